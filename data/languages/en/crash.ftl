### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = Forge War stopped because of an error; a report without private data was saved as { $path }.
crash-fault-unreported = Forge War stopped because of an error ({ $error }), and no report could be saved ({ $why }).
crash-screen-reported = the screen was lost, but your game is saved and can be continued; a report without private data was saved as { $path }.
crash-screen-unreported = the screen was lost ({ $error }), but your game is saved and can be continued; no report could be saved ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } The end of the game was not saved: { $why }
crash-end-unrecorded = the end of the game was not saved: { $why }
crash-content = the content of the game cannot be used: { $problem }.
crash-no-start = the game cannot start: { $problem }.
