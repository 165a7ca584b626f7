# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = Oferta wypraw
quest-own-quests = Twoje wyprawy
quest-quests-of = Wyprawy: { $guild }
quest-filled = { $count } z { $most }
quest-home = Śmiałkowie w domu
quest-home-short = W domu
quest-home-count = wolni: { $count }
quest-designs = Twoje schematy
quest-designs-of = Schematy: { $guild }
quest-designs-rows = rzędy { $first }–{ $last } z { $rows }: przewiń
quest-forgeable = do wykucia: { $count } z { $most }
quest-forgeable-for = { $hero }: dostępne { $count } z { $most }
quest-everyone-out = Wszyscy są na wyprawach

# Two copies of one card that a guild has.
quest-copy = { $name } ({ $copy })

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest }: { $verdict }
quest-met = gotowa ({ $power } z { $needed })
quest-short = siła o { $short } za mała ({ $power } z { $needed })
quest-lacks-type = żadna broń nie jest { $type }, więc wymóg większy o { $extra }
quest-promised = musi być na niej { $hero }
quest-verdict-more = { $first }, { $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = gotowa
quest-would-be-met = będzie gotowa
# It is not met, and need not be before the next round.
quest-asked-next = następna runda
quest-missing-pill = brak: wymóg { SIGNED($extra) }
quest-short-by = brakuje siły: { $short }
quest-promised-short = brak czempiona
quest-needs-hero = wymaga { FORM($hero, "gen") }
quest-power-of = z { $needed }
quest-step-line = krok { $step } z { $steps }, { $verdict }
quest-rushed = przesunięta Traktem w tej rundzie

# Rows without a quest, and the picture in a row.
quest-row-none = Brak aktywnej wyprawy
quest-none-yet = Jeszcze żadnej

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  }, { $price ->
    [0] za darmo
    [one] { $price } złoto
   *[other] { $price } złota
}
quest-place-empty = puste
quest-place-taken = { $guild } podejmuje wyprawę „{ $quest }”
quest-place-taker = { $guild } podejmuje
quest-lock-gold = brakuje { $short }
quest-lock-full = { $count } wypraw
quest-lock-level = poziom { $level }
quest-lock-no-quest = brak wyprawy
quest-lock = nie teraz
quest-leaves-label = Na koniec rundy
quest-leaves = Opuści ofertę na koniec tej rundy, jeśli nikt jej nie podejmie
quest-too-long-label = Za długa
quest-too-long = Ma { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  }, po jednym na rundę, a { $rounds ->
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[other] zostało { $rounds } rund
}

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = Podejmij wyprawę
quest-taken-by = { $guild } wybiera
quest-offer-advice = Wskaż wyprawę, by zobaczyć, czego wymaga. Każda gildia może podjąć jedną na rundę. Wymagania pierwszego kroku musisz spełnić jeszcze w tej rundzie, inaczej wyprawa kończy się porażką.
quest-offer-advice-solo = Wskaż wyprawę, by zobaczyć, czego wymaga. W każdej rundzie musisz podjąć jedną i jeszcze w tej samej rundzie spełnić wymagania jej pierwszego kroku; porażka oznacza przegraną.
quest-length = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
  }, { $rounds ->
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[other] zostało { $rounds } rund
}
quest-price-of =
    { $price ->
        [0] za darmo
       *[other] z twoich { $gold } złota
    }
quest-charming-pays = Czarujący: daje { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
  }
quest-expeditious = Prędki: zacznij od kroku
quest-charm = Oczaruj zleceniodawcę: { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
  }
quest-first-met = Wymagania spełni:
quest-first-cost = koszt: { $cost }
quest-first-more = i jeszcze { $count }
quest-first-not = Nie z tym, co masz
quest-first-fails =
    { $others ->
        [0] Jeśli nie dokupisz surowców
       *[other] Jeśli po uzbrojeniu innych wypraw nie dokupisz surowców
    }, skończy się porażką: { SIGNED($prestige) } pkt prestiżu
