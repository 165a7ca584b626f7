### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Hablar con toda la mesa
apart-chat-empty = Di algo
apart-chat-line = { $who }: { $text }
apart-phrase-hello = ¡Hola!
apart-phrase-ready = ¿Listos?
apart-phrase-moment = Un momento
apart-phrase-luck = ¡Suerte!
apart-phrase-nice = ¡Bien jugado!
apart-phrase-thanks = ¡Gracias!
