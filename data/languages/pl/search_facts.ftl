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
fact-found_completes = Wyprawa „{ $name }” kończy się sukcesem w { $number }% partii próbnych, inaczej w { $of }%
fact-found_frees = Zostawia śmiałków na wyprawę „{ $name }”, ukończoną w { $number }% partii próbnych, inaczej w { $of }%
fact-found_spares = Wyprawa „{ $name }” kończy się porażką w { $number }% partii próbnych, inaczej w { $of }%
fact-found_knows = Daje schemat „{ $name }” w { $number }% partii próbnych, inaczej w { $of }%
fact-found_denies = „{ $name }” trafia do rywali w { $number }% partii próbnych, inaczej w { $of }%
fact-found_steps = Na koniec rundy { $of } wyprawy będą dalej niż przy innym wyborze
fact-found_quests = Na koniec rundy { $of } więcej ukończonych wypraw niż przy innym wyborze
fact-found_failed = Na koniec rundy { $of } mniej nieudanych wypraw niż przy innym wyborze
fact-found_prestige = Daje { $number ->
    [0] trochę więcej prestiżu
   *[other] o około { $number } pkt prestiżu więcej
  } do końca rundy { $of } niż inny wybór
fact-found_rivals = Najlepszy rywal ma { $number ->
    [0] trochę mniej prestiżu
   *[other] o około { $number } pkt prestiżu mniej
  } na koniec rundy { $of } niż przy innym wyborze
fact-found_people = Na koniec rundy { $of } więcej śmiałków albo wyższe poziomy niż przy innym wyborze
fact-found_designs = Na koniec rundy { $of } więcej schematów niż przy innym wyborze
fact-found_resources = Na koniec rundy { $of } zostaje { $number ->
    [0] trochę więcej surowców
    [one] o około jednego surowca więcej
    [few] o około { $number } surowców więcej
   *[other] o około { $number } surowców więcej
  } niż przy innym wyborze
fact-found_gold = Na koniec rundy { $of } zostaje { $number ->
    [0] trochę więcej złota
    [one] o około { $number } złota więcej
   *[other] o około { $number } złota więcej
  } niż przy innym wyborze
fact-found_order = Po rundzie { $of } wcześniejsze miejsce w kolejności niż przy innym wyborze
