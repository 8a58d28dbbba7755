/** Things that are typed by their one name: small pets, screens, looks, drinks and feasts, for `readTopics`. */
export const SINGLE_ASKINGS = `
# axolotl-care | how-to | caring for an axolotl | axolotl care, axolotl tank setup, axolotl tank, care for an axolotl, keep an axolotl, axolotl as a pet, axolotl temperature, what do axolotls eat, feed an axolotl, can axolotls live with fish, can you hold an axolotl | Axolotl
> It wants it colder than your cellar. | A pebble can kill it. | It smiles whatever you do wrong.
@ Pink gills wave, and it yawns at you through the glass.
1 | long tank | What tank does an axolotl need? | Let a long tank run in for weeks | Take at least a hundred liters for one, long rather than high, with a lid, and let the filter ripen for a month. | Fresh tanks poison it with ammonia. | Test strips tell.
2 | thermometer | What temperature does an axolotl need? | Keep the water below eighteen degrees | Above twenty, it gets ill. A fan across the water or a chiller helps, never ice. | It comes from cold lakes by Mexico City. | Heat is what kills most.
3 | fine sand | What goes on the bottom of an axolotl tank? | Use fine sand, or nothing | It sucks in what fits in its mouth, so no gravel. Give it caves and shade, and a slow filter. | Stones block its gut. | It has no lids against light.
4 | earthworm | What do axolotls eat? | Feed an axolotl worms | Earthworms and sinking pellets, as wide as its head, and take out what's left. | No live fish: they bite gills. | Young ones eat daily.
5 | hands off | Can you hold an axolotl? | Look, and do not touch | Its skin is soft, and breathes. Move it in a box, not a net. No fish, no smaller axolotl beside it. | A bitten leg grows back. | It lives ten to fifteen years, so ask who'll have it.

# hermit-crab-care | how-to | keeping hermit crabs | hermit crab, hermit crabs, pet hermit crab, pet hermit crabs, hermit crab care, hermit crab tank, are hermit crabs good pets, what do hermit crabs eat, hermit crab molting, hermit crab shells, painted shells hermit crab | Hermit crab
> It was taken from a beach. | In a wire cage, it suffocates slowly. | It can live thirty years, or three months.
@ Ten legs, one house, and a knock on the glass.
1 | glass tank | What do hermit crabs need to live in? | House hermit crabs in glass, warm and damp | A covered tank at twenty six degrees and eighty percent humidity. They breathe with gills that must stay moist. | Wire cages dry them out. | A meter for both hangs inside.
2 | deep sand | How deep must sand be for hermit crabs? | Make the sand three crabs deep | Mix sand with coconut fiber, damp as for a castle. They dig in to molt. | It can take weeks. | Never dig one up.
3 | two bowls | What do hermit crabs drink? | Offer fresh water and salt water | Two bowls, deep enough to bathe, with a way out. Take chlorine out, and sea salt, not table salt. | Both are stored in the shell. | They eat nearly anything: fruit, nuts, fish.
4 | natural shells | Which shells do hermit crabs want? | Offer natural shells in several sizes | Offer three shells for each crab. Paint flakes off, and crabs were often forced into painted shells. | In the wild, they queue by size to swap. | Good shells end quarrels.
5 | several crabs | Are hermit crabs good pets? | Watch hermit crabs, and seldom handle them | They live in groups, wake at night, climb, and pinch when scared. Nearly all are caught in the wild. | Adopt those that others give up. | Kept well, they outlive a dog.

# leopard-gecko-care | how-to | keeping a leopard gecko | leopard gecko, leopard geckos, leopard gecko care, leopard gecko tank setup, leopard gecko as a pet, what do leopard geckos eat, leopard gecko shedding, gecko drop tail, leopard gecko lifespan, best beginner reptile, beginner reptile | Common leopard gecko
> It winks. Most geckos can't. | Its tail is its pantry. | It goes to the bathroom in one corner.
@ Dusk, a spotted face, half a smile.
1 | warm side | How do you set up a leopard gecko tank? | Give a gecko a warm side, a cool side | Ninety centimeters long, thirty two degrees at one end, twenty four at the other, with a thermostat. | It can't warm itself. | Lamps without one burn.
2 | three caves | How many hides does a leopard gecko need? | Build three caves: warm, cool, damp | Put damp moss in one for shedding. Check toes for old skin. | Rings of skin cut toes off. | It feels safe where it just fits.
3 | dusted insect | What do leopard geckos eat? | Feed live insects with calcium | Crickets, roaches and worms as long as its head is wide, dusted, every second day. | Vegetables are for the crickets. | No insects from the garden.
4 | flat hand | How do you tame a leopard gecko? | Let it walk onto a flat hand | Two weeks of peace first, then a hand on the floor. Never by the tail: it drops it. | It grows back, fatter and plain. | Minutes, not hours.
5 | one gecko | Do leopard geckos live alone? | Keep one gecko alone | Males fight, and females get chased thin. It lives fifteen to twenty years. | A vet for reptiles should be near. | Loose sand isn't for young ones.

# corn-snake-care | how-to | keeping a corn snake | corn snake, corn snakes, corn snake care, corn snake tank setup, corn snake as a pet, best pet snake, beginner snake, how often to feed a corn snake, corn snake not eating, corn snake escaped | Corn snake
> It can open a lid that you can't. | Dinner once a week, thawed. | Its colors look like a painter's mistake.
@ A red head rises from the straw, and a fork tastes you.
1 | locked tank | What tank does a corn snake need? | Take a tank with locks, snake long | A hundred and twenty centimeters, with clips. It finds each gap. | It needs to stretch. | Weigh down what you can't lock.
2 | warm spot | How warm does a corn snake need it? | Heat one end to thirty degrees | A warm spot with a thermostat, a hide at each end, and water to bathe in. | It digests by warmth. | Damp moss when its eyes go blue.
3 | thawed mouse | How often do you feed a corn snake? | Feed a thawed mouse each week | As thick as its middle, from tongs, every five to fourteen days by age. | Live mice bite. | Don't hold it for two days after.
4 | hands and snake | How do you hold a corn snake? | Support a snake, and move slowly | Lift the middle, let it flow through your hands, some ten minutes. | From above, you're a hawk. | Wash your hands before and after.
5 | shed skin | What are signs that something is wrong? | See a vet for torn sheds or wheezing | Skin should come off in one sock. Bubbles at the mouth, mites or a soft belly mean the vet. | A male in spring may fast. | It lives fifteen to twenty years.

# fortnite-game | culture | Fortnite | fortnite, what is fortnite, fortnite explained, fortnite facts, fortnite history, is fortnite free, how does fortnite make money, fortnite save the world, fortnite world cup winner, fortnite black hole | Fortnite
> It was about zombies, and took six years. | The hit was made in two months. | Once, everything fell into a hole.
@ A blue bus in the sky, and a hundred people jump.
4 | battle bus | What is Fortnite? | In Fortnite, a hundred land, and one is left | A hundred players jump on an island, look for weapons, and build walls and ramps. A storm closes in, until one or one team is left. | A round takes some twenty minutes. | It's colorful, and without blood.
4 | zombie fort | How did Fortnite begin? | Fortnite was a slow game of forts | Epic worked on a game against zombies for years. In twenty seventeen, others had success with last one standing. In about two months, Epic made its own, for free. | Ten million came in two weeks. | The old mode is still there.
4 | dance move | How does Fortnite make money? | It sells looks, and no strength | Clothes, dances and passes cost money, better weapons don't. In its best years, that brought billions. Some whose dances were used sued. | America's trade office made it refund parents. | So check what's saved in your account.
5 | dark hole | What was the Fortnite black hole? | It ended, and millions stared at nothing | In October of twenty nineteen, the island was sucked into a hole. For almost two days, there was only that, and millions watched. Then came a new map. | Tweets were deleted, too. | Rarely has nothing been so exciting.
4 | young winner | Who won the Fortnite World Cup? | A boy of sixteen won three million dollars | In July of twenty nineteen, Kyle Giersdorf, called Bugha, won alone in a tennis stadium in New York. He wanted a new desk. | Forty million had tried to qualify. | It's rated for twelve or thirteen and up. Chats can be turned off.

# roblox-game | culture | Roblox | roblox, what is roblox, roblox explained, roblox facts, roblox history, who invented roblox, is roblox safe, is roblox safe for kids, roblox parental controls, what are robux, robux, how do people make money on roblox, roblox oof sound | Roblox
> It isn't a game. It's millions. | It grew from a school program for physics. | The most famous sound had to go.
@ A blocky figure waves, and she's nine, and so is the boss of the shop.
4 | plastic blocks | What is Roblox? | Roblox is a place for games made by users | On Roblox, people build games and play others' millions of them. Around half of its players are children. You have one figure for all. | It's on phones, computers and consoles. | Joining is free. The hats aren't.
4 | physics test | Who invented Roblox? | Two makers of physics software | David Baszucki and Erik Cassel had sold a program for physics lessons. Pupils built crashing cars and houses in it, for fun. In two thousand six, they opened Roblox for that. | The name mixes robots and blocks. | Cassel died in twenty thirteen.
4 | gold coin | What are Robux? | Robux are its money | Robux are bought for real money, and spent on clothes and extras. Makers get a share, and can change it back. A few earn millions, most nothing. | Children don't feel the price. | Set a limit, and take the card out.
5 | locked chat | Is Roblox safe for kids? | As safe as the chat settings | Strangers can be anywhere, and adults have used it to reach children. Make an account with the true age, limit chat and spending, and play along. | Courts and states press it for more. | The rule: nobody moves you to another app.
4 | loudspeaker | What was the oof sound? | Its death sound belonged to somebody else | For years, figures died with an oof. It came from a game of two thousand, and its maker claimed it. In twenty twenty two, it was replaced. | Fans held a funeral. | The memes still say it.

# airtags-explained | machine | AirTags | airtag, airtags, how do airtags work, airtags work, airtag work, what is an airtag, airtag explained, find a hidden airtag, hidden airtag, airtag following me, airtag stalking, airtag in luggage, airtag range, does airtag need wifi, airtag battery, airtag with android | AirTag
> It has no GPS. | Strangers carry its news. | If it isn't yours, your phone tells you.
@ An airport, no suitcase, and a dot on your phone says: Madrid.
4 | round tag | How do AirTags work? | Strangers' phones report it | An AirTag whispers by Bluetooth. Any Apple device that passes hears it, and sends the place, encrypted, to you. Neither they nor Apple can read it. | So it works best where people are. | In the desert, it's just a coin.
4 | arrow on phone | How do you find an AirTag nearby? | An arrow shows the way, once you're near | Newer iPhones measure radio waves, and show an arrow and meters. Or let it beep. | Bluetooth reaches some ten to thirty meters. | Most keys are in the other coat.
4 | suitcase | Should you put an AirTag in your luggage? | A tagged suitcase can be found by your phone | Put it inside, not on the handle. Many airlines now take its location to search. | Its battery is allowed. | It won't bring it back, but it tells them where to look.
5 | warning screen | How do you find a hidden AirTag? | Your phone warns you of a stranger's tag | IPhones and Androids tell you if an unknown tag travels along, and can make it beep. Look under seats, in bumpers and linings. | Hold a phone to it for its number. | Don't drive home. Go to the police.
4 | small battery | How long does an AirTag last? | A year, with a coin cell | A common round battery lasts about a year. Some with a bitter coating don't fit well. | Keep it from children: swallowed, it's an emergency. | It's waterproof enough for rain.

# kombucha-tea | food | kombucha | kombucha, what is kombucha, kombucha explained, how is kombucha made, make kombucha, is kombucha good for you, kombucha benefits, kombucha alcohol, does kombucha have alcohol, scoby, what is a scoby, why is kombucha fizzy, is kombucha safe | Kombucha
> A rubbery pancake makes it. | It's a little bit beer. | Its name is a mistake.
@ A jar on the counter, a skin on top, and it breathes.
4 | jar with film | What is kombucha? | Kombucha is sweet tea, turned sour | A mat of bacteria and yeast sits on sweet tea for one to three weeks. Yeast turns sugar to alcohol, bacteria turn that to acid. | What's left is sour, and a bit sweet. | The mat's called a scoby, and grows a child each time.
4 | bottle fizz | Why is kombucha fizzy? | Yeast makes gas in the closed bottle | In the second week, with fruit or ginger, the bottle is closed, and carbon dioxide has nowhere to go. Open it daily, or it bursts. | Many fridges know it. | Cold makes it stop.
4 | alcohol sign | Does kombucha have alcohol? | Kombucha has a little alcohol, under half a percent | Shop ones stay below half a percent, as ripe bananas nearly do. At home, it may be two or three. | It's nothing for pregnancy or small children. | Sugar varies more than labels say.
5 | test tube | Is kombucha good for you? | Nice, and mostly unproved | Kombucha can hold live bacteria and acids, but good studies in people are few. Too much is hard on teeth and stomach. | Weak immune systems should leave it. | Instead of soda, it's a step ahead.
4 | old teapot | Where does kombucha come from? | China or nearby, by way of Russia | Kombucha was drunk in northeast Asia for long, and came west through Russia around nineteen hundred. In Japanese, kombucha is tea of seaweed, so somebody mixed them up. | A doctor Kombu is a legend. | Your grandmother may have called it tea fungus.

# heatless-hair | how-to | making heatless curls | heatless curls, heatless curl, heatless curls overnight, do heatless curls, make heatless curls, sock curls, robe curls, robe belt curls, heatless curling rod, overnight curls, curls without heat, why do my heatless curls fall out | Hairstyle
> A bathrobe belt beats the iron. | Damp, and not wet. | The flat head is a pillow's fault.
@ Ten at night, and a sock in your hair.
1 | damp hair | How do you prepare for heatless curls? | Dry hair nearly, with a little foam | Dry it to ninety percent, comb in mousse, and part it. | Wet hair stays wet inside the roll. | Dry hair needs a spray of water.
2 | robe belt | How do you wrap heatless curls? | Wrap strands around a robe belt | Clip the belt on top. From the front, wrap a thin strand around, add hair with each turn, away from the face. | Flat, like a ribbon. | Both sides in the same number.
3 | scrunchie | How do you fix heatless curls for the night? | Tie it, and cover it with satin | Bind the ends with soft ties, and wear a satin bonnet or sleep on silk. | Cotton roughens. | Low, so you can lie.
4 | morning curl | When do you take heatless curls out? | Unwind it when cold and bone dry | Slide the belt out, unwind by hand, and wait before you touch. | Warm curls fall. | A hair dryer on cool for a minute helps.
5 | shaken curls | Why do heatless curls fall out? | Take smaller strands if curls fall out | Smaller strands hold longer. Use fingers, then a drop of oil, then a light spray. | Fresh washed hair is slippery. | Day two looks best.

# beard-growing | how-to | growing a beard | grow a beard, growing a beard, beard growth, grow a beard faster, beard growth tips, fix a patchy beard, beard itch, how to stop beard itch, does shaving make your beard grow faster, grow thicker beard, grow beard | Beard
> The third week is the hardest. | Shaving doesn't make it thicker. | Patience fills more than oil.
@ The mirror, day ten, and it looks like dirt.
1 | calendar | How do you begin to grow a beard? | Leave your beard alone for four weeks | Don't shape it. It grows a centimeter a month, and not all at once. | Most give up too early. | Tell the office that it's on purpose.
2 | brush and oil | How do you stop beard itch? | Wash mildly, oil lightly, and brush | Cut ends poke the skin in weeks two and three. Mild wash, three drops of oil. | Then it softens. | Flakes are dry skin.
3 | patchy cheek | What helps a patchy beard? | Brush longer hair over gaps | Brush hair over the gaps, and keep the cheeks shorter. Some fill in until thirty. | Minoxidil is a medicine: ask a doctor. | Shaving changes nothing.
4 | neck line | Where does a beard end on the neck? | End it two fingers above the Adam's apple | Draw a curve from ear to ear through that point, and shave below. | Too high makes a double chin. | Leave the cheek line natural.
5 | scissors | How do you trim a beard? | Trim it dry, long guard first | Comb, start with a longer guard, and step down. Scissors for the mustache. | You can't put it back. | A barber for the first shape is well spent.

# cinco-de-mayo | culture | Cinco de Mayo | cinco de mayo, what is cinco de mayo, cinco de mayo explained, cinco de mayo history, why do we celebrate cinco de mayo, battle of puebla, cinco de mayo facts, cinco de mayo meaning, how do mexicans celebrate cinco de mayo | Cinco de Mayo
> It isn't Mexico's independence day. | Farmers beat Napoleon's best. | Beer made it a feast.
@ May fifth, and somebody in a paper sombrero explains it wrong.
4 | small army | What is Cinco de Mayo? | Cinco de Mayo marks a battle that Mexico won | On May fifth, eighteen sixty two, some four thousand Mexicans, many with machetes, beat six thousand French at Puebla. The French hadn't lost in decades. | General Zaragoza, who led them, was born in Texas. | He died that fall, at thirty three.
4 | unpaid bill | Why did France attack Mexico? | Mexico had stopped paying its debts | After years of civil war, President Juarez stopped payments. Britain, Spain and France sent ships. The first two made a deal. Napoleon the Third wanted an empire. | America was busy with its own war. | So nobody stopped him.
4 | emperor | What happened after the battle of Puebla? | The French came back, and an emperor was shot | A year later, they took the capital, and set up an Austrian, Maximilian. In eighteen sixty seven, Juarez had him shot. | Before the squad, he gave each man gold. | Puebla had cost France a year.
5 | California party | Why is Cinco de Mayo celebrated in America? | Californians feasted first, in the Civil War | Mexicans in California heard of Puebla, and cheered: free men had beaten an empire, while the South was winning. In the sixties, students took it up, in the eighties, beer firms. | So it's older in America than its ads. | A margarita was nowhere near.
4 | midnight bell | When is Mexico's independence day? | Independence is on September sixteenth | On the night before, the president shouts from the balcony as a priest did in eighteen ten, and the crowd answers: viva. In May, only Puebla has a big parade. | Banks are open in Mexico on May fifth. | If you say happy Cinco, say Puebla.

# capoeira-fight | culture | capoeira | capoeira, what is capoeira, capoeira explained, is capoeira a dance or a fight, is capoeira a martial art, capoeira history, history of capoeira, capoeira moves, capoeira music, berimbau, what is a berimbau, capoeira for beginners, ginga capoeira | Capoeira
> It's a fight that looks like a dance, or the other way. | It was a crime for over forty years. | A string on a bow is the boss.
@ A ring of clapping hands, and a foot that passes a finger's width from a face.
4 | kicking player | What is capoeira? | Capoeira is a fight, a dance and a game | In capoeira, two play in a ring, kick, dodge and turn over, without wanting to hit. Around them, people clap and sing. One asks with a foot, the other answers. | Nobody wins. | Whoever is hit was asleep.
4 | chained hands | Where does capoeira come from? | Enslaved people in Brazil made capoeira | Africans, many from Angola, and their children made it in Brazil. That it was a fight hidden as dance is often told, but hardly documented. | In Angola, there are dances of kicks. | Runaway towns are part of its songs.
5 | police whistle | Was capoeira forbidden? | From eighteen ninety, capoeira meant prison | After slavery, gangs in Rio used it, and the law gave months in prison for it. Players took nicknames, so police couldn't name them. | Nicknames are given to this day. | A rhythm warns of cavalry.
4 | musical bow | What is the berimbau? | One string decides how they play | The berimbau, a bow with a wire and a gourd, leads. Slow means low and sly, fast means high and quick. | Nobody starts before it. | Players shake hands at its foot.
4 | white trousers | How did capoeira become free? | A master showed capoeira to the president | Mestre Bimba built a school in Bahia in the thirties, with belts and white clothes, and showed it to President Vargas. The only true national sport, he's said to have said. | Mestre Pastinha kept the old style, Angola. | Begin with the swaying step. It never stands still.
`
