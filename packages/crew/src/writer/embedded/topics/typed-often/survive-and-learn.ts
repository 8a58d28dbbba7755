/** How to come through what people watch in movies, and small skills that are typed often, for `readTopics`. */
export const SURVIVE_AND_LEARN = `
# surviving-a-bear | how-to | surviving a bear attack | survive a bear attack, survive bear attack, escape a bear, bear encounter, survive a bear encounter, encounter a bear, survive a bear, fight off a bear | Bear attack
> Never run. You'd lose. | The color of the bear changes what you do. | Your best weapon is a can.
@ You come around the bend, and it stands up.
1 | hiker stopped | What do you do first when you meet a bear? | Stop, and don't run | Stop, and pick up small children. Never run, since a bear is faster than any sprinter. | It may not have decided anything yet. | A bear that stands up mostly wants to see better.
2 | low voice | How do you talk to a bear? | Don't run, but back away talking | Say something calm in a low voice, so the bear knows you're human, and back off slowly. Don't run, and leave it a way out. | Don't stare, and don't scream. | Never get between a mother and her cubs.
3 | spray can | How do you use bear spray? | Spray at about thirty to sixty feet | Carry bear spray on the belt, not in the pack. If it charges, spray a cloud slightly down in front of it. | In studies, spray stopped most bears. | Many charges are bluffs and end before you.
4 | grizzly and black bear | What if a bear attacks? | Play dead for a grizzly, fight a black bear | If a brown bear makes contact, lie on your belly, hands behind your neck. Fight a black bear, or any bear in your tent: hit its nose and eyes. | A grizzly mostly wants the threat to end. If it doesn't stop, fight back. | A bear in your tent sees you as food.
5 | hiking group | How do you avoid a bear? | Make noise and hide your food | Talk on the trail, go in a group, and keep food and trash away from your tent in a bear box. | Most attacks begin with a surprise. | A bear that learns to eat trash often ends up being killed.

# getting-out-of-quicksand | how-to | getting out of quicksand | survive quicksand, get out of quicksand, escape quicksand, escape from quicksand, get out of quick sand, stuck in quicksand | Quicksand
> It can't swallow you whole. | Struggling is what makes it grip. | The tide is what kills.
@ One step, and the ground lets you in up to the knee.
1 | thrown pack | What do you do first in quicksand? | Drop your pack and stay calm | Take off the backpack and stop stamping. You're lighter than wet sand, so you'd stop at about the waist. | Each stamp packs it tighter. | Step back early, while only a foot is in.
2 | leaning back | How do you stop sinking in quicksand? | Lean back and spread out | Sit back slowly and spread your arms, as if you floated in a pool. | More area carries more weight. | It feels wrong, and it works.
3 | wiggling leg | How do you free your legs? | Wiggle one leg to let water in | Move one foot in small circles. Water runs down beside it, the sand gets loose, and you draw that leg up slowly. | Pulling hard makes a vacuum. | Then do the other one.
4 | crawling person | How do you get to firm ground? | Roll or crawl to firm ground | Stay flat, and roll or crawl the way you came. A stick or board under your back helps. | There you know the ground holds. | It may take many minutes, so save your strength.
5 | phone and tide | When do you call for help? | Near the sea, call for help at once | On tidal flats, phone the coast guard at once, and don't wait until it's serious. Others shouldn't walk out to pull you. | The water comes back, that's the real danger. | Check the tide before you go.

# surviving-a-shark | how-to | surviving a shark attack | survive a shark attack, survive shark attack, escape a shark, fight off a shark, avoid shark attack, avoid a shark attack, survive a shark | Shark attack
> It mostly takes you for something else. | Eyes and gills, not only the nose. | Your chance of meeting this is tiny.
@ A shape, larger than you, and it turns.
1 | swimmer and fin | What do you do when you see a shark? | Keep your eyes on the shark | Stay upright and turn with it. Many sharks hunt from behind and lose interest when they're watched. | Splashing sounds like a hurt fish. | Move smoothly.
2 | reef | How do you leave the water? | Back toward shore or boat, calmly | Go back slowly and smoothly. Get a reef, a wall or another diver behind you. | Then it has just one side to come from. | Don't play dead. It doesn't help with sharks.
3 | board between | What do you put between you and a shark? | Put something hard in between | A surfboard, a camera, a fin: push it away with whatever you have. | Your hand is the last choice. | Its skin is as rough as sandpaper.
4 | hitting gills | Where do you hit a shark? | Hit the eyes and the gills | If it bites, strike and claw at eyes and gills, hard and again and again. The nose is good, but it's right above the mouth. | These spots are soft. | Many let go after the first bite.
5 | pressed wound | What do you do after a shark bite? | Stop the bleeding at once | Get out, press hard on the wound with cloth or hands, tie the limb off above it if the blood gushes, and call for help. | Blood loss is what kills. | Keep pressing until someone takes over.
5 | beach at noon | How do you avoid sharks? | Don't swim at dusk or among fish | Stay out at dusk and dawn, in murky water, near fishing and seals, and leave shiny jewelry at home. | It may glint like a fish. | Still, lightning is the more likely danger.

# escaping-a-rip-current | how-to | getting out of a rip current | escape a rip current, get out of a rip current, survive a rip current, rip current escape, caught in a rip current, escape a riptide, survive a riptide, get out of a riptide, caught in a riptide | Rip current
> The calm spot between the waves is the trap. | It doesn't pull you under. | The best swimmers tire first.
@ You swim, and the beach gets smaller.
1 | floating swimmer | What do you do first in a rip current? | Float, and breathe | A rip current pulls you out, not under. Lie on your back, keep your head up, and get your breath. | Panic drowns people. | Many rips let you go soon behind the breakers.
2 | raised arm | How do you signal in a rip current? | Raise an arm and call | Wave one arm and shout for the lifeguard. | They see you, and they have boards. | That's the best reason to swim near them.
3 | sideways arrow | Which way do you swim in a rip current? | Swim along the beach, not against it | If you can, swim along the shore until the pull is gone. | A rip is like a river, often narrow. | Against it, not even Olympic swimmers win for long.
4 | breaking waves | How do you come back to the beach? | Come back where the waves break | Go in at an angle, toward the white water. Waves there push you to the beach. | White is good, dark and smooth is the rip. | Rest whenever you need to.
5 | thrown float | How do you save someone from a rip current? | Throw something, don't jump in | Throw a board, a cooler or a ball, and call the emergency number. | Many who jump in to help drown. | Point the way, and keep them in sight.

# lost-in-the-woods | how-to | finding your way when lost in the woods | get lost in the woods, survive in the woods, survive in the wilderness, lost while hiking, survive lost in the woods, survive in the forest, lost hiking | Wilderness survival
> The first rule is four letters. | Warm comes before food. | Searchers find those who stay.
@ The trail was here. You're sure it was here.
1 | sitting hiker | What do you do first when lost? | Stop, sit down and think | Stop: sit, think, observe, plan. Drink something, and remember where you last knew the way. | Panic walks in circles. | Don't go on just to do something.
2 | phone bars | How do you call for help when lost? | Call or text while there's battery | Try the emergency number even with no bars, since other networks may carry it. A text gets through on a weak signal. | Send your position. | Then save the battery, and keep the phone warm.
3 | low shelter | How do you stay warm in the woods? | Get out of wind and wet | Put on all your layers and sit on leaves or your pack, out of the wind. Fill a trash bag or jacket with dry leaves. | Cold kills sooner than hunger. | Do it well before dark.
4 | whistle | How do you signal for help? | Give signals in threes | Three whistles, three shouts, three flashes: in America and many other places, that means help. Spread something bright. | A whistle carries farther than a voice. | A clearing makes you visible from the air.
5 | hugged tree | Should you walk or stay? | Stay where you are | If someone knows where you went, stay put. Most people are found within a day or so. | A moving target is hard to find. | Only walk to get to safety or to water nearby.
5 | note on fridge | How do you avoid getting lost? | Leave your route with somebody | Before you go, tell someone where, and when you'll be back. Take a light, a whistle and a warm layer. | A search starts only if you're missed. | A downloaded map needs no signal.

# caught-in-a-thunderstorm | how-to | staying safe in a thunderstorm | caught in a thunderstorm, safe in a thunderstorm, stay safe in a thunderstorm, stay safe from lightning, survive a lightning storm, avoid being struck by lightning, survive a thunderstorm, not get struck by lightning, thunderstorm while hiking | Lightning safety
> If you hear it, it can reach you. | The tree is the worst friend. | The tires don't save you, the roof does.
@ The hair on your arm stands up.
1 | ear and cloud | When do you go inside? | Go in at the first thunder | When you hear thunder, you're close enough to be hit. Stop the game, leave the pool, come off the ridge. | Lightning can strike miles ahead of the rain. | Wait half an hour after the last rumble.
2 | house and car | Where are you safe from lightning? | A house or a closed car | Go into a real building or a car with a metal roof, windows up. | The metal leads the current around you. | A tent, a picnic shelter or a convertible won't do.
3 | lonely tree | What must you stay away from? | Leave trees, water and ridges | Stay away from lone trees, open fields, water, fences and summits. | Lightning likes what sticks out. | Under a tree, current can jump over to you.
4 | spread group | What if there is no shelter? | Go low, and spread out | Go down into a dip or among low, even trees, apart from each other, feet together. Don't lie flat. | Current in the ground runs through what's stretched out. | It's only the least bad choice.
5 | plug and shower | What do you avoid indoors? | Leave showers and cables alone | Don't shower, don't hold anything with a cord, and stay off the porch. | Current comes in by pipes and wires. | Cordless phones are fine.

# during-an-earthquake | how-to | staying safe in an earthquake | earthquake hits, stay safe in an earthquake, stay safe during an earthquake, survive an earthquake, during an earthquake, prepare for an earthquake, earthquake safety, earthquake drill | Earthquake preparedness
> Don't run for the door. | Shoes under the bed. | The door frame is old advice.
@ A rumble, the lamp swings, and it isn't a truck.
1 | crouching person | What do you do when the ground shakes? | Drop, before it drops you | Go down on hands and knees at once, where you are. | Most people get hurt by falling or by things that fall. | Running is when you're hit.
2 | sturdy table | Where do you take cover? | Cover your head under a table | Crawl under a sturdy table, or beside an inside wall, with arms over head and neck. Away from glass. | Door frames aren't stronger in modern houses. | In bed, stay there with the pillow over your head.
3 | table leg | What does holding on mean? | Hold on until it stops | Hold a leg of the table and move with it. | Tables walk in a quake. | It seldom lasts longer than a minute, though it feels so.
4 | open street | What if you are outside or in a car? | Outside, get into the open | Get away from walls, wires and trees. In a car, pull over clear of bridges and stay in. | Facades and glass come down first. | At the coast, walk to high ground right after.
5 | shoes and flashlight | What do you do after a quake? | Put on shoes and check for gas | Watch for glass. If you smell gas, leave, and don't touch switches. Expect more shaking. | Aftershocks bring down what's cracked. | Text instead of calling.
5 | strapped shelf | How do you prepare for an earthquake? | Strap shelves and store water | Fix tall furniture to the wall, and keep water, light and shoes by the bed. | What can't fall can't hit you. | Agree on where your family meets.

# comparing-less | how-to | comparing yourself less | stop comparing yourself to others, stop comparing myself to others, stop comparing yourself, quit comparing yourself to others, stop comparing myself, stop comparing ourselves to others, stop comparing yourself to other people, compare yourself less | Social comparison theory
> You're losing a race nobody signed up for. | Envy is a map, if you read it. | Yesterday's you is the only fair rival.
@ You were fine, and then you saw her kitchen.
1 | muted phone | How do you begin to compare yourself less? | Find your trigger and mute it | For three days, note when you feel small, and after what. Mute those accounts for a month. | You can't compare with what you don't see. | It isn't unfriendly, and nobody gets told.
2 | backstage | How do you think about other people's success? | Add what the picture doesn't show | Ask what came before that photo: years, money, luck, or the twenty bad shots. | You know your own mess and only their best minute. | That makes it an unfair match.
3 | question card | What do you do with envy? | Ask your envy what it wants | Do you want her house, or the quiet in it? Write down the one thing behind it. | Envy points at what matters to you. | Then take one small step toward that.
4 | old photo | What should you compare yourself with? | Compare with yourself a year ago | List three things you can do now and couldn't then. | It's the one race with the same starting line. | Do it on the first of every month.
5 | two friends | What helps in the moment? | Say something kind out loud | When you catch it, wish that person well, or congratulate them. | It turns a rival into a person. | And it's hard to feel small while you're generous.

# stretching-hamstrings | how-to | stretching your hamstrings | stretch hamstrings, stretch your hamstrings, stretch tight hamstrings, hamstring stretches, loosen tight hamstrings, tight hamstrings, loosen hamstrings, stretch hamstring | Hamstring
> Round your back, and you stretch the wrong thing. | Two minutes a day beat an hour on Sunday. | Often they're weak, not short.
@ You bend down, and your fingers stop at your shins.
1 | brisk walk | What do you do before stretching hamstrings? | Warm your legs up first | Walk or climb stairs for five minutes first. | Warm muscle gives more. | Cold muscle gives less, and it hurts sooner.
2 | lying leg raise | What is a gentle hamstring stretch? | Lie down and pull one leg up | On your back, loop a towel around one foot and raise the leg, nearly straight, until you feel a pull. Hold it for thirty seconds. | The floor keeps your back flat. | Breathe out, and it comes a bit closer.
3 | foot on chair | How do you stretch hamstrings standing? | Put a heel up and hinge at the hip | Put a heel on a low step, pull your toes up, and lean forward from the hip with a long back. | A round back only bends the spine. | You should feel it in the middle of the thigh, not behind the knee.
4 | folded pose | How long do you hold a stretch? | Hold thirty seconds, three times | Hold each stretch for thirty seconds, two or three rounds a side, most days of the week. | Nerves get used to the length, and that's most of the gain. | Mild pull, no pain.
5 | bridge pose | Why do tight hamstrings come back? | Make them strong, too | Do bridges: on your back, feet near, lift the hips, ten times. | Weak muscles tighten to protect themselves. | Get up from the desk every hour as well.
5 | pain sign | When should you stop stretching? | Stop at sharp or shooting pain | A pull is fine. A sharp pain, tingling down the leg, or a bruise after a pop is not. | It may be a nerve or a tear. | Then let a doctor look.

# keeping-avocados-green | how-to | keeping an avocado green | keep avocado from browning, keep avocado from turning brown, keep an avocado green, keep avocado green, keep guacamole from browning, store half avocado, save half an avocado, store cut avocado, keep a cut avocado fresh | Avocado
> The pit is a myth with a shadow. | Air is the enemy, so leave it no room. | An onion works like a bodyguard.
@ You ate one half, and you have plans for the other.
1 | whole half | Which half of an avocado keeps better? | Keep the half with skin and pit | Eat the bare half first, and keep the one with skin and pit. | Whatever is covered doesn't meet the air. | The pit only protects the spot below it.
2 | lime | How does lemon keep an avocado green? | Brush the cut side with lemon | Brush lime or lemon juice on the cut side, a thin layer all over. | Acid slows the enzyme that browns it. | A bit of oil seals it, too.
3 | wrap on fruit | How do you wrap an avocado? | Press the wrap right onto it | Lay plastic wrap or a beeswax cloth flat on the flesh, without bubbles. | No air, no brown. | A box full of air does little.
4 | onion slices | Why put an onion beside an avocado? | Store it on a bed of onion | Store the half in a closed box with a few slices of onion, skin down. | Its gases slow the browning. | It takes on hardly any taste where only the skin touches.
5 | water on guacamole | How do you keep guacamole green? | Seal guacamole with a layer of water | Smooth it, pour a thin layer of water over, close the lid. Pour it off before you serve. | Water keeps out the air. | It keeps for a day or two in the fridge.
5 | spoon | What do you do with a brown avocado? | Scrape off the brown and eat it | Scrape off the brown layer, which is just bitter. If it smells off or is stringy and dark all through, throw it out. | A thin brown layer comes from air, not from rot. | Don't store avocados in water: germs like that.

# snapping-fingers | how-to | snapping your fingers | snap fingers, snap your fingers, snap with your fingers, learn to snap, snap my fingers, snap louder, finger snap | Finger snapping
> The sound isn't where you think. | Dry hands snap. | It's one of the fastest things a body does.
@ Everyone in the circle can, and you go pfft.
1 | thumb and middle | How do you hold your fingers to snap? | Press middle finger against thumb | Put the tip of your middle finger on the tip of your thumb, and press. | It loads like a spring. | Dry your hands first.
2 | curled fingers | What do ring and little finger do? | Curl the other two into your palm | Curl ring and little finger onto the ball of your thumb, and leave a small hollow. | That's the drum. | Without the hollow, it's a whisper.
3 | sliding finger | How do you make the snap? | Slide past, and hit the palm | Push sideways until the finger slips off the thumb and slaps the base of it. | The slap is the sound, not the rubbing. | Thumb goes out, finger goes down.
4 | powder | Why does my snap not sound? | Find the right friction | Too dry slips early, too damp sticks. Try a bit of chalk or breath on the tips. | Researchers found that there's a best friction in between. | In thick gloves, it doesn't work at all.
5 | both hands | How do you get better at snapping? | Practice slow and hard, then fast | Do twenty slow ones with lots of pressure, then try the other hand. | Force first, speed comes. | In a study, a snap took seven thousandths of a second.

# moonwalking | how-to | doing the moonwalk | moonwalk, do the moonwalk, learn the moonwalk, moon walk dance, moonwalk dance, learn to moonwalk, moonwalk like michael jackson | Moonwalk (dance)
> One foot always stays flat. | Socks first, shoes later. | He didn't invent it.
@ It looks like forward, and you arrive behind you.
1 | socks on wood | What do you wear to moonwalk? | Start in socks on a smooth floor | Start on wood or tile in thin socks. | It has to slide. | Rubber soles come last.
2 | one toe | How do you stand for the moonwalk? | Stand on the toes of one foot | Stand with one foot flat and the other on its toes, right beside or behind, knee bent. | All weight goes on the toe. | The flat foot feels empty.
3 | sliding flat foot | How do you slide in the moonwalk? | Slide the flat foot back | Push through the toe, and glide the flat foot straight back, heel never off the floor. | The eye thinks you're walking forward. | Until your toes are next to the other heel.
4 | switch | How do you switch feet? | Snap: heel down, heel up | In one moment, the front heel drops and the back one rises. Then the other foot slides. | This snap is the whole illusion. | Do it slowly a hundred times.
5 | head and arms | How do you make the moonwalk look real? | Keep the head level and sell it | Head at one height, arms swing as in walking, lean a bit forward. | Bobbing gives it away. | Dancers like Bill Bailey did it decades before Michael Jackson.

# jumping-higher | how-to | jumping higher | jump higher, jump high, increase your vertical jump, increase vertical jump, improve vertical jump, improve your vertical jump, vertical jump, jump higher for basketball | Vertical jump
> Your arms are worth a tenth of it. | Strong first, springy second. | Tired jumps teach you to be slow.
@ The rim is right there, and your fingers say no.
1 | arm swing | Which part of a jump is easiest to improve? | Swing your arms hard | Swing the arms back, and throw them up as you take off. | It adds about ten percent. | Time it with the push.
2 | squat | How do you get strong for jumping? | Get strong in squats and hip moves | Do squats, lunges and deadlifts two times a week, a little more each time. | Force off the floor decides the height. | Good form before weight.
3 | box | Which jumps do you train? | Do few jumps, each one all out | Do three to five sets of three to five jumps, with full rests, twice a week. | Power comes from quality. | Stop when you get lower.
4 | soft landing | How do you land? | Land softly and quietly | Land on the whole foot, knees over toes, hips back, without a sound. | Knees that fall in get hurt. | If you can't stop it, don't jump higher.
5 | rope skipping | How do you get springy? | Skip rope for stiff ankles | Skip rope for a few minutes, or do small hops. | Short contact stores energy in the tendons. | Stiff like a ball, not like a pillow.
5 | calendar | How long does it take to jump higher? | Give it eight to twelve weeks | Measure against a wall once a month, and rest two days between hard sessions. | Tendons take longer than muscles. | Pain in the knee says: less.

# running-faster | how-to | running faster | run faster, run faster sprint, sprint faster, get faster at running, become a faster runner, increase running speed, improve running speed, run faster in a race | Sprint (running)
> Your arms set the beat. | Fast is something you practice fresh. | Most of your runs should be slow.
@ You push as hard as you can, and the others still get smaller.
1 | easy jog | What comes before running fast? | Warm up until you sweat a little | Jog for ten minutes, swing your legs, and do three short runs that get faster. | Cold muscles tear. | Never start with a sprint.
2 | arm swing | How do you run with your arms? | Drive your elbows straight back | Bend your elbows about ninety degrees, and swing from hip to chin without crossing your chest. | Legs follow the arms. | Loose hands, loose jaw.
3 | quick foot | How do you improve your stride? | Land under your body, not ahead | Put your foot down under your hip and push the ground back. | A foot far in front brakes. | Quicker steps come first, longer ones by themselves.
4 | short sprints | Which training makes you faster? | Run short and fast, with long rests | Once or twice a week, run six times sixty meters, fast, and walk two or three minutes between. | Speed is learned fresh, not tired. | For longer races, run minutes instead of seconds.
5 | stairs and squats | Which exercises make runners faster? | Get stronger in hips and calves | Do lunges, bridges, calf raises and hops twice a week. | More push means more speed. | Strong calves also protect your tendons.
5 | calendar | How often should you run fast? | Keep most of your runs easy | Run slowly enough to talk on most days, and leave two days between fast ones. | Muscles grow in the rest. | Give it eight weeks before you measure.
`
