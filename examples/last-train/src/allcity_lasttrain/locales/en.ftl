# Every sentence about Last Train that a person reads, in English. The other languages have the same keys in the same order.

## The game and its options

game-lasttrain = Last Train
web-about-lasttrain = The train yard at night: spray one more car, or leave before an alarm comes twice? 2–6 players, 10 minutes.
house-note-lasttrain = The cards of the house edition are our own. An edition file may have other cars and more alarms.
option-lasttrain-nights = Nights
play-help-lasttrain =
    stay      stay in the yard for the next card
    leave     go home with what you gathered tonight
ask-lasttrain-choose = Stay in the yard for one more card, or leave with what you have?

## The clauses

part-L1 = Setting up
part-L2 = The night
part-L3 = Stay or leave
part-L4 = The end
clause-L1-1 = Two to six writers play.
clause-L1-2 = A match lasts three nights, or five if the table chooses so.
clause-L1-3 = The yard has cars; each car takes as much paint as its card says.
clause-L1-4 = There are three alarms, the dog, the camera and the guard, with several cards each.
clause-L2-1 = At the start of each night all cards are shuffled, but for those set aside, and all writers are in the yard.
clause-L2-2 = A card is turned up. The paint of a car is shared equally among the writers in the yard; what cannot be shared is left over in the yard.
clause-L2-3 = The first alarm of a kind in a night is a warning, and nothing happens.
clause-L2-4 = The second alarm of a kind in a night catches all writers in the yard: they lose what they gathered tonight. That card is set aside for the rest of the match, and the night is over.
clause-L2-5 = The night is also over when nobody is in the yard any more.
clause-L3-1 = After each card that does not end the night, each writer in the yard chooses to stay or to leave.
clause-L3-2 = Choices are hidden until all are in, may be changed until then, and are shown together.
clause-L3-3 = Those who leave share equally what is left over in the yard, and all that they gathered tonight is safe.
clause-L3-4 = A writer who left does not come back in the same night.
clause-L4-1 = The match is over after its last night.
clause-L4-2 = Each unit of safe paint is a point.
clause-L4-3 = The most points win. If writers are tied, the one who was caught less often wins.
clause-L4-4 = Writers who are still tied share the place.

## Why an action is refused

refusal-lasttrain-chance = A card is turned up now.
refusal-lasttrain-over = The last night is over, so nothing more can be played.
refusal-lasttrain-seat =
    { $seats ->
        [one] There is no such seat: { $seats } writer plays at this table.
       *[other] There is no such seat: { $seats } writers play at this table.
    }
refusal-lasttrain-left = You have left the yard for tonight.
action-lasttrain-turn = After “turn” comes the paint of a car or the name of an alarm, as in “turn 7” or “turn dog”. { found-text }
action-lasttrain-stay = Nothing comes after “stay”. { found-text }
action-lasttrain-leave = Nothing comes after “leave”. { found-text }

## The log

word-lasttrain-dog = the dog
word-lasttrain-camera = the camera
word-lasttrain-guard = the guard
log-lasttrain-turn = The next card: { $thing }.
log-lasttrain-stay = { $player } stays.
log-lasttrain-leave = { $player } leaves.
log-lasttrain-reveal = All choices are shown.
log-lasttrain-choose = { $player } has chosen.
end-lasttrain-nights = The last night is over.
tie-lasttrain-broken = Equal paint: whoever was caught less often goes first (L4.3).
tie-lasttrain-shared = Equal paint, and caught equally often: the place is shared (L4.4).

## The score sheet, the coach and the bots

sheet-lasttrain-paint = Safe paint
sheet-lasttrain-total = Points
score-lasttrain-night = { $paint } for what you brought home in night { $night }.
coach-lasttrain-choose = Each alarm that lies in the yard makes the next card more dangerous. What you would lose is what you gathered tonight; what you could win is your share of the next car.
why-lasttrain-safe = It keeps what you have.
why-lasttrain-tonight = It lets you gather more tonight.
expect-lasttrain =
    { $side ->
        [ahead] You would stand at about { $points } points, { $lead } more than the best of the others.
        [behind] You would stand at about { $points } points, { $lead } less than the best of the others.
       *[level] You would stand at about { $points } points, level with the best of the others.
    }
advice-lasttrain-stay = Stay.
advice-lasttrain-leave = Leave.

## The fields of the view

field-lasttrain-nights = Nights in all
field-lasttrain-night = Night
field-lasttrain-turned = Cards tonight
field-lasttrain-set_aside = Set aside
field-lasttrain-left_over = Left over in the yard
field-lasttrain-safe = Safe, by night
field-lasttrain-gathered = Gathered tonight
field-lasttrain-is_in_yard = In the yard
field-lasttrain-caught = Times caught
field-lasttrain-sealed = Own choice
field-lasttrain-chosen = Has chosen
field-lasttrain-points = Points
field-lasttrain-title = Title
field-lasttrain-cars = Cars
field-lasttrain-alarms = Cards of each alarm
