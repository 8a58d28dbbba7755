/** Three days in the cities that most people travel to, day by day, without prices and hours; `read-lists.ts` says how they are written. */
export const LISTS_OF_DAYS = `
# days-in-paris | ordered | days in Paris | paris days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk from Notre-Dame along the Seine to the Louvre, and see three works there. At dusk, watch the Eiffel Tower sparkle from the Trocadero. | The riverbanks cost nothing.
- Go up to Montmartre early, then through the Marais to the Place des Vosges. Eat falafel, and have a pastry on a bench. | Both are free to walk.
- See the Impressionists in the Orsay, or take the train to Versailles. End with a picnic by the Canal Saint-Martin. | City museums show their collections for free.

# days-in-london | ordered | days in London | london days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Start at Westminster, cross the bridge, and walk the south bank to the Tower. Eat at Borough Market on the way. | Tate Modern is free.
- Give the British Museum the morning. Then Covent Garden, Soho, and a show with a day ticket. | The National Gallery is free, too.
- Take the boat to Greenwich, and stand on the prime meridian's hill. Back in town, ride a red bus upstairs. | The park's view costs nothing.

# days-in-rome | ordered | days in Rome | rome days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Colosseum and Forum in the morning, with a booked slot. Then the Pantheon, and an ice cream on Piazza Navona. | Water is free from the street fountains.
- The Vatican Museums at opening, then Saint Peter's. In the evening, cross to Trastevere to eat. | The church is free.
- The Trevi Fountain at sunrise, the Spanish Steps, and the Borghese gardens. Look through the keyhole on the Aventine at dusk. | At sunrise, the fountain is yours.

# days-in-new-york | ordered | days in New York | new york days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo); nyc days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk over the Brooklyn Bridge in the morning, then through Lower Manhattan. Ride the Staten Island Ferry past the Statue of Liberty. | The ferry is free.
- Central Park first, then one great museum beside it. At night, see Times Square once, and leave. | The park takes half a day.
- Walk the High Line to Chelsea Market, then the Village. For sunset, choose one high deck, or the ferry on the East River. | The High Line costs nothing.

# days-in-tokyo | ordered | days in Tokyo | tokyo days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Asakusa's temple early, then Ueno's park and market. In the evening, stand in the crowd of Shibuya. | Temples and shrines are mostly free.
- The forest of Meiji Shrine, Harajuku's back streets, and Shinjuku at night. Go up the city hall's tower. | Its view is free.
- Breakfast at the Tsukiji stalls, the gardens by the palace, and Akihabara. End in a small bar street or a hot bath. | Eat where people stand.

# days-in-barcelona | ordered | days in Barcelona | barcelona days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The Sagrada Familia with a booked slot, then the house facades on Passeig de Gracia. Tapas in El Born. | The fronts cost nothing from the street.
- Get lost in the Gothic Quarter, see the market, and swim at the beach. End with the view from the bunkers of Carmel. | Both are free.
- Park Guell early, then Montjuic with its gardens, castle and the Miro museum. Ride or walk down to the harbor. | Most of both hills is free.

# days-in-istanbul | ordered | days in Istanbul | istanbul days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Hagia Sophia, the Blue Mosque and the sunken cistern lie side by side. Go early, with shoulders covered. | The Blue Mosque is free.
- Topkapi Palace and its harem, then the Grand Bazaar down to the Spice Bazaar. Eat a fish sandwich by the Galata Bridge. | Bring time, and bargain.
- Take the ferry to Asia, and eat your way through Kadikoy. On the way back, stand outside for the sunset. | It costs as little as a bus.

# days-in-bangkok | ordered | days in Bangkok | bangkok days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The Grand Palace at opening, Wat Pho's reclining Buddha, and the ferry to Wat Arun. Eat in Chinatown at night. | Cover shoulders and knees.
- Ride the canal boats through Thonburi, then see the wooden house of Jim Thompson. In the evening, a park where people do aerobics. | Lumphini is free.
- At the weekend, Chatuchak market. Otherwise take the train to Ayutthaya's ruins, and come back for the river at dusk. | The slow train costs very little.

# days-in-dubai | ordered | days in Dubai | dubai days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Old Dubai first: Al Fahidi's wind towers, the abra across the Creek, and the spice and gold souks. | The boat costs a coin.
- The Burj Khalifa at a booked hour, the fountain at its foot in the evening. Between, cool off in the mall. | The fountain is free.
- Beach in the morning, desert in the afternoon. From the dunes, see the stars, or camels. | Public beaches are free.

# days-in-amsterdam | ordered | days in Amsterdam | amsterdam days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk the canal ring and the Nine Streets early. The Anne Frank House needs a slot booked weeks before. | The walk costs nothing.
- The Rijksmuseum or Van Gogh in the morning, the Vondelpark after. In the evening, a brown cafe. | The museum's garden is free.
- Take the free ferry to the north, or the train to Haarlem or the windmills. Rent a bike only when you feel ready. | The ferry runs all day.

# days-in-lisbon | ordered | days in Lisbon | lisbon days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Alfama on foot up to the castle's hill, from one viewpoint to the next. Fado in the evening. | The viewpoints are free.
- Tram or train to Belem: the monastery, the tower, and warm custard tarts. Back by the river. | The church is free, the cloister is not.
- Take the train to Sintra's palaces, and be there at opening. Or swim at Cascais. | A path leads up from the old town.

# days-in-singapore | ordered | days in Singapore | singapore days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk around Marina Bay, into the Gardens, and see the trees light up at night. | The trees and their show are free.
- Chinatown, Little India and Kampong Glam, each with its temples. Eat at a hawker center in each. | A plate costs little.
- The Botanic Gardens in the morning, then the forest walk on the Southern Ridges. Or a beach on Sentosa. | Both walks are free.

# days-in-prague | ordered | days in Prague | prague days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Charles Bridge at sunrise, then up to the castle. Come down through the gardens of Mala Strana. | The bridge costs nothing.
- The old town's square, the clock, the Jewish Quarter, and Letna's beer garden at sunset. | The view from Letna is free.
- Vysehrad's walls and graves, the river islands, and Zizkov's tower with its babies. | Vysehrad's park is free.

# days-in-vienna | ordered | days in Vienna | vienna days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk the Ring from the opera to the city hall, with Hofburg and the cathedral. End in a coffee house. | Standing tickets for the opera are cheap.
- Schonbrunn in the morning, up to the Gloriette. In the afternoon, the Naschmarkt. | The palace gardens are free.
- Klimt's Kiss in the Belvedere, the wheel in the Prater, and a wine tavern in Grinzing. | The Prater is free to walk in.

# days-in-berlin | ordered | days in Berlin | berlin days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Brandenburg Gate, the Reichstag's dome with a free booking, the memorial, and Museum Island. | The dome is free, with your ID.
- The Wall: the memorial at Bernauer Strasse in the morning, and the East Side Gallery after. Currywurst between. | Both are free.
- Tempelhof's runways by bike, a flea market on Sunday at Mauerpark, or a lake by train. | All of it is free.

# days-in-madrid | ordered | days in Madrid | madrid days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The Prado at opening, ten pictures, then a boat in Retiro park. Tapas in La Latina after nine. | Some hours in the Prado are free.
- The palace, Plaza Mayor, and the temple of Debod at sunset. | The temple's park is free.
- Guernica in the Reina Sofia, the flea market if it's Sunday, or the train to Toledo. | Toledo is about half an hour by fast train.

# days-in-kyoto | ordered | days in Kyoto | kyoto days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Fushimi Inari's gates at sunrise, then Kiyomizu's stage and the old lanes down to Gion. | The gates are free, day and night.
- The Golden Pavilion, the stone garden of Ryoanji, and the bamboo of Arashiyama. | The bamboo path is free.
- The Philosopher's Path to the Silver Pavilion, Nishiki market, or the train to the deer of Nara. | Deer bow for crackers.

# days-in-hong-kong | ordered | days in Hong Kong | kong days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Star Ferry across the harbor, the Peak by tram, and down on foot. At night, the towers from Kowloon. | The ferry costs next to nothing.
- Markets and temples in Kowloon, dim sum, and incense at Wong Tai Sin. | The temple is free.
- The big Buddha on Lantau by cable car, or the Dragon's Back, a ridge above beaches. | The hike is free.

# days-in-seoul | ordered | days in Seoul | seoul days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Gyeongbokgung at the change of guard, Bukchon's old houses, and Insadong's tea. | In a hanbok, the palace is free.
- Gwangjang Market's pancakes, the stream of Cheonggyecheon, and the city wall up Namsan. | Stream and wall are free.
- Hike Bukhansan in the morning, sweat in a bathhouse after. In the evening, Hongdae's buskers. | The mountain is free.

# days-in-athens | ordered | days in Athens | athens days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The Acropolis at opening, its museum after, then Plaka. Climb Lycabettus or Philopappos for sunset. | The second hill is free.
- The Agora with its temple, the market, and Monastiraki's flea market. Eat in Psyrri. | Marble pavements are slippery, so wear grip.
- Ride the bus to Sounion's temple above the sea, or the ferry to Aegina. Swim at either. | The sea is free.

# days-in-florence | ordered | days in Florence | florence days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The cathedral early, the Uffizi with a slot, and the bridge of goldsmiths. For sunset, Piazzale Michelangelo. | The square is free.
- David in the Accademia, San Lorenzo's market, and Oltrarno's workshops. | A sandwich on the curb is the lunch.
- Climb to San Miniato, walk to Fiesole, or take the train to Siena, Lucca or Pisa. | San Miniato is free.

# days-in-budapest | ordered | days in Budapest | budapest days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Parliament, the shoes on the Danube, and the Chain Bridge. Up to the Fishermen's Bastion for the evening. | Most of its terraces are free.
- A hot bath in the morning, the market hall, and a ruin bar at night. | Bring flip-flops.
- Margaret Island, Andrassy Avenue on foot, and Heroes' Square. Or the boat to Szentendre. | The island is free.

# days-in-san-francisco | ordered | days in San Francisco | francisco days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk or bike over the Golden Gate Bridge, and take the ferry back from Sausalito. | Bring a jacket, in July too.
- Alcatraz with a ticket booked early, then North Beach, Chinatown, and a cable car. | Hang on outside, if you dare.
- The Mission's murals and burritos, Twin Peaks, and sunset at Lands End. | All three are free to see.

# days-in-sydney | ordered | days in Sydney | sydney days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Opera House, the Botanic Garden, and the harbor bridge on foot. | The walk over the bridge is free.
- The coastal path from Bondi to Coogee, with a swim in a rock pool. | Swim between the flags.
- The ferry to Manly, the best cheap cruise there is. Or the train to the Blue Mountains. | The ferry passes the heads.

# days-in-los-angeles | ordered | days in Los Angeles | angeles days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Griffith Observatory for the city and the sign, then Hollywood Boulevard once. | Entry to the observatory is free.
- The Getty on its hill in the morning, Venice and Santa Monica in the afternoon. | The Getty is free, parking isn't.
- Downtown by metro: the market hall, the Broad, Little Tokyo. Or a hike in Malibu. | The Broad is free with a slot.

# days-in-edinburgh | ordered | days in Edinburgh | edinburgh days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The castle early, then down the Royal Mile with all its closes. At sunset, Calton Hill. | The hill is free.
- Arthur's Seat in the morning, the palace below, and the National Museum. | Hill and museum are free.
- Dean Village and the Water of Leith, then the sea at Portobello or Leith's pubs. | The path by the water is free.

# days-in-chicago | ordered | days in Chicago | chicago days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The boat tour of the towers first, then the Bean and the Art Institute. Pizza in the evening. | The Bean is free.
- The lakefront by bike to Lincoln Park, with its free zoo. Old Town, and comedy at night. | The beach costs nothing.
- The Cultural Center's glass domes, the river walk, and a neighborhood: Pilsen's murals or Wicker Park. | The domes are free.

# days-in-boston | ordered | days in Boston | boston days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Follow the red line of the Freedom Trail to the old warship. Cannoli in the North End. | The trail is free.
- The Gardner's empty frames, the Public Garden, and Beacon Hill's gas lamps. | The garden costs nothing.
- Harvard by metro, the Charles on foot, or the ferry to the harbor islands. | The yard is free to walk.

# days-in-washington | ordered | days in Washington | washington days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- One Smithsonian in the morning, another after lunch, and the memorials at night. | All of it is free.
- The Capitol and the Library of Congress, with a booking. Then Eastern Market. | Both tours are free.
- Georgetown's canal, the National Zoo, or Arlington across the river. | The zoo may want a free pass.

# days-in-new-orleans | ordered | days in New Orleans | orleans days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Beignets early, the French Quarter before the heat, and jazz on Frenchmen Street. | Buskers ask for a dollar.
- The green streetcar to the Garden District, its cemetery wall, and a po'boy. | A ride costs little.
- A swamp by boat or the Whitney Plantation. Then gumbo, and a ferry over the river at dusk. | The ferry is nearly free.

# days-in-las-vegas | ordered | days in Las Vegas | vegas days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Walk the Strip from one free show to the next: fountains, gardens, canals. One show for money at night. | Fountains cost nothing.
- Red Rock Canyon in the morning, a pool in the heat, and the Neon Museum at dusk. | Take much water.
- Hoover Dam or Valley of Fire. End on old Fremont Street. | Set a sum to lose, or none.

# days-in-miami | ordered | days in Miami | miami days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Art Deco on Ocean Drive early, the beach till noon, neon at night. | The beach is free.
- Wynwood's walls, coffee in Little Havana, and the bay from a ferry or a garden called Vizcaya. | The street art costs nothing.
- The Everglades: alligators along a loop in Shark Valley. Or Key Biscayne. | Go before the heat.

# days-in-munich | ordered | days in Munich | munich days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Marienplatz and its bells, Saint Peter's tower, the market, and a beer garden. | You may bring your own food to most of them.
- The English Garden with its stream and meadows, then one museum, the old masters or the new. | On Sundays, state ones cost very little.
- Nymphenburg's park, or the train to Neuschwanstein, or the camp at Dachau in silence. | Dachau's memorial is free.

# days-in-milan | ordered | days in Milan | milan days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Up on the cathedral's roof, through the glass gallery, and past La Scala. | Turn on the bull's mosaic for luck.
- The Last Supper with a slot booked weeks ahead, the castle, and a drink by the canals. | The castle's yards are free.
- Brera's paintings, or a train to Lake Como or Bergamo. | Como is an hour away.

# days-in-naples | ordered | days in Naples | naples days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Spaccanapoli on foot, the veiled Christ with a booking, and a pizza folded in four. | The street is the museum.
- Pompeii or Herculaneum by the local train, early. Bring water. | Herculaneum is smaller and better kept.
- The museum with Pompeii's treasures, the underground city, and the sea wall at dusk. | The metro stops are art.

# days-in-dublin | ordered | days in Dublin | dublin days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Trinity and its Book of Kells, the castle garden with the Chester Beatty, and music in a pub. | The Chester Beatty is free.
- Kilmainham Jail with a booking, Phoenix Park's deer, and a brewery or distillery. | The deer are free.
- The train to Howth: a walk around the head, seals, and fish. | The walk costs nothing.

# days-in-copenhagen | ordered | days in Copenhagen | copenhagen days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Nyhavn early, the Round Tower, and Tivoli's lamps when it's open. | Nyhavn is free.
- By bike to Rosenborg, the guards at noon, and a swim in a harbor bath. | The baths are free in summer.
- The train to Louisiana's art by the sea, or Hamlet's castle. Or the street food on Reffen. | Sit on the right for the coast.

# days-in-krakow | ordered | days in Krakow | krakow days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The square, the bugle on the hour, Wawel's castle and its dragon. | The dragon spits fire for free.
- Auschwitz, with a place booked well ahead. Leave the evening empty. | Entry without a guide is free.
- Kazimierz with its synagogues, Schindler's factory, or the salt chapels of Wieliczka. | Zapiekanka is the late snack.

# days-in-seville | ordered | days in Seville | seville days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The cathedral and its ramps, the Alcazar with a slot, and tapas in Santa Cruz. | Some hours of the week are free.
- Plaza de Espana in the morning, Triana's tiles over the bridge, and flamenco at night. | The square costs nothing.
- The wooden mushrooms at sunset, Italica's arena, or the train to Cordoba. | Cordoba is forty five minutes away.

# days-in-mexico-city | ordered | days in Mexico City | mexico city days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The Zocalo, the Templo Mayor, and murals in the palaces. Tacos al pastor at night. | Many murals are free.
- The Museum of Anthropology, then Chapultepec, and Roma's trees. | On Sundays, it's free for residents.
- Teotihuacan's pyramids by bus, early. Or Frida's blue house and the boats of Xochimilco. | Take it slow, as the air is thin.

# days-in-marrakech | ordered | days in Marrakech | marrakech/marrakesh days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The Bahia Palace, the medersa, and lost in the souks till the square lights its smoke. | The square is free.
- Majorelle's blue at opening, a hammam, and mint tea on a roof. | Book the garden.
- The Atlas: a village, a waterfall, bread from an oven. Or the sea wind of Essaouira. | Go with others in one car.

# days-in-hanoi | ordered | days in Hanoi | hanoi days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Around Hoan Kiem Lake at dawn, the old quarter's trade streets, and egg coffee. | At dawn, all do gymnastics.
- The Temple of Literature, the mausoleum's garden, and the women's museum. Water puppets at night. | Cover knees for Ho Chi Minh.
- Ninh Binh's rivers between cliffs, by boat. Or Ha Long Bay, better with a night. | Ninh Binh is two hours away.

# days-in-osaka | ordered | days in Osaka | osaka days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- The castle's park, Kuromon market, and Dotonbori's neon crab. Eat until you drop. | The park is free.
- Shinsekai's tower, fried skewers, never dipped twice, and the view from Umeda. | Skewers have one rule.
- Nara's deer or Himeji's white castle by train. Or the aquarium with a whale shark. | Deer take crackers.

# days-in-toronto | ordered | days in Toronto | toronto days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Saint Lawrence Market, the Distillery's lanes, and the ferry to the Islands at dusk. | The view from the ferry is the best.
- Kensington and Chinatown on foot, the museum with its dinosaurs, and Queen Street. | Graffiti Alley is free.
- Niagara: the boat, the walk behind the water. | It takes the day.

# days-in-cape-town | ordered | days in Cape Town | cape town days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Table Mountain as soon as it's clear, then Bo-Kaap's colors and the sea at Sea Point. | The promenade is free.
- The Cape: Chapman's Peak, the point, and penguins at Boulders. | Baboons open doors.
- Robben Island with a former prisoner, or the vines of Constantia. Sunset on Signal Hill. | The hill costs nothing.

# days-in-taipei | ordered | days in Taipei | taipei days/day/hours/3-day/three-day/2-day/two-day (dc/city/town/in/itinerary/budget/on/plan/trip/cheap/cheaply/spend/visit/travel/guide/perfect/city/new/san/los/hong/see/time/timers/visitors/plan/planning/first-time/day/couple/couples/friends/solo)
- Longshan Temple, the old street of Dihua, and a night market. Up Elephant Mountain before sunset. | The hill is free.
- The Palace Museum with its cabbage of jade, hot springs in Beitou, and tea. | The public bath costs a coin.
- Jiufen's lanterns and Shifen's waterfall by train and bus. | Write a wish on a paper lantern, and see where they land.
`
