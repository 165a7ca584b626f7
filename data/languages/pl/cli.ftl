### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = gra { mode-simple }
cli-game-epic = gra { mode-epic }
cli-game-fast_forward = gra { mode-fast_forward }
cli-kind = { $game }, { $guilds ->
    [one] { $guilds } gildia
    [few] { $guilds } gildie
   *[other] { $guilds } gildii
  }
cli-kind-tiles = { $game } z kaflami bonusów, { $guilds ->
    [one] { $guilds } gildia
    [few] { $guilds } gildie
   *[other] { $guilds } gildii
  }
cli-kind-solo = { $game } solo, { $difficulty }

# forgewar replay.
cli-replay-of = { $file }: { $kind }, ziarno { $seed }, Forge War { $program }
cli-replay-practice = { $file }: { $kind }, ćwiczebna, ziarno { $seed }, Forge War { $program }
cli-replay-guilds = Gildie: { $guilds }
cli-replay-seat = { $name } ({ $colour }, { $player })
cli-replay-progress = Runda { $round } z { $rounds }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[other] { $actions } akcji
  }
cli-replay-lost = Gra została przegrana.
cli-replay-won-solo = Gra została wygrana.
cli-replay-won = Wygrywa { $winner }.
cli-replay-not-over = Gra nie jest skończona.
cli-replay-standing = { $guild }: { $prestige } pkt prestiżu, { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
  }, ukończone wyprawy: { $completed }, porażki: { $failed }
cli-replay-sound = { $file } jest w porządku: wszystkie akcje ({ $actions }) są dozwolone, { $end }, a wszystkie sumy kontrolne ({ $hashes }) i stany ({ $states }) się zgadzają.
cli-replay-to-the-end = do końca gry
cli-replay-to-where-it-was-left = do miejsca, w którym grę przerwano

