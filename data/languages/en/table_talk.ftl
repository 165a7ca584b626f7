### At a shared table: who is there, what people say and ask, and moves that are planned.

# Commands, as in commands.ftl.
commands-label-talk = Table talk
commands-tip-talk = Type something to the others at a shared table
commands-label-agree = Agree
commands-tip-agree = Agree to what the others at a shared table want
commands-label-decline = Decline
commands-tip-decline = Decline what the others at a shared table want

# Under the pointer and for the screen reader: whether somebody is at a seat.
talk-presence-own = { $name } (you)
talk-presence-here = { $name } is here
talk-presence-away = { $name } is away
talk-presence-unseen = { $name } is not here yet
talk-presence-computer = { $name } is a computer guild
talk-presence-stand-in = A computer plays for { $name }

# On the edge of a guild's panel, about 16 letters.
talk-pill-thinks = thinks { $time }
talk-pill-left = { $time } left
talk-pill-away = away { $time }
talk-pill-away-now = away
talk-pill-unseen = not here yet
talk-pill-computer = computer
# A time: 0:42, hours, days.
talk-span = { $time }
talk-span-minutes = { $count } min
talk-span-hours = { $count } h
talk-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

# In the bottom bar.
talk-thinks = { $name } is thinking
talk-awaited = Waiting for { $name }, who is away
talk-sending = Choice sent; waiting for the server
talk-waits-to-send = Choice kept, and sent once you are connected

# A line above the bar.
talk-lost = Connection lost. Trying again now; nothing is lost.
talk-lost-until = Connection lost. Trying again in { $seconds } s; nothing is lost.
talk-ended = The connection has ended. { $why }
talk-undo-question = { $name } would like to undo the last choice. Do you agree?
talk-undo-asked = The others are deciding whether you may undo
talk-not-undone = Nothing is undone: somebody declined, or the game went on.
talk-vote-question = { $name } is away, and the seat is kept. Let a computer play on?
talk-voted = You voted for a computer. The others have to agree, too.
talk-handed-computer = A computer now plays for { $name }.
talk-handed-person = { $name } plays again.
talk-replaced = A computer plays for you.
talk-unfair = The deal of this game was not drawn as the server had promised.
# Buttons there, about 12 letters.
talk-yes = Yes
talk-no = No
talk-wait = Wait
talk-return = Take it back
talk-close = Close

# The undo button where the others have to agree, about 14 letters, and under the pointer.
talk-ask-undo = Ask to undo
talk-ask-undo-tip = The others have to agree

# In the pause menu.
talk-hand-over = Let a computer play
talk-leave = Leave the table
talk-leave-words = The table stays open; come back whenever you like

# Table talk: a title, tabs of about 10 letters, a line to type in.
talk-title = Table talk
talk-line = { $name }: { $text }
talk-tabs = Log or table talk
talk-tab = Talk
talk-tab-new = Talk ({ $count })
talk-type = Say something
talk-open = Show all table talk
talk-open-new = { $count ->
    [one] Show all table talk: { $count } new line
   *[other] Show all table talk: { $count } new lines
  }
talk-count = { $count }
talk-nothing = Nobody has said anything yet. What you say here, everybody at the table reads.
talk-nothing-watching = Nobody has said anything yet.
talk-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
# Phrases that everybody reads in their own language, about 12 letters.
talk-phrase-well-jumped = Well jumped!
talk-phrase-your-turn = Your turn
talk-phrase-one-moment = One moment
talk-phrase-ouch = Ouch!
talk-phrase-undo-it = Undo it?
talk-phrase-thanks = Thanks

# A move in the mine that is planned while others move: at its hex, beside the mine, on the button,
# and lines above the bar.
talk-plan = your plan
talk-plan-is-set = set in advance
talk-plan-help = While others move, you can plan: pick one of your overseers and a hex. Nothing is sent.
talk-plan-confirm = Set in advance
talk-plan-drop = Drop the plan
talk-plan-set = Your move is set: it is played on your turn if it still does the same.
talk-plan-impossible = Your planned move has become impossible.
talk-plan-changed = The mine has changed: check your planned move.
talk-plan-played = The move you had set in advance was played.

# A notification outside the window: whose turn it is, and at which table.
talk-turn-title = Your turn
talk-turn-words = { $guild }: { $mode }, round { $round }
