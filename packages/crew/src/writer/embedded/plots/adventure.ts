/** Plots in which somebody comes through by seeing what the others miss. */
export const ADVENTURE = `
# compass | The Wrong Direction | who=the girl; thing=the broken compass; place=the island
1 {Thing} had never once been right, and {who} took it along anyway.
2 It came from {his} grandmother, who had always found her way home.
1 {In_place} all the others followed the map, and {who} followed {thing}.
3 "Wrong way!" they called. Soon {he} couldn't hear them any more.
2 The path ended at a wall of thorns, and {thing} still said: here.
1 It led {him} to a stone with {his} grandmother's name, and a tin box under it.
2 The box was as dry as on the day it was buried.
1 There was no gold in it. There was a note: "So you didn't listen to the others, either."
3 "The treasure is where the map says," it went on. "They'll fight about it until dark."
2 {Who} looked down to the beach and saw one boat that nobody was guarding.
1 {He} rowed home alone, and for the first time {thing} pointed straight ahead.

# planks | One Plank Short | who=the boy; thing=the rope; place=the canyon
1 The bridge {in_place} was one plank too short for {who}.
2 It was the only way home.
1 {He} had {thing}, half a sandwich, and a storm behind {him}.
3 {He} ate the sandwich. Ideas come easier after that.
1 Then {he} understood: the planks that {he} had already crossed were of no more use where they lay.
2 {He} loosened the first one behind {him} and laid it down in front.
1 Plank by plank {he} took the bridge apart at {his} back and built it on ahead.
3 Halfway across there was no way back. It was easier then.
2 The wind took what was left of it the moment {his} foot touched rock.
1 On the other side {he} put down {thing}. An old woman sat there and clapped. "Everyone turns round out there," she said.
1 "I could not," said {who}. "I had used it up."

# temple | They All Pushed | who=the student; thing=the old lantern; place=the temple; fits=small
1 For a hundred years people had pushed against the door {in_place}.
2 They had brought beams, gunpowder and elephants. {Who} had only {thing}.
1 {He} pushed, too. Nothing moved.
3 {He} sat down in the dust and was angry for a while.
2 Down there {he} saw what the dust had hidden: a long scratch on the floor, curved like a moon.
3 Doors leave such scratches where they swing. This one swung outward.
1 {He} hung {thing} on the bronze ring to see better, and the ring gave way a little.
2 It was no ornament. It was a handle.
1 So {he} pulled, and the door came toward {him} as lightly as a curtain.
3 The air behind it smelled of rain from another century.
1 On the wall inside stood one line: "At last, someone who looks before pushing."
1 {Who} took {thing} from the ring, and went in.

# fog | What the Others Laughed At | who=the youngest of the group; thing=the walking stick; place=the mountain; fits=small
1 Everyone laughed at {who} for bringing {thing}.
2 "You need strong legs here," said the guide, "and nothing to carry."
1 Then the fog came {in_place}, and the guide, who knew every stone, slipped on a loose one.
3 They heard him call. Then they heard nothing.
2 Nobody could see the edge, and nobody dared to take a step.
1 {Who} knelt down and pushed {thing} ahead, an arm's length at a time.
1 Where it met ground, {he} followed. Where it did not, {he} knew the edge.
3 Behind {him} came the others, each with a hand on the next one's boot.
1 They found the guide on a ledge, with a twisted foot and a very quiet voice.
2 It took until morning to bring him down.
1 He never laughed at {thing} again. He asked to be shown how it works.

# footprints | The Tracks That Lied | who=the captain; thing=the wooden chest; place=the island
1 {Who} came {to_place} for {thing}, and someone had been quicker.
2 There was a fresh hole, and a shovel that was still wet.
1 There was only a trail of small footprints. It ended in the middle of the open sand.
3 The wind hadn't touched it. It just stopped.
1 {He} knelt down and saw that someone had walked it backward.
2 The heels were pressed deeper than the toes.
1 So {he} followed it the other way, to a cave behind the falls.
1 There sat a boy with both arms round {thing}. "I only wanted someone to come and look for me," he said.
2 A ship had left him behind in spring.
3 He had made the trail for every sail that passed. {Who} was the first to turn round.
1 {Who} left {thing} where it stood, and took the boy home.

# riverbed | Older Than the Roads | who=the messenger; thing=the sealed letter; place=the desert; fits=small
1 {Who} had until sunset to bring {thing} to the city, and {place} lay in between.
2 At noon the horse went lame. At one o'clock the water was gone.
1 There were two roads: a short one that nobody survived, and a long one that came too late.
3 {He} sat down between them and drew both in the dust.
1 Then {he} saw what lay between the two: a dry riverbed.
2 Water takes no detours. It knows the lowest way.
1 {He} walked where the river had walked, on flat stones, in the shade of its banks.
3 Under one bend the sand was damp. {He} dug, and drank mud, and it was wonderful.
1 The gate was closing when {he} climbed out of the riverbed and held up {thing}.
2 "Which road did you take?" asked the guard.
1 "The one that was there before the roads," said {who}.

# bats | The Way the Wings Went | who=the explorer; thing=the dead lamp; place=the cave; fits=small
1 The last light was gone, and {who} stood {in_place} with {thing} and didn't see {his} own hand.
2 {He} didn't run. Running is how people get lost twice.
1 {He} held {his} breath and listened: something small and quick passed {his} ear.
3 It sounded like a thrown glove.
1 A bat. And at this hour, bats all fly the same way: out to hunt.
1 Whenever one passed, {he} took three steps after it and waited for the next.
2 Once {he} let {thing} slide ahead of {him}, and heard it fall, for a long time.
3 {He} went round that place on {his} knees.
1 Then there was a smell: grass. Then there was one star.
2 {He} lay down under it and counted the bats as they came out above {him}.
1 "Thank you," {who} said to each of them, and held up {thing}. It took until morning.

# tide | Nine Minutes | who=the knight; thing=the silver bell; place=the coast; fits=small
1 Everyone who looked for {thing} {in_place} came back at a run and wouldn't say why.
2 {Who} went all the same, at dawn, with bread for two days.
1 First came a roar. Nine minutes later it came again.
3 It shook the ground. {He} timed it: fear counts badly, but a watch does not.
1 No beast roars by the clock, {he} thought, and walked on.
1 The monster was a hole in the cliff, with the tide breathing in and out of it.
3 Between two roars it was quiet, and far inside something shone.
1 {He} was in and out in eight minutes, with {thing} under {his} arm.
3 The ninth one soaked {him} to the skin.
1 On the way home {he} met three big men with swords.
1 {He} ran past them and wouldn't say why.
`
