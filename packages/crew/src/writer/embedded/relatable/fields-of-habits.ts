/** What people love, do and cannot help; `read-fields.ts` says how they are written. */
export const FIELDS_OF_HABITS = `
# coffee | coffee drinkers/drinker/lovers/lover/addict/addicts/people/much/person (too/drink/drinking)
## you
> Signs You Drink Too Much Coffee | You do not drink a lot of coffee. You have one cup. It is never empty.
> Things Only Coffee People Understand | Only coffee people will understand this. After the first cup.
> Coffee Drinkers Be Like | Nobody may speak to you yet. The machine is still making that sound.
- You have a favorite mug. If somebody uses it, you see everything.
- You have one coffee to wake up, and one to get over that one.
- You say "let's have a coffee" when you mean "help".
- You look into the empty cup as if somebody had taken it from you.
- You know how far it is from any place to the next coffee. In steps.
- You do not drink it after four. It is five. That is nearly tomorrow.
- You heat it up. You forget it in there. You find it in the evening, and are glad to see it.
- You lie in bed, wide awake, at two, and look forward to coffee.
- You tried to stop once. It was a long morning. People still talk about it.
< And now you want one. I know. Me, too.
< Send this to the one who needs it. They cannot see straight yet.
< Just one more. The last one. Of the first ones.

# plants | plant/plants owner/owners/parent/parents/people/person/lovers/lover/mom/moms/many (too)
## you
> Plant Owners Be Like | It was one plant. It was a small one. It was on sale.
> Signs You Have Too Many Plants | You can still see a piece of the window. So there is room for one more.
> Things Only Plant People Understand | Only people who talk to a leaf will understand this.
- You have a new leaf. You have told eleven people.
- You give it water. It is sad. You give it no water. It is sad.
- You turn it around once a week, so that it sees the room.
- It has the sunny spot. You sit in the dark. That is fair.
- You go away for a week, and leave four pages of instructions.
- You say "sorry" to a fern, because you walked into it.
- The cactus died. How does one lose a cactus?
- You only wanted soil. There are three new ones on the back seat, with their seat belts on.
- You saved one from the trash. It is now the tallest of all, and it does not even like you.
< And there is one at the back that nobody waters. It has never felt better.
< Send this to somebody who cannot see out of the window.
< No more plants now. Oh. Look at that one.

# runner | runner/runners (running/marathon)
## you
> Runners Be Like | Nobody asked how far you ran today. Here is how far you ran today.
> Signs You Are a Runner | You run away from nothing, and pay for the shirt.
> Things Only Runners Understand | Only people who run will understand this. And they will tell you.
- The hardest part is the front door.
- You stand still at a red light, and jog in place, like a small horse.
- You look at your watch. It has lost you. Then did it even happen?
- You know every dog, every hill, and every bush.
- You say "an easy one". You come back gray.
- Somebody walks in front of you. You overtake them. They do not know that it was a race.
- Nine point eight miles. You run around a parked car until it is ten.
- You have four pairs of shoes, and they are all the same shoe.
- You paid to get up at five, in the rain, with a number on. They gave you a banana.
- You swear, at the end, that it was the last one. You sign up that evening.
< And the first minute in the shower is the best feeling in the world.
< Tag the friend who says, "We could run there."
< Now stretch. You will not stretch. Nobody stretches.

# road-trip | road/car trip/trips/ride (family/kids/parents/long/with/summer)
## stages
> Stages of a Road Trip | Six hours, says the map. The map does not know these people.
> Stages of a Family Road Trip | Everybody is in the car. Everybody has been to the toilet. So they say.
> Stages of a Long Car Ride | You leave at six. It is a quarter to nine. You leave.
- Joy. Everybody sings. Everybody knows the words. It will be like this all day.
- The snacks. They were for the whole trip. You can still see your own house.
- "Are we there yet?" You are at the gas station. The one at home.
- The toilet. "I didn't have to go before." It has been eleven minutes.
- The music. Whoever drives decides. That is a law. Nobody keeps the law.
- The shortcut. There is a field. There is a cow. The cow looks sorry for you.
- The border. There is a line in the middle of the back seat. Somebody has touched it.
- Silence. All of them are asleep. You drive alone into the sunset, and eat the last chips.
- Arrival. You get out, and walk like a cowboy. "Who has the keys?"
< And on the way back, you do it all again, with sand.
< Send this to the one who always sits in the middle.
< No, we are not there yet.

# middle | middle child/children/kid/kids/sibling/siblings (being)
## you
> Things Only Middle Children Understand | This is for the middle child. Yes, you. We mean you. Really.
> Signs You Are the Middle Child | Not the first, not the last. Somebody had to be the ham.
> The Middle Child, Honestly | The oldest has the rules, the youngest has the love, and you have peace and quiet.
- They go through two names, and then they point at you.
- You got the bike from one, and had to give it to the other.
- You are too little for this, and too big for that. On the same day.
- You settle every fight in the house. You are eight.
- You sat in the middle. Of course. It says so in the name.
- There are photos of you. You are holding the baby in them.
- You came home two hours late. "Oh, were you out?"
- You can do anything, because nobody has ever checked.
- You told them your big news at dinner. The little one dropped a glass.
< And you turned out great. All by yourself. Somebody should have filmed it.
< Send this to the middle one. They will be surprised that you thought of them.
< And what was your name again? Just kidding.

# pleaser | people pleaser/pleasers
## you
> Signs You Are a People Pleaser | You will watch this to the end, because it would be rude not to.
> Things Only People Pleasers Understand | Only people pleasers will understand this. Sorry for the trouble.
> People Pleasers Be Like | Somebody steps on your foot. You say sorry. To the foot on top.
- You say "no worries". There are worries. There are only worries.
- They brought you the wrong food. It is good, you say. You do not even eat fish.
- Your haircut is a catastrophe. You tip, and book another one.
- You hold the door. There are forty more. You work there now.
- You say yes, and, in the same breath, hope that it gets canceled.
- You write three exclamation marks, so that nobody thinks that you are angry!!!
- You say sorry to a chair.
- Somebody asks where you want to eat. "Wherever you like." They say the same. Nobody eats.
- You helped six people move. You moved alone.
< So try it once today. "No." Just that. It is a whole sentence. Sorry.
< Send this to somebody. Only if it is no trouble.
< You have done enough for today. Sit down. No, not on the edge.

# bartender | bartender/bartenders (bar/night/saturday)
## heard
> Things People Say to Bartenders | It is loud, it is late, and they lean across the bar and say this.
> Sentences Every Bartender Knows | A bartender can do eleven things at once. And then comes the twelfth.
> Heard Across the Bar | If you have ever worked behind a bar, you are already drying a glass.
- "What do you have?" You look at the wall behind you. All of it.
- "Something sweet. But not sweet. Something like a summer."
- "Make it a strong one." It is as strong as everybody's.
- "I was first." There are nine of them, and they were all first.
- They wave a bill. They whistle. They forget that you can see them.
- "A water. And for her, a water. And eight other things." One at a time. Each time you come back.
- "Do you remember me?" It was one evening. It was five years ago.
- "What do you really do for a living?" This. Right now. With both hands.
- "One more?" The lights are on. The music is off. You are wearing your coat.
< And you say, "Of course. Tomorrow, from six."
< Be kind at the bar. They decide who was first.
< And somebody always leaves a jacket.

# photographer | photographer/photographers (wedding)
## heard
> Things People Say to Photographers | You have carried forty pounds of glass up a hill, and then they say this.
> Sentences That Hurt a Photographer | A photographer sees everything. And hears this.
> Never Say This to a Photographer | Smile. And whatever you do, do not say one of these.
- "Nice camera. It must take good pictures."
- "My cousin has the same one."
- "You just press a button, right?" One button. For eleven hours.
- "Can you make me look like that?" It is a drawing.
- "Can you take out the tree?" It is a forest.
- "We only need a few quick ones." There are sixty people, and a dog.
- "Can I have all of them? Also the bad ones?"
- "Are they ready?" You are still in the parking lot.
- "We put our own filter on it." It is orange now. They are all orange.
< And you say, "Lovely!" And you look for a wall to put your head against.
< Pay your photographer. And put down the tablet.
< One more. Just in case. Somebody always has their eyes closed.

# flight-attendant | flight/cabin attendant/attendants/crew
## heard
> Things Passengers Say to Flight Attendants | You are in a metal tube for nine hours with three hundred people, and they say this.
> Sentences Every Flight Attendant Knows | Chicken or pasta? That was the question. This was the answer.
> Heard at Thirty Thousand Feet | If you work in the air, you have heard all of these before takeoff.
- "What do you have to drink?" You have just said it. To the row. Slowly.
- "Can you put this up there for me?" It is full of bricks.
- "Where are we now?" You look out. It is a cloud.
- "Can you open a window?"
- "I'd like to sit next to my friend." Their friend is asleep. On purpose.
- "Is that normal?" It was the seat.
- "I have a connection in ten minutes." You are over an ocean.
- They take off their socks. That is not a sentence. But you hear it.
- "How long is it still?" It is less than the last time. By four minutes.
< And you smile, and point at the exits. You know them very well. You look at them a lot.
< Take your headphones out when they speak to you. It is one question.
< Chicken or pasta?
`
