/** Comfort for mornings, nights, rooms, roads and screens: `for` is the plight. Nothing of whoever hears it is said but what the plight says. */
export const COMFORT_DAYS = `
# warm-liar | Your Bed Is a Very Good Liar | for=morning
1 Your bed is a very good liar. It says five more minutes, and it has never once meant five.
1 It has no idea what today could be. It only knows what it wants: you, horizontal, forever.
1 So do not argue with it. Nobody ever won that one lying down.
1 Put one foot on the floor. Let it be cold. Cold is the part that works.
1 Now the other foot. Curtain. Water. Light in your face.
1 You do not have to love this morning. You only have to be standing in it. The rest of the day is easier than this one step.

# half-past | Move the Alarm Two Steps | for=morning
1 The hardest meter of the whole day is the one from your pillow to the floor.
1 Everything after it is downhill: the kettle, the shower, even the shoes.
1 So make that one meter stupidly simple. Tonight, put the phone where your arm cannot reach it. Put your clothes on the chair, in the order in which you need them.
1 Then morning has nothing to discuss. It rings, you walk, and you are already up.
1 Motivation sleeps late. It always has. Get up without it, and it comes looking for you around breakfast.

# four-oclock | Before the Birds | for=earlyshift
1 While the street is dark, there is one window with a light on, and it is yours.
1 Nobody sees you look for the second sock. Nobody hears the kettle but you.
1 But think of what is only there later because somebody got up now: the bread, the bus, the clean floor, the nurse at the door.
1 A city does not wake up. It is woken, by people like you.
1 So zip up the jacket. Take the hot cup in both hands, and the first two minutes for yourself.
1 The sun comes up for everybody. You were there first.

# night-work | When the City Turns Over | for=nightwork
1 You put on your shoes when everybody else takes theirs off.
1 You eat lunch at two in the morning, and say good night when the birds begin.
1 You sleep through the phone calls, and through the party next door, with a curtain that is never quite dark enough.
1 Nobody takes a picture of that. But somewhere people sleep well because somebody is awake.
1 So when you come home today, let the dishes wait. Close the curtain, put the phone in another room, and let the day do without you.
1 You kept the night going. The day owes you one.

# ceiling | The Three in the Morning Court | for=sleepless
1 It is the middle of the night, and your head has called a meeting.
1 It has brought everything: what you said years ago, what you have to do on Thursday, and a noise in the wall.
1 Here is the only rule for tonight: nothing that is decided in the dark counts.
1 Write the loudest thought on a piece of paper. One line. Now the paper has to stay awake, and you do not.
1 Feel how heavy your hand is on the blanket. Breathe out longer than you breathe in. Again.
1 You do not have to sleep. You only have to lie here. Meeting adjourned.

# one-plate | Begin with the Ugliest Corner | for=chores
1 Look at the mess for the last time as one thing. It is not one thing. It is about forty small ones.
1 And you know where nearly all of them go.
1 So take one bag, and set a timer for ten minutes. First only trash. Not memories, not letters, not that drawer. Trash.
1 Then only cups. Then only what belongs on a hanger.
1 When it rings, you may stop. You will probably be holding something, and finish that first.
1 You are not cleaning your whole life. You are making one place where you can put down a cup of tea and look around.

# floor-first | I Can See the Floor | for=chores
1 Somewhere under there is a floor. You remember it. It was nice.
1 The room did not get like this in one day, and nobody gets a prize for fixing it in one.
1 Put on one song. For as long as it plays, you carry things to where they live. No sorting, no thinking.
1 Song two: everything from the chairs. Song three: everything from the table.
1 Three songs. That is shorter than the time you have already spent feeling bad about it.
1 And when the last one ends, wherever you look, you look at something that you have done.

# thumb | Your Thumb Is Tired, Too | for=phone
1 Your thumb has been walking for hours. The rest of you has not moved.
1 And there is always one more, because somebody built it like that. There is no last page.
1 So you have to be the last page.
1 Put the phone in a drawer, face down. Put on shoes. Walk until you have seen three things that nobody posted: a crooked tree, a cat with a plan, somebody carrying flowers.
1 You will miss nothing. It is all saved for you, whether you want it or not.
1 The walk is the only thing here that is not saved. Take it.

# red-light | This Light Is Yours | for=commute
1 Late or not: you are standing still, in a row of people who would all like to be somewhere else.
1 Look left. Somebody is singing. Look right. Somebody is eating breakfast off a steering wheel.
1 None of it moves faster when your jaw is tight. So let it go. And the shoulders.
1 This is the one part of the day when nobody can hand you anything.
1 Choose it: one album that you loved, one voice that makes you laugh, or nothing at all.
1 The road will open when it opens. Arrive as somebody that you would like to meet.

# monday-bag | Only the First Hour | for=monday
1 On Sunday evening a week looks like a wall. On Monday morning it is only an hour.
1 You do not have to carry Thursday up the stairs today. Thursday can walk.
1 So do not look at the whole calendar. Choose one small thing that you can finish before ten, and finish it.
1 Then get up, fill a glass of water, and say a proper good morning to one person, with their name.
1 That is it. That is a Monday that has begun well.
1 No Monday has ever lasted longer than a day. This one has already started to end.

# zero-views | Talking to an Empty Room | for=unseen
1 You made something, you put it out there, and the number did not move.
1 It feels like telling a joke into an empty room. But look at what the room is good for.
1 Nobody is watching, so you may try the odd voice, the strange cut, the thing that might be bad.
1 Later, when there are seats full of people, that gets much harder.
1 So use the quiet. Make the next one for one person: give them a name, and tell it to them across a table.
1 A number is how many passed by. It is not how good it was. Press record.

# three-people | Count Them as Chairs | for=unseen
1 Say that only nine people watched it. Only nine, you think.
1 Now put nine chairs in your kitchen. Put a person on each, looking at you, waiting for what you say.
1 You would clear your throat. You would say: thank you for coming.
1 A small number only looks small because it stands next to somebody else's.
1 So talk to the chairs. Answer the one who wrote something. Make the next one a little clearer in the first three seconds.
1 And then the next. Whoever finds you later will scroll back, and be glad that it was all there.

# same-door | Behind the Other Windows | for=lonely
1 There is a kind of quiet that has a sound: the fridge, a lift, somebody else's dinner through the wall.
1 It makes you think that everybody is at the same table, and that you were not asked.
1 They are not. Behind a lot of those windows somebody is also looking at a phone, and wondering whom to write to.
1 So be the one who writes. Not a long message. Only: I thought of you today. How are you?
1 Then cook something that smells, and open the window for a minute.
1 You may be alone right now. You are not the only one who is.

# empty-chairs | The Ones Who Come Late | for=nobodycame
1 You looked at the door, and then at the clock, and then you acted as if you had not.
1 That hurts. You do not have to make a joke of it.
1 But an empty chair does not tell you what you are worth. It does not know you. It is a chair.
1 Eat something that you like anyway. Light the candle. You were born whether they had time or not.
1 And tomorrow, ask one person for one hour: a walk, a coffee, no party. One real hour beats a full room.
1 It is your day, and you came. That is where it starts.

# kitchen-dance | One Bad Day | for=badday
1 All right. Today was not it.
1 You do not have to find the lesson in it. Some days have none. Some days are only wet socks from morning to night.
1 So let us close it properly. Shoes off. Something warm in a cup. Say out loud what was the worst of it, once, to the wall or to a friend.
1 Then name one thing that was not bad. The bread. A song. A dog that looked at you.
1 Now the day has two sides, like every other one.
1 Go to bed early. Tomorrow does not know anything about this.

# empty-tank | The House Can Wait | for=parents
1 You have learned to do everything with one hand, because there is always somebody on the other arm.
1 Your coffee has been warmed up three times. You know every board in the hall that makes a noise.
1 Nobody claps at four in the morning. But somebody very small stops crying, because it is you.
1 You think that you are doing it badly, because you are tired. You are doing it tired. That is something else.
1 So leave the laundry where it is. Ask somebody for one hour, and say it just like that: I need to sleep.
1 They will not remember the laundry. They will remember the arm.

# long-hallway | You Came Every Time | for=parents
1 Some nights are not nights. They are five short naps with a hallway in between.
1 You go down it with your eyes half closed, and you always find the door.
1 No book tells you how often that is. And no app counts it.
1 So let me: you came every single time.
1 Today, do the least. Noodles are dinner. A shirt with a stain is a shirt. Lie down when the little one lies down, even if the sink is full.
1 This is a stretch of road, and not the whole way. One night you will wake up scared because it was quiet, and it was only sleep.
`
