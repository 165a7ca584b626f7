### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

# The letters in the order of a dictionary. An accented letter that is missing counts as the plain one.
# Where the writing does not tell the order, as in Japanese, `.read` says how a word is read.
alphabet = abcdefghijklmnopqrstuvwxyz

glossary-copper = Cuivre
glossary-copper-means = Le métal le plus courant, celui de vos premières armes.
glossary-iron = Fer
glossary-iron-means = Le métal des armes plus puissantes, présent à tous les Âges.
glossary-mithril = Mithril
glossary-mithril-means = Le plus noble des métaux, présent à partir de l’Âge II.
glossary-emerald = Émeraude
glossary-emerald-means =
    Une gemme exigée par certains plans et qui se vend bien, présente à tous les Âges.
glossary-ruby = Rubis
glossary-ruby-means = Une gemme exigée par certains plans, présente à partir de l’Âge II.
glossary-diamond = Diamant
glossary-diamond-means = La plus rare des gemmes, présente à l’Âge III.
glossary-resource = Ressource
glossary-resource-means = Un métal (cuivre, fer, mithril) ou une gemme (émeraude, rubis, diamant).
glossary-gold = Or
glossary-gold-means =
    L’argent du marché et des quêtes payantes ; à la fin, chaque lot complet de 4 pièces d’or donne 1 point de prestige.
glossary-prestige = Prestige
glossary-prestige-means = Les points de victoire : la guilde qui en a le plus gagne.
glossary-overseer = Contremaître
glossary-overseer-means =
    La figurine que vous déplacez en ligne droite dans la mine pour gagner ouvriers et ressources.
glossary-worker = Ouvrier
glossary-worker-means =
    Une figurine sur une case de la mine, qui rapporte une ressource quand elle apparaît ou qu’un contremaître saute par-dessus ; la guilde qui en a le moins joue la première.
glossary-turn = Se rallie
glossary-turn-means = Un ouvrier d’une autre couleur qui rejoindra votre guilde si vous sautez par-dessus.
glossary-defect = Déserte
glossary-defect-means =
    Un ouvrier de votre couleur qui rejoindra la guilde rivale qui en a le moins si vous sautez par-dessus.
glossary-new_worker = Nouvel ouvrier
glossary-new_worker-means = L’ouvrier qui restera sur la case que quitte votre contremaître.
glossary-strike = Grève
glossary-strike-means =
    Le départ d’au moins 5 ouvriers contigus d’une même couleur, qui quittent la mine.
glossary-overseer_move = Déplacement de contremaître
glossary-overseer_move-means =
    Une récompense : déplacez un de vos contremaîtres comme en phase de mine, avec tout ce que cela rapporte.
glossary-worker_move = Déplacement d’ouvrier
glossary-worker_move-means =
    Une récompense : retirez de la mine n’importe quel ouvrier, ou placez-le sur une case vide ; il garde sa couleur.
glossary-mine_phase = Phase de mine
glossary-mine_phase-means = La première partie d’une manche, où les contremaîtres se déplacent.
glossary-market_phase = Phase de marché
glossary-market_phase-means = La deuxième partie d’une manche, où chaque guilde fait une action.
glossary-quest_phase = Phase de quêtes
glossary-quest_phase-means =
    La troisième partie d’une manche, où les guildes prennent des quêtes, arment leurs aventuriers et reçoivent les récompenses.
glossary-round_end = Fin de la manche
glossary-round_end-means =
    La dernière partie d’une manche : derniers échanges, puis les vieilles quêtes quittent l’offre.
glossary-round = Manche
glossary-round-means = Une partie compte 7 manches, ou 18 en mode épique ; toutes ont les mêmes phases.
glossary-player_order = Ordre de jeu
glossary-player_order-means =
    L’ordre dans lequel jouent les guildes, redéfini après chaque phase de mine : celle qui a le moins d’ouvriers passe devant.
glossary-stage = Âge
glossary-stage-means =
    L’une des trois époques, de plus en plus riches et dangereuses, avec sa mine, son marché et ses quêtes.
glossary-space = Emplacement
glossary-space-means =
    Un lieu du marché : un emplacement exclusif accueille une guilde par manche, un emplacement ouvert autant qu’il en vient.
