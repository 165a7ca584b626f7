# Tables shared over a network: this app's own server.

apart-net-host-not-started = Your tables cannot be hosted here ({ $why }); restart the computer if this goes on.
apart-net-host-second = Another Forge War on this computer hosts your tables already; use that one, or close it first.
apart-net-host-lost = The server of your tables has stopped; the tables are kept. Host again; { $file } says what happened.

settings-label-notices = Tell me when it is my turn
settings-words-notices = a notice on the desktop, at shared tables
