### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = eine einfache Partie
cli-game-epic = eine epische Partie
cli-game-fast_forward = eine Zeitraffer-Partie
cli-kind = { $game } mit { $guilds } Gilden
cli-kind-tiles = { $game } mit { $guilds } Gilden und Bonusplättchen
cli-kind-solo = { $game }, solo, { $difficulty }

# forgewar replay.
cli-replay-of = { $file }: { $kind }, Startwert { $seed }, von Forge War { $program }
cli-replay-practice = { $file }: { $kind } zur Übung, Startwert { $seed }, von Forge War { $program }
cli-replay-guilds = Gilden: { $guilds }
cli-replay-seat = { $name } ({ $colour }, { $player })
cli-replay-progress = Runde { $round } von { $rounds }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
cli-replay-lost = Die Partie ist verloren.
cli-replay-won-solo = Die Partie ist gewonnen.
cli-replay-won = { $winner } hat gewonnen.
cli-replay-not-over = Die Partie ist noch nicht zu Ende.
cli-replay-standing = { $guild }: { $prestige } Prestige, { $gold } Gold, { $completed ->
    [one] { $completed } Quest
   *[other] { $completed } Quests
  } abgeschlossen, { $failed } gescheitert
cli-replay-sound = { $file } ist intakt: Alle { $actions } Aktionen sind regelgerecht, { $end }, und alle { $hashes } Prüfsummen und { $states } Zustände stimmen.
cli-replay-to-the-end = bis zum Ende der Partie
cli-replay-to-where-it-was-left = bis zu der Stelle, an der die Partie verlassen wurde

