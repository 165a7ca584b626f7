# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Learn to play
lessons-words = Each lesson takes a few minutes at the real table. You can leave and resume at any time.
lessons-name-walking = Walking the mine
lessons-about-walking = Move an overseer, leave a worker behind, and take what it yields.
lessons-name-jumping = Jumping
lessons-about-jumping = Jump rows of workers, win some over, lose others, and learn about strikes.
lessons-name-forge = The forge
lessons-about-forge = Turn resources into weapons: designs, levels, power and weapon types.
lessons-name-quest = A quest
lessons-about-quest = Take a quest, meet its steps, and see what success and failure bring.
lessons-name-market = The market
lessons-about-market = Closed and open spaces, the merchant, stalls, and what passing pays.
lessons-name-round = A whole round
lessons-about-round = Plan a round through mine, market and quests, and use the second move.
lessons-name-end = The end
lessons-about-end = The last round, its bonuses and quests, and the final count.
lessons-name-epic = Epic
lessons-about-epic = Three stages, bonus tiles, champions and their titles.
lessons-name-solo = Solo
lessons-about-solo = The duty to take quests, automated colours, two market actions, difficulties.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = First game
lessons-first-words = A simple game against an Apprentice. A guide explains each new decision.
lessons-tips-words = All the guide's tips

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Continue here
lessons-begin-here = Your next lesson
lessons-number = Lesson { $number }
lessons-resume = Resume
lessons-start = Start
lessons-you-meet = New in this lesson
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
lessons-kept = Your place in the lesson is saved

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Continue
lessons-take-back = Undo it
lessons-show-me = Show me
lessons-next = Next lesson
lessons-all = All lessons
lessons-leave = Leave the lesson
lessons-back = Back to the previous step
lessons-skip = Skip this step
lessons-first-step = This is the first step
lessons-no-more = This is the last step

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = You may do that and see what happens. This step asked for something else: { $wanted }. Undo it, or skip the step.
lessons-strayed-early = You may do that, but there is more to explain first. Undo it, or skip ahead.
lessons-learnt = Done! You have finished “{ $lesson }”. You can repeat it whenever you like.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = The ringed pieces with the tower are your overseers; the others belong to your rival. Every hex holds copper, iron or emerald. Press Continue, or the Enter key.
lesson-walking-move = Press the ringed overseer, then the ringed hex, then Confirm at the lower right. An overseer walks any distance in a straight line, as long as the way is clear.
lesson-walking-move-pass = Passing moves no overseer and brings nothing. Undo it and move an overseer?
lesson-walking-move-other = That works too: the worker left behind yielded its resource. The lesson continues with the overseer at the lower right.
lesson-walking-worker = It left a worker on the hex it came from, and that worker yielded 1 iron, shown on the left. You gain from the hex you leave, not from where you land.
lesson-walking-panel = This is your panel: prestige by the laurel, your resources, then gold, workers in the mine (hood), adventurers (helmet), and active and completed quests. The “i” above names every symbol.
lesson-walking-emerald = So stand on what you want next. Here you move again at once; in a game, next round. One overseer stands on emerald, the rarest resource in this mine. Move it anywhere.
lesson-walking-emerald-pass = Passing leaves the emerald where it is. Undo it?
lesson-walking-emerald-taken = That works too: wherever it goes, the emerald it stood on is yours. The lesson continues with the move it planned.
lesson-walking-emerald-other = That overseer stood on something else, so that is what you got. Undo it and move the ringed one?
lesson-walking-free = Each round every guild moves one overseer by these rules. No overseer may land on a piece or pass another overseer. A worker yields when it appears or is jumped, never just for standing there.
lesson-walking-task = Now without help: gain 1 more iron with this move.
lesson-walking-task-taken = You gained iron from the hex you left. In a game each guild makes one such move per round, and the first in the order may make two.
lesson-walking-task-pass = That brings no iron. Undo it and look for one of your overseers that stands on iron?
lesson-walking-task-other = That hex held no iron: what counts is the hex you leave. Undo it?

