### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Talk to everybody at the table
apart-chat-empty = Say something
apart-chat-line = { $who }: { $text }
apart-phrase-hello = Hello!
apart-phrase-ready = Ready?
apart-phrase-moment = One moment
apart-phrase-luck = Good luck!
apart-phrase-nice = Well played!
apart-phrase-thanks = Thank you!
