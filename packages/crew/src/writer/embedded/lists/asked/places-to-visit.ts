/** What there is to see in the countries that most people ask for; `read-lists.ts` says how they are written. */
export const LISTS_OF_PLACES_TO_VISIT = `
# places-in-japan | choices | places in Japan worth a visit | places/spots/sights/destinations/cities japan/japanese (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Kyoto | It was the capital for a thousand years. Orange gates climb the hill of Fushimi Inari by the thousand. | Come at dawn, before the crowd. | Kyoto
- Nara | More than a thousand deer walk freely around a giant bronze Buddha. | Some bow for a cracker. | Nara (city)
- Hakone | You soak in hot springs and, on a clear day, look at Mount Fuji. | A ropeway floats over steaming slopes. | Hakone
- Hiroshima | One ruin and a quiet park keep the memory. Nearby, a red gate seems to float in the sea. | That gate stands at Miyajima. | Hiroshima
- Osaka | People here are said to eat until they drop, mostly standing up in the neon lights of Dotonbori. | Try the octopus balls. | Osaka
- Tokyo | Old temples stand a few subway stops from the busiest crossings in the world. | Go up a tower at sunset. | Tokyo

# places-in-italy | choices | places in Italy worth a visit | places/spots/sights/destinations/cities italy/italian (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Rome | The Colosseum, the Forum and the Pantheon stand where people still go to work. | Throw a coin into the Trevi Fountain early in the morning. | Rome
- Florence | One walk takes you past Michelangelo, Botticelli and the largest brick dome ever built. | Climb it, or look at it from the hill across the river. | Florence
- Venice | There are no cars, only boats, bridges and getting lost. | Stay the night, when the day visitors are gone. | Venice
- The Amalfi Coast | A narrow road winds above the sea past villages that hang on the cliff. | Take the ferry for the best view. | Amalfi Coast
- Cinque Terre | Five bright fishing villages are joined by a train and a path above the waves. | The path is closed in parts after storms. | Cinque Terre
- Sicily | Greek temples stand in almond fields, and a volcano smokes above it all. | The street food of Palermo is worth the trip alone. | Sicily

# places-in-france | choices | places in France worth a visit | places/spots/sights/destinations/cities france/french (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Paris | Walk along the Seine from the Eiffel Tower to the islands, and you pass most of the city's history. | Walking it costs nothing. | Paris
- Mont Saint Michel | An abbey sits on a rock, and the tide turns it into an island. | The sea comes in fast, so keep to the bridge. | Mont-Saint-Michel
- Provence | In early summer the lavender around Valensole blooms in purple rows. | Most of it is cut by late July. | Provence
- The castles of the Loire | Chambord has a double staircase on which two people never meet. | You can see several of them by bike. | Chateaux of the Loire Valley
- Chamonix | A cable car lifts you to almost four thousand meters, face to face with Mont Blanc. | Take a jacket, even in July. | Chamonix
- Alsace | Half-timbered houses in Colmar look like a storybook, and the wine road runs past the door. | In December come the Christmas markets. | Alsace

# places-in-spain | choices | places in Spain worth a visit | places/spots/sights/destinations/cities spain/spanish (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Barcelona | Gaudi's church has been under construction for more than a hundred years. | The beach is a metro ride away. | Barcelona
- Granada | The Alhambra is a palace of carved walls, water and gardens below snowy mountains. | Tickets sell out weeks before. | Alhambra
- Seville | Orange trees line the streets, and flamenco is at home here. | In summer it is too hot to walk at noon. | Seville
- Madrid | Three of the great art museums of Europe stand within a short walk. | Dinner begins when others go to bed. | Madrid
- San Sebastian | A round bay has a city beach, and the bars serve small works of art on bread. | Eat one at each bar, then move on. | San Sebastian
- Cordoba | A forest of striped arches fills a mosque that became a cathedral. | Its courtyards bloom in May. | Mosque-Cathedral of Cordoba

# places-in-thailand | choices | places in Thailand worth a visit | places/spots/sights/destinations/cities/islands thailand/thai (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Bangkok | Golden temples, long boats and street kitchens stand side by side on the river. | A ferry on the river costs less than a taxi. | Bangkok
- Chiang Mai | Hundreds of temples stand in and around an old town with a moat, and mountains begin where it ends. | In November, people send up lanterns. | Chiang Mai
- Ayutthaya | Tree roots hold the stone head of a Buddha, in the ruins of an old capital. | It is an easy day trip from Bangkok. | Ayutthaya
- Krabi | Limestone cliffs rise straight out of green water, and beaches are reached by long boat. | Climbers come for the rock. | Krabi
- Khao Sok | You sleep on a raft house in a lake, with one of the oldest rainforests in Asia around it. | Gibbons wake you. | Khao Sok National Park
- Koh Tao | It is small, and one of the cheapest places to learn diving. | The name means turtle island. | Ko Tao

# places-in-turkey | choices | places in Turkey worth a visit | places/spots/sights/destinations/cities turkey/turkish/turkiye (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Istanbul | A bridge or a ferry takes you from Europe to Asia for the price of a tea. | Hagia Sophia has been a church, a mosque, a museum and a mosque again. | Istanbul
- Cappadocia | At sunrise, hot air balloons float over chimneys of stone. | People once lived in whole cities under the ground. | Cappadocia
- Pamukkale | Warm water runs over white terraces that look like cotton. | You walk on them without shoes. | Pamukkale
- Ephesus | You walk down a marble street to a library front that has stood there since the Romans. | Go early, since there is little shade. | Ephesus
- Antalya | An old harbor lies below mountains, with beaches on both sides. | A Roman theater nearby still holds concerts. | Antalya
- Mount Nemrut | Giant stone heads of kings and gods lie on top of a mountain, and people climb it for sunrise. | They fell from the seated figures behind them. | Mount Nemrut

# places-in-greece | choices | places in Greece worth a visit | places/spots/sights/destinations/cities greece/greek (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Athens | The Parthenon looks down on a city of cafes. | Go up when the gates open. | Athens
- Meteora | Monasteries stand on top of pillars of rock, and monks were once pulled up in nets. | Today there are stairs. | Meteora
- Delphi | Kings once asked the oracle here, on a slope above a sea of olive trees. | The ancients called it the navel of the world. | Delphi
- Crete | A palace of the Minoans, a long gorge and pink sand are all on one island. | You need a week for it. | Crete
- Nafplio | A small old town has two castles, one of them up some nine hundred steps. | It was the first capital of modern Greece. | Nafplio
- Zagori | Stone villages and arched bridges stand beside one of the deepest gorges in the world. | Hardly any beach visitor ever comes here. | Zagori

# places-in-portugal | choices | places in Portugal worth a visit | places/spots/sights/destinations/cities portugal/portuguese (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Lisbon | Yellow trams climb seven hills, and every hill has a view. | Take a custard tart in Belem. | Lisbon
- Porto | Houses with blue tiles lean over the river, and port wine rests on the other bank. | Cross the upper deck of the iron bridge on foot. | Porto
- Sintra | A palace in red and yellow stands above the mist, a short train ride from Lisbon. | Go on a weekday. | Sintra
- The Algarve | The sea has carved arches, caves and golden cliffs. | A kayak takes you inside. | Algarve
- The Douro Valley | Vines grow on steps along a winding river. | The old train follows the water. | Douro
- Madeira | Hikers follow old water channels through a forest that was there before the ice age. | It is spring there almost all year. | Madeira

# places-in-mexico | choices | places in Mexico worth a visit | places/spots/sights/destinations/cities mexico/mexican (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Mexico City | It is built on the bed of a lake, over an Aztec capital, and its ruins stand beside the cathedral. | It has more than a hundred museums. | Mexico City
- Teotihuacan | Two pyramids stand over the Avenue of the Dead, and nobody knows for sure who built the city. | It was already a ruin when the Aztecs came. | Teotihuacan
- Oaxaca | It is known for mole, mezcal and markets. | At the end of October, the Day of the Dead fills the streets. | Oaxaca City
- Chichen Itza | Twice a year, light and shadow seem to send a snake down the steps of the pyramid. | It stands in the jungle of Yucatan. | Chichen Itza
- The cenotes of Yucatan | You swim in clear water in a sinkhole that roots hang into. | Leave the sunscreen off, to keep it clean. | Cenote
- Guanajuato | Bright houses cover the hills, and traffic runs in old tunnels below. | Silver paid for all of it. | Guanajuato City

# places-in-egypt | choices | places in Egypt worth a visit | places/spots/sights/destinations/cities egypt/egyptian (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- The pyramids of Giza | The largest one was the tallest building people had made for more than three thousand years. | The Sphinx lies right beside them. | Giza pyramid complex
- Luxor | The columns of Karnak are so thick that several people are needed to reach around one. | Across the river lies the Valley of the Kings. | Luxor
- Abu Simbel | Four giant kings of stone were cut out and lifted above a rising lake. | Twice a year the sun still reaches the innermost room. | Abu Simbel
- Aswan | White sails cross the Nile, past islands with palms and a temple that was moved stone by stone. | That temple is Philae. | Aswan
- Cairo | Gold from the tomb of Tutankhamun, a thousand minarets and a bazaar fill one city. | The new museum stands near the pyramids. | Cairo
- The White Desert | Wind has carved chalk into mushrooms and birds, and people camp among them. | Take a guide. | White Desert National Park

# places-in-india | choices | places in India worth a visit | places/spots/sights/destinations/cities india/indian (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- Agra | The Taj Mahal changes its color with the light, and an emperor built it for his dead wife. | It is closed on Fridays. | Taj Mahal
- Varanasi | At dawn, people bathe in the Ganges from steps that run along the whole city. | It is one of the oldest cities that people still live in. | Varanasi
- Jaipur | The old town is painted pink, and a palace front has almost a thousand small windows. | They let the ladies of the court look out unseen. | Jaipur
- Kerala | You glide through palms on a boat with a roof of reed. | The hills above are green with tea. | Kerala
- Ladakh | Monasteries sit above bare valleys, higher than most mountains of Europe. | Rest the first days, because the air is thin. | Ladakh
- Hampi | Ruins of an empire lie among giant round boulders. | A chariot of stone stands in one of its temples. | Hampi

# places-in-britain | choices | places in Britain worth a visit | places/spots/sights/destinations/cities uk/britain/england/british (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- London | Most of the great museums cost nothing to enter. | A river boat goes past nearly all the sights. | London
- Edinburgh | A castle stands on an old volcano in the middle of the city. | A hill called Arthur's Seat has the best view. | Edinburgh
- Bath | Romans built a spa over hot springs, and it still steams. | The whole town is built of honey colored stone. | Bath, Somerset
- The Lake District | Lakes lie between steep green hills, with villages of slate. | Beatrix Potter gave her farms to the nation. | Lake District
- The Isle of Skye | Cliffs, waterfalls and green cones look like another planet. | A bridge takes you there. | Isle of Skye
- York | You can walk on the medieval walls around the old town. | One crooked street looks like Diagon Alley. | York

# places-in-the-philippines | choices | places in the Philippines worth a visit | places/spots/sights/destinations/islands philippines/filipino/philippine (visit/see/best/beautiful/prettiest/must/go/travel/worth/bucket/in/first)
- El Nido | Boats slip through gaps in black cliffs into lagoons of clear water. | It lies at the north end of Palawan. | El Nido, Palawan
- Nacpan | Four kilometers of pale sand lie under palms, less than an hour from El Nido. | The months from December to May are the driest. | El Nido, Palawan
- Siargao | Surfers come for a wave called Cloud Nine, and the rest for palms and tide pools. | The swell is largest in autumn. | Siargao
- Kalanggaman | Two tongues of white sand run out into the sea from a small island off Leyte. | You can camp there for a night. | Kalanggaman Island
- Bohol | More than a thousand round hills turn brown in the dry season, so people call them the Chocolate Hills. | Tiny tarsiers live in its forest. | Chocolate Hills
- Batanes | Stone houses stand on green cliffs in the far north, where storms come through. | March to May is the calmest time. | Batanes

# science-fiction-movies | choices | science fiction movies worth watching | movies/movie/films/film sci-fi/scifi/sci/science/fiction (fi/best/must/watch/time/greatest/have/need/see/top/classic/spoilers/no/without)
- Arrival | Ships land all over the world, and the army sends for a linguist. | It is quieter than you expect. | Arrival (film)
- Alien | Seven people and one cat are far from home, with something else on board. | It came out in nineteen seventy nine, and it still works in the dark. | Alien (film)
- Interstellar | A father leaves Earth to find a place where his children could live. | A physicist helped to draw its black hole. | Interstellar (film)
- The Matrix | An office worker finds out that nothing around him is what it seems. | Half of the action films after it look like it. | The Matrix
- Blade Runner | In a city of rain, a man hunts people who may not be people. | Watch the final cut. | Blade Runner
- Moon | One man works alone on the far side of the Moon, and his shift is nearly over. | It was made for little money. | Moon (2009 film)
- District Nine | Aliens are stranded over Johannesburg, and nobody wants them there. | It is told like the news. | District 9
`
