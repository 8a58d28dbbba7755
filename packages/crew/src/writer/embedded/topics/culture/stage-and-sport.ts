/** Music, films, games and sports, for `readTopics`. */
export const STAGE_AND_SPORT = `
# the-beatles | culture | the Beatles | beatles, the beatles, history of the beatles | The Beatles
> A record company turned the Beatles down. | The Beatles' most famous tune was called Scrambled Eggs. | The Beatles quit touring because they couldn't hear themselves.
@ You stand in a cellar club in Liverpool.
3 | four musicians | Who were the Beatles? | The Beatles came from Liverpool | John Lennon, Paul McCartney, George Harrison and Ringo Starr from Liverpool were the Beatles. From nineteen sixty two to nineteen seventy, they changed popular music. | By most counts, no band has sold more records. | They had learned in the clubs of Hamburg.
4 | rejection letter | Who turned the Beatles down? | A record company turned down the Beatles | In nineteen sixty two, the record company Decca turned the Beatles down. Guitar groups are on the way out, it's said to have answered. | It's one of the most famous mistakes in music. | Months later, George Martin took them.
4 | eggs | How did Yesterday begin? | Yesterday was first called Scrambled Eggs | Paul McCartney woke up with the tune of Yesterday in his head. Until he had words, he sang: scrambled eggs. | For weeks, he asked friends if he'd stolen it. | It is one of the songs most often recorded by others.
4 | screaming crowd | Why did the Beatles stop playing concerts? | The Beatles could not hear themselves | Beatles fans screamed so loudly that they drowned out the small amplifiers. After August nineteen sixty six, the band only recorded. | On their last tour, they had also been threatened. | Then they made Sergeant Pepper.
3 | roof | Where was the Beatles' last show? | The Beatles last played on a roof | In January nineteen sixty nine, the Beatles played on the roof of their London office for about forty minutes, until the police came. | It was cold and windy. | I hope we passed the audition, said John Lennon.

# jazz | culture | jazz | jazz, jazz music, history of jazz | Jazz
> Half of jazz is made up on the spot. | Jazz's great star learned the horn in a boys' home. | Nobody knows where the word jazz comes from.
@ You walk into a small club, and a trumpet answers a piano.
3 | trumpet | What is jazz? | Jazz was born in New Orleans | Around nineteen hundred in New Orleans, Black musicians made jazz out of blues, ragtime, marches, church songs and African rhythms. | Much of it is made up as it is played. | The word was first used for sport, it seems.
4 | old record | What was the first jazz record? | A white band made the first jazz record | The first jazz record, from nineteen seventeen, was by a white group. Freddie Keppard is said to have refused before, so nobody could copy him. | It was a hit. | The people who'd made the music were left out.
4 | boy with horn | How did Louis Armstrong begin? | Louis Armstrong learned in a home for boys | Louis Armstrong fired a gun into the air at New Year, and was sent to a boys' home. There he learned the cornet. | He became the first great soloist. | Later, the world loved his voice.
3 | saxophone | Who invented the saxophone? | The saxophone is named after a Belgian | In eighteen forty six, Adolphe Sax from Belgium patented the saxophone in Paris. It was meant for military bands. | It's brass, but its reed makes it a woodwind. | As a child, he survived a whole string of accidents.
3 | blue album | What is the best known jazz album? | Kind of Blue was made in two days | In nineteen fifty nine, Miles Davis recorded Kind of Blue in two days, with hardly a rehearsal. It's probably the best selling jazz album of all. | The players got only sketches. | John Coltrane was among them.

# hip-hop | culture | hip hop | hip hop, hip-hop, rap music, history of hip hop, history of rap, history of hip-hop | Hip-hop
> Hip hop began at a birthday party. | In early hip hop, two turntables were the band. | Hip hop has four elements.
@ You stand in a hot room in the Bronx.
3 | party flyer | Where did hip hop start? | Hip hop began at a party in the Bronx | In August nineteen seventy three, DJ Kool Herc played at his sister's party in the Bronx. People call that the birth of hip hop. | She wanted money for school clothes. | Girls paid a quarter to get in.
4 | two turntables | What is a break? | Two records made the beat longer | People danced hardest to the part where only drums play. So DJ Kool Herc took two copies of a record and repeated it. | The dancers were break boys. | Loops are still the heart of hip hop.
4 | gold record | What was the first rap hit? | Rapper's Delight was the first great rap hit | In nineteen seventy nine, the Sugarhill Gang put rap on the radio with Rapper's Delight. Many pioneers hadn't believed in records. | It used the music of Chic, who asked for their share. | It ran for almost fifteen minutes.
3 | four symbols | What belongs to hip hop? | Hip hop has four elements | DJing, rapping, breaking and graffiti are the four elements of hip hop. Some add knowledge. | Breaking was at the Olympic Games of Paris in twenty twenty four. | The scene came from Black and Latino youth.
3 | Pulitzer | Has rap won a Pulitzer? | A rapper won the Pulitzer Prize | In twenty eighteen, Kendrick Lamar won the Pulitzer Prize for Music for his album Damn. Until then, it had gone to classical music and jazz. | In twenty seventeen, hip hop with R and B became the most heard kind in America. | It all began with two record players.

# star-wars | culture | Star Wars | star wars, star wars movies, history of star wars | Star Wars
> The studio gave away the Star Wars toys. | Chewbacca was a dog. | Nobody on the Star Wars set knew the great secret.
@ Yellow letters float away into the dark.
3 | movie line | When did Star Wars come out? | Star Wars opened in a few dozen theaters | In May nineteen seventy seven, Star Wars opened in only about forty theaters, because few people expected much. It became the biggest hit of its time. | George Lucas had fled to Hawaii. | There, he and Steven Spielberg talked about Indiana Jones.
4 | toy box | How did George Lucas get rich? | Star Wars toys made George Lucas rich | For Star Wars, George Lucas took less pay and kept the rights to toys and sequels. The studio thought they were worth little. | The first Christmas, stores sold an empty box with a promise. | The company was sold for four billion dollars in twenty twelve.
4 | dog in car | Where did Chewbacca come from? | A dog in a car became Chewbacca | George Lucas's big dog Indiana rode beside him in the car, like a copilot. That gave him Chewbacca, and another hero his name. | The voice mixes bears, lions and a walrus. | The man inside was about two meters twenty tall.
4 | secret page | How was the secret about Vader kept? | The actors got a false line | On the Star Wars set, the line was that Obi-Wan killed the father. Only a few knew the true one, and it was dubbed in later. | Mark Hamill was told just before the scene. | James Earl Jones thought Vader was lying.
3 | hammer on wire | How was the laser sound made? | Star Wars lasers are a hit on a wire | For Star Wars, Ben Burtt hit the steel cable of a radio mast with a hammer. For the light saber, he mixed a film projector and a television. | Vader's breath is diving gear. | He got a special Oscar.

# video-games | culture | video games | video games, video game, history of video games, video game history | Video game
> The first hit video game broke because it was full of coins. | A pizza made a video game hero. | The best selling video game was begun by one man.
@ You put a coin into a wooden cabinet.
3 | oscilloscope | What was the first video game? | An early video game ran in a nuclear lab | In nineteen fifty eight, visitors to a laboratory near New York could play Tennis for Two on a small round screen. William Higinbotham had built it. | A few computer games are a little older. | It was taken apart after two shows.
4 | coin box | How did Pong start? | The first Pong machine was full of coins | In nineteen seventy two, Pong stood in a bar in California. When it broke down, its maker found the box overflowing with coins. | It had been an exercise for a new employee. | It was the first great hit in arcades.
4 | pizza | How was Pac-Man invented? | A pizza gave Pac-Man his shape | A pizza with a slice missing gave Toru Iwatani Pac-Man, at least in part. He wanted a game that women would like. | In Japan, it was Puck Man at first. | In level two hundred fifty six, half of the screen breaks down.
4 | desert pit | Why were games buried in a desert? | Atari buried games in a desert | Atari made too many copies of a game about E.T., and in nineteen eighty three buried thousands of games in New Mexico. In twenty fourteen, they were dug up. | The game had been made within about five weeks. | The market crashed that year.
3 | blocks | What is the best selling video game? | Minecraft is the best selling video game | Markus Persson started Minecraft in Sweden in two thousand nine. It's sold over three hundred million copies. | He sold it to Microsoft for two and a half billion dollars. | Tetris comes close if all versions are counted.

# american-football | culture | American football | american football, nfl, super bowl, the super bowl, super bowl facts, american football rules, football rules for beginners, history of american football | American football
> In a football game, the ball is in play for eleven minutes. | A child's toy named the Super Bowl. | Deaf players changed football.
@ Seventy thousand people stand up at once.
3 | field | How does American football work? | In football, you get four tries for ten yards | In football, eleven players try to carry or throw the ball over the other team's line. They get four tries for ten yards, then four more. | If they fail, the other side gets the ball. | A touchdown is worth six points, with one or two more after it.
3 | score board | How are points counted in American football? | A field goal is worth three points | A touchdown brings six points, the kick after it one, a field goal three. If a ball carrier is brought down in his own end zone, it is two for the others. | The game lasts four quarters of fifteen minutes. | The clock stops often, so it takes about three hours.
4 | stopwatch | How long is the ball in play? | The ball is in play for eleven minutes | In three hours of a National Football League game, studies found only about eleven minutes of play. | The rest is standing, talking and ads. | Few people notice.
4 | rubber ball | Where does the name Super Bowl come from? | A toy ball named the Super Bowl | Lamar Hunt said his children's toy, the Super Ball, gave him the name Super Bowl. It wasn't meant to stay. | Bowl comes from a stadium shaped like one. | The first was played in January nineteen sixty seven.
4 | huddle | Who invented the huddle? | Deaf players invented the huddle | In the eighteen nineties, players at Gallaudet, a school for the deaf, stood in a circle so that the other team couldn't read their signs. That's the huddle. | Now every team does it. | It keeps secrets from ears as well.

# cricket | culture | cricket | cricket, cricket rules, rules of cricket, test cricket, cricket sport, history of cricket, t20 cricket | Cricket
> A cricket match can last five days and have no winner. | The best batter in cricket missed perfection by four runs. | Cricket players stop for tea.
@ You sit in the grass, and your neighbor says: well played.
3 | bat and ball | How does cricket work? | Two teams take turns to bat | In cricket, each side has eleven players. Two batters run between two sets of sticks to score, and the others bowl, catch and try to get them out. | Then the sides change. | The side with more runs wins.
3 | fence | How do you score in cricket? | A ball over the fence is six runs | In cricket, a run between the wickets is one. A ball that rolls to the boundary is four, and one that flies over it is six. | One over has six balls. | A hundred runs by one batter is called a century.
4 | average | Who was the best batter in cricket? | Don Bradman missed perfection by four runs | Australia's Don Bradman needed four runs in his last innings for a cricket average of one hundred. He got none, so it's ninety nine point nine four. | Few others ever got above sixty. | In Australia, everyone knows the number.
4 | small urn | What are the Ashes? | The Ashes began as a mock obituary | When Australia beat England in eighteen eighty two, a paper wrote that English cricket had died, and the ashes would go to Australia. | A tiny urn stands for it. | The two teams still play for them.
3 | tea cup | How long does a cricket match last? | A Test match lasts up to five days | A Test match in cricket can take five days, with breaks for lunch and tea. Short forms take about three hours. | In nineteen thirty nine, one ran for more than a week and was given up, because the ship was leaving. | The short form draws the largest crowds today.

# formula-one | culture | Formula One | formula 1, formula one, f1, f1 racing, grand prix, formula 1 facts, history of formula 1 | Formula One
> A Formula One car could drive on the ceiling. | A Formula One pit stop takes two seconds. | Formula One drivers lose kilos in one race.
@ Five red lights go out.
3 | race car | What is Formula One? | Formula One is the top class of car racing | Formula One began in nineteen fifty at Silverstone in England. The formula is the set of rules that all cars have to meet. | Each team runs two cars. | There are prizes for drivers and for teams.
4 | upside down car | Could a race car drive on the ceiling? | A Formula One car sucks itself to the road | At high speed, a Formula One car's wings press it down with more than its own weight. In theory, it could drive on a ceiling. | Nobody has tried it on a real track. | That's how they take corners so fast.
4 | pit crew | How fast is a pit stop? | Four tires change in about two seconds | In Formula One, about twenty people change all four wheels, often in little more than two seconds. The record is under two. | Refueling has been forbidden since twenty ten. | Hospitals have learned from these teams.
3 | sweating driver | How hard is it for drivers? | Drivers lose kilos in hot races | In a hot race, a Formula One driver can sweat out two to three kilos. In the corners, the head weighs five times as much. | They train their necks. | Their hearts beat at about a hundred seventy.
3 | halo | How safe is Formula One? | A ring over the head saves lives | In its early decades, Formula One lost drivers nearly every year. Since twenty eighteen, a ring of titanium protects the head. | Many drivers disliked it at first. | It's saved several of them since.
`
