/** Lists of planets, animals and poisons ranked by a measure; `read-lists.ts` says how they are written. */
export const LISTS_OF_RANKED_NATURE = `
# planets-by-moons | ranked | planets by number of known moons | planets/planet moons/moon most (by/number/of/the/with/solar/system/our/how/many/each/from/least/to/in); planets/planet moons number (by/of/the/with/solar/system/our/many/each/from/to/in)
- Saturn | Saturn has more than two hundred and seventy. Most are small rocks. | Titan has lakes of liquid gas. | Moons of Saturn
- Jupiter | Jupiter has about a hundred. Galileo saw four in sixteen ten. | Ganymede is larger than Mercury. | Moons of Jupiter
- Uranus | Uranus has close to thirty, named for people in plays by Shakespeare and a poem by Pope. | Titania and Oberon are the largest. | Moons of Uranus
- Neptune | Neptune has more than a dozen. Triton goes round it backward. | It was likely captured. | Moons of Neptune
- Mars | Mars has two, Phobos and Deimos, fear and terror. They look like potatoes. | Phobos will break up or fall one day. | Moons of Mars
- Earth | Earth has one, and it's large for us. | It keeps our axis steady. | Moon
- Venus and Mercury | They have none at all. | So near the Sun, a moon is hard to keep. | Venus

# planets-by-heat | ranked | hottest planets of the Solar System | planets/planet hottest/temperature/heat/warmest/hot (the/from/to/coldest/by/solar/system/our/in/of)
- Venus | Venus has four hundred and sixty degrees Celsius everywhere, day and night. Its thick air holds the heat. | Lead would melt there. | Venus
- Mercury | Mercury is closer to the Sun, and gets to four hundred and thirty degrees by day. By night it's a hundred and eighty below. | It has hardly any air. | Mercury (planet)
- Earth | Earth has fifteen degrees on average. | Without greenhouse gases it would be below freezing. | Earth
- Mars | Mars has about sixty below zero on average, and twenty above on a summer noon at the equator. | Your feet would be warm and your head cold. | Mars
- Jupiter | At the top of its clouds, it's about a hundred and ten below. | Deep inside, it's hotter than the Sun's surface. | Jupiter
- Saturn | It's about a hundred and forty below up in the clouds. | It gives off more heat than it gets. | Saturn
- Uranus | It's about a hundred and ninety five below. The coldest spot that was ever measured on a planet is here. | It hardly gives off heat of its own. | Uranus
- Neptune | It's about two hundred below, the coldest on average. It's thirty times farther from the Sun than we are. | A year there takes a hundred and sixty five of ours. | Neptune

# planets-by-day | ranked | planets with the longest day | planets/planet day/days longest/shortest (by/length/the/of/with/solar/system/from/to/in/a/our)
- Venus | Venus needs two hundred and forty three Earth days for one turn. That's longer than its year. | It turns the other way around, too. | Venus
- Mercury | Mercury turns once in fifty nine days. From one noon to the next, it takes a hundred and seventy six. | That's two of its years. | Mercury (planet)
- Mars | Mars needs twenty four hours and thirty seven minutes. | Its engineers on Earth wear watches for it. | Mars
- Earth | Twenty three hours and fifty six minutes against the stars. | The day grows by some milliseconds in a century. | Earth's rotation
- Uranus | About seventeen hours, lying on its side. | A pole has sun for forty two years. | Uranus
- Neptune | About sixteen hours. | Its winds race the other way. | Neptune
- Saturn | Ten hours and a half. It was hard to measure, since no ground can be seen. | Waves in the rings gave it away. | Saturn
- Jupiter | Under ten hours, the fastest of all. It bulges at the middle. | A year has ten thousand of its days. | Jupiter

# bite-force | ranked | famous bites, ranked by measured force | animals/animal bite/bites/jaws/jaw (force/strongest/hardest/most/powerful/by/the/with/in/world/ranked/of/that/measured)
- The saltwater crocodile | It bites with about sixteen thousand newtons, the most ever measured. A steak takes you a few hundred. | The muscles that open the jaw are weak. A strap holds it shut. | Saltwater crocodile
- The American alligator | It reached about nine and a half thousand newtons on a scale. | Small ones bite less, since it grows with size. | American alligator
- The hippo | A female bit with about eight thousand newtons. Males refused the test. | The tusks are half a meter long. | Hippopotamus
- The hyena | The spotted hyena bites with about four and a half thousand newtons, enough for a giraffe's leg. | Its dung is white with bone. | Spotted hyena
- The human | You manage about seven hundred newtons at the back teeth. | That's plenty for nuts, and not for shells of crabs. | Bite force quotient

# poisons-by-dose | ranked | famous poisons, ranked by how little of them kills | poisons/poison/toxins/toxin/substances deadliest/deadly/poisonous/strongest/lethal/toxic (ranked/world/most/in/the/known/earth/on/of/natural/man/to/by/humans)
- Botulinum toxin | A millionth of a gram could be too much for a person. Bacteria in badly canned food make it. | Diluted, it smooths foreheads. | Botulinum toxin
- Tetanus toxin | Nearly as strong, it comes from dirt in a wound. It locks the muscles. | A shot protects against it. | Tetanospasmin
- Maitotoxin | Tiny sea creatures make it, and fish carry it. It's the strongest that is known outside of bacteria. | Its molecule is a monster. | Maitotoxin
- Batrachotoxin | It sits in the skin of golden dart frogs of Colombia. One carries enough for ten people or more. | In a terrarium, without their beetles, they lose it. | Batrachotoxin
- Ricin | It comes from the castor bean. A crumb of it killed a writer in London, shot into his leg at a bus stop, most think by way of an umbrella. | The oil has none in it. | Ricin
- Arsenic | It takes a tenth of a gram or more. It was called inheritance powder. | A test for it in eighteen thirty six spoiled that. | Arsenic poisoning
- Cyanide | It takes about a fifth of a gram, and stops cells from using oxygen. | Crime writers love it for its smell of almonds. | Cyanide poisoning

# painful-stings | ranked | famous stings, ranked by the man who let them all sting him | stings/sting/insects/insect/bites painful/hurt/hurts/pain/worst (most/the/in/world/ranked/insect/that/schmidt/scale/index/by/of)
- The bullet ant | A four and above. Justin Schmidt wrote of walking over coals with a nail in your heel. It lasts all day. | Young men of one people in Brazil wear gloves full of them. | Schmidt sting pain index
- The tarantula hawk | A four: blinding, electric, as if a hair dryer fell into your bath. It's over in minutes. | The advice is to lie down and scream. | Tarantula hawk
- The warrior wasp | A four: torture, chained in the flow of a volcano. Why did I start this list, he asked. | The nest drums in unison before it attacks. | Synoeca septentrionalis
- The velvet ant | A three. It's a wasp without wings, and was nicknamed cow killer. | It has killed no cow. | Mutillidae
- The paper wasp | A three: like spilling acid on a paper cut. | It chews wood for its nest. | Paper wasp
- The honeybee | A two. It leaves its stinger, and dies. | It's the measure for all the others. | Honey bee
- The sweat bee | A one: a tiny spark has singed a single hair on your arm. | It came for the salt. | Halictidae

# short-lived-animals | ranked | animals with famously short lives | animals/animal/creatures/insects shortest (lives/life/lifespan/lifespans/live/lived/with/the/in/world/span/spans/that); animals/animal/creatures short (lives/life/lifespan/lifespans/live/lived/very/with/the/that/span/for/only/a/time)
- The mayfly | As a grown insect, the female of one kind lives about five minutes. She mates, lays eggs, and is done. | Before that, it spent a year or two under water. | Mayfly
- The gastrotrich | This speck in ponds is born, grows up and dies within three to ten days. | It's hardly longer than a hair is thick. | Gastrotrich
- The male of the mosquito | About a week, and it drinks only nectar. | She lives longer, and she's the one that bites. | Mosquito
- The housefly | About a month, and in it a female can lay five hundred eggs. | Warm kitchens make it shorter. | Housefly
- The pygmy goby | This fish of coral reefs lives at most fifty nine days. No animal with a backbone has been found to live shorter. | It lays eggs three times. | Seven-figure pygmy goby
- Labord's chameleon | It hatches in November, and by April all grown ones are dead. The rest of the year it's only an egg. | It lives longer inside the shell than out. | Furcifer labordi
- The shrew | One and a half years, with a heart that beats up to a thousand times a minute. | It starves within hours. | Shrew

# biggest-birds | ranked | largest kinds of birds, by weight | birds/bird largest/biggest/heaviest (world/in/the/alive/living/on/earth/by/weight)
- The ostrich | The ostrich weighs up to a hundred and fifty kilos. Its eye is larger than its brain. | It outruns a racehorse over distance, some say. | Common ostrich
- The cassowary | The southern cassowary can reach about seventy kilos, with a claw like a dagger. | One killed its owner in Florida. | Southern cassowary
- The emu | It weighs about forty kilos, and can't walk backward well. | Australia once lost a war to it. | Emu
- The emperor penguin | It weighs up to forty kilos before the winter, and half of it after. | The father carries the egg. | Emperor penguin
- The rhea | South America's ostrich weighs about twenty five kilos. | Some live wild in Germany. | Greater rhea

# longest-pregnancies | ranked | animals with famously long pregnancies | animals/animal/mammals pregnancy/pregnancies/pregnant/gestation (longest/the/with/period/in/world/that/are/for/periods/ranked/by)
- The frilled shark | It may carry its young for three and a half years. | Hardly anybody has seen one alive. | Frilled shark
- The alpine salamander | High in the Alps, this black salamander carries its young for two to three years. | They're born ready, and never need a pond. | Alpine salamander
- The elephant | An elephant carries for twenty two months, the longest of any mammal. The calf weighs a hundred kilos. | It can stand within the hour. | Elephant
- The rhino | About sixteen months. | The calf's first horn is a smooth bump. | Rhinoceros
- The giraffe | About fifteen months. The baby falls two meters into the world. | The fall helps it to breathe. | Giraffe
- The camel | About thirteen months. | It has no hump when it's born, only a tip of skin. | Camel

# sleepy-animals | gathered | animals that sleep the most | animals/animal most/longest sleep/sleeps/sleeping/sleepiest (the/that/in/world/hours/day/a/ranked/much/lazy)
- Koalas | Koalas sleep up to twenty hours a day. Eucalyptus feeds badly, and its poison is hard work. | Wild sloths sleep less than ten, by the way. | Koala
- Little brown bats | The little brown bat sleeps about twenty hours, hanging upside down. | Its toes lock by its own weight. | Little brown bat
- Armadillos | The giant armadillo sleeps some eighteen hours, in a burrow. | At night it opens termite hills. | Giant armadillo
- Opossums | About eighteen hours in captivity. | Playing dead isn't counted. | Opossum
- Pythons | A python rests about eighteen hours a day, and digests. | After a large meal it may wait for months. | Pythonidae
- Cats | House cats sleep twelve to sixteen hours. They're hunters of dawn and dusk. | Most of it is light, with the ears on. | Cat
`
