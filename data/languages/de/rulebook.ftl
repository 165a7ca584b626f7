### The rulebook. A chapter has a title of at most 16 letters or so (it is a button), an introduction of
### two sentences, and clauses, each with a title of two to five words and a text of a few sentences.
### An empty line begins a paragraph. <MINE-6> becomes a link that reads as the title of that clause, so
### write it where a title can stand: "(see <MINE-6>)". A -ruling says in a sentence what was decided
### here because the printed game is silent on it or disagrees with itself.

rulebook-intro =
    Forge War ist ein Spiel um Minen, Märkte und Quests. Du leitest eine Gilde von Waffenschmieden:
    Deine Aufseher lenken die Arbeiter einer gemeinsamen Mine und fördern Metalle und Edelsteine, der
    Markt verkauft dir Entwürfe, Helfer und Stände, und mit den Waffen, die du schmiedest, rüstest du
    Abenteurer aus, die auf Quests gehen.

    Wer am Ende das meiste Prestige hat, gewinnt. Das meiste davon bringen abgeschlossene Quests; den
    Rest bringen erfahrene Abenteurer, Entwürfe und Bonuskarten, die in der letzten Runde gekauften
    Boni und das Gold, das du übrig hast.

    Es gibt drei Spielmodi. Das einfache Spiel dauert 7 Runden, spielt ganz in Epoche I und eignet
    sich am besten für den Anfang. Das epische Spiel führt durch die Epochen I, II und III mit je 6
    Runden, insgesamt 18; dazu kommen Champions und, wenn du möchtest, Bonusplättchen. Der Zeitraffer
    ist ein Spiel über 7 Runden mit reicherem Start, das ganz in Epoche II spielt. Die letzte Runde
    ist Runde 7, im epischen Spiel Runde 18.

    In jedem Modus spielen 2 bis 4 Gilden an einem Rechner, jede von einem Menschen oder vom Computer
    geführt. Oder du spielst solo: Dann teilt eine Gilde die Mine mit zwei automatischen Farben, muss
    in jeder Runde eine Quest annehmen und alle abschließen.

    Minen liefern sechs Rohstoffe: die Metalle Kupfer, Eisen und Mithril und die Edelsteine Smaragd,
    Rubin und Diamant. Gilden sind blau, gelb, lila oder grün und heißen nach dem Wappen auf ihren
    Figuren: Turm (blau), Sonne (gelb), Rabe (lila) und Eiche (grün). Waffen sind Hiebwaffen (Äxte),
    Stichwaffen (Speere), Wuchtwaffen (Keulen) oder haben gar keinen Typ.

## Set-up

rulebook-SETUP = Spielaufbau
rulebook-SETUP-intro =
    Womit jede Gilde beginnt, wie Stapel und Mine ausgelegt werden und welche zwei Entscheidungen du
    vor der ersten Runde triffst: dein Vermögen und die Plätze deiner Aufseher.

rulebook-SETUP-1 = Womit du beginnst
rulebook-SETUP-1-text =
    Deine Gilde beginnt mit den Entwürfen Kupferschwert und Kupferdolch, 3 Aufsehern, 5 Questmarkern,
    0 Prestige, 0 Gold und Abenteurern der Stufe 1: 3 im einfachen Spiel, 4 im epischen, 3 im epischen
    mit Bonusplättchen, 4 im Zeitraffer. Im Solospiel hast du einen mehr (siehe <SOLO-1>).
rulebook-SETUP-1-ruling = Eine Gilde beginnt ohne Gold und im Zeitraffer mit 4 Abenteurern.

rulebook-SETUP-2 = Die erste Reihenfolge
rulebook-SETUP-2-text = Zu Beginn der Partie ist die Reihenfolge zufällig.

rulebook-SETUP-3 = Der Queststapel
rulebook-SETUP-3-text =
    Der Queststapel ist nach Farben geschichtet, und jede Farbe ist für sich gemischt. Im einfachen
    Spiel liegen von oben nach unten die 18 grünen Quests der Epoche I ohne Stern, dann die 9 goldenen
    Quests der Epoche I. Im epischen Spiel sind es alle 20 grünen Quests der Epoche I, dann die 20
    grauen der Epoche II, die 12 roten der Epoche III und die 12 goldenen der Epoche III. Im
    Zeitraffer sind es die 20 grauen Quests, dann die 9 goldenen Quests der Epoche II. Die beiden
    Quests mit Stern sind „Die Entführungen aufklären“ und „Die verfluchte Burg“. Solostapel sind
    kleiner (siehe <SOLO-2>).
rulebook-SETUP-3-ruling =
    Der Zeitraffer hat einen eigenen Queststapel: die grauen Quests der Epoche II, dann die goldenen.

rulebook-SETUP-4 = Die Questauslage
rulebook-SETUP-4-text =
    Die Questauslage ist eine Reihe von 8 Plätzen. Die ersten 2 kosten 0 Gold, die nächsten 3 je 1 Gold
    und die letzten 3 je 2 Gold. Zu Beginn wird jeder Platz vom Stapel belegt; im Solospiel beginnt
    die Auslage mit 2 Karten (siehe <SOLO-5>).

rulebook-SETUP-5 = Die Marktstapel
rulebook-SETUP-5-text =
    Die Marktkarten der Epoche werden nach Arten getrennt gemischt und bilden fünf Stapel: einen
    Waffenstapel, zwei gleich große Stapel mit Bonuskarten und zwei gleich große mit Einmalkarten. In
    den Epochen I und II sind das 6 Unikate mit 3 öffentlichen Entwürfen im Waffenstapel, 12
    Bonuskarten und 12 Einmalkarten. In Epoche III sind es 5 der 10 Unikate (die anderen 5 sind aus
    dem Spiel), 10 Bonuskarten und 10 Einmalkarten, sodass jeder Stapel genau 5 Karten hat.
rulebook-SETUP-5-ruling = Die fünf Unikate, die in Epoche III übrig bleiben, sind aus dem Spiel.

rulebook-SETUP-6 = Offene öffentliche Entwürfe
rulebook-SETUP-6-text =
    Vier öffentliche Entwürfe sind von Anfang an offen: Kupferspeer, Kupferkeule, Kupferaxt und
    Eisenschwert. Eisenspeer, Eisenkeule und Eisenaxt werden in den Waffenstapel der Epoche I
    gemischt; Mithrilspeer, Mithrilkeule und Mithrilaxt in den der Epoche II. Im Zeitraffer sind alle
    öffentlichen Entwürfe aus Kupfer und Eisen und das Mithrilschwert von Anfang an offen.
rulebook-SETUP-6-ruling =
    Im Zeitraffer sind alle öffentlichen Entwürfe aus Kupfer und Eisen und das Mithrilschwert offen.

rulebook-SETUP-7 = Aufbau der Mine
rulebook-SETUP-7-text =
    Die Mine ist ein Sechseck mit 4 Feldern pro Seite, insgesamt 37: ein Mittelfeld und darum herum
    sechs Keile aus je 6 Feldern (1 + 2 + 3). Um die Keile liegen sechs Randteile, abwechselnd lange
    (5 Felder) und kurze (3 Felder). Jedes Teil hat zwei Seiten. Ein Keil liegt auf einer zufälligen
    Seite an einer zufälligen Stelle des Rings. Ein Randteil liegt entweder offen (die Rohstoffseite
    ist zu sehen) oder ist zugedeckt (die leere Seite ist zu sehen); das hängt von der Zahl der Gilden
    ab. Bei 4 Gilden liegen alle sechs Randteile offen (61 Felder). Bei 3 Gilden sind drei benachbarte
    (lang, kurz, lang) zugedeckt (48 Felder). Bei 2 Gilden sind alle sechs zugedeckt (37 Felder).
    Welche drei zugedeckt sind und welches Randteil wo liegt, ist zufällig. Ein zugedecktes Feld gibt
    es im Spiel nicht.
rulebook-SETUP-7-ruling =
    Welche Randteile bei 3 Gilden zugedeckt sind und welches wo liegt, entscheidet der Zufall.

rulebook-SETUP-8 = Rohstoffe einer Epoche
rulebook-SETUP-8-text =
    Die Felder der Epoche I zeigen Kupfer, Eisen und Smaragd. In Epoche II kommen Mithril und Rubin
    dazu, in Epoche III Diamant. Das Mittelfeld ist ein eigenes Teil, eines für jede Epoche.
rulebook-SETUP-8-ruling = Das Mittelfeld ist ein eigenes Teil, eines für jede Epoche.

rulebook-SETUP-9 = Was du vorher weißt
rulebook-SETUP-9-text =
    Die Mine, die Questauslage und etwaige Bonusplättchen werden ausgelegt und die ersten Marktkarten
    aufgedeckt (siehe <ROUND-1>), bevor jemand sein Vermögen wählt oder einen Aufseher setzt.

