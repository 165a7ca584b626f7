# A replay. Above the bar at the foot stands which moment is shown, at the right, in small figures.
replay-count = { $moment } von { $last }

# What the knob and the numbers of the rounds on the track are called, when pointed at.
replay-moment = Moment { $moment } von { $last }
replay-round = Runde { $round }

# Buttons at the foot: how fast it plays (3 letters), and what buttons without words do, with a key.
replay-speed = { $speed }×
replay-speed-off = Aus
replay-speed-tip = Animationstempo
replay-tip-with-key = { $label } ({ $key })

# Playing on from a moment: a button of about 18 letters, which is also the title of what it opens; a
# line there; the button that does it; and why it cannot be done. $where is "Round 5, market".
replay-play-on = Ab hier spielen
replay-new-game = { $where }: Hier beginnt eine neue Partie. Die Partie, der du zusiehst, bleibt, wie sie ist.
replay-begin = Weiterspielen
replay-over = Die Partie ist hier zu Ende
