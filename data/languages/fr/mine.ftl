# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = Contremaître de { $guild } (case { FORM($ground, "de") })
mine-hex-worker = Ouvrier de { $guild } (case { FORM($ground, "de") })
mine-hex-empty = Case { FORM($ground, "de") }, vide

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild } réfléchit
mine-place = { $guild } : place le contremaître { $number } sur { $count }
mine-place-side = Place un contremaître de { $guild }
mine-place-here = Place le contremaître ici (case { FORM($ground, "de") }) ou choisis une autre case
mine-tie = { $guild } a des coups équivalents : choisis à sa place
mine-worker-reward = { $guild } : déplace ou retire un ouvrier quelconque, ou refuse
mine-overseer-reward = { $guild } : déplace un contremaître, ou refuse
mine-move = { $guild } : déplace un contremaître, ou passe
mine-land-where = Choisis où le contremaître s’arrête
mine-land-here = Arrête le contremaître ici, ou choisis une autre case
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild } : un second déplacement ? Il te met en dernier ; sans lui, tu es { $place ->
    [1] en tête
    [2] deuxième
   *[3] troisième
  }
mine-second-last = { $guild } : un second déplacement ? Tu seras en dernier de toute façon
mine-second-free = { $guild } : un second déplacement ? L’ordre n’en change pas

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = Passer
mine-decline = Refuser
mine-no-pass = Il n’y a rien à passer maintenant
mine-confirm = Confirmer
mine-choose-move = Choisis d’abord un déplacement
mine-choose-hex = Choisis d’abord une case
mine-take-off = Retirer
mine-choose-worker = Choisis d’abord un ouvrier
mine-no-way = Ce contremaître est bloqué : nulle part où s’arrêter
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = La mine
mine-title-place = Un contremaître
mine-title-worker = L’ouvrier
mine-title-move = Déplacement
mine-title-jump = Saut de { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
mine-help-place = Choisis une case vide
mine-help-stands = Le contremaître de { $guild } serait sur une case { FORM($ground, "de") }
mine-help-worker = Choisis un ouvrier quelconque, puis une case vide pour lui
mine-help-move = Choisis un contremaître, puis pointe là où il peut s’arrêter
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed.
mine-needs = Minerai pour tes quêtes
mine-needs-offer = Pour les quêtes de l’offre
mine-need-ore = { $there } sur { $needed }
mine-need-met = armée pour toutes ses étapes
mine-need-beyond = hors de portée de ta guilde

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = Nouvel ouvrier
mine-worker-turn = Se rallie à { $guild }
mine-worker-defect = Déserte pour { $guild }
mine-worker-leave = Quitte la mine
mine-worker-set = Placé ici
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
mine-strike = Grève : { $count ->
    [one] { $guild } perd { $count } ouvrier
   *[other] { $guild } perd { $count } ouvriers
  }
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = Grève : { $count } de { $guild }
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump = Puis { $guild } en saute { $count }
mine-then-move = Puis { $guild } se déplace

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = Ouvriers dans la mine
mine-order = Ordre qui en résulterait
mine-order-short = Ordre résultant
