# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = 遊び方を学ぶ
lessons-words = どのレッスンも実際のゲーム画面を使い、数分で終わります。いつでも中断、再開できます。
lessons-name-walking = 鉱山を歩く
lessons-about-walking = 監督官を動かし、鉱夫を残し、元いたマスの資源を得る。
lessons-name-jumping = 飛び越え
lessons-about-jumping = 鉱夫の列を飛び越え、転向、離反、ストライキを知る。
lessons-name-forge = 鍛冶場
lessons-about-forge = 資源を武器に変える。設計図、レベル、威力、武器種。
lessons-name-quest = クエスト
lessons-about-quest = クエストを受注し、条件を満たす。成功と失敗の結果も。
lessons-name-market = 市場
lessons-about-market = 専有スペースと開放スペース、商人、露店、パスの収入。
lessons-name-round = ラウンド全体
lessons-about-round = 鉱山からクエストまでを計画する。2回目の移動も。
lessons-name-end = 終盤
lessons-about-end = 最終ラウンドのボーナスとクエスト、最終得点計算。
lessons-name-epic = エピック
lessons-about-epic = 3つのステージ、ボーナスタイル、英雄と称号。
lessons-name-solo = ソロ
lessons-about-solo = 受注の義務、オートマ、2回の市場アクション、難易度。

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = 最初のゲーム
lessons-first-words = 徒弟を相手に、シンプルモードで1戦。新しい場面のたびにガイドが説明します。
lessons-tips-words = ガイドの助言一覧

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = ここから再開
lessons-begin-here = 次のレッスン
lessons-number = レッスン{ $number }
lessons-resume = 再開する
lessons-start = 始める
lessons-you-meet = このレッスンの新要素
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
lessons-kept = レッスンの途中の位置は保存されます

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
lessons-no-more = 最後の手順です

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = その手も選べますし、結果を見てもかまいません。ただし、この手順の課題は別です：{ $wanted }。取り消すか、手順を飛ばしてください。
lessons-strayed-early = その手も選べますが、先に説明することがあります。取り消すか、手順を飛ばしてください。
lessons-learnt = 完了！ 「{ $lesson }」を修了しました。いつでもやり直せます。

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = 輪の付いた、塔の印のコマが自分の監督官です。ほかはライバルの監督官です。どのマスにも銅、鉄、エメラルドのいずれかがあります。「次へ」かEnterキーを押してください。
lesson-walking-move = 輪の付いた監督官、輪の付いたマス、右下の「決定」の順に押してください。監督官は、行く手が空いているかぎり一直線に何マスでも進めます。
lesson-walking-move-pass = パスでは誰も動かず、何も得られません。取り消して、監督官を動かしましょう。
lesson-walking-move-other = それでもかまいません。その監督官が離れたマスの資源を得ました。この後は、右下の監督官を動かしたものとして進めます。
lesson-walking-worker = 元いたマスに鉱夫が残り、そのマスの資源を産出しました。左側で鉄が1個増えています。資源は、着地したマスではなく、監督官が元いたマスから得られます。
lesson-walking-panel = これが自分のパネルです。月桂冠は名声、その下は資源、続いて金貨、鉱山の鉱夫（フード）、冒険者（兜）、進行中と完了済みのクエストです。上の「i」で、すべての記号の名前がわかります。
lesson-walking-emerald = 次に欲しい資源のマスに立っておきましょう。ここでは続けて動かしますが、ゲームでは次の移動は次のラウンドです。監督官の1人が、最も希少な資源、エメラルドの上にいます。好きなところへ動かしてください。
lesson-walking-emerald-pass = それではエメラルドは手に入りません。取り消しますか？
lesson-walking-emerald-taken = それでもかまいません。どこへ動いても、元いたマスのエメラルドが手に入ります。この後は、手本の移動をしたものとして進めます。
lesson-walking-emerald-other = その監督官は別の資源の上にいたので、それを得ました。取り消して、輪の付いた監督官を動かしますか？
lesson-walking-free = ラウンドごとに、各ギルドがこのルールで監督官を1人動かします。コマの上には着地できず、ほかの監督官を越えることもできません。鉱夫は現れたときと飛び越えられたときに産出し、立っているだけでは産出しません。
lesson-walking-task = では自力で挑戦です。この移動で鉄をもう1個手に入れてください。
lesson-walking-task-taken = 監督官が元いたマスから鉄が手に入りました。ゲームでは、各ギルドが毎ラウンドこのような移動を1回行い、1番手は2回行えます。
lesson-walking-task-pass = それでは鉄は得られません。取り消して、鉄の上にいる自分の監督官を探してください。
lesson-walking-task-other = 監督官が元いたマスに鉄はありませんでした。大事なのは、着地するマスではなく、離れるマスです。取り消しますか？

