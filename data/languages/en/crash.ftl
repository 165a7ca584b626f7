### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = the program met a fault of its own; a report without anything private lies in { $path }.
crash-fault-unreported = the program met a fault of its own ({ $error }), and no report of it could be written ({ $why }).
crash-screen-reported = the screen is lost, but the game is recorded and can be continued; a report without anything private lies in { $path }.
crash-screen-unreported = the screen is lost ({ $error }), but the game is recorded and can be continued, and no report of it could be written ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } Its end is not recorded: { $why }
crash-end-unrecorded = the end of the game is not recorded: { $why }
crash-content = the content of the game cannot be used: { $problem }.
crash-no-start = the game cannot start: { $problem }.
