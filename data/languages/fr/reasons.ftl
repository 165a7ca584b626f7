### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = Rapporte { $detail }
reason-landing = Le contremaître sera sur une case { FORM($detail, "de") }, exploitée au prochain départ
reason-last_in_order = Mais un second déplacement met en queue du prochain ordre
reason-defectors = { $detail ->
    [one] Mais un de ses propres ouvriers déserte pour une autre guilde
   *[other] Mais { $detail } de ses propres ouvriers désertent pour d’autres guildes
  }
reason-next_jump = { $detail ->
    [one] Il pourrait ensuite sauter { $detail } ouvrier adverse et exploiter sa case aussi
   *[other] Il pourrait ensuite sauter { $detail } ouvriers adverses et exploiter leurs cases aussi
  }
reason-tile_workers = { $detail ->
    [one] Lui laisse { $detail } ouvrier, comme le demande la tuile bonus de la manche
   *[other] Lui laisse { $detail } ouvriers, comme le demande la tuile bonus de la manche
  }
reason-stays = Aucun déplacement ne rapporterait de quoi le justifier
reason-stays_second = Aucun second déplacement ne vaut d’être dernier du prochain ordre
reason-hex = Départ sur une case { FORM($detail, "de") }, exploitée au premier déplacement
reason-around = { $detail ->
    [one] { $detail } case voisine est libre pour s’y déplacer
   *[other] { $detail } cases voisines sont libres pour s’y déplacer
  }
reason-room = { $detail ->
    [one] Mais { $detail } case voisine est déjà occupée
   *[other] Mais { $detail } cases voisines sont déjà occupées
  }
reason-rival_hex = Ne laisse à l’automate qu’une case { FORM($detail, "de") }
reason-to_jump = Met un ouvrier adverse là où un contremaître de cette guilde peut le sauter
reason-off_mine = Retire de la mine un de ses propres ouvriers
reason-automated = { $detail ->
    [one] Laisse { $detail } ouvrier qu’un contremaître de cette guilde peut sauter
   *[other] Laisse { $detail } ouvriers qu’un contremaître de cette guilde peut sauter d’un coup
  }

# Taking quests.
reason-quest_prestige = Rapporte { $detail } prestige une fois accomplie
reason-quest_partly = Impossible à accomplir à temps, mais rapporte { $detail } prestige
reason-quest_rewards = Récompenses de ses actes : { $detail }
reason-quest_levels = { $detail ->
    [one] Ses aventuriers se partagent { $detail } niveau
   *[other] Ses aventuriers se partagent jusqu’à { $detail } niveaux
  }
reason-quest_power = Mais elle demande jusqu’à { $detail } de puissance
reason-quest_people = { $detail ->
    [one] Mais ses aventuriers sont absents { $detail } manche
   *[other] Mais ses aventuriers sont absents { $detail } manches
  }
reason-quest_late = { $detail ->
    [one] Mais elle a { $detail } étape de trop pour les manches restantes : il faudra la Route
   *[other] Mais elle a { $detail } étapes de trop pour les manches restantes : il faudra la Route
  }
reason-quest_short = Mais il pourrait manquer { $detail } de puissance pour la suite
reason-quest_price = Mais elle coûte { $detail } or
reason-quest_pays = Rapporte { $detail } or tout de suite
reason-quest_bought = Mais pour l’armer il faut encore acheter : { $detail }
reason-solo_duty = Mais si elle échoue plus tard, la partie solo est perdue
reason-cannot_meet = Aucune de l’offre ne peut être armée ; celle-ci exige le moins de puissance
reason-free_hands = Aucune quête de l’offre ne vaut d’y envoyer des aventuriers
reason-tile_quests = { $detail ->
    [one] { $detail } quête resterait active, comme le demande la tuile
   *[other] { $detail } quêtes resteraient actives, comme le demande la tuile
  }
reason-tile_missed = Mais la tuile bonus de cette manche est alors manquée

# The market.
reason-passing = Passer rapporte { $detail } or ; rien à acheter ne vaut plus en ce moment
reason-price = Mais cela coûte { $detail } or
reason-sold = La vente { FORM($detail, "de") } permet d’acheter plus au marché
reason-card_prestige = Compte { $detail } prestige à la fin
reason-lasts = { $detail ->
    [one] Peut servir à la prochaine manche
   *[other] Peut servir à chacune des { $detail } manches à venir
  }
