### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

glossary-copper = Cuivre
glossary-copper-means = Le métal le plus courant, pour tes premières armes.
glossary-iron = Fer
glossary-iron-means = Le métal des armes plus puissantes, présent à tous les âges.
glossary-mithril = Mithril
glossary-mithril-means = Le plus fin des métaux, présent à partir de l’Âge II.
glossary-emerald = Émeraude
glossary-emerald-means =
    Une gemme exigée par certains plans et qui se vend bien, présente à tous les âges.
glossary-ruby = Rubis
glossary-ruby-means = Une gemme exigée par certains plans, présente à partir de l’Âge II.
glossary-diamond = Diamant
glossary-diamond-means = La plus rare des gemmes, présente à l’Âge III.
glossary-resource = Ressource
glossary-resource-means = Un métal (cuivre, fer, mithril) ou une gemme (émeraude, rubis, diamant).
glossary-gold = Or
glossary-gold-means =
    Ce que coûtent le marché et les meilleures places de l’offre de quêtes ; à la fin, chaque lot complet de 4 or compte 1 point de prestige.
glossary-prestige = Prestige
glossary-prestige-means = Les points qui décident de la partie.
glossary-overseer = Contremaître
glossary-overseer-means =
    La figurine que tu déplaces en ligne droite dans la mine pour gagner ouvriers et ressources.
glossary-worker = Ouvrier
glossary-worker-means =
    Une figurine sur une case de la mine, qui rapporte une ressource quand elle apparaît ou qu’elle est sautée ; la guilde qui en a le moins joue en premier.
glossary-turn = Se rallie
glossary-turn-means = Un ouvrier d’une autre couleur qui prendra la tienne quand tu le sauteras.
glossary-defect = Déserte
glossary-defect-means =
    Un ouvrier de ta couleur qui rejoindra la guilde qui en a le moins quand tu le sauteras.
glossary-new_worker = Nouvel ouvrier
glossary-new_worker-means = L’ouvrier qui restera sur la case que quitte ton contremaître.
glossary-strike = Grève
glossary-strike-means =
    Le départ de 5 ouvriers connectés ou plus d’une même couleur, qui quittent la mine.
glossary-overseer_move = Déplacement de contremaître
glossary-overseer_move-means =
    Une récompense : déplace un de tes contremaîtres comme en phase de mine, avec tout ce que cela rapporte.
glossary-worker_move = Déplacement d’ouvrier
glossary-worker_move-means =
    Une récompense : retire de la mine un ouvrier quelconque, ou place-le sur une case vide en gardant sa couleur.
glossary-mine_phase = Phase de mine
glossary-mine_phase-means = La première partie d’une manche, où les contremaîtres se déplacent.
glossary-market_phase = Phase de marché
glossary-market_phase-means = La deuxième partie d’une manche, où chaque guilde fait une action.
glossary-quest_phase = Phase de quêtes
glossary-quest_phase-means =
    La troisième partie d’une manche, où l’on prend des quêtes, arme les aventuriers et reçoit les récompenses.
glossary-round_end = Fin de la manche
glossary-round_end-means =
    La dernière partie d’une manche : derniers échanges, puis les vieilles quêtes quittent l’offre.
glossary-round = Manche
glossary-round-means = Une partie compte 7 manches, ou 18 en épique ; toutes ont les mêmes phases.
glossary-player_order = Ordre de jeu
glossary-player_order-means =
    L’ordre dans lequel jouent les guildes, redéfini après chaque phase de mine : qui a le moins d’ouvriers passe devant.
glossary-stage = Âge
glossary-stage-means =
    L’une des trois époques, de plus en plus riches et dangereuses, avec sa mine, son marché et ses quêtes.
glossary-space = Emplacement
glossary-space-means =
    Là où une guilde agit au marché : exclusif (une seule guilde par manche) ou ouvert (autant de guildes qu’on veut).
glossary-space_free = Emplacement libre
glossary-space_free-means = Un emplacement exclusif du marché que personne n’a pris cette manche.
glossary-space_open = Emplacement ouvert
glossary-space_open-means = Un emplacement du marché que toutes les guildes peuvent utiliser dans la même manche.
glossary-space_taken = Emplacement occupé
glossary-space_taken-means = Un emplacement exclusif du marché qu’une guilde a pris cette manche.
glossary-blacksmith = Forgeron
glossary-blacksmith-means = L’emplacement exclusif qui vend le plan unique exposé.
glossary-bazaar = Bazar
glossary-bazaar-means =
    L’emplacement exclusif, parfois double, où se vendent cartes bonus et cartes à usage unique.
