/** What people ask about trips, the outdoors and moving their bodies, for `readTopics`. */
export const TRAVEL_AND_MOVING = `
# packing-light | how-to | packing light | pack light, pack light for weekend/trip/vacation/travel, packing light, travel with carry-on only, travel with carry on only, carry on only, pack carry on, pack for weekend trip, pack backpack for travel, roll clothes, roll clothes for suitcase, pack less, minimalist packing | Packing (travel)
> Nobody ever wished for a heavier bag. | Three colors, one bag. | You can wash a shirt in a sink.
@ The stairs to the platform are long, and your bag has no wheels.
1 | small bag | How do you start to pack light? | Choose the bag before the clothes | Choose the bag before the clothes. Take a small one, and what does not fit stays at home. | A large bag fills itself. | Check the size that your airline allows.
2 | matching clothes | Which clothes do you pack? | Take colors that all go together | Take colors that all go together. Two or three colors, so that each top goes with each bottom. | Six pieces then make nine outfits. | Choose cloth that dries overnight.
3 | rolled shirts | Is it better to roll or fold clothes? | Roll the soft, fold the stiff | Roll the soft, fold the stiff. Roll shirts and pants tightly, fold jackets and blouses on top. | Rolls fill corners and crease less. | Socks go into shoes.
4 | heavy boots | What do you wear on the way? | Wear the heaviest things | Wear the heaviest things. Boots and jacket go on your body, with small things in the pockets. | They need no room in the bag. | It is cold on planes anyway.
5 | pile on bed | What do you leave at home? | Take out a third before you close it | Take out a third before you close it. Lay all on the bed, and put back what is just in case. | Most of it can be bought or borrowed. | Medicine, papers and chargers stay in.

# long-flights | how-to | getting through a long flight | survive long haul flight/flights, long haul flight/flights, long flight/flights, survive long flight, sleep on plane/airplane/flight, long flight tips, long haul flight tips/essentials, be comfortable on plane, what to do on long flight, fly economy | Airline seat
> Window to sleep, aisle to walk. | Set your watch as you sit down. | Your feet will be larger when you land.
@ Twelve hours, one seat, and the person in front leans back.
1 | seat map | Which seat is best on a long flight? | Choose your seat for what you need | Choose your seat for what you need. Window to lean and sleep, aisle to get up. Rows at the wings move least. | Nobody climbs over you at the window. | The last row often does not lean back.
2 | layers | What do you wear on a long flight? | Dress in soft layers | Dress in soft layers. Loose clothes, warm socks and a scarf. | It is hot at boarding and cold at night. | Shoes that open help, as feet swell.
3 | eye mask | How do you sleep on a plane? | Make it dark, quiet and upright | Make it dark, quiet and upright. Eye mask, earplugs, a pillow for the neck, and the belt over the blanket. | Nobody wakes you to check the belt. | Screens off an hour before.
4 | water bottle | What should you drink on a plane? | Drink water and go easy on wine | Drink water and go easy on wine. The air is dry, and alcohol and coffee make sleep worse. | Fill a bottle after security. | Lip balm helps.
5 | aisle walk | How do you move on a long flight? | Get up every hour or two | Get up every hour or two. Walk the aisle, and circle your feet in the seat. | Blood flows slowly in bent legs. | If you have had clots or are pregnant, ask your doctor before.

# planning-a-trip | how-to | planning a trip | plan trip/vacation/holiday, planning trip/vacation, plan trip for first time, plan vacation on budget, plan trip abroad, plan itinerary, plan road trip itinerary, find cheap flights/hotels, cheap flights, book cheap flights, avoid tourist traps, travel planning/tips | Travel
> Two days less, twice the trip. | Book the first night. Leave the rest. | The best restaurant has no pictures on the menu.
@ A map is on the table, and a finger on it.
1 | wish list | How do you begin to plan a trip? | Agree on what the trip is for | Agree on what the trip is for. Rest, nature, food or friends: write down the three things that matter. | Two people often mean two trips. | It makes all later choices easy.
2 | calendar | How do you find cheap flights? | Be flexible with day and airport | Be flexible with day and airport. Compare whole months, days in midweek and airports nearby. | The same seat has many prices. | Look at the price with the bag.
3 | map with few dots | How many places fit into a trip? | Visit fewer places | Visit fewer places. Plan at least two or three nights in each. | Every move costs half a day. | Put what lies together on one day.
4 | passport | What do you check before a trip? | Check papers before you pay | Check papers before you pay. Look at how long your passport is valid, visas and vaccinations. | Some countries ask for half a year beyond the trip. | Keep copies apart.
5 | side street | How do you avoid tourist traps? | Walk three streets away from the sight | Walk three streets away from the sight. Eat where the menu is short and in the local language. | Rents are lower, and guests come back. | Ask somebody who lives there.

# staying-safe-abroad | how-to | staying safe in a foreign city | stay safe in foreign city/country, stay safe abroad/traveling/travelling, travel safety tips, pickpockets abroad, avoid scams abroad | Pickpocketing
> The friend you never met is no friend. | The thief loves the metro door. | Two wallets, two places.
@ Somebody spills ice cream on your jacket and is very sorry.
1 | two wallets | How do you carry money on a trip? | Split your money and cards | Split your money and cards. Keep one card and some cash on you, and the rest elsewhere. | Then a theft is no disaster. | Note the number that blocks your card.
2 | crowded train | How do pickpockets work? | Hold your bag in front in crowds | Hold your bag in front in crowds. Pickpockets work where people push or look up: trains, squares, escalators. | One distracts and one takes. | Nothing belongs in back pockets.
3 | bank machine | How do you pay abroad? | Use bank machines, in local currency | Take cash at machines of banks, and choose to be charged in the local currency. | Otherwise the machine sets its own rate. | Cover the keys.
4 | taxi sign | How do you avoid scams? | Agree on the price before | Agree on the price before. For a taxi, a boat or a guide, agree first, or use an app or a meter. | Found rings and free bracelets are old tricks. | You may simply walk on.
5 | luggage belt | What do you do when luggage is lost? | Report a lost bag before you leave | Report a lost bag before you leave. Go to the desk in the hall with your tag, and get a number. | It is hard to prove later. | Keep receipts for what you must buy. A photo of your bag helps.

# map-and-compass | how-to | reading a map and compass | read map/maps, use compass, read map and compass, navigate with map/compass, use map and compass, navigate without gps, find north, find north without compass, orienteering for beginners, read topographic map, find your way in woods | Orienteering
> The map must turn, not you. | Close lines mean a long evening. | Your phone sleeps in the cold. The needle does not.
@ The fog comes in, and the path divides.
1 | map legend | How do you read a map? | Read the legend and the scale first | Read the legend and the scale first. Look up the signs, and how long a kilometer is on paper. | At one to twenty five thousand, four centimeters are a kilometer. | Most maps have north at the top.
2 | contour lines | What do the lines on a map mean? | Close lines mean steep ground | Close lines mean steep ground. Each line joins points of one height. | A walk along a line is flat. | Four kilometers an hour, and more time for the climb.
3 | turned map | How do you hold a map? | Turn the map to the land | Turn the map to the land. Lay the compass on it, and turn map and yourself until north fits north. | What is left on the map is then left of you. | Keep iron and phones away from the needle.
4 | compass edge | How do you walk by compass? | Lay the edge on your way | Put the edge from here to there, turn the ring to the map's north, lift it, and turn until the needle lies in its mark. | Now the arrow shows your way. | Aim at a tree, walk, aim again.
5 | Sun and watch | How do you find north without a compass? | Use the Sun as a rough guide | The Sun rises about in the east, sets about in the west, and at noon stands in the south, if you are north of the tropics. | South of the tropics it is the other way round. | If you are lost, stop before you walk.

# campfire | how-to | building a campfire | build campfire/fire, make campfire/fire, start campfire/fire, light campfire/fire, build fire, campfire for beginners, put out campfire | Campfire
> Thin, thicker, thick. | Wet outside is often dry inside. | If the ash is too hot to touch, it is too hot to leave.
@ It gets dark, and somebody has matches.
1 | stone ring | Where may you make a fire? | Ask whether a fire is allowed | Use a fire place, and look whether fires are banned for drought. Clear the ground around it. | Wind carries sparks far. | Keep water beside it.
2 | three piles | What wood do you need? | Collect three sizes of dry wood | Collect three sizes of dry wood. Tinder like hair, twigs like pencils, wood like your arm. | Each lights the next. | Dry wood snaps. Dead twigs on trees are drier than those on the ground.
3 | tepee of twigs | How do you build a campfire? | Build a small tent of twigs | Build a small tent of twigs. Lean twigs around the tinder, with a door to the wind. | Fire needs air from below. | Shavings and birch bark catch well.
4 | match | How do you light it? | Light it low, on the windy side | Light it low, on the windy side. Hold the match to the tinder, and add thicker wood only when the thin one burns. | Too much wood smothers it. | Never use gasoline.
5 | wet ashes | How do you put out a campfire? | Drown it, stir it, feel it | Drown it, stir it, feel it. Pour on water, stir the ashes, and pour again until they are cold. | Embers live for hours under ash. | Sand alone keeps them warm.

# pitching-a-tent | how-to | pitching a tent | pitch tent, put up tent, set up tent, set up camp, pitch tent in rain/wind, choose tent spot, pitching tent, choose campsite, keep tent dry | Tent
> Sleep with your head uphill. | The peg leans away. | Try it in the garden, not in the storm.
@ The light goes, and the poles look all the same.
1 | flat ground | Where do you pitch a tent? | Look for a flat, high and dry place | Look for a flat, high and dry place. No hollows, no dry stream, no dead branches above. | Water runs into hollows at night. | Ask whether you may camp there.
2 | groundsheet | What comes first? | Clear the ground and lay the sheet | Clear the ground and lay the sheet. Take away stones and cones, and lay a sheet a bit smaller than the floor. | A larger one catches rain. | Lie down once to feel the slope.
3 | door away from wind | Which way does the door face? | Turn the back to the wind | Turn the back to the wind. Fix the side to the wind first, with the door away from it. | Or the tent flies off. | Push poles through, do not pull them.
4 | slanted peg | How do you set pegs? | Slant the pegs away from the tent | Slant the pegs away from the tent. Drive them in at an angle, with the head away from the tent. | So they hold the pull. | Big stones help in sand.
5 | tight sheet | How do you keep a tent dry inside? | Tighten it and let it breathe | Tighten it and let it breathe. The outer sheet must not touch the inner one. Leave a vent open. | Breath turns to drops on the cloth. | Dry it at home before you pack it.

# meditation | how-to | starting to meditate | meditate, meditation, meditation for beginners, start meditation/meditating, learn to meditate, meditate for beginners, mindfulness, mindfulness for beginners, practice mindfulness, meditation tips, meditate at home, 5 minute meditation | Meditation
> You cannot do it wrong, except by not sitting down. | Thoughts come. Let them. | Five minutes, same chair.
@ You close your eyes, and the shopping list appears.
1 | chair | How do you sit to meditate? | Sit upright and comfortably | Sit upright and comfortably. A chair will do, with feet on the floor and hands in your lap. | Lying down you fall asleep. | You may leave your eyes half open.
2 | timer | How long should you meditate? | Set a timer for five minutes | Set a timer for five minutes. Begin with little, at the same time every day. | A short habit lasts. | Add a minute a week if you like.
3 | breath | What do you do while meditating? | Watch your breath and leave it alone | Watch your breath and leave it alone. Feel where it moves you: nose, chest or belly. | It is always there. | You may count from one to ten, and begin again.
4 | passing cloud | What if you keep thinking? | When thoughts come, come back | When thoughts come, come back. You will drift off. Notice it, and go back to the breath, kindly. | This coming back is the exercise. | A hundred times is fine.
5 | stretching | How do you end a meditation? | End slowly and take one thing along | End slowly and take one thing along. Move fingers and toes, and decide on one thing to do calmly. | It links the cushion with the day. | If it stirs up heavy things, stop, and talk to somebody.

# jump-rope | how-to | jumping rope | jump rope, skip rope, jump rope for beginners, jumping rope, skipping rope for beginners, learn to jump rope, double unders, jump rope workout, get better at jump rope, skip rope for beginners | Skipping rope
> Jump lower than you think. | The wrists turn, not the arms. | Thirty seconds are a start.
@ The rope hits your toes for the fifth time.
1 | rope to armpits | How long should a jump rope be? | Fit the rope to your height | Fit the rope to your height. Stand on its middle. The ends of the handles should reach about to the armpits. | Too long, it drags. Too short, you bend. | Knots shorten it.
2 | rope in one hand | How do you learn the rhythm? | Turn it beside you first | Turn it beside you first. Take both handles in one hand, swing it at your side, and jump each time it hits the floor. | You learn the beat without stumbling. | Change hands.
3 | wrists | How do you turn the rope? | Turn it from the wrists | Turn it from the wrists. Elbows close to the body, hands a bit in front of the hips. | Big arms make it slow and tire you. | Look ahead, not down.
4 | low jump | How high do you jump? | Jump only a few centimeters | Jump only a few centimeters. Land softly on the balls of your feet with loose knees. | High jumps hurt and cost time. | Wood or rubber is kinder than concrete.
5 | stopwatch | How long should beginners jump? | Work in short rounds | Work in short rounds. Thirty seconds on, thirty off, five to ten times. | Calves need weeks to get used to it. | If something hurts, take a day off.

# ab-workout | how-to | training your core | ab workout, ab workout at home, abs workout, 10 minute ab workout, ten minute ab workout, core workout, core exercises, get abs, get six pack, train core, train abs, strengthen core | Core stability
> The core does not bend you. It holds you. | Slow is harder. | Ten minutes, five moves, no machine.
@ The mat is on the floor, and the clock says ten minutes.
1 | bridge | How do you warm up for abs? | Begin with bridges | Begin with bridges. On your back, feet on the floor, lift the hips for two seconds, fifteen times. | It wakes up the muscles behind. | Breathe out as you lift.
2 | dead bug | What is a dead bug? | Stretch opposite arm and leg | Stretch opposite arm and leg. On your back, arms and legs up, lower one arm and the other leg, and come back. Ten each side. | The lower back stays on the floor. | Smaller moves are fine.
3 | plank | How do you hold a plank? | Hold a straight line | Hold a straight line. On forearms and toes, twenty to forty seconds, hips neither up nor down. | It trains holding. | On the knees it is easier.
4 | side plank | How do you train the sides? | Turn to the side | Turn to the side. Side plank on a forearm, fifteen to thirty seconds each side. | It works the muscles at the waist. | Bend the lower knee if needed.
5 | lunge | Which exercise works the whole body? | End with slow lunges | End with slow lunges. Step forward, lower the back knee toward the floor, and push back. Ten each leg. | Core and legs work together. | Two rounds make ten minutes. Stop when something hurts.
! belly | exercises for the belly melt fat there | The body takes fat from all over, and not where you train. | Training makes the muscles below stronger all the same.

# staying-motivated | how-to | staying motivated to work out | stay motivated to work out/exercise, stay motivated to exercise, get motivated to work out/exercise, exercise every day, stick to workout/exercise, stick to workout routine, make exercise habit, workout motivation, stay consistent with workouts, stay motivated, get motivated | Exercise
> Motivation comes after the shoes. | Ten minutes count. | Never miss twice.
@ It rains, the couch is soft, and the bag stands by the door.
1 | small shoes | How do you start when you do not want to? | Promise only ten minutes | Promise only ten minutes. Put on your shoes and begin. After ten minutes you may stop. | Most people go on. | A short session keeps the habit alive.
2 | calendar | When should you work out? | Give it a fixed day and hour | Give it a fixed day and hour. Write it down like a dentist's date, and lay out your clothes. | What is decided needs no will. | Link it to something: after work, before the shower.
3 | friend at door | Does a partner help? | Meet somebody there | Meet somebody there. A friend or a course waits for you. | You let yourself down more easily than others. | Tell them the night before.
4 | smiling dancer | Which sport should you choose? | Choose what you like | Choose what you like. Dance, climb, swim or walk. The best sport is the one you do. | Joy lasts longer than discipline. | Try three in a month.
5 | crosses on paper | How do you keep going? | Mark each time, and never miss twice | Mark each time, and never miss twice. Make a cross on a calendar each time. After a missed day comes a short one. | Once is chance, twice begins a habit. | Count times, not kilos.

# splits-and-toes | how-to | getting more flexible | touch toes, touch your toes, do splits, do split, stretch for splits, stretching for splits, flexibility exercises/for beginners, learn splits, get splits | Flexibility (anatomy)
> Your legs are not too short. | Thirty seconds, every day. | Pain is not progress.
@ Your fingers stop at your shins.
1 | warm muscles | Should you warm up before stretching? | Warm up for five minutes first | Warm up for five minutes first. Walk, jump or dance until you are warm. | Warm muscles give more. | After a workout is a good time.
2 | hamstring stretch | How do you stretch your hamstrings? | Bend from the hips, with a long back | Bend from the hips, with a long back. Sit with a straight leg, and lean forward from the hip until it pulls. | A round back only looks like more. | Hold for thirty seconds, twice.
3 | lunge stretch | How do you stretch the hips? | Sink into a long lunge | Sink into a long lunge. Back knee on the floor, push the hips down and forward. | Tight hips stop the splits. | Lay a pillow under the knee.
4 | blocks | How do you practice the splits? | Slide down with support | Slide down with support. From the lunge, slide the front heel forward with hands on blocks or books. | You decide how deep you go. | Stop where it pulls, not where it hurts.
5 | calendar | How long does it take to get flexible? | Do a little on most days | Do a little on most days. Five to ten minutes, five times a week, for months. | Tissue and nerves need time. | Some hips are built otherwise and never do the splits. That is fine.

# skating-and-boarding | how-to | learning to skate | ride skateboard, skateboard, skateboard for beginners, learn to skateboard, skateboarding for beginners, ice skate, ice skating for beginners, learn to ice skate, roller skate, roller skating for beginners, learn to roller skate, inline skate, stop on skates | Skating
> Learn to fall before you learn to roll. | Bent knees are your brakes. | Look where you want to go.
@ The ice is smooth, and your legs have opinions.
1 | helmet and pads | What do you need to start skating? | Wear a helmet and pads | Helmet, wrist guards and knee pads, and shoes or boots that sit tight. | Most beginners fall on their hands. | On ice, gloves protect fingers.
2 | soft fall | How do you fall safely? | Practice falling on purpose | Practice falling on purpose. Bend your knees, fall to the side, and roll. Do not stretch out your arms. | Stiff wrists break. | Get up over one knee.
3 | bent knees | How do you stand on skates? | Stand low with bent knees | Stand low with bent knees. Feet under the shoulders, weight over the middle, hands in front. | Low is stable. | On a board, find out which foot likes to be in front.
4 | push | How do you move forward? | Push to the side, glide on the other | On skates push outward with one foot and glide on the other. On a board push with the back foot. | Short pushes first. | Look ahead, as the body follows the eyes.
5 | brake | How do you stop? | Learn to stop before you go fast | Learn to stop before you go fast. On ice turn the heels out to a plow, on a board drag a foot or step off. | Speed without a brake is luck. | Practice on flat ground, away from cars.

# learning-to-ski | how-to | skiing for the first time | ski, ski for beginners, skiing for beginners, learn to ski, learn skiing, first time skiing, stop on skis, ski tips | Skiing
> Pizza stops, fries go. | Lean down the hill. Yes, down. | The rental shop decides your day.
@ The lift turns around the corner, and your poles are everywhere.
1 | ski boot | How should ski boots fit? | Let the boots fit tightly | Let the boots fit tightly. Toes touch lightly when you stand, and move back when you bend your knees. Thin socks, one pair. | A loose boot does not steer. | Have the bindings set for your weight.
2 | flat slope | Where do you start to ski? | Begin on the flat with a teacher | Begin on the flat with a teacher. Walk, slide and fall on the flat first. A lesson on the first day saves three. | Friends teach their own mistakes. | Wear a helmet.
3 | plow | How do you stop on skis? | Make a plow to stop | Make a plow to stop. Tips together, heels apart, like a slice of pizza. Wider is slower. | The inner edges brake. | Parallel skis go fast.
4 | turn | How do you turn on skis? | Press on the outer ski | Press on the outer ski. In the plow, put weight on the right ski to go left, and on the left one to go right. | The loaded ski steers. | Look where you want to go.
5 | slope sign | Which slopes are for beginners? | Stay on the easy slopes, and rest early | Stay on the easy slopes, and rest early. Green and blue in Europe, green in America. | Most people get hurt when tired. | Whoever is in front of you has the right of way.

# breaststroke | how-to | swimming breaststroke | swim breaststroke, breaststroke, breaststroke for beginners, learn breaststroke, improve swimming, learn to swim, learn to swim as adult, swimming for beginners, swim for beginners | Breaststroke
> Pull, breathe, kick, glide. | The glide is not a break. It is the stroke. | Frogs do it right.
@ Your chin is above the water, and your neck complains.
1 | floating body | What comes first in swimming? | Learn to glide flat | Learn to glide flat. Push off the wall, arms and legs long, face in the water, and blow out. | A flat body has little drag. | Do it where you can stand.
2 | arm circle | How do the arms move? | Draw a small heart with your hands | Draw a small heart with your hands. From the stretched arms, pull out and down, then together before the chest. | Elbows stay high, and hands never pass the shoulders. | Big circles brake.
3 | raised head | When do you breathe? | Breathe in as the hands come together | Breathe in as the hands come together. The pull lifts your head by itself. Breathe out under water. | A head held up all the time tires the neck. | Look down as you glide.
4 | frog kick | How do you kick in breaststroke? | Kick like a frog | Kick like a frog. Heels to the bottom, feet turned out, then press back in a circle, and close. | The soles push the water. | Knees stay closer than feet.
5 | glide | What is the rhythm of breaststroke? | Pull, breathe, kick and glide | Pull, breathe, kick and glide. Say it as you swim, and stay long for a second after each kick. | The kick gives most of the speed. | Never swim alone.

# ball-skills | how-to | dribbling a basketball | dribble basketball/ball, dribble, dribbling, basketball for beginners, dribble better, learn basketball, get better at basketball, improve basketball dribbling, basketball drills, basketball drills for beginners | Dribbling
> Fingers, not palm. | Look up, the ball knows the way. | The weak hand wins the game.
@ The ball comes back to your hand, most of the time.
1 | fingertips | How do you hold your hand? | Push with the fingers | Push with the fingers. Spread them, and press the ball down with the pads, not the palm. | Fingers feel and steer. | The wrist moves, not the whole arm.
2 | low stance | How do you stand? | Get low, with bent knees | Get low, with bent knees. Feet apart, back straight, other arm in front as a shield. | A low ball is hard to steal. | It should bounce to the hip or below.
3 | eyes up | How do you learn not to look at the ball? | Keep your eyes up | Keep your eyes up. Look at a point on the wall, and say what you see there. | You need to see the others. | A friend can hold up fingers for you to count.
4 | left hand | How do you train the weak hand? | Give the weak hand more time | Give the weak hand more time. For each minute with the strong one do two with the other. | Everybody defends your good side. | Draw eights around your legs.
5 | cones | Which drills help beginners? | Change hands and speed | Zigzag around bottles, stop, change hands, go. | Changes beat defenders, not speed alone. | Ten minutes a day are plenty.
`