# 2
lesson-jumping-row = 行く手の鉱夫は飛び越えられます。先に同じ直線上の空きマスを進んでから飛び越えてもかまいません。一度に越えられるのは途切れなく並ぶ1列だけで、その直後の空きマスに着地します。左側の太陽の鉱夫2人を飛び越えてください。
lesson-jumping-row-strike = 自分の鉱夫がストライキを起こしました。これは後で説明します。いったん取り消しますか？
lesson-jumping-row-own = 飛び越えた自分の鉱夫が、ライバルに移りました。これは後で説明します。いったん取り消しますか？
lesson-jumping-row-walk = その移動では2人を飛び越えていません。取り消して、左側の2人を飛び越えますか？
lesson-jumping-turned = 鉱夫は2人とも自分の色に転向し、それぞれのマスの資源を産出しました。監督官が元いたマスの新しい鉱夫も産出したので、1回の移動で資源3個です。
lesson-jumping-own = 列に自分の鉱夫がいてもかまいません。ただしその鉱夫は離反し、鉱夫が最も少ないライバルギルドに加わって、そのギルドのために産出します。輪の付いた列を飛び越えて、確かめましょう。
lesson-jumping-own-strike = 自分の鉱夫がストライキを起こしました。これは後で説明します。いったん取り消しますか？
lesson-jumping-own-also = それでもかまいません。自分の鉱夫がライバルに移り、ライバルのために産出しました。この後は、手本の移動をしたものとして進めます。
lesson-jumping-few = 鉱夫は多いほどよいのでしょうか？ 市場でもクエストでも次のラウンドの鉱山でも、鉱夫が最も少ないギルドが1番手です。同数なら順番が入れ替わり、後だったギルドが先になります。
lesson-jumping-strike = 同じ色の鉱夫が5人以上つながるとストライキです。その移動での産出がすべて済んだ後、つながった全員が去ります。自分の4人の隣にいる監督官を動かして、5人にしてください。
lesson-jumping-strike-also = それでもかまいません。同じ色の5人がつながり、全員が鉱山を去りました。この後は、手本の移動をしたものとして進めます。
lesson-jumping-strike-other = その移動では、4人の隣に5人目が残りません。取り消しますか？
lesson-jumping-gone = 鉱夫は鉱山を去りましたが、産出した資源は手元に残りました。鉱夫が減れば手番順は早くなります。ストライキをねらうのも手です。
lesson-jumping-task = では自力で挑戦です。ライバルの鉱夫を1人以上飛び越え、自分の鉱夫は飛び越えず、ストライキも起こさないでください。
lesson-jumping-task-own = 自分の鉱夫が離反しました。取り消して、ライバルの鉱夫だけの列を探しますか？
lesson-jumping-task-strike = 自分の鉱夫が5人以上つながり、ストライキを起こして鉱山を去りました。取り消して、鉱夫が残る飛び越え方を探しますか？
lesson-jumping-task-also = お見事。転向した鉱夫が自分のために産出しました。
lesson-jumping-task-walk = 誰も飛び越えませんでした。取り消して、直後に空きマスのあるライバルの鉱夫を探しますか？

