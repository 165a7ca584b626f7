"""Checks code and catalogues against each other, for `forgewar check`.

Every id used exists and every id that exists is used; values given are those a message takes; all
languages have the same messages; names have the forms that sentences ask for; no text has what its
language forbids. The code is read, not run: ids are literal strings, or f-strings whose holes stand
for anything.
"""

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from forgewar.content.glossary import Glossary
from forgewar.content.rulebook import Rulebook
from forgewar.words.families import FAMILIES, Kinds
from forgewar.words.forbidden import forbidden
from forgewar.words.language import DEFAULT, Language, language, language_tags
from forgewar.words.rulebook import links

_MAKERS = ("say", "say_in", "message", "Message", "fault")
_KERNEL = ("words/message.py", "words/faults.py")  # take whatever ids they are given
_Kinds = tuple[tuple[tuple[str, ...], re.Pattern[str]], ...]
# Values that are names, and the ids of these names: all of them have the same forms.
_NAMES: _Kinds = (
    (("hero", "new"), re.compile("face-.+|hero-again")),
    (("resource", "ground"), re.compile("resource-.+")),
)
# The same of lines of the log and of cards: some have a form, where they need it.
_SOME: _Kinds = (
    (("did", "line"), re.compile("log-.+")),
    (("card", "design", "name", "lost"), re.compile("card-name-.+")),
)
# The words of the rulebook's glossary, which may say how they are read: their order depends on it.
_READ = re.compile("glossary-.+")

_PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Use(NamedTuple):
    """A place where code makes a message. `given` is `None` if only running the code would tell."""

    where: str
    id: re.Pattern[str]
    given: frozenset[str] | None


class Asked(NamedTuple):
    """Form of a value that an entry asks for: `FORM($hero, "dat")`."""

    value: str
    form: str


class Entry(NamedTuple):
    """A message or term of a catalogue: the values it takes, the entries it refers to, the forms it
    asks for, and the forms it has if it is a name."""

    where: str
    variables: frozenset[str]
    others: frozenset[str]
    asked: frozenset[Asked]
    forms: frozenset[str]


Catalogue = dict[str, Entry]


class Findings(NamedTuple):
    """Faults of code and catalogues, one sentence each. `untranslated` are the messages that a
    language lacks and that are shown in English."""

    errors: list[str]
    untranslated: list[str]


def check(
    code: Path,
    languages: Path,
    printed: Collection[str] = (),
    families: Mapping[str, Kinds] = FAMILIES,
) -> Findings:
    """Compare code and catalogues. `code` is the folder of the package; `printed` has the ids of
    texts on cards, which only the catalogues of other languages than English have."""
    problems: list[str] = []
    read: dict[str, Catalogue] = {}
    for folder in sorted(path for path in languages.iterdir() if path.is_dir()):
        read[folder.name] = catalogue(folder, problems)
        problems += forbidden(folder)
    spoken = read.pop(DEFAULT, {})
    if any(code.rglob("*.py")):  # the packaged app has no code to read
        problems += _use_problems(list(uses(code, problems)), spoken)
    problems += check_families(spoken, families)
    untranslated: list[str] = []
    for tag, entries in read.items():
        wanted = [id_ for id_ in (*spoken, *printed) if not id_.startswith("-")]
        untranslated += [f"{tag}: {id_} is missing" for id_ in wanted if id_ not in entries]
        problems += _differences(spoken, entries, printed)
    return Findings(problems, untranslated)


def check_families(entries: Catalogue, families: Mapping[str, Kinds]) -> Iterator[str]:
    """Kinds without their message, and messages of no kind."""
    for prefix, kinds in families.items():
        for kind in kinds:
            if f"{prefix}{kind}" not in entries:
                yield f"{DEFAULT}: {prefix}{kind} is missing (words/families.py)"
        for id_, entry in entries.items():
            if id_.startswith(prefix) and id_.removeprefix(prefix) not in kinds:
                yield f"{entry.where}: {id_} is of no kind (words/families.py)"


def catalogue(folder: Path, problems: list[str]) -> Catalogue:
    """Entries of a language by id; terms begin with a hyphen. Faults go to `problems`."""
    found: Catalogue = {}
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ftl.Junk | ftl.Message | ftl.Term):
                assert entry.span is not None
                line = text.count("\n", 0, entry.span.start) + 1
                where = f"{folder.name}/{path.name}:{line}"
                _add(found, entry, where, problems)
    for id_, made in found.items():
        missing = sorted(made.others - found.keys())
        problems += [
            f"{made.where}: {id_} refers to {other}, which is missing" for other in missing
        ]
    problems += _form_problems(found)
    return found


