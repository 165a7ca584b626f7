### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Wähle dein Vermögen
guide-wealth-text =
    Behalte zwei Karten. Metall rüstet deine ersten Quests aus, Gold brauchst du auf dem Markt. Sieh dir die Quests auf dem Tisch an: Die Zahl im dunklen Kasten ist die Stärke, die ein Schritt braucht.
guide-wealth_raise = Wähle, wer aufsteigt
guide-wealth_raise-text =
    Stufe 2 führt Äxte, Speere und Keulen, Stufe 3 auch die Unikate. Früh ein starker Abenteurer ist oft besser als zwei, die wenig können.
guide-placement = Stell deine Aufseher auf
guide-placement-text =
    Jeder Zug lässt einen Arbeiter auf dem Feld zurück, das der Aufseher verlassen hat, und der liefert, was dort liegt. Stell dich also auf das, was du zuerst willst, mit freien Linien für deine Züge.
guide-solo_placement = Stell alle Aufseher auf
guide-solo_placement-text =
    Du stellst deine eigenen Aufseher auf und die der beiden automatischen Farben. Halte die anderen von den Feldern fern, die du willst, aber nah genug, dass sie Arbeiter zum Überspringen zurücklassen.
guide-mine = Zieh mit einem Aufseher
guide-mine-text =
    Geradeaus über leere Felder oder über eine Reihe Arbeiter auf das Feld dahinter. Das Feld, das du verlässt, liefert, und jeder übersprungene Arbeiter auch. Deine eigenen laufen dabei über. Mit wenigen Arbeitern bist du früh an der Reihe.
guide-solo_mine = Zieh mit einem Aufseher
guide-solo_mine-text =
    Geradeaus über leere Felder oder über eine Reihe Arbeiter auf das Feld dahinter. Arbeiter anderer Farben wechseln zu dir und liefern; deine eigenen verlassen die Mine, wenn du über sie springst.
guide-mine_second = Ein zweiter Zug?
guide-mine_second-text =
    Die erste Gilde der Reihenfolge darf noch einmal ziehen. Das kostet dich den Platz: In der nächsten Reihenfolge bist du die letzte.
guide-solo_mine_second = Ein zweiter Zug
guide-solo_mine_second-text =
    Du bist an erster Stelle, also darfst du noch einmal ziehen. In einer Solopartie kostet das nichts.
guide-automated_tie = Wähle für sie
guide-automated_tie-text =
    Diese Farbe springt über so viele fremde Arbeiter, wie sie kann. Sind mehrere Züge gleich gut, wählst du: Lass die Arbeiter stehen, über die du als Nächstes springen willst.
guide-overseer_move = Ein freier Zug
guide-overseer_move-text =
    Zieh mit einem deiner Aufseher wie in der Minenphase, mit allem Ertrag. Du darfst verzichten.
guide-worker_move = Versetze einen Arbeiter
guide-worker_move-text =
    Nimm einen beliebigen Arbeiter aus der Mine, oder setze ihn in seiner Farbe auf ein leeres Feld. Fünf einer Farbe beieinander streiken und gehen; das kann genau das sein, was du willst.
guide-market = Eine Aktion
guide-market-text =
    Jede Gilde hat hier eine Aktion, oder sie passt für Gold. Entwürfe werden zu Waffen, die Kaserne bringt mehr und bessere Abenteurer, die Straße bringt eine Quest einen Schritt weiter. Was blass ist, sagt dir, warum, wenn du darauf zeigst.
guide-market_last = Der letzte Markt
guide-market_last-text =
    Karten sind keine mehr da. Schmiede und Basar verkaufen stattdessen Boni für die Schlusswertung: Nimm den, der zählt, wovon du am meisten hast.
guide-solo_market = Zwei Aktionen
guide-solo_market-text =
    Du hast hier zwei Aktionen, an zwei verschiedenen Orten; nur Straße und Kanzlei darfst du zweimal nutzen. Passen bringt jedes Mal etwas.
guide-trade_window = Letzter Handel
guide-trade_window-text =
    Ein Kauf und ein Verkauf beim Händler, und jeder Stand einmal: Das hast du in jeder Runde. Aufsparen lässt es sich nicht.
guide-shopping = Einkauf
guide-shopping-text =
    Dieses Gold kannst du nur jetzt ausgeben, für Rohstoffe zu den Preisen des Händlers. Was übrig bleibt, verfällt.
guide-acquisition = Nimm eine Quest an
guide-acquisition-text =
    Ihr erster Schritt muss noch in dieser Runde erfüllt werden, sonst scheitert sie und kostet 3 Prestige. Vergleiche die Stärke im dunklen Kasten mit dem, was du schmieden kannst. Niemand muss eine annehmen.
guide-solo_acquisition = Nimm eine Quest an
guide-solo_acquisition-text =
    Du musst jede Runde eine annehmen, und keine darf je scheitern. Kurze und leichte zuerst; heb Abenteurer und Metall für die nächsten Runden auf.
guide-management = Rüste Abenteurer aus
guide-management-text =
    Jede Quest muss jede Runde erfüllt werden: mit der Stärke im dunklen Kasten und 3 mehr für jeden fehlenden Waffentyp. Zieh einen Entwurf und einen Abenteurer auf eine Quest, oder lass „Vorschlag“ den billigsten Weg finden.
guide-rewards = Hol Belohnungen ein
guide-rewards-text =
    Jede Quest rückt einen Schritt vor. Du bestimmst die Reihenfolge; sie ist wichtig, wenn eine Belohnung der nächsten Quest hilft.
guide-level = Stufen für die Tapferen
guide-level-text =
    Eine abgeschlossene Quest gibt so viele Stufen, wie sie Etappen hatte, höchstens eine für jeden Abenteurer, der dabei war. Stufen zählen auch am Ende.
guide-title = Titel eines Champions
guide-title-text =
    Stufe 4 bringt einen Titel für den Rest der Partie. Jeden Titel gibt es in deiner Gilde nur einmal.
guide-market_card = Eine Karte umsonst
guide-market_card-text =
    Eine beliebige Karte der Marktablage gehört dir. Einmalkarten wirken sofort; Entwürfe und Bonuskarten bleiben bei dir und zählen am Ende.
