# One line that a rival says at a moment, up to 60 letters. It names nobody and no number. The
# last word is what the rival likes: quests, the mine, its gold, shopping. Each stands for two
# rivals, a woman and a man.
# Its own workers strike.
remark-strike_own-questing = Down tools? The dragon will not wait for us!
remark-strike_own-mining = I know. I would strike too, in that draught.
remark-strike_own-hoarding = And who, pray, pays for the silence down there?
remark-strike_own-buying = Name your price. No, a lower one.
# Those of another guild strike.
remark-strike_other-questing = Your miners look like they need an adventure.
remark-strike_other-mining = I told you the beam was creaking.
remark-strike_other-hoarding = Oh dear. That looks expensive.
remark-strike_other-buying = I hear some good workers are suddenly free.
# Another guild has bought a unique design.
remark-design_lost-questing = That blade had my name on it. Almost.
remark-design_lost-mining = Pretty. Can it dig?
remark-design_lost-hoarding = I was only waiting for the price to fall.
remark-design_lost-buying = I had my purse in my hand already!
# Another guild has overtaken it.
remark-lead_lost-questing = Enjoy the view. I am right behind you.
remark-lead_lost-mining = Fine. I like it better underground.
remark-lead_lost-hoarding = Lent, not lost. I keep the receipt.
remark-lead_lost-buying = First place is a rental, you know.
# It has taken the lead.
remark-lead_won-questing = The road was short today!
remark-lead_won-mining = Slow and deep. Slow and deep.
remark-lead_won-hoarding = As my books foretold.
remark-lead_won-buying = Sold! First place, to me.
# It has completed a quest.
remark-quest_done-questing = Put it in a song. A long one.
remark-quest_done-mining = Done. Can I go back down now?
remark-quest_done-hoarding = Every item on the list, ticked.
remark-quest_done-buying = And the rewards! Have you seen the rewards?
# A quest of its own has failed.
remark-quest_failed-questing = We do not speak of this one.
remark-quest_failed-mining = Some rock is just too hard.
remark-quest_failed-hoarding = That goes in the other column.
remark-quest_failed-buying = No refunds? None at all?
# One of its adventurers has taken a title.
remark-champion-questing = A champion! Who has a dragon for us?
remark-champion-mining = Look at that grin. Pure gold.
remark-champion-hoarding = A title. That will raise the wages.
remark-champion-buying = Worth every coin I paid for the boots.
# The switch in the settings, and what it does.
settings-label-remarks = Remarks
settings-words-remarks = rivals say a line now and then
# The line with the name of who says it, for screen readers.
remarks-line = { $rival }: { $remark }
