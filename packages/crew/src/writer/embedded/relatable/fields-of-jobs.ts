/** Jobs with people in front of you; `read-fields.ts` says how they are written. */
export const FIELDS_OF_JOBS = `
# barber | barber/barbers/hairdresser/hairdressers/hairstylist/hairstylists/stylist/stylists (hair/salon/barbershop/chair)
## heard
> Things People Say to Barbers | Want to watch a barber die inside? Sit down and say one of these.
> Sentences That Hurt a Barber | Barbers smile at everyone. Behind that smile, they just heard this.
> Heard in the Barber's Chair | Nobody is braver than a person in a barber's chair with a photo on their phone.
- "Just a trim." Then they show you with their fingers, and it's half of it.
- "Do whatever you want." They do not want whatever you want.
- "Not too short. But short. But not short short. You know?"
- "Same as last time." Last time was March. With someone else.
- "My last barber always did it like this." So why are you here?
- "I'm five minutes away." From leaving the house.
- "Are you free right now? I'm outside." It's two minutes to closing.
- "Make me look like this." It's a photo of a man with twice the hair.
- "I cut the bangs myself, but only a little." There is no little left.
- "My friend started it. It just needs a cleanup." It needs a hat.
- "Can you make it longer?" No. Nobody can. That's the whole problem with scissors.
- "Hm." Just that. They look in the mirror, say "hm," pay, and vanish forever.
< And the barber says, "Looks great." Because that's the job.
< Tip your barber. They've seen things.
< Be nice. They're the one holding the scissors.
## you
> Things Only Barbers Understand | Only people who cut hair will understand this.
> Signs You're a Barber | You don't have to tell anyone you cut hair. You're already staring at theirs.
> Barbers Be Like | You became a barber for the art. Then the customers came.
> POV: You're a Barber on a Saturday | POV: you're a barber, it's Saturday, and the whole bench is full.
- You find hair where hair has no business being. Your socks. Your sandwich.
- You ask, "Any plans for the weekend?" forty times a week. You've forgotten every answer.
- You can't watch a movie. You just see necklines.
- You hold up the mirror behind them. They nod. They have no idea what they're looking at.
- You say "hold still," and it reminds them to check their phone.
- You know who's getting divorced before the spouse does.
- You do the cleanest fade of your career, and it leaves under a helmet.
- A kid sits like a statue for twenty minutes. Then the clippers come on.
- You fix what they did at home at midnight. They ask why it costs extra.
- You tell strangers at parties that you're an accountant. It's easier.
< And then one of them looks in the mirror and grins. Fine. See you tomorrow.
< Send this to your barber. Better yet, be on time.
< Your own hair? You haven't had time since summer.

# nurse | nurse/nurses (night/nights/shift/shifts/working/hospital/nursing/registered/on)
## heard
> Things People Say to Nurses | Say one of these to a nurse and watch the eye twitch.
> Never Say This to a Nurse | There are sentences no nurse wants to hear. You've said at least one.
> Things Nurses Hear Every Day | Nurses have endless patience. This is where it goes.
- "You must be used to it by now." To what? Not sitting down?
- "It's so quiet tonight." Congratulations. You just cursed the whole floor.
- "While you're here..." It is never one thing.
- "I looked it up online." Oh, good.
- "I don't know what it's called. It's a little white pill." They're all little white pills.
- "Could I get some coffee?" Sure. Right after these four alarms.
- "Are you the only one working?" It does feel that way, yes.
- "I hit the button by accident. But since you're here..."
- "You're so lucky you only work three days." Ask me how long the days are.
- "When will the doctor be here?" That is the question, isn't it.
- "Can you take a quick look at this?" They're at a wedding. During dinner.
< And the nurse smiles, writes it down, and eats lunch at a quarter past eight at night.
< If you know a nurse, send them this. They'll see it in nine hours.
< Be nice to your nurse. They decide how that tape comes off.
## you
> Things Only Nurses Understand | Only nurses will understand this, and they're too tired to comment.
> Signs You're a Nurse | You don't need the badge. The compression socks gave you away.
> Every Nurse on a Shift | If you're a nurse, tell me this isn't your shift.
> POV: You're a Nurse | POV: you're a nurse, and it's a twelve-hour shift. So, fourteen.
- You made one coffee. You've microwaved it three times.
- You start with four pens. By midnight you have none, and everyone else has yours.
- Someone says the word "quiet." Nobody forgives them.
- You eat dinner in ninety seconds, standing, next to a printer.
- You hear beeping. Nothing's beeping. You're in your own kitchen.
- You walk ten miles and never leave the floor.
- Your bladder has learned to wait. It had no choice.
- You sit down for the first time. A call light goes on, like the chair has a switch.
- You tell a funny work story at dinner. Nobody's eating anymore.
- You say "little pinch" to avocados.
- You clock out, sit in your car, and just look at the steering wheel for a while.
< And in nine hours you'll do it all again. With new pens.
< If this is you, go drink some water. That's an order.
< To every nurse watching this on a break: it's over now. Sorry.

# teacher | teacher/teachers (class/classroom/school/last/day/summer/sunday/september)
## heard
> Things Students Say to Teachers | Every teacher hears these before the first bell.
> Things Teachers Hear Every Day | You can hear a teacher's soul leave the body at these sentences.
> The Classics of Every Classroom | A teacher says one thing. The class says this.
- "Is this for a grade?" They haven't heard the assignment yet.
- "Did we do anything important yesterday?" No. We sat in silence and waited for you.
- "What page?" It's on the board. It was said out loud. The teacher is pointing at it.
- "Can I go to the bathroom?" The second the test hits the table.
- "I did it, I just left it at home." That home must be full of masterpieces.
- "Do we need to write this down?" No. It's for the walls.
- "You never told us that." There are thirty witnesses, and all thirty nod.
- "My mom said I don't have to."
- "Can you round it up?" It's a thirty-eight.
- "Must be nice to have the whole summer off." This one's from a grown man.
- "You forgot to collect the homework." Said by one child. Mourned by twenty-nine.
< And then the bell rings, and one of them says, "Thanks, that was fun." And you come back.
< If you ever said one of these, your teacher remembers. They remember everything.
< Send this to a teacher. They'll grade it.
## says
> Things Every Teacher Says | You haven't been in school for years, and you can still hear this.
> Sentences All Teachers Share | All teachers learn these somewhere. Nobody knows where.
> Teacher Quotes | There's one speech every teacher on earth can give.
- "I'll wait." And they will. They have all day.
- "You're wasting your own time, not mine."
- "The bell doesn't dismiss you. I do."
- "I don't know. Can you go to the bathroom?"
- "Would you like to share that with the class?" You never would.
- "Don't make me change the seating chart."
- "Anyone? Anyone who isn't Emma?"
- "If I hear that pen click one more time."
- "This is the worst class I've ever had." They tell every class.
- "This will be on the test." And suddenly everyone owns a pen.
- "I'm not mad. I'm just disappointed." Nobody ever recovered from that one.
< And the worst part? Now you say it to your own kids.
< Which one did you get the most? Comment below. In full sentences.
< They were right, though. About nearly all of it.
## you
> Things Only Teachers Understand | Only teachers will feel this one in their bones.
> Signs You're a Teacher | You can leave the classroom. It doesn't leave you.
> Teachers Be Like | If you teach, this is you.
> POV: You're a Teacher | POV: you're a teacher, and you just said what page. Out loud. Twice.
- You own forty red pens, and you can't find one.
- You drink coffee that was hot when the first bell rang.
- You can hear a candy wrapper through a wall.
- You tell a table of adults, "I'll wait."
- You laminate things. You don't even remember why.
- The copier works. Until it's you, thirty sheets, and two minutes.
- You see a student at the supermarket. You both act like you've seen a ghost.
- You can't name your baby anything. You've taught one of each.
- Last day of school: the kids run out cheering. You're already in the car.
- You have nine mugs that say "best teacher." You'd cry over any of them.
- You dream that you're late, nobody's listening, and you're not wearing pants.
< And in September you'll buy new pens, like this year will be different.
< Send this to a teacher who needs a nap.
< Two more weeks, you say. You've been saying it since January.

# waiter | waiter/waiters/waitress/waitresses/server/servers (restaurant/table/tables/saturday/night)
## heard
> Things People Say to Waiters | This is what a waiter hears right before the smile goes very still.
> Sentences That Break a Waiter | Carrying four plates is easy. Then someone says this.
> Things Every Server Hears | If you've ever waited tables, don't watch this after a shift.
- "We're ready to order." They are not ready to order.
- "What's good here?" Like anyone's going to say, "Nothing. Run."
- "Is it spicy? But is it spicy spicy?"
- "I'll just have water. And could I get some lemon? And a straw? And no ice?"
- "Can we all pay separately?" There are fourteen of them.
- "We're in kind of a hurry." They ordered the slow roast.
- "I didn't order that." They did. It's on the pad. Word for word.
- "Careful, hot plate." "I'm fine." They are not fine.
- "It wasn't very good." The plate's so clean it could go back on the shelf.
- "No rush." They said it while snapping their fingers.
- "Are you still open?" The chairs are on the tables.
< And you say, "Of course, right away," and go scream in the walk-in.
< Everyone should wait tables for one week. The world would be so polite.
< If you laughed, you've worked there. If you didn't, please tip.
## you
> Things Only Waiters Understand | Only people who've waited tables will understand this.
> Signs You've Waited Tables | You can leave the restaurant. It never leaves you.
> Waiters Be Like | If you've ever worn the apron, this is you.
> POV: You're Working Saturday Night | POV: you're a waiter, it's Saturday night, and you just got sat three tables at once.
- You say "behind!" in your own kitchen. You live alone.
- You stack the plates at other people's weddings.
- You can carry three plates, but you can't carry a conversation.
- You ask "how is everything?" at the exact second all their mouths are full.
- You've sung happy birthday four times tonight. You don't know a single one of them.
- Someone orders the one thing you just ran out of. It's always the one thing.
- You read the specials so well that they say, "Wow. I'll have the burger."
- You say "enjoy your meal." They say "you too." Nobody speaks of it again.
- You wake up at three in the morning. You never brought table nine their ketchup.
- You sit down after ten hours. Your feet file a complaint.
< And then someone leaves a note that says "you were great." And you're back on Sunday.
< To everyone working Saturday night: someone's waving at you.
< Tag the coworker who always vanishes during side work.

# cashier | cashier/cashiers (supermarket/grocery/retail/store/shop/checkout/register/closing/shift/late); supermarket/grocery/retail/store worker/workers/employee/employees/shift/shifts/closing/job/checkout (late/store/shop/register); closing shift/shifts; retail
## heard
> Things People Say to Cashiers | There are four jokes every cashier has heard a thousand times.
> Sentences That Break a Cashier | A cashier hears all of this before lunch.
> The Checkout Classics | You think you're being funny at the checkout. So did everyone else.
- "It doesn't scan? Then it must be free!" The first time, it was funny. That was a different century.
- "Don't worry, I just printed it this morning," and they hand over a fifty.
- "Working hard or hardly working?" Yes.
- "Are you open?" The light's on. There's someone in the chair. They're scanning.
- "Oh, wait, I forgot one thing." And they're gone. There are nine people behind them.
- "Hang on, I have exact change." They do. One coin at a time.
- "The sign said half off." The sign was for something else. Last week.
- "Do I need a bag?" They're holding nineteen onions.
- "Can't you open another register?" With what? There are two of you.
- "It's just this one thing, can I go first?" Eleven more things are behind their back.
- "You look tired." Thank you. Credit or debit?
< And you say, "Have a nice day," and you almost mean it.
< Say hi to a cashier today. With your phone in your pocket.
< If you've ever made the free joke, it's not too late to say sorry.
## you
> POV: You Work the Closing Shift | POV: you work at the supermarket, and you're closing tonight.
> Things Only Cashiers Understand | If you've ever worked a checkout, you know this by heart.
> Signs You've Worked Retail | Nobody folds a sweater back like someone who's worked retail.
> Every Shift in Retail | You close in one hour. This is how it goes.
- You hear the beep at home. You hear it in your sleep.
- That song comes on again. It's the ninth time today, and you know every breath of it.
- You say "you too" to someone who asked you where the eggs are.
- Nobody for an hour. Then everyone, all at once, all the way back to the bread.
- Someone leaves a frozen pizza in the shampoo. It's yours now.
- You wear a name tag. They still call you "excuse me."
- You know bananas by their number. You forget birthdays.
- Someone asks if you work here. You're wearing the vest. You're holding the mop.
- Five minutes to closing. A family walks in, takes a cart, and starts to stroll.
- The door's locked. Someone pulls it. They look you in the eyes and pull again.
< And tomorrow you open.
< Lights off. And in the dark, one more beep.
< To everyone who's ever stood there and smiled: you may sit down now.
`
