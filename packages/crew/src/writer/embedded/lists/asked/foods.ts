/** Foods that are asked for as a list; `read-lists.ts` says how they are written. */
export const LISTS_OF_FOODS = `
# street-foods-of-thailand | choices | street foods of Thailand worth trying | street food/foods/snacks thai/thailand (bangkok/try/must/best)
- Pad thai | Rice noodles, egg, tamarind and peanuts, tossed in a hot wok in about two minutes. Squeeze the lime over it yourself. | A government once promoted it with a recipe. | Pad thai
- Moo ping | Pork on a stick, sweet from palm sugar and coconut milk, grilled over coals. Thais eat it for breakfast with sticky rice. | The smoke shows you where to go. | Moo ping
- Som tam | Green papaya pounded with chili, lime and fish sauce. Say how hot you want it before the pestle starts. | One chili is plenty to begin with. | Green papaya salad
- Mango sticky rice | Warm rice in coconut milk next to cold ripe mango. A pinch of salt makes it taste sweeter. | It is best in the hot months. | Mango sticky rice
- Roti | Dough is slapped paper thin, fried with banana and egg, and drowned in condensed milk. | It came with Muslim cooks. | Roti
- Boat noodles | Small bowls of dark, spicy broth that used to be sold from boats. People stack the empty ones. | They are so small that three are normal. | Boat noodles
- Khao man gai | Soft chicken on rice that was cooked in its broth, with a sharp ginger sauce. | The dish came from Hainan in China. | Hainanese chicken rice

# never-spoil | gathered | foods that keep almost forever | foods/food/things never/forever/don't/indefinitely (spoil/spoils/expire/expires/go/bad/last/lasts/keep/out/rot/that/to/stock/survival); foods/food expire (don't/never/that)
- Honey | It is too dry and too sour for germs. If it gets hard, warm the jar gently in water. | Keep the lid on, because it draws water from the air. | Honey
- Salt | It is a mineral, and rock salt is millions of years old when you buy it. Hardly anything can grow on it. | Damp only makes it clump. | Salt
- Sugar | It pulls the water out of germs. Keep it dry, and it will not spoil. | Brown sugar gets hard, but not bad. | Sugar
- White rice | Dry and sealed, it can keep for decades. Brown rice holds oil, and goes rancid within months. | Moths are the real enemy. | Rice
- Dried beans | They stay safe for years. After a long time they just need longer to get soft. | A night in water helps. | Bean
- Pure vanilla extract | Alcohol keeps it for years in a closed bottle. | Store it away from light. | Vanilla extract
- White vinegar | It is so sour that it keeps itself. That is why we pickle with it. | Cloudy threads in it are harmless. | Vinegar
- Cornstarch | Kept dry in a tight jar, it will thicken sauces for as long as you live. | One wet spoon ruins it. | Corn starch

# not-in-the-fridge | gathered | foods that do not belong in the fridge | fridge/refrigerator/refrigerated/refrigerate foods/food/things/items never/not/don't/shouldn't/avoid (put/should/your/in/keep/store/belong/to)
- Tomatoes | Cold stops them from making flavor. Leave them on the counter until they are ripe. | Very ripe ones may go in for a few days. | Tomato
- Potatoes | In the cold, their starch turns to sugar, and in hot oil they get too dark. A dark, cool cupboard is right. | Keep them away from onions. | Potato
- Bread | It gets stale faster in the fridge than on the counter. Freeze what you will not eat soon. | Starch hardens fastest just above freezing. | Staling
- Honey | The cold only makes it hard. It keeps in a cupboard for years. | A warm bath makes it flow again. | Honey
- Onions | Damp makes them soft and moldy, and your butter will smell of them. | Cut ones do belong in the fridge. | Onion
- Bananas | The skin turns black, and they stop getting ripe. | Once ripe, they can go in, ugly but sweet. | Banana
- Coffee | It soaks up moisture and odors. A tight, dark jar is better. | Nobody wants coffee that tastes of garlic. | Coffee
- Avocados that are still hard | They only ripen where it is warm. Put them in once they give a little under your thumb. | A banana beside them helps. | Avocado

# secret-fruits | gathered | foods that are secretly fruits | foods/food/vegetables/veggies/things fruits/fruit secretly/actually/really/technically (are/that/you/think/thought/were)
- Tomatoes | They grow from a flower and hold the seeds, so to a botanist they are berries. In eighteen ninety three, an American court called them vegetables anyway. | It was about a tax. | Nix v. Hedden
- Cucumbers | They are cousins of the melon, and botanists count them as a kind of berry. | They are some ninety five percent water. | Cucumber
- Pumpkins | The largest berry in the world can weigh more than a small car. | It grows from a flower as big as a hand. | Pumpkin
- Avocados | Each one is a berry with a single large seed. | It may be that giant beasts once swallowed them whole. | Avocado
- Peppers | Sweet or hot, they are berries full of air and seeds. | Red ones are often just ripe green ones. | Bell pepper
- Eggplants | They are berries as well, and cousins of the potato. | Some early ones were white, like eggs. | Eggplant
- Olives | They have a stone like a plum, so they are fruits, and far too bitter to eat from the tree. | Salt water makes them good. | Olive
- Green beans | The pod is the fruit, and the beans in it are the seeds. | The same goes for peas. | Green bean

# spices-to-have | choices | spices worth having in every kitchen | spices/spice kitchen/pantry/have/need/essential/essentials (home/cook/should/own/basic/every/cooking/beginners/your)
- Black pepper | Whole, in a mill. Once ground, its scent is gone within weeks. | It was once worth its weight in silver, people say. | Black pepper
- Cumin | Warm and earthy, it makes beans, chili and curry taste of somewhere. | Toast it in a dry pan first. | Cumin
- Paprika | Sweet for color, smoked for the taste of a fire without one. | It burns fast in hot oil. | Paprika
- Cinnamon | Not just for cake. A pinch makes tomato sauce and stew rounder. | It is the bark of a tree. | Cinnamon
- Chili flakes | They wake up pasta, eggs and pizza. Add them early to spread the heat. | They start mild on the tongue, and build. | Crushed red pepper
- Oregano | One of the few herbs that are strong when dried. Rub it between your palms. | Pizza would not be the same. | Oregano
- Turmeric | It gives curry its gold, and everything else, too, including your counter. | The color fades in the sun. | Turmeric
- Bay leaves | They work slowly, in soup, rice and stew. Take them out before you eat. | They never get soft. | Bay leaf

# pasta-shapes | gathered | types of pasta, and what they are for | pasta types/kinds/shapes/type (for/are/used/sauce/sauces/with/what/different/italian)
- Spaghetti | Thin strings want thin sauces: oil and garlic, tomato, clams. In Bologna, meat sauce goes on tagliatelle. | The name means little strings. | Spaghetti
- Penne | Slanted tubes that scoop up chunky sauce, inside and outside. | They are named after the tip of a quill. | Penne
- Tagliatelle | Flat ribbons of egg dough, rough enough to hold meat sauce. | Bologna keeps a golden one as the measure. | Tagliatelle
- Orecchiette | Little ears, pressed with the thumb. They catch broccoli and sausage. | They come from Apulia. | Orecchiette
- Fusilli | Screws whose grooves hold pesto, and stay lively in a salad. | They used to be rolled around a wire. | Fusilli
- Farfalle | Butterflies that are soft at the wings and firm in the middle. Good with cream and peas. | We call them bow ties. | Farfalle
- Orzo | It looks like rice and swims well in soup. | The name means barley. | Orzo
- Lasagne | Sheets for layers. It is one of the oldest kinds of pasta. | One sheet is a lasagna. | Lasagna

# national-dishes | gathered | national dishes from around the world | national dishes/dish/foods (world/around/countries/different/from/famous/every)
- Feijoada in Brazil | Black beans and pork simmer for hours, and come with rice, greens and orange. | Saturday is its day. | Feijoada
- Goulash in Hungary | Herdsmen cooked beef and paprika in a kettle. Hungarians eat it as a soup. | The word means herdsman. | Goulash
- Ceviche in Peru | Lime juice turns raw fish white and firm, much as heat would. Chili and onion go in. | It has a holiday of its own. | Ceviche
- Couscous in Morocco | Tiny grains of wheat are steamed three times. On Fridays, families share one plate. | Several countries got it on a UNESCO list together. | Couscous
- Pho in Vietnam | Broth simmers for many hours with star anise and burned ginger. People eat it for breakfast. | Herbs come on the side. | Pho
- Fondue in Switzerland | Cheese and wine in one pot. A cheese board made it famous in the nineteen thirties. | Whoever loses their bread pays a round. | Fondue
- Moussaka in Greece | Eggplant, meat and a thick white sauce. That white top dates from the nineteen twenties. | A cook trained in France added it. | Moussaka
- Ackee and saltfish in Jamaica | A fruit that looks like scrambled eggs, with salted cod. Unripe, the fruit is poisonous. | It must open by itself. | Ackee and saltfish

# breakfasts-of-the-world | gathered | breakfasts around the world | breakfast/breakfasts world/countries/around (different/eat/from/people/what/traditional)
- Japan | Rice, miso soup, grilled fish and pickles. It looks like a small dinner. | Some add fermented beans. | Japanese cuisine
- Turkey | Dozens of small plates: olives, cheese, eggs, honey and tea without end. | The word for breakfast means before coffee. | Turkish cuisine
- Mexico | Chilaquiles: yesterday's tortillas, fried and softened in hot salsa, with an egg on top. | Many swear by them after a long night. | Chilaquiles
- Egypt | Ful, which are fava beans that have cooked slowly through the night. | It has been eaten for ages. | Ful medames
- Malaysia | Nasi lemak: rice in coconut milk, with chili paste, peanuts and tiny fish. | It used to come in a banana leaf. | Nasi lemak
- Costa Rica | Gallo pinto: rice and beans, fried together. The name means spotted rooster. | Nicaragua claims it, too. | Gallo pinto
- Israel | Shakshuka: eggs in a pan of hot tomato sauce. It came with people from North Africa. | Bread wipes the pan. | Shakshouka
- The Netherlands | Bread with butter and chocolate sprinkles, for children and grown-ups. | The sprinkles are called hagelslag. | Hagelslag

# expensive-foods | gathered | of the most expensive foods in the world | expensive/priciest foods/food/ingredients/dishes (most/world/earth)
- Saffron | Each flower has three threads, picked by hand. A gram takes about a hundred and fifty flowers. | Cheap saffron is often something else. | Saffron
- White truffles | Nobody has managed to farm them well, so dogs search for them in the woods of Italy. | Their smell is gone in days. | Tuber magnatum
- Beluga caviar | The fish may need fifteen years or more before it has eggs, and it is close to dying out. | Most of it is farmed today. | Beluga caviar
- Matsutake | In Japan, these mushrooms cost a fortune, because they only grow in the wild and are getting rare. | They smell of cinnamon and pine. | Matsutake
- Iberian ham | The best comes from pigs that ate acorns under oaks, and hangs for three years or longer. | The pigs are black. | Jamón ibérico
- Edible birds' nests | They are made of the spit of swiftlets, and cooked into soup in China. | Houses are built just for the birds. | Edible bird's nest
- Kopi luwak | Coffee beans that passed through a civet. The animals are often kept in cages, so better leave it. | Tasters are seldom impressed. | Kopi luwak

# foods-by-accident | gathered | foods that were invented by accident | foods/food accident/accidental/accidentally/mistake (invented/discovered/made/created/were/by)
- Corn flakes | In the eighteen nineties, the Kellogg brothers left cooked wheat standing. They rolled it anyway, and got flakes. | Corn came later. | Corn flakes
- Popsicles | In nineteen oh five, Frank Epperson, eleven years old, left a drink with its stick outside on a cold night, as he told it. | He applied for a patent eighteen years later. | Popsicle (brand)
- Tarte Tatin | A sister at a hotel in France is said to have burned the apples, and put the dough on top. | Historians doubt that it was an accident. | Tarte Tatin
- Cheese | Somebody carried milk in a bag made of a stomach, the story goes, and it turned to curds. | It was long before writing. | Cheese
- Worcestershire sauce | Two chemists found their first barrel awful. They forgot it, tasted again, and sold it. | That is how the makers tell it. | Worcestershire sauce
- Saccharin | A chemist had not washed his hands, and his dinner tasted sweet. | It was coal tar that he worked with. | Saccharin
- Nachos | In the early nineteen forties, Ignacio Anaya had hungry guests and no cook. He melted cheese on chips. | His nickname was Nacho. | Nachos
- Blue cheese | A shepherd left his lunch in a cave and came back to mold, says the legend of Roquefort. | The caves are still used. | Roquefort

# coffee-drinks | gathered | types of coffee drinks | coffee/coffees/espresso types/kinds/drinks/drink/type (different/explained/order/most/every/cafe/starbucks/barista/are)
- Espresso | Hot water is pressed through fine coffee in less than half a minute. All the others on this list begin with it. | In Italy you drink it standing. | Espresso
- Cappuccino | Espresso, milk and a thick cap of foam. Italians order it in the morning. | It is named after the robes of monks. | Cappuccino
- Latte | Espresso with a lot of milk and little foam. In Italy, ask for a caffe latte, or you get milk. | It is the mildest. | Latte
- Flat white | Less milk than a latte, and foam as fine as paint. Australia and New Zealand both claim it. | It tastes more of coffee. | Flat white
- Americano | Espresso with hot water. American soldiers in Italy wanted their coffee longer, the story goes. | It looks like filter coffee. | Caffè Americano
- Macchiato | Espresso with a stain of milk. The word means stained. | Some chains sell something much bigger by that name. | Caffè macchiato
- Cortado | As much warm milk as espresso, to cut the edge. It comes from Spain. | The name means cut. | Cortado
- Affogato | A ball of vanilla ice cream that drowns in hot espresso. | It is dessert and coffee in one. | Affogato

# cheeses-to-know | choices | cheeses worth knowing | cheeses/cheese types/know/kinds/try/famous (should/about/world/different/of/around/best/every)
- Parmesan | It needs at least a year, and a whole wheel weighs about forty kilograms. One bank in Italy takes wheels as security for loans. | The rind goes into soup. | Parmigiano Reggiano
- Brie | White mold ripens it from the outside in. It should be soft to the middle, but not runny. | Take it out an hour before. | Brie
- Gouda | Young, it is mild and soft. After two years it crunches and tastes of caramel. | Say it with a Dutch throat. | Gouda cheese
- Feta | By law in Europe, it comes from Greece and from sheep's milk, perhaps with some goat's. | It lies in brine. | Feta
- Roquefort | It ripens in the caves of one French village. Its blue mold loves the damp air. | It is made of sheep's milk. | Roquefort
- Mozzarella | The best is made from the milk of water buffalo, and eaten within days. | Cold kills its taste. | Mozzarella
- Cheddar | It is named for a village in England. Blocks of curd are stacked and turned to make it. | The orange ones are dyed. | Cheddar cheese
- Halloumi | This cheese from Cyprus hardly melts. Fry it until it squeaks. | Mint often comes with it. | Halloumi

# cooking-mistakes | gathered | common cooking mistakes | cooking/kitchen/cook mistakes/mistake (common/beginners/beginner/home/cooks/make/avoid/ruin/food/your/new/everyone)
- A pan that is not hot | Meat that goes into a cool pan turns gray and sticks. Wait until a drop of water dances. | Nonstick pans should not get that hot empty. | Searing
- A full pan | Too much at once lets out steam, and food boils in its own water. Fry in two rounds. | It takes less time in the end. | Frying
- Salt only at the end | Salt needs time to get inside. Season early, taste, and season again. | You can add, but not take away. | Seasoning
- A dull knife | It slips, and you press harder. A sharp one is safer. | A folded towel stops the board. | Kitchen knife
- Cutting meat at once | Give a steak or a roast a few minutes to rest, and less juice runs out. | Cover it loosely. | Resting (cooking)
- No recipe read to the end | The dough has to rest overnight, says line nine. Read it all, then begin. | Set everything out first. | Mise en place
- Nothing sour | When a dish tastes flat, it often needs lemon or vinegar rather than salt. | A few drops are enough. | Taste

# freezable-foods | gathered | foods that you can freeze | freeze foods/food/things (that/you/can/could/surprisingly/know/knew); freezable/freeze/freezer-friendly foods/food (surprising/that/can)
- Bread | Slice it first, and toast it straight from the freezer. It keeps for about three months. | It is far better than the fridge. | Bread
- Eggs without their shell | Beat them, and freeze them in an ice cube tray. Label how many. | Whole in the shell, they crack. | Egg as food
- Grated cheese | It melts as well as before. Blocks crumble, so grate it first. | Pizza does not mind. | Cheese
- Butter | In its wrapper it keeps for about half a year. | Grate it cold into dough. | Butter
- Ripe bananas | Peel them first. They become bread, or soft ice cream in a blender. | The blacker, the sweeter. | Banana
- Fresh herbs | Chop them into oil in an ice cube tray, and one cube seasons a pan. | Basil keeps more flavor that way. | Herb
- Leftover wine | Freeze it in cubes for sauces. | The alcohol keeps it a bit soft. | Wine
- Ginger | Freeze it whole and grate it frozen, with the peel. | It does not even need to thaw. | Ginger

# protein-snacks | gathered | snacks with a lot of protein | protein snacks/snack (high/high-protein/rich/with/lots/of/quick/easy/work/good/healthy); high-protein snacks/snack (quick/easy/work/good/healthy)
- Greek yogurt | A cup has some fifteen to twenty grams, because the whey was strained away. | Add berries instead of sugar. | Strained yogurt
- Boiled eggs | Six grams each, and they keep for about a week in the shell in the fridge. | Salt and mustard are enough. | Egg as food
- Cottage cheese | Half a cup has about twelve grams. It goes with tomatoes as well as with peaches. | It was a diet food of the seventies. | Cottage cheese
- Edamame | Young soybeans in the pod, with some nine grams in half a cup of beans. | Leave the pods. | Edamame
- Roasted chickpeas | Crunchy like chips, with fiber besides. | Half an hour in a hot oven does it. | Chickpea
- Tuna from a can | One small can has more than twenty grams. Put it on crackers. | Not every day, because of the mercury. | Canned fish
- A handful of almonds | About six grams, and fat that keeps you full. | They need no fridge. | Almond
- Beef jerky | About ten grams in one ounce. Look at the salt and sugar on the pack. | The word comes from the Andes. | Jerky

# baking-swaps | gathered | ingredient swaps for baking | baking/bake swaps/swap/substitutes/substitutions/substitute (ingredient/ingredients/easy/for/egg/out/in/when/you)
- Buttermilk | Stir a tablespoon of lemon juice into a cup of milk, and wait five minutes. | It is sour, and that is what counts. | Buttermilk
- An egg | A tablespoon of ground flaxseed and three of water bind a muffin or a pancake. It does not hold air like egg white. | Let it stand until it is thick. | Flax
- Butter | In cakes and muffins, use about three quarters as much oil. Cookies get flatter with it. | Add a pinch of salt. | Butter
- Brown sugar | White sugar and a spoon of molasses are all it is. | Rub it in with your fingers. | Brown sugar
- Self rising flour | A cup of flour, one and a half teaspoons of baking powder, and a pinch of salt. | Sift it twice. | Flour
- Sour cream | Plain Greek yogurt does the same work, cup for cup. | Full fat is closer. | Sour cream
- Baking powder | A quarter teaspoon of baking soda and half a teaspoon of cream of tartar make one teaspoon. | Use it at once. | Baking powder

# kitchen-tools | choices | kitchen tools that a beginner needs | kitchen/cooking tools/utensils/equipment/gadgets/essentials (beginner/beginners/need/needs/every/should/own/have/must/first/apartment/basic/cook/home)
- One good chef's knife | It does nine jobs out of ten. Hold it in the store before you buy it. | Keep it out of the dishwasher. | Chef's knife
- A large cutting board | Chopping is no fun when half of it falls off. Wood or plastic, and never glass. | A damp towel below keeps it in place. | Cutting board
- A cast iron or steel pan | It browns meat, goes into the oven, and may outlive you. | Eggs come later, when it is seasoned. | Cast-iron cookware
- A pot with a lid | About five quarts: for pasta, soup, rice and stew. | A thick bottom burns less. | Cookware and bakeware
- A thermometer | It ends the guessing whether the chicken is done: seventy four degrees Celsius, or one hundred and sixty five Fahrenheit. | Measure the thickest part. | Meat thermometer
- A digital scale | Flour in a cup can be off by a quarter. A scale is not. | Bakers swear by it. | Kitchen scale
- Tongs | They are a hand that does not burn. | Buy the ones that lock. | Tongs
- A box grater | Cheese, carrots, butter, ginger: one tool, four sides. | Watch your knuckles at the end. | Grater

# desserts-of-the-world | gathered | desserts from around the world | desserts/sweets/dessert world/countries/around (different/from/famous/best/traditional)
- Tiramisu from Italy | Coffee, ladyfingers and mascarpone. It became known only in the nineteen seventies. | The name means pick me up. | Tiramisu
- Baklava from Turkey | Paper thin dough, nuts and syrup, in dozens of layers. Sultans gave it to their soldiers. | A good one crackles. | Baklava
- Mochi from Japan | Rice is pounded until it is stretchy. At new year it is eaten with great care, since people have choked on it. | Pounding takes two people and trust. | Mochi
- Pastel de nata from Portugal | Monks used egg whites for starching clothes, it is said, and made tarts of the yolks. | It has to be hot, with burned spots. | Pastel de nata
- Gulab jamun from India | Balls of milk solids, fried and soaked in syrup of rose and cardamom. | The name has rose water in it. | Gulab jamun
- Brigadeiros from Brazil | Condensed milk, cocoa and butter. They were sold to support a candidate, who lost. | He was a brigadier. | Brigadeiro
- Pavlova | Meringue with fruit, named for a Russian dancer. Australia and New Zealand still argue about it. | It is a Christmas dessert in summer. | Pavlova (dessert)
- Sachertorte from Austria | Chocolate cake with apricot jam. Two houses in Vienna went to court over who had the original. | It took years. | Sachertorte

# italian-beyond-pizza | choices | Italian dishes that are neither pizza nor pasta | dishes/foods/food italian/italy pizza/pasta (aren't/not/isn't/besides/other/than/no/without/neither/beyond)
- Risotto alla Milanese | Rice, stirred with broth until it is creamy, and golden with saffron. | It should flow like a wave. | Risotto alla milanese
- Osso buco | Slices of veal shank, braised until the marrow can be spooned out of the bone. | The name means bone with a hole. | Ossobuco
- Polenta | Corn meal, stirred for a long time, soft or fried in slices. It fed the north for centuries. | Corn came from America. | Polenta
- Caponata | Eggplant, celery and olives from Sicily, sweet and sour at once. | It tastes better the next day. | Caponata
- Saltimbocca | Veal, ham and sage, fried in butter. The name means it jumps into the mouth. | It is a dish of Rome. | Saltimbocca
- Ribollita | A Tuscan soup of beans, cabbage and old bread, cooked a second time. | That is what the name says. | Ribollita
- Vitello tonnato | Cold slices of veal in a sauce of tuna and capers. It sounds wrong and is right. | Piedmont serves it in summer. | Vitello tonnato

# pizza-toppings-of-the-world | gathered | unusual pizza toppings around the world | pizza toppings/topping (weird/weirdest/strange/strangest/unusual/world/around/craziest/countries/different)
- Banana and curry in Sweden | It has been on menus there for decades, and many Swedes love it. | Peanuts may come on top. | Swedish pizza
- Mayonnaise and corn in Japan | With chicken or squid, and thin lines of mayonnaise all over. | The mayonnaise there is sweeter. | Pizza in Japan
- Green peas in Brazil | In Sao Paulo they belong on a pizza with ham, eggs and onion. | Ketchup is another matter. | Pizza
- Reindeer in Finland | Smoked reindeer and mushrooms won a contest, and a chain named that pizza after an Italian leader who had mocked Finnish food. | It was Silvio Berlusconi. | Kotipizza
- Pineapple in Canada | A Greek cook in Ontario put it on in nineteen sixty two, and named it after the can. | The brand was called Hawaiian. | Hawaiian pizza
- Paneer in India | Spicy cubes of a cheese that does not melt, since many guests eat no meat. | Chains sell it all over. | Paneer

# banned-foods | gathered | foods that are banned somewhere | foods/food banned/illegal/forbidden (some/countries/country/world/around/in/other/that/are/certain)
- Kinder Surprise | In the United States, candy must not hold a toy inside. The law is from nineteen thirty eight. | Another egg, in two halves, is sold. | Kinder Surprise
- Haggis | Traditional haggis has sheep's lung in it, which is not allowed as food in the United States. | There are versions without. | Haggis
- Casu marzu | This cheese from Sardinia is full of living maggots. The law forbids selling it. | Some eat it anyway. | Casu martzu
- Fugu | The European Union does not let this poisonous fish be sold. In Japan, cooks need a license. | There is no antidote. | Fugu
- Ackee | The United States lets this fruit in only from approved makers. Before it opens, it makes people very sick. | Jamaica loves it ripe. | Ackee
- Foie gras | Force feeding ducks and geese is against the law in many countries, and some places ban the sale as well. | California is one of them. | Foie gras controversy
- Chewing gum | Singapore banned its sale in nineteen ninety two. Only gum from a dentist or pharmacist was let back in. | It had stopped the doors of trains. | Chewing gum sales ban in Singapore

# vitamin-c-foods | gathered | foods with more vitamin C than oranges, weight for weight | foods/food/fruits/vegetables vitamin oranges/orange (c/more/than/with/an/that/have)
- Red bell peppers | They have more than twice as much, and more than green ones. | Raw is best. | Bell pepper
- Guava | It has about four times as much. | The seeds can be eaten. | Guava
- Kiwi | It has more than half again as much, and yellow ones beat green ones. | You can eat the skin. | Kiwifruit
- Kale | Raw, it has well over one and a half times as much. Cooking takes a good part. | Steaming loses less than boiling. | Kale
- Broccoli | Raw, it has about one and a half times as much, and half of that when boiled for long. | The stem counts. | Broccoli
- Strawberries | They have just a little more than oranges. | Eat them soon. | Strawberry
- Black currants | They have more than three times as much. In the war, British children got the syrup. | Oranges could not be shipped. | Blackcurrant
- Acerola | This cherry from the Caribbean has some thirty times as much. | It spoils in days. | Malpighia emarginata
`
