# One line that a rival says at a moment, up to 60 letters. It names nobody and no number. The
# last word is what the rival likes: quests, the mine, its gold, shopping. Each stands for two
# rivals, a woman and a man.
# Its own workers strike.
remark-strike_own-questing = Strajk? Smok nie będzie na nas czekał!
remark-strike_own-mining = Rozumiem. W takim przeciągu nie da się kopać.
remark-strike_own-hoarding = A kto, proszę, zapłaci za tę ciszę?
remark-strike_own-buying = Podajcie cenę. Nie, niższą.
# Those of another guild strike.
remark-strike_other-questing = Twoim górnikom przydałaby się przygoda.
remark-strike_other-mining = A ta belka skrzypiała od rana.
remark-strike_other-hoarding = Oj. To wygląda na spory wydatek.
remark-strike_other-buying = Podobno są wolni dobrzy górnicy.
# Another guild has bought a unique design.
remark-design_lost-questing = Na tym ostrzu było moje imię. Prawie.
remark-design_lost-mining = Ładne. A kopać się tym da?
remark-design_lost-hoarding = Cena miała przecież jeszcze spaść.
remark-design_lost-buying = Sakiewka była już w ręce!
# Another guild has overtaken it.
remark-lead_lost-questing = Podziwiaj widok. Jestem tuż za tobą.
remark-lead_lost-mining = Niech będzie. Pod ziemią i tak jest lepiej.
remark-lead_lost-hoarding = Pożyczone, nie stracone. Rachunek mam.
remark-lead_lost-buying = Pierwsze miejsce jest tylko wynajęte.
# It has taken the lead.
remark-lead_won-questing = Droga była dziś krótka!
remark-lead_won-mining = Powoli i głęboko. Powoli i głęboko.
remark-lead_won-hoarding = Wszystko się zgadza z księgami.
remark-lead_won-buying = Sprzedane! Pierwsze miejsce dla mnie.
# It has completed a quest.
remark-quest_done-questing = Ułóżcie o tym pieśń. Długą.
remark-quest_done-mining = Zrobione. Mogę wracać na dół?
remark-quest_done-hoarding = Każda pozycja odhaczona.
remark-quest_done-buying = A nagroda! Widzieliście tę nagrodę?
# A quest of its own has failed.
remark-quest_failed-questing = O tej wyprawie nie mówimy.
remark-quest_failed-mining = Niektóre skały są po prostu za twarde.
remark-quest_failed-hoarding = To idzie do drugiej kolumny.
remark-quest_failed-buying = Żadnych zwrotów? Naprawdę żadnych?
# One of its adventurers has taken a title.
remark-champion-questing = Czempion! Kto ma dla nas smoka?
remark-champion-mining = Co za uśmiech. Szczere złoto.
remark-champion-hoarding = Tytuł. Oho, płace pójdą w górę.
remark-champion-buying = Buty warte każdej monety.
# The switch in the settings, and what it does.
settings-label-remarks = Uwagi rywali
settings-words-remarks = rywale czasem coś powiedzą
# The line with the name of who says it, for screen readers.
remarks-line = { $rival }: { $remark }
