### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = The mine for two guilds: { $hexes } hexes, each with the resource it holds.
figure-walking =
    An overseer is picked up, and rings mark where it may land: on empty hexes along six lines, and on
    the first hex beyond a row of workers.
figure-turning =
    You see what a jump will do before you make it: { $other }'s workers join { $own }, { $own }'s own
    worker defects, and a new one stays behind.
figure-mine_9 =
    { $mover }'s overseer stands at the left end of a row of four workers, two of them its own. Press to see
    the jump.
figure-mine_9-1 =
    { $mover } gets { $own }. Its own two workers defect: { $purple } gets { $raven }, { $yellow } gets
    { $sun }. Then { $struck } connected workers strike. Workers left: { $left } ({ $mover }), { $left_purple }
    ({ $purple }) and { $left_yellow } ({ $yellow }).
figure-mine_9-2 =
    { $purple } declines the second move. Fewest workers go first, and ties are reversed: the order is
    { $first }, { $second }, { $third }.
figure-the_round = Above every screen: the round, the phase, and the player order.
figure-the_order =
    The number of workers each guild would have, and the resulting order: { $first } would be first.
figure-the_market =
    The market. A taken space shows which guild took it; what you cannot use is dimmed.
figure-barracks =
    Barracks, Clerk and Road. An adventurer costs { $hire } gold in this stage.
figure-merchant = The merchant: what a resource costs, and what it sells for.
figure-the_offer = The quest offer. The coin above a place is what a quest there costs.
figure-arming =
    Goblins on the Mill Road has { $power } power and needs { $needed }, because nobody there carries a slashing
    weapon. Press to arm a second adventurer.
figure-arming-1 = With the axe it has { $power } power and needs only { $needed }: the step is met.
figure-wielding = The adventurer you pick decides what you can forge: at level 1, only swords and daggers.
figure-failing = While you arm, the right column shows what would happen if you finished now.
figure-titles = The titles a new champion may choose from.
figure-stage_2 = A mine of Stage II, with mithril and rubies.
figure-tiles = Five bonus tiles, with the rounds after which they are resolved.
figure-last_market = The market of the last round sells what counts at the end.
figure-automated = A mine in a solo game: two automated colours beside your own.
figure-counting =
    The final count of a short example: { $winner } ends with { $own } prestige, { $second } with { $other }.
