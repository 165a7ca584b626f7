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

# Adventurers are called by their faces. Under portraits, and in sentences after "the".
face-ranger = Montaraz
face-brute = Bruto
face-squire = Escudero
face-elf = Elfo
face-smith = Herrero
face-huntress = Cazadora
face-veteran = Veterano
face-corsair = Corsaria
face-cleric = Clérigo
face-orc = Orco
face-duelist = Duelista
face-shieldmaiden = Valquiria
face-tinker = Inventor
face-knight = Caballero
# A second adventurer with the same face.
hero-again = { $hero } { $number }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { $hero ->
    [Cazadora] la
    [Corsaria] la
    [Valquiria] la
   *[other] el
  } { $hero }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = cobre
resource-iron = hierro
resource-mithril = mithril
resource-emerald = esmeralda
resource-ruby = rubí
resource-diamond = diamante

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
player-master = Maestro
player-sensible = Sensato
player-random = Al azar
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Autómata
