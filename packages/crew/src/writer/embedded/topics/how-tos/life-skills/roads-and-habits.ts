/** What people ask of driving, first homes, feasts and habits, for `readTopics`. No law. */
export const ROADS_AND_HABITS = `
# driving-in-snow | how-to | driving in snow and heavy rain | drive in snow, drive in snow and ice, driving in snow, drive on snow, drive on ice, drive on icy roads, drive in winter, winter driving, winter driving tips, drive in rain, drive in heavy rain, driving in rain, driving in heavy rain, drive in fog, avoid aquaplaning, hydroplaning, drive in bad weather | Driving
> Slow is the only trick. All else follows. | If you feel nothing in the wheel, you are swimming. | Look where you want to go, not where you slide.
@ The wheel turns, and the car doesn't.
1 | slow car | What matters most? | Do everything slowly | Start, steer and brake as if there were an egg under each pedal. On snow, stopping can take many times as long. | Tires hold only so much at once. | Leave earlier instead of driving faster.
2 | long gap | How far away do you stay? | Leave far more room in front | Leave at least double the usual gap in rain, and up to ten times as much on snow and ice. | Running into the car in front is a common crash. | Let pushers pass.
3 | second gear | How do you start and climb? | Start gently, in a high gear | Start gently, in second gear if it is manual, and take hills without stopping. | Spinning wheels polish the ice. | Stuck? Sand or mats before the wheels.
4 | skid arrow | What do you do in a skid? | Look and steer where you want to go | Take the foot off, look and steer where you want to go. To stop with ABS, press the brake hard and hold it. | Hands follow the eyes. | A rattling pedal is right.
5 | water film | What is aquaplaning? | Let the gas go when the wheel feels light | If the wheel feels light on water, take the foot off the gas, hold it straight, and wait. Don't brake. | The tires swim. | Good tread and less speed prevent it.
5 | low beams | What about lights? | Use low beams in rain, snow and fog | High beams shine back at you in rain, snow and fog, so use low beams. | Others see you first. | If you hardly see anything, leave the road at a safe place and wait.

# driving-test | how-to | passing your driving test | driving test, driving test tips, driving test mistakes, pass driving test, pass your driving test, pass driving test first time, fail driving test, reasons people fail driving test, mistakes on driving test, prepare for driving test, driving exam, pass driving exam | Driving test
> The examiner can't hear you looking. Move your head. | One mistake is no reason to stop driving. | Practice where you fail, and not where you shine.
@ The seat belt clicks, and the examiner opens a folder.
1 | moving head | What fails most people? | Look with your head, and not your eyes | Turn your head for mirrors and blind spots, each time you change speed or place. | The examiner has to see it. | Mirror, signal, shoulder, go.
2 | three spots | What do you practice? | Practice the three things you hate | Drill parking, hills or roundabouts, whatever scares you, in the town where the test is. | We like to practice what we're good at. | Also in rain and dark.
3 | stop line | Which mistakes count hard? | Stop fully at every stop sign | Bring the wheels to a real standstill, and yield to people at crossings. | Rolling through ends many tests. | Too slow is a fault, too.
4 | calm breath | What about nerves? | Say aloud what you see | Say quietly what you see: child on the left, bus pulls out. And breathe out at red lights. | Words keep the head on the road. | A lesson right before helps.
5 | small slip | What if you make a mistake? | Correct it and drive on | Correct a mistake calmly and drive on. You don't know how much it counts. | Brooding makes the second one. | Didn't hear? Ask again.

# manual-car | how-to | driving a manual car | drive manual car, drive manual, drive stick, drive stick shift, drive stick shift car, learn to drive manual/stick, learn stick shift, manual car for beginners, driving manual, change gears, change gears in manual car, shift gears, use clutch, clutch control, stop stalling, stop stalling car, hill start, do hill start, hill start in manual, manual driving tips, manual driving mistakes | Manual transmission
> The clutch comes up. Halfway, it bites. Wait there. | Nobody stalls on purpose. | Hear the engine, and you need no dial.
@ It jumps, it dies, and behind you a horn honks.
1 | biting point | What do you learn first? | Find the biting point without gas | On flat ground, in first gear, let the clutch up slowly without gas until the car wants to roll. Hold it there. | That point is the whole secret. | Do it twenty times.
2 | gentle gas | How do you start off? | Hold at the bite, add gas, then let go | When the car starts to pull, pause, give it a little gas, and let the clutch up over two more seconds. | Stalling is letting go too soon. | Foot off it afterwards.
3 | gear pattern | When do you change up? | Shift by ear, at a rising hum | Change up when the engine hums, in many cars at two to three thousand turns a minute: gas off, clutch down, lever, clutch up, gas. | Too low shakes, too high screams. | Palm open, don't force it.
4 | hill brake | How do you start on a hill? | Hold it with the handbrake on hills | On a hill, hold it with the handbrake, find the bite until the nose lifts, add gas, and release. | The handbrake keeps it from rolling back. | Many cars hold by themselves for a moment.
5 | red light | How do you stop? | Brake first, clutch last | Brake first, and press the clutch just before it would stall. At red: neutral. | The engine helps to brake. | Foot beside the pedal, and not on it.

# car-accident | how-to | acting after a car accident | car accident, car crash, do after car accident, what to do after car accident, after car accident, after car crash, in car accident, what to do in car accident, get into car accident, fender bender, someone hit your car, someone hits your car, first car accident | Traffic collision
> First safe, then hurt people, then photos. | Don't say that it was your fault. Say what happened. | Photos from far, then near.
@ A bang, and then it is very quiet.
1 | hazard lights | What comes first? | Stop, lights on, get out of the traffic | Stop, switch on the hazard lights, put on the vest, and get everybody behind the barrier or off the road. | The second crash is the deadly one. | Put up the triangle only if it is safe.
2 | emergency call | What about hurt people? | Call for help, and stay with the hurt | Call the emergency number, say where you are, and stay with hurt people. Don't move them, unless there is fire or traffic. | Talking and warmth are help. | Some injuries hurt only hours later.
3 | phone photos | What do you photograph? | Photograph from far, then near | Photograph from far with road and signs, then the damage, plates, traces, and the other's papers. | Cars get moved soon. | Note time, weather and witnesses.
4 | two drivers | What do you say? | Swap names, and leave fault to others | Swap names, plates and insurers, stay polite, say what you saw, and leave the question of fault to others. | You don't know all of it yet. | Call the police if anybody is hurt or it is disputed.
5 | insurer call | What next? | Tell the insurer the same day | Tell your insurer the same day, and see a doctor if anything hurts. | Late news can cost you. | Sign only what you understand.

# night-driving | how-to | driving at night | drive at night, driving at night, night driving, night driving tips, get better at driving at night, see better at night driving, see better driving at night, drive at night without glare, headlight glare, avoid glare when driving, stay awake driving, stay awake while driving, stay awake on long drive | Driving
> Look at the right edge, and not into the lights. | Clean glass is half of your sight. | Coffee needs half an hour. Sleep doesn't wait.
@ Two lights come at you, and the road is gone.
1 | clean glass | What helps at once? | Clean the windshield on the inside, too | Clean windshield, lamps and glasses, on the inside, too. | Film on the glass scatters light. | Dim the dashboard.
2 | right edge line | Where do you look when blinded? | Look at the edge of the road | Look at the line at the edge of the road on your side when lights blind you. | The line leads you, and your eyes stay used to the dark. | Slow down, don't flash back.
3 | light cone | How fast? | Drive so that you can stop in your light | Pick a speed at which you can stop within what your headlights show. | What you see too late you may hit. | Animals stand where forests begin.
4 | light switch | When do you use high beams? | Use high beams, and dip them early | Use high beams on dark, empty roads, and dip them for anybody who comes toward you or drives ahead. | You see farther, and blind nobody. | In fog, low beams show more.
5 | rest stop | What if you get tired? | Stop and sleep for twenty minutes | Pull over, drink a coffee, and nap. The coffee kicks in as you wake up. | Open windows and music barely help. | Walk a little every two hours.

# washing-a-car | how-to | washing and waxing a car | wash car, wash car by hand, wash car at home, wash your car, washing car, hand wash car, wash car without scratching, car wash mistakes, clean car outside, clean outside of car, wax car, wax your car, waxing car, polish car | Car wash
> Top to bottom. Wheels first. Two buckets. | Dish soap can take off the wax. | The sun writes spots.
@ It shines, until the sun comes out and shows the swirls.
1 | shade | Where and when? | Wash it in the shade, when cool | Wash the car in the shade, when the metal is cool, where dirty water may go. | Sun dries soap into spots. | Rinse all loose sand off first.
2 | dirty wheel | What comes first? | Wash the wheels first, with their own sponge | Start at the bottom, with a sponge that never touches the paint. | Brake dust scratches paint. | Then it can't splash onto a clean door.
3 | two buckets | How do you avoid scratches? | Use two buckets | Use one bucket with car shampoo and one with clear water to rinse the mitt, from top to bottom. | The sand stays in the second. | What fell down isn't used again.
4 | towel | How do you dry it? | Dry it with a soft large towel | Dry the car at once with a large microfiber towel, laid on and pulled, not rubbed. | Water leaves lime. | Open doors and wipe the edges.
5 | beading drops | When do you wax? | Wax when water no longer beads | When water lies flat on the paint, wax panel by panel, thinly, and wipe it off when it turns hazy. | Thick layers are only work. | Bugs and sap come off after soaking.

# first-apartment | how-to | living in your first apartment | first apartment, first apartment checklist, first apartment essentials, things you need for first apartment, first apartment must haves, move into first apartment, moving into first apartment, living alone for the first time, live alone, living alone, live alone for the first time, living alone tips, moving out for the first time, move out for the first time, things i wish i knew before moving out, things to know before moving out, move out of parents house, moving out of parents house, save money when moving out, adulting tips, adulting, living on your own, things to buy for first apartment, mistakes first time renters make, first time renter mistakes, first time renters, renting mistakes | Apartment
> Buy a bed, a pan and a lamp. Then wait. | The toilet paper doesn't come by itself. | Film it before you unpack.
@ The door closes, and it is yours, and it echoes.
1 | filmed wall | What do you do before you unpack? | Film every wall before you unpack | Film every wall, tap and scratch before you unpack, and send it to the landlord. | The film can save your deposit. | Read the meters, too.
2 | first night box | What do you need on the first night? | Pack one box for the first night | Pack one box: sheets, towel, toilet paper, lamp, charger, knife, soap, snacks. | All others may wait. | Carry it yourself.
3 | one pan | What do you buy? | Buy for sleeping, cooking and light first | Start with a mattress, one good pan, a knife and two lamps. | After a month you know what is missing. | Used furniture has character.
4 | fuse box | What do you have to find? | Find the water valve and the fuses | Find the main water valve, the fuses and the number of the caretaker, on the first day. | Water waits for nobody. | Test the smoke alarm.
5 | rent date | What costs more than you think? | Count rent, power, internet and the dull things | Count rent, power, water, internet and insurance, and a bit for dull things like trash bags. | The first month often costs double. | Let rent leave on payday.
5 | spare key | What else do you learn alone? | Leave a key with someone nearby | Give a neighbor or a friend your spare key. Then learn three meals and the washing machine. | Locked out is expensive at night. | Invite people early, as it gets quiet.

# noisy-neighbors | how-to | dealing with noisy neighbors | noisy neighbors/neighbours/neighbor/neighbour, deal with noisy neighbors/neighbours/neighbor, deal with loud neighbors/neighbours, loud neighbors/neighbours, neighbors are loud, deal with bad neighbors/neighbours, deal with neighbors, annoying neighbors/neighbours, deal with annoying neighbors, block out noise, block out noise from neighbors | Noise pollution
> They may not know that you hear it. | Go there by day, with a smile. | A shelf full of books takes some noise away.
@ It's eleven, and above you they seem to be bowling.
1 | friendly doorbell | What do you try first? | Ring by day, and not in anger | Ring by day, when it is quiet, and say what you hear and when. Many don't know it. | At night, people feel attacked. | Bring your number, not a threat.
2 | wish card | What do you ask for? | Ask for one clear thing | Say exactly what would help: could the music be lower after ten? Felt under the chairs? | Be quiet isn't a plan. | Say thanks when it gets better.
3 | noise diary | What if it goes on? | Keep a noise diary | Keep a diary with date, time, kind and length, for two weeks. | Landlords and offices want it. | Ask other neighbors whether they hear it.
4 | letter | Who do you write to? | Write to the landlord before the police | Send the diary to your landlord or house manager. Call the police for loud parties at night, or if you're afraid. | It keeps the peace. | Mediation is free in many towns.
5 | bookshelf wall | What can you do yourself? | Put soft and heavy things on that side | Put a full bookshelf on that wall, rugs on the floor, a seal under the door, and move the bed away. | Gaps let in much of the noise. | Even sound covers the rest at night.

# small-rooms | how-to | making a small room look bigger | make small room look bigger, make room look bigger, small room look bigger, make small room bigger, make small apartment look bigger, make small bedroom look bigger, make small living room look bigger, make your room look bigger, decorate small room/apartment/bedroom, small apartment tips, small apartment hacks, small space tips, small space hacks, small bedroom ideas, small room ideas, organize small room/apartment/bedroom, organize small space, studio apartment ideas, living in small apartment | Interior design
> Large furniture, less of it. | See the floor, and it grows. | A mirror is a window that you hang.
@ You turn around, and have seen it all.
1 | floor gap | What makes a room feel larger? | Show more floor | Choose furniture on legs, hang things on the wall, and keep the middle empty. | The eye measures the floor. | A bed with drawers swallows a dresser.
2 | tall curtain | How do walls get higher? | Hang curtains up to the ceiling | Hang the curtains just below the ceiling and wider than the window. | The window looks much larger. | Light cloth lets the day in.
3 | mirror | Where does a mirror go? | Let a mirror face the window | Put a large mirror across from or beside the window. | A mirror seems to double light and depth. | Look at what it shows.
4 | one big sofa | Large or small furniture? | Choose few large pieces, and no crumbs | Choose few pieces, one of them large, and one large rug. | Many small ones look like clutter. | Round tables let people pass.
5 | same color | Which colors? | Paint walls, trim and doors alike | Use one light tone for everything, baseboards and doors included. | Edges make it small. | Dark can be cozy, if all is dark.
5 | three lamps | What about light? | Light the corners | Put three small lamps around the room instead of one in the middle. | Dark corners shrink it. | Switch off the ceiling lamp in the evening.

# christmas-on-a-budget | how-to | planning Christmas on a budget | christmas on budget, plan christmas on budget, plan christmas, save money at christmas, save money on christmas, cheap christmas, cheap christmas gifts, christmas budget, christmas planning, christmas planning tips, prepare for christmas, christmas shopping tips, holiday shopping tips, holiday budget | Christmas gift-bringer
> Nobody remembers the third present. | The list comes before the shop. | A discount on what you don't need is a full price.
@ It's the twenty-third, and you buy a candle in panic.
1 | name list | Where do you begin? | Write names and sums before you shop | Write names, one idea and a sum behind each, and add it up before you shop. | It stops the second candle. | Cross out those who also want less.
2 | one lot | How do you buy fewer gifts? | Draw names from a hat | Each adult buys one gift for one person, with a limit and a wish list of three. | One good gift beats eight small ones. | Children may be left out of it.
3 | price note | How do you shop on Black Friday? | Note prices two weeks before | Note the prices of what you want two weeks before sale days, and buy only that. | Some discounts start from a raised price. | Close the tab when the clock counts down.
4 | cookie jar | What costs little? | Give time, food or something used | Give a jar of cookies, a voucher for your time, or a used book with a letter in it. | Made for me is what moves people. | Wrap it in a cloth.
5 | paid envelope | How do you avoid debt? | Pay in cash, and stop when it is empty | Put the sum into an envelope, and stop when it is empty. Start a small pot for next year in January. | The card forgets, and January doesn't. | Say it aloud, others are relieved.

# christmas-tree | how-to | decorating a Christmas tree | decorate christmas tree, decorate your christmas tree, christmas tree decorating, christmas tree decorating ideas, christmas tree ideas, put lights on christmas tree, put lights on tree, untangle christmas lights, untangle and hang christmas lights, store christmas lights, choose christmas tree, pick christmas tree, keep christmas tree alive, keep christmas tree fresh, make christmas tree last longer, christmas decorating tips, christmas decorating mistakes, decorate for christmas | Christmas tree
> Lights go in, not around. | A tree drinks liters on the first day. | Test them before you climb.
@ The box is open, and the lights are one large knot.
1 | tested lights | What comes first? | Plug in the lights before you hang them | Lay the string along the floor and switch it on there. | A dead one is found more easily there. | LED lamps stay cool.
2 | inner branches | How do lights go on? | Weave lights in toward the trunk | Start at the trunk below, and weave each string in toward the trunk and out again, up to the top. | It glows from inside. | Squint to find dark holes.
3 | ribbon | What comes next? | Ribbons and garlands before balls | Put ribbons and garlands on before the balls, in loose waves. | They fill the gaps. | Odd numbers look natural.
4 | large balls | How do you hang ornaments? | Large ones deep, small ones at the tips | Hang large balls deep inside, small ones at the tips, and the loveliest at eye level. | It gives depth. | Fragile ones go up, away from cats.
5 | water stand | How does a real tree last? | Cut the foot and water it every day | Have a slice cut off the foot, put it into water at once, and fill it up daily, away from heaters. | A dry cut closes. | Never leave candles or old lamps alone with it.
5 | card roll | How do you store lights? | Wind lights around a piece of card | Wind the lights around a piece of card, with the plug last. | Next year there is no knot. | Label what belongs to which window.

# last-minute-costumes | how-to | making a last-minute Halloween costume | halloween costume, halloween costume ideas, last minute halloween costume/costumes, halloween costume ideas last minute, last minute halloween costume ideas, easy halloween costumes, diy halloween costume/costumes, cheap halloween costumes, costume ideas, make halloween costume, last minute costume/costumes, halloween costumes from your closet, carnival costume ideas | Halloween costume
> Your closet has five costumes. | One thing exact, the rest plain. | A sheet isn't enough. Nearly.
@ The party begins at eight, and it is six.
1 | striped shirt | What hangs in the closet? | Turn stripes into a mime or a burglar | Turn a striped shirt into a mime with white face and gloves, or into a burglar with a sack and a mask. | Everybody reads it at once. | Black pants do the rest.
2 | gray hair | How do you get old in minutes? | Become a grandparent | Put baby powder in your hair, add a cardigan, glasses and slippers, and carry a bag of candy. | It's all in your drawer. | Speak slowly.
3 | raincoat | What if you have only a raincoat? | Wear the raincoat as a fisherman or a detective | Wear a yellow raincoat as a fisherman, and a beige one with a hat as a detective with a magnifying glass. | One object tells the story. | Carry a paper fish.
4 | paper signs | What works for jokers? | Wear a saying on your body | Wear a saying: a shirt full of single socks is static cling, a box of cereal with a toy knife is a cereal killer. | People enjoy guessing. | Safety pins are enough.
5 | pair of friends | And for two? | Be two halves of something | Go as salt and pepper, sun and moon, or plug and socket. | Two plain things become one idea. | Cardboard and a marker.

# habits-that-stick | how-to | building a habit that sticks | build habit, build habit that sticks, build better habits, make habit stick, make habits stick, form habit, start new habit, habit that sticks, habits that stick, habit building, habit stacking explained, use habit stacking, stack habits, keep habit, break bad habit, stop bad habits, quit bad habit/habits, get rid of bad habits, replace bad habit/habits, habit tracker, use habit tracker, be consistent, be more consistent, stay consistent, consistency | Habit
> You don't need more will. You need a smaller start. | Tie it to your coffee. | Missing once is nothing. Missing twice is a start.
@ It's the ninth of January, and the shoes stand by the door.
1 | tiny shoe | How small do you start? | Shrink it to two minutes | Shrink the habit to two minutes: one page, one push-up, shoes on. You may stop then. | Starting is what is hard. | Grow it only when it is boring.
2 | coffee hook | What is habit stacking? | Hang it on something you do daily | Hang the habit on something that you do daily: after I pour coffee, I write one line. | The old habit is the reminder. | Name the exact moment.
3 | placed guitar | How does the room help? | Put it in your way | Put things in your way: the book on the pillow, the guitar on its stand, the phone in another room. | What you see you do. | For bad habits, add twenty seconds of work.
4 | wall calendar | How do you keep going? | Mark each day, and never miss twice | Cross off each day on a calendar. One miss does very little, so just don't miss two in a row. | The chain pulls you. | Two minutes count on bad days.
5 | two months | How long does it take? | Give it two months, and not twenty-one days | Give a habit two months. A study in London found sixty-six days on average, and a range from eighteen to far over two hundred. | Twenty-one days is a legend. | Simple habits are faster.
5 | swapped hands | How do you end a bad habit? | Swap it, and keep the trigger | Find what sets a bad habit off, and put another act in its place: chewing gum, a walk, a call. | Empty places get filled again. | Tell a friend.

# being-on-time | how-to | being on time | be on time, stop being late, stop being late to school/work, always late, being late, be punctual, being punctual, punctuality, be on time for school/work, stop running late, get out of the house on time | Punctuality
> You count the drive, and forget the shoes. | Aim for early. On time is luck. | The last thing you do makes you late.
@ You're nearly there. You're still in the shower.
1 | stopwatch | Why are you always late? | Time your morning once for real | Time your morning for real, once. Most people guess it too short. | You plan with your best day. | Write the times down.
2 | backward clock | How do you plan? | Count backward from the arrival | Subtract the drive, the parking, the shoes, the shower. Then set an alarm for leaving. | A start time is what you need. | Add ten minutes for the world.
3 | packed bag | What do you do at night? | Put keys, bag and clothes at the door | Lay out everything you need the evening before, right where you'll walk out. | Searching is the real thief. | Everything has one hook.
4 | one more thing | What makes you late at the end? | Refuse the one more thing | Once it's time to go, no mail, no dishes, no video. | The one more thing takes longer than you think. | Do it there, if you are early.
5 | book at cafe | How does early get pleasant? | Plan something nice for being early | Bring a book, get a coffee, or make a call while you wait. | Waiting is what you fear. | Then early is yours.

# dopamine-detox | mind | dopamine detox | dopamine detox explained, do dopamine detox, dopamine fast, dopamine detox rules, dopamine detox for beginners, does dopamine detox work, dopamine detox benefits | Dopamine fasting
> You can't detox what your brain needs to move. | The name is wrong. The day may still help. | It began as a therapy idea, and became a legend.
@ The phone is off, and your thumb still twitches.
2 | empty table | What is a dopamine detox? | A dopamine detox pauses quick rewards | For hours or days, people stay away from feeds, games and snacks. That's the whole idea. | It became popular around twenty nineteen. | The exact rules differ.
3 | brain molecule | Does a dopamine detox lower dopamine? | No pause cleanses the brain of dopamine | The brain makes dopamine all the time, and needs it to move, learn and want. A pause doesn't flush it out. | It's a messenger, and no poison. | In Parkinson's disease, brain cells that make it are lost.
3 | psychologist | Where does dopamine fasting come from? | A psychologist made dopamine fasting known | The psychologist Cameron Sepah made dopamine fasting known, and meant a way to limit single habits with methods of behavior therapy. | Sepah wrote himself that the name isn't to be taken literally. | Fasting from talk and food was never meant.
3 | calm walk | Why do people feel better? | Breaks can loosen a habit | Stay away from a trigger for a while, and you notice how often your hand reaches for it. That can loosen the habit. | The time goes to sleep, walks and people. | There's little research on the method itself.
2 | one box | How do you do it sensibly? | Choose one habit and one time | Pick fixed hours without it, and plan what you'll do instead. | Giving up all at once mostly fails. | Friends and food are no enemies.
! reset | one day resets your brain | Habits took months to form, and a day changes little in the brain. | What may change is what you notice.

# planning-a-week | how-to | planning your week | plan your week, plan week, weekly planning, weekly plan, plan week ahead, sunday reset, sunday reset routine, sunday routine, sunday reset checklist, reset sunday, weekly reset, weekly reset routine | Planning
> A list of thirty is a wish. | Sunday, twenty minutes, and Monday is half done. | The frog is best eaten before nine.
@ It is Sunday evening, and Monday already looks at you.
1 | empty head | Where do you begin? | Empty your head onto paper | For ten minutes, write down everything you have to do, large or small. | What is written down stops circling. | Cross out what you will never do.
2 | calendar | What comes first? | Put appointments and rest in first | Put appointments, ways, sleep and one free evening into the calendar first. | What is left is your real time. | It's always less than you think.
3 | three stars | How many goals? | Choose three things for the week | Pick the three that matter most, and put no more than three on any day. | Finished lists make you want the next. | Write the first move: call, open, buy.
4 | frog | What does eat the frog mean? | Do the ugliest task first | Start the morning with the job you dread. That's called eating the frog. | The rest of the day is lighter. | Phone off until it is done.
5 | laundry and bag | What belongs to a reset? | Reset the house for twenty minutes | Start the laundry, check the fridge, pack the bag, clear the floor. | Mornings then need no decisions. | Music, then stop.
5 | checked boxes | How do you learn from it? | Look back for five minutes on Friday | Ask what stayed undone twice. Make it smaller, or drop it. | Moving it on forever is a lie. | A plan in pencil is a good plan.
`
