/** Small instructions that everybody needs once, for `readTopics`. */
export const SMALL_HOW_TOS = `
# geraniums-in-winter | how-to | keeping geraniums over the winter | keep/overwinter/store/save geraniums in winter, keep/overwinter/store/save geraniums over winter, keep geraniums alive, keep geraniums alive in winter, overwinter geraniums, winter geraniums, geraniums in winter, geraniums over winter | Pelargonium
> Don't throw your geraniums out in the fall. | Geraniums don't mind winter. They mind frost. | Cut them in half, and they'll come back.
@ The first cold night is coming, and your geraniums are still on the balcony.
1 | first frost | When should geraniums come inside? | Bring them in before the first frost | Take the pots in before the first frost, and look for pests under the leaves. | Balcony geraniums come from South Africa and freeze. | A few cool nights do no harm.
2 | scissors | Do you cut geraniums back before winter? | Cut them back by half | Take a third to a half off every stem, and pick off the flowers and yellow leaves. Smaller plants need less light. | Leave two or three pairs of leaves on every stem. | Cut tips can be rooted as new plants.
3 | cool window | Where do you keep geraniums in winter? | Keep them cool and bright | Best is a cool, bright room of about five to ten degrees Celsius, or forty to fifty Fahrenheit: a stairway, or a frost free garage with a window. | When it is darker, it should be cooler. | In a warm room they grow thin and weak.
4 | watering can | How often do you water geraniums in winter? | Water them very little | Water only when the soil has dried out, about every two or three weeks. | Wet roots rot in the cold. | No fertilizer until spring.
5 | new leaves | When do geraniums go out again? | Wake them up in spring | From March on, give fresh soil, more light and more water. They go out after the last frost, slowly, with some days in the shade. | Leaves that grew indoors burn in full sun. | Pinched tips make bushy plants.

# mailing-a-mug | how-to | packing something fragile for the mail | pack/ship/mail/send/wrap a mug, pack/ship/mail/send/wrap ceramic mug, pack/ship/mail/send/wrap mugs, pack/ship/mail/send/wrap pottery, pack/ship/mail/send/wrap ceramics, ship/mail/send/wrap fragile items, pack/ship/mail/send/wrap something fragile, pack/ship/mail/send/wrap glasses in mail, pack/ship/mail a vase, pack mug so it does not break, pack ceramic mug so it doesnt break, pack ceramic mug so it doesnt break in mail | Packaging
> If the box rattles, your mug is already broken. | Pack the inside of the mug first. | The handle always goes first.
@ You hold the box to your ear and shake it.
1 | mug inside | How do you keep a mug from breaking inside? | Fill the inside first | Stuff the mug with crumpled paper. Then fill the gap of the handle and the space around it. | Hollow things break inward. | The handle is the weakest part.
2 | bubble wrap | How do you wrap a mug? | Wrap it in two layers | Go around it twice with bubble wrap, bubbles facing in, and tape it shut so nothing hard sticks out. | Shake it gently. Nothing should move. | Wrap each piece alone.
3 | two boxes | Which box do you use for fragile things? | Put it into a strong box | Use a firm new box with two inches, or five centimeters, of padding on every side. If you love that mug, put that box into a bigger one. | The outer box takes the blow. | Old boxes have lost much of their strength.
4 | shaking | How do you test a parcel? | Shake it before you close it | Fill all gaps with paper and shake the box. Nothing may move. | What moves gathers speed. | Add paper until it is silent.
5 | tape | How do you close a fragile parcel? | Tape it like an H | Tape the middle seam and both edges, and put an address inside, too. Mark it fragile, but don't count on it. | Boxes fall off belts, whatever is written on them. | Insure it if it's worth it, and take a picture first.

# divorced-parents-at-wedding | how-to | seating divorced parents at a wedding | seat/seating divorced parents, seat/seating divorced parents at wedding, divorced parents at wedding, divorced parents wedding, where do divorced parents sit at wedding, place divorced parents at wedding, seat parents who are divorced | Wedding reception
> One seating plan can keep your divorced parents calm. | Talk to each parent alone, weeks before. | Give your photographer a list, or there'll be a scene.
@ The seating plan lies in front of you, and two names won't go together.
1 | two phones | What do you ask divorced parents before a wedding? | Ask each parent alone | Talk with each parent alone, weeks before. What's fine, what isn't, and who comes along? | It's surprises on the day that hurt. | Ask, and then decide yourselves.
2 | front row | Where do divorced parents sit at the ceremony? | Use the first two rows | If they get along, both sit in the first row, with someone between them. If not, one takes the first row and one the second. | By custom, the parent who raised you sits in front. | New partners sit beside theirs.
3 | round tables | Where do divorced parents sit at dinner? | Give each a table of honor | Give each parent a table of their own with their family and friends, at the same distance from you. | That way nobody is ranked. | A small table for the two of you alone solves a lot.
4 | camera | How do you take family photos with divorced parents? | Write a list for the photographer | Write down which group pictures you want and which you don't, and tell the photographer who shouldn't stand together. | Strangers can't know. | A friend can call up the groups.
5 | friend | What if divorced parents argue at the wedding? | Put one person in charge | Ask an aunt or a friend to step in quietly, so that you do not have to. | You will have other things to do. | Short toasts, agreed on beforehand, keep the peace.

# cat-pill | how-to | giving a cat a pill | give/giving cat pill, give/giving a cat a pill, give/giving cat medicine, get cat to take pill, get cat to take medicine, pill a cat, pill for cat, medicate a cat | Cat
> Your cat spits out every pill. Try it from behind. | A towel saves your fingers and the pill. | Give the empty treat first.
@ The cat sees the box of pills and is gone.
1 | treat | How do you hide a pill for a cat? | Try a treat first | Hide the pill in a soft treat or a little wet food, if the vet says it may go with food. | Give an empty treat first, then the one with the pill. | Some pills must not be crushed: ask.
2 | towel | How do you hold a cat for a pill? | Wrap the cat in a towel | Set the cat in front of you, facing away, and wrap it in a towel, with just the head out. | The claws stay inside. | Stay calm. If you rush, the cat gets nervous.
3 | open mouth | How do you open a cat's mouth? | Tip the head and open the mouth | Hold the head from above behind the cheeks, tip it back a little, and press the lower jaw down with a finger. | Many cats open it a bit by themselves then. | Do not squeeze the throat.
4 | far back | Where does the pill go? | Place it far back on the tongue | Drop it as far back on the tongue as you can, close the mouth and stroke the throat. | When the cat licks its nose, it has swallowed. | A pill popper, a kind of soft tipped syringe, saves your fingers.
5 | water | What do you do after a cat's pill? | Rinse it down and reward | Follow it with a little water or wet food, and then a treat. | A dry pill can stick in the gullet. | If it does not work, the vet has liquids or other ways.

# flea-rid | how-to | getting rid of fleas | get rid of fleas, get rid of fleas in house, get rid of fleas on dog, get rid of fleas on cat, kill fleas, kill fleas in house, flea infestation, fleas in house, fleas in carpet, treat fleas | Flea
> Most of your fleas aren't on the pet. | Dog flea drops can kill a cat. | Fleas can wait in your carpet for months.
@ The dog scratches, and something tiny jumps onto your sock.
1 | fine comb | How do you know that a pet has fleas? | Comb and look for black crumbs | Comb the fur over white paper. Black crumbs that turn red when they're wet are flea dirt. | It is digested blood. | Bites on your ankles are a hint, too.
2 | vet's drops | What kills fleas on a pet? | Treat every pet on the same day | Use a remedy from the vet for each animal, by its kind and weight. Never use a dog's remedy on a cat. | Some dog remedies contain permethrin, which can kill cats. | An animal that is left out brings the fleas back.
3 | washing machine | How do you wash fleas out of blankets? | Wash the bedding hot | Wash blankets and covers at sixty degrees Celsius, or a hundred forty Fahrenheit, and dry them hot. | Flea eggs fall off where the animal sleeps. | Repeat it each week.
4 | vacuum cleaner | How do you get fleas out of a carpet? | Vacuum every day for weeks | Vacuum floors, cracks, sofas and the car, and empty the vacuum outside right away. | Most of the fleas live there, as eggs, larvae and pupae. | The shaking makes fleas hatch, and then the remedy can kill them.
5 | calendar | How long does it take to get rid of fleas? | Go on for about three months | Keep treating the animals for some three months, as the vet says. | Flea pupae can wait for weeks or months. | If it does not end, call a pest controller.

# stuck-ring | how-to | getting a stuck ring off | get a stuck ring off, get stuck ring off, get ring off swollen finger, get ring off finger, remove stuck ring, remove a stuck ring, remove ring from swollen finger, ring stuck, ring stuck on finger, ring is stuck, ring is stuck on finger, ring wont come off | Ring (jewellery)
> Stop pulling. It makes the finger thicker. | A piece of dental floss can free a stuck ring. | If the finger turns blue, don't wait.
@ You pull and pull, and the knuckle gets thicker.
1 | raised hand | What do you do first with a stuck ring? | Hold the hand up and cool it | Hold your hand above your heart for some minutes, and cool the finger with cold water. | It lets the swelling go down. | Stop pulling.
2 | soap | What makes a stuck ring slide? | Use soap or oil | Rub dish soap, oil or hand cream around the ring. | It takes away friction. | Window cleaner works, too, if the skin is not broken.
3 | twist | How do you take a stuck ring off? | Twist while you push | Turn the ring slowly back and forth while you push it from behind, and pull the skin back under it. | Over the knuckle, small turns help. | Bend the finger a little.
4 | thread | How do you get a ring off with a thread? | Wind a thread around the finger | Slip one end of dental floss under the ring. Wind the rest snugly over the knuckle, then unwind it from the end under the ring. | The ring moves along with each turn. | Stop if it hurts much.
5 | blue finger | When is a stuck ring an emergency? | Get help if the finger turns blue | If the finger is blue, white, numb or badly hurt, go to an emergency room at once. Firefighters and jewelers can cut rings as well. | A ring can be mended. | After an injury, take the rings off before the hand swells.

# nosebleed-stop | how-to | stopping a nosebleed | stop a nosebleed, stop nosebleed, stop nosebleeds, stop nose bleed, stop a nose bleed, nosebleed, nose bleeding, treat nosebleed | Nosebleed
> Nosebleed? Don't lean back. | Pinch the soft part, and don't peek for ten minutes. | Lean back, and the blood runs down your throat.
@ A red drop falls on the page.
1 | leaning forward | How do you sit with a nosebleed? | Sit up and lean forward | Sit upright, lean a little forward, and breathe through your mouth. | If you lean back, blood runs down your throat and can make you sick. | Spit out what gets into the mouth.
2 | pinched nose | How do you stop a nosebleed? | Pinch the soft part of the nose | Squeeze your nose shut with thumb and finger, just below the bone, and don't let go to check. | Most bleeding comes from the front. | Press firmly, but it should not hurt.
3 | clock | How long do you press a nosebleed? | Press for ten minutes without a break | Look at a clock, and keep pressing for ten to fifteen minutes. | Peeking too early starts it again. | Something cold on the neck may feel good.
4 | gentle | What do you do after a nosebleed? | Leave the nose alone for a day | Do not blow or pick your nose or lift heavy things for the rest of the day. | The crust needs time. | Moist air and a bit of nose ointment help dry noses.
5 | doctor | When does a nosebleed need a doctor? | Get help if it will not stop | Get medical help if it still bleeds after fifteen minutes of pressing, if it is very heavy or after a blow to the head, or if you take blood thinners. | Nosebleeds that come often should be looked at, too. | In children they are mostly harmless.

# splinter-out | how-to | removing a splinter | remove a splinter, remove splinter, get splinter out, get a splinter out, take out splinter, take splinter out, splinter in finger, splinter in foot, splinter | Splinter
> Don't squeeze that splinter. | A splinter comes out the way it went in. | Pull it sideways, and it breaks.
@ A piece of wood, thin as a hair, and it hurts at every touch.
1 | soap | What do you do before you remove a splinter? | Wash hands and skin | Wash your hands and the spot with soap, and clean tweezers and needle with alcohol. | Dirt is worse than the splinter. | Good light helps more than force.
2 | tweezers | How do you pull out a splinter? | Pull it out the way it went in | Grip the end of the splinter with tweezers close to the skin and pull slowly at the angle it went in. | Pulled sideways, it breaks off. | Do not squeeze the skin.
3 | needle | What if a splinter is under the skin? | Lift the skin with a needle | Open the skin over the end with a clean needle and lift the end out until you can grip it. | Do this only if it lies just under the skin. | Warm water softens the skin, but do not soak it long: wood swells.
4 | bandage | What do you do after a splinter is out? | Wash it again and cover it | Wash the spot once more and cover it if it might get dirty. | A little bleeding cleans it. | Check that your tetanus shot is up to date.
5 | doctor | When do you see a doctor for a splinter? | Leave deep splinters to a doctor | See a doctor if a splinter is deep, large, made of glass, under a nail or near an eye, or if the spot gets red and warm or has pus. | What stays inside can get infected. | A tiny one that does not hurt often works its way out.

# tick-out | how-to | removing a tick | remove a tick, remove tick, get a tick off, get tick off, take off tick, take tick out, pull out tick, tick on dog, remove tick from dog, tick in skin | Tick
> Don't burn a tick, and don't oil it. | Grab the tick at the skin, and pull straight. | Write down the day a tick bites you.
@ After the walk, there's a small black dot that wasn't there before.
1 | fine tweezers | What do you need to remove a tick? | Use fine tweezers or a tick card | Take fine tweezers or a tick tool, and do it soon. | The longer a tick sucks, the greater the risk. | Fingers would squeeze its body.
2 | straight pull | How do you remove a tick? | Grip it at the skin and pull straight | Grip the tick as close to the skin as you can and pull slowly and evenly upward. | Do not jerk and do not crush it. | If mouthparts stay behind, they mostly fall out by themselves.
3 | no oil | Should you burn a tick or put oil on it? | No oil, no flame, no polish | Don't put oil, glue or heat on a tick. That only stresses it, and it may release more into the wound. | What counts is to get it out soon. | The old advice just won't die.
4 | date | What do you do after a tick bite? | Clean the spot and note the date | Clean the skin and your hands, and write down the day and the place of the bite. | A photo helps the doctor. | Check the armpits, the backs of the knees, the groin and the hairline for more.
5 | red ring | When does a tick bite need a doctor? | Watch for a red ring and fever | See a doctor if a red patch grows around the bite, or if fever or pain comes within weeks. | It may be Lyme disease, which is treated with antibiotics. | Early treatment works best.

# open-tight-jar | how-to | opening a tight jar | open a tight jar, open tight jar, open jar, open a jar, open a stuck jar, open stuck jar, open jar lid, open stuck lid, jar wont open, jar that wont open, loosen jar lid | Mason jar
> You don't need strength. You need grip. | It's only air that holds the jar shut. | A spoon can open that jar.
@ Everybody at the table has tried it, and the pickles are still inside.
1 | rubber glove | How do you get a grip on a jar lid? | Use rubber for grip | Dry the lid and turn it with a rubber glove or a wide rubber band around it. | It's usually grip that's missing, not strength. | A wet hand only slips.
2 | hot water | Does hot water help to open a jar? | Warm the lid | Hold only the lid under hot water for half a minute, dry it and turn. | Metal expands more than glass when it is warmed. | Be careful with a jar straight from the fridge: its glass may crack.
3 | spoon | How do you break the vacuum of a jar? | Let air in | Push the tip of a spoon under the rim of the lid and lever gently until it clicks. | That click is air rushing in. The vacuum held it shut. | Then it turns easily.
4 | tap | Does tapping a lid help? | Tap the edge | Go around the lid with a spoon, knocking lightly all the way. That breaks up the dried sugar that glues it shut. | Once around is usually enough. | Tap, do not hit.
5 | bulge | When should you not eat what is in a jar? | Throw away what bulges | If a lid bulged before, or the jar spurts or smells odd, throw it away without tasting. | Dangerous germs can make gas, and their poison cannot always be smelled. | After opening, it belongs in the fridge.

# soften-things-in-kitchen | how-to | softening butter and brown sugar | soften butter, soften butter fast, soften butter quickly, soften brown sugar, soften hard brown sugar, brown sugar hard, brown sugar is hard, brown sugar rock hard, fix hard brown sugar, keep brown sugar soft | Brown sugar
> An apple can rescue brown sugar that's hard as rock. | Your cold butter can be soft in fifteen minutes. | Melted butter isn't soft butter.
@ The recipe says soft butter, and yours is a brick.
1 | cubes | How do you soften butter fast? | Cut butter into small cubes | Straight from the fridge, slice the butter into little cubes and spread them out. In fifteen minutes, they're soft. | More surface takes up warmth faster. | A grater is faster still.
2 | warm glass | How do you soften butter without a microwave? | Put a warm glass over it | Warm a glass with hot water, dry it, and turn it over the stick of butter for some minutes. | The warm air softens it evenly. | In a microwave it melts at the edge first.
3 | finger dent | When is butter soft enough? | Press it with a finger | A finger leaves a dent, and the butter still holds its shape and does not shine. | Soft butter takes in air, melted butter does not. | For pie crust it has to stay cold.
4 | slice of bread | How do you soften hard brown sugar? | Add a slice of bread overnight | Put a slice of bread or apple into the jar with the hard sugar and close it. The next day it is soft. | Sugar draws the water out of it. | In a hurry, use a damp paper towel over the bowl and some seconds in the microwave.
5 | tight jar | How do you keep brown sugar soft? | Keep it airtight | Press out the air, and close the bag or jar tightly. | It gets hard because its water dries up. | A damp piece of clay in the jar helps as well.

# crack-and-separate-eggs | how-to | cracking and separating eggs | crack an egg, crack eggs, separate eggs, separate an egg, separate egg whites, separate egg yolk, separate yolk from white, get eggshell out, eggshell in egg | Egg as food
> Crack an egg on the counter, not on the bowl. | Only one thing catches eggshell: more eggshell. | One drop of yolk can ruin your egg whites.
@ A crack, and a piece of shell floats in the bowl.
1 | flat counter | How do you crack an egg? | Tap it on a flat surface | Tap the middle of the egg once, firmly, on the counter, and open it with both thumbs. | A sharp edge pushes bits of shell inside. | Use a small bowl first, one egg after the other.
2 | shell half | How do you get eggshell out of an egg? | Fetch it with a shell | Dip half of the eggshell into the egg and scoop the piece out. | A sharp edge cuts through the white where a finger pushes it away. | A wet finger works next best.
3 | two halves | How do you separate an egg? | Pass the yolk from half to half | Let the yolk slide from one half of the shell to the other, while the white runs down into a bowl. | Cold eggs separate best. | Or let the white run through your clean fingers.
4 | three bowls | How do you keep yolk out of the whites? | Use three bowls | Separate each egg over a small bowl, and add the white to the others only if it is clean. | Fat from the yolk keeps the whites from getting stiff. | Use the yolks at once, or cover them and keep them cold.
5 | clean hands | What do you do after cracking eggs? | Wash your hands | Raw egg can carry salmonella, so soap up your hands and the counter before you touch anything else. | Cold water alone won't do it. | Nobody should eat raw dough, least of all children and pregnant people.
`
