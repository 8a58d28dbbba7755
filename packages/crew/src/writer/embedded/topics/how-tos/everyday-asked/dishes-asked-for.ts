/** Dishes that people cook at home, step by step, for `readTopics`. */
export const DISHES_ASKED_FOR = `
# making-bolognese | how-to | making spaghetti bolognese | make spaghetti bolognese, make bolognese, make a bolognese, make bolognese sauce, cook bolognese, cook spaghetti bolognese, spaghetti bolognese recipe, bolognese recipe, bolognese sauce recipe, spaghetti bolognese, make ragu, make meat sauce, meat sauce recipe, spaghetti with meat sauce | Bolognese sauce
> The secret is time, not tomato. | In Bologna, hardly anybody serves it with spaghetti. | If it does not sizzle, it boils.
@ The onions are soft, and the whole house begins to smell of Sunday.
1 | diced vegetables | How do you start a bolognese? | Soften onion, carrot and celery slowly | Dice onion, carrot and celery finely, and cook them in oil over low heat for about ten minutes. | Slow vegetables make the sauce sweet and round. | Cut them small, so that they melt into it.
2 | browning meat | How do you brown the meat? | Brown the minced meat in a hot pan | Turn up the heat, spread the meat out, and leave it until it is brown and no longer gray. | Brown means flavor. | If the pan is too full, it boils in its own water.
3 | tomato can | What goes into a bolognese sauce? | Add tomato paste, tomatoes and some stock | Roast two tablespoons of tomato paste in the pan, then add canned tomatoes and a cup of stock or water. | Roasted paste tastes deeper. | Some add a glass of wine and let it boil away.
4 | low flame | How long does a bolognese cook? | Let the sauce simmer for an hour or two | Keep the sauce barely bubbling with the lid half on, for at least an hour, and stir now and then. | Tough bits get tender and the taste rounds off. | Add a bit of water when it gets dry.
4 | milk | Why do some add milk to a bolognese? | Add a splash of milk near the end | A splash of milk near the end makes the sauce milder and less sour. | It is done so in Bologna. | Leave it out if you like it stronger.
5 | tossed pasta | How do you serve bolognese? | Toss the pasta with the bolognese | Mix the cooked pasta with the sauce and a bit of its water, then serve it with cheese. | The starch makes the sauce hold on. | In Bologna they take tagliatelle.

# making-lasagna | how-to | making lasagna | make lasagna, make lasagne, make a lasagna, cook lasagna, lasagna recipe, lasagne recipe, bake lasagna, assemble lasagna, layer lasagna | Lasagna
> It is better when it waits. | Sauce goes below the first sheet. | Cut it too soon, and it runs away.
@ The top is brown and bubbles at the edge, and you must wait ten minutes.
1 | meat sauce | What do you need for a lasagna? | Cook a meat or vegetable sauce first | Cook a thick tomato sauce with minced meat or vegetables. Keep it a bit wetter if the sheets go in dry. | Dry sheets drink from the sauce. | It can be made the day before.
2 | white sauce | How do you make white sauce for lasagna? | Stir butter, flour and milk into a white sauce | Melt butter, stir in as much flour, add milk bit by bit, and simmer until it coats a spoon. | Whisk all the time, and there will be no lumps. | Nutmeg and salt finish it.
3 | layers | How do you layer a lasagna? | Begin with sauce and end with cheese | Put a thin layer of sauce in the dish, then sheets, meat sauce, white sauce and cheese, and again. | Sauce below keeps the first sheet from sticking. | Four or so layers are enough.
3 | covered edges | How do you keep lasagna from drying out? | Cover every edge of lasagna with sauce | Spread the last sauce over all sheets up to the corners, then the cheese. | Bare pasta gets hard as wood. | Foil for the first half keeps it soft.
4 | oven | How long does lasagna bake? | Bake the lasagna until it bubbles at the edge | Bake lasagna at about one hundred eighty degrees Celsius for some forty minutes, the last ten without foil. | A knife should glide through. | Meat sauce and middle should be hot all through.
5 | resting dish | Why should lasagna rest? | Let the lasagna rest before you cut | Leave the lasagna for ten to fifteen minutes before you cut it. | It sets, and the pieces hold together. | The rest tastes even better on the next day.

# making-burgers | how-to | making a burger at home | make a burger, make burgers, make a burger at home, make burgers at home, make hamburgers, make a hamburger, cook burgers, cook a burger, grill burgers, burger recipe, homemade burger, homemade burgers, burger patties, make burger patties, smash burger, make smash burgers, smash burger recipe | Hamburger
> Do not press it. Unless you smash it at the very start. | Salt belongs outside, not inside. | The bun is half of the burger.
@ It hisses, and you want to push it with the spatula. Do not.
1 | minced meat | Which meat is best for burgers? | Take meat with a fifth of fat | Minced beef with about a fifth of fat stays juicy. Lean meat gets dry. | Keep it cold until it goes in the pan. | Shape it with little force.
2 | dent | How do you shape a burger? | Press a dent into the middle | Make the patty a bit wider than the bun, and press a shallow dent in its middle. | It bulges as it shrinks, and the dent makes it flat. | Wash your hands after touching raw meat.
3 | salt shaker | When do you salt a burger? | Salt a burger outside just before cooking | Salt and pepper the outside right before the burger goes into the pan. | Salt inside makes it firm like a sausage. | Be generous, since only the surface gets salt.
3 | hot pan | How do you cook a burger? | Sear the burger hot and turn it once | Cook the burger in a very hot pan until a brown crust lets go by itself, then turn it. | Do not press it later, or the juice runs out. | A smash burger is pressed flat in the first seconds only.
4 | thermometer | When is a burger done? | Cook minced meat all through | Minced beef is safe at about seventy one degrees Celsius in the middle. | In minced meat, germs from the surface are mixed all through. | A thermometer takes out the guessing.
5 | toasted bun | How do you keep the bun from getting soggy? | Toast the bun and seal it with sauce | Toast the cut sides of the bun in the pan, spread sauce on both, and put lettuce below the meat. | The crust and the fat keep the juice out. | Cheese goes on in the last minute.

# making-chili | how-to | making chili con carne | make chili, make a chili, make chili con carne, cook chili, chili recipe, chili con carne recipe, chilli con carne, make chilli con carne, bean chili, make vegetarian chili | Chili con carne
> The spice wants heat before the water. | It is always better tomorrow. | One square of chocolate, and nobody knows why it is so good.
@ The lid rattles, and everybody asks when it is ready.
1 | onions | How do you begin a chili? | Brown meat and onions well | Brown minced or cubed meat in batches, take it out, and soften onions and garlic in the same pot. | What sticks to the pot is flavor. | For a chili without meat, brown mushrooms instead.
2 | spices | When do spices go into chili? | Toast the spices in the fat | Stir in chili powder, cumin and paprika for half a minute before any liquid. | The aromas of spices dissolve in fat. | Have the tomatoes ready, since spice burns fast.
3 | tomatoes | What goes into a chili? | Add tomatoes, stock and time | Add canned tomatoes and some stock, and simmer it for an hour or more. | Cubes of beef need two or three hours. | Leave the lid half open, so that it thickens.
3 | bean can | When do beans go into chili? | Add cooked beans near the end | Add rinsed beans from a can for the last half hour. | So they stay whole. | Dried kidney beans must first boil hard for ten minutes. Raw ones make people sick.
4 | chocolate | What is the secret of a good chili? | A little chocolate or coffee deepens a chili | A square of dark chocolate or a sip of coffee gives depth, and a squeeze of lime wakes it up. | Bitter and sour balance the fat. | Taste for salt only at the end.
5 | bowl | How do you make chili less spicy? | Cool a hot chili with cream and starch | Sour cream, cheese, rice or bread take off the heat. More beans and tomatoes thin it. | The burn of chili dissolves in fat and hardly in water. | So add chili bit by bit.

# making-fries | how-to | making French fries at home | make french fries, make french fries at home, make fries, make fries at home, make homemade fries, crispy fries, crispy french fries, oven fries, make oven fries, cook fries, french fries recipe | French fries
> Soak, dry, fry twice. That is the secret. | Water is the enemy of crisp. | Salt at the end, and at once.
@ The paper gets see through, and nobody waits for a plate.
1 | potatoes | Which potatoes are best for fries? | Take floury potatoes and cut them evenly | Cut floury potatoes into sticks about as thick as a finger, all of one size. | Floury ones get fluffy inside. | Even sticks get done at the same time.
2 | bowl of water | Why do you soak potatoes for fries? | Soak potato sticks in cold water | Put the potato sticks in cold water for half an hour, then drain them. | That washes off starch and sugar, which make them stick and brown too early. | Change the water if it is cloudy.
3 | towel | How do fries get crispy? | Dry the potato sticks fully | Dry the potato sticks very well in a towel before they see any oil. | Water makes the oil spit and foam, and steam makes them soft. | Dry sticks are a matter of safety, too.
4 | oven tray | How do you make fries in the oven? | Spread oven fries apart on a hot tray | Toss the potato sticks in two tablespoons of oil, spread them without touching, and bake them at about two hundred twenty degrees Celsius for half an hour. | Turn them once. | A full tray steams.
4 | two baths | Why are fries fried twice? | Fry fries gently first, then hot | In a deep pan, fry the potato sticks at about one hundred fifty degrees Celsius until soft, rest them, then at one hundred eighty until golden. | First the inside, then the crust. | Fill the pot no more than a third with oil, and never leave it.
5 | salt | When do you salt fries? | Salt fries as soon as they come out | Shake hot fries in a bowl with salt right away. | Salt sticks while fries are hot. | If oil ever burns, turn off the heat and cover it if that is safe. Never use water. If in doubt, get out and call for help.

# making-meatballs | how-to | making meatballs | make meatballs, cook meatballs, meatballs recipe, meatball recipe, juicy meatballs, italian meatballs, bake meatballs | Meatball
> Old bread makes them juicy. | The more you knead, the tougher they get. | Wet hands, round balls.
@ You roll the last one, and the first are already gone.
1 | soaked bread | How do you make meatballs juicy? | Soak bread in milk for the mix | Soak crumbs or old bread in milk, and mash it into a paste. | It holds water and keeps the meat from getting tight. | About one part of bread to four of meat is good.
2 | bowl | What goes into meatballs? | Add egg, onion, salt and herbs | Mix minced meat with the paste, an egg, finely chopped onion, salt, pepper and herbs. | The egg binds them. | Soften the onion in a pan first, and it is milder.
3 | light hand | How long do you mix meatballs? | Mix the meat only until it holds | Mix the meat with your fingers just until it is even. | Long kneading makes meatballs firm and rubbery. | Cook a small piece to taste the salt. Do not taste it raw.
3 | wet hands | How do you shape meatballs? | Roll meatballs with wet hands | Wet your hands, and roll balls of the same size, like a walnut or a golf ball. | Meat does not stick to wet skin. | Chill them for half an hour, and they hold better.
4 | pan | How do you cook meatballs? | Brown the meatballs, then finish them in sauce | Brown the meatballs all around in a pan, and let them simmer in sauce for some fifteen minutes. Or bake them at two hundred degrees Celsius. | The crust gives the taste. | The middle of a meatball needs seventy one degrees Celsius, with poultry seventy four.
5 | sauce | How do you keep meatballs from falling apart? | Turn meatballs only when a crust has formed | Leave meatballs alone until they let go of the pan. | A soft ball breaks when it is pushed. | If they fall apart, more egg or crumbs help.

# making-waffles | how-to | making waffles | make waffles, make a waffle, waffle recipe, waffles recipe, crispy waffles, cook waffles, fluffy waffles, make waffle batter | Waffle
> When the steam stops, it is done. | Never stack them. | Beaten egg white is the air in it.
@ You open the iron a crack, and close it again. Too early.
1 | two bowls | How do you make waffle batter? | Mix the dry and the wet apart | Mix flour, baking powder, sugar and salt in one bowl, and milk, egg yolks and melted butter in another. | Then nothing has to be stirred for long. | A good part of butter makes them crisp.
2 | egg whites | How do waffles get fluffy? | Fold in beaten egg white | Beat the egg whites until they stand, and fold them in at the end. | Egg whites bring air that the heat blows up. | Some white streaks may be left.
2 | lumps | How long do you stir waffle batter? | Stir only until no dry flour is left | Stop stirring the batter as soon as the flour is wet. Small lumps are fine. | Long stirring makes waffles tough. | Let it rest for ten minutes.
3 | hot iron | How hot must the waffle iron be? | Let the iron get fully hot | Wait until the waffle iron is really hot, and brush it with a little oil for the first one. | A cold iron makes pale ones that stick. | The first one is for the cook.
4 | steam | When is a waffle done? | Wait until the steam stops | Close the iron and wait. When hardly any steam comes out, the waffle is crisp and lets go. | An iron that is opened too soon tears the waffle in two. | A waffle takes three to five minutes.
5 | rack | How do you keep waffles crispy? | Lay waffles on a rack | Put waffles on a rack, in a warm oven if you like, until all are done. | Stacked waffles steam each other soft. | In the toaster they get crisp again.

# making-crepes | how-to | making crepes | make crepes, make a crepe, crepe recipe, crepes recipe, cook crepes, make crepe batter, flip a crepe, thin pancakes | Crepe
> The batter wants a nap. | Thin as cream, no thicker. | The first one is hardly ever the best.
@ You tilt the pan, and the batter runs into a circle.
1 | thin batter | What goes into crepe batter? | Whisk eggs, milk and flour thin | Whisk flour with eggs first, then add milk bit by bit and a tablespoon of melted butter, until it is like cream. | Little liquid at first means no lumps. | A pinch of salt belongs in sweet ones, too.
2 | clock | Why should crepe batter rest? | Let crepe batter rest for half an hour | Leave the batter for at least half an hour. | The flour swells, bubbles go, and the crepes tear less. | If it got thicker, add a bit of milk.
3 | buttered pan | How hot should the pan be? | Wipe butter into a medium hot pan | Heat the pan to medium, and wipe a little butter over it with paper. | Too much fat makes holes, too much heat makes lace. | A drop should sizzle softly.
4 | tilted pan | How do you get crepes thin? | Pour, tilt and turn the pan at once | Pour in a small ladle with one hand and tilt the pan with the other, until the bottom is covered. | It sets within seconds. | Pour what is too much back.
4 | edge | When do you flip a crepe? | Flip a crepe when its edge turns brown | When the top of a crepe is dry and the edge comes off, loosen it and turn it. The second side takes seconds. | A thin spatula helps. | Throwing is for the party.
5 | stack | How do you keep crepes soft? | Stack crepes under a plate | Stack the crepes on a plate, and cover them with another plate. | Steam keeps crepes soft. | Crepes freeze well with paper in between.

# making-muffins | how-to | making muffins | make muffins, bake muffins, muffin recipe, muffins recipe, blueberry muffins, make blueberry muffins, muffins dry, muffins rise, high muffins, fluffy muffins | Muffin
> Twelve strokes, and stop. | Start hot for a high top. | Lumps are welcome.
@ They rise over the rim, and you sit before the oven like before a film.
1 | two bowls | How do you make muffin batter? | Stir flour and liquid for muffins apart | Mix flour, sugar, baking powder and salt. In a second bowl, mix eggs, milk or yogurt, and oil or melted butter. | Everything should be at room temperature. | So it blends with a few strokes.
2 | spoon | How long do you stir muffins? | Stir a muffin batter as little as possible | Pour wet into dry, and stir just until no flour is seen. | Stirring builds gluten, and they get tough with tunnels. | A lumpy batter is right.
3 | berries | How do you keep berries from sinking? | Dust berries with a little flour | Toss berries in a tablespoon of flour, and fold them in last. | The coat slows them down a little, and a thick batter holds them better. | Frozen ones go in frozen.
3 | full cups | How full are muffin cups? | Fill the cups about three quarters | Fill paper cups three quarters full, all alike. | Less gives flat ones, more runs over. | An ice cream scoop makes it even.
4 | oven dial | How do muffins get a high top? | Start muffins hot, then turn the oven down | Bake muffins at about two hundred twenty degrees Celsius for five minutes, then at one hundred eighty for some fifteen more. | The first heat lifts them. | Keep the door shut.
5 | toothpick | When are muffins done? | Test a muffin with a wooden stick | A stick should come out with a few damp crumbs. Take them out of the tin after five minutes. | In the hot tin they go on baking and sweat. | Once cold, muffins can be frozen for months.

# making-apple-pie | how-to | making apple pie | make apple pie, make an apple pie, bake apple pie, bake an apple pie, apple pie recipe | Apple pie
> Cold butter makes flakes. | Two kinds of apple are better than one. | It must cool for hours, and nobody can wait.
@ The kitchen smells of cinnamon, and the crust cracks under the knife.
1 | cold butter | How do you make a flaky pie crust? | Rub cold butter into the flour | Rub cold cubes of butter into flour and salt, until pieces like peas are left, and bind it with ice water. | In the oven the pieces melt and leave layers. | Work fast and with cold hands.
2 | fridge | Why does pie dough rest? | Chill pie dough before you roll it | Wrap the dough and chill it for an hour. | The butter gets firm and the gluten relaxes, so it does not shrink. | Roll it from the middle outward.
3 | apples | Which apples are best for pie? | Mix tart and sweet firm apples | Take firm apples, some tart and some sweet, and cut them in even slices. | Soft ones turn to sauce. | Lemon keeps them light and fresh.
3 | starch | How do you keep apple pie from getting soggy? | Bind the juice with sugar and starch | Mix the slices with sugar, cinnamon and about two tablespoons of starch, and leave any pool of juice in the bowl. | The starch turns the juice into a glaze. | A hot tray below bakes the bottom.
4 | cut lid | Why does a pie have slits? | Cut slits into the lid for steam | Lay the lid on, press the edge, brush it with egg, and cut slits. | Steam must get out, or the lid tears. | A lattice does the same.
5 | bubbling pie | When is an apple pie done? | Bake apple pie until the juice bubbles | Bake the pie at about two hundred degrees Celsius for some fifty minutes, until thick juice bubbles in the slits. | Only then has the starch set. | Let it cool for hours before cutting. Foil saves a dark edge.

# making-cheesecake | how-to | making cheesecake | make cheesecake, make a cheesecake, bake a cheesecake, bake cheesecake, cheesecake recipe, cheesecake crack, cheesecake cracks, keep cheesecake from cracking | Cheesecake
> It should still wobble. | Air is the enemy. | The oven door stays a bit open.
@ The middle trembles like jelly, and that is just right.
1 | crumbs | How do you make a cheesecake crust? | Press crumbs with butter into the form | Mix crushed biscuits with melted butter, and press them flat with a glass. | Ten minutes of baking keep the crust crisp. | Bake it before the filling goes in.
2 | cream cheese | Why is my cheesecake lumpy? | Let the cream cheese get warm first | Take cream cheese and eggs out of the fridge an hour before. | Cold cheese makes lumps that no stirring gets out. | Beat the cheese smooth with sugar before anything else.
3 | slow mixer | How do you keep cheesecake from cracking? | Stir in the eggs slowly and briefly | Add eggs one by one at low speed, and stop when they are in. | Air makes it rise and then fall into cracks. | Tap the form on the table to free bubbles.
3 | water bath | Why do you bake cheesecake in a water bath? | Bake a cheesecake low with steam | Bake a cheesecake at about one hundred sixty degrees Celsius, with a tray of hot water in the oven. | Gentle, damp heat sets it without cracks. | Foil around the form keeps water out.
4 | wobble | When is a cheesecake done? | Stop baking while the middle still wobbles | Take a cheesecake as done when the edge is firm and the middle wobbles a little. | It sets as it cools. | Baked until firm, it gets dry and cracks.
5 | open door | How do you cool a cheesecake? | Let a cheesecake cool slowly in the oven | Turn the oven off, open the door a bit, and leave the cake for an hour. Then chill it overnight. | Sudden cold cracks it. | Run a knife around the edge first.

# making-ice-cream | how-to | making ice cream without a machine | make ice cream, make ice cream at home, make homemade ice cream, homemade ice cream, make ice cream without a machine, make ice cream without machine, ice cream without a machine, no churn ice cream, make vanilla ice cream, ice cream recipe, make nice cream, banana ice cream, make ice cream in a bag | Ice cream
> Two things and a freezer are enough. | Salt makes ice colder. | Frozen bananas are nearly ice cream.
@ You scrape the first curl with a spoon, and it is real.
1 | whipped cream | How do you make ice cream without a machine? | Whip cold cream until it stands | Whip two cups of cold cream until soft peaks stand. | The air that you beat in keeps ice cream soft. | Bowl and whisk should be cold, too.
2 | condensed milk | What makes ice cream soft? | Fold in sweet condensed milk | Fold in a can of sweet condensed milk and some vanilla, with slow strokes. | Its sugar keeps the ice from getting hard. | So less sugar means harder ice.
3 | mix ins | What can you add to ice cream? | Fold in fruit, cocoa or cookies last | Fold in cocoa, cooked fruit, nuts or crumbs at the end. | Raw fruit brings water, and that makes ice. | Keep pieces small.
4 | freezer box | How long does ice cream need to freeze? | Freeze ice cream covered for six hours | Put the ice cream in a flat box, press plastic wrap on the surface, and freeze it for six hours or overnight. | The wrap keeps ice crystals off. | The back of the freezer is coldest.
4 | bag and ice | How do you make ice cream in a bag? | Shake a bag of cream in salted ice | Put cream, sugar and vanilla in a small tight bag, and that in a bag with ice and salt. Shake it for ten minutes with gloves. | Salt makes the ice melt and so far colder. | Children love it.
5 | banana | What is the quickest ice cream? | Blend frozen bananas | Blend slices of ripe frozen banana until they are creamy, and eat them at once. | The pectin and sugar of bananas make them creamy. | Cocoa or peanut butter goes well in it.

# making-hot-chocolate | how-to | making hot chocolate | make hot chocolate, make hot cocoa, make cocoa, hot chocolate recipe, homemade hot chocolate, thick hot chocolate, cocoa recipe, make a hot chocolate | Hot chocolate
> A pinch of salt makes it taste sweeter. | Paste first, milk later. | It must never boil.
@ It snows outside, and the cup warms both hands.
1 | cocoa paste | How do you make hot chocolate without lumps? | Stir cocoa and sugar to a paste | Stir cocoa and sugar with a bit of hot milk to a paste before the rest goes in. | Dry cocoa floats in lumps. | One to two tablespoons of cocoa for a cup are plenty.
2 | warm milk | How hot should the milk be? | Heat the milk until it steams | Heat the milk slowly until it steams and small bubbles show at the edge. | Boiled milk makes skin and tastes cooked. | Oat drink works well, too.
3 | chopped chocolate | How does hot chocolate get thick? | Melt real chocolate into hot milk | Take the milk off the heat, and whisk in chopped dark chocolate until it is smooth. | Its fat makes it creamy. | A teaspoon of starch, stirred into a little cold milk first, makes it thick as in Spain.
3 | salt | What makes hot chocolate taste better? | Add a pinch of salt and vanilla | A pinch of salt takes off bitterness, and vanilla makes it round. | You should not taste the salt itself. | Cinnamon or chili goes well with it.
4 | whisk | How does hot chocolate get foam? | Whisk hot chocolate hard before you pour | Take the pot off the heat, and whisk hard or use a milk frother until it foams. | The Aztecs poured theirs from high up. | A hand whisk that is rolled between the palms works, too.
5 | topping | What goes on top of hot chocolate? | Cream keeps hot chocolate warm | Whipped cream or marshmallows lie on top like a lid. | Such a lid keeps the heat in. | Let it cool a bit for small children.

# making-pickles | how-to | making quick pickles | make pickles, make quick pickles, pickle cucumbers, pickle vegetables, pickle onions, make pickled onions, pickled onions, pickled onion recipe, pickle carrots, quick pickles, pickles recipe, pickling vegetables, refrigerator pickles, make pickled cucumbers, make dill pickles | Pickling
> Ten minutes of work, and a month of crunch. | Pink onions need only hot vinegar. | The fridge does the rest.
@ The lid pops, and the smell of dill and vinegar comes out.
1 | sliced onions | Which vegetables can be pickled? | Cut firm vegetables thin and even | Slice cucumbers, onions, carrots or radishes, thin for today, thicker for next week. | Thin slices take up the taste faster. | Fresh and firm ones stay crunchy.
2 | clean jar | Which jar do you need for pickles? | Start with a clean jar | Wash jar and lid hot, and fill the vegetables in tightly. | Germs spoil what should last. | Warm the jar before hot brine goes in, or it may crack.
3 | vinegar pot | What is in a quick pickle brine? | Heat vinegar and water half and half | Heat equal parts of vinegar and water. Each cup of that takes two teaspoons of salt and one or two tablespoons of sugar. | The acid keeps germs away, so do not thin it more. | Use vinegar of five percent acid.
3 | spices | What gives pickles their taste? | Add dill, garlic, pepper or mustard seeds | Put dill, garlic, pepper, mustard seeds or chili into the jar first. | Whole spices stay clear. | Choose two or three.
4 | hot pour | How do you pickle onions? | Pour the hot brine over and cover all | Pour the brine hot over the vegetables, until all are covered, and let the jar cool. | Red onions turn bright pink. | What sticks out spoils first.
5 | fridge | How long do quick pickles last? | Keep quick pickles in the fridge | Close the jar, and keep it in the fridge. Quick pickles are good after a day and last some weeks. | Quick pickles are not canned, so they do not keep on the shelf. | Use a clean fork.

# making-granola | how-to | making granola | make granola, make your own granola, homemade granola, granola recipe, make crunchy granola, crunchy granola, granola clusters | Granola
> Do not stir if you want clusters. | It gets crisp only when it is cold. | Fruit goes in last.
@ You break a golden plate into pieces, and half is gone before breakfast.
1 | oats | What do you need for granola? | Mix oats, nuts and seeds | Mix three cups of oats with a cup of nuts and seeds and a pinch of salt. | Whole oats give more bite. | Chop the nuts coarsely.
2 | honey | How does granola get crunchy? | Coat the oats with oil and honey | Stir in about a third of a cup each of oil and honey or syrup, until all shines. | Fat makes it crisp, and sugar glues it. | Warm honey is easier to stir. No honey for babies under one year.
3 | tray | How do you get granola clusters? | Press granola flat on the tray | Spread the oats a finger thick on paper, and press them down with a spoon. | So it bakes together. | An egg white in it makes larger clusters.
4 | oven | How long does granola bake? | Bake granola low until golden | Bake granola at about one hundred fifty degrees Celsius for some thirty minutes. Turn the tray and do not stir. | High heat burns the nuts. | The edges brown first.
4 | cooling tray | Why is my granola soft? | Let granola cool before you touch it | Leave granola on the tray until it is cold. | Granola hardens as it cools. | Broken up warm, it crumbles.
5 | raisins | When do you add fruit to granola? | Add dried fruit after baking | Mix in raisins or other fruit when it is cold, and keep it in a tight jar. | In the oven they get hard and bitter. | It lasts for some weeks.

# cooking-lentils | how-to | cooking lentils and beans | cook lentils, cook beans, cook dried beans, cook red lentils, soak beans, cook black beans, cook kidney beans, boil lentils, soak chickpeas, cook dry beans, lentils take to cook, beans take to cook | Lentil
> Lentils need no bath. Beans need a night. | Acid keeps them hard. | One bean must boil hard, or it makes you sick.
@ You bite on one, and it is creamy right through.
1 | sorted lentils | How do you prepare lentils? | Sort and rinse lentils first | Spread lentils on a plate, pick out stones, and rinse them. | Small stones can break teeth. | Dust makes foam.
2 | soaking bowl | Do you need to soak beans? | Soak beans overnight, but not lentils | Cover beans with plenty of water for eight to twelve hours, and pour it away. Lentils go right in the pot. | Soaked beans cook faster and evenly. | Old beans take the longest.
3 | simmering pot | How long do lentils and beans cook? | Simmer lentils for minutes and beans for an hour | Red lentils need some fifteen minutes, brown ones twenty to thirty, and soaked beans an hour or more. | Keep it gentle, so that they do not burst. | Taste three of them before you say done.
4 | boiling beans | Why must kidney beans boil? | Boil kidney beans hard for ten minutes | Boil soaked kidney beans in fresh water hard for at least ten minutes, then simmer them until soft. | Raw kidney beans hold a poison that boiling destroys. | A slow cooker alone may not get hot enough. Canned ones are safe.
4 | tomato | Why do my beans stay hard? | Add tomatoes and vinegar at the end | Acid keeps the skins firm, so tomatoes, lemon and vinegar go in when they are soft. | Hard water slows them, too. | A pinch of baking soda helps.
5 | salt | When do you salt beans? | Salt the cooking water | A bit of salt in the water seasons them to the core. | The tale that salt keeps beans hard did not stand up in tests. | Let them cool in their water.

# cooking-green-vegetables | how-to | cooking green vegetables | cook broccoli, steam broccoli, cook green beans, cook asparagus, roast asparagus, steam vegetables, steam veggies, cook vegetables, cook brussels sprouts, blanch vegetables, cook peas, cook corn on the cob, boil corn on the cob, cook corn, steam without a steamer, cook cauliflower | Blanching (cooking)
> Gray broccoli was only left for too long. | Ice water keeps the green. | Corn needs less time than you think.
@ The lid goes up, and it is as green as a meadow.
1 | cut florets | How do you prepare green vegetables? | Cut green vegetables to one size | Cut florets and stems so that all are alike. Peel thick stems, since they are good as well. | Equal pieces get done together. | Snap off the woody end of asparagus.
2 | steam basket | How do you steam vegetables? | Steam vegetables over a little water | Put two fingers of water in a pot, a sieve or basket over it, and the lid on. Broccoli takes four to six minutes. | Steam keeps more vitamins than boiling. | Keep the face away when you open it.
3 | knife tip | When are green vegetables done? | Stop cooking when a knife just goes in | Test with the tip of a knife. It should go in with a little push. | Vegetables go on cooking in their own heat. | Overcooked green vegetables turn gray and smell.
4 | ice bath | How do vegetables stay green? | Boil green vegetables briefly, then chill in ice water | For salads, boil green vegetables for two or three minutes in salted water, then put them into ice water. | Ice water stops the cooking at once. | Dry them well.
4 | hot tray | How do you cook asparagus or sprouts? | Roast asparagus or sprouts hot with oil | Toss asparagus or sprouts in oil and salt, and roast them at two hundred degrees Celsius or more until the edges brown. | Brown edges taste nutty. | Give them room on the tray.
5 | corn cob | How do you cook corn on the cob? | Boil fresh corn for five minutes | Put the cobs into boiling water for about five minutes. | Long boiling makes it tough. | Butter and salt come after.

# seasoning-food | how-to | seasoning food | season food, season your food, season meat, use spices, use salt when cooking, make food taste better, fix bland food, food taste bland, food tastes bland, add flavor to food, cook with herbs, cook with spices, use herbs, balance flavors | Seasoning
> It is not more spice. It is a squeeze of lemon. | Salt early, salt little, salt often. | Dry herbs go in first, and fresh ones last.
@ You taste the soup, and something is missing. You do not know what.
1 | salt fingers | When should you salt food? | Salt a little at every step | Salt in small pinches as you cook, and taste after each. | Salt needs time to get in. | At the end, salt only sits on top. More can be added, and none taken out.
2 | lemon | What do you do if food tastes bland? | Try acid before more salt | Add a few drops of lemon or vinegar to a bland dish. | Sour wakes up all other tastes. | Most flat soups lack it.
3 | toasted spices | How do you bring out spices? | Warm spices in fat | Heat ground spices in oil for half a minute, or toast whole ones dry. | The aroma of spices dissolves in fat. | Ground spices burn quickly, so stir.
3 | herbs | When do you add herbs? | Dried herbs early, fresh herbs late | Dried herbs, rosemary and thyme go in at the start. Basil, parsley and cilantro come at the end. | Tender leaves lose their aroma in heat. | Take a third of the amount if it is dried.
4 | balance | How do you balance a taste? | Answer one taste with another | Against too sour add a bit of sugar or fat, against too sweet add acid, and against too hot add cream. | Tastes cover each other on the tongue. | Take tiny steps.
5 | tasting spoon | What do good cooks do most? | Taste again and again | Taste with a clean spoon at every stage, and ask what is missing: salt, acid, fat, sweet, heat. | Ingredients differ each time. | Never taste raw meat or dough.
`
