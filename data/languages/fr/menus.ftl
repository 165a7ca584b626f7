# Buttons that stand in many places: about 10 letters.
menus-back = Retour
menus-close = Fermer
menus-go-back = Retour
menus-understood = OK

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = Mines, marchés et quêtes pour une à quatre guildes
menus-continue = Continuer
menus-learn = Apprendre à jouer
menus-new-game = Nouvelle partie
menus-games = Parties et replays
menus-rules = Règles
menus-settings = Réglages
menus-quit = Quitter
menus-nothing-unfinished = Aucune partie inachevée

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pause
menus-recorded = La partie s’enregistre au fil du jeu
menus-go-on = Reprendre
menus-name-game = Nommer cette partie
menus-leave = Enregistrer et quitter
menus-not-recorded = Cette partie n’est pas enregistrée

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Page

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = Un seul Âge, sans champions : idéal pour débuter.
menus-mode-words-epic = Trois Âges et des champions, avec tuiles bonus au choix.
menus-mode-words-fast_forward = Commence à l’Âge II avec des guildes plus riches.
menus-mode-words-solo = Seul face à la mine : aucune quête ne doit échouer.
menus-length =
    { $hours ->
        [0] { $rounds } manches, environ { $minutes } minutes
       *[other] { $rounds } manches, environ { $hours } heures
    }
menus-length-solo = { $fewest } ou { $most } manches, dès { $minutes } minutes
menus-mode-label = { $name } : { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = Capture enregistrée
document-picture-saved-where = Enregistrée sous { $path }
document-picture-not-saved = Capture non enregistrée
document-picture-not-written = Impossible d’écrire { $path }.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Guildes de l’ordinateur
menus-guilds-keep-stopping = Le processus qui réfléchit pour les guildes de l’ordinateur s’arrête sans cesse. Elles continueront comme Compagnons, et l’affichage pourra saccader pendant qu’elles réfléchissent.
menus-guild-undecided = Une guilde de l’ordinateur n’a pas pu se décider et a choisi comme un Compagnon. Le fichier journal donne plus de détails.

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = aucun écran n’a été trouvé

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = Guildes
menus-guilds-words = 2 à 4 ; glissez pour changer de place
menus-guilds-solo = une guilde, deux automates
menus-mine = La mine
menus-mine-hexes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
menus-options = Options

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = Glissez pour déplacer la place de { $guild }
menus-seat-colour = { $guild } : changer de couleur
menus-seat-name = Nom du joueur de { $guild }
menus-seat-remove = Supprimer cette place
menus-seat-empty = Place libre
menus-add-person = Ajouter un humain
menus-add-computer = Ajouter l’ordinateur

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Vieille Margot
menus-default-name-purple = Jonas
menus-default-name-green = Clotilde

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = à cette table
menus-player-words-apprentice = fait des erreurs
menus-player-words-journeyman = planifie ses quêtes
menus-player-words-artisan = évalue bien
menus-player-words-master = anticipe
menus-player-words-grandmaster = anticipe de loin
menus-player-tip-person = Joue à cette table
menus-player-tip-apprentice = Une guilde de l’ordinateur qui commet des erreurs de débutant ; bonne compagnie pour une première partie
menus-player-tip-journeyman = Une guilde de l’ordinateur qui planifie ses quêtes sur les manches restantes
menus-player-tip-artisan = Une guilde de l’ordinateur qui évalue bien les prix et les gains, sans anticiper
menus-player-tip-master = Une guilde de l’ordinateur qui anticipe, jusqu’à une seconde par coup
menus-player-tip-grandmaster = Une guilde de l’ordinateur qui anticipe de loin, jusqu’à dix secondes par coup

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Prenez une quête à chaque manche, sauf si l’offre est vide.
menus-stake-loss = Une quête échouée, ou inachevée à la fin, fait perdre la partie.
menus-stake-automated = Deux automates partagent la mine et sautent par-dessus le plus d’ouvriers possible.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Durée
menus-length-words-simple = { $rounds } manches à l’Âge I ; { $great } est un score remarquable
menus-length-words-fast_forward = { $rounds } manches à l’Âge II, avec un départ plus riche
menus-length-words-epic = { $rounds } manches en trois Âges ; { $great } est un score remarquable
menus-difficulty = Difficulté
menus-difficulty-words-easy = sans les quêtes les plus dures
menus-difficulty-words-medium = sans quelques-unes des plus dures et des plus faciles
menus-difficulty-words-hard = sans les quêtes les plus faciles
menus-difficulty-words-random = sans quelques quêtes tirées au sort

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Graine
menus-seed-words = même graine, même partie
menus-seed-new = Autre graine
menus-practice = Entraînement
menus-practice-words = tout coup peut être annulé
menus-practice-solo = En solo, tout coup peut être annulé
menus-tiles = Tuiles bonus
menus-tiles-words = { $count }, toutes les { $every } manches
menus-tiles-epic = Les tuiles bonus sont réservées aux parties épiques
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Départ équitable
menus-even-words = variante : { $gifts }
menus-even-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } { $gifts }
menus-even-rule = une variante maison
menus-even-none = Indisponible à { $guilds } guildes dans ce mode

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } manches, { $who }
menus-summary-watched = { $mode }, { $rounds } manches, { $who }, jouée par l’ordinateur
# Cards of the last set-ups: their heading where text is large, who plays, and what a press does, for
# screen readers.
menus-recent = Comme avant
menus-recent-names = { $names }
menus-recent-take = Appuyez pour la préparer
menus-recent-again = Appuyez pour la commencer
menus-who-guilds = { $count } guildes
menus-who-solo = solo, { $difficulty }
menus-start = Commencer
menus-watch = Regarder
