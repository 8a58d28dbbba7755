/** Babies, grandparents, roommates and ways to be; `read-fields.ts` says how they are written. */
export const FIELDS_OF_HOME = `
# baby | baby/babies/toddler/toddlers (3am/2am/4am/night/at/newborn)
## they
> Babies Be Like | A baby weighs as much as a cat and runs the entire house.
> Things Toddlers Always Do | Nobody's more confident than a person with no pants on.
> Every Toddler, Every Day | They're very small, and you've lost every argument.
- They wake up at three. They'd like to talk.
- They fall asleep in the car, one minute from home.
- They want the blue cup. It's the blue cup. It's the wrong blue cup.
- They hand you something wet. You take it. You don't ask.
- They get a fifty-dollar toy and play with the box.
- They're crying because the banana broke. You can't fix a banana.
- They've been quiet for ten minutes. You run.
- They can do it themselves. They can't. It takes twenty minutes to get half a shoe on.
- They learned a new word. It's the one you said in traffic.
- They hate the food. They've loved it every day of their life. They hate it.
- They're wide awake at your bedtime and need to know why there's a moon.
< And then they fall asleep on you, mouth open, and you don't move for two hours.
< Send this to someone who hasn't slept.
< And one day they'll be fourteen, and you'll miss all of it. Even three a.m.

# new-parent | parent/parents (new/young/toddler/toddlers/baby/babies/tired/kids/children)
## you
> Parents Be Like | If you have small kids, this is you.
> Things Only Parents Understand | Only parents will understand this. If they're awake.
> Signs You're a Parent | You used to have plans. Now you have wipes.
> POV: You're a Parent | POV: you're a parent, and you're hiding in the bathroom with a cookie.
- You've become very good at eating candy without moving your jaw.
- You watch the cartoon to the end. The kids left an hour ago.
- You say "wow, what is it?" to a drawing. It's you.
- You cut someone's food into little pieces. You're at a business lunch.
- You step on a toy brick in the dark. You scream without making a sound.
- You're swaying side to side in line. There's no baby.
- You go to the supermarket alone. It feels like a spa.
- You've been singing about a bus for forty minutes. The wheels have gone round enough.
- You said "use your words" to your boss.
- You finally get them to sleep. You lie down and look at photos of them.
< And someone says, "Sleep when the baby sleeps." Sure. And cook when the baby cooks.
< Send this to a parent. They'll see it at four in the morning.
< You're doing fine. There's a sticker on your back, though.
## says
> Things All Parents Say | Every parent on earth is reading from the same script.
> Parent Quotes | You swore you'd never say these to your own kids. Let's see.
> The Parent Script | Parents have been handing these sentences down for a thousand years.
- "Does someone want to tell me what happened here?" No one wants to.
- "We're leaving in five minutes." Nobody's wearing shoes.
- "Don't make me turn this car around."
- "Is anything on fire? Then it can wait."
- "You'll understand when you're older."
- "Money doesn't grow on trees."
- "Who left the door open?" There are four people, and none of them did.
- "I'm not asking you again." Here it comes again.
- "Why is it wet? No. Don't tell me."
- "When I was your age, we walked." It was four minutes.
- "One more story, then sleep." It was nine.
< And they were right about most of it. Don't tell them.
< Which one did you get the most? Comment below.
< And now go brush your teeth.

# strict | strict parents/parent/mom/dad/household (raised/with/grew/growing/up/had/having/kids/children)
## you
> Signs You Had Strict Parents | You're thirty, it's ten at night, and you still feel like someone's waiting up.
> Things Only Kids of Strict Parents Understand | If you grew up with strict parents, you know all of this.
> Growing Up With Strict Parents | "Can I go?" "We'll see." That was a no.
> POV: You Have Strict Parents | POV: you have strict parents, and you're about to ask if you can go.
> Kids With Strict Parents Be Like | Kids with strict parents can get up, get dressed, and get an alibi in four minutes.
- You hear a car in the driveway and you're at a desk in four seconds. With a book.
- You know every stair that creaks.
- "Who else is going? Who's driving? Who are their parents? What do their parents do?"
- "Everybody else is allowed." Nobody else was their child.
- You brought home a ninety-eight. "What happened to the other two?"
- You rehearsed one question for three days, then asked it like you'd just thought of it.
- You had your friend ask. In front of you. They said yes. You paid for it later.
- You had to be home by nine. The party started at nine.
- You're a very good liar or a very good student. Nothing in between.
- You pay your own rent. You still sit up straight when they walk in.
< And now they tell your kids, "Have another cookie, stay up." Who are these people?
< Send this to your siblings. Quietly.
< You may watch one more video. Then homework.

# grandma | grandma/grandmas/grandmother/grandmothers/granny/grandparent/grandparents/nana
## says
> Things Every Grandma Says | Grandmas only have a few sentences, and they all end in food.
> Grandma Quotes | Sit down. Are you hungry? It doesn't matter. Sit down.
> The Grandma Script | You just ate. You told her. She didn't hear that.
- "Look how tall you've gotten!" You're forty.
- "Eat something." You're eating.
- "There's only a little left." It's a mountain.
- "This is for you. Don't tell your mother." It's a five-dollar bill, folded nine times.
- "I saved this for you." You liked it when you were four.
- "Is that how they're wearing it now?" There's a hole in your jeans. She has a needle.
- "It's nothing fancy." There are four courses.
- "You look thin." You look like you did last week, when you also looked thin.
- "Is there someone special?" She's asking every week until there is.
- "Call me when you get home." She'll be at the window until you do.
< And you leave with three boxes, a jar, and a jacket that isn't yours.
< Call her. Now. She's sitting next to the phone.
< "Just one more." There was never just one more.

# roommate | roommate/roommates/flatmate/flatmates/housemate/housemates (bad/having/living)
## they
> Roommates Be Like | You share the rent, the fridge and, apparently, your cheese.
> Things Roommates Always Do | Every roommate on earth does this. Yours is doing it right now.
> A Home With Roommates | There's a cleaning schedule on the fridge. It's the cleanest thing in the kitchen.
- They're letting it soak. It's been soaking since March.
- They drink your milk and leave one drop, so it's technically not finished.
- They sing in the shower. A whole album. With an encore.
- "I'll do it tomorrow," they say. You've never found out which tomorrow.
- They don't take out the trash. They balance things on it. It's a tower now. It's art.
- They have a guest. The guest has a toothbrush. The guest has a key.
- They're cooking at two in the morning. It smells amazing. That's the worst part.
- They turn up the heat and open the window.
- They send you a payment request for half a sponge.
- "Have you seen my charger?" It's in your wall. It was always yours.
< And when you come home from a bad day, someone on the couch moves over.
< Send this to yours. They're in the next room.
< The pan, by the way. It's still soaking.
## types
> Types of Roommates | You only ever get one of these roommates. If you're lucky.
> The Roommates Everyone Has Had | Live with enough people, and you'll meet all of them.
> Everyone You'll Ever Live With | Every shared apartment has these people. Which one are you? Ask the others. Nicely.
- The Ghost. Pays rent, has a door. You've met twice.
- The Chef. One dinner, eleven pans, and a nap.
- The Soaker. It's not dirty. It's soaking. It'll be soaking when the lease is up.
- The Label Maker. Her name's on the eggs. On each egg.
- The Landlord's Favorite. Has never paid late, has never taken out the trash.
- The Couple. You signed a lease with one person. There are two in the shower.
- The Thermostat. It's July in there, and the window's open.
- The Borrower. You've seen your sweater out more than you have.
- The Note Writer. Lives ten feet away. Has never once said it out loud.
- The Three A.M. Drummer. He's not in a band. He just got home.
- The Good One. Buys toilet paper without being asked. Never let them move out.
< And if you've never had a bad roommate, I have news about who it was.
< Tag your roommate. They're in the next room.
< Who finished the milk? Nobody. It's always nobody.

# mom-friend | mom/mum/parent friend (group/the)
## you
> Signs You're the Mom Friend | Every group has one friend with tissues. If you don't know who it is, it's you.
> Things Only the Mom Friend Understands | If everyone asks you what time it is, this is for you.
> The Mom Friend Be Like | You're going out with your friends, and you've packed for six.
> POV: You're the Mom Friend | POV: you're the mom friend, and you just counted heads. There's one missing.
- You have snacks. Nobody asked. Everyone will.
- You count heads. At the museum. At the club. In the elevator.
- "Text me when you're home." And you wait. With your shoes on.
- You have Band-Aids, a charger, a safety pin, and an opinion about their ex.
- You ask grown adults if they drank any water today.
- You know everyone's allergies, and two of their passwords.
- You're holding the bags, the jackets, and the hair.
- You told them to bring a jacket. You brought them a jacket.
- You're the one who calls the restaurant. On the phone. With your voice.
- You fall asleep last. Someone might need a blanket.
< And who looks after you? Exactly. Drink some water.
< Send this to the one with the tissues.
< They call you annoying. They also call you first.

# homework | homework student/students/kids/didnt/excuses/excuse (do/dont/havent/without/not/did/forgot)
## says
> Things Students Say Without Their Homework | The teacher's walking down the row. Someone's starting to sweat.
> Homework Excuses, From Good to Great | There are only so many excuses in the world, and every class has heard them all.
> "I Did It, But" | Four words every teacher can finish.
- "I did it. It's at home." It's resting.
- "Wait, that was for today?"
- "I was sick." With what? "Like, in general."
- "The printer ran out of ink." It was supposed to be handwritten.
- "I did it in my head."
- "I emailed it. You didn't get it? Weird. Must be the internet."
- "My sister spilled something on it." He has no sister.
- "I gave it to you already. You lost it." Bold.
- "The dog." That's it. "The dog." A moment of silence. Respect.
- "I thought it was optional." Nobody has ever been so brave.
< And the teacher says, "Fine, then just tell us what you wrote." And that's that.
< Which one was yours? Comment below. You can turn it in tomorrow.
< I did make a longer version. It's at home.

# overthinker | overthinker/overthinkers/overthinking
## you
> Signs You're an Overthinker | Someone texted "okay." With a period. You haven't slept.
> Things Only Overthinkers Understand | Only overthinkers will understand this. Or did that sound rude?
> Overthinkers Be Like | Your brain has forty tabs open, and music's coming from one of them.
> POV: You're an Overthinker | POV: you're an overthinker, and they've been typing for two minutes.
- You write a text, delete it, and write it again. It says "hi."
- Two strangers laugh on the train. It must be you.
- You waved back at someone who wasn't waving at you. That was nine years ago. It's still with you.
- "Can we talk later?" You've packed up your desk.
- You rehearse a phone call. They go off script immediately.
- You lie awake and win an argument from last spring.
- You send a voice message. Then you listen to it. As them.
- You say goodbye, and then you both walk off in the same direction.
- You check that the door's locked. You check that you checked.
- You finally make a decision. It feels great. Should it feel this great?
< And nobody else remembers any of it. They're all busy with their own.
< Send this to someone. But how will they take it?
< This was a good video, right? You can say it. Really. Can you?

# procrastinator | procrastinator/procrastinators/procrastinating/procrastination (being)
## you
> Signs You're a Procrastinator | You meant to watch this yesterday.
> Things Only Procrastinators Understand | Only procrastinators will understand this. Later.
> Procrastinators Be Like | You have one thing to do today. One. So let's clean the oven.
> POV: You're Procrastinating | POV: you have one thing to do, and you've just alphabetized the spices.
- It's two-oh-five. You can only start on the hour.
- You make a list. Number one: make a list. You cross it out. What a day.
- You can't start without the right pen. It's a computer thing.
- You watch a video about how to get things done. Then another one.
- You finally reply to a text from last year.
- You've never been so interested in the history of the spoon.
- You have three weeks. You have three days. You have three coffees.
- "I work better under pressure." You've never tried it without.
- You do it all in one night. It took two hours. You carried it around for a month.
- You set a deadline. You negotiate with it. You win.
< And you'll learn from this. You'll write that down. Tomorrow.
< Save this for later. You were going to anyway.
< Now go do it. After the next video.
`
