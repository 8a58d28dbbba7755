/**
 * Shapes for what facts do not settle: each asks the viewer and claims nothing of its own. `kind` is what they fit: a choice
 * between {one} and {other}, a {claim} that something should be, one of taste, and whether {one} is worth it.
 */
export const DEBATES = `
# rounds | {one} or {other}: Three Rounds, You Judge | kind=choice
1 {One} or {other}? Three rounds, and you're the judge.
1 Round one: which of the two would you miss first? Don't think. Give the point.
1 Round two: which one would you recommend to someone you really like? Give the point.
2 Someone you like, mind you. Not someone you want to annoy.
1 Round three: which one would you defend in a room full of people who disagree? Give the point.
3 Count. No, you may not count one round twice.
2 Two points or more, and you have a winner.
3 Three to nothing? Then it was never a contest, and you know it.
3 Two to one? Then you'll still be arguing at breakfast.
1 Write the result below: {one} or {other}, and by how much.

# gone | One of Them Is Gone: {one} or {other}? | kind=choice
1 Tomorrow morning one of these two is gone for good: {one} or {other}.
1 You decide which. No maybe, and no both.
2 Before you answer, look at it from the other side.
1 Who would be saddest about your choice, and what would you say to them?
3 You have one sentence. "It wasn't my idea" is no sentence.
1 And now the harder one: what would the other side have to say so that you change your mind?
2 If nothing comes to mind, it is love, and no opinion.
3 Love is allowed. It's only harder to argue with.
3 Ask the person next to you. If they choose the other one, stay calm.
1 So: which one stays? Write it below, one word, and then why.

# court | In Court: {one} Against {other} | kind=choice
1 Court is in session: {one} against {other}.
1 The side of {one} speaks first. One reason, please, and "everyone knows that" is none.
1 Now the side of {other}. One reason, and "I have always done it so" doesn't count.
2 Cross-examination: name one thing that the other side does better.
3 Silence in the courtroom. Someone is thinking.
2 Whoever can't name one is sent out of the room to cool down.
3 The court thanks all witnesses, most of all the loud ones.
1 The jury is in the comments, and the jury is you.
1 Your verdict: {one} or {other}? One word first, then your reason.

# swap | Change Sides: {one} or {other} | kind=choice
1 Are you on the side of {one}, or of {other}? Good. Now change sides.
1 For the next twenty seconds, you have to argue for the one that you didn't choose.
2 Find one good reason. Just one. It's in there somewhere.
1 Say it out loud, as if you meant it.
3 Nobody heard you. Say it louder.
1 Still on your own side? Then you have earned your opinion.
2 Wavering a little? That's how people learn anything.
3 Could not find a single reason? Then you know one side by heart, and the other not at all.
1 Now tell us: {one} or {other}? And what's the best thing about the other one?

# three | Agree or Disagree? Three Questions First | kind=should
1 {Claim}. Agree or disagree? Answer three questions first.
1 One: if it happened tomorrow, who would lose something?
1 Two: who would win something, and do they have a voice in it?
1 Three: if it had always been that way, would you vote to go back?
2 That last one is the trick. It shows whether you defend a thing, or only what you're used to.
3 Take ten seconds. The comments will still be there.
2 If the third answer came at once, you know where you stand.
3 If it did not, welcome. Most honest people are standing here with you.
1 Agree or disagree? One word below, and then your best reason.

# meeting | The Two Chairs | kind=should
1 {Claim}. Put two chairs in front of you, and sit down in the first one.
1 In this chair you are for it. Say why, in one sentence.
2 No speeches. One sentence, as if your bus were leaving.
1 Now the other chair. You are against it. One sentence again.
2 It has to be a real one, the best that the other side has.
3 If you're grinning, it wasn't their best one.
1 Which chair was harder to leave? That's your answer.
3 And if you're still standing, that's one, too.
1 Tell us below: first chair or second chair, and your one sentence.

# price | What Would It Cost? | kind=should
1 {Claim}. Easy to say. So let us make it harder.
1 What would it cost, and who would pay for it?
2 Money is only one way to pay. Time is another, and so is freedom.
1 And what does it cost to leave everything as it is? Someone is paying for that already.
2 Put the two bills side by side, and look at them honestly.
3 The bill that you don't see is usually the one that someone else gets.
3 You don't need to be sure. You only need to have looked.
1 Which bill is higher? Agree or disagree, one word below, then your number one reason.

# blind | The Blind Test | kind=taste
1 {Claim}. You may shout now. Done? Then be honest for twenty seconds.
1 One: did you make up your own mind about this, or did someone make it up for you?
1 Two: when did you last give the other side a fair try?
2 A fair try. Not one bite with a face like that.
1 Three: would you say the same if nobody were listening?
3 Nobody is listening. Go on.
2 Three honest answers, and you may disagree as loudly as you like.
3 Fewer than three, and you owe the other side an apology.
1 So: agree or disagree? Write it below, and name the strongest point of the other side.

# hill | The Hill | kind=taste
1 Everyone has a small hill that they won't leave. Here is this one: {claim}.
1 You disagree? Good. But a hill has rules.
1 Rule one: say what you like about the other side first.
1 Rule two: no "everyone knows". Everyone knows nothing.
1 Rule three: if someone makes a good point, you have to say so, out loud.
3 It'll hurt. That's how you notice it.
2 Whoever keeps all three rules may plant a flag.
3 Whoever breaks one has to make the tea.
1 Are you coming up, or are you staying down there? Tell us below.

# worth | Is {one} Worth It? Ask Yourself This | kind=worth
1 Is {one} worth it? Nobody can answer that for you, but three questions can.
1 One: what should be different in a year, and is this the shortest way there?
1 Two: what does it cost you in money, in time and in sleep, and what would you do with these instead?
2 Write the three numbers down. In your head they're always smaller.
1 Three: who has done it already, and would they do it again? Ask one of them, and listen to the pause before the answer.
3 The pause says more than the answer.
2 Two clear answers out of three, and you know.
3 None? Then wait a month and ask yourself again. It costs nothing.
1 What's your answer, yes or no? Write it below with the one reason that decides it.

# coin | Flip a Coin: Is {one} Worth It? | kind=worth
1 Is {one} worth it? Take a coin. Heads is yes, tails is no.
1 Now flip it, and while it's in the air, notice what you're hoping for.
2 Don't look at the coin yet. Look at yourself.
1 Relieved when it falls on yes? Then ask what's keeping you.
1 Relieved when it falls on no? Then ask who told you that you have to.
2 And if you want to flip again, you have just heard your answer.
3 The coin is cheap, and it's never offended.
3 It doesn't know you. That's the good thing about it.
1 Yes or no? Write it below, and say what you were hoping for.

# line | Draw the Line | kind=yes-or-no
1 {Claim}? Yes or no? Answer now, before you think.
1 Good. Now think.
1 First: who would be better off if your answer were the rule for everyone?
1 Second: who would be worse off, and would you say it to their face?
2 It is easy to have an opinion about people who aren't in the room.
1 Third: has your answer always been the same? If not, what changed it?
3 Nobody is born with an opinion. Someone or something gave you yours.
2 Still the same answer? Then it is really yours.
1 Yes or no? One word below, and then the reason that you'd give to someone you respect.

# scale | From One to Ten | kind=yes-or-no
1 {Claim}? Give it a number from one to ten. One is a clear no, ten a clear yes.
1 Now explain why it isn't one lower.
1 And why is it not one higher?
2 Those two answers are your real opinion. The number was only where you hid it.
1 Next: name one person you like who would give another number.
2 They aren't stupid, or you wouldn't like them. So what do they see that you do not?
3 If you can't say it, ask them. It's the shortest way to learn something.
1 Has your number moved? Write it below, before and after.

# rather-mirror | The Choice Says More Than You Think | kind=rather
1 Would you rather {one}, or {other}?
1 You have five seconds, and "both" is no answer.
2 Five. Four. Three. You know it already.
1 Now the price. Whatever you chose, the other one is gone for good. Does your answer stand?
1 And now ask the person who knows you best what you chose. If they're wrong, one of you has something to explain.
3 There's no right answer here. There's only yours.
2 Say it out loud, and say why, in one sentence.
1 So: would you rather {one}, or {other}? Write it below.

# rather-vote | You Have to Choose | kind=rather
1 Here's a choice, and you have to make it: would you rather {one}, or {other}?
1 Think of it on a Monday morning. Which one still sounds good?
1 Think of it in ten years. Which one would you miss?
2 If both answers are the same, that was easy.
2 If they're not, you have just found out that you are two people.
3 Most of us are. The two seldom agree about anything.
1 Choose one, write it below, and try to change the mind of whoever wrote before you.
`
