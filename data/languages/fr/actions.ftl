### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = Garder { $cards }
action-raise = Donner le niveau { FORM($hero, "au") }
action-place = Placer un contremaître sur une case { FORM($resource, "de") }
action-place-other = Placer le contremaître de { $guild } sur une case { FORM($resource, "de") }

# The mine.
action-pass-mine = Passer : aucun déplacement
action-move = Déplacer ce contremaître vers une case { FORM($resource, "de") }
action-jump = Sauter { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } avec ce contremaître, vers une case { FORM($resource, "de") }
action-worker = Déplacer cet ouvrier vers une case { FORM($resource, "de") }
action-worker-off = Retirer cet ouvrier de la mine
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed } ({ $where })
action-from-to = { $origin }–{ $target }
action-from = quitte : { $origin }

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = Passer et recevoir { $gold } or
action-claim-label = Licence : { $card }
action-claim = Prendre la licence { $card } : { $price } or à la banque
action-claim-shared = Prendre la licence { $card } : { $price } or, et { $share } { $count ->
    [one] à { $guilds }
   *[other] à chacun : { $guilds }
  }
action-buy = Acheter { $card }
action-buy-for = Acheter { $card } pour { $price } or
action-buy-single = Acheter { $card } pour { $price } or : aussitôt { $effects }
action-end-bonus = Acheter { $card } pour { $price } or : vaudrait { $worth } pour l’instant
action-hire = Recruter un aventurier
action-hire-for = Recruter un aventurier pour { $price } or
action-train = Former { FORM($hero, "le") }
action-train-for = Former { FORM($hero, "le") } au niveau { $level } pour { $price } or
action-hire-and-train = Recruter un aventurier et former { FORM($hero, "le") } au niveau { $level } pour { $price } or
action-rush-label = { $quest } : { $steps ->
    [one] avance d’une étape
   *[other] avance de { $steps } étapes
  }
action-rush = Avancer { $quest } par la Route { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
  }
action-rush-leg = Avancer { $quest } par la Route { $steps ->
    [one] d’une étape, jusqu’à l’acte suivant
   *[other] de { $steps } étapes, jusqu’à l’acte suivant
  }
action-rush-pays = Avancer { $quest } par la Route { $steps ->
    [one] d’une étape : l’acte fini rapporte { $effects }
   *[other] de { $steps } étapes : l’acte fini rapporte { $effects }
  }

# Trades.
action-sell = Vendre { $goods } pour { $price } or
action-exchange = Échanger { $given } contre { $got }
action-done-trading = Terminer les échanges
action-stop-shopping = Arrêter les emplettes

# Quests and rewards.
action-take = Prendre { $quest }{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }
action-take-charming = Prendre { $quest }{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }, en charmant le client
action-no-quest = Ne prendre aucune quête cette manche
action-arm = Forger { $design } pour { FORM($hero, "le") } sur la quête { $quest }
action-disarm = Renvoyer { FORM($hero, "le") } au logis
action-done-managing = Terminer la gestion
action-advance = Faire avancer { $quest } maintenant
action-take-card = Prendre { $card }
action-decline = Refuser
action-title = Choisir le titre { $title }
