/** Further countries of the Americas, for `readTopics`. */
export const COUNTRIES_AMERICAS_ASKED_NEXT = `
# guatemala | country | Guatemala | guatemala, guatemalan, guatemalans | Guatemala
> Pyramids here were in Star Wars. | A lake here lies in a volcano. | Chocolate was money here.
@ You stand in Guatemala on a temple above the forest, and monkeys roar below you.
5 | temple over trees | What is Tikal? | Maya temples rise above the forest at Tikal | Temples of Tikal are up to sixty five meters high. In Star Wars, they stand on a moon of rebels. | Lasers from planes found tens of thousands of buildings under trees. | Perhaps a hundred thousand people lived there or more.
4 | quetzal bird | Why is money a bird? | Guatemala's money is named for a bird | Guatemala's money is named for a bird. The quetzal has tail feathers up to a meter long. Maya kings wore them. It is on the flag, too. | Killing one was a crime. | Beans of cocoa were money before.
4 | kites | What fly on All Saints? | Giant kites fly for the dead | Giant kites fly for the dead. On the first of November, kites up to twenty meters wide are shown at Sumpango. | They carry news to the dead. | Teams work on them for months.
3 | volcano lake | What is Lake Atitlan? | Three volcanoes stand around Lake Atitlan | The lake fills a volcano that blew up some eighty thousand years ago. Villages around it have their own dress. | It is more than three hundred meters deep. | One of its villages honors a saint who smokes.
3 | weaving | How many languages are spoken? | Twenty two Maya languages are spoken there | About two of five people are Maya. Each village wove its own patterns. | A woman from there, Rigoberta Menchu, got the Nobel Peace Prize. | The Maya are not gone.

# honduras | country | Honduras | honduras, honduran, hondurans | Honduras
> It may rain fish here. | The Maya wrote their longest text on a staircase. | Its name means depths.
@ You stand in Honduras after a storm, and small fish lie in the street.
5 | fish in street | Does it rain fish? | In Yoro people gather fish after storms | Once a year or so, after heavy rain, small fish lie on the ground in Yoro. Whether they fall or come out of the ground is not known. | A priest's prayer is given as the cause. | The town holds a festival.
4 | stone stairs | Where is the longest Maya text? | A staircase at Copan holds the longest Maya text | A staircase at Copan holds the longest Maya text. More than two thousand signs on sixty three steps tell of kings. The steps were put back in a muddle. | Copan had ball courts and statues in the round. | Scholars still sort the story.
4 | banana | What is a banana republic? | The banana republic was made up for Honduras | The banana republic was made up for Honduras. The writer O. Henry hid there and used the words in nineteen oh four. Fruit companies had great power. | They built railways and overthrew a president. | Today it is said of any such state.
3 | reef | What lies off its coast? | The second largest reef runs past it | Around Roatan, divers see the reef that runs from Mexico down. It is the largest after Australia's. | Whale sharks come to Utila. | People on the islands speak English.
3 | hidden city | What is the White City? | A lost city was found by laser | In twenty twelve, lasers from a plane found ruins in the forest of Mosquitia. Explorers went in and came out ill from a parasite. | Legends told of a White City. | It was no one city, researchers say.

# el-salvador | country | El Salvador | el salvador, salvadoran, salvadorans, salvadorean | El Salvador
> It made bitcoin money by law. | A village lay here under ash, dinner still on the table. | It is the smallest country of its mainland.
@ You stand in El Salvador with a hot pupusa in your hand.
5 | buried village | What is the Pompeii of the Americas? | A Maya village lay whole under ash | At Joya de Ceren, a volcano buried a village some fourteen hundred years ago. Beds, beans and footprints were kept. | The people had fled. | It shows how common people lived.
4 | bitcoin | Which country made bitcoin money? | El Salvador first made bitcoin legal money | El Salvador first made bitcoin legal money. In twenty twenty one, shops had to take it. Few people used it, and in twenty twenty five the duty ended. | A loan had asked for that. | Volcano heat was to make coins.
4 | filled tortilla | What is a pupusa? | Pupusas have their own day | A pupusa is a thick tortilla with cheese, beans or pork inside, with pickled cabbage. The second Sunday of November is its day. | It is eaten by hand. | Museums show pans of it from Maya times.
3 | small map | How small is it? | It is the smallest of mainland America | It is the smallest of mainland America. It is about as large as New Jersey, with more than six million people. | It has no coast on the Caribbean. | More than twenty volcanoes stand there.
3 | prison | Why did murders fall? | Murders fell as tens of thousands were jailed | From twenty twenty two, more than eighty thousand people were arrested as gang members. Streets became safe. | Rights groups say that innocent people are among them. | Both are told of it in the world.

# nicaragua | country | Nicaragua | nicaragua, nicaraguan, nicaraguans | Nicaragua
> Sharks swim in a lake here. | Deaf children here made a language. | People slide down a volcano on boards.
@ You stand in Nicaragua on a black slope, with a board under your arm.
5 | signing children | Who made a new language? | Deaf children in Nicaragua made a language | Deaf children in Nicaragua made a language. In the eighties, deaf children came together in new schools, and out of their gestures grew a full language within years. | Nobody had taught it to them. | Researchers saw a language being born.
4 | shark in lake | Which sharks swim in a lake? | Bull sharks came up to Lake Nicaragua | Bull sharks came up to Lake Nicaragua. They swim up a river from the Caribbean, and leap rapids like salmon. Many were killed for fins. | People once thought that they were a kind of their own. | Tags proved the way.
4 | volcano board | What is volcano boarding? | People race down Cerro Negro on boards | People race down Cerro Negro on boards. The young black volcano has slopes of ash. Sliders reach over eighty kilometers an hour. | It broke out last in nineteen ninety nine. | Goggles and a suit are given out.
3 | lava lake | What is in Masaya? | One can look down on lava at Masaya | Spaniards took it for the mouth of hell and put up a cross. A monk let himself down for gold. | Its glow comes and goes. | A road leads up to the rim.
3 | poet | Who is its hero? | A poet is its national hero | A poet is its national hero. Ruben Dario changed poetry in Spanish. Towns, theaters and money have his face. | He was published at thirteen. | Almost everybody knows some lines.

# belize | country | Belize | belize, belizean, belizeans | Belize
> A hole in the sea here is seen from space. | A skeleton here glitters like crystal. | It speaks English, unlike its neighbors.
@ You fly over Belize, and in the pale reef is a dark blue circle.
5 | blue hole | What is the Great Blue Hole? | A dark blue hole lies in Belize's reef | A dark blue hole lies in Belize's reef. It is three hundred meters wide and more than a hundred twenty deep: a cave whose roof fell in when the sea lay lower. | Stalactites hang below water. | Jacques Cousteau made it famous.
5 | crystal bones | Who is the crystal maiden? | A Maya skeleton sparkles with crystal | A Maya skeleton sparkles with crystal. In the cave Actun Tunichil Muknal, a young person's bones were covered with calcite over a thousand years. It was a sacrifice. | It was found to be a young man. | Guests go in swimming.
4 | jaguar | Where is a refuge for jaguars? | Belize made the first refuge for jaguars | At Cockscomb, land was kept for jaguars from the eighties on. | They are rarely seen, and heard by night. | Former hunters became guides.
3 | english sign | Why is English spoken? | Belize alone in its region has English | Belize alone in its region has English. It was British Honduras until nineteen seventy three. Kriol, Spanish and Maya tongues are heard, too. | Guatemala claims part of it. | Its king is Britain's.
3 | flag with people | What is special about its flag? | Its flag shows people, and most colors | Its flag shows people, and most colors. It has two woodcutters and twelve colors, more than any other state's. | Mahogany made the land. | The motto says that it flourishes in the shade.

# bahamas | country | the Bahamas | bahamas, the bahamas, bahamian, bahamians | The Bahamas
> Pigs swim here to meet boats. | Pirates once had a republic here. | Its water is so clear that astronauts praised it.
@ You jump into water in the Bahamas, and a pig swims up to you.
5 | swimming pig | Why do pigs swim there? | Wild pigs swim in the Bahamas | On Big Major Cay, pigs swim to boats for food. Whether sailors or farmers left them is not known. | Feeding sand-covered food killed some. | Other islands have copied it.
4 | pirate flag | Where was a pirate republic? | Pirates ruled Nassau for years | Around seventeen hundred six to eighteen, pirates such as Blackbeard had their base there. A governor, once a privateer, drove them out. | A code gave shares to each. | The motto was: pirates expelled, commerce restored.
4 | columbus | Where did Columbus land? | Columbus first landed in the Bahamas | Columbus first landed in the Bahamas. In fourteen ninety two, he came to an island that its people called Guanahani. Which it was is argued about. | The Lucayans were gone within a generation. | The word hammock comes from such people.
3 | blue water | What does the name mean? | The name may mean shallow sea | The name may mean shallow sea. Spaniards may have said baja mar. Seven hundred islands lie on banks of white sand. | Only some thirty have people. | From space, it is the prettiest place, an astronaut said.
3 | deep hole | How deep is Dean's Blue Hole? | Divers sink two hundred meters in a blue hole | Dean's Blue Hole is more than two hundred meters deep. Champions dive there on one breath. | It is a few steps from the beach. | Records have been set in it.

# barbados | country | Barbados | barbados, barbadian, bajan | Barbados
> Rihanna is its hero, by law. | Rum began here. | George Washington went abroad once, and it was here.
@ You sit in Barbados with fish and cou-cou before you, and steel music behind.
5 | singer | Who is its national hero? | Barbados made Rihanna a national hero | In twenty twenty one, as it became a republic, Barbados gave the singer its highest title. | May you shine like a diamond, she was told, after her song. | Her street has her name.
4 | rum barrel | Where was rum first made? | Rum is oldest in Barbados | Rum is oldest in Barbados. In the seventeenth century, molasses of sugar was made into a drink called kill-devil. The distillery Mount Gay has papers from seventeen oh three. | Slaves worked the cane. | Rum shops stand at every corner.
4 | young washington | Where did Washington travel? | Washington's only trip abroad was to Barbados | Washington's only trip abroad was to Barbados. At nineteen, he came with his ill brother, and caught smallpox. So he was safe from it in the war. | His house can be seen. | He later had his army protected.
3 | crown removed | When did the queen leave? | Barbados became a republic in twenty twenty one | Barbados became a republic in twenty twenty one. It took leave of the queen as head of state, with the prince beside. | Independence came in nineteen sixty six. | A woman, Sandra Mason, became first president.
3 | flying fish | What is its dish? | Flying fish are on its coins and plates | Flying fish are on its coins and plates. With cou-cou, of corn meal and okra, they are the national dish. | They glide for some hundred meters. | They have become fewer.

# antigua | country | Antigua and Barbuda | antigua and barbuda, antigua, barbuda, antiguan | Antigua and Barbuda
> One beach for each day of the year, people say. | A bird here blows up its throat like a balloon. | A whole island here was left in a day.
@ You stand in Antigua above a harbor where Nelson's ships lay.
4 | beach | How many beaches has it? | Antigua counts a beach for each day | Antigua counts a beach for each day. Three hundred sixty five, people say, all open to everybody by law. | Nobody has surely counted. | A cricket star, Viv Richards, came from there.
4 | red throat | Which bird blows itself up? | Thousands of frigate birds nest in Barbuda | Thousands of frigate birds nest in Barbuda. Males blow up a red throat like a balloon. It is among the largest colonies of the region. | They steal fish in flight. | They cannot swim well.
5 | storm | What happened in twenty seventeen? | A storm emptied a whole island | A storm emptied a whole island. Hurricane Irma destroyed nearly all houses of Barbuda. All of its some eighteen hundred people were taken off. | For the first time in three hundred years, nobody lived there. | They came back over the years.
3 | dockyard | What is Nelson's Dockyard? | A navy yard there still works | English Harbour hid British ships from storms. It is said to be the last such yard of its time in use. | Nelson found it a vile place. | Yachts race from there each spring.
3 | pink sand | Why is sand pink? | Bits of shell make its sand pink | Barbuda has long beaches with a pink shade. | Actors and a princess came for them. | Land there is owned in common by law.

# saint-kitts | country | Saint Kitts and Nevis | saint kitts and nevis, st kitts and nevis, saint kitts, st kitts, nevis, kittitian | Saint Kitts and Nevis
> It is the smallest country of its half of the Earth. | Alexander Hamilton came from here. | There may be more monkeys than people here.
@ You ride in Saint Kitts on a small train that carried sugar.
4 | small map | What is the smallest American state? | It is the Americas' smallest country | It is the Americas' smallest country. Two islands with some fifty thousand people make up the state. | It became independent in nineteen eighty three. | Nevis may leave by its constitution.
5 | ten dollar face | Where was Hamilton born? | Alexander Hamilton was born on Nevis | America's first treasurer, of the ten dollar note and the musical, was born there. | Orphaned, he left as a youth. | Nelson married on the same island.
4 | monkey | How many monkeys are there? | Monkeys may outnumber people there | Tens of thousands of green monkeys live there, perhaps more than people. They came on ships from Africa. | In a study, a few drank much, most a little, and some nothing. | Farmers lose much to them.
3 | small train | What is the sugar train? | A train of cane carries guests | Built from nineteen twelve for cane, the railway is the last in its region. | Sugar ended in two thousand five. | Singers ride along.
3 | fort | What is Brimstone Hill? | A fort of slaves' work crowns a hill | Brimstone Hill was built by slaves over a hundred years. It is heritage of the world. | It was called a Gibraltar. | A thousand men held out a month in seventeen eighty two.

# saint-lucia | country | Saint Lucia | saint lucia, st lucia, saint lucian | Saint Lucia
> You can drive into a volcano here. | It is named for a woman, as hardly any country is. | Two Nobel prizes, on one small island.
@ You sail in Saint Lucia between two green cones.
4 | two peaks | What are the Pitons? | Two cones rise from the sea | Two cones rise from the sea. Gros Piton and Petit Piton, both over seven hundred meters, stand on the flag and the beer. | They are old plugs of a volcano. | They are heritage of the world.
5 | nobel medal | How many Nobel prizes? | Two Nobel prizes came to one small island | Two Nobel prizes came to one small island. Arthur Lewis got one for economics, Derek Walcott for poems. Both were born on the twenty third of January. | No independent state has more for each person. | A whole week honors them.
4 | woman saint | For which woman is a state named? | The state is named for a woman saint | Hardly any other state has a woman's name. Saint Lucy of Syracuse is the one. | French sailors are said to have been wrecked on her day. | Ireland has a goddess.
3 | steaming car park | Where can you drive into a volcano? | A road leads into a volcano | A road leads into a volcano. At Soufriere, cars park near boiling mud. Guests bathe in what flows from it. | It smells of eggs. | It last broke out in the eighteenth century.
3 | two flags | How often did it change hands? | It changed hands fourteen times | France and Britain took it seven times each. | So people speak English and a French creole. | It was called the Helen of the West Indies.

# dominica | country | Dominica | dominica, commonwealth of dominica | Dominica
> A lake here boils. | Columbus is said to have crumpled paper to explain it. | Whales live here all year.
@ You stand in Dominica in steam, above a lake that boils.
5 | boiling lake | Which lake boils? | Dominica has a lake that boils | Dominica has a lake that boils. It is some sixty meters wide, and near ninety degrees at its edge. Gas from below makes it seethe. | The way takes three hours. | Once it fell dry.
4 | crumpled paper | How did Columbus explain it? | Columbus crumpled paper to show its shape | Asked what the island looked like, he is said to have crumpled a sheet. | It has nine volcanoes that may break out. | It has a river for each day, people say.
4 | sperm whale | Which whales stay? | Sperm whales live off Dominica all year | Sperm whales live off Dominica all year. Families of them speak in clicks with accents of their own. A reserve was made for them in twenty twenty three. | Researchers try to read the clicks. | Mothers and aunts share the care.
3 | kalinago | Who lives there since old? | The Kalinago have their own land | The Kalinago have their own land. Some three thousand of the people from before Columbus live in a territory of their own. | Their word for hurricane went around the world. | In twenty twenty three, a Kalinago woman became president.
3 | parrot flag | What is on the flag? | A purple bird is on its flag | The sisserou parrot lives there alone. Purple is hardly on any flag. | Hurricane Maria in twenty seventeen nearly wiped it out. | It is not the Dominican Republic.

# grenada | country | Grenada | grenada, grenadian, grenadians | Grenada
> It smells of nutmeg. | Statues here stand on the floor of the sea. | America invaded it in a week.
@ You dive in Grenada, and a circle of children of stone holds hands.
4 | nutmeg | What is the spice island? | A nutmeg is on Grenada's flag | Once it grew about a third of the world's nutmeg. A storm in two thousand four felled most trees. | Nutmeg came there in the nineteenth century. | Even ice cream has it.
5 | sea statues | Where is a park under water? | Grenada has the first sculpture park under water | Grenada has the first sculpture park under water. In two thousand six, Jason deCaires Taylor set figures on the sea floor at Molinere. Corals grow on them. | They take divers away from hurt reefs. | Storms have moved some.
4 | soldiers | Why did America invade? | America invaded Grenada in nineteen eighty three | America invaded Grenada in nineteen eighty three. After its leader was shot in a coup, some seven thousand Americans and others landed. It took days. | The United Nations condemned it. | Grenada has made a holiday of the day.
3 | chocolate | How is chocolate made there? | Grenada makes its bars from bean to wrapper | Grenada makes its bars from bean to wrapper. Beans are danced on by foot to dry evenly. A brand shipped by sail. | There is a festival in spring. | Farmers own part of it.
3 | leap | What is Carib's Leap? | People leapt from a cliff at Sauteurs | People leapt from a cliff at Sauteurs. In sixteen fifty one, Caribs are said to have jumped rather than become slaves of the French. | Sauteurs means leapers. | A church and a graveyard stand there.

# trinidad | country | Trinidad and Tobago | trinidad and tobago, trinidad, tobago, trinidadian | Trinidad and Tobago
> A lake here is of tar. | Oil drums became music here. | The limbo was danced here first.
@ You stand in Trinidad on a lake, and do not sink: it is of asphalt.
5 | asphalt lake | Where is a lake of asphalt? | Trinidad has the largest lake of asphalt | Pitch Lake is some forty hectares wide and some seventy five meters deep. Walter Raleigh mended his ship with it. | Streets from New York to London have it. | Old trees come up and sink again.
5 | steel drum | Who made drums of barrels? | The steel drum was made in Trinidad | The steel drum was made in Trinidad. As drums of skin were forbidden, people found tunes in dented barrels in the thirties and forties. | It is often called the only new acoustic instrument of its century. | It is on the money.
4 | limbo | Where does limbo come from? | Limbo comes from Trinidad's wakes | Limbo comes from Trinidad's wakes. It was danced at wakes, from low to high, to show life winning. Shows turned it around. | Calypso is from there, too. | Songs mocked governors.
3 | carnival | What is its carnival? | Two days of carnival take a year | Two days of carnival take a year. Thousands of people in feathers dance through Port of Spain. Each band has its theme. | It began among slaves after emancipation. | Notting Hill's came of it.
3 | leatherback | Which turtle comes? | Giant turtles nest on its beaches | Giant turtles nest on its beaches. Leatherbacks, up to two meters, come by thousands to Grande Riviere. | Guards were once hunters. | They go back to the north for jellyfish.

# guyana | country | Guyana | guyana, guyanese | Guyana
> A waterfall here is four times as high as Niagara. | It is South America's country of English. | Oil made it grow faster than any other.
@ You stand in Guyana at the edge of a fall, and there is no fence.
5 | waterfall | What is Kaieteur? | Kaieteur is over four times as high as Niagara | Kaieteur is over four times as high as Niagara. The water drops two hundred twenty six meters in one leap. Few people come. | Tiny golden frogs live in plants at its edge. | A chief is said to have gone over it for his people.
4 | english sign | Where is English in South America? | It is South America's only English speaking state | It is South America's only English speaking state. Britain ruled it until nineteen sixty six. Most people came from India and Africa. | Cricket is its sport. | It feels like the Caribbean.
4 | oil ship | Why did it grow so fast? | Oil made it the fastest growing economy | In twenty fifteen, oil was found under the sea. In some years since, its economy grew by a third or more. | Venezuela claims two thirds of its land. | There are fewer than a million people.
4 | tall clock | What is Saint George's? | One of the tallest wooden churches stands there | One of the tallest wooden churches stands there. Saint George's Cathedral in Georgetown is over forty meters high, all of wood. | The city lies below the sea at high tide. | Dutch dikes keep it dry.
3 | giant animals | Which giants live there? | It is a land of giants | The giant otter, giant anteater, the largest eagle and the largest freshwater fish with scales live there. | Most of it is forest. | Charles Waterton rode a caiman there, he wrote.

# suriname | country | Suriname | suriname, surinamese | Suriname
> Nearly all of it is forest. | A mosque and a synagogue here share a parking lot. | It was traded for New York.
@ You stand in Suriname under trees, and there is no road.
4 | forest | How green is it? | More than nine tenths of Suriname is forest | More than nine tenths of Suriname is forest. No other state has a larger share. It takes up more carbon than it gives off. | Most people live at the coast. | Much is only reached by river or plane.
5 | mosque and synagogue | Where do faiths stand side by side? | A mosque and a synagogue stand side by side | A mosque and a synagogue stand side by side. In Paramaribo, they are neighbors, and share their parking on feast days. | Hindus, Christians and others live there. | Its languages are as mixed.
5 | old map | How was it traded for New York? | The Dutch kept Suriname and left New York | In sixteen sixty seven, England kept New Amsterdam, now New York, and the Dutch got Suriname with its sugar. | It was thought the better deal. | Nutmeg islands were part of the peace.
3 | maroons | Who are the Maroons? | Escaped slaves made villages in the forest | Escaped slaves made villages in the forest. They fought the Dutch to a peace in the eighteenth century, a hundred years before slavery ended. | Six peoples live there still. | Their art is carved and sewn.
3 | dutch book | Which language is official? | Dutch is official in South America's smallest state | Dutch is official in South America's smallest state. It is the only place outside Europe where most people speak Dutch. | They also share Sranan Tongo. | Cars drive on the left.

# paraguay | country | Paraguay | paraguay, paraguayan, paraguayans | Paraguay
> Its flag has two different sides. | A native language is everybody's here. | An orchestra here plays on trash.
@ You hear a cello in Paraguay, and it is an oil can.
5 | trash cello | Which orchestra plays on trash? | Children in Paraguay play on trash | Children in Paraguay play on trash. In Cateura, by a dump, a violin was worth more than a house. So a garbage picker built them of cans and forks. | They toured with a metal band. | A film tells of it.
4 | two sided flag | Which flag has two sides? | Paraguay's flag has two different sides | Paraguay's flag has two different sides. In front is the state's arms, and on the back a lion with the words peace and justice. | No other state's flag is so. | It goes back to eighteen forty two.
4 | speaking people | Which native language is everybody's? | Most people in Paraguay speak Guarani | Most people in Paraguay speak Guarani. Nearly nine in ten know it, though few are native by descent. In no other country of the Americas is it so. | Both it and Spanish are official. | Many mix the two.
4 | dam | Where does its power come from? | Nearly all of its power is from water | The dam of Itaipu, shared with Brazil, has made more power than nearly any other. Paraguay sells most of its half. | The concrete in it would do for hundreds of stadiums. | Falls larger than Niagara were drowned for it.
3 | graves | What was its worst war? | A war killed most of its men | A war killed most of its men. From eighteen sixty four to seventy, it fought Brazil, Argentina and Uruguay. Perhaps half of its people died or more. | Exact numbers are argued about. | Women built the country up again.

# uruguay | country | Uruguay | uruguay, uruguayan, uruguayans | Uruguay
> It won the first World Cup, at home. | There are more than three cows for each person. | A president here drove an old Beetle.
@ You drink mate in Uruguay from a gourd, and pass it on.
4 | world cup | Who won the first World Cup? | Uruguay won the first soccer World Cup | Uruguay won the first soccer World Cup. In nineteen thirty, it beat Argentina four to two. In nineteen fifty, it beat Brazil before some two hundred thousand people, who fell silent. | No smaller state has won it. | Four stars are on its shirts.
5 | old beetle | Who was the poorest president? | A president gave most of his pay away | A president gave most of his pay away. Jose Mujica lived on a small farm, drove a Beetle of nineteen eighty seven and grew flowers. | He had been in prison for over ten years. | He died in twenty twenty five.
4 | cow | How many cows are there? | Uruguay has over three cows for each person | Uruguay has over three cows for each person. Some twelve million cattle and three and a half million people live there. Each cow's path is kept in a register. | Meat in tins fed armies. | Fray Bentos is heritage of the world.
4 | mate | How much mate is drunk? | Nobody drinks more mate than Uruguay | Nobody drinks more mate than Uruguay. People carry a flask and gourd everywhere, even at work. | Whoever says thank you wants no more. | It is a tea with caffeine.
3 | hand in sand | What hand is in the sand? | Giant fingers rise from a beach | At Punta del Este, a Chilean made fingers of concrete in nineteen eighty two. They were to warn of drowning. | Everybody takes a picture there. | He made another hand in a desert.

# puerto-rico | country | Puerto Rico | puerto rico, puerto rican, puerto ricans | Puerto Rico
> A bay here glows at night. | Its people are Americans and cannot vote for president. | A frog as big as a thumb sings its nights.
@ You put your hand in the water in Puerto Rico by night, and it glows.
5 | glowing bay | Which bay glows the most? | A bay in Puerto Rico glows the brightest | A bay in Puerto Rico glows the brightest. In Mosquito Bay on Vieques, tiny creatures flash blue when touched. There are hundreds of thousands in a gallon. | A new Moon is best. | Swimming is forbidden to protect them.
4 | ballot | Can Puerto Ricans vote? | Its people are American and cannot elect the president | Its people are American and cannot elect the president. They have been citizens since nineteen seventeen. Whoever moves to a state may vote. | It has one member in the House, without a vote. | Votes on its status were held several times.
4 | small frog | What is a coqui? | A tiny frog is its symbol | A tiny frog is its symbol. The coqui calls its name, as loud as a lawn mower from near. In Hawaii, it is a pest. | It has no tadpoles. | People far from home miss it.
4 | pina colada | Where was the pina colada made? | The pina colada comes from Puerto Rico | The pina colada comes from Puerto Rico. Two bars in San Juan claim it, one for nineteen fifty four. Since nineteen seventy eight, it has been the national drink. | It means strained pineapple. | Coconut cream in tins made it possible.
3 | telescope | What was Arecibo? | A giant telescope fell there | A giant telescope fell there. For decades, the dish of three hundred five meters was the largest. In twenty twenty, cables broke and it came down. | It sent a message to the stars. | A Bond film ended on it.

# saint-vincent | country | Saint Vincent and the Grenadines | saint vincent and the grenadines, st vincent and the grenadines, saint vincent, st vincent, grenadines, vincentian | Saint Vincent and the Grenadines
> Pirates of the Caribbean was filmed in a bay here. | A volcano here emptied half an island. | It sat among the powers of the world.
@ You sail in the Grenadines from one small island to the next.
5 | pirate ship | Where was Pirates of the Caribbean filmed? | Pirates of the Caribbean was filmed in its bay | Port Royal of the first film was built in two thousand two at Wallilabou Bay on Saint Vincent. Some of the set still stands. | The crew needed a bay without a hotel. | Yachts anchor there today.
5 | ash cloud | What did its volcano do? | A volcano drove thousands from their homes | In April of twenty twenty one, La Soufriere blew up, and some twenty thousand people had to leave. All got out alive before it. | In nineteen oh two, it killed more than a thousand. | Ash fell on Barbados.
4 | breadfruit | Which tree did Captain Bligh bring? | Captain Bligh brought breadfruit to Saint Vincent | After the mutiny on the Bounty, he tried once more, and in seventeen ninety three breadfruit came to its botanical garden, one of the oldest of the Americas. | It was to feed slaves. | A tree from one of his is said to stand there.
3 | council table | When did it sit among the powers? | The smallest state sat in the Security Council | In twenty twenty and twenty twenty one, it was a member of the United Nations' Security Council, the smallest ever. | It has some hundred thousand people. | Each vote counts as much.
3 | garifuna | Who are the Garifuna? | The Garifuna come from Saint Vincent | Africans and Caribs mixed there and fought Britain until seventeen ninety seven, when some five thousand were taken to an island off Honduras. | Their language and dance are heritage of the world. | Their chief Chatoyer is the national hero.
`
