/** Foods and drinks that people ask for; the format is that of `readTopics`. */
export const FOODS_EVERYDAY = `
# kimchi | food | kimchi | kimchi, kimchee, history of kimchi, kimchi facts, korean kimchi | Kimchi
> Korea has a refrigerator just for kimchi. | Kimchi wasn't always red. | Scientists spent years getting kimchi ready for space.
@ You open a jar, and it fizzes.
3 | jar of cabbage | What is kimchi? | Kimchi is alive with bacteria | Kimchi is salted vegetables, mostly cabbage, with garlic, ginger and chili. Bacteria turn it sour, and that's what makes it last. | Bacteria turn sugar into acid, as in sauerkraut. | In Korea it's on the table at nearly every meal.
4 | chili peppers | Was kimchi always red? | Kimchi wasn't always red | Chili only reached Korea after Columbus sailed to America. Before that, kimchi was salted vegetables with no heat. | White kimchi is still made. | So the famous red is only a few hundred years old.
4 | special refrigerator | What is a kimchi refrigerator? | Koreans own a separate fridge for kimchi | A kimchi refrigerator holds a steady cold just above freezing, so kimchi ripens slowly. Most homes in South Korea have one. | It replaced clay pots buried in the ground. | It also keeps the smell out of the milk.
4 | many hands | What is kimjang? | Neighbors make winter's kimchi together | Before winter, Korean families and neighbors salt and stuff hundreds of cabbages together. UNESCO lists this kimjang as heritage. | North Korea's is listed, too. | Everyone goes home with a share.
5 | space food | Has kimchi been to space? | Kimchi went to space without its bacteria | In two thousand eight, the first Korean in space took kimchi along. Scientists had killed its bacteria with radiation. | A can that swells is the last thing you want up there. | It took years to do that without ruining the taste.

# tofu | food | tofu | tofu, bean curd, history of tofu | Tofu
> Tofu is cheese without the cow. | One tofu is loved because it stinks. | Freeze tofu, and it turns into a sponge.
@ You bite into something soft that tastes of its sauce.
3 | white block | How is tofu made? | Tofu is made like cheese | Soybeans are soaked, ground and boiled into milk. A mineral salt makes the milk curdle, and the curd is pressed into tofu. | It's one of the oldest ways to eat beans. | Press it longer, and you get firm tofu.
3 | old book | Who invented tofu? | Tofu comes from China | Legend says a prince in China made the first tofu over two thousand years ago. The first sure records are about half that old. | Monks took it to Japan. | Monks ate it in place of meat.
4 | street stall | What is stinky tofu? | One tofu is loved for its stink | Stinky tofu sits in fermenting brine for days or longer. In Taiwan and China, it's fried and sold on the street. | The smell reminds people of old cheese. | It tastes much milder than it smells.
4 | frozen block | Why freeze tofu? | Frozen tofu becomes a sponge | Ice punches holes in tofu. Thaw it, squeeze it, and it soaks up broth like a sponge. | In Japan, people have done it on cold mountains for centuries. | It is an easy way to a chewier bite.
3 | tub of water | Why is tofu kept in water? | Tofu dries out without its water bath | The water in the package keeps tofu moist. Change it every day, and an open block stays fresh for a few days. | Press it before cooking, and it browns better. | Much of what it is has always been water.

# noodles | food | noodles | noodles, history of noodles, who invented noodles, chinese noodles | Noodles
> A bowl of noodles waited four thousand years. | Instant noodles were invented in a backyard shed. | A cook folds ten times and has a thousand noodles.
@ Steam rises from a bowl, and you pick up your chopsticks.
5 | old bowl | How old are noodles? | Archaeologists found a four-thousand-year-old bowl of noodles | At Lajia in China, an upside-down bowl still held thin yellow noodles about four thousand years old. | An earthquake and a flood had buried the place. | They seemed to be made of millet, but experts still argue about that.
4 | instant noodles | Who invented instant noodles? | Instant noodles were born in a shed | Momofuku Ando worked for about a year in a shed behind his house in Japan, and in nineteen fifty eight he sold the first instant noodles. | His trick was frying them, which dries them fast. | Today the world eats over a hundred billion servings a year.
4 | paper cup | Why do noodles come in cups? | Americans gave Japan the idea for cup noodles | Momofuku Ando saw Americans break his noodles into a cup and pour hot water on them. In nineteen seventy one, he sold the cup, too. | The noodles hang in the middle of the cup. | That way, hot water reaches them from below, too.
3 | pulled dough | How are noodles pulled by hand? | Ten folds make a thousand noodles | A noodle puller stretches and folds the dough, doubling the strands. After ten folds, there are more than a thousand. | Lanzhou is known for it. | It takes years to learn.
3 | long noodles | Why are noodles long for birthdays? | Long noodles mean a long life | In China, people eat long noodles on a birthday, and cutting them is bad luck. | Ideally, you slurp each one in one go. | Japan does it with soba on New Year's Eve.

# dumplings | food | dumplings | dumplings, history of dumplings, gyoza, pierogi, chinese dumplings | Dumpling
> Archaeologists found dumplings in a grave. | A Chinese dumpling is shaped like money. | There's a trick to getting soup inside a dumpling.
@ Everybody at the table folds.
3 | gold shape | Why are dumplings eaten at New Year? | Chinese dumplings are shaped like money | In northern China, families fold dumplings for the New Year in the shape of the gold and silver ingots that once were money. | One of them hides a coin. | Bite into that one, and the luck is yours.
5 | grave goods | How old are the oldest dumplings? | Dumplings survived a thousand years in graves | In Turpan, in western China, dry desert graves kept dumplings for more than a thousand years, and they look just like today's. | The desert dried them out. | You can see them in a museum.
3 | steaming plate | What are pierogi, momos and ravioli? | Nearly every country has its own dumpling | Poland has pierogi, Nepal momos, Georgia khinkali, Japan gyoza and Italy ravioli. They're all dough around something good. | Some may share an origin, and others not. | A little meat feeds many this way.
4 | soup inside | How does soup get into a dumpling? | Soup dumplings start out with jelly | Cold broth with gelatin is firm like jelly, so a cook folds it in with the meat, and it melts in the steam. | Bite a small hole first. | The soup inside is hot.
3 | Japanese pan | Where does gyoza come from? | Gyoza came home with Japan's soldiers | Soldiers and settlers who came back to Japan after the Second World War had learned to love dumplings in China. | In Japan they're mostly pan-fried, with more garlic. | Two Japanese cities compete over who eats the most.

# olive-oil | food | olive oil | olive oil, history of olive oil, extra virgin olive oil, olives, olive trees | Olive oil
> Olive oil is fruit juice. | Green and black olives are the same fruit. | Athletes once cleaned themselves with olive oil.
@ You dip bread into something green and peppery.
3 | pressed olives | What is extra virgin olive oil? | Olive oil is really fruit juice | Extra virgin olive oil is pressed without heat or chemicals, and tasters must find no fault in it. | One quart takes about ten pounds of olives. | Unlike wine, it only loses flavor with age.
4 | green and black olives | What is the difference between green and black olives? | Green and black olives are the same fruit | Olives turn from green to purple to black as they ripen, and straight off the tree they're too bitter to eat. | Salt water pulls the bitterness out. | Some black olives in a can are green ones, darkened.
4 | old tree | How old do olive trees get? | Olive trees outlive empires | Some olive trees still bear fruit after a thousand years. Their trunks go hollow, so the rings can't all be counted. | When a trunk dies, new shoots rise from the root. | The tree of Vouves on Crete is among the oldest.
4 | athlete with oil | What did Romans use olive oil for? | Ancient athletes washed with olive oil | Greeks and Romans rubbed olive oil on their skin and scraped it off, dirt, sweat and all. It lit their lamps, too. | In Athens, winners were paid in jars of it. | Rome shipped in so much that the broken jars became a hill.
3 | rows of trees | Which country makes the most olive oil? | Spain makes the most olive oil | Spain makes more olive oil than any other country, mostly in Andalusia. | In the province of Jaen there are tens of millions of olive trees. | When Spain has a bad year, the whole world pays more.

# maple-syrup | food | maple syrup | maple syrup, history of maple syrup, maple syrup heist, maple sap | Maple syrup
> Forty gallons of sap make one gallon of syrup. | Thieves stole thousands of tons of maple syrup. | Canada keeps an emergency stash of maple syrup.
@ Snow lies in the woods, and a bucket drips.
4 | boiling sap | How is maple syrup made? | Forty gallons of sap make one of syrup | Maple sap is only about two percent sugar, so it's boiled and boiled until it's thick. | Boiling also makes the color and the taste. | That is why real maple syrup costs so much.
3 | bucket on a tree | When does maple sap run? | Maple sap runs only when nights freeze | In early spring, cold nights and mild days build up pressure inside the tree, and the sap drips out for a few weeks. | Once the buds open, the good taste is gone. | A tree can be tapped for decades.
5 | barrels | What was the maple syrup heist? | Thieves stole three thousand tons of maple syrup | In twenty eleven and twelve, thieves in Quebec emptied barrels in a warehouse and filled some with water. The loot was worth over eighteen million dollars. | An inspector climbed a stack and found that a barrel was empty. | The ringleader went to prison.
4 | warehouse | Does Canada have a maple syrup reserve? | Quebec keeps an emergency stash of syrup | Quebec's producers store barrels from good years for bad ones, so the price stays steady. | Quebec makes most of the world's maple syrup. | People call it the OPEC of syrup.
3 | leaf | Who first made maple syrup? | Native peoples made maple sugar first | Native peoples of northeastern America boiled maple sap down to sugar, which keeps, long before Europeans came. | Some let the sap freeze and threw away the ice. | Settlers learned it from them.

# mangoes | food | mangoes | mangoes, mango, mangos, history of mangoes, mango facts | Mango
> The mango is a cousin of poison ivy. | China once paraded a mango like a saint. | Out of hundreds of mango flowers, one becomes a fruit.
@ Juice runs down to your elbow.
3 | mango tree | Where do mangoes come from? | Mangoes were farmed thousands of years ago | Mangoes come from South Asia, where people have grown them for thousands of years. India still grows the most. | There are hundreds of kinds. | It's the national fruit of both India and Pakistan.
4 | skin of a mango | Is mango related to poison ivy? | Mangoes are cousins of poison ivy | Mangoes and poison ivy are in the cashew family. Mango sap and peel hold a similar irritant, and some people get a rash. | The flesh has very little of it. | If it bothers you, let a friend peel it.
5 | mango in a glass case | What were Mao's mangoes? | China once worshiped mangoes | In nineteen sixty eight, Mao gave a box of mangoes to workers. They were kept in wax and glass, and copies were paraded. | Most people there had never seen one. | The mango cult lasted about a year and a half.
3 | flowers | Why do most mango flowers bear no fruit? | Almost every mango flower fails | A mango tree has many thousands of small flowers, and out of hundreds, only one becomes a fruit. | Flies bring the pollen more often than bees. | A tree can bear for over a hundred years.
3 | unripe mango | Do people eat green mangoes? | From Mexico to Manila, people eat mangoes green | From Mexico to the Philippines, people eat unripe mango with salt, chili or shrimp paste. It's sour and crisp. | In India it becomes pickles. | Green and ripe, it's almost two different foods.

# watermelons | food | watermelons | watermelon, watermelons, history of watermelons, watermelon facts, square watermelons | Watermelon
> A watermelon is a berry. | Japan grows square watermelons you can't eat. | King Tut was buried with watermelon seeds.
@ You hit it, and it sounds hollow.
4 | square melon | Why does Japan grow square watermelons? | Square watermelons aren't for eating | In Japan, some watermelons grow inside boxes until they're cubes. They're picked unripe, cost a lot, and sit in shop windows. | The first idea was to fit them in a refrigerator. | Now they're decoration.
3 | cut melon | How much water is in a watermelon? | Watermelons are more than ninety percent water | A watermelon is more than ninety percent water. In dry southern Africa, wild melons are a drink for people and animals. | That's why a cold slice feels so good. | You can eat the seeds, too.
4 | tomb | How old are watermelons? | King Tut was buried with watermelon seeds | Watermelon seeds lay in the tomb of Tutankhamun, more than three thousand years old. | A close wild relative still grows in Sudan. | At first they may have been kept for their water.
3 | berry | Is a watermelon a berry? | To a botanist, a watermelon is a berry | In botany, a berry grows from one flower with one ovary and keeps its seeds in the flesh, just like a watermelon. | Such berries have a name of their own, pepo. | A strawberry doesn't make the cut.
4 | seedless melon | How do you grow seedless watermelons? | Seedless watermelons carry an extra chromosome set | Cross a parent with two sets of chromosomes and one with four, and the watermelon gets three, so it can't make good seeds. | They need pollen from another kind to bear fruit. | Farmers plant another kind beside them.

# vinegar | food | vinegar | vinegar, apple cider vinegar facts, history of vinegar, balsamic vinegar | Vinegar
> Roman soldiers drank vinegar. | One vinegar waits twenty five years. | Vinegar has a mother.
@ You open the bottle, and your nose wakes up.
3 | wine and bottle | How is vinegar made? | Vinegar is made from alcohol | Bacteria turn the alcohol in wine, cider or beer into acetic acid. All they need is air. | Vin aigre is French for sour wine. | That's why an open bottle of wine turns sour.
3 | slimy disk | What is the mother of vinegar? | Vinegar has a mother | The mother of vinegar is a slimy film of bacteria and cellulose, and it starts the next batch. | It's harmless, and you can strain it out. | You may find one floating in an old bottle.
4 | Roman soldier | What did Roman soldiers drink? | Roman soldiers drank vinegar | Roman soldiers mixed sour wine or vinegar with water and called it posca. It was cheap, kept well, and was safer than bad water. | The sponge with vinegar in the Bible may have held such a drink. | Generals drank it to show that they were one of the men.
4 | small barrels | How old is balsamic vinegar? | True balsamic vinegar ages at least twelve years | Traditional balsamic from Modena is boiled grape juice that moves through smaller and smaller barrels. Extra old means twenty five years. | The cheap kind is something else, made with wine vinegar. | A small bottle costs as much as a good dinner.
3 | kettle | Why does vinegar remove lime? | Vinegar dissolves lime | Vinegar's acid turns limescale into a salt that dissolves, and that's the fizz you see. | Vinegar also eats marble and hurts some seals. | Never mix it with bleach: that makes a poisonous gas.

# chewing-gum | food | chewing gum | chewing gum, bubble gum, gum, history of chewing gum, gum facts | Chewing gum
> Chewed gum told scientists a girl's eye color. | The first barcode ever scanned was on a pack of gum. | Bubble gum is pink by accident.
@ You blow, and it pops on your nose.
5 | birch tar | What did chewing gum tell of a girl? | Old gum revealed a girl's face | In Denmark, birch tar chewed more than five thousand years ago held the DNA of a girl or woman with dark hair and probably blue eyes. | She'd eaten duck and hazelnuts not long before. | Scientists didn't need a single bone.
4 | Singapore street | Is chewing gum banned in Singapore? | In Singapore, you can't buy gum | Gum has been off sale in Singapore since nineteen ninety two, after it jammed train doors. Pharmacies may sell dental gum. | Chewing it isn't the crime. | Spitting it out can get you a fine.
4 | sapodilla tree | What was chewing gum made from? | Chewing gum was almost a car tire | In the nineteenth century, Thomas Adams tried to make tires from chicle, the sap of a Mexican tree, then sold it as gum. | A Mexican general had brought it to him. | Most gum today is made of plastics.
4 | pink bubble | Why is bubble gum pink? | Bubble gum is pink by accident | In nineteen twenty eight, an accountant named Walter Diemer mixed the first good bubble gum. Pink was the only food color at hand. | He taught salesmen how to blow bubbles. | He never patented it.
3 | shop scanner | What was the first product scanned? | The first barcode scanned was on gum | In June nineteen seventy four, a cashier in Troy, Ohio, scanned a pack of Wrigley's gum, the first product ever sold that way. | The pack cost sixty seven cents. | A pack is in a museum.
! seven years | swallowed gum stays in you for seven years | It leaves as other things do that you cannot digest. | Only large amounts have blocked anybody. 

# bagels-and-waffles | food | bagels | bagels, bagel, history of bagels, new york bagels | Bagel
> A real bagel is boiled first. | Bagels have been to space. | There was a reason for the hole in your bagel.
@ You wait in a line on a Sunday morning.
3 | boiling pot | Why are bagels boiled? | A real bagel is boiled before it's baked | A short hot bath sets the outside of a bagel, so it stays dense and shiny. Then it goes into the oven. | Malt or honey goes into the water. | Skip the bath, and it's just a roll with a hole.
3 | Krakow | Where do bagels come from? | New mothers in Poland got bagels | In sixteen ten, the Jewish community of Krakow wrote down that women who had just given birth could get bagels as a gift. | Emigrants brought them to New York. | Similar rings are older.
4 | string of bagels | Why do bagels have a hole? | Bagels were carried on strings | The hole helps a bagel bake evenly, and sellers could string dozens of them on a cord or a stick. | So they hung in the street for sale. | The hole was bigger once.
4 | union card | What was the bagel bakers' union? | New York's bagel bakers had their own union | In the early twentieth century, nearly all of New York's bagel bakers were in Local three thirty eight. Only sons and nephews got in. | Records were kept in Yiddish. | Machines ended it in the sixties.
4 | space shuttle | Have bagels been to space? | Eighteen bagels flew to space | In two thousand eight, astronaut Gregory Chamitoff took eighteen sesame bagels from Montreal to space. They came from his relatives' shop. | Montreal boils its bagels in water with honey. | New York and Montreal still argue about whose are better.

# tequila | food | tequila | tequila, mezcal, history of tequila, tequila worm, agave | Tequila
> There's no worm in tequila. | Tequila isn't made from a cactus. | An agave heart can weigh as much as a child.
@ You see blue rows on red earth.
3 | blue agave | What is tequila made of? | Tequila isn't made from a cactus | Tequila comes from blue agave, which isn't a cactus. It grows for six years or more before its heart is baked and fermented. | By law it comes from Jalisco and parts of four other states. | Every tequila is a kind of mezcal.
4 | bottle with a worm | Is there a worm in tequila? | Tequila has no worm | The worm is a moth larva in some bottles of mezcal. Sellers put it there in the twentieth century to stand out. | And no, it won't make you see things. | The rules for tequila forbid it.
3 | giant heart | How heavy is an agave heart? | An agave heart weighs as much as a child | An agave heart looks like a giant pineapple and often weighs fifty to a hundred pounds. Workers called jimadores cut off the leaves by hand. | The tool is a round blade on a stick. | The craft goes from father to son.
4 | bat and flower | Why does tequila need bats? | Agave flowers belong to the bats | Long-nosed bats pollinate agave at night. But tequila farmers cut the plants before they bloom and grow copies. | When every plant is a copy, one disease can hit them all. | Some farmers now let a few bloom.
3 | town | Where does the name tequila come from? | Tequila is named after a town | The town of Tequila lies in Jalisco, beside a volcano. Its landscape of agaves is World Heritage. | The oldest large maker dates from the eighteenth century. | The name is protected in many countries.

# matcha-and-boba | food | bubble tea | bubble tea, boba, boba tea, history of bubble tea, tapioca pearls | Bubble tea
> Two tea houses fought in court over bubble tea. | The bubbles in bubble tea aren't the pearls. | Boba pearls come from a root.
@ You stab the lid with a wide straw.
4 | court | Who invented bubble tea? | Two tea houses fought over bubble tea | Two tea houses in Taiwan each said they'd served it first. They fought in court for ten years, and nobody won. | The judges said anybody may make it. | It was never patented.
3 | black pearls | What are boba pearls made of? | Boba pearls are made of cassava | Boba pearls are tapioca, the starch of the cassava root, and brown sugar makes them dark. | They are boiled until they are chewy. | Cassava came from South America.
3 | foam | Why is it called bubble tea? | Bubble tea isn't named after the pearls | The bubbles were the foam on top of the shaken tea. Today, most people think they're the pearls. | Shaking a cold tea makes the foam. | Boba is a word for the large pearls.
3 | chewing | What does Q mean in Taiwan? | Taiwan calls the perfect chew Q | In Taiwan, food that bounces back when you bite is called Q, and if it's really springy, it's QQ. | Noodles and fish balls can be Q, too. | English has no good word for it.
3 | shop | How did bubble tea spread? | Bubble tea spread with people from Taiwan | In the nineties it came to California with people from Taiwan. In twenty twenty it got a sign of its own among the emoji. | Now shops are on every continent but Antarctica. | In some countries sugar in it is limited or taxed.

# sauerkraut | food | sauerkraut | sauerkraut, history of sauerkraut, fermented cabbage | Sauerkraut
> Sauerkraut kept sailors alive. | Captain Cook tricked his crew into eating cabbage. | America once renamed sauerkraut for a war.
@ You lift the lid, and your mouth waters.
3 | cabbage and salt | How is sauerkraut made? | Sauerkraut is just cabbage and salt | Cut cabbage is salted and pressed until it lies in its own juice. Bacteria from the leaves turn it sour within weeks. | Air would spoil it. | Sauer means sour, and kraut is cabbage.
4 | ship of Cook | Why did Captain Cook carry sauerkraut? | Sauerkraut protected sailors from scurvy | Captain James Cook took tons of sauerkraut, which holds vitamin C, and lost almost no men to scurvy. | Nobody knew of vitamins then. | At first, his men didn't want it.
4 | officers eating | How did Cook make sailors eat sauerkraut? | Cook tricked his crew into eating sauerkraut | Captain Cook served sauerkraut to his officers every day and let the men choose. Once they saw the officers eat it, they all wanted it. | He wrote the trick down in his journal. | In the end he had to ration it.
4 | war poster | What was liberty cabbage? | America renamed sauerkraut liberty cabbage | During the First World War, sauerkraut sounded too German, so American makers sold it as liberty cabbage. | Hamburgers became liberty sandwiches. | The old names came back.
3 | jars | What is the difference between kimchi and sauerkraut? | Kimchi is sauerkraut's spicy relative | Kimchi and sauerkraut ferment by the same kind of bacteria. Kimchi has garlic, ginger and chili, and often fish sauce. Sauerkraut has little but salt. | Kimchi ripens for days, sauerkraut for weeks. | Both were ways to have vegetables in winter.

# pumpkins | food | pumpkins | pumpkin, pumpkins, history of pumpkins, giant pumpkins, pumpkin facts | Pumpkin
> The heaviest pumpkins weigh more than a ton. | People race boats made of pumpkin. | The first jack-o'-lanterns were turnips.
@ You stand in a field full of orange.
4 | giant pumpkin | How heavy is the heaviest pumpkin? | Pumpkins can weigh more than a ton | Giant pumpkins have topped two thousand pounds since twenty twelve, and the record is well beyond that. | On a good day, one can gain forty pounds. | Growers leave just one on the vine.
3 | old seeds | Where do pumpkins come from? | People first grew pumpkins for the seeds | Pumpkins come from the Americas. People in Mexico grew them some nine thousand years ago, at first for the seeds. | They are squashes. | They were on the menu before corn.
4 | turnip lantern | What were jack-o'-lanterns before pumpkins? | The first jack-o'-lanterns were turnips | In Ireland and Scotland, people carved faces into turnips and beets. In America, they found pumpkins a lot easier. | The tale is of a man called Stingy Jack. | A cast of an old turnip is in a museum in Ireland.
4 | race on water | Can you row a pumpkin? | People race boats made of pumpkin | In Canada, Germany and the United States, people hollow out giant pumpkins and paddle them across lakes. | Paddlers often get wet. | One man went dozens of miles down a river.
3 | spice | Is there pumpkin in pumpkin spice? | Pumpkin spice has no pumpkin in it | Pumpkin spice is cinnamon, ginger, nutmeg and cloves or allspice: the spices that go into the pie. | Such a mix was sold in the nineteen thirties. | Most people mean the coffee, which came in two thousand three.
`
