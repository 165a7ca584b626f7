# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = Offre
quest-own-quests = Vos quêtes
quest-quests-of = Quêtes de { $guild }
quest-filled = { $count } sur { $most }
quest-home = Aventuriers au logis
quest-home-short = Au logis
quest-home-count = { $count } au logis
quest-designs = Vos plans
quest-designs-of = Plans de { $guild }
quest-designs-rows = lignes { $first } à { $last } sur { $rows }, faites défiler
quest-forgeable = { $count } sur { $most } à votre portée
quest-forgeable-for = { $hero } : { $count } sur { $most }
quest-everyone-out = Tout le monde est en quête

# Two copies of one card that a guild has.
quest-copy = { $name } ({ $copy })

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest } : { $verdict }
quest-met = étape assurée, { $power } sur { $needed }
quest-short = il manque { $short }, { $power } sur { $needed }
quest-lacks-type = pas d’arme { $type } (puissance exigée { SIGNED($extra) })
quest-promised = { FORM($hero, "le") } est nécessaire
quest-verdict-more = { $first }, { $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = assurée
quest-would-be-met = serait assurée
# It is not met, and need not be before the next round.
quest-asked-next = manche suivante
quest-missing-pill = exige { SIGNED($extra) }
quest-short-by = il manque { $short }
quest-promised-short = champion exigé
quest-needs-hero = exige { FORM($hero, "le") }
quest-power-of = sur { $needed }
quest-step-line = étape { $step } sur { $steps }, { $verdict }
quest-rushed = avancée par la Route

# Rows without a quest, and the picture in a row.
quest-row-none = Aucune quête en cours
quest-none-yet = Aucune pour l’instant

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $price ->
    [0] gratuite
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
quest-place-empty = vide
quest-place-taken = { $guild } prend « { $quest } »
quest-place-taker = Prise par { $guild }
quest-lock-gold = il manque { $short }
quest-lock-full = { $count } quêtes
quest-lock-level = niveau { $level }
quest-lock-no-quest = pas de quête
quest-lock = impossible
quest-leaves-label = Part en fin de manche
quest-leaves = Quitte l’offre à la fin de cette manche si personne ne la prend
quest-too-long-label = Trop longue
quest-too-long = Compte { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, une par manche, et il ne reste que { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = Prenez une quête
quest-taken-by = { $guild } choisit
quest-offer-advice = Pointez une quête pour voir ce qu’elle exige. Chaque guilde peut en prendre une par manche. Assurez sa première étape dès cette manche, sinon elle échoue.
quest-offer-advice-solo = Pointez une quête pour voir ce qu’elle exige. Vous devez en prendre une à chaque manche et assurer sa première étape aussitôt ; si elle échoue, la partie est perdue.
quest-length = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, reste { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
quest-price-of = { $price ->
    [0] gratuite
   *[other] { $gold ->
        [0] mais vous n’avez pas d’or
        [one] sur votre unique pièce d’or
       *[other] sur vos { $gold } pièces d’or
      }
}
quest-charming-pays = Irrésistible : rapporte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
quest-expeditious = Véloce : commencer à l’étape
quest-charm = Charmer le client pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
quest-first-met = Vous pouvez l’assurer avec
quest-first-cost = pour { $cost }
quest-first-more = et { $count } de plus
quest-first-not = Pas avec ce que vous avez
quest-first-fails = { $others ->
    [0] À moins d’un échange,
   *[other] Une fois vos autres quêtes assurées, à moins d’un échange,
} elle échoue : { SIGNED($prestige) } points de prestige
quest-first-loses = À moins d’un échange, elle échoue et la partie est perdue
quest-costs-nothing = rien
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }, niveau { $level }
quest-hero-more = { $hero }, { $more }
quest-hero-title = { $title } : { $does }
quest-hero-carries = Porte { FORM($design, "un") }
quest-hero-honed = affûtée : { SIGNED($power) }
quest-hero-weapon-lost = Autre arme, autre quête ou retour au logis : cette arme est perdue
quest-wields-simple = Manie épées et dagues au niveau { $level }
quest-wields-public = Manie toutes les armes publiques au niveau { $level }
quest-wields-all = Manie toutes les armes, même uniques, au niveau { $level }
quest-send-home = Renvoyer
quest-no-quest-to-go-on = Vous n’avez aucune quête en cours
quest-no-quest-to-forge-for = Vous n’avez aucune quête pour laquelle forger

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = Si vous terminez maintenant
quest-how-they-stand = État des quêtes
quest-fate-fails = échec : { $prestige ->
    [0] aucun prestige
   *[other] { SIGNED($prestige) } points de prestige
}
quest-fate-fails-still = échec, mais { SIGNED($prestige) } { $prestige ->
    [one] point
   *[other] points
} de prestige
quest-fate-loses = échec, et la partie est perdue
quest-fate-over = la partie sera déjà perdue
quest-fate-completed = quête accomplie : { $gains }
quest-fate-leg = termine un acte
quest-fate-leg-for = termine un acte : { $gains }
quest-fate-on = passe à l’étape { $step } sur { $steps }
quest-none-own = Votre guilde n’a aucune quête en cours.
quest-none-of = { $guild } n’a aucune quête en cours.
quest-advice-unmet = Choisissez un aventurier, un plan et une quête dans l’ordre de votre choix, ou faites glisser un plan ou un aventurier sur une quête.
quest-advice-met = Toutes vos quêtes sont assurées. Les ressources non utilisées restent dans votre réserve.
quest-advice-lost = En solo, une quête échouée fait perdre la partie.

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = Récompenses
quest-rewards-advice = Chaque quête avance d’une étape, dans l’ordre de votre choix.
quest-moves-next = Avance
quest-moves-on = une étape
quest-moves-leg = acte terminé
quest-moves-completed = accomplie
quest-moved = a avancé
quest-moves-on-line = Avance d’une étape dans son acte
quest-finishes-leg = Termine un acte
quest-finishes-quest = Accomplit la quête
quest-hero-raised = { CAPITAL(FORM($hero, "le")) } passe au niveau { $level }
quest-hero-joins = Un nouvel aventurier vous rejoint
quest-weapon-honed = Arme { FORM($hero, "du") } : puissance { SIGNED($power) }
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = Puis vous déplacez un contremaître
quest-then-worker-move = Puis vous déplacez ou retirez un ouvrier
quest-then-market-card = Puis vous prenez une carte de la défausse du marché
quest-then-level = Puis vous choisissez qui gagne { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
quest-then-title = Puis vous choisissez un titre

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = Manches à venir
quest-power = puissance
quest-nothing-asked = Rien d’exigé
quest-round = Manche { $round }
quest-after-the-end = Après la fin
quest-ledger = Registre des quêtes
quest-ledger-none = { $guild } n’a aucune quête en cours
quest-ledger-finished = quête accomplie
quest-ledger-power = Puissance exigée
quest-ledger-armed = { $power } déjà en place
quest-ledger-late = { $count ->
    [one] { $count } quête ne peut être accomplie
   *[other] { $count } quêtes ne peuvent être accomplies
}
quest-ledger-help = Chaque étape doit être assurée à sa manche. Le nombre près du casque indique combien d’aventuriers il y faut avec vos armes et ressources actuelles ; un tiret signifie qu’elles ne suffisent pas.
quest-ledger-nobody = –

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild } choisit une quête
quest-doing-management = { $guild } arme ses aventuriers
quest-doing-rewards = { $guild } reçoit ses récompenses
quest-doing-other = { $guild } réfléchit
quest-prompt-after = { $news }. { $then }
quest-prompt-take = { $guild } : prenez une quête, ou refusez
quest-prompt-full = { $guild } a déjà { $count } quêtes en cours et doit refuser
quest-prompt-no-gold = { $guild } ne peut payer aucune quête et doit refuser
quest-prompt-solo = { $guild } : prenez une quête (une à chaque manche)
quest-prompt-solo-last = { $guild } : vous en aurez { $count }. Accomplissez-en une cette manche, sinon vous perdez à la suivante
quest-take = Prendre « { $quest } » { $price ->
    [0] gratuitement
    [one] pour { $price } pièce d’or
   *[other] pour { $price } pièces d’or
}{ $step ->
    [1] { "" }
   *[other] , en commençant à l’étape { $step }
}
quest-take-charming = Prendre « { $quest } » et recevoir { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }{ $step ->
    [1] { "" }
   *[other] , en commençant à l’étape { $step }
}
quest-prompt-arm = { $design } pour { FORM($hero, "le") } : { $verdict }. Coût : { $cost }
quest-prompt-arm-anew = { $told } ; arme perdue : { $lost }
quest-prompt-advance = La quête « { $quest } » avance ensuite. Confirmez, ou changez
quest-prompt-advance-only = La quête « { $quest } » avance
quest-prompt-rewards = { $guild } : choisissez la prochaine quête à faire avancer
quest-pick-design = Quelle arme pour { FORM($hero, "le") } dans « { $quest } » ?
quest-pick-quest = { $design } pour { FORM($hero, "le") } : dans quelle quête ?
quest-pick-hero = { $design } : qui porte cette arme dans « { $quest } » ?
quest-pick-for-hero = { $hero } : choisissez un plan et une quête
quest-pick-for-design = { $design } : choisissez un aventurier et une quête
quest-pick-for-quest = { $quest } : choisissez un aventurier et un plan
quest-prompt-none = { $guild } n’a aucune quête en cours : terminez
quest-prompt-unmet = { $guild } : armez vos aventuriers ({ $count ->
    [one] { $count } quête non assurée
   *[other] { $count } quêtes non assurées
})
quest-prompt-met = { $guild } : toutes vos quêtes sont assurées. Terminez, ou armez encore

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = Confirmer
quest-done = Terminer
quest-advance = Avancer
quest-take-it = Prendre
quest-decline = Refuser
quest-reset = Tout annuler
quest-suggest = Suggérer
quest-choose = Choisissez une quête
quest-choose-first = Choisissez d’abord une quête
quest-others-turn = En attente : { $guild }
quest-nothing-done = Rien à annuler pour l’instant
quest-cannot-be-met = Impossible de l’assurer avec vos aventuriers au logis et vos ressources
quest-suggest-tip = Suggérer des armes
quest-suggestion = { $weapons } : { $cost }
quest-weapon-for = { $design } pour { FORM($hero, "le") }

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = { $count ->
    [one] { $count } quête va échouer
   *[other] { $count } quêtes vont échouer
}
quest-question-lost = Vous allez perdre la partie
quest-question-line = { $quest } : { $verdict } ; { $fate }
quest-question-gone = Une quête échouée quitte la partie. Ses aventuriers rentrent au logis, leurs armes sont perdues.
quest-question-loses = En solo, une quête échouée fait perdre la partie.
quest-question-back = Continuer l’armement
quest-let-fail = { $count ->
    [one] La laisser échouer
   *[other] Les laisser échouer
}
quest-let-lose = Perdre la partie
