### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = O grze
book-symbols = Symbole i słowa
book-rulings = Dla znających planszówkę

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Wstecz
book-no-page-before = Przed tą stroną nie było żadnej otwartej
book-search = Szukaj w zasadach

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Tylko gry solo
book-only-epic = Tylko gry epickie
book-not-solo = Nie w grach solo

# A seal beside what was decided here.
book-ruling = Nasze rozstrzygnięcie
book-ruling-tip = Ustalone tutaj, bo drukowana gra milczy albo sama sobie przeczy. Naciśnij, by zobaczyć wszystkie.

# The beginning of a page.
book-symbols-note =
    Wszystkie symbole gry. Naciśnij któryś, by znaleźć wszystkie strony o nim; niżej są słowa używane w grze.
book-rulings-note =
    Tam, gdzie drukowana gra milczy albo jej wydania są niezgodne, obowiązują tu te rozstrzygnięcia.
    Cała reszta jest taka, jaką znasz.
book-found = { $count ->
    [one] { $count } strona
    [few] { $count } strony
   *[other] { $count } stron
  }
book-nothing-found = Na żadnej stronie nie ma wszystkich tych słów.
