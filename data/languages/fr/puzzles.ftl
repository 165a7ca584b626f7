# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Énigmes
puzzles-words = Des positions de parties de haut niveau où un choix est nettement le meilleur. Trouve-le.
puzzles-level-1 = Facile
puzzles-level-2 = Moyenne
puzzles-level-3 = Difficile
puzzles-kind-mine = Mine
puzzles-kind-market = Marché
puzzles-kind-quest = Quête
puzzles-kind-arming = Armement
puzzles-kind-last_round = Dernière manche
puzzles-name = { $kind }, manche { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Résolue
puzzles-best-try = à { $lost } du but

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Tu joues Bastion. Un choix est ici nettement le meilleur : fais-le. Tu peux tout regarder, et aussi commercer.
puzzles-behind = Environ { $lost } points de prestige derrière le meilleur choix, sur de nombreuses parties jouées à partir d’ici. On annule pour réessayer ?
puzzles-untried = Cela semblait trop faible pour être joué jusqu’au bout : sans doute plus de { $lost } points de prestige derrière le meilleur choix. On annule ?
puzzles-best = Le meilleur : { $deed }.
puzzles-solved = Le meilleur choix, environ { $margin } points de prestige devant le suivant.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Une énigme n’a qu’un pas
puzzles-all = Les énigmes
