### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Impossible maintenant
refusal-over = La partie est terminée
refusal-no-guild = Cette guilde n’est pas dans la partie
refusal-no-resource = Le marchand ne vend ni n’achète cette ressource
refusal-no-adventurer = Votre guilde n’a pas cet aventurier

# Set-up.
refusal-wealth-pair = Gardez deux cartes différentes parmi celles que vous avez reçues
refusal-equal-claims = Vous ne pouvez pas garder deux licences du même plan
refusal-start-level = Aucun aventurier ne commence au-dessus du niveau { $level }
refusal-no-overseer-left = Aucun contremaître de cette couleur à placer maintenant

# The mine.
refusal-outside-mine = C’est hors de la mine
refusal-overseer-there = Un contremaître s’y trouve déjà
refusal-worker-there = Un ouvrier s’y trouve déjà
refusal-not-your-overseer = Aucun de vos contremaîtres ne s’y trouve
refusal-no-move = Un contremaître doit avancer d’au moins une case
refusal-straight-line = Un contremaître se déplace en ligne droite
refusal-overseer-between = Un autre contremaître barre le chemin
refusal-behind-the-row = Après un saut, un contremaître s’arrête sur la première case derrière la file
refusal-no-worker = Aucun ouvrier ne s’y trouve
refusal-hex-not-empty = Un ouvrier ne peut être placé que sur une case vide
refusal-better-move = Un autre coup de cette couleur saute par-dessus plus d’ouvriers rivaux, ou moins des siens

# The market.
refusal-space-taken = { $guild } occupe cet emplacement pour cette manche
refusal-costs = Coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } ; vous en avez { $gold }
refusal-not-open = Ce plan public n’est pas encore disponible
refusal-claimed-already = Votre guilde a déjà cette licence
refusal-not-on-show = Cette carte n’y est pas exposée
refusal-stall-owned = Votre guilde a déjà un étal pour cet échange
refusal-barracks-nobody = Recrutez un aventurier, formez-en un, ou les deux
refusal-out-on-quest = Cet aventurier est parti en quête
refusal-highest-level = Le niveau { $level } est le plus haut
refusal-not-your-quest = Ce n’est pas une de vos quêtes en cours
refusal-road-reach = { $reach ->
    [one] La Route fait avancer une quête de { $reach } étape au plus
   *[other] La Route fait avancer une quête de { $reach } étapes au plus
  }
refusal-road-last-step = { $left ->
    [0] Cette quête est à sa dernière étape ; la Route ne va pas plus loin
    [one] La Route s’arrête à la dernière étape de la quête, { $left } étape plus loin
   *[other] La Route s’arrête à la dernière étape de la quête, { $left } étapes plus loin
  }
refusal-last-round-only = Les bonus finaux ne se vendent qu’à la dernière manche
refusal-not-in-discard = Cette carte n’est pas dans la défausse du marché

# Trades.
refusal-no-trade-now = Aucun échange avant la fin de cette action
refusal-bought-enough = { $allowed ->
    [one] Vous avez déjà fait votre achat de la manche
   *[other] Vous avez déjà fait vos { $allowed } achats de la manche
  }
refusal-sold-enough = { $allowed ->
    [one] Vous avez déjà fait votre vente de la manche
   *[other] Vous avez déjà fait vos { $allowed } ventes de la manche
  }
refusal-nothing-to-sell = Vous n’avez pas { FORM($resource, "de") } à vendre
refusal-no-stall = Vous ne possédez pas cet étal
refusal-stall-used = { $uses ->
    [one] Cet étal a déjà servi cette manche
   *[other] Cet étal a déjà servi { $uses } fois cette manche
  }
refusal-stall-needs = Il faut { $amount } ; vous { $have ->
    [0] n’en avez pas
   *[other] n’en avez que { $have }
  }
refusal-tile-costs = Coûte { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } ; la tuile vous en laisse { $gold }

# Quests.
refusal-solo-takes = En solo, vous devez prendre une quête à chaque manche
refusal-not-in-offer = Cette quête n’est pas dans l’offre
refusal-quests-full = { $limit ->
    [one] Vous ne pouvez avoir que { $limit } quête en cours
   *[other] Vous ne pouvez avoir que { $limit } quêtes en cours
  }
refusal-no-later-start = Vous n’avez aucun champion libre pour commencer une quête plus loin
refusal-later-start-reach = { $reach ->
    [one] Cette quête peut commencer { $reach } étape plus loin au plus
   *[other] Cette quête peut commencer { $reach } étapes plus loin au plus
  }
refusal-no-charm = Vous n’avez aucun champion libre pour charmer le client
refusal-at-home = Cet aventurier est déjà au logis
refusal-no-design = Votre guilde n’a pas ce plan
refusal-level-needed = Exige le niveau { $needed } ; cet aventurier est au niveau { $level }
refusal-forging-needs = Il faut { $amount } pour forger cette arme ; vous { $have ->
    [0] n’en avez pas
   *[other] n’en avez que { $have }
  }
refusal-not-waiting = Cette quête n’avance pas maintenant
refusal-not-of-quest = Seuls les aventuriers de la quête se partagent ses niveaux, un au plus chacun
refusal-no-title = Ce titre n’existe pas
refusal-title-owned = Votre guilde a déjà ce titre
