"""Names in sentences of the game: with the article and in the case that each language needs."""

import pytest

from forgewar.words import message, say, speak
from forgewar.words.names import FACES, hero, heroes, resource

RANGER, HUNTRESS, SQUIRE = (FACES.index(face) for face in ("ranger", "huntress", "squire"))
AGAIN = len(FACES)  # from here on faces come a second time
COPPER, EMERALD = 0, 3
pytestmark = pytest.mark.usefixtures("own_language")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "Trains the Ranger to level 3 for 4 gold",
            "Trains the Huntress 2 to level 3 for 4 gold",
        ),
        (
            "de",
            "Bildet den Waldläufer für 4 Gold auf Stufe 3 aus",
            "Bildet die Jägerin 2 für 4 Gold auf Stufe 3 aus",
        ),
        (
            "fr",
            "Forme le Rôdeur au niveau 3 pour 4 or",
            "Forme la Chasseresse 2 au niveau 3 pour 4 or",
        ),
        (
            "es",
            "Sube al Montaraz al nivel 3 por 4 de oro",
            "Sube a la Cazadora 2 al nivel 3 por 4 de oro",
        ),
        (
            "pl",
            "Szkoli Tropiciela do poziomu 3 za 4 złota",
            "Szkoli Łowczynię 2 do poziomu 3 za 4 złota",
        ),
    ],
)
def test_who_is_trained_has_an_article_or_a_case(language: str, first: str, second: str) -> None:
    speak(language)
    told = [
        say("log-trained", hero=hero(0, number), level=3, price=4).replace("\u00a0", " ")
        for number in (RANGER, HUNTRESS + AGAIN)
    ]
    assert told == [first, second]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The Ranger and the Huntress 2 come home"),
        ("de", "Der Waldläufer und die Jägerin 2 kommen heim"),
        ("fr", "Le Rôdeur et la Chasseresse 2 rentrent au logis"),
        ("es", "Vuelven a casa el Montaraz y la Cazadora 2"),
        ("pl", "Tropiciel i Łowczyni 2 wracają do domu"),
    ],
)
def test_heroes_in_a_list_have_articles_of_their_own(language: str, text: str) -> None:
    speak(language)
    told = say("log-returned", count=2, heroes=heroes(0, (RANGER, HUNTRESS + AGAIN)))
    assert told.replace("\u00a0", " ") == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The Squire's weapon gains 2 power"),
        ("de", "Waffe des Junkers: +2 Stärke"),
        ("fr", "L’arme de l’Écuyer gagne 2 de puissance"),
        ("es", "El arma del Escudero gana 2 de fuerza"),
        ("pl", "Broń Giermka zyskuje +2 siły"),
    ],
)
def test_whose_a_weapon_is(language: str, text: str) -> None:
    speak(language)
    told = message("log-honed", hero=hero(0, SQUIRE), power=2)
    assert str(told).replace("\u00a0", " ") == text


@pytest.mark.parametrize(
    ("language", "copper", "emerald"),
    [
        ("en", "You have no copper to sell", "You have no emerald to sell"),
        ("de", "Du hast kein Kupfer zu verkaufen", "Du hast keinen Smaragd zu verkaufen"),
        ("fr", "Tu n’as pas de cuivre à vendre", "Tu n’as pas d’émeraudes à vendre"),
        ("es", "No tienes nada de cobre que vender", "No tienes ninguna esmeralda que vender"),
        ("pl", "Nie masz miedzi na sprzedaż", "Nie masz szmaragdów na sprzedaż"),
    ],
)
def test_resources_have_forms_too(language: str, copper: str, emerald: str) -> None:
    speak(language)
    told = [say("refusal-nothing-to-sell", resource=resource(kind)) for kind in (COPPER, EMERALD)]
    assert told == [copper, emerald]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("de", ["Ann hat 1 Smaragd.", "Ann hat 2 Smaragde.", "Ann hat 5 Smaragde."]),
        ("fr", ["Ann a 1 émeraude.", "Ann a 2 émeraudes.", "Ann a 5 émeraudes."]),
        ("es", ["Ann tiene 1 esmeralda.", "Ann tiene 2 esmeraldas.", "Ann tiene 5 esmeraldas."]),
        (
            "pl",
            [
                "Ann ma w puli 1 szmaragd.",
                "Ann ma w puli 2 szmaragdy.",
                "Ann ma w puli 5 szmaragdów.",
            ],
        ),
    ],
)
def test_a_form_agrees_with_a_number(language: str, texts: list[str]) -> None:
    speak(language)
    emerald = resource(EMERALD)
    told = [say("symbols-ore", guild="Ann", count=n, resource=emerald) for n in (1, 2, 5)]
    assert [text.replace("\u00a0", " ") for text in told] == texts
