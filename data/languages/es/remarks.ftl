# One line that a rival says at a moment, up to 60 letters. It names nobody and no number. The
# last word is what the rival likes: quests, the mine, its gold, shopping. Each stands for two
# rivals, a woman and a man.
# Its own workers strike.
remark-strike_own-questing = ¿Huelga? ¡El dragón no va a esperarnos!
remark-strike_own-mining = Lo entiendo. Con esa corriente, yo también.
remark-strike_own-hoarding = ¿Y quién paga este silencio, si se puede saber?
remark-strike_own-buying = A ver, ¿cuánto? No, menos.
# Those of another guild strike.
remark-strike_other-questing = Tus obreros necesitan una aventura.
remark-strike_other-mining = Ya dije que la viga crujía.
remark-strike_other-hoarding = Vaya. Eso parece caro.
remark-strike_other-buying = Dicen que hay buenos obreros libres.
# Another guild has bought a unique design.
remark-design_lost-questing = Esa hoja llevaba mi nombre. Casi.
remark-design_lost-mining = Bonita. ¿Sirve para cavar?
remark-design_lost-hoarding = Solo esperaba a que bajara de precio.
remark-design_lost-buying = ¡Ya tenía la bolsa en la mano!
# Another guild has overtaken it.
remark-lead_lost-questing = Disfruta de la vista. Voy justo detrás.
remark-lead_lost-mining = Bueno. Se está mejor bajo tierra.
remark-lead_lost-hoarding = Prestado, no perdido. Guardo el recibo.
remark-lead_lost-buying = El primer puesto es de alquiler.
# It has taken the lead.
remark-lead_won-questing = ¡Qué corto se ha hecho hoy el camino!
remark-lead_won-mining = Lento y hondo. Lento y hondo.
remark-lead_won-hoarding = Tal como decían mis libros.
remark-lead_won-buying = ¡Vendido! El primer puesto, para mí.
# It has completed a quest.
remark-quest_done-questing = Que hagan una canción. Una larga.
remark-quest_done-mining = Listo. ¿Puedo volver abajo?
remark-quest_done-hoarding = Toda la lista, tachada.
remark-quest_done-buying = ¡Y la recompensa! ¿Has visto qué recompensa?
# A quest of its own has failed.
remark-quest_failed-questing = De esta no se habla.
remark-quest_failed-mining = Hay rocas demasiado duras.
remark-quest_failed-hoarding = Eso va en la otra columna.
remark-quest_failed-buying = ¿Sin devolución? ¿Ninguna?
# One of its adventurers has taken a title.
remark-champion-questing = ¡Un campeón! ¿Quién tiene un dragón?
remark-champion-mining = Mira qué sonrisa. Oro puro.
remark-champion-hoarding = Un título. Subirán los sueldos.
remark-champion-buying = Esas botas valían cada moneda.
# The switch in the settings, and what it does.
settings-label-remarks = Comentarios
settings-words-remarks = los rivales dicen algo de vez en cuando
# The line with the name of who says it, for screen readers.
remarks-line = { $rival }: { $remark }
