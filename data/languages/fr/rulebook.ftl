### The rulebook. A chapter has a title of at most 16 letters or so (it is a button), an introduction of
### two sentences, and clauses, each with a title of two to five words and a text of a few sentences.
### An empty line begins a paragraph. <MINE-6> becomes a link that reads as the title of that clause, so
### write it where a title can stand: "(see <MINE-6>)". A -ruling says in a sentence what was decided
### here because the printed game is silent on it or disagrees with itself.

rulebook-intro =
    Forge War est un jeu de mines, de marchés et de quêtes. Vous dirigez une guilde d’armuriers : vos
    contremaîtres mènent les ouvriers d’une mine commune et en tirent métaux et gemmes, le marché vous
    vend des plans, des renforts et des étals, et les armes que vous forgez équipent des aventuriers qui
    partent en quête.

    Celui qui a le plus de prestige à la fin l’emporte. L’essentiel vient des quêtes accomplies ; le
    reste, des aventuriers expérimentés, des plans et des cartes bonus, des bonus achetés à la dernière
    manche et de l’or qu’il vous reste.

    Il y a trois modes. La partie simple se joue en 7 manches à l’Âge I : c’est la meilleure pour
    débuter. La partie épique traverse les Âges I, II et III, à raison de 6 manches chacun, soit 18 en
    tout ; elle ajoute les champions et, si vous le souhaitez, les tuiles bonus. La partie accélérée
    compte 7 manches, toutes à l’Âge II, avec un départ plus riche. La dernière manche est la manche 7,
    ou la manche 18 en partie épique.

    Chaque mode se joue à 2, 3 ou 4 guildes sur une seule machine, chaque place étant tenue par un
    humain ou par l’ordinateur, ou en solo : une seule guilde, à côté de deux automates, doit prendre
    une quête à chaque manche et les accomplir toutes.

    Les mines rapportent six ressources : trois métaux (cuivre, fer et mithril) et trois gemmes
    (émeraude, rubis et diamant). Les guildes portent le nom de l’emblème de leurs figurines :
    Bastion (bleu), Soleil (jaune), Corbeau (violet) et Chêne (vert). Les armes sont tranchantes (haches), perçantes (lances), contondantes (masses) ou sans type.

## Set-up

rulebook-SETUP = Mise en place
rulebook-SETUP-intro =
    Ce que chaque guilde possède au départ, comment se préparent les pioches et la mine, et les deux choix que vous faites avant la première manche : votre fortune et la place de vos contremaîtres.

rulebook-SETUP-1 = Votre départ
rulebook-SETUP-1-text =
    Votre guilde commence avec les plans « Épée de cuivre » et « Dague de cuivre », 3 contremaîtres,
    5 marqueurs de quête, 0 point de prestige, 0 pièce d’or et des aventuriers de niveau 1 : 3 en partie
    simple, 4 en épique, 3 en épique avec tuiles bonus, 4 en accélérée. En solo, vous en avez un de plus
    (voir <SOLO-1>).
rulebook-SETUP-1-ruling = Une guilde commence sans or, et avec 4 aventuriers en partie accélérée.

rulebook-SETUP-2 = Premier ordre de jeu
rulebook-SETUP-2-text = Au début de la partie, l’ordre de jeu est tiré au sort.

rulebook-SETUP-3 = La pioche de quêtes
rulebook-SETUP-3-text =
    La pioche de quêtes est empilée par couleur, chaque couleur étant mélangée à part. De haut en bas,
    la partie simple utilise les 18 quêtes vertes sans étoile de l’Âge I, puis les 9 quêtes dorées de
    l’Âge I. La partie épique utilise les 20 quêtes vertes de l’Âge I, puis les 20 grises de l’Âge II,
    les 12 rouges et les 12 dorées de l’Âge III. La partie accélérée utilise les 20 quêtes grises, puis
    les 9 quêtes dorées de l’Âge II. Les deux quêtes étoilées sont « Enquête sur les rapts » et « Le
    Donjon maudit ». En solo, les pioches sont plus petites (voir <SOLO-2>).
rulebook-SETUP-3-ruling =
    La partie accélérée a sa propre pioche : les quêtes grises de l’Âge II, puis les dorées.

rulebook-SETUP-4 = L’offre de quêtes
rulebook-SETUP-4-text =
    L’offre de quêtes est une rangée de 8 places. Les 2 premières sont gratuites, les 3 suivantes
    coûtent 1 pièce d’or chacune et les 3 dernières 2 pièces d’or chacune. Au départ, toutes les places
    sont garnies depuis la pioche ; en solo, l’offre commence avec 2 cartes (voir <SOLO-5>).

rulebook-SETUP-5 = Les pioches du marché
rulebook-SETUP-5-text =
    Les cartes de marché de l’Âge sont mélangées, chaque sorte à part, pour former cinq pioches : une
    pioche d’armes, deux pioches égales de cartes bonus et deux pioches égales de cartes à usage unique.
    Aux Âges I et II, elles contiennent 6 armes uniques et 3 armes publiques ordinaires, 12 cartes bonus
    et 12 cartes à usage unique. À l’Âge III, elles contiennent 5 des 10 armes uniques (les 5 autres
    sont hors jeu), 10 cartes bonus et 10 cartes à usage unique, si bien que chaque pioche compte
    exactement 5 cartes.
rulebook-SETUP-5-ruling = Les cinq plans uniques que l’Âge III n’emploie pas sont hors jeu.

rulebook-SETUP-6 = Plans publics disponibles
rulebook-SETUP-6-text =
    Quatre plans publics sont disponibles dès le départ : Lance de cuivre, Masse de cuivre, Hache de
    cuivre et Épée de fer. La Lance, la Masse et la Hache de fer sont mélangées à la pioche d’armes de
    l’Âge I ; la Lance, la Masse et la Hache de mithril à celle de l’Âge II. En partie accélérée, tous
    les plans publics de cuivre et de fer ainsi que l’Épée de mithril sont disponibles dès le départ.
rulebook-SETUP-6-ruling =
    En partie accélérée, tous les plans publics de cuivre et de fer et l’Épée de mithril sont disponibles.

rulebook-SETUP-7 = Construire la mine
rulebook-SETUP-7-text =
    La mine est un hexagone de 4 cases de côté, soit 37 cases : une case centrale et, autour, six
    secteurs de 6 cases (1 + 2 + 3). Six bordures entourent les secteurs, tour à tour longues (5 cases)
    et courtes (3 cases). Chaque pièce a deux faces. Un secteur montre une face au hasard, à une place
    au hasard de l’anneau. Une bordure montre sa face ressources quand le nombre de guildes l’exige,
    sinon sa face nue. À 4 guildes, les six bordures sont actives (61 cases). À 3 guildes, trois
    bordures qui se suivent, longue, courte, longue, sont inactives (48 cases). À 2 guildes, les six
    sont inactives (37 cases). Le hasard désigne les trois bordures inactives et la place de chaque
    bordure. Une case inactive n’existe pas dans le jeu.
rulebook-SETUP-7-ruling =
    À 3 guildes, les bordures inactives et la place de chaque bordure sont laissées au hasard.

rulebook-SETUP-8 = Ressources d’un Âge
rulebook-SETUP-8-text =
    Les cases de l’Âge I montrent cuivre, fer et émeraudes. L’Âge II ajoute le mithril et les rubis,
    l’Âge III les diamants. La case centrale est une pièce à part, une pour chaque Âge.
rulebook-SETUP-8-ruling = La case centrale est une pièce à part, une pour chaque Âge.

rulebook-SETUP-9 = Ce que vous savez d’abord
rulebook-SETUP-9-text =
    La mine, l’offre de quêtes et les éventuelles tuiles bonus sont installées, et les premières cartes
    du marché révélées (voir <ROUND-1>), avant que quiconque choisisse sa fortune ou place un
    contremaître.

