### Shared tables: the server, the links to it, and what it refuses. Names of options and programs stay as typed.

# Why the server refuses a message or a request: whole sentences.
net-refused-bad-message = サーバーがこのメッセージを理解できません。
net-refused-too-large = メッセージが長すぎます。上限は64キロバイトです。
net-refused-too-fast = 短時間のメッセージが多すぎます。少し待ってからやり直してください。
net-refused-unknown-page = このサーバーにそのアドレスはありません。
net-refused-bad-method = このアドレスはその種類のリクエストを受け付けません。
net-refused-server-fault = サーバーで問題が起きました。何も変わっていません。もう一度試してください。
net-refused-client-too-old = このForge Warはサーバーに対して古すぎます。更新してください。
net-refused-client-too-new = このForge Warはサーバーより新しい版です。サーバーの管理者に更新を頼んでください。
net-refused-bad-certificate = このコンピューターはサーバーの証明書を信頼していません。ホストに証明書を頼んでください。
net-refused-unknown-link = このリンク先にテーブルはありません。ホストに新しいリンクを頼んでください。
net-refused-too-many-connections = 接続が多すぎます。いくつか閉じてからやり直してください。
net-refused-too-many-tables = 同じアドレスからの新しいテーブルが多すぎます。1時間後にやり直してください。
net-refused-server-full = このサーバーにはもうテーブルを置けません。管理者に問い合わせてください。
net-refused-bad-options = そのようなゲームはありません。モード、ギルドの数、プレイヤーを確かめてください。
net-refused-no-content = サーバーにこのカードがありません。サーバーにパックを入れてください。
net-refused-not-host = これができるのはテーブルのホストだけです。ホスト用のリンクを使ってください。
net-refused-not-over = 記録を受け取れるのはゲームが終わってからです。
net-refused-spectator = 観戦中です。これができるのは参加しているギルドだけです。
net-refused-not-begun = ゲームはまだ始まっていません。ほかの人を待ってください。
net-refused-already-begun = ゲームはもう始まっています。
net-refused-over = ゲームは終わりました。
net-refused-table-full = このテーブルの記録はいっぱいです。できるのはゲームの続きだけです。
net-refused-stale = 先に別のことが起きました。テーブルを見て選び直してください。
net-refused-not-your-turn = ほかのギルドの手番です。
net-refused-not-your-seat = 行動できるのは自分のギルドだけです。
net-refused-illegal-action = ルールで許されていません。
net-refused-nothing-to-undo = 今は1人では何も取り消せません。ほかの人に頼んでください。
net-refused-undo-asked = すでに取り消しの申し出があります。返事を待ってください。
net-refused-no-undo-asked = 今、取り消しを申し出ている人はいません。
net-refused-bad-nonce = この秘密の数は予告したものと違います。もう一度参加してください。
net-refused-empty-text = メッセージが空です。何か書いてください。
net-refused-no-such-seat = その席、またはそのプレイヤーはありません。
net-refused-seat-connected = このギルドは接続中です。交代できるのは不在の人の席だけです。
net-refused-bad-address = 通知を送れるのはウェブのアドレス（https://…）だけで、プライベートネットワークには送れません。
net-refused-wrong-code = このコードで入れるテーブルはありません。ホストに今のコードを聞いてください。
net-refused-no-free-seat = このテーブルに空席はありません。ホストに観戦用のリンクを頼んでください。

# forgewar replay --verify, about a game at a shared table.
cli-replay-deal = { $file } の配り方は全員で決めたものです（コミットメント { $hash }）。
cli-replay-false-deal = { $file } の配り方はテーブルに約束されたものと違います（コミットメント { $hash }）。
