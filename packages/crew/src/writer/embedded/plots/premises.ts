/**
 * Plots around what a prompt itself says happened: {premise} is that, told in the past; {who} is whom it happened to, and
 * {it} what it was about, {rival} who stands against them; two {many} have one {one}. `kind` is what they fit: "often" where it happened again and again or lasts, "once" else.
 */
export const PREMISES: Readonly<Record<string, string>> = {
  scary: `
# hours | Three Minutes Past Three | kind=often
1 {Premise}
1 The first time, {he} told {himself} that there was an explanation.
2 There is always an explanation. {He} even said it out loud.
1 The second time, {he} wrote down the hour: three minutes past three.
3 {He} told nobody about {it}. It would have sounded exactly as it sounds now.
1 The third time, {he} sat up and waited for {it}, with every lamp lit.
2 At three minutes past three all of them went out at once.
1 In the dark, somebody close to {him} said, very kindly: "You wrote the hour down. Good."
1 "Now you will know when to open the door."

# counting | She Counted on Her Fingers | kind=once|often|trouble
1 {Premise}
1 {He} told one person about {it}: the old woman who had lived there longest.
2 She did not ask a single question. That should have warned {him}.
1 "It began like that with the last one, too," she said.
2 "The last what?" asked {who}.
1 She counted on her fingers. She needed both hands.
3 Then she closed her window, although it was warm.
1 "Whatever you do," she said behind the glass, "do not let it notice that you know."
1 Behind {him}, somebody cleared their throat.

# report | The Report | kind=once|often|trouble
1 {Premise}
1 {He} went to the police that same night, and the officer did not write down a word.
1 Instead, the officer opened a drawer and took out a sheet of paper. {It} stood in it, too, and everything else, from beginning to end.
2 Even the part that {he} had not told yet.
1 The handwriting was {his} own.
1 "You bring us this every year," said the officer, "on the same night."
3 {Who} turned the sheet over. The back was full of dates.
1 At the bottom {he} had added a line: do not go home.

# question | The Right Question | kind=once|often|trouble
1 {Premise}
1 Afterward, everybody asked {who} the same thing: were you afraid?
2 {He} said no, and that was the truth.
1 Nobody ever asked the right question.
2 Nobody asked why {he} had not run away.
1 The truth is that {he} had been waiting for it, ever since {he} was a child.
3 It had been promised to {him}, long ago, in a very small voice.
1 {He} had only never thought that it would be so polite.
1 And that it would ask {him} for the names of {his} friends.

# friend | The Friend Who Believed It | kind=once|often|trouble
1 {Premise}
1 {He} called a friend and told everything about {it}, and the friend believed every word.
1 "Stay where you are," said the friend. "I am coming over."
1 Ten minutes later there was a knock, and {he} was already at the door.
1 Then the phone rang. It was the friend.
2 "I am sorry," said the friend. "I only just left. Do not open to anybody until I am there."
1 {Who} stood quite still, one hand on the lock.
3 The knock came again, soft and patient.
1 From the other side, {his} friend's voice said: "Who was that on the phone?"

# neighbor | It Was Never About You | kind=once|often|trouble
1 {Premise}
1 For a long time {he} thought that it was about {him}.
2 {He} changed the locks. {He} slept with the light on.
1 Then {he} found an old photograph of the place, and everything in it was exactly as it is today.
2 Even the shadow was in it, in the same corner.
1 Only the person in the middle was somebody else.
3 On the back were a name and a year. The name was crossed out.
1 So it had never been about {him}. It had only been {his} turn.
1 This morning there was a new photograph under the door.
`,
  bedtime: `
# smallest | The Smallest One Asked | kind=trouble
1 {Premise}
1 On Monday the others laughed a little. On Tuesday they only smiled.
1 On Wednesday the smallest of them asked: "What is that like?"
2 Nobody had ever asked that. {Who} had to think about it for a long time.
1 "A little bit lonely," said {who} at last.
1 "Then I will sit with you," said the smallest one, and did.
2 They sat there until the moon came up and looked over the roof.
3 The moon had seen a great many things, and liked this one best.
1 Nothing was different about {it}. But {he} was not lonely anymore.
1 And that was all {he} had ever needed. Goodnight.

# apple | The Last Slice | kind=trouble
1 {Premise}
1 {Who} went to the owl and asked what to do about {it}. The owl knew everything, but not this.
2 {He} asked the river. The river was in a hurry, as always.
1 At last {he} asked Grandmother, who was peeling an apple.
1 "When I was small," said Grandmother, "it was just the same with me."
2 "And what did you do?" asked {who}. "I told somebody," she said. "As you did now."
1 They ate the apple, one slice for each, until one slice was left.
3 "That one is for tomorrow," said Grandmother. "Tomorrow is always a little hungry."
1 "And now?" asked {who}. "Now it is a story," she said, "and stories may sleep."
1 So {who} slept, too. Goodnight.

# moon | The Moon Kept It | kind=trouble
1 {Premise}
1 And as nobody else was awake, {he} told the moon all about {it}.
2 The moon leaned a little closer. It is a very good listener.
1 "Shall I keep it for you until morning?" asked the moon. "Then it is not so heavy."
1 {Who} thought about it, and nodded.
2 So the moon put it into a pocket of cloud, and closed the pocket carefully.
3 A star came over to look. "Not yours," said the moon, quite friendly.
1 All at once {he} felt light, as light as a feather in a warm room.
1 In the morning it was back, and it had become much smaller.
1 It fit into one hand now. Goodnight.

# blanket | A Very Good Day | kind=once|often
1 {Premise}
1 "Well," said the snail, who had watched it all, "that was a very good day."
2 "Was it?" asked {who}. "I thought that everything went wrong."
1 "First something happened," said the snail. "Then somebody helped. And now we can tell it."
1 So they told it. {Who} told the beginning, and the snail told the slow parts.
2 It became longer with every telling, and a little bit funnier.
3 In the end there was even an elephant in it. Nobody knew where it came from.
1 By then {he} had to laugh, and after the laugh there came a yawn.
1 And after the yawn there came the night. Goodnight.

# help | Everybody Came | kind=trouble
1 {Premise}
1 The mouse heard about {it} first, and the mouse told everybody.
2 She did not mean any harm. She simply has no door to close.
1 So they all came: the hedgehog with a lantern, the goose with a plan, and the bear with honey.
2 The plan was not very good. The honey was.
1 They stood around {who}, and nobody knew what to say.
1 "We are only here," said the bear, "so that you are not alone with it."
3 The goose folded up her plan. It had not been needed at all.
1 And that helped more than any plan.
1 They stayed until {he} was asleep. Then they blew out the lantern. Goodnight.

# show | Show Me Again | kind=once|often
1 {Premise}
1 "Show me again," said the mouse, who had missed it because she had been sneezing.
2 The mouse always missed the best parts. She had a very small nose and a great deal of dust.
1 So {who} told it again from the start, and did all the voices.
1 "Oh," said the mouse. "And I thought that today nothing would happen at all."
2 They sat down and talked about {it} for a while.
1 "Will it happen again tomorrow?" asked the mouse.
1 "Perhaps," said {who}, and yawned. "But one has to sleep in between." Goodnight.

# list | The Book of Firsts | kind=once|often
1 {Premise}
1 The turtle has a book in which all first times are written down. She opened it and put on her glasses.
2 First snow stood in it, and first tooth, and the first time that somebody said sorry without being asked.
1 "How did it feel?" asked the turtle, with her pen in the air.
1 {Who} thought about it. "Warm here," {he} said, and showed where, "and a little bit wobbly there."
2 "That is how all of them feel," said the turtle, and wrote it down.
3 She drew a small wobble beside it, so that nobody would forget.
1 "And what comes now?" asked {who}.
1 "Now comes the second time," said the turtle. "But that one is for tomorrow." Goodnight.
`,
  share: `
# half | Half Is a Funny Word: Two {many} and One {one} | kind=share
1 Two {many} found one {one}, both at the same moment.
1 "Mine," said the first. "Mine," said the second. Then it was very quiet.
2 The first held on to one end. The second held on to the other. Nobody had any fun.
1 "I could have it in the morning," said the first, "and you in the afternoon."
1 In the morning the first one had it, and looked over at the second one. It was not much fun alone.
3 In the afternoon it was just the same, the other way around.
1 "Shall we try it together?" asked the second.
1 And together it was twice as good. Nobody knows how that works.
2 One half and one half made much more than a whole.
1 With whom will you share something today?

# turns | My Turn, Your Turn: Two {many} and One {one} | kind=share
1 There was only one {one}, and there were two {many}.
1 They pulled. They pushed. They shouted so loud that a bird lost count of her eggs.
2 "One of you has it," said the bird, "and both of you are crying. Is that how it works?"
1 The two {many} looked at each other. It was not how it works.
1 "You first," said one, very quietly. "Then you," said the other.
3 The bird counted to ten for each turn. She was happy to count something at last.
2 And while one had a turn, the other clapped.
1 In the end neither of them could say whose turn had been better.
1 What would you say to a friend who wants a turn?

# guest | The Guest Table: Two {many} and One {one} | kind=share
1 Two {many} lived side by side, and between them lay one {one}.
1 "I saw it first," said one. "I need it more," said the other. Both were a little bit right.
2 They asked the hedgehog to decide. The hedgehog asked for a minute, and fell asleep.
1 So they had to find out for themselves.
1 "What if it belongs to neither of us," said one, "and we are both its guests?"
3 They liked that. Guests say please, and guests say thank you.
1 From that day on they asked each other first, and the answer was nearly always yes.
2 When the hedgehog woke up, it was all settled. "You are welcome," he said.
1 What could you be a guest of today?
`,
  gone: `
# vase | What Was Not Dusty: {It} | kind=gone
1 {Premise} Four people had been in the room, and all four were very sorry.
1 The inspector did not look at them. She looked at the shelf, where it had stood.
2 There was dust on it, thick and gray, from one end to the other.
1 "When did you last see it?" she asked. "Last night," said all four.
1 "Strange," she said. "Where a thing stands until last night, there is no dust."
3 Somebody coughed. It was not the dust.
2 So it had been gone for weeks, and nobody had missed it.
1 "Only one of you was certain that we would search this shelf," she said. "The one who called me."
1 The caller looked down. "I wanted somebody to notice," he said, "before the insurance ran out."

# umbrella | A Dry Umbrella: {It} | kind=gone
1 {Premise} Outside it had rained since noon.
1 "I only just came in," said the first. "So did I," said the second. "I have been here all day," said the third.
1 The inspector counted the umbrellas in the stand. There were three, and one of them was dry.
2 She touched it twice, to be sure.
1 "Whose is this?" she asked. It was the second one's.
1 "Then you did not just come in," she said. "You were here before the rain."
3 "Perhaps I have a very good umbrella," said the second. Nobody laughed.
2 It was behind the coats, wrapped in a scarf.
1 "How did you know?" they asked her later. "I did not," she said. "The umbrella did."

# receipt | The Honest Thief: {It} | kind=gone
1 {Premise} In its place lay an envelope with money, to the last cent.
1 "A thief who pays?" said the owner. "I would never have sold it."
1 "That is just it," said the detective. "Somebody asked you, and you said no."
2 The owner thought about it. There had been somebody, a long time ago.
1 An old woman, who had only wanted to hold it once more. It had been her mother's.
3 She had asked politely. He had not even looked up.
1 They found her on a bench in the park, with it in her lap.
2 She did not run away. She moved over a little.
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
1 {Premise} The window stood open, and everybody said: a stranger.
1 "Did the dog bark?" asked the detective. It had not.
2 It barked at the mailman. It barked at the moon.
1 "So it was somebody whom the dog likes," she said, and took a biscuit out of her pocket.
1 She put the dog on the floor and asked everybody to stand still.
3 It was the quietest minute of the whole evening.
1 The dog walked past the uncle, past the neighbor, and sat down at the feet of the housekeeper.
2 Its tail went like a metronome.
1 "It thinks that you have another one," said the detective. "Another biscuit. And we think that you have {it}."
`,
  romance: `
# five | Five Minutes Late | kind=once|often|trouble
1 {Premise} That was how it began, and for a long time that was all.
1 Nobody said anything. It is easy to say nothing for a year.
2 A year has three hundred and sixty-five good reasons not to start.
1 Then came a day when one of them did not come.
1 It was only five minutes. But in those five minutes everything became very clear.
2 Five minutes can be longer than a year.
1 "You are late," said the one who had waited. "I know," said the other. "I was practicing what to say."
3 "And what was it?" There was a long breath.
1 "Hello," it was. Just hello. It was enough to begin with.

# note | The Note | kind=once|often|trouble
1 {Premise} And neither knew that the other was counting the days, too.
1 One evening there was a note, folded twice. It said: "Tomorrow, a little longer?"
2 It took two days to find an answer that was short enough.
1 The answer was: "Yes." Underneath, very small, stood: "Please."
2 Tomorrow came, a little longer, and then the day after.
3 They talked about soup, about rain, and about everything that is no secret, and then about the rest.
1 The note is still there, framed, above a table with two cups.
1 Whoever asks about it hears the whole story, told by both, at the same time.

# almost | All the Almosts | kind=once|often|trouble
1 {Premise} Most love stories begin with a meeting. This one is made of almosts.
1 Almost a word. Almost a hand. Almost the same door at the same time.
2 If somebody had watched from above, they would have shouted.
1 Then one rainy day there was only one umbrella, and nobody else in the street.
1 "Which way are you going?" asked one. "Yours," said the other, and turned red.
3 It was the wrong way for both of them. They noticed an hour later.
2 They walked very slowly. It was the shortest long way of their lives.
1 They still keep that umbrella. It has a hole in it now, and they would not change it for any other.
`,
  funny: `
# news | And Now the Weather | kind=once|often|trouble
1 Good evening. Here is the news. {Premise}
1 Our reporter spoke to those who were there.
1 "I have lived here for forty years," said one of them, "and it is the best thing that ever happened."
2 "I saw nothing," said another, "but I would like to be on television."
1 An expert was asked. The expert said: "Hm."
3 A second expert disagreed, and said: "Hm?"
2 The mayor promised to look into it, and was seen looking into it through the window.
1 {Who} gave no interview, but seemed very pleased.
3 We asked for a comment. We got a look.
1 And now the weather. It does not matter. Nobody is watching that now.

# meeting | Item One | kind=once|often|trouble
1 {Premise}
1 There was a plan for fire, and a plan for flood. There was no plan for this.
1 So they held a meeting. It lasted three hours, two of them about the cookies.
2 One said: ignore it. One said: call somebody. One asked who had eaten the last cookie.
1 Meanwhile {who} was having the best day of {his} life.
3 The minutes call it "item one". Nobody could think of a word for it.
2 Somebody drew it on the board. The drawing was very good, and helped nobody.
1 In the end they voted, eleven in favor and none against.
1 Next Tuesday, the same again.

# excuse | A Perfectly Good Reason | kind=once|often|trouble
1 {Premise}
1 "There is a perfectly good reason for {it}," said {who}.
1 Everybody waited for the reason.
2 It got so quiet that one could hear the fridge think.
1 "Well," said {who}, and looked at the ceiling, where no reason was to be seen.
3 Somebody brought a chair. Somebody else brought popcorn.
2 A minute went by, and then a second one, slowly, to look at it better.
1 "It will come to me," said {who}, and sat down.
1 That was four years ago. The popcorn has been refilled twice.
1 They still say that it is the best reason anybody never gave.

# review | Two Stars: {Who} | kind=once|often|trouble
1 {Premise} By evening there were forty reviews of it.
1 "Five stars," wrote one. "I cried. I am not sure why."
2 "Four stars," wrote another. "One star less because nobody warned my mother."
1 "Three stars," wrote a third. "It went on longer than my wedding."
3 "Two stars. I was only looking for parking."
1 Then came a review by {who} in person: one star.
2 The whole town read it over breakfast.
1 "It could have been so much better," it said. "I was not properly warmed up."
1 The repeat is on Saturday. It is sold out.

# manual | Page Two Hundred and Twelve | kind=once|often|trouble
1 {Premise} Luckily there is a manual for everything.
1 It has three hundred pages. This was on page two hundred and twelve.
2 "Step one," it said. "Stay calm." Everybody had already skipped that one.
1 "Step two: look surprised." That went very well.
1 "Step three: see step two."
3 Somebody turned the page. It was stuck together with jam.
2 So they looked surprised until their faces hurt.
1 Meanwhile {who} read page two hundred and thirteen, laughed out loud, and would not say why.

# trial | Order in the Court: {Who} | kind=once|often|trouble
1 {Premise} A week later there was a trial about it.
1 "How do you plead?" asked the judge. {Who} looked at the ceiling.
2 The ceiling was looked at by everybody. It was a nice ceiling.
1 The first witness had seen everything, but in the wrong order.
1 The second witness was a houseplant. It said nothing, and was the most convincing of all.
3 "No further questions," said the lawyer, and watered it.
2 The jury asked to see it done once more, slowly.
1 So {who} did it once more. The whole court stood up and clapped.
1 "Guilty," said the judge, wiping away a tear, "of being the best thing since Tuesday."

# phone | You Are Number Nine | kind=once|often|trouble
1 {Premise} Somebody called the hotline.
1 "For animals, press one," said the hotline. "For weather, press two. For everything else, think about what you have done."
2 They pressed one. It played a flute.
1 "You are number nine in line," it said. "Number eight has the same problem."
1 They looked out of the window. Across the street stood number eight, with a phone and a tired face.
3 They waved at each other. It helped a little.
2 An hour later the flute had learned a second tune.
1 "Have you tried switching it off and on again?" asked the hotline.
1 They looked at {who}. {Who} looked back. Nobody knew where the switch was.

# museum | Please Do Not Touch: {Who} | kind=once|often|trouble
1 {Premise} Today there is a museum about it.
1 It has one room and one bench, and the guide is the neighbor who saw it first.
2 Tickets are free. Getting out costs extra.
1 "Here," says the guide, "is where it began." One sees a very ordinary spot.
1 "And here is where I dropped my sandwich." One sees half a sandwich, behind glass.
3 Most visitors take a picture of the sandwich.
2 There is a button. If you press it, the neighbor says "oh no" again, live.
1 {Who} comes by every Sunday and signs autographs.
1 The gift shop has sandwiches.

# fight | The Fight of the Year: {Who} Against {rival} | kind=versus
1 Welcome to the fight of the year! In the red corner: {who}. In the blue corner: {rival}.
1 Round one. {Who} opens with a very hard stare. {Rival} does not even blink.
2 The crowd goes wild. The crowd is a houseplant.
1 Round two. {Rival} advances slowly and without mercy. {Who} climbs onto a chair.
2 A clever move! Nobody has ever lost on a chair.
1 Round three. {Who} throws a sock. It is a direct hit, and the sock is never seen again.
3 The referee is asleep on the radiator. The referee is a cat.
1 And there it is: {rival} gives up and goes to rest in the corner.
3 {Who} raises both arms. Something in {his} back makes a noise.
1 The winner, after three rounds: {who}! Tomorrow, the rematch.
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
1 "So it was not just me," said {who}.
1 "No," said the stranger, and sat down. "And I have to tell you about mine."

# version | Three Versions of It | kind=once|often|trouble
1 {Premise} That is the short version.
1 The long one begins a day earlier, with a decision that nobody noticed.
2 It was a small one. The important ones usually are.
1 {Who} could have stayed at home. {He} had {his} hand on the door, and thought about it.
1 Then {he} laughed at {himself}, and went.
3 People later asked what had made {him} go. {He} never found a good answer.
1 There is a third version, too, in which {he} stays, and nothing happens at all.
2 In that one {he} is happy, probably. It makes a very short story.
1 {He} has never once wished that {he} lived in it.

# question | What She Asked | kind=once|often|trouble
1 {Premise}
1 Everybody who heard of it wanted to know how. Only one child asked: "And then?"
2 Children know where a story really begins.
1 {Who} put down {his} cup. "Then," {he} said, "I had to decide what to do with it."
1 {He} could have kept it to {himself}, and nobody would ever have known.
3 It would have been easier. {He} is honest about that.
1 "So I did the other thing," said {who}. "I told the truth, out loud, in front of everybody."
2 "And then?" asked the child.
1 {He} smiled. "Then it got quiet. And then somebody began to clap."
1 "Who?" asked the child. "You," said {who}. "You were very small."
`,
}
