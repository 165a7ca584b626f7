### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = War in { $number ->
    [one] einer durchgespielten Partie
   *[other] { $number } durchgespielten Partien
  } besser als die zweitbeste Wahl{ $of ->
    [0] { "" }
   *[other] { " " }(zu { $of } % sicher)
  }
fact-found_close = In { $number ->
    [one] einer durchgespielten Partie
   *[other] { $number } durchgespielten Partien
  } etwa so gut wie die zweitbeste Wahl
fact-found_completes = „{ $name }“ wird in { $number } % statt { $of } % der durchgespielten Partien abgeschlossen
fact-found_frees = Hält Abenteurer frei für „{ $name }“: in { $number } % statt { $of } % der durchgespielten Partien abgeschlossen
fact-found_spares = „{ $name }“ scheitert in { $number } % statt { $of } % der durchgespielten Partien
fact-found_knows = Sichert { FORM($name, "acc") } in { $number } % statt { $of } % der durchgespielten Partien
fact-found_denies = Rivalen bekommen { $name } in { $number } % statt { $of } % der durchgespielten Partien
fact-found_steps = Bis zum Ende von Runde { $of } rücken die Quests weiter vor
fact-found_quests = Bis zum Ende von Runde { $of } werden mehr Quests abgeschlossen
fact-found_failed = Bis zum Ende von Runde { $of } scheitern weniger Quests
fact-found_prestige = Bringt bis zum Ende von Runde { $of } { $number ->
    [0] etwas mehr Prestige
   *[other] etwa { $number } Prestige mehr
  }
fact-found_rivals = Der stärkste Rivale hat am Ende von Runde { $of } { $number ->
    [0] etwas weniger Prestige
   *[other] etwa { $number } Prestige weniger
  }
fact-found_people = Bringt bis zum Ende von Runde { $of } mehr Abenteurer oder höhere Stufen
fact-found_designs = Bringt bis zum Ende von Runde { $of } mehr Entwürfe
fact-found_resources = Lässt am Ende von Runde { $of } { $number ->
    [0] etwas mehr Rohstoffe
    [one] etwa einen Rohstoff mehr
   *[other] etwa { $number } Rohstoffe mehr
  } übrig
fact-found_gold = Lässt am Ende von Runde { $of } { $number ->
    [0] etwas mehr Gold
   *[other] etwa { $number } Gold mehr
  } übrig
fact-found_order = Bringt nach Runde { $of } einen früheren Platz in der Reihenfolge
