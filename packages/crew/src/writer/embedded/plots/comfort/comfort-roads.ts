/** Comfort for work, tests, beginnings, partings and money: `for` is the plight, as in `COMFORT_DAYS`. */
export const COMFORT_ROADS = `
# one-page | The Night Before the Exam | for=examahead
1 You haven't read all of it. You're not going to read all of it tonight. So let's stop pretending, and start.
1 Take one sheet of paper and write down what's sure to come up. Five things, not fifty.
1 Take the first one. Twenty-five minutes, phone in another room. Then say it out loud, like you're explaining it to someone who's never heard of it. Wherever you get stuck, read that part again.
1 Then the second one.
1 And then sleep. A tired brain with everything in it can't find anything.
1 Tomorrow you don't need to know all of it. You need to know more than you do right now. That starts with one sheet.

# timer | Ten Minutes of Bad Studying | for=examahead
1 The book's open, and you've cleaned the entire kitchen. I know.
1 You're not lazy. You're afraid to sit down and find out how much there is.
1 So find out. It's never as big on paper as it's in your stomach. Write the list, with a pen, and cross out what you already know. There's something.
1 Now do ten minutes of bad studying. Bad is fine. Bad is a start.
1 When the ten minutes are up, you can stop, or do ten more.
1 Nobody ever passed because they felt ready. They passed because they turned the page.

# mirror-check | Mirror, Belt, Breathe | for=driving
1 A driving test is one drive. You've done that plenty of times, just with a friendlier silence next to you.
1 The person with the clipboard isn't hoping you'll fail. They'd like a calm drive and a warm lunch.
1 So drive like you're explaining it to someone: mirror, signal, look, go. One thing, then the next.
1 If you do something silly, leave it behind you on the road. People who keep staring at one mistake drive straight into a second.
1 You're allowed to be nervous. Nervous people check their mirrors twice.
1 Sit down. Belt. Breathe out. Go.

# not-this-time | The Same Road, One More Time | for=drivingfailed
1 You didn't fail at driving. You failed for a few minutes, on one road, with someone taking notes.
1 That stings. And you have to tell people, and one of them is going to say it's easy.
1 It's easy for them because nobody's sitting next to them with a pen.
1 So ask for the sheet, and find the line that cost you. It's usually just one: the look over the shoulder, the gap, the speed.
1 Practice only that, until it bores you.
1 Nobody will ever ask how many tries it took. They'll ask: can you pick me up? And you'll say yes.

# first-sentence | The First Sentence Can Be Bad | for=page
1 A blank page is the only thing in the world that gets heavier the longer it stays empty.
1 So ruin it. Write: I don't know how to start this. There. It's not blank anymore.
1 Now write the worst version of what you mean, like you're texting a friend, typos and all.
1 You can't fix a page that doesn't exist. You can fix a bad one in an afternoon.
1 No research first. No new notebook. Fifteen minutes, and stop in the middle of a sentence, so tomorrow knows where to pick up.
1 It doesn't have to be good today. It has to be there.

# dry-well | When Nothing Comes | for=dry
1 You sit down, and nothing comes. So you get up again. And every day the chair gets a little farther away.
1 So don't ask for the big idea today. Ask for one true detail: how the light falls on the table, what the neighbor yelled, why that song won't leave you alone.
1 Get that down. It takes four minutes. It's allowed to go nowhere.
1 Tomorrow, one more. You're not making a masterpiece. You're showing up at the door again.
1 When you open a tap that's been shut for a long time, the first water comes out brown. Let it run.

# other-pile | It Was One Desk | for=rejected
1 There it is, in two polite sentences: no.
1 Read it once. Not four times. It doesn't get better, and there's no hidden page.
1 A no from one desk means one desk said no. It had a list, and a deadline, and someone else's name on it.
1 Be mad until dinner. You've earned that much.
1 Then, if you can, ask them one thing: what would have made the difference? And tomorrow, send one more. Not ten. One good one.
1 You only need one yes in the whole pile. Nobody counts the nos at the end.

# box-of-things | What They Can't Keep | for=fired
1 They kept the badge. They kept the chair, and the mug, if you forgot it.
1 They didn't get to keep what you can do. That walked out the door with you.
1 You don't have to know today what comes next. Today has three jobs: eat something, tell one person, and sleep.
1 Tomorrow, one list: what has to be paid, and by when. A number on paper is smaller than a number in the dark.
1 And the day after, write down ten problems you solved at work. Small ones count. That's where the next thing starts.
1 It was your job. It was never your name.

# new-badge | Nobody Knows Where the Spoons Are | for=newjob
1 On your first day you won't know where the spoons are, and everyone will walk around like they always did.
1 They didn't. Every one of them once stood in that kitchen and opened four wrong drawers.
1 So you have three jobs today. Learn five names. Write down what you don't understand. And ask one question you think is stupid.
1 It's the best day for it. A month from now, you'll have to pretend you know.
1 They had other people to choose from, and they chose you.
1 So go open a drawer. It might even be the right one.

# side-of-bed | Today Has a Hole in It | for=dumped
1 Not long ago, all your plans said "we." Now every sentence has a hole in it.
1 I'm not going to tell you about other fish. You didn't want fish.
1 So just for tonight: don't read the old messages. They say what they always said, and you'll hear it differently.
1 Eat something, even toast. Call the friend who doesn't give advice. Put clean sheets on the bed, and lie down right in the middle.
1 It's going to hurt in stupid places: a song, a shelf at the store. That's how it leaves.
1 You didn't lose how you love. That part was always yours.

# toast | You Don't Have to Be Fine | for=dumped
1 Come here, sit down. You don't have to be fine.
1 You don't have to understand it, either. You can go through every word of the last month with a flashlight, and there might not be a clue in there.
1 Someone stopped. That tells you where they are. It doesn't tell you what you are.
1 So today: no checking their profile, no long message, nothing you'd have to regret at breakfast.
1 Drink some water. Walk around the block, twice if you cry. Write the long letter, and put it in a drawer.
1 One morning you'll notice you thought of something else first. You won't even be looking for it.

# third-week | The Part Where Most People Quit | for=gym
1 The first few days, your new shoes carry you. After that, you have to carry them.
1 And this is exactly the point where most people quit. Nothing shows yet, everything hurts, and the couch has kept your spot warm.
1 So make it smaller, but don't stop. Not the whole hour. Pack the bag, go there, do one thing, go home. That counts.
1 You're not training a muscle this week. You're training the way to the door.
1 Your body is slow, and it's honest. It'll show you. Just not on the day you ask.
1 Ten minutes. Shoes on.

# wednesday | A Plan That Survives Wednesday | for=diet
1 Mondays are easy. On a Monday you could live on lettuce and pride.
1 Then it's Wednesday, and someone brings cake, and by the evening you say: well, now it doesn't matter.
1 But it was one slice. When you drop a plate, you don't throw the other eleven after it.
1 So no new start on Monday. The next meal is the new start, and there's one tonight.
1 Change one thing, so small that it almost annoys you. One glass of water. One walk after dinner.
1 A plan that's strict for three days loses to a plan that's kind for a year.

# own-room | The Room With the Old Posters | for=parentshome
1 You know which stair creaks. You still make up a story when you come home late. And someone always asks if you've eaten.
1 You think everyone else has their own key and a plan. A lot of them have a key and a loan.
1 Where you sleep is an address. It's not a grade.
1 So use it, don't just hide in it. Put a number on a piece of paper: what you can save every month. Put a date next to it.
1 And cook on Thursdays, like someone who lives there, not someone who never left.
1 You're not stuck. You're on a landing. The stairs go on from here.

# other-kitchens | You're Only Seeing Their Window | for=compare
1 You're looking at their best second from the middle of your longest day.
1 They posted that picture after the fight, after the forty others they deleted, with the laundry just out of frame.
1 And you're holding it up against your whole life, with the sound on.
1 Nobody wins that. Not even the person in the picture.
1 So mute three of them today. Not out of spite. It's just getting a little loud in here.
1 Then ask one question that has nothing to do with them: what would make this week a little better than last week? Go do that. The only person you're racing is last week's you.

# wedding-invites | One More Invitation | for=friendsahead
1 One more card on the fridge. One more "save the date." And you put on a happy face, and mostly it's real.
1 Then you sit in the car for a minute before you start it.
1 You can be happy for them and sad for yourself. Both fit in one afternoon.
1 But you didn't lose your place in line, because there's no line. Nobody's calling numbers.
1 What they have started on some ordinary evening, when they had no idea.
1 So dance at the wedding. Eat the cake. Then go home and do one thing that's just about your life. It's happening, too.

# first-line-aloud | Learn Only the First Line | for=speaking
1 Your heart's going to be loud. Nobody else can hear it.
1 You call it fear. Your body calls it: here comes something important. It's giving you fuel. Just a little too much of it.
1 So learn one thing by heart: your first sentence. That's all. Once it's out, the second one knows the way.
1 Before you start, put both feet flat on the floor, and breathe out until there's nothing left.
1 Then find one friendly face, and tell it to that one. Slower than you think. A pause just looks like you meant it.
1 It'll be over in minutes. And you'll be the one who stood up.

# hands | Nobody Has Your Notes | for=speaking
1 They're not waiting for you to fail. Most of them are just glad it isn't them.
1 And they don't have your notes. If you forget a sentence, you're the only person in the room who knows it existed.
1 So say it out loud three times today, standing up, to a wall. Not in your head. In your head you're always perfect, and always doomed.
1 Bring a glass of water. It's a pause nobody questions.
1 If your hands shake, hold a pen. If your voice shakes, keep going. It usually settles a few sentences in.
1 You don't have to be good at talking. You just have to want them to know this.

# two-boxes | A Key With No Memories on It | for=moving
1 For a while, you'll be someone who knows the way to the supermarket, and nothing else.
1 You'll say your name a lot. You'll eat standing up. You'll miss a street corner you never even liked.
1 That's not a sign it was wrong. That's the price of the ticket.
1 So on the first night, make the bed before anything else. Then one lamp, one photo, one mug from home.
1 Go to the same coffee place every day. By the second week someone will say: the usual?
1 A place is only strange until one person in it is glad to see you. So show up, and let them find you.

# smell-of-home | You're Carrying It With You | for=homesick
1 It gets you in the middle of a store: a smell, a song, a word only people at home say. And for one second you're standing in your own kitchen.
1 Don't be ashamed of that. You can only miss a place that was good to you.
1 So cook the dish. It won't taste right, because it's the wrong pot. Cook it anyway, and ask someone to eat it with you.
1 Call home, and tell them something small. Not just that you're fine.
1 And find one corner here that's yours: a bench, a window, a baker who nods at you.
1 You didn't leave home. You're carrying it. Some days it's just heavy.

# old-beginner | There Was No Door | for=toolate
1 Somewhere along the way, you got the idea that there was a door, and that it closed.
1 There was no door. There were just people who started earlier, and they're busy.
1 Yes, it'll be slow at first. You'll be clumsy, and you'll get it wrong in front of people.
1 But you have something no kid has: you know why you're doing it. Nobody's making you.
1 So: fifteen minutes today. Not the best teacher, not the perfect gear. The cheap one, the bad one, the first one.
1 The years are going to go by at the same speed either way. You just get to pick what you can do at the end of them.

# ridiculous | Feel Ridiculous, Go Anyway | for=studylate
1 You're going to look around that room, do the math, and think: I'm the oldest one here.
1 Fine. Sit in the front.
1 They're worried about how they look. You can just listen. You know what an hour is worth, so you won't waste this one.
1 Ask the question you have. Three younger people had the same one and didn't dare.
1 You've been a beginner before. Every job, every kitchen, every goodbye. You were bad at it first, and then it was yours.
1 Ridiculous is just what brave feels like from the inside. Take out your pen.

# envelope | It's Only This Hour | for=waiting
1 The hard part about waiting is that there's nothing to do, and your hands don't believe it.
1 So they pick up the phone. Nothing. And again.
1 Whatever the answer is, looking won't change a word of it. You're allowed to put it down for an hour.
1 Give your hands something real: peel potatoes, wash the dishes, walk to the end of the street and back.
1 When your head says "what if," tell it: then I'll deal with it, and I won't be alone with it. Decide now who you'll call first, either way.
1 That's all there is to decide today. Breathe out. It's only this hour.

# quiet-books | The Math You Do in the Car | for=business
1 You smile at the customers, and you do the math in the car.
1 Everyone asks how it's going, and you say: busy. That's the loneliest word there is.
1 So tell one person. Not the whole internet. One person who can count, and who doesn't need you to look good.
1 Then put it on one page: what comes in, what goes out, what can't wait. In your head, it's a monster. On paper, it's a list.
1 Some of it you can close. Some of it you can ask for: more time, smaller payments, that call you've been dreading.
1 It's something you built. It's not all you are.

# small-coins | The Second Part Costs More | for=broke
1 You know the feeling at the register, when the card thinks for a second and you look at something else.
1 Money trouble has a second part, and it costs more: being ashamed of it.
1 So leave the shame out, and look at the numbers. All of them, once, in daylight, with a cup of tea. What has to be paid. What can wait. Who you can ask for time.
1 Most of the people who send bills would rather hear from you than hear nothing.
1 Then do one small thing this week: one thing you cancel, one thing you sell.
1 You're short on money. You're not short on worth. Those are two different accounts.

# send-button | Don't Press Send | for=ex
1 Put your phone down for one minute. Face down. The message will still be there, and so will you.
1 You know what you want to write. You also know what you want to hear back. Nobody has ever gotten that at this hour.
1 Part of what you miss is a person. And part of it's just someone asking how your day was.
1 So tell someone else how your day was. Really. Call the friend who picks up.
1 Or write the whole thing on paper, with all the bad words, and read it tomorrow after breakfast.
1 If it's still true then, it was worth the wait. If it's not, you just saved yourself a long week.

# two-lists | "For Now" Has an End in It | for=hatejob
1 There are jobs you leave at five, and they come home with you anyway.
1 Maybe you stay for the money. That's not weakness, that's rent. So nobody here's telling you to slam a door.
1 But you're allowed to look for the next one while your hand is still on this one.
1 One evening a week, one hour: the resume, one phone call, one thing you'd like to be able to do. Call it your second shift, and this one's for you.
1 And from nine to five, lend them your hands and your head. Not your stomach.
1 You're allowed to stay for now. "For now" is a good phrase. It has an end in it.

# cold-water | Stay in There One More Minute | for=crying
1 Stay in there for one more minute. The door locks, and nobody's counting.
1 It doesn't have to be a good reason. It was probably one small thing on top of thirty others.
1 Breathe out, longer than in. Again. Cold water on your wrists, and a little on the back of your neck.
1 You don't have to explain your eyes to anyone. "I need a minute" is a full sentence.
1 Then do just the next thing. Not the day. The door, the hallway, a glass of water.
1 And tonight, tell someone who likes you. You held it together for a long time. Even bridges get closed for repairs.

# before-you-stop | Are You Done or Are You Tired? | for=givingup
1 Before you quit, one question: are you done with it, or are you tired?
1 They feel exactly the same at night. They look very different after some sleep.
1 Tired says: I can't do this anymore. Done says: I don't want what's at the end of it.
1 So don't decide tonight. Take two days where you don't touch it, and don't talk about it.
1 If you miss it, you were tired. So go back, and do less of it, and do it differently.
1 If you don't miss it, you can put it down, and you don't owe anyone a speech. Either way, you're the one who chose.

# second-spoon | There's No Exam at This Table | for=firstdate
1 You've changed your shirt three times, and the first one was fine.
1 Here's what the other person is doing right now: standing in front of a mirror, asking if this shirt is fine.
1 You're not going to an exam. Nobody has the answer key. There's just a table, and two people who don't know where to put their hands.
1 So ask one question you actually want to know the answer to, and then listen longer than you planned.
1 If it gets quiet, let it. Say: I'm a little nervous. It's a line that almost always gets a smile.
1 And if it doesn't work out, you had one evening, and you had good shoes on.

# wrong-button | That Was Me | for=mistake
1 It happened, you can't take it back, and your ears are still hot.
1 And now you're playing it for yourself over and over, in slow motion.
1 Here's what everyone else is doing: thinking about their own stuff. By tomorrow they'd have to search for it.
1 So say it once, and keep it short: that was my mistake, and here's how I'm fixing it. No speech. No five sorries.
1 Then fix the part that can be fixed.
1 People don't remember who never slipped. They remember who stood there and said: that was me. That's someone you can work with.

# small-door | Make It Too Small to Be Scary | for=startsmall
1 The thing you're not doing has been growing. It was an hour of work once. Now it has a shadow.
1 You won't beat it by yelling at yourself. You've tried that.
1 So make it so small it's silly. Not filling out the form: finding the form. Not the call: writing down the number. Not the run: putting your shoes by the door.
1 Do that one thing. It takes two minutes, and you can stop right after.
1 You'll notice something strange. It wasn't the work that was heavy. It was the door.
1 Two minutes. Start before you have an opinion about it.
`
