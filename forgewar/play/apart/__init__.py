"""Tables shared with players on other machines: joining, hosting, and the match at such a table."""