rulebook-SETUP-10 = Wahl des Vermögens
rulebook-SETUP-10-text =
    Du erhältst 4 der 16 Vermögenskarten, die nur du sehen darfst. Behalte 2 davon und nimm, was sie
    geben: Gold, Rohstoffe, einen Abenteurer der Stufe 1, eine Stufe für einen deiner Abenteurer oder
    einen kostenlosen Anspruch auf einen bestimmten öffentlichen Entwurf. Zwei Stufen dürfen an
    denselben Abenteurer gehen, aber niemand beginnt über Stufe 3. Der Zeitraffer hat 16 eigene,
    reichere Vermögenskarten. Die Gilden wählen der Reihe nach ihre Karten und wer aufsteigt; gezeigt
    wird die Wahl, wenn alle gewählt haben. Für einen kostenlosen Anspruch zahlst du auch anderen
    Gilden nichts; er gilt nur für Entwürfe, die von Anfang an offen sind. Du darfst nicht zwei
    Ansprüche auf denselben Entwurf behalten.
rulebook-SETUP-10-ruling =
    Der Zeitraffer hat eigene, reichere Vermögenskarten. Gewählt wird der Reihe nach und gezeigt
    gemeinsam; für einen kostenlosen Anspruch zahlst du niemandem etwas.

rulebook-SETUP-11 = Deine Aufseher setzen
rulebook-SETUP-11-text =
    Der Reihe nach setzt jede Gilde ihre 3 Aufseher, jeweils einen, auf leere Felder der Mine. Im
    Solospiel setzt du alle neun (siehe <SOLO-1>).

rulebook-SETUP-12 = Material geht nie aus
rulebook-SETUP-12-text =
    Rohstoffe, Arbeiter, Gold, Abenteurer und Marker sind unbegrenzt. Nur Questmarker nicht: Eine Gilde
    hat nie mehr als 5 aktive Quests (siehe <QUEST-3>).
rulebook-SETUP-12-ruling = Material geht nie aus, egal, wie viel in einer Schachtel läge.

rulebook-SETUP-13 = Offen und geheim
rulebook-SETUP-13-text =
    Alles liegt für alle offen: Gold, Rohstoffe, die Ablage, Karten, die aus dem Spiel sind, die Größe
    der Stapel. Geheim sind nur die Reihenfolge der Karten in den Stapeln und die Vermögenskarten, bis
    sie gezeigt werden.
rulebook-SETUP-13-ruling =
    Alles liegt für alle offen, außer der Reihenfolge in den Stapeln und noch nicht gezeigtem
    Vermögen.

## The round

rulebook-ROUND = Die Runde
rulebook-ROUND-intro =
    Wie eine Runde abläuft, von den neuen Karten bis zum Aufräumen. Jede Runde hat dieselben Phasen:
    Mine, Markt, Quests.

rulebook-ROUND-1 = Neue Marktkarten
rulebook-ROUND-1-text =
    Zu Beginn einer Runde wird die oberste Karte jedes der fünf Marktstapel aufgedeckt; ein leerer
    Stapel zeigt nichts. Deckt der Waffenstapel einen öffentlichen Entwurf auf, kommt dieser zu den
    offenen öffentlichen Entwürfen, und die nächste Karte wird aufgedeckt, bis ein Unikat erscheint
    oder der Stapel leer ist. Für Runde 1 und die erste Runde einer Epoche ist das schon vorher
    geschehen (siehe <SETUP-9> und <STAGE-3>) und geschieht nicht noch einmal.
rulebook-ROUND-1-ruling =
    Ein aufgedeckter öffentlicher Entwurf wird offen, und eine weitere Karte folgt, bis ein Unikat
    erscheint.

rulebook-ROUND-2 = Neue Quests
rulebook-ROUND-2-text =
    Zu Beginn einer Runde rücken die Quests der Auslage nach vorn, um Lücken zu schließen; dann werden
    die leeren Plätze hinten vom Queststapel belegt. Ist eine Farbe aufgebraucht, folgt die nächste;
    ist der ganze Stapel aufgebraucht, bleiben Plätze leer. In Runde 1 und in der ersten Runde einer
    Epoche geschieht das nicht (siehe <STAGE-2>). Im Solospiel wird die Auslage anders belegt (siehe
    <SOLO-5>).
rulebook-ROUND-2-ruling = Ist der ganze Queststapel aufgebraucht, bleiben Plätze der Auslage leer.

rulebook-ROUND-3 = Phasen einer Runde
rulebook-ROUND-3-text =
    Eine Runde besteht nacheinander aus der Minenphase, der Marktphase, der Questphase und dem Ende
    der Runde.

rulebook-ROUND-4 = Alte Quests scheiden aus
rulebook-ROUND-4-text =
    Am Ende einer Runde werden die Quests entfernt, die noch auf den ersten Plätzen der Auslage
    liegen: bei 4 Gilden auf dem ersten Platz, bei 3 auf den ersten zwei, bei 2 auf den ersten drei.
    Ist einer dieser Plätze leer, scheidet dafür keine andere Quest aus. Im Solospiel gilt das nicht
    (siehe <SOLO-5>).

rulebook-ROUND-5 = Am Ende nur goldene Quests
rulebook-ROUND-5-text =
    Am Ende von Runde 6 des einfachen Spiels und des Zeitraffers verlässt jede Quest der ersten Farbe
    (grün oder grau) die Auslage und auch den Stapel, sodass in der letzten Runde nur goldene Quests
    ausliegen. Im Solospiel gilt das nicht (siehe <SOLO-5>).
rulebook-ROUND-5-ruling =
    Vor der letzten Runde verlässt die erste Farbe nicht nur die Auslage, sondern auch den Stapel.

rulebook-ROUND-6 = Ende einer Runde
rulebook-ROUND-6-text =
    Eine Runde endet in dieser Reihenfolge: das Bonusplättchen, wenn eines fällig ist (siehe
    <BONUS-2>); Gelegenheit zum letzten Handel (siehe <MERCHANT-2>); nach der letzten Runde das Ende
    der Partie (siehe <END-1>). Nach jeder anderen Runde scheiden alte Quests aus (siehe <ROUND-4> und
    <ROUND-5>; im Solospiel siehe <SOLO-5>), und dann wechselt die Epoche, wenn das fällig ist (siehe
    <STAGE-1>).
rulebook-ROUND-6-ruling =
    Das Ende einer Runde hat eine feste Reihenfolge: Plättchen, letzter Handel, alte Quests scheiden
    aus, neue Epoche.

## The mine

rulebook-MINE = Die Mine
rulebook-MINE-intro =
    Aufseher ziehen in geraden Linien, lassen Arbeiter zurück und gewinnen die, über die sie springen.
    Daher kommen deine Rohstoffe, und jeder Zug kann auch deine Rivalen versorgen.

rulebook-MINE-1 = Ein Zug pro Gilde
rulebook-MINE-1-text =
    Der Reihe nach darf jede Gilde einen ihrer Aufseher einmal bewegen oder passen.

rulebook-MINE-2 = Der zweite Zug
rulebook-MINE-2-text =
    Haben alle Gilden gezogen oder gepasst, darf die Gilde, die in der Reihenfolge vorn steht, ein
    zweites Mal ziehen, mit demselben oder einem anderen Aufseher, auch wenn sie zuvor gepasst
    hat. Macht sie diesen zweiten Zug, ist sie in der nächsten Reihenfolge die letzte (siehe
    <ORDER-3>). Im Solospiel kostet der zweite Zug nichts (siehe <SOLO-8>).
rulebook-MINE-2-ruling =
    Die erste Gilde darf den zweiten Zug auch dann machen, wenn sie beim ersten gepasst hat.

rulebook-MINE-3 = Wie ein Aufseher zieht
rulebook-MINE-3-text =
    Ein Aufseher zieht entlang einer der sechs geraden Linien: über beliebig viele leere Felder (oder
    keines) und dann, wenn du willst, über eine lückenlose Reihe von Arbeitern beliebiger Farben auf
    das erste Feld hinter dieser Reihe. Ohne Sprung darf er auf jedem leeren Feld seines Wegs
    anhalten. Nach einem Sprung hält er sofort an. Er muss mindestens ein Feld weit ziehen.

rulebook-MINE-4 = Wo er landen darf
rulebook-MINE-4-text =
    Ein Aufseher muss auf einem Feld landen, auf dem weder ein Arbeiter noch ein Aufseher steht. Er
    zieht nie über einen anderen Aufseher, den Rand der Mine oder ein zugedecktes Feld hinweg.

rulebook-MINE-5 = Ein Arbeiter bleibt zurück
rulebook-MINE-5-text =
    Auf dem Feld, das der Aufseher verlässt, erscheint ein neuer Arbeiter in seiner Farbe.

