### The rulebook. A chapter has a title of at most 16 letters or so (it is a button), an introduction of
### two sentences, and clauses, each with a title of two to five words and a text of a few sentences.
### An empty line begins a paragraph. <MINE-6> becomes a link that reads as the title of that clause, so
### write it where a title can stand: "(see <MINE-6>)". A -ruling says in a sentence what was decided
### here because the printed game is silent on it or disagrees with itself.

rulebook-intro =
    Forge War est un jeu de mines, de marchés et de quêtes. Tu diriges une guilde d’armuriers : tes
    contremaîtres mènent les ouvriers d’une mine commune et rapportent métaux et gemmes, le marché te
    vend des plans, des renforts et des étals, et les armes que tu forges équipent des aventuriers qui
    partent en quête.

    Qui a le plus de prestige à la fin l’emporte. L’essentiel vient des quêtes accomplies ; le reste,
    des aventuriers expérimentés, des plans et cartes bonus, des bonus achetés à la dernière manche et
    de l’or qu’il te reste.

    Il y a trois modes. La partie simple se joue en 7 manches à l’Âge I : c’est la meilleure pour
    commencer. La partie épique traverse les Âges I, II et III, à raison de 6 manches chacun, soit 18 en
    tout ; elle ajoute les champions et, si tu veux, les tuiles bonus. La partie accélérée compte 7
    manches, toutes à l’Âge II, avec un départ plus riche. La dernière manche est la manche 7, ou la
    manche 18 en épique.

    Chaque mode se joue de 2 à 4 guildes sur une seule machine, chaque place étant tenue par un humain
    ou par l’ordinateur, ou en solo : une guilde face à deux automates, qui doit prendre une quête à
    chaque manche et les accomplir toutes.

    Les mines rapportent six ressources : les métaux cuivre, fer et mithril, et les gemmes émeraude,
    rubis et diamant. Les guildes sont bleue, jaune, violette ou verte. Les armes sont tranchantes
    (haches), perçantes (lances), contondantes (masses) ou n’ont aucun type.

## Set-up

rulebook-SETUP = Mise en place
rulebook-SETUP-intro =
    Ce que chaque guilde possède au départ, comment se préparent les pioches et la mine, et les deux choix que tu fais avant la première manche : ta fortune et la place de tes contremaîtres.

rulebook-SETUP-1 = Ce que tu as au départ
rulebook-SETUP-1-text =
    Ta guilde commence avec les plans Épée de cuivre et Dague de cuivre, 3 contremaîtres, 5 marqueurs
    de quête, 0 point de prestige, 0 or et des aventuriers de niveau 1 : 3 en simple, 4 en épique, 3 en
    épique avec tuiles bonus, 4 en accélérée. En solo, tu en as un de plus (voir <SOLO-1>).
rulebook-SETUP-1-ruling = Une guilde commence sans or, et avec 4 aventuriers en partie accélérée.

rulebook-SETUP-2 = Premier ordre de jeu
rulebook-SETUP-2-text = Au début de la partie, l’ordre de jeu est tiré au sort.

rulebook-SETUP-3 = La pioche de quêtes
rulebook-SETUP-3-text =
    La pioche de quêtes est empilée par couleur, chaque couleur étant mélangée à part. De haut en bas,
    la partie simple utilise les 18 quêtes vertes de l’Âge I sans étoile, puis les 9 quêtes or de
    l’Âge I. L’épique utilise les 20 vertes de l’Âge I, puis les 20 grises de l’Âge II, les 12 rouges et
    les 12 or de l’Âge III. L’accélérée utilise les 20 quêtes grises, puis les 9 quêtes or de l’Âge II.
    Les deux quêtes étoilées sont « Enquête sur les rapts » et « Le Donjon maudit ». En solo, les
    pioches sont plus petites (voir <SOLO-2>).
rulebook-SETUP-3-ruling =
    La partie accélérée a sa propre pioche : les quêtes grises de l’Âge II, puis les quêtes or.

rulebook-SETUP-4 = L’offre de quêtes
rulebook-SETUP-4-text =
    L’offre de quêtes est une rangée de 8 places. Les 2 premières coûtent 0 or, les 3 suivantes 1 or
    chacune et les 3 dernières 2 or chacune. Au départ, toutes les places sont garnies depuis la pioche ;
    en solo, l’offre commence avec 2 cartes (voir <SOLO-5>).

rulebook-SETUP-5 = Les pioches du marché
rulebook-SETUP-5-text =
    Les cartes de marché de l’âge sont mélangées, chaque sorte à part, en cinq pioches : une d’armes,
    deux égales de cartes bonus et deux égales de cartes à usage unique. Aux Âges I et II, elles
    contiennent 6 armes uniques avec 3 armes publiques ordinaires, 12 cartes bonus et 12 cartes à usage
    unique. À l’Âge III, elles contiennent 5 des 10 armes uniques (les 5 autres sont hors jeu), 10
    cartes bonus et 10 cartes à usage unique, si bien que chaque pioche en a exactement 5.
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
    La mine est un hexagone de 4 cases de côté, soit 37 : une case centrale et, autour, six secteurs de
    6 cases (1 + 2 + 3). Six bordures entourent les secteurs, tour à tour longues (5 cases) et courtes
    (3 cases). Chaque pièce a deux faces. Un secteur montre une face au hasard, à une place au hasard de
    l’anneau. Une bordure montre sa face ressources quand le nombre de guildes le demande, sinon sa face
    nue. À 4 guildes, les six bordures sont actives (61 cases). À 3 guildes, trois bordures qui se
    suivent, longue, courte, longue, sont inactives (48 cases). À 2 guildes, les six sont inactives (37
    cases). Le hasard désigne les trois bordures inactives et la place de chaque bordure. Une case
    inactive n’existe pas dans le jeu.
rulebook-SETUP-7-ruling =
    À 3 guildes, les bordures inactives et la place de chaque bordure sont laissées au hasard.

rulebook-SETUP-8 = Ressources d’un âge
rulebook-SETUP-8-text =
    Les cases de l’Âge I montrent cuivre, fer et émeraude. L’Âge II ajoute mithril et rubis, l’Âge III
    ajoute diamant. La case centrale est une pièce à part, une pour chaque âge.
rulebook-SETUP-8-ruling = La case centrale est une pièce à part, une pour chaque âge.

rulebook-SETUP-9 = Ce que tu sais d’abord
rulebook-SETUP-9-text =
    La mine, l’offre de quêtes et les éventuelles tuiles bonus sont installées, et les premières cartes
    du marché révélées (voir <ROUND-1>), avant que quiconque choisisse sa fortune ou place un
    contremaître.

rulebook-SETUP-10 = Choisir ta fortune
rulebook-SETUP-10-text =
    Tu reçois 4 des 16 cartes Fortune, cachées aux autres. Gardes-en 2 et prends ce qu’elles donnent :
    or, ressources, un aventurier de niveau 1, un niveau pour un de tes aventuriers, ou une licence sur
    un plan public précis. Deux niveaux peuvent aller au même aventurier, mais personne ne commence
    au-dessus du niveau 3. La partie accélérée a ses propres 16 cartes Fortune, plus riches. Les guildes
    choisissent, et désignent qui gagne un niveau, dans l’ordre de jeu ; les choix sont dévoilés quand
    toutes ont choisi. Une licence gratuite ne paie personne et ne porte que sur des plans disponibles
    dès le départ. Tu ne peux pas garder deux licences sur le même plan.
