/** Further countries of Europe, for `readTopics`. */
export const COUNTRIES_EUROPE_ASKED_NEXT = `
# andorra | country | Andorra | andorra, andorran, andorrans | Andorra
> Two princes rule it, and neither lives here. | It fought no war for centuries. | Ten times as many guests as people come to shop and ski.
@ You stand in Andorra, and every way out goes over a mountain.
5 | two crowns | Who rules Andorra? | Two foreigners are princes of Andorra | Andorra's heads of state are the bishop of Urgell in Spain and the president of France. So a French voter helps to choose a prince. | That goes back to twelve seventy eight. | They used to get cheese and hens as tribute.
4 | skis | How many guests come? | Millions of guests come to eighty thousand people | Millions of guests come to eighty thousand people. Most come to ski or to shop, as taxes are low. | It has no airport and no railway. | The largest ski area of the Pyrenees is there.
4 | king with hat | Who was king for a few days? | An adventurer made himself king of Andorra | In nineteen thirty four, the Russian Boris Skossyreff declared himself king. Spanish police took him away after some days. | He had promised freedom and a casino. | He died decades later in Germany.
3 | high town | What is Europe's highest capital? | Andorra la Vella is Europe's highest capital | Andorra la Vella is Europe's highest capital. It lies about a thousand meters high, between slopes. | Catalan is the only official language. | No other state has it alone.
3 | old church | What is old in Andorra? | Stone churches a thousand years old stand there | More than forty Romanesque churches have bell towers with round arches. | Their paintings were partly sold abroad. | Light shows bring one back onto its wall.

# belarus | country | Belarus | belarus, belarusian, belarusians | Belarus
> The heaviest animals of Europe live here. | A library here looks like a diamond. | A third of it once lay under a cloud.
@ You stand in Belarus in a forest as it was before people, and something heavy snorts.
5 | bison | Where do bison live in Europe? | Europe's last old lowland forest holds bison | In Bialowieza, shared with Poland, European bison came back from zoos after the last wild one was shot there around nineteen nineteen. | All of today's come from a dozen animals. | They weigh up to a ton.
4 | diamond library | What does the library look like? | The national library is a glass diamond | The library in Minsk has twenty six sides and glows at night. A roof gives a view. | It was opened in two thousand six. | It weighs over a hundred thousand tons with its books.
4 | radiation sign | What did Chernobyl do there? | Most of Chernobyl's fallout came down in Belarus | The reactor lies in Ukraine, but wind took it north. About a fifth of Belarus was affected. | In a reserve without people, wolves and lynx live. | Hundreds of villages were left.
3 | castle | What is Mir Castle? | Mir is a castle of red brick | Mir is a castle of red brick. It is from the sixteenth century, with towers of different patterns. | The Radziwills, one of the richest families, had it. | It is heritage of the world.
3 | potato | What do people eat? | Belarus eats more potatoes than most | Draniki, pancakes of grated potatoes with sour cream, are the national dish. | Nearly two hundred kilos a head are eaten in a year. | There are said to be hundreds of potato dishes.

# bosnia | country | Bosnia and Herzegovina | bosnia and herzegovina, bosnia, bosnian, bosnians | Bosnia and Herzegovina
> People jump from a bridge here for fun and fame. | A wrong turn here began a world war. | A tunnel kept a city alive here.
@ You stand in Mostar, and a young man on the bridge above you spreads his arms.
5 | stone bridge | Who jumps from the bridge of Mostar? | Young men dive off a bridge in Mostar | The bridge of fifteen sixty six is some twenty four meters above the cold Neretva. Divers have leapt for centuries. | It was shot down in nineteen ninety three. | It was built again with stone from the same quarry.
5 | old car | Where did the First World War begin? | A wrong turn in Sarajevo led to war | In June of nineteen fourteen, a driver took a wrong turn and stopped right before Gavrilo Princip, who shot the heir of Austria. | A month later, war began. | Earlier that day, a bomb had missed.
4 | tunnel | What was the tunnel of Sarajevo? | A tunnel fed a city under siege | A tunnel fed a city under siege. In nearly four years of siege, people dug a tunnel of some eight hundred meters below the airport. Food and weapons came through. | It was hardly a man high. | It was the longest siege of a capital in modern war.
3 | red roses | What are Sarajevo roses? | Red resin marks where shells killed people | Red resin marks where shells killed people. In the pavement, scars of shells were filled with red resin. They look like roses. | Some are being lost as streets are made new. | More than eleven thousand people died in the siege.
3 | coffee pot | How is coffee drunk? | Coffee there comes with its own ritual | Coffee there comes with its own ritual. It is served in a copper pot with a lump of sugar, which is dipped and bitten. | It takes as long as the talk. | Bosnians say that it is not Turkish.

# kosovo | country | Kosovo | kosovo, kosovar, kosovars | Kosovo
> Its people are the youngest of Europe. | A street here is named for an American president. | Not everybody agrees that it is a state.
@ You stand in Pristina before a huge word: newborn.
4 | big letters | When did Kosovo become independent? | Kosovo declared itself independent in two thousand eight | Kosovo declared itself independent in two thousand eight. About half of the states of the United Nations recognize it. Serbia and others do not. | A monument spells newborn, and is painted anew each year. | It stands in Pristina.
4 | young people | How young is Kosovo? | Half of Kosovo is younger than about thirty | Half of Kosovo is younger than about thirty. Its people are among the youngest in Europe. Many more live in Germany and Switzerland. | Money from abroad is a good part of its income. | Summer brings them home for weddings.
4 | statue waving | Why is Bill Clinton a statue? | Bill Clinton waves on a boulevard in Pristina | NATO bombed in nineteen ninety nine to stop Serbian forces. So Clinton has a statue, and boys are named Tonibler, for Tony Blair. | The street has Clinton's name. | He came to the unveiling himself.
4 | judo belt | Who won its first medal? | A judoka won Kosovo's first Olympic gold | In twenty sixteen, at its first games, Majlinda Kelmendi won. Her training hall in Peja made more champions. | Its coach began with almost nothing. | Kosovo won again in Tokyo.
3 | macchiato | What is Kosovo proud of? | Kosovo is proud of its macchiato | Kosovo is proud of its macchiato. People in Pristina sit for hours with strong coffee with milk foam, and think it the world's best. | A big American chain would have a hard time. | It costs about a euro.

# liechtenstein | country | Liechtenstein | liechtenstein, liechtensteiner | Liechtenstein
> Its army went out with eighty men and came back with eighty one. | You could once rent all of it. | It makes a great part of the world's false teeth.
@ You stand in Liechtenstein below a castle in which a prince really lives.
5 | soldiers marching | What did its last army do? | Its last army came home with one more | In eighteen sixty six, eighty men guarded a pass, saw no fight, and came back with eighty one, it is told: a friend had joined. | Then the army was ended. | It has had none since.
4 | false teeth | What does Liechtenstein make? | Tiny Liechtenstein makes false teeth for the world | A firm in Schaan is among the great makers of teeth and fillings. Drills for walls are made there, too. | There are nearly as many jobs as people. | Half of its workers come over the border each day.
4 | two borders | What is doubly landlocked? | All of its neighbors have no coast | All of its neighbors have no coast. To reach a sea, you must cross two borders. Only Uzbekistan is like it. | Its neighbors are Switzerland and Austria. | It is some twenty five kilometers long.
3 | castle | Who rules? | Its prince may veto a law | The prince has more say than most kings of Europe. In two thousand three, voters gave him more. | On its feast, people are asked up to the castle for a beer. | He is among the richest rulers.
3 | rent sign | Could you rent Liechtenstein? | You could once rent the country | You could once rent the country. In twenty eleven, a firm offered villages with signs of one's own for some seventy thousand dollars a night. | It was a stunt to get guests. | A rapper had wanted the country for a video.

# luxembourg | country | Luxembourg | luxembourg, luxembourger, luxembourgish | Luxembourg
> Buses and trains cost nothing here. | It has a capital with a fortress inside its rocks. | It is the last of its kind: a grand duchy.
@ You ride a tram in Luxembourg, and nobody asks for a ticket.
5 | free tram | Where is public transport free? | Buses and trains are free in Luxembourg | Since twenty twenty, nobody has paid for a bus, tram or second class train in the whole country. | No country did it before. | Taxes pay for it.
4 | rock tunnels | What is inside its rocks? | A fortress lies inside its rocks | A fortress lies inside its rocks. Under the old city are some seventeen kilometers of tunnels, once with bakeries and guns. It was called the Gibraltar of the north. | In the war, people hid there from bombs. | It is heritage of the world.
4 | crown | What is a grand duchy? | It is the world's only grand duchy | A grand duke heads the state. All other grand duchies are gone. | There were more than a dozen once. | It is about as large as a small American state's county or two.
3 | three languages | Which language do people speak? | Children there learn three languages | Children there learn three languages. Luxembourgish at home, German first in school, then French. Papers mix them. | Nearly half of its people come from elsewhere. | Over two hundred thousand cross the border to work each day.
3 | village sign | What is Schengen? | Open borders are named for a village there | In nineteen eighty five, ministers signed on a ship on the Moselle, at the village of Schengen. | Three countries meet there. | The agreement now has more than twenty five states.

# malta | country | Malta | malta, maltese | Malta
> Temples here are older than the pyramids. | A whole country got a medal. | Its language is Semitic, and in Latin letters.
@ You stand in Malta before stones that were old when the pyramids were new.
5 | stone temple | How old are Malta's temples? | Malta had temples before the pyramids | People built temples of huge stones on Malta and Gozo more than five and a half thousand years ago. They had no metal. | A legend says that a giant woman built them. | At sunrise on certain days, light falls in.
5 | medal | Why is a cross on its flag? | The whole of Malta got a medal | In nineteen forty two, King George gave the George Cross to the people of Malta, who had held out against bombs and hunger. It is on the flag. | Malta was among the most bombed places of the war. | Food came in at the last moment.
4 | eyes on boat | Why do boats have eyes? | Boats in Malta have eyes | Fishing boats called luzzu are painted bright, with eyes at the bow. | They are to guard against evil. | It may go back to the Phoenicians.
3 | letters | Which language is Maltese like? | Maltese grew from Arabic | Maltese grew from Arabic. It is the only Semitic language that is official in the European Union, and has many Italian words. | It is written in Latin letters. | English is official, too.
3 | knights | Who were the Knights of Malta? | Knights paid a falcon as rent | From fifteen thirty, the knights owed the emperor one falcon a year for the islands. They beat a great siege in fifteen sixty five. | Valletta is named for their leader. | Napoleon drove them out.

# moldova | country | Moldova | moldova, moldovan, moldovans | Moldova
> It has the largest wine cellar on Earth, with streets. | A strip of it behaves like a country. | Hardly anybody goes there, and they are missing something.
@ You drive a car in Moldova, below the ground, between bottles.
5 | wine tunnels | Where is the largest wine cellar? | Cars drive through Moldova's wine cellars | Cars drive through Moldova's wine cellars. Milestii Mici has some two hundred kilometers of tunnels and almost two million bottles, a record. Streets have names of grapes. | Limestone was mined there. | Another cellar, Cricova, stored wines of Nazi leaders.
4 | hammer flag | What is Transnistria? | A strip of Moldova acts like a country | A strip of Moldova acts like a country. Transnistria has its own money, border and flag with hammer and sickle, and no member of the United Nations recognizes it. | It split off after a short war in nineteen ninety two. | Russian soldiers are there.
4 | wine holiday | What is wine to Moldova? | Wine is a holiday in Moldova | On National Wine Day in October, cellars open and people dance. The country itself looks a little like a bunch of grapes. | Nearly each village family makes wine. | Russia's bans made it find new buyers.
3 | cave monastery | Where did monks live? | Monks lived in a cliff at Orheiul Vechi | Monks lived in a cliff at Orheiul Vechi. In a bend of the Raut, caves were dug into the limestone. One still holds a church. | Tatars and others lived on the same hill. | A monk lives there still.
3 | book letter | Which language is spoken? | Moldova speaks Romanian | Moldova speaks Romanian. For decades it was called Moldovan and written in Russian letters. In twenty twenty three, the law named it Romanian. | Russian is often heard, too. | Gagauz, a Turkic tongue, is spoken in the south.

# monaco | country | Monaco | monaco, monegasque | Monaco
> It is smaller than a park. | Racing cars drive through its streets. | Its own people may not play in its casino.
@ You stand in Monaco at a curb that race cars nearly touch.
4 | tiny map | How small is Monaco? | Monaco is as small as a park | Only Vatican City is smaller. More people live on each square kilometer than in any other state. | It has been building into the sea. | You can cross it on foot in under an hour.
5 | race car | What is the race of Monaco? | Race cars fly through Monaco's streets | Since nineteen twenty nine, cars have raced past the harbor and through a tunnel. Passing is almost impossible. | The slowest bend is taken at some fifty kilometers an hour. | A driver said it is like riding a bicycle in a living room.
4 | casino | Who may not gamble? | Monaco's citizens may not gamble there | Monaco's citizens may not gamble there. A law keeps Monegasques from the casino's tables. Its gains once let the prince abolish income tax. | That was in eighteen sixty nine. | Today the casino is a small part of the income.
4 | film star | Who was Grace Kelly? | A film star became princess of Monaco | Grace Kelly won an Oscar, and in nineteen fifty six, she married Prince Rainier. Thirty million people watched on television. | She died after a car crash in nineteen eighty two. | The Grimaldis have ruled since twelve ninety seven, with breaks.
3 | police | How safe is it? | There is an officer for about every seventy people | Cameras are everywhere. About one in three who live there is a millionaire. | Only about a quarter are citizens. | People from more than a hundred countries live there.

# montenegro | country | Montenegro | montenegro, montenegrin, montenegrins | Montenegro
> Europe's southern fjord is none. | Laziness is a contest here. | A monastery here hangs in a cliff.
@ You sail in Montenegro between mountains, and at their foot is a town with walls.
5 | man lying | What is the contest of laziness? | Montenegro holds a contest in lying down | Montenegro holds a contest in lying down. In a village, whoever lies longest wins. Records are beyond a month. Breaks for the toilet are allowed. | It mocks the myth that people there are lazy. | The winner gets some hundreds of euros.
4 | bay | Is the Bay of Kotor a fjord? | The Bay of Kotor only looks like a fjord | No glacier made it: it is a river valley that drowned. Walls climb up the hill above Kotor. | Cats are the town's mascots. | It is heritage of the world.
4 | cliff monastery | What is Ostrog? | A white monastery hangs in a cliff | A white monastery hangs in a cliff. Ostrog was built into a rock face in the seventeenth century. Pilgrims of several faiths come, some barefoot. | A saint's body lies there. | It cannot be told how it sticks.
4 | deep canyon | How deep is the Tara canyon? | The Tara is one of Europe's deepest canyons | The Tara is one of Europe's deepest canyons. It is up to thirteen hundred meters deep. A bridge high above it was blown up in the war by its own engineer. | He was shot for it. | Rafters come today.
3 | black mountain | What does Montenegro mean? | Montenegro means black mountain | Seafarers from Venice saw Mount Lovcen dark with forest. | In its own tongue, it is Crna Gora. | It became independent again in two thousand six.

# north-macedonia | country | North Macedonia | north macedonia, macedonian, macedonians | North Macedonia
> A quarrel over its name lasted twenty seven years. | Its lake is among the oldest of Europe. | Mother Teresa was born here.
@ You sit in North Macedonia at a lake that is more than a million years old.
4 | name sign | Why is it called North Macedonia? | Its name was argued over for decades | Its name was argued over for decades. Greece has a region called Macedonia and blocked it. In twenty nineteen, north was added. | It is thought to be one of the few states renamed for a neighbor. | Road signs had to be changed.
5 | old lake | How old is Lake Ohrid? | Lake Ohrid is over a million years old | More than two hundred kinds of animals live only there. Most lakes last a few ten thousand years. | Churches once stood around it, one for each day, people say. | It is heritage of nature and culture.
4 | nun | Where was Mother Teresa born? | Mother Teresa was born in Skopje | Mother Teresa was born in Skopje. She came into the world there in nineteen ten, in an Albanian family. | At eighteen, she left for good. | A house recalls her.
3 | statues | Why has Skopje so many statues? | Skopje was filled with statues within years | From twenty ten to fourteen, dozens of statues and fronts like marble went up, one of them twenty two meters high. | People splashed them with paint in protest. | An earthquake in nineteen sixty three had destroyed the city.
3 | red pepper | What is ajvar? | In autumn the country smells of peppers | Families roast red peppers on the street, peel them and stir for hours. The paste is ajvar. | Each has the best recipe. | It is put on bread.

# san-marino | country | San Marino | san marino, sammarinese | San Marino
> It may be the oldest republic. | It has two heads of state, for six months. | Napoleon wanted to make it larger, and it said no.
@ You stand in San Marino on a tower, and all of the country lies at your feet.
5 | three towers | What is the oldest republic? | San Marino may be the oldest republic | San Marino may be the oldest republic. A stonemason is said to have founded it in the year three hundred one. Its laws of sixteen hundred are still in force in part. | Italy lies all around. | Three towers stand on its ridge.
4 | two captains | Who rules San Marino? | Two captains rule for half a year | Twice a year, two captains regent are chosen. Afterward, anybody may complain about them. | It goes back to twelve forty three. | So it has had more women as heads of state than most.
4 | napoleon | What did it refuse Napoleon? | San Marino refused land from Napoleon | Napoleon offered it more land in seventeen ninety seven. It thanked him and stayed small, to have no enemies. | Abraham Lincoln took its honorary citizenship. | He wrote that small states can be the most honored.
3 | soccer goal | How good is its team? | It has one of the weakest soccer teams | It has one of the weakest soccer teams. For twenty years, it won a single game, against Liechtenstein. In twenty twenty four, it won again. | A baker or a teacher may play. | In nineteen ninety three, it scored against England after eight seconds.
3 | refugees | Whom did it shelter? | It took in a hundred thousand refugees | It took in a hundred thousand refugees. In the Second World War, it sheltered far more people than it had. They slept in tunnels. | It was neutral. | It was bombed all the same.

# slovakia | country | Slovakia | slovakia, slovak, slovaks | Slovakia
> Its capital touches two other countries. | It has more castles for its people than nearly any other. | It makes the most cars for each person.
@ You stand in Slovakia before one of the largest castle ruins of Europe.
4 | border capital | Which capital touches two countries? | Bratislava borders on two countries | Bratislava borders on two countries. No other capital touches two foreign states: Austria and Hungary. Vienna is an hour away. | Kings of Hungary were crowned there. | A castle like a table turned over stands above.
4 | cars | Who makes the most cars? | Slovakia makes the most cars per person | About a million cars a year come from a country of five and a half million. | Four large makers are there. | Parts for others come on top.
4 | castle | How many castles are there? | It has hundreds of castles and manors | It has hundreds of castles and manors. Some two hundred castles and four hundred manors stand there. Spis is one of the largest ruins of Europe. | The first Dracula film was shot at Orava. | A bloody countess lived in Cachtice.
5 | ice cave | What is in its caves? | Caves there have ice all year | Of some seven thousand caves, a few hold ice: Dobsina has walls of it up to twenty six meters thick. | People once skated there in summer. | Some caves are heritage of the world.
3 | wooden church | What are the wooden churches? | Churches stand there without a nail | By order, Protestants might only build of wood, without nails and in a year. Some of these churches stand still. | One holds thousands of people. | They are heritage of the world.

# slovenia | country | Slovenia | slovenia, slovene, slovenian, slovenians | Slovenia
> A baby dragon lives in its caves. | One island, one church, one bell to wish by. | It put beehives like paintings into its meadows.
@ You row in Slovenia to an island with a church, and ring its bell.
5 | cave dragon | What are baby dragons? | Slovenia's caves hold baby dragons | The olm, pale and blind, lives in caves, may become a hundred years old and can go years without food. People took it for a dragon's child. | Eggs hatched before visitors in twenty sixteen. | It smells and feels its way.
4 | lake island | What is Lake Bled? | A wish is rung at Lake Bled | A wish is rung at Lake Bled. On the only island of Slovenia, visitors pull the rope of a bell. A groom carries his bride up ninety nine steps. | She has to keep silent meanwhile. | Cream cake belongs to it.
4 | beehive | Why does Slovenia love bees? | Slovenia asked for the world's day of bees | About one in two hundred people keeps bees there. Front boards of hives are painted with jokes and saints. | The twentieth of May is the birthday of a Slovene beekeeper. | Its gray bee is known for its calm.
3 | dragon bridge | What is Ljubljana's animal? | Dragons guard a bridge in Ljubljana | Jason of the Golden Fleece is said to have killed a dragon there. Its center is free of cars. | The architect Plecnik shaped it. | It was a green capital of Europe.
3 | horse | Where are Lipizzaners from? | White show horses come from Lipica | The Lipizzaners of Vienna are named for Lipica, where they have been bred since fifteen eighty. | Foals are born dark. | They become white over years.
`