# 2
lesson-jumping-row = An overseer can jump an unbroken row of workers, at once or after walking along the same line, landing on the free hex just beyond it. Jump the two Sun workers on the left.
lesson-jumping-row-strike = Your workers have gone on strike; we'll come to that. Undo the move for now?
lesson-jumping-row-own = You jumped one of your own workers, and it joined your rival; we'll come to that. Undo the move for now?
lesson-jumping-row-walk = That move didn't jump those two workers. Undo it and jump them from the left?
lesson-jumping-turned = Both workers joined you, and each yielded what its hex holds. So did the new worker on the hex you left: three resources with one move.
lesson-jumping-own = A row may include your own workers. They defect to the rival guild with the fewest workers and yield to that guild. Jump the ringed row and watch.
lesson-jumping-own-strike = Your workers have gone on strike; that is the next step. Undo the move for now?
lesson-jumping-own-also = That works too: one of your workers joined your rival and yielded to it. The lesson continues with the move it planned.
lesson-jumping-few = Why not own the whole mine? Because the guild with the fewest workers goes first in the market phase, quest phase and next mine phase. Tied guilds swap places: whoever was behind goes first.
lesson-jumping-strike = Five or more connected workers of one colour go on strike: new and jumped ones still yield, then all leave. Move the overseer that stands beside your four workers: the worker it leaves makes five.
lesson-jumping-strike-also = That works too: five workers of one colour were connected, and all of them left the mine. The lesson continues with the move it planned.
lesson-jumping-strike-other = That move leaves no fifth worker beside the four. Undo it?
lesson-jumping-gone = They left the mine, and you kept what they yielded. Having fewer workers moves you up in the order: a strike can be just what you want.
lesson-jumping-task = Now without help: jump at least one of your rival's workers and none of your own, without causing a strike.
lesson-jumping-task-own = One of your own workers defected. Undo it and look for a row of only your rival's workers?
lesson-jumping-task-strike = Five or more of your workers were connected, so they went on strike and left the mine. Undo the move and look for a jump that causes no strike?
lesson-jumping-task-also = Well jumped: the workers that joined you have yielded their resources.
lesson-jumping-task-walk = You didn't jump any workers. Undo it and look for your rival's workers with a free hex beyond them?

# 3
lesson-forge-step = Your guild is on three quests. On the right you see the power each has, and how much it needs this round: Rats in the Cellar has 0 of 2.
lesson-forge-sword = You forge a weapon straight into an adventurer's hand. Press the Ranger, then the Copper Sword, then Rats in the Cellar: 2 copper become power 2, and the Ranger joins the quest.
lesson-forge-sword-done = Not yet: quests not met when you finish will fail. Undo it?
lesson-forge-sword-also = That works too: anyone can wield a sword. The lesson continues with the Ranger.
lesson-forge-sword-dear = That is a different weapon, which you will need elsewhere. Undo it and forge a Copper Sword?
lesson-forge-sword-quest = That was a different quest or weapon. Undo it and arm for Rats in the Cellar first?
lesson-forge-levels = At level 1 adventurers wield swords and daggers; at level 2, any public design, such as the Copper Spear; at level 3, unique designs too, such as the Green Stinger.
lesson-forge-types = Vampire Bats in the Belfry needs power 5 and a piercing weapon. If no weapon there is piercing, the step needs 3 more power.
lesson-forge-stinger = The Squire is level 3. Send the Squire there with a Green Stinger: power 5 and piercing, forged from 1 iron and 1 emerald.
lesson-forge-stinger-done = Not yet: quests not met when you finish will fail. Undo it?
lesson-forge-stinger-spear = The type is right, but a Copper Spear has only power 2, and you need 5. Undo it?
lesson-forge-stinger-sword = That weapon isn't piercing, so the step needs 3 more power. Undo it?
lesson-forge-stinger-quest = That was a different quest. Undo it and arm for Vampire Bats in the Belfry?
lesson-forge-lost = A forged weapon never becomes resources again. You may give an adventurer on a quest a new weapon, but the old one is lost. Until you finish arming, Undo restores everything.
lesson-forge-task = Now without help: Slimes in the Sewer needs power 3. Meet it with one adventurer who is still at home.
lesson-forge-task-met = Met. A level-1 adventurer can wield that sword, which leaves the stronger adventurer free.
lesson-forge-task-short = That has too little power for this step. Undo it and look for a design with power 3?
lesson-forge-task-quest = That quest was already met. Undo it and help with Slimes in the Sewer?
lesson-forge-task-done = Slimes in the Sewer would have failed. Undo it?

