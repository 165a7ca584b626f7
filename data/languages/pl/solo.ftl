### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }:
solo-moves-by = { $guild }: { $rule }
solo-rule-most = przeskakuje najwięcej cudzych górników ({ $count })
solo-rule-fewest = { $count ->
    [0] przeskakuje najmniej własnych ({ $own })
   *[other] przeskakuje najwięcej cudzych górników ({ $count }) i najmniej własnych ({ $own })
  }
solo-rule-only = wykonuje jedyny możliwy ruch
solo-rule-tie = remis: wybór był twój
solo-rule-tie-watched = wykonuje jeden z równie dobrych ruchów
solo-rule-none = nie może wykonać ruchu
solo-yours = zabiera ci { $count ->
    [one] { $count } górnika
   *[other] { $count } górników
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = wykonuje ruch
solo-chosen-for = ty wybierasz

# The right column while an automated colour moves.
solo-moves = { $guild } wykonuje ruch
solo-no-choice = niczego tu nie wybierasz
solo-why = Dlaczego ten ruch
solo-jumps = przeskakuje
solo-wins-most = Decyduje najwięcej cudzych górników
solo-wins-fewest = Przy remisie decyduje najmniej własnych
solo-wins-tie = Nadal remis: wybór był twój

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Remis: { $guild }
solo-tie-count = równe ruchy: { $count }
solo-tie-why-head = Dlaczego remis
solo-tie-why =
    { $count ->
        [0] Żadnym ruchem nie da się przeskoczyć cudzego górnika.
       *[other] Każdy przeskakuje tylu samo: cudzych { $count }, własnych { $own }.
    }
solo-tie-head = Ty decydujesz
solo-tie-decide = { $guild } musi wykonać jeden z tych ruchów. Wybierz, który wolisz.
solo-tie-overseer = { $guild } musi wykonać ruch. Wybierz nadzorcę, a potem pole, na którym stanie.
solo-tie-land = Wybierz pole, na którym stanie ten nadzorca.
solo-takes-yours = Zabiera ci { $count }
solo-takes-other = { $guild } traci { $count }
solo-takes-both = Zabiera ci { $yours }, innym { $count }
solo-takes-none = Nikogo nie zabiera
solo-worker-on = pole: { $grounds }
solo-from-to = { $start } → { $end }
solo-overseer-on = Nadzorca, { $ground }
solo-landings = { $count ->
    [one] { $count } pole do wyboru
    [few] { $count } pola do wyboru
   *[many] { $count } pól do wyboru
  }
solo-candidate = Ruch { $number }. { $head }, { $detail }
solo-overseer-label = Nadzorca { $number }. { $head }, { $detail }
solo-move-number = Ruch { $number }
solo-move-here = Przesuń tutaj
solo-choose-overseer = Najpierw wybierz nadzorcę

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Obowiązek: runda { $round }
duty-take = Podejmij wyprawę
duty-taken = Wyprawa już podjęta
duty-none = Brak wypraw do podjęcia
duty-complete = Ukończ każdą wyprawę
duty-by = do rundy { $round }
duty-active = Aktywne: { $count }
duty-limit = przy { $count } przegrywasz
duty-failed = Nieudana wyprawa to też przegrana
duty-four = Masz cztery aktywne. Jeśli podejmiesz piątą, ukończ jedną w tej samej rundzie
duty-five = Masz pięć aktywnych. Ukończ jedną w tej rundzie, inaczej w następnej przegrasz
duty-full = Masz pięć aktywnych: nie podejmiesz kolejnej i przegrywasz
duty-last = Ostatnia runda: nieukończona wyprawa oznacza przegraną
duty-board = Pokaż wyprawy
duty-slots = Aktywne: { $count } z { $limit }
