### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

glossary-copper = Kupfer
glossary-copper-means = Das häufigste Metall, für deine ersten Waffen.
glossary-iron = Eisen
glossary-iron-means = Das Metall stärkerer Waffen, in jeder Epoche zu finden.
glossary-mithril = Mithril
glossary-mithril-means = Das edelste Metall, ab Epoche II zu finden.
glossary-emerald = Smaragd
glossary-emerald-means =
    Ein Edelstein, den manche Entwürfe brauchen und der sich gut verkauft, in jeder Epoche zu finden.
glossary-ruby = Rubin
glossary-ruby-means = Ein Edelstein, den manche Entwürfe brauchen, ab Epoche II zu finden.
glossary-diamond = Diamant
glossary-diamond-means = Der seltenste Edelstein, in Epoche III zu finden.
glossary-resource = Rohstoff
glossary-resource-means =
    Ein Metall (Kupfer, Eisen, Mithril) oder ein Edelstein (Smaragd, Rubin, Diamant).
glossary-gold = Gold
glossary-gold-means =
    Was der Markt und die besseren Plätze der Questauslage kosten; am Ende zählen je volle 4 davon 1
    Prestige.
glossary-prestige = Prestige
glossary-prestige-means = Die Punkte, die das Spiel entscheiden.
glossary-overseer = Aufseher
glossary-overseer-means =
    Die Figur, die du in geraden Linien durch die Mine ziehst, um Arbeiter und Rohstoffe zu gewinnen.
glossary-worker = Arbeiter
glossary-worker-means =
    Eine Figur auf einem Feld der Mine, die einen Rohstoff liefert, wenn sie erscheint oder
    übersprungen wird; die Gilde mit den wenigsten kommt zuerst.
glossary-turn = Wechselt
glossary-turn-means =
    Ein Arbeiter einer anderen Farbe, der deine annimmt, wenn du über ihn springst.
glossary-defect = Läuft über
glossary-defect-means =
    Ein Arbeiter deiner Farbe, der zur Gilde mit den wenigsten geht, wenn du über ihn springst.
glossary-new_worker = Neuer Arbeiter
glossary-new_worker-means = Der Arbeiter, der auf dem Feld bleibt, das dein Aufseher verlässt.
glossary-strike = Streik
glossary-strike-means =
    Der Auszug von 5 oder mehr zusammenhängenden Arbeitern einer Farbe, die die Mine verlassen.
glossary-overseer_move = Aufseherzug
glossary-overseer_move-means =
    Eine Belohnung: Bewege einen deiner Aufseher wie in der Minenphase, mit allem Ertrag.
glossary-worker_move = Arbeiterzug
glossary-worker_move-means =
    Eine Belohnung: Nimm einen beliebigen Arbeiter aus der Mine oder setze ihn in seiner Farbe auf ein
    leeres Feld.
glossary-mine_phase = Minenphase
glossary-mine_phase-means = Der erste Teil einer Runde, in dem Aufseher ziehen.
glossary-market_phase = Marktphase
glossary-market_phase-means = Der zweite Teil einer Runde, in dem jede Gilde eine Aktion hat.
glossary-quest_phase = Questphase
glossary-quest_phase-means =
    Der dritte Teil einer Runde, in dem Quests angenommen, ausgerüstet und belohnt werden.
glossary-round_end = Ende der Runde
glossary-round_end-means =
    Der letzte Teil einer Runde: letzter Handel, dann verlassen alte Quests die Auslage.
glossary-round = Runde
glossary-round-means = Eine Partie hat 7 Runden, episch 18; jede hat dieselben Phasen.
glossary-player_order = Reihenfolge
glossary-player_order-means =
    Die Folge, in der die Gilden handeln, nach jeder Minenphase neu bestimmt: Die mit den wenigsten
    Arbeitern kommt zuerst.
glossary-stage = Epoche
glossary-stage-means =
    Eines von drei Zeitaltern mit wachsendem Reichtum und wachsender Gefahr, mit eigener Mine, eigenem
    Markt und eigenen Quests.
glossary-space = Ort
glossary-space-means =
    Einer der Orte des Markts, entweder geschlossen (für eine Gilde pro Runde) oder offen (für
    beliebig viele).
glossary-space_free = Freier Ort
glossary-space_free-means = Ein geschlossener Ort des Markts, den in dieser Runde niemand besetzt hat.
glossary-space_open = Offener Ort
glossary-space_open-means = Ein Ort des Markts, den pro Runde beliebig viele Gilden nutzen dürfen.
glossary-space_taken = Besetzter Ort
glossary-space_taken-means =
    Ein geschlossener Ort des Markts, den in dieser Runde eine Gilde besetzt hat.
glossary-blacksmith = Schmiede
glossary-blacksmith-means = Der geschlossene Ort, der das ausliegende Unikat verkauft.
glossary-bazaar = Basar
glossary-bazaar-means =
    Der geschlossene Ort, oder zwei davon, der Bonuskarten und Einmalkarten verkauft.
