# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Manche { $round }
match-rounds = sur { $count }
match-phase-mine = Mine
match-phase-market = Marché
match-phase-quest = Quêtes
match-menu = Menu : pause, règles, réglages, quitter ({ $key })
match-ask = C’est quoi ? Chaque symbole par son nom ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Regarder la mine ({ $key }) ; la décision attend
match-look-market = Regarder le marché et ses prix ({ $key }) ; la décision attend
match-look-quest = Regarder l’offre et tes quêtes ({ $key }) ; la décision attend
match-look-here = Tu es ici
match-look-back = Retour à la décision à prendre ({ $key })
match-looking = Tu ne fais que regarder : le choix de { $guild } t’attend
match-look-return = Retour au choix
match-order = Ordre
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = choix de fortune
match-step-placing = placement
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
match-tile = { $tile }, décompte après la manche { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Journal
match-log-open = Montrer tout le journal
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Depuis ton tour : { $guild }
match-log-title = Ce qui s’est passé
match-log-nothing = Rien encore

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = Ranger
match-tips = Astuces

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = Annuler
match-pass = Passer
match-pays = { $label } +
match-pause = Pause
match-speed-instant = Immédiat
match-hurry = Maintenir { $key } pour accélérer
match-other-chooses = C’est à { $guild } de choisir
match-hinting = Un Maître y réfléchit

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Tu n’as encore rien décidé qui puisse être annulé
match-no-undo-revealed = Quelque chose a été révélé depuis, ou une guilde a terminé sa gestion
match-no-undo-managing = Rien d’antérieur à la gestion de cette guilde ne peut être annulé
match-no-undo-watched = Tu regardes cette partie : aucune décision ne t’y revient
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Retour : { $what }
match-undo-this = Retour : { $what }, cette manche
match-undo-earlier = Retour : { $what }, manche { $round }
match-decided-wealth = { $own ->
    [yes] ton choix de fortune
   *[no] choix de fortune de { $guild }
  }
match-decided-wealth-raise = { $own ->
    [yes] ton choix de qui gagne un niveau
   *[no] choix de { $guild } : qui gagne un niveau
  }
match-decided-placement = { $own ->
    [yes] placement de ton contremaître
   *[no] placement du contremaître de { $guild }
  }
match-decided-mine = { $own ->
    [yes] ton déplacement dans la mine
   *[no] déplacement de { $guild } dans la mine
  }
match-decided-mine-second = { $own ->
    [yes] ton second déplacement dans la mine
   *[no] second déplacement de { $guild } dans la mine
  }
match-decided-automated-tie = { $own ->
    [yes] ton choix entre coups équivalents
   *[no] choix de { $guild } entre coups équivalents
  }
match-decided-market = { $own ->
    [yes] ton action au marché
   *[no] action de { $guild } au marché
  }
match-decided-trade = { $own ->
    [yes] avant ton échange
   *[no] avant l’échange de { $guild }
  }
match-decided-acquisition = { $own ->
    [yes] ton choix d’une quête
   *[no] choix d’une quête par { $guild }
  }
match-decided-management = { $own ->
    [yes] ton dernier geste de gestion
   *[no] dernier geste de gestion de { $guild }
  }
match-decided-rewards = { $own ->
    [yes] ton choix de la prochaine quête à faire avancer
   *[no] choix de { $guild } : prochaine quête à faire avancer
  }
match-decided-overseer-move = { $own ->
    [yes] ta récompense : déplacer un contremaître
   *[no] récompense de { $guild } : déplacer un contremaître
  }
match-decided-worker-move = { $own ->
    [yes] ta récompense : déplacer un ouvrier
   *[no] récompense de { $guild } : déplacer un ouvrier
  }
match-decided-market-card = { $own ->
    [yes] ta récompense : une carte du marché
   *[no] récompense de { $guild } : une carte du marché
  }
match-decided-level = { $own ->
    [yes] ton choix de qui gagne un niveau
   *[no] choix de { $guild } : qui gagne un niveau
  }
match-decided-title = { $own ->
    [yes] ton choix d’un titre
   *[no] choix d’un titre par { $guild }
  }
match-decided-trade-window = { $own ->
    [yes] tes derniers échanges
   *[no] derniers échanges de { $guild }
  }
match-decided-shopping = { $own ->
    [yes] tes emplettes avec l’or d’une tuile
   *[no] emplettes de { $guild } avec l’or d’une tuile
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { $guild } – { $did }
match-moves-your-worker = { $guild } déplace un de tes ouvriers : une récompense le permet
match-moves-worker = { $guild } déplace un ouvrier d’une autre guilde ({ $owner }) : une récompense le permet
# On the panel of a guild while it passes.
match-passes = Passe

# The same, where it is nobody's doing.
match-occurs-reveal = Le marché est révélé
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
match-no-quests = Aucune quête
match-mat-open = { $guild } : montrer tout ce que la guilde possède
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Quêtes en cours : { $cards }.
match-holds-designs = Plans : { $cards }.
match-holds-cards = Cartes bonus : { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Récit
match-transcript-tip = Enregistrer la partie jusqu’ici en phrases complètes
document-transcript-saved = Le récit est enregistré
document-transcript-saved-where = C’est { $path }
document-transcript-not-saved = Le récit ne peut pas être enregistré
document-transcript-not-written = Impossible d’écrire { $path }.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = Pourquoi ?
match-why-line = Pourquoi : { $line }
match-why-title = Pourquoi ont-elles fait cela ?
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = Aucune raison encore
match-why-empty-words = Dès qu’un rival agit, ses raisons s’affichent ici. Celles des séances passées ne sont pas gardées. Par exemple :
match-why-nobody = Il n’y a que des personnes à cette table. Les raisons des guildes de l’ordinateur s’afficheraient ici.
match-why-back = Retour à la table
match-why-example-1 = Saute par-dessus trois ouvriers jusqu’au rubis
match-why-example-1-words = Gagne 2 fer et 1 rubis, et laisse Corbeau dernier dans l’ordre.
match-why-example-1-worth = +9
match-why-example-2 = Prend une licence : Lance de fer
match-why-example-2-words = Le prochain acte demande du perçant, et personne n’en a.
match-why-example-2-worth = +6
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild } : { $player }
match-handover-since = depuis ton dernier tour
match-handover-away = Les autres regardent ailleurs.
match-handover-go = À la table

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = fais monter un aventurier
match-turn-placing = place ton contremaître
match-turn-mine = ton coup dans la mine
match-turn-market = ton action au marché
match-turn-taking = prends une quête ou refuse
match-turn-managing = arme tes aventuriers
match-turn-rewards = reçois tes récompenses
match-turn-trades = tes derniers échanges
match-turn-tile = ta tuile bonus
match-turn-scoring = le décompte final
# Before the shields and names of those who choose after them.
match-turn-then = puis

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = L’{ $stage } commence
match-deeper-2 = On creuse plus profond : mithril et rubis attendent dans la nouvelle mine.
match-deeper-3 = La dernière mine, la plus profonde : des diamants, et des quêtes pour champions.
match-stage-offer = Dans l’offre
match-stage-new = Nouveaux plans et marché
match-stage-go = Placer les contremaîtres

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = L’enregistrement de cette partie
