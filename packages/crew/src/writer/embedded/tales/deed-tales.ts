/** Tales of what stories are most often about; `end` in their head is how they may end, the rest is told in `tales.ts`. */
export const DEED_TALES = `
# hello | Hello, You | deed=love; end=warm|funny|gentle
1 {Premise}
1 {He} didn't say so. {He} only found a reason to be near {it}, and then another one.
2 Before long {he} had run out of reasons, and came without one.
1 One Wednesday {he} had practiced a whole sentence. In front of {it}, one word of it was left. "Hello," said {who}.
1 Nothing came back. It was the longest minute of {his} life, and {who} turned to go.
1 "I was wondering," said {it} behind {him}, "how long that would take you."
1 Since that Wednesday, {who} and {it} have said it every day, and by now it is two words: "Hello, you." Goodnight.

# song | Whose Song It Was | deed=love; end=warm|funny
1 {Premise}
1 Everyone noticed, except {it}.
1 {Who} wrote letters and tore them up. {He} made up a song, and sang it only where nobody could hear.
2 Before long the neighbors knew it by heart.
1 One evening someone else was humming it, quite out of tune. It was {it}.
1 "You know my song," said {who}. "Yours?" asked {it}. "I thought it was about me."
1 "It is," said {who}. There has never been a shorter declaration of love, and it was long enough for both of them.

# number | The Last Number | deed=contest; end=warm|funny|gentle
1 {Premise}
1 "You?" asked the man who gave out the numbers, and looked twice. There was one left, the very last.
2 "I like the last one," said {who}. "Then there's time to see how the others do it."
1 The others were faster, louder and better dressed. With each of them {who} got more nervous.
1 Then it was {his} turn. Halfway through, everything went wrong, in front of everyone. {Who} didn't stop.
2 Someone laughed. Then that someone began to clap.
1 {He} didn't win {it}. Someone else did, and nobody remembers who that was.
1 They remember {who}, who went on. And the next year, the line to sign up for {it} was twice as long. Goodnight.

# rules | A New Line in the Rules | deed=contest; end=funny|warm
1 {Premise}
1 The judges looked it up. Nowhere did it say that {who} couldn't take part.
1 The favorite laughed so loudly that he forgot to warm up.
2 He had won three years running, and had a coat with his own name on it.
1 {Who} had no coat. {He} had one trick, and had practiced it for years without knowing what for.
1 Then it was {his} turn. First it was loud, then it was quiet, and then one of the judges climbed onto her chair.
1 {Who} won {it}. The next morning there was a new line in the rules. It said: ask {who}.

# snail | One Small Piece | deed=want; end=gentle|warm|funny
1 {Premise}
1 "That isn't possible," said one. "That has never been done," said another. "How far are you?" asked a small beetle.
1 Nobody had asked that before. "Not far," said {who}. "Then you have begun," said the beetle.
2 The beetle was the first who didn't laugh. Beetles hardly ever do.
1 So every day {who} got one small piece done, and every evening {he} told the beetle which one it was.
1 Some days it was a very small piece. The beetle thought that these were the best ones.
1 And one evening, when nobody was looking, it was done. "So what is it like to {your_do}?" asked the beetle. "Tell me everything." {Who} told everything, until the stars were tired. Goodnight.

# why | Somebody Asked Why | deed=refuse; end=warm|funny
1 {Premise}
1 Nobody could make {him} {do}. They asked nicely, then less nicely, and then they sent someone with a very long letter.
2 The letter had eleven reasons in it. {Who} read them all, and said thank you.
1 Only one small girl thought of asking why.
1 "Nobody has asked me that," said {who}. "They all just said I have to." And {he} told her. It took the whole afternoon.
1 The girl went back to the others. "It's a good reason," she said. "Does anyone have a better one?" Nobody had.
1 To this day nobody has made {who} {do}. But every evening someone comes by and asks {him} how {he} is.

# not-yet | Not Today | deed=refuse; end=gentle
1 {Premise}
1 "Not today," said {who}. "Then not today," said Grandmother, and put the kettle on.
1 The next day she asked again. "Not today," said {who}, but it came out a little more quietly.
2 The kettle, which was never in a hurry, seemed to think this was a very good answer.
1 On the third day Grandmother didn't ask at all. She only sat down close by, with a blanket for two.
1 "Is it very bad to {my_do}?" asked {who}. "The first minute is," she said. "I can stay for that one."
1 They counted that minute together. It had sixty seconds, and in the last of them {who} noticed that the bad part was over. Goodnight.

# pocket | It Fits Into a Pocket | deed=fear; end=gentle|warm
1 {Premise}
1 {He} took the long way round, every single day, and told nobody why.
1 Then came a day when there was no way round {it}: a friend was calling for help.
1 {Who} stood quite still. {His} knees talked to each other. Then {he} took one step, because a friend was waiting.
2 After the first step, the second one was already a little used to it.
1 "Weren't you afraid?" asked the friend afterward. "The whole time," said {who}. "I just took it along."
1 {He} is still a little afraid of {it}. But it's a small fear now, and it fits into a pocket. Goodnight.

# club | The Club on Thursdays | deed=fear; who=person; end=funny|warm
1 {Premise}
1 So {he} put up a notice: club for everyone who is afraid of {it}, Thursdays at seven.
2 {He} set out two chairs, one of them for the coats.
1 On the first Thursday nobody came. On the second came the strongest man in town, in a hat, so that nobody would know him.
1 By summer there were forty of them, and they needed a bigger room.
1 Then they did it, all together: forty people, hand in hand, faced {it}. All forty screamed, and then all forty laughed.
1 {Who} was the only one who came back the next Thursday. Someone has to make the tea for the new ones.

# worst | Send That One Again | deed=unfit; end=warm|funny|gentle
1 {Premise}
1 Things went wrong that had never gone wrong before. There was a whole drawer full of complaints.
1 Only one letter in it was different. It came from a child. "Please send that one again," it said. "That one makes me laugh."
2 {Who} read it four times, once upside down.
1 So {he} went back and got everything wrong once more, very slowly, so that there was time to watch.
1 The next day there were nine such letters, and a week later ninety.
1 {Who} is still bad at {it}. But nobody there would want anyone else. Goodnight.

# lantern | Another Way There | deed=cannot; end=warm|funny|gentle
1 {Premise}
1 The others could do it, and did, mostly where {he} could see it.
1 So {who} had to find other ways. {He} knew every shortcut, every ladder, and everyone by name.
2 It took longer. One sees more that way.
1 Then came the night of the big storm, and the others, who could {do}, could do nothing at all.
1 Only {who} knew another way. {He} went ahead with a lantern, and behind {him} they all held on to each other.
1 {He} still can't {do}. But whoever is lost in those parts asks for {who} first. Goodnight.

# best-spot | The Best Spot for It | deed=plight; end=warm|funny|gentle
1 {Premise}
1 It happened at the worst moments, and always in front of everyone. {Who} had tried every cure: ginger, a copper ring, standing on one leg.
1 None of them helped. So {he} began to laugh about it before the others could.
2 That helped a little. It didn't help at night.
1 Then a new one came, pale and quiet, and stayed in the corner. {Who} knew that look at once.
1 "You, too?" asked {who}. The new one nodded. "Ever since I was small." "Me, too," said {who}. "Come, I'll show you the best spot for it."
1 It never went away. But there are two of them now, and it's only half as bad. Goodnight.

# clues | Nobody Noticed for Years | deed=secret; end=warm|funny|gentle
1 {Premise}
1 Nobody noticed for years. {Who} was careful, and did most of the work at night.
2 There were clues. But who asks {who} about last night?
1 Then everything went well for so long that people began to wonder whom they had to thank.
1 They suspected the teacher. They suspected the baker. The one who found out was a child who couldn't sleep and looked at the right moment.
1 "You are {it}," whispered the child. {Who} didn't move. It was already too late for that.
1 The child told nobody. So there are two now who know that {who} is {it}, and things have never gone better. Goodnight.

# third-hour | The Third Hour | deed=stuck; who=many; end=warm|funny
1 {Premise}
1 For the first hour {he} looked in different directions. There's a lot to look at in such a place, if one has to.
1 In the second hour someone had to say something. It was something about the weather.
2 They didn't agree about the weather, either.
1 In the third hour came what should have been said long ago. It was loud at first, and then it was not.
1 When help came at last, they waved it away. "One minute," they said. "We aren't done yet."
1 Once a year {who} go back to {it}, of their own free will, and stay for as long as it takes.

# second-line | The Second Line | deed=stuck; who=person; end=warm|funny|open
1 {Premise}
1 {He} called. {He} waited. Then {he} sat down and counted what {he} had: half a biscuit, a pencil, and a song that {he} had never liked.
1 So {he} sang it, out of boredom, very loudly. From somewhere close by, someone sang the second line.
1 "Who is there?" asked {who}. "I have been stuck here since noon," said the voice. "I didn't dare to call."
2 They shared the biscuit, crumb by crumb. The pencil was for the list of songs.
1 They sang until someone heard them. It took all night, and they know eleven songs by now.
1 {Who} isn't sorry about {it}. Some people you only meet where neither of you can leave.

# nine-times | Nine Times Wrong | deed=make; end=warm|funny|gentle
1 {Premise} At least, {he} tried to.
1 The first try went wrong, and so did the second. After the third, even the kindest neighbors stopped asking about {it}.
1 {Who} threw nothing away. {He} put all that had gone wrong in a long row, and looked at it in the evening.
2 It was a fine collection. The only thing missing in it was one that was right.
1 Then {he} saw it: each of them was wrong in a different place. {He} took what was right in each, and began once more.
1 In the morning there it was. It was a little crooked, and everyone could see that it was {it}, and a good one.
1 "How did you do that?" they asked. "I got it wrong," said {who}, "nine times." Goodnight.

# same | Still the Same One | deed=become; end=warm|funny|gentle
1 {Premise}
1 The first morning was the worst. Nothing fit any more: not the chair, not the door, not what people said.
1 "That is {it}," they said, and nobody asked who it had been before.
2 That was harder than the chair.
1 So {who} did what {he} had always done, only now as {it}: got up early, said good morning, and helped where help was needed.
1 In the evening a child looked at {him} for a long time. "You're still the same one," she said.
1 {Who} slept well that night. You can become {it}, and stay who you are. Goodnight.

# share | A Very Small Table | deed=steal; end=warm|funny|gentle
1 {Premise}
1 For ten minutes it was the best plan in the world. Then {he} was alone with {it}, and could tell nobody.
1 {He} hid {it} here, and then there. Wherever {he} went, {he} thought of nothing else.
2 Whenever someone said good morning, it sounded like a question.
1 On the third night {who} carried {it} back, on tiptoe. The light was on. "There you are," said the owner.
1 "I only wanted {it} for a while," said {who}. "Then ask me next time," said the owner. "I'd have shared."
1 And so the two of them shared, in the middle of the night, with {it} between them on a very small table. Goodnight.

# umbrella | Where We All Got Out | deed=travel; end=warm|gentle|funny
1 {Premise}
1 {He} had packed too much of everything, and one thing was missing: someone to come along.
1 On the first day {he} lost the map. On the second, someone shared an umbrella with {him}, and on the third a sandwich.
2 The sandwich didn't last. The umbrella stayed for the whole journey.
1 On the last stretch there were four of them, and each had thought they would arrive alone.
1 {It} looked different from what {he} had imagined: smaller, louder, and full of light.
1 "Was it worth the trip?" someone asked {who} later. "{It}?" {he} said. "That's only where we all got out." Goodnight.

# my-turn | Tonight It Is My Turn | deed=giving; end=warm|open
1 {Premise} There was never a note, and never a footprint.
1 At first everyone laughed about it. Then everyone had someone in mind, and each of them was wrong.
1 On Friday I decided to find out. I sat behind the curtain with a flashlight and a pot of tea.
2 At two the streetlamp went out. At ten past two I heard a step.
1 It was the old man from number nine, in slippers, careful not to make a sound.
1 "Why do you do that?" I asked. He wasn't even startled. "Because once, in a bad winter, someone did it for me," he said. "I never found out who."
1 I told nobody. He isn't so good on his feet any more. Tonight it's my turn.

# flour | Prints in the Flour | deed=taking; end=warm|open|funny
1 {Premise} Nothing else was ever touched.
1 Everyone had someone in mind. I had everyone in mind.
1 So one evening I spread flour all around, and went to bed, and didn't close an eye.
2 Around three I heard it: soft steps, in no hurry at all.
1 In the morning there were prints in the flour: four small paws going in, and four going out.
1 They led behind the shed. There lay everything that was missing, in a neat circle, and in the middle of it five kittens, asleep.
1 I counted what was mine, and left it there. That evening I put out some more, so that nobody would have to steal it.
`
