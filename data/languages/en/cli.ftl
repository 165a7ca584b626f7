### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = a simple game
cli-game-epic = an epic game
cli-game-fast_forward = a fast-forward game
cli-kind = { $game } of { $guilds } guilds
cli-kind-tiles = { $game } of { $guilds } guilds with bonus tiles
cli-kind-solo = { $game }, solo, { $difficulty }

# forgewar replay.
cli-replay-of = { $file }: { $kind }, seed { $seed }, by Forge War { $program }
cli-replay-practice = { $file }: { $kind } for practice, seed { $seed }, by Forge War { $program }
cli-replay-guilds = Guilds: { $guilds }
cli-replay-seat = { $name } ({ $colour }, { $player })
cli-replay-progress = Round { $round } of { $rounds }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
cli-replay-lost = The game was lost.
cli-replay-won-solo = The game was won.
cli-replay-won = { $winner } won.
cli-replay-not-over = The game is not over.
cli-replay-standing = { $guild }: { $prestige } prestige, { $gold } gold, { $completed ->
    [one] { $completed } quest
   *[other] { $completed } quests
  } completed, { $failed } failed
cli-replay-sound = { $file } is sound: all { $actions } actions are legal, { $end }, and all { $hashes } hashes and { $states } states agree.
cli-replay-to-the-end = to the end of the game
cli-replay-to-where-it-was-left = to where the game was left

