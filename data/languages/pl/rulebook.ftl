### The rulebook. A chapter has a title of at most 16 letters or so (it is a button), an introduction of
### two sentences, and clauses, each with a title of two to five words and a text of a few sentences.
### An empty line begins a paragraph. <MINE-6> becomes a link that reads as the title of that clause, so
### write it where a title can stand: "(see <MINE-6>)". A -ruling says in a sentence what was decided
### here because the printed game is silent on it or disagrees with itself.

rulebook-intro =
    Forge War to gra o kopalniach, targach i wyprawach. Prowadzisz gildię płatnerzy: twoi nadzorcy
    kierują górnikami we wspólnej kopalni i zdobywają metale i klejnoty, na targu kupujesz schematy,
    pomocników i stragany, a wykutą bronią zbroisz śmiałków, którzy ruszają na wyprawy.

    Wygrywa ten, kto na koniec ma najwięcej prestiżu. Większość pochodzi z ukończonych wypraw;
    reszta z doświadczonych śmiałków, ze schematów i kart bonusowych, z bonusów kupionych
    w ostatniej rundzie i z pozostałego złota.

    Są trzy tryby. Prosta gra, najlepsza na początek, to 7 rund w Erze I. Gra epicka prowadzi przez
    Ery I, II i III, po 6 rund każda, razem 18; dodaje czempionów i, jeśli chcesz, kafle bonusów.
    Gra przyspieszona to 7 rund w całości w Erze II, z bogatszym startem. Ostatnia runda to runda 7,
    a w grze epickiej runda 18.

    W każdy tryb gra od 2 do 4 gildii przy jednym komputerze, a każde miejsce zajmuje człowiek albo
    komputer. Można też grać solo: jedna gildia obok dwóch automatów, która musi w każdej rundzie
    podjąć wyprawę i wszystkie ukończyć.

    Kopalnie dają sześć surowców: metale miedź, żelazo i mithril oraz klejnoty szmaragd, rubin
    i diament. Gildie biorą nazwy od godeł na swoich figurkach: Wieża (niebieska), Słońce (żółte),
    Kruk (fioletowy) i Dąb (zielony). Broń jest sieczna
    (topory), kłuta (włócznie), obuchowa (buławy) albo nie ma typu.

## Set-up

rulebook-SETUP = Przygotowanie
rulebook-SETUP-intro =
    Z czym zaczyna każda gildia, jak wykłada się talie i kopalnię, oraz dwa wybory przed pierwszą
    rundą: twój majątek i miejsca twoich nadzorców.

rulebook-SETUP-1 = Z czym zaczynasz
rulebook-SETUP-1-text =
    Twoja gildia ma na początku schematy Miedziany miecz i Miedziany sztylet, 3 nadzorców, 5 znaczników wypraw, 0 pkt prestiżu, 0 złota i śmiałków poziomu 1: w prostej grze 3, w epickiej
    4, w epickiej z kaflami bonusów 3, w przyspieszonej 4. W grze solo masz o jednego więcej (zob.
    „<SOLO-1>”).
rulebook-SETUP-1-ruling = Gildia zaczyna bez złota, a w grze przyspieszonej z 4 śmiałkami.

rulebook-SETUP-2 = Pierwsza kolejność
rulebook-SETUP-2-text = Na początku gry kolejność jest losowa.

rulebook-SETUP-3 = Talia wypraw
rulebook-SETUP-3-text =
    Talia wypraw jest ułożona kolorami, a każdy kolor tasuje się osobno. Od góry do dołu: w prostej
    grze 18 zielonych wypraw Ery I bez gwiazdki, potem 9 złotych wypraw Ery I. W epickiej wszystkie
    20 zielonych wypraw Ery I, potem 20 szarych Ery II, 12 czerwonych Ery III i 12 złotych Ery III.
    W przyspieszonej 20 szarych wypraw, potem 9 złotych wypraw Ery II. Dwie wyprawy z gwiazdką to
    „Śledztwo w sprawie porwań” i „Przeklęta warownia”. Talie solo są mniejsze (zob. „<SOLO-2>”).
rulebook-SETUP-3-ruling =
    Gra przyspieszona ma własną talię wypraw: szare wyprawy Ery II, potem złote.

rulebook-SETUP-4 = Oferta wypraw
rulebook-SETUP-4-text =
    Oferta wypraw to rząd 8 miejsc. Pierwsze 2 kosztują 0 złota, następne 3 po 1 złocie, a ostatnie
    3 po 2 złota. Na początku każde miejsce zapełnia się z talii; oferta solo zaczyna z 2 kartami
    (zob. „<SOLO-5>”).

rulebook-SETUP-5 = Talie targu
rulebook-SETUP-5-text =
    Karty targu danej ery, każdy rodzaj osobno, tasuje się w pięć talii: jedna talia broni, dwie
    równe talie kart bonusowych i dwie równe talie kart jednorazowych. W Erach I i II talia broni ma 6 unikatowych i 3 publiczne schematy, a kart bonusowych i jednorazowych jest po 12. W Erze III jest 5 z 10 unikatowych schematów (pozostałe 5 jest poza grą), 10 kart bonusowych i 10
    jednorazowych, tak że każda talia liczy dokładnie 5 kart.
rulebook-SETUP-5-ruling = Pięć pozostałych unikatowych schematów Ery III jest poza grą.

rulebook-SETUP-6 = Dostępne publiczne schematy
rulebook-SETUP-6-text =
    Od początku dostępne są cztery publiczne schematy: Miedziana włócznia, Miedziana buława,
    Miedziany topór i Żelazny miecz. Żelazna włócznia, Żelazna buława i Żelazny topór są wtasowane
    w talię broni Ery I; Mithrilowa włócznia, Mithrilowa buława i Mithrilowy topór w talię broni Ery
    II. W grze przyspieszonej od początku dostępne są wszystkie miedziane i żelazne publiczne
    schematy oraz Mithrilowy miecz.
rulebook-SETUP-6-ruling =
    W grze przyspieszonej dostępne są wszystkie miedziane i żelazne publiczne schematy oraz
    Mithrilowy miecz.

rulebook-SETUP-7 = Budowa kopalni
rulebook-SETUP-7-text =
    Kopalnia to sześciokąt o boku 4 pól, razem 37: jedno pole środkowe, a wokół niego sześć klinów
    po 6 pól (1 + 2 + 3). Wokół klinów leży sześć brzegów, na przemian długich (5 pól) i krótkich (3
    pola). Każda część ma dwie strony. Każdy klin leży losową stroną do góry w losowym miejscu pierścienia. Brzeg
    pokazuje stronę z surowcami tam, gdzie wymaga tego liczba gildii, a gdzie indziej stronę pustą.
    Przy 4 gildiach wszystkie brzegi są odkryte (61 pól). Przy 3 gildiach trzy brzegi
    obok siebie, długi, krótki, długi, są zakryte (48 pól). Przy 2 gildiach wszystkie są zakryte (37 pól). To, które trzy są zakryte i który brzeg gdzie leży, jest losowe.
    Zakrytego pola w grze nie ma.
rulebook-SETUP-7-ruling =
    O tym, które brzegi są zakryte przy 3 gildiach i który brzeg gdzie leży, decyduje los.

rulebook-SETUP-8 = Surowce ery
rulebook-SETUP-8-text =
    Pola Ery I dają miedź, żelazo i szmaragdy. W Erze II dochodzą mithril i rubiny, w Erze III
    diamenty. Pole środkowe jest osobną częścią, po jednej na erę.
rulebook-SETUP-8-ruling = Pole środkowe jest osobną częścią, po jednej na erę.

rulebook-SETUP-9 = Co wiesz na początku
rulebook-SETUP-9-text =
    Zanim ktokolwiek wybierze majątek lub ustawi nadzorcę, wykłada się kopalnię, ofertę wypraw
    i ewentualne kafle bonusów oraz odkrywa pierwsze karty targu (zob. „<ROUND-1>”).

