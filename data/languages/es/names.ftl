### What things are called. Names stand alone on labels and inside sentences.

# The guilds, by the emblem on their pieces: on panels, in prompts and in sentences.
guild-tower = Torre
guild-sun = Sol
guild-raven = Cuervo
guild-oak = Roble
# A colour of a solo game that nobody plays, in a transcript: "the automated green".
automated-guild = { CAPITAL($colour) } (autómata)
colour-blue = azul
colour-yellow = amarillo
colour-purple = morado
colour-green = verde
# Quests are green, too, or of these colours.
colour-grey = gris
colour-red = rojo
colour-gold = dorado

# Adventurers are called by their faces. Under portraits; in sentences in the form
# that FORM asks for.
face-ranger = Montaraz
    .el = el Montaraz
    .al = al Montaraz
    .del = del Montaraz
    .champion = campeón
face-brute = Bruto
    .el = el Bruto
    .al = al Bruto
    .del = del Bruto
    .champion = campeón
face-squire = Escudero
    .el = el Escudero
    .al = al Escudero
    .del = del Escudero
    .champion = campeón
face-elf = Elfo
    .el = el Elfo
    .al = al Elfo
    .del = del Elfo
    .champion = campeón
face-smith = Herrero
    .el = el Herrero
    .al = al Herrero
    .del = del Herrero
    .champion = campeón
face-huntress = Cazadora
    .el = la Cazadora
    .al = a la Cazadora
    .del = de la Cazadora
    .champion = campeona
face-veteran = Veterano
    .el = el Veterano
    .al = al Veterano
    .del = del Veterano
    .champion = campeón
face-corsair = Corsaria
    .el = la Corsaria
    .al = a la Corsaria
    .del = de la Corsaria
    .champion = campeona
face-cleric = Clérigo
    .el = el Clérigo
    .al = al Clérigo
    .del = del Clérigo
    .champion = campeón
face-orc = Orco
    .el = el Orco
    .al = al Orco
    .del = del Orco
    .champion = campeón
face-duelist = Duelista
    .el = el Duelista
    .al = al Duelista
    .del = del Duelista
    .champion = campeón
face-shieldmaiden = Valquiria
    .el = la Valquiria
    .al = a la Valquiria
    .del = de la Valquiria
    .champion = campeona
face-tinker = Inventor
    .el = el Inventor
    .al = al Inventor
    .del = del Inventor
    .champion = campeón
face-knight = Caballero
    .el = el Caballero
    .al = al Caballero
    .del = del Caballero
    .champion = campeón
# A second adventurer with the same face.
hero-again = { $hero } { $number }
    .el = { FORM($hero, "el") } { $number }
    .al = { FORM($hero, "al") } { $number }
    .del = { FORM($hero, "del") } { $number }
    .champion = { FORM($hero, "champion") }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { FORM($hero, "el") }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = cobre
    .some = cobre
    .no = nada de cobre
    .one = de cobre
    .many = de cobre
resource-iron = hierro
    .some = hierro
    .no = nada de hierro
    .one = de hierro
    .many = de hierro
resource-mithril = mithril
    .some = mithril
    .no = nada de mithril
    .one = de mithril
    .many = de mithril
resource-emerald = esmeralda
    .some = una esmeralda
    .no = ninguna esmeralda
    .one = esmeralda
    .many = esmeraldas
resource-ruby = rubí
    .some = un rubí
    .no = ningún rubí
    .one = rubí
    .many = rubíes
resource-diamond = diamante
    .some = un diamante
    .no = ningún diamante
    .one = diamante
    .many = diamantes

# So much of something, inside sentences and in lists.
amount-copper = { $count } de cobre
amount-iron = { $count } de hierro
amount-mithril = { $count } de mithril
amount-emerald = { $count ->
    [one] { $count } esmeralda
   *[other] { $count } esmeraldas
  }
amount-ruby = { $count ->
    [one] { $count } rubí
   *[other] { $count } rubíes
  }
amount-diamond = { $count ->
    [one] { $count } diamante
   *[other] { $count } diamantes
  }
amount-gold = { $count } de oro
amount-prestige = { $count } de prestigio

# What somebody has more or less of afterwards: "+2 iron", in lists.
change-copper = { SIGNED($count) } de cobre
change-iron = { SIGNED($count) } de hierro
change-mithril = { SIGNED($count) } de mithril
change-emerald = { SIGNED($count) } { $count ->
    [one] esmeralda
   *[other] esmeraldas
  }
change-ruby = { SIGNED($count) } { $count ->
    [one] rubí
   *[other] rubíes
  }
change-diamond = { SIGNED($count) } { $count ->
    [one] diamante
   *[other] diamantes
  }
change-gold = { SIGNED($count) } de oro
change-prestige = { SIGNED($count) } de prestigio

# The stages of an epic game, in headings and sentences.
stage-1 = Era I
stage-2 = Era II
stage-3 = Era III

# Modes and difficulties, inside sentences: "an epic game", "Epic, hard".
mode-simple = simple
mode-epic = épica
mode-fast_forward = acelerada
mode-solo = solitario
difficulty-easy = fácil
difficulty-medium = media
difficulty-hard = difícil
difficulty-random = aleatoria

# Weapon types, inside sentences.
type-slashing = cortante
type-piercing = perforante
type-crushing = contundente

# Who plays a seat, on buttons to choose from of about 12 letters and beside a guild's name. The last two
# play in simulations only.
player-person = Persona
player-apprentice = Aprendiz
player-journeyman = Oficial
player-artisan = Artesano
player-master = Maestro
player-grandmaster = Gran maestro
player-sensible = Sensato
player-random = Al azar
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Autómata
