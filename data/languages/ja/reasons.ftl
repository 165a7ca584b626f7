### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own, told as if after "because"; it stands at the
### beginning of a line, so it begins with a capital.
### $detail is what it is about: a number, a resource, a name, or a list of these.

# The mine.
reason-mined = 資源{ $detail }個を得る
reason-landing = 監督官が{ $detail }の上に立ち、次に採れる
reason-last_in_order = 2回目の移動をすると次の手番順で最後になる
reason-defectors = 自分の鉱夫{ $detail }人が離反する
reason-next_jump = 次にそこからほかの色の鉱夫{ $detail }人を飛び越えられる
reason-tile_workers = 鉱夫が{ $detail }人になり、ボーナスタイルの求める数になる
reason-stays = 得が損を上回る移動がない
reason-hex = { $detail }から始められる
reason-around = 周りに空きマスが{ $detail }個ある
reason-room = 近くにほかのコマが{ $detail }個ある
reason-rival_hex = オートマに{ $detail }より良いマスを与えない
reason-to_jump = 鉱夫を飛び越えられる所に置ける
reason-off_mine = 自分の鉱夫を1人、鉱山から取り除ける
reason-automated = 一度に飛び越えられる鉱夫を{ $detail }人残せる

# Taking quests.
reason-quest_prestige = 完了すれば名声{ $detail }を得る
reason-quest_partly = 完了は間に合わないが、名声{ $detail }を得る
reason-quest_rewards = 区間の報酬：{ $detail }
reason-quest_levels = 参加した冒険者で最大{ $detail }レベルを分け合う
reason-quest_power = 最大で威力{ $detail }が必要
reason-quest_people = 冒険者が{ $detail }ラウンド出払う
reason-quest_late = 街道で{ $detail }ステップ取り戻す必要がある
reason-quest_short = 後の区間で威力が{ $detail }足りなくなりうる
reason-quest_price = 金貨{ $detail }かかる
reason-quest_pays = すぐに金貨{ $detail }を得る
reason-quest_bought = そのために{ $detail }を買う必要がある
reason-solo_duty = ソロでは失敗が許されず、まだステップが残る
reason-cannot_meet = 掲示板のどれも条件を満たせず、これが最も少なくて済む
reason-free_hands = 今、冒険者を割くに値するクエストが掲示板にない
reason-tile_quests = 進行中のクエストが{ $detail }つ残り、タイルの求める数になる
reason-tile_missed = このラウンドのボーナスタイルを逃す

# The market.
reason-passing = パスで金貨{ $detail }、それより価値のあるものが市場にない
reason-price = 金貨{ $detail }かかる
reason-sold = { $detail }を売れば市場で払えるものが増える
reason-card_prestige = 終了時に名声{ $detail }になる
reason-lasts = この先の{ $detail }ラウンド、毎回使える
reason-lasts_later = 交換する露店があれば役に立つ
reason-card_gives = 得られるもの：{ $detail }
reason-new_type = まだ鍛造できない武器種：{ $detail }
reason-stronger = 威力{ $detail }、そのレベルで最も強い設計図になる
reason-better_arms = 選べる設計図が1つ増える
reason-end_bonus = 今あるもので名声{ $detail }になる
reason-hired = 送り出せる冒険者が増える
reason-trained = 冒険者1人がレベル{ $detail }になる
reason-rush_too_far = 進んだ先のステップの条件を満たせない
reason-rush_saves = 冒険者が{ $detail }ラウンド早く帰還する
reason-rush_in_time = 街道なしでは間に合わない

# Managing quests.
reason-armed = 「{ $detail }」の条件を満たせる武器
reason-given_up = 今あるものでは条件を満たせない：{ $detail }
reason-let_go = もう武器に見合わない：{ $detail }
reason-all_armed = すべてのクエストの条件を達成
reason-bought_to_arm = 装備に必要：{ $detail }

# Small choices.
reason-wealth = 合わせて得られるもの：{ $detail }
reason-title = 「{ $detail }」が残りラウンドで最も役立つ
reason-shopped = { $detail }が最も必要
reason-advanced = クエストが終わる
reason-any_order = 今終わるものはなく、どれを先に進めてもよい

# What holds for any choice.
reason-no_trade = 持っているものを残す
reason-as_good_as_any = ほかと変わらない
reason-least = ほかはどれもこれより悪く見える
reason-only = ほかにできることがない
reason-unknown = 特に理由はない
reason-whim = 気まぐれ
reason-sense = 妥当に思えた
reason-stand_in = 代わりに職人が考えた

# What a search found in the games that it played on in thought; the first two begin, and the others
# speak of these games.
reason-found_ahead = { $detail }局を読み、次善の手を上回った
reason-found_close = { $detail }局を読み、次善の手との明らかな差はない
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
