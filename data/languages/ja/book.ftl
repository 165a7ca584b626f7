### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = ゲームについて
book-symbols = 記号と用語
book-rulings = 印刷版を知る方へ

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = 戻る
book-no-page-before = 前に開いたページはありません
book-search = ルールを検索

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = ソロのみ
book-only-epic = エピックのみ
book-not-solo = ソロ以外

# A seal beside what was decided here.
book-ruling = 独自裁定
book-ruling-tip = 印刷版のルールに記述がないか矛盾があるため、ここで定めた裁定です。押すとすべて表示します。

# The beginning of a page.
book-symbols-note = ゲームのすべての記号です。押すと関連するページが出ます。用語はその下にあります。
book-rulings-note = 印刷版のルールに記述がない点や、版によって食い違う点は、ここではこのように定めています。それ以外は印刷版と同じです。
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
book-about-SETUP = 最初に持つものと並べ方
book-about-ROUND = 鉱山、市場、クエスト
book-about-MINE = 移動、飛び越え、ストライキ
book-about-ORDER = 鉱夫が少ない順
book-about-MARKET = スペースとその品物
book-about-MERCHANT = 資源の売買
book-about-ADV = レベル、武器、鍛造
book-about-CHAMP = レベル4と称号
book-about-QUEST = 区間、ステップ、報酬
book-about-FAIL = 失うもの、残るもの
book-about-STAGE = IからII、IIIへ
book-about-BONUS = エピックの選択ルール
book-about-END = 得点計算と同点の扱い
book-about-SOLO = 1人で毎ラウンド受注
book-about-SYMBOLS = すべての記号の説明
book-about-RULINGS = 印刷版のルールにない点の裁定
