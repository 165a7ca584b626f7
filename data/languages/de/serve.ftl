### forgewar serve and forgewar join. Names of options and programs stay as typed.

serve-about = Forge War { $version }: ein Server für gemeinsame Tische.
serve-page = Dieser Link führt zu einem Tisch von Forge War. Öffne ihn im Spiel, oder tippe: forgewar join LINK
serve-no-database = Die Datenbank kann nicht benutzt werden ({ $place }): { $why }
serve-database-in-use = Ein anderer Server benutzt { $file }.
serve-database-newer = { $file } wurde von einem neueren Forge War geschrieben; aktualisiere dieses hier.

cli-help-serve = einen Server für gemeinsame Tische betreiben
cli-description-serve = Einen Server betreiben, auf dem Menschen an mehreren Rechnern eine Partie spielen. Die Tische liegen in einer Datei; einzurichten ist nichts. Der Befehl gibt die Links zu einem ersten Tisch aus: Gib jedem Spieler einen.
cli-examples-serve =
    Beispiele:
      forgewar serve                                        ein Tisch für zwei Menschen
      forgewar serve --mode epic --seats person,person,master
      forgewar serve --no-table --address https://games.example --host 127.0.0.1
      forgewar serve --database postgresql://localhost/forgewar
cli-serve-host = die Netzwerkadresse, an der er lauscht (Vorgabe: alle Adressen dieses Rechners)
cli-serve-address = die Adresse, die Spieler benutzen, falls sie anders lautet, etwa hinter einem Proxy
cli-serve-folder = der Ordner der Tische (Vorgabe: der Datenordner des Spielers)
cli-serve-database = statt einer Datei eine PostgreSQL-Datenbank, die mehrere Server teilen können; auch aus FORGEWAR_DATABASE gelesen
cli-serve-tls = Zertifikat und Schlüssel für https, als PEM-Dateien
cli-serve-processes = Zahl der Prozesse, in denen Computergilden überlegen
cli-serve-seats = wer am ersten Tisch sitzt: person, { $guilds } (Vorgabe: %(default)s)
cli-serve-no-table = keinen ersten Tisch eröffnen
cli-serve-missing = diese Datenbank braucht { $module }; installiere es mit pip install "forgewar[server]".
cli-serve-both = --certificate und --key gehören zusammen.
cli-serve-certificate = Zertifikat oder Schlüssel kann nicht benutzt werden: { $why }.
cli-serve-port = der Server kann an Port { $port } nicht lauschen: { $why }.
cli-serve-started = Der Server läuft unter { $address }. Strg-C beendet ihn; die Tische bleiben erhalten.
cli-serve-seat = Platz { $seat }: { $link }
cli-serve-watch = Zum Zuschauen: { $link }
cli-serve-host-link = Nur für dich, um Links zu erneuern oder den Tisch zu löschen: { $link }

cli-help-join = ohne Bildschirm an einen gemeinsamen Tisch gehen, als Computergilde oder Zuschauer
cli-description-join = Mit seinen Links an einen gemeinsamen Tisch gehen. Eine Computergilde spielt die Plätze; mit einem Link für Zuschauer wird die Partie nur ausgegeben.
cli-examples-join =
    Beispiele:
      forgewar join http://192.168.1.5:8765/t/k3mzq8wd5p#SECRET --player master
      forgewar join LINK LINK --record game.jsonl   zwei Plätze, und danach die Aufzeichnung
cli-join-links = Links zu einem Tisch, einer je Platz
cli-join-name = der Name der Gilde (Vorgabe: der des Spielers)
cli-join-record = die Aufzeichnung der beendeten Partie in diese Datei schreiben
cli-join-one-table = alle Links müssen zu einem Tisch führen.
cli-join-bad-link = das ist kein Link zu einem Tisch: { $link }.
cli-join-false-deal = die Karten wurden anders ausgeteilt, als der Server diesem Tisch zugesagt hatte.
cli-join-line = { $who }: { $line }
cli-problem-sentence = { $problem }
