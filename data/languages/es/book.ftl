### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = El juego
book-symbols = Símbolos y palabras
book-rulings = Si conoces el original

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Atrás
book-no-page-before = No hay página anterior
book-search = Buscar en las reglas

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo en solitario
book-only-epic = Solo en la épica
book-not-solo = No en solitario

# A seal beside what was decided here.
book-ruling = Nuestro criterio
book-ruling-tip = Nuestra decisión donde el juego impreso calla o se contradice. Pulsa para verlas todas.

# The beginning of a page.
book-symbols-note =
    Todos los símbolos del juego. Pulsa uno para ver las páginas que tratan de él; debajo están las palabras del juego.
book-rulings-note =
    Estas decisiones valen donde el juego impreso calla o sus ediciones se contradicen. Todo lo demás se juega como lo conoces.
book-found = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  }
book-nothing-found = Ninguna página contiene todas estas palabras.

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = Contenido
book-often-asked = Preguntas frecuentes
book-question-strike = ¿Cuándo hay huelga?
book-question-failed = ¿Y si una misión fracasa?
book-question-first = ¿Quién va primero?
book-question-design = ¿Cuánto cuesta un diseño?
book-question-sell = ¿Puedo vender dos veces?
book-chapter-says = { $about }. Apartados: { $count }.
book-about-START = Gremios, modos, cómo se gana
book-about-SETUP = Con qué empieza cada uno
book-about-ROUND = Mina, mercado, misiones
book-about-MINE = Mover, saltar, huelgas
book-about-ORDER = Primero quien tiene menos
book-about-MARKET = Los lugares y qué venden
book-about-MERCHANT = Comprar y vender recursos
book-about-ADV = Niveles, armas, forja
book-about-CHAMP = Nivel 4 y un título
book-about-QUEST = Tramos, pasos, recompensas
book-about-FAIL = Qué se pierde, qué queda
book-about-STAGE = De la I a la II y a la III
book-about-BONUS = Opción de partidas épicas
book-about-END = El recuento y los empates
book-about-SOLO = Una misión cada ronda, a solas
book-about-SYMBOLS = Todos los símbolos
book-about-RULINGS = nuestras decisiones donde calla el reglamento impreso
