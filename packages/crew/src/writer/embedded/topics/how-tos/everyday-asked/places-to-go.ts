/** What there is to do in places that people travel to, for `readTopics`: what has stood there for long, without prices and hours. */
export const PLACES_TO_GO = `
# bangkok-to-do | how-to | spending a day or two in Bangkok | things to do in bangkok, best things to do in bangkok, what to do in bangkok, visit bangkok, bangkok travel guide, bangkok travel tips, bangkok itinerary, day in bangkok, weekend in bangkok, 24/48/72 hours in bangkok, one/two/three/2/3 day/days in bangkok | Tourism in Bangkok
> The river is often the fastest street. | Cover your knees, and the doors will open. | Dinner is on the sidewalk.
@ A long boat roars past, and the spray smells of the river and of lemongrass.
1 | golden spires | What should you see first in Bangkok? | See the Grand Palace in the morning | Be at the Grand Palace when it opens, before the heat and the groups. Cover your shoulders and knees. | The Emerald Buddha has its temple there. | Don't believe strangers who say it's closed.
2 | reclining Buddha | Where is the reclining Buddha? | Walk on to the reclining Buddha | In Wat Pho lies a Buddha forty six meters long, covered in gold. | A famous school of Thai massage is there, too. | It's close to the palace.
3 | river boat | How do you get around Bangkok? | Take the boat on the river | Ride the river boats. They cost little, there's a breeze, and the city passes by on both sides. | The streets stand still at five. | The skytrain and the metro cover much of the rest.
4 | temple tower | Where is the best sunset in Bangkok? | Cross over to Wat Arun in the evening | Take the ferry before sunset. The temple's tower is covered in porcelain, and it glows from across the water, too. | The ferry takes a few minutes. | Its steps are steep.
5 | street kitchen | Where do you eat in Bangkok? | Eat in Chinatown after dark | Go to Yaowarat Road, where kitchens on wheels cook until late. Choose one with a line. | Where many eat, the food is fresh. | Say so if you want it less hot.

# paris-to-do | how-to | spending a day or two in Paris | things to do in paris, best things to do in paris, what to do in paris, visit paris, paris travel guide, paris travel tips, paris itinerary, day in paris, weekend in paris, 24/48/72 hours in paris, one/two/three/2/3 day/days in paris, paris on a budget | Tourism in Paris
> The best of it is free. | See the tower. Don't queue for it. | Walk along the river once, end to end.
@ The bridge is empty, the bakery is open, and the stone turns pink.
1 | tower from square | Where do you see the Eiffel Tower best? | See the tower from across the river | Stand at the Trocadero after dark. The Eiffel Tower sparkles for some minutes on the hour. | From the tower itself you don't see it. | Early mornings there are quiet.
2 | glass pyramid | How do you visit the Louvre? | Choose three things in the Louvre | Pick three works, see them, and leave after two hours. No one has ever seen it all. | Tired eyes see nothing. | Book a time before you come.
3 | island church | Where did Paris begin? | Walk across the islands | Stroll over the two islands in the Seine, past Notre-Dame and the glass of the Sainte-Chapelle. | Paris grew from there. | Go when the sun shines through the glass.
4 | white dome | What is the best view for free? | Climb to Montmartre early | Go up in the morning. From the steps of the white church you see far over the city. | By noon it is full. | Keep a hand on your bag.
5 | picnic cloth | How do you eat cheaply in Paris? | Buy a picnic and sit by the water | Get bread, cheese and fruit at a market, and find a bench on the canal or the river. | Cafes cost more. | It's what people there do, too.

# rome-to-do | how-to | spending a day or two in Rome | things to do in rome, best things to do in rome, what to do in rome, rome travel guide, rome travel tips, rome itinerary, day in rome, weekend in rome, 24/48/72 hours in rome, one/two/three/2/3 day/days in rome | Tourism in Rome
> Bring a bottle. The city fills it. | Two thousand years stand open without a ticket. | Go to the fountain at six in the morning.
@ You turn a corner for an ice cream, and a temple stands there.
1 | arena | How do you see the Colosseum? | Book the Colosseum with the Forum | Reserve a morning slot. One ticket usually covers the Colosseum, the Forum and the hill beside them. | The queue without a ticket is long. | There's little shade.
2 | round hole | What is the Pantheon? | Stand under the hole of the Pantheon | The dome has been open to the sky for nearly two thousand years, and the rain falls in. | The floor has drains for it. | A disc of sunlight wanders through the room.
3 | fountain coins | When should you see the Trevi Fountain? | See the Trevi Fountain before breakfast | Get up early, because by ten you see only backs. A coin over the shoulder is said to bring you back. | The coins go to charity. | Bathing in it gets you a fine.
4 | painted ceiling | How long do the Vatican Museums take? | Give the Vatican half a day | Book a time, cover your shoulders and knees, and save your neck for the Sistine Chapel. | Saint Peter's is beside it. | Closing days differ, so look first.
5 | small table | Where do you eat in Rome? | Cross the river for dinner | In Trastevere, walk two streets away from the square, and look for a short menu. | Long menus with photos are mostly for tourists. | Dinner begins late.

# london-to-do | how-to | spending a day or two in London | things to do in london, best things to do in london, what to do in london, visit london, london travel guide, london travel tips, london itinerary, day in london, weekend in london, 24/48/72 hours in london, one/two/three/2/3 day/days in london, london on a budget, free things to do in london | Tourism in London
> The great museums cost nothing. | The best tour is a red bus with a number. | Stand on the right on the escalator.
@ The doors close, a voice says mind the gap, and you have arrived.
1 | museum hall | What is free in London? | Go to a great museum for an hour | Drop into the British Museum, the National Gallery or Tate Modern. Their collections are free. | You can leave without feeling guilty. | Special exhibitions do cost.
2 | bridge | What is the best walk in London? | Walk along the south bank | Start at Westminster and end at Tower Bridge. Theaters, a market and the river keep you company. | Most of the way has no cars. | It's about an hour without stops.
3 | market stall | Where do you eat in London? | Eat your way through Borough Market | Come to the stalls near London Bridge hungry, and before noon. | It's one of the oldest markets of the city. | Not every day is a full market day.
4 | red bus | How do you get around London? | Sit upstairs at the front of a bus | Touch your card, climb up, and watch the whole city pass by. | The Underground is faster and shows nothing. | Cash isn't taken.
5 | sky garden | Where is a free view of London? | Climb a hill or book a free roof | From Primrose Hill the skyline costs nothing. The Sky Garden is free, too, if you book ahead. | Paid towers are expensive. | Sunset slots go first.

# new-york-to-do | how-to | spending a day or two in New York | things to do in new york, best things to do in new york, things to do in nyc, what to do in new york, what to do in nyc, visit new york, new york travel guide, new york travel tips, new york itinerary, nyc itinerary, day in new york, weekend in new york, 24/48/72 hours in new york, one/two/three/2/3 day/days in new york, new york on a budget | Tourism in New York City
> The best boat ride costs nothing. | Look up, but keep walking. | The park is larger than Monaco.
@ Steam rises from the street, and a yellow car honks at nothing.
1 | orange ferry | How do you see the Statue of Liberty for free? | Ride the ferry to Staten Island | The orange ferry is free, runs day and night, and passes the Statue of Liberty. | The tours cost a lot. | Stand on the right side going out.
2 | bridge cables | From where do you walk over the Brooklyn Bridge? | Walk over the Brooklyn Bridge toward Manhattan | Start in Brooklyn, and the skyline lies ahead of you all the way. | It takes about half an hour. | Early morning is best.
3 | park path | What do you see in Central Park? | Get lost in Central Park | Go in at one end, aim for the Bow Bridge and the lake, and forget the map. | It's over eight hundred acres, all made by people. | Musicians play under the arches.
4 | raised railway | What is the High Line? | Walk the old railway above the street | The High Line is a garden on old train tracks, on the west side of Manhattan, and it's free. | Trains carried meat there once. | It ends near the Whitney Museum.
5 | pizza slice | What do you eat in New York? | Eat a slice standing up | Fold your pizza in half. Then it's a bagel for breakfast, and dumplings in Chinatown or Flushing. | It's one of the cheapest meals of the city. | Tips are expected where you sit.

# tokyo-to-do | how-to | spending a day or two in Tokyo | things to do in tokyo, best things to do in tokyo, what to do in tokyo, visit tokyo, tokyo travel guide, tokyo travel tips, tokyo itinerary, day in tokyo, weekend in tokyo, 24/48/72 hours in tokyo, one/two/three/2/3 day/days in tokyo, tokyo on a budget | Tourism in Tokyo
> Fourteen million people, and you can hear the birds. | The best lunch is in the cellar of a department store. | Stand, and let people out first.
@ The train stops on the mark, to the second, and nobody speaks.
1 | red lantern | What is the oldest temple of Tokyo? | Begin at the old temple of Asakusa | Senso-ji goes back to the seventh century. Come before the shops on its street open. | It's open day and night from outside. | The red lantern is the meeting point.
2 | crossing | Where is the famous crossing? | Cross at Shibuya, then watch from above | When the lights change, a thousand people or more may walk at the same time. | And they don't bump into each other. | The statue of the dog Hachiko stands beside it.
3 | forest gate | Where is it quiet in Tokyo? | Walk into the forest of Meiji Shrine | In the middle of the city, a hundred thousand trees stand, planted by hand a century ago. | You're a few minutes from Harajuku. | Bow at the gate, as others do.
4 | free tower | Where is a free view over Tokyo? | Go up the city hall for free | In Shinjuku, the elevator costs nothing, and on clear days you see Mount Fuji. | The towers charge for the same sky. | Winter mornings are the clearest.
5 | noodle bowl | How do you eat cheaply in Tokyo? | Buy lunch from a machine at the door | Press a button, hand over the ticket, and your noodles come within minutes. | Good food is cheap there. | Tips aren't expected.

# barcelona-to-do | how-to | spending a day or two in Barcelona | things to do in barcelona, best things to do in barcelona, what to do in barcelona, visit barcelona, barcelona travel guide, barcelona travel tips, barcelona itinerary, day in barcelona, 24/48/72 hours in barcelona, one/two/three/2/3 day/days in barcelona, weekend in barcelona | Tourism in Barcelona
> One man drew half of what you came for. | Lunch is late. Dinner is later. | Hold your bag in front.
@ The stone forest turns green and orange, because the sun stands in the window.
1 | stone forest | When should you see the Sagrada Familia? | Book the Sagrada Familia for a sunny hour | Go when the sun is out. Inside, the windows glow cool on one side and warm on the other. | It has been under construction since eighteen eighty two. | Without a ticket in advance you often stay outside.
2 | tile bench | What is there in Park Guell? | Sit on the tiled bench above the city | The bench is in Park Guell, which Gaudi built as a housing estate that no one wanted. | Only two houses were built. | Visitors need a ticket for the famous part.
3 | narrow lane | Where is the old town of Barcelona? | Lose your way in the Gothic Quarter | Wander through narrow lanes and small squares, with Roman walls in between. | Phones help little there. | Thieves like it, too.
4 | market fruit | Where do you eat in Barcelona? | Eat at the counter of a market | The Boqueria is the famous one. Smaller markets around town are calmer. | The cooks buy three steps away. | Come early, and there is room.
5 | bunker hill | Where is the best view of Barcelona? | Climb to the old bunkers by day | From the hill above Carmel you see the grid of the city, all the way down to the sea. | It's free. | Neighbors ask for quiet, and it closes in the evening.

# lisbon-to-do | how-to | spending a day or two in Lisbon | things to do in lisbon, best things to do in lisbon, what to do in lisbon, visit lisbon, lisbon travel guide, lisbon travel tips, lisbon itinerary, day in lisbon, weekend in lisbon, 24/48/72 hours in lisbon, one/two/three/2/3 day/days in lisbon | Tourism in Portugal
> Seven hills, and none of them is flat. | Wear shoes that grip. | The custard tart is eaten warm.
@ A yellow tram squeezes through a lane where laundry hangs.
1 | yellow tram | Should you ride tram twenty eight? | Ride the old tram early or not at all | By ten, the twenty eight is full. Other tram lines climb hills, too. | It was built for the steep, narrow streets. | Mind your pockets.
2 | viewpoint | Where are the viewpoints of Lisbon? | Go from viewpoint to viewpoint | The miradouros are free, and each one shows another side of the city. | Every hill has one. | At sunset there's often music.
3 | blue alley | What is Alfama? | Walk through Alfama without a map | The city's oldest quarter survived the earthquake of seventeen fifty five better than the rest. | Up leads to the castle, down to the river. | In the evening you hear fado.
4 | tower by water | What is there in Belem? | Spend a morning in Belem | See the tower and the monastery from the age when the ships left from there. | The monastery is carved like lace. | A train or tram takes you along the river.
5 | custard tart | What do you eat in Lisbon? | Eat a custard tart while it's warm | Stand at the counter, with cinnamon on top and a small coffee beside it. | They're said to come from that monastery. | Grilled sardines are for June.

# amsterdam-to-do | how-to | spending a day or two in Amsterdam | things to do in amsterdam, best things to do in amsterdam, what to do in amsterdam, visit amsterdam, amsterdam travel guide, amsterdam travel tips, amsterdam itinerary, day in amsterdam, 24/48/72 hours in amsterdam, one/two/three/2/3 day/days in amsterdam, weekend in amsterdam | Tourism in Amsterdam
> Look left, look right, and then look for the bike. | Some of the narrow houses lean on purpose. | Book the museum before the train.
@ A bell rings behind you, and you jump off the red lane.
1 | canal boat | How do you see the canals? | See the canals from the water | Take a small open boat if you can. The ring of canals is four hundred years old. | The gables look best from there. | Dusk is the best hour.
2 | hook on gable | Why do houses have hooks? | Look up at the hooks on the gables | The stairs are so narrow that furniture gets pulled up outside. Many fronts lean forward for that. | They're said to have been taxed by their width. | Some are barely wider than a door.
3 | starry painting | Which museums do you need to book? | Book the great museums weeks ahead | The Van Gogh Museum and the Anne Frank House only sell tickets for fixed times. | At the door there is mostly nothing left. | The Rijksmuseum is large enough for a rainy day.
4 | quarter lane | What is the Jordaan? | Spend an hour in the Jordaan | Look for small shops, brown cafes, and courtyards behind plain doors. | It was a quarter for workers once. | On Saturdays there is a market.
5 | bicycle | Should you rent a bike? | Rent a bike only if you ride well | Locals ride fast, and they don't stop for tourists. On foot, the center is small enough. | The ferry behind the station is free. | Never walk on the red lane.

# istanbul-to-do | how-to | spending a day or two in Istanbul | things to do in istanbul, best things to do in istanbul, what to do in istanbul, istanbul travel guide, istanbul travel tips, istanbul itinerary, day in istanbul, 24/48/72 hours in istanbul, one/two/three/2/3 day/days in istanbul, weekend in istanbul | Tourism in Turkey
> Breakfast in Europe, lunch in Asia. | Take the ferry, even if you have no aim. | Tea comes in a tulip.
@ Gulls follow the boat, and a child throws them bread.
1 | great dome | What is the Hagia Sophia? | Look up at the dome of Hagia Sophia | It was finished in five thirty seven as a church, and it's a mosque today. | For nearly a thousand years, no cathedral was larger. | Cover your shoulders and knees. Women cover their hair.
2 | blue tiles | When can you see the Blue Mosque? | Visit the Blue Mosque between prayers | It stands across the square, with six minarets and thousands of tiles. | It's free, and shoes come off. | Friday noon is for those who pray.
3 | underground columns | What is under Istanbul? | Go down into the sunken cistern | Below the street, hundreds of columns stand in water. Two of them rest on heads of Medusa. | It stored water for the palace. | It's cool on hot days.
4 | bazaar lane | How do you bargain in the bazaar? | Get lost in the Grand Bazaar | Bargain with a smile. The bazaar has thousands of shops and is over five hundred years old. | The first price is an invitation to talk. | The spice market is smaller.
5 | ferry | How do you get to Asia? | Take the ferry to the Asian side | In about twenty minutes, with a glass of tea, you cross from Europe to Asia. | It's the cheapest cruise of all. | Kadikoy has a fine market.

# greece-to-do | how-to | planning a trip to Greece | things to do in greece, greece travel guide, greece travel tips, greece itinerary, trip to greece, best places to visit in greece, which greek island, greek islands | Tourism in Greece
> There are thousands of islands. Choose two. | May and September belong to the clever. | Missing a ferry is part of it.
@ The ferry opens its huge mouth, and all scooters start at once.
1 | marble temple | How long do you need for Athens? | Give Athens two days | Climb to the Acropolis as soon as it opens, and see the museum below it at noon. | The marble glows, and there is no shade. | Evenings in the old quarter are mild.
2 | two islands | How many islands fit in a week? | Choose two islands a week at most | Every move costs half a day, and the wind decides about ferries. | Islands of one group lie close together. | Keep a spare day before your flight.
3 | white village | When should you go to Greece? | Go in May, June or September | The heat is kinder then, and the famous islands aren't so full. In September the sea is still warm. | In July and August it gets very hot. | In winter many places are closed.
4 | quiet bay | What are the alternatives to Santorini? | Trade one famous island for a quiet one | Naxos, Sifnos and Amorgos have white villages, too, and they're calmer. | Santorini and Mykonos are expensive. | Crete is large enough for two weeks.
5 | shared plates | How do you eat in Greece? | Order small plates for the whole table | Get salad, cheese, fish, whatever's fresh, and share all of it. | That's how people eat there. | Lunch is late, dinner later.

# bali-to-do | how-to | planning a trip to Bali | things to do in bali, best things to do in bali, what to do in bali, visit bali, bali travel guide, bali travel tips, bali itinerary, bali on a budget, trip to bali, bali travel guide on a budget | Tourism in Indonesia
> Bali has traffic. Nobody tells you. | Every day has a ceremony somewhere. | Stay in two places, not in six.
@ A small basket of flowers lies on the sidewalk, and you step around it.
1 | rice terrace | Where should you stay in Bali? | Split your time between hills and sea | Stay in Ubud for rice fields and temples, then in one place on the coast. | The roads are slow, so the map fools you. | Two bases are enough for ten days.
2 | dry season | When is the best time for Bali? | Go in the dry months | Bali is dry from about April to October. July and August are the fullest. | In the rainy months it tends to pour for hours, not days. | May and September are a good middle.
3 | sarong | How do you behave in a temple? | Take a sarong to the temples | Cover your legs and shoulders, and don't stand higher than the people who pray. | Balinese people wear one there, too. | On the day of silence nobody goes out.
4 | local kitchen | How do you save money in Bali? | Eat where the drivers eat | In a warung you get rice with a lot of things on top, for little money. | The beach clubs charge city prices. | Ask for the small portion of chili.
5 | helmet | Is renting a scooter safe? | Think twice about the scooter | Many visitors get hurt. Without the right license, insurance usually doesn't pay. | A car with a driver isn't expensive for two. | If you ride, wear a helmet.

# iceland-to-do | how-to | planning a trip to Iceland | things to do in iceland, iceland travel guide, iceland travel tips, iceland itinerary, trip to iceland, iceland on a budget, iceland in winter | Tourism in Iceland
> The weather changes every fifteen minutes, they say. | You can walk between two plates of the earth. | The hot tub is the pub.
@ The wind takes the car door, and the waterfall is louder than you.
1 | waterfall | What is the Golden Circle? | Begin with the Golden Circle | In one day you see a rift between two plates of the earth, a geyser that shoots up every few minutes, and the waterfall Gullfoss. | It's a day's round from Reykjavik. | Go round the other way to avoid the buses.
2 | black beach | What is on the south coast? | Follow the south coast to the ice | Drive past waterfalls and black beaches to a lagoon full of icebergs. | Keep far from the waves at Reynisfjara: they have killed people. | It's about five hours to the lagoon.
3 | green sky | When do you see northern lights in Iceland? | Come in the dark months for the lights | Northern lights show from September to about March. In June there's no night at all. | Clouds decide, so plan several nights. | Get away from the lamps of the town.
4 | steaming pool | Where do Icelanders bathe? | Go to the pool of a village | Nearly every town has a warm one outdoors, and it's where people meet. | It costs far less than the Blue Lagoon. | You wash without clothes before you go in.
5 | road sign | How do you drive in Iceland? | Ask the road before you drive | Look up the roads and the weather every morning. Tracks into the highlands need four-wheel drive, and are open only in summer. | Wind and sand damage cars. | Never drive off the road: moss takes decades.

# packing-for-the-north | how-to | packing for a trip to the north | what to pack for norway, pack for norway, pack for iceland, pack for scandinavia, packing list for norway, what to pack for a trip to norway, what to pack for iceland, what to pack for cold weather, cold weather packing list | Layered clothing
> There's no bad weather. There's cotton. | Three thin layers beat one thick one. | Pack a bathing suit. Yes, really.
@ It is June, the sun shines at midnight, and it hails.
1 | wool shirt | What do you wear next to the skin? | Put wool next to your skin | Wool stays warm when it's damp, and it smells less. Cotton gets wet and stays cold. | Two shirts are enough for a week. | Synthetic ones work, too.
2 | three layers | What are the three layers? | Pack three layers that fit together | Bring one dry layer for the skin, one warm one, and one against wind and rain. In winter, add a thick jacket, a hat and gloves. | You can take off one when you walk. | Air between them is what warms.
3 | rain jacket | What must not be missing? | Take a rain jacket with a hood | Leave the umbrella at home. On the coast, the rain comes from the side. | Bergen has rain on more than half of the days. | Rain trousers weigh little.
4 | sleep mask | What do people forget? | Pack a sleep mask and a bathing suit | In summer it barely gets dark, and there are saunas and fjords to swim in. | Curtains may be thin. | In winter, take a headlamp instead.
5 | boots | Which shoes do you need? | Bring one pair of broken-in boots | Wear your boots on the plane. They're the heaviest thing you have, and the most important. | New boots give blisters on the first day. | Thick socks for the cabin.

# cheap-flights | how-to | finding cheap flights | cheap flight hacks, flight hacks, travel hacks for flights | Air fare
> Be loyal to the price, not to the day. | The nearest airport isn't always the cheapest. | There's no magic Tuesday.
@ You reload the page, and it costs forty more.
1 | calendar grid | What makes flights cheaper? | Look at a whole month together | Open the month view of a search engine. One day earlier or later can save you a lot. | Demand makes the price, and Fridays are in demand. | Early flights are often cheaper.
2 | two airports | Which airport is cheapest? | Compare the airports around you | Check the airports near your home and near your destination. A bus ride can save a hundred dollars. | Cheap airlines use small airports. | Count the bus and the hour into it.
3 | alert bell | When should you book? | Set an alert, and book when it drops | Let the search engine tell you when the price falls. For short trips, one to three months ahead is often good. | Waiting for the last minute is a gamble. | The weekday on which you book makes little difference.
4 | small bag | What do cheap airlines charge for? | Count bags and seats before you compare | Add the suitcase and the seat to the price. Then the cheap ticket can cost more than an ordinary one. | They earn on what isn't in the price. | Measure your bag at home.
5 | own website | Where should you book? | Search anywhere, book with the airline | Use a comparison site to find the flight, then buy it from the airline. If it's canceled, you deal with one company, not two. | Middlemen can be slow to pay back. | The price is often the same.
`
