# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Learn to play
lessons-words = Each lesson takes a few minutes at the real table. Leave and resume them as you like.
lessons-name-walking = Walking the mine
lessons-about-walking = Move an overseer, leave a worker behind, take what the hex yields.
lessons-name-jumping = Jumping
lessons-about-jumping = Rows of workers, who turns and who defects, strikes, and why few are good.
lessons-name-forge = The forge
lessons-about-forge = Designs, ore, levels and types: power into the hands of adventurers.
lessons-name-quest = A quest
lessons-about-quest = The offer and its prices, steps and legs, rewards, brackets and failing.
lessons-name-market = The market
lessons-about-market = Closed and open places, the merchant, stalls, and what passing pays.
lessons-name-round = A whole round
lessons-about-round = Mine, market and quest joined by a plan, and the second move.
lessons-name-end = The end
lessons-about-end = The last round's bonuses and quests, and how everything is counted.
lessons-name-epic = Epic
lessons-about-epic = Three stages, bonus tiles, champions and their titles.
lessons-name-solo = Solo
lessons-about-solo = The duty to take quests, automated colours, two market actions, difficulties.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = First game
lessons-first-words = A simple game against an Apprentice. The guide speaks at each new kind of decision.
lessons-tips-words = All that the guide ever says

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Go on here
lessons-begin-here = Your next lesson
lessons-number = Lesson { $number }
lessons-resume = Resume
lessons-start = Start
lessons-you-meet = You will meet
lessons-learnt-of = { $learnt } of { $count }
lessons-learnt-word = learnt
lessons-all-learnt = All learnt
lessons-your-first-game = Your first game
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Learnt
lessons-at-step = Step { $step } of { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = You
lessons-rival = The rival

# Under the title of the pause menu.
lessons-kept = The lesson remembers where you are

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Go on
lessons-take-back = Take it back
lessons-show-me = Show me
lessons-next = Next lesson
lessons-all = All lessons
lessons-leave = Leave the lesson
lessons-back = Back to the step before
lessons-skip = Skip this step
lessons-first-step = This is the first step
lessons-no-more = This was the last step

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = You may do that, and see what comes of it. This step meant something else: { $wanted }. Take it back, or skip the step.
lessons-strayed-early = You may do that, but there was more to say first. Take it back, or skip ahead.
lessons-learnt = Done! You have learnt this: { $lesson }. It stays in the list, to be repeated whenever you like.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = The ringed pieces with the tower are your overseers; the others belong to your rival. Every hex holds copper, iron or emerald. Press Go on, or the Enter key.
lesson-walking-move = Press the ringed overseer, then the ringed hex, then Confirm below on the right. An overseer walks in a straight line, as far as the way is free.
lesson-walking-move-pass = Passing moves nobody and brings nothing. Take it back and let an overseer walk.
lesson-walking-move-other = That works too: the hex which that overseer left has paid you. The lesson goes on with the overseer in the lower right.
lesson-walking-worker = It left a worker on the hex it came from, and that worker paid you its ore: one iron, on the left. You gain from the hex you leave, not from where you land.
lesson-walking-panel = This is your panel: prestige by the laurel, your ore, then gold, workers in the mine (hood) and adventurers (helmet), quests under way and completed. The “i” above names every symbol.
lesson-walking-emerald = So stand on what you will want next. One of your overseers stands on an emerald, the rarest thing in this mine. Move it anywhere you like.
lesson-walking-emerald-pass = Then the emerald would stay where it is. Take it back?
lesson-walking-emerald-taken = That works too: wherever it goes, the emerald under it is yours. The lesson goes on with a move of its own.
lesson-walking-emerald-other = That overseer stood on something else, so that is what you got. Take it back, and move the ringed one?
lesson-walking-free = Your rival walks by the same rules, in turn with you. Nobody may land on a piece or pass an overseer. A worker pays when it appears, and not for merely standing there.
lesson-walking-task = Now without help: gain one more iron with this move.
lesson-walking-task-taken = Iron it is, from the hex you left. In a game every guild makes one such move a round, and the first in the order may make two.
lesson-walking-task-pass = That brings no iron. Take it back and look for an overseer of yours that stands on iron.
lesson-walking-task-other = That hex held no iron: what counts is the hex you leave. Take it back?

# 2
lesson-jumping-row = Workers in the way can be jumped, at once or after a walk in the same line: one unbroken row, to the free hex right behind it. Jump the two Sun workers on the left.
lesson-jumping-row-strike = Your workers have gone on strike: we come to that. Take it back for now?
lesson-jumping-row-own = You jumped a worker of your own, and it went over to the rival: we come to that. Take it back for now?
lesson-jumping-row-walk = That was a move without those two workers. Take it back, and jump them from the left?
lesson-jumping-turned = Both workers turned to your colour, and each paid you what lies under it. So did the new worker on the hex you left: three pieces with one move.
lesson-jumping-own = A row may hold your own workers, too. They defect to the guild with the fewest workers, and pay that guild. Jump the ringed row and watch.
lesson-jumping-own-strike = Your workers have gone on strike: that is the next step. Take it back for now?
lesson-jumping-own-also = That works too: a worker of yours went over to the rival, and paid the rival. The lesson goes on with a move of its own.
lesson-jumping-few = Why not own the whole mine? The guild with the fewest workers comes first in the market, the quests and the next mine. At a tie, those equal swap: who was behind comes first.
lesson-jumping-strike = Five or more workers of one colour that touch each other strike: the newest still pays, then all of them leave. Move the overseer that stands beside your four, and make it five.
lesson-jumping-strike-also = That works too: five of one colour touched, and all of them left the mine. The lesson goes on with a move of its own.
lesson-jumping-strike-other = That move leaves no fifth worker beside the four. Take it back?
lesson-jumping-gone = They left the mine, and you kept the ore. Fewer workers bring you forward in the order: a strike can be just what you want.
lesson-jumping-task = Now without help: jump at least one worker of your rival and none of your own.
lesson-jumping-task-own = One of your own workers defected. Take it back, and look for a row of the rival's alone?
lesson-jumping-task-strike = Five or more of your workers then stood side by side: they went on strike and left the mine. Take it back, and look for a jump after which they stay?
lesson-jumping-task-also = Well jumped: what turned to your colour has paid you.
lesson-jumping-task-walk = Nobody was jumped. Take it back, and look for workers of the rival with a free hex behind them?

# 3
lesson-forge-step = Your guild is on three quests. On the right of each stands the power it has, and how much it needs this round: Rats in the Cellar have 0 of 2.
lesson-forge-sword = Weapons are forged straight into a hand. Press the Ranger, then the Copper Sword, then Rats in the Cellar: two copper become power 2, and the Ranger is on the quest.
lesson-forge-sword-done = Not yet: whatever is not met when you are done fails. Take it back?
lesson-forge-sword-also = That works too: anybody may wield a sword. The lesson goes on with the Ranger.
lesson-forge-sword-dear = That is another weapon, and the others will be needed elsewhere. Take it back, and forge a Copper Sword?
lesson-forge-sword-quest = That was another quest, or another weapon. Take it back, and arm Rats in the Cellar first?
lesson-forge-levels = Level 1 wields swords and daggers, level 2 every public design, such as the Copper Spear. Level 3 wields unique designs as well, such as the Green Stinger.
lesson-forge-types = Vampire Bats in the Belfry need power 5 and a piercing weapon. If no weapon there has the type, the step needs 3 more power for it.
lesson-forge-stinger = The Squire is of level 3. Send the Squire there with the Green Stinger: power 5 and piercing, forged of one iron and one emerald.
lesson-forge-stinger-done = Not yet: whatever is not met when you are done fails. Take it back?
lesson-forge-stinger-spear = The type is right, but a Copper Spear has only power 2, and 5 are needed. Take it back?
lesson-forge-stinger-sword = That weapon is not piercing, so the step needs 3 more power. Take it back?
lesson-forge-stinger-quest = That was another quest. Take it back, and arm Vampire Bats in the Belfry?
lesson-forge-lost = What is forged never becomes ore again. Whoever is on a quest may be given another weapon when you arm; the old one is lost. Until you are done, Undo gives everything back.
lesson-forge-task = Now without help: Slimes in the Sewer need power 3. Meet them with one adventurer who is still at home.
lesson-forge-task-met = Met. A level-1 adventurer would do for that sword, and leaves the stronger one free.
lesson-forge-task-short = That has too little power for this step. Take it back, and look for a design with power 3?
lesson-forge-task-quest = That quest was met already. Take it back, and help with Slimes in the Sewer?
lesson-forge-task-done = Slimes in the Sewer would have failed. Take it back?

# 4
lesson-quest-offer = Eight quests are on offer. The two in front are free, the next three cost 1 gold, the last three 2. Some of the front ones leave at each round's end.
lesson-quest-legs = A quest is a row of steps. Steps of the same power form a leg. Arena Games have two legs: one step of power 2, then one of power 4.
lesson-quest-take = A quest goes on by one step each round, and every round its step must be met, beginning with this one. Take Arena Games for 1 gold.
lesson-quest-take-rats = That works too: power 2 is in your reach, though this place costs 2 gold. The lesson goes on with Arena Games.
lesson-quest-take-other = Its first step needs more power than your three copper can give. A quest that fails in its first round costs 3 prestige. Take it back?
lesson-quest-take-decline = Nobody has to take a quest, but prestige comes from them. Take it back, and take Arena Games?
lesson-quest-arm = Arm it now. A Copper Sword in the Ranger's hand costs two copper and has power 2: just what the first step needs.
lesson-quest-arm-also = That works too: whoever holds the sword, the step is met. The lesson goes on with the Ranger.
lesson-quest-arm-dagger = A Copper Dagger has power 1, and 2 are needed. Take it back?
lesson-quest-arm-done = Not met, it has failed, and that cost 3 prestige in its first round. Take it back?
lesson-quest-done = On the right stands what being done would mean. The step is met, so press Done.
lesson-quest-done-more = It was met already: a second weapon is ore that you may miss later. Take it back?
lesson-quest-done-home = Whoever goes home loses the weapon, and the quest is not met any more. Take it back?
lesson-quest-reward = A new round: Arena Games have gone on to their second leg, which needs power 4. Completing the first paid its reward, two copper. Prestige is paid only for the whole quest.
lesson-quest-brackets = Failing in its first round costs 3 prestige; later it still pays the number in brackets of the last finished leg, here 1. Weapons are lost, rewards stay. Completing it pays 7, and 4 gold.
lesson-quest-task = Now without help: the second leg needs power 4. The Ranger is still there with the Copper Sword. See that the step is met.
lesson-quest-task-again = That forged the Ranger another weapon, and the old one is lost: nothing is won. Take it back, and send somebody else?
lesson-quest-task-met = Power 4: met. At the end of this round Arena Games are completed.
lesson-quest-task-short = That makes power 3, one too little. Take it back?
lesson-quest-task-done = Not met, it failed: only the 1 prestige in brackets is left of it. Take it back?
lesson-quest-complete = Power 4: met. Press Done: completing pays the full 7 prestige and 4 gold. Its two legs give two levels, at most one to each adventurer. The weapons are used up.
lesson-quest-complete-more = It was met already: a third weapon is ore that you may miss later. Take it back?
lesson-quest-complete-home = Whoever goes home loses the weapon, and the quest is not met any more. Take it back?

# 5
lesson-market-places = Each round you take one action in the market, or pass and get 1 gold. Blacksmith, Bazaar and Barracks are closed after one guild a round; Clerk and Road stay open to all.
lesson-market-claim = At the Clerk you claim a public design for good. It costs its price, and 1 gold for each guild that claimed it before you. Claim the Copper Spear.
lesson-market-claim-also = That works too: it is yours for the whole game. The lesson goes on with the Copper Spear.
lesson-market-claim-pass = Passing pays 1 gold. It is good when nothing else is. Take it back, and claim the Copper Spear?
lesson-market-road = The lesson gives you more actions. The Road is free: it brings one of your quests a step on, but never completes it. Send Rats in the Cellar ahead.
lesson-market-road-pass = A gold for passing, but the Road would save you a whole round. Take it back?
lesson-market-barracks = The Barracks hire a level-1 adventurer, raise one who is at home, or both in one action. Raise the Squire from level 2 to 3, for 2 gold.
lesson-market-barracks-hired = One more adventurer, for 4 gold. You will need that gold for the Blacksmith in this lesson. Take it back?
lesson-market-barracks-other = That works too: whoever you raise wields more. The lesson goes on with the Squire at level 3.
lesson-market-barracks-pass = Passing pays 1 gold, but trains nobody. Take it back?
lesson-market-merchant = The merchant is there beside every decision of a round: one purchase and one sale each round, and they cost no action. Buy an iron.
lesson-market-merchant-also = That works too: it was your one purchase of this round. The lesson goes on with the iron.
lesson-market-merchant-sold = That was a sale, your one of this round. The purchase is still yours. Take it back?
lesson-market-cards = The Blacksmith sells one unique design, the Bazaar cards: single-use ones act at once, a stall trades one gem for two of a metal once a round, either way, savvies improve trades or the Road.
lesson-market-task = Now without help: buy the one design on this table that no other guild can have.
lesson-market-task-pass = Passing pays 1 gold and buys nothing. Take it back, and look at the Blacksmith's?
lesson-market-task-claim = Public designs are for everybody who pays. Take it back, and look for a unique one?
lesson-market-task-card = That is a card, not a design. Take it back, and look at the Blacksmith's?

# 6
lesson-round-plan = A round is mine, market, quest. Plan backwards: Slimes in the Sewer need power 3. An Iron Sword has it. So you want two iron, 3 gold for the claim and 1 for the quest.
lesson-round-mine = First the mine. One jump brings both: the iron under your overseer, and the iron under the Sun worker beside it.
lesson-round-mine-one = One iron, but the plan needs two. Take it back, and jump the Sun worker on iron?
lesson-round-mine-other = That brings no iron, and the plan needs two. Take it back?
lesson-round-mine-pass = Without ore there is no sword. Take it back?
lesson-round-second = You are first in the order, so you may move a second time, with any of your overseers. Whoever does is last in the next order, whatever their workers. You have what you need: pass.
lesson-round-second-moved = That works too: more ore now, but you come last in this market and in the quests. The lesson goes on as if you had passed.
lesson-round-market = Fewest workers, so you are first here, too. Claim the Iron Sword at the Clerk: 3 gold, and it is yours for good.
lesson-round-market-claim = That is another design, and the gold for the Iron Sword is gone. Take it back?
lesson-round-market-pass = One gold more, but no sword that has power 3. Take it back?
lesson-round-take = As planned: take Slimes in the Sewer with your last gold.
lesson-round-take-other = The plan was made for Slimes in the Sewer. Take it back?
lesson-round-take-decline = You have all that it needs. Take it back, and take Slimes in the Sewer?
lesson-round-arm = Two iron become an Iron Sword in the Ranger's hand: power 3, and everybody may wield it.
lesson-round-arm-also = That works too. The lesson goes on with the Ranger.
lesson-round-arm-done = Nobody was armed, so it failed, in its first round: 3 prestige lost. Take it back?
lesson-round-done = Met. Be done with managing, and let the round end.
lesson-round-done-home = That gave up a weapon for nothing. Take it back?
lesson-round-again = The quest went on, unsold cards left the market, front quests left the offer, and a new round begins. What your quests will need, round by round, stands in the Ledger.
lesson-round-task = Later, without help: you want a Copper Sword for Rats in the Cellar. Gain two copper with one move.
lesson-round-task-pass = That brings no copper at all. Take it back?
lesson-round-task-one = One copper is half a sword. Take it back, and look for a row to jump that starts on copper?
lesson-round-task-other = That brings no copper. Take it back?

# 7
lesson-end-last = Round 7 is the last of a simple game. No cards are left: Blacksmith and Bazaar sell bonuses for the final count instead.
lesson-end-bonus = Each bonus counts something. You have completed five quests, so the Chronicle of Deeds would pay at least 5 prestige for 3 gold. Buy it at the Bazaar.
lesson-end-bonus-less = That counts less of what you have, for more gold. Take it back, and compare?
lesson-end-bonus-pass = One gold is a quarter of a prestige in the end. Take it back?
lesson-end-take = Only quests with a golden frame are left in the last round, and whatever is still active at the end fails. Assassins at the Banquet have one single step: take them.
lesson-end-take-other = You cannot meet that one this round with what you have. Take it back?
lesson-end-take-decline = Eleven prestige would stay on the table. Take it back?
lesson-end-maul = Power 7 is needed. Your Ranger is of level 3: forge the unique Thornmaul, power 5.
lesson-end-maul-other = That is not Thornmaul in the Ranger's hands. Take it back, and begin with that?
lesson-end-maul-done = Not met, it fails. Take it back?
lesson-end-sword = Powers on a quest add up. An Iron Sword for the Brute brings 3 more: 8 in all.
lesson-end-sword-also = That works too: anybody may wield it.
lesson-end-sword-other = Five and two make seven, but keep the copper: the lesson means the Iron Sword. Take it back?
lesson-end-sword-done = Two power short, it fails. Take it back?
lesson-end-done = Met. Be done, and see the quest completed: prestige, its reward, and as many levels as it had legs for those on it; their weapons are gone. Then comes the count.
lesson-end-done-home = That gave up a weapon for nothing. Take it back?
lesson-end-count = Levels count 1 each, level 4 one more. Designs, claims and cards count what they show, then bonuses. Leftover ore is sold; every 4 gold make 1 prestige. Ties go to the earlier in order.
lesson-end-task = Another last market, without help: 4 gold, eight resources left over, two quests completed, three adventurers, two claims. Buy the bonus that brings most.
lesson-end-task-less = Another one brings more: count what you have eight of. Take it back?
lesson-end-task-pass = That is a quarter of a prestige. Take it back?

# 8
lesson-epic-stages = An epic game has 18 rounds in three stages. After rounds 6 and 12 the mine is built anew, with rarer ore; new cards and harder quests come. Your own quests stay.
lesson-epic-tiles = Bonus tiles are counted once each, at the end of rounds 6, 9, 12, 15 and 18. The next one: a guild with exactly three workers in the mine may move an overseer.
lesson-epic-train = Level 4 makes a champion. Raise the Ranger from level 3 to 4 at the Barracks, for 3 gold.
lesson-epic-train-other = That was somebody else, or a new adventurer. Take it back, and raise the Ranger?
lesson-epic-train-pass = Passing makes no champion. Take it back?
lesson-epic-title = A champion takes one of twelve titles. Opportunistic earns 2 prestige each time a leg is completed with this champion on the quest. Take it.
lesson-epic-title-other = That works too: every title helps in its own way. The lesson goes on with Opportunistic.
lesson-epic-titles = Each title is there once for your guild. Some make weapons stronger or give them a type, some pay for whole quests, some make taking a quest cheaper or quicker.
lesson-epic-send = Slimes in the Sewer are about to finish their first leg, at power 3. Send the champion there with an Iron Sword.
lesson-epic-send-other = The step is met, but without the champion there is no extra prestige. Take it back?
lesson-epic-send-weak = That has too little power for the step. Take it back, and forge an Iron Sword for the Ranger?
lesson-epic-send-done = Nobody was there, so it failed. Take it back?
lesson-epic-done = Met. Be done, and watch what the champion earns.
lesson-epic-done-home = That gave up a weapon for nothing. Take it back?
lesson-epic-paid = Two prestige for the leg, besides its reward. Champions work on the Road, too, and count one more than their levels at the end.
lesson-epic-task = Later, without help: your champion is Charming. A quest the champion goes on from the start pays you 1 gold instead of costing its price. Take one like that.
lesson-epic-task-also = It paid you. Now the champion must be on it this round, with a weapon.
lesson-epic-task-paid = You took it at its price: Charming is declared when a quest is taken. Take it back, and press the quest, then the switch beside it?
lesson-epic-task-decline = No quest, no pay. Take it back?

# 9
lesson-solo-duty = Alone, you share the mine with two automated colours. You must take a quest every round, and complete all of them: one that fails loses the game.
lesson-solo-mine = Your own workers leave the mine when you jump them: nobody defects, and they pay nothing. Others turn and pay you, as always. Jump the ringed row.
lesson-solo-mine-other = That works too: others' workers turned and paid you. The lesson goes on with the row on the left.
lesson-solo-mine-walk = A plain walk: one piece of ore. Take it back, and jump the row on the left?
lesson-solo-mine-pass = Passing brings nothing. Take it back?
lesson-solo-tie = Automated colours must jump as many workers of others as they can. Where several moves are equally good, you choose. Move the ringed one.
lesson-solo-tie-other = That works too: choose the one that leaves you the workers you want. The lesson goes on with its own choice.
lesson-solo-market = In the market you act twice. Begin at the Clerk with the Iron Sword.
lesson-solo-market-claim = That works too: a design is yours for good. The lesson goes on with the Iron Sword.
lesson-solo-market-pass = A gold, and one action less. Take it back?
lesson-solo-twice = The second action must go to another closed place, or to the Road or the Clerk again. Your gold is spent: pass, and get 1.
lesson-solo-take = Two new quests come each round, and declining is no choice. Take Rats in the Cellar: two copper will do for them.
lesson-solo-take-wolves = Wolves at the Fold need power 4 at once, and you have two copper: that would lose the game. Take it back?
lesson-solo-marks = Easy, medium, hard and random games have different quests. A great score is 125 prestige in a simple solo game, and 500 in an epic one.
lesson-solo-task = Now without help: see that Rats in the Cellar are met this round.
lesson-solo-task-met = Met. Who goes does not matter for a sword.
lesson-solo-task-short = A dagger has power 1, and 2 are needed. Take it back?
lesson-solo-task-done = The quest failed, and with it the game was lost at once. Take it back?
