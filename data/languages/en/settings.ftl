# The settings: a label of about 18 letters, and under some of them a line of about 45.
settings-tab-display = Display
settings-tab-sound = Sound
settings-tab-game = Game
settings-tab-keys = Keys
settings-label-window = Window
settings-label-full-screen = Full screen
settings-label-text = Text size
settings-label-language = Language
settings-label-motion = Motion
settings-label-high-contrast = High contrast
settings-label-colours = Guild colours
settings-label-reduced-motion = Reduced motion
settings-label-sound = Sound
settings-label-music = Music
settings-label-ambience = Ambience
settings-label-interface = Interface
settings-label-privacy = Privacy
settings-label-guide = Guide
settings-words-window = size in pixels
settings-words-language = for cards, rules and everything else
settings-words-motion = how fast pieces move
settings-words-high-contrast = black backgrounds, bright edges and letters
settings-words-colours = “Distinct” helps colour-blind players
settings-words-reduced-motion = things fade instead of moving
settings-words-sound = weapons, coins, footsteps
settings-words-music = changes with the stages
settings-words-ambience = mine, market and castle
settings-words-interface = clicks of buttons
settings-words-privacy = a curtain between turns
settings-words-guide = advice at each new kind of decision
settings-text-folds = Boards stay whole; panels become compact

# What can be chosen, side by side: about 8 letters each.
# The name of this language in this language, about 9 letters.
language-name = English
settings-percent = { $percent }%
settings-colours-usual = Standard
settings-colours-apart = Distinct
settings-speed-0 = Off
settings-speed-1 = Normal
settings-speed-2 = 2×
settings-speed-4 = 4×
settings-off = Off

# The tab of keys: a row for each command with its key and its button on a pad: a head, a button with why it
# cannot be pressed, a line of help, the heads of two columns, and what stands in a cell that waits.
settings-bindings = Keys and buttons
settings-restore = Restore all
settings-unchanged = Nothing to restore
settings-bindings-words = choose one, then press the new key or button
settings-key = Key
settings-pad = Pad
settings-change-bind = Change the key of { $command }
settings-change-pad = Change the button of { $command }
settings-press-bind = press a key
settings-press-pad = press a button
settings-needed = { $command } needs it

# When the file of the settings cannot be understood: a sentence, and the reason in it.
settings-unreadable = Some of your settings could not be read ({ $fault }) and were reset. The old file will be kept beside them as { $file }.
settings-cannot-read = it cannot be read: { $why }
settings-holds-none = it holds no settings
settings-not-usable = { $name } is not usable: { $why }
settings-no-speed = there is no speed { $speed }
settings-seat-count = { $count } seats
settings-seat-colours = two seats of one colour
settings-seat-names = a name that cannot be shown
