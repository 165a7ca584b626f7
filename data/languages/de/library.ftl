# The library of games. The title stands at the top left: about 10 letters.
library-title = Partien

# The tabs, side by side at the top, about 12 letters each; two of them with how many games they hold.
library-tab-all =
    { $count ->
        [0] Alle
       *[other] Alle { $count }
    }
library-tab-automatic = Laufende
library-tab-named = Benannte
library-tab-finished = Beendete
library-tab-deleted =
    { $count ->
        [0] Gelöschte
       *[other] Gelöschte { $count }
    }

# In place of the list, when a tab holds nothing: one line.
library-empty-automatic = Hier liegen angefangene Partien ohne Namen
library-empty-named = Hier liegen Partien, denen du einen Namen gibst
library-empty-finished = Hier liegen beendete Partien, die du wieder ansehen kannst
library-empty-deleted = { $days ->
    [one] Gelöschte Partien bleiben hier { $days } Tag lang
   *[other] Gelöschte Partien bleiben hier { $days } Tage lang
  }

# A row of the list: how a game stands, in one line. $progress is "Round 5 of 18, Stage I, market",
# $turn "your turn: Tower".
library-standing = { $progress }; { $turn }
library-unreadable = Diese Datei kann nicht gelesen werden
library-damaged = Beschädigt; bis zum Schaden spielbar
library-looking = Wird gelesen …

# The panel of the game that is chosen: lines of about 36 letters. $kind is "Epic solo, hard", $when
# "3 days ago"; $problem is a sentence of what is wrong with the record.
library-kind-and-date = { $kind }, { $when }
library-last-played = Zuletzt gespielt: { $when }
library-practice = Übungspartie
library-turn = { CAPITAL($turn) }
library-sound-for =
    { $actions ->
        [one] Nur { $actions } Aktion dieser Partie ist intakt: { $problem }.
       *[other] Nur { $actions } Aktionen dieser Partie sind intakt: { $problem }.
    }
library-days-left =
    { $days ->
        [one] Gelöscht; in { $days } Tag endgültig weg
       *[other] Gelöscht; in { $days } Tagen endgültig weg
    }

# Buttons of that panel: the first is wide, about 18 letters.
library-open = Öffnen
library-play-sound = Intakten Teil spielen
library-watch = Wiederholung ansehen
library-continue = Fortsetzen
library-restore = Wiederherstellen
library-undo = Rückgängig

# What was just done, in the bar at the foot: two lines at most. $name is the name of a game.
library-restored = Wiederhergestellt: { $name }
library-deleted = Gelöscht: { $name }
library-exported = Exportiert nach { $path }
library-imported = Importiert: { $name }

# Heads of messages about what cannot be done; the reason follows in sentences of its own.
library-not-opened = Diese Partie kann nicht geöffnet werden
library-not-restored = Diese Partie kann nicht wiederhergestellt werden
library-not-deleted = Diese Partie kann nicht gelöscht werden
library-not-exported = Diese Partie kann nicht exportiert werden
library-not-imported = Diese Datei kann nicht importiert werden
library-not-watched = Diese Partie kann nicht angesehen werden
library-not-played-on = Diese Partie kann nicht weitergespielt werden
library-not-recorded = Diese Partie wird nicht aufgezeichnet
library-end-not-recorded = Das Ende dieser Partie wurde nicht aufgezeichnet
library-cannot-record = Die Partie kann nicht aufgezeichnet werden

# What stands under such a head, and the buttons there, about 16 letters.
library-copy-instead = Du kannst stattdessen eine Kopie spielen; die Aufzeichnung selbst bleibt, wie sie ist.
library-play-copy = Kopie spielen
library-recorded-later = Wenn du weiterspielst, wird das Fehlende aufgezeichnet, sobald es geht.
library-play-on = Weiterspielen
library-try-again = Erneut versuchen
library-received = Importiert
library-received-words = Die Partie liegt jetzt in der Sammlung; die laufende geht weiter.

# Why something cannot be done: whole sentences. $why is what the system says.
library-being-played = { $file } wird in einem anderen Fenster von Forge War gespielt.
library-cannot-delete = { $path } kann nicht gelöscht werden: { $why }.
library-cannot-restore = { $path } kann nicht wiederhergestellt werden: { $why }.
library-no-free-file = Für die Datei ist kein Name mehr frei.
library-no-free-name = In { $folder } ist kein Name für eine Aufzeichnung mehr frei.

# The window of games to import: its title, two lines of help, a line in place of the list, and what a
# file holds, in one line. $guilds is a list of names.
library-import-title = Eine Partie importieren
library-import-where = Zeigt Aufzeichnungen in { $documents }, dessen Ordner { $own } und in { $downloads }.
library-import-drop = Du kannst auch jederzeit eine Datei auf das Fenster ziehen.
library-import-nothing = In diesen Ordnern liegen keine Aufzeichnungen
library-import-file = { $kind }: { $guilds }, in { $folder }

# Giving a game a name: what the field is called, and the button that keeps it, about 16 letters.
library-name = Name
library-keep-name = Name speichern
library-name-not-kept = Der Name konnte nicht gespeichert werden

# While nothing is recorded: a picture with a caption, and three ways to begin.
library-invite-title = Ein leeres Regal
library-invite-words = Jede Partie wird vom ersten Zug an automatisch aufgezeichnet. Du musst nie speichern.
library-invite-caption = Jede Partie wird ein Buch in diesem Regal
library-invite-caption-words = zum Fortsetzen, Wiederansehen und für den Rückblick mit dem Meister
library-invite-first = Deine erste Partie
library-invite-new = Eine neue Partie
library-invite-new-words = Wähle Spielmodus, Länge und Rivalen selbst.
library-invite-record = Aufzeichnung öffnen
library-invite-record-words = Hat dir jemand eine Partie geschickt? Ziehe die Datei auf das Fenster, oder suche sie hier.
