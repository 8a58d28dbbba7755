/** Where dishes and drinks come from, for `readTopics`. */
export const FOOD_HISTORIES = `
# hamburgers | food | hamburgers | hamburger, hamburgers, burger, burgers, cheeseburger, cheeseburgers, history of the hamburger, history of hamburgers, history of burgers | Hamburger
> There's no ham in a hamburger. | Several towns claim the hamburger, and none can prove it. | The hamburger is named after a harbor city.
@ You hold it with both hands, and it drips.
3 | harbor | Where does the hamburger come from? | The hamburger is named after Hamburg | In the nineteenth century, chopped beef in the style of Hamburg was eaten in America. There it was put between bread. | Hamburg was the port from which many Germans left. | There is no ham in it.
4 | county fair | Who invented the hamburger? | Several Americans claim the hamburger | Charlie Nagreen of Wisconsin, Louis Lassen of Connecticut and others around nineteen hundred are all named. None can be proved. | Each has a town that celebrates him. | Probably several had the same idea.
4 | white castle | Which was the first burger chain? | White Castle made burgers trustworthy | White Castle began in Wichita in Kansas in nineteen twenty one, with small square burgers for five cents. White tiles were to show that it was clean. | People distrusted ground meat then. | A novel on the meat industry had shocked them.
3 | cheese slice | Where does the cheeseburger come from? | A boy of sixteen may have made the cheeseburger | The story goes that Lionel Sternberger put cheese on a burger in Pasadena in California in the twenties. Others claim it, too. | Denver had it as a trademark for a time. | Proof is missing here as well.
3 | war poster | What were hamburgers called in the war? | In wartime hamburgers were liberty steaks | In the First World War, when all that was German was disliked in America, some called hamburgers liberty steaks. | Sauerkraut was liberty cabbage. | The old names soon came back.

# french-fries | food | French fries | french fries, french fry, fries, chips and fries, history of french fries, where do french fries come from, who invented french fries | French fries
> French fries may not be French. | The best fries are fried twice. | A president served fries to his guests.
@ You smell salt and hot fat.
3 | paper cone | Who invented French fries? | Nobody knows who invented French fries | Belgium and France both claim French fries. Belgians tell of fishermen who fried potatoes when the river froze, but there is no proof of it. | Fried potatoes were sold on bridges in Paris around eighteen hundred. | Belgium has some thousands of stands for them.
4 | soldiers | Why are they called French fries? | French may just be a way of cutting | As one tale goes, American soldiers in Belgium heard French and named them so. But the name is older. It may mean cut or fried in the French way. | To french a thing means to cut it thin. | In Britain they are chips.
4 | two pans | Why are good fries fried twice? | The best fries are fried twice | First, at a lower heat, they get soft inside. Then, hotter, they get crisp and brown. | In between they rest and lose steam. | The double bath also keeps them crisp longer.
3 | president's table | Who brought fries to America? | Thomas Jefferson served potatoes the French way | Jefferson came back from Paris with a French-trained cook, James Hemings, who was enslaved by him. Fried potatoes are in his papers. | He served them to guests. | They spread only about a hundred years later.
3 | menu | What were freedom fries? | Fries were once freedom fries in Congress | In two thousand three, when France was against the war in Iraq, cafeterias of the American House of Representatives wrote freedom fries. | Three years later the old name was back. | The French embassy said that fries were Belgian.

# ketchup | food | ketchup | ketchup, catsup, tomato ketchup, history of ketchup, where does ketchup come from | Ketchup
> Ketchup began as fish sauce. | Ketchup was once sold as medicine. | Tap ketchup in the right spot, and it flows.
@ You hit the bottle, and nothing comes. Then everything does.
3 | fish sauce | Where does ketchup come from? | Ketchup began as fish sauce | The word most likely comes from a sauce of fermented fish in the south of China and Southeast Asia. British sailors brought it home around seventeen hundred. | In England it was made of mushrooms, nuts or oysters. | Tomatoes were missing for another hundred years.
4 | tomato | When did tomatoes come into ketchup? | Tomato ketchup is from eighteen twelve | James Mease of Philadelphia printed a recipe with tomatoes in eighteen twelve. He called them love apples. | Many still took tomatoes for harmful. | Sugar and more vinegar later made it keep.
4 | pill | Was ketchup a medicine? | Ketchup was once sold as medicine | In the eighteen thirties, the American doctor John Cook Bennett praised tomatoes as a cure. Tomato pills were sold. | Some of the pills held no tomato. | The craze was over within some years.
3 | glass bottle | Why does ketchup not flow? | Ketchup gets thin when it is shaken | Ketchup is thick at rest and gets thin when it is pushed or shaken. Shake the closed bottle, and it flows. | Paint behaves in the same way. | Makers measure how fast it flows.
3 | label | What does fifty seven mean? | Fifty seven was just a nice number | Henry Heinz put fifty seven varieties on his labels in the eighteen nineties, though he had more. He had seen an ad for twenty one styles of shoes and liked numbers. | It stuck. | On the glass bottle, the number marks where to tap.

# tacos | food | tacos | taco, tacos, history of tacos, where do tacos come from, mexican street food | Taco
> The word taco may come from the mines. | One taco came from Lebanon. | The hard taco shell is an American idea.
@ You stand at a cart at midnight with a line of people.
3 | tortilla | Where do tacos come from? | Tacos come from Mexico | People of Mexico have eaten food wrapped in corn tortillas for a very long time. Tacos under this name are known from the nineteenth century. | Corn was tamed there some nine thousand years ago. | Fillings change from region to region.
4 | paper charge | Where does the word taco come from? | Taco may be a miner's word | In silver mines, a taco was a piece of paper with gunpowder in it. Early tacos were called miners' tacos. | It is the idea of one historian. | Others look to words of the Aztecs.
4 | rotating spit | What has Lebanon to do with tacos? | Tacos al pastor come from Lebanon's spit | Immigrants from Lebanon brought meat on a turning spit to Mexico. Lamb became pork with chili and pineapple: al pastor, in the shepherd's way. | The spit is a cousin of the kebab. | It is among the favorites of Mexico City.
3 | hard shell | Who invented the hard taco shell? | The hard shell got big in America | Fried tacos are old in Mexico. Machines for folded, hard shells were patented in the United States around nineteen fifty, the first by Juvencio Maldonado. | A chain then made them known. | In Mexico most tacos are soft.
3 | lime | How did tortillas get healthy? | Lime makes corn more nourishing | Corn is cooked with lime or ash, and so sets free a vitamin. Peoples of Mexico found that out thousands of years ago. | Europeans took the corn and not the trick. | Many got ill of pellagra for it.

# ramen | food | ramen | ramen, ramen noodles, instant noodles, instant ramen, history of ramen, cup noodles | Ramen
> Ramen came to Japan from China. | A man in a shed gave ramen to the world. | Prisoners use ramen as money.
@ Steam rises from the bowl, and everybody slurps.
3 | noodle bowl | Where does ramen come from? | Ramen came to Japan from China | Chinese cooks brought wheat noodles in broth to Japan's harbor towns. A shop of nineteen ten in Tokyo is often called the first for ramen. | Each region has its own broth. | Slurping is fine.
4 | shed | Who invented instant noodles? | Momofuku Ando made instant noodles in a shed | After a year of tests in a garden shed, Momofuku Ando put out instant noodles in August nineteen fifty eight. He had seen people line up for soup after the war. | Frying dries them and leaves tiny holes. | Hot water gets in again through these.
4 | paper cup | How did cup noodles come about? | Paper cups in America inspired cup noodles | On a trip in the United States Ando saw buyers break his noodles into a cup and pour hot water on them. In nineteen seventy one he sold them in a cup. | The noodles hang in the middle, so they do not break. | He ate them nearly daily and lived to ninety six.
3 | globe | How many instant noodles are eaten? | People eat over a hundred billion packs a year | Each year, more than a hundred billion portions of instant noodles are eaten in the world. China and Indonesia eat the most. | South Koreans eat very many for each person. | They hold a lot of salt.
3 | astronaut | Did ramen go to space? | Ramen flew to space in two thousand five | Momofuku Ando had noodles made for zero gravity, with thick soup and bite sized balls. A Japanese astronaut ate them in two thousand five. | He himself was ninety five then. | Not much water could be boiled hot on board.

# beer | food | beer | beer, beers, history of beer, brewing beer, beer brewing, oktoberfest, oktoberfest facts | Beer
> Pyramid builders were paid in beer. | Beer may be as old as bread. | A beer law is over five hundred years old.
@ You step into a cool cellar that smells of bread.
3 | copper kettle in brewery | How is beer made? | Beer is made of sprouted grain | Barley sprouts and is dried, and warm water draws sugar out of it. That is boiled with hops, and yeast turns the sugar into alcohol and bubbles. | Sprouted grain is called malt. | How long it was roasted decides the color.
3 | clay vat | How old is beer? | Beer is thousands of years old | In a cave in Israel, traces of what seems to be beer are about thirteen thousand years old. Sumerians left a song to the goddess of beer. | It is also a recipe. | Some think that grain was grown for beer as well as bread.
4 | pyramid workers | Who was paid with beer? | Pyramid builders were paid in beer | Workers at the pyramids got bread and about a gallon of beer a day. It was thick, weak and filling. | In many places, people drank beer through straws. | Brewers left clay models of their work in tombs.
3 | hops | Why are there hops in beer? | Hops keep beer from going bad | Hops make beer bitter and keep bacteria off. Before, other herbs were used. | Hildegard of Bingen wrote of it in the twelfth century. | The plant is a cousin of hemp.
4 | old law | What is the German purity law? | Bavaria's beer law is from fifteen sixteen | In fifteen sixteen a law of Bavaria allowed only barley, hops and water. Nobody knew of yeast yet, though it does the work. | It also fixed the price. | Wheat was to be kept for bread.
3 | tent | What is Oktoberfest? | Oktoberfest began with a wedding | In October eighteen ten, Munich celebrated the wedding of Bavaria's crown prince with a horse race. It became a yearly festival. | It now begins in September, as the weather is better. | About six million people come.

# milk | food | milk | milk, cow's milk, cows milk, milk facts, lactose intolerance, lactose intolerant | Milk
> Most adults on Earth can't digest milk well. | Seal milk is as thick as mayonnaise. | Milk is white because it scatters light.
@ You pour it into coffee, and clouds rise.
3 | milk glass | Why is milk white? | Milk is white because it scatters light | Tiny drops of fat and bits of protein throw all colors of light back. Together that looks white. | Skim milk is a bit blue, because little fat is left. | Water alone would be clear.
4 | world map | Who can drink milk? | Most grown people digest milk badly | About two thirds of grown people on Earth digest milk sugar badly. In the north of Europe and among herding peoples most can. | Small children can, everywhere. | The gene spread within the last ten thousand years.
3 | cow and calf | Why do cows give milk? | A cow gives milk only after a calf | Like all mammals, a cow makes milk for her young. On a farm, she has a calf about once a year, and it's soon taken away. | A good cow gives more than six gallons a day. | To do that, she drinks twenty five gallons of water or so.
4 | seal pup | Which milk is the fattest? | Hooded seals have the fattest milk | The milk of hooded seals is about sixty percent fat. The pup doubles its weight within four days. | Cow's milk has about four percent. | The ice it is born on may break at any time.
3 | cream | How does butter come from milk? | Shaken cream turns to butter | When cream is shaken, drops of fat burst and stick together, until lumps of butter swim in buttermilk. | You can do it in a jar in about ten minutes. | A pound of butter takes more than two gallons of milk.
4 | sour carton | Why does milk go sour? | Bacteria turn milk's sugar into acid | Bacteria that survive or get in later eat milk sugar and leave lactic acid. The acid makes it taste sour, and then proteins clump. | Cold slows them down, so the fridge buys you days. | With chosen bacteria, the same thing makes yogurt.

# apples | food | apples | apple fruit, apples, apple tree, apple trees, apple seeds, johnny appleseed, apple varieties | Apple
> Plant an apple seed, and you never get the same apple. | Apples float for a reason. | Wild apples come from Kazakhstan.
@ You bite into an apple on a cold morning.
3 | wild forest | Where do apples come from? | Apples come from Central Asia | The ancestors of our apples grow wild in the mountains of Kazakhstan. Traders carried them along the Silk Road. | The name of the city Almaty goes back to apples. | Bears may have picked the sweet ones before us.
4 | grafted twig | Why do apple seeds not give the same apple? | Every apple seed is a surprise | Each seed mixes its parents anew, and most fruits are small and sour. So growers cut twigs and join them to other trees. | All trees of one sort are parts of one tree. | There are over seven thousand sorts.
3 | floating apple | Why do apples float? | Apples float because they hold air | About a quarter of an apple is air. So it floats in water. | That is why one can fish for them with the teeth. | Pears mostly sink.
4 | cider jug | Who was Johnny Appleseed? | Johnny Appleseed planted apples for cider | John Chapman planted orchards from seeds in the American Midwest around eighteen hundred. Such apples were mostly for hard cider. | He walked barefoot, and was a preacher. | When alcohol was banned, many such trees were cut.
3 | brown slice | Why do apples turn brown? | A cut apple browns in the air | Cutting breaks cells, and an enzyme lets substances in them react with oxygen. The result is brown, and harmless. | Lemon juice slows it down. | Sorts differ a lot in it.
`
