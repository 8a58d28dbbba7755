/** Further countries of Asia, for `readTopics`. */
export const COUNTRIES_ASIA_ASKED_NEXT = `
# afghanistan | country | Afghanistan | afghanistan, afghan, afghans | Afghanistan
> The bluest blue of old paintings came from here. | People here play a game on horses, without a ball. | Kites here fight each other.
@ You stand in Afghanistan before a cliff with two empty niches, as tall as towers.
5 | blue stone | Where did painters' blue come from? | Old masters' blue came from Afghan mines | Old masters' blue came from Afghan mines. Lapis lazuli from one valley, Badakhshan, has been mined for more than six thousand years. Ground, it was dearer than gold. | Tutankhamun's mask has it. | Vermeer's turban of the girl with the pearl has it, too.
4 | riders | What is buzkashi? | Afghanistan's game is played on horses | Afghanistan's game is played on horses. In buzkashi, riders fight for the body of a goat or calf and carry it to a circle. | Great riders are famous all over. | Matches have been stopped and allowed again.
4 | kite | Why do kites fight? | Afghan kites fight with cutting strings | The string is coated with ground glass to cut that of others. Whoever runs down a lost kite may keep it. | A famous novel tells of it. | The Taliban forbade it.
4 | giant niche | What were the Buddhas of Bamiyan? | Two giant Buddhas stood in a cliff | The Buddhas of Bamiyan, up to fifty five meters high, stood for some fourteen hundred years. In two thousand one, they were blown up. | Behind them are caves with some of the oldest oil paintings. | The niches are heritage of the world.
3 | pomegranate | What grows in Afghanistan? | Afghan grapes are kept fresh in mud | Grapes are sealed in bowls of clay and straw, and stay fresh until spring. | Pomegranates of Kandahar are famous. | Melons were carried in snow to kings.

# bangladesh | country | Bangladesh | bangladesh, bangladeshi, bangladeshis | Bangladesh
> It was born out of love for a language. | The longest sea beach without a break is here, people say. | Its whole land is one great river mouth.
@ You sit in a boat in Bangladesh, and it is not clear where the river ends.
5 | language martyrs | Which country fought for its language? | People in Bangladesh died for their language | In nineteen fifty two, students in Dhaka were shot as they asked for Bengali as a state language. The twenty first of February is now the day of mother tongues. | In nineteen seventy one, the country broke from Pakistan. | Flowers are laid each year, barefoot.
4 | tiger in swamp | What are the Sundarbans? | Tigers swim in the largest mangrove forest | The Sundarbans, shared with India, are the largest mangrove forest. Tigers there swim between islands. | It shields the coast from storms. | Honey gatherers go in with guards and prayers.
4 | river boats | How much of the country is river? | Bangladesh is a delta of great rivers | Bangladesh is a delta of great rivers. Ganges, Brahmaputra and Meghna come together there. In a strong flood, a third or more of the land is under water. | The soil is rich, so people live close together. | Some schools are boats.
4 | small loan | Who lent to the poor? | Tiny loans from Bangladesh won a Nobel Prize | Muhammad Yunus lent small sums to poor women without security, and founded the Grameen Bank. In two thousand six, both got the Peace Prize. | The idea spread over the world. | Whether it ends poverty is argued about.
3 | parliament | What is the parliament like? | Its parliament looks like a fortress in a lake | Louis Kahn planned the parliament in Dhaka, of concrete and marble, with circles and triangles cut out. | It took more than twenty years. | In the war, pilots are said to have taken it for ruins.

# cambodia | country | Cambodia | cambodia, cambodian, cambodians, khmer | Cambodia
> One temple is on its flag. | A river here turns around each year. | Trees here eat palaces.
@ You stand in Cambodia at sunrise, and five towers come out of the mist.
5 | river turning | Which river flows both ways? | A river in Cambodia changes its direction | A river in Cambodia changes its direction. In the rains, the Mekong pushes the Tonle Sap River back into its lake, which grows several times over. Then it flows out again. | A water feast with boat races marks the turn. | The lake feeds millions with fish.
5 | temple towers | What is Angkor Wat? | The largest religious monument is in Cambodia | Angkor Wat was built in the twelfth century for Vishnu and became Buddhist. It is larger than any other house of faith. | It is on the flag. | The city around it was perhaps the largest before the age of machines.
4 | tree on ruin | Why do trees grow on Ta Prohm? | Trees hold the temple of Ta Prohm | Fig trees spread their roots over the roofs of Ta Prohm, and nobody takes them away. | They break it and hold it at once. | A film with a tomb raider was shot there.
4 | hero rat | Which rats save lives? | Rats sniff out land mines in Cambodia | Giant pouched rats smell explosives and are too light to set them off. One, Magawa, found more than a hundred mines and bombs and got a medal. | Millions of mines were laid in decades of war. | A rat checks a tennis court in half an hour.
3 | skull memorial | What did the Khmer Rouge do? | Nearly a quarter of its people died | From nineteen seventy five to seventy nine, the Khmer Rouge emptied the cities. Some one and a half to two million people died. | Schools and money were done away with. | Leaders were judged decades later.

# laos | country | Laos | laos, laotian, laotians, lao | Laos
> A plain here is full of stone jars, and nobody knows for certain why. | More bombs fell here than people lived here. | Monks walk here at dawn, and rice waits for them.
@ You sit in Laos at dawn, and a row of orange robes comes up the street.
5 | stone jars | What is the Plain of Jars? | Thousands of stone jars stand in Laos | Thousands of stone jars stand in Laos. On the Plain of Jars stand more than two thousand jars of stone, up to three meters high. Bones near them point to graves. | A legend says that giants brewed rice wine in them. | They are some two thousand years old.
5 | bomb as pot | What is the most bombed country? | Per head no country was bombed more | Per head no country was bombed more. In the war in Vietnam, America dropped more than two million tons on Laos. Many bomblets still lie in the fields. | People make spoons and boats out of the metal. | Clearing them will take decades.
4 | sticky rice | What do people in Laos eat? | Nobody eats more sticky rice | In Laos, sticky rice is rolled to a ball by hand and dipped. People call themselves children of sticky rice. | It keeps one full for long. | Each has a small basket for it.
4 | monks | What happens at dawn in Luang Prabang? | Monks collect alms at dawn | In Luang Prabang, monks walk barefoot through the streets each morning, and people kneel and give rice. | Guests should keep away and be silent. | The old royal town is heritage of the world.
3 | waterfall | Where is the widest waterfall? | The Mekong falls over the widest waterfall | The Khone Falls in the south of Laos are some ten kilometers wide. | They kept French ships from going up to China. | Below them live a few rare dolphins, if any are left.

# myanmar | country | Myanmar | myanmar, burma, burmese | Myanmar
> Thousands of temples stand on one plain. | Fishers here row with one leg. | A golden rock here seems to fall, and does not.
@ You stand in Myanmar as the Sun comes up over two thousand temples.
5 | temple plain | How many temples are in Bagan? | More than two thousand temples stand in Bagan | Kings of Bagan built some ten thousand temples and shrines from the eleventh century on. More than two thousand are left. | An earthquake in twenty sixteen hurt hundreds. | They are heritage of the world.
5 | golden rock | Which rock seems to fall? | A golden rock balances on a cliff | Kyaiktiyo is a boulder covered with gold leaf, at the edge of a cliff. A hair of the Buddha is said to hold it. | Only men may touch it. | It has stood through earthquakes.
4 | leg rower | Who rows with a leg? | Fishers on Inle Lake row with one leg | Fishers on Inle Lake stand on one leg and row with the other, so that the hands are free for the net and the view is over the reeds. | Gardens float on the same lake. | Houses stand on stilts.
4 | yellow cheeks | What is thanaka? | People paint their cheeks with tree bark | Thanaka, ground bark with water, cools and protects the skin. Women, men and children wear it. | It has been used for many centuries. | Leaves and circles are drawn with it.
3 | ruby | Where do the finest rubies come from? | The finest rubies came from Mogok | For centuries, rubies of the color of pigeon's blood have come from the valley of Mogok. | Their trade pays for armies. | So many jewelers do not buy them.

# brunei | country | Brunei | brunei, bruneian, brunei darussalam | Brunei
> Its ruler has a palace with some seventeen hundred rooms. | A village here has stood on water for a thousand years. | Nobody pays income tax here.
@ You sit in a water taxi in Brunei and pass a fire station on stilts.
5 | palace | What is the largest palace people live in? | The sultan's palace has over seventeen hundred rooms | The palace of the sultan of Brunei is the largest home of a ruler. It has a garage for hundreds of cars. | It opens to the people for three days after Ramadan. | Guests get food and a gift.
4 | water village | What is Kampong Ayer? | A town on stilts has stood there for centuries | Kampong Ayer has schools, mosques and shops on stilts, with kilometers of footbridges. | Thousands of people live there. | Sailors with Magellan described it in fifteen twenty one.
4 | oil pump | Why is Brunei rich? | Oil and gas pay for nearly all in Brunei | People pay no income tax, and school and doctors cost nearly nothing. | Oil was found in nineteen twenty nine. | A monument marks the billionth barrel.
3 | two pieces | Why is Brunei in two parts? | Brunei is cut in two by Malaysia | A strip of Malaysia parts the country. Since twenty twenty, one of the longest bridges of the region joins the parts over the sea. | It is some thirty kilometers long. | It once ruled most of Borneo's coast.
3 | rain forest | How wild is Brunei? | Most of Brunei is rain forest | Since oil pays, the forest could stay. In Ulu Temburong, a walk leads over the treetops. | Long-nosed monkeys live along the rivers. | There is hardly any logging for sale abroad.

# timor-leste | country | Timor-Leste | timor leste, timor-leste, east timor, timorese | Timor-Leste
> It is among the first states born in this century. | Crocodiles are called grandfather here. | Its reefs are among the richest on Earth.
@ You stand on a beach in Timor-Leste, and nobody swims: grandfather might come.
5 | crocodile | Why are crocodiles called grandfather? | A crocodile became the island, legend says | A boy saved a crocodile, and when it died, it became the island of Timor. People call crocodiles grandfather. | The island does look like one. | More people are bitten there lately.
4 | new flag | Which state was first in this century? | Timor-Leste was the century's first new state | Timor-Leste was the century's first new state. After a vote and much killing, it became independent in two thousand two. Indonesia had held it for twenty four years. | Two of its leaders had got the Nobel Peace Prize. | Portugal had ruled it before.
4 | coral | How rich are its reefs? | Its reefs hold record numbers of fish kinds | Off the island of Atauro, divers counted more kinds of reef fish on average than anywhere else. | It lies in the triangle of corals. | Few tourists come.
3 | coffee | What does it sell? | A coffee found there helps the world | A natural cross of two kinds of coffee was found there. It resists a disease, and breeders all over the world use it. | Most is grown without chemicals. | Many families live from it.
3 | whales | What swims past the island? | Blue whales swim past its coast | Blue whales swim past its coast. In the deep strait off the north coast, blue whales pass each autumn, near enough to be seen from shore. | Dozens are counted some days. | Guides go out with small boats.

# armenia | country | Armenia | armenia, armenian, armenians | Armenia
> It was the first Christian state. | The oldest known shoe was found here. | Children here must learn chess.
@ You stand in Armenia and see Mount Ararat, which lies in another country.
4 | old church | What was the first Christian state? | Armenia was the first Christian state | Around the year three hundred one, the king made Christianity the faith of the state. | Monasteries stand on nearly every height. | The old cathedral of Etchmiadzin is among the first.
5 | old shoe | Where was the oldest leather shoe? | The oldest leather shoe lay in Armenia | The oldest leather shoe lay in Armenia. It is some five and a half thousand years old, and laced. Sheep dung kept it fresh. | In the same cave, the oldest known wine press was found. | Its size would be a woman's seven.
4 | chess board | Where is chess a school subject? | Armenian children must learn chess | Since twenty eleven, chess has been taught in all primary schools. | The country has won the world's team tournament three times. | Its hero is Tigran Petrosian.
4 | odd letters | Who made the Armenian letters? | A monk made Armenia's letters | Mesrop Mashtots made the alphabet around four hundred five, to write the Bible. | Giant stone letters stand on a slope to honor him. | The first sentence was on wisdom.
3 | mountain | Why is Ararat its symbol? | Armenia's mountain lies in Turkey | Ararat, where Noah's ark is said to have come to rest, is in Armenia's arms, and behind a closed border. | It is seen from the capital. | It is more than five thousand meters high.

# azerbaijan | country | Azerbaijan | azerbaijan, azerbaijani, azerbaijanis | Azerbaijan
> A hill here burns in rain and snow. | Mud boils here out of small volcanoes. | Its capital lies below the level of the sea.
@ You stand in Azerbaijan before a slope that burns by itself.
5 | burning hill | Which hill burns for ever? | A hillside in Azerbaijan burns on gas | At Yanar Dag, gas from the ground burns along a slope, in rain and snow. | Marco Polo wrote of such fires. | The country is called the land of fire.
5 | mud volcano | Where are the most mud volcanoes? | No country has more mud volcanoes | Hundreds of the world's mud volcanoes are there. Most only bubble cold mud. Some throw flames hundreds of meters high. | Gas and water press up. | One made an island for a while.
4 | low capital | Which capital lies below the sea? | Baku is the lowest capital | Baku lies some twenty eight meters below the level of the oceans, at the Caspian Sea. | No other capital lies lower. | Its name may mean wind-beaten.
4 | old oil rig | What is Neft Dashlari? | A town of oil stands in the sea | From nineteen forty nine on, a town grew on piers and sunken ships, with streets, bakery and park, a hundred kilometers from Baku. | Thousands lived there at its height. | Much of it has sunk.
3 | rock carving | What is drawn at Gobustan? | Rocks at Gobustan show boats and dances | More than six thousand carvings show hunters, dancers and boats of reed. | Some are many thousand years old. | A Roman soldier scratched a line there, too.

# kyrgyzstan | country | Kyrgyzstan | kyrgyzstan, kyrgyz | Kyrgyzstan
> Its epic is many times as long as the Odyssey. | A lake here never freezes, among snow. | Eagles hunt for people here.
@ You lie in a yurt in Kyrgyzstan and look through the ring in the roof at the stars.
5 | storyteller | Which epic is the longest? | The epic of Manas has half a million lines | Storytellers know parts of Manas by heart and sing for hours. It is some twenty times as long as the Odyssey and Iliad together. | Some say that they learned it in a dream. | It is heritage of the world.
4 | yurt ring | What is on the flag? | The flag shows the roof of a yurt | The flag shows the roof of a yurt. In the middle of a Sun is the ring of a yurt's roof, where smoke leaves and light comes in. | It stands for home. | The Sun's forty rays are forty tribes.
4 | warm lake | Which mountain lake never freezes? | Issyk-Kul never freezes | Issyk-Kul is among the largest mountain lakes, some sixteen hundred meters high. Salt and depth keep it open in winter. | Its name means warm lake. | An old town lies on its floor.
4 | golden eagle | How do people hunt with eagles? | Hunters raise golden eagles in Kyrgyzstan | Eagles catch foxes for hunters on horseback. After some years many are set free again. | Training one takes great patience. | It is part of nomad games.
3 | walnut | Where is the great walnut forest? | The largest wild walnut forest is there | At Arslanbob, families camp in the forest in autumn and gather walnuts. | A legend says that Alexander took nuts from there. | Wild apples grow in those hills, too.

# tajikistan | country | Tajikistan | tajikistan, tajik, tajiks | Tajikistan
> Nearly all of it is mountains. | A lake here could drown a valley for days. | A road here is called the roof of the world.
@ You drive in Tajikistan along a river, and Afghanistan is a stone's throw away.
4 | high mountains | How mountainous is it? | More than nine tenths of Tajikistan is mountains | More than nine tenths of Tajikistan is mountains. Half of the country lies above three thousand meters. Peaks of the Pamir are over seven thousand. | Few roads lead through. | Snow leopards live there.
5 | lake behind landslide | How did Lake Sarez come about? | An earthquake made a lake in a night | In nineteen eleven, a mountain slid down and dammed a river. Behind it lies Lake Sarez, some sixty kilometers long. | It is the tallest natural dam known. | Sensors watch it, since it could break.
4 | road | What is the Pamir Highway? | One of the highest roads runs through it | One of the highest roads runs through it. The Pamir Highway climbs over a pass of more than four thousand six hundred meters. | Cyclists from all over ride it. | Marco Polo went through there, and big sheep have his name.
4 | old town | What is Sarazm? | People lived in Sarazm over five thousand years ago | Sarazm is among the oldest towns of the region, with trade as far as the sea. | A lady was buried there with thousands of beads. | It is heritage of the world.
3 | flag pole | Which language is spoken? | Tajik is a kind of Persian | Unlike its neighbors, Tajikistan speaks Persian, written in Russian letters. | Poets such as Rudaki are its heroes. | Its neighbors speak Turkic tongues.

# turkmenistan | country | Turkmenistan | turkmenistan, turkmen | Turkmenistan
> A hole here has burned for decades. | A city here is all white marble. | A horse here shines like gold.
@ You stand in Turkmenistan at night, at the edge of a burning crater.
5 | burning crater | What is the Door to Hell? | A crater has burned for over fifty years | At Darvaza, a hole seventy meters wide burns with gas. Drilling broke the ground, perhaps in nineteen seventy one, and it was lit, people say. | No paper proves the year. | Its flames have become smaller lately.
4 | white city | Which city is all marble? | Ashgabat has more white marble than any city | Hundreds of new buildings are covered with white marble. Cars are to be light, too. | Streets are wide and often empty. | An earthquake in nineteen forty eight had destroyed the town.
4 | golden horse | Which horse shines like gold? | Turkmenistan's horses shine like metal | Turkmenistan's horses shine like metal. The Akhal-Teke has hair that bends light. It can go for days with little water. | It is on the arms of the state. | A great race in the thirties went to Moscow.
3 | melon | What is Melon Day? | Melons have a holiday there | Melons have a holiday there. On the second Sunday of August, Turkmenistan honors its melons. | Hundreds of kinds are grown. | A former president began it.
3 | carpet | What is on the flag? | Its flag shows carpet patterns | Five patterns of carpets run down the flag, for five tribes. | Carpets are knotted by hand. | The largest ones weigh more than a ton.

# uzbekistan | country | Uzbekistan | uzbekistan, uzbek, uzbeks | Uzbekistan
> Three schools stand here around one square, all in blue. | You must cross two borders to get to any sea. | Ships lie here in the sand.
@ You stand in Samarkand at night, and three blue gates shine around you.
5 | blue square | What is the Registan? | Three blue schools frame the Registan | The square in Samarkand has three great schools of the fifteenth and seventeenth centuries, covered with tiles. One shows tigers with a rising Sun. | Timur made the city his capital. | Caravans of the Silk Road met there.
5 | ship in desert | What happened to the Aral Sea? | Ships lie in the desert in Uzbekistan | Ships lie in the desert in Uzbekistan. Rivers were led to cotton fields, and the Aral Sea, once the fourth largest lake, nearly vanished. | Moynaq was a harbor, and now has a graveyard of ships. | Dust from the floor makes people ill.
4 | map without sea | How far is the sea? | Uzbekistan is twice cut off from the sea | All its neighbors have no coast on an ocean. Only Liechtenstein is as well twice landlocked. | Its rivers end in sand. | Trade went by camel.
4 | star measure | Who measured the stars? | A prince in Samarkand measured the stars | Ulugh Beg built an observatory around fourteen twenty, and listed more than a thousand stars, and the year to within a minute. | He was killed by order of his son. | The arc of his instrument was found again.
3 | round bread | Why is bread sacred? | Bread is never put upside down there | Round bread with a stamped middle is torn by hand, never cut. It must not lie face down. | Who leaves for long takes one bite, and the rest waits for the return. | Each city has its own.

# iraq | country | Iraq | iraq, iraqi, iraqis | Iraq
> Writing, the wheel and cities began here, as far as we know. | People here live on islands of reeds. | A book was tattooed in clay here.
@ You glide in Iraq through reeds, and a whole house floats past you.
5 | clay tablet | Where was writing invented? | The oldest known writing comes from Iraq | The oldest known writing comes from Iraq. More than five thousand years ago, people in Uruk pressed signs in clay to count grain and beer. | The first known author, Enheduanna, was a priestess in Ur. | Schoolboys' tablets show their mistakes.
5 | reed house | Who lives on reeds? | Marsh people in Iraq live on reed islands | Marsh people in Iraq live on reed islands. They build islands and halls of reeds without a nail. Saddam Hussein had the marshes drained, and people later broke the dams. | Some say that it was the Garden of Eden. | Dryness threatens them again.
4 | blue gate | What was Babylon? | Babylon lies south of Baghdad | Babylon lies south of Baghdad. Its blue gate with dragons stands in Berlin today. In Iraq are walls, and a copy of it. | Hammurabi's laws are from there. | Nobody has found the hanging gardens.
4 | house of books | What was the House of Wisdom? | Baghdad was a city of books | A thousand years ago, scholars in Baghdad translated Greek books, and algebra got its name there. | It was perhaps the largest city. | Mongols destroyed it in twelve fifty eight.
3 | grilled carp | What do people in Iraq eat? | Carp is grilled standing beside the fire | Masgouf is carp split open, spiced and grilled for hours beside the flames. | It is the national dish. | Dates come after it: Iraq was the land of date palms.

# jordan | country | Jordan | jordan, country of jordan, jordanian, jordanians | Jordan
> A city here is carved out of a mountain. | The lowest shore of the Earth is here. | Many films about Mars were made here.
@ You walk in Jordan through a narrow gorge, and at its end is a front of pink rock.
5 | rock city | Who built Petra? | The Nabataeans carved Petra from the rock | The Nabataeans carved Petra from the rock. Some two thousand years ago, traders cut temples and tombs from the cliffs and led water in pipes. | Only a small part is dug out. | It is one of the new seven wonders.
4 | floating man | What is the lowest shore? | Jordan lies at the lowest shore | The Dead Sea's shore is more than four hundred thirty meters below the oceans. Salt keeps you floating. | It sinks by about a meter a year. | Holes open where the water was.
4 | red desert | Where was Mars filmed? | Wadi Rum plays Mars in films | The red desert of Wadi Rum was Mars in The Martian and other worlds in Star Wars and Dune. | Lawrence of Arabia rode there in life and in film. | Bedouins guide the guests.
4 | old map | What is the oldest map of Jerusalem? | A Jordan floor holds Jerusalem's oldest map | A Jordan floor holds Jerusalem's oldest map. In a church at Madaba, a mosaic of the sixth century shows the Holy Land with more than a hundred names. | Millions of stones were needed. | Digging has proved parts of it right.
3 | lamb and rice | What is mansaf? | Mansaf is eaten with the right hand alone | Lamb in dried yogurt on rice, eaten standing around a tray: Jordan's dish of honor. | It is heritage of the world. | It is served at weddings and to end quarrels.

# kuwait | country | Kuwait | kuwait, kuwaiti, kuwaitis | Kuwait
> Its money is worth the most. | Once, more than six hundred wells burned here. | It is hotter here than nearly anywhere.
@ You step out in Kuwait in July, and the air is like an oven's.
4 | bank note | Which money is worth the most? | No currency is worth more than Kuwait's | One Kuwaiti dinar is worth about three dollars or more, more than any other money's unit. | It is tied to a secret basket of moneys. | Oil stands behind it.
5 | burning wells | What happened in nineteen ninety one? | More than six hundred oil wells burned | As Iraq's army left in nineteen ninety one, it set fire to the wells. It took ten months to put them out. | Day turned to night. | One team used jet engines to blow fires out.
4 | thermometer | How hot is Kuwait? | Kuwait reached nearly fifty four degrees | In July of twenty sixteen, the weather station of Mitribah measured almost fifty four degrees Celsius, among the highest ever. | People live by air conditioning. | Birds sometimes fall from the sky.
3 | camel race | Who rides racing camels? | Robots ride camels in Kuwait | Children were jockeys once, which is forbidden. Small robots with whips do it now. | Owners drive beside and steer by radio. | A good camel costs a fortune.
3 | water towers | What are the blue towers? | Water towers are its landmark | The Kuwait Towers, with blue shining balls, are from the seventies. Two hold water. | The country has no river. | It drinks the sea, freed of salt.

# bahrain | country | Bahrain | bahrain, bahraini, bahrainis | Bahrain
> A tree here stands alone in the desert, for four hundred years. | Its pearls were known to kings. | Towers here have windmills between them.
@ You stand in Bahrain under the only tree far and wide.
5 | lone tree | What is the Tree of Life? | One tree has stood in the desert for centuries | A mesquite tree some ten meters tall has stood for some four hundred years on a bare hill. Where it finds water was long a riddle. | Its roots go very deep. | Some say that Eden was there.
4 | pearl | What was Bahrain known for? | Bahrain's pearls were the finest | For thousands of years, men dived for pearls with a clip on the nose. Then Japan learned to grow them, and oil was found. | Natural pearls are still traded there. | The way of pearls is heritage of the world.
4 | tower with turbines | Which towers have windmills? | Two towers in Bahrain carry windmills | Three turbines hang on bridges between the two towers of the World Trade Center in Manama. Their shape leads wind through. | They were the first of their kind. | They give a small part of the power.
3 | grave mounds | Who lies in the mounds? | Eleven thousand old graves are left in Bahrain | More than four thousand years ago, people of Dilmun were buried in mounds. There were once far more. | Dilmun traded between the Indus and Mesopotamia. | Gilgamesh looks for endless life there.
3 | causeway | How do you drive to an island? | A bridge ties Bahrain to Saudi Arabia | A bridge ties Bahrain to Saudi Arabia. The causeway is twenty five kilometers long, with a border island in the middle. | It was opened in nineteen eighty six. | Bahrain means two seas.

# qatar | country | Qatar | qatar, qatari, qataris | Qatar
> It had hardly any people, and then gas was found. | A desert here runs into the sea. | Most people who live here are from elsewhere.
@ You stand in Qatar on a dune, and the sea begins at its foot.
4 | crowd of workers | Who lives in Qatar? | Nine of ten people in Qatar are from elsewhere | Nine of ten people in Qatar are from elsewhere. Only about one in ten or so is a citizen. Most came to work, from India, Nepal, Bangladesh and many others. | Men are far more than women. | Its treatment of workers was criticized.
5 | dune and sea | What is the Inland Sea? | In Qatar dunes run right into the sea | In Qatar dunes run right into the sea. Khor al Adaid is an arm of the sea that reaches far into the desert. No road leads there. | Turtles and ospreys live there. | Drivers race up and down the sand.
4 | stadium | Which World Cup was in winter? | Qatar held the first World Cup in winter | Qatar held the first World Cup in winter. In twenty twenty two, the soccer World Cup was moved to November and December, since summer is too hot. | Stadiums were cooled. | It was the smallest host ever.
3 | gas flame | Why is Qatar so rich? | Qatar sits on the largest field of gas | The field lies under the sea and is shared with Iran. | It is cooled to a liquid and shipped. | Before, people lived from pearls.
3 | oryx | Which animal is its symbol? | The oryx came back from zoos | The Arabian oryx had died out in the wild by nineteen seventy two. Animals bred in zoos were set free again. | It is on the tail of Qatar's planes. | It can smell rain far away.

# oman | country | Oman | oman, omani, omanis | Oman
> A kind of tree here weeps a treasure. | In summer, one corner of its desert turns green. | Wadis here hold pools of green water.
@ You swim in Oman through a gap in the rock, and behind it is a waterfall.
5 | incense tree | Where does frankincense come from? | The finest frankincense comes from Oman | The finest frankincense comes from Oman. In Dhofar, people cut the bark of a tree, and its sap dries to golden drops. It was once worth its weight in gold. | Caravans took it to Rome. | Men still perfume their beards with it.
5 | green hills | Which desert turns green? | In summer a desert of Oman turns green | From June to September, the monsoon brings mist to Salalah: hills are green, and waterfalls run. | A few kilometers on, it is dry. | Families from all over Arabia come to see rain.
4 | water channels | What are the aflaj? | Water channels two thousand years old still run | The aflaj lead water from below mountains to villages. Turns were told by the Sun and by stars. | Some three thousand are in use. | They are heritage of the world.
4 | turtle | Which turtles come to Oman? | Thousands of turtles nest at Ras al Jinz | Green turtles come to the easternmost beach of Arabia all year. | Guides lead guests there by night. | They lay about a hundred eggs each.
3 | ship | What did Oman rule? | Oman once ruled Zanzibar | Oman once ruled Zanzibar. In the nineteenth century, its sultan moved his court to Zanzibar, for cloves. | Its ships went to China and America. | Sindbad the sailor is said to be from Sohar.

# yemen | country | Yemen | yemen, yemeni, yemenis | Yemen
> A city of mud skyscrapers stands here. | Trees here bleed red. | The word mocha is the name of a harbor here.
@ You stand in Yemen before towers of clay, ten floors high.
5 | mud towers | What is the Manhattan of the desert? | Shibam has skyscrapers of mud | In Shibam, some five hundred towers of mud brick stand close together, up to eleven floors high. Most are from the sixteenth century. | They must be plastered again and again. | War and rain threaten them.
5 | dragon tree | Which tree bleeds red? | Trees on Socotra bleed red | Trees on Socotra bleed red. The dragon blood tree looks like an umbrella. Its red sap was used for wounds and violins. | A third of the island's plants live nowhere else. | Fog waters the trees.
4 | coffee cup | Where does the word mocha come from? | Coffee was first drunk in Yemen | Sufis in Yemen drank coffee in the fifteenth century to stay awake in prayer. From the harbor of Mocha, it went to the world. | For two centuries, all coffee came from there. | The plant itself is from Ethiopia.
4 | queen of sheba | Where was Sheba? | The queen of Sheba may have come from Yemen | The queen of Sheba may have come from Yemen. Saba was a rich kingdom at Marib, with a dam that watered a desert for a thousand years. | Ethiopia tells the tale for itself, too. | No stone names her.
3 | old town | What is special about Sanaa? | Sanaa's old houses look like gingerbread | Towers of brown brick with white patterns and colored glass stand in Sanaa. Some are nearly a thousand years old. | People have lived there for two and a half thousand years. | War has hurt it.

# syria | country | Syria | syria, syrian, syrians | Syria
> One of the oldest cities with people in it is here. | An alphabet was found here on a finger of clay. | Soap has been made here for ages, of two oils.
@ You walk in Syria under the arches of a bazaar, and it smells of laurel.
4 | old city | How old is Damascus? | Damascus is among the oldest cities still lived in | People have lived there for thousands of years without a break. The straight street of the Bible is still a street. | Aleppo is as old. | Both are heritage of the world.
5 | clay finger | Where is one of the first alphabets? | An early alphabet was found at Ugarit | An early alphabet was found at Ugarit. A small tablet from about fourteen hundred before Christ lists thirty letters, in nearly the order that ours have. | It was pressed in clay. | It is as long as a finger.
4 | green soap | What is Aleppo soap? | Soap from Aleppo is older than most others | Soap from Aleppo is older than most others. Olive and laurel oil are boiled for days, poured on the floor, cut by feet, and dried for months. | It is green within. | War drove many makers away.
4 | desert ruins | Who was Zenobia? | A queen of Palmyra challenged Rome | Zenobia of the oasis Palmyra took Egypt and more from Rome around two hundred seventy. Then an emperor beat her. | Its temples were blown up in twenty fifteen. | Some of it is being rebuilt.
3 | crusader castle | What is the Krak? | One of the finest castles stands in Syria | One of the finest castles stands in Syria. The Krak des Chevaliers held two thousand men. It was taken by a trick with a forged letter, it is told. | Lawrence of Arabia called it the most admirable castle. | It was hurt in the war.

# lebanon | country | Lebanon | lebanon, lebanese | Lebanon
> A tree is on its flag. | Largest stones that people ever cut lie here. | One can ski in the morning and swim in the afternoon.
@ You sit in Lebanon at a table with thirty small plates, and more come.
4 | cedar | Why is a tree on the flag? | Cedars of Lebanon built ships and temples | Cedars of Lebanon built ships and temples. The Bible names them some seventy times. Most were cut long ago, and a few groves are left. | Some trees are over a thousand years old. | New ones are planted.
5 | giant stone | What are the largest cut stones? | The largest cut stones lie at Baalbek | In a quarry at Baalbek lies a block of some sixteen hundred tons. Three of eight hundred tons are in a temple's base. | How they were moved is not certain. | The temple of Bacchus there is nearly whole.
4 | purple snail | Who made purple? | Phoenicians made purple from snails | From cities such as Tyre, Phoenicians traded over all of the sea. Thousands of snails gave a gram of purple. | They spread the alphabet that ours comes from. | Carthage was their daughter.
3 | ski slope | Can you ski and swim in one day? | Snow and sea are an hour apart | Snow and sea are an hour apart. In spring, some people ski in the morning and swim by afternoon. Mountains rise more than three thousand meters. | The name comes from white. | That is for the snow.
3 | many faiths | How is power shared? | Lebanon shares its offices by faith | The president is a Maronite, the prime minister a Sunni, the speaker a Shiite. Eighteen faiths are recognized. | The last census was in nineteen thirty two. | It was a peace, and blocks much.
`
