"""SVG drawings of packs: what is refused before anything decodes them, by file and line."""

import pytest
from fuzz.bombs import SVG, drawings

from forgewar.content.error import ContentError
from forgewar.content.pack_pictures import check_picture
from forgewar.paths import assets_folder

LINE = 'fill="none" stroke="#000"'


def refusal(text: str) -> str:
    with pytest.raises(ContentError) as problem:
        check_picture("a.svg", text.encode())
    return str(problem.value)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("flat", "a.svg:1: width: a number is larger than 1000000"),
        ("viewBox of nothing", "a.svg:1: the sides of the viewBox must be from 0.1 to 100000"),
        ("joins", "a.svg:1: a stroke is broader than the picture"),
        ("arcs", "a.svg:1: has more than 100000 numbers in its paths"),
        ("joins by scale", "a.svg:1: a stroke is broader than the picture"),
        ("scales", "a.svg:1: transforms enlarge it more than 10000 times"),
        ("elements", "a.svg:1: has more than 5000 elements"),
        ("deep", "a.svg:1: has more than 100 elements within each other"),
        ("roots", "a.svg:1: is not an SVG: not well-formed (invalid token)"),
        ("a long number", "a.svg:1: stroke-width is not a number"),
        ("a long length", "a.svg:1: stroke-width: a number is larger than 1000000"),
        ("laughs", "a.svg:1: document types, entities and CDATA are not allowed"),
    ],
)
def test_a_harmful_drawing_is_refused(name: str, problem: str) -> None:
    assert refusal(drawings()[name].decode()).startswith(problem)


@pytest.mark.parametrize(
    ("inside", "problem"),
    [
        ("<text>a</text>", "<text> cannot be drawn: turn it into paths or remove it"),
        ("<svg/>", "holds an <svg> within another"),
        ("<![CDATA[<g/>]]>", "document types, entities and CDATA are not allowed"),
        ("<g>", "is not an SVG: mismatched tag"),
        ('<path d="M0 0h9" stroke-dasharray="1"/>', "dashed lines are not allowed"),
        ('<path d="M0 0h9" style="stroke-dasharray: 1"/>', "dashed lines are not allowed"),
        ('<path d="M0 0h-1e7"/>', "d: a number is larger than 1000000"),
        ('<circle r="9999999"/>', "r: a number is larger than 1000000"),
        (f'<circle r="9" {LINE} stroke-width="101"/>', "a stroke is broader than the picture"),
        (f'<circle r="9" {LINE} stroke-width="40mm"/>', "a stroke is broader than the picture"),
        (f'<circle r="9" {LINE} stroke-width="101%"/>', "a stroke is broader than the picture"),
        (f'<circle r="9" {LINE} stroke-width="1em"/>', "stroke-width is not a number of pixels"),
        (
            f'<g style="stroke-width:101"><circle r="9" {LINE}/></g>',
            "a stroke is broader than the picture",
        ),
        (
            f'<g transform="matrix(0 60 -60 0 0 0)"><circle r="9" {LINE} stroke-width="2"/></g>',
            "a stroke is broader than the picture",
        ),
        (
            f'<path d="M0 0{"h9 v9" * 4001}" {LINE} stroke-width="50"/>',
            "has too many broad strokes: make them thinner or fill shapes",
        ),
        ('<g transform="skewX(89)"/>', "skewX is not allowed: apply the transform to the paths"),
    ],
)
def test_the_line_of_what_is_refused_is_named(inside: str, problem: str) -> None:
    assert refusal(f"{SVG}>\n<g/>\n{inside}</svg>").startswith(f"a.svg:3: {problem}")


@pytest.mark.parametrize(
    ("size", "problem"),
    [
        ('width="1" height="5"', "width or height is more than 4 times the other"),
        ('width="0" height="0"', "width and height must be from 0.1 to 100000"),
        ('width="auto"', "width is not a number of pixels, millimetres or percent"),
    ],
)
def test_the_size_of_the_whole_is_checked(size: str, problem: str) -> None:
    assert refusal(f"{SVG} {size}/>") == f"a.svg:1: {problem}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("<html/>", "a.svg:1: is not an SVG: its first element is not <svg>"),
        ("", "a.svg:1: is not an SVG: no element found"),
        ("<svg/>", "a.svg:1: has no viewBox with four numbers that says how large it is"),
        (
            SVG.replace("100 100", "1 1e3") + "/>",
            "a.svg: one side of the picture is more than 4 times as long as the other",
        ),
    ],
)
def test_what_is_no_drawing_of_a_size_is_refused(text: str, problem: str) -> None:
    assert refusal(text) == problem


@pytest.mark.parametrize(
    "text",
    [
        f'{SVG} width="210mm" height="297mm"><path d="M0 0h1e2"/></svg>',
        f'{SVG} width="100%"><sodipodi:namedview/><metadata><rdf:RDF/></metadata></svg>',
        f'<?xml version="1.0"?><!-- made by hand -->{SVG} style="fill:none;stroke-width:1px"/>',
        f'{SVG}><path style="stroke-dasharray:none" d="M1e-7 0.12345678901h9"/></svg>',
        f'{SVG}><g stroke-width="300"><circle r="5" fill="#fff"/></g></svg>',
    ],
)
def test_what_drawing_programs_write_is_allowed(text: str) -> None:
    check_picture("a.svg", text.encode())


@pytest.mark.slow
def test_the_pictures_of_the_game_would_be_allowed_in_a_pack() -> None:
    """But for ribbons, which are too long."""
    files = [file for file in assets_folder().rglob("*.svg") if "ribbon" not in file.name]
    assert len(files) > 400
    for file in files:
        check_picture(file.name, file.read_bytes())
