/** Cleaning, clothes, small repairs and pests at home, step by step, for `readTopics`. */
export const HOME_ASKED_FOR = `
# cleaning-a-carpet | how-to | cleaning a carpet | clean a carpet, clean the carpet, clean carpets, clean my carpet, clean a rug, clean rugs, wash a rug, deep clean carpet, carpet cleaning, shampoo a carpet, vacuum a carpet, clean carpet without a machine, carpet cleaning tips, get stains out of carpet, remove carpet stains | Carpet cleaning
> Rubbing makes it worse. | Slow beats strong. | It must dry fast, or it smells.
@ You kneel on the carpet with a cloth, and the spot looks back.
1 | vacuum | What do you do before cleaning a carpet? | Vacuum the carpet slowly, both ways | Vacuum slowly, once along and once across, and move the furniture. | Dry dirt comes out dry. Wet, it turns into mud. | Under the edge of the sofa there is the most.
2 | hidden corner | How do you test a carpet cleaner? | Test the cleaner in a hidden corner | Dab a bit of cleaner on a corner of the carpet, and wait until it is dry. | Some colors run, and wool does not like strong cleaners. | Read the label of the rug first.
3 | dabbing | How do you get a stain out of a carpet? | Dab the carpet stain from the edge inward | Lay a white cloth on the stain and press, from the outside in, with cool water and a drop of dish soap. | Rubbing frays the fibers and spreads it. | Change the cloth as soon as it is colored.
3 | baking soda | How do you get smells out of a carpet? | Let baking soda lie on the carpet | Scatter baking soda, leave it for an hour or overnight, and vacuum it up. | It takes up some smells. | Pets should stay out meanwhile.
4 | spray bottle | How do you clean a carpet without a machine? | Clean small parts with little water | Work in small squares with foam or a damp brush, and wipe with a clean damp cloth after. | Too much water soaks the back, and it can mold. | Soap that is left draws new dirt.
5 | open window | How does a carpet dry quickly? | Dry the carpet within a day | Press towels on the damp carpet, open windows, and use a fan. | What stays damp begins to smell. | Walk on it only when it is dry.

# cleaning-a-couch | how-to | cleaning a couch | clean a couch, clean the couch, clean my couch, clean a sofa, clean the sofa, clean my sofa, clean upholstery, upholstery cleaning, wash sofa covers, couch cleaning, couch stains, clean a fabric sofa, clean a fabric couch, clean a leather couch, clean a leather sofa | Upholstery
> One letter on the label decides. | Crumbs first, water last. | Leather wants hardly anything.
@ You lift the cushion, and find a spoon, a coin and a cookie.
1 | vacuum nozzle | How do you begin to clean a couch? | Vacuum the couch and all its gaps | Take the cushions off, and vacuum gaps, seams and the back with a small nozzle. | Crumbs turn to paste when they get wet. | A brush loosens hair.
2 | label | What does the letter on a couch label mean? | Read the letter on the label first | W means water is fine, S only solvent, W S both, and X only a vacuum. | Water leaves rings on the wrong fabric. | Covers that come off may have a wash sign.
3 | foam | How do you clean a fabric couch? | Use foam of dish soap, not the water | If the label allows water, whip some with a bit of dish soap, and rub only the foam on with a soft brush. Wipe it off with a damp cloth. | Foam brings soap with hardly any water. | Test it below a cushion first.
3 | even wipe | How do you avoid water rings on a couch? | Wipe the whole panel, not just the spot | Dampen the panel evenly from seam to seam. | A ring forms where wet meets dry. | Press it dry with a towel.
4 | leather | How do you clean a leather couch? | Wipe leather with a barely damp cloth | Wipe a leather couch with a damp cloth and mild leather soap, dry it, and use leather care now and then. | Much water makes it stiff. | Keep it out of the sun and away from the heater.
5 | baking soda | How do you freshen up a couch? | Let baking soda work on the couch | Where water is allowed, dust the couch with baking soda, leave it for an hour, and vacuum it. | It takes smells with it. | Turn the cushions once a month.

# cleaning-burnt-pan | how-to | cleaning a burnt pan | clean a burnt pan, clean a burnt pot, clean burnt pans, clean burnt pots, clean burned pan, clean a burned pot, get burnt food off a pan, remove burnt food from pan, remove burnt on food, clean the bottom of a pan, burnt pot, burnt pan, scrub a pan, clean a non stick pan, clean a baking sheet, clean baking sheets, clean a baking tray | Cookware and bakeware
> Let the stove do the scrubbing. | Steel wool ruins a coated pan. | Baking soda and an hour.
@ The kitchen smells, and the pot is black inside.
1 | cooling pot | What do you do first with a burnt pot? | Let the pot cool before water goes in | Take it off the heat, and let it cool down. | Cold water on hot metal can warp it, and steam burns. | Scrape out what is loose with wood.
2 | simmering water | How do you loosen burnt food? | Simmer water and dish soap in the pot | Cover the burnt part with water, add a drop of dish soap, and let it simmer for ten minutes. | Heat and water swell the crust. | Stay beside it, since soap foams over.
3 | baking soda | How do you clean a burnt pot with baking soda? | Simmer baking soda in the burnt pot | Add two spoons of baking soda to the water, boil it up, turn it off, and leave it for an hour or overnight. | Baking soda is alkaline and breaks burnt fat. | Do not use baking soda on aluminum, which turns dark.
3 | soft sponge | What should you not use on a pan? | Spare coated pans from steel wool | Use only a soft sponge and plastic on non stick pans. | Scratches end the coating. | On steel a rough sponge is fine, along the grain.
4 | vinegar | How do you get rainbow stains off steel? | Wipe steel with vinegar at the end | A splash of vinegar takes off white spots and rainbow colors. Rinse it well. | Lime and thin oxide come off in acid. | Use vinegar by itself, with no other cleaner.
5 | tray | How do you clean a baking tray? | Soak trays with soda paste and hot water | Spread a paste of baking soda, leave it, and rub it off with hot soapy water. | Brown spots that stay do no harm. | Not on aluminum, which soda turns dark.

# cleaning-jewelry | how-to | cleaning jewelry and silver | clean jewelry, clean jewellery, clean silver, clean silver jewelry, clean gold jewelry, clean gold, clean a ring, clean rings, clean diamond ring, clean earrings, clean a necklace, clean silverware, polish silver, tarnished silver, silver tarnish, clean tarnished silver | Tarnish
> Foil takes the black off silver. | Pearls want no bath. | Close the drain first.
@ The ring comes out of the soap, and it sparkles as on the first day.
1 | drain plug | What do you do before you clean jewelry? | Close the drain and use a bowl | Work over a bowl with a cloth in it, never over an open drain. | Small stones vanish fast. | Look whether any stone is loose.
2 | soap bath | How do you clean gold jewelry? | Bathe gold in warm water with dish soap | Leave gold and diamonds in warm water with a drop of dish soap for twenty minutes, and brush them with a soft brush. | Skin fat and cream make stones dull. | Rinse and dry them with a soft cloth.
3 | foil bowl | How do you clean tarnished silver? | Lay silver on foil with hot soda water | Put foil in a bowl, plain silver on it, and hot water with a spoon of baking soda and of salt over it for some minutes. | The sulfur of the black layer moves from the silver to the foil. | This is not for stones, pearls or dark patterns.
3 | pearls | How do you clean pearls? | Only wipe pearls with a damp cloth | Wipe pearls, opals, turquoise and emeralds with a soft damp cloth, and let them dry flat. | Soap, acid and long baths harm them. | Put them on after perfume and spray.
4 | toothpaste | Should you use toothpaste on jewelry? | Keep toothpaste off jewelry | Toothpaste scratches gold and silver. Use a polishing cloth. | It has grains made for enamel. | Plated things lose their layer fastest.
5 | small bags | How do you keep silver from tarnishing? | Store silver dry and apart | Keep each piece in a small closed bag, away from damp and rubber. | Sulfur in the air blackens silver. | Wearing it often keeps it bright.

# cleaning-makeup-brushes | how-to | cleaning makeup brushes | clean makeup brushes, wash makeup brushes, clean my makeup brushes, clean beauty blender, wash a beauty blender, clean makeup sponges, clean makeup sponge, clean your makeup brushes | Makeup brush
> Tips down, always. | The handle must stay dry. | Lukewarm is warm enough.
@ The water turns beige, then clear.
1 | wet tips | How do you wet makeup brushes? | Wet only the bristles, tips down | Hold the bristles under lukewarm water, tips down. | Water in the sleeve loosens the glue. | Hot water does the same.
2 | palm and soap | How do you wash makeup brushes? | Swirl the brush in mild soap | Put a drop of mild shampoo in your palm, and swirl until it foams. | It loosens fat and color. | Do it again until the foam is white.
2 | clear water | How do you rinse a brush? | Rinse until the water runs clear | Rinse tips down, and press the water out with your fingers. | Soap that is left makes them stiff. | Never pull or wring.
3 | edge of a table | How do you dry makeup brushes? | Dry brushes flat over an edge | Shape the brushes, and lay them flat with the bristles over the edge of the table. | Air reaches all sides. | Upright, water runs into the handle.
4 | sponge | How do you clean a makeup sponge? | Knead a sponge with soap until it is clean | Wet the sponge, knead in soap, squeeze and rinse, until nothing comes out. Throw it away when it tears. | A sponge stays damp and so needs cleaning most. | Let it dry in the open.
5 | calendar | How often should you clean makeup brushes? | Wash makeup brushes about once a week | Wash brushes for foundation weekly, and others every two to four weeks. | Fat, skin and germs collect in them. | Never lend those for the eyes.

# mopping-floors | how-to | cleaning floors | mop a floor, mop the floor, mop floors, mop properly, clean floors, clean hardwood floors, clean a hardwood floor, clean wood floors, clean laminate floors, clean tile floors, clean the floor, vacuum properly, sweep a floor, sweep the floor, floor cleaning, clean vinyl floors, clean wooden floors | Mop
> Wood and water are no friends. | You should never walk over wet. | Less soap makes it cleaner.
@ You stand in the corner with the mop, and all around you is wet.
1 | vacuum | What comes before mopping? | Sweep or vacuum the floor first | Take up all sand and hair before water comes. | Else you only push it around. | Sand scratches wood.
2 | capful | How much soap goes into the mop water? | Use far less soap than you think | A small capful in a bucket is enough. | Soap that stays makes streaks and catches dirt. | Follow the bottle.
3 | wrung mop | How wet should a mop be? | Wring the mop until it hardly drips | On wood and laminate, the mop should be just damp. On tiles it may be wetter. | Water in the joints swells wood. | Wood should be dry after a minute.
3 | way to the door | In which order do you mop? | Mop from the far corner to the door | Begin at the far end, and walk backward to the door, in figures of eight. | So you need not step on the wet. | On wood go along the grain.
4 | two buckets | When do you change mop water? | Change mop water when it looks gray | Change the water after each room or when it is gray. A second bucket for rinsing helps. | Dirty water only moves dirt. | Wash the mop hot and hang it up.
5 | no steam | What should not go on wood floors? | Keep steam and vinegar off wood floors | Use what is made for wood. Steam and much acid dull a wood floor. | The seal gets cloudy and opens. | Felt below chairs saves the most.

# washing-delicates | how-to | washing delicate clothes | wash a wool sweater, wash wool, wash a sweater, wash sweaters, wash jeans, wash a down jacket, wash a puffer jacket, wash delicates, wash cashmere, hand wash clothes, wash clothes by hand, unshrink a sweater, unshrink clothes, shrunk sweater, fix a shrunken sweater, sweater shrank, wash black clothes, keep clothes from fading | Laundry
> Wool does not mind water. It minds rubbing. | Two tennis balls save a jacket. | A shrunk sweater is not always lost.
@ You hold up the sweater, and it would fit a teddy bear.
1 | care label | What do the signs on clothes mean? | Read the care label before anything | A tub means wash, a hand in it by hand, a cross no, dots heat, a circle dry cleaning. | The maker knows what the fabric stands. | One dot means cool, more dots mean warmer.
2 | wool bowl | How do you wash a wool sweater? | Wash wool cool and still | Soak a wool sweater for some minutes in cool water with wool wash, press gently, and rinse in the same cool water. | Heat and rubbing hook its scales together. | Roll it in a towel, and dry it flat.
3 | jeans inside out | How do you wash jeans? | Wash jeans rarely, cold and inside out | Close jeans, turn them inside out, and wash them cold with little else. | The color stays longer. | Airing them helps between washes.
3 | tennis balls | How do you wash a down jacket? | Dry down with tennis balls | Wash a down jacket gently with down wash, rinse it twice, and dry it low with two clean tennis balls. | The balls beat the lumps apart. | It takes hours. Damp down rots.
4 | conditioner | How do you unshrink a sweater? | Soak a shrunk sweater in hair conditioner | Soak the sweater for half an hour in lukewarm water with conditioner, press it out, stretch it bit by bit, and pin it to dry. | Conditioner lets the fibers slide. | It helps at times. Real felt does not come back.
5 | black shirt | How do you keep clothes from fading? | Wash dark clothes cold and dry them in shade | Wash dark clothes inside out, cold, with like colors and no overfull drum, and dry them in the shade. | Rubbing, heat and sun take color. | Towels may go hot, without softener.

# folding-and-storing-clothes | how-to | folding and storing clothes | fold clothes, fold a shirt, fold a t-shirt, fold t-shirts, fold shirts, fold a tshirt, fold sweaters, fold pants, fold jeans, fold towels, fold socks, fold laundry, store winter clothes, store clothes, organize clothes, organize my closet, organize a small closet, organize a dresser, organize drawers | Folding
> Stand them up, and you see them all. | Heavy sweaters hate hangers. | Clean clothes attract fewer moths.
@ You pull out one shirt, and the whole pile comes along.
1 | sorted piles | How do you begin to fold laundry? | Sort laundry by kind and smooth it out | Make piles of shirts, pants and socks, and smooth each with your hand. | One move again and again goes faster. | Fold them warm, and they crease less.
2 | shirt | How do you fold a T shirt? | Fold a shirt sideways in, then in thirds | Lay the shirt face down, fold both sides to the middle, sleeves back, then fold it in thirds from below. | It becomes an even parcel. | All should have one width.
3 | standing rows | How do you store shirts in a drawer? | Stand folded shirts up in rows | Put folded shirts in the drawer standing like books. | You see all at once, and nothing falls over. | A box keeps them upright.
3 | hanger | What should hang and what be folded? | Hang what creases and fold what stretches | Hang shirts, dresses and suits. Fold sweaters and knitwear. | The weight pulls knits long. | Jeans may do either.
4 | season box | How do you store winter clothes? | Store only clean, dry clothes away | Wash winter clothes, let them dry fully, and store them in closed boxes or bags. | Moths and mold like sweat and food. | Down wants room and no vacuum for months.
5 | one in one out | How does a closet stay tidy? | Let one piece go when one comes in | For each new piece, give one away. | Space is the limit, and not the shelf. | What you have not worn for a year can mostly go.

# getting-rid-of-cockroaches | how-to | getting rid of cockroaches | get rid of cockroaches, get rid of roaches, kill cockroaches, kill roaches, roaches in the kitchen, cockroaches in the kitchen, keep cockroaches away, get rid of a cockroach, prevent cockroaches, roach infestation | Cockroach
> One that you see often means many that you do not. | Bait beats spray. | They need water more than food.
@ You turn on the light, and something runs below the fridge.
1 | sticky trap | How do you find out where cockroaches live? | Put sticky traps along the walls | Set sticky traps behind the fridge, stove and sink, and look where most are caught. | Cockroaches run along edges. | Small ones mean that a nest is near.
2 | clean counter | What draws cockroaches? | Take away food at night | Wipe counters, wash up, close food in tight boxes, and take out the trash in the evening. | Cockroaches live on crumbs, glue and grease. | Pet food goes away, too.
2 | dry sink | How important is water to cockroaches? | Fix drips and dry the sink | Repair leaks, dry the sink at night, and empty saucers. | Many cockroaches can do without food for weeks, but without water only about one. | Pipes sweat, so look there.
3 | sealed gap | How do you keep cockroaches out? | Seal gaps around pipes and walls | Close cracks with sealant, put strainers in drains, and leave vents free. | Cockroaches fit through a gap of some millimeters. | In a house with many flats all must join in.
4 | bait | What works against cockroaches? | Use gel bait instead of spray | Put small dots of gel bait in cracks, by the label, out of reach of children and pets. | Cockroaches carry bait home. Spray only scatters them. | Do not clean the bait away.
5 | phone | When do you call for help against cockroaches? | Call a professional if cockroaches come by day | If you see cockroaches by day, or after some weeks of bait, call a professional or your landlord. | By day, you see them when there are very many. | The sooner, the easier.

# bed-bugs | how-to | getting rid of bed bugs | get rid of bed bugs, get rid of bedbugs, bed bugs, bedbugs, kill bed bugs, check for bed bugs, check a hotel for bed bugs, signs of bed bugs, bed bugs look like, prevent bed bugs, bed bugs in hotel | Bed bug
> It has nothing to do with dirt. | Heat kills them, and so does the dryer. | Do not move to the sofa.
@ Three red dots in a row, and you lift the mattress.
1 | seam | How do you check for bed bugs? | Look at seams for dark dots | With a flashlight, look at seams of the mattress, bed frame and behind the headboard for dark dots, skins and bugs like apple seeds. | Bed bugs hide within some meters of where you sleep. | Bites alone prove nothing.
2 | dryer | How do you kill bed bugs in clothes? | Wash hot and dry hot | Wash bedding and clothes hot, and dry them on high heat for at least half an hour. | Heat kills bugs and eggs. | Carry them in closed bags.
3 | vacuum | How do you clean a bed from bed bugs? | Vacuum every crack and empty the vacuum outside | Vacuum mattress, frame and baseboards, and put the bag in the outdoor trash, closed. | A vacuum takes many bugs, but not all eggs. | So do it again every few days.
3 | cover | What keeps bed bugs out of a mattress? | Wrap the mattress and isolate the bed | Put on a tight cover for bed bugs, move the bed from the wall, and put traps below its legs. | Bugs inside starve, which can take a year or more. | Nothing should touch the floor.
4 | phone | When do you need a professional for bed bugs? | Call a professional early for bed bugs | Tell your landlord, and call a professional. Heat and the right products need experience. | Home sprays scatter them. | Foggers help little.
5 | suitcase on rack | How do you not bring bed bugs home? | Keep your suitcase off the hotel bed | Check the bed first, put the suitcase on a rack or in the bath, and wash all when you are home. | Bed bugs travel in luggage. | Used beds and sofas need a close look.

# flies-and-mosquitoes | how-to | getting rid of flies and mosquitoes | get rid of flies, get rid of flies in the house, get rid of mosquitoes, get rid of mosquitos, keep mosquitoes away, keep flies away, keep mosquitos away, keep bugs out of the house, repel mosquitoes, avoid mosquito bites, prevent mosquito bites, mosquitoes in the bedroom, mosquitoes in the yard, kill flies, house flies in the house | Insect repellent
> A bottle cap of water is a nursery. | A fan beats a mosquito. | Screens do more than sprays.
@ It hums at your ear, and when the light is on, it is gone.
1 | saucer | How do you get rid of mosquitoes in the yard? | Empty standing water once a week | Empty saucers, buckets, gutters and toys weekly, and cover rain barrels. | Mosquitoes need only a bit of water, and about a week, to grow. | Tell the neighbors, too.
2 | screen | How do you keep bugs out? | Put screens on windows and doors | Fix screens, and close gaps below doors. | What does not get in need not be hunted. | Air in the evening with the light off.
2 | trash lid | How do you get rid of flies in the house? | Take away what flies feed on | Cover food, close the trash and take it out often, and clean up after pets. | Flies lay eggs in rot. | A few flies now mean many next week.
3 | fan | How do you keep mosquitoes away at night? | Let a fan blow over the bed | A fan at the bed or table keeps mosquitoes off. A net is safest. | Mosquitoes fly badly in wind, and it scatters your breath. | Treated nets save lives in the tropics.
4 | bottle | What works on the skin against mosquitoes? | Use a tested repellent by the label | Use a repellent with DEET, picaridin or oil of lemon eucalyptus by the label. Long light clothes help. | Bracelets and sound devices do little. | For children under three, ask a doctor first.
5 | trap | How do you catch the last fly? | Lure the last flies with a trap | Set a glass with vinegar and a drop of soap for fruit flies, and sticky tape for house flies. | Soap makes them sink. | An open window with the lights off lets many out.

# smelly-shoes | how-to | getting the smell out of shoes | get rid of shoe smell, get rid of smelly shoes, get smell out of shoes, get rid of smell in shoes, smelly shoes, stinky shoes, shoes smell, shoes stink, smelly feet, stop smelly feet, get rid of foot odor, foot odor, deodorize shoes, clean smelly shoes, wash shoes, wash shoes in the washing machine | Foot odor
> It is not the sweat. It is who eats it. | One day off is the best cure. | Newspaper works overnight.
@ You take them off at the door, and the room goes quiet.
1 | airing shoes | How do you keep shoes from smelling? | Let shoes rest for a day | Do not wear the same pair two days in a row. Pull out the soles and loosen the laces. | Bacteria live on sweat, and in dry shoes they grow far less. | The sun and a draft help.
2 | newspaper | How do you dry shoes? | Stuff wet shoes with newspaper | Fill wet shoes with paper, and change it after some hours. | It draws the damp out. | Not on the heater, since leather cracks.
3 | baking soda | How do you get the smell out of shoes? | Leave baking soda in shoes overnight | Put a spoon of baking soda in each shoe, shake it, leave it overnight, and tap it out. | It takes up damp and some acids. | Keep it off dark leather.
3 | washed soles | Can you wash shoes in the machine? | Wash cloth shoes cold in a bag | Wash cloth shoes cold and gentle in a laundry bag, without laces and soles, and air dry. | Leather and suede do not go in. | Soles are washed by hand or replaced.
4 | socks | How do you stop smelly feet? | Wash and dry feet and wear fresh socks | Wash feet daily, dry between the toes, and change socks of wool or mixed fiber each day. | Damp skin feeds bacteria. | If it itches or peels, ask a pharmacist or doctor.
5 | brush and cream | How do you care for leather shoes? | Brush, cream and brush leather again | Brush off dust, put on a bit of cream with a cloth, wait, and polish with a brush. | Cream keeps it from cracking. | Suede wants only a brush and spray.

# everyday-repairs | how-to | fixing small things at home | fix a zipper, fix a stuck zipper, fix a broken zipper, zipper stuck, zipper is stuck, unstick a zipper, fix a wobbly table, wobbly table, wobbly chair, fix a wobbly chair, fix a door that sticks, door sticks, sticking door, fix a sticking door, fix a loose screw, loose screw, screw keeps coming loose, fix scratched wood, fix scratches in wood, fix a scratched wood floor, scratched wood floor, fix scratches on wood furniture, replace a toilet seat, change a toilet seat, fix things at home, home repairs for beginners, simple home repairs | Do it yourself
> A pencil frees a zipper. | A match saves a screw hole. | A walnut hides a scratch.
@ It only wobbles a bit. It has wobbled for three years.
1 | pencil | How do you fix a zipper? | Rub a pencil over the teeth | Rub the tip of a pencil or a bit of soap on both sides of the teeth, and move the slider in small steps. | Graphite makes it slide. | If cloth is caught, pull it sideways and not on.
2 | wooden match | What do you do if a screw has no hold? | Fill the screw hole with wood | Dip toothpicks or a match without its head in wood glue, push them in, break them off, and screw in when it is dry. | The screw bites into fresh wood. | It saves hinges and handles.
2 | felt pad | How do you fix a wobbly table? | Tighten the screws, then pad the short leg | Turn the table over, and tighten all screws. If it still wobbles, glue felt or cork below the short leg. | Mostly it is the screws. | Check it on a flat floor, since floors are crooked, too.
3 | chalk on door | How do you fix a door that sticks? | Tighten the hinges and find the spot | Tighten the screws of the upper hinge first. Then rub chalk on the edge of the door, close it, and sand where chalk comes off. | A sagging hinge is the usual reason. | Sand little, and do not sand old paint, which can hold lead.
4 | walnut | How do you fix scratched wood? | Rub a walnut over a light scratch | Rub a walnut kernel on small, light scratches, wait, and wipe. Deep ones need wax filler in the color. | Its oil darkens the bare wood. | Test it where nobody looks, and not where somebody is allergic to nuts.
5 | toilet seat | How do you replace a toilet seat? | Measure, unscrew and swap the seat | Measure the bowl and the distance of the holes, undo the two nuts below, clean, and put the new one on. | Most need no more than a wrench. | Tighten by hand, since china cracks.

# hanging-curtains | how-to | hanging curtains and rods | hang curtains, hang a curtain rod, install curtains, install a curtain rod, hang curtain rod, put up curtains, measure curtains, measure for curtains, hang curtains high, curtains how high | Curtain
> Higher and wider makes the window grow. | Measure three times. | Never trust the ceiling.
@ You step back, and the window seems twice as large.
1 | tape measure | How do you measure for curtains? | Measure the window and go beyond it | Let the rod reach ten to twenty centimeters past the frame on each side. The cloth should be one and a half to two times as wide. | So it lets all light in when open. | Write it down.
2 | high mark | How high do you hang a curtain rod? | Set the rod well above the frame | Put the rod some ten to fifteen centimeters over the frame or close to the ceiling. | The room looks higher. | Check the length down to the floor first.
3 | spirit level | How do you use a spirit level? | Mark one side, then level to the other | Mark the first hole, lay the level along a line to the second, and move it until the bubble is between the lines. | Ceilings and frames are often crooked. | Turn the level around to test it.
3 | detector | What do you check before drilling? | Look for wires and pipes before you drill | Use a detector, and never drill straight above, below or beside sockets and switches. | Wires mostly run there. | If in doubt, do not drill, and ask an electrician.
4 | wall plug | How do you fix a curtain rod in the wall? | Use the plug that fits the wall | Solid walls take a plug, hollow ones an anchor, wood takes screws alone. | Curtains get pulled every day. | Stand on a steady ladder, and not on a chair.
5 | iron | How do curtains fall well? | Hang curtains, then smooth the folds | Hang the curtains, lay the folds by hand, tie them loosely for two days, and steam out creases. | Cloth remembers. | Curtains should just touch the floor.

# cleaning-an-air-fryer | how-to | cleaning an air fryer | clean an air fryer, clean the air fryer, clean my air fryer, clean air fryer basket, air fryer cleaning, clean a greasy air fryer, air fryer smells, air fryer smoking | Air fryer
> The dirt is above, where you never look. | Warm is easier than cold. | No metal in the basket.
@ It smells of yesterday, before you even put anything in.
1 | unplugged | What comes first when cleaning an air fryer? | Unplug the air fryer and let it cool | Pull the plug of the air fryer, and let it cool until it is just warm. | Warm fat comes off, and cold fat sticks. | The part with the coil must never go under water.
2 | soaking basket | How do you clean an air fryer basket? | Soak the basket in hot soapy water | Fill the basket with hot water and dish soap, leave it for half an hour, and wipe it with a soft sponge. | Steel wool and metal take off the coating. | Many baskets may go in the dishwasher.
3 | baking soda | How do you get burnt fat off an air fryer? | Brush on a paste of baking soda | For stuck fat, put on a paste of baking soda and water, wait twenty minutes, and use a soft brush. | It loosens burnt fat. | Rinse it well.
4 | coil | Why does my air fryer smoke? | Wipe the coil above when it is cold | Leave the air fryer unplugged, turn it over when it is cold, and wipe coil and roof with a damp cloth. | Fat up there burns and smokes. | Let it dry fully before use.
4 | lemon | How do you get smells out of an air fryer? | Wipe the air fryer with lemon water | When the air fryer is unplugged and cold, wipe basket and walls with lemon water, and leave the drawer open. | Mild acid and fresh air take smells along. | Old oil is mostly the cause.
5 | liner | How does an air fryer stay clean? | Wipe an air fryer after each use | Wipe the air fryer unplugged and just warm, and put paper with holes in only with food on it. | Loose paper can fly into the coil. | Little oil means little dirt.
`
