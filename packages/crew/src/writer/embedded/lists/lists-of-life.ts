/** Lists of animals, people, inventions and customs; `read-lists.ts` says how they are written. */
export const LISTS_OF_LIFE = `
# dangerous-animals-of-australia | gathered | dangerous animals of Australia | dangerous/deadly/deadliest/scary/scariest/venomous animals/animal/creatures australia/australian/aussie (most/wildlife)
- The inland taipan | Drop for drop, no snake on land is known to have stronger venom. It is shy, and seldom meets people. | It lives far from towns. | Inland taipan
- The eastern brown snake | It kills more people there than any other snake, and it lives near houses. | Even so, few die, since there is an antivenom. | Eastern brown snake
- The box jellyfish | Its sting can kill within minutes. Beaches in the north close in its season. | Some beaches have nets against it. | Chironex fleckeri
- The saltwater crocodile | It is the largest reptile that lives, and it waits at the water's edge. | Signs warn where it lives. | Saltwater crocodile
- The Sydney funnel-web | It is a spider whose bite was once deadly. Since nineteen eighty one there is an antivenom. | The male is the dangerous one. | Sydney funnel-web spider
- The blue-ringed octopus | It is as small as a golf ball, and its bite can stop your breath. | It flashes blue rings first. | Blue-ringed octopus
- The stonefish | It looks like a stone, and has spines full of venom on its back. | People who step on it need a doctor at once. | Synanceia
- The cassowary | It is a bird as tall as a person, with a claw like a dagger. | It seldom attacks, mostly where it was fed. | Cassowary

# animals-of-australia | gathered | animals of Australia | animals/animal/creatures/mammals australia/australian/aussie (wildlife/native/unique/live/only)
= kangaroos
= koalas
= platypus
= wombats
= echidnas
= quokkas
= tasmanian-devils

# deadliest-animals | gathered | of the animals that kill the most people | dangerous/deadly/deadliest animals/animal/creatures (most/world/earth/planet)
- Mosquitoes | They kill hundreds of thousands of people each year, by the diseases that they carry. | Malaria alone kills some six hundred thousand. | Mosquito
- Snakes | Their bites kill about a hundred thousand people a year, most of them far from a hospital. | India has the most deaths. | Snakebite
- Dogs with rabies | Rabies kills tens of thousands of people a year, and nearly all of them got it from dogs. | A vaccine right after the bite saves lives. | Rabies
- Crocodiles | Nile crocodiles and saltwater crocodiles kill hundreds of people a year. | They wait under water. | Crocodile attack
- Hippos | They guard their water, and run faster than you do. | They eat grass. | Hippopotamus
- Scorpions | Only a few dozen kinds can kill, and children are in the most danger. | Most stings only hurt. | Scorpion sting

# animals-of-africa | gathered | animals of Africa | animals/animal/creatures/mammals africa/african/savanna/safari (wildlife/native/live)
= lions
= giraffes
= zebras
= hippos
= rhinos
= cheetahs
= meerkats

# fast-land-animals | gathered | of the fastest animals on land | fast/fastest/quickest animals/animal/mammals land (world/earth/speed); fast/fastest/quickest land animals (world/earth)
- The cheetah | About a hundred kilometers an hour, for a few hundred meters. | Nothing on land is known to be faster. | Cheetah
- The pronghorn | Almost ninety kilometers an hour. Over a long way it leaves a cheetah behind. | It may once have run from cheetahs in America. | Pronghorn
- The springbok | Nearly as fast as a pronghorn, and it jumps two meters high. | It lives in the south of Africa. | Springbok
- The ostrich | Some seventy kilometers an hour, on two legs. | No bird runs faster. | Common ostrich
- The greyhound | Up to seventy kilometers an hour, faster than other dogs. | At home it sleeps most of the day. | Greyhound

# largest-animals | gathered | of the largest animals | largest/biggest animals/animal/creatures (world/earth/planet/alive/living)
- The blue whale | Up to thirty meters long, and the heaviest animal that is known. | Its tongue weighs as much as an elephant, people say. | Blue whale
- The African elephant | The heaviest animal on land, at up to six tons and more. | It hears with its feet, too. | African bush elephant
- The giraffe | The tallest one, with a neck of seven bones, as many as yours. | A newborn is taller than most people. | Giraffe
- The saltwater crocodile | The largest reptile, longer than six meters at most. | Males are far larger than females. | Saltwater crocodile
- The whale shark | The largest fish, more than twelve meters long. It eats tiny things. | Each one has a pattern of spots of its own. | Whale shark
- The ostrich | The largest bird, taller than you, and it lays the largest eggs. | It cannot fly. | Common ostrich
- The colossal squid | The heaviest animal without a backbone, with eyes like soccer balls. | Hardly anyone has seen one alive. | Colossal squid

# smartest-animals | gathered | of the smartest animals | smart/smartest/clever/cleverest/intelligent animals/animal/creatures (most/world/earth/planet)
- Chimpanzees | They make tools, and fish termites out with sticks. | Jane Goodall saw it in nineteen sixty. | Chimpanzee
- Crows | Those of New Caledonia bend hooks, and crows know a face again for years. | They warn each other of it. | New Caledonian crow
- Dolphins | Bottlenose dolphins call each other by a whistle that works like a name. | They know it again after twenty years. | Bottlenose dolphin
- Octopuses | They open jars, slip out of tanks, and carry shells to hide in. | Most of their nerve cells are in their arms. | Octopus
- Elephants | They help others who are stuck, and pass the mirror test at times. | They remember water holes from years ago. | Elephant cognition
- Pigs | They learned to steer a cursor with a joystick. | They know each other, and people. | Pig

# slowest-animals | gathered | of the slowest animals | slow/slowest animals/animal/creatures (world/earth/planet)
- The three-toed sloth | It moves so little that algae grow in its fur. It comes down about once a week. | It swims faster than it climbs. | Three-toed sloth
- The garden snail | It glides on one foot and its own slime. Few people could walk so slowly. | It can go over the edge of a razor. | Cornu aspersum
- The dwarf seahorse | It is often called the slowest fish. It holds on to grass with its tail. | Even so, it catches what swims by. | Dwarf seahorse
- The giant tortoise | It walks a few hundred meters in an hour. It has time, and lives for more than a century. | It can go without food for months. | Giant tortoise
- The starfish | It walks on hundreds of tiny feet that work with water. | In a minute, most get less than a meter far. | Starfish

# long-lived-animals | gathered | of the animals that live the longest | animals/animal/creatures longest/oldest (live/lived/living/lives/world/lifespan/lifespans/age)
- The Greenland shark | It lives for more than two centuries. Its eyes told its age. | It grows about a centimeter a year. | Greenland shark
- The ocean quahog | A clam. One of them was five hundred and seven years old. | Its shell has rings, like a tree. | Ocean quahog
- The bowhead whale | It can live for more than two hundred years. | Old points of harpoons were found in some. | Bowhead whale
- The giant tortoise | One, called Jonathan, hatched around eighteen thirty two. | He lives on the island of Saint Helena. | Jonathan (tortoise)
- The tuatara | A reptile of New Zealand that can reach a hundred years. | It looks like a lizard and is none. | Tuatara

# extinct-animals | gathered | animals that are gone | extinct animals/animal/species/creatures (recently/now/history/gone)
- The dodo | A bird of Mauritius that could not fly. It was gone within a century after sailors came. | Rats and pigs ate its eggs. | Dodo
- The passenger pigeon | Once there were billions. The last one, Martha, died in nineteen fourteen. | She lived in a zoo in Cincinnati. | Passenger pigeon
- The thylacine | It was called the Tasmanian tiger. The last one known died in a zoo in nineteen thirty six. | It carried its young in a pouch. | Thylacine
- The great auk | A bird of the north that looked like a penguin. The last ones known died in eighteen forty four. | It was hunted for feathers and meat. | Great auk
- Steller's sea cow | It was up to nine meters long, and hunted out within thirty years after it was described. | That was in seventeen sixty eight. | Steller's sea cow
- The quagga | A zebra with stripes in front only. The last one died in Amsterdam in eighteen eighty three. | Nobody knew that it was the last. | Quagga

# endangered-animals | gathered | animals that could be gone soon | endangered animals/animal/species (critically/most/world)
- The vaquita | A small porpoise of Mexico. Only some ten are thought to be left. | They drown in nets set for another fish. | Vaquita
- The kakapo | A parrot of New Zealand that cannot fly. There are fewer than three hundred. | Each of them has a name. | Kākāpō
- The Amur leopard | Little more than a hundred live in the wild, in Russia and China. | There were about thirty once. | Amur leopard
- The axolotl | Millions live in tanks, and hardly any in the lake where it comes from. | That lake lies in Mexico City. | Axolotl
- The northern white rhino | Only two are left, a mother and a daughter. | Science tries to save it with embryos. | Northern white rhinoceros

# loud-animals | gathered | of the loudest animals | loud/loudest/noisiest animals/animal/creatures (world/earth/planet)
- The sperm whale | Its clicks are the loudest sound that any animal is known to make. | It finds squid with them. | Sperm whale
- The howler monkey | It is heard through kilometers of forest. | A bone in its throat makes it boom. | Howler monkey
- The pistol shrimp | It snaps its claw so fast that a bubble bursts with a crack. | The bubble flashes, too. | Alpheidae
- The lion | Its roar carries up to eight kilometers. | It says: this is mine. | Lion
- The kakapo | A parrot that booms all night to be found by a female. | It digs a bowl for the sound. | Kākāpō

# inventions-by-women | gathered | inventions by women | inventions/things/inventors women/woman/female/ladies (invented/created/made)
- The dishwasher | Josephine Cochrane had her patent in eighteen eighty six. | Hotels bought it first. | Josephine Cochrane
- The windshield wiper | Mary Anderson had her patent in nineteen oh three. Companies saw no use in it. | Drivers had leaned out to wipe. | Mary Anderson (inventor)
- Kevlar | Stephanie Kwolek found the fiber in nineteen sixty five. It stops bullets. | The liquid looked cloudy, and others might have poured it out. | Stephanie Kwolek
- Paper coffee filters | Melitta Bentz used blotting paper from her son's school book. | That was in nineteen oh eight, in Dresden. | Melitta Bentz
- Hopping radio signals | Hedy Lamarr, a film star, had a patent with George Antheil in nineteen forty two. | It was meant for torpedoes. | Hedy Lamarr
- The chocolate chip cookie | Ruth Wakefield baked it in the nineteen thirties at the Toll House Inn. | She is said to have sold the recipe for a dollar. | Ruth Graves Wakefield
- The machine for paper bags with a flat bottom | Margaret Knight had to prove in court that it was hers. | She won. | Margaret E. Knight

# inventions-by-accident | gathered | inventions by accident | inventions/things/discoveries accident/accidental/accidentally/mistake (invented/discovered/made/created/were)
- Penicillin | Alexander Fleming came back from vacation in nineteen twenty eight, and mold had killed his germs. | It took years to make a drug of it. | Penicillin
- The microwave oven | Percy Spencer worked on radar, and the candy in his pocket melted. | The first ones were as tall as a man. | Microwave oven
- X-rays | In eighteen ninety five Wilhelm Roentgen saw a screen glow that should not have. | He called the rays X since he did not know what they were. | X-ray
- Sticky notes | Spencer Silver wanted a strong glue and got one that hardly held. | Art Fry needed a bookmark for his hymns. | Post-it note
- Teflon | In nineteen thirty eight Roy Plunkett cut open a bottle of gas that seemed empty. | White powder was inside. | Polytetrafluoroethylene
- The Slinky | A spring fell off a shelf and walked. Richard James was working for ships. | His wife Betty found the name. | Slinky

# chinese-inventions | gathered | inventions of China | inventions/things chinese/china (invented/ancient/discovered)
- Paper | It was made from bark and rags about two thousand years ago. | Cai Lun improved it at the court. | Paper
- Gunpowder | Alchemists found it, perhaps while they looked for a life without end. | They called it fire medicine. | Gunpowder
- The compass | At first it was for good places to build, and later for ships. | It pointed south. | Compass
- Printing | Whole pages were cut into wood. A book of the year eight hundred sixty eight has its date in it. | Movable type of clay came later. | Woodblock printing
- Paper money | Merchants left their heavy coins and took a paper for it. | That was about a thousand years ago. | Jiaozi (currency)
- Silk | For many centuries, how it is made was kept secret. | It comes from the cocoon of a moth. | Silk

# women-of-science | gathered | women of science | women/woman/female scientists/science (famous/history); women/woman/female inventors/mathematicians science
= marie-curie
= rosalind-franklin
= ada-lovelace
= katherine-johnson
= grace-hopper
= jane-goodall
= mary-anning

# women-of-history | gathered | women of history | women/queens/woman/female history/historical (powerful/badass/strong/brave/bravest/figures/who/strongest)
= joan-of-arc
= harriet-tubman
= cleopatra
= boudica
= florence-nightingale
= rosa-parks
= ching-shih

# famous-painters | gathered | famous painters | painters/artists (famous/greatest/history/art/best/great)
= van-gogh
= picasso
= claude-monet
= rembrandt
= frida-kahlo
= salvador-dali
= michelangelo

# famous-scientists | gathered | famous scientists | scientists (famous/greatest/history/smartest/best/great)
= einstein
= isaac-newton
= galileo
= marie-curie
= darwin
= louis-pasteur
= archimedes

# famous-composers | gathered | famous composers | composers (famous/greatest/classical/music/history/best/great)
= mozart
= beethoven
= bach
= chopin

# unsolved-mysteries | gathered | mysteries that are not solved | unsolved/unexplained/unanswered mysteries/cases (history/famous/world/still)
- The Voynich manuscript | A book of the fifteenth century in a script that nobody can read, with plants that nobody knows. | Code breakers of two world wars have tried. | Voynich manuscript
- Flight MH three seventy | A plane with two hundred and thirty nine people vanished in twenty fourteen. Only pieces washed ashore. | It lies somewhere in the Indian Ocean, it is thought. | Malaysia Airlines Flight 370
- D B Cooper | In nineteen seventy one he jumped from a plane with two hundred thousand dollars. Nobody knows who he was. | Some of the money was found by a boy. | D. B. Cooper
- The Mary Celeste | In eighteen seventy two the ship was found at sea, with food and no people. | The lifeboat was gone. | Mary Celeste
- The Wow signal | In nineteen seventy seven a telescope heard seventy two seconds of something strong. It never came again. | Someone wrote wow beside it. | Wow! signal
- The colony of Roanoke | In fifteen ninety its people were gone. One word was carved into a post: Croatoan. | It is the name of an island nearby. | Roanoke Colony
- Jack the Ripper | He is thought to have killed five women in London in eighteen eighty eight. Nobody was ever charged. | Over a hundred names have been put forward. | Jack the Ripper
- The Zodiac | He killed at least five people in California and sent codes to newspapers. One was solved in twenty twenty. | His name was not in it. | Zodiac Killer

# greek-gods | gathered | Greek gods | greek gods/goddesses (ancient/mythology/famous/olympus)
= zeus
= poseidon
= hades
= athena
= aphrodite

# ancient-lost-cities | gathered | cities that were lost and found | lost cities/city (ancient/world/history/forgotten)
- Pompeii | Ash buried it in the year seventy nine. Bread was still in the ovens. | A third of it has not been dug up. | Pompeii
- Machu Picchu | The Incas left it in the sixteenth century, and the world heard of it in nineteen eleven. | Farmers who lived nearby had always known it. | Machu Picchu
- Petra | A city that was carved out of rock in Jordan. In eighteen twelve a Swiss traveler saw it in disguise. | He called himself Ibrahim. | Petra
- Troy | Many held it for a tale, until Heinrich Schliemann dug at a hill in Turkey from eighteen seventy one. | There were nine cities, one on top of the other. | Troy
- Angkor | The capital of the Khmer in Cambodia. Lasers found its streets below the forest. | Its largest temple was never quite left. | Angkor

# shipwrecks | gathered | shipwrecks | shipwrecks (famous/history/world/worst/sea/ocean)
- The Titanic | It hit an iceberg in nineteen twelve, and some fifteen hundred people died. | There were too few boats. | Titanic
- The Vasa | It sank in sixteen twenty eight on its first trip, within sight of Stockholm. | It stands in a museum today. | Vasa (ship)
- The Mary Rose | A ship of Henry the Eighth. It sank before his eyes in fifteen forty five. | It was raised in nineteen eighty two. | Mary Rose
- The Endurance | The ice crushed Shackleton's ship in nineteen fifteen. All of her crew lived. | She was found in twenty twenty two. | Endurance (1912 ship)
- The Lusitania | A torpedo sank it in nineteen fifteen, within twenty minutes. | Almost twelve hundred people died. | RMS Lusitania
- The Wilhelm Gustloff | In nineteen forty five thousands of refugees died on it, more than on any other ship. | A submarine had hit it. | MV Wilhelm Gustloff

# untranslatable-words | gathered | words that English has no word for | untranslatable words (beautiful/foreign/world/around/other/languages/different); words english/translation (no/cannot/untranslatable/without/have/translated/direct); words translated/translate (beautiful/foreign/cannot/can't/not/english/into/other/languages)
- Schadenfreude | German, for being glad that something went wrong for somebody else. | English simply took it over. | Schadenfreude
- Saudade | Portuguese, for missing what is gone and may never come back. | There are many songs about it. | Saudade
- Tsundoku | Japanese, for buying books and letting them pile up unread. | It is a pun that is more than a hundred years old. | Tsundoku
- Gezellig | Dutch, for being snug and together, of a room or of an evening. | Few Dutch words are loved more. | Gezelligheid
- Hygge | Danish, for being cozy together. | Candles help. | Hygge
- Lagom | Swedish, for not too little and not too much. | It is said of coffee and of life. | Lagom
- Sobremesa | Spanish, for staying at the table and talking when the meal is over. | In Portuguese, the same word means dessert. | Sobremesa
- Sisu | Finnish, for going on with courage when things look hopeless. | Finns are proud of it. | Sisu

# christmas-around-the-world | gathered | Christmas customs around the world | christmas traditions/customs (world/around/countries/other/different/weird/strange)
- Japan | Many families eat fried chicken on Christmas Eve, ordered weeks before. | An ad of the seventies began it. | KFC
- Iceland | Thirteen Yule Lads come one by one. One of them licks spoons. | Children leave a shoe at the window. | Yule Lads
- Austria | Krampus, with horns and a chain, goes along with Saint Nicholas. | Young men walk in furs and masks. | Krampus
- Catalonia | Children feed a log, cover it, hit it with sticks, and it drops sweets. | It has a face and a hat. | Tió de Nadal
- Mexico | For nine nights, people walk from door to door and ask for a bed, like Mary and Joseph. | It ends with food and a pinata. | Las Posadas
- Ukraine | A spider's web on the tree brings luck. | In the tale, webs turned to silver. | Legend of the Christmas Spider

# new-year-around-the-world | gathered | new year customs around the world | new year/years traditions/customs (eve/world/around/countries/different/weird/strange)
- Spain | Twelve grapes, one with each stroke of the clock. | Whoever makes it has luck. | Twelve Grapes
- Japan | Temples ring their bell one hundred and eight times. | It stands for the wishes that trouble people. | Joya no Kane
- Scotland | The first to step in after midnight brings luck, best with coal in hand. | It is called first footing. | First-foot
- Denmark | People jump off a chair into the new year. | Old plates were thrown at friends' doors. | New Year's Eve
- Brazil | Many dress in white and jump over seven waves. | Flowers go into the sea for Yemanja. | New Year's Eve

# things-to-see-in-paris | gathered | things to see in Paris | things/places/sights/attractions paris (see/visit/must-see/tourist); paris sights/attractions/bucket
- The Eiffel Tower | It was built for a fair of eighteen eighty nine and was to stand for twenty years. | At night it sparkles each hour. | Eiffel Tower
- The Louvre | The largest museum of art, in an old royal palace. The Mona Lisa is smaller than you think. | It would take weeks to see it all. | Louvre
- Notre-Dame | It burned in twenty nineteen, and opened again in December of twenty twenty four. | Its oak roof was called the forest. | Notre-Dame de Paris
- The catacombs | The bones of some six million people lie below the streets. | Cemeteries had become too full. | Catacombs of Paris
- Montmartre | A hill with a white church and stairs, where painters lived. | The view is free. | Montmartre

# things-to-see-in-rome | gathered | things to see in Rome | things/places/sights/attractions rome (see/visit/must-see/tourist); rome sights/attractions/bucket
- The Colosseum | Some fifty thousand people watched fights there. | Below lie the corridors where animals waited. | Colosseum
- The Pantheon | Its dome is of concrete, about nineteen hundred years old, with an open eye on top. | Rain falls in, and drains away. | Pantheon, Rome
- The Trevi Fountain | People throw coins over the shoulder to come back. | The city gives them to the poor. | Trevi Fountain
- The Sistine Chapel | Michelangelo painted its ceiling in four years. | Photos are not allowed. | Sistine Chapel
- The keyhole on the Aventine | Look through it, and you see the dome of Saint Peter's. | The door belongs to the Knights of Malta. | Aventine Hill

# things-to-see-in-london | gathered | things to see in London | things/places/sights/attractions london (see/visit/must-see/tourist); london sights/attractions/bucket
- The Tower | It was a fortress, a palace, a prison and a zoo. The crown jewels are there. | Ravens live there on purpose. | Tower of London
- The British Museum | It is free, and the Rosetta Stone is there. | It opened in seventeen fifty nine. | British Museum
- Westminster | Big Ben is the bell, and not the tower. | The tower is named after Queen Elizabeth the Second. | Big Ben
- Greenwich | You can stand in both halves of the Earth at once. | The line is marked in the yard. | Royal Observatory, Greenwich
- Borough Market | Food has been sold near there for about a thousand years. | Go hungry. | Borough Market

# things-to-see-in-new-york | gathered | things to see in New York | things/places/sights/attractions new york (see/visit/must-see/tourist/city); things/places/sights/attractions nyc (see/visit/must-see/tourist/city)
- Central Park | It looks wild, and nearly all of it was planned and planted. | It is larger than Monaco. | Central Park
- The Statue of Liberty | A gift from France. Her copper skin is about as thick as two coins. | She was brown before she turned green. | Statue of Liberty
- The Staten Island Ferry | It passes the statue, and it costs nothing. | It runs day and night. | Staten Island Ferry
- Grand Central | Its ceiling shows the sky, and it is the wrong way around. | Whisper into one corner, and the other hears you. | Grand Central Terminal
- The High Line | A park on an old railway above the streets. | It was nearly torn down. | High Line
`
