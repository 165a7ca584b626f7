### At a shared table: who is there, what people say and ask, and moves that are planned.

# Commands, as in commands.ftl.
commands-label-talk = Discussion
commands-tip-talk = Écrire aux autres à une table partagée
commands-label-agree = Accepter
commands-tip-agree = Accepter ce que demandent les autres à une table partagée
commands-label-decline = Refuser
commands-tip-decline = Refuser ce que demandent les autres à une table partagée

# Under the pointer and for the screen reader: whether somebody is at a seat.
talk-presence-own = { $name } (vous)
talk-presence-here = { $name } est là
talk-presence-away = { $name } n’est pas là
talk-presence-unseen = { $name } n’est pas encore là
talk-presence-computer = { $name }, guilde de l’ordinateur
talk-presence-stand-in = Un ordinateur joue pour { $name }

# On the edge of a guild's panel, about 16 letters.
talk-pill-thinks = réfléchit { $time }
talk-pill-left = reste { $time }
talk-pill-away = absence { $time }
talk-pill-away-now = absence
talk-pill-unseen = pas encore là
talk-pill-computer = ordinateur
# A time: 0:42, hours, days.
talk-span = { $time }
talk-span-minutes = { $count } min
talk-span-hours = { $count } h
talk-span-days = { $count } j

# In the bottom bar.
talk-thinks = { $name } réfléchit
talk-awaited = On attend { $name }, qui n’est pas là
talk-sending = Choix envoyé ; le serveur va répondre
talk-waits-to-send = Choix gardé, envoyé au retour de la connexion

# A line above the bar.
talk-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
talk-lost-until = Connexion perdue. Nouvel essai dans { $seconds } s ; rien n’est perdu.
talk-ended = La connexion est terminée. { $why }
talk-undo-question = { $name } voudrait annuler son dernier choix. Êtes-vous d’accord ?
talk-undo-asked = Les autres décident si vous pouvez annuler
talk-not-undone = Rien n’est annulé : quelqu’un a refusé, ou la partie a continué.
talk-vote-question = { $name } n’est pas là ; sa place est gardée. Laisser jouer un ordinateur ?
talk-voted = Vous avez voté pour un ordinateur. Les autres doivent accepter aussi.
talk-handed-computer = Un ordinateur joue maintenant pour { $name }.
talk-handed-person = { $name } rejoue.
talk-replaced = Un ordinateur joue pour vous.
talk-unfair = La donne de cette partie n’a pas été tirée comme le serveur l’avait promis.
# Buttons there, about 12 letters.
talk-yes = Oui
talk-no = Non
talk-wait = Attendre
talk-return = Reprendre
talk-close = Fermer

# The undo button where the others have to agree, about 14 letters, and under the pointer.
talk-ask-undo = Annuler ?
talk-ask-undo-tip = Les autres doivent accepter

# In the pause menu.
talk-hand-over = Laisser jouer un ordinateur
talk-leave = Quitter la table
talk-leave-words = La table reste ouverte ; revenez quand vous voulez

# Table talk: a title, tabs of about 10 letters, a line to type in.
talk-title = Discussion
talk-line = { $name } : { $text }
talk-tabs = Journal ou discussion
talk-tab = Discussion
talk-tab-new = Discussion ({ $count })
talk-type = Dire quelque chose
talk-open = Voir toute la discussion
talk-open-new = { $count ->
    [one] Voir toute la discussion : { $count } nouvelle ligne
   *[other] Voir toute la discussion : { $count } nouvelles lignes
  }
talk-count = { $count }
talk-nothing = Personne n’a encore rien dit. Toute la table lit ce que vous écrivez ici.
talk-nothing-watching = Personne n’a encore rien dit.
talk-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
# Phrases that everybody reads in their own language, about 12 letters.
talk-phrase-well-jumped = Beau saut !
talk-phrase-your-turn = À vous
talk-phrase-one-moment = Un instant
talk-phrase-ouch = Aïe !
talk-phrase-undo-it = On annule ?
talk-phrase-thanks = Merci

# A move in the mine that is planned while others move: at its hex, beside the mine, on the button,
# and lines above the bar.
talk-plan = votre plan
talk-plan-is-set = prévu
talk-plan-help = Pendant que les autres jouent, préparez votre coup : un de vos contremaîtres et une case. Rien n’est envoyé.
talk-plan-confirm = Prévoir ce coup
talk-plan-drop = Abandonner le plan
talk-plan-set = Votre coup est prévu : il sera joué à votre tour s’il a encore le même effet.
talk-plan-impossible = Le coup que vous aviez prévu n’est plus possible.
talk-plan-changed = La mine a changé : vérifiez le coup prévu.
talk-plan-played = Le coup que vous aviez prévu a été joué.

# A notification outside the window: whose turn it is, and at which table.
talk-turn-title = À vous de jouer
talk-turn-words = { $guild } : { $mode }, manche { $round }
