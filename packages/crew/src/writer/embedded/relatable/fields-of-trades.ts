/** Jobs with a screen, a wheel, a phone or a stove; `read-fields.ts` says how they are written. */
export const FIELDS_OF_TRADES = `
# developer | developer/developers/programmer/programmers/coder/coders (software/web/app); engineer/engineers software
## heard
> Things People Say to Developers | If you want to hurt a developer, you do not need a weapon. You need one of these.
> Sentences That Break a Developer | Every developer has heard this, and then closed the laptop very slowly.
> Never Say This to a Programmer | There is a list of words that no programmer can hear in peace.
- "It's just one button." There is no such thing as just one button.
- "You work with computers, right? My printer doesn't print."
- "It should be easy for you." Said by somebody who could not open the file.
- "Can't you just copy it from another app?"
- "It doesn't work." No, that is the whole message.
- "I have an idea for an app. You build it, and we split the money."
- "How long will it take? Just roughly. I won't hold you to it." They will hold you to it.
- "I changed nothing." They changed everything.
- "Can we go live on Friday afternoon?"
- "One last small thing." It is the opposite of what they wanted on Monday.
< And the developer says, "I'll have a look." It is now the weekend.
< If you felt that, go outside. The bug will still be there.
< Send this to a developer. They will say that it works on their machine.
## you
> Things Only Developers Understand | Only people who write code will feel this.
> Every Developer, Every Day | You are a developer. This is your day.
> Signs You Are a Developer | You do not need a test to know that you are a programmer.
- It works. You do not know why. You do not touch it.
- It does not work. You do not know why, either.
- You look for the idiot who wrote this. It was you, last spring.
- You fix one bug, and three more come to its funeral.
- You name a file "final", then "final two", then "please".
- You search for your problem. Somebody had it, nine years ago. They wrote: "Never mind, fixed it."
- You explain the problem to a colleague. Halfway through, you stop, say "oh", and leave.
- You spend six hours writing a script that saves you ten minutes.
- It was a comma. You lost a whole day of your one life to a comma.
- You get up for water and solve it in the hallway, with no keyboard in reach.
< And then it is green, all of it, and for nine seconds you are a god.
< Save this. You will forget to save everything else.
< Now close the forty tabs. You will not read them.

# callcenter | call center/centre/centers/centres (agent/agents/worker/workers/job/employees); callcenter (agent/agents/workers); customer service/support (agent/agents/workers/reps); helpdesk (agent/agents/workers)
## heard
> Things People Say to Support | You have one headset, one script, and then they say this.
> Sentences Every Call Center Knows | If you have ever worked in a call center, your eye is twitching already.
> Please Hold | This is what is on the other end of "how can I help you?"
- "I've been waiting for an hour!" It says four minutes.
- "I don't have a pen. Wait. No. Wait. Okay. No, it doesn't write."
- "Let me speak to a real person." Hello. That is me.
- "It was working before you people called."
- "What do you mean, is it plugged in? Do you think I'm stupid?" Then, silence. Then, a click.
- "I'm not angry with you personally." That sentence was shouted.
- "My password? It's all stars."
- "Are you in the same town? Then could you come over?"
- "I did all that already." They did none of that already.
- "Give me your manager." The manager is at lunch. The manager is always at lunch.
< "Is there anything else I can help you with?" Please say no. Please.
< Be nice on the phone. Somebody is holding it on the other side.
< And then the line goes quiet, and it rings again.
## you
> Things Only Call Center People Understand | Only people who have worked in a call center will get this.
> A Day With a Headset | Your shift starts. The headset is warm. It should not be warm.
> Every Call Center, Every Day | You do not work in a call center. You survive in one.
- You say "thank you for your patience" to your own family.
- You spell everything. "D as in dog." You are ordering pizza.
- Your friend calls you. You do not pick up. Nobody could make you pick up.
- You have a phone voice. Your mother does not know that person.
- You know the music on hold so well that you could play it at your wedding.
- You press mute, you scream, you unmute. "Of course, I understand."
- Your break is fifteen minutes. The caller is on minute fourteen of a story about their cousin.
- One hour before the end it is quiet. One minute before the end it rings.
- The nicest caller of the week says "you have been so helpful." And then gives you two stars.
< And then you go home, and the first thing you hear is a phone.
< If this is you: drink something, and do not talk until tomorrow.
< This video may be recorded for training purposes.

# chef | chef/chefs/cooks (line/restaurant/kitchen/professional); kitchen staff/worker/workers (restaurant)
## you
> Things Only Chefs Understand | If you have worked in a kitchen, you will shout "yes, chef" at this.
> Every Kitchen on a Friday | Friday night, eight o'clock, the printer begins to scream.
> Signs You Work in a Kitchen | Cooking for a living is romantic. Ask anybody who has not done it.
- You cook wonderful things all day. You eat cold fries over a trash can.
- You say "corner!" in the supermarket.
- You have a drawer full of spoons at work. You steal each other's anyway.
- Your tape is cut straight, and everything has a date on it. At home, too.
- Somebody orders the steak well done, and asks why it takes so long.
- Your friends invite you to dinner and say, "Sorry, it's nothing special." You would cry over toast.
- Table of twelve. Twelve allergies. They forgot to call.
- You know what a burn is called by its shape.
- Two minutes to closing, and the printer makes that sound.
- You clean the whole kitchen, wipe the last corner, and hear, "One more order."
< And then a plate comes back empty, and you say nothing, but you saw it.
< Send it to the one who never labels anything.
< Hands! Somebody take this video to table four.

# taxi | driver/drivers taxi/cab/rideshare
## heard
> Things People Say to Drivers | You drive for a living. Here is what the back seat has to say.
> Voices From the Back Seat | Every driver knows these sentences, and the silence that follows.
> Things Every Driver Hears | You have both hands on the wheel, and then it comes.
- "Busy night?" It is the first question. It has always been the first question.
- "Have you been driving long?" Today, or in my life?
- "I'm outside." There are four hundred people outside.
- "Just follow the road, I'll tell you." They tell you when you have passed it.
- "Can you go a bit faster?" Sure. I will just ask the red light.
- "My phone says left." We are on a bridge.
- "You can let me out anywhere here." We are in the middle of a roundabout.
- "Sorry, two more minutes!" It is minute eleven.
- "I know a shortcut." Nobody who ever said that was home early.
< And you say, "Have a nice evening," and find one shoe on the back seat.
< Say thank you when you get out. It costs nothing, and they hear it.
< Five stars for everybody who closes the door gently.

# driver | driver/drivers (delivery/truck/van/taxi/cab/lorry/living)
## you
> Things Only Drivers Understand | Only people who drive for a living will nod at this.
> A Driver's Day | You wanted the freedom of the road. This is the road.
> Signs You Drive for a Living | If you sit behind a wheel all day, you know this.
- You know every clean restroom in the city, and you tell nobody.
- Your lunch lives in the door, and it has the temperature of the weather.
- You brake with your right foot when somebody else drives.
- House number twelve is between forty and ninety. It always is.
- The parking space is free. You blink. There is a trash can in it.
- The one road that you need has been under construction since you were a child.
- "It will be quick," you say, and then you meet the garbage truck.
- You are four minutes late. You drove for nine hours through rain, snow and a parade.
- You come home, and somebody asks, "Shall we go for a drive?"
< And yet, at five in the morning, with an empty road and the sun coming up, it is the best office there is.
< Send this to somebody who drives. Not now. When they have parked.
< Let them merge. They have been waiting since Tuesday.

# cleaner | cleaner/cleaners/janitor/janitors/housekeeper/housekeepers/housekeeping (hotel/cleaning)
## you
> Things Only Cleaners Understand | If you clean for a living, you know all of this.
> Every Cleaner, Every Day | You have just mopped. It begins.
> The Floor Is Wet | There is one law in cleaning: it is clean until somebody walks in.
- You put up the yellow sign. They read the sign. They walk on.
- "Sorry, sorry," they say, on tiptoe, across your wet floor, as if that made them lighter.
- You know who eats what at which desk. You know everything.
- They say, "Don't mind me." You are vacuuming around their feet.
- You empty the trash can. In the time that you turn around, there is an apple core in it.
- You find a cup behind the sofa. It has been there so long that it has a family.
- You can see dust at a friend's house. You say nothing. Your hand wipes.
- There is a trash can, and there is the trash, lying next to it.
- Nobody sees it when it is done. Everybody sees it when it is not.
< Lift your feet, say hello, and use the can. That is the whole secret.
< To everybody who cleans: we noticed. Thank you.
< And now somebody is coming, with coffee, and no lid.

# client-work | freelancer/freelancers/designer/designers (graphic/web/freelance)
## heard
> Things Clients Say | Whoever works for clients can live on very little. But not on these sentences.
> Sentences That Cost You a Year of Life | Clients are wonderful people. And then they write this.
> Things Clients Say at Midnight | Your inbox has one new message. You already know.
- "It's only a small thing." It is never a small thing.
- "We can't pay, but it's great exposure." The landlord does not take exposure.
- "Make it pop." Pop how? Pop where?
- "I'll know it when I see it." They will not.
- "My nephew could do it for free." Then let the boy work.
- "Just play around a bit." It is Friday, six in the evening.
- "Could we try it in every color?"
- "We love it! Just a few changes." There are forty seven, in one voice message.
- "The invoice? I thought I'd paid that." That was two invoices ago.
- "Let's go back to the first one." You deleted the first one. You deleted it with joy.
< And you write back, "Of course, happy to!" And bite into the desk.
< Pay on time. They can see you online.
< File name of the day: final, final two, final really, please.

# freelancer | freelancer/freelancers/freelance/freelancing (work/job)
## you
> Things Only Freelancers Understand | Only people who work for themselves will get this.
> The Freelance Life | You wanted to be your own boss. Now meet the boss.
> Signs You Are a Freelancer | You have no boss, no office and no Sunday. You know what you are.
- You can work whenever you want. So you work always.
- You wear a nice shirt on the call. Below the desk, it is pajamas.
- It is either no work for six weeks, or all of it on Tuesday.
- You write "just a friendly reminder". There is nothing friendly left in it.
- Your family thinks that you are free all day, because you are at home.
- You take a day off, and feel like a criminal.
- You check your bank account the way other people check the weather.
- You send the invoice in a minute. It takes them ninety days to open it.
- You ask your boss for a vacation. Your boss laughs. It is you, in the mirror.
< And would you go back to an office? No. Not even for a chair that works.
< Tag the friend who says that they are "between projects".
< Back to work. Your boss is watching this.

# nightshift | night/overnight shift/shifts/workers/worker (working); nightshift (worker/workers)
## you
> Things Only Night Shift Workers Understand | Only people who work nights will understand this.
> The Night Shift, Honestly | It is three in the morning, and somewhere somebody is eating soup for breakfast.
> Signs You Work Nights | You say good morning at nine in the evening. You know who you are.
- You have dinner at seven. In the morning.
- You do not know what day it is. You do not even know which day you mean by "today".
- At four o'clock everything is either very funny or very sad.
- Your neighbor drills a hole at ten in the morning. For you, it is midnight.
- "So you have the whole day free!" they say. Yes. And I am unconscious.
- You have curtains that could stop the sun from existing.
- You call your friends when you have time. None of them is awake. None of them forgives you.
- You meet people with wet hair on their way to work, and you smell of last night's coffee.
- On your day off, you sit in the kitchen at three in the morning, wide awake, like an owl with bills.
< And then the sun comes up, and you put on sunglasses, and go to bed.
< If you are watching this at four in the morning: hi. We see you.
< Good night, everybody. It is a quarter past eight.
`
