# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Spielen lernen
lessons-words = Jede Lektion dauert ein paar Minuten am echten Tisch. Unterbrich sie und mach weiter, wie du willst.
lessons-name-walking = Durch die Mine
lessons-about-walking = Einen Aufseher bewegen, einen Arbeiter zurücklassen, den Ertrag nehmen.
lessons-name-jumping = Springen
lessons-about-jumping = Reihen von Arbeitern, wer wechselt und wer überläuft, Streiks, und warum wenige gut sind.
lessons-name-forge = Schmieden
lessons-about-forge = Entwürfe, Erz, Stufen und Typen: Stärke in die Hände der Abenteurer.
lessons-name-quest = Eine Quest
lessons-about-quest = Die Auslage und ihre Preise, Schritte und Etappen, Belohnungen, Klammern und Scheitern.
lessons-name-market = Der Markt
lessons-about-market = Geschlossene und offene Orte, der Händler, Stände, und was Passen bringt.
lessons-name-round = Eine ganze Runde
lessons-about-round = Mine, Markt und Quest nach einem Plan, und der zweite Zug.
lessons-name-end = Das Ende
lessons-about-end = Boni und Quests der letzten Runde, und wie alles gezählt wird.
lessons-name-epic = Episch
lessons-about-epic = Drei Epochen, Bonusplättchen, Champions und ihre Titel.
lessons-name-solo = Solo
lessons-about-solo = Die Questpflicht, automatische Farben, zwei Marktaktionen, Schwierigkeiten.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = Erste Partie
lessons-first-words = Eine einfache Partie gegen einen Lehrling. Der Begleiter meldet sich bei jeder neuen Art von Entscheidung.
lessons-tips-words = Alles, was der Begleiter je sagt

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
lessons-kept = Die Lektion merkt sich, wo du bist

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
lessons-no-more = Das war der letzte Schritt

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Das darfst du, und du kannst sehen, was daraus wird. Gemeint war hier etwas anderes: { $wanted }. Nimm es zurück oder überspringe den Schritt.
lessons-strayed-early = Das darfst du, aber vorher gab es noch mehr zu sagen. Nimm es zurück oder spring voraus.
lessons-learnt = Geschafft! Das hast du gelernt: { $lesson }. Die Lektion bleibt in der Liste, und du kannst sie jederzeit wiederholen.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Die umrandeten Figuren mit dem Turm sind deine Aufseher; die anderen gehören deinem Rivalen. Auf jedem Feld liegt Kupfer, Eisen oder Smaragd. Drücke „Weiter“ oder die Eingabetaste.
lesson-walking-move = Wähle den umrandeten Aufseher, dann das umrandete Feld, dann drücke „Bestätigen“ unten rechts. Ein Aufseher zieht in gerader Linie, so weit der Weg frei ist.
lesson-walking-move-pass = Passen bewegt niemanden und bringt nichts. Nimm es zurück und lass einen Aufseher ziehen.
lesson-walking-move-other = Das geht auch: Das Feld, das dieser Aufseher verlassen hat, hat dir etwas gebracht. Die Lektion geht mit dem Aufseher unten rechts weiter.
lesson-walking-worker = Er hat auf seinem alten Feld einen Arbeiter zurückgelassen, und der hat dir sein Erz geliefert: ein Eisen, links. Ertrag bringt das Feld, das du verlässt, nicht das, auf dem du landest.
lesson-walking-panel = Das ist deine Tafel: Prestige beim Lorbeer, dein Erz, dann Gold, Arbeiter in der Mine (Kapuze) und Abenteurer (Helm), laufende und abgeschlossene Quests. Das „i“ oben nennt jedes Symbol beim Namen.
lesson-walking-emerald = Stell dich also auf das, was du als Nächstes brauchst. Einer deiner Aufseher steht auf einem Smaragd, dem Seltensten in dieser Mine. Bewege ihn, wohin du willst.
lesson-walking-emerald-pass = Dann bliebe der Smaragd, wo er ist. Zurücknehmen?
lesson-walking-emerald-taken = Das geht auch: Wohin er auch zieht, der Smaragd unter ihm gehört dir. Die Lektion geht mit ihrem eigenen Zug weiter.
lesson-walking-emerald-other = Dieser Aufseher stand auf etwas anderem, also hast du das bekommen. Zurücknehmen und den umrandeten bewegen?
lesson-walking-free = In jeder Runde zieht jede Gilde einen Aufseher nach diesen Regeln. Keiner darf auf einer Figur landen oder an einem Aufseher vorbei. Ein Arbeiter liefert, wenn er erscheint, nicht fürs bloße Dastehen.
lesson-walking-task = Jetzt ohne Hilfe: Hol mit diesem Zug noch ein Eisen.
lesson-walking-task-taken = Eisen, vom Feld, das du verlassen hast. In einer Partie macht jede Gilde pro Runde einen solchen Zug, und die erste in der Reihenfolge darf zwei machen.
lesson-walking-task-pass = Das bringt kein Eisen. Nimm es zurück und suche einen deiner Aufseher, der auf Eisen steht.
lesson-walking-task-other = Auf diesem Feld lag kein Eisen: Es zählt das Feld, das du verlässt. Zurücknehmen?

