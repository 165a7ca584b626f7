# The library of games. The title stands at the top left: about 10 letters.
library-title = Gry

# The tabs, side by side at the top, about 12 letters each; two of them with how many games they hold.
library-tab-all =
    { $count ->
        [0] Wszystkie
       *[other] Wszystkie { $count }
    }
library-tab-automatic = Autozapis
library-tab-named = Nazwane
library-tab-finished = Zakończone
library-tab-deleted =
    { $count ->
        [0] Usunięte
       *[other] Usunięte { $count }
    }

# In place of the list, when a tab holds nothing: one line.
library-empty-automatic = Tu trafiają niedokończone gry bez nazwy
library-empty-named = Tu trafiają gry, którym nadasz nazwę
library-empty-finished = Tu trafiają zakończone gry, do ponownego obejrzenia
library-empty-deleted =
    { $days ->
        [one] To, co usuniesz, czeka tu przez { $days } dzień
       *[other] To, co usuniesz, czeka tu przez { $days } dni
    }

# A row of the list: how a game stands, in one line. $progress is "Round 5 of 18, Stage I, market",
# $turn "your turn: Tower".
library-standing = { $progress }; { $turn }
library-unreadable = Nie można odczytać tego pliku
library-damaged = Uszkodzona; ocalałą część można otworzyć
library-looking = Wczytywanie…

# The panel of the game that is chosen: lines of about 36 letters. $kind is "Epic solo, hard", $when
# "3 days ago"; $problem is a sentence of what is wrong with the record.
library-kind-and-date = { $kind }, { $when }
library-last-played = Ostatnia gra: { $when }
library-practice = Gra ćwiczebna
library-turn = { CAPITAL($turn) }
library-sound-for =
    { $actions ->
        [one] Z tej gry da się odtworzyć tylko { $actions } akcję: { $problem }.
        [few] Z tej gry da się odtworzyć tylko { $actions } akcje: { $problem }.
       *[other] Z tej gry da się odtworzyć tylko { $actions } akcji: { $problem }.
    }
library-days-left =
    { $days ->
        [one] Usunięta; zniknie na dobre za { $days } dzień
       *[other] Usunięta; zniknie na dobre za { $days } dni
    }

# Buttons of that panel: the first is wide, about 18 letters.
library-open = Otwórz
library-play-sound = Otwórz, co ocalało
library-watch = Obejrzyj powtórkę
library-continue = Kontynuuj
library-restore = Przywróć
library-undo = Cofnij

# What was just done, in the bar at the foot: two lines at most. $name is the name of a game.
library-restored = Przywrócono: { $name }
library-deleted = Usunięto: { $name }
library-exported = Wyeksportowano do { $path }
library-imported = Zaimportowano: { $name }

# Heads of messages about what cannot be done; the reason follows in sentences of its own.
library-not-opened = Nie można otworzyć tej gry
library-not-restored = Nie można przywrócić tej gry
library-not-deleted = Nie można usunąć tej gry
library-not-exported = Nie można wyeksportować tej gry
library-not-imported = Nie można zaimportować tego pliku
library-not-watched = Nie można obejrzeć tej gry
library-not-played-on = Nie można grać dalej w tę grę
library-not-recorded = Ta gra nie jest zapisywana
library-end-not-recorded = Koniec tej gry nie jest zapisany
library-cannot-record = Nie można zapisać gry

# What stands under such a head, and the buttons there, about 16 letters.
library-copy-instead = Zamiast tego można zagrać w jej kopię; sam zapis pozostanie bez zmian.
library-play-copy = Zagraj w kopię
library-recorded-later = Jeśli grasz dalej, brakujący fragment zostanie zapisany, gdy tylko będzie to możliwe.
library-play-on = Graj dalej
library-try-again = Spróbuj ponownie
library-received = Zaimportowano
library-received-words = Gra jest teraz na liście gier; ta tutaj toczy się dalej.

# Why something cannot be done: whole sentences. $why is what the system says.
library-being-played = Gra z pliku { $file } toczy się właśnie w innym oknie Forge War.
library-cannot-delete = Nie można usunąć pliku { $path }: { $why }.
library-cannot-restore = Nie można przywrócić pliku { $path }: { $why }.
library-no-free-file = Nie ma wolnej nazwy dla pliku.
library-no-free-name = Nie ma wolnej nazwy dla zapisu w { $folder }.

# The window of games to import: its title, two lines of help, a line in place of the list, and what a
# file holds, in one line. $guilds is a list of names.
library-import-title = Importuj grę
library-import-where = Tu pojawiają się zapisy z { $documents }, z { $own } w tym folderze i z { $downloads }.
library-import-drop = Plik można też w każdej chwili upuścić na okno.
library-import-nothing = W tych folderach nie ma zapisów
library-import-file = { $kind }: { $guilds }, w { $folder }

# Giving a game a name: what the field is called, and the button that keeps it, about 16 letters.
library-name = Nazwa
library-keep-name = Zachowaj nazwę
library-name-not-kept = Nie można zachować nazwy

# While nothing is recorded: a picture with a caption, and three ways to begin.
library-invite-title = Pusta półka
library-invite-words = Każda gra zapisuje się sama od pierwszego ruchu. Niczego nie trzeba zapisywać.
library-invite-caption = Każda gra stanie się książką na tej półce
library-invite-caption-words = do dokończenia, obejrzenia i przeglądu z Mistrzem
library-invite-first = Twoja pierwsza gra
library-invite-new = Nowa gra
library-invite-new-words = Wybierz tryb, długość i rywali.
library-invite-record = Otwórz zapis
library-invite-record-words = Ktoś przysłał ci grę? Upuść plik na okno albo poszukaj go tutaj.
