/** What happens to everybody; `read-fields.ts` says how they are written. */
export const FIELDS_OF_MOMENTS = `
# monday | monday/mondays (morning/mornings/every/work)
## stages
> Stages of a Monday Morning | The alarm goes off. It's Monday. It can't be Monday. It was just Friday.
> Stages of Every Monday | There are five days in the work week, and this one's personal.
> Stages of Getting Up on a Monday | Monday doesn't start in the morning. It starts Sunday night, at six.
- Denial. It's Sunday. The clock's wrong.
- Math. If you skip breakfast, hair, and shoes, you have eleven minutes.
- Anger. Who came up with this? You want a name.
- Hope. Maybe it's snowing. It's May. Maybe it's snowing.
- Coffee. You don't drink it. You plug yourself in.
- The mirror. You look at each other. Nobody says anything.
- The commute. Everyone looks like you. It helps a little.
- The desk. "How was your weekend?" It was two days. It was yesterday.
- Acceptance. Only four more. And then it's Friday, for about an hour.
< And on Tuesday you'll find out it's not Friday either.
< Be kind to everyone today. They're having a Monday too.
< Which stage are you in? If you can read this, at least coffee.
## you
> Mondays Be Like | It's Monday, and this is you.
> The Struggle of a Monday | You've got nothing against Monday. It has something against you.
> Things That Only Happen on a Monday | Some things only ever happen on a Monday.
> POV: It's Monday | POV: it's Monday, and the alarm just went off.
- You wake up one minute before the alarm. That minute was stolen.
- Your shirt's on backward. You find out at noon.
- You make coffee. There's no cup under it.
- Someone asks how you are. You say, "Good morning."
- You forget your password. You've had it for six years. You typed it on Friday.
- You open your email. You close your email.
- It's nine thirty. You look again, an hour later. It's nine thirty-four.
- You join the meeting on time. So does nobody else. It's tomorrow.
- Someone says, "Have a good one." You say, "Not yet."
- You need another weekend to get over this one.
< Only four more sleeps. Go.
< If your Monday was good, please tell no one.
< And on Sunday night it starts all over again.

# moving | moving/move house/home/apartment/flat/out/houses/apartments/flats (new/day/packing)
## stages
> Stages of Moving House | "We don't have that much stuff." So it begins.
> Stages of Every Move | You're moving. You think it'll take one day. Cute.
> Stages of Moving Out | You have nine boxes. You need ninety. You don't know it yet.
- Confidence. You label the boxes. "Kitchen, glasses, left cabinet." You're a genius.
- Memories. You find a photo, sit down on the floor, and lose two hours.
- Chaos. The boxes now say "stuff."
- Friends. Eight said yes. Two came. One has a bad back.
- The couch. It went in. It won't go out. It's grown.
- The last box. A fork, a candle, one shoe, and a cable that belongs to nothing.
- The new place. Everything made it. Except toilet paper. And light bulbs.
- Pizza. On the floor. Off the lid. Best one of your life.
- The truth. It's two years later, and there's one box nobody's opened.
< And you swear you'll never move again. You swore it last time.
< Tag the friends who actually came. You owe them everything.
< If anyone asks you to help: you're also busy that day.

# furniture | furniture/wardrobe/shelf/bookshelf/cupboard/desk/dresser assembling/assemble/building/build/putting/flatpack (together/instructions/new/flat/pack/ikea)
## stages
> Stages of Building Furniture | The box says: one hour, two people. The box is a comedian.
> Stages of a New Shelf | You open the box. Forty screws, one tiny tool, and a drawing of a happy man.
> Stages of Putting It Together | You don't need the instructions. Famous last words.
- Confidence. You put the instructions to one side. The far side.
- Sorting. You make neat little piles of screws. You step in one.
- Speed. This is easy. You could do this for a living.
- Doubt. There are holes in the front. In the picture, there are no holes in the front.
- The instructions. You find them. You avoid eye contact.
- Rewind. You take it all apart, back to step two. It was step two.
- The argument. It started with a screw. It's now about your cousin's wedding.
- Victory. It's standing. Nobody breathe.
- The leftovers. There are three screws in your hand. You put them in a drawer and tell no one.
< And it'll stand there forever, because nobody's ever going to move it again.
< And if it leans, that's style.
< Send this to whoever held the wrong board for an hour.

# parcel | order/package/parcel/delivery waiting/wait/tracking/expecting (online/delivery/arrive); online shopping/order/ordering
## stages
> Stages of Waiting for an Online Order | You clicked "buy." Now you live at the window.
> Stages of Waiting for a Package | It's coming Thursday. It's Monday. You're ready.
> Stages of Ordering Online | You didn't need it an hour ago. Now you can't live without it.
- Joy. You click the button. You get an email. It's basically your birthday.
- Tracking. You check. You check again. It hasn't moved in four minutes.
- Geography. Why is it there? It's going the other way.
- Hope. "Out for delivery." You put on real clothes.
- The window. Every van is your van. No van is your van.
- The bathroom. You go for one minute. One.
- The note. "Sorry we missed you." You were here. You've been here for three days.
- The neighbor. They have it. They're not home. They've never not been home.
- The box. It's the size of a fridge. Inside: paper, and a phone case.
- The truth. It's the wrong color. You're keeping it. You've been through so much together.
< And then you order the next one, because shipping was free.
< You can stop looking at the map. It's still there.
< If you saw a van while you watched this: run.

# packing | forget/forgets/forgot/forgetting packing/pack/suitcase/trip/vacation/holiday/travel/traveling/travelling (trip/vacation/holiday/before)
## they
> Things Everyone Forgets When Packing | You packed for every weather on earth. And you forgot this.
> What Is Never in the Suitcase | Six pairs of shoes for four days. And not one of these.
> Everyone Forgets This | You close the suitcase. You sit on it. You feel great. That's the mistake.
- The charger. It's in the wall. It'll be in the wall when you get back.
- The toothbrush. You needed it this morning, so you'd pack it last. You didn't.
- Pajamas. You're sleeping in a T-shirt from a work conference.
- Underwear. You counted. You counted wrong.
- The adapter. This will be the ninth one you buy.
- Sunscreen. You remembered it as a tomato.
- Space. It's full. And now you've bought a vase.
- The one book you were reading. You brought three others. You won't open them.
- The snacks. You made them. You wrapped them. They're on the kitchen counter.
- The suitcase. It's happened. Someone drove two hours with an empty trunk.
< And in the car, everyone goes quiet, and someone says, "Did we turn off the stove?"
< Write it on your hand. Not on the list. The list's at home.
< The stove was off. It's always off.

# packing-day | packing (trip/vacation/holiday/suitcase/day/every)
## stages
> Stages of Packing for a Trip | You leave tomorrow. The suitcase is empty. You have so much time.
> Stages of Every Suitcase | Four days away. How much can one person need?
> Stages of Packing | You're going to pack light this time. You've said that before.
- Confidence. It'll all fit in a backpack.
- The list. You write a list. It's beautiful. You lose it.
- The weather. It says sun. You pack for snow, rain, and a gala.
- The pile. Everything's on the bed. The bed's gone.
- Shoes. You need two pairs. You have six in your hand.
- The just in case. Swim goggles. It's a business trip.
- The zipper. You sit on it. You jump on it. You call someone.
- The scale. You take out one sock. You weigh it again.
- The door. You're downstairs. "Where's my passport?" It's at the bottom.
< And on the trip you wear the same two shirts.
< Send this to the one who packs in ten minutes and forgets nothing. We hate them.
< Did you turn off the stove? Too late. Now you'll think about it.

# cooking | cooking/cook (recipe/without/dinner/home/first/following/trying)
## you
> Cooking Without a Recipe | You don't need a recipe. You have a feeling. Let's see.
> The Struggle of Cooking Dinner | The recipe says twenty minutes. It hasn't met you.
> Cooking Be Like | You saw the video. Thirty seconds, so easy. And now you're in your kitchen.
> POV: You're Cooking | POV: you said you'd cook, and everyone's being very brave about it.
- You add a pinch. You add another pinch. That was a fist.
- You taste it. Something's missing. You don't know what. So you add everything.
- You find the garlic. It's been growing. It has leaves.
- You used one pan. There are nine in the sink. How?
- You made pasta for two. It could feed a school.
- "Stir constantly," it says. The phone rings.
- You cut an onion. You cry. You think about your ex. It wasn't the onion.
- You wave a towel at the smoke alarm. It knows you by now.
- You scrape off the black part. Now it's "smoky."
- You put a leaf on top. That's what they do. It's a restaurant now.
- "It's good!" they say. They're drinking a lot of water.
< And then they ask for it again, and nobody on earth could make it twice.
< Send this to the friend who ends up ordering "just this once."
< The pizza will be there in thirty minutes. That's also a kind of cooking.

# camping | camping/campers/camper/tent (trip/woods/first/time/weekend/family/sleeping/sleep)
## stages
> Stages of a Camping Trip | "Let's go camping," someone said. "It'll be relaxing."
> Stages of Every Camping Weekend | You have a warm house with a bed in it. And you go lie down in a field.
> Stages of One Night in a Tent | Two people, one tent, four corners. So what's the fifth pole for?
- Joy. Fresh air! Birds! You take off your shoes. You put them back on.
- The tent. It came out of a bag. It will never go back into that bag.
- The rock. There's one rock in the entire field. It's under your back.
- Dinner. Cold in the middle, black on the outside, full of sand. You love it.
- The fire. You move away from the smoke. It follows you. It likes you.
- The noise. Something's out there. It's huge. It's a hedgehog.
- The bladder. It's three in the morning. It's raining. You think about it for two hours.
- The air mattress. You went to sleep on a bed. You wake up on the planet.
- Home. You shower for an hour and lie down. "That was great. Let's do it again."
< And you'll be finding that sand until next summer.
< Tag the one who packed the guitar and forgot the lighter.
< The mosquitoes give it five stars.
## you
> Camping Be Like | You're camping. You paid for this.
> Things Only Campers Understand | Only people who've slept in a tent will understand this.
> The Struggle of Camping | Nature is beautiful. It's also in your sleeping bag.
> POV: You're Camping | POV: you're in a tent, it's three in the morning, and something just breathed.
- You're too hot. You open it. You're too cold. You close it. Until dawn.
- You need one thing. It's at the bottom of the bag. It's always at the bottom.
- You hit your thumb with the mallet. The peg hasn't moved.
- You smell like smoke. You'll smell like smoke until the next full moon.
- Everything's wet. Even the things in the dry bag. Mainly those.
- Someone's snoring. He's four tents away.
- The sun moves into your tent at five. A bird's yelling.
- You're standing in line with a roll of toilet paper, saying good morning to everyone.
- Bad coffee, tin cup, cold morning, quiet lake. Best coffee of your life.
< And on Monday you look at your desk, and you miss the mud.
< Send this to the friend who says, "It won't rain."
< The tent still doesn't fit in the bag.
`