# 3
lesson-forge-step = ギルドは3つのクエストに取り組んでいます。それぞれの右に、今の威力と、このラウンドに必要な威力が表示されています。「地下室のネズミ」は、必要な威力2に対して0です。
lesson-forge-sword = 武器は、鍛造すると同時に冒険者に持たせます。レンジャー、「銅の剣」、「地下室のネズミ」の順に押してください。銅2個が威力2になり、レンジャーがクエストに加わります。
lesson-forge-sword-done = まだ早すぎます。編成を終えた時点で条件未達のクエストは失敗します。取り消しますか？
lesson-forge-sword-also = それでもかまいません。剣は誰でも扱えます。この後は、レンジャーに持たせたものとして進めます。
lesson-forge-sword-dear = それは別の武器で、後でほかのクエストに必要になります。取り消して、「銅の剣」を鍛造しますか？
lesson-forge-sword-quest = クエストか武器が違います。取り消して、まず「地下室のネズミ」用の武器を鍛造しますか？
lesson-forge-levels = レベル1の冒険者は剣と短剣を、レベル2は「銅の槍」などすべての共通設計図を扱えます。レベル3は「緑の毒針」などの固有設計図も扱えます。
lesson-forge-types = 「鐘楼の吸血コウモリ」には威力5と刺突の武器が必要です。刺突の武器が1つもなければ、必要な威力が3増えます。
lesson-forge-stinger = 従士はレベル3です。「緑の毒針」を持たせてそこへ送ってください。鉄1個とエメラルド1個で鍛造できる、威力5の刺突武器です。
lesson-forge-stinger-done = まだ早すぎます。編成を終えた時点で条件未達のクエストは失敗します。取り消しますか？
lesson-forge-stinger-spear = 武器種は合っていますが、「銅の槍」は威力2しかなく、必要なのは5です。取り消しますか？
lesson-forge-stinger-sword = その武器は刺突ではないので、必要な威力が3増えます。取り消しますか？
lesson-forge-stinger-quest = クエストが違います。取り消して、「鐘楼の吸血コウモリ」用の武器を鍛造しますか？
lesson-forge-lost = 鍛造した武器は資源に戻せません。クエスト中の冒険者に別の武器を持たせることもできますが、前の武器は失われます。編成を終えるまでは、「取り消し」ですべて元に戻せます。
lesson-forge-task = では自力で挑戦です。「下水道のスライム」には威力3が必要です。まだ待機中の冒険者1人で条件を満たしてください。
lesson-forge-task-met = 条件達成です。その剣ならレベル1の冒険者でも扱えるので、強い冒険者の手が空きます。
lesson-forge-task-short = このステップには威力が足りません。取り消して、威力3の設計図を探しますか？
lesson-forge-task-quest = そのクエストはすでに条件達成です。取り消して、「下水道のスライム」に冒険者を送りますか？
lesson-forge-task-done = 「下水道のスライム」が失敗するところでした。取り消しますか？

