# Computer players have a face: their names, up to 16 letters, and a sentence about each, up to 70.
rival-roswitha = ロスヴィータ
rival-grumbart = グルンバルト
rival-pell = ペル夫人
rival-zafir = ザフィル
rival-ansgar = アンスガル卿
rival-tove = トーヴェ
rival-quill = クイル修道士
rival-vesper = ヴェスパー嬢
rival-about-roswitha = どの道の地図も持っている。たいていの道で迷った。
rival-about-grumbart = 6歳で坑道に入り、結婚式に一度だけ上がってきた。
rival-about-pell = 上着の値段も、本来の値段も見抜く。
rival-about-zafir = 最後のラクダを売ってくれる。もう4回売った。
rival-about-ansgar = 竜がいるなら、遠回りをいとわない。
rival-about-tove = 厚い岩の向こうで鳴る銅を聞き分ける。
rival-about-quill = すべて書き留め、書いたことは決して許さない。
rival-about-vesper = 金は持ち歩かない。金のほうがついてくる。
# What a rival likes best, in up to 24 letters: it decides between choices that are equally good.
rival-temper-questing = クエスト好き
rival-temper-mining = 鉱山がわが家
rival-temper-hoarding = 金貨を1枚ずつ数える
rival-temper-buying = 光る物は買う
# In the hall: the tab, and how often people here came before a rival and behind it.
rivals-tab = ライバル
rivals-duel = { $won }勝{ $lost }敗
rivals-not-met = 未対戦
