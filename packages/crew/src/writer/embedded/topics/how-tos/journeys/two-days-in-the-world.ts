/** Two days in cities of other continents, for `readTopics`: what has stood for long, without prices and hours. */
export const TWO_DAYS_IN_THE_WORLD = `
# kyoto-two-days | how-to | spending a day or two in Kyoto | 24/48/72 hours in kyoto, one/two/three/2/3 day/days in kyoto, day/weekend in kyoto, things/what to do/see in kyoto, visit kyoto, trip to kyoto, kyoto itinerary, kyoto travel/city guide/tips, spend time in kyoto | Kyoto
> Ten thousand gates, and most people turn around at the first hundred. | Six in the morning is the secret. | Do not chase the geisha.
@ Wood, moss, and a bell that nobody seems to ring.
1 | red gates | How do you see Fushimi Inari? | Climb through the red gates early | On the first morning, be at Fushimi Inari early, and climb the path under thousands of red gates. | Higher up it gets empty. | It is open all night, and free.
2 | wooden terrace | Where do you go next in Kyoto? | Walk from Kiyomizu down to Gion | On the first afternoon, see the wooden terrace of Kiyomizudera, and walk down the old lanes to Gion. | It was built without nails, they say. | Lanes marked as private are closed to visitors.
3 | lantern alley | Where do you eat? | Eat by the river | On the first evening, eat in Pontocho, a narrow lane by the river, or at a counter nearby. | In summer there are terraces over the water. | Look at the menu before you sit.
4 | bamboo path | What do you do on the second day? | See the bamboo at Arashiyama | On the second morning, walk through the bamboo of Arashiyama at dawn, then into the garden of Tenryuji when it opens. | By ten it is crowded. | Carve nothing into the bamboo.
5 | golden temple | Which temple is golden? | See the Golden Pavilion | On the second afternoon, see the Golden Pavilion, whose upper floors are covered in gold leaf, and the stone garden of Ryoanji. | A young monk burned it down in nineteen fifty, and it was rebuilt. | Ryoanji has fifteen stones, and you never see them all at once.

# osaka-two-days | how-to | spending a day or two in Osaka | 24/48/72 hours in osaka, one/two/three/2/3 day/days in osaka, day/weekend in osaka, things/what to do/see in osaka, visit osaka, trip to osaka, osaka itinerary, osaka travel/city guide/tips, spend time in osaka | Osaka
> People here say: eat until you drop. | The castle is a copy, and nobody minds. | On the escalator, people stand on the right.
@ Neon on the water, and something sizzles.
1 | castle moat | Where do you begin in Osaka? | Walk around the moats of Osaka Castle | On the first morning, walk around the castle with its huge stones and moats. The tower is of concrete, with a museum inside. | The park blooms in spring. | The largest stones weigh more than a hundred tons.
2 | kitchen market | Where do you eat at noon? | Eat through the Kuromon market | Go from stand to stand, and eat right there, not while you walk. | Osaka is called the nation's kitchen. | Prices are made for visitors, so look first.
3 | neon canal | Where do you go at night? | Eat under the neon of Dotonbori | On the first evening, walk along Dotonbori, and eat takoyaki, balls with octopus. | Inside they are very hot. | The running man has shone there since the thirties, in new forms.
4 | old towers quarter | What do you do on the second day? | See Shinsekai, the old new world | On the second morning, see Shinsekai with its tower, and eat fried skewers. | Never dip twice: the sauce is shared. | It looks like nineteen sixty.
5 | deer park | Where can you go for half a day? | Ride to the deer of Nara | On the second afternoon, ride to Nara in less than an hour, to the great Buddha and the deer that bow for crackers. | Give crackers quickly: teased deer bite. | Show empty hands at the end, and hide your paper.

# hong-kong-two-days | how-to | spending a day or two in Hong Kong | 24/48/72 hours in hong kong, one/two/three/2/3 day/days in hong kong, day/weekend in hong kong, things/what to do/see in hong kong, visit hong kong, trip to hong kong, hong kong itinerary, hong kong travel/city guide/tips, spend time in hong kong | Hong Kong
> The best cruise takes ten minutes. | Most of it is green hills. | Take the tram with two decks.
@ Towers, jungle, and a red sail between them.
1 | harbor ferry | Where do you begin in Hong Kong? | Cross the harbor by Star Ferry | On the first morning, cross the harbor by Star Ferry, and ride a double deck tram through Central. | Both have run for over a century. | A transit card pays for nearly everything.
2 | steep railway | How do you go up the Peak? | Go up the Peak at dusk | On the first evening, go up Victoria Peak before dusk, and walk the level path around it. | The tram climbs so steeply that houses seem to lean. | A bus goes up as well.
3 | dim sum baskets | What do you eat in Hong Kong? | Eat dim sum in the morning | Eat dim sum, small bites from bamboo baskets, with tea, and share the table. | Tap two fingers on the table to say thanks for tea. | Leave the lid of the pot ajar for more.
4 | bronze buddha | What do you do on the second day? | Ride up to the big Buddha | On the second morning, ride the cable car on Lantau over the hills to the big Buddha of bronze. | Two hundred and sixty eight steps lead to it. | In strong wind it does not run.
5 | night market | What do you see at night? | Walk through Temple Street | On the second evening, walk through the night market of Temple Street, and see the towers across the harbor. | Fortune tellers sit there. | Typhoon signal eight closes the city, so check the weather.

# hanoi-two-days | how-to | spending a day or two in Hanoi | 24/48/72 hours in hanoi, one/two/three/2/3 day/days in hanoi, day/weekend in hanoi, things/what to do/see in hanoi, visit hanoi, trip to hanoi, hanoi itinerary, hanoi travel/city guide/tips, spend time in hanoi | Hanoi
> Watch how a grandmother crosses the street. | Breakfast is a soup. | Coffee comes with egg.
@ A thousand horns, a tiny stool, and steam in your face.
1 | busy street | How do you cross a street in Hanoi? | Cross at a gap, at an even pace | Wait for a gap in the traffic, cross at an even pace, and do not stop or jump back. | Scooters steer around you. Cars and buses do not. | Walk beside a local the first time.
2 | lake pagoda | Where do you begin in Hanoi? | Walk around Hoan Kiem lake | On the first morning, walk around Hoan Kiem lake early, when people do their exercises, and over the red bridge. | A turtle took back a king's sword here, says the legend. | On weekends there are no cars.
3 | soup bowl | What do you eat in Hanoi? | Eat pho for breakfast, bun cha at noon | Eat pho at dawn, and bun cha, grilled pork with noodles, at noon. | Each kitchen cooks one dish. | A full stall is a good sign.
4 | scholar temple | What is on the second day? | See the Temple of Literature | On the second morning, see the Temple of Literature, from ten seventy, with the names of scholars on slabs that stone turtles carry. | It was Vietnam's first university. | Do not touch the turtles' heads.
5 | egg coffee | What is egg coffee? | Try an egg coffee | On the second afternoon, drink egg coffee: strong coffee under beaten yolk and sweet milk. | Milk was scarce when it was invented in the forties. | The egg is hardly cooked: not for small children or in pregnancy.
`
