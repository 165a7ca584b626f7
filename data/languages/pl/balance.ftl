### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = Rozpiętość
balance-title-2 = Porządek trudności
balance-title-3 = Uczciwe miejsca
balance-title-4 = Bez martwych kart i bez obowiązkowych
balance-title-5 = Wiele dróg do zwycięstwa
balance-title-6 = Napięcie
balance-wanted-1 = grę solo wygrywa się coraz rzadziej od łatwej (dziewięć na dziesięć) przez średnią (pomiędzy) do trudnej (rzadko), a próg świetnego wyniku to najlepsza dziesiąta część wygranych gier Mistrza
balance-wanted-2 = zmierzona trudność zgadza się z listami z SOLO-4, Spearman powyżej { $least } w każdej
balance-wanted-3 = żadne miejsce początkowe nie wygrywa ponad swój udział więcej niż przypadkiem
balance-wanted-4 = każdą kartę bierze się w 5 do 80% przypadków, gdy się pojawi, a jej posiadanie zmienia odsetek wygranych o mniej niż 15 punktów
balance-wanted-5 = żadne źródło nie daje ponad 70% prestiżu zwycięzców, a każda lokacja targu przyjmuje od 8 do 40% akcji
balance-wanted-6 = od 5 do 20% podjętych wypraw kończy się porażką, połowa gier jest wyrównana, a prowadzący w połowie gry wygrywa w mniej niż 75% gier
balance-verdict-met = spełniony
balance-verdict-chance = spełniony w granicach przypadku
balance-verdict-missed = niespełniony

# Figures, each with the interval in which the truth lies.
balance-not-seen = nie zaobserwowano
balance-percent = { $value }% (od { $low } do { $high })
balance-figure = { $value } (od { $low } do { $high })
balance-band = od { $low } do { $high }%

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }, { $guilds ->
    [one] { $guilds } gildia
    [few] { $guilds } gildie
   *[other] { $guilds } gildii
  }
balance-game-even = { $game }, równy start
balance-game-solo = { $mode }, { $difficulty }

# The page around the targets.
balance-page = Balans, zmierzony
balance-page-written = Sześć celów mówi, czym jest dobra zawartość. Tę stronę pisze polecenie, które rozgrywa gry i je mierzy; z tym samym ziarnem pisze tę samą stronę:
balance-page-read = Zawartość { $hash }, ziarno { $seed }. W nawiasach są przedziały 95%: Wilsona dla udziałów, normalne dla średnich, bootstrap dla reszty. *Spełniony w granicach przypadku* znaczy, że liczba leży poza granicami, ale jej przedział w nie sięga.
balance-page-games = Rozegrane gry, wszystkie między równymi gildiami:
balance-page-out = Co jest poza granicami
balance-page-offender = Cel { $target }: { $line }
balance-page-wanted = Oczekiwane: { $wanted }.
balance-played-solo = solo { $game }
balance-masters = Mistrzowie
balance-journeymen = Czeladnicy

# Heads of columns, and of three charts (quests-failed, close, leader).
balance-column-target = cel
balance-column-wanted = oczekiwane
balance-column-found = stwierdzone
balance-column-verdict = ocena
balance-column-game = gra
balance-column-guilds = gildie
balance-column-games = gry
balance-column-master = wygrane Mistrza
balance-column-journeyman = wygrane Czeladnika
balance-column-score = średni wynik
balance-column-tenth = najlepsza dziesiąta część od
balance-column-mark = próg
balance-column-great = gry na progu
balance-column-quest = wyprawa
balance-column-tried = podjęte
balance-column-failed = porażki
balance-column-ore = surowce
balance-column-service = służba
balance-column-rounds = rundy
balance-column-difficulty = trudność
balance-column-list = lista
balance-column-quests = wyprawy
balance-column-spearman = współczynnik Spearmana
balance-column-place = miejsce
balance-column-even = po równo
balance-column-won = wygrane
balance-column-passed = pasy
balance-column-card = karta
balance-column-taken = wzięta
balance-column-effect = wpływ na wygraną
balance-column-quests-failed = porażki wypraw
balance-column-close = wyrównane gry
balance-column-leader = gry wygrane przez prowadzącego w połowie

# Target 1.
balance-solo-who = Mistrz oznacza najsilniejszego gracza, Czeladnik uważnego początkującego.
balance-solo-scores = Wyniki wygranych gier Mistrza, wszystkie trudności razem. Próg powinien leżeć na granicy najlepszej dziesiątej części; wystarczy od { $low } do { $high }% na progu lub powyżej.
balance-solo-won = Wygrane gry solo, { $mode }
balance-solo-bar = { $difficulty }, { $player }
balance-solo-found = wygrane Mistrza, od łatwej do trudnej: { $shares }

