import { trade } from './trade.ts'

export const TEACHING = [
  trade(
    /\bpiano (?:tun\w+|repair)\b|\btunes? pianos?\b/i,
    `
? Does your piano still sound the way you remember?
? When was your piano last tuned?
= One visit, and it sings again.
- A piano has more than two hundred strings, and all of them slowly give way.
- It goes out of tune even if nobody plays it.
- Once or twice a year keeps the tuning and the strings alive.
- Heating in winter and damp in summer move the wood.
- Keep it away from the radiator and the sunny window.
- After a move, let it stand for some weeks first.`,
  ),
  trade(
    /\bpiano\b/i,
    `
? Have you always wanted to play the piano?
? What song would you play if you could?
= It's not too late. Everybody starts with one finger.
- One hand first, then the other, then both.
- Slow is fast: what you learn wrong, you learn twice.
- Ten minutes every day beat an hour on Sunday.
- You don't need a grand piano to begin.
- Count out loud. It feels silly, and it works.
- Four chords are enough for hundreds of songs.`,
  ),
  trade(
    /\b(?:guitars?|violins?|singing|voice|drums?|ukulele|saxophone|cello|music) (?:lessons?|teachers?|school|coach\w*|class\w*)\b|\bteach (?:guitar|violin|singing|drums|ukulele|music)\b/i,
    `
? Have you always wanted to make music?
? What song would you play if you could?
= That song in your head? You could be playing it.
- Your fingers hurt for two weeks. Then they don't.
- Ten minutes every day beat an hour on Sunday.
- Leave the instrument where you see it. In its case, nobody plays.
- Play the hard bar ten times slowly, not the whole song once.
- Tuning comes first.
- Play for somebody early, even if it's the cat.`,
  ),
  trade(
    /\b(?:tutor\w*|homework help|maths? (?:lessons?|teacher)|exam prep\w*|test prep\w*|sat prep)\b/i,
    `
? Been stuck on the same page for an hour?
? Is there a subject that ruins your dinner?
= Sometimes all it takes is someone who explains it differently.
- Most gaps are older than the test: a missing brick three rows down.
- "I don't get it" usually means one step, not everything.
- Explaining it to somebody shows you what you know.
- Old tests teach more than reading the chapter again.
- Twenty minutes a day beat the night before.
- A question asked in class is one that ten others had.`,
  ),
  trade(
    /\b(?:english|spanish|french|german|italian|portuguese|japanese|chinese|mandarin|korean|arabic|dutch|language)s? (?:lessons?|teachers?|tutor\w*|school|class\w*|course)\b|\bteach (?:english|spanish|french|german|italian|portuguese|japanese|language\w*)\b/i,
    `
? How long have you been meaning to learn it?
? Do you understand it, but can't say it?
= One day, somebody answers, and you understood.
- You can speak badly in a month. Badly is where everyone starts.
- A few hundred words carry most of a day.
- Learn whole sentences, not lists of words.
- Say it out loud. Silent grammar stays silent.
- Mistakes that made somebody laugh are never made twice.
- Ten minutes a day beat two hours on Sunday.`,
  ),
  trade(
    /\b(?:pottery|ceramics?|painting|drawing|art|watercolou?r|craft|candle[- ]making|knitting|sewing|floristry|jewelry[- ]making) (?:workshops?|class\w*|lessons?|school|studio|course|evenings?)\b/i,
    `
? When did you last make something with your hands?
? "I can't draw." Says who?
= You take it home, crooked and yours.
- Nobody needs talent for the first evening. You need sleeves that roll up.
- The phone stays in the bag, because your hands are dirty.
- The first one always goes wrong, and it's often the one you keep.
- Watch, try, laugh, try again.
- Two hours pass, and nobody has looked at a clock.
- Bring a friend, or come alone. Hands that are busy make talking easy.`,
  ),
  trade(
    /\b(?:daycare|(?<!plant )nursery|kindergarten|preschool|child ?care|child ?mind\w*|babysit\w*|summer camp|kids'? camp)\b/i,
    `
? Who's playing with your child while you work?
? Who says goodbye first in the morning, you or your child?
= You get to pick up a happy, muddy child.
- The first goodbye is hard, and mostly shorter than it feels.
- Say goodbye, and then go. Sneaking out makes it harder.
- One thing from home helps: a bear, a scarf, a photo.
- Mud, blocks and picture books are the curriculum.
- Children learn to share by not wanting to, many times.
- "What did you do?" "Nothing." Ask what was funny instead.`,
  ),
  trade(
    /\b(?:cooking|baking|pasta|sushi|bread) (?:class\w*|school|course|workshops?|lessons?)\b/i,
    `
? Do you always cook the same five things?
? Who taught you to cook?
= You eat what you made, and you can make it again.
- A sharp knife is safer than a dull one.
- Hold the tip down, curl your fingers, go slowly.
- Salt a little at every step, not a lot at the end.
- Taste. That's the whole secret.
- A hot pan and dry meat: that's how it browns.
- At the end, everyone sits down together.`,
  ),
  trade(
    /\b(?:online (?:course|class|school)|e-?learning|coaching (?:program|course))\b/i,
    `
? What have you been meaning to learn?
? Will you know more next month than today?
= Lesson one is waiting. It's the shortest one.
- Most people stop at lesson three. So plan lesson four today.
- Same place, same time: then it's a habit, not a decision.
- Take notes by hand. It's slower, and it stays.
- After each lesson, do one small thing with it.
- Tell somebody what you're learning. They'll ask.
- You may watch it twice. No teacher in school let you do that.`,
  ),
]
