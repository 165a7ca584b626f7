# A replay. Above the bar at the foot stands which moment is shown, at the right, in small figures.
replay-count = { $moment } sur { $last }

# What the knob and the numbers of the rounds on the track are called, when pointed at.
replay-moment = Moment { $moment } sur { $last }
replay-round = Manche { $round }

# Buttons at the foot: how fast it plays (3 letters), and what buttons without words do, with a key.
replay-speed = ×{ $speed }
replay-speed-off = Non
replay-speed-tip = Vitesse d’animation
replay-tip-with-key = { $label } ({ $key })

# Playing on from a moment: a button of about 18 letters, which is also the title of what it opens; a
# line there; the button that does it; and why it cannot be done. $where is "Round 5, market".
replay-play-on = Jouer à partir d’ici
replay-new-game = { $where } : une nouvelle partie commence à ce moment. Celle que vous regardez reste telle quelle.
replay-begin = Jouer
replay-over = La partie est terminée ici
