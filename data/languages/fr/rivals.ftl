# Computer players have a face: their names, up to 16 letters, and a sentence about each, up to 70.
rival-roswitha = Roswitha
rival-grumbart = Grumbart
rival-pell = Madame Pell
rival-zafir = Zafir
rival-ansgar = Sire Ansgar
rival-tove = Tove
rival-quill = Frère Plume
rival-vesper = Dame Vesper
rival-about-roswitha = Possède la carte de chaque route et s’est perdue sur la plupart.
rival-about-grumbart = Descendu au puits à six ans, remonté pour ses noces. Une fois.
rival-about-pell = Sait ce qu’a coûté votre manteau, et ce qu’il aurait dû coûter.
rival-about-zafir = Vend son dernier chameau. Pour la cinquième fois.
rival-about-ansgar = Fait le détour s’il y a un dragon au bout.
rival-about-tove = Entend le cuivre sonner sous quarante pieds de roche.
rival-about-quill = Note tout, et ne pardonne rien de ce qui est noté.
rival-about-vesper = Ne porte jamais d’argent. Il la suit.
# What a rival likes best, in up to 24 letters: it decides between choices that are equally good.
rival-temper-questing = Aime les quêtes
rival-temper-mining = Vit dans la mine
rival-temper-hoarding = Compte chaque pièce
rival-temper-buying = Achète ce qui brille
# In the hall: the tab, and how often people here came before a rival and behind it.
rivals-tab = Rivaux
rivals-duel = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
rivals-not-met = Jamais affronté