# 4
lesson-quest-offer = 掲示板にはクエストが8つあります。先頭の2つは無料、次の3つは金貨1枚、最後の3つは金貨2枚です。先頭のいくつかは、ラウンドの終わりに掲示板から外れます。
lesson-quest-legs = クエストはいくつかのステップからなります。必要な威力が同じ一続きのステップを区間と呼びます。「闘技場の試合」は2区間で、威力2が1ステップ、続いて威力4が1ステップです。
lesson-quest-take = クエストは毎ラウンド1ステップ進みます。受注したラウンドから毎回、そのステップの条件を満たさなければなりません。「闘技場の試合」を金貨1枚で受注してください。
lesson-quest-take-rats = それでもかまいません。必要な威力2には届きますが、この枠は金貨2枚かかります。この後は、「闘技場の試合」を受注したものとして進めます。
lesson-quest-take-other = 最初のステップには、銅3個では出せない威力が必要です。受注したラウンドに失敗すると、名声3点を失います。取り消しますか？
lesson-quest-take-decline = 受注は義務ではありませんが、名声はクエストから得られます。取り消して、「闘技場の試合」を受注しますか？
lesson-quest-arm = では冒険者に武器を装備させましょう。レンジャーに「銅の剣」を持たせてください。銅2個で威力2、最初のステップにちょうど足ります。
lesson-quest-arm-also = それでもかまいません。誰が剣を持っても条件達成です。この後は、レンジャーに持たせたものとして進めます。
lesson-quest-arm-dagger = 「銅の短剣」の威力は1で、必要なのは2です。取り消しますか？
lesson-quest-arm-done = ステップの条件を満たせず、クエストは失敗しました。受注したラウンドなので、名声3点を失います。取り消しますか？
lesson-quest-done = 右側に、今終えるとどうなるかが表示されています。条件達成なので、「編成終了」を押してください。
lesson-quest-done-more = すでに条件達成でした。2つ目の武器に資源を使うと、後で足りなくなるかもしれません。取り消しますか？
lesson-quest-done-home = 冒険者を帰還させると武器は失われ、クエストは条件未達に戻ります。取り消しますか？
lesson-quest-reward = 新しいラウンドです。「闘技場の試合」は、威力4が必要な2つ目の区間に進みました。最初の区間の完了で、報酬の銅2個を得ました。区間を完了しただけでは、名声は得られません。
lesson-quest-brackets = 受注したラウンドに失敗すると名声3点を失います。その後の失敗なら、最後に完了した区間のカッコ内の名声（ここでは1点）を得ます。冒険者は帰還し、武器は失われ、報酬は残ります。完了すれば名声7点と金貨4枚です。
lesson-quest-task = では自力で挑戦です。2つ目の区間には威力4が必要です。レンジャーは「銅の剣」を持ってクエストに残っています。ステップの条件を満たしてください。
lesson-quest-task-again = レンジャーに別の武器を持たせたので、前の武器が失われ、無駄になりました。取り消して、ほかの冒険者を送りますか？
lesson-quest-task-met = 威力4、条件達成です。このラウンドの終わりに「闘技場の試合」は完了します。
lesson-quest-task-short = それでは威力3で、1足りません。取り消しますか？
lesson-quest-task-done = ステップの条件を満たせず、クエストは失敗しました。得たのはカッコ内の名声1点だけです。取り消しますか？
lesson-quest-complete = 威力4、条件達成です。「編成終了」を押しましょう。完了すると名声7点と金貨4枚を得ます。区間が2つなので、冒険者は1人1レベルまで、合わせて2レベル上がります。武器は失われます。
lesson-quest-complete-more = すでに条件達成でした。3つ目の武器に資源を使うと、後で足りなくなるかもしれません。取り消しますか？
lesson-quest-complete-home = 冒険者を帰還させると武器は失われ、クエストは条件未達に戻ります。取り消しますか？

# 5
lesson-market-places = 毎ラウンド、市場で1アクションを行うか、パスして金貨1枚を得ます。鍛冶屋、バザール、兵舎は専有スペースで、それぞれ1ラウンドに1ギルドだけが使えます。登記所と街道は開放スペースで、誰でも使えます。
lesson-market-claim = 登記所では、共通設計図の使用権を得られます。ゲーム終了まで有効です。費用は価格に加え、先に使用権を得た各ギルドに金貨1枚ずつです。「銅の槍」の使用権を得てください。
lesson-market-claim-also = それでもかまいません。ゲーム終了まで使えます。この後は、「銅の槍」の使用権を得たものとして進めます。
lesson-market-claim-pass = パスで得られるのは金貨1枚です。ほかによい手がないときの選択です。取り消して、「銅の槍」の使用権を得ますか？
lesson-market-road = このレッスンでは、さらにアクションを行えます。街道は無料で、クエスト1つを1ステップ進めますが、完了はさせられません。「地下室のネズミ」を進めてください。
lesson-market-road-pass = パスでも金貨1枚を得ますが、街道なら丸1ラウンド節約できます。取り消しますか？
lesson-market-barracks = 兵舎では、レベル1の冒険者を雇うか、待機中の冒険者1人を訓練できます。1アクションで両方行ってもかまいません。従士を金貨2枚でレベル2から3に訓練してください。
lesson-market-barracks-hired = 金貨4枚で冒険者が1人増えました。このレッスンでは、その金貨が鍛冶屋で必要です。取り消しますか？
lesson-market-barracks-other = それでもかまいません。訓練した冒険者は、扱える武器が増えます。この後は、従士をレベル3に訓練したものとして進めます。
lesson-market-barracks-pass = パスで金貨1枚を得ますが、誰も訓練できません。取り消しますか？
lesson-market-merchant = 商人とは、ラウンド中のどの選択のときでも取引できます。1ラウンドに購入1回と売却1回で、アクションは使いません。鉄を1個購入してください。取引は「決定」なしですぐに行われます。
lesson-market-merchant-also = それでもかまいません。このラウンドの購入はこれで終わりです。この後は、鉄を購入したものとして進めます。
lesson-market-merchant-sold = それは売却です。このラウンドの売却はこれで終わりですが、購入はまだできます。取り消しますか？
lesson-market-cards = 鍛冶屋では固有設計図を1枚購入できます。バザールの使い切りカードはすぐに効果を発揮し、露店では毎ラウンド宝石1個と同種の金属2個を双方向に交換でき、心得は取引や街道を強化します。
lesson-market-task = では自力で挑戦です。この市場に1枚だけある、ほかのギルドが持てない設計図を購入してください。
lesson-market-task-pass = パスで得られるのは金貨1枚だけで、設計図は手に入りません。取り消して、鍛冶屋を見てみますか？
lesson-market-task-claim = 共通設計図は、代金を払えば誰でも使えます。取り消して、固有設計図を探しますか？
lesson-market-task-card = それはカードで、設計図ではありません。取り消して、鍛冶屋を見てみますか？