# 2
lesson-jumping-row = Über Arbeiter im Weg kann man springen, sofort oder nach einem Stück in derselben Linie: über eine lückenlose Reihe auf das freie Feld direkt dahinter. Spring links über die zwei Arbeiter von Sonne.
lesson-jumping-row-strike = Deine Arbeiter streiken: Dazu kommen wir noch. Für jetzt zurücknehmen?
lesson-jumping-row-own = Du bist über einen eigenen Arbeiter gesprungen, und er ist zum Rivalen übergelaufen: Dazu kommen wir noch. Für jetzt zurücknehmen?
lesson-jumping-row-walk = Das war ein Zug ohne diese zwei Arbeiter. Zurücknehmen und von links über sie springen?
lesson-jumping-turned = Beide Arbeiter haben zu deiner Farbe gewechselt, und jeder hat dir geliefert, was unter ihm liegt. Der neue Arbeiter auf deinem alten Feld auch: drei Rohstoffe mit einem Zug.
lesson-jumping-own = In einer Reihe dürfen auch eigene Arbeiter stehen. Sie laufen zur Gilde mit den wenigsten Arbeitern über und liefern an sie. Spring über die umrandete Reihe und sieh zu.
lesson-jumping-own-strike = Deine Arbeiter streiken: Das ist der nächste Schritt. Für jetzt zurücknehmen?
lesson-jumping-own-also = Das geht auch: Ein Arbeiter von dir ist zum Rivalen übergelaufen und hat an ihn geliefert. Die Lektion geht mit ihrem eigenen Zug weiter.
lesson-jumping-few = Warum nicht die ganze Mine besitzen? Die Gilde mit den wenigsten Arbeitern ist auf dem Markt, bei den Quests und in der nächsten Mine zuerst dran. Bei Gleichstand wird getauscht: Wer hinten war, kommt nach vorn.
lesson-jumping-strike = Fünf oder mehr Arbeiter einer Farbe, die einander berühren, streiken: Der neueste liefert noch, dann gehen alle. Bewege den Aufseher neben deinen vier und mach fünf daraus.
lesson-jumping-strike-also = Das geht auch: Fünf einer Farbe haben sich berührt, und alle haben die Mine verlassen. Die Lektion geht mit ihrem eigenen Zug weiter.
lesson-jumping-strike-other = Dieser Zug lässt keinen fünften Arbeiter neben den vieren zurück. Zurücknehmen?
lesson-jumping-gone = Sie haben die Mine verlassen, das Erz hast du behalten. Mit weniger Arbeitern rückst du in der Reihenfolge vor: Ein Streik kann genau richtig sein.
lesson-jumping-task = Jetzt ohne Hilfe: Spring über mindestens einen Arbeiter deines Rivalen und über keinen eigenen, ohne einen Streik auszulösen.
lesson-jumping-task-own = Einer deiner eigenen Arbeiter ist übergelaufen. Zurücknehmen und eine Reihe suchen, die nur dem Rivalen gehört?
lesson-jumping-task-strike = Danach standen fünf oder mehr deiner Arbeiter Seite an Seite: Sie streiken und haben die Mine verlassen. Zurücknehmen und einen Sprung suchen, nach dem sie bleiben?
lesson-jumping-task-also = Gut gesprungen: Was zu deiner Farbe gewechselt hat, hat dir geliefert.
lesson-jumping-task-walk = Über niemanden gesprungen. Zurücknehmen und Arbeiter des Rivalen mit einem freien Feld dahinter suchen?

