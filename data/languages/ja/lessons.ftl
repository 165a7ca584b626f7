# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = 遊び方を学ぶ
lessons-words = どのレッスンも実際のゲーム画面で数分です。いつでも中断し、再開できます。
lessons-name-walking = 鉱山を歩く
lessons-about-walking = 監督官を動かし、鉱夫を残し、マスの産出を得る。
lessons-name-jumping = 飛び越え
lessons-about-jumping = 鉱夫の列、転向と離反、ストライキ、そして少ないほうがよい理由。
lessons-name-forge = 鍛冶場
lessons-about-forge = 設計図、鉱石、レベル、武器種。冒険者の手に威力を。
lessons-name-quest = クエスト
lessons-about-quest = 掲示板と代金、ステップと区間、報酬、カッコ、失敗。
lessons-name-market = 市場
lessons-about-market = 専有と開放のスペース、商人、露店、パスの見返り。
lessons-name-round = ラウンド全体
lessons-about-round = 計画でつなぐ鉱山、市場、クエスト。そして2回目の移動。
lessons-name-end = 終盤
lessons-about-end = 最終ラウンドのボーナスとクエスト、得点の数え方。
lessons-name-epic = エピック
lessons-about-epic = 3つのステージ、ボーナスタイル、英雄と称号。
lessons-name-solo = ソロ
lessons-about-solo = 受注の義務、オートマ、2回の市場アクション、難易度。

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = 最初のゲーム
lessons-first-words = 徒弟を相手にシンプルで一戦。新しい場面のたびにガイドが助言します。
lessons-tips-words = ガイドの助言一覧

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = ここから再開
lessons-begin-here = 次のレッスン
lessons-number = レッスン{ $number }
lessons-resume = 再開する
lessons-start = 始める
lessons-you-meet = この回で出会うもの
lessons-learnt-of = { $learnt }/{ $count }
lessons-learnt-word = 修了
lessons-all-learnt = すべて修了
lessons-your-first-game = 初めてのゲーム
lessons-summary = { $about }{ $state }。