rulebook-SETUP-10 = Wybór majątku
rulebook-SETUP-10-text =
    Dostajesz 4 z 16 kart majątku, które widzisz tylko ty. Zachowaj 2 z nich i weź to, co dają:
    złoto, surowce, śmiałka poziomu 1, poziom dla jednego z twoich śmiałków albo licencję na
    wskazany publiczny schemat. Dwa poziomy mogą trafić do tego samego śmiałka, ale nikt nie zaczyna
    powyżej poziomu 3. Gra przyspieszona ma własny, bogatszy zestaw 16 kart majątku. Gildie
    wybierają karty i śmiałka, który zyska poziom, zgodnie z kolejnością; wybory pokazuje się, gdy wybiorą
    wszyscy. Za darmową licencję nikt nie dostaje zapłaty, a dotyczy ona tylko schematów dostępnych
    od początku. Nie możesz zachować dwóch licencji na ten sam schemat.
rulebook-SETUP-10-ruling =
    Gra przyspieszona ma własne, bogatsze karty majątku. Wybiera się zgodnie z kolejnością, a pokazuje razem;
    za darmową licencję nikt nie dostaje zapłaty.

rulebook-SETUP-11 = Ustawianie nadzorców
rulebook-SETUP-11-text =
    Zgodnie z kolejnością, po jednym nadzorcy naraz, każda gildia stawia swoich 3 nadzorców na pustych polach
    kopalni. W grze solo stawiasz całą dziewiątkę (zob. „<SOLO-1>”).

rulebook-SETUP-12 = Elementy się nie kończą
rulebook-SETUP-12-text =
    Surowce, górnicy, złoto, śmiałkowie i znaczniki są bez ograniczeń. Wyjątkiem są znaczniki
    wypraw: gildia nigdy nie ma więcej niż 5 aktywnych wypraw (zob. „<QUEST-3>”).
rulebook-SETUP-12-ruling = Elementy się nie kończą, bez względu na to, ile ich jest w pudełku.

rulebook-SETUP-13 = Informacje jawne i tajne
rulebook-SETUP-13-text =
    Wszystko jest jawne dla każdego: złoto, surowce, karty odrzucone, karty poza grą, wielkość
    talii. Tajne są tylko kolejność kart w taliach i karty majątku do chwili ich pokazania.
rulebook-SETUP-13-ruling =
    Wszystko jest jawne oprócz kolejności kart w taliach i niepokazanego majątku.

## The round

rulebook-ROUND = Runda
rulebook-ROUND-intro =
    Przebieg rundy od nowych kart do porządków. Każda runda ma te same fazy: kopalnię, targ,
    wyprawy.

rulebook-ROUND-1 = Nowe karty targu
rulebook-ROUND-1-text =
    Na początku rundy odkrywa się wierzchnią kartę każdej z pięciu talii targu; pusta talia nic nie
    pokazuje. Gdy z talii broni wyjdzie publiczny schemat, dołącza on do dostępnych publicznych
    schematów i odkrywa się następną kartę, aż pojawi się unikatowy schemat albo talia będzie pusta.
    W rundzie 1 i w pierwszej rundzie ery zrobiono to wcześniej (zob. „<SETUP-9>” i „<STAGE-3>”) i nie
    robi się tego ponownie.
rulebook-ROUND-1-ruling =
    Odkryty publiczny schemat staje się dostępny i odkrywa się kolejną kartę, aż do unikatowej.

rulebook-ROUND-2 = Nowe wyprawy
rulebook-ROUND-2-text =
    Na początku rundy wyprawy w ofercie przesuwają się do przodu i zamykają luki, a potem puste
    miejsca na końcu zapełnia się z talii wypraw. Gdy jeden kolor się skończy, wchodzi następny; gdy
    skończy się cała talia, miejsca zostają puste. Nie robi się tego w rundzie 1 ani w pierwszej
    rundzie ery (zob. „<STAGE-2>”). W grze solo ofertę zapełnia się inaczej (zob. „<SOLO-5>”).
rulebook-ROUND-2-ruling = Gdy skończy się cała talia wypraw, miejsca w ofercie zostają puste.

rulebook-ROUND-3 = Fazy rundy
rulebook-ROUND-3-text =
    Runda składa się kolejno z fazy kopalni, fazy targu, fazy wypraw i końca rundy.

rulebook-ROUND-4 = Zalegające wyprawy odchodzą
rulebook-ROUND-4-text =
    Na koniec rundy usuwa się wyprawy, które wciąż leżą na pierwszych miejscach oferty: przy 4
    gildiach z pierwszego miejsca, przy 3 z dwóch pierwszych, przy 2 z trzech pierwszych. Jeśli
    któreś z tych miejsc jest puste, żadna inna wyprawa nie odchodzi w zamian. W grze solo tego nie
    ma (zob. „<SOLO-5>”).

rulebook-ROUND-5 = Na koniec tylko złote
rulebook-ROUND-5-text =
    Na koniec rundy 6 w grze prostej i przyspieszonej wszystkie wyprawy pierwszego koloru (zielone
    lub szare) opuszczają ofertę, a także talię, tak że w ostatniej rundzie są tylko złote wyprawy.
    W grze solo tego nie ma (zob. „<SOLO-5>”).
rulebook-ROUND-5-ruling =
    Przed ostatnią rundą pierwszy kolor opuszcza nie tylko ofertę, ale i talię.

rulebook-ROUND-6 = Koniec rundy
rulebook-ROUND-6-text =
    Runda kończy się w tej kolejności: kafel bonusu, jeśli przypada (zob. „<BONUS-2>”); chwila na ostatni handel (zob. „<MERCHANT-2>”); po ostatniej rundzie koniec gry (zob. „<END-1>”). Po każdej
    innej rundzie odchodzą zalegające wyprawy (zob. „<ROUND-4>” i „<ROUND-5>”; solo zob. „<SOLO-5>”),
    a potem zmienia się era, jeśli przyszła na to pora (zob. „<STAGE-1>”).
rulebook-ROUND-6-ruling =
    Koniec rundy ma stałą kolejność: kafel, ostatni handel, zalegające wyprawy, nowa era.

## The mine

rulebook-MINE = Kopalnia
rulebook-MINE-intro =
    Nadzorcy poruszają się po liniach prostych, zostawiają górników i przejmują tych, których przeskoczą.
    Tak zdobywasz surowce, ale każdy ruch może je dać także rywalom.

rulebook-MINE-1 = Po jednym ruchu
rulebook-MINE-1-text =
    Zgodnie z kolejnością każda gildia może raz przesunąć jednego ze swoich nadzorców albo spasować.

rulebook-MINE-2 = Drugi ruch
rulebook-MINE-2-text =
    Gdy każda gildia wykona ruch lub spasuje, gildia pierwsza w kolejności może wykonać drugi ruch, tym samym nadzorcą
    lub innym, nawet jeśli zamiast pierwszego spasowała. Jeśli go wykona, w nowej kolejności będzie
    ostatnia (zob. „<ORDER-3>”). W grze solo nic to nie kosztuje (zob.
    „<SOLO-8>”).
rulebook-MINE-2-ruling =
    Pierwsza gildia może wykonać drugi ruch, nawet jeśli zamiast pierwszego spasowała.

rulebook-MINE-3 = Jak porusza się nadzorca
rulebook-MINE-3-text =
    Nadzorca porusza się wzdłuż jednej z sześciu linii prostych: przez dowolną liczbę pustych pól,
    a potem, jeśli chcesz, nad jednym nieprzerwanym rzędem górników dowolnych kolorów, i staje na
    pierwszym polu za tym rzędem. Bez przeskoku może zatrzymać się na dowolnym pustym polu po
    drodze. Po przeskoku zatrzymuje się od razu. Musi ruszyć się co najmniej o jedno pole.

rulebook-MINE-4 = Gdzie może stanąć
rulebook-MINE-4-text =
    Nadzorca musi stanąć na polu bez górnika i bez nadzorcy. Nie może przejść przez innego nadzorcę
    ani przez zakryte pole, ani wyjść poza krawędź kopalni.

rulebook-MINE-5 = Górnik zostaje
rulebook-MINE-5-text = Na polu, które nadzorca opuścił, pojawia się nowy górnik jego koloru.

