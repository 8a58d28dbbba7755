/** Foods, spices and sweets that people name without a question, for `readTopics`. */
export const FOODS_PLAIN = `
# spinach | food | spinach | spinach, history of spinach | Spinach
> A cartoon sailor made spinach famous. | Spinach gives you less iron than you think. | The famous spinach mistake was itself a mistake.
@ A whole bag goes into the pan, and a spoonful comes out.
3 | green leaves | What is spinach? | Spinach is a leaf vegetable from Persia | Spinach probably comes from Persia, and it's a relative of beets and quinoa. | It reached China in the seventh century. | Arabs brought it to Spain.
5 | comma | Does spinach have a lot of iron? | Your body gets little iron from spinach | Spinach has plenty of iron, about three milligrams in a hundred grams. But your body takes up only a small part of it. | It's the wrong kind of iron, bound to the wrong things. | A squeeze of lemon helps your body take up more.
4 | can | Why does Popeye eat spinach? | Popeye ate spinach for the vitamin A | Popeye didn't eat spinach for iron. In a comic strip from nineteen thirty two, he says it's full of vitamin A. | It's said that spinach sales in America went up. | Crystal City in Texas put up a statue of him.
4 | teeth | Why does spinach make your teeth feel strange? | Spinach puts tiny crystals on your teeth | Spinach is full of oxalic acid. In your mouth, it forms tiny crystals with calcium, and your teeth feel rough for a while. | Rhubarb does the same. | A little milk or cream softens the feeling.
3 | shrinking pan | Why does spinach shrink so much? | Spinach is more than nine tenths water | Spinach is more than ninety percent water. Heat breaks the cells, the water runs out, and the leaves collapse. | A pound of leaves becomes about a cup. | So start with far more than you want to eat.

# broccoli | food | broccoli | broccoli, brocoli, history of broccoli | Broccoli
> Broccoli is flowers that never opened. | Broccoli and cabbage are the same plant. | A president banned broccoli from his plane.
@ You bite into hundreds of tiny buds.
3 | green florets | What is broccoli? | Broccoli is a bunch of closed flowers | When you eat broccoli, you eat flower buds. Leave it growing, and it opens into small yellow flowers. | The stalk is just as good to eat. | The name comes from an Italian word for sprout.
5 | cabbage family | Are broccoli and cabbage the same plant? | Broccoli, cabbage and kale are one species | Broccoli, cauliflower, cabbage, kale and Brussels sprouts are all one species. People bred every one of them from the same wild plant. | One was bred for its leaves, another for its buds. | The wild plant grows on the coasts of Europe.
4 | airplane | Which president hated broccoli? | President Bush banned broccoli from his plane | In nineteen ninety, the first President Bush kept broccoli off his plane. He'd hated it since he was a child, he said, and he wouldn't eat any more of it. | Farmers sent tons of it to Washington. | It went to people in need.
3 | tongue | Why does broccoli taste bitter to some people? | Your genes help decide how broccoli tastes | Some people carry a taste gene that makes broccoli very bitter. They aren't being picky. They taste something else. | Children often taste bitter more strongly. | Roasting makes it milder and sweeter.
3 | cooking pot | Why does broccoli smell when it is cooked too long? | Overcooked broccoli smells like old eggs | Cook broccoli too long, and its sulfur compounds break down and smell like old eggs. A few minutes are enough. | With short cooking, it also stays bright green. | Long cooking turns the green to olive.

# cinnamon | food | cinnamon | cinnamon, cinnamon sticks, ceylon cinnamon, cassia, history of cinnamon | Cinnamon
> You eat the bark of a tree. | Traders told of giant birds that guarded it. | Most of what you buy is its cousin.
@ You open a jar, and it smells of winter.
3 | bark rolls | What is cinnamon? | Cinnamon is the inner bark of trees | Cinnamon is the inner bark of a tree. As it dries, it rolls itself up into sticks. | True cinnamon comes from Sri Lanka. | Workers peel it off young shoots.
5 | giant bird | What did traders tell about cinnamon? | Giant birds guarded the cinnamon, traders said | The Greek writer Herodotus heard that giant birds built nests out of cinnamon sticks, and people had to trick them to get it. | Tales like that kept the price up. | They also hid where it really came from.
3 | two sticks | What is the difference between Ceylon and cassia cinnamon? | Most cinnamon in shops is cassia | Most cinnamon in shops is cassia, from a different tree. Its sticks are thick and hard. Ceylon sticks are thin layers, rolled like a cigar. | Cassia is cheaper and stronger. | It has more coumarin, which can harm the liver in large amounts.
4 | burning wood | How valuable was cinnamon in Rome? | Nero burned a fortune of cinnamon | In ancient Rome, cinnamon cost a fortune. Nero is said to have burned more than a year's supply at his wife's funeral. | Romans used it for its scent more than for food. | The Bible names it in a holy oil.
3 | spoon | Why is the cinnamon challenge dangerous? | A spoon of dry cinnamon can harm lungs | Dry cinnamon won't dissolve in your mouth. Try to swallow a spoonful, and you can breathe it in, and the powder stays in your lungs. | Young people have ended up in the hospital. | In food, normal amounts do no harm.

# ginger | food | ginger | ginger, ginger root, ginger tea, history of ginger, gingerbread history | Ginger
> Ginger isn't a root. | Nobody has ever found ginger growing wild. | A queen had her guests baked as cookies.
@ You bite on a slice, and warmth climbs up your nose.
3 | knobby stem | What is ginger? | Ginger is a stem that grows underground | Ginger isn't a root. It's a thick stem that grows underground, and its cousins are turmeric and cardamom. | Put a piece with a bud in soil, and it grows. | The plant looks like a reed.
4 | island boat | Where does ginger come from? | Nobody knows any wild ginger | Ginger comes from Southeast Asia. People have grown it for so long that nobody knows a wild one anymore. | Seafarers took it to the islands of the Pacific. | Today India grows the most.
3 | hot tongue | Why does ginger taste hot? | Ginger fools your sense of heat | Gingerol in fresh ginger sets off the same sensor as heat and chili. So it feels hot without being hot. | Dried ginger is even hotter. | Cooking makes ginger milder.
4 | cookie people | Who invented gingerbread men? | A queen had her guests made of gingerbread | Queen Elizabeth the First is said to have had her important guests made of gingerbread. That may be how gingerbread men began. | Gingerbread itself is much older. | Nuremberg is famous for its own kind.
3 | ship | Does ginger help against nausea? | Ginger can calm a queasy stomach | Studies found that ginger can help with nausea, even in early pregnancy. Chinese sailors are said to have chewed it long ago. | It's no cure for everything. | In pregnancy, or with blood thinners, ask a doctor before you take much of it.

# turmeric | food | turmeric | turmeric, tumeric, curcumin, history of turmeric | Turmeric
> Turmeric dyes hands, robes and curries. | Turmeric can test soap. | Turmeric needs pepper to get into you.
@ You touch it once, and your fingers are yellow for a day.
3 | yellow root | What is turmeric? | Turmeric is a yellow cousin of ginger | Turmeric is a stem that grows underground, like ginger's. It's boiled, dried and ground to a bright yellow powder. | It gives curry powder its color. | India grows most of it.
4 | yellow robe | What is turmeric used for besides food? | Turmeric colors cloth, and the bride and groom | In India, bride and groom get turmeric paste on their skin before the wedding. And it has dyed cloth for thousands of years. | The color fades in the sun. | It's one of the cheapest yellow dyes.
4 | soap test | What happens when turmeric meets soap? | Turmeric turns red when it meets soap | Put soap or baking soda on turmeric, and the yellow turns reddish brown. So it works as a simple test for them. | Lemon turns it back. | That's why a curry stain may turn red in the wash.
3 | pepper mill | Why is turmeric eaten with pepper? | Pepper helps your body take up turmeric | Your body barely takes up curcumin, the yellow in turmeric. A substance in black pepper helps a lot. | Fat helps, too. | Many curries have both turmeric and pepper.
3 | pill bottle | Is turmeric a medicine? | Turmeric promises more than is proved | Turmeric gets sold for all kinds of illnesses, and for most of them there's little solid proof. As a spice, it's safe. | High doses in pills have harmed some people's livers. | If you take medicine, ask a doctor before you take the pills.

# black-pepper | food | black pepper | black pepper, peppercorn, peppercorns, white pepper, history of pepper, pepper and salt | Black pepper
> Rome paid a ransom in pepper. | Black, white and green pepper are one plant. | A pharaoh had pepper in his nose.
@ You turn the pepper mill, and your nose starts to itch.
3 | peppercorns | What is black pepper? | Black pepper is a dried berry | Black pepper is the fruit of a climbing plant from southern India. It's picked unripe, and it turns black as it dries. | It's the most traded spice in the world. | Vietnam grows the most today.
4 | three colors | What is the difference between black and white pepper? | One pepper plant gives three colors of pepper | Black, white and green pepper come from one plant. Black is dried in its skin, white is the ripe seed without it, and green is kept fresh. | Pink pepper comes from a different plant. | Much of the aroma sits in the skin.
5 | barbarian | How was pepper used to ransom Rome? | Rome paid Alaric a ton of pepper | In the year four hundred eight, Alaric and his Goths wanted gold, silver, silk and three thousand pounds of pepper to spare Rome. They got it. | Two years later, the Goths took Rome anyway. | The pepper had come by ship from India.
4 | mummy | Which pharaoh had pepper in his nose? | A pharaoh was buried with pepper up his nose | Ramses the Second died more than three thousand two hundred years ago, with peppercorns in his nose. They must have come from India. | The pepper was part of the embalming. | Nobody knows how pepper traveled that far back then.
3 | sneeze | Why does black pepper make you sneeze? | Pepper makes you sneeze by stinging your nose | Piperine makes black pepper hot. It irritates the nerves in your nose, and a sneeze throws the dust out. | Chili gets its heat from something else. | Pepper has the most aroma when it's freshly ground.

# nutmeg | food | nutmeg | nutmeg, history of nutmeg, banda islands | Nutmeg
> Nutmeg grew on only a handful of islands. | A nutmeg island was swapped for Manhattan. | Too much nutmeg is poison.
@ You grate a little, and the whole kitchen changes.
3 | brown seed | What is nutmeg? | Nutmeg is a seed and not a nut | Nutmeg isn't a nut but the seed of a tropical tree. The red net around it is another spice, called mace. | The fruit looks like an apricot. | So one tree gives you two spices.
4 | small islands | Where does nutmeg come from? | All nutmeg once came from the Banda Islands | For centuries, all the world's nutmeg came from the tiny Banda Islands, in today's Indonesia. Europe's powers fought wars over them. | In sixteen twenty one, the Dutch killed or drove away most of the people there. | Today it also grows in Grenada, which has it on its flag.
5 | treaty | Was Manhattan traded for nutmeg? | A nutmeg island was traded for Manhattan | In sixteen sixty seven, the Dutch kept Run, a small nutmeg island, and England kept Manhattan. Each had taken it from the other. | Run is only about two miles long. | At the time, it looked like a good deal for the Dutch.
3 | warning | Is nutmeg poisonous? | Too much nutmeg can poison you | A pinch of nutmeg is harmless. A couple of teaspoons can make you sick for a day or more, with a racing heart and confusion. | A substance called myristicin is the main suspect. | Nutmeg is bad for dogs, too.
4 | egg drink | Where is nutmeg used? | Nutmeg goes with milk and eggs | Nutmeg goes into eggnog, white sauces, mashed potatoes and sausages. Freshly grated is best. | Rich people once carried a little nutmeg grater in their pocket. | A whole nutmeg keeps for years.

# energy-drinks | food | energy drinks | energy drink, energy drinks, monster energy, monster drink, rockstar energy, history of energy drinks | Energy drink
> Red Bull began in Thailand, not in Austria. | One energy drink has about as much caffeine as a coffee. | No bull is needed to make a Red Bull.
@ You hear the can hiss, late at night.
3 | can | What are energy drinks? | Energy drinks live on caffeine and sugar | An energy drink is a soft drink with caffeine, usually sugar, and things like taurine and vitamins. It's the caffeine that keeps you awake. | A small can has about as much as a cup of coffee. | Large cans can have two or three times as much.
4 | thai bottle | Where do energy drinks come from? | Red Bull began as a drink in Thailand | Red Bull began as Krating Daeng, an energy drink from Thailand. The Austrian Dietrich Mateschitz tried it for his jet lag, and sold his own version from nineteen eighty seven on. | Japan had had such tonics since the sixties. | The Thai name means red gaur, a wild ox.
4 | bull | What is taurine in energy drinks? | Taurine was first found in an ox | Taurine was first found in the bile of an ox, in eighteen twenty seven. What's in the can is made in factories. | Your own body makes taurine, too. | No bull is needed.
3 | heart | Are energy drinks dangerous? | Too many energy drinks can harm | Too much caffeine can bring a racing heart, shaking and a sleepless night. European experts call up to four hundred milligrams a day safe for most healthy adults. | For children the limit is far lower, and experts advise against energy drinks. | Mixed with alcohol, they make people feel less drunk than they are.
3 | sugar cubes | How much sugar is in an energy drink? | One energy drink can hold nine sugar cubes | One small can of a typical energy drink has around twenty seven grams of sugar. Picture nine sugar cubes. | A sugar cube has about three grams. | Some kinds have no sugar at all.

# marshmallows | food | marshmallows | marshmallow, marshmallows, smores, s'mores, history of marshmallows | Marshmallow
> Marshmallows are named after a plant that isn't in them. | Marshmallow was once for sore throats. | About half of a marshmallow is air.
@ You turn a stick over the fire, and it goes golden.
3 | white sweets | What are marshmallows made of? | Marshmallows are sugar, gelatin and air | Marshmallows are sugar, syrup, water and gelatin, whipped until they're full of air. | About half of each one is air, or more. | The marsh mallow plant is no longer in them.
5 | marsh plant | Why are they called marshmallows? | Marshmallows are named after a plant | The marsh mallow is a plant that likes wet ground. Its root was once cooked with sugar and egg white, as a sweet for sore throats. | In the nineteenth century, French candy makers whipped the sap to foam. | Later, gelatin replaced the root.
4 | factory tube | Who made marshmallows cheap? | Marshmallows are squeezed through tubes | Around nineteen fifty, Alex Doumak began to push marshmallow foam through tubes and cut it. Before, each one was poured into a mold. | That's why they're short cylinders. | And that's how they became a cheap everyday sweet.
3 | campfire | Where do s'mores come from? | S'mores come from a Girl Scout guide | A Girl Scout guide from nineteen twenty seven has a recipe for Some Mores: toasted marshmallow and chocolate between crackers. | The name got shorter later. | It's short for some more.
3 | microwave | Why do marshmallows grow in the microwave? | Hot air blows marshmallows up | In a microwave, the air in a marshmallow heats up and swells, and the soft sugar gives way. It can grow to several times its size. | When it cools, it shrinks and gets chewy. | You've just watched a gas expand.

# gummy-bears | food | gummy bears | gummy bear, gummy bears, gummies candy, haribo, history of gummy bears | Gummy bear
> A dancing bear gave gummy bears their shape. | Gummy bears began in a backyard kitchen. | Wax makes gummy bears shine.
@ You pick the color you like last.
3 | colored bears | Who invented gummy bears? | Gummy bears began with a sack of sugar | In nineteen twenty, Hans Riegel of Bonn in Germany started with a sack of sugar and a copper pot. Two years later he made the first gummy bears. | His wife delivered them by bicycle. | Haribo is short for Hans Riegel, Bonn.
4 | dancing bear | Why do gummy bears look like bears? | Real dancing bears gave gummies their shape | In the nineteen twenties, trained bears danced at fairs in Germany. So Hans Riegel made his gummies look like them. | The first were larger and slimmer. | The Golden Bear came in nineteen sixty.
3 | factory starch | How are gummy bears made? | Gummy bears are poured into starch | Stamps press bear shapes into trays of starch, and the hot gummy mix goes in. After a day or more, the bears are firm. | The starch draws out water. | A coat of wax keeps them from sticking together.
3 | gelatin | What are gummy bears made of? | Most gummy bears are sugar and gelatin | Gummy bears are mostly sugar, syrup and gelatin. The gelatin usually comes from pigs or cattle. | Vegetarians can get kinds with pectin or starch. | Halal ones use beef gelatin or none.
4 | bear in water | What happens to gummy bears in water? | Gummy bears grow in water | Leave gummy bears in plain water overnight, and they swell to several times their size. In very salty water, they barely grow. | That's osmosis you can watch. | The swollen bears get soft and fall apart easily.

# cheesecake | food | cheesecake | cheesecake, cheese cake, cheesecakes, history of cheesecake | Cheesecake
> Greek athletes are said to have eaten cheesecake. | A Roman wrote down a cheesecake recipe. | Cheesecake is really more of a pie.
@ The fork goes in without a sound.
3 | slice of cake | What is cheesecake? | Cheesecake is cheese, eggs and sugar on crust | Cheesecake is fresh cheese, eggs and sugar on a thin crust. It may be baked or only chilled. | Going by how it's built, it's more of a pie. | Eggs make a baked cheesecake firm.
4 | roman farm | How old is cheesecake? | A Roman senator wrote down a cheesecake recipe | More than two thousand years ago, Cato the Elder wrote down recipes for cakes of cheese, flour and honey. And the Greeks had cheesecake before him. | His book was about farming. | American cream cheese came only in the nineteenth century.
4 | cream cheese | Where does cream cheese come from? | Philadelphia cream cheese began in New York | Philadelphia cream cheese comes from the state of New York, in the eighteen seventies. The brand took that city's name because it was known for good food. | It made New York cheesecake possible. | William Lawrence is said to have invented it.
4 | burnt top | What is Basque cheesecake? | Basque cheesecake is burned on purpose | Basque cheesecake comes from a bar in San Sebastian in Spain. It has no crust, and it gets baked so hot that the top turns dark brown. | The middle stays creamy. | It became famous around the world in the twenty tens.
3 | cracked cake | Why does cheesecake crack? | Heat and haste crack a cheesecake | Bake a cheesecake too hot or cool it too fast, and it cracks. The outside sets before the middle does. | A bath of water in the oven helps. | Let it cool with the oven door ajar.

# tiramisu | food | tiramisu | tiramisu, history of tiramisu | Tiramisu
> Tiramisu means pick me up. | Tiramisu may be younger than the moon landing. | Two regions of Italy fight over tiramisu.
@ The spoon goes through cocoa, cream and coffee.
3 | layers | What is tiramisu? | Tiramisu is layers of coffee and mascarpone | Tiramisu is biscuits dipped in coffee, layered with a cream of mascarpone, egg and sugar, and topped with cocoa. | It needs no oven. | It's best after a night in the fridge.
3 | cup | What does tiramisu mean? | Tiramisu means pull me up | In Italian, tira mi su means pull me up, or cheer me up. With coffee, eggs and sugar, it does. | People thought it gave you strength. | The name came into dictionaries around nineteen eighty.
4 | restaurant | Who invented tiramisu? | Two Italian regions claim tiramisu | The restaurant Le Beccherie in Treviso put tiramisu on its menu around nineteen seventy. The neighbors in Friuli say theirs is older. | Either way, it's a young dish. | In twenty seventeen, Italy put Friuli's on its list of traditional foods.
4 | world map | How did tiramisu become famous? | Tiramisu conquered the world in a decade | In the nineteen eighties, tiramisu spread through the restaurants of Italy, and then around the world. | Cooks love it because they can make it ahead. | Treviso now holds a tiramisu world cup.
3 | raw egg | Is there raw egg in tiramisu? | Classic tiramisu has raw eggs | The classic cream of tiramisu has raw eggs. Pregnant women, small children, and the old or ill should have one with heated eggs, or none. | Many cooks warm the yolks over steam. | The first recipe is said to have had no alcohol.

# macarons | food | macarons | macaron, macarons, french macarons, history of macarons | Macaron
> One letter turns a macaron into another cookie. | A macaron rests before it bakes. | Bakers fear a macaron's feet.
@ The shell cracks, and the middle melts.
3 | colored shells | What are macarons? | Macarons are almond shells with filling | A macaron is two crisp shells of ground almonds, sugar and egg white, with a soft filling in between. | They're baked at low heat. | There's no wheat flour in them.
4 | two cookies | What is the difference between a macaron and a macaroon? | Macarons have almonds, macaroons have coconut | A macaron with one o is the French sandwich of almond shells. A macaroon with two is usually a chewy heap of coconut. | Both names come from an Italian word. | They go back to the same old almond cookie.
4 | Paris shop | Who filled macarons first? | Paris glued macarons together | For centuries, macarons were single almond cookies. Around nineteen hundred, bakers in Paris stuck two together with cream. Laduree claims to have been first. | Other bakers claim the idea, too. | The old plain kind is still sold in Nancy.
3 | ruffled edge | Why do macarons have feet? | A skin gives macarons their feet | Before baking, a macaron rests until its top has a skin. In the oven, air can only escape below, so the shell lifts on a ruffled foot. | On damp days it takes longer. | Cracked tops mean they rested too little, or got too hot.
3 | box of macarons | Why are macarons expensive? | Macarons take almonds and patience | Almonds are expensive, many shells fail, and each macaron is piped, rested, baked, paired and often filled by hand. | Many are kept for a day before they're sold. | By then the shell has softened to match the filling.

# licorice | food | licorice | licorice, liquorice, black licorice, red licorice, salmiak | Liquorice (confectionery)
> A pharaoh took licorice to his grave. | Licorice root is far sweeter than sugar. | Too much licorice can stop a heart.
@ You either reach for it or make a face.
3 | black candy | What is licorice made of? | Licorice is made from a root | Licorice candy is made with the juice of a root, plus sugar and a thickener. And no, it isn't related to anise. | The plant's name means sweet root. | Red licorice usually has no licorice in it.
4 | root | How sweet is licorice? | Licorice root holds something far sweeter than sugar | Glycyrrhizin in licorice root is thirty to fifty times as sweet as sugar. The sweetness comes slowly, and stays longer. | A lot of licorice extract has gone into tobacco. | Soldiers once chewed it for thirst.
4 | salt | Who eats salty licorice? | Northern Europe loves salty licorice | The Dutch and their northern neighbors love licorice with ammonium chloride, a sharp salt. | The Dutch are said to eat around four pounds of licorice a head each year. | Finns even put it in ice cream and liquor.
3 | heart | Can licorice be dangerous? | Much black licorice raises blood pressure | Black licorice can lower your potassium and raise your blood pressure. Eat a lot of it for weeks, and your heart may get into trouble. | People over forty are warned against two ounces a day for two weeks. | Pregnant women are told to go easy on it.
4 | tomb | How old is licorice? | Licorice lay in a pharaoh's tomb | Licorice root lay in the tomb of Tutankhamun. People have used it for more than three thousand years, and Egyptians still make a sweet drink of it. | Pontefract in England became known for it. | In a silent movie, Charlie Chaplin ate a boot made of licorice.

# champagne | food | champagne | champagne, dom perignon, champagne wine, history of champagne | Champagne
> A monk tried to get rid of champagne's bubbles. | Champagne is under more pressure than a car tire. | A widow made champagne clear.
@ The cork pops, and everybody looks.
3 | glass with bubbles | What is champagne? | Champagne comes only from one region | Champagne is sparkling wine from the Champagne region of France. It gets its bubbles right in the bottle, when it ferments a second time. | All others have to call theirs sparkling wine. | The name is protected by law in much of the world.
4 | monk | Did Dom Perignon invent champagne? | Dom Perignon did not invent champagne | The monk Dom Perignon made better wine around seventeen hundred. But he fought the bubbles, because they burst the bottles. | His famous line, I'm drinking the stars, was made up much later. | An Englishman described how to make wine sparkle in sixteen sixty two.
4 | cork | How much pressure is in a champagne bottle? | Champagne has twice a car tire's pressure | Inside a champagne bottle, the pressure is about six times that of the air. That's two or three times what's in a car tire. | So a wire holds the cork. | Always point the cork away from faces.
4 | widow | Who was the widow Clicquot? | The widow Clicquot got the yeast out of champagne | In the early nineteenth century, the widow Clicquot's firm began to turn and tilt champagne bottles. The yeast slid to the neck, and they could take it out. | Before that, champagne was cloudy. | Veuve is French for widow.
3 | bubbles | How many bubbles are in champagne? | One glass of champagne makes a million bubbles | One glass of champagne gives off about a million bubbles, if you don't drink it. A physicist in Reims worked that out. | The bubbles form at tiny fibers in the glass. | A perfectly clean glass makes almost none.

# durian | food | durian | durian, durian fruit, durians | Durian
> Hotels ban the durian. | The durian stinks, and people line up for it. | A durian once emptied a library.
@ You smell it before you see the stall.
3 | spiky fruit | What is a durian? | Durian is a spiky, smelly fruit | The durian is a big fruit from Southeast Asia with hard spikes and creamy yellow flesh. They call it the king of fruits there. | A single fruit can weigh more than six pounds. | Its name comes from the Malay word for thorn.
4 | train sign | Why is durian banned in hotels and trains? | Singapore's trains forbid durian | Durian smells so strong that many hotels in Southeast Asia and the trains in Singapore ban it. Signs show the fruit crossed out. | The smell can linger for days. | It reminds people of onions, sewage and custard.
3 | laboratory | Why does durian smell? | Sulfur makes durian smell | Researchers found more than forty scents in durian, many of them with sulfur. Mix just two, one fruity and one like onion, and you're nearly there. | Its genes for sulfur are very active. | The smell attracts animals that carry its seeds.
4 | empty library | Which library was cleared because of durian? | A rotten durian emptied a library | In twenty eighteen, a university library in Melbourne was cleared because somebody smelled a gas leak. It was a rotting durian in a cupboard. | Hundreds of people had to leave. | A year later, it happened in Canberra, too.
4 | bat | Who pollinates durian? | Bats pollinate durian at night | Durian flowers open in the evening, and bats come for their nectar. Without the bats, there'd be far fewer durians. | The flowers grow straight out of the thick branches. | Farmers who drive the bats away hurt their own harvest.

# almonds | food | almonds | almond, almonds, history of almonds | Almond
> An almond isn't a true nut. | Billions of bees travel for almonds. | Bitter almonds can kill.
@ You walk through an orchard, all pink and white.
3 | almond | What is an almond? | An almond is the seed of a fruit | An almond isn't a true nut. It's the seed inside the stone of a fruit, and that fruit is a cousin of the peach. | The flesh around it is tough. | Crack a peach stone, and you'll see the likeness.
4 | beehives on truck | Who pollinates California's almonds? | Bees travel across America for almonds | California grows most of the world's almonds. So each February, trucks carry most of America's commercial beehives there. | It may be the largest pollination event on Earth. | The trees bloom for only a few short weeks.
3 | poison sign | Are almonds poisonous? | Bitter almonds make cyanide | Bitter almonds release cyanide. A few dozen can kill an adult, and far fewer a child. | Sweet almonds make almost none. | One changed gene made almonds edible.
4 | king and tree | How old are almonds? | Almonds were among the first tree crops | People in the Near East have grown almonds for some five thousand years. Tutankhamun took some to his grave. | Wild almonds are bitter. | The Bible names them several times.
3 | sweet | What is marzipan made of? | Almonds and sugar make marzipan | Marzipan is ground almonds and sugar, often with rose water. Lubeck in Germany and Toledo in Spain are famous for it. | A cheaper kind is made of apricot kernels. | Pharmacists once sold marzipan.

# cashews | food | cashews | cashew, cashews, cashew nuts, cashew apple, why cashews have no shell | Cashew
> You never see a cashew in its shell. | A cashew hangs under its own fruit. | The cashew's cousin is poison ivy.
@ You look up, and a nut hangs below an apple.
3 | cashew fruit | How do cashews grow? | Cashews hang under a false fruit | A cashew hangs below its own fruit, a juicy red or yellow thing called the cashew apple. | Each apple has exactly one nut. | The apple spoils within a day or so, so you rarely see one.
4 | gloves | Why are cashews sold without a shell? | Cashew shells burn the skin | A cashew's shell holds an oil that burns your skin, just like poison ivy. The two are relatives. | So the shells come off before cashews are sold. | Workers without gloves get hurt.
3 | roaster | Are raw cashews really raw? | Raw cashews aren't really raw | Cashews sold as raw have usually been steamed or roasted to get them out of their shells. | The heat makes the burning oil harmless. | Truly raw ones in the shell aren't for eating.
4 | ship | Where do cashews come from? | Cashews come from Brazil | The cashew tree comes from Brazil. In the sixteenth century, the Portuguese took it to India and Africa. | Today, Ivory Coast grows a huge share. | Many African cashews get shelled in Vietnam or India.
4 | giant tree | How large is the largest cashew tree? | One cashew tree is as big as a forest | One cashew tree near Natal in Brazil covers about two acres. Its branches bend down and take root. | It looks like many trees. | A change in its genes is said to be the reason.

# truffles | food | truffles | truffle, truffles, truffle mushroom, truffle hunting | Truffle
> A truffle smells so an animal will dig it up. | Dogs replaced the truffle pigs. | Most truffle oil has never met a truffle.
@ A dog stops and begins to dig.
3 | black lump | What are truffles? | Truffles are fungi that live underground | Truffles are the fruits of fungi that live underground, at the roots of trees such as oaks and hazels. | The tree gives sugar, the fungus gives minerals. | White truffles from Alba are the most expensive.
4 | dog digging | Why are truffles hunted with dogs? | Truffle pigs eat what they find. Dogs don't | Pigs find truffles without any training. But they eat them, and they hurt the roots. A trained dog is happy with a treat. | In nineteen eighty five, Italy banned pigs from truffle hunting. | A breed called Lagotto is famous for it.
3 | smelling boar | Why do truffles smell so strong? | Truffles smell so that animals dig | Truffles grow underground, so they can't throw their spores into the air. They smell instead, so that animals dig them up, eat them and carry the spores away. | The scent is strongest when they're ripe. | It fades within days.
4 | oil bottle | Is truffle oil made of truffles? | Truffle oil has usually never met a truffle | Most truffle oil gets its smell from a laboratory. One substance stands in for the dozens in a real truffle. | Many cooks avoid it. | Look at the list of ingredients.
4 | scales | Why are truffles so expensive? | White truffles refuse to be farmed | White truffles cost thousands of dollars a pound, because they're nearly impossible to farm and spoil fast. | In two thousand seven, one of about three pounds sold for three hundred thirty thousand dollars. | Black ones are grown in orchards.

# fish-and-chips | food | fish and chips | fish and chips, fish n chips, history of fish and chips | Fish and chips
> Fish and chips began with refugees. | Even in wartime, fish and chips was never rationed. | Fish and chips came wrapped in the news.
@ Salt, vinegar, and wind from the sea.
3 | fried fish | What is fish and chips? | Fish and chips is Britain's fried classic | Fish and chips is white fish, fried in batter, with thick fries, salt and vinegar. The fish is usually cod or haddock. | Mushy peas often go with it. | Britain has around ten thousand fish and chip shops.
4 | market stall | Where do fish and chips come from? | Jewish refugees brought the fried fish | Fried fish probably came to England with Jews from Spain and Portugal, and chips from Belgium or France. They met in the nineteenth century. | Charles Dickens wrote of a fried fish warehouse. | Who first sold both together is still argued about.
4 | war queue | Was fish and chips rationed in the war? | Britain never rationed fish and chips | In World War Two, Britain rationed meat, butter and sugar, but never fish and chips. The government wanted to keep spirits up. | The lines were long all the same. | George Orwell counted them among the things that kept workers content.
3 | newspaper | Why was fish and chips wrapped in newspaper? | Old newspaper kept fish and chips cheap | For decades, fish and chips came in old newspaper. It was cheap and kept them warm. Worries about the ink ended that by the nineteen eighties. | A layer of plain paper lay between. | Some shops now use paper that only looks like newspaper.
3 | bubbles | Why is the batter so crisp? | Bubbles make the fish batter crisp | The batter often has beer or sparkling water in it. The gas makes bubbles, and the crust of the fish turns light and crisp. | Inside, the fish steams in its own juice. | Cold batter in hot fat works best.
`
