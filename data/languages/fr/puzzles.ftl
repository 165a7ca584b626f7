# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = Énigmes
puzzles-words = Des positions de parties de haut niveau où un choix est nettement le meilleur. À vous de le trouver.
puzzles-level-1 = Facile
puzzles-level-2 = Moyenne
puzzles-level-3 = Difficile
puzzles-kind-mine = Mine
puzzles-kind-market = Marché
puzzles-kind-quest = Quête
puzzles-kind-arming = Armement
puzzles-kind-last_round = Dernière manche
puzzles-where = { $kind }, manche { $round }

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = Résolue
puzzles-best-try = à { $lost } du meilleur

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = Vous jouez Bastion. Un choix est ici nettement le meilleur : à vous de le trouver. Vous pouvez tout regarder, et aussi commercer.
puzzles-behind = Environ { $lost ->
        [one] { $lost } point de prestige
       *[other] { $lost } points de prestige
    } de moins que le meilleur choix, sur de nombreuses parties poursuivies à partir d’ici. Annuler et réessayer ?
puzzles-untried = Ce choix semble trop faible pour être joué jusqu’au bout : sans doute plus de { $lost ->
        [one] { $lost } point de prestige
       *[other] { $lost } points de prestige
    } de moins que le meilleur. Annuler ?
puzzles-best = Meilleur choix : { $deed }.
puzzles-solved = C’est le meilleur choix, avec environ { $margin ->
        [one] { $margin } point de prestige
       *[other] { $margin } points de prestige
    } de plus que le suivant.
puzzles-why = { $said } { $why }.
puzzles-no-skip = Une énigme n’a qu’une étape
puzzles-onward = Suivante

# On a small drawing: the power on a quest, and what its step needs.
puzzles-power = { $power } sur { $needed }

# Beside the list: the next puzzle and its button, how many are solved, and which are shown. A summary is read
# after the name of a puzzle.
puzzles-next = Prochaine énigme
puzzles-solve = Résoudre
puzzles-all-solved = Toutes résolues
puzzles-again = Réessayer
puzzles-solved-of = { $solved } sur { $count }
puzzles-solved-word = résolues
puzzles-kinds = Énigmes affichées
puzzles-every-kind = Toutes
puzzles-only-unsolved = Non résolues
puzzles-none-left = Celles-ci sont toutes résolues.
puzzles-untouched = pas encore essayée
puzzles-summary = { $where }. { $level }, { $state }.

# The name of each puzzle, about 20 letters: of what one sees in the position, never of the answer. No two are alike.
puzzles-name-arming_17480_108 = La momie s’éveille
puzzles-name-arming_17480_122 = Il en manque cinq
puzzles-name-arming_20507_036 = Bagarreurs et rats
puzzles-name-arming_46580_064 = Gelée ou cristaux ?
puzzles-name-last_round_18405_119 = La dernière pièce d’or
puzzles-name-last_round_18615_125 = Vingt-huit de retard
puzzles-name-last_round_40156_120 = Sept dernières chances
puzzles-name-market_52101_077 = Deux pièces à dépenser
puzzles-name-mine_73781_083 = Sept contre sept
puzzles-name-quest_35328_035 = Chauves-souris ou gobelins ?
puzzles-name-quest_35328_097 = Bon marché en tête
puzzles-name-quest_89850_047 = Les loups en tête
puzzles-name-arming_36826_102 = Qui arrête les voleurs ?
puzzles-name-arming_46580_090 = Neuf contre la gelée
puzzles-name-last_round_12221_114 = Le dernier tableau
puzzles-name-last_round_35328_114 = Encore trois pièces d’or
puzzles-name-last_round_35328_116 = Deux points d’avance
puzzles-name-market_08928_073 = Jusqu’où dans les bois ?
puzzles-name-market_18405_104 = Une bourse pleine
puzzles-name-market_36826_080 = Hache, masse ou lance ?
puzzles-name-mine_52101_072 = Proches voisins
puzzles-name-mine_67227_096 = Dix-huit coups
puzzles-name-mine_82130_024 = Galeries dégagées
puzzles-name-mine_89850_090 = Encore un coup ?
puzzles-name-quest_08928_076 = Plus une pièce
puzzles-name-quest_40156_086 = Huit pièces d’or en main
puzzles-name-quest_89850_080 = D’abord le cimetière ?
puzzles-name-market_18001_082 = Le forgeron fait signe
puzzles-name-market_40156_101 = Avant le dernier marché
puzzles-name-mine_46580_043 = Qui sera dernier ?
