/** What cleaners are asked of machines, stains and smells, for `readTopics`. */
export const CLEANING_BY_THING = `
# cleaning-a-washing-machine | how-to | cleaning a washing machine | clean washing machine/washer, clean front load/loader washer, clean front/top loader/load washing machine, washing machine smell/smells/stink, washing machine smells bad, washer smell/smells, smelly washing machine/washer, washing machine/washer mold, washing machine be cleaned, laundry/clothes smell bad after washing, clothes smell after washing, towels smell, clothes smell musty | Washing machine
> Your laundry smells because your machine does. | More detergent makes your washer dirtier. | Leave the washer door open.
@ You open the door, and it smells like a pond.
1 | rubber seal | Why does a washing machine smell? | Wipe out the rubber seal | Pull the rubber at the door apart, and wipe out the hair, water and slime. | Damp dirt grows mold in there. | Wipe it dry after the last load of the day.
2 | drawer | How do you clean the detergent drawer? | Wash the detergent drawer | Pull the drawer out, scrub it with warm water, and wipe the slot behind it. | Old softener turns to slime. | Most drawers pop out with one press.
3 | small hatch | How do you clean a washing machine filter? | Empty the filter at the bottom | Switch it off, put a pan and towels under the small hatch, open it slowly, and take out lint, coins and hair. | A full filter keeps water in the machine. | Some of that lint is what you smell.
4 | hot drum | How often should you clean a washing machine? | Run it empty and hot each month | Once a month, run the hottest cycle empty, with a little powder detergent or machine cleaner. | Always washing cold leaves grease and germs behind. | Don't mix cleaners.
5 | open door | How do you keep a washing machine from smelling? | Leave the door open a crack | After each load, take the laundry out right away, and leave the door and drawer open. | What dries doesn't smell. | With small kids or pets, keep them out of it.
! detergent | more detergent makes cleaner laundry | What can't be rinsed out feeds the slime. | Measure it by how hard your water is and how dirty the clothes are.

# removing-limescale | how-to | removing limescale | remove limescale, get rid of limescale, clean limescale, remove/clean limescale from kettle/shower/tap/faucet/toilet/glass, descale kettle, descale coffee machine/maker, remove/clean hard water stains, get rid of hard water stains, limescale in kettle/toilet/shower, clean shower head/glass, remove calcium buildup | Limescale
> Scrubbing limescale is the slow way. | Your kettle is wearing a coat of stone. | Never put vinegar on marble.
@ You look in the kettle, and it looks like a cave.
1 | vinegar | What removes limescale? | Let a mild acid work | Use citric acid or white vinegar, and give it time instead of scrubbing. | Scale is a salt that acid breaks apart. | Open a window, because vinegar stings the nose.
2 | kettle | How do you descale a kettle? | Descale a kettle with citric acid | Stir a tablespoon of citric acid into a kettle of cold or warm water, wait thirty minutes, pour it out, and rinse well. | Boil fresh water once, and throw it away. | Coffee machines need what their maker says.
3 | soaked cloth | How do you remove limescale from a tap? | Wrap the faucet in a soaked cloth | Soak a cloth in the acid, wrap it around the faucet for thirty minutes, rinse and dry. | The acid stays right where you need it. | Leave it too long, and it can hurt the chrome.
4 | marble | Where must you not use acid? | Keep acid off natural stone | Marble, limestone, cement grout, and enamel that isn't made for it: acid eats those just like it eats the scale. | And a dull spot on marble stays. | Try a hidden spot first.
5 | bleach bottle | What must never be mixed with acid? | Never mix it with bleach | Never use vinegar or any acid together with bleach or chlorine cleaners. | They make a poisonous gas. | Rinse well between two cleaners.
! sponge | limescale needs a rough sponge | Scratches give new scale more to hold on to. | Wiping dry after every shower prevents it.

# changing-bed-sheets | how-to | keeping a bed clean | change/wash sheets, change/wash bed sheets, change/wash bedding, change/wash pillowcase/pillow/pillows/duvet/comforter, sheets be changed/washed, bed sheets be changed/washed, wash pillows, clean mattress, mattress be cleaned/replaced, wash duvet/comforter | Bedding
> Don't make your bed right after you get up. | Sheets that look clean aren't. | Put a tennis ball in the dryer with your pillow.
@ You lift the pillow, and it's got a map on it.
1 | calendar | How often should you change your sheets? | Change sheets every one to two weeks | Change your sheets every one to two weeks. Do it sooner in the heat, with pets, or when you're sick. | Sweat, skin and dust build up night after night. | Pillowcases can go in more often.
2 | warm wash | How hot should you wash bed sheets? | Wash sheets as hot as the label allows | Wash them warm, often at one hundred and forty degrees, if the label allows it. | That kills dust mites. | Turn covers inside out, and close the buttons.
3 | open bed | Why should you not make your bed at once? | Air out the bed first | Throw back the covers, and open the window for a few minutes. | Your body gives off a lot of moisture overnight. | Dust mites like it damp.
4 | pillow | How often should you wash pillows? | Wash pillows a few times a year | Most pillows and comforters can go in the machine. Check the label, and dry them all the way through. | If the middle stays damp, it'll smell. | A clean tennis ball in the dryer keeps them fluffy.
5 | mattress | How do you clean a mattress? | Vacuum and flip the mattress | Vacuum it now and then when you change the sheets, and turn it a few times a year, if it's made to be turned. | A washable cover saves a lot of work. | Baking soda, left for a few hours, takes the smell.
! look | sheets that look clean are clean | What builds up in them is too small to see. | And your nose gets used to it.

# removing-mold | how-to | removing mold in the bathroom | get rid of mold/mould, remove/clean/kill mold/mould, get rid of mold/mould in bathroom/shower/grout/caulk, remove/clean/kill mold/mould in bathroom/shower/grout/caulk, get rid of mold/mould on wall/walls/ceiling, remove/clean/kill mold/mould on wall/walls/ceiling, remove/clean/kill mold/mould from wall/walls/silicone, bathroom mold/mould, black mold/mould in shower/bathroom, mold/mould on ceiling, mold/mould on wall/walls | Indoor mold
> Painting over mold is like closing your eyes. | Never brush mold dry. | Black silicone can't be cleaned. Cut it out.
@ You look up in the shower, and there are black dots.
1 | water drop | What do you do first against mold? | Find where the water's coming from | Ask why it's damp: steam, a cold wall, a leak? Fix that first, or the mold comes back. | Mold can't live without moisture. | A leak is a job for a plumber.
2 | mask and gloves | What do you wear when you clean mold? | Wear gloves, goggles and a mask | Before you start, put on all three, open the window, and close the door to the other rooms. | Spores and cleaners irritate your lungs and eyes. | If you have asthma, leave it to someone else.
3 | alcohol bottle | How do you clean mold off tiles? | Wipe it off wet, never brush it dry | Wipe tile and grout with a mold cleaner, following the label. Never mix cleaners. | Brushing it dry blows spores into the air. | Throw the cloths away afterward.
4 | silicone | How do you remove mold from silicone? | Replace silicone that is black inside | If mold has grown into the silicone, cut it out and put in new. It won't wash out. | It lives inside the rubber. | Let the new one cure dry for a day.
5 | large patch | When does mold need a professional? | Leave big patches to a pro | Bigger than about three feet by three feet, inside the wall, or back again? Call a professional. | What you see may be the smaller part. | If you rent, tell your landlord in writing.
! vinegar | vinegar is the best remedy on walls | On plaster and wallpaper it's weak, and it adds moisture and food. | Walls need a cleaner made for them, and dryness.

# smelly-fridge | how-to | getting rid of a smell in the fridge | get rid of smell in fridge/refrigerator, get rid of bad smell in fridge/refrigerator, get rid of fridge/refrigerator smell, fridge/refrigerator smell/smells/stink/stinks, fridge/refrigerator smells bad, clean fridge/refrigerator, smelly fridge/refrigerator, remove fridge/refrigerator smell, deep clean fridge/refrigerator, fridge/refrigerator be cleaned | Refrigerator
> There's a small hole in your fridge nobody cleans. | It's always behind the mustard. | Baking soda takes the smell. It won't find the cheese.
@ You open the door for milk, and close it fast.
1 | emptied shelf | How do you find a bad smell in the fridge? | Take everything out of the fridge | Empty it shelf by shelf, and toss anything old, open or leaking. | The source is often something you forgot. | Keep the cold stuff in a cooler meanwhile.
2 | soapy water | How do you clean a fridge? | Wash it with soap, then vinegar | Wash the shelves and walls with warm soapy water, then a little vinegar in water, and dry them. | Cold glass can crack in hot water, so let it warm up first. | Don't forget the rubber seal.
3 | drain hole | What is the small hole at the back of the fridge? | Clear the drain hole in back | Clean the little hole in the back wall with a cotton swab. | Water runs out there, and crumbs rot in it. | A puddle under the drawers is the sign.
4 | baking soda | What takes away fridge smells? | Put in a bowl of baking soda | Leave an open bowl of baking soda or fresh coffee grounds in there for a few days. | They soak up smells from the air. | Replace it every month or two.
5 | closed boxes | How often should you clean a fridge? | Wipe it monthly, and close every box | Wipe it out once a month, and keep everything in closed containers. | Smells travel through the air into butter and milk. | One box for eat me first saves you money.
! air freshener | scent covers the smell | It only adds to it, and gets into the food. | Find the source.

# cleaning-a-keyboard | how-to | cleaning a keyboard and screen | clean keyboard, clean laptop keyboard, clean computer keyboard, clean laptop/computer/screen/monitor, clean phone/laptop/tv screen, sticky keys, keyboard keys sticky, crumbs in keyboard, clean sticky keyboard, keyboard be cleaned | Computer keyboard
> A wet cloth has killed more laptops than coffee. | Turn your keyboard over, and be amazed. | Rice won't save your wet laptop.
@ You press the space bar, and it crunches.
1 | power button | What do you do before you clean a keyboard? | Switch it off and unplug it | Shut down the computer, unplug it, and take the batteries out of a wireless keyboard. | Water and current don't mix. | And you won't send any strange messages.
2 | upside down | How do you get crumbs out of a keyboard? | Flip it over and tap it | Turn it upside down, tap gently, and blow short puffs of air between the keys. | Hold a spray can upright. | A soft brush gets the rest.
3 | cotton bud | How do you clean sticky keys? | Rub sticky keys with a little alcohol | Wipe sticky keys with a cloth or a cotton swab barely damp with rubbing alcohol. | It dissolves grease and dries fast. | Put it on the cloth, never on the keys.
4 | soft cloth | How do you clean a screen? | Wipe the screen with a soft cloth | Wipe the dark screen with a microfiber cloth, dry or barely damp with water. | Window cleaner and paper towels can hurt the coating. | Don't press.
5 | spilled cup | What do you do when you spill a drink on a laptop? | After a spill, cut the power | Switch it off, unplug it, turn it over like a tent, and let it dry for at least a day or two. | Turning it on too early is what does the damage. | Sugary drinks need a repair shop.
! rice | a bowl of rice saves wet electronics | Rice barely draws out any water, and its dust gets inside. | Open air and time do more.

# red-wine-stain | how-to | getting stains out of clothes and sofas | remove/clean red wine stain/stains, get red wine out of shirt/clothes/sofa/tablecloth/couch, remove red wine from shirt/clothes/sofa/couch, red wine stain/stains, remove/clean blood/grease/oil stain/stains, get blood/grease/oil stain/stains out, get blood/grease/oil out of clothes/shirt/sheets, remove red wine from shirt/clothes/tablecloth | Stain removal
> Rub it, and you own the stain for life. | Salt can set a red wine stain. | Hot water cooks a stain in.
@ The glass tips over in slow motion.
1 | kitchen paper | What do you do first with a red wine stain? | Blot it right away, never rub | Press a paper towel or a clean cloth on it, again and again, from the edge to the middle. | Rubbing drives it into the fibers. | The first five minutes matter most.
2 | sparkling water | How do you get red wine out? | Wet it with cold water, blot again | Pour on a little cold or sparkling water, and blot until no more color comes off. | It thins the wine before it dries. | Then let dish soap and water work for ten minutes.
3 | cold tap | How do you remove blood stains? | Use only cold water for blood and egg | For blood, egg and milk, use cold water and soap. | Heat sets the protein in the cloth. | Soak it half an hour, then wash.
4 | dish soap | How do you get grease stains out? | Rub dish soap into the grease | Work a drop of dish soap into the grease, wait ten minutes, and rinse warm. | It's made to loosen fat. | On fresh oil, put cornstarch or chalk first to draw it out.
5 | label | What do you check before you treat a stain? | Test a hidden spot and read the label | Try everything on a seam first, and leave silk, wool and leather to a cleaner. | Some removers take the color along. | No dryer until the stain's gone. It bakes it in.
! salt | salt pulls out red wine | It can set the color, and the grains scratch. | Paper, water and patience work better.
`
