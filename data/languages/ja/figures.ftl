### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = 2ギルドの鉱山：{ $hexes }マス。それぞれに産出する資源が描かれています。
figure-walking = 監督官を選ぶと、着地できる場所が輪で示されます。6方向の直線上の空きマスと、鉱夫の列の直後のマスです。
figure-turning = 飛び越えの結果は実行前に示されます。{ $other }の鉱夫は{ $own }に転向し、{ $own }の鉱夫は離反し、監督官が元いたマスに新しい鉱夫が残ります。
figure-mine_9 = { $mover }の監督官が、鉱夫4人の列のすぐ左にいます。うち2人は自分の鉱夫です。図を押すと、飛び越える様子を見られます。
figure-mine_9-1 = { $mover }は{ $own }を得ます。自分の鉱夫2人は離反し、{ $purple }は{ $raven }、{ $yellow }は{ $sun }を得ます。その後、つながった鉱夫{ $struck }人がストライキを起こし、残りは{ $mover }が{ $left }人、{ $purple }が{ $left_purple }人、{ $yellow }が{ $left_yellow }人です。
figure-mine_9-2 = { $purple }は2回目の移動をしません。鉱夫が少ない順で、同数なら逆順になるので、手番順は{ $first }、{ $second }、{ $third }です。
figure-the_round = どの画面でも、上部にラウンド、フェイズ、手番順が表示されます。
figure-the_order = 各ギルドの鉱夫の数と、その結果の手番順。{ $first }が1番手になります。
figure-the_market = 市場。使用済みの専有スペースには使ったギルドが示され、使えないものは暗くなります。
figure-barracks = 兵舎、登記所、街道。このステージでは冒険者1人に金貨{ $hire }枚かかります。
figure-merchant = 商人：資源を購入する価格と、売却する価格。
figure-the_offer = クエスト掲示板。枠の上の金貨が、その枠のクエストの代金です。
figure-arming = 「水車街道のゴブリン」に集めた威力は{ $power }ですが、{ $needed }必要です。斬撃の武器を持つ冒険者がいないからです。図を押すと、2人目に武器を装備させます。
figure-arming-1 = 斧があれば威力は{ $power }、必要な威力は{ $needed }になり、ステップは条件達成です。
figure-wielding = 誰を選ぶかで鍛造できるものが決まります。レベル1が扱えるのは剣と短剣だけです。
figure-failing = 編成中は、今終えるとどうなるかが右の列に示されます。
figure-titles = 新しい英雄が選べる称号。
figure-stage_2 = ミスリルとルビーのある、ステージIIの鉱山。
figure-tiles = 5枚のボーナスタイルと、それぞれが精算されるラウンド。
figure-last_market = 最終ラウンドの市場では、終了時に得点になるものが売られます。
figure-automated = ソロの鉱山：自分の色とオートマ2色。
figure-counting = 短い例の最終集計：{ $winner }は名声{ $own }点、{ $second }は{ $other }点で終わります。