def _add(
    found: Catalogue, entry: ftl.Junk | ftl.Message | ftl.Term, where: str, problems: list[str]
) -> None:
    if isinstance(entry, ftl.Junk):
        first = (entry.content or "").splitlines()[0]
        problems.append(f"{where}: this is no message: {first}")
        return
    id_ = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    forms = frozenset(attribute.id.name for attribute in entry.attributes)
    if id_ in found:
        problems.append(f"{where}: {id_} is there already, in {found[id_].where}")
    elif entry.value is None or not _may_have(id_, forms):
        problems.append(f"{where}: {id_} has attributes; give them ids of their own")
    parts = _Parts()
    parts.visit(entry)
    problems += [f"{where}: {id_}: {problem}" for problem in parts.problems]
    variables, others = frozenset(parts.variables), frozenset(parts.others)
    found[id_] = Entry(where, variables, others, frozenset(parts.asked), forms)


def _may_have(id_: str, forms: Collection[str]) -> bool:
    """Whether a message may have these attributes."""
    if _READ.fullmatch(id_):
        return set(forms) <= {"read"}
    return not forms or any(names.fullmatch(id_) for _, names in (*_NAMES, *_SOME))


def _can_be_a_name(value: str) -> bool:
    return any(value in values for values, _ in _NAMES)


