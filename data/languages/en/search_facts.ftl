### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = In { $number ->
    [one] one simulated game
   *[other] { $number } simulated games
  }, this did better than the next-best choice{ $of ->
    [0] { "" }
   *[other] { " " }({ $of }% sure)
  }
fact-found_close = In { $number ->
    [one] one simulated game
   *[other] { $number } simulated games
  }, this did about as well as the next-best choice
fact-found_completes = Completes { $name } in { $number }% of simulated games, against { $of }%
fact-found_frees = Keeps adventurers free for { $name }: completed in { $number }% of simulated games, against { $of }%
fact-found_spares = { $name } fails in { $number }% of simulated games, against { $of }%
fact-found_knows = Secures the { $name } in { $number }% of simulated games, against { $of }%
fact-found_denies = Rivals get { $name } in { $number }% of simulated games, against { $of }%
fact-found_steps = Leads to more progress on quests by the end of round { $of }
fact-found_quests = Leads to more completed quests by the end of round { $of }
fact-found_failed = Leads to fewer failed quests by the end of round { $of }
fact-found_prestige = Leads to { $number ->
    [0] a little more
   *[other] about { $number } more
  } prestige by the end of round { $of }
fact-found_rivals = The leading rival has { $number ->
    [0] a little less
   *[other] about { $number } less
  } prestige at the end of round { $of }
fact-found_people = Leads to more adventurers or higher levels by the end of round { $of }
fact-found_designs = Leads to more designs by the end of round { $of }
fact-found_resources = Leaves { $number ->
    [0] slightly more resources
    [one] about one more resource
   *[other] about { $number } more resources
  } at the end of round { $of }
fact-found_gold = Leaves { $number ->
    [0] a little more
   *[other] about { $number } more
  } gold at the end of round { $of }
fact-found_order = Leads to an earlier place in the order after round { $of }
