### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Parler à toute la table
apart-chat-empty = Dire quelque chose
apart-chat-line = { $who } : { $text }
apart-phrase-hello = Bonjour !
apart-phrase-ready = Prêts ?
apart-phrase-moment = Un instant
apart-phrase-luck = Bonne chance !
apart-phrase-nice = Bien joué !
apart-phrase-thanks = Merci !
