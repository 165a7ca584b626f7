### Why options describe no game: behind "forgewar: " in terminals, and behind "game.jsonl describes a game that does
### not exist: ". Without a stop.

options-solo-guilds = ソロゲームは1ギルドです（{ $guilds }ではありません）
options-guilds = ゲームは2～4ギルドです（{ $guilds }ではありません）。1ギルドならソロの難易度を選んでください
options-no-edition = { $edition } は記される版ではありません
options-newer-edition = 第{ $edition }版のルールは新しいバージョンのゲームのものです
options-tiles = ボーナスタイルはエピックだけのものです
options-even-solo = 公平スタートは2～4ギルドのゲームのものです
options-even-places = { $places }番手までの公平スタートには同じ数のギルドが必要です
options-even-gifts = 公平スタートで一つの番手に与えられるのは{ $most }個までです
