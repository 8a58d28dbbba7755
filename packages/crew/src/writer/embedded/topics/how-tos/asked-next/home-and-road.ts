/** Knots, spots, cars, trips and first steps that everybody looks up, for `readTopics`. */
export const HOME_AND_ROAD = `
# tying-a-bowline | how-to | tying a bowline | tie a bowline, tie a bowline knot, tie bowline, bowline knot, bowline, learn the bowline, tie a knot that does not slip, tie a loop, knots everyone should know, knots everybody should know, useful knots, most useful knot, basic knots, sailing knots, boating knots | Bowline
> The rabbit knows how it goes. | It holds a boat, and opens with your fingers. | Sailors call it the king of knots.
@ The rope is wet, the boat pulls, and you have one hand free.
1 | small loop | How do you start a bowline? | Make a small loop in the rope | Make a small loop in the rope, with the free end on top. Leave enough rope for the large loop that you want. | The small loop is the rabbit's hole. | The long part is the tree.
2 | rope through loop | Where does the end go first? | Bring the end up through the loop | Bring the free end up through the small loop from below. The rabbit comes out of its hole. | From above, it becomes another knot. | Pull through a good length.
3 | rope around rope | What comes after the first pass? | Lead the end around behind the rope | Lead the end around behind the long part of the rope. The rabbit runs around the tree. | Nothing is tight yet. | Keep the small loop open with a finger.
4 | end back down | How does a bowline close? | Put the end back down the loop | Put the end back down through the small loop, beside itself. The rabbit goes back into its hole. | Leave an end of some ten rope widths. | A short end can slip out.
5 | tight knot | How do you tighten a bowline? | Pull the long part against the end | Hold the end and its side of the loop, and pull the long part. To open it, push back the bend behind the long part. | It does not slip under load. | Never trust your life to a knot that nobody has checked.

# marker-on-wood | how-to | getting permanent marker off wood | remove permanent marker from wood, remove permanent marker from a wooden table, remove permanent marker, get permanent marker off wood, get permanent marker off a table, get permanent marker off, remove sharpie from wood, get sharpie off wood, get sharpie off, remove sharpie, clean permanent marker, marker on a table, sharpie on a table, remove permenant marker from a wooden table, remove permenant marker, get permenant marker off | Permanent marker
> Permanent only means that water cannot do it. | Test it where nobody looks. | The varnish is what you have to save.
@ One small hand, one thick black pen, and your table.
1 | hidden corner | What do you do before cleaning wood? | Test every cleaner on a hidden spot | Test every cleaner on a spot that nobody sees, and wait until it is dry. Some dissolve the varnish as well. | Unsealed wood soaks ink up deeply. | Antiques belong with an expert.
2 | alcohol swab | What removes permanent marker from wood? | Dab it with rubbing alcohol | Put rubbing alcohol on a cloth and dab the mark, from the outside in. It dissolves the ink, so turn the cloth often. | Alcohol can dull shellac and some varnishes. Be brief. | Open a window, and keep flames away.
3 | toothpaste | What if alcohol does not help? | Rub gently with white toothpaste | Rub plain white toothpaste along the grain with a soft cloth, for a minute, and wipe it off. It is a very fine polish. | No gel, and no coarse grains. | A melamine sponge works the same way, and can dull shine.
4 | wiped table | What do you do after the ink is gone? | Wipe it clean, and dry it | Wipe the spot with a damp cloth and a drop of dish soap, and dry it at once. | What is left of the cleaner would go on working. | Water is no friend of wood.
5 | polish cloth | How does the wood get its shine back? | Polish the dull spot again | Rub a little furniture polish or wax into the spot if it has become dull. | Bare wood may need sanding and new oil. | Then hide the pen.

# sticky-residue | how-to | getting sticker residue off | remove sticky residue, get sticky residue off, remove sticker residue, get sticker residue off, get sticker residue off glass, remove sticker residue from glass, get sticker residue off plastic, remove a sticker, remove stickers, get a sticker off, get stickers off, remove a label, remove labels, get labels off jars, remove glue residue, remove adhesive, get adhesive off, remove tape residue | Adhesive
> Your fingernail is the wrong tool. | Fat beats glue. | Half of the work is done by heat.
@ You peel, and half of the label stays.
1 | hair dryer | How do you get a sticker off in one piece? | Warm the sticker with a hair dryer | Warm the sticker with a hair dryer for half a minute, and peel it slowly at a flat angle. Warm glue lets go. | Not on thin plastic, which can warp. | Jars can soak in hot water instead.
2 | oil drop | What removes sticky residue? | Rub the rest with cooking oil | Rub cooking oil on the rest, wait ten minutes, and wipe it off. Fat softens the glue. | Peanut butter works for the same reason. | On paper, cloth and raw wood it would leave a stain.
3 | alcohol pad | What if oil does not help? | Try rubbing alcohol next | Try rubbing alcohol on a cloth. It takes off many glues on glass and metal without a trace. | Test it first on plastic and lacquer. | Air the room.
4 | plastic card | How do you scrape without scratches? | Scrape with an old plastic card | Push what is soft together with an old plastic card. A knife leaves scratches. | On glass, a razor scraper held flat is fine. | Keep it wet while you scrape.
5 | soapy sponge | How do you finish? | Wash off the grease with soap | Wash the place with warm water and dish soap, so that no film of oil stays. | Then it does not draw dust. | Rinse it, and dry it.

# cleaning-a-microwave | how-to | cleaning a microwave | clean a microwave, clean the microwave, clean your microwave, microwave smells, clean inside of microwave, dirty microwave | Microwave oven
> You do not scrub it. You steam it. | Three minutes of steam, five of patience. | One thing can go wrong, and it is easy to avoid.
@ You open the door, and last week's soup is on the ceiling.
1 | bowl of water | How do you start cleaning a microwave? | Put a bowl of lemon water in | Put a wide bowl of water with slices of lemon, or two tablespoons of vinegar, into it. Add a wooden spoon to the bowl. | The wood keeps water from boiling up suddenly. | Nothing metal goes in.
2 | steamy glass | How long does it steam? | Let it boil for three minutes | Let it boil for about three minutes, until the window is fogged. | Steam softens what is stuck. | Strong ovens need less.
3 | closed door | What do you do after the steam? | Leave the door closed five minutes | Leave the door closed for five minutes. The steam goes on working, and the water cools. | Hot water can scald. | Take the bowl out with care.
4 | soft cloth | How do you wipe a microwave? | Wipe it from top to bottom | Wipe it with a soft cloth, first the ceiling, then the sides and the door, with its seal. | Scouring pads scratch the walls. | The plate washes in the sink.
5 | food cover | How does it stay clean? | Cover food from now on | Cover food with a lid made for it, and wipe splashes at once. | Dry ones stick like glue. | A dish with baking soda takes the smell.

# cleaning-a-dishwasher | how-to | cleaning a dishwasher | clean a dishwasher, clean the dishwasher, clean your dishwasher, clean dishwasher filter, dishwasher smells, smelly dishwasher, dishwasher smell, dishes not getting clean | Dishwasher
> The machine that washes needs a wash. | Most bad smells sit in one place. | The tiny holes decide.
@ You open it, and clean plates smell of old soup.
1 | round filter | Why does a dishwasher smell? | Take out the filter, and rinse it | Turn out the filter at the bottom, and wash it under the tap with a soft brush and soap. Most smells sit there. | Do it every few weeks. | Put it back firmly.
2 | spray arm | Why do dishes stay dirty? | Free the holes of the arms | Take off the spray arms if they come off, and free their small holes with a toothpick. | Blocked holes leave the corners dry. | Turn them by hand to test that they spin freely.
3 | door seal | Which part is forgotten? | Wipe the seal and the edges | Wipe the rubber seal and the edges of the door, where no water gets. | Grease collects there. | A damp cloth with soap is enough.
4 | hot cycle | How do you clean the inside? | Run it empty and hot | Run it empty at its hottest, with a dishwasher cleaner, or a cup of vinegar in the upper rack. | Use vinegar now and then only. Rubber does not like much of it. | Never mix it with anything that holds bleach.
5 | scraped plate | How does it stay clean? | Scrape plates, and leave it ajar | Scrape plates first, and leave the door open a little after a run. | Bones, labels and seeds clog it. | Refill salt if your machine has a place for it.

# cleaning-a-coffee-maker | how-to | cleaning a coffee maker | clean a coffee maker, clean the coffee maker, clean your coffee maker, clean a coffee machine, clean coffee machine, descale a coffee maker, descale a coffee machine, clean coffee maker with vinegar | Coffeemaker
> Bitter coffee is often an unwashed machine. | It gets slow before it breaks. | Two runs of plain water are part of it.
@ It gurgles longer each morning, and drips at last.
1 | washed jug | What do you wash every day? | Wash jug and basket with soap | Wash the jug, the lid and the basket with soap after use. Oils of old coffee go rancid. | Leave the lid open to dry. | Damp dark places grow mold.
2 | vinegar cup | How do you descale a coffee maker? | Fill it with a descaler | Fill the tank with descaler as its maker says, or with one part white vinegar and two parts water. | Some makers forbid vinegar. Look it up. | Limescale makes it slow.
3 | half run | How long does it have to work? | Run half, then wait thirty minutes | Let half of it run through, switch off, wait for half an hour, and let the rest run. | Time does the work. | Pour it away.
4 | clear water | How do you get rid of the taste? | Rinse with clear water twice | Run two full tanks of clear water through it. Smell the last one. | A third does no harm. | Now it is ready for coffee.
5 | calendar | How often do you descale? | Do it every one to three months | Do it every one to three months. Hard water needs it more often. | Filtered water puts it off. | When it gets slow or loud, it is time.

# static-cling | how-to | getting rid of static cling | stop static cling, get rid of static cling, static cling, static in clothes, clothes stick to me, get rid of static, stop static hair | Static cling
> Dry air is the culprit. | Take things out a little damp. | A safety pin can help.
@ Your skirt sticks to your legs, and it crackles.
1 | damp shirt | Why do clothes get static in a dryer? | Take clothes out before bone dry | Take clothes out while they are a trace damp. Rubbing bone dry fabrics charges them. | Polyester dries faster than cotton. Dry it apart. | The line makes hardly any.
2 | humidifier | Why is static worse in winter? | Put some moisture into the air | Heated winter air is dry, and charge cannot leak away. A humidifier, or wash drying in the room, helps. | Damp air carries it off. | Forty to fifty percent is pleasant.
3 | wet hands | What helps at once? | Run damp hands over the fabric | Run slightly damp hands over the cloth, or mist the inside with a little water. | Water lets the charge flow off. | A little hand cream on the legs works as well.
4 | safety pin | How does metal help? | Pin a small safety pin inside | Pin a small safety pin into a seam inside, or run a metal hanger over the lining. Metal spreads the charge. | Cotton below helps, too. | The pin goes where nobody sees it.
5 | hair drop | How do you stop static hair? | Smooth hair with a drop of oil | Rub a drop of hair oil or conditioner between the palms, and smooth the hair. | A wooden comb charges it less than plastic. | Wool and synthetic hats are the worst.

# parallel-parking | how-to | parallel parking | parallel park, parallel parking, learn parallel parking, parallel park a car, parallel park for beginners | Parallel parking
> Slow hands, slow car. | Your mirrors tell you when to turn. | If it goes wrong, drive out and begin again.
@ A gap, a line of cars behind you, and the blinker ticks.
1 | car gap | How large does the gap have to be? | Pick a gap one half longer | Pick a gap about one and a half times as long as your car, signal, and look around you. | Begin with larger ones. | Let others pass.
2 | side by side | Where do you start from? | Line up with the car in front | Stop beside the car in front of the gap, about a meter away, with the rear ends in line. | Closer, and you may touch it. | Check mirrors and over the shoulder.
3 | turned wheel | When do you turn toward the curb? | Back up, and turn toward the curb | Back up slowly, and turn the wheel fully toward the curb, until you stand at about forty five degrees. | In the far mirror, you then see the whole car behind. | Stop if anybody comes.
4 | straight wheel | When do you turn back? | Turn away when the front clears | When your front can pass the car ahead, turn the wheel the other way and roll back into the gap. | Watch the front corner. | Slow is smooth.
5 | curb gap | How far from the curb do you stop? | Straighten, and center the car | Straighten the wheels, and leave room in front and behind. A hand or two from the curb is good. | Check for bicycles before you open the door. | Practice between two boxes on an empty lot.

# defogging-windows | how-to | clearing fogged car windows | defog car windows, defog windows, defog a windshield, defog your windshield, defrost a windshield, defrost car windows, foggy car windows, car windows fog up, fogged windows, fogged up windows, windshield fogs up, windows fog up, car windows from fogging, windshield fog | Demister
> Your breath is on the window. | Cold and dry beats warm and damp. | One button makes it worse.
@ You sit down, and the world outside turns gray.
1 | defrost button | What do you press first? | Blow air at the windshield | Press the button for the windshield, with the fan high and warm. Warm air takes up water. | Do not drive before you see. | A scraped peephole is not enough.
2 | snowflake button | Why does air conditioning clear windows? | Switch the air conditioning on | Switch the air conditioning on, in winter as well. It dries the air, which is what counts. | Warm and dry together are best. | Most cars do it by themselves in that setting.
3 | recirculate button | Which button makes fog worse? | Turn off recirculated air | Turn off recirculated air. It keeps your breath in the car. | Outside air in winter holds little water. | A window open by a finger helps.
4 | wet mat | Why does the car fog up each morning? | Take the water out of the car | Shake snow off shoes and mats, and take wet jackets along. What is wet inside ends up on the glass. | A bag of cat litter soaks some of it up. | A blocked drain or a leak can be behind it.
5 | clean glass | How do you keep windows from fogging? | Clean the inside of the glass | Clean the inside with glass cleaner. Fog clings to grease and dust. | A dirty cabin filter lets less air in. | Use a cloth that leaves no lint.

# tourist-scams | how-to | avoiding tourist scams | avoid tourist scams, tourist scams, common tourist scams, travel scams, avoid travel scams, scams abroad, scams in paris, tourist scams in paris, tourist scams to watch out for, scams to watch out for in paris, tourist scams to watch out for in paris, scams in rome, tourist scams in rome, scams in barcelona, scams in europe, tourist scams in europe, avoid scams in paris, avoid being scammed abroad | Confidence trick
> Whoever runs up to you wants something. | It is free, until it is on your wrist. | Most of them are beaten by one word.
@ A friendly stranger bends down, and holds up a golden ring.
1 | string bracelet | How does the bracelet trick work? | Keep your hands out of reach | Keep your hands in your pockets when somebody offers a bracelet or a rose. Once it is on you, they ask for money. | The bracelet trick is common below famous sights. | A calm no, and walk on.
2 | found ring | How does the ring trick work? | Leave the found ring alone | Somebody finds a ring at your feet, gives it to you, and wants a reward. The ring is brass. | You did not lose it, and neither did they. | Do not stop.
3 | clipboard | What is the petition trick? | Sign nothing in the street | Sign nothing on the street. While you read the clipboard, a second hand may be in your bag, or a donation is demanded. | Real groups do not touch you. | Hold your bag in front.
4 | taxi meter | How do you avoid taxi tricks? | Agree on the meter or fare | Take taxis from a stand or an app, and make sure that the meter runs, or agree on the fare before. | A closed hotel is often a tale to take you elsewhere. | Look up the usual price first.
5 | bank machine | How do you take out money safely? | Use machines inside a bank | Use cash machines at a bank, cover the keys, take help from nobody, and choose to be charged in the local money. | An offer to convert the sum usually costs more. | Count your change at tills.

# lost-passport | how-to | dealing with a lost passport | lost passport, lose your passport, lost your passport, lose passport abroad, lost passport abroad, stolen passport, passport stolen, passport lost, lose my passport, lost my passport | Passport
> Three calls, and you are on your way. | A photo on your phone saves hours. | Found again? It may be void.
@ You pat one pocket, then the other, and then the first again.
1 | hotel desk | What do you do first? | Search, then ask where you were | Search bags and room in peace, and ask the hotel, the taxi and the last cafe. Many turn up there. | Give yourself an hour. | Lost and found offices are worth a call.
2 | police report | Do you need the police? | Get a report from the police | Report it to the local police if it was stolen or does not turn up, and ask for a written report. Embassies and insurers may want it. | Take a photo of the report. | Some places let you do it online.
3 | embassy door | How do you get a new passport abroad? | Call your embassy or consulate | Call the nearest embassy or consulate of your country. They cancel the old one, and can give you an emergency paper to travel. | There is a number for nights, too. | Look up their hours before you go.
4 | passport photos | What do you bring to the embassy? | Bring photos, copies and your ticket | Bring passport photos, any proof of who you are, the report, and your ticket. A photo of the lost passport helps a lot. | On a photo of it, they find its number. | A travel companion can vouch for you in some cases.
5 | phone backup | How do you prepare for it? | Keep a copy apart from it | Before a trip, store a photo of the passport where you can reach it without your phone, and one at home. | Leave it in the safe if you do not need it. | One found later is canceled, so do not use it.

# after-an-interview | how-to | following up after an interview | follow up after an interview, follow up after a job interview, after an interview, after a job interview, thank you email after an interview, write a thank you email, thank you email after interview, follow up email, write a follow up email, follow-up email, no response after interview | Job interview
> One email, six lines. | Silence usually means that they are busy. | Ask once, and go on looking.
@ You are home again, and the phone lies there, silent.
1 | notebook | What do you do right after an interview? | Write down what was said | Write down names, questions and what you would answer better. You will need it in the next round. | In two days it is gone. | Note when they want to decide.
2 | short email | When do you say thank you? | Thank them within one day | Send a short email within a day. Thank them, and name one thing that you talked about. | It shows that you listened. | Six lines are enough.
3 | added answer | What else may the email say? | Add one thing that you forgot | Add one example or link that fits what they need, if there is one. | No second application letter. | Read it aloud before you send it.
4 | calendar | How long do you wait before you ask? | Wait until their date, then ask | Wait until the date they named has passed by a few days, or about a week, and ask politely how it stands. | Friendly, in two sentences. | Write to the person who invited you.
5 | other jobs | What if nobody answers? | Ask once more, and move on | After another week you may ask once more. Then take it as a no, and go on. | Keep applying all the time. | Stay polite. People meet again.

# smart-goals | how-to | setting SMART goals | set smart goals, smart goals, smart goal, set goals, goal setting, set a goal, set realistic goals, achieve your goals, reach your goals, goal setting tips | SMART criteria
> A wish has no date. | Five letters, five questions. | The best goal fits on a small note.
@ The page says get fit, and it has said so for three years.
1 | target | What does the S in SMART stand for? | Specific: say exactly what | Be specific. Not get fit, but run five kilometers without a stop. | If two people read it differently, it is too vague. | One goal at a time is plenty.
2 | tape measure | What does the M in SMART stand for? | Measurable: choose a number | Choose a number by which you can tell whether you got there. | Counting shows progress on bad days. | A yes or no will do as well.
3 | ladder | What does the A in SMART stand for? | Achievable: make it hard, not hopeless | Make it hard enough to matter, and small enough to reach with the time you have. | Cut it in half if you doubt it. | Early success keeps you going.
4 | compass | What does the R in SMART stand for? | Relevant: know why it matters | Ask why you want it. A goal that only others want dies in the second week. | Write the reason below it. | It should fit the rest of your year.
5 | date circle | What does the T in SMART stand for? | Timed: put a date on it | Put a date on it, and one small step into this week. | A far date needs a halfway point. | Look at it every Sunday.

# taking-a-nap | how-to | taking a good nap | take a nap, power nap, power naps, nap, naps, napping, benefits of napping, benefits of naps, take a power nap, how long should a nap be, perfect nap, take naps | Nap
> Twenty minutes beat an hour. | Coffee before it is no joke. | After four in the afternoon, it steals from the night.
@ It is two in the afternoon, and the letters on the screen begin to swim.
1 | timer | How long is a good nap? | Set an alarm for twenty minutes | Set an alarm for about twenty minutes. You wake before deep sleep, and are clear at once. | After an hour, many feel dull for a while. | Add five minutes to fall asleep.
2 | early clock | When is the best time for a nap? | Nap in the early afternoon | Nap between about one and three, when most people get sleepy. Late naps make the night harder. | The dip comes without a heavy lunch as well. | If you lie awake at night, skip it.
3 | dark room | Where do you nap best? | Make it dark, cool and quiet | Lie down somewhere dark and quiet, with a blanket. A sleep mask and earplugs do it in an office. | The body cools when it sleeps. | A chair that leans back is enough.
4 | coffee cup | What is a coffee nap? | Drink a coffee right before it | Drink a coffee, and lie down at once. Caffeine takes some twenty minutes to work, and wakes you. | Small studies found that both together help more than one. | Not for those whom coffee keeps awake at night.
5 | closed eyes | What if you cannot fall asleep? | Just rest with your eyes closed | If sleep does not come, lie still and breathe slowly. Rest alone does good. | Nobody can force it. | It gets easier with practice.

# new-runner-mistakes | how-to | avoiding mistakes as a new runner | mistakes new runners make, mistakes runners make, running mistakes, beginner running mistakes, new runner mistakes, mistakes beginner runners make, common running mistakes | Running
> Most of them run too fast. | Your lungs learn faster than your shins. | The cheapest training is a day off.
@ After three hundred meters you stand by a tree, and everything burns.
1 | talking runner | How fast should a beginner run? | Run slowly enough to talk | Run so slowly that you can speak in whole sentences. Most beginners go out too fast. | Walking in between is allowed. | Speed comes later by itself.
2 | weekly chart | How fast do you add distance? | Add a little, week by week | Add only a little each week. Tendons and bones take longer than lungs. | A common rule of thumb is a tenth. | Pain that stays needs somebody who knows.
3 | rest day | How often should a beginner run? | Leave a day between runs | Run two or three times a week, with a day in between. You get stronger while you rest. | Sleep is part of it. | On free days, a walk is fine.
4 | worn shoe | What do beginners get wrong with shoes? | Wear shoes that feel right now | Choose running shoes that are comfortable at once, with a thumb's width in front. | Old gym shoes are worn flat inside. | Go and buy them in the evening, when feet are larger.
5 | warm start | Do you need to warm up? | Begin every run with a walk | Begin with five minutes of brisk walking, and end with some, too. | Cold muscles do not like surprises. | Long stretching before is not needed.

# quitting-coffee | how-to | giving up coffee | stop drinking coffee, quit coffee, quit caffeine, give up coffee, giving up coffee, quitting coffee, quitting caffeine, stop coffee, without coffee, cut back on coffee, drink less coffee, stop drinking coffee for 30 days, stop drinking coffee for a month, quit coffee for 30 days | Caffeine
> The headache is normal, and it passes. | Do not stop on a Monday. | After two weeks, mornings feel different.
@ It is nine o'clock, and your cup holds mint tea.
1 | two cups | How do you start giving up coffee? | Cut down over one or two weeks | Cut down step by step, by a cup every few days, or mix in decaf. Stopping at once is harder. | The brain has got used to it. | Tea, cola and energy drinks count as well.
2 | headache | What happens when you stop drinking coffee? | Expect headaches for a few days | Headache, tiredness and bad mood often begin within a day, are worst on the first two days, and fade in about a week. | Blood vessels in the head widen without it. | It is unpleasant, and it passes.
3 | morning light | How do you wake up without coffee? | Put light and water in its place | Go into daylight, drink a glass of water, and move for five minutes. | Morning light tells the body clock that it is day. | A cold face wash helps.
4 | night bed | What gets better without coffee? | Watch how your sleep changes | Many people fall asleep more easily and sleep deeper. Caffeine from the afternoon is still there at night. | Half of it is gone after some five hours. | So the tiredness that you drank it for may shrink.
5 | decaf cup | Do you have to give up coffee for good? | Decide afterwards, with a clear head | After thirty days, decide anew. For most grown people, a few cups a day are fine. | Some keep one cup in the morning. | Whoever is pregnant or ill should ask a doctor.
`