rulebook-SETUP-10 = Choisir votre fortune
rulebook-SETUP-10-text =
    Vous recevez 4 des 16 cartes Fortune, que vous seul pouvez voir. Gardez-en 2 et prenez ce qu’elles
    donnent : de l’or, des ressources, un aventurier de niveau 1, un niveau pour un de vos aventuriers
    ou une licence sur un plan public désigné. Deux niveaux peuvent aller au même aventurier, mais
    personne ne commence au-dessus du niveau 3. La partie accélérée a ses propres 16 cartes Fortune,
    plus riches. Les guildes choisissent, et désignent l’aventurier qui gagne un niveau, dans l’ordre de
    jeu ; les choix sont dévoilés quand toutes ont choisi. Une licence gratuite ne rapporte d’or à personne et ne
    porte que sur des plans disponibles dès le départ. Vous ne pouvez pas garder deux licences sur le
    même plan.
rulebook-SETUP-10-ruling =
    La partie accélérée a ses propres cartes Fortune, plus riches. Les choix se font dans l’ordre de jeu et sont dévoilés ensemble ; une licence gratuite ne rapporte d’or à personne.

rulebook-SETUP-11 = Placer vos contremaîtres
rulebook-SETUP-11-text =
    Dans l’ordre de jeu, un contremaître à la fois, chaque guilde place ses 3 contremaîtres sur des
    cases vides de la mine. En solo, vous placez les neuf (voir <SOLO-1>).

rulebook-SETUP-12 = Le matériel est illimité
rulebook-SETUP-12-text =
    Ressources, ouvriers, or, aventuriers et jetons sont illimités. Seuls les marqueurs de quête ne le
    sont pas : une guilde n’a jamais plus de 5 quêtes en cours (voir <QUEST-3>).
rulebook-SETUP-12-ruling = Le matériel n’est jamais épuisé, quel que soit le contenu de la boîte.

rulebook-SETUP-13 = Informations publiques et secrètes
rulebook-SETUP-13-text =
    Tout est visible de tous : or, ressources, défausse, cartes hors jeu, taille des pioches. Seuls sont
    secrets l’ordre des cartes dans les pioches et les cartes Fortune tant qu’elles ne sont pas dévoilées.
rulebook-SETUP-13-ruling =
    Tout est visible de tous, sauf l’ordre des pioches et la fortune non dévoilée.

## The round

rulebook-ROUND = La manche
rulebook-ROUND-intro =
    Comment se déroule une manche, des nouvelles cartes au rangement. Toutes ont les mêmes phases : mine, marché, quêtes.

rulebook-ROUND-1 = Nouvelles cartes du marché
rulebook-ROUND-1-text =
    Au début d’une manche, la carte du dessus de chacune des cinq pioches du marché est révélée ; une
    pioche vide ne montre rien. Quand la pioche d’armes révèle un plan public, celui-ci rejoint les
    plans publics disponibles et la carte suivante est révélée, jusqu’à ce qu’un plan unique apparaisse
    ou que la pioche soit vide. Pour la manche 1 et la première manche d’un Âge, cela a déjà été fait
    (voir <SETUP-9> et <STAGE-3>) et n’est pas refait.
rulebook-ROUND-1-ruling =
    Un plan public révélé devient disponible et une autre carte suit, jusqu’à ce qu’un plan unique apparaisse.

rulebook-ROUND-2 = Nouvelles quêtes
rulebook-ROUND-2-text =
    Au début d’une manche, les quêtes de l’offre avancent pour combler les vides, puis les places vides
    du fond sont garnies depuis la pioche de quêtes. Quand une couleur est épuisée, la suivante prend le
    relais ; quand toute la pioche est épuisée, les places restent vides. Cela ne se fait ni à la
    manche 1, ni à la première manche d’un Âge (voir <STAGE-2>). En solo, l’offre se garnit autrement
    (voir <SOLO-5>).
rulebook-ROUND-2-ruling = Quand toute la pioche de quêtes est épuisée, les places de l’offre restent vides.

rulebook-ROUND-3 = Phases d’une manche
rulebook-ROUND-3-text =
    Une manche se compose de la phase de mine, de la phase de marché, de la phase de quêtes et de la fin
    de la manche, l’une après l’autre.

rulebook-ROUND-4 = Départ des vieilles quêtes
rulebook-ROUND-4-text =
    À la fin d’une manche, les quêtes qui occupent encore les premières places de l’offre sont
    retirées : la première place à 4 guildes, les deux premières à 3, les trois premières à 2. Si l’une
    de ces places est vide, aucune autre quête n’est retirée à la place. Cela ne s’applique pas en solo
    (voir <SOLO-5>).

rulebook-ROUND-5 = Des quêtes dorées pour finir
rulebook-ROUND-5-text =
    À la fin de la manche 6 d’une partie simple ou accélérée, toutes les quêtes de la première couleur
    (verte ou grise) quittent l’offre, ainsi que la pioche, si bien que la dernière manche ne propose
    que des quêtes dorées. Cela ne s’applique pas en solo (voir <SOLO-5>).
rulebook-ROUND-5-ruling =
    Avant la dernière manche, la première couleur quitte la pioche comme l’offre.

rulebook-ROUND-6 = Fin d’une manche
rulebook-ROUND-6-text =
    Une manche se termine dans cet ordre : la tuile bonus, s’il y en a une à résoudre (voir <BONUS-2>) ;
    un moment pour les derniers échanges (voir <MERCHANT-2>) ; après la dernière manche, la fin de la
    partie (voir <END-1>). Après toute autre manche, les vieilles quêtes s’en vont (voir <ROUND-4> et
    <ROUND-5> ; en solo, voir <SOLO-5>), puis l’Âge change s’il y a lieu (voir <STAGE-1>).
rulebook-ROUND-6-ruling =
    La fin d’une manche suit un ordre fixe : tuile, derniers échanges, vieilles quêtes, puis nouvel Âge.

## The mine

rulebook-MINE = La mine
rulebook-MINE-intro =
    Les contremaîtres avancent en ligne droite, laissent des ouvriers derrière eux et rallient ceux par-dessus lesquels ils sautent. C’est de là que viennent vos ressources, et chaque coup peut aussi profiter à vos rivaux.

rulebook-MINE-1 = Un déplacement par guilde
rulebook-MINE-1-text = Dans l’ordre de jeu, chaque guilde peut déplacer une fois un de ses contremaîtres, ou passer.

rulebook-MINE-2 = Le second déplacement
rulebook-MINE-2-text =
    Quand toutes les guildes ont fait un déplacement ou passé, la première dans l’ordre peut faire un
    second déplacement, avec le même contremaître ou un autre, même si elle a renoncé au premier. Si
    elle joue ce second déplacement, elle sera dernière dans le nouvel ordre (voir <ORDER-3>). En solo,
    cela ne coûte rien (voir <SOLO-8>).
rulebook-MINE-2-ruling = La première guilde peut faire le second déplacement même si elle a renoncé au premier.

rulebook-MINE-3 = Déplacement d’un contremaître
rulebook-MINE-3-text =
    Un contremaître suit l’une des six lignes droites : il franchit autant de cases vides que vous
    voulez puis, si vous le souhaitez, saute par-dessus une seule file ininterrompue d’ouvriers, de
    n’importe quelles couleurs, pour s’arrêter sur la première case derrière cette file. Sans saut, il
    peut s’arrêter sur n’importe quelle case vide de son chemin. Après un saut, il s’arrête aussitôt. Il
    doit avancer d’au moins une case.

rulebook-MINE-4 = Où il peut s’arrêter
rulebook-MINE-4-text =
    Un contremaître doit s’arrêter sur une case sans ouvrier ni contremaître. Il ne franchit jamais un
    autre contremaître, le bord de la mine ni une case inactive.

