/** What people ask about eating, drinking, skin and healthy days, for `readTopics`. No doses, no cures. */
export const FOOD_AND_HEALTH = `
# high-protein-foods | how-to | eating more protein | foods high in protein, high protein foods, high-protein foods, protein rich foods, protein foods, best protein sources, eat more protein, get more protein, high protein meals, high protein snacks, protein sources | Protein (nutrient)
> Protein is not only chicken. | Cheap protein stands in a can. | Breakfast is where many people miss it.
@ You look into the fridge and see only bread.
1 | can of beans | What is a cheap source of protein? | Keep beans and lentils in the house | Keep beans and lentils in the house. A hundred grams of cooked lentils hold about nine grams of protein, and fiber besides. | They keep for years and cost little. | With rice or bread they make a full meal.
2 | boiled eggs | How much protein is in an egg? | Boil eggs for the days ahead | Boil eggs for the days ahead. One egg has about six grams. In the fridge, in their shells, boiled eggs keep for about a week. | It is a snack that needs no plan. | Write the date on the shell with a pencil.
3 | bowl of yogurt | Which dairy has most protein? | Swap plain yogurt for a strained one | Swap plain yogurt for a strained one. Real Greek yogurt, skyr or quark has about twice as much protein, because the whey was drained. | It may also keep you full for longer. | Nuts and berries make it a breakfast.
4 | fish can | What about fish and meat? | Eat fish from the can | Eat fish from the can. Tuna, sardines and chicken breast have twenty grams or more in a hundred grams. | Sardines bring good fats and calcium, too. | Choose those in water if you do not want the oil.
5 | tofu cubes | What do vegans eat for protein? | Try tofu, and season it well | Try tofu, and season it well. Firm tofu has about as much as eggs, weight for weight, and tastes of what you put on it. | Press it, fry it hot, and add the sauce last. | Tempeh and edamame are good, too.

# healthy-snacks | how-to | choosing healthy snacks | healthy snacks, healthy snack ideas, healthy snacks for work, snacks for work, snacks for school, quick healthy snacks, healthy office snacks | Snack
> The best snack is the one that is already in your bag. | Hungry people do not choose. They grab. | Two ingredients are enough.
@ It is four o'clock, and the vending machine is humming your name.
1 | small bag | When do you choose a snack? | Pack it before you are hungry | Pack it before you are hungry. What is in your bag at four o'clock was decided in the morning. | Hungry people grab what is near. | Keep one spare in your desk.
2 | apple and nuts | What keeps you full between meals? | Pair something fresh with something filling | Pair something fresh with something filling. An apple with a handful of nuts, carrots with hummus, a pear with cheese. | Fiber, fat and protein keep you going. | Fruit alone often does not fill you for long.
3 | yogurt cup | What is a sweet snack that fills? | Sweeten plain yogurt yourself | Sweeten plain yogurt yourself. Frozen berries and a teaspoon of honey beat what is in most of the bought cups. | You decide how sweet it is. | By noon the berries have thawed.
4 | bowl | How much is a snack? | Put it in a bowl, and close the bag | Put it in a bowl, and close the bag. Few people stop at a handful from a family pack. | A bowl has an end. A bag only has a bottom. | It also tastes better if you sit down.
5 | glass of water | Are you really hungry? | Drink a glass of water first | Drink a glass of water first, and wait ten minutes. Sometimes you only needed a break, or were bored. | It costs nothing to find out. | If you are still hungry, eat and enjoy it.

# high-fiber-foods | how-to | eating more fiber | foods high in fiber, high fiber foods, fiber rich foods, eat more fiber, get more fiber, fiber foods | Dietary fiber
> In many countries, most people eat too little of it. | Your gut bacteria live on what you cannot digest. | More fiber, more water, and slowly.
@ You read the back of a bread, and you finally know what to look for.
1 | bread slices | How do you find fiber in bread? | Read the label of your bread | Read the label of your bread. Brown is only a color. Look for whole grain as the first ingredient. | The fiber sits in the parts that white flour leaves out. | Whole rye bread has a lot of it.
2 | oats | What is an easy fiber breakfast? | Begin the day with oats | Begin the day with oats. A bowl of them with a fruit and some seeds covers a good part of the day. | The fiber of oats binds water and fills you. | They can soak overnight.
3 | chickpeas | Which everyday food is full of fiber? | Put beans into something you already cook | Put beans into something you already cook. A can of chickpeas in the curry, lentils in the tomato sauce. | Few foods hold more. | Begin with a little, your gut needs some weeks.
4 | pear with peel | Should you peel fruit? | Eat the fruit with its peel | Eat the fruit with its peel, well washed. Apples and pears lose a good part of their fiber with the peel. | Juice has almost none. | Raspberries are among the best.
5 | water jug | What goes with fiber? | Drink more when you eat more of it | Drink more when you eat more of it. Fiber swells with water, and without enough it does the opposite of what you want. | Add it slowly, over some weeks. | With an illness of the gut, ask your doctor.

# iced-coffee | how-to | making iced coffee at home | make iced coffee, iced coffee, iced coffee at home, homemade iced coffee, iced coffee recipe | Iced coffee
> Hot coffee over ice is weak tea with a past. | The trick is to freeze coffee. | It needs no machine.
@ It is hot, the cafe is far, and there is ice in the freezer.
1 | strong brew | How strong should iced coffee be? | Brew it twice as strong | Brew it twice as strong. Take the same coffee with half the water, because the ice will give the other half. | Otherwise it tastes of melted ice. | Cold dulls the taste, too.
2 | sugar spoon | When do you sweeten iced coffee? | Sweeten it while it is hot | Sweeten it while it is hot. Sugar dissolves slowly in cold coffee and sinks to the bottom. | Syrup works cold, too. | Taste it again when it is cold.
3 | tray of ice | How do you keep it from getting watery? | Freeze coffee in an ice tray | Freeze coffee in an ice tray. What melts is then coffee. Yesterday's leftovers are just right for it. | It is the one trick that everybody notices. | Milk can be frozen as well.
4 | full glass | How much ice do you need? | Fill the glass with ice to the top | Fill the glass with ice to the top. A lot of ice cools the coffee at once, so less of each cube melts. | Two cubes are gone in a minute. | Large cubes are the slowest.
5 | milk swirl | What comes last in iced coffee? | Pour the coffee over, then cold milk | Pour the coffee over, then cold milk. Let it run in slowly, and you see the clouds before you stir. | Warm milk would melt the ice. | Oat milk is a little sweet by itself.

# matcha-at-home | how-to | making matcha at home | make matcha, matcha latte, make matcha latte, iced matcha, prepare matcha, whisk matcha, matcha at home, matcha recipe | Matcha
> Lumps, bitter, gray: three mistakes, and all are easy to avoid. | You drink the whole leaf. | The water must not boil.
@ A green cloud of powder rises from the can and smells of grass.
1 | sieve | Why is matcha lumpy? | Sift it before any water touches it | Sift it before any water touches it. The powder is so fine that it sticks together, and no whisk gets all of it out. | Half a minute saves the whole cup. | A small tea sieve will do.
2 | thermometer | How hot should water for matcha be? | Let the water cool for some minutes | Let the water cool for some minutes. About eighty degrees Celsius is right. Boiling water makes it bitter. | Pouring it into another cup cools it, too. | Cold water works for iced matcha.
3 | whisk | How do you whisk matcha? | Whisk in a zigzag and not in circles | Whisk in a zigzag and not in circles. Fast, from the wrist, like a letter W, until a fine foam stands on it. | Circles only stir. | A small milk frother works as well.
4 | cup of milk | How do you make a matcha latte? | Mix it with water first, then add milk | Mix it with water first, then add milk. Straight into milk the powder swims on top. | The paste is what carries the taste. | Oat milk goes well with it.
5 | closed can | How do you store matcha? | Close the can and keep it cool | Close the can and keep it cool. Light, air and warmth can turn the green into a dull yellow within weeks. | Buy little and fresh. | Good matcha is bright green.

# overnight-oats | how-to | making overnight oats | overnight oats, make overnight oats, overnight oats recipe, healthy overnight oats | Muesli
> Breakfast while you sleep. | One jar, no pot, no morning. | The usual mistake is too little liquid.
@ You open the fridge half asleep, and breakfast is standing there.
1 | jar of oats | How much milk do overnight oats need? | Take one part oats to two parts liquid | Take one part oats to two parts liquid if you like it loose, and a little less if you like it firm. Milk, oat milk or yogurt all work. | The oats drink more than you think. | A jar with a lid is the only tool.
2 | spoon of seeds | What makes it creamy? | Add a tablespoon of chia seeds or yogurt | Add a tablespoon of chia seeds or yogurt. Both bind, and both bring some protein. | Without them it can be thin. | Stir twice, or the seeds will clump.
3 | pinch of salt | What do people forget in oats? | Put in a pinch of salt | Put in a pinch of salt and some cinnamon or vanilla. Without salt, oats taste of paper, however sweet they are. | It is the cheapest improvement there is. | You will not taste it as salt.
4 | fridge door | How long do overnight oats need? | Leave it in the fridge for a night | Leave it in the fridge for a night. Four hours are enough if you must. It keeps for about three days. | So Sunday covers half of the week. | Keep it cold, because it holds milk.
5 | berries | When do you add the fruit? | Put fruit and nuts on in the morning | Put fruit and nuts on in the morning. Nuts stay crisp, and bananas do not turn brown. Frozen berries may go in at night. | Something crisp on top makes it a meal. | Grate an apple into it in autumn.

# banana-bread | how-to | baking banana bread | bake banana bread, make banana bread, banana bread, banana bread recipe, moist banana bread | Banana bread
> The uglier the banana, the better the bread. | Stir less. It is no workout. | Brown peel, sweet banana.
@ Three brown bananas are looking at you from the bowl.
1 | brown bananas | How ripe should the bananas be? | Wait until they are brown all over | Wait until they are brown all over. Most of the starch has then turned into sugar, and the taste is stronger. | Yellow ones give bread that tastes of little. | Freeze ripe ones until you have three.
2 | fork | How do you mash bananas? | Mash them with a fork, not too finely | Mash them with a fork, not too finely. Small pieces become soft, sweet spots in the bread. | A blender makes it gluey. | Three large ones are right for one tin.
3 | bowl | How long do you stir banana bread? | Stop stirring when the flour is gone | Stop stirring when the flour is gone. Long stirring makes it tough. A few lumps are fine. | Gluten forms with every turn. | Mix wet and dry apart, then bring them together.
4 | foil | Why is it brown outside and raw inside? | Bake it slowly and cover it late | Bake it slowly and cover it late. About an hour at medium heat, and foil over it when the top is brown enough. | So much moisture needs time. | Every oven is different, so look.
5 | wooden stick | When is banana bread done? | Test it with a wooden stick | Test it with a wooden stick in the middle. It may come out with crumbs on it, but not with batter. | Let it cool in the tin for ten minutes. | On the second day it tastes even better.

# fried-rice | how-to | making fried rice | make fried rice, fried rice, egg fried rice, fried rice recipe, cook fried rice, fried rice at home, leftover rice | Fried rice
> Fresh rice makes mush. Yesterday's makes dinner. | Heat is the secret ingredient. | It takes ten minutes, and five of them are chopping.
@ There is a bowl of cold rice in the fridge, and nobody is cooking.
1 | cold rice | Which rice is best for frying? | Use rice that is cold and dry | Use rice from yesterday that cooled quickly and stood in the fridge. It is dry, so the grains stay apart. | Warm rice steams and sticks. | Rice that stood out for hours should not be eaten.
2 | chopped vegetables | What do you prepare for fried rice? | Chop everything before you light the stove | Chop everything before you light the stove. Once the pan is hot, there is no time to look for the carrots. | Small pieces cook fast and evenly. | Frozen peas need no chopping.
3 | scrambled egg | When does the egg go in? | Fry the egg first, and take it out | Fry the egg first, and take it out. It needs only seconds, and it comes back at the end. | So it stays soft. | Half set is done enough.
4 | smoking pan | How hot should the pan be? | Heat the pan well and fill it little | Heat the pan well and fill it little. Spread the rice out and leave it for a moment, until it smells roasted. | A full pan boils what is in it. | Two rounds are faster than one.
5 | soy sauce | When do you add the sauce? | Season at the edge of the pan | Season at the edge of the pan. A little soy sauce on hot metal smells of roasting. Then the egg, spring onions and a drop of sesame oil. | Too much sauce makes it wet again. | Taste it before you add salt.

# chicken-breast | how-to | cooking juicy chicken breast | cook chicken breast, juicy chicken breast, chicken breast recipe, pan fry chicken, keep chicken from drying out | Chicken as food
> Dry chicken is cooked by the clock. | One end is thick, the other thin. That is the whole problem. | Let it rest, and it stays juicy.
@ You cut into it, and it is pink or it is chalk.
1 | flattened meat | Why does chicken cook unevenly? | Make it the same thickness all over | Make it the same thickness all over. Put it between two sheets of paper and press or beat the thick end flat. | The thin end is dry before the thick one is done. | Or cut it in half along its length.
2 | salt | When do you salt chicken? | Salt it half an hour before | Salt it half an hour before, or lay it in salt water in the fridge. Then it holds more of its juice. | Salt needs time to get in. | Pat it dry afterward, so that it browns.
3 | hot pan | How do you fry chicken breast? | Start hot, then turn the heat down | Start hot, then turn the heat down. Brown one side, turn it, and let it finish slowly under a lid. | Full heat all the way dries the outside. | Do not wash it first: that only spreads germs.
4 | thermometer | When is chicken done? | Measure it in the thickest place | Measure it in the thickest place. At about seventy four degrees Celsius in the middle it is done. | Time tells little, pieces differ too much. | Color and clear juice alone prove nothing, so use a thermometer.
5 | resting meat | Why should meat rest? | Let it rest for five minutes | Let it rest for five minutes under foil. More of the juice then stays in the meat, and not on your board. | It also gets a little hotter meanwhile. | Then cut across the grain.

# eating-less-sugar | how-to | eating less sugar | eat less sugar, cut sugar, cut down on sugar, cutting out sugar, reduce sugar, sugar cravings, stop sugar cravings, less sugar | Added sugar
> Most of it does not come from cake. | Your tongue can learn to like less. | Drinks are the easiest place to start.
@ You turn the jar around, and sugar stands there under four names.
1 | soda glass | Where is the most sugar? | Change what you drink first | Change what you drink first. Sweet drinks are the largest source for many people, and they fill nobody. | For many, one change takes away the largest share. | Water with lemon or cold tea helps at first.
2 | label | How do you find hidden sugar? | Look for sugar under its other names | Look for sugar under its other names. Syrup, glucose, maltose, juice concentrate. Sauces, cereals and yogurts hold a lot. | The list begins with what there is most of. | Compare two jars before you buy one.
3 | half spoon | How do you get used to less? | Take half a teaspoon less each week | Take half a teaspoon less each week. In coffee, in tea, on the oats. Many people get used to it within weeks. | Slow steps do not hurt. | Later, the old sweetness may taste like too much.
4 | plate of food | What stops cravings? | Eat enough at meals | Eat enough at meals. Whoever is full from beans, eggs and vegetables looks less for chocolate at four. | Hunger is the best friend of sugar. | Sleep helps, too.
5 | small cake | Should you forbid sweets? | Choose the sweets that you really like | Choose the sweets that you really like, and eat them sitting down. Drop those that just happen to be there. | What is forbidden gets bigger in the head. | A good piece beats a bag.

# eating-more-vegetables | how-to | eating more vegetables | eat more vegetables, eat more veggies, eat more greens, vegetables every day, eat healthier, eating healthy, healthy eating tips, start eating healthy | Vegetable
> You do not hate vegetables. You hate boiled ones. | Frozen counts. | Put them where you see them.
@ At the back of the drawer, a salad is turning into soup.
1 | roasting tray | How do vegetables taste better? | Roast them hot, with oil and salt | Roast them hot, with oil and salt. Broccoli, carrots and cauliflower get brown and sweet, and need nothing else. | Browning makes flavors that boiling cannot. | Leave room between the pieces.
2 | frozen peas | Are frozen vegetables healthy? | Keep frozen ones in the freezer | Keep frozen ones in the freezer. They were frozen soon after the harvest and keep most of their vitamins. | They do not go bad while you are busy. | Spinach and peas go into nearly everything.
3 | sauce pot | Where do you hide vegetables? | Double the vegetables in what you cook | Double the vegetables in what you cook anyway. Grated carrots in the sauce, peppers in the omelet, spinach in the soup. | You need no new recipe. | Children notice less than you think.
4 | cut sticks | How do you eat more raw ones? | Cut them right after shopping | Cut them right after shopping, and put them at eye level in the fridge. What is ready gets eaten. | The peeling is what keeps us away. | A dip beside it doubles the chance.
5 | half plate | How much of a meal is vegetables? | Fill half of the plate with them first | Fill half of the plate with them first. Then see how much room is left for the rest. | It is a rule without counting. | Start with one meal a day.

# losing-weight-habits | how-to | losing weight | lose weight, losing weight, weight loss tips, lose weight naturally, lose weight without dieting, healthy weight loss, weight loss, weight loss mistakes, weight loss habits | Weight loss
> The best plan is the one you still keep in a year. | Slow is not a weakness. It is the method. | The scale lies every morning, a little.
@ It is Monday, and again you want to change everything at once.
1 | water glass | What is the easiest first step? | Stop drinking calories | Stop drinking calories. Soda, juice, sweet coffee and alcohol add up without filling you. | Drinks fill you less than food does. | Water, plain tea and black coffee have next to no calories.
2 | plate | What keeps you full with less? | Eat protein and vegetables first | Eat protein and vegetables first at each meal. They fill, and the rest of the plate gets smaller by itself. | Hunger is what ends many diets. | You need not forbid anything.
3 | walking shoes | Does walking help to lose weight? | Walk more on ordinary days | Walk more on ordinary days. Stairs, one stop earlier, a round after dinner. It is easy to keep and does not make you ravenous. | Movement also helps to keep the weight off. | Some strength training protects muscle.
4 | bed | What has sleep to do with weight? | Sleep enough, because tired people eat more | Sleep enough, because tired people eat more. Studies find it again and again, above all in the evening. | A tired head wants quick energy. | An earlier night is part of the plan.
5 | line chart | How often should you weigh yourself? | Look at weeks and not at days | Look at weeks and not at days. Water and salt move the scale by a kilo or more overnight. | Only the trend tells you something. | Before a large change, or with an illness, ask your doctor.
! scale | a diet only works when you starve | Diets that starve people are usually dropped, and the weight comes back. What can be kept for years works better. | Hunger always wins in the end.
! fat loss tea | a tea can melt fat | No tea melts fat. What goes within days is mostly water, and it soon comes back. | Sellers of such teas seldom show a good study.
! treadmill | you can outrun any diet | Exercise is good for nearly everything, but a large muffin takes more than an hour of walking. What is eaten weighs more for weight. | Both together work best.
! dinner plate | carbs after six turn into fat | The body knows no such hour. What counts most is how much comes in over days. | Late snacks are just often extra ones.
! fat on a fork | fat makes you fat and must go | Fat has many calories, but diets with more or less of it come out much alike over a year. | Nuts, fish and olive oil belong to a good diet.

# skincare-basics | how-to | starting a simple skincare routine | skincare routine, skin care routine, simple skincare routine, skincare for beginners, skincare tips, take care of your skin, clear skin, get clear skin, glowing skin, skincare mistakes | Skin care
> Three products are enough. | The best anti-aging cream is in the sunscreen tube. | Your skin does not need ten steps. Sellers do.
@ Your shelf is full, and your skin looks offended.
1 | mild soap | How do you wash your face? | Wash your face mildly in the evening | Wash your face mildly in the evening, with lukewarm water. In the morning, water is enough for many people. | Hard scrubbing takes away what protects the skin. | It should not feel tight afterward.
2 | cream jar | Why do you need moisturizer? | Put cream on damp skin | Put cream on damp skin. Oily skin needs a light one, dry skin a richer one, and without perfume if yours is sensitive. | So it keeps the water in the skin. | Even oily skin can be dry.
3 | sunscreen | When do you need sunscreen? | Use sunscreen on your face every day | Use sunscreen on your face every day when the sun is strong. Much of the aging that we see comes from the sun. | Clouds let many of its rays through. | Use enough, and do not forget the ears.
4 | single bottle | How do you test a new product? | Try one new product at a time | Try one new product at a time, for some weeks. If the skin reacts, you know what it was. | Skin renews itself in about a month. | Test it on the inside of your arm first.
5 | hands off face | What should you not do to your skin? | Leave your pimples alone | Leave your pimples alone. Pressing can drive them deeper and leave marks. If acne bothers you, a doctor has good remedies. | Picking at them inflames the skin. | Change the pillowcase now and then.

# more-energy | how-to | getting more energy during the day | more energy, have more energy, get more energy, boost your energy, stop feeling tired, always tired, being tired all the time, afternoon slump, energy naturally | Fatigue
> The third coffee is a loan. | Tired at three? Look at what you did at one. | Light is the cheapest stimulant.
@ It is three o'clock, and your screen gets blurred.
1 | morning light | What wakes you up in the morning? | Go outside in the first hour | Go outside in the first hour. Daylight sets your inner clock, and even a gray morning is brighter than most rooms. | A clock that is set makes you sleepy at night. | Ten minutes are a good start.
2 | coffee cup | When is the last coffee? | Drink the last coffee by early afternoon | Drink the last coffee by early afternoon. On average, half of the caffeine is still in your blood about five hours later. | Bad sleep makes the next coffee. | Tea counts, too.
3 | light lunch | Why are you tired after lunch? | Eat a lighter lunch | Eat a lighter lunch. A large plate of pasta makes many people sleepy. Vegetables, beans and some protein sit lighter. | Many people have a dip in the early afternoon anyway. | A short walk afterward helps.
4 | short nap | How long should a nap be? | Nap for twenty minutes and no longer | Nap for twenty minutes and no longer. After that you may fall into deep sleep, and wake up more tired than before. | Set an alarm before you lie down. | Late naps can spoil the night.
5 | calendar | When is tiredness a reason for the doctor? | Look at your nights before your days | Look at your nights before your days. If you sleep enough and are still tired for weeks, have it looked at. | Many causes can be treated. | Nobody gets used to too little sleep.

# gut-health | how-to | keeping your gut healthy | gut health, healthy gut, improve gut health, gut healthy foods, good for your gut, better digestion, improve digestion | Human microbiome
> You carry about as many bacteria as cells of your own. | They eat what you eat. | Variety comes before powders.
@ Your stomach makes a noise in the quietest moment of the meeting.
1 | many vegetables | What feeds good gut bacteria? | Eat many different plants in a week | Eat many different plants in a week. Count them: vegetables, fruit, nuts, beans, grains, herbs. In one study, people who ate over thirty had more kinds of bacteria. | Each kind likes something else. | Spices count, too.
2 | sauerkraut | What are fermented foods good for? | Try something fermented | Try something fermented: yogurt, kefir, sauerkraut, kimchi. In a small study, people who ate a lot of it had more kinds of bacteria. | Live cultures must be in it, so not heated. | Begin with a tablespoon a day.
3 | slow eating | Does chewing matter? | Eat slowly, and chew | Eat slowly, and chew. Digestion begins in the mouth, and whoever swallows air and lumps pays for it later. | Fullness comes with a delay, too. | Put the fork down now and then.
4 | walking legs | Does movement help digestion? | Take a walk after the meal | Take a walk after the meal. Ten minutes can help the stomach to empty, and keep the sugar in your blood lower. | Lying down right away can bring heartburn. | It need not be fast.
5 | doctor's door | When should you see a doctor? | Have lasting trouble looked at | Have lasting trouble looked at. Blood, losing weight without trying, or pain that stays are reasons to go soon. | No powder replaces a doctor's look. | Many causes are harmless, and the others are best found early.

# clearing-acne | how-to | getting rid of acne | get rid of acne, get rid of pimples, get rid of zits, getting rid of acne, getting rid of pimples, clear acne, clear up acne, treat acne, acne treatment, acne tips, reduce acne, prevent acne, stop acne, fight acne | Acne
> Acne is not dirt, and scrubbing makes it worse. | Most remedies need weeks before you see anything. | No one has to put up with acne that hurts.
@ The photo is tomorrow, and there is a red spot in the middle of your forehead.
1 | mild soap | How often should you wash skin with acne? | Wash your face gently twice a day | Wash your face gently twice a day, and after you sweat, with a mild cleanser and your fingers. | Acne does not come from dirt, and scrubbing irritates the skin. | Lukewarm water will do.
2 | small tube | What helps against acne without a prescription? | Try one product with benzoyl peroxide or salicylic acid | Try one product with benzoyl peroxide or salicylic acid, a little at first. Both are sold without a prescription in many countries. | Dry skin at first is common. If it burns or swells, stop. | Benzoyl peroxide bleaches towels.
3 | calendar | How long does it take to clear acne? | Stay with it for six to eight weeks | Stay with it for six to eight weeks before you judge it. Skin is slow, and a new product each week only irritates it. | One product at a time shows what helps. | Take a photo every Sunday.
4 | cream jar | Which cream suits skin with acne? | Pick cream and sunscreen that do not clog pores | Pick cream and sunscreen that do not clog pores. On the package it says noncomedogenic. | Some acne products make the skin burn faster in the sun. | Hair oil on the forehead can clog pores, too.
5 | doctor's door | When should you see a doctor about acne? | See a doctor if it hurts or leaves marks | See a doctor if it hurts or leaves marks, if it weighs on you, or if nothing has changed after two or three months. Doctors have stronger remedies. | Early help can prevent lasting marks. | Say if you are or may become pregnant, because some of them can harm an unborn child.
`