rulebook-MINE-6 = Przeskoczeni górnicy
rulebook-MINE-6-text =
    Przeskoczeni górnicy zmieniają kolor po kolei, w takim porządku, w jakim przeskakuje ich nadzorca. Górnika innego koloru
    przejmuje gildia, która wykonuje ruch. Górnik jej własnego koloru dezerteruje: przechodzi do tej
    spośród innych gildii, która ma w tej chwili najmniej górników w kopalni. Przy remisie
    przechodzi do tej z nich, która jest najwcześniej w obecnej kolejności. Gildia bez górników też
    jest brana pod uwagę: ma ich najmniej. W grze solo nikt nie dezerteruje (zob. „<SOLO-7>”).
rulebook-MINE-6-ruling =
    Gildia bez górników też jest brana pod uwagę: ma ich najmniej, więc do niej trafiają dezerterzy.

rulebook-MINE-7 = Co dają górnicy
rulebook-MINE-7-text =
    Gdy wszystkie kolory są ustalone, nowy górnik i wszyscy przeskoczeni górnicy dają po jednym surowcu ze swojego pola gildii, której kolor teraz mają. Kiedy indziej górnicy nic nie dają. W grze solo
    jest inaczej (zob. „<SOLO-7>”).

rulebook-MINE-8 = Strajk górników
rulebook-MINE-8-text =
    Dopiero po zakończeniu ruchu nadzorcy lub ruchu górnika i po przydzieleniu surowców każda połączona grupa 5 lub więcej górników jednego koloru strajkuje i znika z kopalni, bez względu na
    to, kto wykonał ruch. Dwaj górnicy jednego koloru są połączeni, jeśli ich pola stykają się bokiem
    albo łączy ich łańcuch górników tego koloru.

rulebook-MINE-9 = Przykład
rulebook-MINE-9-text =
    Grają trzy gildie, w tej kolejności: fioletowa (Kruk), żółta (Słońce), niebieska (Wieża). Ruch
    wykonuje niebieska. Sześć pól leży
    w linii prostej. Na pierwszym, z żelazem, stoi nadzorca niebieskiej; potem niebieski górnik na
    miedzi, żółty na żelazie, żółty na szmaragdzie, niebieski na miedzi i puste pole. Gdzie indziej
    w kopalni jest 1 fioletowy górnik, 1 żółty i 3 niebieskich. Ci 3 niebiescy stoją obok dwóch
    żółtych z linii: razem tworzą jedno skupisko, które nie styka się z polem nadzorcy. Nigdzie jeszcze
    nie ma 5 połączonych niebieskich górników.

    Nadzorca niebieskiej przeskakuje wszystkich czterech górników i staje na pustym polu. Na polu 1
    pojawia się nowy niebieski górnik. Niebieski z pola 2 dezerteruje do fioletowej, która ma 1
    górnika, a żółta 3. Żółci z pól 3 i 4 stają się niebiescy. Niebieski z pola 5 dezerteruje do
    żółtej, bo fioletowa ma już 2 górników, a żółta tylko 1.

    Teraz surowce: niebieska bierze 2 żelaza i 1 szmaragd, fioletowa 1 miedź, a żółta 1 miedź. Potem
    kłopot: górnicy z pól 3 i 4 są teraz połączeni z 3 innymi niebieskimi, więc 5 połączonych niebieskich górników
    strajkuje i odchodzi. W kopalni zostaje 1 niebieski, 2 fioletowych i 2 żółtych.

    Fioletowa, pierwsza w kolejności, nie wykonuje drugiego ruchu. Niebieska ma najmniej górników
    i będzie pierwsza. Żółta i fioletowa mają ich po tyle samo; fioletowa była przed żółtą, więc teraz
    żółta będzie przed fioletową. Nowa kolejność: niebieska, żółta, fioletowa.

## Order of play

rulebook-ORDER = Kolejność
rulebook-ORDER-intro =
    Po fazie kopalni ustala się nową kolejność. Mało górników daje miejsce z przodu, a pierwszeństwo na targu i przy ofercie wypraw jest sporo warte.

rulebook-ORDER-1 = Najmniej górników zaczyna
rulebook-ORDER-1-text =
    Na koniec fazy kopalni gildie ustawia się w nowej kolejności: im mniej górników gildia ma
    w kopalni, tym jest wcześniej. W grze solo jest inaczej (zob. „<SOLO-9>”).

rulebook-ORDER-2 = Odwrócenie przy remisie
rulebook-ORDER-2-text =
    Wśród gildii z równą liczbą górników dotychczasowy porządek się odwraca: im gildia była dalej, tym
    jest teraz wcześniej.

rulebook-ORDER-3 = Po drugim ruchu na koniec
rulebook-ORDER-3-text =
    Gildia, która wykonała drugi ruch (zob. „<MINE-2>”), jest ostatnia, niezależnie od liczby górników.

rulebook-ORDER-4 = Jak długo obowiązuje
rulebook-ORDER-4-text =
    Nowa kolejność obowiązuje w fazie targu i fazie wypraw tej rundy oraz w fazie kopalni następnej.

## The market

rulebook-MARKET = Targ
rulebook-MARKET-intro =
    Jedna akcja na gildię: kup kartę, zwerbuj i wyszkol, wykup licencję albo przyspiesz wyprawę.
    Zamknięte lokacje obsługują tylko jedną gildię na rundę, więc kolejność ma znaczenie.

rulebook-MARKET-1 = Po jednej akcji
rulebook-MARKET-1-text =
    Zgodnie z kolejnością każda gildia wykonuje na targu jedną akcję albo pasuje. Za pas dostajesz 1 złoto.
    W grze solo masz dwie akcje (zob. „<SOLO-10>”).

rulebook-MARKET-2 = Lokacje zamknięte i otwarte
rulebook-MARKET-2-text =
    Zamknięta lokacja przyjmuje tylko jedną gildię na rundę; otwarta dowolną liczbę.

rulebook-MARKET-3 = Kowal
rulebook-MARKET-3-text = Kowal to zamknięta lokacja. Kupujesz tu wyłożony unikatowy schemat.

rulebook-MARKET-4 = Bazar
rulebook-MARKET-4-text =
    Przy 2 gildiach i w grze solo Bazar to jedna zamknięta lokacja, w której kupujesz dowolną
    z czterech wyłożonych kart. Przy 3 lub 4 gildiach to dwie zamknięte lokacje: jedna sprzedaje
    jedną z dwóch kart bonusowych, druga jedną z dwóch kart jednorazowych.

rulebook-MARKET-5 = Koszary
rulebook-MARKET-5-text =
    Koszary to zamknięta lokacja. Akcja ma tu dwie części; wykonaj jedną lub obie, w dowolnej
    kolejności, bezpośrednio po sobie. Możesz zwerbować śmiałka poziomu 1 za 4 złota w Erze I, 5
    w Erze II lub 6 w Erze III. Możesz wyszkolić jednego śmiałka, który jest w domu: zyskuje on poziom
    za tyle złota, ile wynosi jego obecny poziom. Nie możesz szkolić śmiałka, którego właśnie
    werbujesz, ani takiego, który jest na wyprawie, i nikt nie przekracza poziomu 4.
rulebook-MARKET-5-ruling = Śmiałków, którzy są na wyprawie, nie można szkolić w Koszarach.

rulebook-MARKET-6 = Urzędnik
rulebook-MARKET-6-text =
    Urzędnik to otwarta lokacja. Wykupujesz u niego licencję na dostępny publiczny schemat, także
    odkryty w tej rundzie: płacisz jego cenę do banku i po 1 złocie każdej gildii, która ma już na
    niego licencję, także z karty majątku. Każda gildia może wykupić licencję na dany schemat raz.
    Na schematy początkowe nie ma licencji.

