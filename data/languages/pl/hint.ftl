### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Mistrz radzi
hint-next-best = Drugi wybór
hint-do = Zrób to
hint-close = Schowaj podpowiedź
# How the next best came out when both were played on in thought.
hint-as-good = Wychodzi mniej więcej tak samo
hint-behind = Gorsze o jakieś { $prestige } pkt prestiżu
hint-behind-chance = Gorsze o jakieś { $prestige } pkt prestiżu i o { $points ->
    [one] jedną wygraną na 100 gier mniej
    [few] { $points } wygrane na 100 gier mniej
   *[other] { $points } wygranych na 100 gier mniej
  }
hint-far-behind = Dużo gorsze
hint-some-behind = Wygląda trochę gorzej
# The same under what a computer guild did: what it did not do.
hint-instead = Zamiast: { $deed }
hint-instead-behind = Zamiast: { $deed }. { $behind }
hint-instead-fact = Zamiast: { $deed }. { $behind }. Przemawia za tym: { $fact }
