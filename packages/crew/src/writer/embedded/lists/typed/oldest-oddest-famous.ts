/** The oldest, oddest and most famous of many kinds; `read-lists.ts` says how they are written. */
export const LISTS_OF_OLDEST_ODDEST_FAMOUS = `
# failed-products | gathered | products that failed | products/product failed/flopped/flops/failures/fails/bombed (that/famous/biggest/badly/of/all/time/from/companies/brands/big/flop/worst); product flops/failures (famous/biggest/of/all/time/worst)
- New Coke | In nineteen eighty five, Coca-Cola changed its recipe after two hundred thousand tests. Seventy nine days later, the old one was back. | A senator called it a meaningful moment. | New Coke
- The Ford Edsel | Ten years of research, a car with a grille like a horse collar, and some two hundred and fifty million dollars lost. | It's in every business book. | Edsel
- Colgate's dinners | The toothpaste brand is said to have sold frozen meals. Nobody wants lasagna that sounds like mint. | Even the firm says little. | Brand extension
- The Segway | It was to change how cities are built. It changed guided tours. | The company's owner died when he rode one off a cliff. | Segway
- Juicero | A machine for four hundred dollars squeezed bags of fruit. Reporters did it by hand, as fast. | It closed within months. | Juicero
- Google Glass | A computer on your nose, for fifteen hundred dollars. Bars threw its wearers out. | They had a rude name. | Google Glass
- The Fire Phone | Amazon's phone had four cameras to watch your face. It fell to ninety nine cents. | Some of its people made Alexa. | Fire Phone
- Crystal Pepsi | A cola as clear as water, in nineteen ninety two. People didn't know what to taste. | Coke made one to ruin it, its man said. | Crystal Pepsi

# oldest-things | gathered | of the oldest things known | oldest things/thing (in/the/world/on/earth/ever/found/known/still/around/history/exist/that); oldest things/objects ever (found/in/the/world/on/earth)
- Zircon crystals | Grains from Western Australia are four point four billion years old. They've outlived all rocks. | They tell of early water. | Zircon
- A meteorite's stardust | Grains in the Murchison meteorite are up to seven billion years old, older than the Sun. | Crushed, they smelled of rotten peanut butter. | Murchison meteorite
- Stone tools | At Lomekwi in Kenya lay stones that were struck three point three million years ago, before our kind. | A wrong turn led to them. | Lomekwi
- A cave picture | In Sulawesi, people painted pigs and figures more than fifty one thousand years ago. | A hand stencil there may be older still. | Leang Karampuang
- A flute | From a vulture's wing bone, found in Germany, some forty thousand years old. You can play a tune on its copy. | It lay with an ivory woman. | Paleolithic flute
- A joke | A Sumerian proverb of about nineteen hundred before Christ is about a wife who breaks wind. | Some things don't age. | Sumerian proverbs
- A recipe for beer | A hymn to Ninkasi, from about eighteen hundred before Christ, tells how to brew. A brewery in America tried it. | You sang it as you stirred. | Ninkasi
- A complaint | Around seventeen fifty before Christ, Nanni scolded the merchant Ea-nasir in clay for bad copper. | He kept it. | Complaint tablet to Ea-nasir

# funny-place-names | gathered | funny place names, and where they come from | place/town/places/towns/village/city names/name funny/weird/strange/odd/rude/silly/funniest (in/the/world/around/that/exist/really/real/actually); towns/places/villages funny/weird/strange/odd/rude/silly/funniest names/name/named (with/in/the/world/that/exist/really/real)
- Llanfairpwllgwyngyll | The Welsh village's long name has fifty eight letters. It was put together in the eighteen sixties for its station. | A shop sells tickets of it. | Llanfairpwllgwyngyll
- Truth or Consequences | A town in New Mexico took the name of a radio show in nineteen fifty, on a dare by its host. | He came each year for half a century. | Truth or Consequences, New Mexico
- Y | A village in France. Its people are called Ypsiloniens. | It has a twin in Wales with a very long name. | Y, Somme
- Fugging | An Austrian village changed one letter in its name in twenty twenty one, as English speakers kept stealing its signs. | A man called Focko founded it. | Fugging, Upper Austria
- Come By Chance | A town in Newfoundland. The name may once have meant a child born out of wedlock. | Little Heart's Ease and Heart's Content are not far. | Come By Chance, Newfoundland and Labrador
- Boring | A town in Oregon, after a Mr. Boring. It's paired with Dull in Scotland, and Bland in Australia. | They have a day. | Boring, Oregon
- Batman | A city in Turkey, named after a river. It has thought about suing the movies. | A mountain may be in it. | Batman, Turkey
- Saint-Louis-du-Ha! Ha! | The only town with two exclamation marks, in Quebec. A ha-ha is a dead end. | One stands after each ha. | Saint-Louis-du-Ha! Ha!

# famous-dogs | gathered | famous dogs of history | dogs/dog famous (in/history/of/all/time/most/the/world/real/heroic/hero)
- Laika | A stray from Moscow was the first animal in orbit, in nineteen fifty seven. She died within hours, from heat. | A monument shows her on a hand of a rocket. | Laika
- Hachiko | He waited for his dead professor at a Tokyo station for nearly ten years. | His statue is where people meet. | Hachiko
- Balto | He led the last sled team with medicine into Nome in nineteen twenty five. Togo had run the longest part. | Balto has a statue, and Togo got his due later. | Balto
- Barry | A Saint Bernard who's said to have saved some forty people. The keg at the neck is a painter's idea. | He's stuffed in Bern. | Barry (dog)
- Rin Tin Tin | A soldier took him from a bombed kennel in France. He saved a film studio. | It's told that he got the most votes for the first Oscar. | Rin Tin Tin
- Greyfriars Bobby | He's said to have kept watch at a grave in Edinburgh for fourteen years. Some think it was two dogs. | His nose is rubbed bare. | Greyfriars Bobby
- Snuppy | The first cloned dog was born in Korea in two thousand five, from an ear. His name is of the university and puppy. | His own clones followed. | Snuppy
- Stubby | A stray in the First World War smelled gas before the men did, and caught a spy by the pants, it's told. | He wore medals. | Sergeant Stubby

# famous-cats | gathered | famous cats of history | cats/cat famous (in/history/of/all/time/most/the/world/real)
- Felicette | A Paris stray flew to the edge of space in nineteen sixty three and came back alive. | Her statue is in Strasbourg. | Felicette
- Unsinkable Sam | He's said to have come through the sinking of three warships. Historians doubt it. | It's still a fine name. | Unsinkable Sam
- Stubbs | He was called mayor of Talkeetna in Alaska for twenty years. He drank water with catnip from a wine glass. | He was no real mayor. | Stubbs (cat)
- Larry | The mouser of Downing Street outlasted prime minister after prime minister. | He came from a shelter. | Larry (cat)
- Tama | A stray was made stationmaster of a Japanese line and brought it guests. At her funeral came three thousand. | She wore a small cap. | Tama (cat)
- Mrs. Chippy | A tomcat on Shackleton's ship. He was shot when it sank, and the carpenter never forgave it. | A bronze of him lies on the man's grave. | Mrs Chippy
- Room Eight | He walked into a Los Angeles classroom in nineteen fifty two and came back each fall for sixteen years. | He got ten thousand letters. | Room 8

# famous-horses | gathered | famous horses of history | horses/horse famous (in/history/of/all/time/most/the/world/real/war)
- Bucephalus | Nobody could ride him. The boy Alexander saw that he feared his own shadow, and turned him to the sun. | A city was named for him. | Bucephalus
- Seabiscuit | Small, crooked and lazy, and in the Depression he beat the best. He got more lines in the papers than presidents, they say. | Forty million heard it. | Seabiscuit
- Secretariat | In nineteen seventy three, he won the Belmont by thirty one lengths. His records still stand. | His heart was found to be huge. | Secretariat (horse)
- Comanche | The best known survivor of the army at Little Bighorn was a horse. | Nobody was to ride him again. | Comanche (horse)
- Marengo | Napoleon's small gray Arab, they say. His bones stand in London. | One hoof is a snuff box. | Marengo (horse)
- Incitatus | Caligula is said to have planned to make him consul. It was likely a joke at the senate. | He had a stall of marble. | Incitatus
- Clever Hans | He tapped the answers to sums, until somebody saw that he read faces. | Science learned from him. | Clever Hans

# famous-trees | gathered | famous trees of the world | trees/tree famous (in/the/world/around/most/history/on/earth/individual)
- General Sherman | The largest tree by volume, a sequoia in California. In fires, it's been wrapped in foil. | A branch would be a big tree. | General Sherman (tree)
- Methuselah | A pine in California, nearly five thousand years old. Where exactly is kept secret. | It was a seed before the pyramids. | Methuselah (tree)
- The Tree of Tenere | The loneliest tree stood in the Sahara, with none for two hundred kilometers. A truck hit it. | The driver was said to be drunk. | Tree of Tenere
- Newton's apple tree | It stands at his home in England, regrown from what a storm felled. | A piece of it has been to space. | Isaac Newton's apple tree
- The Major Oak | Robin Hood is said to have slept in it. It rests on poles. | It's about a thousand years old. | Major Oak
- Jaya Sri Maha Bodhi | A fig in Sri Lanka, from a branch of the Buddha's tree, planted over two thousand years ago. | It's the oldest with a known date. | Jaya Sri Maha Bodhi
- Pando | In Utah, forty seven thousand trunks are one aspen with one root. It may be among the heaviest beings. | It's being eaten by deer. | Pando (tree)

# famous-rivalries | gathered | famous rivalries | rivalries/rivalry/rivals/feuds/feud famous/history/greatest/biggest (in/history/of/all/time/the/most/that/changed/world/between/famous/people)
- Adidas and Puma | Two brothers fell out and split a German town. People looked at your shoes before they spoke. | They lie at opposite ends of the graveyard. | Dassler brothers feud
- Edison and Westinghouse | Direct against alternating current. Edison's side killed animals to scare people of the other. | The other won. | War of the currents
- Hamilton and Burr | Years of quarrel ended in a duel in eighteen oh four. The vice president shot the man of the treasury. | It's a musical. | Burr-Hamilton duel
- Cope and Marsh | Two hunters of fossils bribed, spied and blew up sites. They named some hundred and thirty dinosaurs. | One put a head on the wrong end. | Bone Wars
- Newton and Leibniz | Who found calculus? Both did. Newton secretly wrote the verdict himself. | We use the other's signs. | Leibniz-Newton calculus controversy
- The Hatfields and McCoys | Two families on a river, a pig, a love, and a dozen dead. | They signed a peace in two thousand three. | Hatfield-McCoy feud
- Ferrari and Lamborghini | A maker of tractors complained about his clutch. Stick to tractors, he was told, he said. | So he built his own. | Lamborghini

# wrong-country-names | gathered | things that are named after the wrong country | things/foods/words/inventions wrong country/place (named/after/the/that/are/from/which/aren't/called/for); things/foods named country/place not/aren't/actually (after/a/the/from/that/are/where/they/they're)
- Turkey | The bird is from America. English merchants took it for a fowl that came through Turkey. | In Turkey, it's called hindi, from India. | Turkey (bird)
- Guinea pigs | They're from the Andes, and no pigs. Nobody knows what Guinea has to do with it. | Germans call them little sea pigs. | Guinea pig
- Danish pastry | Austrian bakers brought it to Denmark when the locals were on strike. Danes call it Vienna bread. | Vienna calls it after Copenhagen. | Danish pastry
- Panama hats | They come from Ecuador. Builders of the canal wore them, and a president was photographed in one. | The finest takes months. | Panama hat
- Arabic numerals | They were invented in India. Europe got them from the Arabs. | Arabs call them Indian. | Arabic numerals
- Spanish flu | It didn't begin in Spain. Its papers were just free to write of it in the war. | The king had it. | Spanish flu
- Jerusalem artichokes | They're the root of a sunflower from America. Girasole, Italian for sunflower, turned into Jerusalem. | And they're no artichokes. | Jerusalem artichoke
- Hawaiian pizza | A Greek in Ontario put the pineapple on. Hawaiian was the brand on the can. | A president of Iceland joked that he'd ban it. | Hawaiian pizza

# misnamed-animals | gathered | animals that have the wrong name | animals/animal wrong/misleading/misnamed/incorrect names/name/named (that/have/with/are/after/the/thing/things/not/what/they/which); animals aren't/not what/their called/name/names (that/they/are/they're/the/say)
- The killer whale | It's a dolphin, the largest one. Sailors called it killer of whales. | The words got turned. | Orca
- The koala bear | It's no bear, but carries its young in a pouch. | Newborns are like jellybeans. | Koala
- The flying fox | It's a bat, with a wing as wide as a man is tall. It eats fruit. | The face did it. | Pteropus
- The starfish | It's no fish, has no brain, and walks on tubes of water. | Scientists say sea star. | Starfish
- The electric eel | It's nearer to catfish. It has to come up for air. | There are three kinds, we know since twenty nineteen. | Electric eel
- The horned toad | It's a lizard that squirts blood from its eyes. | Dogs hate the taste. | Horned lizard
- The mountain goat | It's kin to antelopes, and no true goat. | It walks on walls. | Mountain goat
- The red panda | It was called panda before the black and white one, and isn't closely kin to it. | A browser is named for it. | Red panda

# national-animals | gathered | national animals, and why | national animals/animal (of/countries/weird/strange/funny/surprising/the/world/weirdest/strangest/and/why)
- The unicorn | Scotland's animal doesn't exist. It's been on its arms for centuries, in chains, as it's so wild. | England's lion was its enemy in legend. | National animal
- The dodo | Mauritius has an animal that's been gone since the seventeenth century. | It stands on the country's coat of arms. | Dodo
- The markhor | Pakistan's goat has horns like corkscrews. Its name may mean snake eater. | It can stand on a tree. | Markhor
- The takin | Bhutan's animal looks like a goat's head on a cow. A saint made it of two meals, it's told. | It won't leave the road. | Takin
- The okapi | Congo's has the legs of a zebra and is the giraffe's cousin. Science met it in nineteen oh one. | Its tongue reaches its ears. | Okapi
- The kangaroo and emu | They hold Australia's arms. Neither can easily walk backward, people say, so it's forward. | You can eat both. | Coat of arms of Australia
- The Komodo dragon | Indonesia's lizard eats deer whole and has venom. | A female can do without a male. | Komodo dragon
- The cow | Nepal's animal may not be killed. It sleeps on crossings. | On one day, it gets flowers. | Cattle in religion and mythology

# superstitions-of-the-world | gathered | superstitions around the world | superstitions/superstition world/different/countries/cultures (around/the/from/in/weird/strange/of/across/weirdest/strangest/and)
- Spilled water | In Serbia, you pour water behind somebody who leaves for a test or a trip, so that all flows. | Neighbors step aside. | Superstition
- Fan death | In South Korea, people feared that a fan in a closed room kills. Fans had timers for it. | It doesn't. | Fan death
- Grapes at midnight | Spain eats twelve at the strokes of New Year, for luck in each month. | Growers with too many made it a custom, it's told. | Twelve Grapes
- Shoes on the table | In Britain, it means death or a storm. A miner's boots came home that way, one tale goes. | Even new ones count. | Superstition in Britain
- Whistling indoors | In Russia, it whistles your money away. | At sea, it whistles up wind. | Superstition in Russia
- The number four | In East Asia, four sounds like death. Elevators go from three to five. | Hospitals have no bed of it. | Tetraphobia
- Tuesday the thirteenth | In Spain and Greece, it's not Friday that's bad. Don't marry or sail, says a rhyme. | Constantinople fell on a Tuesday. | Tuesday the 13th
- Lying with feet to the door | In many lands, the dead are carried out that way. | So beds get turned. | Superstition

# odd-records | gathered | odd records that people hold | records/record weird/strange/odd/unusual/bizarre/weirdest/strangest/craziest/dumbest (world/guinness/ever/set/in/the/of/that/people/hold/really/exist)
- The longest fingernails | Lee Redmond let hers grow for nearly thirty years, to over eight meters in all. A car crash broke them. | She said it was easier after. | Lee Redmond
- The longest hiccups | Charles Osborne hiccuped for sixty eight years, after lifting a pig. It stopped a year before he died. | He married twice and had eight children. | Charles Osborne (hiccups)
- The man hit by lightning seven times | Roy Sullivan, a ranger, lived through all seven. People began to walk away from him. | His hat was shown with holes. | Roy Sullivan
- The man who ate a plane | Michel Lotito ate metal and glass, and a small Cessna in two years. | Bananas made him ill, he said. | Michel Lotito
- The most spoons on a body | A man in Iran balanced eighty eight spoons on himself. He found it out as a child. | Then he beat it. | Guinness World Records
- The longest without sleep | Randy Gardner, seventeen, stayed awake eleven days for a science fair. It's no longer listed, as it's dangerous. | He had trouble sleeping late in life. | Randy Gardner sleep deprivation experiment
- The farthest eyeball pop | Kim Goodman pushed hers out twelve millimeters. It began with a blow to the head. | She can do it on command. | Guinness World Records

# smallest-things | gathered | of the smallest things of their kind | smallest things/thing (in/the/world/on/earth/of/their/kind/ever/that/exist/are/known)
- A frog on a fingertip | A frog in Brazil is about seven millimeters long. It jumps badly, as its inner ear is too small. | It fits on a pinky nail. | Brachycephalus pulex
- A bee hummingbird | Cuba's bird weighs less than a coin, and lays eggs like coffee beans. | It looks like a bee. | Bee hummingbird
- A chameleon | Brookesia nana of Madagascar is as long as a seed, a male of thirteen and a half millimeters without the tail. | It's all there. | Brookesia nana
- A park | In Japan's Nagaizumi, a public park measures a quarter of a square meter. It has a seat. | Portland's was on top for decades. | Nagaizumi, Shizuoka
- A country | Vatican City fits into a golf course. | Its station has hardly a train. | Vatican City
- A movie | IBM moved molecules one by one, and filmed a boy who plays with an atom. | It's magnified a hundred million times. | A Boy and His Atom
- A computer | A chip from Michigan is smaller than a grain of rice, far smaller. It forgets all when the light goes out. | So they argue if it's a computer. | Michigan Micro Mote

# foods-from-elsewhere | gathered | foods that aren't from where you think | foods/food dishes/foods from/origin/origins where/think/actually (that/aren't/are/not/didn't/come/don't/you/they/really/country/their); foods/dishes not/aren't/didn't actually/think/really (from/where/you/that/are/come/country/the)
- Croissants | They come from Vienna. An Austrian opened a bakery in Paris around eighteen thirty eight. | France made the dough flaky. | Croissant
- Fish and chips | Jews from Portugal and Spain fried fish in London. Chips came from Belgium or France. | Somebody put the two together around eighteen sixty. | Fish and chips
- Fortune cookies | They're from Japan by way of California. China hardly knows them. | A war handed them on. | Fortune cookie
- Chicken tikka masala | Glasgow says it made it, with a can of soup. | India is polite about it. | Chicken tikka masala
- Tempura | Portuguese missionaries fried in batter for fast days, in Japan in the sixteenth century. | The word may be from the times of fasting. | Tempura
- Kiwis | They were Chinese gooseberries. New Zealand renamed them in nineteen fifty nine, to sell. | The bird lent its name. | Kiwifruit
- Vindaloo | It's Portuguese: meat in wine and garlic, vinha d'alhos. Goa took vinegar and chili. | Aloo, potato, isn't in it. | Vindaloo
- Swedish meatballs | Sweden said in twenty eighteen that a king brought them from Turkey. | My whole life has been a lie, wrote a Swede. | Meatball

# christmas-foods | gathered | Christmas foods around the world | christmas foods/food/dinner/dinners/dishes/meals (around/the/world/from/in/different/countries/traditional/of)
- Fried chicken | Japan orders it in buckets weeks ahead, since an ad in nineteen seventy four. | Turkey was hard to find there. | Christmas in Japan
- Seven fishes | Italians in America eat seven dishes of fish on the eve. Why seven isn't clear. | No meat before midnight. | Feast of the Seven Fishes
- Hallacas | Venezuela folds stew in corn dough and leaf. The whole family is a factory. | The best is mother's. | Hallaca
- Twelve dishes | Poland serves twelve without meat, and lays a plate for a stranger. Carp may have lived in the tub. | Hay lies under the cloth. | Wigilia
- Lutefisk | Norway soaks dried cod in lye until it shakes. Bacon helps. | Some eat it once. | Lutefisk
- Kiviak | Greenland ferments hundreds of little auks in a seal's skin under stones, for months. | You eat them whole. | Kiviak
- Pavlova | Australia celebrates in heat, with prawns, and meringue on the beach. | The grill is on. | Christmas in Australia

# coffee-around-the-world | gathered | ways to drink coffee around the world | coffee world/countries/cultures (around/the/from/in/ways/to/drink/drinks/different/of/culture/people/how)
- Ethiopia's ceremony | Beans are roasted before the guests, and there are three cups. The last is the blessing. | Leave before, and you miss it. | Ethiopian coffee ceremony
- Egg coffee | In Hanoi, yolk is beaten with condensed milk. In nineteen forty six, fresh milk was missing. | It tastes like tiramisu. | Egg coffee
- Turkish coffee | It's boiled with its grounds, and they tell the future. A bride once salted the groom's. | If he drinks it, he'll do. | Turkish coffee
- Cheese coffee | In the north of Sweden and Finland, cubes of squeaky cheese soak in the cup. | You eat them with a spoon. | Kaffeost
- Cafe touba | Senegal adds pepper that bites. A Sufi leader brought it. | Vendors pour it from high. | Cafe Touba
- The pharisee | North Frisians hid rum under cream from a priest. He shouted: you Pharisees. | You don't stir. | Pharisaer
- The flat white | Sydney and Wellington both say that they made it. | It's small, strong and smooth. | Flat white

# tea-around-the-world | gathered | ways to drink tea around the world | tea world/countries/cultures (around/the/from/in/ways/to/drink/drinks/different/of/culture/people/how)
- Tibet's butter tea | Tea, yak butter and salt are churned. The cup is filled again as you sip. | It's a soup against cold. | Butter tea
- Morocco's mint | Green tea, mint and much sugar, poured from high, three times. The first is gentle, a saying goes. | Foam is a must. | Maghrebi mint tea
- East Frisia | Rock sugar, strong tea, and cream laid in along the edge. Nobody stirs. | Three cups are a right. | East Frisian tea
- Hong Kong's stocking | Black tea is pulled through a cloth like a stocking, with tinned milk. | It's listed as heritage. | Hong Kong-style milk tea
- Masala chai | India boils it with milk, ginger and cardamom. A clay cup is smashed after. | The British wanted them to drink it plain. | Masala chai
- Mate | South America passes one gourd around, one straw. Say thanks only when you've had enough. | Don't move the straw. | Mate (drink)
- Russia's samovar | A strong brew stands on top, and you thin it from the tap. Jam comes in a dish. | It's the clock of the train. | Samovar
`
