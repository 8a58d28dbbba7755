/** Sauces, salads, soups and small dishes by name, for `readTopics`. */
export const SAUCES_AND_SIDES = `
# making-kimchi-at-home | how-to | making kimchi at home | make kimchi, kimchi recipe/recipes, homemade/easy/simple kimchi, kimchi at home, ferment kimchi, make cabbage kimchi | Kimchi
> Salt first, fire second. | It bubbles, because it is alive. | Press it under its own juice.
@ You open the jar, and it whispers.
1 | salted cabbage | How do you salt the cabbage? | Salt the cabbage for two hours | Cut a Chinese cabbage, about one kilogram, into bite size pieces, rub in a quarter cup of coarse salt, and let it stand for two hours. | Salt draws water out, and keeps bad germs down. | Turn it every half hour.
2 | rinsed cabbage | Why do you rinse the cabbage? | Rinse it three times and drain it | Wash the salt off, taste a leaf, and let the cabbage drain for half an hour. It should be pleasantly salty. | Too much salt stops the fermenting, too little spoils it. | Bend a leaf: it should not snap.
3 | chili paste | What is in the kimchi paste? | Mix chili flakes, garlic, ginger and fish sauce | Mix four tablespoons of Korean chili flakes with five cloves of garlic, ginger, a tablespoon of sugar and two of fish sauce. | Soy sauce can replace the fish sauce. | Wear gloves.
4 | kimchi jar | How do you fill the jar? | Press it under its juice, leave room | Mix the cabbage and the paste with spring onion and radish, press it into a clean jar until juice covers it, and leave a few centimeters free. | Above the juice, mold can grow. | It swells, so put a plate under it.
5 | fridge shelf | How long does kimchi ferment? | Open it daily, chill after a day or two | Leave the kimchi at room temperature for one or two days, open it daily over the sink, then keep it in the fridge. | Gas builds up. | Throw it away if it gets moldy or smells rotten.

# making-sushi-rolls | how-to | making sushi rolls | make sushi, make sushi rolls, roll sushi, sushi recipe/recipes, homemade/easy sushi, sushi at home, make maki, maki recipe, sushi rolls recipe, make sushi rice, sushi rice recipe | Sushi
> The word is about the rice, not the fish. | Wet fingers, wet knife, and nothing sticks. | Less rice than you think.
@ A mat, a sheet, and a row of small circles.
1 | sushi rice | How do you cook sushi rice? | Rinse and cook short grain rice | Rinse a cup of sushi rice until the water is nearly clear, cook it in one and a quarter cups of water with the lid on, and rest it. | Starch on the outside makes paste. | It takes about fifteen minutes, and ten of rest.
2 | rice vinegar | What seasons sushi rice? | Fold in vinegar, sugar and salt | Warm two tablespoons of rice vinegar with one of sugar and half a teaspoon of salt, and fold it into the hot rice. | Cut through it, do not stir, or it turns to mush. | Let it cool until hand warm, and use it the same day.
3 | cucumber and salmon | Which fish can be used for sushi? | Use cooked fillings or fish sold for raw eating | Fill sushi with cucumber, avocado, omelet or cooked shrimp. Take raw fish only if it is sold for eating raw. | Ordinary raw fish can carry parasites, and in pregnancy none is safe. | Keep fish in the fridge until the last minute.
4 | seaweed sheet | How much rice goes on the sheet? | Spread rice thinly, leave an edge free | Lay nori on the mat with its rough side up, spread the rice with wet fingers, and leave two centimeters free at the far end. | Too much rice bursts the roll. | Half a centimeter is enough.
5 | rolled sushi | How do you roll and cut sushi? | Roll it tight and cut with a wet knife | Put a strip of filling near you, roll with the mat, squeeze it gently, and cut with a sharp, wet knife into six or eight pieces. | Wipe the blade after each cut. | Eat it soon.

# making-falafel | how-to | making falafel | make/cook falafel, falafel recipe/recipes, homemade/easy/quick/simple falafel, falafel at home, make falafels | Falafel
> No cans. Soak them, do not boil them. | Green inside is what you want. | Chill them, and they hold.
@ It cracks, and inside it is green and steaming.
1 | dried chickpeas | Which chickpeas are for falafel? | Soak dried chickpeas overnight | Cover a cup of dried chickpeas with three times the water, and soak them for twelve to twenty four hours. | Canned ones are too wet, and fall apart. | They double in size.
2 | parsley and onion | What gives falafel its taste? | Grind them with onion, garlic and herbs | Grind the drained chickpeas with a small onion, two cloves of garlic, a bunch of parsley, and a teaspoon each of cumin, coriander and salt. | It should look like couscous, not like paste. | Work in short bursts.
3 | bowl in fridge | How does falafel hold together? | Chill the mix for an hour | An hour in the fridge makes the mix hold together. If a ball still falls apart, work in a spoon or two of chickpea flour. | Overnight works, too. | A little baking powder makes it light.
4 | falafel balls | How big are falafel? | Form balls as small as walnuts | With wet hands, form balls as small as walnuts, and press them a little flat. | Big ones stay raw in the middle. | Do not taste the raw mix.
5 | frying falafel | How do you fry falafel? | Fry them brown, and stay beside the oil | Fry a few falafel at a time for four minutes or so, in oil of about a hundred and seventy five degrees Celsius, until deep brown. | Fill the pot a third at most, and stay beside it. | Drain them on paper.

# making-tzatziki | how-to | making tzatziki | make tzatziki, tzatziki recipe, homemade/easy/quick tzatziki, tzatziki at home, make tzatziki sauce, tzatziki sauce recipe | Tzatziki
> Squeeze the cucumber like a sponge. | Thick yogurt, or it is a soup. | It gets better by waiting.
@ Cold, white, and gone before the meat comes.
1 | grated cucumber | What do you do with the cucumber? | Grate a cucumber and salt it | Grate half a large cucumber, mix it with half a teaspoon of salt, and wait ten minutes. | Salt draws the water out. | The seeds may go first.
2 | squeezed cloth | Why is tzatziki watery? | Squeeze the cucumber dry in a cloth | Wring out the grated cucumber in a clean dish towel, until there's hardly a drop left. That's what keeps it thick. | You'll be amazed how much comes out. | Two rounds are better than one.
3 | greek yogurt | Which yogurt is for tzatziki? | Take a cup of thick Greek yogurt | Choose one with ten percent fat, or drain plain yogurt in a cloth. | Thin yogurt runs. | Stir it smooth.
4 | garlic and oil | What seasons tzatziki? | Stir in garlic, olive oil and vinegar | Stir in a small crushed clove of garlic, a tablespoon of olive oil, a little vinegar or lemon, and salt. | Garlic grows stronger by standing. | Dill or mint, as you like.
5 | chilled bowl | How long should tzatziki rest? | Chill it for an hour or more | Keep it covered in the fridge for at least an hour, and eat it within two or three days. | The flavors come together. | Stir it before you serve.

# making-mayonnaise | how-to | making mayonnaise | make mayonnaise, make mayo, mayonnaise recipe, mayo recipe, homemade/easy mayonnaise, homemade/easy mayo, mayonnaise at home | Mayonnaise
> Two liquids that hate each other, married by a yolk. | Drop by drop, and then in a thread. | If it breaks, begin again with a new yolk.
@ The whisk leaves a track, and it stays.
1 | room warm eggs | What do you need for mayonnaise? | Take yolk, mustard and oil at room temperature | Take a yolk, a teaspoon of mustard, one of lemon juice or vinegar, and a cup of mild oil, all at room temperature. | Cold ones do not bind well. | Use pasteurized egg for children, in pregnancy, and for frail people.
2 | yolk and mustard | How do you start mayonnaise? | Whisk yolk, mustard, salt and lemon | Whisk the yolk with mustard, salt and lemon juice for a minute, until it is pale. | Mustard helps to bind. | Put a damp cloth under the bowl.
3 | drops of oil | How is the oil added? | Add the oil drop by drop first | Whisk in the oil drop by drop, until it thickens, then in a thin thread. | Each drop must vanish before the next. | Haste is what breaks it.
4 | split sauce | What if mayonnaise splits? | If it splits, start with a fresh yolk | If mayonnaise splits, put a fresh yolk into a clean bowl, and whisk the split sauce in, drop by drop. | A teaspoon of warm water helps sometimes. | Nothing is lost.
5 | mayonnaise jar | How long does fresh mayonnaise keep? | Keep it cold two days: the egg is raw | Keep mayonnaise in the fridge, and eat it within about two days, since the egg is raw. | Never leave it in the sun. | With garlic it is called aioli.

# making-hollandaise | how-to | making hollandaise sauce | make hollandaise, make hollandaise sauce, hollandaise recipe, hollandaise sauce recipe, homemade/easy hollandaise, hollandaise at home | Hollandaise sauce
> Warm enough to thicken, cool enough not to scramble. | One hand whisks, the other pours. | A spoonful of water saves it.
@ It falls from the spoon like satin.
1 | melted butter | How do you prepare the butter? | Melt the butter and let it cool | Melt about a hundred and fifty grams of butter, and let it cool until you can just touch it. | Too hot, and the egg sets. | Leave the white foam and the milky rest behind.
2 | bowl over steam | How do you heat the yolks? | Whisk yolks over gentle steam | Whisk two yolks with two tablespoons of water and one of lemon juice, in a bowl over barely simmering water. | The bowl must not touch the water. | Lift it off when it gets too hot.
3 | thick foam | When are the yolks ready? | Whisk until thick, pale and hot | Whisk the yolks for three to five minutes, until they are thick and a thermometer says about seventy one degrees Celsius. | Grains mean that it was too hot. | By then the whisk leaves a track.
4 | thread of butter | How is the butter added? | Pour in the butter in a thread | Take it off the heat, and whisk in the butter, first in drops, then in a thin thread. | In a thin thread, the butter binds. | Season with salt and a bit of cayenne.
5 | sauce boat | How do you keep hollandaise? | Serve it at once | Serve hollandaise at once. If it splits, whisk the sauce bit by bit into a tablespoon of warm water in a new bowl. | It does not keep, so throw the rest away. | It goes with asparagus and poached eggs.

# making-gravy | how-to | making gravy | make gravy, gravy recipe, homemade/easy/quick gravy, gravy from scratch, gravy at home, make turkey gravy, make gravy from drippings, make gravy without lumps, gravy without lumps, lumpy gravy | Gravy
> The pan you were about to wash is the sauce. | Fat and flour, spoon for spoon. | Lumps hate a whisk.
@ The roast rests, and the pan begins to sing.
1 | roasting pan | What is gravy made of? | Keep the drippings of the roast | Pour the drippings into a jug, let the fat rise, and put three tablespoons of it back into the pan. | The brown bits hold the taste. | No roast? Butter will do.
2 | flour in fat | How do you thicken gravy? | Cook flour in the fat for two minutes | Stir three tablespoons of flour into three of fat, and cook it for two minutes, until it smells nutty. | Raw flour tastes of paste. | Brown flour gives color.
3 | whisk and stock | How does gravy stay smooth? | Whisk in two cups of stock slowly | Pour in the meat juices and warm stock, about two cups in all, a little at a time, and whisk. | Slow pouring means no lumps. | Scrape the bottom.
4 | simmering gravy | How long does gravy cook? | Simmer it for five to ten minutes | Let the gravy simmer for five to ten minutes, until it coats a spoon. | It gets thicker as it cools. | Too thick? Add stock.
5 | strained gravy | How do you finish gravy? | Taste it last, and strain it | Taste the gravy, add pepper, a dash of soy sauce or vinegar, and salt if it needs any, and strain out lumps. | The drippings were salty already. | Serve it hot.

# making-coleslaw | how-to | making coleslaw | make coleslaw, coleslaw recipe/recipes, homemade/easy/quick/simple coleslaw, coleslaw at home, make slaw | Coleslaw
> Salt it first, or it swims. | Thin as paper. | Half of the dressing is enough.
@ It crunches so loud that the table stops talking.
1 | shredded cabbage | How fine should the cabbage be? | Shred half a cabbage very finely | Cut it as thin as you can, half a white cabbage, with a sharp knife or a mandoline. And grate one carrot. | Thin strips soak up the dressing. | Leave the hard core out.
2 | salt and sugar | Why does coleslaw get watery? | Salt it, wait, and squeeze it | Mix the cabbage with a teaspoon of salt, wait twenty minutes, and press the water out. | Otherwise the water comes into the bowl later. | Rinse it if it tastes too salty.
3 | creamy dressing | What is coleslaw dressing? | Stir mayonnaise, yogurt, vinegar and mustard | Stir four tablespoons of mayonnaise with two of yogurt, one of vinegar, a teaspoon of mustard and a little sugar. | Sour keeps it fresh. | Yogurt alone makes it lighter.
4 | mixing bowl | How much dressing is right? | Add half of the dressing first | Mix in half of the dressing, wait five minutes, and then decide. | It gets wetter by itself. | Celery seed is an old trick.
5 | cold salad bowl | How long does coleslaw keep? | Keep it cold and eat it soon | Chill coleslaw for half an hour, keep it cold, and eat it within two or three days. | It may stand on the table for two hours at most. | In the heat, one hour.

# making-potato-salad | how-to | making potato salad | make potato salad, potato salad recipe/recipes, homemade/easy/quick/simple potato salad, potato salad at home | Potato salad
> Dress them while they are hot. | Waxy ones stay in shape. | It wants an hour of nothing.
@ A big bowl, a long table, and your aunt asks for the recipe.
1 | waxy potatoes | Which potatoes are for salad? | Boil two pounds of waxy potatoes whole | Pick potatoes of one size, and cook them in salted water, in their skins, for about twenty minutes. | Floury ones fall apart. | A knife should go in easily.
2 | peeled hot potatoes | When do you cut the potatoes? | Peel them warm and slice them | Let the potatoes steam dry for some minutes, peel them, and slice them while warm. | Warm ones drink the dressing. | Green potatoes can make you ill, so throw them away.
3 | vinegar and broth | What is the first dressing? | Pour warm broth and vinegar over them | Pour half a cup of warm broth with three tablespoons of vinegar, mustard, salt and chopped onion over the potatoes. | It soaks in within half an hour. | This is how it is done in the south of Germany.
4 | mayonnaise spoon | With mayonnaise or oil? | Add oil, or mayonnaise when cold | Stir in three tablespoons of oil, or, when they are cold, mayonnaise and pickles. | Warm mayonnaise gets oily. | Boiled eggs and radishes go well with it.
5 | covered bowl | How long can potato salad stand? | Keep it cold until you eat | Keep potato salad covered in the fridge, and no longer than two hours on the table. | One hour on a hot day. | Taste for salt again, since cold dulls it.

# making-caesar-salad | how-to | making a Caesar salad | make caesar salad, caesar salad recipe/recipes, homemade/easy/quick caesar salad, make caesar dressing, caesar dressing recipe, chicken caesar salad recipe, make chicken caesar salad | Caesar salad
> It comes from Mexico. | Cold leaves, warm bread. | The dressing is on every leaf, or it is not a Caesar.
@ The crunch is the whole point.
1 | romaine leaves | Which lettuce is for Caesar salad? | Wash, dry and chill romaine | Wash two heads of romaine, dry them very well, tear them, and chill them. | Dressing slips off wet leaves. | Cold leaves crunch.
2 | bread cubes | How do you make the croutons? | Toast bread cubes in oil and garlic | Toss two cups of bread cubes with oil, garlic and salt, and toast them in the oven at a hundred and ninety degrees Celsius for ten minutes. | Yesterday's bread is best. | Shake them once.
3 | anchovy dressing | What is in Caesar dressing? | Mix anchovy, garlic, mustard and lemon | Crush two anchovies with a small clove of garlic, and mix them with mustard, lemon juice and three tablespoons of mayonnaise. | Anchovy makes it savory rather than fishy. | Tell guests who do not eat fish.
4 | parmesan | When does the cheese go in? | Stir grated Parmesan into the dressing | Stir a handful of finely grated Parmesan into the dressing, and keep some for the top. | It thickens the dressing. | It is salty, so taste before adding salt.
5 | tossed salad | How do you toss it? | Toss it by hand, right before eating | Toss the leaves with half of the dressing, then add more, the bread and shaved cheese. | After ten minutes it wilts. | Fully cooked chicken makes it dinner.

# making-greek-salad | how-to | making a Greek salad | make greek salad, greek salad recipe/recipes, homemade/easy/quick greek salad, make horiatiki, horiatiki recipe | Greek salad
> No lettuce. | The cheese stays in one piece. | The best part is the bread at the end.
@ Blue chairs, white walls, and oil on your chin.
1 | ripe tomatoes | What matters most in Greek salad? | Take ripe tomatoes, never cold ones | Take four ripe tomatoes at room temperature, and cut them into wedges. | Cold dulls their taste. | Their juice is half of the dressing.
2 | cucumber and onion | What else goes into Greek salad? | Add cucumber, onion and green pepper | Add a cucumber in thick slices, a small red onion in rings, and half a green pepper. | Large pieces stay crisp. | In Greece there is no lettuce in it.
3 | black olives | What brings the salt? | Add olives, and salt the vegetables | Add a handful of Kalamata olives, salt the vegetables, and wait five minutes. | Salt draws out the juice. | Capers are eaten on the islands.
4 | feta block | How is the feta served? | Lay the feta on in one piece | Lay a thick slice of feta on top, and do not crumble it. | Everybody breaks off their own. | It stays creamy inside.
5 | olive oil | What is the dressing? | Pour on good olive oil and oregano | Pour on four tablespoons of olive oil and a little vinegar, and rub dried oregano over the top. | Nothing more is needed. | Dip bread into what is left.

# making-french-onion-soup | how-to | making French onion soup | make french onion soup, make onion soup, french onion soup recipe, onion soup recipe, homemade/easy french onion soup, homemade/easy onion soup | French onion soup
> A kilogram of onions becomes one handful. | Forty minutes, and no tricks. | Cheese over the edge, please.
@ You break the crust, and the steam comes up.
1 | sliced onions | How many onions are needed? | Slice a kilogram of onions | Slice about a kilogram of yellow onions evenly. | They shrink to a quarter. | A sharp knife saves tears.
2 | brown onions | How long do the onions take? | Brown them slowly for forty minutes | Cook the onions in butter with salt over medium low heat for at least forty minutes, until they are deep brown. | Fast onions burn, and taste bitter. | Stir often at the end.
3 | wine and pot | How do you lift the taste? | Add wine or broth, and scrape | Stir in a tablespoon of flour, then a glass of white wine or broth, and scrape the bottom. | What sticks there is the taste. | A dash of vinegar can replace the wine.
4 | onion broth | How long does the soup simmer? | Simmer with beef stock for half an hour | Add a liter of beef stock, thyme and a bay leaf, and simmer for half an hour. | For a soup without meat, take vegetable stock and mushrooms. | Take out the bay leaf.
5 | melted cheese | How does onion soup get its crust? | Cover with toast and cheese, then grill | Put the soup into ovenproof bowls, lay toasted bread on it, cover it with Gruyere, and grill it for three minutes. | The bread keeps the cheese afloat. | The bowls are very hot.

# making-tomato-soup | how-to | making tomato soup | make/cook tomato soup, tomato soup recipe/recipes, homemade/easy/quick/simple tomato soup, tomato soup at home, make roasted tomato soup | Tomato soup
> The oven does the work. | Sugar is not sweetness here. | The sandwich is not optional.
@ Rain on the roof, and bread in your hand.
1 | roasted tomatoes | How do you get the most taste? | Roast tomatoes, onion and garlic | Halve a kilogram of tomatoes, add an onion and four cloves of garlic, oil and salt, and roast at two hundred degrees Celsius for forty minutes. | Roasting makes them sweet. | In winter, cans are better.
2 | vegetable stock | How much liquid does tomato soup need? | Simmer them in two cups of stock | Put the roasted tomatoes into a pot with two cups of stock, and simmer for ten minutes. | The juices of the tray go in as well. | A crust of bread thickens it.
3 | hand blender | How does it get smooth? | Let it cool a little, then blend | Take the soup off the heat, let it cool a little, and blend it. | Hot soup bursts out of a full blender. | A sieve catches the skins.
4 | pinch of sugar | Why does tomato soup taste sour? | Round it off with a pinch of sugar | Taste the soup, and add salt, and a pinch of sugar if it is sour. | A pinch takes the edge off without making it sweet. | A carrot does the same.
5 | basil leaf | How do you serve tomato soup? | Finish it with cream or olive oil | Stir in a little cream or olive oil, and put basil on top. | Fat carries the taste. | A toasted cheese sandwich belongs to it.

# making-pumpkin-soup | how-to | making pumpkin soup | make/cook pumpkin soup, pumpkin soup recipe/recipes, homemade/easy/quick/simple pumpkin soup, pumpkin soup at home, make butternut squash soup, butternut squash soup recipe | Squash soup
> One kind needs no peeling. | Ginger wakes it up. | Blend, and then blend again.
@ Orange in the bowl, gray outside.
1 | pumpkin pieces | How do you cut a pumpkin safely? | Cut it on a flat side, slowly | Halve about a kilogram of pumpkin with a heavy knife on a steady board, lay it flat, take out the seeds, and cube it. | Hokkaido needs no peeling, butternut does. | Ten minutes in the oven soften a hard one.
2 | onion and ginger | How does pumpkin soup begin? | Soften onion and ginger in butter | Soften an onion and a thumb of ginger in butter for five minutes. | Ginger lifts the sweetness. | Curry powder can go in here.
3 | soup pot | How long does pumpkin cook? | Simmer it in stock for twenty minutes | Add the pumpkin and three cups of stock, and simmer for about twenty minutes, until soft. | A potato makes it creamier. | A fork should go through.
4 | smooth soup | How does it get creamy? | Blend it smooth with coconut milk | Take the soup off the heat, add half a can of coconut milk or some cream, and blend it for a full minute. | Blending longer is the trick. | Hot soup bursts out of a full blender.
5 | roasted seeds | What goes on top of pumpkin soup? | Top it with lime and roasted seeds | Season the soup with salt and lime juice, and scatter roasted pumpkin seeds on top. | Sour balances the sweet. | If pumpkin tastes bitter, throw it all away: it can be poisonous.

# making-miso-soup | how-to | making miso soup | make miso soup, miso soup recipe, homemade/easy/quick/simple miso soup, miso soup at home | Miso soup
> Never boil the miso. | Ten minutes, four things. | In Japan it is breakfast.
@ A cloud moves in the bowl.
1 | dashi broth | What is the broth of miso soup? | Make dashi from kombu and fish flakes | Warm a liter of water with a piece of kombu, take it out before it boils, add a handful of bonito flakes, wait two minutes, and strain. | Boiled kombu gets slimy. | Many cooks take instant dashi.
2 | tofu cubes | What goes into miso soup? | Warm tofu and wakame in the broth | Add tofu in small cubes and a teaspoon of dried wakame, and simmer for three minutes. | Seaweed swells many times. | Do not break the tofu.
3 | miso paste | How do you add miso? | Dissolve miso in a ladle of broth | Take it off the heat, stir about three tablespoons of miso smooth in a ladle of broth, and pour it back. | So there are no lumps. | Taste it, since pastes differ in salt.
4 | quiet pot | Why must miso not boil? | Do not let it boil again | Warm the miso soup, but do not let it boil again. | Boiling drives the aroma away. | Its smell is half of the taste.
5 | spring onion | How is miso soup served? | Add spring onion and serve at once | Scatter on thin rings of spring onion, and serve at once. | The miso sinks, so stir with your chopsticks. | In Japan you drink from the bowl.

# making-gazpacho | how-to | making gazpacho | make gazpacho, gazpacho recipe/recipes, homemade/easy/quick/simple gazpacho, gazpacho at home | Gazpacho
> A soup that never sees a stove. | Ripe tomatoes or none. | Cold as a cellar.
@ Forty degrees outside, and a cold glass in your hand.
1 | very ripe tomatoes | What is gazpacho made of? | Take a kilogram of very ripe tomatoes | Cut a kilogram of very ripe tomatoes, half a cucumber, half a green pepper, and a small clove of garlic. | Pale tomatoes make a pale soup. | Wash them all first, since nothing is cooked.
2 | stale bread | Why is there bread in gazpacho? | Soak a slice of old bread | Lay stale white bread in a little water until it's soft. | It binds oil and juice. | It can be left out.
3 | blender | How do you blend gazpacho? | Blend it with bread, vinegar and salt | Blend the vegetables and the bread with two tablespoons of sherry vinegar and a teaspoon of salt, for two minutes. | Sour keeps it fresh. | Start with less garlic than you think.
4 | oil thread | How does it get creamy? | Run in olive oil while it blends | Let about a third of a cup of olive oil run in slowly, while the blender runs. | It turns from red to orange. | That is how you see that it binds.
5 | cold glass | How is gazpacho served? | Strain it and chill it well | Strain the gazpacho, chill it for two hours, and serve it with small cubes of cucumber and bread. | Cold needs more salt, so taste again. | Drink it within two days.

# making-spanish-tortilla | how-to | making a Spanish tortilla | make spanish tortilla, make spanish omelette, spanish tortilla recipe, spanish omelette recipe, make tortilla de patatas, tortilla de patatas recipe, tortilla espanola recipe, make potato omelette | Spanish omelette
> Potatoes, eggs, oil, and an argument about onions. | They are not fried. They are poached. | The plate is the hard part.
@ You hold the plate, breathe in, and turn.
1 | sliced potatoes | How are the potatoes cut? | Slice half a kilogram of potatoes thinly | Peel half a kilogram of potatoes, and slice them as thin as coins, with an onion if you like. | Thin ones soften evenly. | Dry them with a cloth.
2 | oil pan | How are the potatoes cooked? | Cook them gently in plenty of oil | Cook the potatoes in a cup of olive oil over low heat for about twenty minutes, until soft but pale. | They should whisper, not sizzle. | Drain them, and keep the oil.
3 | egg bowl | Why do potatoes rest in the egg? | Mix them with six eggs, and wait | Beat six eggs with salt, fold in the potatoes, and wait for ten minutes. | The egg soaks in. | So it holds together.
4 | tortilla pan | How do you cook the first side? | Set the first side on medium heat | Pour the mix into a hot, oiled pan, and cook it on medium heat for about five minutes, until the edge is set. | Shake it loose. | A small, deep pan makes it high.
5 | turned with plate | How do you turn a tortilla? | Turn it with a plate, and protect your hands | Lay a large plate on top, turn it quickly, and slide the tortilla back for three or four minutes. | Turn it over the sink with oven gloves on: hot oil may run out. | Many like it runny. Cook it firm for small children, in pregnancy, and for frail people.
`
