import { lookupTable } from '@hookreel/film'
/**
 * Stories of what small children live through, no matter who the hero is: a child, an animal, a thing. {premise} is what the prompt says of
 * it, else the sentence that `BEGINNINGS` keeps.
 */
export const TROUBLES = `
# party | The Crumb That Threw a Party | kind=teeth
1 {Premise}
1 "They are clean," said {who}, and shut {his} mouth as tight as a suitcase.
1 But inside, a crumb of supper was throwing a party, and it had invited all its friends.
2 They danced on the left side, and they ate sugar on the right.
1 {Who} listened. Then {he} picked up the brush and said, "The party is over."
1 Up and down, round and round. Out went the dancers, one by one, and down the drain.
1 Afterward it was so quiet in there that even the tongue fell asleep. Goodnight.

# one-song | It Takes One Song | kind=teeth
1 {Premise}
1 "Why not?" asked the toothbrush, who had hung on the wall all day. "Because it takes forever," said {who}.
1 "It takes one song," said the toothbrush. "You may choose."
2 So {he} chose the longest song in the world.
1 {He} hummed it with a mouth full of foam. It sounded like a bee in a bathtub, and the foam flew up to the mirror.
1 {Who} laughed so much that {he} had to begin again. And when the song was over, every tooth shone like a little window.
1 "Same time tomorrow?" asked the toothbrush. But {who} was already yawning. Goodnight.

# ball | The Ball That Came Back | kind=share
1 {Premise}
1 There was one red ball, and {he} sat down on it. "Mine," said {who}. So the others played without {him}.
1 Now {he} had the ball, and nobody to throw it to. {He} threw it up. It came down. That was the whole game.
2 On the other side of the hedge, someone was laughing.
1 So {who} rolled the ball over there, very slowly, in case {he} changed {his} mind.
1 It came right back, and with it came the goat, the duck and the smallest of the pigs.
1 A ball that is shared comes back more often. They counted until it was too dark to see it. Goodnight.

# crumbs | The Last Cookie | kind=share
1 {Premise}
1 There was one cookie left, and {he} hid it under {his} pillow. But a cookie under a pillow makes crumbs.
2 {He} turned to the left. Crumbs. {He} turned to the right. More crumbs.
1 At last {who} got up and knocked next door. "Are you hungry?" "A bit," said a small voice.
1 They broke the cookie in two. One half was a little bigger. {Who} gave that one away, and wondered why it felt so good.
1 Then {he} shook out {his} pillow and lay down. No crumbs, and one friend more. Goodnight.

# hook | The Name Above the Hook | kind=school
1 {Premise}
1 "What if nobody knows me there?" asked {who}. "Nobody knows anyone on the first day," said Grandmother. "That's what it is for."
2 So {he} packed an apple, a pencil, and a button from home.
1 In the morning there was a row of hooks on the wall, and above one of them stood a name. It was {his} own.
1 At the next hook stood someone small who held on to a button with both hands.
1 "Is that from home?" asked {who}. The other one nodded. After that there were two of them.
1 And in the evening {he} had so much to tell that {he} fell asleep in the middle of it. Goodnight.

# tower | The Thing That Fell Over | kind=school
1 {Premise}
1 So {he} stood in front of the door and didn't go in. One half of {him} wanted to go home. The other half wanted to know what was behind the door.
2 The two halves argued for quite a while.
1 Then something inside fell over with a great bang, and everyone laughed.
1 "I only want to see what fell over," said {who}, and went in.
1 It was a tower of forty blocks, and it had to be built again, and one more helper was just what they needed.
1 When it was time to go home, {he} wanted to stay. "Tomorrow," said the teacher. "The tower will wait." Goodnight.

# two-arms | Room Under the Arm | kind=sibling
1 {Premise}
1 "And where will I be?" asked {who}. "Here," said Mama, and lifted her arm. There was room under it. {He} tried it out.
2 "And when you hold the baby?" "I have two arms," said Mama. "One of them was always yours."
1 Then the baby came. It couldn't walk, it couldn't talk, and it didn't even know what a moon was.
1 "Someone has to show it everything," said {who}, and began that same evening at the window.
1 "This is the moon," {he} said. "You may look at it, too." And the baby looked at {who}, and smiled for the very first time. Goodnight.

# candles | Is It Smaller Now? | kind=sibling
1 {Premise}
1 {He} had counted it out. If you cut love in two, only half is left.
1 "Count again," said Grandfather, and lit a candle. "This is how much we love you." Then he lit a second candle with it.
1 "Now look at the first one. Is it smaller?" {Who} looked very closely. It was not.
2 It was even a bit brighter in the room.
1 When the baby cried that night, {who} was the first one at the cradle.
1 "Don't worry," {he} whispered. "I have counted it out. There's enough." Goodnight.

# backward | The Day Backward | kind=toy
1 {Premise}
1 {He} looked under the bed. There was one sock and a lot of dust. {He} looked behind the curtain. There was only the night.
1 "Go through the day backward," said Grandmother. So {who} closed {his} eyes: supper, bath, garden, swing.
1 The swing! They went out with a lantern, and there it sat, under a leaf.
2 It was a little damp, and it looked as if it had been somewhere.
1 "It met a hedgehog," said {who}. "It told me so."
1 Nobody could ask any more. They were both asleep, cheek to cheek. Goodnight.

# leaf-hat | Somebody Was Kind | kind=toy
1 {Premise}
1 "It isn't gone," said Grandfather. "It is somewhere. That's a big difference."
2 So they hung a note on the garden gate: please come home.
1 All night {who} thought of it out there. Was it cold? Was someone good to it?
1 In the morning it sat on the doorstep, washed and dried, with a leaf for a hat.
1 {Who} never found out who had done that. So {he} was kind to everyone, just to be sure. Goodnight.

# on-duty | Somebody Else Is on Duty | kind=sleep
1 {Premise}
1 "I have to watch the moon," {he} said. "I do that," said the owl. "I have to guard the door." "I do that," said the old dog.
2 "And who listens to the rain?" "There is none tonight," said the cloud. "I took the evening off."
1 {Who} thought hard. "And who looks after me?" "The bed," they all said. "It has waited for you all day."
1 So {he} lay down, only to try it. It was warm, and it had exactly {his} shape.
1 And before {he} could say that {he} wasn't tired, {he} was asleep. Goodnight.

# and-then | And Then? | kind=sleep
1 {Premise}
1 {He} had counted sheep, but the sheep had wanted to talk.
1 "What did you do today?" asked the night. So {who} told it, from the very beginning. Breakfast first.
2 The night was a good listener. It had time until morning.
1 "Hm," said the night. And "oh." And "and then?"
1 By lunch {he} was speaking slowly. By supper {he} was only thinking it.
1 The night pulled up the blanket. "Tell me the rest tomorrow," it said. Goodnight.

# shy | Say Hello Once | kind=eat
1 {Premise}
1 "It looks at me," said {who}. "It's only shy," said Grandmother. "Nobody has said hello to it."
1 Shy? {Who} knew what that was like. {He} leaned down to the plate. "Hello," {he} whispered.
2 It didn't answer, but it seemed a little less lonely.
1 "You don't have to love someone new," said Grandmother. "It's enough to say hello once."
1 So {he} took one bite, the smallest in the world. It crunched. It was nearly friendly.
1 The next evening {he} said hello twice. Goodnight.

# hill | Halfway up the Hill | kind=eat
1 {Premise}
1 That night {who} dreamed of the highest hill in the world. Halfway up {he} stopped and couldn't go on.
1 "What do you need?" asked the hill. "I don't know," said {who}. "Something from your plate," said the hill. "It's always something from the plate."
2 And there it sat beside the path, all that {he} had left over, and it waved.
1 {He} took a bite, and another, and up {he} went to the very top.
1 From there {he} could see everything: the house, the bed, and the whole of tomorrow.
1 "Is there any left?" asked {who} at breakfast. Goodnight.

# captain | Twice Around the World, With Soap | kind=bath
1 {Premise}
1 "It's too wet," said {who}. "That's what the sea said at first," said Grandfather, "and look at it now."
1 So {he} tried it, only a little. The water made a ring, and the ring swam across and came back.
2 {He} made another. The two rings met in the middle and shook hands.
1 They needed a boat, so someone brought a cup. They needed a captain, so {who} got in.
1 It was a long journey, twice around the world, with soap.
1 When the captain came ashore, the towel was the warmest harbor of all. Goodnight.

# sleeping-places | Everybody to Bed | kind=tidy
1 {Premise}
1 "Tomorrow it all comes out again," said {who}. "So do you," said Grandmother, "and still you go to bed."
1 {He} looked around. The blocks lay on their backs, and the bear lay on its nose. Nobody looked comfortable.
2 One crayon had rolled into the cold corner by the door.
1 "Bedtime," whispered {who}. The blocks went into their box, side by side. The bear got the good chair. The crayons got their row.
1 Each of them sighed a little. You could hear it if you were very quiet.
1 And now there was room on the floor for one whole moonbeam. Goodnight.

# blueberry | As Long as a Blueberry | kind=doctor
1 {Premise}
1 "Will it hurt?" asked {who}. "A little," said Mama, who never lied. "As long as it takes to say blueberry."
1 {He} practiced all the way there. Blueberry. It was really not a long word.
2 In the waiting room sat someone even smaller. "Say blueberry," {he} whispered. "It helps."
1 Then it was {his} turn. The doctor had cold hands and warm eyes. "Blue," said {who}, and it was over.
1 {He} hadn't even come to the berry.
1 So {he} saved it for the way home. Goodnight.

# lost-and-found | Lost and Found | kind=astray
1 {Premise}
1 Someone picked {him} up and put {him} into a box. On the box it said: lost and found.
1 "How long does it take?" asked {who}. "Until what?" asked an old hat. "Until someone comes." The hat said nothing.
2 There was half a deck of cards in there, a key without a door, and a trumpet that had given up hope.
1 So {who} told them where {he} belonged: the smell of the drawer, the sound of the door in the morning.
1 {He} told it so well that a girl on the other side stopped and listened. "I know that door," she said.
1 She carried {him} home in both hands. And there, in the drawer, someone had kept {his} place warm. "You're late," it whispered. Goodnight.

# where-seen | Where Everybody Could See | kind=astray
1 {Premise}
1 "You'll get used to it," said the others. But {who} didn't want to get used to it.
1 So {he} climbed up on the garden fence, where everyone could see {him}, and waited.
1 It rained. It snowed. A sparrow used {him} as a tent. "What are you doing here?" asked the sparrow. "I'm being found," said {who}.
2 The sparrow thought this was a fine thing to do, and told it all along the street.
1 And one morning a hand came, a hand that {he} knew, and lifted {him} off the fence.
1 "There you are," said a voice. "We have looked for you everywhere." And it was warm in the pocket, and {he} wasn't alone in there. Goodnight.

# walk-it | The Anger That Went for a Walk | kind=angry
1 {Premise}
1 It had begun with something small, and by noon nobody knew with what.
1 {He} stamped, and the cups jumped. {He} shouted, and the birds moved to another tree.
1 "That's a big one," said Grandmother, and opened the back door. "Take it for a walk. It needs air."
1 So {who} walked {his} anger around the garden, once, twice, three times. It pulled. It barked. Then it got tired.
2 By the gate it was so small that it fit under a leaf, and {he} left it there.
1 "Are you hungry?" asked Grandmother, as if nothing had happened. {He} was, and very. Goodnight.
`

/** How each trouble begins where the prompt tells it of a child and not of the hero. */
export const BEGINNINGS: Readonly<Record<string, string>> = lookupTable({
  teeth: '{A_who} did not want to brush {his} teeth. Not tonight, not tomorrow, not ever.',
  share: '{A_who} did not want to share.',
  school: '{Tomorrow} was the first day of {school}, and {a_who} had decided not to go.',
  sibling: '{A_who} was getting a {baby}, and was not happy about it.',
  toy: '{A_who} had lost {his} favorite toy, and without it nobody could sleep.',
  sleep: '{A_who} did not want to sleep. There was still so much to do.',
  eat: '{A_who} did not want to eat {food}. Not one bite.',
  bath: '{A_who} did not want to take a bath.',
  tidy: '{A_who} did not want to tidy up.',
  doctor: '{A_who} had to go to the {doctor}, and did not want to.',
  astray: '{A_who} was lost.',
  angry: '{A_who} was so angry that the house was too small for it.',
})
