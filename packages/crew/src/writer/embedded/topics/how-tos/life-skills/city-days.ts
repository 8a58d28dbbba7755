/** Days in cities that travelers ask for, and what not to do there, for `readTopics`. No prices and no opening hours. */
export const CITY_DAYS = `
# day-in-vienna | how-to | spending a day in Vienna | one/two/three/four day in vienna, one/two/three/four days in vienna, 1/2/3/4 day in vienna, 1/2/3/4 days in vienna, 24/48 hours in vienna, weekend in vienna, day in vienna, spend day in vienna, visit vienna, trip to vienna, vienna itinerary, vienna travel tips, vienna travel guide, vienna on budget, things to do in vienna, what to see in vienna | Vienna
> The coffee takes three hours, and that is the point. | You can hear the opera standing. | Walk the ring, and you have seen an empire.
@ The tram bends around the ring, and a horse looks at you.
1 | palace garden | Where do you begin in Vienna? | Begin at Schoenbrunn, in the gardens | Begin at Schoenbrunn palace early, and climb the gardens to the arch on the hill. | The park is free, and the city lies below. | Book the rooms for a fixed time.
2 | cathedral roof | What is in the center? | Walk from St Stephen's to the Hofburg | Start at the cathedral with the tiled roof and stroll to the winter palace of the emperors. | It's fifteen minutes, with a century in each. | Look into the courtyards.
3 | coffee tray | Where do you rest? | Sit in an old coffee house | Take a newspaper and a table. A glass of water comes with the coffee. | You may stay for hours with one cup. | Ask for a melange and apple strudel.
4 | golden painting | Which picture do people come for? | See The Kiss at the Belvedere | See Klimt's Kiss at the Upper Belvedere. | Its gold is real leaf. | The view from the palace was painted by Canaletto's nephew.
5 | opera at night | How do you hear music cheaply? | Stand at the opera for little money | Stand at the State Opera for little money. Standing tickets are sold for nearly every evening. | Tie a scarf to the rail to keep your place. | Look up how they are sold now.

# day-in-prague | how-to | spending a day in Prague | one/two/three/four day in prague, one/two/three/four days in prague, 1/2/3/4 day in prague, 1/2/3/4 days in prague, 24/48 hours in prague, weekend in prague, day in prague, spend day in prague, visit prague, trip to prague, prague itinerary, prague travel tips, prague travel guide, prague on budget, things to do in prague, what to see in prague | Prague
> At six in the morning, the bridge is yours. | The clock strikes, and everybody looks at phones. | Change no money in the street.
@ Fog over the river, thirty statues, and your steps.
1 | empty bridge | When is Charles Bridge beautiful? | Cross Charles Bridge at sunrise | Be on the bridge before the crowds, alone with its thirty statues. | At noon you see only backs. | The tower on the old town side has a fine view.
2 | castle hill | How do you see the castle? | Walk down from the castle, and not up | Take the tram up to Prague Castle, see St Vitus, and walk down the old steps. | It saves your knees for the evening. | Queues are shorter late in the day.
3 | astronomical clock | What about the famous clock? | Watch the crowd at the clock | See the astronomical clock, whose oldest parts date from fourteen ten, at the full hour. The show is short, and pickpockets like it. | Its face shows sun, moon and stars. | The tower behind it has the square below it.
4 | quiet island | Where is it quiet? | Rest on Kampa island or at Vysehrad | Rest on Kampa, or walk on the walls of Vysehrad above the river. | There the locals sit. | Vysehrad has Dvorak's grave.
5 | banknotes | What do you look out for? | Change no money in the street | Pay in Czech crowns, by card or with cash from a bank's machine. | Street changers hand over notes of other countries. | Say no when a machine offers to convert.

# days-in-berlin | how-to | spending some days in Berlin | one/two/three/four day in berlin, one/two/three/four days in berlin, 1/2/3/4 day in berlin, 1/2/3/4 days in berlin, 24/48 hours in berlin, weekend in berlin, day in berlin, spend day in berlin, visit berlin, trip to berlin, berlin itinerary, berlin travel tips, berlin travel guide, berlin on budget, things to do in berlin, what to see in berlin | Berlin
> The city has no center. It has ten. | A bus for a ticket shows you half of it. | The wall is thin, and still everywhere.
@ You stand with one foot in the east, and one in the west.
1 | gate and glass dome | Where do you begin in Berlin? | Walk from the Reichstag to the gate | Walk from the Reichstag's dome, which you book ahead, to the Brandenburg Gate and the field of stones for the murdered Jews. | All three lie within a short walk. | Don't climb on the stones.
2 | wall strip | Where do you see the wall? | See the wall at Bernauer Strasse | On Bernauer Strasse, a strip with a tower and the death zone is kept. For the painted wall, go to the East Side Gallery. | Here you understand what it was. | Both are free.
3 | museum island | Which museums? | Choose one house on Museum Island | Pick one of the five. The bust of Nefertiti is in the Neues Museum. | Tired eyes see nothing. | Parts are closed for years, so look it up.
4 | old airfield | Where do Berliners go? | Go to Tempelhof field at evening | Go to Tempelhof, the old airport, in the evening. People skate on the runway, and grill in marked areas. | Few cities have such a park. | Bring a blanket.
5 | yellow bus | How do you get around? | Take bus one hundred like a tour | Ride from the zoo to Alexanderplatz, past many of the sights, on a normal ticket. | Sit upstairs in front. | Stamp paper tickets.

# days-in-budapest | how-to | spending some days in Budapest | one/two/three/four day in budapest, one/two/three/four days in budapest, 1/2/3/4 day in budapest, 1/2/3/4 days in budapest, 24/48 hours in budapest, weekend in budapest, day in budapest, spend day in budapest, visit budapest, trip to budapest, budapest itinerary, budapest travel tips, budapest travel guide, budapest on budget, things to do in budapest, what to see in budapest | Budapest
> Two cities, one river, and hot water below. | See parliament from the other side. | Men play chess in the bath.
@ Steam rises from the bath, and an old man says checkmate.
1 | castle view | Where do you begin in Budapest? | Start on the hill of Buda | Be at Fisherman's Bastion early. The parliament lies right across the river. | Morning light is on it. | Walk down, and cross the Chain Bridge.
2 | parliament front | What is in Pest? | Walk along the river to the iron shoes | From parliament, follow the bank to the shoes. They remember people, most of them Jews, who were shot there in the war. | People fall quiet there. | Tours of parliament have to be booked.
3 | steaming bath | Which bath do you choose? | Bathe at Szechenyi or Rudas | Bathe at Szechenyi, yellow and open to the sky, or at Rudas below a Turkish dome. | The water is hot from deep below. | Bring sandals and a towel.
4 | market hall | Where do you eat? | Eat langos in a market hall | Eat langos, fried dough with sour cream and cheese, in a market hall. | It's what locals eat on their feet. | Go before noon.
5 | old courtyard | What do you do at night? | Look into a ruin bar | Go to the old Jewish quarter for a drink, then ride tram two along the river. | The lit bridges are the real show. | Check the price list, and don't follow strangers.

# day-in-venice | how-to | spending a day in Venice | one/two/three day in venice, one/two/three days in venice, 1/2/3 day in venice, 1/2/3 days in venice, 24/48 hours in venice, weekend in venice, day in venice, spend day in venice, visit venice, trip to venice, venice itinerary, venice travel tips, venice travel guide, venice on budget, things to do in venice, what to see in venice | Venice
> Get lost. On an island, you are never far off. | Venice begins at seven in the evening. | You're standing in the middle of the bridge. So is everybody.
@ The last day visitors leave, and you hear water.
1 | early square | When do you see St Mark's? | Be on St Mark's Square before eight | Come early, or after dark. In between, the square is as full as a train station. | In the morning light it is nearly empty. | Feeding the pigeons is forbidden.
2 | boat line | How do you see the Grand Canal? | Ride boat line one down the Grand Canal | Take the slow water bus the whole way, and stand at the front. | The water bus is the gondola of the locals. | A day ticket pays after a few rides.
3 | traghetto | Is there a cheap gondola? | Cross by traghetto instead of a gondola | Cross the canal by traghetto, a plain gondola that works as a ferry. | It takes two minutes, and some stand. | For a tour, ask for the fixed price first.
4 | small glass | Where do you eat? | Eat small bites standing at a bar | Eat cicchetti, small bites, standing at a bar in Cannaregio, with a small wine. | At the table the bill grows. | Flee menus with photos.
5 | suitcase wheels | What do you look up before? | Look up the entry fee and the high water | Look up whether your day needs a fee for day visitors, and whether high water comes. | The rules for the fee have changed often. | Sleep one night, and you have the city alone.
5 | step on bridge | What annoys Venetians? | Don't sit on steps, and keep right | Don't sit or eat on steps and bridges, keep to the right in alleys, and don't swim. | The alleys are their streets to work. | There are fines.

# day-in-dubai | how-to | spending a day in Dubai | one/two/three/four day in dubai, one/two/three/four days in dubai, 1/2/3/4 day in dubai, 1/2/3/4 days in dubai, 24/48 hours in dubai, weekend in dubai, day in dubai, spend day in dubai, visit dubai, trip to dubai, dubai itinerary, dubai travel guide, dubai on budget, things to do in dubai, what to see in dubai | Dubai
> The best boat ride is the shortest one. | Go up before sunset, come down after. | The old town is where the city makes sense.
@ A wooden boat, a mosque, and glass towers behind.
1 | wooden boat | Where do you begin in Dubai? | Cross the creek on an abra | Begin in Al Fahidi, the old quarter of wind towers, and cross the creek on an abra, a small wooden boat. | It's the old way across, and commuters use it. | The morning is the coolest time for it.
2 | spice sacks | What is on the other side? | Walk through the spice and gold markets | Cross over to Deira, and haggle kindly. | Gold goes by weight, and the price of the work is haggled over. | You need not buy anything.
3 | metro front | How do you get around? | Look out of the front of the metro | Ride the metro, which has no driver, and look through the front window. Some cars are for women or for dearer tickets. | The way is the sightseeing. | Eating there is fined.
4 | tallest tower | When do you go up the Burj Khalifa? | Go up an hour before sunset | Book that slot at the Burj Khalifa, and you see the city by day and in lights. | When it opened in twenty ten, it was the tallest building in the world. | The fountains below are free in the evening.
5 | dunes | What about the desert? | See the dunes in the late afternoon | Join a desert tour that doesn't race, or just rest at the beach. | From May to September, noon is too hot for both. | Drink before you are thirsty.

# day-in-singapore | how-to | spending a day in Singapore | one/two/three/four day in singapore, one/two/three/four days in singapore, 1/2/3/4 day in singapore, 1/2/3/4 days in singapore, 24/48 hours in singapore, weekend in singapore, day in singapore, layover in singapore, spend day in singapore, visit singapore, trip to singapore, singapore itinerary, singapore travel tips, singapore travel guide, singapore on budget, things to do in singapore, what to see in singapore | Singapore
> The best meal stands in a hall with a fan. | A pack of tissues is a reservation. | It often rains in the afternoon. Be inside.
@ Forty stalls, one plastic table, and the smell of all Asia.
1 | hawker stalls | Where do you eat in Singapore? | Eat at a hawker center | Try Maxwell: chicken rice, laksa, satay. Join the longest line of locals. | UNESCO lists this culture. | A pack of tissues on a table means taken. Return your tray.
2 | three temples | What do you walk through? | Walk from Chinatown to Little India | Walk through Chinatown, Kampong Gelam and Little India: a temple, a mosque, a temple within a few stops. | Whole worlds lie minutes apart. | Shoes off, shoulders covered.
3 | super trees | Where do you go in the evening? | Lie under the Supertrees at night | In Gardens by the Bay, stretch out on the ground for the light show. It's free. | Real plants climb over their steel. | Cross over to see the bay.
4 | forest path | Where is it green? | Walk in the Botanic Gardens | Come in the morning. They're a world heritage site, and free. | At noon the heat wins. | Carry water and a small umbrella.
5 | fine signs | What is forbidden? | Don't bring gum, or eat on the train | Don't bring chewing gum, don't eat or drink on the train, and throw nothing down. | The fines are real. | Drug laws are among the strictest in the world.

# days-in-marrakech | how-to | spending some days in Marrakech | one/two/three/four day in marrakech, one/two/three/four days in marrakech, 1/2/3/4 day in marrakech, 1/2/3/4 days in marrakech, 24/48 hours in marrakech, weekend in marrakech, day in marrakech, spend day in marrakech, visit marrakech, trip to marrakech, marrakech itinerary, marrakech travel tips, marrakech travel guide, marrakech on budget, things to do in marrakech, what to see in marrakech | Marrakesh
> The way is closed. It isn't. | Be lost with a smile. | Go up to a roof at sunset.
@ A donkey, a scooter, and a wall with no street name.
1 | rooftop square | What is the heart of Marrakech? | See Jemaa el-Fnaa from a roof | See the great square, Jemaa el-Fnaa, from a roof at sunset, as its kitchens light up. | Below you have to take part. | A photo of snakes or monkeys costs money, so leave it.
2 | winding alley | How do you find your way? | Follow the map, and not self-made guides | Follow an offline map, and not those who say that the street is closed. They lead you to shops, or ask for money. | The street is nearly always open. | Ask shopkeepers, who can't leave.
3 | tiled court | Which sights come first? | See the Ben Youssef school early | Be there when it opens, and at the Bahia palace right after. | Tiles and cedar want quiet. | The Majorelle garden has to be booked.
4 | tea glass | How do you haggle? | Haggle only if you want it | Haggle only for what you want, name half or less, drink the tea, and be able to leave. | An agreed price is a promise. | Don't be afraid of the theater.
5 | mountain | What lies outside? | Give one day to the Atlas | Drive out to the mountains, an hour or two away. | The air is cooler, and fewer people want to sell you something. | Agree on what the trip includes.

# days-in-seoul | how-to | spending some days in Seoul | one/two/three/four day in seoul, one/two/three/four days in seoul, 1/2/3/4 day in seoul, 1/2/3/4 days in seoul, 24/48 hours in seoul, weekend in seoul, day in seoul, spend day in seoul, visit seoul, trip to seoul, seoul itinerary, seoul travel tips, seoul travel guide, seoul on budget, things to do in seoul, what to see in seoul | Seoul
> In a hanbok, the palace is free. | A mountain stands inside the city. | Your usual map doesn't walk here.
@ Silk rustles, drums roll, and the guard changes.
1 | palace gate | Where do you begin in Seoul? | See the guard change at Gyeongbokgung | Watch the changing of the guard at Gyeongbokgung palace. If you wear a hanbok, the traditional dress, you usually get in free. | Shops nearby rent them out. | Many palaces close one day a week.
2 | tiled roofs | What is next to it? | Walk quietly through Bukchon | In this quarter of old houses, people still live behind the doors. | There are hours when visitors may not enter some streets. | Tea houses hide behind doors.
3 | market pancake | Where do you eat? | Eat at Gwangjang market | Order mung bean pancakes, fresh from the griddle. | Sit down where grandmothers do. | Look at the price board first.
4 | city wall | Where do you see it all? | Climb Namsan, or the old city wall | Climb Namsan or a stretch of the old city wall at sunset. | You see why they hike here. | Wear real shoes.
5 | transit card | How do you get around? | Get a transit card and a local map app | Buy the card at a convenience store. Foreign map apps long lacked walking directions there. | The metro reaches nearly everything. | The metro ends around midnight.

# day-in-edinburgh | how-to | spending a day in Edinburgh | one/two/three day in edinburgh, one/two/three days in edinburgh, 1/2/3 day in edinburgh, 1/2/3 days in edinburgh, 24/48 hours in edinburgh, weekend in edinburgh, day in edinburgh, spend day in edinburgh, visit edinburgh, trip to edinburgh, edinburgh itinerary, edinburgh travel tips, edinburgh travel guide, edinburgh on budget, things to do in edinburgh, what to see in edinburgh | Edinburgh
> A volcano stands in the middle. Climb it. | Four seasons, one afternoon. | At one o'clock, don't jump.
@ The wind takes your umbrella, and the sun comes out.
1 | grassy hill | Where do you begin in Edinburgh? | Climb Arthur's Seat early | Climb Arthur's Seat in the morning. The old volcano takes about an hour up, and shows city and sea. | Mornings are clearer. | Calton Hill is the short way.
2 | castle rock | What about the castle? | Hear the gun at one o'clock | The castle fires it at one, on most days but Sunday. Ships once set their clocks by it. | From the gardens below, you hear it free. | Book ahead if you want to go inside.
3 | narrow close | How do you walk the Royal Mile? | Turn into the closes | Walk the Royal Mile down from the castle, and turn into the closes, the narrow alleys at its sides. | The old town hides there. | Advocate's Close frames a tower.
4 | small dog statue | What is free and good? | See the museum, and leave the dog's nose | See the National Museum, which is free, with its roof, and Greyfriars beside it. Don't rub the dog's nose. It wears away. | The custom is new. | Dean Village is a quiet walk away.
5 | raincoat | What do you wear? | Take a raincoat, and no umbrella | Dress in layers with a hood. The wind breaks umbrellas. | It may be summer at two. | In August, with the festivals, book months ahead.

# mexico-city | how-to | spending some days in Mexico City | one/two/three/four day in mexico city, one/two/three/four days in mexico city, 1/2/3/4 day in mexico city, 1/2/3/4 days in mexico city, 24/48 hours in mexico city, weekend in mexico city, day in mexico city, spend day in mexico city, visit mexico city, trip to mexico city, mexico city itinerary, mexico city travel tips, mexico city tips, mexico city travel guide, mexico city on budget, things to do in mexico city, what to see in mexico city | Mexico City
> You're at two thousand meters. The stairs will tell you. | The taco with the line. | The city sinks, and the church leans.
@ A trumpet, a grill, and a cathedral that leans.
1 | leaning cathedral | Where do you begin in Mexico City? | Start at the Zocalo and the Templo Mayor | On the main square, the cathedral and the ruins of the Aztec temple stand side by side. | Two worlds share one square. | The ground sinks, as a lake lies below.
2 | stone calendar | Which museum? | Give half a day to the anthropology museum | It's in Chapultepec park, and it has the Sun Stone of the Aztecs. | It's one of the great museums of the world. | Many museums close on Monday.
3 | taco stand | Where do you eat? | Eat tacos where the line is | Eat tacos al pastor where the line is, cut from the spit before you. | Busy stands have fresh meat. | Taste the salsa before you pour.
4 | blue house | What must be booked? | Book Frida Kahlo's blue house | Get tickets for Coyoacan days ahead, and sit on the square there afterwards. | Tickets run out. | Xochimilco's boats are liveliest on Sunday.
5 | deep breath | What do you look out for? | Go slowly on the first day | The city is high up, so rest. Don't drink from the tap, and take app taxis at night. | Thin air makes you tired. | Wear sun cream even when it is cool.

# new-york-mistakes | how-to | avoiding mistakes in New York | things not to do in new york, what not to do in new york, mistakes in new york, mistakes tourists make in new york, tourist mistakes in new york, tourist mistakes new york, things not to do in nyc, mistakes tourists make in nyc, tourist traps in new york, scams in new york, first time in new york, first time in nyc, do not do in new york, never do in new york, nyc mistakes, nyc travel tips | Tourism in New York City
> You stopped. On the sidewalk. Why? | The empty car is empty for a reason. | The ferry to the statue isn't sold by men in vests.
@ A New Yorker sighs behind you, and walks around.
1 | sidewalk crowd | What is the worst crime? | Don't stop in the middle of the sidewalk | Step to the wall when you want to stop on a sidewalk, as a car pulls over. | People walk to work there. | The same on subway stairs.
2 | empty subway car | What about the subway? | Don't board an empty car at rush hour | Don't get into an empty car at rush hour. It often stinks, or has no cooling. | The locals know it. | Look whether the train is express or local.
3 | ferry seller | How do you see the statue? | Don't buy ferry tickets in the street | Buy the ferry to the Statue of Liberty from the one official line, and not from sellers in the street. | The Staten Island Ferry passes the statue for free. | Sellers at the park lie with charm.
4 | costume hero | What about Times Square? | Walk past the costumed heroes | A photo with them costs money. Take no free music from strangers, either. | The heroes live on tips. | See it at night, and eat elsewhere.
5 | tip line | What does the bill leave out? | Don't forget tax and tip | Don't forget that tax and tip come on top of the price on the menu. | Servers live on tips. | Look whether it was added already.

# spain-mistakes | how-to | avoiding mistakes in Spain | things not to do in spain, what not to do in spain, mistakes in spain, mistakes tourists make in spain, tourist mistakes in spain, mistakes tourists make in barcelona, things not to do in barcelona, spain etiquette, etiquette in spain, spanish etiquette, do not do in spain, never do in spain, first time in spain, spain travel tips, travel tips for spain | Spanish culture
> Dinner at six? The kitchen is asleep. | The paella with the photo isn't for you. | Bikini in the street? Some towns fine it.
@ You rattle at the restaurant's door. It's seven.
1 | clock at nine | When do Spaniards eat? | Don't look for dinner at six | Lunch in Spain is from two, and dinner from nine, so don't look for dinner at six. | Kitchens open at six are mostly for tourists. | Tapas fill the gap.
2 | closed shutters | What happens in the afternoon? | Don't plan errands after lunch | Run errands in the morning or evening, as many small shops close for some hours after lunch. | In summer the heat is the reason. | They stay open late.
3 | paella pan | How do you order paella? | Order paella at lunch | A menu with photos at night is a bad sign. Real paella is a lunch, cooked fresh for two or more. | Real rice takes time. | Valencia is its home.
4 | beach street | What do you wear? | Don't walk through town in swimwear | Put a shirt on when you leave the beach. Barcelona and other towns fine swimwear in the street. | Churches want covered shoulders. | A shirt is enough.
5 | ticket | What has to be booked? | Book the Alhambra before you travel | It sells out, and so does the Sagrada Familia. | In season, book weeks ahead. | Hold on to your bag on the Rambla.

# greece-mistakes | how-to | avoiding mistakes in Greece | things not to do in greece, what not to do in greece, mistakes in greece, mistakes tourists make in greece, tourist mistakes in greece, mistakes tourists make in athens, greece etiquette, etiquette in greece, greek etiquette, do not do in greece, never do in greece, first time in greece, travel tips for greece | Tourism in Greece
> The paper doesn't go into the toilet. | Five islands in seven days is five ferries. | The Acropolis at noon is a frying pan.
@ The sea is blue, the stone is white, and the bin beside the toilet has a lid.
1 | small bin | What about toilets? | Put the paper into the bin | Where a sign says so, nothing but the obvious goes down the toilet, because the pipes are narrow. | In Greece, that is normal. | The bins are emptied often.
2 | ferry | What is the classic plan mistake? | Don't put too many islands into a week | Two islands are plenty for a week in Greece, best from one group. | Wind stops ferries. | Be in Athens the day before you fly.
3 | hot marble | When do you see the Acropolis? | Climb the Acropolis early or late | In summer, go when it opens, or toward evening. Never at noon. | In great heat, it may close at midday. | Marble is slippery, so wear real soles.
4 | open palm | Which gesture is rude? | Don't show your open palm | Five spread fingers toward a person is an old insult. | To wave, close the fingers. | A short nod upwards means no.
5 | scooter | What hurts many visitors? | Wear real shoes on a scooter | Island roads are steep. Without practice and a license, skip the scooter and the quad. | Clinics know the wounds. | Look at what the insurance leaves out.

# bali-mistakes | how-to | avoiding mistakes in Bali | things not to do in bali, what not to do in bali, mistakes in bali, mistakes tourists make in bali, tourist mistakes in bali, bali etiquette, etiquette in bali, bali scams, scams in bali, do not do in bali, never do in bali, first time in bali, bali mistakes, things to know before going to bali | Tourism in Bali
> The little basket on the ground is for gods. | The monkey knows what your glasses are worth. | Don't pose on what people pray to.
@ A monkey sits on a wall, and wears your sunglasses.
1 | flower basket | What lies on the sidewalks? | Don't step on offerings | Don't step on the small baskets of flowers on the ground. They're offerings, laid out daily. | Walk around them. | Don't move one for a photo.
2 | sarong | What do you wear in temples? | Wear a sarong in temples | Tie on a sarong and a sash, and never climb on shrines or trees. | Tourists have been expelled for photos. | Many temples lend both at the gate.
3 | monkey | What about the monkeys? | Don't carry loose things past monkeys | Don't carry loose glasses, phones or food past monkeys, and don't look them in the eye. | Some monkeys trade loot for food. | A bite or scratch has to be seen by a doctor at once.
4 | scooter helmet | What hurts most visitors? | Ride only with a license and helmet | Without the right license, leave the scooter alone. | Insurance often pays nothing then. | Hire a driver for a day.
5 | money changer | How do you change money? | Change money at a bank | Small shops with a rate that's too good have fast fingers. | Count last, and don't let go again. | Use machines in banks.
5 | tap | What about water? | Leave the tap water alone | Drink from sealed bottles or refill stations, and mind ice from unknown places. | A bad stomach has its own name there. | Refill at stations instead of buying plastic.

# london-mistakes | how-to | avoiding mistakes in London | things not to do in london, what not to do in london, mistakes in london, mistakes tourists make in london, tourist mistakes in london, tourist traps in london, scams in london, london etiquette, etiquette in london, do not do in london, never do in london, first time in london, london mistakes, mistakes tourists make in england, things not to do in england, things not to do in uk | Tourism in London
> Stand on the right, or hear a sigh. | The line is sacred. | Two stations can be a few minutes apart on foot.
@ You stand on the left, and a city coughs.
1 | escalator | What is the rule on escalators? | Stand on the right | On an escalator, the left is for people who walk. | Londoners won't shout. They'll sigh. | Let people out first.
2 | contactless card | How do you pay for trains? | Tap in and out with your card | Don't buy single Tube tickets. With the same card or phone all day, a daily limit applies. | Two devices count as two people. | Children go cheap or free.
3 | map lie | What is wrong with the Tube map? | Walk when it's only one stop | In the center, stations can be minutes apart. Leicester Square to Covent Garden is one of those. | The map is no picture of the distance. | Walking shows more.
4 | queue | What must you never do? | Join the back of the line | At the bus, the bar or the toilet, never cut in. | Few things make people as angry. | Say sorry for everything.
5 | museum hall | What do people pay for without need? | Don't pay for the great museums | The British Museum, the National Gallery and Tate Modern are free, so don't pay anybody to get in. | Only special shows cost. | Book a free time slot.
5 | look right | What is dangerous? | Look right before you cross | Cars come from the other side than at home, so turn your head right first. | Look right is painted on many crossings. | Phones are snatched by riders, so stand back from the curb.
`
