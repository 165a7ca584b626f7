### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = Le jeu
book-symbols = Symboles et mots
book-rulings = Si tu connais le jeu

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Retour
book-no-page-before = Aucune page n’était ouverte avant celle-ci
book-search = Que cherches-tu ?

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo seulement
book-only-epic = Épique seulement
book-not-solo = Pas en solo

# A seal beside what was decided here.
book-ruling = Règle maison
book-ruling-tip = Tranché ici, parce que le jeu imprimé n’en dit rien ou se contredit. Appuie pour les voir toutes.

# The beginning of a page.
book-symbols-note =
    Tous les symboles du jeu. Appuie sur l’un d’eux pour trouver les pages qui en parlent ; les mots du jeu suivent plus bas.
book-rulings-note =
    Là où le jeu imprimé se tait, ou quand ses éditions se contredisent, voici ce qui vaut ici. Pour tout le reste, on joue comme tu le connais.
book-found = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
book-nothing-found = Aucune page ne contient tous ces mots.

# The first page: its name in the list of chapters, what is often asked, and a line on each chapter of about 28 letters.
book-contents = Sommaire
book-often-asked = Questions fréquentes
book-question-strike = Quand y a-t-il grève ?
book-question-failed = Et si une quête échoue ?
book-question-first = Qui joue en premier ?
book-question-design = Combien coûte un plan ?
book-question-sell = Puis-je vendre deux fois ?
book-chapter-says = { $about }. Articles : { $count }.
book-about-START = Guildes, modes, comment gagner
book-about-SETUP = Ce que chacun a au départ
book-about-ROUND = Mine, marché, quête
book-about-MINE = Marcher, sauter, faire grève
book-about-ORDER = Moins d’ouvriers d’abord
book-about-MARKET = Les lieux et leurs ventes
book-about-MERCHANT = Acheter et vendre
book-about-ADV = Niveaux, armes, retour
book-about-CHAMP = Niveau quatre et un titre
book-about-QUEST = Actes, étapes, récompenses
book-about-FAIL = Ce qu’on perd, ce qui reste
book-about-STAGE = De I à II puis à III
book-about-BONUS = Option des parties épiques
book-about-END = Décompte et égalités
book-about-SOLO = Seul face au devoir
book-about-SYMBOLS = Qui est quoi ?
book-about-RULINGS = ce qui est tranché ici quand la règle imprimée se tait