rulebook-MINE-5 = Un ouvrier reste sur place
rulebook-MINE-5-text = Un nouvel ouvrier de la couleur du contremaître apparaît sur la case que celui-ci a quittée.

rulebook-MINE-6 = Les ouvriers changent de camp
rulebook-MINE-6-text =
    Les ouvriers par-dessus lesquels un contremaître a sauté changent de couleur un par un, dans l’ordre
    où il les a franchis. Un ouvrier d’une autre couleur se rallie à la guilde qui joue. Un ouvrier de
    la guilde qui joue déserte : il rejoint, parmi les autres guildes, celle qui a le moins d’ouvriers
    dans la mine à cet instant. À égalité, il rejoint la première de ces guildes dans l’ordre actuel.
    Une guilde sans aucun ouvrier est celle qui en a le moins. En solo, personne ne déserte (voir
    <SOLO-7>).
rulebook-MINE-6-ruling =
    Une guilde sans aucun ouvrier est celle qui en a le moins, et les déserteurs la rejoignent.

rulebook-MINE-7 = Ce que rapportent les ouvriers
rulebook-MINE-7-text =
    Quand toutes les couleurs sont fixées, le nouvel ouvrier et chaque ouvrier franchi rapportent chacun
    une ressource de leur case, à la guilde dont ils portent désormais la couleur. Les ouvriers ne
    rapportent rien à aucun autre moment. Il en va autrement en solo (voir <SOLO-7>).

rulebook-MINE-8 = Ouvriers en grève
rulebook-MINE-8-text =
    Quand le déplacement d’un contremaître ou d’un ouvrier est achevé et que tout ce qu’il rapporte est
    versé, et jamais avant, tout groupe d’au moins 5 ouvriers contigus d’une même couleur se met en
    grève et quitte la mine, quelle que soit la guilde qui a joué. Deux ouvriers d’une même couleur sont
    contigus si leurs cases ont un côté commun, ou si une chaîne d’ouvriers de cette couleur les relie de
    case en case.

rulebook-MINE-9 = Un exemple détaillé
rulebook-MINE-9-text =
    Trois guildes jouent dans l’ordre violet (Corbeau), jaune (Soleil), bleu (Bastion), et c’est au bleu
    de jouer. Six cases sont alignées. Sur la première, une case de fer, se trouve le contremaître
    bleu ; viennent ensuite un ouvrier bleu sur du cuivre, un jaune sur du fer, un jaune sur une
    émeraude, un bleu sur du cuivre et une case vide. Ailleurs dans la mine se trouvent 1 ouvrier
    violet, 1 jaune et 3 bleus. Ces 3 bleus et les deux jaunes de la ligne, côte à côte, forment un
    seul bloc qui ne touche pas la case du contremaître, et il n’y a pas encore 5 ouvriers bleus
    contigus.

    Le contremaître bleu saute par-dessus les quatre ouvriers et s’arrête sur la case vide. La case
    1 reçoit un nouvel ouvrier bleu. L’ouvrier bleu de la case 2 déserte pour le violet, qui a 1 ouvrier
    contre 3 pour le jaune. Les ouvriers jaunes des cases 3 et 4 se rallient au bleu. L’ouvrier bleu de la
    case 5 déserte pour le jaune, car le violet a maintenant 2 ouvriers et le jaune seulement 1.

    Viennent les gains : le bleu reçoit 2 fer et 1 émeraude, le violet 1 cuivre et le jaune 1 cuivre.
    Puis les ennuis : les ouvriers des cases 3 et 4 touchent les 3 autres ouvriers bleus, et ces
    5 ouvriers contigus font grève et s’en vont. Il reste dans la mine 1 ouvrier bleu, 2 violets et
    2 jaunes.

    Le violet, premier dans l’ordre, renonce au second déplacement. Le bleu a le moins d’ouvriers et
    passe premier ; le jaune et le violet sont à égalité, et le violet précédait le jaune : c’est donc
    le jaune qui passe devant. Le nouvel ordre est bleu, jaune, violet.

## Order of play

rulebook-ORDER = Ordre de jeu
rulebook-ORDER-intro =
    Après la phase de mine, l’ordre de jeu est redéfini. Avoir peu d’ouvriers vous place devant, et jouer premier au marché et à l’offre de quêtes vaut cher.

rulebook-ORDER-1 = Le moins d’ouvriers d’abord
rulebook-ORDER-1-text =
    À la fin de la phase de mine, un nouvel ordre est établi : moins une guilde a d’ouvriers dans la
    mine, plus tôt elle joue. Il en va autrement en solo (voir <SOLO-9>).

rulebook-ORDER-2 = À égalité, l’ordre s’inverse
rulebook-ORDER-2-text =
    Les guildes qui ont autant d’ouvriers l’une que l’autre se rangent à l’inverse de leur ordre
    précédent : celle qui était derrière passe devant.

rulebook-ORDER-3 = Second déplacement, dernière place
rulebook-ORDER-3-text =
    Une guilde qui a fait le second déplacement (voir <MINE-2>) est dernière, quel que soit son nombre
    d’ouvriers.

rulebook-ORDER-4 = Durée de l’ordre
rulebook-ORDER-4-text =
    Le nouvel ordre vaut pour la phase de marché et la phase de quêtes de cette manche, et pour la phase
    de mine de la suivante.

## The market

rulebook-MARKET = Le marché
rulebook-MARKET-intro =
    Une action par guilde : acheter une carte, recruter et former, prendre une licence ou hâter une quête. Un emplacement exclusif ne sert qu’à une guilde par manche : l’ordre de jeu compte.

rulebook-MARKET-1 = Une action par guilde
rulebook-MARKET-1-text =
    Dans l’ordre de jeu, chaque guilde fait une action au marché ou passe. Passer vous rapporte 1 pièce
    d’or. En solo, vous agissez deux fois (voir <SOLO-10>).

rulebook-MARKET-2 = Emplacements exclusifs et ouverts
rulebook-MARKET-2-text =
    Un emplacement exclusif n’accueille qu’une guilde par manche ; un emplacement ouvert en accueille
    autant qu’il en vient.

rulebook-MARKET-3 = Le Forgeron
rulebook-MARKET-3-text =
    Le Forgeron est un emplacement exclusif. Vous y achetez le plan unique exposé.

rulebook-MARKET-4 = Le Bazar
rulebook-MARKET-4-text =
    À 2 guildes, et en solo, le Bazar est un seul emplacement exclusif, où vous achetez l’une des quatre
    cartes exposées. À 3 ou 4 guildes, ce sont deux emplacements exclusifs : l’un vend une des deux
    cartes bonus, l’autre une des deux cartes à usage unique.

rulebook-MARKET-5 = La Caserne
rulebook-MARKET-5-text =
    La Caserne est un emplacement exclusif. L’action y comporte deux volets ; faites l’un, l’autre ou
    les deux, dans l’ordre de votre choix, l’un aussitôt après l’autre. Vous pouvez recruter un
    aventurier de niveau 1 pour 4 pièces d’or à l’Âge I, 5 à l’Âge II ou 6 à l’Âge III. Vous pouvez
    faire gagner un niveau à un aventurier au logis, pour autant de pièces d’or que son niveau
    actuel. Vous ne pouvez former ni celui que vous venez de recruter, ni personne au-delà du niveau 4,
    ni un aventurier parti en quête.
rulebook-MARKET-5-ruling = Les aventuriers partis en quête ne peuvent pas être formés à la Caserne.

rulebook-MARKET-6 = Le Greffier
rulebook-MARKET-6-text =
    Le Greffier est un emplacement ouvert. Vous y prenez une licence sur un plan public disponible, même
    apparu cette manche : payez son prix à la banque, plus 1 pièce d’or à chaque guilde qui en a déjà la
    licence, même par une carte Fortune. Une guilde ne prend qu’une licence par plan. Les plans de départ n’en demandent pas.

