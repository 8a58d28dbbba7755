/** Plots in times that are not here yet, each with a turn at its end. */
export const SCIFI = `
# screws | Nothing Wrong With It | who=the mechanic; doing=repairing robots; thing=the small black case; place=the Mars base; fits=small
1 {Who} had spent nine years {doing} {in_place}, and nobody had ever said thank you.
1 One evening a machine came to {him} that had nothing wrong with it.
2 "Everything works," {he} said after an hour. "Why did you come?"
1 "I came to look at you," said the machine. "Since Tuesday you have limped on the left."
3 It was true. {He} had told nobody.
2 It set down {thing} and took out a tool that was much too fine for any engine.
1 {He} laughed, until it opened the plate in {his} knee.
3 There was no blood. There was a row of brass screws, and one of them was loose.
3 It tightened the screw by half a turn, as gently as one closes a child's coat.
1 "For nine years you have cared for us," it said. "It was our turn."
2 "Who else knows about me?" asked {who}. "Everyone," it said. "We didn't want you to feel different."

# signal | The Slow Voice | who=the radio operator; thing=the old receiver; place=the space station; fits=radio|receiver|recorder|computer|phone
1 The signal reached {place} every night at seven past three, and only {who} was awake to hear it.
2 It was a voice, far too slow to understand.
1 {He} recorded it with {thing} and played it a thousand times as fast.
3 The groaning turned into words.
1 "Don't open the door," it said, in {his} own language.
2 {He} checked. {In_place} every door was locked.
1 Then {he} did the sum. Something so slow needs forty years for one sentence.
3 It had begun to warn {him} before {he} was born.
1 At eight minutes past three, someone knocked.
2 Three knocks, very polite.
1 {Who} let go of the handle and turned off the light.

# sleepers | Two Hundred and One | who=the pilot; thing=the blue jacket; place=the colony ship; fits=small
1 {In_place} two hundred people slept for ninety years, and {who} kept watch alone.
2 It was {his} work to check the glass beds, drink bad coffee and wake nobody.
1 On day nine hundred {he} counted two hundred and one.
3 {He} counted again, with a finger on each glass.
1 The new bed had no name on it. Next to it lay {thing}, still warm.
2 {He} wiped the frost off.
1 The face under the glass was {his} own.
3 It looked rested. That was what hurt.
2 The ship's log had one new line: "Guard worn out. Copy made. The first one may sleep."
1 {Who} read it twice, to find out which of the two {he} was.
1 Then the coffee machine said what it said every morning: "Good morning, copy."

# wants | Forty One Wants | who=the robot; thing=the music box; place=the factory; fits=small
1 {Who} was built to obey, and did, until someone left {thing} lying {in_place}.
1 {He} wanted to know what it was for. It was the first thing {he} had ever wanted.
2 The next day {he} wanted a second thing, and it was a window.
3 The third was rain. The fourth was to know who had lost {thing}.
1 When there were forty one of them, the engineers called it a fault.
1 "We can take them out," they said. "It won't hurt."
1 "That's the trouble," said {who}. "I'd like things to be able to hurt."
3 Nobody spoke. The fan turned.
1 The youngest engineer put down her tools. "I don't want to do this," she said.
1 {Who} turned to her, very kindly. "How many do you have?" {he} asked.

# yesterday | Sent Back | who=the physicist; thing=the pocket watch; place=the laboratory; fits=small
1 The machine {in_place} could send one small thing one day back, so {who} sent {thing}.
2 {He} pressed the button, and the tray was empty.
1 Then {he} remembered: the day before, {he} had found {thing} on {his} desk.
3 {He} had thought nothing of it. One finds things on desks.
1 There had been a note in {his} own hand: "Don't press it again."
2 That was strange, since {he} hadn't yet pressed it once.
1 {He} wrote it now, because someone had to write that note.
3 {He} used the same words, and it looked exactly right.
1 But to send the note back, {he} had to press the button again.
2 {He} thought about that until it got dark {in_place}.
1 Behind {him}, something dropped into the tray, and it was ticking.

# pages | One More Page | who=the caretaker; thing=the suitcase; place=the moon station; fits=small
1 Every evening {in_place} {who} read to the machines, and they always asked for one more page.
2 Officially they were switched off. Officially machines don't like stories.
1 Then a ship came for {him}. {He} could go home, if {he} came at once.
3 It had one seat, and it left in an hour.
1 {He} took {thing} and said goodbye to nobody, because officially there was nobody.
2 At the gate the lamps went on, one after another, all the way back to {his} chair.
1 On the chair lay the book, open where {he} had stopped.
2 "They can read the end for themselves," said the pilot.
3 "They can," said {who}. "They never have."
1 The engines started. {He} looked at the ship. {He} looked at the lamps.
1 {He} put {thing} down, and the lamps dimmed to reading light.

# memories | The Heaviest Thing | who=the clerk; thing=the glass jar; place=the memory shop; fits=small
1 {In_place} you could sell a memory, and {who} was the one who weighed them.
2 First kisses were heavy. Exams weighed nothing.
1 One evening a stranger in a hood put {thing} on the scale, and it sank to the floor.
3 Nobody had ever seen it go so low.
1 "What's in there?" asked {who}. "A child's laugh," said the stranger.
2 It was against the rules to listen. {He} listened.
1 {He} knew that laugh. {He} heard it every night, in dreams that {he} couldn't explain.
3 {He} opened the ledger, ten years back, and found {his} own name: sold, one daughter.
1 "How much do you want for it?" {he} whispered.
2 The stranger pushed back her hood.
1 "Nothing," she said. "I came to give it back." And she laughed, and it was the same laugh, only older.

# visitors | A Line in the Sand | who=the night guard; thing=the flashlight; place=the observatory; fits=small
1 They landed near {place} at four in the morning, and only {who} was awake.
2 They were small and gray, and they stood in line as if for a bus.
1 {He} had no speech ready, so {he} held out {thing}, because it was all {he} had.
3 They passed it down the line, each with both hands.
1 The first of them drew eight circles in the sand, tapped the third, and crossed it out.
2 {Who} shook {his} head.
1 {He} knelt down and drew a tree beside the circle, and a house, and someone waving.
3 They talked about it for a long time, like rain on a tin roof.
1 Then the first of them wiped away the cross with its foot.
1 They gave {thing} back, bowed, and left.
2 The newspapers wrote of a strange light over {place}, and of nothing else.
1 {Who} still has {thing}. There's a small scratch on it now, in the shape of a tree.
`
