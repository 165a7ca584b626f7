# A replay. Above the bar at the foot stands which moment is shown, at the right, in small figures.
replay-count = { $moment } of { $last }

# What the knob and the numbers of the rounds on the track are called, when pointed at.
replay-moment = Moment { $moment } of { $last }
replay-round = Round { $round }

# Buttons at the foot: how fast it plays (3 letters), and what buttons without words do, with a key.
replay-speed = { $speed }×
replay-speed-off = Off
replay-speed-tip = Animation speed
replay-tip-with-key = { $label } ({ $key })

# Playing on from a moment: a button of about 18 letters, which is also the title of what it opens; a
# line there; the button that does it; and why it cannot be done. $where is "Round 5, market".
replay-play-on = Play from here
replay-new-game = { $where }: a new game starts at this moment. The one you are watching stays as it is.
replay-begin = Play
replay-over = The game is over here