rulebook-MARKET-7 = La Route
rulebook-MARKET-7-text =
    La Route est un emplacement ouvert et gratuit. Hâtez une de vos quêtes en cours : faites-la avancer
    de 1 étape et, si vous le voulez, de 1 étape de plus au maximum par Flair d’aventurier que vous
    possédez. Chaque acte franchi est terminé : ses récompenses matérielles et les effets des champions
    et des armes s’appliquent aussitôt, acte par acte (voir <QUEST-11>). La Route n’accomplit jamais une
    quête : le marqueur s’arrête à la dernière étape, et une quête qui y est déjà ne peut pas être
    choisie.
rulebook-MARKET-7-ruling =
    La Route s’arrête à la dernière étape d’une quête, et avec le Flair d’aventurier vous choisissez jusqu’où aller. Champions et armes agissent pour les actes qui y sont franchis.

rulebook-MARKET-8 = Le prix des cartes
rulebook-MARKET-8-text =
    Vous payez le prix en or de la carte ; en partie simple ou accélérée, son prix réduit si elle en a
    un. Votre or ne peut jamais passer sous 0.
rulebook-MARKET-8-ruling = La partie accélérée utilise aussi les prix réduits.

rulebook-MARKET-9 = Le marché se vide
rulebook-MARKET-9-text =
    Quand toutes les guildes ont agi, les cartes encore exposées vont à la défausse du marché, et les
    emplacements exclusifs redeviennent libres pour la manche suivante.

rulebook-MARKET-10 = Bonus finaux
rulebook-MARKET-10-text =
    À la dernière manche de tous les modes, il n’y a plus de cartes. À la place, le Forgeron et le Bazar
    vendent des bonus finaux, au prix indiqué sur l’emplacement, jamais réduit. Celui du Forgeron donne
    2 points de prestige par plan unique et 1 par plan public sous licence ; les deux plans de départ ne
    comptent pas. Le Bazar en a quatre : 1 point de prestige par quête accomplie, 1 par aventurier,
    2 par carte bonus permanente, ou 1 par ressource restante. L’accès aux emplacements et le nombre de
    guildes qu’ils accueillent sont les mêmes qu’aux autres manches : à 2 guildes, et en solo, un seul
    des quatre est vendu, au choix ; à 3 ou 4 guildes, les deux premiers appartiennent à l’emplacement
    des cartes bonus et les deux derniers à celui des cartes à usage unique, si bien qu’un bonus de
    chaque paire est vendu. Les bonus sont comptés à la fin (voir <END-2>). Si vous avez le bonus de
    ressources, il compte toutes vos ressources restantes et aucune n’est vendue.
rulebook-MARKET-10-ruling =
    Les bonus finaux sont vendus dans tous les modes ; à 3 ou 4 guildes, le Bazar en vend un de chaque paire.

rulebook-MARKET-11 = Vos plans uniques
rulebook-MARKET-11-text =
    Un plan unique reste à son acheteur pour le reste de la partie. Vous pouvez le forger aussi souvent
    que vos ressources le permettent.

rulebook-MARKET-12 = Les étals
rulebook-MARKET-12-text =
    Un étal est une carte bonus. Une fois par manche, dès celle où vous l’acquérez, vous pouvez échanger
    ce qui figure d’un côté contre ce qui figure de l’autre, dans un sens ou dans l’autre : par exemple
    1 rubis contre 2 fer, ou 2 fer contre 1 rubis. Tout étal échange 1 gemme contre 2 unités d’un même
    métal, si bien qu’aucune chaîne d’étals ne fait gagner quoi que ce soit. Vous ne pouvez posséder
    qu’un étal par échange.
rulebook-MARKET-12-ruling =
    Tout étal échange 1 gemme contre 2 unités d’un même métal : aucune chaîne d’étals ne fait gagner quoi que ce soit.

rulebook-MARKET-13 = Les cartes Flair
rulebook-MARKET-13-text =
    Les cartes Flair sont des cartes bonus. Vous pouvez en posséder autant que vous voulez, et elles se
    cumulent. Le Flair d’acheteur vous donne un achat de plus par manche chez le marchand. Avec le Flair
    de vendeur, chaque vente au marchand rapporte 1 pièce d’or de plus, mais jamais plus que ce que le
    marchand demande pour cette ressource. Le Flair de négociant vous donne un usage de plus de vos
    étals par manche ; plusieurs peuvent servir au même étal ou à des étals différents. Le Flair
    d’aventurier allonge la Route (voir <MARKET-7>).
rulebook-MARKET-13-ruling =
    Avec le Flair de vendeur, une vente ne rapporte jamais plus que ce que le marchand demande, et les usages du Flair de négociant peuvent tous aller au même étal.

rulebook-MARKET-14 = Cartes à usage unique
rulebook-MARKET-14-text =
    Une carte à usage unique achetée ou prise agit aussitôt, une fois son prix éventuel payé, et quitte
    la partie ; les invendues vont à la défausse (voir <MARKET-9>). Ces cartes donnent des ressources,
    de l’or, un aventurier, une Formation d’aventurier (un niveau pour un de vos aventuriers, au
    logis ou en quête), un déplacement de contremaître ou un déplacement d’ouvrier (voir <QUEST-8> et
    <QUEST-12>).
rulebook-MARKET-14-ruling = Une Formation d’aventurier peut profiter à un aventurier parti en quête.

rulebook-MARKET-15 = Les cartes permises
rulebook-MARKET-15-text =
    Une carte n’est vendue ou donnée qu’à une guilde qui a le droit de la posséder : vous n’obtenez
    jamais un second étal pour le même échange.

## The merchant

rulebook-MERCHANT = Le marchand
rulebook-MERCHANT-intro =
    Le marchand et vos propres étals dépannent quand il manque une ressource ou une pièce d’or. Vous pouvez vous adresser à eux presque à tout moment, mais un nombre limité de fois par manche.

rulebook-MERCHANT-1 = Acheter et vendre
rulebook-MERCHANT-1-text =
    Une fois par manche, vous pouvez acheter une ressource au marchand, et une fois par manche lui en
    vendre une, à ses prix. Par exemple, 1 mithril vous coûte 5 pièces d’or, 1 rubis 4 et 1 fer 3, et
    une émeraude se vend 2 pièces d’or. Le marchand achète et vend les six ressources à tous les Âges et
    dans tous les modes.
rulebook-MERCHANT-1-ruling = Le marchand achète et vend les six ressources à tous les Âges et dans tous les modes.

rulebook-MERCHANT-2 = Quand commercer
rulebook-MERCHANT-2-text =
    Vous pouvez commercer avec le marchand et vos propres étals à tout moment d’une manche : lors de
    toute décision de n’importe quelle guilde, donc aussi pendant le tour d’une autre, après les récompenses de
    quête et après une tuile bonus. Vous ne pouvez pas commercer tant qu’une action est à moitié résolue
    (choix d’une cible, d’un niveau, d’un titre, d’un déplacement ou d’une carte, emplettes d’une
    tuile), pendant la mise en place ou un changement d’Âge, ni après les derniers échanges de la
    dernière manche. À deux moments, la question est posée, dans l’ordre de jeu, à chaque guilde qui
    peut commercer : avant le décompte d’une tuile de stock, et à la fin d’une manche (voir <ROUND-6>).
    Aucune décision n’est prise d’office, même si elle n’offre qu’un choix, tant que la guilde qui doit
    la prendre peut commercer.
rulebook-MERCHANT-2-ruling =
    Le moment du commerce est fixé : lors de toute décision de la manche, mais pas tant qu’une action est à moitié résolue.

rulebook-MERCHANT-3 = Usages par manche
rulebook-MERCHANT-3-text =
    Achats, ventes et usages d’étals se comptent par manche. Ils sont renouvelés avant la première
    décision de la manche suivante et ne se reportent jamais. Un étal ou un Flair sert dès l’instant où
    vous le possédez.