# 4
lesson-quest-offer = Eight quests are on offer. The first two are free, the next three cost 1 gold, and the last three cost 2. Some at the front leave the offer at the end of each round.
lesson-quest-legs = A quest is a row of steps. Steps in a row that need the same power form a leg. Arena Games has two legs: one step needing power 2, then one needing power 4.
lesson-quest-take = A quest advances one step each round, and each round you must meet its current step, starting now. Take Arena Games for 1 gold.
lesson-quest-take-rats = That works too: you can reach power 2, though this place costs 2 gold. The lesson continues with Arena Games.
lesson-quest-take-other = Its first step needs more power than your 3 copper can give. A quest that fails in its first round costs 3 prestige. Undo it?
lesson-quest-take-decline = You don't have to take a quest, but quests bring prestige. Undo it and take Arena Games?
lesson-quest-arm = Arm for it now. Give the Ranger a Copper Sword: it costs 2 copper and has power 2, just what the first step needs.
lesson-quest-arm-also = That works too: whoever holds the sword, the step is met. The lesson continues with the Ranger.
lesson-quest-arm-dagger = A Copper Dagger has power 1, and you need 2. Undo it?
lesson-quest-arm-done = The step wasn't met, so the quest failed. In its first round that costs 3 prestige. Undo it?
lesson-quest-done = On the right you see what will happen when you finish. The step is met, so press Done.
lesson-quest-done-more = It was already met: a second weapon uses resources you may need later. Undo it?
lesson-quest-done-home = An adventurer who goes home loses the weapon, and the quest is no longer met. Undo it?
lesson-quest-reward = A new round: Arena Games has reached its second leg, which needs power 4. Finishing the first paid its reward, 2 copper. A finished leg by itself pays no prestige.
lesson-quest-brackets = Failing in the first round costs 3 prestige; after a finished leg it pays the number in brackets, here 1. Adventurers come home, weapons are lost, rewards kept. Completing pays 7 prestige and 4 gold.
lesson-quest-task = Now without help: the second leg needs power 4. The Ranger is still there with the Copper Sword. Make sure the step is met.
lesson-quest-task-again = The Ranger has a new weapon, but the old one is lost, so you gained nothing. Undo it and send someone else?
lesson-quest-task-met = Power 4: met. Arena Games will be completed at the end of this round.
lesson-quest-task-short = That makes power 3, one short. Undo it?
lesson-quest-task-done = The step wasn't met, so the quest failed and paid only the 1 prestige in brackets. Undo it?
lesson-quest-complete = Power 4: met. Press Done: completing pays the full 7 prestige and 4 gold. Its two legs give two levels, at most one to each adventurer. The weapons are lost.
lesson-quest-complete-more = It was already met: a third weapon uses resources you may need later. Undo it?
lesson-quest-complete-home = An adventurer who goes home loses the weapon, and the quest is no longer met. Undo it?

# 5
lesson-market-places = Each round you take one market action, or pass for 1 gold. The Blacksmith, Bazaar and Barracks are closed spaces, each for one guild per round. The Clerk and Road are open to all.
lesson-market-claim = At the Clerk you claim a public design for good. You pay its price, plus 1 gold to each guild that claimed it before you. Claim the Copper Spear.
lesson-market-claim-also = That works too: it is yours for the whole game. The lesson continues with the Copper Spear.
lesson-market-claim-pass = Passing pays 1 gold, which is fine when nothing else is. Undo it and claim the Copper Spear?
lesson-market-road = This lesson gives you more actions. The Road is free: it advances one of your quests a step, but never completes it. Advance Rats in the Cellar.
lesson-market-road-pass = Passing pays 1 gold, but the Road would save you a whole round. Undo it?
lesson-market-barracks = At the Barracks you hire a level-1 adventurer, train one who is at home, or both in one action. Train the Squire from level 2 to 3 for 2 gold.
lesson-market-barracks-hired = You hired an adventurer for 4 gold. You will need that gold for the Blacksmith in this lesson. Undo it?
lesson-market-barracks-other = That works too: anyone you train can wield more. The lesson continues with the Squire at level 3.
lesson-market-barracks-pass = Passing pays 1 gold but trains no one. Undo it?
lesson-market-merchant = You can trade with the merchant at any time in a round: one purchase and one sale per round, without using an action. Buy 1 iron: trades need no Confirm.
lesson-market-merchant-also = That works too: it was your one purchase this round. The lesson continues with the iron.
lesson-market-merchant-sold = That was your one sale this round. You still have your purchase. Undo it?
lesson-market-cards = The Blacksmith sells one unique design. At the Bazaar, single-use cards act at once, stalls each round swap 1 gem for 2 of a metal or back, and Savvy cards improve trades or the Road.
lesson-market-task = Now without help: buy the one design on this table that no other guild can have.
lesson-market-task-pass = Passing pays 1 gold and buys nothing. Undo it and look at the Blacksmith?
lesson-market-task-claim = Public designs are for anyone who pays. Undo it and look for a unique one?
lesson-market-task-card = That is a card, not a design. Undo it and look at the Blacksmith?

