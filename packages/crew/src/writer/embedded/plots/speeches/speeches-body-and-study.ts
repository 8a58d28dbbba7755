/** Speeches that speak of what somebody does, in its own pictures; `for` names it as `activities.ts` does. */
export const SPEECHES_BODY_AND_STUDY = `
# run-laces | Mile Twenty Is Where It Starts | for=run
1 The first mile lies to you. So does the last one.
1 The first one says it's easy. The last one says you can't.
3 Neither one knows you. Your training does.
1 Think of the mornings when the street was dark, the bed was warm, and you laced up anyway.
3 Nobody clapped. A cat looked at you. You ran.
1 Every one of those mornings is in your legs today. You're not running on hope. You're running on them.
1 When it hurts, drop your shoulders, shorten your step, and run to the next lamppost.
1 Then pick another one.
1 That's all a marathon is: one more lamppost, until someone hangs a medal on your neck.

# run-slow | The Slowest Runner Out There | for=run
1 Someone will pass you today. Let them.
1 They don't know how many stairs left you breathless, or how long it's been since you could run for a bus.
2 You're not in their race. You're in yours, and you're leading.
1 Find a pace where you can still talk out loud. If it feels too slow, that's the right one.
3 Breathe in for three steps, out for two. Listen to your shoes.
1 The road doesn't care how fast you cover it. A slow mile is exactly as long as a fast one, and it's all yours.
2 Wind in your face counts double.
1 And whoever finishes last was out there longer than anyone. Go.

# run-wall | When Your Legs Say Stop | for=run
1 At some point today, your legs are going to hand in their resignation.
1 Don't accept it. They've quit on you before, and ten minutes later they were still running.
2 Drink. Get your eyes off the asphalt and onto the back in front of you.
1 You hauled yourself up every hill it took to get here, in rain, in heat, with a cramp in your side.
3 Remember that corner where you always wanted to turn around? You don't even notice it anymore.
1 The wall is real. It's also thin. You don't have to break it. You just have to still be running when it ends.
1 One foot, other foot. The rest is scenery.

# gym-first | Nobody Is Watching You | for=gym
1 The heaviest thing in the gym is the front door.
1 You just moved it. That was your hardest set today.
2 You feel like everyone's staring at you. They're staring at themselves. That's what all the mirrors are for.
1 The guy with the huge arms once stood right here with an empty bar, no clue where to put his towel.
3 Ask him how the machine works. It'll make his day.
1 Don't try to be strong today. Try to be here on Thursday.
2 Muscle gets built on the days in between, while you sleep.
1 In three months you'll carry every grocery bag upstairs in one trip, and it'll take you a second to notice.

# gym-small | Two Kilos More | for=gym
1 You won't see it in the mirror this week.
1 You'll see it when a jar opens, when you catch the train, when you get off the floor without using your hands.
2 The mirror is slow. The stairs are honest.
1 So write it down: today, ten reps. Next week, eleven. Nobody puts eleven on a poster. Eleven is the whole game.
3 Sore is fine. Sharp pain is a stop sign. Know the difference.
1 Some night, the couch is going to make you a really good offer. Put your shoes on and promise yourself ten minutes.
1 You've never once come home from the gym and wished you'd stayed on the couch.

# gym-again | The Week You Missed | for=gym
1 So you missed a week. The gym didn't move.
1 The bar's right where you left it, and it's not asking for an excuse.
2 Missing a week doesn't end it. Turning it into a story about who you are does.
1 Take twenty pounds off. Do half. Leave while you still feel good.
3 Your body remembers way more than you think.
1 Strong people stop, too. They get sick, they get busy. They're just bad at staying away.
1 Pack your bag tonight and leave it at the door, so you'd have to climb over it.

# exam-night | The Night Before | for=exam
1 Close the book for one minute. Look how thick it is.
1 Every page in there used to be brand new to you. Now your pencil marks are all over it.
2 You don't have to know everything tomorrow. You just have to show what you know.
1 Read the whole test first. Start with the question you like best. One easy answer wakes up the hard ones.
3 If your head goes blank, write your name, breathe out, count the windows. It comes back.
1 Tonight, put your pens, water, and ID by the door. Then sleep. Sleep is when your brain files it all away.
1 This time tomorrow, it's over. Walk in like someone who did the work. You did.

# exam-long | One Page at a Time | for=exam
1 Nobody learns a whole subject. You learn a page, and then the next one.
1 Right now there's a stack of notes on your desk, cold coffee, and a voice saying everyone else is done.
2 They're not. They've just put their highlighters away.
1 Set a timer for twenty-five minutes. One topic. Phone in another room. Then stand up and explain it out loud, like you're teaching a kid.
3 Wherever you get stuck, that's the page you start with tomorrow morning.
1 The exam won't ask if you were scared. It'll ask what's in these pages.
1 So turn one. That's how everyone who ever passed it got there.

# exam-grade | More Than a Grade | for=exam
1 There's one thing this exam can't measure: you kept sitting back down.
1 After the chapter you didn't get. After the practice test that went sideways. Next day, you were back at that desk.
2 That's rarer than a really good memory.
1 So make a deal with your nerves. They can come along, but they sit in back and they don't get a pencil.
3 Start with what you know. Mark what you don't. Come back to it with ten minutes left.
1 The answers are in there. Let them out, one line at a time.
1 And when time's up, cap your pen. Whatever's on that paper, you're braver than the day you started.

# present-first | The First Ten Seconds | for=present
1 Your heart's beating fast. So is the heart of every actor behind every curtain.
1 It's the same feeling you get before a roller coaster. And you paid for that.
2 Stand on both feet. Look at one friendly face. Then say your first sentence, the one you know by heart.
1 Nobody out there knows what you planned to say. If you skip a slide, only you'll know.
3 A pause feels like a minute to you. To them it feels like confidence.
1 They didn't come to watch you fail. They came hoping this won't be boring.
1 You've spent more time on this than anyone in that room. Tell it the way you'd tell a friend.

# present-slides | They Want You to Be Good | for=present
1 Look around the room. Half of them are just glad it's not them.
1 They're on your side before you open your mouth.
2 Take a sip of water. Put down the pen you keep clicking.
1 You don't have to be a great speaker. You need one thing they'll take home. Say it first. Say it again at the end.
3 In between, talk half as fast as you want to.
1 If your voice shakes, let it. A voice that shakes and keeps going is braver than one that never shook.
1 Then comes the last slide, and that noise. It's applause. It's for you.

# interview-chair | You Are Interviewing Them, Too | for=interview
1 They already read your application, and they still want to meet you.
1 So the hardest part's over. Someone went through a whole pile and stopped at your name.
2 Take up the whole chair. Put both feet on the floor.
1 Bring three stories: something you built, something that went wrong, someone you helped. One of them fits almost any question they've got.
3 If you don't know, say so. Then say how you'd find out.
1 And ask them something. What does a good first month look like here? You're choosing, too.
1 You don't need to be perfect at that table. You need to be someone they'd be glad to see on Monday.

# interview-door | Before You Ring | for=interview
1 Five minutes before the interview, stop reading about the company.
1 Stand by a window, drop your shoulders, and remember the last time someone said: I'm so glad you were here.
2 That's the person they're looking for.
1 Being nervous doesn't mean you're not ready. It means you care, and the people across that table can tell.
3 Nobody's ever lost a job by taking a breath before an answer.
1 Say I, not we. Tell them what you did. That's not bragging. It's information.
1 If it's a no, it's one chair, in one building. If it's a yes, you'll laugh about these five minutes.

# interview-no | After the Tenth No | for=interview
1 You only need one yes. It won't ask how many times you heard no.
1 The person across the table never saw those rejection emails. To them, this is your first interview.
2 So walk in like it is.
1 Every no taught you something: the question you didn't see coming, the answer that ran long, the shirt that itched.
3 You're way better at this than you were.
1 Tell them what you'd do for them in week one. Hardly anyone does.
1 Then shake hands, smile, and go buy yourself a good coffee. You showed up. Showing up ten times is a qualification.

# school-first | A Desk With Your Name | for=school
1 Tomorrow there's a chair nobody else gets to sit in, because it's yours.
1 There'll be a hook for your jacket, a box for your crayons, and a bell that makes everyone jump on day one.
2 Even your teacher didn't sleep so well. First days are new for teachers, too.
1 You don't need a best friend by lunch. You just need to ask one kid: what's your name?
3 Most kids in that room are hoping someone asks first.
1 If your stomach feels funny, put your hand on it. That's just courage warming up.
1 And when you get home, you'll know a hundred things you don't know tonight. Like where the bathroom is.

# school-brave | The Big Brave Bag | for=school
1 Your backpack is nearly as big as you are, and so is this day.
1 Inside: new crayons, a snack, and everything you already know how to do: tie a knot, count to twenty, say sorry, make someone laugh.
2 Nobody had to teach you that last one.
1 It's okay to hold a hand all the way to the door. Then the hand lets go, and you take three steps. Just three. And you're in.
3 Someone in there might cry a little. You can go sit with them.
1 In the afternoon, the same hand's waiting at the same door.
1 And you'll have so much to tell, your dinner's going to get cold.

# language-mistakes | Say It Wrong First | for=language
1 Every fluent speaker has ordered the wrong thing in a restaurant.
1 They wanted soup and asked for soap. And the next day, they opened their mouth again.
2 That second day is the whole secret.
1 Ten words a day, out loud, while the coffee brews. One song you look up the lyrics to. One stranger you ask for the time.
3 Your accent is proof that you speak more than one language.
1 Kids make a thousand mistakes, and nobody says they're bad at it. We call it learning to talk.
1 So be a kid for ten minutes today. Say it wrong. Someone will understand you, and that beats any list of verbs.
`
