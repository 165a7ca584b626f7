# Bots: players from files of one's own (docs/bots.md). $problem has no full stop.

bot-no-name = { $name } はボットの名前ではありません。ファイル.py:クラス と書いてください
bot-no-file = ファイル { $file } がありません。ファイル.py:クラス と書いてください
bot-no-class = { $file } に、メソッド choose(view, choices) を持つクラス { $name } がありません
bot-failed = { $file } の{ $line }行目：{ $problem }
bot-illegal = { $file } の{ $line }行目：{ $action } は選択肢にありません
menus-bot-replaced = { $problem }。代わりに職人が選びました。詳しくはログファイルにあります。
cli-bot = 自作のボットをプレイヤーとして使えるようにする（docs/bots.md）。複数指定可
cli-bot-behind = --bot はボットを加えてゲームを始めます。{ $command } では席の一つとして指定してください。
cli-summary-bot-failed = { $problem }。代わりに職人が{ $count }回選びました。
fact-own_bot = ボットの選択です（理由は示されません）
