/** What happens to everybody; `read-fields.ts` says how they are written. */
export const FIELDS_OF_MOMENTS = `
# monday | monday/mondays (morning/mornings/every/work)
## stages
> Stages of a Monday Morning | The alarm rings. It is Monday. It cannot be Monday. It was just Friday.
> Stages of Every Monday | There are five days in a week, and one of them is personal.
> Stages of Getting Up on a Monday | Monday does not begin in the morning. It begins on Sunday evening, at six.
- Denial. It is Sunday. The clock is wrong.
- Math. If you skip breakfast, hair and shoes, you have eleven minutes.
- Anger. Who invented this? You want a name.
- Hope. Perhaps there is snow. It is May. Perhaps there is snow.
- Coffee. You do not drink it. You plug yourself in.
- The mirror. You look at each other. Nobody says anything.
- The way. Everybody looks like you. It helps a little.
- The desk. "How was your weekend?" It was two days. It was yesterday.
- Acceptance. Only four more. And then it is Friday, for about an hour.
< And on Tuesday you will notice that it is not Friday, either.
< Be kind to everybody today. They have also had a Monday.
< Which stage are you in? If you can read this, at least stage five.
## you
> Mondays Be Like | It is Monday, and this is you.
> The Struggle of a Monday | Nobody has anything against Monday. It has something against you.
> Things That Only Happen on a Monday | Some things only ever happen on a Monday.
- You wake up one minute before the alarm. That minute is stolen.
- You put on your shirt the wrong way around. You notice at noon.
- You make coffee without a cup under it.
- You say "good morning". It was a question.
- You forget your password. You have had it for six years. You typed it on Friday.
- You open your mail. You close your mail.
- You look at the clock. It is half past nine. You look again, an hour later. It is nine thirty four.
- You say "you too" when somebody tells you to enjoy your meal.
- You need another weekend to get over this one.
< Only four more sleeps. Go.
< If your Monday was good, please tell nobody.
< And on Sunday evening, it all begins again.

# moving | moving/move house/home/apartment/flat/out/houses/apartments/flats (new/day/packing)
## stages
> Stages of Moving House | "We don't have that much stuff." So it begins.
> Stages of Every Move | You are moving. You think that it will take one day. Sweet.
> Stages of Moving Out | You have nine boxes. You need ninety. You do not know it yet.
- Confidence. You label the boxes. "Kitchen, glasses, left cupboard." You are a genius.
- Memories. You find a photo, sit down on the floor, and two hours are gone.
- Mess. The boxes now say "stuff".
- Friends. Eight said yes. Two came. One has a back problem.
- The sofa. It went in. It does not go out. It has grown.
- The last box. There is a fork in it, a candle, a shoe, and a cable that belongs to nothing.
- The new home. Everything is there. Only not the toilet paper. And the light bulbs.
- Pizza. On the floor. From a lid. It is the best one of your life.
- Truth. It is two years later, and there is one box that nobody has opened.
< And you swear that you will never move again. You swore it the last time.
< Tag the two friends who came. You owe them everything.
< If somebody asks you to help: you are also busy on that day.

# furniture | furniture/wardrobe/shelf/bookshelf/cupboard/desk/dresser assembling/assemble/building/build/putting/flatpack (together/instructions/new/flat/pack)
## stages
> Stages of Building Furniture | The box says: one hour, two people. The box is a comedian.
> Stages of a New Shelf | You open the box. There are forty screws, a small tool, and a drawing of a happy man.
> Stages of Putting It Together | You do not need the instructions. Everybody has heard that before.
- Confidence. You put the instructions to one side. Far to one side.
- Sorting. You make little heaps of screws. You step into one of them.
- Speed. This is easy. You could do this for a living.
- Doubt. There are holes at the front. There are no holes at the front in the picture.
- The instructions. You find them. You do not look each other in the eyes.
- Backward. You take out everything, up to step two. It was step two.
- The argument. It began with a screw. It is now about your cousin's wedding.
- Victory. It stands. Nobody breathe.
- The leftover. There are three screws in your hand. It stands anyway. You put them in a drawer and tell nobody.
< And it will stand there forever, because nobody will ever move it again.
< And if it leans, that is style.
< Send this to the one who held the wrong board for an hour.

# parcel | order/package/parcel/delivery waiting/wait/tracking/expecting (online/delivery/arrive); online shopping/order/ordering
## stages
> Stages of Waiting for an Online Order | You have pressed "buy". Now you live at the window.
> Stages of Waiting for a Package | It arrives on Thursday. It is Monday. You are ready.
> Stages of Ordering Online | You did not need it an hour ago. Now you cannot live without it.
- Joy. You press the button. You get a mail. You feel like it is your birthday.
- Tracking. You look. You look again. It has not moved in four minutes.
- Geography. Why is it there? You live an hour away. It is going the other way.
- Hope. "Out for delivery." You put on real clothes.
- The window. Every van is your van. No van is your van.
- The bathroom. You go for one minute. One.
- The note. "We have missed you." They have not missed you. You were here.
- The neighbor. They have it. They are not at home. They have never been not at home.
- The box. It is the size of a fridge. In it there is paper, and a phone case.
- Truth. It is the wrong color. You keep it. You have been through so much together.
< And then you order the next one, because there was free shipping.
< You may stop looking at the map. It is still there.
< If you saw a van while you watched this: run.

# packing | forget/forgets/forgot/forgetting packing/pack/suitcase/trip/vacation/holiday/travel/traveling/travelling (trip/vacation/holiday/before)
## they
> Things Everyone Forgets When Packing | You have packed for every weather on earth. And you have forgotten this.
> What Is Never in the Suitcase | Six pairs of shoes, for four days. And not one of these.
> Everybody Forgets This | You close the suitcase. You sit on it. You feel good. That is the mistake.
- The charger. It is still in the wall. It will be in the wall when you come back.
- The toothbrush. You needed it this morning, so it was the last thing. It still is.
- Pajamas. You are now wearing a conference shirt from years ago.
- Underwear. You counted. You counted wrong.
- The plug that fits into their wall. You will buy your ninth one.
- Sunscreen. You notice it when you already are a tomato.
- Room. You packed it full. And now you have bought a vase.
- The one book. You have taken three others, and will not read them, either.
- The snacks. You made them. You wrapped them. They are on the kitchen table.
- The suitcase. It has happened. Somebody drove two hours with an empty trunk.
< And in the car, everybody goes quiet, and somebody says, "Did we turn off the stove?"
< Write it on your hand. Not on the list. The list is at home.
< The stove was off. It is always off.

# cooking | cooking/cook (recipe/without/dinner/home/first/following/trying)
## you
> Cooking Without a Recipe | You do not need a recipe. You have a feeling. Let's see.
> The Struggle of Cooking Dinner | The recipe says twenty minutes. It does not know you.
> Cooking Be Like | You see the video. Thirty seconds, so easy. And now you are in your kitchen.
- You put in a pinch. You put in another pinch. That was a fist.
- You taste it. Something is missing. You do not know what. So you put in everything.
- You look for the garlic. It has been growing. It has leaves.
- You use one pan. There are nine in the sink. How?
- You cook pasta for two. It would be enough for a school.
- "Stir all the time," it says. The phone rings.
- You cut an onion. You cry. You think of your ex. It was not the onion.
- You open a window, and wave a towel at the smoke alarm. It is used to you.
- You scrape off the black part. Now it is "smoky".
- You put a leaf on it. That is what they do. It is a restaurant now.
- "It's good!" they say. They drink a lot of water.
< And then you ask for it again, and nobody on earth could make it twice.
< Send this to the friend who orders in "just today".
< The pizza will be there in thirty minutes. That is also a kind of cooking.

# camping | camping/campers/camper/tent (trip/woods/first/time/weekend/family/sleeping/sleep)
## stages
> Stages of a Camping Trip | "Let's go camping," somebody said. "It'll be relaxing."
> Stages of Every Camping Weekend | You have a warm home, with a bed in it. And you go and lie down in a field.
> Stages of One Night in a Tent | Two people, one tent, four corners. Where is the fifth pole from?
- Joy. Fresh air! Birds! You take off your shoes. You put them on again.
- The tent. It is in a bag. It will never fit into that bag again.
- The stone. There is one stone in the whole field. It is under your back.
- Dinner. It is cold in the middle, black at the edge, and full of sand. You love it.
- The fire. You move away from the smoke. It comes with you. It likes you.
- The sound. Something is out there. It is large. It is a hedgehog.
- The bladder. It is three in the morning. It is raining. You think about it for two hours.
- The air bed. You went to sleep on a bed. You wake up on the earth.
- Home. You shower for an hour, and lie down. "That was great. Let's do that again."
< And you will find that sand until next summer.
< Tag the one who packed the guitar and forgot the lighter.
< The mosquitoes give it five stars.
## you
> Camping Be Like | You are camping. You have paid for this.
> Things Only Campers Understand | Only people who have slept in a tent will understand this.
> The Struggle of Camping | Nature is beautiful. It is also in your sleeping bag.
- You are too hot. You open it. You are too cold. You close it. Until dawn.
- You need one thing. It is at the very bottom of the bag. It is always at the bottom.
- You hit your thumb with the hammer. The peg has not moved.
- You smell of smoke. You will smell of smoke until the next full moon.
- Everything is wet. Even the things that were in the dry bag. Mainly those.
- Your neighbor snores. He is four tents away.
- You wake up at five, because the sun has moved into your tent, and a bird is shouting.
- You wait in a line with a roll of paper in your hand, and say good morning to everybody.
- You drink bad coffee from a tin cup, in the cold, and look at the lake, and it is the best coffee of your life.
< And on Monday you look at your desk, and miss the stone.
< Send this to the friend who says, "It won't rain."
< The tent still does not fit into the bag.
`
