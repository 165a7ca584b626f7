### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = Das Spiel
book-symbols = Symbole und Begriffe
book-rulings = Wer das Brettspiel kennt

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Zurück
book-no-page-before = Vor dieser war keine Seite offen
book-search = Regeln durchsuchen

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
