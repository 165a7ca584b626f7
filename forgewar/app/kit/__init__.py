"""What everything on screen is made of: boxes, canvas, letters, colours, pictures, widgets."""
