### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Mit allen am Tisch sprechen
apart-chat-empty = Etwas sagen
apart-chat-none = Noch hat niemand etwas gesagt
apart-chat-line = { $who }: { $text }
apart-phrase-hello = Hallo!
apart-phrase-ready = Bereit?
apart-phrase-moment = Moment, bitte
apart-phrase-luck = Viel Glück!
apart-phrase-nice = Gut gespielt!
apart-phrase-thanks = Danke!

# The rooms' title on the title screen (about 20 letters) and at their top; how many tables wait, for screen readers.
apart-title = Getrennt spielen
apart-turns =
    { $count ->
        [one] du bist an { $count } Tisch dran
       *[other] du bist an { $count } Tischen dran
    }

# One's own tables: a head, what stands there while there are none, rows of a name (about 30 letters) and how it stands
# ("your turn, games.example"), and what is asked before one is forgotten.
apart-my-tables = Meine Tische
apart-no-tables = Freunde anderswo, ein Tisch
apart-no-tables-words = Tische, die du eröffnest oder an denen du mitspielst, bleiben hier. Du kannst jederzeit gehen und Tage später weiterspielen.
apart-at = { $standing }, { $where }
apart-this-computer = dieser Computer
apart-table-name = Tisch von { $name }
apart-table-with = Mit { $names }
apart-table-mode = { $mode }, { $guilds } Gilden
apart-state-turn = du bist dran
apart-state-lobby = noch nicht begonnen
apart-state-waiting = andere sind dran
apart-state-over = beendet
apart-state-gone = auf dem Server gelöscht
apart-silent = sein Server antwortet nicht
apart-forget = Vergessen
apart-forget-name = Aus dieser Liste nehmen: { $name }
apart-forget-title = Diesen Tisch vergessen?
apart-forget-words = Die anderen spielen ohne dich weiter. Zurück führt nur dein Link, und den hat dieses Programm dann nicht mehr.
apart-forget-host = Du bist Gastgeber: Niemand kann seine Links mehr erneuern.

# Opening a table: who sits where (three choices of about 10 letters beside each other), which server, how much time.
apart-host-title = Tisch eröffnen
apart-host-words = Du wählst die Partie und wer spielt; die anderen kommen mit einem Code oder Link.
apart-host = Tisch eröffnen
apart-guilds-remark = 2 bis 4
apart-add-guild = Gilde hinzufügen
apart-seat-here = Hier
apart-seat-apart = Anderswo
apart-seat-computer = Computer
apart-seat-apart-words = für alle mit Code oder Link
apart-here = Dieser Computer
apart-seat-here-words = spielt an diesem Computer
apart-where = Server
apart-a-server = Ein Server
apart-server = Adresse des Servers
apart-host-here-words = Freunde in deinem Netzwerk können mitspielen. Der Tisch ist offen, solange dieses Spiel läuft; beim Schließen geht nichts verloren.
apart-server-words = Freunde überall können mitspielen, auch wenn du weg bist.
apart-clock = Zeit pro Entscheidung
apart-limit-0 = Ohne
apart-limit-120 = 2 Min.
apart-limit-300 = 5 Min.
apart-limit-86400 = 1 Tag
apart-clock-words = Ist sie um, übernimmt der Computer den Platz; der Mensch kann ihn zurücknehmen.
apart-no-clock-words = Alle dürfen sich Zeit lassen, auch Tage.
apart-open = Eröffnen
apart-opening = Der Tisch wird eröffnet …
apart-needs-here = Setze jemanden an diesen Computer: Wähle für eine Gilde „Hier“.
apart-needs-apart = Niemand spielt anderswo: Wähle für eine Gilde „Anderswo“, oder beginne im Titel eine neue Partie.
apart-bad-server = Das ist keine Adresse eines Servers. Sie sieht aus wie games.example oder 192.168.1.5:8765.
apart-host-starting = Der Server auf diesem Computer startet …
apart-host-ended = Der Server auf diesem Computer ist beendet. Öffne den Tisch noch einmal, um ihn neu zu starten.

