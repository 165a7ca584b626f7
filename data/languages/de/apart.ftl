### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Mit allen am Tisch sprechen
apart-chat-empty = Etwas sagen
apart-chat-line = { $who }: { $text }
apart-phrase-hello = Hallo!
apart-phrase-ready = Bereit?
apart-phrase-moment = Moment, bitte
apart-phrase-luck = Viel Glück!
apart-phrase-nice = Gut gespielt!
apart-phrase-thanks = Danke!
