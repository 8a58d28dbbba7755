/** Speeches that speak of what somebody does, in its own pictures; `for` names it as `activities.ts` does. */
export const SPEECHES_BODY_AND_STUDY = `
# run-laces | Mile Twenty Is Where It Starts | for=run
1 The first mile lies to you, and so does the last one.
1 The first says this is easy. The last says you can't.
3 Neither of them knows you. The training does.
1 Think of the mornings when the street was dark and the bed was warm, and you tied your laces anyway.
3 Nobody clapped. A cat looked at you. You ran.
1 Every one of those mornings is in your legs today. You're not running on hope. You're running on them.
1 When it hurts, drop your shoulders, shorten your step, and run to the next lamppost.
1 Then choose another one.
1 A marathon is only that: one more lamppost, until someone hangs a medal around your neck.

# run-slow | The Slowest Runner Out There | for=run
1 Someone will pass you today. Let them.
1 They don't know how many stairs your knees said no to, or how long it has been since you could run for a bus.
2 You're not in their race. You're in yours, and you're leading.
1 Find the pace where you could still say your own name out loud. That's the right one.
3 Breathe in for three steps, out for two. Listen to your shoes.
1 The road doesn't care how fast you cross it. Ten slow minutes are the same distance from your front door as ten fast ones.
2 Wind in your face counts double.
1 And the last one home has run for longer than anyone. Go.

# run-wall | When Your Legs Say Stop | for=run
1 At some point today your legs are going to send you a letter of resignation.
1 Don't sign it. They've sent that letter before, and ten minutes later they were still running.
2 Drink. Lift your eyes from the asphalt to the back in front of you.
1 You've carried yourself up every hill on your way here, in rain, in heat, with a stitch in your side.
3 Remember that corner where you always wanted to turn back? You never think of it anymore.
1 The wall is real. It's also thin, and it's made of the same stuff as every other wall: it ends, if you keep going.
1 One foot, other foot. The rest is scenery.

# gym-first | Nobody Is Watching You | for=gym
1 The heaviest thing in the gym is the front door.
1 You lifted it. Today that was your hardest set.
2 You feel as if everyone is looking at you. They're looking at themselves. There are mirrors on every wall for that.
1 The one with the big arms once stood here with the empty bar, and didn't know where to put his towel.
3 Ask him how the machine works. He will be glad someone did.
1 Don't try to be strong today. Try to be here on Thursday.
2 Your muscles are made on the days in between, when you sleep.
1 In three months you'll carry all the shopping upstairs in one go, and it'll take you a moment to notice.

# gym-small | Two Kilos More | for=gym
1 You won't see it in the mirror this week.
1 You'll see it when you open a jar, when you run for the train, when you stand up from the floor without a hand.
2 The mirror is slow. The stairs are honest.
1 So write it down: today, ten times. Next week, eleven. Nobody puts eleven on a poster, and it's everything.
3 Sore is allowed. Sharp pain is a stop sign. Know the difference.
1 There will be an evening when the couch makes you a very good offer. Put on the shoes, and promise yourself ten minutes.
1 You've never once come home from training and wished you had stayed on the couch.

# gym-again | The Week You Missed | for=gym
1 So you missed a week. The gym didn't move.
1 The bar lies where you left it, and it doesn't want an explanation.
2 People don't fail at training by missing a day. They fail by making a story out of it.
1 Take ten kilos off. Do half. Leave while you still feel good.
3 Your body remembers far more than you think.
1 Strong people aren't those who never stop. They're those who are bad at staying away.
1 Pack the bag tonight, and put it in front of the door, so you'd have to climb over it.

# exam-night | The Night Before | for=exam
1 Close the book for one minute, and look at how thick it is.
1 There was a time when every page of that was new to you. Now your pencil marks are in it.
2 You don't have to know everything tomorrow. You have to show what you know.
1 Read the whole paper first. Start with the question you like best. One easy answer wakes up the hard ones.
3 If your head goes blank, write your name, breathe out, count the windows. It comes back.
1 Tonight, put pens, water and your card by the door. Then sleep. Sleep is when your brain files it all away.
1 This time tomorrow, it's over. Walk in like someone who did the work. You did.

# exam-long | One Page at a Time | for=exam
1 Nobody learns a subject. You learn a page, and then the page that comes after it.
1 Right now there's a stack of paper on your desk, cold coffee, and a voice that says everyone else has finished.
2 They haven't. They've only put away their highlighters.
1 Set a clock to twenty-five minutes. One topic. Phone in another room. Then stand up, and say aloud what you learned, as if to a child.
3 Where you get stuck is the only place that needs you tomorrow.
1 The exam won't ask whether you were scared. It'll ask the things that are in these pages.
1 Turn one over. That's how every person who passed it did it.

# exam-grade | More Than a Grade | for=exam
1 There's one thing that this exam can't measure: that you sat down again.
1 After the chapter that you didn't understand. After the practice test that went wrong. You were back at the desk the next day.
2 That's a rarer talent than a good memory.
1 So make a deal with your nerves. They may come along, but they sit in the back row and don't write.
3 Start with what you know. Mark what you do not. Come back to it with ten minutes left.
1 You've prepared answers. Now let them out, one line after the other.
1 And when they collect the sheets, close your pen. Whatever is on it, you were braver than the day you began.

# present-first | The First Ten Seconds | for=present
1 Your heart is beating fast. So is that of every actor behind every curtain.
1 It's the same feeling as before a roller coaster. You paid for that one.
2 Stand on both feet. Look at one friendly face. Then say your first sentence, the one you know by heart.
1 Nobody down there knows what you wanted to say. If you skip a slide, only you'll notice.
3 A pause feels like a minute to you. To them it feels like confidence.
1 They didn't come to see you fail. They came because they hope it'll be interesting.
1 You know this topic better than anyone in the room. Tell it to them like you'd tell a friend on the stairs.

# present-slides | They Want You to Be Good | for=present
1 Look at the room. Half of them are glad it's not them.
1 They're on your side before you open your mouth.
2 Drink a sip of water. Put down the pen that you're clicking.
1 You don't have to be a great speaker. You have to have one thing they take home. Say it at the beginning, say it again at the end.
3 In between, speak half as fast as you want to.
1 If your voice shakes, let it. A voice that shakes and goes on is braver than one that never shook.
1 Then comes the last slide, and a noise. That noise is for you.

# interview-chair | You Are Interviewing Them, Too | for=interview
1 They've already read your papers, and they still want to meet you.
1 So the hardest part is behind you. Someone went through a pile, and stopped at your name.
2 Sit down on the whole chair. Put both feet on the floor.
1 Bring three stories with you: something you built, something that went wrong, someone you helped. Nearly every question is a door to one of them.
3 If you don't know, say so, and say how you'd find out.
1 And ask them something. What does a good first month look like here? You're choosing, too.
1 You don't need to be perfect at that table. You need to be the person they'd be glad to see on a Monday.

# interview-door | Before You Ring | for=interview
1 Five minutes before the interview, stop reading about the company.
1 Stand by the window, let your shoulders fall, and think of the last time someone said: good that you were there.
2 That's the person they're looking for.
1 Your nerves aren't a sign that you're not ready. They're a sign that this matters to you, and people can see that.
3 Nobody has ever been rejected for taking a breath before an answer.
1 Speak about what you did, not about what everyone did. It's not boasting. It's information.
1 If it's a no, it's a no to one chair in one room. If it's a yes, you'll laugh about these five minutes.

# interview-no | After the Tenth No | for=interview
1 It only takes one yes, and it doesn't know about the others.
1 The person across the table hasn't seen the nine letters in your drawer. For them, this is your first interview.
2 So walk in as if it were.
1 Every no has taught you something: the question that surprised you, the answer that was too long, the shirt that itched.
3 You're much better at this than in spring.
1 Tell them what you can do for them in the first week. Hardly anyone does.
1 Then shake hands, smile, and buy yourself something warm to drink. You showed up. Showing up ten times is a qualification.

# school-first | A Desk With Your Name | for=school
1 Tomorrow there's a chair that nobody else may sit on, because it's yours.
1 There will be a hook for your jacket, a box for your pens, and a bell that everyone jumps at on the first day.
2 Even the teacher has slept a little badly. Teachers are new every year, too.
1 You don't need a best friend by noon. You only need to ask one person: what is your name?
3 Most children in that room hope someone asks them first.
1 If your stomach tickles, put your hand on it. That's only courage, warming up.
1 And when you come home, you'll know a hundred things that you don't know tonight. Where the toilets are, for one.

# school-brave | The Big Brave Bag | for=school
1 Your backpack is nearly as big as you are, and so is this day.
1 Inside it are new pens, something to eat, and all the things you can do already: tie a knot, count to twenty, say sorry, make someone laugh.
2 Nobody had to teach you that last one.
1 It's all right to hold a hand until the door. Then the hand lets go, and you take three steps. Only three. After that you're inside.
3 Someone will be crying a little. You can sit beside them.
1 In the afternoon the same hand waits at the same door.
1 And you'll have so much to tell that your dinner gets cold.

# language-mistakes | Say It Wrong First | for=language
1 Every fluent speaker has ordered the wrong thing in a restaurant.
1 They wanted soup, and they got a shoe. And the next day they opened their mouth again.
2 That second day is the whole secret.
1 Ten words a day, said aloud, while the water boils. One song whose words you look up. One stranger whom you ask the time.
3 Your accent is proof that you speak one language more.
1 Children make a thousand mistakes, and nobody calls them bad at it. We call it learning to talk.
1 So be a child for ten minutes today. Say it wrong. Someone will understand you, and that moment is worth every list of verbs.
`