rulebook-SETUP-10-ruling =
    La partie accélérée a ses propres cartes Fortune, plus riches. On choisit dans l’ordre de jeu et on dévoile ensemble ; une licence gratuite ne paie personne.

rulebook-SETUP-11 = Placer tes contremaîtres
rulebook-SETUP-11-text =
    Dans l’ordre de jeu, un contremaître à la fois, chaque guilde place ses 3 contremaîtres sur des cases
    vides de la mine. En solo, tu places les neuf (voir <SOLO-1>).

rulebook-SETUP-12 = Le matériel est illimité
rulebook-SETUP-12-text =
    Ressources, ouvriers, or, aventuriers et jetons sont illimités. Seuls les marqueurs de quête ne le
    sont pas : une guilde n’a jamais plus de 5 quêtes en cours (voir <QUEST-3>).
rulebook-SETUP-12-ruling = Le matériel n’est jamais épuisé, quoi que contienne la boîte.

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
    Au début d’une manche, on révèle la carte du dessus de chacune des cinq pioches du marché ; une
    pioche vide ne montre rien. Quand la pioche d’armes révèle un plan public, il rejoint les plans
    publics disponibles et l’on révèle la carte suivante, jusqu’à voir un plan unique ou vider la pioche.
    Pour la manche 1 et la première manche d’un âge, cela a déjà été fait (voir <SETUP-9> et <STAGE-3>)
    et n’est pas refait.
rulebook-ROUND-1-ruling =
    Un plan public révélé devient disponible et une autre carte suit, jusqu’à voir un plan unique.

rulebook-ROUND-2 = Nouvelles quêtes
rulebook-ROUND-2-text =
    Au début d’une manche, les quêtes de l’offre avancent pour combler les vides, puis les places vides
    du fond sont garnies depuis la pioche de quêtes. Quand une couleur est épuisée, la suivante prend le
    relais ; quand toute la pioche l’est, des places restent vides. Cela ne se fait ni à la manche 1, ni
    à la première manche d’un âge (voir <STAGE-2>). En solo, l’offre se garnit autrement (voir <SOLO-5>).
rulebook-ROUND-2-ruling = Quand toute la pioche de quêtes est épuisée, des places de l’offre restent vides.

rulebook-ROUND-3 = Les phases d’une manche
rulebook-ROUND-3-text =
    Une manche se compose de la phase de mine, de la phase de marché, de la phase de quêtes et de la fin
    de la manche, l’une après l’autre.

rulebook-ROUND-4 = Les vieilles quêtes s’en vont
rulebook-ROUND-4-text =
    À la fin d’une manche, les quêtes encore présentes aux premières places de l’offre sont retirées : à
    la première place à 4 guildes, aux deux premières à 3, aux trois premières à 2. Si l’une de ces
    places est vide, aucune autre quête ne part à sa place. Ne s’applique pas en solo (voir <SOLO-5>).

rulebook-ROUND-5 = Que des quêtes or à la fin
rulebook-ROUND-5-text =
    À la fin de la manche 6 d’une partie simple ou accélérée, toutes les quêtes de la première couleur
    (verte ou grise) quittent l’offre, et la pioche aussi, si bien que la dernière manche n’offre que des
    quêtes or. Ne s’applique pas en solo (voir <SOLO-5>).
rulebook-ROUND-5-ruling =
    Avant la dernière manche, la première couleur quitte la pioche comme l’offre.

rulebook-ROUND-6 = Fin d’une manche
rulebook-ROUND-6-text =
    Une manche se termine dans cet ordre : la tuile bonus, s’il y en a une à résoudre (voir <BONUS-2>) ;
    un moment pour les derniers échanges (voir <MERCHANT-2>) ; après la dernière manche, la fin de la
    partie (voir <END-1>). Après toute autre manche, les vieilles quêtes s’en vont (voir <ROUND-4> et
    <ROUND-5> ; en solo, voir <SOLO-5>), puis l’âge change s’il y a lieu (voir <STAGE-1>).
rulebook-ROUND-6-ruling =
    La fin d’une manche a un ordre fixe : tuile, derniers échanges, vieilles quêtes, puis nouvel âge.

## The mine

rulebook-MINE = La mine
rulebook-MINE-intro =
    Les contremaîtres vont en ligne droite, laissent des ouvriers derrière eux et rallient ceux qu’ils sautent. C’est de là que viennent tes ressources, et chaque coup peut aussi nourrir tes rivaux.

rulebook-MINE-1 = Un déplacement chacun
rulebook-MINE-1-text = Dans l’ordre de jeu, chaque guilde peut déplacer une fois un de ses contremaîtres, ou passer.

rulebook-MINE-2 = Le second déplacement
rulebook-MINE-2-text =
    Quand toutes les guildes ont joué ou passé, celle qui est première dans l’ordre peut faire un second
    déplacement, avec le même contremaître ou un autre, même si elle a passé la première fois. Si elle le
    fait, elle sera dernière dans le prochain ordre (voir <ORDER-3>). En solo, cela ne coûte rien (voir
    <SOLO-8>).
rulebook-MINE-2-ruling = La première guilde peut faire le second déplacement même si elle a passé le premier.

rulebook-MINE-3 = Comment avance un contremaître
rulebook-MINE-3-text =
    Un contremaître suit l’une des six lignes droites : par-dessus autant de cases vides qu’on veut puis,
    si tu le souhaites, par-dessus une seule file ininterrompue d’ouvriers de toutes couleurs, pour
    s’arrêter sur la première case derrière cette file. Sans saut, il peut s’arrêter sur n’importe quelle
    case vide de son chemin. Après un saut, il s’arrête aussitôt. Il doit avancer d’au moins une case.

rulebook-MINE-4 = Où il peut s’arrêter
rulebook-MINE-4-text =
    Un contremaître doit s’arrêter sur une case sans ouvrier ni contremaître. Il ne franchit jamais un
    autre contremaître, le bord de la mine ou une case inactive.

rulebook-MINE-5 = Un ouvrier reste sur place
rulebook-MINE-5-text = Un nouvel ouvrier de la couleur du contremaître apparaît sur la case que celui-ci a quittée.

rulebook-MINE-6 = Les ouvriers sautés
rulebook-MINE-6-text =
    Les ouvriers qu’un contremaître a sautés changent de couleur un par un, dans l’ordre où il les a
    franchis. Un ouvrier d’une autre couleur se rallie à celle qui joue. Un ouvrier de la couleur qui
    joue déserte : il rejoint, parmi les autres guildes, celle qui a le moins d’ouvriers dans la mine à
    cet instant. À égalité, il rejoint celle qui est la plus tôt dans l’ordre actuel. Une guilde sans
    aucun ouvrier compte comme celle qui en a le moins. En solo, personne ne déserte (voir <SOLO-7>).
rulebook-MINE-6-ruling =
    Une guilde sans aucun ouvrier compte comme celle qui en a le moins, et les déserteurs vont à elle.

rulebook-MINE-7 = Ce que rapportent les ouvriers
rulebook-MINE-7-text =
    Quand toutes les couleurs sont fixées, le nouvel ouvrier et chaque ouvrier sauté rapportent chacun
    une ressource de leur case, à la guilde dont ils portent désormais la couleur. Les ouvriers ne
    rapportent rien à aucun autre moment. En solo, c’est différent (voir <SOLO-7>).

