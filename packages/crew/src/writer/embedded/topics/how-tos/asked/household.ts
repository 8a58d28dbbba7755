/** What people ask about their house, stains and small repairs, for `readTopics`. */
export const HOUSEHOLD = `
# ants-in-the-house | how-to | getting rid of ants in the house | get rid of ants, get rid of ants in kitchen/house, ants in kitchen/house/apartment, keep ants out of kitchen/house, stop ants, remove ants | Ant
> One ant is a scout. A line of ants is a road. | Stop spraying ants. Wash the floor. | Spray kills the ants you see. Bait kills the nest.
@ You turn on the kitchen light, and a thin line is moving along the wall.
1 | line of ants | Where do ants come into the house? | Follow the ants to where they enter | Follow the line both ways. One end is the food. The other is the gap they came through. | You can only close a gap you know about. | Early evening is often a good time to look.
2 | closed jar | What attracts ants into a kitchen? | Put away what the ants came for | Seal up sugar, honey and pet food, wipe up the crumbs, and take out the trash. | With no food, the scouts have nothing to report. | Rinse sticky jars before you put them in the recycling.
3 | soapy cloth | How do you remove an ant trail? | Wipe the ants' trail away with soap | Wash the whole line with water and dish soap, and do it again the next day. | Ants follow a scent the others left behind. | Without it, the next ones get lost.
4 | tube of sealant | How do you keep ants out? | Close the gap they came through | Seal cracks around windows, pipes and baseboards with caulk. | A gap as thick as a coin is wide enough for a small ant. | Check outside too, where branches touch the house.
5 | bait box | Do ant baits work? | Use a bait when they keep coming | Set closed bait boxes along their path, out of reach of kids and pets, and let them carry it home. | Spray only kills the ones you see. | Give it a few days, and don't clean around it until then.

# squeaky-door | how-to | fixing a squeaky door | fix squeaky door, fix squeaky/creaky door hinge/hinges, squeaky/creaky door, stop door from squeaking/creaking, silence squeaky door, door squeak, oil door hinge/hinges | Hinge
> That squeak is one pin begging for a drop of oil. | You can silence a squeaky door in five minutes. | Your door has three hinges. Only one is squeaking.
@ You open the bedroom door at night, one inch at a time.
1 | moving door | Which hinge squeaks? | Find the hinge that makes the noise | Move the door slowly, and put a finger on each hinge in turn. You'll feel the one that squeaks. | Often only one is dry. | So you've got a single pin to fix.
2 | hinge pin | How do you take a hinge pin out? | Tap the hinge pin up with a nail | Close the door, and tap the pin up from below with a nail and a hammer. | Take out one pin at a time, so the others hold the door. | If your hinge has no loose pin, oil it where the parts meet.
3 | steel wool | Why does a hinge squeak? | Clean the pin until it shines | Wipe off the old grease, and rub away rust with fine steel wool until it shines. | Dirt and rust are what's rubbing. | Run a thin rag through the hinge too.
4 | drop of oil | What do you put on a squeaky hinge? | Coat the pin with a thin film | Rub petroleum jelly, grease or light oil on the pin, just enough to make it shine. More would only drip. | Wipe off the old black gunk first. | Grease lasts longer than thin oil.
5 | swinging door | How do you finish a quiet hinge? | Push it back and swing the door | Slide the pin back in, open and close the door ten times, and wipe off what oozes out. | Swinging it spreads the grease. | Still squeaking? Check for a loose screw in the hinge.

# removing-wallpaper | how-to | removing wallpaper | remove/strip wallpaper, remove/strip old wallpaper, take off wallpaper, get wallpaper off wall/walls, peel off wallpaper, remove wallpaper from wall/walls, wallpaper removal, remove wallpaper easily/fast | Wallpaper
> Wallpaper comes off with patience, not force. | Scraping a dry wall is how walls get holes. | Warm water does most of the work.
@ You pull on a corner, and only the top layer comes off.
1 | fuse box | What do you do before stripping wallpaper? | Cover the floor and cut the power | Water's going to run down that wall. So lay down a tarp, and switch off the breaker for its outlets. | Tape the tarp to the baseboard, so nothing runs underneath. | Only take the outlet covers off once the power's off.
2 | peeled corner | How do you start with wallpaper? | Peel off what comes off dry | Lift a corner with a scraper, and pull slowly downward. | Some papers are made to come off dry, and vinyl often leaves just its backing. | The less that's left, the less you'll have to soak.
3 | spiked roller | How does water get behind wallpaper? | Score the paper lightly | Roll a scoring tool over the paper with very little pressure, so water can get through. | A coated paper keeps water out. | Press too hard, and you scratch the wall underneath.
4 | sponge | How do you soak wallpaper? | Soak it with warm water and wait | Wet it with warm water and a drop of dish soap, wait about fifteen minutes, and wet it again. | The paste needs time to swell. | Only do as much wall as you can finish before it dries.
5 | scraper | How do you get the paste off the wall? | Scrape flat, and wash off the paste | Slide a wide scraper under it at a flat angle, then wash the wall until nothing feels slippery. | Leftover paste shows through paint. | Let the wall dry a day or more before you paint.

# cleaning-grout | how-to | cleaning grout | clean grout, clean tile grout, clean grout in shower/bathroom/kitchen/floor, clean grout between tiles, whiten grout, clean shower/bathroom/floor grout, dirty grout, clean tiles and grout | Grout
> Your tile is clean. The lines aren't. | A toothbrush beats every machine on grout. | Never judge grout while it's wet.
@ You kneel on the bathroom floor, and the lines are three shades of gray.
1 | broom | What comes before scrubbing grout? | Sweep and rinse the tiles first | Sweep up dust and hair, and wipe the tile with warm water. | Otherwise, you're scrubbing mud into the lines. | Open a window before any cleaner comes out.
2 | white paste | What cleans grout? | Spread baking soda paste on the lines | Mix baking soda with a little water, spread it along the lines, and leave it ten minutes. | The fine grains scrub without scratching the glaze. | On natural stone, test it in a corner first.
3 | old toothbrush | Which brush is best for grout? | Scrub along the line, not across | Use an old toothbrush or a grout brush, with short strokes along the line. | Steel wool tears the grout out. | Do a few square feet at a time, so it doesn't dry.
4 | sponge and bucket | How do you finish cleaning grout? | Rinse twice and dry the tiles | Wipe with clean water, change the water, wipe again, then dry it with a cloth. | Leftover soap catches new dirt. | Judge the color only once it's dry.
5 | sealed grout | How do you keep grout clean? | Seal the grout once it's clean | Brush a grout sealer on dry, clean lines, following the label. | Bare cement grout soaks up water and dirt. | In the shower, wipe the walls dry after use, and the lines stay clean longer.
! two bottles | mixing cleaners makes them stronger | Bleach mixed with acid or ammonia makes poisonous gas. | Use one cleaner, rinse, and never mix.

# mice-in-the-house | how-to | getting rid of mice | get rid of mice, get rid of mice without poison, get rid of mice in house/kitchen/attic, keep mice out, keep mice out of house, mice in house/kitchen/walls, catch mouse, stop mice from coming in | House mouse
> A mouse can fit through a hole as wide as a pencil. | Peanut butter beats cheese in a mousetrap. | It's not about the trap. It's about the gap.
@ Something scratches behind the stove at two in the morning.
1 | droppings | How do you know where mice are? | Find their paths along the walls | Look behind furniture and along the walls for droppings and gnaw marks. | Mice like to run with cover on one side. | Wear gloves, and wipe droppings up wet, so no dust rises.
2 | glass jar | What keeps mice away? | Lock all food in glass or metal | Move grain, nuts and pet food into glass or metal, and clear the table at night. | Mice chew through bags and thin plastic. | A few grams a day is enough for a mouse.
3 | steel wool in a gap | How do mice get into a house? | Close every gap wider than a pencil | Stuff gaps around pipes and doors with steel wool, and seal over it. | A young mouse fits through a quarter-inch hole. | Metal is very hard for them to chew through.
4 | snap trap | How do you set a mouse trap? | Set several traps along the wall | Mice run along the walls. Put three or four traps across their path, bait end to the wall, with a dab of peanut butter. | One trap catches one mouse, and there's rarely only one. | Check them daily, and keep them away from kids and pets.
5 | phone | When do you need help with mice? | Call a pro if it keeps going | If there are still fresh droppings after two weeks, call pest control or your landlord. | There's a way in you haven't found. | Poison endangers your pets, and a dead mouse in the wall stinks.

# fitted-sheet | how-to | folding a fitted sheet | fold fitted sheet, fold fitted sheets, fold fitted bed sheet, fold sheet with elastic, folding fitted sheet | Bed sheet
> A fitted sheet has four corners. Put them in one. | The fitted sheet trick is in your hands, not on the table. | Hide the elastic, and the fitted sheet lies flat.
@ You're holding a tangle of elastic, and the shelf is waiting.
1 | hands in corners | How do you hold a fitted sheet? | Put one hand in each of two corners | Hold the sheet inside out by one long side, with a hand in each of two corners. | The corner seams point at you. | Give it one shake so it hangs straight.
2 | folded corners | What is the first fold of a fitted sheet? | Flip one corner over the other | Bring your hands together, and flip the corner on one hand over the other, so one sits inside the other. | Now one hand holds two corners. | The outer one is right side out.
3 | nested corners | How do you fold the other corners? | Bring the bottom corners up | Run your free hand down to the next corner, tuck it over the first two, then do the same with the last. | Now all four corners are in one. | The sheet hangs in half with one rounded edge.
4 | flat sheet | How do you get a fitted sheet flat? | Lay it down and fold in the elastic | Lay it on a bed, straighten the edges, and fold the elastic side in to make a rectangle. | The elastic has to end up inside. | Smooth it from the middle out.
5 | neat square | How do you finish the fold? | Fold in thirds, and in thirds again | Lengthwise first, fold it into three. Then three parts again, until you've got a square that stacks. | Adjust it to fit your shelf. | Store the set inside its own pillowcase, and nothing gets lost.

# home-that-smells-good | how-to | making your home smell good | make house/home/room/apartment smell good/nice/fresh, house/home smell good/nice, house smell good all time, get bad smell out of house/room, get rid of bad smells in house, make bedroom smell good | Odor
> A good smell starts with no smell. | You can't smell your own home. Your guests can. | Candles hide a smell. Windows end it.
@ You come home after a week away, and for one second you smell it.
1 | open window | What freshens a home fastest? | Open opposite windows for ten minutes | Open windows on two sides, all the way, five to ten minutes, twice a day. | Moving air carries smells out. | One window cracked all day does less and wastes more heat.
2 | trash can | Where do bad smells at home come from? | Find the smell before you mask it | Check the trash, the drain, the fridge, the shoes and the wet towels. | As long as the source is there, it keeps smelling. | Wash the trash can itself, not just the bag.
3 | curtains | Which things hold smells? | Wash the fabrics that hold smells | Wash curtains, cushion covers and blankets now and then, and air out what you can't wash. | Fabric soaks up smoke and cooking smells. | Leave baking soda on the carpet for an hour, then vacuum.
4 | simmering pot | How do you make a home smell good naturally? | Simmer orange peel and cinnamon | Drop orange peel and a cinnamon stick into a pot of water, and let it steam on low. | The steam carries the scent. | Stay in the kitchen, and top up the water before it runs dry.
5 | coffee grounds | What takes up smells? | Set out a bowl of baking soda | Put an open bowl of baking soda or dry coffee grounds in the fridge or closet. | Both soak up some of the smell. | Change it about once a month.

# stainless-steel | how-to | cleaning stainless steel | clean stainless steel, clean stainless steel sink/fridge/appliances/pan/pans/pot, polish stainless steel, clean steel sink, streaks on stainless steel, clean burnt stainless steel pan | Stainless steel
> Stainless steel has a grain. Follow it. | Streaks are just water that dried. | Steel wool makes stainless steel rust.
@ The light hits the fridge, and you see every hand that ever touched it.
1 | brushed steel | Which way do you wipe stainless steel? | Wipe along the grain of the steel | Look for the fine lines in the metal, and always wipe along them. | Across the grain, dirt stays in the lines. | Scratches show less that way too.
2 | dish soap | What cleans stainless steel best? | Use warm water and dish soap | For almost everything, all you need is a soft cloth and a drop of soap in warm water. Grease is what holds the dirt. | Always go with the grain, the fine lines in the metal. | Bleach and salty cleaners can pit the steel.
3 | baking soda | How do you clean a stainless steel sink? | Scrub the sink with baking soda | Sprinkle baking soda in the wet sink, and rub with a soft sponge. | It scrubs without scratching much. | Rinse well, or you'll see a white film.
4 | boiling pan | How do you clean a burnt pan? | Boil water in the burned pan | Cover the burned spot with water and a tablespoon of baking soda, and simmer for ten minutes. | The crust swells and lets go. | Let it cool, then push it off with a wooden spoon.
5 | dry cloth | How do you get rid of streaks? | Dry it right away with a soft cloth | Rinse with clean water, and buff it dry with a microfiber cloth. | Drops leave spots when they dry. | A drop of oil on a cloth hides fingerprints for a while.
! steel wool | steel wool is right for steel | It scratches, and the bits it leaves behind rust. | A soft sponge and some patience do the same.

# running-toilet | how-to | fixing a running toilet | fix running toilet, toilet running, toilet keeps running, toilet run/runs constantly, stop toilet from running, toilet tank leaking into bowl, toilet not stop running, toilet flapper | Flush toilet
> That quiet hiss is water you're paying for. | Most running toilets need one cheap part. | Food coloring tells you if your toilet leaks.
@ You're in bed, and you can hear the bathroom whispering.
1 | dyed water | How do you know that a toilet is running? | Drop food coloring into the tank | Put a few drops of food coloring in the tank, and wait half an hour without flushing. | If there's color in the bowl, the seal leaks. | Don't worry. The water in the tank is clean.
2 | shutoff valve | What do you do first? | Turn off the water to the toilet | Close the small valve on the wall behind the toilet, and flush once. | Now the tank's empty, and you can see what's going on. | If the valve's stuck, don't force it.
3 | rubber flapper | Why does a toilet keep running? | Clean or replace the rubber flapper | Wipe the rubber flapper at the bottom of the tank and the rim it sits on. If it's hard or warped, replace it. | A little scale on the rim is enough to let water through. | Take the old one to the store, so the new one fits.
4 | float | What does the float in a toilet tank do? | Set the float a little lower | Bend or turn the float down until the water stops about an inch below the top of the overflow pipe. | Any higher, and water runs down the pipe forever. | A float caught on something can't do its job.
5 | chain | What else makes a toilet run? | Give the chain a little slack | Adjust the chain until it's just loose with the flapper closed. | Too tight, and it holds the flapper open. Too long, and it gets caught underneath. | Open the valve, and watch it fill once.

# gum-on-clothes | how-to | getting gum out of clothes | get gum out of clothes/pants/jeans/shirt/carpet, get chewing gum out of clothes/pants/carpet, remove gum from clothes/pants/fabric, remove chewing gum from clothes/jeans, gum stuck on clothes | Chewing gum
> Cold gum breaks. Warm gum smears. | Don't pull the gum. Freeze it. | Never put gum in the dryer.
@ You get up from the bench, and the bench comes with you.
1 | hands off | What should you not do with gum on clothes? | Don't touch the gum while it's warm | Don't rub it, and don't pull it. Warm gum only goes deeper into the fabric. | Cold makes it hard. | Fold the cloth so nothing else sticks to it.
2 | freezer bag | How do you freeze gum off? | Put it in the freezer for an hour | Bag it with the gum facing out, and freeze it until it's rock hard. After an hour or so, it snaps off. | Hard gum lets go of the threads. | For a carpet, hold a bag of ice on it.
3 | dull knife | How do you get frozen gum off? | Crack it and lift it off | Bend the cloth, and lift the pieces off right away with a dull knife or an old card. | In two minutes it's soft again. | If that happens, freeze it again.
4 | dish soap | How do you remove what is left of gum? | Dab the rest with dish soap | Work dish soap into the spot with an old toothbrush, and rinse. | It loosens the film that's left. | Test it on a hidden seam first.
5 | washing label | Can you wash clothes with gum on them? | Wash it only when the gum is gone | Wash it the way the label says, and let it air dry. | A dryer's heat sets whatever's left. | Silk or wool? Leave it to a cleaner.

# patching-jeans | how-to | patching a hole in jeans | patch hole/holes in jeans/pants, patch jeans, fix hole/holes in jeans/pants, fix ripped jeans, mend jeans/pants, sew hole in jeans, repair ripped/torn jeans | Patchwork
> A hole isn't the end of your jeans. | The patch goes on the inside. | Old jeans mend jeans best.
@ Your knee is looking out at you, and you love these jeans.
1 | trimmed threads | How do you prepare a hole in jeans? | Trim the loose threads, not the edge | Cut off the long loose threads, and leave the white fringe around the hole. | Cut more, and the hole gets bigger. | Wash and iron them first, because jeans shrink.
2 | denim scrap | What makes a good patch? | Cut a patch larger than the hole | Cut a piece of old denim about an inch bigger than the hole on every side. | It has to sit on cloth that's still strong. | Round corners fray less than sharp ones.
3 | pins | Where does the patch go? | Pin the patch inside the jeans | Turn the jeans inside out, lay the patch over the hole, good side down, and pin it. | From outside, you only see it through the hole. | Slide a magazine into the leg, so you don't pin both layers.
4 | needle and thread | How do you sew a patch by hand? | Sew around the edge with small stitches | Sew all the way around with strong thread and small stitches, close to the edge. | Small stitches spread the strain. | Match the thread to the jeans, or pick one you want people to see.
5 | crossing seams | How do you make a patch last? | Sew lines back and forth over the hole | Sew rows back and forth over the hole, about an eighth of an inch apart. | They lock the loose threads to the patch. | Even an iron-on patch should be sewn around the edge.

# caulking-a-bathtub | how-to | caulking a bathtub | caulk bathtub/tub/shower/sink, caulk around bathtub/tub/shower, recaulk bathtub/tub/shower, replace silicone in shower/bathroom, seal bathtub/shower, apply silicone in bathroom/shower | Caulk
> Fill the tub before you seal it. | New caulk never sticks to old caulk. | Two strips of tape make you look like a pro.
@ You see a black line between the tub and the tile.
1 | utility knife | How do you remove old caulk? | Cut out every bit of old caulk | Cut along both edges with a sharp knife, pull out the old strip, and scrape off the rest. | New silicone doesn't stick to old silicone. | Cut away from your other hand.
2 | dry joint | How do you prepare the joint? | Clean the joint and let it dry | Wipe the joint with rubbing alcohol, and let it dry completely. | Water and soap keep the caulk from sticking. | Keep air moving while you work.
3 | full bathtub | Why do you fill the tub before caulking? | Fill the tub with water first | A full tub sinks a little and opens the joint as wide as it gets. So run the water in, and leave it until the caulk is dry. | Fill it to the overflow, or close to it. | Caulk it empty, and it tears at the first bath.
4 | masking tape | How do you get a straight line of caulk? | Tape both sides, fill it in one go | Tape both edges, cut the tip small, and run one steady line into the joint. | One line without a stop has fewer gaps. | Buy bathroom silicone. It resists mold.
5 | wet finger | How do you smooth caulk? | Smooth it once and pull the tape | Run a finger dipped in soapy water along it once, and pull the tape while it's soft. | Wait, and the tape tears the edge. | Keep it dry as long as the tube says, often a full day.

# clothes-moths | how-to | getting rid of clothes moths | get rid of moths, get rid of moths in closet/clothes/wardrobe, get rid of clothes moths, moths in closet/clothes/wardrobe, keep moths out of closet, keep moths away from clothes, moth holes in clothes, protect sweaters from moths | Tineola bisselliella
> The moth doesn't eat your sweater. Its kids do. | Put your wool sweater in the freezer. | Moths love the sweater you never wear.
@ You pull out your best sweater, and light shines through it.
1 | small holes | How do you know that you have moths? | Look for holes in wool and silk | Check folds and collars of wool, silk, fur and felt for holes, webs and tiny larvae. | The larvae eat animal fibers. | They mostly leave cotton alone, unless it's dirty.
2 | empty closet | What do you do first about moths? | Empty the closet and vacuum every crack | Take everything out, vacuum every corner and crack, and empty the vacuum outside. | Eggs and larvae hide in the dust. | Then wipe the shelves with soapy water.
3 | freezer | How do you kill moth eggs in clothes? | Freeze wool for at least a week | Seal clean wool in bags, and keep it in a zero-degree freezer for at least a week. | Cold kills eggs and larvae. | Anything you can wash hot can go in the machine instead.
4 | zipped bag | How do you store wool? | Store it clean and sealed | Wash what you're putting away for the summer, and store it in bags or boxes with tight lids. | Larvae go for sweat and food on the fibers. | A sweater you wear and move is one moths avoid.
5 | cedar block | Do cedar and lavender help against moths? | Use cedar and lavender only as help | Use fresh cedar and lavender only as backup. They keep some moths away, but don't kill what's there. | The scent fades within months. | Sticky traps with a lure show you if any are left.

# fire-extinguisher | how-to | using a fire extinguisher | use fire extinguisher, operate fire extinguisher, fire extinguisher pass method, pass fire extinguisher, fire extinguisher for beginners, fire extinguisher at home | Fire extinguisher
> Four letters can save your kitchen. | Never aim a fire extinguisher at the flames. | A small fire extinguisher lasts ten seconds.
@ A pan is on fire, and there's a red bottle on the wall.
1 | open door | When should you not fight a fire? | Keep your way out behind you | Fight only a small fire, with the door at your back. If it grows or smokes a lot, leave, close the door and call for help. | Smoke kills faster than flames. | Have somebody call the fire department right away.
2 | pulled pin | What does PASS stand for? | Pull the pin | Remember PASS: pull, aim, squeeze, sweep. First, hold it upright and pull the pin. | The pin keeps it from going off by accident. | A twist breaks the thin seal.
3 | nozzle | Where do you aim a fire extinguisher? | Aim low, at the base of the fire | Stand six to ten feet back, and aim at the base, at whatever's burning, not at the flames. | The fire lives down there. | Flames are just hot gas.
4 | squeezed handle | How long does a fire extinguisher last? | Squeeze the handle slowly and evenly | A small one is empty in about ten seconds. Press the handle down calmly, let go to stop, and press again. | Most of them stop when you let go of the handle. | So don't spray until you're in range.
5 | sweeping hand | How do you put out the whole fire? | Sweep side to side until it's out | Sweep across the base until it's out, and keep watching, because it can flare up again. | Then get out, and let the firefighters check it. | Get it refilled, even after a short burst.
! burning oil | water puts out burning oil | Water sinks, boils, and throws the burning oil across the room. | Turn off the heat and put a lid on it. Only use an extinguisher made for oil.

# white-sneakers | how-to | cleaning white sneakers | clean white sneakers/shoes/trainers, clean sneakers/trainers, wash sneakers, whiten shoes/sneakers, keep white sneakers/shoes white, get white shoes clean, clean white leather/canvas shoes/sneakers | Sneakers
> Your laces give your sneakers away. | Baking soda brings white soles back. | Never dry white sneakers on a heater.
@ It rained, and your white sneakers remember it.
1 | dry brush | What comes first when cleaning sneakers? | Brush the dry dirt off first | Let the mud dry, knock the soles together, and brush off what comes loose. | Wet mud just smears. | Take out the laces and the insoles.
2 | laces in a bowl | How do you clean shoe laces? | Wash the laces on their own | Soak the laces in warm water with detergent while you do the rest, and rub them between your hands. | Gray laces make clean shoes look old. | New ones cost next to nothing.
3 | white soles | How do you clean white soles? | Scrub the soles with baking soda | Rub a paste of baking soda and water on the rubber with an old toothbrush. | A melamine sponge takes off black marks too. | Keep it away from leather. It dulls it.
4 | soft brush | How do you clean the upper part of a sneaker? | Clean the upper with mild soap | Use a soft brush with a little soapy water, in small circles. Leather only gets a damp cloth. | Soaked leather goes stiff. | Wipe off the foam with clean water.
5 | paper-stuffed shoe | How do you dry white sneakers? | Stuff with white paper, dry in the shade | Wad up white paper, fill the shoes, and let them sit in the shade for a day. Heat loosens the glue. | On a heater, the white turns yellow. | Newspaper can leave ink behind.

# candle-wax | how-to | removing candle wax | remove candle wax, remove candle wax from table/tablecloth/carpet/clothes/wood, get candle wax out of carpet/clothes/tablecloth, get wax out of carpet/clothes/tablecloth/fabric, get wax off table/wood, clean up spilled wax, remove wax from table/carpet/clothes/jar | Candle
> Let the wax get hard. Then get it warm. | An iron pulls wax out of a tablecloth. | The worst thing for fresh wax is a wet rag.
@ The candle was pretty, until somebody laughed.
1 | cold wax | What do you do with fresh candle wax? | Let the wax get cold and hard | Wait until it's cold and hard, or put a bag of ice on it. | Warm wax smears and sinks in deeper. | Never pour hot wax down a drain.
2 | plastic card | How do you get wax off a table? | Lift it off with a plastic card | Slide a plastic card or a wooden spatula flat under the wax. | Metal scratches the finish. | Work along the grain of the wood.
3 | paper and iron | How do you get wax out of cloth? | Iron the rest into paper towels | Put plain paper towels under and over the spot, and press with a warm iron, no steam. | The paper soaks up the wax. | Keep moving to clean paper until no spot shows.
4 | dish soap | How do you remove the grease of wax? | Wash the last film with dish soap | Dab dish soap on what's left, then wash the cloth the way the label says. | Wax leaves a greasy film. | Colored wax can stain, so treat it before you wash it.
5 | wax in a jar | How do you get wax out of a candle jar? | Freeze the jar, and pop the wax out | Put the empty jar in the freezer for a few hours, then tap it. | Cold wax shrinks and lets go of the glass. | Let the jar come back to room temperature before you wash it warm.

# pet-hair | how-to | removing pet hair | remove pet/dog/cat hair, get pet/dog/cat hair off couch/sofa/clothes/furniture, get pet/dog/cat hair out of carpet/car/clothes/laundry, remove pet/dog/cat hair from couch/sofa/clothes/car/carpet, pet hair on couch | Fur
> A rubber glove beats your vacuum on pet hair. | Your couch isn't gray. That's the cat. | Brush the animal, and you've cleaned the house.
@ You put on your black pants, and they're not black.
1 | rubber glove | What takes pet hair off a couch? | Stroke the couch with a rubber glove | Put on a rubber glove, get it a little wet, and stroke the couch in one direction. | Rubber grips the hair, and it rolls up. | A window squeegee does the same on carpet.
2 | vacuum brush | How do you vacuum pet hair? | Vacuum slowly, in two directions | Vacuum each spot slowly, once in each direction, with a spinning brush if you have one. | Hair weaves itself into the fabric. | Cut the hair off the brush when you're done.
3 | dryer | How do you get pet hair out of laundry? | Shake clothes before washing them | Shake them outside or tumble them ten minutes with no heat, and empty the lint filter. | In the wash, wet hair sticks. | Then wipe the machine's door seal.
4 | brush full of fur | How do you keep pet hair down? | Brush your pet every day or two | Hair in the brush never reaches the couch. So comb through the coat outside or in the tub, more often in spring and fall. | Five minutes of brushing saves you an hour of rolling lint. | Many pets like it, if you start gently.
5 | blanket on the sofa | How do you protect a couch from pet hair? | Give your pet its own blanket | Put a washable blanket where your pet likes to lie, and wash it once a week. | Most of the hair comes off where it sleeps. | Smooth fabric holds less hair than velvet or wool.

# before-guests-arrive | how-to | cleaning fast before guests arrive | clean before guests/visitors arrive/come, clean house/home/apartment fast/quickly, speed clean, speed clean house, clean in 15 minutes, clean quickly before guests, things to clean before guests, clean house fast before guests come | Housekeeping
> Guests look at five things. Clean those. | Fifteen minutes till guests? Don't start with the windows. | Hide the mess in a basket, and shut the door.
@ The text says: we'll be there in fifteen minutes.
1 | laundry basket | Where do you start a fast clean? | Carry a basket through the rooms | Walk through with a basket, and throw in everything that's lying around. Hide it behind a door. | A clear floor looks clean instantly. | Sort it tomorrow.
2 | clean toilet | What do guests notice most? | Clean the toilet, sink and mirror | Brush the toilet, wipe the sink and the mirror, and hang a fresh towel. | That's where every guest is alone and looks around. | Check the toilet paper too.
3 | kitchen counter | What do you clean in the kitchen? | Clear the counter and hide the dishes | Load the dishwasher, wipe the counter and table, and take out the trash. | Trash is what people smell. | Whatever doesn't fit goes in the sink, in warm water.
4 | vacuum | Which floors do you clean? | Vacuum only where people walk | Vacuum the hallway, around the table and in front of the couch. That's it. | Nobody looks behind the bed. | Shake out the doormat first.
5 | open window | What comes last before guests? | Air out and turn on warm lights | Open the windows for five minutes, then turn on lamps instead of the ceiling light. | Fresh air does more than any spray. | Soft light is kind to dust.

# making-a-bed | how-to | making a bed like in a hotel | make bed, make bed like hotel, make bed like in hotel, make bed properly/neatly, hospital corners, make bed look nice/good, hotel bed at home | Bed sheet
> A hotel bed is one fold at the corner. | Don't make your bed the minute you get up. | The secret of a hotel bed is the sheet, not the pillow.
@ You drop your bag, and the bed in front of you doesn't have a wrinkle.
1 | airing bed | When should you make the bed? | Let the bed air before you make it | Fold the covers back, and let the bed air out for half an hour while you have breakfast. | You lose moisture overnight. | Tonight, it'll feel fresh.
2 | tight sheet | How do you get the sheet smooth? | Pull the bottom sheet tight | Tug it smooth at all four corners before anything else goes on. | Every wrinkle underneath shows on top. | If you iron at all, iron only the part that folds over.
3 | hospital corner | How do you make a hospital corner? | Fold the corner like a gift | Tuck in the foot, lift the hanging side onto the bed, tuck in what hangs below, and fold the side down. | It holds without elastic. | The edge should make a slanted line.
4 | folded blanket | How does a hotel fold the cover? | Fold the top of the sheet back | Turn the sheet down over the blanket, about as far as your forearm is long, and smooth it flat. | It looks inviting and shows the clean side. | Keep both sides even.
5 | pillows | How do you arrange the pillows? | Shake the pillows, stand them up | Shake them from two sides, and stand them against the headboard, open end away from the door. | Shaken pillows look fuller. | One throw across the foot, and you're done.

# sentimental-things | how-to | letting go of sentimental things | declutter sentimental items/things/stuff, sentimental items/things/clutter, let go of sentimental items/things, get rid of sentimental items/things, what to keep from parents house, declutter childhood things/memories | Decluttering
> You keep the memory. The thing can go. | One box is a museum. Ten boxes are a basement. | Start with the socks, never with the letters.
@ You open a box, and you're eleven years old again.
1 | drawer of socks | Where do you start with sentimental things? | Do the easy rooms first | Practice on clothes and kitchen stuff, and save letters and photos for last. | Deciding gets easier with every thing you touch. | Start with photos, and you'll just look at photos.
2 | one box | How much should you keep? | Give each person one keepsake box | Give everyone one box you have room for, and keep what fits. | A limit asks you what means the most. | What matters rises to the top by itself.
3 | phone photo | How do you keep a memory without the thing? | Photograph it, and write down its story | Take a picture, and write two sentences about where it came from. | The story is what you're afraid to lose. | A small album of those fits on any shelf.
4 | teacup in use | What do you do with what stays? | Use it or show it | Drink from the cup, frame the letter, wear the watch. | In a box, it makes nobody happy. | One piece can stand for the whole set.
5 | two people | Who should get sentimental things? | Offer it to family before it goes | Ask your family who'd like it, and give them a date to decide. | Somebody may have been hoping for it. | If nobody wants it, you can let it go without guilt.
`
