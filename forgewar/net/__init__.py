"""A game shared over a network, as a client sees it: messages, links and the remote session."""