rulebook-MINE-8 = Ouvriers en grève
rulebook-MINE-8-text =
    Quand un déplacement de contremaître ou d’ouvrier est achevé et ses gains versés, et jamais avant,
    tout groupe connecté de 5 ouvriers ou plus d’une même couleur se met en grève et quitte la mine, quel
    que soit celui qui a joué.

rulebook-MINE-9 = Un exemple détaillé
rulebook-MINE-9-text =
    Trois guildes jouent dans l’ordre violet, jaune, bleu, et c’est à bleu. Six cases sont alignées. Sur
    la première, une case fer, se trouve le contremaître bleu ; viennent ensuite un ouvrier bleu sur
    cuivre, un jaune sur fer, un jaune sur émeraude, un bleu sur cuivre et une case vide. Ailleurs dans
    la mine : 1 ouvrier violet, 1 jaune et 3 bleus. Ces 3 bleus et les deux jaunes de la ligne forment un
    groupe connecté qui ne touche pas la case du contremaître, et aucun groupe de 5 bleus n’est encore
    connecté.

    Le contremaître bleu saute les quatre ouvriers et s’arrête sur la case vide. La case 1 reçoit un
    nouvel ouvrier bleu. L’ouvrier bleu de la case 2 déserte pour violet, qui a 1 ouvrier contre 3 à
    jaune. Les ouvriers jaunes des cases 3 et 4 se rallient à bleu. L’ouvrier bleu de la case 5 déserte
    pour jaune, car violet a maintenant 2 ouvriers et jaune seulement 1.

    Viennent les gains : bleu prend 2 fer et 1 émeraude, violet 1 cuivre et jaune 1 cuivre. Puis les
    ennuis : les cases 3 et 4 ont rejoint les 3 autres ouvriers bleus, et 5 bleus connectés font grève et
    s’en vont. La mine contient 1 ouvrier bleu, 2 violets et 2 jaunes.

    Violet, premier dans l’ordre, renonce au second déplacement. Bleu a le moins d’ouvriers et passe
    premier ; jaune et violet sont à égalité, et violet précédait jaune : c’est donc jaune qui passe
    devant. Le prochain ordre est bleu, jaune, violet.

## Order of play

rulebook-ORDER = Ordre de jeu
rulebook-ORDER-intro =
    Après la phase de mine, l’ordre de jeu est redéfini. Peu d’ouvriers te placent devant, et être en tête au marché et à l’offre de quêtes vaut cher.

rulebook-ORDER-1 = Le moins d’ouvriers d’abord
rulebook-ORDER-1-text =
    À la fin de la phase de mine, un nouvel ordre est établi : moins une guilde a d’ouvriers dans la
    mine, plus tôt elle joue. En solo, c’est différent (voir <SOLO-9>).

rulebook-ORDER-2 = Les égalités s’inversent
rulebook-ORDER-2-text =
    Les guildes à égalité d’ouvriers se rangent à l’inverse de leur ordre relatif précédent : celle qui
    était derrière passe devant.

rulebook-ORDER-3 = Deux déplacements : dernier
rulebook-ORDER-3-text =
    Une guilde qui a fait le second déplacement (voir <MINE-2>) est dernière, quel que soit son nombre
    d’ouvriers.

rulebook-ORDER-4 = Combien de temps il vaut
rulebook-ORDER-4-text =
    Le nouvel ordre vaut pour la phase de marché et la phase de quêtes de cette manche, et pour la phase
    de mine de la suivante.

## The market

rulebook-MARKET = Le marché
rulebook-MARKET-intro =
    Une action par guilde : acheter une carte, recruter et former, prendre une licence ou hâter une quête. Les emplacements exclusifs ne servent qu’une guilde par manche : l’ordre de jeu compte.

rulebook-MARKET-1 = Une action chacun
rulebook-MARKET-1-text =
    Dans l’ordre de jeu, chaque guilde fait une action au marché ou passe. Passer te rapporte 1 or. En
    solo, tu agis deux fois (voir <SOLO-10>).

rulebook-MARKET-2 = Exclusif ou ouvert
rulebook-MARKET-2-text =
    Un emplacement exclusif n’accueille qu’une guilde par manche ; un emplacement ouvert, autant qu’on
    veut.

rulebook-MARKET-3 = Le Forgeron
rulebook-MARKET-3-text = Le Forgeron est exclusif. Tu y achètes le plan unique exposé.

rulebook-MARKET-4 = Le Bazar
rulebook-MARKET-4-text =
    Le Bazar est exclusif. À 2 guildes, et en solo, c’est un seul emplacement où tu achètes l’une des
    quatre cartes exposées. À 3 ou 4 guildes, ce sont deux emplacements : l’un vend une des deux cartes
    bonus, l’autre une des deux cartes à usage unique.

rulebook-MARKET-5 = La Caserne
rulebook-MARKET-5-text =
    La Caserne est exclusive. Une action y a deux volets ; fais-en un ou les deux, dans l’ordre que tu
    veux, sans rien entre eux. Tu peux recruter un aventurier de niveau 1 pour 4 or à l’Âge I, 5 à
    l’Âge II ou 6 à l’Âge III. Tu peux former d’un niveau un aventurier de ta réserve, pour autant d’or
    que son niveau actuel. Tu ne peux former ni celui que tu viens de recruter, ni quiconque au-delà du
    niveau 4, ni un aventurier parti en quête.
rulebook-MARKET-5-ruling = Les aventuriers partis en quête ne peuvent pas être formés à la Caserne.

rulebook-MARKET-6 = Le Greffier
rulebook-MARKET-6-text =
    Le Greffier est ouvert. Tu y prends une licence sur un plan public disponible, même apparu cette
    manche : paie son prix à la banque, plus 1 or à chaque guilde qui en a déjà la licence. Chaque guilde
    ne prend qu’une licence par plan. Les plans de départ n’en demandent pas.

rulebook-MARKET-7 = La Route
rulebook-MARKET-7-text =
    La Route est ouverte et gratuite. Hâte une de tes quêtes en cours : fais-la avancer de 1 étape et, si
    tu veux, jusqu’à 1 de plus par Flair d’aventurier que tu possèdes. Chaque acte franchi est terminé :
    ses récompenses matérielles et les effets des champions et des armes suivent aussitôt, acte par acte
    (voir <QUEST-11>). La Route n’accomplit jamais une quête : le marqueur s’arrête à la dernière étape,
    et une quête qui y est déjà ne peut pas être choisie.
rulebook-MARKET-7-ruling =
    La Route s’arrête à la dernière étape d’une quête, et avec le Flair d’aventurier tu choisis jusqu’où aller. Champions et armes agissent pour les actes qu’on y franchit.

rulebook-MARKET-8 = Le prix des cartes
rulebook-MARKET-8-text =
    Tu paies le prix en or de la carte ; en partie simple ou accélérée, son prix réduit si elle en a un.
    Ton or ne peut jamais passer sous 0.
rulebook-MARKET-8-ruling = La partie accélérée utilise aussi les prix réduits.

rulebook-MARKET-9 = Le marché se vide
rulebook-MARKET-9-text =
    Quand toutes les guildes ont agi, les cartes encore exposées vont à la défausse du marché, et les
    emplacements exclusifs redeviennent libres pour la manche suivante.

