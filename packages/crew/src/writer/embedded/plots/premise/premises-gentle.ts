import { lookupTable } from '@hookreel/film'

/** Plots around what a prompt says happened, for children and for a laugh; the form is told in `premises.ts`. */
export const GENTLE_PREMISES: Readonly<Record<string, string>> = lookupTable({
  bedtime: `
# smallest | The Smallest One Asked | kind=trouble
1 {Premise}
1 On Monday the others laughed a little. On Tuesday they only smiled.
1 On Wednesday the smallest of them asked: "What is that like?"
2 Nobody had ever asked that. {Who} had to think about it for a long time.
1 "A little bit lonely," said {who} at last.
1 "Then I'll sit with you," said the smallest one, and did.
2 They sat there until the moon came up and looked over the roof.
3 The moon had seen a great many things, and liked this one best.
1 Nothing was different about {it}. But {he} wasn't lonely anymore.
1 And that was all {he} had ever needed. Goodnight.

# apple | The Last Slice | kind=trouble
1 {Premise}
1 {Who} went to the owl and asked what to do about {it}. The owl knew everything, but not this.
2 {He} asked the river. The river was in a hurry, as always.
1 At last {he} asked Grandmother, who was peeling an apple.
1 "When I was small," said Grandmother, "it was just the same with me."
2 "And what did you do?" asked {who}. "I told someone," she said. "As you did now."
1 They ate the apple, one slice for each, until one slice was left.
3 "That one is for tomorrow," said Grandmother. "Tomorrow is always a little hungry."
1 "And now?" asked {who}. "Now it's a story," she said, "and stories may sleep."
1 So {who} slept, too. Goodnight.

# moon | The Moon Kept It | kind=trouble
1 {Premise}
1 And as nobody else was awake, {he} told the moon all about {it}.
2 The moon leaned a little closer. It's a very good listener.
1 "Shall I keep it for you until morning?" asked the moon. "Then it isn't so heavy."
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
1 "First something happened," said the snail. "Then someone helped. And now we can tell it."
1 So they told it. {Who} told the beginning, and the snail told the slow parts.
2 It became longer with every telling, and a little bit funnier.
3 In the end there was even an elephant in it. Nobody knew where it came from.
1 By then {he} had to laugh, and after the laugh there came a yawn.
1 And after the yawn there came the night. Goodnight.

# help | Everybody Came | kind=trouble
1 {Premise}
1 The mouse heard about {it} first, and the mouse told everyone.
2 She didn't mean any harm. She simply has no door to close.
1 So they all came: the hedgehog with a lantern, the goose with a plan, and the bear with honey.
2 The plan wasn't very good. The honey was.
1 They stood around {who}, and nobody knew what to say.
1 "We're only here," said the bear, "so that you aren't alone with it."
3 The goose folded up her plan. It hadn't been needed at all.
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
2 First snow stood in it, and first tooth, and the first time that someone said sorry without being asked.
1 "How did it feel?" asked the turtle, with her pen in the air.
1 {Who} thought about it. "Warm here," {he} said, and showed where, "and a little bit wobbly there."
2 "That's how all of them feel," said the turtle, and wrote it down.
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
1 In the morning the first one had it, and looked over at the second one. It wasn't much fun alone.
3 In the afternoon it was just the same, the other way around.
1 "Shall we try it together?" asked the second.
1 And together it was twice as good. Nobody knows how that works.
2 One half and one half made much more than a whole.
1 With whom will you share something today?

# turns | My Turn, Your Turn: Two {many} and One {one} | kind=share
1 There was only one {one}, and there were two {many}.
1 They pulled. They pushed. They shouted so loud that a bird lost count of her eggs.
2 "One of you has it," said the bird, "and both of you are crying. Is that how it works?"
1 The two {many} looked at each other. It wasn't how it works.
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
2 When the hedgehog woke up, it was all settled. "You're welcome," he said.
1 What could you be a guest of today?
`,
  funny: `
# news | And Now the Weather | kind=once|often|trouble
1 Good evening. Here's the news. {Premise}
1 Our reporter spoke to those who were there.
1 "I have lived here for forty years," said one of them, "and it's the best thing that ever happened."
2 "I saw nothing," said another, "but I'd like to be on television."
1 An expert was asked. The expert said: "Hm."
3 A second expert disagreed, and said: "Hm?"
2 The mayor promised to look into it, and was seen looking into it through the window.
1 {Who} gave no interview, but seemed very pleased.
3 We asked for a comment. We got a look.
1 And now the weather. It doesn't matter. Nobody is watching that now.

# meeting | Item One | kind=once|often|trouble
1 {Premise}
1 There was a plan for fire, and a plan for flood. There was no plan for this.
1 So they held a meeting. It lasted three hours, two of them about the cookies.
2 One said: ignore it. One said: call someone. One asked who had eaten the last cookie.
1 Meanwhile {who} was having the best day of {his} life.
3 The minutes call it "item one". Nobody could think of a word for it.
2 Someone drew it on the board. The drawing was very good, and helped nobody.
1 In the end they voted on more cookies, eleven in favor and none against.
1 Next Tuesday, the same again.

# excuse | A Perfectly Good Reason | kind=once|often|trouble
1 {Premise}
1 "There's a perfectly good reason for {it}," said {who}.
1 Everyone waited for the reason.
2 It got so quiet that one could hear the fridge think.
1 "Well," said {who}, and looked at the ceiling, where no reason was to be seen.
3 Someone brought a chair. Someone else brought popcorn.
2 A minute went by, and then a second one, slowly, to look at it better.
1 "It'll come to me," said {who}, and sat down.
1 That was four years ago. The popcorn has been refilled twice.
1 They still say it's the best reason anyone never gave.

# review | Two Stars: {Who} | kind=once|often|trouble
1 {Premise} By evening there were forty reviews of it.
1 "Five stars," wrote one. "I cried. I'm not sure why."
2 "Four stars," wrote another. "One star less because nobody warned my mother."
1 "Three stars," wrote a third. "It went on longer than my wedding."
3 "Two stars. I was only looking for parking."
1 Then came a review by {who} in person: one star.
2 The whole town read it over breakfast.
1 "It could have been so much better," it said. "I wasn't properly warmed up."
1 The repeat is on Saturday. It is sold out.

# manual | Page Two Hundred and Twelve | kind=once|often|trouble
1 {Premise} Luckily there's a manual for everything.
1 It has three hundred pages. This was on page two hundred and twelve.
2 "Step one," it said. "Stay calm." Everyone had already skipped that one.
1 "Step two: look surprised." That went very well.
1 "Step three: see step two."
3 Someone turned the page. It was stuck together with jam.
2 So they looked surprised until their faces hurt.
1 Meanwhile {who} read page two hundred and thirteen, laughed out loud, and wouldn't say why.

# trial | Order in the Court: {Who} | kind=once|often|trouble
1 {Premise} A week later there was a trial about it.
1 "How do you plead?" asked the judge. {Who} looked at the ceiling.
2 The ceiling was looked at by everyone. It was a nice ceiling.
1 The first witness had seen everything, but in the wrong order.
1 The second witness was a houseplant. It said nothing, and was the most convincing of all.
3 "No further questions," said the lawyer, and watered it.
2 The jury asked to see it done once more, slowly.
1 So {who} did it once more. The whole court stood up and clapped.
1 "Guilty," said the judge, wiping away a tear, "of being the best thing since Tuesday."

# phone | You Are Number Nine | kind=once|often|trouble
1 {Premise} Someone called the hotline.
1 "For animals, press one," said the hotline. "For weather, press two. For everything else, think about what you have done."
2 They pressed one. It played a flute.
1 "You are number nine in line," it said. "Number eight has the same problem."
1 They looked out of the window. Across the street stood number eight, with a phone and a tired face.
3 They waved at each other. It helped a little.
2 An hour later the flute had learned a second tune.
1 "Have you tried switching it off and on again?" asked the hotline.
1 They looked at {who}. {Who} looked back. Nobody knew where the switch was.

# museum | Please Do Not Touch: {Who} | kind=once|often|trouble
1 {Premise} Today there's a museum about it.
1 It has one room and one bench, and the guide is the neighbor who saw it first.
2 Tickets are free. Getting out costs extra.
1 "Here," says the guide, "is where it began." One sees a very ordinary spot.
1 "And here's where I dropped my sandwich." One sees half a sandwich, behind glass.
3 Most visitors take a picture of the sandwich.
2 There's a button. If you press it, the neighbor says "oh no" again, live.
1 {Who} comes by every Sunday and signs autographs.
1 The gift shop has sandwiches.

# fight | The Fight of the Year: {Who} Against {rival} | kind=versus
1 Welcome to the fight of the year! In the red corner: {who}. In the blue corner: {rival}.
1 Round one. {Who} opens with a very hard stare. {Rival} doesn't even blink.
2 The crowd goes wild. The crowd is a houseplant.
1 Round two. {Rival} advances slowly and without mercy. {Who} climbs onto a chair.
2 A clever move! Nobody has ever lost on a chair.
1 Round three. {Who} throws a sock. It's a direct hit, and the sock is never seen again.
3 The referee is asleep on the radiator. The referee is a cat.
1 And there it is: {rival} gives up and goes to rest in the corner.
3 {Who} raises both arms. Something in {his} back makes a noise.
1 The winner, after three rounds: {who}! Tomorrow, the rematch.
`,
})
