/** What cleaners are asked of machines, stains and smells, for `readTopics`. */
export const CLEANING_BY_THING = `
# cleaning-a-washing-machine | how-to | cleaning a washing machine | clean washing machine/washer, clean front load/loader washer, clean front/top loader/load washing machine, washing machine smell/smells/stink, washing machine smells bad, washer smell/smells, smelly washing machine/washer, washing machine/washer mold, washing machine be cleaned, laundry/clothes smell bad after washing, clothes smell after washing, towels smell, clothes smell musty | Washing machine
> The machine that cleans needs cleaning. | Your laundry smells because your machine does. | More detergent makes it worse.
@ You open the door, and it smells of pond.
1 | rubber seal | Why does a washing machine smell? | Wipe the rubber seal | Pull the rubber at the door apart and wipe out hair, water and slime. | Damp dirt grows mold there. | Wipe it dry after the last wash of the day.
2 | drawer | How do you clean the detergent drawer? | Wash the drawer | Pull the drawer out, wash it warm with a brush, and wipe the hole behind it. | Old softener turns to slime. | Most drawers come out with one press.
3 | small hatch | How do you clean a washing machine filter? | Empty the filter at the bottom | Put a tray and towels under the small hatch, open it slowly, and take out lint, coins and hair. | Switch the machine off before. | A full filter keeps water in the machine.
4 | hot drum | How often should you clean a washing machine? | Run it empty and hot once a month | Once a month, run the hottest program empty, with a little powder detergent or a machine cleaner. | Washing always cool lets grease and germs stay. | Do not mix cleaners.
5 | open door | How do you keep a washing machine from smelling? | Leave the door ajar | Leave door and drawer open after washing, and take the laundry out at once. | What dries does not smell. | With small children or pets, keep them out of it.
! detergent | more detergent makes cleaner laundry | What cannot be rinsed out feeds the slime. | Measure it by hardness of water and dirt.

# removing-limescale | how-to | removing limescale | remove limescale, get rid of limescale, clean limescale, remove/clean limescale from kettle/shower/tap/faucet/toilet/glass, descale kettle, descale coffee machine/maker, remove/clean hard water stains, get rid of hard water stains, hard water stains, limescale in kettle/toilet/shower, clean shower head/glass, remove calcium buildup | Limescale
> It is only stone, and acid eats stone. | Scrubbing is the slow way. Soaking is the lazy way that works. | Your kettle wears a coat.
@ You look in the kettle, and it looks like a cave.
1 | vinegar | What removes limescale? | Let a mild acid work | Citric acid or clear vinegar dissolves limescale. Give it time in place of scrubbing. | Lime is a salt that acid breaks up. | Air the room, since vinegar bites the nose.
2 | kettle | How do you descale a kettle? | Descale a kettle with citric acid | Stir a tablespoon of citric acid into a kettle of cold or warm water, wait half an hour, pour it out and rinse well. | Boil fresh water once and throw it away. | Coffee machines need what their maker names.
3 | soaked cloth | How do you remove limescale from a tap? | Wrap taps in a soaked cloth | Soak a cloth in the acid, wrap it around the tap for half an hour, rinse and dry. | The acid stays where it is needed. | Too long can harm the chrome.
4 | marble | Where must you not use acid? | Keep acid off natural stone | Never put acid on marble, limestone, cement joints or enamel that is not made for it. | They are eaten just like the lime. | Try a hidden spot first.
5 | bleach bottle | What must never be mixed with acid? | Never mix it with bleach | Never use vinegar or acid together with bleach or chlorine cleaners. | A poisonous gas comes from it. | Rinse well between two cleaners.
! sponge | limescale needs a hard sponge | Scratches give new lime more hold. | Wiping dry after each shower prevents it.

# changing-bed-sheets | how-to | keeping a bed clean | change/wash sheets, change/wash bed sheets, change/wash bedding, change/wash pillowcase/pillow/pillows/duvet/comforter, sheets be changed/washed, bed sheets be changed/washed, wash pillows, clean mattress, mattress be cleaned/replaced, wash duvet/comforter | Bedding
> You spend a third of your life in it. | A made bed is a damp bed. | Pillows are for washing, too.
@ You lift the pillow, and it has a map on it.
1 | calendar | How often should you change your sheets? | Change sheets every one to two weeks | Once a week to every two weeks is a good rule. Sooner in heat, with pets, or when you are ill. | Sweat, skin and dust gather night after night. | Pillowcases may go in more often.
2 | warm wash | How hot should you wash bed sheets? | Wash them as warm as the label allows | Wash sheets warm, often at sixty degrees Celsius, one hundred and forty Fahrenheit, if the label allows. | That kills dust mites. | Turn covers inside out and close the buttons.
3 | open bed | Why should you not make your bed at once? | Air the bed before you make it | Throw the cover back and open the window for some minutes. | A body gives off a good deal of moisture at night. | Mites like it damp.
4 | pillow | How often should you wash pillows? | Wash pillows a few times a year | Wash pillows and covers a few times a year if the label allows, and dry them right through. | A damp core smells. | A clean tennis ball in the dryer keeps them fluffy.
5 | mattress | How do you clean a mattress? | Vacuum and turn the mattress | Vacuum it when you change the sheets now and then, and turn it a few times a year if it may be turned. | A washable cover saves much work. | Baking soda, left for some hours, takes smells away.
! look | sheets that look clean are clean | What gathers in them is too small to see. | Your nose gets used to it, too.

# removing-mold | how-to | removing mold in the bathroom | get rid of mold/mould, remove/clean/kill mold/mould, get rid of mold/mould in bathroom/shower/grout/caulk, remove/clean/kill mold/mould in bathroom/shower/grout/caulk, get rid of mold/mould on wall/walls/ceiling, remove/clean/kill mold/mould on wall/walls/ceiling, remove/clean/kill mold/mould from wall/walls/silicone, bathroom mold/mould, black mold/mould in shower/bathroom, mold/mould on ceiling, mold/mould on wall/walls | Indoor mold
> Painting over mold is like closing your eyes. | Mold is a water problem with a color. | The sponge you use goes in the trash.
@ You look up in the shower, and there are black dots.
1 | water drop | What do you do first against mold? | Find where the water comes from | Ask why it is damp: steam, a cold wall, a leak. Without that, the mold returns. | Mold cannot live without moisture. | A leak is for a plumber.
2 | mask and gloves | What do you wear when you clean mold? | Wear gloves, goggles and a mask | Wear gloves, goggles and a dust mask, and open the window. Close the door to the other rooms. | Spores and cleaners irritate lungs and eyes. | People with asthma should leave it to others.
3 | alcohol bottle | How do you clean mold off tiles? | Wipe it off wet, never brush it dry | Wipe tiles and joints with a mold cleaner as the label says. Never mix cleaners. | Dry brushing blows spores into the air. | Throw the cloths away afterwards.
4 | silicone | How do you remove mold from silicone? | Replace silicone that is black inside | Mold that has grown into silicone does not wash out. Cut it out and put in new. | It lives inside the rubber. | Let it cure dry for a day.
5 | large patch | When does mold need a professional? | Leave large patches to an expert | Is it larger than about half a square meter, in the wall, or back again and again? Get an expert. | In a rented home, tell your landlord in writing. | What you see may be the smaller part.
! vinegar | vinegar is the best remedy on walls | On plaster and wallpaper it is weak and adds moisture and food. | Walls need a cleaner made for them, and dryness.

# smelly-fridge | how-to | getting rid of a smell in the fridge | get rid of smell in fridge/refrigerator, get rid of bad smell in fridge/refrigerator, get rid of fridge/refrigerator smell, fridge/refrigerator smell/smells/stink/stinks, fridge/refrigerator smells bad, clean fridge/refrigerator, smelly fridge/refrigerator, remove fridge/refrigerator smell, deep clean fridge/refrigerator, fridge/refrigerator be cleaned | Refrigerator
> It is always behind the mustard. | There is a small hole at the back that nobody cleans. | Baking soda takes the smell. It does not find the cheese.
@ You open the door for milk, and close it quickly.
1 | emptied shelf | How do you find a bad smell in the fridge? | Take everything out | Take everything out, shelf by shelf, and throw away what is old, open or leaking. | The source is often something that you forgot. | Put the cold things in a cool bag meanwhile.
2 | soapy water | How do you clean a fridge? | Wash it with soap, then vinegar | Wash shelves and walls with warm soapy water, then with a little vinegar in water, and dry them. | Glass from the cold can crack in hot water, so let it warm first. | Do not forget the rubber seal.
3 | drain hole | What is the small hole at the back of the fridge? | Free the drain hole | Clean the small hole in the back wall with a cotton bud. | Water from the wall runs out there, and crumbs rot in it. | A puddle under the drawers is the sign.
4 | baking soda | What takes away fridge smells? | Put in a bowl of baking soda | Leave an open bowl of baking soda or fresh coffee grounds inside for some days. | They take up smells from the air. | Renew it each month or two.
5 | closed boxes | How often should you clean a fridge? | Clean it monthly, and close every box | Wipe it once a month, and keep everything in closed boxes. | Smells travel through the air to butter and milk. | A box for what must be eaten soon saves money.
! air freshener | scent covers the smell | It only adds to it, and gets into the food. | Find the source.

# cleaning-a-keyboard | how-to | cleaning a keyboard and screen | clean keyboard, clean laptop keyboard, clean computer keyboard, clean laptop/computer/screen/monitor, clean phone/laptop/tv screen, sticky keys, keyboard keys sticky, crumbs in keyboard, clean sticky keyboard, keyboard be cleaned | Computer keyboard
> You would not eat from it. Yet you do. | Turn it over first, and be amazed. | A wet cloth has killed more laptops than coffee.
@ You press the space bar, and it crunches.
1 | power button | What do you do before you clean a keyboard? | Switch it off and unplug it | Shut the computer down, unplug it, and take batteries out of a wireless keyboard. | Water and current do not go together. | You also write no strange messages.
2 | upside down | How do you get crumbs out of a keyboard? | Turn it over and tap it | Turn it upside down and tap gently, then blow short puffs of air between the keys. | Hold a spray can upright. | A soft brush gets the rest.
3 | cotton bud | How do you clean sticky keys? | Rub sticky keys with a little alcohol | Wipe keys with a cloth, or a cotton bud, barely damp with rubbing alcohol. | It dissolves grease and dries quickly. | The liquid goes on the cloth, never on the keys.
4 | soft cloth | How do you clean a screen? | Wipe the screen with a soft dry cloth | Wipe the dark screen with a microfiber cloth, at most slightly damp with water. | Glass cleaner and paper can harm the coating. | Do not press.
5 | spilled cup | What do you do when you spill a drink on a laptop? | After a spill, cut the power at once | Switch it off, pull the plug, turn it over like a tent, and let it dry for at least a day or two. | Turning it on too early does the damage. | Sugar drinks need a repair shop.
! rice | a bowl of rice saves wet devices | Rice hardly draws out water, and its dust gets inside. | Open air and time do more.

# red-wine-stain | how-to | getting stains out of clothes and sofas | remove/clean red wine stain/stains, get red wine out of shirt/clothes/sofa/tablecloth/couch, remove red wine from shirt/clothes/sofa/couch, red wine stain/stains, remove/clean blood/grease/oil stain/stains, get blood/grease/oil stain/stains out, get blood/grease/oil out of clothes/shirt/sheets, remove red wine from shirt/clothes/tablecloth | Stain removal
> Rub, and you own the stain for life. | Salt is for eggs. | Hot water cooks a stain in.
@ The glass tips in slow motion.
1 | kitchen paper | What do you do first with a red wine stain? | Blot at once, and never rub | Press kitchen paper or a clean cloth on it, again and again, from the edge to the middle. | Rubbing drives it into the fibers. | The first five minutes matter most.
2 | sparkling water | How do you get red wine out? | Wet it with cold water, and blot again | Pour a little cold or sparkling water on it and blot until no more color comes. | It thins the wine before it dries. | Then let dish soap with water work for ten minutes.
3 | cold tap | How do you remove blood stains? | Use only cold water for blood and egg | Blood, egg and milk need cold water and soap. | Heat sets protein in the cloth. | Soak it for half an hour, then wash.
4 | dish soap | How do you get grease stains out? | Rub dish soap into grease | Work a drop of dish soap into grease and oil, wait ten minutes, rinse warm. | It is made to loosen fat. | Starch or chalk first draws fresh oil out.
5 | label | What do you check before you treat a stain? | Test a hidden spot, and read the label | Try every remedy on a seam first, and leave silk, wool and leather to a cleaner. | Some remedies take color with them. | No dryer before the stain is gone, for it bakes it in.
! salt | salt pulls out red wine | It can fix the color, and its grains scratch. | Paper, water and patience work better.
`
