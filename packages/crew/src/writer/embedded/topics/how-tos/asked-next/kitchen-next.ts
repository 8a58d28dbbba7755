/** Dishes and cuts that everybody looks up, for `readTopics`. */
export const KITCHEN_NEXT = `
# chickpea-spinach-pan | how-to | cooking chickpeas with spinach | cook chickpeas, chickpeas and spinach, chickpea spinach, spinach and chickpeas, chickpea dinner, chickpea recipe, easy chickpea recipe, dinner with chickpeas and spinach, dinner with chickpeas, chickpea curry, make chickpea curry, vegan dinner, easy vegan dinner, quick vegan dinner, one pan vegan dinner, vegan one pan dinner | Chickpea
> One pan, one can, fifteen minutes. | It costs less than a coffee. | The spinach is gone in a minute. Watch it.
@ Garlic hits the warm oil, and dinner has begun.
1 | rinsed chickpeas | How do you prepare canned chickpeas? | Drain the chickpeas, and dry them | Drain and rinse a can of chickpeas, and let them dry on a towel. Dry ones get brown. | Wet ones only steam. | One can feeds two people.
2 | golden onions | How do you start a chickpea pan? | Fry an onion, then add garlic | Fry a chopped onion in oil until it is soft, about five minutes. Then add sliced garlic for half a minute. | Garlic burns quickly. | A wide pan leaves room for the leaves later.
3 | spice spoon | Which spices go with chickpeas? | Wake up the spices in oil | Stir in a teaspoon each of cumin and paprika, and let them sizzle for a few seconds. | Heat brings out their smell. | Curry powder does well, too.
4 | tomato pan | How do chickpeas get a sauce? | Add tomatoes, and let it simmer | Add the chickpeas and a can of chopped tomatoes, with salt, and let it simmer for eight minutes. | Coconut milk instead makes it a curry. | Press a few chickpeas flat, and the sauce gets thick.
5 | wilting leaves | When do you add the spinach? | Stir in the spinach at the end | Stir in a few handfuls of spinach and turn off the heat when they have wilted. Finish with lemon juice. | It takes about one minute. | Bread or rice makes it a meal.

# cooking-bacon | how-to | cooking bacon | cook bacon, make bacon, crispy bacon, bake bacon, bacon in the oven, fry bacon, cook bacon in the oven | Bacon
> Most people start it far too hot. | The oven does it without a splash. | Its fat is worth keeping.
@ The kitchen is quiet, and then it begins to sizzle.
1 | cold pan | How do you start bacon? | Start bacon in a cold pan | Start bacon in a cold pan, in one layer, over low to medium heat. The fat melts slowly, and the slices stay flat. | A hot pan curls and burns them. | It needs no oil.
2 | turned slices | How often do you turn bacon? | Turn it when it lets go | Turn it when it lets go of the pan, and again when one side gets brown. | Pour off fat if it swims. | It takes some ten minutes.
3 | oven tray | How do you cook bacon in the oven? | For many people, use the oven | For many people, lay it on paper on a tray with a rim and bake it at two hundred degrees Celsius for about fifteen minutes. | Two hundred Celsius is about four hundred Fahrenheit. | No turning, and no splashes.
4 | paper towel | How does bacon get crispy? | Take it out a little early | Take it out just before it looks done, and let it drain on paper. It gets crisp while it cools. | In the pan, it goes on cooking. | Thick slices stay chewy inside.
5 | jar of fat | What do you do with bacon fat? | Save the fat, and spare the drain | Save the fat in a jar in the fridge, and fry eggs or potatoes in it. Never pour it down the drain. | There it sets and clogs the pipe. | What you do not want goes into the trash when cold.

# cooking-quinoa | how-to | cooking quinoa | cook quinoa, make quinoa, fluffy quinoa, quinoa fluffy, quinoa recipe | Quinoa
> If it tastes bitter, you forgot one step. | A little less water makes the difference. | Little tails tell you when it is done.
@ You lift the lid, and a thousand small rings look at you.
1 | sieve | Why do you rinse quinoa? | Rinse it in a fine sieve | Rinse it in a fine sieve under cold water until there is no more foam. Its skin holds bitter stuff. | Some kinds are sold washed. Once more does no harm. | The foam is natural soap.
2 | toasted grains | How does quinoa get more taste? | Toast it dry for two minutes | Toast it in the dry pot for two minutes, and stir. It smells of nuts then. | You may skip it in a hurry. | A little oil speeds it up.
3 | two cups | How much water does quinoa need? | Take almost twice as much water | Take almost two cups of water for one cup of quinoa, and salt. Broth tastes better still. | More water makes it mushy. | One cup dry becomes about three.
4 | lidded pot | How long does quinoa cook? | Simmer it covered for fifteen minutes | Bring it to a boil, then simmer it on low heat with the lid on, for about fifteen minutes. | It is done when small tails come loose. | Do not stir it.
5 | fork | How does quinoa get fluffy? | Let it rest, then use a fork | Take it off the heat, leave the lid on for five minutes, then loosen it with a fork. | The steam dries it evenly. | For salad, let it cool on a plate.

# making-risotto | how-to | making risotto | make risotto, risotto, risotto recipe, creamy risotto, cook risotto, mushroom risotto, make mushroom risotto | Risotto
> There is no cream in it. | It waits for nobody. | Washing the rice ruins it.
@ A wooden spoon goes round, and the wine hisses.
1 | round rice | Which rice is for risotto? | Use round rice, and do not wash it | Use a round rice such as arborio or carnaroli, and do not wash it. Its starch makes the cream. | Long rice stays loose. | One cup feeds two or three people.
2 | glassy rice | How do you start risotto? | Toast the rice with the onion | Soften a chopped onion in butter or oil, add the dry rice, and stir for two minutes until the edges look like glass. | So the grains keep their bite. | Nothing should get brown.
3 | wine glass | Why does wine go into risotto? | Let the wine boil away | Pour in a splash of white wine, and stir until it is gone. Its acid balances the butter. | A little lemon at the end does the same. | The alcohol has mostly gone.
4 | ladle | How much broth does risotto need? | Add hot broth, ladle by ladle | Add hot broth, a ladle at a time, and stir often. Add more when it is soaked up, for about eighteen minutes. | Cold broth stops the cooking. | Taste from minute fifteen.
5 | butter and cheese | How does risotto get creamy? | Beat in cold butter and cheese | Take it off the heat, and beat in cold butter and grated hard cheese. It should flow slowly on the plate. | Too stiff? Add a little broth. | Eat it at once.

# making-tomato-sauce | how-to | making tomato sauce | make tomato sauce, tomato sauce recipe, make marinara, marinara sauce, homemade tomato sauce, make pasta sauce, make spaghetti sauce, make tomato sauce from scratch, make pasta sauce from scratch | Tomato sauce
> Five things, one pot. | Canned tomatoes are often better than fresh ones. | It tastes better tomorrow.
@ The sauce bubbles like a small red volcano.
1 | slow garlic | How do you start tomato sauce? | Warm garlic slowly in olive oil | Warm sliced garlic in plenty of olive oil, on low heat, until it is only just golden. | The oil carries the taste. | Take it off the heat if it browns.
2 | canned tomatoes | Are canned tomatoes good for sauce? | Take good canned tomatoes | Take whole canned tomatoes, and crush them by hand. They were picked ripe, which winter tomatoes were not. | In summer, ripe fresh ones are lovely. | Whole ones are often better than chopped.
3 | open pot | How long does tomato sauce cook? | Simmer it open for half an hour | Simmer it without a lid for about half an hour, and stir now and then. Water leaves, and taste stays. | A splash guard saves your shirt. | When the oil comes to the top, it is ready.
4 | pinch of salt | Why is tomato sauce sour? | Balance sour with salt first | Taste it, and add salt first. If it is still sour, add a pinch of sugar, or a small piece of butter. | Salt also softens sourness. | A carrot cooked along sweetens gently.
5 | basil leaves | When does basil go in? | Tear in the basil last | Tear in basil when the heat is off. Cooked for long, it loses its smell. | Toss it with the pasta and some of its water. | What is left can be frozen.

# making-pesto | how-to | making pesto | make pesto, pesto, pesto recipe, basil pesto, homemade pesto, make basil pesto, keep pesto green | Pesto
> It only takes five minutes, and no stove. | Heat is its enemy. | Its name means pounded.
@ You crush one leaf, and the whole kitchen smells of summer.
1 | dry basil | How do you prepare basil for pesto? | Wash the basil, and dry it well | Wash two large handfuls of basil leaves, and dry them well. Water makes pesto dull. | Thick stems stay out. | Young leaves are the best.
2 | pine nuts | Which nuts are for pesto? | Toast the nuts, and let them cool | Toast a handful of pine nuts in a dry pan until they are golden, and let them cool. Traditional cooks leave them raw. | Almonds, walnuts or sunflower seeds are cheaper. | They burn within seconds.
3 | mortar | How do you crush pesto? | Crush garlic, salt and nuts first | Crush one clove of garlic with salt and the nuts. Then work in the leaves, in a mortar or with short pulses of a blender. | A blender that runs long gets warm. | Warm leaves turn brown.
4 | cheese heap | Which cheese is for pesto? | Stir in grated hard cheese | Stir in two handfuls of grated hard cheese, such as parmesan, and good olive oil until it is creamy. | In Genoa a sheep's cheese goes in as well. | Salt it at the end, because cheese is salty.
5 | green jar | How does pesto stay green? | Cover it with oil, and never cook it | Put it into a jar, cover it with oil, and keep it in the fridge for a few days. Mix it with hot pasta off the heat. | Air and heat turn it brown. | It freezes well in small portions.

# making-stir-fry | how-to | making a stir-fry | make stir fry, make a stir fry, make stir-fry, make a stir-fry, stir fry, stir-fry, stir fry recipe, chicken stir fry, make chicken stir fry, vegetable stir fry, stir fry vegetables | Stir frying
> It cooks faster than you can chop. | A full pan is a soup. | The sauce comes last.
@ The oil shimmers, and everything stands ready in bowls.
1 | small bowls | What do you do before a stir-fry? | Cut everything before you start | Cut everything into pieces of one size, and put it beside the stove. Once the pan is hot, there is no time. | Hard vegetables are cut thinner. | Mix the sauce in a cup, too.
2 | hot wok | How hot is the pan for a stir-fry? | Heat the pan until oil shimmers | Heat the pan well, then add oil that stands heat, such as peanut or canola. It should shimmer. | A wide steel pan will do. | A weak stove needs small portions.
3 | browned meat | When does the meat go in? | Fry the meat first, then take it out | Fry the meat or tofu in one layer until it is brown, and take it out. It comes back at the end. | So it does not get tough. | Pat it dry before.
4 | crisp carrots | In which order do vegetables go in? | Hard vegetables first, soft ones later | Start with carrots and broccoli, then peppers, and leaves at the end. Keep things moving. | They should still be crisp. | A tablespoon of water helps along what is hard.
5 | sauce cup | When do you add the sauce? | Pour the sauce in for one minute | Put the meat back, pour in soy sauce with a little sugar and starch, and toss it for a minute. It thickens and shines. | Garlic and ginger go in just before. | Serve it at once.

# making-mac-and-cheese | how-to | making mac and cheese | make mac and cheese, mac and cheese, mac n cheese, make mac n cheese, mac and cheese recipe, macaroni and cheese, make macaroni and cheese, creamy mac and cheese | Macaroni and cheese
> Grainy sauce? The cheese got too hot. | Grate it yourself. | It needs mustard, even if you do not taste it.
@ A spoon comes up, and the threads do not end.
1 | al dente macaroni | How long do you boil the macaroni? | Boil the pasta two minutes short | Boil the pasta two minutes shorter than the package says. It goes on cooking in the sauce. | Soft macaroni fall apart. | Salt the water.
2 | butter and flour | How do you make the sauce? | Cook butter and flour for a minute | Melt butter, stir in as much flour, and cook it for a minute. So it does not taste raw. | Three tablespoons of each are for a pint of milk. | It should not turn brown.
3 | whisked milk | How do you keep lumps out? | Whisk in the milk bit by bit | Whisk in milk, a little at first, then the rest, and let it simmer until it coats a spoon. | Warm milk makes fewer lumps. | A pinch of mustard wakes up the cheese.
4 | grated cheddar | Why does cheese sauce get grainy? | Take it off the heat for cheese | Take it off the heat, and stir in the cheese by handfuls. Boiling makes it grainy. | Cheese that you grate yourself melts better. | Bagged cheese is dusted so that it does not stick.
5 | crumb crust | How does mac and cheese get a crust? | Bake it with crumbs on top | Mix it with the pasta. For a crust, put buttered crumbs on top, and bake it hot until golden. | Ten to fifteen minutes are enough. | Without a crust, eat it right away.

# making-grilled-cheese | how-to | making a grilled cheese sandwich | make grilled cheese, make a grilled cheese, grilled cheese, grilled cheese sandwich, make a grilled cheese sandwich, perfect grilled cheese | Grilled cheese
> Burned outside, cold inside? Turn it down. | Some of the best use mayonnaise. | Two cheeses are better than one.
@ You cut it, and hear the crust.
1 | sandwich bread | Which bread is for grilled cheese? | Take bread with a tight crumb | Take bread with a tight crumb, not too thick. Cheese runs through large holes. | Sourdough and white bread both do. | Day-old bread is best.
2 | buttered bread | What goes on the outside? | Spread the outside to the edge | Spread soft butter or mayonnaise thinly on the outside, up to the edge. What is bare burns. | Mayonnaise browns evenly. | Hard butter tears the bread.
3 | two cheeses | Which cheese melts best? | Mix a melter with a strong one | Mix one cheese that melts well, such as young cheddar or gouda, with a little of a strong one. | Grated cheese melts faster than slices. | Let the cheese get warm first.
4 | low flame | How hot is the pan for grilled cheese? | Fry it slowly, with a lid | Fry it on low to medium heat for three to four minutes a side. A lid in the first minutes melts the cheese. | Hurry burns the bread. | Press it only lightly.
5 | cut sandwich | When do you cut grilled cheese? | Wait one minute before you cut | Let it rest for a minute on a rack, then cut it. The cheese stays inside. | On a plate, steam makes it soft. | Tomato soup is its oldest friend.

# making-brownies | how-to | making brownies | make brownies, bake brownies, brownies, brownie recipe, brownies recipe, fudgy brownies, make fudgy brownies, homemade brownies | Chocolate brownie
> Dry brownies were baked by the clock. | More eggs and more flour make a cake. | The crackled top has a secret.
@ The top crackles, and below it is almost black.
1 | melted chocolate | How do you start brownies? | Melt butter and chocolate gently | Melt butter and dark chocolate together over low heat, and let it cool a little. | Burned chocolate cannot be saved. | Cocoa with butter works, too.
2 | whisked sugar | How do brownies get a shiny top? | Beat sugar and eggs well | Beat the sugar with the eggs for some minutes until it is pale. That makes the thin, shiny crust. | The sugar dissolves and rises to the top. | Then stir in the chocolate.
3 | folded flour | Why do brownies get like cake? | Fold in the flour, and stop | Fold in the flour only until you see no more of it. Stirring makes it tough. | Less flour makes them fudgy. | A pinch of salt brings out the chocolate.
4 | lined pan | Which pan is for brownies? | Line a square pan with paper | Line a square pan with paper that hangs over the edge. You can lift the whole out by it. | Glass pans bake more slowly. | In a larger pan, they are done sooner.
5 | sticky toothpick | When are brownies done? | Take them out with moist crumbs | Put a toothpick in near the middle. Moist crumbs should stick to it, and no liquid. | They get firm while they cool. | Cold, they cut cleanly.

# checking-eggs | how-to | telling if eggs are fresh | tell if eggs are fresh, eggs are fresh, tell if eggs are good, tell if eggs are bad, egg float test, eggs gone bad, check eggs, egg is bad, egg is still good, tell if an egg is bad, store eggs, keep eggs fresh, know if eggs are bad, know if an egg is bad | Egg as food
> A glass of water knows how old it is. | The date is not the whole truth. | Some countries chill them, and others do not.
@ There is one egg left, and nobody knows since when.
1 | glass of water | How does the water test for eggs work? | Flat in water is fresh, floating is old | Put the egg in a glass of cold water. If it lies flat, it is fresh. If it stands up, it is older, and fine for baking. | With age, air takes the place of water in it. | One that floats is very old. Leave it.
2 | cracked bowl | How do you know that an egg is bad? | Crack it into a cup, and smell | Crack an old egg into a cup of its own first. A bad one smells at once, raw or cooked. | So it does not spoil the whole bowl. | If in doubt, throw it out.
3 | flat yolk | How does a fresh egg look in the pan? | A high yolk means a fresh egg | In a fresh egg, the yolk stands high and the white stays close. In an old one, both run flat. | Fresh ones poach best. | Older ones are easier to peel.
4 | fridge shelf | Where do you store eggs? | Keep bought eggs as the shop did | Keep eggs as the shop did. Once they have been chilled, keep them cold, on a shelf and not in the door. | American eggs are washed, and must be chilled. | The door gets warm each time it opens.
5 | date stamp | How long do eggs keep? | Read the date, then test | Read the date on the box. Eggs that were kept cold are often good for some weeks after they were packed. Test them after the date. | Cook older ones through. | Write the date on loose ones with a pencil.

# using-chopsticks | how-to | eating with chopsticks | use chopsticks, eat with chopsticks, hold chopsticks, chopsticks | Chopsticks
> Only one of them moves. | Half of the trick is where you hold them. | There are two things never to do with them.
@ The noodles are hot, and everybody else has begun.
1 | resting stick | How do you hold the lower chopstick? | Rest the first one, and keep it still | Lay the first stick in the fold between thumb and first finger, and rest it on the ring finger. It does not move. | The thumb holds it down. | About a third should stick out behind.
2 | pencil grip | How do you hold the upper chopstick? | Hold the second like a pencil | Hold the second one like a pencil, between the tip of the thumb, the first and the middle finger. | This one does all the work. | Keep your hand loose.
3 | meeting tips | How do you move chopsticks? | Move only the upper stick | Move only the upper stick up and down, with first and middle finger. The tips should meet. | If they cross, make them even again. | Tap them on the table for that.
4 | cotton ball | How do you practice with chopsticks? | Begin with large, rough things | Begin with bread cubes or cotton balls, then nuts, then noodles. Rice comes by itself when it is sticky. | Wooden sticks are easier than metal ones. | A few minutes a day are enough.
5 | rice bowl | What are bad manners with chopsticks? | Never leave them standing in rice | Never leave them standing upright in rice, and never pass food from stick to stick. In Japan, both belong to funerals. | Lay them on the rest. | Pointing with them is rude as well.

# cutting-a-pineapple | how-to | cutting a pineapple | cut a pineapple, cutting a pineapple, cut pineapple, slice a pineapple, peel a pineapple, pick a pineapple, choose a pineapple, ripe pineapple, pineapple is ripe | Pineapple
> The brown eyes run in a spiral. | It will not get sweeter at home. | Smell its bottom before you buy it.
@ A knife, a board, and a fruit with armor.
1 | smelling fruit | How do you pick a ripe pineapple? | Pick one that smells sweet below | Pick one that smells sweet at the base and feels heavy. It does not get sweeter after the harvest. | Color says little. | A smell of vinegar means too late.
2 | cut ends | How do you start cutting a pineapple? | Cut off the top and bottom | Cut off the top and the bottom, and stand it on the flat end. So it cannot roll. | Use a large sharp knife. | The crown can grow into a plant.
3 | peeled side | How do you peel a pineapple? | Slice the skin off downward | Slice off the skin from the top down, along the curve, in strips. Leave as little brown as you can. | Turn it as you go. | Too thick wastes the sweetest part.
4 | spiral cut | How do you get the eyes out of a pineapple? | Cut out the eyes along their lines | The brown eyes lie in slanted rows. Cut a narrow groove along each row and lift them out. | It looks like a screw, and saves fruit. | Or cut the skin a bit thicker.
5 | removed core | Do you eat the core of a pineapple? | Quarter it, and cut out the core | Cut it into quarters, slice off the hard core, and cut the rest into pieces. | You may eat the core. It is only tough. | In the fridge it keeps for a few days.
`
