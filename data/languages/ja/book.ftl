### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = ゲームについて
book-symbols = 記号と用語
book-rulings = 原作を知る方へ

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = 戻る
book-no-page-before = これより前に開いたページはありません
book-search = 何を探していますか？

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = ソロのみ
book-only-epic = エピックのみ
book-not-solo = ソロでは使わない

# A seal beside what was decided here.
book-ruling = 独自裁定
book-ruling-tip = 原作のルールに記述がないか矛盾があるため、ここで定めたものです。押すとすべて表示します。

# The beginning of a page.
book-symbols-note = ゲームのすべての記号です。押すと関連するページが出ます。用語はその下にあります。
book-rulings-note = 原作のルールに記述がない点や、版によって食い違う点は、ここではこのように定めています。それ以外は原作と同じです。
book-found = { $count }ページ
book-nothing-found = すべての語を含むページはありません。

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = 目次
book-often-asked = よくある質問
book-question-strike = ストライキはいつ起きる？
book-question-failed = クエストに失敗すると？
book-question-first = 誰が先に行動する？
book-question-design = 設計図の値段は？
book-question-sell = 2回売ってもよい？
book-chapter-says = { $about }。項目数：{ $count }。
book-about-START = ギルド、モード、勝ち方
book-about-SETUP = 全員の初期条件
book-about-ROUND = 鉱山、市場、クエスト
book-about-MINE = 歩く、飛び越す、ストライキ
book-about-ORDER = 鉱夫が少ない順
book-about-MARKET = 場所と品物
book-about-MERCHANT = 資源の売買
book-about-ADV = レベル、武器、帰還
book-about-CHAMP = レベル4と称号
book-about-QUEST = 区間、ステップ、報酬
book-about-FAIL = 失うもの、残るもの
book-about-STAGE = IからII、IIIへ
book-about-BONUS = エピックの選択ルール
book-about-END = 得点計算と同点
book-about-SOLO = 1人で課題に挑む
book-about-SYMBOLS = これは何？
book-about-RULINGS = 印刷されたルールにない点の取り決め