# 6
lesson-round-plan = ラウンドは鉱山、市場、クエストと進みます。逆から計画しましょう。「下水道のスライム」に必要な威力は3で、「鉄の剣」なら足ります。つまり鉄2個、使用権に金貨3枚、クエストに金貨1枚が必要です。
lesson-round-mine = まず鉱山です。1回の飛び越えで2個とも手に入ります。監督官のいるマスの鉄と、隣の太陽の鉱夫がいるマスの鉄です。
lesson-round-mine-one = 得られる鉄は1個ですが、計画には2個必要です。取り消して、鉄の上の太陽の鉱夫を飛び越えますか？
lesson-round-mine-other = それでは鉄が得られません。計画には2個必要です。取り消しますか？
lesson-round-mine-pass = 鉄がなければ剣も鍛造できません。取り消しますか？
lesson-round-second = 1番手なので、どの監督官でももう1回移動できます。ただし、鉱夫の数にかかわらず次の手番順で最後になります。必要なものはそろいました。パスしてください。
lesson-round-second-moved = それでもかまいません。資源は増えますが、この市場でもクエストでも最後になります。この後は、パスしたものとして進めます。
lesson-round-market = 鉱夫が最も少ないので、ここでも1番手です。登記所で「鉄の剣」の使用権を得てください。金貨3枚で、ゲーム終了まで使えます。
lesson-round-market-claim = それは別の設計図です。「鉄の剣」に使う金貨がなくなりました。取り消しますか？
lesson-round-market-pass = 金貨は1枚増えますが、威力3の剣を鍛造できません。取り消しますか？
lesson-round-take = 計画どおり、最後の金貨で「下水道のスライム」を受注してください。
lesson-round-take-other = 計画は「下水道のスライム」のためのものでした。取り消しますか？
lesson-round-take-decline = 必要なものはそろっています。取り消して、「下水道のスライム」を受注しますか？
lesson-round-arm = 鉄2個で、レンジャーに「鉄の剣」を鍛造します。威力3で、誰でも扱えます。
lesson-round-arm-also = それでもかまいません。この後は、レンジャーに持たせたものとして進めます。
lesson-round-arm-done = 誰にも武器を装備させなかったので、クエストは受注したラウンドに失敗し、名声3点を失いました。取り消しますか？
lesson-round-done = 条件達成です。「編成終了」を押して、ラウンドを終えましょう。
lesson-round-done-home = 武器が無駄になりました。取り消しますか？
lesson-round-again = クエストが進み、売れ残りのカードは市場を去り、先頭のクエストは掲示板から外れ、新しいラウンドが始まります。今後のラウンドに必要なものは、クエスト台帳で確かめられます。
lesson-round-task = 後のラウンドで、自力で挑戦です。「地下室のネズミ」のために「銅の剣」が欲しいところです。1回の移動で銅2個を手に入れてください。
lesson-round-task-pass = それでは銅は1個も得られません。取り消しますか？
lesson-round-task-one = 銅1個では剣に足りません。取り消して、銅のマスから飛び越えられる列を探しますか？
lesson-round-task-other = それでは銅は得られません。取り消しますか？

