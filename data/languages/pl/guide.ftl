### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Wybierz majątek
guide-wealth-text =
    Zachowaj dwie karty. Z metalu wykujesz pierwszą broń, za złoto kupisz coś na targu. Spójrz na wyprawy na stole: liczba w ciemnej ramce to siła, jakiej wymaga krok.
guide-wealth_raise = Komu przyznać poziom
guide-wealth_raise-text = Na poziomie 2 śmiałek włada toporami, włóczniami i buławami, na poziomie 3 także bronią unikatową. Jeden silny śmiałek na początku bywa lepszy niż dwóch słabych.
guide-placement = Rozstaw nadzorców
guide-placement-text = Każdy ruch zostawia górnika na polu, które opuścił nadzorca, a górnik daje to, co tam leży. Zacznij więc na surowcu, którego potrzebujesz najpierw, i zostaw sobie wolne linie do ruchu.
guide-solo_placement = Rozstaw wszystkich
guide-solo_placement-text =
    Rozstawiasz swoich nadzorców i nadzorców obu automatów. Trzymaj obcych z dala od pól, na których ci zależy, ale dość blisko, by zostawiali górników do przeskoczenia.
guide-mine = Przesuń nadzorcę
guide-mine-text = Przesuwaj nadzorcę prosto po pustych polach albo nad rzędem górników na pole za nim. Zostawiony górnik daje surowiec, tak samo każdy przeskoczony. Twoi przeskoczeni górnicy dezerterują. Im mniej masz górników, tym wcześniej grasz.
guide-solo_mine = Przesuń nadzorcę
guide-solo_mine-text = Przesuwaj nadzorcę prosto po pustych polach albo nad rzędem górników na pole za nim. Górnicy innych kolorów przechodzą do ciebie i dają ci surowce; twoi opuszczają kopalnię, gdy ich przeskoczysz.
guide-mine_second = Drugi ruch
guide-mine_second-text = Pierwsza gildia w kolejności może wykonać drugi ruch, ale wtedy w nowej kolejności będzie ostatnia.
guide-solo_mine_second = Drugi ruch
guide-solo_mine_second-text =
    Jesteś na pierwszym miejscu, więc możesz wykonać drugi ruch. W grze solo nic to nie kosztuje.
guide-automated_tie = Wybierz ruch automatu
guide-automated_tie-text =
    Ten kolor przeskakuje tylu cudzych górników, ilu może. Gdy kilka ruchów jest równie dobrych, wybierasz ty: zostaw tych górników, których chcesz przeskoczyć później.
guide-overseer_move = Darmowy ruch
guide-overseer_move-text = Przesuń jednego ze swoich nadzorców jak w fazie kopalni; dostajesz surowce jak zwykle. Możesz zrezygnować.
guide-worker_move = Przenieś górnika
guide-worker_move-text = Usuń z kopalni dowolnego górnika albo przenieś go na puste pole. Pięciu stykających się górników jednego koloru strajkuje i odchodzi; czasem właśnie o to chodzi.
guide-market = Jedna akcja
guide-market-text = Wykonaj jedną akcję albo pasuj i weź złoto. Schematy dają broń, Koszary nowych i lepszych śmiałków, a Trakt przesuwa wyprawę. U Urzędnika płacisz też po 1 złocie każdej gildii, która ma już tę licencję. Wskaż to, co przygaszone, a dowiesz się dlaczego.
guide-market_last = Ostatni targ
guide-market_last-text = Kart już nie ma. Kowal i Bazar sprzedają zamiast nich bonusy końcowe: wybierz ten, który daje punkty za to, czego masz najwięcej.
guide-solo_market = Dwie akcje
guide-solo_market-text = Masz tu dwie akcje, w dwóch różnych lokacjach; tylko z Traktu i Urzędnika możesz skorzystać dwa razy. Za każdy pas dostajesz złoto.
guide-trade_window = Ostatni handel
guide-trade_window-text = W każdej rundzie możesz kupić jeden surowiec, sprzedać jeden i raz użyć każdego straganu. Niewykorzystane możliwości przepadają.
guide-shopping = Zakupy
guide-shopping-text =
    To złoto wydasz tylko teraz, na surowce po cenach kupca. Co zostanie, przepada.
guide-acquisition = Podejmij wyprawę
guide-acquisition-text = Wymagania jej pierwszego kroku musisz spełnić jeszcze w tej rundzie, inaczej wyprawa kończy się porażką i kosztuje 3 pkt prestiżu. Porównaj siłę w ciemnej ramce z tym, co możesz wykuć. Możesz też zrezygnować.
guide-solo_acquisition = Podejmij wyprawę
guide-solo_acquisition-text = Musisz podjąć jedną w każdej rundzie i żadna nie może skończyć się porażką. Zacznij od krótkich i łatwych, a śmiałków i metal oszczędzaj na późniejsze rundy.
guide-management = Uzbrój śmiałków
guide-management-text = Każda wyprawa musi być gotowa w każdej rundzie: wymaga siły z ciemnej ramki i o 3 więcej za każdy brakujący typ broni. Przeciągnij na wyprawę schemat i śmiałka albo użyj „Doradź”, by znaleźć najtańszy sposób.
guide-rewards = Odbierz nagrody
guide-rewards-text = Każda wyprawa przesuwa się o krok. Kolejność wybierasz ty; liczy się ona, gdy nagroda z jednej wyprawy pomaga następnej.
guide-level = Rozdaj poziomy
guide-level-text = Ukończona wyprawa daje poziom za każdy etap, najwyżej jeden każdemu śmiałkowi, który na niej był. Poziomy liczą się też na koniec gry.
guide-title = Tytuł czempiona
guide-title-text = Na poziomie 4 śmiałek przyjmuje tytuł do końca gry. Każdego tytułu możesz użyć tylko raz.
guide-market_card = Karta za darmo
guide-market_card-text = Weź dowolną z kart odrzuconych na targu. Karta jednorazowa działa od razu; schematy i karty bonusowe zostają u ciebie i liczą się na koniec gry.
