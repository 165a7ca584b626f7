### Why a computer guild did something, and why a Master would: under what it did, one or two lines
### of about 60 characters. Each is a reason of its own and stands at the beginning of a line, so it
### begins with a capital; what speaks against the choice says so with its first word ("But").
### $name is what it is about: a resource, a card, a title, or a list of these.

# The mine.
fact-mined = { $amounts }を得る
fact-landing = 監督官が{ $resource }のマスに立ち、次の移動でその資源を得られる
fact-last_in_order = ただし2回目の移動をすると次の手番順で最後になる
fact-defectors = ただし自分の鉱夫{ $number }人が離反し、ほかのギルドに加わる
fact-next_jump = 次の移動で、さらにライバルの鉱夫{ $number }人を飛び越えられる
fact-tile_workers = 鉱夫が{ $number }人になり、このラウンドのボーナスタイルの条件に合う
fact-stays = 価値のある移動がない
fact-stays_second = 次の手番順で最後になってまで行う価値のある移動がない
fact-hex = { $resource }のマスから始め、最初の移動でその資源を得られる
fact-around = 隣に空きマスが{ $number }つある
fact-room = ただし隣の{ $number }マスがすでにふさがっている
fact-rival_hex = オートマに、{ $resource }よりよいマスを残さない
fact-to_jump = ライバルの鉱夫を、自分の監督官が飛び越えられるマスに置く
fact-off_mine = 自分の鉱夫1人を鉱山から除去できる
fact-automated = プレイヤーの監督官が一度に飛び越えられる鉱夫を{ $number }人残す

# Taking quests.
fact-quest_prestige = 完了すると名声{ $number }点を得る
fact-quest_partly = 完了は間に合わないが、名声{ $number }点を得る
fact-quest_rewards = 区間の報酬：{ $amounts }
fact-quest_levels = 参加した冒険者が、合わせて最大{ $number }レベル上がる
fact-quest_power = ただし最大で威力{ $number }が必要
fact-quest_people = ただし冒険者が{ $number }ラウンド出払う
fact-quest_late = ただし残りラウンドより{ $number }ステップ長く、街道で進める必要がある
fact-quest_short = ただし後の区間で威力が{ $number }足りなくなるおそれがある
fact-quest_price = ただし金貨{ $number }枚かかる
fact-quest_pays = すぐに金貨{ $number }枚を得る
fact-quest_bought = ただし装備のために{ $name }を購入する必要がある
fact-solo_duty = ただし後のラウンドで失敗すると、ソロゲームに敗北する
fact-cannot_meet = どのクエストにも装備が足りず、必要な威力はこれが最も少ない
fact-free_hands = 今、冒険者を送る価値のあるクエストが掲示板にない
fact-tile_quests = 進行中のクエストが{ $number }件のままになり、このラウンドのボーナスタイルの条件に合う
fact-tile_missed = ただしこのラウンドのボーナスタイルを逃す

# The market.
fact-passing = パスで金貨{ $number }枚を得る。今、それに勝るものが市場にない
fact-price = ただし金貨{ $number }枚かかる
fact-sold = { $resource }を売却すると、市場で買えるものが増える
fact-card_prestige = ゲーム終了時に名声{ $number }点になる
fact-lasts = 残りの{ $number }ラウンド、毎回使える
fact-lasts_later = 露店を手に入れれば役に立つ
fact-card_gives = すぐに得るもの：{ $amounts }
fact-new_type = ギルドで初めての{ $name }武器の設計図で、必要とするクエストがある
fact-stronger = 威力{ $number }で、ギルドの最強の設計図になる
fact-better_arms = 威力{ $number }の設計図が1枚、選択肢に加わる
fact-end_bonus = 今の状態で名声{ $number }点になる
fact-hired = 送り出せる冒険者が増える
fact-trained = { $number ->
    [2] レベル2なら、すべての共通設計図を扱える
    [3] レベル3なら、固有設計図も扱える
   *[other] 最高のレベル{ $number }になり、ゲーム終了時の名声がさらに1点増える
  }
fact-rush_too_far = ただし進んだ先のステップに装備が足りない
fact-rush_saves = 冒険者が{ $number }ラウンド早く帰還する
fact-rush_in_time = 街道なしでは、このクエストは間に合わない

# Managing quests.
fact-armed = この武器で、このラウンドに「{ $name }」の現在のステップの条件を満たせる
fact-given_up = 装備がそろわない：{ $name }
fact-let_go = もう武器に見合わないので失敗させる：{ $name }
fact-all_armed = すべてのクエストに、このラウンドに必要な武器がそろった
fact-bought_to_arm = 装備に必要：{ $name }

# Small choices.
fact-wealth = 合わせて得られるもの：{ $amounts }
fact-title = 残りラウンドで最も役に立つ：{ $name }
fact-shopped = { $resource }が最も必要
fact-advanced = 先に「{ $name }」を完了し、名声{ $number }点を得る
fact-any_order = 今完了するクエストはなく、どの順に進めても同じ

# What holds for any choice.
fact-no_trade = 今あるものを残しておく
fact-as_good_as_any = ほかの手と変わらない
fact-least = よい手ではないが、ほかはさらに悪い
fact-must_take = ソロでは毎ラウンド受注が必要で、ほかによさそうなクエストがない
fact-only = ほかにできることがない
fact-whim = 気まぐれで選んだ
fact-sense = 妥当に思えた
fact-stand_in = 職人が代わりに決めた

# Why one of several choices that came out as well: what this guild likes.
fact-likes_questing = 互角だが、早い名声を好むギルドなので、少し多く得られるほうを選んだ
fact-likes_mining = 互角だが、資源を好むギルドなので、少し多く残るほうを選んだ
fact-likes_hoarding = 互角だが、金貨を好むギルドなので、少し多く残るほうを選んだ
fact-likes_buying = 互角だが、人材と設計図を好むギルドなので、増えるほうを選んだ
