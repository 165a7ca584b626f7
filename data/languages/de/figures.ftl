### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = Die Mine für zwei Gilden: { $hexes } Felder, jedes mit dem Rohstoff, den es liefert.
figure-walking =
    Ein Aufseher ist gewählt, und Ringe zeigen, wo er landen darf: auf leeren Feldern entlang der sechs Linien und auf dem ersten Feld hinter einer Reihe von Arbeitern.
figure-turning =
    Was ein Sprung bewirkt, siehst du vorher: Arbeiter von { $other } wechseln zu { $own }, der eigene Arbeiter von { $own } läuft über, und ein neuer bleibt zurück.
figure-mine_9 = Der Aufseher von { $mover } (blau) steht am linken Ende einer Reihe von vier Arbeitern, zwei davon eigene. Drücke hier, um zu springen.
figure-mine_9-1 = { $mover } erhält { $own }. Die beiden eigenen Arbeiter laufen über: { $purple } (lila) erhält { $raven }, { $yellow } (gelb) erhält { $sun }. Dann streiken { $struck } zusammenhängende Arbeiter. Übrig: { $left } von { $mover }, { $left_purple } von { $purple } und { $left_yellow } von { $yellow }.
figure-mine_9-2 =
    { $purple } verzichtet auf den zweiten Zug. Wer die wenigsten Arbeiter hat, kommt zuerst dran, und bei Gleichstand kehrt sich die alte Reihenfolge um: { $first }, { $second }, { $third }.
figure-the_round = Oben auf jedem Bildschirm stehen Runde, Phase und Reihenfolge.
figure-the_order = Wie viele Arbeiter jede Gilde hätte und welche Reihenfolge sich ergäbe: { $first } wäre zuerst dran.
figure-the_market = Der Markt. Ein besetzter Ort zeigt, welche Gilde dort ist; was du nicht nutzen kannst, ist abgeblendet.
figure-barracks = Kaserne, Kanzlei und Straße. Ein Abenteurer kostet in dieser Epoche { $hire } Gold.
figure-merchant = Der Händler: was ein Rohstoff kostet und was er beim Verkauf bringt.
figure-the_offer = Die Questauslage. Die Münze über einem Platz zeigt, was eine Quest dort kostet.
figure-arming = „Goblins am Mühlenweg“ hat Stärke { $power } und braucht { $needed }, denn niemand dort führt eine Hiebwaffe. Drücke hier, um einen zweiten Abenteurer zu schicken.
figure-arming-1 = Mit der Axt hat sie Stärke { $power } und braucht nur { $needed }: Der Schritt ist erfüllt.
figure-wielding = Der gewählte Abenteurer bestimmt, was du schmieden kannst: auf Stufe 1 nur Schwerter und Dolche.
figure-failing = Beim Ausrüsten zeigt die rechte Spalte, was geschähe, wenn du jetzt fertig wärst.
figure-titles = Die Titel, aus denen ein neuer Champion wählen darf.
figure-stage_2 = Eine Mine der Epoche II, mit Mithril und Rubinen.
figure-tiles = Fünf Bonusplättchen und die Runden, nach denen sie abgehandelt werden.
figure-last_market = Der Markt der letzten Runde verkauft, was am Ende zählt.
figure-automated = Eine Mine im Solospiel: zwei automatische Farben neben deiner eigenen.
figure-counting = Die Schlusswertung eines kurzen Beispiels: { $winner } endet mit { $own } Prestige, { $second } mit { $other }.
