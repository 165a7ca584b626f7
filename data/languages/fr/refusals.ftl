### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Ce n’est pas ce qui se décide maintenant
refusal-over = La partie est finie
refusal-no-guild = Cette guilde n’existe pas
refusal-no-resource = Le marchand ne connaît pas cette ressource
refusal-no-adventurer = Ta guilde n’a pas cet aventurier

# Set-up.
refusal-wealth-pair = Garde deux cartes différentes parmi les tiennes
refusal-equal-claims = Impossible de garder deux licences identiques
refusal-start-level = Personne ne commence au-dessus du niveau { $level }
refusal-no-overseer-left = Aucun contremaître de cette couleur à placer maintenant

# The mine.
refusal-outside-mine = C’est hors de la mine
refusal-overseer-there = Un contremaître s’y trouve
refusal-worker-there = Un ouvrier s’y trouve
refusal-not-your-overseer = Aucun de tes contremaîtres ne s’y trouve
refusal-no-move = Un contremaître doit avancer d’au moins une case
refusal-straight-line = Un contremaître se déplace en ligne droite
refusal-overseer-between = Un autre contremaître barre le chemin
refusal-behind-the-row = Après un saut, un contremaître s’arrête sur la première case derrière la file
refusal-no-worker = Aucun ouvrier ne s’y trouve
refusal-hex-not-empty = Un ouvrier ne peut être placé que sur une case vide
refusal-better-move = Un autre coup de cette couleur saute plus d’ouvriers adverses, ou moins des siens

# The market.
refusal-space-taken = { $guild } occupe cet emplacement cette manche
refusal-costs = Coûte { $price } or, tu as { $gold } or
refusal-not-open = Ce n’est pas un plan public disponible
refusal-claimed-already = Ta guilde a déjà cette licence
refusal-not-on-show = Cette carte n’y est pas exposée
refusal-stall-owned = Ta guilde a déjà un étal pour cet échange
refusal-barracks-nobody = Recrute quelqu’un, forme quelqu’un, ou les deux
refusal-out-on-quest = Cet aventurier est parti en quête
refusal-highest-level = Le niveau { $level } est le plus haut
refusal-not-your-quest = Ce n’est pas une de tes quêtes en cours
refusal-road-reach = { $reach ->
    [one] La Route mène { $reach } étape plus loin au plus
   *[other] La Route mène { $reach } étapes plus loin au plus
  }
refusal-road-last-step = { $left ->
    [0] Elle est à sa dernière étape, où la Route s’arrête
    [one] Sa dernière étape est à { $left } étape d’ici, et la Route s’y arrête
   *[other] Sa dernière étape est à { $left } étapes d’ici, et la Route s’y arrête
  }
refusal-last-round-only = Les bonus finaux ne se vendent qu’à la dernière manche
refusal-not-in-discard = Cette carte n’est pas dans la défausse du marché

# Trades.
refusal-no-trade-now = Pas de commerce tant que ceci n’est pas résolu
refusal-bought-enough = { $allowed ->
    [one] { $allowed } achat par manche, déjà fait
   *[other] { $allowed } achats par manche, déjà faits
  }
refusal-sold-enough = { $allowed ->
    [one] { $allowed } vente par manche, déjà faite
   *[other] { $allowed } ventes par manche, déjà faites
  }
refusal-nothing-to-sell = Tu n’as pas { FORM($resource, "de") } à vendre
refusal-no-stall = Tu ne possèdes pas cet étal
refusal-stall-used = Cet étal a déjà servi { $uses } fois cette manche
refusal-stall-needs = Demande { $needed }, tu as { $amount }
refusal-tile-costs = Coûte { $price } or, il reste { $gold } or de la tuile

# Quests.
refusal-solo-takes = En solo, on prend une quête à chaque manche
refusal-not-in-offer = Cette quête n’est pas dans l’offre
refusal-quests-full = { $limit ->
    [one] Pas plus de { $limit } quête en cours
   *[other] Pas plus de { $limit } quêtes en cours
  }
refusal-no-later-start = Aucun champion libre pour commencer une quête plus loin
refusal-later-start-reach = { $reach ->
    [one] Elle peut commencer { $reach } étape plus loin au plus
   *[other] Elle peut commencer { $reach } étapes plus loin au plus
  }
refusal-no-charm = Aucun champion libre pour charmer le client
refusal-at-home = Cet aventurier est déjà au logis
refusal-no-design = Ta guilde n’a pas ce plan
refusal-level-needed = Demande le niveau { $needed }, celui-ci est de niveau { $level }
refusal-forging-needs = Forger demande { $amount }, tu as { $have }
refusal-not-waiting = Cette quête n’attend pas d’avancer
refusal-not-of-quest = Seuls les aventuriers de la quête se partagent ses niveaux, un chacun
refusal-no-title = Ce titre n’existe pas
refusal-title-owned = Ta guilde a déjà ce titre
