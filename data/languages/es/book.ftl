### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = El juego
book-symbols = Símbolos y palabras
book-rulings = Si conoces el original

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Atrás
book-no-page-before = No había ninguna página abierta antes
book-search = Buscar en las reglas

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo en solitario
book-only-epic = Solo en la épica
book-not-solo = No en solitario

# A seal beside what was decided here.
book-ruling = Decisión propia
book-ruling-tip = Decidido aquí, porque el juego impreso calla o se contradice. Pulsa para verlas todas.

# The beginning of a page.
book-symbols-note =
    Todos los símbolos del juego. Pulsa uno para ver todas las páginas que tratan de él; las palabras
    del juego siguen debajo.
book-rulings-note =
    Donde el juego impreso calla, o donde sus ediciones se contradicen, aquí valen estas decisiones.
    Todo lo demás se juega como lo conoces.
book-found = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  }
book-nothing-found = Ninguna página tiene todas estas palabras.
