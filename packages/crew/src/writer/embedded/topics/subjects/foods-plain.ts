/** Foods, spices and sweets that people name without a question, for `readTopics`. */
export const FOODS_PLAIN = `
# spinach | food | spinach | spinach, history of spinach | Spinach
> A cartoon sailor made spinach famous. | Spinach gives you less iron than you think. | The famous spinach mistake was itself a mistake.
@ A whole bag goes into the pan, and a spoonful comes out.
3 | green leaves | What is spinach? | Spinach is a leaf vegetable from Persia | Spinach is a leaf vegetable that probably comes from Persia. It is a relative of beets and quinoa. | It reached China in the seventh century. | Arabs brought it to Spain.
5 | comma | Does spinach have a lot of iron? | Your body gets little iron from spinach | Spinach has as much iron as many other plants, about three milligrams in a hundred grams, but your body takes up only a small part of it. | The kind of iron, and what it is bound to, are to blame. | Lemon juice helps the body to take up more of it.
4 | can | Why does Popeye eat spinach? | Popeye ate spinach for another vitamin | In a comic strip of nineteen thirty two, Popeye says that spinach is full of vitamin A. It was not about iron. | Spinach sales in America rose, it is said. | Crystal City in Texas put up a statue of him.
4 | teeth | Why does spinach make your teeth feel strange? | Spinach puts tiny crystals on your teeth | Spinach is rich in oxalic acid, which forms tiny crystals with calcium. They make teeth feel rough for a while. | Rhubarb does the same. | A little milk or cream softens the feeling.
3 | shrinking pan | Why does spinach shrink so much? | Spinach is more than nine tenths water | Spinach is more than ninety percent water. When it is heated, the cells break, the water leaves, and the leaves collapse. | A pound of leaves becomes about a cup. | So begin with much more than you want to eat.

# broccoli | food | broccoli | broccoli, brocoli, history of broccoli | Broccoli
> Broccoli is flowers that never opened. | Broccoli and cabbage are the same plant. | A president banned broccoli from his plane.
@ You bite into hundreds of tiny buds.
3 | green florets | What is broccoli? | Broccoli is a bunch of closed flowers | Broccoli is a vegetable of which you eat the flower buds. Left to grow, it opens into small yellow flowers. | The stalk is just as good to eat. | The name broccoli comes from an Italian word for sprout.
5 | cabbage family | Are broccoli and cabbage the same plant? | Broccoli, cabbage and kale are one species | Broccoli, cauliflower, cabbage, kale, kohlrabi and Brussels sprouts are all forms of one species. People bred them from the same wild plant. | One was bred for its leaves, another for its buds. | The wild plant grows on the coasts of Europe.
4 | airplane | Which president hated broccoli? | President Bush banned broccoli from his plane | In nineteen ninety, President George Bush, the elder, kept broccoli off his plane. He had not liked it since he was a child, he said, and would eat no more. | Farmers sent tons of it to Washington. | It went to people in need.
3 | tongue | Why does broccoli taste bitter to some people? | Your genes help decide how broccoli tastes | Some people have a form of a taste gene that makes substances in broccoli taste very bitter. | Children often taste bitter more strongly. | Roasting makes it milder and sweeter.
3 | cooking pot | Why does broccoli smell when it is cooked too long? | Broccoli smells of sulfur when overcooked | Broccoli has sulfur compounds that break down when it is cooked for too long and smell of old eggs. A few minutes are enough to cook it. | With short cooking, it also stays bright green. | Long cooking turns the green to olive.

# cinnamon | food | cinnamon | cinnamon, cinnamon sticks, ceylon cinnamon, cassia, history of cinnamon | Cinnamon
> You eat the bark of a tree. | Traders told of giant birds that guarded it. | Most of what you buy is its cousin.
@ You open a jar, and it smells of winter.
3 | bark rolls | What is cinnamon? | Cinnamon is the inner bark of trees | Cinnamon is the dried inner bark of trees of the laurel family. As it dries, it rolls itself into sticks. | True cinnamon comes from Sri Lanka. | Workers peel it off young shoots.
5 | giant bird | What did traders tell about cinnamon? | Traders told that giant birds guarded cinnamon | The Greek writer Herodotus heard that giant birds built their nests of cinnamon sticks, and that men had to trick them. | Such tales kept the price up. | They also hid where it came from.
3 | two sticks | What is the difference between Ceylon and cassia cinnamon? | Most cinnamon in shops is cassia | Cassia cinnamon comes from other trees than Ceylon cinnamon. Its sticks are thick and hard, while Ceylon sticks are rolled from thin layers, like a cigar. | Cassia is cheaper and stronger. | It has more coumarin, which can harm the liver in large amounts.
4 | burning wood | How valuable was cinnamon in Rome? | Nero burned a fortune of cinnamon | Cinnamon was very expensive in ancient Rome. Nero is said to have burned more than a year's supply at the funeral of his wife. | It was used for scent more than for food. | The Bible names it in a holy oil.
3 | spoon | Why is the cinnamon challenge dangerous? | A spoon of dry cinnamon can harm lungs | Dry cinnamon does not dissolve in the mouth. Anybody who tries to swallow a spoonful can breathe it in, and the powder stays in the lungs. | Young people have ended up in hospital. | In food it is harmless in normal amounts.

# ginger | food | ginger | ginger, ginger root, ginger tea, history of ginger, gingerbread history | Ginger
> Ginger isn't a root. | Nobody has ever found ginger growing wild. | A queen had her guests baked as cookies.
@ You bite on a slice, and warmth climbs up your nose.
3 | knobby stem | What is ginger? | Ginger is a stem that grows underground | Ginger is not a root but a thick stem that grows underground. Its relatives are turmeric and cardamom. | Put a piece with a bud in soil and it grows. | The plant looks like a reed.
4 | island boat | Where does ginger come from? | Ginger is not found in the wild | Ginger comes from Southeast Asia, where people have grown it for so long that no wild ginger is known. | Seafarers took it along to the islands of the Pacific. | Today India grows the most.
3 | hot tongue | Why does ginger taste hot? | Ginger fools your sense of heat | Gingerol in fresh ginger sets off the same sensor as heat and chili. So ginger feels hot without being hot. | Dried ginger is even hotter. | Cooking makes ginger milder.
4 | cookie people | Who invented gingerbread men? | A queen served her guests as gingerbread | It is said that Queen Elizabeth the First had gingerbread made in the shape of important guests. That may be where gingerbread men began. | Gingerbread itself is much older. | Nuremberg is famous for its own kind.
3 | ship | Does ginger help against nausea? | Ginger can calm a queasy stomach | Studies found that ginger can help against nausea, such as that of early pregnancy. Sailors in China are said to have chewed it long ago. | It is not a cure for everything. | In pregnancy, or with blood thinners, ask a doctor before taking much of it.

# turmeric | food | turmeric | turmeric, tumeric, curcumin, history of turmeric | Turmeric
> Turmeric dyes hands, robes and curries. | Turmeric can test soap. | Pepper opens the door for turmeric.
@ You touch it once, and your fingers are yellow for a day.
3 | yellow root | What is turmeric? | Turmeric is a yellow cousin of ginger | Turmeric is the underground stem of a plant of the ginger family. It is boiled, dried and ground to a yellow powder. | It gives curry powder its color. | India grows most of it.
4 | yellow robe | What is turmeric used for besides food? | Turmeric dyes cloth and brides | In India, turmeric paste is put on bride and groom before a wedding. It has dyed cloth for thousands of years as well. | The color fades in the sun. | Turmeric is one of the cheapest yellow dyes.
4 | soap test | What happens when turmeric meets soap? | Turmeric turns red with soap | Turmeric is yellow, but it turns reddish brown with alkaline things such as soap or baking soda. So it can serve as a simple test for them. | Acid such as lemon turns it back. | A stain may turn red in the wash for that reason.
3 | pepper mill | Why is turmeric eaten with pepper? | Pepper helps your body take up turmeric | Your body barely takes up curcumin, the yellow in turmeric. A substance in black pepper helps a great deal. | Fat helps, too. | Many curries contain both turmeric and pepper.
3 | pill bottle | Is turmeric a medicine? | Turmeric promises more than is proved | Turmeric is sold against many illnesses, but for most of that there is little solid proof. As a spice it is safe. | High doses in pills have harmed the livers of some people. | Anybody who takes medicine should ask a doctor before taking the pills.

# black-pepper | food | black pepper | black pepper, peppercorn, peppercorns, white pepper, history of pepper, pepper and salt | Black pepper
> Rome paid a ransom in pepper. | Black, white and green pepper are one plant. | A pharaoh had pepper in his nose.
@ You turn the pepper mill, and your nose starts to itch.
3 | peppercorns | What is black pepper? | Black pepper is a dried berry | Black pepper is the dried fruit of a climbing plant from southern India. The berries are picked unripe and turn black as they dry. | It is the most traded spice in the world. | Vietnam grows the most today.
4 | three colors | What is the difference between black and white pepper? | Black, white and green pepper are one plant | Black pepper is dried with its skin, white pepper is the ripe seed without the skin, and green pepper is kept fresh. All are from one plant. | Pink pepper is from a different plant. | The skin holds much of the aroma.
5 | barbarian | How was pepper used to ransom Rome? | Rome paid Alaric in black pepper | In the year four hundred eight, Alaric and his Goths demanded gold, silver, silk and three thousand pounds of pepper to spare Rome. They got it. | Two years later, the Goths took Rome anyway. | Pepper had come there by ship from India.
4 | mummy | Which pharaoh had pepper in his nose? | Pharaoh Ramses was buried with pepper in his nose | Peppercorns were found in the nose of Ramses the Second, who died more than three thousand two hundred years ago. They must have come from India. | The pepper was part of the embalming. | Nobody knows how pepper was traded so far at that time.
3 | sneeze | Why does black pepper make you sneeze? | Pepper dust irritates the nose | Piperine, which makes black pepper hot, irritates the nerves in your nose, and a sneeze throws the dust out. | Pepper's heat is not that of chili. | Freshly ground, pepper has the most aroma.

# nutmeg | food | nutmeg | nutmeg, history of nutmeg, banda islands | Nutmeg
> Nutmeg grew on only a handful of islands. | A nutmeg island was swapped for Manhattan. | Too much nutmeg is poison.
@ You grate a little, and the whole kitchen changes.
3 | brown seed | What is nutmeg? | Nutmeg is a seed and not a nut | Nutmeg is the seed of a tropical tree. The red net around it is another spice, called mace. | The fruit looks like an apricot. | One tree gives both nutmeg and mace.
4 | small islands | Where does nutmeg come from? | All nutmeg once came from the Banda Islands | For centuries, all the world's nutmeg came from the small Banda Islands in what is Indonesia today. Europe's powers fought over them. | The Dutch killed or drove away most of the people there in sixteen twenty one. | Today it grows in Grenada, too, which has it on its flag.
5 | treaty | Was Manhattan traded for nutmeg? | A nutmeg island was traded for Manhattan | In a treaty of sixteen sixty seven, the Dutch kept Run, a small nutmeg island, and England kept Manhattan. Each had been taken from the other. | Run is only about two miles long. | It looked like a good deal for the Dutch at the time.
3 | warning | Is nutmeg poisonous? | Much nutmeg makes people ill | A pinch of nutmeg is harmless. A couple of teaspoons can cause nausea, a racing heart and confusion for a day or more. | A substance called myristicin is the main suspect. | Nutmeg is bad for dogs as well.
4 | egg drink | Where is nutmeg used? | Nutmeg goes with milk and eggs | Nutmeg is put into eggnog, white sauces, mashed potatoes and sausages. It is best freshly grated. | Rich people once carried a little nutmeg grater in their pocket. | A whole nutmeg keeps for years.

# energy-drinks | food | energy drinks | energy drink, energy drinks, monster energy, monster drink, rockstar energy, history of energy drinks | Energy drink
> The idea came from Thailand. | One can is about one coffee. | The bull has less to do with it than you think.
@ You hear the can hiss, late at night.
3 | can | What are energy drinks? | Energy drinks live on caffeine and sugar | Energy drinks are soft drinks with caffeine, usually sugar, and substances such as taurine and vitamins. What keeps people awake is the caffeine. | A small can has about as much as a cup of coffee. | Large cans can have two or three times as much caffeine.
4 | thai bottle | Where do energy drinks come from? | Red Bull began as a drink in Thailand | Red Bull goes back to Krating Daeng, an energy drink from Thailand. The Austrian Dietrich Mateschitz tried it against jet lag and sold his version from nineteen eighty seven on. | Japan had such tonics since the sixties. | The Thai name means red gaur, a wild ox.
4 | bull | What is taurine in energy drinks? | Taurine was found in a bull | Taurine, a part of many energy drinks, was first found in the bile of an ox, in eighteen twenty seven. What is in the cans is made in factories. | Your own body makes taurine, too. | No bull is needed.
3 | heart | Are energy drinks dangerous? | Too many energy drinks can harm | Much caffeine can cause a racing heart, shaking and sleeplessness. European experts call up to four hundred milligrams a day safe for most healthy adults. | For children the limit is far lower, and experts advise against energy drinks. | Mixed with alcohol, they make people feel less drunk than they are.
3 | sugar cubes | How much sugar is in an energy drink? | One energy drink can hold nine sugar cubes | A typical energy drink can of eight and a half ounces holds around twenty seven grams of sugar, about nine sugar cubes. | A sugar cube has about three grams. | Some kinds have no sugar at all.

# marshmallows | food | marshmallows | marshmallow, marshmallows, smores, s'mores, history of marshmallows | Marshmallow
> The marshmallow is named after a plant. | Marshmallow was once for sore throats. | Half of a marshmallow is air.
@ You turn a stick over the fire, and it goes golden.
3 | white sweets | What are marshmallows made of? | Marshmallows are sugar, gelatin and air | Marshmallows are made of sugar, syrup, water and gelatin, which are whipped until they are full of air. | About half of each one is air, or more. | The marsh mallow plant is no longer in them.
5 | marsh plant | Why are they called marshmallows? | Marshmallows are named after a plant | The marsh mallow is a plant that grows in wet ground. The sap of its root was once cooked with sugar and egg white, as a sweet for sore throats. | French candy makers whipped the plant's sap to foam in the nineteenth century. | Gelatin later replaced the root.
4 | factory tube | Who made marshmallows cheap? | A machine pushed marshmallows through tubes | Around nineteen fifty, Alex Doumak began to press marshmallow foam through tubes and cut it. Before, it was poured into molds. | That is where the short cylinders come from. | They became a cheap everyday sweet.
3 | campfire | Where do s'mores come from? | Girl Scouts wrote down s'mores | A recipe for Some Mores stands in a guide of the Girl Scouts from nineteen twenty seven. The sweet is toasted marshmallow and chocolate between crackers. | The name was shortened later. | It is short for some more.
3 | microwave | Why do marshmallows grow in the microwave? | Hot air blows marshmallows up | In a microwave, the air bubbles in a marshmallow get hot and swell, and the soft sugar gives way. It can grow to several times its size. | When it cools, it shrinks and gets chewy. | It is a fine demonstration of how gases expand.

# gummy-bears | food | gummy bears | gummy bear, gummy bears, gummies candy, haribo, history of gummy bears | Gummy bear
> A dancing bear gave gummy bears their shape. | Gummy bears began in a backyard kitchen. | Wax makes gummy bears shine.
@ You pick the color you like last.
3 | colored bears | Who invented gummy bears? | A candy maker in Bonn made gummy bears | Hans Riegel of Bonn in Germany began with a sack of sugar and a copper pot in nineteen twenty. Two years later he made the first dancing bears. | His wife delivered them by bicycle. | Haribo is short for Hans Riegel, Bonn.
4 | dancing bear | Why do gummy bears look like bears? | Real dancing bears gave gummies their shape | In the nineteen twenties, trained bears danced at fairs in Germany. Hans Riegel made his gummy candy in their shape. | The first were larger and slimmer. | The Golden Bear came in nineteen sixty.
3 | factory starch | How are gummy bears made? | Gummy bears are poured into starch | Stamps press bear shapes into trays of starch, and the hot gummy mix is poured in. After a day or more the gummy bears are firm. | The starch draws out water. | A coat of wax keeps them from sticking.
3 | gelatin | What are gummy bears made of? | Most gummy bears are sugar and gelatin | Gummy bears are mainly sugar, syrup, gelatin, acid, flavor and color. The gelatin mostly comes from pigs or cattle. | Vegetarians can get kinds with pectin or starch. | Halal ones use beef gelatin or none.
4 | bear in water | What happens to gummy bears in water? | Gummy bears grow in water | Leave gummy bears in plain water overnight, and they swell to several times their size. In very salty water, they barely grow. | That's osmosis you can watch. | The swollen bears get soft and fall apart easily.

# cheesecake | food | cheesecake | cheesecake, cheese cake, cheesecakes, history of cheesecake | Cheesecake
> Greek athletes are said to have eaten cheesecake. | A Roman wrote down a cheesecake recipe. | Cheesecake is really more of a pie.
@ The fork goes in without a sound.
3 | slice of cake | What is cheesecake? | Cheesecake is made of soft fresh cheese | Cheesecake is a cake of soft fresh cheese, eggs and sugar, mostly on a thin crust. It may be baked or only chilled. | By the way it is built it is rather a pie. | Eggs make a baked cheesecake firm.
4 | roman farm | How old is cheesecake? | A Roman senator wrote down a cheesecake | Cato the Elder wrote down recipes for cakes of cheese, flour and honey more than two thousand years ago. Greeks had made cheesecakes before. | His book was about farming. | American cream cheese came only in the nineteenth century.
4 | cream cheese | Where does cream cheese come from? | Philadelphia cream cheese began in New York | American cream cheese was developed in the state of New York in the eighteen seventies. One brand was named Philadelphia, since that city was known for good food. | It made New York cheesecake possible. | William Lawrence is said to have been the inventor.
4 | burnt top | What is Basque cheesecake? | Basque cheesecake is burned on purpose | Basque cheesecake comes from a bar in San Sebastian in Spain. It has no crust and is baked so hot that its top turns dark brown. | The middle stays creamy. | It became famous around the world in the twenty tens.
3 | cracked cake | Why does cheesecake crack? | Heat and haste crack a cheesecake | A cheesecake cracks when it is baked too hot or cools too fast, since the outside sets before the middle. | A bath of water in the oven helps. | Let it cool with the oven door ajar.

# tiramisu | food | tiramisu | tiramisu, history of tiramisu | Tiramisu
> Tiramisu means pick me up. | Tiramisu may be younger than the moon landing. | Two regions fight over tiramisu.
@ The spoon goes through cocoa, cream and coffee.
3 | layers | What is tiramisu? | Tiramisu is layers of coffee and mascarpone | Tiramisu is an Italian dessert of biscuits dipped in coffee, with a cream of mascarpone, egg and sugar, and cocoa on top. | It needs no oven. | It is best after a night in the fridge.
3 | cup | What does tiramisu mean? | Tiramisu means pull me up | The Italian words tira mi su mean pull me up, or cheer me up. Coffee, eggs and sugar do just that. | It was thought of as strengthening. | The name came into dictionaries around nineteen eighty.
4 | restaurant | Who invented tiramisu? | Two Italian regions claim tiramisu | The restaurant Le Beccherie in Treviso put tiramisu on its menu around nineteen seventy. The neighboring region of Friuli claims an older one. | It is a young dish in either case. | Italy put Friuli's on its list of traditional foods in twenty seventeen.
4 | world map | How did tiramisu become famous? | Tiramisu conquered the world in a decade | In the nineteen eighties tiramisu spread through restaurants in Italy and then around the world. | It can be made in advance, which cooks like. | Treviso now holds a tiramisu world cup.
3 | raw egg | Is there raw egg in tiramisu? | Classic tiramisu has raw eggs | The classic cream of tiramisu is made with raw eggs. Pregnant women, small children, the old and the ill should have one with heated eggs or none. | Many cooks warm the yolks over steam. | The first recipe is said to have had no alcohol.

# macarons | food | macarons | macaron, macarons, french macarons, history of macarons | Macaron
> One letter turns a macaron into another cookie. | A macaron rests before it bakes. | Bakers fear a macaron's feet.
@ The shell cracks, and the middle melts.
3 | colored shells | What are macarons? | Macarons are almond shells with filling | Macarons are made of two crisp shells of ground almonds, sugar and egg white with a soft filling between them. | They are baked at low heat. | Macarons contain no wheat flour.
4 | two cookies | What is the difference between a macaron and a macaroon? | Macarons have almonds, macaroons have coconut | A macaron with one o is the French sandwich of almond shells. A macaroon with two is mostly a chewy heap of coconut. | Both names come from an Italian word. | They go back to the same old almond cookie.
4 | Paris shop | Who filled macarons first? | Paris glued macarons together | Macarons were single almond cookies for centuries. Around nineteen hundred, bakers in Paris stuck two together with a cream; Laduree claims to have been first. | Other bakers claim the idea, too. | The old plain kind is still sold in Nancy.
3 | ruffled edge | Why do macarons have feet? | A skin gives macarons their feet | Before baking, macarons rest until their top has a skin. In the oven, air can only leave below, and the shell lifts on a ruffled foot. | On damp days it takes longer. | Cracked tops mean that they rested too little, or got too hot.
3 | box of macarons | Why are macarons expensive? | Macarons take almonds and patience | Almonds are expensive, many shells fail, and macarons are piped, rested, baked, paired and often filled by hand. | Many are kept for a day before they are sold. | By then the shell has softened to match the filling.

# licorice | food | licorice | licorice, liquorice, black licorice, red licorice, salmiak | Liquorice (confectionery)
> A pharaoh took licorice to his grave. | Licorice root is far sweeter than sugar. | Too much licorice can stop a heart.
@ You either reach for it or make a face.
3 | black candy | What is licorice made of? | Licorice is made from a root | Licorice candy is made with the juice of the root of the licorice plant, sugar and a thickener. It is not related to anise. | The plant's name means sweet root. | Red licorice mostly has no licorice in it.
4 | root | How sweet is licorice? | Licorice root holds something far sweeter than sugar | Glycyrrhizin in the licorice root is thirty to fifty times as sweet as sugar. The sweetness comes more slowly and stays longer. | Much licorice extract has gone into tobacco. | Soldiers once chewed it against thirst.
4 | salt | Who eats salty licorice? | Northern Europe loves salty licorice | In the Netherlands and in Finland, Sweden, Norway, Denmark and Iceland, people eat licorice with ammonium chloride, a sharp salt. | The Dutch are said to eat around two kilos of licorice a head each year. | Finns even put it in ice cream and spirits.
3 | heart | Can licorice be dangerous? | Much black licorice raises blood pressure | Black licorice can lower potassium in the body and raise blood pressure. Eating a lot of it for weeks can cause trouble with the heart. | People over forty are warned against two ounces a day for two weeks. | Pregnant women are advised not to eat much of it.
4 | tomb | How old is licorice? | Licorice lay in a pharaoh's tomb | Licorice has been used for more than three thousand years: its root was found in the tomb of Tutankhamun. Egyptians still make a sweet drink of it. | Pontefract in England became known for it. | A comedian's boot in a film was made of it.

# champagne | food | champagne | champagne, dom perignon, champagne wine, history of champagne | Champagne
> A monk tried to get rid of champagne's bubbles. | Champagne is under more pressure than a car tire. | A widow made champagne clear.
@ The cork pops, and everybody looks.
3 | glass with bubbles | What is champagne? | Champagne comes only from one region | Champagne is sparkling wine from the Champagne region of France. It gets its bubbles in the bottle, by a second fermentation. | Others have to call theirs sparkling wine. | The name is protected by law in much of the world.
4 | monk | Did Dom Perignon invent champagne? | Dom Perignon did not invent champagne | The monk Dom Perignon made better wine around seventeen hundred, but he tried to avoid bubbles, which broke the bottles. | That he cried out I am drinking the stars was made up much later. | An Englishman described how to make wine sparkle in sixteen sixty two.
4 | cork | How much pressure is in a champagne bottle? | A champagne bottle beats a car tire's pressure | The pressure in a bottle of champagne is about six times that of the air. That is two or three times the pressure of a car tire. | That is why a wire holds the cork. | Always point the cork away from faces.
4 | widow | Who was the widow Clicquot? | A widow made champagne clear | In the early nineteenth century, the firm of the widow Clicquot began to turn and tilt champagne bottles so that the yeast slid to the neck and could be taken out. | Before, champagne was cloudy. | Veuve is French for widow.
3 | bubbles | How many bubbles are in champagne? | One glass of champagne makes a million bubbles | A physicist in Reims figured that one glass of champagne sets about a million bubbles free, if you don't drink it. | The bubbles form at tiny fibers in the glass. | A perfectly clean glass makes almost none.

# durian | food | durian | durian, durian fruit, durians | Durian
> Hotels ban the durian. | The durian stinks, and people line up for it. | A durian once emptied a library.
@ You smell it before you see the stall.
3 | spiky fruit | What is a durian? | Durian is a spiky, smelly fruit | Durian is a large fruit from Southeast Asia with hard spikes and creamy yellow flesh. It is called the king of fruits there. | A single fruit can weigh three kilos. | Its name comes from the Malay word for thorn.
4 | train sign | Why is durian banned in hotels and trains? | Singapore's trains forbid durian | Durian smells so strong that many hotels in Southeast Asia and trains in Singapore forbid it. Signs show the fruit crossed out. | The smell can linger for days. | It reminds people of onions, sewage and custard.
3 | laboratory | Why does durian smell? | Sulfur makes durian smell | Researchers found more than forty scents in durian, many of them with sulfur. A mix of just two, one fruity and one like onion, already smells much like the fruit. | Its genes for sulfur are very active. | The smell attracts animals that carry its seeds.
4 | empty library | Which library was cleared because of durian? | A rotten durian emptied a library | In twenty eighteen, a university library in Melbourne was cleared because of a suspected gas leak. It was a rotting durian in a cupboard. | Hundreds of people had to leave. | A year later it happened in Canberra, too.
4 | bat | Who pollinates durian? | Bats pollinate durian at night | Durian flowers open in the evening, and bats come for their nectar. Without bats there are far fewer durians. | Flowers grow straight on the thick branches. | Farmers who drive bats away harm their own harvest.

# almonds | food | almonds | almond, almonds, history of almonds | Almond
> An almond isn't a true nut. | Billions of bees travel for almonds. | Bitter almonds can kill.
@ You walk through an orchard, all pink and white.
3 | almond | What is an almond? | An almond is the seed of a fruit | An almond is not a true nut. It is the seed inside the stone of a fruit that is related to peaches. | The flesh around it is tough. | Crack a peach stone, and you see a likeness.
4 | beehives on truck | Who pollinates California's almonds? | Bees travel across America for almonds | California grows most of the world's almonds. In February, most of America's commercial beehives are driven there on trucks. | It is perhaps the largest pollination event on Earth. | The trees bloom for only a few short weeks.
3 | poison sign | Are almonds poisonous? | Bitter almonds make cyanide | Bitter almonds contain a substance that releases hydrogen cyanide. A few dozen can kill an adult, and far fewer a child. | Sweet almonds make almost no cyanide. | One changed gene made almonds edible.
4 | king and tree | How old are almonds? | Almonds were among the first tree crops | Almonds have been grown in the Near East for some five thousand years. They were found in Tutankhamun's tomb. | Wild almonds are bitter. | The Bible names them several times.
3 | sweet | What is marzipan made of? | Almonds and sugar make marzipan | Marzipan is made of ground almonds and sugar, often with rose water. Lubeck in Germany and Toledo in Spain are famous for it. | A cheaper kind is made of apricot kernels. | Pharmacists once sold marzipan.

# cashews | food | cashews | cashew, cashews, cashew nuts, cashew apple, why cashews have no shell | Cashew
> You never see a cashew in its shell. | A cashew hangs under its own fruit. | The cashew's cousin is poison ivy.
@ You look up, and a nut hangs below an apple.
3 | cashew fruit | How do cashews grow? | Cashews hang under a false fruit | A cashew grows at the lower end of a swollen stalk, the cashew apple, which is red or yellow and juicy. | Each apple has exactly one nut. | The cashew apple spoils within a day or so.
4 | gloves | Why are cashews sold without a shell? | Cashew shells burn the skin | The shell of the cashew holds an oil that burns the skin, as poison ivy does. They are relatives. | So the shells come off before cashews are sold. | Workers without gloves get hurt.
3 | roaster | Are raw cashews really raw? | Raw cashews have mostly been heated | Cashews that are sold as raw have mostly been steamed or roasted to get them out of their shells. | The heat makes the burning oil harmless. | Truly raw ones in the shell are not for eating.
4 | ship | Where do cashews come from? | Cashews come from Brazil | The cashew tree comes from Brazil. The Portuguese brought it to India and Africa in the sixteenth century. | Ivory Coast grows very many today. | Many African cashews are shelled in Vietnam or India.
4 | giant tree | How large is the largest cashew tree? | One cashew tree is like a forest | A cashew tree near Natal in Brazil covers about two acres. Its branches bend down and take root. | It looks like many trees. | A change in its genes is said to be the reason.

# truffles | food | truffles | truffle, truffles, truffle mushroom, truffle hunting | Truffle
> A truffle smells so an animal will dig it up. | Dogs replaced the truffle pigs. | Most truffle oil has never met a truffle.
@ A dog stops and begins to dig.
3 | black lump | What are truffles? | Truffles are fungi that live underground | Truffles are the fruits of fungi that grow underground at the roots of trees such as oaks and hazels. | The tree gives sugar, the fungus minerals. | White truffles from Alba are the most expensive.
4 | dog digging | Why are truffles hunted with dogs? | Truffle dogs do not eat their finds | Sows find truffles without training, but they eat them and harm the roots. Trained dogs are content with a treat. | Italy banned pigs from truffle hunting in nineteen eighty five. | A breed called Lagotto is famous for it.
3 | smelling boar | Why do truffles smell so strong? | Truffles smell so that animals dig | Truffles cannot throw their spores into the air. They smell, so that animals dig them up, eat them and carry the spores away. | The scent is strongest when they are ripe. | It fades within days.
4 | oil bottle | Is truffle oil made of truffles? | Truffle oil mostly has no truffle scent | Most truffle oil gets its smell from a scent that is made in a laboratory. One substance stands in for dozens in the real thing. | Many cooks avoid it. | Look at the list of ingredients.
4 | scales | Why are truffles so expensive? | White truffles refuse to be farmed | White truffles cost thousands of dollars a pound, because they're nearly impossible to farm and spoil fast. | In two thousand seven, one of about three pounds sold for three hundred thirty thousand dollars. | Black ones are grown in orchards.

# fish-and-chips | food | fish and chips | fish and chips, fish n chips, history of fish and chips | Fish and chips
> Fish and chips began with refugees. | Even in wartime, fish and chips was never rationed. | Fish and chips came wrapped in the news.
@ Salt, vinegar, and wind from the sea.
3 | fried fish | What is fish and chips? | Fish and chips is Britain's fried classic | Fish and chips is white fish in batter, fried, with thick fried potatoes, salt and vinegar. Cod and haddock are the usual fish. | Mushy peas often go with it. | Britain has around ten thousand fish and chip shops.
4 | market stall | Where do fish and chips come from? | Jewish refugees brought the fried fish | Fried fish came to England with Jews from Spain and Portugal, it is held, and chips from Belgium or France. Both met in the nineteenth century. | Charles Dickens wrote of a fried fish warehouse. | Who first sold both together is argued about.
4 | war queue | Was fish and chips rationed in the war? | Britain never rationed fish and chips | In the Second World War, Britain rationed meat, butter and sugar, but not fish and chips. The government wanted to keep up morale. | The lines were long all the same. | George Orwell counted them among the things that kept workers content.
3 | newspaper | Why was fish and chips wrapped in newspaper? | Old newspaper kept fish and chips cheap | Fish and chips were wrapped in old newspaper for decades, as it was cheap and kept them warm. Worries about the ink ended that by the nineteen eighties. | Some shops use paper that looks like newspaper today. | A layer of plain paper lay between.
3 | bubbles | Why is the batter so crisp? | Bubbles make the fish batter crisp | The batter of fish and chips is often made with beer or sparkling water. The gas makes bubbles, and the crust turns light. | Inside, the fish steams in its own juice. | Cold batter in hot fat works best.
`
