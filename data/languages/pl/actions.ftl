### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Zachowaj karty: { $cards }
action-raise = Przyznaj poziom { FORM($hero, "dat") }
action-place = Postaw nadzorcę na polu { FORM($resource, "gen") }
action-place-other = Postaw nadzorcę ({ $guild }) na polu { FORM($resource, "gen") }

# The mine.
action-pass-mine = Pasuj: nie przesuwaj nadzorcy
action-move = Przesuń tego nadzorcę na pole { FORM($resource, "gen") }
action-jump = Przeskocz tym nadzorcą { $count ->
    [one] { $count } górnika
   *[other] { $count } górników
  } i stań na polu { FORM($resource, "gen") }
action-worker = Przenieś tego górnika na pole { FORM($resource, "gen") }
action-worker-off = Usuń tego górnika z kopalni
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = start: { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market =
    Pasuj i weź { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    }
action-claim-label = Licencja: { $card }
action-claim =
    Wykup licencję „{ $card }” za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
action-claim-shared =
    Wykup licencję „{ $card }” za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }, plus { $count ->
        [one] { $share } dla gildii { $guilds }
       *[other] po { $share } dla gildii { $guilds }
    }
action-buy = { FORM($card, "kind") ->
    [bonus] Kup bonus „{ $card }”
   *[card] Kup kartę „{ $card }”
  }
action-buy-for = Kup kartę „{ $card }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
action-buy-goods = Kup { $goods } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
action-buy-single = Kup kartę „{ $card }” za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  } (od razu: { $effects })
action-end-bonus =
    Kup bonus „{ $card }” za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    } (teraz { $worth } pkt prestiżu)
action-hire = Zwerbuj śmiałka
action-hire-for =
    Zwerbuj śmiałka za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
action-train = Wyszkol { FORM($hero, "acc") }
action-train-for = Wyszkol { FORM($hero, "acc") } do poziomu { $level } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
action-hire-and-train =
    Zwerbuj śmiałka i wyszkol { FORM($hero, "acc") } do poziomu { $level } za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }
action-rush-label = { $quest }: { $steps ->
    [one] o { $steps } krok dalej
    [few] o { $steps } kroki dalej
   *[other] o { $steps } kroków dalej
  }
action-rush =
    Przesuń Traktem wyprawę „{ $quest }” { $steps ->
        [one] o { $steps } krok
        [few] o { $steps } kroki
       *[other] o { $steps } kroków
    }
action-rush-leg =
    Przesuń Traktem wyprawę „{ $quest }” { $steps ->
        [one] o { $steps } krok, na kolejny etap
        [few] o { $steps } kroki, na kolejny etap
       *[other] o { $steps } kroków, na kolejny etap
    }
action-rush-pays =
    Przesuń Traktem wyprawę „{ $quest }” { $steps ->
        [one] o { $steps } krok; ukończony etap daje: { $effects }
        [few] o { $steps } kroki; ukończony etap daje: { $effects }
       *[other] o { $steps } kroków; ukończony etap daje: { $effects }
    }

# Trades.
action-sell = Sprzedaj { $goods } za { $price ->
    [one] { $price } złoto
   *[other] { $price } złota
  }
action-exchange = Wymień { $given } na { $got }
action-done-trading = Zakończ handel
action-stop-shopping = Zakończ zakupy

# Quests and rewards.
action-take = Podejmij wyprawę „{ $quest }”{ $skip ->
    [0] { "" }
    [one] , zaczynając o { $skip } krok dalej
    [few] , zaczynając o { $skip } kroki dalej
   *[other] , zaczynając o { $skip } kroków dalej
  }
action-take-charming = Podejmij wyprawę „{ $quest }”{ $skip ->
    [0] { "" }
    [one] , zaczynając o { $skip } krok dalej
    [few] , zaczynając o { $skip } kroki dalej
   *[other] , zaczynając o { $skip } kroków dalej
  } (Czarujący)
action-no-quest = Nie podejmuj wyprawy w tej rundzie
action-arm = Wykuj broń „{ $design }” dla { FORM($hero, "gen") } na wyprawę „{ $quest }”
action-disarm = Odeślij { FORM($hero, "acc") } do domu
action-done-managing = Zakończ przygotowania
action-advance = Teraz przesuń wyprawę „{ $quest }”
action-take-card = Weź kartę „{ $card }”
action-decline = Zrezygnuj
action-title = Wybierz tytuł: { $title }
