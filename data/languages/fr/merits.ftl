### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = Rapporte { $amounts }
merit-costs = Mais coûte { $number } or, il t’en reste { $of }
merit-feeds = Mais { $guild } y gagne { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] Mais un de tes ouvriers déserte pour { $guild }
   *[other] Mais { $number } de tes ouvriers désertent pour { $guild }
  }
merit-strike = Mais { $number } de tes ouvriers font alors grève et quittent la mine
merit-strike_of = { $number } ouvriers de { $guild } font alors grève et quittent la mine
merit-keeps_place = { $number ->
    [1] En l’état, tu restes en tête du prochain ordre
    [2] En l’état, tu restes deuxième du prochain ordre
    [3] En l’état, tu restes troisième du prochain ordre
   *[other] En l’état, tu restes quatrième du prochain ordre
  }
merit-gains_place = { $number ->
    [1] En l’état, tu passes en tête du prochain ordre
    [2] En l’état, tu passes deuxième du prochain ordre
   *[other] En l’état, tu passes troisième du prochain ordre
  }
merit-loses_place = { $number ->
    [2] Mais en l’état, tu recules à la 2e place du prochain ordre
    [3] Mais en l’état, tu recules à la 3e place du prochain ordre
   *[other] Mais en l’état, tu recules à la 4e place du prochain ordre
  }

# Your quests.
merit-completes = Accomplit { $name } pour { $number } prestige
merit-finishes_leg = Termine un acte ({ $name })
merit-arms = { $name } peut alors être armée cette manche
merit-disarms = Mais { $name } ne peut alors plus être armée
merit-arms_next = { $name } : l’acte suivant peut alors être armé
merit-arms_offer = Tu pourrais alors prendre { $name } dans l’offre et l’armer
merit-nears = Il ne te manque alors que { $amounts } pour armer { $name }
merit-meets = { $name } est alors assurée : puissance { $number } sur { $of }
merit-power = { $name } : puissance alors { $number } sur les { $of } exigés
merit-fails = { $sign ->
    [more] { $name } pourrait être armée mais échoue ; les actes finis te valent { $number } prestige
    [less] { $name } pourrait être armée mais échoue, ce qui te coûte { $number } prestige
   *[none] { $name } pourrait être armée mais échoue et ne rapporte rien
  }
merit-beyond = { $sign ->
    [more] { $name } ne peut être armée et échoue ; les actes finis te valent { $number } prestige
    [less] { $name } ne peut être armée et échoue, ce qui te coûte { $number } prestige
   *[none] { $name } ne peut être armée et échoue, sans prestige
  }
merit-all_met = { $number ->
    [one] Ta quête est assurée
   *[other] Tes { $number } quêtes sont assurées
  }

# A quest of the offer.
merit-armed_at_once = Peut être armée aussitôt, avec { $amounts }
merit-ends_in = Faisable pour la manche { $number }, vaut { $of } prestige
merit-too_late = { $number ->
    [one] Mais elle finit { $number } manche trop tard, sauf par la Route
   *[other] Mais elle finit { $number } manches trop tard, sauf par la Route
  }
merit-grows_hard = Mais elle exige plus tard { $number } de puissance, après { $of } au début
merit-none_armed = { $number ->
    [0] Il n’y a aucune quête que tu puisses payer
    [one] La seule quête à ta portée ne peut être armée
   *[other] Aucune des { $number } quêtes à ta portée ne peut être armée
  }

# The market.
merit-asked_type = { $name } exige ce type d’arme, que tu ne peux pas encore forger
merit-forges = Forge { $number } de puissance avec { $amounts }
merit-lacks = Mais il te manque encore { $amounts } pour la forger
merit-wields = { $number ->
    [2] Le niveau 2 manie toute arme publique
    [3] Le niveau 3 manie aussi les armes uniques
   *[other] Le niveau { $number } est le plus haut et compte 1 de plus à la fin
  }
merit-affords = Tu peux alors acheter plus de choses au marché
merit-people = { $number ->
    [one] { $number } aventurier est alors au logis
   *[other] { $number } aventuriers sont alors au logis
  }
merit-in_time = { $of ->
    [one] Sans la Route, cette quête finirait { $of } manche trop tard
   *[other] Sans la Route, cette quête finirait { $of } manches trop tard
  }
merit-reaches = Elle est alors à l’étape { $number } sur { $of }
merit-counts = Compte { $number } prestige en l’état
merit-counts_later = Compte { $number } prestige à la fin
merit-savvy_buyer = Un achat de plus chez le marchand par manche
merit-savvy_seller = Chaque vente au marchand rapporte plus
merit-savvy_trader = Un usage d’étal de plus par manche
merit-savvy_adventurer = La Route mène une étape plus loin
merit-stall = Échange { $amounts } chaque manche, dans les deux sens
