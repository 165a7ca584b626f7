### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
fact-gains = Rapporte { $amounts }
fact-costs = Mais coûte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    } (reste : { $of })
fact-feeds = Mais { $guild } y gagne { $amounts }

# The mine, and the order that follows it.
fact-defects = { $number ->
    [one] Mais un de vos ouvriers déserte pour { $guild }
   *[other] Mais { $number } de vos ouvriers désertent pour { $guild }
  }
fact-strike = { $number } de vos ouvriers font grève et quittent la mine
fact-strike_of = { $number } ouvriers de { $guild } font grève et quittent la mine
fact-keeps_place = { $number ->
    [1] En l’état, vous restez premier dans le nouvel ordre
    [2] En l’état, vous restez deuxième dans le nouvel ordre
    [3] En l’état, vous restez troisième dans le nouvel ordre
   *[other] En l’état, vous restez quatrième dans le nouvel ordre
  }
fact-gains_place = { $number ->
    [1] En l’état, vous passez premier dans le nouvel ordre
    [2] En l’état, vous passez deuxième dans le nouvel ordre
   *[other] En l’état, vous passez troisième dans le nouvel ordre
  }
fact-loses_place = { $number ->
    [2] Mais en l’état, vous reculez à la deuxième place du nouvel ordre
    [3] Mais en l’état, vous reculez à la troisième place du nouvel ordre
   *[other] Mais en l’état, vous reculez à la quatrième place du nouvel ordre
  }

# Your quests.
fact-completes = Accomplit « { $name } » pour { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    }
fact-finishes_leg = Termine un acte de « { $name } »
fact-arms = Permet d’assurer « { $name } » cette manche
fact-disarms = Mais vous ne pourrez plus assurer « { $name } »
fact-arms_next = Permet d’assurer l’acte suivant de « { $name } »
fact-arms_offer = Permet de prendre « { $name } » dans l’offre et de l’assurer
fact-nears = Il ne vous manquera que { $amounts } pour assurer « { $name } »
fact-meets = Assure l’étape actuelle de « { $name } » : puissance { $number } sur { $of }
fact-power = Porte « { $name } » à { $number } de puissance sur { $of }
fact-fails = { $sign ->
    [more] Vous pourriez assurer la quête « { $name } », mais elle échoue ; ses actes terminés rapportent { $number ->
        [one] { $number } point
       *[other] { $number } points
      } de prestige
    [less] Vous pourriez assurer la quête « { $name } », mais elle échoue et coûte { $number ->
        [one] { $number } point
       *[other] { $number } points
      } de prestige
   *[none] Vous pourriez assurer la quête « { $name } », mais elle échoue sans rien rapporter
  }
fact-beyond = { $sign ->
    [more] Vous ne pouvez pas assurer la quête « { $name } » : elle échoue, mais ses actes terminés rapportent { $number ->
        [one] { $number } point
       *[other] { $number } points
      } de prestige
    [less] Vous ne pouvez pas assurer la quête « { $name } » : elle échoue et coûte { $number ->
        [one] { $number } point
       *[other] { $number } points
      } de prestige
   *[none] Vous ne pouvez pas assurer la quête « { $name } » : elle échoue, sans prestige
  }
fact-all_met = { $number ->
    [one] Votre quête est assurée pour cette manche
   *[other] Vos { $number } quêtes sont assurées pour cette manche
  }

# A quest of the offer.
fact-armed_at_once = Vous pouvez l’assurer aussitôt, avec { $amounts }
fact-ends_in = Peut être accomplie à la manche { $number } pour { $of ->
        [one] { $of } point de prestige
       *[other] { $of } points de prestige
    }
fact-too_late = { $number ->
    [one] Mais elle finit une manche trop tard, sauf avec la Route
   *[other] Mais elle finit { $number } manches trop tard, sauf avec la Route
  }
fact-grows_hard = Mais elle exigera { $number } de puissance, contre { $of } au départ
fact-none_armed = { $number ->
    [0] Vous ne pouvez payer aucune quête
    [one] { $of ->
        [0] Vous ne pouvez pas assurer la seule quête que vous pouvez payer
       *[other] En plus des vôtres, vous ne pouvez pas assurer la seule quête que vous pouvez payer
      }
   *[other] { $of ->
        [0] Vous ne pouvez assurer aucune des { $number } quêtes que vous pouvez payer
       *[other] En plus des vôtres, vous ne pouvez assurer aucune des { $number } quêtes que vous pouvez payer
      }
  }

# The market.
fact-asked_type = La quête « { $name } » exige ce type d’arme, que vous ne pouvez pas encore forger
fact-forges = L’arme a une puissance de { $number } et coûte { $amounts }
fact-lacks = Mais il vous manque encore { $amounts } pour la forger
fact-wields = { $number ->
    [2] Au niveau 2, un aventurier manie toutes les armes publiques
    [3] Au niveau 3, un aventurier manie aussi les armes uniques
   *[other] Le niveau { $number } est le plus haut et ajoute 1 point de prestige en fin de partie
  }
fact-affords = Vous pourrez acheter davantage au marché
fact-people = { $number ->
    [one] Vous aurez { $number } aventurier au logis
   *[other] Vous aurez { $number } aventuriers au logis
  }
fact-in_time = { $of ->
    [one] Sans la Route, cette quête finirait une manche trop tard
   *[other] Sans la Route, cette quête finirait { $of } manches trop tard
  }
fact-reaches = Elle atteint l’étape { $number } sur { $of }
fact-counts = Vaut { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    } en l’état
fact-counts_later = Vaut { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    } en fin de partie
fact-savvy_buyer = Un achat de plus par manche chez le marchand
fact-savvy_seller = Chaque vente au marchand rapporte plus
fact-savvy_trader = Un usage d’étal de plus par manche
fact-savvy_adventurer = La Route fait avancer une quête d’une étape de plus
fact-stall = Échange { $amounts } une fois par manche, dans les deux sens
