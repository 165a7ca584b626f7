# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Manche { $round }
match-rounds = sur { $count }
match-phase-mine = Mine
match-phase-market = Marché
match-phase-quest = Quêtes
match-menu = Menu : pause, règles, réglages, quitter ({ $key })
match-ask = Expliquer les symboles : le nom de chaque élément ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Regarder la mine ({ $key }) ; votre décision attendra
match-look-market = Regarder le marché et ses prix ({ $key }) ; votre décision attendra
match-look-quest = Regarder l’offre et vos quêtes ({ $key }) ; votre décision attendra
match-look-here = Vous êtes ici
match-look-back = Revenir à la décision à prendre ({ $key })
match-looking = Vous regardez la table : { $guild } doit encore décider
match-look-return = Revenir au choix
match-order = Ordre
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = choix de fortune
match-step-placing = contremaîtres
match-step-mine = déplacements
match-step-market = au marché
match-step-taking = prise de quêtes
match-step-managing = armement
match-step-rewards = récompenses
match-step-trades = derniers échanges
match-step-tile = fin de manche
match-step-scoring = décompte final
# On a small disk at the shield of a guild that has moved and will move a second time.
match-second = 2
# The number of a stage under the pips of its rounds.
match-numeral-1 = I
match-numeral-2 = II
match-numeral-3 = III
# The label of the bonus tile that is counted next.
match-tile = { $tile }, après la manche { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Journal
match-log-open = Afficher tout le journal
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Depuis votre tour : { $guild }
match-log-title = Journal de la partie
match-log-nothing = Rien pour l’instant

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = Masquer
match-tips = Astuces

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = Annuler
match-pass = Passer
match-pays = { $label } +
match-pause = Pause
match-speed-instant = Immédiat
match-hurry = Maintenir { $key } pour accélérer
match-other-chooses = En attente : { $guild }
match-hinting = Un Maître réfléchit

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Rien à annuler pour l’instant
match-no-undo-revealed = Impossible d’annuler : une information a été révélée, ou une guilde a terminé l’armement
match-no-undo-managing = Impossible d’annuler au-delà du début de l’armement de cette guilde
match-no-undo-watched = Vous ne faites que regarder cette partie
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Revenir juste avant { $what }
match-undo-this = Revenir juste avant { $what } (cette manche)
match-undo-earlier = Revenir juste avant { $what } (manche { $round })
match-decided-wealth = { $own ->
    [yes] de choisir votre fortune
   *[no] que { $guild } choisisse sa fortune
  }
match-decided-wealth-raise = { $own ->
    [yes] de choisir l’aventurier qui gagne un niveau
   *[no] que { $guild } donne un niveau
  }
match-decided-placement = { $own ->
    [yes] de placer un contremaître
   *[no] que { $guild } place un contremaître
  }
match-decided-mine = { $own ->
    [yes] de jouer votre déplacement dans la mine
   *[no] que { $guild } joue son déplacement dans la mine
  }
match-decided-mine-second = { $own ->
    [yes] de jouer votre second déplacement dans la mine
   *[no] que { $guild } joue son second déplacement dans la mine
  }
match-decided-automated-tie = { $own ->
    [yes] de choisir entre des coups équivalents
   *[no] que { $guild } choisisse entre des coups équivalents
  }
match-decided-market = { $own ->
    [yes] d’agir au marché
   *[no] que { $guild } agisse au marché
  }
match-decided-trade = { $own ->
    [yes] de faire votre échange
   *[no] que { $guild } fasse son échange
  }
match-decided-acquisition = { $own ->
    [yes] de choisir une quête
   *[no] que { $guild } choisisse une quête
  }
match-decided-management = { $own ->
    [yes] votre dernière action d’armement
   *[no] la dernière action d’armement de { $guild }
  }
match-decided-rewards = { $own ->
    [yes] de choisir la prochaine quête à faire avancer
   *[no] que { $guild } choisisse la prochaine quête à faire avancer
  }
match-decided-overseer-move = { $own ->
    [yes] de jouer le déplacement de contremaître reçu en récompense
   *[no] que { $guild } joue le déplacement de contremaître reçu en récompense
  }
match-decided-worker-move = { $own ->
    [yes] de jouer le déplacement d’ouvrier reçu en récompense
   *[no] que { $guild } joue le déplacement d’ouvrier reçu en récompense
  }
match-decided-market-card = { $own ->
    [yes] de choisir une carte du marché en récompense
   *[no] que { $guild } choisisse une carte du marché en récompense
  }
match-decided-level = { $own ->
    [yes] de choisir l’aventurier qui gagne un niveau
   *[no] que { $guild } donne un niveau
  }
match-decided-title = { $own ->
    [yes] de choisir un titre
   *[no] que { $guild } choisisse un titre
  }
match-decided-trade-window = { $own ->
    [yes] de faire vos derniers échanges
   *[no] que { $guild } fasse ses derniers échanges
  }
match-decided-shopping = { $own ->
    [yes] de faire vos emplettes avec l’or d’une tuile
   *[no] que { $guild } fasse ses emplettes avec l’or d’une tuile
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { FORM($did, "subject") ->
    [own] { $guild } : { LOWER($did) }
   *[guild] { $guild } { LOWER($did) }
  }
match-moves-your-worker = { $guild } utilise une récompense pour déplacer un de vos ouvriers
match-moves-worker = { $guild } utilise une récompense pour déplacer un ouvrier de { $owner }
# On the panel of a guild while it passes.
match-passes = Passe

# The same, where it is nobody's doing.
match-occurs-reveal = Les cartes du marché sont révélées
match-occurs-discard = Les cartes invendues sont défaussées
match-occurs-deal = Des quêtes sont distribuées

# Guild panels: a gain or loss beside a number, and the labels of the panels.
match-gain = { SIGNED($number) }
match-automated = { $guild }, automate
# Who plays it, if that is the computer: a name, and how strong it plays. If there is no room for both, the
# name stands alone.
match-who-computer = { $name }, { $strength }
# Behind a key, under why something cannot be done.
match-rules-door = Dans les règles
# In a guild's panel, where there is room: about 18 letters.
match-no-quests = Aucune quête en cours
match-mat-open = Voir tout ce que possède { $guild }
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Quêtes en cours : { $cards }.
match-holds-designs = Plans : { $cards }.
match-holds-cards = Cartes bonus : { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Récit
match-transcript-tip = Enregistrer le récit de la partie jusqu’ici
document-transcript-saved = Récit enregistré
document-transcript-saved-where = Enregistré sous { $path }
document-transcript-not-saved = Récit non enregistré
document-transcript-not-written = Impossible d’écrire { $path }.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = Pourquoi ?
match-why-line = Pourquoi : { $line }
match-why-title = Les raisons de vos rivaux
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = Aucune raison pour l’instant
match-why-empty-words = Dès qu’un rival agit, ses raisons s’affichent ici. Celles des sessions précédentes ne sont pas conservées. Par exemple :
match-why-nobody = Il n’y a que des humains à cette table. Les raisons des guildes de l’ordinateur s’afficheraient ici.
match-why-back = Revenir à la table
match-why-example-1 = Saute par-dessus 2 ouvriers : 2 fer et 1 rubis
match-why-example-1-words = Rapporte 2 fer et 1 rubis, et laisse Corbeau dernier dans l’ordre.
match-why-example-2 = Prend la licence « Lance de fer »
match-why-example-2-words = Le prochain acte exige une arme perçante, et personne n’en a encore.
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild } : { $player }
match-handover-since = depuis votre dernier tour
match-handover-away = Que les autres détournent le regard.
match-handover-go = Jouer mon tour

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = un aventurier gagne un niveau
match-turn-placing = placez un contremaître
match-turn-mine = à vous, dans la mine
match-turn-market = à vous, au marché
match-turn-taking = prenez une quête, ou refusez
match-turn-managing = armez vos aventuriers
match-turn-rewards = recevez vos récompenses
match-turn-trades = vos derniers échanges
match-turn-tile = votre tuile bonus
match-turn-scoring = le décompte final
# Before the shields and names of those who choose after them.
match-turn-then = puis

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = L’{ $stage } commence
match-deeper-2 = Les galeries s’enfoncent : la nouvelle mine recèle mithril et rubis.
match-deeper-3 = La dernière mine, la plus profonde, recèle des diamants, et les quêtes veulent des champions.
match-stage-offer = Quêtes proposées
match-stage-new = Nouveaux plans, nouveau marché
match-stage-go = Placer les contremaîtres

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = L’enregistrement de cette partie
