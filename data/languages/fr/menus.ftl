# Buttons that stand in many places: about 10 letters.
menus-back = Retour
menus-close = Fermer
menus-go-back = Retour
menus-understood = Compris

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
menus-recorded = Chaque action est enregistrée au fil du jeu
menus-go-on = Reprendre
menus-name-game = Nommer cette partie
menus-leave = Sauvegarder et quitter
menus-not-recorded = Cette partie n’est pas enregistrée

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Page

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = Un seul âge, pas de champions : pour apprendre.
menus-mode-words-epic = Trois âges et des champions, avec tuiles bonus si tu veux.
menus-mode-words-fast_forward = Commence à l’Âge II, avec un départ plus riche.
menus-mode-words-solo = En solo face à la mine : aucune quête ne doit échouer.
menus-length =
    { $hours ->
        [0] { $rounds } manches, environ { $minutes } minutes
       *[other] { $rounds } manches, environ { $hours } heures
    }
menus-length-solo = { $fewest } ou { $most } manches, dès { $minutes } minutes
menus-mode-label = { $name } : { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = L’image est enregistrée
document-picture-saved-where = C’est { $path }
document-picture-not-saved = L’image ne peut pas être enregistrée
document-picture-not-written = Impossible d’écrire { $path }.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Guildes de l’ordinateur
menus-guilds-keep-stopping = La partie du programme où réfléchissent les guildes de l’ordinateur s’arrête sans cesse. Elles continuent comme Compagnons, et l’affichage peut saccader pendant qu’elles réfléchissent.
menus-guild-undecided = Une guilde de l’ordinateur n’a pas su se décider et a choisi comme l’aurait fait un Compagnon. Le fichier journal du programme en dit plus.

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = aucun écran n’a été trouvé

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = Guildes
menus-guilds-words = 2 à 4, glisse pour changer les places
menus-guilds-solo = une guilde, deux automates
menus-mine = La mine
menus-mine-hexes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
menus-options = Options

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = Glisser pour déplacer la place de { $guild }
menus-seat-colour = { $guild } : prendre une autre couleur
menus-seat-name = Nom du joueur de { $guild }
menus-seat-remove = Supprimer cette place
menus-seat-empty = Place libre
menus-add-person = Ajouter humain
menus-add-computer = Ajouter ordi

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Vieille Margot
menus-default-name-purple = Jonas
menus-default-name-green = Clotilde

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = à cette table
menus-player-words-apprentice = fait des erreurs
menus-player-words-journeyman = planifie ses quêtes
menus-player-words-master = voit plus loin
menus-player-words-grandmaster = voit très loin
menus-player-tip-person = Joue à cette table
menus-player-tip-apprentice = Une guilde de l’ordinateur qui commet des erreurs de débutant, bonne compagnie pour une première partie
menus-player-tip-journeyman = Une guilde de l’ordinateur qui planifie ses quêtes sur les manches restantes
menus-player-tip-master = Une guilde de l’ordinateur qui anticipe, jusqu’à une seconde par coup
menus-player-tip-grandmaster = Une guilde de l’ordinateur qui anticipe de loin, jusqu’à dix secondes par coup

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Prends une quête à chaque manche ; seule une offre vide t’en dispense.
menus-stake-loss = Une quête échouée, ou pas accomplie à la fin, fait perdre la partie.
menus-stake-automated = Deux automates partagent la mine et sautent là où il y a le plus d’ouvriers.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Durée
menus-length-words-simple = { $rounds } manches à l’Âge I ; { $great } est un score remarquable
menus-length-words-fast_forward = { $rounds } manches à l’Âge II, avec un départ plus riche
menus-length-words-epic = { $rounds } manches en trois âges ; { $great } est un score remarquable
menus-difficulty = Difficulté
menus-difficulty-words-easy = les quêtes les plus dures restent dans la boîte
menus-difficulty-words-medium = quelques-unes des plus dures et des plus faciles restent dans la boîte
menus-difficulty-words-hard = les quêtes les plus faciles restent dans la boîte
menus-difficulty-words-random = nul ne sait quelles quêtes restent dans la boîte

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Graine
menus-seed-words = même graine, même partie
menus-seed-new = Autre graine
menus-practice = Entraînement
menus-practice-words = tout coup est annulable
menus-practice-solo = En solo, on peut toujours annuler
menus-tiles = Tuiles bonus
menus-tiles-words = { $count }, toutes les { $every } manches
menus-tiles-epic = Tuiles bonus : en partie épique seulement
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Départ équitable
menus-even-words = variante : { $gifts }
menus-even-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } { $gifts }
menus-even-rule = une variante maison
menus-even-none = À { $guilds } guildes, il n’y en a pas dans ce mode

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } manches, { $who }
menus-summary-watched = { $mode }, { $rounds } manches, { $who }, jouée par l’ordinateur
# Cards of the last set-ups: who plays, and what a press does, for screen readers.
menus-recent-names = { $names }
menus-recent-take = Appuie pour la préparer ainsi
menus-recent-again = Appuie pour la commencer
menus-who-guilds = { $count } guildes
menus-who-solo = solo, { $difficulty }
menus-start = Commencer
menus-watch = Regarder
