### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = une partie { mode-simple }
cli-game-epic = une partie { mode-epic }
cli-game-fast_forward = une partie { mode-fast_forward }
cli-kind = { $game } à { $guilds } guildes
cli-kind-tiles = { $game } à { $guilds } guildes avec tuiles bonus
cli-kind-solo = { $game } en solo ({ $difficulty })

# forgewar replay.
cli-replay-of = { $file } : { $kind }, graine { $seed }, par Forge War { $program }
cli-replay-practice = { $file } : { $kind }, pour l’entraînement, graine { $seed }, par Forge War { $program }
cli-replay-guilds = Guildes : { $guilds }
cli-replay-seat = { $name } ({ $colour }, { $player })
cli-replay-progress = Manche { $round } sur { $rounds }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
cli-replay-lost = La partie est perdue.
cli-replay-won-solo = La partie est gagnée.
cli-replay-won = { $winner } l’emporte.
cli-replay-not-over = La partie n’est pas finie.
cli-replay-standing = { $guild } : { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
  } de prestige, { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
  } d’or, { $completed ->
    [one] { $completed } quête accomplie
   *[other] { $completed } quêtes accomplies
  }, { $failed ->
    [one] { $failed } échouée
   *[other] { $failed } échouées
  }
cli-replay-sound = { $file } est intact : les { $actions } actions sont légales, { $end }, et les { $hashes } empreintes et { $states } états concordent.
cli-replay-to-the-end = jusqu’à la fin de la partie
cli-replay-to-where-it-was-left = jusqu’où la partie a été laissée