rulebook-MINE-6 = Arbeiter wechseln die Seite
rulebook-MINE-6-text =
    Die übersprungenen Arbeiter wechseln einer nach dem anderen die Farbe, in der Reihenfolge, in der
    der Aufseher sie überspringt. Ein Arbeiter einer anderen Farbe nimmt die Farbe der ziehenden Gilde
    an. Ein Arbeiter der eigenen Farbe läuft über: Er geht zu der Gilde, außer der ziehenden, die in
    diesem Moment die wenigsten Arbeiter in der Mine hat. Bei Gleichstand geht er zu der, die in der
    aktuellen Reihenfolge am weitesten vorn steht. Eine Gilde ganz ohne Arbeiter gilt als die mit den
    wenigsten. Im Solospiel läuft niemand über (siehe <SOLO-7>).
rulebook-MINE-6-ruling =
    Eine Gilde ganz ohne Arbeiter gilt als die mit den wenigsten, und Überläufer gehen zu ihr.

rulebook-MINE-7 = Was Arbeiter liefern
rulebook-MINE-7-text =
    Wenn alle Farben feststehen, liefern der neue Arbeiter und jeder übersprungene Arbeiter je einen
    Rohstoff ihres Felds an die Gilde, deren Farbe sie jetzt haben. Zu keiner anderen Zeit liefern
    Arbeiter etwas. Im Solospiel ist das anders (siehe <SOLO-7>).

rulebook-MINE-8 = Arbeiter im Streik
rulebook-MINE-8-text =
    Sobald ein Aufseherzug oder Arbeiterzug abgeschlossen und sein Ertrag ausgezahlt ist, nie aber
    zwischendurch, streikt jede zusammenhängende Gruppe von 5 oder mehr Arbeitern einer Farbe und wird
    aus der Mine entfernt, egal, wer gezogen hat. Zwei Arbeiter einer Farbe hängen zusammen, wenn ihre
    Felder eine Seite gemeinsam haben oder eine Kette von Arbeitern dieser Farbe sie verbindet.

rulebook-MINE-9 = Ein Beispiel
rulebook-MINE-9-text =
    Drei Gilden spielen in der Reihenfolge Lila (Rabe), Gelb (Sonne), Blau (Turm), und Blau ist am Zug.
    Sechs Felder liegen in gerader Linie. Auf dem ersten, einem Eisenfeld, steht der Aufseher von
    Blau; es folgen ein blauer Arbeiter auf Kupfer, ein gelber auf Eisen, ein gelber auf Smaragd, ein
    blauer auf Kupfer und ein leeres Feld. Anderswo in der Mine stehen 1 lila Arbeiter, 1 gelber und 3
    blaue. Diese 3 und die beiden gelben Arbeiter der Linie stehen Seite an Seite in einem einzigen
    Pulk, der das Feld des Aufsehers nicht berührt, und noch hängen keine 5 blauen Arbeiter zusammen.

    Der Aufseher von Blau springt über alle vier Arbeiter und landet auf dem leeren Feld. Feld 1
    bekommt einen neuen blauen Arbeiter. Der blaue Arbeiter auf Feld 2 läuft zu Lila über, denn Lila
    hat 1 Arbeiter und Gelb 3. Die gelben Arbeiter auf den Feldern 3 und 4 werden blau. Der blaue
    Arbeiter auf Feld 5 läuft zu Gelb über, denn Lila hat jetzt 2 Arbeiter und Gelb nur 1.

    Nun der Ertrag: Blau erhält 2 Eisen und 1 Smaragd, Lila 1 Kupfer und Gelb 1 Kupfer. Dann kommt der
    Ärger: Die Arbeiter auf den Feldern 3 und 4 hängen jetzt mit den 3 anderen blauen zusammen, und
    diese 5 streiken und gehen. In der Mine bleiben 1 blauer, 2 lila und 2
    gelbe Arbeiter.

    Lila, die erste Gilde der Reihenfolge, verzichtet auf den zweiten Zug. Blau hat die wenigsten
    Arbeiter und kommt zuerst dran; Gelb und Lila haben gleich viele, und Lila stand vor Gelb, also steht
    jetzt Gelb davor. Die nächste Reihenfolge ist Blau, Gelb, Lila.

## Order of play

rulebook-ORDER = Reihenfolge
rulebook-ORDER-intro =
    Nach der Minenphase wird die Reihenfolge neu bestimmt. Wenige Arbeiter bringen dich nach vorn, und
    es ist viel wert, auf dem Markt und an der Questauslage zuerst dran zu sein.

rulebook-ORDER-1 = Wenigste Arbeiter zuerst
rulebook-ORDER-1-text =
    Am Ende der Minenphase werden die Gilden neu geordnet: Je weniger Arbeiter eine Gilde in der Mine
    hat, desto früher kommt sie dran. Im Solospiel ist das anders (siehe <SOLO-9>).

rulebook-ORDER-2 = Umkehr bei Gleichstand
rulebook-ORDER-2-text =
    Unter Gilden mit gleich vielen Arbeitern kehrt sich die bisherige Reihenfolge um: Welche zuvor
    weiter hinten stand, steht jetzt weiter vorn.

rulebook-ORDER-3 = Zweiter Zug, letzter Platz
rulebook-ORDER-3-text =
    Eine Gilde, die den zweiten Zug gemacht hat (siehe <MINE-2>), ist die letzte, egal, wie viele
    Arbeiter sie hat.

rulebook-ORDER-4 = Wie lange sie gilt
rulebook-ORDER-4-text =
    Die neue Reihenfolge gilt für die Marktphase und die Questphase dieser Runde und für die
    Minenphase der nächsten.

## The market

rulebook-MARKET = Der Markt
rulebook-MARKET-intro =
    Jede Gilde hat eine Aktion: eine Karte kaufen, anheuern und ausbilden, einen Entwurf beanspruchen
    oder eine Quest vorantreiben. Ein exklusiver Ort bedient nur eine Gilde pro Runde, also zählt die
    Reihenfolge.

rulebook-MARKET-1 = Eine Aktion pro Gilde
rulebook-MARKET-1-text =
    Der Reihe nach führt jede Gilde eine Marktaktion aus oder passt. Passen bringt dir 1 Gold. Im
    Solospiel hast du zwei Aktionen (siehe <SOLO-10>).

rulebook-MARKET-2 = Exklusive und offene Orte
rulebook-MARKET-2-text =
    Einen exklusiven Ort darf pro Runde nur eine Gilde nutzen: Wer zuerst kommt, besetzt ihn bis zur
    nächsten Runde. Einen offenen Ort dürfen beliebig viele Gilden nutzen.

rulebook-MARKET-3 = Die Schmiede
rulebook-MARKET-3-text = Die Schmiede ist ein exklusiver Ort. Hier kaufst du das ausliegende Unikat.

rulebook-MARKET-4 = Der Basar
rulebook-MARKET-4-text =
    Bei 2 Gilden und im Solospiel ist der Basar ein einziger exklusiver Ort, an dem du eine beliebige
    der vier ausliegenden Karten kaufst. Bei 3 oder 4 Gilden besteht er aus zwei exklusiven Orten:
    Einer verkauft eine der beiden Bonuskarten, der andere eine der beiden Einmalkarten.

rulebook-MARKET-5 = Die Kaserne
rulebook-MARKET-5-text =
    Die Kaserne ist ein exklusiver Ort. Eine Aktion hat hier zwei Teile; nutze einen davon oder beide,
    in beliebiger Reihenfolge, direkt nacheinander. Du darfst einen Abenteurer der Stufe 1 anheuern,
    für 4 Gold in Epoche I, 5 in Epoche II oder 6 in Epoche III. Du darfst einen Abenteurer ausbilden, der daheim ist: Er steigt um eine Stufe auf, für so viel Gold, wie seine bisherige Stufe
    beträgt. Wer gerade angeheuert wurde oder auf einer Quest ist, kann nicht ausgebildet werden, und
    Stufe 4 ist die höchste.
rulebook-MARKET-5-ruling =
    Abenteurer, die auf einer Quest sind, können nicht in der Kaserne ausgebildet werden.

rulebook-MARKET-6 = Die Kanzlei
rulebook-MARKET-6-text =
    Die Kanzlei ist ein offener Ort. Hier beanspruchst du einen offenen öffentlichen Entwurf, auch
    einen, der erst in dieser Runde aufgedeckt wurde: Zahle seinen Preis an die Bank und dazu je 1
    Gold an jede Gilde, die ihn schon beansprucht hat, auch durch eine Vermögenskarte. Deine Gilde darf jeden Entwurf nur einmal
    beanspruchen. Die zwei Startentwürfe werden nicht beansprucht: Jede Gilde hat sie.

