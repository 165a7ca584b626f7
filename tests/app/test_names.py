"""Names in any script are drawn, and never run over what is beside them."""

import pytest
from app import positions, views
from app.blank_app import plain_app
from app.layout import problems

from forgewar.app.match.handover import HandoverOverlay
from forgewar.app.window.app import App

# As long as a name from a file may be: four at a table, and four at another.
NAMES = {
    "one": (
        "Владимир Владимирович Щербаков-Широкоплечий",
        "Παναγιώτης Κωνσταντίνος Παπαδόπουλος Ωραίος",
        "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処藪ら柑子",
        "歐陽慕容司馬諸葛皇甫尉遲公羊澹臺公冶宗政濮陽淳于單于太叔申屠公孫仲孫軒轅令狐鍾離",
    ),
    "other": (
        "김수한무거북이와두루미삼천갑자동방삭치치카포사리사리센타워리워리세브리깡무두셀라",
        "عبد الرحمن محمد عبد العزيز بن سعود الكبير",
        "🔥" * 40,
        "Z\N{COMBINING DIAERESIS}\N{COMBINING TILDE BELOW}" * 14,
    ),
}
WINDOW = (1024, 640)
# Wherever names stand.
VIEWS = (
    "wealth_curtain", "mine", "market", "management_computer", "trade_window_end", "pause",
    "mat_0", "mat_1", "mat_2", "mat_3", "merchant", "menu_longest", "library_longest",
    "library_longest_over", "replay_longest", "play_on_longest", "scoring_longest",
    "review_longest", "hall_reviews",
)  # fmt: skip


def _handover(app: App) -> None:
    views.at("management")(app)
    app.context.navigator.push(HandoverOverlay(app.context, 2, []))


@pytest.mark.slow
@pytest.mark.parametrize("table", NAMES)
def test_names_of_any_script_stay_in_their_places(
    table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = tuple(name[:40] for name in NAMES[table])
    for module, attribute in ((positions, "NAMES"), (views, "NAMES"), (views, "LONGEST")):
        monkeypatch.setattr(module, attribute, names)
    found = []
    for show in (*(views.VIEWS[view] for view in VIEWS), _handover):
        app = plain_app(WINDOW)
        show(app)
        app.loop.draw()
        found += problems(app.context.frame, app.loop.shown.get_size(), 12)
    assert not found, "\n" + "\n".join(found)
