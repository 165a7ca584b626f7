### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = Górnicy w kopalni, { $guild }: { $count }. Zaczyna ten, kto ma ich najmniej.
symbols-gold = { CAPITAL($guild) } ma { $count } { $count ->
    [one] złoto
   *[other] złota
  }.
symbols-ore = { CAPITAL($guild) } ma w puli { $count } { $count ->
    [one] { $resource }
    [few] { FORM($resource, "few") }
   *[other] { FORM($resource, "gen") }
  }.
symbols-prestige = { CAPITAL($guild) } ma { $count } pkt prestiżu.
symbols-adventurers =
    { $count ->
        [one] { CAPITAL($guild) } ma { $count } śmiałka, w domu: { $home }.
       *[other] { CAPITAL($guild) } ma { $count } śmiałków, w domu: { $home }.
    }
symbols-order =
    W tej rundzie { $guild } gra { $place ->
        [1] na początku
        [2] na drugim miejscu
        [3] na trzecim miejscu
       *[other] na końcu
    }. Górnicy w kopalni: { $count }.
symbols-round = Runda { $round } z { $rounds }.
symbols-ask = Wskaż cokolwiek, by dowiedzieć się, co to jest