# 6
lesson-round-plan = Plan backwards from quest to market to mine. Slimes in the Sewer needs power 3, and an Iron Sword has it. You want 2 iron, 3 gold for the claim and 1 for the quest.
lesson-round-mine = First the mine. One jump brings both: the iron under your overseer, and the iron under the Sun worker beside it.
lesson-round-mine-one = That brings 1 iron, but the plan needs 2. Undo it and jump the Sun worker on iron?
lesson-round-mine-other = That brings no iron, and the plan needs 2. Undo it?
lesson-round-mine-pass = Without iron there is no sword. Undo it?
lesson-round-second = You are first in the order, so you may move again with any overseer. If you do, you go last in the next order, however few workers you have. You have what you need: pass.
lesson-round-second-moved = That works too: more resources now, but you go last in the market and quest phases. The lesson continues as if you had passed.
lesson-round-market = You have the fewest workers, so you go first here too. Claim the Iron Sword at the Clerk: for 3 gold it is yours for good.
lesson-round-market-claim = That is a different design, and the gold for the Iron Sword is gone. Undo it?
lesson-round-market-pass = That pays 1 gold, but brings no sword with power 3. Undo it?
lesson-round-take = As planned: take Slimes in the Sewer with your last gold.
lesson-round-take-other = The plan was for Slimes in the Sewer. Undo it?
lesson-round-take-decline = You have everything it needs. Undo it and take Slimes in the Sewer?
lesson-round-arm = Forge 2 iron into an Iron Sword for the Ranger: power 3, and anyone can wield it.
lesson-round-arm-also = That works too. The lesson continues with the Ranger.
lesson-round-arm-done = No one was armed, so the quest failed in its first round and cost 3 prestige. Undo it?
lesson-round-done = Met. Press Done to finish arming and end the round.
lesson-round-done-home = That wasted a weapon. Undo it?
lesson-round-again = The quest advanced, unsold cards left the market, the first quests left the offer, and a new round begins. The Ledger shows what your quests will need, round by round.
lesson-round-task = Later, without help: you want a Copper Sword for Rats in the Cellar. Gain 2 copper with one move.
lesson-round-task-pass = That brings no copper at all. Undo it?
lesson-round-task-one = That brings only 1 copper, half a sword. Undo it and look for a jump that starts on copper?
lesson-round-task-other = That brings no copper. Undo it?

# 7
lesson-end-last = Round 7 is the last of a simple game. No cards are left: the Blacksmith and the Bazaar sell end-game bonuses instead.
lesson-end-bonus = Each bonus counts something. You have completed 5 quests, so the Chronicle of Deeds is worth at least 5 prestige for 3 gold. Buy it at the Bazaar.
lesson-end-bonus-less = That counts less of what you have and costs more gold. Undo it and compare?
lesson-end-bonus-pass = Passing pays 1 gold, and at the end it takes 4 gold for 1 prestige. Undo it?
lesson-end-take = Only quests with a golden frame are left in the last round, and any quest still active at the end fails. Assassins at the Banquet has a single step: take it.
lesson-end-take-other = You can't meet that one this round with what you have. Undo it?
lesson-end-take-decline = That leaves 11 prestige on the table. Undo it?
lesson-end-maul = You need power 7. Your Ranger is level 3 and can wield unique designs: forge a Thornmaul, power 5.
lesson-end-maul-other = That is not a Thornmaul for the Ranger. Undo it and start with that?
lesson-end-maul-done = The step isn't met, so the quest fails. Undo it?
lesson-end-sword = The powers of all weapons on a quest add up. An Iron Sword for the Brute adds 3: 8 in all.
lesson-end-sword-also = That works too: anyone can wield it.
lesson-end-sword-other = Powers 5 and 2 make 7, but save the copper and use an Iron Sword. Undo it?
lesson-end-sword-done = The quest is 2 power short and fails. Undo it?
lesson-end-done = Met. Press Done and see the quest completed: prestige, its reward, and one level per leg for the adventurers on it; their weapons are lost. Then comes the final count.
lesson-end-done-home = That wasted a weapon. Undo it?
lesson-end-count = Each level counts 1, level 4 one more. Designs, claims, cards and bonuses count as shown. Leftover resources are sold; every 4 gold gives 1 prestige. Ties go to the guild earliest in the order.
lesson-end-task = Another last market, without help: you have 4 gold, 8 leftover resources, 2 completed quests, 3 adventurers and 2 claims. Buy the bonus that brings the most.
lesson-end-task-less = Another one brings more: count what you have 8 of. Undo it?
lesson-end-task-pass = Passing pays 1 gold, and it takes 4 gold for 1 prestige. Undo it?

