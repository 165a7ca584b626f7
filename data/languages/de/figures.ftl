### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = Die Mine für zwei Gilden: { $hexes } Felder, jedes mit dem Rohstoff, den es liefert.
figure-walking = Ein Aufseher ist gewählt, und Ringe zeigen, wo er landen darf: auf leeren Feldern entlang sechs Linien und auf dem ersten Feld hinter einer Reihe von Arbeitern.
figure-turning = Was ein Sprung bewirkt, siehst du, bevor du ihn machst: Arbeiter von { $other } wechseln zu { $own }, der eigene Arbeiter von { $own } läuft über, und ein neuer bleibt zurück.
figure-mine_9 = Der Aufseher von { $mover } steht am linken Ende einer Reihe von vier Arbeitern, zwei davon eigene. Drücke, um den Sprung zu sehen.
figure-mine_9-1 = { $mover } erhält { $own }. Die beiden eigenen Arbeiter laufen über: { $purple } erhält { $raven }, { $yellow } erhält { $sun }. Dann streiken { $struck } zusammenhängende Arbeiter. Übrig: { $left } von { $mover }, { $left_purple } von { $purple } und { $left_yellow } von { $yellow }.
figure-mine_9-2 = { $purple } verzichtet auf den zweiten Zug. Wer die wenigsten Arbeiter hat, kommt zuerst, und bei Gleichstand kehrt sich die alte Folge um. Die Reihenfolge ist { $first }, { $second }, { $third }.
figure-the_round = Über jedem Bild: die Runde, die Phase und die Reihenfolge.
figure-the_order = Wie viele Arbeiter jede Gilde hätte, und welche Reihenfolge folgen würde: { $first } ist jetzt vorn.
figure-the_market = Der Markt. Ein besetzter geschlossener Ort zeigt, von wem; was du nicht haben kannst, ist abgeblendet.
figure-barracks = Kaserne, Kanzlei und Straße. Ein Abenteurer kostet in dieser Epoche { $hire } Gold.
figure-merchant = Der Händler: was ein Rohstoff kostet und was er beim Verkauf bringt.
figure-the_offer = Die Questauslage. Die Münze über einem Platz sagt, was eine Quest dort kostet.
figure-arming = „Goblins am Mühlenweg“ hat Stärke { $power } und braucht { $needed }, denn niemand dort trägt eine Hiebwaffe. Drücke, um einen zweiten Abenteurer auszurüsten.
figure-arming-1 = Mit der Axt hat sie Stärke { $power } und braucht nur { $needed }: Der Schritt ist erfüllt.
figure-wielding = Wen du wählst, entscheidet, was sich schmieden lässt: Stufe 1 führt nur Schwerter und Dolche.
figure-failing = Was geschähe, wenn du jetzt fertig wärst, steht beim Ausrüsten rechts.
figure-titles = Die Titel, die ein neuer Champion wählen darf.
figure-stage_2 = Eine Mine der Epoche II, mit Mithril und Rubinen.
figure-tiles = Fünf Bonusplättchen und die Runden, nach denen sie zählen.
figure-last_market = Der Markt der letzten Runde verkauft, was am Ende zählt.
figure-automated = Eine Mine im Solospiel: zwei automatische Farben neben deiner eigenen.
figure-counting = Die Schlusswertung eines kurzen Beispiels: { $winner } endet mit { $own } Prestige, { $second } mit { $other }.
