"""The games on this machine: their records, the slips beside them, and what lists show."""