# 7
lesson-end-last = 第7ラウンドはシンプルの最終ラウンドです。カードはもうなく、代わりに鍛冶屋とバザールで終了時ボーナスを購入できます。
lesson-end-bonus = ボーナスごとに数えるものが違います。クエストを5つ完了しているので、「功績の年代記」は金貨3枚で名声5点以上になります。バザールで購入してください。
lesson-end-bonus-less = そのボーナスで数えるものは少なく、金貨も多くかかります。取り消して、比べてみますか？
lesson-end-bonus-pass = 金貨1枚は、最後には名声4分の1点にしかなりません。取り消しますか？
lesson-end-take = 最終ラウンドには金色の縁のクエストだけが残り、ゲーム終了時に進行中のクエストは失敗します。「宴席の暗殺者」は1ステップだけです。受注してください。
lesson-end-take-other = それは今の手持ちでは、このラウンドに条件を満たせません。取り消しますか？
lesson-end-take-decline = 名声11点をみすみす逃すことになります。取り消しますか？
lesson-end-maul = 威力7が必要です。レンジャーはレベル3なので、固有設計図「茨の大槌」（威力5）を鍛造してください。
lesson-end-maul-other = それはレンジャーの「茨の大槌」ではありません。取り消して、先に「茨の大槌」を鍛造しますか？
lesson-end-maul-done = ステップの条件を満たせず、クエストは失敗します。取り消しますか？
lesson-end-sword = クエストにある武器の威力はすべて合計します。荒くれに「鉄の剣」を持たせればさらに3、合わせて威力8です。
lesson-end-sword-also = それでもかまいません。誰でも扱えます。
lesson-end-sword-other = 5と2で威力7になりますが、銅は取っておきましょう。ここでは「鉄の剣」を鍛造します。取り消しますか？
lesson-end-sword-done = 威力が2足りず、クエストは失敗します。取り消しますか？
lesson-end-done = 条件達成です。「編成終了」を押して、クエストの完了を見届けましょう。名声と報酬、区間1つにつき1レベル分のレベルアップを得て、武器は失われます。その後は最終得点計算です。
lesson-end-done-home = 武器が無駄になりました。取り消しますか？
lesson-end-count = レベル1つにつき1点、レベル4はさらに1点です。設計図、使用権、カード、ボーナスは書かれた点数になります。余った資源は売却し、金貨4枚ごとに1点。同点なら、その中で手番順が最も早いギルドの勝ちです。
lesson-end-task = 別のゲームの最後の市場で、自力で挑戦です。金貨4枚、余った資源8個、完了したクエスト2つ、冒険者3人、使用権2つがあります。最も得点になるボーナスを購入してください。
lesson-end-task-less = もっと得点になるものがあります。8個あるものに注目しましょう。取り消しますか？
lesson-end-task-pass = 名声4分の1点にしかなりません。取り消しますか？

