/** What people ask about dogs, cats, small animals and beds of vegetables, for `readTopics`. */
export const PETS_AND_GARDEN = `
# teaching-a-dog-to-sit | how-to | teaching a dog to sit | teach dog/puppy to sit, train dog to sit, make/get dog to sit, dog to sit, teach dog/puppy sit, teach dog tricks, dog tricks for beginners | Dog training
> A treat over the nose, and gravity does the rest. | Don't push your dog down. Wait. | Say sit ten times, and it means nothing.
@ Your dog is staring at your hand like it's the only thing on Earth.
1 | small treat | What do you need to teach a dog to sit? | Get small treats and a quiet room | Get soft treats the size of a pea, and start in a room where nothing's going on. | You'll need about twenty of them. | A hungry dog before dinner learns best.
2 | treat over nose | How do you get a dog to sit? | Lift the treat over its nose | Hold the treat at its nose, and move it slowly up and back over the head. | The nose goes up, and the bottom goes down. | If it jumps, you held the treat too high.
3 | sitting dog | When do you give the treat? | Reward it the moment it sits | The second its bottom touches the floor, say good and give the treat. | One second later, your dog doesn't know what it was for. | Don't push on its back.
4 | open hand | When do you say sit? | Add the word when it already sits | Once it's sitting every time, say sit once, right before your hand moves. | Now the word tells it what's coming. | Say it ten times in a row, and it means nothing.
5 | park | How do you make it reliable? | Practice in many places | Repeat it in the hall, in the yard and on the street, with fewer and fewer treats. | Dogs learn a thing together with the place. | Stop while it's still fun.

# barking-dog | how-to | stopping a dog from barking | stop dog from barking, stop dog barking, stop barking, dog barking, dog bark/barks, dog bark at door/night/everything/people/strangers, stop dog from barking at door/night/strangers/neighbors, keep dog quiet, why dogs bark so much | Bark (sound)
> Shout at a barking dog, and it thinks you're barking too. | Your dog barks for a reason. Find it. | You can pay a dog for silence.
@ The doorbell rings, and nobody can hear the visitor.
1 | notebook | Why does a dog bark so much? | Note when and at what it barks | For a few days, write down the time and the trigger: the doorbell, the window, other dogs, being alone. | Every reason needs a different answer. | Sudden barking with no cause can be pain, so ask a vet.
2 | covered window | How do you stop a dog from barking at the window? | Block the view of the trigger | Cover the bottom half of the window, or move its bed to another room. | What your dog doesn't see, it doesn't have to report. | Every time it works, the barking gets stronger.
3 | treat for silence | How do you teach a dog to be quiet? | Reward the silence, not the noise | Wait for one second of silence, say quiet, and give a treat. Then wait for two seconds, then three. | It learns that silence pays. | Never give in while it's barking.
4 | mat | How do you stop a dog from barking at the door? | Send it to its mat | Teach it to run to a mat for a treat, first with no bell, then with a soft knock. | It can't be on the mat and at the door. | A friend who rings ten times makes good practice.
5 | long walk | What makes dogs bark less? | Give it enough to do | Give it long sniffing walks, little searches and things to chew. | Boredom barks. | A dog that's scared or alone for a long time needs a trainer's help.
! loud owner | shouting teaches a dog to be quiet | To your dog, it sounds like you joined in. | Staying calm and rewarding silence works better.

# dog-recall | how-to | teaching a dog to come | teach dog to come, teach dog to come when called, teach puppy to come, train dog recall, dog recall, recall training, get dog to come back, dog not come when called, dog come when called | Obedience training
> Never call your dog for something bad. | You have to be better than a squirrel. | Don't chase your dog. Run away from it.
@ You call. Your dog looks at you, and then at the field.
1 | new word | Which word calls a dog? | Choose a word and keep it special | Pick a fresh word you've never wasted, and always say it in a happy voice. | A worn-out word means nothing to a dog. | Everyone in the family uses the same one.
2 | great treat | How do you start recall training? | Call it from two steps away | Start indoors, with your dog right in front of you. Call once, and when it comes, out comes the best treat you've got. | In the beginning, it should never fail. | Do it ten times a day.
3 | running person | How do you make a dog want to come? | Run away and throw a party | Run backward as you call, and praise it all the way in. | Dogs love chasing whatever runs. | Running after your dog is a game your dog wins.
4 | long leash | How do you practice outside? | Practice outside on a long leash | Outside, clip a fifteen- to thirty-foot line to a harness, and call when your dog isn't busy. | It can't learn that leaving works. | Let the distractions grow slowly.
5 | open field | What ruins a recall? | Let it go again after it came | Call it, reward it, and send it right back to play. | If coming always ends the fun, it'll stop coming. | Never scold a dog that came late.

# bathing-a-cat | how-to | bathing a cat | bathe cat, give cat bath, wash cat, bathe cat without getting scratched, cat bath, clean cat, bathe kitten | Cat grooming
> Most cats never need a bath. | Your shampoo isn't for your cat. | Bathing a cat? Turn off the faucet first.
@ Your cat found the fireplace, and then you found your cat.
1 | dirty spot | Does a cat even need a bath? | Ask yourself if it needs one | Try a damp cloth on the dirty spot first. Cats clean themselves, so that's often enough. | A bath is stressful. | Paint, oil or poison on the fur? Go to a vet right away.
2 | brush | What do you do before bathing a cat? | Brush it, and close the door | Wet knots only get tighter, so comb them out first. Then shut the bathroom door, with everything within reach. | Once the water's running, you can't leave the room. | A cat that's tired from playing is a calmer cat.
3 | mat in sink | How do you keep a cat calm in water? | Put a mat in a little warm water | Lay a towel or a mat in the sink, fill it ankle deep with lukewarm water, and don't let the faucet run. | Firm footing and quiet keep it calm. | Two people are better than one.
4 | cup | How do you wash a cat? | Pour from a cup, skip the head | Wet it with a cup, work in cat shampoo, and rinse until there's no foam left. | Whatever stays on, your cat will lick off. | Wipe the face with nothing but a damp cloth.
5 | warm towel | How do you dry a cat? | Wrap it in a warm towel | Wrap it up, press the water out, and let it go somewhere warm. | A cold, wet cat can get sick. | A treat helps it forgive you.
! human shampoo | a mild human shampoo is fine for cats | It isn't made for their skin, and they lick it off. | Some plant oils in it are poisonous to cats.

# crate-training | how-to | crate training a puppy | crate train puppy/dog, crate training, crate train puppy at night, crate training for puppies, get dog used to crate, get puppy to sleep in crate, puppy cry/cries/crying in crate | Crate training
> A crate is a bedroom, never a prison. | Don't close the crate door for days. | Too big a crate, and one corner becomes a toilet.
@ The puppy sniffs the box, and puts one paw inside.
1 | crate with bed | How big should a crate be? | Choose a crate it can turn around in | Pick a crate where it can stand, turn around and stretch out, and put in a soft bed. | Too big, and one corner becomes a toilet. | Set it where the family is.
2 | treat inside | How do you get a puppy into a crate? | Toss treats in and leave it open | For days, the door just stays open, with something tasty inside. In and out, whenever the puppy likes. | It should feel like its own idea. | Never push it in.
3 | food bowl | When do you close the door of the crate? | Feed it inside, then close briefly | Feed meals in the crate, close the door while it's eating, and open it before it's done. | It barely notices the door. | Add a few seconds every day.
4 | calm puppy | What do you do when a puppy cries in the crate? | Stretch the time in small steps | Go from seconds to minutes, and stay close at first. If it cries, you went too fast. | Fear doesn't fade by being left in it. | At night, it may just need to go out.
5 | clock | How long can a puppy stay in a crate? | Keep crate time short | Keep it to a few hours at most. A young puppy can't hold it longer, and needs company, play and walks. | A crate is for sleeping. | Some countries limit by law how long a dog can be shut in.

# puppy-biting | how-to | stopping a puppy from biting | stop puppy/dog from biting, stop puppy biting, puppy bite/bites/biting, puppy bites hands/ankles/feet, teach puppy not to bite, puppy nipping, stop puppy from nipping, stop puppy from biting hands/ankles, puppy teething | Puppy
> Your puppy isn't angry. It just doesn't have hands. | Your hand isn't a toy. Not even once. | A puppy that won't stop biting is usually tired.
@ Needle teeth close on your sleeve, and the tail wags.
1 | puppy teeth | Why does a puppy bite, and does it pass? | Remember it's playing, not attacking | Don't take it personally. Puppies explore with their mouths, and biting is how they play. | It's normal, and it passes with training. | Around four to six months the adult teeth come in, and chewing helps.
2 | chew toy | What may a puppy bite? | Offer a toy instead of your hand | Hold a toy to its mouth before the teeth reach you. | It needs something it's allowed to bite. | A cold, wet, knotted cloth is good for sore gums.
3 | still hand | How do you react to a biting puppy? | Stop moving and end the game | The second teeth touch skin, freeze, say one short word, and turn away for a few seconds. | Now biting ends the fun. | Yank your hand back, and it's a chase.
4 | sleeping puppy | When do puppies bite most? | Put it to bed when it goes wild | When it won't stop biting, put it somewhere quiet to sleep. | Puppies sleep most of the day. | Calm comes after sleep, not after more play.
5 | family | How long does it take? | Make everyone follow the same rule | Get the whole family to stop at teeth, every single time. | What works once gets tried a hundred times. | It takes weeks. If it growls stiffly and bites hard, ask a trainer.

# cat-meets-dog | how-to | introducing a cat and a dog | introduce cat to dog, introduce dog to cat, introduce cat and dog, get cat and dog to get along, cat and dog get along, introduce kitten to dog, introduce puppy to cat, cat meets dog, dog chases cat | Cat–dog relationship
> Let them smell each other before they see each other. | The cat decides the speed. | High shelves keep the peace.
@ Two noses, one door, and a gap of one inch.
1 | closed door | How do you start with a cat and a dog? | Keep them in separate rooms at first | Give the new pet its own room for a few days. | They can hear and smell each other in safety. | Feed them on both sides of the same door.
2 | swapped blanket | How do cat and dog get to know the smell? | Swap their blankets | Put each one's blanket under the other one's food bowl. | Now that smell comes with dinner. | Keep doing it until nobody cares.
3 | baby gate | How do cat and dog first meet? | Let them see each other through a gate | Put a baby gate between them, with the dog on a leash, and keep it to a few minutes. | Nobody can chase anybody. | Reward them both for being calm.
4 | cat on shelf | What does a cat need beside a dog? | Give the cat ways up and out | Set up shelves, a tall cat tree and a cat door, so the cat can always leave. | A cat that can escape doesn't have to fight. | Put its food and litter where the dog can't go.
5 | leash indoors | When can you leave cat and dog alone? | Leave them alone only after weeks | Wait weeks before you leave them alone. Until then, let the dog drag its leash, and stay in the room. | One chase undoes days of work. | Some pairs become friends, others just neighbors.

# cat-carrier | how-to | getting a cat into a carrier | get cat into carrier, get cat in carrier, put cat in carrier/crate, cat carrier, get cat into carrier easily, cat hates carrier, take cat to vet | Pet carrier
> If the carrier only means the vet, you'll lose. | Tail first, and your cat goes in. | Leave the carrier out all year.
@ The appointment's in twenty minutes, and the cat is under the bed.
1 | carrier in the room | Why does a cat hate the carrier? | Leave the carrier out all year | Put it in a favorite corner, with the door off or open, and leave it there. | If it's always there, it doesn't mean anything bad. | A blanket over the top turns it into a cave.
2 | soft blanket | How do you make a carrier nice? | Make it a bed with treats | Put in a blanket that smells like home, and drop in a treat every day. | Cats go where it's soft and good. | After a week, some of them sleep in it.
3 | closed door | How do you practice? | Close the door for a few seconds | While it's eating inside, close the door, open it again, and give a treat. | Go a little longer each day. | Then lift it, and set it back down.
4 | carrier on end | How do you get a cat in that does not want to? | Lower it in backward | Stand the carrier on its end, hold your cat under the chest and hips, and lower it in tail first. | It doesn't see the hole it's going into. | One that opens on top is easier.
5 | towel over carrier | How do you calm a cat in a car? | Cover it and buckle it in | Put a light towel over it, and buckle it in or set it on the floor behind the seat. | The dark calms your cat. | Skip the loud music.

# guinea-pigs-care | how-to | keeping guinea pigs | keep guinea pig/pigs, care for guinea pig/pigs, take care of guinea pig/pigs, guinea pig care, guinea pigs for beginners, guinea pig cage, what guinea pigs eat, first guinea pigs | Guinea pig
> One guinea pig is a lonely guinea pig. | Like you, guinea pigs can't make vitamin C. | The cage from the pet store is too small.
@ You open the fridge, and the whole cage whistles.
1 | two guinea pigs | Can a guinea pig live alone? | Keep at least two guinea pigs | Get at least two. Guinea pigs live in groups and need their own kind. | Alone they suffer, no matter how much you cuddle them. | Ask a vet which ones can live together.
2 | floor cage | How much room do guinea pigs need? | Give them floor space, not levels | Give them one wide pen, as big as you can, because guinea pigs run more than they climb. | The usual store cages are too small. | Each one needs its own house with two doors.
3 | hay | What do guinea pigs eat? | Keep hay there day and night | Never let the hay run out. It's most of what they eat. | Their teeth grow all their lives, and hay wears them down. | Put a bowl or bottle of fresh water next to it.
4 | bell pepper | Which vegetables do guinea pigs need? | Feed fresh greens every day | They can't make vitamin C, so every day needs something with plenty of it, like bell pepper or herbs. | Their bodies can't make it. | Introduce new foods slowly, and skip onions and potatoes.
5 | quiet hands | How do you tame a guinea pig? | Let them come to your hand | Sit on the floor with a leaf in your hand, and wait. | A hand from above looks like a hawk. | Lift one with both hands, under the chest and the bottom.

# brushing-dog-teeth | how-to | brushing a dog's teeth | brush dog teeth, brush dogs teeth, clean dog teeth, clean dogs teeth, get dog used to tooth brushing, brush puppy teeth, dog bad breath | Dog grooming
> Your toothpaste can poison your dog. | Start brushing your dog's teeth without a brush. | You only have to do the outside.
@ Your dog yawns in your face, and you take a step back.
1 | finger | How do you start brushing a dog's teeth? | Touch the lips and teeth with a finger | For a few days, lift the lip, rub the teeth with your finger, and give a treat. | It gets used to the feeling. | Pick a calm time of day.
2 | dog toothpaste | Which toothpaste is for dogs? | Use toothpaste made for dogs | Buy toothpaste for dogs, and let yours lick it first. It tastes like meat. | Ours has fluoride, and sometimes xylitol, which is poisonous to dogs. | Plain water beats the wrong paste.
3 | small brush | Which brush is right for a dog? | Use a soft, small brush | Hard bristles would hurt the gums. A toothbrush made for dogs or small kids is just right. | A finger brush is a good way to start. | Every dog gets its own.
4 | back teeth | How do you brush a dog's teeth? | Brush small circles at the gum line | Lift the lip and brush along the gums, on the outside, all the way to the big teeth in back. | That's where most of the tartar builds up. | The tongue keeps the inside cleaner.
5 | calendar | How often do you brush a dog's teeth? | Do it daily, and keep it short | Brush once a day, half a minute per side. | Plaque hardens within days. | Brown crust, bleeding or bad breath is a job for the vet.

# talking-parrot | how-to | teaching a parrot to talk | teach parrot/bird to talk, teach parrot/budgie/bird to speak, teach parrot/budgie words, get parrot/bird to talk, make bird talk, make parrot talk, teach parrot its name | Talking bird
> A parrot learns a word when something happens. | That's why parrots are so good at swearing. | A scared parrot never talks.
@ The bird tilts its head at you, and waits.
1 | bird on a hand | What comes before talking? | Become friends before you teach | Spend time with your bird every day, until it comes to you and takes food. | It copies the ones it counts as its flock. | A scared bird stays quiet.
2 | short word | Which words does a parrot learn first? | Choose one short word | Start with hello or its name, clearly, always in the same tone. | Sounds like p, b and k are easy for many parrots. | They copy excited voices the most.
3 | morning light | When do you teach a parrot? | Teach for ten minutes twice a day | Practice ten minutes in the morning and ten in the evening, with no radio on. | In the wild, those are their loudest hours too. | Short and daily beats long and rare.
4 | opened door | How does a parrot learn what a word means? | Say the word when it fits | Say hello as you walk in, and name the treat as you hand it over. | Parrots tie a sound to what happens. | That's why they pick up swear words so fast.
5 | treat | How long does it take to teach a parrot? | Reward every try, and be patient | Praise any sound that's close. It can take weeks or months. | Some birds, and some species, never talk. | Don't punish words. Ignore them.

# growing-sunflowers | how-to | growing sunflowers | grow sunflowers/sunflower, grow sunflowers from seed, plant sunflowers/sunflower seeds, planting sunflowers, sunflowers from seed, sunflowers in pots, grow giant sunflowers | Common sunflower
> One seed, one summer, and it's taller than you. | Never move a sunflower. | Birds will thank you in the fall.
@ You push a striped seed into the soil, up to your first knuckle.
1 | sunny bed | Where do sunflowers grow best? | Choose the sunniest spot | Plant them where they get six hours of sun or more, out of strong wind. | In shade they grow thin and weak. | Tie the tall ones to a fence.
2 | seed in soil | When and how do you sow sunflowers? | Plant them outside after the last frost | After the last frost, push the seeds about an inch deep into warm soil, right where they'll stay. | They hate being moved. | Small kinds grow in pots too.
3 | seedlings | How far apart do sunflowers stand? | Thin them out early | Leave a foot or more between tall ones, and pull the weaker ones. | Crowded ones stay small. | Slugs love young plants, so protect them.
4 | watering can | How much water do sunflowers need? | Water deeply, not often | Soak the soil once or twice a week when it's dry. | Deep water makes deep roots, and those hold up the stem. | In pots, they need water every day.
5 | seed head | How do you harvest sunflower seeds? | Cut the head when its back is brown | Wait until the back of the head turns from green to brown. Then off it comes, and you hang it up to dry. | A bag over it keeps birds off the seeds. | Or leave it for them.

# growing-garlic | how-to | growing garlic | grow garlic, plant garlic, planting garlic, grow garlic from clove, grow garlic in pots/containers, harvest garlic, when to plant garlic, grow garlic at home | Garlic
> One clove becomes a whole bulb. | Plant garlic when everyone else rakes leaves. | Garlic needs a winter to become garlic.
@ You press a clove into cold fall soil.
1 | autumn garden | When do you plant garlic? | Plant garlic in the fall | Get it in the ground a few weeks before the soil freezes. | It needs the cold to split into cloves. | Spring works too, but the bulbs are smaller.
2 | big cloves | Which garlic do you plant? | Plant big cloves with the skin on | Break up a firm bulb right before planting, and use the biggest cloves. | Big cloves make big bulbs. | Garlic from a garden store is a safer bet than the supermarket's.
3 | pointed clove | How deep do you plant garlic? | Set them point up, two inches deep | Plant them two inches deep and six inches apart, pointed end up. | Upside down, they grow crooked. | They like loose soil and full sun.
4 | flower stalk | What does garlic need in summer? | Weed it, and cut the flower stalks | Keep it weeded, water in a dry spring, and cut off the curly flower stalks. | Then the strength goes into the bulb. | Those stalks are great in a pan.
5 | drying garlic | When do you harvest garlic? | Dig it when a third of leaves are brown | Lift it with a fork when the bottom third of the leaves has turned brown. | Wait too long, and the bulb falls apart. | Hang it somewhere dry and airy for two to three weeks.

# growing-carrots | how-to | growing carrots | grow carrots, plant carrots, sow carrots, grow carrots from seed, grow carrots in pots/containers, harvest carrots, carrots are forked/crooked, planting carrots | Carrot
> A crooked carrot met a stone. | Never transplant a carrot. | Carrots take three weeks to show up. Don't give up.
@ You pull on the green, and hope for orange.
1 | loose soil | What soil do carrots need? | Loosen the soil a foot deep | Dig about a foot deep, and take out every stone and clump. | A root that hits a stone forks. | Fresh manure makes them fork too.
2 | seed row | How do you sow carrots? | Sow thinly, right where they'll stay | From early spring on, sow in rows half an inch deep, where they're going to stay. | They can't stand being moved. | Mix the seeds with sand to spread them out.
3 | damp board | How long do carrots take to come up? | Keep the row damp for weeks | They take two to three weeks to come up, and a dry crust would stop them. Sprinkle a little every day. | A board or burlap over the row keeps it moist. Take it off when you see green. | Sow a few radishes in the row to mark it.
4 | thinned row | Why thin carrots? | Thin them to an inch or two | When they're a couple of inches tall, pull the extras until they're an inch or two apart, then water. | With no room, they stay like string. | Do it in the evening. The smell attracts the carrot fly.
5 | pulled carrot | When do you harvest carrots? | Pull them when the shoulders turn orange | After two to four months, an orange rim shows above the soil. Grab the greens low, and pull. | Young ones are sweet. Older ones keep longer. | Twist off the greens, or they'll draw the water out.

# slugs-in-the-garden | how-to | keeping slugs away | get rid of slugs/snails, get rid of slugs/snails in garden, keep slugs/snails away, keep slugs off plants/lettuce/hostas, slugs eating plants/lettuce, stop slugs, slugs in garden, protect plants from slugs/snails | Slug
> Water in the morning, and fewer slugs come. | A beer trap invites more slugs to the party. | Give slugs a board to sleep under. Then lift it.
@ Yesterday, it was a row of lettuce.
1 | morning watering | When do you water against slugs? | Water in the morning, not at night | Slugs glide on wet soil. Water early, right at the plants, and by night the ground is dry. | Water at night, and you've built them a highway. | Leave the paths dry.
2 | wooden board | How do you catch slugs? | Lay a board and look under it | In the evening, lay out a damp board or half a melon rind, and collect them in the morning. | They hide there during the day. | Move them far away, or deal with them fast.
3 | flashlight | When are slugs out? | Collect them at dusk | Go out with a flashlight and gloves, after dark or after rain. | It's slow, and it works. | Look under leaves and pots.
4 | copper collar | How do you protect young plants? | Put a collar around young plants | Put metal or plastic collars with a bent rim around young plants. A rim on a raised bed works too. | The young ones get eaten first. | Plant them out when they're bigger.
5 | toad | What eats slugs? | Invite the animals that eat slugs | Leave a pile of leaves, some old wood and a dish of water for toads, ground beetles and birds. | They work all night. | So don't use poison that harms them.
! beer trap | beer traps keep slugs out of a garden | They also lure slugs in from farther away. | Many take a drink and move on to the lettuce.

# seeds-indoors | how-to | starting seeds indoors | start seeds indoors/inside, start seeds, grow seeds indoors, starting seeds indoors, sow seeds indoors, seed starting, seedlings leggy, leggy seedlings, start seeds for beginners | Sowing
> Tall, skinny seedlings are begging for light. | Seeds want warmth. Seedlings want light. | Plant a third of what you planned.
@ The windowsill is full of tiny pots, and nothing's moving yet.
1 | calendar | When do you start seeds indoors? | Count back from the last frost | Check the packet for how many weeks before the last frost to sow. For tomatoes, it's six to eight. | Too early makes weak plants. | Ask a neighbor when the last frost usually comes.
2 | seed tray | What soil is for seeds? | Use fine seed-starting mix | Fill clean pots with holes with seed-starting mix, press it lightly, and wet it. | Rich soil can burn fine roots. | Yogurt cups with holes work too.
3 | covered tray | What do seeds need to sprout? | Keep them warm and damp | Cover seeds as deep as the packet says, put a lid or a bag on top, and keep them warm. | Some seeds need light and stay on top. | Air them out daily against mold.
4 | bright window | Why are seedlings long and thin? | Give them all the light you can | The minute they come up, move them to the brightest window, a bit cooler, or close under a lamp. | Warm with too little light, they stretch. | Turn them every day.
5 | seedlings outside | How do you move seedlings outside? | Get them used to the open air | Set them out in the shade for a few hours, a little longer every day, for a week. | Wind and sun are new to them. | Then plant them on a cloudy day.

# plants-on-vacation | how-to | watering plants while you are away | water plants while/when away/traveling/travelling, water plants on vacation/holiday, water plants while on vacation/holiday, keep plants alive on vacation/holiday, plants while on vacation/holiday/away, self watering plants | Houseplant
> A shoelace can water your plants. | Move your plants before you leave, not just water them. | Friends kill plants with kindness. Write it down.
@ The suitcase is packed, and the fern is looking at you.
1 | shaded plants | What do plants need before you leave? | Move them out of the sun | Group them close together in a cool, bright room, out of direct sun. | They use less water there. | In a group, the air stays damper.
2 | soaked pot | How do you water before a trip? | Soak them well and drain them | On the last day, water them all the way through, and let it drain. | For most, a soaked pot lasts a week. | Standing water rots the roots.
3 | cotton string | How do plants water themselves? | Run a string from a bucket | Push one end of a cotton string into the soil, and the other into a bucket set higher up. | The string pulls up water like a wick. | Test it for a few days before you go.
4 | upside-down bottle | Does a bottle water plants? | Turn a full bottle into the soil | Fill a bottle, cover it with your finger, and push the neck deep into damp soil. | Air only gets in once the soil is dry. | A clay cone slows it down even more.
5 | friend with can | Who waters plants on vacation? | Write a note for a friend | Sort your plants by thirst, and write down how much each one gets. | Friends tend to water too much. | Succulents get nothing at all.

# growing-mint | how-to | growing mint | grow mint, plant mint, grow mint indoors, grow mint in pot/water, grow mint from cuttings/seed, keep mint from spreading, care for mint, mint plant care, harvest mint | Mentha
> Mint doesn't die. It moves in. | Put mint in a pot, or it takes the whole bed. | A stem in a glass is a plant in two weeks.
@ You rub a leaf between your fingers.
1 | pot with mint | Where do you plant mint? | Keep mint in a pot of its own | Plant it in a pot, or in a bottomless bucket sunk into the bed. | Its runners spread underground. | Two kinds of mint in one pot crowd each other out.
2 | half shade | How much sun does mint need? | Give it sun or half shade | Put it in sun or half shade, ideally with some shade at noon. | In hot sun, the leaves turn small and tough. | Indoors, it wants your brightest window.
3 | damp soil | How often do you water mint? | Never let the soil dry out | Water whenever the top feels dry. | Mint likes more water than most herbs. | In summer, a pot may need it every day.
4 | cut stem | How do you harvest mint? | Cut whole stems above a pair of leaves | Snip the tips just above a pair of leaves, and do it often. | Every cut grows two new shoots. | It tastes best before it flowers.
5 | stem in water | How do you grow mint from a cutting? | Root a stem in a glass of water | Strip the lower leaves off a stem, and stand it in water. Roots show up in one to two weeks. | Change the water every few days. | Divide old plants every few years.

# aphids | how-to | getting rid of aphids | get rid of aphids, get rid of aphids naturally, get rid of aphids on roses/plants/houseplants, aphids on roses/plants/houseplants, greenfly, get rid of greenfly, kill aphids naturally | Aphid
> A jet of water is the first medicine for aphids. | Ants keep aphids like cows. | Stop spraying. A ladybug eats hundreds of aphids.
@ The tip of the rose is green, and it's moving.
1 | curled leaf | How do you know that you have aphids? | Look under curled and sticky leaves | Check soft tips and the underside of leaves for tiny green, black or brown bugs. | The sticky film is what they leave behind. | In spring, look once a week.
2 | water jet | What helps first against aphids? | Wash them off with water | Blast them with a firm jet of water in the morning, several days in a row. | Most don't find their way back. | Hold the stem with your other hand.
3 | soap spray | Does soap help against aphids? | Spray soapy water on what is left | Mix a little pure liquid soap into water, and spray them, underneath too. | It only works if it touches them. | Test it on one leaf, and never in hot sun.
4 | ladybug larva | What eats aphids? | Let ladybugs and lacewings work | Skip the poison and leave some aphids. Ladybug and lacewing larvae eat hundreds of them. | A garden with flowers has more of these helpers. | The larvae look like tiny gray dragons.
5 | ant on stem | What do ants have to do with aphids? | Keep ants off the plant | Put a sticky band around the stem or its stake, so ants can't climb up. | Ants guard aphids for their sweet juice. | Fertilize less. Soft, fast growth attracts aphids.

# growing-peppers | how-to | growing peppers | grow peppers/pepper, grow bell peppers/pepper, plant peppers, grow chili/chilli/jalapeno peppers, grow peppers in pots, grow peppers from seed, growing bell peppers, planting peppers, pepper plants | Bell pepper
> A green pepper is just an unripe red one. | Peppers want heat before anything else. | Start peppers in winter to eat them in summer.
@ A white flower opens, and you wait for red.
1 | warm windowsill | When do you sow peppers? | Start them early, somewhere warm | Sow them indoors eight to ten weeks before the last frost, somewhere above seventy degrees. | They're slow. | In the cold, the seeds just lie there.
2 | sunny wall | Where do peppers grow best? | Give them the warmest, sunniest place | Plant them out once nights stay above about fifty degrees, in your hottest, sunniest spot. | A cold spell sets them back for weeks. | A pot against a south wall is ideal.
3 | watering | How much water do peppers need? | Water them evenly | Keep the soil damp but never soaked, and water at the roots. | Going dry, then wet, makes the fruit rot at the tip. | Straw on the soil helps.
4 | staked plant | Do pepper plants need support? | Tie them to a stake and feed them | Give each one a stake, and some tomato fertilizer once it flowers. | Loaded branches break. | Too much nitrogen gives you leaves and no fruit.
5 | red pepper | When do you harvest peppers? | Pick some green to get more | Cut the first ones green, and let the later ones turn red. | Ripe ones are sweeter. | Use scissors, because branches break when you pull.

# growing-cucumbers | how-to | growing cucumbers | grow cucumbers/cucumber, plant cucumbers, grow cucumbers in pots, grow cucumbers on trellis, grow cucumbers from seed, planting cucumbers, cucumbers bitter, cucumber plants, harvest cucumbers | Cucumber
> A bitter cucumber was thirsty. | Pick cucumbers small, and they keep coming. | Hang cucumbers on a string, and they grow straight.
@ Yesterday it was a finger. Today it's a cucumber.
1 | warm soil | When do you plant cucumbers? | Plant them when the soil is warm | Plant or sow them after the last frost, when the soil's warmer than sixty degrees. | Cold roots stop and rot. | They hate being moved, so start them in pots you can plant.
2 | trellis | Do cucumbers need a trellis? | Train them up a string or net | Tie the main shoot loosely, and guide it up a string or a net. | The fruit stays clean and straight, and the leaves dry faster. | It saves space too.
3 | watering can | Why are cucumbers bitter? | Water a lot, evenly and warm | In hot weather, give the roots lukewarm water every day. | Drought stress makes some of them bitter. | Cut off the stem end. That's where most of it sits.
4 | bee on flower | Why do cucumbers not set fruit? | Let bees get to the flowers | Open the greenhouse during the day, because many kinds need insects. | A tiny cucumber behind the flower means it's a female one. | Greenhouse kinds often don't need any.
5 | small cucumber | When do you pick cucumbers? | Pick early and often | Cut them before they turn thick and yellow. | One ripe fruit tells the plant to stop. | In season, check every day or two.

# avocado-from-seed | how-to | growing an avocado from its seed | grow avocado, grow avocado from seed/pit/stone, grow avocado tree, plant avocado seed/pit, avocado seed, avocado pit in water, sprout avocado seed | Avocado
> Three toothpicks, one glass, six weeks. | You'll get a tree, but probably no avocado. | Start two avocado pits. One may never wake up.
@ You rinse the pit, and it's too pretty to throw away.
1 | washed pit | How do you prepare an avocado pit? | Wash the pit and find its flat end | Rinse it, find the flat end, and leave the brown skin on or peel it off. | The flat end makes roots, the pointed end makes the shoot. | Don't let it dry out.
2 | toothpicks | How do you hang an avocado pit in water? | Hang it in a glass with toothpicks | Stick three toothpicks in the sides, and set it on a glass, flat end down, with the bottom third in water. | The top has to stay dry. | Damp soil works just as well.
3 | warm window | How long does an avocado pit take to sprout? | Keep it warm and change the water | A bright, warm windowsill and clean water every few days. After two to eight weeks, it splits. | Old water rots it. | Some never sprout, so start two.
4 | young plant | When do you plant the avocado? | Pot it when it has roots and leaves | When the shoot's about as long as your hand, plant it with half of the pit above the soil. | The roots break easily. | At a foot tall, pinch off the tip so it branches.
5 | avocado tree | Will an avocado from seed bear fruit? | Enjoy it as a houseplant | Give it light, keep it from frost, and water when the top is dry. Just don't wait for fruit. | From seed, fruit takes many years, and indoors it almost never comes. | Trees grown for fruit are grafted.

# pruning-hydrangeas | how-to | pruning hydrangeas | prune hydrangea/hydrangeas, cut back hydrangea/hydrangeas, trim hydrangea/hydrangeas, hydrangea not blooming/flowering, hydrangeas in winter, care for hydrangea/hydrangeas, change hydrangea color | Hydrangea
> One wrong cut in spring, and your hydrangea won't bloom. | Find out which hydrangea you have before you cut. | That old flower is a winter coat.
@ You hold the pruners, and two fat buds are looking at you.
1 | two kinds | Which hydrangeas may be cut? | Find out which kind you have | Check your kind. Round heads on dark leaves are mostly bigleaf. Cones and white balls bloom on new wood. | Bigleaf ones made their buds last summer. | Not sure? Ask a neighbor or the garden store.
2 | old flower head | How do you prune a bigleaf hydrangea? | Cut only the old flower heads | In spring, cut a bigleaf's old flower just above the first pair of fat buds. | Those buds are this year's flowers. | Take out dead stems at the ground.
3 | short stems | How do you prune a panicle hydrangea? | Cut panicle hydrangeas back hard | In late winter, shorten a panicle hydrangea's shoots from last year to a few buds. | They bloom on whatever grows now. | Hard cuts make big flowers.
4 | snow on heads | When do you prune hydrangeas? | Wait until the hard frost is over | Leave the old heads on all winter, and cut in early spring. | They shield the buds from the cold. | Fall cuts cost you flowers.
5 | blue flower | Why do hydrangeas change color? | Change the soil to change the color | For blue, many bigleaf kinds need acidic soil with aluminum. In alkaline soil, the same bush turns pink. | White ones stay white. | And water them well. The hydr in the name means water.

# growing-tulips | how-to | planting tulips | grow tulips, plant tulips/tulip bulbs, planting tulips/tulip bulbs, plant bulbs, plant spring bulbs, tulips in pots, when to plant tulips, grow tulips in pots, keep tulips blooming | Tulip
> Spring gets planted in the fall. | Plant tulips three times as deep as they're tall. | Don't cut the leaves after your tulips bloom.
@ It's cold, your knees are wet, and you're thinking of April.
1 | autumn leaves | When do you plant tulips? | Plant the bulbs in autumn | Get them in the ground between October and the first hard freeze. | They need a cold winter to bloom. | Buy firm bulbs with no mold.
2 | bulb in a hole | How deep do you plant tulip bulbs? | Plant three times as deep as tall | Set them five to six inches deep, pointed end up. | Deep bulbs stand better. | Groups of ten look better than rows.
3 | gravel | What soil do tulips need? | Choose a sunny place that drains well | Pick a sunny spot where water drains. In heavy soil, put sand or gravel underneath. | Wet bulbs rot over the winter. | In pots, they can stand almost side by side.
4 | wire basket | How do you protect bulbs from mice? | Plant them in a wire basket | Mice and voles love the bulbs. Sink a basket of wire mesh into the ground, and the tulips go in there. | They love tulips and leave daffodils alone. | Squirrels dig, so cover pots with mesh.
5 | yellow leaves | What do you do with tulips after flowering? | Cut the flower and leave the leaves | Cut off the faded flower, and let the leaves turn yellow by themselves. | They're feeding the bulb for next year. | Many modern kinds only bloom well once or twice.

# bonsai-care | how-to | caring for a bonsai | care for bonsai, take care of bonsai, bonsai care, bonsai for beginners, water bonsai, prune/trim bonsai, keep bonsai alive, bonsai losing leaves, start bonsai, grow bonsai | Bonsai
> A bonsai isn't a kind of tree. It's any tree. | Most bonsai die of thirst on a windowsill. | A pine bonsai dies in your living room.
@ There's a whole tree on your table, and it needs you.
1 | outdoor bonsai | Where does a bonsai stand? | Find out which tree it is | Check the label. Junipers, maples and pines live outside all year. A ficus can live in your brightest window. | A pine in a living room dies slowly. | If there's no label, ask the seller.
2 | finger in soil | How often do you water a bonsai? | Water when the surface begins to dry | Feel the soil every day, and when the surface starts to dry, water until it runs out the bottom. | The pot's small and dries fast. | No schedule knows the weather.
3 | small shears | How do you prune a bonsai? | Cut new shoots back to a few leaves | Let a shoot grow several leaves, then cut it back to two or three. | That's what keeps it small and dense. | Use sharp scissors.
4 | wired branch | How do you shape a bonsai? | Wire branches for a few months only | Wrap soft wire around a branch, bend it gently, and take it off before it cuts in. | The wood keeps the shape. | In spring, check it every week.
5 | new soil | When do you repot a bonsai? | Repot it every two to three years | Every two to three years in spring, trim some of the roots, and give it fresh gritty soil. | New fine roots feed it. | While it's growing, fertilize lightly.

# salad-on-a-balcony | how-to | growing salad on a balcony | grow salad/lettuce, grow salad/lettuce on balcony, grow lettuce in pots/containers/indoors, balcony garden/gardening, balcony vegetables, grow vegetables on balcony, grow vegetables in pots, grow radishes, grow radishes/spinach in pots | Lettuce
> From seed to plate in six weeks, on the third floor. | Cut the leaves, and the lettuce keeps growing. | Bury lettuce seed deep, and it never comes up.
@ You step onto the balcony with scissors, and dinner begins.
1 | balcony box | What do you grow salad in? | Use a box with holes | Lettuce has shallow roots, so six to eight inches of soil will do. Just make sure water can run out below. | Standing in water, they rot. | Old crates with a bag inside work too.
2 | loose leaf lettuce | Which salad is easiest? | Choose loose leaf kinds | Sow leaf lettuce, arugula or spinach thinly, and barely cover the lettuce. | Lettuce seeds need light to sprout. | Radishes are ready in about a month.
3 | half shade | How much sun does salad need? | Give it sun, but not at noon | Give it four to six hours of sun, with shade in the hottest part of the day. | In heat it shoots up and turns bitter. | Spring and fall are its time.
4 | watering can | How often do you water salad? | Keep it evenly damp | Water in the morning, and in hot weather again in the evening. | Boxes dry out fast in the wind. | Thirsty lettuce turns tough.
5 | scissors | How do you harvest leaf lettuce? | Cut the outer leaves, leave the heart | Cut from the outside in, an inch above the soil, and leave the heart. | It grows back two or three times. | Sow a new row every two weeks.

# peace-lily-care | how-to | caring for a peace lily | care for peace lily, take care of peace lily, peace lily care, peace lily drooping/wilting/blooming, peace lily not blooming, water peace lily, keep peace lily alive, peace lily brown tips, peace lily dying, repot peace lily | Spathiphyllum
> A peace lily faints to tell you it's thirsty. | The white flower of a peace lily is a leaf. | Don't water a peace lily on schedule.
@ It's draped over the side of its pot, and you were only gone for a weekend.
1 | bright shade | How much light does a peace lily need? | Give it bright light, no direct sun | Put it near a window, but out of the sun. | In the wild, it grows on the floor of rain forests. | In deep shade it survives, but it won't bloom.
2 | drooping leaves | How often do you water a peace lily? | Water it when it begins to droop | It tells you when it's thirsty. Wait until the leaves hang a little, then give it a drink, and watch it perk up within hours. | Too much is worse than one dry day. | Pour off what's left in the saucer.
3 | brown tips | Why does a peace lily get brown tips? | Use soft water against brown tips | Give it rainwater, or water that's been boiled and cooled. Brown tips often come from hard water, dry air or too much fertilizer. | Soft water leaves fewer salts behind. | Trim the tips along the shape of the leaf.
4 | white bract | Why does a peace lily not bloom? | Move it to more light for flowers | Give it more light, and some fertilizer from spring to fall. | New plants from the store were often treated to bloom. | Cut old flowers at the base.
5 | cat | Is a peace lily poisonous? | Keep it from pets and children | Keep it away from pets and kids. The leaves burn the mouth when chewed. | It isn't a true lily. Those are far worse for cats. | Repot it when roots come out the bottom.
`