# What commands say when they cannot do what they were asked for: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = interrompu.
cli-problem = { $problem }.
cli-see-help = { $problem } ; voir { $program } --help.
cli-content-behind = --content se place après { $command }, pas avant.
cli-content-unusable = le contenu est inutilisable : { $problem }.
cli-no-output = nulle part où écrire : la sortie standard est fermée.
cli-cannot-show = le jeu ne peut pas être affiché parce qu’il manque { $module } ; installez-le avec pip install forgewar, ou utilisez une commande qui se passe d’écran (forgewar --help).
cli-cannot-draw = rien ne peut être dessiné parce qu’il manque { $module } ; installez-le avec pip install forgewar.
cli-no-folder = { $path } n’est ni un dossier ni un zip.
cli-cannot-write = impossible d’écrire { $path } : { $why }.
cli-cannot-write-there = impossible d’écrire { $path } à cet endroit.
cli-folder-not-made = impossible de créer le dossier { $path } : { $why }.
cli-folder-not-writable = impossible d’écrire dans le dossier { $path }.
cli-folder-full = le dossier { $path } contient déjà des enregistrements ; choisissez-en un autre.
cli-process-ended = un processus qui jouait des parties a été arrêté de l’extérieur.
cli-cluster-missing = un cluster a besoin de { $module } ; installez l’extra cluster : pip install "forgewar[cluster]".
cli-cluster-unreachable = aucun ordonnanceur Dask n’est joignable à { $address }.
cli-cluster-empty = le cluster n’a pas de workers.
cli-cluster-lost = le cluster a été perdu, ou un worker après l’autre avec la même tâche.
cli-cluster-other-game = le cluster n’a pas partout cette version du jeu ({ $where }).
cli-cluster-other-cards = le worker { $where } du cluster a d’autres cartes.
cli-cluster-not-with = { $option } concerne des fichiers de cette machine et ne va pas avec --cluster.
# Behind "argument --games: ".
cli-whole-number = doit être un nombre entier de { $low } à { $high }, pas { $given }
cli-size = doit être entre { $low } et { $high }, pas { $given }

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War : mines, marchés et quêtes pour une à quatre guildes.
cli-epilog = Sans commande, le jeu démarre ; avec --content, avec vos propres cartes. Chaque commande a son propre --help.
cli-usage = usage :{ " " }
cli-arguments = arguments
cli-options = options
cli-help = afficher cette aide
cli-version = afficher la version
cli-compiled = { $version }, compilé
cli-commands = commandes
cli-default = par défaut : %(default)s
cli-language = la langue à parler : { $there }
cli-no-language = la langue { $tag } n’existe pas ; il y a { $there }.
cli-content = cartes, prix et mines d’un dossier ou d’un zip (docs/packs.md)
cli-record = un enregistrement (docs/record-format.md)
cli-jobs = nombre de processus
cli-cluster = au lieu de processus d’ici, les workers du cluster Dask dont l’ordonnanceur est à cette adresse (docs/cluster.md)
cli-help-open = démarrer le jeu avec un enregistrement ou à une table
cli-description-open = Démarrer le jeu avec un enregistrement, ajouté à sa bibliothèque, ou à la table d’un lien. `forgewar FILE.jsonl` et `forgewar LINK` font la même chose.
cli-help-simulate = jouer des parties entre guildes de l’ordinateur et les résumer
cli-description-simulate = Jouer des parties entre guildes de l’ordinateur et les résumer. La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-examples-simulate =
    exemples :
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = mesurer par le jeu la qualité du contenu
cli-description-balance = Jouer des parties entre guildes égales de l’ordinateur, mesurer les six objectifs d’un bon contenu avec des intervalles à 95 %, et écrire le rapport avec ses graphiques. La même graine donne le même rapport, quel que soit le nombre de processus.
cli-examples-balance =
    exemples :
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = vérifier un enregistrement, raconter sa partie ou la résumer
cli-description-replay = Rejouer une partie enregistrée. Sans option : un court résumé.
cli-examples-replay =
    exemples :
      forgewar replay game.jsonl               qui a joué, jusqu’où, et les scores
      forgewar replay games/*.jsonl --verify   toutes les actions sont-elles légales, les empreintes justes ?
      forgewar replay game.jsonl --describe    toute la partie en phrases, manche par manche
cli-help-review = revenir sur une partie enregistrée : chances et choix les plus coûteux
cli-description-review = Dire où en était une partie terminée au début de chaque manche et, pour chaque humain (ou chaque guilde, si aucun n’a joué), jusqu’à cinq choix qui ont coûté le plus de chances de gagner, avec ce qui aurait été mieux et pourquoi ; puis où du prestige a été perdu, et ce que les choix ont coûté par phase. Chaque choix est poursuivi dans des parties simulées qui s’accordent avec ce que la guilde savait. La même graine donne le même bilan.
cli-examples-review =
    exemples :
      forgewar review game.jsonl                      où elle en était, et ce qui a coûté le plus
      forgewar review game.jsonl --json review.json   la même chose, aussi en données
cli-review-json = l’écrire sous forme de données
cli-review-seed = graine des parties simulées ; par défaut celle de la partie
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }, manche { $round } (action { $moment }) : chances de gagner −{ $points } { $points ->
    [one] point
   *[other] points
  }. Joué : { $played }. Mieux : { $better }.
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}car : { $why }
cli-review-guild = { $name } : { $told }
cli-review-none = Aucun choix n’a coûté cher à coup sûr.
cli-help-shot = dessiner en PNG un moment d’un enregistrement
cli-description-shot = Dessiner un moment d’une partie enregistrée comme l’application le montrerait. Sans écran.
cli-examples-shot =
    exemples :
      forgewar shot game.jsonl                              le dernier moment, sous game-N.png
      forgewar shot game.jsonl --at 40 --out move40.png     après la 40e action
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            l’avant-dernier moment, en plus grand
cli-help-puzzles = trouver des énigmes dans des parties enregistrées, et les vérifier
cli-description-puzzles = Trouver dans des parties enregistrées des positions où un choix est nettement le meilleur : chaque choix qui semble bon est poursuivi dans les mêmes parties simulées. Celles qui sont trouvées sont écrites en fichiers, à trier à la main.
cli-examples-puzzles =
    exemples :
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   un fichier par énigme
      forgewar puzzles --verify                             les énigmes du jeu tiennent-elles encore ?
cli-puzzles-verify = réessayer les énigmes du dossier, dans d’autres parties simulées
cli-puzzles-out = où sont les énigmes ; celles du jeu par défaut
cli-puzzles-worlds = parties simulées dans lesquelles chaque choix est poursuivi ({ $count })
cli-puzzles-round = seulement à partir de cette manche, ce qui va plus vite
cli-puzzles-nothing = indiquez des enregistrements où chercher des énigmes, ou --verify.
cli-puzzles-other-cards = { $file } n’a pas été joué avec les cartes du jeu.
cli-puzzles-found = { $file } : niveau { $level }, en avance de { $margin } dixièmes de point de prestige
cli-puzzles-right = { $name } : tient
cli-puzzles-wrong = { $name } : { $problem }
cli-puzzles-fault-other-best = un autre choix s’est révélé le meilleur
cli-puzzles-fault-closer = le suivant s’est révélé bien plus proche
cli-puzzles-unsound = { $count } énigmes sur { $all } ne tiennent pas.
cli-help-fit = trouver les poids selon lesquels le Maître juge les positions
cli-description-fit = Jouer des parties et y trouver ce que vaut tout ce qu’une guilde possède, manche par manche : les poids selon lesquels le Maître juge les positions, écrits comme dans data/evaluation.yaml. La même graine donne les mêmes poids.
cli-examples-fit =
    exemples :
      forgewar fit              tous, tels qu’ils sont fournis
      forgewar fit --games 30   peu de parties, pour essayer
cli-fit-games = parties de chaque mode
cli-help-check = valider le contenu : cartes, prix, mines
cli-description-check = Valider un dossier de contenu et nommer tout ce qui n’y va pas.
cli-examples-check =
    exemples :
      forgewar check                       le contenu du jeu, avec ses images et ses mots
      forgewar check my-cards              un dossier ou un zip à vous (docs/packs.md)
      forgewar check my-cards --install    et l’ajouter à vos packs
      forgewar check --release             avant une parution : garder ce contenu pour de bon

# The arguments of forgewar replay.
cli-replay-files = des enregistrements (docs/record-format.md)
cli-replay-verify = comparer toutes les empreintes et tous les états
cli-replay-describe = raconter la partie en phrases

# forgewar shot: its arguments, and what it says.
cli-shot-at = après N actions ; 0 est le début, -1 le dernier moment, -2 celui d’avant (par défaut : %(default)s)
cli-shot-scale = taille du texte, { $low } à { $high } (par défaut : %(default)s)
cli-shot-out = où va l’image
cli-shot-drawn = { $path } : après { $number } actions sur { $last }
cli-shot-sound-until = { $file } n’est intact que pour { $last } actions : { $problem } ; choisissez --at 0 à { $last }.
cli-shot-no-moment = { $file } a { $last } actions, il n’y a donc pas de moment { $moment }.

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = un dossier ou un zip ; par défaut : le dossier du jeu lui-même, dont les images et les langues sont vérifiées aussi
cli-check-strict = compter comme problèmes les messages qui manquent à une langue
cli-check-install = ajouter le pack à ceux que propose le jeu
cli-check-release = mettre le contenu dans data/released, pour que toute version ultérieure ouvre ses parties
cli-check-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  } dans { $path }.
cli-check-untranslated = { $count ->
    [one] { $count } message non traduit est affiché
   *[other] { $count } messages non traduits sont affichés
  } en anglais.
cli-check-ok = contenu { $hash } : ok
cli-check-installed = installé dans { $path }
cli-check-released = paru dans { $path }
cli-check-released-before = déjà paru
cli-check-count-designs = plans
cli-check-count-bonus_cards = cartes bonus
cli-check-count-single_cards = cartes à usage unique
cli-check-count-quests = quêtes
cli-check-count-titles = titres
cli-check-count-tiles = tuiles bonus
cli-check-count-wealth = cartes Fortune
cli-check-count-end_bonuses = bonus finaux
cli-check-count-mines = mines
cli-check-count-clauses = articles des règles

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = les guildes de l’ordinateur, un nom par place : { $guilds } (par défaut : trois, en solo une, toutes sensible)
cli-simulate-tiles = jouer en épique avec tuiles bonus
cli-simulate-even = donner aux places du premier ordre ce qui les égalise (une variante)
cli-simulate-no-even = il n’y a pas de départ équitable pour ce genre de partie.
cli-simulate-against = les guildes d’un autre dossier du programme, contre lesquelles joue chaque force de l’échelle
cli-simulate-milliseconds = temps de réflexion pour chaque choix, au lieu d’un nombre de coups
cli-simulate-nodes = n’examiner qu’autant d’actions par choix : 50000 dans l’application
cli-simulate-against-alone = --against va avec --ladder.
cli-no-game-there = { $path } n’est pas un dossier du programme dont les guildes peuvent répondre.
cli-other-cards-there = le jeu de { $path } a d’autres cartes.
cli-simulate-solo = jouer des parties solo
cli-simulate-difficulty = difficulté du solo (par défaut : medium)
cli-simulate-json = écrire les statistiques sous forme de données
cli-simulate-record = écrire un enregistrement de chaque partie
cli-simulate-states = mettre l’état complet après chaque action dans les enregistrements
cli-simulate-ladder = mesurer chaque force contre celle d’en dessous
cli-simulate-guilds = nombre de guildes aux tables de l’échelle (par défaut : 2)
cli-simulate-not-ladder = { $option } ne va pas avec --ladder.
cli-simulate-guilds-alone = --guilds sert à l’échelle ; ajoutez --ladder, ou nommez les --seats.
cli-simulate-difficulty-alone = --difficulty sert aux parties solo ; ajoutez --solo.
cli-simulate-states-alone = --states va dans les enregistrements ; ajoutez --record DIR.
cli-simulate-no-guild = la guilde de l’ordinateur { $name } n’existe pas ; choisissez parmi { $guilds }.
# Behind numbers on the bar that shows how far it is.
cli-unit-games = parties

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $games ->
    [one] { $games } partie { $mode } à { $guilds } guildes
   *[other] { $games } parties à { $guilds } guildes, mode { $mode }
  }, graine { $seed }
cli-summary-tiles = { $games ->
    [one] { $games } partie { $mode } à { $guilds } guildes avec tuiles bonus
   *[other] { $games } parties à { $guilds } guildes avec tuiles bonus, mode { $mode }
  }, graine { $seed }
cli-summary-solo = { $games ->
    [one] { $games } partie { $mode } en solo
   *[other] { $games } parties en solo, mode { $mode }
  } ({ $difficulty }), graine { $seed }
cli-summary-seat = place { $seat }
cli-summary-won = gagnées : { $count }
cli-summary-lost = perdues par { $clause } : { $count }
cli-summary-speed = { $actions } actions par seconde, { $seconds } s en tout
cli-ladder = Une guilde à une table d’autres, mode { $mode }, { $guilds } guildes, graine { $seed } ; l’équilibre est { $even } %
cli-column-seat = place
cli-column-score = score
cli-column-sd = é-t
cli-column-min = min
cli-column-max = max
cli-column-wins = gains
cli-column-taken = prises
cli-column-completed = accomplies
cli-column-failed = échouées
cli-column-prestige = prestige par partie
cli-column-length = longueur d’une partie
cli-column-mean = moyenne
cli-column-actions = actions
cli-column-rounds = manches
cli-column-place = place du premier ordre
# The ladder: up to 11 letters, the numbers up to 6. "95 % of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = guilde
cli-column-others = autres
cli-column-games = part.
cli-column-won = gains
cli-column-within = 95 % entre

# forgewar balance: its arguments, and what it says.
cli-balance-games = parties simples pour chaque nombre de guildes (par défaut : { $count }) ; dans les autres modes trois dixièmes de ce nombre
cli-balance-solo = parties solo simples du Maître pour chaque difficulté (par défaut : { $count }) ; en épique un huitième de ce nombre
cli-balance-targets = ne mesurer que ceux-ci, de { $first } à { $last } (par défaut : tous)
cli-balance-quick = peu de parties : une première idée en une minute environ
cli-balance-out = la page à écrire ; ses graphiques vont dans un dossier du même nom (par défaut : %(default)s)
cli-balance-no-page = { $path } n’est pas une page qui puisse être écrite ; nommez-la *.md.
cli-balance-no-target = l’objectif { $target } n’existe pas ; choisissez de { $first } à { $last }.
cli-balance-written = { $path } est écrit.
