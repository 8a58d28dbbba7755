/** Lists of foods by country; `read-lists.ts` says how they are written. */
export const LISTS_OF_FOODS_BY_COUNTRY = `
# foods-of-vietnam | choices | foods of Vietnam worth a try | foods/food/dishes/dish vietnam/vietnamese (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Pho | Pho is broth that simmers for hours with star anise and burned onions, over noodles. It's breakfast. | Herbs and lime come on the side. | Pho
- Banh mi | A French loaf with pate, pickles, chili and coriander. | Empires leave strange things behind. | Banh mi
- Bun cha | Grilled pork in a bowl of sweet fish sauce, with cold noodles. Obama ate it on a plastic stool in Hanoi. | The table's now behind glass. | Bun cha
- Goi cuon | Rolls of rice paper with shrimp and herbs, not fried. | You see through them. | Goi cuon
- Banh xeo | A crisp yellow pancake, named for the sizzle. You wrap it in leaves. | The yellow's turmeric. | Banh xeo
- Cao lau | Thick noodles of Hoi An that are said to need the water of one well. | Purists drive there. | Cao lau
- Egg coffee | Whipped yolk and condensed milk on black coffee. Milk was scarce in nineteen forty six. | It tastes like tiramisu. | Egg coffee

# foods-of-portugal | choices | foods of Portugal worth a try | foods/food/dishes/dish portugal/portuguese (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Pastel de nata | Monks had egg yolks left over, since the whites starched their habits. So came the custard tart. | The first bakery still keeps its recipe secret. | Pastel de nata
- Bacalhau | Dried cod, with a recipe for every day of the year, people say. | The fish comes from Norway and Iceland. | Bacalhau
- Grilled sardines | In June, all of Lisbon smells of them. Saint Anthony gets the blame. | They're eaten on bread. | Sardines as food
- Francesinha | A sandwich of Porto with steak, sausage, melted cheese and beer sauce. | Its inventor is said to have come from France, and missed a croque. | Francesinha
- Caldo verde | Soup of potatoes and finely cut kale, with one slice of sausage. | It's served after midnight, too. | Caldo verde
- Cataplana | Clams and pork or fish, steamed in a copper shell that closes. | You open it at the table. | Cataplana
- Bifana | A roll with thin pork in garlic and wine. | Standing up, with mustard. | Bifana

# foods-of-germany | choices | foods of Germany worth a try | foods/food/dishes/dish germany/german (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Bread | There are some three thousand kinds, from rye as black as earth to the pretzel. | Evening bread is a meal. | German cuisine
- Currywurst | In nineteen forty nine, Herta Heuwer poured tomato sauce with curry powder on a sausage. The powder came from British soldiers, it's told. | Berlin put up a plaque. | Currywurst
- Doner | Turkish workers' meat in bread became Berlin's street food. | The workers came in the sixties and seventies. | Doner kebab
- Spaetzle | Small noodles scraped into hot water, with cheese and fried onions. | The name may mean little sparrows. | Spatzle
- White sausage | It's eaten before noon, without its skin, with sweet mustard and a pretzel. | Some suck it out. | Weisswurst
- Sauerbraten | Beef lies in vinegar for days. In the Rhineland, raisins come to it. | It was once horse. | Sauerbraten
- Black Forest cake | Cherries, cream, and a shot of cherry brandy. | It's less than a hundred and twenty years old. | Black Forest gateau

# foods-of-peru | choices | foods of Peru worth a try | foods/food/dishes/dish peru/peruvian (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Ceviche | Raw fish in lime juice turns white in minutes. Lunch only, purists say. | The juice that's left is called tiger's milk. | Ceviche
- Lomo saltado | Beef from a wok with soy sauce, tomatoes, and French fries in it. Chinese cooks made it. | Rice comes as well. | Lomo saltado
- Potatoes | Peru has some four thousand kinds, blue ones too. | They come from there. | Potato
- Guinea pig | Cuy is roasted whole. In Cusco's cathedral, it lies on the table of the Last Supper. | Look for the painting. | Guinea pig
- Anticuchos | Skewers of beef heart with chili, from the street. | Enslaved Africans made them, it's told, out of what was left. | Anticucho
- Causa | Cold mashed potato with lime and chili, layered with tuna or chicken. | It's yellow as egg. | Causa limena
- Quinoa | Grown for some five thousand years or more in the Andes, under frost and sun. | Conquerors looked down on it. | Quinoa

# foods-of-brazil | choices | foods of Brazil worth a try | foods/food/dishes/dish brazil/brazilian (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Feijoada | Black beans simmer with pork, and come with rice, greens and orange slices. It's Saturday's meal. | You won't need dinner. | Feijoada
- Pao de queijo | Small warm balls of cheese and tapioca flour. | They stretch. | Pao de queijo
- Acai | A purple berry of the Amazon, frozen to a bowl. In the north, they eat it with fish, without sugar. | Surfers made it sweet. | Acai palm
- Acaraje | Bean fritters fried in red palm oil, sold by women in white in Bahia. | It's holy food of a religion with African roots. | Acaraje
- Brigadeiro | Condensed milk and cocoa, rolled in sprinkles. It's named after an officer who ran for president. | He lost. The sweet won. | Brigadeiro
- Moqueca | Fish with coconut milk and palm oil, in a clay pot. | Two states argue about it. | Moqueca
- Coxinha | Chicken in dough, shaped like a drumstick. | Bite the tip off first, or last. It's debated. | Coxinha

# foods-of-indonesia | choices | foods of Indonesia worth a try | foods/food/dishes/dish indonesia/indonesian/bali (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Rendang | Beef cooks in coconut milk for hours, until it's dark and dry. It keeps for weeks. | Travelers took it along. | Rendang
- Nasi goreng | Fried rice with sweet soy sauce, and an egg on top. | It was a way to save yesterday's rice. | Nasi goreng
- Satay | Small skewers over coals, with peanut sauce. | The smoke finds you first. | Satay
- Gado-gado | Vegetables, egg and tofu under peanut sauce. The name means mix mix. | It's a salad that fills. | Gado-gado
- Tempeh | Soybeans are grown together by a mold, on Java. | It's firm, and tastes of nuts. | Tempeh
- Soto | Yellow chicken soup with turmeric, noodles and lime. | Each town has its own. | Soto (food)
- Babi guling | On Bali, a whole pig is roasted with spices. Elsewhere, most people are Muslim. | Come early. | Babi guling

# foods-of-morocco | choices | foods of Morocco worth a try | foods/food/dishes/dish morocco/moroccan (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Tagine | Meat with prunes or lemons cooks under a clay cone, over coals. The steam runs back. | The pot gave the dish its name. | Tajine
- Couscous | Small grains are steamed over the stew, on Fridays after prayer. | It's rubbed by hand. | Couscous
- Pastilla | Pigeon or chicken in thin pastry, with almonds, and sugar and cinnamon on top. | Sweet and salty, in one bite. | Pastilla
- Harira | A soup of tomatoes, lentils and chickpeas breaks the fast in Ramadan. | Dates go with it. | Harira
- Mint tea | Green tea with mint and much sugar is poured from high up. | Three glasses are polite. | Maghrebi mint tea
- Mechoui | A whole lamb roasts in a pit. You pull it off with your fingers. | Salt and cumin, that's all. | Mechoui
- Msemen | A square flat bread, folded in layers, with honey for breakfast. | Crisp outside, soft inside. | Msemen

# foods-of-britain | choices | foods of Britain worth a try | foods/food/dishes/dish britain/british/uk/england/english (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Fish and chips | Jewish refugees brought fried fish, and the chips came later. It wasn't rationed in either war. | Vinegar, from a bottle. | Fish and chips
- Sunday roast | Beef, potatoes, gravy, and a pudding that's no dessert. | Yorkshire pudding once filled the poor first. | Sunday roast
- Full breakfast | Egg, bacon, sausage, beans, tomato, toast. Black pudding, if you dare. | Lunch can wait. | Full breakfast
- Cream tea | Scones with jam and thick cream. Devon puts the cream first, Cornwall the jam. | A manor in Cornwall showed it wrong once, and heard of it. | Cream tea
- Chicken tikka masala | Chicken in a mild orange sauce, by a story from Glasgow. A minister called it a true national dish. | The guest had wanted gravy. | Chicken tikka masala
- Cornish pasty | A lunch in a crust for miners, with a thick edge to hold. | The edge was left for the spirits, it's told. | Pasty
- Sticky toffee pudding | Date cake under hot toffee sauce, from the Lake District. | It's only from the seventies, or a bit older. | Sticky toffee pudding

# foods-of-poland | choices | foods of Poland worth a try | foods/food/dishes/dish poland/polish (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to)
- Pierogi | Dumplings with potato and curd, meat, or cabbage with mushrooms. | Saint Hyacinth and his pierogi, Poles say in surprise. | Pierogi
- Zurek | A sour soup of fermented rye, with egg and sausage. | Sometimes it comes in a loaf. | Sour rye soup
- Bigos | Sauerkraut, cabbage and meats stew for days. It's best warmed up. | Hunters took it along. | Bigos
- Obwarzanek | Krakow's ring of twisted dough, boiled and baked. It's a cousin of the bagel. | Carts sell it on every corner. | Obwarzanek krakowski
- Placki | Potato pancakes, with sugar or with goulash. | Ask which. | Potato pancake
- Oscypek | Smoked sheep cheese from the mountains, pressed in carved molds, grilled, with cranberry jam. | It squeaks. | Oscypek
- Paczki | Filled doughnuts. On Fat Thursday, Poland eats about a hundred million. | Not eating one brings bad luck. | Paczki

# foods-of-america | choices | foods of the United States, by the place that made them | foods/food/dishes/dish america/american/usa/us/states (must/try/eat/best/street/traditional/famous/in/of/from/popular/you/should/to/the/united/iconic/regional/every/each/state)
- Gumbo | Louisiana's stew has an African word for okra as its name, a French base, and Choctaw spice. | Every cook swears by another. | Gumbo
- Brisket | In central Texas, beef smokes for twelve hours and more over oak. | Butcher's paper is the plate. | Barbecue in Texas
- Clam chowder | Creamy in Boston, red in New York. In Maine, a bill once wanted to forbid tomatoes in it. | It failed. | Clam chowder
- Deep dish pizza | Chicago's pizza is a pie, with the sauce on top. | Locals eat thin squares more often. | Chicago-style pizza
- Philly cheesesteak | Shaved beef and melted cheese on a roll. A hot dog seller made it in the thirties. | A taxi driver asked for one, it's told. | Cheesesteak
- Hot chicken | Nashville's began as a revenge: too much pepper for a man who came home late. He liked it. | His family still fries it. | Hot chicken
- Key lime pie | Small limes, condensed milk, and a crust of crackers from Florida. | It's yellow, never green. | Key lime pie
- Poke | Hawaii's cubed raw fish with salt and seaweed. The word means to cut. | The bowl came later. | Poke (dish)
`
