### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = le programme a rencontré une erreur interne ; un rapport sans donnée personnelle se trouve dans { $path }.
crash-fault-unreported = le programme a rencontré une erreur interne ({ $error }), et aucun rapport n’a pu être écrit ({ $why }).
crash-screen-reported = l’écran est perdu, mais la partie est enregistrée et peut être poursuivie ; un rapport sans donnée personnelle se trouve dans { $path }.
crash-screen-unreported = l’écran est perdu ({ $error }), mais la partie est enregistrée et peut être poursuivie, et aucun rapport n’a pu être écrit ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } La fin n’est pas enregistrée : { $why }
crash-end-unrecorded = la fin de la partie n’est pas enregistrée : { $why }
crash-content = le contenu du jeu est inutilisable : { $problem }.
crash-no-start = le jeu ne peut pas démarrer : { $problem }.
