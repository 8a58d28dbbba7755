/** Plots that end in sleep, about somebody who is afraid of `{fear}` or wants to `{wish}`. */
export const BEDTIME_WISHES = `
# hiding | Half as Big | who=the little fox; fear=the dark; thing=the blanket; place=the barn
1 {Who} was afraid of {fear}, and hid under {thing}.
2 {In_place} all the others were so brave, and {he} had never told anybody.
1 But somebody was hiding there already: the old dog, the bravest of them all.
3 "Are you looking for a button, too?" asked the dog. "No," said {who}. "Neither am I," said the dog.
1 "I am afraid of {fear}," whispered the dog. "Me, too," whispered {who}.
1 As soon as they had said it, the fear was only half as big.
1 They told the owl, and it was a quarter. They told the sheep, and it was a crumb.
3 In the end half of the farm had been looking for a button.
2 They all lay down together in one warm heap and listened.
1 {Who} yawned, and the crumb rolled away.
1 Goodnight.

# guard | The Night Guard | who=the small owl; fear=the dark; thing=the lantern; place=the garden
1 Every evening {who} was afraid of {fear}, so the moon gave {him} something to do.
1 "I need somebody to watch over {place}," said the moon, "until everyone there is asleep."
2 {Who} stood up very straight. A guard has no time to be small.
3 {He} watched over the beetles. They were very easy to guard.
1 Then the smallest rabbit came. "I am afraid of {fear}," it said.
2 {Who} knew what to say, because {he} had so often wished to hear it.
1 "I am here," said {who}. "It never stays long, and I always do."
3 "How do you know?" asked the rabbit. "I have counted," said {who}.
2 The rabbit fell asleep against {his} side, as warm as bread.
1 And {who} noticed that {he} had forgotten to be afraid.
1 "Your watch is over," said the moon. "Well done. Sleep."

# bernard | It Is Only Bernard | who=the young hedgehog; fear=the dark; thing=the window; place=the burrow
1 {Who} was afraid of {fear}, so Grandmother said, "Let us give the fear a name."
2 "Names are for friends," said {who}. "Exactly," said Grandmother.
1 They thought about it {in_place}, and called it Bernard. It is hard to be afraid of a Bernard.
3 "Good evening, Bernard," said {who}, very quietly, to see how it sounded.
2 The next night {he} told Bernard a joke. The night after, {he} saved him a piece of cake.
3 {He} even drew a picture of him and put it up beside {thing}.
1 And one morning {he} noticed that {he} had slept right through.
1 "I did not even hear him," {he} said, and was a little sorry.
1 "He looked in on you," said Grandmother. "You were asleep, so he went home on tiptoe."
1 Goodnight, Bernard.

# crumbs | A Crumb Every Night | who=the snail; wish=dance; thing=the acorn cap; place=the meadow; fits=small
1 {Who} wanted to {wish}, and everybody had a reason why not.
2 "Too small," said the goose. "Too slow," said the hare. "Too late," said the owl, and yawned.
1 So {he} asked the ant, who carries ten times her size, how she does it.
1 "I never look at the whole cake," said the ant. "I look at the next crumb."
2 So {he} went {to_place} and tried one crumb of it. It went wrong.
3 {He} tried it with {thing} on {his} head, for luck. It went wrong again, and was funnier.
2 {He} tried the next crumb, and that one held.
1 Evening after evening {he} learned one crumb more.
3 Nobody noticed. Crumbs make no noise.
3 Then came an evening when the goose looked up, and the hare stood still, and the owl was wide awake.
1 "Since when can you {wish}?" they asked at last. "Since the last crumb," said {who}. "And now I shall sleep. Goodnight."

# leaf | The Leaf on the Line | who=the little bear; wish=sing; thing=the red sock; place=the orchard; fits=small
1 {Who} wanted to {wish}, and wrote it on a leaf.
1 {He} hung the leaf on the line {in_place}, next to {thing}, and went to bed.
1 In the night the wind read it, and told the trees.
3 The trees told the river, which cannot keep anything to itself.
1 In the morning they all came to help: one held, one pushed, and one counted to three.
2 The first time, all of them fell over. Even the river laughed.
3 The second time, they fell over in a better order.
1 The third time, it worked.
2 {Who} did it once more, slowly, to remember how it felt.
1 That evening a second leaf hung on the line. It said: "Thank you."
1 And under it, very small: "Tomorrow I help with your wish. Goodnight."
`
