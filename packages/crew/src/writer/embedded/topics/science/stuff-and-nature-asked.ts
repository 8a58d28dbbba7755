/** Stuff, plants and ideas of science that people ask for; the format is that of `readTopics`. */
export const STUFF_AND_NATURE_ASKED = `
# entropy | nature | entropy | entropy, second law of thermodynamics, heat death of the universe | Entropy
> Why does an egg never unbreak? | Your room gets messy for the same reason time moves on. | A formula is carved on a grave in Vienna.
@ You drop an egg, and you know that it won't come back.
3 | broken egg | What is entropy? | There are more ways to be messy than tidy | Entropy says in how many ways you can arrange the parts of a thing so that it looks the same. There are far more messy ways than tidy ones. | Leave a thing alone, and it gets messy. | Order is not forbidden, only very unlikely.
3 | cup of coffee | What is the second law of thermodynamics? | Entropy never shrinks by itself | In a closed system, entropy stays the same or grows. Coffee cools down in the room, and never heats up by taking warmth from it. | Nobody has ever seen an exception. | That law is why no machine can run forever.
3 | refrigerator | How can a refrigerator make order? | Your fridge tidies inside and messes up outside | A refrigerator cools its inside and warms the kitchen more. In all, entropy grows. | Life does the same with sunlight and food. | Order always has a price.
4 | clock | What does entropy have to do with time? | Entropy tells the past from the future | Most laws of physics would work backward just as well. But entropy only grows in one direction, and we call that the future. | A film of a breaking glass shows which way it runs. | The direction is called the arrow of time.
4 | gravestone | Whose grave shows the formula of entropy? | Boltzmann took his formula to the grave | Ludwig Boltzmann linked entropy with the number of ways in which atoms can be arranged. His formula stands on his grave in Vienna. | Many did not believe in atoms then. | The word is from eighteen sixty five, by Rudolf Clausius.

# soil | nature | soil | soil, dirt, topsoil | Soil
> A spoon of soil holds a billion bacteria. | An inch of soil takes centuries. | The smell of earth is made by bacteria.
@ You take a handful, and it is alive.
3 | spade of earth | What is soil? | Half of good soil is just holes | About half of a good soil is pores with air and water. The rest is mostly ground rock, with a few percent of what once lived. | Those few percent make it dark and fertile. | Packed soil has no air, and roots suffer.
4 | microscope | How much life is in soil? | A spoon of soil holds billions of bacteria | A teaspoon of good soil can hold a billion bacteria or more, and meters of fungus threads. | Most kinds of them have no name yet. | More than half of all species may live in soil, by one count.
4 | layers | How long does soil take to form? | An inch of soil takes centuries | Frost, water, roots and acids break rock slowly. A centimeter can take a hundred years or several hundred. | A storm can wash it away in a day. | Lost soil is as good as gone.
3 | rain on dry earth | Why does soil smell after rain? | The smell of earth is made by bacteria | Bacteria in the ground make geosmin, and people can smell even tiny amounts of it. | The smell of rain on dry earth is called petrichor. | Camels are thought to find water by it.
4 | medicine bottle | Do medicines come from soil? | Dirt gave us some of our best antibiotics | Streptomycin was found in a bacterium of the soil in nineteen forty three. Many others followed. | Microbes use them against each other. | Streptomycin was the first drug that worked against tuberculosis.

# salt-lakes | nature | salt lakes | salt lake, salt lakes, great salt lake, salt flats, salt flat, largest salt flat, bonneville salt flats | Salt lake
> The largest mirror on Earth is made of salt. | One lake is as pink as a milkshake. | Cars go for records on salt.
@ You stand on white ground, and the sky is below you.
3 | lake without outlet | Why are some lakes salty? | Salt lakes are traps for salt | Rivers bring a little salt, but the water can only leave by drying up. So the salt stays, and gathers over thousands of years. | The same holds for the sea. | Some lakes are ten times as salty as the sea.
5 | mirror of salt | Where is the largest salt flat? | Bolivia's salt flat mirrors the whole sky | Salar de Uyuni covers some ten thousand square kilometers at over three thousand six hundred meters. After rain it mirrors the sky. | Satellites use it to check their height, since it is so flat. | Much lithium lies below it.
4 | pink water | Why are some lakes pink? | Microbes dye some salt lakes pink | Algae and microbes that love salt make red pigments. Lake Hillier in Australia is as pink as a milkshake. | In some lakes the color comes and goes. | Flamingos are pink by such food.
4 | shrinking lake | Is the Great Salt Lake shrinking? | The Great Salt Lake reached a record low | In November twenty twenty two it stood lower than ever since measuring began. Most of what would feed it is used for fields and towns. | Its dust holds arsenic. | Millions of birds rest there.
4 | racing car | Why are speed records set on salt? | A rocket car raced across the salt | The Bonneville flats in Utah are hard, flat and wide. In nineteen seventy a car with a rocket drove over one thousand kilometers an hour there. | The salt keeps tires cool. | The record of that car was later broken in Nevada.

# cacti | nature | cacti | cacti, cactuses, saguaro, saguaro cactus, cactus facts, about cacti, cactus plants | Cactus
> A cactus may wait decades for its first arm. | A cactus wears its leaves as spines. | Don't drink from a cactus.
@ A giant with raised arms stands in front of the sunset.
3 | spines | Why do cacti have spines? | A cactus turned its leaves into spines | Leaves lose water, so in a cactus they became spines, and the green stem does their work. Spines keep animals away and give a little shade. | They grow out of small pads. | Only cacti have those pads.
4 | saguaro | How old do saguaro cacti get? | A saguaro may wait decades for its first arm | A saguaro cactus grows for fifty to a hundred years before it gets an arm, and can live for a hundred and fifty years and more. | In its first ten years it grows no higher than your hand. | Arms bear more flowers.
3 | map | Where do cacti come from? | Nearly all cacti come from the Americas | Cacti grow from Canada to Patagonia. Just one kind is native elsewhere, in Africa and Sri Lanka, and birds may have carried it. | Plants in Africa that look like cacti are mostly spurges. | Dry places made both look alike.
4 | pleats | How do cacti store water? | Cacti swell like an accordion | Pleats let the stem swell after rain. A large saguaro can take up hundreds of liters. | The roots lie shallow and spread wide. | You should not drink from one: most would make you sick.
4 | night flower | When do cacti bloom? | Some cacti bloom for one night | The queen of the night opens after dark, smells sweet, and wilts in the morning. Moths come to it. | Saguaros are visited by bats. | If you want to see it, you have to stay up.

# hydrogen | nature | hydrogen | hydrogen, hydrogen fuel, hydrogen cars, green hydrogen | Hydrogen
> Most of your atoms are hydrogen. | Hydrogen burns, and leaves water. | Nine of ten atoms in the universe are hydrogen.
@ A pale flame burns, and you can barely see it.
3 | star | What is hydrogen? | Nine of ten atoms are hydrogen | About nine of ten atoms in the universe are hydrogen. Most of it is as old as the first minutes. | It has one proton and one electron. | Stars shine by making helium of it.
3 | drop of water | What happens when hydrogen burns? | Hydrogen burns to water | With oxygen, hydrogen gives water and heat. Its name means maker of water. | Its flame is almost invisible by day. | So cars that run on it drip instead of smoke.
4 | rocket | Is hydrogen used in rockets? | Liquid hydrogen drives rockets | Hydrogen is liquid only below about minus two hundred and fifty degrees Celsius. The Space Shuttle's large orange tank held it, with oxygen. | It is very light for the energy that it holds. | It leaks through the smallest gap.
3 | colored pipes | What is green hydrogen? | Hydrogen is only as clean as its making | Most is made from natural gas, which gives off carbon dioxide. Green hydrogen is split from water with power from sun or wind. | There is little of it yet. | It is wanted for steel and ships.
4 | airship | Why were airships filled with hydrogen? | Hydrogen lifted airships until they burned | Hydrogen is the lightest gas, and it was cheap. The Hindenburg burned in nineteen thirty seven. | The United States had kept its helium. | Balloons of today use helium.

# helium | nature | helium | helium, helium balloons, why is helium, helium voice, helium shortage | Helium
> Helium was found on the Sun first. | A lost balloon's helium leaves the Earth for good. | Helium doesn't really raise your voice.
@ A balloon slips out of your hand.
5 | sunlight | How was helium discovered? | Helium was found in sunlight first | In eighteen sixty eight, a yellow line showed up in sunlight that no known element gave. They named the element helium, after Helios, the Sun. | On Earth it was found in eighteen ninety five. | It is the second most common element.
4 | squeaky voice | Why does helium change your voice? | Helium doesn't really make your voice higher | Sound runs almost three times as fast in helium, so the high parts of your voice get stronger. Your vocal folds swing just as before. | Breathing it in can kill, since it has no oxygen. | It is not safe as a joke.
4 | rising balloon | Can helium run out? | Helium escapes into space | Helium is so light that the Earth cannot hold it in its air. What we use comes out of the ground with natural gas. | Helium forms from radioactive rock over millions of years. | Lost helium is lost.
4 | hospital scanner | What is helium used for? | Hospital scanners need helium more than balloons do | Liquid helium is the coldest liquid there is, four degrees above absolute zero. Scanners in hospitals need it. | Party balloons use a small part of it. | When it gets scarce, hospitals worry.
3 | frozen flask | Can helium freeze? | Helium does not freeze at normal pressure | However cold helium gets, it stays liquid unless it is pressed hard. Near zero it flows without friction and creeps up walls. | Liquid helium near zero is called superfluid. | In liquid helium one can see quantum physics.

# silver | nature | silver | silver, silver metal, silver facts, sterling silver, silver mining | Silver
> Silver beats gold at carrying electricity. | Silver was once worth more than gold. | A mountain of silver fed an empire.
@ You polish a spoon, and it shines again.
3 | wire | What is silver best at? | Silver conducts better than any metal | No other metal carries electricity and heat as well as silver. We only use copper because it's cheaper. | It also reflects light best. | Much silver goes into electronics and solar cells.
3 | black spoon | Why does silver turn black? | It's sulfur that turns silver black | Traces of sulfur in air, eggs or rubber form a dark layer on silver. It is not rust. | Baking soda and foil in hot water can turn it back. | Worn often, it stays bright.
4 | silver mountain | What was Potosi? | A silver mountain made Potosi rich | In Bolivia the Spanish found a mountain of silver in fifteen forty five. The town of Potosi became one of the largest of its time. | Great numbers of forced workers died. | Its coins went as far as China.
4 | Egyptian jewel | Was silver ever worth more than gold? | In early Egypt, silver was worth more than gold | In early Egypt, silver was rarer than gold, because the ground there holds almost no pure silver. | Gods were said to have bones of silver. | Later mines turned that around.
3 | stamp | What is sterling silver? | Sterling silver is not pure | Sterling silver has ninety two and a half percent silver, and mostly copper besides. Pure silver is too soft for spoons. | The number nine twenty five is stamped on it. | Other countries have other marks.

# plastic | nature | plastic | plastic, plastics, plastic pollution, microplastics, who invented plastic, history of plastic | Plastic
> Plastic was meant to save elephants. | Plastic lies at the bottom of the deepest sea. | Most plastic was never recycled.
@ You count what you have touched today.
4 | billiard ball | Who invented plastic? | Plastic began with billiard balls | In the eighteen sixties, a maker of billiard balls offered ten thousand dollars for something to replace ivory. John Wesley Hyatt made celluloid. | Celluloid burned easily. | Celluloid soon served for combs and film.
3 | old telephone | What was the first fully synthetic plastic? | Bakelite was the first fully synthetic plastic | Leo Baekeland made Bakelite in New York in nineteen oh seven. Telephones and radios were built of it. | Bakelite does not melt again. | Its inventor called it the material of a thousand uses.
4 | heap of bottles | How much plastic is recycled? | Only about nine percent of plastic was recycled | By a count of twenty seventeen, about nine percent of all plastic waste had been recycled, and most of the rest lies in dumps or in nature. | Much of it is of many kinds that do not mix. | Use without waste works better.
5 | deep sea | How deep is plastic found? | Plastic lies in the deepest trench | In the Mariana Trench, almost eleven kilometers down, pieces of plastic have been seen. | It has also been found on Everest. | Small pieces are in blood, too, one study found.
3 | turtle | What are microplastics? | Plastic just breaks up, and never goes away | Pieces below five millimeters are called microplastics. They come from tires, clothes and larger waste. | What they do to people is being studied. | Small pieces travel with wind and rain.

# bamboo | nature | bamboo | bamboo, bamboo plant, bamboo facts, fastest growing plant, bamboo forest | Bamboo
> Bamboo can grow almost a meter a day. | Bamboo belongs to the grasses, like wheat. | Some bamboo blooms once in a century, and dies.
@ You stand among green poles, and they creak.
4 | shoot | How fast does bamboo grow? | Bamboo can grow almost a meter a day | Some kinds have been measured at about ninety centimeters in a day. The whole stem is laid out in the shoot and only stretches. | After some months it is as tall as it will be. | The stem then hardens for years.
3 | stalk | Is bamboo a tree? | Bamboo is just very tall grass | Bamboo belongs to the grasses, like wheat and rice. Its stem is hollow and has no bark. | There are well over a thousand kinds. | Cut, it grows again from its roots.
5 | flowers | How often does bamboo flower? | Some bamboo blooms once in a century | Some kinds flower after sixty or one hundred and twenty years, all plants of one stock at once, all over the world. Then most of them die. | How they count is not known. | In India the seeds feed plagues of rats.
3 | scaffolding | Is bamboo strong? | Bamboo carries workers on towers | In Hong Kong scaffolds of bamboo have been tied around towers for generations. For its weight it is very strong. | After a deadly fire in twenty twenty five it was argued about again. | It bends in storms.
3 | panda | Why do pandas eat bamboo? | Pandas get little out of bamboo | Pandas have the gut of a meat eater, and get little out of bamboo. So they eat for up to fourteen hours a day. | A bone of the wrist serves as a thumb. | Few animals fight with a panda for it.

# roses | nature | roses | rose, roses, history of roses, rose flower, rose facts, what do roses mean | Rose
> Roses have no thorns. | An apple is a rose's cousin. | A true blue rose doesn't exist.
@ You bend down and smell.
3 | prickle | Do roses have thorns? | Roses have no thorns, they have prickles | A thorn is a changed branch. What a rose has grows out of its skin, and you can snap it off. | Botanists call it a prickle. | The proverb stays, all the same.
3 | apple | What are roses related to? | Roses and apples are one family | Apples, pears, cherries, strawberries and almonds belong to the family of the rose. Their wild flowers have five petals. | Rose hips look like tiny apples. | Rose hips are rich in vitamin C.
4 | bottle of oil | How is rose oil made? | A kilo of rose oil eats tons of petals | Three to five tons of petals give about a kilo of oil. Much comes from Bulgaria and Turkey. | The flowers are picked in the early morning. | A kilo of the oil costs thousands of dollars.
4 | fossil | How old are roses? | Roses bloomed before there were people | Fossils of roses are more than thirty million years old. People have grown them for some thousands of years. | At Hildesheim in Germany one is said to be many hundreds of years old. | The first gardens of them were in China and Persia.
3 | blue bouquet | Are there blue roses? | True blue roses do not exist | Roses lack the pigment. In two thousand four a company in Japan showed one with a gene from a pansy, and it is more of a lilac. | Blue ones in shops are dyed. | That is why a blue rose stood for what cannot be had.

# sunflowers | nature | sunflowers | sunflower, sunflowers, do sunflowers follow the sun, sunflower facts, sunflower field | Common sunflower
> Only young sunflowers follow the Sun. | One sunflower is a thousand flowers. | Sunflowers grow in Fibonacci spirals.
@ A whole field looks the same way.
4 | young plants | Do sunflowers follow the Sun? | Only young sunflowers follow the Sun | By day the young heads turn from east to west, and at night they turn back. Grown ones stay toward the east. | The morning sun warms them, and bees like it warm. | The stem grows more on one side, and then on the other.
4 | spirals | What is the pattern in a sunflower? | Sunflowers grow in spirals | The seeds lie in two sets of spirals. Count them, and you usually get neighbors of the Fibonacci series, like thirty four and fifty five. | So they are packed tightly. | Each new one turns by the golden angle.
3 | head of flowers | How many flowers does a sunflower have? | One sunflower is a thousand flowers | The disk holds up to a thousand or two thousand tiny flowers, and each gives a seed. What looks like petals are flowers, too. | They bloom from the edge inward. | Daisies are built the same way.
3 | tall plant | How tall do sunflowers get? | Sunflowers can be taller than a house | One in Germany was more than nine meters high. | Such a tall one needs a frame. | Common ones are two or three meters tall.
3 | oil bottle | Where do sunflowers come from? | Sunflowers come from North America | Native peoples grew them over four thousand years ago. In Russia they became a large crop, for oil that could be eaten in Lent. | Ukraine and Russia grow the most. | The sunflower is Ukraine's national flower.

# tulips | nature | tulips | tulip, tulips, tulip flower, where do tulips come from, tulip facts, dutch tulips | Tulip
> Tulips don't come from Holland. | A virus made the most expensive tulips. | A tulip keeps growing in your vase.
@ Stripes of color run to the horizon.
3 | mountain flowers | Where do tulips come from? | Tulips come from Asia, not Holland | Wild ones grow in the mountains of Central Asia. From the gardens of the Ottoman Empire they came to the Netherlands in the sixteenth century. | The name is related to the word turban. | In Turkey an age was named after them.
4 | striped tulip | Why were some tulips striped? | A virus painted the most costly tulips | Flames of two colors came from a virus that aphids carry. It made the bulbs weaker, so that they stayed rare. | Nobody knew it until the twentieth century. | Striped ones of today are bred without it.
4 | vase | Do tulips grow after being cut? | Cut tulips go on growing | In the vase, a tulip's stem grows by some centimeters, and bends to the light. Most other cut flowers don't. | A cold place slows them. | You can cut them again.
4 | bowl | Did people eat tulip bulbs? | Hungry people ate tulip bulbs | In the winter of nineteen forty four to forty five, people in the occupied Netherlands cooked tulip bulbs, because there was nothing else. | Audrey Hepburn lived through it as a girl. | They are no food for normal times.
3 | fields | How many tulips does the Netherlands grow? | Dutch fields grow billions of tulips | The Netherlands grows most of the bulbs that are traded. Fields bloom in April and May. | The heads are soon cut off, so that the bulb gets strong. | Keukenhof plants seven million bulbs each year.

# venus-flytraps | nature | the Venus flytrap | venus flytrap, venus flytraps, venus fly trap, venus fly traps, carnivorous plants, carnivorous plant, meat eating plants | Venus flytrap
> This plant can count to two. | The Venus flytrap grows wild in one small corner. | Darwin called it one of the world's most wonderful plants.
@ A fly lands, and nothing happens. Yet.
5 | trigger hairs | How does a Venus flytrap know when to close? | The Venus flytrap can count to two | The trap only closes if its hairs are touched twice within about twenty seconds. After five touches, it starts to digest. | So a raindrop does not fool it. | Closing costs it much.
3 | swamp | Why do plants eat insects? | Carnivorous plants live on poor soil | The soil of carnivorous plants lacks nitrogen, so they take it from insects. They make sugar by sunlight, like any plant. | Hundreds of kinds do it. | They need no burgers, and soft drinks harm them.
4 | map | Where do Venus flytraps grow? | Wild flytraps grow in the Carolinas only | Venus flytraps are native to wet pine land within about a hundred miles of Wilmington in North Carolina. Taking them is a crime there. | Fires keep the land open for them. | Nearly all in shops are grown.
4 | snap | How fast does a Venus flytrap close? | A flytrap snaps in a tenth of a second | The leaf of a flytrap is bent outward and flips in about a tenth of a second, like a lens that is pushed through. | Then it takes hours to seal. | What is small can slip out.
4 | book | What did Darwin think of the flytrap? | Darwin fed plants with meat, egg and paper | Charles Darwin called the flytrap one of the most wonderful plants in the world, and wrote a book about plants that eat insects. It came out in eighteen seventy five. | He fed sundews with meat, egg and paper. | His son drew the pictures for his book.
`
