### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Votre fortune
guide-wealth-text =
    Gardez deux cartes. Avec du métal, vous forgez vos premières armes ; avec de l’or, vous achetez au marché. Regardez les quêtes sur la table : le nombre dans le cadre sombre est la puissance qu’exige une étape.
guide-wealth_raise = Un niveau à donner
guide-wealth_raise-text =
    Au niveau 2, un aventurier manie haches, lances et masses ; au niveau 3, les armes uniques aussi. Un aventurier fort dès le début vaut souvent mieux que deux faibles.
guide-placement = Vos contremaîtres
guide-placement-text =
    Chaque déplacement laisse un ouvrier sur la case que le contremaître a quittée, et cet ouvrier rapporte. Commencez donc sur ce que vous voulez d’abord, avec des lignes libres devant vous.
guide-solo_placement = Tous les contremaîtres
guide-solo_placement-text =
    Vous placez vos contremaîtres et ceux des deux automates. Tenez ceux-ci loin des cases que vous voulez, mais assez près pour qu’ils laissent des ouvriers à votre portée.
guide-mine = Un déplacement
guide-mine-text =
    Avancez tout droit sur des cases vides, ou par-dessus une file d’ouvriers jusqu’à la case derrière. L’ouvrier que vous laissez rapporte, et chaque ouvrier franchi aussi. Vos propres ouvriers désertent si vous sautez par-dessus. Moins vous avez d’ouvriers, plus tôt vous jouez.
guide-solo_mine = Un déplacement
guide-solo_mine-text =
    Avancez tout droit sur des cases vides, ou par-dessus une file d’ouvriers jusqu’à la case derrière. Les ouvriers des autres couleurs vous rejoignent et rapportent ; les vôtres quittent la mine si vous sautez par-dessus.
guide-mine_second = Le second déplacement
guide-mine_second-text =
    La première guilde de l’ordre a droit à un second déplacement. Si elle le joue, elle sera dernière dans le nouvel ordre.
guide-solo_mine_second = Le second déplacement
guide-solo_mine_second-text =
    Vous êtes en tête : vous avez droit à un second déplacement. En solo, cela ne coûte rien.
guide-automated_tie = Choisissez son coup
guide-automated_tie-text =
    Cet automate saute par-dessus le plus possible d’ouvriers rivaux. Quand plusieurs coups se valent, c’est vous qui choisissez : laissez en place les ouvriers qui vous serviront ensuite.
guide-overseer_move = Déplacement gratuit
guide-overseer_move-text =
    Déplacez un de vos contremaîtres comme en phase de mine ; il rapporte comme d’habitude. Vous pouvez refuser.
guide-worker_move = Un ouvrier à déplacer
guide-worker_move-text =
    Retirez n’importe quel ouvrier, ou mettez-le sur une case vide. Cinq ouvriers d’une même couleur qui se touchent font grève et s’en vont ; c’est parfois ce qu’il vous faut.
guide-market = Une action
guide-market-text =
    Faites une action, ou passez pour recevoir de l’or. Les plans donnent des armes, la Caserne recrute et forme des aventuriers, la Route fait avancer une quête. Chez le Greffier, vous payez aussi 1 pièce d’or à chaque guilde qui a déjà la licence. Pointez ce qui est grisé pour savoir pourquoi.
guide-market_last = Le dernier marché
guide-market_last-text =
    Il n’y a plus de cartes. À la place, le Forgeron et le Bazar vendent des bonus pour le décompte final : prenez celui qui récompense ce que vous possédez le plus.
guide-solo_market = Deux actions
guide-solo_market-text =
    Vous agissez ici deux fois, à deux emplacements différents ; seuls la Route et le Greffier peuvent servir deux fois. Chaque fois que vous passez, vous recevez de l’or.
guide-trade_window = Derniers échanges
guide-trade_window-text =
    À chaque manche, vous pouvez acheter une ressource, en vendre une et utiliser chaque étal une fois. Les échanges non faits ne se reportent pas.
guide-shopping = Emplettes
guide-shopping-text =
    Cet or ne se dépense que maintenant, en ressources, aux prix du marchand. Ce qui reste est perdu.
guide-acquisition = Prenez une quête
guide-acquisition-text =
    Vous devez assurer sa première étape dès cette manche, sinon elle échoue et coûte 3 points de prestige. Comparez la puissance du cadre sombre avec ce que vous pouvez forger. Vous pouvez aussi refuser.
guide-solo_acquisition = Prenez une quête
guide-solo_acquisition-text =
    Vous devez en prendre une à chaque manche, et aucune ne doit échouer. Commencez par les courtes et les faciles, et gardez aventuriers et métal pour la suite.
guide-management = Armez vos aventuriers
guide-management-text =
    Chaque quête doit être assurée à chaque manche : il lui faut la puissance du cadre sombre, plus 3 par type d’arme exigé qui manque. Faites glisser un plan et un aventurier sur une quête, ou laissez « Suggérer » trouver le moins cher.
guide-rewards = Vos récompenses
guide-rewards-text =
    Chaque quête avance d’une étape. Vous choisissez l’ordre, qui compte quand la récompense d’une quête sert à la suivante.
guide-level = Des niveaux à donner
guide-level-text =
    Une quête accomplie donne un niveau par acte, un au plus à chacun de ses aventuriers. Les niveaux comptent aussi à la fin.
guide-title = Un titre de champion
guide-title-text =
    Le niveau 4 vaut un titre pour le reste de la partie. Vous ne pouvez prendre chaque titre qu’une fois.
guide-market_card = Une carte gratuite
guide-market_card-text =
    Prenez n’importe quelle carte de la défausse du marché. Une carte à usage unique agit aussitôt ; plans et cartes bonus vous restent et comptent à la fin.
