"""Value of choices and holdings, in prestige."""
