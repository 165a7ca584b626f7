### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = Progression
balance-title-2 = Ordre de difficulté
balance-title-3 = Places équitables
balance-title-4 = Ni carte morte, ni achat obligé
balance-title-5 = Plusieurs voies vers la victoire
balance-title-6 = Tension
balance-wanted-1 = le solo se gagne de moins en moins souvent, de facile (neuf sur dix) à moyenne (entre les deux) et à difficile (rarement), et le repère d’un score remarquable est le meilleur dixième des parties gagnées par le Maître
balance-wanted-2 = la difficulté mesurée s’accorde avec les listes de SOLO-4, Spearman au-dessus de { $least } dans chacune
balance-wanted-3 = aucune place de départ ne gagne plus que sa part au-delà du hasard
balance-wanted-4 = chaque carte est prise 5 à 80 % des fois où elle apparaît, et la posséder change le taux de victoire de moins de 15 points
balance-wanted-5 = aucune source ne donne plus de 70 % du prestige des vainqueurs, et chaque emplacement du marché reçoit 8 à 40 % des actions
balance-wanted-6 = 5 à 20 % des quêtes prises échouent, la moitié des parties sont serrées, et la guilde en tête à mi-partie gagne moins de 75 % des fois
balance-verdict-met = atteint
balance-verdict-chance = atteint, au hasard près
balance-verdict-missed = manqué

# Figures, each with the interval in which the truth lies.
balance-not-seen = pas vu
balance-percent = { $value } % ({ $low } à { $high })
balance-figure = { $value } ({ $low } à { $high })
balance-band = { $low } à { $high } %

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }, { $guilds } guildes
balance-game-even = { $game }, départ équitable
balance-game-solo = { $mode }, { $difficulty }

# The page around the targets.
balance-page = L’équilibre, mesuré
balance-page-written = Six objectifs disent ce qu’est un bon contenu. Cette page est écrite par une commande qui joue les parties et les mesure ; avec la même graine, elle écrit la même page :
balance-page-read = Contenu { $hash }, graine { $seed }. Entre parenthèses, des intervalles à 95 % : de Wilson pour les parts, normaux pour les moyennes, bootstrap pour le reste. *Atteint, au hasard près* veut dire que le chiffre est hors de ses bornes mais que l’intervalle y entre.
balance-page-games = Parties jouées, toutes entre guildes égales :
balance-page-out = Ce qui est hors des bornes
balance-page-offender = Objectif { $target } : { $line }
balance-page-wanted = Attendu : { $wanted }.
balance-played-solo = solo { $game }
balance-masters = Maîtres
balance-journeymen = Compagnons

# Heads of columns, and of three charts (quests-failed, close, leader).
balance-column-target = objectif
balance-column-wanted = attendu
balance-column-found = trouvé
balance-column-verdict = verdict
balance-column-game = partie
balance-column-guilds = guildes
balance-column-games = parties
balance-column-master = gagnées par le Maître
balance-column-journeyman = gagnées par le Compagnon
balance-column-score = score moyen
balance-column-tenth = meilleur dixième dès
balance-column-mark = repère
balance-column-great = parties au repère
balance-column-quest = quête
balance-column-tried = entreprise
balance-column-failed = échouée
balance-column-ore = ressources
balance-column-service = service
balance-column-rounds = manches
balance-column-difficulty = difficulté
balance-column-list = liste
balance-column-quests = quêtes
balance-column-spearman = coefficient de Spearman
balance-column-place = place
balance-column-even = équilibre
balance-column-won = gagnées
balance-column-passed = passes
balance-column-card = carte
balance-column-taken = prise
balance-column-effect = effet sur la victoire
balance-column-quests-failed = quêtes échouées
balance-column-close = parties serrées
balance-column-leader = parties gagnées par la guilde en tête à mi-partie

# Target 1.
balance-solo-who = Le Maître représente le joueur le plus fort, le Compagnon un débutant prudent.
balance-solo-scores = Scores des parties gagnées par le Maître, toutes difficultés réunies. Le repère devrait se situer au meilleur dixième ; { $low } à { $high } % au repère ou au-dessus conviennent.
balance-solo-won = Parties solo gagnées, { $mode }
balance-solo-bar = { $difficulty }, { $player }
balance-solo-found = gagnées par le Maître, de facile à difficile : { $shares }

