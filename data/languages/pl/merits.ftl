### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
fact-gains = Daje { $amounts }
fact-costs =
    Ale kosztuje { $number ->
        [one] { $number } złoto
       *[other] { $number } złota
    } i zostaje ci { $of ->
        [one] { $of } złoto
       *[other] { $of } złota
    }
fact-feeds = Ale { $guild } zyskuje przez to { $amounts }

# The mine, and the order that follows it.
fact-defects =
    { $number ->
        [one] Ale jeden z twoich górników dezerteruje do gildii { $guild }
       *[other] Ale { $number } twoich górników dezerteruje do gildii { $guild }
    }
fact-strike = Potem { $number } twoich górników strajkuje i opuszcza kopalnię
fact-strike_of = Potem { $number } górników gildii { $guild } strajkuje i opuszcza kopalnię
fact-keeps_place =
    { $number ->
        [1] Przy obecnym stanie zostaje ci pierwsze miejsce w nowej kolejności
        [2] Przy obecnym stanie zostaje ci drugie miejsce w nowej kolejności
        [3] Przy obecnym stanie zostaje ci trzecie miejsce w nowej kolejności
       *[other] Przy obecnym stanie zostaje ci czwarte miejsce w nowej kolejności
    }
fact-gains_place =
    { $number ->
        [1] Przy obecnym stanie awansujesz na pierwsze miejsce w nowej kolejności
        [2] Przy obecnym stanie awansujesz na drugie miejsce w nowej kolejności
       *[other] Przy obecnym stanie awansujesz na trzecie miejsce w nowej kolejności
    }
fact-loses_place =
    { $number ->
        [2] Ale przy obecnym stanie spadasz na drugie miejsce w nowej kolejności
        [3] Ale przy obecnym stanie spadasz na trzecie miejsce w nowej kolejności
       *[other] Ale przy obecnym stanie spadasz na czwarte miejsce w nowej kolejności
    }

# Your quests.
fact-completes = Kończy wyprawę „{ $name }” za { $number } pkt prestiżu
fact-finishes_leg = Kończy etap wyprawy „{ $name }”
fact-arms = Pozwala przygotować w tej rundzie wyprawę „{ $name }”
fact-disarms = Ale wyprawy „{ $name }” nie da się już przygotować
fact-arms_next = Pozwala przygotować następny etap wyprawy „{ $name }”
fact-arms_offer = Pozwala podjąć wyprawę „{ $name }” i od razu ją przygotować
fact-nears = Do przygotowania wyprawy „{ $name }” brakuje ci potem już tylko: { $amounts }
fact-meets = Spełnia wymagania kroku wyprawy „{ $name }”: siła { $number } z { $of }
fact-power = Na wyprawie „{ $name }” masz wtedy siłę { $number }, a potrzeba { $of }
fact-fails =
    { $sign ->
        [more] Wyprawę „{ $name }” można by przygotować, ale godzisz się na porażkę; za ukończone etapy dostajesz jeszcze { $number } pkt prestiżu
        [less] Wyprawę „{ $name }” można by przygotować, ale godzisz się na porażkę, co kosztuje cię { $number } pkt prestiżu
       *[none] Wyprawę „{ $name }” można by przygotować, ale godzisz się na porażkę bez prestiżu
    }
fact-beyond =
    { $sign ->
        [more] Wyprawy „{ $name }” nie da się przygotować, więc kończy się porażką; za ukończone etapy dostajesz jeszcze { $number } pkt prestiżu
        [less] Wyprawy „{ $name }” nie da się przygotować, więc kończy się porażką, co kosztuje cię { $number } pkt prestiżu
       *[none] Wyprawy „{ $name }” nie da się przygotować, więc kończy się porażką bez prestiżu
    }
fact-all_met =
    { $number ->
        [2] Obie twoje wyprawy są gotowe
        [one] Twoja wyprawa jest gotowa
       *[other] Wszystkie twoje wyprawy ({ $number }) są gotowe
    }

# A quest of the offer.
fact-armed_at_once = Możesz ją od razu przygotować za { $amounts }
fact-ends_in = Można ją ukończyć w rundzie { $number }: da { $of } pkt prestiżu
fact-too_late = { $number ->
    [one] Ale bez Traktu kończy się o rundę za późno
    [few] Ale bez Traktu kończy się o { $number } rundy za późno
   *[other] Ale bez Traktu kończy się o { $number } rund za późno
  }
fact-grows_hard = Ale potem wymaga siły { $number }, a na początku { $of }
fact-none_armed = { $number ->
    [0] Nie stać cię na żadną wyprawę
    [one] { $of ->
        [0] Jedynej wyprawy, na którą cię stać, nie możesz przygotować
       *[other] Oprócz własnych wypraw nie możesz przygotować jedynej, na którą cię stać
      }
   *[other] { $of ->
        [0] Żadnej z { $number } wypraw, na które cię stać, nie możesz przygotować
       *[other] Oprócz własnych wypraw nie możesz przygotować żadnej z { $number }, na które cię stać
      }
  }

# The market.
fact-asked_type = Wyprawa „{ $name }” wymaga tego typu broni, a ty nie możesz jej jeszcze wykuć
fact-forges = Broń według tego schematu ma siłę { $number } i kosztuje { $amounts }
fact-lacks = Ale do wykucia brakuje ci jeszcze: { $amounts }
fact-wields =
    { $number ->
        [2] Na poziomie 2 śmiałek włada bronią z każdego publicznego schematu
        [3] Na poziomie 3 śmiałek włada też bronią z unikatowych schematów
       *[other] Poziom { $number } jest najwyższy i na koniec gry daje 1 pkt prestiżu więcej
    }
fact-affords = Stać cię potem na więcej na targu
fact-people = { $number ->
    [one] W domu jest wtedy jeden śmiałek
   *[other] W domu jest wtedy { $number } śmiałków
  }
fact-in_time = { $of ->
    [one] Bez Traktu ta wyprawa skończyłaby się o rundę za późno
    [few] Bez Traktu ta wyprawa skończyłaby się o { $of } rundy za późno
   *[other] Bez Traktu ta wyprawa skończyłaby się o { $of } rund za późno
  }
fact-reaches = Dochodzi wtedy do kroku { $number } z { $of }
fact-counts = W tej chwili daje { $number } pkt prestiżu
fact-counts_later = Na koniec gry daje { $number } pkt prestiżu
fact-savvy_buyer = Co rundę jeden zakup u kupca więcej
fact-savvy_seller = Każda sprzedaż kupcowi daje więcej
fact-savvy_trader = Co rundę jedno użycie straganu więcej
fact-savvy_adventurer = Trakt przesuwa wyprawę o krok dalej
fact-stall = Raz na rundę wymienia w dowolnym kierunku: { $amounts }
