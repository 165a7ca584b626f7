"""Every sentence a person reads: a message's id and its values become text in a language.

`say` makes text at once, `message` makes a value that becomes text when it is shown. No sentence is
put together anywhere else.
"""

from forgewar.words.language import speak
from forgewar.words.message import Message, as_list, as_sentences, message, say

__all__ = ["Message", "as_list", "as_sentences", "message", "say", "speak"]
