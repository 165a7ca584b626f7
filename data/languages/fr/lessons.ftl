# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Apprendre à jouer
lessons-words = Chaque leçon prend quelques minutes, à une vraie table de jeu. Quittez-la et reprenez-la quand vous voulez.
lessons-name-walking = Se déplacer
lessons-about-walking = Déplacez un contremaître, laissez un ouvrier et récoltez ce qu’il rapporte.
lessons-name-jumping = Sauter
lessons-about-jumping = Sautez par-dessus des files d’ouvriers : certains vous rejoignent, d’autres désertent ou font grève.
lessons-name-forge = La forge
lessons-about-forge = Changez vos ressources en armes : plans, niveaux, puissance et types d’armes.
lessons-name-quest = Une quête
lessons-about-quest = Prenez une quête, assurez ses étapes, et voyez ce que valent réussite et échec.
lessons-name-market = Le marché
lessons-about-market = Emplacements exclusifs et ouverts, marchand, étals, et ce qu’on gagne à passer.
lessons-name-round = Une manche entière
lessons-about-round = Préparez une manche de la mine au marché et aux quêtes ; le second déplacement.
lessons-name-end = La fin
lessons-about-end = La dernière manche, ses bonus et ses quêtes, puis le décompte final.
lessons-name-epic = Épique
lessons-about-epic = Trois Âges, des tuiles bonus, des champions et leurs titres.
lessons-name-solo = Solo
lessons-about-solo = Quête obligatoire, automates, deux actions au marché, difficultés.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = Première partie
lessons-first-words = Une partie simple contre un Apprenti. Un guide explique chaque nouvelle décision.
lessons-tips-words = Toutes les astuces du guide

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Continuez ici
lessons-begin-here = Votre prochaine leçon
lessons-number = Leçon { $number }
lessons-resume = Reprendre
lessons-start = Commencer
lessons-you-meet = Nouveautés de la leçon
lessons-learnt-of = { $learnt } sur { $count }
lessons-learnt-word = apprises
lessons-all-learnt = Tout est appris
lessons-your-first-game = Votre première partie
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Apprise
lessons-at-step = Étape { $step } sur { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Vous
lessons-rival = Votre rival

# Under the title of the pause menu.
lessons-kept = Votre progression est enregistrée

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Continuer
lessons-take-back = Annuler
lessons-show-me = Montrer
lessons-next = Leçon suivante
lessons-all = Toutes les leçons
lessons-leave = Quitter la leçon
lessons-back = Revenir à l’étape précédente
lessons-skip = Passer cette étape
lessons-first-step = C’est la première étape
lessons-no-more = C’est la dernière étape

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Ce coup est permis : voyez ce qu’il donne. La leçon demandait autre chose : { $wanted }. Annulez, ou passez cette étape.
lessons-strayed-early = Ce coup est permis, mais il reste d’abord une chose à expliquer. Annulez, ou passez cette étape.
lessons-learnt = Bravo ! Vous avez terminé la leçon « { $lesson } ». Vous pourrez la refaire quand vous voudrez.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Les pièces entourées, avec la tour, sont vos contremaîtres ; les autres sont à votre rival. Chaque case contient du cuivre, du fer ou une émeraude. Cliquez sur Continuer ou appuyez sur Entrée.
lesson-walking-move = Sélectionnez le contremaître entouré, puis la case entourée, puis Confirmer, en bas à droite. Un contremaître avance en ligne droite, tant que la voie est libre.
lesson-walking-move-pass = Passer ne déplace personne et ne rapporte rien. Annuler et déplacer un contremaître ?
lesson-walking-move-other = C’est bien aussi : la case que ce contremaître a quittée vous a rapporté sa ressource. La leçon continue avec celui d’en bas à droite.
lesson-walking-worker = Il a laissé sur sa case de départ un ouvrier qui vous a rapporté 1 fer, à gauche. C’est la case que vous quittez qui rapporte, pas celle où vous arrivez.
lesson-walking-panel = Voici votre panneau : le prestige près du laurier, vos ressources, puis l’or, les ouvriers dans la mine (capuche), les aventuriers (casque), les quêtes en cours et accomplies. Le « i » en haut nomme chaque symbole.
lesson-walking-emerald = Placez-vous sur ce qu’il vous faudra ensuite. Ici, vous rejouez aussitôt ; en partie, à la manche suivante. Un contremaître est sur une émeraude, la ressource la plus rare. Déplacez-le où vous voulez.
lesson-walking-emerald-pass = L’émeraude reste alors où elle est. Annuler ?
lesson-walking-emerald-taken = C’est bien aussi : où qu’il aille, l’émeraude qu’il avait sous lui est à vous. La leçon continue avec le déplacement prévu.
lesson-walking-emerald-other = Ce contremaître était sur une autre ressource : c’est elle que vous avez reçue. Annuler et déplacer celui qui est entouré ?
lesson-walking-free = À chaque manche, chaque guilde déplace ainsi un contremaître. Il ne peut ni s’arrêter sur une case occupée, ni franchir un autre contremaître. Un ouvrier rapporte quand il apparaît ou qu’un contremaître saute par-dessus, jamais en restant sur place.
lesson-walking-task = À vous, sans aide : gagnez encore 1 fer avec ce déplacement.
lesson-walking-task-taken = Du fer, venu de la case que vous avez quittée. Dans une vraie partie, chaque guilde joue un déplacement par manche, et la première de l’ordre peut en jouer deux.
lesson-walking-task-pass = Cela ne rapporte pas de fer. Annuler et chercher un de vos contremaîtres placé sur du fer ?
lesson-walking-task-other = Il n’y avait pas de fer sur cette case : c’est la case quittée qui compte. Annuler ?

# 2
lesson-jumping-row = Un contremaître peut sauter par-dessus une file ininterrompue d’ouvriers, voisine ou plus loin en ligne droite ; il s’arrête alors sur la case vide juste derrière. Sautez par-dessus les deux ouvriers de Soleil, à gauche.
lesson-jumping-row-strike = Vos ouvriers se sont mis en grève ; nous y viendrons. Annuler pour l’instant ?
lesson-jumping-row-own = Vous avez sauté par-dessus un de vos ouvriers, et il a rejoint votre rival ; nous y viendrons. Annuler pour l’instant ?
lesson-jumping-row-walk = Ce déplacement ne passe pas par-dessus ces deux ouvriers. Annuler et viser la file de gauche ?
lesson-jumping-turned = Les deux ouvriers se sont ralliés à vous, et chacun a rapporté ce que contient sa case. Le nouvel ouvrier, sur la case quittée, a fait de même : trois ressources en un déplacement.
lesson-jumping-own = Une file peut aussi comprendre vos propres ouvriers. Ils désertent alors pour la guilde rivale qui a le moins d’ouvriers, et c’est elle qui reçoit leurs ressources. Sautez par-dessus la file entourée et regardez.
lesson-jumping-own-strike = Vos ouvriers se sont mis en grève : c’est l’étape suivante. Annuler pour l’instant ?
lesson-jumping-own-also = C’est bien aussi : un de vos ouvriers a rejoint votre rival et lui a rapporté sa ressource. La leçon continue avec le déplacement prévu.
lesson-jumping-few = Trop d’ouvriers vous retardent : la guilde qui en a le moins joue la première au marché, aux quêtes, puis à la prochaine phase de mine. À égalité, l’ordre s’inverse : celle qui était derrière passe devant.
lesson-jumping-strike = Cinq ouvriers ou plus d’une même couleur qui se touchent font grève : tous les nouveaux venus rapportent encore, puis le groupe entier s’en va. Déplacez le contremaître voisin de vos quatre ouvriers : celui qu’il laisse sera le cinquième.
lesson-jumping-strike-also = C’est bien aussi : cinq ouvriers d’une même couleur se touchaient, et tous ont quitté la mine. La leçon continue avec le déplacement prévu.
lesson-jumping-strike-other = Ce déplacement ne laisse pas de cinquième ouvrier au contact des quatre autres. Annuler ?
lesson-jumping-gone = Vos ouvriers ont quitté la mine, mais vous gardez ce qu’ils ont rapporté. Avec moins d’ouvriers, vous remontez dans l’ordre : une grève peut tomber à pic.
lesson-jumping-task = À vous, sans aide : sautez par-dessus au moins un ouvrier de votre rival et aucun des vôtres, sans causer de grève.
lesson-jumping-task-own = Un de vos ouvriers a déserté. Annuler et chercher une file où il n’y a que des ouvriers de votre rival ?
lesson-jumping-task-strike = Cinq de vos ouvriers ou plus se touchaient : ils ont fait grève et quitté la mine. Annuler et chercher un saut sans grève ?
lesson-jumping-task-also = Bien joué : les ouvriers qui vous ont rejoint ont rapporté leurs ressources.
lesson-jumping-task-walk = Vous n’avez sauté par-dessus personne. Annuler et chercher des ouvriers de votre rival suivis d’une case vide ?

# 3
lesson-forge-step = Votre guilde mène trois quêtes. À droite de chacune, vous lisez sa puissance et celle qu’il lui faut cette manche : « Rats à la cave » en a 0 sur 2.
lesson-forge-sword = Une arme se forge directement pour un aventurier. Sélectionnez le Rôdeur, l’Épée de cuivre, puis « Rats à la cave » : 2 cuivre donnent 2 de puissance, et le Rôdeur part en quête.
lesson-forge-sword-done = Pas encore : quand vous terminez, toute quête non assurée échoue. Annuler ?
lesson-forge-sword-also = C’est bien aussi : tout le monde peut manier une épée. La leçon continue avec le Rôdeur.
lesson-forge-sword-dear = C’est une autre arme, dont vous aurez besoin ailleurs. Annuler et forger une Épée de cuivre ?
lesson-forge-sword-quest = C’était une autre quête ou une autre arme. Annuler et assurer d’abord « Rats à la cave » ?
lesson-forge-levels = Au niveau 1, un aventurier manie épées et dagues ; au niveau 2, toutes les armes publiques, comme la Lance de cuivre ; au niveau 3, les armes uniques aussi, comme le Dard vert.
lesson-forge-types = La quête « Chauves-souris au beffroi » exige 5 de puissance et une arme perçante. Si aucune arme engagée n’est perçante, il faut 3 de puissance en plus.
lesson-forge-stinger = L’Écuyer est de niveau 3. Envoyez-le au beffroi avec un Dard vert : c’est une arme perçante de puissance 5, forgée avec 1 fer et 1 émeraude.
lesson-forge-stinger-done = Pas encore : quand vous terminez, toute quête non assurée échoue. Annuler ?
lesson-forge-stinger-spear = Le type est bon, mais la Lance de cuivre ne donne que 2 de puissance, et il en faut 5. Annuler ?
lesson-forge-stinger-sword = Cette arme n’est pas perçante : l’étape exige donc 3 de puissance en plus. Annuler ?
lesson-forge-stinger-quest = C’était une autre quête. Annuler et assurer « Chauves-souris au beffroi » ?
lesson-forge-lost = Une arme forgée ne redevient jamais des ressources. Un aventurier en quête peut recevoir une autre arme, mais l’ancienne est perdue. Tant que vous n’avez pas terminé, Annuler vous rend tout.
lesson-forge-task = À vous, sans aide : la quête « Gelées dans l’égout » exige 3 de puissance. Assurez-la avec un aventurier encore au logis.
lesson-forge-task-met = Assurée. Un aventurier de niveau 1 suffit pour cette épée : le plus fort reste libre.
lesson-forge-task-short = Trop peu de puissance pour cette étape. Annuler et chercher un plan de puissance 3 ?
lesson-forge-task-quest = Cette quête était déjà assurée. Annuler et aider « Gelées dans l’égout » ?
lesson-forge-task-done = La quête « Gelées dans l’égout » aurait échoué. Annuler ?

# 4
lesson-quest-offer = Huit quêtes sont proposées. Les deux premières sont gratuites, les trois suivantes coûtent 1 pièce d’or, les trois dernières en coûtent 2. À la fin de chaque manche, des quêtes restées aux premières places quittent l’offre.
lesson-quest-legs = Une quête est une suite d’étapes. Les étapes consécutives de même puissance forment un acte. La quête « Jeux de l’arène » a deux actes : une étape de puissance 2, puis une de puissance 4.
lesson-quest-take = Une quête avance d’une étape par manche. À chaque manche, dès celle où vous la prenez, vous devez assurer son étape actuelle. Prenez « Jeux de l’arène » pour 1 pièce d’or.
lesson-quest-take-rats = C’est bien aussi : vous pouvez atteindre une puissance de 2, mais cette place coûte 2 pièces d’or. La leçon continue avec « Jeux de l’arène ».
lesson-quest-take-other = Sa première étape exige plus de puissance que n’en donne votre cuivre. Une quête qui échoue à sa première manche coûte 3 points de prestige. Annuler ?
lesson-quest-take-decline = Rien n’oblige à prendre une quête, mais ce sont les quêtes qui rapportent l’essentiel du prestige. Annuler et prendre « Jeux de l’arène » ?
lesson-quest-arm = Assurez-la maintenant. Forgez une Épée de cuivre pour le Rôdeur : elle coûte 2 cuivre et donne 2 de puissance, juste ce qu’exige la première étape.
lesson-quest-arm-also = C’est bien aussi : peu importe qui tient l’épée, l’étape est assurée. La leçon continue avec le Rôdeur.
lesson-quest-arm-dagger = Une Dague de cuivre ne donne que 1 de puissance, et il en faut 2. Annuler ?
lesson-quest-arm-done = L’étape n’était pas assurée : la quête a échoué. À sa première manche, cela coûte 3 points de prestige. Annuler ?
lesson-quest-done = À droite, vous voyez ce qui se passera quand vous aurez terminé. L’étape est assurée : choisissez Terminer.
lesson-quest-done-more = Elle était déjà assurée : une seconde arme coûte des ressources qui pourraient vous manquer. Annuler ?
lesson-quest-done-home = Un aventurier qui rentre au logis perd son arme, et la quête n’est plus assurée. Annuler ?
lesson-quest-reward = Nouvelle manche : la quête « Jeux de l’arène » entame son second acte, qui exige 4 de puissance. Terminer le premier vous a rapporté 2 cuivre. Un acte terminé ne rapporte pas de prestige à lui seul.
lesson-quest-brackets = Un échec à la première manche coûte 3 points de prestige ; plus tard, il rapporte tout de même le prestige indiqué entre parenthèses pour le dernier acte terminé, ici 1. Les aventuriers rentrent au logis sans leurs armes ; vous gardez les récompenses. Accomplie, la quête vaut 7 points de prestige et 4 pièces d’or.
lesson-quest-task = À vous, sans aide : le second acte exige 4 de puissance. Le Rôdeur y est encore avec son Épée de cuivre. Assurez l’étape.
lesson-quest-task-again = Le Rôdeur a reçu une nouvelle arme et perdu l’ancienne : rien de gagné. Annuler et envoyer quelqu’un d’autre ?
lesson-quest-task-met = Puissance 4 : assurée. La quête « Jeux de l’arène » sera accomplie à la fin de cette manche.
lesson-quest-task-short = Cela fait 3 de puissance : il en manque 1. Annuler ?
lesson-quest-task-done = L’étape n’était pas assurée : la quête a échoué et n’a rapporté que le point de prestige entre parenthèses. Annuler ?
lesson-quest-complete = Puissance 4 : assurée. Choisissez Terminer : la quête accomplie rapporte 7 points de prestige et 4 pièces d’or. Ses deux actes donnent deux niveaux, un au plus par aventurier. Les armes sont perdues.
lesson-quest-complete-more = Elle était déjà assurée : une troisième arme coûte des ressources qui pourraient vous manquer. Annuler ?
lesson-quest-complete-home = Un aventurier qui rentre au logis perd son arme, et la quête n’est plus assurée. Annuler ?

# 5
lesson-market-places = À chaque manche, faites une action au marché ou passez pour 1 pièce d’or. Forgeron, Bazar et Caserne sont des emplacements exclusifs : une seule guilde par manche pour chacun. Greffier et Route sont ouverts à tous.
lesson-market-claim = Chez le Greffier, vous prenez une licence définitive sur un plan public. Vous payez son prix, plus 1 pièce d’or à chaque guilde qui l’a déjà. Prenez celle de la Lance de cuivre.
lesson-market-claim-also = C’est bien aussi : elle est à vous pour toute la partie. La leçon continue avec la Lance de cuivre.
lesson-market-claim-pass = Passer rapporte 1 pièce d’or, ce qui convient quand il n’y a rien de mieux à faire. Annuler et prendre la licence de la Lance de cuivre ?
lesson-market-road = La leçon vous offre d’autres actions. La Route est gratuite : elle fait avancer une de vos quêtes d’une étape, sans jamais l’accomplir. Faites avancer « Rats à la cave ».
lesson-market-road-pass = Passer rapporte 1 pièce d’or, mais la Route vous ferait gagner toute une manche. Annuler ?
lesson-market-barracks = À la Caserne, recrutez un aventurier de niveau 1, formez-en un qui est au logis, ou faites les deux en une action. Formez l’Écuyer du niveau 2 au niveau 3 pour 2 pièces d’or.
lesson-market-barracks-hired = Un aventurier de plus, pour 4 pièces d’or. Dans cette leçon, il vous les faudra chez le Forgeron. Annuler ?
lesson-market-barracks-other = C’est bien aussi : tout aventurier formé manie plus d’armes. La leçon continue avec l’Écuyer au niveau 3.
lesson-market-barracks-pass = Passer rapporte 1 pièce d’or, mais ne forme personne. Annuler ?
lesson-market-merchant = Vous pouvez commercer avec le marchand lors de toute décision : un achat et une vente par manche, sans dépenser d’action. Achetez 1 fer : l’échange se fait aussitôt, sans Confirmer.
lesson-market-merchant-also = C’est bien aussi : c’était votre seul achat de cette manche. La leçon continue avec le fer.
lesson-market-merchant-sold = C’était votre seule vente de cette manche. Il vous reste l’achat. Annuler ?
lesson-market-cards = Le Forgeron vend un plan unique. Au Bazar, les cartes à usage unique agissent aussitôt, un étal échange à chaque manche une gemme contre deux unités d’un métal, ou l’inverse, et les Flairs améliorent commerce ou Route.
lesson-market-task = À vous, sans aide : achetez le seul plan de cette table qu’aucune autre guilde ne peut avoir.
lesson-market-task-pass = Passer rapporte 1 pièce d’or et n’achète rien. Annuler et voir chez le Forgeron ?
lesson-market-task-claim = Les plans publics sont à qui veut les payer. Annuler et chercher un plan unique ?
lesson-market-task-card = C’est une carte, pas un plan. Annuler et voir chez le Forgeron ?

# 6
lesson-round-plan = Une manche : mine, marché, quêtes. Raisonnez à rebours : la quête « Gelées dans l’égout » exige 3 de puissance, ce que donne une Épée de fer. Il vous faut donc 2 fer, puis 3 pièces d’or pour la licence et 1 pour la quête.
lesson-round-mine = La mine d’abord. Un seul saut apporte les deux : le fer sous votre contremaître et celui sous l’ouvrier de Soleil à côté.
lesson-round-mine-one = Cela fait 1 fer, mais il vous en faut 2. Annuler et sauter par-dessus l’ouvrier de Soleil placé sur du fer ?
lesson-round-mine-other = Cela ne rapporte pas de fer, et il vous en faut 2. Annuler ?
lesson-round-mine-pass = Sans fer, pas d’épée. Annuler ?
lesson-round-second = Vous êtes en tête de l’ordre : vous avez droit à un second déplacement. Si vous le jouez, vous serez dernier dans le nouvel ordre, même avec peu d’ouvriers. Vous avez ce qu’il vous faut : passez.
lesson-round-second-moved = C’est bien aussi : plus de ressources tout de suite, mais vous jouez dernier au marché et aux quêtes. La leçon continue comme si vous aviez passé.
lesson-round-market = Vous avez le moins d’ouvriers : vous jouez donc premier ici aussi. Prenez chez le Greffier la licence de l’Épée de fer : pour 3 pièces d’or, elle est à vous définitivement.
lesson-round-market-claim = C’est un autre plan, et l’or prévu pour l’Épée de fer est dépensé. Annuler ?
lesson-round-market-pass = 1 pièce d’or de plus, mais pas d’épée de puissance 3. Annuler ?
lesson-round-take = Comme prévu : prenez « Gelées dans l’égout » avec votre dernière pièce d’or.
lesson-round-take-other = C’est la quête « Gelées dans l’égout » qui était prévue. Annuler ?
lesson-round-take-decline = Vous avez tout ce qu’il lui faut. Annuler et prendre « Gelées dans l’égout » ?
lesson-round-arm = Avec 2 fer, forgez une Épée de fer pour le Rôdeur : elle donne 3 de puissance, et tout le monde peut la manier.
lesson-round-arm-also = C’est bien aussi. La leçon continue avec le Rôdeur.
lesson-round-arm-done = Personne n’était armé : la quête a échoué à sa première manche et coûté 3 points de prestige. Annuler ?
lesson-round-done = Assurée. Choisissez Terminer pour clore l’armement et la manche.
lesson-round-done-home = Une arme perdue pour rien. Annuler ?
lesson-round-again = La quête a avancé, les cartes invendues ont quitté le marché, les premières quêtes l’offre, et une nouvelle manche commence. Le registre montre ce qu’il faudra à vos quêtes, manche par manche.
lesson-round-task = Plus tard, sans aide : il vous faut une Épée de cuivre pour « Rats à la cave ». Gagnez 2 cuivre en un déplacement.
lesson-round-task-pass = Cela ne rapporte pas le moindre cuivre. Annuler ?
lesson-round-task-one = 1 cuivre, c’est une demi-épée. Annuler et chercher une file à franchir en partant d’une case de cuivre ?
lesson-round-task-other = Cela ne rapporte pas de cuivre. Annuler ?

# 7
lesson-end-last = La manche 7 est la dernière d’une partie simple. Il n’y a plus de cartes : à la place, le Forgeron et le Bazar vendent des bonus pour le décompte final.
lesson-end-bonus = Chaque bonus compte quelque chose. Vous avez accompli cinq quêtes : pour 3 pièces d’or, la Chronique des exploits vaut au moins 5 points de prestige. Achetez-la au Bazar.
lesson-end-bonus-less = Ce bonus récompense ce que vous possédez le moins, et coûte plus cher. Annuler et comparer ?
lesson-end-bonus-pass = À la fin, 1 pièce d’or vaut un quart de point de prestige. Annuler ?
lesson-end-take = À la dernière manche, il ne reste que des quêtes à cadre doré, et toute quête encore en cours à la fin échoue. La quête « Assassins au banquet » n’a qu’une étape : prenez-la.
lesson-end-take-other = Avec ce que vous avez, vous ne pouvez pas assurer celle-ci dès cette manche. Annuler ?
lesson-end-take-decline = Vous laissez filer onze points de prestige. Annuler ?
lesson-end-maul = Il faut 7 de puissance. Votre Rôdeur est de niveau 3 : forgez pour lui un Maillet d’épines, arme unique de puissance 5.
lesson-end-maul-other = Ce n’est pas le Maillet d’épines pour le Rôdeur. Annuler et commencer par là ?
lesson-end-maul-done = L’étape n’est pas assurée : la quête échoue. Annuler ?
lesson-end-sword = Les puissances de toutes les armes d’une quête s’additionnent. Une Épée de fer pour la Brute en ajoute 3 : 8 en tout.
lesson-end-sword-also = C’est bien aussi : tout le monde peut la manier.
lesson-end-sword-other = Cinq et deux font sept, mais gardez le cuivre et prenez l’Épée de fer. Annuler ?
lesson-end-sword-done = Il lui manque 2 de puissance : elle échoue. Annuler ?
lesson-end-done = Assurée. Choisissez Terminer et voyez la quête accomplie : prestige, récompense, et un niveau par acte pour ses aventuriers ; leurs armes sont perdues. Puis vient le décompte final.
lesson-end-done-home = Une arme perdue pour rien. Annuler ?
lesson-end-count = Chaque niveau vaut 1 point, le niveau 4 un de plus. Plans, licences, cartes et bonus valent ce qu’ils indiquent. Les ressources restantes sont vendues ; 4 pièces d’or font 1 point. Entre guildes à égalité, la première dans l’ordre gagne.
lesson-end-task = Un autre dernier marché, sans aide : vous avez 4 pièces d’or, huit ressources restantes, deux quêtes accomplies, trois aventuriers et deux licences. Achetez le bonus qui rapporte le plus.
lesson-end-task-less = Un autre rapporte plus : que possédez-vous en huit exemplaires ? Annuler ?
lesson-end-task-pass = Cela vaut un quart de point de prestige. Annuler ?

# 8
lesson-epic-stages = Une partie épique compte 18 manches en trois Âges. Après les manches 6 et 12, une nouvelle mine aux ressources plus rares est construite ; de nouvelles cartes et des quêtes plus dures arrivent. Vous gardez vos quêtes en cours.
lesson-epic-tiles = À la fin des manches 6, 9, 12, 15 et 18, une tuile bonus s’applique. La prochaine : toute guilde qui a exactement trois ouvriers dans la mine peut déplacer un contremaître.
lesson-epic-train = Au niveau 4, un aventurier devient champion. À la Caserne, formez le Rôdeur du niveau 3 au niveau 4 pour 3 pièces d’or.
lesson-epic-train-other = C’était quelqu’un d’autre, ou une recrue. Annuler et former le Rôdeur ?
lesson-epic-train-pass = Passer ne fait pas de champion. Annuler ?
lesson-epic-title = Un champion prend l’un des douze titres. « Opportuniste » rapporte 2 points de prestige chaque fois qu’un acte est terminé avec ce champion. Prenez-le.
lesson-epic-title-other = C’est bien aussi : chaque titre aide à sa façon. La leçon continue avec « Opportuniste ».
lesson-epic-titles = Votre guilde ne peut prendre chaque titre qu’une fois. Certains renforcent les armes ou leur donnent un type, d’autres récompensent des quêtes entières ou les rendent moins chères ou plus courtes.
lesson-epic-send = La quête « Gelées dans l’égout » est près de terminer son premier acte, de puissance 3. Envoyez-y le champion avec une Épée de fer.
lesson-epic-send-other = L’étape est assurée, mais sans le champion, pas de prestige en plus. Annuler ?
lesson-epic-send-weak = Trop peu de puissance pour l’étape. Annuler et forger une Épée de fer pour le Rôdeur ?
lesson-epic-send-done = Personne n’y était : elle a échoué. Annuler ?
lesson-epic-done = Assurée. Choisissez Terminer et voyez ce que gagne le champion.
lesson-epic-done-home = Une arme perdue pour rien. Annuler ?
lesson-epic-paid = Vous gagnez 2 points de prestige pour l’acte, en plus de sa récompense. Un titre agit aussi sur la Route, et à la fin un champion vaut un point de plus que son niveau.
lesson-epic-task = Plus tard, sans aide : votre champion est « Irrésistible ». Une quête qu’il rejoint dès le départ vous rapporte 1 pièce d’or au lieu d’en coûter. Prenez-en une ainsi.
lesson-epic-task-also = Elle vous a rapporté 1 pièce d’or. Le champion doit maintenant y participer dès cette manche, armé.
lesson-epic-task-paid = Vous avez payé son prix : « Irrésistible » s’annonce quand vous prenez la quête. Annuler, puis choisir la quête et l’interrupteur à côté ?
lesson-epic-task-decline = Pas de quête, pas de paie. Annuler ?

# 9
lesson-solo-duty = En solo, vous partagez la mine avec deux automates. Vous devez prendre une quête à chaque manche et les accomplir toutes : un seul échec fait perdre la partie.
lesson-solo-mine = Si vous sautez par-dessus vos propres ouvriers, ils quittent la mine : aucun ne déserte, et ils ne rapportent rien. Les autres vous rejoignent et rapportent, comme toujours. Sautez par-dessus la file entourée.
lesson-solo-mine-other = C’est bien aussi : d’autres ouvriers vous ont rejoint et ont rapporté. La leçon continue avec la file de gauche.
lesson-solo-mine-walk = Un simple déplacement rapporte une seule ressource. Annuler et sauter par-dessus la file de gauche ?
lesson-solo-mine-pass = Passer ne rapporte rien. Annuler ?
lesson-solo-tie = Un automate doit sauter par-dessus le plus possible d’ouvriers rivaux. Quand plusieurs coups se valent, c’est vous qui choisissez. Déplacez le contremaître entouré.
lesson-solo-tie-other = C’est bien aussi : choisissez le coup qui vous laisse les ouvriers que vous voulez. La leçon continue avec le coup prévu.
lesson-solo-market = Au marché, vous agissez deux fois. Commencez chez le Greffier, avec l’Épée de fer.
lesson-solo-market-claim = C’est bien aussi : une licence est à vous définitivement. La leçon continue avec l’Épée de fer.
lesson-solo-market-pass = 1 pièce d’or, mais une action de moins. Annuler ?
lesson-solo-twice = Votre seconde action ne peut pas utiliser le même emplacement exclusif ; la Route et le Greffier peuvent servir deux fois. Votre or est dépensé : passez pour en recevoir 1.
lesson-solo-take = Deux nouvelles quêtes arrivent à chaque manche, et vous ne pouvez pas refuser. Prenez « Rats à la cave » : 2 cuivre y suffisent.
lesson-solo-take-wolves = La quête « Loups à la bergerie » exige 4 de puissance tout de suite, et vous n’avez que 2 cuivre : la partie serait perdue. Annuler ?
lesson-solo-marks = Les parties faciles, moyennes, difficiles et aléatoires ont des quêtes différentes. En solo, 125 points de prestige sont un score remarquable en partie simple, 500 en partie épique.
lesson-solo-task = À vous, sans aide : assurez « Rats à la cave » dès cette manche.
lesson-solo-task-met = Assurée. N’importe qui peut porter une épée.
lesson-solo-task-short = Une dague ne donne que 1 de puissance, et il en faut 2. Annuler ?
lesson-solo-task-done = La quête a échoué, et la partie est aussitôt perdue. Annuler ?
