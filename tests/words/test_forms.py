"""Names in sentences of the game: with the article and in the case that each language needs."""

import msgspec
import pytest

from forgewar.content import load
from forgewar.words import message, say, speak
from forgewar.words.names import FACES, amount, card_name, guild, hero, heroes, resource

RANGER, HUNTRESS, SQUIRE = (FACES.index(face) for face in ("ranger", "huntress", "squire"))
AGAIN = len(FACES)  # from here on faces come a second time
COPPER, IRON, EMERALD = 0, 1, 3
CONTENT = load.default()
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
            "Forme le Rôdeur au niveau 3 pour 4 pièces d’or",
            "Forme la Chasseresse 2 au niveau 3 pour 4 pièces d’or",
        ),
        (
            "es",
            "Entrena al Montaraz hasta el nivel 3 por 4 de oro",
            "Entrena a la Cazadora 2 hasta el nivel 3 por 4 de oro",
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
        ("de", "Die Waffe des Junkers erhält 2 Stärke"),
        ("fr", "L’arme de l’Écuyer reçoit +2 de puissance"),
        ("es", "El arma del Escudero gana 2 de fuerza"),
        ("pl", "Broń Giermka zyskuje 2 siły"),
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
        ("de", "Du hast kein Kupfer zum Verkaufen", "Du hast keinen Smaragd zum Verkaufen"),
        ("fr", "Vous n’avez pas de cuivre à vendre", "Vous n’avez pas d’émeraudes à vendre"),
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


@pytest.mark.parametrize(
    ("language", "own_deed", "worker", "adventurer"),
    [
        (
            "en",
            "Sun jumps 2 workers: 3 iron",
            "Sun: a worker defects to Oak",
            "Sun: the Ranger reaches level 2",
        ),
        (
            "de",
            "Sonne springt über 2 Arbeiter: 3 Eisen",
            "Sonne: Ein Arbeiter läuft zu Eiche über",
            "Sonne: Der Waldläufer erreicht Stufe 2",
        ),
        (
            "fr",
            "Soleil saute par-dessus 2 ouvriers : 3 fer",
            "Soleil : un ouvrier déserte pour Chêne",
            "Soleil : le Rôdeur passe au niveau 2",
        ),
        (
            "es",
            "Sol salta 2 obreros: 3 de hierro",
            "Sol: un obrero deserta y pasa a Roble",
            "Sol: el Montaraz alcanza el nivel 2",
        ),
        (
            "pl",
            "Słońce przeskakuje 2 górników – 3 żelaza",
            "Słońce: górnik dezerteruje do gildii Dąb",
            "Słońce: Tropiciel osiąga poziom 2",
        ),
        (
            "ja",
            "太陽：鉱夫2人を飛び越え：鉄3個",
            "太陽：鉱夫1人が離反して樫へ",
            "太陽：レンジャーがレベル2に",
        ),
    ],
)
def test_a_line_of_the_log_becomes_a_sentence_behind_its_guild(
    language: str, own_deed: str, worker: str, adventurer: str
) -> None:
    """A line has the guild as its subject, or one of its own."""
    speak(language)
    jumps = message("log-with-gains", line=message("log-jumps", count=2), gains=amount(IRON, 3))
    defects = message("log-defected", count=1, guild=guild("green"))
    raised = message("log-raised", hero=hero(0, RANGER), level=2)
    told = [
        say("match-happens", guild=guild("yellow"), did=did) for did in (jumps, defects, raised)
    ]
    assert [text.replace("\u00a0", " ") for text in told] == [own_deed, worker, adventurer]


@pytest.mark.parametrize(
    ("language", "claimed"),
    [
        ("en", "Claims the Iron Axe"),
        ("de", "Erhält einen Anspruch auf die Eisenaxt"),
        ("es", "Registra gratis el Hacha de hierro"),
    ],
)
def test_a_design_has_an_article(language: str, claimed: str) -> None:
    speak(language)
    assert say("log-claimed", card=card_name(CONTENT.designs["iron_axe"])) == claimed


def test_a_card_of_a_pack_has_no_other_form() -> None:
    speak("de")
    own = msgspec.structs.replace(CONTENT.designs["iron_axe"], name="Grandmother's Axe")
    assert say("log-claimed", card=card_name(own)) == "Erhält einen Anspruch auf Grandmother's Axe"
