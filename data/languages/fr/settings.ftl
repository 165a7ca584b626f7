# The settings: a label of about 18 letters, and under some of them a line of about 45.
settings-tab-display = Affichage
settings-tab-sound = Son
settings-tab-game = Jeu
settings-tab-keys = Touches
settings-label-window = Fenêtre
settings-label-full-screen = Plein écran
settings-label-text = Taille du texte
settings-label-language = Langue
settings-label-motion = Animations
settings-label-high-contrast = Contraste élevé
settings-label-colours = Couleurs des guildes
settings-label-reduced-motion = Animations réduites
settings-label-sound = Sons
settings-label-music = Musique
settings-label-ambience = Ambiance
settings-label-interface = Interface
settings-label-privacy = Confidentialité
settings-label-guide = Guide
settings-words-window = taille en pixels
settings-words-language = cartes, règles et tout le reste
settings-words-motion = vitesse de déplacement des pièces
settings-words-high-contrast = fonds noirs, bords et lettres clairs
settings-words-colours = « Distinctes » aide les daltoniens
settings-words-reduced-motion = fondus au lieu de mouvements
settings-words-sound = armes, pièces, pas
settings-words-music = change avec les Âges
settings-words-ambience = mine, marché et château
settings-words-interface = clics des boutons
settings-words-privacy = un rideau entre les tours
settings-words-guide = un conseil à chaque nouveau type de décision
settings-text-folds = Les plateaux restent entiers ; les panneaux se resserrent

# What can be chosen, side by side: about 8 letters each.
# The name of this language in this language, about 9 letters.
language-name = Français
settings-percent = { $percent } %
settings-colours-usual = Standard
settings-colours-apart = Distinctes
settings-speed-0 = Sans
settings-speed-1 = Normale
settings-speed-2 = ×2
settings-speed-4 = ×4
settings-off = Non

# The tab of keys: a row for each command with its key and its button on a pad: a head, a button with why it
# cannot be pressed, a line of help, the heads of two columns, and what stands in a cell that waits.
settings-bindings = Touches et boutons
settings-restore = Tout rétablir
settings-unchanged = Rien à rétablir
settings-bindings-words = choisissez, puis appuyez sur la nouvelle touche ou le bouton
settings-key = Touche
settings-pad = Manette
settings-change-bind = Changer la touche : { $command }
settings-change-pad = Changer le bouton : { $command }
settings-press-bind = appuyez…
settings-press-pad = appuyez…
settings-needed = Nécessaire à : { $command }

# When the file of the settings cannot be understood: a sentence, and the reason in it.
settings-unreadable = Certains de vos réglages n’ont pas pu être lus ({ $fault }) et ont été réinitialisés. L’ancien fichier sera conservé à côté sous le nom { $file }.
settings-cannot-read = lecture impossible : { $why }
settings-holds-none = il ne contient aucun réglage
settings-not-usable = { $name } est inutilisable : { $why }
settings-no-speed = la vitesse { $speed } n’existe pas
settings-seat-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
settings-seat-colours = deux places de la même couleur
settings-seat-names = un nom impossible à afficher