quest-first-loses = Jeśli nie dokupisz surowców, skończy się porażką i przegrasz grę
quest-costs-nothing = nic
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }, poziom { $level }
quest-hero-more = { $hero }, { $more }
quest-hero-title = { $title }: { $does }
quest-hero-carries = Broń: { $design }
quest-hero-honed = wzmocniona: { SIGNED($power) }
quest-hero-weapon-lost = Nowa broń, inna wyprawa albo powrót do domu oznacza utratę obecnej broni
quest-wields-simple = Na poziomie { $level } włada mieczami i sztyletami
quest-wields-public = Na poziomie { $level } włada bronią z każdego publicznego schematu
quest-wields-all = Na poziomie { $level } włada bronią z każdego schematu, także unikatowego
quest-send-home = Do domu
quest-no-quest-to-go-on = Nie masz aktywnej wyprawy
quest-no-quest-to-forge-for = Nie masz aktywnej wyprawy, na którą można wykuć broń

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = Jeśli teraz zakończysz
quest-how-they-stand = Stan wypraw
quest-fate-fails = porażka: { $prestige ->
    [0] bez prestiżu
   *[other] { SIGNED($prestige) } pkt prestiżu
}
quest-fate-fails-still = porażka, ale { SIGNED($prestige) } pkt prestiżu
quest-fate-loses = porażka i przegrana gra
quest-fate-over = gra jest już przegrana
quest-fate-completed = ukończona: { $gains }
quest-fate-leg = kończy etap
quest-fate-leg-for = kończy etap: { $gains }
quest-fate-on = przechodzi na krok { $step } z { $steps }
quest-none-own = Twoja gildia nie ma aktywnej wyprawy.
quest-none-of = { $guild } nie ma aktywnej wyprawy.
quest-advice-unmet = Wybierz wyprawę, schemat i śmiałka w dowolnej kolejności albo przeciągnij schemat i śmiałka na wyprawę.
quest-advice-met = Wszystkie wyprawy są gotowe. Niezużyte surowce zostają w puli.
quest-advice-lost = W grze solo jedna nieudana wyprawa oznacza przegraną.

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = Nagrody
quest-rewards-advice = Każda wyprawa przesuwa się o krok, w wybranej przez ciebie kolejności.
quest-moves-next = Przesuwa się
quest-moves-on = o krok dalej
quest-moves-leg = koniec etapu
quest-moves-completed = ukończona
quest-moved = przesunięta
quest-moves-on-line = Posuwa się o krok w tym samym etapie
quest-finishes-leg = Kończy etap
quest-finishes-quest = Kończy wyprawę
quest-hero-raised = { $hero } osiąga poziom { $level }
quest-hero-joins = Dołącza nowy śmiałek
quest-weapon-honed = Broń { FORM($hero, "gen") }: { SIGNED($power) } siły
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = Potem przesuwasz nadzorcę
quest-then-worker-move = Potem przenosisz lub usuwasz górnika
quest-then-market-card = Potem bierzesz jedną z odrzuconych kart
quest-then-level = Potem wybierasz, kto zyskuje { $count ->
    [one] poziom
    [few] { $count } poziomy
   *[other] { $count } poziomów
}
quest-then-title = Potem wybierasz tytuł

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = Kolejne rundy
quest-power = siła
quest-nothing-asked = Nic nie trzeba
quest-round = Runda { $round }
quest-after-the-end = Po końcu gry
quest-ledger = Księga wypraw
quest-ledger-none = { $guild } nie ma aktywnej wyprawy
quest-ledger-finished = koniec
quest-ledger-power = Wymagana siła
quest-ledger-armed = obecnie { $power }
quest-ledger-late = { $count ->
    [one] { $count } wyprawy nie da się ukończyć
   *[other] { $count } wypraw nie da się ukończyć
}
quest-ledger-help = Wymagania każdego kroku trzeba spełnić w jego rundzie. Liczba przy hełmie mówi, ilu śmiałków na to trzeba przy obecnej broni i surowcach; kreska oznacza, że to nie wystarczy.
quest-ledger-nobody = –

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild } wybiera wyprawę
quest-doing-management = { $guild } zbroi śmiałków
quest-doing-rewards = { $guild } odbiera nagrody
quest-doing-other = { $guild } się zastanawia
quest-prompt-after = { $news }. { $then }
quest-prompt-take = { $guild }: podejmij wyprawę albo zrezygnuj
quest-prompt-full = { $guild } ma już { $count } wypraw i musi zrezygnować
quest-prompt-no-gold = { $guild } nie ma złota na żadną wyprawę i musi zrezygnować
quest-prompt-solo = { $guild }: podejmij wyprawę (w każdej rundzie jedną)
quest-prompt-solo-last = { $guild }: z tą będzie { $count }. Ukończ jedną w tej rundzie, inaczej w następnej przegrasz
quest-take = Podejmij wyprawę „{ $quest }” { $price ->
    [0] za darmo
    [one] za { $price } złoto
   *[other] za { $price } złota
}{ $step ->
    [1] { "" }
   *[other] , zaczynając od kroku { $step }
}
quest-take-charming =
    Podejmij wyprawę „{ $quest }” i weź { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }{ $step ->
        [1] { "" }
       *[other] , zaczynając od kroku { $step }
    }
