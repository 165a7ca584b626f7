# Buttons that stand in many places: about 10 letters.
menus-back = Wstecz
menus-close = Zamknij
menus-go-back = Wróć
menus-understood = Rozumiem

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = Kopalnie, targi i wyprawy; od jednej do czterech gildii
menus-continue = Kontynuuj
menus-learn = Nauka gry
menus-new-game = Nowa gra
menus-games = Gry i powtórki
menus-rules = Zasady
menus-settings = Ustawienia
menus-quit = Wyjdź
menus-nothing-unfinished = Nie ma niedokończonej gry

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pauza
menus-recorded = Każda akcja zapisuje się na bieżąco
menus-go-on = Graj dalej
menus-name-game = Nazwij tę grę
menus-leave = Zapisz i wyjdź
menus-not-recorded = Ta gra nie jest zapisywana

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Strona

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = Jedna era, bez czempionów: najlepsza do nauki.
menus-mode-words-epic = Trzy ery i czempioni, a do tego kafle bonusów, jeśli chcesz.
menus-mode-words-fast_forward = Zaczyna się w Erze II, z bogatszym startem.
menus-mode-words-solo = Samotnie w kopalni: każda wyprawa musi się udać.
menus-length =
    { $hours ->
        [0] { $rounds } rund, około { $minutes } minut
        [one] { $rounds } rund, około godziny
       *[other] { $rounds } rund, około { $hours } godzin
    }
menus-length-solo = { $fewest } lub { $most } rund, od { $minutes } minut
menus-mode-label = { $name }: { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = Obraz jest zapisany
document-picture-saved-where = Plik: { $path }
document-picture-not-saved = Nie można zapisać obrazu
document-picture-not-written = Nie można zapisać pliku { $path }.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Gildie komputera
menus-guilds-keep-stopping = Część programu, w której myślą gildie komputera, raz po raz się zatrzymuje. Grają dalej jako Czeladnicy, a obraz może się zacinać, gdy myślą.
menus-guild-undecided = Gildia komputera nie mogła się zdecydować i wybrała tak, jak zrobiłby to Czeladnik. Więcej jest w pliku dziennika programu.

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = nie znaleziono ekranu

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = Gildie
menus-guilds-words = od 2 do 4, przeciągaj miejsca
menus-guilds-solo = jedna gildia, dwa automaty
menus-mine = Kopalnia
menus-mine-hexes = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
  }
menus-options = Opcje

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = { $guild }: przeciągnij, by zmienić miejsce
menus-seat-colour = { $guild }: zmień kolor
menus-seat-name = { $guild }: imię gracza
menus-seat-remove = Usuń to miejsce
menus-seat-empty = Wolne miejsce
menus-add-person = Dodaj człowieka
menus-add-computer = Dodaj komputer

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Stara Bronka
menus-default-name-purple = Jonasz
menus-default-name-green = Otylia

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = przy tym stole
menus-player-words-apprentice = popełnia błędy
menus-player-words-journeyman = planuje wyprawy
menus-player-words-artisan = dobrze ocenia
menus-player-words-master = myśli naprzód
menus-player-words-grandmaster = myśli daleko naprzód
menus-player-tip-person = Gra przy tym stole
menus-player-tip-apprentice = Gildia komputera, która popełnia błędy nowicjusza, dobre towarzystwo na pierwszą grę
menus-player-tip-journeyman = Gildia komputera, która planuje wyprawy na pozostałe rundy
menus-player-tip-artisan = Gildia komputera, która dobrze ocenia ceny i zyski, ale nie myśli naprzód
menus-player-tip-master = Gildia komputera, która myśli naprzód, najwyżej przez sekundę
menus-player-tip-grandmaster = Gildia komputera, która myśli daleko naprzód, najwyżej przez dziesięć sekund

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Podejmuj wyprawę w każdej rundzie, chyba że oferta jest pusta.
menus-stake-loss = Porażka wyprawy albo wyprawa nieukończona na koniec to przegrana.
menus-stake-automated = Dwa automaty dzielą z tobą kopalnię i przeskakują tylu górników, ilu mogą.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Długość
menus-length-words-simple = { $rounds } rund Ery I; świetny wynik to { $great }
menus-length-words-fast_forward = { $rounds } rund Ery II, z bogatszym startem
menus-length-words-epic = { $rounds } rund w trzech erach; świetny wynik to { $great }
menus-difficulty = Trudność
menus-difficulty-words-easy = bez najtrudniejszych wypraw
menus-difficulty-words-medium = bez kilku najtrudniejszych i najłatwiejszych wypraw
menus-difficulty-words-hard = bez najłatwiejszych wypraw
menus-difficulty-words-random = bez kilku losowych wypraw

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Ziarno
menus-seed-words = to samo ziarno, ta sama gra
menus-seed-new = Inne ziarno
menus-practice = Gra ćwiczebna
menus-practice-words = każdy ruch można cofnąć
menus-practice-solo = W grach solo zawsze można cofać
menus-tiles = Kafle bonusów
menus-tiles-words = { $count }, co { $every } { $every ->
    [few] rundy
   *[other] rund
  }
menus-tiles-epic = Kafle bonusów są tylko w grze epickiej
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Równy start
menus-even-words = domowa: { $gifts }
menus-even-place = { $place }. { $gifts }
menus-even-rule = zasada domowa
menus-even-none = Niedostępny w tym trybie przy tylu gildiach ({ $guilds })

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } rund, { $who }
menus-summary-watched = { $mode }, { $rounds } rund, { $who }, gra komputer
# Cards of the last set-ups: their heading where text is large, who plays, and what a press does, for
# screen readers.
menus-recent = Jak ostatnio
menus-recent-names = { $names }
menus-recent-take = Naciśnij, by tak przygotować grę
menus-recent-again = Naciśnij, by zacząć
menus-who-guilds = { $count ->
    [one] { $count } gildia
    [few] { $count } gildie
   *[other] { $count } gildii
  }
menus-who-solo = solo, { $difficulty }
menus-start = Start
menus-watch = Oglądaj
