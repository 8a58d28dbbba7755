/** What people ask about eating, drinking, skin and healthy days, for `readTopics`. No doses, no cures. */
export const FOOD_AND_HEALTH = `
# high-protein-foods | how-to | eating more protein | foods high in protein, high protein foods, high-protein foods, protein rich foods, protein foods, best protein sources, eat more protein, get more protein, high protein meals, high protein snacks, protein sources | Protein (nutrient)
> Protein isn't just chicken. | The cheapest protein in the store comes in a can. | Two yogurts look the same. One has double the protein.
@ You open the fridge, and all you see is bread.
1 | can of beans | What is a cheap source of protein? | Keep beans and lentils in the house | Stock up on beans and lentils. A cup of cooked lentils has about eighteen grams of protein, and plenty of fiber. | They keep for years and cost next to nothing. | With rice or bread, they make a full meal.
2 | boiled eggs | How much protein is in an egg? | Boil a batch of eggs for the week | Ten minutes on Sunday, and you've got boiled eggs in the fridge until Friday. Each one has about six grams. | It's a snack you don't have to plan. | Write the date on the shell in pencil.
3 | bowl of yogurt | Which dairy has most protein? | Switch to strained yogurt | Switch to real Greek yogurt, skyr or quark. They have about twice the protein of plain yogurt. | That's because the whey got drained off. | Add nuts and berries, and it's breakfast.
4 | fish can | What about fish and meat? | Eat fish out of a can | Open a can of tuna or sardines. They've got twenty grams or more in three and a half ounces. | Sardines also bring good fats and calcium. | If you don't want the oil, buy them in water.
5 | tofu cubes | What do vegans eat for protein? | Try tofu, and season it | Try firm tofu. Ounce for ounce, it has about as much protein as eggs, and tastes like whatever you put on it. | Press it, fry it hot, and add the sauce last. | Tempeh and edamame are good too.

# healthy-snacks | how-to | choosing healthy snacks | healthy snacks, healthy snack ideas, healthy snacks for work, snacks for work, snacks for school, quick healthy snacks, healthy office snacks | Snack
> The best snack is the one already in your bag. | Hungry people don't choose. They grab. | Fruit alone won't fill you up. Add this.
@ It's four o'clock, and the vending machine is humming your name.
1 | small bag | When do you choose a snack? | Pack your snack before you're hungry | Pack something good in the morning. At four in the afternoon, you grab whatever's close. | Put a spare one in your desk. | Your four o'clock snack gets decided at breakfast.
2 | apple and nuts | What keeps you full between meals? | Pair something fresh with something filling | Pair an apple with a handful of nuts, carrots with hummus, or a pear with cheese. | Fiber, fat and protein keep you going. | Fruit alone often won't fill you for long.
3 | yogurt cup | What is a sweet snack that fills? | Sweeten plain yogurt yourself | Stir frozen berries and a teaspoon of honey into plain yogurt. | That beats most of what's in the store-bought cups. | Pack it frozen, and by noon it's thawed.
4 | bowl | How much is a snack? | Put it in a bowl, close the bag | Pour it in a bowl, close the bag, and sit down. | Few people stop at a handful from a family pack. | A bowl has an end. A bag only has a bottom.
5 | glass of water | Are you really hungry? | Drink a glass of water first | Have some water, and wait ten minutes. Sometimes it was thirst, and sometimes you were just bored. | It costs nothing to find out. | Still hungry? Eat, and enjoy it.

# high-fiber-foods | how-to | eating more fiber | foods high in fiber, high fiber foods, fiber rich foods, eat more fiber, get more fiber, fiber foods | Dietary fiber
> Brown bread isn't always whole grain. | Most people don't eat enough fiber. | More fiber without more water backfires.
@ You read the back of a bread bag, and finally know what to look for.
1 | bread slices | How do you find fiber in bread? | Read the label of your bread | Look for whole grain as the first ingredient. Brown is only a color. | The fiber's in the parts that white flour leaves out. | Whole rye bread has a lot of it.
2 | oats | What is an easy fiber breakfast? | Start the day with oats | Eat a bowl of oats with fruit and some seeds. It covers a good part of your day. | The fiber in oats soaks up water and fills you. | They can soak overnight.
3 | chickpeas | Which everyday food is full of fiber? | Add beans to what you already cook | Throw a can of chickpeas in the curry, or lentils in the tomato sauce. | Few foods have more fiber. | Start small. Your gut needs a few weeks.
4 | pear with peel | Should you peel fruit? | Eat the peel with the fruit | Give apples and pears a good wash, and don't reach for the peeler. A good part of the fiber sits right in the skin. | Juice has almost none. | Raspberries are among the best.
5 | water jug | What goes with fiber? | Drink more when you eat more fiber | Drink more water as you add fiber. Without enough, it does the opposite of what you want. | Fiber swells with water. | Go up slowly over a few weeks, and with a gut illness, ask your doctor.

# iced-coffee | how-to | making iced coffee at home | make iced coffee, iced coffee, iced coffee at home, homemade iced coffee, iced coffee recipe | Iced coffee
> Hot coffee over ice tastes like nothing. | Freeze your coffee. That's the trick. | Two ice cubes water down your coffee faster than ten.
@ It's hot, the cafe is far, and there's ice in the freezer.
1 | strong brew | How strong should iced coffee be? | Brew your coffee twice as strong | Use the same amount of coffee with half the water. The ice brings the other half. | Otherwise it tastes like melted ice. | Cold also dulls the taste.
2 | sugar spoon | When do you sweeten iced coffee? | Sweeten the coffee while it's hot | Stir in the sugar while the coffee's hot. | In cold coffee, it barely dissolves and sinks to the bottom. | Syrup works cold too.
3 | tray of ice | How do you keep it from getting watery? | Freeze coffee in an ice tray | Pour leftover coffee in an ice tray. What melts is more coffee. | It's the one trick everybody notices. | You can freeze milk too.
4 | full glass | How much ice do you need? | Fill the glass with ice to the top | Ice up to the rim sounds like too much. But a full glass cools it at once, so less of each cube melts. | Two cubes are gone in a minute. | Big cubes melt slowest.
5 | milk swirl | What comes last in iced coffee? | Pour the coffee over, then cold milk | Coffee first, over the ice. Then let the milk run in slowly, and watch the clouds before you stir. | Warm milk would melt the ice. | Oat milk is a little sweet by itself.

# matcha-at-home | how-to | making matcha at home | make matcha, matcha latte, make matcha latte, iced matcha, prepare matcha, whisk matcha, matcha at home, matcha recipe | Matcha
> Lumpy matcha? You skipped one step. | Boiling water makes matcha bitter. | With matcha, you drink the whole leaf.
@ A green cloud rises from the tin and smells like grass.
1 | sieve | Why is matcha lumpy? | Sift it before you add water | Push the powder through a small sieve before any water touches it. | It's so fine it sticks together, and no whisk gets all the lumps out. | Thirty seconds saves the whole cup.
2 | thermometer | How hot should water for matcha be? | Let the water cool for a few minutes | Let boiled water cool to about one hundred seventy five degrees before you pour. | Boiling water makes matcha bitter. | Cold water works for iced matcha.
3 | whisk | How do you whisk matcha? | Whisk in a zigzag, not in circles | Whisk fast from the wrist in the shape of a W, until there's a fine foam on top. | Circles only stir. | A small milk frother works too.
4 | cup of milk | How do you make a matcha latte? | Mix it with water first, then add milk | Whisk the powder into a splash of water until it's smooth. Straight into milk, it just floats. | A little whisk or a small jar with a lid both work. | Oat milk goes well with it.
5 | closed can | How do you store matcha? | Seal the tin and keep it cool | Light, air and heat are matcha's enemies. Close the lid tight, and find it a cool, dark place. | Light, air and heat can turn the green dull yellow within weeks. | Buy it small and fresh. Good matcha is bright green.

# overnight-oats | how-to | making overnight oats | overnight oats, make overnight oats, overnight oats recipe, healthy overnight oats | Muesli
> Breakfast makes itself while you sleep. | Your overnight oats are missing a pinch of salt. | Put the nuts on in the morning, not at night.
@ You open the fridge half asleep, and breakfast is standing there.
1 | jar of oats | How much milk do overnight oats need? | Use one part oats to two parts milk | Mix one part oats with two parts milk, oat milk or yogurt. For thicker oats, use a little less. | Oats drink more than you'd think. | A jar with a lid is all you need.
2 | spoon of seeds | What makes it creamy? | Add a spoonful of chia or yogurt | Stir in a tablespoon of chia seeds or yogurt. | Both thicken it and add some protein. | Stir twice, or the seeds clump.
3 | pinch of salt | What do people forget in oats? | Add a pinch of salt | Without a pinch of salt, oats taste like paper, no matter how sweet. Cinnamon or vanilla can come along. | It's the cheapest thing in the jar, and it matters the most. | You won't taste it as salt.
4 | fridge door | How long do overnight oats need? | Leave the oats in the fridge overnight | Leave it in the fridge overnight. In a pinch, four hours is enough. | It keeps about three days. | So Sunday covers half of your week.
5 | berries | When do you add the fruit? | Put fruit and nuts on in the morning | Add fruit and nuts in the morning, so nuts stay crisp and bananas don't brown. | Something crunchy on top makes it a meal. | Frozen berries can go in at night.

# banana-bread | how-to | baking banana bread | bake banana bread, make banana bread, banana bread, banana bread recipe, moist banana bread | Banana bread
> The uglier the banana, the better the bread. | Stop stirring your banana bread. | Yellow bananas make boring banana bread.
@ Three brown bananas are looking at you from the bowl.
1 | brown bananas | How ripe should the bananas be? | Wait until they're brown all over | Wait until your bananas are brown all over. | By then most of the starch has turned to sugar, and the flavor's stronger. | Freeze ripe ones until you've got three.
2 | fork | How do you mash bananas? | Mash them with a fork, but not smooth | Mash three big ones with a fork, and leave some small chunks. | The chunks turn into soft, sweet spots in the bread. | A blender makes it gummy.
3 | bowl | How long do you stir banana bread? | Stop stirring when the flour's gone | Mix wet and dry separately, stir them together, and stop when you can't see flour. | Keep stirring, and it gets tough. | A few lumps are fine.
4 | foil | Why is it brown outside and raw inside? | Bake it slow, cover it late | Bake it about an hour at three hundred fifty degrees, and lay foil on top once it's brown enough. | All that moisture needs time. | Every oven is different, so look.
5 | wooden stick | When is banana bread done? | Test it with a toothpick | Stick a toothpick in the middle. Crumbs are fine. Wet batter isn't. | Let it cool in the pan for ten minutes. | It tastes even better on day two.

# fried-rice | how-to | making fried rice | make fried rice, fried rice, egg fried rice, fried rice recipe, cook fried rice, fried rice at home, leftover rice | Fried rice
> Fresh rice makes mush. Yesterday's makes dinner. | A full pan can't fry rice. | Take the egg out before the rice goes in.
@ There's a bowl of cold rice in the fridge, and nobody's cooking.
1 | cold rice | Which rice is best for frying? | Use cold, dry rice | Use yesterday's rice, cooled fast and kept in the fridge. It's dry, so the grains stay apart. | Warm rice steams and sticks. | Don't eat rice that sat out for hours.
2 | chopped vegetables | What do you prepare for fried rice? | Chop everything before you turn it on | Chop it all before the stove's on. Once the pan is hot, there's no time to hunt for carrots. | Small pieces cook fast and evenly. | Frozen peas don't need chopping.
3 | scrambled egg | When does the egg go in? | Cook the egg first, and take it out | Scramble the egg for a few seconds, take it out half set, and add it back at the end. | That way it stays soft. | Half set is done enough, since it gets hot again.
4 | smoking pan | How hot should the pan be? | Get the pan hot and don't crowd it | Spread the rice out in a really hot pan, and don't touch it until it smells toasty. | A full pan steams what's in it. | Two batches are faster than one.
5 | soy sauce | When do you add the sauce? | Season it at the edge of the pan | Pour a little soy sauce on the hot edge of the pan, then add the egg, green onions and a drop of sesame oil. | Hot metal toasts the sauce. | Too much makes it wet again, so taste before you add salt.

# chicken-breast | how-to | cooking juicy chicken breast | cook chicken breast, juicy chicken breast, chicken breast recipe, pan fry chicken, keep chicken from drying out | Chicken as food
> Your chicken is dry because you cook it by the clock. | Pound your chicken flat, and it stays juicy. | Clear juice doesn't mean chicken is done.
@ You cut into it, and it's either pink or it's chalk.
1 | flattened meat | Why does chicken cook unevenly? | Make it one thickness all over | Put it between two sheets of paper, and pound the thick end flat. | Otherwise the thin end is dry before the thick one's done. | Or slice it in half the long way.
2 | salt | When do you salt chicken? | Salt it thirty minutes ahead | Salt it half an hour ahead, or soak it in salt water in the fridge. It holds on to more juice. | Salt needs time to get in. | Pat it dry afterward, so it browns.
3 | hot pan | How do you fry chicken breast? | Start hot, then turn it down | Brown one side, flip it, turn down the heat, and let it finish under a lid. | Full heat all the way dries out the outside. | Don't wash it first. That only spreads germs.
4 | thermometer | When is chicken done? | Check the thickest part | Stick a thermometer in the thickest part. At one hundred sixty five degrees, it's done. | Pieces differ too much for a clock. | Color and clear juice alone prove nothing.
5 | resting meat | Why should meat rest? | Let it rest for five minutes | Leave it under foil for five minutes before you cut. | More of the juice stays in the meat instead of on your board. | Then slice across the grain.

# eating-less-sugar | how-to | eating less sugar | eat less sugar, cut sugar, cut down on sugar, cutting out sugar, reduce sugar, sugar cravings, stop sugar cravings, less sugar | Added sugar
> Most of your sugar may not come from cake. | Sugar hides on the label under other names. | Your tongue can learn to want less sugar.
@ You turn the jar around, and there's sugar in it under four names.
1 | soda glass | Where is the most sugar? | Change what you drink first | Swap the sweet drinks first. For many people, they're the biggest source of sugar. | They don't fill anybody. | Start with water and lemon, or cold tea.
2 | label | How do you find hidden sugar? | Look for sugar under its other names | Check the label for syrup, glucose, maltose and juice concentrate. | Sauces, cereals and yogurts hide a lot. | The list starts with what there's most of, so compare two jars.
3 | half spoon | How do you get used to less? | Take half a teaspoon less each week | Cut half a teaspoon a week from your coffee, your tea and your oats. | Many people get used to it within weeks. | Later, the old sweetness may taste like too much.
4 | plate of food | What stops cravings? | Eat enough at your meals | Fill up on beans, eggs and vegetables at meals. | If you're full, you won't go hunting for chocolate at four. | Sleep helps too.
5 | small cake | Should you forbid sweets? | Pick the sweets you really love | Keep the sweets you truly love, eat them sitting down, and drop the ones that just happen to be there. | Ban them, and you'll think of nothing else. | One good piece beats a bag.

# eating-more-vegetables | how-to | eating more vegetables | eat more vegetables, eat more veggies, eat more greens, vegetables every day, eat healthier, eating healthy, healthy eating tips, start eating healthy | Vegetable
> You don't hate vegetables. You hate them boiled. | Frozen vegetables count. | Put your vegetables where you can see them.
@ At the back of the drawer, a salad is turning into soup.
1 | roasting tray | How do vegetables taste better? | Roast them hot, with oil and salt | Give broccoli, carrots or cauliflower a hot oven, with oil and salt, until the edges are brown. That's where the flavor is. | Browning makes flavors boiling can't. | Leave space between the pieces.
2 | frozen peas | Are frozen vegetables healthy? | Keep some in the freezer | Keep frozen spinach and peas on hand. They go in nearly everything. | They were frozen soon after harvest, and keep most of their vitamins. | And they don't go bad while you're busy.
3 | sauce pot | Where do you hide vegetables? | Double the vegetables in what you cook | You're making a sauce anyway. Grate in twice the carrots, and nobody will ask. | No new recipe needed. | Kids notice less than you'd think.
4 | cut sticks | How do you eat more raw ones? | Cut them up right after shopping | Cut them the day you buy them, and put them at eye level in the fridge. | Peeling is what keeps us away. | A dip next to them doubles your chances.
5 | half plate | How much of a meal is vegetables? | Fill half your plate with them first | Vegetables go on the plate before the rice and before the meat, until half of it is full. Then see how much room is left. | It's a rule with no counting. | Start with one meal a day.

# losing-weight-habits | how-to | losing weight | lose weight, losing weight, weight loss tips, lose weight naturally, lose weight without dieting, healthy weight loss, weight loss, weight loss mistakes, weight loss habits | Weight loss
> The best diet is the one you'll still keep next year. | Your scale lies a little every morning. | You can't outrun a muffin.
@ It's Monday, and once again you want to change everything at once.
1 | water glass | What is the easiest first step? | Stop drinking calories | Swap soda, juice, sweet coffee and alcohol for water, plain tea or black coffee. | Drinks add up without filling you. | For many people, that's the easiest change there is.
2 | plate | What keeps you full with less? | Eat protein and vegetables first | Start every meal with the protein and the vegetables. They fill you up, and the rest of the plate shrinks by itself. | Same plate, same food, another order. | You don't have to forbid anything.
3 | walking shoes | Does walking help to lose weight? | Walk more on ordinary days | Take the stairs, get off one stop early, and walk around the block after dinner. | It's easy to keep up and doesn't leave you starving. | Some strength training protects your muscle.
4 | bed | What has sleep to do with weight? | Sleep enough, because tired people overeat | Go to bed earlier. Tired people eat more, above all in the evening, and studies keep finding it. | A tired brain wants quick energy. | An early night is part of the plan.
5 | line chart | How often should you weigh yourself? | Look at weeks, not days | Judge by the week, not the day. Water and salt can move the scale two pounds overnight. | Only the trend tells you something. | Before a big change, or with an illness, ask your doctor.
! scale | a diet only works when you're starving | Most people quit a starvation diet, and the weight comes back. What you can keep up for years works better. | Hunger always wins in the end.
! fat loss tea | a tea can melt fat | No tea melts fat. What disappears in days is mostly water, and it soon comes back. | The people selling it rarely show you a good study.
! treadmill | you can outrun any diet | Exercise is good for almost everything, but a big muffin takes more than an hour of walking. For weight, what you eat counts more. | Both together work best.
! dinner plate | carbs after six turn into fat | Your body doesn't check the clock. What counts most is how much you eat over days. | Late snacks are just often extra ones.
! fat on a fork | fat makes you fat and must go | Fat has a lot of calories, but diets with more or less of it end up much the same after a year. | Nuts, fish and olive oil belong in a good diet.

# skincare-basics | how-to | starting a simple skincare routine | skincare routine, skin care routine, simple skincare routine, skincare for beginners, skincare tips, take care of your skin, clear skin, get clear skin, glowing skin, skincare mistakes | Skin care
> Three products are enough for your skin. | The best anti-aging cream is sunscreen. | Your skin doesn't need ten steps. The store does.
@ Your shelf is full, and your skin looks offended.
1 | mild soap | How do you wash your face? | Wash your face gently at night | At night, all it takes is lukewarm water, a mild cleanser and your fingertips. In the morning, water is enough for many people. | Scrubbing takes off what protects your skin. | It shouldn't feel tight afterward.
2 | cream jar | Why do you need moisturizer? | Put moisturizer on damp skin | Put it on while your skin's still damp: light for oily skin, richer for dry, no perfume if yours is sensitive. | It keeps the water in. | Even oily skin can be dry.
3 | sunscreen | When do you need sunscreen? | Use sunscreen on your face every day | When the sun is strong, wear sunscreen on your face every day, clouds or not. | Much of the aging we see comes from the sun. | Use enough, and don't forget your ears.
4 | single bottle | How do you test a new product? | Try one new product at a time | Add one new product at a time, and give it a few weeks. | If your skin reacts, you'll know what did it. | Test it on your inner arm first.
5 | hands off face | What should you not do to your skin? | Leave your pimples alone | Keep your hands off. Squeezing can push a pimple deeper and leave a mark. | Picking inflames your skin. | If acne bothers you, a doctor has good treatments.

# more-energy | how-to | getting more energy during the day | more energy, have more energy, get more energy, boost your energy, stop feeling tired, always tired, being tired all the time, afternoon slump, energy naturally | Fatigue
> Your third coffee is a loan. | Tired at three? Look at what you did at one. | A nap over twenty minutes makes you more tired.
@ It's three in the afternoon, and your screen is getting blurry.
1 | morning light | What wakes you up in the morning? | Go outside within the first hour | Step outside for ten minutes in your first hour. Even a gray morning is brighter than most rooms. | Daylight sets your body clock. | A clock that's set makes you sleepy at night.
2 | coffee cup | When is the last coffee? | Have your last coffee by early afternoon | Make early afternoon your cutoff. Five hours later, half of the caffeine is still in your blood. | Bad sleep orders the next coffee. | Tea counts too.
3 | light lunch | Why are you tired after lunch? | Eat a lighter lunch | Go light at lunch: vegetables, beans and some protein instead of a huge plate of pasta. | A big carb-heavy lunch makes many people sleepy. | A short walk afterward helps.
4 | short nap | How long should a nap be? | Nap for twenty minutes, no more | Set an alarm before you lie down, and get up after twenty minutes. | Any longer, and you may sink into deep sleep and wake up worse. | Late naps can spoil your night.
5 | calendar | When is tiredness a reason for the doctor? | Fix your nights before your days | Look at your sleep first. If you sleep enough and you've been tired for weeks, see a doctor. | Many causes can be treated. | Nobody gets used to too little sleep.

# gut-health | how-to | keeping your gut healthy | gut health, healthy gut, improve gut health, gut healthy foods, good for your gut, better digestion, improve digestion | Human microbiome
> You carry about as many bacteria as your own cells. | Your gut bacteria eat what you eat. | Count thirty plants this week.
@ Your stomach makes a noise in the quietest moment of the meeting.
1 | many vegetables | What feeds good gut bacteria? | Eat lots of different plants each week | Count the plants you eat in a week: vegetables, fruit, nuts, beans, grains, herbs. Even spices count. | Every kind of bacteria likes something else. | In one study, people who ate over thirty had more kinds of bacteria.
2 | sauerkraut | What are fermented foods good for? | Try something fermented | Try yogurt, kefir, sauerkraut or kimchi with live cultures, and start with a spoonful a day. | In a small study, people who ate a lot of it had more kinds of bacteria. | Heat kills the cultures.
3 | slow eating | Does chewing matter? | Eat slower, and chew | Put the fork down between bites, and chew. Digestion starts in your mouth. | Swallow air and chunks, and you'll feel it later. | Feeling full takes a while, too.
4 | walking legs | Does movement help digestion? | Take a walk after you eat | Walk for ten minutes after a meal. It can help your stomach empty and keep your blood sugar lower. | Lying down right away can bring heartburn. | It doesn't have to be fast.
5 | doctor's door | When should you see a doctor? | See a doctor if it won't stop | Blood, weight loss you can't explain, or pain that won't go away: take those to a doctor, and don't wait. | No powder replaces a checkup. | Many causes are harmless. The rest are best found early.

# clearing-acne | how-to | getting rid of acne | get rid of acne, get rid of pimples, get rid of zits, getting rid of acne, getting rid of pimples, clear acne, clear up acne, treat acne, acne treatment, acne tips, reduce acne, prevent acne, stop acne, fight acne | Acne
> Acne isn't dirt, and scrubbing makes it worse. | Give your acne cream six weeks. Most people quit after two. | Your hair oil could be causing your pimples.
@ Picture day is tomorrow, and there's a red spot right on your forehead.
1 | mild soap | How often should you wash skin with acne? | Wash your face gently twice a day | Use a mild cleanser, your fingers and lukewarm water, twice a day and after you sweat. | Acne doesn't come from dirt. | Scrubbing irritates your skin.
2 | small tube | What helps against acne without a prescription? | Try one product with benzoyl peroxide or salicylic acid | Pick one product, with benzoyl peroxide or salicylic acid, and start with just a little. In many countries, you don't need a prescription. | Some dryness at first is common. If it burns or swells, stop. | Benzoyl peroxide bleaches towels.
3 | calendar | How long does it take to clear acne? | Stick with it for six to eight weeks | Give it six to eight weeks before you decide. Skin is slow, and a new product every week only irritates it. | One product at a time shows you what helps. | Take a photo every Sunday.
4 | cream jar | Which cream suits skin with acne? | Pick products that don't clog pores | Look for the word noncomedogenic on your cream and your sunscreen. | Some acne products make your skin burn faster in the sun. | Hair oil on your forehead can clog pores too.
5 | doctor's door | When should you see a doctor about acne? | See a doctor if it hurts or leaves marks | Two or three months without a change are enough. So is pain, a scar, or feeling bad about it. Then it's a doctor's turn. | Doctors have stronger treatments, and early help can prevent scars. | Tell them if you are or may become pregnant. Some can harm an unborn child.
`
