"""Numbers with decimals, as the language in force writes them. Fluent writes whole numbers in
messages by itself."""

from forgewar.words import language


def decimal(value: float, digits: int = 0) -> str:
    """A number rounded to so many digits: 1234.5 is "1,234.5" in English, "1.234,5" in German."""
    from babel.numbers import format_decimal  # with Fluent's library, for commands that count

    form = "#,##0." + "0" * digits if digits else "#,##0"
    rounded = round(value, digits) + 0.0  # nothing is "-0"
    locale = language.current().tag.replace("-", "_")  # as Babel writes tags
    return format_decimal(rounded, format=form, locale=locale)
