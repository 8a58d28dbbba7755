/** Jobs with people in front of you; `read-fields.ts` says how they are written. */
export const FIELDS_OF_JOBS = `
# barber | barber/barbers/hairdresser/hairdressers/hairstylist/hairstylists/stylist/stylists (hair/salon/barbershop/chair)
## heard
> Things People Say to Barbers | If you want to watch a barber die inside, sit down and say one of these.
> Sentences That Hurt a Barber | Barbers smile at every customer. Behind the smile, they have heard this.
> The Chair Hears Everything | Nobody is as brave as a person in a barber's chair with a photo on their phone.
- "Just a trim." And then the hands show a length that is half of it.
- "Do whatever you want." They do not want whatever you want.
- "Not too short. But short. But not short short. You know?"
- "Same as last time." Last time was in March, with somebody else.
- "My last barber always did it like this." Then why are you here?
- "Are you free right now? I'm outside." It is two minutes to closing.
- "Can you make it look like this?" It is a photo of a man with twice the hair.
- "My friend started it. It just needs a little fixing." It needs a hat.
- "I cut the bangs myself, but only a bit." There is no bit left.
- "Can you make it longer?" No. Nobody can. That is the whole problem with scissors.
- "Hm." Just that. They look in the mirror and say "hm", and they pay, and leave.
< And then the barber says, "Looks great." Because that is the job.
< Tip your barber. They have seen things.
< Be kind. They are the one holding the scissors.
## you
> Things Only Barbers Understand | Only people who cut hair will understand this.
> A Barber's Day | If you cut hair for a living, this is your whole day.
> Every Barber, Every Day | You became a barber for the art. Then the customers came.
- You find hair in places where hair has no business. Your socks. Your sandwich.
- You ask "so, any plans for the weekend?" forty times a week, and you answer it forty times, too.
- You cannot watch a movie. You only see the neckline.
- You hold up the mirror behind them. They nod. They have no idea what they are looking at.
- You say "don't move," and it reminds them to look at their phone.
- You know who is getting divorced before their family does.
- Your best cut of the day puts on a helmet and rides away.
- The kid sits still for twenty minutes. Then the clippers come on.
- You fixed what they did at home at midnight. They ask why it costs more.
- Everybody at the party has the same question for you: "What would you do with my hair?"
< And tomorrow you will do it again, because one of them will look in the mirror and smile.
< Send this to your barber. Or better, be on time.
< Your own hair? You have not had time since summer.

# nurse | nurse/nurses (night/nights/shift/shifts/working/hospital/nursing/registered/on)
## heard
> Things People Say to Nurses | Say one of these to a nurse, and watch the eye twitch.
> Never Say This to a Nurse | There are sentences that no nurse wants to hear. You have said at least one.
> Things Nurses Hear Every Day | Nurses have patience. This is where it goes.
- "You must be used to it by now." To what? Not sitting down?
- "It's so quiet tonight." You have just cursed the whole floor.
- "While you're here..." It is never one thing.
- "I looked it up online." Here we go.
- "I don't know what it's called. It's a small white pill." They are all small white pills.
- "Can I have some coffee?" Sure. Right after these four alarms.
- "Are you the only one working?" It feels that way, yes.
- "I pressed the button by accident. But since you came all this way..."
- "You're so lucky that you only work three days." Three days of what, do you think?
- "Can you look at something quickly?" This one is at a wedding. During dinner.
< And the nurse smiles, writes it down, and eats lunch at a quarter past eight in the evening.
< If you know a nurse, send them this. They will see it in nine hours.
< Be nice to your nurse. They decide how gently that tape comes off.
## you
> Every Nurse on a Shift | If you are a nurse, tell me that this is not your shift.
> Things Only Nurses Understand | Only nurses will understand this, and they are too tired to say so.
> A Nurse's Shift in Thirty Seconds | Twelve hours, said the plan. The plan has never met a ward.
- You made one coffee. You have now heated it up three times.
- You have four pens. By midnight you have none, and everyone else has yours.
- Somebody says the word "quiet". Nobody forgives them.
- You eat dinner in ninety seconds, standing, next to a printer.
- You hear beeping. Nothing is beeping. You are in your own kitchen.
- You walk ten miles, and never leave the floor.
- Your bladder has learned to wait. It has no choice.
- You sit down for the first time. A call light goes on, as if the chair had a switch.
- You tell stories at dinner that made perfect sense at work. Nobody is eating anymore.
- You clock out, sit in your car, and just look at the steering wheel for a while.
< And in nine hours, you will do it all again. With new pens.
< If this is you, go and drink some water. That is an order.
< To every nurse who is watching this on a break: it is over now. Sorry.

# teacher | teacher/teachers (class/classroom/school/last/day/summer/sunday/september)
## heard
> Things Students Say to Teachers | Every teacher has heard these before the first bell.
> Things Teachers Hear Every Day | You can hear a teacher's soul leave the body at these sentences.
> The Classics of Every Classroom | A teacher says one thing. A class says this.
- "Is this for a grade?" It was asked before the task was.
- "Did we do anything important yesterday?" No. We sat in silence and waited for you.
- "What page?" You said the page. You wrote the page. You are pointing at the page.
- "Can I go to the bathroom?" The moment that the test is on the table.
- "I did it, I just left it at home." Home must be full of wonderful work.
- "Do we need to write this down?" No. It is for the walls.
- "You never told us that." There are thirty witnesses, and all thirty nod.
- "Can you round it up?" It is a thirty eight.
- "It must be nice to have the whole summer off." This one comes from a grown man.
- "You forgot the homework." Said by one child. Feared by twenty nine.
< And then the bell rings, and one of them says, "Thanks, that was fun." And you come back.
< If you ever said one of these, your teacher remembers. They remember everything.
< Send this to a teacher. They will grade it.
## says
> Things Every Teacher Says | You have not been in a school for years, and you can still hear this.
> Sentences All Teachers Share | All teachers learn these sentences somewhere. Nobody knows where.
> Teacher Words | There is one speech that every teacher in the world can give.
- "I'll wait." And they will. They have all day.
- "You're wasting your own time, not mine."
- "The bell doesn't dismiss you. I do." And the bell just stands there.
- "I don't know. Can you go to the bathroom?"
- "Is that something that you want to share with the class?" It never was.
- "Don't make me change the seating plan."
- "If I hear that pen click once more."
- "This is the worst class I've ever had." They tell every class.
- "It will be on the test." And suddenly there are thirty pens.
- "I'm not angry. I'm just disappointed." Nobody ever recovered from that one.
< And the worst part is that now you say it to your own kids.
< Which one did you hear the most? Write it below. In full sentences.
< They were right about the pen, though.
## you
> Teachers Be Like | If you teach, this is you.
> Things Only Teachers Understand | Only a teacher will feel this in the bones.
> A Teacher's Year, Honestly | You studied for years to teach. Nobody studied the glue.
- You own forty red pens, and you cannot find one.
- You drink coffee that was hot when the first bell rang.
- You can hear a candy wrapper through a wall.
- Your voice says "sit down, please" to adults in a restaurant.
- You laminate things. You do not even remember why.
- The copier works. Then you stand in front of it with thirty sheets and two minutes.
- You see a student in the supermarket. You both act as if you had seen a ghost.
- Last day of school: the kids run out cheering. You are already in the car.
- You get three mugs that say "best teacher". You will cry over one of them in private.
- You dream that you are late, that nobody listens, and that you have no pants. On a Sunday.
< And in September you will buy new pens, as if this time it could be different.
< Send this to a teacher who needs a nap.
< Two more weeks, you say. You have been saying it since January.

# waiter | waiter/waiters/waitress/waitresses/server/servers (restaurant/table/tables/saturday/night)
## heard
> Things People Say to Waiters | Here is what a waiter hears right before the smile gets very still.
> Sentences That Break a Waiter | Carrying four plates is easy. Then somebody says this.
> Things Every Server Hears | If you have ever waited tables, do not watch this after a shift.
- "We're ready to order." They are not ready to order.
- "What's good here?" As if you could say, "Nothing, run."
- "Is it spicy? But is it spicy spicy?"
- "Just water for me. And could you bring another water? And a lemon?"
- "Can we all pay separately?" There are fourteen of them.
- "We're in a bit of a hurry." They ordered the slow roast.
- "Oh, I didn't order that." They did. It is on the pad. It is in their own words.
- "Hot plate? I'm fine." They are not fine.
- "It wasn't good." The plate is so clean that it does not need washing.
- "Are you still open?" The chairs are on the tables. You are holding the mop.
- "No rush." They said it while snapping their fingers.
< And you say, "Of course, right away," and go and scream into the freezer.
< Everybody should wait tables for one week. The world would be so polite.
< If you laughed, you have worked there. If you did not, please tip.
## you
> Things Only Waiters Understand | Only people who have waited tables will understand this.
> Every Waiter on a Saturday Night | It is Saturday night, you are a waiter, and it begins.
> Signs You Have Waited Tables | You can leave the restaurant. It never leaves you.
- You say "behind!" in your own kitchen, to nobody.
- You stack the plates at other people's weddings.
- You can carry three drinks, but not one conversation.
- Table six has waved at you so often that it feels like a friendship.
- You know the soup of the day better than your own phone number.
- You ask "how is everything?" at the exact moment when all their mouths are full.
- Everybody sings happy birthday. You have sung it four times tonight. You do not know a single one of them.
- Somebody orders the thing that has just run out. They always order it.
- You wake up at three in the morning. You never brought table nine their ketchup.
- You sit down after ten hours. Your feet send a complaint.
< And then somebody leaves a note that says "you were great". And you come back on Sunday.
< To everybody who works on Saturday nights: table nine is still waiting.
< Please tag the coworker who always takes the last clean tray.

# cashier | cashier/cashiers (supermarket/grocery/retail/store/shop/checkout/register/closing/shift/late); supermarket/grocery/retail/store worker/workers/employee/employees/shift/shifts/closing/job/checkout (late/store/shop/register)
## heard
> Things People Say to Cashiers | There are four jokes in the world that every cashier has heard a thousand times.
> Sentences That Break a Cashier | A cashier hears all of this before lunch.
> The Checkout Classics | You think that you are being funny at the checkout. So did everybody else.
- "It doesn't scan? Then it must be free!" The first time, it was funny. That was in another century.
- "I just printed that one this morning," they say, and hand you a fifty.
- "Working hard, or hardly working?" Yes.
- "Are you open?" The light is on. You are sitting there. You are scanning.
- "Oh, wait, I forgot one thing." And they are gone. There are nine people behind them.
- "I have the coins somewhere." They do. One at a time.
- "It said half price over there." It said so about something else. Last week.
- "Do I need a bag?" You look at their nineteen onions together.
- "Can't you open another register?" With what? There are two of you.
- "Just this one thing, can I go first?" Behind their back are the other eleven things.
< And you say, "Have a nice day," and you nearly mean it.
< Say hello to a cashier today. With your phone in your pocket.
< If you have ever made the free joke, it is not too late to say sorry.
## you
> POV: You Work the Closing Shift | POV: you work at the supermarket, and it is your turn to close.
> Things Only Cashiers Understand | If you have ever worked a checkout, you know this by heart.
> The Longest Hour in Retail | You close in one hour. This is how it goes.
- You hear the beep. You hear it at home, too. You hear it in your sleep.
- The song comes on again. It is the ninth time today, and you know every breath of it.
- You say "thanks, you too" to somebody who asked you where the eggs are.
- They all come at once. There was nobody for an hour. Now there is a line to the bread.
- Somebody leaves one frozen pizza between the shampoos. It is melting. It is yours now.
- Your name tag is on. They still call you "hello?"
- You know bananas by their number, and forget birthdays.
- Five minutes to closing. A family walks in, takes a full-size cart, and begins to stroll.
- They ask, "Are you closing?" You say, "In a minute." They say, "Perfect," and go to look at cheese.
- The door is locked. Somebody pulls at it. They look you in the eyes, and pull again.
< And tomorrow you open.
< Lights off. And from the dark, one more beep.
< To everybody who has ever stood there and smiled: you may sit down now.
`