# How far a lesson is: about 14 letters.
lessons-is-learnt = 修了
lessons-at-step = 手順{ $step }/{ $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = 自分
lessons-rival = ライバル

# Under the title of the pause menu.
lessons-kept = レッスンは途中の位置を覚えています

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = 次へ
lessons-take-back = 取り消す
lessons-show-me = 手本を見る
lessons-next = 次のレッスン
lessons-all = レッスン一覧
lessons-leave = レッスンを中断
lessons-back = 前の手順に戻る
lessons-skip = この手順を飛ばす
lessons-first-step = 最初の手順です
lessons-no-more = 最後の手順でした

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = それもできます。結果も見られます。ただ、この手順のねらいは別です：{ $wanted }。取り消すか、手順を飛ばしてください。
lessons-strayed-early = それもできますが、先に説明することがありました。取り消すか、飛ばしてください。
lessons-learnt = 完了！ 「{ $lesson }」を修了しました。一覧に残るので、いつでもやり直せます。

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = 輪の付いた塔のコマが自分の監督官です。ほかはライバルのものです。どのマスにも銅、鉄、エメラルドのどれかがあります。「次へ」かEnterキーを押してください。
lesson-walking-move = 輪の付いた監督官、輪の付いたマス、右下の「決定」の順に押してください。監督官は、道が空いているかぎり一直線に何マスでも進めます。
lesson-walking-move-pass = パスでは誰も動かず、何も得られません。取り消して、監督官を動かしましょう。
lesson-walking-move-other = それでもかまいません。その監督官が離れたマスから資源を得ました。レッスンは右下の監督官で続けます。
lesson-walking-worker = 元いたマスに鉱夫が残り、その鉱石を産出しました。左側に鉄が1個増えています。着地したマスではなく、離れたマスから得られるのです。
lesson-walking-panel = これがあなたのパネルです。月桂冠は名声、その下に鉱石、金貨、鉱山の鉱夫（フード）、冒険者（兜）、進行中と完了したクエスト。上の「i」ですべての記号の名前がわかります。
lesson-walking-emerald = ですから、次に欲しいものの上に立っておきましょう。監督官の1人がエメラルドの上にいます。この鉱山で最も希少な資源です。好きなところへ動かしてください。
lesson-walking-emerald-pass = それではエメラルドはそのままです。取り消しますか？
lesson-walking-emerald-taken = それでもかまいません。どこへ動いても、足元のエメラルドは手に入ります。レッスンは決めておいた移動で続けます。
lesson-walking-emerald-other = その監督官は別の資源の上にいたので、それを得ました。取り消して、輪の付いた監督官を動かしますか？
lesson-walking-free = ラウンドごとに、各ギルドがこのルールで監督官を1体動かします。コマの上には着地できず、ほかの監督官を越えることもできません。鉱夫は現れたときに産出し、立っているだけでは産出しません。
lesson-walking-task = では自力で。この移動で鉄をもう1個手に入れてください。
lesson-walking-task-taken = 離れたマスから鉄が手に入りました。ゲームでは、どのギルドも毎ラウンドこのような移動を1回行い、1番手は2回行えます。
lesson-walking-task-pass = それでは鉄は得られません。取り消して、鉄の上にいる自分の監督官を探してください。
lesson-walking-task-other = そのマスに鉄はありませんでした。大事なのは離れるマスです。取り消しますか？

# 2
lesson-jumping-row = 行く手の鉱夫は、すぐに、または同じ直線を歩いてから飛び越えられます。途切れなく並ぶ列を1つ越えて、その直後の空きマスに着地します。左側の太陽の鉱夫2人を飛び越えてください。
lesson-jumping-row-strike = 自分の鉱夫がストライキを起こしました。これは後で説明します。いったん取り消しますか？
lesson-jumping-row-own = 自分の鉱夫を飛び越えたので、ライバル側に移りました。これは後で説明します。いったん取り消しますか？
lesson-jumping-row-walk = あの2人を飛び越えない移動でした。取り消して、左から2人を飛び越えますか？
lesson-jumping-turned = 鉱夫は2人とも自分の色に転向し、それぞれ足元の資源を産出しました。離れたマスの新しい鉱夫もです。1回の移動で資源が3個です。
lesson-jumping-own = 列に自分の鉱夫がいてもかまいません。ただし離反して鉱夫が最も少ないギルドに加わり、そのギルドに産出します。輪の付いた列を飛び越えて、見てみましょう。
lesson-jumping-own-strike = 自分の鉱夫がストライキを起こしました。それは次の手順です。いったん取り消しますか？
lesson-jumping-own-also = それでもかまいません。自分の鉱夫がライバル側に移り、ライバルに産出しました。レッスンは決めておいた移動で続けます。
lesson-jumping-few = 鉱山を独り占めしない理由は？ 鉱夫が最も少ないギルドが、市場でもクエストでも次の鉱山でも先になるからです。同数なら順番が入れ替わり、後ろだった方が前に出ます。
lesson-jumping-strike = 同じ色の鉱夫が5人以上隣り合うとストライキです。最も新しい鉱夫が産出した後、全員が去ります。自分の4人の隣にいる監督官を動かして、5人にしてください。
lesson-jumping-strike-also = それでもかまいません。同じ色の5人が隣り合い、全員が鉱山を去りました。レッスンは決めておいた移動で続けます。
lesson-jumping-strike-other = その移動では、4人の隣に5人目が残りません。取り消しますか？
lesson-jumping-gone = 鉱夫は鉱山を去りましたが、鉱石は手元に残りました。鉱夫が減れば手番順は早くなります。ストライキはねらい目にもなるのです。
lesson-jumping-task = では自力で。ライバルの鉱夫を少なくとも1人飛び越え、自分の鉱夫は飛び越えず、ストライキも起こさないでください。
lesson-jumping-task-own = 自分の鉱夫が離反しました。取り消して、ライバルの鉱夫だけの列を探しますか？
lesson-jumping-task-strike = その結果、自分の鉱夫が5人以上隣り合い、ストライキを起こして鉱山を去りました。取り消して、鉱夫が残る飛び越え方を探しますか？
lesson-jumping-task-also = お見事。自分の色に転向した鉱夫が産出しました。
lesson-jumping-task-walk = 誰も飛び越えませんでした。取り消して、直後に空きマスのあるライバルの鉱夫を探しますか？

# 3
lesson-forge-step = ギルドは3つのクエストに取り組んでいます。それぞれの右に、今の威力と、このラウンドに必要な威力が出ています。「地下室のネズミ」は、必要な2に対して0です。
lesson-forge-sword = 武器は冒険者の手に直接鍛造します。レンジャー、「銅の剣」、「地下室のネズミ」の順に押してください。銅2個が威力2になり、レンジャーがクエストに加わります。
lesson-forge-sword-done = まだ早いです。編成を終えたとき、条件未達のクエストは失敗します。取り消しますか？
lesson-forge-sword-also = それでもかまいません。剣は誰でも扱えます。レッスンはレンジャーで続けます。
lesson-forge-sword-dear = それは別の武器で、ほかのところで必要になります。取り消して、「銅の剣」を鍛造しますか？
lesson-forge-sword-quest = 別のクエストか、別の武器でした。取り消して、まず「地下室のネズミ」用の武器を鍛造しますか？
lesson-forge-levels = レベル1は剣と短剣を、レベル2は「銅の槍」などすべての共通設計図を扱えます。レベル3は「緑の毒針」などの固有設計図も扱えます。
lesson-forge-types = 「鐘楼の吸血コウモリ」には威力5と刺突の武器が必要です。その武器種の武器がなければ、ステップに必要な威力が3増えます。
lesson-forge-stinger = 従士はレベル3です。「緑の毒針」を持たせてそこへ送ってください。鉄1個とエメラルド1個から鍛造する、威力5の刺突武器です。
lesson-forge-stinger-done = まだ早いです。編成を終えたとき、条件未達のクエストは失敗します。取り消しますか？
lesson-forge-stinger-spear = 武器種は合っていますが、「銅の槍」の威力は2だけで、必要なのは5です。取り消しますか？
lesson-forge-stinger-sword = その武器は刺突ではないので、必要な威力が3増えます。取り消しますか？
lesson-forge-stinger-quest = 別のクエストでした。取り消して、「鐘楼の吸血コウモリ」用の武器を鍛造しますか？
lesson-forge-lost = 鍛造したものは鉱石に戻りません。クエスト中の者にも編成のときに別の武器を持たせられますが、前の武器は失われます。編成を終えるまでは、「取り消し」ですべて元に戻せます。
lesson-forge-task = では自力で。「下水道のスライム」には威力3が必要です。まだ待機中の冒険者1人で条件を満たしてください。
lesson-forge-task-met = 条件達成です。その剣ならレベル1の冒険者で足り、強い冒険者の手が空きます。
lesson-forge-task-short = このステップには威力が足りません。取り消して、威力3の設計図を探しますか？
lesson-forge-task-quest = そのクエストはもう条件達成でした。取り消して、「下水道のスライム」に人を送りますか？
lesson-forge-task-done = 「下水道のスライム」が失敗するところでした。取り消しますか？

# 4
lesson-quest-offer = 掲示板にはクエストが8つあります。先頭の2つは無料、次の3つは金貨1枚、最後の3つは2枚です。先頭のいくつかはラウンドの終わりに外れます。
lesson-quest-legs = クエストはステップの列です。同じ威力のステップが区間になります。「闘技場の試合」は2区間で、威力2が1ステップ、次に威力4が1ステップです。
lesson-quest-take = クエストは毎ラウンド1ステップ進み、毎ラウンドそのステップの条件を満たさなければなりません。最初はこのラウンドです。「闘技場の試合」を金貨1枚で受注してください。
lesson-quest-take-rats = それでもかまいません。威力2なら届きますが、この枠は金貨2枚かかります。レッスンは「闘技場の試合」で続けます。
lesson-quest-take-other = 最初のステップに、銅3個では足りない威力が必要です。最初のラウンドに失敗したクエストは名声3点を失います。取り消しますか？
lesson-quest-take-decline = 受注は義務ではありませんが、名声はクエストから得られます。取り消して、「闘技場の試合」を受注しますか？
lesson-quest-arm = 装備させましょう。レンジャーの「銅の剣」は銅2個で威力2。最初のステップにちょうど足ります。
lesson-quest-arm-also = それでもかまいません。誰が剣を持っても条件達成です。レッスンはレンジャーで続けます。
lesson-quest-arm-dagger = 「銅の短剣」の威力は1で、必要なのは2です。取り消しますか？
lesson-quest-arm-done = 条件未達で失敗しました。最初のラウンドなので名声3点を失いました。取り消しますか？
lesson-quest-done = 右側に、今終えるとどうなるかが出ています。条件達成なので、「編成終了」を押してください。
lesson-quest-done-more = すでに条件達成でした。2つ目の武器の鉱石は、後で惜しくなるかもしれません。取り消しますか？
lesson-quest-done-home = 帰還した者は武器を失い、クエストは条件未達に戻ります。取り消しますか？
lesson-quest-reward = 新しいラウンドです。「闘技場の試合」は威力4が必要な2つ目の区間に進みました。最初の区間の完了で、報酬の銅2個を得ました。名声が得られるのは、クエスト全体を完了したときだけです。
lesson-quest-brackets = 最初のラウンドに失敗すると名声3点を失います。その後の失敗なら、最後に完了した区間のカッコ内の名声、ここでは1点を得ます。武器は失い、報酬は残ります。完了すれば7点と金貨4枚です。
lesson-quest-task = では自力で。2つ目の区間には威力4が必要です。レンジャーは「銅の剣」を持って残っています。ステップの条件を満たしてください。
lesson-quest-task-again = レンジャーに別の武器を鍛造したので、前の武器は失われ、何も得していません。取り消して、ほかの誰かを送りますか？
lesson-quest-task-met = 威力4、条件達成です。このラウンドの終わりに「闘技場の試合」は完了します。
lesson-quest-task-short = それでは威力3で、1足りません。取り消しますか？
lesson-quest-task-done = 条件未達で失敗しました。残るのはカッコ内の名声1点だけです。取り消しますか？
lesson-quest-complete = 威力4、条件達成です。「編成終了」を押しましょう。完了すると名声7点と金貨4枚。2つの区間で2レベル、冒険者1人につき1つまでです。武器は使い切りです。
lesson-quest-complete-more = すでに条件達成でした。3つ目の武器の鉱石は、後で惜しくなるかもしれません。取り消しますか？
lesson-quest-complete-home = 帰還した者は武器を失い、クエストは条件未達に戻ります。取り消しますか？

# 5
lesson-market-places = 毎ラウンド、市場で1アクションを行うか、パスして金貨1枚を得ます。鍛冶屋、バザール、兵舎は、毎ラウンドそれぞれ先に来た1ギルドだけが使えます。登記所と街道は誰でも使えます。
lesson-market-claim = 登記所では、共通設計図の使用権を得ます。ゲーム終了まで有効です。費用は価格と、先に使用権を得た各ギルドへの金貨1枚ずつです。「銅の槍」の使用権を得てください。
lesson-market-claim-also = それでもかまいません。ゲームが終わるまで使えます。レッスンは「銅の槍」で続けます。
lesson-market-claim-pass = パスは金貨1枚になります。ほかによい手がないときの手です。取り消して、「銅の槍」の使用権を得ますか？
lesson-market-road = レッスンではもっとアクションができます。街道は無料で、クエスト1つを1ステップ進めますが、完了はできません。「地下室のネズミ」を先へ進めてください。
lesson-market-road-pass = パスで金貨1枚ですが、街道なら丸1ラウンド節約できます。取り消しますか？
lesson-market-barracks = 兵舎では、レベル1の冒険者の雇用と、待機中の1人の訓練の、片方または両方を1アクションで行えます。従士をレベル2から3に、金貨2枚で訓練してください。
lesson-market-barracks-hired = 冒険者が1人増え、金貨4枚を払いました。このレッスンでは鍛冶屋のためにその金貨が必要です。取り消しますか？
lesson-market-barracks-other = それでもかまいません。訓練した者は扱える武器が増えます。レッスンはレベル3の従士で続けます。
lesson-market-barracks-pass = パスは金貨1枚になりますが、誰も訓練されません。取り消しますか？
lesson-market-merchant = 商人はラウンド中のどの決定のときもいます。毎ラウンド購入1回と売却1回、アクションは使いません。鉄を1個購入してください。
lesson-market-merchant-also = それでもかまいません。このラウンドの唯一の購入でした。レッスンは鉄で続けます。
lesson-market-merchant-sold = それは売却で、このラウンドの1回を使いました。購入はまだできます。取り消しますか？
lesson-market-cards = 鍛冶屋は固有設計図を1つ、バザールはカードを売ります。使い切りカードは即時に働き、露店は毎ラウンド1回、宝石1個と1種の金属2個をどちら向きにも交換し、心得は取引や街道を強くします。
lesson-market-task = では自力で。この卓で、ほかのギルドが持てない唯一の設計図を購入してください。
lesson-market-task-pass = パスは金貨1枚で、何も買えません。取り消して、鍛冶屋を見てみますか？
lesson-market-task-claim = 共通設計図は、払えば誰でも使えます。取り消して、固有設計図を探しますか？
lesson-market-task-card = それはカードで、設計図ではありません。取り消して、鍛冶屋を見てみますか？

# 6
lesson-round-plan = ラウンドは鉱山、市場、クエストです。逆から計画しましょう。「下水道のスライム」に必要な威力は3、「鉄の剣」で足ります。つまり鉄2個、使用権に金貨3枚、クエストに1枚必要です。
lesson-round-mine = まず鉱山です。1回の飛び越えで両方手に入ります。監督官の足元の鉄と、隣の太陽の鉱夫の足元の鉄です。
lesson-round-mine-one = 鉄1個ですが、計画には2個必要です。取り消して、鉄の上の太陽の鉱夫を飛び越えますか？
lesson-round-mine-other = それでは鉄が得られず、計画には2個必要です。取り消しますか？
lesson-round-mine-pass = 鉱石がなければ剣もありません。取り消しますか？
lesson-round-second = 1番手なので、自分のどの監督官でも2回目の移動ができます。移動すると、鉱夫の数にかかわらず次の手番順で最後になります。必要なものはそろいました。パスしてください。
lesson-round-second-moved = それでもかまいません。鉱石は増えますが、この市場でもクエストでも最後になります。レッスンはパスしたものとして続けます。
lesson-round-market = 鉱夫が最も少ないので、ここでも1番手です。登記所で「鉄の剣」の使用権を得てください。金貨3枚で、ずっと使えます。
lesson-round-market-claim = それは別の設計図で、「鉄の剣」の金貨がなくなりました。取り消しますか？
lesson-round-market-pass = 金貨は1枚増えますが、威力3の剣がありません。取り消しますか？
lesson-round-take = 計画どおり、最後の金貨で「下水道のスライム」を受注してください。
lesson-round-take-other = 計画は「下水道のスライム」のためのものでした。取り消しますか？
lesson-round-take-decline = 必要なものはそろっています。取り消して、「下水道のスライム」を受注しますか？
lesson-round-arm = 鉄2個がレンジャーの手で「鉄の剣」になります。威力3で、誰でも扱えます。
lesson-round-arm-also = それでもかまいません。レッスンはレンジャーで続けます。
lesson-round-arm-done = 誰も装備していないので失敗しました。最初のラウンドなので名声3点を失います。取り消しますか？
lesson-round-done = 条件達成です。編成を終えて、ラウンドを終わらせましょう。
lesson-round-done-home = 武器をむだに手放しました。取り消しますか？
lesson-round-again = クエストが進み、売れ残りは市場を去り、先頭のクエストは掲示板から外れ、新しいラウンドが始まります。各ラウンドに必要なものはクエスト台帳にあります。
lesson-round-task = しばらく後、自力で。「地下室のネズミ」のために「銅の剣」が欲しいところです。1回の移動で銅2個を手に入れてください。
lesson-round-task-pass = それでは銅は1個も得られません。取り消しますか？
lesson-round-task-one = 銅1個では剣は半分です。取り消して、銅のマスから始まる飛び越えられる列を探しますか？
lesson-round-task-other = それでは銅は得られません。取り消しますか？

# 7
lesson-end-last = 第7ラウンドはシンプルの最終ラウンドです。カードはもうなく、鍛冶屋とバザールは代わりに最終得点のためのボーナスを売ります。
lesson-end-bonus = ボーナスはそれぞれ何かを数えます。クエストを5つ完了しているので、「功績の年代記」は金貨3枚で少なくとも名声5点です。バザールで購入してください。
lesson-end-bonus-less = それは数えるものが少ないのに、金貨は多くかかります。取り消して、比べてみますか？
lesson-end-bonus-pass = 金貨1枚は、最後には名声4分の1点です。取り消しますか？
lesson-end-take = 最終ラウンドには金色の縁のクエストだけが残り、終了時に進行中のものは失敗します。「宴席の暗殺者」は1ステップだけです。受注してください。
lesson-end-take-other = それは今の手持ちでは、このラウンドに条件を満たせません。取り消しますか？
lesson-end-take-decline = 名声11点を卓に残すことになります。取り消しますか？
lesson-end-maul = 威力7が必要です。レンジャーはレベル3なので、固有設計図「茨の大槌」（威力5）を鍛造してください。
lesson-end-maul-other = レンジャーの「茨の大槌」ではありません。取り消して、そこから始めますか？
lesson-end-maul-done = 条件未達で失敗します。取り消しますか？
lesson-end-sword = クエストの威力は合計されます。荒くれに「鉄の剣」を持たせればさらに3、合わせて8です。
lesson-end-sword-also = それでもかまいません。誰でも扱えます。
lesson-end-sword-other = 5と2で7ですが、銅は取っておきましょう。レッスンのねらいは「鉄の剣」です。取り消しますか？
lesson-end-sword-done = 威力が2足りず失敗します。取り消しますか？
lesson-end-done = 条件達成です。編成を終えて、クエストの完了を見ましょう。名声、報酬、参加者への区間数分のレベルアップ。武器は失われます。その後は得点計算です。
lesson-end-done-home = 武器をむだに手放しました。取り消しますか？
lesson-end-count = レベルは1につき1点、レベル4はさらに1点。設計図、使用権、カードは書かれた点数、次にボーナス。余った鉱石は売却し、金貨4枚ごとに名声1点。同点なら手番順が前の方の勝ちです。
lesson-end-task = 別の最後の市場で、自力で。金貨4枚、余った資源8個、完了したクエスト2つ、冒険者3人、使用権2つ。最も得なボーナスを購入してください。
lesson-end-task-less = もっと得なものがあります。8個あるものを数えましょう。取り消しますか？
lesson-end-task-pass = それは名声4分の1点です。取り消しますか？

# 8
lesson-epic-stages = エピックは3ステージ、18ラウンドです。第6と第12ラウンドの後、より希少な鉱石の鉱山が作られ、新しいカードと難しいクエストが来ます。自分のクエストは残ります。
lesson-epic-tiles = ボーナスタイルは第6、9、12、15、18ラウンドの終わりに1枚ずつ精算します。次のタイル：鉱山の鉱夫がちょうど3人のギルドは監督官を移動できます。
lesson-epic-train = レベル4で英雄になります。兵舎でレンジャーをレベル3から4に、金貨3枚で訓練してください。
lesson-epic-train-other = 別の者か、新しい冒険者でした。取り消して、レンジャーを訓練しますか？
lesson-epic-train-pass = パスでは英雄は生まれません。取り消しますか？
lesson-epic-title = 英雄は12の称号から1つを得ます。「好機」は、この英雄がいるクエストの区間を完了するたびに名声2点。これを選んでください。
lesson-epic-title-other = それでもかまいません。どの称号にもそれぞれの強みがあります。レッスンは「好機」で続けます。
lesson-epic-titles = 各称号はギルドに1つずつです。武器を強くしたり武器種を与えるもの、クエスト完了で得をするもの、受注を安くしたり早めたりするものがあります。
lesson-epic-send = 「下水道のスライム」は、威力3で最初の区間が終わるところです。「鉄の剣」を持たせて英雄を送ってください。
lesson-epic-send-other = 条件達成ですが、英雄がいなければ追加の名声はありません。取り消しますか？
lesson-epic-send-weak = ステップに威力が足りません。取り消して、レンジャーに「鉄の剣」を鍛造しますか？
lesson-epic-send-done = 誰もいなかったので失敗しました。取り消しますか？
lesson-epic-done = 条件達成です。編成を終えて、英雄の働きを見ましょう。
lesson-epic-done-home = 武器をむだに手放しました。取り消しますか？
lesson-epic-paid = 区間の報酬のほかに名声2点です。英雄は街道でも働き、終了時にはレベルより1点多く数えます。
lesson-epic-task = しばらく後、自力で。英雄の称号は「魅惑」です。この英雄が最初から参加するクエストは、代金を払う代わりに金貨1枚を得ます。その方法で受注してください。
lesson-epic-task-also = 金貨を得ました。英雄はこのラウンドに、武器を持って参加しなければなりません。
lesson-epic-task-paid = 代金を払って受注しました。「魅惑」は受注時に宣言します。取り消して、クエスト、その横のスイッチの順に押しますか？
lesson-epic-task-decline = クエストがなければ報酬もありません。取り消しますか？

# 9
lesson-solo-duty = ソロでは、オートマ2色と鉱山を共有します。毎ラウンド1つ受注し、すべて完了しなければなりません。1つでも失敗すると敗北です。
lesson-solo-mine = 自分の鉱夫は、飛び越えると鉱山を去ります。離反せず、産出もしません。ほかの色はいつもどおり転向して産出します。輪の付いた列を飛び越えてください。
lesson-solo-mine-other = それでもかまいません。ほかの色の鉱夫が転向して産出しました。レッスンは左側の列で続けます。
lesson-solo-mine-walk = ただ歩いて鉱石1個です。取り消して、左側の列を飛び越えますか？
lesson-solo-mine-pass = パスでは何も得られません。取り消しますか？
lesson-solo-tie = オートマは、ほかの色の鉱夫をできるだけ多く飛び越えます。同等の移動が複数あれば、プレイヤーが選びます。輪の付いた監督官を動かしてください。
lesson-solo-tie-other = それでもかまいません。欲しい鉱夫が残る移動を選びましょう。レッスンは決めておいた移動で続けます。
lesson-solo-market = 市場では2回行動します。まず登記所で「鉄の剣」の使用権を得てください。
lesson-solo-market-claim = それでもかまいません。設計図はずっと使えます。レッスンは「鉄の剣」で続けます。
lesson-solo-market-pass = 金貨1枚と引き換えに、アクションが1回減ります。取り消しますか？
lesson-solo-twice = 2回目の行動は、別の専有スペースか、街道か、もう一度登記所です。金貨は使い切ったので、パスして1枚得てください。
lesson-solo-take = 毎ラウンド新しいクエストが2つ来て、見送ることはできません。「地下室のネズミ」を受注してください。銅2個で足ります。
lesson-solo-take-wolves = 「羊小屋の狼」にはすぐに威力4が必要で、手元は銅2個です。敗北してしまいます。取り消しますか？
lesson-solo-marks = 初級、中級、上級、ランダムでクエストが変わります。ソロのシンプルでは名声125点、エピックでは500点が素晴らしい得点です。
lesson-solo-task = では自力で。このラウンドに「地下室のネズミ」の条件を満たしてください。
lesson-solo-task-met = 条件達成です。剣なら誰が行ってもかまいません。
lesson-solo-task-short = 短剣の威力は1で、必要なのは2です。取り消しますか？
lesson-solo-task-done = クエストが失敗し、その場で敗北しました。取り消しますか？
