# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }, { $next }
list-end = { $before } i { $last }
# Sentences one after another; $before is one, or several.
sentences = { $before } { $next }
spoken-next = { $before }. { $next }
# A word or sentence that otherwise stands inside others, as a label or at the beginning.
capital = { CAPITAL($text) }

# What a card gives, inside a sentence or a list. Amounts are in names.ftl.
effect-claim = darmowa licencja „{ $design }”
amount-adventurer = { $count ->
    [one] nowy śmiałek
   *[other] { $count } nowych śmiałków
  }
amount-level = { $count ->
    [one] poziom dla śmiałka
    [few] { $count } poziomy dla śmiałków
   *[other] { $count } poziomów dla śmiałków
  }
amount-overseer_move = { $count ->
    [one] ruch nadzorcy
    [few] { $count } ruchy nadzorców
   *[other] { $count } ruchów nadzorców
  }
amount-worker_move = { $count ->
    [one] przeniesienie lub usunięcie górnika
   *[other] przeniesienie lub usunięcie { $count } górników
  }
amount-market_card = { $count ->
    [one] jedna z odrzuconych kart
    [few] { $count } z odrzuconych kart
   *[other] { $count } z odrzuconych kart
  }

# The same on the face of a card, two or three lines of about 25 characters: alone, and what a
# weapon does for each leg or for the whole quest.
effects-alone = { CAPITAL($effects) }
effects-leg = { CAPITAL($effects) } za każdy ukończony etap
effects-quest = { CAPITAL($effects) } za ukończoną wyprawę

# What a champion's title does, on its card and in tooltips.
ability-wields_type = Każda broń liczy się też jako { $type }
ability-gem-emerald = +{ $count } siły z bronią, w której jest szmaragd
ability-gem-ruby = +{ $count } siły z bronią, w której jest rubin
ability-gem-diamond = +{ $count } siły z bronią, w której jest diament
ability-does-leg_prestige = { $count } pkt prestiżu za każdy etap ukończony z tym czempionem na wyprawie
ability-does-leg_power = Broń zyskuje +{ $count } siły za każdy ukończony z nią etap
ability-does-quest_prestige = { $count } pkt prestiżu za wyprawę ukończoną z tym czempionem od początku do końca
ability-does-quest_gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
  } za wyprawę ukończoną z tym czempionem od początku do końca
ability-does-skip_steps = { $count ->
    [one] Wyprawa, na której ten czempion jest od początku, może zacząć się o krok dalej
    [few] Wyprawa, na której ten czempion jest od początku, może zacząć się nawet o { $count } kroki dalej
   *[other] Wyprawa, na której ten czempion jest od początku, może zacząć się nawet o { $count } kroków dalej
  }
ability-does-charm_gold = Wyprawa, na której ten czempion jest od początku, nie kosztuje złota, lecz daje { $count } { $count ->
    [one] złoto
   *[other] złota
  }

# What an end-game bonus counts, on its card and in the market.
end-bonus-claims = Na koniec gry { $each } pkt prestiżu za każdy unikatowy schemat i { $claims } za każdą licencję
end-bonus-for-designs = Na koniec gry { $each } pkt prestiżu za każdy unikatowy schemat
end-bonus-for-quests = Na koniec gry { $each } pkt prestiżu za każdą ukończoną wyprawę
end-bonus-for-adventurers = Na koniec gry { $each } pkt prestiżu za każdego śmiałka
end-bonus-for-bonus_cards = Na koniec gry { $each } pkt prestiżu za każdą stałą kartę bonusową
end-bonus-for-resources = Na koniec gry { $each } pkt prestiżu za każdy pozostały surowiec

# What a bonus tile gives, and to whom: under its picture and in tooltips.
tile-exactly-industrious = { $count ->
    [one] Każda gildia z dokładnie { $count } górnikiem w kopalni może przesunąć nadzorcę
   *[other] Każda gildia z dokładnie { $count } górnikami w kopalni może przesunąć nadzorcę
  }
tile-exactly-adventurous = { $count ->
    [one] Każda gildia z dokładnie { $count } aktywną wyprawą dostaje śmiałka
   *[other] Każda gildia z dokładnie { $count } aktywnymi wyprawami dostaje śmiałka
  }
tile-stockpile = { $count } { $count ->
    [one] { $resource }
    [few] { FORM($resource, "few") }
   *[other] { FORM($resource, "gen") }
  } za każde { $each } { $each ->
    [few] surowce
   *[other] surowców
  } w puli
tile-each-decorated-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
  } za każdego czempiona
tile-each-decorated-prestige = { $count } pkt prestiżu za każdego czempiona
tile-each-decorated-shopping = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
  } na zakupy u kupca za każdego czempiona
tile-each-knowledge-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
  } za każdy unikatowy schemat
tile-each-knowledge-prestige = { $count } pkt prestiżu za każdy unikatowy schemat
tile-each-knowledge-shopping = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
  } na zakupy u kupca za każdy unikatowy schemat

# What is said of a field that one can type into; not on screen.
field-label = { $label }: { $text }
field-empty = puste
