/** A day or two in cities of North America that travelers ask for, for `readTopics`: what has stood for long, without prices and hours. */
export const DAYS_IN_AMERICA = `
# chicago-two-days | how-to | spending a day or two in Chicago | one/two/three/2/3 day/days in chicago, day/weekend in chicago, 24/48/72 hours in chicago, things/what to do/see in chicago, visit chicago, trip to chicago, chicago itinerary, free things to do in chicago, chicago travel/city guide/tips | Tourism in Chicago
> Look at it from a boat first. | The bean is best early in the morning. | The zoo costs nothing.
@ The river is green, and the towers lean over it.
1 | tour boat | Where do you begin in Chicago? | Take the architecture boat | Begin on the river. A guide on a boat explains a hundred years of towers in ninety minutes. | Choose the architecture tour, and sit outside. | Afterward you know what you look at.
2 | mirror bean | When is the Bean empty? | See the Bean as the park opens | Go to Millennium Park early, when the Bean, a mirror of steel, shows the skyline and nobody else. | Its real name is Cloud Gate. | The park is free.
3 | museum stairs | What is the museum to see? | Give the Art Institute two hours | At the Art Institute, walk past the lions to Nighthawks, American Gothic and Seurat's Sunday. | The small rooms downstairs are wonderful, too. | Ask about free hours for residents.
4 | lakeside path | Where do you rest in Chicago? | Walk or bike along the lake | Walk or bike along the lake, on a path of nearly thirty kilometers. At North Avenue you lie on sand below towers. | The water is cold till July. | Lincoln Park's zoo is on the way, and free.
5 | deep pizza | What do you eat in Chicago? | Eat tavern pizza, and deep dish once | Deep dish pizza takes forty minutes, so order at once. Locals mostly eat theirs thin and cut in squares. | A hot dog here has no ketchup. | In the evening, find blues or comedy.

# san-francisco-two-days | how-to | spending a day or two in San Francisco | one/two/three/2/3 day/days in san francisco, day/weekend in san francisco, 24/48/72 hours in san francisco, things/what to do/see in san francisco, visit san francisco, trip to san francisco, san francisco itinerary, free things to do in san francisco, san francisco travel/city guide/tips | Tourism in San Francisco
> Bring a jacket, in July too. | Book the prison before you pack. | The cable car is best from the step.
@ Fog pours over the bridge like milk.
1 | red bridge | How do you see the Golden Gate Bridge? | Cross the Golden Gate on foot or by bike | Walk or ride over the Golden Gate Bridge, roll down to Sausalito, and take the ferry back past Alcatraz. | Mornings have less wind. | From Battery Spencer, you look down on it.
2 | prison island | How do you visit Alcatraz? | Book Alcatraz weeks ahead | Only one company lands at Alcatraz, and it sells out. The voices of guards and prisoners on the headset make it. | Evening tours are the eeriest. | Dress for wind.
3 | cable car | Which cable car is the best? | Ride the cable car early | Take the Powell-Hyde cable car before nine, stand on the step, and hold on. | It ends near the water. | The museum with the turning wheels is free.
4 | mural | Where do you eat in San Francisco? | Eat a burrito in the Mission | Eat a burrito in the Mission, which has sun when the rest has fog. Look at the murals in Balmy and Clarion Alley. | Then sit in Dolores Park. | Leave nothing in a parked car.
5 | ocean cliff | Where is the sunset? | Walk at Lands End | At Lands End, a path along the cliffs looks back at the bridge and down on the ruins of a bath. | It's free. | Sea lions lie at Pier Thirty Nine.

# los-angeles-two-days | how-to | spending a day or two in Los Angeles | one/two/three/2/3 day/days in los angeles, day/weekend in los angeles, 24/48/72 hours in los angeles, things/what to do/see in los angeles, things to do in la, visit los angeles, trip to los angeles, los angeles itinerary, free things to do in los angeles, los angeles travel/city guide/tips | Tourism in Los Angeles
> Pick one side of town a day. | The view of stars is free. | Everything's twenty minutes away, and takes an hour.
@ Palms, brakes, and a pink sky.
1 | city map | How do you plan a day in Los Angeles? | Stay on one side of town a day | Put the beach on one day and Hollywood and downtown on the other. Traffic eats the rest. | The metro reaches more than people think. | Avoid the roads at five.
2 | domed observatory | Where do you see the Hollywood sign? | Go up to Griffith Observatory | From the terrace you see the sign, the city and the sea. Free telescopes are set up at night. | Take the bus, as parking is a fight. | Trails start there.
3 | museum hill | Which museum is free? | Take the tram to the Getty | A little tram takes you up to the Getty: white stone, Van Gogh's Irises, and a garden. | Entry is free, parking isn't. | Another one by the sea is a Roman villa.
4 | beach skaters | Which beach do you choose? | Walk from Santa Monica to Venice | From Santa Monica's pier, a path along the sand leads to Venice with its skaters, muscle men and canals. | It's an hour's walk. | The sunset is behind the pier.
5 | taco truck | What do you eat in Los Angeles? | Eat from a truck, and in Koreatown | Eat tacos from a truck at night, Korean barbecue, or at the counters of Grand Central Market. | The market is from nineteen seventeen. | The line shows you the truck.

# boston-two-days | how-to | spending a day or two in Boston | one/two/three/2/3 day/days in boston, day/weekend in boston, 24/48/72 hours in boston, things/what to do/see in boston, visit boston, trip to boston, boston itinerary, free things to do in boston, boston travel/city guide/tips | Tourism in Boston
> A red line is your guide. | One museum has empty frames. | The ducks are of bronze.
@ Brick, gas lamps, and somebody rowing.
1 | red brick line | What is the Freedom Trail? | Follow the red line of the Freedom Trail | Follow the Freedom Trail, a line of brick past sixteen places of the Revolution, four kilometers from the Common to an old warship. | Most of it is free. | Start early, and end with the ship.
2 | pastry box | Where do you eat in Boston? | Eat in the North End | Eat in the North End, Boston's Italian quarter. Two bakeries sell cannoli, and everyone has a favorite. | Try both. | Chowder is better by the harbor.
3 | empty frame | Which museum do you choose? | See the empty frames of the Gardner | Isabella Gardner's palace has a court of flowers, and frames from which thirteen works were stolen in nineteen ninety. | Her will forbids moving things. | If your name is Isabella, you get in free.
4 | bronze ducks | Where do you stroll? | Stroll the Public Garden and Beacon Hill | See the ducklings, ride a swan boat in season, and walk up to the gas lamps of Acorn Street. | It's close to the Common. | Then cross the river.
5 | college yard | What do you do on the second day? | Ride the T to Harvard | Ride the T to Harvard Yard, browse the bookstores, and follow the Charles back. | Students give free tours. | Only guests rub the statue's foot.

# washington-dc-two-days | how-to | spending a day or two in Washington | one/two/three/2/3 day/days in washington, one/two/three/2/3 day/days in washington dc, day/weekend in washington dc, 24/48/72 hours in washington dc, things/what to do/see in washington dc, things to do in dc, visit washington dc, trip to washington dc, washington dc itinerary, free things to do in washington dc, washington dc travel/city guide/tips | Tourism in Washington, D.C.
> Nearly everything is free. | The stone men are best at night. | Two museums a day are enough.
@ White marble, cherry trees, and a long green lawn.
1 | spacecraft hall | Which museums are free? | Pick two Smithsonians | The Smithsonian's museums are free: planes, dinosaurs, gems, first ladies' gowns. Choose two, and leave before you're tired. | Some need a timed pass. | The portrait gallery has a court with a glass roof.
2 | seated lincoln | When do you see the memorials? | Walk the memorials at night | Walk the memorials at night. From Lincoln past the wall of names to King and Jefferson, lamps light the stone and the crowds are gone. | It's safe with others around, and open. | Take shoes for five kilometers.
3 | capitol dome | Can you visit the Capitol? | Book the Capitol for free | Tours of the Capitol are free with a booking. A tunnel leads on to the Library of Congress. | The library's hall is the finest room in town. | Empty your bottle first.
4 | lunch counter | What do you eat in Washington? | Eat half-smokes and injera | A half-smoke is the city's sausage, on U Street. Ethiopian restaurants serve stew on sour bread. | Few cities outside Africa have so many. | The American Indian museum on the Mall has a good kitchen.
5 | canal path | Where do you go on the second day? | Walk Georgetown's canal | Walk Georgetown's canal, past brick houses and cupcakes with a line. Then take a boat on the Potomac. | In late March or April, the cherries bloom. | Then come at dawn.

# new-orleans-two-days | how-to | spending a day or two in New Orleans | one/two/three/2/3 day/days in new orleans, day/weekend in new orleans, 24/48/72 hours in new orleans, things/what to do/see in new orleans, visit new orleans, trip to new orleans, new orleans itinerary, new orleans travel/city guide/tips | New Orleans
> Skip Bourbon, and follow the brass. | The streetcar is the best tour. | Breakfast is white with sugar.
@ Somebody tunes a trumpet on a balcony.
1 | sugar donuts | How do you start in New Orleans? | Begin with beignets, then walk | Have beignets by the square, then walk the French Quarter before eleven, when Royal Street has buskers and shade. | Don't inhale near the sugar. | Balconies drip in the heat.
2 | streetcar | How do you get to the Garden District? | Ride the streetcar up Saint Charles | The green Saint Charles streetcar rolls past oaks and mansions. Get out and walk among porches and ferns. | It's been running since the eighteen thirties. | Beads hang in the trees all year.
3 | jazz club | Where is the music? | Go to Frenchmen Street at night | On Frenchmen Street, clubs stand door to door, and brass bands play on the corner. Bring cash for the hat. | Preservation Hall is tiny and has no drinks. | Bourbon Street is for ten minutes.
4 | gumbo bowl | What do you eat in New Orleans? | Eat gumbo, a po'boy, and red beans | Order the po'boy dressed, with pickles and all. Gumbo is dark, and no two are alike. | Mondays are for red beans. | A muffuletta feeds two.
5 | swamp boat | What is there outside town? | See the swamp, or Whitney Plantation | Outside town, a boat shows alligators and cypress. The Whitney Plantation tells of slavery through those who lived it. | Both are about an hour away. | Go early in summer.

# miami-two-days | how-to | spending a day or two in Miami | one/two/three/2/3 day/days in miami, day/weekend in miami, 24/48/72 hours in miami, things/what to do/see in miami, visit miami, trip to miami, miami itinerary, miami travel/city guide/tips | Miami
> Mornings are for the pastel, nights for the neon. | Coffee comes through a window. | Alligators are half an hour away.
@ Warm rain, then sun, then a convertible.
1 | pastel hotels | When do you see Art Deco? | Walk Ocean Drive early | Walk Ocean Drive before nine, when the pastel hotels have the light and no crowd. Come back once for the neon. | The league that saved them gives tours. | Don't eat there.
2 | lifeguard hut | Which beach do you choose? | Swim by the lifeguard huts | South Beach has painted huts and warm water. South Pointe is calmer, and cruise ships pass close. | The beach is free. | Flags show the currents.
3 | spray wall | What is Wynwood? | See Wynwood's walls in the afternoon | In Wynwood, warehouses became murals by great street artists. The streets around are free. | The Design District is next. | Bring water.
4 | coffee window | What do you eat in Miami? | Drink a cortadito on Calle Ocho | In Little Havana, order at the window, watch dominoes, and eat a Cuban sandwich, pressed. | A croqueta goes with it. | One cafecito is for sharing.
5 | airboat | Do you have to see the Everglades? | Give half a day to the Everglades | At Shark Valley in the Everglades, you walk or bike a loop, with alligators beside the road. | Winter is dry and has fewer mosquitoes. | Keep five meters away.

# las-vegas-two-days | how-to | spending a day or two in Las Vegas | one/two/three/2/3 day/days in las vegas, day/weekend in las vegas, 24/48/72 hours in las vegas, things/what to do/see in las vegas, things to do in vegas, visit las vegas, trip to las vegas, las vegas itinerary, las vegas travel/city guide/tips, vegas without gambling | Las Vegas Strip
> The fountains are free, the parking isn't. | The desert is half an hour off. | Nothing is as near as it looks.
@ No clock, no window, and a bell that never stops.
1 | dancing fountain | What is free in Las Vegas? | See what hotels give away | See what hotels give away: the Bellagio's fountains and garden, the canals, the flamingos. Walk in and out. | The Strip is longer than it seems. | Take bridges, not chances.
2 | neon graveyard | Where do old signs go? | Visit the Neon Museum at dusk | In the Neon Museum's yard lie the signs of dead hotels, lit again. Book a slot for the evening. | Guides know the stories. | It's near old downtown.
3 | stage show | What show do you choose? | Choose one show, and look for day tickets | Acrobats, magicians, singers: one good show beats three casinos. | Booths sell seats for the same day. | Sit far, and pay less.
4 | red rocks | What's outside Las Vegas? | Hike Red Rock Canyon in the morning | At Red Rock Canyon, a loop road leads to red cliffs and short trails. It may need a booking. | Take more water than you think. | Hoover Dam is as far, the other way.
5 | old casino | Where is old Las Vegas? | End on Fremont Street | Fremont Street downtown has the old signs, lower stakes and a roof of lights. | Set a sum to lose, and stop. | The house always knows the odds.

# seattle-two-days | how-to | spending a day or two in Seattle | one/two/three/2/3 day/days in seattle, day/weekend in seattle, 24/48/72 hours in seattle, things/what to do/see in seattle, visit seattle, trip to seattle, seattle itinerary, seattle travel/city guide/tips | Seattle
> A fish flies by at eight. | The ferry is the cruise. | The mountain comes out when it likes.
@ Coffee, cedar, and a horn from the water.
1 | flying fish | When do you go to Pike Place? | Be at Pike Place when it opens | At Pike Place, fishmongers throw salmon, and florists bind bouquets. By eleven you only see backs. | The lower floors are odd and good. | The gum wall is below.
2 | tower view | Which view is the best? | See the skyline from Kerry Park | Kerry Park shows the Space Needle with the mountain behind, for free. | The needle itself turns under glass. | Go at sunset.
3 | glass flowers | What is beside the needle? | See Chihuly's glass, or the pop museum | Giant flowers of glass stand below the Space Needle. The museum of pop culture is the crumpled one. | Hendrix came from here. | The monorail takes two minutes.
4 | ferry | What is the cheapest cruise? | Ride the ferry to Bainbridge | Ride the ferry to Bainbridge, half an hour each way, with the skyline, maybe whales, and pie at the other end. | You pay only one way on foot. | Stand at the back.
5 | lock gates | What do locals show? | Watch boats and salmon at the locks | At Ballard's locks, boats go up and down between lake and sea, and in summer salmon climb past a window. | It's free. | Then eat in Ballard.

# toronto-two-days | how-to | spending a day or two in Toronto | one/two/three/2/3 day/days in toronto, day/weekend in toronto, 24/48/72 hours in toronto, things/what to do/see in toronto, visit toronto, trip to toronto, toronto itinerary, toronto travel/city guide/tips | Tourism in Toronto
> The best view is from the water. | You can eat around the world on one street. | Niagara is a day, not an hour.
@ A streetcar bell, and ten languages in it.
1 | island ferry | Where do you see the skyline? | Take the ferry to the Islands | In minutes, a ferry takes you to the Toronto Islands, with beaches, bikes and cottages, and the tower across the water. | Few cities have such a park. | Come back at dusk.
2 | market hall | Where do you eat in Toronto? | Eat at Saint Lawrence and in Kensington | Eat a peameal bacon sandwich in Saint Lawrence Market, then patties, tacos and coffee in Kensington. | The market is closed on Mondays. | Chinatown is next door.
3 | tall tower | Should you go up the CN Tower? | Go up the CN Tower only when it's clear | The CN Tower's glass floor is over three hundred meters up. Some walk around the edge on a rope. | The foot of it has an aquarium. | From a rooftop bar, you see the tower itself.
4 | brick lane | What is the Distillery District? | Walk the Distillery's brick lanes | In the Distillery District, whisky was once made, more than anywhere. Now it has galleries and no cars. | At Christmas it has a market. | Streetcars take you.
5 | big waterfall | Can you see Niagara in a day? | Keep a day for Niagara | Niagara is about an hour and a half away. Take the boat into the spray, and walk behind the falls. | The Canadian side has the view. | Skip the wax museums.

# montreal-two-days | how-to | spending a day or two in Montreal | one/two/three/2/3 day/days in montreal, day/weekend in montreal, 24/48/72 hours in montreal, things/what to do/see in montreal, visit montreal, trip to montreal, montreal itinerary, montreal travel/city guide/tips | Tourism in Montreal
> Two bagel shops divide the city. | Climb its mountain before lunch. | On Sundays, it drums.
@ Bonjour, hi, says the girl at the counter.
1 | mountain view | Where do you begin in Montreal? | Walk up Mount Royal | Central Park's designer laid out the path up Mount Royal. From the lookout, the city lies between you and the river. | It's an easy climb. | On summer Sundays, drums play at its foot.
2 | wood oven | Which bagel do you choose? | Try both of Montreal's bagel shops | Fairmount and Saint-Viateur bake day and night in wood ovens. Eat one hot, from the bag. | They're boiled in honey water. | Nobody changes sides.
3 | old port | What is old Montreal? | Stroll the old port in the evening | Montreal's old port has stone houses, narrow lanes and a basilica of blue and gold. | A light show plays in the church. | The river is wide there.
4 | market stand | What do you eat in Montreal? | Eat smoked meat, poutine, and the market | Eat smoked meat on rye, fries with gravy and curds, and strawberries at the Jean-Talon market. | Ask for medium fat. | Curds should squeak.
5 | winter tunnel | What do you do in bad weather? | Go below in bad weather | In bad weather, go below, where over thirty kilometers of passages join metro, shops and museums. | It's more of a maze than a sight. | In summer, festivals close streets.

# savannah-two-days | how-to | spending a day or two in Savannah | one/two/three/2/3 day/days in savannah, day/weekend in savannah, 24/48/72 hours in savannah, things/what to do/see in savannah, visit savannah, trip to savannah, savannah itinerary, savannah travel/city guide/tips, one/two/three/2/3 day/days in savannah georgia, day/weekend in savannah georgia, 24/48/72 hours in savannah georgia, things/what to do/see in savannah georgia, visit savannah georgia, trip to savannah georgia, savannah georgia itinerary, savannah georgia travel/city guide/tips | Savannah, Georgia
> Walk before ten, or after six. | Follow one street from the river to the fountain. | You may carry your drink.
@ The moss hangs still, and a screen door slaps.
1 | oak alley | Where do you begin in Savannah? | Walk from square to square | In Savannah, follow Bull Street from the river to Forsyth Park, through the shade of one square after another. | A white fountain stands at the end. | Sit down in each, once.
2 | old house | Which house do you visit? | See one house with its slave quarters | Choose a house that tells of everyone who lived there, as the Owens-Thomas House does. | The paint in the quarters is the old blue. | It keeps the charm honest.
3 | long table | Where do you eat in Savannah? | Eat at a table of strangers | At Mrs. Wilkes', ten strangers share a table with fried chicken and twenty bowls. Come on a weekday, and early. | She cooked for boarders. | You carry your plate to the kitchen.
4 | cemetery angel | What is Bonaventure? | See the angels of Bonaventure | Bonaventure Cemetery lies on a bluff under oaks, with marble angels and a view of the marsh. | John Muir slept there for five nights. | Go in the morning.
5 | pier beach | Where is the sea? | End the day on Tybee Island | Tybee Island's beach and lighthouse are half an hour off. Pelicans fly in line along the surf. | Steps lead up the lighthouse. | Shrimp come in by the bucket.

# charleston-two-days | how-to | spending a day or two in Charleston | one/two/three/2/3 day/days in charleston, day/weekend in charleston, 24/48/72 hours in charleston, things/what to do/see in charleston, visit charleston, trip to charleston, charleston itinerary, charleston travel/city guide/tips | Charleston, South Carolina
> The nicest houses turn their side to you. | Look behind the iron gates. | Lunch is shrimp and grits.
@ Jasmine, a church bell, and the tide in the marsh.
1 | pastel row | Where do you begin in Charleston? | Walk south of Broad in the morning | In Charleston, Rainbow Row, the Battery and gardens behind iron gates are best before ten. | Look for long side porches. | Cobbled Chalmers Street is ballast from ships.
2 | wharf hall | What museum do you see? | See the museum at Gadsden's Wharf | The International African American Museum stands where many families' story in America began. | Book a time. | The garden below is free.
3 | basket weaver | What do you buy there? | Watch a sweetgrass basket grow | In the City Market, Gullah weavers coil grass as their forebears did in West Africa. | A small one takes a day or more. | Ask before you take a picture.
4 | plate of shrimp | What do you eat in Charleston? | Eat shrimp and grits, and she-crab soup | Eat shrimp and grits, and she-crab soup, as cooks use what the marsh gives. Breakfast may be a biscuit from a hot little shop. | Dinner tables go fast. | Lunch is easier.
5 | fort boat | What do you do on the second day? | Take the boat to Fort Sumter, or a beach | A boat leads to Fort Sumter, where the Civil War began. Folly and Sullivan's Island have the sand. | Drayton Hall is a house left as it was. | Tides are high, and pelicans low.

# banff-days | how-to | spending some days in Banff | things/what to do/see in banff, one/two/three/2/3 day/days in banff, day/weekend in banff, visit banff, trip to banff, banff itinerary, banff travel guide/tips, lake louise and moraine lake tips | Banff National Park
> The lakes are a matter of the alarm clock. | Moraine has no parking for you. | The drive north is the main course.
@ It's five in the morning, and the peaks turn orange.
1 | blue lake dawn | How do you see Lake Louise? | Be at Lake Louise at sunrise | Come before seven, or book the shuttle. Then walk up to a tea house over the lake. | The short trail has the crowd, the steep one the view. | Canoes cost a lot.
2 | rock pile | How do you get to Moraine Lake? | Take the bus to Moraine Lake | Private cars may not drive there, so book a bus. From the rock pile you see the ten peaks. | The road opens around June. | Water rises till July, and gets bluer.
3 | mountain road | What is the best drive? | Drive the Icefields Parkway | Two hundred and thirty kilometers of glaciers and lakes lead to Jasper. Peyto Lake looks like a wolf's head. | Fill up first. | In winter, tires are checked.
4 | canyon walk | What do you do in the rain? | Walk Johnston Canyon when it's gray | In Johnston Canyon, walkways cling to the wall above the water, with two falls. | It's fine in drizzle, and frozen in winter. | Early again.
5 | bear sign | How do you meet bears? | Carry bear spray, and talk | Carry bear spray, make noise, go in groups, and keep a hundred meters from bears and thirty from elk. | Spray hangs on your belt, not in the bag. | A park pass is needed.
`
