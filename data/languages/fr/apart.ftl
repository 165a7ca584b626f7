### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Parler à toute la table
apart-chat-empty = Dire quelque chose
apart-chat-none = Personne n’a encore parlé
apart-chat-line = { $who } : { $text }
apart-phrase-hello = Bonjour !
apart-phrase-ready = Prêts ?
apart-phrase-moment = Un instant
apart-phrase-luck = Bonne chance !
apart-phrase-nice = Bien joué !
apart-phrase-thanks = Merci !

# The rooms' title on the title screen (about 20 letters) and at their top; how many tables wait, for screen readers.
apart-title = Jouer à distance
apart-turns =
    { $count ->
        [one] à vous de jouer à { $count } table
       *[other] à vous de jouer à { $count } tables
    }

# One's own tables: a head, what stands there while there are none, rows of a name (about 30 letters) and how it stands
# ("your turn, games.example"), and what is asked before one is forgotten.
apart-my-tables = Mes tables
apart-no-tables = Amis au loin, même table
apart-no-tables-words = Les tables que vous ouvrez ou rejoignez restent ici. Partez quand vous voulez, revenez des jours plus tard.
apart-at = { $standing }, { $where }
apart-this-computer = cet ordinateur
apart-table-name = Table de { $name }
apart-table-with = Avec { $names }
apart-table-mode = { $mode }, { $guilds } guildes
apart-state-turn = à vous de jouer
apart-state-lobby = pas encore commencée
apart-state-waiting = aux autres de jouer
apart-state-over = terminée
apart-state-gone = supprimée du serveur
apart-silent = son serveur ne répond pas
apart-forget = Oublier
apart-forget-name = Retirer de cette liste : { $name }
apart-forget-title = Oublier cette table ?
apart-forget-words = Les autres continuent sans vous. Seul votre lien y ramène, et ce programme ne l’aura plus.
apart-forget-host = Vous en êtes l’hôte : plus personne ne pourra renouveler ses liens.

# Opening a table: who sits where (three choices of about 10 letters beside each other), which server, how much time.
apart-host-title = Ouvrir une table
apart-host-words = Vous choisissez la partie et les joueurs ; les autres entrent par un code ou un lien.
apart-host = Ouvrir une table
apart-guilds-remark = 2 à 4
apart-add-guild = Ajouter une guilde
apart-seat-here = Ici
apart-seat-apart = Ailleurs
apart-seat-computer = Ordinateur
apart-seat-apart-words = pour qui a le code ou le lien
apart-here = Cet ordinateur
apart-seat-here-words = joue à cet ordinateur
apart-where = Serveur
apart-a-server = Un serveur
apart-server = Adresse du serveur
apart-host-here-words = Les amis de votre réseau peuvent venir. La table est ouverte tant que ce jeu tourne ; rien n’est perdu si vous le fermez.
apart-server-words = Les amis du monde entier peuvent venir, et jouer en votre absence.
apart-clock = Temps par choix
apart-limit-0 = Aucun
apart-limit-120 = 2 min
apart-limit-300 = 5 min
apart-limit-86400 = 1 jour
apart-clock-words = Une fois écoulé, l’ordinateur prend la place ; la personne peut la reprendre.
apart-no-clock-words = Chacun prend son temps, même des jours.
apart-open = Ouvrir la table
apart-opening = Ouverture de la table…
apart-needs-here = Placez quelqu’un à cet ordinateur : choisissez « Ici » pour une guilde.
apart-needs-apart = Personne ne joue ailleurs : choisissez « Ailleurs » pour une guilde, ou commencez une nouvelle partie depuis le titre.
apart-bad-server = Ce n’est pas l’adresse d’un serveur. Elle ressemble à games.example ou 192.168.1.5:8765.
apart-host-starting = Démarrage du serveur sur cet ordinateur…
apart-host-ended = Le serveur de cet ordinateur s’est arrêté. Rouvrez la table pour le relancer.

