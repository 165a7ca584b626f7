### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = Spannungsbogen
balance-title-2 = Rangfolge der Schwierigkeit
balance-title-3 = Faire Plätze
balance-title-4 = Keine tote Karte, keine Pflichtkarte
balance-title-5 = Viele Wege zum Sieg
balance-title-6 = Spannung
balance-wanted-1 = Solopartien werden von leicht (neun von zehn) über mittel (dazwischen) bis schwer (selten) seltener gewonnen, und die Marke für ein großartiges Ergebnis ist das beste Zehntel der gewonnenen Partien des Meisters
balance-wanted-2 = die gemessene Schwierigkeit stimmt mit den Listen von SOLO-4 überein, Spearman in jeder über { $least }
balance-wanted-3 = kein Startplatz gewinnt über den Zufall hinaus mehr als seinen Anteil
balance-wanted-4 = jede Karte wird in 5 bis 80 % der Fälle genommen, in denen sie ausliegt, und ihr Besitz verändert die Siegquote um weniger als 15 Punkte
balance-wanted-5 = keine Quelle gibt mehr als 70 % des Prestiges der Sieger, und auf jeden Ort des Markts entfallen 8 bis 40 % der Aktionen
balance-wanted-6 = 5 bis 20 % der angenommenen Quests scheitern, die Hälfte der Partien ist knapp, und wer zur Halbzeit führt, gewinnt weniger als 75 %
balance-verdict-met = erreicht
balance-verdict-chance = im Rahmen des Zufalls erreicht
balance-verdict-missed = verfehlt

# Figures, each with the interval in which the truth lies.
balance-not-seen = nicht gesehen
balance-percent = { $value } % ({ $low } bis { $high })
balance-figure = { $value } ({ $low } bis { $high })
balance-band = { $low } bis { $high } %

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }, { $guilds } Gilden
balance-game-even = { $game }, fairer Start
balance-game-solo = { $mode }, { $difficulty }

# The page around the targets.
balance-page = Ausgewogenheit, gemessen
balance-page-written = Sechs Ziele sagen, was guter Inhalt ist. Diese Seite schreibt ein Befehl, der die Partien spielt und misst; mit demselben Startwert schreibt er dieselbe Seite:
balance-page-read = Inhalt { $hash }, Startwert { $seed }. In Klammern stehen 95-%-Intervalle: nach Wilson für Anteile, normale für Mittelwerte, Bootstrap für den Rest. *Im Rahmen des Zufalls erreicht* heißt, dass die Zahl außerhalb ihrer Grenzen liegt, das Intervall aber hineinreicht.
balance-page-games = Gespielte Partien, alle zwischen gleich starken Gilden:
balance-page-out = Was außerhalb der Grenzen liegt
balance-page-offender = Ziel { $target }: { $line }
balance-page-wanted = Gewünscht: { $wanted }.
balance-played-solo = Solo { $game }
balance-masters = Meister
balance-journeymen = Gesellen

# Heads of columns, and of three charts (quests-failed, close, leader).
balance-column-target = Ziel
balance-column-wanted = gewünscht
balance-column-found = gemessen
balance-column-verdict = Urteil
balance-column-game = Partie
balance-column-guilds = Gilden
balance-column-games = Partien
balance-column-master = vom Meister gewonnen
balance-column-journeyman = vom Gesellen gewonnen
balance-column-score = mittleres Ergebnis
balance-column-tenth = bestes Zehntel ab
balance-column-mark = Marke
balance-column-great = Partien an der Marke
balance-column-quest = Quest
balance-column-tried = angenommen
balance-column-failed = gescheitert
balance-column-ore = Rohstoffe
balance-column-service = Einsatz
balance-column-rounds = Runden
balance-column-difficulty = Schwierigkeit
balance-column-list = Liste
balance-column-quests = Quests
balance-column-spearman = Spearman-Koeffizient
balance-column-place = Platz
balance-column-even = ausgeglichen
balance-column-won = gewonnen
balance-column-passed = gepasst
balance-column-card = Karte
balance-column-taken = genommen
balance-column-effect = Wirkung auf den Sieg
balance-column-quests-failed = gescheiterte Quests
balance-column-close = knappe Partien
balance-column-leader = von der Führung zur Halbzeit gewonnene Partien

# Target 1.
balance-solo-who = Der Meister steht für die stärksten Spieler, der Geselle für vorsichtige Anfänger.
balance-solo-scores = Ergebnisse der gewonnenen Partien des Meisters, alle Schwierigkeiten zusammen. Die Marke soll beim besten Zehntel liegen; { $low } bis { $high } % auf oder über ihr genügen.
balance-solo-won = Gewonnene Solopartien, { $mode }
balance-solo-bar = { $difficulty }, { $player }
balance-solo-found = vom Meister gewonnen, leicht bis schwer: { $shares }

