/** Games, sports, things to wear and firms that people ask for; the format is that of `readTopics`. */
export const BRANDS_GAMES_AND_SPORTS = `
# jeans | culture | jeans | jeans, denim, blue jeans, history of jeans, levis, why are jeans blue | Jeans
> That tiny pocket in your jeans is for a watch. | Schools used to ban jeans. | Jeans are named after a city in Italy.
@ You put on trousers that half the world wears.
3 | rivet | Who invented jeans? | Jeans were patented for their rivets | A tailor, Jacob Davis, put copper rivets on work pants so they wouldn't rip. With Levi Strauss, he patented jeans on May twentieth, eighteen seventy three. | He couldn't afford the patent alone. | Miners and cowboys wore them.
3 | two cities | Why are they called jeans and denim? | Jeans are named after Genoa | Jean comes from Genoa, in Italy. Denim comes from serge de Nimes, a cloth from Nimes, in France. | Both cities made tough cloth. | In America, the names got mixed up.
4 | small pocket | What is the small pocket in jeans for? | That tiny pocket in jeans held a watch | The tiny pocket in your jeans was made for a pocket watch. It's been there since the eighteen seventies. | Rivets hold it on. | Now it holds coins, or nothing.
4 | blue dye | Why are jeans blue? | Jeans are blue only on the outside | The indigo in jeans sits on the outside of the threads and wears off. That's why they fade where you bend. | The threads running across are white. | So the inside stays pale.
4 | movie star | Why were jeans banned in schools? | Schools once banned jeans | In the fifties, James Dean and Marlon Brando made jeans the uniform of rebels. Some American schools banned them. | So everybody wanted them. | Before that, they'd just been work clothes.
3 | gold miner | What is the history of denim jeans? | Miners' pants became everybody's pants | Jeans started as work pants for miners and railroad men. Cowboys in movies made them famous, and rebels of the fifties made them cool. | In the seventies, designers put their names on them. | One pair of pants went from mines to offices.

# poker | culture | poker | poker, texas hold em, texas holdem, history of poker, poker hands, poker face, royal flush | Poker
> A computer taught itself to bluff. | A man named Moneymaker started the poker boom. | Poker's dead man's hand is aces and eights.
@ You look at your cards, and nobody may see what you think.
3 | riverboat | Where does poker come from? | Poker grew up on the Mississippi | Poker spread from around New Orleans in the early nineteenth century, on Mississippi riverboats. The name may come from a French game, poque. | At first, it had twenty cards. | Older betting games stand behind it.
4 | royal flush | How rare is a royal flush? | A royal flush almost never happens | In poker, the odds of a royal flush with five cards are one in almost six hundred and fifty thousand. There are only four of them. | Half of all hands aren't even a pair. | That's why bluffing exists.
4 | aces and eights | What is the dead man's hand? | Aces and eights are poker's dead man's hand | Wild Bill Hickok is said to have held black aces and eights when he was shot, in Deadwood, in eighteen seventy six. | He was sitting with his back to a door. | What he really held, no one knows for sure.
5 | computer | Can a computer win at poker? | A computer taught itself to bluff | In twenty seventeen, a program called Libratus beat four poker experts over one hundred and twenty thousand hands. It had taught itself to bluff. | Two years later, another one won at tables of six. | In chess you see everything. In poker, you don't.
3 | trophy | Who changed poker in two thousand three? | An accountant set off the poker boom | In two thousand three, an accountant named Chris Moneymaker got into poker's World Series through a small online tournament and won two and a half million dollars. | Moneymaker is his real name. | Little cameras showed his cards on TV, and millions started playing.

# skateboarding | culture | skateboarding | skateboarding, skateboards, history of skateboarding, ollie skateboard | Skateboarding
> A drought taught skateboarders to fly. | Skateboarding began when the waves went flat. | A girl of thirteen won skateboarding's first gold.
@ You push off, and the street hums.
3 | surfer and board | Who invented skateboarding? | Skateboarding is surfing without waves | In California, in the late forties and the fifties, surfers with no waves put wheels under boards. That's skateboarding. | No one knows who was first. | The wheels were metal or clay.
4 | empty pool | How did a drought change skateboarding? | A drought taught skateboarders to fly | In nineteen seventy six and seventy seven, a drought left California's swimming pools empty. Skateboarders rode the curves and took off over the edge. | New urethane wheels had the grip for it. | That's where the Z-Boys got famous.
4 | jump | What is an ollie? | The ollie is skateboarding's key trick | In the late seventies, Alan Gelfand, nicknamed Ollie, jumped his skateboard in a bowl without using his hands. Rodney Mullen brought it to flat ground. | The tail pops, and the front foot drags the board up. | Most street tricks start with it.
4 | big spin | What is a nine hundred? | Tony Hawk spun two and a half times | In nineteen ninety nine, after failing again and again that evening, Tony Hawk landed the first nine hundred in a contest. That's two and a half spins. | It means nine hundred degrees. | His video game came out the same year.
4 | medal | When did skateboarding join the Olympics? | Skateboarding joined the Olympics in Tokyo | At the Tokyo Games in twenty twenty one, Momiji Nishiya of Japan won the first women's street skateboarding gold. She was thirteen. | So was the girl who came second. | The bronze medalist was sixteen.

# skiing | culture | skiing | skiing, skis, history of skiing, ski jumping, skiing facts | Skiing
> Skis are older than the wheel. | The first chairlift was copied from bananas. | Ski jumpers fly more than two hundred fifty meters.
@ You look down, and your tips point into the air.
4 | old ski | How old are skis? | Skis are older than the wheel | Pieces of skis from a Russian bog are some eight thousand years old. Rock carvings in Norway and Russia show people on skis. | They were for hunting and getting around. | The wheel came later.
3 | split wood | What does ski mean? | Ski comes from a word for wood | Ski is Norwegian, and goes back to a word for a split piece of wood. | In Norway, it's said like she. | Slalom is Norwegian, too.
3 | binding | Who is the father of modern skiing? | Sondre Norheim changed skiing with a binding | In Telemark, Norway, in the nineteenth century, Sondre Norheim tied down his heel with twisted roots. Suddenly he could turn and jump on skis. | The Telemark turn is named after the place. | He died in North Dakota, where there's hardly a hill.
4 | jumper | How far do ski jumpers fly? | Skiers fly more than two hundred and fifty meters | On the biggest hills, ski jumpers fly more than two hundred and fifty meters, with their skis spread in a V. | The V gives more lift. | When a Swede started it in the eighties, judges took points off.
3 | lift | What was the first chairlift? | The first ski chairlift was copied from bananas | In nineteen thirty six, Sun Valley, Idaho, opened the first ski chairlift. Its engineer had seen bananas loaded onto ships on hooks. | He swapped the hooks for chairs. | Before that, you walked up.

# table-tennis | culture | table tennis | table tennis, ping pong, ping-pong, history of table tennis | Table tennis
> Ping-pong opened China to America. | Table tennis made its ball bigger for TV. | A ping-pong ball spins over a hundred times a second.
@ The ball is there before you are.
3 | small ball | How does table tennis work? | Eleven points, and two serves each | A game goes to eleven, by two points. Each serves twice, off an open palm, and lets the ball bounce on both sides. A return bounces only on the other. | Best of five or seven games. | In doubles, partners must hit by turns.
3 | dinner table | Who invented table tennis? | Table tennis began after dinner in England | Table tennis began in England in the late nineteenth century. After dinner, people hit balls over a row of books, with box lids, the story goes. | Celluloid balls turned it into a real game. | Ping-Pong is a brand name.
4 | handshake | What was ping-pong diplomacy? | Ping-pong opened China to America | In nineteen seventy one, an American table tennis player, Glenn Cowan, got on the Chinese team's bus in Japan. Soon his team was invited to Beijing. | The next year, President Nixon went. | They called it ping-pong diplomacy.
4 | bigger ball | Why did the ping-pong ball get bigger? | Table tennis made its ball bigger for TV | In two thousand, the table tennis ball grew from thirty eight to forty millimeters. It's slower, so viewers can follow it. | Since about twenty fourteen, it isn't celluloid anymore. | Players had to relearn everything.
4 | gold medals | Which country wins most in table tennis? | China won nearly all table tennis gold | Since table tennis became Olympic in nineteen eighty eight, China has won all but a handful of the golds. | In twenty twenty four, it won all five. | Many of its best players end up playing for other countries.
3 | spinning ball | How fast does a table tennis ball spin? | A table tennis ball outspins a car engine | Good players make a table tennis ball spin well over a hundred times a second. | The rubber grips it. | The two sides of a paddle have to be different colors, so you can see which one hits.

# karate | culture | karate | karate, history of karate, karate belts, karate kid moves | Karate
> Karate means empty hand. | Karate's belts come from judo. | Karate was in the Olympics exactly once.
@ You bow before you do anything.
3 | empty hands | What does karate mean? | Karate means empty hand | The word karate says that you fight with an empty hand. Until the nineteen thirties, it was written with characters that meant Chinese hand. | Kara can be written both ways. | Empty hand means no weapon.
3 | island | Where does karate come from? | Karate comes from Okinawa | Karate was born on Okinawa, once its own kingdom, which traded with China. Fighting styles of both mixed there. | Gichin Funakoshi showed it in Tokyo in nineteen twenty two. | From there, it went around the world.
3 | belts | Why does karate have belts? | Karate took its belts from judo | Jigoro Kano, who founded judo, gave out black belts in the eighteen eighties. Karate copied him. | The other colors mostly came up in Europe. | The story that belts got dark from dirt is a myth.
4 | broken board | How can a hand break a board? | Karate hands break boards with speed | A karate master's strike moves at ten meters a second and more. Bone is stronger than pine, if you hit it right. | You aim behind the board. | It hurts the skin more than the bone.
4 | one medal | Was karate an Olympic sport? | Karate was Olympic only once | In Tokyo, in twenty twenty one, karate gave out Olympic medals for fights and for kata, forms without an opponent. Paris dropped it. | One heavyweight final ended with a kick to the head, and a disqualification. | The man who got knocked out won gold.

# volleyball | culture | volleyball | volleyball, beach volleyball, history of volleyball, who invented volleyball | Volleyball
> Volleyball was invented for tired businessmen. | Volleyball was first called Mintonette. | The spike comes from the Philippines.
@ You dive, and the ball is still in the air.
3 | gym | Who invented volleyball? | Volleyball was made for tired businessmen | William Morgan of the YMCA in Holyoke invented volleyball in eighteen ninety five. Basketball was too rough for his older members. | He called it Mintonette. | Then someone noticed that they volley the ball.
3 | different shirt | What is a libero? | One volleyball player wears a different shirt | Volleyball's libero, added in nineteen ninety eight, only defends and can't attack above the net. So this player wears a different shirt. | It gave smaller players a place. | Libero is Italian for free.
4 | spike | Who invented the spike? | The volleyball spike came from the Philippines | Around nineteen sixteen, volleyball players in the Philippines started slamming the ball down from above. They called it the bomb. | Americans had brought the game. | The spike changed it forever.
3 | beach | Where did beach volleyball begin? | Beach volleyball grew up in California and Hawaii | Beach volleyball was played at Waikiki back in nineteen fifteen. In nineteen ninety six, it became Olympic. | There are two on each side. | In sand, you can't jump as high.
4 | fast serve | How fast is a volleyball serve? | Volleyball serves fly as fast as cars | The hardest volleyball serves by men go faster than one hundred and thirty kilometers an hour. You have less than a second. | The court is just eighteen meters long. | Receivers read the toss.

# bowling | culture | bowling | bowling, ten pin bowling, history of bowling, bowling pins, bowling alley | Bowling
> Bowling may have ten pins because of a loophole. | English kings banned bowling. | Bowling lanes are covered in invisible oil.
@ The pins fall like thunder.
3 | old balls | How old is bowling? | Bowling is very old | Balls and pins from a child's grave in Egypt, over five thousand years old, are often called the oldest bowling set. | In Germany, monks are said to have played it. | Martin Luther is said to have had his own lane.
4 | tenth pin | Why are there ten pins in bowling? | Ten pins may be a legal loophole | Around eighteen forty, Connecticut banned bowling with nine pins because of betting. The story goes that someone added a tenth. | Pictures show ten pins even earlier. | So no one is sure.
3 | perfect score | What is a perfect game? | A perfect bowling game takes twelve strikes | A perfect game in bowling is twelve strikes in a row, for three hundred points. | Three in a row is a turkey. | Birds were once the prize.
4 | oiled lane | Why are bowling lanes oiled? | Bowling lanes are covered in invisible oil | The front part of a bowling lane has a thin pattern of oil on it. It protects the wood and decides how your ball curves. | No player can see it. | Good ones read it from how the balls move.
4 | king | Who banned bowling? | English kings banned bowling | In the fourteenth century, England banned bowling so men would practice archery. Henry the Eighth banned it for ordinary people, and played himself. | The law was hard to enforce. | At Christmas, it was allowed.

# rubiks-cube | culture | the Rubik's Cube | rubiks cube, rubik's cube, rubik cube, history of the rubiks cube, who invented the rubiks cube | Rubik's Cube
> The Rubik's Cube's inventor needed a month to solve it. | Every Rubik's Cube can be solved in twenty turns. | Someone solved a Rubik's Cube in about three seconds.
@ You turn one side, and it is lost.
3 | professor | Who invented the Rubik's Cube? | Erno Rubik's cube was made for teaching | Erno Rubik taught design in Budapest. In nineteen seventy four, he built the Rubik's Cube to show how parts can move without falling apart. | It became a puzzle the moment he scrambled it. | He needed about a month to solve it.
5 | number | How many positions does a Rubik's Cube have? | A Rubik's Cube has forty three quintillion positions | Turn a Rubik's Cube once a second, and seeing every position would take far longer than the age of the universe. There are forty three quintillion. | Only one of them is solved. | You get there with patterns, not luck.
4 | twenty | What is God's number? | Twenty turns always solve any Rubik's Cube | In twenty ten, a team proved with lots of computer time that no Rubik's Cube needs more than twenty turns. | Twenty is called God's number. | People need more, because they can't see the shortest way.
5 | hands | What is the Rubik's Cube record? | A Rubik's Cube was solved in about three seconds | Max Park solved a Rubik's Cube in three point one three seconds in twenty twenty three. Others have been faster since, and robots need far less than one. | You get up to fifteen seconds to look first. | The first world championship was won in almost twenty three.
3 | toy shop | How many Rubik's Cubes were sold? | Rubik's Cube is among the best sold puzzles | Hundreds of millions of Rubik's Cubes have been sold since nineteen eighty. | It started out as the Magic Cube. | And that's without counting the copies.

# ikea | culture | IKEA | ikea, history of ikea, ikea facts, ikea names, ikea meatballs, ikea story, ikea history, story of ikea, the ikea story | IKEA
> IKEA was founded by a seventeen year old. | IKEA got flat packs from a table that wouldn't fit. | IKEA sells meatballs so you won't leave.
@ You came for a lamp, and you leave with candles.
3 | letters | What does IKEA stand for? | IKEA stands for a boy's home | Ingvar Kamprad founded IKEA in nineteen forty three, at seventeen. The letters are his initials, his farm, Elmtaryd, and his village, Agunnaryd. | At first, he sold pens and wallets. | Furniture came some years later.
4 | table legs | How did IKEA come to flat packs? | IKEA took the legs off a table | In the nineteen fifties, an IKEA worker unscrewed a table's legs so it would fit in a car. Flat boxes were born. | They cost less to ship. | And the customer does the rest.
4 | name tags | Why do IKEA products have names? | IKEA has names because its founder had dyslexia | IKEA's Ingvar Kamprad had dyslexia and found numbers hard, so everything got a name. Sofas are Swedish places, and beds are Norwegian ones. | Rugs are Danish places. | Bookcases are often jobs or boys, like Billy.
3 | meatballs | Why does IKEA sell food? | IKEA feeds you so you won't leave | Hungry people go home. So IKEA has restaurants, and sells about a billion meatballs a year. | At IKEA, they call them the best sofa seller. | Breakfast is cheap on purpose.
4 | mind | What is the IKEA effect? | You love what you build: the IKEA effect | In experiments, people paid more for boxes and figures they'd put together themselves. It's called the IKEA effect. | It only works if you finish. | Cake mixes are said to have used it.

# pokemon | culture | Pokemon | pokemon, pikachu, history of pokemon, pokemon go, pokemon cards | Pokémon
> Pokemon began with a boy who collected bugs. | One Pokemon episode sent hundreds of kids to the hospital. | Pokemon Go began as an April Fools' joke.
@ You throw a ball, and it wobbles three times.
3 | boy with beetles | Who created Pokemon? | Pokemon grew out of collecting insects | Satoshi Tajiri collected insects as a boy near Tokyo. In nineteen ninety six, that turned into Pokemon. | A cable between two consoles gave him the idea of trading. | Pokemon is short for pocket monsters.
4 | electric mouse | What does Pikachu mean? | Pikachu's name is made of sounds | In Japanese, pika is the sound of a spark, and chu is the sound of a mouse. That's Pikachu. | Atsuko Nishida drew it, with a round rice cake in mind. | In the first games, it was just one of over a hundred and fifty.
4 | money | How much has Pokemon earned? | Pokemon is among the best earning brands | Counting games, cards, toys and movies, Pokemon has made around a hundred billion dollars or more, by common counts. | Most of it came from merchandise, not games. | It beats Star Wars on lists like that.
4 | flashing screen | Which Pokemon episode was banned? | A Pokemon episode put children in hospital | In December nineteen ninety seven, red and blue flashes in a Pokemon episode sent some six hundred and fifty children in Japan to the hospital. It was never shown again. | The series paused for months. | Ever since, there have been rules for flashing lights.
4 | phone in a park | How big was Pokemon Go? | Pokemon Go sent millions outside | In the summer of twenty sixteen, Pokemon Go was downloaded hundreds of millions of times in a few months. People wandered through parks at night. | It had started as an April Fools' joke. | People still play it.

# minecraft | culture | Minecraft | minecraft, history of minecraft, who made minecraft, minecraft facts, creeper minecraft | Minecraft
> Minecraft's scariest monster is a pig gone wrong. | A library in Minecraft holds banned articles. | A Minecraft world is bigger than the Earth.
@ The sun goes down, and you have no house yet.
3 | blocks | Who made Minecraft? | Minecraft was begun by one man | Markus Persson of Sweden, called Notch, put out the first version of Minecraft in two thousand nine. Five years later, Microsoft bought his company for two and a half billion dollars. | He'd built it next to his day job. | It was selling before it was done.
4 | trophy | What is the best selling video game? | Minecraft is the best sold video game | By twenty twenty three, more than three hundred million copies of Minecraft had been sold. | No other single game is known to have sold more. | Schools use it, too.
5 | green monster | Where does the Creeper come from? | Minecraft's Creeper is a pig gone wrong | Building a pig for Minecraft, its maker mixed up height and length. He kept the weird body and made it green. | It hisses before it explodes. | Now it's the face of the game.
4 | library | What is the uncensored library? | A Minecraft library holds banned articles | In twenty twenty, Reporters Without Borders built a library in Minecraft, full of articles that are banned in some countries. | The game gets through where the websites are blocked. | It's made of millions of blocks.
3 | map | How big is a Minecraft world? | A Minecraft world is larger than Earth | A Minecraft world is sixty million blocks wide and long, and a block is a meter. That's several times the surface of the Earth. | The world is built as you walk. | No one has ever seen all of one.

# umbrellas | invention | umbrellas | umbrella, umbrellas, history of umbrellas, who invented the umbrella, parasols | Umbrella
> Men used to get laughed at for carrying an umbrella. | An umbrella was linked to a murder in London. | The word umbrella means shade, not rain.
@ The first drop falls, and everyone looks up.
3 | sunshade | What were umbrellas for at first? | Umbrellas were first for shade | In Egypt, Assyria and India, umbrellas kept the sun off rulers. The word comes from the Latin for shade. | China used them against rain early on. | Oiled paper did the trick.
4 | man in London | Who first carried an umbrella in London? | Londoners jeered at the first man with an umbrella | Jonas Hanway carried an umbrella in London from about seventeen fifty. Coach drivers yelled at him, because rain was good for business. | People thought umbrellas were for women. | He kept it up for thirty years.
4 | steel ribs | Who made steel umbrellas? | Steel ribs made umbrellas light | In eighteen fifty two, Samuel Fox gave umbrellas thin steel ribs. Before that, they were whalebone, and weighed several kilos. | People say his company had wire left over from skirts. | A small folding one came from Germany around nineteen thirty.
5 | spy | Who was killed with an umbrella? | An umbrella was linked to a murder | In nineteen seventy eight, the writer Georgi Markov felt a sting at a bus stop in London and saw a man pick up an umbrella. A tiny ball of ricin killed him. | Whether the umbrella fired it, no one is sure. | No one was ever convicted.
3 | lost property | How many umbrellas are lost? | Umbrellas are lost by the thousand | Umbrellas are some of the most common things left on trains and buses. In Tokyo, the police get hundreds of thousands a year. | Few people ask for theirs. | A new one costs less than the trip to get it.

# high-heels | culture | high heels | high heels, heels, history of high heels, who invented high heels, red soles | High-heeled shoe
> Men wore high heels first. | Louis the Fourteenth's court wore red heels. | A stiletto presses harder than an elephant.
@ You are suddenly six centimeters taller.
4 | rider | Who wore high heels first? | Men on horses wore high heels first | In Persia, heels kept riders in their stirrups while they shot arrows. Around sixteen hundred, men in Europe copied them. | Women came later. | Cowboy boots still have them.
4 | red heels | Why did Louis the Fourteenth wear red heels? | A king's court wore red heels | At the court of Louis the Fourteenth of France, only nobles in his favor wore red heels. | Red dye was expensive. | And he wasn't tall.
3 | no heels | When did men stop wearing heels? | Men gave up high heels around seventeen forty | Around seventeen forty, men's fashion got plain, and high heels started to look silly. Around the French Revolution, women gave them up, too. | In the nineteenth century, they came back for women. | In the seventies, men had them again.
3 | thin heel | What is a stiletto? | The stiletto is named after a dagger | The stiletto heel is named after a dagger. In the nineteen fifties, steel inside made such thin heels possible. | Floors in planes and museums suffered. | On so small a point, a person presses harder than an elephant.
3 | tall soles | What were chopines? | Women in Venice walked on pedestals | In sixteenth century Venice, women wore chopines, shoes up to half a meter high. Servants had to hold them up. | They kept your skirt out of the dirt. | And they showed off all that expensive cloth.
`
