### Shared tables: the server, the links to it, and what it refuses. Names of options and programs stay as typed.

# Why the server refuses a message or a request: whole sentences.
net-refused-bad-message = Der Server versteht diese Nachricht nicht.
net-refused-too-large = Die Nachricht ist zu lang; die Grenze liegt bei 64 Kilobyte.
net-refused-too-fast = Zu viele Nachrichten in kurzer Zeit; warte einen Moment und versuche es noch einmal.
net-refused-unknown-page = Diese Adresse gibt es auf diesem Server nicht.
net-refused-bad-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
net-refused-server-fault = Auf dem Server ist etwas schiefgegangen; geändert wurde nichts. Versuche es noch einmal.
net-refused-client-too-old = Dein Forge War ist zu alt für diesen Server; aktualisiere es.
net-refused-client-too-new = Dein Forge War ist neuer als dieser Server; bitte den Betreiber, ihn zu aktualisieren.
net-refused-bad-certificate = Dieser Computer vertraut dem Zertifikat des Servers nicht; bitte den Gastgeber darum.
net-refused-unknown-link = Dieser Link führt zu keinem Tisch; bitte den Gastgeber um einen neuen.
net-refused-too-many-connections = Zu viele Verbindungen; schließe einige und versuche es noch einmal.
net-refused-too-many-tables = Zu viele neue Tische von deiner Adresse; versuche es in einer Stunde noch einmal.
net-refused-server-full = Auf diesem Server ist kein Platz für einen weiteren Tisch; frage den Betreiber.
net-refused-bad-options = So eine Partie gibt es nicht: Prüfe den Modus, die Zahl der Gilden und die Spieler.
net-refused-no-content = Der Server hat diese Karten nicht; installiere dort ihr Kartenpaket.
net-refused-not-host = Das darf nur, wer den Tisch eröffnet hat; benutze den Link des Gastgebers.
net-refused-not-over = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
net-refused-spectator = Du schaust zu; das können nur Gilden am Tisch.
net-refused-not-begun = Die Partie hat noch nicht begonnen; warte auf die anderen.
net-refused-already-begun = Die Partie hat schon begonnen.
net-refused-over = Die Partie ist zu Ende.
net-refused-table-full = Die Aufzeichnung dieses Tischs ist voll; du kannst nur noch weiterspielen.
net-refused-stale = Inzwischen ist etwas anderes geschehen; sieh auf den Tisch und wähle noch einmal.
net-refused-not-your-turn = Eine andere Gilde ist dran.
net-refused-not-your-seat = Du kannst nur für deine eigene Gilde handeln.
net-refused-illegal-action = Die Regeln erlauben das nicht.
net-refused-nothing-to-undo = Du kannst jetzt nichts allein zurücknehmen; frage die anderen.
net-refused-undo-asked = Jemand bittet schon darum, etwas zurückzunehmen; warte auf die Antworten.
net-refused-no-undo-asked = Gerade bittet niemand darum, etwas zurückzunehmen.
net-refused-bad-nonce = Diese Geheimzahl ist nicht die angekündigte; tritt noch einmal bei.
net-refused-empty-text = Die Nachricht ist leer; schreibe etwas.
net-refused-no-such-seat = Diesen Platz gibt es nicht, oder keinen solchen Spieler dafür.
net-refused-seat-connected = Diese Gilde ist verbunden; übergeben lässt sich nur der Platz von jemandem, der weg ist.
net-refused-bad-address = Benachrichtigungen gehen nur an Webadressen (https://…), nicht in private Netze.
net-refused-wrong-code = Dieser Code öffnet hier keinen Tisch; frag den Gastgeber nach dem aktuellen.
net-refused-no-free-seat = An diesem Tisch ist kein Platz frei; bitte den Gastgeber um einen Link zum Zuschauen.

# forgewar replay --verify, about a game at a shared table.
cli-replay-deal = Die Karten von { $file } wurden von allen am Tisch gemeinsam ausgelost (Zusage { $hash }).
cli-replay-false-deal = Die Karten von { $file } wurden anders ausgeteilt, als dem Tisch zugesagt war (Zusage { $hash }).
