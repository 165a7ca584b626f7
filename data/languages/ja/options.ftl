### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = ソロゲームのギルド数は1です（{ $guilds }ではありません）
options-guilds = ゲームのギルド数は2～4です（{ $guilds }ではありません）。1ギルドならソロの難易度を選んでください
options-no-edition = 記録に第{ $edition }版のルールは指定できません
options-newer-edition = 第{ $edition }版のルールは、より新しいバージョンのゲームのものです
options-tiles = ボーナスタイルはエピック専用です
options-even-solo = 公平スタートは2～4ギルドのゲーム専用です
options-even-places = { $places }番手までの公平スタートには同じ数のギルドが必要です
options-even-gifts = 公平スタートで1つの番手に与えられるのは{ $most }個までです
