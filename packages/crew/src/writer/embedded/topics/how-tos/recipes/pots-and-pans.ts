/** Dishes by name from the pot and the pan, for `readTopics`: steps with the amounts and times that matter. */
export const POTS_AND_PANS = `
# making-shakshuka | how-to | making shakshuka | make/cook shakshuka, shakshuka recipe/recipes, homemade/easy/quick/simple shakshuka, shakshuka at home, make one pan shakshuka, eggs in tomato sauce | Shakshuka
> One pan, and breakfast is on the table. | The sauce decides, not the eggs. | Lid on, heat down, and wait.
@ The tomatoes bubble, and six eggs look at you.
1 | onion and peppers | How do you start shakshuka? | Soften an onion and a pepper in oil | Cut an onion and a red pepper small, and soften them in olive oil for about ten minutes. | Soft peppers make the sauce sweet. | A wide pan leaves room for the eggs.
2 | cumin | What spices does shakshuka need? | Add garlic, cumin and paprika for a minute | Stir in two cloves of garlic, a teaspoon of cumin and two of sweet paprika, for one minute. | Hot oil wakes the spices up. | Longer, and the garlic turns bitter.
3 | tomato sauce | How thick should the sauce be? | Simmer a can of tomatoes until thick | Add a large can of tomatoes and salt, and simmer for ten to fifteen minutes, until a spoon leaves a trail. | In a thin sauce the eggs run apart. | A pinch of sugar helps sour tomatoes.
4 | eggs in pan | How do you add the eggs to shakshuka? | Break the eggs into hollows in the sauce | Press hollows into the sauce with a spoon, and break four to six eggs into them. | Break each egg into a cup first, if you are unsure. | Salt the whites a little.
5 | pan with lid | When is shakshuka done? | Cover it until the whites are firm | Put a lid on the eggs, and cook them over low heat for five to eight minutes, until the whites are firm. | Cook the yolks through for small children, in pregnancy, and for frail people. | Serve it with bread, from the pan.

# making-chicken-soup | how-to | making chicken soup | make/cook chicken soup, chicken soup recipe/recipes, homemade/easy/quick/simple chicken soup, chicken soup at home, make/cook chicken noodle soup, chicken noodle soup recipe, homemade/easy chicken noodle soup | Chicken soup
> Cold water at the start, and patience. | It should simmer, never boil. | The best part is at the bottom of the pot.
@ The windows fog up, and the whole house smells of Sunday.
1 | chicken in pot | How do you start chicken soup? | Cover chicken legs with cold water, heat slowly | Put about a kilogram of chicken legs into a pot, cover them with two liters of cold water, and heat slowly. | Bones give body to the soup. | Do not wash raw chicken: it spreads germs around the sink.
2 | foam on broth | How does the broth stay clear? | Skim the gray foam off | Just before it boils, take off the foam with a spoon, and turn the heat down. | A hard boil makes the broth cloudy. | A few small bubbles are enough.
3 | soup vegetables | What goes into chicken soup? | Simmer with carrot, celery and onion for an hour | Add two carrots, a piece of celery, a halved onion, peppercorns and a bay leaf, and simmer for an hour to an hour and a half. | The onion's skin gives color. | Salt comes late, because the broth shrinks.
4 | pulled chicken | When is the chicken done? | Take the meat off when no pink is left | Lift out the legs when the meat falls off the bone and no pink is left, pull it into pieces, strain the broth, and salt it. | Leave out skin and bones. | Fish out every small bone.
5 | noodle soup | When do the noodles go in? | Cook the noodles apart | Boil the noodles in a pot of their own, and put them into bowls with the meat, the cooked carrots and hot broth. | In the pot they drink up all the soup. | Chill leftovers within two hours.

# making-chicken-curry | how-to | making a simple chicken curry | make/cook chicken curry, chicken curry recipe/recipes, homemade/easy/quick/simple chicken curry, chicken curry at home, make a curry with chicken | Chicken curry
> The flavor is made before the chicken goes in. | Onions need longer than you think. | Spices want fat, not water.
@ The lid lifts, and the kitchen turns golden.
1 | browned onions | How do you start a curry? | Fry two onions until deep golden | Slice two onions, and fry them in oil over medium heat for ten to fifteen minutes, until they are golden brown. | Half of the flavor is in them. | Pale onions make a pale curry.
2 | ginger and garlic | What comes after the onions? | Stir in ginger and garlic | Add a thumb of grated ginger and three cloves of garlic, and stir for one minute. | They burn fast, so stay there. | A splash of water saves a dry pan.
3 | ground spices | Which spices go into a chicken curry? | Fry turmeric, cumin and coriander for a minute | Add a teaspoon each of turmeric, cumin and coriander, and chili as you like it. Fry for about a minute. | Fat carries their taste. | Curry powder will do as well.
4 | curry pot | How long does chicken curry cook? | Simmer the chicken until no pink is left | Add six hundred grams of chicken thighs in pieces, a can of tomatoes and salt. Simmer for twenty to thirty minutes, until no pink is left inside. | Breast gets dry sooner. | A thermometer should say seventy four degrees Celsius.
5 | bowl of curry | How do you finish a curry? | Finish with yogurt off the heat | Take the pot off the heat, and stir in a few tablespoons of yogurt or coconut milk. | Boiling would make yogurt split. | Chilled overnight, it tastes even better.

# making-butter-chicken | how-to | making butter chicken | make/cook butter chicken, butter chicken recipe/recipes, homemade/easy/quick/simple butter chicken, butter chicken at home, make murgh makhani, murgh makhani recipe | Butter chicken
> First it sleeps in yogurt. | The color comes from tomato, not from magic. | Butter goes in last.
@ Your bread goes once around the plate, and nothing is left.
1 | yogurt bowl | How does butter chicken begin? | Marinate chicken thighs in spiced yogurt | Mix six hundred grams of boneless thighs with half a cup of yogurt, lemon juice, salt, garlic, ginger, chili and garam masala. Chill for an hour or overnight. | Yogurt makes the meat tender. | Let it wait in the fridge, not on the counter.
2 | charred chicken | How do you cook the chicken? | Brown the chicken hot, until its edges char | Take the chicken out of the yogurt, and brown it in a very hot pan or under the grill. It cooks through later. | A little char is the taste of the clay oven. | Throw the used yogurt away: raw meat was in it.
3 | tomato puree | What is the sauce made of? | Simmer tomatoes, let them cool, then blend | Fry ginger and garlic in butter, add a can of tomatoes, garam masala and salt, and simmer for fifteen minutes. Let it cool a little, and blend it smooth. | The smoothness is what people remember. | Never fill a blender with hot sauce to the rim.
4 | simmering curry | How does it all come together? | Simmer the chicken through in the sauce | Put the chicken into the sauce, and simmer for about ten minutes, until no pink is left inside. | Cut the thickest piece to see. | Add water if it gets thick.
5 | cream swirl | What makes it butter chicken? | Stir in butter, cream and fenugreek leaves | Stir in two tablespoons of butter, some cream, and a pinch of dried fenugreek leaves rubbed in your hands. | The leaves give the smell of the restaurant. | A little sugar rounds it off.

# making-pad-thai | how-to | making pad thai | make/cook pad thai, pad thai recipe/recipes, homemade/easy/quick/simple pad thai, pad thai at home | Pad thai
> It is over in five minutes, so cut everything first. | Soak the noodles. Do not boil them. | Sweet, sour and salty, in one spoon.
@ The wok hisses, and peanuts rain down.
1 | rice noodles | How do you prepare the noodles? | Soak flat rice noodles until they bend | Soak two hundred grams of flat rice noodles in lukewarm water for about half an hour, until they bend but are still firm inside. | They finish cooking in the pan. | Boiled soft, they turn to paste.
2 | tamarind sauce | What is in pad thai sauce? | Mix tamarind, fish sauce and sugar | Mix about three tablespoons each of tamarind paste and sugar with two of fish sauce, and taste it. | Sour, sweet and salty must balance. | Lime is a weak substitute for tamarind.
3 | shrimp in wok | What is cooked first in pad thai? | Cook shrimp or tofu in a hot pan | Fry shrimp until pink and firm, or tofu until golden, and put them aside. | Cook for two at most, and the pan stays hot. | A full pan steams.
4 | egg and noodles | How do noodles and egg meet? | Toss noodles with sauce, then add egg | Fry the drained noodles with the sauce for two minutes, push them aside, scramble an egg until set, and mix. | A splash of water helps hard noodles. | Keep everything moving.
5 | peanuts and lime | How is pad thai finished? | Add bean sprouts, peanuts and lime | Put the shrimp back, add bean sprouts and chives, toss them until they are hot through, and serve with crushed peanuts and lime. | Cooked sprouts are safer than raw ones. | Ask about allergies first: peanuts, shrimp, fish and egg are in it.

# making-paella | how-to | making a paella | make/cook paella, paella recipe/recipes, homemade/easy/quick/simple paella, paella at home, make seafood paella, seafood paella recipe | Paella
> Once the broth is in, do not stir. | The crust at the bottom is the best bit. | Wide and thin, never deep.
@ The rice crackles at the bottom, and everybody goes quiet.
1 | wide pan | Which pan does a paella need? | Take the widest pan you have | The rice should lie no deeper than your finger is thick. That takes a pan that's wide and flat. | In a deep pot, the bottom burns before the top is done. | A large frying pan will do.
2 | browned chicken | What is fried first in a paella? | Brown chicken pieces, but keep seafood for later | Brown half a kilogram of small chicken pieces in olive oil for about fifteen minutes, with green beans for the last five. Seafood waits for the end. | Brown bits flavor the whole pan. | In Valencia it is chicken, rabbit and beans.
3 | saffron | How does a paella get its color? | Add tomato, paprika, saffron and hot stock | Add a grated tomato and fry it dark, then a teaspoon of sweet paprika, and at once three cups of hot stock with a pinch of saffron. | Paprika burns in seconds. | Taste the stock: it should be a little too salty.
4 | rice in pan | How much rice goes into a paella? | Spread a cup of round rice evenly | Sprinkle in a cup of round grain rice, spread it once, and do not stir again. | Stirring makes it creamy, like risotto. | Bomba rice forgives most.
5 | crisp bottom | When is a paella ready? | Cook it eighteen minutes, seafood last, then rest | Cook it ten minutes on lively heat and eight on low, until the stock is gone and the chicken cooked through. Let it rest for five. | Shrimp and mussels go on top for the last eight minutes. | Throw away mussels that stay shut.

# making-ramen-at-home | how-to | making ramen at home | make/cook ramen, ramen recipe/recipes, homemade/easy/quick/simple ramen, make ramen broth, ramen at home | Ramen
> Five parts, and each one is easy. | The salt sits in the bowl, not in the pot. | Noodles wait for nobody.
@ Steam on your glasses, and an egg with a soft middle.
1 | ramen broth | What is the broth for quick ramen? | Simmer stock with ginger, garlic and mushrooms | Simmer a liter of unsalted chicken stock with ginger, garlic, spring onion and dried mushrooms for half an hour. | Mushrooms bring the deep taste. | Strain it, and keep it hot.
2 | soy sauce bowl | What seasons ramen? | Put soy sauce or miso into each bowl | Put two tablespoons of soy sauce and a few drops of sesame oil, or a tablespoon of miso, into each bowl. | In Japan this base is called tare. | So each one can season as they like.
3 | ramen egg | How long does a ramen egg boil? | Boil the eggs about seven minutes | Boil eggs for about seven minutes, cool them in cold water, peel them, and halve them. | The white is firm, and the yolk like jam. | Boil them hard for children and in pregnancy.
4 | ramen noodles | How do you cook ramen noodles? | Cook the noodles last, in plain water | Give the noodles a pot of their own, stop one minute early, and drain them well. In the broth, they'd make it cloudy. | Then straight into the bowl, and the broth on top. | They go on softening in the bowl.
5 | ramen toppings | How do you build the bowl? | Pour broth over, then noodles and toppings | Pour the boiling broth over the soy sauce, add noodles, and lay egg, spring onion, corn, nori and hot cooked meat on top. | Eat it at once. | Slurping cools it.

# making-dumplings-at-home | how-to | making dumplings at home | make dumplings, cook dumplings, dumpling/dumplings recipe, homemade dumplings, easy dumplings, fold dumplings, dumplings at home, make potstickers, potstickers recipe, make gyoza, gyoza recipe, make jiaozi | Jiaozi
> Fry, steam, and fry again. | Too much filling is the usual mistake. | The freezer loves them.
@ Forty dumplings in rows, and everybody folds.
1 | dumpling filling | What goes into a dumpling? | Mix minced meat with cabbage and ginger | Mix half a kilogram of minced pork with two cups of chopped cabbage, salted and squeezed dry, ginger, soy sauce and sesame oil. | Wet cabbage bursts the dough. | Stir in one direction until it sticks.
2 | dumpling wrapper | How much filling is right? | Put one teaspoon of filling on each wrapper | Put a heaped teaspoon of filling into the middle of each round wrapper, and wet the edge with water. | Overfilled ones open in the pan. | Keep the other wrappers under a cloth.
3 | folded dumpling | How do you close a dumpling? | Press it shut without air | Fold the wrapper into a half moon, press the air out, and pinch the edge. Pleats are only for beauty. | Trapped air makes them burst. | Set them on floured paper.
4 | dumpling pan | How do you cook potstickers? | Fry the bottoms, then steam until cooked through | Fry potstickers in oil for two minutes, add a third of a cup of water, and put the lid on at once for about seven minutes. | Water on hot oil spits, so hold the lid ready. | Cut one open: no pink may be left.
5 | crisp dumplings | How do potstickers get crisp again? | Take the lid off until it crackles | Uncover the pan and let the rest of the water cook away, until the bottoms sizzle. Serve with soy sauce and vinegar. | The crust comes last. | Frozen ones need some minutes more.

# making-jollof-rice | how-to | making jollof rice | make/cook jollof, make/cook jollof rice, jollof rice recipe/recipes, jollof recipe, homemade/easy/quick/simple jollof rice, jollof at home | Jollof rice
> Fry the sauce until it is dark. | Steam it, do not boil it. | Whose is best? Ask at your own risk.
@ The lid stays shut, and the smoke of the pot sneaks out.
1 | blended peppers | What is the base of jollof rice? | Blend tomatoes, red peppers, onion and chili | Blend four tomatoes, two red peppers, an onion and as much hot chili as you like. | Red peppers bring the color. | Wash your hands after the chili.
2 | tomato paste | Why is the sauce fried? | Fry tomato paste, then the sauce | Fry a sliced onion and three tablespoons of tomato paste in oil, add the blend, and cook for about twenty minutes, until oil rises. | Raw tomato tastes sour. | Stir, since paste burns.
3 | curry and thyme | What seasons jollof rice? | Season with curry powder, thyme and bay | Add a teaspoon each of curry powder and thyme, a bay leaf, salt and two cups of stock. | The sauce should taste a bit too strong. | The rice takes it up.
4 | washed rice | Which rice is for jollof? | Stir two cups of washed rice into the sauce | Wash two cups of long grain rice until the water is nearly clear, and stir it once into the boiling jollof sauce. | Starch makes it sticky. | Parboiled rice is the usual one.
5 | sealed pot | How does jollof rice cook? | Seal the pot and cook on low | Cover it with foil and a lid, and cook on low for about thirty minutes, until the rice is soft. Turn it once, gently. | Steam does the cooking. | Many like the smoky crust at the bottom.

# making-goulash | how-to | making goulash | make/cook goulash, make a goulash, goulash recipe/recipes, homemade/easy/simple goulash, goulash at home, make hungarian goulash, hungarian goulash recipe | Goulash
> Onions instead of flour. | Off the heat for the paprika. | It wants two hours of nothing.
@ The spoon stands, and snow falls outside.
1 | sliced onions | How many onions go into a goulash? | Soften plenty of onions slowly | Slice three or four onions for about a kilogram of beef, and soften them in lard or oil for fifteen minutes, until golden. | They melt, and thicken the sauce. | No flour is needed then.
2 | paprika | When does the paprika go in? | Stir in paprika off the heat | Take the pot off the heat, and stir in three tablespoons of sweet paprika and a splash of water. | Paprika turns bitter when it burns. | Fresh paprika is bright red.
3 | beef cubes | Which meat is best for goulash? | Add beef from the shin or shoulder | Add a kilogram of beef from shin or shoulder, in cubes of four centimeters, with salt, garlic and caraway. | Tough cuts turn soft and rich. | Lean meat turns dry.
4 | stew pot | How long does goulash simmer? | Simmer it covered for two hours | Add water until the meat is just covered, and simmer with the lid on for about two hours, until a fork goes in easily. | Stir now and then. | Shin may need half an hour more.
5 | potato cubes | What makes it a soup? | Add potatoes and water for goulash soup | For goulash soup as in Hungary, add potatoes, peppers and more water for the last half hour. | There it is called gulyas, and eaten with a spoon. | The thick stew is called porkolt.

# making-beef-stew | how-to | making a beef stew | make/cook beef stew, make a stew, beef stew recipe/recipes, homemade/easy/simple beef stew, beef stew at home, stew beef | Stew
> Cheap meat, expensive taste. | If it boils, it gets tough. | Brown it, and leave it alone.
@ It has been raining all day, and the pot bubbles softly.
1 | stewing beef | What meat is for a stew? | Choose beef with fat and sinew | Choose about a kilogram of beef shoulder or shin, cut into large cubes, and dry it with paper. | Sinew melts into the sauce. | Wet meat does not brown.
2 | browned beef | How do you brown the meat? | Brown it in batches, hot and dark | Brown the cubes in hot oil, in two or three batches, for about eight minutes each. | A crowded pan makes gray meat. | Turn them only when they come off by themselves.
3 | tomato paste | How does the sauce get deep? | Roast onion and tomato paste | Brown an onion and a tablespoon of tomato paste in the pot, stir in a tablespoon of flour, and loosen it all with stock. | Scrape up the brown bits. | They hold the taste.
4 | covered pot | How long does beef stew take? | Simmer it gently for two hours | Put the meat back, cover it with stock, and let it simmer with a lid for about two hours, until tender. | Barely a bubble is right. | In an oven, a hundred and sixty degrees Celsius will do.
5 | carrots and potatoes | When do vegetables go in? | Add carrots and potatoes near the end | Cut the vegetables into large pieces, and put them in for the last forty minutes. | From the start they would fall apart. | Taste for salt at the very end.

# making-fish-and-chips | how-to | making fish and chips | make/cook fish and chips, fish and chips recipe, homemade/easy fish and chips, fish and chips at home, make battered fish, battered fish recipe | Fish and chips
> Cold batter, hot oil. | Fry the chips twice. | Paper on the table, vinegar on top.
@ It crunches, and the seagulls know it.
1 | potato sticks | How do you prepare the chips? | Cut thick chips, rinse and dry them | Cut a kilogram of floury potatoes into thick sticks, rinse them, and dry them very well. | Water and hot oil do not get along. | Starch would glue them together.
2 | frying pot | How hot should the oil be? | Fill a pot a third with oil, and stay | Fill a deep pot no more than a third with oil, and stay with it. Turn the heat off if it smokes. | If oil burns: heat off, lid on, and never water. | A thermometer shows when it is hot enough.
3 | pale chips | Why are chips fried twice? | Fry the chips soft, then crisp | Fry them in batches at about a hundred and forty degrees Celsius until soft, rest them, and later at a hundred and ninety until golden. | The first time cooks, the second crisps. | Salt at once.
4 | beer batter | What makes the batter crisp? | Mix flour with ice cold fizzy water | Mix a cup of flour, a teaspoon of baking powder and salt with ice cold beer or sparkling water, to thin cream. | Bubbles make it light. | A few lumps do no harm.
5 | fried fish | How long does the fish fry? | Fry floured fish until golden and flaky | Dip four dry, floured cod fillets in batter, lower them away from you into oil of a hundred and eighty degrees Celsius, and fry for about six minutes. | Inside it should flake and be white. | Drain it on a rack.

# making-schnitzel | how-to | making a schnitzel | make/cook schnitzel, make a schnitzel, schnitzel recipe/recipes, homemade/easy schnitzel, schnitzel at home, make wiener schnitzel, wiener schnitzel recipe | Schnitzel
> Thin, loose, and swimming. | Never press the crumbs on. | Shake the pan, and it puffs up.
@ A golden wave on the plate, with lemon.
1 | meat mallet | How thin should a schnitzel be? | Pound the meat to half a centimeter | Lay veal, pork or turkey between two sheets of plastic wrap, and pound it to about half a centimeter. | Even meat cooks evenly. | Only veal is called Wiener schnitzel in Vienna.
2 | three plates | How do you bread a schnitzel? | Dip it in flour, egg and crumbs | Salt the meat, turn it in flour, then in beaten egg, and last in fine dry crumbs. | Flour makes the egg hold. | One hand for dry, and one for wet.
3 | loose crumbs | Why should you not press the crumbs? | Lay the crumbs on loosely | Cover the schnitzel with crumbs, shake off what is loose, and do not press. Fry it right away. | Air below the crust makes the waves. | Throw the leftover egg and crumbs away.
4 | swimming in fat | How much fat does it need? | Fry it in a finger of hot fat | Heat clarified butter or oil, one to two centimeters deep, until a crumb sizzles at once, and stay beside it. | The meat should swim. | Cool fat makes a greasy crust.
5 | golden schnitzel | When is a schnitzel done? | Fry three minutes a side, until cooked through | Fry it for two to three minutes on each side, and shake the pan gently. Pork and turkey must be cooked through. | The moving fat makes it puff up. | Drain it, and serve it with lemon.

# making-shepherds-pie | how-to | making a shepherd's pie | make/cook shepherd's pie, shepherd's pie recipe, homemade/easy shepherd's pie, make/cook cottage pie, cottage pie recipe | Shepherd's pie
> Shepherds keep sheep, so it is lamb. | A fork draws the crust. | Dry mash, thick sauce.
@ The top is brown in waves, and the edge bubbles.
1 | diced carrots | How does the filling begin? | Soften onion, carrot and celery | Dice an onion, two carrots and some celery, and soften them in oil for ten minutes. | Sweet vegetables balance the meat. | Peas come at the end.
2 | minced lamb | Which meat is in shepherd's pie? | Brown minced lamb with the vegetables | Add half a kilogram of minced lamb, and fry it until brown. With beef it is called cottage pie. | Break up the lumps with a spoon. | Pour off fat if there is much.
3 | thick gravy | How does the filling get thick? | Simmer it with stock until thick | Stir in a tablespoon each of flour and tomato paste, add a cup and a half of stock and thyme, and simmer for half an hour. | A runny filling drowns the mash. | A dash of Worcestershire sauce is usual.
4 | mashed potatoes | Which mash goes on top? | Mash a kilogram of potatoes fairly dry | Boil a kilogram of floury potatoes, let them steam dry, and mash them with butter and a little milk. | Wet mash sinks. | Spread it from the edge to the middle.
5 | baked pie | How long does the pie bake? | Bake it until brown and bubbling | Draw lines into the mash with a fork, and bake the pie at two hundred degrees Celsius for about twenty five minutes. | Ridges turn crisp. | Let it rest for ten minutes.

# making-teriyaki-chicken | how-to | making teriyaki chicken | make/cook teriyaki chicken, teriyaki chicken recipe/recipes, chicken teriyaki recipe, homemade/easy/quick teriyaki chicken, make teriyaki sauce, teriyaki sauce recipe, homemade teriyaki sauce | Teriyaki
> Four things make the sauce. | Skin down, and hands off. | It shines when it is ready.
@ The sauce clings to the spoon, and so do you.
1 | soy sauce | What is teriyaki sauce made of? | Mix soy sauce, mirin, sake and sugar | Mix three tablespoons of soy sauce, three of mirin, two of sake or water, and one of sugar. | Teri means shine. | Without mirin, take a bit more sugar.
2 | chicken thighs | Which chicken is best for teriyaki? | Take boneless thighs, and dry them | Take four boneless chicken thighs with their skin, prick the skin, and dry them with paper. | Thighs stay juicy. | Wash knife, board and hands after raw chicken.
3 | crisp skin | How does the skin get crisp? | Fry the skin side first | Lay the thighs in a pan skin side down, over medium heat, for about eight minutes without moving. | The fat melts out. | Wipe it off with paper.
4 | turned chicken | How long does teriyaki chicken cook? | Turn and cook until no pink is left | Turn the chicken, and cook it for about five minutes more, until no pink is left inside. | Clear juice alone does not prove it. | A thermometer must say seventy four degrees Celsius.
5 | glossy glaze | How does it get glossy? | Boil the sauce down around the chicken | Pour the sauce in, let it boil for two or three minutes, and turn the chicken until it shines. | Sugar burns, so watch it. | Serve it on rice.

# making-bibimbap | how-to | making bibimbap | make/cook bibimbap, bibimbap recipe/recipes, homemade/easy/quick bibimbap, bibimbap at home | Bibimbap
> Its name means mixed rice. | It can use leftovers, and looks like a painting. | Mix it before the first bite.
@ Red, green, white and gold, and then you stir it all.
1 | rice bowl | What rice is in bibimbap? | Cook short grain rice, and keep it warm | Cook a cup of short grain rice for two people, and keep it hot. | Sticky grains hold the sauce. | Chill leftovers soon, and reheat them steaming hot.
2 | spinach | How are the vegetables made? | Cook each vegetable by itself | Blanch spinach and bean sprouts, fry carrot, zucchini and mushrooms, and season each with salt and sesame oil. | So each one keeps its taste and color. | Sprouts should be hot all the way through.
3 | minced beef | What meat is in bibimbap? | Fry beef with soy, garlic and sugar | Fry two hundred grams of beef, minced or in thin strips, with soy sauce, garlic, sesame oil and a little sugar, until cooked through. | Tofu does the same job. | Sweet and salty belong together.
4 | red chili paste | What is the sauce of bibimbap? | Mix gochujang with sesame oil and sugar | Mix two tablespoons of gochujang, the red chili paste, with one of sesame oil, some sugar and water. | It is hot, sweet and salty. | Serve it on the side for children.
5 | fried egg on rice | How is bibimbap served? | Crown it with a fried egg | Lay everything in sections on the rice, and put a fried egg and sesame on top. | Fry the egg firm for small children and in pregnancy. | A hot stone bowl makes the bottom crisp.
`