quest-prompt-arm = { $design } dla { FORM($hero, "gen") }: { $verdict }. Koszt: { $cost }
quest-prompt-arm-anew = { $told }; przepada obecna broń: { $lost }
quest-prompt-advance = Teraz kolej na wyprawę „{ $quest }”. Przesuń ją albo wybierz inną
quest-prompt-advance-only = Kolej na wyprawę „{ $quest }”
quest-prompt-rewards = { $guild }: wybierz, którą wyprawę teraz przesunąć
quest-pick-design = Jaka broń dla { FORM($hero, "gen") } na wyprawę „{ $quest }”?
quest-pick-quest = { $design } dla { FORM($hero, "gen") }: na którą wyprawę?
quest-pick-hero = { $design } na wyprawę „{ $quest }”: dla kogo?
quest-pick-for-hero = { $hero }: wybierz schemat i wyprawę
quest-pick-for-design = { $design }: wybierz, kto weźmie tę broń i na którą wyprawę
quest-pick-for-quest = { $quest }: wybierz śmiałka i schemat
quest-prompt-none = { $guild } nie ma aktywnej wyprawy: zakończ przygotowania
quest-prompt-unmet = { $guild }: uzbrój śmiałków, { $count ->
    [one] { $count } wyprawa nie jest gotowa
    [few] { $count } wyprawy nie są gotowe
   *[other] { $count } wypraw nie jest gotowych
}
quest-prompt-met = { $guild }: wszystkie wyprawy są gotowe. Zakończ albo zbrój dalej

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = Potwierdź
quest-done = Zakończ
quest-advance = Przesuń
quest-take-it = Podejmij
quest-decline = Zrezygnuj
quest-reset = Od nowa
quest-suggest = Doradź
quest-choose = Wybierz wyprawę
quest-choose-first = Najpierw wybierz wyprawę
quest-others-turn = { $guild } wybiera
quest-nothing-done = Nie ma jeszcze czego zaczynać od nowa
quest-cannot-be-met = Nie wystarczą na to śmiałkowie w domu i surowce z puli
quest-suggest-tip = Doradź broń
quest-suggestion = { $weapons }: { $cost }
quest-weapon-for = { $design } dla { FORM($hero, "gen") }

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = { $count ->
    [one] { $count } wyprawa skończy się porażką
    [few] { $count } wyprawy skończą się porażką
   *[other] { $count } wypraw skończy się porażką
}
quest-question-lost = Przegrasz grę
quest-question-line = { $quest }: { $verdict }; { $fate }
quest-question-gone = Nieudana wyprawa opuszcza grę. Jej śmiałkowie wracają do domu, a ich broń przepada.
quest-question-loses = W grze solo jedna nieudana wyprawa oznacza przegraną.
quest-question-back = Zbrój dalej
quest-let-fail = { $count ->
    [one] Zakończ mimo porażki
   *[other] Zakończ mimo porażek
}
quest-let-lose = Przegraj grę
