/** Dishes that people cook at home, step by step, for `readTopics`. */
export const DISHES_ASKED_FOR = `
# making-bolognese | how-to | making spaghetti bolognese | make spaghetti bolognese, make bolognese, make a bolognese, make bolognese sauce, cook bolognese, cook spaghetti bolognese, spaghetti bolognese recipe, bolognese recipe, bolognese sauce recipe, spaghetti bolognese, make ragu, make meat sauce, meat sauce recipe, spaghetti with meat sauce | Bolognese sauce
> The secret of bolognese is time, not tomato. | In Bologna, nobody serves it with spaghetti. | If the meat doesn't sizzle, it's boiling.
@ The onions are soft, and the whole house starts to smell like Sunday.
1 | diced vegetables | How do you start a bolognese? | Soften onion, carrot and celery slowly | Dice onion, carrot and celery fine, and cook them in oil on low for about ten minutes. | Slow vegetables make the sauce sweet and round. | Cut them small, so they melt into it.
2 | browning meat | How do you brown the meat? | Brown the ground meat in a hot pan | Turn up the heat, spread out the ground meat, and don't touch it until it's brown, not gray. | Brown is flavor. | In a pan that's too full, it boils in its own water.
3 | tomato can | What goes into a bolognese sauce? | Add tomato paste, tomatoes and stock | Fry two tablespoons of tomato paste in the pan, then add canned tomatoes and a cup of stock or water. | Fried paste tastes deeper. | Some add a glass of wine and let it boil away.
4 | low flame | How long does a bolognese cook? | Let the sauce simmer for an hour or two | Keep it barely bubbling with the lid half on, for at least an hour, and stir now and then. | Tough bits turn tender, and the flavor rounds off. | If it dries out, add a little water.
4 | milk | Why do some add milk to a bolognese? | Add a splash of milk near the end | Stir in a splash of milk near the end. It makes the sauce milder and less sour. | That's how they do it in Bologna. | Like it stronger? Leave it out.
5 | tossed pasta | How do you serve bolognese? | Toss the pasta with the bolognese | Toss the cooked pasta in the sauce with a splash of its water, then add cheese. | The starch makes the sauce cling. | In Bologna, it's tagliatelle.

# making-lasagna | how-to | making lasagna | make lasagna, make lasagne, make a lasagna, cook lasagna, lasagna recipe, lasagne recipe, bake lasagna, assemble lasagna, layer lasagna | Lasagna
> Lasagna is better the next day. | Cut your lasagna too soon, and it runs away. | Sauce goes under the first sheet.
@ The top is brown and bubbling at the edges, and you have to wait ten minutes.
1 | meat sauce | What do you need for a lasagna? | Cook a meat or vegetable sauce first | Cook a thick tomato sauce with ground meat or vegetables. If your noodles go in dry, keep it a bit wetter. | Dry noodles drink from the sauce. | You can make it the day before.
2 | white sauce | How do you make white sauce for lasagna? | Make a white sauce | Melt butter, stir in the same amount of flour, add milk a little at a time, and simmer until it coats a spoon. | Keep whisking, and there won't be any lumps. | Nutmeg and salt finish it.
3 | layers | How do you layer a lasagna? | Start with sauce, end with cheese | Spread a thin layer of sauce in the dish, then noodles, meat sauce, white sauce and cheese, and repeat. | Sauce on the bottom keeps it from sticking. | About four layers is enough.
3 | covered edges | How do you keep lasagna from drying out? | Cover every corner with sauce | Spread the last sauce over the noodles all the way into the corners, then the cheese. | Bare pasta turns hard as wood. | Foil for the first half keeps it soft.
4 | oven | How long does lasagna bake? | Bake until the edges bubble | Bake it at three hundred fifty degrees for about forty minutes, the last ten without foil. | A knife should slide right through. | It should be hot all the way through.
5 | resting dish | Why should lasagna rest? | Let it rest before you slice it | Leave it for ten to fifteen minutes before you cut. | It sets, and the slices hold together. | Leftovers taste even better tomorrow.

# making-burgers | how-to | making a burger at home | make a burger, make burgers, make a burger at home, make burgers at home, make hamburgers, make a hamburger, cook burgers, cook a burger, grill burgers, burger recipe, homemade burger, homemade burgers, burger patties, make burger patties, smash burger, make smash burgers, smash burger recipe | Hamburger
> Stop pressing your burger. | Salt goes on the outside, never in the meat. | Poke a dent in your burger before you cook it.
@ It hisses, and you want to press it with the spatula. Don't.
1 | minced meat | Which meat is best for burgers? | Use meat with twenty percent fat | Buy ground beef with about twenty percent fat. Lean meat turns dry. | Keep it cold until it hits the pan. | Shape it gently.
2 | dent | How do you shape a burger? | Press a dent into the middle | Make the patty a bit wider than the bun, and press a shallow dent in the middle. | It bulges as it shrinks, and the dent keeps it flat. | Wash your hands after touching raw meat.
3 | salt shaker | When do you salt a burger? | Salt only the outside, right before | Salt and pepper the outside right before it goes in the pan. | Salt inside turns it firm, like sausage. | Be generous, since only the surface gets any.
3 | hot pan | How do you cook a burger? | Sear it hot and flip it once | Cook it in a very hot pan until the crust lets go by itself, then flip it. | Press it later, and the juice runs out. | Only a smash burger gets pressed, in the first few seconds.
4 | thermometer | When is a burger done? | Cook ground beef all the way through | Cook it to one hundred sixty degrees in the middle. | In ground meat, germs from the surface get mixed all through. | A thermometer takes out the guessing.
5 | toasted bun | How do you keep the bun from getting soggy? | Toast the bun and seal it with sauce | Toast the cut sides in the pan, put sauce on both, and lettuce under the meat. | The crust and the fat keep the juice out. | Cheese goes on for the last minute.

# making-chili | how-to | making chili con carne | make chili, make a chili, make chili con carne, cook chili, chili recipe, chili con carne recipe, chilli con carne, make chilli con carne, bean chili, make vegetarian chili | Chili con carne
> Chili is always better tomorrow. | One square of chocolate is the secret to good chili. | Spices want hot fat, not water.
@ The lid rattles, and everybody's asking when it's ready.
1 | onions | How do you begin a chili? | Brown meat and onions well | Brown the meat in batches, take it out, and soften onions and garlic in the same pot. | What sticks to the pot is flavor. | No meat? Brown mushrooms instead.
2 | spices | When do spices go into chili? | Toast the spices in the fat | Stir chili powder, cumin and paprika into the hot fat for thirty seconds before any liquid. | Their flavor dissolves in fat. | Have the tomatoes ready, because spices burn fast.
3 | tomatoes | What goes into a chili? | Add tomatoes, stock and time | Add canned tomatoes and some stock, and simmer for an hour or more. | Cubed beef needs two or three. | Leave the lid half open, so it thickens.
3 | bean can | When do beans go into chili? | Add cooked beans near the end | Add rinsed canned beans for the last half hour, so they stay whole. | Cooked longer, they fall apart. | Dried kidney beans have to boil hard for ten minutes first. Raw ones make people sick.
4 | chocolate | What is the secret of a good chili? | Add a square of dark chocolate | Stir in a square of dark chocolate or a sip of coffee for depth, and a squeeze of lime at the end. | Bitter and sour balance the fat. | Only taste for salt at the end.
5 | bowl | How do you make chili less spicy? | Cool it with sour cream and rice | Add sour cream, cheese, rice or bread. More beans and tomatoes thin it out. | The burn dissolves in fat, barely in water. | Next time, add the chili a little at a time.

# making-fries | how-to | making French fries at home | make french fries, make french fries at home, make fries, make fries at home, make homemade fries, crispy fries, crispy french fries, oven fries, make oven fries, cook fries, french fries recipe | French fries
> Soak, dry, fry twice. That's the secret of fries. | Water is the enemy of crispy. | Salt your fries the second they come out.
@ The paper turns see-through, and nobody waits for a plate.
1 | potatoes | Which potatoes are best for fries? | Use starchy potatoes, cut even | Cut starchy potatoes, like russets, into even sticks as thick as a finger. | Starchy ones get fluffy inside. | Even sticks are done at the same time.
2 | bowl of water | Why do you soak potatoes for fries? | Soak the sticks in cold water | Put them in cold water for half an hour, then drain. | It washes off starch and sugar, which make them stick and brown too early. | If the water's cloudy, change it.
3 | towel | How do fries get crispy? | Dry the sticks completely | Dry them very well in a towel before they go anywhere near oil. | Water makes oil spit and foam, and steam makes fries limp. | So dry sticks are safer, too.
4 | oven tray | How do you make fries in the oven? | Spread oven fries apart on a hot pan | Toss them in two tablespoons of oil, spread them out, and bake at four hundred twenty five for half an hour. | Flip them once. | A crowded pan steams them.
4 | two baths | Why are fries fried twice? | Fry fries gently first, then hot | In a deep pot, fry them at three hundred degrees until soft, rest them, then at three fifty until golden. | First the inside, then the crust. | Fill the pot a third with oil at most, and never leave it.
5 | salt | When do you salt fries? | Salt them as soon as they're out | Shake the hot fries in a bowl with salt right away, while it still sticks. | Cold fries won't hold it. | If oil ever burns, turn off the heat, cover it if that's safe, and never use water.

# making-meatballs | how-to | making meatballs | make meatballs, cook meatballs, meatballs recipe, meatball recipe, juicy meatballs, italian meatballs, bake meatballs | Meatball
> Stale bread makes juicy meatballs. | The more you knead, the tougher your meatballs. | Meatballs falling apart? Stop pushing them.
@ You roll the last one, and the first ones are already gone.
1 | soaked bread | How do you make meatballs juicy? | Soak bread in milk | Mash stale bread and milk to a paste, about one part bread to four parts meat. It keeps the meat from tightening up. | It holds on to the juice while they cook. | Squeeze it out a little if it's soupy.
2 | bowl | What goes into meatballs? | Add egg, onion, salt and herbs | Mix ground meat with the paste, an egg, finely chopped onion, salt, pepper and herbs. | The egg holds it together. | Soften the onion in a pan first, and it's milder.
3 | light hand | How long do you mix meatballs? | Mix only until it holds together | Mix it with your fingers just until it's even, and then stop. | Overworked, they turn firm and rubbery. | Cook a tiny piece to taste the salt. Don't taste it raw.
3 | wet hands | How do you shape meatballs? | Roll them with wet hands | Scoop up as much meat as a golf ball, and roll it between wet palms, so it doesn't stick. | Dry hands end up wearing half the meat. | Chill them half an hour, and they hold better.
4 | pan | How do you cook meatballs? | Brown them, then simmer in sauce | Fry them until they've got a crust, because that's the flavor. Then fifteen minutes in the sauce, or bake them at four hundred degrees. | Leave space in the pan, or they steam. | The middle has to hit one hundred sixty degrees, or one sixty five for poultry.
5 | sauce | How do you keep meatballs from falling apart? | Don't turn them until they let go | Leave them alone until they let go of the pan by themselves. | A soft ball breaks when you push it. | Still falling apart? More egg or crumbs.

# making-waffles | how-to | making waffles | make waffles, make a waffle, waffle recipe, waffles recipe, crispy waffles, cook waffles, fluffy waffles, make waffle batter | Waffle
> When the steam stops, your waffle is done. | Never stack waffles. | Open the iron too soon, and it rips your waffle.
@ You open the iron a crack, and close it again. Too early.
1 | two bowls | How do you make waffle batter? | Mix dry and wet ingredients apart | Mix flour, baking powder, sugar and salt in one bowl, and milk, egg yolks and melted butter in another. | Then you don't have to stir for long. | Plenty of butter makes them crisp.
2 | egg whites | How do waffles get fluffy? | Fold in beaten egg white | Beat the egg whites until they stand up, and fold them in at the end. | The air in them puffs up in the heat. | A few white streaks are fine.
2 | lumps | How long do you stir waffle batter? | Stir only until the flour is wet | Stop as soon as the flour's wet. Small lumps are fine. | Overmixed, they get tough. | Let it rest for ten minutes.
3 | hot iron | How hot must the waffle iron be? | Let the iron get fully hot | Wait until the iron is really hot, and brush on a little oil for the first one. | A cold iron makes pale ones that stick. | The first one is for the cook.
4 | steam | When is a waffle done? | Wait until the steam stops | Close it and wait. When there's almost no steam, your waffle is crisp and lets go. | Open too soon, and it tears in two. | It takes three to five minutes.
5 | rack | How do you keep waffles crispy? | Lay waffles on a rack | Put finished waffles on a rack, in a warm oven if you like. | Stacked, they steam each other soft. | A toaster crisps them up again.

# making-crepes | how-to | making crepes | make crepes, make a crepe, crepe recipe, crepes recipe, cook crepes, make crepe batter, flip a crepe, thin pancakes | Crepe
> Crepe batter needs a nap. | The first crepe is hardly ever the best. | Too much butter puts holes in your crepes.
@ You tilt the pan, and the batter runs into a circle.
1 | thin batter | What goes into crepe batter? | Whisk it as thin as cream | Whisk flour with the eggs first, then add milk bit by bit and a tablespoon of melted butter, until it's like cream. | Starting with little liquid means no lumps. | Even sweet ones need a pinch of salt.
2 | clock | Why should crepe batter rest? | Let it rest for half an hour | Leave the batter for at least thirty minutes. | The flour swells, the bubbles leave, and crepes tear less. | If it thickened, add a little milk.
3 | buttered pan | How hot should the pan be? | Wipe butter into a medium hot pan | Heat the pan to medium, and wipe on a little butter with a paper towel. | Too much fat makes holes. Too much heat makes lace. | A drop should sizzle softly.
4 | tilted pan | How do you get crepes thin? | Pour and tilt the pan at once | Pour in a small ladle with one hand while you tilt the pan with the other. | It sets within seconds. | Pour any extra back in the bowl.
4 | edge | When do you flip a crepe? | Flip when the edge turns brown | When the top's dry and the edge curls up, loosen it and flip. The other side takes seconds. | A thin spatula helps. | Tossing is for parties.
5 | stack | How do you keep crepes soft? | Stack crepes under a plate | Stack them on a plate, and turn another plate upside down on top. | The steam keeps them soft. | They freeze well with paper in between.

# making-muffins | how-to | making muffins | make muffins, bake muffins, muffin recipe, muffins recipe, blueberry muffins, make blueberry muffins, muffins dry, muffins rise, high muffins, fluffy muffins | Muffin
> Twelve strokes, then stop stirring your muffins. | Start muffins hot, and they rise sky high. | Lumpy muffin batter is right.
@ They rise over the rim, and you watch the oven like a movie.
1 | two bowls | How do you make muffin batter? | Stir dry and wet separately | Mix flour, sugar, baking powder and salt. In a second bowl, mix eggs, milk or yogurt, and oil or melted butter. | Everything should be at room temperature. | Then it blends in a few strokes.
2 | spoon | How long do you stir muffins? | Stir as little as you can | Pour wet into dry, and stir just until you can't see flour. | Overmixed, they're tough and full of tunnels. | Lumpy batter is right.
3 | berries | How do you keep berries from sinking? | Dust berries with a little flour | Toss berries in a tablespoon of flour, and fold them in last. | The coat slows them down a little, and thick batter holds them up. | Frozen ones go in frozen.
3 | full cups | How full are muffin cups? | Fill the cups three quarters full | With an ice cream scoop, every cup gets filled to three quarters. Any less and they're flat, any more and they run over. | Make them all the same, and they're all done at once. | Fill any empty cups in the pan with a little water.
4 | oven dial | How do muffins get a high top? | Start hot, then turn the oven down | Bake them at four hundred twenty five for five minutes, then at three fifty for about fifteen more. | That first blast lifts the tops. | Keep the door shut.
5 | toothpick | When are muffins done? | Test one with a toothpick | A toothpick should come out with a few damp crumbs. Take them out of the pan after five minutes. | In the hot pan they keep baking and sweat. | They freeze for months.

# making-apple-pie | how-to | making apple pie | make apple pie, make an apple pie, bake apple pie, bake an apple pie, apple pie recipe | Apple pie
> Cold butter makes a flaky pie. | One kind of apple makes a boring pie. | Cut your apple pie warm, and it's soup.
@ The kitchen smells like cinnamon, and the crust cracks under the knife.
1 | cold butter | How do you make a flaky pie crust? | Rub cold butter into the flour | With your fingertips, work cold butter into the flour until you've got pieces like peas. Then ice water pulls it together. | In the oven they melt and leave layers. | Work fast, with cold hands.
2 | fridge | Why does pie dough rest? | Chill the dough before you roll it | Wrap it, and chill it for an hour. | The butter firms up and the gluten relaxes, so it won't shrink. | Roll from the middle out.
3 | apples | Which apples are best for pie? | Mix tart and sweet apples | Use firm apples, some tart and some sweet, in even slices. | Soft ones turn to sauce. | A little lemon keeps them fresh.
3 | starch | How do you keep apple pie from getting soggy? | Thicken the juice with starch | Mix the slices with sugar, cinnamon and about two tablespoons of cornstarch, and leave the puddle in the bowl. | The starch turns the juice to glaze. | A hot baking sheet underneath crisps the bottom.
4 | cut lid | Why does a pie have slits? | Cut slits so the steam gets out | Lay the top on, press the edge, brush it with egg, and cut slits. | Steam has to get out, or the crust tears. | A lattice does the same.
5 | bubbling pie | When is an apple pie done? | Bake until thick juice bubbles | Bake it at four hundred degrees for about fifty minutes, until thick juice bubbles in the slits. | Only then has the starch set. | Let it cool for hours. If the edge gets dark, use foil.

# making-cheesecake | how-to | making cheesecake | make cheesecake, make a cheesecake, bake a cheesecake, bake cheesecake, cheesecake recipe, cheesecake crack, cheesecake cracks, keep cheesecake from cracking | Cheesecake
> A cheesecake should still wobble. | Air cracks your cheesecake. | Never take a cheesecake straight out of the oven.
@ The middle trembles like jelly, and that's just right.
1 | crumbs | How do you make a cheesecake crust? | Press buttery crumbs into the pan | Mix crushed cookies with melted butter, press them flat with a glass, and bake for ten minutes. | Baking it first keeps it crisp. | Then the filling goes in.
2 | cream cheese | Why is my cheesecake lumpy? | Let the cream cheese warm up | Take the cream cheese and eggs out an hour before. | Cold cheese makes lumps no stirring gets out. | Beat it smooth with the sugar before anything else.
3 | slow mixer | How do you keep cheesecake from cracking? | Stir in the eggs slowly and briefly | Add the eggs one by one on low, and stop when they're in. | Air makes it rise, then fall into cracks. | Tap the pan on the counter to pop the bubbles.
3 | water bath | Why do you bake cheesecake in a water bath? | Bake it low with a pan of water | Bake it at three hundred twenty five with a pan of hot water in the oven. | Gentle, damp heat sets it without cracks. | Foil around the pan keeps water out.
4 | wobble | When is a cheesecake done? | Stop while the middle still wobbles | Take it as done when the edge is firm and the middle still wobbles. | It sets as it cools. | Bake it firm, and it's dry and cracked.
5 | open door | How do you cool a cheesecake? | Cool it slowly in the oven | Turn the oven off, crack the door, and leave it in for an hour. Then chill it overnight. | A sudden chill cracks it. | Run a knife around the edge first.

# making-ice-cream | how-to | making ice cream without a machine | make ice cream, make ice cream at home, make homemade ice cream, homemade ice cream, make ice cream without a machine, make ice cream without machine, ice cream without a machine, no churn ice cream, make vanilla ice cream, ice cream recipe, make nice cream, banana ice cream, make ice cream in a bag | Ice cream
> Two ingredients and a freezer make ice cream. | Salt makes ice colder. | A frozen banana is almost ice cream.
@ You scrape the first curl with a spoon, and it is real.
1 | whipped cream | How do you make ice cream without a machine? | Whip cold cream until it stands up | Whip two cups of cold cream to soft peaks. | The air you beat in keeps it soft. | Chill the bowl and the whisk too.
2 | condensed milk | What makes ice cream soft? | Fold in sweetened condensed milk | The sugar in condensed milk keeps the ice from turning to rock. One can goes in with some vanilla, gently, so the air stays in. | Whipped cream and that can: it's nearly the whole recipe. | Less sugar means harder ice cream.
3 | mix ins | What can you add to ice cream? | Fold in the extras last | Add cocoa, cooked fruit, nuts or crumbs at the end. | Raw fruit brings water, and that turns to ice. | Keep the pieces small.
4 | freezer box | How long does ice cream need to freeze? | Cover it and freeze six hours | Put it in a shallow container, press plastic wrap on the surface, and freeze it six hours or overnight. | The wrap keeps ice crystals off. | The back of the freezer is coldest.
4 | bag and ice | How do you make ice cream in a bag? | Shake a bag of cream in salted ice | Seal cream, sugar and vanilla in a small bag, put that in a bag of ice and salt, and shake ten minutes with gloves on. | Salt makes the ice melt, and it gets far colder. | Kids love it.
5 | banana | What is the quickest ice cream? | Blend frozen bananas | No cream in the house? Ripe bananas, sliced, frozen, and blended until they're smooth, make ice cream by themselves. | Eat it right away. It doesn't keep. | Cocoa or peanut butter goes well in it.

# making-hot-chocolate | how-to | making hot chocolate | make hot chocolate, make hot cocoa, make cocoa, hot chocolate recipe, homemade hot chocolate, thick hot chocolate, cocoa recipe, make a hot chocolate | Hot chocolate
> A pinch of salt makes hot chocolate taste sweeter. | Lumpy hot chocolate? You added the milk too fast. | Never boil your hot chocolate.
@ It's snowing outside, and the cup warms both your hands.
1 | cocoa paste | How do you make hot chocolate without lumps? | Stir cocoa and sugar to a paste | Dry cocoa floats in lumps. A little hot milk, stirred into the cocoa and sugar, makes a paste that dissolves in seconds. | It should look like melted chocolate. | One to two tablespoons of cocoa a cup is plenty.
2 | warm milk | How hot should the milk be? | Heat the milk until it steams | Go slow with the milk, and stop when tiny bubbles show at the edge. Boiled milk gets a skin and tastes cooked. | Keep stirring, or it catches on the bottom. | Oat milk works well too.
3 | chopped chocolate | How does hot chocolate get thick? | Melt real chocolate into hot milk | Off the heat, whisk in chopped dark chocolate until it's smooth. | Its fat makes it creamy. | A teaspoon of cornstarch in a little cold milk first makes it thick, like in Spain.
3 | salt | What makes hot chocolate taste better? | Add a pinch of salt and vanilla | A few grains of salt take off the bitterness, and a drop of vanilla makes it taste like more chocolate. | You shouldn't taste either one. | Cinnamon or chili goes well in it.
4 | whisk | How does hot chocolate get foam? | Whisk it hard before you pour | Take it off the heat, and whisk hard or use a milk frother until it foams. | The Aztecs poured theirs from high up. | A hand whisk rolled between your palms works too.
5 | topping | What goes on top of hot chocolate? | Put cream on top like a lid | Top it with whipped cream or marshmallows. They work like a lid. | It keeps the heat in. | For small kids, let it cool a bit.

# making-pickles | how-to | making quick pickles | make pickles, make quick pickles, pickle cucumbers, pickle vegetables, pickle onions, make pickled onions, pickled onions, pickled onion recipe, pickle carrots, quick pickles, pickles recipe, pickling vegetables, refrigerator pickles, make pickled cucumbers, make dill pickles | Pickling
> Ten minutes of work, and weeks of crunch. | Hot vinegar turns red onions bright pink. | Quick pickles don't belong on a shelf.
@ The lid pops, and you smell dill and vinegar.
1 | sliced onions | Which vegetables can be pickled? | Cut firm vegetables thin and even | Slice cucumbers, onions, carrots or radishes: thin for today, thicker for next week. | Thin slices take on flavor faster. | Firm and fresh stays crunchy.
2 | clean jar | Which jar do you need for pickles? | Start with a clean jar | Wash a jar and lid in hot water, and pack the vegetables in tight. | Germs spoil what should last. | Warm the jar before hot brine goes in, or it may crack.
3 | vinegar pot | What is in a quick pickle brine? | Heat half vinegar, half water | Heat equal parts vinegar and water. Each cup gets two teaspoons of salt and a tablespoon or two of sugar. | The acid keeps germs away, so don't thin it more. | Use vinegar with five percent acid.
3 | spices | What gives pickles their taste? | Add dill, garlic and whole spices | Put dill, garlic, peppercorns, mustard seeds or chili in the jar first. | Whole spices keep the brine clear. | Pick two or three.
4 | hot pour | How do you pickle onions? | Pour the hot brine over everything | Whatever sticks out spoils first. So the hot brine goes in up to the top, and then the jar cools on the counter. | Red onions turn bright pink. | The next day, they're crunchy. Within two weeks, they're gone anyway.
5 | fridge | How long do quick pickles last? | Keep quick pickles in the fridge | Close the jar, and keep it in the fridge. They're good after a day and last a few weeks. | They aren't canned, so they won't keep on a shelf. | Use a clean fork.

# making-granola | how-to | making granola | make granola, make your own granola, homemade granola, granola recipe, make crunchy granola, crunchy granola, granola clusters | Granola
> Don't stir granola if you want clusters. | Granola gets crisp when it's cold. | Fruit goes in granola last.
@ You break up a golden slab, and half is gone before breakfast.
1 | oats | What do you need for granola? | Mix oats, nuts and seeds | Three cups of oats, one cup of nuts and seeds, and a pinch of salt. Get your hands in there. | Whole oats give more bite. | Chop the nuts roughly.
2 | honey | How does granola get crunchy? | Coat the oats with oil and honey | Stir in about a third of a cup each of oil and honey or syrup, until it all shines. | Fat makes it crisp, sugar glues it. | Warm honey stirs easier. No honey for babies under one.
3 | tray | How do you get granola clusters? | Press it flat on the pan | Spread it a finger thick on parchment, and press it down with a spoon. | That's how it bakes into clusters. | An egg white makes them bigger.
4 | oven | How long does granola bake? | Bake it low until golden | Bake it at three hundred degrees for about thirty minutes. Rotate the pan, but don't stir. | High heat burns the nuts. | The edges brown first.
4 | cooling tray | Why is my granola soft? | Let it cool before you touch it | Leave it on the pan until it's completely cold. | It hardens as it cools. | Break it up warm, and it crumbles.
5 | raisins | When do you add fruit to granola? | Add dried fruit after baking | Once it's cold, mix in raisins or other dried fruit, and keep it in a sealed jar. | In the oven, fruit turns hard and bitter. | It lasts a few weeks.

# cooking-lentils | how-to | cooking lentils and beans | cook lentils, cook beans, cook dried beans, cook red lentils, soak beans, cook black beans, cook kidney beans, boil lentils, soak chickpeas, cook dry beans, lentils take to cook, beans take to cook | Lentil
> Lentils don't need soaking. Beans need a night. | One kind of bean has to boil hard, or it makes you sick. | Tomatoes keep your beans hard.
@ You bite one, and it's creamy all the way through.
1 | sorted lentils | How do you prepare lentils? | Sort and rinse lentils first | Spread lentils on a plate, pick out any stones, and rinse them. | A small stone can break a tooth. | Dust makes foam.
2 | soaking bowl | Do you need to soak beans? | Soak beans overnight, but not lentils | Cover beans with plenty of water for eight to twelve hours, then drain. Lentils go right in the pot. | Soaked beans cook faster and more evenly. | Old beans take longest.
3 | simmering pot | How long do lentils and beans cook? | Simmer lentils minutes, beans an hour | Red lentils take about fifteen minutes, brown ones twenty to thirty, soaked beans an hour or more. | Keep it gentle, so they don't burst. | Taste three before you call it done.
4 | boiling beans | Why must kidney beans boil? | Boil kidney beans hard for ten minutes | Boil soaked kidney beans hard in fresh water for at least ten minutes, then simmer until soft. | Raw ones hold a poison that boiling destroys. | A slow cooker alone may not get hot enough. Canned are safe.
4 | tomato | Why do my beans stay hard? | Add tomatoes and vinegar at the end | Add tomatoes, lemon and vinegar only when the beans are soft. | Acid keeps the skins firm. | Hard water slows them too. A pinch of baking soda helps.
5 | salt | When do you salt beans? | Salt the cooking water | Salt the water a little, and it seasons them to the core. | The story that salt keeps beans hard didn't hold up in tests. | Let them cool in their water.

# cooking-green-vegetables | how-to | cooking green vegetables | cook broccoli, steam broccoli, cook green beans, cook asparagus, roast asparagus, steam vegetables, steam veggies, cook vegetables, cook brussels sprouts, blanch vegetables, cook peas, cook corn on the cob, boil corn on the cob, cook corn, steam without a steamer, cook cauliflower | Blanching (cooking)
> Gray broccoli just cooked too long. | Ice water keeps vegetables green. | Corn needs five minutes, not twenty.
@ The lid comes off, and it's green as a meadow.
1 | cut florets | How do you prepare green vegetables? | Cut green vegetables to one size | Cut florets and stems to one size. Peel the thick stems, because they're good too. | Equal pieces get done together. | Snap off the woody end of asparagus.
2 | steam basket | How do you steam vegetables? | Steam vegetables over a little water | Put an inch of water in a pot, a basket over it, and the lid on. Broccoli takes four to six minutes. | Steaming keeps more vitamins than boiling. | Keep your face away when you open it.
3 | knife tip | When are green vegetables done? | Stop when a knife just slides in | Poke it with the tip of a knife. It should go in with a little push. | They keep cooking in their own heat. | Overcooked, they turn gray and smell.
4 | ice bath | How do vegetables stay green? | Boil briefly, then chill in ice water | For salads, boil them two or three minutes in salted water, then drop them in ice water. | It stops the cooking instantly. | Dry them well.
4 | hot tray | How do you cook asparagus or sprouts? | Roast asparagus or sprouts hot | Toss them in oil and salt, and roast at four hundred degrees or more until the edges brown. | Brown edges taste nutty. | Give them space on the pan.
5 | corn cob | How do you cook corn on the cob? | Boil fresh corn for five minutes | Drop the cobs in boiling water for about five minutes. | Long boiling makes corn tough. | Butter and salt come after.

# seasoning-food | how-to | seasoning food | season food, season your food, season meat, use spices, use salt when cooking, make food taste better, fix bland food, food taste bland, food tastes bland, add flavor to food, cook with herbs, cook with spices, use herbs, balance flavors | Seasoning
> Your food doesn't need spice. It needs lemon. | Salt early, salt little, salt often. | Dry herbs go in first, fresh ones last.
@ You taste the soup, and something's missing. You don't know what.
1 | salt fingers | When should you salt food? | Salt a little at every step | Salt in small pinches as you cook, and taste after each one. | Salt needs time to get in. Added at the end, it just sits on top. | You can add more. You can't take it out.
2 | lemon | What do you do if food tastes bland? | Try acid before more salt | Add a few drops of lemon or vinegar before you reach for more salt. | Sour wakes up every other flavor. | It's what most flat soups are missing.
3 | toasted spices | How do you bring out spices? | Warm spices in fat | Heat ground spices in oil for thirty seconds, or toast whole ones dry. | Their aroma dissolves in fat. | Ground spices burn quickly, so stir.
3 | herbs | When do you add herbs? | Dried herbs early, fresh ones late | Dried herbs, rosemary and thyme go in at the start. Basil, parsley and cilantro go in at the end. | Tender leaves lose their aroma in heat. | If it's dried, use a third as much.
4 | balance | How do you balance a taste? | Answer one taste with another | Too sour? Add sugar or fat. Too sweet? Add acid. Too hot? Add cream. | Tastes cover each other on your tongue. | Take tiny steps.
5 | tasting spoon | What do good cooks do most? | Taste again and again | Taste with a clean spoon at every stage, and ask what's missing: salt, acid, fat, sweet or heat. | Ingredients are different every time. | Never taste raw meat or dough.
`
