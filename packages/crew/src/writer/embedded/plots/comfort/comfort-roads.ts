/** Comfort for work, tests, beginnings, partings and money: `for` is the plight, as in `COMFORT_DAYS`. */
export const COMFORT_ROADS = `
# one-page | The Night Before | for=examahead
1 You have not read all of it. You will not read all of it tonight. So let us stop pretending, and start.
1 Take one sheet of paper, and write down what is sure to come up. Five things, not fifty.
1 Take the first. Twenty-five minutes, phone in another room. Then say it out loud, as if to somebody who has never heard of it. Where you get stuck is where you read again.
1 Then the second.
1 And then sleep. A tired head with everything in it finds nothing.
1 Tomorrow you do not need to know it all. You need to know more than you do right now. That starts with the first sheet.

# timer | Ten Minutes of Bad Studying | for=examahead
1 The book is open, and you have cleaned the whole kitchen. I know.
1 You are not lazy. You are afraid that you will sit down and find out how much it is.
1 So find out. It is never as big on paper as it is in your stomach. Write the list, with a pen, and cross out what you already know. There is something.
1 Now ten minutes of bad studying. Badly is fine. Badly is a start.
1 When the ten are over, you may stop, or do ten more.
1 Nobody ever passed by feeling ready. They passed by turning the page.

# mirror-check | Mirror, Belt, Breathe | for=driving
1 A test is one drive. You have done that many times, only with a friendlier silence next to you.
1 The person with the clipboard is not hoping that you fail. They would like a calm drive and a warm lunch.
1 So drive as if you had to explain it to somebody: mirror, signal, look, go. One thing, then the next.
1 If you do something silly, let it stay behind you on the road. Everybody who stares at one mistake drives into a second.
1 You may be nervous. Nervous people check their mirrors twice.
1 Sit down. Belt. Breathe out. Now turn the key.

# not-this-time | The Same Road, Once More | for=drivingfailed
1 You did not fail at driving. You failed for a few minutes, on a road, with somebody writing things down.
1 That stings, and you have to tell people, and one of them will say it is easy.
1 It is easy for them because nobody sits next to them with a pen.
1 So ask for the sheet, and find the one line that cost you. It is usually one: the look over the shoulder, the gap, the speed.
1 Practice only that, until it bores you.
1 Nobody will ever ask how many times you took it. They will ask: can you pick me up? And you will say yes.

# first-sentence | The First Sentence May Be Bad | for=page
1 A white page is the only thing in the world that gets heavier the longer it is empty.
1 So spoil it. Write: I do not know how to begin. There. It is not white any more.
1 Now write the worst version of what you mean, as if to a friend, with the typos in it.
1 You cannot mend a page that does not exist. You can mend a bad one in an afternoon.
1 No reading first. No new notebook. Fifteen minutes, and you stop in the middle of a sentence, so that tomorrow knows where to go on.
1 It does not have to be good today. It has to be there.

# dry-well | Nothing Comes | for=dry
1 You sit down, and nothing comes. So you get up again. And every day the chair gets a little further away.
1 Do not ask for the big idea today. Ask for one true detail: how the light falls on the table, what the neighbor shouted, why that tune would not leave.
1 Put that down. It takes four minutes. It is allowed to lead nowhere.
1 Tomorrow, one more. You are not filling a book. You are showing the words that the door is open again.
1 A tap that was closed for long gives brown water first. Let it run.

# other-pile | It Was One Desk | for=rejected
1 There it is, in two polite sentences: no.
1 Read it once. Not four times. It does not get better, and there is no hidden page.
1 A no from one desk means that one desk said no. It had a list, and a hurry, and somebody else's name on it.
1 Be angry until dinner. You have earned that much.
1 Then send one question back, if you can: what would have made the difference? And tomorrow, one more application. Not ten. One good one.
1 You need only one yes in the whole pile. The nos are not counted at the end.

# box-of-things | What They Cannot Keep | for=fired
1 They kept the badge. They kept the chair, and the cup, if you forgot it.
1 They did not keep what you can do. That went out of the door with you.
1 You do not have to know today what comes next. Today has three jobs: eat something, tell one person, and sleep.
1 Tomorrow, one list: what has to be paid, and until when. A number on paper is smaller than a number in the dark.
1 And the day after, write down ten things that you have solved at work. Small ones count. That is where the next one begins.
1 It was your job. It was never your name.

# new-badge | Nobody Knows Where the Spoons Are | for=newjob
1 On your first day you will not know where the spoons are, and everybody will walk as if they always did.
1 They did not. Each of them once stood in that kitchen, and opened four wrong drawers.
1 You have three jobs today. Learn five names. Write down what you do not understand. And ask one question that you think is stupid.
1 It is the best day for it. In a month you will have to pretend that you know.
1 They had other people to choose from, and they gave the key to you.
1 So open a drawer. It may be the right one.

# side-of-bed | The Quiet Side of the Bed | for=dumped
1 Not long ago there was a "we" in all your plans. Now every sentence has a hole in it.
1 I am not going to tell you about other fish. You did not want fish.
1 So only for tonight: do not read the old messages. They say the same as before, and you hear it differently.
1 Eat something, even toast. Call the friend who does not give advice. Put clean sheets on the bed, and lie down in the middle.
1 It will hurt in stupid places: a song, a shelf in the shop. That is how it leaves.
1 You did not lose how you love. That part was always yours.

# toast | Today, Only Toast | for=dumped
1 Come here, sit down. You do not have to be fine.
1 You do not have to understand it, either. You can go through every word of the last month with a lamp, and there may be no clue in it.
1 Somebody stopped. That says where they are. It does not say what you are.
1 So today: no profile, no long letter, nothing that you would have to be sorry for at breakfast.
1 Drink water. Walk round the block, twice if you cry. Write the long letter, and put it in a drawer.
1 One morning you will notice that you thought of something else first. You will not even be looking for it.

# third-week | The Part Where Most People Leave | for=gym
1 The first days are carried by new shoes. After that, you have to carry them.
1 This is exactly the point where most people leave. Nothing shows yet, everything aches, and the sofa has kept your place warm.
1 So make it smaller, and do not stop. Not the whole hour. Pack the bag, go there, do one thing, go home. That counts.
1 You are not training a muscle this week. You are training the way to the door.
1 The body is slow, and it is honest. It will show you. Only not on the day that you ask.
1 Ten minutes. Shoes on.

# wednesday | The Plan That Survives a Wednesday | for=diet
1 Mondays are easy. On a Monday you could live on lettuce and pride.
1 Then comes Wednesday, and somebody brings cake, and by evening you say: now it does not matter any more.
1 But it was one slice. When you drop a plate, you do not throw the other eleven after it.
1 So no new start on Monday. The next meal is the new start, and there is one tonight.
1 Change one thing, and so little that it almost annoys you. One glass of water. One walk after dinner.
1 A plan that is strict for three days loses against one that is kind for a year.

# own-room | The Room with the Old Posters | for=parentshome
1 You know which step creaks. You still lie a little when you come home late. And somebody always asks if you have eaten.
1 You think that everybody else has a key of their own and a plan. A lot of them have a key and a loan.
1 Where you sleep is an address. It is not a grade.
1 So use it, and do not only hide in it. Put a number on a piece of paper: what you can put away each month. Put a date next to it.
1 And cook on Thursdays, like somebody who lives there and not like somebody who never left.
1 You are not stuck. You are on a landing. Stairs go on from there.

# other-kitchens | You Only See Their Window | for=compare
1 You are looking at their best second, from your longest day.
1 They put the picture up after the quarrel, after the forty others that were deleted, with the laundry just outside the frame.
1 And you hold it against your whole life, with the sound on.
1 Nobody wins that. Not even the person in the picture.
1 So mute three of them today. Not out of spite. It is only getting a bit loud in here.
1 Then ask one question that has nothing to do with them: what would make this week a little better than the last? Do that one. You are only racing where you were.

# wedding-invites | Another Invitation | for=friendsahead
1 One more card on the fridge. One more "save the date". And you put on a face that is glad, and it mostly is.
1 Then you sit in the car for a minute before you start it.
1 You can be happy for them and sad for yourself. Both fit in one afternoon.
1 But there is no line in which you lost your place. Nobody behind you, nobody calling numbers.
1 What they have began with some evening when they did not know it yet.
1 So dance at the wedding. Eat the cake. Then go home and do one thing that is only about your own life. It is going on, too.

# first-line-aloud | Learn Only the First Line | for=speaking
1 Your heart is going to be loud. Nobody else can hear it.
1 What you call fear, your body calls: here comes something important. It is only giving you fuel, and a bit too much.
1 So learn one thing by heart: your first sentence. Only that. When it is out, the second one knows the way.
1 Before you start, put both feet flat on the floor, and breathe out until nothing is left.
1 Then look for one friendly face, and tell it to that one. Slower than you think. A pause looks like you meant it.
1 It will be over in minutes. And you will have been the one who stood up.

# hands | Where to Put Your Hands | for=speaking
1 They are not waiting for you to fail. Most of them are glad that it is not them.
1 And they do not have your notes. If you forget a sentence, you are the only person in the room who knows that it existed.
1 So say it out loud three times today, standing, to a wall. Not in your head. In your head you are always perfect and always doomed.
1 Take a glass of water with you. It is a pause that nobody questions.
1 If your hands shake, hold a pen. If your voice shakes, go on. It stops by the third sentence.
1 You do not have to be good at talking. You only have to want them to know it.

# two-boxes | A Key with No Memories on It | for=moving
1 For a while you will be somebody who knows the way to the supermarket, and nothing else.
1 You will say your name a lot. You will eat standing up. You will miss a corner that you never even liked.
1 That is not a sign that it was wrong. That is the price of the ticket.
1 So on the first evening, make the bed before anything else. Then one lamp, one photo, one cup that comes from home.
1 Go to the same bakery every day. By the second week somebody will ask: the usual?
1 A place is only strange until one person in it is glad to see you. Be there, and let them find you.

# smell-of-home | Far from Your Own Street | for=homesick
1 It comes in the middle of a shop: a smell, a tune, a word that only people at home say. And for a second you are standing in your kitchen at home.
1 Do not be ashamed of that. You can only miss a place that was good to you.
1 So cook the dish. It will not taste right, because the pot is wrong. Cook it anyway, and ask somebody to eat it with you.
1 Call home, and tell them something small, not only that you are fine.
1 And find one corner here that is yours: a bench, a window, a baker who nods.
1 You did not leave home. You are carrying it. Some days it is just heavy.

# old-beginner | The Oldest in the Room | for=toolate
1 Somewhere you picked up the idea that there was a door, and that it closed.
1 There was no door. There were only people who started earlier, and they are busy.
1 Yes, it goes slower at first. You will be as clumsy as a child, and get it wrong in front of others.
1 But you have something that no child has: you know why you are doing it. Nobody is making you.
1 So, fifteen minutes today. Not the best teacher, not the perfect gear. The cheap one, the bad one, the first one.
1 The years will go by at the same speed. You only choose what you can do at the end of them.

# ridiculous | Feel Ridiculous, Go Anyway | for=studylate
1 You will look around that room, and do the sum, and think: I am the oldest one here.
1 Fine. Sit down in front.
1 They are worried about how they look. You can just listen. You know what an hour is worth, so you will not waste this one.
1 Ask the question that you have. Three younger people had the same one, and did not dare.
1 You have been a beginner before. In each job, in each kitchen, at each goodbye. You were always bad at it first, and then it was yours.
1 Ridiculous is only what brave feels like from the inside. Take out the pen.

# envelope | The Answer Is Already on Its Way | for=waiting
1 The hard part about waiting is that there is nothing to do, and your hands do not believe it.
1 So they pick up the phone. Nothing. And again.
1 Whatever the answer is, your looking does not change a word of it. You are allowed to put it down for an hour.
1 Give your hands something real: peel potatoes, wash the cups, walk to the end of the street and back.
1 When your head says "what if", answer: then I will see, and I will not be alone with it. Choose now whom you will call first, either way.
1 That is all that can be decided today. Breathe out. It is only this hour.

# quiet-books | The Numbers at Night | for=business
1 You smile at the door, and do the sums in the car.
1 Everybody asks how it is going, and you say: busy. That is the loneliest word there is.
1 So tell one person. Not the whole internet. One, who can count, and who does not need you to look good.
1 Then put it on one page: what comes in, what goes out, what cannot wait. It is bad in your head without a pen. With a pen, it is a list.
1 Some things can be closed. Some can be asked for: more time, smaller steps, a call that you were afraid of.
1 It is something that you built. It is not all that you are.

# small-coins | The Screen at the Cash Machine | for=broke
1 You know the feeling at the till, when the card thinks for a moment, and you look at something else.
1 Money trouble has a second part that costs more: being ashamed of it.
1 So leave the shame out, and look at the numbers. All of them, once, in daylight, with a cup of tea. What must be paid. What can wait. Whom you can ask for time.
1 Most people who send bills would rather hear from you than hear nothing.
1 Then one small thing this week: one thing that you cancel, one thing that you sell.
1 You are short of money. You are not short of worth. Those are two different accounts.

# send-button | Do Not Press Send | for=ex
1 Put the phone down for one minute. Face down. The message will still be there, and so will you.
1 You know what you want to write. You also know what you want to get back. Nobody has ever got that at this hour.
1 What you miss is partly a person, and partly a place where somebody asked how your day was.
1 So tell somebody else how your day was. Really. Call the friend who picks up.
1 Or write the whole message on paper, with all the bad words, and read it tomorrow after breakfast.
1 If it is still true then, it was worth waiting for. If it is not, you have saved yourself a long week.

# two-lists | It Pays, and It Costs | for=hatejob
1 There are jobs that you leave at five, and they come home with you anyway.
1 Maybe you stay for the money. That is not weakness, that is rent. So nobody here tells you to slam a door.
1 But you may look for another one while your hand is still on this one.
1 One evening a week, one hour: the old papers, one phone call, one thing that you want to be able to do. Call it your second shift, and this one is for you.
1 And from nine to five, lend them your hands and your head. Not your stomach.
1 You are allowed to stay for now. For now is two good words. It has an end in it.

# cold-water | The Door That Locks | for=crying
1 Stay in there for a minute longer. The door locks, and nobody is counting.
1 It does not have to be a good reason. It was probably one small thing on top of thirty others.
1 Breathe out, longer than in. Again. Cold water on your wrists, and a bit behind the ears.
1 You do not have to explain your eyes to anybody. "I need a minute" is a whole sentence.
1 Then do only the next thing. Not the day: the door, the hallway, a glass of water.
1 And tonight, tell somebody about it who likes you. You held it together for a long time. Even bridges get a day for repairs.

# before-you-stop | Tired or Finished? | for=givingup
1 Before you stop, one question: are you finished with it, or are you tired?
1 They feel exactly the same in the evening. They look quite different after a night of sleep.
1 Tired says: I cannot do this any more. Finished says: I do not want what is at the end of it.
1 So do not decide tonight. Take two days in which you do not touch it, and do not talk about it.
1 If you miss it, you were tired. Then come back, and do less of it, and differently.
1 If you do not miss it, you may put it down, and nobody needs a speech about it. Both ways, you are the one who chose.

# second-spoon | Nobody Is Checking Your Homework | for=firstdate
1 You have changed your shirt three times, and the first one was fine.
1 Here is what the other one is doing right now: looking into a mirror, asking if this shirt is fine.
1 You are not going to an exam. Nobody has the list of right answers. There is only a table, and two people who do not know where to put their hands.
1 So ask one question that you really want to know about, and then listen for longer than you have planned.
1 If it gets quiet, let it. Say: I am a bit nervous. It is the one line that always gets a smile.
1 And if it does not work, you have had one evening, and good shoes on.

# wrong-button | That Was Me | for=mistake
1 It is done, you cannot take it back, and your ears are still hot.
1 Now you are showing it to yourself again and again, in slow motion.
1 Here is what the others are doing: they are thinking about their own thing. Tomorrow they would have to search for it.
1 So say it once, and short: that was my mistake, this is how I will fix it. No speech. No five sorries.
1 Then fix the part that can be fixed.
1 People do not remember who never slipped. They remember who stood there and said: that was me. That is somebody you can work with.

# small-door | Make It Too Small to Fear | for=startsmall
1 The thing that you are not doing has grown. It was an hour of work once. Now it has a shadow.
1 You will not beat it by shouting at yourself. You have tried that.
1 Make it so small that it is silly. Not the form: find the form. Not the call: write the number on a piece of paper. Not the run: put the shoes by the door.
1 Do that one. It takes two minutes, and you may stop after it.
1 You will notice something odd. It is not the work that was heavy. It was the door.
1 Two minutes. Start before you have an opinion about it.
`
