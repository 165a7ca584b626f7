"""Search: sampling hidden information, rollouts, evaluation."""
