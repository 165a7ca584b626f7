### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource or a name.

# The mine.
reason-mined = 資源{ $detail }個を得る
reason-landing = 監督官が{ $detail }の上に立ち、次に採れる
reason-last_in_order = 2回目の移動をすると次の手番順で最後になる
reason-defectors = 自分の鉱夫{ $detail }人が離反する
reason-next_jump = 次にそこからほかのギルドの鉱夫を飛び越えられる
reason-stays = 得が損を上回る移動がない
reason-hex = { $detail }から始められる
reason-around = 周りに豊かなマスがある
reason-room = 近くにほかのコマが{ $detail }個ある
reason-rival_hex = オートマを邪魔にならない所に置ける
reason-to_jump = 鉱夫を飛び越えられる所に置くか、鉱山から取り除ける
reason-automated = ギルドが飛び越えられる鉱夫を最も多く残せる

# Taking quests.
reason-quest_prestige = 「{ $detail }」で見込める名声
reason-quest_rewards = レベルも含めた区間の報酬
reason-quest_power = そのために威力{ $detail }の鍛造が必要
reason-quest_people = 終わるまで冒険者が出払う
reason-quest_late = 街道で{ $detail }ステップ取り戻す必要がある
reason-quest_short = 後の区間に威力がまだ{ $detail }足りない
reason-quest_price = { $detail ->
    [0] 足りないものを買う必要がある
   *[other] 金貨{ $detail }かかる
  }
reason-solo_duty = ソロではクエストの失敗が許されず、これは失敗しうる
reason-cannot_meet = どう装備しても最初のステップの条件を満たせない
reason-free_hands = 今、冒険者を割くに値するクエストが掲示板にない

# The market.
reason-passing = 金貨{ $detail }より価値のあるものが市場にない
reason-price = 金貨{ $detail }かかる
reason-tile = このラウンドのボーナスタイルが求める数になる
reason-sold = { $detail }を売れば次の支払いができる
reason-card_prestige = 「{ $detail }」のこの先の価値
reason-card_gives = 「{ $detail }」で得られるもの
reason-better_arms = 残りラウンドのための強い武器か新しい武器種
reason-end_bonus = 「{ $detail }」の終了時の得点
reason-hired = 送り出せる冒険者が増える
reason-trained = レベルが上がると優れた設計図を扱える
reason-rush_too_far = 進んだ先のステップの条件を満たせない
reason-rush_saves = 冒険者が{ $detail }ラウンド早く帰還する
reason-rush_in_time = 街道なしでは間に合わない

# Managing quests.
reason-armed = 「{ $detail }」の条件を最も安く満たせる
reason-given_up = 今あるものでは条件を満たせない：{ $detail }
reason-all_armed = 価値のあるクエストはすべて条件達成
reason-bought_to_arm = クエストの武器にちょうど足りなかったもの

# Small choices.
reason-wealth = { $detail }の組み合わせが最も豊か
reason-title = 「{ $detail }」が残りラウンドで最も役立つ
reason-shopped = { $detail }が最も必要
reason-advanced = クエストが終わる
reason-any_order = どれを先に進めても同じ

# What holds for any choice.
reason-no_trade = 今は見合う取引がない
reason-as_good_as_any = ほかと変わらない
reason-only = ほかにできることがない
reason-unknown = 特に理由はない
reason-whim = 気まぐれ
reason-sense = 妥当に思えた
reason-stand_in = 代わりに職人が考えた

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = { $detail }局を読み、次善の手を上回った
reason-found_close = { $detail }局を読み、次善の手とほぼ同じ
reason-found_completes = 読んだ局では{ $detail }の完了が多い
reason-found_spares = 読んだ局では{ $detail }の失敗が少ない
reason-found_knows = 読んだ局では{ $detail }を使えることが多い
reason-found_denies = 読んだ局では他のギルドが{ $detail }を得にくい
reason-found_steps = 読んだ局ではクエストがより進む
reason-found_quests = 読んだ局では完了クエストが多い
reason-found_failed = 読んだ局ではクエストの失敗が少ない
reason-found_prestige = 読んだ局では名声が多い
reason-found_rivals = 読んだ局では他のギルドの名声が少ない
reason-found_people = 読んだ局では冒険者の数かレベルが上
reason-found_designs = 読んだ局では使える設計図が多い
reason-found_resources = 読んだ局では資源が多く残る
reason-found_gold = 読んだ局では金貨が多く残る
reason-found_order = 読んだ局では手番順が早い

# Why one of several choices that came out as well: what this guild likes.
reason-likes_questing = 互角なら早い名声を好む
reason-likes_mining = 互角なら資源を好む
reason-likes_hoarding = 互角なら金貨を好む
reason-likes_buying = 互角なら人材と設計図を好む
