import { lookupTable } from '@hookreel/film'
import { GENTLE_PREMISES } from './premises-gentle.ts'
import { RIDDLE_PREMISES } from './premises-of-riddles.ts'

/**
 * Plots around what a prompt itself says happened: {premise} is that, told in the past; {who} is whom it happened to, and
 * {it} what it was about, {rival} who stands against them; two {many} have one {one}. `kind` is what they fit: "often" where it happened again and again or lasts, "once" else.
 */
export const PREMISES: Readonly<Record<string, string>> = lookupTable({
  ...GENTLE_PREMISES,
  ...RIDDLE_PREMISES,
  scary: `
# hours | Three Minutes Past Three | kind=often
1 {Premise}
1 The first time, {he} told {himself} that there was an explanation.
2 There's always an explanation. {He} even said it out loud.
1 The second time, {he} wrote down the hour: three minutes past three.
3 {He} told nobody about {it}. It would have sounded exactly as it sounds now.
1 The third time, {he} sat up and waited for {it}, with every lamp lit.
2 At three minutes past three all of them went out at once.
1 In the dark, someone close to {him} said, very kindly: "You wrote the hour down. Good."
1 "Now you'll know when to open the door."

# counting | She Counted on Her Fingers | kind=once|often|trouble
1 {Premise}
1 {He} told one person about {it}: the old woman who had lived there longest.
2 She didn't ask a single question. That should have warned {him}.
1 "It began like that with the last one, too," she said.
2 "The last what?" asked {who}.
1 She counted on her fingers. She needed both hands.
3 Then she closed her window, although it was warm.
1 "Whatever you do," she said behind the glass, "don't let it notice that you know."
1 Behind {him}, someone cleared their throat.

# report | The Report | kind=once|often|trouble
1 {Premise}
1 {He} went to the police that same night, and the officer didn't write down a word.
1 Instead, the officer opened a drawer and took out a sheet of paper. {It} stood in it, too, and everything else, from beginning to end.
2 Even the part that {he} hadn't told yet.
1 The handwriting was {his} own.
1 "You bring us this every year," said the officer, "on the same night."
3 {Who} turned the sheet over. The back was full of dates.
1 At the bottom {he} had added a line: don't go home.

# question | The Right Question | kind=once|often|trouble
1 {Premise}
1 Afterward, everyone asked {him} the same thing: were you afraid?
2 {He} said no, and that was the truth.
1 Nobody ever asked the right question.
2 Nobody asked why {he} hadn't run away.
1 The truth is that {he} had been waiting for it, ever since {he} was a child.
3 It had been promised to {him}, long ago, in a very small voice.
1 {He} had only never thought it would be so polite.
1 And that it would ask {him} for the names of {his} friends.

# friend | The Friend Who Believed It | kind=once|often|trouble
1 {Premise}
1 {He} called a friend and told everything about {it}, and the friend believed every word.
1 "Stay where you are," said the friend. "I'm coming over."
1 Ten minutes later there was a knock, and {he} was already at the door.
1 Then the phone rang. It was the friend.
2 "I'm sorry," said the friend. "I only just left. Don't open to anyone until I'm there."
1 {Who} stood quite still, one hand on the lock.
3 The knock came again, soft and patient.
1 From the other side, {his} friend's voice said: "Who was that on the phone?"

# neighbor | It Was Never About You | kind=once|often|trouble
1 {Premise}
1 For a long time {he} thought it was about {him}.
2 {He} changed the locks. {He} slept with the light on.
1 Then {he} found an old photograph of the place, and everything in it was exactly as it is today.
2 Even the shadow was in it, in the same corner.
1 Only the person in the middle was someone else.
3 On the back were a name and a year. The name was crossed out.
1 So it had never been about {him}. It had only been {his} turn.
1 This morning there was a new photograph under the door.
`,
  gone: `
# vase | What Was Not Dusty: {It} | kind=gone
1 {Premise} Four people had been in the room, and all four were very sorry.
1 The inspector didn't look at them. She looked at the shelf, where it had stood.
2 There was dust on it, thick and gray, from one end to the other.
1 "When did you last see it?" she asked. "Last night," said all four.
1 "Strange," she said. "Where a thing stands until last night, there's no dust."
3 Someone coughed. It wasn't the dust.
2 So it had been gone for weeks, and nobody had missed it.
1 "Only one of you was certain that we would search this shelf," she said. "The one who called me."
1 The caller looked down. "I wanted someone to notice," he said, "before the insurance ran out."

# umbrella | A Dry Umbrella: {It} | kind=gone
1 {Premise} Outside it had rained since noon.
1 "I only just came in," said the first. "So did I," said the second. "I have been here all day," said the third.
1 The inspector counted the umbrellas in the stand. There were three, and one of them was dry.
2 She touched it twice, to be sure.
1 "Whose is this?" she asked. It was the second one's.
1 "Then you didn't just come in," she said. "You were here before the rain."
3 "Perhaps I have a very good umbrella," said the second. Nobody laughed.
2 It was behind the coats, wrapped in a scarf.
1 "How did you know?" they asked her later. "I did not," she said. "The umbrella did."

# receipt | The Honest Thief: {It} | kind=gone
1 {Premise} In its place lay an envelope with money, to the last cent.
1 "A thief who pays?" said the owner. "I'd never have sold it."
1 "That's just it," said the detective. "Someone asked you, and you said no."
2 The owner thought about it. There had been someone, a long time ago.
1 An old woman, who had only wanted to hold it once more. It had been her mother's.
3 She had asked politely. He hadn't even looked up.
1 They found her on a bench in the park, with it in her lap.
2 She didn't run away. She moved over a little.
1 The owner sat down beside her. He gave her the envelope back, and nothing else.

# clock | Five Past Nine: {It} | kind=gone
1 {Premise} It must have happened at nine, when the lights went out.
1 "I was in the kitchen," said the cook. "In the garden," said the guest. "I was asleep," said the son.
1 "What time was it when the lights came back?" asked the detective.
1 "Five past nine," said the son at once.
2 The detective wrote it down and smiled. All the clocks in the house ran on electricity.
1 "For whoever slept," she said, "the clock beside the bed showed twelve, blinking."
3 The son looked at his hands.
2 It was under his pillow, with the torch.
1 "You were never asleep," she said. "But you look very tired now."

# dog | The Dog That Wagged: {It} | kind=gone
1 {Premise} The window stood open, and everyone said: a stranger.
1 "Did the dog bark?" asked the detective. It had not.
2 It barked at the mailman. It barked at the moon.
1 "So it was someone whom the dog likes," she said, and took a biscuit out of her pocket.
1 She put the dog on the floor and asked everyone to stand still.
3 It was the quietest minute of the whole evening.
1 The dog walked past the uncle, past the neighbor, and sat down at the feet of the housekeeper.
2 Its tail went like a metronome.
1 "It thinks that you have another one," said the detective. "Another biscuit. And we think you have {it}."
`,
  romance: `
# five | Five Minutes Late | kind=once|often|trouble
1 {Premise} That was how it began, and for a long time that was all.
1 Nobody said anything. It is easy to say nothing for a year.
2 A year has three hundred and sixty-five good reasons not to start.
1 Then came a day when one of them didn't come.
1 It was only five minutes. But in those five minutes everything became very clear.
2 Five minutes can be longer than a year.
1 "You're late," said the one who had waited. "I know," said the other. "I was practicing what to say."
3 "And what was it?" There was a long breath.
1 "Hello," it was. Just hello. It was enough to begin with.

# note | The Note | kind=once|often|trouble
1 {Premise} And neither knew the other was counting the days, too.
1 One evening there was a note, folded twice. It said: "Tomorrow, a little longer?"
2 It took two days to find an answer that was short enough.
1 The answer was: "Yes." Underneath, very small, stood: "Please."
2 Tomorrow came, a little longer, and then the day after.
3 They talked about soup, about rain, and about everything that's no secret, and then about the rest.
1 The note is still there, framed, above a table with two cups.
1 Whoever asks about it hears the whole story, told by both, at the same time.

# almost | All the Almosts | kind=once|often|trouble
1 {Premise} Most love stories begin with a meeting. This one is made of almosts.
1 Almost a word. Almost a hand. Almost the same door at the same time.
2 If someone had watched from above, they'd have shouted.
1 Then one rainy day there was only one umbrella, and nobody else in the street.
1 "Which way are you going?" asked one. "Yours," said the other, and turned red.
3 It was the wrong way for both of them. They noticed an hour later.
2 They walked very slowly. It was the shortest long way of their lives.
1 They still keep that umbrella. It has a hole in it now, and they wouldn't change it for any other.
`,
  any: `
# letter | The Sealed Envelope | kind=once|often|trouble
1 {Premise}
1 {He} told nobody about {it}. Instead {he} wrote it all down, put it into an envelope, and sealed it.
2 On the front {he} wrote: for whoever needs it.
1 Years went by. {He} nearly forgot it.
1 Then one day a stranger stood at the door, with an envelope in one hand. It was a different one.
2 "I found this in my father's things," said the stranger. "It says: for whoever needs it."
1 {Who} opened it. It was the same story, word for word.
3 Only the handwriting was another, and the date was older than {he} was.
1 "So it wasn't just me," said {who}.
1 "No," said the stranger, and sat down. "And I have to tell you about mine."

# question | What She Asked | kind=once|often|trouble
1 {Premise}
1 Everyone who heard of it wanted to know how. Only one child asked: "And then?"
2 Children know where a story really begins.
1 {Who} put down {his} cup. "Then," {he} said, "I had to decide what to do with it."
1 {He} could have kept it to {himself}, and nobody would ever have known.
3 It would have been easier. {He} is honest about that.
1 "So I did the other thing," said {who}. "I told the truth, out loud, in front of everyone."
2 "And then?" asked the child.
1 {He} smiled. "Then it got quiet. And then someone began to clap."
1 "Who?" asked the child. "You," said {who}. "You were very small."
`,
})
