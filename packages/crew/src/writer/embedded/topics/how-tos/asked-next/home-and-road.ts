/** Knots, spots, cars, trips and first steps that everybody looks up, for `readTopics`. */
export const HOME_AND_ROAD = `
# tying-a-bowline | how-to | tying a bowline | tie a bowline, tie a bowline knot, tie bowline, bowline knot, bowline, learn the bowline, tie a knot that does not slip, tie a loop, knots everyone should know, knots everybody should know, useful knots, most useful knot, basic knots, sailing knots, boating knots | Bowline
> The rabbit comes out of the hole. That's a bowline. | This knot holds a boat and opens with your fingers. | Sailors call it the king of knots.
@ The rope's wet, the boat pulls, and you've got one hand free.
1 | small loop | How do you start a bowline? | Make a small loop in the rope | Lay the free end over the rope so it makes a little loop. Leave enough rope beyond it for the big loop you want. | That small loop is the rabbit's hole. | The long part is the tree.
2 | rope through loop | Where does the end go first? | Bring the end up through the loop | The rabbit comes out of its hole: from below, push the free end up through that loop. | From above, you'd get a different knot. | Pull a good length through.
3 | rope around rope | What comes after the first pass? | Take it around behind the rope | Take the end around behind the long part. The rabbit runs around the tree. | Nothing's tight yet. | Keep the small loop open with a finger.
4 | end back down | How does a bowline close? | Put the end back down the loop | The rabbit goes home: the free end dives back into its hole, next to where it came out. | Leave a tail about ten rope widths long. | A short one can slip out.
5 | tight knot | How do you tighten a bowline? | Pull the long part against the end | Hold the end and its side of the loop, and pull the long part tight. | It doesn't slip under load. To open it, push back the bend behind the long part. | Never trust your life to a knot nobody checked.

# marker-on-wood | how-to | getting permanent marker off wood | remove permanent marker from wood, remove permanent marker from a wooden table, remove permanent marker, get permanent marker off wood, get permanent marker off a table, get permanent marker off, remove sharpie from wood, get sharpie off wood, get sharpie off, remove sharpie, clean permanent marker, marker on a table, sharpie on a table, remove permenant marker from a wooden table, remove permenant marker, get permenant marker off | Permanent marker
> Permanent marker only means water can't remove it. | Toothpaste can take marker off your table. | The varnish is what you have to save.
@ One small hand, one fat black marker, and your table.
1 | hidden corner | What do you do before cleaning wood? | Test every cleaner on a hidden spot | Try any cleaner on a spot nobody sees, and wait until it's dry. Some dissolve the varnish too. | Bare wood soaks ink in deep. | Antiques go to an expert.
2 | alcohol swab | What removes permanent marker from wood? | Dab it with rubbing alcohol | Wet a cloth with rubbing alcohol, and work from the outside of the mark in. Keep turning to a clean spot. | It dissolves the ink, but it can dull shellac and some varnishes, so be quick. | Open a window, and keep flames away.
3 | toothpaste | What if alcohol does not help? | Rub gently with white toothpaste | Rub plain white toothpaste along the grain with a soft cloth for a minute, and wipe it off. | It's a very fine polish. | No gel and no grit. A melamine sponge works too, but can dull the shine.
4 | wiped table | What do you do after the ink is gone? | Wipe it clean and dry it | Wipe it with a damp cloth and a drop of dish soap, then dry it right away. | Leftover cleaner keeps working. | Water is no friend of wood.
5 | polish cloth | How does the wood get its shine back? | Polish the dull spot again | If the spot went dull, rub in a little furniture polish or wax. | Bare wood may need sanding and new oil. | Then hide the marker.

# sticky-residue | how-to | getting sticker residue off | remove sticky residue, get sticky residue off, remove sticker residue, get sticker residue off, get sticker residue off glass, remove sticker residue from glass, get sticker residue off plastic, remove a sticker, remove stickers, get a sticker off, get stickers off, remove a label, remove labels, get labels off jars, remove glue residue, remove adhesive, get adhesive off, remove tape residue | Adhesive
> Your fingernail is the wrong tool for stickers. | Cooking oil beats glue. | A hair dryer peels a sticker in one piece.
@ You peel, and half the label stays.
1 | hair dryer | How do you get a sticker off in one piece? | Warm the sticker with a hair dryer | Warm it with a hair dryer for thirty seconds, and peel slowly at a flat angle. | Warm glue lets go. | Not on thin plastic, which can warp. Jars can soak in hot water.
2 | oil drop | What removes sticky residue? | Rub what's left with cooking oil | Rub on cooking oil, wait ten minutes, and wipe it off. | Fat softens the glue, and peanut butter works for the same reason. | Not on paper, cloth or raw wood. It stains.
3 | alcohol pad | What if oil does not help? | Try rubbing alcohol next | If oil didn't do it, rubbing alcohol on a cloth will melt many glues right off glass and metal. | Test it first on plastic and lacquer. | Air out the room.
4 | plastic card | How do you scrape without scratches? | Scrape with an old plastic card | Push the softened glue together with an old plastic card. | A knife leaves scratches. | On glass, a razor scraper held flat is fine. Keep it wet.
5 | soapy sponge | How do you finish? | Wash off the grease with soap | Wash the spot with warm water and dish soap, so no oil film stays. | Then it won't collect dust. | Rinse it, and dry it.

# cleaning-a-microwave | how-to | cleaning a microwave | clean a microwave, clean the microwave, clean your microwave, microwave smells, clean inside of microwave, dirty microwave | Microwave oven
> You don't scrub a microwave. You steam it. | Put lemon water in your microwave and walk away. | Don't open the microwave yet. Wait five minutes.
@ You open the door, and last week's soup is on the ceiling.
1 | bowl of water | How do you start cleaning a microwave? | Put in a bowl of lemon water | Fill a wide bowl with water, drop in lemon slices or two spoons of vinegar, and lean a wooden spoon in it. | The wood keeps the water from suddenly boiling up. | Nothing metal goes in.
2 | steamy glass | How long does it steam? | Let it boil for three minutes | Run it about three minutes, until the window's fogged. | Steam softens what's stuck. | Strong microwaves need less.
3 | closed door | What do you do after the steam? | Leave the door shut for five minutes | Don't open it for five minutes. The steam keeps working, and the water cools. | Hot water can scald. | Take the bowl out carefully.
4 | soft cloth | How do you wipe a microwave? | Wipe it from top to bottom | Wipe it with a soft cloth: ceiling first, then the sides, then the door and its seal. | Scouring pads scratch the walls. | Wash the plate in the sink.
5 | food cover | How does it stay clean? | Cover food from now on | Cover your food with a proper lid, and wipe splatters right away. | Dry ones stick like glue. | A dish of baking soda takes the smell.

# cleaning-a-dishwasher | how-to | cleaning a dishwasher | clean a dishwasher, clean the dishwasher, clean your dishwasher, clean dishwasher filter, dishwasher smells, smelly dishwasher, dishwasher smell, dishes not getting clean | Dishwasher
> Your dishwasher stinks because of one part. | The machine that washes needs a wash. | Dirty dishes? Grab a toothpick.
@ You open it, and clean plates smell like old soup.
1 | round filter | Why does a dishwasher smell? | Take out the filter and rinse it | Twist out the filter at the bottom, and wash it with a soft brush and soap. Most smells live there. | Do it every few weeks. | Put it back firmly.
2 | spray arm | Why do dishes stay dirty? | Clear the holes in the spray arms | Take off the spray arms if they come off, and clear the little holes with a toothpick. | Blocked holes leave the corners dry. | Turn them by hand to check they spin.
3 | door seal | Which part is forgotten? | Wipe the seal and the edges | Take a damp, soapy cloth to the rubber seal and the door's edges. The spray never reaches them, and grease collects there. | An old toothbrush gets into the folds of the rubber. | Do it once a month, and the smell stays away.
4 | hot cycle | How do you clean the inside? | Run it empty and hot | With nothing in it, start the hottest cycle, with dishwasher cleaner or a cup of vinegar on the top rack. | Use vinegar only now and then. Rubber doesn't like much of it. | Never mix it with anything that has bleach.
5 | scraped plate | How does it stay clean? | Scrape plates and leave it ajar | Scrape the plates first, and leave the door open a crack after a run. | Bones, labels and seeds clog it. | If yours takes salt, keep it filled.

# cleaning-a-coffee-maker | how-to | cleaning a coffee maker | clean a coffee maker, clean the coffee maker, clean your coffee maker, clean a coffee machine, clean coffee machine, descale a coffee maker, descale a coffee machine, clean coffee maker with vinegar | Coffeemaker
> Bitter coffee is often a dirty machine. | Your coffee maker gets slow before it breaks. | Rinse twice, or your coffee tastes like vinegar.
@ It gurgles longer every morning, and finally drips.
1 | washed jug | What do you wash every day? | Wash the pot and basket with soap | Old coffee leaves oils that go rancid. So every day, the pot, the lid and the basket get soap and warm water. | You can taste it in the next pot. | Leave the lid open to dry. Damp, dark spots grow mold.
2 | vinegar cup | How do you descale a coffee maker? | Fill it with a descaler | Pour descaler into the tank, or one part white vinegar to two parts water. It eats the lime that slows the machine down. | Some makers forbid vinegar, so look it up. | Scale is what makes it slow.
3 | half run | How long does it have to work? | Run half, then wait half an hour | Let half of it run through, switch it off, wait thirty minutes, and run the rest. | Time does the work. | Pour it away.
4 | clear water | How do you get rid of the taste? | Rinse with clean water twice | Run two full tanks of clean water through it, and smell the last one. | A third won't hurt. | Now it's ready for coffee.
5 | calendar | How often do you descale? | Do it every one to three months | Put descaling on the calendar: every one to three months, sooner if your water is hard. | Filtered water buys you time. | When it gets slow or loud, it's time.

# static-cling | how-to | getting rid of static cling | stop static cling, get rid of static cling, static cling, static in clothes, clothes stick to me, get rid of static, stop static hair | Static cling
> A safety pin stops static cling. | Bone-dry clothes come out charged. | Static is worse in winter, and here's why.
@ Your skirt sticks to your legs, and it crackles.
1 | damp shirt | Why do clothes get static in a dryer? | Take clothes out before bone dry | Stop the dryer while things still feel a tiny bit damp. It's bone-dry fabric, rubbing together, that gets charged. | Dryer balls or a softener sheet help, too. | Polyester dries faster than cotton, so dry it separately.
2 | humidifier | Why is static worse in winter? | Put some moisture in the air | Run a humidifier, or let laundry dry in the room. | Heated winter air is dry, so the charge can't leak away. | Forty to fifty percent feels good.
3 | wet hands | What helps at once? | Run damp hands over the fabric | Wet your hands a little and stroke the fabric, or mist it from the inside. The water carries the charge away. | Water lets the charge flow off. | A little lotion on your legs works too.
4 | safety pin | How does metal help? | Pin a small safety pin inside | Metal drains the charge. Hide a safety pin in an inside seam, or run a metal hanger along the lining. | Metal spreads out the charge. | Put it where nobody sees it.
5 | hair drop | How do you stop static hair? | Smooth your hair with a drop of oil | Rub a drop of hair oil or conditioner between your palms, and smooth your hair. | A wooden comb charges it less than plastic. | Wool and synthetic hats are the worst.

# parallel-parking | how-to | parallel parking | parallel park, parallel parking, learn parallel parking, parallel park a car, parallel park for beginners | Parallel parking
> Slow hands, slow car. That's parallel parking. | Your mirror tells you when to turn. | Parking going wrong? Drive out and start over.
@ A gap, a line of cars behind you, and your blinker ticking.
1 | car gap | How large does the gap have to be? | Pick a gap one and a half cars long | Drive up to a space about half a car longer than yours, put on your signal, and check all around. | Start with bigger ones. | Let others pass.
2 | side by side | Where do you start from? | Line up with the car in front | Stop next to the car in front of the gap, about three feet away, rear ends lined up. | Any closer, and you may touch it. | Check your mirrors and over your shoulder.
3 | turned wheel | When do you turn toward the curb? | Back up, turning toward the curb | Back up slowly with the wheel all the way toward the curb, until you're at about forty five degrees. | In the far mirror, you'll see the whole car behind you. | If anybody's coming, stop.
4 | straight wheel | When do you turn back? | Turn away when your front clears | Once your front can clear the car ahead, turn the wheel the other way, and roll back into the gap. | Watch your front corner. | Slow is smooth.
5 | curb gap | How far from the curb do you stop? | Straighten and center the car | Straighten the wheels, leave space front and back, and end up six to twelve inches from the curb. | Check for bikes before you open the door. | Practice between two boxes in an empty lot.

# defogging-windows | how-to | clearing fogged car windows | defog car windows, defog windows, defog a windshield, defog your windshield, defrost a windshield, defrost car windows, foggy car windows, car windows fog up, fogged windows, fogged up windows, windshield fogs up, windows fog up, car windows from fogging, windshield fog | Demister
> One button makes your windows fog up more. | Use the air conditioning in winter. | It's your breath on that window.
@ You sit down, and the world outside turns gray.
1 | defrost button | What do you press first? | Blow air at the windshield | Hit the windshield button, with the fan high and warm. Warm air picks up water. | Don't drive until you can see. | A wiped peephole isn't enough.
2 | snowflake button | Why does air conditioning clear windows? | Turn the air conditioning on | Yes, even in winter, press the A C button. It pulls the water out of the air, and that's what clears the glass. | Warm and dry together work best. | Most cars do it by themselves in that setting.
3 | recirculate button | Which button makes fog worse? | Turn off recirculated air | Turn off recirculation. It keeps your breath in the car. | Winter air from outside holds little water. | Crack a window an inch.
4 | wet mat | Why does the car fog up each morning? | Get the water out of the car | Knock the snow off shoes and mats, and take wet jackets with you. | What's wet inside ends up on the glass. | A bag of cat litter soaks some of it up. A leak can be behind it too.
5 | clean glass | How do you keep windows from fogging? | Clean the inside of the glass | Wash the inside of the glass with window cleaner. Fog clings to grease and dust. | A dirty cabin filter lets in less air. | Use a lint-free cloth.

# tourist-scams | how-to | avoiding tourist scams | avoid tourist scams, tourist scams, common tourist scams, travel scams, avoid travel scams, scams abroad, scams in paris, tourist scams in paris, tourist scams to watch out for, scams to watch out for in paris, tourist scams to watch out for in paris, scams in rome, tourist scams in rome, scams in barcelona, scams in europe, tourist scams in europe, avoid scams in paris, avoid being scammed abroad | Confidence trick
> It's free, until it's on your wrist. | Someone found a gold ring at your feet? Keep walking. | Sign nothing on the street.
@ A friendly stranger bends down, and holds up a golden ring.
1 | string bracelet | How does the bracelet trick work? | Keep your hands out of reach | When somebody holds out a bracelet or a rose, your hands stay in your pockets. Once it's on you, it costs money. | The gift is free until it's tied to your wrist. | One calm no, and keep walking.
2 | found ring | How does the ring trick work? | Leave the found ring alone | When somebody finds a ring at your feet, don't take it. They'll want a reward, and it's brass. | You didn't lose it, and neither did they. | Don't stop.
3 | clipboard | What is the petition trick? | Sign nothing on the street | Don't sign a clipboard. While you read, a second hand may be in your bag, or they demand a donation. | Real groups don't touch you. | Hold your bag in front.
4 | taxi meter | How do you avoid taxi tricks? | Agree on the meter or the fare | Use a taxi stand or an app, and make sure the meter's running, or agree on a fare first. | Your hotel is closed is often a story to take you elsewhere. | Look up the usual price.
5 | bank machine | How do you take out money safely? | Use ATMs inside a bank | Use a bank's ATM, cover the keys, take help from nobody, and choose the local currency. | Their offer to convert it usually costs more. | Count your change.

# lost-passport | how-to | dealing with a lost passport | lost passport, lose your passport, lost your passport, lose passport abroad, lost passport abroad, stolen passport, passport stolen, passport lost, lose my passport, lost my passport | Passport
> A photo on your phone saves hours. | Found your lost passport? Don't use it. | Check the hotel before you call the embassy.
@ You pat one pocket, then the other, and then the first one again.
1 | hotel desk | What do you do first? | Search, then ask where you've been | Search your bags and room calmly, and call the hotel, the taxi and the last cafe. | Many turn up there. | Give yourself an hour, and try lost and found.
2 | police report | Do you need the police? | Get a report from the police | If it was stolen or won't turn up, report it to the local police, and get it in writing. | Embassies and insurers may want it. | Take a photo of the report. Some places let you do it online.
3 | embassy door | How do you get a new passport abroad? | Call your embassy or consulate | The nearest embassy or consulate cancels the old one, and can print you an emergency document to get home. | There's a number for nights, too. | Check their hours before you go.
4 | passport photos | What do you bring to the embassy? | Bring photos, copies and your ticket | Bring passport photos, any proof of who you are, the report, and your ticket. | A photo of the lost passport helps a lot. It shows the number. | Sometimes a travel companion can vouch for you.
5 | phone backup | How do you prepare for it? | Keep a copy somewhere else | Before a trip, save a photo of it where you can reach it without your phone, and leave one at home. | If you don't need it, leave it in the safe. | One found later is canceled, so don't use it.

# after-an-interview | how-to | following up after an interview | follow up after an interview, follow up after a job interview, after an interview, after a job interview, thank you email after an interview, write a thank you email, thank you email after interview, follow up email, write a follow up email, follow-up email, no response after interview | Job interview
> One email, six lines. That's the follow-up. | Silence usually means they're busy. | Write it down before you get home.
@ You're home again, and your phone is silent.
1 | notebook | What do you do right after an interview? | Write down what was said | Right away, write down names, questions, and what you'd answer better next time. | In two days it's gone, and you'll need it in the next round. | Note when they want to decide.
2 | short email | When do you say thank you? | Thank them within one day | Send a short email within a day. Thank them, and mention one thing you talked about. | It shows you listened. | Six lines are enough.
3 | added answer | What else may the email say? | Add one thing you forgot | Add one example or link that fits what they need, if you have one. | Don't write a second application. | Read it out loud before you send it.
4 | calendar | How long do you wait before you ask? | Wait until their date, then ask | Wait until a few days past their date, or about a week, then ask politely where things stand. | Keep it friendly, in two sentences. | Write to whoever invited you.
5 | other jobs | What if nobody answers? | Ask once more and move on | A week later, ask once more. Then take it as a no, and keep going. | Keep applying the whole time. | Stay polite. People meet again.

# smart-goals | how-to | setting SMART goals | set smart goals, smart goals, smart goal, set goals, goal setting, set a goal, set realistic goals, achieve your goals, reach your goals, goal setting tips | SMART criteria
> A wish has no date. | Get fit is not a goal. | The best goal fits on a sticky note.
@ The page says get fit, and it's said so for three years.
1 | target | What does the S in SMART stand for? | Specific: say exactly what | Say exactly what you want. Not get fit, but run three miles without stopping. | If two people read it differently, it's too vague. | One goal at a time is plenty.
2 | tape measure | What does the M in SMART stand for? | Measurable: choose a number | Pick a number that tells you if you got there. | Counting shows progress on bad days. | A yes or no works too.
3 | ladder | What does the A in SMART stand for? | Achievable: make it hard but possible | Make it hard enough to matter, and small enough to reach with the time you've got. | If you doubt it, cut it in half. | An early win keeps you going.
4 | compass | What does the R in SMART stand for? | Relevant: know why it matters | Ask why you want it. A goal only other people want dies in week two. | Write the reason underneath. | It should fit the rest of your year.
5 | date circle | What does the T in SMART stand for? | Timed: put a date on it | Put a date on it, and do one small step this week. | A far-off date needs a halfway point. | Look at it every Sunday.

# taking-a-nap | how-to | taking a good nap | take a nap, power nap, power naps, nap, naps, napping, benefits of napping, benefits of naps, take a power nap, how long should a nap be, perfect nap, take naps | Nap
> Twenty minutes of nap beat an hour. | Drink a coffee right before your nap. | After four in the afternoon, a nap steals from the night.
@ It's two in the afternoon, and the letters on the screen start to swim.
1 | timer | How long is a good nap? | Set an alarm for twenty minutes | Give yourself twenty minutes and an alarm. That way you're up before deep sleep, and your head is clear. | After an hour, many people feel groggy. | Add five minutes to fall asleep.
2 | early clock | When is the best time for a nap? | Nap in the early afternoon | Nap between about one and three, when most people get sleepy. | That dip comes even without a big lunch. | If you lie awake at night, skip it.
3 | dark room | Where do you nap best? | Make it dark, cool and quiet | Find somewhere dark and quiet, and take a blanket. In an office, a sleep mask and earplugs do it. | Your body cools when it sleeps. | A chair that leans back is enough.
4 | coffee cup | What is a coffee nap? | Drink a coffee right before it | Have a coffee, then lie down right away. Caffeine needs about twenty minutes to kick in, and that's when you wake up. | In small studies, both together beat either one. | Skip it if coffee keeps you up at night.
5 | closed eyes | What if you cannot fall asleep? | Just rest with your eyes shut | If sleep won't come, lie still and breathe slowly. Rest alone does some good. | Nobody can force it. | It gets easier with practice.

# new-runner-mistakes | how-to | avoiding mistakes as a new runner | mistakes new runners make, mistakes runners make, running mistakes, beginner running mistakes, new runner mistakes, mistakes beginner runners make, common running mistakes | Running
> Most new runners run too fast. | Your lungs learn faster than your shins. | The cheapest training is a day off.
@ Three hundred yards in, you're leaning on a tree, and everything burns.
1 | talking runner | How fast should a beginner run? | Run slowly enough to talk | Run slow enough to talk in full sentences. Most beginners go out too fast. | Walking in between is allowed. | Speed comes later by itself.
2 | weekly chart | How fast do you add distance? | Add a little, week by week | Your lungs improve faster than your tendons. So go up by no more than about ten percent from one week to the next. | Tendons and bones take longer than lungs. | Pain that stays needs a professional.
3 | rest day | How often should a beginner run? | Leave a day between runs | Run two or three times a week, with a day off in between. | You get stronger while you rest. | On off days, a walk is fine.
4 | worn shoe | What do beginners get wrong with shoes? | Wear shoes that feel right now | Get shoes that feel good right away, with a thumb's width in front. | Old gym shoes are worn flat inside. | Shop in the evening, when your feet are bigger.
5 | warm start | Do you need to warm up? | Start every run with a walk | Walk briskly for five minutes first, and walk some at the end too. | Cold muscles don't like surprises. | You don't need long stretching beforehand.

# quitting-coffee | how-to | giving up coffee | stop drinking coffee, quit coffee, quit caffeine, give up coffee, giving up coffee, quitting coffee, quitting caffeine, stop coffee, without coffee, cut back on coffee, drink less coffee, stop drinking coffee for 30 days, stop drinking coffee for a month, quit coffee for 30 days | Caffeine
> Don't quit coffee on a Monday. | The coffee headache is normal, and it passes. | You may be tired because of your coffee.
@ It's nine o'clock, and there's mint tea in your cup.
1 | two cups | How do you start giving up coffee? | Cut down over one or two weeks | Cut a cup every few days, or mix in decaf. Stopping all at once is harder. | Your brain has gotten used to it. | Tea, cola and energy drinks count too.
2 | headache | What happens when you stop drinking coffee? | Expect headaches for a few days | Expect a headache, tiredness and a bad mood within a day. They're worst in the first two days, and fade in about a week. | Blood vessels in your head widen without it. | It's unpleasant, and it passes.
3 | morning light | How do you wake up without coffee? | Replace it with light and water | Step into daylight, drink a glass of water, and move for five minutes. | Morning light tells your body clock it's day. | Cold water on your face helps.
4 | night bed | What gets better without coffee? | Watch how your sleep changes | Watch your sleep. Many people fall asleep more easily and sleep deeper. | Half of the caffeine is still there after about five hours. | So the tiredness you drank it for may shrink.
5 | decaf cup | Do you have to give up coffee for good? | Decide afterward, with a clear head | After thirty days, decide again. For most adults, a few cups a day are fine. | Some keep one cup in the morning. | If you're pregnant or sick, ask a doctor.
`
