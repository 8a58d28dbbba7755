/** Lists of places, dishes and records; `read-lists.ts` says how they are written. */
export const LISTS_OF_THE_WORLD = `
# tallest-mountains | ranked | tallest mountains on Earth | tallest/highest/biggest mountains/peaks (world/earth/planet/globe/sea/level/above)
- Mount Everest | It rises to eight thousand eight hundred and forty nine meters, between Nepal and China. | The first people known to have stood on top were Edmund Hillary and Tenzing Norgay, in nineteen fifty three.
- K2 | It rises to eight thousand six hundred and eleven meters, and few peaks are harder to climb. | Nobody climbed it in winter before twenty twenty one.
- Kangchenjunga | It rises to eight thousand five hundred and eighty six meters. | Until eighteen fifty two it was held to be the highest of all. | Kangchenjunga
- Lhotse | It rises to eight thousand five hundred and sixteen meters, right beside Everest. | Both share a camp and most of one route.
- Makalu | It rises to eight thousand four hundred and eighty five meters, and it looks like a pyramid. | French climbers reached its top in nineteen fifty five.

# largest-countries | ranked | largest countries by land and water | largest/biggest countries/country/nations (world/earth/planet/area/land/size)
- Russia | It covers about seventeen million square kilometers and eleven time zones. | It is almost twice as large as the next one.
- Canada | It covers about ten million square kilometers, and much of that is lakes. | Its coast is longer than that of any other country.
- The United States | Some nine point eight million square kilometers with its coastal waters. Counted otherwise, China is third. | The two are so close that the way of counting decides. | List of countries and dependencies by area
- China | It covers about nine point six million square kilometers, with one official time. | It has land borders with fourteen countries.
- Brazil | It covers about eight and a half million square kilometers, almost half of South America. | It borders all but two of the countries there.
- Australia | It covers about seven point seven million square kilometers, a whole continent. | Most people there live near the coast.

# smallest-countries-ranked | ranked | smallest countries in the world | smallest/tiniest countries/nations (world/earth/planet/area/size)
- Vatican City | It is less than half a square kilometer, and all of it lies inside Rome. | Nobody becomes a citizen there just by being born.
- Monaco | It is about two square kilometers, between France and the sea. | It has gained land by filling up the sea.
- Nauru | It is an island of about twenty one square kilometers, with no official capital. | A road runs around it.
- Tuvalu | It is about twenty six square kilometers, on nine islands in the Pacific. | It earns money with its web ending, dot TV.
- San Marino | It is about sixty one square kilometers, with Italy all around. | It calls itself the oldest republic.
- Liechtenstein | It is about one hundred and sixty square kilometers, between Switzerland and Austria. | It has had no army since eighteen sixty eight.

# most-people | ranked | countries with the most people | populated/populous countries/nations (most/world/earth/planet); countries/nations people/population (most/world/largest/biggest/highest)
- India | It overtook China around twenty twenty three, with more than one point four billion people. | Its census names more than a hundred languages.
- China | It has about one point four billion people, and the number is falling. | For decades, most couples in its cities were allowed one child.
- The United States | It has more than three hundred and thirty million people. | More than one in ten of them live in California. | Demographics of the United States
- Indonesia | It has more than two hundred and seventy million people, on thousands of islands. | More than half of them live on Java.
- Pakistan | It has more than two hundred and forty million people. | Its largest city is Karachi.
- Nigeria | It has more than two hundred million people, more than any other country of Africa. | Its largest city is Lagos.

# largest-oceans | ranked | largest oceans | largest/biggest oceans (world/earth/planet)
- The Pacific | It covers almost a third of the Earth, more than all land together. | Its deepest place lies almost eleven kilometers down. | Pacific Ocean
- The Atlantic | It covers about a fifth of the Earth, and it grows by some centimeters each year. | A chain of mountains runs down its middle. | Atlantic Ocean
- The Indian Ocean | It covers about a seventh of the Earth, and it is the warmest. | Its winds turn with the monsoon, and sailors used them. | Indian Ocean
- The Southern Ocean | It runs around Antarctica, with the strongest current of all. | Some do not count it as an ocean of its own. | Southern Ocean
- The Arctic Ocean | It is the smallest and the shallowest, and part of it is frozen all year. | Its ice shrinks. | Arctic Ocean

# largest-continents | ranked | largest continents | largest/biggest continents (world/earth/planet)
- Asia | It has almost a third of all land, and more than half of all people. | Both the highest peak and the lowest land on Earth are there.
- Africa | It has a fifth of all land, and more than fifty countries. | The largest hot desert lies in its north.
- North America | It reaches from the Arctic to Panama. | It has the largest lake of fresh water by area.
- South America | It has the Amazon and the longest chain of mountains on land. | About half of it is Brazil.
- Antarctica | It has no country and no city, and nearly all of it is under ice. | Most of the fresh water on Earth is frozen there.
- Europe | It is a bit larger than the United States, and it has more than forty countries. | It has no clear border with Asia.

# largest-planets | ranked | largest planets of the Solar System | largest/biggest planets (solar/system/our/sun)
- Jupiter | About eleven Earths fit side by side across it. | It is heavier than all other planets together.
- Saturn | It is about nine Earths wide, without its rings. | It is less dense than water.
- Uranus | It is about four Earths wide, and it rolls around the Sun on its side. | Its year is eighty four of ours.
- Neptune | It is a little narrower than Uranus, and heavier. | Its winds are the fastest that are known of any planet. | Neptune
- Earth | It is the largest of the rocky ones. | Venus is almost as large.

# tallest-buildings | ranked | tallest buildings, of those finished by twenty twenty five | tallest/highest buildings/skyscrapers (world/earth/planet)
- The Burj Khalifa | It stands in Dubai and is eight hundred and twenty eight meters high. | It opened in twenty ten. | Burj Khalifa
- Merdeka One Eighteen | It stands in Kuala Lumpur and is almost six hundred and eighty meters high, with its spire. | Merdeka means independence. | Merdeka 118
- The Shanghai Tower | It stands in Shanghai and is six hundred and thirty two meters high. | It twists as it rises, so that wind pushes it less. | Shanghai Tower
- The clock tower of Mecca | It is about six hundred meters high, with a clock on each of four sides. | It stands beside the great mosque. | The Clock Towers
- The Ping An Finance Center | It stands in Shenzhen and is just under six hundred meters high. | A spire was left out on account of planes. | Ping An Finance Centre

# largest-lakes | ranked | largest lakes by area | largest/biggest lakes (world/earth/planet/area)
- The Caspian Sea | It is larger than Germany, salty, and touches five countries. | It has no way out to the ocean. | Caspian Sea
- Lake Superior | It is the largest lake of fresh water by area, between Canada and the United States. | It is about as large as Austria.
- Lake Victoria | It lies in Africa, between Uganda, Kenya and Tanzania. | The White Nile leaves it.
- Lake Huron | It has tens of thousands of islands, and one of them has lakes of its own. | It is one of the Great Lakes.
- Lake Michigan | It lies wholly in the United States. | Chicago stands on its shore.

# deepest-lakes | ranked | deepest lakes | deepest lakes (world/earth/planet)
- Lake Baikal | It is more than one thousand six hundred meters deep, in Siberia. | About a fifth of the liquid fresh water on the surface is there.
- Lake Tanganyika | It is almost one thousand five hundred meters deep, in Africa. | Hundreds of its fishes live nowhere else.
- The Caspian Sea | It is about one thousand meters deep, in the south. | In the north it is only some meters deep. | Caspian Sea

# largest-islands | ranked | largest islands | largest/biggest islands (world/earth/planet)
- Greenland | It has more than two million square kilometers, most of it under ice. | Fewer than sixty thousand people live there.
- New Guinea | It is shared by Indonesia and Papua New Guinea. | Hundreds of languages are spoken there.
- Borneo | Three countries share it: Indonesia, Malaysia and Brunei. | Orangutans live there.
- Madagascar | It lies off Africa, and most of its wild animals and plants live nowhere else. | Lemurs are the best known of them.
- Baffin Island | It belongs to Canada, in the far north. | Few people live there.

# largest-deserts | ranked | largest deserts | largest/biggest deserts (world/earth/planet)
- Antarctica | It is a desert, since hardly any rain or snow falls in its middle. | It has some fourteen million square kilometers. | Desert
- The Arctic | It is cold, dry and almost as large. | A desert is a place that is dry, not one that is hot. | Polar desert
- The Sahara | It is the largest hot desert, about as large as the United States. | Some thousands of years ago it was green. | Sahara

# largest-us-states | ranked | largest States of the US | largest/biggest states (us/usa/america/american/united/area)
- Alaska | It is more than twice as large as Texas. | The United States bought it from Russia.
- Texas | It is larger than France. | It was once a country of its own.
- California | It has the highest and the lowest place of the states that touch each other. | More people live there than in any other state.
- Montana | It is larger than Germany, with little more than a million people. | Its name comes from the Spanish word for mountain.
- New Mexico | It has white dunes of gypsum and one of the oldest capitals. | Santa Fe was founded around sixteen ten.

# smallest-us-states | ranked | smallest States of the US | smallest states (us/usa/america/american/united/area)
- Rhode Island | It can be crossed by car in about an hour. | Most of it is no island.
- Delaware | It was the first to accept the constitution. | It is home to more companies than people.
- Connecticut | A public phone directory was first printed there, in eighteen seventy eight. | It calls itself the constitution state.
- New Jersey | More people live there on each square kilometer than in any other state. | It calls itself the garden state.
- New Hampshire | Its coast is shorter than that of any other state by the sea. | Its motto is live free or die.

# spoken-languages | ranked | most spoken languages | spoken languages (most/world/earth)
- English | About one and a half billion people speak it, most of them as a second language. | It is the language of pilots all over the world.
- Mandarin | More than a billion people speak it, more as a first language than any other. | Its tones change what a word means. | Mandarin Chinese
- Hindi | Some six hundred million people speak it. | It is close to Urdu, which is written in other letters.
- Spanish | More than half a billion people speak it, by some counts, in some twenty countries. | Mexico has the most of them. | Spanish language

# first-presidents | ranked | first presidents of the United States, counted back | first presidents (us/usa/america/american/united/states)
- George Washington | He was elected twice without one vote of an elector against him. | He never lived in the White House.
- John Adams | He was the first to live in the White House. | His son became president, too.
- Thomas Jefferson | He bought Louisiana from France, and the country doubled. | He kept people in slavery, and wrote that all men are created equal.
- James Madison | He did much of the work on the constitution. | In his time, the British burned the White House.
- James Monroe | He told Europe to found no more colonies in the Americas. | That is still called the Monroe Doctrine.

# deadliest-volcanoes-ranked | ranked | deadliest eruptions that are well recorded | deadliest volcanoes/eruptions (history/world/earth/volcanic/recorded)
- Tambora | In eighteen fifteen it killed tens of thousands in Indonesia, most of them by hunger. | The next summer was cold as far as Europe. | 1815 eruption of Mount Tambora
- Krakatoa | In eighteen eighty three its waves killed more than thirty six thousand people. | It was heard almost five thousand kilometers away. | 1883 eruption of Krakatoa
- Mount Pelee | In nineteen oh two its glowing cloud destroyed Saint-Pierre, and killed some twenty eight thousand people. | One of the few survivors sat in a cell. | 1902 eruption of Mount Pelée
- Nevado del Ruiz | In nineteen eighty five its mud buried Armero in Colombia. Some twenty three thousand people died. | Scientists had warned. | Armero tragedy
- Mount Unzen | In seventeen ninety two part of it slid into the sea in Japan. Some fifteen thousand people died. | The wave came back from the other shore. | 1792 Unzen landslide and tsunami

# african-cities | gathered | of the biggest cities of Africa | biggest/largest/major/big cities africa/african
- Cairo | It has more than twenty million people with all that surrounds it. | The pyramids stand at its edge.
- Lagos | It is the largest city of Nigeria, on islands and a lagoon. How many live there is disputed. | It is also home to a large film industry.
- Kinshasa | It lies on the Congo, right across from another capital, Brazzaville. | It is often called the largest city where French is spoken.
- Johannesburg | It grew up on gold, and it lies on no river or coast. | It is the largest city of South Africa.
- Luanda | It is the capital of Angola, and more people live there who speak Portuguese than in Lisbon. | It was founded in fifteen seventy six.
- Dar es Salaam | Its name means place of peace, and it is the largest city of Tanzania. | The capital is another one, Dodoma.

# biggest-cities | gathered | of the biggest cities on Earth | biggest/largest cities (world/earth/planet/population)
- Tokyo | More than thirty million people live there with all that surrounds it. | For decades it led the lists of the United Nations.
- Delhi | It has more than thirty million people. | New Delhi is only a part of it.
- Shanghai | It is China's largest city and has the busiest port for containers. | A train without wheels runs to its airport.
- Sao Paulo | It is the largest city of South America. | More people of Japanese descent live there than in any other city outside Japan.
- Mexico City | It is built on a dried lake, and parts of it sink. | Under its streets lies the capital of the Aztecs.
- Jakarta | It sinks so fast that Indonesia builds a new capital. | Part of it lies below the sea already.

# new-wonders | gathered | new wonders of the world | new wonders (world/seven/7); modern wonders (world/seven/7)
- The Great Wall of China | It is no single wall, but many, of different ages. | It cannot be seen from the Moon. | Great Wall of China
- Petra | A city in Jordan whose fronts are carved out of rose rock. | Its builders led water through channels and pipes.
- Christ the Redeemer | A statue thirty meters high above Rio de Janeiro. | Its skin is made of small tiles of soapstone. | Christ the Redeemer (statue)
- Machu Picchu | A town of the Incas, high on a ridge in Peru. | It was never found by the Spanish.
- Chichen Itza | A Maya city in Mexico, whose pyramid has a step for each day of the year. | At the equinox, light and shadow look like a snake. | Chichen Itza
- The Colosseum | An arena in Rome for some fifty thousand people. | It could be emptied within minutes, it is thought.
- The Taj Mahal | A tomb in India that a ruler built for his wife. | It took some twenty years.

# foods-of-mexico | gathered | foods of Mexico | foods/food/dishes mexican/mexico
- Mole | A sauce with chilies, spices and, in one kind, chocolate. Some have more than twenty ingredients. | Puebla and Oaxaca both claim it. | Mole (sauce)
- Tamales | Corn dough, steamed in a husk or a leaf. Nobody eats the wrapper. | They are older than the Aztecs. | Tamale
- Pozole | A soup of corn whose grains have opened like flowers. It comes in white, green and red. | Radish, cabbage and lime go on top.
- Tacos al pastor | Pork from a turning spit, which came to Mexico with people from Lebanon. | A slice of pineapple often goes on top. | Al pastor
- Chilaquiles | Pieces of tortilla in hot sauce, for breakfast. They save what is left of yesterday. | Cheese and cream go on top.
- Guacamole | Its name comes from Nahuatl, the language of the Aztecs, and means avocado sauce. | The people there mashed avocados long before the Spanish came.
- Cochinita pibil | Pork in sour orange and red annatto, cooked in a pit in Yucatan. | Pib was the Maya word for such an oven.

# foods-of-italy | gathered | foods of Italy | foods/food/dishes italian/italy
- Pizza Margherita | Tomato, mozzarella and basil, in the colors of the flag. | Naples told a story of a queen, which is doubted. | Pizza Margherita
- Carbonara | Eggs, cheese, pepper and cured pork cheek. In Rome, no cream goes in. | No recipe is known from before the Second World War.
- Risotto alla Milanese | Rice that is yellow from saffron, in Milan. | It is stirred, and never washed before. | Risotto
- Pesto | Basil, pine nuts, garlic, oil and cheese, pounded in Genoa. | Its name means pounded.
- Parmesan | A wheel weighs around forty kilos and ripens for at least a year. | A bank in Italy takes wheels as security. | Parmigiano Reggiano
- Tiramisu | It means pick me up. It is younger than many a grandmother who makes it. | Two regions argue about who made it first.

# foods-of-japan | gathered | foods of Japan | foods/food/dishes japanese/japan
- Sushi | It began as a way to keep fish, in rice that was then thrown away. | The word means the sour rice, and not the fish.
- Ramen | Its noodles came from China, and every region has its own broth. | Slurping is no bad manners.
- Okonomiyaki | A pancake with cabbage. Its name means what you like, grilled. | Osaka and Hiroshima make it in two ways.
- Takoyaki | Balls of batter with a piece of octopus inside, from Osaka. | Fish flakes on top seem to dance in the heat.
- Tempura | Fish and vegetables in a light batter, a way of frying that came with the Portuguese. | That was in the sixteenth century.
- Miso soup | Broth with a paste of fermented soybeans. Many have it for breakfast. | The paste can ripen for years.

# odd-foods-of-japan | gathered | unusual foods of Japan | weird/weirdest/strange/strangest/unusual/bizarre/crazy/craziest foods/food/dishes japanese/japan
- Natto | Soybeans that ferment until they smell strong and pull strings. Many eat them for breakfast. | You stir them first.
- Fugu | A pufferfish that can be deadly. Cooks need a license for it. | Its poison has no antidote.
- Basashi | Raw horse, sliced thin, with ginger and garlic. | Kumamoto is known for it. | Horse meat
- Shirako | The milt of cod or other fish. The word means white children. | It is soft, like custard. | Milt
- Inago | Locusts from the rice fields, cooked in soy sauce and sugar. | They are a snack in Nagano. | Entomophagy
- Umeboshi | Plums that are salted until they make your whole face shrink. | A red one on white rice looks like the flag.

# foods-of-india | gathered | foods of India | foods/food/dishes indian/india
- Dosa | A thin, crisp pancake of rice and lentils, fermented overnight, from the south. | It can be longer than the plate.
- Biryani | Rice and meat or vegetables in layers, steamed in a closed pot. | Hyderabad has one of the best known kinds.
- Samosa | A pocket of dough with a filling, whose ancestors came from Central Asia. | Potato came in only after the Portuguese.
- Pani puri | A hollow crisp ball that is filled with spiced water. It has to go in whole. | It has another name in almost every region. | Panipuri
- Masala chai | Tea, boiled with milk and spices. | It became common only in the twentieth century.
- Butter chicken | It comes from a restaurant in Delhi, where leftover tandoori chicken went into a sauce. | Two families argue about who made it first.

# foods-of-france | gathered | foods of France | foods/food/dishes french/france
- The baguette | A long loaf with a crisp crust. By French law, a traditional one has no additives. | UNESCO lists how it is made as heritage. | Baguette
- Cassoulet | White beans with meat, baked for hours. Three towns claim it. | It is named after its dish, the cassole.
- Bouillabaisse | A soup of the fishermen of Marseille, from fish that they could not sell. | Broth and fish are served one after the other.
- Snails | They come with garlic butter, and a fork of their own. | In French they are called escargots. | Escargot
- Ratatouille | A stew of eggplant, zucchini, peppers and tomatoes from Nice. | In the film, it is cut into thin slices.
- Tarte Tatin | An apple tart that is baked upside down. It is named after two sisters. | They ran a hotel in Lamotte-Beuvron.

# foods-of-korea | gathered | foods of Korea | foods/food/dishes korean/korea/south
- Kimchi | Vegetables that ferment in salt and chili. There are hundreds of kinds. | Families make it together in late autumn.
- Bibimbap | Rice with vegetables, egg and chili paste. The name means mixed rice. | A hot stone bowl makes the rice crisp.
- Tteokbokki | Chewy rice cakes in hot red sauce, sold in the street. | At the court it was made with soy sauce.
- Bulgogi | Thin slices of marinated beef. The name means fire meat. | Pear in the marinade makes it sweet and tender.
- Samgyetang | Chicken soup with ginseng, eaten on the hottest days. | Heat is fought with heat, people say.

# foods-of-thailand | gathered | foods of Thailand | foods/food/dishes thai/thailand
- Pad thai | Fried noodles that a government promoted around the Second World War. | Noodles were to make people proud, and to save rice.
- Tom yum | A hot and sour soup with lemongrass and lime leaf. | The best known has shrimp.
- Som tam | Green papaya, pounded with chili, lime and fish sauce. | It is loved most in the northeast. | Green papaya salad
- Mango sticky rice | Rice, coconut milk and ripe mango, in the mango season. | Salt makes it taste sweeter.
- Green curry | It is green from fresh chilies. | Its paste is pounded in a mortar.

# foods-of-the-philippines | gathered | foods of the Philippines | foods/food/dishes filipino/philippine/philippines/pinoy
- Adobo | Meat cooked in vinegar, soy sauce and garlic. Vinegar keeps it in the heat. | The name is Spanish, and the way is older. | Philippine adobo
- Sinigang | A soup that is sour from tamarind. | Guava or green mango do it, too.
- Lechon | A whole pig, roasted over coals. Cebu is famous for it. | No large feast is without it.
- Halo-halo | Shaved ice with beans, jelly, fruit and purple yam. The name means mix mix. | You stir it all before you eat.
- Balut | A duck egg with a grown embryo, boiled and sold in the street. | People sip the broth first. | Balut (food)

# foods-of-spain | gathered | foods of Spain | foods/food/dishes spanish/spain
- Paella | Rice from Valencia. The first ones had rabbit, chicken or snails, and no seafood. | The word means the pan.
- Gazpacho | A cold soup. Before tomatoes came from the Americas, it was bread, oil, garlic and vinegar. | It comes from Andalusia.
- Jamon iberico | Ham of black pigs. For the best, they fatten on acorns. | It dries for years. | Jamón ibérico
- Tortilla | An omelet with potatoes. With onion or without, that is the great question. | It has nothing to do with the Mexican one. | Spanish omelette
- Churros | Fried dough, dipped into thick hot chocolate. | Many have them after a long night.

# foods-of-turkey | gathered | foods of Turkey | foods/food/dishes turkish/turkey
- Doner kebab | Meat on an upright, turning spit. Doner means turning. | In Berlin it became a sandwich.
- Baklava | Many thin layers of dough with nuts and syrup. Gaziantep is known for it. | Several countries call it theirs.
- Simit | A ring of bread with sesame, sold from carts. | Gulls on the ferries get a share.
- Manti | Tiny dumplings with yogurt and garlic. The smallest fit by dozens on one spoon, people say. | Kayseri is known for them. | Manti (food)
- Turkish tea | It comes in small glasses shaped like tulips. | On average, nobody drinks more tea than people in Turkey. | Tea in Turkey

# foods-of-greece | gathered | foods of Greece | foods/food/dishes greek/greece
- Moussaka | Eggplant and meat under a white sauce. The sauce came with a cook of the twentieth century. | Nikolaos Tselementes had learned French cooking.
- Souvlaki | Small pieces of meat on a stick. The name means little skewer. | Antiquity grilled on skewers, too.
- Feta | Cheese in brine, of milk from sheep, or with some from goats. In Europe only Greek cheese may have the name. | The word means slice.
- Spanakopita | Spinach and feta between thin layers of dough. | The dough is called phyllo, which means leaf.
- Dolmades | Leaves of grapes, rolled around rice. | Similar rolls are made from the Balkans to Iran. | Dolma

# foods-of-china | gathered | foods of China | foods/food/dishes chinese/china
- Peking duck | The skin is the best of it. It is dried before it roasts. | You roll it into thin pancakes.
- Mapo tofu | Tofu in a hot and numbing sauce from Sichuan. It is named after a woman with pockmarks. | Numbing is the Sichuan pepper.
- Hot pot | Everybody cooks at the table, in one pot of broth. | Some pots are parted, for hot and mild.
- Xiaolongbao | Dumplings with soup inside. Jelly goes in, and it melts. | Bite with care.
- Century eggs | Eggs that are kept in lime, ash and salt until they are dark. It takes weeks, and no century. | The yolk turns green and creamy. | Century egg
`