# Target 2.
balance-difficulty-is = La difficulté d’une quête est ce que coûte une réussite, toutes les tentatives échouées comprises : l’or de sa place dans l’offre, les ressources des armes forgées pour elle aux prix du marchand, et 1 pièce d’or par manche pour chaque niveau des aventuriers qu’elle retient.
balance-difficulty-list = **Quêtes, couleur : { $colour }**, dans l’ordre des listes, la plus dure d’abord :
balance-difficulty-chart = Ce que coûte, en or, une quête gagnée (couleur : { $colour })
balance-agreement = Accord avec les listes, attendu au-dessus de { $least } :
balance-list-all = { $colour }, toutes
balance-list-hardest = { $colour }, les plus dures
balance-list-easiest = { $colour }, les plus faciles
balance-off-list = liste { $list } : { $figure }

# Target 3.
balance-seat = { $game }, place { $place }
balance-seats = La place dans l’ordre de la première manche, et combien de fois elle a gagné. L’objectif porte sur la partie simple ; les autres sont montrées à côté. Les parties simples avec départ équitable (une variante maison) suivent celles qui n’en ont pas, et là où il existe, c’est lui qui décide de l’objectif. Sur neuf parts équitables, une tombe hors de son intervalle par hasard dans une mesure sur trois environ : une place compte comme atteinte au hasard près si un intervalle pour neuf contient sa part.
balance-seats-chart = Parties simples gagnées, au-delà d’une part égale
balance-seats-found = { $out } places sur { $count } hors de leur intervalle ; avec départ équitable, { $evened } sur { $even }
balance-even = équilibré
balance-uneven = déséquilibré

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = Une carte du marché apparaît une fois par exemplaire révélé, un plan public et un bonus final une fois par guilde ou partie qui peut l’avoir, une carte Fortune quand elle est distribuée. L’effet dit combien ses possesseurs gagnent de plus qu’une part égale : il tient aussi à ce que les guildes prospères peuvent s’offrir davantage. Pour les quêtes, seule la borne inférieure est demandée : à quatre guildes, presque toutes celles qui apparaissent sont prises.
balance-cards-chart = { $group } : prises quand elles apparaissent
balance-cards-found = { $out } cartes sur { $count } hors de leurs bornes, { $perhaps } de plus peut-être
balance-card-off = { $card } ({ $group }) : prise { $taken }, change le taux de victoire de { $effect } : { $verdict }
balance-effects-chart = Les { $count } cartes qui changent le plus sûrement le taux de victoire
balance-points = { $value } points ({ $low } à { $high })
balance-quest = { $quest } ({ $colour }, { $stage })
balance-group-public-designs = plans publics
balance-group-unique-designs = plans uniques
balance-group-bonus-cards = cartes bonus
balance-group-single-use-cards = cartes à usage unique
balance-group-wealth-standard = fortune, standard
balance-group-wealth-fast-forward = fortune, accélérée
balance-group-end-game-bonuses = bonus finaux
balance-group-quests = quêtes
balance-in-stage = { $group }, { $stage }

# Target 5. Sources of prestige and places of the market are heads of columns, too.
balance-parts = D’où vient le prestige du vainqueur. Les quêtes comprennent les échouées, les champions et les armes ; les cartes comprennent les bonus finaux.
balance-parts-chart = Prestige des vainqueurs par source
balance-places = Où les actions du marché ont été faites ; passer n’en est pas une, et se compte à côté.
balance-places-chart = Actions du marché par emplacement
balance-ways-found = { $out } parts sur { $count } hors de leurs bornes
balance-ways-off = { $thing } en { $game } : { $figure }
balance-of = { $thing }, { $game }
balance-of-quests = quêtes
balance-of-adventurers = aventuriers
balance-of-cards = cartes
balance-of-gold = or
balance-of-blacksmith = forgeron
balance-of-bazaar = bazar
balance-of-barracks = caserne
balance-of-clerk = greffier
balance-of-road = route

# Target 6.
balance-tension = Une partie est serrée si le vainqueur devance de moins d’un cinquième du score gagnant. La guilde en tête à mi-partie est celle qui gagnerait si la partie était comptée après la manche 4 sur 7 ou 9 sur 18 ; quand plusieurs sont en tête, chacune compte pour une part.
balance-tension-found = { $out } chiffres sur { $count } hors de leurs bornes