rulebook-MARKET-10 = Bonus finaux
rulebook-MARKET-10-text =
    À la dernière manche de tous les modes, il n’y a plus de cartes. Le Forgeron et le Bazar vendent à la
    place des bonus finaux, au prix indiqué sur l’emplacement, jamais réduit. Celui du Forgeron donne 2
    points de prestige par plan unique et 1 par plan public sous licence ; les deux plans de départ ne
    comptent pas. Le Bazar en a quatre : 1 point de prestige par quête accomplie, 1 par aventurier, 2 par
    carte bonus permanente, ou 1 par ressource restante. Qui peut utiliser quel emplacement, et combien de
    guildes, est comme à toute autre manche : à 2 guildes, et en solo, un seul des quatre est vendu, au choix ; à 3
    ou 4 guildes, les deux premiers appartiennent à l’emplacement des cartes bonus et les deux derniers à
    celui des cartes à usage unique, si bien qu’un de chaque paire est vendu. Les bonus sont comptés à la
    fin (voir <END-2>). Avec le bonus de ressources, toutes tes ressources restantes comptent pour lui et
    aucune n’est vendue.
rulebook-MARKET-10-ruling =
    Les bonus finaux sont vendus dans tous les modes ; à 3 ou 4 guildes, un de chaque paire au Bazar.

rulebook-MARKET-11 = Tes plans uniques
rulebook-MARKET-11-text =
    Un plan unique reste à son acheteur pour le reste de la partie. Tu peux forger son arme aussi souvent
    que tes ressources le permettent.

rulebook-MARKET-12 = Les étals
rulebook-MARKET-12-text =
    Un étal est une carte bonus. Une fois par manche, dès celle où tu l’acquiers, tu peux échanger ce qui
    est d’un côté contre ce qui est de l’autre, dans un sens ou dans l’autre : par exemple 1 rubis contre
    2 fer, ou 2 fer contre 1 rubis. Tout étal échange 1 gemme contre 2 d’un même métal, si bien qu’aucune
    chaîne d’étals ne fait gagner quoi que ce soit. Tu ne peux posséder qu’un étal par sorte d’échange.
rulebook-MARKET-12-ruling =
    Tout étal échange 1 gemme contre 2 d’un même métal : aucune chaîne d’étals ne fait gagner quoi que ce soit.

rulebook-MARKET-13 = Les cartes Flair
rulebook-MARKET-13-text =
    Les cartes Flair sont des cartes bonus. Tu peux en posséder autant que tu veux, et elles se cumulent.
    Le Flair d’acheteur te donne un achat de plus par manche chez le marchand. Avec le Flair de vendeur,
    chaque vente au marchand rapporte 1 or de plus, mais jamais plus que ce que le marchand demande pour
    cette ressource. Le Flair de négociant te donne un usage de plus de tes étals par manche ; plusieurs
    peuvent servir au même étal ou à des étals différents. Le Flair d’aventurier allonge la Route (voir
    <MARKET-7>).
rulebook-MARKET-13-ruling =
    Le Flair de vendeur ne paie jamais plus que ce que le marchand demande, et les usages du Flair de négociant peuvent tous aller au même étal.

rulebook-MARKET-14 = Cartes à usage unique
rulebook-MARKET-14-text =
    Une carte à usage unique achetée ou prise agit aussitôt, une fois son prix éventuel payé, et quitte la
    partie ; les invendues vont à la défausse (voir <MARKET-9>). Ces cartes donnent des ressources, de
    l’or, un aventurier, une Formation d’aventurier (un niveau pour un de tes aventuriers, dans la réserve
    ou en quête), un déplacement de contremaître ou un déplacement d’ouvrier (voir <QUEST-8> et
    <QUEST-12>).
rulebook-MARKET-14-ruling = Une Formation d’aventurier peut profiter à quelqu’un qui est parti en quête.

rulebook-MARKET-15 = Les cartes permises
rulebook-MARKET-15-text =
    Une carte n’est vendue ou donnée qu’à une guilde qui a le droit de la posséder : tu n’obtiens jamais un
    second étal pour le même échange.

## The merchant

rulebook-MERCHANT = Le marchand
rulebook-MERCHANT-intro =
    Le marchand et tes propres étals dépannent quand il manque une ressource ou une pièce. Tu peux t’adresser à eux presque à tout moment, mais un nombre limité de fois par manche.

rulebook-MERCHANT-1 = Acheter et vendre
rulebook-MERCHANT-1-text =
    Une fois par manche, tu peux acheter une ressource au marchand, et une fois par manche lui en vendre
    une, à ses prix. Par exemple, un mithril te coûte 5 or, un rubis 4 et un fer 3, et une émeraude se
    vend 2. Le marchand traite les six ressources à tous les âges et dans tous les modes.
rulebook-MERCHANT-1-ruling = Le marchand traite les six ressources à tous les âges et dans tous les modes.

rulebook-MERCHANT-2 = Quand commercer
rulebook-MERCHANT-2-text =
    Tu peux commercer avec le marchand et tes propres étals à tout moment d’une manche : en marge de toute
    décision de n’importe quelle guilde, donc aussi au tour d’une autre, après les récompenses de quête et
    après une tuile bonus. Tu ne peux pas commercer tant qu’une action est à moitié résolue (choix d’une
    cible, d’un niveau, d’un titre, d’un déplacement ou d’une carte, emplettes d’une tuile), pendant la
    mise en place ou un changement d’âge, ni après les derniers échanges de la dernière manche. À deux
    moments, on demande dans l’ordre de jeu à chaque guilde qui peut commercer : avant le décompte d’une
    tuile de stock, et à la fin d’une manche (voir <ROUND-6>). Aucune décision n’est sautée comme forcée
    tant que la guilde qui doit la prendre peut commercer.
rulebook-MERCHANT-2-ruling =
    Le moment du commerce est fixé : en marge de toute décision de la manche, mais pas tant qu’une action est à moitié résolue.

rulebook-MERCHANT-3 = Usages par manche
rulebook-MERCHANT-3-text =
    Achats, ventes et usages d’étals se comptent par manche. Ils sont renouvelés avant la première
    décision de la manche suivante et ne se mettent jamais de côté. Un étal ou un Flair sert dès l’instant
    où tu le possèdes.
rulebook-MERCHANT-3-ruling =
    Le commerce se compte par manche et ne se met jamais de côté ; une nouvelle carte sert dès l’instant où tu la possèdes.

## Adventurers

rulebook-ADV = Aventuriers
rulebook-ADV-intro =
    Les aventuriers portent tes armes dans les quêtes. Plus ils ont d’expérience, meilleures sont les armes qu’ils manient.

rulebook-ADV-1 = Niveaux d’aventurier
rulebook-ADV-1-text = Les aventuriers ont un niveau de 1 à 4. Les nouveaux sont de niveau 1.

rulebook-ADV-2 = Une arme chacun
rulebook-ADV-2-text = Un aventurier a besoin d’une arme pour être en quête, et en porte exactement une.

rulebook-ADV-3 = Qui manie quoi
rulebook-ADV-3-text =
    Les aventuriers de niveau 1 manient épées et dagues, ceux de niveau 2 toute arme publique, et ceux
    de niveaux 3 et 4 aussi les armes uniques.