# 3
lesson-forge-step = Deine Gilde hat drei Quests. Rechts neben jeder steht, welche Stärke sie hat und wie viel sie in dieser Runde braucht: „Ratten im Keller“ hat 0 von 2.
lesson-forge-sword = Waffen werden direkt in die Hand geschmiedet. Wähle den Waldläufer, dann das Kupferschwert, dann „Ratten im Keller“: Aus zwei Kupfer wird Stärke 2, und der Waldläufer ist auf der Quest.
lesson-forge-sword-done = Noch nicht: Was nicht erfüllt ist, wenn du fertig bist, scheitert. Zurücknehmen?
lesson-forge-sword-also = Das geht auch: Ein Schwert kann jeder führen. Die Lektion geht mit dem Waldläufer weiter.
lesson-forge-sword-dear = Das ist eine andere Waffe, und die anderen werden noch gebraucht. Zurücknehmen und ein Kupferschwert schmieden?
lesson-forge-sword-quest = Das war eine andere Quest oder eine andere Waffe. Zurücknehmen und zuerst „Ratten im Keller“ ausrüsten?
lesson-forge-levels = Stufe 1 führt Schwerter und Dolche, Stufe 2 jeden öffentlichen Entwurf, etwa den Kupferspeer. Stufe 3 führt auch Unikate, etwa den Grünstachel.
lesson-forge-types = „Fledermäuse im Glockenturm“ verlangt Stärke 5 und eine Stichwaffe. Hat keine Waffe dort diesen Typ, braucht der Schritt dafür 3 Stärke mehr.
lesson-forge-stinger = Der Junker hat Stufe 3. Schick ihn mit dem Grünstachel dorthin: Stärke 5 und Stich, geschmiedet aus einem Eisen und einem Smaragd.
lesson-forge-stinger-done = Noch nicht: Was nicht erfüllt ist, wenn du fertig bist, scheitert. Zurücknehmen?
lesson-forge-stinger-spear = Der Typ stimmt, aber ein Kupferspeer hat nur Stärke 2, und 5 sind nötig. Zurücknehmen?
lesson-forge-stinger-sword = Das ist keine Stichwaffe, also braucht der Schritt 3 Stärke mehr. Zurücknehmen?
lesson-forge-stinger-quest = Das war eine andere Quest. Zurücknehmen und „Fledermäuse im Glockenturm“ ausrüsten?
lesson-forge-lost = Geschmiedetes wird nie wieder zu Erz. Wer auf einer Quest ist, kann beim Ausrüsten eine andere Waffe bekommen; die alte ist verloren. Bis du fertig bist, gibt dir „Rückgängig“ alles wieder.
lesson-forge-task = Jetzt ohne Hilfe: „Schleime im Kanal“ braucht Stärke 3. Erfülle sie mit einem Abenteurer, der noch daheim ist.
lesson-forge-task-met = Erfüllt. Für dieses Schwert genügt ein Abenteurer der Stufe 1, und der stärkere bleibt frei.
lesson-forge-task-short = Das hat zu wenig Stärke für diesen Schritt. Zurücknehmen und einen Entwurf mit Stärke 3 suchen?
lesson-forge-task-quest = Diese Quest war schon erfüllt. Zurücknehmen und bei „Schleime im Kanal“ helfen?
lesson-forge-task-done = „Schleime im Kanal“ wäre gescheitert. Zurücknehmen?

