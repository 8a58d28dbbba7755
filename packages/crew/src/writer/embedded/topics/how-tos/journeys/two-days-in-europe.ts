/** Two days in cities of Europe that travelers ask for, for `readTopics`: what has stood for long, without prices and hours, but with the days that are closed. */
export const TWO_DAYS_IN_EUROPE = `
# porto-two-days | how-to | spending a day or two in Porto | 24/48/72 hours in porto, one/two/three/2/3 day/days in porto, day/weekend in porto, things/what to do/see in porto, visit porto, trip to porto, porto itinerary, porto travel/city guide/tips, spend time in porto | Porto
> The bridge has two decks, and you want both. | Port wine sleeps on the other side. | It goes uphill, and it is worth it.
@ Blue tiles, wet stones, and the river far below.
1 | tiled station hall | Where do you begin in Porto? | See the blue tiles of Sao Bento station | On the first morning, begin in the hall of Sao Bento station. Some twenty thousand blue and white tiles tell the country's history. | It is a working station, and free. | Climb the Clerigos tower next, before the queue.
2 | iron bridge | What do you do in the afternoon? | Walk over the Dom Luis bridge, high up | On the first afternoon, walk over the Dom Luis bridge on its upper deck, high above the river, to Vila Nova de Gaia. | Trams share the upper deck, so look around. | The lower deck brings you back.
3 | wine cellar | Where is port wine kept? | Taste port in a cellar across the river | Visit one of the cellars in Vila Nova de Gaia, where port wine ages, then walk back on the lower deck to Ribeira, the old quarter by the water. | The wine comes from the Douro valley. | Book a tour, and eat something first.
4 | market hall | How do you begin the second day? | Walk through the Bolhao market | On the second morning, walk through the Bolhao market, and then to the Chapel of Souls with its walls of blue tiles. | Stands are closed on Sundays. | Both lie close together.
5 | lighthouse waves | Where is the sunset in Porto? | Ride to the sea at Foz | On the second evening, follow the river to Foz, where it meets the Atlantic, and watch the sun go down. | An old tram runs along the river. | Stay off the pier when waves are high.

# madrid-two-days | how-to | spending a day or two in Madrid | 24/48/72 hours in madrid, one/two/three/2/3 day/days in madrid, day/weekend in madrid, things/what to do/see in madrid, visit madrid, trip to madrid, madrid itinerary, madrid travel/city guide/tips, spend time in madrid | Madrid
> Nobody eats dinner before nine. | Two hours of paintings, and then a boat. | The bear and the tree know the way.
@ It is eleven at night, and children play in the square.
1 | painting hall | Where do you begin in Madrid? | Choose ten pictures in the Prado | On the first morning, go to the Prado at opening, and choose ten pictures: Las Meninas, Goya, Bosch. | Nobody can see it all in a day. | Book a time ahead.
2 | park pond | Where do you rest in Madrid? | Row on the lake in Retiro | On the first afternoon, walk over to the Retiro park, row a boat on its lake, and lie in the shade of its old trees. | It is a few minutes from the Prado. | Madrid is hot in July and August.
3 | tapas bar | Where do you eat in Madrid? | Eat from bar to bar | On the first evening, go to La Latina, and order one small thing in each bar. | Dinner starts at nine or later. | Cava Baja is the street of tapas.
4 | royal palace | What do you see on the second day? | See the Royal Palace and the Plaza Mayor | On the second morning, see the Royal Palace, then walk by the Plaza Mayor to the Puerta del Sol. | A stone in the pavement there is kilometer zero of Spain's main roads. | It all lies within half an hour on foot.
5 | temple at dusk | Where does the sun go down? | Wait for sunset at Debod | On the second evening, see the sunset at the Temple of Debod, a gift from Egypt, rebuilt stone by stone. | From the edge of the park you see the Royal Palace. | Come early, since others know it.

# copenhagen-two-days | how-to | spending a day or two in Copenhagen | 24/48/72 hours in copenhagen, one/two/three/2/3 day/days in copenhagen, day/weekend in copenhagen, things/what to do/see in copenhagen, visit copenhagen, trip to copenhagen, copenhagen itinerary, copenhagen travel/city guide/tips, spend time in copenhagen | Copenhagen
> Rent a bike, and you belong. | The famous statue is small. | The harbor is clean enough to swim in.
@ A bell rings behind you, and forty bicycles pass.
1 | colored harbor houses | Where do you begin in Copenhagen? | See Nyhavn before the crowd | On the first morning, see Nyhavn early, with its colored houses, and take a boat from there through the canals. | Hans Christian Andersen lived here. | Covered boats run in the cold, too.
2 | spiral tower | What do you climb? | Walk up the Round Tower | On the first afternoon, walk up the Round Tower. Instead of stairs, a broad ramp winds to the top. | It was built for stargazers in the seventeenth century. | Stroget, the long shopping street, is around the corner.
3 | garden lights | What do you do in the evening? | Go to Tivoli, if open | On the first evening, go to Tivoli, an amusement park in the middle of the city that opened in eighteen forty three. | It lights up after dark. | It closes between seasons, so look it up.
4 | city bikes | How do you get around? | Ride a bike to the castles | On the second morning, ride to Rosenborg castle with the crown jewels, and on to Amalienborg, where the guards change at noon. | Keep right, and show your turns by hand. | Wait for the bike light.
5 | harbor bath | What do locals do? | Swim in a watched harbor bath | On the second afternoon, swim in a harbor bath in summer, or sit by the water with a smorrebrod, an open sandwich. | The harbor was cleaned up over many years. | Swim only where it is marked and watched.

# stockholm-two-days | how-to | spending a day or two in Stockholm | 24/48/72 hours in stockholm, one/two/three/2/3 day/days in stockholm, day/weekend in stockholm, things/what to do/see in stockholm, visit stockholm, trip to stockholm, stockholm itinerary, stockholm travel/city guide/tips, spend time in stockholm | Stockholm
> Fourteen islands, and a ferry for each mood. | A ship sank within sight of the crowd, and became a museum. | Coffee has its own word.
@ Water on the left, water on the right, and cinnamon in the air.
1 | narrow old lane | Where do you begin in Stockholm? | Get lost in Gamla Stan | On the first morning, walk through Gamla Stan, the old town, early. Its narrowest lane is less than a meter wide. | The royal palace stands at its edge. | Cobbles want flat shoes.
2 | old warship | Which museum should you see? | Stand before the Vasa ship | On the first afternoon, see the Vasa, a warship that sank in the harbor on its first trip in sixteen twenty eight, and was raised whole after three centuries. | Almost all of it is original. | Come by ferry to Djurgarden.
3 | coffee and bun | What is fika? | Take a fika: coffee and a bun | Sit down for fika, a break with coffee and a cinnamon bun. | It is done every day. | Nobody takes it standing.
4 | island boat | What do you do on the second day? | Take a boat to the archipelago | On the second morning, take a boat to one of the islands. There are thousands of them, and some are an hour away. | Vaxholm is an easy one. | Look up the last boat back.
5 | cliff view | Where is the best view? | Walk along the cliffs of Sodermalm | On the second evening, walk up to Monteliusvagen on Sodermalm, and look over the water to the city hall. | In June it stays light nearly all night. | In December the sun sets before three.

# dublin-two-days | how-to | spending a day or two in Dublin | 24/48/72 hours in dublin, one/two/three/2/3 day/days in dublin, day/weekend in dublin, things/what to do/see in dublin, visit dublin, trip to dublin, dublin itinerary, dublin travel/city guide/tips, spend time in dublin | Dublin
> The best show is at the next table. | A book that monks painted by hand. | Take a coat, also in July.
@ A fiddle begins, and a stranger makes room for you.
1 | old library | Where do you begin in Dublin? | See the Book of Kells at Trinity College | On the first morning, visit Trinity College, and see the Book of Kells, painted by monks some twelve hundred years ago. | The old library is being restored, so look up what is shown. | Book a time.
2 | georgian doors | Where do you stroll? | Walk the squares and colored doors | On the first afternoon, walk by Merrion Square with its colored doors, and sit in Saint Stephen's Green. | In Merrion Square, Oscar Wilde lies on a rock, in colored stone. | The national museums nearby are free.
3 | pub music | Where is the music? | Hear a session in a pub | On the first evening, look for a session, where musicians sit at a table and play for themselves, in Smithfield or Stoneybatter. | In Temple Bar it is louder and dearer. | Do not talk over the singer.
4 | prison hall | What tells of Ireland's history? | See the prison of Kilmainham | On the second morning, see Kilmainham Gaol, the prison where leaders of the rising of nineteen sixteen were shot. | It explains the country better than any pub. | Tickets go early.
5 | cliff path | How do you get to the sea? | Take the train to Howth | On the second afternoon, take the coastal train to Howth, and walk the path on the cliffs. | Seals often wait in the harbor. | Keep away from the edge in wind.

# brussels-two-days | how-to | spending a day or two in Brussels | 24/48/72 hours in brussels, one/two/three/2/3 day/days in brussels, day/weekend in brussels, things/what to do/see in brussels, visit brussels, trip to brussels, brussels itinerary, brussels travel/city guide/tips, spend time in brussels | Brussels
> The waffle comes without the ten toppings. | The famous boy is hardly knee high. | Look up: there are comics on the walls.
@ Gold on the houses, and warm sugar in the air.
1 | golden square | Where do you begin in Brussels? | Stand in the Grand Place | On the first morning, see the Grand Place early, and again after dark, when the gold of the guild houses is lit. | French guns shot it to ruins in sixteen ninety five, and it was rebuilt within years. | The tower of the town hall survived.
2 | comic wall | What do you look for in the streets? | Follow the comic walls | On the first afternoon, walk from one painted wall to the next. Tintin and others climb on the houses. | Comics are an art in Belgium. | Manneken Pis, the peeing boy, is on the way.
3 | paper cone of fries | What do you eat in Brussels? | Eat fries, waffles and mussels | Eat fries from a paper cone, a waffle with sugar only, and mussels in a pot. | Fries are fried twice here. | Where waiters call you in from the street, it is for tourists.
4 | giant atom | What is the Atomium? | Ride out to the Atomium | On the second morning, take the metro to the Atomium, an iron crystal enlarged a hundred and sixty five billion times. | It was built for the world's fair of nineteen fifty eight. | Some of the spheres can be entered.
5 | iron staircase | What is art nouveau in Brussels? | See a house by Victor Horta | On the second afternoon, see the house of Victor Horta, whose iron railings curl like plants. | Art nouveau houses were born in this city. | Book ahead: on many days it opens only after noon.

# munich-two-days | how-to | spending a day or two in Munich | 24/48/72 hours in munich, one/two/three/2/3 day/days in munich, day/weekend in munich, things/what to do/see in munich, visit munich, trip to munich, munich itinerary, munich travel/city guide/tips, spend time in munich | Munich
> The park is bigger than New York's. | You may bring your own bread. | At eleven, the clock dances.
@ Chestnut trees, gravel under the table, and a brass band far away.
1 | dancing clock | Where do you begin in Munich? | Watch the clock on Marienplatz | On the first morning, be on Marienplatz at eleven, when the figures in the town hall's tower turn. Then climb Saint Peter's for the view. | On clear days you see the Alps. | There are some three hundred steps.
2 | food market | Where do you eat at noon? | Eat at the Viktualienmarkt | Walk to the Viktualienmarkt, buy bread, cheese and sausage, and sit below the chestnuts. | White sausages are eaten before noon, by custom, and without their skin. | The market is closed on Sundays.
3 | meadow and pagoda | Where do people rest in Munich? | Lie in the English Garden | On the first afternoon, walk through the English Garden to the Chinese tower, and lie on the grass by the stream. | It is larger than Central Park in New York. | The water is cold and fast, so stay on the bank.
4 | palace park | What do you do on the second day? | Visit Nymphenburg palace | On the second morning, take the tram to Nymphenburg, the summer palace, and walk around its canal. | Swans live there. | The park is free.
5 | beer garden | How does a beer garden work? | Sit in a beer garden | On the second evening, sit in a beer garden. Where the tables have no cloth, you may bring your own food, but not your drinks. | That right is two centuries old. | Bring cash, to be safe.

# milan-two-days | how-to | spending a day or two in Milan | 24/48/72 hours in milan, one/two/three/2/3 day/days in milan, day/weekend in milan, things/what to do/see in milan, visit milan, trip to milan, milan itinerary, milan travel/city guide/tips, spend time in milan | Milan
> You can walk on the roof of the cathedral. | A painting for fifteen minutes. | A drink comes with something to eat.
@ Marble above you, and a city below.
1 | cathedral roof | Where do you begin in Milan? | Walk on the cathedral's roof | On the first morning, walk among the spires on the roof of the Duomo. It took nearly six centuries to build. | A golden Madonna stands on top. | Cover shoulders and knees.
2 | glass arcade | What is beside the cathedral? | Stroll through the Galleria to La Scala | Go through the Galleria, an arcade of glass and iron, to the opera house La Scala. | People spin with a heel on the bull in the floor, for luck. | Looking costs nothing.
3 | canal evening | Where do you go in the evening? | Have an aperitivo on the canals | On the first evening, go to the Navigli, the old canals, for an aperitivo: a drink that comes with something to eat. | Marble for the cathedral came by canal. | It begins around seven.
4 | last supper | How do you see the Last Supper? | See the Last Supper, booked early | On the second morning, see Leonardo's Last Supper on the wall of a monks' dining room. Groups are small, and stay fifteen minutes. | Tickets are gone weeks before, and it is closed on Mondays. | Leonardo painted on dry plaster, and so it began to crumble.
5 | castle park | What do you do without a ticket? | Walk through the Sforza castle | On the second afternoon, walk through the courts of the Sforza castle to the park behind. | Michelangelo's last, unfinished work is inside. | The courts are free.

# florence-two-days | how-to | spending a day or two in Florence | 24/48/72 hours in florence, one/two/three/2/3 day/days in florence, day/weekend in florence, things/what to do/see in florence, visit florence, trip to florence, florence itinerary, florence travel/city guide/tips, spend time in florence | Florence
> The dome was built without a frame beneath. | Climb it, or see it from across the river. | Eat standing up.
@ The bells begin, and the whole city turns pink.
1 | red dome | Where do you begin in Florence? | Climb the cathedral's dome | On the first morning, climb Brunelleschi's dome, four hundred and sixty three steps, with a time that you booked. | It was built without a scaffold from the ground. | From the bell tower beside it, you see the dome itself.
2 | marble statue | Where is the real David? | See David in the Accademia | On the first afternoon, see Michelangelo's David, more than five meters tall, in the Accademia. | The one on the square is a copy. | On Mondays, both the Accademia and the Uffizi are closed.
3 | sunset terrace | Where is the best sunset? | Climb to Piazzale Michelangelo | On the first evening, walk over the river and up to Piazzale Michelangelo, before the sun goes down. | The church above is quieter. | Half of the city sits on the stairs.
4 | gallery corridor | How do you see the Uffizi? | See the Uffizi at opening | On the second morning, see the Uffizi at opening: Botticelli's Venus, Leonardo, Caravaggio. Choose ten rooms. | Book a time. | Uffizi means offices.
5 | goldsmith bridge | What do you do last? | Cross the Ponte Vecchio | On the second afternoon, cross the Ponte Vecchio, where goldsmiths have sat for over four centuries, to the Boboli gardens. | Before them there were butchers. | The crafts live on behind it, in Oltrarno.

# naples-two-days | how-to | spending a day or two in Naples | 24/48/72 hours in naples, one/two/three/2/3 day/days in naples, day/weekend in naples, things/what to do/see in naples, visit naples, trip to naples, naples itinerary, naples travel/city guide/tips, spend time in naples | Naples
> Two kinds of pizza, and no discussion. | A city lies under the city. | The volcano watches.
@ A scooter, a shrine, a shout, and the smell of coffee.
1 | straight old street | Where do you begin in Naples? | Walk down Spaccanapoli | On the first morning, walk down Spaccanapoli, the straight street that cuts the old town, and look into the courtyards. | Its line is from the ancient Greeks. | Keep bags closed, and in front.
2 | veiled statue | What should you not miss? | See the Veiled Christ | On the first afternoon, see the Veiled Christ in the Sansevero chapel. The veil is of marble as well. | People thought it was magic. | Book ahead: it is closed on Tuesdays.
3 | pizza oven | What do you eat in Naples? | Eat a margherita, folded or flat | On the first evening, eat a pizza, margherita or marinara, baked in about ninety seconds. | Queues are long, but quick. | The crust is soft, on purpose.
4 | buried street | What do you see on the second day? | Take the train to Pompeii | On the second morning, take the train to Pompeii or to the smaller Herculaneum, buried in the year seventy nine. | The best finds are in the museum of Naples. | Bring water, a hat and good shoes.
5 | sea castle | Where does the second day end? | Walk along the bay of Naples | On the second evening, walk along the bay by the castle on the water, with Vesuvius across. | The poet Virgil is said to have hidden an egg in it. | Families stroll here on Sundays.

# athens-two-days | how-to | spending a day or two in Athens | 24/48/72 hours in athens, one/two/three/2/3 day/days in athens, day/weekend in athens, things/what to do/see in athens, visit athens, trip to athens, athens itinerary, athens travel/city guide/tips, spend time in athens | Athens
> Go up at eight, or late in the day. | The museum stands on a ruin, with a floor of glass. | The hill without a ticket has the best view.
@ White stone above you, and cats in the shade.
1 | acropolis | How do you visit the Acropolis? | Be at the Acropolis at opening | On the first morning, be at the Acropolis when it opens, with water, a hat, and shoes that grip. | The marble is slippery. | In great heat it can close at noon. Book a time.
2 | glass floor | What explains the Acropolis? | Cool down in the Acropolis Museum | On the first afternoon, see the Acropolis Museum below. Its glass floor shows the ruins of an old neighborhood. | Five of the six marble maidens of the Erechtheion stand inside. | The ones up on the rock are copies.
3 | whitewashed lane | Where do you go in the evening? | Climb through Plaka to Anafiotika | On the first evening, walk through Plaka, and up to Anafiotika, a handful of white houses as on an island. | Builders from Anafi made them. | People live there, so be quiet.
4 | old marketplace | What is on the second day? | Walk through the ancient Agora | On the second morning, walk through the Agora, the market where Socrates talked, and see the temple of Hephaestus, one of the best kept of Greece. | It is cooler and emptier. | For lunch, the central market is near.
5 | hill at sunset | Where is the sunset? | Watch the sunset from Philopappou hill | On the second evening, walk up Philopappou hill and look across to the Parthenon, down to the sea. | It is free. | Lycabettus is higher.

# krakow-two-days | how-to | spending a day or two in Krakow | 24/48/72 hours in krakow, one/two/three/2/3 day/days in krakow, day/weekend in krakow, things/what to do/see in krakow, visit krakow, trip to krakow, krakow itinerary, krakow travel/city guide/tips, spend time in krakow | Krakow
> A trumpet stops in the middle of its tune. | One of the biggest squares of the Middle Ages. | Give one day to remembering.
@ It is the full hour, and everybody looks up.
1 | trumpeter tower | Where do you begin in Krakow? | Hear the trumpet on the square | On the first morning, stand on the main square at the full hour. A trumpeter plays from Saint Mary's tower, and breaks off. | The legend says that an arrow hit him. | The carved altar inside is by Veit Stoss.
2 | castle dragon | What is on Wawel hill? | Climb Wawel hill to castle and cathedral | On the first afternoon, walk along the Royal Road to Wawel, with castle and cathedral, where Poland's kings lie. | Below, a metal dragon spits fire. | Rooms have their own tickets.
3 | candle cafe | Where do you go in the evening? | Eat in Kazimierz | On the first evening, eat in Kazimierz, the old Jewish quarter, with synagogues and small cafes. | On Plac Nowy they sell zapiekanka, long toasts with mushrooms and cheese. | It is a walk of twenty minutes from the square.
4 | factory museum | What do you see of the war? | See Schindler's factory | On the second morning, see the museum in Oskar Schindler's factory, which tells of Krakow under the German occupation. | Book ahead. | Auschwitz is a day of its own: quiet clothes, and no selfies.
5 | salt chapel | What lies under the earth? | Go down to the salt mine | On the second afternoon, take a tour in the mine of Wieliczka, where a chapel and its chandeliers are of salt. | It is cool down there, so bring a jacket. | There are hundreds of steps down.

# dubrovnik-two-days | how-to | spending a day or two in Dubrovnik | 24/48/72 hours in dubrovnik, one/two/three/2/3 day/days in dubrovnik, day/weekend in dubrovnik, things/what to do/see in dubrovnik, visit dubrovnik, trip to dubrovnik, dubrovnik itinerary, dubrovnik travel/city guide/tips, spend time in dubrovnik | Dubrovnik
> The wall is the city. | Go when the ships are away. | Cats own the stairs.
@ Orange roofs to the left, blue to the right.
1 | city wall | Where do you begin in Dubrovnik? | Walk the wall at opening | On the first morning, walk the city wall at opening. It is nearly two kilometers long, and there is no shade. | By noon it is full and hot. | Bring water and a hat.
2 | marble street | What is inside the wall? | Walk the side lanes off Stradun | On the first afternoon, leave the Stradun, the polished main street, for the lanes with stairs on both sides. | The old pharmacy in the monastery dates from thirteen seventeen. | The marble is slick in rain.
3 | kayak by walls | What do you do in the evening? | See the walls from the water | On the first evening, paddle with a guide around the wall, in a kayak. | The light is soft then. | Wear the life vest.
4 | green island | Where do you swim? | Take the boat to Lokrum | On the second morning, take the small ferry to Lokrum, an island with peacocks and rocks to swim from. | Nobody may stay overnight, so look up the last boat. | In winter it does not run.
5 | hill view | Where is the sunset? | Go up Mount Srd | On the second evening, go up Mount Srd by cable car or on foot, to see the city and the islands. | If you walk, take water, since there is little shade. | Stay on the marked path.

# seville-two-days | how-to | spending a day or two in Seville | 24/48/72 hours in seville, one/two/three/2/3 day/days in seville, day/weekend in seville, things/what to do/see in seville, visit seville, trip to seville, seville itinerary, seville travel/city guide/tips, spend time in seville | Seville
> Three in the afternoon is for shade. | They say that riders went up this tower. | The oranges in the streets are too bitter to eat.
@ Heels on wood, a guitar, and then silence.
1 | palace tiles | Where do you begin in Seville? | See the Alcazar at opening | On the first morning, see the Alcazar, a palace of tiles, arches and gardens, still used by Spain's royal family. | Moorish craftsmen built much of it for a Christian king. | Book a time.
2 | tower ramp | What do you climb? | Walk up the Giralda by its ramps | Next, walk up the Giralda, once a minaret, now the cathedral's tower. Thirty five ramps lead almost to the top. | It is said that one could ride up. | Columbus has his tomb inside the cathedral.
3 | flamenco dancer | Where do you see flamenco? | See flamenco in a small room | On the first evening, see flamenco in a small room in Triana or Santa Cruz. | Close up you hear the breath. | No phones during the song.
4 | tiled square | What is the Plaza de Espana? | Sit on the tiles of the Plaza de Espana | On the second morning, go early to the Plaza de Espana, a half circle with tiled benches for Spain's provinces. | It was built for the fair of nineteen twenty nine. | The park beside it is shady.
5 | wooden roof | Where does the last evening end in Seville? | Eat tapas, late | On the second evening, walk under the wooden waves of Las Setas, then eat tapas around Alfalfa after nine. | Summers reach forty degrees, so rest at noon. | Share everything.
`
