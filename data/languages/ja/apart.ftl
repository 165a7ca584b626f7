### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = テーブルの全員に話す
apart-chat-empty = ひとこと入力
apart-chat-line = { $who }：{ $text }
apart-phrase-hello = こんにちは！
apart-phrase-ready = 準備はいい？
apart-phrase-moment = 少し待って
apart-phrase-luck = 幸運を！
apart-phrase-nice = お見事！
apart-phrase-thanks = ありがとう！
