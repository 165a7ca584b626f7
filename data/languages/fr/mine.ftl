# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = Contremaître de { $guild } sur une case { FORM($ground, "de") }
mine-hex-worker = Ouvrier de { $guild } sur une case { FORM($ground, "de") }
mine-hex-empty = Case { FORM($ground, "de") }, vide

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild } réfléchit
mine-place = { $guild } : placez le contremaître { $number } sur { $count }
mine-place-side = Placez un contremaître de { $guild }
mine-place-here = Placez le contremaître sur cette case { FORM($ground, "de") }, ou choisissez-en une autre
mine-tie = { $guild } a plusieurs coups équivalents : choisissez à sa place
mine-worker-reward = { $guild } : déplacez ou retirez un ouvrier, ou refusez
mine-overseer-reward = { $guild } : déplacez un contremaître, ou refusez
mine-move = { $guild } : déplacez un contremaître, ou passez
mine-land-where = Choisissez où le contremaître s’arrête
mine-land-here = Arrêtez le contremaître ici, ou choisissez une autre case
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild } : un second déplacement ? Vous passeriez dernier ; sinon, vous { $place ->
    [1] resterez premier
    [2] serez deuxième
   *[3] serez troisième
  }
mine-second-last = { $guild } : un second déplacement ? Vous serez dernier de toute façon
mine-second-free = { $guild } : un second déplacement ? Il ne changerait pas l’ordre

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = Passer
mine-decline = Refuser
mine-no-pass = Impossible de passer maintenant
mine-confirm = Confirmer
mine-choose-move = Choisissez d’abord un déplacement
mine-choose-hex = Choisissez d’abord une case
mine-take-off = Retirer
mine-choose-worker = Choisissez d’abord un ouvrier
mine-no-way = Ce contremaître ne peut pas bouger : aucune case où s’arrêter
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = La mine
mine-title-place = Contremaître
mine-title-worker = Ouvrier
mine-title-move = Déplacement
mine-title-jump = Saut : { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
mine-help-place = Choisissez une case vide
mine-help-stands = Place le contremaître de { $guild } sur une case { FORM($ground, "de") }
mine-help-worker = Choisissez un ouvrier, puis une case vide où le mettre
mine-help-move = Choisissez un contremaître, puis pointez la case d’arrivée
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed.
mine-needs = Pour vos quêtes
mine-needs-offer = Pour les quêtes proposées
mine-need-ore = { $there } sur { $needed }
mine-need-met = assurée à chaque étape
mine-need-beyond = { $when } : plus que vous ne pouvez assurer

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = Nouvel ouvrier
mine-worker-turn = Se rallie à { $guild }
mine-worker-defect = Déserte pour { $guild }
mine-worker-leave = Quitte la mine
mine-worker-set = Va ici
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
mine-strike = Grève : { $count ->
    [one] { $count } ouvrier de { $guild } s’en va
   *[other] { $count } ouvriers de { $guild } s’en vont
  }
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = Grève : { $count } de { $guild }
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump = Puis saut de { $guild } : { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
mine-then-move = Puis { $guild } se déplace

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = Ouvriers dans la mine
mine-order = Nouvel ordre
mine-order-short = Nouvel ordre
