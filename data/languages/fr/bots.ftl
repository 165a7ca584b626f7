# Bots: players from files of one's own (docs/bots.md). $problem has no full stop.

bot-no-name = { $name } ne désigne pas un bot ; écrivez FICHIER.py:CLASSE
bot-no-file = le fichier { $file } n’existe pas ; écrivez FICHIER.py:CLASSE
bot-no-class = { $file } n’a pas de classe { $name } avec une méthode choose(view, choices)
bot-failed = { $file }, ligne { $line } : { $problem }
bot-illegal = { $file }, ligne { $line } : { $action } ne fait pas partie des choix possibles
menus-bot-replaced = { $problem }. Un Compagnon a choisi à sa place. Détails dans le fichier journal.
cli-bot = proposer un bot personnel comme joueur (docs/bots.md) ; peut être répété
cli-bot-behind = --bot lance le jeu avec un bot ; pour { $command }, indiquez-le parmi les places.
cli-summary-bot-failed = { $problem }. Un Compagnon a choisi à sa place { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}.
fact-own_bot = Un bot a choisi ainsi et ne donne pas ses raisons
