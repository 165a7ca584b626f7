### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. $name is a quest, $number and $of are compared.

# What changes hands.
merit-gains = Rapporte { $amounts }
merit-costs = Coûte { $number } or, il t’en reste { $of }
merit-feeds = { $guild } y gagne { $amounts }

# The mine, and the order that follows it.
merit-defects = { $number ->
    [one] Un de tes ouvriers déserte
   *[other] { $number } de tes ouvriers désertent
  }
merit-strike = { $number } de tes ouvriers font alors grève
merit-strike_of = { $number } ouvriers de { $guild } font alors grève
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
    [2] En l’état, tu recules à la 2e place du prochain ordre
    [3] En l’état, tu recules à la 3e place du prochain ordre
   *[other] En l’état, tu recules à la 4e place du prochain ordre
  }

# Your quests.
merit-completes = Accomplit { $name } pour { $number } prestige
merit-finishes_leg = Termine un acte ({ $name })
merit-arms = { $name } peut alors être armée
merit-disarms = { $name } ne peut alors plus être armée
merit-arms_next = { $name } : l’acte suivant peut alors être armé
merit-arms_offer = Dans l’offre, { $name } pourrait alors être prise et armée
merit-nears = { $name } : plus que { $amounts } pour l’armer
merit-meets = { $name } est alors assurée : puissance { $number } sur { $of }
merit-power = { $name } : puissance alors { $number } sur les { $of } exigés
merit-fails = { $number ->
    [0] { $name } échoue et ne rapporte rien
   *[other] { $name } échoue : { SIGNED($number) } prestige
  }
merit-all_met = { $number ->
    [one] Ta quête est assurée
   *[other] Tes { $number } quêtes sont assurées
  }

# A quest of the offer.
merit-armed_at_once = Peut être armée aussitôt, avec { $amounts }
merit-ends_in = Faisable pour la manche { $number }, vaut { $of } prestige
merit-too_late = { $number ->
    [one] Sans la Route, finit { $number } manche trop tard
   *[other] Sans la Route, finit { $number } manches trop tard
  }
merit-grows_hard = Commence à { $of } de puissance, mais exige { $number } plus tard
merit-none_armed = { $number ->
    [0] Il n’y a aucune quête que tu puisses payer
    [one] La seule quête à ta portée ne peut être armée
   *[other] Aucune des { $number } quêtes à ta portée ne peut être armée
  }

# The market.
merit-asked_type = { $name } exige ce type d’arme, qui te manque
merit-forges = Forge { $number } de puissance avec { $amounts }
merit-wields = { $number ->
    [2] Le niveau 2 manie toute arme publique
    [3] Le niveau 3 manie aussi les armes uniques
   *[other] Le niveau { $number } est le plus haut et compte 1 de plus à la fin
  }
merit-people = { $number ->
    [one] { $number } aventurier est alors au logis
   *[other] { $number } aventuriers sont alors au logis
  }
merit-in_time = { $of ->
    [one] Sans la Route, elle finirait { $of } manche trop tard
   *[other] Sans la Route, elle finirait { $of } manches trop tard
  }
merit-reaches = Elle est alors à l’étape { $number } sur { $of }
merit-counts = Compte { $number } prestige en l’état
merit-counts_later = Compte { $number } prestige à la fin
merit-savvy_buyer = Un achat de plus chez le marchand par manche
merit-savvy_seller = Chaque vente au marchand rapporte plus
merit-savvy_trader = Un usage d’étal de plus par manche
merit-savvy_adventurer = La Route mène une étape plus loin
merit-stall = Échange { $amounts } chaque manche, dans les deux sens
