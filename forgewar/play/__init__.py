"""A game at this machine, without a screen: who sits where, what is shown, what can be done."""
