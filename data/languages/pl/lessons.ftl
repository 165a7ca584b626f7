# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Nauka gry
lessons-words = Każda lekcja trwa kilka minut przy prawdziwym stole. Przerywaj i wracaj, kiedy chcesz.
lessons-name-walking = Ruch w kopalni
lessons-about-walking = Przesuń nadzorcę, zostaw górnika i weź to, co on daje.
lessons-name-jumping = Przeskoki
lessons-about-jumping = Przeskakuj rzędy górników, przejmuj cudzych, trać swoich i poznaj strajki.
lessons-name-forge = Kuźnia
lessons-about-forge = Przekuj surowce w broń: schematy, poziomy, siła i typy broni.
lessons-name-quest = Wyprawa
lessons-about-quest = Podejmij wyprawę, spełnij jej wymagania i zobacz, co dają sukces i porażka.
lessons-name-market = Targ
lessons-about-market = Lokacje zamknięte i otwarte, kupiec, stragany i ile daje pas.
lessons-name-round = Cała runda
lessons-about-round = Zaplanuj rundę: kopalnia, targ, wyprawy i drugi ruch.
lessons-name-end = Koniec gry
lessons-about-end = Ostatnia runda, jej bonusy i wyprawy oraz punktacja końcowa.
lessons-name-epic = Gra epicka
lessons-about-epic = Trzy ery, kafle bonusów, czempioni i ich tytuły.
lessons-name-solo = Gra solo
lessons-about-solo = Obowiązkowe wyprawy, automaty, dwie akcje na targu, poziomy trudności.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = Pierwsza gra
lessons-first-words = Prosta gra z Uczniem. Przewodnik objaśnia każdą nową decyzję.
lessons-tips-words = Wszystkie porady przewodnika

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Kontynuuj tutaj
lessons-begin-here = Twoja następna lekcja
lessons-number = Lekcja { $number }
lessons-resume = Wznów
lessons-start = Zacznij
lessons-you-meet = W tej lekcji poznasz
lessons-learnt-of = { $learnt } z { $count }
lessons-learnt-word = zaliczonych
lessons-all-learnt = Wszystko zaliczone
lessons-your-first-game = Twoja pierwsza gra
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Zaliczona
lessons-at-step = Krok { $step } z { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Ty
lessons-rival = Rywal

# Under the title of the pause menu.
lessons-kept = Twoje miejsce w lekcji jest zapisane

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Dalej
lessons-take-back = Cofnij to
lessons-show-me = Pokaż mi
lessons-next = Następna lekcja
lessons-all = Lista lekcji
lessons-leave = Wyjdź z lekcji
lessons-back = Wróć do poprzedniego kroku
lessons-skip = Pomiń ten krok
lessons-first-step = To jest pierwszy krok
lessons-no-more = To był ostatni krok

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Możesz tak zrobić i zobaczyć, co z tego wyniknie. W tym kroku chodziło o coś innego: { $wanted }. Cofnij to albo pomiń krok.
lessons-strayed-early = Możesz tak zrobić, ale najpierw jest jeszcze coś do wyjaśnienia. Cofnij to albo przejdź dalej.
lessons-learnt = Gotowe! Lekcja „{ $lesson }” zaliczona. Możesz ją powtórzyć, kiedy chcesz.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Zaznaczone figurki z wieżą to twoi nadzorcy; pozostałe należą do rywala. Na każdym polu leży miedź, żelazo albo szmaragd. Naciśnij „Dalej” albo klawisz Enter.
lesson-walking-move = Naciśnij zaznaczonego nadzorcę, potem zaznaczone pole, a potem „Potwierdź” na dole po prawej. Nadzorca idzie w linii prostej, dowolnie daleko, dopóki droga jest wolna.
lesson-walking-move-pass = Pasując, nikogo nie przesuwasz i nic nie zyskujesz. Cofnij to i przesuń nadzorcę.
lesson-walking-move-other = Tak też można: surowiec dał ci górnik, którego zostawił ten nadzorca. Dalej przyjmujemy, że przesuwasz nadzorcę z prawego dolnego rogu.
lesson-walking-worker = Na polu, z którego wyszedł, nadzorca zostawił górnika, a ten wydobył dla ciebie jedno żelazo (po lewej). Zyskujesz z pola, które opuszczasz, a nie z tego, na którym stajesz.
lesson-walking-panel = To twój panel: prestiż przy wawrzynie, surowce, złoto, górnicy w kopalni (kaptur), śmiałkowie (hełm), aktywne i ukończone wyprawy. „i” u góry podaje nazwę każdego symbolu.
lesson-walking-emerald = Stawaj tam, gdzie leży to, czego zaraz będziesz potrzebować. Tu od razu wykonujesz kolejny ruch, w grze dopiero w następnej rundzie. Jeden nadzorca stoi na szmaragdzie, najrzadszym surowcu. Przesuń go, dokąd chcesz.
lesson-walking-emerald-pass = Wtedy szmaragd zostanie na swoim miejscu. Cofnąć to?
lesson-walking-emerald-taken = Tak też można: dokądkolwiek pójdzie, szmaragd spod niego jest twój. Dalej przyjmujemy, że staje na polu obok.
lesson-walking-emerald-other = Ten nadzorca stał na czymś innym i to właśnie dostajesz. Cofnąć i przesunąć zaznaczonego?
lesson-walking-free = W każdej rundzie każda gildia przesuwa w ten sposób jednego nadzorcę. Nie może on stanąć na innej figurce ani przejść przez innego nadzorcę. Górnik daje surowiec, gdy się pojawia albo gdy ktoś go przeskakuje, nigdy za samo stanie.
lesson-walking-task = Teraz bez pomocy: zdobądź tym ruchem jeszcze jedno żelazo.
lesson-walking-task-taken = Jest żelazo: z pola, które opuścił nadzorca. W grze każda gildia wykonuje jeden taki ruch w rundzie, a pierwsza w kolejności może wykonać dwa.
lesson-walking-task-pass = To nie daje żelaza. Cofnij to i poszukaj swojego nadzorcy, który stoi na żelazie.
lesson-walking-task-other = Na tym polu nie było żelaza: liczy się pole, które opuszczasz. Cofnąć to?

# 2
lesson-jumping-row = Nadzorca może przeskoczyć jeden nieprzerwany rząd górników, od razu albo po przejściu kilku pól w tej samej linii, i staje na pustym polu tuż za nim. Przeskocz dwóch górników Słońca po lewej stronie.
lesson-jumping-row-strike = Twoi górnicy zastrajkowali; dojdziemy do tego. Cofnąć to na razie?
lesson-jumping-row-own = Nadzorca przeskoczył twojego górnika, a ten przeszedł do rywala; dojdziemy do tego. Cofnąć to na razie?
lesson-jumping-row-walk = W tym ruchu nadzorca nie przeskoczył tych dwóch górników. Cofnąć i przeskoczyć ich od lewej?
lesson-jumping-turned = Obaj górnicy przeszli do ciebie i każdy dał ci surowiec ze swojego pola. Surowiec dał też nowy górnik, na polu opuszczonym przez nadzorcę: razem trzy surowce jednym ruchem.
lesson-jumping-own = W rzędzie mogą stać też twoi górnicy. Dezerterują do rywala, który ma najmniej górników, i to jemu dają surowce. Przeskocz zaznaczony rząd i zobacz.
lesson-jumping-own-strike = Twoi górnicy zastrajkowali; o tym będzie następny krok. Cofnąć to na razie?
lesson-jumping-own-also = Tak też można: twój górnik przeszedł do rywala i jemu dał surowiec. Dalej przyjmujemy, że przeskakujesz zaznaczony rząd.
lesson-jumping-few = Dlaczego nie zawsze warto opanować całą kopalnię? Gildia z najmniejszą liczbą górników gra pierwsza na targu, przy wyprawach i w następnej fazie kopalni. Przy remisie kolejność się odwraca: kto grał później, gra teraz wcześniej.
lesson-jumping-strike = Pięciu lub więcej stykających się górników jednego koloru strajkuje: nowy i przeskoczeni dają jeszcze surowce, potem wszyscy odchodzą. Przesuń nadzorcę stojącego obok twojej czwórki, żeby było ich pięciu.
lesson-jumping-strike-also = Tak też można: zetknęło się pięciu górników jednego koloru i wszyscy opuścili kopalnię. Dalej przyjmujemy, że wykonujesz zaznaczony ruch.
lesson-jumping-strike-other = Ten ruch nie zostawia piątego górnika obok czwórki. Cofnąć to?
lesson-jumping-gone = Odeszli z kopalni, a surowce zostały u ciebie. Im mniej masz górników, tym wcześniej grasz: strajk bywa dokładnie tym, czego chcesz.
lesson-jumping-task = Teraz bez pomocy: przeskocz co najmniej jednego górnika rywala, nie przeskakując żadnego własnego i nie wywołując strajku.
lesson-jumping-task-own = Jeden z twoich górników zdezerterował. Cofnąć i poszukać rzędu samych górników rywala?
lesson-jumping-task-strike = Zetknęło się co najmniej pięciu twoich górników, więc zastrajkowali i odeszli z kopalni. Cofnąć i poszukać przeskoku, po którym zostaną?
lesson-jumping-task-also = Dobry przeskok: górnicy, którzy do ciebie przeszli, dali ci surowce.
lesson-jumping-task-walk = Nadzorca nikogo nie przeskoczył. Cofnąć i poszukać górników rywala, za którymi jest puste pole?

# 3
lesson-forge-step = Twoja gildia prowadzi trzy wyprawy. Po prawej przy każdej widać, jaką ma siłę i jakiej wymaga w tej rundzie: wyprawa „Szczury w piwnicy” ma 0 z 2.
lesson-forge-sword = Broń kujesz prosto do ręki śmiałka. Naciśnij Tropiciela, potem Miedziany miecz, potem „Szczury w piwnicy”: dwie sztuki miedzi dają siłę 2, a Tropiciel rusza na wyprawę.
lesson-forge-sword-done = Jeszcze nie: gdy zakończysz, niegotowe wyprawy skończą się porażką. Cofnąć to?
lesson-forge-sword-also = Tak też można: mieczem włada każdy. Dalej przyjmujemy, że ma go Tropiciel.
lesson-forge-sword-dear = To inna broń, potrzebna gdzie indziej. Cofnąć i wykuć Miedziany miecz?
lesson-forge-sword-quest = To była inna wyprawa albo inna broń. Cofnąć i uzbroić najpierw kogoś na „Szczury w piwnicy”?
lesson-forge-levels = Na poziomie 1 śmiałek włada mieczami i sztyletami, na poziomie 2 bronią z każdego publicznego schematu, jak Miedziana włócznia, na poziomie 3 także unikatową, jak Zielone żądło.
lesson-forge-types = Wyprawa „Nietoperze w dzwonnicy” wymaga siły 5 i broni kłutej. Jeśli żadna broń na niej nie ma tego typu, krok wymaga siły o 3 większej.
lesson-forge-stinger = Giermek ma poziom 3. Wyślij go tam z Zielonym żądłem: to broń kłuta o sile 5, kuta z jednej sztuki żelaza i jednego szmaragdu.
lesson-forge-stinger-done = Jeszcze nie: gdy zakończysz, niegotowe wyprawy skończą się porażką. Cofnąć to?
lesson-forge-stinger-spear = Typ się zgadza, ale Miedziana włócznia ma tylko siłę 2, a trzeba 5. Cofnąć to?
lesson-forge-stinger-sword = Ta broń nie jest kłuta, więc krok wymaga siły o 3 większej. Cofnąć to?
lesson-forge-stinger-quest = To była inna wyprawa. Cofnąć i uzbroić kogoś na „Nietoperze w dzwonnicy”?
lesson-forge-lost = Wykutej broni nie można zamienić z powrotem w surowce. Śmiałek na wyprawie może dostać nową, ale stara przepada. Dopóki nie zakończysz przygotowań, „Cofnij” przywraca wszystko.
lesson-forge-task = Teraz bez pomocy: „Szlamy w kanałach” wymagają siły 3. Wystarczy jeden śmiałek z tych, którzy są jeszcze w domu: uzbrój go i wyślij.
lesson-forge-task-met = Wyprawa gotowa. Tym mieczem włada już śmiałek poziomu 1, a bardziej doświadczony zostaje wolny.
lesson-forge-task-short = To za mało siły na ten krok. Cofnąć i poszukać schematu o sile 3?
lesson-forge-task-quest = Ta wyprawa była już gotowa. Cofnąć i pomóc na wyprawie „Szlamy w kanałach”?
lesson-forge-task-done = „Szlamy w kanałach” skończyłyby się porażką. Cofnąć to?

# 4
lesson-quest-offer = W ofercie jest osiem wypraw. Dwie pierwsze są darmowe, następne trzy kosztują po 1 złocie, ostatnie trzy po 2 złota. Na koniec każdej rundy kilka pierwszych znika z oferty.
lesson-quest-legs = Wyprawa to rząd kroków. Kroki o tej samej wymaganej sile tworzą etap. „Igrzyska” mają dwa etapy po jednym kroku: pierwszy wymaga siły 2, drugi siły 4.
lesson-quest-take = Wyprawa przesuwa się co rundę o krok, a ty w każdej rundzie, począwszy od tej, musisz spełnić wymagania kroku, na którym stoi. Podejmij „Igrzyska” za 1 złoto.
lesson-quest-take-rats = Tak też można: stać cię na siłę 2, choć to miejsce kosztuje 2 złota. Dalej przyjmujemy, że podejmujesz „Igrzyska”.
lesson-quest-take-other = Pierwszy krok tej wyprawy wymaga więcej siły, niż dadzą twoje trzy sztuki miedzi. Porażka w pierwszej rundzie kosztuje 3 pkt prestiżu. Cofnąć to?
lesson-quest-take-decline = Nie musisz podejmować wyprawy, ale to wyprawy dają prestiż. Cofnąć i podjąć „Igrzyska”?
lesson-quest-arm = Teraz uzbrój śmiałka. Wykuj dla Tropiciela Miedziany miecz: kosztuje dwie sztuki miedzi i ma siłę 2, tyle, ile wymaga pierwszy krok.
lesson-quest-arm-also = Tak też można: siły wystarczy bez względu na to, kto ma miecz. Dalej przyjmujemy, że ma go Tropiciel.
lesson-quest-arm-dagger = Miedziany sztylet ma siłę 1, a trzeba 2. Cofnąć to?
lesson-quest-arm-done = Wyprawa nie była gotowa, więc skończyła się porażką. W pierwszej rundzie kosztuje to 3 pkt prestiżu. Cofnąć to?
lesson-quest-done = Po prawej widać, co się stanie, gdy zakończysz. Wyprawa jest gotowa, więc naciśnij „Zakończ”.
lesson-quest-done-more = Wyprawa była już gotowa: druga broń zużywa surowce, które mogą się jeszcze przydać. Cofnąć to?
lesson-quest-done-home = Śmiałek odesłany do domu traci broń, a wyprawa nie jest już gotowa. Cofnąć to?
lesson-quest-reward = Nowa runda: wyprawa „Igrzyska” przeszła na drugi etap, który wymaga siły 4. Ukończenie pierwszego dało nagrodę: dwie sztuki miedzi. Za sam ukończony etap nie dostajesz prestiżu.
lesson-quest-brackets = Porażka w pierwszej rundzie wyprawy kosztuje 3 pkt prestiżu; późniejsza daje prestiż podany w nawiasie przy ostatnim ukończonym etapie, tu 1. Śmiałkowie wracają do domu, broń przepada, nagrody zostają. Ukończenie daje 7 pkt prestiżu i 4 złota.
lesson-quest-task = Teraz bez pomocy: drugi etap wymaga siły 4. Tropiciel z Miedzianym mieczem wciąż jest na wyprawie. Zadbaj, by wyprawa była gotowa.
lesson-quest-task-again = Tropiciel dostał nową broń, a stara przepadła: nic to nie dało. Cofnąć i wysłać kogoś innego?
lesson-quest-task-met = Siła 4: wyprawa gotowa. Na koniec tej rundy „Igrzyska” zostaną ukończone.
lesson-quest-task-short = Razem to siła 3, o 1 za mało. Cofnąć to?
lesson-quest-task-done = Wyprawa nie była gotowa, więc skończyła się porażką i dała tylko 1 pkt prestiżu, podany w nawiasie. Cofnąć to?
lesson-quest-complete = Siła 4: wyprawa gotowa. Naciśnij „Zakończ”: ukończenie daje pełne 7 pkt prestiżu i 4 złota. Za dwa etapy rozdajesz dwa poziomy, najwyżej po jednym śmiałkowi. Broń przepada.
lesson-quest-complete-more = Wyprawa była już gotowa: trzecia broń zużywa surowce, które mogą się jeszcze przydać. Cofnąć to?
lesson-quest-complete-home = Śmiałek odesłany do domu traci broń, a wyprawa nie jest już gotowa. Cofnąć to?

# 5
lesson-market-places = W każdej rundzie wykonujesz na targu jedną akcję albo pasujesz i dostajesz 1 złoto. Kowal, Bazar i Koszary to lokacje zamknięte: każda przyjmuje jedną gildię na rundę. Urzędnik i Trakt są otwarte dla wszystkich.
lesson-market-claim = U Urzędnika wykupujesz na stałe licencję na publiczny schemat. Płacisz jego cenę i po 1 złocie każdej gildii, która ma już tę licencję. Wykup licencję na Miedzianą włócznię.
lesson-market-claim-also = Tak też można: licencja jest twoja na całą grę. Dalej przyjmujemy, że to Miedziana włócznia.
lesson-market-claim-pass = Pas daje 1 złoto i jest dobry, gdy nie ma nic lepszego. Cofnąć i wykupić licencję na Miedzianą włócznię?
lesson-market-road = W tej lekcji masz więcej akcji. Trakt jest darmowy: przesuwa jedną z twoich wypraw o krok, ale nigdy jej nie kończy. Przesuń „Szczury w piwnicy”.
lesson-market-road-pass = Pas daje 1 złoto, ale Trakt oszczędziłby ci całą rundę. Cofnąć to?
lesson-market-barracks = W Koszarach werbujesz śmiałka poziomu 1, szkolisz śmiałka, który jest w domu, albo robisz jedno i drugie w jednej akcji. Wyszkol Giermka z poziomu 2 na 3 za 2 złota.
lesson-market-barracks-hired = To jeden śmiałek więcej za 4 złota, a w tej lekcji złoto przyda ci się u Kowala. Cofnąć to?
lesson-market-barracks-other = Tak też można: każdy wyszkolony włada lepszą bronią. Dalej przyjmujemy, że Giermek ma poziom 3.
lesson-market-barracks-pass = Pas daje 1 złoto, ale nikogo nie szkoli. Cofnąć to?
lesson-market-merchant = Z kupcem handlujesz przy dowolnej decyzji w rundzie: jeden zakup i jedna sprzedaż na rundę, bez zużywania akcji. Kup jedno żelazo: handel odbywa się od razu, bez potwierdzania.
lesson-market-merchant-also = Tak też można: to był twój jedyny zakup w tej rundzie. Dalej przyjmujemy, że kupujesz żelazo.
lesson-market-merchant-sold = To była twoja jedyna sprzedaż w tej rundzie. Zakup wciąż ci przysługuje. Cofnąć to?
lesson-market-cards = Kowal sprzedaje jeden unikatowy schemat. Na Bazarze karty jednorazowe działają od razu, stragany co rundę wymieniają klejnot na dwie sztuki metalu lub odwrotnie, a karty Sprytu ulepszają handel albo Trakt.
lesson-market-task = Teraz bez pomocy: kup jedyny schemat na tym stole, którego nie może mieć żadna inna gildia.
lesson-market-task-pass = Pas daje 1 złoto, ale niczego nie kupujesz. Cofnąć i zajrzeć do Kowala?
lesson-market-task-claim = Publiczne schematy są dla każdego, kto zapłaci. Cofnąć i poszukać unikatowego?
lesson-market-task-card = To karta z Bazaru, a nie schemat. Cofnąć i zajrzeć do Kowala?

# 6
lesson-round-plan = Runda to kopalnia, targ i wyprawy. Planuj od końca: „Szlamy w kanałach” wymagają siły 3, a ma ją Żelazny miecz. Potrzebujesz więc dwóch sztuk żelaza, 3 złota na licencję i 1 na wyprawę.
lesson-round-mine = Najpierw kopalnia. Jeden przeskok da obie sztuki: żelazo spod twojego nadzorcy i żelazo spod górnika Słońca obok.
lesson-round-mine-one = To daje jedno żelazo, a plan wymaga dwóch. Cofnąć i przeskoczyć górnika Słońca na żelazie?
lesson-round-mine-other = To nie daje żelaza, a plan wymaga dwóch sztuk. Cofnąć to?
lesson-round-mine-pass = Bez surowca nie ma miecza. Cofnąć to?
lesson-round-second = Jesteś na początku kolejności, więc możesz wykonać drugi ruch dowolnym nadzorcą. Wtedy jednak w nowej kolejności grasz na końcu, nawet jeśli masz najmniej górników. Masz, czego trzeba: pasuj.
lesson-round-second-moved = Tak też można: teraz masz więcej surowców, ale na targu i przy wyprawach grasz na końcu. Dalej przyjmujemy, że pasujesz.
lesson-round-market = Masz najmniej górników, więc i tu zaczynasz. Wykup u Urzędnika licencję na Żelazny miecz: za 3 złota jest twoja na stałe.
lesson-round-market-claim = To inny schemat, a złota na Żelazny miecz już nie ma. Cofnąć to?
lesson-round-market-pass = To 1 złoto więcej, ale żadnego miecza o sile 3. Cofnąć to?
lesson-round-take = Zgodnie z planem: podejmij „Szlamy w kanałach” za ostatnie złoto.
lesson-round-take-other = Plan dotyczył wyprawy „Szlamy w kanałach”. Cofnąć to?
lesson-round-take-decline = Masz wszystko, czego trzeba. Cofnąć i podjąć „Szlamy w kanałach”?
lesson-round-arm = Z dwóch sztuk żelaza wykuj dla Tropiciela Żelazny miecz: ma siłę 3, a mieczem włada każdy.
lesson-round-arm-also = Tak też można. Dalej przyjmujemy, że miecz ma Tropiciel.
lesson-round-arm-done = Nikt nie był uzbrojony, więc wyprawa skończyła się porażką w pierwszej rundzie i kosztowała 3 pkt prestiżu. Cofnąć to?
lesson-round-done = Wyprawa gotowa. Naciśnij „Zakończ”, by zamknąć przygotowania i rundę.
lesson-round-done-home = Broń się zmarnowała. Cofnąć to?
lesson-round-again = Wyprawa posunęła się o krok, niesprzedane karty zeszły z targu, a pierwsze wyprawy z oferty. Zaczyna się nowa runda. „Księga” pokazuje, czego wymagają twoje wyprawy runda po rundzie.
lesson-round-task = Później, już bez pomocy: potrzebujesz Miedzianego miecza na „Szczury w piwnicy”. Zdobądź jednym ruchem dwie sztuki miedzi.
lesson-round-task-pass = To w ogóle nie daje miedzi. Cofnąć to?
lesson-round-task-one = Jedna sztuka miedzi to pół miecza. Cofnąć i poszukać przeskoku, który zaczyna się na miedzi?
lesson-round-task-other = To nie daje miedzi. Cofnąć to?

# 7
lesson-end-last = Runda 7 to ostatnia runda prostej gry. Kart już nie ma: Kowal i Bazar sprzedają zamiast nich bonusy końcowe.
lesson-end-bonus = Każdy bonus coś liczy. Masz pięć ukończonych wypraw, więc „Kronika czynów” za 3 złota jest warta co najmniej 5 pkt prestiżu. Kup ją na Bazarze.
lesson-end-bonus-less = Ten bonus liczy coś, czego masz mniej, a kosztuje więcej złota. Cofnąć i porównać?
lesson-end-bonus-pass = Jedno złoto to na koniec gry ćwierć punktu prestiżu. Cofnąć to?
lesson-end-take = W ostatniej rundzie zostały tylko wyprawy w złotej ramce, a każda wyprawa aktywna na koniec gry kończy się porażką. „Skrytobójcy na uczcie” to tylko jeden krok: podejmij tę wyprawę.
lesson-end-take-other = Z tym, co masz, nie spełnisz jej wymagań w tej rundzie. Cofnąć to?
lesson-end-take-decline = Na stole zostałoby jedenaście punktów prestiżu. Cofnąć to?
lesson-end-maul = Potrzebujesz siły 7. Twój Tropiciel ma poziom 3: wykuj unikatowy Młot cierni o sile 5.
lesson-end-maul-other = To nie był Młot cierni dla Tropiciela. Cofnąć i od niego zacząć?
lesson-end-maul-done = Wyprawa nie jest gotowa, więc skończy się porażką. Cofnąć to?
lesson-end-sword = Siła wszystkich broni na wyprawie się sumuje. Żelazny miecz dla Osiłka dodaje 3: razem 8.
lesson-end-sword-also = Tak też można: mieczem włada każdy.
lesson-end-sword-other = Pięć i dwa to siedem, ale oszczędź miedź: w lekcji chodzi o Żelazny miecz. Cofnąć to?
lesson-end-sword-done = Siła 5 to o 2 za mało, więc wyprawa skończy się porażką. Cofnąć to?
lesson-end-done = Wyprawa gotowa. Naciśnij „Zakończ” i zobacz, co daje ukończenie: prestiż, nagrodę i poziomy dla uczestników, po jednym za etap; ich broń przepada. Potem przyjdzie punktacja końcowa.
lesson-end-done-home = Broń się zmarnowała. Cofnąć to?
lesson-end-count = Każdy poziom daje 1 pkt prestiżu, poziom 4 o 1 więcej. Schematy, licencje, karty i bonusy dają tyle, ile pokazują. Resztę surowców się sprzedaje; 4 złota to 1 pkt prestiżu. Przy remisie wygrywa gildia najwcześniejsza w kolejności.
lesson-end-task = Inny ostatni targ, bez pomocy: masz 4 złota, osiem niezużytych surowców, dwie ukończone wyprawy, trzech śmiałków i dwie licencje. Kup bonus, który da najwięcej.
lesson-end-task-less = Inny da więcej: policz to, czego masz osiem. Cofnąć to?
lesson-end-task-pass = To ćwierć punktu prestiżu. Cofnąć to?

# 8
lesson-epic-stages = Gra epicka ma 18 rund w trzech erach. Po rundach 6 i 12 powstaje nowa kopalnia z rzadszymi surowcami; przychodzą nowe karty i trudniejsze wyprawy. Aktywne wyprawy zachowujesz.
lesson-epic-tiles = Na koniec rund 6, 9, 12, 15 i 18 rozlicza się po jednym kaflu bonusu. Następny: gildia z dokładnie trzema górnikami w kopalni może przesunąć nadzorcę.
lesson-epic-train = Na poziomie 4 śmiałek zostaje czempionem. Wyszkol w Koszarach Tropiciela z poziomu 3 na 4 za 3 złota.
lesson-epic-train-other = To był ktoś inny albo nowy śmiałek. Cofnąć i wyszkolić Tropiciela?
lesson-epic-train-pass = Pas nie da ci czempiona. Cofnąć to?
lesson-epic-title = Czempion przyjmuje jeden z dwunastu tytułów. „Oportunista” daje 2 pkt prestiżu za każdy etap ukończony z nim na wyprawie. Wybierz ten tytuł.
lesson-epic-title-other = Tak też można: każdy tytuł pomaga na swój sposób. Dalej przyjmujemy, że wybierasz tytuł „Oportunista”.
lesson-epic-titles = Twoja gildia może użyć każdego tytułu tylko raz. Jedne wzmacniają broń lub dodają jej typ, inne nagradzają całe wyprawy, jeszcze inne sprawiają, że wyprawa jest tańsza albo krótsza.
lesson-epic-send = Na wyprawie „Szlamy w kanałach” zaraz ukończysz pierwszy etap, który wymaga siły 3. Wyślij tam czempiona z Żelaznym mieczem.
lesson-epic-send-other = Wyprawa jest gotowa, ale bez czempiona nie ma dodatkowego prestiżu. Cofnąć to?
lesson-epic-send-weak = To za mało siły na ten krok. Cofnąć i wykuć Żelazny miecz dla Tropiciela?
lesson-epic-send-done = Nikogo tam nie było, więc wyprawa skończyła się porażką. Cofnąć to?
lesson-epic-done = Wyprawa gotowa. Naciśnij „Zakończ” i zobacz, co zarabia czempion.
lesson-epic-done-home = Broń się zmarnowała. Cofnąć to?
lesson-epic-paid = Za ten etap masz 2 pkt prestiżu oprócz jego nagrody. Tytuł czempiona działa też przy Trakcie, a na koniec gry czempion daje o 1 pkt prestiżu więcej, niż wynosi jego poziom.
lesson-epic-task = Później, już bez pomocy: twój czempion ma tytuł „Czarujący”. Wyprawa, na której jest od początku, nie kosztuje złota, lecz daje ci 1 złoto. Podejmij tak jedną z wypraw.
lesson-epic-task-also = Tym razem zapłacono tobie. Teraz czempion musi być w tej rundzie na wyprawie, z bronią.
lesson-epic-task-paid = Cena została zapłacona: zdolność tytułu „Czarujący” ogłasza się przy podejmowaniu wyprawy. Cofnąć, nacisnąć wyprawę, a potem przełącznik obok?
lesson-epic-task-decline = Nie ma wyprawy, nie ma zapłaty. Cofnąć to?

# 9
lesson-solo-duty = W grze solo dzielisz kopalnię z dwoma automatami. W każdej rundzie musisz podjąć wyprawę i wszystkie musisz ukończyć: jedna porażka oznacza przegraną.
lesson-solo-mine = Twoi górnicy opuszczają kopalnię, gdy ich przeskoczysz: nie dezerterują i nic nie dają. Cudzi jak zawsze przechodzą do ciebie i dają ci surowce. Przeskocz zaznaczony rząd.
lesson-solo-mine-other = Tak też można: cudzy górnicy przeszli do ciebie i dali surowce. Dalej przyjmujemy, że przeskakujesz rząd po lewej.
lesson-solo-mine-walk = Zwykły ruch daje jeden surowiec. Cofnąć i przeskoczyć rząd po lewej?
lesson-solo-mine-pass = Pas nic nie daje. Cofnąć to?
lesson-solo-tie = Automat musi przeskoczyć tylu cudzych górników, ilu może. Gdy kilka ruchów jest równie dobrych, wybierasz ty. Przesuń zaznaczonego nadzorcę.
lesson-solo-tie-other = Tak też można: wybieraj ruch, po którym zostaną górnicy, których potrzebujesz. Dalej przyjmujemy, że automat wykonuje zaznaczony ruch.
lesson-solo-market = Na targu masz dwie akcje. Zacznij od Urzędnika i Żelaznego miecza.
lesson-solo-market-claim = Tak też można: licencja jest na stałe. Dalej przyjmujemy, że to Żelazny miecz.
lesson-solo-market-pass = Masz 1 złoto, ale jedną akcję mniej. Cofnąć to?
lesson-solo-twice = Drugą akcją nie możesz skorzystać z tej samej zamkniętej lokacji; z Traktu i Urzędnika możesz skorzystać dwa razy. Złota już nie masz: pasuj i weź 1 złoto.
lesson-solo-take = Co rundę przychodzą dwie nowe wyprawy i nie możesz zrezygnować. Podejmij „Szczury w piwnicy”: wystarczą na nie dwie sztuki miedzi.
lesson-solo-take-wolves = „Wilki u zagrody” od razu wymagają siły 4, a masz dwie sztuki miedzi: to byłaby przegrana. Cofnąć to?
lesson-solo-marks = Gry łatwe, średnie, trudne i losowe mają różne wyprawy. Świetny wynik to 125 pkt prestiżu w prostej grze solo i 500 w epickiej.
lesson-solo-task = Teraz bez pomocy: zadbaj, by wyprawa „Szczury w piwnicy” była gotowa w tej rundzie.
lesson-solo-task-met = Wyprawa gotowa. Mieczem włada każdy.
lesson-solo-task-short = Sztylet ma siłę 1, a trzeba 2. Cofnąć to?
lesson-solo-task-done = Wyprawa skończyła się porażką, a to od razu przegrana. Cofnąć to?