glossary-space_free = Emplacement libre
glossary-space_free-means = Un emplacement exclusif qu’aucune guilde n’a pris pour cette manche.
glossary-space_open = Emplacement ouvert
glossary-space_open-means = Un emplacement du marché que toutes les guildes peuvent utiliser à chaque manche.
glossary-space_taken = Emplacement occupé
glossary-space_taken-means = Un emplacement exclusif qu’une guilde a déjà pris pour cette manche.
glossary-blacksmith = Forgeron
glossary-blacksmith-means = L’emplacement exclusif qui vend le plan unique exposé.
glossary-bazaar = Bazar
glossary-bazaar-means =
    L’emplacement exclusif, parfois double, où se vendent cartes bonus et cartes à usage unique.
glossary-barracks = Caserne
glossary-barracks-means = L’emplacement exclusif où vous recrutez un aventurier, en formez un, ou les deux.
glossary-clerk = Greffier
glossary-clerk-means = L’emplacement ouvert où vous prenez une licence sur un plan public.
glossary-road = Route
glossary-road-means = L’emplacement ouvert qui fait avancer gratuitement une de vos quêtes d’une étape.
glossary-passing = Passer
glossary-passing-means = Ne faire aucune action au marché, ce qui rapporte 1 pièce d’or.
glossary-claim = Licence
glossary-claim-means =
    Votre droit de forger un plan public, acheté chez le Greffier ou reçu avec une carte Fortune.
glossary-design = Plan
glossary-design-means =
    Ce qui permet de forger une arme ; vous en avez deux au départ, toute guilde peut prendre une licence sur les plans publics, et un plan unique appartient à la guilde qui l’achète.
glossary-unique_design = Plan unique
glossary-unique_design-means =
    Un plan que seul son acheteur peut forger, pour des aventuriers de niveau 3 et 4.
glossary-bonus_card = Carte bonus
glossary-bonus_card-means =
    Une carte permanente du marché, étal ou Flair, que vous gardez jusqu’à la fin.
glossary-single_use = Carte à usage unique
glossary-single_use-means =
    Une carte du marché qui agit une fois, dès que vous l’obtenez, et quitte la partie.
glossary-savvy = Flair
glossary-savvy-means =
    Une carte bonus qui améliore vos achats, vos ventes, vos échanges ou la Route.
glossary-stall = Étal
glossary-stall-means =
    Une carte bonus qui échange 1 gemme contre 2 unités d’un même métal, ou l’inverse.
glossary-merchant = Marchand
glossary-merchant-means =
    Le négociant à qui vous pouvez, à chaque manche, acheter une ressource et en vendre une.
glossary-discard = Défausse du marché
glossary-discard-means =
    Les cartes du marché que personne n’a achetées ; certaines récompenses permettent d’en prendre une.
glossary-market_card = Carte du marché
glossary-market_card-means = Une récompense : prenez gratuitement une carte de votre choix dans la défausse du marché.
glossary-end_bonus = Bonus final
glossary-end_bonus-means =
    Un bonus vendu à la dernière manche à la place des cartes : à la fin, du prestige pour ce que vous possédez.
glossary-adventurer = Aventurier
glossary-adventurer-means = Une des personnes que vous armez et envoyez en quête, de niveau 1 à 4.
glossary-level = Niveau
glossary-level-means =
    L’expérience d’un aventurier : elle décide des armes qu’il manie, et compte à la fin.
glossary-unarmed = Sans arme
glossary-unarmed-means = Un aventurier sans arme, qui ne peut pas partir en quête.
glossary-home = Au logis
glossary-home-means =
    Un aventurier qui n’est pas parti en quête : il peut être armé, ou formé à la Caserne.
glossary-pool = Réserve
glossary-pool-means =
    Ce que votre guilde a sous la main : ses ressources et les aventuriers au logis.
glossary-forge = Forger
glossary-forge-means =
    Dépenser les ressources d’un plan pour armer un aventurier en quête.
glossary-power = Puissance
glossary-power-means = La force qu’une arme apporte à la quête où elle est engagée.
glossary-slashing = Tranchante
glossary-slashing-means = Le type d’arme des haches, exigé par certains actes de quête.
glossary-piercing = Perçante
glossary-piercing-means = Le type d’arme des lances, exigé par certains actes de quête.
glossary-crushing = Contondante
glossary-crushing-means = Le type d’arme des masses, exigé par certains actes de quête.
glossary-weapon_type = Type d’arme
glossary-weapon_type-means =
    Tranchante (hache), perçante (lance) ou contondante (masse) : certains actes de quête en exigent un.
glossary-champion = Champion
glossary-champion-means =
    Un aventurier de niveau 4 dans une partie épique, qui prend un titre doté d’un pouvoir propre.
glossary-title = Titre
glossary-title-means =
    Le surnom d’un champion et son pouvoir ; votre guilde ne peut utiliser chaque titre qu’une fois.
