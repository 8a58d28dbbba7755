/** Dishes and cuts that everybody looks up, for `readTopics`. */
export const KITCHEN_NEXT = `
# chickpea-spinach-pan | how-to | cooking chickpeas with spinach | cook chickpeas, chickpeas and spinach, chickpea spinach, spinach and chickpeas, chickpea dinner, chickpea recipe, easy chickpea recipe, dinner with chickpeas and spinach, dinner with chickpeas, chickpea curry, make chickpea curry, vegan dinner, easy vegan dinner, quick vegan dinner, one pan vegan dinner, vegan one pan dinner | Chickpea
> One pan, one can, dinner in fifteen minutes. | Wet chickpeas never get crispy. | This dinner costs less than a coffee.
@ Garlic hits the warm oil, and dinner has started.
1 | rinsed chickpeas | How do you prepare canned chickpeas? | Drain the chickpeas and dry them | Rinse a can, shake off the water, and roll them in a towel. Wet chickpeas steam, and dry ones turn golden. | Rub off the loose skins while you're at it. | One can feeds two people.
2 | golden onions | How do you start a chickpea pan? | Cook an onion, then add garlic | Cook a chopped onion in oil about five minutes, until it's soft. Then add sliced garlic for thirty seconds. | Garlic burns fast. | A wide pan leaves room for the spinach later.
3 | spice spoon | Which spices go with chickpeas? | Wake up the spices in oil | Stir in a teaspoon each of cumin and paprika, and let them sizzle for a few seconds. | Heat brings out their smell. | Curry powder works too.
4 | tomato pan | How do chickpeas get a sauce? | Add tomatoes and let it simmer | Add the chickpeas, a can of chopped tomatoes and some salt, and simmer for eight minutes. | Coconut milk instead makes it a curry. | Mash a few chickpeas, and the sauce thickens.
5 | wilting leaves | When do you add the spinach? | Stir in the spinach at the end | Stir in a few handfuls of spinach, turn off the heat once it's wilted, and squeeze in some lemon. | It takes about a minute. | Bread or rice makes it a meal.

# cooking-bacon | how-to | cooking bacon | cook bacon, make bacon, crispy bacon, bake bacon, bacon in the oven, fry bacon, cook bacon in the oven | Bacon
> You're starting your bacon in a hot pan. | The oven makes bacon without a single splatter. | Never pour bacon fat down the drain.
@ The kitchen's quiet, and then it starts to sizzle.
1 | cold pan | How do you start bacon? | Start bacon in a cold pan | Lay bacon in one layer in a cold pan, then turn it to medium-low. The fat melts slowly, and the slices stay flat. | A hot pan curls and burns them. | You don't need any oil.
2 | turned slices | How often do you turn bacon? | Flip it when it lets go | If it sticks, it isn't ready. Once the bottom has browned, it comes loose by itself, and that's your sign to turn it. | If it's swimming in fat, pour some off. | It takes about ten minutes.
3 | oven tray | How do you cook bacon in the oven? | For a crowd, use the oven | Lay it on parchment on a rimmed sheet, and bake it at four hundred degrees for about fifteen minutes. | No flipping, no splatter. | You can do a whole package at once.
4 | paper towel | How does bacon get crispy? | Take it out a little early | It keeps crisping as it cools. So right before it looks done, lift it onto a paper towel. | In the pan, it keeps cooking. | Thick slices stay chewy inside.
5 | jar of fat | What do you do with bacon fat? | Save the fat, spare the drain | Pour the fat into a jar and keep it in the fridge. Tomorrow, it fries your eggs or potatoes. | Down the drain, it sets and clogs the pipe. | What you don't want goes in the trash once it's cold.

# cooking-quinoa | how-to | cooking quinoa | cook quinoa, make quinoa, fluffy quinoa, quinoa fluffy, quinoa recipe | Quinoa
> Bitter quinoa? You skipped one step. | Two cups of water make mushy quinoa. | Tiny tails tell you when quinoa is done.
@ You lift the lid, and a thousand tiny rings look up at you.
1 | sieve | Why do you rinse quinoa? | Rinse it in a fine sieve | Hold the sieve under cold water until the foam is gone. That foam is a natural soap, and it's what tastes bitter. | Skip this, and the whole pot tastes like soap. | Some kinds come washed. One more rinse won't hurt.
2 | toasted grains | How does quinoa get more taste? | Toast it dry for two minutes | Before any water goes in, stir the quinoa in the hot pot until it smells like nuts. That takes two minutes. | In a hurry, skip it. | A little oil speeds it up.
3 | two cups | How much water does quinoa need? | Use a little less than twice the water | Use just under two cups of water and a pinch of salt for each cup of quinoa. Broth tastes even better. | More water makes it mushy. | One cup dry becomes about three.
4 | lidded pot | How long does quinoa cook? | Simmer it covered for fifteen minutes | Bring it to a boil, cover it, and simmer on low for about fifteen minutes. | It's done when little tails come loose. | Don't stir it.
5 | fork | How does quinoa get fluffy? | Let it rest, then use a fork | Take it off the heat, leave the lid on for five minutes, then fluff it with a fork. | The steam dries it evenly. | For salad, let it cool on a plate.

# making-risotto | how-to | making risotto | make risotto, risotto, risotto recipe, creamy risotto, cook risotto, mushroom risotto, make mushroom risotto | Risotto
> There's no cream in risotto. | Wash the rice, and you ruin your risotto. | Cold broth stops a risotto dead.
@ A wooden spoon goes around, and the wine hisses.
1 | round rice | Which rice is for risotto? | Use round rice and don't wash it | Get arborio or carnaroli, and let it go in as it is. The starch you'd rinse off is what makes it creamy. | Long grain stays loose. | One cup feeds two or three.
2 | glassy rice | How do you start risotto? | Toast the rice with the onion | Soften a chopped onion in butter or oil, add the dry rice, and stir two minutes, until the edges look like glass. | That keeps some bite in the grains. | Nothing should brown.
3 | wine glass | Why does wine go into risotto? | Let the wine boil away | Pour in a splash of white wine, and stir until it's gone. | Its acid balances the butter. | A little lemon at the end does the same.
4 | ladle | How much broth does risotto need? | Add hot broth, ladle by ladle | One ladle of hot broth, stir, wait until it's soaked up, then the next. Keep going for about eighteen minutes. | Cold broth stops the cooking. | Start tasting at fifteen.
5 | butter and cheese | How does risotto get creamy? | Beat in cold butter and cheese | Off the heat, beat in cold butter and grated hard cheese until it flows slowly on the plate. | Too stiff? Add a little broth. | Eat it right away.

# making-tomato-sauce | how-to | making tomato sauce | make tomato sauce, tomato sauce recipe, make marinara, marinara sauce, homemade tomato sauce, make pasta sauce, make spaghetti sauce, make tomato sauce from scratch, make pasta sauce from scratch | Tomato sauce
> Canned tomatoes often beat fresh ones. | Your tomato sauce is sour because it needs salt. | Tomato sauce tastes better tomorrow.
@ The sauce bubbles like a little red volcano.
1 | slow garlic | How do you start tomato sauce? | Warm garlic slowly in olive oil | Warm sliced garlic in plenty of olive oil on low, until it's barely golden. | The oil carries the flavor. | If it browns, take it off the heat.
2 | canned tomatoes | Are canned tomatoes good for sauce? | Use good canned tomatoes | Use whole canned tomatoes, and crush them by hand. | They were picked ripe. Winter tomatoes weren't. | In summer, ripe fresh ones are lovely.
3 | open pot | How long does tomato sauce cook? | Simmer it open for half an hour | Simmer it with no lid for about half an hour, and stir now and then. | Water leaves, and flavor stays. | When the oil rises to the top, it's ready.
4 | pinch of salt | Why is tomato sauce sour? | Balance sour with salt first | Taste it, and add salt first. Still sour? A pinch of sugar, or a little butter. | Salt softens sourness too. | A carrot cooked in it sweetens it gently.
5 | basil leaves | When does basil go in? | Tear in the basil last | Heat kills the smell of basil. So turn off the stove first, and only then rip the leaves over the sauce. | Cooked for long, it loses its smell. | Toss it with the pasta and some of its water, and freeze what's left.

# making-pesto | how-to | making pesto | make pesto, pesto, pesto recipe, basil pesto, homemade pesto, make basil pesto, keep pesto green | Pesto
> Cook pesto, and you ruin it. | Pesto takes five minutes and no stove. | A blender that runs too long turns pesto brown.
@ You crush one leaf, and the whole kitchen smells like summer.
1 | dry basil | How do you prepare basil for pesto? | Wash the basil and dry it well | Two big handfuls of basil, rinsed, then patted really dry in a towel. Any water on the leaves makes the pesto dull. | Leave out the thick stems. | Young leaves are best.
2 | pine nuts | Which nuts are for pesto? | Toast the nuts and let them cool | Toast a handful of pine nuts in a dry pan until golden, and let them cool. | They burn within seconds, so watch them. | Almonds, walnuts or sunflower seeds are cheaper.
3 | mortar | How do you crush pesto? | Crush garlic, salt and nuts first | Crush a clove of garlic with salt and the nuts, then work in the leaves with a mortar or short pulses. | A blender that runs long gets warm. | Warm leaves turn brown.
4 | cheese heap | Which cheese is for pesto? | Stir in grated hard cheese | Two handfuls of grated parmesan go in, then good olive oil, a little at a time, until it's creamy. | In Genoa, a sheep's cheese goes in as well. | Salt it last, because cheese is salty.
5 | green jar | How does pesto stay green? | Cover it with oil, never cook it | Put it in a jar, cover it with oil, and keep it in the fridge a few days. Mix it with hot pasta off the heat. | Air and heat turn it brown. | It freezes well in small portions.

# making-stir-fry | how-to | making a stir-fry | make stir fry, make a stir fry, make stir-fry, make a stir-fry, stir fry, stir-fry, stir fry recipe, chicken stir fry, make chicken stir fry, vegetable stir fry, stir fry vegetables | Stir frying
> A full pan makes soup, not stir-fry. | A stir-fry cooks faster than you can chop. | The sauce goes in last, for one minute.
@ The oil shimmers, and everything's ready in little bowls.
1 | small bowls | What do you do before a stir-fry? | Cut everything before you start | Cut everything to one size, mix the sauce, and line it all up by the stove. | Once the pan's hot, there's no time. | Hard vegetables get cut thinner.
2 | hot wok | How hot is the pan for a stir-fry? | Heat the pan until the oil shimmers | Nothing goes in before the pan is hot. Then a high-heat oil, like peanut or canola, and wait for the shimmer. | A wide steel pan is fine. | On a weak stove, cook small batches.
3 | browned meat | When does the meat go in? | Cook the meat first and take it out | Brown the meat or tofu in one layer, take it out, and add it back at the end. | That keeps it tender. | Pat it dry first.
4 | crisp carrots | In which order do vegetables go in? | Hard vegetables first, soft ones later | Start with carrots and broccoli, then peppers, and leafy greens last. Keep it moving. | They should still be crisp. | A spoonful of water helps the hard ones along.
5 | sauce cup | When do you add the sauce? | Pour the sauce in for one minute | Put the meat back, pour in soy sauce with a little sugar and cornstarch, and toss for one minute until it shines. | Garlic and ginger go in right before. | Serve it right away.

# making-mac-and-cheese | how-to | making mac and cheese | make mac and cheese, mac and cheese, mac n cheese, make mac n cheese, mac and cheese recipe, macaroni and cheese, make macaroni and cheese, creamy mac and cheese | Macaroni and cheese
> Grainy mac and cheese? The cheese got too hot. | Never use bagged cheese for mac and cheese. | Mac and cheese needs mustard.
@ You lift the spoon, and the strings don't end.
1 | al dente macaroni | How long do you boil the macaroni? | Boil the pasta two minutes short | It'll keep cooking in the sauce. So drain the macaroni two minutes before the package says. | It finishes in the sauce. | Soft macaroni falls apart.
2 | butter and flour | How do you make the sauce? | Cook the butter and flour for a minute | Melt butter, stir in the same amount of flour, and cook it for a minute. | That takes away the raw taste. | Three tablespoons of each for two cups of milk.
3 | whisked milk | How do you keep lumps out? | Whisk in the milk bit by bit | Pour in a splash of milk first, until it's smooth, then the rest. Let it simmer until it coats a spoon. | Warm milk makes fewer lumps. | A pinch of mustard wakes up the cheese.
4 | grated cheddar | Why does cheese sauce get grainy? | Turn off the heat, then add cheese | Take it off the heat, and stir in the cheese by the handful. | Boiling makes it grainy. | Grate it yourself. Bagged cheese is dusted so it won't stick.
5 | crumb crust | How does mac and cheese get a crust? | Bake it with crumbs on top | Toss the pasta in the sauce, cover it with buttered crumbs, and give it ten minutes in a hot oven. | Ten to fifteen minutes is enough. | No crust? Eat it right away.

# making-grilled-cheese | how-to | making a grilled cheese sandwich | make grilled cheese, make a grilled cheese, grilled cheese, grilled cheese sandwich, make a grilled cheese sandwich, perfect grilled cheese | Grilled cheese
> Burned outside, cold inside? Turn it down. | Mayo makes a better grilled cheese than butter. | Two cheeses beat one.
@ You cut it, and you hear the crust.
1 | sandwich bread | Which bread is for grilled cheese? | Use bread with a tight crumb | Pick bread with small holes, not too thick. Cheese runs through big holes. | Sourdough and white bread both work. | Day-old is best.
2 | buttered bread | What goes on the outside? | Spread butter or mayo to the edge | Spread soft butter or mayonnaise thinly on the outside, all the way to the edge. | Bare spots burn. | Mayo browns evenly, and hard butter tears the bread.
3 | two cheeses | Which cheese melts best? | Mix a melter with a strong one | Mix a good melter, like young cheddar or gouda, with a little of something strong. | Grated melts faster than slices. | Let the cheese warm up first.
4 | low flame | How hot is the pan for grilled cheese? | Cook it slow, with a lid | Cook it on medium-low three to four minutes a side, with a lid at first to melt the cheese. | Rush it, and the bread burns. | Press only lightly.
5 | cut sandwich | When do you cut grilled cheese? | Wait one minute before you cut | Let it rest on a rack for a minute, then cut. | The cheese stays inside. | On a plate, steam makes it soft.

# making-brownies | how-to | making brownies | make brownies, bake brownies, brownies, brownie recipe, brownies recipe, fudgy brownies, make fudgy brownies, homemade brownies | Chocolate brownie
> Dry brownies were baked by the clock. | That crackly brownie top has a secret. | More eggs and flour turn brownies into cake.
@ The top crackles, and underneath it's almost black.
1 | melted chocolate | How do you start brownies? | Melt butter and chocolate gently | Put the butter and dark chocolate over low heat and take your time. Let it cool a little before the eggs go in. | You can't save burned chocolate. | Cocoa with butter works too.
2 | whisked sugar | How do brownies get a shiny top? | Beat sugar and eggs well | Beat the sugar and eggs for several minutes, until pale. That makes the thin, shiny crust. | The sugar dissolves and rises to the top. | Then stir in the chocolate.
3 | folded flour | Why do brownies get like cake? | Fold in the flour and stop | Turn the flour under with a spatula until you can't see white. Every stroke after that makes them tougher. | Stirring makes it tough. | Less flour makes them fudgy, and a pinch of salt brings out the chocolate.
4 | lined pan | Which pan is for brownies? | Line a square pan with paper | Let the parchment hang over two sides of a square pan. Later, you'll lift the whole thing out by it. | Glass pans bake slower. | In a bigger pan, they're done sooner.
5 | sticky toothpick | When are brownies done? | Take them out with moist crumbs | Stick a toothpick near the middle. You want moist crumbs, not batter. | They firm up as they cool. | Cold, they cut cleanly.

# checking-eggs | how-to | telling if eggs are fresh | tell if eggs are fresh, eggs are fresh, tell if eggs are good, tell if eggs are bad, egg float test, eggs gone bad, check eggs, egg is bad, egg is still good, tell if an egg is bad, store eggs, keep eggs fresh, know if eggs are bad, know if an egg is bad | Egg as food
> A glass of water knows how old your egg is. | The date on your eggs isn't the whole truth. | Don't keep your eggs in the fridge door.
@ There's one egg left, and nobody knows since when.
1 | glass of water | How do you tell if eggs are fresh in water? | Float it in a glass of water | Put the egg in cold water. Flat means fresh. Standing up means older, and fine for baking. | With age, air takes the place of water in it. | If it floats, it's very old. Leave it.
2 | cracked bowl | How do you know that an egg is bad? | Crack it in a cup and smell it | Crack an old egg in its own cup first. A bad one smells right away, raw or cooked. | That way, it can't spoil the whole bowl. | When in doubt, throw it out.
3 | flat yolk | How does a fresh egg look in the pan? | Look for a high, round yolk | Look at it in the pan. In a fresh egg, the yolk stands high and the white stays close. | In an old one, both run flat. | Fresh ones poach best. Older ones peel easier.
4 | fridge shelf | Where do you store eggs? | Keep eggs the way the store did | Keep chilled eggs cold, on a shelf, not in the door. | American eggs are washed, so they have to stay cold. | The door warms up every time it opens.
5 | date stamp | How long do eggs keep? | Read the date, then test | Check the date first. Kept cold, eggs are often good for several weeks after packing, so test them after the date. | Cook older ones through. | Write the date on loose ones in pencil.

# using-chopsticks | how-to | eating with chopsticks | use chopsticks, eat with chopsticks, hold chopsticks, chopsticks | Chopsticks
> Only one chopstick moves. | Two chopstick mistakes belong to funerals. | Hold chopsticks farther back.
@ The noodles are hot, and everybody else has started.
1 | resting stick | How do you hold the lower chopstick? | Rest the first one and keep it still | Lay the first stick in the fold between your thumb and index finger, resting on your ring finger. It doesn't move. | Your thumb holds it down. | About a third sticks out behind.
2 | pencil grip | How do you hold the upper chopstick? | Hold the second one like a pencil | Pinch the other stick with the tips of your thumb, index and middle finger, the way you'd write with it. | This one does all the work. | Keep your hand loose.
3 | meeting tips | How do you move chopsticks? | Move only the upper stick | Keep the lower stick still, and open and close the upper one until the tips meet. | If they cross, even them up. | Tap them on the table to do that.
4 | cotton ball | How do you practice with chopsticks? | Start with big, rough things | Start with bread cubes or cotton balls, then nuts, then noodles. | Sticky rice comes by itself. | Wooden ones are easier than metal ones.
5 | rice bowl | What are bad manners with chopsticks? | Never leave them standing in rice | Never stand them up in rice, and never pass food from stick to stick. In Japan, both belong to funerals. | Lay them on the rest. | Pointing with them is rude too.

# cutting-a-pineapple | how-to | cutting a pineapple | cut a pineapple, cutting a pineapple, cut pineapple, slice a pineapple, peel a pineapple, pick a pineapple, choose a pineapple, ripe pineapple, pineapple is ripe | Pineapple
> A pineapple won't get sweeter at home. | Smell the bottom before you buy a pineapple. | The brown eyes of a pineapple run in a spiral.
@ A knife, a board, and a fruit in armor.
1 | smelling fruit | How do you pick a ripe pineapple? | Pick one that smells sweet at the base | Turn it over and smell the bottom. If it's sweet there, and heavy for its size, take it. It won't ripen at home. | Color tells you little. | Smells like vinegar? Too late.
2 | cut ends | How do you start cutting a pineapple? | Cut off the top and bottom | Slice off the top and the bottom, and stand it on the flat end so it can't roll. | Use a big sharp knife. | The crown can grow into a plant.
3 | peeled side | How do you peel a pineapple? | Slice the skin off from the top down | Stand it up, and follow the curve with your knife, strip by strip. Stay shallow, the sweetest part is on the outside. | Cut too thick, and you waste the sweetest part. | Turn it as you go.
4 | spiral cut | How do you get the eyes out of a pineapple? | Cut out the eyes along their lines | The brown eyes sit in slanted rows. Cut a narrow groove along each row, and lift them out. | It looks like a screw, and it saves fruit. | Or cut the skin a bit thicker.
5 | removed core | Do you eat the core of a pineapple? | Quarter it and cut out the core | Cut it in quarters, slice off the hard core, and cut up the rest. | You can eat the core. It's just tough. | It keeps a few days in the fridge.
`