# 4
lesson-quest-offer = Acht Quests liegen aus. Die zwei vorn sind kostenlos, die nächsten drei kosten 1 Gold, die letzten drei 2. Einige der vorderen verschwinden am Ende jeder Runde.
lesson-quest-legs = Eine Quest ist eine Reihe von Schritten. Schritte gleicher Stärke bilden eine Etappe. „Arenaspiele“ hat zwei Etappen: einen Schritt mit Stärke 2, dann einen mit Stärke 4.
lesson-quest-take = Eine Quest rückt jede Runde einen Schritt vor, und jede Runde muss ihr Schritt erfüllt sein, schon in dieser. Nimm „Arenaspiele“ für 1 Gold an.
lesson-quest-take-rats = Das geht auch: Stärke 2 ist für dich machbar, auch wenn dieser Platz 2 Gold kostet. Die Lektion geht mit „Arenaspiele“ weiter.
lesson-quest-take-other = Ihr erster Schritt braucht mehr Stärke, als deine drei Kupfer hergeben. Eine Quest, die in ihrer ersten Runde scheitert, kostet 3 Prestige. Zurücknehmen?
lesson-quest-take-decline = Niemand muss eine Quest annehmen, aber sie bringen Prestige. Zurücknehmen und „Arenaspiele“ annehmen?
lesson-quest-arm = Rüste sie jetzt aus. Ein Kupferschwert in der Hand des Waldläufers kostet zwei Kupfer und hat Stärke 2: genau, was der erste Schritt braucht.
lesson-quest-arm-also = Das geht auch: Wer auch das Schwert hält, der Schritt ist erfüllt. Die Lektion geht mit dem Waldläufer weiter.
lesson-quest-arm-dagger = Ein Kupferdolch hat Stärke 1, und 2 sind nötig. Zurücknehmen?
lesson-quest-arm-done = Nicht erfüllt, also gescheitert, und das hat in ihrer ersten Runde 3 Prestige gekostet. Zurücknehmen?
lesson-quest-done = Rechts steht, was geschieht, wenn du fertig bist. Der Schritt ist erfüllt, also drücke „Fertig“.
lesson-quest-done-more = Sie war schon erfüllt: Eine zweite Waffe ist Erz, das dir später fehlen kann. Zurücknehmen?
lesson-quest-done-home = Wer heimgeht, verliert die Waffe, und die Quest ist nicht mehr erfüllt. Zurücknehmen?
lesson-quest-reward = Eine neue Runde: „Arenaspiele“ ist in die zweite Etappe vorgerückt, und die braucht Stärke 4. Der Abschluss der ersten brachte ihre Belohnung, zwei Kupfer. Prestige gibt es nur für die ganze Quest.
lesson-quest-brackets = In der ersten Runde gescheitert, kostet eine Quest 3 Prestige; später bringt sie noch die Zahl in Klammern der letzten fertigen Etappe, hier 1. Waffen sind verloren, Belohnungen bleiben. Abgeschlossen bringt sie 7 und 4 Gold.
lesson-quest-task = Jetzt ohne Hilfe: Die zweite Etappe braucht Stärke 4. Der Waldläufer ist mit dem Kupferschwert noch dort. Sorge dafür, dass der Schritt erfüllt ist.
lesson-quest-task-again = So hat der Waldläufer eine neue Waffe, und die alte ist verloren: Gewonnen ist nichts. Zurücknehmen und jemand anderen schicken?
lesson-quest-task-met = Stärke 4: erfüllt. Am Ende dieser Runde ist „Arenaspiele“ abgeschlossen.
lesson-quest-task-short = Das macht Stärke 3, eine zu wenig. Zurücknehmen?
lesson-quest-task-done = Nicht erfüllt, also gescheitert: Davon bleibt nur das Prestige in Klammern: 1. Zurücknehmen?
lesson-quest-complete = Stärke 4: erfüllt. Drücke „Fertig“: Der Abschluss bringt volle 7 Prestige und 4 Gold. Zwei Etappen geben zwei Stufen, höchstens eine für jeden Abenteurer. Die Waffen sind dann verbraucht.
lesson-quest-complete-more = Sie war schon erfüllt: Eine dritte Waffe ist Erz, das dir später fehlen kann. Zurücknehmen?
lesson-quest-complete-home = Wer heimgeht, verliert die Waffe, und die Quest ist nicht mehr erfüllt. Zurücknehmen?

