/** Foods and drinks that people ask for; the format is that of `readTopics`. */
export const FOODS_EVERYDAY = `
# kimchi | food | kimchi | kimchi, kimchee, history of kimchi, kimchi facts, korean kimchi | Kimchi
> It is alive in the jar. | Korea has a refrigerator just for it. | Once it was not red at all.
@ You open a jar, and it fizzes.
3 | jar of cabbage | What is kimchi? | Kimchi is vegetables that ferment | Kimchi is made of salted vegetables, mostly cabbage, with garlic, ginger and chili. Bacteria make it sour and keep it. | Bacteria turn sugar into acid, as in sauerkraut. | In Korea it is on the table at nearly every meal.
4 | chili peppers | Was kimchi always red? | Old kimchi was not red | Chili came to Korea only after Columbus had been to America. Before, kimchi was salted vegetables without it. | White kimchi is still made. | So the color is a few hundred years old.
4 | special refrigerator | What is a kimchi refrigerator? | Korea has refrigerators just for kimchi | Kimchi refrigerators hold the cold very evenly, a little above freezing, so that kimchi ripens slowly. Most homes in South Korea have one. | They took the place of clay pots in the ground. | They keep the smell away from the milk.
4 | many hands | What is kimjang? | Kimchi is made together in autumn | Before winter families and neighbors salt and fill hundreds of cabbages together. UNESCO lists this kimjang as heritage. | North Korea's is listed, too. | What is made is shared.
5 | space food | Has kimchi been to space? | Kimchi went to space without its bacteria | In two thousand eight Yi So-yeon, the first Korean in space, had kimchi with her. Scientists had killed its bacteria by radiation. | Nobody wanted a can that swells up there. | Killing them without harm to the taste took years.

# tofu | food | tofu | tofu, bean curd, history of tofu | Tofu
> It is made like cheese, without a cow. | It is about two thousand years old, people say. | One kind stinks on purpose.
@ You bite into something soft that tastes of its sauce.
3 | white block | How is tofu made? | Tofu is made like cheese | Soybeans are soaked, ground and boiled into milk. Something such as a salt from the sea makes it curdle, and the curd is pressed. | The longer it is pressed, the firmer it is. | It is among the oldest ways to eat beans.
3 | old book | Who invented tofu? | Tofu comes from China | As the story goes, a prince of the Han dynasty found it over two thousand years ago. The first sure records are about a thousand years old. | Monks took it to Japan. | Monks ate it in place of meat.
4 | street stall | What is stinky tofu? | One tofu is loved for its stink | Stinky tofu lies for days or longer in a brine that ferments. In Taiwan and China it is fried and sold in the street. | The smell reminds people of old cheese. | The taste is milder than the smell.
4 | frozen block | Why freeze tofu? | Frozen tofu becomes a sponge | Ice makes holes in it. When it thaws and is pressed, it soaks up broth like a sponge. | In Japan this has been done on cold mountains for centuries. | It is an easy way to a chewier bite.
3 | tub of water | Why is tofu kept in water? | Tofu dries out without water | Water in the package keeps it moist. An open block stays fresh for a few days if its water is changed each day. | Pressing it before cooking helps it to brown. | Much of what it is has always been water.

# noodles | food | noodles | noodles, history of noodles, who invented noodles, chinese noodles | Noodles
> The oldest lay under a bowl for four thousand years. | One man pulled them out of a garden shed. | Slurping is polite.
@ Steam rises from a bowl, and you pick up your chopsticks.
5 | old bowl | How old are noodles? | Noodles were found after four thousand years | In China, at Lajia, a bowl upside down held thin yellow noodles about four thousand years old. They seem to have been made of millet. | An earthquake and a flood had buried the place. | What they were made of is doubted.
4 | instant noodles | Who invented instant noodles? | Instant noodles began in a shed | Momofuku Ando worked for about a year in a shed behind his house in Japan. In nineteen fifty eight he sold the first ones. | Momofuku Ando fried them, which dries them quickly. | Each year over a hundred billion portions are eaten.
4 | paper cup | Why do noodles come in cups? | Cup noodles began with a coffee cup | Ando saw Americans break his noodles into a cup and pour hot water on them. In nineteen seventy one the cup came out. | In the cup, the noodles hang in the middle. | Water then reaches the noodles from below, too.
3 | pulled dough | How are noodles pulled by hand? | Pulled noodles double with each fold | A cook stretches and folds the dough again and again. After ten folds there are more than a thousand strands. | Lanzhou is known for it. | It takes years to learn.
3 | long noodles | Why are noodles long for birthdays? | Long noodles stand for a long life | In China people eat long noodles on a birthday. Cutting them is held to bring no luck. | Each noodle is slurped in one go. | In Japan, soba at New Year has a like meaning.

# dumplings | food | dumplings | dumplings, history of dumplings, gyoza, pierogi, chinese dumplings | Dumpling
> Nearly every country has one. | Some were found in a grave. | Their shape means money.
@ Everybody at the table folds.
3 | gold shape | Why are dumplings eaten at New Year? | Chinese dumplings are shaped like money | In the north of China families fold dumplings for the New Year. Their shape recalls the boats of gold and silver that were money once. | A coin is hidden in one. | Whoever finds the coin has luck.
5 | grave goods | How old are the oldest dumplings? | Dumplings were found in old graves | In Turpan in western China, dry graves kept dumplings for more than a thousand years. They look much like those of today. | The desert had dried them. | The old dumplings can be seen in a museum.
3 | steaming plate | What are pierogi, momos and ravioli? | Dumplings have names all over the world | Poland has pierogi, Nepal momos, Georgia khinkali, Japan gyoza and Italy ravioli. All are dough around something. | Some may share an origin, and others not. | A little meat feeds many this way.
4 | soup inside | How does soup get into a dumpling? | Soup dumplings are filled with jelly | Broth with gelatin is firm when it is cold. It is folded in with the meat, and melts in the steam. | You bite a small hole first. | The soup is hot.
3 | Japanese pan | Where does gyoza come from? | Gyoza came to Japan from China | Soldiers and settlers who came back after the Second World War had learned to love dumplings in China. In Japan they are mostly fried. | Garlic goes in more often. | Two Japanese cities compete for who eats the most.

# olive-oil | food | olive oil | olive oil, history of olive oil, extra virgin olive oil, olives, olive trees | Olive oil
> It is juice. | It lit lamps and cleaned athletes. | Green and black can be the same fruit.
@ You dip bread into something green and peppery.
3 | pressed olives | What is extra virgin olive oil? | Olive oil is the juice of a fruit | Extra virgin oil is pressed without heat or chemicals, and testers must find no fault in its taste. | It takes several kilos of olives for one liter. | It loses its taste over time, unlike wine.
4 | green and black olives | What is the difference between green and black olives? | Green and black olives are one fruit | Olives turn from green to purple and black as they ripen. Fresh from the tree they are too bitter to eat. | Salt water takes the bitterness out. | Some black ones of the can are green ones that were colored.
4 | old tree | How old do olive trees get? | Olive trees can live for many centuries | Some still bear fruit after a thousand years and more. Their trunks get hollow, so that nobody can count all rings. | When a trunk dies, new shoots rise from the root. | The tree of Vouves on Crete is among the oldest.
4 | athlete with oil | What did Romans use olive oil for? | Athletes washed with olive oil | Greeks and Romans rubbed oil on the skin and scraped it off with dirt and sweat. It also burned in their lamps. | Winners at Athens got jars of it. | Rome shipped so much that the broken jars make a hill.
3 | rows of trees | Which country makes the most olive oil? | Spain makes the most olive oil | Spain makes more than any other country, mostly in Andalusia. Italy, Greece, Turkey and Tunisia make much of it, too. | In the province of Jaen there are tens of millions of olive trees. | A bad year there is felt in prices all over the world.

# maple-syrup | food | maple syrup | maple syrup, history of maple syrup, maple syrup heist, maple sap | Maple syrup
> Forty liters of sap make one liter. | Thieves stole thousands of tons. | Canada keeps a reserve of it.
@ Snow lies in the woods, and a bucket drips.
4 | boiling sap | How is maple syrup made? | It takes forty liters of sap for one | The sap of sugar maples has about two percent of sugar. It is boiled until it is thick. | Boiling also gives the color and the taste. | That is why real maple syrup costs so much.
3 | bucket on a tree | When does maple sap run? | Maple sap runs when nights freeze | In early spring, cold nights and mild days make pressure in the tree, and the sap drips. The season lasts a few weeks. | When buds open, the taste is gone. | A tree can be tapped for decades.
5 | barrels | What was the maple syrup heist? | Thieves stole three thousand tons of maple syrup | In twenty eleven and twelve, thieves in Quebec emptied barrels of a store and filled some with water. It was worth over eighteen million dollars. | The theft was found when a man climbed on an empty barrel. | The chief of them went to prison.
4 | warehouse | Does Canada have a maple syrup reserve? | Quebec keeps a reserve of maple syrup | Producers store barrels of good years for bad ones, so that the price stays even. | Quebec makes most of the syrup of the world. | It has been called the OPEC of syrup.
3 | leaf | Who first made maple syrup? | Native peoples made maple sugar first | Peoples of northeastern America gathered sap long before Europeans came. They boiled it down to sugar, which keeps. | Some let sap freeze and took away the ice. | Settlers learned it from them.

# mangoes | food | mangoes | mangoes, mango, mangos, history of mangoes, mango facts | Mango
> It is a cousin of poison ivy. | One was carried around like a saint. | Hundreds of flowers make one fruit.
@ Juice runs down to your elbow.
3 | mango tree | Where do mangoes come from? | Mangoes come from South Asia | People there have grown mangoes for thousands of years. India still grows the most. | There are hundreds of kinds. | The mango is the national fruit of India and of Pakistan.
4 | skin of a mango | Is mango related to poison ivy? | Mangoes are cousins of poison ivy | Both belong to the cashew family. Sap and peel of the mango hold stuff like that in poison ivy, and some people get a rash. | The flesh has hardly any. | Peeling helps.
5 | mango in a glass case | What were Mao's mangoes? | China once worshiped mangoes | In nineteen sixty eight Mao gave a box of mangoes to workers. They were kept in wax and glass, and copies were carried in parades. | Hardly anybody there had ever seen one. | The cult of the mango went on for about a year and a half.
3 | flowers | Why do most mango flowers bear no fruit? | Few mango flowers become fruit | A tree has many thousands of small flowers, and of most hundreds only one becomes a fruit. | Flies bring the pollen more often than bees. | A tree can bear for over a hundred years.
3 | unripe mango | Do people eat green mangoes? | Green mangoes are eaten with salt | From Mexico to the Philippines, unripe mango is eaten with salt, chili or shrimp paste. It is sour and crisp. | In India it becomes pickles. | Ripe and unripe are almost two foods.

# watermelons | food | watermelons | watermelon, watermelons, history of watermelons, watermelon facts, square watermelons | Watermelon
> Botanists call it a berry. | Japan grows square ones. | Seeds lay in a pharaoh's tomb.
@ You hit it, and it sounds hollow.
4 | square melon | Why does Japan grow square watermelons? | Square watermelons are not for eating | In Japan some grow in boxes so that they become cubes. They are picked unripe, cost a lot and stand in shop windows. | Cubes were to fit into refrigerators. | They are a decoration.
3 | cut melon | How much water is in a watermelon? | Watermelons are more than ninety percent water | More than ninety percent is water, so they cool well. In the dry south of Africa wild melons are a source of water. | People and animals drink from them. | The seeds can be eaten, too.
4 | tomb | How old are watermelons? | Watermelon seeds lay in Tutankhamun's tomb | Seeds of watermelon lay in the tomb of Tutankhamun, some three thousand three hundred years old. A close wild relative grows in Sudan. | Pictures in Egypt show striped melons. | At first they may have been kept for their water.
3 | berry | Is a watermelon a berry? | Botanists call watermelons berries | For botany, a berry comes from one flower with one ovary and has its seeds in the flesh. Watermelons and cucumbers do. | Such berries have a name of their own, pepo. | Strawberries are none.
4 | seedless melon | How do you grow seedless watermelons? | Seedless watermelons have three sets of chromosomes | Parents with two and four sets give plants with three, which cannot form good seeds. | They need pollen from another kind to bear fruit. | Farmers plant another kind beside them.

# vinegar | food | vinegar | vinegar, apple cider vinegar facts, history of vinegar, balsamic vinegar | Vinegar
> It is wine that went on. | Soldiers of Rome drank it. | One kind waits for twenty five years.
@ You open the bottle, and your nose wakes up.
3 | wine and bottle | How is vinegar made? | Vinegar is made from alcohol | Bacteria turn the alcohol of wine, cider or beer into acetic acid. They need air for it. | Vin aigre is French for sour wine. | That is why open wine turns sour.
3 | slimy disk | What is the mother of vinegar? | Vinegar has a mother | The mother is a slimy film of bacteria and cellulose. With it the next vinegar is begun. | It can be filtered out, and does no harm. | You may find one in an old bottle.
4 | Roman soldier | What did Roman soldiers drink? | Rome's soldiers drank vinegar with water | Sour wine or vinegar with water was called posca. It was cheap, kept well, and was safer than bad water. | The sponge with vinegar in the Bible may have held such a drink. | Generals drank it to show that they were like their men.
4 | small barrels | How old is balsamic vinegar? | True balsamic vinegar waits for twelve years | The traditional one of Modena is made of boiled grape juice and moves through a row of smaller and smaller barrels. Extra old means twenty five years. | What is cheap in shops is another thing, made with wine vinegar. | A small bottle costs as much as a good dinner.
3 | kettle | Why does vinegar remove lime? | Vinegar dissolves lime | Its acid turns lime into a salt that dissolves, and gas bubbles up. | Vinegar also eats marble and hurts some seals. | Vinegar must never be mixed with bleach: that makes a poisonous gas.

# chewing-gum | food | chewing gum | chewing gum, bubble gum, gum, history of chewing gum, gum facts | Chewing gum
> Some of it has kept its teeth marks for thousands of years. | Singapore does not sell it. | Seven years in your stomach is a tale.
@ You blow, and it pops on your nose.
5 | birch tar | What did chewing gum tell of a girl? | Old gum told scientists of a girl | In Denmark a piece of birch tar more than five thousand years old held DNA of a girl or woman. She had dark hair and probably blue eyes. | She had eaten duck and hazelnuts not long before. | No bone of her was needed.
4 | Singapore street | Is chewing gum banned in Singapore? | Singapore does not sell chewing gum | Since nineteen ninety two gum has not been sold in Singapore, after it had jammed the doors of trains. Gum for the teeth is allowed in pharmacies. | Chewing itself is not what is banned. | Spitting it out costs a fine.
4 | sapodilla tree | What was chewing gum made from? | Gum came from a tree of Mexico | Chicle, the sap of the sapodilla, was chewed by Aztecs and Maya. In the nineteenth century Thomas Adams tried to make tires of it, and sold gum instead. | A Mexican general had brought it to him. | Most gum of today is made of plastics.
4 | pink bubble | Why is bubble gum pink? | Bubble gum is pink by chance | In nineteen twenty eight Walter Diemer, an accountant, mixed the first good bubble gum. Pink was the only food color at hand. | Its inventor taught sellers how to blow. | Walter Diemer got no patent for it.
3 | shop scanner | What was the first product scanned? | Gum was the first thing scanned | In June nineteen seventy four a cashier in Troy, Ohio, scanned a pack of Wrigley's gum. It was the first sale with such a bar code. | The pack cost sixty seven cents. | A pack is in a museum.
! seven years | swallowed gum stays in you for seven years | It leaves as other things do that you cannot digest. | Only large amounts have blocked anybody. 

# bagels-and-waffles | food | bagels | bagels, bagel, history of bagels, new york bagels | Bagel
> They are boiled before they are baked. | They went to space. | Their hole had a use.
@ You wait in a line on a Sunday morning.
3 | boiling pot | Why are bagels boiled? | Bagels are boiled before baking | A short bath in hot water sets the outside, so that the bagel stays dense and shiny. Then it goes into the oven. | Malt or honey goes into the water. | Without it, it is a roll with a hole.
3 | Krakow | Where do bagels come from? | Bagels come from Jews in Poland | Rules of the Jewish community of Krakow named bagels in sixteen ten, as a gift for women who had given birth. | Emigrants brought them to New York. | Similar rings are older.
4 | string of bagels | Why do bagels have a hole? | Bagels were carried on strings | The hole helped them to bake evenly. Sellers could put many of them on a string or a stick. | So they hung in the street for sale. | The hole was bigger once.
4 | union card | What was the bagel bakers' union? | Bagel bakers had a union of their own | In New York in the first half of the twentieth century, nearly all bagel bakers were in Local three thirty eight. Only sons and nephews got in. | Records were kept in Yiddish. | Machines ended it in the sixties.
4 | space shuttle | Have bagels been to space? | Bagels from Montreal flew to space | In two thousand eight the astronaut Gregory Chamitoff took eighteen bagels with sesame with him. They came from his relatives' shop. | Montreal boils its bagels in water with honey. | New York and Montreal argue about whose are better.

# tequila | food | tequila | tequila, mezcal, history of tequila, tequila worm, agave | Tequila
> It is no cactus. | There is no worm in it. | The plant needs years.
@ You see blue rows on red earth.
3 | blue agave | What is tequila made of? | Tequila is made of blue agave | The agave is no cactus. It grows for six years or more before its heart is baked and fermented. | By law it comes from Jalisco and parts of four other states. | All tequila is a kind of mezcal.
4 | bottle with a worm | Is there a worm in tequila? | Tequila has no worm | The larva of a moth is found in some bottles of mezcal, and not in tequila. It began in the twentieth century as a way to sell. | The larva makes nobody see things. | The rule for tequila does not allow it.
3 | giant heart | How heavy is an agave heart? | An agave heart weighs like a child | The heart looks like a pineapple and mostly weighs some twenty to fifty kilos or more. Men called jimadores cut off the leaves by hand. | The tool is a round blade on a stick. | The craft goes from father to son.
4 | bat and flower | Why does tequila need bats? | Bats bring agaves their pollen | Long-nosed bats visit the flowers at night. But farmers cut the plants before they bloom, and grow copies of them. | Where all plants are copies, one disease hits all. | Some farmers now let a few bloom.
3 | town | Where does the name tequila come from? | Tequila is named after a town | The town of Tequila lies in Jalisco, beside a volcano. Its landscape of agaves is World Heritage. | The oldest large maker dates from the eighteenth century. | The name is protected in many countries.

# matcha-and-boba | food | bubble tea | bubble tea, boba, boba tea, history of bubble tea, tapioca pearls | Bubble tea
> Two tea houses went to court over it. | The pearls come from a root. | The straw is the trick.
@ You stab the lid with a wide straw.
4 | court | Who invented bubble tea? | Two tea houses claim bubble tea | In the nineteen eighties tea houses in Taichung and Tainan in Taiwan served it first. They went to court for ten years, and nobody won. | The judges said that everybody may make it. | It was never patented.
3 | black pearls | What are boba pearls made of? | Boba pearls are made of cassava | The pearls are tapioca, the starch of the cassava root. Brown sugar makes them dark. | They are boiled until they are chewy. | Cassava came from South America.
3 | foam | Why is it called bubble tea? | Bubble tea is named after its foam | The bubbles were those on top of the shaken tea. Now most people think of the pearls. | Shaking a cold tea makes the foam. | Boba is a word for the large pearls.
3 | chewing | What does Q mean in Taiwan? | Taiwan calls the chew of boba Q | In Taiwan, something that is springy to the bite is called Q, and QQ if it is very much so. | Noodles and fish balls can be Q, too. | English has no good word for it.
3 | shop | How did bubble tea spread? | Bubble tea spread with people from Taiwan | In the nineties it came to California with people from Taiwan. In twenty twenty it got a sign of its own among the emoji. | Now shops are on every continent but Antarctica. | In some countries sugar in it is limited or taxed.

# sauerkraut | food | sauerkraut | sauerkraut, history of sauerkraut, fermented cabbage | Sauerkraut
> It kept sailors alive. | Germans got a nickname from it. | Only salt goes in.
@ You lift the lid, and your mouth waters.
3 | cabbage and salt | How is sauerkraut made? | Sauerkraut is cabbage with salt | Cut cabbage is salted and pressed until it lies in its own juice. Bacteria that live on the leaves make it sour within weeks. | No air may come to it. | Sauer means sour, and kraut is cabbage.
4 | ship of Cook | Why did Captain Cook carry sauerkraut? | Sauerkraut kept sailors from scurvy | James Cook took tons of it, since it holds vitamin C. He lost hardly any men to scurvy. | Nobody knew of vitamins then. | At first his men did not want it.
4 | officers eating | How did Cook make sailors eat sauerkraut? | Cook served sauerkraut to officers first | James Cook had sauerkraut put on the officers' table each day, and left the men to choose. As soon as they saw that the officers liked it, they all wanted it. | He wrote so in his journal. | In the end he had to ration it.
4 | war poster | What was liberty cabbage? | Sauerkraut was once called liberty cabbage | During the First World War makers in the United States gave it that name, since it sounded German. | Hamburgers became liberty sandwiches. | The old names came back.
3 | jars | What is the difference between kimchi and sauerkraut? | Kimchi is sauerkraut's spicy relative | Kimchi and sauerkraut ferment by the same kind of bacteria. Kimchi has garlic, ginger and chili, and often fish sauce. Sauerkraut has little but salt. | Kimchi ripens for days, sauerkraut for weeks. | Both were ways to have vegetables in winter.

# pumpkins | food | pumpkins | pumpkin, pumpkins, history of pumpkins, giant pumpkins, pumpkin facts | Pumpkin
> The heaviest weigh more than a car. | People row in them. | The first lanterns were turnips.
@ You stand in a field full of orange.
4 | giant pumpkin | How heavy is the heaviest pumpkin? | Pumpkins can weigh more than a ton | Since twenty twelve there have been pumpkins of more than nine hundred kilos, and the record is well over a thousand. | On a good day, one gains twenty kilos. | A vine is left with just one.
3 | old seeds | Where do pumpkins come from? | Pumpkins come from the Americas | People in Mexico grew them some nine thousand years ago and more. At first they were for the seeds. | They are squashes. | They are older in the kitchen than corn.
4 | turnip lantern | What were jack-o'-lanterns before pumpkins? | The first jack-o'-lanterns were turnips | In Ireland and Scotland faces were cut into turnips and beets. Emigrants found that pumpkins in America were easier. | The tale is of a man called Stingy Jack. | A cast of an old turnip is in a museum in Ireland.
4 | race on water | Can you row a pumpkin? | People race in hollow pumpkins | Giant ones are hollowed out and paddled across lakes, in Canada, Germany and the United States. | Paddlers often get wet. | One man went dozens of miles down a river.
3 | spice | Is there pumpkin in pumpkin spice? | Pumpkin spice has no pumpkin | It is cinnamon, ginger, nutmeg and cloves or allspice: what goes into the pie. | Such a mix was sold in the nineteen thirties. | Most people mean the coffee, which came in two thousand three.
`
