# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = Wybór
choices-of = { $guild }: { LOWER($choice) }
choices-confirm = Potwierdź
choices-choose = Najpierw wybierz
choices-decline = Zrezygnuj
choices-thinking = { $guild } się zastanawia

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = Kto zyskuje poziom?
choices-level-side = Poziom
choices-levels-left = { $count ->
    [one] do rozdania: { $count } poziom
    [few] do rozdania: { $count } poziomy
   *[other] do rozdania: { $count } poziomów
}
choices-level-asked = { $guild }: wybierz śmiałka, który zyska poziom
choices-level-highest = { $hero }: poziom { $level }
choices-level-told = { $hero } osiąga poziom { $level }
choices-level-shared = Ukończona wyprawa daje poziom za każdy etap, najwyżej po jednym każdemu śmiałkowi, który na niej był.
choices-level-public = Na poziomie { $level } śmiałek włada bronią z każdego publicznego schematu.
choices-level-unique = Na poziomie { $level } śmiałek włada też bronią z unikatowych schematów.
choices-level-champion = Na poziomie { $level } śmiałek zostaje czempionem i przyjmuje tytuł.

# The title of a new champion.
choices-champion-title = Tytuł czempiona
choices-champion-remark = do końca gry, w twojej gildii każdy tylko raz
choices-champion-asked = { $guild }: { $hero } zostaje { FORM($hero, "champion") }. Wybierz tytuł
choices-champion-told = { $hero } przyjmuje tytuł { $title }: { $does }
choices-champion-later = Tytuł zdobyty na wyprawie jeszcze na niej nie działa.
choices-champion-take = Przyjmij tytuł
choices-champion-point = Wskaż tytuł
choices-champion-name = { $hero }: { $title }
choices-champion-worn = Nosi go już { $hero }
choices-champion-flavour = „{ $text }”
choices-champion-count-prestige = { SIGNED($count) }
choices-champion-count-gold = { SIGNED($count) }
choices-champion-count-legs = { $count ->
    [one] { $count } etap
    [few] { $count } etapy
   *[other] { $count } etapów
}
choices-champion-count-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
# Headings of the groups of titles, about 90 units wide.
choices-champion-group-rewards = Nagrody
choices-champion-group-types = Typy broni
choices-champion-group-gems = Klejnoty
choices-champion-group-journey = Podróż
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = nic by dotąd nie dał
choices-champion-gain-prestige = dałby dotąd { $count } pkt prestiżu
choices-champion-gain-gold = { $count ->
    [one] dałby dotąd { $count } złoto
   *[other] dałby dotąd { $count } złota
}
choices-champion-gain-legs = { $count ->
    [one] ułatwiłby dotąd { $count } etap
    [few] ułatwiłby dotąd { $count } etapy
   *[other] ułatwiłby dotąd { $count } etapów
}
choices-champion-gain-steps = { $count ->
    [one] oszczędziłby dotąd { $count } krok
    [few] oszczędziłby dotąd { $count } kroki
   *[other] oszczędziłby dotąd { $count } kroków
}
choices-champion-would = Dotąd dałby ci
choices-champion-would-none = Na dotychczasowych wyprawach nic by nie zmienił.
choices-champion-by-legs = { $count ->
    [one] { $count } etap
    [few] { $count } etapy
   *[other] { $count } etapów
}
choices-champion-by-throughout = od początku do końca
choices-champion-by-start = od samego początku
choices-champion-by-type = brakowało tego typu
choices-champion-by-power = więcej siły
choices-champion-by-saved = uniknęłaby porażki
choices-champion-more = { $count ->
    [one] i jeszcze { $count } wyprawa
    [few] i jeszcze { $count } wyprawy
   *[other] i jeszcze { $count } wypraw
}

# A card of the market discard for nothing.
choices-card-title = Jedna z odrzuconych kart
choices-card-side = Za darmo
choices-card-remark = weź jedną za darmo albo zrezygnuj
choices-card-discard = Odrzucone karty targu
choices-card-asked = { $guild }: weź jedną z odrzuconych kart albo zrezygnuj
choices-card-told = Weź za darmo kartę „{ $card }”
choices-card-told-once = Weź za darmo kartę „{ $card }” (działa od razu)
choices-card-any = Weź dowolną kartę, której nikt nie kupił.
choices-card-once = Karta jednorazowa działa od razu i opuszcza grę.
choices-card-stall = Nie możesz mieć dwóch straganów z tą samą wymianą.

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = Twój majątek
choices-wealth-remark =
    zaczynasz z tym, co dają { $count ->
        [one] { $count } zachowana karta
        [few] { $count } zachowane karty
       *[other] { $count } zachowanych kart
    }
choices-wealth-of = Majątek: { $guild }
choices-wealth-of-remark = zachowane karty: { $count }
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }, do zachowania
choices-wealth-chooses = { $guild } wybiera majątek
choices-wealth-waits = Zachowuje { $count } z { $of } kart, pozostałe odkłada zakryte.
choices-wealth-others = Wybierają gildie komputera
choices-wealth-person = { $guild }: { $person }
choices-wealth-face-down = Zakryte karty majątku: { $count }. Pozostali niech odwrócą wzrok.
choices-wealth-look-button = Zobacz karty
choices-wealth-look = Zobacz
choices-wealth-keep = Zachowaj
choices-wealth-first = Najpierw wybierz karty: { $count }
choices-wealth-sit-down = { $guild }: usiądź i zobacz karty
choices-wealth-asked = Zachowaj { $count } z { $of } kart; pozostałe odłóż zakryte
choices-wealth-keep-these = Zachowaj te { $count }
choices-wealth-table = Na stole
# A switch between what lies there: about 16 letters each.
choices-wealth-table-quests = Oferta wypraw
choices-wealth-table-market = Targ
choices-wealth-table-mine = Kopalnia
choices-wealth-in-offer = w ofercie wypraw, { $price ->
    [0] za darmo
    [one] za { $price } złoto
   *[other] za { $price } złota
}
choices-wealth-in-market = odkryta na pierwszym targu

# A level of the starting wealth.
choices-raise-title = Poziom dla śmiałka
choices-raise-remark = najwyżej do poziomu { $level }
choices-raise-asked = Wybierz śmiałka, który zyska poziom
choices-raise-first = Wybierz śmiałka
choices-raise-button = Podnieś
choices-raise = { $hero }: poziom { $level } → { $next }

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = Wróć

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = Poz. { $level }
choices-tile-unarmed = bez broni