# 5
lesson-market-places = Jede Runde hast du eine Aktion auf dem Markt oder passt und bekommst 1 Gold. Schmiede, Basar und Kaserne bedienen pro Runde je eine Gilde: die, die zuerst kommt. Kanzlei und Straße sind für alle offen.
lesson-market-claim = In der Kanzlei beanspruchst du einen öffentlichen Entwurf für immer. Das kostet seinen Preis und 1 Gold für jede Gilde, die ihn vor dir beansprucht hat. Beanspruche den Kupferspeer.
lesson-market-claim-also = Das geht auch: Er gehört dir für die ganze Partie. Die Lektion geht mit dem Kupferspeer weiter.
lesson-market-claim-pass = Passen bringt 1 Gold. Das ist gut, wenn nichts Besseres da ist. Zurücknehmen und den Kupferspeer beanspruchen?
lesson-market-road = Die Lektion gibt dir weitere Aktionen. Die Straße ist kostenlos: Sie bringt eine deiner Quests einen Schritt weiter, schließt sie aber nie ab. Treibe „Ratten im Keller“ voran.
lesson-market-road-pass = Ein Gold fürs Passen, aber die Straße würde dir eine ganze Runde sparen. Zurücknehmen?
lesson-market-barracks = In der Kaserne heuerst du einen Abenteurer der Stufe 1 an, bildest einen aus, der daheim ist, oder beides in einer Aktion. Bilde den Junker für 2 Gold von Stufe 2 auf 3 aus.
lesson-market-barracks-hired = Ein Abenteurer mehr, für 4 Gold. Dieses Gold brauchst du in dieser Lektion noch für die Schmiede. Zurücknehmen?
lesson-market-barracks-other = Das geht auch: Wen du auch ausbildest, er führt mehr Waffen. Die Lektion geht mit dem Junker auf Stufe 3 weiter.
lesson-market-barracks-pass = Passen bringt 1 Gold, bildet aber niemanden aus. Zurücknehmen?
lesson-market-merchant = Der Händler steht dir bei jeder Entscheidung einer Runde offen: ein Kauf und ein Verkauf pro Runde, und sie kosten keine Aktion. Kaufe ein Eisen.
lesson-market-merchant-also = Das geht auch: Das war dein einziger Kauf in dieser Runde. Die Lektion geht mit dem Eisen weiter.
lesson-market-merchant-sold = Das war ein Verkauf, dein einziger in dieser Runde. Der Kauf steht dir noch zu. Zurücknehmen?
lesson-market-cards = Die Schmiede verkauft ein Unikat, der Basar Karten: Einmalkarten wirken sofort, ein Stand tauscht jede Runde einen Edelstein gegen zwei eines Metalls oder umgekehrt, Geschick verbessert Handel oder Straße.
lesson-market-task = Jetzt ohne Hilfe: Kaufe den einen Entwurf auf diesem Tisch, den keine andere Gilde haben kann.
lesson-market-task-pass = Passen bringt 1 Gold und kauft nichts. Zurücknehmen und in der Schmiede nachsehen?
lesson-market-task-claim = Öffentliche Entwürfe gibt es für jeden, der zahlt. Zurücknehmen und ein Unikat suchen?
lesson-market-task-card = Das ist eine Karte, kein Entwurf. Zurücknehmen und in der Schmiede nachsehen?

