# One line that a rival says at a moment, up to 60 letters. It names nobody and no number. The
# last word is what the rival likes: quests, the mine, its gold, shopping. Each stands for two
# rivals, a woman and a man.
# Its own workers strike.
remark-strike_own-questing = ストライキ？ 竜は待ってくれない！
remark-strike_own-mining = わかるよ。あの隙間風じゃ無理もない。
remark-strike_own-hoarding = この静けさの代金は、どなたが？
remark-strike_own-buying = いくらなら働く？ いや、もっと安く。
# Those of another guild strike.
remark-strike_other-questing = あの鉱夫たちには冒険が必要だね。
remark-strike_other-mining = 梁がきしむって言ったのに。
remark-strike_other-hoarding = おやおや。高くつきそうですね。
remark-strike_other-buying = 腕のいい鉱夫が空いたそうだね。
# Another guild has bought a unique design.
remark-design_lost-questing = あの刃には名前が彫ってあった。ほぼね。
remark-design_lost-mining = きれいだね。で、掘れる？
remark-design_lost-hoarding = 値下がりを待っていただけです。
remark-design_lost-buying = もう財布を握っていたのに！
# Another guild has overtaken it.
remark-lead_lost-questing = 景色を楽しむといい。すぐ後ろにいる。
remark-lead_lost-mining = まあいい。地面の下のほうが落ち着く。
remark-lead_lost-hoarding = 貸しただけ。控えは取ってあります。
remark-lead_lost-buying = 首位なんて、しょせん借り物。
# It has taken the lead.
remark-lead_won-questing = 今日の道は短かった！
remark-lead_won-mining = ゆっくり、深く。ゆっくり、深く。
remark-lead_won-hoarding = 帳簿のとおりです。
remark-lead_won-buying = 売約済み！ 首位はもらった。
# It has completed a quest.
remark-quest_done-questing = 歌にしてほしい。長い歌に。
remark-quest_done-mining = 終わった。もう潜っていい？
remark-quest_done-hoarding = 項目はすべて確認済み。
remark-quest_done-buying = 報酬を見た？ あの報酬を！
# A quest of its own has failed.
remark-quest_failed-questing = この話はやめておこう。
remark-quest_failed-mining = 硬すぎる岩もあるよ。
remark-quest_failed-hoarding = これは別の欄に書きます。
remark-quest_failed-buying = 返金なし？ まったくなし？
# One of its adventurers has taken a title.
remark-champion-questing = 英雄だ！ 竜はどこにいる？
remark-champion-mining = ほら、あの笑顔。純金だ。
remark-champion-hoarding = 称号とは。給金が上がりますね。
remark-champion-buying = 長靴に払った甲斐があった。
# The switch in the settings, and what it does.
settings-label-remarks = ライバルの一言
settings-words-remarks = ときどき一言つぶやく
# The line with the name of who says it, for screen readers.
remarks-line = { $rival }「{ $remark }」