rulebook-MERCHANT-3-ruling =
    Les échanges se comptent par manche et ne se reportent jamais ; une nouvelle carte sert dès l’instant où vous la possédez.

## Adventurers

rulebook-ADV = Aventuriers
rulebook-ADV-intro =
    Les aventuriers portent vos armes dans les quêtes. Plus ils ont d’expérience, meilleures sont les armes qu’ils manient.

rulebook-ADV-1 = Niveaux d’aventurier
rulebook-ADV-1-text = Les aventuriers ont un niveau de 1 à 4. Les nouveaux sont de niveau 1.

rulebook-ADV-2 = Une arme par aventurier
rulebook-ADV-2-text = Un aventurier a besoin d’une arme pour être en quête, et en porte exactement une.

rulebook-ADV-3 = Qui manie quoi
rulebook-ADV-3-text =
    Les aventuriers de niveau 1 manient épées et dagues, ceux de niveau 2 toute arme publique, et ceux
    de niveaux 3 et 4 aussi les armes uniques.

rulebook-ADV-4 = Forger des armes
rulebook-ADV-4-text =
    Forger une arme dépense les ressources de son plan, prises dans votre réserve. Une arme forgée ne se
    transmet jamais et ne redevient jamais des ressources. Vous ne forgez que pendant l’armement (voir <QUEST-4>), directement dans la main d’un aventurier en quête ; aucune arme n’est mise
    de côté.

rulebook-ADV-5 = Réarmer et rappeler
rulebook-ADV-5-text =
    Pendant l’armement, vous pouvez donner une autre arme à un aventurier en quête, le ramener au logis ou l’envoyer dans une autre quête. Son ancienne arme est perdue.

rulebook-ADV-6 = Boucliers et puissance 0
rulebook-ADV-6-text =
    Un bouclier compte comme une arme. Une arme peut avoir une puissance de 0 : elle peut en gagner grâce
    à un champion ou avoir un effet propre.

rulebook-ADV-7 = Effets des armes uniques
rulebook-ADV-7-text =
    Un plan unique peut avoir un effet qui donne du prestige, de l’or ou des ressources. Il agit chaque
    fois qu’un acte est terminé (ou, si la carte le dit, que la quête est accomplie) avec cette arme
    dans la quête, y compris par la Route, une fois par arme de ce genre. Il n’agit jamais pour les
    actes omis grâce à un champion Véloce (voir <CHAMP-6>), ni quand une quête échoue.
rulebook-ADV-7-ruling =
    L’effet d’une arme agit pour chaque acte terminé avec elle, y compris par la Route, mais pas pour les actes omis.

## Champions

rulebook-CHAMP = Champions
rulebook-CHAMP-intro =
    En partie épique, un aventurier qui atteint le niveau 4 devient champion et prend un titre doté d’un pouvoir propre.

rulebook-CHAMP-1 = Devenir champion
rulebook-CHAMP-1-text =
    En partie épique, un aventurier qui atteint le niveau 4 devient champion et prend l’un des
    12 titres. Vous le choisissez aussitôt, et votre guilde ne peut utiliser chaque titre qu’une fois.
    Quand vous avez utilisé les 12, un champion de plus n’a pas de titre mais compte quand même comme
    champion. En partie simple ou accélérée, le niveau 4 n’apporte pas de titre.
rulebook-CHAMP-1-ruling =
    Quand une guilde a utilisé les 12 titres, un champion de plus n’en a pas mais compte comme champion.

rulebook-CHAMP-2 = Un champion Opportuniste
rulebook-CHAMP-2-text =
    Opportuniste : vous gagnez 2 points de prestige chaque fois qu’un acte, le dernier compris, est
    terminé avec ce champion dans la quête, y compris par la Route.

rulebook-CHAMP-3 = Un champion Implacable
rulebook-CHAMP-3-text =
    Implacable : l’arme de ce champion reçoit +1 de puissance chaque fois qu’un acte est terminé avec lui
    dans la quête, y compris par la Route. Cette puissance est perdue avec l’arme.

rulebook-CHAMP-4 = Un champion Intrépide
rulebook-CHAMP-4-text =
    Intrépide : vous gagnez 4 points de prestige quand vous accomplissez une quête où ce champion est
    resté du début à la fin. Cela veut dire qu’il y était, armé, sans interruption depuis votre armement
    de la manche où elle a été prise. Changer d’arme n’est pas une interruption, le temps passé avant
    son niveau 4 compte, et un départ grâce à un champion Véloce (voir <CHAMP-6>) compte comme la
    première étape.
rulebook-CHAMP-4-ruling =
    « Du début à la fin » veut dire : dans la quête, armé, depuis l’armement de la manche où elle a été prise ; changer d’arme n’est pas une interruption.

rulebook-CHAMP-5 = Un champion Porte-bonheur
rulebook-CHAMP-5-text =
    Porte-bonheur : vous gagnez 3 pièces d’or quand vous accomplissez une quête où ce champion est resté
    du début à la fin, comme expliqué pour Intrépide (voir <CHAMP-4>).

rulebook-CHAMP-6 = Un champion Véloce
rulebook-CHAMP-6-text =
    Véloce : une quête que ce champion rejoint dès le départ peut commencer à sa 2e ou à sa 3e étape, si elle
    en a une, même si c’est la dernière. Les actes ainsi omis ne donnent ni récompenses, ni effets de
    champions ou d’armes. Si la quête échoue dans la manche où elle a été prise, elle ne donne aucun
    prestige, et la pénalité s’applique quand même (voir <FAIL-4>).
rulebook-CHAMP-6-ruling =
    Une quête peut même commencer à sa dernière étape, et un échec immédiat coûte la pénalité habituelle.

rulebook-CHAMP-7 = Un champion Irrésistible
rulebook-CHAMP-7-text =
    Irrésistible : une quête que ce champion rejoint dès le départ vous rapporte 1 pièce d’or au lieu
    d’en coûter.

rulebook-CHAMP-8 = Annoncer un pouvoir
rulebook-CHAMP-8-text =
    Véloce et Irrésistible (voir <CHAMP-6> et <CHAMP-7>) s’annoncent quand vous prenez la quête, et ne
    peuvent resservir qu’une fois cette quête finie. À ce moment, le champion peut être au logis
    ou dans une autre quête, et les deux pouvoirs peuvent servir à une même quête. S’il n’y est pas,
    armé, quand vous terminez l’armement de cette manche, la quête compte comme non assurée ; l’or
    d’Irrésistible est conservé. Aux manches suivantes, il peut partir, mais le pouvoir reste lié à la
    quête.
rulebook-CHAMP-8-ruling =
    Le champion annoncé peut être n’importe où quand la quête est prise, mais doit y être, armé, quand vous terminez l’armement.

rulebook-CHAMP-9 = Tranche-, Casse-, Perce-tout
rulebook-CHAMP-9-text =
    Toute arme que manie ce champion compte aussi comme tranchante (Tranche-tout), contondante
    (Casse-tout) ou perçante (Perce-tout).

rulebook-CHAMP-10 = Sylvestre, Écarlate, Sans tache
rulebook-CHAMP-10-text =
    Ce champion gagne en puissance avec une arme qui contient une certaine gemme : 2 avec une émeraude
    (Sylvestre), 2 avec un rubis (Écarlate), 3 avec un diamant (Sans tache) ; une fois par arme, quel
    que soit le nombre de ces gemmes.
rulebook-CHAMP-10-ruling =
    La puissance due à une gemme compte une fois par arme, quel que soit le nombre de ces gemmes.

## Quests

rulebook-QUEST = Quêtes
rulebook-QUEST-intro =
    Prenez une quête, armez assez d’aventuriers pour assurer son étape actuelle, et avancez d’une étape par manche. Les actes terminés apportent des récompenses, les quêtes accomplies du prestige et des niveaux.

