/** Films, songs and instruments that are asked for as a list; `read-lists.ts` says how they are written. */
export const LISTS_OF_SCREENS_AND_SONGS = `
# movies-that-foresaw | gathered | movies that predicted the future | movies/movie/films/film predicted/predict/predicting/foresaw (future/that/the/correctly/got/right/came/true/technology)
- The Truman Show | In nineteen ninety eight, a whole life was shown on television around the clock. Reality shows and live streams came after. | Psychiatrists described patients who believed they were in it. | The Truman Show
- Minority Report | In two thousand two, ads called people by name, and screens were moved by hand. The director had asked scientists first. | They met for a weekend. | Minority Report (film)
- A Space Odyssey | In nineteen sixty eight, two astronauts read the news on flat tablets at breakfast. | Samsung showed the scene in court. | 2001: A Space Odyssey
- Metropolis | In nineteen twenty seven, a boss in a tower made a video call. | The film is silent, so you have to read it. | Metropolis (1927 film)
- Woman in the Moon | In nineteen twenty nine, a rocket started after a count down to zero. Real rockets took that over. | Rocket engineers gave advice. | Woman in the Moon
- Back to the Future Part Two | Its year twenty fifteen had video calls, flat screens and payment by thumb. It also had flying cars. | It was made in nineteen eighty nine. | Back to the Future Part II
- Her | In twenty thirteen, a lonely man fell in love with the voice of his computer. Ten years later, people told such stories of chatbots. | Scarlett Johansson was the voice. | Her (film)
- Gattaca | In nineteen ninety seven, parents chose the genes of their child. Today some embryos are tested before birth. | The title is spelled with the letters of our genes. | Gattaca

# plot-twists | choices | movies with a famous plot twist | movies/movie/films/film twist/twists/plot-twist/plot-twists (plot/ending/best/with/end/crazy/good/huge/endings)
- The Sixth Sense by M. Night Shyamalan | A boy sees the dead. Watch it a second time, and you see that it never cheated. | Red marks what matters. | The Sixth Sense
- Psycho by Alfred Hitchcock | He loses his heroine early, and the real shock is still to come. Nobody was let in late. | He asked people not to tell the ending. | Psycho (1960 film)
- The Usual Suspects by Bryan Singer | A small crook tells the police his story. The last two minutes turn it over. | The answer was in the room. | The Usual Suspects
- Fight Club by David Fincher | A man who cannot sleep meets a soap salesman. The first rule is not to talk about it. | Hints flash by before they meet. | Fight Club
- The Empire Strikes Back by Irvin Kershner | One sentence changed a whole saga. The actor in the suit was given a false line, so that it would not leak. | Hardly anybody knew. | The Empire Strikes Back
- Parasite by Bong Joon-ho | A poor family moves in as servants, one by one. Then the doorbell rings in the rain. | It was the first film not in English to win best picture. | Parasite (2019 film)
- The Others by Alejandro Amenabar | A mother keeps the curtains closed in a house on Jersey. Who is haunting whom takes a while. | There is hardly any blood. | The Others (2001 film)
- Memento by Christopher Nolan | A man without a memory hunts a killer, and the film runs backward. You know as little as he does. | Tattoos are his notes. | Memento (film)

# horror-from-life | choices | horror movies that were inspired by real cases | horror/scary movies/movie/films/film real/true events/story/stories/cases/based/inspired/life (on/by)
- The Exorcist by William Friedkin | A novel began with newspaper reports on a boy in nineteen forty nine. What really ailed him is disputed. | The novel made him a girl. | The Exorcist
- Psycho by Alfred Hitchcock | The novel behind it came out soon after a killer was caught in Wisconsin, who lived in his mother's house. | The story itself is invented. | Ed Gein
- The Conjuring by James Wan | It follows two ghost hunters who really went to a farmhouse in Rhode Island. Skeptics never believed a word. | The house still stands. | The Conjuring
- Jaws by Steven Spielberg | Shark attacks at the shore of New Jersey in nineteen sixteen are often called its model. The author of the novel said that they were not. | Four people died within twelve days. | Jersey Shore shark attacks of 1916
- A Nightmare on Elm Street by Wes Craven | He had read of young refugees from Asia who died in their sleep, and no doctor knew why. | Freddy is made up. | A Nightmare on Elm Street
- The Amityville Horror by Stuart Rosenberg | A family left a house after four weeks and told of a haunting. Their lawyer later said that they made it up over wine. | Six people had been murdered there before. | The Amityville Horror
- Open Water by Chris Kentis | Two divers were left behind off Australia in nineteen ninety eight, and never found. | Real sharks swam with the actors. | Tom and Eileen Lonergan

# films-that-changed-film | gathered | movies that changed cinema | movies/movie/films/film cinema/filmmaking/hollywood/moviemaking changed/change (that/forever/history/the/of)
- Citizen Kane | In nineteen forty one, Orson Welles was twenty five, and told a life out of order, with pictures sharp from front to back. | It failed at the box office. | Citizen Kane
- The Jazz Singer | In nineteen twenty seven, songs and a few spoken lines helped to end the age of silent film. | The first spoken words promised more to come. | The Jazz Singer
- Snow White | In nineteen thirty seven, Hollywood called it Disney's folly, a cartoon of full length. It paid for his new studio. | He got one large Oscar and seven small ones. | Snow White and the Seven Dwarfs (1937 film)
- Toy Story | In nineteen ninety five, it was the first full movie made by computer alone. | Toys were chosen because plastic was easy. | Toy Story
- Star Wars | In nineteen seventy seven, a computer moved the camera past small models. It made effects an industry. | Its studio expected little. | Star Wars (film)
- Jaws | In nineteen seventy five, it opened in hundreds of theaters at once, and the summer blockbuster was born. | The broken shark is hardly seen. | Jaws (film)
- Breathless | In nineteen sixty, Jean-Luc Godard just cut out pieces of his scenes. Those jumps are everywhere now. | The film was too long before. | Breathless (1960 film)
- The Matrix | In nineteen ninety nine, cameras stood in a ring, and time seemed to stop. Countless films copied it. | It took more than a hundred cameras. | The Matrix

# christmas-movies | choices | Christmas movies worth seeing | christmas/xmas/holiday movies/movie/films/film (best/watch/family/whole/with/the/classic/all/time)
- It's a Wonderful Life by Frank Capra | A man who wants to give up sees what his town would be without him. A mistake with its rights put it on television every year. | In nineteen forty six, it lost money. | It's a Wonderful Life
- Home Alone by Chris Columbus | A boy of eight defends his house with paint cans. Your children will get ideas. | The gangster film he watches was made just for it. | Home Alone
- A Charlie Brown Christmas by Bill Melendez | Half an hour, real children's voices, jazz, and the saddest tree of all. | The network thought that it would fail. | A Charlie Brown Christmas
- The Muppet Christmas Carol by Brian Henson | Michael Caine plays Scrooge as if no Muppets were there. That is why it works. | He said that he would. | The Muppet Christmas Carol
- Elf by Jon Favreau | A grown man who was raised by elves goes to New York. He is kind to everybody, and that is the joke. | Much was done with camera tricks. | Elf (film)
- Miracle on Thirty Fourth Street by George Seaton | An old man says that he is Santa, and a court has to decide. | It came out in May, of all months. | Miracle on 34th Street
- Klaus by Sergio Pablos | A lazy mailman invents Christmas by accident. It is drawn by hand, and lit like a painting. | It was made in Spain. | Klaus (film)

# movie-villains | choices | movie villains that nobody forgets | movie/film/cinema/movies villains/villain (best/greatest/most/of/all/time/ever/iconic/evil/scariest)
- Darth Vader | You hear him before you see him. The breath is a diver's regulator. | One man wore the suit, another spoke. | Darth Vader
- Hannibal Lecter | Anthony Hopkins won an Oscar with less than half an hour on the screen. He hardly blinks. | He thought of reptiles. | Hannibal Lecter
- The Joker | Heath Ledger kept a diary as the Joker, and won an Oscar after his death. | He did the makeup himself. | Joker (The Dark Knight)
- The Wicked Witch of the West | Margaret Hamilton is on the screen for some twelve minutes, and frightened generations. She had taught kindergarten before. | A stunt burned her badly. | Margaret Hamilton (actress)
- Norman Bates | A shy man with a mother and a motel. He made people afraid of the shower. | The blood was chocolate syrup. | Norman Bates
- Hal Nine Thousand | A red light and a soft voice that says it cannot do that. The computer has more feelings than the crew. | It sings when it dies. | HAL 9000
- Nurse Ratched | She hardly ever raises her voice, and that is what frightens people. | Several stars turned the part down. | Nurse Ratched
- Anton Chigurh | He lets a coin decide, and wears a terrible haircut. Psychiatrists found him rather true to life. | The actor hated the hair. | Anton Chigurh

# movie-mistakes | gathered | famous movie mistakes | movie/film/movies/films mistakes/goofs/bloopers/errors (famous/biggest/in/that/made/it/left/hidden/the/you/never/noticed)
- Gladiator | A chariot tips over, and a gas bottle shows under the cloth. Rome did not have those. | You need the pause button. | Gladiator (2000 film)
- Star Wars | A stormtrooper bumps his head on a door. Later versions even added a sound. | Fans love him. | Stormtrooper (Star Wars)
- Pulp Fiction | The bullet holes are in the wall before a shot is fired. | Some fans see a plan in it. | Pulp Fiction
- North by Northwest | A boy in the cafe puts his fingers in his ears before the shot. He knew from the rehearsals. | Hitchcock left it in. | North by Northwest
- Titanic | The sky over the raft was wrong. An astronomer complained, and the director put the right stars in for a new release. | It was Neil deGrasse Tyson. | Titanic (1997 film)
- The Wizard of Oz | The Scarecrow gets his brain and says a rule of triangles wrong. | No triangle obeys it. | The Wizard of Oz
- Braveheart | Scots in kilts and blue paint fight at Stirling without a bridge. Kilts came centuries later, and the paint is from centuries before. | The bridge decided the battle. | Battle of Stirling Bridge

# movies-for-sad-days | choices | movies to watch when you are sad | movies/movie/films/film when sad/down/heartbroken (you/you're/feel/feeling/watch/are/that/will/good); movies/movie/films/film cheer (up/you/that/will/when/sad/down/to); comfort movies/movie/films/film (sad/when/you/are/watch)
- Paddington Two by Paul King | A bear goes to prison and makes marmalade for everyone. It is hard to stay gloomy after that. | The villain steals the show. | Paddington 2
- Amelie by Jean-Pierre Jeunet | A shy waitress in Paris makes small good things happen to strangers. The music stays for days. | The cafe is real. | Amélie
- My Neighbor Totoro by Hayao Miyazaki | Two sisters wait for their mother and meet a forest spirit. Nobody is evil in it. | The bus is a cat. | My Neighbor Totoro
- The Intouchables by Olivier Nakache and Eric Toledano | A man who cannot move hires the one who will not pity him. Both laugh more than anyone expected. | It is based on a true friendship. | The Intouchables
- Inside Out by Pete Docter | It tells why being sad is needed. You may cry, and feel better for it. | Scientists gave advice. | Inside Out (2015 film)
- Sing Street by John Carney | Boys in Dublin start a band to impress one girl. The songs are better than they need to be. | It is set in the eighties. | Sing Street
- Little Miss Sunshine by Jonathan Dayton and Valerie Faris | A family that can stand nothing has to push one yellow bus. | The actors really pushed it. | Little Miss Sunshine

# silent-movies | choices | silent movies worth watching | silent movies/movie/films/film (worth/watch/watching/best/today/still/era/should/see)
- The General by Buster Keaton | He sends a real locomotive through a real burning bridge. His face never moves. | It was among the costliest shots of its time. | The General (1926 film)
- City Lights by Charlie Chaplin | A tramp loves a blind girl who takes him for rich. The last look needs no word. | One short scene took hundreds of takes. | City Lights
- Metropolis by Fritz Lang | A city in layers, a robot, and crowds like machines. Much of science fiction borrows from it. | Lost parts turned up in Buenos Aires. | Metropolis (1927 film)
- Nosferatu by F. W. Murnau | A court ordered that all copies be destroyed, as it was Dracula without the rights. Some survived. | The shadow on the stairs is still enough. | Nosferatu
- Safety Last with Harold Lloyd | A man hangs from the hands of a clock, high above the street. | The actor had lost a thumb and a finger. | Safety Last!
- Joan of Arc by Carl Theodor Dreyer | Almost only faces, and one of them you will not forget. | A lost copy was found in a Norwegian hospital. | The Passion of Joan of Arc
- A Trip to the Moon by Georges Melies | Fourteen minutes from nineteen oh two, with a rocket in the Moon's eye. | He was a magician. | A Trip to the Moon

# one-hit-wonders | gathered | one hit wonders of the eighties, as they are known in America | one-hit/hit wonders/wonder eighties/80s (of/the/from/one/famous/best/80's)
- Take On Me by A-ha | In America, hardly any other song of the Norwegians is known. At home they had dozens. | Its video took thousands of drawings. | Take On Me
- Come On Eileen by Dexys Midnight Runners | It was number one in America in nineteen eighty three, and then silence. In Britain, they had another. | The overalls were a plan. | Come On Eileen
- Tainted Love by Soft Cell | It had been a soul song that hardly anybody bought. Two people and a synthesizer made it a hit. | Gloria Jones sang it first. | Tainted Love
- Ninety Nine Red Balloons by Nena | Americans bought it in German. Balloons set off a war by mistake. | The idea came at a concert in Berlin. | 99 Luftballons
- Mickey by Toni Basil | A cheer for a boy, by a dancer who was almost forty. | In an older song, the name was Kitty. | Mickey (Toni Basil song)
- Don't Worry, Be Happy by Bobby McFerrin | No instrument plays in it. All of it is his own voice and body. | It was song of the year. | Don't Worry, Be Happy

# misread-songs | gathered | songs that many people misunderstand | songs/song misunderstood/misunderstand/misunderstands/misinterpreted (everyone/meaning/people/that/famous/lyrics/are/you/most)
- Born in the U.S.A. by Bruce Springsteen | It sounds like a cheer, and tells of a veteran who finds no work at home. | Politicians still play it. | Born in the U.S.A. (song)
- Every Breath You Take by the Police | Couples dance to it. Sting has said that it is about someone who watches and controls. | He wrote it while his marriage broke up. | Every Breath You Take
- I Will Always Love You by Dolly Parton | It is no love song for a couple. She said goodbye to the man with whom she had worked on television. | Many marry to it anyway. | I Will Always Love You
- Hallelujah by Leonard Cohen | It sounds like a hymn, and speaks of broken love and doubt. | He wrote dozens of verses. | Hallelujah (Leonard Cohen song)
- Imagine by John Lennon | Played as a gentle song of peace, it asks for no countries, no possessions and no religion. | He called it sugar coated. | Imagine (John Lennon song)
- Fortunate Son by Creedence Clearwater Revival | It is heard as a flag waving song. It is about rich men's sons who did not have to go to war. | It was written within minutes. | Fortunate Son
- Pumped Up Kicks by Foster the People | People whistle along with a boy who plans to shoot others. | The singer wanted it to be discussed. | Pumped Up Kicks

# quick-songs | gathered | famous songs that were written fast | songs/song written/wrote fast/quickly/minutes/hour (famous/in/that/were/hits/hit/under/an)
- Fortunate Son by Creedence Clearwater Revival | John Fogerty has said that he wrote it in about twenty minutes, full of anger. | It was about a draft that spared the rich. | Fortunate Son
- Blowin' in the Wind by Bob Dylan | He has said that it took ten minutes. The tune has an old spiritual in it. | He was not yet twenty one. | Blowin' in the Wind
- Royals by Lorde | She wrote the words in half an hour, at fifteen or sixteen. | A photo of a baseball player gave her the title. | Royals (song)
- Your Song by Elton John | Bernie Taupin wrote the words over breakfast, and the tune took about twenty minutes. | There are tea stains on that paper, he said. | Your Song
- Sweet Child o' Mine by Guns N' Roses | The famous notes began as a finger exercise. The song was there within minutes. | The guitarist did not like it at first. | Sweet Child o' Mine

# easy-instruments | choices | instruments that are easy to begin with | instruments/instrument easy/easiest/simple (musical/learn/to/start/beginners/beginner/adults/are/that/play/for)
- The ukulele | Four soft strings, and many songs with three chords. You can play one by Sunday. | It came to Hawaii with people from Madeira. | Ukulele
- The kalimba | Thumbs pluck metal tongues, and every wrong note still sounds nice. | It has relatives all over Africa. | Mbira
- The harmonica | Breathe in, breathe out. It fits into a pocket, and costs little. | One was played in space in nineteen sixty five. | Harmonica
- The cajon | A box that you sit on and hit. Two sounds make a beat. | It came from Peru, out of shipping crates. | Cajón
- The recorder | School gave it a bad name. Most notes have one simple fingering, and there is music from four centuries. | Wood sounds softer than plastic. | Recorder (musical instrument)
- The keyboard | Press a key, and it is in tune. That is more than a violin offers in a year. | Headphones save the neighbors. | Electronic keyboard

# odd-instruments | gathered | unusual musical instruments | instruments/instrument weird/weirdest/strange/strangest/unusual/odd (musical/world/around/music)
- The theremin | You play it without touching it. Hands move in the air around two antennas. | Its inventor showed it to Lenin. | Theremin
- The glass armonica | Benjamin Franklin put glass bowls on an axle, and wet fingers make them sing. People said that it drove them mad. | Mozart wrote for it. | Glass harmonica
- The Great Stalacpipe Organ | In a cave in Virginia, rubber hammers strike the stone, over some three acres. | A man tested thousands of stalactites. | Great Stalacpipe Organ
- The serpent | A black tube of wood, bent like a snake, that carried the low notes in church. | The tuba took its place. | Serpent (instrument)
- The hurdy gurdy | A wheel rubs the strings while you turn a crank, so it sounds like a violin with bagpipes. | Beggars and nobles both played it. | Hurdy-gurdy
- The sea organ | In Zadar in Croatia, waves push air through pipes below the steps, and the sea plays all night. | No two minutes are alike. | Sea organ
- The vegetable orchestra | In Vienna, musicians carve carrots and pumpkins, play, and make soup of what is left. | They buy anew for each concert. | Vegetable Orchestra
`
