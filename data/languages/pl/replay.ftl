# A replay. Above the bar at the foot stands which moment is shown, at the right, in small figures.
replay-count = { $moment } z { $last }

# What the knob and the numbers of the rounds on the track are called, when pointed at.
replay-moment = Moment { $moment } z { $last }
replay-round = Runda { $round }

# Buttons at the foot: how fast it plays (3 letters), and what buttons without words do, with a key.
replay-speed = { $speed }×
replay-speed-off = Nie
replay-speed-tip = Szybkość animacji
replay-tip-with-key = { $label } ({ $key })

# Playing on from a moment: a button of about 18 letters, which is also the title of what it opens; a
# line there; the button that does it; and why it cannot be done. $where is "Round 5, market".
replay-play-on = Graj od tego miejsca
replay-new-game = { $where }: od tej chwili zaczyna się nowa gra. Oglądana zostaje bez zmian.
replay-begin = Graj dalej
replay-over = Tu gra jest już skończona
