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
puzzles-where = { $kind }, runda { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Rozwiązana
puzzles-best-try = gorzej o { $lost }

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Grasz gildią Wieża. Jeden wybór jest tu wyraźnie najlepszy: dokonaj go. Możesz wszystko obejrzeć, a także handlować.
puzzles-behind = W wielu grach rozegranych od tego miejsca to o około { $lost } pkt prestiżu gorzej niż najlepszy wybór. Cofnąć i spróbować ponownie?
puzzles-untried = To wyglądało zbyt słabo, by grać dalej: pewnie ponad { $lost } pkt prestiżu gorzej niż najlepszy wybór. Cofnąć to?
puzzles-best = Najlepiej: { $deed }.
puzzles-solved = Najlepszy wybór, o około { $margin } pkt prestiżu lepszy od następnego.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Zagadka ma tylko jeden krok
puzzles-onward = Następna

# On a small drawing: the power on a quest, and what its step needs.
puzzles-power = { $power } z { $needed }

# Beside the list: the next puzzle and its button, how many are solved, and which are shown. A summary is read
# after the name of a puzzle.
puzzles-next = Następna zagadka
puzzles-solve = Rozwiąż
puzzles-all-solved = Wszystkie rozwiązane
puzzles-again = Jeszcze raz
puzzles-solved-of = { $solved } z { $count }
puzzles-solved-word = rozwiązanych
puzzles-kinds = Pokazywane zagadki
puzzles-every-kind = Wszystkie
puzzles-only-unsolved = Tylko nierozwiązane
puzzles-none-left = Te są już wszystkie rozwiązane.
puzzles-untouched = jeszcze nie próbowana
puzzles-summary = { $where }. { $level }, { $state }.

# The name of each puzzle, about 20 letters: of what one sees in the position, never of the answer. No two are alike.
puzzles-name-arming_17480_108 = Mumia się budzi
puzzles-name-arming_17480_122 = Brakuje pięciu
puzzles-name-arming_20507_036 = Zabijaki i szczury
puzzles-name-arming_46580_064 = Szlam czy kryształy?
puzzles-name-last_round_18405_119 = Ostatnia moneta
puzzles-name-last_round_18615_125 = Dwadzieścia osiem w tyle
puzzles-name-last_round_40156_120 = Siedem ostatnich szans
puzzles-name-market_52101_077 = Dwie monety do wydania
puzzles-name-mine_73781_083 = Siedmiu na siedmiu
puzzles-name-quest_35328_035 = Nietoperze czy gobliny?
puzzles-name-quest_35328_097 = Z przodu najtaniej
puzzles-name-quest_89850_047 = Wilki na czele
puzzles-name-arming_36826_102 = Kto złapie złodziei?
puzzles-name-arming_46580_090 = Dziewięć na szlam
puzzles-name-last_round_12221_114 = Ostatnia tablica
puzzles-name-last_round_35328_114 = Zostały trzy sztuki złota
puzzles-name-last_round_35328_116 = Dwa punkty przewagi
puzzles-name-market_08928_073 = Jak daleko w las?
puzzles-name-market_18405_104 = Pełna sakiewka
puzzles-name-market_36826_080 = Topór, buława czy włócznia?
puzzles-name-mine_52101_072 = Bliscy sąsiedzi
puzzles-name-mine_67227_096 = Osiemnaście ruchów
puzzles-name-mine_82130_024 = Puste korytarze
puzzles-name-mine_89850_090 = Jeszcze jeden ruch?
puzzles-name-quest_08928_076 = Ani jednej monety
puzzles-name-quest_40156_086 = Osiem złota w garści
puzzles-name-quest_89850_080 = Najpierw cmentarz?
puzzles-name-market_18001_082 = Kowal zaprasza
puzzles-name-market_40156_101 = Przedostatni targ
puzzles-name-mine_46580_043 = Kto będzie ostatni?
