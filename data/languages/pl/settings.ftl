# The settings: a label of about 18 letters, and under some of them a line of about 45.
settings-tab-display = Ekran
settings-tab-sound = Dźwięk
settings-tab-game = Gra
settings-tab-keys = Klawisze
settings-label-window = Okno
settings-label-full-screen = Pełny ekran
settings-label-text = Rozmiar tekstu
settings-label-language = Język
settings-label-motion = Animacje
settings-label-high-contrast = Wysoki kontrast
settings-label-colours = Kolory gildii
settings-label-reduced-motion = Mniej ruchu
settings-label-sound = Dźwięk
settings-label-music = Muzyka
settings-label-ambience = Otoczenie
settings-label-interface = Interfejs
settings-label-privacy = Dyskrecja
settings-label-guide = Przewodnik
settings-words-window = rozmiar w pikselach
settings-words-language = karty, zasady i cała reszta
settings-words-motion = jak szybko poruszają się elementy
settings-words-high-contrast = czarne tło, jasne krawędzie i litery
settings-words-colours = do odróżnienia także dla daltonistów
settings-words-reduced-motion = przenikanie zamiast ruchu
settings-words-sound = broń, monety, kroki
settings-words-music = inna w każdej erze
settings-words-ambience = kopalnia, targ i zamek
settings-words-interface = kliknięcia przycisków
settings-words-privacy = zasłona między turami
settings-words-guide = kilka słów przy każdej nowej decyzji
settings-text-folds = Plansze pozostają w całości, panele są zwięźlejsze

# What can be chosen, side by side: about 8 letters each.
# The name of this language in this language, about 9 letters.
language-name = Polski
settings-percent = { $percent }%
settings-colours-usual = Zwykłe
settings-colours-apart = Wyraźnie różne
settings-speed-0 = Wył.
settings-speed-1 = Zwykłe
settings-speed-2 = 2×
settings-speed-4 = 4×
settings-off = Wył.

# The tab of keys: a row for each command with its key and its button on a pad: a head, a button with why it
# cannot be pressed, a line of help, the heads of two columns, and what stands in a cell that waits.
settings-bindings = Klawisze i przyciski
settings-restore = Przywróć
settings-unchanged = Nic nie zostało zmienione
settings-bindings-words = wybierz, a potem naciśnij nowy klawisz lub przycisk
settings-key = Klawisz
settings-pad = Pad
settings-change-bind = Zmień klawisz polecenia: { $command }
settings-change-pad = Zmień przycisk polecenia: { $command }
settings-press-bind = naciśnij klawisz
settings-press-pad = naciśnij przycisk
settings-needed = potrzebne dla: { $command }

# When the file of the settings cannot be understood: a sentence, and the reason in it.
settings-unreadable = Części ustawień nie udało się odczytać ({ $fault }), więc są takie jak dla nowego gracza. Dotychczasowy plik zostanie zachowany obok jako { $file }.
settings-cannot-read = nie można go odczytać: { $why }
settings-holds-none = nie zawiera ustawień
settings-not-usable = { $name } nie nadaje się do użycia: { $why }
settings-no-speed = nie ma szybkości { $speed }
settings-seat-count = liczba miejsc: { $count }
settings-seat-colours = dwa miejsca jednego koloru
settings-seat-names = nazwa, której nie można pokazać
