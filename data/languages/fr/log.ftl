### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Manche { $round }
log-stage = L’{ $stage } commence
log-phase-setup = Mise en place
log-phase-placement = Placement des contremaîtres
log-phase-market = Phase de marché
log-phase-quest = Phase de quêtes
log-phase-end = Fin de la manche
log-phase-scoring = Décompte final
log-order = Ordre : { $guilds }
log-won = { $guild } l’emporte
log-lost = La partie est perdue

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line } : { $gains }
    .subject = { FORM($line, "subject") }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Commence avec { $gains }
log-gains-wealth = Reçoit { $gains } (fortune « { $card } »)
log-gains-mine = Reçoit { $gains } grâce au coup d’un rival
log-gains-pass = Reçoit { $gains } pour avoir passé
log-gains-claimant = Reçoit { $gains } pour sa licence « { $card } »
log-gains-card = Reçoit { $gains } grâce à « { $card } »
log-gains-quest = Reçoit { $gains } grâce à « { $card } »
log-gains-weapon = Reçoit { $gains } grâce à l’arme « { $card } »
log-gains-champion = Reçoit { $gains } grâce au titre « { $card } »
log-gains-tile = Reçoit { $gains } grâce à « { $card } »
log-gains-end_adventurers = Marque { $gains } pour ses aventuriers
log-gains-end_designs = Marque { $gains } pour le plan « { $card } »
log-gains-end_cards = Marque { $gains } pour « { $card } »
log-gains-end_bonus = Marque { $gains } pour « { $card } »
log-gains-end_gold = Marque { $gains } pour son or

# Set-up.
log-wealth-kept = Choisit ses cartes Fortune
log-wealth-shown = Commence avec : { $cards }
log-placed = Place un contremaître

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Déplace un contremaître
log-jumps = Saute par-dessus { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
log-turned = { $count ->
    [one] Perd { $count } ouvrier, rallié à { $guild }
   *[other] Perd { $count } ouvriers, ralliés à { $guild }
  }
log-defected = { $count ->
    [one] Un ouvrier déserte pour { $guild }
   *[other] { $count } ouvriers désertent pour { $guild }
  }
    .subject = own
log-removed = { $count ->
    [one] Un ouvrier quitte la mine
   *[other] { $count } ouvriers quittent la mine
  }
    .subject = own
log-worker-moved = Un ouvrier change de case
    .subject = own
log-struck = { $count ->
    [one] Perd { $count } ouvrier dans une grève
   *[other] Perd { $count } ouvriers dans une grève
  }

# Doing nothing.
log-passed-mine = Passe son tour à la mine
log-passed-second_move = Renonce au second déplacement
log-passed-market = Passe son tour au marché
log-passed-quest = Ne prend aucune quête
log-passed-management = Termine l’armement
log-declined-overseer_move = Ne déplace aucun contremaître
log-declined-worker_move = Ne déplace aucun ouvrier
log-declined-market_card = Ne prend aucune carte
log-lapsed-overseer_move = Ne peut déplacer aucun contremaître
log-lapsed-worker_move = Ne peut déplacer aucun ouvrier
log-lapsed-market_card = Ne peut prendre aucune carte
log-lapsed-level = N’a personne à qui donner un niveau
log-lapsed-title = N’a plus de titre à donner
log-lapsed-automated_move = Ne peut pas bouger

# The market. $card is a card's name, $goods an amount such as "1 iron".
log-opened = { $count ->
    [one] Nouveau plan public : { $cards }
   *[other] Nouveaux plans publics : { $cards }
  }
log-discarded = À la défausse : { $cards }
log-bought = Achète « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-bought-goods = Achète { $goods } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-taken = Prend « { $card } » gratuitement
log-used = Utilise « { $card } »
log-used-for = Utilise « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-claimed = Obtient la licence « { $card } »
log-claimed-for = Prend la licence « { $card } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-sold = Vend { $costs } pour { $gains }
log-stall = Échange { $costs } contre { $gains }
log-hired = Recrute { FORM($hero, "le") } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-trained = Forme { FORM($hero, "le") } au niveau { $level } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-hired-and-trained = Recrute { FORM($new, "le") } et forme { FORM($hero, "le") } au niveau { $level } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] { CAPITAL($heroes) } rejoint la guilde
   *[other] { CAPITAL($heroes) } rejoignent la guilde
  }
    .subject = own
log-raised = { CAPITAL(FORM($hero, "le")) } passe au niveau { $level }
    .subject = own
log-title = { CAPITAL(FORM($hero, "le")) } devient { FORM($hero, "champion") } et prend le titre « { $title } »
    .subject = own
log-forged = Forge { FORM($design, "un") } pour { FORM($hero, "le") } dans « { $quest } »
log-honed = L’arme { FORM($hero, "du") } reçoit { SIGNED($power) } de puissance
    .subject = own
log-returned = { $count ->
    [one] { CAPITAL($heroes) } rentre au logis
   *[other] { CAPITAL($heroes) } rentrent au logis
  }
    .subject = own

# Quests.
log-offer-leaves = { $count ->
    [one] La quête « { $quests } » quitte l’offre
   *[other] Quittent l’offre : { $quests }
  }
log-takes = Prend « { $quest } »
log-takes-for = Prend « { $quest } » pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }
log-takes-charming = Prend « { $quest } » en charmant le client
# $taken is one of the three above.
log-takes-late = { $taken }, en commençant { $steps ->
    [one] { $steps } étape plus loin
   *[other] { $steps } étapes plus loin
  }
log-advances-quest = Fait avancer « { $quest } » : étape { $step } sur { $last }
log-advances-road = Fait avancer « { $quest } » par la Route : étape { $step } sur { $last }
log-leg = Termine l’acte { $leg } sur { $legs } de « { $quest } »
log-completed = Accomplit « { $quest } »
log-failed = Échoue à « { $quest } »
log-failed-kept = Garde { $gains } pour les actes terminés
log-failed-lost = Perd { $costs } pour échec immédiat

# Bonus tiles.
log-tile = La tuile « { $tile } » profite à { $guilds }
log-tile-nobody = La tuile « { $tile } » ne profite à personne
log-shopping = Peut dépenser { $budget ->
        [one] { $budget } pièce d’or
       *[other] { $budget } pièces d’or
    }
log-shops = Dépense { $spent ->
        [one] { $spent } pièce d’or
       *[other] { $spent } pièces d’or
    }
log-shopped-all = Termine ses emplettes
log-shopped-rest = Termine ses emplettes et perd { $lost ->
        [one] { $lost } pièce d’or
       *[other] { $lost } pièces d’or
    }
