# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = 選択
choices-of = { $guild }：{ $choice }
choices-confirm = 決定
choices-choose = 先に選んでください
choices-decline = 見送る
choices-thinking = { $guild }が考え中

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = レベルアップの選択
choices-level-side = レベルアップ
choices-levels-left = 残り{ $count }レベル
choices-level-asked = { $guild }：レベルアップする冒険者を選んでください
choices-level-highest = { $hero }：レベル{ $level }
choices-level-told = { $hero }がレベル{ $level }に
choices-level-shared = クエストを完了すると、区間1つにつき1レベルを得て、参加した冒険者に1人1レベルまで割り振ります。
choices-level-public = レベル{ $level }なら、すべての共通設計図を扱えます。
choices-level-unique = レベル{ $level }なら、固有設計図も扱えます。
choices-level-champion = レベル{ $level }の冒険者は、称号を持つ英雄になります。

# The title of a new champion.
choices-champion-title = 英雄の称号
choices-champion-remark = ゲーム終了まで有効。同じ称号はギルドに1つだけ
choices-champion-asked = { $guild }：{ $hero }の称号を選んでください
choices-champion-told = { $hero }の称号「{ $title }」：{ $does }
choices-champion-later = クエストで得た称号は、そのクエストでは効果がありません。
choices-champion-take = 称号を得る
choices-champion-point = 称号を選ぶと説明が出ます
choices-champion-name = { $hero }「{ $title }」
choices-champion-worn = { $hero }の称号
choices-champion-flavour = 「{ $text }」
choices-champion-count-prestige = { SIGNED($count) }
choices-champion-count-gold = { SIGNED($count) }
choices-champion-count-legs = { $count }区間
choices-champion-count-steps = { $count }ステップ
# Headings of the groups of titles, about 90 units wide.
choices-champion-group-rewards = 報酬
choices-champion-group-types = 武器種
choices-champion-group-gems = 宝石
choices-champion-group-journey = 旅
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = これまでなら効果なし
choices-champion-gain-prestige = これまでなら名声{ SIGNED($count) }
choices-champion-gain-gold = これまでなら金貨{ SIGNED($count) }
choices-champion-gain-legs = これまでなら{ $count }区間で活躍
choices-champion-gain-steps = これまでなら{ $count }ステップ短縮
choices-champion-would = これまでに得られたはずのもの
choices-champion-would-none = これまでのクエストでは何も変わらなかったはずです。
choices-champion-by-legs = { $count }区間
choices-champion-by-throughout = 最初から最後まで参加
choices-champion-by-start = 最初から参加
choices-champion-by-type = 足りなかった武器種
choices-champion-by-power = 威力が増加
choices-champion-by-saved = 失敗を回避
choices-champion-more = ほか{ $count }件

# A card of the market discard for nothing.
choices-card-title = 市場の捨て札から1枚
choices-card-side = 無料のカード
choices-card-remark = 1枚を無料で取るか、見送る
choices-card-discard = 市場の捨て札
choices-card-asked = { $guild }：捨て札から1枚取るか、見送ってください
choices-card-told = 「{ $card }」を無料で取る
choices-card-told-once = 「{ $card }」を無料で取る（すぐに効果を発揮）
choices-card-any = 売れ残ったカードから、好きな1枚を取れます。
choices-card-once = 使い切りカードはすぐに効果を発揮し、ゲームから除外されます。
choices-card-stall = 同じ交換の露店は2つ持てません。

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = 自分の財産
choices-wealth-remark = 残した{ $count }枚の財産でゲームを始めます
choices-wealth-of = { $guild }の財産
choices-wealth-of-remark = { $count }枚を残します
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }（残す）
choices-wealth-chooses = { $guild }が財産を選択中
choices-wealth-waits = { $of }枚のうち{ $count }枚を残します。残りは伏せたまま戻します。
choices-wealth-others = コンピューターギルドが選択中
choices-wealth-person = { $guild }：{ $person }
choices-wealth-face-down = 財産カード{ $count }枚が伏せてあります。ほかの人は見ないでください。
choices-wealth-look-button = カードを見る
choices-wealth-look = 見る
choices-wealth-keep = 残す
choices-wealth-first = 先に{ $count }枚選んでください
choices-wealth-sit-down = { $guild }：席に着いてからカードを見てください
choices-wealth-asked = { $of }枚のうち{ $count }枚を残してください。残りは伏せたまま戻します
choices-wealth-keep-these = この{ $count }枚を残す
choices-wealth-table = 卓の状況
# A switch between what lies there: about 16 letters each.
choices-wealth-table-quests = 掲示板
choices-wealth-table-market = 市場
choices-wealth-table-mine = 鉱山
choices-wealth-in-offer = クエスト掲示板、{ $price ->
    [0] 無料
   *[other] 金貨{ $price }枚
}
choices-wealth-in-market = 最初の市場に陳列中

# A level of the starting wealth.
choices-raise-title = 冒険者1人のレベルアップ
choices-raise-remark = 開始時はレベル{ $level }まで
choices-raise-asked = レベルアップする冒険者を選んでください
choices-raise-first = 冒険者を選んでください
choices-raise-button = 上げる
choices-raise = { $hero }：レベル{ $level }から{ $next }へ

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = 戻る

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = レベル{ $level }
choices-tile-unarmed = 武器なし