rulebook-MARKET-7 = Die Straße
rulebook-MARKET-7-text =
    Die Straße ist ein offener Ort und kostenlos. Treibe eine deiner aktiven Quests voran: Rücke sie 1
    Schritt vor und, wenn du willst, für jedes Reisegeschick, das du besitzt, bis zu 1 Schritt mehr.
    Jede Etappe, deren Ende du überschreitest, ist abgeschlossen: Ihre Sachbelohnungen und die Effekte
    von Champions und Waffen folgen sofort, Etappe für Etappe (siehe <QUEST-11>). Die Straße schließt
    nie eine Quest ab: Der Questmarker hält auf dem letzten Schritt an, und eine Quest, die schon dort
    steht, kann nicht gewählt werden.
rulebook-MARKET-7-ruling =
    Die Straße endet auf dem letzten Schritt einer Quest, und mit Reisegeschick wählst du, wie weit du
    gehst. Champions und Waffen wirken auch für Etappen, die auf ihr abgeschlossen werden.

rulebook-MARKET-8 = Preise der Karten
rulebook-MARKET-8-text =
    Du zahlst den Goldpreis der Karte; im einfachen Spiel und im Zeitraffer zahlst du ihren ermäßigten
    Preis, wo sie einen hat. Dein Gold kann nie unter 0 fallen.
rulebook-MARKET-8-ruling = Die ermäßigten Preise gelten auch im Zeitraffer.

rulebook-MARKET-9 = Der Markt wird geräumt
rulebook-MARKET-9-text =
    Wenn jede Gilde an der Reihe war, kommen die noch ausliegenden Karten in die Marktablage, und die
    exklusiven Orte werden für die nächste Runde wieder frei.

rulebook-MARKET-10 = Schlussboni
rulebook-MARKET-10-text =
    In der letzten Runde gibt es in jedem Spielmodus keine Karten mehr. Schmiede und Basar verkaufen
    stattdessen Schlussboni, zum dort angegebenen Preis, der nie ermäßigt ist. Der Bonus der Schmiede
    gibt 2 Prestige für jedes deiner Unikate und 1 für jeden öffentlichen Entwurf, den du beansprucht
    hast; die zwei Startentwürfe zählen nicht. Der Basar hat vier: 1 Prestige für jede abgeschlossene
    Quest, 1 für jeden Abenteurer, 2 für jede dauerhafte Bonuskarte oder 1 für jeden übrigen Rohstoff.
    Die Orte bleiben so exklusiv wie in jeder anderen Runde: Bei 2 Gilden
    und im Solospiel wird einer der vier verkauft; bei 3 oder 4 Gilden gehören die ersten zwei zum Ort
    der Bonuskarten und die letzten zwei zum Ort der Einmalkarten, sodass aus jedem Paar einer
    verkauft wird. Gezählt werden die Boni am Ende (siehe <END-2>). Hast du den Rohstoffbonus,
    zählen alle deine übrigen Rohstoffe dafür, und keiner wird verkauft.
rulebook-MARKET-10-ruling =
    Schlussboni gibt es in jedem Spielmodus; bei 3 oder 4 Gilden auf dem Basar einen aus jedem Paar.

rulebook-MARKET-11 = Unikate gehören dir
rulebook-MARKET-11-text =
    Ein Unikat bleibt für den Rest der Partie bei der Gilde, die es kauft. Du darfst es so oft
    schmieden, wie deine Rohstoffe reichen.

rulebook-MARKET-12 = Marktstände
rulebook-MARKET-12-text =
    Ein Marktstand ist eine Bonuskarte. Einmal pro Runde, schon ab der Runde, in der du ihn erhältst,
    darfst du, was auf einer Seite steht, gegen das auf der anderen tauschen, in beliebiger
    Richtung: zum Beispiel 1 Rubin gegen 2 Eisen oder 2 Eisen gegen 1 Rubin. Jeder Stand tauscht 1
    Edelstein gegen 2 gleiche Metalle, sodass keine Kette von Ständen Gewinn bringt. Du darfst für
    jeden Tausch nur einen Stand besitzen.
rulebook-MARKET-12-ruling =
    Jeder Stand tauscht 1 Edelstein gegen 2 gleiche Metalle, sodass keine Kette von Ständen Gewinn
    bringt.

rulebook-MARKET-13 = Geschickkarten
rulebook-MARKET-13-text =
    Geschickkarten sind Bonuskarten. Du darfst beliebig viele besitzen, und sie addieren sich.
    Einkaufsgeschick gibt dir pro Runde einen Kauf mehr beim Händler. Mit Verkaufsgeschick bringt
    jeder Verkauf an den Händler 1 Gold mehr, aber nie mehr, als der Händler für diesen Rohstoff
    verlangt. Mit Handelsgeschick darfst du pro Runde einen Stand einmal mehr nutzen; mehrere dürfen
    für einen Stand oder für verschiedene gelten. Reisegeschick verlängert die Straße (siehe
    <MARKET-7>).
rulebook-MARKET-13-ruling =
    Verkaufsgeschick bringt nie mehr, als der Händler verlangt, und Handelsgeschick darf mehrfach für
    denselben Stand gelten.

rulebook-MARKET-14 = Einmalkarten
rulebook-MARKET-14-text =
    Eine Einmalkarte, die du kaufst oder nimmst, wirkt sofort, nachdem ein etwaiger Preis bezahlt ist,
    und kommt aus dem Spiel; nicht verkaufte kommen in die Ablage (siehe <MARKET-9>). Solche Karten
    geben Rohstoffe, Gold, einen Abenteurer, Kampftraining (eine Stufe für einen deiner
    Abenteurer, daheim oder auf einer Quest), einen Aufseherzug oder einen Arbeiterzug (siehe
    <QUEST-8> und <QUEST-12>).
rulebook-MARKET-14-ruling = Kampftraining darf auch jemandem auf einer Quest zugutekommen.

rulebook-MARKET-15 = Was du besitzen darfst
rulebook-MARKET-15-text =
    Eine Karte wird nur an eine Gilde verkauft oder gegeben, die sie besitzen darf: Du bekommst nie
    einen zweiten Stand mit demselben Tausch.

## The merchant

rulebook-MERCHANT = Der Händler
rulebook-MERCHANT-intro =
    Der Händler und deine eigenen Stände helfen aus, wenn dir ein Rohstoff oder etwas Gold fehlt. Du
    kannst dich fast jederzeit an sie wenden, aber nicht beliebig oft in einer Runde.

rulebook-MERCHANT-1 = Kaufen und verkaufen
rulebook-MERCHANT-1-text =
    Einmal pro Runde darfst du beim Händler einen Rohstoff kaufen und einmal pro Runde einen
    verkaufen, zu den Preisen des Händlers. Zum Beispiel kostet dich ein Mithril 5 Gold, ein Rubin 4
    und ein Eisen 3, und ein Smaragd bringt 2. Der Händler handelt in jeder Epoche und jedem
    Spielmodus mit allen sechs Rohstoffen.
rulebook-MERCHANT-1-ruling =
    Der Händler handelt in jeder Epoche und jedem Spielmodus mit allen sechs Rohstoffen.

rulebook-MERCHANT-2 = Wann du handeln darfst
rulebook-MERCHANT-2-text =
    Du darfst jederzeit in einer Runde mit dem Händler und an deinen eigenen Ständen handeln: wann
    immer eine Gilde eine Entscheidung zu treffen hat, also auch im Zug einer anderen, nach
    Questbelohnungen und nach einem Bonusplättchen. Du darfst nicht handeln, während eine Aktion erst
    halb abgehandelt ist (Wahl eines Ziels, einer Stufe, eines Titels, eines Zugs oder einer Karte
    oder Einkauf mit einem Plättchen), beim Spielaufbau oder Epochenwechsel und nach der letzten
    Handelsgelegenheit der letzten Runde. Zweimal wird jede Gilde, die handeln kann, der Reihe nach
    gefragt: bevor ein Lagerplättchen gezählt wird und am Ende einer Runde (siehe <ROUND-6>). Auch
    eine Entscheidung mit nur einer Möglichkeit wird nicht übersprungen, solange die Gilde, die sie zu
    treffen hat, handeln kann.
rulebook-MERCHANT-2-ruling =
    Handel ist genau geregelt: bei jeder Entscheidung der Runde, aber nicht, während eine Aktion erst
    halb abgehandelt ist.

rulebook-MERCHANT-3 = Handel pro Runde
rulebook-MERCHANT-3-text =
    Käufe, Verkäufe und die Nutzung der Stände werden pro Runde gezählt. Sie stehen vor der ersten
    Entscheidung der nächsten Runde wieder zur Verfügung und werden nie angespart. Ein Stand oder eine
    Geschickkarte wirkt von dem Moment an, in dem du die Karte besitzt.