rulebook-MARKET-7 = Trakt
rulebook-MARKET-7-text =
    Trakt to otwarta i darmowa lokacja. Przyspiesz jedną ze swoich aktywnych wypraw: przesuń ją
    o 1 krok, a jeśli chcesz, jeszcze najwyżej o 1 za każdy swój Spryt śmiałka. Każdy przekroczony
    etap jest ukończony: od razu dostajesz jego nagrody rzeczowe i działają efekty czempionów i broni, etap po etapie (zob. „<QUEST-11>”). Trakt nigdy nie kończy wyprawy: znacznik zatrzymuje się na
    ostatnim kroku, a wyprawy, która już tam stoi, nie można wybrać.
rulebook-MARKET-7-ruling =
    Trakt zatrzymuje się na ostatnim kroku wyprawy, a ze Sprytem śmiałka wybór, jak daleko iść,
    należy do ciebie. Efekty czempionów i broni działają też przy etapach przekroczonych Traktem.

rulebook-MARKET-8 = Ceny kart
rulebook-MARKET-8-text =
    Płacisz cenę karty w złocie; w grze prostej i przyspieszonej cenę obniżoną, jeśli karta ją ma.
    Złota nigdy nie możesz mieć mniej niż 0.
rulebook-MARKET-8-ruling = Gra przyspieszona też używa obniżonych cen.

rulebook-MARKET-9 = Porządki na targu
rulebook-MARKET-9-text =
    Gdy każda gildia wykona akcję lub spasuje, karty wciąż wyłożone trafiają do odrzuconych,
    a zamknięte lokacje są znów wolne na następną rundę.

rulebook-MARKET-10 = Bonusy końcowe
rulebook-MARKET-10-text =
    W ostatniej rundzie każdego trybu nie ma już kart. Kowal i Bazar sprzedają zamiast nich bonusy
    końcowe, za cenę podaną na lokacji, nigdy nie obniżaną. Bonus Kowala daje 2 pkt prestiżu za
    każdy twój unikatowy schemat i 1 za każdą licencję na publiczny schemat; dwa schematy początkowe
    się nie liczą. Bazar ma cztery: 1 pkt prestiżu za każdą ukończoną wyprawę, 1 za każdego śmiałka,
    2 za każdą stałą kartę bonusową albo 1 za każdy pozostały surowiec. Lokacje działają jak
    w każdej innej rundzie: przy 2 gildiach i w grze solo sprzedaje się tylko jeden, dowolny
    z czterech; przy 3 lub 4 gildiach pierwsze dwa należą do lokacji kart bonusowych, a dwa ostatnie
    do lokacji kart jednorazowych, więc z każdej pary sprzedaje się jeden. Bonusy liczy się na
    koniec (zob. „<END-2>”). Jeśli masz bonus za surowce, liczą się do niego wszystkie twoje pozostałe
    surowce i żadnego się nie sprzedaje.
rulebook-MARKET-10-ruling =
    Bonusy końcowe sprzedaje się w każdym trybie; przy 3 lub 4 gildiach na Bazarze jeden z każdej
    pary.

rulebook-MARKET-11 = Unikatowe schematy są twoje
rulebook-MARKET-11-text =
    Unikatowy schemat zostaje u nabywcy do końca gry. Możesz według niego kuć tyle razy, na ile
    starczy ci surowców.

rulebook-MARKET-12 = Stragany
rulebook-MARKET-12-text =
    Stragan to karta bonusowa. Raz na rundę, od rundy, w której go zdobędziesz, możesz wymienić to,
    co jest po jednej jego stronie, na to, co po drugiej, w dowolnym kierunku: na przykład 1 rubin
    na 2 żelaza albo 2 żelaza na 1 rubin. Każdy stragan wymienia 1 klejnot na 2 sztuki jednego
    metalu, więc na żadnym łańcuchu wymian nie da się zarobić. Możesz mieć tylko jeden stragan
    z daną wymianą.
rulebook-MARKET-12-ruling =
    Każdy stragan wymienia 1 klejnot na 2 sztuki jednego metalu, więc na żadnym łańcuchu wymian nie
    da się zarobić.

rulebook-MARKET-13 = Karty Sprytu
rulebook-MARKET-13-text =
    Karty Sprytu to karty bonusowe. Możesz mieć ich dowolnie wiele i sumują się. Spryt kupującego
    daje ci w każdej rundzie dodatkowy zakup u kupca. Ze Sprytem sprzedawcy każda sprzedaż kupcowi
    daje 1 złoto więcej, ale nigdy więcej, niż kupiec żąda za ten surowiec. Spryt handlarza daje ci
    w każdej rundzie dodatkowe użycie straganu; kilka takich użyć może przypaść na jeden stragan
    albo na różne. Spryt śmiałka wydłuża Trakt (zob. „<MARKET-7>”).
rulebook-MARKET-13-ruling =
    Spryt sprzedawcy nigdy nie daje więcej, niż żąda kupiec, a wszystkie użycia ze Sprytu handlarza
    mogą przypaść na jeden stragan.

rulebook-MARKET-14 = Karty jednorazowe
rulebook-MARKET-14-text =
    Karta jednorazowa, którą kupisz lub weźmiesz, działa od razu po zapłaceniu ewentualnej ceny
    i opuszcza grę; niesprzedane trafiają do odrzuconych (zob. „<MARKET-9>”). Takie karty dają surowce,
    złoto, śmiałka, Szkolenie śmiałków (jeden poziom dla jednego z twoich śmiałków, w domu lub na
    wyprawie), ruch nadzorcy albo ruch górnika (zob. „<QUEST-8>” i „<QUEST-12>”).
rulebook-MARKET-14-ruling = Szkolenie śmiałków może przypaść komuś, kto jest na wyprawie.

rulebook-MARKET-15 = Karty, które możesz mieć
rulebook-MARKET-15-text =
    Kartę sprzedaje się lub daje tylko gildii, która może ją mieć: nigdy nie dostaniesz drugiego
    straganu z tą samą wymianą.

## The merchant

rulebook-MERCHANT = Kupiec
rulebook-MERCHANT-intro =
    Kupiec i twoje stragany pomagają, gdy brakuje surowca lub monety. Możesz do nich zajrzeć niemal
    w każdej chwili, ale w rundzie tylko określoną liczbę razy.

rulebook-MERCHANT-1 = Kupno i sprzedaż
rulebook-MERCHANT-1-text =
    Raz na rundę możesz kupić u kupca jeden surowiec i raz na rundę jeden sprzedać, po cenach kupca.
    Na przykład mithril kosztuje cię 5 złota, rubin 4, a żelazo 3, szmaragd zaś sprzedasz za 2.
    Kupiec handluje wszystkimi sześcioma surowcami w każdej erze i każdym trybie.
rulebook-MERCHANT-1-ruling =
    Kupiec handluje wszystkimi sześcioma surowcami w każdej erze i każdym trybie.

rulebook-MERCHANT-2 = Kiedy możesz handlować
rulebook-MERCHANT-2-text =
    Z kupcem i własnymi straganami możesz handlować w dowolnej chwili rundy: przy każdej decyzji
    dowolnej gildii, a więc także w turze innej gildii, po nagrodach z wypraw i po kaflu bonusu. Nie
    możesz handlować, gdy akcja jest w połowie rozpatrzona (wybór celu, poziomu, tytułu, ruchu lub
    karty albo zakupy z kafla), w czasie przygotowania gry lub zmiany ery ani po ostatnim handlu w ostatniej rundzie. Dwa razy program pyta, zgodnie z kolejnością, każdą gildię, która może handlować: przed
    rozliczeniem kafla „Zapas” i na koniec rundy (zob. „<ROUND-6>”). Żadna decyzja nie zapada sama,
    nawet gdy jest tylko jedna możliwość, dopóki gildia, która ma ją podjąć, może handlować.
rulebook-MERCHANT-2-ruling =
    Czas na handel jest ustalony: przy każdej decyzji rundy, ale nie wtedy, gdy akcja jest w połowie
    rozpatrzona.

rulebook-MERCHANT-3 = Użycia na rundę
rulebook-MERCHANT-3-text =
    Zakupy, sprzedaże i użycia straganów liczy się na rundę. Odnawiają się przed pierwszą decyzją
    następnej rundy i nie można ich odkładać. Stragan lub Spryt działa od chwili, gdy go masz.
