### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = { $detail }を得る
reason-landing = 監督官が{ $detail }の上に立ち、次の移動でそれを採れる
reason-last_in_order = ただし2回目の移動をすると次の手番順で最後になる
reason-defectors = ただし自分の鉱夫{ $detail }人がほかのギルドに離反する
reason-next_jump = 次の移動でほかの色の鉱夫{ $detail }人を飛び越え、そこでも採れる
reason-tile_workers = 鉱夫が{ $detail }人になり、このラウンドのボーナスタイルの求める数になる
reason-stays = する価値のある移動がない
reason-stays_second = 次の手番順で最後になってまでする2回目の移動がない
reason-hex = { $detail }から始まり、そこからの最初の移動でそれを採れる
reason-around = 隣に移動できる空きマスが{ $detail }個ある
reason-room = ただし隣のマスが{ $detail }個ふさがっている
reason-rival_hex = オートマに{ $detail }より良いマスを与えない
reason-to_jump = ほかの色の鉱夫を、このギルドの監督官が飛び越えられる所に置く
reason-off_mine = 自分の鉱夫を1人、鉱山から取り除ける
reason-automated = このギルドの監督官が一度に飛び越えられる鉱夫を{ $detail }人残せる

# Taking quests.
reason-quest_prestige = 完了すると名声{ $detail }を得る
reason-quest_partly = 完了は間に合わないが、名声{ $detail }を得る
reason-quest_rewards = 区間の報酬：{ $detail }
reason-quest_levels = 参加した冒険者で最大{ $detail }レベルを分け合う
reason-quest_power = ただし最大で威力{ $detail }が必要
reason-quest_people = ただし冒険者が{ $detail }ラウンド出払う
reason-quest_late = ただし残りラウンドより{ $detail }ステップ長く、街道で進める必要がある
reason-quest_short = ただし後の区間で威力が{ $detail }足りなくなりうる
reason-quest_price = ただし金貨{ $detail }かかる
reason-quest_pays = すぐに金貨{ $detail }を得る
reason-quest_bought = ただし武器のために{ $detail }を買う必要がある
reason-solo_duty = ただし後で失敗するとソロゲームは負けになる
reason-cannot_meet = 掲示板のどれも武器がそろわず、これが最も少ない威力で済む
reason-free_hands = 今、冒険者を送るに値するクエストが掲示板にない
reason-tile_quests = 進行中のクエストが{ $detail }つ残り、タイルの求める数になる
reason-tile_missed = ただしこのラウンドのボーナスタイルを逃す

# The market.
reason-passing = パスで金貨{ $detail }を得る。今それより価値のある買い物がない
reason-price = ただし金貨{ $detail }かかる
reason-sold = { $detail }を売れば市場で払えるものが増える
reason-card_prestige = 終了時に名声{ $detail }になる
reason-lasts = この先の{ $detail }ラウンド、毎回使える
reason-lasts_later = 交換する露店があれば役に立つ
reason-card_gives = すぐに得るもの：{ $detail }
reason-new_type = 初めての{ $detail }武器の設計図で、これを求めるクエストがある
reason-stronger = 威力{ $detail }、持っている設計図で最も強くなる
reason-better_arms = 選べる設計図が1つ増える（威力{ $detail }）
reason-end_bonus = 今の状態なら名声{ $detail }になる
reason-hired = 送り出せる冒険者が増える
reason-trained = { $detail ->
    [2] レベル2の冒険者はすべての共通設計図を扱える
    [3] レベル3の冒険者は固有設計図も扱える
   *[other] レベル{ $detail }は最高で、終了時にさらに名声1
  }
reason-rush_too_far = ただし進んだ先のステップの武器がそろわない
reason-rush_saves = 冒険者が{ $detail }ラウンド早く帰還する
reason-rush_in_time = 街道なしではこのクエストは間に合わない

# Managing quests.
reason-armed = この武器で、このラウンドに「{ $detail }」の条件を満たせる
reason-given_up = 今あるものでは武器がそろわない：{ $detail }
reason-let_go = もう武器に見合わず、失敗させる：{ $detail }
reason-all_armed = このラウンドに必要な武器がすべてのクエストにそろった
reason-bought_to_arm = 装備に必要：{ $detail }

# Small choices.
reason-wealth = 合わせて得られるもの：{ $detail }
reason-title = { $detail }：残りラウンドで最も役立つ
reason-shopped = { $detail }が最も必要
reason-advanced = 先に「{ $detail }」を完了し、名声{ $prestige }を得る
reason-any_order = 今完了するものはなく、どれを先に進めてもよい

# What holds for any choice.
reason-no_trade = 持っているものを残す
reason-as_good_as_any = ほかと変わらない
reason-least = よくはないが、ほかはどれももっと悪く見える
reason-must_take = ソロでは毎ラウンド受注が必要で、ほかのクエストはこれよりよく見えない
reason-only = ほかにできることがない
reason-whim = 気まぐれ
reason-sense = 妥当に思えた
reason-stand_in = 代わりに職人が考えた

# What a search found in the games that it played on in thought; the first two begin, and the others
# say what the choice led to in these games, against the next best.
reason-found_ahead = 想像上の{ $detail }局で先まで打ち、次善の手を上回った
reason-found_close = 想像上の{ $detail }局で先まで打ち、次善の手と明らかな差はなかった
reason-found_completes = 「{ $detail }」を完了できることが増える
reason-found_frees = 「{ $detail }」のために冒険者を空け、完了できることが増える
reason-found_spares = 「{ $detail }」の失敗が減る
reason-found_knows = 設計図「{ $detail }」を得ることが増える
reason-found_denies = 「{ $detail }」をほかのギルドに渡さない
reason-found_steps = クエストがより先まで進む
reason-found_quests = 完了するクエストが増える
reason-found_failed = 失敗するクエストが減る
reason-found_prestige = 名声が増える
reason-found_rivals = 最も強い相手の名声が減る
reason-found_people = 冒険者の数かレベルが増える
reason-found_designs = 使える設計図が増える
reason-found_resources = 残る資源が増える
reason-found_gold = 残る金貨が増える
reason-found_order = 手番順が早くなる

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = 互角。早い名声を好むギルドで、こちらが少し多かった
reason-likes_mining = 互角。資源を好むギルドで、こちらが少し多く残った
reason-likes_hoarding = 互角。金貨を好むギルドで、こちらが少し多く残った
reason-likes_buying = 互角。人材と設計図を好むギルドで、こちらが少し多かった
