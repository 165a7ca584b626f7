### The rulebook on screen, beside its own words (rulebook.ftl, glossary.ftl).

# Chapters on the left that have no clauses: buttons, about 20 letters.
book-start = Le jeu
book-symbols = Symboles et mots
book-rulings = Vous connaissez le jeu

# Above the page: a button, why it cannot be pressed, and a field to type into.
book-previous = Retour
book-no-page-before = Il n’y a pas de page précédente
book-search = Chercher dans les règles

# Under the title of a clause, at the right: in which games alone it holds.
book-only-solo = Solo seulement
book-only-epic = Épique seulement
book-not-solo = Pas en solo

# A seal beside what was decided here.
book-ruling = Précision
book-ruling-tip = Notre décision là où le jeu imprimé se tait ou se contredit. Cliquez pour les voir toutes.

# The beginning of a page.
book-symbols-note =
    Tous les symboles du jeu. Cliquez sur l’un d’eux pour trouver les pages qui en parlent ; les mots du jeu suivent plus bas.
book-rulings-note =
    Ces décisions s’appliquent là où le jeu imprimé se tait ou quand ses éditions se contredisent. Tout le reste se joue comme vous le connaissez.
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
book-about-ROUND = Mine, marché, quêtes
book-about-MINE = Avancer, sauter, faire grève
book-about-ORDER = Moins d’ouvriers d’abord
book-about-MARKET = Les emplacements, les ventes
book-about-MERCHANT = Acheter et vendre
book-about-ADV = Niveaux, armes, forge
book-about-CHAMP = Niveau 4 et un titre
book-about-QUEST = Actes, étapes, récompenses
book-about-FAIL = Ce qui est perdu ou gardé
book-about-STAGE = De l’Âge I au II, puis au III
book-about-BONUS = Option des parties épiques
book-about-END = Décompte final, égalités
book-about-SOLO = Une quête par manche, seul
book-about-SYMBOLS = Chaque symbole expliqué
book-about-RULINGS = nos décisions là où la règle imprimée se tait
