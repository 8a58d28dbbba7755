/** A day or two in more cities of Europe, for `readTopics`: what has stood for long, without prices and hours. */
export const DAYS_IN_EUROPE_NEXT = `
# bruges-two-days | how-to | spending a day or two in Bruges | one/two/three/2/3 day/days in bruges, day/weekend in bruges, 24/48/72 hours in bruges, things/what to do/see in bruges, visit bruges, trip to bruges, bruges itinerary, bruges travel/city guide/tips | Bruges
> Stay the night, and the town is yours. | The beer comes through a pipe. | Three hundred and sixty six steps, and then bells.
@ The last bus leaves, and the water goes still.
1 | canal dusk | When is Bruges empty? | Sleep in Bruges, and walk at dusk | Stay a night, if you can. Most guests leave by six, and the canals by the Rozenhoedkaai turn to mirrors. | Early morning is as good. | Swans sleep by then.
2 | bell tower | What do you climb? | Climb the Belfry early | In the Belfry, three hundred and sixty six steps lead past the drum that plays the bells. | Only so many go up at a time. | The last steps are narrow.
3 | altar statue | Where is Michelangelo in Bruges? | See the Madonna by Michelangelo | In Bruges' Church of Our Lady stands one of Michelangelo's few works that left Italy in his life. | The nave is free, her corner isn't. | Look from below, as she was meant.
4 | fries cone | What do you eat in Bruges? | Eat fries, waffles, and one good chocolate | Fries come in a cone from the market's huts. For chocolate, choose a shop where it's made in the back. | A brewery gives tours. | Three chocolates are enough.
5 | windmill | Where are there no tourists? | Walk to the windmills | Along the old ramparts in the east, four mills stand on grass. From there, bike to Damme by the canal. | It's seven kilometers, flat. | Poplars lean in the wind.

# ghent-two-days | how-to | spending a day or two in Ghent | one/two/three/2/3 day/days in ghent, day/weekend in ghent, 24/48/72 hours in ghent, things/what to do/see in ghent, visit ghent, trip to ghent, ghent itinerary, ghent travel/city guide/tips | Ghent
> See the lamb before the groups. | On Thursdays, it eats no meat. | The nicest street is a scribble.
@ Bikes, beer, and three towers in line.
1 | lamb altar | What must you see in Ghent? | See the altarpiece first | In Saint Bavo's, book a slot for the Adoration of the Lamb, and go early. | The story of its thefts is told with glasses. | Look at the flowers in the grass.
2 | castle | What's in the castle of Ghent? | Laugh your way through the castle | The audio guide of the Gravensteen is by a comedian. | You climb to the roof. | Some instruments are grim.
3 | quay houses | Where is the postcard view? | Sit on the Graslei | At the Graslei, guild houses stand along two quays. Students sit on the edge with a drink. | At night, the light plan of the city is worth a walk. | Boats pass.
4 | painted lane | What is Graffiti Street? | Walk through the painted lane | In Ghent, anyone may spray in Werregarenstraat, so it's new each week. | It's free. | It ends near the mustard shop.
5 | veggie plate | What do you eat in Ghent? | Eat the stew, or go green | Try stoverij, beef in beer, or a vegetable buffet. The city has kept Thursdays without meat since two thousand nine. | The purple cones called noses are candy. | Ask for a small beer: they're strong.

# tallinn-two-days | how-to | spending a day or two in Tallinn | one/two/three/2/3 day/days in tallinn, day/weekend in tallinn, 24/48/72 hours in tallinn, things/what to do/see in tallinn, visit tallinn, trip to tallinn, tallinn itinerary, tallinn travel/city guide/tips | Tallinn
> Two lookouts, both free. | There's a submarine indoors. | Soup is sold by a rude medieval maid.
@ Roofs like witches' hats, and the sea behind.
1 | red roofs view | Where do you begin in Tallinn? | Climb to both lookouts | From Toompea's two platforms, you see red roofs, walls and the sea. | Go before the cruise guests. | The gull on the wall is famous.
2 | town wall | Can you walk on the wall? | Walk a piece of the wall | On Tallinn's wall, wooden walkways lead between towers. Below lies a lane of gravestones and workshops. | Mind the stairs. | The pharmacy on the square is from fourteen twenty two.
3 | hangar ship | What is in the seaplane harbor? | Go aboard a submarine | The seaplane harbor has a submarine of nineteen thirty six under domes of concrete, and an old icebreaker outside. | It's a museum that children don't want to leave. | Walk there along the sea.
4 | factory murals | Where is Tallinn young? | Eat in Telliskivi | At Telliskivi, old railway works have become cafes, shops and a photo museum. | The market hall beside is cheap. | Try black bread.
5 | park palace | What do you do on the second day? | Ride the tram to Kadriorg | Kadriorg has Peter the Great's small palace, ponds, and a museum of art cut into the hill. | The park is free. | Helsinki is two hours by ferry.

# bologna-two-days | how-to | spending a day or two in Bologna | one/two/three/2/3 day/days in bologna, day/weekend in bologna, 24/48/72 hours in bologna, things/what to do/see in bologna, visit bologna, trip to bologna, bologna itinerary, bologna travel/city guide/tips | Bologna
> Rain doesn't matter here. | Ask for ragu, and not for spaghetti. | The best window is a hole.
@ Red arcades, and a broth that smells of nutmeg.
1 | food lane | Where do you eat in Bologna? | Begin in the market lanes | In the Quadrilatero, buy mortadella and cheese, and carry it into the Osteria del Sole, which only sells drinks. | It's poured since fourteen sixty five. | You bring your lunch.
2 | wooden theater | What is in the old university? | See the anatomy theater | The Archiginnasio has a hall of carved wood where bodies were opened, with two skinned men holding the canopy. | Seven thousand coats of arms line the walls. | It's by the main square.
3 | canal window | Is there a canal in Bologna? | Look through the little window | In Via Piella, a hatch in a wall opens on a canal between houses. | Silk mills used the water. | There may be a line for it.
4 | tower | Which tower can you climb? | Climb the clock tower | The two leaning towers need care, so go up by the clock of the main square. | You see the arcades like veins. | From there, you see how they lean.
5 | long arcade | What is the walk in Bologna? | Walk up to San Luca | Six hundred and sixty six arches lead up to San Luca, in the shade or dry. | It takes an hour. | A little train drives up, too.

# granada-two-days | how-to | spending a day or two in Granada | one/two/three/2/3 day/days in granada, day/weekend in granada, 24/48/72 hours in granada, things/what to do/see in granada, visit granada, trip to granada, granada itinerary, granada travel/city guide/tips | Granada
> Book the Alhambra before the hotel. | Dinner comes with the drink. | The best view has guitars.
@ Water runs beside the steps, all the way down.
1 | palace court | How do you visit the Alhambra? | Book the Alhambra weeks ahead | Your ticket has a fixed time for the Nasrid palaces. Miss it, and you're out. | Come with the ID you booked with. | The gardens need another two hours.
2 | white lanes | Where do you walk in Granada? | Walk up through the Albaicin | Climb from the river through white lanes to San Nicolas for the evening. | Then go two corners on, where it's quieter. | Hold on to your bag.
3 | tapas plate | How do tapas work in Granada? | Order drinks, and wait for food | In Granada, each round brings a plate, and the second is better. Try bars around Calle Navas and farther off. | You don't choose. | Three rounds are dinner.
4 | king tombs | Who is buried in Granada? | See the plain lead coffins | In the Royal Chapel lie Ferdinand and Isabella under marble, and below in lead boxes. | The cathedral is next door. | No pictures, please.
5 | cave house | Where is flamenco in caves? | Go up to Sacromonte | In Sacromonte, Roma families have lived in whitewashed caves, and sing there at night. By day, a museum shows how. | They keep one temperature all year. | It's a steep way home.

# valencia-two-days | how-to | spending a day or two in Valencia | one/two/three/2/3 day/days in valencia, day/weekend in valencia, 24/48/72 hours in valencia, things/what to do/see in valencia, visit valencia, trip to valencia, valencia itinerary, free things to do in valencia, valencia travel/city guide/tips, valencia spain | Valencia
> A river became a park. | Real paella has rabbit. | The Grail may be here.
@ A bike bell, orange trees, and a whale of white concrete.
1 | bike path | Where do you begin in Valencia? | Ride a bike through the river | After a flood in nineteen fifty seven, Valencia's river was moved, and its bed became a park of nine kilometers. | It leads under old bridges. | At its end stand the white halls.
2 | white halls | What are the white buildings? | See the City of Arts at dusk | Santiago Calatrava's eye, skeleton and helmet stand in shallow pools. Walking around is free. | The aquarium is among Europe's largest. | It's best lit.
3 | market dome | Where do you eat in Valencia? | Have breakfast in the market | In Valencia's market, under iron and tiles, drink horchata of tiger nuts with a soft bun. | The silk exchange is across the street. | Its columns twist like rope.
4 | paella pan | What is real paella? | Eat paella at noon | In Valencia it has chicken, rabbit and beans, cooked over wood, and never for dinner. | Scrape the crust. | Around the Albufera, you see the rice.
5 | small cup | Is the Holy Grail in Valencia? | Look at the cup in the cathedral | In Valencia's cathedral, a cup of agate is kept as the Grail. The upper part may be two thousand years old. | Nobody can prove more. | On Thursdays at noon, farmers judge over water at the door.

# salzburg-two-days | how-to | spending a day or two in Salzburg | one/two/three/2/3 day/days in salzburg, day/weekend in salzburg, 24/48/72 hours in salzburg, things/what to do/see in salzburg, visit salzburg, trip to salzburg, salzburg itinerary, salzburg travel/city guide/tips | Salzburg
> The fountains shoot at guests. | The best terrace is a monastery's. | The Eagle's Nest is in another country.
@ Bells answer bells, from hill to hill.
1 | fortress | What do you see first in Salzburg? | Go up to the fortress early | To Salzburg's fortress, take the railway or the steep path before ten. From the walls you see how the town fits between hills. | Then walk the ridge of the Monchsberg. | The way down is free.
2 | palace garden | Where was the film shot? | Skip up the steps in Mirabell | Mirabell's garden with the horse fountain is where the children sang. It's free, and lovely at seven. | Fortress and flowers are in line. | A dwarf garden is beside.
3 | sign lane | Where was Mozart born? | Find Mozart in the lane of signs | In Getreidegasse, each shop has an iron sign. In number nine, Mozart was born. | Go through the passages into the courts. | The Mozart chocolate in silver paper is the first.
4 | trick fountain | What are the trick fountains? | Get wet at Hellbrunn | An archbishop's stone table squirts at everyone but him. A bus takes you. | It's from spring to fall. | The gazebo from the film stands there.
5 | beer hall | What do you do in the evening? | Drink beer with the monks | At the Augustinian brewery, you take a stone mug, rinse it, and carry it to a chestnut tree. | Food comes from stalls. | Hallstatt is a day trip.

# hamburg-two-days | how-to | spending a day or two in Hamburg | one/two/three/2/3 day/days in hamburg, day/weekend in hamburg, 24/48/72 hours in hamburg, things/what to do/see in hamburg, visit hamburg, trip to hamburg, hamburg itinerary, free things to do in hamburg, hamburg travel/city guide/tips | Hamburg
> Breakfast is at five, with fish. | The ferry is a city bus. | The trains are tiny.
@ Gulls, horns, and rain from the side.
1 | brick canals | Where do you begin in Hamburg? | Walk the brick canals | The Speicherstadt is a town of warehouses on oak piles, full of carpets and coffee. | It's World Heritage. | At night, it's lit.
2 | glass hall | Can you go up the Elbphilharmonie? | Ride the curved escalator | The Elbphilharmonie's terrace goes all around, high over the port, and costs little or nothing. | Book a slot. | The escalator is bent.
3 | ferry | What is the cheapest harbor tour? | Take ferry sixty two | On ferry sixty two, a normal bus ticket takes you past ships and cranes, down to a beach with a pilots' house. | Sit on top. | Sand and container ships are a fine pair.
4 | model train | What is Miniatur Wunderland? | Book the model railway | Miniatur Wunderland is the largest model railway, with an airport where planes take off. Go late in the evening. | Every quarter of an hour, it's night. | Look for the small jokes.
5 | fish market | What is the fish market? | Stay up for the fish market | At the fish market, on Sundays from five or seven, sellers shout bananas and eels into the crowd, and a band plays in the hall. | By half past nine, it's over. | A fish roll is the breakfast.

# york-two-days | how-to | spending a day or two in York | one/two/three/2/3 day/days in york, day/weekend in york, 24/48/72 hours in york, things/what to do/see in york, visit york, trip to york, york itinerary, free things to do in york, york travel/city guide/tips, one/two/three/2/3 day/days in york england, day/weekend in york england, 24/48/72 hours in york england, things/what to do/see in york england, visit york england, trip to york england, york england itinerary, york england travel/city guide/tips | York
> The wall is a free walk. | Come to the crooked lane before nine. | Evensong costs nothing.
@ Cobbles, tea, and bells over the wall.
1 | city wall | Where do you begin in York? | Walk York's wall | York's wall is the best view of the town, and free. Begin by the station and walk toward the Minster. | It closes at dusk. | Daffodils cover the banks in March.
2 | big church | What is York Minster? | Stand in the Minster under the windows | York Minster holds half of England's medieval glass. Climb the tower for the roofs. | Below are Roman walls. | Evensong is free.
3 | crooked lane | When do you see the Shambles? | Go through the Shambles before nine | The leaning lane of the Shambles is empty early. Later you only see hats. | Tea rooms open at nine. | Look up at the hooks.
4 | steam engine | What is free in York? | See the fastest steam engine | York's railway museum is free, and has the fastest steam engine, royal coaches, and a bullet train. | It's behind the station. | Give it two hours.
5 | viking face | What do you do in the evening? | Smell the Vikings, then hear the ghosts | At Jorvik, you ride through the Viking town, with smells. After dark, ghost walks set out. | A Roman legion is said to march through a cellar, from the knees up. | Choose a guide with a top hat.

# bath-two-days | how-to | spending a day or two in Bath | one/two/three/2/3 day/days in bath england, day/weekend in bath england, 24/48/72 hours in bath england, things/what to do/see in bath england, visit bath england, trip to bath england, bath england itinerary, bath england travel/city guide/tips, one/two/three/2/3 day/days in bath uk, day/weekend in bath uk, 24/48/72 hours in bath uk, things/what to do/see in bath uk, visit bath uk, trip to bath uk, bath uk itinerary, bath uk travel/city guide/tips, one/two/three/2/3 day/days in bath somerset, day/weekend in bath somerset, 24/48/72 hours in bath somerset, things/what to do/see in bath somerset, visit bath somerset, trip to bath somerset, bath somerset itinerary, bath somerset travel/city guide/tips, things/what to do/see in bath, day/weekend in bath, visit bath, bath itinerary, bath travel guide | Bath, Somerset
> The pool is best by torchlight. | The Circus has acorns. | You may taste it, once.
@ Steam, honey stone, and a bun as big as a plate.
1 | steaming pool | How do you see the Roman Baths? | See the pool by torchlight | The Roman Baths of Bath are best at opening or in the evening, when torches burn around the green water. | You may taste it: warm and of iron. | Look for the curses.
2 | house crescent | What is the walk in Bath? | Walk from the bridge to the Crescent | From Pulteney Bridge with its shops, walk up to the Circus and the curve of thirty houses. | Acorns stand on the roofs of the Circus. | Sit on the lawn.
3 | roof pool | Where can you swim in Bath? | Swim in the warm water on a roof | You can't bathe with the Romans, but at the modern spa, in the same water, with the abbey in view. | At dusk it steams. | Weekends are booked out.
4 | stone ladders | What is special about Bath Abbey? | Watch angels climb the abbey | On the front of Bath Abbey, angels of stone climb up ladders, and some come down head first. | A bishop had dreamed it. | The tower tour sits behind the clock.
5 | canal boat | What do you do on the second day? | Walk the skyline or the canal | A path of ten kilometers circles Bath through meadows, with the town below. Or follow the canal to a pub. | Both are free. | Stonehenge is an hour away.

# cinque-terre-days | how-to | spending some days in the Cinque Terre | one/two/three/2/3 day/days in cinque terre, day/weekend in cinque terre, 24/48/72 hours in cinque terre, things/what to do/see in cinque terre, visit cinque terre, trip to cinque terre, cinque terre itinerary, cinque terre travel/city guide/tips, one/two/three/2/3 day/days in the cinque terre, day/weekend in the cinque terre, 24/48/72 hours in the cinque terre, things/what to do/see in the cinque terre, visit the cinque terre, trip to the cinque terre, the cinque terre itinerary, the cinque terre travel/city guide/tips, cinque terre hikes, cinque terre hiking | Cinque Terre
> The train is better than the car. | Stay the night, and it's quiet. | One path at a time.
@ A tunnel, then light, then the sea.
1 | small train | How do you get around the Cinque Terre? | Take the train between the villages | Trains in the Cinque Terre take minutes from village to village, and a card covers them with the paths. Leave the car in La Spezia. | They're packed at noon. | Sit on the sea side.
2 | cliff path | Which hike is the best? | Hike from Monterosso to Vernazza early | The path from Monterosso to Vernazza climbs through lemons and vines for two hours. Start at eight. | Parts of the way may be closed, so check. | Flip-flops are forbidden on it.
3 | harbor square | Which village do you choose? | Sleep in Vernazza or Manarola | Vernazza has the harbor, Manarola the picture. When the day guests leave, you have the rocks to yourself. | Corniglia is the quietest. | Suitcases hate the stairs.
4 | boat wake | How do you see it from the sea? | See the villages once from a boat | From the boat, you see how the houses hold on to the rock, and the vines above. | It stops in four of the five. | Waves may cancel it.
5 | anchovy plate | What do you eat there? | Eat anchovies, pesto and focaccia | Anchovies come from Monterosso, pesto from Liguria's small basil. Sciacchetra is the sweet wine of dried grapes. | Focaccia is breakfast. | Buy it hot.

# dolomites-days | how-to | spending some days in the Dolomites | one/two/three/2/3 day/days in dolomites, day/weekend in dolomites, 24/48/72 hours in dolomites, things/what to do/see in dolomites, visit dolomites, trip to dolomites, dolomites itinerary, dolomites travel/city guide/tips, one/two/three/2/3 day/days in the dolomites, day/weekend in the dolomites, 24/48/72 hours in the dolomites, things/what to do/see in the dolomites, visit the dolomites, trip to the dolomites, the dolomites itinerary, the dolomites travel/city guide/tips, dolomites hikes, dolomites itinerary without a car, where to stay in the dolomites | Dolomites
> Choose one valley. | Go up with the first lift. | At four, the sky makes up its mind.
@ A cowbell, dumplings, and a wall that turns pink.
1 | mountain village | Where do you stay in the Dolomites? | Choose one valley as your base | In the Dolomites, stay in Val Gardena, Alta Badia or Cortina, and use lifts and buses. Passes take longer than they look. | Many inns give you a bus card. | Names come in three languages.
2 | ridge cliff | What do you see in Val Gardena? | Go up to Seceda with the first lift | At Seceda, green meadows break off like a wave. Walk ten minutes from the lift, and on along the ridge. | By ten, it's a line. | Flowers are best in early July.
3 | three towers | How do you see the Tre Cime? | Walk around the three towers | The path around the Tre Cime takes four hours and is easy. The north side is the famous one. | The road up costs, and has to be booked. | War tunnels are on the way.
4 | meadow huts | Where is the gentlest walk? | Cross the Alpe di Siusi | Europe's largest high meadow is all huts, hay and horses. Cars may drive in only early and late. | A cable car goes up. | Order dumplings.
5 | storm cloud | What should you know before? | Be down before the thunder | In summer, storms come in the afternoon. Set out early, with a jacket, and leave the iron paths when it darkens. | Huts are open from late June to September. | Cash still helps.

# lake-como-days | how-to | spending some days at Lake Como | one/two/three/2/3 day/days in lake como, day/weekend in lake como, 24/48/72 hours in lake como, things/what to do/see in lake como, visit lake como, trip to lake como, lake como itinerary, lake como travel/city guide/tips, one/two/three/2/3 day/days in como, day/weekend in como, 24/48/72 hours in como, things/what to do/see in como, visit como, trip to como, como itinerary, como travel/city guide/tips, one/two/three/2/3 day/days in bellagio, day/weekend in bellagio, 24/48/72 hours in bellagio, things/what to do/see in bellagio, visit bellagio, trip to bellagio, bellagio itinerary, bellagio travel/city guide/tips, one/two/three/2/3 day/days in varenna, day/weekend in varenna, 24/48/72 hours in varenna, things/what to do/see in varenna, visit varenna, trip to varenna, varenna itinerary, varenna travel/city guide/tips | Lake Como
> Stay where the train stops. | The best terrace is a ferry. | Walk up once.
@ A ferry horn, and a mountain in the window.
1 | lake village | Where do you stay at Lake Como? | Stay in Varenna | Varenna on Lake Como has a station, a walk of iron over the water, and ferries to everywhere. | Milan is an hour away. | Como itself is a town.
2 | ferry rail | How do you get around? | Buy a day of ferries | Between Varenna, Bellagio and Menaggio, ferries run all day. Sit outside. | Cars ride along on some. | The last ones are early.
3 | villa garden | Which villa do you see? | See Balbianello by boat or on foot | Villa del Balbianello stands on a wooded spur, with a garden of terraces. A path or a boat leads there from Lenno. | Book a slot. | Villa Carlotta has the azaleas.
4 | funicular | Where is the view? | Ride up to Brunate | From Como, a funicular climbs to Brunate. Walk half an hour on to a lighthouse named for Volta. | On clear days you see Monte Rosa. | Sundays have lines.
5 | old path | What is the walk? | Walk the Greenway on the west shore | The Greenway follows old lanes for ten kilometers, from Colonno to Cadenabbia. | It's flat, nearly. | Ferries take you back.

# amalfi-days | how-to | spending some days on the Amalfi Coast | one/two/three/2/3 day/days in amalfi coast, day/weekend in amalfi coast, 24/48/72 hours in amalfi coast, things/what to do/see in amalfi coast, visit amalfi coast, trip to amalfi coast, amalfi coast itinerary, amalfi coast travel/city guide/tips, one/two/three/2/3 day/days in amalfi, day/weekend in amalfi, 24/48/72 hours in amalfi, things/what to do/see in amalfi, visit amalfi, trip to amalfi, amalfi itinerary, amalfi travel/city guide/tips, one/two/three/2/3 day/days in positano, day/weekend in positano, 24/48/72 hours in positano, things/what to do/see in positano, visit positano, trip to positano, positano itinerary, positano travel/city guide/tips | Amalfi Coast
> The boat beats the bus. | The best beach is beyond the tunnel. | Up there, it's quiet.
@ Lemons as big as a hand, and a horn before each bend.
1 | coast ferry | How do you get along the Amalfi Coast? | Go by boat | Ferries on the Amalfi Coast join Salerno, Amalfi and Positano from spring to fall, and pass every jam. | You see the towns as they were meant. | In rough sea, there's the bus.
2 | cliff hike | What is the Path of the Gods? | Walk the Path of the Gods | From Bomerano to Nocelle, a path runs high above the sea for seven kilometers. Begin at eight, with water. | The bus takes you up to its start. | Seventeen hundred steps lead down to Positano.
3 | garden terrace | Why go to Ravello? | Spend an afternoon in Ravello | In Ravello, two villas have gardens that end in the sky. Marble heads look at the sea. | It's by bus from Amalfi. | Stay for the evening.
4 | tunnel beach | Where is it quieter? | Walk through the tunnel to Atrani | A tunnel for walkers leads from Amalfi to Atrani, the smallest town of Italy by area, with a beach for all. | Arches carry the road over it. | Children play ball in the square.
5 | calendar sun | When do you go? | Come in May or late September | In August, the Amalfi Coast is full and hot, and the road stands still. In May the lemons bloom. | In winter much is closed. | Book beds first.
`