# 6
lesson-round-plan = Eine Runde ist Mine, Markt, Quest. Plane rückwärts: „Schleime im Kanal“ braucht Stärke 3. Ein Eisenschwert hat sie. Du brauchst also zwei Eisen, 3 Gold für den Anspruch und 1 für die Quest.
lesson-round-mine = Zuerst die Mine. Ein Sprung bringt beide: das Eisen unter deinem Aufseher und das Eisen unter dem Arbeiter von Sonne daneben.
lesson-round-mine-one = Ein Eisen, aber der Plan braucht zwei. Zurücknehmen und über den Arbeiter von Sonne auf Eisen springen?
lesson-round-mine-other = Das bringt kein Eisen, und der Plan braucht zwei. Zurücknehmen?
lesson-round-mine-pass = Ohne Erz kein Schwert. Zurücknehmen?
lesson-round-second = Du stehst vorn in der Reihenfolge, also darfst du ein zweites Mal ziehen, mit einem beliebigen Aufseher von dir. Wer das tut, kommt in der nächsten zuletzt, gleich, wie viele Arbeiter er hat. Du hast, was du brauchst: Passe.
lesson-round-second-moved = Das geht auch: mehr Erz jetzt, aber in diesem Markt und bei den Quests kommst du zuletzt. Die Lektion geht weiter, als hättest du gepasst.
lesson-round-market = Die wenigsten Arbeiter, also bist du auch hier zuerst dran. Beanspruche in der Kanzlei das Eisenschwert: 3 Gold, und es gehört dir für immer.
lesson-round-market-claim = Das ist ein anderer Entwurf, und das Gold für das Eisenschwert ist weg. Zurücknehmen?
lesson-round-market-pass = Ein Gold mehr, aber kein Schwert mit Stärke 3. Zurücknehmen?
lesson-round-take = Wie geplant: Nimm mit deinem letzten Gold „Schleime im Kanal“ an.
lesson-round-take-other = Der Plan war für „Schleime im Kanal“ gemacht. Zurücknehmen?
lesson-round-take-decline = Du hast alles, was sie braucht. Zurücknehmen und „Schleime im Kanal“ annehmen?
lesson-round-arm = Aus zwei Eisen wird ein Eisenschwert in der Hand des Waldläufers: Stärke 3, und jeder darf es führen.
lesson-round-arm-also = Das geht auch. Die Lektion geht mit dem Waldläufer weiter.
lesson-round-arm-done = Niemand war ausgerüstet, also ist sie in ihrer ersten Runde gescheitert: 3 Prestige verloren. Zurücknehmen?
lesson-round-done = Erfüllt. Beende das Ausrüsten und lass die Runde enden.
lesson-round-done-home = Damit ist eine Waffe umsonst verloren. Zurücknehmen?
lesson-round-again = Die Quest ist vorgerückt, nicht verkaufte Karten haben den Markt verlassen, vordere Quests die Auslage, und eine neue Runde beginnt. Was deine Quests Runde für Runde brauchen, steht im Questbuch.
lesson-round-task = Später, ohne Hilfe: Du willst ein Kupferschwert für „Ratten im Keller“. Hol zwei Kupfer mit einem Zug.
lesson-round-task-pass = Das bringt gar kein Kupfer. Zurücknehmen?
lesson-round-task-one = Ein Kupfer ist ein halbes Schwert. Zurücknehmen und einen Sprung suchen, der auf Kupfer beginnt?
lesson-round-task-other = Das bringt kein Kupfer. Zurücknehmen?

