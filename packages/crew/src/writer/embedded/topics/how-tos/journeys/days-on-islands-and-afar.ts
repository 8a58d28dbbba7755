/** A few days on islands and in cities far off, for `readTopics`: what has stood for long, without prices and hours. */
export const DAYS_ON_ISLANDS_AND_AFAR = `
# madeira-days | how-to | spending some days on Madeira | one/two/three/2/3 day/days in madeira, day/weekend in madeira, 24/48/72 hours in madeira, things/what to do/see in madeira, visit madeira, trip to madeira, madeira itinerary, madeira travel/city guide/tips, madeira in a week, madeira levada walks | Madeira
> Rent a car with strong brakes. | The sunrise is above the clouds. | It's spring in January.
@ A tunnel ends, and there's a different climate.
1 | peak ridge | What is the best hike on Madeira? | Walk between Madeira's two peaks at sunrise | Be at Pico do Arieiro at sunrise. A path with stairs and tunnels crosses from there to Pico Ruivo, above the clouds. | Check that it's open, since storms and fires close it. | Some paths now cost a fee.
2 | water channel | Which levada is for beginners? | Follow a levada to a waterfall | The levada to the Twenty Five Fountains is easy and lovely. Come early, with a light for tunnels. | Balcoes is short, and chaffinches eat from your hand. | Look down seldom.
3 | fog laurel | Where are the old trees? | See Fanal in the fog | At Fanal, centuries old laurels stand on a meadow in the mist. If it's sunny, come another day. | It's near Porto Moniz. | There, you swim in pools of lava.
4 | basket sled | Should you take the basket sled? | Go up by cable car, down by sled | From Funchal, float by cable car to Monte's gardens, and slide down two kilometers in a wicker sled. | A taxi or a walk takes you on. | Old ladies have done it.
5 | market fruit | What do you eat on Madeira? | Eat scabbardfish, espetada and a poncha | Madeira's black scabbardfish comes from the deep, the beef on a laurel stick. Poncha is rum, honey and lemon. | At the market, ask the price before tasting. | Bolo do caco is garlic bread.

# azores-days | how-to | spending some days on the Azores | one/two/three/2/3 day/days in azores, day/weekend in azores, 24/48/72 hours in azores, things/what to do/see in azores, visit azores, trip to azores, azores itinerary, azores travel/city guide/tips, one/two/three/2/3 day/days in sao miguel, day/weekend in sao miguel, 24/48/72 hours in sao miguel, things/what to do/see in sao miguel, visit sao miguel, trip to sao miguel, sao miguel itinerary, sao miguel travel/city guide/tips, azores in a week, azores hikes | Azores
> Four seasons a day, they say. | Lunch is dug up. | Check the webcams before you drive.
@ Steam on the left, cows on the right.
1 | crater lakes | What do you see first on Sao Miguel? | Look into Sete Cidades when it's clear | On Sao Miguel, check a webcam, then drive to the Boca do Inferno lookout. Two lakes lie side by side. | Fog comes fast. | You can walk the rim.
2 | hot stream | Where do you bathe in the Azores? | Bathe in warm iron water | At Furnas, the park has a brown pool of about thirty eight degrees. At Caldeira Velha, a warm waterfall. | Wear a dark swimsuit: the water stains. | Book a slot.
3 | stew pot | When is the stew dug up? | Watch the stew come out at noon | By the lake of Furnas, pots of stew are lifted out of the hot ground around noon. | Order your cozido the day before. | It tastes a bit of smoke.
4 | whale tail | When are whales seen in the Azores? | Go out for whales in the morning | Go out for whales in the morning. Sperm whales stay all year, and the giants pass in spring. | Take a pill if you get seasick. | Good boats keep away.
5 | small plane | Which islands do you choose? | Add one more island | Pico has the mountain and vines, Sao Jorge the cheese and cliffs, Flores the waterfalls. | In summer, ferries join the middle ones. | Leave a day for fog.

# santorini-days | how-to | spending some days on Santorini | one/two/three/2/3 day/days in santorini, day/weekend in santorini, 24/48/72 hours in santorini, things/what to do/see in santorini, visit santorini, trip to santorini, santorini itinerary, santorini travel/city guide/tips, santorini in winter, santorini sunset spots | Santorini
> The best sunset isn't where everyone stands. | Walk the rim once. | The buried town is better than the beach.
@ The sun touches the sea, and strangers clap.
1 | rim path | What is the best walk on Santorini? | Hike the rim from Fira to Oia | From Fira to Oia, ten kilometers along the rim take three or four hours. Begin at eight, with water. | Few do it. | You end with the white domes.
2 | sunset sea | Where do you see the sunset? | Watch the sunset away from Oia | Watch the sunset elsewhere, as Oia's castle is packed. Imerovigli, Pyrgos or the lighthouse show the same sun. | A wine terrace is best. | Respect roofs: people live there.
3 | ash town | What is worth the ticket? | See Akrotiri in the morning | Akrotiri, a Bronze Age town with streets and jars, lies under a roof. | The paintings are partly in Athens and partly in Fira. | The red beach nearby has rockfalls.
4 | grape basket | What do you taste on Santorini? | Taste the wine of ash | Santorini's wine, Assyrtiko, is dry, with a taste of salt. The vines lie on the ground like nests. | The sweet one is called vinsanto. | Fava comes from here, too.
5 | mule stairs | How do you get to the old port? | Don't ride the mules | To Santorini's old port, take the cable car or walk. The mules have had enough. | When cruise ships are in, wait. | Boats sail to the volcano's hot spring.

# sicily-days | how-to | spending some days in Sicily | one/two/three/2/3 day/days in sicily, day/weekend in sicily, 24/48/72 hours in sicily, things/what to do/see in sicily, visit sicily, trip to sicily, sicily itinerary, sicily travel/city guide/tips, one/two/three/2/3 day/days in palermo, day/weekend in palermo, 24/48/72 hours in palermo, things/what to do/see in palermo, visit palermo, trip to palermo, palermo itinerary, palermo travel/city guide/tips, sicily in a week, sicily road trip, best places to visit in sicily, best places in sicily | Sicily
> Eat standing up. | The temples glow at dusk. | Choose east or west.
@ A scooter, a lemon, and a volcano with a hat of smoke.
1 | market | Where do you begin in Sicily? | Begin in Palermo's markets | In Ballaro, eat arancine, panelle and sfincione. Then see the gold of the Palatine Chapel and of Monreale. | Cefalu is an hour by train. | Cash, and elbows.
2 | greek temple | When do you see Agrigento? | See Agrigento's temples at sunset | At Agrigento, come late, and stay until the lights go on. Then see the white cliff of the Scala dei Turchi in the morning. | The ground has no shade. | It's two hours from Palermo.
3 | crater | How do you go up Etna? | Go up Etna with a guide | On Etna, a cable car and buses lead high, and a guide beyond. Old craters at Rifugio Sapienza are free. | It's cold up there. | Wine grows on its north.
4 | baroque stairs | Which towns are the finest? | See Syracuse, Noto and Ragusa | In Syracuse, Ortygia is an island with a temple inside its cathedral. Noto is the color of honey. | All were rebuilt after a quake in sixteen ninety three. | Breakfast is granita.
5 | theater view | Is Taormina worth it? | Sit in Taormina's theater | Taormina's Greek theater looks at Etna and the sea. Stay for an hour, as the town is dear and full. | Castelmola above is calmer. | Swim at Isola Bella.

# tenerife-days | how-to | spending some days on the Canary Islands | one/two/three/2/3 day/days in tenerife, day/weekend in tenerife, 24/48/72 hours in tenerife, things/what to do/see in tenerife, visit tenerife, trip to tenerife, tenerife itinerary, tenerife travel/city guide/tips, one/two/three/2/3 day/days in gran canaria, day/weekend in gran canaria, 24/48/72 hours in gran canaria, things/what to do/see in gran canaria, visit gran canaria, trip to gran canaria, gran canaria itinerary, gran canaria travel/city guide/tips, one/two/three/2/3 day/days in lanzarote, day/weekend in lanzarote, 24/48/72 hours in lanzarote, things/what to do/see in lanzarote, visit lanzarote, trip to lanzarote, lanzarote itinerary, lanzarote travel/city guide/tips, one/two/three/2/3 day/days in canary islands, day/weekend in canary islands, 24/48/72 hours in canary islands, things/what to do/see in canary islands, visit canary islands, trip to canary islands, canary islands itinerary, canary islands travel/city guide/tips, which canary island, best canary island | Tourism in the Canary Islands
> The north is green, the south is dry. | Get the permit before the flight. | Every island is another planet.
@ Pines, then clouds, then a red plain.
1 | island choice | Which Canary Island do you choose? | Choose an island by what you want | Tenerife has the volcano and everything, Lanzarote art and lava, Fuerteventura beaches, La Palma stars, La Gomera hikes. | Ferries join them. | Winter is high season.
2 | volcano top | How do you go up Teide? | Book Teide's cable car and permit | For Teide's last two hundred meters, you need a permit, booked weeks ahead. The plain below needs none. | It's thin air. | Stay for the stars.
3 | forest path | Where is the old forest? | Walk in Anaga or Garajonay | Laurel forests drip in the trade wind. On Tenerife, Anaga's ridge has villages at the end of the road. | La Gomera's is as old. | Take a jacket.
4 | lava house | Who was Cesar Manrique? | See what Manrique made of lava | On Lanzarote, he built his house in bubbles of lava, and a concert hall in a cave. | He kept billboards off the island. | Timanfaya is close.
5 | wrinkled potatoes | What do you eat there? | Eat wrinkled potatoes with red sauce | Papas arrugadas are boiled in salt until they wrinkle, with mojo. Gofio is roasted flour. | A guachinche is a farmer's tavern. | Wine first, menu second.

# hoi-an-days | how-to | spending some days in Hoi An | one/two/three/2/3 day/days in hoi an, day/weekend in hoi an, 24/48/72 hours in hoi an, things/what to do/see in hoi an, visit hoi an, trip to hoi an, hoi an itinerary, hoi an travel/city guide/tips, one/two/three/2/3 day/days in da nang, day/weekend in da nang, 24/48/72 hours in da nang, things/what to do/see in da nang, visit da nang, trip to da nang, da nang itinerary, da nang travel/city guide/tips, hoi an in a day, hue itinerary, things/what to do/see in hue | Hoi An
> Be there at seven, and again at nine at night. | A suit takes a day. | The pass is the best hour of the trip.
@ Paper lamps, incense, and a bicycle with a chicken.
1 | yellow street | When is Hoi An empty? | Walk Hoi An at sunrise | In Hoi An, shopkeepers sweep by seven, and the light is yellow on yellow. Day guests come at ten. | One ticket opens several old houses. | The bridge is small.
2 | sewing table | How do you get clothes made? | Order clothes on the first day | For a suit in Hoi An, bring a picture, choose the cloth, and leave time for two fittings. | Cheap and good seldom go together. | Check the seams.
3 | herb garden | What do you do outside town? | Bike to the herb village and the beach | Tra Que's farmers rake and water by hand. An Bang beach is half an hour by bike. | Basket boats are for fun. | Mind the trucks.
4 | noodle bowl | What do you eat in Hoi An? | Eat cao lau, banh mi and white roses | In Hoi An, try noodles with pork, a filled baguette, and dumplings like petals. One family makes the dough. | Two banh mi stands share the fame. | Decide yourself.
5 | pass road | How do you get to Hue? | Cross the Hai Van pass by day | A motorbike with driver, a car or the train goes over or around the pass to Hue's citadel and tombs. | The train hugs the sea. | It's about three hours.

# chiang-mai-days | how-to | spending some days in Chiang Mai | one/two/three/2/3 day/days in chiang mai, day/weekend in chiang mai, 24/48/72 hours in chiang mai, things/what to do/see in chiang mai, visit chiang mai, trip to chiang mai, chiang mai itinerary, chiang mai travel/city guide/tips, chiang mai in a week, chiang mai elephants | Chiang Mai
> Get up for the monks. | If you can ride it, leave. | Sunday, the street is a market.
@ Drums from a temple, and a bowl of curry noodles.
1 | old temple | Where do you begin in Chiang Mai? | Walk the old square early | Inside the moat, start at Wat Phra Singh and the broken tower of Wat Chedi Luang. Monks talk with guests there. | Cover shoulders and knees. | Before nine it's cool.
2 | mountain temple | How do you get to Doi Suthep? | Go up Doi Suthep for dusk | A red truck takes you up Doi Suthep, or a forest path past Wat Pha Lat. At six, monks chant and the city lights up. | The path is an hour or so. | Leave your shoes in sight.
3 | elephant bath | How do you see elephants? | Choose elephants that aren't ridden | Good places for elephants let you watch, feed little, and keep your distance. Shows and rides mean hard training. | Ask what happens at night. | If it looks like a circus, it is.
4 | curry noodles | What do you eat in Chiang Mai? | Eat khao soi and the north | Eat noodles in curry, herb sausage, and young chili dip with pork crackling. | Lunch shops close by three. | Take a class that begins at a market.
5 | night stalls | When is the night market? | Keep Sunday for the walking street | On Sunday evenings, the old town's main street fills with crafts and food. | At six, the anthem plays, and all stand still. | Come before, or push.

# cape-town-days | how-to | spending some days in Cape Town | one/two/three/2/3 day/days in cape town, day/weekend in cape town, 24/48/72 hours in cape town, things/what to do/see in cape town, visit cape town, trip to cape town, cape town itinerary, cape town travel/city guide/tips | Tourism in Cape Town
> When the mountain is clear, drop everything. | The penguins have a boardwalk. | Two oceans meet, but not where you think.
@ Wind, protea, and a flat mountain over the harbor.
1 | flat mountain | When do you go up Table Mountain? | Go up Table Mountain when it's clear and calm | If there's no cloud and no wind, go up Table Mountain at once, by cable car or by Platteklip Gorge. Never alone. | It may close for days. | Lion's Head is for sunrise.
2 | penguin beach | How do you see the penguins? | Drive around the Cape | Chapman's Peak, Cape Point and Boulders Beach make a day. The penguins are on the way back. | Baboons open doors. | The southernmost tip of Africa is elsewhere.
3 | prison ferry | How do you visit Robben Island? | Book the boat to Robben Island | On Robben Island, former prisoners lead you through. The sea may cancel it, so go early in your stay. | You see Mandela's cell. | Look back at the mountain.
4 | colored houses | What is the Bo-Kaap? | Eat Cape Malay food in Bo-Kaap | Bo-Kaap has steep streets in every color, and curry with apricot. Cooks teach it at home. | Ask before photos. | District Six's museum tells who was driven out.
5 | vine rows | Where's the wine? | Give a day to the vines | Stellenbosch and Franschhoek are an hour off, and a tram goes from farm to farm. | Constantia is nearer. | At night, take a ride rather than walk.

# sydney-two-days | how-to | spending some days in Sydney | one/two/three/2/3 day/days in sydney, day/weekend in sydney, 24/48/72 hours in sydney, things/what to do/see in sydney, visit sydney, trip to sydney, sydney itinerary, free things to do in sydney, sydney travel/city guide/tips | Sydney
> The ferry is the best ticket. | Swim between the flags. | The bridge costs nothing on foot.
@ A white sail of tiles, and a horn.
1 | white sails | Where do you begin in Sydney? | Walk from the Opera House through the garden | Touch the Opera House's tiles, then follow the water to Mrs. Macquarie's chair for the view back. | It's free. | Tours show the halls.
2 | iron bridge | How do you cross the bridge? | Cross the Harbor Bridge on foot | The path over the bridge is free and leads from The Rocks to Milsons Point. One pylon has stairs. | The climb on the arch is for a full purse. | From below, it fills the sky.
3 | ferry wake | What is the best ferry? | Take the ferry to Manly | The Manly ferry takes half an hour past the heads, to a surf beach and a walk. | Go back at sunset. | Weekends are full.
4 | cliff pool | What is the coastal walk? | Walk from Bondi to Coogee | From Bondi to Coogee, it's six kilometers of cliffs, pools and small beaches. Dip in at Bronte. | Start early, with a hat. | Red and yellow flags mean lifeguards.
5 | blue cliffs | What's outside Sydney? | Ride the train to the Blue Mountains | Two hours take you to Katoomba and the Three Sisters. Stairs lead down into the forest. | The blue comes from oil of gum trees. | Fog can hide it all.

# buenos-aires-days | how-to | spending some days in Buenos Aires | one/two/three/2/3 day/days in buenos aires, day/weekend in buenos aires, 24/48/72 hours in buenos aires, things/what to do/see in buenos aires, visit buenos aires, trip to buenos aires, buenos aires itinerary, buenos aires travel/city guide/tips | Buenos Aires
> Dinner is at ten. | The dead have the best address. | On Sunday, follow the market.
@ A waiter in a bow tie, and steak as big as the plate.
1 | tomb lane | Where do you begin in Buenos Aires? | Walk among the tombs of Recoleta | In Recoleta's cemetery, lanes of marble lead to Eva Peron's grave, with flowers. Cats show the way. | The art museum nearby is free. | A bookstore in a theater is close.
2 | market street | What is San Telmo? | Keep Sunday for San Telmo | On Sundays in San Telmo, stalls line a long street, tango dancers work for coins, and the old market sells choripan. | Mafalda sits on a bench. | Mind your pocket.
3 | colored tin | How do you see La Boca? | See La Boca by day | In La Boca, look at the colored street and the stadium, and take a ride back. Don't wander beyond. | It's small. | Boca plays in blue and gold.
4 | steak | What do you eat in Buenos Aires? | Eat steak late | Ask for your steak juicy, with chimichurri. Before, a fugazzeta with cheese and onion. | Ice cream rivals Italy's. | Mate isn't sold, but shared.
5 | milonga floor | Where do you see tango? | Go to a milonga | At a milonga, locals dance, and men ask with a nod. Take the class before. | Shows are fine, and dear. | Sit, watch, and keep off the line of dance.
`
