# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Runda { $round }
match-rounds = z { $count }
match-phase-mine = Kopalnia
match-phase-market = Targ
match-phase-quest = Wyprawy
match-menu = Menu: pauza, zasady, ustawienia, wyjście ({ $key })
match-ask = Objaśnij symbole: co oznaczają i jak się nazywają ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Obejrzyj kopalnię ({ $key }); decyzja poczeka
match-look-market = Obejrzyj targ i jego ceny ({ $key }); decyzja poczeka
match-look-quest = Obejrzyj ofertę wypraw i swoje wyprawy ({ $key }); decyzja poczeka
match-look-here = Jesteś tutaj
match-look-back = Wróć do decyzji ({ $key })
match-looking = Tylko się rozglądasz. { $guild } wciąż ma decyzję do podjęcia
match-look-return = Wróć do decyzji
match-order = Kolejność
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = wybór majątku
match-step-placing = ustawianie
match-step-mine = ruchy
match-step-market = na targu
match-step-taking = wybór wypraw
match-step-managing = przygotowania
match-step-rewards = nagrody
match-step-trades = ostatni handel
match-step-tile = koniec rundy
match-step-scoring = punktacja
# On a small disk at the shield of a guild that has moved and will move a second time.
match-second = 2
# The number of a stage under the pips of its rounds.
match-numeral-1 = I
match-numeral-2 = II
match-numeral-3 = III
# The label of the bonus tile that is counted next.
match-tile = { $tile }, rozliczenie po rundzie { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Dziennik
match-log-open = Pokaż cały dziennik
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Od twojej ostatniej tury: { $guild }
match-log-title = Dziennik gry
match-log-nothing = Na razie nic

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = Schowaj
match-tips = Porady

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = Cofnij
match-pass = Pasuj
match-pays = { $label } +
match-pause = Pauza
match-speed-instant = Natychmiast
match-hurry = Aby przyspieszyć, przytrzymaj: { $key }
match-other-chooses = { $guild } wybiera
match-hinting = Mistrz się zastanawia

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Nie ma jeszcze czego cofać
match-no-undo-revealed = Nie można cofnąć: coś odkryto albo któraś gildia zakończyła przygotowania
match-no-undo-managing = Nie można cofnąć niczego sprzed przygotowań tej gildii
match-no-undo-watched = Tylko oglądasz tę grę
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Cofnij do { $what }
match-undo-this = Cofnij do { $what } w tej rundzie
match-undo-earlier = Cofnij do { $what } w rundzie { $round }
match-decided-wealth = { $own ->
    [yes] swojego wyboru majątku
   *[no] chwili, gdy { $guild } wybiera majątek
  }
match-decided-wealth-raise = { $own ->
    [yes] przyznania poziomu
   *[no] chwili, gdy { $guild } przyznaje poziom
  }
match-decided-placement = { $own ->
    [yes] ustawienia swojego nadzorcy
   *[no] ustawienia nadzorcy gildii { $guild }
  }
match-decided-mine = { $own ->
    [yes] swojego ruchu w kopalni
   *[no] ruchu gildii { $guild } w kopalni
  }
match-decided-mine-second = { $own ->
    [yes] swojego drugiego ruchu w kopalni
   *[no] drugiego ruchu gildii { $guild } w kopalni
  }
match-decided-automated-tie = { $own ->
    [yes] swojego wyboru spośród równych ruchów
   *[no] wyboru gildii { $guild } spośród równych ruchów
  }
match-decided-market = { $own ->
    [yes] swojej akcji na targu
   *[no] akcji gildii { $guild } na targu
  }
match-decided-trade =
    { $own ->
        [yes] chwili przed twoim handlem
       *[no] chwili przed handlem gildii { $guild }
    }
match-decided-acquisition = { $own ->
    [yes] swojego wyboru wyprawy
   *[no] chwili, gdy { $guild } wybiera wyprawę
  }
match-decided-management = { $own ->
    [yes] swojej ostatniej czynności w przygotowaniach
   *[no] ostatniej czynności gildii { $guild } w przygotowaniach
  }
match-decided-rewards =
    { $own ->
        [yes] swojego wyboru wyprawy do przesunięcia
       *[no] chwili, gdy { $guild } wybiera wyprawę do przesunięcia
    }
match-decided-overseer-move =
    { $own ->
        [yes] swojego ruchu nadzorcy w nagrodę
       *[no] ruchu nadzorcy gildii { $guild } w nagrodę
    }
match-decided-worker-move =
    { $own ->
        [yes] swojego ruchu górnika w nagrodę
       *[no] ruchu górnika w nagrodę dla gildii { $guild }
    }
match-decided-market-card =
    { $own ->
        [yes] chwili, gdy wybierasz w nagrodę kartę targu
       *[no] chwili, gdy { $guild } wybiera w nagrodę kartę targu
    }
match-decided-level = { $own ->
    [yes] przyznania poziomu
   *[no] chwili, gdy { $guild } przyznaje poziom
  }
match-decided-title = { $own ->
    [yes] swojego wyboru tytułu
   *[no] chwili, gdy { $guild } wybiera tytuł
  }
match-decided-trade-window = { $own ->
    [yes] swojego ostatniego handlu
   *[no] ostatniego handlu gildii { $guild }
  }
match-decided-shopping = { $own ->
    [yes] swoich zakupów za złoto z kafla
   *[no] zakupów gildii { $guild } za złoto z kafla
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { FORM($did, "subject") ->
    [own] { $guild }: { LOWER($did) }
    [hero] { $guild }: { $did }
   *[guild] { $guild } { LOWER($did) }
  }
match-moves-your-worker = { $guild } w ramach nagrody przestawia twojego górnika
match-moves-worker = { $guild } w ramach nagrody przestawia górnika gildii { $owner }
# On the panel of a guild while it passes.
match-passes = Pasuje

# The same, where it is nobody's doing.
match-occurs-reveal = Karty targu zostają odkryte
match-occurs-discard = Karty, których nikt nie kupił, są odrzucane
match-occurs-deal = Wyprawy trafiają do oferty

# Guild panels: a gain or loss beside a number, and the labels of the panels.
match-gain = { SIGNED($number) }
match-automated = { $guild }, automat
# Who plays it, if that is the computer: a name, and how strong it plays. If there is no room for both, the
# name stands alone.
match-who-computer = { $name }, { $strength }
# Behind a key, under why something cannot be done.
match-rules-door = W zasadach
# In a guild's panel, where there is room: about 18 letters.
match-no-quests = Brak aktywnych wypraw
match-mat-open = Pokaż wszystko, co ma gildia { $guild }
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Aktywne wyprawy: { $cards }.
match-holds-designs = Schematy: { $cards }.
match-holds-cards = Karty bonusowe: { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Relacja
match-transcript-tip = Zapisz relację z dotychczasowej gry
document-transcript-saved = Zapisano relację
document-transcript-saved-where = Plik: { $path }
document-transcript-not-saved = Nie zapisano relacji
document-transcript-not-written = Nie udało się zapisać pliku { $path }.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = Dlaczego?
match-why-line = Dlaczego: { $line }
match-why-title = Dlaczego rywale tak zagrali
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = Nie ma jeszcze uzasadnień
match-why-empty-words = Gdy tylko rywal coś zrobi, pojawi się tu uzasadnienie. Uzasadnienia z poprzednich sesji nie są zachowywane. Na przykład:
match-why-nobody = Przy tym stole grają sami ludzie. Tu pojawiałyby się uzasadnienia gildii komputera.
match-why-back = Wróć do stołu
match-why-example-1 = Przeskakuje 2 górników: 2 żelaza i 1 rubin
match-why-example-1-words = Zyskuje 2 żelaza i 1 rubin, a Kruk zostaje na końcu kolejności.
match-why-example-2 = Wykupuje licencję „Żelazna włócznia”
match-why-example-2-words = Następny etap wymaga broni kłutej, a nikt jej jeszcze nie ma.
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild }: { $player }
match-handover-since = od twojej ostatniej tury
match-handover-away = Pozostali niech teraz odwrócą wzrok.
match-handover-go = Zacznij turę

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = podnieś poziom śmiałka
match-turn-placing = postaw nadzorcę
match-turn-mine = twój ruch w kopalni
match-turn-market = twoja akcja na targu
match-turn-taking = podejmij wyprawę albo zrezygnuj
match-turn-managing = uzbrój śmiałków
match-turn-rewards = odbierz nagrody
match-turn-trades = twój ostatni handel
match-turn-tile = twój kafel bonusu
match-turn-scoring = punktacja końcowa
# Before the shields and names of those who choose after them.
match-turn-then = potem

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = Zaczyna się { $stage }
match-deeper-2 = Chodniki sięgają głębiej: w nowej kopalni leżą mithril i rubiny.
match-deeper-3 = W ostatniej, najgłębszej kopalni leżą diamenty, a wyprawy wymagają czempionów.
match-stage-offer = W ofercie
match-stage-new = Nowe schematy i targ
match-stage-go = Ustaw nadzorców

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = Zapis tej gry