rulebook-QUEST-1 = Actes et étapes
rulebook-QUEST-1-text =
    Une quête est une suite d’actes. Un acte est une suite d’étapes de même difficulté, qui exigent les
    mêmes types d’armes. Un acte peut donner des récompenses, et le dernier en donne toujours. Un acte qui
    n’est pas le dernier montre une valeur de prestige entre parenthèses, qui ne compte que si la quête
    échoue (voir <FAIL-3>) ; le dernier montre la valeur complète.

rulebook-QUEST-2 = Prendre une quête
rulebook-QUEST-2-text =
    La phase de quêtes commence par la prise de quêtes. Dans l’ordre de jeu, chaque guilde peut prendre
    une quête de l’offre : elle paie le prix de sa place et pose un marqueur sur la première étape ; ou
    bien elle refuse. En solo, vous devez en prendre une (voir <SOLO-11>).

rulebook-QUEST-3 = Cinq au plus
rulebook-QUEST-3-text =
    Une guilde qui a 5 quêtes en cours ne peut pas en prendre une autre. Les marqueurs ne s’achètent pas.
rulebook-QUEST-3-ruling = Les marqueurs de quête ne s’achètent pas.

rulebook-QUEST-4 = Armer vos aventuriers
rulebook-QUEST-4-text =
    Quand toutes les guildes ont pris une quête ou refusé, elles arment leurs aventuriers à tour
    de rôle, dans l’ordre de jeu. À votre tour, armez vos aventuriers et affectez-en autant que vous
    voulez aux quêtes en cours de votre choix. Tant que vous n’avez pas terminé, vous pouvez
    annuler vos dernières actions. Annuler rétablit tout, y compris vos propres échanges faits pendant ce
    temps, mais ne remonte pas au-delà du début de votre armement ni du dernier échange d’une autre
    guilde. Rappeler ou réarmer un aventurier (voir <ADV-5>), c’est jouer, pas annuler : cette arme est
    perdue, même si elle vient d’être forgée.
rulebook-QUEST-4-ruling =
    Les guildes arment leurs aventuriers à tour de rôle. Annuler rétablit tout ; rappeler un aventurier, c’est jouer, et l’arme est perdue.

rulebook-QUEST-5 = Assurer une étape
rulebook-QUEST-5-text =
    Une étape est assurée quand les puissances de toutes les armes engagées dans la quête totalisent au
    moins sa difficulté, plus 3 pour chaque type exigé qu’aucune de ces armes n’a.

rulebook-QUEST-6 = Quêtes non assurées
rulebook-QUEST-6-text =
    Quand vous terminez l’armement, chacune de vos quêtes en cours qui n’est pas assurée échoue (voir
    <FAIL-1>). Le programme vous annonce d’abord lesquelles et ce que cela coûte, et vous demande
    confirmation.

rulebook-QUEST-7 = Faire avancer vos quêtes
rulebook-QUEST-7-text =
    Les récompenses sont attribuées quand toutes les guildes ont terminé l’armement. Dans l’ordre de jeu,
    chaque guilde fait avancer toutes ses quêtes en cours d’une étape, dans l’ordre de son choix ;
    chacune est résolue avant la suivante. Entrer dans un nouvel acte termine le précédent. Dépasser la
    dernière étape termine l’acte et accomplit la quête.
rulebook-QUEST-7-ruling = Vous choisissez dans quel ordre avancent vos quêtes.

rulebook-QUEST-8 = Récompenses matérielles
rulebook-QUEST-8-text =
    Les récompenses matérielles sont toutes les récompenses hormis le prestige. Ce sont les ressources,
    l’or, les aventuriers de niveau 1, les déplacements de contremaître ou d’ouvrier et les cartes du
    marché. Un déplacement de contremaître suit les règles de la mine (voir <MINE-3>). Pour un
    déplacement d’ouvrier, prenez n’importe quel ouvrier et retirez-le, ou placez-le sur n’importe
    quelle case vide, sans changer sa couleur ; il ne rapporte rien, puis on vérifie s’il y a grève
    (voir <MINE-8>). Pour une carte du marché, prenez gratuitement une carte de votre choix dans la
    défausse du marché ; une carte à usage unique agit aussitôt et quitte la partie, et vous devez avoir
    le droit de posséder la carte (voir <MARKET-15>).

rulebook-QUEST-9 = Accomplir une quête
rulebook-QUEST-9-text =
    Accomplir une quête vous donne tout son prestige et les récompenses du dernier acte. Ses aventuriers
    se partagent autant de niveaux que la quête a d’actes (les actes omis comptent), un au plus chacun,
    à votre choix. Personne ne dépasse le niveau 4, et les niveaux en trop sont perdus. Les aventuriers
    rentrent au logis et leurs armes sont perdues.

rulebook-QUEST-10 = Prestige entre parenthèses
rulebook-QUEST-10-text = Terminer un acte ne rapporte jamais le prestige entre parenthèses.

rulebook-QUEST-11 = Résoudre un acte
rulebook-QUEST-11-text =
    Un acte terminé se résout dans cet ordre : effets des champions et des armes ; au dernier acte, le
    prestige de la quête ; ressources, or et aventuriers ; puis déplacements et cartes du marché, dans
    l’ordre où la quête les indique ; au dernier acte, niveaux, titres et retour au logis. Un titre
    gagné ici n’agit pas sur cette quête.
rulebook-QUEST-11-ruling =
    Un acte terminé se résout dans un ordre fixe, des effets des champions aux niveaux et aux titres.

rulebook-QUEST-12 = Refuser des récompenses
rulebook-QUEST-12-text =
    Cette règle vaut pour toute récompense, carte ou tuile : vous pouvez refuser les déplacements et les
    cartes du marché ; vous prenez tout le reste. Ce qui ne peut pas s’appliquer est perdu d’office.
rulebook-QUEST-12-ruling =
    Déplacements et cartes du marché peuvent être refusés ; toutes les autres récompenses sont prises, et ce qui ne peut pas s’appliquer est perdu.

## Failure

rulebook-FAIL = Échec
rulebook-FAIL-intro =
    Ce qui arrive à une quête dont vous n’avez pas pu assurer l’étape. Parfois, mieux vaut en laisser échouer une.

rulebook-FAIL-1 = Une quête échoue
rulebook-FAIL-1-text =
    Une quête échouée quitte la partie. Ses aventuriers rentrent au logis sans gagner de niveau,
    et leurs armes sont perdues. En solo, une quête échouée fait perdre la partie (voir <SOLO-11>).

rulebook-FAIL-2 = Les récompenses restent
rulebook-FAIL-2-text = Vous gardez les récompenses matérielles des actes que vous avez terminés.

rulebook-FAIL-3 = Prestige des actes terminés
rulebook-FAIL-3-text =
    Vous recevez le prestige entre parenthèses du dernier acte que vous avez terminé, s’il y en a un. Si
    la quête a été hâtée par la Route cette manche, seuls comptent les actes terminés avant. Les actes
    omis grâce à un champion Véloce (voir <CHAMP-6>) comptent comme terminés à partir de la manche
    suivante.
rulebook-FAIL-3-ruling =
    Les actes omis grâce à un champion Véloce comptent comme terminés à partir de la manche suivante.

rulebook-FAIL-4 = Échec immédiat
rulebook-FAIL-4-text =
    Une quête qui échoue dans la manche où elle a été prise vous coûte 3 points de prestige. Votre
    prestige peut passer sous 0.
rulebook-FAIL-4-ruling = Le prestige peut passer sous 0.

## Change of stage

rulebook-STAGE = Changement d’Âge
rulebook-STAGE-intro =
    Deux fois dans une partie épique, le monde change : nouvelle mine, nouvelles quêtes et nouveau marché, tandis que votre guilde garde ses gens, ses cartes et ses biens.

