### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Mistrz radzi
hint-next-best = Drugi wybór
hint-do = Zrób to
hint-close = Schowaj podpowiedź
# How the next best came out when both were played on in thought.
hint-as-good = Wychodzi mniej więcej tak samo
hint-behind = Daje o jakieś { $prestige } pkt prestiżu mniej
hint-behind-chance = Daje o jakieś { $prestige } pkt prestiżu mniej, a szansa na wygraną jest o { $points } p.p. niższa
hint-far-behind = Wychodzi dużo gorzej
hint-some-behind = Wygląda trochę gorzej
# The same under what a computer guild did: what it did not do.
hint-instead = Zamiast: { $deed }
hint-instead-behind = Zamiast: { $deed }. { $behind }
