/** Evenings, mornings and small disasters; `read-fields.ts` says how they are written. */
export const FIELDS_OF_DAYS = `
# sick | sick/cold getting/catching/having (bit/little)
## stages
> Stages of Getting Sick | It's just a little tickle in your throat. It's nothing.
> Stages of Having a Cold | You never get sick. You said so on Monday. Out loud.
> Stages of Every Cold | It starts with one sneeze and someone going, "Uh oh."
- Denial. It's just the dry air.
- Tea. You've had nine cups. You're a warm lake.
- Regret. You used to breathe through your nose. You never even thanked it.
- Research. You look it up. You should not have looked it up.
- The nest. Blankets, tissues, four spoons. Nobody touches the nest.
- Drama. "Tell my plants I loved them." It's ninety-nine degrees.
- One nostril. It's open! You lie very still. It switched sides.
- Recovery. You feel amazing. You clean the whole house. You're sick again.
< And you'll be fine by Saturday. And sick by Monday. Never on a Friday.
< Wash your hands, drink something, and lie down. No, with the phone away.
< Get well soon, whatever stage you're in.

# night-out | night/party/going out ready/getting (for/friends/club)
## stages
> Stages of Getting Ready for a Night Out | You're meeting at eight. It's five. You have so much time.
> Stages of Getting Ready | "I'll be ready in ten minutes." So it begins.
> Stages of a Night Out, Before You're Out | Going out takes two hours. Getting ready is a career.
- Music. You put on the playlist. This is already the best part.
- The bed. You just lie down for a second. It's seven now.
- The outfit. You knew exactly what you'd wear. Then you tried it on.
- The pile. Everything you own is on the bed. You have nothing to wear.
- The winner. Nine outfits later, it's the first one.
- "On my way." You're looking for your other shoe. You're in a towel.
- The mirror. You look good. You said it out loud. Nobody heard. Good.
- The couch. You're ready. You sit down. Why go out at all?
- The text. "Guys, should we do another day?" You've never been so happy.
< And you take it all off again and eat cereal in really good makeup.
< Send this to the friend who's "five minutes away."
< See you at eight. So, nine thirty.

# late | late/lateness (always/running/person/people/being/excuses/theyre/again)
## says
> Things People Say When They're Late | You said eight. It's twenty past. Your phone lights up.
> Things Late People Always Say | Nobody lies as sweetly as someone who's late.
> Excuses of People Who Are Always Late | There are only so many excuses, and your friend has used them all.
- "I'm on my way." They're in the shower.
- "Five minutes!" Which five?
- "There was so much traffic." They walked.
- "I'm just parking." You can hear a blow-dryer.
- "I thought you said nine." It's in writing. It's in all caps.
- "Go ahead and order without me." They mean it. They also want fries.
- "I'm outside." They're outside their own house.
- "I had the craziest morning." It's dinner.
- "I left ages ago." You can hear the microwave.
- "Save me a seat!" It's their own birthday.
- "The bus never came." It did. You were on it.
- "My alarm didn't go off." It's seven at night.
- "You're already there?" Yes. That's how a time works.
< So you tell them seven when you mean eight. They know. They come at nine.
< Send this to that one friend. They'll see it later.
< And the worst part is, they're worth the wait.
## you
> Signs You're Always Late | You're not late. You're just never there yet.
> Things Only Late People Understand | Only people who are always late will understand this. When they get here.
> Late People Be Like | You have an appointment at three, so you can't do anything all day. And you're still late.
> POV: You're Always Late | POV: you're always late, and today you have so much time.
- You set five alarms. You're on first-name terms with all of them.
- You have eight minutes. You could wash your hair in eight minutes.
- The map says twenty minutes. That's without traffic, lights, stairs, or shoes.
- You text "leaving now." It's more of a wish.
- You were ready early for once. So you started something. You're late.
- Your friends give you the wrong time on purpose. It hurts. It works.
- You know what every bus looks like from behind.
- You run in with a story. Nobody asks for the story anymore.
- You changed your outfit once. That was twenty-five minutes.
- You got there early once. You stood around. What do people do?
< And tomorrow you'll leave early. You really will. Just one more thing first.
< Send it to someone you've waited for.
< If you're watching this and you should be somewhere: go.

# battery | phone/battery percent/battery/dying/low (only/no/charger/left)
## pov
> POV: One Percent | POV: your phone's on one percent, and you've never felt so alive.
> POV: Your Battery Is Dying | POV: you're out, your battery turns red, and you have no charger.
> POV: No Charger | POV: one percent. You're holding your phone like a baby bird.
- You turn the brightness down until you're just guessing.
- You close every app. You ask it how it feels.
- Your ticket's on there. And your map. And your money.
- You ask a stranger for a charger. It's the other kind. It's always the other kind.
- You spot an outlet behind a plant. You've never loved a plant so much.
- Your mother calls. Now. She has never called at this hour.
- You text, "If you don't hear from me," and hit send.
- You have to remember a phone number. You know one. It's yours.
- It goes black. You can see your own face in it. You look worried.
- You look up. There are trees here. Were there always trees?
< And at home you charge it to nine percent and take it to bed.
< Look at your battery. I'll wait.
< One percent lasts an hour. Ninety percent lasts two. Nobody knows why.

# online-meeting | online/video/zoom/virtual/remote meeting/meetings/call/calls (work/in/every)
## types
> Types of People in an Online Meeting | Twelve little windows, and you know someone in every one of them.
> Who's in Every Video Call | Any video call, any company. They're all there.
> Everyone in the Meeting | You're on a video call. Which one are you? We can see you.
- The Mute. Has been talking for four minutes. It looked important.
- The Forehead. Just the forehead.
- The Eater. Audio on. Something with a crust.
- The Beach. Their hair keeps disappearing into the ocean.
- The Recap. Joined ten minutes late to ask what you covered.
- The Ghost. Black square. Says nothing. Gone before "bye."
- The Cat. Has the best ideas.
- The Screen Share. All of it. Including the job listings.
- The Statue. Frozen, mouth open. Nobody tells them.
- The Leader. "I know we're at time, but."
- The Waver. Both hands, like a ship is leaving.
< And then it's over, and it could've been three lines.
< Tag someone you've only ever seen from the chin up.
< Sorry, I was on mute. I said: that was lovely.

# home-office | home work/working/office (remote/remotely/people/from); remote worker/workers (people)
## you
> Working From Home Be Like | You work from home. You have the best commute in the world: nine steps.
> Things Only People Who Work From Home Understand | Only people who work from home will understand this.
> Signs You Work From Home | News anchor above the desk. Toddler below.
> POV: You Work From Home | POV: you work from home, and your next call's in one minute. You're in bed.
- You have daytime pajamas and nighttime pajamas.
- You have lunch at eleven. And one. And three.
- You put on real shoes to get a package.
- Your coworker has four legs and sleeps through every deadline.
- You say, "Can everyone hear me?" Next door, a drill starts.
- You haven't used your voice today. You find that out on a call.
- You cleaned the oven, because there's one email you don't want to write.
- You "just put in a load of laundry." It's four o'clock.
- You wiggle the mouse. You're making a sandwich.
- You close the laptop. You're home. You've been home. You look around.
< And someone says, "You're home all day, so you have time."
< Send it to a coworker. They're in pajamas too.
< Tomorrow you'll go outside. To the mailbox. In shoes.

# sunday | sunday/sundays (evening/night/afternoon/every)
## stages
> Stages of a Sunday | A Sunday has twenty-four hours. You have plans for all of them.
> Stages of Every Sunday | You wake up, it's Sunday, and nothing hurts yet.
> Stages of Sunday Evening | It starts like a holiday. It ends like a bill.
- Joy. You wake up early, just to know you don't have to.
- Plans. Run, cook, call your parents, clean. It's going to be such a good day.
- Breakfast. It's one in the afternoon.
- The nap. You lie down for twenty minutes. You wake up in a different century.
- Panic. It's dark. What did you do? Nothing. It took all day.
- Cleaning. One shelf. You feel like a new person.
- Math. If you fall asleep now, that's eight hours. Okay, now it's seven.
- The ceiling. You're thinking about Monday. Monday's thinking about you.
< And next Sunday you'll do it all differently. Starting after the nap.
< If you feel it in your stomach around six: so does everyone.
< Did you set the alarm? Now you have to check.

# diet | diet/dieting/diets (healthy/new/starting/monday/day)
## stages
> Stages of Every Diet | It starts on Monday. It always starts on Monday.
> Stages of Eating Healthy | You bought a vegetable you can't pronounce.
> Stages of a New Diet | From today on, everything will be green.
- Pride. You drink water, and you tell people.
- Shopping. It was a hundred dollars, and it's all leaves.
- Cooking. Seven lunches in seven little boxes. You've never been so grown-up.
- Day two. You look at a little box. The little box looks at you.
- Talking. You talk about nothing but food. Your friends stopped calling.
- The birthday. There's cake at work. It would be rude.
- "One bite." It was a corner. It was a large corner.
- Peace. You eat the cake. It's a good day. You'll start again Monday.
< And the leaves? Still in the fridge. They're soup now.
< Send this to someone who "just started."
< Eat what makes you happy. And, now and then, a leaf.

# date | date/dates first (on/before/going/having)
## stages
> Stages of a First Date | You have a date. You're completely calm. You just ironed a sock.
> Stages of Every First Date | Two people, one table, four thousand thoughts.
> Stages of a First Date, Honestly | It's just coffee. You've been getting ready since Tuesday.
- Confidence. "I'll just be myself." Which one?
- The outfit. You ask three friends. You get five opinions.
- The arrival. You're early. You walk around the block like a detective.
- The greeting. You go for a hug. They go for a handshake. You shake their elbow.
- The menu. What can you eat without wearing it? Nothing. Not one thing.
- The silence. It's two seconds long. You say, "So. Bread."
- The laugh. A real one. Theirs. You did that. You could fly.
- The bill. "I got it." "No, I got it." You're wrestling over a tiny piece of paper.
- The way home. You tell your friends everything. Especially the part where you panicked and talked about otters.
< And then your phone lights up: "I liked the part about the otters."
< Good luck to everyone circling the block right now.
< Tag the friend who gets the full report every time.

# driving | drivers (road/highway/traffic/street/motorway/bad/worst/meet/every)
## types
> Types of Drivers on the Road | You're a perfect driver. It's everyone else.
> The Drivers You Meet on Every Road | Every road in the world has these people on it.
> Everyone on the Highway | You're on the highway. Which one are you? Be honest. You're not the good one.
- The Blinker. It's been on since the last town.
- The No Blinker. It's a surprise. Life's a surprise.
- The Picnic. Left lane. Enjoying the view.
- The Shadow. So close behind you that you could ask how they slept.
- The Racer. Passes everyone. You're both at the red light now.
- The Singer. With the whole body.
- The Vulture. Waiting ten minutes for one parking spot. There are forty free ones.
- The Brake. For a leaf. For a thought.
- The Gentleman. Waves thank you. You'd invite him to dinner.
- The Standoff. "You go." "No, you go." You're both still there.
< And then there's you, alone in a car, yelling, "Then go!"
< Tag the friend who brakes from the passenger seat.
< The light turned green while you watched this. Kidding. Don't watch this there.

# party | party/parties/barbecue/bbq/barbecues people/person/guest/guests/you/youll (house/birthday/summer)
## types
> Types of People at Every Party | Any party, any kitchen. There they are.
> The People You Meet at a Party | At every party the music changes. The guests don't.
> Everyone at the Party | You're at a party. Which one are you? There are witnesses.
- The Kitchen Person. Has been in there since eight.
- The "I Can Only Stay an Hour." Will turn off the lights.
- The Salad. They brought it. Nobody ate it. It's going home again.
- The Dog Finder. Hasn't met a single human.
- The Chip Guard. Stands by the bowl. Two hands.
- The DJ. One song. Half a song. Half of that.
- The Expert. Explains the fire, the ice, or the meat.
- The Deep Talk. You said "hi." They said "what are you afraid of?"
- The Goodbye. Said it at ten. Is still in the doorway at midnight.
- The Saint. Two in the morning, someone else's house, washing up.
< And the one who was in the bathroom for twenty minutes just to rest. Hi.
< Tag your party people.
< And whoever's in my jacket: it's fine, but I need the keys.

# cleaning | cleaning/tidying/clean/tidy room/house/apartment/flat/kitchen/home/bedroom (up/whole)
## stages
> Stages of Cleaning Your Room | You only wanted to put away one sock. That's how it starts.
> Stages of Cleaning the House | Today you're going to clean. You put on music. That's already half of it.
> Stages of Every Big Clean | Someone's coming in an hour, and you can see the floor in two places.
- Energy. You open all the windows. You're a new person.
- The drawer. You only wanted to look inside. You're on the floor now, reading.
- The box. It says "important." It's eleven cables and a birthday candle.
- The peak. It looks worse than before. Much worse. You can't reach the door.
- The find. You've been looking for that since winter. You bought two new ones.
- The break. You've earned it. It has three episodes.
- The closet. You push everything in and lean on it. It's shut. Nobody opens it. Ever.
- Pride. You sit there and look at it. You don't touch anything. Nobody's allowed in.
- The cup. It's evening. There's one cup on the table. And so it begins.
< And tomorrow you won't be able to find a single thing.
< Send this to someone who went in for one sock.
< Whatever you do, don't open the closet.

# night-owl | night owl/owls
## you
> Signs You're a Night Owl | It's eleven at night, and you just had your first good idea of the day.
> Things Only Night Owls Understand | Only night owls will understand this. Everyone else is asleep.
> Night Owls Be Like | You were tired all day. Now it's dark, and you could build a boat.
> POV: You're a Night Owl | POV: you're a night owl, it's one in the morning, and you're finally awake.
- You were going to go to bed early tonight. It's two twenty.
- You bake at midnight. You clean at one. At two you learn the capital of something.
- There's one other light on across the street. You've never met. You're friends.
- You close the fridge so softly that the fridge doesn't notice.
- You can hear birds. You hate hearing birds. It means you've gone too far.
- "You look tired," they say. It's nine in the morning. You're not here yet.
- You have six alarms. They sing to an unconscious person.
- "The early bird gets the worm." You don't want a worm. You have noodles.
- If you fall asleep right now, you'll get five hours. An hour ago it was six.
- You can't sleep, so you look up how to sleep. Until four.
< And tonight you'll really go to bed on time. After this one.
< If it's past midnight where you are: hello, friend.
< Wave to the one other window with a light on.

# waiting-room | waiting room/rooms people/person/you/youll (doctors/dentists/doctor/dentist)
## types
> Types of People in a Waiting Room | Ten chairs, one fish tank, and all of these people.
> The People in Every Waiting Room | Nobody talks in a waiting room. And somehow you know everything about everyone.
> Everyone in the Waiting Room | You're in a waiting room. Which one are you? Don't look up. Nobody looks up.
- The Greeter. "Good morning, everyone!" Gets back a hum.
- The Neighbor. Nine empty chairs. Sits right next to you.
- The Reader. The magazine is from another decade.
- The Page Turner. Turns them like they owe him money.
- The Kid with the One Toy. It's been here longer than the doctor.
- The Cougher. You've changed seats twice.
- The Checker. Asks at the desk. Every six minutes.
- The Speakerphone. We all know about the toe now.
- The Jumper. Stands up for every name. It's never his.
- The VIP. Came in after you. Goes in before you. The whole room turns to the door.
< And then it's your name, mispronounced, and you stand up like you won something.
< Tag the one who'd rather stand.
< Next, please. It's not you.
`
