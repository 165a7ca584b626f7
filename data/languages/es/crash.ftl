### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = el programa ha tenido un fallo interno; hay un informe, sin datos privados, en { $path }.
crash-fault-unreported = el programa ha tenido un fallo interno ({ $error }), y no se ha podido escribir un informe ({ $why }).
crash-screen-reported = se ha perdido la pantalla, pero la partida está grabada y se puede continuar; hay un informe, sin datos privados, en { $path }.
crash-screen-unreported = se ha perdido la pantalla ({ $error }), pero la partida está grabada y se puede continuar; no se ha podido escribir un informe ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } Su final no se ha grabado: { $why }
crash-end-unrecorded = el final de la partida no se ha grabado: { $why }
crash-content = el contenido del juego no se puede usar: { $problem }.
crash-no-start = el juego no puede empezar: { $problem }.
