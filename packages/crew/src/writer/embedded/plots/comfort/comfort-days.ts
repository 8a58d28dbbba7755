/** Comfort for mornings, nights, rooms, roads and screens: `for` is the plight. Nothing of anyone who hears it is said but what the plight says. */
export const COMFORT_DAYS = `
# warm-liar | Your Bed Is a Very Good Liar | for=morning
1 Your bed is a very good liar. It says five more minutes, and it has never once meant five.
1 It has no idea what today could be. It only knows what it wants: you, horizontal, forever.
1 So don't argue with it. Nobody has ever won that argument lying down.
1 Put one foot on the floor. Let it be cold. Cold is the part that works.
1 Now the other foot. Curtains. Water. Light on your face.
1 You don't have to love this morning. You just have to be standing up in it. The rest of the day is easier than this one step.

# half-past | The Hardest Three Feet of the Day | for=morning
1 The hardest distance of the whole day is the three feet from your pillow to the floor.
1 After that it's all downhill: the coffee, the shower, even the shoes.
1 So make those three feet stupidly easy. Tonight, put your phone where your arm can't reach it. Put your clothes on the chair, in the order you'll need them.
1 Then the morning has nothing to negotiate. It rings, you walk, and you're already up.
1 Motivation sleeps in. It always has. Get up without it, and it'll come looking for you around breakfast.

# four-oclock | Up Before the Birds | for=earlyshift
1 The whole street is dark, and one window has a light on. It's yours.
1 Nobody sees you looking for the second sock. Nobody hears the kettle but you.
1 But think about what's only there later because someone got up now: the bread, the bus, the clean floor, the nurse at the door.
1 A city doesn't wake up. It gets woken up, by people like you.
1 So zip up your jacket. Take the warm cup in both hands, and keep the first two minutes for yourself.
1 The sun comes up for everyone. You were just there first.

# night-work | Someone Has to Keep the Night Going | for=nightwork
1 You put your shoes on when everyone else takes theirs off.
1 You eat lunch at two in the morning, and you say good night when the birds start.
1 You sleep through the phone calls and the lawn mowers, behind curtains that are never quite dark enough.
1 Nobody takes a picture of that. But somewhere, people are sleeping well because someone's awake.
1 So when you get home, let the dishes wait. Close the curtains, leave your phone in another room, and let the day get along without you.
1 You kept the night going. The day owes you one.

# ceiling | Nothing Decided in the Dark Counts | for=sleepless
1 It's the middle of the night, and your brain has called a meeting.
1 It brought everything: what you said years ago, what's due on Thursday, and that noise in the wall.
1 Here's the only rule for tonight: nothing decided in the dark counts.
1 Write the loudest thought on a piece of paper. One line. Now the paper has to stay awake, and you don't.
1 Feel how heavy your hand is on the blanket. Breathe out longer than you breathe in. Again.
1 You don't have to sleep. You just have to lie here. Meeting adjourned.

# one-plate | Start With One Bag | for=chores
1 Look at the mess as one thing for the last time. It's not one thing. It's about forty small ones.
1 And you know where nearly all of them go.
1 So grab one bag and set a timer for ten minutes. Just trash. Not memories, not mail, not that drawer. Trash.
1 Then just cups. Then just the things that go on a hanger.
1 When the timer rings, you can stop. You'll probably be holding something, and you'll put that away first.
1 You're not cleaning up your whole life. You're clearing one spot where you can put down a cup of tea and look around.

# floor-first | Three Songs Is All It Takes | for=chores
1 There's a floor under there somewhere. You remember it. It was nice.
1 It didn't get like this in one day, and nobody's handing out prizes for fixing it in one.
1 So put on one song. For as long as it plays, you carry things to where they live. No sorting. No thinking.
1 Song two: everything on the chairs. Song three: everything on the table.
1 Three songs. You've already spent longer than that feeling bad about it.
1 And when the last one ends, wherever you look, you'll be looking at something you did.

# thumb | You Have to Be the Last Page | for=phone
1 Your thumb has been walking for hours. The rest of you hasn't moved.
1 And there's always one more, because someone built it that way. There's no last page.
1 So you have to be the last page.
1 Put your phone in a drawer, face down. Put on shoes. Walk until you've seen three things nobody posted: a crooked tree, a cat with a plan, someone carrying flowers.
1 You won't miss anything. It's all saved for you, whether you want it or not.
1 This walk is the only thing that isn't saved. So take it.

# red-light | Nobody Can Hand You Anything Here | for=commute
1 Late or not, you're standing still, in a line of people who'd all rather be somewhere else.
1 Look left. Someone's singing. Look right. Someone's eating breakfast off a steering wheel.
1 None of this moves any faster because your jaw is tight. So let it go. Shoulders, too.
1 This is the one part of the day when nobody can hand you anything.
1 Pick something for it: one album you used to love, one voice that makes you laugh, or nothing at all.
1 The road will open when it opens. Get there as someone you'd like to run into.

# monday-bag | You Only Have to Do the First Hour | for=monday
1 On Sunday night, a week looks like a wall. On Monday morning, it's just an hour.
1 You don't have to carry Thursday up the stairs today. Thursday can walk.
1 So don't look at the whole calendar. Pick one small thing you can finish before ten, and finish it.
1 Then get up, pour a glass of water, and say a real good morning to one person. Use their name.
1 That's it. That's a Monday that started well.
1 No Monday has ever lasted longer than a day. This one's already on its way out.

# one-hour | Nobody Works a Whole Week | for=hardweek
1 Some weeks you don't win. You just get through them, and that counts.
1 So don't pick up the whole thing at once. Nobody works a week. You work one hour, and then the next one.
1 Make the list shorter. Three things that really have to happen. The rest can be late, and most of it won't even notice.
1 Eat lunch sitting down. Once a day, walk around the block without your phone.
1 And say one sentence out loud to someone: this week is a lot. You'd be surprised how many people have been waiting to hear it.
1 When you clock out, clock out. It's a job. It doesn't get to follow you home.

# heavy-bag | Put Down What Isn't Yours | for=hardweek
1 You're not tired because you're weak. You're tired because you've been carrying more than one person's week.
1 So stop for a second, and look in the bag. Some of it is yours. Some of it is someone else's mood, someone else's deadline, and a message you've been answering in your head since Tuesday.
1 Take out one thing that isn't yours. Just one. Give it back, or let it be late.
1 Then do the next small thing. Badly, if you have to. Done badly is still done.
1 You've had weeks like this before. You thought they'd never end, and now you couldn't say which ones they were.
1 This is going to be one of those.

# zero-views | Use the Empty Room | for=unseen
1 You made something, you put it out there, and the number didn't move.
1 It feels like telling a joke to an empty room. But look at what an empty room is good for.
1 Nobody's watching, so you get to try the weird voice, the strange cut, the thing that might be bad.
1 Later, when the seats are full, that gets a lot harder.
1 So use the quiet. Make the next one for one person. Give them a name, and tell it to them across a table.
1 A number is how many people walked past. It's not how good it was. Press record.

# three-people | Nine Chairs in Your Kitchen | for=unseen
1 Say only nine people watched it. Only nine, you think.
1 Now put nine chairs in your kitchen, with a person on each one, looking at you, waiting for what you'll say.
1 You'd clear your throat. You'd say: thank you for coming.
1 A small number only looks small because it's standing next to someone else's.
1 So talk to the chairs. Answer the one who wrote something. Make the next one a little clearer in the first three seconds.
1 And then the next. Whoever finds you later will scroll all the way back, and be glad it's there.

# same-door | Behind the Other Windows | for=lonely
1 There's a kind of quiet you can hear: the fridge, the elevator, someone else's dinner through the wall.
1 It makes you think everyone's at the same table, and you weren't invited.
1 They're not. Behind a lot of those windows, someone else is looking at a phone and wondering who to text.
1 So be the one who texts. Nothing long. Just: I thought of you today. How are you?
1 Then cook something that smells good, and open a window for a minute.
1 You might be alone right now. You're not the only one.

# empty-chairs | An Empty Chair Doesn't Know You | for=nobodycame
1 You looked at the door, and then at the clock, and then you pretended you hadn't.
1 That hurts. You don't have to make a joke out of it.
1 But an empty chair can't tell you what you're worth. It doesn't know you. It's a chair.
1 So eat something you love anyway. Light the candle. You were born whether they had time or not.
1 And tomorrow, ask one person for one hour. A walk, a coffee, no party. One real hour beats a full room.
1 It's your day, and you showed up. That's where it starts.

# kitchen-dance | Some Days Are Just Wet Socks | for=badday
1 All right. Today wasn't it.
1 You don't have to find the lesson. Some days don't have one. Some days are just wet socks from morning to night.
1 So let's close it properly. Shoes off. Something warm in a cup. Say the worst part of it out loud, once, to the wall or to a friend.
1 Now name one thing that wasn't bad. A sandwich. A song. A dog that looked at you.
1 There. Now the day has two sides, like every other one.
1 Go to bed early. Tomorrow doesn't know anything about this.

# empty-tank | They'll Remember the Arm | for=parents
1 You've learned to do everything with one hand, because there's always someone on the other arm.
1 You've reheated your coffee three times. You know every board in the hallway that creaks.
1 Nobody claps at four in the morning. But someone very small stops crying, because it's you.
1 You think you're doing it badly, because you're so tired. You're doing it tired. That's not the same thing.
1 So leave the laundry where it is. Ask someone for one hour, and say it just like that: I need to sleep.
1 They won't remember the laundry. They'll remember the arm.

# long-hallway | You Came Every Single Time | for=parents
1 Some nights aren't nights. They're five short naps with a hallway in between.
1 You walk down it with your eyes half closed, and you always find the door.
1 No book tells you how often. No app is counting.
1 So let me: you came every single time.
1 Today, do the bare minimum. Noodles are dinner. A shirt with a stain is a shirt. When the little one lies down, you lie down, even if the sink is full.
1 This is one stretch of the road, not the whole road. One night you'll wake up scared because it's quiet, and it'll just be sleep.
`
