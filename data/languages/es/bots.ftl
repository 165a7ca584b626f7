# Bots: players from files of one's own (docs/bots.md). $problem has no full stop.

bot-no-name = { $name } no es el nombre de un bot; escribe ARCHIVO.py:CLASE
bot-no-file = el archivo { $file } no existe; escribe ARCHIVO.py:CLASE
bot-no-class = { $file } no tiene una clase { $name } con un método choose(view, choices)
bot-failed = { $file }, línea { $line }: { $problem }
bot-illegal = { $file }, línea { $line }: { $action } no está entre las opciones
menus-bot-replaced = { $problem }. Un Oficial ha elegido en su lugar. Los detalles están en el archivo de registro.
cli-bot = ofrecer un bot propio como jugador (docs/bots.md); se puede repetir
cli-bot-behind = --bot inicia el juego con un bot; con { $command } indícalo entre los asientos.
cli-summary-bot-failed = { $problem }. Un Oficial ha elegido en su lugar { $count ->
    [one] una vez
   *[other] { $count } veces
}.
fact-own_bot = Lo eligió un bot, que no da razones