rulebook-MERCHANT-3-ruling =
    Handel wird pro Runde gezählt und nie angespart; eine neue Karte wirkt von dem Moment an, in dem
    du sie besitzt.

## Adventurers

rulebook-ADV = Abenteurer
rulebook-ADV-intro =
    Abenteurer tragen deine Waffen auf die Quests. Je erfahrener sie sind, desto bessere Waffen können
    sie führen.

rulebook-ADV-1 = Stufen der Abenteurer
rulebook-ADV-1-text =
    Abenteurer haben eine Stufe von 1 bis 4. Neue Abenteurer haben Stufe 1.

rulebook-ADV-2 = Eine Waffe pro Abenteurer
rulebook-ADV-2-text =
    Ein Abenteurer braucht eine Waffe, um auf einer Quest zu sein, und trägt genau eine.

rulebook-ADV-3 = Wer was führt
rulebook-ADV-3-text =
    Abenteurer der Stufe 1 führen Schwerter und Dolche, solche der Stufe 2 Waffen aller öffentlichen
    Entwürfe und solche der Stufen 3 und 4 auch Unikate. Ein Unikat verlangt immer Stufe 3, auch wenn
    es ein Schwert oder ein Dolch ist.

rulebook-ADV-4 = Waffen schmieden
rulebook-ADV-4-text =
    Eine Waffe zu schmieden, kostet die Rohstoffe ihres Entwurfs aus deinem Vorrat. Eine geschmiedete
    Waffe wird nie weitergegeben und nie wieder zu Rohstoffen. Du schmiedest nur beim Ausrüsten (siehe <QUEST-4>) und direkt in die Hand eines Abenteurers auf einer Quest;
    Waffen auf Vorrat gibt es nicht.

rulebook-ADV-5 = Umrüsten und heimschicken
rulebook-ADV-5-text =
    Beim Ausrüsten darfst du einem Abenteurer auf einer Quest eine andere Waffe
    geben, ihn heimschicken oder auf eine andere Quest schicken. Seine alte Waffe ist
    verloren.

rulebook-ADV-6 = Schilde und Stärke 0
rulebook-ADV-6-text =
    Ein Schild zählt als Waffe. Eine Waffe kann Stärke 0 haben: Sie kann durch einen Champion Stärke
    gewinnen oder einen eigenen Effekt haben.

rulebook-ADV-7 = Effekte von Unikaten
rulebook-ADV-7-text =
    Ein Unikat kann einen Effekt haben, der Prestige, Gold oder Rohstoffe gibt. Er wirkt jedes Mal,
    wenn eine Etappe (oder, wenn die Karte es so sagt, die Quest) mit dieser Waffe auf der Quest
    abgeschlossen wird, auch über die Straße, einmal für jede solche Waffe. Er wirkt nie für Etappen,
    die ein Champion mit dem Titel „Geschwind“ überspringt (siehe <CHAMP-6>), und nie, wenn eine Quest
    scheitert.
rulebook-ADV-7-ruling =
    Der Effekt einer Waffe wirkt für jede Etappe, die mit ihr abgeschlossen wird, auch auf der Straße,
    aber nicht für übersprungene Etappen.

## Champions

rulebook-CHAMP = Champions
rulebook-CHAMP-intro =
    Im epischen Spiel wird ein Abenteurer, der Stufe 4 erreicht, zum Champion und erhält einen Titel
    mit einer eigenen Fähigkeit.

rulebook-CHAMP-1 = Champion werden
rulebook-CHAMP-1-text =
    Im epischen Spiel wird ein Abenteurer, der Stufe 4 erreicht, zum Champion und erhält einen der 12
    Titel. Du wählst ihn sofort, und deine Gilde darf jeden Titel nur einmal nutzen. Hast du alle 12
    genutzt, hat ein weiterer Champion keinen Titel, zählt aber trotzdem als Champion. Im einfachen
    Spiel und im Zeitraffer bringt Stufe 4 keinen Titel.
rulebook-CHAMP-1-ruling =
    Hat eine Gilde alle 12 Titel genutzt, hat ein weiterer Champion keinen, zählt aber als Champion.

rulebook-CHAMP-2 = Titel: Ehrgeizig
rulebook-CHAMP-2-text =
    Ehrgeizig: Du erhältst jedes Mal 2 Prestige, wenn mit ihm auf der Quest eine Etappe, auch die
    letzte, abgeschlossen wird, auch über die Straße.

rulebook-CHAMP-3 = Titel: Unerbittlich
rulebook-CHAMP-3-text =
    Unerbittlich: Seine Waffe erhält jedes Mal 1 Stärke, wenn mit ihm auf der Quest eine Etappe
    abgeschlossen wird, auch über die Straße. Diese Stärke geht mit der Waffe verloren.

rulebook-CHAMP-4 = Titel: Heldenhaft
rulebook-CHAMP-4-text =
    Heldenhaft: Du erhältst 4 Prestige, wenn eine Quest abgeschlossen wird, bei der er durchgehend
    dabei war. Das heißt, er war seit deinem Ausrüsten in der Runde, in der sie angenommen wurde, ohne
    Unterbrechung bewaffnet auf ihr. Ein Waffenwechsel ist keine Unterbrechung, die Zeit vor Stufe 4
    zählt mit, und ein Beginn durch einen Champion mit dem Titel „Geschwind“ (siehe <CHAMP-6>) zählt als
    erster Schritt.
rulebook-CHAMP-4-ruling =
    „Durchgehend“ heißt: bewaffnet auf der Quest seit dem Ausrüsten in der Runde, in der sie
    angenommen wurde; ein Waffenwechsel ist keine Unterbrechung.

rulebook-CHAMP-5 = Titel: Glückhaft
rulebook-CHAMP-5-text =
    Glückhaft: Du erhältst 3 Gold, wenn eine Quest abgeschlossen wird, bei der er durchgehend dabei
    war, wie bei „Heldenhaft“ erklärt (siehe <CHAMP-4>).

rulebook-CHAMP-6 = Titel: Geschwind
rulebook-CHAMP-6-text =
    Geschwind: Eine Quest, bei der er von Anfang an dabei ist, darf bei ihrem 2. oder 3. Schritt
    beginnen, wenn sie einen hat, selbst wenn es ihr letzter ist. So übersprungene Etappen geben keine
    Belohnungen und lösen keine Effekte von Champions oder Waffen aus. Scheitert die Quest in der
    Runde, in der sie angenommen wurde, gibt sie kein Prestige, und die Strafe fällt trotzdem an
    (siehe <FAIL-4>).
rulebook-CHAMP-6-ruling =
    Eine Quest darf sogar bei ihrem letzten Schritt beginnen, und sofortiges Scheitern kostet die
    übliche Strafe.

rulebook-CHAMP-7 = Titel: Charmant
rulebook-CHAMP-7-text =
    Charmant: Eine Quest, bei der er von Anfang an dabei ist, bringt dir 1 Gold, statt etwas zu
    kosten.

rulebook-CHAMP-8 = Eine Fähigkeit ansagen
rulebook-CHAMP-8-text =
    „Geschwind“ und „Charmant“ (siehe <CHAMP-6> und <CHAMP-7>) werden angesagt, wenn du die Quest
    annimmst, und sind erst wieder nutzbar, wenn diese Quest zu Ende ist. Der Champion darf dabei daheim oder auf einer anderen Quest sein, und beide Fähigkeiten dürfen für dieselbe Quest gelten.
    Ist der Champion nicht bewaffnet auf der Quest, wenn du das Ausrüsten in dieser Runde beendest,
    gilt die Quest als nicht erfüllt; das Gold durch „Charmant“ bleibt dir. In späteren Runden darf er sie
    verlassen, aber die Fähigkeit bleibt an die Quest gebunden.
rulebook-CHAMP-8-ruling =
    Ein zugesagter Champion darf überall sein, wenn die Quest angenommen wird, muss aber bewaffnet
    auf ihr sein, wenn du das Ausrüsten beendest.

rulebook-CHAMP-9 = Schneidig, Brachial, Stichhaltig
rulebook-CHAMP-9-text =
    Jede Waffe, die er führt, zählt auch als Hiebwaffe (Schneidig), Wuchtwaffe (Brachial) oder
    Stichwaffe (Stichhaltig).

rulebook-CHAMP-10 = Verwurzelt, Heißblütig, Geläutert
rulebook-CHAMP-10-text =
    Er gewinnt Stärke mit einer Waffe, die einen bestimmten Edelstein enthält: 2 mit einem Smaragd
    (Verwurzelt), 2 mit einem Rubin (Heißblütig), 3 mit einem Diamanten (Geläutert); einmal pro Waffe,
    egal, wie viele dieser Edelsteine sie enthält.
