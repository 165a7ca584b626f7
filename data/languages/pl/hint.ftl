### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Mistrz radzi
hint-next-best = Drugi wybór
hint-do = Zrób to
hint-close = Schowaj podpowiedź
# How the next best came out when both were played on in thought.
hint-as-good = Mniej więcej równie dobry
hint-behind = Gorszy o około { $prestige } pkt prestiżu
hint-behind-chance = Gorszy o około { $prestige } pkt prestiżu, szansa na wygraną mniejsza o { $points } p.p.
hint-far-behind = Dużo gorszy
hint-some-behind = Wygląda na trochę gorszy
hint-sure = { $behind } (pewność { $sure }% po { $games } partiach próbnych)
# What a trade is for: the action that follows it.
hint-pays-for = Potem stać cię na to: { LOWER($deed) }
hint-then = Potem: { LOWER($deed) }
# The same under what a computer guild did: what it did not do.
hint-instead = Drugi wybór: { LOWER($deed) }
hint-instead-behind = Drugi wybór: { LOWER($deed) }. { $behind }
hint-instead-fact = Drugi wybór: { LOWER($deed) }. { $behind }. Przemawia za nim: { LOWER($fact) }
