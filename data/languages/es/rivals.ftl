# Computer players have a face: their names, up to 16 letters, and a sentence about each, up to 70.
rival-roswitha = Roswitha
rival-grumbart = Grumbart
rival-pell = Doña Pell
rival-zafir = Zafir
rival-ansgar = Don Ansgar
rival-tove = Tove
rival-quill = Fray Pluma
rival-vesper = Dama Vesper
rival-about-roswitha = Tiene un mapa de cada camino y se ha perdido en casi todos.
rival-about-grumbart = Bajó al pozo a los seis años y subió para su boda. Una vez.
rival-about-pell = Sabe lo que costó tu abrigo y lo que debió costar.
rival-about-zafir = Te vende su último camello. Lo ha vendido cuatro veces.
rival-about-ansgar = Da un rodeo si en él hay un dragón.
rival-about-tove = Oye sonar el cobre a través de doce metros de roca.
rival-about-quill = Lo apunta todo y no perdona nada de lo apuntado.
rival-about-vesper = Nunca lleva dinero. El dinero la sigue.
# What a rival likes best, in up to 24 letters: it decides between choices that are equally good.
rival-temper-questing = Vive para las misiones
rival-temper-mining = En la mina, en casa
rival-temper-hoarding = Cuenta cada moneda
rival-temper-buying = Compra lo que brilla
# In the hall: the tab, and how often people here came before a rival and behind it.
rivals-tab = Rivales
rivals-duel = { $won } { $won ->
    [one] ganada
   *[other] ganadas
  }, { $lost } { $lost ->
    [one] perdida
   *[other] perdidas
  }
rivals-not-met = Aún por conocer