rulebook-STAGE-1 = Une nouvelle mine
rulebook-STAGE-1-text =
    Après les manches 6 et 12, une fois les vieilles quêtes parties (voir <ROUND-4>), tous les ouvriers
    et contremaîtres quittent la mine, qui est reconstruite avec les pièces de l’Âge suivant.
rulebook-STAGE-1-ruling = Un Âge s’achève après les manches 6 et 12.

rulebook-STAGE-2 = Départ des anciennes quêtes
rulebook-STAGE-2-text =
    Les quêtes de l’Âge précédent quittent l’offre et la pioche ; les quêtes en cours restent à leurs
    guildes. Puis l’offre est resserrée et regarnie comme au début d’une manche (voir <ROUND-2>), ce qui
    n’est pas refait pour la manche qui vient. En solo, on distribue seulement 2 cartes, aux deux places
    gratuites (voir <SOLO-5>).
rulebook-STAGE-2-ruling =
    Les quêtes de l’ancien Âge quittent aussi la pioche, et l’offre est regarnie avant le placement des contremaîtres.

rulebook-STAGE-3 = Un nouveau marché
rulebook-STAGE-3-text =
    Les plans publics restés dans l’ancienne pioche d’armes deviennent disponibles ; à l’Âge II, l’Épée
    de mithril aussi. Les pioches de marché du nouvel Âge sont préparées (voir <SETUP-5>) et leurs
    premières cartes révélées ; cela tient lieu de révélation pour la manche qui vient (voir <ROUND-1>).

rulebook-STAGE-4 = Retour des contremaîtres
rulebook-STAGE-4-text =
    Dans l’ordre actuel, les guildes placent leurs contremaîtres comme au début de la partie (voir
    <SETUP-11>). La défausse du marché est conservée. En solo, vous les placez tous (voir <SOLO-13>).
rulebook-STAGE-4-ruling = La défausse du marché est conservée au changement d’Âge.

## Bonus tiles

rulebook-BONUS = Tuiles bonus
rulebook-BONUS-intro =
    Une option de la partie épique : cinq tuiles qui récompensent les guildes dans la bonne situation au bon moment.

rulebook-BONUS-1 = Les quinze tuiles
rulebook-BONUS-1-text =
    Il y a 15 tuiles bonus : industrieuse 2, 3 et 4 ; aventureuse 1, 2 et 3 ; stock de cuivre, de fer et
    de mithril ; distinction pour l’or, le prestige et les emplettes ; savoir pour l’or, le prestige et
    les emplettes.

rulebook-BONUS-2 = Quand les tuiles s’appliquent
rulebook-BONUS-2-text =
    Cinq tuiles tirées au hasard sont posées face visible : une pour les manches 4 à 6, puis une pour
    les manches 7 à 9, 10 à 12, 13 à 15 et 16 à 18. Chacune est résolue une fois, dans l’ordre de jeu, à
    la fin de sa troisième manche (voir <ROUND-6>).
rulebook-BONUS-2-ruling =
    Les cinq tuiles valent pour les manches 4 à 6, 7 à 9, 10 à 12, 13 à 15 et 16 à 18.

rulebook-BONUS-3 = Tuiles industrieuses
rulebook-BONUS-3-text =
    Chaque guilde qui a dans la mine exactement autant d’ouvriers que l’indique la tuile peut déplacer
    un contremaître. Le compte est fait pour toutes les guildes avant tout déplacement.

rulebook-BONUS-4 = Tuiles aventureuses
rulebook-BONUS-4-text =
    Chaque guilde qui a exactement autant de quêtes en cours que l’indique la tuile reçoit un aventurier
    de niveau 1.

rulebook-BONUS-5 = Tuiles de stock
rulebook-BONUS-5-text =
    Chaque guilde reçoit 1 ressource du type indiqué par lot de 3 ressources dans sa réserve. Les
    guildes peuvent commercer avant ce décompte (voir <MERCHANT-2>).

rulebook-BONUS-6 = Tuiles de distinction et de savoir
rulebook-BONUS-6-text =
    Les tuiles de distinction comptent vos champions de niveau 4, les tuiles de savoir les plans uniques
    que vous possédez. Pour chacun, vous recevez ce que montre la tuile : 2 pièces d’or ; ou 2 points de
    prestige ; ou, pour les emplettes, 3 pièces d’or à dépenser aussitôt en ressources, aux prix du
    marchand, en dehors de la limite d’achats de la manche. Vous ne pouvez pas y ajouter votre propre
    or, et ce que vous ne dépensez pas est perdu.
rulebook-BONUS-6-ruling =
    Personne ne peut ajouter son propre or à l’or des emplettes, et ce qui en reste est perdu.

## End of the game

rulebook-END = Fin de la partie
rulebook-END-intro =
    Après la dernière manche, les quêtes en cours sont réglées, tout ce que vous avez bâti est converti en prestige, et le vainqueur est connu.

rulebook-END-1 = Les quêtes en cours échouent
rulebook-END-1-text =
    Après les derniers échanges de la dernière manche, toutes les quêtes encore en cours échouent (voir
    <FAIL-1>, <FAIL-2> et <FAIL-3>), et l’exception des quêtes hâtées vaut ici aussi. La pénalité d’échec
    immédiat (voir <FAIL-4>) ne s’applique pas, pas même à une quête prise à la dernière manche.
rulebook-END-1-ruling = À la fin de la partie, personne n’est pénalisé pour une quête prise à la dernière manche.

rulebook-END-2 = Décompte final
rulebook-END-2-text =
    Chaque guilde marque alors : 1 point de prestige par niveau de chaque aventurier, et 1 de plus par
    aventurier de niveau 4 ; le prestige de ses plans uniques, de ses plans publics sous licence et de
    ses cartes bonus ; ses bonus finaux (voir <MARKET-10>) ; et 1 point de prestige par lot complet de
    4 pièces d’or. Avant de compter l’or, toutes les ressources restantes sont vendues aux prix
    imprimés, sans Flair de vendeur, à moins que le bonus de ressources restantes ne les ait comptées.

rulebook-END-3 = Le vainqueur
rulebook-END-3-text =
    La guilde qui a le plus de prestige l’emporte ; entre guildes à égalité, celle qui vient la
    première dans l’ordre actuel.

## Solo games

rulebook-SOLO = Parties solo
rulebook-SOLO-intro =
    Seul face à la mine : deux automates vous gênent, et vous devez prendre une quête à chaque manche et les accomplir toutes.

rulebook-SOLO-1 = Mise en place solo
rulebook-SOLO-1-text =
    Votre guilde joue à côté de deux automates, dans la mine à 3 guildes (voir <SETUP-7>). Vous avez un
    aventurier de plus. Vous placez les neuf contremaîtres, dans l’ordre que vous voulez. Votre couleur
    commence dernière dans l’ordre ; lequel des automates est premier et lequel deuxième est tiré au
    sort.
rulebook-SOLO-1-ruling =
    Vous commencez dernier dans l’ordre ; le premier des automates est tiré au sort.

rulebook-SOLO-2 = Choisir une difficulté
rulebook-SOLO-2-text =
    Choisissez une partie facile, moyenne, difficile ou aléatoire ; cela détermine les quêtes de votre
    pioche. En partie simple, il reste 12 des 18 quêtes vertes : la facile retire les 6 plus dures, la
    moyenne les 2 plus dures et les 4 plus faciles, la difficile les 6 plus faciles, et l’aléatoire 6 au
    hasard. Les quêtes dorées sont « Invasion de cristaux vivants », « Le Grognosaure veut jouer », « À
    la poursuite du vampire » et « Lever le sort de la momie ». Les parties épique et accélérée ont
    d’autres pioches (voir <SOLO-3>) ; les listes sont fixes (voir <SOLO-4>).

