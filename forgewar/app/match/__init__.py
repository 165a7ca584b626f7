"""Parts that the scenes of a match share: layout, bars, guild panels, log, hint, overlays."""