glossary-barracks = Caserne
glossary-barracks-means = L’emplacement exclusif où tu recrutes un aventurier, en formes un, ou les deux.
glossary-clerk = Greffier
glossary-clerk-means = L’emplacement ouvert où tu prends une licence sur un plan public.
glossary-road = Route
glossary-road-means = L’emplacement ouvert et gratuit qui fait avancer d’une étape une de tes quêtes.
glossary-passing = Passer
glossary-passing-means = Ne faire aucune action au marché, ce qui rapporte 1 or.
glossary-claim = Licence
glossary-claim-means =
    Ton droit de forger un plan public, acheté au Greffier ou reçu avec ta fortune.
glossary-design = Plan
glossary-design-means =
    Le plan d’une arme ; tu en as deux au départ, toute guilde peut prendre une licence sur les plans publics, et un plan unique appartient à la guilde qui l’achète.
glossary-unique_design = Plan unique
glossary-unique_design-means =
    Un plan que seul son acheteur peut forger, pour des aventuriers de niveau 3 et 4.
glossary-bonus_card = Carte bonus
glossary-bonus_card-means =
    Une carte permanente du marché, étal ou Flair, que tu gardes jusqu’à la fin.
glossary-single_use = Carte à usage unique
glossary-single_use-means =
    Une carte du marché qui agit une fois, dès que tu l’obtiens, et quitte la partie.
glossary-savvy = Flair
glossary-savvy-means =
    Une carte bonus grâce à laquelle tu achètes, vends, échanges ou voyages mieux que les autres.
glossary-stall = Étal
glossary-stall-means =
    Une carte bonus qui échange 1 gemme contre 2 d’un même métal, ou l’inverse.
glossary-merchant = Marchand
glossary-merchant-means =
    Celui à qui tu peux, à chaque manche, acheter une ressource et en vendre une.
glossary-discard = Défausse du marché
glossary-discard-means =
    Les cartes du marché que personne n’a achetées ; certaines récompenses permettent d’en prendre une.
glossary-market_card = Carte du marché
glossary-market_card-means = Une récompense : prends gratuitement une carte de ton choix dans la défausse du marché.
glossary-end_bonus = Bonus final
glossary-end_bonus-means =
    Vendu à la dernière manche à la place des cartes : du prestige pour ce que tu as en nombre, compté à la fin.
glossary-adventurer = Aventurier
glossary-adventurer-means = Une des personnes que tu armes et envoies en quête, de niveau 1 à 4.
glossary-level = Niveau
glossary-level-means =
    L’expérience d’un aventurier : elle décide des armes qu’il manie, et compte à la fin.
glossary-unarmed = Sans arme
glossary-unarmed-means = Un aventurier sans arme ne peut pas être en quête.
glossary-home = Au logis
glossary-home-means =
    Un aventurier qui n’est pas parti en quête : il peut être armé, ou formé à la Caserne.
glossary-pool = Réserve
glossary-pool-means =
    Ce que ta guilde a sous la main : ses ressources et les aventuriers qui ne sont pas partis en quête.
glossary-forge = Forger
glossary-forge-means =
    Dépenser les ressources d’un plan pour armer un aventurier en quête.
glossary-power = Puissance
glossary-power-means = La force qu’une arme apporte à la quête où on la porte.
glossary-slashing = Tranchante
glossary-slashing-means = Un type d’arme, celui des haches, exigé par certains actes de quête.
glossary-piercing = Perçante
glossary-piercing-means = Un type d’arme, celui des lances, exigé par certains actes de quête.
glossary-crushing = Contondante
glossary-crushing-means = Un type d’arme, celui des masses, exigé par certains actes de quête.
glossary-weapon_type = Type d’arme
glossary-weapon_type-means =
    Tranchante (hache), perçante (lance) ou contondante (masse), exigé par certains actes de quête.
glossary-champion = Champion
glossary-champion-means =
    Un aventurier de niveau 4 dans une partie épique, qui prend un titre doté d’un pouvoir propre.
glossary-title = Titre
glossary-title-means =
    Le surnom d’un champion et son pouvoir ; chaque titre n’existe qu’une fois par guilde.
