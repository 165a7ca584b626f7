### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { CAPITAL($guild) } : { $changes } ({ $source }).
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source } : { $card }
transcript-source-wealth = fortune
transcript-source-mine = mine
transcript-source-pass = passe
transcript-source-blacksmith = Forgeron
transcript-source-bazaar = Bazar
transcript-source-barracks = Caserne
transcript-source-clerk = Greffier
transcript-source-offer = offre
transcript-source-claimant = licence antérieure
transcript-source-card = carte
transcript-source-quest = quête
transcript-source-weapon = arme
transcript-source-champion = champion
transcript-source-forge = forge
transcript-source-failure = échec
transcript-source-merchant = marchand
transcript-source-stall = étal
transcript-source-tile = tuile bonus
transcript-source-start = dès le départ
transcript-source-end_adventurers = décompte des aventuriers
transcript-source-end_designs = décompte des plans
transcript-source-end_cards = décompte des cartes
transcript-source-end_bonus = bonus final
transcript-source-end_sale = vente finale
transcript-source-end_gold = décompte de l’or

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } choisit sa fortune.
transcript-wealth-shown = { CAPITAL($guild) } a gardé { $cards }.
transcript-round = La manche { $round } commence ({ $stage }).
transcript-phase-setup = La mise en place commence.
transcript-phase-placement = Les contremaîtres sont placés.
transcript-phase-mine = La phase de mine commence.
transcript-phase-market = La phase de marché commence.
transcript-phase-quest = La phase de quêtes commence.
transcript-phase-end = La manche se termine.
transcript-phase-scoring = Le décompte final commence.
transcript-stage = L’{ $stage } commence.
transcript-mine-built = La mine de l’{ $stage } est construite.
transcript-order = L’ordre est maintenant : { $guilds }.
transcript-passed-mine = { CAPITAL($guild) } ne déplace aucun contremaître.
transcript-passed-second_move = { CAPITAL($guild) } renonce au second déplacement.
transcript-passed-market = { CAPITAL($guild) } passe son tour au marché.
transcript-passed-quest = { CAPITAL($guild) } ne prend aucune quête.
transcript-passed-management = { CAPITAL($guild) } termine sa gestion.
transcript-passed-trade_window = { CAPITAL($guild) } termine ses échanges.
transcript-declined-overseer_move = { CAPITAL($guild) } renonce à déplacer un contremaître.
transcript-declined-worker_move = { CAPITAL($guild) } renonce à déplacer un ouvrier.
transcript-declined-market_card = { CAPITAL($guild) } renonce à une carte de la défausse.
transcript-lapsed-overseer_move = { CAPITAL($guild) } peut déplacer un contremaître, mais aucun ne peut bouger.
transcript-lapsed-worker_move = { CAPITAL($guild) } peut déplacer un ouvrier, mais il n’y en a pas.
transcript-lapsed-market_card = { CAPITAL($guild) } peut prendre une carte, mais il n’y en a pas.
transcript-lapsed-level = { CAPITAL($guild) } peut donner un niveau, mais personne ne peut en gagner.
transcript-lapsed-title = { CAPITAL($guild) } a utilisé tous les titres.
transcript-lapsed-automated_move = Un automate ne peut pas se déplacer.
transcript-lost = La partie est perdue.
transcript-ended = La partie se termine : { $places }.
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
transcript-worker-moved = Un ouvrier appartenant à { $guild } est déplacé de { $origin } à { $target }.
transcript-struck = Grève : { $guild } perd les ouvriers en { $hexes }.

# The market.
transcript-revealed = Au marché : { $cards }.
transcript-opened = Désormais disponibles : { $cards }.
transcript-discarded = Personne n’a acheté { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } va chez le Forgeron.
transcript-goes-bazaar = { CAPITAL($guild) } va au Bazar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } va au Bazar, côté cartes bonus.
transcript-goes-bazaar_single = { CAPITAL($guild) } va au Bazar, côté cartes à usage unique.
transcript-goes-barracks = { CAPITAL($guild) } va à la Caserne.
transcript-goes-clerk = { CAPITAL($guild) } va chez le Greffier.
transcript-goes-road = { CAPITAL($guild) } prend la Route.
transcript-gained = { CAPITAL($guild) } obtient { $card } { $price ->
    [0] gratuitement
   *[other] pour { $price } or
  }.
