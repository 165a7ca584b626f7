### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = Das Spiel
book-symbols = Symbole und Begriffe
book-rulings = Für Kenner des Brettspiels

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Zurück
book-no-page-before = Es gibt keine vorige Seite
book-search = Regeln durchsuchen

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Nur im Solospiel
book-only-epic = Nur im epischen Spiel
book-not-solo = Nicht im Solospiel

# A seal beside what was decided here.
book-ruling = Festlegung
book-ruling-tip = Unsere Entscheidung, wo das gedruckte Spiel schweigt oder sich widerspricht. Drücke, um alle zu sehen.

# The beginning of a page.
book-symbols-note = Alle Symbole des Spiels. Drücke eines, um alle Seiten dazu zu finden; die Begriffe des Spiels folgen darunter.
book-rulings-note =
    Diese Festlegungen gelten, wo das gedruckte Spiel schweigt oder seine Ausgaben sich widersprechen. Alles andere spielt sich, wie du es kennst.
book-found = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  }
book-nothing-found = Keine Seite enthält alle diese Wörter.

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = Inhalt
book-often-asked = Häufige Fragen
book-question-strike = Wann streiken Arbeiter?
book-question-failed = Was passiert, wenn eine Quest scheitert?
book-question-first = Wer ist zuerst dran?
book-question-design = Was kostet ein Entwurf?
book-question-sell = Darf ich zweimal verkaufen?
book-chapter-says = { $about }. Abschnitte: { $count }.
book-about-START = Gilden, Modi, wer gewinnt
book-about-SETUP = Womit alle beginnen
book-about-ROUND = Mine, Markt, Quests
book-about-MINE = Ziehen, springen, streiken
book-about-ORDER = Wenige Arbeiter, früher dran
book-about-MARKET = Orte und ihr Angebot
book-about-MERCHANT = Kaufen und verkaufen
book-about-ADV = Stufen, Waffen, Schmieden
book-about-CHAMP = Stufe vier und ein Titel
book-about-QUEST = Etappen, Stärke, Belohnungen
book-about-FAIL = Was verloren geht, was bleibt
book-about-STAGE = Von I zu II zu III
book-about-BONUS = Zusatz für epische Partien
book-about-END = Wertung und Gleichstand
book-about-SOLO = Allein, jede Runde eine Quest
book-about-SYMBOLS = Alle Symbole erklärt
book-about-RULINGS = unsere Festlegungen, wo die gedruckte Regel schweigt
