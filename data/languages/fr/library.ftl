# The library of games. The title stands at the top left: about 10 letters.
library-title = Parties

# The tabs, side by side at the top, about 12 letters each; two of them with how many games they hold.
library-tab-all =
    { $count ->
        [0] Toutes
       *[other] Toutes { $count }
    }
library-tab-automatic = Automatiques
library-tab-named = Nommées
library-tab-finished = Terminées
library-tab-deleted =
    { $count ->
        [0] Supprimées
       *[other] Supprimées { $count }
    }

# In place of the list, when a tab holds nothing: one line.
library-empty-automatic = Les parties sans nom et inachevées sont gardées ici
library-empty-named = Les parties que vous nommez sont gardées ici
library-empty-finished = Les parties terminées sont gardées ici ; vous pourrez les revoir
library-empty-deleted =
    { $days ->
        [one] Les parties supprimées sont gardées ici { $days } jour
       *[other] Les parties supprimées sont gardées ici { $days } jours
    }

# A row of the list: how a game stands, in one line. $progress is "Round 5 of 18, Stage I, market",
# $turn "your turn: Tower".
library-standing = { $progress } ; { $turn }
library-unreadable = Ce fichier est illisible
library-damaged = Endommagée ; jouable jusqu’au dommage
library-looking = Lecture en cours…

# The panel of the game that is chosen: lines of about 36 letters. $kind is "Epic solo, hard", $when
# "3 days ago"; $problem is a sentence of what is wrong with the record.
library-kind-and-date = { $kind }, { $when }
library-last-played = Dernière session : { $when }
library-practice = Entraînement
library-turn = { CAPITAL($turn) }
library-sound-for =
    { $actions ->
        [one] Seule { $actions } action de cette partie est intacte : { $problem }.
       *[other] Seules { $actions } actions de cette partie sont intactes : { $problem }.
    }
library-days-left =
    { $days ->
        [one] Supprimée ; effacée définitivement dans { $days } jour
       *[other] Supprimée ; effacée définitivement dans { $days } jours
    }

# Buttons of that panel: the first is wide, about 18 letters.
library-open = Ouvrir
library-play-sound = Jouer le début intact
library-watch = Revoir la partie
library-continue = Continuer
library-restore = Restaurer
library-undo = Annuler

# What was just done, in the bar at the foot: two lines at most. $name is the name of a game.
library-restored = Restaurée : { $name }
library-deleted = Supprimée : { $name }
library-exported = Exportée vers { $path }
library-imported = Importée : { $name }

# Heads of messages about what cannot be done; the reason follows in sentences of its own.
library-not-opened = Impossible d’ouvrir cette partie
library-not-restored = Impossible de restaurer cette partie
library-not-deleted = Impossible de supprimer cette partie
library-not-exported = Impossible d’exporter cette partie
library-not-imported = Impossible d’importer ce fichier
library-not-watched = Impossible de revoir cette partie
library-not-played-on = Impossible de poursuivre cette partie
library-not-recorded = Cette partie n’est pas enregistrée
library-end-not-recorded = La fin de cette partie n’a pas été enregistrée
library-cannot-record = Impossible d’enregistrer la partie

# What stands under such a head, and the buttons there, about 16 letters.
library-copy-instead = Vous pouvez en jouer une copie ; l’enregistrement lui-même reste tel quel.
library-play-copy = Jouer une copie
library-recorded-later = Si vous continuez, ce qui manque sera enregistré dès que possible.
library-play-on = Continuer
library-try-again = Réessayer
library-received = Importée
library-received-words = La partie est maintenant dans la bibliothèque ; celle-ci continue.

# Why something cannot be done: whole sentences. $why is what the system says.
library-being-played = { $file } est en cours dans une autre fenêtre de Forge War.
library-cannot-delete = Impossible de supprimer { $path } : { $why }.
library-cannot-restore = Impossible de restaurer { $path } : { $why }.
library-no-free-file = Tous les noms possibles sont déjà pris pour ce fichier.
library-no-free-name = Tous les noms possibles sont déjà pris dans { $folder }.

# The window of games to import: its title, two lines of help, a line in place of the list, and what a
# file holds, in one line. $guilds is a list of names.
library-import-title = Importer une partie
library-import-where = Montre les enregistrements de { $documents }, de son dossier { $own } et de { $downloads }.
library-import-drop = Vous pouvez aussi déposer un fichier sur la fenêtre à tout moment.
library-import-nothing = Aucun enregistrement dans ces dossiers
library-import-file = { $kind } : { $guilds }, dans { $folder }

# Giving a game a name: what the field is called, and the button that keeps it, about 16 letters.
library-name = Nom
library-keep-name = Enregistrer le nom
library-name-not-kept = Le nom n’a pas pu être enregistré

# While nothing is recorded: a picture with a caption, and three ways to begin.
library-invite-title = Une étagère vide
library-invite-words = Chaque partie s’enregistre toute seule dès le premier coup. Vous n’avez rien à sauvegarder.
library-invite-caption = Chaque partie devient un livre sur cette étagère
library-invite-caption-words = à continuer, à revoir ou à analyser avec le Maître
library-invite-first = Votre première partie
library-invite-new = Une nouvelle partie
library-invite-new-words = Choisissez vous-même le mode, la durée et les rivaux.
library-invite-record = Ouvrir un enregistrement
library-invite-record-words = Un ami vous a envoyé une partie ? Déposez le fichier sur la fenêtre, ou cherchez-le ici.
