### What a symbol or number means here and now, in a slip beside it; the meaning of the term in
### general follows.

symbols-workers = 鉱山にいる{ $guild }の鉱夫：{ $count }人。
symbols-gold = { $guild }の金貨：{ $count }枚。
symbols-ore = { $guild }の{ $resource }：{ $count }個。
symbols-prestige = { $guild }の名声：{ $count }点。
symbols-adventurers = { $guild }の冒険者：{ $count }人、うち{ $home }人が待機中。
symbols-order =
    { $guild }はこのラウンドの{ $place ->
        [1] 1番手
        [2] 2番手
        [3] 3番手
       *[other] 最後
    }で、今は鉱山に鉱夫が{ $count }人います。
symbols-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）。
symbols-ask = カーソルを合わせると説明が出ます
