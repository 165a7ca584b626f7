### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = The mine of two guilds: { $hexes } hexes, each with the resource it yields.
figure-walking =
    An overseer is picked up, and rings mark where it may land: on empty hexes along six lines, and on
    the first hex behind a row of workers.
figure-turning =
    What a jump would do is shown before you make it: workers of { $other } turn to { $own }, { $own }'s
    own worker defects, and a new one stays behind.
figure-mine_9 =
    { $mover }'s overseer stands at the left end of a row of four workers, two of them its own. Press to see
    the jump.
figure-mine_9-1 =
    { $mover } gets { $own }. Its own two workers defect: { $purple } gets { $raven }, { $yellow } gets
    { $sun }. Then { $struck } connected workers strike, and { $left } of { $mover }'s are left, { $left_purple }
    of { $purple }'s and { $left_yellow } of { $yellow }'s.
figure-mine_9-2 =
    { $purple } takes no second move. Fewest workers go first, and ties turn around: the order is { $first },
    { $second }, { $third }.
figure-the_round = Above every screen: the round, the phase, and the order of play.
figure-the_order =
    The number of workers each guild would have, and the order that would follow: { $first } is first now.
figure-the_market =
    The market. A closed space that is taken shows whose it is; what you cannot have is dimmed.
figure-barracks =
    Barracks, Clerk and Road. An adventurer costs { $hire } gold in this stage.
figure-merchant = The merchant: what a resource costs, and what it sells for.
figure-the_offer = The quest offer. The coin above a place is what a quest there costs.
figure-arming =
    Goblins on the Mill Road has { $power } power and needs { $needed }, because nobody there carries a slashing
    weapon. Press to arm a second adventurer.
figure-arming-1 = With the axe it has { $power } power, and needs only { $needed }: the step is met.
figure-wielding = Whom you pick up decides what can be forged: level 1 wields swords and daggers only.
figure-failing = What would happen if you were done now stands at the right, while you manage.
figure-titles = The titles that a new champion may take.
figure-stage_2 = A mine of Stage II, with mithril and rubies.
figure-tiles = Five bonus tiles, and the rounds after which they count.
figure-last_market = The market of the last round sells what counts at the end.
figure-automated = A mine in a solo game: two automated colours beside your own.
figure-counting =
    The final count of a short example: { $winner } ends with { $own } prestige, { $second } with { $other }.
