### Shared tables: the server, the links to it, and what it refuses. Names of options and programs stay as typed.

# Why the server refuses a message or a request: whole sentences.
net-refused-bad-message = The server does not understand this message.
net-refused-too-large = The message is too long; the limit is 64 kilobytes.
net-refused-too-fast = Too many messages in a short time; wait a moment and try again.
net-refused-unknown-page = There is no such address on this server.
net-refused-bad-method = This address does not take requests of that kind.
net-refused-server-fault = Something went wrong on the server; nothing was changed. Try again.
net-refused-client-too-old = Your Forge War is too old for this server; update it.
net-refused-client-too-new = Your Forge War is newer than this server; ask its owner to update it.
net-refused-bad-certificate = This computer does not trust the server's certificate; ask the host for it.
net-refused-unknown-link = This link leads to no table; ask the host for a new one.
net-refused-too-many-connections = Too many connections; close some and try again.
net-refused-too-many-tables = Too many new tables from your address; try again in an hour.
net-refused-server-full = This server has no room for another table; ask its owner.
net-refused-bad-options = There is no such game: check the mode, the number of guilds and the players.
net-refused-no-content = The server does not have these cards; install their pack there.
net-refused-not-host = Only the host of the table may do this; use the host's link.
net-refused-not-over = The record is available once the game is over.
net-refused-spectator = You are watching; only guilds at the table can do this.
net-refused-not-begun = The game has not begun yet; wait for the others.
net-refused-already-begun = The game has already begun.
net-refused-over = The game is over.
net-refused-table-full = The record of this table is full; you can only play on.
net-refused-stale = Something else happened first; look at the table and choose again.
net-refused-not-your-turn = It is another guild's turn.
net-refused-not-your-seat = You can only act for your own guild.
net-refused-illegal-action = The rules do not allow this.
net-refused-nothing-to-undo = You cannot undo anything on your own now; ask the others.
net-refused-undo-asked = Somebody has asked the others to undo; wait for their answers.
net-refused-no-undo-asked = Nobody has asked you to undo anything.
net-refused-bad-nonce = This secret number is not the one that was announced; join again.
net-refused-empty-text = The message is empty; write something.
net-refused-no-such-seat = There is no such seat, or no such player for it.
net-refused-seat-connected = This guild's player is connected; only the seat of somebody who is away can be handed over.
net-refused-bad-address = Notices go to web addresses only (https://…), not into private networks.
net-refused-wrong-code = This code opens no table here; ask the host for the present one.
net-refused-no-free-seat = No seat is free at this table; ask the host for a link to watch.

# forgewar replay --verify, about a game at a shared table.
cli-replay-deal = The deal of { $file } was drawn by everybody at the table (commitment { $hash }).
cli-replay-false-deal = The deal of { $file } is not the one that was promised to the table (commitment { $hash }).