# What commands say when they cannot do what they were asked for: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = unterbrochen.
cli-problem = { $problem }.
cli-see-help = { $problem }; siehe { $program } --help.
cli-content-behind = --content steht hinter { $command }, nicht davor.
cli-content-unusable = der Inhalt kann nicht verwendet werden: { $problem }.
cli-no-output = die Ausgabe kann nirgends geschrieben werden: Die Standardausgabe ist geschlossen.
cli-cannot-show = das Spiel kann nicht angezeigt werden, weil { $module } fehlt; installiere es mit pip install forgewar, oder verwende einen Befehl, der keinen Bildschirm braucht (forgewar --help).
cli-cannot-draw = es kann nichts gezeichnet werden, weil { $module } fehlt; installiere es mit pip install forgewar.
cli-no-folder = { $path } ist kein Ordner und keine Zip-Datei.
cli-cannot-write = { $path } kann nicht geschrieben werden: { $why }.
cli-cannot-write-there = { $path } kann dort nicht geschrieben werden.
cli-folder-not-made = der Ordner { $path } kann nicht angelegt werden: { $why }.
cli-folder-not-writable = in den Ordner { $path } kann nicht geschrieben werden.
cli-folder-full = der Ordner { $path } enthält schon Aufzeichnungen; wähle einen anderen.
cli-process-ended = ein Prozess, der Partien spielte, wurde von außen beendet.
cli-cluster-missing = ein Cluster braucht { $module }; installiere das Extra cluster: pip install "forgewar[cluster]".
cli-cluster-unreachable = unter { $address } ist kein Dask-Scheduler zu erreichen.
cli-cluster-empty = der Cluster hat keine Worker.
cli-cluster-lost = die Verbindung zum Cluster ist abgebrochen, oder ein Worker nach dem anderen ist an derselben Aufgabe gescheitert.
cli-cluster-other-game = der Cluster hat nicht überall diese Version des Spiels ({ $where }).
cli-cluster-other-cards = der Worker { $where } des Clusters hat andere Karten.
cli-cluster-not-with = { $option } betrifft Dateien auf diesem Rechner und passt nicht zu --cluster.
# Behind "argument --games: ".
cli-whole-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }
cli-size = muss von { $low } bis { $high } sein, nicht { $given }

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War: Minen, Märkte und Quests für eine bis vier Gilden.
cli-epilog = Ohne Befehl startet das Spiel, mit --content mit eigenen Karten. Jeder Befehl hat seine eigene Hilfe (--help).
cli-usage = Aufruf:{ " " }
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen und beenden
cli-version = die Version zeigen und beenden
cli-compiled = { $version }, kompiliert
cli-commands = Befehle
cli-default = Vorgabe: %(default)s
cli-language = die Sprache: { $there }
cli-no-language = es gibt keine Sprache { $tag }; es gibt { $there }.
cli-content = Karten, Preise und Minen aus einem Ordner oder einer Zip-Datei (docs/packs.md)
cli-record = eine Aufzeichnung (docs/record-format.md)
cli-jobs = Zahl der Prozesse
cli-cluster = statt Prozessen hier die Worker des Dask-Clusters, dessen Scheduler diese Adresse hat (docs/cluster.md)
cli-help-open = das Spiel mit einer Aufzeichnung oder an einem Tisch starten
cli-description-open = Startet das Spiel mit einer Aufzeichnung, die in seine Sammlung kommt, oder am Tisch eines Links. `forgewar DATEI.jsonl` und `forgewar LINK` tun dasselbe.
cli-help-simulate = Partien zwischen Computergilden spielen und zusammenfassen
cli-description-simulate = Spielt Partien zwischen Computergilden und fasst sie zusammen. Derselbe Startwert ergibt dieselben Partien, egal, wie viele Prozesse sie spielen.
cli-examples-simulate =
    Beispiele:
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = durch Partien messen, wie gut der Inhalt ist
cli-description-balance = Spielt Partien zwischen gleich starken Computergilden, misst die sechs Ziele für guten Inhalt mit 95-%-Intervallen und schreibt den Bericht mit seinen Diagrammen. Derselbe Startwert ergibt denselben Bericht, egal, wie viele Prozesse spielen.
cli-examples-balance =
    Beispiele:
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = eine Aufzeichnung prüfen, ihre Partie erzählen oder zusammenfassen
cli-description-replay = Spielt eine aufgezeichnete Partie noch einmal. Ohne Option: eine kurze Zusammenfassung.
cli-examples-replay =
    Beispiele:
      forgewar replay game.jsonl               wer spielte, wie weit und mit welchem Ergebnis
      forgewar replay games/*.jsonl --verify   sind alle Aktionen regelgerecht und alle Prüfsummen richtig?
      forgewar replay game.jsonl --describe    die ganze Partie in Worten, Runde für Runde
cli-help-review = auf eine aufgezeichnete Partie zurückblicken: Chancen und die teuersten Entscheidungen
cli-description-review = Zeigt, wie eine beendete Partie zu Beginn jeder Runde stand, und für jeden Menschen (oder jede Gilde, wenn kein Mensch mitgespielt hat) bis zu fünf Entscheidungen, die am meisten Siegchance gekostet haben, mit der besseren Wahl und dem Grund; dann, wo Prestige verloren ging und was Entscheidungen pro Phase gekostet haben. Jede Wahl wird in vielen simulierten Partien erprobt, die zu dem passen, was die Gilde wusste. Derselbe Startwert ergibt denselben Rückblick.
cli-examples-review =
    Beispiele:
      forgewar review game.jsonl                      wie es stand und was am meisten kostete
      forgewar review game.jsonl --json review.json   dasselbe, auch als Daten
cli-review-json = als Daten schreiben
cli-review-seed = Startwert der simulierten Partien; ohne Angabe der Startwert der Partie
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }, Runde { $round } (Aktion { $moment }): Siegchance −{ $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  }. Gespielt: { $played }. Besser: { $better }.
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}weil: { $why }
cli-review-guild = { $name }: { $told }
cli-review-none = Keine klaren Fehler.
cli-help-shot = einen Moment einer Aufzeichnung als PNG zeichnen
cli-description-shot = Zeichnet einen Moment einer aufgezeichneten Partie, wie das Spiel ihn zeigen würde. Braucht keinen Bildschirm.
cli-examples-shot =
    Beispiele:
      forgewar shot game.jsonl                              der letzte Moment, als game-N.png
      forgewar shot game.jsonl --at 40 --out move40.png     nach der 40. Aktion
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            der vorletzte Moment, größer
cli-help-puzzles = Rätsel in aufgezeichneten Partien finden und prüfen
cli-description-puzzles = Findet Stellungen in aufgezeichneten Partien, in denen eine Wahl klar die beste ist: Jede Wahl, die gut aussieht, wird in denselben simulierten Partien erprobt. Gefundene Rätsel werden als Dateien geschrieben, aus denen du von Hand auswählst.
cli-examples-puzzles =
    Beispiele:
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   eine Datei für jedes Rätsel
      forgewar puzzles --verify                             stimmen die Rätsel des Spiels noch?
cli-puzzles-verify = die Rätsel des Ordners in anderen simulierten Partien noch einmal prüfen
cli-puzzles-out = wo Rätsel liegen; ohne Angabe die des Spiels
cli-puzzles-worlds = simulierte Partien für jede Wahl ({ $count })
cli-puzzles-round = erst ab dieser Runde, das geht schneller
cli-puzzles-nothing = nenne Aufzeichnungen, in denen Rätsel gesucht werden sollen, oder --verify.
cli-puzzles-other-cards = { $file } wurde nicht mit den Karten des Spiels gespielt.
cli-puzzles-found = { $file }: Schwierigkeit { $level }, Vorsprung { $margin } Zehntel Prestige
cli-puzzles-right = { $name }: stimmt
cli-puzzles-wrong = { $name }: { $problem }
cli-puzzles-fault-other-best = eine andere Wahl war am besten
cli-puzzles-fault-closer = die zweitbeste Wahl kam viel näher
cli-puzzles-unsound = { $count } von { $all } Rätseln stimmen nicht.
cli-help-fit = die Gewichte finden, nach denen der Meister Stellungen beurteilt
cli-description-fit = Spielt Partien und ermittelt daraus Runde für Runde den Wert von allem, was eine Gilde hat: die Gewichte, nach denen der Meister Stellungen beurteilt, ausgegeben wie in data/evaluation.yaml. Derselbe Startwert ergibt dieselben Gewichte.
cli-examples-fit =
    Beispiele:
      forgewar fit              alle, wie sie beiliegen
      forgewar fit --games 30   wenige Partien, zur Probe
cli-fit-games = Partien in jedem Spielmodus
cli-help-check = den Inhalt prüfen: Karten, Preise, Minen
cli-description-check = Prüft einen Ordner mit Inhalt und nennt alles, was daran falsch ist.
cli-examples-check =
    Beispiele:
      forgewar check                       der Inhalt des Spiels, mit seinen Bildern und Wörtern
      forgewar check my-cards              ein eigener Ordner oder eine Zip-Datei (docs/packs.md)
      forgewar check my-cards --install    und zu deinen Kartenpaketen legen
      forgewar check --release             vor einer Veröffentlichung: diesen Inhalt für immer behalten

# The arguments of forgewar replay.
cli-replay-files = Aufzeichnungen (docs/record-format.md)
cli-replay-verify = alle Prüfsummen und Zustände vergleichen
cli-replay-describe = die Partie in Worten erzählen

# forgewar shot: its arguments, and what it says.
cli-shot-at = nach N Aktionen; 0 ist der Anfang, -1 der letzte Moment, -2 der davor (Vorgabe: %(default)s)
cli-shot-scale = Textgröße, { $low } bis { $high } (Vorgabe: %(default)s)
cli-shot-out = wohin das Bild kommt
cli-shot-drawn = { $path }: nach { $number } von { $last } Aktionen
cli-shot-sound-until = { $file } ist nur für { $last } Aktionen intakt: { $problem }; nimm --at 0 bis { $last }.
cli-shot-no-moment = { $file } hat { $last } Aktionen, also gibt es keinen Moment { $moment }.

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = ein Ordner oder eine Zip-Datei; Vorgabe: der Ordner des Spiels selbst, dessen Bilder und Sprachen auch geprüft werden
cli-check-strict = Meldungen, die einer Sprache fehlen, als Fehler zählen
cli-check-install = das Kartenpaket zu denen legen, die das Spiel anbietet
cli-check-release = den Inhalt in data/released legen, damit jede spätere Version seine Partien öffnet
cli-check-problems = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
  } in { $path }.
cli-check-untranslated = { $count ->
    [one] { $count } Meldung ist nicht übersetzt und wird
   *[other] { $count } Meldungen sind nicht übersetzt und werden
  } auf Englisch gezeigt.
cli-check-ok = Inhalt { $hash }: ok
cli-check-installed = installiert in { $path }
cli-check-released = veröffentlicht in { $path }
cli-check-released-before = schon früher veröffentlicht
cli-check-count-designs = Entwürfe
cli-check-count-bonus_cards = Bonuskarten
cli-check-count-single_cards = Einmalkarten
cli-check-count-quests = Quests
cli-check-count-titles = Titel
cli-check-count-tiles = Bonusplättchen
cli-check-count-wealth = Vermögenskarten
cli-check-count-end_bonuses = Schlussboni
cli-check-count-mines = Minen
cli-check-count-clauses = Abschnitte des Regelbuchs

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = die Computergilden, ein Name pro Platz: { $guilds } (Vorgabe: drei, im Solospiel eine, alle sensible)
cli-simulate-tiles = episch mit Bonusplättchen spielen
cli-simulate-even = die Plätze der ersten Reihenfolge ausgleichen (eine Hausregel)
cli-simulate-no-even = für solche Partien gibt es keinen fairen Start.
cli-simulate-against = die Gilden eines anderen Programmordners, gegen die jede Stärke der Rangleiter ihresgleichen spielt
cli-simulate-milliseconds = Bedenkzeit für jede Wahl statt einer Zahl von Zügen
cli-simulate-nodes = je Entscheidung höchstens so viele Aktionen durchdenken: in der App 50000
cli-simulate-against-alone = --against gehört zu --ladder.
cli-no-game-there = { $path } ist kein Programmordner des Spiels, dessen Gilden gefragt werden können.
cli-other-cards-there = das Spiel in { $path } hat andere Karten.
cli-simulate-solo = Solopartien spielen
cli-simulate-difficulty = Schwierigkeit im Solospiel (Vorgabe: medium)
cli-simulate-json = die Statistik als Daten schreiben
cli-simulate-record = jede Partie aufzeichnen
cli-simulate-states = nach jeder Aktion den ganzen Zustand aufzeichnen
cli-simulate-ladder = jede Stärke gegen die nächstschwächere messen
cli-simulate-guilds = Gilden an den Tischen der Rangleiter (Vorgabe: 2)
cli-simulate-not-ladder = { $option } passt nicht zu --ladder.
cli-simulate-guilds-alone = --guilds gehört zur Rangleiter; nimm --ladder dazu oder nenne die Plätze mit --seats.
cli-simulate-difficulty-alone = --difficulty gehört zu Solopartien; nimm --solo dazu.
cli-simulate-states-alone = --states gehört zu Aufzeichnungen; nimm --record DIR dazu.
cli-simulate-no-guild = es gibt keine Computergilde { $name }; wähle aus { $guilds }.
# Behind numbers on the bar that shows how far it is.
cli-unit-games = Partien

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $games ->
    [one] { $games } { $mode ->
        [epic] epische Partie
        [fast_forward] Zeitraffer-Partie
       *[other] einfache Partie
    }
   *[other] { $games } { $mode ->
        [epic] epische Partien
        [fast_forward] Zeitraffer-Partien
       *[other] einfache Partien
    }
  } mit { $guilds } Gilden, Startwert { $seed }
cli-summary-tiles = { $games ->
    [one] { $games } { $mode ->
        [epic] epische Partie
        [fast_forward] Zeitraffer-Partie
       *[other] einfache Partie
    }
   *[other] { $games } { $mode ->
        [epic] epische Partien
        [fast_forward] Zeitraffer-Partien
       *[other] einfache Partien
    }
  } mit { $guilds } Gilden und Bonusplättchen, Startwert { $seed }
cli-summary-solo = { $games ->
    [one] { $games } { $mode ->
        [epic] epische Solopartie
        [fast_forward] Zeitraffer-Solopartie
       *[other] einfache Solopartie
    }
   *[other] { $games } { $mode ->
        [epic] epische Solopartien
        [fast_forward] Zeitraffer-Solopartien
       *[other] einfache Solopartien
    }
  }, { $difficulty }, Startwert { $seed }
cli-summary-seat = Platz { $seat }
cli-summary-won = gewonnen: { $count }
cli-summary-lost = verloren durch { $clause }: { $count }
cli-summary-speed = { $actions } Aktionen pro Sekunde, { $seconds } s insgesamt
cli-ladder = Eine Gilde an einem Tisch mit anderen, { $mode ->
    [epic] epische Partien
    [fast_forward] Zeitraffer-Partien
   *[other] einfache Partien
  } mit { $guilds } Gilden, Startwert { $seed }; ausgeglichen wären { $even } %
cli-column-seat = Platz
cli-column-score = Punkte
cli-column-sd = Str.
cli-column-min = min
cli-column-max = max
cli-column-wins = Siege
cli-column-taken = angen.
cli-column-completed = abgeschl.
cli-column-failed = gesch.
cli-column-prestige = Prestige pro Partie durch
cli-column-length = Länge einer Partie
cli-column-mean = Mittel
cli-column-actions = Aktionen
cli-column-rounds = Runden
cli-column-place = Platz in der ersten Reihenfolge
# The ladder: up to 11 letters, the numbers up to 6. "95 % of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = Gilde
cli-column-others = andere
cli-column-games = Partien
cli-column-won = Siege
cli-column-within = zu 95 % in

# forgewar balance: its arguments, and what it says.
cli-balance-games = einfache Partien für jede Zahl von Gilden (Vorgabe: { $count }); in anderen Spielmodi drei Zehntel davon
cli-balance-solo = einfache Solopartien des Meisters für jede Schwierigkeit (Vorgabe: { $count }); epische ein Achtel davon
cli-balance-targets = nur diese messen, von { $first } bis { $last } (Vorgabe: alle)
cli-balance-quick = wenige Partien: ein erster Eindruck in etwa einer Minute
cli-balance-out = die Seite, die geschrieben wird; ihre Diagramme kommen in einen Ordner desselben Namens (Vorgabe: %(default)s)
cli-balance-no-page = { $path } ist keine Seite, die geschrieben werden kann; nenne sie *.md.
cli-balance-no-target = es gibt kein Ziel { $target }; wähle von { $first } bis { $last }.
cli-balance-written = { $path } wurde geschrieben.
