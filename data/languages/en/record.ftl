### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, often in English; of a first line, one of the last five below.
record-unreadable = { $path } cannot be read: { $why }.
record-folder = { $path } is a folder; choose a record in it (a .jsonl file).
record-unwritable = { $path } cannot be written: { $why }.
record-exists = { $path } already exists; choose another name for the record.
record-being-played = { $file } is being played in another window of Forge War; close it there, or play a copy.
record-full = { $file } is full: it is as long as a record may be.
record-too-long = { $file } is too long for a record.
record-none = { $file } is not a Forge War record: its first line is damaged ({ $why }).
record-newer = { $file } was written by a newer version of the game; update to open it.
record-older = { $file } was written by an older version of the game.
record-no-version = { $file } has version { $version }, which does not exist.
record-no-game = { $file } describes an impossible game: { $why }.
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
        [one] { $file } is intact for { $actions } action only: { $problem }.
       *[other] { $file } is intact for { $actions } actions only: { $problem }.
    }

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = The game was played with cards or prices that this computer doesn't have (content { $content }); install their pack, or export the game again where it was played.
record-cards-unusable = The cards included in the record cannot be used: { $why }.
record-cards-not-kept = The game's cards cannot be saved in { $folder }: { $why }.
record-cards-too-long = { $file } cannot include its cards: it would be too long.

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = { $file } was deleted or moved while it was being played.
record-replaced = { $file } was replaced by another file while it was being played.
record-changed = { $file } was changed by something else while it was being played.
record-torn = { $file } ends with an incomplete line.
record-anew = { $change } The whole game is now recorded as { $file }.

# What is wrong further on in a file, behind "game.jsonl is intact for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last five.
record-line-damaged = line { $line } of { $file } is damaged ({ $why })
record-line-refused = line { $line } has an action that breaks the rules ({ $why })
record-line-takes-back = line { $line } undoes { $count } of { $played } actions
record-line-cards = line { $line } has cards in the middle of the game
record-line-state = line { $line } has a state that the actions do not lead to
record-line-count = line { $line } counts { $counted } actions where there are { $played }
record-line-hash = line { $line } has the hash { $hash } of a state that the actions do not lead to
record-too-many-lines = { $file } is too long for a record (over { $most } lines)
record-too-many-bytes = { $file } is too long for a record (over { $most } bytes)
record-no-json = it is not JSON
record-wrong-field = { $field } is missing or wrong
record-wrong-value = a value in it is missing or wrong
record-no-hash = it does not end with its hash
record-other-hash = its hash does not match the text before it
