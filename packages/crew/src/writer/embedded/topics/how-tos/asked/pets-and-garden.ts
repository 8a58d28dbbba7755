/** What people ask about dogs, cats, small animals and beds of vegetables, for `readTopics`. */
export const PETS_AND_GARDEN = `
# teaching-a-dog-to-sit | how-to | teaching a dog to sit | teach dog/puppy to sit, train dog to sit, make/get dog to sit, dog to sit, teach dog/puppy sit, teach dog tricks, dog tricks for beginners | Dog training
> A treat over the nose, and the rest is gravity. | Do not push. Wait. | Five minutes a day teach more than an hour.
@ Your dog looks at your hand as if it were the only thing on Earth.
1 | small treat | What do you need to teach a dog to sit? | Take small treats and a quiet room | Take small treats and a quiet room. Use soft treats the size of a pea, in a room where nothing happens. | You will need twenty of them. | A hungry dog before dinner works best.
2 | treat over nose | How do you get a dog to sit? | Lift the treat over its nose | Hold the treat at its nose, and move it slowly up and back over its head. | The nose goes up, and the bottom goes down. | If it jumps, you held it too high.
3 | sitting dog | When do you give the treat? | Reward it the moment it sits | Reward it the moment it sits. Say a short word of praise and give the treat as soon as its bottom touches the ground. | One second later it no longer knows for what. | Do not press on its back.
4 | open hand | When do you say sit? | Add the word when it already sits | Add the word when it already sits. After some tries, say sit once, just before you move your hand. | The word then tells it what comes. | Said ten times, the word means nothing.
5 | park | How do you make it reliable? | Practice in many places | Practice in many places. Repeat it in the hall, in the yard, in the street, with fewer and fewer treats. | Dogs learn a thing together with the place. | Stop while it still has fun.

# barking-dog | how-to | stopping a dog from barking | stop dog from barking, stop dog barking, stop barking, dog barking, dog bark/barks, dog bark at door/night/everything/people/strangers, stop dog from barking at door/night/strangers/neighbors, keep dog quiet, why dogs bark so much | Bark (sound)
> If you shout, your dog thinks that you bark along. | A dog barks for a reason. Find it. | Quiet is something you can pay for.
@ The doorbell rings, and nobody hears the visitor.
1 | notebook | Why does a dog bark so much? | Note when and at what it barks | Note when and at what it barks. Write down time and trigger for some days: doorbell, window, other dogs, being alone. | Each reason needs another answer. | Sudden barking without a cause can be pain, so ask a vet.
2 | covered window | How do you stop a dog from barking at the window? | Take the trigger out of sight | Take the trigger out of sight. Cover the lower half of the window, or move its bed to another room. | What it does not see, it need not report. | Each success makes barking stronger.
3 | treat for silence | How do you teach a dog to be quiet? | Reward the silence, not the noise | Reward the silence, not the noise. Wait for a second of silence, say quiet, and give a treat. Then wait for two seconds, and three. | It learns that silence pays. | Never give in while it barks.
4 | mat | How do you stop a dog from barking at the door? | Send it to its mat | Send it to its mat. Teach it to go to a mat for a treat, first without the bell, then with a soft knock. | It cannot wait on the mat and storm the door. | A friend who rings ten times is good practice.
5 | long walk | What makes dogs bark less? | Give it enough to do | Give it enough to do. Walks with much sniffing, small searches and chewing make a dog calm. | Boredom barks. | A dog that is afraid or alone for long needs a trainer's help.
! loud owner | shouting teaches a dog to be quiet | To a dog it sounds as if you joined in. | Calm and a reward for silence work better.

# dog-recall | how-to | teaching a dog to come | teach dog to come, teach dog to come when called, teach puppy to come, train dog recall, dog recall, recall training, get dog to come back, dog not come when called, dog come when called | Obedience training
> Never call your dog to something bad. | You must be better than a squirrel. | The word wears out. Save it.
@ You call, and your dog looks at you, and then at the meadow.
1 | new word | Which word calls a dog? | Choose a word and keep it clean | Choose a word and keep it clean. Take a word that you have not used for calling in vain, and say it in a happy voice. | A worn word means nothing to the dog. | All of the family use the same.
2 | great treat | How do you start recall training? | Call it from two steps away | Call it from two steps away. Indoors, call once, and give its best treat when it arrives. | It should never fail in the beginning. | Do it ten times a day.
3 | running person | How do you make a dog want to come? | Run away and make a party of it | Run away and make a party of it. Move backward or run off as you call, and praise it all the way. | Dogs love to follow what runs. | Running after the dog is a game that it wins.
4 | long leash | How do you practice outside? | Practice outside on a long leash | Practice outside on a long leash. Use a line of five to ten meters on a harness, and call when it is not busy. | It cannot learn that going away works. | Let distractions grow slowly.
5 | open field | What ruins a recall? | Let it go again after it came | Let it go again after it came. Call, reward, and send it off to play again. | If coming always ends the fun, it stops coming. | Never scold a dog that came late.

# bathing-a-cat | how-to | bathing a cat | bathe cat, give cat bath, wash cat, bathe cat without getting scratched, cat bath, clean cat, bathe kitten | Cat grooming
> Most cats never need a bath. | Water to the ankle, not to the neck. | The towel is the best part of it.
@ Your cat has found the fireplace, and you have found the cat.
1 | dirty spot | Does a cat need a bath? | Ask first whether it needs one | Ask first whether it needs one. Cats keep themselves clean. Often a damp cloth for the spot is enough. | A bath is stress. | Paint, oil or poison on the fur belong to a vet at once.
2 | brush | What do you do before bathing a cat? | Brush it, and close the door | Brush out knots, shut the bathroom door, and put everything within reach. | Wet knots get tighter. | A tired cat after play is a calmer cat.
3 | mat in sink | How do you keep a cat calm in water? | Lay a mat in a little warm water | Lay a mat in a little warm water. Put a towel or a mat in the sink, with lukewarm water to its ankles, and let no tap run. | A firm stand and silence calm it. | Two people are better than one.
4 | cup | How do you wash a cat? | Pour from a cup and spare the head | Pour from a cup and spare the head. Wet it with a cup, work in a shampoo for cats, and rinse until nothing foams. | It will lick off whatever stays. | Wipe the face with a damp cloth only.
5 | warm towel | How do you dry a cat? | Wrap it in a warm towel | Wrap it up, press the water out, and let it go to a warm room. | A cold wet cat can get ill. | A treat helps it to forgive you.
! human shampoo | a mild shampoo for people is fine for cats | It is not made for their skin, and they lick it off. | Some plant oils in it are poisonous to cats.

# crate-training | how-to | crate training a puppy | crate train puppy/dog, crate training, crate train puppy at night, crate training for puppies, get dog used to crate, get puppy to sleep in crate, puppy cry/cries/crying in crate | Crate training
> A crate is a bedroom, never a prison. | The door stays open for days. | Dinner moves in first.
@ The puppy sniffs at the box, and puts one paw inside.
1 | crate with bed | How big should a crate be? | Choose a crate it can turn around in | Choose a crate it can turn around in. The puppy should be able to stand, turn and lie stretched out in it. Put in a soft bed. | Too large, and one corner becomes a toilet. | Set it where the family is.
2 | treat inside | How do you get a puppy into a crate? | Throw treats in and leave it open | Throw treats in and leave it open. Toss treats into it, and let the puppy go in and out as it likes, for days. | It should be its own idea. | Never push it in.
3 | food bowl | When do you close the door of the crate? | Feed it inside, then close briefly | Feed it inside, then close briefly. Give meals in the crate. Then close the door while it eats, and open it before it is done. | It hardly notices the door. | Add some seconds each day.
4 | calm puppy | What do you do when a puppy cries in the crate? | Stretch the time in small steps | Stretch the time in small steps. Go from seconds to minutes, and stay near at first. If it cries, you went too fast. | Fear does not fade by being left in it. | At night it may simply have to go out.
5 | clock | How long can a puppy stay in a crate? | Keep the time short | Keep the time short. A young puppy can hold on for a few hours at most, and needs company, play and walks. | A crate is for sleeping. | In some countries the law limits how long dogs may be shut in.

# puppy-biting | how-to | stopping a puppy from biting | stop puppy/dog from biting, stop puppy biting, puppy bite/bites/biting, puppy bites hands/ankles/feet, teach puppy not to bite, puppy nipping, stop puppy from nipping, stop puppy from biting hands/ankles, puppy teething | Puppy
> It is not angry. It has no hands. | Your hand is not a toy. Never, not once. | The game ends when teeth touch skin.
@ Needle teeth close on your sleeve, and the tail wags.
1 | puppy teeth | Why does a puppy bite? | Know that biting is how puppies play | Puppies explore with their mouths and play by biting. | It is normal, and passes with training. | Around four to six months new teeth come, and chewing helps.
2 | chew toy | What may a puppy bite? | Give it a toy in place of your hand | Give it a toy in place of your hand. Hold a toy to its mouth before the teeth reach you. | It needs something that it may bite. | A cold, wet cloth with a knot is good for sore gums.
3 | still hand | How do you react to a biting puppy? | Stop moving and end the game | Stop moving and end the game. When teeth touch skin, go still, say a short word, and turn away for some seconds. | Biting then ends the fun. | Pulling your hand away makes it a chase.
4 | sleeping puppy | When do puppies bite most? | Put it to bed when it is wild | Put it to bed when it is wild. A puppy that bites without end is often tired. Let it rest in a quiet place. | Puppies sleep most of the day. | Calm follows sleep, not more play.
5 | family | How long does it take? | Let everybody follow the same rule | Let everybody follow the same rule. All of the family stop at teeth, always. | What is allowed once is tried a hundred times. | It takes weeks. If it growls stiffly and bites hard, ask a trainer.

# cat-meets-dog | how-to | introducing a cat and a dog | introduce cat to dog, introduce dog to cat, introduce cat and dog, get cat and dog to get along, cat and dog get along, introduce kitten to dog, introduce puppy to cat, cat meets dog, dog chases cat | Cat–dog relationship
> They meet by smell before they meet by eye. | The cat decides the speed. | High places make peace.
@ Two noses, one door, and a gap of two centimeters.
1 | closed door | How do you start with a cat and a dog? | Keep them in separate rooms at first | Keep them in separate rooms at first. Give the new animal a room of its own for some days. | Each one hears and smells the other in safety. | Feed them on both sides of the door.
2 | swapped blanket | How do cat and dog get to know the smell? | Swap their blankets | Swap their blankets. Put the blanket of one under the bowl of the other. | The smell comes together with food. | Repeat it until nobody cares.
3 | baby gate | How do cat and dog first meet? | Let them see each other through a gate | Let them see each other through a gate. Use a baby gate, with the dog on a leash, and keep it to some minutes. | Nobody can chase anybody. | Reward both for being calm.
4 | cat on shelf | What does a cat need beside a dog? | Give the cat ways up and out | Give the cat ways up and out. Shelves, a tall tree and a door flap let it leave at any time. | A cat that can flee need not fight. | Its litter and food stand where the dog cannot go.
5 | leash indoors | When can you leave cat and dog alone? | Leave them alone only after weeks | Leave them alone only after weeks. Let the leash trail in the house at first, and stay in the room. | One chase undoes days of work. | Some pairs become friends, others just neighbors.

# cat-carrier | how-to | getting a cat into a carrier | get cat into carrier, get cat in carrier, put cat in carrier/crate, cat carrier, get cat into carrier easily, cat hates carrier, take cat to vet | Pet carrier
> If the carrier only means the vet, you will lose. | Make it a bed in January for a trip in March. | Backward is easier than forward.
@ The appointment is in twenty minutes, and the cat is under the bed.
1 | carrier in the room | Why does a cat hate the carrier? | Leave the carrier out all year | Leave the carrier out all year. Put it in a favorite corner, with the door off or open. | What always stands there means nothing bad. | A cover on top makes it a cave.
2 | soft blanket | How do you make a carrier nice? | Make it a bed with treats | Make it a bed with treats. Lay in a blanket that smells of home, and put a treat in every day. | Cats go where it is soft and good. | Some of them sleep in it after a week.
3 | closed door | How do you practice? | Close the door for some seconds | While it eats inside, close the door, open it, and reward. | Each day a little longer. | Then lift it, and set it down again.
4 | carrier on end | How do you get a cat in that does not want to? | Lower it in backward | Lower it in backward. Stand the carrier on its end, hold the cat under chest and hips, and let it down tail first. | It does not see the hole it goes into. | One with a lid on top is easier.
5 | towel over carrier | How do you calm a cat in a car? | Cover it and belt it in | Cover it and belt it in. Lay a light towel over it, and fix it with the belt or on the floor behind the seat. | The dark calms it. | Drive without loud music.

# guinea-pigs-care | how-to | keeping guinea pigs | keep guinea pig/pigs, care for guinea pig/pigs, take care of guinea pig/pigs, guinea pig care, guinea pigs for beginners, guinea pig cage, what guinea pigs eat, first guinea pigs | Guinea pig
> One guinea pig is a lonely guinea pig. | They talk about you when you open the fridge. | They cannot make their own vitamin C, just like you.
@ You open the fridge, and the whole cage whistles.
1 | two guinea pigs | Can a guinea pig live alone? | Keep at least two of them | Keep at least two of them. Guinea pigs live in groups and need others of their kind. | Alone they suffer, however much you cuddle them. | Ask a vet about which ones can live together.
2 | floor cage | How much room do guinea pigs need? | Give them floor, not floors | Give them floor, not floors. Guinea pigs run rather than climb, so give them a wide pen, as large as you can. | Usual cages from the shop are too small. | Each one needs a house of its own with two doors.
3 | hay | What do guinea pigs eat? | Let them have hay day and night | Let them have hay day and night. Hay must always be there. It is most of what they eat. | Their teeth grow all their lives, and hay wears them down. | A bowl or bottle of fresh water stands beside it.
4 | bell pepper | Which vegetables do guinea pigs need? | Feed fresh greens every day | Feed fresh greens every day. Give them vitamin C with their food, as in bell pepper and herbs. | Their bodies cannot make it. | Bring in new kinds slowly. Onions and potatoes are not for them.
5 | quiet hands | How do you tame a guinea pig? | Let them come to your hand | Let them come to your hand. Sit on the floor with a leaf in your hand, and wait. | A hand from above looks like a bird of prey. | Lift one with both hands, under chest and bottom.

# brushing-dog-teeth | how-to | brushing a dog's teeth | brush dog teeth, brush dogs teeth, clean dog teeth, clean dogs teeth, get dog used to tooth brushing, brush puppy teeth, dog bad breath | Dog grooming
> Your toothpaste is not for dogs. | Begin with a finger, not with a brush. | You only have to do the outside.
@ Your dog yawns at you, and you take a step back.
1 | finger | How do you start brushing a dog's teeth? | Touch the lips and teeth with a finger | Touch the lips and teeth with a finger. For some days, lift the lip and rub the teeth with a finger, then give a treat. | It gets used to it. | Choose a calm hour.
2 | dog toothpaste | Which toothpaste is for dogs? | Use toothpaste made for dogs | Use toothpaste made for dogs. Let it lick the paste first. It tastes of meat. | Paste for people has fluoride, and sometimes xylitol, which is poisonous for dogs. | Water is better than the wrong paste.
3 | small brush | Which brush is right for a dog? | Take a soft, small brush | Take a soft, small brush. A soft brush for children or for dogs is right, and one for the finger is a good beginning. | Hard bristles hurt the gums. | Each dog has its own.
4 | back teeth | How do you brush a dog's teeth? | Brush small circles at the gum line | Brush small circles at the gum line. Brush the outside, above all the large teeth far back. | There most of the tartar grows. | The tongue keeps the inside cleaner.
5 | calendar | How often do you brush a dog's teeth? | Do it daily, and keep it short | Do it daily, and keep it short. Aim at once a day, for half a minute a side. | Plaque gets hard within days. | Brown crusts, bleeding or a bad smell are for the vet.

# talking-parrot | how-to | teaching a parrot to talk | teach parrot/bird to talk, teach parrot/budgie/bird to speak, teach parrot/budgie words, get parrot/bird to talk, make bird talk, parrot talk, teach parrot its name | Talking bird
> A parrot learns words that go with something. | Say it when something happens. | Some never talk, and are great company.
@ The bird tilts its head at you, and waits.
1 | bird on a hand | What comes before talking? | Become friends first | Become friends first. Spend time with the bird every day until it comes to you and takes food. | It copies those whom it counts as its flock. | A bird that is afraid keeps quiet.
2 | short word | Which words does a parrot learn first? | Choose one short word | Choose one short word. Begin with hello or its name, clear and always in the same tone. | Sounds like p, b and k are easy for many. | Lively voices are copied most.
3 | morning light | When do you teach a parrot? | Teach for ten minutes twice a day | Teach for ten minutes twice a day. Mornings and evenings are good, without radio and other noise. | They are noisiest at those hours in nature, too. | Short and daily beats long and rare.
4 | opened door | How does a parrot learn what a word means? | Say the word when it fits | Say the word when it fits. Say hello as you come in, and the name of a treat as you give it. | Parrots tie a sound to what happens. | That is why they learn curses so well.
5 | treat | How long does it take to teach a parrot? | Reward tries, and be patient | Reward tries, and be patient. Praise every sound that comes close. It can take weeks or months. | Some birds and some kinds never speak. | Do not punish words. Ignore them.

# growing-sunflowers | how-to | growing sunflowers | grow sunflowers/sunflower, grow sunflowers from seed, plant sunflowers/sunflower seeds, planting sunflowers, sunflowers from seed, sunflowers in pots, grow giant sunflowers | Common sunflower
> One seed, one summer, taller than you. | They hate to move house. | Birds will thank you in autumn.
@ You push a striped seed into the earth, as deep as your finger joint.
1 | sunny bed | Where do sunflowers grow best? | Choose the sunniest spot | Choose the sunniest spot. Give them six hours of sun or more, out of strong wind. | In shade they grow thin and weak. | Tie tall ones to a fence.
2 | seed in soil | When and how do you sow sunflowers? | Sow them outside after the last frost | Sow them outside after the last frost. Put the seeds two to three centimeters deep into warm soil. | They do not like to be moved. | Small kinds grow in pots, too.
3 | seedlings | How far apart do sunflowers stand? | Thin them out early | Thin them out early. Leave thirty to fifty centimeters between tall ones, and pull the weaker ones. | Crowded ones stay small. | Young plants are food for slugs, so protect them.
4 | watering can | How much water do sunflowers need? | Water deeply, not often | Water deeply, not often. Soak the soil well once or twice a week when it is dry. | Deep water makes deep roots, which hold the stem. | In pots they need it daily.
5 | seed head | How do you harvest sunflower seeds? | Cut the head when its back is brown | When the back turns yellow and brown, cut the head and hang it up to dry. | A bag over it saves seeds from birds. | Or leave it to them.

# growing-garlic | how-to | growing garlic | grow garlic, plant garlic, planting garlic, grow garlic from clove, grow garlic in pots/containers, harvest garlic, when to plant garlic, grow garlic at home | Garlic
> One clove becomes a bulb. | Plant it when others rake leaves. | It needs a winter to make up its mind.
@ You press a clove into cold autumn soil.
1 | autumn garden | When do you plant garlic? | Plant it in autumn | Plant it in autumn. Put it in some weeks before the ground freezes. | It needs cold to split into cloves. | In spring it works, too, with smaller bulbs.
2 | big cloves | Which garlic do you plant? | Take large cloves with their skin | Take large cloves with their skin. Break up a firm bulb just before, and plant the largest cloves. | Large cloves make large bulbs. | Garlic from the garden shop is healthier than that from the supermarket.
3 | pointed clove | How deep do you plant garlic? | Set them point up, a few centimeters deep | Plant them about five centimeters deep and fifteen apart, with the point up. | Upside down they grow crooked. | Loose soil and full sun are what they like.
4 | flower stalk | What does garlic need in summer? | Weed it, and cut the flower stalks | Keep weeds away, water in dry spring weeks, and cut the curled stalks. | The strength then goes into the bulb. | The stalks taste good in a pan.
5 | drying garlic | When do you harvest garlic? | Dig it when the lower leaves are brown | When the lower third of the leaves is brown, lift it with a fork. | Too late, and the bulb falls apart. | Hang it in a dry, airy place for two to three weeks.

# growing-carrots | how-to | growing carrots | grow carrots, plant carrots, sow carrots, grow carrots from seed, grow carrots in pots/containers, harvest carrots, carrots are forked/crooked, planting carrots | Carrot
> A crooked carrot met a stone. | Sow them once, where they stay. | The smaller the seed, the longer the wait.
@ You pull at the green, and hope for orange.
1 | loose soil | What soil do carrots need? | Loosen the soil deeply | Loosen the soil deeply. Dig up a spade's depth, and take out stones and lumps. | A root that meets a stone forks. | Fresh manure makes them fork, too.
2 | seed row | How do you sow carrots? | Sow thinly, right where they stay | Sow thinly, right where they stay. Sow in rows a centimeter deep, from early spring on. | They do not bear being moved. | Mix the seed with sand to spread it.
3 | damp board | How long do carrots take to come up? | Keep the row damp for weeks | Keep the row damp for weeks. Carrots need two to three weeks to come up, and must not dry out. | A crust stops the fine seedlings. | Radishes in the same row mark the line.
4 | thinned row | Why thin carrots? | Thin them to a finger's width or two | Thin them to a finger's width or two. Pull the extra ones when they are some centimeters tall, and water afterward. | Without room they stay threads. | Do it in the evening, since the smell draws the carrot fly.
5 | pulled carrot | When do you harvest carrots? | Pull them when the shoulders show color | Pull them when the shoulders show color. Most are ready after two to four months. | Young ones are sweet, old ones keep longer. | Twist off the green, or it draws out the water.

# slugs-in-the-garden | how-to | keeping slugs away | get rid of slugs/snails, get rid of slugs/snails in garden, keep slugs/snails away, keep slugs off plants/lettuce/hostas, slugs eating plants/lettuce, stop slugs, slugs in garden, protect plants from slugs/snails | Slug
> Water in the morning, and fewer of them come. | They come at night. So do you. | A board is a hotel with a view of your bucket.
@ Yesterday it was a row of lettuce.
1 | morning watering | When do you water against slugs? | Water in the morning, not at night | Water in the morning, not at night. By night the surface is dry. | Slugs glide on wet ground. | Water only at the plants.
2 | wooden board | How do you catch slugs? | Lay a board and look under it | Lay a board and look under it. Put a damp board or half a melon skin out in the evening, and collect them in the morning. | They hide there by day. | Move them far, or deal with them quickly.
3 | flashlight | When are slugs out? | Collect them at dusk | Collect them at dusk. Go out with a flashlight after dark or rain, with gloves. | It is slow, and it works. | Look under leaves and pots.
4 | copper collar | How do you protect young plants? | Put a collar around young plants | Put a collar around young plants. Metal or plastic collars with a bent rim, or a raised bed with a rim, keep most away. | The young ones are eaten first. | Set plants out when they are larger.
5 | toad | What eats slugs? | Invite those that eat slugs | Invite those that eat slugs. A pile of leaves, some wood and water bring toads, ground beetles, hedgehogs and birds. | They work all night. | So use no poison that harms them.
! beer trap | beer traps keep slugs out of a garden | They also lure slugs from farther away. | Many drink and go on to the lettuce.

# seeds-indoors | how-to | starting seeds indoors | start seeds indoors/inside, start seeds, grow seeds indoors, starting seeds indoors, sow seeds indoors, seed starting, seedlings leggy, leggy seedlings, start seeds for beginners | Sowing
> Long thin seedlings are looking for light. | Seeds want warmth. Seedlings want light. | Sow a third of what you planned.
@ The windowsill is full of small pots, and nothing moves yet.
1 | calendar | When do you start seeds indoors? | Count back from the last frost | Count back from the last frost. The seed bag says how many weeks before the last frost you sow, for tomatoes six to eight. | Too early makes weak plants. | Ask neighbors when the last frost comes.
2 | seed tray | What soil is for seeds? | Use fine seed soil, poor in nutrients | Use fine seed soil, poor in nutrients. Fill clean pots with holes, press it lightly, and wet it. | Rich soil can burn fine roots. | Yogurt cups with holes do, too.
3 | covered tray | What do seeds need to sprout? | Keep them warm and damp | Keep them warm and damp. Cover them as deep as the bag says, put a lid or bag over it, and stand it warm. | Some seeds need light, so those stay on top. | Air it daily against mold.
4 | bright window | Why are seedlings long and thin? | Give them all the light you can | Give them all the light you can. As soon as they come up, put them at the brightest window, a bit cooler, or close under a lamp. | In warmth with little light they stretch. | Turn them every day.
5 | seedlings outside | How do you move seedlings outside? | Get them used to the open air | Get them used to the open air. Put them out in the shade for some hours, and each day longer, for a week. | Wind and sun are new to them. | Then plant them on a cloudy day.

# plants-on-vacation | how-to | watering plants while you are away | water plants while/when away/traveling/travelling, water plants on vacation/holiday, water plants while on vacation/holiday, keep plants alive on vacation/holiday, plants while on vacation/holiday/away, self watering plants | Houseplant
> A shoelace can water your plants. | They die of the sun before they die of thirst. | Two weeks away, and nobody has to come by.
@ The suitcase is packed, and the fern looks at you.
1 | shaded plants | What do plants need before you leave? | Move them out of the sun | Move them out of the sun. Group them in a cool, bright room without sun, close together. | They use less water there. | In a group, the air stays damp.
2 | soaked pot | How do you water before a trip? | Soak them well and drain them | Soak them well and drain them. Water all the way through on the last day, and let it run off. | A soaked pot lasts a week for most. | Standing water rots the roots.
3 | cotton string | How do plants water themselves? | Run a string from a bucket | Put a cotton string into the soil and its other end into a bucket that stands higher. | The string draws up water, as a wick does. | Try it for some days before you go.
4 | upside-down bottle | Does a bottle water plants? | Turn a full bottle into the soil | Turn a full bottle into the soil. Fill a bottle, hold a finger on it, and push its neck deep into damp soil. | Air can only come in when the soil is dry. | A clay cone slows it further.
5 | friend with can | Who waters plants on vacation? | Write a note for a friend | Write a note for a friend. Sort the plants by thirst, and write how much each gets. | Friends tend to water too much. | Succulents get nothing at all.

# growing-mint | how-to | growing mint | grow mint, plant mint, grow mint indoors, grow mint in pot/water, grow mint from cuttings/seed, keep mint from spreading, care for mint, mint plant care, harvest mint | Mentha
> Mint does not die. It moves in. | Put it in a pot, or it puts you out. | A stem in a glass is a plant in two weeks.
@ You rub a leaf between your fingers.
1 | pot with mint | Where do you plant mint? | Keep mint in a pot of its own | Keep mint in a pot of its own. Plant it in a pot, or in a bottomless bucket sunk into the bed. | Its runners spread under the ground. | Two kinds of mint in one pot crowd each other.
2 | half shade | How much sun does mint need? | Give it sun or half shade | Mint grows in sun and half shade, best with some shade at noon. | In hot sun the leaves get small and hard. | Indoors it wants the brightest window.
3 | damp soil | How often do you water mint? | Keep the soil damp | Keep the soil damp. Water when the top feels dry. | Mint likes more water than most herbs. | In summer a pot may need it daily.
4 | cut stem | How do you harvest mint? | Cut whole stems above a pair of leaves | Cut whole stems above a pair of leaves. Cut the tips, and do it often. | Two new shoots grow at each cut. | It tastes best before it flowers.
5 | stem in water | How do you grow mint from a cutting? | Root a stem in a glass of water | Take off the lower leaves, and put a stem in water. Roots show in one to two weeks. | Change the water every few days. | Divide old plants every few years.

# aphids | how-to | getting rid of aphids | get rid of aphids, get rid of aphids naturally, get rid of aphids on roses/plants/houseplants, aphids on roses/plants/houseplants, greenfly, get rid of greenfly, kill aphids naturally | Aphid
> A jet of water is the first medicine. | Ants keep them like cows. | Give the ladybugs a week.
@ The tip of the rose is green, and it moves.
1 | curled leaf | How do you know that you have aphids? | Look under curled and sticky leaves | Look under curled and sticky leaves. Aphids sit on soft tips and under leaves, green, black or brown. | The sticky film is what they leave. | Check once a week in spring.
2 | water jet | What helps first against aphids? | Wash them off with water | Wash them off with water. Spray them off with a firm jet in the morning, for some days in a row. | Most do not find back. | Hold the shoot with your hand.
3 | soap spray | Does soap help against aphids? | Spray soapy water on what is left | Spray soapy water on what is left. Mix a little pure soft soap into water, and wet them also from below. | It must touch them to work. | Test it on a leaf, and not in hot sun.
4 | ladybug larva | What eats aphids? | Let ladybugs and lacewings work | Larvae of ladybugs and lacewings eat hundreds of aphids. Leave some for them, and use no poison. | A garden with flowers has more of them. | The larvae look like small gray dragons.
5 | ant on stem | What do ants have to do with aphids? | Keep ants off the plant | Keep ants off the plant. Put a ring of glue for trees around the stem or its stake. | Ants guard aphids for their sweet juice. | Feed less, since soft fast growth draws aphids.

# growing-peppers | how-to | growing peppers | grow peppers/pepper, grow bell peppers/pepper, plant peppers, grow chili/chilli/jalapeno peppers, grow peppers in pots, grow peppers from seed, growing bell peppers, planting peppers, pepper plants | Bell pepper
> Green and red are the same pepper, some weeks apart. | Peppers want warmth before anything. | Sow them in winter to eat them in summer.
@ A white flower opens, and you wait for red.
1 | warm windowsill | When do you sow peppers? | Sow early, in the warm indoors | Sow early, in the warm indoors. Sow them eight to ten weeks before the last frost, at well over twenty degrees Celsius. | They are slow. | In the cold, the seeds just lie there.
2 | sunny wall | Where do peppers grow best? | Give them the warmest, sunniest place | Give them the warmest, sunniest place. Plant them out when nights stay above ten degrees Celsius or so. | Cold stops them for weeks. | A pot at a south wall is ideal.
3 | watering | How much water do peppers need? | Water evenly | Water evenly. Keep the soil damp, never soaked, and water at the root. | Dry and wet in turn makes fruit rot at its tip. | Straw on the soil helps.
4 | staked plant | Do pepper plants need support? | Tie them to a stake and feed them | Give a stake, and some feed for tomatoes when they flower. | Full branches break. | Too much nitrogen makes leaves and no fruit.
5 | red pepper | When do you harvest peppers? | Pick some green to get more | Pick some green to get more. Cut the first ones green, and let later ones turn red. | Ripe ones are sweeter. | Use scissors, since branches break when you pull.

# growing-cucumbers | how-to | growing cucumbers | grow cucumbers/cucumber, plant cucumbers, grow cucumbers in pots, grow cucumbers on trellis, grow cucumbers from seed, planting cucumbers, cucumbers bitter, cucumber plants, harvest cucumbers | Cucumber
> Bitter cucumbers were thirsty. | Up the string, and they hang straight. | Pick them small, and they keep coming.
@ Yesterday it was a finger. Today it is a cucumber.
1 | warm soil | When do you plant cucumbers? | Plant them when the soil is warm | Sow or plant them after the last frost, in soil above fifteen degrees Celsius. | Cold roots stop and rot. | They dislike being moved, so sow them in pots that you can plant.
2 | trellis | Do cucumbers need a trellis? | Lead them up a string or net | Lead them up a string or net. Tie the main shoot loosely, and guide it up. | Fruit stays clean and straight, and leaves dry faster. | It saves room, too.
3 | watering can | Why are cucumbers bitter? | Water much, evenly and warm | Water much, evenly and warm. Give lukewarm water to the roots daily in heat. | Stress by drought makes some bitter. | Cut off the stem end, where most of it sits.
4 | bee on flower | Why do cucumbers not set fruit? | Let bees get to the flowers | Let bees get to the flowers. Open the greenhouse by day, since many kinds need insects. | The small cucumber behind a flower shows that it is a female one. | Kinds for greenhouses often need none.
5 | small cucumber | When do you pick cucumbers? | Pick early and often | Pick early and often. Cut them before they turn yellow and thick. | One ripe fruit tells the plant to stop. | In the season, look every day or two.

# avocado-from-seed | how-to | growing an avocado from its seed | grow avocado, grow avocado from seed/pit/stone, grow avocado tree, plant avocado seed/pit, avocado seed, avocado pit in water, sprout avocado seed | Avocado
> Three toothpicks, one glass, six weeks. | You will get a tree, most likely no avocado. | Flat end down, and wait.
@ You wash the pit, and it is too pretty to throw away.
1 | washed pit | How do you prepare an avocado pit? | Wash the pit and find its flat end | Wash the pit and find its flat end. Rinse it, and leave the brown skin on or peel it off. | The flat end makes roots, the pointed one the shoot. | Do not let it dry out.
2 | toothpicks | How do you hang an avocado pit in water? | Hang it in a glass with toothpicks | Push three toothpicks into its side, and set it on a glass so that the lower third is in water. | The top must stay dry. | Damp soil works just as well.
3 | warm window | How long does an avocado pit take to sprout? | Keep it warm and change the water | Stand it warm and bright, and change the water every few days. It splits after two to eight weeks. | Old water rots it. | Some never do, so start two.
4 | young plant | When do you plant the avocado? | Pot it when it has roots and leaves | Pot it when it has roots and leaves. When the shoot is about a hand long, plant it with half of the pit above the soil. | Roots break easily. | Pinch off its tip at thirty centimeters, so that it branches.
5 | avocado tree | Will an avocado from seed bear fruit? | Enjoy it as a houseplant | Enjoy it as a houseplant. From seed, fruit takes many years, and indoors it hardly ever comes. | Trees for fruit are grafted. | Give it light, no frost, and water when the top is dry.

# pruning-hydrangeas | how-to | pruning hydrangeas | prune hydrangea/hydrangeas, cut back hydrangea/hydrangeas, trim hydrangea/hydrangeas, hydrangea not blooming/flowering, hydrangeas in winter, care for hydrangea/hydrangeas, change hydrangea color | Hydrangea
> One cut in spring, and a year without flowers. | Know which one you have before you cut. | The old flower is a winter coat.
@ You hold the shears, and two fat buds look at you.
1 | two kinds | Which hydrangeas may be cut? | Find out which kind you have | Find out which kind you have. Round heads on dark leaves are mostly bigleaf ones. Cones and white balls flower on new wood. | The first have their buds ready since last summer. | Ask a neighbor or the shop, if you are not sure.
2 | old flower head | How do you prune a bigleaf hydrangea? | Cut only the old heads | Cut only the old heads. In spring, cut the old flower just above the first pair of fat buds. | Those buds are this year's flowers. | Take out dead stems at the ground.
3 | short stems | How do you prune a panicle hydrangea? | Cut panicle hydrangeas back hard | Cut panicle hydrangeas back hard. In late winter, shorten last year's shoots to a few buds. | They flower on what grows now. | Strong cuts make large flowers.
4 | snow on heads | When do you prune hydrangeas? | Wait until the hard frost is over | Wait until the hard frost is over. Leave old heads on in winter, and cut in early spring. | They shield the buds from cold. | Autumn cuts cost flowers.
5 | blue flower | Why do hydrangeas change color? | Know that soil changes the color | Know that soil changes the color. In sour soil with aluminum many bigleaf ones turn blue, in limy soil pink. | White ones stay white. | Water them well, since their name tells of water.

# growing-tulips | how-to | planting tulips | grow tulips, plant tulips/tulip bulbs, planting tulips/tulip bulbs, plant bulbs, plant spring bulbs, tulips in pots, when to plant tulips, grow tulips in pots, keep tulips blooming | Tulip
> Spring is planted in autumn. | Three times as deep as it is tall. | The leaves work after the show.
@ It is cold, your knees are wet, and you think of April.
1 | autumn leaves | When do you plant tulips? | Plant the bulbs in autumn | Plant the bulbs in autumn. Put them in from October to before the frost. | They need a cold winter to flower. | Firm bulbs without mold are good ones.
2 | bulb in a hole | How deep do you plant tulip bulbs? | Plant three times as deep as tall | Plant three times as deep as tall. Set them about twelve to fifteen centimeters deep, with the point up. | Deep bulbs stand better. | Groups of ten look better than rows.
3 | gravel | What soil do tulips need? | Choose a sunny place that drains well | Choose a sunny place that drains well. In heavy soil, put sand or gravel below. | Wet bulbs rot in winter. | In pots, they may stand almost side by side.
4 | wire basket | How do you protect bulbs from mice? | Plant them in a wire basket | Plant them in a wire basket. A basket of mesh keeps mice and voles away from the bulbs. | They love tulips and leave daffodils alone. | Squirrels dig, so cover pots with mesh.
5 | yellow leaves | What do you do with tulips after flowering? | Cut the flower and leave the leaves | Cut the flower and leave the leaves. Cut the faded head, and let the leaves turn yellow. | They feed the bulb for next year. | Many modern kinds flower well only once or twice.

# bonsai-care | how-to | caring for a bonsai | care for bonsai, take care of bonsai, bonsai care, bonsai for beginners, water bonsai, prune/trim bonsai, keep bonsai alive, bonsai losing leaves, start bonsai, grow bonsai | Bonsai
> A bonsai is no kind of tree. It is any tree. | Most die of thirst on a windowsill. | It is small because somebody cuts it.
@ A whole tree stands on your table, and it needs you.
1 | outdoor bonsai | Where does a bonsai stand? | Ask which tree you have | Ask which tree you have. Junipers, maples and pines belong outside all year. Ficus can live indoors, at the brightest window. | A pine in a living room dies slowly. | Its label tells you which tree it is.
2 | finger in soil | How often do you water a bonsai? | Water when the surface begins to dry | Water when the surface begins to dry. Feel the soil every day, and water all over until it runs out below. | The pot is small and dries fast. | No schedule knows the weather.
3 | small shears | How do you prune a bonsai? | Cut new shoots back to a few leaves | Let a shoot grow some leaves, then cut it back to two or three. | That keeps it small and dense. | Use sharp scissors.
4 | wired branch | How do you shape a bonsai? | Wire branches for some months only | Wind soft wire around a branch, bend it gently, and take the wire off before it bites. | Wood keeps the shape. | Look at it every week in spring.
5 | new soil | When do you repot a bonsai? | Repot it every two to three years | Repot it every two to three years. In spring, cut a part of the roots, and give it fresh grainy soil. | New fine roots feed it. | Feed it lightly while it grows.

# salad-on-a-balcony | how-to | growing salad on a balcony | grow salad/lettuce, grow salad/lettuce on balcony, grow lettuce in pots/containers/indoors, balcony garden/gardening, balcony vegetables, grow vegetables on balcony, grow vegetables in pots, grow radishes, grow radishes/spinach in pots | Lettuce
> From seed to plate in six weeks, on the third floor. | Cut the leaves, and the plant stays. | Sow a little, every two weeks.
@ You step onto the balcony with scissors, and dinner begins.
1 | balcony box | What do you grow salad in? | Take a box with holes | Take a box with holes. A box fifteen to twenty centimeters deep is enough, if water can run out. | Lettuce has shallow roots. | Old crates with a bag inside work, too.
2 | loose leaf lettuce | Which salad is easiest? | Choose loose leaf kinds | Choose loose leaf kinds. Sow leaf lettuce, rocket or spinach thinly, and cover lettuce hardly at all. | Lettuce seeds need light to sprout. | Radishes are ready after about a month.
3 | half shade | How much sun does salad need? | Give it sun, but not at noon | Give it sun, but not at noon. Four to six hours are enough, with shade in the hottest hours. | In heat it shoots up and turns bitter. | Spring and autumn are its time.
4 | watering can | How often do you water salad? | Keep it evenly damp | Keep it evenly damp. Water in the morning, in heat also in the evening. | Boxes dry out fast in wind. | Dry salad turns tough.
5 | scissors | How do you harvest leaf lettuce? | Cut the outer leaves and leave the heart | Cut the outer leaves and leave the heart. Cut from outside, two fingers above the soil. | It grows back two or three times. | Sow a new row every two weeks.

# peace-lily-care | how-to | caring for a peace lily | care for peace lily, take care of peace lily, peace lily care, peace lily drooping/wilting/blooming, peace lily not blooming, water peace lily, keep peace lily alive, peace lily brown tips, peace lily dying, repot peace lily | Spathiphyllum
> It faints to tell you that it is thirsty. | No lily, no drama, except when it is dry. | The white flower is a leaf.
@ It lies flat over the edge of its pot, and you were only gone for a weekend.
1 | bright shade | How much light does a peace lily need? | Give it bright light without sun | Give it bright light without sun. Place it near a window, but not in the sun. | It grows on the floor of rain forests. | In deep shade it lives, and does not flower.
2 | drooping leaves | How often do you water a peace lily? | Water it when it begins to droop | Water it when it begins to droop. Water when the top is dry. If it hangs, it gets up again within hours. | Too much is worse than a dry day. | Pour off what stands in the pot.
3 | brown tips | Why does a peace lily get brown tips? | Use soft water for brown tips | Brown tips often come from hard water, dry air or too much feed. | Rain water or water that was boiled and cooled is softer. | Cut the tips off along the shape of the leaf.
4 | white bract | Why does a peace lily not bloom? | Move it brighter for flowers | Move it brighter for flowers. More light and some feed from spring to autumn bring flowers. | New plants from the shop were often treated to bloom. | Cut old flowers at the base.
5 | cat | Is a peace lily poisonous? | Keep it from pets and children | Keep it from pets and children. The leaves of a peace lily burn in the mouth when chewed. | It is no true lily, which is far worse for cats. | Repot it when roots come out below.
`
