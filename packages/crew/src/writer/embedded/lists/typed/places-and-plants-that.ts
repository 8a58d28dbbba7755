/** Lists of places, animals, plants and words of which one thing is so; `read-lists.ts` says how they are written. */
export const LISTS_OF_PLACES_AND_PLANTS_THAT = `
# looks-fake | gathered | places that look fake and are real | places/place/landscapes/spots fake/unreal/cgi/photoshopped/photoshop (look/that/like/are/but/real/looks/earth/on/actually/world/the/you/won't/believe/exist/in)
- Zhangjiajie | Pillars of stone rise hundreds of meters out of the mist in China. One was renamed after a film with blue people. | Trees grow on top of them. | Zhangjiajie National Forest Park
- Lake Hillier | A lake in Australia as pink as a milkshake. Tiny salt lovers color it, and it stays pink in a glass. | The sea beside it is blue. | Lake Hillier
- The Salar de Uyuni | After rain, the largest salt flat on Earth becomes a mirror, and people walk on the sky. | It's in Bolivia. | Salar de Uyuni
- The Wave | Stripes of red sandstone swing like water in Arizona. Only a few dozen people a day win a permit. | They're old dunes, cut through. | The Wave (Arizona)
- The door to hell | A gas crater in Turkmenistan has burned since the seventies. It was to burn out within weeks. | Nobody wrote down the year for sure. | Darvaza gas crater
- Fly Geyser | A green and red cone spits water in Nevada. People made it by drilling, by mistake. | The colors are living things that like heat. | Fly Geyser
- The Giant's Causeway | Some forty thousand columns of basalt, most with six sides. Lava cracked as it cooled. | A giant built it, the Irish say. | Giant's Causeway
- Socotra | Trees like umbrellas bleed red sap on an island of Yemen. | A third of its plants live nowhere else. | Socotra

# sinking-cities | gathered | cities that are sinking | cities/city sinking/sink/sinks (that/are/the/into/world/fastest/sea/in/which/will/disappear)
- Jakarta | Parts of Jakarta have sunk by several meters, since people pump water from below. Indonesia is building a new capital. | Some streets lie lower than the sea. | Jakarta
- Mexico City | It stands on the bed of a drained lake, and sinks up to half a meter a year in places. | The cathedral leans. | Mexico City
- Venice | Venice sinks slowly while the sea rises. Yellow gates now close the lagoon at high water. | It stands on millions of wooden piles. | Venice
- New Orleans | About half of it lies below sea level, behind walls. Drained soil shrinks. | Pumps run after each rain. | New Orleans
- Bangkok | Built on soft clay, it sinks by a centimeter or so each year, and floods come with the tide. | A park there is built to swallow rain. | Bangkok
- Shanghai | Its towers press on mud. It has sunk by two meters or more in a century, and now pumps water back into the ground. | That has slowed it. | Shanghai

# no-airport | gathered | countries without an airport | countries/country/nations airport/airports no/without/don't (have/that/an/any/in/the/world/with/which/their/own)
- Vatican City | The pope uses a helicopter pad, and Rome's airports. | The country would fit on one runway, nearly. | Vatican City
- Monaco | Nice is the airport, and helicopters take seven minutes. | There's no flat place to land. | Monaco
- Andorra | It lies in the Pyrenees, with the nearest airports in Spain and France, hours away. | One in Spain calls itself Andorra's. | Andorra
- San Marino | A hill inside Italy. Rimini's airport has San Marino in its name. | It has only a grass strip for small planes. | San Marino
- Liechtenstein | It's twenty five kilometers long, and has a heliport. People fly from Zurich. | You can walk through it in a day. | Liechtenstein

# planets-with-rings | gathered | planets that have rings | planets/planet rings/ring (that/have/with/has/which/in/the/solar/system/are/around)
- Saturn | Saturn's rings would fill three quarters of the way to the Moon, and are often only as thick as a house is high. | They're mostly ice. | Rings of Saturn
- Jupiter | Thin and dark, of dust that meteorites knock off its moons. | A probe saw them first in nineteen seventy nine. | Rings of Jupiter
- Uranus | Thirteen narrow rings, dark as coal. They were found when a star blinked behind them. | That was in nineteen seventy seven. | Rings of Uranus
- Neptune | Faint rings with clumps called arcs. Three are named for liberty, equality and fraternity. | A French astronomer named them. | Rings of Neptune
- Mars, one day | The moon Phobos falls closer each year. In some fifty million years, it may break and make a ring. | So there's time. | Phobos (moon)

# dogs-little-shedding | gathered | dogs that shed little hair | dogs/dog/breeds/breed shed/shedding/hypoallergenic (that/don't/do/not/doesn't/little/no/low/without/the/least/for/allergies/are/best/which/with/people/non) | No dog is free of what people with allergies react to, so visit first.
- Poodles | Loose hair stays in the curls, so it has to be brushed and cut. | The famous cut kept joints warm in water. | Poodle
- Bichons | A white powder puff that was once in the circus. It needs a groomer each month. | Without brushing, it felts. | Bichon Frise
- Schnauzers | Wiry hair that's plucked or clipped. The beard gets wet in every bowl. | They were kept against rats. | Schnauzer
- Portuguese water dogs | They carried messages between boats. One lived in the White House for a child with allergies. | Its name was Bo. | Portuguese Water Dog
- Maltese | Long silky hair, and hardly any on the sofa. | Romans wrote poems to them. | Maltese dog
- Basenjis | Short hair, few smells, and no bark: they yodel. | They wash like cats. | Basenji
- Hairless dogs | The Xolo of Mexico has almost no hair. It needs sunscreen. | It's warm to the touch. | Xoloitzcuintle

# lost-countries | gathered | countries that no longer exist | countries/country/nations longer/anymore/disappeared/vanished/extinct exist/exists/map/are/there (no/that/don't/the/from/on/which/used/to/have/world)
- The Soviet Union | The largest country on Earth ended on December twenty sixth, nineteen ninety one. Fifteen came out of it. | A cosmonaut went up from one country and came down in another. | Soviet Union
- Yugoslavia | It broke apart in wars in the nineties, and is seven countries today, if you count Kosovo. | Some people still say that they're from there. | Yugoslavia
- Czechoslovakia | It split in nineteen ninety three, without a shot: the velvet divorce. | Everything was divided, two to one. | Czechoslovakia
- East Germany | For forty years it had its own cars, songs and traffic lights. The little man on the lights stayed. | It ended on October third, nineteen ninety. | East Germany
- Prussia | It made Germany one, and the Allies abolished it in nineteen forty seven. | Its kings had collected tall soldiers. | Prussia
- Texas | It was a republic for almost ten years, with embassies in London and Paris. | Then it joined the United States. | Republic of Texas
- Gran Colombia | Simon Bolivar's country covered Colombia, Venezuela, Ecuador and Panama. It lasted twelve years. | He had plowed the sea, he said. | Gran Colombia

# uninhabited-islands | gathered | islands where nobody lives | islands/island nobody/uninhabited/deserted/empty/no/one (lives/where/one/that/are/on/people/live/in/the/world/with)
- Bouvet | It's called the loneliest island: Norway's ice in the South Atlantic, with Antarctica as the next land. | An empty lifeboat was once found there, with no sign of who had come. | Bouvet Island
- Devon Island | The largest of all without people, in Canada's north. It looks so much like Mars that NASA trains there. | It's about as large as Croatia. | Devon Island
- Hashima | Five thousand people lived on this rock of coal in Japan, more crowded than anywhere. In nineteen seventy four, all left. | The concrete crumbles. | Hashima Island
- Surtsey | A volcano built it in nineteen sixty three, and only scientists may land. | Seeds came by sea and by bird. | Surtsey
- Clipperton | A ring of coral in the Pacific, full of red crabs. Mexican families were forgotten there in nineteen fourteen. | Eleven women and children were found years later. | Clipperton Island
- Saint Kilda | The last thirty six people asked to leave this Scottish island in nineteen thirty. They left a Bible and oats in each house. | The sheep are still there. | St Kilda, Scotland

# plants-like-animals | gathered | plants that look like animals | plants/plant/flowers/flower/orchids/orchid look/looks/resemble/like (that/like/animals/animal/a/bird/birds/monkeys/monkey/bees/something/else/faces/are/real)
- The monkey orchid | A small dark face with eyes and a snout looks out of the bloom. It smells of ripe orange. | It grows in the cloud forests of Ecuador. | Dracula simia
- The bee orchid | It looks like a bee, and a male bee lands for love. In cooler places, it pollinates itself. | It even has fur. | Ophrys apifera
- The flying duck orchid | A duck in flight, two centimeters long, in Australia. Sawflies fall for it. | The beak snaps shut for a moment. | Caleana major
- The larkspur | Its buds look like leaping dolphins, which gave it the name delphinium. | The Greeks saw it first. | Delphinium
- The bird of paradise | An orange crest and a blue beak. It bends when a bird sits on it, and dusts its feet. | It's on a coin of South Africa. | Strelitzia reginae
- The dove orchid | A white dove sits inside the flower. Panama made it its national one. | It's called the flower of the Holy Spirit. | Peristeria elata

# words-without-vowels | gathered | English words with no vowels, unless you count Y and W | words/word vowels/vowel no/without/have (that/with/any/english/in/scrabble/longest/are/the/which)
- Rhythm | Two beats, no vowel letter, and everybody misspells it. | Y does the work. | Y
- Syzygy | Three bodies in a line in the sky, such as at an eclipse. | Scrabble has only two of the letter Y, so you need a blank. | Syzygy (astronomy)
- Nymph | A spirit of a spring, or a young dragonfly. | Greek gave it the Y. | Nymph
- Crwth | A Welsh fiddle. In Welsh, W is a vowel. | Say crooth. | Crwth
- Cwm | A round valley left by a glacier. Mountaineers below Everest camp in one. | It's Welsh again. | Cirque
- Myrrh | A resin, brought to a manger along with gold. | It was worth as much. | Myrrh
- Tsk | The sound of disapproval. It has no vowel at all, and neither do shh, hmm and brr. | Say it twice. | Onomatopoeia
`
