/** Games, sports, things to wear and firms that people ask for; the format is that of `readTopics`. */
export const BRANDS_GAMES_AND_SPORTS = `
# jeans | culture | jeans | jeans, denim, blue jeans, history of jeans, levis, why are jeans blue | Jeans
> They were made for miners. | Their small pocket had a use. | Two cities gave them their names.
@ You put on trousers that half the world wears.
3 | rivet | Who invented jeans? | Jeans were patented for their rivets | A tailor, Jacob Davis, put copper rivets on work trousers so that they held. With Levi Strauss he got a patent on May twentieth, eighteen seventy three. | Davis had no money for the patent alone. | Miners and cowboys wore them.
3 | two cities | Why are they called jeans and denim? | Jeans are named after Genoa | Jean comes from Genoa in Italy, and denim from serge de Nimes, a cloth of Nimes in France. | The names denim and jean mixed in America. | Nimes and Genoa both had strong cloth.
4 | small pocket | What is the small pocket in jeans for? | The small pocket of jeans held a watch | The small pocket in jeans was made for a pocket watch. It has been there since the eighteen seventies. | Rivets hold the little pocket. | Now it holds coins, or nothing.
4 | blue dye | Why are jeans blue? | Jeans are blue only on the outside | Indigo sits on the outside of the threads, and wears off. So jeans fade where you bend. | The threads that run across are white. | That is why the inside is pale.
4 | movie star | Why were jeans banned in schools? | Jeans were once banned in schools | In the fifties films with James Dean and Marlon Brando made them a sign of rebels. Some schools in the United States did not allow them. | So everybody wanted them. | Before, they had been work clothes.

# poker | culture | poker | poker, texas hold em, texas holdem, history of poker, poker hands, poker face, royal flush | Poker
> One hand in six hundred and fifty thousand. | A computer beats the best. | A dead man's hand has a name.
@ You look at your cards, and nobody may see what you think.
3 | riverboat | Where does poker come from? | Poker grew up on the Mississippi | It spread from around New Orleans in the early nineteenth century, on riverboats. Its name may come from a French game, poque. | At first it had twenty cards. | Older games of betting stand behind it.
4 | royal flush | How rare is a royal flush? | A royal flush is very rare in poker | With five cards, the chance is one in almost six hundred and fifty thousand. There are only four of them. | Of five cards, half of all hands are not even a pair. | That is why bluffing exists.
4 | aces and eights | What is the dead man's hand? | Aces and eights are poker's dead man's hand | Wild Bill Hickok is said to have held two pairs, black aces and eights, when he was shot in eighteen seventy six in Deadwood. | What he really held is not sure. | Wild Bill sat with his back to a door.
5 | computer | Can a computer win at poker? | A computer beat poker's best players | In twenty seventeen the program Libratus won against four experts over one hundred and twenty thousand hands. It had taught itself to bluff. | Two years later another one won at tables of six. | Unlike in chess, much is hidden.
3 | trophy | Who changed poker in two thousand three? | An accountant set off the poker boom | Chris Moneymaker got into the World Series over a small tournament online and won two and a half million dollars. Moneymaker is his real name. | Small cameras showed the cards. | Millions began to play.

# skateboarding | culture | skateboarding | skateboarding, skateboards, history of skateboarding, ollie skateboard | Skateboarding
> It began when the waves were flat. | A drought made it fly. | A girl of thirteen won gold.
@ You push off, and the street hums.
3 | surfer and board | Who invented skateboarding? | Skateboarding began as surfing on streets | In California in the late forties and the fifties, surfers put wheels under boards for days without waves. | Nobody knows who was the first. | The first ones had wheels of metal or clay.
4 | empty pool | How did a drought change skateboarding? | A drought gave skateboarding its pools | In nineteen seventy six and seventy seven, pools in California were empty. Skaters rode the curves, and took off over the edge. | New wheels of urethane had grip. | The Z-Boys became known in such pools.
4 | jump | What is an ollie? | The ollie is skateboarding's key trick | Alan Gelfand, called Ollie, jumped without hands in a bowl in the late seventies. Rodney Mullen brought it to flat ground. | The tail hits, and the front foot drags the board up. | Most street tricks begin with it.
4 | big spin | What is a nine hundred? | Tony Hawk spun two and a half times | In nineteen ninety nine, after many failed tries that evening, Tony Hawk landed the first nine hundred in a contest. | It means nine hundred degrees. | His video game came out the same year.
4 | medal | When did skateboarding join the Olympics? | Skateboarding joined the Olympics in Tokyo | In twenty twenty one Momiji Nishiya of Japan won the first women's street gold at thirteen. The second was thirteen, too. | The third of the first women's street contest was sixteen. | Street and park are its two kinds.

# skiing | culture | skiing | skiing, skis, history of skiing, ski jumping, skiing facts | Skiing
> It is older than the wheel. | A soldier made it a sport. | The word means a piece of wood.
@ You look down, and your tips point into the air.
4 | old ski | How old are skis? | Skis are thousands of years old | Pieces found in a Russian bog are some eight thousand years old. Rock carvings in Norway and Russia show people on skis. | They were for hunting and travel. | The wheel came later.
3 | split wood | What does ski mean? | Ski comes from a word for wood | The Norwegian word goes back to one for a split piece of wood. | In Norwegian it is said like she. | Slalom is Norwegian, too.
3 | binding | Who is the father of modern skiing? | Sondre Norheim changed skiing with a binding | In Telemark in the nineteenth century, Sondre Norheim tied the heel with twisted roots, and could turn and jump. | The Telemark turn has its name from there. | He died in North Dakota, where there is hardly a hill.
4 | jumper | How far do ski jumpers fly? | Skiers fly more than two hundred and fifty meters | On the largest hills they go beyond two hundred and fifty meters. In the air they spread their skis to a V. | A Swede began that style in the eighties, and judges took points off. | The V gives more lift.
3 | lift | What was the first chairlift? | The first ski chairlift came from bananas | In nineteen thirty six Sun Valley in Idaho opened one. Its engineer had seen how bananas were loaded on hooks. | Its engineer swapped the hooks for chairs. | Before, people walked up.

# table-tennis | culture | table tennis | table tennis, ping pong, ping-pong, history of table tennis | Table tennis
> It began after dinner. | It made peace between giants. | The ball got bigger for television.
@ The ball is there before you are.
3 | dinner table | Who invented table tennis? | Table tennis began after dinner in England | In the late nineteenth century people hit balls over a row of books, with lids of boxes, it is told. | Ping-Pong is a name that a firm registered. | Balls of celluloid made it a game.
4 | handshake | What was ping-pong diplomacy? | Ping-pong opened China to America | In nineteen seventy one an American player got into the bus of the Chinese team in Japan. Soon his team was invited to Beijing. | The next year President Nixon went. | The American player was Glenn Cowan.
4 | bigger ball | Why did the ping-pong ball get bigger? | Table tennis made its ball bigger | In two thousand the table tennis ball grew from thirty eight to forty millimeters. It flies slower, so that viewers can follow it. | Since about twenty fourteen it is not of celluloid. | Players had to learn anew.
4 | gold medals | Which country wins most in table tennis? | China won nearly all table tennis gold | Since it became an Olympic sport in nineteen eighty eight, China has won all but a handful of its golds. | In twenty twenty four it won all five. | Many of its best go on to play for others.
3 | spinning ball | How fast does a table tennis ball spin? | A table tennis ball spins like an engine | Good players give the ball well over a hundred turns a second. The rubber grips it. | The two sides of a bat must differ in color. | So you see which rubber hits.

# karate | culture | karate | karate, history of karate, karate belts, karate kid moves | Karate
> It means empty hand. | It comes from an island. | Its belts were taken from judo.
@ You bow before you do anything.
3 | empty hands | What does karate mean? | Karate means empty hand | The word was once written with signs that meant Chinese hand. In the nineteen thirties it was changed to empty hand. | Kara can be written both ways. | No weapon is needed.
3 | island | Where does karate come from? | Karate comes from Okinawa | Okinawa and its islands were a kingdom of their own, and traded with China. Fighting arts of both mixed there. | Gichin Funakoshi showed it in Tokyo in nineteen twenty two. | From Tokyo it spread to the world.
3 | belts | Why does karate have belts? | Karate took its belts from judo | The founder of judo, Jigoro Kano, gave black belts in the eighteen eighties. Karate took them over. | The other colors came mostly in Europe. | That belts got dark from dirt is a tale.
4 | broken board | How can a hand break a board? | A karate hand breaks boards by speed | A strike of a master moves at some ten meters a second and more. Bone is stronger than pine, if it hits right. | One aims behind the board. | The skin hurts more than the bone.
4 | one medal | Was karate an Olympic sport? | Karate was Olympic only once | In Tokyo, in twenty twenty one, medals were given in fights and in kata, forms without an opponent. Paris left it out. | A final in the heavy class ended by disqualification after a kick to the head. | The man who had been knocked down got gold.

# volleyball | culture | volleyball | volleyball, beach volleyball, history of volleyball, who invented volleyball | Volleyball
> It was made for businessmen. | Its first name was Mintonette. | One player wears another shirt.
@ You dive, and the ball is still in the air.
3 | gym | Who invented volleyball? | Volleyball was made for tired businessmen | William Morgan of the YMCA in Holyoke invented it in eighteen ninety five. Basketball was too rough for his older members. | William Morgan called it Mintonette. | Somebody said that they volley the ball.
3 | different shirt | What is a libero? | One volleyball player wears another shirt | The libero came in nineteen ninety eight. This player defends, may not attack above the net, and so needs to be seen. | Smaller players got a place by it. | Libero is Italian for free.
4 | spike | Who invented the spike? | The volleyball spike came from the Philippines | Around nineteen sixteen players there hit the ball down hard from above. It was called the bomb. | The game had come with Americans. | It changed how the game is played.
3 | beach | Where did beach volleyball begin? | Beach volleyball grew up in California and Hawaii | Beach volleyball was played at Waikiki in nineteen fifteen already. In nineteen ninety six it became Olympic. | Two play for each side. | In sand, one jumps lower.
4 | fast serve | How fast is a volleyball serve? | Volleyballs can fly as fast as cars | The hardest serves of men go faster than one hundred and thirty kilometers an hour. From line to hands it is less than a second. | The ball crosses eighteen meters at most. | Receivers read the toss.

# bowling | culture | bowling | bowling, ten pin bowling, history of bowling, bowling pins, bowling alley | Bowling
> It may have had one pin more to be allowed. | Nine strikes, ten, eleven, and then your knees shake. | Kings forbade it.
@ The pins fall like thunder.
3 | old balls | How old is bowling? | Bowling is very old | Balls and pins in a child's grave in Egypt, over five thousand years old, are often called the oldest set. | In Germany it was played by monks, as is told. | Martin Luther is said to have had a lane.
4 | tenth pin | Why are there ten pins in bowling? | Bowling has a tenth pin by law, people say | Around eighteen forty Connecticut forbade nine pins because of betting. A tenth is said to have been added to get around that. | Ten pins are older in pictures. | So nobody is sure.
3 | perfect score | What is a perfect game? | A perfect bowling game takes twelve strikes | Twelve strikes in a row give three hundred points. | Three in a row are called a turkey. | Birds were once a prize.
4 | oiled lane | Why are bowling lanes oiled? | Bowling lanes are covered with oil | A thin pattern of oil lies on the front part. It guards the wood, and decides how a ball curves. | Good players read it by how balls move. | No player sees it.
4 | king | Who banned bowling? | English kings banned bowling | In the fourteenth century, bowling was forbidden so that men would practice with the bow. Henry the Eighth forbade it to ordinary people and played himself. | Such laws were hard to keep. | On Christmas it was allowed.

# rubiks-cube | culture | the Rubik's Cube | rubiks cube, rubik's cube, rubik cube, history of the rubiks cube, who invented the rubiks cube | Rubik's Cube
> Its inventor needed a month. | You could never try all its positions. | Twenty turns are always enough.
@ You turn one side, and it is lost.
3 | professor | Who invented the Rubik's Cube? | Erno Rubik's cube was made for teaching | Erno Rubik taught design in Budapest. In nineteen seventy four he built it to show how parts can move without falling apart. | He saw that it was a puzzle when he had mixed it up. | He needed about a month to solve it.
5 | number | How many positions does a Rubik's Cube have? | A Rubik's Cube has forty three quintillion positions | If you turned it once a second, you would need far longer than the universe is old to see all. | Only one of them is solved. | You reach it by patterns and not by luck.
4 | twenty | What is God's number? | Twenty turns always solve a Rubik's Cube | In twenty ten a team proved with much computer time that no position needs more than twenty. | Twenty is called God's number. | People need more, since they cannot see the shortest way.
5 | hands | What is the Rubik's Cube record? | A Rubik's Cube was solved in about three seconds | Max Park needed three point one three seconds in twenty twenty three, and others have been faster since. Robots need far less than one. | One may look at it before, for up to fifteen seconds. | The first world championship was won in almost twenty three seconds.
3 | toy shop | How many Rubik's Cubes were sold? | Rubik's Cube is among the best sold puzzles | Hundreds of millions have been sold since nineteen eighty. | The cube was called the Magic Cube at first. | Copies are not counted.

# ikea | culture | IKEA | ikea, history of ikea, ikea facts, ikea names, ikea meatballs | IKEA
> Its founder was seventeen. | Its names are a system. | A table gave it the idea of flat boxes.
@ You came for a lamp, and you leave with candles.
3 | letters | What does IKEA stand for? | IKEA stands for a boy's home | The letters are Ingvar Kamprad, Elmtaryd, his farm, and Agunnaryd, his village. He founded IKEA in nineteen forty three, at seventeen. | He sold pens and wallets at first. | Furniture came some years later.
4 | table legs | How did IKEA come to flat packs? | IKEA took the legs off a table | In the nineteen fifties a worker unscrewed the legs so that a table fitted into a car. Flat boxes cost less to send. | The customers do the rest. | The hex key became its sign.
4 | name tags | Why do IKEA products have names? | IKEA's founder found numbers hard | Ingvar Kamprad had dyslexia, so things got names. Sofas are called after Swedish places, and beds after Norwegian ones. | Rugs have names of Danish places. | Bookcases often have names of jobs or boys, such as Billy.
3 | meatballs | Why does IKEA sell food? | IKEA feeds customers so they stay | Hungry people leave, so the stores have restaurants. It sells about a billion meatballs a year. | At IKEA they are called the best sofa seller. | Breakfast is cheap on purpose.
4 | mind | What is the IKEA effect? | You love what you build: the IKEA effect | In experiments people offered more for boxes and figures that they had put together themselves. | The effect works only if people finish. | Cake mixes are said to have used it.

# pokemon | culture | Pokemon | pokemon, pikachu, history of pokemon, pokemon go, pokemon cards | Pokémon
> It began with beetles. | Few brands have earned more. | One episode sent children to the hospital.
@ You throw a ball, and it wobbles three times.
3 | boy with beetles | Who created Pokemon? | Pokemon grew out of collecting insects | Satoshi Tajiri collected insects as a boy near Tokyo. The first games came out in Japan in nineteen ninety six. | Cables between two consoles gave him the idea of trading. | The name Pokemon is short for pocket monsters.
4 | electric mouse | What does Pikachu mean? | Pikachu's name is made of sounds | In Japanese, pika is the sound of a spark, and chu that of a mouse. Atsuko Nishida drew it. | Who drew it had a round rice cake in mind. | In the games it was one of over a hundred and fifty.
4 | money | How much has Pokemon earned? | Pokemon is among the best earning brands | With games, cards, toys and films it has earned around a hundred billion dollars or more, by common counts. | Most of the money came from goods and not from games. | It passes Star Wars in such lists.
4 | flashing screen | Which Pokemon episode was banned? | A Pokemon episode made children ill | In December nineteen ninety seven red and blue flashes in an episode sent some six hundred and fifty children in Japan to hospitals. It was never shown again. | The series paused for months. | Since then, there are rules for flashing light.
4 | phone in a park | How big was Pokemon Go? | Pokemon Go sent millions outside | In the summer of twenty sixteen it was loaded hundreds of millions of times in a few months. People walked into parks at night. | It had begun as an April joke. | It is still played.

# minecraft | culture | Minecraft | minecraft, history of minecraft, who made minecraft, minecraft facts, creeper minecraft | Minecraft
> It is the best sold game of all. | Its monster was a pig gone wrong. | It holds forbidden books.
@ The sun goes down, and you have no house yet.
3 | blocks | Who made Minecraft? | Minecraft was begun by one man | Markus Persson of Sweden, called Notch, published the first version in two thousand nine. In twenty fourteen Microsoft bought his firm for two and a half billion dollars. | He had built it beside his job. | It sold before it was done.
4 | trophy | What is the best selling video game? | Minecraft is the best sold video game | More than three hundred million copies had been sold by twenty twenty three. | No other single game is known to have sold more. | Schools use it, too.
5 | green monster | Where does the Creeper come from? | Minecraft's Creeper was a mistaken pig | Minecraft's maker mixed up height and length when he built the pig. He kept the strange body and made it green. | It hisses before it explodes. | It became the sign of the game.
4 | library | What is the uncensored library? | A Minecraft library holds banned articles | In twenty twenty Reporters Without Borders built a library in the game, with texts that are forbidden in some countries. | The game can be reached where the sites are blocked. | It has millions of blocks.
3 | map | How big is a Minecraft world? | A Minecraft world is larger than Earth | A Minecraft world is sixty million blocks wide and long, and a block is a meter. That is several times the surface of the Earth. | The world is made as you walk. | Nobody has seen all of one.

# umbrellas | invention | umbrellas | umbrella, umbrellas, history of umbrellas, who invented the umbrella, parasols | Umbrella
> Men were laughed at for it. | One was a weapon. | Most are lost on trains.
@ The first drop falls, and everyone looks up.
3 | sunshade | What were umbrellas for at first? | Umbrellas were first for shade | In Egypt, Assyria and India rulers were shaded. The word comes from the Latin for shade. | In China they were made to keep off rain early. | Oiled paper did it.
4 | man in London | Who first carried an umbrella in London? | A man with an umbrella was mocked | Jonas Hanway carried one in London from about seventeen fifty. Drivers of coaches shouted at him, since rain was good for their trade. | He went on for thirty years. | Umbrellas were then held to be for women.
4 | steel ribs | Who made steel umbrellas? | Steel ribs made umbrellas light | In eighteen fifty two Samuel Fox used thin ribs of steel in place of whalebone. His firm had wire left from skirts, people say. | Older umbrellas weighed several kilos. | A small folding one came around nineteen thirty, from Germany.
5 | spy | Who was killed with an umbrella? | An umbrella was linked to a murder | In nineteen seventy eight the writer Georgi Markov felt a sting at a bus stop in London and saw a man pick up an umbrella. A tiny ball with ricin killed him. | Whether the umbrella shot it is not sure. | Nobody was convicted.
3 | lost property | How many umbrellas are lost? | Umbrellas are lost by the thousand | They are among what is found most often in trains and buses. In Tokyo the police get hundreds of thousands in a year. | Few are asked for. | A new one costs less than the trip to fetch it.

# high-heels | culture | high heels | high heels, heels, history of high heels, who invented high heels, red soles | High-heeled shoe
> Men wore them first. | A king had red ones. | They held riders in the saddle.
@ You are suddenly six centimeters taller.
4 | rider | Who wore high heels first? | Men on horses wore high heels first | In Persia heels held riders in their stirrups while they shot with bows. Around sixteen hundred men in Europe took them over. | Women followed later. | Cowboy boots still have them.
4 | red heels | Why did Louis the Fourteenth wear red heels? | A king's court wore red heels | At the court of Louis the Fourteenth of France, red heels were for nobles whom he favored. | Red dye was costly. | He was not tall.
3 | no heels | When did men stop wearing heels? | Men gave up high heels around seventeen forty | Fashion for men became plain, and heels were held to be silly. Women gave them up, too, around the French Revolution. | They came back for women in the nineteenth century. | Men had them again in the seventies.
3 | thin heel | What is a stiletto? | The stiletto is named after a dagger | In the nineteen fifties steel inside made very thin heels possible. Floors of planes and museums suffered. | Roger Vivier is often named for it. | On so small a point a person presses harder than an elephant.
3 | tall soles | What were chopines? | Women in Venice walked on pedestals | In the sixteenth century shoes called chopines were up to half a meter high. Servants held the ladies. | Tall shoes showed off long cloth. | The shoes also kept skirts out of the dirt.
`
