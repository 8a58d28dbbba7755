/** More countries and cities that people ask for, for `readTopics`. */
export const COUNTRIES_ASKED_FOR = `
# czech-republic | country | the Czech Republic | czech republic, the czech republic, czechia, czech, czechs, prague, history of prague, prague castle | Czech Republic
> Nobody on Earth drinks more beer. | The word robot was born here. | A clock has counted the hours for six hundred years.
@ You cross an old bridge in the fog, and thirty statues watch.
4 | robot | Where does the word robot come from? | A Czech play gave us the robot | A Czech play gave us the robot. Karel Capek used it in a play in nineteen twenty. It comes from a word for forced labor. | His brother Josef thought of it. | The robots in the play rebel.
4 | beer mug | Which beer was born in the Czech lands? | Pilsner beer is named after Plzen | Pilsner beer is named after Plzen. In eighteen forty two the first golden beer of that kind was brewed there. | Most of the world's beers follow it. | For decades Czechs have drunk more beer a head than any other nation.
4 | astronomical clock | How old is Prague's clock? | Prague's clock has run since fourteen ten | The astronomical clock on Prague's town hall has run since fourteen ten. It shows the Sun, the Moon and old Czech hours. | On the hour, figures of the apostles pass by. | A skeleton, for death, rings the bell.
3 | castle | What is special about Prague Castle? | Prague Castle is a town of its own | Prague Castle is a town of its own. It covers some seventy thousand square meters and is often called the largest ancient castle. | Kings, emperors and presidents have lived there. | A cathedral stands inside.
4 | open window | What is a defenestration? | Prague threw men out of windows | In sixteen eighteen nobles threw two governors out of a castle window. They lived, and the Thirty Years' War began. | They fell some twenty meters. | It was not the first time in Prague.

# bulgaria | country | Bulgaria | bulgaria, bulgarian, bulgarians, sofia | Bulgaria
> A nod may mean no. | A valley full of roses makes the world's perfume. | The oldest worked gold lies here.
@ You smell roses at dawn, and nobody talks.
4 | golden grave | Where was the oldest gold treasure found? | Bulgaria has the oldest worked gold | Bulgaria has the oldest worked gold. In Varna graves of more than six thousand years held thousands of gold pieces. | A man with an excavator found them in nineteen seventy two. | That is older than the pyramids.
4 | rose petals | Why is Bulgaria known for roses? | Bulgarian roses make precious oil | Bulgarian roses make precious oil. In the valley of Kazanlak roses are picked at dawn. It takes some three to four tons of petals for a kilogram of oil. | It goes into fine perfumes. | A festival crowns a queen of roses.
4 | shaking head | Do Bulgarians nod for no? | In Bulgaria shaking the head means yes | In Bulgaria, by tradition, a shake of the head means yes, and an upward nod means no. | Younger people mix both ways. | So it is better to ask in words.
3 | letters | Where does the Cyrillic alphabet come from? | Cyrillic began in Bulgaria | Cyrillic began in Bulgaria. It was made at the end of the ninth century by pupils of Cyril and Methodius, in the Bulgarian Empire. | The brothers themselves had made an older script. | With Bulgaria, it became an official script of the European Union.
3 | yogurt pot | What is in Bulgarian yogurt? | A yogurt bacterium is named after Bulgaria | A yogurt bacterium is named after Bulgaria. The doctor Stamen Grigorov found it in nineteen oh five. | It is used for yogurt everywhere. | In Bulgaria, it is even made into a cold soup, with cucumber.

# baltic-states | country | the Baltic states | baltic states, the baltic states, baltics, the baltics, estonia, estonian, estonians, latvia, latvian, latvians, lithuania, lithuanian, lithuanians, tallinn, riga, vilnius | Baltic states
> Two million people held hands. | One of them votes by internet. | One of their languages kept some of the oldest words of Europe.
@ A hand takes your left hand, another your right, for six hundred kilometers.
5 | human chain | What was the Baltic Way? | Two million people made a chain | Two million people made a chain. On the twenty third of August of nineteen eighty nine they joined hands from Tallinn over Riga to Vilnius. | It protested against a pact of Hitler and Stalin. | Two years later the three were free.
4 | singing crowd | What was the Singing Revolution? | The Baltic states sang themselves free | The Baltic states sang themselves free. From nineteen eighty seven huge crowds sang forbidden songs. | Song festivals have been held there since the nineteenth century. | Tens of thousands sing in one choir.
4 | laptop ballot | Which country votes online? | Estonians can vote on the internet | Estonians can vote on the internet. Since two thousand seven they may do so in elections of parliament. | Nearly all papers are done online there. | Skype was written by Estonian programmers, too.
4 | old words | What is special about Lithuanian? | Lithuanian is close to an ancient tongue | Lithuanian is close to an ancient tongue. Of the living languages it has kept some of the oldest traits of Indo-European. | Scholars compare it with Sanskrit. | Latvian is its only living sister. Estonian is related to Finnish.
3 | decorated tree | Who had the first Christmas tree? | Riga and Tallinn argue about a tree | Riga and Tallinn argue about a tree. Both claim the first decorated tree, of fifteen ten and fourteen forty one. | Whether these were Christmas trees is doubted. | Merchants of a guild danced around it.

# serbia-balkans | country | Serbia | serbia, serbian, serbians, serbs, belgrade | Serbia
> The word vampire reached Europe from here. | It grows raspberries for the world. | It gave Rome more than a dozen emperors.
@ You stand in Serbia, where two rivers meet below a white fortress.
4 | old report | Where does the word vampire come from? | Vampire reached Europe from Serbia | In the seventeen twenties and thirties, Austrian officers reported of vampires in Serbian villages, and newspapers brought the word to all of Europe. | Frightened villagers had opened graves. | Dracula came much later.
4 | raspberries | What does Serbia grow? | Serbia is a land of raspberries | Serbia is a land of raspberries. It is among the largest exporters of raspberries. | Most are picked by hand in small fields. | Many go abroad frozen.
4 | Roman emperor | Which Roman emperors came from Serbia? | Over a dozen Roman emperors came from Serbia | More than fifteen Roman emperors were born on the land of today's Serbia, among them Constantine the Great, in Nis. | It was a land of soldiers. | Only Italy gave more.
3 | coil | Was Nikola Tesla Serbian? | Tesla was an ethnic Serb from Croatia | Tesla was an ethnic Serb from Croatia. He was born in eighteen fifty six in Smiljan, in today's Croatia, to Serbian parents. | His ashes and papers are in Belgrade. | Belgrade's airport bears his name.
3 | two rivers | What is special about Belgrade? | Belgrade lies where two rivers meet | Belgrade lies where two rivers meet. The Sava flows into the Danube below its fortress. | Armies fought over it again and again. | Its name means white city.

# albania | country | Albania | albania, albanian, albanians, tirana | Albania
> It has more bunkers than you can count. | Its people hid their Jewish neighbors from the Germans. | An eagle is on its flag, and perhaps in its name.
@ A gray mushroom of concrete stands in the middle of a field.
4 | bunker | Why does Albania have so many bunkers? | Albania is full of bunkers | Albania is full of bunkers. Its dictator Enver Hoxha had well over a hundred thousand built, out of fear of an invasion. | The invasion never came. | Some are cafes and museums today.
5 | open door | How did Albania treat Jews in the war? | Albania had more Jews after the war | Albanians hid nearly all of the Jews in their country from the Germans. | A code of honor, besa, binds them to protect a guest. | Many who saved them were Muslims.
3 | eagle flag | What do Albanians call their country? | Albanians call their land Shqiperia | Albanians call their land Shqiperia. The name is often explained as land of the eagles. | A black eagle with two heads is on the flag. | Their language is a branch of its own.
4 | saint | Where did Mother Teresa come from? | Mother Teresa was Albanian | Mother Teresa was Albanian. She was born in nineteen ten in Skopje, in today's North Macedonia, to an Albanian family. | The airport of Tirana bears her name. | She worked in India.
4 | no god sign | Which country banned religion? | Albania once banned all religion | Albania once banned all religion. In nineteen sixty seven it declared itself the first atheist state. | Churches and mosques were closed until nineteen ninety. | Today several faiths live side by side.

# georgia-country | country | Georgia, the country | georgia the country, country of georgia, georgia country, republic of georgia, georgian, georgians, tbilisi | Georgia (country)
> People have made wine here for eight thousand years. | Its letters look like vines. | Early humans stopped here on their way out of Africa.
@ A toast begins, and it will not be short.
5 | clay jar | Where was wine first made? | Georgia made wine eight thousand years ago | Georgia made wine eight thousand years ago. Scientists found traces of wine in clay jars from about six thousand BC. | It is the oldest sure sign of grape wine. | Wine still ripens in jars in the ground.
4 | round letters | What is special about Georgian writing? | Georgian has a script of its own | Georgian has a script of its own. Its thirty three letters are used for no other large language. There are no capitals in ordinary writing. | Three forms of it grew over time. | The language is not related to Russian or Turkish.
4 | old skulls | What was found in Dmanisi? | Early humans lived in Georgia | Early humans lived in Georgia. Skulls from Dmanisi are about one point eight million years old. | They are among the oldest found outside Africa. | One of them had lived long without teeth.
3 | table | What is a tamada? | A master of toasts leads Georgian feasts | At a feast in Georgia, a master of toasts, the tamada, gives toasts to peace, to parents and to the dead. | By custom, nobody drinks between the toasts. | It can go on for hours.
3 | golden fleece | What has Georgia to do with the Golden Fleece? | In the myth, the Golden Fleece hung in Georgia | In the myth, the Argonauts sail to Colchis, on the coast of today's Georgia, to fetch the Golden Fleece. | People there caught gold in rivers with sheepskins. | So the tale may have a core.

# kazakhstan | country | Kazakhstan | kazakhstan, kazakh, kazakhs, astana, almaty | Kazakhstan
> The first person in space left from here. | Apples come from its mountains. | It is the largest country without an ocean.
@ The steppe goes on, and then goes on.
4 | apple tree | Where do apples come from? | Apples come from Kazakhstan's mountains | The wild ancestor of our apples still grows in the mountains of Kazakhstan, near Almaty. | Genetic studies confirmed it. | The city's old name is read as father of apples.
4 | rocket pad | Where was the first spaceport? | Baikonur sent the first person to space | Baikonur sent the first person to space. Sputnik and Yuri Gagarin started there. Russia has rented it since the Soviet Union fell. | Crews land on the steppe. | It is the oldest large spaceport.
3 | map | Is Kazakhstan a large country? | Kazakhstan is the largest landlocked country | Kazakhstan is the largest landlocked country. It is the ninth largest country and has no ocean. | It lies on the Caspian Sea, which is a lake. | A small part is counted to Europe.
4 | horse | Where were horses first kept? | People at Botai lived on horses | In the north of today's Kazakhstan, people seem to have milked horses some five and a half thousand years ago. | Whether they were tame is debated. Today's horses come from another line. | Horse milk is drunk there to this day.
4 | stranded ship | What happened to the Aral Sea? | The Aral Sea nearly dried up | Rivers in Kazakhstan and its neighbors were led to cotton fields from the nineteen sixties on, and the Aral Sea nearly dried up. | Ships lie in the sand. | A dam has brought back a part in the north.

# sri-lanka | country | Sri Lanka | sri lanka, sri lankan, sri lankans, ceylon, colombo | Sri Lanka
> A palace stands here on top of a giant rock. | Real cinnamon comes from here. | The first woman to become prime minister was from here.
@ You climb in Sri Lanka between two giant paws of stone.
4 | woman leader | Who was the first woman to be prime minister? | Sri Lanka had the first woman premier | Sri Lanka had the first woman premier. Sirimavo Bandaranaike became prime minister in nineteen sixty. | Her daughter was president later. | The country was called Ceylon then.
4 | rock palace | What is Sigiriya? | Sigiriya is a palace on a rock | Sigiriya is a palace in Sri Lanka. In the fifth century, a king built it on a rock nearly two hundred meters high. | The stairs led through the paws of a lion. | Painted women look from the wall.
3 | cinnamon | Where does cinnamon come from? | True cinnamon comes from Sri Lanka | True cinnamon comes from Sri Lanka. It is the dried inner bark of a tree, rolled by hand. | Portuguese, Dutch and British fought for it. | Most cinnamon sold elsewhere is a relative, cassia.
3 | tea hills | Why is tea grown in Sri Lanka? | A fungus made Sri Lanka grow tea | A fungus made Sri Lanka grow tea. In the eighteen seventies a disease killed the coffee, and planters changed to tea. | James Taylor had planted the first in eighteen sixty seven. | Tea is still called Ceylon.
3 | sacred tree | What is the oldest planted tree? | Sri Lanka has a tree planted before Christ | The sacred fig of Anuradhapura in Sri Lanka is said to have been planted in two hundred eighty eight BC. No older planted tree is known. | It grew from a branch of the tree under which the Buddha sat. | Its care has been recorded ever since.

# malaysia-cambodia | country | Malaysia | malaysia, malaysian, malaysians, kuala lumpur, petronas towers | Malaysia
> Its king is changed every five years. | The largest flower on Earth grows here, and it stinks. | In one of its caves, you cannot see the walls.
@ Two towers shine, and a bridge hangs between them.
4 | crown | How does Malaysia choose its king? | Malaysia's king changes every five years | Malaysia's king changes every five years. Nine rulers, most of them sultans, choose one of their own for five years. | Each of their states has its turn. | It has been so since nineteen fifty seven.
4 | giant flower | What is the largest flower? | The largest flower smells of rotten meat | Rafflesia, which grows in the forests of Malaysia and its neighbors, is the largest flower, up to about a meter across. It has no leaves, stem or roots of its own. | Flies come for the smell. | It lives on a vine.
4 | cave | What is special about the caves of Mulu? | Malaysia has the largest cave chamber by area | Sarawak Chamber, in a national park of Malaysia on Borneo, is some six hundred meters long. By area, no larger cave chamber is known. | Three people found it in nineteen eighty one. | They walked in the dark and could not find a wall.
3 | twin towers | How tall are the Petronas Towers? | The Petronas Towers are the tallest twins | The Petronas Towers are the tallest twins. They are about four hundred fifty meters tall. From nineteen ninety eight they were the tallest buildings for some years. | A bridge joins them at two floors. | It is not fixed to them, so it can slide.
3 | orangutan | Where do wild orangutans live? | Orangutans live on Borneo | Wild orangutans live only on Borneo, which Malaysia shares, and on Sumatra. Their name means person of the forest. | Proboscis monkeys live there, too. | Their forests are cut for palm oil.

# north-korea | country | North Korea | north korea, north korean, north koreans, pyongyang, dprk | North Korea
> Its border is one of the most guarded on Earth. | A dead man is its president forever. | The land in between belongs to cranes.
@ A blue barrack stands across a line of concrete.
4 | border line | Why are there two Koreas? | Two officers drew the line through Korea | Two officers drew the line through Korea. In nineteen forty five two Americans chose the thirty eighth parallel within half an hour or so, with a map from a magazine. | The Soviet Union took the north. | A war from nineteen fifty to fifty three ended with an armistice and no peace.
4 | statue | Who is president of North Korea? | A dead man stays president forever | A dead man stays president forever. Kim Il-sung died in nineteen ninety four, and was named eternal president. | His son and his grandson followed as leaders. | Their pictures hang in homes.
4 | crane | What lives in the Korean border zone? | Rare animals live in Korea's empty border | Rare animals live in Korea's empty border. The zone is some four kilometers wide and two hundred fifty long. Hardly anybody has entered for seventy years. | Cranes and bears have been seen there. | It is full of mines.
3 | calendar | Does North Korea have a calendar of its own? | North Korea counted from its founder's birth | North Korea counted from its founder's birth. Since nineteen ninety seven it counted nineteen twelve as year one, beside the usual years. | It is called Juche, like its ideology. | In twenty twenty four, the state gave it up.
4 | huge hotel | What is the empty tower in Pyongyang? | A giant hotel has stood empty for decades | A giant hotel has stood empty for decades. The Ryugyong, a pyramid of over three hundred meters, was begun in nineteen eighty seven. | The money ran out. | It has got a glass front since, and no known guests.

# taiwan | country | Taiwan | taiwan, taiwanese, taipei, taipei 101 | Taiwan
> The garbage truck plays Beethoven here. | Bubble tea was born here. | A ball of steel keeps a tower calm here.
@ You hear music, and everybody comes out with a bag.
4 | trash truck | Why do trash trucks play music in Taiwan? | Taiwan's trash trucks play music | In Taiwan, garbage trucks play For Elise or the Maiden's Prayer, and people come out with their bags. | No trash is put out on the street. | It helped the island to recycle a lot.
4 | bubble tea | Where does bubble tea come from? | Bubble tea was born in Taiwan | Bubble tea was born in Taiwan. It came up in the nineteen eighties, and two tea houses claim it. | The pearls are of tapioca. | A court case about it ended without a winner.
4 | steel ball | What is the ball in Taipei's tower? | A giant ball of steel calms Taipei's tower | High up in Taipei One Oh One hangs a ball of over six hundred tons. It swings against the wind and earthquakes, and calms the tower. | Visitors can see it. | The tower was the tallest from two thousand four for some years.
4 | microchip | Why is Taiwan important for chips? | Most of the finest chips come from Taiwan | Most of the finest chips come from Taiwan. One company there makes most of the world's most advanced chips for others. | It was founded in nineteen eighty seven. | Phones and cars depend on it.
3 | old map | Why was Taiwan called Formosa? | Formosa means beautiful | Formosa means beautiful. Portuguese sailors are said to have called it so in the sixteenth century. | The Dutch ruled a part in the seventeenth. | Peoples from there settled the Pacific long before, as languages show.

# ghana | country | Ghana | ghana, ghanaian, ghanaians, accra | Ghana
> A coffin here can be a fish. | Friday's child is Kofi. | It led the way to freedom in nineteen fifty seven.
@ A coffin in the shape of a sneaker goes by.
4 | fish coffin | Why are coffins in Ghana shaped like things? | Ghana buries people in fish and planes | Ghana buries people in fish and planes. Among the Ga, carpenters build coffins that show a life: a fish, a car, a pen. | It began some seventy years ago. | Museums show them as art.
4 | day names | How are children named in Ghana? | Many Ghanaians bear the day they were born | Many Ghanaians bear the day they were born. Among the Akan, Kofi is a boy born on a Friday, and Ama a girl born on a Saturday. | Kofi Annan was one. | Twins get names of their own.
3 | independence | When did Ghana become free? | Ghana was free in nineteen fifty seven | Ghana was free in nineteen fifty seven. It led the way for Britain's colonies south of the Sahara. Kwame Nkrumah was its leader. | Before, it was called the Gold Coast. | The star on its flag stands for Africa's freedom.
4 | cocoa | What does Ghana grow? | Ghana grows much of the world's cocoa | Ghana grows much of the world's cocoa. For decades only Ivory Coast grew more. Tetteh Quarshie brought beans in the eighteen seventies. | Many who grow it rarely eat chocolate. | Together the two grow about half of it or more.
3 | woven cloth | What is kente? | Each kente pattern has a meaning | Each kente pattern has a meaning. The cloth is woven in narrow strips and sewn together. Colors and patterns speak. | Kings wore it once. | It is worn at graduations in America, too.

# tanzania | country | Tanzania | tanzania, tanzanian, tanzanians, kilimanjaro, mount kilimanjaro, serengeti, the serengeti | Tanzania
> There is ice here, near the equator. | Huge herds walk in a circle, year after year. | Half of its name is an island.
@ Dust rises, and the plain begins to move.
4 | snowy volcano | What is special about Kilimanjaro? | Kilimanjaro has ice near the equator | Kilimanjaro has ice near the equator. The highest mountain of Africa is almost five thousand nine hundred meters high and stands alone. | Its glaciers have shrunk by most since nineteen twelve. | It is a volcano that sleeps.
5 | wildebeest | What is the Great Migration? | Huge herds of wildebeest walk in a circle | Huge herds of wildebeest walk in a circle. With zebras and gazelles they follow the rain through the Serengeti and into Kenya and back each year. | Crocodiles wait in the rivers. | Most calves are born within a few weeks.
4 | footprints | Which footprints were found in Tanzania? | Footprints of Laetoli are over three million years old | Footprints of Laetoli are over three million years old. Two or three early humans walked there over wet ash. | Mary Leakey's team found them in the nineteen seventies. | They walked upright, almost as we do.
3 | two parts | How did Tanzania get its name? | Tanzania is two names in one | Tanzania is two names in one. Tanganyika and Zanzibar joined in nineteen sixty four. | The letters of both make the name. | Zanzibar was known for cloves.
4 | crater | What is Ngorongoro? | Tanzania's Ngorongoro is a crater full of animals | Ngorongoro in Tanzania is the bottom of a collapsed volcano, some twenty kilometers wide. Lions, elephants and rhinos live in it. | Its walls are six hundred meters high. | Many animals never leave.

# victoria-falls | nature | Victoria Falls | victoria falls, the victoria falls, history of victoria falls, mosi-oa-tunya, livingstone's falls | Victoria Falls
> The smoke that thunders is a river. | One of the largest waterfalls on Earth is here. | Here one can swim at the edge of a waterfall.
@ You hear it from twenty kilometers away, and then you get wet.
4 | curtain of water | How big is Victoria Falls? | Victoria Falls is the largest sheet of falling water | Victoria Falls is the largest sheet of falling water. It is about one thousand seven hundred meters wide and over a hundred high, between Zambia and Zimbabwe. | Other falls are higher or wider, but not both. | Its spray can be seen from tens of kilometers away.
3 | mist | What do the locals call Victoria Falls? | Victoria Falls is also the smoke that thunders | Victoria Falls is called Mosi-oa-Tunya in the Lozi language: the smoke that thunders. David Livingstone named it after his queen in eighteen fifty five. | Both names are official. | At full Moon one can see a rainbow by night.
4 | cracked rock | How did Victoria Falls form? | The Zambezi cut Victoria Falls into basalt | At Victoria Falls the Zambezi falls into a crack across its bed of basalt. Over a hundred thousand years and more, it has cut one such crack after another, upstream. | The gorges below the falls are where the falls once were. | The next crack is showing already.
3 | pool at the edge | Can you swim at the edge of Victoria Falls? | People swim at the edge of Victoria Falls | A rim of rock holds back a pool at the very edge of Victoria Falls, on the side of Zambia. In the dry months guides take people there. | When the river is high it is closed. | It is called the Devil's Pool.
3 | full river | When is Victoria Falls fullest? | Victoria Falls is fullest around April | The Zambezi is highest around April. Then the spray of Victoria Falls is so thick that it hides the water. | In November parts of the cliff are dry. | Photographers come in between.

# great-zimbabwe | culture | Great Zimbabwe | great zimbabwe, great zimbabwe ruins, ruins of great zimbabwe, history of great zimbabwe, kingdom of zimbabwe | Great Zimbabwe
> A stone city in Africa was built without mortar. | Eight stone birds were found in a city of walls. | For decades it was forbidden to say who built these walls.
@ You stand before a wall as high as a house, and no mortar holds it.
4 | stone wall | What is Great Zimbabwe? | Great Zimbabwe was built without mortar | Great Zimbabwe was built without mortar. Between the eleventh and fifteenth centuries, ancestors of the Shona built walls up to eleven meters high. | Porcelain from China found there tells of its trade in gold. | The country is named after it.
4 | carved bird | Who built Great Zimbabwe? | Africans built Great Zimbabwe, whatever colonists said | Colonists told of Phoenicians and the Queen of Sheba, though archaeologists had shown by nineteen oh five that Africans built Great Zimbabwe. | The truth was kept down for decades. | A stone bird from there is on the flag.
4 | empty walls | Why was Great Zimbabwe abandoned? | Nobody knows why Great Zimbabwe was left | Around the middle of the fifteenth century most people left Great Zimbabwe. Worn out soil, too little wood and trade that moved north are the likely reasons. | It left no writing that could tell. | Some people stayed on, and the place stayed holy.
3 | stone tower | What is the Great Enclosure of Great Zimbabwe? | The Great Enclosure has a wall of stone | The outer wall of the Great Enclosure at Great Zimbabwe is some two hundred and fifty meters around and up to eleven meters high. Inside stands a tower of solid stone. | What the tower was for is not known. | About a million stones are in the wall, as is often reckoned.
3 | soapstone bird | What are the stone birds of Great Zimbabwe? | Eight carved birds were found at Great Zimbabwe | Eight birds of soapstone stood on pillars at Great Zimbabwe. Which bird they show, and what they stood for, is not certain. | An eagle is often named. | One of them is on the flag of the country.

# zimbabwe | country | Zimbabwe | zimbabwe, zimbabwean, zimbabweans | Zimbabwe
> This country printed a hundred trillion dollars. | Sixteen languages are official here. | A country named after houses of stone.
@ You hold a bill with fourteen zeros, and it buys nothing.
3 | many zeros | What happened to Zimbabwe's money? | Zimbabwe printed a hundred trillion dollars | Zimbabwe printed a hundred trillion dollars. In two thousand nine a bill had fourteen zeros, and bought hardly a ticket for the bus. | Prices doubled within a day at the worst. | Then the country gave it up for foreign money.
3 | houses of stone | What does the name Zimbabwe mean? | Zimbabwe is often translated as houses of stone | The name Zimbabwe comes from Shona words that are often translated as houses of stone. Before nineteen eighty the country was called Rhodesia. | It was named then after a man of mines, Cecil Rhodes. | The stone city of that name is on its soil.
3 | speech bubbles | How many official languages does Zimbabwe have? | Zimbabwe has sixteen official languages | The constitution of Zimbabwe of twenty thirteen names sixteen official languages. English, Shona and Ndebele are used most. | One of the sixteen is sign language. | Few countries have as many.
3 | balancing rocks | Which rocks were on Zimbabwe's money? | Balancing rocks were on the bills of Zimbabwe | The bills of Zimbabwe showed granite blocks that lie on each other as if they were about to fall. They stand at Epworth, near Harare. | Weather has rounded them where they are. | Nobody has stacked them.
4 | huge dam | How large is Lake Kariba? | Lake Kariba holds more water than other dams | Lake Kariba, between Zimbabwe and Zambia, can hold more water than any other lake behind a dam. The Zambezi was dammed there in the late nineteen fifties. | Thousands of animals were brought out by boat as the water rose. | Tens of thousands of people had to leave their homes.

# botswana-namibia | country | Namibia | namibia, namibian, namibians, skeleton coast | Namibia
> An ancient desert, and lions on the beach. | A river that never reaches the sea. | Circles in the grass here are a riddle.
@ A red dune drops straight down to white clay.
4 | red dunes | How old is the Namib? | The Namib is among the oldest deserts | The Namib is among the oldest deserts. It has been dry for tens of millions of years. Some of its dunes are over three hundred meters high. | Fog from the sea gives its beetles water. | The country is named after it.
4 | river delta | Where does the Okavango end? | The Okavango ends in the desert | The Okavango ends in the desert. It flows from Angola through Namibia into Botswana and spreads into a delta that never meets the sea. | Most of the water evaporates. | The flood comes in the dry season.
4 | circles in grass | What are fairy circles? | Fairy circles dot the Namib | Fairy circles dot the Namib. Round bare spots lie in the grass, as if measured. Termites and plants that fight for water are the two main explanations. | There are very many. | They are argued about to this day.
4 | strange plant | How does the welwitschia of the Namib grow? | Welwitschia grows two leaves all its life | The welwitschia of the Namib grows just two leaves, for centuries, and the wind tears them into strips. Some plants are over a thousand years old. | Fog and water from below keep it alive. | It is on Namibia's coat of arms.
3 | shipwreck | Why is it called the Skeleton Coast? | Bones and wrecks named the Skeleton Coast | Namibia's Skeleton Coast is named for whale bones and for the many ships that fog, surf and currents have wrecked there. | Behind the beach, there is only desert. | Lions hunt seals there.

# venezuela | country | Venezuela | venezuela, venezuelan, venezuelans, angel falls, caracas | Venezuela
> The tallest waterfall falls from a table here. | Storms are a habit over one lake here. | Its name means little Venice, they say.
@ A river jumps off a mountain, and turns to mist on its way.
4 | tall waterfall | What is the tallest waterfall? | Angel Falls is the tallest waterfall | Angel Falls is the tallest waterfall. It falls some nine hundred eighty meters from a flat mountain, most of it without a step. | It is named after the pilot Jimmie Angel. | Jimmie Angel landed up there in nineteen thirty seven, and had to walk down for eleven days.
5 | storm lake | Where does lightning strike most? | Lightning lives above Lake Maracaibo | Lightning lives above Lake Maracaibo. Where the Catatumbo flows into it, storms come on well over a hundred nights a year. | Sailors used it as a lighthouse. | Warm water and mountain winds make it.
4 | table mountain | What is a tepui? | Tepuis are islands in the sky | Tepuis are islands in the sky. These flat mountains with steep walls hold plants that grow nowhere else. | Mount Roraima is one. | They gave Conan Doyle the idea for The Lost World.
3 | houses on stilts | Where does the name Venezuela come from? | Venezuela may mean little Venice | Venezuela may mean little Venice. Houses on stilts in a lake are said to have reminded explorers of Venice in fourteen ninety nine. | Amerigo Vespucci was with them. | America is named after him.
3 | Bolivar | Who was Simon Bolivar? | Simon Bolivar was born in Caracas | Simon Bolivar was born in Caracas. He led the wars that freed much of South America from Spain. | Bolivia is named after him. | He died in eighteen thirty, on his way into exile.

# ecuador | country | Ecuador | ecuador, ecuadorian, quito, galapagos, galapagos islands, the galapagos | Ecuador
> The Panama hat comes from here. | Its mountain is nearest to the stars. | Darwin stayed five weeks here, and never forgot it.
@ A tortoise looks at you as if it had known Darwin.
5 | volcano top | Which mountain is farthest from Earth's center? | Ecuador's Chimborazo is farthest from Earth's center | Since the Earth bulges at the equator, the top of Chimborazo in Ecuador is farther from the Earth's center than any other, some two kilometers farther than Everest's. | Above the sea it is about six thousand three hundred meters high. | It is an old volcano.
4 | straw hat | Where do Panama hats come from? | Panama hats are made in Ecuador | Panama hats are made in Ecuador. They are woven of a palm-like plant. They were sold in Panama, and workers on the canal wore them. | A fine one takes months. | Theodore Roosevelt was seen in one.
4 | tortoise | What is special about the Galapagos? | Giant tortoises gave Galapagos its name | Giant tortoises gave Galapagos its name. An old Spanish word for tortoise or saddle is behind it. The islands never touched the mainland. | Penguins live there, at the equator. | Tortoises can live well over a hundred years.
4 | finch beaks | What did Darwin find on Galapagos? | Galapagos birds helped Darwin to think | Galapagos birds helped Darwin to think. He came in eighteen thirty five for five weeks. Above all the mockingbirds differed from island to island. | The finches he understood only in London. | His book came out in eighteen fifty nine.
3 | painted line | What is the Middle of the World? | Ecuador is named after the equator | Ecuador is named after the equator. A monument near Quito marks the line, some two hundred forty meters beside the true one. | The spot was chosen long before satellites. | Tricks with draining water do not work there.

# bolivia | country | Bolivia | bolivia, bolivian, bolivians, salar de uyuni, la paz, lake titicaca, potosi | Bolivia
> The largest mirror on Earth lies here. | People in a city here ride cable cars to work. | It has a navy, and no sea.
@ You walk on the sky, and it is salt.
5 | mirror lake | What is the largest salt flat? | Uyuni is the largest salt flat | Uyuni is the largest salt flat. It covers about ten thousand square kilometers, and after rain it mirrors the sky. | Satellites use it to check their height meters. | Much lithium lies below.
4 | cable cars | How do people get around in La Paz? | Cable cars are La Paz's subway | Cable cars are La Paz's subway. Since twenty fourteen lines of them have joined the city and El Alto above. | Ten lines or so cross the two cities. | La Paz lies around three thousand six hundred meters high.
4 | navy ship | Why does Bolivia have a navy? | Bolivia has a navy and no sea | Bolivia has a navy and no sea. It lost its coast to Chile in a war that began in eighteen seventy nine. The navy sails on Lake Titicaca and rivers. | A day of the sea is held each year. | A court in The Hague turned down its claim in twenty eighteen.
4 | silver mountain | What was Potosi? | A mountain of silver made Spain rich | A mountain of silver made Spain rich. From fifteen forty five silver of Potosi went around the world. The town grew as large as London was. | Countless workers died in it. | People still dig there.
3 | reed boat | How high is Lake Titicaca? | Titicaca is a lake in the sky | Titicaca is a lake in the sky. It lies some three thousand eight hundred meters high, between Bolivia and Peru. | The Uros build islands of reed. | Large ships sail on it.

# panama | country | Panama | panama, panamanian | Panama
> Ships climb a hill here. | The Sun rises from the wrong ocean. | A swimmer here paid thirty six cents to pass.
@ A ship as tall as a house passes through the trees.
4 | lock | How does the Panama Canal work? | The Panama Canal lifts ships over a hill | The Panama Canal lifts ships over a hill. Locks raise them some twenty six meters to a lake, and lower them on the other side. | Rain fills the lake. | Each ship lets much fresh water run out to the sea.
4 | old dredge | Who built the Panama Canal? | Two nations dug the Panama Canal | Two nations dug the Panama Canal. France began in eighteen eighty one and gave up. The United States opened it in nineteen fourteen. | More than twenty five thousand people died, most from disease. | Fighting mosquitoes made it possible.
5 | swimmer | What was the lowest toll? | A swimmer paid thirty six cents | A swimmer paid thirty six cents. Richard Halliburton swam through the canal in nineteen twenty eight, and paid by his weight. | Large ships pay hundreds of thousands of dollars. | He needed ten days.
4 | sunrise map | Where does the Sun rise over the Pacific? | In Panama the Sun can rise over the Pacific | In Panama the Sun can rise over the Pacific. The land bends like an S, so in places the Pacific lies in the east. | Ships to the Pacific go southeast. | One can see both oceans from one mountain.
3 | handover | Whose is the Panama Canal? | Panama has owned the canal since two thousand | Panama has owned the canal since two thousand. The United States handed it over at the end of nineteen ninety nine, by a treaty of nineteen seventy seven. | Larger locks opened in twenty sixteen. | Before, the way led around Cape Horn.

# caribbean-haiti | country | Hispaniola | haiti, haitian, haitians, dominican republic, the dominican republic, dominican, dominicans, hispaniola | Hispaniola
> Enslaved people won here. | One island, two countries. | Its New Year begins with pumpkin soup.
@ It is the first of January, and every kitchen cooks pumpkin soup.
5 | broken chain | What was the Haitian Revolution? | Haiti was founded by enslaved people who won | Haiti was founded by enslaved people who won. They rose in seventeen ninety one, beat Napoleon's army, and declared independence in eighteen oh four. | It is the only revolt of slaves that founded a state. | Toussaint Louverture led them and died in a French prison.
4 | bill of debt | Why did Haiti pay France? | Haiti paid France for its freedom | Haiti paid France for its freedom. In eighteen twenty five warships forced it to pay former slave owners. It paid for more than a century. | It took loans for it. | That kept the country poor.
3 | soup | Why do Haitians eat soup on New Year? | Pumpkin soup is Haiti's taste of freedom | Under slavery, it is told, cooks of pumpkin soup were not allowed to eat it. Since eighteen oh four all eat it on New Year's Day. | That is Independence Day. | UNESCO lists it as living heritage.
3 | old city | What is the oldest European city in the Americas? | Santo Domingo is America's oldest European city | Santo Domingo is the oldest European city in the Americas that is still lived in. It was founded in fourteen ninety six or ninety eight, by Bartholomew Columbus. | It has the first cathedral of the Americas. | Today it is capital of the Dominican Republic.
3 | dance | Where does merengue come from? | Merengue comes from the Dominican Republic | Merengue comes from the Dominican Republic. The dance grew in the nineteenth century, with accordion, drum and scraper. | Bachata comes from there, too. | Baseball is the other passion.

# small-states | country | the smallest states of Europe | smallest states of europe, small countries in europe, microstates, microstate, tiny countries | European microstates
> Eighty soldiers left, and eighty one came back. | You can cross it on foot before lunch. | One is older than most empires.
@ You take the wrong bus, and you are in another country.
5 | marching soldiers | What happened in Liechtenstein's last war? | Liechtenstein's army came back with one more | Liechtenstein's army came back with one more. It is told that eighty men went out in eighteen sixty six and eighty one came home, with a friend whom they had met. | They did not fight. | Two years later the army was given up.
4 | hill castle | What is the oldest republic? | San Marino calls itself the oldest republic | San Marino calls itself the oldest republic. By legend a stonecutter founded it in three hundred one. Two captains rule it together for half a year. | Its laws go back to sixteen hundred. | Italy lies all around it.
4 | harbor | How small is Monaco? | Monaco has two square kilometers | Monaco has two square kilometers. Only the Vatican is smaller, and in no state do people live closer together. | It keeps growing into the sea. | The Grimaldi family came in twelve ninety seven, dressed as monks, they say.
4 | stone temple | What is special about Malta? | Malta's temples are older than the pyramids | Malta's temples are older than the pyramids. Some are more than five thousand five hundred years old. Maltese is the only Semitic language official in the European Union. | The whole country got the George Cross for its courage in World War Two. | It is on the flag.
4 | free tram | What is special about Luxembourg? | Luxembourg made all buses and trains free | Luxembourg made all buses and trains free. Since twenty twenty nobody pays for public transport there, but in first class. | It was the first country to do so. | It is the only grand duchy left.

# bhutan | country | Bhutan | bhutan, bhutanese, gross national happiness, paro taktsang, tiger's nest | Bhutan
> It measures how happy its people are. | Television came here only in nineteen ninety nine. | Most of it is forest, and has to stay so by law.
@ A monastery hangs on a cliff, and you still have an hour to climb.
4 | smiling monk | What is gross national happiness? | Bhutan measures happiness | Bhutan measures happiness. A king said in the nineteen seventies that it counts more than the national product. Every few years people are asked. | It is in the constitution. | Many young people leave for work all the same.
4 | forest | Is Bhutan carbon negative? | Bhutan takes up more carbon than it emits | Bhutan takes up more carbon than it emits. Its constitution says that sixty percent must stay forest. It sells power from rivers. | Few other countries can say so. | Trees cover about seventy percent.
4 | old TV | When did Bhutan get television? | Television came to Bhutan in nineteen ninety nine | Television came to Bhutan in nineteen ninety nine. It was one of the last countries to allow it, together with the internet. | Tourists came from nineteen seventy four on. | They pay a fee a day.
3 | cliff monastery | What is the Tiger's Nest? | Tiger's Nest hangs on a cliff | Tiger's Nest hangs on a cliff. The monastery of Paro Taktsang stands some nine hundred meters above the valley. A saint is said to have come on a tigress. | It burned in nineteen ninety eight, and was built again. | One climbs up on foot.
3 | archer | What is Bhutan's national sport? | Bhutan's national sport is archery | Bhutan's national sport is archery. The target stands a hundred and forty five meters away and is tiny. | Teams sing and dance when they hit. | Most of the Olympic team were archers for years.

# maldives-islands | country | the Maldives | maldives, the maldives, maldivian, male maldives | Maldives
> It is the lowest country on Earth. | Its ministers met under water. | The waves can glow here at night.
@ The plane lands, and there is water left and right.
4 | flat island | How high are the Maldives? | The Maldives are the lowest country | The Maldives are the lowest country. Their highest natural point is only a few meters above the sea, and most of the land less than two. | Some one thousand two hundred islands lie in rings of coral. | A rising sea is a threat.
5 | underwater meeting | Why did ministers meet under water? | The Maldives held a meeting under water | The Maldives held a meeting under water. In two thousand nine the president and ministers signed a call against climate change in diving suits. | They used hand signs. | It went around the world.
4 | glowing wave | Why do beaches glow in the Maldives? | In the Maldives, waves can glow | Tiny creatures make the waves of the Maldives glow. Plankton flashes blue when it is moved. | It happens on many coasts, and not every night. | It is thought to startle those who eat them.
3 | ring of islands | What is an atoll? | The word atoll comes from the Maldives | The word atoll comes from the Maldives. It comes from the local language. Coral grew around a volcano that sank, and a ring was left. | Darwin found out how. | The islands stretch for over eight hundred kilometers.
3 | shells | What money came from the Maldives? | Shells from the Maldives were money | Shells from the Maldives were money. Cowries from there were paid with in Asia and Africa for centuries. | They are hard to fake. | Traders bought them by the shipload.

# greenland | country | Greenland | greenland, greenlandic, greenlanders, nuuk, kalaallit nunaat | Greenland
> It was named to attract settlers. | Its ice is up to three kilometers thick. | There are no roads between its towns.
@ An iceberg as large as a church drifts past a red house.
4 | Viking ship | Why is Greenland called Greenland? | Greenland got its name to attract settlers | Greenland got its name to attract settlers. Erik the Red, banned from Iceland, called it so around nine hundred eighty five, says a saga. | In the south it does get green. | The Norse lived there for over four hundred years, and vanished.
4 | ice sheet | How thick is Greenland's ice? | Greenland's ice is up to three kilometers thick | Greenland's ice is up to three kilometers thick. It covers some eighty percent of the island. If all of it melted, the sea would rise about seven meters. | Its weight presses the land down. | Cores of it tell of old climates.
3 | dog sled | How do people travel in Greenland? | No roads join Greenland's towns | No roads join Greenland's towns. One goes by boat, plane, sled or snowmobile. | Some fifty six thousand people live there. | Nearly all live on the coast.
4 | old shark | What is the oldest animal with a backbone? | Greenland sharks live for centuries | Greenland sharks live for centuries. Scientists estimate that some are at least two hundred seventy years old, perhaps much more. | They grow about a centimeter a year. | They swim very slowly.
3 | map projection | Is Greenland as large as Africa? | Africa is fourteen times Greenland's size | Africa is fourteen times Greenland's size. Usual maps stretch what lies near the poles. | It is the largest island all the same. | Sixty degrees north, things look twice as wide.

# gulf-states | country | the Gulf states | united arab emirates, the united arab emirates, uae, emirates, emirati, emiratis, abu dhabi, gulf states | Arab states of the Persian Gulf
> Seven sheikhs rule one country here. | Before oil, there were pearls. | Robots ride the camels here.
@ A camel runs past you, and its rider is the size of a shoe box.
4 | robot jockey | Why do robots ride camels? | Small robots ride racing camels | Small robots ride racing camels. Since about two thousand five they have taken the place of children, whose riding was banned. | Owners drive beside them and give orders by radio. | A fast camel costs as much as a house.
4 | pearls | What did the Gulf live on before oil? | The Gulf once lived on pearls | The Gulf once lived on pearls. Divers went down without air for a minute or two. Cultured pearls from Japan ruined the trade around nineteen thirty. | Then oil was found. | On its Arab side, Bahrain struck it first, in nineteen thirty two.
3 | seven flags | What are the Emirates? | Seven emirates are one country | Seven emirates are one country. They joined in nineteen seventy one and seventy two. Abu Dhabi is the largest and has most of the oil. | Each has its ruler. | Most of those who live there come from abroad.
4 | falcon | Why do falcons have passports? | Falcons have passports in the Emirates | Falcons have passports in the Emirates. Hunting with falcons is an old custom, and the papers stop smuggling. | There is a hospital for them in Abu Dhabi. | They fly in the cabin.
3 | drinking water | Where does the Gulf get its water? | The Gulf drinks the sea | Around the Gulf, most of the drinking water is made from sea water, in large plants. | No river there flows all year. | It takes a lot of energy.
`
