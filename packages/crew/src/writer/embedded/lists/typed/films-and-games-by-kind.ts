/** Films and video games of one kind that are worth a try; `read-lists.ts` says how they are written. */
export const LISTS_OF_FILMS_AND_GAMES_BY_KIND = `
# movie-musicals | choices | musicals on film worth watching | musicals/musical movie/movies/films/film/watch/worth/musicals (watch/best/must/see/ever/made/classic/good/on/worth/watching)
- Singin' in the Rain | A silent star has a voice like a saw, as sound comes in. Gene Kelly danced the rain with a fever. | It's about making it. | Singin' in the Rain
- West Side Story | Romeo and Juliet on fire escapes. The opening runs for minutes without a word. | The actors who sang were often dubbed. | West Side Story (1961 film)
- Cabaret | A club in Berlin laughs as the brown shirts come in. | Songs stay on the stage. | Cabaret (1972 film)
- The Umbrellas of Cherbourg | Every line is sung, even at the gas station. The wallpaper matches the coats. | The end is in the snow. | The Umbrellas of Cherbourg
- Chicago | Murder, jazz and a lawyer who pulls the strings of puppets. | It's told in her head. | Chicago (2002 film)
- La La Land | A pianist and an actress in Los Angeles. It opens with a dance on a freeway. | The last five minutes are another life. | La La Land
- The Wizard of Oz | Dorothy opens the door, and there's color. The studio nearly cut Over the Rainbow. | The snow was made of asbestos. | The Wizard of Oz

# documentaries | choices | documentaries worth watching | documentaries/documentary/docs (watch/best/must/see/ever/made/classic/good/films/film/movies/everyone/should/mind/blowing)
- Man on Wire | A Frenchman walks on a rope between the Twin Towers. It's told like a heist. | He danced for forty five minutes. | Man on Wire
- Free Solo | A climber goes up a wall of nine hundred meters without a rope. The camera men look away. | Your hands sweat. | Free Solo
- Searching for Sugar Man | A singer flops in Detroit and is a legend in South Africa, where they think that he's dead. | Part of it was shot on a phone, and it won an Oscar. | Searching for Sugar Man
- The Act of Killing | Killers of nineteen sixty five in Indonesia act out their deeds, as a gangster film. One begins to retch. | Much of the crew stayed without names. | The Act of Killing
- My Octopus Teacher | A tired man dives in cold kelp each day and meets one octopus. | She lives for a year. | My Octopus Teacher
- Hoop Dreams | Two boys in Chicago want to get into the NBA. It was filmed for five years. | It runs nearly three hours, and flies. | Hoop Dreams
- Grizzly Man | A man lives among bears until one kills him. Werner Herzog uses what he'd filmed. | He hears the last tape, and we don't. | Grizzly Man

# spy-movies | choices | spy movies worth watching | spy/spies/espionage movies/movie/films/film/thrillers (watch/best/must/see/ever/made/classic/good/about)
- Tinker Tailor Soldier Spy | One of four at the top is a traitor. A man in glasses finds him, mostly by listening. | Nobody runs. | Tinker Tailor Soldier Spy (film)
- North by Northwest | A man is taken for a spy who doesn't exist, and a plane hunts him in a corn field. | The heads of Mount Rushmore were built. | North by Northwest
- The Lives of Others | A man of the Stasi listens to a playwright, and can't stop feeling. | The actor had been spied on himself. | The Lives of Others
- Casino Royale | Bond before he was Bond: a card table, a chair, a woman. | The poker is better than the shooting. | Casino Royale (2006 film)
- The Third Man | Vienna in ruins, a friend who's dead, or not. The zither was found at a wine tavern. | He comes out of a doorway, with a cat. | The Third Man
- Argo | The CIA gets six people out of Tehran as a film crew. Much of it happened, without the runway. | Canada did more than the film says. | Argo (2012 film)
- The Conversation | A man who records others thinks that he's heard a murder planned. He takes his flat apart. | One word is stressed wrongly. | The Conversation

# anti-war-movies | choices | war movies that stay with you | war/anti-war movies/movie/films/film (watch/best/must/see/ever/made/classic/good/that/are/realistic/stay/with/you)
- Come and See | A boy in Belarus finds a rifle, and ages in two days. Real bullets were used, the young actor said. | You hear what he can't. | Come and See
- Paths of Glory | Three soldiers are to be shot for cowardice, to save a general's face. | France didn't show it for some twenty years. | Paths of Glory
- Das Boot | Fifty men in a tube under the sea, and a rivet that pops. | The actors weren't let into the sun. | Das Boot
- Saving Private Ryan | The landing lasts twenty some minutes, and veterans had to leave the room. | Spielberg drew no storyboard for it. | Saving Private Ryan
- Grave of the Fireflies | A boy and his small sister after the bombs. It's drawn, and nobody watches it twice. | It's by the studio of Totoro. | Grave of the Fireflies
- Apocalypse Now | A captain goes upriver to kill a colonel who's become a god. The shoot nearly broke them all. | The set was hit by a typhoon. | Apocalypse Now
- They Shall Not Grow Old | Old reels of the First World War run in color, at the right speed, and lip readers found what they say. | They smile at the camera. | They Shall Not Grow Old

# coming-of-age-movies | choices | coming of age movies worth watching | coming/coming-of-age age/coming-of-age movies/movie/films/film/coming-of-age (of/watch/best/must/see/ever/made/classic/good/coming-of-age)
- Stand by Me | Four boys walk along the tracks to see a dead body. They never had friends later like those. | It's Stephen King without ghosts. | Stand by Me (film)
- Lady Bird | A girl in Sacramento wants to get away from it, and from her mother. | She misses both by the end. | Lady Bird (film)
- Boyhood | The same boy was filmed for twelve years. You see him grow in three hours. | Nobody could sign for so long. | Boyhood (2014 film)
- The four hundred blows | A boy in Paris lies, steals, runs to the sea, and looks at us. | He became the director's other self. | The 400 Blows
- Moonlight | Three ages of one quiet man in Miami. For two minutes, another film had its Oscar. | The three actors never met before. | Moonlight (2016 film)
- Spirited Away | A girl has to work in a bathhouse for gods, and must not forget her name. | Nobody in it is only bad. | Spirited Away
- Eighth Grade | The last week of school, seen by a girl who gives advice online and takes none. | The acne is real. | Eighth Grade (film)

# animated-for-adults | choices | animated movies for grown-ups | animated/animation/cartoon movies/movie/films/film adults/adult/grown-ups/grownups (for/watch/best/must/see/that/are/not/only/kids/just)
- Persepolis | A girl grows up in Iran's revolution, with punk and veil. She drew it herself. | It's in black and white. | Persepolis (film)
- Waltz with Bashir | A soldier asks others what he can't remember of a war. At the end, it's no longer drawn. | It's a documentary in drawings. | Waltz with Bashir
- Perfect Blue | A singer turns actress, and can't tell which life is real. | Live films have copied its bath. | Perfect Blue
- Anomalisa | To one man, everyone has the same voice, until a woman speaks. It's all puppets. | You see the seams on purpose. | Anomalisa
- Akira | Neo-Tokyo, a gang on motorcycles, and a boy who can break cities. | Over three hundred colors were mixed, some for it alone. | Akira (1988 film)
- Loving Vincent | Each frame is an oil painting: sixty five thousand of them, by more than a hundred painters. | A son asks how Van Gogh died. | Loving Vincent
- Flee | A man tells for the first time how he fled Afghanistan. Drawing keeps him hidden. | It was up for three Oscars at once. | Flee (film)

# cozy-games | choices | cozy video games | cozy/cosy/relaxing/wholesome/chill games/game (video/best/play/to/for/calm/anxiety/pc/switch/like/stardew/animal/crossing/after/work)
- Stardew Valley | You inherit a farm, plant parsnips and get to know the village. One man made it all, in four years. | One more day, and it's two at night. | Stardew Valley
- Animal Crossing | An island, raccoons with a loan, and fish by the season. | Time runs as yours does. | Animal Crossing
- A Short Hike | A bird walks up a mountain to get a signal. You can do it in an evening. | The talk is lovely. | A Short Hike
- Unpacking | You unpack boxes in eight homes and learn a whole life from its things. | One photo doesn't fit anywhere. | Unpacking (video game)
- Dorfromantik | You lay tiles with woods, rivers and villages, and nobody hurries you. | Students in Berlin made it. | Dorfromantik
- Spiritfarer | You sail the dead to their last door, and hug them before. | Bring a tissue. | Spiritfarer
- Townscaper | Click, and a house rises from the sea. There's no goal at all. | It's a toy, says its maker. | Townscaper

# co-op-games | choices | video games to play together on one sofa | co-op/coop/couch/couples/two-player games/game (video/best/play/with/your/partner/girlfriend/boyfriend/friend/wife/husband/together/for/couch/co-op/to)
- It Takes Two | A couple turned into dolls must work together to get home. It can't be played alone. | Each level is another game. | It Takes Two (video game)
- Overcooked | Four cooks, one kitchen, and the floor moves. It's a test of love. | Shouting is included. | Overcooked
- Portal Two | Two robots, two portal guns each, and a voice that mocks you. | One of you will be dropped by the other. | Portal 2
- Unravel Two | Two yarn figures on one thread swing through Scandinavian gardens. | One can carry the other. | Unravel Two
- Moving Out | You're movers with no care: sofas go through windows. | The bed doesn't fit. | Moving Out (video game)
- Cuphead | Two cups against bosses drawn like cartoons of the thirties. It's hard. | Every frame was inked by hand. | Cuphead
- Snipperclips | Cut each other into shapes to solve puzzles in paper. | You'll laugh before you solve it. | Snipperclips

# puzzle-games | choices | puzzle video games worth your brain | puzzle games/game (video/best/play/to/for/brain/hard/good/escape/pc/phone/mobile)
- Portal | Two doors that you put where you want. The cake is a lie. | It can be done in an evening. | Portal (video game)
- The Witness | An island of panels with lines, and no word of explanation. Then you look up. | The river is one, too. | The Witness (2016 video game)
- Baba Is You | The rules lie around as words, and you push them. Wall is stop? Not any more. | It hurts nicely. | Baba Is You
- Return of the Obra Dinn | A ship came home without its crew. You see each death, and must name all sixty. | One man drew it in two colors. | Return of the Obra Dinn
- Monument Valley | A silent princess walks on stairs that can't exist. | Escher would smile. | Monument Valley (video game)
- Outer Wilds | Every twenty two minutes, the sun blows up. You keep only what you've learned. | You can play it just once. | Outer Wilds
- Tetris | Seven shapes fall, and you never win. | People see it as they fall asleep. | Tetris

# scary-games | choices | scary video games | scary/scariest/horror games/game (video/best/play/to/ever/made/most/terrifying/pc/alone)
- Silent Hill Two | A man gets a letter from his dead wife. The fog hid what the console couldn't draw. | The monsters are his. | Silent Hill 2
- Amnesia: The Dark Descent | You have no weapon, and looking at it makes you mad. It can hear you. | Sales began slowly, then people filmed themselves. | Amnesia: The Dark Descent
- Alien: Isolation | One alien, one ship, and it learns where you hide. | It may hear your microphone. | Alien: Isolation
- Resident Evil | A mansion, a slow turn of a head, and dogs through the window. | The doors hid the loading. | Resident Evil (1996 video game)
- Outlast | A reporter in an asylum with a camera that sees in the dark. The batteries run out. | You can only run. | Outlast
- Phasmophobia | Four friends hunt ghosts, and the ghosts listen to what you say. | Don't say its name. | Phasmophobia (video game)
- P.T. | One corridor, again and again. It was a free trial, then it was taken away for good. | Consoles that have it sold dear. | P.T. (video game)
`
