### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = Kopalnia dla dwóch gildii: { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
   *[many] { $hexes } pól
  }, każde z surowcem, który daje.
figure-walking =
    Nadzorca jest wybrany, a pierścienie pokazują, gdzie może stanąć: na pustych polach wzdłuż
    sześciu linii i na pierwszym polu za rzędem górników.
figure-turning =
    Skutki przeskoku widać, zanim go wykonasz: { $own } przejmuje górników gildii { $other }, jej
    własny górnik dezerteruje, a za nadzorcą zostaje nowy.
figure-mine_9 =
    { $mover }: nadzorca stoi na lewym końcu rzędu czterech górników, z których dwóch jest jego koloru.
    Naciśnij, by zobaczyć przeskok.
figure-mine_9-1 =
    { $mover } dostaje { $own }. Dwaj jej górnicy dezerterują: { $purple } dostaje { $raven },
    { $yellow } dostaje { $sun }. Potem { $struck ->
        [few] strajkują { $struck } połączeni górnicy
       *[many] strajkuje { $struck } połączonych górników
    }. Zostają: { $mover }
    { $left }, { $purple } { $left_purple }, { $yellow } { $left_yellow }.
figure-mine_9-2 =
    { $purple } nie wykonuje drugiego ruchu. Kto ma najmniej górników, zaczyna, a przy remisie kolejność się odwraca. Nowa kolejność: { $first }, { $second }, { $third }.
figure-the_round = U góry każdego ekranu: runda, faza i kolejność.
figure-the_order =
    Liczba górników, jaką miałaby każda gildia, i kolejność, która by z tego wynikła: teraz zaczyna
    { $first }.
figure-the_market =
    Targ. Na zamkniętej lokacji widać, kto ją zajął; to, czego nie możesz mieć, jest przygaszone.
figure-barracks =
    Koszary, Urzędnik i Trakt. Śmiałek kosztuje w tej erze { $hire ->
    [one] { $hire } złoto
   *[other] { $hire } złota
  }.
figure-merchant = Kupiec: ile surowiec kosztuje i za ile można go sprzedać.
figure-the_offer = Oferta wypraw. Moneta nad miejscem mówi, ile kosztuje tam wyprawa.
figure-arming =
    Wyprawa „Gobliny na drodze do młyna” ma siłę { $power }, a wymaga { $needed }, bo nikt na niej nie ma broni siecznej. Naciśnij, by uzbroić drugiego śmiałka.
figure-arming-1 = Z toporem siła wynosi { $power }, a wystarczy { $needed }: wyprawa jest gotowa.
figure-wielding = Od wybranego śmiałka zależy, co można wykuć: na poziomie 1 tylko miecze i sztylety.
figure-failing = Co by się stało, gdyby teraz skończyć, widać po prawej w czasie przygotowań.
figure-titles = Tytuły, które może przyjąć nowy czempion.
figure-stage_2 = Kopalnia Ery II, z mithrilem i rubinami.
figure-tiles = Pięć kafli bonusów i rundy, po których się je rozlicza.
figure-last_market = Targ ostatniej rundy sprzedaje to, co liczy się na koniec gry.
figure-automated = Kopalnia w grze solo: dwa automaty obok twojego koloru.
figure-counting =
    Punktacja końcowa w krótkim przykładzie: { $winner } kończy z { $own } pkt prestiżu, { $second } z { $other }.
