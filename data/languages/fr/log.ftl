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

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Commence avec
log-gains-wealth = Fortune ({ $card })
log-gains-mine = Par le déplacement d’un autre
log-gains-pass = Pour avoir passé
log-gains-claimant = Pour sa licence ({ $card })
log-gains-card = Carte ({ $card })
log-gains-quest = Quête ({ $card })
log-gains-weapon = Par l’arme { $card }
log-gains-champion = Par le champion { $card }
log-gains-tile = Tuile ({ $card })
log-gains-end_adventurers = Pour ses aventuriers
log-gains-end_designs = Pour le plan { $card }
log-gains-end_cards = Pour { $card }
log-gains-end_bonus = Pour { $card }
log-gains-end_gold = Pour son or

# Set-up.
log-wealth-kept = Choisit sa fortune
log-wealth-shown = Commence avec { $cards }
log-placed = Place un contremaître

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Déplace un contremaître
log-jumps = Saute { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
log-turned = { $count ->
    [one] { $count } ouvrier se rallie à { $guild }
   *[other] { $count } ouvriers se rallient à { $guild }
  }
log-defected = { $count ->
    [one] { $count } ouvrier déserte pour { $guild }
   *[other] { $count } ouvriers désertent pour { $guild }
  }
log-removed = { $count ->
    [one] { $count } ouvrier quitte la mine
   *[other] { $count } ouvriers quittent la mine
  }
log-worker-moved = Un ouvrier est déplacé ailleurs
log-struck = { $count ->
    [one] Grève : { $count } ouvrier s’en va
   *[other] Grève : { $count } ouvriers s’en vont
  }

# Doing nothing.
log-passed-mine = Passe son tour dans la mine
log-passed-second_move = Renonce au second déplacement
log-passed-market = Passe son tour au marché
log-passed-quest = Ne prend aucune quête
log-passed-management = Termine sa gestion
log-declined-overseer_move = Ne déplace aucun contremaître
log-declined-worker_move = Ne déplace aucun ouvrier
log-declined-market_card = Ne prend aucune carte
log-lapsed-overseer_move = Aucun contremaître ne peut bouger
log-lapsed-worker_move = Aucun ouvrier à déplacer
log-lapsed-market_card = Aucune carte à prendre
log-lapsed-level = Personne ne peut gagner de niveau
log-lapsed-title = Tous les titres sont pris
log-lapsed-automated_move = Ne peut pas bouger

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
    [one] Désormais disponible : { $cards }
   *[other] Désormais disponibles : { $cards }
  }
log-discarded = À la défausse : { $cards }
log-bought = Achète { $card } pour { $price } or
log-taken = Prend { $card } gratuitement
log-used = Utilise { $card }
log-used-for = Utilise { $card } pour { $price } or
log-claimed = Obtient la licence { $card }
log-claimed-for = Prend la licence { $card } pour { $price } or
log-sold = Vend { $costs } pour { $gains }
log-stall = Échange { $costs } contre { $gains }
log-hired = Recrute { FORM($hero, "le") } pour { $price } or
log-trained = Forme { FORM($hero, "le") } au niveau { $level } pour { $price } or
log-hired-and-trained = Recrute { FORM($new, "le") } et forme { FORM($hero, "le") } au niveau { $level } pour { $price } or

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] { CAPITAL($heroes) } rejoint la guilde
   *[other] { CAPITAL($heroes) } rejoignent la guilde
  }
log-raised = { CAPITAL(FORM($hero, "le")) } passe au niveau { $level }
log-title = { CAPITAL(FORM($hero, "le")) } devient { FORM($hero, "champion") } : { $title }
log-forged = Arme { FORM($hero, "le") } pour { $quest } : { $design }
log-honed = L’arme { FORM($hero, "du") } gagne { $power } de puissance
log-returned = { $count ->
    [one] { CAPITAL($heroes) } rentre au logis
   *[other] { CAPITAL($heroes) } rentrent au logis
  }

# Quests.
log-offer-leaves = { $count ->
    [one] Quitte l’offre : { $quests }
   *[other] Quittent l’offre : { $quests }
  }
log-takes = Prend { $quest }
log-takes-for = Prend { $quest } pour { $price } or
log-takes-charming = Prend { $quest } en charmant le client
# $taken is one of the three above.
log-takes-late = { $taken }, { $steps ->
    [one] { $steps } étape plus loin
   *[other] { $steps } étapes plus loin
  }
log-advances-quest = { $quest } : étape { $step } sur { $last }
log-advances-road = { $quest } par la Route : étape { $step } sur { $last }
log-leg = Termine l’acte { $leg } sur { $legs } ({ $quest })
log-completed = Accomplit { $quest }
log-failed = Échoue : { $quest }
log-failed-kept = Garde { $gains } pour les actes terminés
log-failed-lost = Perd { $costs } pour échec immédiat

# Bonus tiles.
log-tile = { $tile }, pour { $guilds }
log-tile-nobody = { $tile }, pour personne
log-shopping = Dispose de { $budget } or pour ses emplettes
log-shops = Fait des emplettes pour { $spent } or
log-shopped-all = Termine ses emplettes
log-shopped-rest = Termine ses emplettes, { $lost } or inutilisé