# Joining: a field with two buttons of about 14 letters, and lines of what went wrong. kiln 47 is an example of a code.
apart-join-title = Mitspielen
apart-link = Link oder Code eines Tischs
apart-link-empty = Link, oder Code wie kiln 47
apart-paste = Einfügen
apart-join = Mitspielen
apart-looking = Der Tisch wird gesucht …
apart-nothing-typed = Tippe zuerst den Link oder den Code.
apart-nothing-copied = Es wurde noch nichts kopiert: Kopiere zuerst den Link aus deiner Nachricht.
apart-bad-link = Das ist kein Link zu einem Tisch. Kopiere ihn ganz: Er beginnt mit http und enthält ein #.
apart-no-such-code = Kein Tisch in deinem Netzwerk öffnet sich mit diesem Code. Prüfe ihn, oder bitte um den Link.
apart-unreachable = Der Server antwortet nicht. Frage, ob das Spiel des Gastgebers läuft, und prüfe das Netzwerk.
apart-near = In diesem Netzwerk
apart-none-near = Noch kein Tisch. Eröffnet ein Freund einen im selben Netzwerk, steht er hier.
apart-near-words =
    { $mode }, { $free ->
        [0] voll
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
apart-ask-code = Tippe den Code von „{ $name }“: Frage den Gastgeber danach.

# The lobby: how a player stands, marks, buttons of about 12 letters, facts about the game as a word and its value.
apart-seats = Plätze
apart-seats-remark = die Partie beginnt von selbst, sobald alle bereit sind
apart-standing-you = du, an diesem Computer
apart-computer-seat = Computer, { $strength }
apart-standing-connected = verbunden
apart-standing-away = weg
apart-standing-unseen = noch nicht da
apart-ready = bereit
apart-not-ready = nicht bereit
apart-seat-link = Link kopieren
apart-renew = Erneuern
apart-renewed = { $guild } hat einen neuen Link; der alte führt nirgends mehr hin. Kopiere und verschicke ihn.
apart-invite = Einladen
apart-say-code = Code nennen, im eigenen Netzwerk
apart-copy-code = Code kopieren
apart-send-link = oder allen den Link schicken
apart-copy-link = Link kopieren
apart-copied = Kopiert
apart-not-copied = Auf diesem System lässt sich nichts kopieren; schreibe es ab.
apart-game = Diese Partie
apart-talk = Gespräch
apart-mode = Partie
apart-length = { $mode }, { $rounds } Runden
apart-with = ja
apart-no-clock = unbegrenzt
apart-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
apart-clock-minutes = { $count } Minuten
apart-take-back = Zurücknehmen
apart-take-back-words = allein, bis es andere betrifft
apart-vanished = Jemand verschwindet
apart-vanished-words = Computer, per Abstimmung
apart-onlookers = Zuschauer
apart-watching = { $count } sehen zu
apart-onlooker = Zuschauer
apart-shuffle-words = Faires Mischen: Jeder Platz wirft eine geheime Zahl ein, aus allen zusammen entsteht die Verteilung.
apart-waits-for-you = Tippe deinen Namen und drücke „Bereit“.
apart-waits-for = Es fehlt noch: { $names }.
apart-waits-for-away = Alle sind bereit; zum Mischen muss verbunden sein: { $names }.
apart-shuffles = Alle sind bereit: Es wird gemischt.
apart-onlooker-waits = Du siehst zu; die Partie beginnt, sobald alle bereit sind.
apart-get-ready = Bereit
apart-is-ready = Du bist bereit
apart-begins-by-itself = Die Partie beginnt von selbst, sobald alle bereit sind.
apart-leave = Gehen
apart-connecting = Verbindung: { $where }
apart-connecting-long = Noch keine Antwort. Frage, ob das Spiel des Gastgebers läuft, und prüfe das Netzwerk; es wird weiter versucht.
apart-table-stays = Der Tisch bleibt unter deinen Tischen.

# forgewar open: its argument.
cli-record-or-link = eine Aufzeichnung (docs/record-format.md) oder ein Link zu einem Tisch
