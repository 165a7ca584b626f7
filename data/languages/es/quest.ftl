# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = Oferta
quest-own-quests = Tus misiones
quest-quests-of = Misiones de { $guild }
quest-filled = { $count } de { $most }
quest-home = Aventureros en casa
quest-home-short = En casa
quest-home-count = { $count } en casa
quest-designs = Tus diseños
quest-designs-of = Diseños de { $guild }
quest-designs-rows = filas { $first }–{ $last } de { $rows }: desplaza
quest-forgeable = { $count } de { $most } forjables
quest-forgeable-for = { $hero }: { $count } de { $most } a su alcance
quest-everyone-out = Todos están de misión

# Two copies of one card that a guild has.
quest-copy = { $name } ({ $copy })

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest }: { $verdict }
quest-met = cubierta, { $power } de { $needed }
quest-short = { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}, { $power } de { $needed }
quest-lacks-type = sin arma { $type } necesita { $extra } más
quest-promised = falta { FORM($hero, "el") }
quest-verdict-more = { $first }, { $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = cubierta
quest-would-be-met = se cubriría
# It is not met, and need not be before the next round.
quest-asked-next = próxima ronda
quest-missing-pill = sin tipo: { $extra } más
quest-short-by = { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}
quest-promised-short = reservada
quest-needs-hero = falta { FORM($hero, "el") }
quest-power-of = de { $needed }
quest-step-line = paso { $step } de { $steps }, { $verdict }
quest-rushed = Camino: avanzó esta ronda

# Rows without a quest, and the picture in a row.
quest-row-none = Ninguna misión activa
quest-none-yet = Nada todavía

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $price ->
    [0] gratis
   *[other] { $price } de oro
}
quest-place-empty = vacía
quest-place-taken = { $guild } toma «{ $quest }»
quest-place-taker = { $guild } toma
quest-lock-gold = { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}
quest-lock-full = { $count } misiones
quest-lock-level = nivel { $level }
quest-lock-no-quest = sin misión
quest-lock = ahora no
quest-leaves-label = Al final de la ronda
quest-leaves = Sale de la oferta al final de esta ronda si nadie la toma
quest-too-long-label = Demasiado larga
quest-too-long = Tiene { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, uno por ronda, pero solo { $rounds ->
    [one] queda { $rounds } ronda
   *[other] quedan { $rounds } rondas
}

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = Toma una misión
quest-taken-by = { $guild } elige
quest-offer-advice = Señala una misión para ver qué necesita. Cada gremio puede tomar una por ronda. Debes cubrir su primer paso esta ronda, o la misión fracasa.
quest-offer-advice-solo = Señala una misión para ver qué necesita. Debes tomar una cada ronda y cubrir su primer paso de inmediato; si fracasa, pierdes la partida.
quest-length = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $rounds ->
    [one] queda { $rounds } ronda
   *[other] quedan { $rounds } rondas
}
quest-price-of = { $price ->
    [0] gratis
   *[other] de tus { $gold } de oro
}
quest-charming-pays = Galante: paga { $gold } de oro
quest-expeditious = Veloz: empezar en el paso
quest-charm = Encandilar al cliente por { $gold } de oro
quest-first-met = Podrías cubrirlo con
quest-first-cost = por { $cost }
quest-first-more = y { $count } más
quest-first-not = No con lo que tienes
quest-first-fails = { $others ->
    [0] Si no comercias para conseguir más,
   *[other] Si no comercias para conseguir más tras cubrir tus otras misiones,
} fracasa: { SIGNED($prestige) } de prestigio
quest-first-loses = Si no comercias para conseguir más, fracasa y pierdes la partida
quest-costs-nothing = nada
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }, nivel { $level }
quest-hero-more = { $hero }, { $more }
quest-hero-title = { $title }: { $does }
quest-hero-carries = Lleva { FORM($design, "un") }
quest-hero-honed = afilada: { SIGNED($power) }
quest-hero-weapon-lost = Si recibe otra arma, cambia de misión o vuelve a casa, pierde el arma que lleva
quest-wields-simple = Con nivel { $level } puede empuñar espadas y dagas
quest-wields-public = Con nivel { $level } puede empuñar armas de cualquier diseño público
quest-wields-all = Con nivel { $level } puede empuñar armas de cualquier diseño, también único
quest-send-home = Enviar a casa
quest-no-quest-to-go-on = No tienes ninguna misión activa
quest-no-quest-to-forge-for = No tienes ninguna misión activa para la que forjar

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = Si terminas ahora
quest-how-they-stand = Estado de las misiones
quest-fate-fails = fracasa: { $prestige ->
    [0] sin prestigio
   *[other] { SIGNED($prestige) } de prestigio
}
quest-fate-fails-still = fracasa, pero da { SIGNED($prestige) } de prestigio
quest-fate-loses = fracasa, y pierdes la partida
quest-fate-over = la partida ya está perdida
quest-fate-completed = se completa: { $gains }
quest-fate-leg = completa un tramo
quest-fate-leg-for = completa un tramo: { $gains }
quest-fate-on = avanza al paso { $step } de { $steps }
quest-none-own = Tu gremio no tiene ninguna misión activa.
quest-none-of = { $guild } no tiene ninguna misión activa.
quest-advice-unmet = Elige un aventurero, un diseño y una misión en cualquier orden, o arrastra un diseño o un aventurero hasta una misión.
quest-advice-met = Todas las misiones están cubiertas. Los recursos que no gastes quedan en tu reserva.
quest-advice-lost = En solitario, una sola misión fallida hace perder la partida.

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = Recompensas
quest-rewards-advice = Cada misión avanza un paso, en el orden que elijas.
quest-moves-next = Avanza
quest-moves-on = un paso
quest-moves-leg = fin de tramo
quest-moves-completed = completada
quest-moved = ha avanzado
quest-moves-on-line = Avanza un paso dentro de su tramo
quest-finishes-leg = Completa un tramo
quest-finishes-quest = Completa la misión
quest-hero-raised = { CAPITAL(FORM($hero, "el")) } alcanza el nivel { $level }
quest-hero-joins = Se une un aventurero nuevo
quest-weapon-honed = Arma { FORM($hero, "del") }: { SIGNED($power) } de fuerza
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = Después mueves un capataz
quest-then-worker-move = Después mueves o retiras un obrero
quest-then-market-card = Después tomas una carta de los descartes del mercado
quest-then-level = Después eliges quién gana { $count ->
    [one] un nivel
   *[other] { $count } niveles
}
quest-then-title = Después eliges un título

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = Próximas rondas
quest-power = fuerza
quest-nothing-asked = No necesitan nada
quest-round = Ronda { $round }
quest-after-the-end = Tras el final
quest-ledger = Libro de misiones
quest-ledger-none = { $guild } no tiene ninguna misión activa
quest-ledger-finished = completada
quest-ledger-power = Fuerza necesaria
quest-ledger-armed = ya hay { $power }
quest-ledger-late = { $count ->
    [one] No dará tiempo a completar { $count } misión
   *[other] No dará tiempo a completar { $count } misiones
}
quest-ledger-help = Cada paso debe cubrirse en su ronda. El número junto al yelmo indica cuántos aventureros hacen falta con las armas y los recursos que tienes ahora; un guion significa que no bastan.
quest-ledger-nobody = -

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild } elige una misión
quest-doing-management = { $guild } arma a sus aventureros
quest-doing-rewards = { $guild } cobra sus recompensas
quest-doing-other = { $guild } está pensando
quest-prompt-after = { $news }. { $then }
quest-prompt-take = { $guild }: toma una misión, o renuncia
quest-prompt-full = { $guild } tiene { $count } misiones activas y debe renunciar
quest-prompt-no-gold = { $guild } no puede pagar ninguna misión y debe renunciar
quest-prompt-solo = { $guild }: toma una misión (una cada ronda)
quest-prompt-solo-last = { $guild }: con esta tienes { $count }. Completa una esta ronda, o perderás en la próxima
quest-take = Tomar «{ $quest }» { $price ->
    [0] gratis
   *[other] por { $price } de oro
}{ $step ->
    [1] { "" }
   *[other] , empezando en el paso { $step }
}
quest-take-charming = Tomar «{ $quest }» y ganar { $gold } de oro{ $step ->
    [1] { "" }
   *[other] , empezando en el paso { $step }
}
quest-prompt-arm = { $design } para { FORM($hero, "el") }: { $verdict }. Cuesta { $cost }
quest-prompt-arm-anew = { $told }; pierde su { $lost }
quest-prompt-advance = Siguiente: «{ $quest }». Hazla avanzar, o elige otra
quest-prompt-advance-only = Haz avanzar «{ $quest }»
quest-prompt-rewards = { $guild }: elige la misión que avanza ahora
quest-pick-design = ¿Qué arma para { FORM($hero, "el") } en «{ $quest }»?
quest-pick-quest = { $design } para { FORM($hero, "el") }: ¿en qué misión?
quest-pick-hero = ¿Quién lleva { FORM($design, "un") } a «{ $quest }»?
quest-pick-for-hero = { $hero }: elige un diseño y una misión a la que ir
quest-pick-for-design = { $design }: elige quién lo llevará y en qué misión
quest-pick-for-quest = { $quest }: elige un aventurero y un diseño
quest-prompt-none = { $guild } no tiene ninguna misión activa: pulsa Terminar
quest-prompt-unmet = { $guild }: arma a tus aventureros; { $count ->
    [one] queda { $count } misión sin cubrir
   *[other] quedan { $count } misiones sin cubrir
}
quest-prompt-met = { $guild }: todas las misiones están cubiertas. Termina, o arma a alguien más

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = Confirmar
quest-done = Terminar
quest-advance = Avanzar
quest-take-it = Tomarla
quest-decline = Renunciar
quest-reset = Reiniciar
quest-suggest = Sugerir
quest-choose = Elige una misión
quest-choose-first = Elige antes una misión
quest-others-turn = Esperando a { $guild }
quest-nothing-done = Aún no hay nada que reiniciar
quest-cannot-be-met = No puedes cubrirla con los aventureros que tienes en casa y tus recursos
quest-suggest-tip = Sugerir armas
quest-suggestion = { $weapons }: { $cost }
quest-weapon-for = { $design } para { FORM($hero, "el") }

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = { $count ->
    [one] { $count } misión fracasará
   *[other] { $count } misiones fracasarán
}
quest-question-lost = Perderás la partida
quest-question-line = { $quest }: { $verdict }; { $fate }
quest-question-gone = Una misión fallida sale del juego. Sus aventureros vuelven a casa; sus armas se pierden.
quest-question-loses = En solitario, una sola misión fallida hace perder la partida.
quest-question-back = Armar a alguien más
quest-let-fail = { $count ->
    [one] Dejar que fracase
   *[other] Dejar que fracasen
}
quest-let-lose = Perder la partida
