/** Jobs behind a bar, a desk or a camera; `read-fields.ts` says how they are written. */
export const FIELDS_OF_COUNTERS = `
# bartender | bartender/bartenders (bar/night/saturday)
## heard
> Things People Say to Bartenders | It's loud, it's late, and they lean across the bar and say this.
> Sentences Every Bartender Knows | A bartender can do eleven things at once. And then comes the twelfth.
> Heard Across the Bar | If you've ever worked behind a bar, you're already drying a glass.
- "What do you have?" Behind the bartender: all of it.
- "Surprise me. But nothing sweet, nothing sour, and no gin."
- "Make it strong." It's as strong as everyone else's.
- "I was next." There are nine of them, and they were all next.
- They whistle. They wave a twenty. They think you can't see them. You can see them.
- "What's cheapest?" It's the water. It's free. It's right there.
- "One water." One water. "And one beer." One beer. "And another water."
- "Remember me?" It was one night. It was five years ago.
- "So what's your real job?" This. Right now. With both hands.
- "One more?" The lights are on. The music's off. The bartender's wearing a coat.
< And you say, "Of course. Tomorrow. We open at six."
< Be nice at the bar. They decide who was next.
< And someone always leaves a jacket.
## you
> Things Only Bartenders Understand | Only people who've worked behind a bar will understand this.
> Signs You're a Bartender | You can't just sit in a bar anymore. You watch the pour.
> Bartenders Be Like | You work when everyone else is having fun. Somebody has to pour it.
> POV: You're a Bartender | POV: you're a bartender, it's Saturday, and someone just ordered eleven different things.
- You say "behind!" at family dinners.
- You can do math, hear an order, and watch a door. All at once. In the dark.
- You've heard every breakup in this town. From both sides.
- You know three people by their drink and none by their name.
- Your Friday is Tuesday. Nobody's free on a Tuesday.
- Your shoes stick to the floor at home, and you check.
- Somebody wants a mojito. Now everyone's seen the mojito.
- You water down nothing but your opinions.
- You eat dinner at four in the morning. Standing. It's fries.
- "You've got the best job in the world!" You're holding a mop.
< And then a regular says, "See you tomorrow." And you're glad.
< Send this to whoever closed last night.
< Last call. You've already heard it. You just didn't believe it.

# photographer | photographer/photographers (wedding)
## heard
> Things People Say to Photographers | You just carried forty pounds of glass up a hill, and then they say this.
> Sentences That Hurt a Photographer | A photographer sees everything. And hears this.
> Never Say This to a Photographer | Smile. And whatever you do, don't say one of these.
- "Nice camera. It must take great pictures."
- "My cousin has the same one. He'll do it for pizza."
- "You just push a button, right?" One button. For eleven hours.
- "Can you make me look like this?" It's a cartoon.
- "Can you take out the tree?" It's a forest.
- "Just a few quick group shots." There are sixty people and a dog.
- "I'm not photogenic." They've been saying it with their eyes closed.
- "Can we get all of them? Even the bad ones?"
- "Are they ready yet?" You're still in the parking lot.
- "We put our own filter on it." They're orange. They're all orange.
< And you say, "Lovely!" and look for a wall to put your head against.
< Pay your photographer. And put down the tablet.
< One more. Just in case. Someone always blinks.
## you
> Things Only Photographers Understand | Only photographers will understand this.
> Signs You're a Photographer | You can't enjoy a sunset. You check the exposure.
> Photographers Be Like | Photographers. There are ten thousand photos, and they're in none of them.
> POV: You're a Photographer | POV: you're a photographer, and the light just got good. For four minutes.
- You say "beautiful light" during arguments.
- You took four thousand photos today. Two are for you. They're of a dog.
- You lie down in public. You don't explain.
- You own three bags, and none of them is the right one.
- "Just be natural." Nobody has ever looked less natural.
- You squint at lamps in restaurants.
- Your memory cards are labeled. Your taxes are in a shoebox.
- You have twelve photos of your family. One has your thumb in it.
- You've eaten at a hundred weddings. Standing up. Behind a plant.
- You edit until three in the morning, zoomed in on one eyelash.
< And then someone cries because it's the only good photo of their dad. And that's why.
< Send this to a photographer. They'll notice the crop.
< One more. And one for safety.

# flight-attendant | flight/cabin attendant/attendants/crew
## heard
> Things Passengers Say to Flight Attendants | Nine hours, one metal tube, three hundred people, and they say this.
> Sentences Every Flight Attendant Knows | Chicken or pasta? That was the question. These were the answers.
> Heard at Thirty Thousand Feet | If you work in the air, you've heard all of these before takeoff.
- "What do you have to drink?" You just said it. To the whole row. Slowly.
- "Could you lift this up there for me?" It's full of bricks.
- "Where are we right now?" You look out. It's a cloud.
- "Can you open a window?"
- "I'd like to sit next to my friend." Their friend is asleep. On purpose.
- "Is that noise normal?" It was the seat.
- "My connection's in ten minutes." You're over an ocean.
- "Do you have wifi up here? It's so slow." You're in the sky. You're in a chair in the sky.
- They take off their socks. That's not a sentence. But you can hear it.
- "How much longer?" Four minutes less than the last time.
< And you smile and point at the exits. You know them well. You look at them a lot.
< Take your headphones out when they talk to you. It's one question.
< Chicken or pasta?
## you
> Things Only Flight Attendants Understand | Only cabin crew will understand this, wherever they are right now.
> Signs You're a Flight Attendant | You wake up and need a minute to remember which country it is.
> Flight Attendants Be Like | Flight attendants have seen the world. Mostly from a jump seat.
> POV: You're a Flight Attendant | POV: you're a flight attendant, and the whole row has headphones on.
- You wake up in the dark and don't know which side the bathroom is on.
- You've been to Paris forty times. You know the hotel lobby very well.
- You close the bathroom door at home and slide an invisible lock.
- You point with two fingers. At everything. Even at the milk.
- You've had breakfast three times today. It's Monday. It's been Monday for two days.
- You can sleep sitting up, in full makeup, with your shoes on.
- You say "bye, bye now, thank you, bye" in your sleep.
- You count the rows at the movies. You know your nearest exit.
- Your suitcase is always packed. Your fridge is always empty.
- You miss every birthday. You bring chocolate from six airports.
< And then the sun comes up over the clouds, and nobody else is awake. That one's yours.
< Send this to someone who's in a hotel right now.
< Cabin crew, doors to automatic. You may cry in the galley.

# hotel | receptionist/receptionists/concierge (hotel/front/desk); hotel staff/worker/workers/front/receptionist/receptionists (desk); hotel work/worked/working (front/desk)
## heard
> Things Guests Say at the Front Desk | Behind every front desk someone's smiling, and this is why.
> Sentences Every Receptionist Knows | A key card, a bell, and a lot of patience. Then they walk in.
> Check-In Classics | If you work in a hotel, your eye's already twitching.
- "Do you work here?" You're behind the desk. In a blazer. With a name tag.
- "I have a reservation." Not here. Not in this city.
- "Is breakfast included? What if I only eat a little?"
- "My key doesn't work." That's a gym card.
- "Can we check in now?" It's seven in the morning. Someone's asleep in there.
- "The ocean's too loud."
- "We paid for a view." It's midnight.
- "What's the wifi password?" It's on the card. In your hand. In capitals.
- "I know the owner." So do you. He's never mentioned it.
- "Could I get a wake-up call at five?" And at five: "Who on earth is this?"
< "Of course. Let me see what I can do." There's nothing you can do. You type a little.
< Be nice at check-in. They know which rooms are quiet.
< And then the bell. You're standing right there, and they ring the bell.
## you
> Things Only Hotel Workers Understand | Only people who've worked in a hotel will understand this.
> Signs You've Worked in a Hotel | You check out of a hotel, and you've made the bed. You can't help it.
> Hotel Workers Be Like | You work where other people are on vacation. You can tell.
> POV: You Work the Front Desk | POV: you work the front desk, and a bus just pulled up. Nobody told you about a bus.
- You say "my pleasure" when someone steps on your foot.
- You know forty towels can leave a building in one suitcase.
- Someone calls to ask if you're open. It's a hotel.
- You know the names of every guest's dog. The guests are room numbers.
- The alarm goes off at three. It's toast. It's always toast.
- They lose the key. They lose the next one. It's day one.
- You give directions to the same bridge all day. You've never seen it.
- The "do not disturb" sign has been up since Thursday. Nobody wants to be the one who knocks.
- You can guess who'll complain by how they set down the suitcase.
- You go on vacation, and you straighten the brochures.
< And then someone leaves a note on the pillow that says thank you. And you keep it.
< Send this to whoever has the night shift at the desk.
< Enjoy your stay. You too. Wait.

# barista | barista/baristas (coffee/shop/cafe); coffee/cafe shop/worker/workers/staff (worker/workers/employees)
## heard
> Things People Say to Baristas | It's six in the morning, and nobody in this line can be held responsible.
> Sentences Every Barista Knows | You make coffee for people who haven't had coffee. That's the problem.
> Heard at the Coffee Bar | If you've ever steamed milk for a living, you know these.
- "Just a normal coffee." There are nine normal coffees.
- "A large. No, a small. What's in between?"
- "Is there coffee in the espresso?"
- "Extra hot, but so I can drink it right away."
- "No foam, please." It's a cappuccino.
- "It's John." You write John. "With an h." Where?
- "Is that mine?" It's for Deborah. His name is Mike.
- "I'll have what she's having, but decaf, oat milk, iced, and different."
- "This isn't what I ordered." It is. He's already drunk half of it.
- "Surprise me!" Nobody has ever liked the surprise.
- "I'm kind of in a hurry." The eleven people behind them came to relax.
< And you say, "Enjoy!" You've been up since four, and you haven't had one yourself.
< Be nice to the person holding the milk.
< Sorry, what was the name again?
## you
> Things Only Baristas Understand | Only people who've worked behind a coffee bar will understand this.
> Signs You're a Barista | You smell like coffee. You don't smell it. Everyone else does.
> Baristas Be Like | You make three hundred coffees a day. You drink yours cold.
> POV: You're a Barista | POV: you're a barista, you just unlocked the door, and there's already a line.
- You know forty people by their order and none by their name.
- Your alarm goes off at four. Your friends are just getting home.
- You've drawn nine perfect hearts today. They put a lid on all of them.
- You say "for here or to go?" to your own family.
- There are coffee grounds in your socks. There's always coffee grounds in your socks.
- You spell a name wrong on purpose once a week. To feel something.
- Nobody wants the pastry. You drop it. Now everybody wants the pastry.
- They ask for the usual. You've never seen this person in your life.
- You burn your hand, say nothing, and smile. "Have a great day!"
- You get home, and someone asks if you could make coffee.
< And then a regular says, "Nobody makes it like you." And fine. You'll open tomorrow, too.
< Send this to the person who gets you through your mornings.
< That's a latte for... John? Jen? Something with a J.
`
