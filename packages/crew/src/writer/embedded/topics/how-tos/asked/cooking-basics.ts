/** What people ask about single dishes and kitchen moves, for `readTopics`. */
export const COOKING_BASICS = `
# poaching-eggs | how-to | poaching an egg | poach egg/eggs, poach perfect egg, make poached egg/eggs, poached egg/eggs, poach egg without vinegar | Poached egg
> A poached egg needs no shell and no fear. | Fresh eggs hold together. Old ones make clouds. | The water should smile, not boil.
@ You hold the cup over the pot, and the egg is about to jump.
1 | fresh egg | Which eggs are best for poaching? | Take the freshest eggs you have | Use very fresh eggs, straight from the fridge. | In a fresh egg the white is thick and stays around the yolk. | An older one spreads into threads.
2 | small sieve | How do you keep a poached egg from spreading? | Strain off the thin white | Strain off the thin white. Crack the egg into a fine sieve for some seconds, then let it slide into a cup. | The watery part is what makes the threads. | The cup brings it close to the water.
3 | gentle pot | How hot is the water for poaching? | Keep the water just below a boil | Keep the water just below a boil. Heat a hand's depth of water until small bubbles rise, and turn the heat down. | Boiling water tears the white. | A tablespoon of vinegar helps the white to set, and can be left out.
4 | slotted spoon | How long do you poach an egg? | Slide it in and wait three minutes | Let the egg slide in at the surface, and leave it for three to four minutes. | Then the white is firm and the yolk still runs. | For small children, pregnant women and old people, cook it until the yolk is firm, too.
5 | paper towel | How do you serve a poached egg? | Lift it out and drain it well | Lift it out and drain it well. Lift it with a slotted spoon, and set it on a paper towel for a moment. | Water on the plate makes toast soggy. | Salt and pepper come now.

# scrambled-eggs | how-to | making scrambled eggs | make scrambled eggs, scrambled eggs, make fluffy/creamy scrambled eggs, scramble eggs, fluffy scrambled eggs, make scrambled eggs fluffy/creamy, cook scrambled eggs | Scrambled eggs
> Good scrambled eggs are a matter of low heat. | Take them off before they are done. | Three eggs, a bit of butter, and no hurry.
@ The butter melts, and the eggs are waiting in the bowl.
1 | fork in a bowl | How do you beat eggs? | Beat the eggs until they are one color | Beat two or three eggs a person with a pinch of salt, until no white shows. | Streaks of white cook into rubber. | A tablespoon of milk or cream is a matter of taste.
2 | melting butter | How hot should the pan be? | Melt butter on a low heat | Melt butter on a low heat. Let butter foam in a pan without browning. | Low heat gives you time. | A coated pan makes it easier.
3 | spatula | How do you stir scrambled eggs? | Push the eggs slowly to the middle | Pour the eggs in, wait some seconds, and push them from the edge to the middle with a spatula. | Large slow moves make large soft pieces. | Quick stirring makes them small and creamy.
4 | pan off the stove | When are scrambled eggs done? | Stop while they still look wet | Stop while they still look wet. Take the pan off the heat when they are almost set. | They go on cooking in the hot pan. | For small children, pregnant women and old people, cook them until nothing runs.
5 | chives | What goes into scrambled eggs at the end? | Add herbs and pepper at the end | Add herbs and pepper at the end. Put on chives, pepper or a little cold butter, and serve at once. | Herbs stay green that way. | Cooked fillings go in early, cheese late.

# mashed-potatoes | how-to | making mashed potatoes | make mashed potatoes, mash potatoes, make creamy/fluffy mashed potatoes, mashed potatoes from scratch, creamy mashed potatoes | Mashed potato
> A blender turns mash into glue. | Hot milk, hot potatoes, cold butter. | Mash is decided by the kind of potato.
@ The steam rises from the pot, and the butter is ready.
1 | floury potatoes | Which potatoes are best for mash? | Choose floury potatoes | Take potatoes that are sold as floury or for mashing. | Their starch makes mash light. | Waxy ones stay firm and turn sticky.
2 | cold pot | How do you boil potatoes for mash? | Boil them from cold salted water | Cut them to one size, cover them with cold salted water, and simmer for about twenty minutes until a knife slips in. | From cold, the inside and the outside get done together. | Same size means same time.
3 | steaming potatoes | Why let potatoes steam off? | Drain and let them steam dry | Drain and let them steam dry. Pour off the water, and let them stand in the open pot for two minutes. | Water thins the mash, and leaves no room for butter. | Shake the pot once or twice.
4 | potato ricer | How do you mash potatoes without glue? | Mash by hand, and never blend | Mash by hand, and never blend. Press them through a ricer, or use a masher. | A blender breaks the starch, which turns it to paste. | Mash them while they are hot.
5 | warm milk | What makes mash creamy? | Stir in butter, then hot milk | Stir in butter first, then hot milk little by little, with salt and a little nutmeg. | Cold milk cools the mash. | Stop as soon as it is smooth.

# fried-chicken | how-to | frying crispy chicken | fry chicken, fry chicken crispy, make fried chicken, make crispy fried chicken, crispy chicken, fried chicken at home, make crispy chicken | Fried chicken
> The crunch is made before the oil is hot. | Wet chicken never gets crisp. | Two pieces too many, and the oil gives up.
@ The flour is on your hands, and the oil begins to shimmer.
1 | buttermilk | How do you keep fried chicken juicy? | Soak the chicken in salty buttermilk | Soak the chicken in salty buttermilk. Lay the pieces in buttermilk with salt and spice for some hours in the fridge. | It seasons them to the bone and softens the meat. | Salt water does a similar job.
2 | flour bowl | How does chicken get a crisp crust? | Press them into seasoned flour | Let the pieces drip, and press them firmly into flour with salt, pepper and paprika. | Small lumps in the flour turn into crunch. | Some starch in the flour makes it crisper.
3 | resting pieces | Why let the chicken rest before frying? | Let the coating rest for some minutes | Leave the coated pieces on a rack for ten to fifteen minutes. | The flour takes up moisture and holds on. | Dry spots get a second dip.
4 | oil thermometer | How hot is the oil for frying chicken? | Fry at about a hundred seventy degrees | Heat the oil to about a hundred and seventy degrees Celsius, and put in few pieces at a time. | Cold pieces cool the oil, and cool oil makes it greasy. | Never leave hot oil alone, and keep water away from it.
5 | rack | When is fried chicken done? | Check the inside, and drain on a rack | Chicken is done at seventy five degrees Celsius inside, near the bone. Let it drain on a rack. | On paper, the steam softens the crust below. | Salt it at once.

# salad-dressing | how-to | making a salad dressing | make salad dressing, make vinaigrette, salad dressing, homemade salad dressing, make vinaigrette dressing, salad dressing from scratch, simple/easy salad dressing | Vinaigrette
> Three parts oil, one part vinegar. Now you can cook. | A jar with a lid is all the equipment. | The bottle in the fridge door can go.
@ The salad is washed, and the bottle of dressing is empty.
1 | oil and vinegar | What is the ratio of oil to vinegar? | Take three parts oil to one vinegar | Take three parts oil to one vinegar. Three tablespoons of oil and one of vinegar or lemon juice is where you begin. | Then you change it to your taste. | Mild vinegar can do with less oil.
2 | salt in vinegar | When do you add the salt? | Dissolve the salt in the vinegar first | Dissolve the salt in the vinegar first. Stir salt and a pinch of sugar into the vinegar before the oil. | Salt does not dissolve in oil. | Taste it now, and it should be a little too strong.
3 | mustard | What keeps a dressing together? | Add a teaspoon of mustard | A teaspoon of mustard keeps oil and vinegar together for a while. | It holds on to both. | Honey, yogurt or egg yolk do it, too.
4 | shaken jar | How do you mix a dressing? | Shake it all in a jar | Put everything into a jar, close it, and shake it for ten seconds. | Small drops of oil make it creamy. | If it parts, shake it again.
5 | salad leaf | When do you dress a salad? | Dry the leaves and dress them last | Spin the leaves dry, and add the dressing just before you eat. | It runs off wet leaves, and salt makes them limp. | Taste it on a leaf, not on a spoon.

# baking-cookies | how-to | baking cookies | bake cookies, make cookies, bake/make chocolate chip cookies, make cookies from scratch, baking/making cookies, chocolate chip cookies, homemade cookies, make soft/chewy cookies, chewy cookies | Cookie
> Take them out while they look too soft. | Cold dough, thick cookies. | Brown sugar makes them chewy.
@ The kitchen smells of butter, and you have not waited long enough.
1 | soft butter | How soft should butter be for cookies? | Cream soft butter with the sugar | Beat soft butter with sugar until it is pale, for two minutes or so. | Air goes in and makes them light. | A finger should leave a dent, and butter should not shine.
2 | brown sugar | What makes cookies chewy? | Use brown sugar for chewy cookies | More brown sugar makes them soft and chewy, more white sugar makes them crisp. | Brown sugar holds moisture. | Many recipes use half and half.
3 | flour | How do you add the flour? | Mix the flour in only just | Stir in egg, then flour, baking soda and salt, until no dry flour shows. | Long mixing makes them tough. | The chocolate comes last.
4 | bowl in fridge | Why chill cookie dough? | Chill the dough before you bake | Chill the dough before you bake. Put the dough in the fridge for at least half an hour. | Cold butter melts later, so they spread less. | Overnight, the taste gets deeper.
5 | baking sheet | When are cookies done? | Take them out with soft middles | Take them out with soft middles. Bake them at about a hundred and eighty degrees Celsius for ten to twelve minutes, until the edges are golden. | They get firm as they cool. | Leave them on the sheet for five minutes.

# making-hummus | how-to | making hummus | make hummus, hummus, homemade hummus, make hummus from scratch, make creamy/smooth hummus, hummus at home | Hummus
> Smooth hummus is a question of soft chickpeas. | Ice water makes it pale and light. | Five things and a blender.
@ The bread is warm, and the bowl is still empty.
1 | chickpeas | How soft should chickpeas be for hummus? | Cook the chickpeas until they fall apart | Cook the chickpeas until they fall apart. Simmer chickpeas, also those from a can, with a pinch of baking soda until they crush between two fingers. | Hard skins make it grainy. | From a can, twenty minutes are enough.
2 | tahini | What is tahini? | Blend tahini with lemon first | Blend tahini with lemon first. Blend sesame paste, lemon juice, garlic and salt for a minute. | The paste turns thick and pale. | Stir the jar well, since the oil floats on top.
3 | blender | How do you get hummus smooth? | Blend warm chickpeas for some minutes | Add the drained chickpeas, and blend for three to five minutes. | Warm ones get smoother than cold ones. | Scrape down the sides in between.
4 | ice cube | What makes hummus light? | Add ice water by the tablespoon | While it runs, add two to four tablespoons of ice water, one at a time, until it is soft. | It makes the cream lighter. | It gets firmer in the fridge, so stop a little early.
5 | olive oil swirl | How do you serve hummus? | Make a hollow and fill it with oil | Spread it on a plate, make a hollow with a spoon, and pour in olive oil with paprika or cumin. | Serve it at room temperature. | Covered in the fridge, it keeps for a few days.

# making-guacamole | how-to | making guacamole | make guacamole, make guac, homemade guacamole, guacamole from scratch, easy guacamole, keep guacamole green, keep guacamole from turning brown | Guacamole
> The recipe begins at the shop, with your thumb. | Brown guacamole met the air. | Leave it in pieces. It is not a soup.
@ You cut the avocado open, and it is perfect.
1 | pressed avocado | How do you choose an avocado? | Take avocados that give a little | Take avocados that give a little. Press gently near the stem. A ripe one gives a little and does not feel hollow. | A hard one has little taste. | In a bag with a banana, it ripens in some days.
2 | salt and onion | What comes first in guacamole? | Mash onion and salt first | Mash onion and salt first. Crush finely chopped onion, chili and cilantro with salt in the bowl. | Salt draws out the taste. | Those who dislike cilantro leave it out.
3 | fork | How fine should guacamole be? | Crush the avocado with a fork | Add the flesh, and crush it with a fork until it is half smooth. | Pieces make it interesting. | A blender makes it a cream.
4 | lime | How much lime goes into guacamole? | Add lime juice and taste | Squeeze in half a lime for two avocados, and taste with a chip. | The chip brings salt of its own. | Acid also slows the browning.
5 | covered bowl | How do you keep guacamole green? | Press wrap right onto it | Press wrap right onto it. Lay it directly on the guacamole, without air, and put it in the fridge. | Air turns it brown. | A thin brown layer can simply be taken off.
! avocado pit | the pit keeps guacamole green | Only what lies below the pit stays green, because no air gets there. | Wrap pressed onto it does more.

# boiling-potatoes | how-to | boiling potatoes | boil potatoes, boil potato, cook potatoes, cook potatoes in water, boiled potatoes, boil potatoes for salad, boil potatoes perfectly | Potato
> Potatoes go into cold water. | A knife tells you more than a clock. | The same size, the same time.
@ The pot is on the stove, and dinner is in half an hour.
1 | even pieces | How do you cut potatoes for boiling? | Make all potatoes the same size | Make all potatoes the same size. Leave small ones whole, and cut large ones into pieces like them. | Then they are done together. | For salad, cook them in the skin.
2 | cold water | Do potatoes go into cold or hot water? | Start them in cold salted water | Cover them with cold water, and add one to two teaspoons of salt for each liter. | In hot water the outside falls apart before the middle is done. | The water should stand a finger above them.
3 | simmering pot | How long do you boil potatoes? | Simmer for about twenty minutes | Once it boils, turn the heat down. Pieces take ten to fifteen minutes, whole ones twenty to thirty. | A wild boil breaks them. | Put the lid on at an angle, so that it does not boil over.
4 | knife tip | When are potatoes done? | Test with the tip of a knife | Test with the tip of a knife. Push a knife into the largest one. If the potato slides off by itself, they are done. | The largest needs the longest. | Test early, and then every two minutes.
5 | steaming pot | What do you do after boiling potatoes? | Drain them and let them steam | Drain them and let them steam. Pour off the water, and leave them in the open pot for a minute or two. | They get dry and take up butter better. | Throw away green parts and sprouts before you cook.

# cooking-salmon | how-to | cooking salmon | cook salmon, bake salmon, pan fry salmon, fry salmon, cook salmon in oven/pan, bake salmon in oven, make crispy salmon, cook salmon without drying out, salmon skin crispy | Salmon as food
> Most salmon is cooked two minutes too long. | Dry skin is crisp skin. | The white spots tell you that it was too hot.
@ The fillet lies in front of you, and you do not want it dry.
1 | paper towel | How do you get salmon skin crisp? | Pat the fish dry | Pat the fish dry. Dry the fillet well with paper towels, above all the skin, and salt it. | Water has to boil off before anything gets crisp. | Take it out of the fridge ten minutes before.
2 | skin side down | Which side of salmon is cooked first? | Begin with the skin side down | Begin with the skin side down. Put it skin down in a hot pan with oil, and press it flat for some seconds. | Skin shrinks and bends at first. | Then turn the heat to medium.
3 | color line | How long do you fry salmon? | Watch the color climb up the side | Watch the color climb up the side. Leave it until the pale color has climbed most of the way up, about four to six minutes. | You see from the side how far it is. | Do not push it around.
4 | turned fillet | When do you turn salmon? | Turn it once for the last minute | Turn it once for the last minute. Turn it over, and give the other side about a minute. | It lets go of the pan by itself when it is crisp. | A thin piece need not be turned at all.
5 | flaking fish | When is salmon done? | Stop when it flakes in the middle | Press with a fork. When it parts into flakes and is no longer raw in the middle, it is done. | It cooks on a little on the plate. | In the oven, fifteen minutes at a hundred and eighty degrees Celsius often do it.

# french-toast | how-to | making French toast | make french toast, french toast, french toast for one/beginners, homemade french toast, make french toast without vanilla | French toast
> French toast is made for old bread. | Soggy in the middle means too hot outside. | Breakfast out of what you would throw away.
@ The bread is two days old, and that is good news.
1 | stale bread | Which bread is best for French toast? | Take thick slices of old bread | Take thick slices of old bread. Use bread of one or two days, cut as thick as a finger or more. | Dry bread drinks more without falling apart. | Fresh bread can dry in a low oven for some minutes.
2 | egg and milk | What goes into French toast batter? | Beat eggs with milk and a pinch of salt | For four slices, beat two eggs with some hundred and fifty milliliters of milk, salt and cinnamon. | Salt lifts the taste. | Sugar in it browns fast, so use little.
3 | soaking slice | How long do you soak the bread? | Soak each side for a short while | Soak each side for a short while. Give each side twenty to thirty seconds, and let it drip. | The middle should be wet, and the slice still hold. | Thick slices take longer.
4 | butter in a pan | How hot is the pan for French toast? | Fry in butter on medium heat | Fry in butter on medium heat. Fry each side for about three minutes until it is golden. | On high heat it burns before the egg sets. | Wipe the pan, and take fresh butter before it gets dark.
5 | berries | What goes well with French toast? | Serve it at once with fruit | Serve it at once with fruit. Top it with berries, yogurt or maple syrup. | It gets limp when it waits. | For many, keep it warm on a rack in the oven.

# roast-chicken | how-to | roasting a chicken | roast chicken, roast whole chicken, cook whole chicken, make roast chicken, bake whole chicken, roast chicken in oven, juicy roast chicken | Roast chicken
> Salt, heat and half an hour of patience at the end. | The bird does not need a bath. | Crisp skin is dry skin.
@ The oven ticks, and the whole house begins to smell of Sunday.
1 | paper towel | Should you wash a chicken? | Pat it dry and do not wash it | Pat it dry and do not wash it. Dry it inside and outside with paper towels. | Washing spreads germs around the sink. | Wash your hands and the board afterward instead.
2 | salt | When do you salt a chicken? | Salt it early, inside and outside | Salt it early, inside and outside. Salt it the day before, or at least some time before it goes in. | Salt needs time to get into the meat. | Left open in the fridge, the skin dries and gets crisper.
3 | hot oven | How hot do you roast a chicken? | Roast at about two hundred degrees | Put it breast up in an oven of about two hundred degrees Celsius, some forty to fifty minutes for each kilogram. | High heat browns the skin. | Lay onions or potatoes below, which catch the juice.
4 | thermometer | When is roast chicken done? | Measure the thickest part of the thigh | Measure the thickest part of the thigh. The bird is done when the thigh has seventy five degrees Celsius, measured beside the bone. | The breast is done before the thigh. | Clear juice alone proves nothing: the thermometer decides.
5 | resting bird | Why let roast chicken rest? | Let it rest before you carve | Let it rest before you carve. Leave it for ten to fifteen minutes, loosely covered. | The juice settles and stays in the meat. | Boil the bones for a broth.

# peeling-garlic | how-to | peeling garlic | peel garlic, peel garlic fast/quickly, peel garlic clove/cloves, garlic peeling, get garlic smell off hands, crush garlic | Garlic
> One push with a knife, and the skin is off. | The jar trick peels a whole bulb. | The finer you cut it, the louder it gets.
@ Ten cloves, and your fingers already stick.
1 | broken bulb | How do you take a garlic bulb apart? | Press the bulb with your palm | Press the bulb with your palm. Lay it on the board, and lean on it with the heel of your hand. | It breaks into cloves. | Rub off the loose skins.
2 | flat knife | How do you peel garlic fast? | Crush each clove under a flat knife | Lay the flat side of a wide knife on the clove, and push down once with your palm. | The skin splits and slips off. | Keep the edge turned away from you.
3 | shaken jar | How do you peel much garlic at once? | Shake many cloves in a closed jar | Shake many cloves in a closed jar. Put the cloves in a jar with a lid, and shake it hard for twenty to thirty seconds. | They knock the skins off each other. | It works best with dry, older garlic.
4 | chopped garlic | Does chopping change the taste of garlic? | Cut it finer for a stronger taste | Cut it finer for a stronger taste. Slices are mild, fine pieces sharp, and crushed garlic sharpest. | The sharp substance arises only when cells break. | Whole cloves that are roasted turn sweet.
5 | wet hands | How do you get garlic smell off your hands? | Rinse your hands in cold water | Rinse your hands in cold water. Wash with cold water and soap, or rub in some salt or lemon. | Rub the board, too. | In the pan, take it off before it browns, or it turns bitter.

# cutting-a-mango | how-to | cutting a mango | cut mango, cut mangoes, cut up mango, peel mango, slice mango, cut mango easily, eat mango | Mango
> The seed is flat, and that is the whole secret. | Two cheeks, one grid, no mess. | Color tells you nothing. Your thumb does.
@ The mango is ripe, and juice runs down your wrist.
1 | pressed mango | How do you know that a mango is ripe? | Press it and smell the stem | A ripe mango gives a little, like a peach, and smells sweet at the stem. | Its color depends on the kind. | A hard one ripens in some days at room temperature.
2 | standing mango | How does the seed lie in a mango? | Stand it up with the narrow side to you | The seed is large and flat, and stands along the broad sides. | The knife passes it on the left and on the right. | Cut a thin slice off the end, so that it stands.
3 | mango cheek | Where do you cut a mango? | Cut off both cheeks beside the seed | Cut off both cheeks beside the seed. Cut down about a centimeter beside the middle, on both sides. | If you feel something hard, move out a little. | The strips that are left can be cut off, too.
4 | grid | How do you make mango cubes? | Cut a grid without cutting the skin | Cut a grid without cutting the skin. Hold a cheek in a towel, and cut lines across and along down to the skin. | The skin holds the cubes together. | Do not cut toward your palm with force.
5 | turned-out cheek | How do you get the cubes off? | Push the skin out and cut them off | Push the skin from below, so that the cubes stand up, and cut or spoon them off. | Or scoop the flesh out whole with the rim of a glass. | Some people's skin reacts to the peel.

# iced-tea | how-to | making iced tea | make iced tea, iced tea, make ice tea, homemade iced tea, make cold brew tea, make sweet tea, iced tea from scratch | Iced tea
> Ice waters it down, so brew it twice as strong. | Cold water makes tea that never gets bitter. | The sugar goes in while it is hot.
@ It is thirty degrees, and the kettle seems a bad idea.
1 | teapot | How strong is the tea for iced tea? | Brew the tea twice as strong | Brew the tea twice as strong. Use twice the tea for the same water, and not a longer time. | Ice will thin it. | Longer brewing only makes it bitter.
2 | timer | How long do you brew iced tea? | Take the leaves out in time | Take the leaves out in time. Black tea gets three to four minutes, green tea two to three with cooler water. | Then the bitter part begins. | Do not squeeze the bags.
3 | sugar | When do you sweeten iced tea? | Sweeten it while it is warm | Sweeten it while it is warm. Stir in sugar or honey before it cools. | In cold tea it sinks to the bottom. | You can always add more, so begin with little.
4 | ice glass | How do you cool iced tea? | Pour it over plenty of ice | Pour it over plenty of ice. Fill a glass jug with ice only after the tea has cooled a little. | Boiling tea can crack glass. | Lemon, mint or peach come in now.
5 | jug in fridge | What is cold brew tea? | Or let it draw cold overnight | Or let it draw cold overnight. Put tea in cold water, and leave it in the fridge for eight hours or so. | Cold water draws out less that is bitter. | It keeps for about two days.

# caramelizing-onions | how-to | caramelizing onions | caramelize/caramelise onions, make caramelized/caramelised onions, caramelized/caramelised onions, brown onions, cook onions sweet | Caramelization
> No onion caramelizes in ten minutes. | A mountain of onions becomes a spoonful. | The brown at the bottom is the best part.
@ The pan is full to the rim, and in an hour it will be almost empty.
1 | onion slices | How do you cut onions for caramelizing? | Cut even slices, not too thin | Cut even slices, not too thin. Slice them from pole to pole, about three millimeters thick. | Very thin ones burn or melt. | Take twice as many as you think.
2 | wide pan | Which pan for caramelized onions? | Use a wide pan and medium heat | Use a wide pan and medium heat. Warm butter or oil in a wide, heavy pan, and add the onions with a pinch of salt. | Salt draws out water. | Stir until all of them shine.
3 | soft onions | How long does it take to caramelize onions? | Turn it low and give it time | Turn it low and give it time. On low to medium heat, stir every few minutes for forty minutes or more. | Water has to go before they brown. | Faster heat burns the edges only.
4 | splash of water | What do you do when onions stick? | Loosen the brown with some water | When it sticks and browns at the bottom, add a tablespoon of water and scrape. | The brown has the taste. | Repeat this as often as needed.
5 | brown onions | When are caramelized onions done? | Stop when they are soft and deep brown | Stop when they are soft and deep brown. The onions should be like jam, sweet and brown all through. | A drop of vinegar at the end wakes them up. | They keep for some days in the fridge, and freeze well.

# thawing-meat | how-to | thawing food safely | thaw meat/food/chicken/fish, thaw frozen meat/food/chicken/fish, defrost meat/food/chicken/fish, defrost meat/chicken fast/quickly/safely, thaw meat/chicken fast/safely, defrost frozen meat/chicken | Food safety
> The counter is the worst place to thaw meat. | The fridge does it while you sleep. | Cold water is the fast way.
@ It is five in the afternoon, and dinner is a block of ice.
1 | fridge shelf | How do you thaw meat safely? | Thaw it in the fridge overnight | Thaw it in the fridge overnight. Put it in a bowl on the lowest shelf the day before. | It stays cold all the way through. | The bowl keeps juice off other food.
2 | cold water bath | How do you thaw meat fast? | Use cold water for the fast way | Seal it in a bag, put it in cold water, and change the water every half hour. | Water carries warmth better than air. | Cook it right after.
3 | microwave | Can you thaw meat in a microwave? | Microwave it only to cook it at once | Use the defrost setting, turn it often, and cook it at once. | Some spots get warm, and there germs grow. | Take off the packaging first.
4 | kitchen counter | Why not thaw meat on the counter? | Keep frozen meat off the counter | Keep frozen meat off the counter. At room temperature the outside is warm for hours while the middle is still ice. | Germs grow fast between five and sixty degrees Celsius. | Hot water has the same fault.
5 | frozen vegetables | What need not be thawed? | Cook thin things straight from frozen | Cook thin things straight from frozen. Vegetables, thin fillets and soup can go into the pot frozen. | They take a little longer. | Big pieces would be burnt outside and raw inside.

# whipping-cream | how-to | whipping cream | whip cream, make whipped cream, whipped cream, whip cream by hand, cream not whipping, cream wont whip, whip heavy cream | Whipped cream
> Warm cream will never stand. | Ten seconds too many, and you have butter. | The bowl belongs in the freezer, too.
@ The cake is ready, and the cream is still liquid.
1 | cream carton | Which cream can be whipped? | Take cream with enough fat | Take cream with enough fat. Use cream with thirty percent of fat or more. | The fat holds the bubbles. | Below that, it only foams.
2 | cold bowl | Why does cream not get stiff? | Chill cream, bowl and whisk | Put bowl and whisk in the freezer for ten minutes, and take the cream straight from the fridge. | Warm fat is too soft to hold air. | On hot days, stand the bowl in ice.
3 | whisk | How fast do you whip cream? | Start slowly, then go to medium | Begin slowly until it foams, then whip at medium speed. | Small bubbles last longer than big ones. | A bowl not more than a third full does not splash.
4 | sugar | When do you add sugar to cream? | Sweeten it when it begins to thicken | Sweeten it when it begins to thicken. Add a tablespoon of powdered sugar for each cup of cream once the whisk leaves lines. | It often has a bit of starch, which helps to hold it. | Vanilla goes in now, too.
5 | soft peak | When is whipped cream done? | Stop when peaks stand with soft tips | Lift the whisk. When the peak stands and its tip bends, stop. | A little more, and grains of butter form. | If it just turned grainy, stir in a tablespoon or two of liquid cream.

# stovetop-popcorn | how-to | making popcorn on the stove | make popcorn, make popcorn on stove, make popcorn in pot, stovetop popcorn, make popcorn without microwave, homemade popcorn | Popcorn
> Three test kernels tell you when to pour. | Movie popcorn needs a pot and three minutes. | Shake it, and the last one does not burn.
@ The film begins in five minutes, and the bag for the microwave is gone.
1 | pot with oil | How much oil for popcorn? | Heat oil with three kernels in it | Cover the bottom of a heavy pot thinly with oil that bears heat, and add three kernels. | They tell you when it is hot. | Put the lid on.
2 | popped kernel | When is the oil hot enough? | Wait until the three have popped | When all three have popped, take the pot off the heat. | Now the oil is right. | Take them out, or leave them.
3 | layer of kernels | How much corn goes into the pot? | Add one layer and wait half a minute | Add one layer and wait half a minute. Pour in one layer of kernels, cover it, and wait for thirty seconds off the heat. | All of them warm up together. | So they pop at nearly the same time.
4 | shaken pot | How do you keep popcorn from burning? | Heat it again and shake it | Put it back on medium heat, and shake it, with the lid open a crack. | Steam gets out, and it stays crisp. | Point the crack away from your face.
5 | bowl and salt | When is popcorn done? | Stop when two seconds pass between pops | Stop when two seconds pass between pops. Take it off when the pops get slow, and pour it into a bowl. | The rest would burn. | Fine salt sticks best.

# making-smoothies | how-to | making a smoothie | make smoothie/smoothies, smoothie, smoothies, make fruit/green/banana smoothie, healthy smoothie, make smoothie without blender/yogurt, make smoothie thick/thicker | Smoothie
> The order in the blender decides it. | A frozen banana is better than ice. | Green does not have to taste green.
@ The blender is loud, and breakfast is in the glass.
1 | liquid in blender | What goes into a blender first? | Pour the liquid in first | Pour the liquid in first. Begin with a cup of milk, yogurt or water for two people. | Then the blades can turn at once. | Less liquid makes it thicker.
2 | leaves | How do you make a green smoothie? | Blend leaves before the fruit | Blend leaves before the fruit. Blend a handful of spinach with the liquid until it is smooth. | No bits are left that way. | Spinach tastes mild beside fruit.
3 | frozen banana | What makes a smoothie creamy? | Use frozen fruit in place of ice | Use frozen fruit in place of ice. Add a banana in frozen pieces, or berries from the freezer. | Ice melts and waters it down. | Freeze ripe bananas without their peel.
4 | oats | What makes a smoothie fill you up? | Add oats, nuts or yogurt | Two tablespoons of oats, nut butter or plain yogurt make it a small meal. | Fruit alone is mostly water and sugar. | Seeds thicken it after some minutes.
5 | tasted glass | How do you season a smoothie? | Taste, and add a little lemon | A squeeze of lemon or a pinch of salt makes fruit taste stronger. | Often no sugar is needed. | Rinse the blender at once, and it cleans itself.

# ripening-bananas | how-to | ripening bananas and avocados | ripen banana/bananas, ripen bananas fast/faster/overnight, ripen avocado/avocados, ripen avocado/avocados fast/faster, keep bananas from turning/browning, bananas turning brown, ripen fruit, ripen fruit faster | Ripening
> Bananas ripen by talking to each other. | A paper bag saves you two days. | The oven makes them brown, not ripe.
@ You want banana bread today, and the bananas are green.
1 | paper bag | How do you ripen bananas faster? | Close them in a paper bag | Close them in a paper bag. Put the bananas or avocados in a paper bag, and fold it shut. | They give off a gas that makes them ripen, and the bag keeps it in. | One to three days are enough.
2 | apple | Why put an apple with bananas? | Add an apple to the bag | A ripe apple or another ripe banana gives off more of the same gas. | It works for avocados and pears, too. | Keep them warm, not in the fridge.
3 | oven tray | Can you ripen bananas in the oven? | Use the oven only for baking bananas | Use the oven only for baking bananas. Baked in the skin at about a hundred and fifty degrees Celsius for fifteen to twenty minutes, they turn soft and black. | That makes them easy to mash. | They get less sweet than ripe ones.
4 | hanging bananas | How do you keep bananas from turning brown? | Keep them apart to slow them down | Keep them apart to slow them down. Hang them up, away from apples and avocados. | Less gas, more time. | Ripe ones may go in the fridge, where only the skin turns dark.
5 | freezer bag | What do you do with too ripe bananas? | Peel and freeze what is too ripe | Peel and freeze what is too ripe. Freeze them in pieces for smoothies and banana bread. | Brown spots mean more sugar. | Frozen in the peel, they are hard to open.

# making-lemonade | how-to | making lemonade | make lemonade, lemonade, homemade lemonade, make fresh lemonade, lemonade from scratch, make lemonade with real/fresh lemons, make pink lemonade | Lemonade
> Sugar sinks in cold water. Cook it first. | Roll the lemon, and it gives more. | One cup, one cup, and then taste.
@ The table is on the sidewalk, and the first neighbor is coming.
1 | rolled lemon | How do you get more juice out of a lemon? | Roll the lemons before you cut them | Roll the lemons before you cut them. Roll each one under your palm with some weight. | It opens the little bags inside. | Lemons at room temperature give more than cold ones.
2 | sugar syrup | Why does lemonade need a syrup? | Dissolve the sugar in hot water | Heat a cup of sugar with a cup of water until it is clear, and let it cool. | Sugar dissolves only slowly in cold juice. | Some strips of peel in it add taste.
3 | strained juice | How much lemon goes into lemonade? | Add a cup of juice, without pips | Add a cup of juice, without pips. Squeeze four to six lemons for a cup of juice, and strain it. | Pips make it bitter. | Some pulp may stay.
4 | jug | How much water goes into lemonade? | Fill up with water and taste | Fill up with water and taste. Mix juice and syrup, and add three to four cups of cold water bit by bit. | Lemons differ. | It should be a little too strong, because ice follows.
5 | mint leaves | What goes well in lemonade? | Serve it cold with mint or berries | Serve it cold with mint or berries. Put ice in the glasses, not in the jug. | So the jug does not get watery. | Crushed berries turn it pink.

# melting-chocolate | how-to | melting chocolate | melt chocolate, melt chocolate chips, melt chocolate in microwave, melt chocolate without burning, melt chocolate on stove, chocolate seizing, fix seized chocolate | Chocolate
> One drop of water ruins a bowl of chocolate. | Stop before it is melted. | Chocolate melts in your hand. It needs no high heat.
@ The strawberries are washed, and the chocolate is still a bar.
1 | chopped chocolate | How do you prepare chocolate for melting? | Chop it small and even | Chop it small and even. Chop it with a big knife to pieces of one size. | Small pieces melt at low heat. | Chips melt slower, since they are made to hold their shape.
2 | dry bowl | Why does chocolate turn grainy? | Keep every drop of water away | Keep every drop of water away. Use a dry bowl and a dry spoon. | A little water makes the sugar clump, and it turns to paste. | If it happens, add hot cream and make a sauce of it.
3 | bowl over pot | How do you melt chocolate on the stove? | Set a bowl over hardly simmering water | Set a bowl over hardly simmering water. The bowl should not touch the water. Stir now and then. | Steam is hot enough. | Turn the heat off when half of it has melted.
4 | microwave | How do you melt chocolate in a microwave? | Microwave it in short bursts | Microwave it in short bursts. Heat it for twenty to thirty seconds at half power, stir, and repeat. | It keeps its shape while it is already melted. | Burnt chocolate cannot be saved.
5 | glossy spoon | When do you stop heating chocolate? | Stop early and stir the rest smooth | Stop early and stir the rest smooth. Take it away when a few pieces are left, and stir until it is glossy. | What is warm melts the rest. | For a shiny, snapping coat it has to be tempered.

# brewing-tea | how-to | brewing tea | brew tea, make tea, brew perfect cup of tea, make perfect cup of tea, make good tea, brew green/black/loose tea, make cup of tea, steep tea, make english tea | Tea
> Bitter tea is green tea with boiling water. | Time makes it bitter. More leaves make it strong. | The water matters more than the pot.
@ The kettle clicks, and the afternoon gets quiet.
1 | fresh water | Which water is best for tea? | Boil fresh, cold water | Fill the kettle with fresh cold water each time. | Very hard water makes a film and a dull taste. | A filter helps there.
2 | warm pot | Why warm the pot? | Warm the pot or the cup | Warm the pot or the cup. Rinse it with hot water, and pour it out. | A cold pot takes away the first heat. | It counts most with black tea.
3 | kettle | How hot is the water for tea? | Boiling for black, cooler for green | Black and herbal tea get boiling water. Green tea gets water of about eighty degrees Celsius. | Boiling water makes green tea bitter. | A few minutes with the lid open cool it.
4 | timer | How long do you brew tea? | Time it, and take the leaves out | Time it, and take the leaves out. Black tea draws three to five minutes, green tea two to three, herbs five to ten. | Longer makes it more bitter than strong. | For strong tea, take more leaves.
5 | milk | When do you put milk in tea? | Add milk and sugar at the end | Add milk and sugar at the end. Taste it first, then sweeten it or add milk. | You see by the color how much it needs. | One teaspoon of leaves a cup is a good start.

# making-jam | how-to | making jam | make jam, jam, make strawberry jam, homemade jam, make jam without pectin, make jam for beginners, preserve fruit, make fruit jam | Fruit preserves
> Jam is fruit, sugar and a cold plate. | Underripe fruit sets better. | The foam is for the cook.
@ The kitchen smells of strawberries, and the spoon leaves a trail.
1 | ripe fruit | Which fruit makes good jam? | Use fresh fruit, not too ripe | Use fresh fruit, not too ripe. Wash it, cut out bad spots, and weigh it. | Fruit that is just ripe has more pectin, which sets the jam. | Apples and currants have much, strawberries little.
2 | sugar | How much sugar goes into jam? | Weigh the sugar by the recipe | Weigh the sugar by the recipe. Classic jam takes about as much sugar as fruit. Gelling sugar needs less, as its bag says. | Sugar keeps it from spoiling. | With less, it keeps for a shorter time, in the fridge.
3 | big pot | How long do you boil jam? | Boil it hard in a large pot | Heat it slowly until the sugar is dissolved, add lemon juice, and boil it hard while you stir. | It foams up high. | Hot jam burns badly, so keep children away.
4 | cold plate | How do you know that jam is done? | Test a drop on a cold plate | Test a drop on a cold plate. Put a drop on a plate from the freezer, and push it. If it wrinkles, it is done. | Hot jam always looks thin. | If not, boil it for two more minutes.
5 | hot jar | How do you fill jam? | Fill hot jars nearly full and close them | Fill it hot into clean, hot jars, up to a centimeter below the rim, wipe the rims, and close them at once. | The cooling lid pulls itself tight. | Throw away jam with mold, all of it.
`
