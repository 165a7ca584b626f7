### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = プログラムに不具合が起きました。個人情報を含まない報告が { $path } にあります。
crash-fault-unreported = プログラムに不具合（{ $error }）が起きましたが、報告を書き出せませんでした（{ $why }）。
crash-screen-reported = 画面が失われましたが、ゲームは記録されており続けられます。個人情報を含まない報告が { $path } にあります。
crash-screen-unreported = 画面が失われましたが（{ $error }）、ゲームは記録されており続けられます。報告は書き出せませんでした（{ $why }）。
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence }ゲームの終わりは記録されていません：{ $why }
crash-end-unrecorded = ゲームの終わりは記録されていません：{ $why }
crash-content = ゲームの内容を使えません：{ $problem }。
crash-no-start = ゲームを開始できません：{ $problem }。
