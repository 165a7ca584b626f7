### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource, a name, or a list of these.

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
reason-next_jump = { $detail ->
    [one] De là, il pourrait ensuite sauter { $detail } ouvrier adverse
   *[other] De là, il pourrait ensuite sauter { $detail } ouvriers adverses
  }
reason-tile_workers = { $detail ->
    [one] Laisse { $detail } ouvrier, comme le demande la tuile bonus
   *[other] Laisse { $detail } ouvriers, comme le demande la tuile bonus
  }
reason-stays = Aucun déplacement ne rapporte plus qu’il ne coûte
reason-hex = Départ sur une case { FORM($detail, "de") }
reason-around = { $detail ->
    [one] { $detail } case libre l’entoure
   *[other] { $detail } cases libres l’entourent
  }
reason-room = { $detail ->
    [one] Une autre pièce est toute proche
   *[other] { $detail } autres pièces sont toutes proches
  }
reason-rival_hex = Ne laisse à l’automate qu’une case { FORM($detail, "de") }
reason-to_jump = Met un ouvrier là où il peut être sauté
reason-off_mine = Retire de la mine un de ses propres ouvriers
reason-automated = { $detail ->
    [one] Laisse { $detail } ouvrier à sauter
   *[other] Laisse { $detail } ouvriers à sauter d’un coup
  }

# Taking quests.
reason-quest_prestige = Rapporte { $detail } prestige si elle est accomplie
reason-quest_partly = Impossible à accomplir à temps, mais rapporte { $detail } prestige
reason-quest_rewards = Ses actes donnent : { $detail }
reason-quest_levels = { $detail ->
    [one] Ses aventuriers se partagent { $detail } niveau
   *[other] Ses aventuriers se partagent jusqu’à { $detail } niveaux
  }
reason-quest_power = Demande jusqu’à { $detail } de puissance
reason-quest_people = { $detail ->
    [one] Ses aventuriers sont absents { $detail } manche
   *[other] Ses aventuriers sont absents { $detail } manches
  }
reason-quest_late = { $detail ->
    [one] Il faut rattraper { $detail } étape par la Route
   *[other] Il faut rattraper { $detail } étapes par la Route
  }
reason-quest_short = Il pourrait manquer { $detail } de puissance pour la suite
reason-quest_price = Coûte { $detail } or
reason-quest_pays = Rapporte { $detail } or tout de suite
reason-quest_bought = Il faut encore acheter : { $detail }
reason-solo_duty = Ne doit pas échouer en solo, et il lui reste des étapes
reason-cannot_meet = Aucune de l’offre ne peut être assurée ; celle-ci exige le moins
reason-free_hands = Aucune quête de l’offre ne vaut d’y envoyer des aventuriers
reason-tile_quests = { $detail ->
    [one] { $detail } quête resterait active, comme le demande la tuile
   *[other] { $detail } quêtes resteraient actives, comme le demande la tuile
  }
reason-tile_missed = La tuile bonus de cette manche serait manquée

# The market.
reason-passing = Passer rapporte { $detail } or, et rien au marché ne vaut plus
reason-price = Coûte { $detail } or
reason-sold = La vente { FORM($detail, "de") } permet d’acheter plus au marché
reason-card_prestige = Compte { $detail } prestige à la fin
reason-lasts = { $detail ->
    [one] Peut servir à la prochaine manche
   *[other] Peut servir à chacune des { $detail } manches à venir
  }
reason-lasts_later = Servira dès qu’il y aura un étal où échanger
reason-card_gives = Donne : { $detail }
reason-new_type = Un type impossible à forger jusqu’ici : { $detail }
reason-stronger = { $detail } de puissance : le plan connu le plus fort à ce niveau
reason-better_arms = Un plan de plus au choix
reason-end_bonus = Compte { $detail } prestige avec ce qu’il y a maintenant
reason-hired = Un aventurier de plus à envoyer
reason-trained = Un aventurier passe au niveau { $detail }
reason-rush_too_far = L’étape atteinte ne pourrait pas être assurée
reason-rush_saves = { $detail ->
    [one] Ses aventuriers rentrent { $detail } manche plus tôt
   *[other] Ses aventuriers rentrent { $detail } manches plus tôt
  }
reason-rush_in_time = Sans la Route, elle ne finirait pas à temps

# Managing quests.
reason-armed = Une arme avec laquelle assurer { $detail }
reason-given_up = Ne peut être assurée avec ce qu’il y a : { $detail }
reason-let_go = Ne vaut plus ses armes : { $detail }
reason-all_armed = Toutes les quêtes sont assurées
reason-bought_to_arm = Nécessaire pour armer : { $detail }

# Small choices.
reason-wealth = Ensemble, elles donnent : { $detail }
reason-title = { CAPITAL($detail) } aide le plus pour les manches restantes
reason-shopped = { CAPITAL($detail) } : c’est ce qui manque le plus
reason-advanced = Achève une quête
reason-any_order = Aucune ne s’achève, donc peu importe laquelle avance d’abord

# What holds for any choice.
reason-no_trade = Garde ce qu’il y a
reason-as_good_as_any = Autant cela qu’autre chose
reason-least = Tout le reste semble moins bon
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
    [one] { $detail } partie imaginée : pas d’avance nette sur le deuxième choix
   *[other] { $detail } parties imaginées : pas d’avance nette sur le deuxième choix
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
