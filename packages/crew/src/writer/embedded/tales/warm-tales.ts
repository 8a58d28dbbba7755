/** Tales that end well; the form is told in `tales.ts`. */
export const WARM_TALES = `
# grandmother | Page Nine | deed=any; who=person
1 {Premise}
1 {He} told it at dinner, and nobody listened. {He} told it at work, and someone yawned.
1 Then {he} told it to {his} grandmother, who put down her knitting. "Once more," she said, "and slower."
2 She wanted to know everything: the weather, the shoes, what {he} had thought.
1 When {he} was done, she took a small book out of the cupboard. "Page nine," she said.
1 There it stood, in her own hand, sixty years old. The same thing had happened to her.
1 "I have waited a long time," she said to {who}, "for someone who would believe me."

# table | The Table in the Street | deed=any; who=person
1 {Premise}
1 The next morning everything looked the same: the same street, the same cup with the same crack.
1 Only {who} was different, and said hello to the neighbor who never said hello.
2 The neighbor was so surprised that he dropped his keys.
1 On Tuesday the neighbor said it first. On Friday there was a cake on the doorstep.
1 By summer a long table stood in the street, and everyone had a chair.
1 "How did this begin?" asked a child. So {who} told it from the start, and the child didn't believe a word.

# just-in-time | Just in Time | deed=wait; who=person
1 {Premise}
1 Others came, day after day, and never the right one. People shook their heads.
1 Once a girl sat down beside {him}. "What if nobody comes?" she asked. "Then I was here," said {who}.
2 She thought about that. The next day she was back, with two sandwiches.
1 By the fall there were five of them, and nobody could say any more who was waiting for whom.
1 Then, one evening, someone came across the street, out of breath. "Am I too late?"
1 "No," said {who}, and moved over. "You're just in time to meet everyone."

# note | Somebody Misses This | deed=find; end=gentle; it=thing; who=person
1 {Premise}
1 {He} could have kept {it}. Nobody had seen {him}.
1 Instead {he} put a note on every tree: found, something that someone must miss.
2 Forty people came. Each of them had lost something else, and {he} made tea for all of them.
1 The last one was an old man who didn't say a word. He saw {it}, and his hands began to shake.
1 "I have been looking for that," he said at last, "for sixty years."
1 {Who} walked home without {it}, and had never felt so rich.

# corner | The Other Half of the Story | deed=find; it=thing; who=person
1 {Premise}
1 There was no name, and nothing that told where {it} came from. Only a smell of smoke and oranges.
1 {Who} carried that smell in {his} head for weeks. One day, in a narrow street, there it was again.
2 {He} followed it up four flights of stairs.
1 An old woman opened. She was peeling an orange beside the stove, and saw what {he} had brought.
1 "You have found {it}," she said. "Then sit down. I'll tell you the other half of the story."
1 It took until morning. {Who} has never told it to anyone.

# crooked | A Little Crooked | deed=meet; end=gentle
1 {Premise}
1 It wasn't love at first sight. For three days they only looked at each other from a distance.
1 On the fourth day there was a storm, and someone moved over and made room.
2 By morning nobody could say whose blanket it was.
1 After that they had a place, a time, and a way to say hello that was all their own.
1 "How long will that last?" people asked. {Who} didn't understand the question.
1 There's a photo of {who} and {it}. It hangs a little crooked, and everyone in it is home.

# late | You Are Late | deed=inherit; who=people; it=thing
1 {Premise}
1 There was a note with it: you're the only one who ever asked me where I had been.
2 {Who} read that line until {he} knew it by heart.
1 Then {he} packed bread, a knife and a warm coat, and set out with {it}.
1 Wherever {he} came, someone was waiting. "You're late," they said. "{Your_other} told us that you'd come."
1 At the end of the road stood a small house. {He} had hoped for gold. There was a table, set for two, and a box of letters.
1 They were from {other}, all of them, and {it} had been the first. {Who} sat down and began to read.

# tuesday | Every Tuesday | deed=inherit; who=people; it=place
1 {Premise}
1 "Sell it," said everyone. "You know nothing about such things."
1 {Who} only wanted to say goodbye to {it}. Then someone knocked. "I come every Tuesday," said the woman. "{Your_other} always had time for me."
1 On Wednesday there came a boy, and on Thursday a man with a dog.
1 None of them wanted anything. They wanted to be asked how they were.
1 On Friday came the buyer. "Not yet," said {who}. "Come back on Tuesday, and you'll see why."
1 He came on Tuesday. {It} never got sold, and he comes every Tuesday now.

# too | The Only One | deed=gift; who=person
1 {Premise}
1 {He} told nobody. Whoever can {do} had better be quiet about it.
1 Each day {he} used it for one small good thing, and never signed with a name.
2 A boy got home. An old woman laughed in the rain.
1 Then a girl stopped in front of {him}, and looked {him} straight in the eye. "You can {do}," she said. "Right?"
1 "How do you know that?" asked {who}, and went pale.
1 The girl looked left and right. "Because I can, too," she whispered. "I thought I was the only one."

# sundays | Sundays Off | deed=gift; end=gentle
1 {Premise}
1 It was of no use at all. There's no job for someone who can {do}.
1 So {he} did it only on Sundays, for fun, behind closed curtains.
2 The curtains were thin. The neighbors knew, and said nothing.
1 Then came the day when the whole town needed exactly that: someone who could {do}.
1 Everyone turned around and looked at {who}.
1 It took four minutes. There was cake afterward, and nobody spoke, out of respect.
1 Now there is such a job, and {who} got it. With Sundays off.

# bench | Two Things in Common | deed=pair
1 {Who} and {other} had nothing in common, apart from the bench.
1 {Who} came at four because it was quiet then. {Other} came at four because of the sun.
2 They sat at its two ends, and both looked straight ahead.
1 On the ninth day half a sandwich lay in the middle. Neither of them asked whose it was.
1 On the tenth day it rained. {Who} came all the same, under an umbrella that was much too large for one.
1 {Other} was there already, soaking wet, and keeping the place free.
1 Since then they have had two things in common.

# borrow | Good at Bad Days | deed=keep; who=person; it=small
1 {A_who} had {a_it}, and everyone gave {him} the same advice: let go of that.
1 {He} could not. On the three worst days of {his} life, {it} had been there, and that's more than one can say of most people.
2 {He} never told them which days those were.
1 One evening a child sat crying on the stairs, and didn't want to say why.
1 {Who} thought for a minute, went inside, and came back with {it}. "You can borrow this. It helps on bad days."
1 Many years later a parcel came. In it lay {it}, and a note: your turn again.

# list | The List of Reasons | deed=want; end=gentle|funny; who=person
1 {Premise} Everyone knew why that was impossible.
1 They had a list: too old, too late, too small. {Who} asked if {he} could keep the list.
2 {He} hung it up beside the mirror.
1 Every evening {he} practiced for ten minutes, badly, and crossed nothing out.
1 After a year someone asked if {he} could {do} now. "No," said {who}. "But you should have seen me last year."
1 After three years nobody asked any more. That was when it happened, one evening, without an audience.
1 Then {who} crossed out the whole list, slowly, with a very good pen.
`
/** Tales that frighten. */
export const SCARY_TALES = `
# joke | What a Strange Joke | deed=keep; who=person; it=thing
1 {A_who} was alone in the house, and {it} hadn't been there an hour ago.
1 {He} called the owners. "What a strange joke," they said. "We own nothing like that."
2 In the background they were laughing at something on television.
1 {He} took {it} out into the shed and locked the door twice.
1 When {he} came back into the house, {it} had got there first.
1 {Who} still had the key in {his} hand.
1 The owners were still on the phone. "One question," they said, very quietly. "Who is that beside you, breathing?"

# nine-seconds | Nine Seconds | deed=keep; who=person; it=thing
1 They told {who} only one thing about {it}: never leave {it} alone in the dark.
1 {He} took it for a joke. On the first night {he} turned off the lamp.
2 Something moved across the floor, and stopped exactly where {his} feet would be.
1 On the second night {he} left the lamp on, and nothing happened.
1 On the third night the power went out.
1 {Who} had one match left. It burned for nine seconds.
1 That was long enough to see that {it} hadn't moved at all. Everything else in the room had.

# voice | Do Not Answer | deed=keep; who=person; it=thing
1 {A_who} bought {a_it} from a man who didn't want any money.
1 "Only one thing," said the man. "If you ever hear your name at night, don't answer."
2 He drove away without turning his lights on.
1 For a month it was quiet. {Who} nearly forgot {it} in the corner.
1 Then one night someone whispered {his} name, from exactly there.
1 {He} pressed both hands over {his} mouth, and lay still until it was light.
1 In the morning {he} asked the man why. "Because {it} has been practicing," he said. "It already has my voice."
`
/** Tales to laugh at. */
export const FUNNY_TALES = `
# critic | Never Felt So Welcome | deed=run
1 {Premise}
1 The sign on the door said: open, if I feel like it. The line went around the block.
1 {Who} looked at every customer for a full minute, and then slowly shook {his} head.
2 Whoever got two looks felt chosen, and told their grandchildren.
1 A critic came, with a notebook. {Who} sat down on the notebook.
1 So the critic wrote on a napkin. "Rude. Slow. I have never felt so welcome."
3 The napkin hangs on the wall. Someone has bitten it.
1 By summer everyone in town knew {it}. {Who} hasn't noticed. {He} is asleep in the window.

# inspector | Who Is in Charge | deed=run
1 {Premise} How {he} got the papers, nobody dared to ask.
1 On the first day {he} fired everyone. On the second day {he} hired them all again, because someone had to open the door.
1 Then came the inspector. "Who's in charge here?" Everyone pointed at {who}.
2 The inspector looked at {who}. {Who} looked at the inspector. It was a very long minute.
1 "Are there any rules?" "Only one," they said. "Whatever makes the boss yawn was a bad idea."
1 The inspector read out his report. {Who} yawned.
1 The report was a bad idea. {It} stayed open.

# lessons | Lesson One | deed=gift
1 {Premise}
1 {His} mother said: "That won't get you anywhere." So {he} gave lessons.
1 On the first evening there were forty people. "Lesson one," said {who}. "It is much harder than it looks."
2 Thirty of them left. They had thought so.
1 "Lesson two: I have no idea how I do it." Nine more left.
1 One old man stayed. After a year he stood up and said, "Now I can {do}, too."
1 {Who} asked him to prove it. He could not. He had only come because of the cookies.

# complaint | The Complaint | deed=keep; it=thing
1 {A_who} had {a_it}, and one of the two had to go. That was what the landlord said.
1 They had both been in the hallway at three in the morning, and someone had been singing.
2 The neighbors couldn't say who. They only said it wasn't in tune.
1 "It wasn't me," said {who}, and everyone looked at {it}.
1 So there was a trial. Both of them had to sing. The judge wept, and asked for headphones.
1 "I can't decide," she said. "You are equally bad. You belong together."
1 They have a certificate now. It hangs right above {it}, so that the neighbors can see it.

# bad-idea | A Plan With Two Holes | deed=pair
1 {Who} had a plan. {Other} had a better one. Together they had no plan at all.
1 "First we need a ladder," said {who}. "First we need a snack," said {other}.
2 They voted. It was one against one, and then they had the snack.
1 The ladder was too short. {Who} stood on top, and {other} stood below and gave advice.
1 "Left," said {other}. "My left or your left?" asked {who}. That was the last thing that anyone understood.
1 When the dust had settled, they sat side by side in the flower bed.
1 "Next time your plan," said {who}. "We did my plan," said {other}. "It had the snack in it."
`
/** Tales for children at bedtime. */
export const GENTLE_TALES = `
# instead | Something Else Instead | deed=lose
1 {Premise}
1 So everyone brought something else instead. The goose brought a pumpkin, the mouse brought a button, and the owl brought a very long word.
2 The word was beautiful. It was no use at all.
1 {Who} tried them all, one after the other, and everyone laughed, and {who} laughed loudest.
1 Then the smallest of them came up the hill, dragging something behind.
1 "I found this on the path," said the smallest one, "and I didn't know whose it was."
3 Nobody said a word. Even the owl didn't have one.
1 It was {it}. And nobody went home until the moon had seen it, too. Goodnight.

# night-light | The Way Back | deed=lose
1 {Premise}
1 "Where did you have {it} last?" asked the owl. {Who} closed {his} eyes and thought.
1 First by the stream, then at the fence, then under the apple tree. So they walked the whole day backward.
2 They said good evening in the morning, and good morning in the evening.
1 Under the apple tree there was a nest, and in it slept three very small mice.
1 And what kept the wind away from them? It was {it}.
1 {Who} looked at the mice for a long time. "Until tomorrow," {he} whispered. "Tonight they need it more." Goodnight.
`
