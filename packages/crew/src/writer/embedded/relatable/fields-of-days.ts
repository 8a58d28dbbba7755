/** Evenings, mornings and small disasters; `read-fields.ts` says how they are written. */
export const FIELDS_OF_DAYS = `
# sick | sick/cold getting/catching (bit/little)
## stages
> Stages of Getting Sick | It is only a little tickle in the throat. It is nothing.
> Stages of Having a Cold | You never get sick. You said so on Monday. Out loud.
> Stages of Every Cold | It begins with one sneeze, and somebody saying, "Uh oh."
- Denial. It is just the dry air.
- Tea. You drink nine cups. You are now a warm lake.
- Regret. You think of the days when you could breathe through your nose. You did not even thank it.
- Research. You look it up. You should not have looked it up.
- The nest. Blankets, tissues, four spoons. Nobody may touch the nest.
- Drama. "Tell my plants that I loved them." It is ninety nine degrees.
- One nostril. It is open! You lie very still. It has changed sides.
- Recovery. You feel great. You clean the whole home. You are sick again.
< And on Saturday you are well. On Monday, too. Never on Friday.
< Wash your hands, drink something, and lie down. No, the phone does not count.
< Get well soon, all of you at stage six.

# night-out | night/party/going out ready/getting (for/friends/club)
## stages
> Stages of Getting Ready for a Night Out | You meet at eight. It is five. You have so much time.
> Stages of Getting Ready | "I'll be ready in ten minutes." So it begins.
> Stages of a Night Out, Before You Are Out | Going out is two hours. Getting ready is a career.
- Music. You put on the playlist. You are already having the best part.
- The bed. You only lie down for a second. It is now seven.
- The outfit. You knew what you would wear. You try it on. You did not know.
- The pile. Everything that you own is on the bed. You have nothing to wear.
- The first thing. You put on what you had on at the start.
- "I'm on my way." You are looking for your second shoe.
- The mirror. You look good. You say so. Nobody heard it. Good.
- The sofa. You are ready. You sit down. Why go out at all?
- The message. "Guys, shall we do it another day?" You have never been so happy.
< And you take it all off again, and eat cereal in good makeup.
< Send this to the friend who is "five minutes away".
< See you at eight. So, at half past nine.

# late | late/lateness (always/running/person/people/being/excuses/theyre/again)
## says
> Things People Say When They Are Late | You said eight. It is twenty past. Your phone lights up.
> Things Late People Always Say | Nobody lies as kindly as somebody who is late.
> Excuses of People Who Are Always Late | There are nine sentences, and your friend has used them all.
- "I'm on my way." They are in the shower.
- "Five minutes!" Which five?
- "There was so much traffic." They came on foot.
- "I'm just parking." You can hear a kettle.
- "I thought you said nine." It is in writing. It is in capital letters.
- "You go ahead and order." They mean it. They also want fries.
- "I'm outside." They are outside of their own home.
- "My alarm didn't ring." It is seven in the evening.
- "You're already there?" Yes. That is how a time works.
< So tell them seven when you mean eight. They know. They come at nine.
< Send this to that one friend. They will see it later.
< And the worst part is that they are worth the wait.
## you
> Signs You Are Always Late | You are not late. You are just never there yet.
> Things Only Late People Understand | Only people who are always late will understand this. When they get here.
> Late People Be Like | You have an appointment at three, and you cannot do anything before. And still.
- You set five alarms. You have a relationship with each of them.
- You have eight minutes. Surely you can wash your hair in eight minutes.
- You work out the way without traffic, lights, stairs, or shoes.
- You write "leaving now". That is a wish.
- You are ready early for once. So you start something. You are late.
- Your friends tell you the wrong time. It hurts. It also works.
- You know the face of every bus from behind.
- You run in, out of breath, with a story. Nobody asks for the story anymore.
- You were early once. You stood there alone, and did not know what people do.
< And tomorrow you will leave earlier. You really will. Just one more thing first.
< Send it to somebody you have waited for.
< If you watched this and should be somewhere: go.

# battery | phone/battery percent/battery/dying/low (only/no/charger/left)
## pov
> POV: One Percent | POV: your phone is on one percent, and suddenly it knows everything about courage.
> POV: Your Battery Is Dying | POV: you are out, your phone turns red, and you have no charger.
> POV: No Charger | POV: one percent. You hold your phone like a small bird.
- You turn down the light until you can only guess.
- You close everything. You ask it how it feels.
- You have a train ticket. It is in there. With your map. And your money.
- You ask a stranger for a cable. They have the other kind. They always have the other kind.
- You see a socket behind a plant. You have never loved a plant so much.
- Your mother calls. Now. She has never called at this hour.
- You write, "If you don't hear from me," and send it.
- It goes black. You see your own face in it. You look worried.
- You stand there, and look around. There are trees here.
< And at home you charge it to nine percent, and take it to bed with you.
< Look at your battery. I will wait.
< One percent lasts for an hour. Ninety percent lasts for two. Nobody knows why.

# online-meeting | online/video/zoom/virtual/remote meeting/meetings/call/calls (work/in/every)
## types
> Types of People in an Online Meeting | Twelve small windows, and in every one, somebody you know.
> Who Is in Every Video Call | Any video call, any company. They are all there.
> Everybody in the Meeting | Which one are you? We can see you.
- The one on mute. They have been talking for four minutes. It looked important.
- The one who is only a forehead.
- The one who eats. With the sound on. Something with a crust.
- The one with the beach behind them. Their hair goes in and out of the sea.
- The one who says nothing, and is gone before "bye".
- The cat. It has the best ideas.
- The one who shares their screen. All of it. Also the job ads.
- The one who is frozen, with their mouth open. Nobody tells them.
- The one who waves at the end, with both hands, like a ship is leaving.
< And then it is over, and it could have been three lines.
< Tag the forehead.
< Sorry, I was on mute. I said: it was lovely.

# home-office | home work/working/office (remote/remotely/people/from); remote worker/workers (people)
## you
> Working From Home Be Like | You work from home. You have the best commute in the world: nine steps.
> Things Only People Who Work From Home Understand | Only people who work from home will understand this.
> Signs You Work From Home | Dressed like a news anchor above the table, and like a toddler below.
- You have daytime pajamas and nighttime pajamas.
- You eat lunch at eleven. And at one. And at three.
- You put on real shoes for a package.
- Your colleague has four legs, and sleeps through every deadline.
- The neighbor begins to drill when you say, "Can everybody hear me?"
- You have not used your voice today. You find out on a call.
- You clean the oven, because there is one mail that you do not want to write.
- You "just put in the laundry". It is four o'clock.
- You close the laptop. You are home. You have been home. You look around.
< And somebody says, "You're home all day, so you have time."
< Send it to a colleague. They are also in pajamas.
< Tomorrow you will go outside. To the mailbox. In shoes.

# sunday | sunday/sundays (evening/night/afternoon/every)
## stages
> Stages of a Sunday | Sunday has twenty four hours. You have plans for all of them.
> Stages of Every Sunday | You wake up, and it is Sunday, and nothing hurts yet.
> Stages of Sunday Evening | It begins like a holiday. It ends like a bill.
- Joy. You wake up early, only to know that you do not have to.
- Plans. Run, cook, call your parents, clean. It will be such a good day.
- Breakfast. It is one in the afternoon.
- The nap. You lie down for twenty minutes. You wake up in another century.
- Panic. It is dark. What have you done? Nothing. It took all day.
- Cleaning. One shelf. You feel like a new person.
- The math. If you fall asleep now, that is eight hours. Now it is seven.
- The ceiling. You think of Monday. Monday thinks of you.
< And next Sunday you will do everything differently. From the nap on.
< If you feel that in your stomach at six o'clock: so does everybody.
< Did you set the alarm? Now you have to get up and look.

# diet | diet/dieting/diets (healthy/new/starting/monday/day)
## stages
> Stages of Every Diet | It begins on Monday. It always begins on Monday.
> Stages of Eating Healthy | You have bought a vegetable whose name you cannot say.
> Stages of a New Diet | From today on, everything will be green.
- Pride. You drink water, and tell people.
- Shopping. It cost a hundred dollars, and it is all leaves.
- Cooking. You make lunch for seven days, in small boxes. You have never been so grown up.
- Day two. You look at a small box. The small box looks at you.
- Talk. You speak about nothing but food. Your friends have stopped calling.
- The birthday. There is cake at work. It would be rude.
- "One bite." It was a corner. The corner had a back.
- Peace. You eat the cake. It is a good day. You begin again on Monday.
< And the leaves? They are still in the fridge. They have become soup by themselves.
< Send this to somebody who "has just started".
< Eat what makes you happy, and now and then a leaf.

# date | date/dates first (on/before/going/having)
## stages
> Stages of a First Date | You have a date. You are completely calm. You have ironed a sock.
> Stages of Every First Date | Two people, one table, and four thousand thoughts.
> Stages of a First Date, Honestly | It is only a coffee. You have been getting ready since Tuesday.
- Confidence. "I'll just be myself." Which one?
- The outfit. You ask three friends. You get five opinions.
- The arrival. You are early. You walk around the block, like a detective.
- The greeting. You go for a hug. They go for a hand. You shake their elbow.
- The menu. What can you eat without it being on your chin? Nothing. Not one thing.
- The silence. It is two seconds long. You say something about otters.
- The laugh. A real one. Theirs. You did that. You could fly.
- The bill. "I'll get it." "No, I'll get it." You wrestle over a small piece of paper.
- The way home. You tell your friends everything, with pauses, and the otters.
< And then the phone lights up: "I liked the part about the otters."
< Good luck to everybody who is walking around the block right now.
< Tag the friend who has heard about every one of them.

# driving | drivers road/highway/traffic/street/motorway (bad/worst)
## types
> Types of Drivers on the Road | You drive perfectly. It is all the others.
> The Drivers You Meet on Every Road | Every road in the world has these people on it.
> Everybody on the Highway | Which one are you? Be honest. You are not the good one.
- The one who has had the blinker on since the last town.
- The one with no blinker. It is a surprise. Life is a surprise.
- The one on the left, at the speed of a picnic.
- The one so close behind you that you could ask how they slept.
- The one who overtakes everybody, and stands next to you at the red light.
- The one who sings. With the whole body.
- The one who waits for a parking space for ten minutes. There are forty free ones.
- The one who thanks you with a hand. You would invite them to dinner.
- The one who waves you through. You wave them through. You are both still there.
< And there is you, who has just said out loud, alone, in a car: "Go, then!"
< Tag the one who sings.
< It turned green while you were watching this. Just kidding. Do not watch this there.

# party | party/parties/barbecue/bbq/barbecues people/person/guest/guests/you/youll (house/birthday/summer)
## types
> Types of People at Every Party | Any party, any kitchen. There they are.
> The People You Meet at a Party | The music changes. The guests do not.
> Everybody at the Party | Which one are you? There are witnesses.
- The one in the kitchen. They have been in the kitchen since eight.
- The one who said "I only came for an hour". They will turn off the lights.
- The one who brings a salad. Nobody eats it. It goes home again.
- The one who has found the dog.
- The one who stands by the chips, and guards them, handful by handful.
- The one who takes over the music. One song. Then half a song. Then half of that.
- The one who explains the fire, the ice, or the meat.
- The one who says goodbye at ten, and is in the doorway at midnight.
- The one who washes up. At somebody else's home. At two in the morning. A saint.
< And the one who was in the bathroom for twenty minutes, to have a little rest. Hello.
< Tag your party people, and the dog.
< The salad says hi.

# cleaning | cleaning/tidying/clean/tidy room/house/apartment/flat/kitchen/home/bedroom (up/whole)
## stages
> Stages of Cleaning Your Room | You only want to put away one sock. It is the beginning of everything.
> Stages of Cleaning the House | Today you clean. You have put on the music. That is already half of it.
> Stages of Every Big Clean | Somebody is coming in an hour, and you can see the floor in two places.
- Energy. You open all the windows. You are a new person.
- The drawer. You only wanted to look inside. You are sitting on the floor now, reading.
- The box. It says "important". There are eleven cables in it, and a birthday candle.
- The peak. It looks worse than before. Much worse. You cannot get to the door.
- The find. You have been looking for that since winter. You have bought two new ones.
- The break. You have earned it. It has three episodes.
- The closet. You push everything in, and lean on it. The door shuts. Nobody may open it. Ever.
- Pride. You sit there and look. You do not touch anything. You do not let anybody in.
- The cup. It is evening. There is one cup on the table. And so it begins.
< And tomorrow you will not find a single thing.
< Send this to somebody who is at the drawer right now.
< Do not open the closet.

# night-owl | night owl/owls
## you
> Signs You Are a Night Owl | It is eleven at night, and you have just had your first good idea of the day.
> Things Only Night Owls Understand | Only night owls will understand this. Everybody else is asleep.
> Night Owls Be Like | You were tired all day. Now it is dark, and you could build a boat.
- You are going to bed early tonight. It is twenty past two.
- You bake at midnight. You tidy at one. You learn the capital of something at two.
- You are the only light in the whole street. And that one across. You have never met. You are friends.
- You close the fridge so softly that even the fridge does not hear it.
- You know the birds. You do not like to hear them. They mean that it is too late.
- "You look tired," they say. It is nine in the morning. You are not here yet.
- You have six alarms. They sing to the room.
- "Early birds get the worm." You do not want a worm. You have noodles.
- You cannot sleep, so you look up how to sleep. Until four.
< And tonight you will really go to bed on time. After this one.
< If it is past midnight where you are: hello, friend.
< Wave to the light across the street.

# waiting-room | waiting room/rooms people/person/you/youll (doctors/dentists/doctor/dentist)
## types
> Types of People in a Waiting Room | Ten chairs, one fish tank, and all of these people.
> The People in Every Waiting Room | Nobody speaks in here. And still you know everything about them.
> Everybody in the Waiting Room | Which one are you? Do not look up. Nobody looks up.
- The one who says hello to everybody when they come in, and gets back a hum.
- The one who takes the chair right next to you. There are nine free ones.
- The one with the magazine. It is about a summer that was long ago.
- The one who turns the pages as if they owed him something.
- The kid with the one wooden toy. It has been in here longer than the doctor.
- The one who asks at the desk when it is their turn. Every six minutes.
- The one who is on the phone, and tells it all. We know the toe now.
- The one who stands up at every name. It is not their name.
- The one who came after you, and is called before you. All of the room looks at the door.
< And then it is your name, said wrong, and you get up as if you had won something.
< Tag the one who would rather stand.
< The next one, please. It is not you.
`
