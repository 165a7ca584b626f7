# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Spielen lernen
lessons-words = Jede Lektion läuft im echten Spiel und dauert ein paar Minuten. Du kannst jederzeit unterbrechen und später weitermachen.
lessons-name-walking = Durch die Mine
lessons-about-walking = Einen Aufseher bewegen, einen Arbeiter zurücklassen, den Ertrag nehmen.
lessons-name-jumping = Springen
lessons-about-jumping = Reihen überspringen, Arbeiter gewinnen und verlieren, Streiks.
lessons-name-forge = Schmieden
lessons-about-forge = Aus Rohstoffen werden Waffen: Entwürfe, Stufen, Stärke und Waffentypen.
lessons-name-quest = Eine Quest
lessons-about-quest = Eine Quest annehmen, Schritte erfüllen und was Erfolg und Scheitern bringen.
lessons-name-market = Der Markt
lessons-about-market = Exklusive und offene Orte, der Händler, Stände und was Passen bringt.
lessons-name-round = Eine ganze Runde
lessons-about-round = Eine Runde durch Mine, Markt und Quest planen; der zweite Zug.
lessons-name-end = Das Ende
lessons-about-end = Die letzte Runde, ihre Boni und Quests und die Schlusswertung.
lessons-name-epic = Episch
lessons-about-epic = Drei Epochen, Bonusplättchen, Champions und ihre Titel.
lessons-name-solo = Solo
lessons-about-solo = Die Questpflicht, automatische Farben, zwei Marktaktionen, Schwierigkeiten.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = Erste Partie
lessons-first-words = Eine einfache Partie gegen einen Lehrling. Ein Begleiter erklärt jede neue Entscheidung.
lessons-tips-words = Alle Tipps des Begleiters

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Hier geht es weiter
lessons-begin-here = Deine nächste Lektion
lessons-number = Lektion { $number }
lessons-resume = Fortsetzen
lessons-start = Beginnen
lessons-you-meet = Neu in dieser Lektion
lessons-learnt-of = { $learnt } von { $count }
lessons-learnt-word = gelernt
lessons-all-learnt = Alles gelernt
lessons-your-first-game = Deine erste Partie
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Gelernt
lessons-at-step = Schritt { $step } von { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Du
lessons-rival = Rivale

# Under the title of the pause menu.
lessons-kept = Dein Stand in der Lektion ist gespeichert

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Weiter
lessons-take-back = Zurücknehmen
lessons-show-me = Zeig es mir
lessons-next = Nächste Lektion
lessons-all = Alle Lektionen
lessons-leave = Die Lektion verlassen
lessons-back = Zurück zum vorigen Schritt
lessons-skip = Diesen Schritt überspringen
lessons-first-step = Das ist der erste Schritt
lessons-no-more = Das ist der letzte Schritt

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Das ist erlaubt, und du siehst, was daraus wird. Gefragt war hier aber etwas anderes: { $wanted }. Nimm deine Wahl zurück oder überspringe den Schritt.
lessons-strayed-early = Das ist erlaubt, aber vorher gibt es noch etwas zu erklären. Nimm deine Wahl zurück oder spring voraus.
lessons-learnt = Geschafft! Du hast die Lektion „{ $lesson }“ abgeschlossen. Du kannst sie jederzeit wiederholen.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Die umrandeten Figuren mit dem Turm sind deine Aufseher; die anderen gehören deinem Rivalen. Jedes Feld enthält Kupfer, Eisen oder einen Smaragd. Drücke „Weiter“ oder die Eingabetaste.
lesson-walking-move = Wähle den umrandeten Aufseher und das umrandete Feld und drücke dann unten rechts „Bestätigen“. Ein Aufseher zieht in gerader Linie, so weit der Weg frei ist.
lesson-walking-move-pass = Wer passt, bewegt keinen Aufseher und bekommt nichts. Nimm das zurück und bewege einen Aufseher.
lesson-walking-move-other = Das geht auch: Das Feld, das dieser Aufseher verlassen hat, hat dir etwas gebracht. Die Lektion geht mit dem Aufseher unten rechts weiter.
lesson-walking-worker = Er hat auf seinem alten Feld einen Arbeiter zurückgelassen, und der hat dir 1 Eisen geliefert, links zu sehen. Ertrag bringt das Feld, das du verlässt, nicht das Feld, auf dem du landest.
lesson-walking-panel = Das ist deine Tafel: Prestige beim Lorbeer, deine Rohstoffe, dann Gold, Arbeiter in der Mine (Kapuze) und Abenteurer (Helm), aktive und abgeschlossene Quests. Das „i“ oben nennt jedes Symbol beim Namen.
lesson-walking-emerald = Stelle deine Aufseher auf das, was du als Nächstes brauchst. Hier ziehst du gleich wieder, in einer Partie erst in der nächsten Runde. Einer steht auf einem Smaragd, dem seltensten Rohstoff. Bewege ihn nach Belieben.
lesson-walking-emerald-pass = Dann bleibt der Smaragd, wo er ist. Zurücknehmen?
lesson-walking-emerald-taken = Das geht auch: Wohin er auch zieht, der Smaragd unter ihm gehört dir. Die Lektion geht mit dem vorgesehenen Zug weiter.
lesson-walking-emerald-other = Dieser Aufseher stand auf etwas anderem, also hast du das bekommen. Zurücknehmen und den umrandeten bewegen?
lesson-walking-free = In jeder Runde zieht jede Gilde nach diesen Regeln einen Aufseher. Keiner darf auf einer Figur landen oder über einen anderen Aufseher ziehen. Ein Arbeiter liefert nur, wenn er erscheint oder übersprungen wird.
lesson-walking-task = Jetzt ohne Hilfe: Hol mit diesem Zug noch 1 Eisen.
lesson-walking-task-taken = Das Eisen kommt von dem Feld, das du verlassen hast. In einer Partie macht jede Gilde pro Runde einen solchen Zug, und die erste in der Reihenfolge darf zwei machen.
lesson-walking-task-pass = Das bringt kein Eisen. Nimm das zurück und suche einen deiner Aufseher, der auf Eisen steht.
lesson-walking-task-other = Auf diesem Feld lag kein Eisen: Es zählt das Feld, das du verlässt. Zurücknehmen?

# 2
lesson-jumping-row = Ein Aufseher kann über eine lückenlose Reihe von Arbeitern springen, sofort oder nach freien Feldern derselben Linie, und landet auf dem freien Feld direkt dahinter. Spring links über die zwei Arbeiter von Sonne.
lesson-jumping-row-strike = Deine Arbeiter streiken; dazu kommen wir noch. Fürs Erste zurücknehmen?
lesson-jumping-row-own = Du bist über einen eigenen Arbeiter gesprungen, und er ist zum Rivalen übergelaufen; dazu kommen wir noch. Fürs Erste zurücknehmen?
lesson-jumping-row-walk = Mit diesem Zug bist du nicht über die zwei Arbeiter gesprungen. Zurücknehmen und über sie springen?
lesson-jumping-turned = Beide Arbeiter sind zu dir gewechselt, und jeder hat dir den Rohstoff seines Felds geliefert. Auch der neue auf deinem alten Feld hat geliefert: drei Rohstoffe mit einem Zug.
lesson-jumping-own = In einer Reihe dürfen auch eigene Arbeiter stehen. Sie laufen zur gegnerischen Gilde mit den wenigsten Arbeitern über und liefern an sie. Spring über die umrandete Reihe und sieh zu.
lesson-jumping-own-strike = Deine Arbeiter streiken; darum geht es im nächsten Schritt. Fürs Erste zurücknehmen?
lesson-jumping-own-also = Das geht auch: Einer deiner Arbeiter ist zum Rivalen übergelaufen und hat an ihn geliefert. Die Lektion geht mit dem vorgesehenen Zug weiter.
lesson-jumping-few = Warum nicht die ganze Mine besetzen? Weil die Gilde mit den wenigsten Arbeitern auf dem Markt, bei den Quests und in der nächsten Minenphase zuerst dran ist. Bei Gleichstand kommt zuerst dran, wer zuvor am weitesten hinten war.
lesson-jumping-strike = Fünf oder mehr Arbeiter einer Farbe, die einander berühren, streiken: Alle neuen und übersprungenen liefern noch, dann geht die ganze Gruppe. Bewege den Aufseher, der neben deinen vier Arbeitern steht: Der Arbeiter, den er zurücklässt, ist der fünfte.
lesson-jumping-strike-also = Das geht auch: Fünf Arbeiter einer Farbe haben einander berührt, und alle haben die Mine verlassen. Die Lektion geht mit dem vorgesehenen Zug weiter.
lesson-jumping-strike-other = Dieser Zug lässt keinen fünften Arbeiter neben den vieren zurück. Zurücknehmen?
lesson-jumping-gone = Sie haben die Mine verlassen, aber ihren Ertrag behältst du. Mit weniger Arbeitern rückst du in der Reihenfolge vor: Ein Streik kann genau richtig sein.
lesson-jumping-task = Jetzt ohne Hilfe: Spring über mindestens einen Arbeiter deines Rivalen und über keinen eigenen, ohne einen Streik auszulösen.
lesson-jumping-task-own = Einer deiner eigenen Arbeiter ist übergelaufen. Zurücknehmen und eine Reihe suchen, in der nur Arbeiter des Rivalen stehen?
lesson-jumping-task-strike = Fünf oder mehr deiner Arbeiter haben einander berührt, also haben sie gestreikt und die Mine verlassen. Zurücknehmen und einen Sprung ohne Streik suchen?
lesson-jumping-task-also = Gut gesprungen: Die Arbeiter, die zu dir gewechselt sind, haben an dich geliefert.
lesson-jumping-task-walk = Du bist über keinen Arbeiter gesprungen. Zurücknehmen und Arbeiter des Rivalen suchen, hinter denen ein Feld frei ist?

# 3
lesson-forge-step = Deine Gilde ist auf drei Quests unterwegs. Rechts siehst du, wie viel Stärke jede hat und wie viel sie in dieser Runde braucht: „Ratten im Keller“ hat 0 von 2.
lesson-forge-sword = Waffen schmiedest du einem Abenteurer direkt in die Hand. Wähle den Waldläufer, dann das Kupferschwert, dann „Ratten im Keller“: Aus 2 Kupfer wird Stärke 2, und der Waldläufer geht auf die Quest.
lesson-forge-sword-done = Noch nicht: Quests, die nicht erfüllt sind, wenn du fertig bist, scheitern. Zurücknehmen?
lesson-forge-sword-also = Das geht auch: Ein Schwert kann jeder führen. Die Lektion geht mit dem Waldläufer weiter.
lesson-forge-sword-dear = Das ist eine andere Waffe, und die brauchst du noch woanders. Zurücknehmen und ein Kupferschwert schmieden?
lesson-forge-sword-quest = Das war eine andere Quest oder eine andere Waffe. Zurücknehmen und zuerst für „Ratten im Keller“ ausrüsten?
lesson-forge-levels = Auf Stufe 1 führt ein Abenteurer Schwerter und Dolche; ab Stufe 2 Waffen aller öffentlichen Entwürfe, etwa den Kupferspeer; ab Stufe 3 auch Unikate, etwa den Grünstachel.
lesson-forge-types = „Fledermäuse im Glockenturm“ verlangt Stärke 5 und eine Stichwaffe. Ist dort keine Waffe dieses Typs, braucht der Schritt 3 Stärke mehr.
lesson-forge-stinger = Der Junker hat Stufe 3. Schick ihn mit einem Grünstachel dorthin: Stärke 5 und Stich, geschmiedet aus 1 Eisen und 1 Smaragd.
lesson-forge-stinger-done = Noch nicht: Quests, die nicht erfüllt sind, wenn du fertig bist, scheitern. Zurücknehmen?
lesson-forge-stinger-spear = Der Typ stimmt, aber ein Kupferspeer hat nur Stärke 2, und du brauchst 5. Zurücknehmen?
lesson-forge-stinger-sword = Das ist keine Stichwaffe, also braucht der Schritt 3 Stärke mehr. Zurücknehmen?
lesson-forge-stinger-quest = Das war eine andere Quest. Zurücknehmen und für „Fledermäuse im Glockenturm“ ausrüsten?
lesson-forge-lost = Eine geschmiedete Waffe wird nie wieder zu Rohstoffen. Abenteurer auf einer Quest kannst du mit einer neuen Waffe ausrüsten, aber die alte ist verloren. Bis du fertig bist, stellt „Rückgängig“ alles wieder her.
lesson-forge-task = Jetzt ohne Hilfe: „Schleime im Kanal“ braucht Stärke 3. Erfülle die Quest mit einem Abenteurer, der noch daheim ist.
lesson-forge-task-met = Erfüllt. Dieses Schwert kann schon ein Abenteurer der Stufe 1 führen; so bleibt der stärkere frei.
lesson-forge-task-short = Das ist zu wenig Stärke für diesen Schritt. Zurücknehmen und einen Entwurf mit Stärke 3 suchen?
lesson-forge-task-quest = Diese Quest war schon erfüllt. Zurücknehmen und bei „Schleime im Kanal“ helfen?
lesson-forge-task-done = „Schleime im Kanal“ wäre gescheitert. Zurücknehmen?

# 4
lesson-quest-offer = Acht Quests liegen aus. Die ersten zwei sind kostenlos, die nächsten drei kosten je 1 Gold, die letzten drei je 2. Am Ende jeder Runde scheiden die Quests aus, die noch ganz vorn liegen.
lesson-quest-legs = Eine Quest ist eine Reihe von Schritten. Aufeinanderfolgende Schritte, die dieselbe Stärke brauchen, bilden eine Etappe. „Arenaspiele“ hat zwei Etappen: einen Schritt, der Stärke 2 braucht, dann einen, der 4 braucht.
lesson-quest-take = Eine Quest rückt jede Runde einen Schritt vor, und in jeder Runde musst du ihren Schritt erfüllen, schon in dieser. Nimm „Arenaspiele“ für 1 Gold an.
lesson-quest-take-rats = Das geht auch: Stärke 2 schaffst du, nur kostet dieser Platz 2 Gold. Die Lektion geht mit „Arenaspiele“ weiter.
lesson-quest-take-other = Ihr erster Schritt braucht mehr Stärke, als deine 3 Kupfer hergeben. Eine Quest, die in ihrer ersten Runde scheitert, kostet 3 Prestige. Zurücknehmen?
lesson-quest-take-decline = Du musst keine Quest annehmen, aber Quests bringen Prestige. Zurücknehmen und „Arenaspiele“ annehmen?
lesson-quest-arm = Rüste jetzt den Waldläufer dafür aus. Ein Kupferschwert kostet 2 Kupfer und hat Stärke 2: genau das, was der erste Schritt braucht.
lesson-quest-arm-also = Das geht auch: Der Schritt ist erfüllt, egal, wer das Schwert führt. Die Lektion geht mit dem Waldläufer weiter.
lesson-quest-arm-dagger = Ein Kupferdolch hat Stärke 1, aber du brauchst 2. Zurücknehmen?
lesson-quest-arm-done = Der Schritt war nicht erfüllt, also ist die Quest gescheitert. In ihrer ersten Runde kostet das 3 Prestige. Zurücknehmen?
lesson-quest-done = Rechts siehst du, was geschieht, wenn du fertig bist. Der Schritt ist erfüllt, also drücke „Fertig“.
lesson-quest-done-more = Die Quest war schon erfüllt: Eine zweite Waffe verbraucht Rohstoffe, die dir später fehlen können. Zurücknehmen?
lesson-quest-done-home = Wer heimkehrt, verliert die Waffe, und die Quest ist nicht mehr erfüllt. Zurücknehmen?
lesson-quest-reward = Eine neue Runde: „Arenaspiele“ hat die zweite Etappe erreicht, die Stärke 4 braucht. Beim Abschluss der ersten hast du ihre Belohnung erhalten, 2 Kupfer. Eine abgeschlossene Etappe allein bringt kein Prestige.
lesson-quest-brackets = Scheitert eine Quest in ihrer ersten Runde, kostet das 3 Prestige. Scheitert sie später, bringt sie noch das Prestige, das bei der letzten abgeschlossenen Etappe in Klammern steht, hier 1. Die Abenteurer kehren heim, ihre Waffen gehen verloren, Belohnungen bleiben. Der Abschluss bringt 7 Prestige und 4 Gold.
lesson-quest-task = Jetzt ohne Hilfe: Die zweite Etappe braucht Stärke 4. Der Waldläufer mit seinem Kupferschwert ist noch dort. Erfülle den Schritt.
lesson-quest-task-again = Jetzt hat der Waldläufer eine neue Waffe, aber die alte ist verloren: Gewonnen hast du nichts. Zurücknehmen und jemand anderen schicken?
lesson-quest-task-met = Stärke 4: erfüllt. Am Ende dieser Runde ist „Arenaspiele“ abgeschlossen.
lesson-quest-task-short = Das macht Stärke 3, eins zu wenig. Zurücknehmen?
lesson-quest-task-done = Der Schritt war nicht erfüllt, also ist die Quest gescheitert und bringt nur das eine Prestige in Klammern. Zurücknehmen?
lesson-quest-complete = Stärke 4: erfüllt. Drücke „Fertig“: Der Abschluss bringt die vollen 7 Prestige und 4 Gold. Zwei Etappen geben zwei Stufen, höchstens eine für jeden Abenteurer. Die Waffen sind dann verloren.
lesson-quest-complete-more = Die Quest war schon erfüllt: Eine dritte Waffe verbraucht Rohstoffe, die dir später fehlen können. Zurücknehmen?
lesson-quest-complete-home = Wer heimkehrt, verliert die Waffe, und die Quest ist nicht mehr erfüllt. Zurücknehmen?

# 5
lesson-market-places = Pro Runde hast du auf dem Markt eine Aktion; Passen bringt 1 Gold. Schmiede, Basar und Kaserne sind exklusive Orte: Jeden darf pro Runde nur eine Gilde nutzen. Kanzlei und Straße stehen allen offen.
lesson-market-claim = In der Kanzlei beanspruchst du einen öffentlichen Entwurf für immer. Du zahlst seinen Preis und dazu 1 Gold an jede Gilde, die ihn vor dir beansprucht hat. Beanspruche den Kupferspeer.
lesson-market-claim-also = Das geht auch: Er gehört dir für die ganze Partie. Die Lektion geht mit dem Kupferspeer weiter.
lesson-market-claim-pass = Passen bringt 1 Gold und lohnt sich, wenn es nichts Besseres gibt. Zurücknehmen und den Kupferspeer beanspruchen?
lesson-market-road = In dieser Lektion hast du weitere Aktionen. Die Straße ist kostenlos: Sie bringt eine deiner Quests einen Schritt weiter, schließt sie aber nie ab. Treibe „Ratten im Keller“ voran.
lesson-market-road-pass = Passen bringt 1 Gold, aber die Straße würde dir eine ganze Runde sparen. Zurücknehmen?
lesson-market-barracks = In der Kaserne kannst du in einer Aktion einen Abenteurer der Stufe 1 anheuern, einen ausbilden, der daheim ist, oder beides. Bilde den Junker für 2 Gold von Stufe 2 auf 3 aus.
lesson-market-barracks-hired = Für 4 Gold hast du einen Abenteurer mehr. In dieser Lektion brauchst du das Gold aber noch für die Schmiede. Zurücknehmen?
lesson-market-barracks-other = Das geht auch: Wen du auch ausbildest, er kann danach bessere Waffen führen. Die Lektion geht mit dem Junker auf Stufe 3 weiter.
lesson-market-barracks-pass = Passen bringt 1 Gold, bildet aber niemanden aus. Zurücknehmen?
lesson-market-merchant = Mit dem Händler kannst du bei jeder Entscheidung einer Runde handeln: ein Kauf und ein Verkauf pro Runde, ohne eine Aktion zu verbrauchen. Kaufe 1 Eisen: Ein Handel gilt sofort, ohne Bestätigen.
lesson-market-merchant-also = Das geht auch: Das war dein einziger Kauf in dieser Runde. Die Lektion geht mit dem Eisen weiter.
lesson-market-merchant-sold = Das war dein einziger Verkauf in dieser Runde. Kaufen darfst du noch. Zurücknehmen?
lesson-market-cards = Die Schmiede verkauft ein Unikat, der Basar Karten: Einmalkarten wirken sofort, ein Stand tauscht pro Runde 1 Edelstein gegen 2 gleiche Metalle oder umgekehrt, Geschickkarten verbessern Handel oder Straße.
lesson-market-task = Jetzt ohne Hilfe: Kaufe den einzigen Entwurf, den nach dir keine andere Gilde mehr bekommen kann.
lesson-market-task-pass = Passen bringt 1 Gold, aber keinen Entwurf. Zurücknehmen und in der Schmiede nachsehen?
lesson-market-task-claim = Öffentliche Entwürfe kann jede Gilde beanspruchen. Zurücknehmen und ein Unikat suchen?
lesson-market-task-card = Das ist eine Karte, kein Entwurf. Zurücknehmen und in der Schmiede nachsehen?

# 6
lesson-round-plan = Eine Runde besteht aus Mine, Markt und Quest. Plane rückwärts: „Schleime im Kanal“ braucht Stärke 3, so viel hat ein Eisenschwert. Du brauchst also 2 Eisen, 3 Gold für den Anspruch und 1 für die Quest.
lesson-round-mine = Zuerst die Mine. Ein Sprung bringt beide: das Eisen unter deinem Aufseher und das Eisen unter dem Arbeiter von Sonne daneben.
lesson-round-mine-one = Das ist nur 1 Eisen, und der Plan braucht 2. Zurücknehmen und über den Arbeiter von Sonne auf dem Eisenfeld springen?
lesson-round-mine-other = Das bringt kein Eisen, und der Plan braucht 2. Zurücknehmen?
lesson-round-mine-pass = Ohne Eisen gibt es kein Schwert. Zurücknehmen?
lesson-round-second = In der Reihenfolge bist du vorn, also darfst du noch einmal einen Aufseher bewegen. Wer das tut, steht in der nächsten Reihenfolge ganz hinten, egal, wie wenige Arbeiter er hat. Du hast, was du brauchst: Passe.
lesson-round-second-moved = Das geht auch: Du hast jetzt mehr Rohstoffe, bist aber auf dem Markt und bei den Quests zuletzt dran. Die Lektion geht weiter, als hättest du gepasst.
lesson-round-market = Du hast die wenigsten Arbeiter, also bist du auch hier zuerst dran. Beanspruche in der Kanzlei das Eisenschwert: Für 3 Gold gehört es dir für immer.
lesson-round-market-claim = Das ist ein anderer Entwurf, und das Gold für das Eisenschwert ist weg. Zurücknehmen?
lesson-round-market-pass = Das bringt 1 Gold, aber kein Schwert mit Stärke 3. Zurücknehmen?
lesson-round-take = Wie geplant: Nimm mit deinem letzten Gold „Schleime im Kanal“ an.
lesson-round-take-other = Der Plan war auf „Schleime im Kanal“ ausgelegt. Zurücknehmen?
lesson-round-take-decline = Du hast alles, was sie braucht. Zurücknehmen und „Schleime im Kanal“ annehmen?
lesson-round-arm = Aus 2 Eisen wird ein Eisenschwert in der Hand des Waldläufers: Stärke 3, und jeder kann es führen.
lesson-round-arm-also = Das geht auch. Die Lektion geht mit dem Waldläufer weiter.
lesson-round-arm-done = Niemand war ausgerüstet, also ist die Quest in ihrer ersten Runde gescheitert und hat dich 3 Prestige gekostet. Zurücknehmen?
lesson-round-done = Erfüllt. Drücke „Fertig“, um das Ausrüsten und die Runde zu beenden.
lesson-round-done-home = Damit ist eine Waffe vergeudet. Zurücknehmen?
lesson-round-again = Die Quest ist vorgerückt, unverkaufte Karten haben den Markt verlassen, die vordersten Quests die Auslage, und eine neue Runde beginnt. Was deine Quests Runde für Runde brauchen, steht im Questbuch.
lesson-round-task = Später, ohne Hilfe: Du willst ein Kupferschwert für „Ratten im Keller“. Hol 2 Kupfer mit einem Zug.
lesson-round-task-pass = Das bringt gar kein Kupfer. Zurücknehmen?
lesson-round-task-one = Das bringt nur 1 Kupfer, ein halbes Schwert. Zurücknehmen und einen Sprung suchen, der auf Kupfer beginnt?
lesson-round-task-other = Das bringt kein Kupfer. Zurücknehmen?

# 7
lesson-end-last = Runde 7 ist die letzte einer einfachen Partie. Es gibt keine Karten mehr: Schmiede und Basar verkaufen stattdessen Boni für die Schlusswertung.
lesson-end-bonus = Jeder Bonus zählt etwas anderes. Du hast 5 Quests abgeschlossen, also bringt das Buch der Taten mindestens 5 Prestige für 3 Gold. Kaufe es auf dem Basar.
lesson-end-bonus-less = Davon hast du weniger, und es kostet mehr Gold. Zurücknehmen und vergleichen?
lesson-end-bonus-pass = Ein Gold zählt am Ende ein viertel Prestige. Zurücknehmen?
lesson-end-take = In der letzten Runde gibt es nur noch Quests mit goldenem Rahmen, und jede Quest, die am Ende noch läuft, scheitert. „Meuchler beim Bankett“ hat nur einen einzigen Schritt: Nimm sie an.
lesson-end-take-other = Diese Quest kannst du in dieser Runde nicht erfüllen. Zurücknehmen?
lesson-end-take-decline = Damit verschenkst du 11 Prestige. Zurücknehmen?
lesson-end-maul = Du brauchst Stärke 7. Dein Waldläufer hat Stufe 3 und führt auch Unikate: Schmiede ihm einen Dornhammer, Stärke 5.
lesson-end-maul-other = Das ist kein Dornhammer in der Hand des Waldläufers. Zurücknehmen und damit beginnen?
lesson-end-maul-done = Der Schritt ist nicht erfüllt, also scheitert die Quest. Zurücknehmen?
lesson-end-sword = Die Stärken aller Waffen auf einer Quest werden addiert. Ein Eisenschwert für den Raufbold bringt 3 dazu: zusammen 8.
lesson-end-sword-also = Das geht auch: Jeder kann es führen.
lesson-end-sword-other = Fünf und zwei sind sieben, aber spare das Kupfer und nimm ein Eisenschwert. Zurücknehmen?
lesson-end-sword-done = 2 Stärke fehlen, also scheitert die Quest. Zurücknehmen?
lesson-end-done = Erfüllt. Drücke „Fertig“: Die Quest wird abgeschlossen und bringt Prestige, ihre Belohnung und den beteiligten Abenteurern eine Stufe pro Etappe; ihre Waffen sind verloren. Dann folgt die Schlusswertung.
lesson-end-done-home = Damit ist eine Waffe vergeudet. Zurücknehmen?
lesson-end-count = Jede Stufe zählt 1, Stufe 4 eins mehr. Entwürfe, Ansprüche, Karten und Boni zählen, was sie zeigen. Übrige Rohstoffe werden verkauft, je 4 Gold bringen 1 Prestige. Bei Gleichstand gewinnt, wer in der Reihenfolge am weitesten vorn steht.
lesson-end-task = Noch ein letzter Markt, ohne Hilfe: Du hast 4 Gold, 8 übrige Rohstoffe, 2 abgeschlossene Quests, 3 Abenteurer und 2 Ansprüche. Kaufe den Bonus, der am meisten bringt.
lesson-end-task-less = Ein anderer bringt mehr: Überlege, wovon du 8 hast. Zurücknehmen?
lesson-end-task-pass = Das zählt nur ein viertel Prestige. Zurücknehmen?

# 8
lesson-epic-stages = Eine epische Partie hat 18 Runden in drei Epochen. Nach den Runden 6 und 12 wird die Mine mit selteneren Rohstoffen neu aufgebaut; neue Karten und schwerere Quests kommen. Deine aktiven Quests behältst du.
lesson-epic-tiles = Am Ende der Runden 6, 9, 12, 15 und 18 wird je ein Bonusplättchen abgehandelt. Das nächste: Eine Gilde mit genau drei Arbeitern in der Mine darf einen Aufseher bewegen.
lesson-epic-train = Auf Stufe 4 wird ein Abenteurer Champion. Bilde den Waldläufer in der Kaserne für 3 Gold von Stufe 3 auf 4 aus.
lesson-epic-train-other = Das war jemand anderes oder ein neuer Abenteurer. Zurücknehmen und den Waldläufer ausbilden?
lesson-epic-train-pass = Durch Passen wird niemand Champion. Zurücknehmen?
lesson-epic-title = Ein Champion erhält einen von zwölf Titeln. „Ehrgeizig“ bringt jedes Mal 2 Prestige, wenn mit diesem Champion auf der Quest eine Etappe abgeschlossen wird. Wähle ihn.
lesson-epic-title-other = Das geht auch: Jeder Titel hilft auf seine Art. Die Lektion geht mit „Ehrgeizig“ weiter.
lesson-epic-titles = Jeden Titel kann deine Gilde einmal vergeben. Manche machen Waffen stärker oder geben ihnen einen Typ, manche belohnen ganze Quests, manche machen eine Quest billiger oder kürzer.
lesson-epic-send = „Schleime im Kanal“ steht auf dem letzten Schritt der ersten Etappe, der Stärke 3 braucht. Schick den Champion mit einem Eisenschwert dorthin.
lesson-epic-send-other = Der Schritt ist erfüllt, aber ohne den Champion gibt es kein zusätzliches Prestige. Zurücknehmen?
lesson-epic-send-weak = Das ist zu wenig Stärke für den Schritt. Zurücknehmen und ein Eisenschwert für den Waldläufer schmieden?
lesson-epic-send-done = Niemand war dort, also ist die Quest gescheitert. Zurücknehmen?
lesson-epic-done = Erfüllt. Drücke „Fertig“ und sieh, was der Champion einbringt.
lesson-epic-done-home = Damit ist eine Waffe vergeudet. Zurücknehmen?
lesson-epic-paid = Du bekommst 2 Prestige für die Etappe, zusätzlich zur Belohnung. Titel wirken auch auf der Straße, und am Ende zählt ein Champion eins mehr als seine Stufe.
lesson-epic-task = Später, ohne Hilfe: Dein Champion trägt den Titel „Charmant“. Eine Quest, bei der er von Anfang an dabei ist, bringt dir 1 Gold, statt etwas zu kosten. Nimm auf diese Weise eine an.
lesson-epic-task-also = Sie hat dir Gold gebracht. Jetzt muss der Champion noch in dieser Runde mit einer Waffe auf diese Quest.
lesson-epic-task-paid = Du hast ihren Preis bezahlt: „Charmant“ sagst du beim Annehmen an. Zurücknehmen, die Quest wählen und den Schalter daneben drücken?
lesson-epic-task-decline = Keine Quest, kein Lohn. Zurücknehmen?

# 9
lesson-solo-duty = Im Solospiel teilst du die Mine mit zwei automatischen Farben. Du musst in jeder Runde eine Quest annehmen und alle abschließen: Scheitert eine, ist die Partie verloren.
lesson-solo-mine = Springst du über eigene Arbeiter, verlassen sie die Mine: Niemand läuft über, und sie liefern nichts. Fremde Arbeiter wechseln zu dir und liefern wie immer. Spring über die umrandete Reihe.
lesson-solo-mine-other = Das geht auch: Fremde Arbeiter sind zu dir gewechselt und haben an dich geliefert. Die Lektion geht mit der Reihe links weiter.
lesson-solo-mine-walk = Ohne Sprung bringt ein Zug nur einen Rohstoff. Zurücknehmen und über die Reihe links springen?
lesson-solo-mine-pass = Passen bringt nichts. Zurücknehmen?
lesson-solo-tie = Automatische Farben müssen über so viele fremde Arbeiter springen, wie sie können. Sind mehrere Züge gleich gut, wählst du. Bewege den umrandeten Aufseher.
lesson-solo-tie-other = Das geht auch: Wähle immer den Zug, der dir die Arbeiter lässt, die du willst. Die Lektion geht mit dem vorgesehenen Zug weiter.
lesson-solo-market = Auf dem Markt hast du zwei Aktionen. Beanspruche zuerst in der Kanzlei das Eisenschwert.
lesson-solo-market-claim = Das geht auch: Ein Entwurf gehört dir für immer. Die Lektion geht mit dem Eisenschwert weiter.
lesson-solo-market-pass = Das bringt 1 Gold, kostet aber eine Aktion. Zurücknehmen?
lesson-solo-twice = Deine zweite Aktion darf nicht denselben exklusiven Ort nutzen; Straße und Kanzlei kannst du zweimal nutzen. Dein Gold ist ausgegeben: Passe und nimm 1 Gold.
lesson-solo-take = Jede Runde kommen zwei neue Quests, und du darfst nicht verzichten. Nimm „Ratten im Keller“ an: 2 Kupfer reichen dafür.
lesson-solo-take-wolves = „Wölfe am Pferch“ braucht sofort Stärke 4, und du hast nur 2 Kupfer: Damit wäre die Partie verloren. Zurücknehmen?
lesson-solo-marks = Leichte, mittlere, schwere und zufällige Partien haben verschiedene Quests. In einer einfachen Solopartie sind 125 Prestige ein großartiges Ergebnis, in einer epischen 500.
lesson-solo-task = Jetzt ohne Hilfe: Sorge dafür, dass „Ratten im Keller“ in dieser Runde erfüllt ist.
lesson-solo-task-met = Erfüllt. Ein Schwert kann jeder führen.
lesson-solo-task-short = Ein Dolch hat Stärke 1, aber du brauchst 2. Zurücknehmen?
lesson-solo-task-done = Die Quest ist gescheitert, und damit ist die Partie sofort verloren. Zurücknehmen?
