### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = w programie wystąpił błąd; raport bez żadnych prywatnych danych leży w { $path }.
crash-fault-unreported = w programie wystąpił błąd ({ $error }) i nie udało się zapisać raportu o nim ({ $why }).
crash-screen-reported = program stracił ekran, ale gra jest zapisana i można ją kontynuować; raport bez żadnych prywatnych danych leży w { $path }.
crash-screen-unreported = program stracił ekran ({ $error }), ale gra jest zapisana i można ją kontynuować; nie udało się zapisać raportu o tym ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } Koniec gry nie jest zapisany: { $why }
crash-end-unrecorded = koniec gry nie jest zapisany: { $why }
crash-content = nie można użyć zawartości gry: { $problem }.
crash-no-start = nie można uruchomić gry: { $problem }.
