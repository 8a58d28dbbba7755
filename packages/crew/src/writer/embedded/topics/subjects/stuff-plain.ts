/** Materials, metals and things of the house that people name without a question, for `readTopics`. */
export const STUFF_PLAIN = `
# silk | nature | silk | silk, silkworm, silkworms, history of silk | Silk
> A caterpillar spits out silk. | Monks smuggled the secret of silk out in hollow canes. | One silk thread can be half a mile long.
@ You pull on a cocoon, and the thread doesn't end.
3 | cocoon | What is silk made of? | Silk comes from a caterpillar | Silk is the thread a caterpillar spins around itself, made of proteins. Leave it alone, and it turns into a moth. | We call the caterpillar a silkworm, and it lives on mulberry leaves. | Spiders make silk, too.
4 | long thread | How long is a silk thread? | One silk cocoon unwinds for half a mile | A single cocoon unwinds into one silk thread of up to about three thousand feet. Several are reeled together. | First, the cocoons go into hot water. | One silk shirt takes many hundreds of them.
4 | hidden eggs | How did silk leave China? | Monks smuggled silkworms to Europe | China kept silk to itself for a very long time. Around five hundred fifty two, monks are said to have carried eggs of the moth to Constantinople, in hollow canes. | The Emperor Justinian is said to have sent them. | From then on, Byzantium made its own.
4 | moth | Can silk moths live in the wild? | The silk moth cannot live without people | After thousands of years of breeding, the silk moth can hardly fly, and its caterpillars just wait to be fed. | The grown moth doesn't eat at all. | Its wild cousin still flies.
3 | strong thread | How strong is silk? | By weight, silk can beat ordinary steel | Pound for pound, good silk can be stronger than ordinary steel when you pull it. | Surgeons have long sewn with it. | Some parachutes in the Second World War were silk, until nylon took over.

# cotton | nature | cotton | cotton, cotton plant, cotton fabric, history of cotton | Cotton
> Dollar bills are made of cotton. | The ancient Greeks heard of wool that grew on trees. | One cotton T-shirt drinks thousands of liters of water.
@ You pull a white tuft from a dry husk.
3 | white boll | What is cotton? | Cotton is the hair of a seed | Cotton is the fine hair around the seeds of a plant. It's almost pure cellulose. | Every hair is a single cell. | The seeds give oil, too.
4 | sheep tree | What did Greeks think cotton was? | Greeks heard of wool that grew on trees | Herodotus wrote about trees in India that bore wool finer than a sheep's. He meant cotton. | In German, it's still called tree wool. | In the Middle Ages, people drew sheep growing on plants.
4 | machine | What did the cotton gin do? | One machine made cotton cheap and slavery larger | In seventeen ninety three, Eli Whitney's cotton gin pulled out the seeds far faster than any hand. Cotton spread over the American South, and so did slavery. | Whitney earned little from it. | Gin is short for engine.
4 | banknote | Is paper money made of cotton? | Dollar bills are mostly cotton | A dollar bill is three quarters cotton and one quarter linen. There's no wood in it, so it survives the wash. | You can bend it thousands of times before it tears. | Many countries now use plastic.
3 | water | How much water does cotton need? | One cotton shirt drinks thousands of liters | By a common estimate, growing the cotton for one T-shirt takes about two thousand seven hundred liters of water. | How much exactly depends on the place. | The Aral Sea nearly dried up because its rivers watered cotton fields.

# wool | nature | wool | wool, merino, merino wool, history of wool | Wool
> Wool keeps you warm even when it's damp. | Spain once let no merino sheep leave. | A lord in London sits on a sack of wool.
@ You pull on a sweater, and the wind stops.
3 | fleece | What is wool? | Wool is the hair of sheep | Wool is the hair of sheep and a few other animals. Its fibers are wavy and have tiny scales. | The waves hold air, and air holds warmth. | One sheep gives a few kilos a year.
3 | wet sweater | Why does wool warm when it is wet? | Wool takes up water and stays warm | Wool can take up about a third of its weight in water before it feels wet, and it even gives off a little heat as it does. | The inside of the fiber drinks, and the outside sheds drops. | Hikers love it for that.
3 | shrunk sweater | Why does wool shrink in the wash? | Scales make wool shrink | In hot water, the scales of wool hook into each other and can't let go. Your sweater turns into felt. | So wash it cool and gently. | That's exactly how hat felt is made.
4 | lost sheep | What happens if a sheep isn't shorn? | One lost sheep carried forty kilos of wool | In twenty fifteen, a stray merino sheep named Chris was found in Australia, under more than forty kilos of wool. | He could hardly see or walk. | Sheep bred for wool don't shed it. Somebody has to.
4 | red seat | Why does Britain's parliament have a Woolsack? | A sack of wool is a seat in parliament | In Britain's House of Lords, the speaker sits on the Woolsack, a big red cushion, because wool made England rich. | It's said to go back to the fourteenth century. | In the nineteen thirties, they looked inside, and it was stuffed with horsehair.

# leather | nature | leather | leather, leather making, tanning leather, history of leather | Leather
> It once took dung and urine to make leather. | One leather shoe is over five thousand years old. | You can make leather out of mushrooms, almost.
@ You open the box and smell a new shoe.
3 | hide | What is leather? | Leather is skin that does not rot | Leather is animal skin that has been tanned, so it doesn't rot and stays soft. Most of it is from cattle. | The skins are mostly left over from meat. | Suede is the inner side, roughed up.
3 | bark | How is leather made? | Tanning ties leather's fibers together | Tanning ties the fibers of a skin together, with bark or with salts of chromium, and it's leather. | Bark takes weeks. Chromium takes about a day. | The word tannin comes from it.
4 | nose held | Why did tanneries stink? | Leather was once made with dung | Tanners used urine to loosen the hair and dung to soften the leather. They often had to work at the edge of town. | In Fez, Morocco, they still use pigeon dung. | Visitors get a sprig of mint to hold under the nose.
4 | old shoe | How old is leather? | A leather shoe lasted over five thousand years | A leather shoe from a cave in Armenia is about five thousand five hundred years old. It still has its laces. | It was stuffed with grass. | A layer of sheep dung kept it safe.
4 | mushroom | Is there leather without animals? | Leather's rivals grow from fungi | People make leather's rivals from fungus threads, pineapple leaves or cactus. Most still have some plastic in them. | Cheap imitation leather is just plastic on cloth. | So far, none is quite like the real thing.

# rubber | nature | rubber | rubber, natural rubber, rubber tree, history of rubber, vulcanization | Rubber
> Rubber drips out of a tree. | Rubber was saved by a hot stove. | One Englishman shipped out seventy thousand seeds, and Brazil lost rubber.
@ You cut the bark, and white milk runs out.
3 | white sap | Where does rubber come from? | Natural rubber is the milk of a tree | Rubber comes from latex, the milky sap of a tree from the Amazon. You cut the bark, and it drips into a cup. | Most of it grows in Southeast Asia today. | A lot of rubber is made from oil now.
4 | ball game | Who used rubber first? | Ancient Mexico played with rubber balls | Peoples of Mexico made rubber balls more than three thousand years ago. They mixed in the juice of a vine to make them bounce. | Europeans had never seen a ball do that. | Olmec means rubber people.
5 | hot stove | Who made rubber useful? | Heat and sulfur saved rubber | Raw rubber got sticky in the heat and hard in the cold. Around eighteen thirty nine, Charles Goodyear found that heat and sulfur fix it. | Some of it fell on a hot stove, he said. | He died in debt. The tire company just uses his name.
4 | seeds | How did rubber leave Brazil? | Rubber seeds were shipped out of Brazil | In eighteen seventy six, Henry Wickham took some seventy thousand seeds of the rubber tree from Brazil to London. Their offspring grew in Asia. | Decades later, Brazil's rubber boom collapsed. | What's left of it is an opera house in the jungle, in Manaus.
3 | eraser | Why is rubber called rubber? | Rubber is named for rubbing out | In seventeen seventy, Joseph Priestley noted that the stuff rubs out pencil marks. So the English called it rubber. | Before that, people used bread crumbs. | In Britain, an eraser is still a rubber.

# copper | nature | copper | copper, copper metal, history of copper | Copper
> Germs die on copper. | The Statue of Liberty is wearing copper. | An octopus has copper in its blood.
@ You hold a wire, and half the modern world runs on it.
3 | red metal | What is copper? | Copper is a red metal | Copper is a reddish metal. Only silver carries electricity better, so most wires are made of it. | Among common pure metals, only copper and gold have such strong colors. | The name comes from Cyprus.
4 | green statue | Why is the Statue of Liberty green? | Copper turned the Statue of Liberty green | The Statue of Liberty has a skin of copper, about as thick as two pennies. Air and rain turned it green in some thirty years. | She used to be reddish brown. | The green protects what's below.
4 | door handle | Does copper kill germs? | Copper door handles kill germs within hours | Many bacteria die on bare copper within hours, some within minutes. So some hospitals have copper door handles. | Copper ions damage the germs' cells. | In India, storing water in copper pots is an old custom.
4 | iceman | How old is the use of copper? | Otzi carried an axe of copper | Otzi, the man from the ice, carried a copper ax more than five thousand years ago. The copper came from Tuscany. | People have used it for about ten thousand years. | Add tin, and it's bronze.
4 | blue blood | Which animals have copper in their blood? | An octopus bleeds blue, because of copper | The blood of octopuses, crabs and spiders carries oxygen with copper, so it's blue. Ours does it with iron. | Your body needs a little copper, too. | Most of the copper ever mined is said to be still in use.

# bronze | nature | bronze | bronze, bronze metal, history of bronze | Bronze
> A whole age is named after bronze. | Bronze needed tin from thousands of kilometers away. | Most Greek bronze statues only survived at the bottom of the sea.
@ The metal glows, and it runs into the mold.
3 | melted metal | What is bronze? | Bronze is copper with tin | Bronze is mostly copper, with about a tenth of tin. It's harder than either one. | It melts more easily than copper. | Put in zinc instead, and it's brass.
3 | sword | When was the Bronze Age? | The Bronze Age began over five thousand years ago | The Bronze Age began in the Near East around three thousand three hundred before Christ and lasted some two thousand years. Other regions were later. | It brought writing and cities. | Some parts of the world never had one.
4 | sunken ship | Where did the tin for bronze come from? | Tin for bronze traveled thousands of kilometers | Tin is rare, so bronze needed trade. A ship that sank off Turkey some three thousand three hundred years ago carried ten tons of copper and one of tin. | Tin came from Central Asia and Cornwall, among other places. | The wreck is called Uluburun.
5 | burning city | How did the Bronze Age end? | The Bronze Age collapsed within decades | Around twelve hundred before Christ, the great powers of the eastern Mediterranean fell within some fifty years. The Bronze Age was over. | The whole Hittite empire vanished. | Drought, earthquakes, famine, raiders: nobody knows which was the main cause.
4 | statue | Why are there so few old bronze statues? | Old bronze was melted down | Bronze is valuable and melts easily, so most Greek bronze statues are gone. Many of the ones we have were found in the sea. | We know others from marble copies. | Later, even church bells became cannons.

# mercury-metal | nature | the metal mercury | mercury metal, mercury the metal, quicksilver, liquid mercury, mercury element, liquid metal mercury | Mercury (element)
> A cannonball floats on mercury. | China's first emperor may lie among rivers of mercury. | Broke a thermometer? Don't touch the vacuum cleaner.
@ A silver drop splits, and joins up again.
3 | silver drop | What is the metal mercury? | Mercury is a liquid metal | Mercury is the only metal that's liquid at room temperature. It freezes at about thirty nine degrees Celsius below zero. | People also call it quicksilver. | The symbol Hg comes from Greek words for water and silver.
4 | floating cannonball | How heavy is mercury? | Mercury is so heavy that iron floats on it | Mercury is more than thirteen times as heavy as water. Iron floats on it. Only metals like gold sink. | That's why a mercury barometer can be so short. | A liter of it weighs as much as a toddler.
4 | hat | Why were hatters called mad? | Mercury made hatters ill | Hat makers treated fur with mercury. The vapor attacked their nerves: they trembled, and their moods changed. | America's felt hat makers stopped using it in the nineteen forties. | People link it with the saying mad as a hatter.
5 | emperor's tomb | What does mercury have to do with China's first emperor? | A tomb is said to hold mercury rivers | An old historian wrote that rivers of mercury run in the tomb of China's first emperor. The soil above really does have unusually much. | Nobody has opened the tomb itself. | He's said to have swallowed mercury to live forever.
3 | broken thermometer | What should you do with a broken mercury thermometer? | Never vacuum up mercury | If a mercury thermometer breaks, air the room, keep kids and pets out, and never use a vacuum cleaner. Ask the poison center or waste service how to collect it. | A vacuum cleaner spreads the poisonous vapor. | Mercury goes to hazardous waste.

# titanium | nature | titanium | titanium, titanium metal, titanium dioxide | Titanium
> America built a spy plane from its enemy's titanium. | Bone grows onto titanium. | Your white wall is painted with titanium.
@ You lift a bicycle with one finger.
3 | light metal | What is titanium? | Titanium is strong and light and does not rust | Titanium is as strong as many steels and about forty percent lighter. A skin of oxide keeps it from corroding. | It's named after the Titans. | It's one of the ten most common elements in the Earth's crust.
5 | black plane | What was the fastest spy plane made of? | America bought titanium from the Soviets | The Blackbird, the fastest spy plane of the nineteen sixties, was mostly titanium. Much of it came from the Soviet Union, bought through front companies. | The Soviets were the ones it spied on. | At three times the speed of sound, aluminum would soften.
4 | hip | Why is titanium used in bodies? | Titanium and bone grow together | In the nineteen fifties, a Swede, Per-Ingvar Branemark, couldn't get a titanium part out of a rabbit's leg. The bone had grown onto it. | The body accepts it. | So dental implants and hips are made of it.
4 | white paint | What is titanium dioxide? | Most titanium becomes white paint | Most titanium becomes a white powder, titanium dioxide. It's in paint, paper and sunscreen. | It replaced poisonous lead white. | In twenty twenty two, the European Union banned it from food.
3 | rainbow metal | Why is titanium jewelry colored? | Titanium gets colors without paint | Run a current through titanium, and its oxide skin gets thicker. Light in that thin layer turns it blue, gold or purple. | There's no dye in it. | Soap bubbles do it the same way.

# marble | nature | marble | marble, marble stone, history of marble | Marble
> Ancient marble statues weren't white. | Michelangelo's David came from a spoiled block. | Marble often began as seashells.
@ You put your hand on it, and it's cool.
3 | white stone | What is marble? | Marble is limestone that was pressed and baked | Marble is limestone that heat and pressure in the Earth have changed. Often, it began as the shells and skeletons of sea animals. | Its veins are traces of clay or metals. | Acid eats it, so keep your lemon juice away.
4 | quarry | Where does the whitest marble come from? | Carrara's white marble was loved by Michelangelo | The white marble of Carrara in Italy has been cut for some two thousand years. Michelangelo picked his blocks there himself. | From far away, the mountains look snowy. | It covers buildings all over the world.
5 | spoiled block | What was Michelangelo's David made of? | David was carved from a spoiled marble block | Two sculptors had given up on the block, and it lay outside for decades. Michelangelo carved David out of it in about three years. | He was twenty six when he started. | It's over five meters tall.
4 | painted statue | Were marble statues white? | Greek marble statues were painted | Greeks and Romans painted their marble statues in strong colors. You can still find traces. | Rain and cleaning took off the paint. | So white became the ideal by mistake.
3 | cool hand | Why does marble feel cold? | Marble carries your warmth away | Marble is as warm as the room. It only feels cold because it pulls the heat out of your hand faster than wood does. | Pastry cooks roll their dough on it. | In summer, cats sleep on it.

# jade | nature | jade | jade, jade stone, nephrite, jadeite | Jade
> Jade is two different stones with one name. | Chinese princes were buried in suits of jade. | Jade is named after a pain in the side.
@ You hold it to your cheek, and it's cool and smooth.
3 | green stone | What is jade? | Jade is two different stones | Jade is two tough stones with one name, nephrite and jadeite. A French chemist noticed in eighteen sixty three. | Both can be green, white or other colors. | Jadeite is the rarer one.
5 | stone suit | What is a jade suit? | Chinese princes were buried in jade suits | Princes of China's Han dynasty were buried in suits of thousands of jade plates, sewn with gold wire. It was supposed to keep the body from decay. | It didn't. | Prince Liu Sheng's suit has about two thousand five hundred plates.
4 | axe | Why was jade used for axes? | Jade is tougher than most stones | The crystals of nephrite are matted like felt, so jade almost never breaks. Stone Age people made axes of it. | You can't split it like flint. | You have to grind it with sand.
3 | pain in side | Where does the name jade come from? | The Spanish called jade the stone of the flank | The Spanish called jade the stone of the flank, because it was supposed to cure the kidneys. Nephrite comes from the Greek for kidney. | They'd met that belief in Mexico. | There's no sign that it cures anything.
4 | mask | Who else loved jade? | The Maya valued jade over gold | To the Maya, jade was worth more than gold. King Pakal was buried in a mask of it. | The Maori of New Zealand treasure it, too. | In China, it stood for virtue.

# obsidian | nature | obsidian | obsidian, volcanic glass, obsidian blade | Obsidian
> Obsidian is sharper than a surgeon's scalpel. | A queen's magician talked to spirits through an Aztec mirror. | A volcano makes glass, and it's black.
@ You see your face in a black stone.
3 | black glass | What is obsidian? | Obsidian is glass from a volcano | Obsidian is natural glass. It forms when lava rich in silica cools so fast that no crystals can grow. | It's mostly black. | Over millions of years, it takes up water and slowly changes.
4 | blade edge | How sharp is obsidian? | Obsidian is sharper than a steel scalpel | A fresh edge of obsidian can be only some millionths of a millimeter thick. No steel scalpel comes close. | Some surgeons have tried such blades. | But it breaks easily.
4 | club | What was obsidian used for? | Aztecs fought with obsidian blades | Aztec warriors fought with wooden clubs set with obsidian blades. In the Stone Age, it was traded over hundreds of kilometers. | Every source has its own mix of elements. | So you can tell where the stone of a knife came from.
5 | mirror | What was the magic mirror of John Dee? | A queen's magician used an Aztec mirror | John Dee, an adviser of Queen Elizabeth the First, is said to have talked to spirits through an obsidian mirror. It turned out that the stone came from Mexico. | The Aztecs used such mirrors to see the future. | It's in the British Museum.
3 | snowflakes | What is snowflake obsidian? | Obsidian can have white flakes | In snowflake obsidian, white crystals have started to grow. The glass is slowly turning into stone. | That's why very old obsidian is rare. | Tiny gas bubbles or crystals make other kinds shine like gold.

# oxygen | nature | oxygen | oxygen, o2, oxygen gas, history of oxygen | Oxygen
> Oxygen was once a poison. | Liquid oxygen is blue. | Three people discovered oxygen, and one gave it the wrong name.
@ You breathe in, and only a fifth of it counts.
3 | air bubbles | What is oxygen? | Oxygen is a fifth of the air | Oxygen has no color and no smell, and it's about twenty one percent of the air. Animals need it to get energy from food. | By weight, it's the most common element in your body. | Most of that is in water.
4 | green water | Where does oxygen come from? | Bacteria gave the air its oxygen | More than two billion years ago, bacteria began to fill the air with oxygen. For much of life back then, it was poison. | The iron in the seas rusted and sank. | Today, plankton makes about half of it.
5 | blue liquid | What color is oxygen? | Liquid oxygen is pale blue | Below about minus one hundred eighty three degrees Celsius, oxygen is a pale blue liquid. A strong magnet can hold it. | As a gas, it has no color. | The sky is blue for another reason.
4 | three men | Who discovered oxygen? | Three people discovered oxygen | Carl Scheele found oxygen first, but published late. Joseph Priestley published first, in seventeen seventy four, and Antoine Lavoisier gave it its name. | Priestley let a mouse breathe it. | The name means maker of acid, and that was a mistake.
3 | flame | Does oxygen burn? | Oxygen itself does not burn | Oxygen itself doesn't burn. But without it nothing usual does, and in pure oxygen, even steel wool burns bright. | So nobody may smoke near an oxygen bottle. | Three astronauts died in a fire in pure oxygen, in nineteen sixty seven.

# candles | invention | candles | candle, candles, candle making history, history of candles, how candles work | Candle
> It isn't the wick that burns in a candle. | Whales died for candles. | In space, a candle flame is a blue ball.
@ You blow it out, and a thread of smoke rises.
3 | flame | How does a candle burn? | A candle burns vapor | A candle's flame melts the wax, the wick draws it up, and it turns into vapor. The vapor is what burns. | The wick mostly just carries the wax. | Hold a match to the white smoke of a candle you've just blown out, and it lights again.
4 | whale | What were candles made of? | Candles were once made of fat and whales | Poor people's candles were made of beef or sheep fat, and they stank. Churches and the rich had beeswax, and later wax from sperm whales. | Today, most are paraffin. | In bad times, people have eaten the ones made of fat.
4 | marked candle | How did candles tell the time? | Candles were used as clocks | A candle with marks on it burns down at a known speed and tells you the time. King Alfred of England is said to have used them. | A lantern kept off the draft. | Stick a nail into the wax, and when it falls, that's your alarm.
5 | floating flame | How does a candle burn in space? | In weightlessness a candle's flame is a ball | In space, hot air doesn't rise. So a candle burns with a small, round, blue flame. | On Earth, rising air pulls it into a tip. | They tried it on a space shuttle.
3 | birthday cake | Why are there candles on birthday cakes? | German children had candles on cakes first | Birthday cakes with candles go back to eighteenth century Germany. Count Zinzendorf had one in seventeen forty six. | One extra candle could stand for the coming year. | And you have to keep the wish a secret, people say.
`