# Joining: a field with two buttons of about 14 letters, and lines of what went wrong. kiln 47 is an example of a code.
apart-join-title = Rejoindre une table
apart-link = Lien ou code d’une table
apart-link-empty = Un lien, ou un code comme kiln 47
apart-paste = Coller
apart-join = Rejoindre
apart-looking = Recherche de la table…
apart-nothing-typed = Saisissez d’abord le lien ou le code.
apart-nothing-copied = Rien n’a été copié : copiez d’abord le lien de votre message.
apart-bad-link = Ce n’est pas un lien vers une table. Copiez-le en entier : il commence par http et contient un #.
apart-no-such-code = Aucune table de votre réseau n’a ce code. Vérifiez-le, ou demandez le lien.
apart-unreachable = Le serveur ne répond pas. Demandez si le jeu de l’hôte est ouvert et vérifiez le réseau.
apart-near = Sur ce réseau
apart-none-near = Aucune table. Celle qu’un ami ouvre sur le même réseau apparaît ici.
apart-near-words =
    { $mode }, { $free ->
        [0] complète
        [one] { $free } place libre
       *[other] { $free } places libres
    }
apart-ask-code = Saisissez le code de « { $name } » : demandez-le à l’hôte.

# The lobby: how a player stands, marks, buttons of about 12 letters, facts about the game as a word and its value.
apart-seats = Places
apart-seats-remark = la partie commence dès que tout le monde est prêt
apart-standing-you = vous, à cet ordinateur
apart-computer-seat = ordinateur, { $strength }
apart-standing-connected = en ligne
apart-standing-away = absent
apart-standing-unseen = pas encore vu
apart-ready = prêt
apart-not-ready = pas prêt
apart-seat-link = Lien de la place
apart-renew = Renouveler
apart-renewed = { $guild } a un nouveau lien ; l’ancien ne mène plus nulle part. Copiez-le et envoyez-le.
apart-invite = Inviter
apart-say-code = Dites le code, sur votre réseau
apart-copy-code = Copier le code
apart-send-link = ou envoyez le lien à tous
apart-copy-link = Copier le lien
apart-copied = Copié
apart-not-copied = Rien ne peut être copié sur ce système ; notez-le.
apart-game = Cette partie
apart-talk = Discussion
apart-mode = Partie
apart-length = { $mode }, { $rounds } manches
apart-with = oui
apart-no-clock = sans limite
apart-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
apart-clock-minutes = { $count } minutes
apart-take-back = Annuler
apart-take-back-words = seul, sauf si d’autres sont touchés
apart-vanished = Quelqu’un disparaît
apart-vanished-words = ordinateur, par vote
apart-onlookers = Spectateurs
apart-watching = { $count } en ligne
apart-onlooker = Spectateur
apart-shuffle-words = Mélange équitable : chaque place jette un nombre secret, et la donne vient de tous.
apart-waits-for-you = Saisissez votre nom et appuyez sur « Prêt ».
apart-waits-for = On attend : { $names }.
apart-waits-for-away = Tout le monde est prêt ; pour le mélange, il faut en ligne : { $names }.
apart-shuffles = Tout le monde est prêt : on mélange.
apart-onlooker-waits = Vous regardez ; la partie commence dès que tout le monde est prêt.
apart-get-ready = Prêt
apart-is-ready = Vous êtes prêt
apart-begins-by-itself = La partie commence d’elle-même dès que tout le monde est prêt.
apart-leave = Quitter
apart-connecting = Connexion : { $where }
apart-connecting-long = Pas encore de réponse. Demandez si le jeu de l’hôte est ouvert et vérifiez le réseau ; les essais continuent.
apart-table-stays = La table reste parmi vos tables.

# forgewar open: its argument.
cli-record-or-link = un enregistrement (docs/record-format.md), ou un lien vers une table
