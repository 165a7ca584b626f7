### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Wybierz majątek
guide-wealth-text =
    Zachowaj dwie karty. Metal uzbroi twoje pierwsze wyprawy, za złoto kupisz coś na targu. Spójrz na wyprawy na stole: liczba w ciemnej ramce to siła, jakiej wymaga krok.
guide-wealth_raise = Kto zyska poziom?
guide-wealth_raise-text =
    Poziom 2 włada toporami, włóczniami i buławami, poziom 3 także bronią unikatową. Jeden silny śmiałek na początku bywa lepszy niż dwóch, którzy niewiele mogą.
guide-placement = Rozstaw nadzorców
guide-placement-text =
    Każdy ruch zostawia górnika na polu, które nadzorca opuścił, a górnik daje to, co tam leży. Stań więc na tym, czego chcesz najpierw, i miej wolne linie do ruchu.
guide-solo_placement = Rozstaw wszystkich
guide-solo_placement-text =
    Rozstawiasz swoich nadzorców i nadzorców obu automatów. Trzymaj obcych z dala od pól, których chcesz, ale dość blisko, by zostawiali górników do przeskoczenia.
guide-mine = Przesuń nadzorcę
guide-mine-text =
    Prosto po pustych polach albo nad rzędem górników na pole za nim. Opuszczone pole daje surowiec, tak samo każdy przeskoczony górnik. Twoi przeskoczeni górnicy dezerterują. Im mniej masz górników, tym wcześniej grasz.
guide-solo_mine = Przesuń nadzorcę
guide-solo_mine-text =
    Prosto po pustych polach albo nad rzędem górników na pole za nim. Górników innych kolorów przejmujesz i dają ci surowce; twoi opuszczają kopalnię, gdy ich przeskoczysz.
guide-mine_second = Drugi ruch?
guide-mine_second-text =
    Pierwsza gildia w kolejności może ruszyć się jeszcze raz. Kosztuje to miejsce: w następnej kolejności będziesz na końcu.
guide-solo_mine_second = Drugi ruch
guide-solo_mine_second-text =
    Jesteś na pierwszym miejscu, więc możesz ruszyć się jeszcze raz. W grze solo nic to nie kosztuje.
guide-automated_tie = Wybierz za automat
guide-automated_tie-text =
    Ten kolor przeskakuje tylu cudzych górników, ilu może. Gdy kilka ruchów jest równie dobrych, wybierasz ty: zostaw tych górników, których chcesz przeskoczyć później.
guide-overseer_move = Darmowy ruch
guide-overseer_move-text =
    Przesuń jednego ze swoich nadzorców jak w fazie kopalni i weź wszystko, co to da. Możesz zrezygnować.
guide-worker_move = Przenieś górnika
guide-worker_move-text =
    Usuń z kopalni dowolnego górnika albo postaw go, w jego kolorze, na pustym polu. Pięciu jednego koloru obok siebie strajkuje i odchodzi; czasem właśnie tego ci trzeba.
guide-market = Jedna akcja
guide-market-text =
    Każda gildia ma tu jedną akcję albo pasuje i bierze złoto. Schematy dają broń, Koszary nowych i lepszych śmiałków, Trakt przesuwa wyprawę o krok. Wskaż to, co przygaszone, a dowiesz się dlaczego.
guide-market_last = Ostatni targ
guide-market_last-text =
    Kart już nie ma. Kowal i Bazar sprzedają zamiast nich bonusy do końcowego liczenia: wybierz ten, który liczy to, czego masz najwięcej.
guide-solo_market = Dwie akcje
guide-solo_market-text =
    Masz tu dwie akcje, w dwóch różnych lokacjach; tylko Trakt i Urzędnik mogą posłużyć dwa razy. Za każdy pas dostajesz złoto.
guide-trade_window = Ostatni handel
guide-trade_window-text =
    W każdej rundzie masz u kupca jeden zakup i jedną sprzedaż, a każdego straganu możesz użyć raz. Na później nic nie przechodzi.
guide-shopping = Zakupy
guide-shopping-text =
    To złoto wydasz tylko teraz, na surowce po cenach kupca. Co zostanie, przepada.
guide-acquisition = Podejmij wyprawę
guide-acquisition-text =
    Jej pierwszemu krokowi trzeba sprostać jeszcze w tej rundzie, inaczej jest porażka i strata 3 pkt prestiżu. Porównaj siłę w ciemnej ramce z tym, co możesz wykuć. Nikt nie musi podejmować wyprawy.
guide-solo_acquisition = Podejmij wyprawę
guide-solo_acquisition-text =
    Musisz podjąć jedną w każdej rundzie i żadna nie może skończyć się porażką. Najpierw krótkie i łatwe; zachowaj śmiałków i metal na następne rundy.
guide-management = Uzbrój śmiałków
guide-management-text =
    Każda wyprawa musi być gotowa w każdej rundzie: siła jak w ciemnej ramce i o 3 więcej za każdy brakujący typ broni. Przeciągnij na wyprawę schemat i śmiałka albo użyj „Doradź”, by znaleźć najtańszy sposób.
guide-rewards = Odbierz nagrody
guide-rewards-text =
    Każda wyprawa przesuwa się o krok. Ty wybierasz kolejność, a ta jest ważna, gdy nagroda przyda się następnej wyprawie.
guide-level = Poziomy dla dzielnych
guide-level-text =
    Ukończona wyprawa daje tyle poziomów, ile miała etapów, najwyżej jeden każdemu śmiałkowi, który na niej był. Poziomy liczą się też na końcu.
guide-title = Tytuł czempiona
guide-title-text =
    Poziom 4 daje tytuł do końca gry. Każdy tytuł jest w twojej gildii tylko raz.
guide-market_card = Karta za darmo
guide-market_card-text =
    Dowolna karta z odrzuconych na targu jest twoja. Karta jednorazowa działa od razu; schematy i karty bonusowe zostają u ciebie i liczą się na końcu.
