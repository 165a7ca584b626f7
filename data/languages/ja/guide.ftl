### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = 財産を選ぶ
guide-wealth-text =
    2枚を手元に残してください。金属は最初のクエストの武器になり、金貨は市場で使えます。卓上のクエストを見ましょう。暗い枠の数字が、ステップに必要な威力です。
guide-wealth_raise = レベルアップ
guide-wealth_raise-text = レベル2なら斧、槍、メイスを、レベル3なら固有設計図も扱えます。序盤は、弱い2人より強い1人のほうが役立つことが多いです。
guide-placement = 監督官を配置
guide-placement-text = 移動するたび、監督官が離れたマスに鉱夫が残り、そのマスの資源を産出します。最初に欲しい資源の上に置き、進む直線を空けておきましょう。
guide-solo_placement = 全監督官を配置
guide-solo_placement-text = 自分の監督官と、オートマ2色の監督官を配置します。オートマは欲しいマスから遠ざけつつ、飛び越えられる鉱夫が残る近さに置きましょう。
guide-mine = 監督官を動かす
guide-mine-text = 空きマスを一直線に進むか、鉱夫の列を飛び越えて直後のマスに着地します。監督官が元いたマスの新しい鉱夫と、飛び越えた鉱夫がそれぞれ産出します。自分の鉱夫は飛び越えると離反します。鉱夫が少ないほど手番順は早くなります。
guide-solo_mine = 監督官を動かす
guide-solo_mine-text = 空きマスを一直線に進むか、鉱夫の列を飛び越えて直後のマスに着地します。ほかの色の鉱夫は転向して産出します。自分の鉱夫は飛び越えると鉱山を去ります。
guide-mine_second = 2回目の移動
guide-mine_second-text =
    1番手のギルドはもう1回移動できます。代わりに、次の手番順では最後になります。
guide-solo_mine_second = 2回目の移動
guide-solo_mine_second-text =
    1番手なので、もう1回移動できます。ソロでは代償はありません。
guide-automated_tie = 移動を選ぶ
guide-automated_tie-text =
    この色は、ほかの色の鉱夫をできるだけ多く飛び越えます。同等の移動が複数あれば、プレイヤーが選びます。次に飛び越えたい鉱夫を残しましょう。
guide-overseer_move = 無料の移動
guide-overseer_move-text = 鉱山フェイズと同じように監督官1人を移動し、産出も通常どおり得ます。見送ってもかまいません。
guide-worker_move = 鉱夫を動かす
guide-worker_move-text = 好きな鉱夫を除去するか、空きマスに移します。同じ色の5人がつながるとストライキを起こして去ります。それをねらうのも手です。
guide-market = 1アクション
guide-market-text = アクションを1回行うか、パスして金貨を得ます。設計図があれば武器を鍛造でき、兵舎では冒険者を増やしたり鍛えたりでき、街道ではクエストが進みます。登記所では、先に使用権を得た各ギルドにも金貨1枚ずつ払います。選べないものは、カーソルを合わせると理由がわかります。
guide-market_last = 最後の市場
guide-market_last-text = カードはもうありません。代わりに鍛冶屋とバザールで終了時ボーナスを購入できます。自分が最も多く持っているものを得点にできるボーナスを選びましょう。
guide-solo_market = 2アクション
guide-solo_market-text = ここでは2回、別々のスペースで行動します。2回使えるのは街道と登記所だけです。パスするたびに金貨を得ます。
guide-trade_window = 最後の取引
guide-trade_window-text = 毎ラウンド、資源を1個購入し、1個売却し、各露店を1回使えます。使わなかった分は持ち越せません。
guide-shopping = 買い物
guide-shopping-text =
    この金貨は今だけ、商人の価格で資源を買うために使えます。残りは失われます。
guide-acquisition = クエストを受注
guide-acquisition-text = 最初のステップの条件をこのラウンドに満たさないと、クエストは失敗し、名声3点を失います。暗い枠の威力と、鍛造できる武器を比べましょう。見送ることもできます。
guide-solo_acquisition = クエストを受注
guide-solo_acquisition-text = 毎ラウンド必ず1つ受注し、1つも失敗してはいけません。短く易しいものから始め、冒険者と金属を先のラウンドのために残しましょう。
guide-management = 武器を装備させる
guide-management-text = どのクエストも毎ラウンド条件を満たす必要があります。必要な威力は暗い枠の数字で、足りない武器種1つにつき3増えます。設計図と冒険者をクエストにドラッグするか、「おまかせ」で最も安い方法を探せます。
guide-rewards = 報酬を受け取る
guide-rewards-text = どのクエストも1ステップ進みます。順番は自由に選べます。あるクエストの報酬が次に役立つとき、順番が大切になります。
guide-level = 冒険者の成長
guide-level-text =
    クエストを完了すると、区間の数だけレベルが得られます。参加した冒険者1人につき1レベルまでです。レベルはゲーム終了時の得点にもなります。
guide-title = 英雄の称号
guide-title-text = レベル4になると、ゲーム終了まで続く称号を得ます。同じ称号はギルドに1つだけです。
guide-market_card = 無料のカード
guide-market_card-text = 市場の捨て札から好きな1枚を取ります。使い切りカードはすぐに効果を発揮し、設計図とボーナスカードは手元に残ってゲーム終了時の得点になります。
