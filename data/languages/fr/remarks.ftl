# One line that a rival says at a moment, up to 60 letters. It names nobody and no number. The
# last word is what the rival likes: quests, the mine, its gold, shopping. Each stands for two
# rivals, a woman and a man.
# Its own workers strike.
remark-strike_own-questing = La grève ? Le dragon ne nous attendra pas !
remark-strike_own-mining = Je comprends. Avec ce courant d’air, moi aussi.
remark-strike_own-hoarding = Et qui paie ce silence, je vous prie ?
remark-strike_own-buying = Votre prix ? Non, moins que ça.
# Those of another guild strike.
remark-strike_other-questing = Tes ouvriers ont besoin d’aventure.
remark-strike_other-mining = J’avais dit que la poutre grinçait.
remark-strike_other-hoarding = Oh là là. Ça va coûter cher.
remark-strike_other-buying = De bons ouvriers sont libres, me dit-on.
# Another guild has bought a unique design.
remark-design_lost-questing = Mon nom était sur cette lame. Presque.
remark-design_lost-mining = Joli. Et ça creuse ?
remark-design_lost-hoarding = J’attendais juste que le prix baisse.
remark-design_lost-buying = J’avais déjà la bourse à la main !
# Another guild has overtaken it.
remark-lead_lost-questing = Profite de la vue. Je suis juste derrière.
remark-lead_lost-mining = Soit. On est mieux sous terre.
remark-lead_lost-hoarding = Prêtée, pas perdue. Je garde le reçu.
remark-lead_lost-buying = La première place se loue, tu sais.
# It has taken the lead.
remark-lead_won-questing = La route était courte aujourd’hui !
remark-lead_won-mining = Lent et profond. Lent et profond.
remark-lead_won-hoarding = Mes livres l’avaient prévu.
remark-lead_won-buying = Adjugé ! La première place, pour moi.
# It has completed a quest.
remark-quest_done-questing = Qu’on en fasse une chanson. Une longue.
remark-quest_done-mining = Fini. Je peux redescendre ?
remark-quest_done-hoarding = Chaque ligne est cochée.
remark-quest_done-buying = Et la récompense ! Vous avez vu ?
# A quest of its own has failed.
remark-quest_failed-questing = De celle-ci, on ne parle pas.
remark-quest_failed-mining = Il y a des roches trop dures.
remark-quest_failed-hoarding = Ça va dans l’autre colonne.
remark-quest_failed-buying = Pas de remboursement ? Aucun ?
# One of its adventurers has taken a title.
remark-champion-questing = Un champion ! Qui a un dragon pour nous ?
remark-champion-mining = Quel sourire. De l’or pur.
remark-champion-hoarding = Un titre. Les gages vont monter.
remark-champion-buying = Ces bottes valaient bien leur prix.
# The switch in the settings, and what it does.
settings-label-remarks = Répliques
settings-words-remarks = les rivaux lancent parfois un mot
# The line with the name of who says it, for screen readers.
remarks-line = { $rival } : { $remark }
