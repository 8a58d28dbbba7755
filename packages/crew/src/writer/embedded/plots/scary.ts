/** Plots that frighten without blood. The form is told in `plot.ts`. */
export const SCARY = `
# knocks | Three Knocks | who=the caretaker; thing=the old wardrobe; place=the empty house; fits=big
1 {When}, {who} heard three knocks from inside {thing}.
2 {He} was alone in {place}, and had been for hours.
1 {He} knocked back, twice, as a joke.
3 Nothing answered. {He} laughed, a little too loud.
2 The next evening there were two knocks.
2 {He} pulled {thing} away from the wall and looked behind it: plaster, dust, nothing else.
3 {He} tied a rope round it and made three knots.
1 On the third evening there was one.
3 {Who} didn't sleep. {He} watched {thing} until the window turned gray.
3 Whatever it was, it was counting down.
2 {He} sat in the kitchen {in_place} and waited for the fourth evening.
1 It was quiet until midnight.
1 Then the knock came, very gently, from the chair beside {him}.

# photograph | The Ninth Face | who=the visitor; thing=the framed photograph; place=the guesthouse; fits=small
1 {When}, {who} found {a_thing} {in_place}, and beside it a note with eight names.
2 Seven were crossed out in the same blue ink.
1 The eighth was {his} own.
3 {He} had told nobody that {he} was coming.
2 {He} asked the woman at the door who had written it. She said {thing} had stood there before she was born.
3 She wouldn't come nearer than the stairs.
1 {He} burned the note and carried {thing} down to the river.
3 It sank without a ripple, as if something had reached up for it.
2 {He} drove all night and never once looked back at {place}.
3 At a petrol station {he} washed {his} hands, and the water ran blue.
2 At home {he} locked the door and laughed at {himself}.
1 In the morning {thing} stood on {his} kitchen table, wet, with a new list.
1 It had nine names.

# babymonitor | The Voice That Sang | who=the babysitter; thing=the radio; place=the house on the hill
1 Someone was singing, and {who} had thought {he} was alone with {thing}.
2 {When}, that was the whole job: stay {in_place} until midnight and touch nothing.
1 The song came out of {thing}, low and patient, like something sung to a child.
3 {He} knew the tune. {His} grandmother had sung it, and {his} grandmother was the last who knew it.
2 {He} turned every switch {he} could find. The song went on.
1 {He} called the owner of {place} and asked who was singing.
3 For a while there was only breathing on the line.
1 "Is it the second verse yet?" the owner asked.
2 "Why?" said {who}.
2 "Because she only sings until she has found the room you're in."
3 {He} looked at the door, and {he} couldn't remember closing it.
1 Behind {him}, without {thing}, someone began the second verse.

# footprints | One Way In | who=the night guard; thing=the lantern; place=the back yard; fits=lantern|lamp|torch|candle; where=yard|garden|forest|woods|field|farm|park|cabin|camp|campsite|mountains?|hill|village|beach|island|lake
1 There was one line of footprints in the snow, and it ended where {who} stood.
2 {When}, {he} had gone out to {place} with {thing} because of a noise.
1 The prints came from the trees, bare, and as small as a child's.
3 {He} had watched the whole yard. Nobody had crossed it.
2 {He} held {thing} high and followed them back.
2 They began in the middle of the field, out of nothing.
3 Beside the first one lay a mitten, still warm.
1 When {he} turned, {his} own prints were gone.
2 Only the small ones were left, and now there were two lines of them.
3 One went in front of {him}. One walked beside.
1 {Thing} went out.
3 {He} stood {in_place} and listened to the snow.
1 Then a small cold hand took {his} and began to lead {him} home.

# lastfloor | The Extra Floor | who=the cleaner; thing=the key; place=the office tower; fits=small; where=tower|hotel|motel|hospital|school|office|building|mall|apartment|mansion|asylum|library|museum|castle|theater|theatre
1 {When}, {who} counted the floors of {place}, and there was one too many.
2 {He} had worked there for years. There had always been nine.
1 {A_thing} lay on the stairs that {he} had never seen, waiting to be picked up.
3 The steps were clean, except for one line of shoe prints that only went up.
1 At the top, a door. Behind it, a desk, a lamp, and a coat that was {his}.
1 On the desk stood a photo of {him}, much older, with {thing} in {his} hand.
3 The calendar on the wall showed next Friday.
2 The phone rang, and {he} heard {his} own voice.
2 "Put {thing} back," it said. "I didn't."
3 The line hummed. Far away, someone was climbing stairs.
1 {Who} dropped {thing} and ran down nine floors, ten, eleven.
1 {He} is still running.

# mirror | A Second Too Late | who=the dancer; thing=the tall mirror; place=the changing room; fits=mirror
1 {When}, {who} noticed that one reflection was late.
2 It stood in {thing}, which someone had left {in_place} the day before.
1 {He} raised a hand. A moment passed. Then the other hand went up.
3 {He} told {himself} it was the light, and tried again.
2 {He} counted. On Monday it was one second. On Tuesday it was two.
3 By Thursday {he} could leave {place} and hear it still walking.
1 On Friday {he} turned to go, and the reflection did not.
2 It stayed where it was, both palms flat on the inside of {thing}.
2 It was saying something. {He} came closer to read the lips.
3 There was no sound, only a small round cloud of breath, on the wrong side.
1 "Run," it said. "You're the one who's late."
1 Behind {who}, something moved first.

# voicemail | A Call From the Cellar | who=the new neighbor; thing=the old telephone; place=the cellar; fits=phone|telephone|radio
1 {Thing} rang {in_place}, though nobody had plugged it in.
2 {When}, {who} went down to look, one hand on the wall.
1 The voice on the line was {his} own, out of breath.
1 "Don't go upstairs," it said. "It sounds like me up there."
3 Then came a noise like furniture being moved, and the line went dead.
2 {He} laughed, because people do.
2 Then, from above, {he} heard {himself} laugh too.
3 It was the same laugh, a little slower, as if someone were practising.
2 Feet crossed the floor and stopped at the top of the stairs.
3 {He} put {thing} down without a sound and held {his} breath {in_place}.
1 "Who is down there?" called {his} own voice, very kindly.
1 And the steps began to come down.

# doll | It Wanted the Window | who=the girl next door; thing=the doll; place=the attic room; fits=small
1 Every morning {thing} sat a little nearer to the window.
2 {When}, {who} had put it on the highest shelf {in_place} and shut the door.
1 On Monday it was on the chair. On Tuesday it was on the sill.
3 {He} asked everyone in the house. Nobody had been up there.
2 {He} was afraid, and did what people do: {he} turned it to the wall.
3 That night, something small scratched at the glass, but from inside.
2 In the morning {thing} had turned back, with dust on its hands.
1 {Who} carried it down to the gate and left it in the rain.
3 {He} felt better at once, and that should have warned {him}.
1 That night {he} understood why {thing} had always watched the window.
2 It had never wanted to get out.
1 It had been keeping something from coming in.
`
