### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { CAPITAL($guild) } : { $changes } ({ $source }).
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source } : { $card }
transcript-source-wealth = fortune
transcript-source-mine = mine
transcript-source-pass = tour passé
transcript-source-blacksmith = Forgeron
transcript-source-bazaar = Bazar
transcript-source-barracks = Caserne
transcript-source-clerk = Greffier
transcript-source-offer = offre
transcript-source-claimant = redevance de licence
transcript-source-card = carte
transcript-source-quest = quête
transcript-source-weapon = arme
transcript-source-champion = champion
transcript-source-forge = forge
transcript-source-failure = quête échouée
transcript-source-merchant = marchand
transcript-source-stall = étal
transcript-source-tile = tuile bonus
transcript-source-start = dotation de départ
transcript-source-end_adventurers = décompte final, aventuriers
transcript-source-end_designs = décompte final, plans
transcript-source-end_cards = décompte final, cartes
transcript-source-end_bonus = bonus final
transcript-source-end_sale = vente finale
transcript-source-end_gold = décompte final, or

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } choisit ses cartes Fortune.
transcript-wealth-shown = { CAPITAL($guild) } a gardé : { $cards }.
transcript-round = La manche { $round } commence ({ $stage }).
transcript-phase-setup = La mise en place commence.
transcript-phase-placement = Les contremaîtres sont placés.
transcript-phase-mine = La phase de mine commence.
transcript-phase-market = La phase de marché commence.
transcript-phase-quest = La phase de quêtes commence.
transcript-phase-end = La manche se termine.
transcript-phase-scoring = Le décompte final commence.
transcript-stage = L’{ $stage } commence.
transcript-mine-built = La mine de l’{ $stage } est en place.
transcript-order = L’ordre est désormais : { $guilds }.
transcript-passed-mine = { CAPITAL($guild) } ne déplace aucun contremaître.
transcript-passed-second_move = { CAPITAL($guild) } renonce au second déplacement.
transcript-passed-market = { CAPITAL($guild) } passe son tour au marché.
transcript-passed-quest = { CAPITAL($guild) } ne prend aucune quête.
transcript-passed-management = { CAPITAL($guild) } termine l’armement.
transcript-passed-trade_window = { CAPITAL($guild) } termine ses échanges.
transcript-declined-overseer_move = { CAPITAL($guild) } renonce à déplacer un contremaître.
transcript-declined-worker_move = { CAPITAL($guild) } renonce à déplacer un ouvrier.
transcript-declined-market_card = { CAPITAL($guild) } renonce à prendre une carte de la défausse.
transcript-lapsed-overseer_move = { CAPITAL($guild) } peut déplacer un contremaître, mais aucun ne peut bouger.
transcript-lapsed-worker_move = { CAPITAL($guild) } peut déplacer un ouvrier, mais il n’y en a pas.
transcript-lapsed-market_card = { CAPITAL($guild) } peut prendre une carte, mais il n’y en a pas.
transcript-lapsed-level = { CAPITAL($guild) } peut donner un niveau, mais personne ne peut en gagner.
transcript-lapsed-title = { CAPITAL($guild) } a utilisé tous les titres.
transcript-lapsed-automated_move = Un automate ne peut pas se déplacer.
transcript-lost = La partie est perdue.
transcript-ended = Classement final : { $places }.
transcript-place = { $place }. { $guild }

# The mine.
transcript-placed = { CAPITAL($guild) } place un contremaître en { $hex }.
transcript-moved = { CAPITAL($guild) } déplace un contremaître de { $origin } à { $target }.
transcript-jumped = { CAPITAL($guild) } déplace un contremaître de { $origin } à { $target }, par-dessus { $over }.
transcript-appeared = Un ouvrier apparaît en { $hex } pour { $guild }.
transcript-turned = { $count ->
    [one] L’ouvrier en { $hexes } se rallie à { $guild }.
   *[other] Les ouvriers en { $hexes } se rallient à { $guild }.
  }
transcript-defected = L’ouvrier en { $hex } déserte pour { $guild }.
transcript-removed = { CAPITAL($guild) } perd l’ouvrier en { $hex }.
transcript-worker-moved = Un ouvrier de la guilde { $guild } passe de { $origin } à { $target }.
transcript-struck = Grève : { $guild } perd les ouvriers en { $hexes }.

# The market.
transcript-revealed = Au marché : { $cards }.
transcript-opened = Nouveaux plans publics : { $cards }.
transcript-discarded = Invendus, mis à la défausse : { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } va chez le Forgeron.
transcript-goes-bazaar = { CAPITAL($guild) } va au Bazar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } va au Bazar, côté cartes bonus.
transcript-goes-bazaar_single = { CAPITAL($guild) } va au Bazar, côté cartes à usage unique.
transcript-goes-barracks = { CAPITAL($guild) } va à la Caserne.
transcript-goes-clerk = { CAPITAL($guild) } va chez le Greffier.
transcript-goes-road = { CAPITAL($guild) } prend la Route.
transcript-gained = { CAPITAL($guild) } { $price ->
    [0] obtient « { $card } » gratuitement
   *[other] achète « { $card } »
  }.
