# Buttons that stand in many places: about 10 letters.
menus-back = Back
menus-close = Close
menus-go-back = Go back
menus-understood = Understood

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = Mines, markets and quests for one to four guilds
menus-continue = Continue
menus-new-game = New game
menus-games = Games and replays
menus-rules = Rules
menus-settings = Settings
menus-quit = Quit
menus-nothing-unfinished = There is no unfinished game

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pause
menus-recorded = Every action is recorded as you play
menus-go-on = Go on
menus-name-game = Name this game
menus-leave = Save and leave
menus-not-recorded = This game is not recorded

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-rules-start = The game
menus-rules-terms = Glossary
menus-page = Page

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-name-simple = Simple
menus-mode-name-epic = Epic
menus-mode-name-fast_forward = Fast-forward
menus-mode-name-solo = Solo
menus-mode-words-simple = One stage, no champions: the one to learn with.
menus-mode-words-epic = Three stages and champions, with bonus tiles if you like.
menus-mode-words-fast_forward = Begins in Stage II, with richer starts.
menus-mode-words-solo = Alone against the mine: no quest may fail.
menus-length =
    { $hours ->
        [0] { $rounds } rounds, about { $minutes } minutes
       *[other] { $rounds } rounds, about { $hours } hours
    }
menus-length-solo = { $fewest } or { $most } rounds, from { $minutes } minutes
menus-mode-label = { $name }: { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
menus-picture-saved = The picture is saved
menus-picture-saved-where = It is { $path }
menus-picture-not-saved = The picture cannot be saved
menus-picture-not-written = { $path } cannot be written.

# The head of a message that computer guilds cannot think as they should.
menus-computer-guilds = Computer guilds

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = no screen was found