glossary-barracks = Kaserne
glossary-barracks-means =
    Der geschlossene Ort, an dem du einen Abenteurer anheuerst, einen ausbildest oder beides.
glossary-clerk = Kanzlei
glossary-clerk-means = Der offene Ort, an dem du einen öffentlichen Entwurf beanspruchst.
glossary-road = Straße
glossary-road-means =
    Der offene, kostenlose Ort, der eine deiner Quests einen Schritt weiterbringt.
glossary-passing = Passen
glossary-passing-means = Keine Aktion im Markt; das bringt 1 Gold.
glossary-claim = Anspruch
glossary-claim-means =
    Dein Recht, einen öffentlichen Entwurf zu schmieden, gekauft in der Kanzlei oder Teil deines
    Vermögens.
glossary-design = Entwurf
glossary-design-means =
    Der Plan einer Waffe; zwei hast du von Anfang an, die öffentlichen darf jede Gilde beanspruchen,
    und ein Unikat gehört der Gilde, die es kauft.
glossary-unique_design = Unikat
glossary-unique_design-means =
    Ein Entwurf, den nur die Gilde schmieden darf, die ihn gekauft hat, für Abenteurer der Stufen 3
    und 4.
glossary-bonus_card = Bonuskarte
glossary-bonus_card-means =
    Eine dauerhafte Marktkarte, Stand oder Geschick, die du bis zum Ende behältst.
glossary-single_use = Einmalkarte
glossary-single_use-means =
    Eine Marktkarte, die einmal wirkt, sobald du sie bekommst, und aus dem Spiel kommt.
glossary-savvy = Geschick
glossary-savvy-means =
    Eine Bonuskarte, mit der du besser als andere kaufst, verkaufst, tauschst oder reist.
glossary-stall = Stand
glossary-stall-means =
    Eine Bonuskarte, die 1 Edelstein gegen 2 eines Metalls tauscht oder umgekehrt.
glossary-merchant = Händler
glossary-merchant-means =
    Bei ihm darfst du in jeder Runde einen Rohstoff kaufen und einen verkaufen.
glossary-discard = Marktablage
glossary-discard-means =
    Die Marktkarten, die niemand gekauft hat; manche Belohnungen lassen dich eine davon nehmen.
glossary-market_card = Marktkarte
glossary-market_card-means =
    Eine Belohnung: Nimm eine beliebige Karte der Marktablage, ohne zu zahlen.
glossary-end_bonus = Schlussbonus
glossary-end_bonus-means =
    In der letzten Runde statt Karten verkauft: Prestige für das, wovon du am meisten hast, am Ende
    gezählt.
glossary-adventurer = Abenteurer
glossary-adventurer-means =
    Einer der Leute, die du ausrüstest und auf Quests schickst, mit Stufe 1 bis 4.
glossary-level = Stufe
glossary-level-means =
    Wie erfahren ein Abenteurer ist: Sie entscheidet, welche Waffen er führt, und zählt am Ende.
glossary-unarmed = Waffenlos
glossary-unarmed-means = Ein Abenteurer ohne Waffe, der auf keiner Quest sein kann.
glossary-home = Daheim
glossary-home-means =
    Ein Abenteurer, der auf keiner Quest ist: Er kann ausgerüstet oder in der Kaserne ausgebildet
    werden.
glossary-pool = Vorrat
glossary-pool-means =
    Was deine Gilde zur Hand hat, nämlich ihre Rohstoffe und die Abenteurer, die auf keiner Quest
    sind.
glossary-forge = Schmieden
glossary-forge-means =
    Die Rohstoffe eines Entwurfs ausgeben, um einen Abenteurer auf einer Quest mit der Waffe
    auszurüsten.
glossary-power = Stärke
glossary-power-means = Was eine Waffe zu der Quest beiträgt, auf die sie getragen wird.
glossary-slashing = Hieb
glossary-slashing-means = Ein Waffentyp, der von Äxten, den manche Etappen verlangen.
glossary-piercing = Stich
glossary-piercing-means = Ein Waffentyp, der von Speeren, den manche Etappen verlangen.
glossary-crushing = Wucht
glossary-crushing-means = Ein Waffentyp, der von Keulen, den manche Etappen verlangen.
glossary-weapon_type = Waffentyp
glossary-weapon_type-means =
    Hieb (Axt), Stich (Speer) oder Wucht (Keule), von manchen Etappen verlangt.
glossary-champion = Champion
glossary-champion-means =
    Ein Abenteurer der Stufe 4 im epischen Spiel, der einen Titel mit eigener Fähigkeit trägt.
glossary-title = Titel
glossary-title-means =
    Wie ein Champion heißt und was er kann; jeden Titel gibt es in deiner Gilde einmal.
