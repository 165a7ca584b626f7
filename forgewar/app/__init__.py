"""The desktop app: a scene stack on pygame-ce. It asks the rules and never decides them."""
