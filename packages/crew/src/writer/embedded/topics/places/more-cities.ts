/** Cities that people ask for, for `readTopics`. */
export const MORE_CITIES = `
# berlin | city | Berlin | berlin, history of berlin | Berlin
> Berlin has more bridges than Venice. | Planes fed Berlin for almost a year. | East Berlin's tower showed a cross in the sun.
@ You walk along a wall full of paint.
3 | map of canals | How many bridges does Berlin have? | Berlin has more bridges than Venice | Berlin has well over nine hundred bridges, about twice as many as Venice. | The rivers Spree and Havel and many canals run through it. | Most of them are just not as pretty.
4 | cargo plane | What was the Berlin airlift? | Berlin was fed from the air for months | In nineteen forty eight, Stalin blocked the roads to Berlin. For almost a year, Western planes flew in everything from coal to flour, about one landing a minute at the peak. | There were more than two hundred seventy thousand flights. | One pilot dropped candy on tiny parachutes.
4 | shining cross | What is the pope's revenge? | A cross shines on East Berlin's tower | When the Sun shines, the light on the ball of the television tower makes a cross. That was awkward for a state that was against religion. | People called it the pope's revenge. | The tower, of nineteen sixty nine, is the tallest structure of Germany.
3 | bear | Where does the name Berlin come from? | Berlin is not named after a bear | The bear is in the city's arms, but the name most likely comes from a Slavic word for swamp. | Berlin does lie on wet, sandy ground. | Colored pipes carry water away from building sites.
4 | green park | What became of Tempelhof airport? | Berliners fly kites on an old airport | Tempelhof airport in Berlin closed in two thousand eight. Today people skate and picnic on its runways. | In a vote in twenty fourteen, Berliners refused to build on it. | It was the airport of the airlift.

# barcelona | city | Barcelona | barcelona, history of barcelona | Barcelona
> Barcelona has been building one church since eighteen eighty two. | Barcelona's greatest architect was taken for a beggar. | In Barcelona, you give roses and books.
@ You look up in a church like a forest of stone.
3 | church towers | How long has the Sagrada Familia been built? | Barcelona's church has been growing since eighteen eighty two | The church in Barcelona has been built since eighteen eighty two. Antoni Gaudi took over a year later and made it his own. | Gifts and tickets pay for it. | My client is in no hurry, he said, meaning God.
4 | streetcar | How did Gaudi die? | Gaudi was taken for a beggar | In nineteen twenty six a streetcar hit Antoni Gaudi. He was dressed so poorly that people took him for a beggar, and help came late. | He died three days later. | He is buried in the church he was building.
4 | hanging chains | How did Gaudi plan his arches? | Gaudi found his arches with hanging chains | Gaudi hung chains and small weights and looked at them in a mirror. A hanging chain, turned around, gives an arch that holds itself. | He used photos of such models for plans. | Computers do the same with numbers today.
3 | city blocks | Why are the corners of Barcelona's blocks cut off? | Barcelona's blocks have no corners | Ildefons Cerda planned the new town in the eighteen fifties, with cut corners, so that carriages could turn and see. | He wanted light, air and gardens for all. | Today traffic is kept out of some groups of blocks.
3 | roses and books | What is special on Saint George's Day? | Barcelona gives roses and books | On the twenty third of April, people in Barcelona give each other roses and books. | Millions of roses are sold in Catalonia on that day. | The deaths of Shakespeare and Cervantes are remembered then, and it is World Book Day.

# cairo | city | Cairo | cairo, history of cairo | Cairo
> The pyramids stand at the edge of Cairo. | Cairo recycles most of its garbage by hand. | Cairo's name may come from a planet.
@ You hear a thousand car horns and a call to prayer.
3 | pyramids and houses | Where do the pyramids of Cairo stand? | The pyramids stand at the edge of Cairo | The pyramids of Giza lie at the edge of the city, close to houses and shops. Photos mostly show the other side. | The metropolis has more than twenty million people. | It is one of the largest cities of Africa.
3 | planet | What does the name Cairo mean? | Cairo is called the victorious | Al-Qahira, the Arabic name, means the victorious. As the story goes, Mars, called the victorious, was rising when the city was founded in nine sixty nine. | Egyptians often call it Masr, like the country. | Older cities had stood nearby for centuries.
4 | mosque school | What is al-Azhar? | Cairo has one of the oldest universities | The mosque and school of al-Azhar began around the year nine seventy. It is still a center of learning for Sunni Muslims. | Students come from all over the world. | Subjects such as medicine were added in nineteen sixty one.
4 | gold mask | Where is Tutankhamun's treasure? | Tutankhamun's gold moved across Cairo | Since twenty twenty five, the Grand Egyptian Museum near Cairo's pyramids has shown the whole treasure of Tutankhamun. | It's one of the largest archaeological museums in the world. | The old museum in the city is over a hundred years old.
4 | garbage collectors | Who recycles Cairo's garbage? | Families in Cairo recycle by hand | The Zabbaleen, mostly Coptic Christians, have collected Cairo's garbage for decades and recycle most of what they take. | Their quarter has a church in a cave, big enough for thousands. | Modern companies recycle a much smaller part.

# chicago | city | Chicago | chicago, history of chicago, chicago river, great chicago fire, the great chicago fire | Chicago
> Chicago's river flows the wrong way. | Chicago blamed a cow, and later cleared it. | Chicago was lifted with screws.
@ You stand on a bridge, and the river below is green.
4 | turned river | Why does the Chicago River flow backward? | Chicago turned its river around | The Chicago River carried sewage into the lake that people drank from. In nineteen hundred a canal made it flow the other way. | It was one of the great works of its time. | Saint Louis, downstream, sued and lost.
4 | cow and lamp | What started the Great Chicago Fire? | A cow was cleared of the Chicago fire | The fire of eighteen seventy one killed about three hundred people and left about a hundred thousand without homes. Catherine O'Leary's cow was said to have kicked over a lamp. Nobody knows. | A reporter admitted making it up. | In nineteen ninety seven the city cleared cow and owner.
5 | jack screws | How was Chicago lifted? | Chicago was raised with thousands of screws | In the eighteen fifties and sixties whole blocks were lifted by more than a meter with jack screws, to make room for sewers. Some hotels stayed open. | Hundreds of men turned the screws at a signal. | The city lay too low in the mud.
3 | steel frame | Where was the first skyscraper? | Chicago built an early skyscraper of steel | The Home Insurance Building of eighteen eighty five, ten floors high, is often called the first skyscraper, since a metal frame carried much of it. | It was torn down in nineteen thirty one. | The fire had made room for new ideas.
4 | green water | Why is the Chicago River green? | Chicago dyes its river green | For Saint Patrick's Day, plumbers dye the river green, since nineteen sixty two. The idea came from a dye that traced leaks. | The exact recipe is a secret. | It lasts some hours to a day.
! wind | Chicago is called the Windy City because of its wind | Many American cities are windier. The name was also used to mock boasting politicians. | Which came first is disputed.

# amsterdam | city | Amsterdam | amsterdam, history of amsterdam, amsterdam canals | Amsterdam
> Amsterdam stands on millions of wooden poles. | Houses in Amsterdam lean forward on purpose. | Amsterdam has more bicycles than people.
@ You cross a bridge, and a bell rings behind you.
3 | wooden poles | What does Amsterdam stand on? | Amsterdam stands on millions of poles | Amsterdam's ground is so soft that its houses stand on poles reaching down to firm sand. The Royal Palace alone has more than thirteen thousand. | Under water, wood doesn't rot. | The central station has some nine thousand.
4 | hook on a gable | Why do houses in Amsterdam lean forward? | Amsterdam's houses lean for furniture | Many old houses in Amsterdam lean forward, with a hook on top. That way, furniture could be pulled up outside without hitting the wall. | The stairs are too steep and narrow. | The hooks are still used.
3 | bicycles | How many bicycles are in Amsterdam? | Amsterdam has more bicycles than people | Amsterdam probably has more bicycles than people. Every year, many thousands get pulled out of the canals. | A boat with a claw does it. | After many deaths by cars in the seventies, the city built paths for bicycles.
3 | narrow house | Why are the houses so narrow? | Houses in Amsterdam paid by their width | In the seventeenth century, fees in Amsterdam are said to have gone by a house's width. So people built narrow, deep and high. | Some fronts are hardly wider than a door. | The canals of that time are World Heritage.
4 | tulip bulbs | What was the tulip craze? | A tulip bulb once cost a house | In sixteen thirty seven, a single tulip bulb went for the price of a good house. Then prices crashed. | Historians think the damage was smaller than the story says. | Amsterdam also had the first great stock exchange.

# rio-de-janeiro | city | Rio de Janeiro | rio de janeiro, rio, history of rio de janeiro, rio carnival, carnival in rio | Rio de Janeiro
> Rio is named after January. | Rio was once the capital of Portugal. | Lightning hits Rio's statue every year.
@ You look down from a mountain on bays and beaches.
3 | bay | Why is it called Rio de Janeiro? | Rio's name means River of January | Portuguese ships came into the bay in January of fifteen oh two, and it was named river of January. It is no river. | It may also be that rio then meant any such water. | People from there are Cariocas.
4 | royal ship | When was Rio the capital of Portugal? | Portugal was once ruled from Rio | In eighteen hundred eight the Portuguese court fled from Napoleon to Rio with thousands of people. For thirteen years, the empire was ruled from there. | No other European empire had its capital in a colony. | In eighteen twenty two, the king's son declared Brazil independent.
4 | statue and lightning | How tall is Christ the Redeemer? | Lightning hits Christ the Redeemer each year | The statue is thirty meters tall, without its base, and its skin is made of millions of small tiles of soapstone. Lightning strikes it several times a year. | It was opened in nineteen thirty one. | In twenty fourteen, a bolt broke a thumb.
4 | samba parade | What is Carnival in Rio? | Samba schools compete at Carnival in Rio | Each samba school parades with thousands of dancers, floats and drums before judges. They prepare all year. | The stadium for it is by Oscar Niemeyer. | It ends when Lent begins, before Easter.
3 | sidewalk waves | What is the pattern of Copacabana? | Copacabana's waves are made of stones | The sidewalk along the beach has waves of black and white stones, a pattern from Lisbon. | Roberto Burle Marx gave it its present form. | At New Year, over a million people come there in white.

# sydney | city | Sydney | sydney, history of sydney, sydney opera house, sydney harbour bridge | Sydney
> Sydney's opera house cost fourteen times the plan. | In Sydney, a man wrote one word half a million times. | Sydney isn't the capital.
@ You take a ferry past white sails of stone.
3 | white shells | How was the Sydney Opera House planned? | Sydney's opera house cost fourteen times the plan | The opera house was to take four years and seven million dollars. It took fourteen years and a hundred two million, and opened in nineteen seventy three. | A lottery paid most of it. | Nobody knew at first how to build the roofs.
4 | sphere | How was the roof of the opera house solved? | All its shells come from one ball | The Danish architect Jorn Utzon cut all shells from one imagined ball. So parts could be made alike. | More than a million tiles cover them. | He left after quarrels and never saw it finished.
4 | letter writing | What did a man write on Sydney's streets? | A man wrote Eternity half a million times | For over thirty years, Arthur Stace wrote the word Eternity in chalk on Sydney's pavements. For a long time, nobody knew who it was. | At New Year two thousand, it shone from the bridge. | He could hardly write otherwise.
3 | steel arch | How was the Harbour Bridge tested? | Locomotives tested Sydney's bridge | In nineteen thirty two, dozens of locomotives were put on the new bridge to test it. | At the opening, a rider cut the ribbon before the premier could. | People call it the Coathanger.
3 | parliament | Is Sydney the capital of Australia? | Sydney is not the capital of Australia | Sydney and Melbourne both wanted to be the capital. So Canberra was built between them. | Sydney is the largest city by most counts. | British ships with convicts came there in seventeen eighty eight.

# bangkok | city | Bangkok | bangkok, history of bangkok, thailand capital | Bangkok
> Bangkok has the longest name of any city. | Bangkok hid a golden Buddha in plaster. | Bangkok is sinking.
@ You cross a river with orange monks in the boat.
4 | long sign | What is the real name of Bangkok? | Bangkok has the longest place name | The full ceremonial name of Bangkok has over a hundred sixty letters. Thais say the first part: Krung Thep, city of angels. | Schoolchildren learn it as a song. | Bangkok is an old name of a village there.
5 | cracked plaster | How was the Golden Buddha found? | A slip revealed a Buddha of gold | In nineteen fifty five, a plaster Buddha in Bangkok was moved, and fell. Below the crack was gold, more than five tons of it. | It had been covered, most likely to hide it from enemies. | Nobody had known for about two hundred years.
3 | flooded street | Is Bangkok sinking? | Bangkok sinks on soft clay | The city lies barely above the sea on soft clay, and sinks by up to a centimeter or two each year. Pumping water from the ground made it worse. | The sea rises, too. | New parks are built to hold rain.
3 | floating market | Why was Bangkok called the Venice of the East? | Bangkok once had canals for streets | Until about a hundred years ago, most people went by boat and many lived on water. Many canals were filled in for roads. | Boats are still a fast way through traffic. | Floating markets are left at the edge.
3 | green Buddha | What is the Emerald Buddha? | The Emerald Buddha is not of emerald | The holiest statue of Thailand is less than seventy centimeters tall and made of green stone, probably jade. | The king changes its golden clothes three times a year. | It came to light when lightning opened a shrine, says the legend.

# seoul | city | Seoul | seoul, history of seoul | Seoul
> Seoul turned a highway into a stream. | A king gave Korea its alphabet. | Wear a hanbok in Seoul, and palaces are free.
@ You step from a palace gate into towers of glass.
4 | city stream | What is Cheonggyecheon? | Seoul turned a highway into a stream | In two thousand five, Seoul tore down a highway and brought back the stream below it. Today people sit there with their feet in the water. | It is cooler there in summer. | Fish and birds came back.
3 | letters | Who invented the Korean alphabet? | A king gave Korea its alphabet | King Sejong had the alphabet Hangul made in the fifteenth century, so that everybody could read. Some letters show the shape of the mouth. | It has twenty four basic letters. | South Korea keeps a day for it in October.
3 | border fence | How far is Seoul from North Korea? | Seoul is near the border to North Korea | The border is only about fifty kilometers away. About half of South Koreans live in and around Seoul. | Tours go up to the line. | Peace was never signed after the Korean War.
4 | apartment screen | Why do floors in Seoul get warm? | Korean floors have been heated for ages | Smoke from the kitchen fire was led below stone floors. The idea, called ondol, is very old. | Today warm water runs through pipes. | That is one reason why people sit and sleep on the floor.
3 | palace | What is special at Seoul's palaces? | A hanbok opens Seoul's palaces for free | Visitors in traditional dress, the hanbok, get into the royal palaces without paying. | Gyeongbokgung, the main palace, was begun in thirteen ninety five. | It was largely destroyed twice and is still being rebuilt.
`
