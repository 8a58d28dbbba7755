/** Babies, grandparents, roommates and ways to be; `read-fields.ts` says how they are written. */
export const FIELDS_OF_HOME = `
# baby | baby/babies/toddler/toddlers (3am/2am/4am/night/at/newborn)
## they
> Babies Be Like | A baby weighs as much as a cat, and runs the whole house.
> Things Toddlers Always Do | Nobody is as sure of themselves as a person with no pants on.
> Every Toddler, Every Day | They are very small, and you have lost every argument.
- They wake up at three. They want to talk.
- They fall asleep in the car, one minute from home.
- They want the blue cup. It is the blue cup. It is the wrong blue cup.
- They hand you something wet. You take it. You do not ask.
- They get a toy for fifty dollars, and play with the box.
- They cry because the banana is broken. You cannot mend a banana.
- They say nothing for ten minutes. You run.
- They can do it alone. They cannot. It takes twenty minutes to put on half a shoe.
- They learn a word. It is the one that you said in traffic.
- They are wide awake at your bedtime, and ask you why there is a moon.
< And then they fall asleep on you, with an open mouth, and you do not move for two hours.
< Send this to somebody who has not slept.
< And one day they will be fourteen, and you will miss the banana.

# new-parent | parent/parents (new/young/toddler/toddlers/baby/babies/tired/kids/children)
## you
> Parents Be Like | If you have small kids, this is you.
> Things Only Parents Understand | Only parents will understand this. If they are awake.
> Signs You Are a Parent | You used to have plans. Now you have wipes.
- You hide in the bathroom to eat a cookie.
- You watch the cartoon to the end. They left an hour ago.
- You say "wow, what is it?" to a drawing. It is you.
- You cut up food. Your own. At a business lunch.
- You step on a brick in the dark. You scream without a sound.
- You sway from side to side in line. There is no baby.
- You go to the supermarket alone. It feels like a spa.
- You sing about a bus for forty minutes. The bus has had wheels for a long time now.
- They are finally asleep. You look at photos of them.
< And somebody says, "Sleep when the baby sleeps." And clean when the baby cleans.
< Send this to a parent. They will see it at four in the morning.
< You are doing fine. There is a sticker on your back, though.
## says
> Things All Parents Say | Every parent on earth has one and the same script.
> Parent Sentences | You swore that you would never say these. Let's see.
> The Words of All Parents | These sentences have been passed on for a thousand years.
- "Who wants to tell me what happened here?" Nobody wants to.
- "We're leaving in five minutes." Nobody has shoes on.
- "Don't make me turn this car around."
- "Is it on fire? Then it can wait."
- "You'll understand when you're older."
- "Money doesn't grow on trees."
- "I'm not asking you again." Here it comes again.
- "Why is it wet? No. Do not tell me."
- "When I was your age, we had to walk." It was four minutes.
- "One more story, but then we sleep." It was nine.
< And they were right about most of it. Do not tell them.
< Which one did you get the most? Write it below.
< And now brush your teeth.

# strict | strict parents/parent/mom/dad/household (raised/grew/growing/up/had/having/kids/children)
## you
> Signs You Had Strict Parents | You are thirty, and it is ten at night, and you feel that somebody is waiting up.
> Things Only Kids of Strict Parents Understand | If you grew up with strict parents, you know all of this.
> Growing Up With Strict Parents | "Can I go?" "We'll see." That was a no.
- You can hear a car in the driveway, and be at a desk in four seconds.
- You know every step on the stairs that creaks.
- "Who else is going? Who is driving? Who are their parents? What does the weather say?"
- You had a good reason. "Because everybody else can" was not one.
- A ninety eight came home. "What happened to the other two?"
- You practiced a question for three days, and then asked it as if you had just thought of it.
- You were asked in front of your friend, so you could not be told off. You were told off later.
- You were home at nine. The party began at nine.
- You pay your own rent. You still put the phone away when they come in.
< And today they say to your kids, "Let them. They're only young." Who are these people?
< Send this to your siblings. Quietly.
< You may watch one more video. Then homework.

# grandma | grandma/grandmas/grandmother/grandmothers/granny/grandparent/grandparents/nana
## says
> Things Every Grandma Says | Grandmas have only a few sentences, and all of them end in food.
> Grandma Sentences | Sit down. Are you hungry? It does not matter. Sit down.
> The Words of All Grandmas | You have just eaten. You said so. She did not hear that.
- "You've grown." You are forty.
- "Eat something." You are eating.
- "There's only a little left." It is a mountain.
- "That's for you. Don't tell your mother." It is a bill, folded nine times.
- "I saved that for you." You liked it when you were four.
- "Is that how one wears it now?" There is a hole in your jeans. She has a needle.
- "It's nothing special." There are four courses.
- "Who is that in the picture? Is that somebody nice?"
- "Call when you're home." She will be at the window until you do.
< And you leave with three boxes, a jar, and a jacket that is not yours.
< Call her. Now. She is next to the phone.
< "Just one more." There was never just one more.

# roommate | roommate/roommates/flatmate/flatmates/housemate/housemates (bad/having/living)
## they
> Roommates Be Like | You share the rent, the fridge and, it turns out, your cheese.
> Things Roommates Always Do | Every roommate on earth does this. Yours is doing it now.
> A Home With Roommates | There is a plan for the cleaning. It hangs on the fridge. It is very clean.
- They let it soak. It has been soaking since March.
- They take your milk, and leave one drop. So that the carton is not empty.
- They sing in the shower. A whole album. With an encore.
- They say, "I'll do it tomorrow." You have never found out which one.
- They put a bag on top of the trash. It is a tower now. It is art.
- They have a guest. The guest has a toothbrush. The guest has a key.
- They cook at two in the morning. It smells so good. That is the worst part.
- They turn up the heating, and open the window.
- They ask, "Have you seen my charger?" It is in your wall. It was yours.
< And when you come home after a bad day, there is somebody on the sofa who moves over.
< Send it to yours. They are in the next room.
< The pan, by the way. It is still soaking.

# mom-friend | mom/mum/parent friend (group/the)
## you
> Signs You Are the Mom Friend | Every group has one who has tissues. If you know who it is, good. If not, it is you.
> Things Only the Mom Friend Understands | If everybody asks you what time it is, this is for you.
> The Mom Friend Be Like | You are going out with your friends, and you have packed for six.
- You have snacks. Nobody asked. Everybody will.
- You count heads. At the museum. At the club. In the elevator.
- "Text me when you're home." And you wait. With your shoes on.
- You have a plaster, a pen, a charger, a safety pin, and an opinion about their ex.
- You say "did you drink some water?" to grown adults.
- You know all their allergies, and two of their passwords.
- You hold the bags, the jackets, and the hair.
- You order the taxi, and tap on the seats: one, two, three, four. Where is Sam?
- You fall asleep last. Somebody could need a blanket.
< And who looks after you? Exactly. Drink some water.
< Send this to the one with the tissues.
< They call you annoying. They call you first, though.

# homework | homework student/students/kids/didnt/excuses/excuse (do/dont/havent/without/not/did/forgot)
## says
> Things Students Say Without Their Homework | The teacher walks along the rows. Somebody begins to sweat.
> Homework Excuses, From Good to Great | There are nine excuses in the world, and every class has heard them all.
> "I Did It, But" | Four words that every teacher can finish.
- "I did it. It's at home." It is having a rest.
- "I didn't know that it was for today."
- "I was sick." Where? "Here and there."
- "The printer was out of ink." It was to be written by hand.
- "I did it in my head."
- "I sent it. Did you not get it? Strange. The internet."
- "My sister spilled something on it." He has no sister.
- "The dog." Just that. "The dog." There is silence, and respect.
- "You said that it was voluntary." Nobody has ever been so brave.
< And the teacher says, "Fine, then tell us what you wrote." And that is that.
< Which one was yours? Write it below. You can also write it tomorrow.
< I did make a longer version. It is at home.

# hotel | receptionist/receptionists/concierge (hotel/front/desk); hotel staff/worker/workers/front/receptionist/receptionists (desk)
## heard
> Things Guests Say at the Front Desk | Behind every front desk, somebody is smiling, and this is why.
> Sentences Every Receptionist Knows | You have a key card, a bell, and a lot of patience. Then they walk in.
> Check-In Classics | If you work in a hotel, your eye is twitching already.
- "Do you work here?" You are behind the desk. In a jacket. With a name on it.
- "I have a reservation." Not here. Not in this town.
- "Is breakfast included? And if I only eat a little?"
- "My key doesn't work." It is the key to their gym.
- "Can we check in now?" It is seven in the morning. Somebody is asleep in there.
- "The sea is too loud."
- "We booked a view." It is night.
- "I know the owner." So does the owner. He has never mentioned it.
- "Could you wake me at five?" And at five: "Who on earth is this?"
< "Of course. I'll see what I can do." There is nothing that you can do. You type a little.
< Be nice at check-in. They know where the quiet rooms are.
< And then the bell. You are standing right there. And they ring the bell.

# barista | barista/baristas (coffee/shop/cafe); coffee/cafe shop/worker/workers/staff (worker/workers/employees)
## heard
> Things People Say to Baristas | It is six in the morning, and nobody in this line can be held responsible.
> Sentences Every Barista Knows | You make coffee for people who have not had any. That is the problem.
> Heard at the Coffee Bar | If you have ever steamed milk for a living, you know these.
- "Just a normal coffee." There are nine normal coffees.
- "A large one. No, a small one. What's in between?"
- "Is there coffee in the espresso?"
- "Extra hot, but so that I can drink it right away."
- "With no foam." It is a cappuccino.
- "It's John." You write John. "With an h." Where?
- "That's not mine." It is theirs. They take it an hour later. Cold. They complain.
- "Surprise me!" Nobody has ever liked the surprise.
- "I'm in a hurry." There are eleven behind them who have come to relax.
< And you say, "Enjoy!" And you have not had one yourself since four.
< Be kind to whoever holds the milk.
< What was the name again?

# overthinker | overthinker/overthinkers/overthinking
## you
> Signs You Are an Overthinker | Somebody wrote "okay." With a period. You have not slept.
> Things Only Overthinkers Understand | Only overthinkers will understand this. Or did I say it wrong?
> Overthinkers Be Like | Your head has forty tabs open, and music is coming from one of them.
- You write a message, delete it, and write it again. It says "hi".
- Somebody laughs on the train. It must have been you.
- You wave back at somebody who waved at somebody else. That was nine years ago. It is still with you.
- "Can we talk later?" You have packed your desk.
- You practice a phone call. They ask something that was not in the script.
- You lie awake and win an argument from the spring.
- You read your own joke again, to see if it was one.
- You say goodbye, and walk off the same way as they do.
- You decide. You feel good. Was that the right feeling?
< And nobody else remembers any of it. They are busy with their own wave.
< Send this to somebody. But how will they take it?
< It was a good video, right? You can say. Really. Can you?

# procrastinator | procrastinator/procrastinators/procrastinating/procrastination (being)
## you
> Signs You Are a Procrastinator | You wanted to watch this yesterday.
> Things Only Procrastinators Understand | Only procrastinators will understand this. Later.
> Procrastinators Be Like | You have one thing to do today. One. So let's clean the oven.
- It is five past two. You can only begin at a full hour.
- You make a list. Point one: make a list. You cross it out. What a day.
- You need the right pen. You do not even write by hand.
- You watch a video about how to get things done. Then the next one.
- You answer a message from last year.
- You have never been so interested in the history of the spoon.
- You have three weeks. You have three days. You have three coffees.
- "I work better under pressure." You have never tried it without.
- You do it in one night. It took two hours. You have carried it around for a month.
< And you learn from it. You will write that down. Tomorrow.
< Save this for later. You will anyway.
< And now go and do it. After the next video.
`
