/** Places that are asked for as a list; `read-lists.ts` says how they are written. */
export const LISTS_OF_PLACES = `
# dangerous-roads | gathered | of the most dangerous roads in the world | dangerous/deadliest/scariest/deadly roads/road/highways (world/earth/most/planet/drive)
- The North Yungas Road | In Bolivia, a single lane clings to a cliff above the jungle. Before a bypass opened, people called it the Death Road. | Today it is mostly cyclists who ride down it. | Yungas Road
- The Karakoram Highway | It crosses from Pakistan into China over a pass of about four thousand seven hundred meters, and landslides keep burying it. | Hundreds of workers died while it was built. | Karakoram Highway
- The Zoji La | In the Himalayas of India, trucks crawl over this pass on a narrow track of mud and snow. | A tunnel is being dug below it. | Zoji La
- The Dalton Highway | It runs through Alaska almost to the Arctic Ocean, much of it on gravel. Almost four hundred kilometers of it have no gas station. | Truckers share it with caribou. | Dalton Highway
- The road to Fairy Meadows | In Pakistan, jeeps climb toward Nanga Parbat on loose gravel, with no guardrail. | The last stretch has to be walked. | Fairy Meadows
- The Guoliang Tunnel Road | In China, villagers cut it through the inside of a cliff by hand, in the nineteen seventies. | Openings in the rock let in the light. | Guoliang Tunnel
- Skippers Canyon Road | In New Zealand, it is so narrow and steep that many rental cars are not insured on it. | Gold miners cut it out of the rock. | Skippers Canyon

# italian-towns | choices | small towns in Italy worth seeing | towns/villages italy/italian (small/beautiful/prettiest/hidden/gems/visit/worth/visiting/most/charming/little/cute)
- Civita di Bagnoregio | It stands on a crumbling rock, and a footbridge is the only way in. Italians call it the dying town. | Only a handful of people live there all year. | Civita di Bagnoregio
- Alberobello | Hundreds of its houses are trulli, white and round, with cone roofs of loose stone. | It is a world heritage site. | Alberobello
- San Gimignano | Fourteen medieval towers still stand there, built by families who wanted to look down on each other. | There were once about seventy. | San Gimignano
- Positano | Its pastel houses seem to fall down a cliff to the sea of Amalfi. | Bring good shoes, because the town is mostly stairs. | Positano
- Matera | People lived in its caves for thousands of years, and today some are hotels. | In the nineteen fifties the state moved thousands of people out. | Matera
- Orvieto | It sits on a block of volcanic rock, with a striped cathedral on top and tunnels underneath. | Some tunnels are more than two thousand years old. | Orvieto
- Burano | The houses on this island near Venice are painted in bright colors, side by side. | It has been known for lace for centuries. | Burano

# train-rides-of-europe | choices | train rides in Europe that are famous for the view | train/trains/railway/rail rides/ride/journeys/routes/trips/journey europe/european (most/beautiful/scenic/best/prettiest)
- The Bernina Express | It climbs from Switzerland past glaciers, and comes down among the palms of Tirano in Italy. | One viaduct turns in a full circle. | Bernina Express
- The Glacier Express | It needs about eight hours from Zermatt to Saint Moritz, and it is known as a very slow express. | It crosses almost three hundred bridges. | Glacier Express
- The Flam Railway | In Norway, it drops more than eight hundred and sixty meters to a fjord, in about an hour. | It stops at a waterfall so that people can take pictures. | Flåm Line
- The West Highland Line | It crosses the moors of Scotland and the curved viaduct that Harry Potter made famous. | The viaduct stands at Glenfinnan. | West Highland Line
- The Bergen Line | It crosses the roof of Norway, past treeless snowfields, between Oslo and Bergen. | Some of its stations have no road. | Bergen Line
- The Semmering Railway | It has crossed the Alps south of Vienna since eighteen fifty four, over viaducts of stone. | It was the first railway named a world heritage site. | Semmering railway
- The Cinque Terre train | It links five fishing villages in Italy, and between tunnels you get short looks at the sea. | The ride takes minutes from village to village. | Cinque Terre

# islands-of-greece | choices | Greek islands worth knowing | islands/island greece/greek (best/beautiful/prettiest/most/visit/summer/worth/go)
- Santorini | Its white villages stand on the rim of a volcano that the sea has filled. | One of the largest eruptions of the last ten thousand years made that bay. | Santorini
- Crete | It is the largest one, with gorges, beaches and the palace of Knossos. | The Minoans built it some four thousand years ago. | Crete
- Rhodes | You can sleep inside medieval walls that knights built. | A bronze giant once stood at its harbor. | Rhodes
- Corfu | Rainy winters keep it green, and its old town looks like Venice, which ruled it for centuries. | It is known for kumquats. | Corfu
- Naxos | It has long sandy beaches, mountain villages, and a marble gate that stands alone by the sea. | The temple behind the gate was never finished. | Naxos
- Hydra | There are almost no cars. Donkeys and boats carry what people need. | Leonard Cohen bought a house there. | Hydra (island)
- Zakynthos | Cliffs drop to a beach with the wreck of a ship, and sea turtles lay their eggs in the south. | The wreck has lain there since nineteen eighty. | Zakynthos

# countries-without-army | gathered | countries without an army | countries/country/nations army/armies/military no/without/don't (have/any/standing/that)
- Costa Rica | It gave up its army in nineteen forty eight, after a civil war, and put the money into schools and health. | The barracks became a museum. | Costa Rica
- Iceland | It has a coast guard and is in NATO, and it has never had an army of its own as a republic. | Allies watch its sky. | Defence of Iceland
- Panama | Its army was dissolved after the invasion of nineteen eighty nine. The constitution now forbids a standing one. | Police guard the border. | Panamanian Public Forces
- Liechtenstein | It closed its army in eighteen sixty eight, because it cost too much. | The story goes that eighty men went to their last war, and eighty one came back. | Liechtenstein
- Samoa | It has only a police force. New Zealand has promised to consider any call for help. | A treaty of friendship says so. | Samoa
- Andorra | Spain and France defend it. A small ceremonial troop fires salutes at festivals. | Its two heads of state are a bishop and the president of France. | Andorra
- Mauritius | Its police and coast guard do the work, with a special unit for emergencies. | It often tops lists of the most peaceful places in Africa. | Mauritius

# strange-hotels | gathered | of the strangest hotels in the world | hotels/hotel weird/weirdest/strange/strangest/unusual/craziest/unique/coolest/crazy (world/earth/around/most/stay/sleep)
- The Icehotel of Sweden | It is built anew each winter, of ice from a river. You sleep on reindeer hides at about minus five Celsius. | In spring it melts back into the river. | Icehotel (Jukkasjärvi)
- Jules' Undersea Lodge | In Florida, you have to dive to the front door of this hotel, which was a research lab. | Pizza is delivered by a diver. | Jules' Undersea Lodge
- The Palacio de Sal | In Bolivia, walls, beds and tables are made of salt from the largest salt flat on Earth. | Guests are asked not to lick the walls. | Palacio de Sal
- The Henn na Hotel | In Japan, it opened with robots at the desk. It later laid off about half of them, because they made more work. | A dinosaur checked guests in. | Henn na Hotel
- Giraffe Manor | In Kenya, giraffes put their heads through the windows at breakfast. | They belong to a rare kind. | Giraffe Manor
- Das Park Hotel | In Austria, each room is a piece of concrete sewer pipe with a bed. You pay what you like. | The toilets are outside. | Dasparkhotel
- Capsule hotels | In Japan, you sleep in a box just long enough to lie down. The first opened in Osaka in nineteen seventy nine. | Luggage goes into a locker. | Capsule hotel

# castles-of-germany | choices | castles in Germany worth seeing | castles/castle germany/german (most/beautiful/see/visit/fairytale/famous/best/worth)
- Neuschwanstein | A king who loved operas had it built, lived there for less than half a year, and died before it was finished. | It is said to have inspired Disney. | Neuschwanstein Castle
- Eltz | It hides in a forest near the Moselle, and it has belonged to one family for more than eight hundred years. | It was never destroyed. | Eltz Castle
- Hohenzollern | It stands on a lone hill, and on some mornings the fog lies below it like a sea. | The building of today dates from the nineteenth century. | Hohenzollern Castle
- Heidelberg | Half a ruin of red stone looks down on the old town, and in its cellar lies a huge wine barrel. | Lightning struck it twice. | Heidelberg Castle
- The Wartburg | Martin Luther hid there and put the New Testament into German, in about eleven weeks. | He called himself Squire George. | Wartburg
- Lichtenstein | It balances on a rock, built in the nineteenth century because a count loved a novel. | A bridge leads to its gate. | Lichtenstein Castle (Württemberg)
- Schwerin | It stands on an island in a lake, and a state parliament meets inside. | A small ghost is said to live there. | Schwerin Palace

# abandoned-places | gathered | abandoned places around the world | abandoned/deserted places/place (world/earth/creepy/most/famous/around/eerie)
- Pripyat | Almost fifty thousand people left it in buses a day after the disaster of Chernobyl. They were told it was for three days. | Trees now grow through the floors. | Pripyat
- Hashima | On this island off Japan, more than five thousand people once lived above a coal mine. In nineteen seventy four, all of them left. | From afar it looks like a battleship. | Hashima Island
- Kolmanskop | In Namibia, a rich diamond town was left to the desert. Sand now stands knee deep in its houses. | It once had an ice factory. | Kolmanskop
- Bodie | A gold town in California where dishes still stand on the tables. It is kept just as it was left. | Visitors are warned not to take anything. | Bodie, California
- Varosha | This beach resort on Cyprus was left in nineteen seventy four, when the Turkish army came. | Film stars used to stay there. | Varosha, Famagusta
- Craco | A hill town in Italy that people left after landslides, floods and an earthquake. | Movies have been shot in its streets. | Craco
- Oradour-sur-Glane | In France, this village was left as it stood after a massacre in nineteen forty four. | A new one was built beside it. | Oradour-sur-Glane

# underrated-cities-of-europe | choices | cities in Europe that many travelers miss | cities/city europe/european underrated/overlooked/hidden/unknown/underestimated (visit/gems/most/best/beautiful/trip/break)
- Ljubljana | Slovenia's capital has a castle, dragons on a bridge and a center without cars. | It was the green capital of Europe in twenty sixteen. | Ljubljana
- Ghent | It has canals and towers like Bruges, and far more students than tour groups. | One of the most stolen paintings in the world hangs there. | Ghent
- Porto | Tiled houses climb from the river, and port wine sleeps in cellars on the other side. | A former partner of Eiffel designed its famous bridge. | Porto
- Lviv | A city in Ukraine with old coffee houses and a center that is world heritage. Check whether travel is safe. | It has belonged to several countries. | Lviv
- Valletta | Malta's capital is so small that you can cross it on foot in half an hour, past walls of honey colored stone. | Knights built it. | Valletta
- Wroclaw | More than three hundred bronze dwarfs hide in the streets of this Polish city. | The first stands for a protest against the regime. | Wrocław
- Tallinn | Estonia's capital kept most of its medieval wall, with some twenty towers on it. | A pharmacy on its square is about six hundred years old. | Tallinn

# famous-beaches | choices | beaches around the world that people travel far to see | beaches/beach beautiful/prettiest/stunning/best/famous/gorgeous (world/earth/most/planet/visit/see)
- Whitehaven | On an island in Australia, its sand is almost pure silica, and so bright that it stays cool underfoot. | It squeaks when you walk on it. | Whitehaven Beach
- Anse Source d'Argent | Huge round granite rocks stand between sand and shallow water in the Seychelles. | Many ads have been shot there. | La Digue
- Reynisfjara | In Iceland, black sand lies before walls of basalt columns. Never turn your back on its waves. | Sudden waves have killed people there. | Reynisfjara
- Navagio | In Greece, a rusting ship lies between white cliffs. It is mostly seen from the sea or from above now. | Rocks fall from the cliffs. | Navagio
- Maya Bay | A film made this bay in Thailand so full that it was closed for years, so that the coral could recover. | The film was called The Beach. | Maya Bay
- Glass Beach | In California, waves have ground an old dump into pebbles of colored glass. | Taking them is forbidden. | Glass Beach (Fort Bragg, California)
- Grace Bay | A reef keeps the water calm and clear on this beach in the Turks and Caicos. | Snorkeling starts from the sand. | Grace Bay

# dangerous-islands | gathered | of the most dangerous islands in the world | islands/island dangerous/deadliest/deadly/scariest (world/earth/most/planet)
- North Sentinel Island | Its people want no visitors, and their arrows keep them away. India forbids anyone to land. | They have lived apart for a very long time. | North Sentinel Island
- Ilha da Queimada Grande | Thousands of venomous vipers live on this island off Brazil. The navy keeps people away. | They eat birds that rest there. | Ilha da Queimada Grande
- White Island | This volcano in New Zealand erupted with tourists on it in twenty nineteen. Twenty two people died. | Its Maori name is Whakaari. | Whakaari / White Island
- Miyakejima | After an eruption in two thousand, people in Japan had to leave for years, and came back with gas masks. | Sirens warn of the gas. | Miyake-jima
- Runit | In the Marshall Islands, a dome of concrete covers waste from nuclear tests. | It is cracked, and the sea is rising. | Runit Island

# cities-on-islands | gathered | cities that are built on islands | cities/city islands/island (built/on/multiple/many/lie/that/world)
- Venice | It stands on more than a hundred islands, on wooden piles driven into the mud. | Without air, the wood does not rot. | Venice
- Stockholm | It spreads over fourteen islands, with more than fifty bridges. | People fish in the middle of town. | Stockholm
- New York City | Manhattan, Staten Island and the western end of Long Island hold most of its people. Only the Bronx is mostly on the mainland. | Ferries still carry commuters. | Geography of New York City
- Singapore | It is a city, a country and an island at once, and it has grown by about a quarter by filling in the sea. | It has some sixty small islands more. | Singapore
- Copenhagen | Most of Denmark's capital lies on two islands, and a bridge and tunnel lead to Sweden. | Its harbor is clean enough to swim in. | Copenhagen
- Mumbai | Seven islands were joined by filling in the water between them. | It took more than a century. | Seven Islands of Bombay
- Male | The capital of the Maldives fills an island so full that it ends at the sea on all sides. | You can walk around it in about an hour. | Malé

# renamed-cities | gathered | cities that changed their name | cities/city name/names changed/change/changing (that/their/have/its); cities/city renamed (that/were)
- Istanbul | It was Byzantium, then Constantinople. Turkey asked the world to use the name of today in nineteen thirty. | A song was written about it. | Names of Istanbul
- Saint Petersburg | It became Petrograd, then Leningrad, and in nineteen ninety one people voted the old name back. | All in less than eighty years. | Saint Petersburg
- Ho Chi Minh City | It was Saigon until the end of the war in Vietnam. Many who live there still say Saigon. | The new name came in nineteen seventy six. | Ho Chi Minh City
- Mumbai | It was Bombay until nineteen ninety five. The name of today honors a goddess. | The film industry is still called Bollywood. | Mumbai
- New York | It was New Amsterdam until the English took it in sixteen sixty four. | The Duke of York gave it his title. | New Amsterdam
- Oslo | It was called Christiania for three centuries, after a Danish king, and went back to its old name in nineteen twenty five. | One neighborhood had kept that name. | Oslo
- Volgograd | It was Tsaritsyn, then Stalingrad, and lost that name when Stalin fell out of favor. | It is named after its river now. | Volgograd

# city-nicknames | gathered | nicknames of cities, and where they come from | nicknames/nickname cities/city (why/names/famous/from/come/behind/their)
- The Big Apple | A sportswriter picked it up from stable hands, for whom New York's race tracks were the big prize. | A campaign for tourists made it famous in the seventies. | Big Apple
- The City of Light | Paris got it for its ideas in the age of reason, and for its early street lamps. | The French call it that, too. | Paris
- The Eternal City | Roman poets already believed that Rome would never fall. | The idea is some two thousand years old. | Rome
- The Windy City | Chicago is windy, but the name may also mock its politicians, who were full of hot air. | Other cities are windier. | Origin of Chicago's "Windy City" nickname
- Sin City | Las Vegas lived off gambling and quick weddings when both were hard to find elsewhere. | Nevada made gambling legal in nineteen thirty one. | Las Vegas
- The Big Easy | Probably New Orleans got it because musicians found work there easily. | A columnist spread it around nineteen seventy. | New Orleans
- The City of a Hundred Spires | A mathematician is said to have counted the towers of Prague. There are far more of them today. | Estimates run to five hundred and more. | Prague

# natural-wonders | gathered | natural wonders that many lists name | natural wonders/wonder (world/seven/7/earth/famous/planet)
- The Grand Canyon | The Colorado River cut it more than a mile deep, through rocks that are almost two billion years old at the bottom. | Its rims have different weather. | Grand Canyon
- The Great Barrier Reef | Tiny animals built it along two thousand three hundred kilometers of Australia. | Warm water is killing much of its coral. | Great Barrier Reef
- Victoria Falls | The Zambezi drops into a crack more than a mile wide. The local name means the smoke that thunders. | Its mist can be seen from far away. | Victoria Falls
- The northern lights | Particles from the Sun make the air glow in green and red. | Oxygen glows green. | Aurora
- Mount Everest | It is still growing by some millimeters a year, as India pushes into Asia. | There are shells of sea animals near its top. | Mount Everest
- The harbor of Rio | Sugarloaf and other bare rocks rise straight out of the bay. | Sailors took it for the mouth of a river. | Guanabara Bay
- Paricutin | In nineteen forty three, this volcano grew out of a Mexican cornfield in front of a farmer. | In a year it was more than three hundred meters high. | Parícutin

# ancient-wonders | gathered | wonders of the ancient world | ancient wonders/wonder (world/seven/7/original/old)
- The Great Pyramid of Giza | It is the oldest of the seven, and the only one that still stands. | For almost four thousand years nothing higher was built. | Great Pyramid of Giza
- The Hanging Gardens of Babylon | Terraces of trees, a king's gift, the story goes. Nobody has found them for sure. | Some look for them in Nineveh. | Hanging Gardens of Babylon
- The Statue of Zeus | It sat in Olympia, about twelve meters high, in gold and ivory. | If he stood up, an ancient writer said, he would take off the roof. | Statue of Zeus at Olympia
- The Temple of Artemis | A man burned it down in Ephesus, just to become famous. We still know his name. | It was built again, larger. | Temple of Artemis
- The Mausoleum | The tomb of a ruler called Mausolus was so grand that we name such tombs after him. | It stood in what is now Bodrum. | Mausoleum at Halicarnassus
- The Colossus of Rhodes | A sun god of bronze stood some thirty three meters high, and an earthquake broke it at the knees after about fifty years. | People came to see the pieces. | Colossus of Rhodes
- The Lighthouse of Alexandria | It stood about a hundred meters high and guided ships for more than a thousand years. | Its stones lie in the harbor. | Lighthouse of Alexandria

# oldest-cities | gathered | of the oldest cities where people still live | oldest cities/city (world/earth/inhabited/continuously/still/lived)
- Jericho | People settled at its spring about eleven thousand years ago. | It had a stone wall and tower long before the pyramids. | Jericho
- Damascus | It has been a city for some four thousand years at least, and a capital for many rulers. | Its oldest market street is in the Bible. | Damascus
- Byblos | In Lebanon, people have lived there for some seven thousand years. The word Bible probably comes from its name. | It traded in papyrus. | Byblos
- Athens | People have lived around its rock for more than five thousand years. | It gave us the word democracy. | Athens
- Plovdiv | Bulgaria's second city has a settlement mound that is some six thousand years old. | Its Roman theater is still used. | Plovdiv
- Varanasi | People have lived in this city on the Ganges for about three thousand years. | Many Hindus wish to die there. | Varanasi
- Luxor | Ancient Thebes lies under and around it, with temples some three and a half thousand years old. | Many pharaohs lie across the river. | Luxor

# coldest-places | gathered | of the coldest places on Earth | coldest/cold places/place (earth/world/planet/most/on/live)
- Vostok | At this station in Antarctica it was minus eighty nine degrees Celsius in nineteen eighty three. No thermometer at the ground has shown less. | It lies at almost three and a half thousand meters. | Vostok Station
- Oymyakon | About five hundred people live in this Siberian village, where it has been below minus sixty seven. | Children went to school down to about minus fifty. | Oymyakon
- Verkhoyansk | This town in Siberia can be some one hundred degrees warmer in summer than in winter. | It had thirty eight degrees in twenty twenty. | Verkhoyansk
- Yakutsk | It is the coldest large city, with an average near minus forty in January. | Houses stand on stilts above frozen ground. | Yakutsk
- Snag | In this place in Canada it was minus sixty three in nineteen forty seven. | People said they could hear their breath freeze. | Snag, Yukon
- Klinck | At this old station on the ice of Greenland it was almost minus seventy in nineteen ninety one. | The record was only found in twenty twenty. | Klinck station
- Denali | A thermometer that was left near its top in Alaska for years read colder than minus seventy when it was found. | Exactly when it got so cold, nobody knows. | Denali

# hottest-places | gathered | of the hottest places on Earth | hottest places/place (earth/world/planet/most/on/live)
- Death Valley | In July nineteen thirteen, a thermometer showed fifty six point seven degrees Celsius there. Some doubt that old reading. | Even in this century it has reached fifty four. | Death Valley
- The Lut Desert | Satellites saw the ground there, in Iran, at about eighty degrees. | That is the soil, and not the air. | Dasht-e Lut
- Dallol | In this corner of Ethiopia, the average of all days and nights was about thirty four degrees, for years. | Colored acid springs bubble there. | Dallol, Ethiopia
- Mitribah | In Kuwait it was almost fifty four degrees in twenty sixteen. | It is among the best checked records. | Mitribah
- Jacobabad | In this Pakistani city, heat and damp together have reached what a body can hardly bear. | On such days, sweat hardly dries. | Jacobabad
- Turbat | Another town in Pakistan where it was almost fifty four degrees, in twenty seventeen. | Dates grow all around it. | Turbat

# longest-bridges | gathered | of the longest bridges in the world | longest bridges/bridge (world/earth/planet)
- The Danyang to Kunshan bridge | It carries fast trains in China for about one hundred and sixty five kilometers. | Much of it crosses rice fields and canals. | Danyang–Kunshan Grand Bridge
- The bridge at Changhua | In Taiwan, it carries trains for about one hundred and fifty seven kilometers. | It is built to stand earthquakes. | Changhua–Kaohsiung Viaduct
- The link from Hong Kong to Macau | Bridges and a tunnel, fifty five kilometers in all, cross the mouth of the Pearl River. | Artificial islands join bridge and tunnel. | Hong Kong–Zhuhai–Macau Bridge
- The Lake Pontchartrain Causeway | In Louisiana, it runs over open water for about thirty eight kilometers. In the middle you see no land. | It opened in nineteen fifty six. | Lake Pontchartrain Causeway
- The Bang Na Expressway | In Thailand, cars drive above another highway for about fifty four kilometers. | It is hardly over water at all. | Bang Na Expressway
- The Vasco da Gama Bridge | It crosses the Tagus at Lisbon, more than twelve kilometers with its viaducts. | Before it opened, thousands ate a stew on it. | Vasco da Gama Bridge

# rivers-of-europe | ranked | longest rivers of Europe | longest rivers europe/european
- The Volga | It runs about three and a half thousand kilometers through Russia to the Caspian Sea. | It never reaches an ocean. | Volga
- The Danube | It runs about two thousand eight hundred and fifty kilometers through ten countries. | No other river passes so many. | Danube
- The Ural | It runs about two thousand four hundred kilometers, on what many call the border of Europe and Asia. | It ends in the Caspian Sea. | Ural (river)
- The Dnieper | It runs about two thousand two hundred kilometers through Russia, Belarus and Ukraine. | Kyiv stands on it. | Dnieper
- The Don | It runs about one thousand nine hundred kilometers through Russia. | A famous novel of Cossacks bears its name. | Don (river)

# lisbon-neighborhoods | choices | neighborhoods of Lisbon worth knowing | neighborhoods/neighbourhoods/areas/districts/neighborhood/neighbourhood lisbon (best/stay/visit/for)
- Alfama | The oldest one, a tangle of steps below the castle, where fado singers sing at night. | Much of it withstood the earthquake of seventeen fifty five. | Alfama
- Bairro Alto | Quiet by day, full of tiny bars at night. | People drink outside in the lanes. | Bairro Alto
- Belem | Ships left here for India, and a white tower still guards the river. | The custard tarts are a reason of their own. | Belém (Lisbon)
- Baixa | It was laid out in straight lines after the great earthquake. | Its houses were among the first built to withstand one. | Lisbon Baixa
- Chiado | Theaters, cafes and one of the oldest bookstores in the world. | The bookstore opened in seventeen thirty two. | Chiado
- Graca | It lies higher than most, so the views are the best at sunset. | The yellow tram rattles through it. | Graça (Lisbon)
`
