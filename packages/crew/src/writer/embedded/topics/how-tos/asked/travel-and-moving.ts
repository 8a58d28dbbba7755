/** What people ask about trips, the outdoors and moving their bodies, for `readTopics`. */
export const TRAVEL_AND_MOVING = `
# packing-light | how-to | packing light | pack light, pack light for weekend/trip/vacation/travel, packing light, travel with carry-on only, travel with carry on only, carry on only, pack carry on, pack for weekend trip, pack backpack for travel, roll clothes, roll clothes for suitcase, pack less, minimalist packing | Packing (travel)
> Nobody ever wished for a heavier bag. | Pick the bag before you pick the clothes. | Before you zip it, take out a third.
@ The stairs to the platform are long, and your bag has no wheels.
1 | small bag | How do you start to pack light? | Choose the bag before the clothes | Pick a small bag first. Whatever doesn't fit stays home. | A big bag fills itself. | Check the size your airline allows.
2 | matching clothes | Which clothes do you pack? | Choose clothes in two or three colors | Stick to two or three colors, so every top goes with every bottom. | Six pieces then make nine outfits. | Pick fabric that dries overnight.
3 | rolled shirts | Is it better to roll or fold clothes? | Roll the soft stuff, fold the stiff | Roll T-shirts and pants tight, and fold jackets and blouses on top. | Rolls fill the corners and wrinkle less. | Socks go inside shoes.
4 | heavy boots | What do you wear on the way? | Wear your heaviest things | Wear the boots and the jacket, with small things in the pockets. | On your body, they take up no room. | Planes are cold anyway.
5 | pile on bed | What do you leave at home? | Take out a third before you close it | Lay everything on the bed, and take out whatever's only just in case. | Most of it you can buy or borrow. | Medicine, papers and chargers stay in.

# long-flights | how-to | getting through a long flight | survive long haul flight/flights, long haul flight/flights, long flight/flights, survive long flight, sleep on plane/airplane/flight, long flight tips, long haul flight tips/essentials, be comfortable on plane, what to do on long flight, fly economy | Airline seat
> Window to sleep, aisle to walk. | Buckle your belt over the blanket. | Your feet will be bigger when you land.
@ Twelve hours, one seat, and the person in front leans back.
1 | seat map | Which seat is best on a long flight? | Choose your seat for what you need | Take a window to lean and sleep, an aisle to get up, or a row over the wings where it moves least. | Nobody climbs over you at the window. | The last row often doesn't recline.
2 | layers | What do you wear on a long flight? | Dress in soft layers | Wear loose clothes, warm socks and a scarf. | It's hot at boarding and cold at night. | Shoes you can loosen help, because feet swell.
3 | eye mask | How do you sleep on a plane? | Make it dark and quiet | Put on an eye mask and earplugs, use a neck pillow, and buckle the belt over your blanket. | Then nobody wakes you up to check the belt. | Screens off an hour before.
4 | water bottle | What should you drink on a plane? | Drink water and go easy on wine | The cabin is as dry as a desert. Fill a big bottle after security, and remember that wine and coffee both ruin your sleep. | A long flight dries out your nose, your lips and your eyes. | A small lip balm is worth its weight in gold.
5 | aisle walk | How do you move on a long flight? | Get up every hour or two | Walk the aisle every hour or two, and circle your feet while you sit. | Blood moves slowly in bent legs. | If you've had clots or you're pregnant, ask your doctor first.

# planning-a-trip | how-to | planning a trip | plan trip/vacation/holiday, planning trip/vacation, plan trip for first time, plan vacation on budget, plan trip abroad, plan itinerary, plan road trip itinerary, find cheap flights/hotels, cheap flights, book cheap flights, avoid tourist traps, travel planning/tips | Travel
> Two fewer days, twice the trip. | Two people often want two different trips. | The best restaurant doesn't have pictures on the menu.
@ There's a map on the table, and a finger on it.
1 | wish list | How do you begin to plan a trip? | Agree on what the trip is for | Write down the three things that matter most: rest, nature, food, friends? | Two people often mean two different trips. | It makes every later choice easy.
2 | calendar | How do you find cheap flights? | Be flexible with the day and airport | Compare whole months, midweek days and airports nearby. | The same seat has many prices. | Check the price with a bag included.
3 | map with few dots | How many places fit into a trip? | Visit fewer places | Plan at least two or three nights in each place. | Every move costs half a day. | Do things that are close together on the same day.
4 | passport | What do you check before a trip? | Check your papers before you pay | Before you pay, check your passport's expiration date, visas and vaccinations. | Some countries want six months beyond your trip. | Keep copies somewhere else.
5 | side street | How do you avoid tourist traps? | Walk three blocks from the sights | Next to the famous thing, you pay for the view. Eat a few blocks away, where the menu is short and in the local language. | The rent is lower there, and the customers come back. | Ask somebody who lives there.

# staying-safe-abroad | how-to | staying safe in a foreign city | stay safe in foreign city/country, stay safe abroad/traveling/travelling, travel safety tips, pickpockets abroad, avoid scams abroad | Pickpocketing
> Spilled ice cream is how the theft begins. | Two wallets, two places. | Never let a foreign ATM pick your currency.
@ Somebody spills ice cream on your jacket and is very, very sorry.
1 | two wallets | How do you carry money on a trip? | Split your money and cards | Keep one card and some cash on you, and the rest somewhere else. | Then a theft isn't a disaster. | Write down the number that blocks your card.
2 | crowded train | How do pickpockets work? | Hold your bag in front in crowds | In trains, squares and on escalators, hold your bag in front of you. | One distracts you, the other takes it. | Nothing goes in your back pocket.
3 | bank machine | How do you pay abroad? | Use a bank's ATM, in local currency | Get cash from a bank's own ATM, and choose to be charged in the local currency. | Otherwise the machine sets its own rate. | Cover the keypad.
4 | taxi sign | How do you avoid scams? | Agree on the price before | Taxi, boat or guide: say the number out loud before you get in, or use an app or a meter. | Found rings and free bracelets are old tricks. | You're allowed to just walk away.
5 | luggage belt | What do you do when luggage is lost? | Report a lost bag before leaving | Go to the desk in the baggage hall with your tag, and get a report number. | Later, it's hard to prove. | Keep receipts for what you have to buy, and carry a photo of your bag.

# map-and-compass | how-to | reading a map and compass | read map/maps, use compass, read map and compass, navigate with map/compass, use map and compass, navigate without gps, find north, find north without compass, orienteering for beginners, read topographic map, find your way in woods | Orienteering
> Turn the map, not yourself. | Lines close together mean a long evening. | Your phone dies in the cold. A needle doesn't.
@ The fog rolls in, and the trail splits.
1 | map legend | How do you read a map? | Read the legend and the scale first | Look up the symbols, and how long a mile is on paper. | Without the scale, you're guessing every distance. | On most maps, north is at the top.
2 | contour lines | What do the lines on a map mean? | Close lines mean steep ground | Look for lines bunched together. That's steep. Each line joins points of the same height. | Walk along a line, and you stay level. | Plan more time for every climb.
3 | turned map | How do you hold a map? | Turn the map to match the land | Lay the compass on it, and turn yourself and the map until north meets north. | Now what's left on the map is on your left. | Keep metal and phones away from the needle.
4 | compass edge | How do you walk by compass? | Lay the compass edge along your route | Lay the edge from here to there, turn the ring to the map's north, then turn yourself until the needle sits in its mark. | Now the arrow shows your way. | Aim at a tree, walk to it, aim again.
5 | Sun and watch | How do you find north without a compass? | Use the sun as a rough guide | It rises roughly in the east and sets in the west. North of the tropics, it's in the south at noon. | South of the tropics, it's the other way around. | If you're lost, stop before you walk.

# campfire | how-to | building a campfire | build campfire/fire, make campfire/fire, start campfire/fire, light campfire/fire, build fire, campfire for beginners, put out campfire | Campfire
> Thin, thicker, thick. That's how fire works. | Wet outside is often dry inside. | If the ashes are too hot to touch, they're too hot to leave.
@ It's getting dark, and somebody's got matches.
1 | stone ring | Where may you make a fire? | Ask if fires are allowed | Use a fire ring, check for a burn ban, and clear the ground around it. | Wind carries sparks far. | Keep water next to it.
2 | three piles | What wood do you need? | Collect three sizes of dry wood | Gather three sizes: tinder as thin as hair, twigs like pencils, and wood like your arm. | Each one lights the next. | Dry wood snaps. Dead twigs on a tree are drier than those on the ground.
3 | tepee of twigs | How do you build a campfire? | Build a little teepee of twigs | Lean twigs around the tinder, and leave a door on the windy side. | Fire needs air from below. | Shavings and birch bark catch fast.
4 | match | How do you light it? | Light it low on the windy side | Hold the match to the tinder, and wait for thin wood to burn before adding thicker. | Too much wood smothers it. | Never use gasoline.
5 | wet ashes | How do you put out a campfire? | Drown it, stir it, feel it | Pour on water, stir the ashes, and pour again until they're cold to the touch. | Embers live for hours under ash. | Sand alone just keeps them warm.

# pitching-a-tent | how-to | pitching a tent | pitch tent, put up tent, set up tent, set up camp, pitch tent in rain/wind, choose tent spot, pitching tent, choose campsite, keep tent dry | Tent
> Sleep with your head uphill. | A ground sheet that sticks out fills with rain. | Practice your tent in the yard, not in a storm.
@ The light is going, and all the poles look the same.
1 | flat ground | Where do you pitch a tent? | Find flat, high, dry ground | Look for flat ground with no dips, no dry streambed, and no dead branches overhead. | At night, water runs into the low spots. | Ask if you're allowed to camp there.
2 | groundsheet | What comes first? | Clear the ground and lay a groundsheet | Pick up stones and pinecones, and lay a sheet slightly smaller than the tent floor. | A bigger one catches rain. | Lie down once to feel the slope.
3 | door away from wind | Which way does the door face? | Turn the back of it to the wind | Stake the windy side first, with the door facing away. | Or the tent takes off. | Push the poles through. Don't pull them.
4 | slanted peg | How do you set pegs? | Slant the stakes away from the tent | Drive the stakes in at an angle, with the tops leaning away from the tent. | That's how they hold the pull. | In sand, big rocks help.
5 | tight sheet | How do you keep a tent dry inside? | Pull it tight and let it breathe | Tighten it until the outer layer doesn't touch the inner one, and leave a vent open. | Your breath turns to drops on the fabric. | Dry it at home before you store it.

# meditation | how-to | starting to meditate | meditate, meditation, meditation for beginners, start meditation/meditating, learn to meditate, meditate for beginners, mindfulness, mindfulness for beginners, practice mindfulness, meditation tips, meditate at home, 5 minute meditation | Meditation
> You can't do it wrong, except by not sitting down. | Your mind wandering isn't failing. It's the exercise. | Five minutes, same chair.
@ You close your eyes, and the grocery list shows up.
1 | chair | How do you sit to meditate? | Sit upright and comfortably | Sit up comfortably. A chair is fine, feet on the floor and hands in your lap. | Lying down, you'll fall asleep. | You can leave your eyes half open.
2 | timer | How long should you meditate? | Set a timer for five minutes | Pick one time of day, let the clock ring after five minutes, and just sit until then. | A short habit lasts. | Add a minute a week if you like.
3 | breath | What do you do while meditating? | Watch your breath and leave it alone | Feel where your breath moves you: nose, chest or belly. Don't change it. | It's always there. | You can count from one to ten, then start over.
4 | passing cloud | What if you keep thinking? | When your mind wanders, come back | You'll drift off. Notice it, and gently go back to your breath. | That coming back is the exercise. | A hundred times is fine.
5 | stretching | How do you end a meditation? | End slowly | Move your fingers and toes, and decide on one thing to do calmly today. | It links the chair to the rest of your day. | If it stirs up something heavy, stop and talk to somebody.

# jump-rope | how-to | jumping rope | jump rope, skip rope, jump rope for beginners, jumping rope, skipping rope for beginners, learn to jump rope, double unders, jump rope workout, get better at jump rope, skip rope for beginners | Skipping rope
> Jump lower than you think. | It's in the wrists, not the arms. | Your jump rope is probably too long.
@ The rope hits your toes for the fifth time.
1 | rope to armpits | How long should a jump rope be? | Fit the rope to your height | Stand on the middle of the rope. The ends of the handles should reach about to your armpits. | Too long, and it drags. Too short, and you hunch. | A knot shortens it.
2 | rope in one hand | How do you learn the rhythm? | Turn it beside you first | Hold both handles in one hand, swing it at your side, and jump every time it hits the floor. | You learn the beat without tripping. | Then switch hands.
3 | wrists | How do you turn the rope? | Turn it from the wrists | Keep your elbows close and your hands slightly in front of your hips, and turn just the wrists. | Big arm circles slow you down and tire you out. | Look ahead, not down.
4 | low jump | How high do you jump? | Jump just an inch off the floor | The rope is thin. You barely have to leave the ground. Land on the balls of your feet, knees loose. | High jumps hurt and waste time. | Wood or rubber is kinder than concrete.
5 | stopwatch | How long should beginners jump? | Work in short rounds | Go thirty seconds on, thirty off, five to ten times. | Your calves need weeks to get used to it. | If something hurts, take a day off.

# ab-workout | how-to | training your core | ab workout, ab workout at home, abs workout, 10 minute ab workout, ten minute ab workout, core workout, core exercises, get abs, get six pack, train core, train abs, strengthen core | Core stability
> Your core doesn't bend you. It holds you. | Slower is harder. | No exercise melts belly fat.
@ The mat's on the floor, and you've got ten minutes.
1 | bridge | How do you warm up for abs? | Start with bridges | Lie on your back, feet on the floor, and lift your hips for two seconds. Fifteen times. | It wakes up the muscles in back. | Breathe out as you lift.
2 | dead bug | What is a dead bug? | Stretch opposite arm and leg | On your back, arms and legs up, lower one arm and the opposite leg, then come back. Ten per side. | That's a dead bug, and your lower back stays down. | Smaller moves are fine.
3 | plank | How do you hold a plank? | Hold a straight line | Hold a plank on your forearms and toes for twenty to forty seconds, hips neither up nor down. | It trains you to hold still. | It's easier on your knees.
4 | side plank | How do you train the sides? | Roll into a side plank | Turn onto one forearm, and hold a side plank fifteen to thirty seconds per side. | It works the muscles at your waist. | Bend the lower knee if you need to.
5 | lunge | Which exercise works the whole body? | End with slow lunges | Step forward, lower your back knee toward the floor, and push back up. Ten per leg. | Your core and legs work together. | Two rounds take ten minutes. If something hurts, stop.
! belly | belly exercises melt belly fat | Your body takes fat from all over, not from where you train. | The muscles underneath still get stronger.

# staying-motivated | how-to | staying motivated to work out | stay motivated to work out/exercise, stay motivated to exercise, get motivated to work out/exercise, exercise every day, stick to workout/exercise, stick to workout routine, make exercise habit, workout motivation, stay consistent with workouts, stay motivated, get motivated | Exercise
> Motivation shows up after the shoes are on. | Never miss twice. | Ten minutes count.
@ It's raining, the couch is soft, and your bag is by the door.
1 | small shoes | How do you start when you do not want to? | Promise only ten minutes | Put on your shoes and start. After ten minutes, you're allowed to stop. | Most people keep going. | Even a short one keeps the habit alive.
2 | calendar | When should you work out? | Give it a fixed day and hour | Put it in your calendar like a dentist appointment, and lay out your clothes. | Once it's decided, it takes no willpower. | Tie it to something: after work, before the shower.
3 | friend at door | Does a partner help? | Meet somebody there | Make a date with a friend or a class that's waiting for you. | We let ourselves down more easily than we let down others. | Text them the night before.
4 | smiling dancer | Which sport should you choose? | Choose something you like | Dance, climb, swim or walk. The best workout is the one you'll do. | Fun lasts longer than discipline. | Try three in a month.
5 | crosses on paper | How do you keep going? | Mark each time, and never miss twice | Mark an X on the calendar every time, and after a missed day, do a short one. | Once is chance. Twice starts a habit. | Count workouts, not pounds.

# splits-and-toes | how-to | getting more flexible | touch toes, touch your toes, do splits, do split, stretch for splits, stretching for splits, flexibility exercises/for beginners, learn splits, get splits | Flexibility (anatomy)
> Your legs aren't too short to touch your toes. | A round back only looks like a deeper stretch. | Pain isn't progress.
@ Your fingers stop at your shins.
1 | warm muscles | Should you warm up before stretching? | Warm up for five minutes first | Walk, jump or dance for five minutes, until you're warm. | Warm muscles give more. | Right after a workout is a great time.
2 | hamstring stretch | How do you stretch your hamstrings? | Hinge at the hips, keep your back long | Sit with one leg straight, and lean forward from the hip until it pulls. Hold for thirty seconds, twice. | A round back only looks like more. | Bend your knee a little if you need to.
3 | lunge stretch | How do you stretch the hips? | Sink into a long lunge | Put your back knee on the floor, and push your hips down and forward. | Tight hips are what stop the splits. | Put a pillow under the knee.
4 | blocks | How do you practice the splits? | Slide down with support | From the lunge, slide your front heel forward with your hands on blocks or books. | You decide how deep you go. | Stop where it pulls, not where it hurts.
5 | calendar | How long does it take to get flexible? | Do a little on most days | Do five to ten minutes, five times a week, for months. | Tissue and nerves need time. | Some hips are built differently and never do the splits. That's fine.

# skating-and-boarding | how-to | learning to skate | ride skateboard, skateboard, skateboard for beginners, learn to skateboard, skateboarding for beginners, ice skate, ice skating for beginners, learn to ice skate, roller skate, roller skating for beginners, learn to roller skate, inline skate, stop on skates | Skating
> Learn to fall before you learn to roll. | Your bent knees are your brakes. | Falling? Don't stick out your arms.
@ The ice is smooth, and your legs have opinions.
1 | helmet and pads | What do you need to start skating? | Wear a helmet and pads | You'll land on your hands. So wrist guards first, then a helmet and knee pads, and skates that fit tight. | Most beginners land on their hands. | On ice, gloves protect your fingers.
2 | soft fall | How do you fall safely? | Practice falling on purpose | Bend your knees, fall to the side, and roll. Don't stick out your arms. | Stiff wrists break. | Get up over one knee.
3 | bent knees | How do you stand on skates? | Stand low with bent knees | Keep your feet under your shoulders, your weight over the middle, and your hands in front. | Low is stable. | On a board, find out which foot likes to lead.
4 | push | How do you move forward? | Push to the side, glide on the other | On skates, push outward with one foot and glide on the other. On a board, push with your back foot. | Short pushes first. | Look ahead. Your body follows your eyes.
5 | brake | How do you stop? | Learn to stop before you speed up | On ice, turn your heels out into a plow. On a board, drag a foot or step off. | Speed without a brake is luck. | Practice on flat ground, away from cars.

# learning-to-ski | how-to | skiing for the first time | ski, ski for beginners, skiing for beginners, learn to ski, learn skiing, first time skiing, stop on skis, ski tips | Skiing
> Pizza stops, fries go. | Loose ski boots don't steer. | Your friends will teach you their mistakes.
@ The chairlift comes around the corner, and your poles are everywhere.
1 | ski boot | How should ski boots fit? | Let the boots fit tightly | Your toes should barely touch when you stand, and pull back when you bend your knees. One pair of thin socks. | A loose boot doesn't steer. | Have the bindings set for your weight.
2 | flat slope | Where do you start to ski? | Start on flat ground with a teacher | Walk, slide and fall on the flat first. One lesson on day one saves you three days. | Friends teach you their own mistakes. | Wear a helmet.
3 | plow | How do you stop on skis? | Make a plow to stop | Tips together, heels apart, like a slice of pizza. The wider you go, the slower you get. | The inside edges brake. | Parallel skis go fast.
4 | turn | How do you turn on skis? | Press on the outside ski | In the plow, put your weight on the right ski to go left, and on the left ski to go right. | The ski with the weight does the steering. | Look where you want to go.
5 | slope sign | Which slopes are for beginners? | Stay on easy runs, and quit early | Stick to green runs in America, green and blue in Europe, and stop while you're fresh. | Tired skiers get hurt. | Whoever's in front of you has the right of way.

# breaststroke | how-to | swimming breaststroke | swim breaststroke, breaststroke, breaststroke for beginners, learn breaststroke, improve swimming, learn to swim, learn to swim as adult, swimming for beginners, swim for beginners | Breaststroke
> Pull, breathe, kick, glide. | The glide isn't a break. It's the stroke. | Your neck hurts because your head is up.
@ Your chin's above the water, and your neck is complaining.
1 | floating body | What comes first in swimming? | Learn to glide flat in the water | Push off the wall with arms and legs long, face in the water, and blow out. | A flat body has little drag. | Do it where you can stand.
2 | arm circle | How do the arms move? | Draw a small heart with your hands | From straight arms, pull out and down, then bring your hands together in front of your chest. | Elbows high, and hands never past your shoulders. | Big circles slow you down.
3 | raised head | When do you breathe? | Breathe in as your hands come together | Let the pull lift your head, breathe in, and breathe out underwater. | Holding your head up tires your neck. | Look down as you glide.
4 | frog kick | How do you kick in breaststroke? | Kick like a frog | Pull your heels to your bottom, turn your feet out, press back in a circle, and snap them together. | The soles of your feet push the water. | Keep your knees closer than your feet.
5 | glide | What is the rhythm of breaststroke? | Pull, breathe, kick and glide | Say it in your head: pull, breathe, kick, glide. And after every kick, stay long and do nothing for one second. | The kick gives you most of the speed. | Never swim alone.

# ball-skills | how-to | dribbling a basketball | dribble basketball/ball, dribble, dribbling, basketball for beginners, dribble better, learn basketball, get better at basketball, improve basketball dribbling, basketball drills, basketball drills for beginners | Dribbling
> Fingers, not palm. | Look up. The ball knows the way. | Your weak hand wins the game.
@ The ball comes back to your hand, most of the time.
1 | fingertips | How do you hold your hand? | Push the ball with your fingers | The palm never touches it. Spread your fingers wide, and use the pads to send the ball down. | Fingers feel and steer. | Move your wrist, not your whole arm.
2 | low stance | How do you stand? | Get low, with bent knees | Feet apart, back straight, knees bent, and your other arm out front as a shield. | A low ball is hard to steal. | It should bounce to your hip or lower.
3 | eyes up | How do you learn not to look at the ball? | Keep your eyes off the ball | Pick a spot on the wall, and keep your eyes on it while you dribble. | You need to see everyone else. | Have a friend hold up fingers for you to count.
4 | left hand | How do you train the weak hand? | Give the weak hand more time | For every minute with your strong hand, do two with the other. | Everyone defends your good side. | Draw figure eights around your legs.
5 | cones | Which drills help beginners? | Change hands and speed | Zigzag around bottles, stop, switch hands, go. | It's the changes that beat a defender, not just speed. | Ten minutes a day is plenty.
`
