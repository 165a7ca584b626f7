"""Building blocks of the screen: boxes, canvas, text, colours, pictures, widgets."""
