/** Games and sports that are asked for as a list; `read-lists.ts` says how they are written. */
export const LISTS_OF_GAMES_AND_SPORTS = `
# board-games-for-two | choices | board games that are good for two | board games/game for-two/for-2/couples/couple/two-player/2-player (best/good/fun/night/date/players/player/boardgames); boardgames for-two/for-2/couples/couple (best/good/fun/players)
- Patchwork | You both sew a quilt, and pay with buttons and time. It takes half an hour, and it is hardly ever a clear win. | It was made for exactly two. | Patchwork (board game)
- Seven Wonders Duel | Two cities grow card by card, and there are three ways to win. You see what you leave for the other. | Two people made it out of a larger game. | 7 Wonders Duel
- Hive | Bugs surround the other's queen, without a board. It fits on a cafe table. | No dice, no luck. | Hive (game)
- Jaipur | You are two traders who grab camels and spices. Ten minutes of rules, no more. | The winner needs two rounds of three. | Jaipur (card game)
- Lost Cities | Expeditions that may cost more than they bring. It is about when to dare. | Reiner Knizia made it. | Lost Cities
- Codenames Duet | You play together, and give each other words as hints. You find out how differently you think. | Nobody wins alone. | Codenames (board game)
- Azul | You lay tiles for a king, and now and then leave the ugly ones to the other. | With two it is the sharpest. | Azul (board game)
- Chess | No game suits two people better. Set a clock, and it will end tonight. | It is about fifteen hundred years old. | Chess

# card-games | choices | card games that need nothing but a normal deck | card games/game deck/normal/regular/standard/classic/playing (cards/with/play/of/a/can/using/only/one/52-card)
- Rummy | Collect runs and sets, and lay them down before the others do. Two or more can play. | Some families have rules of their own. | Rummy
- Hearts | Four players avoid hearts and the queen of spades. Or take all of them, and win big. | It came with old computers. | Hearts (card game)
- Crazy eights | Match the suit or the number, and eights change it. A famous game with colored cards grew out of it. | Children learn it in a minute. | Crazy Eights
- Go fish | Ask for a card, or go fishing. It is the best first card game for small children. | Memory wins. | Go Fish
- Spades | Two against two: say how many tricks you will take, and keep your word. | Spades beat everything. | Spades (card game)
- Cheat | Lay cards face down and lie about them. The one who is caught takes the pile. | Three players or more. | Cheat (game)
- Speed | Two players, no turns. Whoever is faster gets rid of the cards. | Take off your rings. | Speed (card game)
- Solitaire | The only one you play alone. Most deals could be won, and most are not. | Computers taught it to the world. | Klondike (solitaire)

# games-without-things | ideas | party games that need nothing | party/group games/game nothing (that/need/adults/adult/you/require/with); party/group games/game no/without/zero equipment/props/anything/materials (that/need/adults/adult/you/require/with)
- Two truths and a lie: each tells three things, and the others find the lie. | Boring lies work best.
- Charades: act out a movie without a word. | Two teams and a minute each.
- Twenty questions: think of something, and answer only yes or no. | The first question should cut the world in half.
- Werewolf: at night wolves choose a victim, by day the village argues. | Somebody has to lead it.
- Never have I ever: say what you never did, and who did it puts down a finger. | Leave out what could hurt.
- The name game: one leaves, the others agree on a famous person, and the one asks who it is. | Only yes or no.
- Story in turns: each adds one sentence. | The third one ruins the plot.
- Would you rather: two bad choices, and everyone has to say why. | No third way.

# road-trip-games | ideas | games to play on a road trip | games/game car/road trip/trips/ride/rides/journey/journeys/drive/drives (long/in/the/play/on/to/for/family); games/game roadtrip (long/in/the/play/on/to/for/family)
- The alphabet game: find the letters from A to Z on signs. | Q takes the longest.
- License plates: who sees the one from farthest away? | Keep a list over the whole trip.
- Twenty questions: think of a thing, and answer yes or no. | It fits between two rest stops.
- Guess the song: play two seconds of it. | The driver only listens.
- The memory suitcase: I packed a hat, I packed a hat and a duck. | Each repeats it all, and adds one.
- Would you rather: soup for life, or no music? | The worse the choice, the longer it lasts.
- The quiet game: whoever speaks first loses. | Parents invented it.
- Fortunately, unfortunately: a story in turns, with good and bad luck. | Unfortunately, there was a bear.

# chess-openings | choices | chess openings for beginners | chess openings/opening (beginner/beginners/easy/best/simple/good/white/learn/to/every/should/know)
- The Italian Game | Pawn, knight, bishop, and your king is safe by move four. It teaches what openings are about. | It is some five hundred years old. | Italian Game
- The London System | White sets up nearly the same way against whatever comes. You learn plans rather than moves. | Even world champions play it. | London System
- The Ruy Lopez | The bishop presses the knight that guards the center. A Spanish priest wrote about it in fifteen sixty one. | It is also called Spanish. | Ruy Lopez
- The Queen's Gambit | White offers a pawn on the side for the center. It is no real gift, since Black can hardly keep it. | A series made it famous. | Queen's Gambit
- The Caro Kann | Black's solid answer to the king's pawn, and the bishop often gets out early. | It is hard to lose quickly. | Caro–Kann Defence
- The Scandinavian | Black hits back at once with the queen's pawn. White has little choice, so you have little to learn. | The queen will be chased a bit. | Scandinavian Defense

# strange-sports | gathered | of the strangest sports that people really play | sports/sport strange/strangest/weird/weirdest/unusual/craziest/odd/crazy (world/earth/around/in/exist/that/real)
- Cheese rolling | In England, people run after a round cheese, down a hill so steep that most of them fall. | The winner keeps the cheese. | Cooper's Hill Cheese-Rolling and Wake
- Chess boxing | One round of chess, one round in the ring. You win by checkmate or by knockout. | A comic had the idea first. | Chess boxing
- Wife carrying | In Finland, the prize is the weight of the wife in beer. She need not be your own. | The track has a pool in it. | Wife-carrying
- Underwater hockey | Two teams push a puck over the floor of a pool, on one breath at a time. | It is also called octopush. | Underwater hockey
- Bog snorkeling | In Wales, people swim two lengths of a muddy trench with a snorkel. Normal strokes are forbidden. | It began in a pub. | Bog snorkelling
- Extreme ironing | People iron shirts on cliffs, under water and in the sky. | A man from Leicester made it known around the year two thousand. | Extreme ironing
- Sepak takraw | Volleyball with feet. Players turn in the air, and kick above the net. | It is huge in Thailand and Malaysia. | Sepak takraw
- Toe wrestling | Two bare feet, one stage, best of three. The idea came up in an English pub in the seventies. | Feet are checked before. | Toe wrestling

# playground-games | choices | old playground games that are seldom played today | playground/street/childhood games/game old/anymore/forgotten (kids/don't/play/that/from/the/outdoor)
- Marbles | Draw a ring, flick with the thumb, and win what you knock out. Children in ancient Rome played with nuts. | Losing your best one hurts. | Marble (toy)
- Hopscotch | A stone, a line of squares, one leg. The patterns differ in every country. | All it needs is chalk. | Hopscotch
- Double Dutch | Two ropes turn against each other, and rhymes keep the beat. New York made a contest of it. | Getting in is the hard part. | Double Dutch (jump rope)
- Jacks | Throw the ball, grab the pieces, catch it again. It began with the bones of sheep. | They are older than Rome. | Knucklebones
- Red rover | Two chains of children, and one runs to break through. Many schools banned it, for good reason. | Arms got hurt. | Red Rover
- Kick the can | Hide and seek with a way to free everyone. | One can is enough for a street. | Kick the can
- Four square | Four squares, one ball, and a king who makes up the rules. | A new king means new rules. | Four square

# games-that-changed-games | gathered | video games that changed everything | video/computer games/game everything/industry/gaming/forever/history/world changed/change (that/the); videogames everything/industry/gaming/forever/history/world changed (that/the)
- Pong | In nineteen seventy two, two lines and a dot filled bars with players. It made an industry. | The first machine is said to have broken down because it was full of coins. | Pong
- Super Mario Brothers | In nineteen eighty five, it taught the world to run to the right. The first level explains itself without a word. | Its maker drew on paper. | Super Mario Bros.
- Doom | In nineteen ninety three, it made fast shooting in three dimensions the fashion, and gave players the tools to build their own levels. | Offices had to forbid it. | Doom (1993 video game)
- Tetris | A Soviet researcher made it in nineteen eighty four. A small gray console took it to everyone's mother. | The blocks just get faster. | Tetris
- The Legend of Zelda | In nineteen eighty six, it let you save, and find your own way. | Its maker thought of caves near his childhood home. | The Legend of Zelda (video game)
- Minecraft | It came without a goal, and children built cities. It became the best selling game of all. | Schools use it. | Minecraft
- The Sims | Dolls for grown-ups, about laundry and love. The studio had doubted it. | More than half of the players were women, its makers said. | The Sims (video game)
- Pokemon Go | In twenty sixteen, millions walked through parks with their phones. | People even met in cemeteries. | Pokémon Go

# video-call-games | ideas | games to play over a video call | games/game zoom/call/calls/facetime (video/over/to/play/fun/on/with/friends/virtual/a/family/online)
- Charades: the camera is your stage. | Turn off the sound.
- Scavenger hunt: bring something red, in thirty seconds. | The last one chooses the next thing.
- Pub quiz: each writes five questions about what they know best. | One round a person.
- Draw and guess: hold paper up to the camera. | Bad drawings are the point.
- Two truths and a lie: the others vote with their fingers. | Hold them up at the same time.
- Show your mug: everybody tells the story of their cup. | Good for those who have just met.
- Guess the childhood photo: send it to one person before. | Babies all look alike.

# dangerous-sports | gathered | of the most dangerous sports | sports/sport dangerous/deadliest/deadly/riskiest (world/earth/most/extreme)
- Base jumping | Jumps from cliffs and towers leave seconds for one parachute. In studies it is many times as deadly as skydiving. | The name stands for four kinds of things to jump from. | BASE jumping
- Free solo climbing | No rope, and a fall is the end. Alex Honnold climbed El Capitan that way in less than four hours. | He practiced for more than a year. | Free solo climbing
- High mountain climbing | On Annapurna, about one died for every three or four who reached the top, for decades. It has become better. | Avalanches are its worst danger. | Annapurna
- Cave diving | There is no way up, only back. Those who die have often broken one of a few simple rules. | A line leads home. | Cave diving
- The Isle of Man race | Motorcycles race on closed roads between stone walls. More than two hundred and fifty riders have died on that course since nineteen eleven. | It is still held. | Isle of Man TT
- Bull riding | Eight seconds on almost a ton of muscle. It is called the most dangerous eight seconds in sport. | People on foot draw the bull away. | Bull riding
- Big wave surfing | Walls of more than twenty meters break off Nazare. The board is not the problem, the water above you is. | Jet skis pull people out. | Big wave surfing
`
