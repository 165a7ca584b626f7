"""Set pieces over the table, one module each: how what `play.piece_views` says is seen."""
