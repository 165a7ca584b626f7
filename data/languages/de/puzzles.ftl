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
puzzles-name = { $kind }, Runde { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Gelöst
puzzles-best-try = { $lost } zurück

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Du bist Turm. Eine Wahl ist hier klar die beste: Triff sie. Du darfst dir alles ansehen und nebenbei handeln.
puzzles-behind = Etwa { $lost } Prestige hinter der besten Wahl, in vielen von hier aus weitergespielten Partien. Zurücknehmen und noch einmal versuchen?
puzzles-untried = Das sah zu schwach aus, um es weiterzuspielen: wahrscheinlich mehr als { $lost } Prestige hinter der besten Wahl. Zurücknehmen?
puzzles-best = Am besten: { $deed }.
puzzles-solved = Die beste Wahl, etwa { $margin } Prestige vor der nächstbesten.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Ein Rätsel hat nur einen Schritt
puzzles-all = Alle Rätsel