rulebook-MERCHANT-3-ruling =
    Handel liczy się na rundę i nie można go odkładać; nowa karta działa od chwili, gdy ją masz.

## Adventurers

rulebook-ADV = Śmiałkowie
rulebook-ADV-intro =
    Śmiałkowie niosą twoją broń na wyprawy. Im są bardziej doświadczeni, tym lepszą bronią władają.

rulebook-ADV-1 = Poziomy śmiałków
rulebook-ADV-1-text = Śmiałkowie mają poziom od 1 do 4. Nowi mają poziom 1.

rulebook-ADV-2 = Po jednej broni
rulebook-ADV-2-text = Śmiałek potrzebuje broni, by być na wyprawie, i nosi dokładnie jedną.

rulebook-ADV-3 = Kto czym włada
rulebook-ADV-3-text =
    Śmiałkowie poziomu 1 władają mieczami i sztyletami, poziomu 2 bronią z każdego publicznego
    schematu, a poziomów 3 i 4 także unikatową.

rulebook-ADV-4 = Kucie broni
rulebook-ADV-4-text =
    Wykucie broni zużywa z twojej puli surowce jej schematu. Wykutej broni nigdy nie przekazuje się
    dalej ani nie zamienia z powrotem w surowce. Kujesz tylko podczas przygotowań (zob. „<QUEST-4>”),
    prosto do ręki śmiałka na wyprawie; żadnej broni nie trzyma się na składzie.

rulebook-ADV-5 = Przezbrajanie i odsyłanie
rulebook-ADV-5-text =
    Podczas przygotowań możesz dać śmiałkowi na wyprawie inną broń, odesłać go do domu albo
    przenieść na inną wyprawę. Jego stara broń przepada.

rulebook-ADV-6 = Tarcze i siła 0
rulebook-ADV-6-text =
    Tarcza liczy się jako broń. Broń może mieć siłę 0: może zyskać siłę dzięki czempionowi albo mieć
    własny efekt.

rulebook-ADV-7 = Efekty unikatowej broni
rulebook-ADV-7-text =
    Unikatowy schemat może mieć efekt, który daje prestiż, złoto lub surowce. Działa on za każdym
    razem, gdy etap (albo, jeśli karta tak mówi, wyprawa) zostaje ukończony z tą bronią na wyprawie,
    także Traktem, raz za każdą taką broń. Nigdy nie działa przy etapach pominiętych przez czempiona
    Prędkiego (zob. „<CHAMP-6>”) ani przy porażce wyprawy.
rulebook-ADV-7-ruling =
    Efekt broni działa przy każdym etapie ukończonym z nią, także Traktem, ale nie przy pominiętych.

## Champions

rulebook-CHAMP = Czempioni
rulebook-CHAMP-intro =
    W grze epickiej śmiałek, który osiąga poziom 4, zostaje czempionem i przyjmuje tytuł z własną
    zdolnością.

rulebook-CHAMP-1 = Jak zostać czempionem
rulebook-CHAMP-1-text =
    W grze epickiej śmiałek, który osiąga poziom 4, zostaje czempionem i przyjmuje jeden z 12
    tytułów. Wybierasz go od razu, a twoja gildia może użyć każdego tytułu tylko raz. Gdy użyjesz
    wszystkich 12, kolejny czempion nie ma tytułu, ale liczy się jako czempion. W grze prostej
    i przyspieszonej poziom 4 nie daje tytułu.
rulebook-CHAMP-1-ruling =
    Gdy gildia użyje wszystkich 12 tytułów, kolejny czempion nie ma żadnego, ale się liczy.

rulebook-CHAMP-2 = Oportunista
rulebook-CHAMP-2-text =
    Oportunista: dostajesz 2 pkt prestiżu za każdym razem, gdy etap, także ostatni, zostaje
    ukończony z nim na wyprawie, także Traktem.

rulebook-CHAMP-3 = Niestrudzony
rulebook-CHAMP-3-text =
    Niestrudzony: jego broń zyskuje +1 siły za każdym razem, gdy etap zostaje ukończony z nim na
    wyprawie, także Traktem. Ta siła przepada razem z bronią.

rulebook-CHAMP-4 = Mężny
rulebook-CHAMP-4-text =
    Mężny: dostajesz 4 pkt prestiżu, gdy zostaje ukończona wyprawa, na której był od początku do
    końca. To znaczy: był na niej, uzbrojony, bez przerwy od twoich przygotowań w rundzie, w której
    ją podjęto. Zmiana broni nie jest przerwą, czas przed osiągnięciem poziomu 4 się liczy, a start
    dzięki Prędkiemu (zob. „<CHAMP-6>”) liczy się jak pierwszy krok.
rulebook-CHAMP-4-ruling =
    „Od początku do końca” znaczy: na wyprawie, z bronią, od przygotowań w rundzie, w której ją
    podjęto; zmiana broni nie jest przerwą.

rulebook-CHAMP-5 = Szczęściarz
rulebook-CHAMP-5-text =
    Szczęściarz: dostajesz 3 złota, gdy zostaje ukończona wyprawa, na której był od początku do
    końca, jak wyjaśniono przy tytule Mężny (zob. „<CHAMP-4>”).

rulebook-CHAMP-6 = Prędki
rulebook-CHAMP-6-text =
    Prędki: wyprawa, na której jest od początku, może zacząć się od 2. lub 3. kroku, jeśli go ma,
    nawet gdy to jej ostatni. Tak pominięte etapy nie dają nagród ani efektów czempionów i broni.
    Jeśli wyprawa skończy się porażką w rundzie, w której ją podjęto, nie daje prestiżu, a kara
    obowiązuje (zob. „<FAIL-4>”).
rulebook-CHAMP-6-ruling =
    Wyprawa może zacząć się nawet od ostatniego kroku, a natychmiastowa porażka kosztuje zwykłą
    karę.

rulebook-CHAMP-7 = Czarujący
rulebook-CHAMP-7-text =
    Czarujący: wyprawa, na której jest od początku, nie kosztuje złota, lecz daje ci 1 złoto.

rulebook-CHAMP-8 = Ogłaszanie zdolności
rulebook-CHAMP-8-text =
    Zdolności Prędkiego i Czarującego (zob. „<CHAMP-6>” i „<CHAMP-7>”) ogłasza się przy podejmowaniu
    wyprawy i można ich użyć znowu dopiero, gdy ta wyprawa się skończy. Czempion może być wtedy
    w domu albo na innej wyprawie, a obie zdolności mogą służyć jednej wyprawie. Jeśli nie ma go na
    niej z bronią, gdy kończysz przygotowania w tej rundzie, wyprawa liczy się jako niegotowa; złoto
    od Czarującego zostaje. W późniejszych rundach może odejść, ale zdolność jest wciąż związana
    z tą wyprawą.
rulebook-CHAMP-8-ruling =
    Czempion, którego zdolność ogłoszono, może być gdziekolwiek, gdy podejmuje się wyprawę, ale musi być na niej
    z bronią, gdy kończysz przygotowania.

rulebook-CHAMP-9 = Rozpruwacz, Brutal, Przenikliwy
rulebook-CHAMP-9-text =
    Każda broń, którą włada, liczy się też jako sieczna (Rozpruwacz), obuchowa (Brutal) lub kłuta
    (Przenikliwy).

rulebook-CHAMP-10 = Ukorzeniony, Sangwinik, Oczyszczony
rulebook-CHAMP-10-text =
    Z bronią, która zawiera dany klejnot, zyskuje siłę: 2 ze szmaragdem (Ukorzeniony), 2 z rubinem (Sangwinik), 3 z diamentem (Oczyszczony); raz na broń, bez względu na liczbę tych klejnotów.
rulebook-CHAMP-10-ruling =
    Siła za klejnot liczy się raz na broń, bez względu na liczbę tych klejnotów.

## Quests

rulebook-QUEST = Wyprawy
rulebook-QUEST-intro =
    Podejmij wyprawę, uzbrój śmiałków tak, by spełnić wymagania jej obecnego kroku, i co rundę przesuwaj ją o krok. Ukończone etapy dają nagrody, a ukończone wyprawy prestiż i poziomy.

