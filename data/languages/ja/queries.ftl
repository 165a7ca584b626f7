### Answers to what can be asked with one key: spoken, or shown in a window of their own. Whole sentences.

# What a guild has. $amounts is a list: "2 iron, 5 gold and 12 prestige".
query-belongings = { $guild }：{ $amounts }。冒険者{ $heroes }人、うち待機中{ $home }人。鉱山の鉱夫{ $workers }人。

# Where the game is ("Round 5, market") and who is to choose.
query-turn = { $where }。{ $own ->
    [yes] 自分（{ $guild }）が選ぶ番です。
   *[no] { $guild }が選ぶ番です。
  }
query-over = { $where }。ゲームは終了しています。
query-no-game = 開いているゲームがありません。

# How quests stand. $stands is "step 2 of 4, short by 3".
query-quests = { $guild }：{ $quests }。
query-quest = { $quest }、{ $stands }

# What can be pressed: how many things, their names, and how many more there are than those.
query-choices = { $count ->
    [0] 今は選べるものがありません。
   *[other] 選択肢は{ $count }個：{ $names }{ $more ->
        [0] 。
       *[other] 、ほか{ $more }個。
      }
  }

query-not-now = 今は選べません：{ $why }

query-place = { $count }個中{ $place }番目

query-ringed = { $number ->
    [0] 輪が付いています。
   *[other] 輪が付いています。{ $number }番です。
  }

query-hex = { $row }段目、{ $count }マス中{ $place }番目。
query-foretold = 結果：{ $told }。

query-list = 一覧
query-list-more = 押すと続きが表示されます。

# A line of the log with the guild it is about.