# 8
lesson-epic-stages = An epic game has 18 rounds in three stages. After rounds 6 and 12 a new mine is built, with rarer resources; new cards and harder quests arrive. You keep your active quests.
lesson-epic-tiles = After rounds 6, 9, 12, 15 and 18 a bonus tile is resolved. The next one lets a guild with exactly three workers in the mine move an overseer.
lesson-epic-train = Level 4 makes a champion. Train the Ranger from level 3 to 4 at the Barracks for 3 gold.
lesson-epic-train-other = That was someone else, or a new adventurer. Undo it and train the Ranger?
lesson-epic-train-pass = Passing makes no champion. Undo it?
lesson-epic-title = A champion takes one of twelve titles. Opportunistic earns 2 prestige each time a leg is finished with this champion on the quest. Take it.
lesson-epic-title-other = That works too: every title helps in its own way. The lesson continues with Opportunistic.
lesson-epic-titles = Your guild can use each title once. Some make weapons stronger or give them a type, some reward whole quests, some make a quest cheaper or shorter.
lesson-epic-send = Slimes in the Sewer is on the last step of its first leg, which needs power 3. Send the champion there with an Iron Sword.
lesson-epic-send-other = The step is met, but without the champion there is no extra prestige. Undo it?
lesson-epic-send-weak = That has too little power for the step. Undo it and forge an Iron Sword for the Ranger?
lesson-epic-send-done = No one was armed for it, so the quest failed. Undo it?
lesson-epic-done = Met. Press Done and watch what the champion earns.
lesson-epic-done-home = That wasted a weapon. Undo it?
lesson-epic-paid = You gained 2 prestige for the leg, besides its reward. A champion's title works on the Road too, and at the end a champion counts one more than their level.
lesson-epic-task = Later, without help: your champion is Charming. A quest the champion joins from the start pays you 1 gold instead of costing its price. Take one that way.
lesson-epic-task-also = It paid you. Now the champion must be on it this round, with a weapon.
lesson-epic-task-paid = You paid its price: you declare Charming when you take a quest. Undo it, press the quest, then the switch beside it?
lesson-epic-task-decline = Declining pays nothing. Undo it and take a quest?

# 9
lesson-solo-duty = In a solo game you share the mine with two automated colours. You must take a quest every round and complete them all: one failure loses the game.
lesson-solo-mine = Your own workers leave the mine when you jump them: none defect, and they yield nothing. Other workers join you and yield as always. Jump the ringed row.
lesson-solo-mine-other = That works too: other workers joined you and yielded. The lesson continues with the row on the left.
lesson-solo-mine-walk = A plain walk brings one resource. Undo it and jump the row on the left?
lesson-solo-mine-pass = Passing brings nothing. Undo it?
lesson-solo-tie = Automated colours must jump as many rival workers as they can. When several moves are equally good, you choose. Move the ringed overseer.
lesson-solo-tie-other = That works too: choose the one that leaves you the workers you want. The lesson continues with the move it planned.
lesson-solo-market = In the market you act twice. First, claim the Iron Sword at the Clerk.
lesson-solo-market-claim = That works too: a design is yours for good. The lesson continues with the Iron Sword.
lesson-solo-market-pass = That pays 1 gold, but uses up an action. Undo it?
lesson-solo-twice = Your second action can't use the same closed space; the Road and the Clerk can be used twice. Your gold is spent: pass for 1 gold.
lesson-solo-take = Two new quests come each round, and you can't decline. Take Rats in the Cellar: 2 copper are enough for it.
lesson-solo-take-wolves = Wolves at the Fold needs power 4 at once, and you have only 2 copper: that would lose the game. Undo it?
lesson-solo-marks = Easy, medium, hard and random games have different quests. A great score is 125 prestige in a simple solo game, and 500 in an epic one.
lesson-solo-task = Now without help: make sure Rats in the Cellar is met this round.
lesson-solo-task-met = Met. Anyone can carry a sword.
lesson-solo-task-short = A dagger has power 1, and you need 2. Undo it?
lesson-solo-task-done = The quest failed, which loses the game at once. Undo it?
