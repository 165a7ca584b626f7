### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = Das Spiel
book-symbols = Symbole und Begriffe
book-rulings = Wer das Brettspiel kennt

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Zurück
book-no-page-before = Vor dieser war keine Seite offen
book-search = Was suchst du?

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Nur im Solospiel
book-only-epic = Nur im epischen Spiel
book-not-solo = Nicht im Solospiel

# A seal beside what was decided here.
book-ruling = Eine Hausregel
book-ruling-tip = Hier so entschieden, weil das gedruckte Spiel dazu schweigt oder sich widerspricht. Drücke, um alle zu sehen.

# The beginning of a page.
book-symbols-note = Alle Symbole des Spiels. Drücke eines, um alle Seiten dazu zu finden; die Begriffe des Spiels folgen darunter.
book-rulings-note = Wo das gedruckte Spiel schweigt oder seine Ausgaben sich widersprechen, gelten hier diese Entscheidungen. Alles andere wird gespielt, wie du es vom Brett kennst.
book-found = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  }
book-nothing-found = Keine Seite enthält alle diese Wörter.

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = Inhalt
book-often-asked = Oft gefragt
book-question-strike = Wann streiken Arbeiter?
book-question-failed = Was, wenn eine Quest scheitert?
book-question-first = Wer ist zuerst dran?
book-question-design = Was kostet ein Entwurf?
book-question-sell = Darf ich zweimal verkaufen?
book-chapter-says = { $about }. Abschnitte: { $count }.
book-about-START = Gilden, Spielarten, wie man siegt
book-about-SETUP = Womit alle beginnen
book-about-ROUND = Mine, Markt, Quest
book-about-MINE = Gehen, springen, streiken
book-about-ORDER = Wenig Arbeiter zuerst
book-about-MARKET = Sechs Orte und ihr Angebot
book-about-MERCHANT = Erz kaufen und verkaufen
book-about-ADV = Stufen, Waffen, Heimkehr
book-about-CHAMP = Stufe vier und ein Titel
book-about-QUEST = Etappen, Schritte, Lohn
book-about-FAIL = Was verloren ist, was bleibt
book-about-STAGE = Von I zu II zu III
book-about-BONUS = Für epische Partien
book-about-END = Wertung und Gleichstand
book-about-SOLO = Allein gegen die Pflicht
book-about-SYMBOLS = Was ist was?
book-about-RULINGS = was hier gilt, wo die gedruckte Regel schweigt
