# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }, { $next }
list-end = { $before } and { $last }
# Sentences one after another; $before is one, or several.
sentences = { $before } { $next }
spoken-next = { $before }. { $next }
# A word or sentence that otherwise stands inside others, as a label or at the beginning.
capital = { CAPITAL($text) }

# What a card gives, inside a sentence or a list. Amounts are in names.ftl.
effect-claim = a free claim on the { $design }
amount-adventurer = { $count ->
    [one] a new adventurer
   *[other] { $count } new adventurers
  }
amount-level = { $count ->
    [one] a level for one adventurer
   *[other] { $count } levels for adventurers
  }
amount-overseer_move = { $count ->
    [one] an overseer move
   *[other] { $count } overseer moves
  }
amount-worker_move = { $count ->
    [one] a worker move or removal
   *[other] { $count } worker moves or removals
  }
amount-market_card = { $count ->
    [one] a card from the market discard
   *[other] { $count } cards from the market discard
  }

# The same on the face of a card, two or three lines of about 25 characters: alone, and what a
# weapon does for each leg or for the whole quest.
effects-alone = { CAPITAL($effects) }
effects-leg = { CAPITAL($effects) } for each finished leg
effects-quest = { CAPITAL($effects) } for the completed quest

# What a champion's title does, on its card and in tooltips.
ability-wields_type = Any weapon also counts as { $type }
ability-gem-emerald = +{ $count } power with a weapon that holds an emerald
ability-gem-ruby = +{ $count } power with a weapon that holds a ruby
ability-gem-diamond = +{ $count } power with a weapon that holds a diamond
ability-does-leg_prestige = { $count } prestige for each leg finished with this champion on the quest
ability-does-leg_power = The weapon gains +{ $count } power for each leg finished with it
ability-does-quest_prestige = { $count } prestige for completing a quest with this champion on it throughout
ability-does-quest_gold = { $count } gold for completing a quest with this champion on it throughout
ability-does-skip_steps = { $count ->
    [one] A quest this champion is on from the start may skip one step
   *[other] A quest this champion is on from the start may skip up to { $count } steps
  }
ability-does-charm_gold = A quest this champion is on from the start pays you { $count } gold and costs nothing

# What an end-game bonus counts, on its card and in the market.
end-bonus-claims = At the end, { $each } prestige for each unique design, { $claims } for each claimed design
end-bonus-for-designs = At the end, { $each } prestige for each unique design
end-bonus-for-quests = At the end, { $each } prestige for each completed quest
end-bonus-for-adventurers = At the end, { $each } prestige for each adventurer
end-bonus-for-bonus_cards = At the end, { $each } prestige for each permanent bonus card
end-bonus-for-resources = At the end, { $each } prestige for each leftover resource

# What a bonus tile gives, and to whom: under its picture and in tooltips.
tile-exactly-industrious = { $count ->
    [one] Each guild with exactly { $count } worker in the mine may move an overseer
   *[other] Each guild with exactly { $count } workers in the mine may move an overseer
  }
tile-exactly-adventurous = { $count ->
    [one] Each guild with exactly { $count } active quest gets an adventurer
   *[other] Each guild with exactly { $count } active quests gets an adventurer
  }
tile-stockpile = { $count } { $resource } for every { $each } resources in the pool
tile-each-decorated-gold = { $count } gold for each champion
tile-each-decorated-prestige = { $count } prestige for each champion
tile-each-decorated-shopping = { $count } gold to spend at the merchant for each champion
tile-each-knowledge-gold = { $count } gold for each unique design
tile-each-knowledge-prestige = { $count } prestige for each unique design
tile-each-knowledge-shopping = { $count } gold to spend at the merchant for each unique design

# What is said of a field that one can type into; not on screen.
field-label = { $label }: { $text }
field-empty = empty
