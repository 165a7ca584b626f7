### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Garder : { $cards }
action-raise = Donner un niveau { FORM($hero, "au") }
action-place = Placer un contremaître sur une case { FORM($resource, "de") }
action-place-other = Placer le contremaître de { $guild } sur une case { FORM($resource, "de") }

# The mine.
action-pass-mine = Passer sans déplacer de contremaître
action-move = Déplacer ce contremaître sur une case { FORM($resource, "de") }
action-jump = Sauter par-dessus { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } jusqu’à une case { FORM($resource, "de") }
action-worker = Déplacer cet ouvrier sur une case { FORM($resource, "de") }
action-worker-off = Retirer cet ouvrier de la mine
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = départ : { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Passer et recevoir { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
action-claim-label = Licence : { $card }
action-claim = Prendre la licence « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-claim-shared = Prendre la licence « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, plus { $share } { $count ->
    [one] à { $guilds }
   *[other] à chaque détenteur : { $guilds }
  }
action-buy = Acheter « { $card } »
action-buy-for = Acheter « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-buy-goods = Acheter { $goods } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-buy-single = Acheter « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } (effet immédiat : { $effects })
action-end-bonus = Acheter « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } ; vaut { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } de prestige en l’état
action-hire = Recruter un aventurier
action-hire-for = Recruter un aventurier pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-train = Former { FORM($hero, "le") }
action-train-for = Former { FORM($hero, "le") } au niveau { $level } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-hire-and-train = Recruter un aventurier et former { FORM($hero, "le") } au niveau { $level } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-rush-label = Faire avancer « { $quest } » { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
  }
action-rush = Faire avancer « { $quest } » { $steps ->
    [one] d’une étape par la Route
   *[other] de { $steps } étapes par la Route
  }
action-rush-leg = Faire avancer « { $quest } » { $steps ->
    [one] d’une étape par la Route, jusqu’à l’acte suivant
   *[other] de { $steps } étapes par la Route, jusqu’à l’acte suivant
  }
action-rush-pays = Faire avancer « { $quest } » { $steps ->
    [one] d’une étape par la Route ; l’acte terminé rapporte { $effects }
   *[other] de { $steps } étapes par la Route ; l’acte terminé rapporte { $effects }
  }

# Trades.
action-sell = Vendre { $goods } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
action-exchange = Échanger { $given } contre { $got }
action-done-trading = Terminer les échanges
action-stop-shopping = Arrêter les emplettes

# Quests and rewards.
action-take = Prendre « { $quest } »{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }
action-take-charming = Prendre « { $quest } »{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }, en charmant le client
action-no-quest = Ne prendre aucune quête cette manche
action-arm = Forger { FORM($design, "un") } pour { FORM($hero, "le") } dans « { $quest } »
action-disarm = Renvoyer { FORM($hero, "le") } au logis
action-done-managing = Terminer l’armement
action-advance = Faire avancer « { $quest } »
action-take-card = Prendre « { $card } »
action-decline = Refuser
action-title = Choisir le titre « { $title } »
