### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = エラーのためForge Warを終了しました。個人情報を含まない報告を { $path } に保存しました。
crash-fault-unreported = エラー（{ $error }）のためForge Warを終了しましたが、報告を保存できませんでした（{ $why }）。
crash-screen-reported = 画面が失われましたが、ゲームは保存されており、続きから遊べます。個人情報を含まない報告を { $path } に保存しました。
crash-screen-unreported = 画面が失われましたが（{ $error }）、ゲームは保存されており、続きから遊べます。報告は保存できませんでした（{ $why }）。
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence }ゲームの終わりは保存されていません：{ $why }
crash-end-unrecorded = ゲームの終わりは保存されていません：{ $why }
crash-content = ゲームの内容を使えません：{ $problem }。
crash-no-start = ゲームを開始できません：{ $problem }。