# 7
lesson-end-last = Runde 7 ist die letzte einer einfachen Partie. Karten sind keine mehr da: Schmiede und Basar verkaufen stattdessen Boni für die Schlusswertung.
lesson-end-bonus = Jeder Bonus zählt etwas. Du hast fünf Quests abgeschlossen, also brächte das Buch der Taten mindestens 5 Prestige für 3 Gold. Kaufe es im Basar.
lesson-end-bonus-less = Das zählt weniger von dem, was du hast, für mehr Gold. Zurücknehmen und vergleichen?
lesson-end-bonus-pass = Ein Gold ist am Ende ein viertel Prestige. Zurücknehmen?
lesson-end-take = In der letzten Runde gibt es nur noch Quests mit goldenem Rahmen, und was am Ende noch läuft, scheitert. „Meuchler beim Bankett“ hat nur einen einzigen Schritt: Nimm sie an.
lesson-end-take-other = Diese kannst du in dieser Runde mit dem, was du hast, nicht erfüllen. Zurücknehmen?
lesson-end-take-decline = Elf Prestige blieben auf dem Tisch liegen. Zurücknehmen?
lesson-end-maul = Stärke 7 ist nötig. Dein Waldläufer hat Stufe 3: Schmiede das Unikat Dornhammer, Stärke 5.
lesson-end-maul-other = Das ist nicht der Dornhammer in der Hand des Waldläufers. Zurücknehmen und damit beginnen?
lesson-end-maul-done = Nicht erfüllt, also scheitert sie. Zurücknehmen?
lesson-end-sword = Stärken auf einer Quest addieren sich. Ein Eisenschwert für den Raufbold bringt 3 mehr: zusammen 8.
lesson-end-sword-also = Das geht auch: Es kann jeder führen.
lesson-end-sword-other = Fünf und zwei sind sieben, aber behalte das Kupfer: Gemeint ist das Eisenschwert. Zurücknehmen?
lesson-end-sword-done = Es fehlen 2 Stärke, also scheitert sie. Zurücknehmen?
lesson-end-done = Erfüllt. Drücke „Fertig“ und sieh zu, wie die Quest abgeschlossen wird: Prestige, Belohnung und so viele Stufen für die Beteiligten, wie sie Etappen hatte; ihre Waffen sind weg. Dann kommt die Wertung.
lesson-end-done-home = Damit ist eine Waffe umsonst verloren. Zurücknehmen?
lesson-end-count = Jede Stufe zählt 1, Stufe 4 eins mehr. Entwürfe, Ansprüche und Karten zählen, was sie zeigen, dann die Boni. Übriges Erz wird verkauft, je 4 Gold bringen 1 Prestige. Bei Gleichstand gewinnt, wer früher dran ist.
lesson-end-task = Noch ein letzter Markt, ohne Hilfe: 4 Gold, acht übrige Rohstoffe, zwei abgeschlossene Quests, drei Abenteurer, zwei Ansprüche. Kaufe den Bonus, der am meisten bringt.
lesson-end-task-less = Ein anderer bringt mehr: Überlege, wovon du acht hast. Zurücknehmen?
lesson-end-task-pass = Das ist ein viertel Prestige. Zurücknehmen?

# 8
lesson-epic-stages = Eine epische Partie hat 18 Runden in drei Epochen. Nach den Runden 6 und 12 wird die Mine mit seltenerem Erz neu gebaut; neue Karten und schwerere Quests kommen. Deine eigenen Quests bleiben.
lesson-epic-tiles = Bonusplättchen werden je einmal gezählt, am Ende der Runden 6, 9, 12, 15 und 18. Das nächste: Eine Gilde mit genau drei Arbeitern in der Mine darf einen Aufseher bewegen.
lesson-epic-train = Stufe 4 macht einen Champion. Bilde den Waldläufer in der Kaserne für 3 Gold von Stufe 3 auf 4 aus.
lesson-epic-train-other = Das war jemand anderes oder ein neuer Abenteurer. Zurücknehmen und den Waldläufer ausbilden?
lesson-epic-train-pass = Passen macht keinen Champion. Zurücknehmen?
lesson-epic-title = Ein Champion erhält einen von zwölf Titeln. Ehrgeizig bringt jedes Mal 2 Prestige, wenn mit diesem Champion auf der Quest eine Etappe abgeschlossen wird. Wähle ihn.
lesson-epic-title-other = Das geht auch: Jeder Titel hilft auf seine Art. Die Lektion geht mit Ehrgeizig weiter.
lesson-epic-titles = Jeden Titel gibt es in deiner Gilde einmal. Manche machen Waffen stärker oder geben ihnen einen Typ, manche zahlen für ganze Quests, manche machen das Annehmen billiger oder schneller.
lesson-epic-send = „Schleime im Kanal“ steht kurz vor dem Ende der ersten Etappe, mit Stärke 3. Schick den Champion mit einem Eisenschwert dorthin.
lesson-epic-send-other = Der Schritt ist erfüllt, aber ohne den Champion gibt es kein zusätzliches Prestige. Zurücknehmen?
lesson-epic-send-weak = Das hat zu wenig Stärke für den Schritt. Zurücknehmen und ein Eisenschwert für den Waldläufer schmieden?
lesson-epic-send-done = Niemand war dort, also ist sie gescheitert. Zurücknehmen?
lesson-epic-done = Erfüllt. Drücke „Fertig“ und sieh, was der Champion verdient.
lesson-epic-done-home = Damit ist eine Waffe umsonst verloren. Zurücknehmen?
lesson-epic-paid = Zwei Prestige für die Etappe, neben ihrer Belohnung. Champions wirken auch auf der Straße und zählen am Ende eins mehr als ihre Stufen.
lesson-epic-task = Später, ohne Hilfe: Dein Champion trägt den Titel Charmant. Eine Quest, die er mit antritt, bringt dir 1 Gold, statt ihren Preis zu kosten. Nimm eine auf diese Art an.
lesson-epic-task-also = Sie hat dir Gold gebracht. Jetzt muss der Champion in dieser Runde mit einer Waffe auf ihr sein.
lesson-epic-task-paid = Du hast sie zu ihrem Preis angenommen: Charmant wird beim Annehmen angesagt. Zurücknehmen, dann die Quest wählen und den Schalter daneben drücken?
lesson-epic-task-decline = Keine Quest, kein Lohn. Zurücknehmen?

