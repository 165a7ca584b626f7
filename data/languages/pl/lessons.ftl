# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Nauka gry
lessons-words = Każda lekcja to kilka minut przy prawdziwym stole. Przerywaj i wracaj, kiedy chcesz.
lessons-name-walking = Ruch w kopalni
lessons-about-walking = Przesuń nadzorcę, zostaw górnika, weź to, co daje pole.
lessons-name-jumping = Przeskoki
lessons-about-jumping = Rzędy górników, przejęcia i dezercje, strajki i czemu dobrze mieć niewielu.
lessons-name-forge = Kuźnia
lessons-about-forge = Schematy, surowce, poziomy i typy: siła w rękach śmiałków.
lessons-name-quest = Wyprawa
lessons-about-quest = Oferta i jej ceny, kroki i etapy, nagrody, nawiasy i porażki.
lessons-name-market = Targ
lessons-about-market = Lokacje zamknięte i otwarte, kupiec, stragany i ile daje pas.
lessons-name-round = Cała runda
lessons-about-round = Kopalnia, targ i wyprawa w jednym planie oraz drugi ruch.
lessons-name-end = Koniec gry
lessons-about-end = Bonusy i wyprawy ostatniej rundy oraz końcowe liczenie.
lessons-name-epic = Gra epicka
lessons-about-epic = Trzy ery, kafle bonusów, czempioni i ich tytuły.
lessons-name-solo = Gra solo
lessons-about-solo = Obowiązek wypraw, automaty, dwie akcje na targu, poziomy trudności.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = Pierwsza gra
lessons-first-words = Prosta gra z Uczniem. Przewodnik odzywa się przy każdej nowej decyzji.
lessons-tips-words = Wszystko, co mówi przewodnik

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Tu grasz dalej
lessons-begin-here = Twoja następna lekcja
lessons-number = Lekcja { $number }
lessons-resume = Wznów
lessons-start = Zacznij
lessons-you-meet = W tej lekcji poznasz
lessons-learnt-of = { $learnt } z { $count }
lessons-learnt-word = opanowanych
lessons-all-learnt = Wszystko opanowane
lessons-your-first-game = Twoja pierwsza gra
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Opanowana
lessons-at-step = Krok { $step } z { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Ty
lessons-rival = Rywal

# Under the title of the pause menu.
lessons-kept = Lekcja pamięta, gdzie jesteś

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
lessons-strayed-early = Możesz tak zrobić, ale najpierw było jeszcze coś do powiedzenia. Cofnij to albo przejdź dalej.
lessons-learnt = Zrobione! Opanowana lekcja: { $lesson }. Zostaje na liście, możesz ją powtórzyć, kiedy chcesz.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Zaznaczone figurki z wieżą to twoi nadzorcy; pozostałe należą do rywala. Na każdym polu leży miedź, żelazo albo szmaragd. Naciśnij „Dalej” albo klawisz Enter.
lesson-walking-move = Naciśnij zaznaczonego nadzorcę, potem zaznaczone pole, a potem „Potwierdź” na dole po prawej. Nadzorca idzie w linii prostej tak daleko, jak droga jest wolna.
lesson-walking-move-pass = Pas nikogo nie rusza i nic nie daje. Cofnij to i przesuń nadzorcę.
lesson-walking-move-other = Tak też można: pole, które opuścił ten nadzorca, dało ci surowiec. Lekcja idzie dalej z nadzorcą w prawym dolnym rogu.
lesson-walking-worker = Na polu, z którego wyruszył, nadzorca zostawił górnika, a ten dał ci swój surowiec: jedno żelazo, po lewej. Zyskujesz z pola, które opuszczasz, a nie z tego, na którym stajesz.
lesson-walking-panel = To twój panel: prestiż przy wawrzynie, surowce, potem złoto, górnicy w kopalni (kaptur) i śmiałkowie (hełm), wyprawy w toku i ukończone. „i” u góry podaje nazwę każdego symbolu.
lesson-walking-emerald = Stawaj więc na tym, czego będziesz potrzebować potem. Jeden z twoich nadzorców stoi na szmaragdzie, największej rzadkości w tej kopalni. Przesuń go, dokąd chcesz.
lesson-walking-emerald-pass = Wtedy szmaragd zostanie tam, gdzie leży. Cofnąć to?
lesson-walking-emerald-taken = Tak też można: dokądkolwiek pójdzie, szmaragd spod niego jest twój. Lekcja idzie dalej ze swoim ruchem.
lesson-walking-emerald-other = Ten nadzorca stał na czymś innym, więc to właśnie dostajesz. Cofnąć i przesunąć zaznaczonego?
lesson-walking-free = W każdej rundzie każda gildia przesuwa jednego nadzorcę według tych zasad. Nie wolno stanąć na innej figurce ani minąć nadzorcy. Górnik płaci, gdy się pojawia, a nie za samo stanie.
lesson-walking-task = Teraz bez pomocy: zdobądź tym ruchem jeszcze jedno żelazo.
lesson-walking-task-taken = Jest żelazo, z opuszczonego pola. W grze każda gildia wykonuje jeden taki ruch na rundę, a pierwsza w kolejności może wykonać dwa.
lesson-walking-task-pass = To nie daje żelaza. Cofnij i poszukaj swojego nadzorcy, który stoi na żelazie.
lesson-walking-task-other = Na tym polu nie było żelaza: liczy się pole, które opuszczasz. Cofnąć to?

# 2
lesson-jumping-row = Górników na drodze można przeskoczyć, od razu albo po przejściu kawałka w tej samej linii: jeden nieprzerwany rząd, na wolne pole tuż za nim. Przeskocz po lewej dwóch górników Słońca.
lesson-jumping-row-strike = Twoi górnicy zastrajkowali: do tego dojdziemy. Cofnąć to na razie?
lesson-jumping-row-own = To był przeskok nad twoim własnym górnikiem, który przeszedł do rywala: do tego dojdziemy. Cofnąć to na razie?
lesson-jumping-row-walk = To był ruch bez tych dwóch górników. Cofnąć i przeskoczyć ich od lewej?
lesson-jumping-turned = Obaj górnicy przyjęli twój kolor i każdy dał ci to, co leży pod nim. Tak samo nowy górnik na opuszczonym polu: trzy surowce jednym ruchem.
lesson-jumping-own = W rzędzie mogą stać też twoi górnicy. Dezerterują do gildii, która ma najmniej górników, i płacą tamtej gildii. Przeskocz zaznaczony rząd i patrz.
lesson-jumping-own-strike = Twoi górnicy zastrajkowali: to będzie następny krok. Cofnąć to na razie?
lesson-jumping-own-also = Tak też można: twój górnik przeszedł do rywala i zapłacił rywalowi. Lekcja idzie dalej ze swoim ruchem.
lesson-jumping-few = Czemu nie opanować całej kopalni? Gildia z najmniejszą liczbą górników jest pierwsza na targu, przy wyprawach i w następnej kopalni. Przy remisie zamiana: kto był z tyłu, idzie przodem.
lesson-jumping-strike = Pięciu lub więcej stykających się górników jednego koloru strajkuje: najnowszy jeszcze płaci, potem odchodzą wszyscy. Przesuń nadzorcę stojącego obok twojej czwórki, żeby było ich pięciu.
lesson-jumping-strike-also = Tak też można: pięciu jednego koloru zetknęło się i wszyscy opuścili kopalnię. Lekcja idzie dalej ze swoim ruchem.
lesson-jumping-strike-other = Ten ruch nie zostawia piątego górnika obok czwórki. Cofnąć to?
lesson-jumping-gone = Odeszli z kopalni, a surowce są twoje. Mniej górników przesuwa cię do przodu w kolejności: strajk bywa dokładnie tym, czego chcesz.
lesson-jumping-task = Teraz bez pomocy: przeskocz co najmniej jednego górnika rywala i żadnego własnego, nie wywołując strajku.
lesson-jumping-task-own = Jeden z twoich górników zdezerterował. Cofnąć i poszukać rzędu samych górników rywala?
lesson-jumping-task-strike = Co najmniej pięciu twoich górników stanęło obok siebie: zastrajkowali i odeszli z kopalni. Cofnąć i poszukać skoku, po którym zostaną?
lesson-jumping-task-also = Dobry skok: kto przyjął twój kolor, ten zapłacił tobie.
lesson-jumping-task-walk = Nikogo nie przeskoczono. Cofnąć i poszukać górników rywala z wolnym polem za nimi?

# 3
lesson-forge-step = Twoja gildia prowadzi trzy wyprawy. Po prawej przy każdej widać, jaką ma siłę i ile potrzebuje w tej rundzie: „Szczury w piwnicy” mają 0 z 2.
lesson-forge-sword = Broń kuje się prosto do ręki. Naciśnij Tropiciela, potem Miedziany miecz, potem „Szczury w piwnicy”. Dwie sztuki miedzi dają siłę 2, a Tropiciel rusza na wyprawę.
lesson-forge-sword-done = Jeszcze nie: co nie jest gotowe, gdy kończysz, to porażka. Cofnąć to?
lesson-forge-sword-also = Tak też można: mieczem włada każdy. Lekcja idzie dalej z Tropicielem.
lesson-forge-sword-dear = To inna broń, a tamte przydadzą się gdzie indziej. Cofnąć i wykuć Miedziany miecz?
lesson-forge-sword-quest = To była inna wyprawa albo inna broń. Cofnąć i uzbroić najpierw „Szczury w piwnicy”?
lesson-forge-levels = Poziom 1 włada mieczami i sztyletami, poziom 2 bronią z każdego publicznego schematu, jak Miedziana włócznia. Poziom 3 także unikatową, jak Zielone żądło.
lesson-forge-types = Wyprawa „Nietoperze w dzwonnicy” wymaga siły 5 i broni kłutej. Jeśli żadna broń na niej nie ma tego typu, krok wymaga o 3 siły więcej.
lesson-forge-stinger = Giermek ma poziom 3. Wyślij tam Giermka z Zielonym żądłem: siła 5 i broń kłuta, wykuta z jednego żelaza i jednego szmaragdu.
lesson-forge-stinger-done = Jeszcze nie: co nie jest gotowe, gdy kończysz, to porażka. Cofnąć to?
lesson-forge-stinger-spear = Typ się zgadza, ale Miedziana włócznia ma tylko siłę 2, a trzeba 5. Cofnąć to?
lesson-forge-stinger-sword = Ta broń nie jest kłuta, więc krok wymaga o 3 siły więcej. Cofnąć to?
lesson-forge-stinger-quest = To była inna wyprawa. Cofnąć i uzbroić „Nietoperze w dzwonnicy”?
lesson-forge-lost = Co raz wykute, nie stanie się już surowcem. Kto jest na wyprawie, może przy uzbrajaniu dostać inną broń; stara przepada. Dopóki nie skończysz, „Cofnij” oddaje wszystko.
lesson-forge-task = Teraz bez pomocy: „Szlamy w kanałach” wymagają siły 3. Sprostaj im jednym śmiałkiem, który jest jeszcze w domu.
lesson-forge-task-met = Gotowa. Do tego miecza wystarczyłby śmiałek poziomu 1, a silniejszy byłby wolny.
lesson-forge-task-short = To za mało siły na ten krok. Cofnąć i poszukać schematu o sile 3?
lesson-forge-task-quest = Ta wyprawa była już gotowa. Cofnąć i pomóc przy wyprawie „Szlamy w kanałach”?
lesson-forge-task-done = „Szlamy w kanałach” skończyłyby się porażką. Cofnąć to?

# 4
lesson-quest-offer = W ofercie jest osiem wypraw. Dwie pierwsze są darmowe, następne trzy kosztują 1 złoto, ostatnie trzy 2. Na koniec każdej rundy część pierwszych odchodzi.
lesson-quest-legs = Wyprawa to rząd kroków. Kroki o tej samej sile tworzą etap. „Igrzyska” mają dwa etapy: jeden krok o sile 2, potem jeden o sile 4.
lesson-quest-take = Wyprawa przesuwa się co rundę o krok i w każdej rundzie trzeba sprostać jej krokowi, począwszy od tej. Podejmij „Igrzyska” za 1 złoto.
lesson-quest-take-rats = Tak też można: siła 2 jest w twoim zasięgu, choć to miejsce kosztuje 2 złota. Lekcja idzie dalej z wyprawą „Igrzyska”.
lesson-quest-take-other = Jej pierwszy krok wymaga więcej siły, niż dadzą twoje trzy sztuki miedzi. Porażka w pierwszej rundzie kosztuje 3 pkt prestiżu. Cofnąć to?
lesson-quest-take-decline = Nikt nie musi podejmować wyprawy, ale to z nich jest prestiż. Cofnąć i podjąć „Igrzyska”?
lesson-quest-arm = Teraz ją uzbrój. Miedziany miecz w ręku Tropiciela kosztuje dwie sztuki miedzi i ma siłę 2: tyle, ile wymaga pierwszy krok.
lesson-quest-arm-also = Tak też można: ktokolwiek trzyma miecz, krokowi sprosta. Lekcja idzie dalej z Tropicielem.
lesson-quest-arm-dagger = Miedziany sztylet ma siłę 1, a trzeba 2. Cofnąć to?
lesson-quest-arm-done = Nie była gotowa, więc to porażka, a w pierwszej rundzie kosztuje ona 3 pkt prestiżu. Cofnąć to?
lesson-quest-done = Po prawej widać, co się stanie, gdy skończysz. Wyprawa jest gotowa, więc naciśnij „Zakończ”.
lesson-quest-done-more = Była już gotowa: druga broń to surowiec, którego może ci potem zabraknąć. Cofnąć to?
lesson-quest-done-home = Kto idzie do domu, traci broń, a wyprawa nie jest już gotowa. Cofnąć to?
lesson-quest-reward = Nowa runda: „Igrzyska” przeszły na drugi etap, który wymaga siły 4. Ukończenie pierwszego dało jego nagrodę, dwie sztuki miedzi. Prestiż dostajesz tylko za całą wyprawę.
lesson-quest-brackets = Porażka w pierwszej rundzie wyprawy kosztuje 3 pkt prestiżu; późniejsza daje jeszcze liczbę w nawiasie z ostatniego ukończonego etapu, tu 1. Broń przepada, nagrody zostają. Ukończenie daje 7 i 4 złota.
lesson-quest-task = Teraz bez pomocy: drugi etap wymaga siły 4. Tropiciel wciąż tam jest z Miedzianym mieczem. Zadbaj, by wyprawa była gotowa.
lesson-quest-task-again = To nowa broń dla Tropiciela, a stara przepadła: nic to nie dało. Cofnąć i wysłać kogoś innego?
lesson-quest-task-met = Siła 4: gotowa. Na koniec tej rundy „Igrzyska” będą ukończone.
lesson-quest-task-short = To razem siła 3, o jeden za mało. Cofnąć to?
lesson-quest-task-done = Nie była gotowa, więc to porażka: zostaje z niej tylko 1 pkt prestiżu w nawiasie. Cofnąć to?
lesson-quest-complete = Siła 4: gotowa. Naciśnij „Zakończ”: ukończenie daje pełne 7 pkt prestiżu i 4 złota. Dwa etapy to dwa poziomy, najwyżej jeden na osobę. Broń się zużywa.
lesson-quest-complete-more = Była już gotowa: trzecia broń to surowiec, którego może ci potem zabraknąć. Cofnąć to?
lesson-quest-complete-home = Kto idzie do domu, traci broń, a wyprawa nie jest już gotowa. Cofnąć to?

# 5
lesson-market-places = W każdej rundzie wykonujesz na targu jedną akcję albo pasujesz i dostajesz 1 złoto. Kowal, Bazar i Koszary obsługują po jednej gildii na rundę, tę, która przyjdzie pierwsza. Urzędnik i Trakt są otwarte dla wszystkich.
lesson-market-claim = U Urzędnika wykupujesz na stałe licencję na publiczny schemat. Płacisz jego cenę i po 1 złocie każdej gildii, która zrobiła to przed tobą. Wykup licencję na Miedzianą włócznię.
lesson-market-claim-also = Tak też można: licencja jest twoja na całą grę. Lekcja idzie dalej z Miedzianą włócznią.
lesson-market-claim-pass = Pas daje 1 złoto. Jest dobry, gdy nic innego nie jest. Cofnąć i wykupić licencję na Miedzianą włócznię?
lesson-market-road = Lekcja daje ci więcej akcji. Trakt jest darmowy: przesuwa jedną z twoich wypraw o krok, ale nigdy jej nie kończy. Popchnij naprzód „Szczury w piwnicy”.
lesson-market-road-pass = Złoto za pas, ale Trakt oszczędziłby ci całą rundę. Cofnąć to?
lesson-market-barracks = W Koszarach najmujesz śmiałka poziomu 1, podnosisz poziom komuś w domu albo jedno i drugie w jednej akcji. Podnieś poziom Giermka z 2 na 3 za 2 złota.
lesson-market-barracks-hired = Jeden śmiałek więcej za 4 złota. W tej lekcji przyda ci się to złoto u Kowala. Cofnąć to?
lesson-market-barracks-other = Tak też można: kto zyska poziom, włada lepszą bronią. Lekcja idzie dalej z Giermkiem na poziomie 3.
lesson-market-barracks-pass = Pas daje 1 złoto, ale nikogo nie szkoli. Cofnąć to?
lesson-market-merchant = Kupiec jest pod ręką przy każdej decyzji rundy: jeden zakup i jedna sprzedaż na rundę, i nie kosztują akcji. Kup żelazo.
lesson-market-merchant-also = Tak też można: to był twój jedyny zakup w tej rundzie. Lekcja idzie dalej z żelazem.
lesson-market-merchant-sold = To była sprzedaż, jedyna w tej rundzie. Zakup wciąż ci został. Cofnąć to?
lesson-market-cards = Kowal sprzedaje jeden unikatowy schemat, Bazar karty: jednorazowe działają od razu, stragan co rundę wymienia jeden klejnot na dwie sztuki jednego metalu albo odwrotnie, a Spryt ulepsza handel albo Trakt.
lesson-market-task = Teraz bez pomocy: kup jedyny schemat na tym stole, którego nie może mieć żadna inna gildia.
lesson-market-task-pass = Pas daje 1 złoto i nic nie kupuje. Cofnąć i zajrzeć do Kowala?
lesson-market-task-claim = Publiczne schematy są dla każdego, kto zapłaci. Cofnąć i poszukać unikatowego?
lesson-market-task-card = To karta, a nie schemat. Cofnąć i zajrzeć do Kowala?

# 6
lesson-round-plan = Runda to kopalnia, targ, wyprawy. Planuj od końca: „Szlamy w kanałach” wymagają siły 3. Ma ją Żelazny miecz. Potrzebujesz więc dwóch sztuk żelaza, 3 złota na licencję i 1 na wyprawę.
lesson-round-mine = Najpierw kopalnia. Jeden skok da jedno i drugie: żelazo spod twojego nadzorcy i żelazo spod górnika Słońca obok.
lesson-round-mine-one = Jedno żelazo, a plan wymaga dwóch. Cofnąć i przeskoczyć górnika Słońca na żelazie?
lesson-round-mine-other = To nie daje żelaza, a plan wymaga dwóch sztuk. Cofnąć to?
lesson-round-mine-pass = Bez surowca nie ma miecza. Cofnąć to?
lesson-round-second = Jesteś na początku kolejności, więc możesz wykonać drugi ruch, dowolnym swoim nadzorcą. Kto to zrobi, w następnej kolejności gra na końcu, bez względu na górników. Masz, czego ci trzeba: pasuj.
lesson-round-second-moved = Tak też można: teraz więcej surowca, ale na targu i przy wyprawach grasz na końcu. Lekcja idzie dalej tak, jakby był pas.
lesson-round-market = Masz najmniej górników, więc i tu zaczynasz. Wykup u Urzędnika licencję na Żelazny miecz: 3 złota i jest twoja na stałe.
lesson-round-market-claim = To inny schemat, a złota na Żelazny miecz już nie ma. Cofnąć to?
lesson-round-market-pass = Jedno złoto więcej, ale brak miecza o sile 3. Cofnąć to?
lesson-round-take = Zgodnie z planem: podejmij „Szlamy w kanałach” za ostatnie złoto.
lesson-round-take-other = Plan dotyczył wyprawy „Szlamy w kanałach”. Cofnąć to?
lesson-round-take-decline = Masz wszystko, czego trzeba. Cofnąć i podjąć „Szlamy w kanałach”?
lesson-round-arm = Dwie sztuki żelaza stają się Żelaznym mieczem w ręku Tropiciela: siła 3, a mieczem włada każdy.
lesson-round-arm-also = Tak też można. Lekcja idzie dalej z Tropicielem.
lesson-round-arm-done = Nikt nie był uzbrojony, więc to porażka, i to w pierwszej rundzie: tracisz 3 pkt prestiżu. Cofnąć to?
lesson-round-done = Gotowa. Zakończ przygotowania i runda dobiegnie końca.
lesson-round-done-home = To oddało broń za nic. Cofnąć to?
lesson-round-again = Wyprawa poszła dalej, niesprzedane karty zeszły z targu, pierwsze wyprawy z oferty i zaczyna się nowa runda. Czego wymagają twoje wyprawy runda po rundzie, mówi „Księga”.
lesson-round-task = Później, bez pomocy: chcesz Miedzianego miecza na „Szczury w piwnicy”. Zdobądź jednym ruchem dwie sztuki miedzi.
lesson-round-task-pass = To w ogóle nie daje miedzi. Cofnąć to?
lesson-round-task-one = Jedna sztuka miedzi to pół miecza. Cofnąć i poszukać skoku nad rzędem, który zaczyna się na miedzi?
lesson-round-task-other = To nie daje miedzi. Cofnąć to?

# 7
lesson-end-last = Runda 7 to ostatnia runda prostej gry. Kart już nie ma: Kowal i Bazar sprzedają zamiast nich bonusy do końcowego liczenia.
lesson-end-bonus = Każdy bonus coś liczy. Masz pięć ukończonych wypraw, więc „Kronika czynów” da co najmniej 5 pkt prestiżu za 3 złota. Kup ją na Bazarze.
lesson-end-bonus-less = To liczy mniej tego, co masz, za więcej złota. Cofnąć i porównać?
lesson-end-bonus-pass = Jedno złoto to na koniec ćwierć punktu prestiżu. Cofnąć to?
lesson-end-take = W ostatniej rundzie zostały tylko wyprawy w złotej ramce, a co jest wciąż aktywne na koniec, kończy się porażką. „Skrytobójcy na uczcie” mają tylko jeden krok: podejmij tę wyprawę.
lesson-end-take-other = Z tym, co masz, nie sprostasz jej w tej rundzie. Cofnąć to?
lesson-end-take-decline = Na stole zostałoby jedenaście punktów prestiżu. Cofnąć to?
lesson-end-maul = Trzeba siły 7. Twój Tropiciel ma poziom 3: wykuj unikatowy Młot cierni o sile 5.
lesson-end-maul-other = To nie Młot cierni w rękach Tropiciela. Cofnąć i od tego zacząć?
lesson-end-maul-done = Nie jest gotowa, więc to porażka. Cofnąć to?
lesson-end-sword = Siły na wyprawie się sumują. Żelazny miecz dla Osiłka daje jeszcze 3: razem 8.
lesson-end-sword-also = Tak też można: mieczem włada każdy.
lesson-end-sword-other = Pięć i dwa to siedem, ale zachowaj miedź: lekcja ma na myśli Żelazny miecz. Cofnąć to?
lesson-end-sword-done = Brakuje dwóch punktów siły, więc to porażka. Cofnąć to?
lesson-end-done = Gotowa. Zakończ i zobacz ukończoną wyprawę: prestiż, nagroda i tyle poziomów dla uczestników, ile miała etapów; ich broń przepada. Potem przyjdzie liczenie.
lesson-end-done-home = To oddało broń za nic. Cofnąć to?
lesson-end-count = Poziomy liczą się po 1, poziom 4 o jeden więcej. Schematy, licencje i karty dają tyle, ile pokazują, potem bonusy. Resztę surowców się sprzedaje; 4 złota to 1 pkt prestiżu. Przy remisie wygrywa wcześniejszy w kolejności.
lesson-end-task = Inny ostatni targ, bez pomocy: 4 złota, osiem surowców w zapasie, dwie ukończone wyprawy, trzech śmiałków, dwie licencje. Kup bonus, który da najwięcej.
lesson-end-task-less = Inny da więcej: policz to, czego masz osiem. Cofnąć to?
lesson-end-task-pass = To ćwierć punktu prestiżu. Cofnąć to?

# 8
lesson-epic-stages = Gra epicka ma 18 rund w trzech erach. Po rundach 6 i 12 powstaje nowa kopalnia z rzadszymi surowcami; przychodzą nowe karty i trudniejsze wyprawy. Twoje wyprawy zostają.
lesson-epic-tiles = Każdy kafel bonusu rozlicza się raz, na koniec rundy 6, 9, 12, 15 i 18. Następny: gildia z dokładnie trzema górnikami w kopalni może przesunąć nadzorcę.
lesson-epic-train = Poziom 4 to czempion. Podnieś w Koszarach poziom Tropiciela z 3 na 4 za 3 złota.
lesson-epic-train-other = To był ktoś inny albo nowy śmiałek. Cofnąć i podnieść poziom Tropiciela?
lesson-epic-train-pass = Pas nie tworzy czempiona. Cofnąć to?
lesson-epic-title = Czempion przyjmuje jeden z dwunastu tytułów. Oportunista zarabia 2 pkt prestiżu za każdy etap ukończony z nim na wyprawie. Wybierz ten tytuł.
lesson-epic-title-other = Tak też można: każdy tytuł pomaga na swój sposób. Lekcja idzie dalej z Oportunistą.
lesson-epic-titles = Każdy tytuł jest w twojej gildii tylko raz. Jedne wzmacniają broń lub dodają jej typ, inne płacą za całe wyprawy, jeszcze inne sprawiają, że wyprawa jest tańsza albo szybsza.
lesson-epic-send = „Szlamy w kanałach” zaraz skończą pierwszy etap, o sile 3. Wyślij tam czempiona z Żelaznym mieczem.
lesson-epic-send-other = Wyprawa jest gotowa, ale bez czempiona nie ma dodatkowego prestiżu. Cofnąć to?
lesson-epic-send-weak = To za mało siły na ten krok. Cofnąć i wykuć Żelazny miecz dla Tropiciela?
lesson-epic-send-done = Nikogo tam nie było, więc to porażka. Cofnąć to?
lesson-epic-done = Gotowa. Zakończ i zobacz, ile zarabia czempion.
lesson-epic-done-home = To oddało broń za nic. Cofnąć to?
lesson-epic-paid = Dwa punkty prestiżu za etap, oprócz jego nagrody. Czempioni działają też na Trakcie i na koniec liczą się o jeden więcej niż ich poziom.
lesson-epic-task = Później, bez pomocy: twój czempion ma tytuł Czarujący. Wyprawa, na którą idzie od początku, zamiast kosztować daje ci 1 złoto. Podejmij tak jedną.
lesson-epic-task-also = To ona zapłaciła tobie. Teraz czempion musi być na niej w tej rundzie, z bronią.
lesson-epic-task-paid = Cena została zapłacona: zdolność Czarującego ogłasza się przy podejmowaniu wyprawy. Cofnąć i nacisnąć wyprawę, a potem przełącznik obok?
lesson-epic-task-decline = Nie ma wyprawy, nie ma zapłaty. Cofnąć to?

# 9
lesson-solo-duty = W grze solo dzielisz kopalnię z dwoma automatami. W każdej rundzie musisz podjąć wyprawę i wszystkie ukończyć: jedna porażka to przegrana gra.
lesson-solo-mine = Twoi górnicy opuszczają kopalnię, gdy ich przeskoczysz: nikt nie dezerteruje i nic nie płacą. Cudzych przejmujesz i płacą ci jak zawsze. Przeskocz zaznaczony rząd.
lesson-solo-mine-other = Tak też można: cudzy górnicy przeszli do ciebie i zapłacili. Lekcja idzie dalej z rzędem po lewej.
lesson-solo-mine-walk = Zwykły ruch: jeden surowiec. Cofnąć i przeskoczyć rząd po lewej?
lesson-solo-mine-pass = Pas nic nie daje. Cofnąć to?
lesson-solo-tie = Automaty muszą przeskoczyć tylu cudzych górników, ilu mogą. Gdy kilka ruchów jest równie dobrych, wybierasz ty. Przesuń zaznaczonego.
lesson-solo-tie-other = Tak też można: wybieraj ruch, który zostawi ci górników, jakich chcesz. Lekcja idzie dalej ze swoim wyborem.
lesson-solo-market = Na targu masz dwie akcje. Zacznij od Urzędnika i Żelaznego miecza.
lesson-solo-market-claim = Tak też można: licencja jest na stałe. Lekcja idzie dalej z Żelaznym mieczem.
lesson-solo-market-pass = Złoto i jedna akcja mniej. Cofnąć to?
lesson-solo-twice = Druga akcja musi trafić do innej zamkniętej lokacji albo znów na Trakt lub do Urzędnika. Twoje złoto jest wydane: pasuj i weź 1.
lesson-solo-take = Co rundę przychodzą dwie nowe wyprawy, a rezygnacji nie ma. Podejmij „Szczury w piwnicy”: wystarczą na nie dwie sztuki miedzi.
lesson-solo-take-wolves = „Wilki u zagrody” od razu wymagają siły 4, a masz dwie sztuki miedzi: to byłaby przegrana. Cofnąć to?
lesson-solo-marks = Gry łatwe, średnie, trudne i losowe mają różne wyprawy. Świetny wynik to 125 pkt prestiżu w prostej grze solo i 500 w epickiej.
lesson-solo-task = Teraz bez pomocy: zadbaj, by wyprawa „Szczury w piwnicy” była gotowa w tej rundzie.
lesson-solo-task-met = Gotowa. Kto idzie z mieczem, nie ma znaczenia.
lesson-solo-task-short = Sztylet ma siłę 1, a trzeba 2. Cofnąć to?
lesson-solo-task-done = Wyprawa skończyła się porażką, a z nią od razu cała gra. Cofnąć to?
