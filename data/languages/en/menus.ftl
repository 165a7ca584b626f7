# Buttons that stand in many places: about 10 letters.
menus-back = Back
menus-close = Close
menus-go-back = Go back
menus-understood = OK

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = Mines, markets and quests for one to four guilds
menus-continue = Continue
menus-learn = Learn to play
menus-new-game = New game
menus-games = Games and replays
menus-rules = Rules
menus-settings = Settings
menus-quit = Quit
menus-nothing-unfinished = No unfinished game

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pause
menus-recorded = The game is saved as you play
menus-go-on = Resume
menus-name-game = Name this game
menus-leave = Save and leave
menus-not-recorded = This game isn't recorded

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Page

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = One stage, no champions: the best way to start.
menus-mode-words-epic = Three stages and champions, with bonus tiles if you like.
menus-mode-words-fast_forward = Starts in Stage II with richer guilds.
menus-mode-words-solo = Alone against the mine: no quest may fail.
menus-length =
    { $hours ->
        [0] { $rounds } rounds, about { $minutes } minutes
       *[other] { $rounds } rounds, about { $hours } hours
    }
menus-length-solo = { $fewest } or { $most } rounds, from { $minutes } minutes
menus-mode-label = { $name }: { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = Screenshot saved
document-picture-saved-where = Saved as { $path }
document-picture-not-saved = Screenshot not saved
document-picture-not-written = Could not write { $path }.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Computer guilds
menus-guilds-keep-stopping = The process that thinks for computer guilds keeps stopping. They will play on as Journeymen, and the screen may stutter while they think.
menus-guild-undecided = A computer guild could not decide and chose as a Journeyman would. See the log file for details.

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = no screen was found

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = Guilds
menus-guilds-words = 2 to 4; drag to reorder seats
menus-guilds-solo = one guild, two automated colours
menus-mine = The mine
menus-mine-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
menus-options = Options

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = Drag to move { $guild }'s seat
menus-seat-colour = { $guild }: change colour
menus-seat-name = Name of { $guild }'s player
menus-seat-remove = Remove this seat
menus-seat-empty = Empty seat
menus-add-person = Add person
menus-add-computer = Add computer

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Old Bess
menus-default-name-purple = Jonas
menus-default-name-green = Ottilie

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = at this table
menus-player-words-apprentice = makes mistakes
menus-player-words-journeyman = plans its quests
menus-player-words-artisan = judges well
menus-player-words-master = thinks ahead
menus-player-words-grandmaster = thinks far ahead
menus-player-tip-person = Plays at this table
menus-player-tip-apprentice = A computer guild that makes beginner's mistakes; good company for a first game
menus-player-tip-journeyman = A computer guild that plans its quests for the rounds left
menus-player-tip-artisan = A computer guild that judges prices and gains well, without thinking ahead
menus-player-tip-master = A computer guild that thinks ahead, for up to a second
menus-player-tip-grandmaster = A computer guild that thinks far ahead, for up to ten seconds

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Take a quest every round, unless the offer is empty.
menus-stake-loss = You lose if a quest fails or is not completed by the end.
menus-stake-automated = Two automated colours share the mine and jump as many workers as they can.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Length
menus-length-words-simple = { $rounds } rounds of Stage I; { $great } is a great score
menus-length-words-fast_forward = { $rounds } rounds of Stage II, with a richer start
menus-length-words-epic = { $rounds } rounds in three stages; { $great } is a great score
menus-difficulty = Difficulty
menus-difficulty-words-easy = without the hardest quests
menus-difficulty-words-medium = without a few of the hardest and easiest quests
menus-difficulty-words-hard = without the easiest quests
menus-difficulty-words-random = without some random quests

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Seed
menus-seed-words = same seed, same game
menus-seed-new = Another seed
menus-practice = Practice game
menus-practice-words = any move can be undone
menus-practice-solo = In solo games any move can be undone
menus-tiles = Bonus tiles
menus-tiles-words = { $count }, every { $every } rounds
menus-tiles-epic = Bonus tiles are for epic games
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Even start
menus-even-words = house rule: { $gifts }
menus-even-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } { $gifts }
menus-even-rule = a house rule
menus-even-none = Not available with { $guilds } guilds in this mode

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } rounds, { $who }
menus-summary-watched = { $mode }, { $rounds } rounds, { $who }, played by the computer
# Cards of the last set-ups: their heading where text is large, who plays, and what a press does, for
# screen readers.
menus-recent = As before
menus-recent-names = { $names }
menus-recent-take = Press to set this up
menus-recent-again = Press to start it
menus-who-guilds = { $count } guilds
menus-who-solo = solo, { $difficulty }
menus-start = Start
menus-watch = Watch
