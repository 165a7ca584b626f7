### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Wähle dein Vermögen
guide-wealth-text =
    Behalte zwei Karten. Mit Metall schmiedest du die ersten Waffen, mit Gold kaufst du auf dem Markt ein. Sieh dir die Quests auf dem Tisch an: Die Zahl im dunklen Kasten ist die Stärke, die ein Schritt braucht.
guide-wealth_raise = Wähle, wer aufsteigt
guide-wealth_raise-text =
    Auf Stufe 2 führt ein Abenteurer auch Äxte, Speere und Keulen, auf Stufe 3 Unikate. Ein starker Abenteurer ist am Anfang oft besser als zwei schwache.
guide-placement = Setze deine Aufseher
guide-placement-text =
    Jeder Zug lässt auf dem Feld, das dein Aufseher verlässt, einen Arbeiter zurück, und dieser liefert. Beginne also auf dem, was du zuerst willst, mit freien Linien für deine Züge.
guide-solo_placement = Setze alle Aufseher
guide-solo_placement-text =
    Du setzt deine eigenen Aufseher und die der beiden automatischen Farben. Halte die fremden von den Feldern fern, die du willst, aber nah genug, dass sie dir Arbeiter zum Überspringen hinterlassen.
guide-mine = Bewege einen Aufseher
guide-mine-text =
    Ziehe geradeaus über leere Felder oder über eine Reihe Arbeiter auf das Feld dahinter. Der Arbeiter, den du zurücklässt, liefert, ebenso jeder übersprungene. Eigene Arbeiter laufen dabei über. Je weniger Arbeiter du hast, desto früher bist du dran.
guide-solo_mine = Bewege einen Aufseher
guide-solo_mine-text =
    Ziehe geradeaus über leere Felder oder über eine Reihe Arbeiter auf das Feld dahinter. Arbeiter anderer Farben wechseln zu dir und liefern; eigene verlassen die Mine, wenn du über sie springst.
guide-mine_second = Der zweite Zug
guide-mine_second-text =
    Die erste Gilde in der Reihenfolge darf noch einmal ziehen, steht dann aber in der nächsten Reihenfolge ganz hinten.
guide-solo_mine_second = Der zweite Zug
guide-solo_mine_second-text =
    Du bist zuerst dran, also darfst du noch einmal ziehen. Im Solospiel kostet das nichts.
guide-automated_tie = Wähle ihren Zug
guide-automated_tie-text =
    Diese Farbe springt über so viele fremde Arbeiter, wie sie kann. Sind mehrere Züge gleich gut, wählst du: Lass die Arbeiter stehen, über die du als Nächstes springen willst.
guide-overseer_move = Ein kostenloser Zug
guide-overseer_move-text =
    Bewege einen deiner Aufseher wie in der Minenphase; Arbeiter liefern wie gewohnt. Du darfst verzichten.
guide-worker_move = Versetze einen Arbeiter
guide-worker_move-text =
    Nimm einen beliebigen Arbeiter aus der Mine oder versetze ihn auf ein leeres Feld. Fünf Arbeiter einer Farbe, die einander berühren, streiken und gehen; das kann genau richtig sein.
guide-market = Eine Aktion
guide-market-text =
    Wähle eine Aktion oder passe und nimm Gold. Entwürfe geben dir Waffen, die Kaserne mehr und bessere Abenteurer, die Straße bringt eine Quest weiter. In der Kanzlei zahlst du auch 1 Gold an jede Gilde, die den Entwurf schon hat. Zeige auf Abgeblendetes, um den Grund zu sehen.
guide-market_last = Der letzte Markt
guide-market_last-text =
    Es gibt keine Karten mehr. Schmiede und Basar verkaufen stattdessen Boni für die Schlusswertung: Nimm den Bonus für das, wovon du am meisten hast.
guide-solo_market = Zwei Aktionen
guide-solo_market-text =
    Du hast hier zwei Aktionen, an zwei verschiedenen Orten; nur Straße und Kanzlei darfst du zweimal nutzen. Jedes Passen bringt dir Gold.
guide-trade_window = Letzter Handel
guide-trade_window-text =
    In jeder Runde darfst du einen Rohstoff kaufen, einen verkaufen und jeden Stand einmal nutzen. Aufsparen lässt sich das nicht.
guide-shopping = Einkauf
guide-shopping-text =
    Dieses Gold kannst du nur jetzt ausgeben, für Rohstoffe zu den Preisen des Händlers. Was übrig bleibt, verfällt.
guide-acquisition = Nimm eine Quest an
guide-acquisition-text =
    Du musst ihren ersten Schritt noch in dieser Runde erfüllen, sonst scheitert sie und kostet 3 Prestige. Vergleiche die Stärke im dunklen Kasten mit dem, was du schmieden kannst. Du darfst auch verzichten.
guide-solo_acquisition = Nimm eine Quest an
guide-solo_acquisition-text =
    Du musst jede Runde eine annehmen, und keine darf je scheitern. Beginne mit kurzen, leichten und hebe Abenteurer und Metall für spätere Runden auf.
guide-management = Rüste Abenteurer aus
guide-management-text =
    Jede Quest muss in jeder Runde erfüllt werden: Sie braucht die Stärke im dunklen Kasten und 3 mehr für jeden verlangten Waffentyp, der dort fehlt. Ziehe einen Entwurf und einen Abenteurer auf eine Quest, oder lass „Vorschlag“ den billigsten Weg finden.
guide-rewards = Nimm deine Belohnungen
guide-rewards-text =
    Jede Quest rückt einen Schritt vor. Die Reihenfolge bestimmst du; sie ist wichtig, wenn die Belohnung einer Quest der nächsten hilft.
guide-level = Verteile Stufen
guide-level-text =
    Eine abgeschlossene Quest gibt eine Stufe pro Etappe, höchstens eine für jeden ihrer Abenteurer. Stufen zählen auch am Ende.
guide-title = Titel eines Champions
guide-title-text =
    Auf Stufe 4 gibt es einen Titel für den Rest der Partie. Jeden Titel kannst du nur einmal vergeben.
guide-market_card = Eine kostenlose Karte
guide-market_card-text =
    Nimm eine beliebige Karte aus der Marktablage. Einmalkarten wirken sofort; Entwürfe und Bonuskarten bleiben bei dir und zählen am Ende.
