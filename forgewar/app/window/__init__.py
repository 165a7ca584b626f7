"""The window: its loop, what reaches it from outside, and the stack of scenes."""
