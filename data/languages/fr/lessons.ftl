# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Apprendre à jouer
lessons-words = Chaque leçon prend quelques minutes à la vraie table. Quitte-les et reprends-les à ton gré.
lessons-name-walking = Parcourir la mine
lessons-about-walking = Déplacer un contremaître, laisser un ouvrier, prendre ce que rapporte la case.
lessons-name-jumping = Sauter
lessons-about-jumping = Files d’ouvriers, ralliés et déserteurs, grèves, et l’intérêt d’en avoir peu.
lessons-name-forge = La forge
lessons-about-forge = Plans, minerai, niveaux et types : la puissance aux mains des aventuriers.
lessons-name-quest = Une quête
lessons-about-quest = L’offre et ses prix, étapes et actes, récompenses, parenthèses et échecs.
lessons-name-market = Le marché
lessons-about-market = Lieux exclusifs et ouverts, marchand, étals, et ce qu’on gagne à passer.
lessons-name-round = Une manche entière
lessons-about-round = Mine, marché et quêtes reliés par un projet, et le second déplacement.
lessons-name-end = La fin
lessons-about-end = Bonus et quêtes de la dernière manche, et comment tout se compte.
lessons-name-epic = Épique
lessons-about-epic = Trois âges, tuiles bonus, champions et leurs titres.
lessons-name-solo = Solo
lessons-about-solo = L’obligation de quête, les automates, deux actions au marché, les difficultés.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = Première partie
lessons-first-words = Une partie simple contre un Apprenti. Le guide parle à chaque nouveau type de décision.
lessons-tips-words = Tout ce que dit le guide

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Continue ici
lessons-begin-here = Ta prochaine leçon
lessons-number = Leçon { $number }
lessons-resume = Reprendre
lessons-start = Commencer
lessons-you-meet = Tu vas découvrir
lessons-learnt-of = { $learnt } sur { $count }
lessons-learnt-word = apprises
lessons-all-learnt = Tout est appris
lessons-your-first-game = Ta première partie
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Apprise
lessons-at-step = Pas { $step } sur { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Toi
lessons-rival = Le rival

# Under the title of the pause menu.
lessons-kept = La leçon retient où tu en es

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Continuer
lessons-take-back = Annuler
lessons-show-me = Montre-moi
lessons-next = Leçon suivante
lessons-all = Les leçons
lessons-leave = Quitter la leçon
lessons-back = Revenir au pas précédent
lessons-skip = Sauter ce pas
lessons-first-step = C’est le premier pas
lessons-no-more = C’était le dernier pas

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Tu peux faire cela et voir ce que ça donne. Ce pas demandait autre chose : { $wanted }. Annule, ou saute le pas.
lessons-strayed-early = Tu peux faire cela, mais il y avait d’abord autre chose à dire. Annule, ou saute ce pas.
lessons-learnt = C’est fait ! Leçon apprise : { $lesson }. Elle reste dans la liste, à refaire quand tu veux.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Les pièces cerclées à la tour sont tes contremaîtres ; les autres sont à ton rival. Chaque case contient cuivre, fer ou émeraude. Appuie sur Continuer, ou sur la touche Entrée.
lesson-walking-move = Appuie sur le contremaître cerclé, puis sur la case cerclée, puis sur Confirmer, en bas à droite. Un contremaître va en ligne droite, aussi loin que la voie est libre.
lesson-walking-move-pass = Passer ne déplace personne et ne rapporte rien. Annule et fais marcher un contremaître.
lesson-walking-move-other = Ça marche aussi : la case que ce contremaître a quittée t’a payé. La leçon continue avec celui d’en bas à droite.
lesson-walking-worker = Il a laissé un ouvrier sur la case d’où il vient, et cet ouvrier t’a payé son minerai : un fer, à gauche. Tu gagnes par la case que tu quittes, pas par celle d’arrivée.
lesson-walking-panel = Voici ton panneau : prestige au laurier, minerais, puis or, ouvriers dans la mine (capuche), aventuriers (casque), quêtes en cours et accomplies. Le « i » en haut nomme chaque symbole.
lesson-walking-emerald = Place-toi donc sur ce que tu voudras ensuite. Un de tes contremaîtres est sur une émeraude, ce qu’il y a de plus rare ici. Déplace-le où tu veux.
lesson-walking-emerald-pass = Alors l’émeraude resterait où elle est. On annule ?
lesson-walking-emerald-taken = Ça marche aussi : où qu’il aille, l’émeraude sous lui est à toi. La leçon continue avec son propre déplacement.
lesson-walking-emerald-other = Ce contremaître était sur autre chose, et c’est ce que tu as reçu. On annule, pour déplacer celui qui est cerclé ?
lesson-walking-free = À chaque manche, chaque guilde déplace un contremaître selon ces règles. Nul ne peut s’arrêter sur une pièce ni franchir un contremaître. Un ouvrier paie quand il apparaît, pas pour être simplement là.
lesson-walking-task = Maintenant sans aide : gagne un fer de plus avec ce déplacement.
lesson-walking-task-taken = Du fer, de la case que tu as quittée. Dans une partie, chaque guilde fait un tel déplacement par manche, et la première dans l’ordre peut en faire deux.
lesson-walking-task-pass = Cela n’apporte pas de fer. Annule et cherche un de tes contremaîtres qui soit sur du fer.
lesson-walking-task-other = Cette case n’avait pas de fer : ce qui compte, c’est la case que tu quittes. On annule ?

# 2
lesson-jumping-row = On peut sauter les ouvriers en chemin, d’emblée ou après une marche sur la même ligne : une file ininterrompue, jusqu’à la case libre juste derrière. Saute les deux ouvriers de Soleil à gauche.
lesson-jumping-row-strike = Tes ouvriers se sont mis en grève : on y viendra. On annule pour l’instant ?
lesson-jumping-row-own = Tu as sauté un de tes propres ouvriers, et il est passé chez le rival : on y viendra. On annule pour l’instant ?
lesson-jumping-row-walk = C’était un déplacement sans ces deux ouvriers. On annule, pour les sauter par la gauche ?
lesson-jumping-turned = Les deux ouvriers se sont ralliés à ta couleur, et chacun t’a payé ce qu’il a sous lui. Le nouvel ouvrier sur la case quittée aussi : trois ressources en un coup.
lesson-jumping-own = Une file peut aussi contenir tes propres ouvriers. Ils désertent pour la guilde qui en a le moins, et paient cette guilde. Saute la file cerclée et regarde.
lesson-jumping-own-strike = Tes ouvriers se sont mis en grève : c’est le pas suivant. On annule pour l’instant ?
lesson-jumping-own-also = Ça marche aussi : un de tes ouvriers est passé chez le rival, et a payé le rival. La leçon continue avec son propre déplacement.
lesson-jumping-few = Pourquoi ne pas occuper toute la mine ? La guilde qui a le moins d’ouvriers passe en premier au marché, aux quêtes et à la prochaine mine. À égalité, on échange : qui était derrière passe devant.
lesson-jumping-strike = Cinq ouvriers ou plus d’une couleur qui se touchent font grève : le plus récent paie encore, puis tous s’en vont. Déplace le contremaître placé à côté de tes quatre, pour en faire cinq.
lesson-jumping-strike-also = Ça marche aussi : cinq d’une couleur se touchaient, et tous ont quitté la mine. La leçon continue avec son propre déplacement.
lesson-jumping-strike-other = Ce déplacement ne laisse pas de cinquième ouvrier à côté des quatre. On annule ?
lesson-jumping-gone = Ils ont quitté la mine, et tu as gardé le minerai. Avoir moins d’ouvriers te fait avancer dans l’ordre : une grève peut être exactement ce que tu veux.
lesson-jumping-task = Maintenant sans aide : saute au moins un ouvrier de ton rival et aucun des tiens, sans provoquer de grève.
lesson-jumping-task-own = Un de tes propres ouvriers a déserté. On annule, pour chercher une file du rival seul ?
lesson-jumping-task-strike = Cinq de tes ouvriers ou plus se sont alors trouvés côte à côte : ils se sont mis en grève et ont quitté la mine. On annule, pour chercher un saut après lequel ils restent ?
lesson-jumping-task-also = Bien sauté : ce qui s’est rallié à ta couleur t’a payé.
lesson-jumping-task-walk = Personne n’a été sauté. On annule, pour chercher des ouvriers du rival avec une case libre derrière eux ?

# 3
lesson-forge-step = Ta guilde mène trois quêtes. À droite de chacune figurent sa puissance et ce qu’il lui faut cette manche : « Rats à la cave » a 0 sur 2.
lesson-forge-sword = Une arme se forge directement dans une main. Appuie sur le Rôdeur, puis l’Épée de cuivre, puis « Rats à la cave » : deux cuivre deviennent 2 de puissance, et le Rôdeur est en quête.
lesson-forge-sword-done = Pas encore : ce qui n’est pas assuré quand tu termines échoue. On annule ?
lesson-forge-sword-also = Ça marche aussi : tout le monde peut manier une épée. La leçon continue avec le Rôdeur.
lesson-forge-sword-dear = C’est une autre arme, et les autres serviront ailleurs. On annule, pour forger une Épée de cuivre ?
lesson-forge-sword-quest = C’était une autre quête, ou une autre arme. On annule, pour armer d’abord « Rats à la cave » ?
lesson-forge-levels = Le niveau 1 manie épées et dagues, le niveau 2 toute arme publique, comme la Lance de cuivre. Le niveau 3 manie aussi les armes uniques, comme le Dard vert.
lesson-forge-types = « Chauves-souris au beffroi » exige 5 de puissance et une arme perçante. Si aucune arme sur place n’a ce type, il en faut 3 de plus.
lesson-forge-stinger = L’Écuyer est de niveau 3. Envoie-le là-bas avec le Dard vert : 5 de puissance et perçant, forgé d’un fer et d’une émeraude.
lesson-forge-stinger-done = Pas encore : ce qui n’est pas assuré quand tu termines échoue. On annule ?
lesson-forge-stinger-spear = Le type est bon, mais une Lance de cuivre n’a que 2 de puissance, et il en faut 5. On annule ?
lesson-forge-stinger-sword = Cette arme n’est pas perçante, donc l’étape exige 3 de puissance en plus. On annule ?
lesson-forge-stinger-quest = C’était une autre quête. On annule, pour armer « Chauves-souris au beffroi » ?
lesson-forge-lost = Ce qui est forgé ne redevient jamais minerai. Qui est en quête peut recevoir une autre arme quand tu armes tes quêtes ; l’ancienne est perdue. Tant que tu n’as pas terminé, Annuler rend tout.
lesson-forge-task = Maintenant sans aide : « Gelées dans l’égout » exige 3 de puissance. Assure-la avec un aventurier encore au logis.
lesson-forge-task-met = Assurée. Un aventurier de niveau 1 suffit pour cette épée, et laisse le plus fort libre.
lesson-forge-task-short = C’est trop peu de puissance pour cette étape. On annule, pour chercher un plan de puissance 3 ?
lesson-forge-task-quest = Cette quête était déjà assurée. On annule, pour aider « Gelées dans l’égout » ?
lesson-forge-task-done = « Gelées dans l’égout » aurait échoué. On annule ?

# 4
lesson-quest-offer = Huit quêtes sont proposées. Les deux de devant sont gratuites, les trois suivantes coûtent 1 or, les trois dernières 2. Quelques-unes de devant partent à chaque fin de manche.
lesson-quest-legs = Une quête est une suite d’étapes. Des étapes de même puissance forment un acte. « Jeux de l’arène » a deux actes : une étape de puissance 2, puis une de puissance 4.
lesson-quest-take = Une quête avance d’une étape par manche, et à chaque manche son étape doit être assurée, dès celle-ci. Prends « Jeux de l’arène » pour 1 or.
lesson-quest-take-rats = Ça marche aussi : 2 de puissance, c’est à ta portée, mais cette place coûte 2 or. La leçon continue avec « Jeux de l’arène ».
lesson-quest-take-other = Sa première étape exige plus de puissance que n’en donnent tes trois cuivre. Une quête qui échoue dès sa première manche coûte 3 points de prestige. On annule ?
lesson-quest-take-decline = Nul n’est obligé de prendre une quête, mais c’est de là que vient le prestige. On annule, pour prendre « Jeux de l’arène » ?
lesson-quest-arm = Arme-la maintenant. Une Épée de cuivre dans la main du Rôdeur coûte deux cuivre et a 2 de puissance : juste ce qu’exige la première étape.
lesson-quest-arm-also = Ça marche aussi : peu importe qui tient l’épée, l’étape est assurée. La leçon continue avec le Rôdeur.
lesson-quest-arm-dagger = Une Dague de cuivre a 1 de puissance, et il en faut 2. On annule ?
lesson-quest-arm-done = Non assurée, elle a échoué, et cela a coûté 3 points de prestige à sa première manche. On annule ?
lesson-quest-done = À droite figure ce qui arrive si tu termines. L’étape est assurée : appuie donc sur Terminer.
lesson-quest-done-more = Elle était déjà assurée : une seconde arme, c’est du minerai qui te manquera peut-être. On annule ?
lesson-quest-done-home = Qui rentre au logis perd son arme, et la quête n’est plus assurée. On annule ?
lesson-quest-reward = Nouvelle manche : « Jeux de l’arène » est passée à son second acte, qui exige 4 de puissance. Terminer le premier a versé sa récompense, deux cuivre. Le prestige n’est versé que pour la quête entière.
lesson-quest-brackets = Un échec à la première manche coûte 3 points de prestige ; plus tard, il verse encore le nombre entre parenthèses du dernier acte terminé, ici 1. Armes perdues, récompenses gardées. Accomplie : 7, et 4 or.
lesson-quest-task = Maintenant sans aide : le second acte exige 4 de puissance. Le Rôdeur y est encore avec l’Épée de cuivre. Fais en sorte que l’étape soit assurée.
lesson-quest-task-again = Le Rôdeur a reçu une autre arme, et l’ancienne est perdue : rien de gagné. On annule, pour envoyer quelqu’un d’autre ?
lesson-quest-task-met = Puissance 4 : assurée. À la fin de cette manche, « Jeux de l’arène » est accomplie.
lesson-quest-task-short = Cela fait 3 de puissance, un de moins qu’il ne faut. On annule ?
lesson-quest-task-done = Non assurée, elle a échoué : il n’en reste que le point de prestige entre parenthèses. On annule ?
lesson-quest-complete = Puissance 4 : assurée. Appuie sur Terminer : accomplie, elle verse 7 points de prestige et 4 or. Ses deux actes donnent deux niveaux, un au plus par aventurier. Les armes sont usées.
lesson-quest-complete-more = Elle était déjà assurée : une troisième arme, c’est du minerai qui te manquera peut-être. On annule ?
lesson-quest-complete-home = Qui rentre au logis perd son arme, et la quête n’est plus assurée. On annule ?

# 5
lesson-market-places = À chaque manche, tu fais une action au marché, ou tu passes et reçois 1 or. Forgeron, Bazar et Caserne servent chacun une guilde par manche, la première venue. Greffier et Route sont ouverts à tous.
lesson-market-claim = Au Greffier, tu prends une licence définitive sur un plan public. Elle coûte son prix, plus 1 or à chaque guilde qui l’avait avant toi. Prends la Lance de cuivre.
lesson-market-claim-also = Ça marche aussi : elle est à toi pour toute la partie. La leçon continue avec la Lance de cuivre.
lesson-market-claim-pass = Passer rapporte 1 or. C’est bien quand rien d’autre ne l’est. On annule, pour prendre la licence Lance de cuivre ?
lesson-market-road = La leçon t’offre d’autres actions. La Route est gratuite : elle avance une de tes quêtes d’une étape, sans jamais l’accomplir. Fais avancer « Rats à la cave ».
lesson-market-road-pass = 1 or pour avoir passé, mais la Route t’épargnerait une manche entière. On annule ?
lesson-market-barracks = La Caserne recrute un aventurier de niveau 1, en forme un qui est au logis, ou les deux en une action. Forme l’Écuyer du niveau 2 au niveau 3, pour 2 or.
lesson-market-barracks-hired = Un aventurier de plus, pour 4 or. Dans cette leçon, cet or te servira chez le Forgeron. On annule ?
lesson-market-barracks-other = Ça marche aussi : qui tu formes manie plus d’armes. La leçon continue avec l’Écuyer au niveau 3.
lesson-market-barracks-pass = Passer rapporte 1 or, mais ne forme personne. On annule ?
lesson-market-merchant = Le marchand est là en marge de chaque décision : un achat et une vente par manche, sans coûter d’action. Achète un fer.
lesson-market-merchant-also = Ça marche aussi : c’était ton seul achat de cette manche. La leçon continue avec le fer.
lesson-market-merchant-sold = C’était une vente, ta seule de cette manche. L’achat te reste. On annule ?
lesson-market-cards = Le Forgeron vend un plan unique, le Bazar des cartes : celles à usage unique agissent aussitôt, un étal échange à chaque manche une gemme contre deux d’un métal, ou l’inverse, et les Flairs améliorent commerce ou Route.
lesson-market-task = Maintenant sans aide : achète le seul plan de cette table qu’aucune autre guilde ne peut avoir.
lesson-market-task-pass = Passer rapporte 1 or et n’achète rien. On annule, pour voir chez le Forgeron ?
lesson-market-task-claim = Les plans publics sont à tous ceux qui paient. On annule, pour chercher un plan unique ?
lesson-market-task-card = C’est une carte, pas un plan. On annule, pour voir chez le Forgeron ?

# 6
lesson-round-plan = Une manche : mine, marché, quêtes. Raisonne à rebours : « Gelées dans l’égout » exige 3 de puissance, celle d’une Épée de fer. Il te faut donc deux fer, 3 or pour la licence et 1 pour la quête.
lesson-round-mine = D’abord la mine. Un seul saut apporte les deux : le fer sous ton contremaître, et le fer sous l’ouvrier de Soleil à côté.
lesson-round-mine-one = Un fer, mais il t’en faut deux. On annule, pour sauter l’ouvrier de Soleil placé sur du fer ?
lesson-round-mine-other = Cela n’apporte pas de fer, et il t’en faut deux. On annule ?
lesson-round-mine-pass = Sans minerai, pas d’épée. On annule ?
lesson-round-second = Tu es en tête de l’ordre : tu as droit à un second déplacement, avec le contremaître de ton choix. Qui le fait passe dernier dans le prochain ordre, quels que soient ses ouvriers. Tu as ce qu’il te faut : passe.
lesson-round-second-moved = Ça marche aussi : plus de minerai tout de suite, mais tu passes en dernier à ce marché et aux quêtes. La leçon continue comme si tu avais passé.
lesson-round-market = Le moins d’ouvriers : tu es donc en tête ici aussi. Prends au Greffier la licence Épée de fer : 3 or, et elle est à toi pour de bon.
lesson-round-market-claim = C’est un autre plan, et l’or pour l’Épée de fer est parti. On annule ?
lesson-round-market-pass = 1 or de plus, mais pas d’épée de puissance 3. On annule ?
lesson-round-take = Comme prévu : prends « Gelées dans l’égout » avec ta dernière pièce d’or.
lesson-round-take-other = C’est « Gelées dans l’égout » qui était prévue. On annule ?
lesson-round-take-decline = Tu as tout ce qu’il lui faut. On annule, pour prendre « Gelées dans l’égout » ?
lesson-round-arm = Deux fer deviennent une Épée de fer dans la main du Rôdeur : puissance 3, et tout le monde peut la manier.
lesson-round-arm-also = Ça marche aussi. La leçon continue avec le Rôdeur.
lesson-round-arm-done = Personne n’était armé : elle a échoué à sa première manche, et 3 points de prestige sont perdus. On annule ?
lesson-round-done = Assurée. Termine la gestion et laisse finir la manche.
lesson-round-done-home = C’était perdre une arme pour rien. On annule ?
lesson-round-again = La quête a avancé, les invendus et les quêtes de devant sont partis, et une nouvelle manche commence. Ce qu’il faudra à tes quêtes, manche par manche, figure au Registre.
lesson-round-task = Plus tard, sans aide : tu veux une Épée de cuivre pour « Rats à la cave ». Gagne deux cuivre en un déplacement.
lesson-round-task-pass = Cela n’apporte pas du tout de cuivre. On annule ?
lesson-round-task-one = Un cuivre, c’est une demi-épée. On annule, pour chercher une file à sauter en partant d’une case cuivre ?
lesson-round-task-other = Cela n’apporte pas de cuivre. On annule ?

# 7
lesson-end-last = La manche 7 est la dernière d’une partie simple. Il n’y a plus de cartes : Forgeron et Bazar vendent à la place des bonus pour le décompte final.
lesson-end-bonus = Chaque bonus compte quelque chose. Tu as accompli cinq quêtes : la Chronique des exploits rapporterait au moins 5 points de prestige pour 3 or. Achète-la au Bazar.
lesson-end-bonus-less = Celui-là compte moins de ce que tu as, pour plus d’or. On annule, pour comparer ?
lesson-end-bonus-pass = 1 or vaut à la fin un quart de point de prestige. On annule ?
lesson-end-take = À la dernière manche, il ne reste que des quêtes au cadre doré, et ce qui est encore en cours à la fin échoue. « Assassins au banquet » n’a qu’une étape : prends-la.
lesson-end-take-other = Celle-là, tu ne peux pas l’assurer cette manche avec ce que tu as. On annule ?
lesson-end-take-decline = Onze points de prestige resteraient sur la table. On annule ?
lesson-end-maul = Il faut 7 de puissance. Ton Rôdeur est de niveau 3 : forge le plan unique Ronce-masse, puissance 5.
lesson-end-maul-other = Ce n’est pas la Ronce-masse aux mains du Rôdeur. On annule, pour commencer par là ?
lesson-end-maul-done = Non assurée, elle échoue. On annule ?
lesson-end-sword = Les puissances d’une quête s’additionnent. Une Épée de fer pour la Brute en apporte 3 de plus : 8 en tout.
lesson-end-sword-also = Ça marche aussi : tout le monde peut la manier.
lesson-end-sword-other = Cinq et deux font sept, mais garde le cuivre : la leçon demande l’Épée de fer. On annule ?
lesson-end-sword-done = Il manque 2 de puissance, elle échoue. On annule ?
lesson-end-done = Assurée. Termine, et vois la quête accomplie : prestige, récompense, et autant de niveaux qu’elle avait d’actes pour ceux qui y étaient ; leurs armes sont perdues. Puis vient le décompte.
lesson-end-done-home = C’était perdre une arme pour rien. On annule ?
lesson-end-count = Chaque niveau compte 1, le niveau 4 un de plus. Plans, licences et cartes comptent ce qu’ils indiquent, puis les bonus. Le minerai restant est vendu ; 4 or font 1 point. À égalité, le premier dans l’ordre gagne.
lesson-end-task = Un autre dernier marché, sans aide : 4 or, huit ressources restantes, deux quêtes accomplies, trois aventuriers, deux licences. Achète le bonus qui rapporte le plus.
lesson-end-task-less = Un autre rapporte plus : compte ce que tu as en huit exemplaires. On annule ?
lesson-end-task-pass = C’est un quart de point de prestige. On annule ?

# 8
lesson-epic-stages = Une partie épique a 18 manches en trois âges. Après les manches 6 et 12, la mine est reconstruite, plus riche ; arrivent de nouvelles cartes et des quêtes plus dures. Tes quêtes restent.
lesson-epic-tiles = Chaque tuile bonus est comptée une fois, à la fin des manches 6, 9, 12, 15 et 18. La prochaine : une guilde avec exactement trois ouvriers dans la mine peut déplacer un contremaître.
lesson-epic-train = Le niveau 4 fait un champion. Forme le Rôdeur du niveau 3 au niveau 4 à la Caserne, pour 3 or.
lesson-epic-train-other = C’était quelqu’un d’autre, ou un nouvel aventurier. On annule, pour former le Rôdeur ?
lesson-epic-train-pass = Passer ne fait pas de champion. On annule ?
lesson-epic-title = Un champion prend l’un des douze titres. Opportuniste rapporte 2 points de prestige chaque fois qu’un acte est terminé avec ce champion sur la quête. Prends-le.
lesson-epic-title-other = Ça marche aussi : chaque titre aide à sa façon. La leçon continue avec Opportuniste.
lesson-epic-titles = Chaque titre existe une fois pour ta guilde. Certains renforcent les armes ou leur donnent un type, d’autres paient pour des quêtes entières, d’autres rendent la prise d’une quête moins chère ou plus rapide.
lesson-epic-send = « Gelées dans l’égout » va terminer son premier acte, à 3 de puissance. Envoies-y le champion avec une Épée de fer.
lesson-epic-send-other = L’étape est assurée, mais sans le champion il n’y a pas de prestige en plus. On annule ?
lesson-epic-send-weak = C’est trop peu de puissance pour l’étape. On annule, pour forger une Épée de fer au Rôdeur ?
lesson-epic-send-done = Personne n’y était, elle a donc échoué. On annule ?
lesson-epic-done = Assurée. Termine, et vois ce que gagne le champion.
lesson-epic-done-home = C’était perdre une arme pour rien. On annule ?
lesson-epic-paid = Deux points de prestige pour l’acte, en plus de sa récompense. Les champions agissent aussi par la Route, et comptent à la fin un point de plus que leurs niveaux.
lesson-epic-task = Plus tard, sans aide : ton champion est Irrésistible. Une quête où il est dès le départ te rapporte 1 or au lieu de coûter son prix. Prends-en une ainsi.
lesson-epic-task-also = Elle t’a payé. Maintenant le champion doit y être cette manche, avec une arme.
lesson-epic-task-paid = Tu l’as prise à son prix : Irrésistible s’annonce quand on prend la quête. On annule, pour appuyer sur la quête, puis sur l’interrupteur à côté ?
lesson-epic-task-decline = Pas de quête, pas de paie. On annule ?

# 9
lesson-solo-duty = En solo, tu partages la mine avec deux automates. Tu dois prendre une quête à chaque manche et les accomplir toutes : une seule qui échoue fait perdre la partie.
lesson-solo-mine = Tes propres ouvriers quittent la mine quand tu les sautes : personne ne déserte, et ils ne paient rien. Les autres se rallient et te paient, comme toujours. Saute la file cerclée.
lesson-solo-mine-other = Ça marche aussi : des ouvriers des autres se sont ralliés et t’ont payé. La leçon continue avec la file de gauche.
lesson-solo-mine-walk = Une simple marche : une ressource. On annule, pour sauter la file de gauche ?
lesson-solo-mine-pass = Passer ne rapporte rien. On annule ?
lesson-solo-tie = Les automates doivent sauter autant d’ouvriers des autres qu’ils le peuvent. Si plusieurs coups se valent, c’est toi qui choisis. Déplace celui qui est cerclé.
lesson-solo-tie-other = Ça marche aussi : choisis celui qui te laisse les ouvriers que tu veux. La leçon continue avec son propre choix.
lesson-solo-market = Au marché, tu agis deux fois. Commence au Greffier avec l’Épée de fer.
lesson-solo-market-claim = Ça marche aussi : une licence est à toi pour de bon. La leçon continue avec l’Épée de fer.
lesson-solo-market-pass = 1 or, et une action de moins. On annule ?
lesson-solo-twice = La seconde action doit aller à un autre lieu exclusif, ou de nouveau à la Route ou au Greffier. Ton or est dépensé : passe, et reçois-en 1.
lesson-solo-take = Deux nouvelles quêtes arrivent à chaque manche, et refuser n’est pas permis. Prends « Rats à la cave » : deux cuivre y suffiront.
lesson-solo-take-wolves = « Loups à la bergerie » exige aussitôt 4 de puissance, et tu as deux cuivre : la partie serait perdue. On annule ?
lesson-solo-marks = Les parties faciles, moyennes, difficiles et aléatoires ont des quêtes différentes. 125 points de prestige sont un score remarquable en solo simple, 500 en solo épique.
lesson-solo-task = Maintenant sans aide : fais en sorte que « Rats à la cave » soit assurée cette manche.
lesson-solo-task-met = Assurée. Pour une épée, peu importe qui y va.
lesson-solo-task-short = Une dague a 1 de puissance, et il en faut 2. On annule ?
lesson-solo-task-done = La quête a échoué, et la partie avec elle, aussitôt. On annule ?