reason-lasts_later = Servira dès qu’il y aura un étal où échanger
reason-card_gives = Donne aussitôt : { $detail }
reason-new_type = Son premier plan d’arme { $detail }, que certaines quêtes exigent
reason-stronger = { $detail } de puissance : le plus fort de ses plans
reason-better_arms = Un plan de plus au choix, avec { $detail } de puissance
reason-end_bonus = Compterait { $detail } prestige en l’état
reason-hired = Un aventurier de plus à envoyer
reason-trained = { $detail ->
    [2] Au niveau 2, un aventurier manie toute arme publique
    [3] Au niveau 3, un aventurier manie aussi les armes uniques
   *[other] Le niveau { $detail } est le plus haut et compte 1 prestige de plus à la fin
  }
reason-rush_too_far = Mais l’étape atteinte ne pourrait pas être armée
reason-rush_saves = { $detail ->
    [one] Ses aventuriers rentrent { $detail } manche plus tôt
   *[other] Ses aventuriers rentrent { $detail } manches plus tôt
  }
reason-rush_in_time = Sans la Route, cette quête ne finirait pas à temps

# Managing quests.
reason-armed = Avec cette arme, { $detail } peut être assurée cette manche
reason-given_up = Ne peut être armée avec ce qu’il y a : { $detail }
reason-let_go = Ne vaut plus ses armes, et on la laisse échouer : { $detail }
reason-all_armed = Chaque quête a les armes qu’il lui faut cette manche
reason-bought_to_arm = Nécessaire pour armer : { $detail }

# Small choices.
reason-wealth = Ensemble, elles donnent : { $detail }
reason-title = { $detail } : c’est le plus utile pour les manches restantes
reason-shopped = { CAPITAL($detail) } : c’est ce qui manque le plus
reason-advanced = Accomplit d’abord { $detail }, pour { $prestige } prestige
reason-any_order = Aucune n’est accomplie, donc peu importe laquelle avance d’abord

# What holds for any choice.
reason-no_trade = Garde ce qu’il y a
reason-as_good_as_any = Autant cela qu’autre chose
reason-least = Pas fameux, mais tout le reste semble pire
reason-must_take = En solo, il faut une quête par manche ; aucune autre ne semble meilleure
reason-only = Il n’y a rien d’autre à faire
reason-whim = Un caprice
reason-sense = Cela semblait sensé
reason-stand_in = Un Compagnon a dû réfléchir à sa place

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = { $detail ->
    [one] Joué à l’avance dans { $detail } partie imaginée : mieux que le deuxième choix
   *[other] Joué à l’avance dans { $detail } parties imaginées : mieux que le deuxième choix
  }
reason-found_close = { $detail ->
    [one] Joué à l’avance dans { $detail } partie imaginée : trop proche du deuxième choix
   *[other] Joué à l’avance dans { $detail } parties imaginées : trop proche du deuxième choix
  }
reason-found_completes = Fait accomplir plus souvent { $detail }
reason-found_frees = Garde des aventuriers pour { $detail }, accomplie alors plus souvent
reason-found_spares = { $detail } échoue moins souvent
reason-found_knows = Mène plus souvent au plan { $detail }
reason-found_denies = Prive les autres de { $detail }
reason-found_steps = Fait avancer les quêtes plus loin
reason-found_quests = Mène à plus de quêtes accomplies
reason-found_failed = Mène à moins de quêtes échouées
reason-found_prestige = Mène à plus de prestige
reason-found_rivals = Le meilleur adversaire marque moins de prestige
reason-found_people = Mène à plus d’aventuriers ou à de meilleurs
reason-found_designs = Mène à plus de plans
reason-found_resources = Laisse plus de ressources
reason-found_gold = Laisse plus d’or
reason-found_order = Fait jouer plus tôt dans l’ordre

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = À égalité ; cette guilde aime le prestige précoce, et ceci en a donné un peu plus
reason-likes_mining = À égalité ; cette guilde aime les ressources, et il lui en est resté un peu plus
reason-likes_hoarding = À égalité ; cette guilde aime l’or, et il lui en est resté un peu plus
reason-likes_buying = À égalité ; cette guilde aime aventuriers et plans, et ceci en a donné plus