# What commands say when they cannot do what they were asked for: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = interrupted.
cli-problem = { $problem }.
cli-see-help = { $problem }; see { $program } --help.
cli-content-behind = --content stands behind { $command }, not before it.
cli-content-unusable = the content cannot be used: { $problem }.
cli-no-output = there is nowhere to write to: the standard output is closed.
cli-cannot-show = the game cannot be shown because { $module } is missing; install it with pip install forgewar, or use a command that needs no screen (forgewar --help).
cli-cannot-draw = nothing can be drawn because { $module } is missing; install it with pip install forgewar.
cli-no-folder = { $path } is not a folder, and not a zip.
cli-cannot-write = { $path } cannot be written: { $why }.
cli-cannot-write-there = { $path } cannot be written there.
cli-folder-not-made = the folder { $path } cannot be made: { $why }.
cli-folder-not-writable = the folder { $path } cannot be written to.
cli-folder-full = the folder { $path } holds records already; choose another.
cli-process-ended = a process that played games was ended from outside.
cli-cluster-missing = a cluster needs { $module }; install the extra cluster: pip install "forgewar[cluster]".
cli-cluster-unreachable = no Dask scheduler can be reached at { $address }.
cli-cluster-empty = the cluster has no workers.
cli-cluster-lost = the cluster was lost, or one worker after the other with the same task.
cli-cluster-other-game = the cluster does not have this version of the game everywhere ({ $where }).
cli-cluster-other-cards = the worker { $where } of the cluster has other cards.
cli-cluster-not-with = { $option } is about files of this machine and does not go with --cluster.
# Behind "argument --games: ".
cli-whole-number = must be a whole number from { $low } to { $high }, not { $given }
cli-size = must be from { $low } to { $high }, not { $given }

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War: mines, markets and quests for one to four guilds.
cli-epilog = Without a command the game starts, with --content with cards of your own. Each command has its own --help.
cli-usage = usage:{ " " }
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-compiled = { $version }, compiled
cli-commands = commands
cli-default = default: %(default)s
cli-language = the language to speak: { $there }
cli-no-language = there is no language { $tag }; there are { $there }.
cli-content = cards, prices and mines of a folder or a zip (docs/packs.md)
cli-record = a record (docs/record-format.md)
cli-jobs = processes to use
cli-cluster = instead of processes here, the workers of the Dask cluster whose scheduler is at this address (docs/cluster.md)
cli-help-open = start the game with a record
cli-description-open = Start the game, with a record taken into its library. `forgewar FILE.jsonl` does the same.
cli-help-simulate = play games between computer guilds and sum them up
cli-description-simulate = Play games between computer guilds and sum them up. The same seed gives the same games, however many processes play them.
cli-examples-simulate =
    examples:
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = measure by play how good the content is
cli-description-balance = Play games between equal computer guilds, measure the six targets of good content with 95 % intervals, and write the report with its charts. The same seed gives the same report, however many processes play.
cli-examples-balance =
    examples:
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = verify a record, tell its game, or sum it up
cli-description-replay = Play a recorded game again. Without an option: a short summary.
cli-examples-replay =
    examples:
      forgewar replay game.jsonl               who played, how far, and the scores
      forgewar replay games/*.jsonl --verify   are all actions legal and all hashes right?
      forgewar replay game.jsonl --describe    the whole game in words, round by round
cli-help-review = look back at a recorded game: chances, and the choices that cost most
cli-description-review = Tell how a finished game stood at the beginning of each round, and of each person (or of each guild, if no person played) up to five choices that cost most winning chance, with what would have been better and why; then where prestige was lost, and what choices cost by phase. Each choice is played on in made-up games that agree with what the guild knew. The same seed gives the same review.
cli-examples-review =
    examples:
      forgewar review game.jsonl                      how it stood, and what cost most
      forgewar review game.jsonl --json review.json   the same, as data, too
cli-review-json = write it as data
cli-review-seed = the seed of the made-up games; by default that of the game
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }, round { $round } (action { $moment }): { $points } points of winning chance. Played: { $played }. Better: { $better }.
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}because: { $why }
cli-review-guild = { $name }: { $told }
cli-review-none = No choice is sure to have cost much.
cli-help-shot = render a moment of a record to a PNG
cli-description-shot = Draw a moment of a recorded game as the app would show it. Needs no screen.
cli-examples-shot =
    examples:
      forgewar shot game.jsonl                              the last moment, as game-N.png
      forgewar shot game.jsonl --at 40 --out move40.png     after the 40th action
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            the moment before the last, larger
cli-help-puzzles = find puzzles in recorded games, and verify them
cli-description-puzzles = Find positions of recorded games in which one choice is clearly best: every choice that looks good is played on in the same made-up games. Found ones are written as files, to be chosen from by hand.
cli-examples-puzzles =
    examples:
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   one file for each puzzle
      forgewar puzzles --verify                             do the puzzles of the game still hold?
cli-puzzles-verify = try the puzzles of the folder again, in other made-up games
cli-puzzles-out = where puzzles are; those of the game if it is not given
cli-puzzles-worlds = made-up games that every choice is played on in ({ $count })
cli-puzzles-round = only from this round on, which is quicker
cli-puzzles-nothing = name records to look for puzzles in, or --verify.
cli-puzzles-other-cards = { $file } was not played with the cards of the game.
cli-puzzles-found = { $file }: level { $level }, ahead by { $margin } tenths of a prestige
cli-puzzles-right = { $name }: sound
cli-puzzles-wrong = { $name }: { $problem }
cli-puzzles-fault-other-best = another choice came out best
cli-puzzles-fault-closer = the next best came much closer
cli-puzzles-unsound = { $count } of { $all } puzzles do not hold.
cli-help-fit = find the weights by which the Master judges positions
cli-description-fit = Play games and find in them what everything that a guild has is worth, round by round: the weights of the Master's evaluation, printed as data/evaluation.yaml has them. The same seed gives the same weights.
cli-examples-fit =
    examples:
      forgewar fit              all of them, as they are shipped
      forgewar fit --games 30   few games, to see that it works
cli-fit-games = games of each mode
cli-help-check = validate the content: cards, prices, mines
cli-description-check = Validate a folder of content and name everything that is wrong with it.
cli-examples-check =
    examples:
      forgewar check                       the content of the game, with its pictures and words
      forgewar check my-cards              a folder or a zip of your own (docs/packs.md)
      forgewar check my-cards --install    and put it among your packs
      forgewar check --release             before a release: keep this content for good

# The arguments of forgewar replay.
cli-replay-files = records (docs/record-format.md)
cli-replay-verify = compare all hashes and states
cli-replay-describe = tell the game in words

# forgewar shot: its arguments, and what it says.
cli-shot-at = after N actions; 0 is the start, -1 the last moment, -2 the one before (default: %(default)s)
cli-shot-scale = text scale, { $low } to { $high } (default: %(default)s)
cli-shot-out = where the picture goes
cli-shot-drawn = { $path }: after { $number } of { $last } actions
cli-shot-sound-until = { $file } is sound for { $last } actions only: { $problem }; choose --at 0 to { $last }.
cli-shot-no-moment = { $file } has { $last } actions, so there is no moment { $moment }.

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = a folder or a zip; default: the folder of the game itself, whose pictures and languages are checked too
cli-check-strict = count messages that a language lacks as problems
cli-check-install = put the pack among those the game offers
cli-check-release = put the content into data/released, so that every later version opens its games
cli-check-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
  } in { $path }.
cli-check-untranslated = { $count ->
    [one] { $count } message is
   *[other] { $count } messages are
  } not translated and shown in English.
cli-check-ok = content { $hash }: ok
cli-check-installed = installed in { $path }
cli-check-released = released in { $path }
cli-check-released-before = released before
cli-check-count-designs = designs
cli-check-count-bonus_cards = bonus cards
cli-check-count-single_cards = single-use cards
cli-check-count-quests = quests
cli-check-count-titles = titles
cli-check-count-tiles = bonus tiles
cli-check-count-wealth = wealth cards
cli-check-count-end_bonuses = end-game bonuses
cli-check-count-mines = mines
cli-check-count-clauses = clauses of the rulebook

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = the computer guilds, one name a seat: { $guilds } (default: three, in solo one, of the sensible kind)
cli-simulate-tiles = play epic with bonus tiles
cli-simulate-even = give the places of the first order what evens them out (a house rule)
cli-simulate-no-even = there is no even start for games of this kind.
cli-simulate-against = the guilds of another checkout of the game, against which each strength of the ladder plays its own
cli-simulate-milliseconds = of thought for each choice, instead of a number of moves
cli-simulate-against-alone = --against is for --ladder.
cli-no-game-there = { $path } is no checkout of the game whose guilds can be asked.
cli-other-cards-there = the game in { $path } has other cards.
cli-simulate-solo = play solo games
cli-simulate-difficulty = of solo (default: medium)
cli-simulate-json = write the statistics as data
cli-simulate-record = write a record of each game
cli-simulate-states = put the whole state after every action in records
cli-simulate-ladder = measure each strength against the one below it
cli-simulate-guilds = at the ladder's tables (default: 2)
cli-simulate-not-ladder = { $option } does not go with --ladder.
cli-simulate-guilds-alone = --guilds is for the ladder; add --ladder, or name the --seats.
cli-simulate-difficulty-alone = --difficulty is for solo games; add --solo.
cli-simulate-states-alone = --states are put in records; add --record DIR.
cli-simulate-no-guild = there is no computer guild { $name }; choose from { $guilds }.
# Behind numbers on the bar that shows how far it is.
cli-unit-games = games

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $games ->
    [one] { $games } { $mode } game of { $guilds } guilds
   *[other] { $games } { $mode } games of { $guilds } guilds
  }, seed { $seed }
cli-summary-tiles = { $games ->
    [one] { $games } { $mode } game of { $guilds } guilds
   *[other] { $games } { $mode } games of { $guilds } guilds
  } with bonus tiles, seed { $seed }
cli-summary-solo = { $games ->
    [one] { $games } { $mode } solo game
   *[other] { $games } { $mode } solo games
  }, { $difficulty }, seed { $seed }
cli-summary-seat = seat { $seat }
cli-summary-won = won: { $count }
cli-summary-lost = lost by { $clause }: { $count }
cli-summary-speed = { $actions } actions a second, { $seconds } s in all
cli-ladder = One guild at a table of others, { $mode } games of { $guilds } guilds, seed { $seed }; even is { $even } %
cli-column-seat = seat
cli-column-score = score
cli-column-sd = sd
cli-column-min = min
cli-column-max = max
cli-column-wins = wins
cli-column-taken = taken
cli-column-completed = completed
cli-column-failed = failed
cli-column-prestige = prestige a game from
cli-column-length = length of a game
cli-column-mean = mean
cli-column-actions = actions
cli-column-rounds = rounds
cli-column-place = place in the first order
# The ladder: up to 11 letters, the numbers up to 6. "95 % of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = guild
cli-column-others = others
cli-column-games = games
cli-column-won = won
cli-column-within = 95 % of

# forgewar balance: its arguments, and what it says.
cli-balance-games = simple games for each number of guilds (default: { $count }); of other modes three tenths of that
cli-balance-solo = simple solo games of the Master for each difficulty (default: { $count }); epic ones an eighth of that
cli-balance-targets = measure only these, of { $first } to { $last } (default: all)
cli-balance-quick = few games: a first idea in about a minute
cli-balance-out = the page to write; its charts go to a folder of the same name (default: %(default)s)
cli-balance-no-page = { $path } is not a page that can be written; name it *.md.
cli-balance-no-target = there is no target { $target }; choose from { $first } to { $last }.
cli-balance-written = { $path } is written.
