/** Places in great cities that most visitors miss; `read-lists.ts` says how they are written. */
export const LISTS_OF_GEMS_OF_CITIES = `
# gems-of-paris | choices | places in Paris that many visitors miss | paris gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The Coulee verte | A garden runs on an old railway viaduct, with workshops in its arches below. | It came before New York's High Line. | Coulee verte Rene-Dumont
- The Arenes de Lutece | Behind apartment doors lies a Roman arena. Men play boules where gladiators fought. | It's free. | Arenes de Lutece
- The covered passages | Glass roofs from around eighteen hundred and more keep old bookshops and tea rooms dry. | Galerie Vivienne has mosaics on the floor. | Covered passages of Paris
- The Butte-aux-Cailles | A village on a hill, with street art and a pool of water from a deep well. | A balloon once landed there, the first with people. | Butte-aux-Cailles
- The Museum of Romantic Life | A painter's house at the end of a lane, with roses and tea. George Sand's hand lies there in plaster, next to Chopin's. | The collection is free. | Musee de la Vie romantique
- The tea garden of the Great Mosque | Mint tea comes on brass trays, and sparrows eat from your plate. | It's near the botanic garden. | Grand Mosque of Paris

# gems-of-london | choices | places in London that many visitors miss | london gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Saint Dunstan in the East | Ivy climbs through the windows of a bombed church that became a garden. | Office workers lunch there. | St Dunstan-in-the-East
- Postman's Park | Tiles tell of ordinary people who died saving others. | A painter had the idea. | Postman's Park
- Sir John Soane's Museum | An architect left his house as it was, with a pharaoh's coffin in the cellar. | It's free, and walls fold out. | Sir John Soane's Museum
- Leighton House | Behind a brick front hides an Arab hall with a golden frieze and a fountain. | A painter had it built. | Leighton House
- Little Venice | Narrow boats, a canal, and a walk past the zoo to Camden. | Some boats are cafes. | Little Venice, London
- The Hill Garden | A crumbling pergola as long as a street hides beside Hampstead Heath. | A soap lord built it for parties. | Hill Garden and Pergola

# gems-of-rome | choices | places in Rome that many visitors miss | rome gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Centrale Montemartini | Marble gods stand among the diesel engines of an old power plant. | It's often empty. | Centrale Montemartini
- San Clemente | Under the church lies an older church, and under that a temple of Mithras with running water. | Three floors, two thousand years. | Basilica of San Clemente al Laterano
- Quartiere Coppede | Fairy tale houses with spiders, bees and a chandelier hung over the street. | One architect drew it all. | Quartiere Coppede
- The Park of the Aqueducts | Arches of seven aqueducts march across sheep meadows. | A metro goes there. | Parco degli Acquedotti
- The Protestant Cemetery | Keats lies there under a stone without his name, beside a Roman pyramid. | Cats keep the graves company. | Protestant Cemetery, Rome
- The Borromini illusion | In Palazzo Spada, a hall of columns looks four times as long as it is. | The statue at the end is tiny. | Palazzo Spada

# gems-of-new-york | choices | places in New York that many visitors miss | new york gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should); nyc gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The Roosevelt Island tram | A cabin glides over the river beside a bridge, for a metro fare. | A ruin of a smallpox hospital waits at the island's tip. | Roosevelt Island Tramway
- The whispering arch | In Grand Central, two people in opposite corners can whisper along the tiles. | It's in front of the oyster bar. | Grand Central Terminal
- The Cloisters | Medieval cloisters were shipped over stone by stone, with the Unicorn tapestries inside. | The river view was bought along. | The Cloisters
- Green-Wood Cemetery | Hills, ponds, famous graves, and wild green parrots in the Gothic gate. | It inspired Central Park. | Green-Wood Cemetery
- Governors Island | A ferry of minutes takes you to hammocks, hills and no cars. | From the top, you see the Statue of Liberty's face. | Governors Island
- City Island | A fishing village in the Bronx, with clams and sails. | Locals born there are clam diggers. | City Island, Bronx

# gems-of-tokyo | choices | places in Tokyo that many visitors miss | tokyo gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Yanaka | Wooden houses, temple cats and a shopping lane that war and quakes spared. | Come for the sunset stairs. | Yanaka, Tokyo
- Gotokuji | Thousands of white cats of clay raise a paw in a quiet temple. | It's said that a cat waved a lord in before a storm. | Gotoku-ji
- Todoroki valley | A green gorge with a path, a stream and a tea house, in the middle of houses. | It was closed in parts for falling trees. | Todoroki Valley
- Nezu Shrine | A tunnel of small red gates, without the crowds of Kyoto. | In April, azaleas cover the hill. | Nezu Shrine
- Shimokitazawa | Secondhand clothes, tiny stages and curry in lanes too narrow for cars. | Bands begin there. | Shimokitazawa
- The Edo-Tokyo open air museum | Old shops and a bathhouse were moved into a park. | They're said to have inspired Spirited Away. | Edo-Tokyo Open Air Architectural Museum

# gems-of-barcelona | choices | places in Barcelona that many visitors miss | barcelona gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Sant Pau | A hospital like a palace, with gardens and mosaics, a short walk from the Sagrada Familia. | Patients were treated there until two thousand nine. | Hospital de Sant Pau
- The Labyrinth of Horta | The city's oldest garden has a maze of cypress with a statue of Eros. | Part of Perfume was shot there. | Parc del Laberint d'Horta
- The Temple of Augustus | Four Roman columns stand inside a medieval courtyard. | It's free. | Temple of Augustus, Barcelona
- Placa de Sant Felip Neri | A quiet square whose church wall is pitted by a bomb of the civil war. | Most of those killed were children. | Placa de Sant Felip Neri
- The Poblenou cemetery | A skeleton with wings kisses a young man. | It's called the Kiss of Death. | Poblenou Cemetery
- Casa Vicens | Gaudi's first house, in green tiles and marigolds. | Far fewer people come than to his others. | Casa Vicens

# gems-of-lisbon | choices | places in Lisbon that many visitors miss | lisbon gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The tile museum | Five centuries of tiles in a convent, with a panorama of the city before the earthquake. | It's twenty three meters long. | National Azulejo Museum
- Estufa Fria | A jungle grows in an old quarry under wooden slats. | Turtles live in the ponds. | Estufa Fria
- Cacilhas | The ferry over the river is a cheap cruise. Walk along the quay to tables at the water's edge. | An elevator goes up to the view. | Cacilhas
- The Fronteira palace | Monkeys play music on blue tiles in a garden that few find. | A marquis's family has lived there for centuries. | Palace of the Marquesses of Fronteira
- The thieves' market | On Tuesdays and Saturdays, people sell what their attics hold behind a white church. | It's been held for centuries, in one place or another. | Feira da Ladra
- The Carmo ruins | The quake of seventeen fifty five took the roof. The arches stand against the sky. | Mummies from Peru lie in the choir. | Carmo Convent (Lisbon)

# gems-of-amsterdam | choices | places in Amsterdam that many visitors miss | amsterdam gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Our Lord in the Attic | Catholics weren't allowed to worship openly, so a merchant hid a church under his roof. | It's on the edge of the red light district. | Ons' Lieve Heer op Solder
- The Begijnhof | Behind a door, a green court with the city's oldest wooden house. Pious women lived there. | Be quiet, people still do. | Begijnhof, Amsterdam
- NDSM | A free ferry takes you to a shipyard of street art and a crane you can sleep in. | The slip is huge. | NDSM
- The brewery by the windmill | Beer is made beside a mill of seventeen twenty five, in an old bath house. | No sails turn in the bar. | De Gooyer
- Tuschinski | A cinema like a jewel box, with towers and carpets that staff once brushed by hand. | Films still run. | Royal Theater Tuschinski
- The hofjes of the Jordaan | Small almshouse gardens lie behind plain doors. Some open by day. | Ring no bells. | Hofje

# gems-of-istanbul | choices | places in Istanbul that many visitors miss | istanbul gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Chora | Gold mosaics tell the life of Mary in a small church near the walls. It's a mosque again. | The painted resurrection is in a side chapel. | Chora Church
- Balat | Steep streets of painted houses, where Jews, Greeks and Armenians lived side by side. | Laundry hangs across. | Balat, Fatih
- The mosque of Rustem Pasha | Up a hidden stair above the bazaar, the walls are all tulips on tile. | Sinan built it. | Rustem Pasha Mosque
- The walls of Theodosius | They held for a thousand years. Vegetables grow in the moat. | Mind loose steps. | Walls of Constantinople
- The Princes' Islands | A ferry takes you to pines, villas and no private cars. | Trotsky lived there in exile. | Princes' Islands
- Little Hagia Sophia | Justinian's small church may have been a test for the large one. | It's free, and quiet. | Little Hagia Sophia

# gems-of-berlin | choices | places in Berlin that many visitors miss | berlin gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Teufelsberg | On a hill of war rubble stand the torn domes of an American spy station. | Underneath lies a Nazi college that couldn't be blown up. | Teufelsberg
- The Soviet memorial in Treptow | A giant soldier holds a rescued child, before graves of seven thousand men. | It's bigger than you expect. | Soviet War Memorial (Treptower Park)
- Peacock Island | A king built a fake ruin for his love, and peacocks walk around it. | The ferry takes two minutes. | Pfaueninsel
- The Viktoriapark waterfall | A waterfall tumbles down Kreuzberg's hill, with a view over the city. | In winter it's off. | Viktoriapark
- Clarchens Ballhaus | People have danced there since nineteen thirteen. The mirrors upstairs still have cracks from the war. | Swing, tango, waltz. | Clarchens Ballhaus
- The anatomy theater | A round hall of seventeen ninety, where vets cut up horses that rose through the floor. | Entry costs nothing. | Tieranatomisches Theater

# gems-of-prague | choices | places in Prague that many visitors miss | prague gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Vysehrad | The other castle hill, with a black church, famous graves and a river view. | Horymir's horse leapt from it, legend says. | Vysehrad
- The Wallenstein Garden | Peacocks, owls and a wall that drips like a cave, beside the senate. | It's free in season. | Wallenstein Palace
- Novy Svet | A lane of crooked houses behind the castle, where Tycho Brahe lived. | Almost nobody walks there. | Novy Svet (Prague)
- Brevnov | Monks have brewed there on and off since nine ninety three. | A streetcar takes you. | Brevnov Monastery
- The cubist lamp | The only lamp post in the cubist style stands in a corner by a church. | It has a seat. | Czech Cubism
- The Vrtba Garden | Through a plain passage you come to terraces with statues and the best view of roofs. | It's small and steep. | Vrtba Garden

# gems-of-vienna | choices | places in Vienna that many visitors miss | vienna gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The church at Steinhof | A golden dome by Otto Wagner on a hospital's hill, with pews without sharp corners. | It was built for patients. | Kirche am Steinhof
- The Central Cemetery | Beethoven, Schubert and Brahms lie close together, and deer walk between three million dead. | There are fewer living in the city. | Vienna Central Cemetery
- The State Hall | A library of two hundred thousand old books under painted heavens, with secret doors in the shelves. | It smells of leather. | Austrian National Library
- Karl-Marx-Hof | A block of flats over a kilometer long, with arches like a fortress. | It was shelled in a civil war. | Karl Marx-Hof
- The Cemetery of the Nameless | The Danube washed up its dead at a bend, and people buried them. | No new ones since nineteen forty. | Friedhof der Namenlosen
- The Danube Island | Twenty one kilometers of beach, made from a flood channel. | Swimming is free. | Donauinsel

# gems-of-venice | choices | places in Venice that many visitors miss | venice gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The Bovolo staircase | A spiral tower like a snail's shell hides in a tiny court. | From the top, all roofs are yours. | Palazzo Contarini del Bovolo
- Torcello | The lagoon's first town has ten people or so, and mosaics of a thousand years. | The devil's bridge has no railing. | Torcello
- San Lazzaro | Armenian monks keep an island with a mummy and a library. Lord Byron came to learn their language. | Tours are once a day or so. | San Lazzaro degli Armeni
- The boatyard of San Trovaso | Gondolas lie upside down by a wooden house like a chalet. | The builders came from the mountains. | Squero di San Trovaso
- The lions of the Arsenal | A marble lion from Athens has Viking runes on its shoulder. | Venice took it as loot. | Piraeus Lion
- The Ghetto | The word comes from here. Houses grew to seven floors, as people weren't given more ground. | Five synagogues are on top floors. | Venetian Ghetto

# gems-of-florence | choices | places in Florence that many visitors miss | florence gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- San Miniato | Up the steps above the city, monks sing at dusk in a church like a striped box. | The famous view is free, too. | San Miniato al Monte
- The wine windows | Small arched holes in palace walls sold wine in glasses. In the plague, nobody had to touch. | Some have opened again. | Wine window
- The Brancacci Chapel | Masaccio's Adam and Eve howl as they leave paradise. Michelangelo learned there, and got his nose broken. | Only a few may enter at a time. | Brancacci Chapel
- The pharmacy of Santa Maria Novella | Friars began to make rose water in twelve twenty one. It's now a shop of frescoes and scent. | Looking is free. | Officina Profumo-Farmaceutica di Santa Maria Novella
- La Specola | Bodies of wax, made for students of medicine two centuries ago, lie among stuffed animals. | One hippo lived in the garden of the Medici. | La Specola
- The Rose Garden | Below the famous square, roses, bronze figures and the same dome. | It's free, and has grass. | Giardino delle Rose

# gems-of-bangkok | choices | places in Bangkok that many visitors miss | bangkok gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Bang Krachao | A green lung inside a bend of the river. A small boat takes you, and you rent a bike. | The paths stand on stilts. | Bang Kachao
- Talat Noi | Heaps of car parts, shrines, murals and coffee in lanes by the river. | A Chinese mansion has a diving pool. | Talat Noi
- The flower market | By night, mountains of jasmine and marigold are threaded for temples. | It never quite closes. | Pak Khlong Talat
- The Artist's House | In a wooden house on a canal, puppets are played by three men each. | You feed the fish from the deck. | Khlong Bang Luang
- The Erawan Museum | You climb inside a three-headed elephant of copper, under a ceiling of stained glass. | It's as tall as a house of fourteen floors. | Erawan Museum
- The Loha Prasat | A temple with thirty seven black and gold spires, one for each virtue. | Few groups come. | Wat Ratchanatdaram

# gems-of-kyoto | choices | places in Kyoto that many visitors miss | kyoto gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Otagi Nenbutsu-ji | Twelve hundred stone figures laugh, drink and hold cameras. Amateurs carved them. | It's above the bamboo crowds. | Otagi Nenbutsu-ji
- Honen-in | A thatched gate, two hills of raked sand, and moss. | It's on the Philosopher's Path, and most walk by. | Honen-in
- From Kurama to Kibune | A forest path joins two mountain shrines. In summer, you eat on decks above the stream. | A little train takes you up. | Kurama, Kyoto
- Gio-ji | A hut in a bowl of moss, where a dancer became a nun. | After rain, the moss glows. | Gio-ji
- Fushimi's breweries | White storehouses by a canal, soft water, and tastings of sake. | It's one stop from the red gates. | Fushimi, Kyoto
- Daitoku-ji | A walled village of Zen temples with dry gardens. Some are always open, some never. | One has the smallest stone garden of Japan, it's said. | Daitoku-ji

# gems-of-edinburgh | choices | places in Edinburgh that many visitors miss | edinburgh gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Dean Village | A mill village in a gorge, minutes from the shops. Follow the water to the sea. | Iron men stand in the stream. | Dean Village
- Doctor Neil's Garden | A loch, a tower and heather, planted by two doctors and their patients. | It's below Arthur's Seat. | Dr Neil's Garden
- Dunbar's Close | Through an archway on the Royal Mile, a garden of the seventeenth century. | Nobody turns in. | Royal Mile
- Cramond Island | At low tide you walk over along concrete teeth. | Check the tide, or stay for six hours. | Cramond Island
- Gilmerton Cove | Rooms, benches and a table cut in rock under a street. Nobody knows who made them. | You book a tour. | Gilmerton Cove
- The Writers' Museum | Burns, Scott and Stevenson in a crooked house in a court. | It's free. | Writers' Museum

# gems-of-dublin | choices | places in Dublin that many visitors miss | dublin gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Marsh's Library | Readers of rare books were locked into cages. Most shelves stand as in seventeen oh seven. | Bullet holes from nineteen sixteen are in some books. | Marsh's Library
- The Iveagh Gardens | A maze, a waterfall and statues, behind a wall near the crowded park. | Locals call it the secret garden. | Iveagh Gardens
- The Chester Beatty | Among the oldest gospels, Persian books and Japanese scrolls, all free, in the castle's garden. | A mining millionaire gave them to Ireland. | Chester Beatty Library
- Glasnevin | Patriots, poets and paupers lie around a round tower that you can climb. | The pub at the wall is called the Gravediggers. | Glasnevin Cemetery
- Sweny's | The chemist from Ulysses sells lemon soap, and volunteers read Joyce aloud. | Anybody may join in. | Sweny's Pharmacy
- The Great South Wall | A wall goes out into the bay for two kilometers, to a red lighthouse. | It's wild in the wind. | Great South Wall

# gems-of-madrid | choices | places in Madrid that many visitors miss | madrid gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Chamberi ghost station | A metro stop closed in nineteen sixty six, with its old ads on tiles. Trains rush through. | It's a museum now. | Chamberi (Madrid Metro)
- El Capricho | A duchess's garden with a hermit's hut, a bee temple and a bunker. | It's open at weekends. | El Capricho Park
- San Antonio de la Florida | Goya painted the dome with people of Madrid leaning over a railing. He's buried below, without his head. | It's free. | Royal Chapel of St. Anthony of La Florida
- The cookies of the nuns | Ring, enter, order through a turning hatch. You never see them. | Most convents have a recipe. | Monasterio del Corpus Christi (Madrid)
- The Fallen Angel | A public statue of Lucifer, in Retiro park, falling. | It's said to stand six hundred and sixty six meters above the sea. | Fountain of the Fallen Angel
- The Sorolla house | A painter of light, his garden and his studio, left as they were. | The garden was his model. | Sorolla Museum

# gems-of-budapest | choices | places in Budapest that many visitors miss | budapest gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The tiny statues | A sculptor puts bronze figures the size of a hand on walls and railings: a tank, a worm, a cartoon rat. | Nobody asked him to. | Mihaly Kolodko
- The Children's Railway | Children in uniform sell tickets and wave flags in the hills. Adults only drive. | It began in communist days. | Gyermekvasut
- The Hospital in the Rock | A hospital and a nuclear bunker under the castle. | Wax patients lie in the beds. | Hospital in the Rock
- Memento Park | Lenin and friends were gathered in a field outside the city. | Only the boots are left of Stalin. | Memento Park
- The library in a palace | Readers sit in a count's smoking room, with spiral stairs and mirrors. | A day's visit costs little. | Metropolitan Ervin Szabo Library
- The cave church | Monks hold mass inside Gellert Hill. It was walled up for decades. | A hot spring is next door. | Gellert Hill Cave

# gems-of-san-francisco | choices | places in San Francisco that many visitors miss | francisco gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The tiled steps | A hundred and sixty three steps make one mosaic, from the sea up to the stars. | Neighbors raised the money. | Sixteenth Avenue Tiled Steps
- The Wave Organ | Pipes in a jetty gurgle and sigh with the tide. | It's built of old gravestones and curbs. | Wave Organ
- The Sutro Baths | Ruins of the largest indoor pools lie by the sea, under Lands End. | They burned in nineteen sixty six. | Sutro Baths
- The Musee Mecanique | Hundreds of coin machines, fortune tellers and a laughing lady. | Entry is free, the games take quarters. | Musee Mecanique
- The Seward Street slides | Two steep slides of concrete, drawn by a girl of fourteen. | Bring cardboard. | Seward Mini Park
- Balmy Alley | Each fence and garage door is a mural. | It began in the eighties, about wars in Central America. | Balmy Alley

# gems-of-chicago | choices | places in Chicago that many visitors miss | chicago gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- The Cultural Center | Under the largest Tiffany dome, and free. It was the library. | Brides pose on the stairs. | Chicago Cultural Center
- The Garfield Park Conservatory | Ferns, palms and stone in glass halls shaped like haystacks. | It was called landscape art under glass. | Garfield Park Conservatory
- The lily pool | A gate beside the zoo leads to a hidden pond of stone and wildflowers. | Its designer paid for plants from his own insurance. | Alfred Caldwell Lily Pool
- The trail on the tracks | An old rail line became a park for four kilometers over the streets. | It's called the six oh six. | Bloomingdale Trail
- Pullman | A factory king built a whole town for his workers, and they struck against him. | It's a national park now. | Pullman National Historical Park
- The Pedway | Tunnels join dozens of downtown blocks. One wall shows stained glass. | Locals use it in January. | Chicago Pedway

# gems-of-los-angeles | choices | places in Los Angeles that many visitors miss | angeles gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Watts Towers | One man built seventeen towers of steel, shells and broken plates, over thirty three years. | He left one day, and never came back. | Watts Towers
- The Bradbury Building | Plain outside, and inside a well of light with iron stairs. | Blade Runner was shot there. | Bradbury Building
- The Museum of Jurassic Technology | You never know which exhibit is true. | Tea and doves are on the roof. | Museum of Jurassic Technology
- The hidden stairs | Hundreds of public staircases climb the hills, left from the streetcar days. | One is in a Laurel and Hardy film. | Music Box Steps
- The old zoo | In Griffith Park you can picnic in empty cages and caves. | The animals moved in the sixties. | Griffith Park
- The Venice canals | Behind the beach, six canals with bridges and rowing boats. | The others were paved over. | Venice Canal Historic District

# gems-of-singapore | choices | places in Singapore that many visitors miss | singapore gems/hidden/secret/secrets/underrated/offbeat/lesser-known/non-touristy/unusual (gems/places/place/spots/spot/corners/sights/attractions/things/do/visit/see/locals/love/only/know/tourists/miss/about/that/don't/most/off/beaten/path/new/san/los/you/should)
- Haw Par Villa | A thousand painted figures show Chinese legends, and ten courts of hell. | The brothers of a balm built it. | Haw Par Villa
- Pulau Ubin | A bumboat takes you to an island of bikes, jackfruit and boars. | It's Singapore as in the sixties. | Pulau Ubin
- Tiong Bahru | White flats with curves from the thirties, bookshops and a wet market. | There's an air raid shelter below. | Tiong Bahru
- The last village | Some two dozen wooden houses still stand on the main island, with a landlady. | It's called Lorong Buangkok. | Kampong Lorong Buangkok
- Bukit Brown | Tombs with tiles and guards of stone in a jungle, one of the largest Chinese graveyards abroad. | A road was cut through it. | Bukit Brown Cemetery
- The tree top walk | A hanging bridge of two hundred and fifty meters over the forest. | Monkeys will look into your bag. | MacRitchie Reservoir
`
