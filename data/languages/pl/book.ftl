### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = O grze
book-symbols = Symbole i słowa
book-rulings = Dla znających planszówkę

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Wstecz
book-no-page-before = Nie ma poprzedniej strony
book-search = Szukaj w zasadach

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Tylko gry solo
book-only-epic = Tylko gry epickie
book-not-solo = Nie w grach solo

# A seal beside what was decided here.
book-ruling = Nasze rozstrzygnięcie
book-ruling-tip = Ustalone tutaj, bo zasady planszówki milczą albo sobie przeczą. Naciśnij, by zobaczyć wszystkie.

# The beginning of a page.
book-symbols-note =
    Wszystkie symbole gry. Naciśnij któryś, by znaleźć wszystkie strony o nim; niżej są słowa używane w grze.
book-rulings-note =
    Tam, gdzie zasady planszówki milczą albo jej wydania są niezgodne, obowiązują te rozstrzygnięcia.
    Cała reszta jest taka, jaką znasz.
book-found = { $count ->
    [one] { $count } strona
    [few] { $count } strony
   *[other] { $count } stron
  }
book-nothing-found = Na żadnej stronie nie ma wszystkich tych słów.

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = Spis treści
book-often-asked = Częste pytania
book-question-strike = Kiedy górnicy strajkują?
book-question-failed = Co, gdy wyprawa się nie uda?
book-question-first = Kto zaczyna?
book-question-design = Ile kosztuje schemat?
book-question-sell = Czy wolno sprzedać dwa razy?
book-chapter-says = { $about }. Punkty: { $count }.
book-about-START = Gildie, tryby, jak się wygrywa
book-about-SETUP = Z czym wszyscy zaczynają
book-about-ROUND = Kopalnia, targ, wyprawa
book-about-MINE = Ruch, przeskoki, strajki
book-about-ORDER = Najmniej górników zaczyna
book-about-MARKET = Lokacje i ich towary
book-about-MERCHANT = Handel surowcami
book-about-ADV = Poziomy, broń, powrót
book-about-CHAMP = Czwarty poziom i tytuł
book-about-QUEST = Etapy, kroki, nagrody
book-about-FAIL = Co przepada, co zostaje
book-about-STAGE = Od I przez II do III
book-about-BONUS = Opcja epickich gier
book-about-END = Punktacja i remisy
book-about-SOLO = Sam na sam z zadaniem
book-about-SYMBOLS = Wszystkie symbole
book-about-RULINGS = co ustalono, gdzie zasady planszówki milczą