rulebook-QUEST-1 = Etapy i kroki
rulebook-QUEST-1-text =
    Wyprawa to ciąg etapów. Etap to ciąg kroków, które mają tę samą trudność i te same wymagane typy
    broni. Etap może dawać nagrody, a ostatni zawsze je daje. Każdy etap oprócz ostatniego
    pokazuje prestiż w nawiasie, liczony tylko przy porażce (zob. „<FAIL-3>”); ostatni pokazuje pełną
    wartość.

rulebook-QUEST-2 = Podejmowanie wyprawy
rulebook-QUEST-2-text =
    Faza wypraw zaczyna się od wyboru. Zgodnie z kolejnością każda gildia podejmuje jedną wyprawę z oferty,
    płaci cenę jej miejsca i stawia znacznik na jej pierwszym kroku albo rezygnuje. W grze solo
    musisz jakąś podjąć (zob. „<SOLO-11>”).

rulebook-QUEST-3 = Najwyżej pięć
rulebook-QUEST-3-text =
    Gildia z 5 aktywnymi wyprawami nie może podjąć kolejnej. Znaczników wypraw nie można kupić.
rulebook-QUEST-3-ruling = Znaczników wypraw nie można kupić.

rulebook-QUEST-4 = Przygotowania
rulebook-QUEST-4-text =
    Gdy każda gildia podejmie wyprawę lub zrezygnuje, gildie kolejno prowadzą przygotowania.
    W swojej turze uzbrój śmiałków i przydziel ich do dowolnych swoich aktywnych wypraw, w dowolnej
    liczbie. Dopóki nie skończysz, możesz cofać swoje posunięcia. Cofanie przywraca wszystko, także twój
    handel z tego czasu, i sięga najdalej do początku twoich przygotowań albo do ostatniego handlu
    innej gildii. Odesłanie lub przezbrojenie śmiałka (zob. „<ADV-5>”) to nowe posunięcie, a nie cofanie: jego broń przepada, nawet jeśli dopiero ją wykuto.
rulebook-QUEST-4-ruling =
    Gildie przygotowują się kolejno. Cofanie przywraca wszystko; odesłanie śmiałka to nowe posunięcie i broń przepada.

rulebook-QUEST-5 = Wymagania kroku
rulebook-QUEST-5-text =
    Wymagania kroku są spełnione, a wyprawa gotowa, gdy łączna siła wszystkich broni na wyprawie
    wynosi co najmniej tyle, ile trudność kroku plus 3 za każdy wymagany typ, którego nie ma żadna
    z tych broni.

rulebook-QUEST-6 = Niegotowe wyprawy
rulebook-QUEST-6-text =
    Gdy kończysz przygotowania, każda twoja aktywna wyprawa, która nie jest gotowa, kończy się
    porażką (zob. „<FAIL-1>”). Program najpierw pokazuje, które to wyprawy i ile stracisz, i prosi
    o potwierdzenie.

rulebook-QUEST-7 = Przesuwanie wypraw
rulebook-QUEST-7-text =
    Nagrody przyznaje się, gdy każda gildia zakończy przygotowania. Zgodnie z kolejnością każda gildia
    przesuwa wszystkie swoje aktywne wyprawy o krok, w wybranym porządku; każdą rozpatruje się do końca przed następną. Wejście na nowy etap kończy poprzedni. Zejście z ostatniego kroku kończy etap
    i wyprawę.
rulebook-QUEST-7-ruling = Wybierasz, w jakim porządku przesuwają się twoje wyprawy.

rulebook-QUEST-8 = Nagrody rzeczowe
rulebook-QUEST-8-text =
    Nagrody rzeczowe to wszystkie nagrody oprócz prestiżu. Możesz dostać surowce, złoto lub śmiałków
    poziomu 1. Ruch nadzorcy wykonuje się według zasad kopalni (zob. „<MINE-3>”). Przy ruchu górnika wybierz dowolnego górnika i usuń go albo przenieś na dowolne puste pole, bez zmiany koloru; górnik nic
    wtedy nie daje, a potem sprawdza się strajki (zob. „<MINE-8>”). Karta targu jako nagroda to dowolna karta, którą możesz mieć (zob. „<MARKET-15>”), wzięta za darmo z odrzuconych; karta jednorazowa działa od razu i opuszcza
    grę.

rulebook-QUEST-9 = Ukończenie wyprawy
rulebook-QUEST-9-text =
    Za ukończenie wyprawy dostajesz jej pełny prestiż i nagrody ostatniego etapu. Rozdzielasz
    między jej śmiałków tyle poziomów, ile ma ona etapów (pominięte się liczą), najwyżej po jednym
    każdemu. Nikt nie przekracza poziomu 4, a nadmiarowe poziomy przepadają. Śmiałkowie
    wracają do domu, a ich broń przepada.

rulebook-QUEST-10 = Prestiż w nawiasie
rulebook-QUEST-10-text = Prestiżu w nawiasie nigdy nie dostaje się za ukończenie etapu.

rulebook-QUEST-11 = Rozpatrywanie etapu
rulebook-QUEST-11-text =
    Ukończony etap rozpatruje się w tej kolejności: efekty czempionów i broni; na ostatnim etapie
    prestiż wyprawy; surowce, złoto i śmiałkowie; potem ruchy i karty targu, w porządku podanym
    na karcie; na ostatnim etapie poziomy, tytuły i powrót do domu. Zdobyty wtedy tytuł nie działa
    jeszcze na tej wyprawie.
rulebook-QUEST-11-ruling =
    Skutki ukończenia etapu rozpatruje się w stałej kolejności, od efektów czempionów po poziomy
    i tytuły.

rulebook-QUEST-12 = Rezygnacja z nagród
rulebook-QUEST-12-text =
    Z ruchów i kart targu możesz zrezygnować, bez względu na to, czy daje je nagroda, karta czy kafel; wszystko inne trzeba wziąć. To, czego nie da się wykonać, przepada bez pytania.
rulebook-QUEST-12-ruling =
    Z ruchów i kart targu można zrezygnować; wszystkie inne nagrody trzeba wziąć, a to, czego nie da
    się wykonać, przepada.

## Failure

rulebook-FAIL = Porażka
rulebook-FAIL-intro =
    Co dzieje się z wyprawą, której wymagania kroku nie są spełnione. Czasem opłaca się którąś
    odpuścić.

rulebook-FAIL-1 = Nieudana wyprawa
rulebook-FAIL-1-text =
    Wyprawa zakończona porażką opuszcza grę. Jej śmiałkowie wracają do domu bez poziomów, a ich broń
    przepada. W grze solo porażka wyprawy oznacza przegraną (zob. „<SOLO-11>”).

rulebook-FAIL-2 = Nagrody zostają
rulebook-FAIL-2-text = Zachowujesz nagrody rzeczowe za ukończone etapy.

rulebook-FAIL-3 = Prestiż za ukończone etapy
rulebook-FAIL-3-text =
    Dostajesz prestiż w nawiasie z ostatniego ukończonego etapu, jeśli taki jest. Jeśli wyprawę
    przyspieszono w tej rundzie Traktem, liczą się tylko etapy ukończone wcześniej. Etapy pominięte
    przez czempiona Prędkiego (zob. „<CHAMP-6>”) liczą się jako ukończone od następnej rundy.
rulebook-FAIL-3-ruling =
    Etapy pominięte przez Prędkiego liczą się jako ukończone od następnej rundy.

rulebook-FAIL-4 = Natychmiastowa porażka
rulebook-FAIL-4-text =
    Wyprawa, która kończy się porażką w rundzie, w której ją podjęto, kosztuje cię 3 pkt prestiżu.
    Prestiż może spaść poniżej 0.
rulebook-FAIL-4-ruling = Prestiż może spaść poniżej 0.

## Change of stage

rulebook-STAGE = Zmiana ery
rulebook-STAGE-intro =
    Dwa razy w grze epickiej świat idzie naprzód: nowa kopalnia, nowe wyprawy i nowy targ, a twoja
    gildia zachowuje ludzi, karty i dobra.

