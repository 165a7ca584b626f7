# Bots: players from files of one's own (docs/bots.md). $problem has no full stop.

bot-no-name = { $name } does not name a bot; write FILE.py:CLASS
bot-no-file = there is no file { $file }; write FILE.py:CLASS
bot-no-class = { $file } has no class { $name } with a method choose(view, choices)
bot-failed = { $file }, line { $line }: { $problem }
bot-illegal = { $file }, line { $line }: { $action } is not one of the choices
menus-bot-replaced = { $problem }. A Journeyman made the choice instead. See the log file for details.
cli-bot = offer a bot of your own as a player (docs/bots.md); may be given several times
cli-bot-behind = --bot starts the game with a bot; for { $command } name it among the seats.
cli-summary-bot-failed = { $problem }. A Journeyman made the choice instead, { $count ->
    [one] once
   *[other] { $count } times
}.
fact-own_bot = A bot chose it and gives no reasons
