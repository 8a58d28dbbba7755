/** Tales whose end is left open; the form is told in `tales.ts`. */
export const OPEN_TALES = `
# early | You Are Early | deed=any; who=person
1 {Premise}
1 {He} told only one person about it: the old woman downstairs. She went pale.
2 "When was that?" she asked. "Yesterday, at six," said {who}.
1 "Then there's something you have to know," she said slowly.
1 But before she could say it, the lights went out in the whole street.
1 In the dark, {who} heard her get up, walk to the door, and open it for someone.
1 "You're early," she said.

# slips | Two Slips of Paper | deed=any; who=person
1 {Premise}
1 Now there were two ways to go on, and {who} knew both of them.
1 One: say nothing, go home, and be happy, more or less. Two: find out why.
1 {He} wrote each of them on a slip of paper.
1 That night {he} packed a bag, unpacked it, and packed it again.
1 In the morning the neighbors found the door open and the coffee still warm.
3 The bag was gone, or there had never been one.
1 One of the two slips lies on the table, face down. Nobody has turned it over yet.

# envelope | The Other Person in the Picture | deed=any; who=person
1 {Premise}
1 Nobody believed {him}. So {he} went back to the same place, with an old camera.
1 {He} took one single picture, and {his} hands shook.
1 It took a week until the film was developed.
1 The man in the shop didn't let go of the envelope. "Who's the other person?" he asked.
1 But {who} had been alone. {He} is quite sure of that.
1 The envelope lies on the table now, still closed. Would you open it?

# ten | The Train at Ten | deed=any; who=person
1 {Premise}
1 A year later, to the day, a letter without a name lay on {his} doorstep.
1 In it was a ticket for the night train, one way, and a note: you know why.
2 {He} did know why. {He} had known it the whole year.
1 {Who} laid the ticket on the table and looked at it until evening.
1 At ten minutes to ten {he} put on a coat.
3 Then {he} took it off again. Then {he} put it on.
1 The train left at ten. Whether {who} was on it, only the conductor knows.

# tracks | As Far as the Tracks Went | deed=any
1 {Premise}
1 That was on a Sunday. On Monday {who} was seen for the last time, at the edge of the woods.
2 The one who saw it was a child, and children look closely.
1 In the soft ground there were tracks. They led straight up the hill.
1 After a hundred steps there was a second line of tracks, beside the first one.
1 Side by side they went on to the top, calmly, without any hurry.
3 Whoever it was, nobody had been pulled.
1 And there, on the open hill, both of them simply stopped.

# open-hand | The Open Hand | deed=find; it=thing
1 {Premise}
1 {He} asked in every house, and nobody missed {it}.
1 Only the old woman at the end of the street looked at {it} for a long time. "So it begins again," she said.
2 "What does?" asked {who}. She had already closed the door.
1 {He} went back to where {he} had found {it}, just before dark.
1 Someone was standing there already, with one hand open, and waiting.
1 {Who} looked at the hand, and then at {it}. What would you do?

# friday | Next Friday | deed=find; it=small; who=person
1 {Premise}
1 At home {he} held {it} under the lamp, and only then saw the name. It was {his} own.
1 Beneath it stood a date: next Friday.
2 {He} laughed about it, and counted the days. There were five.
1 On Wednesday {he} put {it} back exactly where it had come from. On Thursday {he} woke up with {it} in {his} hand.
1 Tonight {who} is sitting at the kitchen table, with {it} and a clock.
1 It's one minute to twelve.

# one-word | It Was One Word | deed=hear|see; who=person; it=far
1 {Premise}
1 The next night {he} came back, and {sensed} {it} again, a little nearer.
2 {He} began to count. Every seven minutes, and never longer than a breath.
1 {He} wrote down when it came and how long it lasted.
1 On paper, that made dots and dashes. {He} showed them to an old radio operator. "It's one word," he said. "It says: come."
1 "Who is it meant for?" asked {who}. The old man didn't answer.
1 That night {he} couldn't sleep, opened the door, and {sensed} {it} once more, very near.

# wall | Not That Wall | deed=message; who=person
1 {Premise}
1 It was short, and the words were calm, as they had always been: don't sell the house.
2 {Who} heard the words in {his} head all day long.
1 {He} told nobody, and canceled the buyer.
1 That evening {he} took a lamp and knocked on every wall, until one of them sounded hollow.
1 {He} lifted the hammer. At that very moment there came a second message: not that wall, the other one.
1 {Who} stood quite still in the dark, and wondered how {other} could see {him}.

# question | The One Question | deed=message; who=person
1 {Premise}
1 It couldn't be. {He} knew that at once. And at once {he} knew it was true.
1 There was a name in it that only {other} had ever used, and never in front of others.
2 {Who} locked the door, without knowing why.
1 "Is it really you?" {he} asked. For a long time there was nothing.
1 Then the answer came: "Ask me something that nobody else can know."
1 So {who} asked the one question that {he} had been afraid of for years.
1 The answer from {other} is just coming in.

# guests | What the Guests Did Not See | deed=keep; who=person; it=thing
1 {A_who} had {a_it} for years before {he} noticed what was strange.
1 No guest ever looked at {it}. Not one.
2 {He} tried it out, and put {it} in the middle of the room. They walked around the spot and spoke of the weather.
1 "What do you think of that?" {he} asked at last, and pointed. "Of what?" they said.
1 Only the little girl from next door stopped in front of {it}.
1 "You should give that back," she whispered, "to the man who's standing behind you."
1 {Who} hasn't turned around yet.

# platform | One Minute to Go | deed=pair
1 {Who} and {other} had a rule: no last names, no questions, every Thursday at six.
1 It lasted for a year. Then {other} broke it. "Come away with me. Tomorrow, on the first train."
2 It was the first time that anyone had asked {who} for anything so large.
1 {Who} didn't say yes, and didn't say no.
1 In the morning {other} stood on the platform, with two tickets, and watched the clock.
1 With one minute to go, someone came running down the stairs.
1 The sun was low. {Other} couldn't see yet if it was {who}.

# gate | The Other Side of the Gate | deed=part
1 {Premise}
1 Long before that, they had buried a tin box under the old tree. "In twenty years," they had said, "on this day."
2 They had shaken hands on it, as one does with contracts.
1 The twenty years are over. Today is the day.
1 One of them has been standing at the tree since morning, with a spade and two cups of coffee.
3 One of the cups has gone cold.
1 Just now the garden gate has creaked. It may be the wind.

# label | The Label | deed=thing
1 {Premise}
1 The woman of the night shift walked past nine evenings in a row. On the tenth she stopped.
1 There was a label on {it}. In pencil, someone had written an address. It was hers.
2 She had moved there only a week ago, and had told nobody yet.
1 She looked around. The hall was empty, and all the cameras were turned away.
1 She put one hand on {it}. It was warm.
1 Behind her, someone said politely: "Finally."
`
