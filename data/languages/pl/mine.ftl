# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = Nadzorca ({ $guild }) na polu { FORM($ground, "gen") }
mine-hex-worker = Górnik ({ $guild }) na polu { FORM($ground, "gen") }
mine-hex-empty = Puste pole { FORM($ground, "gen") }

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild } się zastanawia
mine-place = { $guild }: postaw nadzorcę { $number } z { $count }
mine-place-side = Postaw nadzorcę gildii { $guild }
mine-place-here = Postaw nadzorcę na tym polu { FORM($ground, "gen") } albo wybierz inne
mine-tie = { $guild } ma kilka równie dobrych ruchów: wybierz jeden
mine-worker-reward = { $guild }: przenieś lub usuń dowolnego górnika albo zrezygnuj
mine-overseer-reward = { $guild }: przesuń nadzorcę albo zrezygnuj
mine-move = { $guild }: przesuń nadzorcę albo pasuj
mine-land-where = Wybierz, gdzie stanie nadzorca
mine-land-here = Postaw nadzorcę tutaj albo wybierz inne pole
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild }: drugi ruch? Po nim grasz na końcu, bez niego { $place ->
    [1] na początku
    [2] na drugim miejscu
   *[3] na trzecim miejscu
  }
mine-second-last = { $guild }: drugi ruch? Tak czy inaczej grasz na końcu
mine-second-free = { $guild }: drugi ruch? Nie zmienia kolejności

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = Pasuj
mine-decline = Zrezygnuj
mine-no-pass = Teraz nie możesz pasować
mine-confirm = Potwierdź
mine-choose-move = Najpierw wybierz ruch
mine-choose-hex = Najpierw wybierz pole
mine-take-off = Usuń
mine-choose-worker = Najpierw wybierz górnika
mine-no-way = Ten nadzorca nie może się ruszyć: nie ma gdzie stanąć
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = Kopalnia
mine-title-place = Nadzorca
mine-title-worker = Górnik
mine-title-move = Ruch
mine-title-jump = Przeskok: { $count ->
    [one] { $count } górnik
   *[other] { $count } górników
  }
mine-help-place = Wybierz puste pole
mine-help-stands = Nadzorca ({ $guild }) stanie na polu { FORM($ground, "gen") }
mine-help-worker = Wybierz dowolnego górnika, a potem puste pole dla niego
mine-help-move = Wybierz nadzorcę, a potem wskaż pole, na którym ma stanąć
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed.
mine-needs = Surowce na twoje wyprawy
mine-needs-offer = Na wyprawy z oferty
mine-need-ore = { $there } z { $needed }
mine-need-met = gotowa na wszystkie kroki
mine-need-beyond = { $when }: więcej, niż możesz przygotować

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = Nowy górnik
mine-worker-turn = Przejmuje go { $guild }
mine-worker-defect = Dezercja → { $guild }
mine-worker-leave = Opuszcza kopalnię
mine-worker-set = Staje tutaj
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = i jeszcze { $count }
mine-strike =
    Strajk ({ $guild }): odchodzi { $count ->
        [one] { $count } górnik
       *[other] { $count } górników
    }
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = Strajk: { $guild }, { $count }
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump =
    Potem { $guild } przeskakuje { $count ->
        [one] { $count } górnika
       *[other] { $count } górników
    }
mine-then-move = Potem { $guild } wykonuje ruch

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = Górnicy w kopalni
mine-order = Kolejność po tym ruchu
mine-order-short = Nowa kolejność
