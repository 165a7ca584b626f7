# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }, { $next }
list-end = { $before } und { $last }
# Sentences one after another; $before is one, or several.
sentences = { $before } { $next }
spoken-next = { $before }. { $next }
# A word or sentence that otherwise stands inside others, as a label or at the beginning.
capital = { CAPITAL($text) }

# What a card gives, inside a sentence or a list. Amounts are in names.ftl.
effect-claim = Anspruch auf { FORM($design, "acc") } (kostenlos)
amount-adventurer = { $count ->
    [one] { $count } Abenteurer
   *[other] { $count } Abenteurer
  }
amount-level = { $count ->
    [one] { $count } Stufe für einen Abenteurer
   *[other] { $count } Stufen für Abenteurer
  }
amount-overseer_move = { $count ->
    [one] { $count } Aufseherzug
   *[other] { $count } Aufseherzüge
  }
amount-worker_move = { $count ->
    [one] { $count } Arbeiterzug
   *[other] { $count } Arbeiterzüge
  }
amount-market_card = { $count ->
    [one] { $count } Karte aus der Marktablage
   *[other] { $count } Karten aus der Marktablage
  }

# The same on the face of a card, two or three lines of about 25 characters: alone, and what a
# weapon does for each leg or for the whole quest.
effects-alone = { CAPITAL($effects) }
effects-leg = { CAPITAL($effects) } pro Etappe
effects-quest = { CAPITAL($effects) } für die abgeschlossene Quest

# What a champion's title does, on its card and in tooltips.
ability-wields_type = Jede Waffe zählt auch als { $type }waffe
ability-gem-emerald = +{ $count } Stärke mit einer Waffe, die einen Smaragd enthält
ability-gem-ruby = +{ $count } Stärke mit einer Waffe, die einen Rubin enthält
ability-gem-diamond = +{ $count } Stärke mit einer Waffe, die einen Diamanten enthält
ability-does-leg_prestige = { $count } Prestige für jede Etappe, die mit diesem Champion auf der Quest abgeschlossen wird
ability-does-leg_power = Die Waffe erhält { $count } Stärke für jede mit ihr abgeschlossene Etappe
ability-does-quest_prestige = { $count } Prestige für den Abschluss einer Quest, bei der dieser Champion durchgehend dabei war
ability-does-quest_gold = { $count } Gold für den Abschluss einer Quest, bei der dieser Champion durchgehend dabei war
ability-does-skip_steps = { $count ->
    [one] Eine Quest, bei der er von Anfang an dabei ist, darf einen Schritt überspringen
   *[other] Eine Quest, bei der er von Anfang an dabei ist, darf bis zu { $count } Schritte überspringen
  }
ability-does-charm_gold = Eine Quest, bei der er von Anfang an dabei ist, bringt { $count } Gold, statt etwas zu kosten

# What an end-game bonus counts, on its card and in the market.
end-bonus-claims = Am Ende { $each } Prestige je Unikat, { $claims } je beanspruchtem Entwurf
end-bonus-for-designs = Am Ende { $each } Prestige je Unikat
end-bonus-for-quests = Am Ende { $each } Prestige je abgeschlossener Quest
end-bonus-for-adventurers = Am Ende { $each } Prestige je Abenteurer
end-bonus-for-bonus_cards = Am Ende { $each } Prestige je dauerhafter Bonuskarte
end-bonus-for-resources = Am Ende { $each } Prestige je übrigem Rohstoff

# What a bonus tile gives, and to whom: under its picture and in tooltips.
tile-exactly-industrious = { $count ->
    [one] Jede Gilde mit genau { $count } Arbeiter in der Mine darf einen Aufseher bewegen
   *[other] Jede Gilde mit genau { $count } Arbeitern in der Mine darf einen Aufseher bewegen
  }
tile-exactly-adventurous = { $count ->
    [one] Jede Gilde mit genau { $count } aktiven Quest erhält einen Abenteurer
   *[other] Jede Gilde mit genau { $count } aktiven Quests erhält einen Abenteurer
  }
tile-stockpile = { $count } { $count ->
    [one] { $resource }
   *[other] { FORM($resource, "many") }
  } für je { $each } Rohstoffe im Vorrat
tile-each-decorated-gold = { $count } Gold für jeden Champion
tile-each-decorated-prestige = { $count } Prestige für jeden Champion
tile-each-decorated-shopping = { $count } Gold für jeden Champion, zum Einkaufen beim Händler
tile-each-knowledge-gold = { $count } Gold für jedes Unikat
tile-each-knowledge-prestige = { $count } Prestige für jedes Unikat
tile-each-knowledge-shopping = { $count } Gold für jedes Unikat, zum Einkaufen beim Händler

# What is said of a field that one can type into; not on screen.
field-label = { $label }: { $text }
field-empty = leer
