# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Rätsel
puzzles-words = Stellungen aus starken Partien, in denen eine Wahl klar die beste ist. Finde sie.
puzzles-level-1 = Leicht
puzzles-level-2 = Mittel
puzzles-level-3 = Schwer
puzzles-kind-mine = Mine
puzzles-kind-market = Markt
puzzles-kind-quest = Quest
puzzles-kind-arming = Ausrüsten
puzzles-kind-last_round = Letzte Runde
puzzles-where = { $kind }, Runde { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Gelöst
puzzles-best-try = { $lost } zurück

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Du bist Turm. Eine Wahl ist hier klar die beste: Triff sie. Du darfst dir alles ansehen und auch handeln.
puzzles-behind = Etwa { $lost } Prestige hinter der besten Wahl, gemessen an vielen von hier aus simulierten Partien. Zurücknehmen und noch einmal versuchen?
puzzles-untried = Das sah zu schwach aus, um es durchzuspielen: vermutlich mehr als { $lost } Prestige hinter der besten Wahl. Zurücknehmen?
puzzles-best = Am besten: { $deed }.
puzzles-solved = Die beste Wahl, etwa { $margin } Prestige vor der zweitbesten.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Ein Rätsel hat nur einen Schritt
puzzles-onward = Weiter

# On a small drawing: the power on a quest, and what its step needs.
puzzles-power = { $power } von { $needed }

# Beside the list: the next puzzle and its button, how many are solved, and which are shown. A summary is read
# after the name of a puzzle.
puzzles-next = Nächstes Rätsel
puzzles-solve = Lösen
puzzles-all-solved = Alle gelöst
puzzles-again = Erneut versuchen
puzzles-solved-of = { $solved } von { $count }
puzzles-solved-word = gelöst
puzzles-kinds = Rätsel anzeigen
puzzles-every-kind = Alle
puzzles-only-unsolved = Nur ungelöste
puzzles-none-left = Diese sind alle gelöst.
puzzles-untouched = noch nicht versucht
puzzles-summary = { $where }. { $level }, { $state }.

# The name of each puzzle, about 20 letters: of what one sees in the position, never of the answer. No two are alike.
puzzles-name-arming_17480_108 = Die Mumie regt sich
puzzles-name-arming_17480_122 = Es fehlen fünf
puzzles-name-arming_20507_036 = Raufbolde und Ratten
puzzles-name-arming_46580_064 = Schleim oder Kristalle?
puzzles-name-last_round_18405_119 = Das letzte Goldstück
puzzles-name-last_round_18615_125 = Achtundzwanzig zurück
puzzles-name-last_round_40156_120 = Sieben letzte Chancen
puzzles-name-market_52101_077 = Zwei Münzen zum Ausgeben
puzzles-name-mine_73781_083 = Sieben gegen sieben
puzzles-name-quest_35328_035 = Fledermäuse oder Goblins?
puzzles-name-quest_35328_097 = Vorne ist es billig
puzzles-name-quest_89850_047 = Wölfe ganz vorn
puzzles-name-arming_36826_102 = Wer fängt Diebe?
puzzles-name-arming_46580_090 = Neun gegen Schleim
puzzles-name-last_round_12221_114 = Der letzte Aushang
puzzles-name-last_round_35328_114 = Noch drei Gold
puzzles-name-last_round_35328_116 = Zwei Prestige vorn
puzzles-name-market_08928_073 = Wie tief in den Wald?
puzzles-name-market_18405_104 = Eine volle Börse
puzzles-name-market_36826_080 = Axt, Keule oder Speer?
puzzles-name-mine_52101_072 = Enge Nachbarn
puzzles-name-mine_67227_096 = Achtzehn Züge
puzzles-name-mine_82130_024 = Freie Gänge
puzzles-name-mine_89850_090 = Noch ein Zug?
puzzles-name-quest_08928_076 = Keine Münze mehr
puzzles-name-quest_40156_086 = Acht Gold im Beutel
puzzles-name-quest_89850_080 = Zuerst zum Friedhof?
puzzles-name-market_18001_082 = Die Schmiede lockt
puzzles-name-market_40156_101 = Vor dem letzten Markt
puzzles-name-mine_46580_043 = Wer kommt zuletzt?