glossary-offer = Offre de quêtes
glossary-offer-means = La rangée de 8 places avec les quêtes à prendre cette manche.
glossary-quest = Quête
glossary-quest-means =
    Une suite d’actes que tes aventuriers armés franchissent étape par étape, pour des récompenses et du prestige.
glossary-tracker = Marqueur
glossary-tracker-means =
    Le pion qui montre à quelle étape d’une quête tu en es ; chaque guilde en a 5.
glossary-leg = Acte
glossary-leg-means =
    Une partie d’une quête, faite d’une ou plusieurs étapes de même difficulté et de mêmes types exigés.
glossary-step = Étape
glossary-step-means =
    Une case d’un acte : il faut une manche pour la franchir, à moins de prendre la Route.
glossary-step_now = Étape actuelle
glossary-step_now-means = L’étape où se trouve ton marqueur : elle doit être assurée cette manche.
glossary-step_done = Étape franchie
glossary-step_done-means = Une étape de la quête que tu as derrière toi.
glossary-difficulty = Difficulté
glossary-difficulty-means =
    La puissance que doivent totaliser les armes d’une quête ; chaque type exigé qui manque en demande 3 de plus.
glossary-brackets = Prestige entre parenthèses
glossary-brackets-means =
    Ce que rapporte encore une quête qui échoue plus tard, une fois cet acte terminé ; jamais versé pour l’acte lui-même.
glossary-rush = Hâter
glossary-rush-means = Faire avancer une quête en cours pendant la phase de marché, par la Route.
glossary-management = Gestion
glossary-management-means =
    La partie de la phase de quêtes où tu forges des armes et envoies des aventuriers sur tes quêtes.
glossary-physical_reward = Récompense matérielle
glossary-physical_reward-means = Tout ce que donne un acte, hormis le prestige.
glossary-failure = Échouer
glossary-failure-means =
    Ce qui arrive à une quête dont l’étape actuelle n’est pas assurée quand tu termines ta gestion.
glossary-ledger = Registre
glossary-ledger-means =
    La vue d’ensemble de tes quêtes en cours, avec ce qu’exigera chacune de leurs étapes à venir.
glossary-industrious = Tuile industrieuse
glossary-industrious-means =
    Un déplacement de contremaître pour chaque guilde qui a dans la mine exactement le nombre d’ouvriers indiqué.
glossary-adventurous = Tuile aventureuse
glossary-adventurous-means =
    Un aventurier pour chaque guilde qui a exactement le nombre indiqué de quêtes en cours.
glossary-stockpile = Tuile de stock
glossary-stockpile-means = 1 ressource du type indiqué par lot de 3 ressources dans ta réserve.
glossary-decorated = Tuile de distinction
glossary-decorated-means = Une récompense pour chacun de tes champions de niveau 4.
glossary-knowledge = Tuile de savoir
glossary-knowledge-means = Une récompense pour chaque plan unique que tu possèdes.
glossary-automated = Automate
glossary-automated-means =
    L’une des deux couleurs d’une partie solo qui bougent seules dans la mine et ne participent à rien d’autre.
glossary-wealth = Carte Fortune
glossary-wealth-means = Ce avec quoi une guilde commence : chacune en garde deux sur quatre.
glossary-guild = Guilde
glossary-guild-means = L’emblème d’une guilde : sa couleur est celle de ses pièces.
glossary-done = Fait
glossary-done-means = Une coche : assuré, possédé, ou déjà joué.
glossary-becomes = Devient
glossary-becomes-means = Une flèche : ce qui resterait ou serait gagné par ce que tu pointes.
glossary-locked = Verrouillé
glossary-locked-means = Un cadenas : impossible de l’avoir maintenant ; pointe-le pour lire pourquoi.
glossary-completed = Accomplies
glossary-completed-means = Une coupe : les quêtes menées à leur terme.
glossary-leaving = Sur le départ
glossary-leaving-means = Un sablier : cette quête quitte l’offre après cette manche si personne ne la prend.
glossary-too_long = Trop longue
glossary-too_long-means = Un avertissement : cette quête a plus d’étapes qu’il ne reste de manches.
glossary-unmet = Non assurée
glossary-unmet-means = Une croix : l’étape de cette quête n’est pas encore assurée, et si cela dure, elle échoue.
