### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = War in { $number ->
    [one] einer simulierten Partie
   *[other] { $number } simulierten Partien
  } besser als die zweitbeste Wahl{ $of ->
    [0] { "" }
   *[other] { " " }(zu { $of } % sicher)
  }
fact-found_close = In { $number ->
    [one] einer simulierten Partie
   *[other] { $number } simulierten Partien
  } etwa so gut wie die zweitbeste Wahl
fact-found_completes = „{ $name }“ wird in { $number } % der simulierten Partien abgeschlossen (andere Wahl: { $of } %)
fact-found_frees = Hält Abenteurer für „{ $name }“ frei: in { $number } % der simulierten Partien abgeschlossen (andere Wahl: { $of } %)
fact-found_spares = „{ $name }“ scheitert in { $number } % der simulierten Partien (andere Wahl: { $of } %)
fact-found_knows = Sichert { FORM($name, "acc") } in { $number } % der simulierten Partien (andere Wahl: { $of } %)
fact-found_denies = Rivalen bekommen „{ $name }“ in { $number } % der simulierten Partien (andere Wahl: { $of } %)
fact-found_steps = Rückt die Quests bis zum Ende von Runde { $of } weiter vor als die andere Wahl
fact-found_quests = Schließt bis zum Ende von Runde { $of } mehr Quests ab als die andere Wahl
fact-found_failed = Lässt bis zum Ende von Runde { $of } weniger Quests scheitern als die andere Wahl
fact-found_prestige = Bringt bis zum Ende von Runde { $of } { $number ->
    [0] etwas mehr Prestige
   *[other] etwa { $number } Prestige mehr
  } als die andere Wahl
fact-found_rivals = Der stärkste Rivale hat am Ende von Runde { $of } { $number ->
    [0] etwas weniger Prestige
   *[other] etwa { $number } Prestige weniger
  } als bei der anderen Wahl
fact-found_people = Bringt bis zum Ende von Runde { $of } mehr Abenteurer oder höhere Stufen als die andere Wahl
fact-found_designs = Bringt bis zum Ende von Runde { $of } mehr Entwürfe als die andere Wahl
fact-found_resources = Lässt am Ende von Runde { $of } { $number ->
    [0] etwas mehr Rohstoffe
    [one] etwa einen Rohstoff mehr
   *[other] etwa { $number } Rohstoffe mehr
  } übrig als die andere Wahl
fact-found_gold = Lässt am Ende von Runde { $of } { $number ->
    [0] etwas mehr Gold
   *[other] etwa { $number } Gold mehr
  } übrig als die andere Wahl
fact-found_order = Bringt nach Runde { $of } einen früheren Platz in der Reihenfolge als die andere Wahl