glossary-offer = Questauslage
glossary-offer-means =
    Die Reihe von 8 Plätzen mit den Quests, die in dieser Runde angenommen werden können.
glossary-quest = Quest
glossary-quest-means =
    Eine Reihe von Etappen, die deine bewaffneten Abenteurer Schritt für Schritt bewältigen, für
    Belohnungen und Prestige.
glossary-tracker = Questmarker
glossary-tracker-means =
    Der Marker, der zeigt, auf welchem Schritt einer Quest du bist; jede Gilde hat 5.
glossary-leg = Etappe
glossary-leg-means =
    Ein Teil einer Quest aus einem oder mehreren Schritten mit gleicher Schwierigkeit und gleichen
    verlangten Typen.
glossary-step = Schritt
glossary-step-means =
    Ein Kästchen einer Etappe; es kostet eine Runde, außer du nimmst die Straße.
glossary-step_now = Jetziger Schritt
glossary-step_now-means =
    Der Schritt, auf dem dein Questmarker steht: Er muss in dieser Runde erfüllt werden.
glossary-step_done = Erledigter Schritt
glossary-step_done-means = Ein Schritt der Quest, der hinter dir liegt.
glossary-difficulty = Schwierigkeit
glossary-difficulty-means =
    Die Stärke, die die Waffen auf einer Quest zusammen haben müssen; jeder verlangte Typ, der fehlt,
    erfordert 3 mehr.
glossary-brackets = Prestige in Klammern
glossary-brackets-means =
    Was eine Quest, die später scheitert, noch bringt, sobald diese Etappe abgeschlossen ist; für die
    Etappe selbst gibt es das nie.
glossary-rush = Vorantreiben
glossary-rush-means = Eine aktive Quest in der Marktphase über die Straße vorrücken.
glossary-management = Ausrüsten
glossary-management-means =
    Der Teil der Questphase, in dem du Waffen schmiedest und Abenteurer auf deine Quests schickst.
glossary-physical_reward = Sachbelohnung
glossary-physical_reward-means = Alles, was eine Etappe außer Prestige gibt.
glossary-failure = Scheitern
glossary-failure-means =
    Was mit einer Quest geschieht, deren jetziger Schritt nicht erfüllt ist, wenn du das Ausrüsten
    beendest.
glossary-ledger = Questbuch
glossary-ledger-means =
    Die Übersicht deiner aktiven Quests, die zeigt, was jeder ihrer kommenden Schritte braucht.
glossary-industrious = Fleißplättchen
glossary-industrious-means =
    Ein Aufseherzug für jede Gilde mit genau so vielen Arbeitern in der Mine, wie das Plättchen zeigt.
glossary-adventurous = Abenteuerlust
glossary-adventurous-means =
    Ein Plättchen: ein Abenteurer für jede Gilde mit genau so vielen aktiven Quests, wie es zeigt.
glossary-stockpile = Lagerplättchen
glossary-stockpile-means = Ein Rohstoff des Plättchens für je 3 Rohstoffe in deinem Vorrat.
glossary-decorated = Ordensplättchen
glossary-decorated-means = Eine Belohnung für jeden deiner Champions der Stufe 4.
glossary-knowledge = Wissensplättchen
glossary-knowledge-means = Eine Belohnung für jedes Unikat, das du besitzt.
glossary-automated = Automatische Farbe
glossary-automated-means =
    Eine von zwei Farben im Solospiel, die in der Mine von selbst ziehen und sonst an nichts
    teilnehmen.
glossary-wealth = Vermögenskarte
glossary-wealth-means = Womit eine Gilde beginnt: Jede behält zwei von vier.
glossary-guild = Gilde
glossary-guild-means = Das Wappen einer Gilde: Seine Farbe ist die ihrer Figuren.
glossary-done = Erledigt
glossary-done-means = Ein Häkchen: Das ist erfüllt, gehört dir oder war schon an der Reihe.
glossary-becomes = Wird zu
glossary-becomes-means =
    Ein Pfeil: was durch das, worauf du zeigst, übrig bliebe oder dazukäme.
glossary-locked = Gesperrt
glossary-locked-means =
    Ein Schloss: Das ist jetzt nicht zu haben; zeige darauf, um zu lesen, warum.
glossary-completed = Abgeschlossen
glossary-completed-means = Ein Pokal: Quests, die zu Ende gebracht wurden.
glossary-leaving = Geht bald
glossary-leaving-means =
    Eine Sanduhr: Diese Quest verlässt nach dieser Runde die Auslage, wenn niemand sie annimmt.
glossary-too_long = Zu lang
glossary-too_long-means = Eine Warnung: Diese Quest hat mehr Schritte, als Runden übrig sind.
glossary-unmet = Nicht erfüllt
glossary-unmet-means =
    Ein Kreuz: Der Schritt dieser Quest ist noch nicht erfüllt, und sie scheitert, wenn das so bleibt.
