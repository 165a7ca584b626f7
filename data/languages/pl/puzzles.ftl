# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Zagadki
puzzles-words = Pozycje z mocnych gier, w których jeden wybór jest wyraźnie najlepszy. Znajdź go.
puzzles-level-1 = Łatwa
puzzles-level-2 = Średnia
puzzles-level-3 = Trudna
puzzles-kind-mine = Kopalnia
puzzles-kind-market = Targ
puzzles-kind-quest = Wyprawa
puzzles-kind-arming = Zbrojenie
puzzles-kind-last_round = Ostatnia runda
puzzles-name = { $kind }, runda { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Rozwiązana
puzzles-best-try = gorzej o { $lost }

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Grasz gildią Wieża. Jeden wybór jest tu wyraźnie najlepszy: dokonaj go. Wszystko można obejrzeć, a także handlować.
puzzles-behind = W wielu grach rozegranych od tego miejsca to o jakieś { $lost } pkt prestiżu gorzej niż najlepszy wybór. Cofnąć i spróbować ponownie?
puzzles-untried = To wyglądało zbyt słabo, by grać dalej: pewnie ponad { $lost } pkt prestiżu gorzej niż najlepszy wybór. Cofnąć to?
puzzles-best = Najlepiej: { $deed }.
puzzles-solved = Najlepszy wybór, o jakieś { $margin } pkt prestiżu lepszy od następnego.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Zagadka ma tylko jeden krok
puzzles-all = Lista zagadek