# Target 2.
balance-difficulty-is = Trudność wyprawy to koszt jednego sukcesu, razem ze wszystkimi nieudanymi próbami: złoto za miejsce w ofercie, surowce wykutej na nią broni po cenach kupca i 1 złoto na rundę za każdy poziom związanych nią śmiałków.
balance-difficulty-list = **Wyprawy, kolor { $colour }**, w porządku list, najtrudniejsze najpierw:
balance-difficulty-chart = Ile złota kosztuje wygranie wyprawy, kolor { $colour }
balance-agreement = Zgodność z listami, oczekiwana powyżej { $least }:
balance-list-all = { $colour }, wszystkie
balance-list-hardest = { $colour }, najtrudniejsze
balance-list-easiest = { $colour }, najłatwiejsze
balance-off-list = lista { $list }: { $figure }

# Target 3.
balance-seat = { $game }, miejsce { $place }
balance-seats = Miejsce w kolejności pierwszej rundy i jak często wygrywało. Cel dotyczy prostej gry; pozostałe pokazano obok. Po prostych grach następują te z równym startem (zasada domowa); tam, gdzie istnieje, to on rozstrzyga o celu. Z dziewięciu uczciwych udziałów jeden wypada przypadkiem poza swój przedział mniej więcej w co trzecim pomiarze: miejsce uznaje się za osiągnięte w granicach przypadku, jeśli przedział dla dziewięciu obejmuje jego udział.
balance-seats-chart = Wygrane proste gry, ponad równy udział
balance-seats-found = { $out } z { $count } miejsc poza swoim przedziałem; z równym startem { $evened } z { $even }
balance-even = równo
balance-uneven = nierówno

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = Karta targu pojawia się raz za każdą odkrytą kopię, publiczny schemat i bonus końcowy raz za każdą gildię lub grę, która może je mieć, karta majątku, gdy zostanie rozdana. Wpływ mówi, o ile częściej od równego udziału wygrywają jej posiadacze: zawiera się w nim to, że gildie, którym idzie dobrze, stać na więcej. Dla wypraw sprawdza się tylko dolną granicę: przy czterech gildiach podejmuje się niemal wszystkie, które się pojawią.
balance-cards-chart = { $group }: wzięte, gdy się pojawią
balance-cards-found = { $out } z { $count } kart poza granicami, być może jeszcze { $perhaps }
balance-card-off = { $card } ({ $group }): wzięta { $taken }, zmienia odsetek wygranych o { $effect }: { $verdict }
balance-effects-chart = Karty, które najpewniej zmieniają odsetek wygranych: { $count }
balance-points = { $value } pkt proc. (od { $low } do { $high })
balance-quest = { $quest } ({ $colour }, { $stage })
balance-group-public-designs = publiczne schematy
balance-group-unique-designs = unikatowe schematy
balance-group-bonus-cards = karty bonusowe
balance-group-single-use-cards = karty jednorazowe
balance-group-wealth-standard = majątek, zwykły
balance-group-wealth-fast-forward = majątek, gra przyspieszona
balance-group-end-game-bonuses = bonusy końcowe
balance-group-quests = wyprawy
balance-in-stage = { $group }, { $stage }

# Target 5. Sources of prestige and places of the market are heads of columns, too.
balance-parts = Skąd pochodzi prestiż zwycięzcy. Wyprawy obejmują też porażki, czempionów i broń; karty obejmują bonusy końcowe.
balance-parts-chart = Prestiż zwycięzców według źródła
balance-places = Gdzie wykonywano akcje na targu; pas nie jest akcją i liczy się osobno.
balance-places-chart = Akcje na targu według lokacji
balance-ways-found = { $out } z { $count } udziałów poza granicami
balance-ways-off = { $thing }, { $game }: { $figure }
balance-of = { $thing }, { $game }
balance-of-quests = wyprawy
balance-of-adventurers = śmiałkowie
balance-of-cards = karty
balance-of-gold = złoto
balance-of-blacksmith = Kowal
balance-of-bazaar = Bazar
balance-of-barracks = Koszary
balance-of-clerk = Urzędnik
balance-of-road = Trakt

# Target 6.
balance-tension = Gra jest wyrównana, jeśli przewaga zwycięzcy jest mniejsza niż jedna piąta zwycięskiego wyniku. Prowadzący w połowie gry to ten, kto wygrałby, gdyby podliczyć grę po rundzie 4 z 7 albo 9 z 18; jeśli prowadzi kilku, każdy liczy się w części.
balance-tension-found = { $out } z { $count } liczb poza granicami
