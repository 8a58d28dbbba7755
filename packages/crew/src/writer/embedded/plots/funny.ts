/** Plots that end with a laugh. `{doing}` is what the hero cannot leave alone. */
export const FUNNY = `
# trial | The Trial | who=the dog; doing=stealing socks; place=the kitchen; thing=the left sock
1 {Who} stood trial {in_place} for {doing}.
1 "How do you plead?" asked the judge, who was a cat. {Who} looked at the ceiling.
2 The cat had got the job because nobody else could look that bored.
3 The ceiling had no advice.
1 The first witness was {thing}. It said nothing, and everyone found that suspicious.
2 The second witness was the vacuum cleaner. {Who} left the room while it spoke.
3 The goldfish had seen everything, but forgot it while swearing the oath.
1 Then the judge asked the question that nobody had asked: why?
2 {Who} fetched the answer from behind the sofa: a birthday card, signed by everyone.
1 "It was meant to be a distraction," {he} said. "We were planning your party."
2 The judge was silent for a long time.
1 "Not guilty," she said. "But there had better be cake."

# record | Lost Count | who=the neighbor; doing=singing off key; place=the backyard; thing=the garden gnome
1 {Who} had been {doing} for so long that the record office sent a man {to_place} to count.
2 He had a clipboard and no sense of humor.
2 "Begin," he said. {Who} began.
3 An hour passed. The man sharpened his pencil. Another hour passed. He sharpened the other end.
1 The trouble was that everyone who watched wanted to try it, too.
2 By noon the neighbors had joined in. By three, so had the mailman.
1 At five the man looked left, looked right, put down his clipboard, and joined in.
3 He was terrible at it. He had never been so happy.
1 So nobody had counted, and there was no record.
1 On the form he wrote: "Lost count. Best day since school."
2 {Who} framed it and hung it up {in_place}, right above {thing}.

# rule | The New Rule | who=the new guy; doing=whistling; place=the office; thing=the coffee machine
1 There was one rule {in_place}: no {doing}.
2 Everyone knew whom it was meant for. The sign even had a drawing of {who}.
1 {Who} obeyed it, and it became strangely quiet.
3 The plants drooped. The clock slowed down out of boredom.
2 On the second day someone sighed. On the third day everyone sighed.
1 On the fourth day the boss stood in front of {thing} and said, "I miss it."
2 Nobody had to ask what.
1 So they put up a new sign: {doing} on Fridays only.
3 It was a Tuesday. {Who} checked the calendar four times.
1 By Wednesday everyone {in_place} agreed that the calendar was wrong.

# substitute | The Substitute | who=the cat; doing=knocking over vases; place=the living room; thing=the couch
1 {Who} needed a day off from {doing}, so {he} looked for a substitute.
2 Three came {to_place}: a parrot, a retired judge, and a robot vacuum.
1 The parrot was good at it, but told the whole street.
3 "{Doing}! {Doing}!" it screamed out of the window, until the neighbors took notes.
1 The judge was thorough, and wanted everything in writing first.
2 The vacuum got stuck under {thing} and asked for a lawyer.
1 So {who} did what all great professionals do, and went back to work early.
2 There was a crowd waiting {in_place}, and someone had brought flowers.
1 "Never leave us again," said the parrot. "You have no idea what it is like with amateurs."

# meeting | Nine Minutes Clean | who=the raccoon; doing=opening trash cans; place=the church basement; thing=the tea urn
1 {In_place}, {who} joined a group for those who can't stop {doing}.
2 It met every Tuesday, and there were cookies.
1 "I have been clean for nine minutes," {he} said, and everyone clapped.
3 {He} had never been clapped for before.
1 It was wonderful, so {he} started over every week, just to be able to stop again.
3 The others did the same. The record was four fresh starts in one evening.
2 After a year the leader looked at his list: nobody had stopped, and nobody had ever been absent.
2 He sat down beside {thing} and was quiet for a while.
1 "I must confess something," said the leader after a year. "I have never even tried it."
1 He got the biggest applause of all, and {who} showed him how it is done.

# culprit | The Detective's Difficult Case | who=the hamster; doing=eating the cookies; place=the classroom; thing=the empty jar
1 Someone {in_place} kept {doing}, and {who} was hired to find out who it was.
2 That was awkward, because it was {who}.
1 {He} worked hard on the case. {He} questioned everyone twice.
3 {He} questioned the mirror, and found its answers evasive.
1 {He} found clues: a footprint, {thing}, and a note in {his} own handwriting.
2 "Interesting," {he} said, and ate the note.
1 In the end {he} gathered them all {in_place}. "The culprit," {he} said, "is in this room."
2 Everyone looked at {him}. {He} looked at {his} watch.
3 "I may add," {he} said, "that the culprit is very good-looking."
1 Then {he} turned {himself} in, collected the reward, and paid the fine with it.
2 There was enough left for lunch.

# famous | Nine Views | who=the grandmother; doing=dancing with the broom; place=the garage; thing=the broom
1 The video of {who} {doing} had nine views, and eight of them were family.
2 The ninth was a stranger with a lot of friends.
1 By Monday, four million people had seen {him} {in_place}.
3 There were shirts. There was a song. There was a soup.
1 A manager called. "Do it again," he said, "but with feeling."
2 They gave {him} a stage, and lights, and {thing} in gold.
1 {He} did it with feeling, and four million people switched off.
2 So {he} went home, shut the door, and did it once more, because it was Thursday.
1 {He} didn't know the camera was still on.
1 Nine people watched. They all agreed that it was the best one yet.

# license | The License | who=the goat; doing=climbing on cars; place=the town hall; thing=the lucky hat; fits=small
1 It turned out that you need a license for {doing}.
2 Nobody had ever told {who}, who was the best at it for miles.
1 So {who} went {to_place} to take the test.
3 {He} took {thing} along for luck.
3 Question one asked for the history of it. {He} wrote: "Mine, or everyone's?"
1 {He} thought about it so hard that {he} couldn't do it at all.
2 {He} had never thought about it before, and now {he} couldn't stop.
2 {He} just stood there. The examiner waited. It became evening.
3 "Could you show me?" said {who} at last. "I have forgotten how it goes."
1 At last the examiner showed {him}, so badly that {he} couldn't bear to watch.
1 "Not like that," {he} said, and did it, perfectly, without a thought.
2 The license hangs {in_place} now, and everyone salutes it.
`
