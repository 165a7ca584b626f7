# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = Offre de quêtes
quest-own-quests = Tes quêtes
quest-quests-of = Quêtes de { $guild }
quest-filled = { $count } sur { $most }
quest-home = Aventuriers au logis
quest-home-short = Au logis
quest-home-count = { $count } au logis
quest-designs = Tes plans
quest-designs-of = Plans de { $guild }
quest-designs-rows = rangées { $first } à { $last } sur { $rows } : fais défiler
quest-forgeable = { $count } sur { $most } à forger
quest-forgeable-for = { $hero } : { $count } sur { $most }
quest-everyone-out = Tout le monde est en quête

# Two copies of one card that a guild has.
quest-copy = { $name } ({ $copy })

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest } : { $verdict }
quest-met = assurée, { $power } sur { $needed }
quest-short = il manque { $short }, { $power } sur { $needed }
quest-lacks-type = sans arme { $type }, { SIGNED($extra) }
quest-promised = on y attend { FORM($hero, "le") }
quest-verdict-more = { $first }, { $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = assurée
quest-would-be-met = serait assurée
# It is not met, and need not be before the next round.
quest-asked-next = manche suivante
quest-missing-pill = absent { SIGNED($extra) }
quest-short-by = il manque { $short }
quest-promised-short = promis
quest-needs-hero = exige { FORM($hero, "le") }
quest-power-of = sur { $needed }
quest-step-line = étape { $step } sur { $steps }, { $verdict }
quest-rushed = hâtée cette manche

# Rows without a quest, and the picture in a row.
quest-row-none = Aucune quête en cours
quest-row-free = Place pour une autre quête
quest-none-yet = Aucune encore

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $price ->
    [0] gratuite
   *[other] { $price } or
}
quest-place-empty = vide
quest-place-taken = { $guild } prend { $quest }
quest-place-taker = { $guild } prend
quest-lock-gold = manque { $short }
quest-lock-full = { $count } quêtes
quest-lock-level = niveau { $level }
quest-lock-no-quest = pas de quête
quest-lock = impossible
quest-leaves-label = En fin de manche
quest-leaves = Quitte l’offre à la fin de cette manche si personne ne la prend
quest-too-long-label = Trop longue
quest-too-long = Demande { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, une par manche, et il reste { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = Prends une quête
quest-taken-by = { $guild } choisit
quest-offer-advice = Pointe une quête pour voir ce qu’elle exige. Chaque guilde peut en prendre une par manche. Sa première étape doit être assurée dans la même manche, sinon la quête échoue.
quest-offer-advice-solo = Pointe une quête pour voir ce qu’elle exige. Tu dois en prendre une à chaque manche. Sa première étape doit être assurée dans la même manche, sinon la quête échoue et la partie est perdue.
quest-length = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, reste { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
quest-price-of = { $price ->
    [0] rien à payer
   *[other] sur tes { $gold } or
}
quest-charming-pays = Irrésistible : rapporte { $gold } or
quest-expeditious = Véloce : commencer à l’étape
quest-charm = Charmer le client pour { $gold } or
quest-first-met = Tu pourrais l’assurer avec
quest-first-cost = pour { $cost }
quest-first-more = et { $count } de plus
quest-first-not = Pas avec ce que tu as
quest-first-fails = { $others ->
    [0] À moins de commercer,
   *[other] À moins de commercer une fois tes autres quêtes armées,
} elle échoue : { SIGNED($prestige) } prestige
quest-first-loses = À moins de commercer, elle échoue et la partie est perdue
quest-costs-nothing = rien
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }, niveau { $level }
quest-hero-more = { $hero }, { $more }
quest-hero-title = { $title } : { $does }
quest-hero-carries = Porte { $design }
quest-hero-honed = affûtée de { SIGNED($power) }
quest-hero-weapon-lost = Autre arme, autre quête ou retour au logis : l’arme en main est perdue
quest-wields-simple = Le niveau { $level } manie épées et dagues
quest-wields-public = Le niveau { $level } manie toute arme publique
quest-wields-all = Le niveau { $level } manie toute arme, même unique
quest-send-home = Renvoyer
quest-no-quest-to-go-on = Aucune quête en cours où l’envoyer
quest-no-quest-to-forge-for = Aucune quête en cours pour laquelle forger

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = Si tu termines maintenant
quest-how-they-stand = Où elles en sont
quest-fate-fails = échoue : { $prestige ->
    [0] aucun prestige
   *[other] { SIGNED($prestige) } prestige
}
quest-fate-fails-still = échoue : tout de même { SIGNED($prestige) } prestige
quest-fate-loses = échoue, et la partie est perdue
quest-fate-over = la partie est perdue avant qu’elle compte
quest-fate-completed = est accomplie : { $gains }
quest-fate-leg = termine un acte
quest-fate-leg-for = termine un acte : { $gains }
quest-fate-on = passe à l’étape { $step } sur { $steps }
quest-none-own = Ta guilde n’a aucune quête en cours.
quest-none-of = { $guild } n’a aucune quête en cours.
quest-advice-unmet = Choisis un aventurier, un plan et une quête, dans n’importe quel ordre, ou glisse une tuile sur une quête.
quest-advice-met = Toutes les quêtes sont assurées. Ce que tu ne forges pas reste dans ta réserve.
quest-advice-lost = En solo, une quête échouée fait perdre la partie.

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = Récompenses
quest-rewards-advice = Chaque quête avance d’une étape, dans l’ordre de ton choix.
quest-moves-next = Avance
quest-moves-on = une étape
quest-moves-leg = acte terminé
quest-moves-completed = accomplie
quest-moved = a avancé
quest-moves-on-line = Une étape de plus, dans le même acte
quest-finishes-leg = Termine un acte
quest-finishes-quest = Accomplit la quête
quest-hero-raised = { CAPITAL(FORM($hero, "le")) } passe au niveau { $level }
quest-hero-joins = Un nouvel aventurier arrive
quest-weapon-honed = Arme { FORM($hero, "du") } : puissance { SIGNED($power) }
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = Puis tu déplaces un contremaître
quest-then-worker-move = Puis tu déplaces ou retires un ouvrier
quest-then-market-card = Puis tu prends une carte de la défausse du marché
quest-then-level = Puis tu choisis qui gagne { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
quest-then-title = Puis tu choisis un titre

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = Manches à venir
quest-power = puissance
quest-nothing-asked = Rien n’est exigé
quest-round = Manche { $round }
quest-after-the-end = Après la fin
quest-ledger = Registre des quêtes
quest-ledger-none = { $guild } n’a aucune quête en cours
quest-ledger-finished = accomplie
quest-ledger-power = Puissance exigée
quest-ledger-armed = { $power } en main
quest-ledger-late = { $count ->
    [one] { $count } quête ne peut pas finir à temps
   *[other] { $count } quêtes ne peuvent pas finir à temps
}
quest-ledger-help = Chaque étape doit être assurée à sa manche. Le chiffre près du casque est le nombre d’aventuriers qu’il faut pour cela, avec les armes et ressources disponibles ; un tiret : impossible en l’état.
quest-ledger-nobody = -

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild } choisit une quête
quest-doing-management = { $guild } arme ses aventuriers
quest-doing-rewards = { $guild } reçoit ses récompenses
quest-doing-other = { $guild } réfléchit
quest-prompt-after = { $guild } – { $did }. { $then }
quest-prompt-take = { $guild } : prends une quête, ou refuse
quest-prompt-full = { $guild } a { $count } quêtes en cours : refuse
quest-prompt-no-gold = { $guild } ne peut payer aucune quête : refuse
quest-prompt-solo = { $guild } : prends une quête, c’est obligatoire à chaque manche
quest-prompt-solo-last = { $guild } : avec celle-ci tu en as { $count }. Accomplis-en une, sinon tu perds à la prochaine manche
quest-take = Prendre { $quest } { $price ->
    [0] gratuitement
   *[other] pour { $price } or
}{ $step ->
    [1] { "" }
   *[other] , en commençant à l’étape { $step }
}
quest-take-charming = Prendre { $quest } et recevoir { $gold } or{ $step ->
    [1] { "" }
   *[other] , en commençant à l’étape { $step }
}
quest-prompt-arm = { $design } pour { FORM($hero, "le") } : { $verdict }. Coût : { $cost }
quest-prompt-arm-anew = { $told } ; l’arme en main ({ $lost }) est perdue
quest-prompt-advance = { $quest } va avancer. Choisis-en une autre, ou fais-la avancer
quest-prompt-advance-only = { $quest } avance
quest-prompt-rewards = { $guild } : choisis la prochaine quête à faire avancer
quest-pick-design = Quelle arme pour { FORM($hero, "le") } sur la quête { $quest } ?
quest-pick-quest = { $design } pour { FORM($hero, "le") } : sur quelle quête ?
quest-pick-hero = Qui porte { $design } sur la quête { $quest } ?
quest-pick-for-hero = { $hero } : choisis un plan et une quête
quest-pick-for-design = { $design } : choisis qui portera l’arme, et sur quelle quête
quest-pick-for-quest = { $quest } : choisis un aventurier et un plan
quest-prompt-none = { $guild } n’a aucune quête en cours : termine
quest-prompt-unmet = { $guild } : arme tes aventuriers, { $count ->
    [one] { $count } quête n’est pas assurée
   *[other] { $count } quêtes ne sont pas assurées
}
quest-prompt-met = { $guild } : toutes les quêtes sont assurées. Arme encore, ou termine

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = Confirmer
quest-done = Terminer
quest-advance = Avancer
quest-take-it = Prendre
quest-decline = Refuser
quest-reset = Tout annuler
quest-suggest = Suggérer
quest-choose = Choisis une quête
quest-choose-first = Choisis d’abord une quête
quest-others-turn = C’est à { $guild } de choisir
quest-nothing-done = Rien n’a encore été fait
quest-cannot-be-met = Impossible de l’assurer avec les aventuriers au logis et la réserve
quest-suggest-tip = Suggérer des armes
quest-suggestion = { $weapons } : { $cost }
quest-weapon-for = { $design } pour { FORM($hero, "le") }

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = { $count ->
    [one] { $count } quête va échouer
   *[other] { $count } quêtes vont échouer
}
quest-question-lost = La partie sera perdue
quest-question-line = { $quest } : { $verdict } ; { $fate }
quest-question-gone = Ce qui échoue quitte la partie, et les armes engagées sont perdues.
quest-question-loses = En solo, une quête échouée fait perdre la partie.
quest-question-back = Armer encore
quest-let-fail = { $count ->
    [one] La laisser échouer
   *[other] Les laisser échouer
}
quest-let-lose = Perdre la partie
