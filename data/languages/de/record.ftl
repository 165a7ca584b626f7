### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, often in English; of a first line, one of the last five below.
record-unreadable = { $path } kann nicht gelesen werden: { $why }.
record-folder = { $path } ist ein Ordner; wähle darin eine Aufzeichnung, eine Datei, die auf .jsonl endet.
record-unwritable = { $path } kann nicht geschrieben werden: { $why }.
record-exists = { $path } gibt es schon; wähle einen anderen Namen für die Aufzeichnung.
record-being-played = { $file } wird in einem anderen Fenster von Forge War gespielt; schließe die Partie dort oder spiele eine Kopie.
record-full = { $file } ist voll: So lang ist keine Partie.
record-too-long = { $file } ist länger als jede Partie.
record-none = { $file } ist keine Aufzeichnung von Forge War: Die erste Zeile ist beschädigt ({ $why }).
record-newer = { $file } stammt von einer neueren Version des Spiels; aktualisiere es, um die Datei zu öffnen.
record-older = { $file } stammt von einer älteren Version des Spiels.
record-no-version = { $file } hat die Version { $version }, die es nicht gibt.
record-no-game = { $file } beschreibt eine Partie, die es nicht gibt: { $why }.
record-seats = { $file } nennt { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  } für { $guilds ->
    [one] { $guilds } Gilde
   *[other] { $guilds } Gilden
  }.
record-same-colour = { $file } gibt zwei Gilden dieselbe Farbe.
record-long-seed = { $file } hat einen Startwert von mehr als 64 Bit.
record-unfinished = { $file } enthält keine beendete Partie.

# The same, with what is wrong further on: $problem is one of the last group here.
record-cut-short = { $file } enthält keine beendete Partie: { $problem }.
record-sound-for =
    { $actions ->
        [one] { $file } ist nur für { $actions } Aktion intakt: { $problem }.
       *[other] { $file } ist nur für { $actions } Aktionen intakt: { $problem }.
    }

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = Die Partie wurde mit anderen Karten oder Preisen gespielt, als auf diesem Computer vorhanden sind (Inhalt { $content }); installiere das Kartenpaket, aus dem sie stammen, oder exportiere die Partie dort noch einmal, wo sie gespielt wurde.
record-cards-unusable = Die Karten, die die Aufzeichnung mitbringt, können nicht verwendet werden: { $why }.
record-cards-not-kept = Die Karten der Partie können in { $folder } nicht aufbewahrt werden: { $why }.
record-cards-too-long = Die Karten passen nicht mehr in { $file }: Die Datei würde zu lang.

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = { $file } wurde während der Partie gelöscht oder verschoben.
record-replaced = { $file } wurde während der Partie durch eine andere Datei ersetzt.
record-changed = { $file } wurde während der Partie von jemand anderem geändert.
record-torn = { $file } endet mit einer Zeile, die nicht geschrieben werden konnte.
record-anew = { $change } Die ganze Partie wird als { $file } neu aufgezeichnet.

# What is wrong further on in a file, behind "This game is sound for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last five.
record-line-damaged = Zeile { $line } von { $file } ist beschädigt ({ $why })
record-line-refused = Zeile { $line } enthält eine Aktion, die gegen die Regeln verstößt ({ $why })
record-line-takes-back = Zeile { $line } nimmt { $count } von { $played } Aktionen zurück
record-line-cards = Zeile { $line } enthält Karten, mitten in der Partie
record-line-state = Zeile { $line } enthält einen Zustand, zu dem die Aktionen nicht führen
record-line-count = Zeile { $line } zählt { $counted } Aktionen, wo es { $played } sind
record-line-hash = Zeile { $line } enthält die Prüfsumme { $hash } eines Zustands, zu dem die Aktionen nicht führen
record-too-many-lines = { $file } ist länger als jede Partie ({ $most } Zeilen)
record-too-many-bytes = { $file } ist länger als jede Partie ({ $most } Bytes)
record-no-json = sie ist kein JSON
record-wrong-field = { $field } fehlt oder ist falsch
record-wrong-value = ein Wert darin fehlt oder ist falsch
record-no-hash = sie endet nicht mit ihrer Prüfsumme
record-other-hash = ihre Prüfsumme passt nicht zu ihr und zu den Zeilen davor