rulebook-SOLO-3 = Pioches solo plus longues
rulebook-SOLO-3-text =
    En partie épique, il reste 12 des 20 quêtes vertes : la facile et la moyenne retirent les deux
    étoilées puis les mêmes qu’en partie simple (voir <SOLO-2>) ; la difficile garde les étoilées et
    retire les deux « Chauves-souris au beffroi » et les 6 plus faciles. Il reste 12 des 20 quêtes
    grises : la facile retire les 8 plus dures, la moyenne les 3 plus dures et les 5 plus faciles, la
    difficile les 8 plus faciles. Il reste 8 des 12 quêtes rouges : la facile retire les 4 plus dures,
    la moyenne la plus dure et les 3 plus faciles, la difficile les 4 plus faciles. L’aléatoire retire
    au hasard 8 vertes, 8 grises et 4 rouges. Les quêtes dorées sont « Le Défi du Chevalier-Tempête »
    (2 cartes), « Le Retour du vampire », « Fermer la Porte infernale » et « Le Réveil de la bête
    d’os ». La partie accélérée traite les quêtes grises de la même façon et ajoute 4 des 9 quêtes
    dorées de l’Âge II, toujours les mêmes.
rulebook-SOLO-3-ruling =
    Ce que retire la difficulté moyenne, et les pioches solo de la partie accélérée, sont fixés ici.

rulebook-SOLO-4 = Quêtes dures et faciles
rulebook-SOLO-4-text =
    Ces listes sont fixes, et chacune va de la plus dure à la plus facile ; un 2 signifie deux cartes.

    Vertes, les plus dures : « Le Roi Poisson bloque le port » ; « Mater le cimetière agité » ; « Du
    grabuge au Bois étrange » ; « Explorer la grotte mystique » ; « Négocier avec les harpies » ;
    « Gelées dans l’égout ». Vertes, les plus faciles : « Jeux de l’arène » (2) ; « Calmer la rixe à
    l’auberge » (2) ; « Rats à la cave » (2).

    Grises, les plus dures : « Le Souterrain sans fin » ; « Une tour vers les étoiles » ; « Le
    Grognosaure veut jouer » ; « La Faille du destin » ; « Lever le sort de la momie » ; « L’Esprit
    sylvain en rage » ; « Garde du corps du noble » ; « À la poursuite du vampire ». Grises, les plus
    faciles : « Farces de fées » (2) ; « Disperser le sabbat noir » (2) ; « Tournoi royal » (2) ;
    « Trolls sous le pont » (2).

    Rouges, les plus dures : « L’Hydre aux mille têtes » ; « Apaiser les feux du mont Corne » ; « Les
    nains ont trop creusé » ; « Les Golems de l’archimage ». Rouges, les plus faciles : « La montagne
    s’éveille » ; « Visiteurs d’un autre monde » ; « Le Marais des tourments » (2).

rulebook-SOLO-5 = L’offre en solo
rulebook-SOLO-5-text =
    L’offre commence avec 2 cartes, aux deux places gratuites. À la fin d’une manche, les cartes
    restantes sont rangées à partir de la troisième place, dans leur ordre actuel et sans vides ; au
    début de la manche suivante, 2 nouvelles sont distribuées aux deux places gratuites. Aucune quête ne
    vieillit (voir <ROUND-4>) ; seul un changement d’Âge retire des quêtes (voir <STAGE-2>).
rulebook-SOLO-5-ruling =
    En solo, les cartes restantes de l’offre sont rangées à partir de la troisième place, sans vides.

rulebook-SOLO-6 = Comment jouent les automates
rulebook-SOLO-6-text =
    Un automate se déplace quand l’ordre arrive à lui. Il fait le déplacement qui franchit le plus
    d’ouvriers d’autres couleurs ; à égalité, celui qui franchit le moins des siens ; s’il reste
    plusieurs déplacements, c’est vous qui choisissez. Il doit se déplacer s’il le peut.
rulebook-SOLO-6-ruling = Les automates doivent se déplacer s’ils le peuvent.

rulebook-SOLO-7 = Sauts et gains en solo
rulebook-SOLO-7-text =
    Une couleur qui saute par-dessus ses propres ouvriers les retire au passage : ils ne désertent pas
    et ne rapportent rien. Quand vous déplacez un contremaître (en phase de mine ou par une récompense,
    une carte ou une tuile), le nouvel ouvrier et ceux qui se rallient à votre couleur vous rapportent
    leurs ressources. Les déplacements des automates ne rapportent rien. Les grèves s’appliquent à
    toutes les couleurs.
rulebook-SOLO-7-ruling = En solo, les ouvriers franchis par leur propre couleur s’en vont sans rien rapporter.

rulebook-SOLO-8 = Second déplacement en solo
rulebook-SOLO-8-text =
    Les automates ne font jamais le second déplacement (voir <MINE-2>). Vous le pouvez quand vous êtes
    premier ; cela ne change pas l’ordre (voir <SOLO-9>).

rulebook-SOLO-9 = L’ordre en solo
rulebook-SOLO-9-text =
    En solo, les ouvriers ne décident pas de l’ordre (voir <ORDER-1>) : le premier de l’ordre passe à la
    fin.

rulebook-SOLO-10 = Le marché en solo
rulebook-SOLO-10-text =
    Le marché est celui à 2 guildes, mais vous agissez deux fois ; à chaque fois, vous pouvez passer
    pour 1 pièce d’or. Un emplacement exclusif ne sert qu’une fois par manche : votre seconde action
    demande donc un autre emplacement. Les emplacements ouverts peuvent servir deux fois, la Route même
    pour la même quête.
rulebook-SOLO-10-ruling =
    La seconde action au marché ne peut pas utiliser le même emplacement exclusif ; la Route peut être prise deux fois, même pour une seule quête.

rulebook-SOLO-11 = Une quête par manche
rulebook-SOLO-11-text =
    Vous devez prendre une quête à chaque manche et accomplir toutes vos quêtes avant la fin ; vous ne
    pouvez pas refuser tant qu’il y en a une que vous pouvez prendre. Une manche sans nouvelle quête,
    une quête échouée ou une quête encore en cours à la fin fait aussitôt perdre la partie. Avec 5 quêtes en
    cours, vous ne pouvez pas en prendre une autre et vous avez donc perdu ; le programme vous avertit
    une manche avant. Seule une offre vide vous dispense de prendre une quête : vous continuez alors,
    même avec 5 quêtes en cours.
rulebook-SOLO-11-ruling = Avec 5 quêtes en cours et une quête dans l’offre, la partie est perdue ; vous en êtes averti une manche avant.

rulebook-SOLO-12 = Votre score en solo
rulebook-SOLO-12-text =
    Une partie gagnée se compte comme toute autre (voir <END-2>). Un score de 125 est remarquable en
    partie simple, de 500 en partie épique ; la partie accélérée n’a pas de repère.

rulebook-SOLO-13 = Changement d’Âge en solo
rulebook-SOLO-13-text = À un changement d’Âge, vous placez à nouveau les neuf contremaîtres.

rulebook-SOLO-14 = Une quête pour finir
rulebook-SOLO-14-text =
    Au moins trois des quêtes dorées de chaque pioche solo (voir <SOLO-2> et <SOLO-3>), partie accélérée
    comprise, ont exactement une étape, si bien que la dernière manche en propose toujours une qui peut
    encore être accomplie. Le jeu le vérifie chaque fois que ses cartes sont lues.
rulebook-SOLO-14-ruling = Chaque pioche solo a au moins trois quêtes dorées d’une seule étape.

rulebook-SOLO-15 = Ce que les automates ne font pas
rulebook-SOLO-15-text =
    Les automates ne participent qu’à la phase de mine. Ils ne prennent part ni au marché, ni aux
    quêtes, ni aux tuiles bonus, ni aux échanges, et n’ont pas de score.
rulebook-SOLO-15-ruling = Les automates ne participent qu’à la phase de mine.
