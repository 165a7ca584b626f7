### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = Forge War s’est arrêté à cause d’une erreur ; un rapport sans donnée personnelle a été enregistré sous { $path }.
crash-fault-unreported = Forge War s’est arrêté à cause d’une erreur ({ $error }), et aucun rapport n’a pu être enregistré ({ $why }).
crash-screen-reported = l’affichage est perdu, mais votre partie est enregistrée et peut être poursuivie ; un rapport sans donnée personnelle a été enregistré sous { $path }.
crash-screen-unreported = l’affichage est perdu ({ $error }), mais votre partie est enregistrée et peut être poursuivie ; aucun rapport n’a pu être enregistré ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } La fin de la partie n’a pas été enregistrée : { $why }
crash-end-unrecorded = la fin de la partie n’a pas été enregistrée : { $why }
crash-content = le contenu du jeu est inutilisable : { $problem }.
crash-no-start = le jeu ne peut pas démarrer : { $problem }.
