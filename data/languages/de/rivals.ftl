# Computer players have a face: their names, up to 16 letters, and a sentence about each, up to 70.
rival-roswitha = Roswitha
rival-grumbart = Grumbart
rival-pell = Madame Pell
rival-zafir = Zafir
rival-ansgar = Ritter Ansgar
rival-tove = Tove
rival-quill = Bruder Kiel
rival-vesper = Lady Vesper
rival-about-roswitha = Hat eine Karte von jeder Straße und sich auf den meisten verlaufen.
rival-about-grumbart = Fuhr mit sechs ein und kam zur Hochzeit wieder hoch. Einmal.
rival-about-pell = Weiß, was dein Mantel gekostet hat und was er hätte kosten dürfen.
rival-about-zafir = Verkauft dir sein letztes Kamel. Zum fünften Mal.
rival-about-ansgar = Nimmt gern den Umweg, wenn ein Drache am Weg liegt.
rival-about-tove = Hört Kupfer klingen, durch vierzig Fuß Fels.
rival-about-quill = Schreibt alles auf und verzeiht nichts, was geschrieben steht.
rival-about-vesper = Trägt nie Geld bei sich. Es folgt ihr.
# What a rival likes best, in up to 24 letters: it decides between choices that are equally good.
rival-temper-questing = Liebt jede Quest
rival-temper-mining = In der Mine daheim
rival-temper-hoarding = Zählt jede Münze
rival-temper-buying = Kauft, was glänzt
# In the hall: the tab, and how often people here came before a rival and behind it.
rivals-tab = Rivalen
rivals-duel = { $won } gewonnen, { $lost } verloren
rivals-not-met = Noch nie begegnet
