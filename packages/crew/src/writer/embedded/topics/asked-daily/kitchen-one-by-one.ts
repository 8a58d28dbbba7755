/** Single dishes and basics of the kitchen, five steps each, for `readTopics`. */
export const KITCHEN_ONE_BY_ONE = `
# roast-potatoes | how-to | making crispy roast potatoes | roast potatoes, make roast potatoes, roast potato, crispy roast potatoes, best roast potatoes, perfect roast potatoes, roast potatoes in the oven, roasties, roast potatoes not crispy, roasting potatoes | Roast potato
> Shake them in the pot until they look ruined. | The crust is made of the mess. | Hot fat first, potatoes second.
@ A fork on the crust, and the whole table hears it.
1 | cut potatoes | Which potatoes do you take for roast potatoes? | Cut floury potatoes in big chunks | Peel floury potatoes, and cut them in chunks with many flat sides. | Waxy ones stay smooth, and leathery. | Bigger means fluffier inside.
2 | boiling pot | Do you boil roast potatoes first? | Boil the potatoes until the edges fray | Start in cold salted water, boil for ten minutes, until a knife meets little resistance. | Half a spoon of baking soda roughs them up. | Drain, and let them steam dry.
3 | shaken pot | Why do you shake roast potatoes? | Shake them in the pot until furry | Put the lid on, and shake until they look furry. That paste turns to glass. | A spoon of semolina helps. | Don't be gentle.
4 | hot tray | How do you get roast potatoes crispy? | Roast in smoking hot fat, with room | Heat the fat in the tray at two hundred and twenty degrees, lay them in, turn in it. | Crowded ones steam. | Fifty minutes, turned twice.
5 | rosemary | When do you season roast potatoes? | Add garlic and herbs in the last minutes | Earlier, they burn. Salt at the end, and serve at once. | Under a cover, the crust goes soft. | Make more than you think.

# baked-potatoes | how-to | baking a potato | bake potatoes, bake a potato, baked potato, baked potatoes, jacket potato, jacket potatoes, bake a potato in the oven, how long to bake a potato, microwave baked potato, baked potato in air fryer, crispy baked potato skin | Baked potato
> Foil doesn't bake. It steams. | An X on top, and pinch. | Its skin should crack like paper.
@ An hour, one potato, and butter that gives up.
1 | scrubbed potato | Which potato do you bake? | Scrub and dry a big floury potato | Take russets or another floury kind, three hundred grams each, wash, and dry well. | Wet skin turns to leather. | Same size, same time.
2 | fork holes | Do you prick a baked potato? | Prick the potato, then oil and salt it | A few stabs with a fork let steam out. | Bursting is rare, and unforgettable. | Rub it with oil and salt after.
3 | oven rack | How long do you bake a potato? | Bake it for an hour, without foil | Right on the rack, so air gets around. No foil, which makes the skin wet. | Ready at ninety eight degrees inside. | Ten minutes in the microwave first halve the time.
4 | cross cut | How do you open a baked potato? | Cut a cross, and pinch at once | Steam must get out right away, or it turns heavy. | Wear a towel on your hands. | Fluff it with a fork.
5 | butter and beans | What goes on a baked potato? | Salt and butter it first | Butter and salt in the flesh, then cheese, beans, tuna or sour cream and chives. | Victorian street sellers kept hands warm with them. | Eat the skin last.

# yorkshire-puddings | how-to | making Yorkshire pudding | yorkshire pudding, yorkshire puddings, make yorkshire pudding, make yorkshire puddings, yorkshire pudding recipe, yorkshire puddings not rising, why didn't my yorkshire puddings rise, toad in the hole, make toad in the hole | Yorkshire pudding
> Equal cups of three things. | Smoke first, then batter. | Open the door, and it sighs.
@ Through the glass, you watch them climb.
1 | three cups | What is in Yorkshire pudding? | Whisk equal volumes of egg, flour and milk | One cup each, with salt, whisked smooth. | Measure the eggs first. | That's all of it.
2 | resting jug | Do you rest the batter? | Rest the batter for an hour | Let it stand, so flour swells and bubbles leave. | In the fridge it keeps till tomorrow. | Pour from a jug.
3 | smoking tin | How hot must the fat be? | Heat the fat until it smokes | A spoon of beef fat or oil in each hole, at two hundred and thirty degrees for ten minutes. | Butter burns. | The batter must sizzle as it lands.
4 | closed oven | Why didn't my Yorkshire puddings rise? | Keep the oven shut for twenty minutes | Bake for twenty minutes without a peek. Steam lifts them, and needs heat to set. | Too much flour weighs them down. | Turn it down a bit for the last five.
5 | gravy | How do you serve Yorkshire pudding? | Serve Yorkshire puddings at once | Prick them so steam gets out, and eat. | It was once served first, to spare the meat. | With sausages in, it's a toad in the hole.

# chicken-thighs | how-to | cooking crispy chicken thighs | chicken thighs, chicken thigh, cook chicken thighs, crispy chicken thighs, chicken thighs in the oven, chicken thighs in the air fryer, bake chicken thighs, chicken thighs internal temperature | Chicken as food
> Start in a cold pan. | You can hardly ruin it. | The skin wants fifteen minutes of peace.
@ A whisper of fat, then a crackle.
1 | dry skin | How do you prepare chicken thighs? | Dry and salt the thighs early | Pat them dry, salt both sides, and leave them open in the fridge for an hour or a night. | Wet skin never crisps. | Don't wash chicken: it sprays germs.
2 | cold pan | Why do you start chicken thighs in a cold pan? | Start the thighs in a cold pan | Lay them skin down in a cold pan, then medium heat. | The skin fries in its own fat. | A weight on top keeps it flat.
3 | golden skin | When do you turn chicken thighs? | Turn them after fifteen minutes | Turn once the skin is gold and comes off by itself, then ten more. | Sticking means: not yet. | In the oven: forty minutes at two hundred and ten.
4 | thermometer | How hot must chicken thighs be inside? | Cook thighs to eighty degrees inside | Safe from seventy four degrees, by the bone. At eighty and more, they get softer. | That's why they forgive. | The breast would be dust.
5 | pan sauce | What do you do with the fat? | Make a sauce of what is left | Rest the meat five minutes, fry onions or potatoes in the fat, or deglaze with lemon. | Skin side up, or it goes soft. | The bones make broth.

# pork-chops | how-to | cooking juicy pork chops | pork chops, pork chop, cook pork chops, juicy pork chops, pork chops in the oven, pan fried pork chops, how long to cook pork chops, pork chop temperature, pork chops dry, can pork be pink | Pork chop
> Thin ones are dry before they're brown. | A little pink is fine. | Salt an hour before, or just now.
@ A hiss, a fat edge, and three minutes.
1 | thick chop | Which pork chops stay juicy? | Buy chops thick, with bone and fat | Buy them three centimeters thick. Thin ones overcook before they brown. | Rib chops are the softest. | Cut the fat edge, so it doesn't curl.
2 | salt bowl | How do you keep pork chops from drying out? | Salt or brine the chops for an hour | Salt an hour before, or soak in a liter of water with fifty grams of salt. | Salt helps meat hold its water. | Then dry them well.
3 | hot pan | How do you fry pork chops? | Fry chops hot, and turn them often | Sear the fat edge first, then turn each minute, some eight in all. | Turning often cooks evenly. | Butter and garlic at the end.
4 | thermometer | Can pork be pink? | Take them off at sixty three degrees | At sixty three degrees and three minutes of rest, whole pork is safe, says America's food authority. A pink blush is fine. | Ground pork needs seventy one. | Old cookbooks feared a worm that's rare now.
5 | resting board | How long do pork chops rest? | Rest pork chops for five minutes | The juice settles, the heat climbs three degrees. | Pour what ran out over it. | Apples go with it for a reason.

# cooking-mushrooms | how-to | cooking mushrooms | cook mushrooms, cooking mushrooms, saute mushrooms, sauteed mushrooms, fry mushrooms, brown mushrooms in a pan, should you wash mushrooms, do you wash mushrooms, why are my mushrooms soggy, mushrooms soggy, soggy mushrooms | Mushroom
> First the water out, then the fat in. | You can't overcook them. | Yes, you may wash them.
@ A full pan shrinks to a handful, and smells of forest.
1 | rinsed mushrooms | Should you wash mushrooms? | Rinse mushrooms quickly, and dry them | Rinse and dry them, or brush. They soak up hardly any water in that time. | Just don't leave them lying in it. | Wash right before cooking.
2 | thick slices | How do you cut mushrooms? | Cut mushrooms thicker than you think | Halve or slice as thick as a finger: they shrink to half. | Torn oyster mushrooms brown at the edges. | Stems are good, too.
3 | steaming pan | Why are mushrooms soggy? | Cook the water out in a dry pan | Wide, hot, dry pan, one layer, no salt yet. Let the water come out and boil off. | They're nine tenths water. | It hisses, then goes quiet.
4 | butter foam | When does the butter go on mushrooms? | Add butter when the pan is dry | Now add butter or oil, and let them brown without stirring much. | They take less fat so. | Salt, thyme and garlic last.
5 | plate | How long do you cook mushrooms? | Brown them without fear of time | Their walls don't break down with heat, so they stay firm. | A splash of soy sauce or wine lifts them. | Only eat wild ones that an expert has seen.

# homemade-yogurt | how-to | making yogurt at home | make yogurt, making yogurt, homemade yogurt, make yogurt at home, how to make greek yogurt, make greek yogurt, yogurt in instant pot, homemade yogurt runny, yogurt starter | Yogurt
> One spoon makes a liter. | It needs a bath, and a nap. | Don't stir. Don't even look.
@ A warm jar in a towel, and in the morning it holds a spoon up.
1 | steaming milk | How do you begin to make yogurt? | Heat a liter of milk until it steams | Heat a liter until it steams, and hold it for some minutes. | That changes the protein, so it sets firm. | Stir, or it burns.
2 | thermometer | How warm must the milk be for yogurt? | Cool the milk to forty three degrees | At forty three degrees, you can leave a clean finger in for ten seconds. | Hotter kills the bacteria, colder lets them sleep. | A cold water bath is quick.
3 | spoon of yogurt | How much yogurt do you add? | Stir in two spoons of live yogurt | Stir it smooth with some of the milk, then into the rest. | More makes it grainy. | Check the label for live.
4 | wrapped jar | How long does yogurt take? | Keep it warm and still overnight | Wrap the jar, in an oven with just the lamp on. Longer means sourer. | Shaking breaks it. | Then chill for four hours.
5 | cheesecloth | How do you make Greek yogurt? | Drain it through a cloth for Greek yogurt | Let it drip in the fridge for two hours for Greek, overnight for a spread. Runny yogurt gets firm, too. | The whey goes into bread. | Keep two spoons for the next.
`
