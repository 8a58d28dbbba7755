/** Lists of myths, signs and oddities by subject; `read-lists.ts` says how they are written. */
export const LISTS_OF_MYTHS_BY_SUBJECT = `
# sleep-myths | gathered | myths about sleep | sleep/sleeping myths/myth/misconceptions/lies (about/you/still/believe/that/people/most/common/are/aren't/true/not/keep/you/tired)
- You can catch up on the weekend? | Sleeping late on Sunday repairs only a part, and shifts your clock. Monday gets harder. | A nap of twenty minutes does less harm. | Sleep debt
- Everybody needs eight hours? | Adults need seven or more, and it differs. How you feel at eleven in the morning says more. | Very few are fine with five. | Sleep
- Alcohol helps you sleep? | You fall asleep faster, and wake at three. Dreams come late and wild. | It's a bad trade. | Alcohol and sleep
- Never wake a sleepwalker? | Waking them does no harm. Stairs do. Lead them back to bed. | They may be confused for a minute. | Sleepwalking
- Your brain shuts down? | It sorts memories and rinses itself. Some parts are as busy as by day. | In dreams, your muscles are switched off. | Neuroscience of sleep
- Snoring is harmless? | Loud snoring with pauses can be apnea. A doctor can test it. | The partner hears it first. | Sleep apnea
- Stay in bed until you sleep? | After twenty minutes awake, get up, do something dull in dim light, and come back sleepy. | The bed should mean sleep. | Insomnia

# dog-myths | gathered | myths about dogs | dog/dogs myths/myth/misconceptions/lies (about/you/still/believe/that/people/most/common/are/aren't/true/not/owners/need/stop/believing)
- A wagging tail means happy? | It means excited. A stiff, high wag can come before a bite. | Look at the whole dog. | Dog communication
- Dogs see black and white? | They see blue and yellow, and mix up red and green. | A blue ball is found faster in the grass. | Dog
- One year is seven? | A dog of one year is a teenager. Then it slows, and large breeds age faster. | A vet counts otherwise. | Aging in dogs
- You must be the alpha? | The idea came from strange wolves in a cage. In the wild, a pack is a family. | The researcher who'd made it known took it back. | Alpha (ethology)
- A guilty look means guilt? | In a test, dogs made it when they were scolded, whether they'd done it or not. | It's a look at you. | Dog behavior
- Old dogs learn no tricks? | They learn more slowly, and pay attention longer. | Treats have no age limit. | Dog training
- A warm nose means fever? | A nose changes all day. Only a thermometer tells. | Sleepers often have a dry one. | Dog health

# cat-myths | gathered | myths about cats | cat/cats myths/myth/misconceptions/lies (about/you/still/believe/that/people/most/common/are/aren't/true/not/owners/need/stop/believing)
- Cats purr only when they're happy? | They purr when hurt, too, and when giving birth. It may calm them. | Listen to the rest of the cat. | Purr
- Cats drink milk? | Most grown cats can't digest it well. Water does. | The farm cat got what was there. | Cat
- Cats always land on their feet? | From very low, there's no time to turn. From windows, vets see broken jaws. | A net costs little. | Cat righting reflex
- Cats don't need people? | In tests, most cats were as attached to their person as babies are. They just say it otherwise. | A slow blink is one way. | Cat behavior
- Black cats are bad luck? | In Japan and parts of Britain, they bring luck. | It's a matter of address. | Black cat
- Cats see in total darkness? | They need a sixth of the light that we do, but they need some. | Whiskers do the rest. | Cat senses
- Indoor cats get no fleas? | You or the dog can carry them in. | Ask the vet what fits. | Flea

# brain-myths | gathered | myths about the brain | brain/brains myths/myth/misconceptions/lies (about/you/still/believe/that/people/most/common/are/aren't/true/not/psychology/your/the/human)
- We use ten percent? | Scans show all of it at work over a day. No part can be lost without a trace. | Evolution pays for nothing that lies idle. | Ten percent of the brain myth
- Some are left brained, some right brained? | Both halves work together. A thousand scans showed no such types. | Language does lean left. | Lateralization of brain function
- You can multitask? | You switch, and each switch costs. | Test it: count and spell at once. | Human multitasking
- Everyone has a learning style? | Tests found that lessons fitted to a style don't help. | Pictures and words together help everybody. | Learning styles
- Memory is a recording? | Each time you recall, you rebuild. Sure isn't the same as right. | Courts learn it slowly. | Memory
- Mozart makes babies smart? | The study was of students, for ten minutes, and hardly any effect was left in later ones. | Play it because it's beautiful. | Mozart effect
- Alcohol kills brain cells? | A drink doesn't. Long heavy drinking shrinks the brain, and part comes back. | So stopping pays. | Alcohol-related brain damage

# space-myths | gathered | myths about space | space/astronomy/moon/universe myths/myth/misconceptions/lies (about/you/still/believe/that/people/most/common/are/aren't/true/not/the/movies/taught/us/get/wrong)
- There's no gravity up there? | On the Space Station, it's nine tenths of ours. They fall around Earth, and so they float. | Falling all the time feels like nothing. | Weightlessness
- You'd explode without a suit? | You wouldn't. You'd pass out in some ten to fifteen seconds, and could be saved within a minute or two. | A technician lived through it in a test. | Effect of spaceflight on the human body
- The Moon has a dark side? | It has a far side, and it gets as much sun as ours. | A probe saw it first in nineteen fifty nine. | Far side of the Moon
- The Sun is yellow? | From space, it's white. The air scatters its blue. | Photos are colored by habit. | Sun
- Summer is when we're closer? | We're closest in January. The tilt makes the seasons. | In Australia, it fits by chance. | Season
- You see the Great Wall from space? | Not with the naked eye from far, since it's narrow and brown like its ground. Cities at night show well. | China's first astronaut said so. | Great Wall of China
- Shooting stars are stars? | They're grains of dust, as small as sand, that burn up in the air. | The nearest real one is the Sun. | Meteoroid
- Asteroid belts are crowded? | Between rocks lie hundreds of thousands of kilometers. Probes fly through without a glance. | Movies need the dodging. | Asteroid belt

# food-myths | gathered | myths about food | food/foods/nutrition/diet/eating/cooking/kitchen myths/myth/misconceptions/lies (about/you/still/believe/that/people/most/common/are/aren't/true/not/debunked)
- Searing locks in juice? | A seared steak loses as much juice, or more. It just tastes better. | The crust is flavor. | Searing
- MSG gives you a headache? | Blind tests couldn't repeat it. Tomatoes and cheese hold the same stuff. | The fear began with one letter in a journal. | Monosodium glutamate
- Sugar makes children wild? | In blind tests, it didn't. Parents who thought that there was sugar saw wildness. | It's the party. | Sugar
- Carrots let you see at night? | Britain spread it in the war, to hide its radar. | You need the vitamin, and not more of it. | Carrot
- Brown eggs are healthier? | The color comes from the breed. | What the hen eats matters more. | Egg as food
- Food is safe for five seconds on the floor? | Bacteria move in less than one. Wet food catches the most. | A dirty floor is dirty at once. | Five-second rule
- Oil keeps pasta from sticking? | It floats. Stirring in the first minute does it. | Then sauce slides off the oil. | Pasta
- Alcohol cooks away? | After an hour of simmering, about a quarter is still in there. | In a quick flambe, most is. | Cooking with alcohol

# cat-pain-signs | gathered | signs that your cat may be in pain | signs cat/cats pain/hurt/hurting/sick/ill/unwell (your/my/is/in/that/are/of/secretly/hiding/may/might/a/how/not/to/watch/for)
- It hides | A cat that hides more than usual may hurt. In the wild, the weak don't show themselves. | Call the vet if it lasts. | Cat behavior
- It stops jumping | No windowsill anymore, or a stop halfway. Old joints are often the reason. | A step helps at once. | Feline arthritis
- The face | Eyes narrowed, ears turned out, whiskers straight. Vets have a scale for that. | Compare with an old photo. | Cat communication
- It stops washing | The coat gets dull or matted. Or one spot is licked bald. | The spot tells where. | Cat health
- It misses the box | A high rim can hurt. A tomcat who strains without result needs a vet at once. | That one can't wait until morning. | Feline lower urinary tract disease
- It hisses at a touch | A soft cat turns rough when you reach for a certain place. | It's no bad mood. | Cat behavior
- It eats less | Or drops food, and chews on one side. Look for teeth. | After a day without food, call the vet. | Cat health

# dog-pain-signs | gathered | signs that your dog may be in pain | signs dog/dogs pain/hurt/hurting/sick/ill/unwell (your/my/is/in/that/are/of/secretly/hiding/may/might/a/how/not/to/watch/for)
- Slow to rise | It stretches long, rises late, and stops before the stairs. | Film it for the vet. | Canine arthritis
- Panting at rest | It pants without heat and without a run. Pain and fear do that. | So do fever and heart trouble. | Dog health
- It licks one spot | A paw or a joint, over and over. | The wet place shows where. | Lick granuloma
- It's restless at night | It lies down, gets up, turns, and starts again. | No place is right. | Dog health
- It growls at a hand | A kind dog that snaps at a touch often hurts. | Don't punish the warning. | Dog communication
- A hard, swollen belly | Retching without result and a tight belly are an emergency. Drive now. | Large, deep chested dogs get it most. | Gastric dilatation volvulus
- It leaves its food | Teeth, stomach, or a neck that hurts to bend. | Try a raised bowl, and call. | Dog health
`