rulebook-ADV-4 = Forger des armes
rulebook-ADV-4-text =
    Forger une arme dépense les ressources de son plan, prises dans ta réserve. Une arme forgée ne se
    transmet jamais et ne redevient jamais ressources. Tu ne forges que pendant la gestion de tes quêtes
    (voir <QUEST-4>), directement dans la main d’un aventurier en quête ; aucune arme n’est stockée.

rulebook-ADV-5 = Réarmer et rappeler
rulebook-ADV-5-text =
    Pendant la gestion de tes quêtes, tu peux donner une autre arme à un aventurier en quête, le ramener
    dans la réserve ou l’envoyer sur une autre quête. Son ancienne arme est perdue.

rulebook-ADV-6 = Boucliers et puissance 0
rulebook-ADV-6-text =
    Un bouclier compte comme une arme. Une arme peut avoir une puissance de 0 : elle peut en gagner grâce
    à un champion ou avoir un effet propre.

rulebook-ADV-7 = Effets des armes uniques
rulebook-ADV-7-text =
    Un plan unique peut avoir un effet qui donne prestige, or ou ressources. Il agit chaque fois qu’un
    acte (ou, si la carte le dit, la quête) est terminé avec cette arme sur la quête, y compris par la
    Route, une fois par arme de ce genre. Il n’agit jamais pour les actes sautés par un champion Véloce
    (voir <CHAMP-6>), ni quand une quête échoue.
rulebook-ADV-7-ruling =
    L’effet d’une arme agit pour chaque acte terminé avec elle, y compris par la Route, mais pas pour les actes sautés.

## Champions

rulebook-CHAMP = Champions
rulebook-CHAMP-intro =
    En partie épique, un aventurier qui atteint le niveau 4 devient champion et prend un titre doté d’un pouvoir propre.

rulebook-CHAMP-1 = Devenir champion
rulebook-CHAMP-1-text =
    En partie épique, un aventurier qui atteint le niveau 4 devient champion et prend l’un des 12 titres.
    Tu le choisis aussitôt, et ta guilde ne peut utiliser chaque titre qu’une fois. Quand tu as utilisé
    les 12, un champion de plus n’a pas de titre mais compte quand même comme champion. En partie simple
    ou accélérée, le niveau 4 n’apporte pas de titre.
rulebook-CHAMP-1-ruling =
    Quand une guilde a utilisé les 12 titres, un champion de plus n’en a pas mais compte comme champion.

rulebook-CHAMP-2 = Un champion Opportuniste
rulebook-CHAMP-2-text =
    Opportuniste : tu gagnes 2 points de prestige chaque fois qu’un acte, le dernier compris, est terminé
    avec lui sur la quête, y compris par la Route.

rulebook-CHAMP-3 = Un champion Implacable
rulebook-CHAMP-3-text =
    Implacable : son arme gagne 1 de puissance chaque fois qu’un acte est terminé avec lui sur la quête, y
    compris par la Route. Cette puissance est perdue avec l’arme.

rulebook-CHAMP-4 = Un champion Intrépide
rulebook-CHAMP-4-text =
    Intrépide : tu gagnes 4 points de prestige quand est accomplie une quête où il est resté du début à la
    fin. Cela veut dire qu’il y était, armé, sans interruption depuis ta gestion de la manche où elle a
    été prise. Changer d’arme n’est pas une interruption, le temps d’avant son niveau 4 compte, et un
    départ par un champion Véloce (voir <CHAMP-6>) compte comme la première étape.
rulebook-CHAMP-4-ruling =
    « Du début à la fin » veut dire : sur la quête, armé, depuis la gestion de la manche où elle a été prise ; changer d’arme n’est pas une interruption.

rulebook-CHAMP-5 = Un champion Porte-bonheur
rulebook-CHAMP-5-text =
    Porte-bonheur : tu gagnes 3 or quand est accomplie une quête où il est resté du début à la fin, comme
    expliqué pour Intrépide (voir <CHAMP-4>).

rulebook-CHAMP-6 = Un champion Véloce
rulebook-CHAMP-6-text =
    Véloce : une quête où il est dès le départ peut commencer à sa 2e ou à sa 3e étape, si elle en a une,
    même si c’est la dernière. Les actes ainsi sautés ne donnent ni récompenses, ni effets de champions ou
    d’armes. Si la quête échoue dans la manche où elle a été prise, elle ne donne aucun prestige, et la
    pénalité s’applique quand même (voir <FAIL-4>).
rulebook-CHAMP-6-ruling =
    Une quête peut même commencer à sa dernière étape, et un échec immédiat coûte la pénalité habituelle.

rulebook-CHAMP-7 = Un champion Irrésistible
rulebook-CHAMP-7-text =
    Irrésistible : une quête où il est dès le départ te rapporte 1 or au lieu de coûter son prix.

rulebook-CHAMP-8 = Annoncer un pouvoir
rulebook-CHAMP-8-text =
    Véloce et Irrésistible (voir <CHAMP-6> et <CHAMP-7>) s’annoncent quand tu prends la quête, et ne
    peuvent resservir qu’une fois cette quête finie. Le champion peut être à ce moment dans la réserve ou
    sur une autre quête, et les deux pouvoirs peuvent servir à une même quête. S’il n’y est pas, armé,
    quand tu termines ta gestion de cette manche, la quête compte comme non assurée ; l’or d’Irrésistible
    est conservé. Aux manches suivantes, il peut partir, mais le pouvoir reste lié à la quête.
rulebook-CHAMP-8-ruling =
    Un champion promis peut être n’importe où quand la quête est prise, mais doit y être, armé, quand tu termines ta gestion.

rulebook-CHAMP-9 = Tranche-, Casse-, Perce-tout
rulebook-CHAMP-9-text =
    Toute arme qu’il manie compte aussi comme tranchante (Tranche-tout), contondante (Casse-tout) ou
    perçante (Perce-tout).

rulebook-CHAMP-10 = Sylvestre, Écarlate, Sans tache
rulebook-CHAMP-10-text =
    Il gagne en puissance avec une arme qui contient une certaine gemme : 2 avec une émeraude (Sylvestre),
    2 avec un rubis (Écarlate), 3 avec un diamant (Sans tache) ; une fois par arme, quel que soit le
    nombre de ces gemmes.
rulebook-CHAMP-10-ruling =
    La puissance due à une gemme compte une fois par arme, quel que soit le nombre de ces gemmes.

## Quests

rulebook-QUEST = Quêtes
rulebook-QUEST-intro =
    Prends une quête, arme des aventuriers à la hauteur de son étape actuelle, et avance d’une étape par manche. Les actes terminés apportent des récompenses, les quêtes accomplies du prestige et de l’expérience.

rulebook-QUEST-1 = Actes et étapes
rulebook-QUEST-1-text =
    Une quête est une suite d’actes. Un acte est une suite d’étapes de même difficulté et de mêmes types
    d’armes exigés. Un acte peut donner des récompenses, et le dernier en donne toujours. Un acte qui
    n’est pas le dernier montre une valeur de prestige entre parenthèses, qui ne compte que si la quête
    échoue (voir <FAIL-3>) ; le dernier montre la valeur complète.

rulebook-QUEST-2 = Prendre une quête
rulebook-QUEST-2-text =
    La phase de quêtes commence par l’acquisition. Dans l’ordre de jeu, chaque guilde peut prendre une
    quête de l’offre : elle paie le prix de sa place et pose un marqueur sur la première étape ; ou bien
    elle refuse. En solo, tu dois en prendre une (voir <SOLO-11>).

