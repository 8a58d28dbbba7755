/** Speeches that carry on; `{opening}` says whom or what they are for. */
export const MOTIVATION = `
# one-step | One Step Is a Direction
1 {opening} Nobody's asking you for the whole mountain.
1 You're asked for the next step, and a step is small enough for the worst day of your life.
2 Put on the shoes. That counts.
3 Open the page. Send the one line. Wash the one cup.
2 You think that people who get there are braver than you. They're not. They've only stopped waiting to feel ready.
3 Ready is a feeling that comes after, not before.
1 Look back at the last thing you thought you'd never get through.
2 You didn't fly over it. You went through it, on foot, in bad weather.
3 You were tired then, too, and it counted just the same.
1 So don't look up. Look down, at your own two feet.
1 One of them is in front. Now the other.

# evidence | Look at the Evidence
1 {opening} Let's look at the evidence, like a court would.
1 The charge: that you can't do this. The witness: the voice in your head.
2 How often was that witness right? It swore you wouldn't survive the last one.
3 It said so the year before, too, under oath, and with tears.
1 Your record for getting through bad days stands at one hundred percent.
2 Every single one, including those that you believed would be the last.
2 Nobody gave you a medal for it. You had breakfast and went on.
3 You learned something along the way that you now do without thinking.
2 That's not luck. Luck doesn't hold for that many years.
3 That's someone who comes back.
1 So thank the witness, and send it home.
1 Case closed. Stand up.

# not-yet | The Word That Is Missing
1 {opening} There's one word missing from what you tell yourself.
1 You say: I can't. You say: I'm not good at it. The word is yet.
2 I can't, yet. Hear how the door stays open?
3 It's three letters long, and it has lifted more people than any speech.
2 Nobody's born knowing how to swim. They only get tired of holding on to the edge.
1 Every master was once a beginner who was embarrassing and stayed.
3 They were laughed at. They went home. And then, on Monday, they came back.
2 What you call failing is the tuition. You've paid it. Don't leave before the lesson.
3 The next try doesn't start from nothing. It starts from everything you know now.
1 So say it once more, the thing that hurts, and put the word behind it.
1 Yet. Now go on.

# quiet-work | The Part Nobody Films
1 {opening} This is about the part that nobody films.
1 Not the finish line. The Tuesday. The dark kitchen, the alarm, the twenty minutes.
2 Nobody claps for a Tuesday.
3 There's no music. There's a cold floor and a decision.
1 But everything you admire in anyone was built on a day like that.
2 The applause is only the receipt. It's printed much later, and often for something else.
2 So if today is dull, good. If today is heavy, good: that's what it weighs.
3 Do it badly, if you have to. Badly done is still on the wall.
3 One brick doesn't look like much. Nobody ever built with anything else.
1 You don't have to love it. You only have to not leave.
1 One Tuesday. Then one more.

# fall | How to Fall
1 {opening} First, you should learn how to fall.
1 Judo starts with it. Skating starts with it. Nobody teaches it for life, so we think that falling is the end.
2 It's a skill. You go soft, you roll, you keep your head.
3 You don't reach for the ones next to you. You breathe out.
1 And then you lie there for one breath, and you look at the ceiling. That's allowed.
2 Nobody ever won anything who hadn't seen that ceiling.
3 The champion has seen it a thousand times. She knows each lamp.
2 What they had wasn't balance. It was a way of getting up that had become a habit.
3 Hand. Knee. Foot. In that order, every time.
1 So you fell. Good. Now you know where the floor is.
1 Hand, knee, foot. Up.

# letter-from-winter | Roots First
1 {opening} Think of a tree in winter.
1 It looks like a mistake. No leaf, no bird, nothing you could show anyone.
2 And under the ground it's busier than ever.
3 Nobody sees it. Nobody puts it in a frame.
1 Roots come first. They come in the dark, and they come slowly.
2 If you pulled it out to see whether it grows, you'd kill it.
2 So stop pulling at yourself every evening to check.
3 Some months are for showing. Some are for holding on.
2 You're not late. You're not behind. You're below.
3 And what grows there will one day hold up everything.
1 Rest, drink, stay. Spring isn't something you have to earn.
1 It comes. Be there when it does.

# permission | Nobody Is Coming to Allow It
1 {opening} Here's the good news, and it sounds like bad news: nobody's coming.
1 Nobody's coming to choose you, to allow it, to say that now is the time.
2 You've been standing at a counter where nobody works.
3 You've been very polite. You even took a number.
1 Walk around it. It was never locked.
2 Those you admire had no permission either. They had a bad first version and a date.
2 They were afraid that someone would ask: who do you think you are?
3 Someone did ask. They shrugged, and went on, and that was that.
3 The answer, by the way, is: someone who does it.
2 You need no title for that, no room, no sign on a door.
1 So give it to yourself, here, in one sentence.
1 I'm allowed to begin. Now begin.

# small-light | Carry the Small Light
1 {opening} You don't need to see the whole road.
1 A headlight shows sixty steps of it. You can cross a country that way, at night, sixty steps at a time.
2 You'd never say: I won't drive until all of it is lit.
3 And yet that's what you tell yourself at three in the morning.
1 So what is in your sixty steps? Not the year. Not the worst that could happen.
2 A call. A glass of water. One page, one lap, one honest sentence.
3 Something so small that it would be silly to be afraid of it.
2 Do that, and the light moves on by itself. That's how lights work.
3 You won't notice the moment when the dark is behind you. Nobody does.
1 You only look up, and there's a house.
1 Drive on. Sixty steps.
`
