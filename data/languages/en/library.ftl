# The library of games. The title stands at the top left: about 10 letters.
library-title = Games

# The tabs, side by side at the top, about 12 letters each; two of them with how many games they hold.
library-tab-all =
    { $count ->
        [0] All
       *[other] All { $count }
    }
library-tab-automatic = Automatic
library-tab-named = Named
library-tab-finished = Finished
library-tab-deleted =
    { $count ->
        [0] Deleted
       *[other] Deleted { $count }
    }

# In place of the list, when a tab holds nothing: one line.
library-empty-automatic = Unnamed, unfinished games are kept here
library-empty-named = Games that you give a name are kept here
library-empty-finished = Finished games are kept here for you to watch again
library-empty-deleted =
    { $days ->
        [one] Deleted games are kept here for { $days } day
       *[other] Deleted games are kept here for { $days } days
    }

# A row of the list: how a game stands, in one line. $progress is "Round 5 of 18, Stage I, market",
# $turn "your turn: Tower".
library-standing = { $progress }; { $turn }
library-unreadable = This file cannot be read
library-damaged = Damaged; playable up to the damage
library-looking = Reading…

# The panel of the game that is chosen: lines of about 36 letters. $kind is "Epic solo, hard", $when
# "3 days ago"; $problem is a sentence of what is wrong with the record.
library-kind-and-date = { $kind }, { $when }
library-last-played = Last played { $when }
library-practice = Practice game
library-turn = { CAPITAL($turn) }
library-sound-for =
    { $actions ->
        [one] Only { $actions } action of this game is intact: { $problem }.
       *[other] Only { $actions } actions of this game are intact: { $problem }.
    }
library-days-left =
    { $days ->
        [one] Deleted; gone for good in { $days } day
       *[other] Deleted; gone for good in { $days } days
    }

# Buttons of that panel: the first is wide, about 18 letters.
library-open = Open
library-play-sound = Play what is intact
library-watch = Watch replay
library-continue = Continue
library-restore = Restore
library-undo = Undo

# What was just done, in the bar at the foot: two lines at most. $name is the name of a game.
library-restored = Restored: { $name }
library-deleted = Deleted: { $name }
library-exported = Exported to { $path }
library-imported = Imported: { $name }

# Heads of messages about what cannot be done; the reason follows in sentences of its own.
library-not-opened = This game cannot be opened
library-not-restored = This game cannot be restored
library-not-deleted = This game cannot be deleted
library-not-exported = This game cannot be exported
library-not-imported = This file cannot be imported
library-not-watched = This game cannot be watched
library-not-played-on = This game cannot be continued
library-not-recorded = This game isn't recorded
library-end-not-recorded = The end of this game wasn't recorded
library-cannot-record = The game cannot be recorded

# What stands under such a head, and the buttons there, about 16 letters.
library-copy-instead = You can play a copy instead; the record itself stays as it is.
library-play-copy = Play a copy
library-recorded-later = If you play on, what is missing will be recorded as soon as possible.
library-play-on = Play on
library-try-again = Try again
library-received = Imported
library-received-words = The game is now in the library; this one continues.

# Why something cannot be done: whole sentences. $why is what the system says.
library-being-played = { $file } is being played in another window of Forge War.
library-cannot-delete = { $path } cannot be deleted: { $why }.
library-cannot-restore = { $path } cannot be restored: { $why }.
library-no-free-file = Every name for the file is taken.
library-no-free-name = Every name for a record in { $folder } is taken.

# The window of games to import: its title, two lines of help, a line in place of the list, and what a
# file holds, in one line. $guilds is a list of names.
library-import-title = Import a game
library-import-where = Shows records in { $documents }, its { $own } folder, and { $downloads }.
library-import-drop = You can also drop a file on the window at any time.
library-import-nothing = These folders hold no records
library-import-file = { $kind }: { $guilds }, in { $folder }

# Giving a game a name: what the field is called, and the button that keeps it, about 16 letters.
library-name = Name
library-keep-name = Save the name
library-name-not-kept = The name could not be saved

# While nothing is recorded: a picture with a caption, and three ways to begin.
library-invite-title = An empty shelf
library-invite-words = Every game you start is recorded automatically from the first move. You never need to save.
library-invite-caption = Each game becomes a book on this shelf
library-invite-caption-words = to continue, watch again or review with the Master
library-invite-first = Your first game
library-invite-new = A new game
library-invite-new-words = Choose the mode, the length and the rivals yourself.
library-invite-record = Open a record
library-invite-record-words = Has a friend sent you a game? Drop its file on the window, or look for it here.