rulebook-STAGE-1 = Nowa kopalnia
rulebook-STAGE-1-text =
    Po rundach 6 i 12, gdy odejdą zalegające wyprawy (zob. „<ROUND-4>”), wszyscy górnicy i nadzorcy
    opuszczają kopalnię i buduje się ją na nowo z części następnej ery.
rulebook-STAGE-1-ruling = Era kończy się po rundach 6 i 12.

rulebook-STAGE-2 = Stare wyprawy odchodzą
rulebook-STAGE-2-text =
    Wyprawy poprzedniej ery opuszczają ofertę i talię; aktywne wyprawy zostają przy swoich gildiach.
    Potem ofertę zsuwa się i uzupełnia jak na początku rundy (zob. „<ROUND-2>”) i nie robi się tego
    ponownie w nadchodzącej rundzie. W grze solo zamiast tego rozdaje się 2 karty na dwa darmowe
    miejsca (zob. „<SOLO-5>”).
rulebook-STAGE-2-ruling =
    Wyprawy starej ery opuszczają też talię, a ofertę uzupełnia się przed ustawieniem nadzorców.

rulebook-STAGE-3 = Nowy targ
rulebook-STAGE-3-text =
    Publiczne schematy, które są jeszcze w starej talii broni, stają się dostępne; w Erze II także
    Mithrilowy miecz. Wykłada się talie targu nowej ery (zob. „<SETUP-5>”) i odkrywa ich pierwsze
    karty; to jest odkrywanie kart na nadchodzącą rundę (zob. „<ROUND-1>”).

rulebook-STAGE-4 = Nadzorcy wracają
rulebook-STAGE-4-text =
    Zgodnie z obecną kolejnością gildie ustawiają nadzorców jak na początku gry (zob. „<SETUP-11>”). Odrzucone
    karty targu zostają. W grze solo ustawiasz wszystkich (zob. „<SOLO-13>”).
rulebook-STAGE-4-ruling = Odrzucone karty targu zostają przy zmianie ery.

## Bonus tiles

rulebook-BONUS = Kafle bonusów
rulebook-BONUS-intro =
    Opcja gry epickiej: pięć kafli, które nagradzają gildie za to, że są w odpowiedniej sytuacji
    w odpowiednim czasie.

rulebook-BONUS-1 = Piętnaście kafli
rulebook-BONUS-1-text =
    Jest 15 kafli bonusów: Pracowici 2, 3 i 4; Żądni przygód 1, 2 i 3; Zapas miedzi, żelaza
    i mithrilu; Odznaczeni z nagrodą w złocie, prestiżu i zakupach; Wiedza z nagrodą w złocie,
    prestiżu i zakupach.

rulebook-BONUS-2 = Kiedy rozlicza się kafle
rulebook-BONUS-2-text =
    Pięć losowych kafli leży odkrytych: jeden na rundy od 4 do 6 i po jednym na rundy od 7 do 9, od
    10 do 12, od 13 do 15 i od 16 do 18. Każdy rozlicza się raz, zgodnie z kolejnością, na koniec jego
    trzeciej rundy (zob. „<ROUND-6>”).
rulebook-BONUS-2-ruling =
    Pięć kafli przypada na rundy 4–6, 7–9, 10–12, 13–15 i 16–18.

rulebook-BONUS-3 = Kafle „Pracowici”
rulebook-BONUS-3-text =
    Każda gildia, która ma w kopalni dokładnie tylu górników, ile pokazuje kafel, może przesunąć
    nadzorcę. Ocenia się to dla wszystkich gildii, zanim ktokolwiek wykona ruch.

rulebook-BONUS-4 = Kafle „Żądni przygód”
rulebook-BONUS-4-text =
    Każda gildia, która ma dokładnie tyle aktywnych wypraw, ile pokazuje kafel, dostaje śmiałka
    poziomu 1.

rulebook-BONUS-5 = Kafle „Zapas”
rulebook-BONUS-5-text =
    Każda gildia dostaje jedną sztukę surowca z kafla za każde 3 surowce w swojej puli. Przed
    rozliczeniem gildie mogą handlować (zob. „<MERCHANT-2>”).

rulebook-BONUS-6 = „Odznaczeni” i „Wiedza”
rulebook-BONUS-6-text =
    Kafle „Odznaczeni” liczą twoich czempionów poziomu 4, kafle „Wiedza” twoje unikatowe schematy.
    Za każdego z nich dostajesz to, co pokazuje kafel: 2 złota; albo 2 pkt prestiżu; albo, przy
    zakupach, 3 złota do wydania od razu na surowce po cenach kupca, poza limitem zakupów rundy. Nie
    możesz dołożyć własnego złota do złota z kafla, a niewydane przepada.
rulebook-BONUS-6-ruling =
    Do złota z kafla nie można dołożyć własnego, a co z niego zostanie, przepada.

## End of the game

rulebook-END = Koniec gry
rulebook-END-intro =
    Po ostatniej rundzie rozlicza się nieukończone wyprawy, wszystko, co udało ci się zbudować,
    zamienia się w prestiż i wyłania się zwycięzcę.

rulebook-END-1 = Aktywne wyprawy przepadają
rulebook-END-1-text =
    Po ostatnim handlu w ostatniej rundzie wszystkie wciąż aktywne wyprawy kończą się porażką (zob.
    „<FAIL-1>”, „<FAIL-2>” i „<FAIL-3>”), a wyjątek dla przyspieszonych wypraw obowiązuje też tutaj. Kara
    za natychmiastową porażkę (zob. „<FAIL-4>”) nie obowiązuje, nawet za wyprawę podjętą w tej
    rundzie.
rulebook-END-1-ruling = Na koniec gry nie ma kary za wyprawę podjętą w ostatniej rundzie.

rulebook-END-2 = Punktacja końcowa
rulebook-END-2-text =
    Potem każda gildia punktuje: 1 pkt prestiżu za każdy poziom każdego śmiałka i 1 więcej za
    każdego śmiałka poziomu 4; prestiż swoich unikatowych schematów, licencji i kart bonusowych;
    swoje bonusy końcowe (zob. „<MARKET-10>”); oraz 1 pkt prestiżu za każde pełne 4 złota. Przed
    policzeniem złota wszystkie pozostałe surowce sprzedaje się po cenach kupca, bez Sprytu sprzedawcy, chyba że policzył je bonus za pozostałe surowce.

rulebook-END-3 = Zwycięzca
rulebook-END-3-text =
    Wygrywa gildia z największym prestiżem; przy remisie ta, która jest najwcześniej w obecnej kolejności.

## Solo games

rulebook-SOLO = Gry solo
rulebook-SOLO-intro =
    Samotnie w kopalni: dwa automaty wchodzą ci w drogę, a ty musisz w każdej rundzie podjąć wyprawę
    i każdą z nich ukończyć.

rulebook-SOLO-1 = Przygotowanie solo
rulebook-SOLO-1-text =
    Twoja gildia gra obok dwóch automatów, w kopalni dla 3 gildii (zob. „<SETUP-7>”). Masz dodatkowego
    śmiałka. Ustawiasz całą dziewiątkę nadzorców, w dowolnej kolejności. Twój kolor jest na początku ostatni w kolejności; to, który automat jest pierwszy, a który drugi, jest losowe.
rulebook-SOLO-1-ruling =
    Zaczynasz na końcu kolejności; o tym, który automat jest pierwszy, decyduje los.

rulebook-SOLO-2 = Wybór trudności
rulebook-SOLO-2-text =
    Wybierz grę łatwą, średnią, trudną lub losową; to decyduje, które wyprawy są w twojej talii.
    W prostej grze zostaje 12 z 18 zielonych wypraw: łatwa usuwa 6 najtrudniejszych, średnia 2
    najtrudniejsze i 4 najłatwiejsze, trudna 6 najłatwiejszych, a losowa dowolne 6. Złote wyprawy to
    „Najazd myślących kryształów”, „Zrzędozaur chce się bawić”, „W pogoni za wampirem” i „Klątwa
    mumii”. Gry epicka i przyspieszona mają inne talie (zob. „<SOLO-3>”); listy są stałe (zob.
    „<SOLO-4>”).