transcript-used = { CAPITAL($guild) } utilise « { $card } »{ $price ->
    [0] {" "}gratuitement
   *[other] { "" }
  }.
transcript-end-bonus = { CAPITAL($guild) } achète le bonus final « { $card } ».
transcript-claimed = { CAPITAL($guild) } prend la licence « { $card } »{ $price ->
    [0] {" "}gratuitement
   *[other] { "" }
  }.
transcript-bought = { CAPITAL($guild) } achète 1 { $resource }.
transcript-sold = { CAPITAL($guild) } vend 1 { $resource }.
transcript-stall = { CAPITAL($guild) } échange à son étal « { $card } ».

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = { $count ->
    [one] Rejoint sa guilde ({ $source }) : { $whose }.
   *[other] Rejoignent leur guilde ({ $source }) : { $whose }.
  }
transcript-joined-guild = { $heroes } ({ $guild })
transcript-raised = { CAPITAL(FORM($hero, "le")) } ({ $guild }) passe au niveau { $level }.
transcript-champion = { CAPITAL(FORM($hero, "le")) } ({ $guild }) devient { FORM($hero, "champion") } et prend le titre « { $title } ».
transcript-forged = { CAPITAL($guild) } forge { FORM($design, "un") } pour { FORM($hero, "le") } dans « { $quest } ».
transcript-weapon-lost = { CAPITAL(FORM($hero, "le")) } ({ $guild }) perd { FORM($design, "le") }.
transcript-honed = L’arme { FORM($hero, "du") } ({ $guild }) reçoit { SIGNED($power) } de puissance.
transcript-returned = { CAPITAL(FORM($hero, "le")) } ({ $guild }) quitte « { $quest } » et rentre au logis.

# Quests.
transcript-offer = { $count ->
    [0] L’offre est vide.
   *[other] L’offre avance : { $quests }.
  }
transcript-dealt = { $count ->
    [one] Nouvelle quête à la place { $first } de l’offre : { $quests }.
    [2] Nouvelles quêtes aux places { $first } et { $last } de l’offre : { $quests }.
   *[other] Nouvelles quêtes aux places { $first } à { $last } de l’offre : { $quests }.
  }
transcript-out = Retrait de la partie : { $quests }.
transcript-taken = { CAPITAL($guild) } prend la quête « { $quest } »{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }.
transcript-taken-charming = { CAPITAL($guild) } prend la quête « { $quest } »{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }, en charmant le client.
transcript-advanced-quest = { CAPITAL($guild) } fait avancer « { $quest } » à l’étape { $step }.
transcript-advanced-road = { CAPITAL($guild) } fait avancer « { $quest } » par la Route à l’étape { $step }.
transcript-advanced-off = { CAPITAL($guild) } franchit la dernière étape de « { $quest } ».
transcript-leg = { CAPITAL($guild) } termine l’acte { $leg } de « { $quest } ».
transcript-completed = { CAPITAL($guild) } accomplit « { $quest } ».
transcript-failed-QUEST-6 = { CAPITAL($guild) } échoue à « { $quest } » : l’étape n’est pas assurée.
transcript-failed-CHAMP-8 = { CAPITAL($guild) } échoue à « { $quest } » : un champion promis n’y est pas.
transcript-failed-END-1 = { CAPITAL($guild) } échoue à « { $quest } » : la partie est terminée.

# Bonus tiles.
transcript-tile = { $count ->
    [0] La tuile bonus « { $tile } » est résolue ; personne n’y gagne.
   *[other] La tuile bonus « { $tile } » est résolue pour { $guilds }.
  }
transcript-shopping = { CAPITAL($guild) } peut dépenser { $budget ->
        [one] { $budget } pièce d’or
       *[other] { $budget } pièces d’or
    } de la tuile.
transcript-shopped = { CAPITAL($guild) } achète 1 { $resource } pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } de la tuile.
transcript-shopping-ended = { CAPITAL($guild) } termine ses emplettes ; { $lost ->
    [one] { $lost } pièce d’or de la tuile est perdue
   *[other] { $lost } pièces d’or de la tuile sont perdues
  }.

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) } : { $guilds }.
transcript-copies = Un nombre entre parenthèses après un nom désigne un autre exemplaire de la même carte.
transcript-head-round = MANCHE { $round } ({ $stage })
transcript-part-setup = MISE EN PLACE
transcript-part-placement = Placement :
transcript-part-mine = Mine :
transcript-part-market = Marché :
transcript-part-quest = Quêtes :
transcript-part-end = Fin de la manche :
transcript-part-scoring = Décompte :
