"""Every sentence a person reads: what happened, what could be done, what things are called."""
