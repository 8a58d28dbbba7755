/** Jobs with a screen, a wheel, a phone or a stove; `read-fields.ts` says how they are written. */
export const FIELDS_OF_TRADES = `
# developer | developer/developers/programmer/programmers/coder/coders (software/web/app); engineer/engineers software
## heard
> Things People Say to Developers | You don't need a weapon to hurt a developer. You need one of these.
> Sentences That Break a Developer | Every developer has heard this, and then closed the laptop very slowly.
> Never Say This to a Programmer | Some words should never be said near a programmer.
- "It's just one button." There is no such thing as just one button.
- "You work with computers, right? My printer's broken."
- "This should be easy for you." Said by someone who couldn't open the attachment.
- "Can't you just copy it from another app?"
- "It doesn't work." That's it. That's the whole bug report.
- "I have an app idea. You build it, and we split the money."
- "How long will it take? Just ballpark. I won't hold you to it." They held you to it.
- "I didn't change anything." They changed everything.
- "Did you try turning it off and on?" They're asking. They're asking you.
- "Can we go live on Friday afternoon?"
- "One last tiny thing." It's the opposite of what they wanted on Monday.
< And the developer says, "I'll take a look." It's now the weekend.
< If you felt that, go outside. The bug will still be there.
< Send this to a developer. They'll say it works on their machine.
## you
> Things Only Developers Understand | Only people who write code will feel this.
> Developers Be Like | You're a developer. This is your whole day.
> Signs You're a Developer | You don't need a test to know you're a programmer. You skipped the tests.
> POV: You're a Developer | POV: you're a developer, and you've been on the same bug since breakfast.
- It works. You don't know why. You don't touch it.
- You ask who wrote this garbage. You check. It was you, last spring.
- You fix one bug, and three more come to its funeral.
- You name a file "final," then "final two," then "please."
- You search the error. One person had it, nine years ago. They wrote, "Never mind, fixed it."
- You explain the problem to a coworker. Halfway through you say "oh" and walk away.
- You spend six hours automating a ten-minute task. You'd do it again.
- You have forty tabs open. You need all of them. You've needed them since March.
- It was a comma. You lost a day of your one life to a comma.
- You turn it off and on again. You went to school for this.
- You get up for water and solve it in the hallway.
< And then all the tests go green, and for nine seconds you're a god.
< Save this. Something tells me you haven't saved everything else.
< Now go to bed. It'll still be broken tomorrow.

# callcenter | call center/centre/centers/centres (agent/agents/worker/workers/job/employees); callcenter (agent/agents/workers); customer service/support (agent/agents/workers/reps); helpdesk (agent/agents/workers); call center/centre work/worked/working
## heard
> Things People Say to Support | You have one headset, one script, and then they say this.
> Sentences Every Call Center Knows | If you've ever worked in a call center, your eye is already twitching.
> Please Hold | This is what's on the other end of "how can I help you?"
- "I've been on hold for an hour!" The screen says four minutes.
- "I don't have a pen. Wait. No. Wait. Okay. No, it's out of ink."
- "Let me speak to a real person." Hi. That's me.
- "It worked fine before you people called."
- "What do you mean, is it plugged in? Do you think I'm stupid?" Silence. A click. "Okay, it's on."
- "I'm not mad at you personally." That was screamed.
- "My password? It's all stars."
- "Where are you located? Could you just come over?"
- "I already tried all that." They tried none of that.
- "Get me your manager." The manager's at lunch. The manager is always at lunch.
< "Is there anything else I can help you with?" Please say no. Please.
< Be nice on the phone. There's a person in that headset.
< And then the line goes quiet, and it rings again.
## you
> Things Only Call Center People Understand | Only people who've worked in a call center will get this.
> Signs You've Worked in a Call Center | You answer your own phone with your full name and a smile. You're at home.
> Call Center Workers Be Like | You don't work in a call center. You survive one.
> POV: You Work in a Call Center | POV: it's your first call of the day, and they're already yelling.
- You say "thank you for your patience" to your own family.
- You spell everything. "D as in dog." You're ordering pizza.
- A friend calls. You watch it ring. You'd never do that to yourself on a day off.
- You have a phone voice. Your mother has never met that person.
- You know the hold music so well you could walk down the aisle to it.
- You hit mute. You scream. You unmute. "Of course, I understand."
- Your break is fifteen minutes. This caller is on minute fourteen of a story about her cousin.
- You've rated every service call in your life five stars. You know.
- All day, nothing. One minute before you clock out, it rings.
- The nicest caller of the week says you've been wonderful. Two stars.
< And then you go home, and the first thing you hear is a phone.
< If this is you: drink something, and don't talk until tomorrow.
< This video may be recorded for training purposes.

# chef | chef/chefs/cooks (line/restaurant/kitchen/professional); kitchen staff/worker/workers (restaurant); kitchen work/works/working/worked (in/restaurant)
## you
> Things Only Chefs Understand | If you've worked in a kitchen, you'll yell "yes, chef" at this.
> Signs You Work in a Kitchen | Cooking for a living is so romantic. Ask anyone who's never done it.
> Chefs Be Like | Friday night, eight o'clock, and the ticket printer starts screaming.
> POV: You're on the Line | POV: you're a line cook, it's Friday, and the printer just won't stop.
- You cook beautiful food all day. You eat cold fries over a trash can.
- You say "corner!" in the supermarket.
- You have a favorite spoon. You'd fight for that spoon.
- Everything in your fridge has tape on it and a date. You live alone.
- Someone orders the steak well done, then asks what's taking so long.
- Your friends cook for you and say, "Sorry, it's nothing fancy." You could cry over toast.
- Table of twelve. Twelve allergies. They didn't call ahead.
- You can't feel hot plates anymore. You hand people hot plates.
- Someone says "must be fun to cook all day." You look at the burns on your arms.
- Two minutes to closing, and the printer makes that sound.
- You scrub the whole kitchen, wipe the last corner, and hear, "One more ticket."
< And then a plate comes back licked clean, and you say nothing, but you saw it.
< Send this to the one who never labels anything.
< Hands! Somebody run this video to table four.

# taxi | driver/drivers taxi/cab/rideshare/uber/lyft; drivers
## heard
> Things People Say to Drivers | You drive for a living. Here's what the back seat has to say.
> Voices From the Back Seat | Every driver knows these sentences, and the silence after them.
> Things Every Driver Hears | Two hands on the wheel, and then it starts.
- "Busy night?" It's the first question. It's always the first question.
- "Been driving long?" Tonight, or in my life?
- "I'm outside." There are four hundred people outside.
- "I'll tell you where to turn." They tell you right after the turn.
- "Can you go any faster?" Sure. Let me ask the red light.
- "My phone says left." We're on a bridge.
- "You can just drop me here." We're in a roundabout.
- "Sorry, two more minutes!" It's minute eleven.
- "Can we fit six?" There are five seats. One of them's mine.
- "I know a shortcut." Nobody who said that was ever home early.
< And you say, "Have a good night," and find one shoe on the back seat.
< Say thank you when you get out. It's free, and they hear it.
< Five stars for everyone who closes the door gently.

# driver | driver/drivers (delivery/truck/van/taxi/cab/uber/lorry/living)
## you
> Things Only Drivers Understand | Only people who drive for a living will nod at this.
> Signs You Drive for a Living | If you sit behind a wheel all day, you know this.
> Drivers Be Like | You wanted the freedom of the open road. This is the road.
> POV: You Drive for a Living | POV: you drive for a living, and it's started to rain.
- You know every clean restroom in the city, and you tell no one.
- Your lunch lives in the door. It's whatever temperature the weather is.
- You brake with your right foot when someone else is driving.
- House number twelve is between forty and ninety. It always is.
- There's a parking space. You blink. There's a trash can in it.
- The one road you need has been under construction since you were a child.
- The app says eleven minutes. The app has never met this bridge.
- You pull over to let someone pass. They slow down to look at you.
- Nine hours through rain, snow, and a parade. "You're four minutes late."
- You finally get home, and someone says, "Want to go for a drive?"
< And yet, five in the morning, empty road, sun coming up: best office there is.
< Send this to someone who drives. Not now. When they've parked.
< Let them merge. They've been waiting since Tuesday.

# cleaner | cleaner/cleaners/janitor/janitors/housekeeper/housekeepers/housekeeping (hotel/cleaning)
## you
> Things Only Cleaners Understand | If you clean for a living, you know all of this.
> Signs You Clean for a Living | You can't just sit in a room anymore. You inspect it.
> Cleaners Be Like | There's one law in cleaning: it's clean until someone walks in.
> POV: You Just Mopped | POV: you're a cleaner, and you just finished mopping.
- You put out the yellow sign. They read the sign. They keep walking.
- They say "sorry, sorry," and tiptoe across your wet floor, like that makes them lighter.
- You know who eats what at which desk. You know everything.
- "Don't mind me," they say. You're vacuuming around their feet.
- You empty the trash can. You turn around. There's an apple core in it.
- You find a cup behind the couch. It's been there so long it has a family.
- You can see the dust at a friend's house. You say nothing. Your hand wipes.
- There's the trash can. And there, right next to it, is the trash.
- You clean the mirror. Someone leans in and breathes on it.
- Nobody notices when it's done. Everybody notices when it's not.
< Lift your feet, say hello, and aim for the can. That's all they ask.
< To everyone who cleans: we noticed. Thank you.
< And here comes someone with coffee and no lid.

# client-work | freelancer/freelancers/designer/designers (graphic/web/freelance); clients/client
## heard
> Things Clients Say | You can survive a lot as a freelancer. But not these sentences.
> Sentences That Cost You a Year of Life | Clients are wonderful people. And then they send this.
> Things Clients Say at Midnight | One new email from a client. You already know.
- "It's just a small thing." It is never a small thing.
- "There's no budget, but it's great exposure." My landlord doesn't take exposure.
- "Can you make it pop?" Pop how? Pop where?
- "I'll know it when I see it." They won't.
- "My nephew could do it for free." Then let the boy work.
- "Just play around with it." It's Friday. It's six p.m.
- "Could we see it in every color?"
- "Can you send the file as a Word document?" It's a logo.
- "We love it! Just a few changes." There are forty-seven, in one voice message.
- "Oh, the invoice? I thought I paid that." That was two invoices ago.
- "Let's go back to the first one." You deleted the first one. With joy.
< And you write back, "Of course, happy to!" And bite the desk.
< Pay your freelancers on time. They can see you're online.
< File name of the day: final, final two, final for real, please.

# freelancer | freelancer/freelancers/freelance/freelancing (work/job)
## you
> Things Only Freelancers Understand | Only people who work for themselves will get this.
> Signs You're a Freelancer | No boss, no office, no weekend. You know what you are.
> Freelancers Be Like | You wanted to be your own boss. Now meet the boss.
> POV: You're a Freelancer | POV: you're your own boss, and you're about to deny yourself a day off.
- You can work whenever you want. So you work always.
- Nice shirt on the call. Pajamas below the desk.
- It's either no work for six weeks, or all of it on Tuesday.
- You write "just a friendly reminder." There's nothing friendly left in it.
- Your family thinks you're free all day, because you're home.
- You take a day off and feel like a criminal.
- You check your bank account the way other people check the weather.
- You have a rate. You have never once said it without apologizing.
- You send the invoice in a minute. They need ninety days to open it.
- You ask your boss for a vacation. Your boss laughs. You can see it in the mirror.
< And would you go back to an office? No. Not even for a working printer.
< Tag the friend who's "between projects."
< Back to work. Your boss is watching this.

# nightshift | night/overnight shift/shifts/workers/worker (working); nightshift (worker/workers); nights work/works/working/worked
## you
> Things Only Night Shift Workers Understand | Only people who work nights will understand this.
> Signs You Work Nights | You say good morning at nine p.m. You know who you are.
> Night Shift Workers Be Like | It's three a.m., and you're deciding between breakfast and dinner.
> POV: You Work Nights | POV: you work the night shift, and it's four in the morning.
- You eat dinner at seven. In the morning.
- You don't know what day it is. You don't even know what "tomorrow" means.
- At four a.m. everything is either hilarious or the saddest thing ever.
- Your neighbor starts drilling at ten in the morning. For you, it's midnight.
- "So you have the whole day free!" Yes. And I'm unconscious.
- You own curtains that could stop the sun from existing.
- You're finally free to call your friends. They're all asleep.
- You pass people on their way to work. They have wet hair. You have last night's coffee.
- Someone calls at noon. "Did I wake you?" It's the middle of your night.
- It's your night off. You're in the kitchen at three a.m., wide awake, like an owl with bills.
< And then the sun comes up, and you put on sunglasses and go to bed.
< If you're watching this at four in the morning: hi. We see you.
< Good night, everyone. It's eight fifteen.
`
