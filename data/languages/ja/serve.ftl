### forgewar serve and forgewar join. Names of options and programs stay as typed.

serve-about = Forge War { $version }：共有テーブルのサーバー。
serve-page = これはForge Warのテーブルへのリンクです。ゲームで開くか、forgewar join LINK と入力してください。
serve-no-database = データベースを使えません（{ $place }）：{ $why }
serve-database-in-use = 別のサーバーが { $file } を使用中です。
serve-database-newer = { $file } は新しい版のForge Warで書かれています。このForge Warを更新してください。

cli-help-serve = 共有テーブルのサーバーを動かす
cli-description-serve = 複数の端末で1つのゲームを遊ぶためのサーバーを動かします。テーブルはファイルに保存され、準備は要りません。最初のテーブルへのリンクを表示するので、プレイヤーに1つずつ渡してください。
cli-examples-serve =
    例：
      forgewar serve                                        2人用のテーブル
      forgewar serve --mode epic --seats person,person,master
      forgewar serve --no-table --address https://games.example --host 127.0.0.1
      forgewar serve --database postgresql://localhost/forgewar
cli-serve-host = 待ち受けるネットワークアドレス（既定値：この端末のすべてのアドレス）
cli-serve-address = プレイヤーが使うアドレス（プロキシの後ろなど、異なる場合）
cli-serve-folder = テーブルのフォルダー（既定値：プレイヤーのデータフォルダー）
cli-serve-database = ファイルの代わりに使うPostgreSQLデータベース。複数のサーバーで共有できます。FORGEWAR_DATABASE からも読み込みます
cli-serve-tls = https用の証明書と鍵（PEMファイル）
cli-serve-processes = コンピューターギルドが考えるプロセスの数
cli-serve-seats = 最初のテーブルの席：person, { $guilds }（既定値：%(default)s）
cli-serve-no-table = 最初のテーブルを開かない
cli-serve-missing = このデータベースには { $module } が必要です。pip install "forgewar[server]" でインストールしてください。
cli-serve-both = --certificate と --key は一緒に指定してください。
cli-serve-certificate = 証明書または鍵を使えません：{ $why }。
cli-serve-port = ポート { $port } で待ち受けできません：{ $why }。
cli-serve-started = サーバーは { $address } で動いています。Ctrl-Cで終了します。テーブルは残ります。
cli-serve-seat = 席{ $seat }：{ $link }
cli-serve-watch = 観戦用：{ $link }
cli-serve-host-link = ホスト専用（リンクの更新、テーブルの削除）：{ $link }

cli-help-join = 画面なしで共有テーブルに参加する（コンピューターギルドまたは観戦）
cli-description-join = リンクで共有テーブルに参加します。席はコンピューターギルドが担当し、観戦用リンクではゲームを表示するだけです。
cli-examples-join =
    例：
      forgewar join http://192.168.1.5:8765/t/k3mzq8wd5p#SECRET --player master
      forgewar join LINK LINK --record game.jsonl   2つの席と、終了後の記録
cli-join-links = 1つのテーブルへのリンク（席ごとに1つ）
cli-join-name = ギルドの名前（既定値：プレイヤーの名前）
cli-join-record = 終わったゲームの記録をこのファイルに書き出す
cli-join-one-table = リンクはすべて同じテーブルのものにしてください。
cli-join-bad-link = テーブルへのリンクではありません：{ $link }。
cli-join-false-deal = カードは、サーバーがこのテーブルに約束したとおりに配られていません。
cli-join-line = { $who }：{ $line }
cli-problem-sentence = { $problem }