rulebook-CHAMP-10-ruling =
    Die Stärke für einen Edelstein zählt einmal pro Waffe, egal, wie viele davon sie enthält.

## Quests

rulebook-QUEST = Quests
rulebook-QUEST-intro =
    Nimm eine Quest an, rüste Abenteurer mit genug Stärke für ihren aktuellen Schritt aus und
    rücke jede Runde einen Schritt vor. Abgeschlossene Etappen bringen Belohnungen, abgeschlossene
    Quests Prestige und Erfahrung.

rulebook-QUEST-1 = Etappen und Schritte
rulebook-QUEST-1-text =
    Eine Quest ist eine Reihe von Etappen. Eine Etappe ist eine Reihe von Schritten mit derselben
    Schwierigkeit und denselben verlangten Waffentypen. Etappen können Belohnungen geben, die letzte
    gibt immer welche. Jede Etappe vor der letzten zeigt einen Prestigewert in Klammern, der nur
    zählt, wenn die Quest scheitert (siehe <FAIL-3>); die letzte Etappe zeigt den vollen Wert.

rulebook-QUEST-2 = Eine Quest annehmen
rulebook-QUEST-2-text =
    Die Questphase beginnt mit dem Annehmen. Der Reihe nach nimmt jede Gilde eine Quest aus der Auslage an,
    zahlt den Preis des Platzes und stellt einen Questmarker auf den ersten Schritt der Quest, oder
    sie verzichtet. Im Solospiel musst du eine annehmen (siehe <SOLO-11>).

rulebook-QUEST-3 = Höchstens fünf
rulebook-QUEST-3-text =
    Eine Gilde mit 5 aktiven Quests kann keine weitere annehmen. Questmarker kann man nicht kaufen.
rulebook-QUEST-3-ruling = Questmarker kann man nicht kaufen.

rulebook-QUEST-4 = Abenteurer ausrüsten
rulebook-QUEST-4-text =
    Wenn jede Gilde eine Quest angenommen oder verzichtet hat, rüsten die Gilden der Reihe nach aus,
    eine nach der anderen. Wenn du am Zug bist, rüste deine Abenteurer aus und schicke beliebig viele
    von ihnen auf beliebige deiner aktiven Quests. Bis du fertig bist, darfst du zurücknehmen,
    was du getan hast. Das macht alles ungeschehen, auch deinen eigenen Handel in dieser Zeit, reicht aber
    nicht weiter zurück als bis zum Beginn deines Ausrüstens oder zum letzten Handel einer
    anderen Gilde. Jemanden heimschicken oder umrüsten (siehe <ADV-5>) ist dagegen ein Spielzug und kein
    Zurücknehmen: Diese Waffe ist verloren, auch wenn sie gerade erst geschmiedet wurde.
rulebook-QUEST-4-ruling =
    Die Gilden rüsten nacheinander aus. Zurücknehmen macht alles ungeschehen; jemanden heimschicken ist
    ein Spielzug und kostet die Waffe.

rulebook-QUEST-5 = Einen Schritt erfüllen
rulebook-QUEST-5-text =
    Ein Schritt ist erfüllt, wenn die Stärken aller Waffen auf der Quest zusammen mindestens seine
    Schwierigkeit ergeben, plus 3 für jeden verlangten Typ, den keine dieser Waffen hat.

rulebook-QUEST-6 = Nicht erfüllte Quests
rulebook-QUEST-6-text =
    Wenn du das Ausrüsten beendest, scheitert jede deiner aktiven Quests, die nicht erfüllt ist (siehe
    <FAIL-1>). Das Programm fragt vorher nach und sagt dir, welche das sind und was es kostet.

rulebook-QUEST-7 = Deine Quests vorrücken
rulebook-QUEST-7-text =
    Belohnungen gibt es, nachdem alle Gilden ausgerüstet haben. Der Reihe nach rückt jede Gilde alle
    ihre aktiven Quests einen Schritt vor, in der Reihenfolge ihrer Wahl; jede wird vor der nächsten abgehandelt. Wer auf eine neue Etappe vorrückt, schließt die vorige Etappe ab. Wer über den
    letzten Schritt hinausrückt, schließt die letzte Etappe und die Quest ab.
rulebook-QUEST-7-ruling = Du wählst, in welcher Reihenfolge deine Quests vorrücken.

rulebook-QUEST-8 = Sachbelohnungen
rulebook-QUEST-8-text =
    Sachbelohnungen sind alle Belohnungen außer Prestige. Das sind Rohstoffe, Gold, Abenteurer der
    Stufe 1, Aufseherzüge, Arbeiterzüge und Marktkarten. Ein Aufseherzug folgt den Regeln der Mine (siehe <MINE-3>). Bei einem Arbeiterzug nimmst
    du einen beliebigen Arbeiter und entfernst ihn oder setzt ihn auf ein beliebiges leeres Feld; er
    behält seine Farbe und liefert nichts, und danach wird auf Streiks geprüft (siehe <MINE-8>). Bei
    einer Marktkarte nimmst du kostenlos eine beliebige Karte aus der Marktablage; eine Einmalkarte
    wirkt sofort und kommt aus dem Spiel, und du musst die Karte besitzen dürfen (siehe <MARKET-15>).

rulebook-QUEST-9 = Eine Quest abschließen
rulebook-QUEST-9-text =
    Eine abgeschlossene Quest bringt dir ihr volles Prestige und die Belohnungen der letzten Etappe.
    Du verteilst so viele Stufen, wie die Quest Etappen hat (übersprungene zählen mit), auf
    ihre Abenteurer, höchstens eine für jeden. Niemand steigt über Stufe 4 hinaus, und
    übrige Stufen verfallen. Die Abenteurer kehren heim, und ihre Waffen sind verloren.

rulebook-QUEST-10 = Prestige in Klammern
rulebook-QUEST-10-text =
    Das Prestige in Klammern gibt es nie für das Abschließen einer Etappe.

rulebook-QUEST-11 = Eine Etappe abhandeln
rulebook-QUEST-11-text =
    Eine abgeschlossene Etappe wird in dieser Reihenfolge abgehandelt: Effekte von Champions und
    Waffen; bei der letzten Etappe das Prestige der Quest; Rohstoffe, Gold und Abenteurer; dann Züge
    und Marktkarten in der Reihenfolge, in der die Quest sie aufzählt; bei der letzten Etappe Stufen, Titel und die Heimkehr. Ein hier errungener Titel wirkt noch nicht für diese Quest.
rulebook-QUEST-11-ruling =
    Was eine abgeschlossene Etappe bringt, kommt in fester Reihenfolge, von den Effekten der Champions
    bis zu Stufen und Titeln.

rulebook-QUEST-12 = Auf Belohnungen verzichten
rulebook-QUEST-12-text =
    Das gilt für jede Belohnung, jede Karte und jedes Plättchen: Auf Züge und Marktkarten darfst du
    verzichten; alles andere musst du nehmen. Was nicht ausgeführt werden kann, verfällt, ohne dass du
    gefragt wirst.
rulebook-QUEST-12-ruling =
    Auf Züge und Marktkarten darf man verzichten; alle anderen Belohnungen muss man nehmen, und was
    nicht ausgeführt werden kann, verfällt.

## Failure

rulebook-FAIL = Scheitern
rulebook-FAIL-intro =
    Was mit einer Quest geschieht, deren Schritt du nicht erfüllen konntest. Manchmal lohnt es sich,
    eine aufzugeben.

rulebook-FAIL-1 = Eine Quest scheitert
rulebook-FAIL-1-text =
    Eine gescheiterte Quest kommt aus dem Spiel. Ihre Abenteurer kehren heim, ohne aufzusteigen, und ihre Waffen sind verloren. Im Solospiel ist mit einer gescheiterten Quest die
    Partie verloren (siehe <SOLO-11>).

rulebook-FAIL-2 = Belohnungen bleiben
rulebook-FAIL-2-text = Die Sachbelohnungen der Etappen, die du abgeschlossen hast, behältst du.

rulebook-FAIL-3 = Prestige für Etappen
rulebook-FAIL-3-text =
    Du erhältst das Prestige in Klammern der letzten Etappe, die du abgeschlossen hast, wenn es eine
    gibt. Wurde die Quest in dieser Runde auf der Straße vorangetrieben, zählen nur Etappen, die schon
    vorher abgeschlossen waren. Etappen, die ein Champion mit dem Titel „Geschwind“ übersprungen hat
    (siehe <CHAMP-6>), zählen ab der nächsten Runde als abgeschlossen.
rulebook-FAIL-3-ruling =
    Etappen, die ein Champion mit dem Titel „Geschwind“ übersprungen hat, zählen ab der nächsten Runde
    als abgeschlossen.

