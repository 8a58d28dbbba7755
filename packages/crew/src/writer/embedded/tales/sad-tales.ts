/** Tales that end sadly; the form is told in `tales.ts`. */
export const SAD_TALES = `
# tell | Nobody to Tell | deed=any; who=person
1 {Premise}
1 There was one person whom {who} wanted to tell: {his} mother.
1 {He} had dialed half of her number before {he} remembered.
2 Three years is a long time. {His} fingers didn't know that yet.
1 So {he} told it to the kitchen instead, the whole story, with pauses where she'd have laughed.
3 The kettle listened. So did her cup, which nobody had moved.
1 Sometimes {who} still dials half of that number. {He} always stops at the same digit.

# last-time | The Last Time | deed=any|lone; who=people
1 {Premise}
1 Nobody tells you when something happens for the last time. It looks like every other day.
2 The sky was ordinary. There was a smell of bread.
1 {Who} didn't look back that evening. Why would {he}? There was always tomorrow.
1 By spring it was over, and nothing in the world could bring it back.
3 People said kind things. They were all true, and none of them helped.
1 {Who} would give a great deal now for that one ordinary day. And {he} would look back.

# candle | A Lamp in the Window | deed=any|lone
1 {Premise}
1 People who passed by got used to {him}, as one gets used to a lamp in a window.
2 A child waved every morning, and never forgot it.
1 Winter came early that year, and {who} had grown old.
1 One morning the snow lay smooth, and there were no footprints in it.
3 Nobody rang a bell. It was only very quiet.
1 Someone put a candle there, for {who}. Someone else put a scarf.
1 Only then did they notice how much light there had been.

# photograph | The Only Photograph | deed=any|lone; who=people
1 {Premise}
1 There's only one photograph of that time. {Who} is laughing in it.
2 One can see the sun, a sleeve, and half of someone else's hand.
1 {He} put it into a book, so that it wouldn't fade. Then {he} forgot which book.
1 Many years later a stranger bought a box of old books, and it fell out.
3 There was no name on the back, and no date.
1 "Someone was happy here," said the stranger, and looked at {who} for a long time.
1 But there was nobody left to give it back to.

# beside | Room for Two | deed=wait
1 {Premise}
1 At first people asked why. {Who} only moved over a little, so that there was room for one more.
2 In summer there was the sun, and in winter someone brought a blanket.
1 The one who knew the answer was the woman who swept there. "They said goodbye right here," she said. "The last words were: wait for me."
1 One cold morning the place was empty, and so was the one beside it.
1 Nobody stands there now. People step aside, and leave room for two.

# before-dark | Back Before Dark | deed=wait
1 {Premise}
1 "I'll be back before dark." Those had been the words, and {who} believed them, that evening and every evening after.
1 Everyone else knew what had happened. Nobody had the heart to say it.
2 They brought something warm to eat instead, and spoke of the weather.
1 Years went by, and the waiting never got any shorter.
1 When {who} closed {his} eyes for the last time, it was just getting dark.
1 They like to think someone kept a promise then.

# look | When the Looking Stopped | deed=lose
1 {Premise}
1 {Who} looked for {it} until it was dark, and again as soon as it was light.
2 Everyone helped for a day. Some of them helped for two.
1 "You'll get over it," they said. {He} nodded, because they meant well.
1 One day {he} stopped looking for {it}. It was the saddest day of all, and nobody noticed.
3 From outside it looked as if everything were fine again.
1 Sometimes {who} still dreams of {it}, and wakes up happy, and then remembers.

# dots | Three Little Dots | deed=part
1 {Premise}
1 There was no fight. It would have been easier with a fight.
1 First a call wasn't returned. Then a birthday was only a message. Then it wasn't even that.
2 Each of them thought the other one was busy.
1 Years later one of them found an old picture, and typed: do you remember this?
1 For a long time three little dots moved on the screen. Then they stopped.
1 Nobody ever found out what the answer would have been.

# two-doors | One House, Two Doors | deed=part
1 {Premise}
1 They had made a plan once: one house with two doors, and a garden in the middle.
1 Then one of them moved away. "It's only two hours," said the other one.
2 They wrote: soon. They wrote: after the holidays.
1 It is strange how long two hours can become.
1 When one of them fell ill, the other one heard of it three weeks too late.
1 On the grave lies a drawing of a house. It has two doors.

# drawer | The Rest of the Sentence | deed=pair
1 {Who} and {other} had one summer, and they thought there would be more.
1 {Who} counted the days that were left. {Other} didn't want to know the number.
2 They gave each other nothing to keep. It would have looked like a goodbye.
1 "I'll find you," said {other} on the last evening. "I know," said {who}.
1 In the fall, the first letter came back unopened.
1 {Who} went on writing all the same, and put the letters into a drawer.
3 {He} told {other} about the rain, and the price of bread, and the tree outside.
1 Fifty years later it was full. "Who was it?" asked a child. "The rest of the sentence," said {who}.

# winter | One Winter | deed=pair
1 It began with something small: {who} was cold, and {other} noticed.
1 From then on they met every evening, and neither of them said what both of them knew.
2 There would be only this one winter. {Other} had known it from the start.
1 "Will you forget me?" asked {who} on the last evening.
1 "No," said {other}. "That's the part that I keep."
1 In spring {who} came back to their place, and waited until the lamps went on. {Other} didn't come.
1 But one spot there was warm, as though someone had only just got up.

# shelf | The Place Where It Was | deed=keep; who=person; it=thing
1 {A_who} had {a_it}, and nobody else was allowed to touch {it}.
1 There was only one reason. The last one who had held {it} was gone.
2 {He} sometimes believed that there was still a little warmth left.
1 Then, one night, someone broke in, and took nothing but {it}.
1 "What was it worth?" asked the police. "Everything," said {who}. They wrote down: not much.
3 {He} could have bought another one. {He} went to the shop, looked, and left without a word.
1 There's still an empty place where {it} used to be. {Who} dusts it every Sunday.

# fence | Somebody Else's Window | deed=keep; who=person; it=thing
1 {A_who} had one comfort in the world: {a_it}.
1 "As long as you have this," the one who left it had said, "I'm not quite gone."
2 Whenever it got too quiet, {he} sat down with {it} until the quiet could be borne.
1 Then {who} got older, and went away, and thought of {it} less and less.
1 When {he} came back, the house had been sold, with everything in it.
1 Behind the window a stranger's child was playing with {it}, and laughing.
1 {Who} didn't ring the bell.

# first-snow | Until the First Snow | deed=meet
1 {Premise}
1 From then on they met every day, at the same place, at the same hour.
2 They didn't need many words. Some days they needed none.
1 Nobody had told {who} that it would end.
1 In the fall {he} came as always, and saw no trace of {it}.
1 {He} came the next day, too, and every day after that, until the first snow.
3 Then there was nothing left to see but white.
1 To this day {who} walks a little slower there. Just in case.

# quiet-door | The Afternoon When Nobody Came | deed=gift
1 {Premise}
1 So everyone came to {him}, and everyone wanted the same thing.
2 They stood in line down to the street, and they never brought anything with them.
1 Nobody ever asked how {who} was.
1 Then came the morning when {he} couldn't {do} any more. {He} put a note on the door that said so.
1 In the afternoon nobody came, and on the next day nobody came either.
3 The clock was louder than it had ever been.
1 That was how {who} learned, in one quiet week, how many friends there had been.
`
