### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = ゲームについて
book-symbols = 記号と用語
book-rulings = 原作を知る方へ

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = 戻る
book-no-page-before = これより前に開いたページはありません
book-search = ルールを検索

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