rulebook-SOLO-3 = Dłuższe talie solo
rulebook-SOLO-3-text =
    W grze epickiej zostaje 12 z 20 zielonych wypraw: łatwa i średnia usuwają dwie z gwiazdką,
    a potem tyle co w prostej grze (zob. „<SOLO-2>”); trudna zachowuje te z gwiazdką i usuwa dwie karty
    „Nietoperze w dzwonnicy” oraz 6 najłatwiejszych. Zostaje 12 z 20 szarych: łatwa usuwa 8
    najtrudniejszych, średnia 3 najtrudniejsze i 5 najłatwiejszych, trudna 8 najłatwiejszych.
    Zostaje 8 z 12 czerwonych: łatwa usuwa 4 najtrudniejsze, średnia 1 najtrudniejszą i 3
    najłatwiejsze, trudna 4 najłatwiejsze. Losowa usuwa dowolne 8 zielonych, 8 szarych i 4 czerwone.
    Złote wyprawy to „Wyzwanie Rycerza Burzy” (2 karty), „Powrót wampira”, „Brama Otchłani”
    i „Kościana bestia wstaje”. Gra przyspieszona traktuje szare wyprawy tak samo i dodaje 4 z 9
    złotych wypraw Ery II, zawsze te same.
rulebook-SOLO-3-ruling =
    To, co usuwa średnia trudność, oraz talie solo gry przyspieszonej są ustalone tutaj.

rulebook-SOLO-4 = Najtrudniejsze i najłatwiejsze
rulebook-SOLO-4-text =
    Te listy są stałe, a każda biegnie od trudniejszych do łatwiejszych; 2 oznacza dwie karty.

    Zielone, najtrudniejsze: Król Ryb blokuje port; Niespokojny cmentarz; Kłopoty w Dziwnym Lesie;
    Tajemnicza jaskinia; Układy z harpiami; Szlamy w kanałach. Zielone, najłatwiejsze: Igrzyska (2);
    Burda w karczmie (2); Szczury w piwnicy (2).

    Szare, najtrudniejsze: Bezkresne lochy; Wieża do gwiazd; Zrzędozaur chce się bawić; Szczelina
    Zagłady; Klątwa mumii; Rozgniewany duch lasu; Straż przyboczna; W pogoni za wampirem. Szare,
    najłatwiejsze: Psoty wróżek (2); Mroczny sabat (2); Królewski turniej (2); Trolle pod mostem
    (2).

    Czerwone, najtrudniejsze: Wielogłowa hydra; Gniew Rogatej Góry; Krasnoludy kopały za głęboko;
    Golemy arcymaga. Czerwone, najłatwiejsze: Góra ożywa; Goście nie z tego świata; Bagno Udręki
    (2).

rulebook-SOLO-5 = Oferta solo
rulebook-SOLO-5-text =
    Oferta zaczyna z 2 kartami, na dwóch darmowych miejscach. Na koniec rundy pozostałe karty
    układa się od trzeciego miejsca, w obecnym porządku i bez luk; na początku następnej rozdaje się
    2 nowe na dwa darmowe miejsca. Zalegające wyprawy nie odchodzą (zob. „<ROUND-4>”); usuwa je
    tylko zmiana ery (zob. „<STAGE-2>”).
rulebook-SOLO-5-ruling =
    Karty, które zostają w ofercie solo, układa się od trzeciego miejsca, bez luk.

rulebook-SOLO-6 = Ruchy automatów
rulebook-SOLO-6-text =
    Gdy przyjdzie kolej na automat, wykonuje on ruch, którym przeskakuje najwięcej górników innego koloru; spośród takich ten, którym przeskakuje najmniej własnych; spośród takich wybierasz ty. Musi wykonać ruch, jeśli może.
rulebook-SOLO-6-ruling = Automaty muszą wykonać ruch, jeśli mogą.

rulebook-SOLO-7 = Przeskoki i surowce solo
rulebook-SOLO-7-text =
    Kto przeskakuje górników własnego koloru, usuwa ich po drodze: nie dezerterują i nic nie dają.
    Gdy ty przesuwasz nadzorcę (w fazie kopalni albo dzięki nagrodzie, karcie lub kaflowi), surowce
    dają ci nowy górnik i górnicy przejęci przez twój kolor. Ruchy automatów nic nie dają. Strajki
    dotyczą wszystkich kolorów.
rulebook-SOLO-7-ruling = Własni górnicy przeskoczeni w grze solo odchodzą i nic nie dają.

rulebook-SOLO-8 = Drugi ruch solo
rulebook-SOLO-8-text =
    Automaty nigdy nie wykonują drugiego ruchu (zob. „<MINE-2>”). Ty możesz, gdy zaczynasz; nie zmienia
    to kolejności (zob. „<SOLO-9>”).

rulebook-SOLO-9 = Kolejność solo
rulebook-SOLO-9-text =
    W grze solo górnicy nie decydują o kolejności (zob. „<ORDER-1>”): kto jest pierwszy, idzie na
    koniec.

rulebook-SOLO-10 = Targ solo
rulebook-SOLO-10-text =
    Targ jest taki jak dla 2 gildii, ale masz dwie akcje; każda z nich może być pasem za 1 złoto.
    Z zamkniętej lokacji można skorzystać raz na rundę, więc druga akcja wymaga innej lokacji. Trakt można wybrać
    dwa razy, nawet dla tej samej wyprawy.
rulebook-SOLO-10-ruling =
    Druga akcja na targu wymaga innej zamkniętej lokacji; Trakt można wybrać dwa razy, nawet dla
    jednej wyprawy.

rulebook-SOLO-11 = Wyprawa w każdej rundzie
rulebook-SOLO-11-text =
    Musisz w każdej rundzie podjąć wyprawę i przed końcem gry ukończyć każdą; nie możesz
    zrezygnować, dopóki jest taka, którą możesz podjąć. Runda bez podjętej wyprawy, porażka wyprawy
    albo wyprawa wciąż aktywna na koniec to natychmiastowa przegrana. Z 5 aktywnymi wyprawami nie
    możesz podjąć kolejnej, a więc przegrywasz; program ostrzega cię rundę wcześniej. Tylko pusta
    oferta zwalnia z obowiązku podjęcia wyprawy: grasz wtedy dalej, nawet z 5 aktywnymi wyprawami.
rulebook-SOLO-11-ruling =
    Z 5 aktywnymi wyprawami i niepustą ofertą gra jest przegrana; ostrzeżenie dostajesz rundę wcześniej.

rulebook-SOLO-12 = Twój wynik solo
rulebook-SOLO-12-text =
    Wygraną grę punktuje się jak każdą inną (zob. „<END-2>”). Świetny wynik to 125 pkt w prostej grze i 500 w epickiej; przyspieszona nie ma takiego progu.

rulebook-SOLO-13 = Zmiana ery solo
rulebook-SOLO-13-text = Przy zmianie ery ustawiasz na nowo całą dziewiątkę nadzorców.

rulebook-SOLO-14 = Wyprawa na finisz
rulebook-SOLO-14-text =
    Co najmniej trzy złote wyprawy w każdej talii solo (zob. „<SOLO-2>” i „<SOLO-3>”), także w grze
    przyspieszonej, mają dokładnie jeden krok, więc w ostatniej rundzie zawsze jest taka, którą można jeszcze ukończyć. Gra sprawdza to przy każdym wczytaniu kart.
rulebook-SOLO-14-ruling = Każda talia solo ma co najmniej trzy złote wyprawy o jednym kroku.

rulebook-SOLO-15 = Czego automaty nie robią
rulebook-SOLO-15-text =
    Automaty biorą udział tylko w fazie kopalni. Nie uczestniczą w targu, wyprawach, kaflach bonusów
    ani handlu i nie mają wyniku.
rulebook-SOLO-15-ruling = Automaty biorą udział tylko w fazie kopalni.
