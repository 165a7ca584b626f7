# A replay. Above the bar at the foot stands which moment is shown, at the right, in small figures.
replay-count = { $moment } de { $last }

# What the knob and the numbers of the rounds on the track are called, when pointed at.
replay-moment = Momento { $moment } de { $last }
replay-round = Ronda { $round }

# Buttons at the foot: how fast it plays (3 letters), and what buttons without words do, with a key.
replay-speed = { $speed }×
replay-speed-off = No
replay-speed-tip = Velocidad de animación
replay-tip-with-key = { $label } ({ $key })

# Playing on from a moment: a button of about 18 letters, which is also the title of what it opens; a
# line there; the button that does it; and why it cannot be done. $where is "Round 5, market".
replay-play-on = Jugar desde aquí
replay-new-game = { $where }: en este momento empieza una partida nueva. La que estás viendo se queda como está.
replay-begin = Jugar
replay-over = Aquí la partida ha terminado
