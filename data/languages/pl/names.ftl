### What things are called. Names stand alone on labels and inside sentences.

# The guilds, by the emblem on their pieces: on panels, in prompts and in sentences.
guild-tower = Wieża
guild-sun = Słońce
guild-raven = Kruk
guild-oak = Dąb
# A colour of a solo game that nobody plays, in a transcript: "the automated green".
automated-guild = automat { $colour }
colour-blue = niebieski
colour-yellow = żółty
colour-purple = fioletowy
colour-green = zielony
# Quests are green, too, or of these colours.
colour-grey = szary
colour-red = czerwony
colour-gold = złoty

# Adventurers are called by their faces. Under portraits; in sentences in the form
# that FORM asks for.
face-ranger = Tropiciel
    .gen = Tropiciela
    .dat = Tropicielowi
    .acc = Tropiciela
    .champion = czempionem
face-brute = Osiłek
    .gen = Osiłka
    .dat = Osiłkowi
    .acc = Osiłka
    .champion = czempionem
face-squire = Giermek
    .gen = Giermka
    .dat = Giermkowi
    .acc = Giermka
    .champion = czempionem
face-elf = Elf
    .gen = Elfa
    .dat = Elfowi
    .acc = Elfa
    .champion = czempionem
face-smith = Miecznik
    .gen = Miecznika
    .dat = Miecznikowi
    .acc = Miecznika
    .champion = czempionem
face-huntress = Łowczyni
    .gen = Łowczyni
    .dat = Łowczyni
    .acc = Łowczynię
    .champion = czempionką
face-veteran = Weteran
    .gen = Weterana
    .dat = Weteranowi
    .acc = Weterana
    .champion = czempionem
face-corsair = Korsarka
    .gen = Korsarki
    .dat = Korsarce
    .acc = Korsarkę
    .champion = czempionką
face-cleric = Kapłan
    .gen = Kapłana
    .dat = Kapłanowi
    .acc = Kapłana
    .champion = czempionem
face-orc = Ork
    .gen = Orka
    .dat = Orkowi
    .acc = Orka
    .champion = czempionem
face-duelist = Szermierz
    .gen = Szermierza
    .dat = Szermierzowi
    .acc = Szermierza
    .champion = czempionem
face-shieldmaiden = Tarczowniczka
    .gen = Tarczowniczki
    .dat = Tarczowniczce
    .acc = Tarczowniczkę
    .champion = czempionką
face-tinker = Majster
    .gen = Majstra
    .dat = Majstrowi
    .acc = Majstra
    .champion = czempionem
face-knight = Rycerz
    .gen = Rycerza
    .dat = Rycerzowi
    .acc = Rycerza
    .champion = czempionem
# A second adventurer with the same face.
hero-again = { $hero } { $number }
    .gen = { FORM($hero, "gen") } { $number }
    .dat = { FORM($hero, "dat") } { $number }
    .acc = { FORM($hero, "acc") } { $number }
    .champion = { FORM($hero, "champion") }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { $hero }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = miedź
    .few = miedzi
    .gen = miedzi
resource-iron = żelazo
    .few = żelaza
    .gen = żelaza
resource-mithril = mithril
    .few = mithrilu
    .gen = mithrilu
resource-emerald = szmaragd
    .few = szmaragdy
    .gen = szmaragdów
resource-ruby = rubin
    .few = rubiny
    .gen = rubinów
resource-diamond = diament
    .few = diamenty
    .gen = diamentów

# So much of something, inside sentences and in lists.
amount-copper = { $count ->
    [one] { $count } miedź
   *[other] { $count } miedzi
  }
amount-iron = { $count ->
    [one] { $count } żelazo
   *[other] { $count } żelaza
  }
amount-mithril = { $count ->
    [one] { $count } mithril
   *[other] { $count } mithrilu
  }
amount-emerald = { $count ->
    [one] { $count } szmaragd
    [few] { $count } szmaragdy
   *[other] { $count } szmaragdów
  }
amount-ruby = { $count ->
    [one] { $count } rubin
    [few] { $count } rubiny
   *[other] { $count } rubinów
  }
amount-diamond = { $count ->
    [one] { $count } diament
    [few] { $count } diamenty
   *[other] { $count } diamentów
  }
amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
  }
amount-prestige = { $count } pkt prestiżu

# What somebody has more or less of afterwards: "+2 iron", in lists.
change-copper = { SIGNED($count) } { $count ->
    [one] miedź
   *[other] miedzi
  }
change-iron = { SIGNED($count) } { $count ->
    [one] żelazo
   *[other] żelaza
  }
change-mithril = { SIGNED($count) } { $count ->
    [one] mithril
   *[other] mithrilu
  }
change-emerald = { SIGNED($count) } { $count ->
    [one] szmaragd
    [few] szmaragdy
   *[other] szmaragdów
  }
change-ruby = { SIGNED($count) } { $count ->
    [one] rubin
    [few] rubiny
   *[other] rubinów
  }
change-diamond = { SIGNED($count) } { $count ->
    [one] diament
    [few] diamenty
   *[other] diamentów
  }
change-gold = { SIGNED($count) } { $count ->
    [one] złoto
   *[other] złota
  }
change-prestige = { SIGNED($count) } pkt prestiżu

# The stages of an epic game, in headings and sentences.
stage-1 = Era I
stage-2 = Era II
stage-3 = Era III

# Modes and difficulties, inside sentences: "an epic game", "Epic, hard".
mode-simple = prosta
mode-epic = epicka
mode-fast_forward = przyspieszona
mode-solo = solo
difficulty-easy = łatwa
difficulty-medium = średnia
difficulty-hard = trudna
difficulty-random = losowa

# Weapon types, inside sentences.
type-slashing = sieczna
type-piercing = kłuta
type-crushing = obuchowa

# Who plays a seat, on buttons to choose from of about 12 letters and beside a guild's name. The last two
# play in simulations only.
player-person = Człowiek
player-apprentice = Uczeń
player-journeyman = Czeladnik
player-artisan = Rzemieślnik
player-master = Mistrz
player-grandmaster = Arcymistrz
player-sensible = Rozsądny
player-random = Losowy
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Automat