# 8
lesson-epic-stages = エピックは3ステージ、18ラウンドです。第6、第12ラウンドの後、より希少な資源のある新しい鉱山ができ、新しいカードとより難しいクエストが現れます。進行中のクエストは残ります。
lesson-epic-tiles = ボーナスタイルは第6、9、12、15、18ラウンドの終わりに1枚ずつ精算します。次のタイルでは、鉱山の鉱夫がちょうど3人のギルドが監督官を移動できます。
lesson-epic-train = レベル4になった冒険者は英雄になります。兵舎で、レンジャーを金貨3枚でレベル3から4に訓練してください。
lesson-epic-train-other = それはレンジャーの訓練ではありません。取り消して、レンジャーを訓練しますか？
lesson-epic-train-pass = パスでは英雄は生まれません。取り消しますか？
lesson-epic-title = 英雄は12の称号から1つを得ます。「好機」の英雄がいるクエストでは、区間を完了するたびに名声2点を得ます。これを選んでください。
lesson-epic-title-other = それでもかまいません。どの称号にもそれぞれの強みがあります。この後は、「好機」を選んだものとして進めます。
lesson-epic-titles = 同じ称号はギルドに1つだけです。武器を強くしたり武器種を与えたりするもの、クエストの完了で得をするもの、クエストを安くしたり短くしたりするものがあります。
lesson-epic-send = 「下水道のスライム」は、威力3があれば最初の区間が終わります。「鉄の剣」を持たせて英雄を送ってください。
lesson-epic-send-other = 条件は達成しましたが、英雄がいなければ追加の名声はありません。取り消しますか？
lesson-epic-send-weak = ステップに必要な威力に足りません。取り消して、レンジャーに「鉄の剣」を鍛造しますか？
lesson-epic-send-done = 誰もいなかったので失敗しました。取り消しますか？
lesson-epic-done = 条件達成です。「編成終了」を押して、英雄の働きを見ましょう。
lesson-epic-done-home = 武器が無駄になりました。取り消しますか？
lesson-epic-paid = 区間の報酬とは別に、名声2点を得ました。称号は街道でも効果を発揮します。ゲーム終了時、英雄の得点はレベルより1点多くなります。
lesson-epic-task = 後のラウンドで、自力で挑戦です。英雄の称号は「魅惑」です。この英雄が最初から参加するクエストでは、代金を払う代わりに金貨1枚を得ます。「魅惑」を使って受注してください。
lesson-epic-task-also = 金貨を得ました。英雄はこのラウンドに、武器を持って参加しなければなりません。
lesson-epic-task-paid = 代金を払って受注しました。「魅惑」は受注時に宣言します。取り消して、クエスト、その横のスイッチの順に押しますか？
lesson-epic-task-decline = 受注しなければ金貨も得られません。取り消しますか？

# 9
lesson-solo-duty = ソロでは、オートマ2色と鉱山を共有します。毎ラウンドクエストを1つ受注し、すべて完了しなければなりません。1つでも失敗すると敗北です。
lesson-solo-mine = 自分の鉱夫は、飛び越えると鉱山を去ります。離反せず、産出もしません。ほかの色の鉱夫は、いつもどおり転向して産出します。輪の付いた列を飛び越えてください。
lesson-solo-mine-other = それでもかまいません。ほかの色の鉱夫が転向して産出しました。この後は、左側の列を飛び越えたものとして進めます。
lesson-solo-mine-walk = 飛び越えずに進むだけでは資源1個です。取り消して、左側の列を飛び越えますか？
lesson-solo-mine-pass = パスでは何も得られません。取り消しますか？
lesson-solo-tie = オートマは、ほかの色の鉱夫をできるだけ多く飛び越えます。同等の移動が複数あれば、プレイヤーが選びます。輪の付いた監督官を動かしてください。
lesson-solo-tie-other = それでもかまいません。欲しい鉱夫が残る移動を選びましょう。この後は、手本の移動をしたものとして進めます。
lesson-solo-market = 市場では2回行動します。まず登記所で「鉄の剣」の使用権を得てください。
lesson-solo-market-claim = それでもかまいません。設計図はゲーム終了まで使えます。この後は、「鉄の剣」の使用権を得たものとして進めます。
lesson-solo-market-pass = 金貨1枚と引き換えに、アクションが1回減ります。取り消しますか？
lesson-solo-twice = 2回目のアクションで同じ専有スペースは使えません。街道と登記所は2回使えます。金貨は使い切ったので、パスして1枚得てください。
lesson-solo-take = 毎ラウンド新しいクエストが2つ現れ、見送ることはできません。「地下室のネズミ」を受注してください。銅2個で足ります。
lesson-solo-take-wolves = 「羊小屋の狼」にはすぐに威力4が必要ですが、手元には銅2個しかありません。敗北してしまいます。取り消しますか？
lesson-solo-marks = 初級、中級、上級、ランダムで、登場するクエストが変わります。ソロでは、シンプルなら名声125点、エピックなら500点で素晴らしい成績です。
lesson-solo-task = では自力で挑戦です。このラウンドに「地下室のネズミ」の条件を満たしてください。
lesson-solo-task-met = 条件達成です。剣なら誰でも扱えます。
lesson-solo-task-short = 短剣の威力は1で、必要なのは2です。取り消しますか？
lesson-solo-task-done = クエストが失敗し、その場で敗北しました。取り消しますか？
