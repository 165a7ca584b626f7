# Challenges: the title (up to about 16 letters), the deal of the day with its words and buttons (about 20
# letters), and the ladder of solo contracts. Medals stand inside sentences.
challenges-title = Défis
challenges-contracts = Contrats en solo
challenge-deal = Partie du jour
challenge-deal-of = Partie du jour, { $day }
challenge-words = La même donne pour tout le monde : jouez-la seul, pour une médaille.
challenge-once = Un seul essai compte. Rejouez-la pour vous entraîner autant que vous voulez.
challenge-lost = Perdu : pas de médaille
challenge-all-medals = L’or, la plus haute médaille
challenge-short-of = À { $count } de la médaille : { $medal }
medal-bronze = bronze
medal-silver = argent
medal-gold = or
challenge-marks = Bronze { $bronze }, argent { $silver }, or { $gold }
challenge-play-deal = Jouer la partie du jour
challenge-resume-deal = Reprendre la partie
challenge-practise-deal = S’entraîner
challenge-streak =
    { $count ->
        [0] Pas encore de série
        [one] 1 jour d’affilée
       *[other] { $count } jours d’affilée
    }
challenge-best-streak = Record { $best }
challenge-keep-streak = Jouez aujourd’hui pour la prolonger
challenge-opens-next =
    { $hours ->
        [one] Prochaine partie dans { $hours } heure
       *[other] Prochaine partie dans { $hours } heures
    }
challenge-won-of = { $count } sur { $all }
challenge-won-word = avec médaille
challenge-best = Record { $score }
challenge-untried = Pas encore gagné

# A result as a line of plain text to paste for friends; then the slip that shows it, and its button.
share-line = Forge War, { $day } : { $result } · quêtes { $rounds } · série { $streak }
share-lost = perdu
share-score = { $score }
share-medal = { $score } ({ $medal })
share-title = À partager
share-words = ni graine, ni noms, rien qui dévoile la partie
share-copy = Copier la ligne
share-copied = Copié

# After a game: the next challenge, with a name, two sentences, a target and a button of about 18 letters.
offer-title = Prochain défi
offer-turn = Rejouer la manche { $round }
offer-turn-words =
    { $points ->
        [one] Ici, un choix vous a coûté 1 point de chances de gagner.
       *[other] Ici, un choix vous a coûté { $points } points de chances de gagner.
    } Reprenez de là, avec le conseil d’un Maître.
offer-turn-target = Trouvez le meilleur choix
offer-turn-label = Jouer la manche { $round }
offer-medal-from = { CAPITAL($medal) } à partir de { $score }
offer-contract-label = Jouer le contrat
offer-rematch = Revanche : { $rival }
offer-rematch-up-words = Victoire. Les mêmes places, contre le niveau supérieur.
offer-rematch-words = Les mêmes places, avec une nouvelle donne.
offer-rematch-target = Gagnez la partie
offer-rematch-label = Jouer la revanche
offer-deal-words = La partie du { $day } attend : la même pour tout le monde, et un seul essai compte.
offer-rounds =
    { $count ->
        [one] 1 manche
       *[other] { $count } manches
    }

# Beside the list of puzzles.
puzzle-of-day = Énigme du jour

# The command that measures medals: heads of columns of about 15 letters, and its help.
balance-column-challenge = Défi
balance-column-measured = Mesuré
balance-column-shipped = Dans les données
cli-balance-challenges = mesurer à la place les seuils des contrats et de la partie du jour, avec les joueurs nommés dans data/challenges
