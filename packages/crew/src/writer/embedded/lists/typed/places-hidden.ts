/** Lists of places that few know, by region, and of the highest and widest of them; `read-lists.ts` says how they are written. */
export const LISTS_OF_PLACES_HIDDEN = `
# villages-of-france | choices | villages in France worth a detour | villages/village/towns france/french (hidden/small/most/beautiful/prettiest/secret/in/of/to/visit/gems/you/should/cutest/charming/quaint/medieval/must/see)
- Saint-Cirq-Lapopie | It hangs on a cliff over the Lot. The poet Andre Breton came for a night and stopped wishing to be anywhere else. | He bought a house. | Saint-Cirq-Lapopie
- Rocamadour | Houses, chapels and a castle are stacked up a rock. Pilgrims climbed the steps on their knees. | The sword in its wall vanished in twenty twenty four. | Rocamadour
- Eguisheim | It's built in rings around a castle, with storks on the roofs and wine below. | Walk one ring, and you're back. | Eguisheim
- Gordes | Stone the color of honey, on a hill above lavender. | Around it stand huts without mortar. | Gordes
- Conques | Pilgrims came for the bones of a girl saint, which a monk had stolen from another town. | Her statue is covered in gold. | Conques
- Riquewihr | Half timbered streets in Alsace that look as they did in the sixteenth century. | The vines begin at the wall. | Riquewihr
- Collonges-la-Rouge | A whole village in dark red sandstone. | Its mayor founded the club of the most beautiful villages. | Collonges-la-Rouge
- Locronan | Granite houses in Brittany, grown rich with sailcloth. Films come because no wire is in sight. | The cables are underground. | Locronan

# gems-of-portugal | choices | places in Portugal that many travelers miss | portugal/portuguese hidden/gems/underrated/secret/villages/village/lesser-known (places/in/of/to/visit/towns/spots/small/most/beautiful/you/should/prettiest)
- Monsanto | Houses squeeze between boulders, and some have one as a roof. | It won a prize as the most Portuguese village. | Monsanto (Idanha-a-Nova)
- Piodao | Slate houses with blue doors climb a mountain. The blue was all that the shop had, it's said. | At night it's lit like a crib. | Piodao
- Obidos | A town inside its walls, given by kings to their queens. | You walk around on top of it. | Obidos, Portugal
- Marvao | On a rock so high that you see birds of prey from above, people say. | Spain begins below. | Marvao
- Tavira | Salt pans, a bridge that's called Roman, and beaches that you reach by boat. | Roofs are steep as tents. | Tavira
- The Berlengas | Islands of granite, with a fort in the sea. | Only so many may land each day. | Berlengas
- Flores | The island of the Azores farthest west, with waterfalls in rows. | Newfoundland is about as near as Lisbon. | Flores Island (Azores)
- Monsaraz | A white village on a hill, above a lake that's full of stars. | It's a reserve for dark sky. | Monsaraz

# gems-of-spain | choices | villages in Spain worth a detour | villages/village/towns/gems spain/spanish (hidden/small/most/beautiful/prettiest/secret/in/of/to/visit/you/should/charming/white/underrated/medieval/must/see)
- Albarracin | Pink houses lean over narrow lanes, and a wall climbs the hill behind. | A writer called it one of the prettiest in Spain. | Albarracin
- Setenil | Whole streets live under a rock that is their roof. | Bars, too. | Setenil de las Bodegas
- Frigiliana | White lanes with pots of flowers, and a factory for cane syrup. | The sea is some minutes down. | Frigiliana
- Cadaques | Behind hairpin bends, a white bay where Dali lived. | His house has eggs on the roof. | Cadaques
- Santillana del Mar | Not holy, not flat, and not at the sea, people joke of its name. Cave paintings lie close by. | The cows came home through the street. | Santillana del Mar
- Besalu | You walk in over a bridge with a bend and a tower. Below is a Jewish bath. | It's eight hundred years old or so. | Besalu

# villages-of-england | choices | villages in England worth a detour | villages/village england/english/uk/britain/british/cotswolds (hidden/small/most/beautiful/prettiest/secret/in/of/to/visit/you/should/charming/quaint/cutest/must/see)
- Clovelly | No cars. Goods slide down the cobbles on sledges. | Donkeys used to do it. | Clovelly
- Castle Combe | No new house has been built in its old part since the seventeenth century, they say. | It's in War Horse. | Castle Combe
- Lavenham | Wool made it rich, and then it stayed poor, so the crooked houses stand. | One is orange. | Lavenham
- Rye | Smugglers drank with pistols on the table at an inn on a cobbled lane. | The sea has since moved off. | Rye, East Sussex
- Robin Hood's Bay | Lanes so tight that silk could pass from the beach to the top through houses, it's told. | Robin likely never came. | Robin Hood's Bay
- Bibury | Weavers' cottages stand in a row beside a stream. William Morris praised it above all others. | Henry Ford wanted to buy a row of it, it's said. | Bibury
- Port Isaac | A fishing village in Cornwall with an alley called Squeezy Belly. | It plays a doctor's town on television. | Port Isaac

# villages-of-switzerland | choices | villages in Switzerland worth seeing | villages/village/towns switzerland/swiss (hidden/small/most/beautiful/prettiest/secret/in/of/to/visit/you/should/charming/cutest/must/see/alpine/mountain)
- Lauterbrunnen | A valley with seventy two waterfalls, one right behind the church. | Tolkien hiked there, and drew an elf valley. | Lauterbrunnen
- Gimmelwald | No cars, a cable car, and cows on the path. | There's an honesty shop. | Gimmelwald
- Guarda | Houses in the Engadine are scratched with patterns. A picture book about a bell was drawn after it. | The bell rings out winter. | Guarda, Switzerland
- Soglio | Chestnuts below, peaks of granite above. A painter called it a threshold to paradise. | Italy is a walk away. | Soglio, Switzerland
- Iseltwald | A jetty on a turquoise lake, so famous after a Korean series that it got a gate with a fee. | A man played the piano there, in the series. | Iseltwald
- Gruyeres | A castle, a cheese, and a museum for the creator of the monster in Alien. | One street, and no cars. | Gruyeres
- Zermatt | Only electric carts, and the Matterhorn above. | Everybody takes the same picture. | Zermatt

# villages-of-europe | choices | villages in Europe that look like a fairy tale | villages/village/towns europe/european (hidden/small/most/beautiful/prettiest/secret/in/of/to/visit/fairytale/fairy/tale/look/like/that/you/should/charming/cutest/must/see)
- Hallstatt | A lake, a steeple and seven thousand years of salt. China built a copy. | The dead were moved after some years, and their skulls painted. | Hallstatt
- Giethoorn | A Dutch village with canals for streets, and more than a hundred and seventy bridges. | Whisper boats are electric. | Giethoorn
- Reine | Red cabins on stilts below black peaks, above the Arctic Circle. | Cod dry on racks. | Reine, Norway
- Oia | White houses and blue domes on the rim of a volcano that drowned in the sea. | Sunset has its own traffic jam. | Oia, Greece
- Bled | A church on an island, with a wishing bell and ninety nine steps. Grooms carry their brides up. | She mustn't speak. | Bled
- Cesky Krumlov | A river loops around it, and the castle has bears in the moat. | Its theater has stage machines from seventeen sixty six. | Cesky Krumlov
- Alberobello | White huts with cones of stone as roofs, built without mortar. They could be taken down when the tax man came, it's told. | They're called trulli. | Alberobello

# gems-of-japan | choices | places in Japan that many travelers miss | japan/japanese hidden/gems/underrated/secret/villages/village/lesser-known (places/in/of/to/visit/towns/spots/small/most/beautiful/you/should/cities)
- Kinosaki | A town of seven hot baths. Guests walk between them in robes and wooden shoes. | Tattoos are allowed. | Kinosaki, Hyogo
- Takayama | Old streets of sake brewers, with balls of cedar over the door. A brown one says that the new sake is ripe. | Morning markets have pickles. | Takayama, Gifu
- Naoshima | An island of art, with a pumpkin on the pier and museums under the ground. | A typhoon took the first pumpkin. | Naoshima, Kagawa
- Yakushima | Cedars older than most countries, in a forest where it rains nearly every day. | A film about a princess looked like it. | Yakushima
- The Iya valley | Bridges of vines over a gorge, rebuilt every three years. | Warriors hid there. | Iya Valley
- Kanazawa | One of the three great gardens, a street of geishas, and gold leaf on ice cream. | It was spared in the war. | Kanazawa
- Ine | Houses stand in the bay with a boat in the ground floor. | The bedroom's above. | Ine, Kyoto

# highest-waterfalls | ranked | highest waterfalls that are widely listed | waterfalls/waterfall highest/tallest (world/in/the/on/earth)
- Angel Falls | Nine hundred and seventy nine meters, in Venezuela. It's named after a pilot, Jimmie Angel. | He got stuck on top, and walked for eleven days. | Angel Falls
- Tugela Falls | About nine hundred and fifty meters in South Africa, in several steps. Some measure it as the highest. | In dry months, it's a trickle. | Tugela Falls
- The Three Sisters | About nine hundred and fourteen meters, in Peru's rainforest. | The trees below are taller than a house. | Tres Hermanas Falls
- Olo'upena Falls | About nine hundred meters, a ribbon on a sea cliff in Hawaii. | No path leads to it. | Olo'upena Falls
- Yumbilla | Close to nine hundred meters in Peru, in steps. | It was measured only in two thousand seven. | Yumbilla Falls

# highest-cities | gathered | of the highest cities on Earth | cities/city highest (in/the/world/on/earth/altitude/elevation)
- La Rinconada | A town of gold miners in Peru, five thousand one hundred meters up. The air has half the oxygen. | They work a month, and keep what they find in a day. | La Rinconada, Peru
- El Alto | Four thousand one hundred meters, with about a million people. Cable cars are its subway. | It lies above La Paz. | El Alto
- Potosi | Its mountain of silver paid for an empire. | It was once as large as London. | Potosi
- Lhasa | Three thousand six hundred meters, with a palace of a thousand rooms. | Visitors rest first. | Lhasa
- La Paz | The lower you live, the richer, since it's warmer. | Airplanes land above it. | La Paz
- Cusco | The Inca's navel of the world, at three thousand four hundred meters. | Hotels hand out coca tea. | Cusco
- Leadville | The highest city in the United States, at three thousand one hundred meters. | A race of a hundred miles starts there. | Leadville, Colorado

# strongest-earthquakes | ranked | strongest earthquakes ever measured | earthquakes/earthquake/quakes strongest/biggest/largest/powerful (ever/in/history/recorded/measured/most/the/world/of/all/time/magnitude)
- Chile, nineteen sixty | Magnitude nine and a half. The ground slipped along a thousand kilometers, and waves killed people in Japan. | It shook for about ten minutes. | 1960 Valdivia earthquake
- Alaska, nineteen sixty four | Nine point two, on Good Friday. The ground rose by eleven meters in one place. | Few people lived there. | 1964 Alaska earthquake
- Sumatra, two thousand four | Over nine, on the day after Christmas. Its wave killed some two hundred and thirty thousand people. | A girl of ten had learned the signs at school, and saved a beach. | 2004 Indian Ocean earthquake and tsunami
- Japan, twenty eleven | About nine. Japan's coast moved more than two meters closer to America. | Old stones on hills had warned: don't build below here. | 2011 Tohoku earthquake and tsunami
- Kamchatka, nineteen fifty two | Nine, off a thinly settled coast. The Soviet Union kept its dead secret. | A town was washed away. | 1952 Severo-Kurilsk tsunami

# no-entry | gathered | places that you are not allowed to visit | places/place/islands allowed/forbidden/visit/enter/illegal/banned/off-limits (not/can't/cannot/never/to/you/that/no/one/nobody/is/are/in/the/world/on/earth/people/aren't/humans/ever/will/limits/off/go)
- North Sentinel Island | The people there want no visitors, and shoot arrows. India forbids coming near. | A missionary was killed there in twenty eighteen. | North Sentinel Island
- Snake Island | Thousands of golden lancehead snakes live off Brazil. Only the navy and researchers may land. | The lighthouse runs by itself. | Ilha da Queimada Grande
- The real Lascaux | The painted cave was closed in nineteen sixty three, since breath made mold. You see a copy. | Three copies, by now. | Lascaux
- Surtsey | An island born of a volcano in nineteen sixty three. Only scientists come, to see what grows. | One left a tomato plant behind, in an odd way. | Surtsey
- The Vatican archive | Miles of shelves, for scholars with a letter. Nobody browses. | Its old name, secret, only meant private. | Vatican Apostolic Archive
- The seed vault | Over a million samples of seeds lie in a mountain on Svalbard. Hardly anyone gets in. | A seed bank from Syria was the first to take some out. | Svalbard Global Seed Vault
- Area 51 | A test base in Nevada. The CIA used the name in twenty thirteen. | The fence is watched. | Area 51
- The tomb of the first emperor | The terracotta army has been seen, the tomb hasn't. Texts tell of rivers of mercury. | The soil above does hold much of it. | Mausoleum of the First Qin Emperor
`