rulebook-FAIL-4 = Sofort scheitern
rulebook-FAIL-4-text =
    Eine Quest, die in der Runde scheitert, in der sie angenommen wurde, kostet dich 3 Prestige. Dein
    Prestige darf unter 0 fallen.
rulebook-FAIL-4-ruling = Prestige darf unter 0 fallen.

## Change of stage

rulebook-STAGE = Epochenwechsel
rulebook-STAGE-intro =
    Zweimal in einem epischen Spiel dreht sich die Welt weiter: eine neue Mine, neue Quests und ein
    neuer Markt, während deine Gilde ihre Leute, Karten und Rohstoffe behält.

rulebook-STAGE-1 = Eine neue Mine
rulebook-STAGE-1-text =
    Nach den Runden 6 und 12, wenn alte Quests ausgeschieden sind (siehe <ROUND-4>), verlassen alle
    Arbeiter und Aufseher die Mine, und sie wird aus den Teilen der nächsten Epoche neu aufgebaut.
rulebook-STAGE-1-ruling = Eine Epoche endet nach den Runden 6 und 12.

rulebook-STAGE-2 = Quests der alten Epoche
rulebook-STAGE-2-text =
    Quests der vorigen Epoche verlassen die Auslage und den Stapel; aktive Quests bleiben bei ihren
    Gilden. Dann rückt die Auslage zusammen und wird aufgefüllt wie zu Beginn einer Runde (siehe
    <ROUND-2>), was für die kommende Runde nicht noch einmal geschieht. Im Solospiel werden
    stattdessen 2 Karten auf die beiden Plätze gelegt, die 0 Gold kosten (siehe <SOLO-5>).
rulebook-STAGE-2-ruling =
    Quests der alten Epoche verlassen auch den Stapel, und die Auslage wird aufgefüllt, bevor Aufseher
    gesetzt werden.

rulebook-STAGE-3 = Ein neuer Markt
rulebook-STAGE-3-text =
    Öffentliche Entwürfe, die noch im alten Waffenstapel sind, werden offen; mit Epoche II auch das
    Mithrilschwert. Die Marktstapel der neuen Epoche werden ausgelegt (siehe <SETUP-5>) und ihre
    ersten Karten aufgedeckt; zu Beginn der kommenden Runde geschieht das nicht noch einmal (siehe
    <ROUND-1>).

rulebook-STAGE-4 = Aufseher kehren zurück
rulebook-STAGE-4-text =
    In der aktuellen Reihenfolge setzen die Gilden ihre Aufseher wie zu Beginn der Partie (siehe
    <SETUP-11>). Die Marktablage bleibt erhalten. Im Solospiel setzt du alle (siehe <SOLO-13>).
rulebook-STAGE-4-ruling = Die Marktablage bleibt beim Epochenwechsel erhalten.

## Bonus tiles

rulebook-BONUS = Bonusplättchen
rulebook-BONUS-intro =
    Ein Zusatz für das epische Spiel: fünf Plättchen, die Gilden dafür belohnen, zur rechten Zeit in
    der rechten Lage zu sein.

rulebook-BONUS-1 = Die fünfzehn Plättchen
rulebook-BONUS-1-text =
    Es gibt 15 Bonusplättchen: Fleiß 2, 3 und 4; Abenteuerlust 1, 2 und 3; Lager mit Kupfer, Eisen und
    Mithril; Orden mit Gold, Prestige und Einkauf; Wissen mit Gold, Prestige und Einkauf.

rulebook-BONUS-2 = Wann Plättchen abgehandelt werden
rulebook-BONUS-2-text =
    Fünf zufällige Plättchen werden offen ausgelegt: eines für die Runden 4 bis 6 und je eines für die
    Runden 7 bis 9, 10 bis 12, 13 bis 15 und 16 bis 18. Jedes wird einmal abgehandelt, der Reihe nach,
    am Ende seiner dritten Runde (siehe <ROUND-6>).
rulebook-BONUS-2-ruling =
    Die fünf Plättchen gelten für die Runden 4 bis 6, 7 bis 9, 10 bis 12, 13 bis 15 und 16 bis 18.

rulebook-BONUS-3 = Fleißplättchen
rulebook-BONUS-3-text =
    Jede Gilde mit genau so vielen Arbeitern in der Mine, wie das Plättchen zeigt, darf einen Aufseher
    bewegen. Das wird für alle Gilden festgestellt, bevor jemand zieht.

rulebook-BONUS-4 = Abenteuerlustplättchen
rulebook-BONUS-4-text =
    Jede Gilde mit genau so vielen aktiven Quests, wie das Plättchen zeigt, erhält einen Abenteurer
    der Stufe 1.

rulebook-BONUS-5 = Lagerplättchen
rulebook-BONUS-5-text =
    Jede Gilde erhält einen Rohstoff des Plättchens für je 3 Rohstoffe in ihrem Vorrat. Bevor gezählt
    wird, dürfen die Gilden handeln (siehe <MERCHANT-2>).

rulebook-BONUS-6 = Ordens- und Wissensplättchen
rulebook-BONUS-6-text =
    Ordensplättchen zählen deine Champions der Stufe 4, Wissensplättchen die Unikate, die du besitzt.
    Für jeden und jedes davon erhältst du, was das Plättchen zeigt: 2 Gold; oder 2 Prestige; oder, beim
    Einkauf, 3 Gold, die du sofort zu den Preisen des Händlers für Rohstoffe ausgibst, unabhängig von
    den Käufen der Runde. Eigenes Gold darfst du zum Einkaufsgold nicht dazulegen, und was du nicht
    ausgibst, verfällt.
rulebook-BONUS-6-ruling =
    Eigenes Gold darf zum Einkaufsgold nicht dazugelegt werden, und was davon übrig ist, verfällt.

## End of the game

rulebook-END = Spielende
rulebook-END-intro =
    Nach der letzten Runde werden noch aktive Quests abgerechnet, alles, was du aufgebaut hast, wird
    zu Prestige, und es zeigt sich, wer gewonnen hat.

rulebook-END-1 = Unvollendete Quests scheitern
rulebook-END-1-text =
    Nach dem letzten Handel der letzten Runde scheitern alle noch aktiven Quests (siehe <FAIL-1>,
    <FAIL-2> und <FAIL-3>), und die Ausnahme für vorangetriebene Quests gilt auch hier. Die Strafe für
    sofortiges Scheitern (siehe <FAIL-4>) fällt nicht an, nicht einmal für eine Quest, die in der
    letzten Runde angenommen wurde.
rulebook-END-1-ruling =
    Am Ende der Partie wird niemand für eine in der letzten Runde angenommene Quest bestraft.

rulebook-END-2 = Schlusswertung
rulebook-END-2-text =
    Dann wertet jede Gilde: 1 Prestige pro Stufe jedes Abenteurers und 1 mehr für jeden Abenteurer der
    Stufe 4; das Prestige ihrer Unikate, beanspruchten öffentlichen Entwürfe und Bonuskarten; ihre
    Schlussboni (siehe <MARKET-10>); und 1 Prestige für je volle 4 Gold. Bevor das Gold gezählt wird,
    werden alle übrigen Rohstoffe zu den gedruckten Preisen des Händlers verkauft, ohne
    Verkaufsgeschick, außer der Rohstoffbonus hat sie schon gezählt.

rulebook-END-3 = Wer gewinnt
rulebook-END-3-text =
    Die Gilde mit dem meisten Prestige gewinnt; bei Gleichstand die, die in der aktuellen Reihenfolge
    am weitesten vorn steht.

## Solo games

rulebook-SOLO = Solospiel
rulebook-SOLO-intro =
    Allein gegen die Mine: Zwei automatische Farben kommen dir in die Quere, und du musst in jeder
    Runde eine Quest annehmen und jede davon abschließen.

rulebook-SOLO-1 = Aufbau im Solospiel
rulebook-SOLO-1-text =
    Deine Gilde spielt neben zwei automatischen Farben, in der Mine für 3 Gilden (siehe <SETUP-7>). Du
    hast einen Abenteurer mehr. Du setzt alle neun Aufseher, in beliebiger Reihenfolge. Deine Farbe
    beginnt am Ende der Reihenfolge; welche automatische Farbe die erste ist, ist zufällig.
rulebook-SOLO-1-ruling =
    Du beginnst am Ende der Reihenfolge; welche automatische Farbe die erste ist, entscheidet der
    Zufall.

rulebook-SOLO-2 = Eine Schwierigkeit wählen
rulebook-SOLO-2-text =
    Wähle leicht, mittel, schwer oder zufällig; das entscheidet, welche Quests in deinem Stapel sind.
    Im einfachen Spiel bleiben 12 der 18 grünen Quests: Leicht entfernt die 6 schwersten, mittel die 2
    schwersten und die 4 leichtesten, schwer die 6 leichtesten und zufällig beliebige 6. Die goldenen
    Quests sind „Invasion der Kristallwesen“, „Der Grummelsaurier will spielen“, „Dem Vampir auf den
    Fersen“ und „Den Fluch der Mumie brechen“. Das epische Spiel und der Zeitraffer haben andere
    Stapel (siehe <SOLO-3>); die Listen sind fest (siehe <SOLO-4>).

