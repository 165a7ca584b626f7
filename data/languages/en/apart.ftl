### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Talk to everybody at the table
apart-chat-empty = Say something
apart-chat-none = Nothing was said yet
apart-chat-line = { $who }: { $text }
apart-phrase-hello = Hello!
apart-phrase-ready = Ready?
apart-phrase-moment = One moment
apart-phrase-luck = Good luck!
apart-phrase-nice = Well played!
apart-phrase-thanks = Thank you!

# The rooms' title on the title screen (about 20 letters) and at their top; how many tables wait, for screen readers.
apart-title = Play apart
apart-turns =
    { $count ->
        [one] your turn at { $count } table
       *[other] your turn at { $count } tables
    }

# One's own tables: a head, what stands there while there are none, rows of a name (about 30 letters) and how it stands
# ("your turn, games.example"), and what is asked before one is forgotten.
apart-my-tables = My tables
apart-no-tables = Friends elsewhere, one table
apart-no-tables-words = Tables that you host or join are kept here. You can leave at any time and come back days later.
apart-at = { $standing }, { $where }
apart-this-computer = this computer
apart-table-name = { $name }'s table
apart-table-with = With { $names }
apart-table-mode = { $mode }, { $guilds } guilds
apart-state-turn = your turn
apart-state-lobby = not begun yet
apart-state-waiting = the others' turn
apart-state-over = finished
apart-state-gone = gone from its server
apart-silent = its server does not answer
apart-forget = Forget it
apart-forget-name = Remove from this list: { $name }
apart-forget-title = Forget this table?
apart-forget-words = The others go on without you. Only your link leads back: this program will not have it any more.
apart-forget-host = You are its host: nobody can renew its links any more.

# Opening a table: who sits where (three choices of about 10 letters beside each other), which server, how much time.
apart-host-title = Host a table
apart-host-words = You choose the game and who plays; the others come by a code or a link.
apart-host = Host a table
apart-guilds-remark = 2 to 4
apart-add-guild = Add a guild
apart-seat-here = Here
apart-seat-apart = Apart
apart-seat-computer = Computer
apart-seat-apart-words = for whoever has the code or the link
apart-here = This computer
apart-seat-here-words = plays at this computer
apart-where = Server
apart-a-server = A server
apart-server = Address of the server
apart-host-here-words = Friends in your network can join. The table is open as long as this game runs; nothing is lost when you close it.
apart-server-words = Friends anywhere can join, and play on while you are away.
apart-clock = Time for a choice
apart-limit-0 = None
apart-limit-120 = 2 min
apart-limit-300 = 5 min
apart-limit-86400 = 1 day
apart-clock-words = When it has run out, a computer player takes the seat over; its person can take it back.
apart-no-clock-words = Everybody may take as long as they like, days too.
apart-open = Open the table
apart-opening = Opening the table…
apart-needs-here = Seat somebody at this computer: choose “Here” for one guild.
apart-needs-apart = Nobody plays elsewhere: choose “Apart” for a guild, or begin a new game from the title.
apart-bad-server = This is no address of a server. It looks like games.example or 192.168.1.5:8765.
apart-host-starting = Starting the server on this computer…
apart-host-ended = The server on this computer has ended. Open the table again to start it anew.

# Joining: a field with two buttons of about 14 letters, and lines of what went wrong. kiln 47 is an example of a code.
apart-join-title = Join a table
apart-link = Link or code of a table
apart-link-empty = A link, or a code such as kiln 47
apart-paste = Paste
apart-join = Join
apart-looking = Looking for the table…
apart-nothing-typed = Type the link or the code first.
apart-nothing-copied = Nothing was copied yet: copy the link in your message first.
apart-bad-link = This is no link to a table. Copy all of it: it begins with http and has a # in it.
apart-no-such-code = No table of your network opens to this code. Check it, or use the link.
apart-unreachable = The server does not answer. Ask whether the host's game is open, and check the network.
apart-near = On this network
apart-none-near = No table yet. One that a friend opens in the same network appears here.
apart-near-words =
    { $mode }, { $free ->
        [0] full
        [one] { $free } seat free
       *[other] { $free } seats free
    }
apart-ask-code = Type the code of { $name }: ask the host for it.

# The lobby: how a player stands, marks, buttons of about 12 letters, facts about the game as a word and its value.
apart-seats = Seats
apart-seats-remark = the game begins by itself once all are ready
apart-standing-you = you, at this computer
apart-computer-seat = computer, { $strength }
apart-standing-connected = connected
apart-standing-away = away
apart-standing-unseen = not seen yet
apart-ready = ready
apart-not-ready = not ready
apart-seat-link = Seat link
apart-renew = Renew
apart-renewed = { $guild } has a new link; the old one leads nowhere now. Copy it and send it.
apart-invite = Invite
apart-say-code = Say the code, in your network
apart-copy-code = Copy code
apart-send-link = or send the link to all
apart-copy-link = Copy link
apart-copied = Copied
apart-not-copied = Nothing can be copied on this system; write it down.
apart-game = This game
apart-talk = Talk
apart-mode = Game
apart-length = { $mode }, { $rounds } rounds
apart-with = yes
apart-no-clock = none
apart-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
apart-clock-minutes = { $count } minutes
apart-take-back = Undo
apart-take-back-words = alone until it touches others
apart-vanished = Somebody vanishes
apart-vanished-words = computer, by vote
apart-onlookers = Onlookers
apart-watching = { $count } watching
apart-onlooker = Onlooker
apart-shuffle-words = Fair shuffle: every seat throws in a secret number, and the deal comes from all of them.
apart-waits-for-you = Type your name and press Ready.
apart-waits-for = Waiting for { $names }.
apart-waits-for-away = Everybody is ready; { $names } must be connected for the shuffle.
apart-shuffles = Everybody is ready: shuffling.
apart-onlooker-waits = You are watching; the game begins once all are ready.
apart-get-ready = Ready
apart-is-ready = You are ready
apart-begins-by-itself = The game begins by itself once everybody is ready.
apart-leave = Leave
apart-connecting = Connecting: { $where }
apart-connecting-long = No answer yet. Ask whether the host's game is open, and check the network; this goes on trying.
apart-table-stays = The table stays among your tables.

# forgewar open: its argument.
cli-record-or-link = a record (docs/record-format.md), or a link to a shared table
