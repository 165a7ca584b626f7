### What things are called. Names stand alone on labels and inside sentences.

# The guilds, by the emblem on their pieces: on panels, in prompts and in sentences.
guild-tower = 塔
guild-sun = 太陽
guild-raven = 大鴉
guild-oak = 樫
# A colour of a solo game that nobody plays, in a transcript: "the automated green".
automated-guild = オートマの{ $colour }
colour-blue = 青
colour-yellow = 黄
colour-purple = 紫
colour-green = 緑
# Quests are green, too, or of these colours.
colour-grey = 灰色
colour-red = 赤
colour-gold = 金

# Adventurers are called by their faces. Under portraits, and in sentences after "the".
face-ranger = レンジャー
face-brute = 荒くれ
face-squire = 従士
face-elf = エルフ
face-smith = 鍛冶師
face-huntress = 女狩人
face-veteran = 古参兵
face-corsair = 海賊
face-cleric = 僧侶
face-orc = オーク
face-duelist = 決闘士
face-shieldmaiden = 盾乙女
face-tinker = 細工師
face-knight = 騎士
# A second adventurer with the same face.
hero-again = { $hero }{ $number }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { $hero }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card }（{ $number }）

# Resources as such, inside sentences.
resource-copper = 銅
resource-iron = 鉄
resource-mithril = ミスリル
resource-emerald = エメラルド
resource-ruby = ルビー
resource-diamond = ダイヤ

# So much of something, inside sentences and in lists.
amount-copper = 銅{ $count }個
amount-iron = 鉄{ $count }個
amount-mithril = ミスリル{ $count }個
amount-emerald = エメラルド{ $count }個
amount-ruby = ルビー{ $count }個
amount-diamond = ダイヤ{ $count }個
amount-gold = 金貨{ $count }枚
amount-prestige = 名声{ $count }点

# What somebody has more or less of afterwards: "+2 iron", in lists.
change-copper = 銅{ SIGNED($count) }
change-iron = 鉄{ SIGNED($count) }
change-mithril = ミスリル{ SIGNED($count) }
change-emerald = エメラルド{ SIGNED($count) }
change-ruby = ルビー{ SIGNED($count) }
change-diamond = ダイヤ{ SIGNED($count) }
change-gold = 金貨{ SIGNED($count) }
change-prestige = 名声{ SIGNED($count) }

# The stages of an epic game, in headings and sentences.
stage-1 = ステージI
stage-2 = ステージII
stage-3 = ステージIII

# Modes and difficulties, inside sentences: "an epic game", "Epic, hard".
mode-simple = シンプル
mode-epic = エピック
mode-fast_forward = 早送り
mode-solo = ソロ
difficulty-easy = 初級
difficulty-medium = 中級
difficulty-hard = 上級
difficulty-random = ランダム

# Weapon types, inside sentences.
type-slashing = 斬撃
type-piercing = 刺突
type-crushing = 打撃

# Who plays a seat, on buttons to choose from of about 12 letters and beside a guild's name. The last two
# play in simulations only.
player-person = プレイヤー
player-apprentice = 徒弟
player-journeyman = 職人
player-artisan = 職人頭
player-master = 親方
player-grandmaster = 名匠
player-sensible = 堅実
player-random = ランダム
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = オートマ
