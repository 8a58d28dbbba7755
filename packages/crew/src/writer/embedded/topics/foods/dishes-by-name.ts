/** Dishes that are asked for by their name, and where they come from, for `readTopics`. */
export const DISHES_BY_NAME = `
# doner-kebab | food | the doner kebab | kebab, kebabs, doner kebab, doner, doner kebap, history of kebab, who invented the doner kebab, shawarma, gyros, shawarma vs doner, where does kebab come from, origin of kebab, kebab origin, where does the doner kebab come from | Doner kebab
> The spit once lay flat. | Berlin put it in bread. | Three names mean the same thing: it turns.
@ A long knife, a cone of meat, and everything on it.
4 | turning spit | What is a doner kebab? | Doner means that it turns | Doner kebab is meat roasted on a turning upright spit and cut off in thin slices. Gyros is Greek for turn, and shawarma comes from Turkish for turning. | Fat from above bastes what's below. | Tacos al pastor are its Mexican child.
4 | upright spit | Who stood the spit up? | The spit was set upright in Turkey | Meat was roasted lying down for ages. In the nineteenth century, cooks in the Ottoman Empire stood it up. Iskender of Bursa is one of those who claim it. | So the fat doesn't drip into the fire. | Other towns had it, too.
5 | flat bread | Who put doner in bread? | Berlin made it a meal to carry | In Turkey, doner came on a plate. In Berlin around nineteen seventy two, Kadir Nurman saw how hurried people were, and put it in bread. | Others say they did so before. | He never took a patent.
3 | salad bun | How does a German doner differ? | Germany added cabbage and sauce | Red cabbage, lettuce, and garlic, herb or hot sauce went into Germany's doner, as guests liked it. Turkey's has little but meat, tomato and onion. | Germans eat millions a day. | Its price is politics.
4 | clay tablet | Which language is kebab? | Kebab is an old word for roasting | A word like kebab is found in Akkadian, thousands of years ago, for burning or charring, some scholars say. Persian and Turkish brought it on. | Shish is the skewer. | Soldiers are said to have roasted meat on swords.

# curry | food | curry | curry, curries, history of curry, what is curry, curry powder, japanese curry, who invented curry, where does curry come from, origin of curry, curry origin | Curry
> Indians don't call it that. | The powder was for the British. | Japan had it from the navy.
@ Mustard seeds pop in hot fat.
4 | spice pot | What is curry? | Curry is a British word for many dishes | Curry may come from Tamil kari, sauce or relish for rice. In India, each dish has its own name: korma, rogan josh, sambar. | The Portuguese wrote it down first. | It became a word for anything in spicy sauce.
5 | old pot | How old is curry? | A pot held curry four thousand years ago | In pots four thousand years old from Farmana, a town of the Indus culture, researchers found traces of eggplant, turmeric and ginger. They called it proto-curry. | Chili came only with the Portuguese. | Before, pepper made the heat.
4 | yellow powder | Who invented curry powder? | Curry powder was a souvenir | British officials who came home wanted the taste, so mixes of curry powder were sold in London by the seventeen eighties. | An Indian cook grinds for each dish anew. | Turmeric makes it yellow.
4 | navy plate | How did curry come to Japan? | Japan got curry from the British navy | Around nineteen hundred, Japan's navy copied a stew with curry powder and flour, and put it on rice. Sailors' legs had swollen for want of a vitamin. | It's still served on Fridays. | So they know what day it is at sea.
3 | leaf | What is a curry leaf? | Curry leaves have nothing to do with curry powder | The curry leaf of a small tree smells of nut and lemon, and is fried in fat at the start in South India. | A herb sold as curry plant is another thing. | Fresh is best.

# chicken-tikka-masala | food | chicken tikka masala | chicken tikka masala, tikka masala, who invented chicken tikka masala, chicken tikka, butter chicken, british curry, where does chicken tikka masala come from, chicken tikka masala origin, is chicken tikka masala british | Chicken tikka masala
> Chicken tikka masala may come from Glasgow. | A can of soup is in its legend. | A minister called it British.
@ Orange sauce, and a naan to push it.
4 | orange sauce | Where does chicken tikka masala come from? | Chicken tikka masala may be from Scotland | It's said that Ali Ahmed Aslam made it in Glasgow in the seventies, when a guest found his chicken dry. He had an ulcer and a can of tomato soup. | Others claim it, too. | His name was Mr. Ali in town.
3 | clay oven | What is tikka? | Tikka is grilled bits of chicken | The bits are soaked in yogurt and spice and roasted in a clay oven. Masala is the mix of spices. | The sauce is what's British about it. | Cream tames it.
5 | butter chicken | Who invented butter chicken? | Leftover chicken made butter chicken | In Delhi, after nineteen forty seven, cooks at Moti Mahal put leftover tandoori chicken in tomato, butter and cream. Two families fight in court about whose grandfather it was. | Both had the same name, Kundan Lal. | They'd fled from Peshawar.
4 | microphone | Who called it a British national dish? | A minister called it a true British dish | In two thousand one, Robin Cook said that Britain absorbs what comes: tikka was Indian, and the sauce was added for those who want gravy. | It was about immigration. | Some hated it.
3 | bengali kitchen | Who cooks Britain's curry? | Most Indian restaurants weren't Indian | For decades, most of Britain's Indian restaurants were run by people from Sylhet in Bangladesh, many of them former ships' cooks. | The first in London opened in eighteen ten. | Its founder also gave shampoo baths to the king.

# pretzels | food | pretzels | pretzel, pretzels, history of pretzels, who invented the pretzel, soft pretzel, brezel, why are pretzels twisted, where do pretzels come from, pretzel origin, origin of pretzels, origin of the pretzel | Pretzel
> The monks had folded arms. | The pretzel is bathed in drain cleaner. | Hard pretzels were a mistake, says the tale.
@ Salt crackles, and the skin is the color of chestnut.
4 | folded arms | Where do pretzels come from? | Pretzels may be arms in prayer | It's told that a monk folded dough like arms crossed over the chest, as people prayed, to reward children. Brezel comes from Latin for arm. | The three holes are said to stand for the Trinity. | None of it is proved.
5 | lye bath | Why are pretzels brown? | A bath of lye makes the pretzel's skin | Before baking, pretzels are dipped in sodium hydroxide, which also clears drains. In the oven it turns to harmless salt and gives color and taste. | A baker in Munich took it for sugar water, it's told. | Baking soda is the mild way.
3 | fasting bread | Why were pretzels for Lent? | No egg, no butter: pretzels were for fasting | Pretzels of flour, water and salt were allowed before Easter. Germans hid them on Good Friday. | They hung around necks on New Year. | Brides broke one like a wishbone, it's said.
4 | prison baker | Why are pretzels twisted? | Three suns had to shine through | In a legend, a baker in jail had to bake a bread through which the sun shines three times, or die. His wife's folded arms gave him the pretzel. | His cat knocked it into lye. | He went free.
3 | hard pretzel | Who made hard pretzels? | A forgotten batch became the hard pretzel | In Pennsylvania, where Germans had settled, a baker fell asleep and baked his pretzels twice, it's told. They kept. | Julius Sturgis opened a factory in Lititz in eighteen sixty one. | Most of America's come from that state.

# mayonnaise | food | mayonnaise | mayonnaise, mayo, history of mayonnaise, who invented mayonnaise, aioli, mayonnaise history, where does mayonnaise come from, mayonnaise origin, origin of mayonnaise | Mayonnaise
> A battle may have named it. | Two things that hate each other, in one jar. | Japan's has only yolks.
@ A thread of oil, a whisk, and patience.
4 | whisk and oil | What is mayonnaise? | Mayonnaise makes oil and water hold hands | Mayonnaise holds because egg yolk has lecithin, with one end for oil and one for water. It wraps tiny drops, so they can't join. | A yolk could bind liters. | Too fast, and it splits.
4 | island harbor | Where does mayonnaise come from? | A French duke's victory may have named it | In seventeen fifty six, the duke of Richelieu took Mahon on Menorca, and his cook made a sauce without cream, a tale says. Menorca had mayonnaise before. | Others see it in an old word for yolk. | No paper proves it.
5 | plastic bottle | Why is Japanese mayo different? | Japan's mayo is made with yolks alone | Japan's Kewpie mayonnaise, from nineteen twenty five, has only the yolk, rice vinegar and a little glutamate. Its founder had tasted the sauce in America. | People there put it on pizza. | Fans are called mayolers.
3 | picnic bowl | Does mayonnaise spoil fast? | It isn't the mayo at the picnic | Bought mayonnaise is acid, and germs hate that. Potatoes, chicken and warm hours do it. | Homemade has raw egg. | Keep it cold.
3 | broken sauce | How do you save split mayonnaise? | Start anew with a yolk or some mustard | If mayonnaise splits, take a fresh yolk or a spoon of mustard, and beat the broken sauce in, drop by drop. | All at one temperature. | Nothing is lost.

# fortune-cookies | food | fortune cookies | fortune cookie, fortune cookies, who invented fortune cookies, are fortune cookies chinese, fortune cookies history, where do fortune cookies come from, fortune cookie origin, origin of fortune cookies | Fortune cookie
> China doesn't know them. | A war changed who baked them. | A hundred and ten people won with one slip.
@ Crack, and you'll soon make a journey.
4 | folded cookie | Are fortune cookies Chinese? | Fortune cookies come from Japan by way of California | Bakers near Kyoto folded fortune crackers around a slip of paper over a century ago. Japanese in California brought them. China hardly knows them. | A picture of eighteen seventy eight shows a baker at it. | They were larger, with miso.
4 | closed bakery | How did they become Chinese? | War took the cookie from its bakers | In nineteen forty two, Americans of Japanese descent were locked up in camps. Chinese bakers took over. | Soldiers asked for them all over the land. | Now three billion are made a year.
5 | lottery ticket | Did a fortune cookie win the lottery? | One slip made a hundred and ten winners | In two thousand five, a drawing had a hundred and ten second prizes instead of four. Officials thought of fraud. It was the number in a cookie. | Each got a hundred thousand dollars or more. | Only the last number was wrong.
3 | writer desk | Who writes the fortunes? | One man wrote fortunes for decades | Donald Lau of a factory in Brooklyn wrote fortunes for some thirty years, as his English was the best. Then he got writer's block. | Old ones are used again. | Bad luck is not allowed.
3 | court of fun | Who invented them, San Francisco or Los Angeles? | A mock court gave the cookie to San Francisco | In nineteen eighty three, a court of review for fun heard both cities. A cookie was the evidence: whoever rules for Los Angeles isn't very smart. | A garden in San Francisco served them around nineteen hundred. | L.A. was not amused.

# caesar-salad | food | Caesar salad | caesar salad, who invented caesar salad, history of caesar salad, caesar dressing, where does caesar salad come from, caesar salad origin, is caesar salad named after julius caesar | Caesar salad
> Caesar salad isn't Roman. | Caesar salad was made of what was left. | You ate it with your fingers.
@ A wooden bowl at your table, and a crowd of stars.
4 | green leaves | Who invented Caesar salad? | Caesar salad comes from Tijuana | Caesar Cardini, an Italian, ran a restaurant in Mexico's Tijuana. On July fourth, nineteen twenty four, his kitchen was nearly empty, it's told, so he tossed what was left. | Prohibition drove Americans over the border. | No emperor is in it.
4 | anchovy | Were there anchovies in the first one? | The first Caesar had no anchovy | Caesar Cardini's salad had Worcestershire sauce, which has some anchovy in it. His brother Alex added the fish itself, for pilots. | Aviator's salad was its name. | Cardini disliked them.
5 | whole leaves | How was Caesar salad eaten? | You picked it up by the stem | A Caesar's leaves were laid out whole, so you'd eat with your fingers. Julia Child had it there as a girl and remembered him rolling the cart. | He coddled the eggs for one minute. | The lettuce is romaine.
3 | grilled chicken | When did chicken come in? | America put chicken on it | In the eighties and after, grilled chicken made Caesar salad a meal. By then, bottles of the dressing were everywhere. | Cardini's daughter sold it. | Kale came later.
3 | medal | Is it good for you? | A Caesar can have more calories than a burger | Oil, cheese and bread can bring a Caesar salad past a burger in calories. The leaves are nearly water. | A prize by chefs of Paris in the fifties called it a great recipe of America. | It was Mexican.

# nachos | food | nachos | nachos, who invented nachos, history of nachos, nacho cheese, ignacio anaya, where do nachos come from, origin of nachos, nachos origin | Nachos
> The cook wasn't there. | The nacho is somebody's nickname. | The cheese of stadiums isn't cheese by law.
@ Hungry ladies at the door, and nobody in the kitchen.
4 | cheese chips | Who invented nachos? | Nachos are named for Ignacio | Around nineteen forty in Piedras Negras in Mexico, wives of American soldiers came in, and the cook was gone. Ignacio Anaya, called Nacho, put cheese and jalapenos on tortilla pieces. | He called it Nacho's special. | He took no patent.
4 | stadium pump | How did nachos get into stadiums? | A pump brought nachos to the ballpark | In nineteen seventy six in Texas, Frank Liberto sold chips with a cheese sauce that stays liquid and needs no oven. | A TV reporter loved the word. | People put peppers on it to be thirsty.
3 | orange cheese | Is nacho cheese cheese? | The sauce is cheese, salts and starch | Salts called emulsifiers keep fat and water together, so it flows. By American rules, it mostly can't be called just cheese. | The recipe was kept secret. | Warm, it pours for hours.
5 | town feast | Where are nachos honored? | His town holds a nacho festival | Each October, Piedras Negras celebrates, and once made a plate of two tons and more. A plaque tells of Nacho. | His son couldn't get a patent, since it was everybody's. | October twenty first is the day.
3 | neat rows | How were the first nachos? | The first had one pepper each | Each of Ignacio's nachos was dressed by itself: cheese, a slice of pepper, a hot oven. The heap came later. | So every bite was right. | Try it.

# cornflakes | food | cornflakes | cornflakes, corn flakes, who invented corn flakes, kellogg's, kelloggs, history of cornflakes, cereal history, breakfast cereal history, john harvey kellogg, where do corn flakes come from, origin of corn flakes, cornflakes origin | Corn flakes
> Stale dough made cornflakes. | Two brothers went to court. | Cornflakes were meant to be dull.
@ Milk, a crackle, and a sanatorium bell.
4 | rolled dough | Who invented cornflakes? | Cornflakes came from dough left standing | In eighteen ninety four, at a health resort in Battle Creek, John Harvey and Will Kellogg rolled wheat dough that had stood too long. It broke into flakes. | His wife Ella had a part in it. | Corn came later.
5 | stern doctor | Why did Kellogg want bland food? | Bland food was to calm desires | Doctor Kellogg preached against meat, sugar, coffee and sex with oneself. That cornflakes were invented against it is a legend. They were easy to digest. | He slept in another room from his wife. | They adopted children.
4 | brother feud | Why did the Kelloggs fight? | Sugar split the brothers | Will Kellogg wanted to add sugar and sell. The doctor was against it, and they sued each other over the name for years. | Will's signature is on the box. | They hardly spoke again.
4 | stolen idea | Who was Post? | A patient opened a rival across town | C. W. Post had been a guest of Kellogg's. He sold coffee of grain and Grape-Nuts, and got rich. Soon more than forty firms were in town. | The doctor said it was stolen. | Battle Creek smelled of malt.
3 | toy box | Why is there a toy in the box? | Kellogg's gave the first prize in nineteen oh nine | A book of funny jungle animals came with two boxes of Kellogg's. Then prizes went inside. | A whistle from a box could cheat the phone company. | That was another brand.

# pavlova | food | pavlova | pavlova, pavlova dessert, who invented pavlova, pav, lamington, australian desserts, is pavlova australian or new zealand, is pavlova australian, pavlova origin, where does pavlova come from | Pavlova (dessert)
> Two nations fight over pavlova. | Pavlova is named after a dancer. | Pavlova is crisp outside, and a cloud inside.
@ A knife taps, and the shell cracks.
4 | meringue cake | What is pavlova? | Pavlova is meringue, cream and fruit | Pavlova has a crisp shell and a soft middle, from egg white, sugar and a bit of vinegar and starch. Cream and fruit lie on top. | It should crack. | Passion fruit or kiwi is usual.
4 | ballet dancer | Who was Pavlova? | Pavlova was a ballerina in a white skirt | Anna Pavlova of Russia toured Australia and New Zealand in the twenties, and chefs named dishes for her. Its folds look like her tutu. | She danced the dying swan. | She asked for its costume as she died, it's told.
5 | two flags | Is pavlova Australian or from New Zealand? | New Zealand and Australia both claim it | The Oxford dictionary found the earliest recipes in New Zealand, from the late twenties. Perth says that chef Sachse made it in nineteen thirty five. | Researchers found like cakes in Germany and America before. | It may be neither's.
3 | cool oven | How does pavlova work? | Vinegar keeps the middle soft | In a pavlova, acid and starch keep the egg white from setting hard. Let it cool in the oven, with the door shut. | No trace of yolk in the bowl. | Sugar goes in by the spoon.
3 | chocolate cake | What is a lamington? | A dropped cake became the lamington, it's told | In Australia, squares of sponge are dipped in chocolate and coconut. Lord Lamington, a governor, is said to have called them woolly biscuits. | A maid dropped the cake in the sauce, a tale goes. | New Zealand claims that, too.

# schnitzel-and-goulash | food | schnitzel | schnitzel, wiener schnitzel, goulash, history of schnitzel, viennese schnitzel, hungarian goulash, goulash history, where does schnitzel come from, schnitzel origin | Wiener schnitzel
> By law, a Wiener schnitzel is veal. | Schnitzel may not come from Milan. | Goulash was a soup for herders.
@ Golden waves, larger than the plate.
4 | golden cutlet | What is Wiener schnitzel? | A true Wiener schnitzel is veal | In Austria and Germany, the name is protected: it has to be veal, in flour, egg and crumbs. Pork must be called Viennese style. | It swims in fat. | The crust should ripple like a wave.
5 | field marshal | Does schnitzel come from Milan? | A general's letter from Milan was made up | Radetzky, a general, is told to have brought the schnitzel's recipe from Italy. A linguist found that the tale came up in a guide book of the sixties. | The name is from the nineteenth century. | Frying in crumbs is older in both.
3 | herder kettle | What is goulash? | Gulyas is a soup of herdsmen | In Hungary, gulyas is a soup with meat and paprika from the kettle of cattle herders. What others call goulash is porkolt there. | They dried it to take along. | Gulya is a herd.
4 | red powder | Where does paprika come from? | Turks brought the pepper to Hungary | The paprika plant came from America, by way of Spain and the Ottomans. In Szeged, Szent-Gyorgyi got vitamin C from paprika and won a Nobel Prize. | He took it along from dinner. | He hadn't wanted to eat it.
3 | tonkatsu | Who else fries cutlets? | Half the world fries a cutlet in crumbs | Milan's cutlet has the bone, Japan's tonkatsu comes with cabbage, Argentina's milanesa with ham and cheese, and Israel's is of turkey. | The chicken parm is its cousin. | Lemon is right with all.

# borscht-and-stews | food | borscht | borscht, borsch, borshch, is borscht russian or ukrainian, history of borscht, beetroot soup, where does borscht come from, borscht origin | Borscht
> Borscht began as a weed. | Borscht is on the world's list of heritage. | Borscht flew in space.
@ Red soup, white cream, and dill.
4 | red soup | Where does borscht come from? | Ukraine's borscht is on UNESCO's list | Borscht is a sour soup, today with beets. It's cooked from Poland to Russia, and Ukraine's was put on the list of endangered heritage in twenty twenty two. | Each family has its own. | The war was the reason for haste.
5 | hogweed stalk | What was borscht at first? | Borscht was made of hogweed | Borscht once meant a tall weed, whose stalks and leaves were left to sour. Beets came some centuries ago. | Another kind of hogweed burns the skin. | Rye was soured for it as well.
4 | beet slice | Why is borscht sour? | Borscht had to be sour to last | Fermented beet juice, kvas, gave borscht color and acid. Vinegar and tomato are later. | Acid keeps the red. | Without it, it goes brown.
3 | cold pink bowl | What is the pink soup? | In summer, Lithuania drinks it cold and pink | Lithuania's cold borscht is beets, kefir, cucumber, dill and egg, with hot potatoes beside. It's so loved that Vilnius holds a feast in pink. | It looks like a milkshake. | It's called saltibarsciai.
3 | tube food | Did borscht fly in space? | Cosmonauts ate borscht from a tube | Soviet crews in space had borscht in tubes like toothpaste. At the handshake in space in nineteen seventy five, a tube had a vodka label on it. | It was soup. | They toasted anyway.

# poutine | food | poutine | poutine, who invented poutine, history of poutine, poutine canada, cheese curds, where does poutine come from, origin of poutine, poutine origin | Poutine
> Poutine would make a mess, said the cook. | The cheese has to talk. | Poutine was a joke on Quebec, and then its pride.
@ Squeak, steam, and gravy.
4 | fries and gravy | What is poutine? | Poutine is fries, curds and gravy | Poutine is from rural Quebec in the fifties. The fries are hot, the curds fresh, and the gravy melts them halfway. | The curds have to squeak. | It's eaten after midnight.
5 | messy bag | Where does the name poutine come from? | It'll make a damn mess, said the cook | In Warwick in nineteen fifty seven, a guest asked Fernand Lachance to put curds in his bag of fries. Ca va faire une maudite poutine, he's said to have answered. | Another town claims the gravy. | Poutine is also pudding.
4 | squeaky curd | Why do curds squeak? | Fresh curds squeak on your teeth | In fresh curds, long proteins, still bound with calcium, rub against the teeth and bounce. After a day or two, they lose it. | Warm them for a few seconds, and it's back. | The fridge kills it.
3 | high plate | How did poutine get known? | Fine chefs put goose liver on it | From the nineties, restaurants in Montreal and New York took it up. Even burger chains have it in Canada. | The embassies serve it. | It had been mocked as poor people's.
3 | debate sign | Is poutine Canadian? | Some in Quebec mind when it's called Canadian | A scholar wrote in twenty seventeen that calling it Canada's takes it from those who were laughed at for it. | Others just eat. | A word of the French south means a fish dish.

# ceviche | food | ceviche | ceviche, who invented ceviche, history of ceviche, ceviche peru, is ceviche raw, tiger's milk, where does ceviche come from, ceviche origin, origin of ceviche | Ceviche
> Lime cooks it without fire. | The sauce cures hangovers, they say. | Japan made it quick.
@ Lime, chili, and a spoon for what's left.
4 | lime fish | What is ceviche? | Ceviche is fish firmed by lime | In Peru, raw fish is mixed with lime, onion, chili and salt. The acid changes its proteins as heat would, so it turns white. | It's still raw to germs. | Freezing the fish first kills parasites.
4 | old fruit | How old is ceviche? | Before limes, people used passion fruit | Coast people of Peru are thought to have soured fish with tumbo, a fruit, or corn beer two thousand years ago. The Spanish brought limes and onions. | Where the word comes from is argued about. | UNESCO has listed it.
5 | clock | Who made ceviche quick? | Japanese cooks cut it from hours to minutes | Ceviche used to lie in lime for hours. From the seventies, cooks of Japanese descent in Lima served it at once, like sashimi. | That became the rule. | It's called Nikkei cooking.
3 | cloudy glass | What is tiger's milk? | The juice is drunk as tiger's milk | Leche de tigre is what's left of ceviche: lime, fish juice, chili. It's said to help after a night out, and at love. | Bars serve it in a glass. | It has no tiger.
3 | sweet potato | What is eaten with ceviche? | Sweet potato cools the fire | In Peru, ceviche comes with sweet potato, corn with large grains, and roasted kernels. In Ecuador, with popcorn. | It's for lunch. | The fish is from that morning.

# churros-and-baklava | food | churros | churros, churro, history of churros, who invented churros, baklava, history of baklava, who invented baklava, churros con chocolate, where do churros come from, churros origin, origin of churros | Churro
> Shepherds may have fried them. | Churros may be named after horns. | A sultan's army marched for baklava.
@ Four in the morning in Madrid, and a cup as thick as pudding.
4 | ridged stick | Where do churros come from? | Churros are Spanish, and nobody knows from whom | It's told that shepherds fried churros in the hills, or that Portuguese saw something like them in China. Neither is proved. | A churra is a sheep whose horns look alike. | Spain dips them in thick chocolate.
5 | star nozzle | Why do churros have ridges? | Ridges keep churros from exploding | Pressed through a star, a churro cooks evenly. Smooth ones can hold steam and burst with hot oil. | It's happened in kitchens. | So don't pipe them round.
4 | layers | Where does baklava come from? | A sultan's soldiers marched for baklava | On the fifteenth of Ramadan, the sultan gave trays of baklava to his guard, one for ten men, who carried them off in a parade. | Its layers may come from the steppe. | Greeks, Turks and Arabs all bake it.
4 | thin dough | How thin is baklava? | A page should be readable through the dough | Masters roll some forty sheets of baklava thin enough to read through. In Gaziantep, it has a protected name in Europe. | You turn it over before the bite, so the roof of your mouth tastes pistachio. | You hear it crackle.
3 | hot and cold | Why is the syrup cold? | Hot and cold keep it crisp | On baklava, hot syrup goes on cold pastry, or the other way. If both are hot, it gets soft. | Honey or sugar is a matter of place. | Wait a day.

# apple-pie | food | apple pie | apple pie, apple pies, as american as apple pie, history of apple pie, who invented apple pie, is apple pie american, apple pie origin, where does apple pie come from | Apple pie
> Apple pie is English. | The apples were for drinking. | Apple pie's crust wasn't for eating.
@ A windowsill, cinnamon, and a scoop.
4 | old recipe | Is apple pie American? | Apple pie is English | A recipe of around thirteen eighty one lists apples, figs, raisins and pears, in a pastry case. America had no eating apples before the settlers. | The Dutch and Swedes brought theirs. | As American as apple pie came up around nineteen hundred and after.
4 | seed bag | Who was Johnny Appleseed? | Appleseed's apples were for hard cider | John Chapman walked ahead of the settlers from around eighteen hundred and planted nurseries. From seed, apples come out sour, fit for drink. | He was barefoot, and owned much land. | In Prohibition, many trees were cut, it's told.
3 | coffin crust | Why was the crust called a coffin? | The first crusts were boxes | A pie's crust was a coffin, which meant box. The hard dough kept the filling in the oven, and perhaps the servants ate it. | Butter made it good. | Sugar was dear.
5 | war answer | Why did soldiers say apple pie? | For mom and apple pie, soldiers said | In the Second World War, apple pie was what soldiers gave as the reason to fight. So it joined flag and mother. | Ads had prepared it. | A writer in nineteen oh two had called two slices a week too few for a people of heroes.
3 | cracker pie | What is mock apple pie? | Crackers can pass as apples | Crackers, sugar and acid taste like apple pie. It was on the box of Ritz from the thirties, and is older. | Cream of tartar does the apple. | Guests were fooled.

# paella-and-tapas | food | paella | paella, history of paella, what is paella, who invented paella, tapas, history of tapas, why are they called tapas, where does paella come from, paella origin, origin of paella | Paella
> Paella's name is the pan's. | Rabbit, snails, and no chorizo. | A lid of ham kept out the flies.
@ Orange wood burns, and nobody may stir.
4 | wide pan | What is paella? | Paella is named after its pan | Paella is rice from around Valencia, cooked in a wide flat pan over a fire. The word is Valencian for pan, from Latin. | The crust at the bottom is fought over. | It's for lunch, never dinner.
4 | rabbit and beans | What is in real paella? | Farmers put in rabbit, beans and snails | The paella of field workers has chicken, rabbit, two kinds of beans, tomato, saffron and perhaps snails. The one with seafood is the coast's. | Both together is for tourists. | Water voles once went in.
5 | chorizo storm | Why was Jamie Oliver threatened? | Chorizo in paella brought threats | In twenty sixteen, Jamie Oliver posted a paella with chorizo. Spaniards called it rice with things, and worse. | An emoji of paella was also corrected. | It has chicken, beans and lemon now.
4 | covered glass | Why are they called tapas? | A tapa is a lid | A tapa, a lid of bread or ham, lay on the glass against flies or sand, it's told. A king is said to have asked for another with a lid. | Another tale: drink had to come with food, by order. | None is proved.
3 | no stirring | How do you cook paella? | Once the rice is in, hands off | Paella isn't risotto: stirring makes it creamy. Spread the rice, and let it be till it crackles. | One finger deep. | Five minutes of rest at the end.
`
