/** What bakers, baristas and home cooks are asked when it goes wrong, for `readTopics`. */
export const KITCHEN_FAILURES = `
# bread-that-rises | how-to | getting bread to rise | bread not rise/rising, bread rise, bread will not rise, bread wont rise, bread did not rise, bread didnt rise, get bread to rise, make bread rise, bread is dense/heavy, bread dense/heavy, bread so dense/heavy, dense bread, dough not rise/rising, dough rise, dough will not rise, dough wont rise, dough didnt rise, get dough to rise, homemade bread dense, yeast not work, yeast dead/alive, yeast is dead/alive, is yeast dead | Proofing (baking technique)
> Your bread isn't bad. It's cold, or in a hurry. | Three things stop bread: dead yeast, a cold kitchen, a short wait. | Don't watch the clock. Watch the dough.
@ You lift the cloth, and the dough looks just as it did an hour ago.
1 | foaming cup | How do you know that yeast is still alive? | Test old yeast in warm water | Stir dry yeast into warm water with a pinch of sugar. After ten minutes it should foam. | Old yeast dies quietly in the drawer. | No foam, no rise: take a new packet.
2 | wrist | How warm should the water for yeast be? | Use warm water, never hot | The water should feel just warm on your wrist, not hot. | Hot water kills yeast, and cold water only slows it down. | Warm milk follows the same rule.
3 | warm oven | Where does dough rise best? | Find it a warm place | Put the bowl in the oven, switched off, with only the lamp on. | Yeast works slowly in a cold kitchen. | In a cool room it rises, too, only hours later.
4 | finger dent | How do you know that dough has risen enough? | Poke it and watch the dent | Press a floured finger in. If the dent fills back slowly and not all the way, it is ready. | If it springs back at once, it needs more time. | If it collapses, it has waited too long.
5 | scale | Why is my bread dense? | Weigh the flour | Too much flour makes a stiff dough that can't stretch. Weigh it in place of using cups. | A packed cup holds far more than a loose one. | A slightly sticky dough gives a lighter loaf.
! more yeast | more yeast makes better bread | It rises faster, tastes of yeast and can collapse. | Time does what more yeast can't.

# sourdough-starter | how-to | making a sourdough starter | start/make/keep/feed/grow sourdough, start/make/keep/feed/grow sourdough starter, sourdough starter, sourdough for beginners, feed starter, starter not rise/rising, starter is not rising, sourdough starter not rise/rising, keep sourdough starter alive, sourdough starter alive, is sourdough starter dead | Sourdough
> Flour, water, and a week of patience. | On the third day it smells odd. That's normal. | You aren't baking yet. You're keeping a pet.
@ You open the jar, and it bubbles.
1 | glass jar | How do you start a sourdough starter? | Stir equal weights of flour and water | Stir fifty grams of wholegrain flour with fifty grams of water in a clean jar and cover it loosely. | The yeast is already on the grain. | Keep it somewhere warm, without sun.
2 | spoon | How often do you feed a sourdough starter? | Feed it once a day | Each day, keep about fifty grams, throw the rest away, and stir in fifty grams each of flour and water. | The tiny life in it needs new food. | Once it is strong and lives in the fridge, once a week will do.
3 | rubber band | How do you see whether a starter grows? | Mark the height with a rubber band | Put a rubber band around the jar at the height of the dough. | Then you see how far it has risen. | After a busy start, a pause of some days is normal.
4 | bubbles | When is a sourdough starter ready? | Wait until it doubles within hours | It's ready when it doubles within about four to eight hours, several days in a row. That often takes one to two weeks. | It should smell pleasantly sour. | A spoonful of it often floats in water.
5 | pink streak | When do you throw a starter away? | Throw it out if it turns pink or furry | Pink or orange streaks, or fuzzy mold, mean throw it all away. Gray liquid on top is only hunger. | Pour the liquid off or stir it in, and feed. | A clean jar prevents most trouble.
! old starter | a good starter has to be a hundred years old | A young one bakes just as well once it doubles reliably. | Its life comes mostly from your flour and your kitchen.

# cake-that-sinks | how-to | keeping a cake from sinking | cake sink/sinks/sank/sinking, cake sink in middle, cake sank in middle, cake sink/sank in center, cake collapse/collapsed/collapses, cake fall/fell, cake fell in middle, keep/stop/prevent cake from sinking/collapsing, sunken cake, cake raw in middle, cake not rise/rising, cake fail/fails | Cake
> The oven door sank more cakes than bad recipes did. | Your oven is lying about its temperature. | A toothpick knows more than the clock.
@ You open the oven, and there is a crater.
1 | oven door | Why did my cake sink in the middle? | Leave the oven door shut | Don't open the oven in the first two thirds of the time. | Cold air makes the bubbles shrink before the crumb is firm. | The other great reason is that it came out too early.
2 | toothpick | How do you know that a cake is done? | Test the middle with a toothpick | Stick a toothpick into the middle. It should come out without wet batter. | The middle is done last. | A cake that springs back under your finger is done as well.
3 | baking powder | What happens with too much baking powder? | Measure the baking powder exactly | Level the spoon. Too much makes a cake shoot up and fall. | The bubbles get so big that they burst. | Old baking powder hardly lifts at all.
4 | mixing bowl | How long do you mix cake batter? | Stop mixing when the flour is gone | Once the flour is in, mix only until you see no dry spots. | Beating on makes it tough, and too much air lets it collapse. | The butter and sugar before it may be beaten for minutes.
5 | thermometer | What temperature does a cake need? | Check the oven with a thermometer | Heat the oven fully before the cake goes in, and check it with a cheap oven thermometer. | Many home ovens are off by quite a bit. | Too hot, and it cracks and stays raw inside.
! slamming | only a slammed door makes a cake sink | Mostly it is too little time or too much baking powder. | Check those first.

# flat-cookies | how-to | keeping cookies from going flat | cookies flat, cookies are flat, cookies spread/spreading, cookies spread too much, cookies go/turn/come flat, cookies come out flat, stop cookies from spreading, keep cookies from spreading | Cookie
> Warm butter makes puddles. Cold dough makes cookies. | The fridge is the secret ingredient. | Take them out while they look too soft.
@ You open the oven, and your twelve cookies have become one.
1 | butter | Why are my cookies flat? | Don't let the butter melt | Use butter that gives under your finger but doesn't shine. | Butter that is too warm runs before the dough sets. | Melted butter needs a longer rest in the cold.
2 | fridge | How long do you chill cookie dough? | Chill the dough for an hour | Put the dough in the fridge for at least an hour, or overnight. | Cold fat melts later, so the cookie keeps its height. | The taste gets deeper as well.
3 | scale | How much flour do cookies need? | Weigh the flour for cookies | Too little flour lets the dough run. Weigh it. | Cups can be off by a fifth. | Bake one cookie first as a test.
4 | baking sheet | How should the baking sheet be? | Bake on a cool sheet with paper | Put the dough on a cool sheet with baking paper, never on a hot or greased one. | On a hot sheet the butter melts before the oven does its work. | Two sheets in turn solve it.
5 | soft center | When do you take cookies out of the oven? | Take them out while still soft | The edge is firm, and the middle still looks raw? Out. They finish on the hot sheet, in about five minutes. | If they look done in the oven, they'll be hard on the plate. | They'll firm up while they cool.
! hotter oven | flat cookies need a cooler oven | In a cool oven they spread even longer before they set. | Check that the oven is fully hot.

# kneading-dough | how-to | kneading dough | knead dough, knead bread, knead bread dough, knead pizza dough, knead by hand, dough too sticky, sticky dough, dough is too sticky, fix sticky dough, dough too dry, know when dough is kneaded, knead long enough, how long to knead, overkneaded dough | Kneading
> Push, fold, turn. That's all of it. | Sticky isn't wrong. Sticky is the beginning. | Your dough shows you a window when it is done.
@ Your hands are full of dough, and you reach for more flour.
1 | heel of hand | How do you knead dough? | Push, fold, and turn | Push the dough away with the heel of your hand, fold it back, give it a quarter turn, and repeat. | It stretches the gluten into a net that holds the gas. | Use your weight, not your arms.
2 | clock | How long do you knead dough? | Knead for about ten minutes | Most bread doughs need about ten minutes by hand, fewer in a machine. | It turns from rough to smooth under your palms. | If your arms give up, let it rest for five minutes and go on.
3 | sticky fingers | What do you do with sticky dough? | Wait before you add flour | Knead on for some minutes, with wet or oiled hands, before you add flour. | Flour needs time to drink the water. | Extra flour makes heavy bread.
4 | thin window | When is dough kneaded enough? | Stretch a piece until light shines through | Pull a small piece thin between your fingers. If light shines through before it tears, it is done. | Bakers call it the window. | A finished ball springs back when you press it.
5 | covered bowl | What if you do not want to knead? | Let time knead for you | Mix a wet dough with little yeast and leave it overnight. It needs almost no kneading. | Time builds the same net. | Fold it once or twice in between.
! hard work | dough has to be beaten hard | Steady pushing and folding is enough. | Tearing it works against you.

# too-salty-food | how-to | saving food that is too salty | fix/save/rescue too salty soup/food/sauce/stew/curry, fix/save/rescue salty soup/food/sauce/stew/curry, fix/save/rescue soup/food/sauce/stew/curry that is too salty, soup/food/sauce/stew/curry too salty, soup/food/sauce/stew/curry is too salty, too much salt, too much salt in soup/food/sauce, oversalted soup/food | Seasoning
> You can't take salt out. You can only make it matter less. | A potato doesn't pull the salt out of soup. | Too salty, too hot, too sour: each has its way out.
@ You taste the soup, and your whole face moves.
1 | ladle | How do you fix soup that is too salty? | Make more of it | Add water or unsalted stock, and more of the vegetables. | The same salt in more soup tastes weaker. | Freeze what is too much.
2 | cream | What softens a salty taste? | Stir in cream, coconut milk or yogurt | Fat and cream soften the taste of salt. | They coat the tongue. | Use what fits the dish.
3 | lemon | Does acid help against too much salt? | Balance it with lemon or sugar | A little lemon juice, vinegar or a pinch of sugar shifts the balance. | The tongue weighs tastes against each other. | It helps with a bit too much, not with a handful.
4 | rice bowl | What do you serve with food that is too salty? | Serve it with plain rice | Serve plain rice, potatoes or bread without salt to it. | Each bite averages out. | Nobody at the table will know.
5 | chili | How do you save food that is too spicy? | Cool chili with milk, not water | For too much chili, stir in yogurt, cream or coconut milk. | The heat of chili dissolves in fat, hardly in water. | Sugar and rice help as well.
! potato | a potato pulls the salt out of soup | It soaks up salty water like a sponge, but leaves the rest as salty as it was. | Only more liquid thins it.

# cast-iron-pan | how-to | caring for a cast iron pan | season/clean/care/wash/restore/use cast iron, season/clean/wash/restore/use cast iron pan/skillet, care for cast iron, care for cast iron pan/skillet, take care of cast iron, take care of cast iron pan/skillet, cast iron pan/skillet, cast iron rust/rusty, rusty cast iron pan/skillet, remove rust from cast iron, soap on cast iron | Cast-iron cookware
> A good cast iron pan outlives its owner. | Yes, you may use soap. | Rust isn't the end. It's a Sunday afternoon.
@ You take grandmother's pan out of the cupboard, and it is orange.
1 | oil film | How do you season a cast iron pan? | Rub on oil, and wipe it almost off | Wash and dry the pan, rub a very thin film of oil all over it, then wipe as if it was a mistake. | Thick oil turns sticky. | Any plain cooking oil that stands heat will do.
2 | hot oven | How long do you bake a cast iron pan to season it? | Bake it upside down for an hour | Put it upside down into the oven at about two hundred and thirty degrees Celsius, four hundred and fifty Fahrenheit, for an hour, and let it cool inside. | The oil turns into a hard skin. | Repeat it two or three times for a new pan.
3 | sponge | How do you clean cast iron? | Wash it warm, and never soak it | Wash it while warm with a brush and, if you need it, a little dish soap. Never leave it in water. | Modern dish soap doesn't take the hard skin off. | Salt scrubs burnt spots away.
4 | stove flame | How do you dry cast iron? | Dry it on the stove | Put the wet pan on the stove for a minute or two, and rub in a drop of oil. | Water in the pores is what rusts. | The dishwasher is the worst place for it.
5 | steel wool | How do you remove rust from cast iron? | Scrub rust off, then season again | Scrub rust away with steel wool, wash, dry at once, and season it anew. | Rust on the surface hasn't eaten the iron. | Cook fatty things in it first.
! soap | soap ruins cast iron | The rule is from the days of soap with lye. A little dish soap does no harm. | Soaking is what ruins it.

# sauces-that-split | how-to | saving a sauce that split | mayonnaise split/splits/break/separate, mayonnaise/sauce/hollandaise/aioli split/splits, sauce/hollandaise/aioli break/broke/curdle/curdled/separate, fix/save/rescue split/broken/curdled mayonnaise/sauce/hollandaise | Emulsion
> A split sauce looks dead. It's only sulking. | Oil doesn't want to live with water. You have to persuade it drop by drop. | One egg yolk can save the whole bowl.
@ You pour a bit more oil, and the cream turns to soup.
1 | thin stream | Why does mayonnaise split? | Pour the oil drop by drop | Begin with single drops of oil, and pour a thin stream only once it thickens. | Too much oil at once can't be bound. | The yolk wraps each drop, and it needs time.
2 | room temperature | Which temperature should eggs and oil have? | Let eggs and oil be equally warm | Take egg and oil at room temperature. | Cold yolk binds badly. | A teaspoon of mustard helps it hold.
3 | fresh yolk | How do you save split mayonnaise? | Beat it slowly into a new yolk | Put a fresh yolk in a clean bowl, and beat the split sauce into it spoon by spoon. | It starts the binding anew. | Raw egg must be very fresh, and isn't for everyone.
4 | low flame | Why does cream sauce curdle? | Keep egg and yogurt sauces from boiling | Take the pan off the heat before egg, yogurt or sour cream goes in. | Boiling makes their protein clump. | A tablespoon of hot sauce stirred into them first helps.
5 | sieve | How do you fix a lumpy gravy? | Whisk or sieve the lumps out | Whisk hard, press it through a sieve, or blend it. To thicken, stir starch into cold water first. | Starch in hot liquid clumps at once. | Let it boil for a minute, so that it binds.
! throwing away | a split sauce belongs in the sink | Nearly every one can be bound again. | All that is missing is a new start.

# cold-brew-coffee | how-to | making cold brew | make cold brew, make cold brew coffee, cold brew coffee, cold brew, cold brew recipe/ratio | Cold brew coffee
> No machine, no heat, almost no work. | The most patient coffee in the world. | It makes itself while you sleep.
@ It's evening, and tomorrow will be hot.
1 | coarse coffee | How do you grind coffee for cold brew? | Grind it coarse | Grind the beans coarse, like rough sea salt. | Fine coffee makes it bitter and cloudy. | Shops grind it for you if you ask.
2 | jar | How much coffee do you need for cold brew? | One part coffee, eight parts water | Stir one hundred grams of coffee into eight hundred milliliters of cold water, until all of it is wet. | That's a good strength to drink over ice. | Use less water for a concentrate.
3 | fridge | How long does cold brew take? | Let it stand overnight | Cover it, and let it stand in the fridge for twelve to eighteen hours. | Cold water takes its time. | Longer makes it woody.
4 | filter | How do you filter cold brew? | Filter it twice | Pour it through a sieve, then through a paper filter or a cloth. | The fine dust goes on brewing in the bottle. | Don't press it.
5 | ice glass | How long does cold brew keep? | Drink it within a week | Keep it closed in the fridge and drink it within about a week. | It tastes best in the first days. | Freeze some as ice cubes, so that nothing gets thin.
! weak | cold brew has no caffeine to speak of | It often has as much as hot coffee, or more. | It only tastes milder.

# steaming-milk | how-to | steaming milk | steam/froth/foam milk, steam/froth/foam milk at home, milk foam at home, make milk foam | Latte art
> Good foam is quiet foam. | If it screams, something is wrong. | The first five seconds decide about the cup.
@ The steam hisses, and the milk begins to turn.
1 | cold jug | Which milk foams best? | Begin with cold milk in a cold jug | Fill cold milk to just below where the spout begins. | Cold milk gives you more time. | Whole milk gives creamy foam, and some plant milks have versions for baristas.
2 | steam wand | How do you steam milk? | Draw air in at the surface | Hold the tip just under the surface and listen for a soft tearing sound, for a few seconds. | That's the air going in. | Big bubbles mean that the tip is too high.
3 | whirlpool | How do you make foam smooth? | Then sink the tip and let it spin | Lower the tip a little and tilt the jug, so that the milk turns in a whirl. | The whirl breaks big bubbles into tiny ones. | It should look like wet paint.
4 | hand on jug | How hot should steamed milk be? | Stop when the jug gets too hot to hold | Stop when your hand can no longer stay on the jug, at about sixty degrees Celsius, one hundred and forty Fahrenheit. | Hotter milk loses its sweetness. | Wipe and clear the wand at once.
5 | swirling | What do you do before pouring milk? | Tap, swirl, and pour at once | Tap the jug on the table, swirl it, and pour right away. | Foam and milk part within a minute. | Pour high to mix, low to draw.
! machine | foam needs an expensive machine | A French press or a jar with a lid makes good foam from hot milk. | For drawings in the cup, steam works best.

# mushy-rice | how-to | saving rice from sticking and turning mushy | rice mushy, rice is mushy, rice so mushy, rice too mushy/sticky/wet/hard, rice is too mushy/sticky/wet/hard, rice sticky, rice is sticky, fix/save/stop/avoid mushy/sticky/burnt/undercooked rice, mushy rice, cook rice without it sticking, cook rice without sticking, make rice fluffy, rice without sticking, rice burn/burns/burnt, stop rice from sticking | Cooked rice
> Rice doesn't fail in the pot. It fails under the lid. | Stop stirring. | Ten minutes of doing nothing make it fluffy.
@ You lift the lid, and it looks like porridge.
1 | clear water | Why is my rice sticky? | Rinse it until the water is clear | Rinse the rice in cold water until the water runs nearly clear. | Loose starch from the grains is what glues them together. | For risotto and sushi you keep or want the stickiness.
2 | measuring cup | Why is my rice mushy? | Use less water | Mushy rice had too much water or too much time. For white long grain, try one and a half cups of water to a cup. | Each kind drinks another amount. | The pack is a good first guess.
3 | lid | Why do you not stir rice? | Leave the lid on, and don't stir | Bring it to the boil, turn it low, and leave the lid closed. | Stirring rubs starch off, and steam is what cooks the top. | A glass lid helps the curious.
4 | towel | How long should rice rest? | Let it rest for ten minutes | Take it off the heat and let it stand for ten minutes, with a towel under the lid. | The water spreads evenly, and the towel catches the drops. | Then loosen it with a fork.
5 | baking sheet | How do you save mushy rice? | Dry it, or fry it tomorrow | Spread mushy rice on a tray in a warm oven for a few minutes, or cool it quickly and fry it the next day. | Cold rice is drier. | Keep leftovers in the fridge and no more than a day.
! oil | a spoon of oil keeps rice from sticking | Rinsing and resting do far more. | Oil lies on the outside and leaves the starch where it is.
`
