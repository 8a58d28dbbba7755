/** Things of one kind around the world; `read-lists.ts` says how they are written. */
export const LISTS_AROUND_THE_WORLD = `
# dances-of-the-world | gathered | dances from around the world | dances/dance around/world/different/traditional/folk/cultures (the/world/from/around/traditional/famous/types/of/folk/in/different/cultures/countries)
- The tango | It came from the poor harbor quarters of Buenos Aires. In a milonga, men ask with a nod. | Paris made it respectable. | Tango
- The haka | The Maori dance with stamps, slaps and tongues, for war, guests and the dead. Rugby made it known. | Women have their own. | Haka
- Flamenco | Song, guitar and heels from Andalusia, shaped by the Roma. The best moment is called duende. | It began without guitar. | Flamenco
- Kathak | India tells stories with spins and a hundred bells on each ankle. | Feet answer the drum. | Kathak
- The adumu | Young Maasai leap straight up, heels together, higher and higher. | The voice rises with the jump. | Maasai people
- The hopak | Ukrainians squat, kick and fly. Cossacks did it after battle. | Ballet has borrowed it. | Hopak
- The whirling of the dervishes | Mevlevi turn with one palm up and one down, as a prayer. The tall hat is a tombstone for the self. | Rumi's followers began it. | Sufi whirling
- Capoeira | It's a fight dressed as a dance, from enslaved people in Brazil. | It was banned until the thirties. | Capoeira

# famous-hikes | choices | hikes that people travel far for | hikes/hike/hiking/trails/treks/walks best/famous/most/world/bucket/beautiful/long-distance (in/the/world/around/on/earth/bucket/list/once/life/must/do/trails)
- The Camino de Santiago | Eight hundred kilometers across Spain by the French way, with a shell on your pack. | You need only the last hundred for the paper. | Camino de Santiago
- The Inca Trail | Four days over stairs of stone to the Sun Gate above Machu Picchu. Places are few. | It closes in February. | Inca Trail to Machu Picchu
- The way to Everest Base Camp | Two weeks there and back among lodges and prayer flags. Go slowly: the air is half. | You can't see the top from the camp. | Everest base camps
- Tour du Mont Blanc | Around one mountain through three countries, in ten days or so. | A race does it in twenty hours. | Tour du Mont Blanc
- The Appalachian Trail | Three and a half thousand kilometers from Georgia to Maine. Walkers get trail names. | One in four finishes, about. | Appalachian Trail
- The Milford Track | Four days through the rain forest of New Zealand, past a waterfall of five hundred and eighty meters. | It rains two days in three. | Milford Track
- The Laugavegur | Iceland's way from hot springs to a green valley, over red, black and white hills. | You wade through rivers. | Laugavegur
- The Kumano Kodo | Emperors walked to these shrines in Japan's forests. It's the Camino's twin. | Who's walked both gets a certificate. | Kumano Kodo

# instruments-of-the-world | gathered | musical instruments from around the world | instruments/instrument world/different/traditional/cultures/folk (around/the/from/world/musical/music/traditional/famous/types/of/in/different/cultures/countries)
- The sitar | India's long lute has strings that nobody touches: they hum along. | George Harrison took lessons. | Sitar
- The kora | A West African harp of a calabash and twenty one strings, played by families of griots. | They keep the history, too. | Kora (instrument)
- The didgeridoo | Termites hollow it out, and players breathe in through the nose while they blow. | It's from the north of Australia. | Didgeridoo
- The steelpan | Trinidad hammered it out of oil barrels, when drums were banned. | It's the youngest of the great ones. | Steelpan
- The erhu | Two strings and a bow that's caught between them. China's fiddle can neigh like a horse. | Python skin covers it. | Erhu
- The hardingfele | Norway's fiddle has extra strings below that ring along. Priests called it the devil's. | Brides walked to it. | Hardanger fiddle
- The gamelan | A whole orchestra of bronze gongs that's tuned only to itself. Debussy heard it in Paris. | You take off your shoes. | Gamelan
- The mbira | Thumbs pluck iron tongues to call the ancestors of the Shona. | Bottle caps buzz on purpose. | Mbira

# strange-festivals | gathered | strange festivals around the world | festivals/festival weird/strange/unusual/crazy/odd/bizarre/weirdest/strangest/craziest (around/the/in/world/from/really/exist/that/actually/happen)
- The cheese rolling of Cooper's Hill | People run and tumble after a wheel of cheese down an English slope. Somebody breaks something each year. | The cheese is said to reach a hundred kilometers an hour. | Cooper's Hill Cheese-Rolling and Wake
- El Colacho | In a Spanish village, men dressed as the devil leap over babies on mattresses. It's meant to cleanse them. | The pope isn't in favor. | El Colacho
- The monkey buffet | Lopburi in Thailand lays out fruit and sweets for thousands of macaques. | They thank nobody. | Monkey Buffet Festival
- The Battle of the Oranges | Ivrea in Italy throws hundreds of tons of oranges, for a miller's daughter who killed a tyrant. | A red cap means: don't aim at me. | Battle of the Oranges
- Up Helly Aa | Shetland drags a Viking ship through the night and burns it with a thousand torches. | The songs go till morning. | Up Helly Aa
- The Boryeong mud festival | South Korea wrestles in gray mud by the sea. It began as an ad for skin cream. | Soldiers came in handy. | Boryeong Mud Festival
- Kanamara Matsuri | In Kawasaki in Japan, large phalluses are carried through the street, and licked as candy. It collects for research on HIV. | A smith is in the legend. | Kanamara Matsuri
- The bog snorkelling of Wales | You swim in a ditch of peat, with flippers and no normal stroke. | A pub thought of it. | Bog snorkelling

# odd-museums | choices | unusual museums | museums/museum weird/strange/unusual/odd/bizarre/weirdest/strangest/quirky (around/the/in/world/that/exist/you/must/visit/really)
- The Museum of Broken Relationships | Zagreb keeps what was left: a garden gnome, an ax, a bridal dress in a jar. Strangers wrote the labels. | It began with a wind-up bunny. | Museum of Broken Relationships
- The Phallological Museum | Reykjavik has over two hundred and eighty, from hamster to whale. | A man left his to it. | Icelandic Phallological Museum
- The Museum of Bad Art | Boston saves pictures too bad to be ignored. The first came out of the trash. | One has a dancing dog. | Museum of Bad Art
- The Cup Noodles Museum | In Japan, you draw on your cup and choose what's in it. A shed shows where it was invented. | There are millions of ways. | Cup Noodles Museum
- The Sewer Museum | Under Paris, you walk beside what flows, and read the streets' names below. | Boats once took guests through. | Paris Sewer Museum
- The Underwater Museum | Off Cancun stand five hundred figures, and coral grows on their faces. | Bring a mask. | Cancun Underwater Museum
- The Museum of Toilets | Delhi shows four thousand years of them, with a king's throne that was one. | The founder freed scavengers. | Sulabh International Museum of Toilets

# beautiful-libraries | choices | libraries worth traveling for | libraries/library beautiful/amazing/stunning/impressive/famous (most/in/the/world/around/famous/greatest/to/visit/worth/best)
- The library of Admont | Austria's abbey has the largest monastery library: white and gold, under seven painted domes. | Four figures are the last things. | Admont Abbey
- Trinity's Long Room | Dublin's hall of dark oak, sixty five meters long. The roof was raised as books kept coming. | The harp of Ireland's coins is there. | Library of Trinity College Dublin
- The Royal Portuguese Reading Room | Rio has carved shelves up to a skylight of red and blue, full of books from Portugal. | It's free. | Royal Portuguese Cabinet of Reading
- The Strahov library | In Prague, two halls, and a globe or two. In the cabinet, a dodo's remains. | You look in from the door. | Strahov Monastery
- Tianjin Binhai | China's white waves of shelves around a ball. High up, the books are printed on. | It's called the Eye. | Tianjin Binhai Library
- The Bibliotheca Alexandrina | A disc of stone leans to the sea, cut with letters of all scripts. | It recalls the burned one. | Bibliotheca Alexandrina
- The Stuttgart City Library | A white cube of five floors inside, as quiet as snow. | It's lit blue at night. | Stadtbibliothek Stuttgart

# soups-of-the-world | gathered | soups from around the world | soups/soup world/different/cultures/countries (around/the/from/world/famous/types/of/in/different/cultures/countries/best)
- Pho | Hanoi's breakfast: beef broth with star anise, boiled for hours. | Herbs are yours to add. | Pho
- Gazpacho | Spain drinks its salad cold in August. Before tomatoes, it was bread and garlic. | Cordoba's thick cousin has ham. | Gazpacho
- Tom yum | Thailand's hot and sour with shrimp, lemongrass and lime leaf. | Don't chew the leaf. | Tom yum
- Borscht | Ukraine's beet soup, sour and red, with a spoon of cream. | The next day it's better. | Borscht
- Gumbo | Louisiana's stew starts with flour browned in fat until it's like chocolate. | An African word for okra named it. | Gumbo
- French onion soup | Onions, an hour of patience, bread and cheese. Paris ate it at dawn, in the markets. | Sherry helps. | French onion soup
- Bird's nest soup | China pays a fortune for the dried spit of swiftlets. | It tastes of little. | Edible bird's nest
- Harira | Morocco breaks the fast with lentils, chickpeas, tomato and a date. | Each street smells of it at dusk. | Harira

# sandwiches-of-the-world | gathered | sandwiches from around the world | sandwiches/sandwich world/different/cultures/countries (around/the/from/world/famous/types/of/in/different/cultures/countries/best)
- Banh mi | Vietnam filled the French loaf with pork, pickles and coriander. Pate and chili meet. | The crust has to shatter. | Banh mi
- The francesinha | Porto stacks ham, sausage and steak, lays cheese on it, and floods it with beer sauce. | A man back from France made it. | Francesinha
- Smorrebrod | Denmark's lies open, on rye, and is eaten with knife and fork. Herring comes first. | There's a school for it. | Smorrebrod
- The torta ahogada | Guadalajara drowns its pork roll in chili sauce. | You get gloves. | Torta ahogada
- Vada pav | Mumbai puts a potato fritter in a bun, with garlic powder. It fed the mill workers. | It costs a coin or two. | Vada pav
- The muffuletta | New Orleans has it from Sicilians: round bread, salami, and a salad of olives. | Half is enough. | Muffuletta
- The croque-monsieur | A Paris cafe ran out of baguettes, it's told, so it toasted ham and cheese. With an egg, it's madame. | Proust mentions it. | Croque monsieur
- The bunny chow | Durban hollows a loaf and fills it with curry. No rabbit is in it. | The lid is for dipping. | Bunny chow

# breads-of-the-world | gathered | breads from around the world | breads/bread world/different/cultures/countries/kinds/types (around/the/from/world/famous/types/of/in/different/cultures/countries/best)
- Injera | Ethiopia's sour, spongy flatbread is plate, spoon and food. It's of teff, the smallest grain. | The last bit has all the sauce. | Injera
- The baguette | In France, a law says: flour, water, salt, yeast. UNESCO lists its craft. | The end is gone before you're home. | Baguette
- Lavash | Armenian women slap it onto the wall of a clay oven. It dries and keeps for months. | A splash of water wakes it. | Lavash
- Pumpernickel | Westphalia bakes it for a day, at low heat, till it's black and sweet. | It means something rude. | Pumpernickel
- Challah | Braided and shiny, for the Sabbath. Two of them recall the manna. | A bit of dough is given away. | Challah
- Naan | It hangs in the tandoor for a minute and blisters. The word is Persian for bread. | So naan bread is bread bread. | Naan
- Thunder bread | Iceland bakes rye in the hot ground for a day. It's named for what it does to you. | Butter and trout go with it. | Rugbraud
- Damper | Australian drovers baked it in ashes: flour, water, salt. | Children put it on a stick. | Damper (food)

# dumplings-of-the-world | gathered | dumplings from around the world | dumplings/dumpling world/different/cultures/countries (around/the/from/world/famous/types/of/in/different/cultures/countries/best)
- Xiaolongbao | Shanghai's have soup inside. It goes in as jelly, and melts. | Bite a hole first. | Xiaolongbao
- Pierogi | Poland fills them with potato and curd, and calls those Ruthenian, after a land to the east. | Plums are for dessert. | Pierogi
- Khinkali | Georgia's are held by the knot. You suck the broth, and leave the knot to count. | Twenty is a good number. | Khinkali
- Momos | Nepal and Tibet steam them, with a red sauce that bites. | Delhi lives on them. | Momo (food)
- Gyoza | Japan fries one side and steams the rest. Soldiers brought them from China. | Two cities fight over who eats more. | Jiaozi
- Manti | In Kayseri, forty should fit on a spoon. Yogurt and garlic go over. | A future mother in law counts. | Manti (food)
- Maultaschen | Swabia hid the meat in dough on fast days, so God wouldn't see. | They're called God cheaters. | Maultasche
- Ravioli | Genoa and Rome both claim them. Sailors filled them with leftovers, a tale goes. | A merchant's letter of the fourteenth century has them. | Ravioli

# street-foods-of-the-world | gathered | street foods from around the world | street foods/food world/different/countries/cities (around/the/from/world/famous/best/in/different/countries/you/must/try)
- Tacos al pastor | Mexico City shaves pork from a spit, and a slice of pineapple flies after it. Lebanese brought the spit. | Three aren't enough. | Al pastor
- Arancini | Sicily's rice balls, golden, with ragu. East and west quarrel over their gender. | Cone or ball, too. | Arancini
- Takoyaki | Osaka turns balls of batter with octopus by needle, so fast you can't see. | They burn your tongue. | Takoyaki
- Jianbing | Beijing's morning crepe: egg, chili, a crisp sheet, folded. | It takes a minute. | Jianbing
- Currywurst | Berlin cuts a sausage, adds ketchup and curry. A woman mixed it in nineteen forty nine. | It had a museum. | Currywurst
- Suya | Nigeria's beef on sticks, rubbed with peanut and pepper, wrapped in newspaper. | Buy it at night. | Suya
- Acaraje | Bahia fries beans in red palm oil and fills them with shrimp. Women in white sell it. | It came with the Yoruba. | Acaraje
- Pani puri | India cracks a hollow shell, pours in mint water, and you have one bite. | Six in a row. | Panipuri

# markets-of-the-world | choices | markets worth traveling for | markets/market world/famous/best/beautiful/street/food (around/the/in/world/famous/best/beautiful/most/to/visit/night/street)
- The Grand Bazaar | Istanbul's four thousand shops on sixty covered streets. It's been open since the fifteenth century. | You'll come out elsewhere. | Grand Bazaar, Istanbul
- Chatuchak | Bangkok's weekend maze has eight thousand stalls and more. | Meet at the clock tower. | Chatuchak Weekend Market
- La Boqueria | Barcelona's hall on the Rambla sells fruit to guests in front, and fish to cooks in the back. | Go to the back. | La Boqueria
- The souk of Aleppo | It ran for kilometers under vaults until war burned it. It's being mended, stone by stone. | Soap of laurel came from there. | Al-Madina Souq
- Chichicastenango | On Thursdays and Sundays, the Maya of Guatemala fill a town with cloth, masks and incense. | The church steps are a temple. | Chichicastenango
- The floating market of Cai Rang | In the Mekong delta, boats hang what they sell on a pole. It gets smaller each year. | Be there at six. | Cai Rang Floating Market
- Toyosu | Tokyo auctions tuna before dawn, by hand signs. A fish once cost three million dollars. | You watch through glass. | Toyosu Market

# train-stations | choices | train stations worth a look | stations/station train/railway beautiful/famous/amazing/impressive/stunning (most/in/the/world/around/famous/best)
- Antwerp Central | A palace of marble and a dome, with trains on four levels. It's called the cathedral of the railways. | The roof was made for steam. | Antwerpen-Centraal railway station
- Sao Bento | Porto's hall has twenty thousand tiles of battles and grapes. | They took eleven years. | Sao Bento railway station
- Grand Central | New York's ceiling shows the stars the wrong way round. A dark patch shows how dirty it was. | Whisper in the arch. | Grand Central Terminal
- Mumbai's terminus | Gothic, with peacocks and gargoyles, and millions a day. Its former name was Victoria's. | It's World Heritage. | Chhatrapati Shivaji Terminus
- Kanazawa | A wooden gate like a drum, and a dome of glass for the rain. | A fountain tells the time. | Kanazawa Station
- Liege | Calatrava's white waves have no front at all. | Light is the facade. | Liege-Guillemins railway station
- The stations of Moscow's metro | Chandeliers, mosaics and bronze dogs whose nose students rub. They were palaces for the people. | Some hid a city in the war. | Moscow Metro

# famous-bridges-list | choices | famous bridges, and what's special about them | bridges/bridge famous/beautiful/iconic/amazing/impressive (most/in/the/world/around/famous/best)
- The Golden Gate Bridge | It was to be striped black and yellow, if the navy had had its way. Its orange was a primer. | A net saved nineteen workers. | Golden Gate Bridge
- The Ponte Vecchio | Florence's butchers had to leave, as they smelled, and goldsmiths came. The Germans left it standing. | A corridor runs above. | Ponte Vecchio
- The bridge of Mostar | Young men leap twenty some meters from it. War broke it in nineteen ninety three, and it was rebuilt of the same stone. | It's as it was. | Stari Most
- The living root bridges | In Meghalaya, people train the roots of fig trees across streams. They get stronger with age. | It takes fifteen years or more. | Living root bridge
- The Millau Viaduct | In France, it's taller than the Eiffel Tower, and thinner than you'd think. Cars drive above the fog. | It bends a bit, on purpose. | Millau Viaduct
- The Pont du Gard | Three rows of Roman arches, without mortar, sloping by a hair. | It brought a city its water. | Pont du Gard
- The Helix | Singapore's footbridge is twisted like DNA. | Letters glow for its parts. | Helix Bridge
`