rulebook-QUEST-3 = Cinq au plus
rulebook-QUEST-3-text =
    Une guilde qui a 5 quêtes en cours ne peut pas en prendre une autre. Les marqueurs ne s’achètent pas.
rulebook-QUEST-3-ruling = Les marqueurs de quête ne s’achètent pas.

rulebook-QUEST-4 = Gérer tes quêtes
rulebook-QUEST-4-text =
    Quand toutes les guildes ont pris une quête ou refusé, elles gèrent l’une après l’autre, dans l’ordre
    de jeu. À ton tour, arme tes aventuriers et affecte-les à n’importe lesquelles de tes quêtes en cours,
    en n’importe quel nombre. Tant que tu n’as pas terminé, tu peux revenir sur tes pas : c’est annuler.
    Cela rétablit tout, ton commerce de ce moment compris, et ne remonte pas plus loin que le début de ta
    gestion ou le dernier échange d’une autre guilde. Rappeler ou réarmer quelqu’un (voir <ADV-5>), c’est
    jouer, pas annuler : cette arme est perdue, même si elle vient d’être forgée.
rulebook-QUEST-4-ruling =
    Les guildes gèrent l’une après l’autre. Revenir sur ses pas, c’est annuler et tout rétablir ; rappeler quelqu’un, c’est jouer et perdre l’arme.

rulebook-QUEST-5 = Assurer une étape
rulebook-QUEST-5-text =
    Une étape est assurée quand les puissances de toutes les armes présentes sur la quête totalisent au
    moins sa difficulté, plus 3 pour chaque type exigé qu’aucune de ces armes n’a.

rulebook-QUEST-6 = Quêtes non assurées
rulebook-QUEST-6-text =
    Quand tu termines ta gestion, chacune de tes quêtes en cours qui n’est pas assurée échoue (voir
    <FAIL-1>). Le programme te dit lesquelles et ce que cela coûte, et te demande d’abord confirmation.

rulebook-QUEST-7 = Faire avancer tes quêtes
rulebook-QUEST-7-text =
    Les récompenses viennent quand toutes les guildes ont fini leur gestion. Dans l’ordre de jeu, chaque
    guilde fait avancer toutes ses quêtes en cours d’une étape, dans l’ordre de son choix ; chacune est
    résolue avant la suivante. Entrer dans un nouvel acte termine le précédent. Sortir de la dernière
    étape termine l’acte et accomplit la quête.
rulebook-QUEST-7-ruling = Tu choisis dans quel ordre avancent tes quêtes.

rulebook-QUEST-8 = Récompenses matérielles
rulebook-QUEST-8-text =
    Les récompenses matérielles sont toutes les récompenses hormis le prestige. Tu peux recevoir des
    ressources, de l’or ou des aventuriers de niveau 1. Un déplacement de contremaître suit les règles de
    la mine (voir <MINE-3>). Pour un déplacement d’ouvrier, prends un ouvrier quelconque et retire-le, ou
    place-le sur une case vide en gardant sa couleur ; il ne rapporte rien, puis on vérifie les grèves
    (voir <MINE-8>). Pour une carte du marché, prends gratuitement une carte de ton choix dans la défausse
    du marché ; une carte à usage unique agit aussitôt et quitte la partie, et tu dois avoir le droit de
    posséder la carte (voir <MARKET-15>).

rulebook-QUEST-9 = Accomplir une quête
rulebook-QUEST-9-text =
    Accomplir une quête te donne tout son prestige et les récompenses du dernier acte. Ses aventuriers se
    partagent autant de niveaux que la quête a d’actes (les actes sautés comptent), un au plus chacun, à
    ton choix ; les niveaux en trop sont perdus. Les aventuriers reviennent dans la réserve et leurs armes
    sont perdues.

rulebook-QUEST-10 = Prestige entre parenthèses
rulebook-QUEST-10-text = Le prestige entre parenthèses n’est jamais versé pour avoir terminé un acte.

rulebook-QUEST-11 = Résoudre un acte
rulebook-QUEST-11-text =
    Un acte terminé se résout dans cet ordre : effets des champions et des armes ; au dernier acte, le
    prestige de la quête ; ressources, or et aventuriers ; puis déplacements et cartes du marché, dans
    l’ordre de la carte ; au dernier acte, niveaux, titres et retour dans la réserve. Un titre gagné ici
    n’agit pas sur cette quête.
rulebook-QUEST-11-ruling =
    Ce qu’apporte un acte terminé vient dans un ordre fixe, des effets des champions aux niveaux et aux titres.

rulebook-QUEST-12 = Refuser des récompenses
rulebook-QUEST-12-text =
    Cela vaut pour toute récompense, carte et tuile : tu peux refuser les déplacements et les cartes du
    marché ; tout le reste se prend. Ce qui ne peut pas être exécuté est perdu d’office.
rulebook-QUEST-12-ruling =
    Déplacements et cartes du marché peuvent être refusés ; toutes les autres récompenses se prennent, et ce qui ne peut pas être exécuté est perdu.

## Failure

rulebook-FAIL = Échec
rulebook-FAIL-intro =
    Ce qui arrive à une quête dont tu n’as pas pu assurer l’étape. Parfois, mieux vaut en laisser filer une.

rulebook-FAIL-1 = Une quête échoue
rulebook-FAIL-1-text =
    Une quête échouée quitte la partie. Ses aventuriers reviennent dans la réserve sans gagner de niveau,
    et leurs armes sont perdues. En solo, une quête échouée fait perdre la partie (voir <SOLO-11>).

rulebook-FAIL-2 = Les récompenses restent
rulebook-FAIL-2-text = Tu gardes les récompenses matérielles des actes que tu as terminés.

rulebook-FAIL-3 = Prestige des actes terminés
rulebook-FAIL-3-text =
    Tu reçois le prestige entre parenthèses du dernier acte que tu as terminé, s’il y en a un. Si la quête
    a été hâtée par la Route cette manche, seuls comptent les actes terminés avant. Les actes sautés par
    un champion Véloce (voir <CHAMP-6>) comptent comme terminés à partir de la manche suivante.
rulebook-FAIL-3-ruling =
    Les actes qu’un champion Véloce a sautés comptent comme terminés à partir de la manche suivante.

rulebook-FAIL-4 = Échec immédiat
rulebook-FAIL-4-text =
    Une quête qui échoue dans la manche où elle a été prise te coûte 3 points de prestige. Ton prestige
    peut passer sous 0.
rulebook-FAIL-4-ruling = Le prestige peut passer sous 0.

## Change of stage

rulebook-STAGE = Changement d’âge
rulebook-STAGE-intro =
    Deux fois dans une partie épique, le monde change : nouvelle mine, nouvelles quêtes et nouveau marché, tandis que ta guilde garde ses gens, ses cartes et ses biens.

rulebook-STAGE-1 = Une nouvelle mine
rulebook-STAGE-1-text =
    Après les manches 6 et 12, une fois les vieilles quêtes parties (voir <ROUND-4>), tous les ouvriers et
    contremaîtres quittent la mine, et elle est reconstruite avec les pièces de l’âge suivant.
rulebook-STAGE-1-ruling = Un âge s’achève après les manches 6 et 12.