# 9
lesson-solo-duty = Im Solospiel teilst du die Mine mit zwei automatischen Farben. Du musst in jeder Runde eine Quest annehmen und alle abschließen: Scheitert eine, ist die Partie verloren.
lesson-solo-mine = Deine eigenen Arbeiter verlassen die Mine, wenn du über sie springst: Niemand läuft über, und sie liefern nichts. Fremde wechseln und liefern dir wie immer. Spring über die umrandete Reihe.
lesson-solo-mine-other = Das geht auch: Fremde Arbeiter haben gewechselt und dir geliefert. Die Lektion geht mit der Reihe links weiter.
lesson-solo-mine-walk = Ein einfacher Zug: ein Stück Erz. Zurücknehmen und über die Reihe links springen?
lesson-solo-mine-pass = Passen bringt nichts. Zurücknehmen?
lesson-solo-tie = Automatische Farben müssen über so viele fremde Arbeiter springen, wie sie können. Sind mehrere Züge gleich gut, wählst du. Bewege den umrandeten Aufseher.
lesson-solo-tie-other = Das geht auch: Wähle den Zug, der dir die Arbeiter lässt, die du willst. Die Lektion geht mit ihrer eigenen Wahl weiter.
lesson-solo-market = Auf dem Markt hast du zwei Aktionen. Beginne in der Kanzlei mit dem Eisenschwert.
lesson-solo-market-claim = Das geht auch: Ein Entwurf gehört dir für immer. Die Lektion geht mit dem Eisenschwert weiter.
lesson-solo-market-pass = Ein Gold und eine Aktion weniger. Zurücknehmen?
lesson-solo-twice = Die zweite Aktion braucht einen anderen geschlossenen Ort, die Straße oder noch einmal die Kanzlei. Dein Gold ist ausgegeben: Passe für 1 Gold.
lesson-solo-take = Jede Runde kommen zwei neue Quests, und verzichten kannst du nicht. Nimm „Ratten im Keller“ an: Zwei Kupfer reichen dafür.
lesson-solo-take-wolves = „Wölfe am Pferch“ braucht sofort Stärke 4, und du hast zwei Kupfer: Damit wäre die Partie verloren. Zurücknehmen?
lesson-solo-marks = Leichte, mittlere, schwere und zufällige Partien haben verschiedene Quests. Ein großartiges Ergebnis sind 125 Prestige in einer einfachen Solopartie und 500 in einer epischen.
lesson-solo-task = Jetzt ohne Hilfe: Sorge dafür, dass „Ratten im Keller“ in dieser Runde erfüllt ist.
lesson-solo-task-met = Erfüllt. Wer geht, ist bei einem Schwert gleich.
lesson-solo-task-short = Ein Dolch hat Stärke 1, und 2 sind nötig. Zurücknehmen?
lesson-solo-task-done = Die Quest ist gescheitert, und damit war die Partie sofort verloren. Zurücknehmen?
