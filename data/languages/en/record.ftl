### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, or whoever tried to understand the file, often in English.
record-unreadable = { $path } cannot be read: { $why }.
record-folder = { $path } is a folder; choose a record in it, a file that ends in .jsonl.
record-unwritable = { $path } cannot be written: { $why }.
record-exists = { $path } exists already; choose another name for the record.
record-being-played = { $file } is being played in another window of Forge War; close it there, or play a copy.
record-full = { $file } is full: no game is longer.
record-too-long = { $file } is longer than any game.
record-none = { $file } is not a Forge War record: its first line is damaged ({ $why }).
record-newer = { $file } was written by a newer version of the game; update to open it.
record-older = { $file } was written by an older version of the game.
record-no-version = { $file } has the version { $version }, which does not exist.
record-no-game = { $file } describes a game that does not exist: { $why }.
record-seats = { $file } names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } for { $guilds ->
    [one] { $guilds } guild
   *[other] { $guilds } guilds
  }.
record-same-colour = { $file } gives two guilds the same colour.
record-long-seed = { $file } has a seed of more than 64 bits.
record-unfinished = { $file } does not hold a finished game.

# The same, with what is wrong further on: $problem is one of the last group here.
record-cut-short = { $file } does not hold a finished game: { $problem }.
record-sound-for =
    { $actions ->
        [one] { $file } is sound for { $actions } action only: { $problem }.
       *[other] { $file } is sound for { $actions } actions only: { $problem }.
    }

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = The record was played with other cards or prices than there are on this computer (content { $content }); install the pack they are from, or export the game again where it was played.
record-cards-unusable = The cards that the record brings along cannot be used: { $why }.
record-cards-not-kept = The cards of the game cannot be kept in { $folder }: { $why }.
record-cards-too-long = { $file } cannot take its cards along: it would be too long.

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = { $file } was deleted or moved away while it was being played.
record-replaced = { $file } was replaced by another file while it was being played.
record-changed = { $file } was changed by somebody else while it was being played.
record-torn = { $file } ends with a line that could not be written.
record-anew = { $change } The whole game is recorded anew as { $file }.

# What is wrong further on in a file, behind "This game is sound for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last two, or what could not be understood, in English.
record-line-damaged = line { $line } of { $file } is damaged ({ $why })
record-line-refused = line { $line } plays an action the rules refuse ({ $why })
record-line-takes-back = line { $line } takes back { $count } actions of { $played }
record-line-cards = line { $line } holds cards in the middle of the game
record-line-state = line { $line } holds a state that its actions do not lead to
record-line-count = line { $line } counts { $counted } actions where there are { $played }
record-line-hash = line { $line } holds the hash { $hash } of a state that its actions do not lead to
record-too-many-lines = { $file } is longer than any game ({ $most } lines)
record-too-many-bytes = { $file } is longer than any game ({ $most } bytes)
record-no-hash = it does not end with its hash
record-other-hash = its hash does not fit what stands there and before