rulebook-STAGE-2 = Les anciennes quêtes partent
rulebook-STAGE-2-text =
    Les quêtes de l’âge précédent quittent l’offre et la pioche ; les quêtes en cours restent à leurs
    guildes. Puis l’offre est resserrée et regarnie comme au début d’une manche (voir <ROUND-2>), ce qui
    n’est pas refait pour la manche qui vient. En solo, on distribue plutôt 2 cartes aux deux places
    qui ne coûtent rien (voir <SOLO-5>).
rulebook-STAGE-2-ruling =
    Les quêtes de l’ancien âge quittent aussi la pioche, et l’offre est regarnie avant le placement des contremaîtres.

rulebook-STAGE-3 = Un nouveau marché
rulebook-STAGE-3-text =
    Les plans publics restés dans l’ancienne pioche d’armes deviennent disponibles ; à l’Âge II, l’Épée de
    mithril aussi. Les pioches de marché du nouvel âge sont préparées (voir <SETUP-5>) et leurs premières
    cartes révélées ; cela tient lieu de révélation pour la manche qui vient (voir <ROUND-1>).

rulebook-STAGE-4 = Retour des contremaîtres
rulebook-STAGE-4-text =
    Dans l’ordre actuel, les guildes placent leurs contremaîtres comme au début de la partie (voir
    <SETUP-11>). La défausse du marché est conservée. En solo, tu les places tous (voir <SOLO-13>).
rulebook-STAGE-4-ruling = La défausse du marché est conservée au changement d’âge.

## Bonus tiles

rulebook-BONUS = Tuiles bonus
rulebook-BONUS-intro =
    Une option de la partie épique : cinq tuiles qui récompensent les guildes qui sont dans la bonne situation au bon moment.

rulebook-BONUS-1 = Les quinze tuiles
rulebook-BONUS-1-text =
    Il y a 15 tuiles bonus : industrieuse 2, 3 et 4 ; aventureuse 1, 2 et 3 ; stock de cuivre, de fer et de
    mithril ; distinction pour l’or, le prestige et les emplettes ; savoir pour l’or, le prestige et les
    emplettes.

rulebook-BONUS-2 = Quand elles comptent
rulebook-BONUS-2-text =
    Cinq tuiles tirées au hasard sont posées face visible : une pour les manches 4 à 6, et une pour chacune
    des périodes 7 à 9, 10 à 12, 13 à 15 et 16 à 18. Chacune est résolue une fois, dans l’ordre de jeu, à
    la fin de sa troisième manche (voir <ROUND-6>).
rulebook-BONUS-2-ruling =
    Les cinq tuiles valent pour les manches 4 à 6, 7 à 9, 10 à 12, 13 à 15 et 16 à 18.

rulebook-BONUS-3 = Tuiles industrieuses
rulebook-BONUS-3-text =
    Chaque guilde qui a dans la mine exactement autant d’ouvriers qu’indiqué sur la tuile peut déplacer un
    contremaître. On en juge pour toutes les guildes avant que quiconque se déplace.

rulebook-BONUS-4 = Tuiles aventureuses
rulebook-BONUS-4-text =
    Chaque guilde qui a exactement autant de quêtes en cours qu’indiqué sur la tuile reçoit un aventurier de
    niveau 1.

rulebook-BONUS-5 = Tuiles de stock
rulebook-BONUS-5-text =
    Chaque guilde reçoit 1 ressource du type indiqué par lot de 3 ressources dans sa réserve. Les
    guildes peuvent commercer avant ce décompte (voir <MERCHANT-2>).

rulebook-BONUS-6 = Tuiles de distinction et de savoir
rulebook-BONUS-6-text =
    Les tuiles de distinction comptent tes champions de niveau 4, les tuiles de savoir les plans uniques que tu
    possèdes. Pour chacun, tu reçois ce que montre la tuile : 2 or ; ou 2 points de prestige ; ou, pour les
    emplettes, 3 or à dépenser aussitôt en ressources aux prix du marchand, hors de la limite d’achats de
    la manche. Tu ne peux pas y ajouter ton propre or, et ce que tu ne dépenses pas est perdu.
rulebook-BONUS-6-ruling =
    On ne peut pas ajouter son propre or à l’or des emplettes, et ce qui en reste est perdu.

## End of the game

rulebook-END = Fin de la partie
rulebook-END-intro =
    Après la dernière manche, on règle les quêtes en cours, tout ce que tu as bâti est converti en prestige, et l’on connaît le vainqueur.

rulebook-END-1 = Les quêtes en cours échouent
rulebook-END-1-text =
    Après les derniers échanges de la dernière manche, toutes les quêtes encore en cours échouent (voir
    <FAIL-1>, <FAIL-2> et <FAIL-3>), et l’exception des quêtes hâtées vaut ici aussi. La pénalité d’échec
    immédiat (voir <FAIL-4>) ne s’applique pas, pas même à une quête prise cette manche.
rulebook-END-1-ruling = À la fin de la partie, nul n’est pénalisé pour une quête prise à la dernière manche.

rulebook-END-2 = Décompte final
rulebook-END-2-text =
    Chaque guilde marque alors : 1 point de prestige par niveau de chaque aventurier, et 1 de plus par
    aventurier de niveau 4 ; le prestige de ses plans uniques, de ses plans publics sous licence et de ses
    cartes bonus ; ses bonus finaux (voir <MARKET-10>) ; et 1 point de prestige par lot complet de 4 or.
    Avant de compter l’or, toutes les ressources restantes sont vendues aux prix imprimés, sans Flair de
    vendeur, à moins que le bonus de ressources restantes ne les ait comptées.

rulebook-END-3 = Le vainqueur
rulebook-END-3-text =
    La guilde qui a le plus de prestige l’emporte ; à égalité, celle qui est plus tôt dans l’ordre actuel.

## Solo games

rulebook-SOLO = Parties solo
rulebook-SOLO-intro =
    En solo face à la mine : deux automates te gênent, et tu dois prendre une quête à chaque manche et les accomplir toutes.

rulebook-SOLO-1 = Mise en place solo
rulebook-SOLO-1-text =
    Ta guilde joue face à deux automates, dans la mine à 3 guildes (voir <SETUP-7>). Tu as un aventurier de
    plus. Tu places les neuf contremaîtres, dans l’ordre que tu veux. Ta couleur commence dernière dans
    l’ordre ; lequel des automates est premier et lequel deuxième est tiré au sort.
rulebook-SOLO-1-ruling =
    Tu commences en dernier dans l’ordre ; le premier des automates est tiré au sort.

rulebook-SOLO-2 = Choisir une difficulté
rulebook-SOLO-2-text =
    Choisis facile, moyenne, difficile ou aléatoire ; cela décide des quêtes de ta pioche. En partie
    simple, il reste 12 des 18 quêtes vertes : facile retire les 6 plus dures, moyenne les 2 plus dures et
    les 4 plus faciles, difficile les 6 plus faciles, et aléatoire 6 au hasard. Les quêtes or sont
    « Invasion de cristaux vivants », « Le Grognosaure veut jouer », « À la poursuite du vampire » et
    « Lever le sort de la momie ». L’épique et l’accélérée ont d’autres pioches (voir <SOLO-3>) ;
    les listes sont fixes (voir <SOLO-4>).