# What commands say when they cannot do what they were asked for: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = przerwano.
cli-problem = { $problem }.
cli-see-help = { $problem }; zob. { $program } --help.
cli-content-behind = --content stoi po { $command }, a nie przed.
cli-content-unusable = nie można użyć zawartości: { $problem }.
cli-no-output = nie ma dokąd pisać: standardowe wyjście jest zamknięte.
cli-cannot-show = nie można pokazać gry, bo brakuje { $module }; zainstaluj go przez pip install forgewar albo użyj polecenia, które nie potrzebuje ekranu (forgewar --help).
cli-cannot-draw = nie można niczego narysować, bo brakuje { $module }; zainstaluj go przez pip install forgewar.
cli-no-folder = { $path } nie jest folderem ani plikiem zip.
cli-cannot-write = nie można zapisać { $path }: { $why }.
cli-cannot-write-there = nie można tam zapisać { $path }.
cli-folder-not-made = nie można utworzyć folderu { $path }: { $why }.
cli-folder-not-writable = nie można pisać do folderu { $path }.
cli-folder-full = w folderze { $path } są już zapisy; wybierz inny.
cli-process-ended = proces, który rozgrywał gry, został przerwany z zewnątrz.
cli-cluster-missing = klaster wymaga { $module }; zainstaluj dodatek cluster: pip install "forgewar[cluster]".
cli-cluster-unreachable = pod adresem { $address } nie ma osiągalnego planisty Dask.
cli-cluster-empty = klaster nie ma workerów.
cli-cluster-lost = utracono klaster albo kolejne workery z tym samym zadaniem.
cli-cluster-other-game = klaster nie wszędzie ma tę wersję gry ({ $where }).
cli-cluster-other-cards = worker { $where } klastra ma inne karty.
cli-cluster-not-with = { $option } dotyczy plików na tym komputerze i nie łączy się z --cluster.
# Behind "argument --games: ".
cli-whole-number = musi być liczbą całkowitą od { $low } do { $high }, a nie { $given }
cli-size = musi być od { $low } do { $high }, a nie { $given }

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War: kopalnie, targi i wyprawy; od jednej do czterech gildii.
cli-epilog = Bez polecenia uruchamia się gra, a z --content gra z własnymi kartami. Każde polecenie ma własne --help.
cli-usage = użycie:{ " " }
cli-arguments = argumenty
cli-options = opcje
cli-help = pokaż tę pomoc
cli-version = pokaż wersję
cli-compiled = { $version }, skompilowana
cli-commands = polecenia
cli-default = domyślnie: %(default)s
cli-language = język: { $there }
cli-no-language = nie ma języka { $tag }; są { $there }.
cli-content = karty, ceny i kopalnie z folderu lub pliku zip (docs/packs.md)
cli-record = zapis (docs/record-format.md)
cli-jobs = liczba używanych procesów
cli-cluster = zamiast procesów tutaj: workery klastra Dask, którego planista ma ten adres (docs/cluster.md)
cli-help-open = uruchom grę z zapisem albo przy stole
cli-description-open = Uruchom grę z zapisem przyjętym na listę gier albo przy stole z linku. To samo robią `forgewar FILE.jsonl` i `forgewar LINK`.
cli-help-simulate = rozegraj gry między gildiami komputera i podsumuj je
cli-description-simulate = Rozegraj gry między gildiami komputera i podsumuj je. To samo ziarno daje te same gry, niezależnie od liczby procesów.
cli-examples-simulate =
    przykłady:
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = zmierz w grach, jak dobra jest zawartość
cli-description-balance = Rozegraj gry między równymi gildiami komputera, zmierz sześć celów dobrej zawartości z przedziałami 95% i napisz raport z wykresami. To samo ziarno daje ten sam raport, niezależnie od liczby procesów.
cli-examples-balance =
    przykłady:
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = sprawdź zapis, opowiedz jego grę albo ją podsumuj
cli-description-replay = Rozegraj zapisaną grę ponownie. Bez opcji: krótkie podsumowanie.
cli-examples-replay =
    przykłady:
      forgewar replay game.jsonl               kto grał, jak daleko i z jakim wynikiem
      forgewar replay games/*.jsonl --verify   czy wszystkie akcje są dozwolone, a sumy kontrolne poprawne?
      forgewar replay game.jsonl --describe    cała gra słowami, runda po rundzie
cli-help-review = spójrz wstecz na zapisaną grę: szanse i najdroższe wybory
cli-description-review = Opowiedz, jaki był stan zakończonej gry na początku każdej rundy, i wymień do pięciu wyborów każdego człowieka (albo każdej gildii, jeśli nikt z ludzi nie grał), które najbardziej zmniejszyły szanse na wygraną, wraz z tym, co byłoby lepsze i dlaczego; a potem, gdzie przepadł prestiż i ile kosztowały wybory w fazach. Każdy wybór jest rozgrywany dalej w partiach próbnych zgodnych z tym, co gildia wiedziała. To samo ziarno daje ten sam przegląd.
cli-examples-review =
    przykłady:
      forgewar review game.jsonl                      stan gry i co kosztowało najwięcej
      forgewar review game.jsonl --json review.json   to samo, także jako dane
cli-review-json = zapisz jako dane
cli-review-seed = ziarno partii próbnych; domyślnie ziarno tej gry
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }, runda { $round } (akcja { $moment }): szansa na wygraną −{ $points } p.p. Wybrano: { $played }. Lepiej: { $better }.
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}bo: { $why }
cli-review-guild = { $name }: { $told }
cli-review-none = Żaden wybór nie kosztował na pewno wiele.
cli-help-shot = narysuj chwilę z zapisu do pliku PNG
cli-description-shot = Narysuj chwilę zapisanej gry tak, jak pokazałby ją program. Nie potrzebuje ekranu.
cli-examples-shot =
    przykłady:
      forgewar shot game.jsonl                              ostatnia chwila, jako game-N.png
      forgewar shot game.jsonl --at 40 --out move40.png     po 40. akcji
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            chwila przed ostatnią, większa
cli-help-puzzles = znajdź zagadki w zapisanych grach i sprawdź je
cli-description-puzzles = Znajdź w zapisanych grach pozycje, w których jeden wybór jest wyraźnie najlepszy: każdy wybór, który wygląda dobrze, jest rozgrywany dalej w tych samych partiach próbnych. Znalezione są zapisywane w plikach, do ręcznego wyboru.
cli-examples-puzzles =
    przykłady:
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   jeden plik na zagadkę
      forgewar puzzles --verify                             czy zagadki gry są nadal dobre?
cli-puzzles-verify = sprawdź zagadki z folderu ponownie, w innych partiach próbnych
cli-puzzles-out = gdzie są zagadki; bez tej opcji te z gry
cli-puzzles-worlds = partie próbne, w których rozgrywa się dalej każdy wybór ({ $count })
cli-puzzles-round = dopiero od tej rundy, co jest szybsze
cli-puzzles-nothing = podaj zapisy, w których szukać zagadek, albo --verify.
cli-puzzles-other-cards = { $file } nie rozegrano kartami tej gry.
cli-puzzles-found = { $file }: poziom { $level }, przewaga { $margin } dziesiątych punktu prestiżu
cli-puzzles-right = { $name }: w porządku
cli-puzzles-wrong = { $name }: { $problem }
cli-puzzles-fault-other-best = najlepszy okazał się inny wybór
cli-puzzles-fault-closer = następny wybór był dużo bliżej
cli-puzzles-unsound = { $count } z { $all } zagadek nie jest już dobrych.
cli-help-fit = znajdź wagi, według których Mistrz ocenia pozycje
cli-description-fit = Rozegraj gry i znajdź w nich, ile jest warte wszystko, co ma gildia, runda po rundzie: wagi, według których Mistrz ocenia pozycje, wypisane jak w data/evaluation.yaml. To samo ziarno daje te same wagi.
cli-examples-fit =
    przykłady:
      forgewar fit              wszystkie, tak jak są dołączone
      forgewar fit --games 30   mało gier, na próbę
cli-fit-games = gry w każdym trybie
cli-help-check = sprawdź zawartość: karty, ceny, kopalnie
cli-description-check = Sprawdź folder zawartości i wymień wszystko, co jest w nim źle.
cli-examples-check =
    przykłady:
      forgewar check                       zawartość gry, z obrazami i słowami
      forgewar check my-cards              własny folder lub plik zip (docs/packs.md)
      forgewar check my-cards --install    i dołóż go do swoich zestawów
      forgewar check --release             przed wydaniem: zachowaj tę zawartość na stałe

# The arguments of forgewar replay.
cli-replay-files = zapisy (docs/record-format.md)
cli-replay-verify = porównaj wszystkie sumy kontrolne i stany
cli-replay-describe = opowiedz grę słowami

# forgewar shot: its arguments, and what it says.
cli-shot-at = po N akcjach; 0 to początek, -1 ostatnia chwila, -2 chwila przed nią (domyślnie: %(default)s)
cli-shot-scale = skala tekstu, od { $low } do { $high } (domyślnie: %(default)s)
cli-shot-out = dokąd trafia obraz
cli-shot-drawn = { $path }: po { $number } z { $last } akcji
cli-shot-sound-until = { $file } jest w porządku tylko przez { $last ->
    [one] { $last } akcję
    [few] { $last } akcje
   *[other] { $last } akcji
  }: { $problem }; wybierz --at od 0 do { $last }.
cli-shot-no-moment = { $file } ma { $last ->
    [one] { $last } akcję
    [few] { $last } akcje
   *[other] { $last } akcji
  }, więc nie ma chwili { $moment }.

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = folder lub plik zip; domyślnie folder samej gry, w którym sprawdza się też obrazy i języki
cli-check-strict = licz komunikaty, których brakuje w jakimś języku, jako problemy
cli-check-install = dołóż zestaw do tych, które oferuje gra
cli-check-release = umieść zawartość w data/released, by każda późniejsza wersja otwierała jej gry
cli-check-problems = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
   *[other] { $count } problemów
  } w { $path }.
cli-check-untranslated = { $count ->
    [one] { $count } komunikat nie jest przetłumaczony i pojawia się
    [few] { $count } komunikaty nie są przetłumaczone i pojawiają się
   *[other] { $count } komunikatów nie jest przetłumaczonych i pojawia się
  } po angielsku.
cli-check-ok = zawartość { $hash }: ok
cli-check-installed = zainstalowano w { $path }
cli-check-released = wydano w { $path }
cli-check-released-before = wydano wcześniej
cli-check-count-designs = schematów
cli-check-count-bonus_cards = karty bonusowe
cli-check-count-single_cards = karty jednorazowe
cli-check-count-quests = wyprawy
cli-check-count-titles = tytułów
cli-check-count-tiles = kafli bonusów
cli-check-count-wealth = karty majątku
cli-check-count-end_bonuses = bonusów końcowych
cli-check-count-mines = kopalnie
cli-check-count-clauses = punktów zasad

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = gildie komputera, po jednej nazwie na miejsce: { $guilds } (domyślnie: trzy, w solo jedna, wszystkie sensible)
cli-simulate-tiles = graj epicko z kaflami bonusów
cli-simulate-even = daj miejscom pierwszej kolejności to, co je wyrównuje (zasada domowa)
cli-simulate-no-even = dla takich gier nie ma równego startu.
cli-simulate-against = gildie z innego folderu programu, z którymi gra każda siła drabinki
cli-simulate-milliseconds = czas na namysł nad każdym wyborem, zamiast liczby ruchów
cli-simulate-nodes = rozważać najwyżej tyle akcji na każdą decyzję: w aplikacji 50000
cli-simulate-against-alone = --against jest dla --ladder.
cli-no-game-there = { $path } nie jest folderem programu, którego gildie mogą odpowiadać.
cli-other-cards-there = gra w { $path } ma inne karty.
cli-simulate-solo = rozgrywaj gry solo
cli-simulate-difficulty = trudność gry solo (domyślnie: medium)
cli-simulate-json = zapisz statystyki jako dane
cli-simulate-record = zachowaj zapis każdej gry
cli-simulate-states = umieszczaj w zapisach cały stan po każdej akcji
cli-simulate-ladder = zmierz każdą siłę gry względem niższej
cli-simulate-guilds = liczba gildii przy stołach drabinki (domyślnie: 2)
cli-simulate-not-ladder = { $option } nie łączy się z --ladder.
cli-simulate-guilds-alone = --guilds dotyczy drabinki; dodaj --ladder albo podaj --seats.
cli-simulate-difficulty-alone = --difficulty dotyczy gier solo; dodaj --solo.
cli-simulate-states-alone = --states trafiają do zapisów; dodaj --record DIR.
cli-simulate-no-guild = nie ma gildii komputera { $name }; wybierz spośród { $guilds }.
# Behind numbers on the bar that shows how far it is.
cli-unit-games = gier

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
  }, { $mode }, { $guilds ->
    [one] { $guilds } gildia
    [few] { $guilds } gildie
   *[other] { $guilds } gildii
  }, ziarno { $seed }
cli-summary-tiles = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
  }, { $mode }, { $guilds ->
    [one] { $guilds } gildia
    [few] { $guilds } gildie
   *[other] { $guilds } gildii
  }, z kaflami bonusów, ziarno { $seed }
cli-summary-solo = { $games ->
    [one] { $games } gra solo
    [few] { $games } gry solo
   *[other] { $games } gier solo
  }, { $mode }, { $difficulty }, ziarno { $seed }
cli-summary-seat = miejsce { $seat }
cli-summary-won = wygrane: { $count }
cli-summary-lost = przegrane przez { $clause }: { $count }
cli-summary-speed = { $actions } akcji na sekundę, razem { $seconds } s
cli-ladder = Jedna gildia przy stole innych, gry: { $mode }, { $guilds ->
    [one] { $guilds } gildia
    [few] { $guilds } gildie
   *[other] { $guilds } gildii
  }, ziarno { $seed }; równo to { $even }%
cli-column-seat = miejsce
cli-column-score = wynik
cli-column-sd = odch.
cli-column-min = min.
cli-column-max = maks.
cli-column-wins = wygrane
cli-column-taken = podjęte
cli-column-completed = ukończone
cli-column-failed = porażki
cli-column-prestige = prestiż na grę z
cli-column-length = długość gry
cli-column-mean = średnia
cli-column-actions = akcje
cli-column-rounds = rundy
cli-column-place = miejsce w pierwszej kolejności
# The ladder: up to 11 letters, the numbers up to 6. "95 % of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = gildia
cli-column-others = inne
cli-column-games = gry
cli-column-won = wygr.
cli-column-within = 95%

# forgewar balance: its arguments, and what it says.
cli-balance-games = proste gry dla każdej liczby gildii (domyślnie: { $count }); innych trybów trzy dziesiąte tego
cli-balance-solo = proste gry solo Mistrza dla każdej trudności (domyślnie: { $count }); epickich jedna ósma tego
cli-balance-targets = zmierz tylko te, od { $first } do { $last } (domyślnie: wszystkie)
cli-balance-quick = mało gier: wstępny obraz w około minutę
cli-balance-out = strona do napisania; jej wykresy trafiają do folderu o tej samej nazwie (domyślnie: %(default)s)
cli-balance-no-page = { $path } nie jest stroną, którą można zapisać; nazwij ją *.md.
cli-balance-no-target = nie ma celu { $target }; wybierz od { $first } do { $last }.
cli-balance-written = Zapisano { $path }.
