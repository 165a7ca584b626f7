### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, often in English; of a first line, one of the last five below.
record-unreadable = Nie można odczytać pliku { $path }: { $why }.
record-folder = { $path } to folder; wybierz w nim zapis gry, plik o nazwie zakończonej na .jsonl.
record-unwritable = Nie można zapisać pliku { $path }: { $why }.
record-exists = Plik { $path } już istnieje; wybierz inną nazwę dla zapisu.
record-being-played = Gra z pliku { $file } toczy się właśnie w innym oknie Forge War; zamknij ją tam albo zagraj na kopii.
record-full = Plik { $file } jest pełny: żadna gra nie jest dłuższa.
record-too-long = Plik { $file } jest dłuższy niż jakakolwiek możliwa gra.
record-none = Plik { $file } nie jest zapisem gry Forge War: pierwszy wiersz jest uszkodzony ({ $why }).
record-newer = Plik { $file } pochodzi z nowszej wersji gry; zaktualizuj grę, aby go otworzyć.
record-older = Plik { $file } pochodzi ze starszej wersji gry.
record-no-version = Plik { $file } ma wersję { $version }, która nie istnieje.
record-no-game = Plik { $file } opisuje grę, która nie istnieje: { $why }.
record-seats =
    { $guilds ->
        [one] Liczba miejsc w pliku { $file } to { $seats }, a gra { $guilds } gildia.
        [few] Liczba miejsc w pliku { $file } to { $seats }, a grają { $guilds } gildie.
       *[other] Liczba miejsc w pliku { $file } to { $seats }, a gra { $guilds } gildii.
    }
record-same-colour = Plik { $file } nadaje dwóm gildiom ten sam kolor.
record-long-seed = Plik { $file } ma ziarno dłuższe niż 64 bity.
record-unfinished = Plik { $file } nie zawiera zakończonej gry.

# The same, with what is wrong further on: $problem is one of the last group here.
record-cut-short = Plik { $file } nie zawiera zakończonej gry: { $problem }.
record-sound-for =
    { $actions ->
        [one] Z pliku { $file } da się odtworzyć tylko { $actions } akcję: { $problem }.
        [few] Z pliku { $file } da się odtworzyć tylko { $actions } akcje: { $problem }.
       *[other] Z pliku { $file } da się odtworzyć tylko { $actions } akcji: { $problem }.
    }

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = Grę rozegrano z innymi kartami lub cenami niż te na tym komputerze (zawartość { $content }); zainstaluj zestaw kart, z którego pochodzą, albo wyeksportuj grę ponownie tam, gdzie ją rozegrano.
record-cards-unusable = Nie można użyć kart dołączonych do zapisu: { $why }.
record-cards-not-kept = Nie można zachować kart tej gry w { $folder }: { $why }.
record-cards-too-long = Do pliku { $file } nie można dołączyć kart: byłby za długi.

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = Plik { $file } usunięto lub przeniesiono w trakcie gry.
record-replaced = Plik { $file } zastąpiono innym plikiem w trakcie gry.
record-changed = Ktoś inny zmienił plik { $file } w trakcie gry.
record-torn = Plik { $file } kończy się wierszem, którego nie udało się zapisać.
record-anew = { $change } Cała gra jest zapisywana od nowa jako { $file }.

# What is wrong further on in a file, behind "This game is sound for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last five.
record-line-damaged = wiersz { $line } w pliku { $file } jest uszkodzony ({ $why })
record-line-refused = wiersz { $line } zawiera akcję niezgodną z zasadami ({ $why })
record-line-takes-back = wiersz { $line } cofa { $count } z { $played } akcji
record-line-cards = wiersz { $line } zawiera karty w środku gry
record-line-state = wiersz { $line } zawiera stan, do którego akcje nie prowadzą
record-line-count = wiersz { $line } podaje liczbę akcji { $counted } zamiast { $played }
record-line-hash = wiersz { $line } zawiera sumę kontrolną { $hash } stanu, do którego akcje nie prowadzą
record-too-many-lines = plik { $file } jest dłuższy niż jakakolwiek możliwa gra (liczba wierszy: { $most })
record-too-many-bytes = plik { $file } jest dłuższy niż jakakolwiek możliwa gra (liczba bajtów: { $most })
record-no-json = to nie jest JSON
record-wrong-field = wartość { $field } jest błędna albo jej brakuje
record-wrong-value = brakuje w nim wartości albo któraś jest błędna
record-no-hash = nie ma na końcu właściwej sumy kontrolnej
record-other-hash = jego suma kontrolna nie pasuje do jego treści i poprzednich wierszy
