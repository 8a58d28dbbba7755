/** Places for a day out of great cities, by train or boat where that is possible; `read-lists.ts` says how they are written. */
export const LISTS_OF_DAY_TRIPS = `
# day-trips-from-paris | choices | day trips from Paris | paris trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); paris trip day (from/near/train/by/new/san/take/go/on)
- Versailles | The palace takes half a day, and the queen's hamlet the other. Come late in the day for the gardens. | It's closed on Mondays. | Palace of Versailles
- Giverny | Monet's pond and bridge, as he planted them. Trains go to Vernon, and you bike the rest. | From April on. | Giverny
- Chartres | Blue windows eight hundred years old, and a labyrinth on the floor. | An hour by train. | Chartres Cathedral
- Fontainebleau | A palace with fewer people, and a forest of rocks to climb. | Napoleon said farewell on its stairs. | Fontainebleau
- Provins | Walls, towers and roses of the Middle Ages. | The fair once drew all Europe. | Provins
- Auvers | Van Gogh's last seventy days: the church, the field, and two graves in ivy. | His room is empty. | Auvers-sur-Oise

# day-trips-from-london | choices | day trips from London | london trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); london trip day (from/near/train/by/new/san/take/go/on)
- Oxford | Colleges, the oldest library, and a punt that goes in circles. | An hour by train. | Oxford
- Bath | Steam over a Roman pool, and a crescent of stone. | Ninety minutes. | Bath, Somerset
- Brighton | Pebbles, a pier, and a palace like a dream of India. | Chips taste of the sea. | Brighton
- Cambridge | Lie in a boat under bridges, and see the chapel's ceiling like fans. | Newton's tree has a kin there. | Cambridge
- The Seven Sisters | White cliffs that you walk along. Stay back from the edge. | Go from Seaford. | Seven Sisters, Sussex
- Rye | Crooked lanes, smugglers' inns, and a beach of sand nearby. | Change at Ashford. | Rye, East Sussex

# day-trips-from-rome | choices | day trips from Rome | rome trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); rome trip day (from/near/train/by/new/san/take/go/on)
- Tivoli | Villa d'Este has hundreds of fountains, and Hadrian's villa is a ruined town. | A bus joins them. | Tivoli, Lazio
- Ostia Antica | Rome's harbor: bakeries, baths, and toilets in a row. It's Pompeii without the crowds. | The metro ticket takes you. | Ostia Antica
- Orvieto | A cathedral like a goldsmith's work on a rock, and caves below. | A funicular goes up. | Orvieto
- Castel Gandolfo | The popes' summer palace above a crater lake. It's a museum now. | Swim in the lake. | Castel Gandolfo
- Naples and Pompeii | A fast train, a slow train, and a street of the year seventy nine. | Go early. | Pompeii
- Cerveteri | Etruscan tombs like houses, under green domes. | You walk in. | Cerveteri

# day-trips-from-tokyo | choices | day trips from Tokyo | tokyo trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); tokyo trip day (from/near/train/by/new/san/take/go/on)
- Kamakura | A giant Buddha sits under the sky, since a wave took his hall. | A little train runs by the sea. | Kamakura
- Nikko | Gold gates, three monkeys, and a sleeping cat in the woods. | Two hours. | Nikko, Tochigi
- Hakone | Hot springs, a pirate ship on a lake, and Fuji if it likes. | Eggs are boiled black. | Hakone
- Mount Takao | A forest hill with temples, and noodles at the top. Monks walk on fire in March. | An hour by train. | Mount Takao
- Kawagoe | Black storehouses and a bell tower. Everything's made of sweet potato. | It's called little Edo. | Kawagoe
- Yokohama | Japan's largest Chinatown, and a museum of instant noodles. | Half an hour. | Yokohama

# day-trips-from-barcelona | choices | day trips from Barcelona | barcelona trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); barcelona trip day (from/near/train/by/new/san/take/go/on)
- Montserrat | A monastery in a saw of rocks, with a black Madonna. A rack train climbs. | Boys sing at noon or so. | Montserrat (mountain)
- Sitges | White lanes, and a beach for each taste. | Forty minutes by train. | Sitges
- Girona | Stairs, a Jewish quarter, and colored houses on a river. | Game of Thrones was there. | Girona
- Figueres | Dali's theater, with eggs on the roof, and his tomb under the stage. | He designed it himself. | Dali Theatre and Museum
- Tarragona | A Roman arena beside the sea, and an aqueduct. | Human towers rise in fall. | Tarragona
- Colonia Guell | Gaudi tried out his ideas in a crypt among pines. | The strings hung here. | Church of Colonia Guell

# day-trips-from-new-york | choices | day trips from New York | new york trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); new york trip day (from/near/train/by/new/san/take/go/on); nyc trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); nyc trip day (from/near/train/by/new/san/take/go/on)
- Beacon | A box factory full of giant art, and a main street. The train runs by the river. | Sit on the left going up. | Dia Beacon
- Sleepy Hollow | The Old Dutch Church, the graves, and no head. | Best in October. | Sleepy Hollow, New York
- Fire Island | No cars, deer, and a beach of fifty kilometers. | A ferry from Bay Shore. | Fire Island
- Cold Spring | A village by the river, with steep trails above it. | Wear real shoes. | Cold Spring, New York
- Philadelphia | The bell, the hall, and a steak sandwich. Run up the steps. | Under two hours. | Philadelphia
- Storm King | Sculptures as big as houses in meadows. Rent a bike. | A bus goes in season. | Storm King Art Center

# day-trips-from-amsterdam | choices | day trips from Amsterdam | amsterdam trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); amsterdam trip day (from/near/train/by/new/san/take/go/on)
- Haarlem | A great square, Frans Hals, and an organ that Mozart played. | Fifteen minutes by train. | Haarlem
- Zaanse Schans | Windmills grind paint and spices. Go early or at dusk. | Some of the mills let you in. | Zaanse Schans
- Delft | Blue china, Vermeer's grave, and a church tower that leans. | An hour. | Delft
- Keukenhof | Seven million bulbs in spring. The fields around cost nothing. | Only March to May. | Keukenhof
- Marken | Wooden houses on mounds, on an island that became land. | Walk the dike. | Marken, Netherlands
- Utrecht | Canals with cellars at the water, and the country's tallest church tower. | Half an hour. | Utrecht

# day-trips-from-lisbon | choices | day trips from Lisbon | lisbon trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); lisbon trip day (from/near/train/by/new/san/take/go/on)
- Sintra | Painted palaces and a well like a tower upside down, in the mist. | Be there at opening. | Sintra
- Cascais | Beaches, a hole in the cliff, and a bike path by the sea. | The train follows the river. | Cascais
- Evora | A Roman temple, and a chapel of bones: we who are here wait for yours. | Ninety minutes. | Evora
- Obidos | A walled town with cherry liqueur in chocolate cups. | Walk on the wall. | Obidos, Portugal
- Setubal | Fried cuttlefish, dolphins, and beaches below Arrabida's cliffs. | A ferry goes to Troia. | Setubal
- Mafra | A palace as long as a street, whose library keeps bats against the moths. | They come out at night. | Palace of Mafra

# day-trips-from-berlin | choices | day trips from Berlin | berlin trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); berlin trip day (from/near/train/by/new/san/take/go/on)
- Potsdam | A palace on a terrace of vines, and potatoes on the king's grave. | The S-Bahn goes there. | Potsdam
- Sachsenhausen | A camp of the Nazis, as a memorial. Go in silence. | It's free. | Sachsenhausen concentration camp
- The Spreewald | A boat is pushed through a maze of canals, with pickles. | An hour by train. | Spreewald
- Beelitz | A hospital left to the trees, and a walk among their tops. | Asparagus grows around. | Beelitz-Heilstatten
- Dresden | A church rebuilt stone by stone, and a green vault of treasures. | Two hours. | Dresden
- The Muggelsee | A lake with a beach, in the city. | Bring a towel. | Muggelsee

# day-trips-from-madrid | choices | day trips from Madrid | madrid trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); madrid trip day (from/near/train/by/new/san/take/go/on)
- Toledo | A hill of swords and marzipan, where three faiths lived. | Half an hour by train. | Toledo, Spain
- Segovia | An aqueduct without mortar, and a castle like a ship. | Eat suckling pig. | Segovia
- El Escorial | A king's palace like a prison, with a library of gold. | The kings lie below. | El Escorial
- Aranjuez | Gardens by the river, and strawberries with cream. | A guitar piece is named for it. | Aranjuez
- Avila | Two and a half kilometers of wall, and candied yolks. | You walk on top. | Avila, Spain
- Chinchon | A round square with green balconies. Bulls run in it. | Anise is its drink. | Chinchon

# day-trips-from-san-francisco | choices | day trips from San Francisco | francisco trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); francisco trip day (from/near/train/by/new/san/take/go/on)
- Muir Woods | Redwoods as tall as a house of twenty floors. You have to book. | Go early. | Muir Woods National Monument
- Sausalito | Houseboats, and a ferry home at sunset. | Bike there over the bridge. | Sausalito, California
- Point Reyes | A lighthouse down three hundred steps, elk, and oysters. | The wind is a record. | Point Reyes National Seashore
- Napa and Sonoma | Vines, mud baths, and tasting rooms. | Choose a driver. | Napa Valley
- Half Moon Bay | Pumpkins, cliffs, and giant waves in winter. | It's foggy. | Half Moon Bay, California
- Santa Cruz | A wooden roller coaster by the beach, and sea lions below the pier. | The road follows the coast. | Santa Cruz, California

# day-trips-from-kyoto | choices | day trips from Kyoto | kyoto trips/excursions/getaways/outings/day-trips (day/from/near/in/out/of/train/by/new/san/around/without/car/one/weekend/take/go/on); kyoto trip day (from/near/train/by/new/san/take/go/on)
- Nara | Deer that bow, and a Buddha fifteen meters high. | Forty five minutes. | Nara, Nara
- Uji | Tea, and the temple on the ten yen coin. | Twenty minutes. | Uji, Kyoto
- Osaka | Eat until you drop, under a giant crab. | Fifteen minutes by fast train. | Osaka
- Himeji | The white heron, Japan's finest castle. | It's steep inside. | Himeji Castle
- Koya | Monks, two hundred thousand graves among cedars, and a night in a temple. | Stay over, if you can. | Mount Koya
- Amanohashidate | A bar of sand with pines. You look at it through your legs. | It turns into a bridge to heaven. | Amanohashidate
`
