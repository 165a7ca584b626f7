# Tables shared over a network: this app's own server.

apart-net-host-not-started = ここではテーブルを開けません（{ $why }）。続くときはコンピューターを再起動してください。
apart-net-host-second = このコンピューターの別のForge Warが、すでにテーブルを開いています。そちらを使うか、先に終了してください。
apart-net-host-lost = テーブルのサーバーが止まりました。テーブルは残っています。もう一度開いてください。詳しくは{ $file }にあります。

settings-label-notices = 自分の手番を知らせる
settings-words-notices = 共有テーブルで、デスクトップに通知
