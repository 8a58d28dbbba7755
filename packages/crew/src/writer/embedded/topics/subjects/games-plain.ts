/** Sports, toys, music and clothes that people name without a question, for `readTopics`. */
export const GAMES_PLAIN = `
# badminton | culture | badminton | badminton, badmington, shuttlecock, history of badminton | Badminton
> It is the fastest racket sport. | Its ball is plucked from a goose. | It is named after a house.
@ The feather hangs in the air, and then it is past you.
3 | shuttlecock | What is badminton? | Badminton is played with a feather ball | In badminton, two or four players hit a shuttlecock over a net, and it may not touch the ground. A game goes to twenty one points. | It has been Olympic since nineteen ninety two. | Hundreds of millions play it, above all in Asia.
5 | radar | How fast is badminton? | Badminton's ball beats any tennis serve | A smash in badminton has been measured at more than five hundred kilometers an hour. The feathers then brake it at once. | No other racket sport is that fast. | It arrives far slower than it left.
4 | goose feathers | What is a shuttlecock made of? | Sixteen feathers fly in badminton | A good shuttlecock for badminton has sixteen feathers of a goose or a duck, all from wings of the same side, set in cork. | So it always spins the same way. | A match of masters uses up many.
4 | country house | Where does the name badminton come from? | Badminton is named after a duke's house | Badminton is named after Badminton House in England, where guests of a duke played it around eighteen seventy. British officers knew it from Poona in India. | It was called Poona first. | Children played with shuttlecocks long before.
3 | indoor hall | Why is badminton played inside? | Wind ruins badminton | A shuttlecock weighs only about five grams, so any draft carries it off. Even the air conditioning in halls matters in badminton. | Players test the drift before a match. | A windproof ball for outside has been made.

# rock-climbing | culture | climbing | climbing, rock climbing, sport climbing, free solo climbing, history of climbing | Rock climbing
> A game without rope. | Kids solve it like a puzzle. | The fastest climb a wall in five seconds.
@ Your fingers find an edge as thin as a coin.
3 | climber on wall | What is climbing? | Climbing has many kinds | Climbing has many forms: sport climbing uses bolts and a rope, bouldering stays low above mats, and in free solo climbing there is no rope at all. | Free climbing does use one, for safety only. | Alpine climbers set their own.
5 | big wall | Who climbed El Capitan without a rope? | Alex Honnold climbed a giant wall without rope | In June twenty seventeen, Alex Honnold climbed El Capitan in Yosemite, some nine hundred meters of granite, alone and without a rope, in under four hours. | He had practiced each move for over a year. | The film of it won an Oscar.
4 | speed wall | How fast is speed climbing? | The fastest climbing takes under five seconds | In speed climbing, two race up the same wall of fifteen meters. The best men need less than five seconds. | The holds are the same all over the world. | It became Olympic in twenty twenty one.
3 | chalk hands | Why do climbers use chalk? | Climbing chalk is no chalk | The white powder for climbing is magnesium carbonate, which dries the sweat of hands. John Gill, a gymnast, brought it to climbing in the fifties. | Blackboard chalk is something else. | Too much of it makes holds slippery.
3 | fingers | Do climbers' fingers have muscles? | Climbing is done by the forearms | Fingers hold practically no muscles that bend them: in climbing, those in the forearm pull on tendons. That is why forearms burn. | Tendons need years to grow stronger. | Beginners should rest between days.

# figure-skating | culture | figure skating | figure skating, ice dancing, figure skater, figure skaters, history of figure skating, axel jump | Figure skating
> It was once about drawing. | It was at the summer games first. | The hardest jump takes off forward.
@ The blade bites, and for a moment nothing holds you.
3 | ice figures | Why is it called figure skating? | Figure skating once drew figures | Figure skating is named after the figures, such as eights, that skaters had to draw into the ice. They were dropped from contests in nineteen ninety. | Few people watched them. | Judges knelt down to look at the lines.
4 | summer games | When did figure skating become Olympic? | Figure skating was at the Summer Games first | Figure skating was part of the Summer Games of London in nineteen oh eight. The Winter Games began only in nineteen twenty four. | An artificial rink made it possible. | No winter sport was Olympic before.
4 | jump | What is the hardest jump in figure skating? | The axel has half a turn more | The axel is the only jump in figure skating that starts forward, so it has half a turn more. Ilia Malinin landed the first quadruple one in twenty twenty two. | It is named after Axel Paulsen of Norway. | He jumped it in eighteen eighty two.
3 | spin | Why do figure skaters spin so fast? | Arms in makes figure skating spins faster | In figure skating, who pulls in the arms turns faster, since the spin is kept while the mass moves inward. | Try it on an office chair. | The best turn over five times a second.
4 | blade | How thick is a figure skating blade? | Figure skating blades have two edges | A figure skating blade is about four millimeters wide and hollow below, so it has two edges. The teeth in front help with jumps. | A skater glides on one edge. | Hockey blades have no teeth.

# judo | culture | judo | judo, judoka, history of judo, jigoro kano | Judo
> It means the gentle way. | A small teacher made it. | You learn to fall first.
@ You pull, and he is on his back.
3 | throw | What is judo? | Judo means the gentle way | Judo is a Japanese martial art of throws and holds. Its name means gentle way: one gives in and uses the other's force. | There are no punches or kicks in contests. | A clean throw ends the fight at once.
4 | teacher | Who invented judo? | A small teacher created judo | Jigoro Kano, a teacher of slight build, made judo from older styles in Tokyo in eighteen eighty two. He left out what was too dangerous. | He had been bullied at school. | He became Asia's first member of the Olympic committee.
4 | colored belts | Who invented the black belt? | The black belt comes from judo | Kano's judo used black belts for advanced pupils from the eighteen eighties on. Karate and others took it over. | Colors were added in Europe. | A very high master may wear a red one.
4 | giant | Who beat the Japanese at judo first? | A Dutch giant shocked judo's homeland | When judo became Olympic in Tokyo in nineteen sixty four, the Dutchman Anton Geesink won the open class against Japan's Akio Kaminaga. | He waved his fans off the mat, out of respect. | Japan fell silent.
3 | falling | Why do beginners in judo learn to fall? | Judo begins with falling | Beginners in judo first learn to fall, slapping the mat with an arm, so that the shock is spread. Only then do they throw. | It helps on icy roads, too. | Whoever gives up taps twice.

# archery | culture | archery | archery, archer, archers, bow and arrow, bows and arrows, history of archery, longbow, longbows | Archery
> A law made Englishmen practice. | Its arrows bend around the bow. | Skeletons show who did it.
@ You let go, and everything is quiet.
3 | bow | How old is archery? | Archery is tens of thousands of years old | Stone points from South Africa suggest archery more than sixty thousand years ago. The oldest whole bows that were found are some nine thousand years old. | Wood seldom lasts. | Nearly all peoples had the bow, but not Australia's.
4 | bending arrow | What is the archer's paradox? | In archery, arrows bend around the bow | A bow stands in the way of its own arrow. In archery the arrow bends, snakes around the bow and then swings until it is straight. | Slow motion shows it. | An arrow of the wrong stiffness flies off to the side.
4 | law | Why did England order archery? | A law made Englishmen practice archery | King Edward the Third ordered in thirteen sixty three that men practice archery on holidays. Football was forbidden, since it kept them from that. | It takes years to draw a longbow. | At Agincourt archers beat knights.
5 | skeleton | How strong were longbows? | Archery changed men's bones | Bows from the Mary Rose, sunk in fifteen forty five, took up to some eighty kilos of pull. Skeletons of archers on board show changed shoulders. | Today's Olympic bows take about twenty to twenty five. | They began as boys.
3 | target | What is archery at the Olympics like? | Olympic archery is shot from seventy meters | In Olympic archery, the target is seventy meters away and the ten is about as large as a grapefruit. | South Korea has won most golds of the last decades. | Good archers loose between heartbeats, it is said.

# fencing | culture | fencing | fencing, fencing sport, epee, fencing foil, history of fencing | Fencing
> Its tip is among the fastest of the games. | They wear white for a reason. | It has been at all the games.
@ A light flashes, before you have seen the blade.
3 | three swords | What are the three weapons of fencing? | Fencing has three weapons | Fencing has the foil, which counts hits on the trunk, the epee, for the whole body, and the saber, for all above the hips. | With a saber one may also cut. | Each has its own rules.
3 | olympic | Has fencing always been Olympic? | Fencing was at all modern Olympic Games | Fencing has been at every modern Olympic Games since eighteen ninety six. Only few sports can say that. | Women joined in nineteen twenty four. | Most terms are French.
4 | white clothes | Why do fencers wear white? | Ink once marked hits in fencing | Before electric counting, judges looked for marks in fencing, made by ink or soot on the tip. White clothes showed them best. | Electric epees came in the thirties. | Now a light tells who hit.
4 | wire | Why do fencers hang on a cable? | A cable counts fencing hits | In fencing, the tip closes a switch when it hits, and a cable at the back sends that to a lamp. With the foil and saber, vests of metal thread show where. | Judges could hardly see such fast hits. | Wireless systems are in use as well.
5 | cheat | Who cheated in Olympic fencing? | A fencing sword once lied | In nineteen seventy six, the Soviet pentathlete Boris Onishchenko had a switch in his epee that lit the lamp without a hit. He was thrown out. | The British noticed it. | Papers called him Dis-Onishchenko.

# hide-and-seek | culture | hide and seek | hide and seek, hide-and-seek, hide n seek, history of hide and seek | Hide-and-seek
> Rats love it. | Greeks played it. | A world championship was held in a ghost town.
@ You hold your breath behind the curtain.
3 | counting child | How old is hide and seek? | Hide and seek was played in ancient Greece | A Greek writer of the second century described a game in which one closes the eyes while the others hide. It was hide and seek in all but name. | It is played all over the world. | Nobody had to invent it, perhaps.
5 | rat | Do animals play hide and seek? | Rats play hide and seek for fun | In twenty nineteen, researchers in Berlin taught rats hide and seek with people. The rats squeaked with joy, jumped, and hid again, with tickling as their only prize. | Their squeaks are too high for our ears. | They even chose boxes that nobody can look into.
4 | covered eyes | Why do little children cover their eyes to hide? | Toddlers hide their eyes in hide and seek | Small children often cover their eyes and feel hidden. Studies suggest that for them, seeing is mutual: if our eyes do not meet, you do not see me. | They know that their body shows. | It passes by about school age.
4 | ghost town | Was there a world championship of hide and seek? | Grown ups hid in an Italian ghost town | In Italy, adults met for years for a championship of hide and seek, Nascondino. In twenty seventeen it took place in the deserted town of Consonno. | Teams came from many countries. | It had begun as a joke.
3 | learning | What do children learn from hide and seek? | Hide and seek trains minds | In hide and seek, children practice to count, to wait and to imagine what others see. Babies begin with peekaboo. | That things stay when unseen has to be learned. | So it is more than a game.

# gymnastics | culture | gymnastics | gymnastics, gymnast, gymnasts, artistic gymnastics, history of gymnastics | Gymnastics
> The word means naked. | A ten broke the display. | A beam is as wide as a hand.
@ You land, and nothing moves.
3 | rings | Where does the word gymnastics come from? | Gymnastics comes from the word naked | The word gymnastics comes from the Greek for naked, since Greek men trained without clothes. | A gymnasium was where they did it. | In Germany it still means a school.
5 | scoreboard | Who got the first perfect ten? | A gymnastics scoreboard could not show a ten | In nineteen seventy six, Nadia Comaneci of Romania, fourteen years old, got the first perfect ten of Olympic gymnastics. The board showed one point zero. | It had been built for up to nine point nine nine. | Six more tens followed at these games.
3 | beam | How wide is the balance beam? | Gymnastics beams are as wide as a hand | The balance beam in gymnastics is ten centimeters wide, five meters long and a meter and a quarter high. | Women turn somersaults on it. | Beginners use a line on the floor.
4 | broken leg | Who won gymnastics gold with a broken knee? | A gymnast landed with a broken kneecap | In nineteen seventy six, Shun Fujimoto of Japan did his rings with a broken kneecap and landed from high up, almost without a fault. Japan won by a hair. | Asked if he would do it again, he said no. | Doctors were aghast.
3 | powder | Why are there no tens in gymnastics anymore? | Gymnastics scores are open at the top | Since two thousand six, gymnastics adds a mark for difficulty, which has no limit, to one for how well it is done. | So nobody gets a ten in all. | It came after a quarrel at the Games of Athens.

# haunted-dolls | mystery | haunted dolls | haunted dolls, haunted doll, annabelle doll, the annabelle doll, robert the doll, creepy dolls, cursed dolls, cursed doll, possessed dolls | Robert (doll)
> Visitors write letters of apology to a doll. | The real Annabelle is a rag doll. | An island is full of them.
@ You turn your back, and you could swear that it moved.
3 | sailor doll | Who is Robert the doll? | Robert is the most famous haunted doll | Robert is a straw doll in a sailor suit from about nineteen oh four, kept in a museum in Key West in Florida. People tell that he moves and brings bad luck. | He belonged to the painter Robert Eugene Otto. | There is no proof of any of it.
4 | letters | Why do people write to a doll? | People beg a haunted doll's pardon | Hundreds of letters to Robert the haunted doll ask forgiveness: the writers had laughed at him or taken photos without asking, and then had bad luck. | The museum hangs them up. | Bad luck looks for a cause, psychologists say.
4 | rag doll | What does the real Annabelle look like? | The real haunted doll Annabelle is a rag doll | In the films, Annabelle is of porcelain. The doll of the Warrens, in Connecticut, is a soft Raggedy Ann doll, which was kept behind glass. | The Warrens told of her from the seventies on. | Their tales were never confirmed.
5 | dolls in trees | What is the island of the dolls? | Thousands of dolls hang on a Mexican island | In the canals of Xochimilco in Mexico City, Don Julian Santana hung old dolls in trees for decades, for the spirit of a drowned girl, as he told. | He was found dead in the water in two thousand one. | Tourists bring more dolls.
3 | glass eyes | Why are dolls creepy? | Haunted dolls live in the uncanny valley | What looks almost human, but not quite, makes many people uneasy. A roboticist called it the uncanny valley in nineteen seventy. | Glass eyes seem to follow you. | The brain cannot decide whether it is alive.

# dolls | culture | dolls | dolls, doll, toy dolls, porcelain dolls, rag dolls, history of dolls | Doll
> One lay in a grave for four thousand years. | They brought fashion to courts. | One museum holds a mother of eight.
@ You find her in the attic, and she still has her name.
3 | old doll | What is a doll? | Dolls are among the oldest toys | A doll is a toy in the shape of a person. Some of wood, clay and cloth were found in Egyptian graves about four thousand years old. | Many peoples made them of straw or bones. | Which were toys and which idols is often not clear.
4 | jointed doll | Did Roman children have dolls? | Roman dolls had joints | Roman dolls of ivory or wood could move arms and legs. One, found in Rome with a girl called Crepereia, has a fine hairstyle and a ring. | She lay in a coffin of the second century. | It is almost eighteen hundred years old.
4 | dressed figure | What were fashion dolls for? | Dolls showed fashion to courts | Before there were magazines, dolls in the newest dresses were sent from Paris to other courts. Ladies had the clothes copied. | They are said to have passed even in wars. | They were called Pandoras.
3 | nested dolls | Where do Russian nesting dolls come from? | Russian nesting dolls are not that old | The first Matryoshka was made around eighteen ninety, with eight dolls in all. A toy from Japan is said to have given the idea. | They won a medal in Paris in nineteen hundred. | The name means little mother.
4 | worry dolls | What are worry dolls? | Tiny dolls take on worries | In Guatemala, children tell their troubles to tiny worry dolls of thread and wood and put them under the pillow. | By morning the doll has taken the worry. | To put it into words may be what helps.

# teddy-bears | culture | teddy bears | teddy bear, teddy bears, teddies, stuffed bear, history of teddy bears, steiff | Teddy bear
> A president did not shoot. | Two makers had the idea at once. | One cost as much as a house.
@ One ear is gone, and you love him more.
3 | cartoon | Why is it called a teddy bear? | Teddy bears are named after a president | In nineteen oh two, Theodore Roosevelt would not shoot a bear that had been tied to a tree for him. A cartoon showed it, and a shopkeeper called his toy Teddy's bear. | Roosevelt did not like the name Teddy. | The bear was killed all the same, to end its pain.
4 | two shops | Who made the first teddy bear? | Two makers had the teddy bear at once | In the same winter, Morris Michtom in Brooklyn and Richard Steiff in Germany made bears with movable arms. Neither knew of the other. | Steiff sold three thousand to an American. | Both became big firms.
4 | button in ear | Why do Steiff bears have a button in the ear? | A button marks the best known teddy bears | Steiff has put a metal button into the ear of its animals since nineteen oh four, as a mark against copies. | Margarete Steiff could not walk, and sewed in a wheelchair. | Her first animal was an elephant, for pins.
5 | auction | What is the most expensive teddy bear? | One teddy bear cost as much as a house | In nineteen ninety four, a teddy bear by Steiff called Teddy Girl was sold in London for a hundred ten thousand pounds. | A Japanese toy maker bought it. | It had belonged to the same man all his life.
3 | sleeping adult | Do adults sleep with teddy bears? | Many grown ups keep a teddy bear | Surveys find again and again that a good part of adults still have a teddy bear, and some sleep with one. | Touching something soft calms. | Police in many places carry bears for frightened children.

# roller-coasters | machine | roller coasters | roller coaster, roller coasters, rollercoaster, rollercoasters, roller coaster physics, fastest roller coaster, history of roller coasters | Roller coaster
> They began as hills of ice. | They have no motor on most of the way. | A loop is never round.
@ The chain clicks, and it goes quiet.
3 | ice hill | Who invented roller coasters? | Roller coasters began on Russian ice | In the seventeenth century, Russians slid down tall wooden hills covered with ice. The French then added wheels. | In Russian they are called American hills. | In French they are Russian mountains.
3 | first hill | Why do roller coasters need no motor? | Roller coasters fall all the way | Most roller coasters are pulled up the first hill, and the height carries them through the rest. So no later hill may be as high. | Friction eats a part of it. | Some are shot off with magnets instead.
4 | loop | Why are loops not round? | Roller coaster loops are drops, not circles | Early round loops pressed people with many times their weight. Loops of today are shaped like a drop, tight at the top and wide below. | Necks were hurt in the old ones. | Werner Stengel made that shape common.
4 | coal train | What was the first American roller coaster like? | A coal train became a roller coaster | A railway for coal at Mauch Chunk in Pennsylvania took passengers down the mountain for fun from the eighteen twenties on. | In eighteen eighty four one opened in Coney Island. | It went about ten kilometers an hour.
3 | stomach | Why does your stomach drop on a roller coaster? | Your organs float on roller coasters | When a roller coaster falls, you and your organs fall alike, and the usual pull between them is gone. You feel it as a drop. | Engineers call it airtime. | Fans look for it most of all.

# scissors | invention | scissors | scissors, scissor, history of scissors, who invented scissors | Scissors
> They are older than coins. | Left handed ones cut the other way. | They are a bad gift.
@ You hear the snip, and there is no way back.
3 | old shears | How old are scissors? | Scissors are more than three thousand years old | Spring scissors of bronze, one bent piece with two blades, were used in the Near East more than three thousand years ago. | Sheep are still shorn with such. | Leonardo da Vinci did not invent them.
3 | cross blades | Who made scissors with a pivot? | Romans crossed the blades of scissors | Scissors with two parts on a pivot were made by the Romans around the year one hundred. They became common only much later. | They could cut with more force. | Robert Hinchliffe made them of cast steel in the eighteenth century.
4 | left hand | Are left handed scissors different? | Left handed scissors are mirrored | In scissors for the left hand, the blades are swapped, so that the hand presses them together and the eye sees the line. | Turning normal ones over does not help. | Many left handers learn with the wrong ones.
4 | coin | Why should you not give scissors as a gift? | Scissors cut friendship, people say | In many countries, scissors or knives as a gift are said to cut the friendship. Whoever gets them pays a coin in return. | Then it was a purchase. | It is only a custom.
3 | ribbon | How do scissors cut? | Scissors push two ways | The blades of scissors slide past each other and push the paper apart in opposite directions. They are two levers. | Near the pivot the force is largest. | So cut thick things there.

# puppets | culture | puppets | puppet, puppets, puppetry, marionettes, marionette, shadow puppets, muppets, history of puppets | Puppetry
> Three people move one. | One got the president's laughs. | Shadows were theater.
@ A sock opens its mouth, and you believe it.
3 | strings | What kinds of puppets are there? | Puppets hang, sit or cast shadows | There are hand puppets, marionettes on strings, puppets on rods, and flat ones whose shadow is shown. | A marionette may have a dozen strings or more. | Greek writers knew puppets on strings.
4 | shadow screen | What is wayang? | Shadow puppets play all night in Java | In Java in Indonesia, one master moves all the shadow puppets of leather, speaks for them and leads the orchestra, often from evening to dawn. | It is called wayang. | It is on the list of world heritage.
4 | three men | What is bunraku? | Three people move one Japanese puppet | In Japan's bunraku, three people in view of all move one large puppet: head and right arm, left arm, and feet. | To lead can take decades of learning. | The helpers wear hoods.
4 | frog | What was the first Kermit made of? | Kermit the puppet was a coat | Jim Henson made the first Kermit in nineteen fifty five, from an old coat of his mother and the halves of a ping pong ball. | Kermit was not a frog yet. | Muppet sounds like marionette and puppet.
3 | stick | Who is Punch? | Punch has hit for over three centuries | Samuel Pepys saw an Italian puppet show in London in sixteen sixty two, the first trace of Mr Punch there. | He comes from Pulcinella. | Pleased as Punch goes back to him.

# harp | culture | the harp | harp, harps, the harp, harpist, history of the harp | Harp
> A country has it as its emblem. | Its feet make the sharps. | Its strings are colored.
@ You pull one string, and the room listens.
3 | harp | What is a harp? | The harp is about five thousand years old | A harp is a frame of strings that are plucked. Harps were played in Mesopotamia and Egypt about five thousand years ago. A hunter's bow may have been the beginning. | Some from Ur were decked with gold. | They were found in royal graves.
4 | pedals | Why does a harp have pedals? | A harp has seven pedals | A concert harp has seven pedals, one for each note, that turn little discs and raise the strings by one or two half tones. | So harpists work hard with their feet. | It has about forty seven strings.
3 | colored strings | Why are harp strings colored? | Red and black strings guide the harpist | On a harp, the C strings are red and the F strings black or blue, so that players find their way. | The rest look alike. | A piano does it with black keys.
4 | coin | Which country has a harp as its emblem? | Ireland's emblem is a harp | Ireland is the only country whose emblem is a musical instrument, the harp. It stands on its coins. | Guinness used it first as a brand. | So the state's harp is turned the other way.
3 | little finger | Do harpists play with all fingers? | Harp players leave out the little fingers | Harps are played with the thumb and three fingers of each hand. The little finger is too short and weak. | Tips get hard skin. | All strings together pull with about a ton.

# theremin | culture | the theremin | theremin, the theremin, theremins, leon theremin, history of the theremin | Theremin
> You play it without a touch. | Its inventor built a bug for Stalin. | It sings like a ghost.
@ You move your hand through air, and it wails.
3 | hands in air | What is a theremin? | A theremin is played without touching it | The theremin is an electronic instrument with two antennas. One hand in the air sets the pitch, the other the loudness. | Your body changes its electric field. | It has no keys and no frets.
4 | inventor | Who invented the theremin? | A Russian physicist invented the theremin | Lev Termen, called Leon Theremin, made the theremin around nineteen twenty in Petrograd, while he worked on a gauge for gases. | He showed it to Lenin. | Lenin is said to have tried it himself.
5 | carved eagle | What else did Leon Theremin invent? | Theremin also built a famous bug | Theremin built a listening device without a battery, which hid in a carved seal. Soviet children gave it to the American ambassador in nineteen forty five. | It hung in his house for seven years. | Americans called it The Thing.
4 | movie | Where do you hear the theremin? | Films used the theremin for fear | The theremin howls in Hitchcock's Spellbound and in The Day the Earth Stood Still. It became the sound of strangers from space. | Good Vibrations used a cousin of it. | The tune of Doctor Who was made without one.
3 | star player | Who was the best player of the theremin? | Clara Rockmore made the theremin serious | Clara Rockmore, a violinist whose arm had trouble, became the theremin's first star. She played it as finely as a cello. | Theremin had asked her to marry him. | He was back in Russia, and she saw him again after fifty years.

# kimono | culture | the kimono | kimono, kimonos, the kimono, obi belt, history of the kimono | Kimono
> The wrong side over means death. | It is cut from one roll. | Its sleeves tell whether you are married.
@ You wind the belt, and you stand straighter.
3 | kimono | What is a kimono? | Kimono means a thing to wear | A kimono is a robe of Japan with wide sleeves, held by a belt, the obi. Its name means just thing to wear. | It has no buttons. | Today most wear it for feasts.
4 | left over right | Why is a kimono worn left over right? | Only the dead wear a kimono right over left | A kimono is always worn with the left side over the right. The other way is for the dead at a funeral. | Tourists often get it wrong. | It holds for men and women.
4 | roll of cloth | How is a kimono made? | One roll of cloth makes a kimono | A kimono is sewn of straight pieces from one roll, some twelve meters long and less than forty centimeters wide. Hardly anything is left over. | It could be taken apart for washing. | All sizes have the same cut.
3 | sleeves | What do kimono sleeves mean? | Long kimono sleeves mean unmarried | The furisode, a kimono with long swinging sleeves, is worn by young unmarried women. Married ones wear short sleeves. | It is seen on coming of age day. | Waving sleeves were said to show love.
3 | price | How expensive is a kimono? | A fine kimono costs like a car | A hand dyed silk kimono can cost over ten thousand dollars, and the obi may be dearer still. Many rent one. | Old ones are cheap and of good silk. | Dressing takes lessons or a helper.

# pockets | invention | pockets | pocket, pockets, jeans pocket, tiny pocket on jeans, women's pockets, history of pockets | Pocket
> Women used to tie them on. | The tiny one has a purpose. | They once were pouches.
@ You put in your hand, and find last winter's ticket.
3 | tied pouch | Who invented pockets? | Pockets were once tied on | Pockets began as pouches on a belt. From the seventeenth century men had them sewn in, while women tied theirs on under the skirt. | A slit in the skirt led to them. | Lucy Locket lost hers in the rhyme.
4 | jeans | What is the tiny pocket on jeans for? | The tiny jeans pocket held a watch | The small pocket in the front pocket of jeans was made for a pocket watch. Levi's had it in the eighteen seventies. | Today it holds coins. | It stayed when the watch had gone.
4 | ruler | Are women's pockets smaller? | Women's pockets are shorter by almost half | In a study of twenty brands of jeans in twenty eighteen, women's front pockets were on average almost half shorter than men's. | Fewer than half took a phone. | Slim dresses had pushed pockets out around eighteen hundred.
3 | copper dot | Why do jeans have rivets at the pockets? | Rivets keep pockets from tearing | A customer's trousers kept tearing, so the tailor Jacob Davis put copper rivets at the corners of the pockets. He and Levi Strauss got the patent in eighteen seventy three. | He lacked the money for it alone. | The rivets in the back scratched saddles, and went.
5 | iceman | How old are pockets? | The iceman had a pocket | Otzi, the man from the ice, carried a pouch on his belt more than five thousand years ago, with a scraper, a drill, flint and tinder fungus. | It was his pocket. | A sewn in pocket is some centuries old only.
`
