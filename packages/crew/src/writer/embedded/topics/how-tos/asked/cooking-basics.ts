/** What people ask about single dishes and kitchen moves, for `readTopics`. */
export const COOKING_BASICS = `
# poaching-eggs | how-to | poaching an egg | poach egg/eggs, poach perfect egg, make poached egg/eggs, poached egg/eggs, poach egg without vinegar | Poached egg
> Old eggs make clouds in the pot. Fresh ones hold together. | Don't boil the water for your poached egg. | A sieve is the secret to a round poached egg.
@ You're holding the cup over the pot, and the egg is about to jump.
1 | fresh egg | Which eggs are best for poaching? | Take the freshest eggs you have | Use the freshest eggs you've got, straight from the fridge. | In a fresh egg, the white is thick and hugs the yolk. | In an older one, it spreads out into threads.
2 | small sieve | How do you keep a poached egg from spreading? | Strain off the thin white | Crack the egg into a fine sieve for a few seconds, then tip what's left into a cup. | That thin, watery part is what makes the threads. | The cup gets it close to the water.
3 | gentle pot | How hot is the water for poaching? | Keep the water just below boiling | Heat the water until small bubbles rise, about as deep as your hand is wide, and turn it down. | Boiling water rips the white apart. | A spoonful of vinegar helps it set. You can also skip it.
4 | slotted spoon | How long do you poach an egg? | Slide it in and wait three minutes | Let the egg slide in right at the surface, and leave it alone for three to four minutes. | By then the white's firm and the yolk still runs. | For small kids, older people and anyone pregnant, cook the yolk firm too.
5 | paper towel | How do you serve a poached egg? | Lift it out and drain it well | With a slotted spoon, move the egg to a paper towel for a moment. Otherwise the water ends up in your toast. | Water on the plate makes your toast soggy. | Now add the salt and pepper.

# scrambled-eggs | how-to | making scrambled eggs | make scrambled eggs, scrambled eggs, make fluffy/creamy scrambled eggs, scramble eggs, fluffy scrambled eggs, make scrambled eggs fluffy/creamy, cook scrambled eggs | Scrambled eggs
> Your scrambled eggs are done before they look done. | Good scrambled eggs take low heat and no hurry. | Stir slow for big soft eggs, fast for creamy ones.
@ The butter melts, and the eggs are waiting in the bowl.
1 | fork in a bowl | How do you beat eggs? | Beat the eggs until they're one color | Beat two or three eggs per person with a pinch of salt, until you can't see any white. | Streaks of white cook into rubber. | A splash of milk or cream is a matter of taste.
2 | melting butter | How hot should the pan be? | Melt the butter on low | Let the butter foam in the pan over low heat, without browning. | Low heat gives you time. | A nonstick pan makes it easier.
3 | spatula | How do you stir scrambled eggs? | Push the eggs slowly to the middle | Pour in the eggs, wait a few seconds, and push them from the edge to the middle with a spatula. | Big slow moves make big soft curds. | Stir fast, and they turn small and creamy.
4 | pan off the stove | When are scrambled eggs done? | Stop while they still look wet | Take the pan off the heat while the eggs still look a little wet. | They keep cooking in the hot pan. | For small kids, older people and anyone pregnant, cook them until nothing runs.
5 | chives | What goes into scrambled eggs at the end? | Add herbs and pepper at the end | Finish with chives, pepper or a little cold butter, and serve right away. | Added last, herbs stay green. | Cooked fillings go in early, cheese goes in late.

# mashed-potatoes | how-to | making mashed potatoes | make mashed potatoes, mash potatoes, make creamy/fluffy mashed potatoes, mashed potatoes from scratch, creamy mashed potatoes | Mashed potato
> A blender turns mashed potatoes into glue. | Cold milk is what ruins your mash. | Buy the wrong potato, and mash never gets fluffy.
@ Steam rises from the pot, and the butter is ready.
1 | floury potatoes | Which potatoes are best for mash? | Choose starchy potatoes | Buy starchy potatoes, like russets, or ones sold for mashing. | The starch is what makes mash light. | Waxy ones stay firm and turn sticky.
2 | cold pot | How do you boil potatoes for mash? | Boil them from cold salted water | Cut them the same size, cover with cold salted water, and simmer about twenty minutes, until a knife slips in. | Starting cold, the inside and the outside are done together. | Same size, same time.
3 | steaming potatoes | Why let potatoes steam off? | Drain and let them steam dry | Pour off the water, and let them steam in the open pot for two minutes. | Leftover water thins the mash and leaves no room for butter. | Shake the pot once or twice.
4 | potato ricer | How do you mash potatoes without glue? | Mash by hand, never blend | Push them through a ricer or use a masher, while they're still hot. | A blender breaks up the starch and turns it to paste. | Cold ones go lumpy.
5 | warm milk | What makes mash creamy? | Stir in butter, then hot milk | The butter melts in first. Then comes hot milk, a splash at a time, with salt and a bit of nutmeg. | Cold milk cools the mash. | Stop as soon as it's smooth.

# fried-chicken | how-to | frying crispy chicken | fry chicken, fry chicken crispy, make fried chicken, make crispy fried chicken, crispy chicken, fried chicken at home, make crispy chicken | Fried chicken
> The crunch is made before the oil gets hot. | Too many pieces at once make greasy chicken. | Lumps in the flour turn into crunch.
@ There's flour on your hands, and the oil is starting to shimmer.
1 | buttermilk | How do you keep fried chicken juicy? | Soak the chicken in salty buttermilk | A few hours in the fridge, in buttermilk with salt and spices, season the meat all the way in and keep it tender. | It also gives the flour something to hold on to. | Salt water does a similar job.
2 | flour bowl | How does chicken get a crisp crust? | Press them into seasoned flour | Let the pieces drip off, then press them hard into flour with salt, pepper and paprika. | The little lumps in the flour turn into crunch. | Some cornstarch in the flour makes it even crispier.
3 | resting pieces | Why let the chicken rest before frying? | Let the coating rest ten minutes | Leave the coated pieces on a rack for ten to fifteen minutes before you fry. | The flour soaks up moisture and sticks. | Dry spots get a second dip.
4 | oil thermometer | How hot is the oil for frying chicken? | Fry at three hundred forty degrees | Check the oil with a thermometer: three hundred forty. Then just a few pieces at a time, or it cools down. | Cold chicken cools the oil, and cool oil makes it greasy. | Never leave hot oil alone, and keep water away from it.
5 | rack | When is fried chicken done? | Check the temperature, then drain on a rack | It's done at one hundred sixty five degrees near the bone. Drain it on a rack, not on paper. | On paper, steam softens the crust underneath. | Salt it right away.

# salad-dressing | how-to | making a salad dressing | make salad dressing, make vinaigrette, salad dressing, homemade salad dressing, make vinaigrette dressing, salad dressing from scratch, simple/easy salad dressing | Vinaigrette
> Three parts oil, one part vinegar. That's a dressing. | Salt won't dissolve in oil. Here's the fix. | A jar with a lid replaces every bottle in the door.
@ The salad is washed, and the dressing bottle is empty.
1 | oil and vinegar | What is the ratio of oil to vinegar? | Use three parts oil to one vinegar | Start with three tablespoons of oil and one of vinegar or lemon juice. | Then change it until you like it. | A mild vinegar can do with less oil.
2 | salt in vinegar | When do you add the salt? | Dissolve the salt in the vinegar first | Stir the salt and a pinch of sugar into the vinegar before any oil goes in. | Salt doesn't dissolve in oil. | Taste it now. It should be a little too strong.
3 | mustard | What keeps a dressing together? | Add a teaspoon of mustard | Oil and vinegar split up as soon as you look away. One teaspoon of mustard keeps them together. | It holds on to both of them. | Honey, yogurt or an egg yolk works too.
4 | shaken jar | How do you mix a dressing? | Shake it all in a jar | Everything goes in, the lid goes on, and you shake for ten seconds. Tiny drops of oil are what make it creamy. | No whisk, no bowl, and the rest keeps in the same jar. | If it separates, shake it again.
5 | salad leaf | When do you dress a salad? | Dry the leaves, dress them last | Spin the leaves dry, and add the dressing right before you eat. | It slides off wet leaves, and salt turns them limp. | Taste it on a leaf, not on a spoon.

# baking-cookies | how-to | baking cookies | bake cookies, make cookies, bake/make chocolate chip cookies, make cookies from scratch, baking/making cookies, chocolate chip cookies, homemade cookies, make soft/chewy cookies, chewy cookies | Cookie
> Take your cookies out while they look too soft. | Cold dough, thick cookies. | Brown sugar is why cookies are chewy.
@ The kitchen smells like butter, and you haven't waited long enough.
1 | soft butter | How soft should butter be for cookies? | Cream soft butter with the sugar | Beat soft butter with the sugar for about two minutes, until it's pale. | The air you beat in makes them light. | Your finger should leave a dent, and the butter shouldn't look shiny.
2 | brown sugar | What makes cookies chewy? | Use brown sugar for chewy cookies | More brown sugar makes them soft and chewy. More white sugar makes them crisp. | Brown sugar holds moisture. | Many recipes use half and half.
3 | flour | How do you add the flour? | Mix in the flour, then stop | Stir in the egg, then flour, baking soda and salt, only until the dry flour is gone. | Keep mixing, and they get tough. | Chocolate goes in last.
4 | bowl in fridge | Why chill cookie dough? | Chill the dough before you bake | Put the dough in the fridge for at least thirty minutes before you bake it. | Cold butter melts later, so they spread less. | Leave it overnight, and the flavor gets deeper.
5 | baking sheet | When are cookies done? | Take them out while they're still soft | Bake at three hundred fifty degrees for ten to twelve minutes, until the edges are golden and the middle's still soft. | They firm up as they cool. | Leave them on the sheet for five minutes.

# making-hummus | how-to | making hummus | make hummus, hummus, homemade hummus, make hummus from scratch, make creamy/smooth hummus, hummus at home | Hummus
> Ice water is the secret to fluffy hummus. | Grainy hummus? Your chickpeas are too hard. | Baking soda makes the smoothest hummus.
@ The bread is warm, and the bowl is still empty.
1 | chickpeas | How soft should chickpeas be for hummus? | Cook the chickpeas till they're mush | Simmer chickpeas, even canned ones, with a pinch of baking soda until they crush between two fingers. | Hard skins make it grainy. | From a can, twenty minutes does it.
2 | tahini | What is tahini? | Blend tahini with lemon first | Blend the tahini, which is sesame paste, with lemon juice, garlic and salt for a full minute. | It turns thick and pale. | Stir the jar well first. The oil floats on top.
3 | blender | How do you get hummus smooth? | Blend warm chickpeas for some minutes | Add the drained chickpeas while they're warm, and blend three to five minutes. | Warm ones get smoother than cold ones. | Scrape down the sides now and then.
4 | ice cube | What makes hummus light? | Add ice water, spoon by spoon | While it's running, add two to four tablespoons of ice water, one at a time. | That's what makes it light. | It firms up in the fridge, so stop a little early.
5 | olive oil swirl | How do you serve hummus? | Make a hollow and fill it with oil | Spread it on a plate, make a dip with a spoon, and pour in olive oil with paprika or cumin. | Serve it at room temperature. | Covered in the fridge, it keeps a few days.

# making-guacamole | how-to | making guacamole | make guacamole, make guac, homemade guacamole, guacamole from scratch, easy guacamole, keep guacamole green, keep guacamole from turning brown | Guacamole
> The pit doesn't keep your guacamole green. | Good guacamole starts at the store, with your thumb. | Leave guacamole chunky. It's not a soup.
@ You cut the avocado open, and it's perfect.
1 | pressed avocado | How do you choose an avocado? | Take avocados that give a little | Press gently near the stem. A ripe avocado gives a little and doesn't feel hollow. | A hard one doesn't have much flavor. | In a bag with a banana, it ripens in a few days.
2 | salt and onion | What comes first in guacamole? | Mash the onion and salt first | Mash finely chopped onion, chili and cilantro with salt in the bowl before the avocado goes in. | Salt draws out the flavor. | Hate cilantro? Leave it out.
3 | fork | How fine should guacamole be? | Crush the avocado with a fork | No blender. Mash the avocado with a fork, and stop when it's half smooth and half chunky. | The chunks make it interesting. | A blender turns it into cream.
4 | lime | How much lime goes into guacamole? | Add lime, then taste with a chip | Squeeze in half a lime for two avocados, then taste it with a chip. | The chip brings its own salt. | And the acid slows the browning.
5 | covered bowl | How do you keep guacamole green? | Press plastic wrap right onto it | Air is what turns it brown. So lay plastic wrap right on the surface, press out the bubbles, and refrigerate it. | A squeeze of lime on top buys you a few more hours. | If there's a thin brown layer, just scrape it off.
! avocado pit | the pit keeps guacamole green | Only the part right under the pit stays green, because no air gets there. | Plastic wrap pressed on top does much more.

# boiling-potatoes | how-to | boiling potatoes | boil potatoes, boil potato, cook potatoes, cook potatoes in water, boiled potatoes, boil potatoes for salad, boil potatoes perfectly | Potato
> Potatoes go in cold water, not hot. | A knife tells you more than a clock. | Same size, same time. That's potatoes.
@ The pot's on the stove, and dinner is in half an hour.
1 | even pieces | How do you cut potatoes for boiling? | Cut all the potatoes the same size | Leave the small ones whole, and cut the big ones to match. | Then they're all done at once. | For salad, cook them in the skin.
2 | cold water | Do potatoes go into cold or hot water? | Start them in cold salted water | Cover them with cold water an inch deep, and add a teaspoon or two of salt per quart. | In hot water, the outside falls apart before the middle's done. | Cold, they heat up evenly.
3 | simmering pot | How long do you boil potatoes? | Simmer for about twenty minutes | Once it boils, turn it down. Chunks take ten to fifteen minutes, whole ones twenty to thirty. | A hard boil breaks them up. | Leave the lid tilted, so it doesn't boil over.
4 | knife tip | When are potatoes done? | Test them with the tip of a knife | Stick a knife in the biggest one. If the potato slides off by itself, they're done. | The biggest one needs the longest. | Test early, then every two minutes.
5 | steaming pot | What do you do after boiling potatoes? | Drain them and let them steam off | Pour off the water, and leave them in the open pot for a minute or two. | They dry off and soak up butter better. | Cut away green parts and sprouts before you cook.

# cooking-salmon | how-to | cooking salmon | cook salmon, bake salmon, pan fry salmon, fry salmon, cook salmon in oven/pan, bake salmon in oven, make crispy salmon, cook salmon without drying out, salmon skin crispy | Salmon as food
> Most salmon gets cooked two minutes too long. | Those white spots mean your pan was too hot. | Dry skin is crispy skin.
@ The fillet is in front of you, and you don't want it dry.
1 | paper towel | How do you get salmon skin crisp? | Pat the salmon dry | Pat the fish dry with paper towels, the skin most of all, and salt it. | Water has to boil off before anything crisps. | Take it out of the fridge ten minutes ahead.
2 | skin side down | Which side of salmon is cooked first? | Start with the skin side down | Put it skin down in a hot oiled pan, and press it flat for a few seconds. | At first the skin shrinks and curls. | Then turn the heat to medium.
3 | color line | How long do you fry salmon? | Watch the color climb the side | Leave it alone for four to six minutes, until the pale color has climbed most of the way up the side. | The side shows you how far along it is. | Don't push it around.
4 | turned fillet | When do you turn salmon? | Flip it once, for the last minute | Flip it, and give the other side about a minute. | When the skin's crisp, it lets go of the pan by itself. | A thin piece doesn't need flipping at all.
5 | flaking fish | When is salmon done? | Stop when it flakes in the middle | Press it with a fork. When it flakes and isn't raw in the middle, it's done. | It keeps cooking a little on the plate. | In the oven, about fifteen minutes at three hundred fifty degrees often does it.

# french-toast | how-to | making French toast | make french toast, french toast, french toast for one/beginners, homemade french toast, make french toast without vanilla | French toast
> French toast is made for stale bread. | Soggy in the middle means your pan was too hot. | Fresh bread makes bad French toast.
@ The bread is two days old, and that's good news.
1 | stale bread | Which bread is best for French toast? | Use thick slices of stale bread | Cut one- or two-day-old bread into slices at least as thick as your finger. | Dry bread drinks more without falling apart. | Only have fresh? Dry it in a low oven for a few minutes.
2 | egg and milk | What goes into French toast batter? | Beat eggs with milk and salt | For four slices, beat two eggs with about two thirds of a cup of milk, a pinch of salt and cinnamon. | Salt brings out the flavor. | Sugar browns fast, so go easy.
3 | soaking slice | How long do you soak the bread? | Soak each side for thirty seconds | Give each side twenty to thirty seconds, and let it drip. | The middle should be wet, and the slice should still hold. | Thick slices take longer.
4 | butter in a pan | How hot is the pan for French toast? | Fry in butter on medium heat | Cook each side in butter on medium heat for about three minutes, until it's golden. | On high, it burns before the egg sets. | Wipe the pan, and use fresh butter before it gets dark.
5 | berries | What goes well with French toast? | Serve it at once with fruit | Serve it right away, with berries, yogurt or maple syrup. | If it waits, it goes limp. | For a crowd, keep it warm on a rack in the oven.

# roast-chicken | how-to | roasting a chicken | roast chicken, roast whole chicken, cook whole chicken, make roast chicken, bake whole chicken, roast chicken in oven, juicy roast chicken | Roast chicken
> Don't wash your chicken. Ever. | Salt your chicken the day before. Here's why. | Clear juice doesn't mean your chicken is done.
@ The oven ticks, and the whole house starts to smell like Sunday.
1 | paper towel | Should you wash a chicken? | Pat it dry, don't wash it | Pat the bird dry inside and out with paper towels. Don't wash it. | Washing splashes germs around the sink. | Wash your hands and the board afterward instead.
2 | salt | When do you salt a chicken? | Salt it early, inside and out | Salt it inside and out the day before, or at least a while before it goes in. | Salt needs time to work its way into the meat. | Uncovered in the fridge, the skin dries out and gets crispier.
3 | hot oven | How hot do you roast a chicken? | Roast at about four hundred degrees | Breast up, into an oven at four hundred degrees, and count on about twenty minutes for every pound. | High heat browns the skin. | Put onions or potatoes underneath to catch the juice.
4 | thermometer | When is roast chicken done? | Measure the thickest part of the thigh | Stick a thermometer in the thickest part of the thigh, beside the bone. At one hundred sixty five, it's done. | The breast is done before the thigh. | Clear juice alone proves nothing. The thermometer decides.
5 | resting bird | Why let roast chicken rest? | Let it rest before carving | Leave it for ten to fifteen minutes, loosely covered, before you cut. | The juice settles and stays in the meat. | Boil the bones for broth.

# peeling-garlic | how-to | peeling garlic | peel garlic, peel garlic fast/quickly, peel garlic clove/cloves, garlic peeling, get garlic smell off hands, crush garlic | Garlic
> One push with a knife, and garlic peels itself. | Shake a jar, and a whole bulb of garlic peels itself. | The finer you chop garlic, the louder it gets.
@ Ten cloves to go, and your fingers are already sticky.
1 | broken bulb | How do you take a garlic bulb apart? | Press on the bulb with your palm | Put the bulb on the board, and lean on it with the heel of your hand. | It breaks apart into cloves. | Rub off the loose skins.
2 | flat knife | How do you peel garlic fast? | Crush each clove under a flat knife | Lay the flat of a wide knife on the clove, and push down once with your palm. | The skin splits and slips right off. | Keep the edge turned away from you.
3 | shaken jar | How do you peel much garlic at once? | Shake the cloves in a closed jar | Put the cloves in a jar with a lid, and shake it hard for twenty to thirty seconds. | They knock the skins off each other. | It works best with dry, older garlic.
4 | chopped garlic | Does chopping change the taste of garlic? | Chop it finer for a stronger taste | Slice garlic for mild, chop it fine for sharp, crush it for the sharpest of all. | The sharp stuff only forms when cells break. | Roast whole cloves, and they turn sweet.
5 | wet hands | How do you get garlic smell off your hands? | Rinse your hands in cold water | Wash your hands with cold water and soap, or rub them with salt or lemon. | Rub the board too. | And in the pan, get garlic off the heat before it browns, or it turns bitter.

# cutting-a-mango | how-to | cutting a mango | cut mango, cut mangoes, cut up mango, peel mango, slice mango, cut mango easily, eat mango | Mango
> The seed of a mango is flat. That's the whole secret. | Color doesn't tell you a mango is ripe. | Two cuts, one grid, no mess.
@ The mango is ripe, and the juice runs down your wrist.
1 | pressed mango | How do you know that a mango is ripe? | Press it and smell the stem | A ripe one gives a little, like a peach, and it smells sweet where the stem was. Forget the color. | The color depends on the variety. | A hard one ripens in a few days on the counter.
2 | standing mango | How does the seed lie in a mango? | Stand it up, narrow side facing you | The seed is flat, like the fruit. Set the mango upright with its narrow side toward you, and your knife can slide past it. | The knife goes past it on the left and the right. | Cut a thin slice off the end so it stands.
3 | mango cheek | Where do you cut a mango? | Cut both cheeks off the seed | Cut straight down about half an inch from the middle, on both sides. | If you hit something hard, move out a little. | You can cut off the strips that are left, too.
4 | grid | How do you make mango cubes? | Cut a grid without cutting the skin | Hold a cheek in a towel, and cut lines across and along, down to the skin but not through it. | The skin holds the cubes together. | Never push the knife hard toward your palm.
5 | turned-out cheek | How do you get the cubes off? | Push the skin out, slice off the cubes | Turn the cheek inside out, like a hedgehog. The cubes pop up, and you slide the knife along the skin. | Or scoop the whole cheek out with the rim of a glass. | Some people's skin reacts to the peel.

# iced-tea | how-to | making iced tea | make iced tea, iced tea, make ice tea, homemade iced tea, make cold brew tea, make sweet tea, iced tea from scratch | Iced tea
> Longer brewing doesn't make tea strong. It makes it bitter. | The sugar goes in while the tea's hot. | Cold water makes tea that isn't bitter.
@ It's ninety degrees out, and the kettle seems like a bad idea.
1 | teapot | How strong is the tea for iced tea? | Brew the tea twice as strong | Use twice the tea bags for the same water. Don't brew it longer. | The ice will thin it. | Brewing longer only makes it bitter.
2 | timer | How long do you brew iced tea? | Take the tea bags out on time | Give black tea three to four minutes, and green tea two to three in cooler water. Then take it out. | After that, the bitter part starts. | Don't squeeze the bags.
3 | sugar | When do you sweeten iced tea? | Sweeten it while it is warm | Stir in the sugar or honey before it cools. | In cold tea, it sinks to the bottom. | You can always add more, so start low.
4 | ice glass | How do you cool iced tea? | Pour it over lots of ice | Let it cool a little, then pour it over plenty of ice. | Boiling tea can crack a glass pitcher. | Add your lemon, mint or peach now.
5 | jug in fridge | What is cold brew tea? | Or steep it cold overnight | For cold brew tea, put it in cold water and leave it in the fridge for about eight hours. | Cold water pulls out less of the bitter stuff. | It keeps about two days.

# caramelizing-onions | how-to | caramelizing onions | caramelize/caramelise onions, make caramelized/caramelised onions, caramelized/caramelised onions, brown onions, cook onions sweet | Caramelization
> No onion caramelizes in ten minutes. | A mountain of onions turns into a spoonful. | The brown stuff stuck to the pan is the best part.
@ The pan's full to the rim. In an hour, it'll be almost empty.
1 | onion slices | How do you cut onions for caramelizing? | Cut even slices, but not too thin | Slice your onions from pole to pole, about an eighth of an inch thick. | Very thin ones burn or melt away. | Use twice as many as you think.
2 | wide pan | Which pan for caramelized onions? | Use a wide pan and medium heat | Melt butter or oil in a wide, heavy pan on medium, and add the onions with a pinch of salt. | Salt pulls out the water. | Stir until they all shine.
3 | soft onions | How long does it take to caramelize onions? | Turn it low and give it time | Keep the heat medium-low, and stir every few minutes for forty minutes or more. | The water has to go before they brown. | Rush it, and you only burn the edges.
4 | splash of water | What do you do when onions stick? | Loosen the brown bits with water | When it sticks and browns on the bottom, add a spoonful of water and scrape. | That brown stuff is all flavor. | Do it as often as you need.
5 | brown onions | When are caramelized onions done? | Stop when they're deep brown and jammy | Stop when the onions look like jam, sweet and brown all the way through. | A few drops of vinegar at the end wake them up. | They keep a few days in the fridge, and freeze well.

# thawing-meat | how-to | thawing food safely | thaw meat/food/chicken/fish, thaw frozen meat/food/chicken/fish, defrost meat/food/chicken/fish, defrost meat/chicken fast/quickly/safely, thaw meat/chicken fast/safely, defrost frozen meat/chicken | Food safety
> Your counter is the worst place to thaw meat. | Thawing chicken in hot water? Stop. | Some food should never be thawed at all.
@ It's five in the afternoon, and dinner is a block of ice.
1 | fridge shelf | How do you thaw meat safely? | Thaw it in the fridge overnight | Put the meat in a bowl on the bottom shelf of the fridge the night before. | It stays cold all the way through. | The bowl keeps the juice off other food.
2 | cold water bath | How do you thaw meat fast? | Use cold water when you're in a hurry | Seal the meat in a bag, sink it in cold water, and change the water every thirty minutes. | Water carries heat better than air. | Cook it right after.
3 | microwave | Can you thaw meat in a microwave? | Microwave it only if you'll cook it now | Use the defrost setting, turn it often, and cook it the minute it's done. | Some spots get warm, and germs grow there. | Take off the packaging first.
4 | kitchen counter | Why not thaw meat on the counter? | Keep frozen meat off the counter | Don't thaw meat on the counter. The outside sits warm for hours while the middle's still ice. | Germs grow fast between forty and one hundred forty degrees. | Hot water has the same problem.
5 | frozen vegetables | What need not be thawed? | Cook thin things straight from frozen | Put vegetables, thin fillets and soup straight in the pan, frozen. | They just take a little longer. | Big pieces would burn outside and stay raw inside.

# whipping-cream | how-to | whipping cream | whip cream, make whipped cream, whipped cream, whip cream by hand, cream not whipping, cream wont whip, whip heavy cream | Whipped cream
> Warm cream will never whip. | Ten seconds too many, and you have butter. | Put the bowl in the freezer too.
@ The cake's ready, and the cream is still liquid.
1 | cream carton | Which cream can be whipped? | Take cream with enough fat | Buy heavy or whipping cream with at least thirty percent fat. | The fat holds the bubbles. | Below that, all you get is foam.
2 | cold bowl | Why does cream not get stiff? | Chill the cream, the bowl and the whisk | Put the bowl and whisk in the freezer for ten minutes, and take the cream straight from the fridge. | Warm fat is too soft to hold air. | On a hot day, set the bowl in ice.
3 | whisk | How fast do you whip cream? | Start slowly, then go to medium | Start slow until it foams, then go to medium speed. | Small bubbles last longer than big ones. | Fill the bowl no more than a third, and it won't splash.
4 | sugar | When do you add sugar to cream? | Sweeten it once it starts to thicken | Once the whisk leaves lines, add a tablespoon of powdered sugar per cup of cream. | It usually has a little starch, which helps it hold. | Vanilla goes in now too.
5 | soft peak | When is whipped cream done? | Stop when peaks stand with soft tips | Lift the whisk. When the peak stands and the tip folds over, stop. | Any more, and you'll see grains of butter. | Just turned grainy? Stir in a spoonful or two of liquid cream.

# stovetop-popcorn | how-to | making popcorn on the stove | make popcorn, make popcorn on stove, make popcorn in pot, stovetop popcorn, make popcorn without microwave, homemade popcorn | Popcorn
> Three kernels tell you when to pour the rest. | Movie popcorn takes a pot and three minutes. | Crack the lid, or your popcorn gets chewy.
@ The movie starts in five minutes, and you're out of microwave popcorn.
1 | pot with oil | How much oil for popcorn? | Heat the oil with three kernels in it | Cover the bottom of a heavy pot with a thin layer of high-heat oil, and drop in three kernels. | They'll tell you when it's hot. | Put the lid on.
2 | popped kernel | When is the oil hot enough? | Wait until all three have popped | When all three have popped, take the pot off the heat. | Now the oil's just right. | Take them out, or leave them in.
3 | layer of kernels | How much corn goes into the pot? | Add one layer, then wait thirty seconds | Pour in a single layer of kernels, cover it, and wait thirty seconds off the heat. | They all warm up together. | So they all pop at nearly the same time.
4 | shaken pot | How do you keep popcorn from burning? | Put it back on and shake it | Back on medium heat, keep the pot moving, and leave the lid open a crack. The steam has to get out. | That's what keeps it crisp. | Point the crack away from your face.
5 | bowl and salt | When is popcorn done? | Stop when two seconds pass between pops | When two seconds pass between pops, take it off and pour it in a bowl. | Otherwise the last ones burn. | Fine salt sticks best.

# making-smoothies | how-to | making a smoothie | make smoothie/smoothies, smoothie, smoothies, make fruit/green/banana smoothie, healthy smoothie, make smoothie without blender/yogurt, make smoothie thick/thicker | Smoothie
> Never put ice in a smoothie. | You're loading your blender in the wrong order. | A green smoothie doesn't have to taste green.
@ The blender is loud, and breakfast is in the glass.
1 | liquid in blender | What goes into a blender first? | Pour the liquid in first | Start with a cup of milk, yogurt or water for two people, before anything else goes in. | Then the blades can spin right away. | Use less liquid, and it gets thicker.
2 | leaves | How do you make a green smoothie? | Blend leaves before the fruit | Blend a handful of spinach with just the liquid until it's smooth. Then add the fruit. | That way there are no bits left. | Next to fruit, spinach tastes mild.
3 | frozen banana | What makes a smoothie creamy? | Use frozen fruit instead of ice | Use frozen banana pieces or berries instead of ice. | Ice melts and waters it down. | Peel ripe bananas before you freeze them.
4 | oats | What makes a smoothie fill you up? | Add oats, nuts or yogurt | Two tablespoons of oats, nut butter or plain yogurt turn it into a small meal. | Fruit alone is mostly water and sugar. | Seeds thicken it after a few minutes.
5 | tasted glass | How do you season a smoothie? | Taste it, then add a little lemon | Add a squeeze of lemon or a pinch of salt, and the fruit tastes stronger. | Often you don't need any sugar. | Rinse the blender right away, and it cleans itself.

# ripening-bananas | how-to | ripening bananas and avocados | ripen banana/bananas, ripen bananas fast/faster/overnight, ripen avocado/avocados, ripen avocado/avocados fast/faster, keep bananas from turning/browning, bananas turning brown, ripen fruit, ripen fruit faster | Ripening
> A paper bag saves you two days of waiting. | The oven makes bananas brown, not ripe. | One apple can ripen a whole bag of bananas.
@ You want banana bread today, and the bananas are green.
1 | paper bag | How do you ripen bananas faster? | Close them up in a paper bag | Put the bananas or avocados in a paper bag, and fold it shut. | They give off a gas that ripens them, and the bag keeps it in. | One to three days is all it takes.
2 | apple | Why put an apple with bananas? | Add an apple to the bag | Add a ripe apple or another ripe banana. It gives off even more of that gas. | It works for avocados and pears too. | Keep it warm, not in the fridge.
3 | oven tray | Can you ripen bananas in the oven? | Use the oven only for baking bananas | Bake them in the skin at three hundred degrees for fifteen to twenty minutes, until they're soft and black. | That makes them easy to mash. | They won't be as sweet as ripe ones, so keep it for baking.
4 | hanging bananas | How do you keep bananas from turning brown? | Keep them apart to slow them down | Hang your bananas up, away from apples and avocados. | Less gas, more time. | Ripe ones can go in the fridge. Only the skin turns dark.
5 | freezer bag | What do you do with too ripe bananas? | Peel and freeze the overripe ones | Peel them, cut them in pieces, and freeze them for smoothies and banana bread. | Brown spots mean more sugar. | Frozen in the peel, they're hard to open.

# making-lemonade | how-to | making lemonade | make lemonade, lemonade, homemade lemonade, make fresh lemonade, lemonade from scratch, make lemonade with real/fresh lemons, make pink lemonade | Lemonade
> Sugar sinks in cold lemonade. Cook it first. | Roll your lemon before you cut it. | Put ice in the glass, never in the pitcher.
@ The table's on the sidewalk, and here comes the first neighbor.
1 | rolled lemon | How do you get more juice out of a lemon? | Roll the lemons before cutting them | Roll each lemon under your palm with some weight on it. | It breaks open the tiny juice sacs inside. | Room temperature lemons give more than cold ones.
2 | sugar syrup | Why does lemonade need a syrup? | Dissolve the sugar in hot water | Heat a cup of sugar with a cup of water until it's clear, and let it cool. | In cold juice, sugar takes forever to dissolve. | A few strips of peel add flavor.
3 | strained juice | How much lemon goes into lemonade? | Add a cup of juice, no seeds | Squeeze four to six lemons for a cup of juice, and strain it. | Seeds make it bitter. | A little pulp is fine.
4 | jug | How much water goes into lemonade? | Add water until it tastes right | Mix the juice and the syrup, and add three to four cups of cold water, a little at a time. | No two lemons are the same. | It should be a bit too strong, because the ice is coming.
5 | mint leaves | What goes well in lemonade? | Serve it cold with mint or berries | Serve it with mint or berries, and put the ice in the glasses. | That way the pitcher doesn't get watery. | Crushed berries turn it pink.

# melting-chocolate | how-to | melting chocolate | melt chocolate, melt chocolate chips, melt chocolate in microwave, melt chocolate without burning, melt chocolate on stove, chocolate seizing, fix seized chocolate | Chocolate
> One drop of water ruins a bowl of chocolate. | Stop heating chocolate before it's melted. | You can't save burned chocolate. You can save grainy.
@ The strawberries are washed, and the chocolate is still a bar.
1 | chopped chocolate | How do you prepare chocolate for melting? | Chop the chocolate small and even | Chop it with a big knife into small pieces of one size. | Small pieces melt at low heat. | Chips melt slower, since they're made to hold their shape.
2 | dry bowl | Why does chocolate turn grainy? | Keep every drop of water away | Use a bone-dry bowl and a bone-dry spoon. | A little water makes the sugar clump, and it turns to paste. | If it happens, add hot cream and call it sauce.
3 | bowl over pot | How do you melt chocolate on the stove? | Set the bowl over barely simmering water | The bowl sits above the water and never touches it. Steam alone is hot enough, so keep it at a bare simmer. | Chocolate burns long before water boils. | When half of it has melted, turn off the heat.
4 | microwave | How do you melt chocolate in a microwave? | Microwave it in short bursts | Heat it twenty to thirty seconds at half power, stir, and repeat. | It keeps its shape even when it's already melted. | Burned chocolate can't be saved.
5 | glossy spoon | When do you stop heating chocolate? | Stop early and stir the rest smooth | Take it off while there are still a few lumps, and stir until it's glossy. | The warm part melts the rest. | For a shiny coating that snaps, you have to temper it.

# brewing-tea | how-to | brewing tea | brew tea, make tea, brew perfect cup of tea, make perfect cup of tea, make good tea, brew green/black/loose tea, make cup of tea, steep tea, make english tea | Tea
> Boiling water ruins green tea. | Time makes tea bitter. More leaves make it strong. | Your tea tastes dull because of the water.
@ The kettle clicks, and the afternoon goes quiet.
1 | fresh water | Which water is best for tea? | Boil fresh, cold water | Fill the kettle with fresh, cold water every time. | Very hard water leaves a film and a dull taste. | A filter helps with that.
2 | warm pot | Why warm the pot? | Warm up the pot or the cup | Rinse the pot or the cup with hot water, and pour it out. | A cold pot steals the first heat. | It matters most with black tea.
3 | kettle | How hot is the water for tea? | Boiling for black, cooler for green | Use boiling water for black and herbal tea, but let it cool to about one hundred seventy five degrees for green. | Boiling water makes green tea bitter. | A few minutes with the lid open does it.
4 | timer | How long do you brew tea? | Time it, then take the leaves out | Give black tea three to five minutes, green two to three, and herbs five to ten. Then take the leaves out. | Any longer makes it more bitter than strong. | Want it stronger? Use more leaves.
5 | milk | When do you put milk in tea? | Add milk and sugar at the end | Taste it first, then sweeten it or add milk. | The color shows you how much it needs. | A teaspoon of leaves per cup is a good start.

# making-jam | how-to | making jam | make jam, jam, make strawberry jam, homemade jam, make jam without pectin, make jam for beginners, preserve fruit, make fruit jam | Fruit preserves
> Jam is fruit, sugar and a cold plate. | Perfectly ripe fruit makes runny jam. | Hot jam always looks too thin.
@ The kitchen smells like strawberries, and your spoon leaves a trail.
1 | ripe fruit | Which fruit makes good jam? | Use fresh fruit that's just ripe | Use fruit that's just ripe, wash it, cut out bad spots, and weigh it. | Just-ripe fruit has more pectin, and pectin is what sets the jam. | Apples and currants have a lot. Strawberries have little.
2 | sugar | How much sugar goes into jam? | Weigh the sugar by the recipe | Weigh out about as much sugar as fruit for classic jam. Recipes with added pectin need less. | Sugar keeps it from spoiling. | With less, it won't keep as long, and it belongs in the fridge.
3 | big pot | How long do you boil jam? | Boil it hard in a big pot | Heat it slowly until the sugar dissolves, add lemon juice, and boil it hard while you stir. | It foams up high, so use a big pot. | Hot jam burns badly. Keep kids away.
4 | cold plate | How do you know that jam is done? | Test a drop on a cold plate | Drop a little on a plate from the freezer, and push it with your finger. If it wrinkles, it's done. | Hot jam always looks thin. | If it doesn't wrinkle, boil it two more minutes.
5 | hot jar | How do you fill jam? | Fill hot jars and close them tight | Fill clean, hot jars almost to the top, wipe the rims, and close them right away. | As it cools, the lid pulls itself tight. | If jam has mold on it, throw it all out.
`