transcript-used = { CAPITAL($guild) } utilise { $card } { $price ->
    [0] gratuitement
   *[other] pour { $price } or
  }.
transcript-end-bonus = { CAPITAL($guild) } achète le bonus final { $card } pour { $price } or.
transcript-claimed = { CAPITAL($guild) } prend la licence { $card } { $price ->
    [0] gratuitement
   *[other] pour { $price } or
  }.
transcript-bought = { CAPITAL($guild) } achète 1 { $resource } pour { $price } or.
transcript-sold = { CAPITAL($guild) } vend 1 { $resource } pour { $price } or.
transcript-stall = { CAPITAL($guild) } utilise son étal ({ $card }).

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = Recrues ({ $source }) : { $whose }.
transcript-joined-guild = { $heroes } pour { $guild }
transcript-raised = { CAPITAL(FORM($hero, "le")) } ({ $guild }) passe au niveau { $level }.
transcript-champion = { CAPITAL(FORM($hero, "le")) } ({ $guild }) devient { FORM($hero, "champion") } : { $title }.
transcript-forged = { CAPITAL($guild) } forge { $design } pour { FORM($hero, "le") } (quête { $quest }).
transcript-weapon-lost = { CAPITAL(FORM($hero, "le")) } ({ $guild }) perd son arme : { $design }.
transcript-honed = L’arme { FORM($hero, "du") } ({ $guild }) gagne { $power } de puissance.
transcript-returned = { CAPITAL(FORM($hero, "le")) } ({ $guild }) rentre de la quête { $quest }.

# Quests.
transcript-offer = { $count ->
    [0] L’offre est vide.
   *[other] L’offre avance : { $quests }.
  }
transcript-dealt = Nouveau dans l’offre : { $quests }.
transcript-dealt-place = { $place } { $quest }
transcript-out = Hors jeu : { $quests }.
transcript-taken = { CAPITAL($guild) } prend la quête { $quest }{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }.
transcript-taken-charming = { CAPITAL($guild) } prend la quête { $quest }{ $skip ->
    [0] { "" }
    [one] , en commençant { $skip } étape plus loin
   *[other] , en commençant { $skip } étapes plus loin
  }, en charmant le client.
transcript-advanced-quest = { CAPITAL($guild) } avance la quête { $quest } à l’étape { $step }.
transcript-advanced-road = { CAPITAL($guild) } avance la quête { $quest } par la Route à l’étape { $step }.
transcript-advanced-off = { CAPITAL($guild) } mène la quête { $quest } au-delà de sa dernière étape.
transcript-leg = { CAPITAL($guild) } termine l’acte { $leg } de la quête { $quest }.
transcript-completed = { CAPITAL($guild) } accomplit la quête { $quest }.
transcript-failed-QUEST-6 = { CAPITAL($guild) } échoue à la quête { $quest } : son étape n’est pas assurée.
transcript-failed-CHAMP-8 = { CAPITAL($guild) } échoue à la quête { $quest } : un champion qui lui était promis n’y est pas.
transcript-failed-END-1 = { CAPITAL($guild) } échoue à la quête { $quest } : la partie est finie.

# Bonus tiles.
transcript-tile = { $count ->
    [0] La tuile bonus { $tile } est résolue, pour personne.
   *[other] La tuile bonus { $tile } est résolue, pour { $guilds }.
  }
transcript-shopping = { CAPITAL($guild) } a { $budget } or de la tuile à dépenser.
transcript-shopped = { CAPITAL($guild) } achète 1 { $resource } pour { $price } de l’or de la tuile.
transcript-shopping-ended = { CAPITAL($guild) } termine ses emplettes ; reste { $lost } or de la tuile.

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) } : { $guilds }.
transcript-head-round = MANCHE { $round } ({ $stage })
transcript-part-setup = MISE EN PLACE
transcript-part-placement = Placement :
transcript-part-mine = Mine :
transcript-part-market = Marché :
transcript-part-quest = Quêtes :
transcript-part-end = Fin de la manche :
transcript-part-scoring = Décompte :
