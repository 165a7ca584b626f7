### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }:
solo-rule-most = najwięcej przeskoczonych cudzych górników: { $count }
solo-rule-fewest = { $count ->
    [0] najmniej przeskoczonych własnych: { $own }
   *[other] najwięcej cudzych: { $count }, najmniej własnych: { $own }
  }
solo-rule-only = jedyny ruch
solo-rule-tie = remis, wybór był twój
solo-rule-tie-watched = remis, jeden z równych ruchów
solo-rule-none = nie może się ruszyć
solo-yours = zabiera ci { $count ->
    [one] { $count } górnika
   *[other] { $count } górników
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = rusza się
solo-chosen-for = ty wybierasz

# The right column while an automated colour moves.
solo-moves = Rusza się { $guild }
solo-no-choice = nic tu nie wybierasz
solo-why = Dlaczego ten ruch
solo-jumps = skok przez
solo-wins-most = Wygrywa najwięcej cudzych górników
solo-wins-fewest = Remis: wygrywa najmniej własnych
solo-wins-tie = Remis: wybór był twój

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Remis: { $guild }
solo-tie-count = równe ruchy: { $count }
solo-tie-why-head = Dlaczego remis
solo-tie-why = { $count ->
    [0] Żaden ruch nie przeskakuje cudzych górników.
   *[other] Każdy przeskakuje tylu samo: cudzych { $count }, własnych { $own }.
  }
solo-tie-head = Ty decydujesz
solo-tie-decide = { $guild } musi wykonać jeden z tych ruchów. Wybierz ten, który ci odpowiada.
solo-tie-overseer = { $guild } musi się ruszyć. Wybierz nadzorcę, a potem pole.
solo-tie-land = Wybierz pole dla tego nadzorcy.
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
solo-move-here = Rusz się tutaj
solo-choose-overseer = Najpierw wybierz nadzorcę

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Obowiązek: runda { $round }
duty-take = Podejmij wyprawę
duty-taken = Wyprawa podjęta
duty-none = Nie ma czego podjąć
duty-complete = Ukończ każdą wyprawę
duty-by = do rundy { $round }
duty-active = w toku: { $count }
duty-limit = przy { $count } przegrywasz
duty-failed = Porażka wyprawy to też przegrana
duty-four = Cztery w toku. Następna jest piąta: ukończ jedną w tej samej rundzie
duty-five = Pięć w toku. Ukończ jedną w tej rundzie, inaczej następna to przegrana
duty-full = Pięć w toku: kolejnej nie podejmiesz, runda jest przegrana
duty-last = Ostatnia runda: nieukończona wyprawa to przegrana
duty-board = Pokaż wyprawy
duty-slots = w toku: { $count } z { $limit }
