### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $name is what it is about: a resource, a card, a title, or a list of these.

# The mine.
fact-mined = Rapporte { $amounts }
fact-landing = Le contremaître arrive sur une case { FORM($resource, "de") }, dont il tirera la ressource à son prochain départ
fact-last_in_order = Mais un second déplacement relègue à la dernière place
fact-defectors = { $number ->
    [one] Mais un de ses propres ouvriers déserte pour une autre guilde
   *[other] Mais { $number } de ses propres ouvriers désertent pour d’autres guildes
  }
fact-next_jump = { $number ->
    [one] Le prochain coup pourrait aussi sauter par-dessus un ouvrier rival
   *[other] Le prochain coup pourrait aussi sauter par-dessus { $number } ouvriers rivaux
  }
fact-tile_workers = { $number ->
    [one] Laisse { $number } ouvrier, le compte exact pour la tuile bonus de la manche
   *[other] Laisse { $number } ouvriers, le compte exact pour la tuile bonus de la manche
  }
fact-stays = Aucun déplacement n’en vaut la peine
fact-stays_second = Aucun second déplacement ne vaut de finir dernier dans l’ordre
fact-hex = Départ sur une case { FORM($resource, "de") }, dont le premier déplacement rapportera la ressource
fact-around = { $number ->
    [one] Une case voisine est vide
   *[other] { $number } cases voisines sont vides
  }
fact-room = { $number ->
    [one] Mais une case voisine est déjà occupée
   *[other] Mais { $number } cases voisines sont déjà occupées
  }
fact-rival_hex = Ne laisse à l’automate rien de mieux qu’une case { FORM($resource, "de") }
fact-to_jump = Met un ouvrier rival à portée de saut d’un contremaître de la guilde qui choisit
fact-off_mine = Retire de la mine un de ses propres ouvriers
fact-automated = { $number ->
    [one] Laisse un ouvrier à portée de saut d’un contremaître de la guilde qui choisit
   *[other] Laisse { $number } ouvriers à portée d’un seul saut d’un contremaître de la guilde qui choisit
  }

# Taking quests.
fact-quest_prestige = Rapporte { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    } une fois accomplie
fact-quest_partly = Ne peut être accomplie à temps, mais rapporte { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    }
fact-quest_rewards = Ses actes rapportent { $amounts }
fact-quest_levels = { $number ->
    [one] Un de ses aventuriers gagne un niveau
   *[other] Ses aventuriers se partagent jusqu’à { $number } niveaux
  }
fact-quest_power = Mais elle exige jusqu’à { $number } de puissance
fact-quest_people = { $number ->
    [one] Mais ses aventuriers sont absents cette manche
   *[other] Mais ses aventuriers sont absents pendant { $number } manches
  }
fact-quest_late = { $number ->
    [one] Mais elle a une étape de trop pour les manches restantes : il faudra la Route
   *[other] Mais elle a { $number } étapes de trop pour les manches restantes : il faudra la Route
  }
fact-quest_short = Mais il pourrait manquer { $number } de puissance pour ses derniers actes
fact-quest_price = Mais elle coûte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
fact-quest_pays = Rapporte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    } tout de suite
fact-quest_bought = Mais pour l’assurer, il faut acheter { $name }
fact-solo_duty = Mais si elle échoue plus tard, la partie solo est perdue
fact-cannot_meet = La guilde ne peut assurer aucune quête proposée ; celle-ci exige le moins de puissance
fact-free_hands = Aucune quête proposée ne mérite d’y envoyer des aventuriers maintenant
fact-tile_quests = { $number ->
    [one] Garde une quête en cours, comme le veut la tuile de la manche
   *[other] Garde { $number } quêtes en cours, comme le veut la tuile de la manche
  }
fact-tile_missed = Mais la tuile bonus de la manche est manquée

# The market.
fact-passing = Passer rapporte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }, et rien ici ne vaut mieux pour l’instant
fact-price = Mais cela coûte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
fact-sold = La vente { FORM($resource, "de") } permet d’acheter davantage au marché
fact-card_prestige = Vaut { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    } en fin de partie
fact-lasts = { $number ->
    [one] Servira à la dernière manche
   *[other] Servira à chacune des { $number } manches restantes
  }
fact-lasts_later = Servira dès que la guilde aura un étal
fact-card_gives = Donne aussitôt { $amounts }
fact-new_type = Premier plan d’arme { $name } de la guilde ; certaines quêtes exigent ce type
fact-stronger = Avec { $number } de puissance, c’est le plan le plus fort de la guilde
fact-better_arms = Ajoute un plan de { $number } de puissance
fact-end_bonus = Vaut { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    } en l’état
fact-hired = Ajoute un aventurier à envoyer en quête
fact-trained = { $number ->
    [2] Au niveau 2, un aventurier manie toutes les armes publiques
    [3] Au niveau 3, un aventurier manie aussi les armes uniques
   *[other] Le niveau { $number } est le plus haut et ajoute 1 point de prestige en fin de partie
  }
fact-rush_too_far = Mais la guilde ne peut assurer l’étape atteinte
fact-rush_saves = { $number ->
    [one] Ses aventuriers rentrent une manche plus tôt
   *[other] Ses aventuriers rentrent { $number } manches plus tôt
  }
fact-rush_in_time = Sans la Route, cette quête ne serait pas accomplie à temps

# Managing quests.
fact-armed = Avec cette arme, la quête « { $name } » peut être assurée cette manche
fact-given_up = La guilde ne peut pas assurer : { $name }
fact-let_go = Ne vaut plus ses armes, on la laisse échouer : { $name }
fact-all_armed = Chaque quête a les armes qu’il lui faut cette manche
fact-bought_to_arm = Nécessaire pour assurer : { $name }

# Small choices.
fact-wealth = Ensemble, elles donnent { $amounts }
fact-title = Le plus utile pour les manches restantes : { $name }
fact-shopped = { CAPITAL($resource) } : c’est ce qui manque le plus
fact-advanced = Accomplit d’abord « { $name } », pour { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    }
fact-any_order = Aucune n’est accomplie maintenant : l’ordre importe peu

# What holds for any choice.
fact-no_trade = Garde ce que la guilde possède
fact-as_good_as_any = Vaut bien autre chose
fact-least = Ce n’est pas bon, mais tout le reste semble pire
fact-must_take = Le solo impose une quête par manche ; aucune autre ne semble meilleure
fact-only = Il n’y a rien d’autre à faire
fact-whim = C’était un caprice
fact-sense = Cela semblait sensé
fact-stand_in = Un Compagnon a dû décider à sa place

# Why one of several choices that came out as well: what this guild likes.
fact-likes_questing = Choix équivalents ; cette guilde aime le prestige rapide, et celui-ci en rapporte un peu plus
fact-likes_mining = Choix équivalents ; cette guilde aime les ressources, et celui-ci lui en laisse un peu plus
fact-likes_hoarding = Choix équivalents ; cette guilde aime l’or, et celui-ci lui en laisse un peu plus
fact-likes_buying = Choix équivalents ; cette guilde aime aventuriers et plans, et celui-ci en procure plus
