### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Choisis ta fortune
guide-wealth-text =
    Garde deux cartes. Le métal arme tes premières quêtes, l’or achète au marché. Regarde les quêtes sur la table : le nombre dans le cadre sombre est la puissance qu’exige une étape.
guide-wealth_raise = Choisis qui progresse
guide-wealth_raise-text =
    Le niveau 2 manie haches, lances et masses, le niveau 3 les armes uniques. Un aventurier fort dès le début vaut souvent mieux que deux qui peuvent peu.
guide-placement = Place tes contremaîtres
guide-placement-text =
    Chaque déplacement laisse un ouvrier sur la case que le contremaître a quittée, et il rapporte ce qu’elle contient. Place-toi donc sur ce que tu veux d’abord, avec des lignes libres pour te déplacer.
guide-solo_placement = Place tous les contremaîtres
guide-solo_placement-text =
    Tu places tes contremaîtres et ceux des deux automates. Tiens les autres loin des cases que tu veux, mais assez près pour qu’ils laissent des ouvriers à sauter.
guide-mine = Déplace un contremaître
guide-mine-text =
    Tout droit sur des cases vides, ou par-dessus une file d’ouvriers jusqu’à la case derrière. La case quittée rapporte, et chaque ouvrier sauté aussi. Tes propres ouvriers désertent si tu les sautes. Avec peu d’ouvriers, tu joues tôt.
guide-solo_mine = Déplace un contremaître
guide-solo_mine-text =
    Tout droit sur des cases vides, ou par-dessus une file d’ouvriers jusqu’à la case derrière. Les ouvriers des autres couleurs se rallient à toi et rapportent ; les tiens quittent la mine quand tu les sautes.
guide-mine_second = Un second déplacement ?
guide-mine_second-text =
    La première guilde de l’ordre peut se déplacer encore une fois. Cela te coûte ta place : tu passeras en dernier dans le prochain ordre.
guide-solo_mine_second = Un second déplacement
guide-solo_mine_second-text =
    Tu es en tête, tu peux donc te déplacer encore une fois. En solo, cela ne coûte rien.
guide-automated_tie = Choisis pour lui
guide-automated_tie-text =
    Cet automate saute autant d’ouvriers des autres qu’il le peut. Si plusieurs déplacements se valent, c’est toi qui choisis : laisse les ouvriers que tu veux sauter ensuite.
guide-overseer_move = Déplacement gratuit
guide-overseer_move-text =
    Déplace un de tes contremaîtres comme en phase de mine, avec tout ce que cela rapporte. Tu peux refuser.
guide-worker_move = Déplace un ouvrier
guide-worker_move-text =
    Retire de la mine n’importe quel ouvrier, ou pose-le sur une case vide, sans changer sa couleur. Cinq d’une couleur réunis font grève et partent ; c’est parfois ce que tu veux.
guide-market = Une action
guide-market-text =
    Chaque guilde fait ici une action, ou passe et reçoit de l’or. Les plans donnent des armes, la Caserne des aventuriers plus nombreux et meilleurs, la Route avance une quête d’une étape. Ce qui est grisé dit pourquoi quand tu le pointes.
guide-market_last = Le dernier marché
guide-market_last-text =
    Il n’y a plus de cartes. Forgeron et Bazar vendent à la place des bonus pour le décompte final : prends celui qui compte ce que tu as en plus grand nombre.
guide-solo_market = Deux actions
guide-solo_market-text =
    Tu agis ici deux fois, à deux emplacements différents ; seuls la Route et le Greffier peuvent servir deux fois. Passer rapporte à chaque fois.
guide-trade_window = Derniers échanges
guide-trade_window-text =
    À chaque manche, tu as droit à un achat et une vente chez le marchand, et à chaque étal une fois. Cela ne se garde pas pour plus tard.
guide-shopping = Emplettes
guide-shopping-text =
    Cet or ne se dépense que maintenant, en ressources aux prix du marchand. Ce qu’il en reste est perdu.
guide-acquisition = Prends une quête
guide-acquisition-text =
    Sa première étape doit être assurée dès cette manche, sinon elle échoue et coûte 3 points de prestige. Compare la puissance dans le cadre sombre avec ce que tu peux forger. Personne n’est obligé d’en prendre une.
guide-solo_acquisition = Prends une quête
guide-solo_acquisition-text =
    Tu dois en prendre une à chaque manche, et aucune ne doit jamais échouer. Les courtes et faciles d’abord ; garde aventuriers et métal pour les manches à venir.
guide-management = Arme tes aventuriers
guide-management-text =
    Chaque quête doit être assurée à chaque manche : la puissance du cadre sombre, et 3 de plus par type d’arme qui manque. Glisse un plan et un aventurier sur une quête, ou laisse « Suggérer » trouver le moins cher.
guide-rewards = Reçois tes récompenses
guide-rewards-text =
    Chaque quête avance d’une étape. Tu choisis l’ordre : il compte quand une récompense sert à la quête suivante.
guide-level = Niveaux pour les braves
guide-level-text =
    Une quête accomplie donne autant de niveaux qu’elle avait d’actes, un au plus à chaque aventurier qui y était. Les niveaux comptent aussi à la fin.
guide-title = Un titre de champion
guide-title-text =
    Le niveau 4 vaut un titre pour le reste de la partie. Chaque titre n’existe qu’une fois dans ta guilde.
guide-market_card = Une carte offerte
guide-market_card-text =
    N’importe quelle carte de la défausse du marché est à toi. Une carte à usage unique agit aussitôt ; plans et cartes bonus restent à toi et comptent à la fin.