rulebook-SOLO-3 = Pioches solo plus longues
rulebook-SOLO-3-text =
    En partie épique, il reste 12 des 20 quêtes vertes : facile et moyenne retirent les deux étoilées puis
    autant qu’en partie simple (voir <SOLO-2>) ; difficile garde les étoilées et retire les deux
    « Chauves-souris au beffroi » et les 6 plus faciles. Il reste 12 des 20 quêtes grises : facile retire
    les 8 plus dures, moyenne les 3 plus dures et les 5 plus faciles, difficile les 8 plus faciles. Il
    reste 8 des 12 quêtes rouges : facile retire les 4 plus dures, moyenne la plus dure et les 3 plus
    faciles, difficile les 4 plus faciles. Aléatoire retire au hasard 8 vertes, 8 grises et 4 rouges. Les
    quêtes or sont « Le Défi du Chevalier-Tempête » (2 cartes), « Le Retour du vampire », « Fermer la Porte
    infernale » et « Le Réveil de la bête d’os ». L’accélérée traite les quêtes grises de la même façon et
    ajoute 4 des 9 quêtes or de l’Âge II, toujours les mêmes.
rulebook-SOLO-3-ruling =
    Ce que retire la difficulté moyenne, et les pioches solo de la partie accélérée, sont fixés ici.

rulebook-SOLO-4 = Quêtes dures et faciles
rulebook-SOLO-4-text =
    Ces listes sont fixes, et chacune va du plus dur au plus facile ; un 2 veut dire deux cartes.

    Vertes, les plus dures : Le Roi Poisson bloque le port ; Mater le cimetière agité ; Du grabuge au Bois
    étrange ; Explorer la grotte mystique ; Négocier avec les harpies ; Gelées dans l’égout. Vertes, les
    plus faciles : Jeux de l’arène (2) ; Calmer la rixe à l’auberge (2) ; Rats à la cave (2).

    Grises, les plus dures : Le Souterrain sans fin ; Une tour vers les étoiles ; Le Grognosaure veut
    jouer ; La Faille du destin ; Lever le sort de la momie ; L’Esprit sylvain en rage ; Garde du corps du
    noble ; À la poursuite du vampire. Grises, les plus faciles : Farces de fées (2) ; Disperser le sabbat
    noir (2) ; Tournoi royal (2) ; Trolls sous le pont (2).

    Rouges, les plus dures : L’Hydre aux mille têtes ; Apaiser les feux du mont Corne ; Les nains ont trop
    creusé ; Les Golems de l’archimage. Rouges, les plus faciles : La montagne s’éveille ; Visiteurs d’un
    autre monde ; Le Marais des tourments (2).

rulebook-SOLO-5 = L’offre en solo
rulebook-SOLO-5-text =
    L’offre commence avec 2 cartes, aux deux places qui ne coûtent rien. À la fin d’une manche, les cartes
    restantes sont rangées à partir de la troisième place, dans leur ordre actuel et sans vides ; au début
    de la manche suivante, 2 nouvelles sont distribuées aux deux places qui ne coûtent rien. Aucune quête
    ne vieillit (voir <ROUND-4>) ; seul un changement d’âge retire des quêtes (voir <STAGE-2>).
rulebook-SOLO-5-ruling =
    En solo, les cartes restantes de l’offre sont rangées à partir de la troisième place, sans vides.

rulebook-SOLO-6 = Comment jouent les automates
rulebook-SOLO-6-text =
    Un automate se déplace quand l’ordre arrive à lui. Il fait un déplacement qui saute le plus d’ouvriers
    d’autres couleurs ; parmi ceux-là, un qui saute le moins des siens ; parmi ceux-là, tu choisis. Il doit
    se déplacer s’il le peut.
rulebook-SOLO-6-ruling = Les automates doivent se déplacer s’ils le peuvent.

rulebook-SOLO-7 = Sauts et gains en solo
rulebook-SOLO-7-text =
    Qui saute des ouvriers de sa propre couleur les retire au passage : ils ne désertent pas et ne
    rapportent rien. Quand tu déplaces un contremaître (en phase de mine ou par une récompense, une carte ou
    une tuile), le nouvel ouvrier et ceux qui se rallient à ta couleur te rapportent. Les déplacements des
    automates ne rapportent rien. Les grèves valent pour toutes les couleurs.
rulebook-SOLO-7-ruling = En solo, les ouvriers de sa couleur que l’on saute s’en vont sans rien rapporter.

rulebook-SOLO-8 = Second déplacement en solo
rulebook-SOLO-8-text =
    Les automates ne font jamais le second déplacement (voir <MINE-2>). Toi, tu le peux quand tu es en
    tête ; cela ne change pas l’ordre (voir <SOLO-9>).

rulebook-SOLO-9 = L’ordre en solo
rulebook-SOLO-9-text =
    En solo, les ouvriers ne décident pas de l’ordre (voir <ORDER-1>) : le premier de l’ordre passe en queue.

rulebook-SOLO-10 = Le marché en solo
rulebook-SOLO-10-text =
    Le marché est celui à 2 guildes, mais tu agis deux fois ; chaque action peut être de passer pour 1 or.
    Un emplacement exclusif n’accueille qu’un disque : ta seconde action demande donc un autre emplacement.
    La Route peut être prise deux fois, même pour la même quête.
rulebook-SOLO-10-ruling =
    La seconde action au marché demande un autre emplacement exclusif ; la Route peut être prise deux fois, même pour une seule quête.

rulebook-SOLO-11 = Une quête par manche
rulebook-SOLO-11-text =
    Tu dois prendre une quête à chaque manche et accomplir toutes tes quêtes avant la fin ; tu ne peux pas
    refuser tant qu’il y en a une que tu peux prendre. Une manche sans en prendre, une quête échouée ou une
    quête encore en cours à la fin fait perdre la partie aussitôt. Avec 5 quêtes en cours, tu ne peux pas en
    prendre une autre et tu as donc perdu ; le programme t’avertit une manche avant. Seule une offre vide te
    dispense de prendre une quête.
rulebook-SOLO-11-ruling = Avec 5 quêtes en cours, la partie est perdue, avec un avertissement une manche avant.

rulebook-SOLO-12 = Ton score en solo
rulebook-SOLO-12-text =
    Une partie gagnée se compte comme toute autre (voir <END-2>). 125 est un score remarquable en simple,
    500 en épique ; l’accélérée n’a pas de tel repère.

rulebook-SOLO-13 = Changement d’âge en solo
rulebook-SOLO-13-text = À un changement d’âge, tu places à nouveau les neuf contremaîtres.

rulebook-SOLO-14 = Une quête pour finir
rulebook-SOLO-14-text =
    Au moins trois des quêtes or de chaque pioche solo (voir <SOLO-2> et <SOLO-3>), accélérée comprise, ont
    exactement une étape, si bien que la dernière manche en offre toujours une qui peut encore être
    accomplie. Le jeu le vérifie chaque fois que ses cartes sont lues.
rulebook-SOLO-14-ruling = Chaque pioche solo a au moins trois quêtes or d’une seule étape.

rulebook-SOLO-15 = Ce que les automates ne font pas
rulebook-SOLO-15-text =
    Les automates ne participent qu’à la phase de mine. Ils n’ont part ni au marché, ni aux quêtes, ni aux
    tuiles bonus, ni au commerce, et n’ont pas de score.
rulebook-SOLO-15-ruling = Les automates ne participent qu’à la phase de mine.