class _Parts(Visitor):
    """Collects the values that an entry takes and the entries it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.asked: set[Asked] = set()
        self.problems: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.others.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and words - _PLURALS:
            value = node.selector.id.name
            if _can_be_a_name(value):
                self.problems.append(f"${value} is a name; ask for its FORM, do not choose by it")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "FORM":
            self._visit_form(node.arguments)
        self.generic_visit(node)

    def _visit_form(self, arguments: ftl.CallArguments) -> None:
        match arguments.positional:
            case [ftl.VariableReference() as value, ftl.StringLiteral() as form]:
                self.asked.add(Asked(value.id.name, form.value))
            case _:
                self.problems.append("FORM takes a value and the name of a form")


def _form_problems(entries: Catalogue) -> Iterator[str]:
    """Forms that are asked for but that a name lacks, and the other way round."""
    for id_, entry in entries.items():
        for value in sorted({asked.value for asked in entry.asked}):
            if not any(value in values for values, _ in (*_NAMES, *_SOME)):
                yield f"{entry.where}: {id_} asks for a form of ${value}, which is no name"
    for values, names in _NAMES:
        of_kind = {id_: entry for id_, entry in entries.items() if names.fullmatch(id_)}
        asking = _asking(entries, values)
        yield from _missing_forms(of_kind, asking)
        yield from _needless_forms(of_kind, asking)
    for values, names in _SOME:
        of_kind = {id_: entry for id_, entry in entries.items() if names.fullmatch(id_)}
        yield from _needless_forms(of_kind, _asking(entries, values))


def _asking(entries: Catalogue, values: Collection[str]) -> dict[str, set[str]]:
    """Ids of the entries that ask for a form of one of the values, by form."""
    asking: dict[str, set[str]] = {}
    for id_, entry in entries.items():
        for asked in entry.asked:
            if asked.value in values:
                asking.setdefault(asked.form, set()).add(id_)
    return asking


def _missing_forms(names: Catalogue, asking: dict[str, set[str]]) -> Iterator[str]:
    """Names of one kind that lack a form."""
    for id_, entry in names.items():
        for form in sorted(asking.keys() - entry.forms):
            yield f"{entry.where}: {id_} has no .{form}, which {min(asking[form])} asks for"


def _needless_forms(names: Catalogue, asking: dict[str, set[str]]) -> Iterator[str]:
    """Forms that only names of the same kind ask for."""
    for id_, entry in names.items():
        for form in sorted(entry.forms):
            if asking.get(form, set()) <= names.keys():
                yield f"{entry.where}: nothing asks for .{form} of {id_}"


def values_of(entries: Catalogue, id_: str) -> frozenset[str]:
    """Values that a message takes, including those of messages it refers to."""
    entry = entries[id_]
    inner = [values_of(entries, other) for other in entry.others if other in entries]
    return entry.variables.union(*inner)


def uses(code: Path, problems: list[str]) -> Iterator[Use]:
    """Every place in the code that makes a message."""
    for path in sorted(code.rglob("*.py")):
        name = path.relative_to(code).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _callee(node) in _MAKERS and node.args:
                where = f"{code.name}/{name}:{node.lineno}"
                for branch in _branches(node.args[0]):
                    id_ = _pattern(branch)
                    if id_ is None and name not in _KERNEL:
                        problems.append(f"{where}: the id of a message does not begin literally")
                    elif id_ is not None:
                        yield Use(where, id_, _given_values(node))


def _callee(node: ast.Call) -> str:
    called = node.func
    return getattr(called, "id", getattr(called, "attr", ""))


def _branches(node: ast.expr) -> list[ast.expr]:
    """One id, or the ids between which a condition decides."""
    if isinstance(node, ast.IfExp):
        return [*_branches(node.body), *_branches(node.orelse)]
    return [node]


def _pattern(node: ast.expr) -> re.Pattern[str] | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.compile(re.escape(node.value))
    if not isinstance(node, ast.JoinedStr) or not isinstance(node.values[0], ast.Constant):
        return None
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
             for part in node.values]  # fmt: skip
    return re.compile("".join(parts))


def _given_values(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names or len(node.args) > 1 else frozenset(n for n in names if n)


def _use_problems(found: list[Use], entries: Catalogue) -> Iterator[str]:
    """Messages that code asks for and the catalogue lacks, and the other way round."""
    ids = [id_ for id_ in entries if not id_.startswith("-")]
    used: set[str] = set()
    for use in found:
        meant = [id_ for id_ in ids if use.id.fullmatch(id_)]
        used.update(meant)
        if not meant:
            shown = re.sub(r"\\(.)", r"\1", use.id.pattern).replace(".+", "…")
            yield f"{use.where}: there is no message {shown}"
        elif use.given is not None:
            yield from _value_problems(
                use, use.given, {id_: values_of(entries, id_) for id_ in meant}
            )
    referred = set().union(*(entry.others for entry in entries.values()))
    for id_ in entries:
        if id_ not in used and id_ not in referred:
            yield f"{entries[id_].where}: nothing uses {id_}"


def _value_problems(
    use: Use, given: frozenset[str], meant: dict[str, frozenset[str]]
) -> Iterator[str]:
    """Values that a message lacks, or that none of the possible messages takes."""
    for id_, variables in meant.items():
        for missing in sorted(variables - given):
            yield f"{use.where}: {id_} takes ${missing}, which is not given"
    for needless in sorted(given - frozenset().union(*meant.values())):
        yield f"{use.where}: {' and '.join(meant)} takes no ${needless}"


def _differences(spoken: Catalogue, entries: Catalogue, printed: Collection[str]) -> Iterator[str]:
    """Messages of another language that English lacks or gives other values. A translation may have
    terms of its own."""
    for id_, entry in entries.items():
        if id_.startswith("-") or id_ in printed:
            continue
        if id_ not in spoken:
            yield f"{entry.where}: {DEFAULT} has no {id_}"
            continue
        for name in sorted(values_of(spoken, id_) ^ values_of(entries, id_)):
            yield f"{entry.where}: ${name} of {id_} is in one language only"


def check_book(book: Rulebook, glossary: Glossary) -> Iterator[str]:
    """Messages of the rulebook that English lacks or has in vain, and links in any language to
    clauses that do not exist."""
    wanted = set(_needed_ids(book, glossary))
    ours = _book_ids(language(DEFAULT))
    for id_ in sorted(wanted - ours):
        yield f"{DEFAULT}: {id_} is missing"
    for id_ in sorted(ours - wanted):
        yield f"{DEFAULT}: {id_} belongs to nothing in the rulebook"
    known = {clause.id for clause in book.clauses()}
    for spoken in map(language, language_tags()):
        for id_ in sorted(_book_ids(spoken)):
            for link in links(spoken.source(id_)):
                if link not in known:
                    yield f"{spoken.tag}: {id_} leads to {link}, which does not exist"


def _book_ids(spoken: Language) -> set[str]:
    return {id_ for id_ in spoken.ids if id_.startswith(("rulebook-", "glossary-"))}


def _needed_ids(book: Rulebook, glossary: Glossary) -> Iterator[str]:
    """Ids of all messages that the rulebook and the glossary need."""
    yield "rulebook-intro"
    for chapter in book.chapters:
        yield from (f"rulebook-{chapter.id}", f"rulebook-{chapter.id}-intro")
        for clause in chapter.clauses:
            yield from (f"rulebook-{clause.id}", f"rulebook-{clause.id}-text")
            if clause.ruling:
                yield f"rulebook-{clause.id}-ruling"
    for term in glossary:
        yield from (f"glossary-{term}", f"glossary-{term}-means")
