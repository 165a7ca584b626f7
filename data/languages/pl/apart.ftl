### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Powiedz coś wszystkim przy stole
apart-chat-empty = Napisz coś
apart-chat-line = { $who }: { $text }
apart-phrase-hello = Cześć!
apart-phrase-ready = Gotowi?
apart-phrase-moment = Chwileczkę
apart-phrase-luck = Powodzenia!
apart-phrase-nice = Dobra gra!
apart-phrase-thanks = Dziękuję!
