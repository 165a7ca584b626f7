### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = Daje { $amounts }
merit-costs = Ale kosztuje { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
  }, zostaje { $of }
merit-feeds = Ale { $guild } dostaje przy tym { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] Ale jeden z twoich górników dezerteruje do gildii { $guild }
   *[other] Ale do gildii { $guild } dezerterują twoi górnicy: { $number }
  }
merit-strike = Ale potem strajkują i schodzą z kopalni twoi górnicy: { $number }
merit-strike_of = Potem strajkują i schodzą z kopalni górnicy ({ $guild }): { $number }
merit-keeps_place = { $number ->
    [1] Przy tym stanie kopalni nadal zaczynasz
    [2] Przy tym stanie kopalni zostaje ci drugie miejsce w kolejności
    [3] Przy tym stanie kopalni zostaje ci trzecie miejsce w kolejności
   *[other] Przy tym stanie kopalni zostaje ci czwarte miejsce w kolejności
  }
merit-gains_place = { $number ->
    [1] Przy tym stanie kopalni teraz ty zaczniesz
    [2] Przy tym stanie kopalni awansujesz na drugie miejsce w kolejności
   *[other] Przy tym stanie kopalni awansujesz na trzecie miejsce w kolejności
  }
merit-loses_place = { $number ->
    [2] Ale przy tym stanie kopalni spadasz na drugie miejsce w kolejności
    [3] Ale przy tym stanie kopalni spadasz na trzecie miejsce w kolejności
   *[other] Ale przy tym stanie kopalni spadasz na czwarte miejsce w kolejności
  }

# Your quests.
merit-completes = Kończy wyprawę „{ $name }” za { $number } pkt prestiżu
merit-finishes_leg = Kończy etap wyprawy „{ $name }”
merit-arms = Pozwala uzbroić w tej rundzie wyprawę „{ $name }”
merit-disarms = Ale wyprawy „{ $name }” nie da się już uzbroić
merit-arms_next = Pozwala uzbroić kolejny etap wyprawy „{ $name }”
merit-arms_offer = Pozwala podjąć z oferty i uzbroić wyprawę „{ $name }”
merit-nears = By uzbroić „{ $name }”, brakuje ci potem już tylko: { $amounts }
merit-meets = Wyprawa „{ $name }” będzie gotowa: siła { $number } z { $of }
merit-power = Wyprawa „{ $name }” ma wtedy siłę { $number } z potrzebnych { $of }
merit-fails = { $sign ->
    [more] „{ $name }” można by uzbroić, ale przepada; za ukończone etapy dostajesz jeszcze { $number } pkt prestiżu
    [less] „{ $name }” można by uzbroić, ale przepada i kosztuje cię { $number } pkt prestiżu
   *[none] „{ $name }” można by uzbroić, ale przepada i nic nie daje
  }
merit-beyond = { $sign ->
    [more] „{ $name }” nie da się uzbroić i przepada; za ukończone etapy dostajesz jeszcze { $number } pkt prestiżu
    [less] „{ $name }” nie da się uzbroić i przepada, co kosztuje cię { $number } pkt prestiżu
   *[none] „{ $name }” nie da się uzbroić i przepada bez prestiżu
  }
merit-all_met = { $number ->
    [2] Obie twoje wyprawy są gotowe
    [one] Twoja wyprawa jest gotowa
    [few] Wszystkie { $number } twoje wyprawy są gotowe
   *[other] Wszystkie { $number } twoich wypraw jest gotowych
  }

# A quest of the offer.
merit-armed_at_once = Można ją od razu uzbroić za { $amounts }
merit-ends_in = Można ją ukończyć w rundzie { $number } za { $of } pkt prestiżu
merit-too_late = { $number ->
    [one] Ale bez Traktu kończy się o rundę za późno
    [few] Ale bez Traktu kończy się o { $number } rundy za późno
   *[other] Ale bez Traktu kończy się o { $number } rund za późno
  }
merit-grows_hard = Ale potem wymaga siły { $number }, a na początku { $of }
merit-none_armed = { $number ->
    [0] Nie ma wyprawy, na którą cię stać
    [one] Jedynej wyprawy, na którą cię stać, nie da się teraz uzbroić
   *[other] Żadnej z { $number } wypraw, na które cię stać, nie da się teraz uzbroić
  }

# The market.
merit-asked_type = „{ $name }” wymaga tego typu broni, a ty go jeszcze nie wykujesz
merit-forges = Daje siłę { $number } za { $amounts }
merit-lacks = Ale do wykucia brakuje ci jeszcze: { $amounts }
merit-wields = { $number ->
    [2] Poziom 2 włada bronią z każdego publicznego schematu
    [3] Poziom 3 włada też bronią z unikatowych schematów
   *[other] Poziom { $number } jest najwyższy i na koniec liczy się o 1 więcej
  }
merit-affords = Stać cię potem na więcej na targu
merit-people = { $number ->
    [one] W domu jest wtedy jeden śmiałek
   *[other] W domu jest wtedy { $number } śmiałków
  }
merit-in_time = { $of ->
    [one] Bez Traktu ta wyprawa skończyłaby się o rundę za późno
    [few] Bez Traktu ta wyprawa skończyłaby się o { $of } rundy za późno
   *[other] Bez Traktu ta wyprawa skończyłaby się o { $of } rund za późno
  }
merit-reaches = Stoi wtedy na kroku { $number } z { $of }
merit-counts = Teraz dałoby { $number } pkt prestiżu
merit-counts_later = Na koniec daje { $number } pkt prestiżu
merit-savvy_buyer = Co rundę jeden zakup u kupca więcej
merit-savvy_seller = Każda sprzedaż kupcowi daje więcej
merit-savvy_trader = Co rundę jedno użycie straganu więcej
merit-savvy_adventurer = Trakt prowadzi o krok dalej
merit-stall = Co rundę wymiana w dowolną stronę: { $amounts }
