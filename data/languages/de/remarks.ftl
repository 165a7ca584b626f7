# One line that a rival says at a moment, up to 60 letters. It names nobody and no number. The
# last word is what the rival likes: quests, the mine, its gold, shopping. Each stands for two
# rivals, a woman and a man.
# Its own workers strike.
remark-strike_own-questing = Streik? Der Drache wartet nicht auf uns!
remark-strike_own-mining = Versteh ich. Bei dem Durchzug würde ich auch streiken.
remark-strike_own-hoarding = Und wer bezahlt die Stille da unten?
remark-strike_own-buying = Nennt euren Preis. Nein, einen kleineren.
# Those of another guild strike.
remark-strike_other-questing = Deine Leute brauchen wohl ein Abenteuer.
remark-strike_other-mining = Ich hab gesagt, dass der Balken knarrt.
remark-strike_other-hoarding = Oje. Das sieht teuer aus.
remark-strike_other-buying = Da sind ja plötzlich gute Leute frei.
# Another guild has bought a unique design.
remark-design_lost-questing = Auf der Klinge stand mein Name. Beinahe.
remark-design_lost-mining = Hübsch. Kann man damit graben?
remark-design_lost-hoarding = Ich habe nur gewartet, bis der Preis fällt.
remark-design_lost-buying = Ich hatte den Beutel schon in der Hand!
# Another guild has overtaken it.
remark-lead_lost-questing = Genieß die Aussicht. Ich bin dicht hinter dir.
remark-lead_lost-mining = Na gut. Unter Tage ist es sowieso schöner.
remark-lead_lost-hoarding = Verliehen, nicht verloren. Die Quittung habe ich.
remark-lead_lost-buying = Der erste Platz ist nur gemietet.
# It has taken the lead.
remark-lead_won-questing = Der Weg war heute kurz!
remark-lead_won-mining = Langsam und tief. Langsam und tief.
remark-lead_won-hoarding = Genau wie in meinen Büchern.
remark-lead_won-buying = Verkauft! Der erste Platz geht an mich.
# It has completed a quest.
remark-quest_done-questing = Macht ein Lied daraus. Ein langes.
remark-quest_done-mining = Erledigt. Darf ich wieder runter?
remark-quest_done-hoarding = Jeder Posten abgehakt.
remark-quest_done-buying = Und die Belohnung! Habt ihr die gesehen?
# A quest of its own has failed.
remark-quest_failed-questing = Darüber reden wir nicht.
remark-quest_failed-mining = Manches Gestein ist einfach zu hart.
remark-quest_failed-hoarding = Das kommt in die andere Spalte.
remark-quest_failed-buying = Kein Umtausch? Gar keiner?
# One of its adventurers has taken a title.
remark-champion-questing = Ein Champion! Wer hat einen Drachen für uns?
remark-champion-mining = Seht euch das Grinsen an. Pures Gold.
remark-champion-hoarding = Ein Titel. Das treibt den Lohn hoch.
remark-champion-buying = Die Stiefel waren jede Münze wert.
# The switch in the settings, and what it does.
settings-label-remarks = Sprüche
settings-words-remarks = Rivalen sagen ab und zu einen Satz
# The line with the name of who says it, for screen readers.
remarks-line = { $rival }: { $remark }
