/** What people ask about their house, stains and small repairs, for `readTopics`. */
export const HOUSEHOLD = `
# ants-in-the-house | how-to | getting rid of ants in the house | get rid of ants, get rid of ants in kitchen/house, ants in kitchen/house/apartment, keep ants out of kitchen/house, stop ants, remove ants | Ant
> One ant is a scout. A line of ants is a road. | Wiping the floor beats spraying it. | They came for one crumb, and they told everybody.
@ You switch on the kitchen light, and a thin line moves along the wall.
1 | line of ants | Where do ants come into the house? | Follow the ants to where they enter | Watch the line both ways. One end is the food, the other is the gap through which they come. | You can only close a gap that you know. | Early evening is often a good time to look.
2 | closed jar | What attracts ants into a kitchen? | Put away what the ants came for | Close sugar, honey and pet food tightly, wipe up crumbs, and take out the trash. | Without food the scouts have nothing to report. | Rinse sticky jars before they wait for recycling.
3 | soapy cloth | How do you remove an ant trail? | Wipe the ants' trail away with soap | Wash the whole line with water and dish soap, and go over it again the next day. | Ants follow a scent that others laid down. | Without the scent, the next ones lose their way.
4 | tube of sealant | How do you keep ants out? | Close the gap they came through | Seal cracks at windows, pipes and baseboards with caulk. | A gap of a millimeter is wide enough for a small ant. | Check outside, too, where branches touch the house.
5 | bait box | Do ant baits work? | Use a bait when they keep coming | Ants carry bait from a closed box back to the nest. Set it by their path, out of reach of children and pets. | Spray kills only those that you see. | Give it some days, and do not clean around it meanwhile.

# squeaky-door | how-to | fixing a squeaky door | fix squeaky door, fix squeaky/creaky door hinge/hinges, squeaky/creaky door, stop door from squeaking/creaking, silence squeaky door, door squeak, oil door hinge/hinges | Hinge
> That squeak is one pin asking for a drop of oil. | You can silence a door in five minutes. | The whole house wakes up because of one pin.
@ You open the bedroom door at night, millimeter by millimeter.
1 | moving door | Which hinge squeaks? | Find the hinge that makes the noise | Move the door slowly, and hold a finger on each hinge in turn. You feel the one that squeaks. | Often only one of them is dry. | Then you have a single pin to treat.
2 | hinge pin | How do you take a hinge pin out? | Tap the pin up with a nail | Close the door, and tap the pin out from below with a nail and a hammer. | Take out one pin at a time, so that the others hold the door. | Hinges without a loose pin are oiled where their parts meet.
3 | steel wool | Why does a hinge squeak? | Clean the pin until it shines | Wipe off old grease, and rub rust away with fine steel wool. | Dirt and rust are what rubs. | Clean the inside of the hinge with a thin rag, too.
4 | drop of oil | What do you put on a squeaky hinge? | Grease the pin with a thin film | Coat the pin with a little petroleum jelly, grease or light oil. | A thin film is enough, and more only drips. | Grease stays longer than thin oil.
5 | swinging door | How do you finish a quiet hinge? | Push it back and swing the door | Push the pin in, swing the door ten times, and wipe off what comes out. | Moving spreads the grease. | If it still squeaks, check whether a screw of the hinge is loose.

# removing-wallpaper | how-to | removing wallpaper | remove/strip wallpaper, remove/strip old wallpaper, take off wallpaper, get wallpaper off wall/walls, peel off wallpaper, remove wallpaper from wall/walls, wallpaper removal, remove wallpaper easily/fast | Wallpaper
> Wallpaper comes off with patience, not with force. | Most of the work is done by warm water. | Scraping a dry wall is how walls get holes.
@ You pull at a corner, and only the top layer comes off.
1 | fuse box | What do you do before stripping wallpaper? | Cover the floor and cut the power | Lay down sheets, and switch off the power to the sockets and switches of that wall. | Water will run down the wall. | Take the covers of the sockets off only when the power is off.
2 | peeled corner | How do you start with wallpaper? | Pull off what comes off dry | Lift a corner with a scraper and pull slowly downward. Vinyl often leaves only its paper back on the wall. | Some wallpapers are made to come off dry. | The less is left, the less must be soaked.
3 | spiked roller | How does water get behind wallpaper? | Score a washable wallpaper lightly | Roll a scoring tool over the paper with little pressure, so that water can get through. | A coated paper keeps water out. | With much pressure you scratch the wall below.
4 | sponge | How do you soak wallpaper? | Soak it with warm water and wait | Wet the paper with warm water and a drop of dish soap, wait about fifteen minutes, and wet it again. | The paste needs time to swell. | Work on a piece of wall that you can finish before it dries.
5 | scraper | How do you get the paste off the wall? | Scrape flat, and wash off the paste | Push a wide scraper under the paper at a flat angle, then wash the wall until nothing feels slippery. | Paste that stays behind shows through paint. | Let the wall dry for a day or more before you paint.

# cleaning-grout | how-to | cleaning grout | clean grout, clean tile grout, clean grout in shower/bathroom/kitchen/floor, clean grout between tiles, whiten grout, clean shower/bathroom/floor grout, dirty grout, clean tiles and grout | Grout
> The tiles are clean. The lines are not. | A toothbrush beats every machine here. | Grout drinks dirt, and you can make it give some back.
@ You kneel on the bathroom floor, and the lines are three shades of gray.
1 | broom | What comes before scrubbing grout? | Sweep and rinse the tiles first | Take up dust and hair, and wipe the tiles with warm water. | Otherwise you scrub mud into the lines. | Open a window before any cleaner comes out.
2 | white paste | What cleans grout? | Spread baking soda paste on the lines | Mix baking soda with a little water, spread it along the lines, and leave it for ten minutes. | Its fine grains scrub without scratching the glaze. | On natural stone, try it in a corner first.
3 | old toothbrush | Which brush is best for grout? | Scrub along the line with stiff bristles | Use an old toothbrush or a grout brush, with short strokes along the line. | Steel wool tears the grout out. | A square meter at a time keeps it from drying.
4 | sponge and bucket | How do you finish cleaning grout? | Rinse twice and dry the tiles | Wipe with clear water, change the water, and wipe again. Then dry it with a cloth. | Soap that stays behind catches new dirt. | Judge the color only when it is dry.
5 | sealed grout | How do you keep grout clean? | Seal the grout when it is clean | Put a grout sealer on dry, clean lines, as its label says. | Bare cement grout soaks up water and dirt. | In a shower, wipe the walls dry after use, and the lines stay clean longer.
! two bottles | mixing cleaners makes them stronger | Bleach together with acid or ammonia makes poisonous gas. | Use one cleaner, rinse, and never mix.

# mice-in-the-house | how-to | getting rid of mice | get rid of mice, get rid of mice without poison, get rid of mice in house/kitchen/attic, keep mice out, keep mice out of house, mice in house/kitchen/walls, catch mouse, stop mice from coming in | House mouse
> A mouse needs a hole no wider than a finger. | No food, no gap, no mouse. | It is not the trap. It is the gap.
@ Something scratches behind the stove at two in the morning.
1 | droppings | How do you know where mice are? | Find their paths along the walls | Look for droppings and gnaw marks behind furniture and along walls. | Mice like to run where something covers one side. | Wear gloves, and wipe droppings up wet, so that no dust rises.
2 | glass jar | What keeps mice away? | Lock all food in glass or metal | Move grain, nuts and pet food into glass or metal, and clear the table at night. | Mice gnaw through bags and thin plastic. | A few grams a day are enough for a mouse.
3 | steel wool in a gap | How do mice get into a house? | Close every gap wider than a pencil | Stuff gaps at pipes and doors with steel wool, and seal over it. | A young mouse fits through a hole of about six millimeters. | They hardly gnaw through metal.
4 | snap trap | How do you set a mouse trap? | Set several traps along the wall | Put traps across their path, with the bait end at the wall. A dab of peanut butter works better than cheese. | One trap catches one mouse, and there is rarely only one. | Check them every day, and keep them away from children and pets.
5 | phone | When do you need help with mice? | Call a professional if it goes on | If there are still fresh droppings after two weeks, ask a pest controller, or your landlord. | There is a way in that you have not found. | Poison at home endangers pets, and a dead mouse in the wall smells.

# fitted-sheet | how-to | folding a fitted sheet | fold fitted sheet, fold fitted sheets, fold fitted bed sheet, fold sheet with elastic, folding fitted sheet | Bed sheet
> A fitted sheet has four corners. Put them in one. | The trick is in your hands, not on the table. | One minute, one neat square.
@ You hold a soft tangle of elastic, and the shelf is waiting.
1 | hands in corners | How do you hold a fitted sheet? | Put a hand in each of two corners | Hold the sheet inside out along its long side, with one hand in each of two corners. | The seams of the corners point at you. | Shake it once so that it hangs straight.
2 | folded corners | What is the first fold of a fitted sheet? | Fold one corner over the other | Bring your hands together, and flip the corner on one hand over the other, so that one sits in the other. | Now one hand holds two corners. | The outer one is right side out.
3 | nested corners | How do you fold the other corners? | Bring the two lower corners up | Run your free hand down to the next corner, and put it over the first two, then do the same with the last. | All four corners are now in one. | The sheet hangs as a half with a rounded edge.
4 | flat sheet | How do you get a fitted sheet flat? | Lay it down and fold in the elastic | Lay it on a bed, straighten the edges, and fold the elastic side in to make a rectangle. | The elastic must end up inside. | Smooth it with your hand from the middle out.
5 | neat square | How do you finish the fold? | Fold in thirds, and in thirds again | Fold it in thirds lengthwise, then in thirds again, until it is a square. | The size can follow your shelf. | Put the set inside its own pillowcase, and nothing gets lost.

# home-that-smells-good | how-to | making your home smell good | make house/home/room/apartment smell good/nice/fresh, house/home smell good/nice, house smell good all time, get bad smell out of house/room, get rid of bad smells in house, make bedroom smell good | Odor
> A good smell begins with no smell. | Candles hide it. Windows end it. | You cannot smell your own home. Guests can.
@ You come home after a week away, and for one second you smell it.
1 | open window | What freshens a home fastest? | Open opposite windows for ten minutes | Open windows on two sides wide for five to ten minutes, twice a day. | Moving air carries smells out. | A tilted window all day does less and costs more heat.
2 | trash can | Where do bad smells at home come from? | Find the smell before you cover it | Check the trash, the drain, the fridge, shoes and wet towels. | A source that stays keeps smelling. | Wash the trash can itself, not only the bag.
3 | curtains | Which things hold smells? | Wash the cloth that holds smells | Wash curtains, cushion covers and blankets now and then, and air out what cannot be washed. | Fabric takes up smoke and cooking smells. | Baking soda left on a carpet for an hour and vacuumed up helps.
4 | simmering pot | How do you make a home smell good naturally? | Simmer peel and spice in a pot | Let orange peel and a stick of cinnamon simmer in water on low heat. | The steam carries the scent. | Stay in the kitchen, and add water before it runs dry.
5 | coffee grounds | What takes up smells? | Set out a bowl of baking soda | Put an open bowl of baking soda or dry coffee grounds in the fridge or a closet. | Both take up some of what smells. | Change it about once a month.

# stainless-steel | how-to | cleaning stainless steel | clean stainless steel, clean stainless steel sink/fridge/appliances/pan/pans/pot, polish stainless steel, clean steel sink, streaks on stainless steel, clean burnt stainless steel pan | Stainless steel
> Steel has a grain, and you should follow it. | Streaks are only water that dried. | The burnt pan is not lost. It is thirsty.
@ The light falls on the fridge, and you see every hand that touched it.
1 | brushed steel | Which way do you wipe stainless steel? | Wipe along the grain of the steel | Look for the fine lines in the metal, and always wipe along them. | Across the grain, dirt stays in the lines. | Scratches show less along the grain, too.
2 | dish soap | What cleans stainless steel best? | Use warm water and dish soap | A soft cloth with warm water and a drop of dish soap takes off most of it. | Grease is what holds the dirt. | Bleach and salty cleaners can pit the steel.
3 | baking soda | How do you clean a stainless steel sink? | Scrub the sink with baking soda | Sprinkle baking soda into the wet sink, and rub with a soft sponge. | It scrubs without scratching much. | Rinse it well, or a white film stays.
4 | boiling pan | How do you clean a burnt pan? | Boil water in a burnt pan | Cover the burnt spot with water and a spoon of baking soda, and let it simmer for ten minutes. | What is burnt on swells and loosens. | Let it cool, then push it off with a wooden spoon.
5 | dry cloth | How do you get rid of streaks? | Dry it at once with a soft cloth | Rinse with clear water, and rub it dry with a microfiber cloth. | Drops leave spots of lime as they dry. | A drop of oil on a cloth hides fingerprints for a while.
! steel wool | steel wool is right for steel | It scratches, and bits of it stay behind and rust. | A soft sponge and some patience do the same.

# running-toilet | how-to | fixing a running toilet | fix running toilet, toilet running, toilet keeps running, toilet run/runs constantly, stop toilet from running, toilet tank leaking into bowl, toilet not stop running, toilet flapper | Flush toilet
> That quiet hiss is water you pay for. | Most running toilets need one cheap part. | Lift the lid. It is clean water in there.
@ You lie in bed and hear the bathroom whisper.
1 | dyed water | How do you know that a toilet is running? | Drop food coloring into the tank | Put some drops of food coloring into the tank and wait for half an hour without flushing. | Color in the bowl means that the seal leaks. | The water in the tank is clean.
2 | shutoff valve | What do you do first? | Turn off the water to the toilet | Close the small valve on the wall behind the toilet, and flush once. | Now the tank is empty, and you can look. | If the valve is stuck, do not force it.
3 | rubber flapper | Why does a toilet keep running? | Clean or change the rubber seal | Wipe the seal at the bottom of the tank and the rim it sits on. If it is hard or warped, change it. | Lime on the rim is enough to let water through. | Take the old one to the shop, so that the new one fits.
4 | float | What does the float in a toilet tank do? | Set the float a little lower | The water should stop about two centimeters below the top of the overflow pipe. Turn or bend the float down. | Above that, water runs into the pipe without end. | A float that hangs on something cannot rise.
5 | chain | What else makes a toilet run? | Give the chain a little slack | The chain or rod should be just loose when the seal is closed. | Too tight, it holds the seal open. Too long, it gets caught below. | Open the valve, and watch one whole filling.

# gum-on-clothes | how-to | getting gum out of clothes | get gum out of clothes/pants/jeans/shirt/carpet, get chewing gum out of clothes/pants/carpet, remove gum from clothes/pants/fabric, remove chewing gum from clothes/jeans, gum stuck on clothes | Chewing gum
> Cold gum breaks. Warm gum smears. | Do not pull. Freeze. | Your freezer is a stain remover.
@ You stand up from the bench, and the bench comes with you.
1 | hands off | What should you not do with gum on clothes? | Leave the gum alone while it is warm | Do not rub or pull. Warm gum only goes deeper into the weave. | Cold makes it hard. | Fold the cloth so that nothing else sticks to it.
2 | freezer bag | How do you freeze gum off? | Put it in the freezer for an hour | Put the piece in a bag with the gum on the outside, and freeze it until the gum is hard. | Hard gum lets go of the threads. | For a carpet, hold ice in a bag on it.
3 | dull knife | How do you get frozen gum off? | Crack it and lift it with a dull edge | Bend the cloth, and lift the pieces off with a dull knife or a card at once. | In two minutes it gets soft again. | Freeze it again if it does.
4 | dish soap | How do you remove what is left of gum? | Dab the rest with dish soap | Work some dish soap into the spot with an old toothbrush, and rinse it. | It loosens the film that stays. | Try it on a hidden seam first.
5 | washing label | Can you wash clothes with gum on them? | Wash it only when all is off | Wash as the label says, and let it dry in the air. | The heat of a dryer sets whatever is left. | For silk or wool, let a cleaner do it.

# patching-jeans | how-to | patching a hole in jeans | patch hole/holes in jeans/pants, patch jeans, fix hole/holes in jeans/pants, fix ripped jeans, mend jeans/pants, sew hole in jeans, repair ripped/torn jeans | Patchwork
> A hole is not the end of a pair of jeans. | The patch goes on the inside. | Old jeans mend jeans best.
@ Your knee looks out at you, and you like these jeans.
1 | trimmed threads | How do you prepare a hole in jeans? | Trim the loose threads, not the edge | Cut off long loose threads, and leave the white fringe around the hole. | Cutting more makes the hole larger. | Wash and iron the jeans first, because they shrink.
2 | denim scrap | What makes a good patch? | Cut a patch larger than the hole | Cut old denim about two centimeters larger than the hole on each side. | It must sit on cloth that is still strong. | Round corners fray less than sharp ones.
3 | pins | Where does the patch go? | Pin the patch inside the jeans | Turn the jeans inside out, lay the patch over the hole with its good side down, and pin it. | From outside, only the hole shows it. | Put a magazine into the leg, so that you do not pin both sides.
4 | needle and thread | How do you sew a patch by hand? | Sew around the edge with small stitches | Sew all around with strong thread and small stitches, close to the edge. | Small stitches spread the pull. | Pick a thread of the color of the jeans, or one that everybody may see.
5 | crossing seams | How do you make a patch last? | Sew lines across the hole | Sew rows back and forth over the hole, some millimeters apart. | They hold the loose threads to the patch. | A patch that is ironed on should be sewn at its edge, too.

# caulking-a-bathtub | how-to | caulking a bathtub | caulk bathtub/tub/shower/sink, caulk around bathtub/tub/shower, recaulk bathtub/tub/shower, replace silicone in shower/bathroom, seal bathtub/shower, apply silicone in bathroom/shower | Caulk
> New caulk never holds on old caulk. | Fill the tub before you seal it. | Two strips of tape make you look like a pro.
@ You see a black line between the tub and the tiles.
1 | utility knife | How do you remove old caulk? | Cut out all of the old caulk | Cut along both edges with a sharp knife, and pull the old strip out. Scrape off the rest. | New silicone does not stick to old silicone. | Cut away from your other hand.
2 | dry joint | How do you prepare the joint? | Clean the joint and let it dry | Wipe the joint with rubbing alcohol, and let it dry fully. | Water and soap keep the caulk from sticking. | Air out the room while you work.
3 | full bathtub | Why do you fill the tub before caulking? | Fill the tub with water first | Fill it, and let the water stand until the caulk is dry. | A full tub sinks a little, and the joint opens to its widest. | Caulked empty, the joint tears at the first bath.
4 | masking tape | How do you get a straight line of caulk? | Tape both sides and fill it in one go | Tape along both edges. Cut the tip small, and press a steady line into the joint. | One line without a stop has fewer gaps. | Choose silicone for bathrooms, which resists mold.
5 | wet finger | How do you smooth caulk? | Smooth it once and pull off the tape | Draw a finger wet with soapy water along it once, and pull the tape off while it is soft. | Later the tape tears the edge. | Use no water there for as long as the tube says, often a day.

# clothes-moths | how-to | getting rid of clothes moths | get rid of moths, get rid of moths in closet/clothes/wardrobe, get rid of clothes moths, moths in closet/clothes/wardrobe, keep moths out of closet, keep moths away from clothes, moth holes in clothes, protect sweaters from moths | Tineola bisselliella
> The moth does not eat your sweater. Its children do. | A freezer saves wool. | They love what you never wear.
@ You pull out your best sweater, and the light shines through.
1 | small holes | How do you know that you have moths? | Look for holes in wool and silk | Look at wool, fur, silk and felt, in folds and under collars, for holes, webs and tiny larvae. | Larvae eat animal fibers. | Cotton is mostly left alone, unless it is dirty.
2 | empty closet | What do you do first about moths? | Empty the closet and vacuum every crack | Take out everything, vacuum corners and cracks, and empty the vacuum outside. | Eggs and larvae sit in the dust. | Wipe the shelves with soapy water after that.
3 | freezer | How do you kill moth eggs in clothes? | Freeze wool for a week or so | Seal clean wool in bags, and keep it at eighteen degrees below zero Celsius for at least a week. | Cold kills eggs and larvae. | What can be washed hot can go into the machine instead.
4 | zipped bag | How do you store wool? | Store it clean and closed | Wash what you put away for the summer, and close it in bags or boxes with tight lids. | Larvae go for sweat and food on the fibers. | Moths hate a sweater that is worn and moved.
5 | cedar block | Do cedar and lavender help against moths? | Use cedar and lavender only as help | Fresh cedar and lavender keep some moths away, and do not kill what is there. | The smell fades within months. | Sticky traps with a lure show you whether moths are left.

# fire-extinguisher | how-to | using a fire extinguisher | use fire extinguisher, operate fire extinguisher, fire extinguisher pass method, pass fire extinguisher, fire extinguisher for beginners, fire extinguisher at home | Fire extinguisher
> Four letters can save your kitchen. | Aim at the bottom, not at the flames. | It empties in seconds. Know how before.
@ A pan is on fire, and there is a red bottle on the wall.
1 | open door | When should you not fight a fire? | Keep the way out behind you | Fight only a small fire, with the door at your back. If it grows or smokes much, leave, close the door and call for help. | Smoke kills faster than flames. | Somebody else should call the fire department at once.
2 | pulled pin | What does PASS stand for? | Pull the pin at the handle | Pull, aim, squeeze, sweep: that is PASS. First hold it upright and pull the pin. | The pin keeps it from going off by itself. | A twist breaks the thin seal.
3 | nozzle | Where do you aim a fire extinguisher? | Aim low, at the base of the fire | Stand some two or three meters away, and point at what burns, not at the flames. | The fire lives at its base. | Flames are only hot gas.
4 | squeezed handle | How long does a fire extinguisher last? | Squeeze the handle slowly and evenly | Press the levers together, and it sprays. Let go, and most of them stop. | A small one is empty in about ten seconds. | So do not spray before you are in reach.
5 | sweeping hand | How do you put out the whole fire? | Sweep from side to side until it is out | Sweep along the base, and watch it for a while, since it can start again. | Then leave and let the firefighters look at it. | Have it refilled even after a short burst.
! burning oil | water puts out burning oil | Water sinks, boils and throws the burning oil into the room. | Turn off the heat and put a lid on. Use only an extinguisher made for oil.

# white-sneakers | how-to | cleaning white sneakers | clean white sneakers/shoes/trainers, clean sneakers/trainers, wash sneakers, whiten shoes/sneakers, keep white sneakers/shoes white, get white shoes clean, clean white leather/canvas shoes/sneakers | Sneakers
> White sneakers are white twice: new, and after this. | The laces give you away. | Never dry them on the heater.
@ It has rained, and your white sneakers remember it.
1 | dry brush | What comes first when cleaning sneakers? | Brush the dry dirt off first | Let mud dry, knock the soles together, and brush off what comes. | Wet mud only smears. | Take the laces and the insoles out.
2 | laces in a bowl | How do you clean shoe laces? | Wash the laces on their own | Put them in warm water with some detergent while you do the rest, and rub them between your hands. | Gray laces make clean shoes look old. | New laces cost little.
3 | white soles | How do you clean white soles? | Scrub the soles with baking soda | Rub a paste of baking soda and water on the rubber with an old toothbrush. | A melamine sponge takes off black marks, too. | Keep it off leather, which it dulls.
4 | soft brush | How do you clean the upper part of a sneaker? | Clean the upper with mild soap | Use a soft brush with a little soapy water, in small circles. Leather gets only a damp cloth. | Soaked leather stiffens. | Wipe off the foam with clear water.
5 | paper-stuffed shoe | How do you dry white sneakers? | Stuff with white paper and dry in shade | Fill them with white paper, and let them dry in the air for a day. | Heat loosens the glue and yellows the rubber. | Newspaper can leave ink.

# candle-wax | how-to | removing candle wax | remove candle wax, remove candle wax from table/tablecloth/carpet/clothes/wood, get candle wax/wax out of carpet/clothes/tablecloth, get wax off table/wood, clean up spilled wax, remove wax from table/carpet/clothes/jar | Candle
> Let it get hard. Then let it get warm. | Wax moves from cloth to paper, if you ask it with an iron. | The worst tool for fresh wax is a wet cloth.
@ The candle was pretty, until somebody laughed.
1 | cold wax | What do you do with fresh candle wax? | Let the wax get cold and hard | Wait, or put ice in a bag on it. | Warm wax smears and goes deeper. | Never pour hot wax or water with wax down a drain.
2 | plastic card | How do you get wax off a table? | Lift it off with a plastic card | Push a plastic card or a wooden spatula flat under the wax. | Metal scratches the finish. | Work along the grain of the wood.
3 | paper and iron | How do you get wax out of cloth? | Melt the rest into paper | Lay plain paper towels under and over the spot, and press with a warm iron without steam. | The paper soaks up the wax. | Move to clean paper until no spot shows.
4 | dish soap | How do you remove the grease of wax? | Wash the last film with dish soap | Dab dish soap on what is left, then wash the cloth as its label says. | Wax leaves a film of grease. | Colored wax can stain, so treat it like a stain before it is washed.
5 | wax in a jar | How do you get wax out of a candle jar? | Freeze the jar, and wax pops out | Put the empty jar in the freezer for some hours, then tap it. | Wax shrinks in the cold and lets go of the glass. | Let the glass come back to room temperature before you wash it warm.

# pet-hair | how-to | removing pet hair | remove pet/dog/cat hair, get pet/dog/cat hair off couch/sofa/clothes/furniture, get pet/dog/cat hair out of carpet/car/clothes/laundry, remove pet/dog/cat hair from couch/sofa/clothes/car/carpet, pet hair on couch | Fur
> Your sofa is not gray. That is the cat. | A rubber glove beats a vacuum. | Brush the animal, and you clean the house.
@ You put on the black pants, and they are not black.
1 | rubber glove | What takes pet hair off a couch? | Stroke the couch with a rubber glove | Put on a rubber glove, wet it slightly, and stroke in one direction. | Rubber grips hair, and it rolls together. | A window squeegee does the same on a carpet.
2 | vacuum brush | How do you vacuum pet hair? | Vacuum slowly, in two directions | Go over the cloth once each way, with a brush that turns if you have one. | Hair weaves itself into the fabric. | Cut the hair off the brush afterward.
3 | dryer | How do you get pet hair out of laundry? | Shake the clothes before you wash them | Shake them outside, or tumble them for ten minutes without heat, and empty the lint filter. | In the wash, wet hair sticks. | Clean the door seal of the machine afterward.
4 | brush full of fur | How do you keep pet hair down? | Brush your pet every day or two | Brush where it is easy to sweep, more often in spring and autumn. | Hair in the brush does not get onto the sofa. | Many animals like it, if you begin gently.
5 | blanket on the sofa | How do you protect a couch from pet hair? | Give your pet a blanket of its own | Lay a washable blanket where it likes to lie, and wash it once a week. | Most of the hair falls where it sleeps. | Smooth cloth holds less hair than velvet or wool.

# before-guests-arrive | how-to | cleaning fast before guests arrive | clean before guests/visitors arrive/come, clean house/home/apartment fast/quickly, speed clean, speed clean house, clean in 15 minutes, clean quickly before guests, things to clean before guests, clean house fast before guests come | Housekeeping
> Guests look at five things. Clean those. | You have fifteen minutes. Do not start with the windows. | Nobody ever inspected a guest's cupboard.
@ The message says: we will be there in fifteen minutes.
1 | laundry basket | Where do you start a fast clean? | Carry a basket through the rooms | Walk through with a basket, and put everything in it that lies around. Hide the basket in a room with a door. | A clear floor looks clean at once. | Sort it tomorrow.
2 | clean toilet | What do guests notice most? | Clean toilet, sink and mirror | Brush the toilet, wipe the sink and the mirror, and hang up a fresh towel. | It is the room where each guest is alone and looks around. | Check the paper, too.
3 | kitchen counter | What do you clean in the kitchen? | Clear the counter and hide the dishes | Fill the dishwasher, wipe counter and table, and take out the trash. | Trash is what people smell. | What does not fit goes into the sink, in warm water.
4 | vacuum | Which floors do you clean? | Vacuum only where people walk | Do the hallway, around the table and before the sofa. | Nobody looks behind the bed. | Shake out the door mat first.
5 | open window | What comes last before guests? | Air out and turn on warm lights | Open the windows for five minutes, then turn on lamps in place of the ceiling light. | Fresh air does more than any spray. | Soft light is kind to dust.

# making-a-bed | how-to | making a bed like in a hotel | make bed, make bed like hotel, make bed like in hotel, make bed properly/neatly, hospital corners, make bed look nice/good, hotel bed at home | Bed sheet
> A hotel bed is one fold at the corner. | Two minutes, and the room looks tidy. | The secret is the sheet, not the pillow.
@ You drop your bag, and the bed in front of you has no wrinkle.
1 | airing bed | When should you make the bed? | Let the bed air before you make it | Fold the blanket back, and let the bed dry for half an hour while you have breakfast. | You lose moisture in the night. | Then it feels fresh in the evening.
2 | tight sheet | How do you get the sheet smooth? | Pull the bottom sheet tight | Tug it smooth at all four corners before anything else goes on. | Every wrinkle below shows above. | Iron only the part that folds over, if at all.
3 | hospital corner | How do you make a hospital corner? | Fold the corner like a gift | Tuck the sheet in at the foot, lift the hanging side onto the bed, tuck in what hangs below, and fold the side down. | That holds it without elastic. | The edge should make a slanted line.
4 | folded blanket | How does a hotel fold the cover? | Fold the top of the cover back | Fold the top sheet and the blanket back by a forearm's length. | It looks inviting and shows the clean side. | Leave both sides even.
5 | pillows | How do you arrange the pillows? | Shake the pillows and stand them up | Shake them from two sides, and set them against the headboard with the open end away from the door. | Shaken pillows look twice as large. | One blanket across the foot, and it is done.

# sentimental-things | how-to | letting go of sentimental things | declutter sentimental items/things/stuff, sentimental items/things/clutter, let go of sentimental items/things, get rid of sentimental items/things, what to keep from parents house, declutter childhood things/memories | Decluttering
> You keep the memory. The thing can go. | One box is a museum. Ten boxes are a basement. | Begin with the socks, never with the letters.
@ You open a carton, and you are eleven years old again.
1 | drawer of socks | Where do you start with sentimental things? | Do the easy rooms first | Practice on clothes and kitchen things, and leave letters and photos for last. | Deciding gets easier with each thing. | If you begin with photos, you will look at photos.
2 | one box | How much should you keep? | Give each person one box | Choose a box of a size that you can store, and keep what fits. | A limit asks which things mean most. | What matters rises to the top by itself.
3 | phone photo | How do you keep a memory without the thing? | Take a picture, and write down its story | Photograph it, and write two sentences on where it comes from. | It is the story that you are afraid to lose. | A small album of such pictures fits on a shelf.
4 | teacup in use | What do you do with what stays? | Use it or show it | Drink from the cup, frame the letter, wear the watch. | A thing in a carton gives nobody joy. | One of a set can stand for the whole set.
5 | two people | Who should get sentimental things? | Offer it to family before it goes | Ask who would like it, with a date until which they can say so. | Somebody may have been hoping for it. | If nobody wants it, you may let it go without guilt.
`
