/** Small things of every day, and who thought of them, for `readTopics`. */
export const SMALL_THINGS_INVENTED = `
# paper-clips | invention | paper clips | paper clip, paper clips, paperclip, paperclips, who invented the paper clip, red paperclip, one red paperclip | Paper clip
> The paper clip became a badge against the Nazis. | A man traded one for a house. | The paper clip's usual inventor didn't invent it.
@ You bend it straight, and it never goes back.
3 | bent wire | Who invented the paper clip? | The usual paper clip probably comes from Britain | The paper clip with two loops seems to come from a British company called Gem, and was on sale by the eighteen nineties. Nobody took a patent on it. | Cheap steel wire had to come first. | Before, people used pins and ribbon.
4 | norway statue | Did a Norwegian invent the paper clip? | Norway celebrates the wrong clip | Johan Vaaler patented a clip in nineteen oh one that lacked the inner loop. Norway took him for the inventor, and put up a giant clip, of the British kind. | It was on a stamp, too. | His own never sold.
5 | lapel clip | Why did Norwegians wear paper clips? | A paper clip meant that we stick together | Under Nazi rule, Norwegians wore clips on their lapels, since buttons with the king were forbidden. Then clips were, too. | Schoolchildren in Tennessee later collected millions, one for each murdered Jew. | They fill a railroad car.
5 | red clip | Who traded a paper clip for a house? | Fourteen trades led from a clip to a house | In two thousand five, Kyle MacDonald of Canada swapped a red paper clip for a pen like a fish, that for a doorknob, and a year later had a house. | A snow globe and a movie role were on the way. | The town built a huge red clip.
3 | bent shape | What are paper clips used for? | Few paper clips ever hold paper | A British bank once looked where a hundred thousand of them went, it's told. Only one in five held paper. The rest were chips, toothpicks and nerves. | They open phone trays, too. | It's springy because it wants to go back.

# forks | invention | forks | fork, forks, history of the fork, who invented the fork, table fork, history of forks | Fork
> A princess was cursed over one. | Men who used it were laughed at. | America holds it differently, from an old habit.
@ She lifts a bite with two gold prongs, and the room falls silent.
4 | gold fork | Why was the fork a scandal? | A fork was an insult to God's fingers | Around the year one thousand, a princess from Byzantium ate with a small gold fork in Venice. A churchman said that God had given her fingers for that. | When she died of plague, he saw a punishment. | Italy took it up with pasta.
3 | big fork | Who invented the fork? | Forks were for cooking first | Large forks for meat are thousands of years old. As table tools, they came from Persia and Byzantium to Italy, and to the rest of Europe only after fifteen hundred. | Fingers and knives did it before. | Guests brought their own knife.
4 | mocked traveler | When did England get forks? | An Englishman was mocked for his fork | Thomas Coryat saw forks in Italy and brought one home in sixteen eleven. His friends called him furcifer, which means fork bearer, and rogue. | Priests preached against it. | A hundred years later, it was good manners.
4 | curved prongs | Why do forks have four prongs? | Two prongs let the peas fall | Early forks had two straight prongs, to hold meat for cutting. Curves and a third and fourth came in the seventeenth and eighteenth centuries, so you could scoop. | Four is what stuck. | Fish and cake have their own.
3 | switching hands | Why do Americans switch hands? | America cuts, lays down the knife, and switches | Round knives came to America before forks were common, so people used a spoon to hold, then changed hands, one theory says. Others find it in old French manners. | Europe gave it up. | In the war, it could betray a spy.

# chopsticks | invention | chopsticks | chopstick, history of chopsticks, who invented chopsticks, chopstick etiquette, chopsticks rules, chopsticks history, chopsticks facts, chopsticks in rice | Chopsticks
> Chopsticks were for the pot, not for the mouth. | Korea's are of metal. | Standing them up in rice is for the dead.
@ Two sticks click, and a single grain is caught.
3 | bronze sticks | Who invented chopsticks? | Chopsticks began as kitchen tools in China | The oldest chopsticks, of bronze, come from ruins in Henan and are over three thousand years old. They reached into boiling pots. | As table tools, they spread around two thousand years ago. | Spoons were for rice then.
4 | small pieces | Why did chopsticks win? | Food was cut small to save wood | When fuel got scarce in China, cooks cut things small so they'd be done fast. Then no knife was needed at the table. | Confucius is said to have disliked knives there. | That's told, not proved.
4 | three pairs | How do chopsticks differ? | China's are long, Japan's pointed, Korea's metal | In China, people share from the middle, so chopsticks are long and blunt. In Japan they're short and pointed, good for fish bones. In Korea they're flat and of steel. | Metal was for kings, who feared poison. | Silver was said to turn black.
5 | rice bowl | What must you not do with chopsticks? | Upright in rice, they're for the dead | In Japan, chopsticks standing in rice recall funerals, and so does passing food from pair to pair, as bones are after cremation. | Don't point or spear, either. | Lay them on the rest.
3 | throwaway pair | How many chopsticks are thrown away? | Tens of billions are used once | China alone uses tens of billions of throwaway pairs a year. Throwaway sticks came up in Japan in the nineteenth century, from scraps. | They're split before you eat. | Some carry their own pair again.

# buttons-things | invention | buttons | buttons, history of buttons, who invented buttons, shirt buttons, buttons on different sides | Button
> For ages, they held nothing. | Men's and women's close the other way. | Napoleon's may have crumbled, and may not.
@ A small disc, a slit, and a warm coat.
4 | shell disc | Who invented the button? | Buttons were jewelry before they closed anything | A carved shell from the Indus valley, some four thousand years old, was a button sewn on as decoration. Pins and ties held the clothes. | Buttonholes came to Europe in the thirteenth century. | Then clothes could fit tightly.
4 | two shirts | Why do women's buttons face the other way? | Nobody is sure why they're on different sides | Men's shirts button left over right, women's the other way. It may come from maids who dressed ladies, from swords, or from babies on the left arm. | It was a habit by the nineteenth century. | No theory can be proved.
5 | gray crumbs | Did tin buttons defeat Napoleon? | Tin can crumble in deep cold | Pure tin turns to gray powder in deep cold, and a book asked if his soldiers' coats fell open in Russia. Most buttons that were found are fine. | They were seldom pure tin. | It's still a good story.
4 | rich sleeves | Why are buttons on sleeves? | Buttons on cuffs are a leftover | Buttons on cuffs are told to have stopped boys and soldiers from wiping their noses. More likely, surgeons and gentlemen opened their sleeves. | On good suits, they still work. | King Francis wore more than thirteen thousand on one suit, it's said.
3 | shell button | What were buttons made of? | Buttons were once milk, mussels and nuts | Before oil, buttons were of bone, horn, shell, nuts and even milk. Iowa's Muscatine cut a third of the world's from river mussels. | The shells still lie around with round holes. | A palm nut was called plant ivory.

# neckties | invention | neckties | necktie, neckties, ties history, history of the tie, who invented the tie, who invented the necktie, why do men wear ties, cravat | Necktie
> Croats brought it. | There are eighty five ways to tie it, said two physicists. | Stripes run one way in Britain, the other in America.
@ Once around, up, through, and tight.
4 | knotted scarf | Who invented the tie? | Croatian soldiers brought the tie | In the seventeenth century, Croats in French service wore knotted scarves. The king liked it, and cravat is thought to come from Croat. | It held the collar. | Croatia has a day of the tie.
5 | knot sketch | How many tie knots are there? | Two physicists counted eighty five knots | In nineteen ninety nine, Thomas Fink and Yong Mao worked out all tie knots with up to nine moves. Later, others found over a hundred thousand with more. | Ten or so look good. | Some were new.
3 | striped ties | Which way do the stripes run? | British stripes climb to the heart, America's don't | In Britain, the tie stripes of clubs and regiments run from the left shoulder down. When Brooks Brothers brought them to America, it turned them around. | So no one claimed a club he wasn't in. | The wrong tie can end a talk.
4 | long tie | Who made the tie as we know it? | A New Yorker cut the tie on the slant | Around nineteen twenty four, Jesse Langsdorf cut the cloth at an angle and sewed it from three pieces. Since then, ties spring back. | Before, they twisted. | Silk stays best.
3 | tight collar | Are ties bad for you? | A tight tie slows blood to the head | In a small study of twenty eighteen, a tight tie cut the flow to the brain by some percent. Doctors give theirs up, since they carry germs. | It's no danger to most. | Loosen it by a finger.

# t-shirts | invention | T-shirts | t-shirt, t-shirts, tshirt, tee shirt, history of the t-shirt, who invented the t-shirt, tshirts | T-shirt
> The T-shirt was underwear. | Bachelors were the first customers. | A film star took off his shirt, and sold it.
@ White cotton, and nothing over it.
4 | navy undershirt | Who invented the T-shirt? | The T-shirt was the navy's underwear | The US Navy handed out white cotton undershirts before the First World War. Sailors wore them alone in the heat. | It's shaped like a T. | A novel of nineteen twenty has the word.
5 | bachelor ad | What was the bachelor's shirt? | No buttons, no needle: for bachelors | In nineteen oh four, an ad showed a man ashamed of his lost buttons, and one who smiled in a stretchy shirt. For men who can't sew, it said. | The navy noticed. | It pulled over the head.
4 | film star | Who made the T-shirt famous? | Marlon Brando made underwear a look | In A Streetcar Named Desire of nineteen fifty one, Marlon Brando wore a tight T-shirt. It was washed and stitched to fit, as none was sold so. | James Dean followed. | Parents were shocked.
3 | printed slogan | When were T-shirts printed? | Campaigns printed T-shirts in the forties | One of the oldest printed T-shirts was for a candidate for president in nineteen forty eight. Oz and Mickey had been on some, too. | Screen printing made it cheap. | In the sixties, everyone had something to say.
3 | water drops | How much water is in a T-shirt? | One T-shirt drinks twenty seven hundred liters | To grow the cotton for one T-shirt takes as much water as a person drinks in two and a half years. | Much depends on where it grows. | Wear it longer, and it's cheaper.

# bikinis | invention | the bikini | bikini, bikinis, history of the bikini, who invented the bikini, why is it called a bikini | Bikini
> The bikini was named four days after a bomb. | No model would wear it. | Police measured skirts on the beach.
@ A pool in Paris, and the cameras click.
4 | atoll bomb | Why is it called a bikini? | It's named after an island of bombs | On July first, nineteen forty six, America tested an atom bomb at Bikini. Four days later, Louis Reard showed his swimsuit under that name. | He wanted a blast. | A rival's was called Atome.
5 | newspaper print | Who invented the bikini? | A dancer had to show the first bikini | Louis Reard, a French engineer, made the bikini in nineteen forty six. As no model would wear it, Micheline Bernardini, who danced naked at the casino, showed it at a pool. | It was printed with newspaper, and fit into a matchbox. | She got fifty thousand letters, it's told.
4 | roman girls | Are bikinis new? | Romans had them, for sport | A Roman mosaic in Sicily, some seventeen hundred years old, shows women running and throwing in two pieces. | Greece has older ones. | They got a palm branch for it.
4 | beach police | Where was the bikini banned? | Beaches fined the bikini | Spain, Italy and Belgium forbade it at first, and the Vatican called it sinful. Beauty contests banned it. | A mayor in Spain went to the dictator on a scooter to allow it. | Guests came.
3 | film beach | Who made the bikini famous? | Bardot and a Bond girl made it normal | Brigitte Bardot wore a bikini at Cannes in nineteen fifty three. In nineteen sixty two, Ursula Andress came out of the sea with a knife. | Hers was sold for a lot. | She'd sewn it with a designer on the spot.

# shopping-carts | invention | shopping carts | shopping cart, shopping carts, shopping trolley, who invented the shopping cart, shopping cart history, supermarket history, first supermarket | Shopping cart
> Nobody wanted the shopping cart, so actors pushed it. | The shopping cart began as a folding chair. | The first store where you help yourself had a gate.
@ One wheel pulls to the left.
4 | folding chair | Who invented the shopping cart? | A folding chair became the shopping cart | In nineteen thirty seven, Sylvan Goldman of Oklahoma saw that shoppers stopped when the basket was heavy. He put two baskets and wheels on a folding chair. | A mechanic built it. | More cart, more sale.
5 | hired actors | Why did nobody use the shopping cart? | Actors had to push the first carts | Men found shopping carts weak, and women had pushed enough baby carriages. So Goldman hired people of all ages to shop with them. | Then everyone did. | Within a few years, stores had to wait for them.
4 | nested carts | Who made carts slide together? | The swinging back was a later idea | In nineteen forty six, Orla Watson made a hinged rear, so carts nest. The two men fought over the patent. | A dollar license settled it. | Parking lots got rows.
3 | self service | What was the first supermarket where you help yourself? | Before nineteen sixteen, a clerk fetched it all | Piggly Wiggly in Memphis was the first store where you took things off the shelf yourself. There was one way through. | Packages had to look good from then on. | Nobody knows where the name came from.
3 | child seat | Why does the seat fold? | A child seat made shoppers stay | The cart's fold-out seat came in the late forties. Germs on handles have been measured, and they aren't few. | Most falls are of children who stand. | The coin came in the eighties.

# tin-cans | invention | tin cans | tin can, tin cans, canned food, canned food history, who invented the tin can, can opener, who invented canning, can openers | Tin can
> The tin can came nearly fifty years before its opener. | A prize of Napoleon's began it. | Rats once ate veal from one, a century old.
@ Chisel, hammer, and beef.
4 | chisel | Who invented the can opener? | The can came decades before the opener | Cans were sold from about eighteen thirteen. Robert Yates of England patented a can opener in eighteen fifty five. Cut around the top with chisel and hammer, said the label. | Soldiers used bayonets. | The steel was thick.
4 | glass bottle | Who invented canning? | A cook won Napoleon's prize | Nicolas Appert boiled food in sealed bottles and got twelve thousand francs in eighteen ten, for feeding armies. He didn't know why it worked. | Pasteur found out fifty years later. | Appert died poor.
3 | iron box | Who put food into tin? | An Englishman went from glass to tin | Peter Durand took a patent in eighteen ten, and Donkin's factory sold cans to the navy. A worker made six to ten an hour. | He had the idea from a Frenchman. | They were soldered by hand.
5 | ice grave | Did cans kill Franklin's men? | Bad cans are blamed for a lost expedition | In eighteen forty five, Franklin sailed for the Arctic with eight thousand cans, and all hundred and twenty nine men died. Lead was in the solder. | Newer tests find it wasn't so much. | Cold and hunger did the rest.
4 | old meat | How long does a can last? | Rats ate veal from a can a century old | In nineteen thirty nine, a can from an expedition of eighteen twenty four was opened. Scientists fed it to rats, which thrived. | Dates are about taste. | If it bulges, out with it.

# sunglasses | invention | sunglasses | sunglasses, history of sunglasses, who invented sunglasses, ray-ban, ray ban, ray bans, aviator sunglasses, polaroid sunglasses | Sunglasses
> Judges wore them to hide their eyes. | The Arctic's had no glass. | A general's landing sold them.
@ White snow, and two narrow slits.
4 | bone slits | Who invented sunglasses? | The first had slits, and no glass | Inuit and others in the Arctic carved goggles of bone or wood with narrow slits against the glare. They're over a thousand years old. | They sharpen the view, too. | Snow can burn the eye.
5 | smoky quartz | Why did Chinese judges wear dark glasses? | Judges hid their faces behind smoky quartz | In China from about the twelfth century, judges wore flat panes of smoky quartz, so no one could read their eyes in court, it's told. | They didn't help you see. | Poker players do it now.
4 | pilot glasses | Why were aviators made? | Pilots got headaches from the sky | In the thirties, the army asked Bausch and Lomb for glasses against glare. The drop shape covers the eye as you look down at the dials. | Ray-Ban banned rays. | General MacArthur wore them as he waded ashore.
3 | star glasses | When did people buy sunglasses? | A dime store sold sunglasses to the masses | In nineteen twenty nine, Sam Foster sold sunglasses on the boardwalk of Atlantic City. In nineteen thirty eight, a magazine wrote of twenty million pairs. | Stars wore them as studio lamps hurt. | Then they hid from fans.
3 | uv label | Are dark sunglasses safer? | Dark glass without a filter is worse than none | Behind dark lenses, pupils widen and let in more ultraviolet, if it isn't blocked. So look for full UV protection. | Price says little. | Polarized ones only cut glare.

# cash-machines | invention | the ATM | cash machine, cash machines, who invented the atm, first atm, atm machine, atm machines, the atm, atm facts, history of the atm, pin code history | Automated teller machine
> The ATM was thought of in a bath. | A PIN has four digits because of somebody's wife. | The first cash machine ate your check.
@ A wall hums, and out come ten pounds.
4 | chocolate slot | Who invented the ATM? | A man in a bath thought of chocolate bars | John Shepherd-Barron came too late to his bank and thought: if a slot gives chocolate, why not money? In nineteen sixty seven, Barclays opened the first cash machine in London. | Others worked on it, too. | A Scot patented the code.
5 | kitchen table | Why has a PIN four digits? | His wife could remember only four | The inventor had planned six digits for the PIN. At the kitchen table, he told, his wife Caroline said she could keep only four in mind. | Now most of the world has four. | Swiss ones have six.
4 | check paper | How did the first ATM know you? | The first checks were a bit radioactive | The first cash machine knew no card. You put in a check marked with carbon fourteen, which the machine read. | You'd have to eat a hundred and thirty six thousand to be ill, he said. | The most was ten pounds.
4 | tv actor | Who took out the first money? | A comedian drew the first ten pounds | Reg Varney of a TV series came to the branch in Enfield on June twenty seventh, nineteen sixty seven. Its machine is now gilded. | Sweden's came a week later. | They were open on Sundays, when nothing was.
3 | antarctic ice | Where is the loneliest ATM? | Antarctica has a cash machine, and a spare | At McMurdo Station in Antarctica stands a cash machine that hands out dollars to those who live there. A second serves for parts. | The notes go round and round. | Staff are trained to fix it.

# contact-lenses | invention | contact lenses | contact lens, contact lenses, contacts eyes, history of contact lenses, who invented contact lenses | Contact lens
> The first covered the whole eye, of glass. | A toy built the first soft ones. | Never let tap water near them.
@ You look down, then up, and the world has edges.
4 | glass shell | Who invented contact lenses? | The first lenses were heavy glass shells | In the eighteen eighties, Adolf Fick and others put shells of blown glass on eyes, as big as the whole front. They were borne for an hour or two. | He tried them on rabbits first. | Leonardo is named, but hardly meant it.
5 | toy set | Who invented soft lenses? | A Czech built soft lenses with a toy kit | At Christmas of nineteen sixty one, Otto Wichterle made the first soft lenses at his kitchen table, with his sons' construction set and a bicycle dynamo. | The state sold the patent. | He saw little of the money.
4 | soft jelly | What are soft lenses made of? | A soft lens is mostly water | Soft lenses are of a plastic that drinks water and lets air through to the eye, which has no blood vessels in front. Silicone lets through more. | The eye breathes from the air. | At night it gets less.
4 | tap | Why no water on contact lenses? | Tap water can carry a creature that eats corneas | Acanthamoeba lives in water and can blind. So don't shower or swim in lenses, and never rinse them at the tap. | It's rare. | Clean hands, fresh fluid.
3 | lost lens | Can a lens get lost behind the eye? | A lens can't slip behind the eye | A fold of skin keeps a lens from slipping behind the eye. Still, in twenty seventeen, doctors in Britain found twenty seven lenses in one woman, in a lump. | She'd thought it was age. | Count them.

# tea-bags | invention | tea bags | tea bag, tea bags, teabag, teabags, who invented the tea bag, history of the tea bag | Tea bag
> People dunked what they should have emptied. | Two women were first. | Squeezing divides nations.
@ A string, a tag, and four minutes.
4 | silk bag | Who invented the tea bag? | The tea bag was a misunderstanding, it's told | Around nineteen oh eight, Thomas Sullivan of New York sent samples in small silk bags. Customers dunked them whole. | He hadn't meant it. | They complained that silk was too fine.
5 | patent women | Who patented the tea bag? | Two women had a tea bag before | In nineteen oh one, Roberta Lawson and Mary Molaren of Milwaukee filed for a tea leaf holder of cotton mesh, for one cup. | It was stitched. | Few know their names.
3 | british pot | Why was Britain slow? | Britain kept its pot until the fifties | Tea bags were three percent of Britain's tea around nineteen sixty. Today it's more than nine in ten. | Tetley brought them in nineteen fifty three. | The wartime had hindered it.
3 | plastic mesh | Is there plastic in tea bags? | Some bags shed billions of bits | Paper ones were often sealed with plastic. In a test of twenty nineteen, one nylon bag gave off over eleven billion tiny pieces in hot water. | What they do is unclear. | Loose tea has none.
4 | pyramid | Why are some tea bags pyramids? | Room lets the leaf unfold | Flat tea bags often hold dust and fannings, which brew fast. A pyramid has space for larger leaves. | Round ones came for round cups. | A tag is for the staple.

# computer-mouse | invention | the computer mouse | computer mouse, who invented the computer mouse, first computer mouse, mouse history, douglas engelbart, engelbart, mother of all demos | Computer mouse
> The computer mouse was of wood. | The computer mouse's inventor got nothing for it. | One show had everything that came later.
@ A block of redwood rolls, and a dot moves.
4 | wooden mouse | Who invented the computer mouse? | The first mouse was carved of wood | Douglas Engelbart thought of it and Bill English built it in California in nineteen sixty four: a block with two wheels and a button. | The cord came out at the back, like a tail. | Nobody recalls who called it mouse.
5 | big demo | What was the mother of all demos? | One show had the future in it | In nineteen sixty eight, in ninety minutes, Engelbart showed the mouse, links, video calls and writing together on screen. Some thought it was a trick. | A thousand experts stood up. | It took decades to be sold.
4 | small check | Did Engelbart get rich from the mouse? | Apple paid forty thousand dollars, not to him | Engelbart's institute held the mouse's patent and sold a license to Apple for some forty thousand. The patent ran out before mice were common. | He got ten thousand. | He'd wanted to help people think.
4 | rolling ball | Who made the ball mouse? | Germans had a ball mouse, too | Germany's Telefunken turned its trackball over and sold it as a mouse in nineteen sixty eight, weeks before Engelbart's demo. Few noticed. | Xerox used balls from the seventies. | Lint killed them, and light came.
3 | one button | Why did Apple's mouse have one button? | One button, so nobody presses the wrong one | Xerox's mouse had three and cost hundreds. Apple asked for one that's cheap and lasts, and the first try used a roll-on deodorant's ball. | It worked on Steve Jobs' jeans. | Testers had mixed up left and right.

# polaroid | invention | the Polaroid | polaroid, polaroid camera, instant camera, who invented the polaroid, instant photo, edwin land, shake it like a polaroid | Instant camera
> A girl of three asked for the Polaroid. | Shaking a Polaroid doesn't help. | The Polaroid's maker won a billion from Kodak.
@ It whirrs, and a gray square comes out.
4 | asking girl | Who invented the Polaroid? | A child asked why she couldn't see it now | In nineteen forty three, Edwin Land's daughter of three asked why she had to wait. He took a walk, and within an hour had the idea. | It was sold from nineteen forty eight. | The store ran out in minutes.
4 | layered film | How does a Polaroid work? | The lab is in the white frame | As a Polaroid leaves, rollers burst a pod of paste at the bottom. It spreads between the layers, and dyes move up. | That's why the bottom is wider. | A chemical shade keeps the light out.
5 | shaking hand | Should you shake a Polaroid? | Don't shake it, the company said | Early Polaroids had to dry. Modern ones lie behind plastic, and shaking can make them smear. In two thousand four, after a song, Polaroid had to say so. | Lay it face down. | Cold makes it blue.
4 | court gavel | Did Kodak copy Polaroid? | Kodak had to stop and pay | In nineteen eighty six, a court ruled that Kodak broke Polaroid's patents. It left the business, and paid over nine hundred million dollars. | Sixteen million had bought a camera. | They got coupons.
3 | last factory | How did instant film come back? | Ten people saved the last film machines | In two thousand eight, Polaroid stopped. A few fans leased the factory in Enschede and had to invent the chemistry anew. | Theirs is the name now. | The first films came out brown.

# drinking-straws | invention | drinking straws | straw drinking, drinking straw, drinking straws, straws history, who invented the drinking straw, bendy straw, paper straws, plastic straws | Drinking straw
> The paper straw began with a drink that tasted of grass. | A girl couldn't reach her milkshake. | How many holes does it have?
@ A slurp at the bottom of the glass.
4 | mint julep | Who invented the paper straw? | A mint julep led to the paper straw | In Washington in eighteen eighty, Marvin Stone sipped through a stalk of rye, which tasted and fell apart. He wound paper around a pencil. | He made paper for cigarettes. | Wax came next.
5 | bent straw | Who invented the bendy straw? | A screw made the straw bend | In the thirties, Joseph Friedman saw his little daughter stretch for a straw. He pushed a screw into it, wound dental floss into the thread, and it bent. | Hospitals bought it first. | He needed ten years to sell it.
4 | gold tube | Who invented the drinking straw? | Sumerians drank beer through straws | A seal five thousand years old shows two people with long straws in a jar. A queen's was of gold. | They kept out the husks. | Long metal tubes in a Russian museum may be older.
3 | one hole | How many holes has a straw? | A straw has one hole, say mathematicians | Stretch a doughnut and you have a straw: one hole. In daily talk, others count two. | The internet fought over it. | A vase has none.
3 | sea turtle | Why were plastic straws banned? | A turtle's nose made straws an issue | In twenty fifteen, a film showed a straw being pulled from a turtle's nose. Cities and countries banned plastic ones. | They're a tiny part of sea plastic. | Some with disabilities need them.
`
