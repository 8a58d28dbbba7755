/** Materials, metals and things of the house that people name without a question, for `readTopics`. */
export const STUFF_PLAIN = `
# silk | nature | silk | silk, silkworm, silkworms, history of silk | Silk
> A caterpillar spits out silk. | The secret of silk was smuggled out of China. | One silk thread can be over half a mile long.
@ You pull on a cocoon, and the thread does not end.
3 | cocoon | What is silk made of? | Silk comes from a caterpillar | Silk is the thread of which the caterpillar of the silk moth spins its cocoon. It is made of proteins. | The silkworm, as the caterpillar is called, lives on mulberry leaves. | Spiders make silk, too.
4 | long thread | How long is a silk thread? | One silk cocoon unwinds for half a mile | A single cocoon gives one silk thread up to about three thousand feet long. Several threads are reeled together. | A silk shirt takes many hundreds of cocoons. | The cocoons are put into hot water first.
4 | hidden eggs | How did silk leave China? | Monks smuggled silkworms to Europe | China kept silk to itself for a very long time. Around five hundred fifty two, monks are said to have brought eggs of the moth to Constantinople in hollow canes. | The Emperor Justinian is said to have sent them for it. | Byzantium then made silk of its own.
4 | moth | Can silk moths live in the wild? | The silk moth cannot live without people | After thousands of years of breeding, the silk moth can no longer really fly. Its caterpillars wait to be fed. | The grown moth does not eat at all. | Its wild cousin still flies.
3 | strong thread | How strong is silk? | By weight, silk can beat ordinary steel | By weight, good silk can be stronger than ordinary steel when it is pulled. Some parachutes of the Second World War were made of it. | Surgeons have long sewn with silk. | In parachutes, nylon took its place.

# cotton | nature | cotton | cotton, cotton plant, cotton fabric, history of cotton | Cotton
> Your shirt grew on a plant. | Money is made of it. | Greeks heard of it as wool on trees.
@ You pull a white tuft from a dry husk.
3 | white boll | What is cotton? | Cotton is the hair of a seed | Cotton is made of the fine hairs around the seeds of the cotton plant. They are almost pure cellulose. | Each hair is a single cell. | The seeds give oil as well.
4 | sheep tree | What did Greeks think cotton was? | Greeks heard of wool that grew on trees | Herodotus wrote of trees in India that bore wool finer than that of sheep. He meant cotton. | In the Middle Ages people drew sheep that grow on plants. | The German word for cotton still means tree wool.
4 | machine | What did the cotton gin do? | One machine made cotton cheap and slavery larger | Eli Whitney's cotton gin of seventeen ninety three removed the seeds far faster than hands could. Cotton spread over the American South, and so did slavery. | Its inventor, Eli Whitney, earned little by it. | The word gin is short for engine.
4 | banknote | Is paper money made of cotton? | Dollar bills are mostly cotton | American banknotes are three quarters cotton and one quarter linen, with no wood in them. So they survive a wash. | Many countries now use plastic. | A note bends thousands of times before it tears.
3 | water | How much water does cotton need? | One cotton shirt drinks thousands of liters | Growing the cotton for one T-shirt takes about two thousand seven hundred liters of water, by a common estimate. | The Aral Sea nearly dried up because its rivers watered cotton fields. | How much it takes depends greatly on the place.

# wool | nature | wool | wool, merino, merino wool, history of wool | Wool
> Wool keeps you warm even when it's damp. | Spain once let no merino sheep leave. | A lord in London sits on a sack of wool.
@ You pull on a sweater, and the wind stops.
3 | fleece | What is wool? | Wool is the hair of sheep | Sheep and a few other animals grow wool. Its fibers are wavy and have tiny scales. | The waves hold air, and air holds warmth. | A sheep gives a few kilos a year.
3 | wet sweater | Why does wool warm when it is wet? | Wool takes up water and stays warm | Wool can take up about a third of its weight in water before it feels wet, and it gives off a little heat as it does. | The inside of the fiber drinks, and the outside sheds drops. | Hikers value that.
3 | shrunk sweater | Why does wool shrink in the wash? | Scales make wool shrink | In hot water with much movement, the scales of wool hook into each other and cannot come back. The sweater turns to felt. | So wash wool cool and gently. | Wool felt for hats is made in just that way.
4 | lost sheep | What happens if a sheep is not shorn? | One lost sheep carried forty kilos of wool | In twenty fifteen, a stray merino sheep called Chris was found in Australia. More than forty kilos of wool were shorn off him. | Sheep bred for wool do not shed it. | Chris could hardly see or walk.
4 | red seat | Why does Britain's parliament have a Woolsack? | A sack of wool is a seat in parliament | In Britain's House of Lords, the speaker sits on the Woolsack, a large red cushion. It recalls that wool made England rich. | The custom is said to go back to the fourteenth century. | In the nineteen thirties the cushion was found to be stuffed with horsehair.

# leather | nature | leather | leather, leather making, tanning leather, history of leather | Leather
> Dung and urine helped make leather. | One of the oldest shoes is leather. | Fungi can imitate leather.
@ You smell a new shoe.
3 | hide | What is leather? | Leather is skin that does not rot | Leather is animal skin that has been tanned, so that it does not rot and stays flexible. Most is from cattle. | The skins are mostly left over from meat. | Suede is the inner side, made rough.
3 | bark | How is leather made? | Tanning ties leather's fibers together | In tanning, substances from bark or salts of chromium tie the fibers of the skin together, and it becomes leather. | Bark takes weeks, chromium about a day. | The word tannin comes from tanning.
4 | nose held | Why did tanneries stink? | Leather was once made with dung | To make leather, tanners used urine to loosen the hair and dung to soften the skins. They often had to work at the edge of town. | In Fez in Morocco pigeon dung is still used. | Visitors there get mint to hold to the nose.
4 | old shoe | How old is leather? | A leather shoe lasted over five thousand years | A leather shoe from a cave in Armenia is about five thousand five hundred years old. It even has its laces. | The shoe was stuffed with grass. | A layer of sheep dung preserved it.
4 | mushroom | Is there leather without animals? | Leather's rivals grow from fungi | Materials that look like leather are made from fungus threads, pineapple leaves or cactus. Most hold some plastic. | Cheap imitation leather is plastic on cloth. | None is quite like real leather yet.

# rubber | nature | rubber | rubber, natural rubber, rubber tree, history of rubber, vulcanization | Rubber
> Rubber drips out of a tree. | A hot stove made rubber useful. | Rubber's seeds left Brazil on a ship.
@ You cut the bark, and white milk runs.
3 | white sap | Where does rubber come from? | Natural rubber is the milk of a tree | Natural rubber is made from latex, the milky sap of a tree from the Amazon. The bark is cut, and the latex drips into a cup. | Most of it comes from Southeast Asia today. | Much rubber is now made from oil.
4 | ball game | Who used rubber first? | Ancient Mexico played with rubber balls | Peoples of Mexico made balls of rubber more than three thousand years ago. They mixed in the juice of a vine to make the rubber springy. | Europeans had never seen a ball bounce like that. | The name Olmec means rubber people.
5 | hot stove | Who made rubber useful? | Heat and sulfur saved rubber | Raw rubber got sticky in heat and hard in cold. Around eighteen thirty nine, Charles Goodyear found that heat and sulfur make it lasting. | He said that some of it fell on a hot stove. | Goodyear died in debt, and the tire firm only bears his name.
4 | seeds | How did rubber leave Brazil? | Rubber seeds were shipped out of Brazil | In eighteen seventy six, the Englishman Henry Wickham took some seventy thousand seeds of the rubber tree to London. Their offspring grew in Asia. | Decades later, Brazil's rubber boom collapsed. | The opera house of Manaus recalls the boom.
3 | eraser | Why is rubber called rubber? | Rubber is named for rubbing out | In seventeen seventy, Joseph Priestley noted that the stuff rubs out pencil marks well. So the English called it rubber. | Before that, people used bread crumbs. | The British still call an eraser a rubber.

# copper | nature | copper | copper, copper metal, history of copper | Copper
> Germs die on it. | The Statue of Liberty wears it. | People used it long before iron.
@ You hold a wire, and half the modern world runs on it.
3 | red metal | What is copper? | Copper is a red metal | Copper is a reddish metal and an element. Only silver carries electricity better, so most wires are made of copper. | The name copper comes from Cyprus. | Among common pure metals, only copper and gold have such strong colors.
4 | green statue | Why is the Statue of Liberty green? | Copper turned the Statue of Liberty green | The Statue of Liberty has a skin of copper about as thick as two pennies. Air and rain turned it green in some thirty years. | The green layer protects what is below. | The statue was reddish brown at first.
4 | door handle | Does copper kill germs? | Germs die on copper | Many bacteria die on bare copper within hours, some within minutes. Some hospitals have copper handles for that reason. | Copper ions damage the germs' cells. | Storing water in copper pots is an old custom in India.
4 | iceman | How old is the use of copper? | Otzi carried an axe of copper | Otzi, the man from the ice, carried a copper axe more than five thousand years ago. People have used copper for about ten thousand years. | With tin it became bronze. | The copper of his axe came from Tuscany.
4 | blue blood | Which animals have copper in their blood? | Octopuses have blood with copper | The blood of octopuses, crabs and spiders carries oxygen with copper and is blue. Ours does it with iron. | Your body needs a little copper, too. | Most of the copper ever mined is said to be still in use.

# bronze | nature | bronze | bronze, bronze metal, history of bronze | Bronze
> Bronze gave an age its name. | The tin in bronze came from far away. | Third place gets bronze.
@ The metal glows, and it runs into the mold.
3 | melted metal | What is bronze? | Bronze is copper with tin | Bronze is mostly copper, with about a tenth of tin. It is harder than either metal. | Bronze melts more easily than copper. | Brass has zinc in place of tin.
3 | sword | When was the Bronze Age? | The Bronze Age began over five thousand years ago | The Bronze Age began in the Near East around three thousand three hundred before Christ and ended about twelve hundred before Christ. Other regions were later. | Writing and cities spread in the Bronze Age. | Some parts of the world never had one.
4 | sunken ship | Where did the tin for bronze come from? | Tin for bronze traveled thousands of kilometers | Tin is rare, so the bronze makers needed trade. A ship that sank off Turkey some three thousand three hundred years ago carried ten tons of copper and one of tin. | Tin was mined in Central Asia and in Cornwall, among other places. | The wreck is called Uluburun.
5 | burning city | How did the Bronze Age end? | The Bronze Age collapsed within decades | Around twelve hundred before Christ, great powers of the eastern Mediterranean fell within some fifty years. Drought, earthquakes, famine and raiders are blamed. | The Hittite empire vanished. | Nobody knows which was the main cause.
4 | statue | Why are there so few old bronze statues? | Old bronze was melted down | Bronze is valuable and easily melted, so most Greek bronze statues are lost. Many of those that are left were found in the sea. | We know others from marble copies. | Church bells were made into cannons.

# mercury-metal | nature | the metal mercury | mercury metal, mercury the metal, quicksilver, liquid mercury, mercury element, liquid metal mercury | Mercury (element)
> One metal pours like water. | Iron floats on mercury. | Mercury made hat makers sick.
@ A silver drop splits, and joins again.
3 | silver drop | What is the metal mercury? | Mercury is a liquid metal | Mercury is the only metal that is liquid at ordinary room temperature. It freezes at about thirty nine degrees Celsius below zero. | It is also called quicksilver. | The symbol Hg comes from Greek words for water and silver.
4 | floating cannonball | How heavy is mercury? | A cannonball floats on mercury | Mercury is more than thirteen times as heavy as water. Iron floats on it, gold sinks. | A liter of mercury weighs as much as a toddler. | That is why mercury barometers can be so short.
4 | hat | Why were hatters called mad? | Mercury made hatters ill | Hat makers treated fur with mercury. Its vapor harmed their nerves: they trembled, and their mood changed. | The saying mad as a hatter is linked with that. | America's felt hat makers stopped using it in the nineteen forties.
5 | emperor's tomb | What has mercury to do with China's first emperor? | A tomb is said to hold mercury rivers | An old historian wrote that rivers of mercury run in the tomb of China's first emperor. The soil above does hold unusually much mercury. | The tomb itself has not been opened. | The emperor is said to have swallowed mercury to live forever.
3 | broken thermometer | What should you do with a broken mercury thermometer? | Never vacuum up mercury | Spilled mercury gives off poisonous vapor. Air the room, keep children and pets out, never use a vacuum cleaner, and ask the poison center or waste service how to collect it. | A vacuum cleaner spreads the vapor. | The mercury belongs in hazardous waste.

# titanium | nature | titanium | titanium, titanium metal, titanium dioxide | Titanium
> Titanium is in wall paint and in artificial hips. | America built a spy plane from the enemy's titanium. | Bone grows onto titanium.
@ You lift a bicycle with one finger.
3 | light metal | What is titanium? | Titanium is strong and light and does not rust | Titanium is a metal as strong as many steels and about forty percent lighter. A skin of oxide protects it from corrosion. | It is named after the Titans. | Titanium is among the ten most common elements of the Earth's crust.
5 | black plane | What was the fastest spy plane made of? | America bought titanium from the Soviets | The Blackbird, a spy plane of the sixties, was mostly titanium. Much of it came from the Soviet Union, bought through firms as a cover. | The Soviet Union was the rival that such planes were to spy on. | At three times the speed of sound, aluminum would soften.
4 | hip | Why is titanium used in bodies? | Bone grows onto titanium | The body accepts titanium, and bone grows firmly onto it. In the nineteen fifties, the Swede Per-Ingvar Branemark noticed that when he could not get it out of a rabbit's leg. | So implants for teeth and hips are made with titanium. | Titanium is hardly magnetic.
4 | white paint | What is titanium dioxide? | Most titanium becomes white paint | Most titanium ore becomes a white powder, titanium dioxide, which is used in paint, paper and sunscreen. | The powder replaced poisonous lead white. | The European Union banned titanium dioxide from food in twenty twenty two.
3 | rainbow metal | Why is titanium jewelry colored? | Titanium gets colors without paint | An electric current thickens the oxide skin on titanium, and light in that thin layer makes blue, gold or purple. | Soap bubbles get their colors likewise. | No dye is needed.

# marble | nature | marble | marble, marble stone, history of marble | Marble
> Marble often began as shells. | Ancient statues weren't white. | Michelangelo got a spoiled block of marble.
@ You put your hand on it, and it is cool.
3 | white stone | What is marble? | Marble is limestone that was pressed and baked | Marble is limestone that heat and pressure in the Earth have changed. The limestone was often made of the shells and skeletons of sea animals. | Its veins are traces of clay or metals. | Acid dissolves marble, so keep lemon juice away.
4 | quarry | Where does the whitest marble come from? | Carrara's white marble was loved by Michelangelo | The white marble of Carrara in Italy has been cut for some two thousand years. Michelangelo chose his blocks there himself. | The mountains look as if snow lay on them. | Marble from Carrara covers buildings all over the world.
5 | spoiled block | What was Michelangelo's David made of? | David was carved from a spoiled marble block | Two sculptors had given up on the block of marble for David, and it had lain outside for decades. Michelangelo made the statue from it in about three years. | Michelangelo was twenty six when he began. | The statue is over five meters tall.
4 | painted statue | Were marble statues white? | Greek marble statues were painted | Greeks and Romans painted their marble statues in strong colors. Traces of them are still found. | Rain and cleaning took the color off. | White became an ideal by mistake.
3 | cool hand | Why does marble feel cold? | Marble carries your warmth away | Marble has the temperature of the room, but it carries heat away from your hand faster than wood does. So it feels cold. | Pastry cooks roll out dough on marble. | Cats like to lie on it in summer.

# jade | nature | jade | jade, jade stone, nephrite, jadeite | Jade
> Jade is two stones with one name. | Princes were buried in suits of jade. | Some valued jade more than gold.
@ You hold it to your cheek, and it is cool and smooth.
3 | green stone | What is jade? | Jade is two different stones | Jade is the name of two tough stones, nephrite and jadeite. A French chemist found the difference in eighteen sixty three. | Both can be green, white or other colors. | Jadeite is the rarer one.
5 | stone suit | What is a jade suit? | Chinese princes were buried in jade suits | Princes of China's Han dynasty were buried in suits of thousands of jade plates, sewn with gold wire. Jade was thought to keep the body from decay. | The jade did not keep the bodies from decay. | The suit of Prince Liu Sheng has about two thousand five hundred plates.
4 | axe | Why was jade used for axes? | Jade is tougher than most stones | The crystals of nephrite are matted like felt, so jade hardly breaks. Stone Age people made axes of it. | Jade cannot be split like flint. | It is ground with sand instead.
3 | pain in side | Where does the name jade come from? | Jade is named after a pain in the side | The Spanish called jade stone of the flank, since it was thought to cure the kidneys. From that came jade, and nephrite from the Greek for kidney. | The Spanish had met the belief in Mexico. | There is no sign that jade cures anything.
4 | mask | Who else loved jade? | The Maya valued jade over gold | For the Maya, jade was one of the most precious of all things. King Pakal was buried with a mask of it. | The Maori of New Zealand treasure jade, too. | In China jade stood for virtue.

# obsidian | nature | obsidian | obsidian, volcanic glass, obsidian blade | Obsidian
> Obsidian is glass that nobody made. | Obsidian's edge beats a scalpel. | A queen's magician looked into obsidian.
@ You see your face in a black stone.
3 | black glass | What is obsidian? | Obsidian is glass from a volcano | Obsidian is natural glass. It forms when lava rich in silica cools so fast that no crystals grow. | Obsidian is mostly black. | Over millions of years, it takes up water and slowly changes.
4 | blade edge | How sharp is obsidian? | Obsidian is sharper than a steel scalpel | A fresh edge of obsidian can be only some millionths of a millimeter thick, far finer than steel's. | Obsidian breaks easily, though. | Some surgeons have tried such blades.
4 | club | What was obsidian used for? | Aztecs fought with obsidian blades | Aztec warriors carried wooden clubs set with blades of obsidian. In the Stone Age it was traded over hundreds of kilometers. | Each source of obsidian has its own mix of elements. | So one can tell where the stone of a knife came from.
5 | mirror | What was the magic mirror of John Dee? | A queen's magician used an Aztec mirror | John Dee, an adviser of Queen Elizabeth the First, is said to have used an obsidian mirror to speak with spirits. Its stone has been shown to come from Mexico. | The Aztecs used such mirrors to see the future. | The mirror is in the British Museum.
3 | snowflakes | What is snowflake obsidian? | Obsidian can have white flakes | In some obsidian, white crystals have begun to grow that look like flakes of snow. The glass is slowly turning into crystals. | Tiny gas bubbles or crystals make other kinds shine like gold. | Glass turns to crystal over time, so very old obsidian is rare.

# oxygen | nature | oxygen | oxygen, o2, oxygen gas, history of oxygen | Oxygen
> Oxygen was once poison to much of life. | Three people share the discovery of oxygen. | Liquid oxygen is blue.
@ You breathe in, and a fifth of it counts.
3 | air bubbles | What is oxygen? | Oxygen is a fifth of the air | Oxygen is an element without color or smell, about twenty one percent of the air. Animals need it to get energy from food. | By weight, oxygen is the most common element in your body. | Most of that is in water.
4 | green water | Where does oxygen come from? | Bacteria gave the air its oxygen | More than two billion years ago, bacteria began to fill the air with oxygen from photosynthesis. For many living things it was poison. | The iron in the seas rusted and sank then. | Plankton makes about half of the oxygen today.
5 | blue liquid | What color is oxygen? | Liquid oxygen is pale blue | Below about minus one hundred eighty three degrees Celsius, oxygen is a pale blue liquid. A strong magnet can hold it. | As a gas, oxygen has no color. | The sky is blue for another reason.
4 | three men | Who discovered oxygen? | Three people discovered oxygen | Carl Scheele found oxygen first, around seventeen seventy two, but published late. Joseph Priestley made it in seventeen seventy four and published first, and Antoine Lavoisier gave it its name. | Priestley let a mouse breathe it. | The name means maker of acid, which was a mistake.
3 | flame | Does oxygen burn? | Oxygen itself does not burn | Oxygen does not burn, but nothing usual burns without it. In pure oxygen even steel wool burns brightly. | So nobody may smoke near oxygen bottles. | Three astronauts died in a fire in pure oxygen in nineteen sixty seven.

# candles | invention | candles | candle, candles, candle making history, history of candles, how candles work | Candle
> What burns in a candle isn't mostly the wick. | Whales died for candles. | Candles once told the time.
@ You blow it out, and a thread of smoke rises.
3 | flame | How does a candle burn? | A candle burns vapor | The heat of a candle's flame melts the wax, the wick draws it up, and it turns to vapor. The vapor burns. | Hold a match to the white smoke of a candle just blown out, and it lights again. | The wick mainly carries the wax up to the flame.
4 | whale | What were candles made of? | Candles were once made of fat and whales | Poor people's candles were made of beef or sheep fat, which smelled. Beeswax was for churches and the rich, and from the eighteenth century on, wax from sperm whales was used. | Today most are made of paraffin. | People in need have eaten the tallow ones.
4 | marked candle | How did candles tell the time? | Candles were used as clocks | Candles with marks burned down at a known speed and told the hours. King Alfred of England is said to have used them. | A nail stuck into the wax could fall down as an alarm. | A lantern kept the draft off.
5 | floating flame | How does a candle burn in space? | In weightlessness a candle's flame is a ball | In weightlessness, hot air does not rise, and a candle burns with a small round blue flame. | On Earth, rising air draws the flame into a tip. | It was tried in a space shuttle.
3 | birthday cake | Why are there candles on birthday cakes? | German children had candles on cakes first | Birthday cakes with candles are recorded in Germany in the eighteenth century. Count Zinzendorf had one in seventeen forty six. | One extra candle could stand for the coming year. | The wish must stay secret, people say.
`