rulebook-SOLO-3 = Größere Solostapel
rulebook-SOLO-3-text =
    Im epischen Spiel bleiben 12 der 20 grünen Quests: Leicht und mittel entfernen die zwei mit Stern
    und dann dieselben wie im einfachen Spiel (siehe <SOLO-2>); schwer behält die mit Stern und
    entfernt die beiden „Fledermäuse im Glockenturm“ und die 6 leichtesten. Von den 20 grauen Quests
    bleiben 12: Leicht entfernt die 8 schwersten, mittel die 3 schwersten und die 5 leichtesten,
    schwer die 8 leichtesten. Von den 12 roten Quests bleiben 8: Leicht entfernt die 4 schwersten,
    mittel die schwerste und die 3 leichtesten, schwer die 4 leichtesten. Zufällig entfernt beliebige
    8 grüne, 8 graue und 4 rote. Die goldenen Quests sind „Forderung des Sturmritters“ (2 Karten),
    „Rückkehr des Vampirs“, „Das Höllentor schließen“ und „Das Knochenbiest erhebt sich“. Der
    Zeitraffer behandelt die grauen Quests genauso und nimmt 4 der 9 goldenen Quests der Epoche II
    dazu, immer dieselben.
rulebook-SOLO-3-ruling =
    Was die mittlere Schwierigkeit entfernt und die Solostapel des Zeitraffers sind hier festgelegt.

rulebook-SOLO-4 = Schwerste und leichteste Quests
rulebook-SOLO-4-text =
    Diese Listen sind fest, und jede geht von schwerer zu leichter; eine 2 heißt zwei Karten.

    Grün, schwerste: Der Fischkönig sperrt den Hafen; Ruhe auf dem Friedhof schaffen; Ärger im
    Wirrwald; Die Zauberhöhle erkunden; Verhandlung mit Räuberharpyien; Schleime im Kanal. Grün,
    leichteste: Arenaspiele (2); Schlägerei im Wirtshaus (2); Ratten im Keller (2).

    Grau, schwerste: Das endlose Verlies; Ein Turm zu den Sternen; Der Grummelsaurier will spielen; Die
    Spalte des Unheils; Den Fluch der Mumie brechen; Der erzürnte Waldgeist; Leibwache des Grafen; Dem
    Vampir auf den Fersen. Grau, leichteste: Feenstreiche (2); Den Hexenzirkel zerschlagen (2);
    Königliches Turnier (2); Trolle unter der Brücke (2).

    Rot, schwerste: Die vielköpfige Hydra; Die Feuer des Hornbergs; Die Zwerge gruben zu
    tief; Die Golemarmee des Erzmagiers. Rot, leichteste: Der Berg erwacht; Besuch aus der Anderswelt;
    Der Sumpf der Leiden (2).

rulebook-SOLO-5 = Die Auslage im Solospiel
rulebook-SOLO-5-text =
    Die Auslage beginnt mit 2 Karten auf den beiden Plätzen, die 0 Gold kosten. Am Ende einer Runde
    werden die übrigen Karten ab dem dritten Platz ausgelegt, in ihrer bisherigen Reihenfolge und ohne
    Lücken; zu Beginn der nächsten Runde kommen 2 neue auf die ersten beiden Plätze. Keine Quest
    scheidet aus (siehe <ROUND-4>); nur ein Epochenwechsel entfernt Quests (siehe <STAGE-2>).
rulebook-SOLO-5-ruling =
    Die übrigen Karten einer Soloauslage werden ab dem dritten Platz ohne Lücken ausgelegt.

rulebook-SOLO-6 = Wie automatische Farben ziehen
rulebook-SOLO-6-text =
    Eine automatische Farbe zieht, wenn sie an der Reihe ist. Sie macht einen Zug, der die meisten
    fremden Arbeiter überspringt; unter diesen einen, der die wenigsten eigenen überspringt; unter
    diesen wählst du. Sie muss ziehen, wenn sie kann.
rulebook-SOLO-6-ruling = Automatische Farben müssen ziehen, wenn sie können.

rulebook-SOLO-7 = Sprünge und Ertrag im Solospiel
rulebook-SOLO-7-text =
    Springt ein Aufseher über Arbeiter seiner eigenen Farbe, verlassen sie dabei die Mine: Sie laufen
    nicht über und liefern nichts. Wenn du einen deiner Aufseher bewegst (in der Minenphase oder durch
    eine Belohnung, eine Karte oder ein Plättchen), liefern der neue Arbeiter und die zu deiner Farbe
    gewechselten Arbeiter an dich. Automatische Züge liefern nichts. Streiks gelten für alle Farben.
rulebook-SOLO-7-ruling =
    Im Solospiel gehen eigene Arbeiter, die übersprungen werden, ohne etwas zu liefern.

rulebook-SOLO-8 = Zweiter Zug im Solospiel
rulebook-SOLO-8-text =
    Automatische Farben machen nie den zweiten Zug (siehe <MINE-2>). Du darfst es, wenn du vorn stehst;
    die Reihenfolge ändert das nicht (siehe <SOLO-9>).

rulebook-SOLO-9 = Reihenfolge im Solospiel
rulebook-SOLO-9-text =
    Im Solospiel entscheiden nicht die Arbeiter über die Reihenfolge (siehe <ORDER-1>). Nach der
    Minenphase rückt stattdessen ans Ende, wer in der Reihenfolge vorn steht.

rulebook-SOLO-10 = Der Markt im Solospiel
rulebook-SOLO-10-text =
    Der Markt ist der für 2 Gilden, aber du hast zwei Aktionen; statt jeder davon darfst du passen und
    1 Gold erhalten. Ein exklusiver Ort erlaubt eine Aktion pro Runde, also brauchst du für die zweite
    einen anderen Ort. Offene Orte darfst du zweimal nutzen, die Straße sogar für dieselbe Quest.
rulebook-SOLO-10-ruling =
    Die zweite Marktaktion darf nicht denselben exklusiven Ort nutzen; die Straße darf zweimal genutzt
    werden, sogar für dieselbe Quest.

rulebook-SOLO-11 = Jede Runde eine Quest
rulebook-SOLO-11-text =
    Du musst in jeder Runde eine Quest annehmen und bis zum Ende jede Quest abschließen; du kannst
    nicht verzichten, solange du eine annehmen kannst. Nimmst du in einer Runde keine an, scheitert
    eine Quest oder ist am Ende noch eine aktiv, ist die Partie sofort verloren. Mit 5 aktiven
    Quests kannst du keine weitere annehmen und hast damit verloren; das Programm warnt dich in der
    Runde davor. Nur eine leere Auslage hebt die Pflicht auf, eine Quest anzunehmen: Dann spielst du
    weiter, selbst mit 5 aktiven Quests.
rulebook-SOLO-11-ruling =
    Mit 5 aktiven Quests und einer Quest in der Auslage ist die Partie verloren; du wirst eine Runde
    vorher gewarnt.

rulebook-SOLO-12 = Dein Soloergebnis
rulebook-SOLO-12-text =
    Eine gewonnene Partie wird gewertet wie jede andere (siehe <END-2>). Ein Ergebnis von 125 ist im
    einfachen Spiel großartig, 500 im epischen; für den Zeitraffer gibt es keine solche Marke.

rulebook-SOLO-13 = Epochenwechsel im Solospiel
rulebook-SOLO-13-text = Bei einem Epochenwechsel setzt du alle neun Aufseher neu.

rulebook-SOLO-14 = Eine Quest zum Schluss
rulebook-SOLO-14-text =
    Mindestens drei der goldenen Quests in jedem Solostapel (siehe <SOLO-2> und <SOLO-3>), auch im
    Zeitraffer, haben genau einen Schritt, sodass in der letzten Runde immer eine ausliegt, die sich
    noch abschließen lässt. Das Spiel prüft das jedes Mal, wenn seine Karten gelesen werden.
rulebook-SOLO-14-ruling = Jeder Solostapel hat mindestens drei goldene Quests mit nur einem Schritt.

rulebook-SOLO-15 = Was automatische Farben auslassen
rulebook-SOLO-15-text =
    Automatische Farben nehmen nur an der Minenphase teil. Sie haben keinen Anteil an Markt, Quests,
    Bonusplättchen und Handel und werden nicht gewertet.
rulebook-SOLO-15-ruling = Automatische Farben nehmen nur an der Minenphase teil.