glossary-offer = Offre de quêtes
glossary-offer-means = La rangée de 8 places où se trouvent les quêtes à prendre cette manche.
glossary-quest = Quête
glossary-quest-means =
    Une suite d’actes que vos aventuriers armés franchissent étape par étape, pour des récompenses et du prestige.
glossary-tracker = Marqueur
glossary-tracker-means =
    Le pion qui montre à quelle étape d’une quête vous en êtes ; chaque guilde en a 5.
glossary-leg = Acte
glossary-leg-means =
    Une partie d’une quête, faite d’une ou plusieurs étapes de même difficulté, qui exigent les mêmes types d’armes.
glossary-step = Étape
glossary-step-means =
    Une case d’un acte ; une quête avance d’une étape par manche, ou plus avec la Route.
glossary-step_now = Étape actuelle
glossary-step_now-means = L’étape où se trouve votre marqueur, à assurer cette manche.
glossary-step_done = Étape franchie
glossary-step_done-means = Une étape que la quête a déjà franchie.
glossary-difficulty = Difficulté
glossary-difficulty-means =
    La puissance que doivent totaliser les armes d’une quête ; chaque type exigé qui manque ajoute 3.
glossary-brackets = Prestige entre parenthèses
glossary-brackets-means =
    Ce que la quête rapporte encore si elle échoue après cet acte ; rien n’est versé pour l’acte lui-même.
glossary-rush = Hâter
glossary-rush-means = Faire avancer une quête en cours pendant la phase de marché, par la Route.
glossary-management = Armement
glossary-management-means =
    La partie de la phase de quêtes où vous forgez des armes et envoyez des aventuriers dans vos quêtes.
glossary-physical_reward = Récompense matérielle
glossary-physical_reward-means = Tout ce que donne un acte, hormis le prestige.
glossary-failure = Échec
glossary-failure-means =
    Ce qui arrive à une quête dont l’étape actuelle n’est pas assurée quand vous terminez l’armement.
glossary-ledger = Registre
glossary-ledger-means =
    La vue d’ensemble de ce qu’exigera chacune de vos quêtes en cours, étape par étape.
glossary-coming_rounds = Manches à venir
glossary-coming_rounds-means = Ce que vos quêtes en cours exigent ensemble à chaque manche à partir de maintenant : la puissance et les types d’arme requis.
glossary-industrious = Tuile industrieuse
glossary-industrious-means =
    Un déplacement de contremaître pour chaque guilde qui a dans la mine exactement le nombre d’ouvriers indiqué.
glossary-adventurous = Tuile aventureuse
glossary-adventurous-means =
    Un aventurier pour chaque guilde qui a exactement le nombre indiqué de quêtes en cours.
glossary-stockpile = Tuile de stock
glossary-stockpile-means = 1 ressource du type indiqué par lot de 3 ressources dans votre réserve.
glossary-decorated = Tuile de distinction
glossary-decorated-means = Une récompense pour chacun de vos champions de niveau 4.
glossary-knowledge = Tuile de savoir
glossary-knowledge-means = Une récompense pour chaque plan unique que vous possédez.
glossary-automated = Automate
glossary-automated-means =
    L’une des deux couleurs d’une partie solo qui bougent seules dans la mine et ne participent à rien d’autre.
glossary-wealth = Carte Fortune
glossary-wealth-means = Une carte de biens de départ : chaque guilde en garde deux sur quatre.
glossary-guild = Guilde
glossary-guild-means = L’emblème d’une guilde : sa couleur est celle de ses pièces.
glossary-done = Fait
glossary-done-means = Une coche : assurée, possédée, ou déjà jouée.
glossary-becomes = Devient
glossary-becomes-means = Une flèche : ce qui vous resterait, ou ce que vous gagneriez, avec ce que vous pointez.
glossary-locked = Verrouillé
glossary-locked-means = Un cadenas : indisponible maintenant ; pointez-le pour savoir pourquoi.
glossary-completed = Accomplies
glossary-completed-means = Une coupe : les quêtes accomplies.
glossary-leaving = Sur le départ
glossary-leaving-means = Un sablier : cette quête quitte l’offre après cette manche si personne ne la prend.
glossary-too_long = Trop longue
glossary-too_long-means = Un avertissement : cette quête a plus d’étapes qu’il ne reste de manches.
glossary-unmet = Non assurée
glossary-unmet-means = Une croix : l’étape de cette quête n’est pas encore assurée ; si elle ne l’est pas, la quête échoue.
