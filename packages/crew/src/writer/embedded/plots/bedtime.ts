/** Plots that end in sleep. */
export const BEDTIME = `
# lost-yawn | The Lost Yawn | who=the little dragon; thing=the warm blanket; place=the quiet valley
1 {Who} couldn't sleep, because {he} had lost {his} yawn.
2 It was {in_place}, and all the others had closed their eyes already.
1 {He} asked the owl. The owl had one, but she needed it at sunrise.
2 {He} looked under {thing}. There was only a button and a bit of moonlight.
3 {He} asked the river. The river was too busy telling stones goodnight.
2 {He} asked the wind, and the wind said, "Lie down. Yawns come to those who are still."
3 So {he} curled up beside {thing} and counted the breaths of the hills.
3 One breath. Two breaths. The grass bent, and stood up again.
1 {Who} lay very still and listened to the dark.
2 It wasn't empty at all. It was soft, and it hummed.
1 And there it came, wide and slow: a yawn as big as the moon.
1 {He} gave half of it to you. Goodnight.

# small-light | The Smallest Light | who=the little fox; thing=the lantern; place=the forest
1 {Who} was afraid of the dark, so the moon gave {him} a very small light.
2 "It's enough for one step," said the moon. "That's all a light has to do."
1 {He} took one step {in_place}. The light came along.
3 A stone became a sleeping hedgehog. A shadow became a fern.
2 {He} passed {thing}, which looked so big and strange by night, and it was only {thing}.
1 With each step one thing that was frightening became one thing that was known.
3 "Good evening," {he} said to the tree that had always creaked.
3 "Good evening," creaked the tree.
2 When {who} looked back, there was a whole path of things {he} knew.
2 {He} was home before {he} had finished being afraid.
1 {He} put the light on the windowsill, for someone else.
1 If you look up tonight, you may see it there. Sleep well.

# train | The Last Stop of the Day | who=the little train; thing=the silver whistle; place=the mountains; fits=whistle|bell|horn|flute|trumpet
1 {Who} had one more thing to do before bed, and it was the one {he} feared.
2 {In_place} there was a dark place, and the way home led right through it.
1 {He} stopped in front of it and breathed. Nothing breathed back.
3 "I could wait here until morning," thought {who}. But morning was far, and the bed was near.
2 Then {he} remembered {thing}, and what it was for.
1 {He} made a small sound, and the dark made the same small sound.
2 {He} made a braver sound. The dark was just as brave.
3 {He} sang the goodnight song, and the dark sang it a little later, and a little deeper.
1 It wasn't a monster. It was an echo, and it had waited all day for company.
3 They went through together, line by line.
2 On the other side were the stars, the gate, and the smell of supper.
1 "Goodnight," said {who}. "Goodnight," said the dark.

# borrowed-star | The Borrowed Star | who=the child; thing=the ladder; place=the hill; fits=ladder
1 One evening a star fell down, and {who} found it.
2 It lay {in_place}, no bigger than a walnut and as warm as bread.
1 {He} wanted to keep it. In {his} pocket it shone right through the cloth.
2 But there was a hole in the sky now, and the sky kept looking down.
3 The other stars whispered. They were counting again, and again it was one too few.
1 So {who} took {thing} and went up as high as anyone can.
3 It wasn't high enough. It never is, until someone helps.
2 The owl carried the star a little. The wind carried it a little more.
2 The last bit the star did by itself, because it wanted to.
1 It winked once, exactly there, above {place}.
3 {Who} lay on {his} back and found it every night after that.
1 Close your eyes. It's still there when you do.

# tired-clock | The Clock That Stayed Up Late | who=the mouse; thing=the old clock; place=the kitchen; fits=clock
1 {Thing} was so tired that it forgot to say eight o'clock.
2 {In_place} nobody knew it was bedtime, so nobody went.
1 The kettle played. The spoons danced. Only {who} felt how heavy {his} eyes were.
3 Even the moon waited outside the window, with one foot on the roof.
2 {He} climbed up to {thing} and put an ear to it.
2 Inside, something ticked very slowly, like someone walking home in the snow.
1 "You may rest," whispered {who}. "I shall tell them."
3 {He} took a deep breath, the biggest {he} had.
1 Then {he} said it softly, eight times, once for each of them.
3 At three the spoons lay down. At five the kettle sighed.
2 By the eighth, everything {in_place} was asleep.
1 {Thing} smiled, and so did {who}, and then there was only the night.

# cloud | A Cloud for a Pillow | who=the sheep; thing=the pillow; place=the meadow
1 {Who} had no place to lay {his} head, and asked a cloud.
2 Clouds are never asked anything, so this one was pleased.
1 "You may have my softest corner," it said, "if you tell me what the ground is like."
2 So {who} told it about {place}, where the grass smells of rain.
3 {He} told it about ants who carry crumbs, and about the frog who thinks he's a king.
2 {He} told it about {thing}, and the cloud laughed, and a few drops fell.
3 "And at night?" asked the cloud. "At night," said {who}, "everything gets quiet, one after the other."
1 While {he} told, {his} words became slower, and the cloud came lower.
3 First the birds. Then the wind. Then the smallest leaf.
1 It came so low that it lay beside {him} like a blanket of fog.
2 In the morning there was dew {in_place}, in the shape of two sleepers.
1 Now it's your turn. Tell me nothing more. Sleep.

# letter-to-morning | A Letter to the Morning | who=the little owl; thing=the small boat; place=the harbor; fits=boat
1 {Who} didn't want the day to end, so {he} wrote a letter to the morning.
2 "Dear morning," {he} wrote. "Please come soon. I'm not finished."
1 {He} put it into {thing} and let the night carry it away.
2 It went past {place}, past the last lamp, to where the sky is thin.
3 On the way it met a moth, a late goose, and a dream that was looking for someone.
1 The morning read it and smiled, and wrote back with one finger of light.
3 The answer needed all night to come. Light is quick, but mornings are polite.
2 "Dear {name}," it said. "Everything that you love is being kept for you."
3 "The puddles are kept. The song is kept. Even the crumb under the table."
1 "But I can only open the door when your eyes are closed."
2 {Who} read it twice, and folded it small.
1 Then {he} shut {his} eyes, very tight, to help.

# giant | The Giant Who Walked Softly | who=the giant; thing=the feather; place=the village; fits=feather|leaf
1 {Who} was so big that every step woke someone up.
2 {In_place} the babies cried and the cups fell, and {he} was sorry each time.
1 So {he} stood still, for days, and was very lonely.
2 Then a small girl came and brought {him} {a_thing}.
3 "It isn't much," she said, "but it knows how to come down."
1 "Walk the way it falls," she said.
3 {He} tried. The first step only rattled the windows.
2 {He} breathed out, and let the heel wait for the toes.
3 The second step only rustled the leaves.
1 The third step made no sound at all.
2 Since then {he} goes through {place} every night, with {thing} behind {his} ear, and closes the doors that stand open.
1 You won't hear {him}. That's how you know that {he} is there. Goodnight.
`
