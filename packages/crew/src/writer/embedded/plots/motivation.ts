/** Speeches that carry on; `{opening}` says whom or what they are for. */
export const MOTIVATION = `
# one-step | One Step Is a Direction
1 {opening} Nobody's asking you for the whole mountain.
1 You only owe it the next step. And a step fits inside the worst day of your life.
2 Put on the shoes. That counts.
3 Open the page. Send the one line. Wash the one cup.
2 You think the people who make it are braver than you. They're not. They just quit waiting to feel ready.
3 Ready shows up after you start. Never before.
1 Think of the last thing you swore you'd never get through.
2 You didn't fly over it. You walked through it, in the rain.
3 You were just as tired then. It counted anyway, all of it.
1 So don't look up. Look down, at your own two feet.
1 One of them's already in front. Now the other one.

# evidence | Look at the Evidence
1 {opening} Let's look at the evidence, like a court would.
1 The charge: you can't do this. The only witness: that voice in your head.
2 And how often has it been right? It swore you'd never survive the last one.
3 It said the same thing last year. Under oath. In tears.
1 Now your record. Bad days you've gotten through: every single one.
2 Even the ones you were sure would finish you. You're still here.
2 Nobody gave you a medal for that. You ate breakfast and kept going.
3 And you picked up things back then that you now do without thinking.
2 That isn't luck. Luck runs out. You never did.
3 That's someone who comes back.
1 So thank the witness, and send it home.
1 Case closed. Stand up.

# not-yet | The Word That Is Missing
1 {opening} There's one word missing from what you tell yourself.
1 You say: I can't. You say: I'm not good at it. The word is yet.
2 I can't do this yet. Hear that door open?
3 Three letters. They've gotten more people off the floor than this speech ever will.
2 Nobody's born a swimmer. At some point you just let go of the edge.
1 Everyone who's great at it was embarrassing at it first. And stayed.
3 They got laughed at. They went home. And on Monday, they showed up again.
2 You call it failing. It's tuition. You already paid it, so don't skip the class.
3 Your next try doesn't start at zero. It starts with everything you know now.
1 So say it one more time, the thing that hurts. Then add the word.
1 Yet. Now keep going.

# quiet-work | The Part Nobody Films
1 {opening} Let's talk about the part nobody films.
1 Not the finish line. The Tuesday. The dark kitchen, the alarm, the twenty minutes.
2 Nobody claps for a Tuesday.
3 No music. Just a cold floor and a decision.
1 But everything you admire in anyone got built on days like that.
2 The applause is just the receipt. It prints late, and sometimes it never prints.
2 So if today's boring, good. If it's heavy, good. That's what real work weighs.
3 Do it badly if you have to. A crooked brick still makes the wall taller.
3 One brick doesn't look like much. But nobody's ever built with anything else.
1 You don't have to love it. You just have to stay.
1 One Tuesday. Then one more.

# fall | How to Fall
1 {opening} First, you need to learn how to fall.
1 Judo starts with it. Skating starts with it. Life skips that class, so you think falling is the end.
2 It's a skill. You go soft. You roll. You tuck your head.
3 You don't grab whoever's next to you. You breathe out.
1 So you lie there for one breath and look at the ceiling. That's allowed.
2 Nobody's ever won a thing without seeing that ceiling first.
3 The champion's seen it a thousand times. She can name every light.
2 Champions don't have some perfect balance. They've gotten up so often that it turned into a habit.
3 Hand. Knee. Foot. In that order, every time.
1 So you fell. Good. Now you know where the floor is.
1 Hand, knee, foot. Up.

# letter-from-winter | Roots First
1 {opening} Think of a tree in winter.
1 It looks dead. No leaves, no birds, nothing you'd post a picture of.
2 And underground, where you can't see, it's still working.
3 Nobody claps for roots. Nobody takes their picture.
1 Roots come first. They come in the dark. And they take their time.
2 Pull it up to see if it's growing, and you kill it.
2 So stop digging yourself up every night to check.
3 Some months are for showing off. Some are for holding on.
2 You're not late. You're not behind. You're underground.
3 And what grows down there holds up everything else.
1 Rest. Drink some water. Stay. You don't have to earn the spring.
1 It comes. Be there when it does.

# permission | Nobody Is Coming to Allow It
1 {opening} Good news, and it's going to sound like bad news: nobody's coming.
1 Nobody's coming to pick you, to sign off, to tell you it's time.
2 You're waiting at a counter where nobody works.
3 You've been very polite. You even took a number.
1 Quit knocking. The door was never locked.
2 The people you admire didn't have permission. They had a bad first version and a deadline.
2 They were scared someone would ask: who do you think you are?
3 Someone did ask. They shrugged and kept working, and that was that.
3 The answer, by the way: someone who actually does it.
2 You don't need a title, an office, or your name on a door.
1 So give yourself permission, right here, in one sentence.
1 I'm allowed to start. Now start.

# small-light | Carry the Small Light
1 {opening} You don't need to see the whole road.
1 Your headlights only reach two hundred feet. You can cross the whole country that way, at night, two hundred feet at a time.
2 You'd never say: I'm not leaving until the whole road's lit up.
3 But that's exactly what you tell yourself at three in the morning.
1 So what's in your two hundred feet? Not the whole year. Not the worst that could happen.
2 One phone call. One glass of water. One page, one lap, one honest sentence.
3 Something so small it'd feel silly to be scared of it.
2 Do that, and the light moves up with you. That's how headlights work.
3 You won't notice the moment the dark's behind you. Nobody ever does.
1 Then you look up, and you're home.
1 Drive. Two hundred feet.
`
