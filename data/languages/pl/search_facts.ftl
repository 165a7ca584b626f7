### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = W { $number ->
    [one] jednej partii próbnej
   *[other] { $number } partiach próbnych
  } wypadło to lepiej niż drugi wybór{ $of ->
    [0] { "" }
   *[other] { " " }(pewność { $of }%)
  }
fact-found_close = W { $number ->
    [one] jednej partii próbnej
   *[other] { $number } partiach próbnych
  } wypadło to mniej więcej tak samo jak drugi wybór
fact-found_completes = Wyprawa „{ $name }” kończy się sukcesem w { $number }% partii próbnych zamiast w { $of }%
fact-found_frees = Zostawia śmiałków na wyprawę „{ $name }”: ukończoną w { $number }% partii próbnych zamiast w { $of }%
fact-found_spares = Wyprawa „{ $name }” kończy się porażką w { $number }% partii próbnych zamiast w { $of }%
fact-found_knows = Zapewnia schemat „{ $name }” w { $number }% partii próbnych zamiast w { $of }%
fact-found_denies = „{ $name }” trafia do rywali w { $number }% partii próbnych zamiast w { $of }%
fact-found_steps = Wyprawy zajdą dalej do końca rundy { $of }
fact-found_quests = Więcej ukończonych wypraw do końca rundy { $of }
fact-found_failed = Mniej nieudanych wypraw do końca rundy { $of }
fact-found_prestige = Daje { $number ->
    [0] trochę więcej prestiżu
   *[other] około { $number } pkt prestiżu więcej
  } do końca rundy { $of }
fact-found_rivals = Najlepszy rywal ma { $number ->
    [0] trochę mniej prestiżu
   *[other] około { $number } pkt prestiżu mniej
  } na koniec rundy { $of }
fact-found_people = Więcej śmiałków albo wyższe poziomy do końca rundy { $of }
fact-found_designs = Więcej schematów do końca rundy { $of }
fact-found_resources = Na koniec rundy { $of } zostaje { $number ->
    [0] trochę więcej surowców
    [one] około jednego surowca więcej
    [few] około { $number } surowców więcej
   *[other] około { $number } surowców więcej
  }
fact-found_gold = Na koniec rundy { $of } zostaje { $number ->
    [0] trochę więcej złota
    [one] około { $number } złota więcej
   *[other] około { $number } złota więcej
  }
fact-found_order = Po rundzie { $of } wcześniejsze miejsce w kolejności
