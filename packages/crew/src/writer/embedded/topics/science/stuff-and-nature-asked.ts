/** Stuff, plants and ideas of science that people ask for; the format is that of `readTopics`. */
export const STUFF_AND_NATURE_ASKED = `
# entropy | nature | entropy | entropy, heat death of the universe | Entropy
> An egg never unbreaks, and that's why time has a direction. | Your room gets messy by a law of physics. | He took his formula to the grave. Literally.
@ You drop an egg, and you know it won't come back.
3 | broken egg | What is entropy? | There are more ways to be messy than tidy | Entropy counts in how many ways you can arrange the parts of a thing so that it looks the same. There are far more messy ways than tidy ones. | So leave a thing alone, and it gets messy. | Order isn't forbidden. It's just incredibly unlikely.
3 | cup of coffee | What is the second law of thermodynamics? | Entropy never shrinks by itself | In a closed system, entropy stays the same or grows. Your coffee cools down, and it never warms up by stealing heat from the room. | Nobody has ever seen an exception. | That's why no machine can run forever.
3 | refrigerator | How can a refrigerator make order? | Your fridge tidies inside and messes up outside | A refrigerator cools its inside, but it warms the kitchen even more. Add it all up, and entropy has grown. | Life does the same with sunlight and food. | Order always has a price.
4 | clock | What does entropy have to do with time? | Entropy tells the past from the future | Most laws of physics would work just as well backward. But entropy only grows in one direction, and we call that the future. | It's the arrow of time. | That's how you know when a film of a breaking glass runs in reverse.
4 | gravestone | Whose grave shows the formula of entropy? | Boltzmann took his formula to the grave | Ludwig Boltzmann linked entropy to the number of ways atoms can be arranged. The formula is carved on his grave in Vienna. | In his day, many didn't even believe in atoms. | The word itself is Rudolf Clausius's, from eighteen sixty five.

# soil | nature | soil | soil, dirt, topsoil | Soil
> A teaspoon of soil holds a billion bacteria. | Half of good soil is nothing but holes. | An inch of soil takes centuries, and one storm takes it away.
@ You pick up a handful, and it's alive.
3 | spade of earth | What is soil? | Half of good soil is just holes | About half of good soil is holes, full of air and water. The rest is mostly ground up rock. | Pack it down, and the roots can't breathe. | A few percent is what once lived, and that's what makes it dark and fertile.
4 | microscope | How much life is in soil? | A spoon of soil holds billions of bacteria | One teaspoon of good soil can hold a billion bacteria or more, and meters of fungus threads. | Most kinds don't even have a name. | By one count, more than half of all species live in soil.
4 | layers | How long does soil take to form? | An inch of soil takes centuries | Frost, water, roots and acids break rock down slowly. One centimeter of soil can take a hundred years, or several hundred. | A storm can wash it away in a day. | Once it's gone, it's as good as gone for good.
3 | rain on dry earth | Why does soil smell after rain? | The smell of earth is made by bacteria | The smell of earth comes from bacteria. They make geosmin, and your nose picks up even tiny amounts of it. | The smell of rain on dry ground is called petrichor. | Camels are thought to find water by it.
4 | medicine bottle | Do medicines come from soil? | Dirt gave us some of our best antibiotics | In nineteen forty three, streptomycin was found in a bacterium from the soil. It was the first drug that worked against tuberculosis. | Many others followed. | Microbes use them as weapons against each other.

# salt-lakes | nature | salt lakes | salt lake, salt lakes, great salt lake, salt flats, salt flat, bonneville salt flats | Salt lake
> The largest mirror on Earth is made of salt. | One lake is as pink as a milkshake. | A rocket car once did a thousand kilometers an hour on salt.
@ You stand on white ground, and the sky is under your feet.
3 | lake without outlet | Why are some lakes salty? | Salt lakes are traps for salt | Rivers carry a little salt into the lake, and the water can only leave by drying up. The salt stays, year after year. | The sea works the same way. | Some lakes are ten times as salty as the sea.
5 | mirror of salt | Where is the largest salt flat? | Bolivia's salt flat mirrors the whole sky | Salar de Uyuni in Bolivia covers some ten thousand square kilometers. After rain, it mirrors the whole sky. | It's so flat that satellites use it to check their height. | A lot of the world's lithium lies under it.
4 | pink water | Why are some lakes pink? | Microbes dye some salt lakes pink | Some algae and microbes love salt, and they make red pigments. Lake Hillier in Australia is as pink as a milkshake. | In some lakes, the color comes and goes. | Flamingos get their pink from food like that.
4 | shrinking lake | Is the Great Salt Lake shrinking? | The Great Salt Lake reached a record low | In November twenty twenty two, the Great Salt Lake was lower than ever measured. Most of the water that would fill it goes to fields and towns. | Its dust holds arsenic. | Millions of birds stop there to rest.
4 | racing car | Why are speed records set on salt? | A rocket car raced across the salt | The Bonneville Salt Flats in Utah are hard, flat and wide. In nineteen seventy, a car with a rocket in it did over one thousand kilometers an hour there. | The salt keeps the tires cool. | Its record was later broken in Nevada.

# cacti | nature | cacti | cacti, cactuses, saguaro, saguaro cactus, cactus facts, about cacti, cactus plants, cacti survive, cactus survive, cactus survives | Cactus
> Never drink from a cactus. | A cactus may wait a hundred years for its first arm. | The spines of a cactus are its leaves.
@ A giant with its arms up stands in front of the sunset.
3 | spines | Why do cacti have spines? | A cactus turned its leaves into spines | Leaves lose water, so a cactus turned them into spines and let the green stem do the work. | The spines keep animals off and even give a little shade. | They grow out of small pads, and only cacti have those.
4 | saguaro | How old do saguaro cacti get? | A saguaro may wait decades for its first arm | A saguaro cactus grows for fifty to a hundred years before it gets its first arm. It can live a hundred and fifty years and more. | More arms mean more flowers. | At ten years old, it's no taller than your hand.
3 | map | Where do cacti come from? | Nearly all cacti come from the Americas | Cacti grow from Canada to Patagonia. Just one kind is native anywhere else, in Africa and Sri Lanka. | Birds may have carried it over. | Those African plants that look like cacti are mostly spurges. The desert shaped them both.
4 | pleats | How do cacti store water? | Cacti swell like an accordion | A cactus has pleats, so it swells up after rain like an accordion. A big saguaro can take up hundreds of liters. | The roots are shallow, and they spread wide. | Don't drink from one. Most would make you sick.
4 | night flower | When do cacti bloom? | Some cacti bloom for one night | The queen of the night opens after dark, smells sweet, and is wilted by morning. Moths come to it. | Saguaros get visited by bats. | If you want to see it, you have to stay up.
4 | waxy skin | How do cacti survive? | Cacti open their pores only at night | A cactus takes in the gas it needs in the cool of the night, stores it, and uses it by day with its pores shut. | Wide shallow roots drink up even a short shower. | A thick waxy skin and stored water carry it for months.

# hydrogen | nature | hydrogen | hydrogen, hydrogen fuel, hydrogen cars, green hydrogen | Hydrogen
> Nine of ten atoms in the universe are hydrogen. | Burn hydrogen, and you get water. | A hydrogen flame is almost invisible.
@ A pale flame burns, and you can barely see it.
3 | star | What is hydrogen? | Nine of ten atoms are hydrogen | About nine of ten atoms in the universe are hydrogen, the simplest one there is: one proton, one electron. | Most of it is as old as the first minutes. | Stars shine because they turn it into helium.
3 | drop of water | What happens when hydrogen burns? | Hydrogen burns to water | Burn hydrogen, and you get heat and water. Its very name means maker of water. | By day, you can barely see the flame. | A car that runs on it drips instead of smoking.
4 | rocket | Is hydrogen used in rockets? | Liquid hydrogen drives rockets | Hydrogen only turns liquid below about minus two hundred and fifty degrees Celsius. The Space Shuttle's big orange tank was full of it, and of oxygen. | For all its energy, it weighs almost nothing. | And it leaks through the smallest gap.
3 | colored pipes | What is green hydrogen? | Hydrogen is only as clean as its making | Most hydrogen is made from natural gas, and that gives off carbon dioxide. Green hydrogen is split from water, with power from sun or wind. | There's very little of it yet. | Steel mills and ships are waiting for it.
4 | airship | Why were airships filled with hydrogen? | Hydrogen lifted airships until they burned | Hydrogen is the lightest gas, and it was cheap, so airships were full of it. In nineteen thirty seven, the Hindenburg burned. | The United States had helium, and kept it. | Balloons today fly on helium.

# helium | nature | helium | helium, helium balloons, why is helium, helium voice, helium shortage | Helium
> Helium was discovered on the Sun. | Helium doesn't make your voice higher. | Let go of a balloon, and its helium leaves the Earth.
@ The balloon slips out of your hand.
5 | sunlight | How was helium discovered? | Helium was found in sunlight first | In eighteen sixty eight, sunlight showed a yellow line that no known element makes. They named it helium, after Helios, the Sun. | It's the second most common element there is. | On Earth, it wasn't found until eighteen ninety five.
4 | squeaky voice | Why does helium change your voice? | Helium doesn't really make your voice higher | Sound is almost three times as fast in helium, so the high parts of your voice get stronger. Your vocal folds swing just as before. | It only sounds like a cartoon. | But there's no oxygen in it, and breathing it in can kill you.
4 | rising balloon | Can helium run out? | Helium escapes into space | Helium is so light that the Earth can't hold on to it. What we use comes out of the ground, with natural gas. | It forms in radioactive rock, over millions of years. | Once it's up in the sky, it's gone.
4 | hospital scanner | What is helium used for? | Hospital scanners need helium more than balloons do | Liquid helium is the coldest liquid there is, four degrees above absolute zero. Hospital scanners can't run without it. | Party balloons only use a small part. | When helium gets scarce, hospitals worry.
3 | frozen flask | Can helium freeze? | Helium does not freeze at normal pressure | However cold helium gets, it stays liquid, unless you squeeze it hard. Near zero, it flows without friction and creeps up walls. | That's called superfluid. | It's quantum physics you can see with your own eyes.

# silver | nature | silver | silver, silver metal, silver facts, sterling silver, silver mining | Silver
> Silver used to be worth more than gold. | A mountain of silver in Bolivia fed an empire. | Silver beats gold and copper at carrying electricity.
@ You polish a spoon, and it shines again.
3 | wire | What is silver best at? | Silver conducts better than any metal | No other metal carries electricity and heat as well as silver. We only use copper because it's cheaper. | It reflects light best, too. | A lot of silver ends up in electronics and solar panels.
3 | black spoon | Why does silver turn black? | It's sulfur that turns silver black | Silver turns black from sulfur in the air, in eggs, in rubber. It isn't rust. | Baking soda, foil and hot water can turn it back. | If you wear it often, it stays bright.
4 | silver mountain | What was Potosi? | A silver mountain made Potosi rich | In fifteen forty five, the Spanish found a mountain of silver in Bolivia. The town of Potosi became one of the largest of its time. | Huge numbers of forced workers died in it. | Its coins traveled as far as China.
4 | Egyptian jewel | Was silver ever worth more than gold? | In early Egypt, silver was worth more than gold | In early Egypt, silver was rarer than gold, because there's almost none in the ground there. | The gods were said to have bones of silver. | Later, mines elsewhere turned that around.
3 | stamp | What is sterling silver? | Sterling silver is not pure | Sterling silver is ninety two and a half percent silver, and the rest is mostly copper. Pure silver is too soft for a spoon. | Look for the stamp: nine twenty five. | Other countries use other marks.

# plastic | nature | plastic | plastic, plastics, plastic pollution, microplastics, who invented plastic, history of plastic | Plastic
> Plastic was invented to replace ivory. | There's plastic at the bottom of the deepest sea. | Only about nine percent of all plastic got recycled.
@ You count the plastic you've touched today.
4 | billiard ball | Who invented plastic? | Plastic began with billiard balls | In the eighteen sixties, a maker of billiard balls offered ten thousand dollars for something to replace ivory. John Wesley Hyatt came up with celluloid. | It burned easily. | Soon it was combs, and then it was film.
3 | old telephone | What was the first fully synthetic plastic? | Bakelite was the first fully synthetic plastic | Leo Baekeland made Bakelite in New York in nineteen oh seven, the first fully synthetic plastic. Telephones and radios were built of it. | It never melts again. | Baekeland called it the material of a thousand uses.
4 | heap of bottles | How much plastic is recycled? | Only about nine percent of plastic was recycled | By a count in twenty seventeen, about nine percent of all plastic waste had ever been recycled. Most of the rest is in dumps or in nature. | It comes in many kinds, and they don't mix. | Using less works better.
5 | deep sea | How deep is plastic found? | Plastic lies in the deepest trench | In the Mariana Trench, almost eleven kilometers down, there are pieces of plastic. | There are some on Everest too. | One study even found tiny bits in human blood.
3 | turtle | What are microplastics? | Plastic just breaks up, and never goes away | Plastic doesn't go away. It breaks into pieces below five millimeters, called microplastics. They come from tires, clothes and bigger waste. | Wind and rain carry them everywhere. | What they do to people is still being studied.

# bamboo | nature | bamboo | bamboo, bamboo plant, bamboo facts, fastest growing plant, bamboo forest | Bamboo
> Bamboo can grow almost a meter a day. | Bamboo isn't a tree. It's grass. | Some bamboo blooms once in a century, and then it dies.
@ You stand among green poles, and they creak.
4 | shoot | How fast does bamboo grow? | Bamboo has grown nearly three feet in a day | Some bamboo has grown about ninety centimeters in a day. The whole stem is packed into the shoot, and just stretches out. | After a few months, it's as tall as it'll ever be. | Then it hardens for years.
3 | stalk | Is bamboo a tree? | Bamboo is just very tall grass | Bamboo is a grass, like wheat and rice. Its stem is hollow, and it has no bark. | There are well over a thousand kinds. | Cut it down, and it grows back from the roots.
5 | flowers | How often does bamboo flower? | Some bamboo blooms once in a century | Some bamboo flowers after sixty or one hundred and twenty years, all plants of one stock at once, all over the world. Then most of them die. | In India, the seeds feed plagues of rats. | How bamboo counts the years, nobody knows.
3 | scaffolding | Is bamboo strong? | Bamboo carries workers on towers | In Hong Kong, workers have climbed bamboo scaffolds around skyscrapers for generations. For its weight, it's incredibly strong. | In a storm, it bends. | After a deadly fire in twenty twenty five, people argued about it again.
3 | panda | Why do pandas eat bamboo? | Pandas get little out of bamboo | A panda has the gut of a meat eater, so it gets very little out of bamboo. It has to eat for up to fourteen hours a day. | A bone of its wrist works as a thumb. | At least almost nobody fights a panda for its food.

# roses | nature | roses | rose, roses, history of roses, rose flower, rose facts, what do roses mean | Rose
> Roses don't have thorns. | An apple is a rose's cousin. | There's no such thing as a blue rose.
@ You bend down and smell it.
3 | prickle | Do roses have thorns? | Roses have no thorns, they have prickles | What a rose has isn't a thorn. A thorn is a changed branch. This grows out of the skin, and you can snap it off. | Botanists call it a prickle. | The proverb doesn't care.
3 | apple | What are roses related to? | Roses and apples are one family | Apples, pears, cherries, strawberries and almonds all belong to the rose family. In the wild, their flowers have five petals. | Look at a rose hip: it's a tiny apple. | And it's full of vitamin C.
4 | bottle of oil | How is rose oil made? | A kilo of rose oil eats tons of petals | It takes three to five tons of petals to make about a kilo of rose oil. Much of it comes from Bulgaria and Turkey. | They pick the flowers early in the morning. | One kilo costs thousands of dollars.
4 | fossil | How old are roses? | Roses bloomed before there were people | Some fossil roses are more than thirty million years old. People have only grown them for a few thousand. | The first rose gardens were in China and Persia. | One in Hildesheim, Germany, is said to be many hundreds of years old.
3 | blue bouquet | Are there blue roses? | True blue roses do not exist | Roses don't have the pigment for blue. In two thousand four, a company in Japan gave one a pansy's gene. It came out more like lilac. | The blue ones in stores are dyed. | So a blue rose always stood for what you can't have.

# sunflowers | nature | sunflowers | sunflower, sunflowers, do sunflowers follow the sun, sunflower facts, sunflower field | Common sunflower
> Grown up sunflowers don't follow the Sun. | One sunflower is a thousand flowers. | Count the spirals in a sunflower, and you get famous numbers.
@ A whole field is looking the same way.
4 | young plants | Do sunflowers follow the Sun? | Only young sunflowers follow the Sun | Young sunflowers turn with the Sun by day, from east to west, and back at night. Grown ones just face east. | One side of the stem grows more, then the other. | The morning sun warms them, and bees like a warm flower.
4 | spirals | What is the pattern in a sunflower? | Sunflowers grow in spirals | A sunflower's seeds lie in two sets of spirals. Count them, and you usually get Fibonacci numbers, like thirty four and fifty five. | Each new seed turns by the golden angle. | That packs them as tight as they'll go.
3 | head of flowers | How many flowers does a sunflower have? | A sunflower holds up to two thousand tiny flowers | The middle of a sunflower is up to two thousand tiny flowers, and each one makes a seed. Even the yellow petals are flowers. | They bloom from the edge inward. | A daisy is built the same way.
3 | tall plant | How tall do sunflowers get? | Sunflowers can be taller than a house | One sunflower in Germany was more than nine meters tall. | It needed a frame to stand up. | The ones you see are two or three meters.
3 | oil bottle | Where do sunflowers come from? | Sunflowers come from North America | Native peoples of North America grew sunflowers over four thousand years ago. Russia turned them into a huge crop, for oil you could eat in Lent. | Ukraine and Russia grow the most today. | And it's Ukraine's national flower.

# tulips | nature | tulips | tulip, tulips, tulip flower, where do tulips come from, tulip facts, dutch tulips | Tulip
> Tulips don't come from Holland. | A virus made the most expensive tulips in the world. | A tulip keeps growing in your vase.
@ Stripes of color run all the way to the horizon.
3 | mountain flowers | Where do tulips come from? | Tulips come from Asia, not Holland | Wild tulips grow in the mountains of Central Asia. They came to the Netherlands in the sixteenth century, from the gardens of the Ottoman Empire. | The name is related to turban. | In Turkey, a whole age is named after them.
4 | striped tulip | Why were some tulips striped? | A virus painted the most costly tulips | Those flames of two colors came from a virus that aphids carry. It weakened the bulbs, so striped tulips stayed rare, and cost a fortune. | Nobody knew until the twentieth century. | Today's striped ones are bred without it.
4 | vase | Do tulips grow after being cut? | Cut tulips go on growing | A cut tulip keeps growing in the vase, by some centimeters, and bends to the light. Most other flowers don't. | A cold spot slows it down. | Or you just cut it again.
4 | bowl | Did people eat tulip bulbs? | Hungry people ate tulip bulbs | In the winter of nineteen forty four, people in the occupied Netherlands cooked tulip bulbs, because there was nothing else. | They're no food for normal times. | Audrey Hepburn lived through that winter as a girl.
3 | fields | How many tulips does the Netherlands grow? | Dutch fields grow billions of tulips | The Netherlands grows most of the tulip bulbs that are traded, billions of them. The fields bloom in April and May. | Then the heads get cut off, so the bulb grows strong. | One park, Keukenhof, plants seven million bulbs a year.

# venus-flytraps | nature | the Venus flytrap | venus flytrap, venus flytraps, venus fly trap, venus fly traps, carnivorous plants, carnivorous plant, meat eating plants | Venus flytrap
> This plant can count to two. | Wild Venus flytraps grow in one corner of the Carolinas. | A Venus flytrap shuts in a tenth of a second.
@ A fly lands, and nothing happens. Yet.
5 | trigger hairs | How does a Venus flytrap know when to close? | The Venus flytrap can count to two | A Venus flytrap only shuts if something touches its hairs twice within about twenty seconds. After five touches, it starts to digest. | So a raindrop can't fool it. | Every time it shuts, it costs a lot of energy.
3 | swamp | Why do plants eat insects? | Carnivorous plants live on poor soil | Meat eating plants live in poor soil with no nitrogen. So they take it from insects. Their sugar still comes from sunlight. | Hundreds of kinds do it. | Don't feed yours a burger. It doesn't need it.
4 | map | Where do Venus flytraps grow? | Wild flytraps grow in the Carolinas only | In the wild, Venus flytraps only grow in wet pine land within about a hundred miles of Wilmington, North Carolina. Stealing them is a crime there. | Fires keep the land open for them. | The ones in stores are almost all grown.
4 | snap | How fast does a Venus flytrap close? | A flytrap snaps in a tenth of a second | A flytrap's leaf is bent outward, and in about a tenth of a second it flips, like a lens popping inside out. | Then it takes hours to seal. | Small fry can slip out.
4 | book | What did Darwin think of the flytrap? | Darwin fed plants with meat, egg and paper | Charles Darwin called the flytrap one of the most wonderful plants in the world, and wrote a whole book about plants that eat insects. | It came out in eighteen seventy five, and his son drew the pictures. | He fed sundews meat, egg and paper, to see what they'd do.
4 | sealed trap | How do Venus flytraps work? | A flytrap turns into a stomach | An insect bends the trigger hairs twice, the leaf snaps shut, and its struggling tells the trap to seal. Then juices dissolve the soft parts in a week or so. | If nothing moves, the trap opens again within a day. | Only the dry shell is left.
`
