### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource or a name.

# The mine.
reason-mined = { $detail ->
    [one] Rapporte { $detail } ressource
   *[other] Rapporte { $detail } ressources
  }
reason-landing = Le contremaître sera sur une case { FORM($detail, "de") }, prêt à l’exploiter
reason-last_in_order = Un second déplacement met en queue du prochain ordre
reason-defectors = { $detail ->
    [one] Un de ses propres ouvriers déserte
   *[other] { $detail } de ses propres ouvriers désertent
  }
reason-next_jump = De là, il pourra sauter des ouvriers adverses
reason-stays = Aucun déplacement ne rapporte plus qu’il ne coûte
reason-hex = Départ sur une case { FORM($detail, "de") }
reason-around = Des cases riches l’entourent
reason-room = { $detail ->
    [one] Une autre pièce est toute proche
   *[other] { $detail } autres pièces sont toutes proches
  }
reason-rival_hex = Tient l’automate à l’écart
reason-to_jump = Met un ouvrier là où il peut être sauté, ou en retire un de la mine
reason-automated = Laisse à la guilde le plus à sauter

# Taking quests.
reason-quest_prestige = Le prestige à espérer de la quête { $detail }
reason-quest_rewards = Ce que donnent ses actes, niveaux compris
reason-quest_power = { $detail ->
    [one] Il faut forger { $detail } point de puissance pour elle
   *[other] Il faut forger { $detail } points de puissance
  }
reason-quest_people = Ses aventuriers sont absents jusqu’à la fin
reason-quest_late = { $detail ->
    [one] Il faut rattraper { $detail } étape par la Route
   *[other] Il faut rattraper { $detail } étapes par la Route
  }
reason-quest_short = Il manque encore { $detail } de puissance pour la suite
reason-quest_price = { $detail ->
    [0] Il faut acheter ce qui manque pour elle
   *[other] Coûte { $detail } or
  }
reason-solo_duty = En solo, aucune quête ne doit échouer, et celle-ci le pourrait
reason-cannot_meet = Sa première étape ne peut être assurée, quoi qu’on forge
reason-free_hands = Aucune quête de l’offre ne vaut d’y envoyer des aventuriers

# The market.
reason-passing = Rien au marché ne vaut plus que { $detail } or
reason-price = Coûte { $detail } or
reason-tile = C’est le nombre que demande la tuile bonus de cette manche
reason-sold = La vente { FORM($detail, "de") } paie ce qui vient ensuite
reason-card_prestige = Ce que vaut { $detail } pour le reste de la partie
reason-card_gives = Ce que donne { $detail }
reason-better_arms = De meilleures armes, ou un nouveau type, pour la suite
reason-end_bonus = Ce que comptera { $detail } à la fin
reason-hired = Un aventurier de plus à envoyer
reason-trained = Un niveau plus haut manie de meilleures armes
reason-rush_too_far = L’étape atteinte ne pourrait pas être assurée
reason-rush_saves = { $detail ->
    [one] Ses aventuriers rentrent { $detail } manche plus tôt
   *[other] Ses aventuriers rentrent { $detail } manches plus tôt
  }
reason-rush_in_time = Sans la Route, elle ne finirait pas à temps

# Managing quests.
reason-armed = Le moyen le moins cher d’assurer { $detail }
reason-given_up = Ne peut être assurée avec ce qu’il y a : { $detail }
reason-all_armed = Toute quête qui en vaut la peine est assurée
reason-bought_to_arm = Juste ce qui manque pour armer une quête

# Small choices.
reason-wealth = { CAPITAL($detail) } : la paire qui donne le plus
reason-title = { CAPITAL($detail) } aide le plus pour les manches restantes
reason-shopped = { CAPITAL($detail) } : c’est ce qui manque le plus
reason-advanced = Achève une quête
reason-any_order = Peu importe laquelle avance d’abord

# What holds for any choice.
reason-no_trade = Aucun échange n’en vaut la peine
reason-as_good_as_any = Autant cela qu’autre chose
reason-only = Il n’y a rien d’autre à faire
reason-unknown = Rien ne plaide en sa faveur
reason-whim = Un caprice
reason-sense = Cela semblait sensé
reason-stand_in = Un Compagnon a dû réfléchir à sa place

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = { $detail ->
    [one] { $detail } partie imaginée : mieux que le deuxième choix
   *[other] { $detail } parties imaginées : mieux que le deuxième choix
  }
reason-found_close = { $detail ->
    [one] { $detail } partie imaginée : aussi bien que le deuxième choix
   *[other] { $detail } parties imaginées : aussi bien que le deuxième choix
  }
reason-found_completes = { $detail } : plus souvent accomplie
reason-found_spares = { $detail } : échoue moins souvent
reason-found_knows = { $detail } : plan plus souvent connu
reason-found_denies = { $detail } : moins souvent acquis par les autres
reason-found_steps = Les quêtes y avancent plus loin
reason-found_quests = On y accomplit plus de quêtes
reason-found_failed = Moins de quêtes y échouent
reason-found_prestige = On y a plus de prestige
reason-found_rivals = Les autres y ont moins de prestige
reason-found_people = Les aventuriers y sont plus nombreux ou meilleurs
reason-found_designs = On y connaît plus de plans
reason-found_resources = Il y reste plus de ressources
reason-found_gold = Il y reste plus d’or
reason-found_order = On y joue plus tôt dans l’ordre

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = Aussi bon, et cette guilde aime le prestige précoce
reason-likes_mining = Aussi bon, et cette guilde aime les ressources
reason-likes_hoarding = Aussi bon, et cette guilde aime l’or
reason-likes_buying = Aussi bon, et cette guilde aime les aventuriers et les plans