# Target 2.
balance-difficulty-is = Die Schwierigkeit einer Quest ist, was ein Erfolg kostet, alle gescheiterten Versuche eingeschlossen: das Gold für ihren Platz in der Auslage, die Rohstoffe der für sie geschmiedeten Waffen zu den Preisen des Händlers und 1 Gold pro Runde für jede Stufe der an sie gebundenen Abenteurer.
balance-difficulty-list = **Quests ({ $colour })**, in der Reihenfolge der Listen, die schwersten zuerst:
balance-difficulty-chart = Kosten eines Questerfolgs ({ $colour }), in Gold
balance-agreement = Übereinstimmung mit den Listen, gewünscht über { $least }:
balance-list-all = { $colour }, alle
balance-list-hardest = { $colour }, schwerste
balance-list-easiest = { $colour }, leichteste
balance-off-list = Liste { $list }: { $figure }

# Target 3.
balance-seat = { $game }, Platz { $place }
balance-seats = Der Platz in der Reihenfolge der ersten Runde und wie oft er gewann. Das Ziel gilt dem einfachen Spiel; die anderen stehen daneben. Auf die einfachen Partien folgen die mit fairem Start (eine Hausregel); wo es ihn gibt, entscheidet er über das Ziel. Von neun fairen Anteilen liegt in etwa jeder dritten Messung einer zufällig außerhalb seines Intervalls: Ein Platz gilt als im Rahmen des Zufalls erreicht, wenn ein Intervall für neun seinen Anteil enthält.
balance-seats-chart = Gewonnene einfache Partien über den gleichen Anteil hinaus
balance-seats-found = { $out } von { $count } Plätzen außerhalb ihres Intervalls; mit fairem Start { $evened } von { $even }
balance-even = ausgeglichen
balance-uneven = unausgeglichen

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = Eine Marktkarte liegt einmal für jedes aufgedeckte Exemplar aus, ein öffentlicher Entwurf und ein Schlussbonus einmal für jede Gilde oder Partie, die ihn haben kann, eine Vermögenskarte, wenn sie ausgeteilt wird. Die Wirkung ist, wie viel öfter ihre Besitzer gewinnen, als es ihrem gleichen Anteil entspräche: Darin steckt, dass erfolgreiche Gilden sich mehr leisten können. Bei Quests gilt nur die untere Grenze: Bei vier Gilden werden fast alle ausliegenden angenommen.
balance-cards-chart = { $group }: genommen, wenn sie ausliegen
balance-cards-found = { $out } von { $count } Karten außerhalb ihrer Grenzen, { $perhaps } weitere vielleicht
balance-card-off = { $card } ({ $group }): genommen { $taken }, verändert die Siegquote um { $effect }: { $verdict }
balance-effects-chart = Die { $count } Karten, die die Siegquote am sichersten verändern
balance-points = { $value } Punkte ({ $low } bis { $high })
balance-quest = { $quest } ({ $colour }, { $stage })
balance-group-public-designs = öffentliche Entwürfe
balance-group-unique-designs = Unikate
balance-group-bonus-cards = Bonuskarten
balance-group-single-use-cards = Einmalkarten
balance-group-wealth-standard = Vermögen, normal
balance-group-wealth-fast-forward = Vermögen, Zeitraffer
balance-group-end-game-bonuses = Schlussboni
balance-group-quests = Quests
balance-in-stage = { $group }, { $stage }

# Target 5. Sources of prestige and places of the market are heads of columns, too.
balance-parts = Woher das Prestige der Sieger kam. Unter Quests zählen auch gescheiterte, Champions und Waffen; unter Karten auch die Schlussboni.
balance-parts-chart = Prestige der Sieger nach Quellen
balance-places = Wo Marktaktionen stattfanden; Passen zählt nicht dazu und wird daneben gezählt.
balance-places-chart = Marktaktionen nach Orten
balance-ways-found = { $out } von { $count } Anteilen außerhalb ihrer Grenzen
balance-ways-off = { $thing } ({ $game }): { $figure }
balance-of = { $thing }, { $game }
balance-of-quests = Quests
balance-of-adventurers = Abenteurer
balance-of-cards = Karten
balance-of-gold = Gold
balance-of-blacksmith = Schmiede
balance-of-bazaar = Basar
balance-of-barracks = Kaserne
balance-of-clerk = Kanzlei
balance-of-road = Straße

# Target 6.
balance-tension = Eine Partie ist knapp, wenn der Vorsprung kleiner ist als ein Fünftel des Siegergebnisses. Zur Halbzeit führt, wer gewänne, wenn nach Runde 4 von 7 oder 9 von 18 gewertet würde; führen mehrere, zählt jeder zu einem Teil.
balance-tension-found = { $out } von { $count } Zahlen außerhalb ihrer Grenzen
