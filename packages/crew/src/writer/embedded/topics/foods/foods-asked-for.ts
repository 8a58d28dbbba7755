/** More foods and drinks that people ask for, for `readTopics`. */
export const FOODS_ASKED_FOR = `
# cinnamon-spices | food | cinnamon, vanilla and saffron | cinnamon, vanilla, saffron, nutmeg, cloves, vanilla beans, saffron spice, most expensive spice, cinnamon and vanilla | Spice
> One is picked from a flower with tweezers. | A boy of twelve changed dessert. | An island was traded for a nut.
@ You open the drawer, and it smells of four continents.
4 | crocus | Why is saffron so expensive? | Saffron is picked from flowers by hand | Each crocus gives three threads. It takes about a hundred fifty thousand flowers for a kilogram. | They bloom for a few weeks in autumn. | It colors rice and cloth yellow.
5 | boy and orchid | Who found out how to grow vanilla? | A boy of twelve made vanilla grow | Vanilla is an orchid. In eighteen forty one Edmond Albius, enslaved on Reunion, found how to pollinate it by hand with a stick. | It is still done so. | Outside of Mexico its insects were missing.
4 | bark roll | What is cinnamon? | Cinnamon is the bark of a tree | The inner bark rolls up as it dries. Traders told tales of birds that build nests of it, to keep its source a secret. | Herodotus wrote it down. | Most in shops is cassia, a relative.
5 | map of Manhattan | What has nutmeg to do with New York? | Nutmeg had a part in New York | Once it grew only on the Banda Islands. In sixteen sixty seven the Dutch kept the isle of Run and the English New York. | Both gave up a claim. | Nutmeg was worth a fortune.
3 | clove bud | What are cloves? | Cloves are flowers that never opened | They are dried buds of a tree from the Moluccas. | The name comes from nail, in French. | In old China courtiers chewed them before they spoke to the emperor.

# pineapples | food | pineapples | pineapple, pineapples, pineapple fruit, pineapple facts | Pineapple
> People rented one for a party. | It eats you back. | It is a hundred flowers in one.
@ A fruit with a crown stands on the table, and nobody dares to cut it.
5 | party table | Were pineapples once rented? | People rented pineapples to show off | In eighteenth century Britain one could cost as much as a coach. Some hired one for an evening, and it went on to the next party. | Hothouses and coal made them dear. | They were carved on gates.
4 | tingling tongue | Why does pineapple sting your tongue? | Pineapple digests a bit of your tongue | It holds bromelain, enzymes that break down protein. | Heat destroys them, so canned fruit does not sting. | That is why fresh pineapple keeps jelly from setting.
4 | many flowers | How does a pineapple grow? | One pineapple is many fruits | A hundred flowers or more grow together on a plant near the ground. | It takes about a year and a half or two. | The crown can be planted.
3 | spirals | Is there math in a pineapple? | Pineapples count in Fibonacci numbers | The eyes run in spirals, mostly of eight, thirteen and twenty one. | The plant packs best that way. | Pine cones do it, too.
3 | ship | Where do pineapples come from? | Pineapples come from South America | Columbus met one on Guadeloupe in fourteen ninety three. | English named it for pine cone and apple. | Most other languages call it ananas.

# berries-and-melons | food | strawberries and watermelons | strawberry, strawberries, watermelon, watermelons, berries, strawberries and watermelons, raspberry, blueberry, blueberries | Berry
> The banana is a berry. The strawberry is not. | A spy brought the large ones. | They are grown square in Japan.
@ Juice runs down your chin, and it is only breakfast.
4 | seeds outside | Is a strawberry a berry? | A strawberry is no berry | To a botanist the little seeds are the fruits, and the red is a swollen base. | Bananas, tomatoes and watermelons are berries. | A strawberry carries about two hundred of them.
5 | French spy | Where do large strawberries come from? | A spy brought the large strawberry | Amedee Frezier mapped forts in Chile for France, and brought home plants in seventeen fourteen. Crossed with one from Virginia, they made ours. | His name sounds like the French for strawberry. | Before, strawberries were small.
4 | square melon | Why are some watermelons square? | Square watermelons grow in boxes | In Japan some are grown in glass cubes since about nineteen eighty. | They are gifts and hardly sweet. | They were meant to fit into fridges.
4 | African melon | Where do watermelons come from? | Watermelons come from Africa | Their closest wild relative grows in Sudan. Egypt painted them over four thousand years ago. | The first were pale or bitter. | They are more than nine tenths water.
3 | no seeds | How do seedless watermelons grow? | Seedless melons have three sets of chromosomes | Plants with four are crossed with plants with two. What comes has three and cannot make seeds. | No genes are put in. | Farmers must buy new seed each year.

# citrus-fruit | food | oranges and lemons | orange fruit, oranges, orange juice, lemons, lemon, lemon fruit, citrus, citrus fruit, citrus fruits, limes, lime fruit, grapefruit, oranges and lemons | Citrus
> The color is named after the fruit. | Ripe ones can be green. | Lemons kept sailors alive.
@ You cut a lemon, and your mouth knows before you taste.
4 | orange color | What came first, the color or the fruit? | The fruit gave orange its name | English used the word for the fruit some hundred years or more before the color. Before that, it was yellow-red. | So robins have red breasts. | The word comes from Sanskrit by way of Persian and Arabic.
4 | green orange | Why are some oranges green? | Ripe oranges can be green | It takes cool nights to turn them. In the tropics they stay green. | In shops some are treated with a gas that fruits make, too. | Color says little of taste.
4 | family tree | Where do oranges come from? | Oranges are a cross of two fruits | Mandarin and pomelo are their parents. Lemons come of bitter oranges and citrons. | Nearly all citrus goes back to a few wild kinds from Asia. | Grapefruit arose on Barbados.
4 | sailing ship | What did lemons do for sailors? | Lemons saved sailors from scurvy | In seventeen forty seven James Lind gave some to sick sailors and cured them. The navy made it a rule decades later. | Vitamin C was the reason. | British sailors are still called limeys.
3 | lemon battery | Can a lemon make electricity? | A lemon with two metals is a battery | Zinc and copper in its acid give nearly a volt. | The energy comes from the zinc. | A lamp needs several.

# onions-garlic | food | garlic and carrots | garlic facts, carrot, carrots, garlic cloves, garlic and carrots, onion and garlic, vampires and garlic, carrots and eyes | Garlic
> Carrots were purple. | The night pilots lied. | Garlic is only sharp when it is hurt.
@ You rub garlic on bread, and the bread fights back.
4 | purple carrot | What color were carrots once? | The first carrots were purple and yellow | They were grown in Persia and Central Asia about a thousand years ago. | Orange ones came up in Europe by the seventeenth century. | That the Dutch bred them for their prince has no proof.
5 | night pilot | Do carrots help you to see in the dark? | A war story made carrots famous | In World War Two Britain said that its pilots ate carrots, and kept radar out of it. | Vitamin A is needed for sight, but more than enough does not help. | It also sold a crop of which there was plenty.
4 | crushed clove | Why does garlic smell so strong? | Garlic gets sharp when it is cut | In broken cells two substances meet and make allicin. | It keeps pests away from the plant. | A whole cooked clove is mild.
4 | tennis shoe | Why does garlic breath last? | Garlic breath comes from the lungs | One compound goes into the blood and is breathed out for hours. | Brushing does not reach it. | Apples, mint and milk help a bit, as tests found.
3 | pyramid | Who ate garlic in old Egypt? | Garlic lay in Tutankhamun's tomb | It was food and medicine. Herodotus heard of sums spent on radishes, onions and garlic for pyramid workers. | Roman soldiers ate it, too. | Against vampires it came with Balkan tales.

# corn-food | food | corn | corn, maize, corn on the cob, sweet corn, corn plant, corn facts | Maize
> It cannot live without us. | An ear has an even number of rows. | A comma of grass became a cob.
@ A field taller than you rustles, and you cannot see out.
5 | grass beside cob | Where does corn come from? | Corn was bred from a wild grass | In Mexico, some nine thousand years ago, people began with teosinte, which has a dozen hard grains. | Few plants were changed so much. | For long, nobody believed that they are related.
4 | kernels | Can corn live in the wild? | Corn cannot live without people | The grains sit tight under a husk and do not fall. | It has to be shelled and sown. | So both depend on each other.
4 | counted rows | How many rows has an ear of corn? | An ear of corn has even rows | Mostly there are sixteen, with about eight hundred kernels. | They form in pairs. | Each has a silk of its own.
4 | lime pot | Why is corn cooked with lime? | Lime water makes corn richer | In Mexico it is boiled with lime, which frees niacin. Where people took the corn without it, many got ill. | The illness was pellagra. | Tortillas are made so to this day.
3 | cow | What is corn used for? | Most corn is not eaten by people | Much feeds animals, or becomes fuel, starch and syrup. | It is the grain of which most is grown. | Popcorn is a kind of its own.

# peanuts-almonds | food | peanuts and almonds | peanut, peanuts, almond, almonds, peanut butter, nuts, cashew, cashews, pistachio, pistachios, peanuts and almonds, nuts facts | Nut (fruit)
> The peanut is no nut. Neither is the almond. | It flowers above and fruits below. | Bees travel for almonds.
@ A bowl stands on the table, and then it is empty.
4 | underground pods | Is a peanut a nut? | Peanuts are beans that grow underground | After flowering the stalk bends down and pushes the pod into the soil. | They belong with peas and beans. | They come from South America.
4 | poison seed | Are almonds poisonous? | Bitter almonds can poison you | They hold a substance that gives cyanide. A single change in the genes made almonds sweet thousands of years ago. | Marzipan smells of it. | Almonds are seeds of a fruit like a peach.
4 | cashew apple | Why are cashews never sold in their shell? | The cashew's shell burns the skin | It holds the same kind of oil as poison ivy. They are heated to make them safe. | Each hangs below a soft, juicy fruit. | The trees come from Brazil.
4 | bee trucks | How do almonds get pollinated? | Bees ride on trucks to almond trees | Each February well over a million hives are driven to California. | It is the largest such trip on Earth. | Most of the world's almonds grow there.
3 | jar | Who invented peanut butter? | George Washington Carver did not invent peanut butter | Aztecs and Incas ground peanuts, and Marcellus Gilmore Edson of Montreal patented a paste in eighteen eighty four. | Carver found some three hundred uses for peanuts. | He wanted to save the soil from cotton.

# olive-oil-butter | food | olive oil and butter | olive oil, olives, olive tree, olive trees, butter, margarine, olive oil and butter, butter facts | Olive oil
> Green and black come from one tree. | Some trees saw Rome. | Butter lay in a bog for two thousand years.
@ You dip bread in green gold.
4 | old tree | How old can olive trees get? | Some olive trees are over two thousand years old | On Crete one is often named, whose age was read from its rings in part. It still bears fruit. | They sprout again from the root. | An olive branch means peace.
3 | two olives | What is the difference between green and black olives? | Black olives are ripe green ones | They turn from green over purple to black. | Fresh from the tree all are too bitter to eat. | Some black ones in cans are green ones that were darkened.
4 | bog butter | How old is the oldest butter? | Butter from bogs is thousands of years old | In Ireland people buried butter in bogs, and some is over three thousand years old. | The cold and wet kept it. | One who tasted some found it moldy and strong.
4 | Napoleon | Who invented margarine? | Margarine won a prize of Napoleon the Third | He wanted a cheap butter for army and poor. Hippolyte Mege-Mouries made it in eighteen sixty nine. | It was of beef fat. | In some American states it once had to be pink.
3 | churn | How is butter made? | Butter is beaten cream | Beating breaks the skin around the drops of fat, and they clump. What is left is buttermilk. | It takes some twenty liters of milk for a kilogram. | It is yellow from the grass the cows eat.

# yogurt-kimchi | food | yogurt and kimchi | yogurt, yoghurt, kimchi, fermented food, fermented foods, sauerkraut, fermentation, yogurt and kimchi, kombucha, kefir | Fermentation in food processing
> Tiny cooks work without fire. | It went to space. | Captain Cook's crew ate cabbage.
@ A lid sighs, and the whole fridge smells.
4 | jar bubbles | What is fermentation? | Bacteria and yeast cook without fire | They eat sugar and make acid, alcohol or gas. That keeps food and gives taste. | Bread, beer, cheese and chocolate need it. | It is thousands of years old.
4 | milk bowl | How is yogurt made? | Two bacteria turn milk into yogurt | Warm milk with a spoon of yogurt thickens in some hours. The acid makes the protein set. | The word is Turkish. | Many who cannot drink milk bear it better.
4 | rocket | Did kimchi go to space? | Kimchi flew into space | In two thousand eight Yi So-yeon took it along. Researchers had spent years to make it safe. | They feared that it might foam. | Koreans have hundreds of kinds.
4 | kimchi fridge | Why do Koreans have kimchi fridges? | Many Koreans have a fridge for kimchi | It keeps it just above freezing, as jars in the ground once did. | In late autumn families make it together. | The custom is world heritage.
4 | ship barrels | What has sauerkraut to do with James Cook? | Sauerkraut kept Cook's men healthy | He took tons of it and lost hardly anybody to scurvy. Cabbage has vitamin C. | First the sailors refused. When the officers ate it, they wanted it, too. | So he wrote in his journal.

# wine-and-spirits | food | wine, whiskey and vodka | wine, wines, grapes, grape, champagne, whiskey, whisky, vodka, red wine, white wine, wine facts, dom perignon, scotch | Wine
> The angels take two percent. | A cork was held by a string. | Dom Perignon fought the bubbles.
@ A cork leaves the bottle faster than a car in town.
4 | champagne cork | Who invented champagne? | Dom Perignon did not invent champagne | The monk tried to keep bubbles out, as bottles burst. English writers described sparkling wine before. | The line about drinking stars is from an advertisement. | Strong English glass held the pressure.
4 | oak barrel | What is the angels' share? | Angels drink from whiskey barrels | So one calls the two percent or so that evaporate each year. A black fungus lives on it near the stores. | The wood gives color. | In hot countries they drink more.
3 | two spellings | Is it whiskey or whisky? | Whiskey with an E is mostly Irish or American | Scotland, Canada and Japan leave it out. | Both come from the Gaelic for water of life. | Vodka means little water.
3 | red and white | What makes wine red? | The skins make wine red | Nearly all grapes have clear juice. Red wine ferments with the skins. | White wine can be made of dark grapes. | Champagne often is.
4 | dead vines | Who nearly ended wine? | A louse nearly ended wine in Europe | From the eighteen sixties a tiny insect from America killed most vines. | American roots, which bear it, saved them. | Most vines stand on such roots today.

# noodles-curry | food | noodles and curry | noodles, noodle, curry, curries, noodles facts, history of noodles, tofu, soy sauce, noodles and curry | Noodle
> The oldest bowl lay upside down. | He cooked in a shed for a year. | There is no curry in India, by name.
@ You pour hot water, and wait for three minutes.
5 | old bowl | What are the oldest noodles? | The oldest noodles are four thousand years old | They were found in China under a bowl turned over, thin and yellow. | They seem to be of millet. | The find was published in two thousand five, and is discussed.
4 | shed | Who invented instant noodles? | Momofuku Ando made noodles instant | In nineteen fifty eight, in a shed in Osaka, he found how to fry them dry. | After the war he had seen people line up for soup. | He sent some into space at ninety five.
4 | Korean pantry | How many instant noodles are eaten? | Billions of instant noodles are eaten each year | About a hundred billion portions are sold in a year, most of them in China and Indonesia. | Most are eaten in Asia. | In the beginning they were dearer than fresh ones.
4 | spice bowls | What does curry mean? | Curry is a British word for many dishes | It may come from a Tamil word for sauce. In India each dish has a name of its own. | Curry powder was made for British kitchens. | Japan got it by way of the British.
3 | soy beans | How is soy sauce made? | Soy sauce takes months to brew | Soybeans and wheat ferment with a mold and salt water. | Ketchup goes back to a fish sauce of Asia. | Tofu is soy milk that was set, like cheese.

# sweet-snacks | food | donuts and marshmallows | donut, donuts, doughnut, doughnuts, marshmallow, marshmallows, pretzel, pretzels, maple syrup, chewing gum, bubble gum, who invented chewing gum, donuts and marshmallows | Doughnut
> A sailor claimed the hole. | A dentist helped to invent cotton candy. | Bubble gum is pink by chance.
@ You bite, and sugar falls on your shirt.
4 | hole | Why do donuts have holes? | The hole lets donuts cook through | Hanson Gregory, a sailor from Maine, claimed that he invented it in eighteen forty seven at sixteen. | Before, the middle stayed raw. | Nobody can prove it.
4 | marsh plant | Where do marshmallows come from? | Marshmallows were once a plant | The root of the marsh mallow thickened sweets in France, and before it medicine. | Today gelatin does it. | Roasting them came in the eighteen nineties.
4 | pink gum | Why is bubble gum pink? | Bubble gum is pink by chance | Walter Diemer, an accountant in Philadelphia, made the first good one in nineteen twenty eight and had only pink color at hand. | He taught sellers to blow bubbles. | Birch tar was chewed nine thousand years ago.
5 | candy machine | Who invented cotton candy? | Cotton candy comes from a dentist | William Morrison and John Wharton of Nashville built the machine in eighteen ninety seven. | They called it fairy floss. | At the fair of nineteen oh four they sold tens of thousands of boxes.
4 | dripping tree | How is maple syrup made? | Forty liters of sap make one of syrup | Maples are tapped at the end of winter, when nights freeze and days thaw. The water is boiled off. | Native peoples knew it first. | Quebec keeps a reserve of it, from which thieves once took tons.

# sea-foods | food | lobsters, oysters and caviar | lobster, lobsters, oyster, oysters, caviar, lobster facts, shrimp facts, lobsters oysters and caviar, shellfish | Seafood
> It was food for prisoners. | It tastes with its legs. | The saltiest eggs cost the most.
@ A red shell cracks, and butter drips.
4 | prison plate | Was lobster always a luxury? | Lobster was once poor people's food | In colonial America they are said to have washed up in heaps, and to have fed servants and prisoners. | Trains and cans made them known inland. | As they got rare, they got dear.
4 | blue lobster | What color are lobsters? | Lobsters turn red only in the pot | Alive they are mostly dark, and one in about two million is bright blue. Heat frees a red pigment. | It had been bound to a protein. | They smell with their antennules and taste with their legs.
4 | pearl | Do we eat oysters that make pearls? | Pearls come from other oysters | Those on the plate are no pearl oysters, and hardly ever hold one of worth. | An intruder is covered with layers of shell. | One oyster filters many liters a day.
4 | sturgeon | What is caviar? | Caviar is the egg of a sturgeon | Sturgeons lived beside dinosaurs, and need years until they have eggs. Nearly all caviar is farmed today. | It was bar food in America around nineteen hundred. | A wooden or pearl spoon is used, since metal is said to spoil it.
3 | sex change | Can oysters change their sex? | Oysters can change their sex | Many begin as males and become females later. | It depends on age and place. | They also spit millions of eggs.

# sauces-and-pepper | food | mustard, mayonnaise and pepper | mustard, mayonnaise, mayo, black pepper, pepper spice, mustard facts, mustard mayonnaise and pepper, horseradish | Condiment
> Your wasabi is horseradish. | Rome was freed for pepper. | One recipe, two French towns.
@ The squeeze bottle sighs, and your plate is yellow.
4 | green paste | Is wasabi real? | Most wasabi is colored horseradish | The real plant grows in cold streams in Japan, is dear, and loses its sharpness in minutes. | It is grated just before. | Both burn in the nose by the same kind of oil.
5 | peppercorns | Why was pepper so valuable? | Pepper was paid like money | In four hundred eight Alaric asked Rome for three thousand pounds of it, with gold and silk. | It came from India. | The search for the way there led Columbus west.
4 | four colors | Are black and white pepper the same? | One plant gives black, white and green pepper | Black is dried unripe fruit, white is without skin, green is kept fresh. | Chili and bell pepper are no kin. | Columbus mixed up the names.
4 | whisk | How does mayonnaise hold together? | Egg yolk marries oil and water | Lecithin in the yolk holds tiny drops of oil. | Its name may come from Mahon on Menorca. | Pour the oil slowly, or it breaks.
4 | mustard seeds | Why is mustard sharp? | Mustard gets sharp when it is crushed | Only with water do two substances in the seed meet. | Vinegar stops it, so the moment decides. | Dijon is a recipe, not a place of origin.

# pumpkins-and-greens | food | pumpkins, broccoli and spinach | pumpkin, pumpkins, broccoli, spinach, cucumber facts, cabbage, kale, vegetables, pumpkins broccoli and spinach, popeye spinach | Vegetable
> Six vegetables, one plant. | Popeye did not err by a comma. | You can row in one.
@ A child looks at a small green tree on its plate.
5 | six vegetables | What are broccoli and cabbage? | Broccoli, cabbage and kale are one species | So are cauliflower, Brussels sprouts and kohlrabi. People bred leaf, bud, stem and flower from one wild plant. | It grows on cliffs in Europe. | Dogs are one species, too.
4 | spinach can | Does spinach have much iron? | Spinach has some iron, not a lot | It holds more than most vegetables, but the body takes up little. The tale of a wrong decimal point is itself a legend. | Popeye ate it for vitamin A, he said. | A town in Texas has his statue.
4 | pumpkin boat | How big do pumpkins get? | Pumpkins can weigh more than a car | Giants weigh over a ton. In some towns people race in them on water. | They can grow by twenty kilograms a day. | They are berries, botanically.
3 | cool cucumber | Is a cucumber cool? | Cucumbers are about ninety five percent water | Inside they stay cooler than the air on a hot day. | They are fruits with seeds. | Rome's emperor Tiberius had them daily, on beds with wheels.
3 | broccoli head | What do we eat of broccoli? | Broccoli is a bunch of flower buds | Left alone, it blooms yellow. The name means little sprouts in Italian. | A president banned it from his plane's menu. | Romanesco grows in spirals of spirals.
`
