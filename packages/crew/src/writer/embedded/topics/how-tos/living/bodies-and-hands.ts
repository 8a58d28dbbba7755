/** What people ask about sport, yoga, music and crafts, for `readTopics`. */
export const BODIES_AND_HANDS = `
# warming-up | how-to | warming up before sport | warm up before workout/exercise/run/running/gym/lifting/training/soccer/football/swimming, warm up before workout, warm up for run/running/workout/gym, warm up exercises, warm up routine, warmup before workout/run, good warm up, warm up be, warm up properly, dynamic stretches, dynamic stretches before running, stretch before workout/run/running | Warming up
> Don't stretch cold. Move. | Five minutes now, or five weeks on the sofa. | A good warm-up looks like the sport in slow motion.
@ You're late, and you want to skip it.
1 | easy jog | How do you begin a warm-up? | Move easily for some minutes | Walk fast, jog or cycle easily for three to five minutes, until you breathe a bit deeper. | Warm muscles stretch and work better. | You should be able to talk.
2 | arm circles | Which stretches are good before a workout? | Swing and circle, don't hold | Swing your legs, circle arms and hips, step into lunges, ten of each. | Movement readies joints and muscles. | Long holding is for afterwards.
3 | light weight | How do you warm up for lifting? | Do the first set light | Do the same exercise first with an empty bar or a light weight. | The body learns the way before it carries. | Add weight in two or three steps.
4 | short sprint | How do you end a warm-up? | Speed up at the end | Finish with some short efforts near the pace you will need. | The heart gets ready. | Then begin within a few minutes.
5 | clock | How long should a warm-up be? | Take five to ten minutes | Five to ten minutes are enough, longer in the cold and for fast sports. | After a day at a desk you need more. | Stop if something stings.
! static | long stretching before sport prevents injuries | Held stretches before sport hardly do. | Moving does more.

# first-pull-up | how-to | doing your first pull-up | do first pull up/pull-up/pullup, do pull up/pull-up/pullup, do pull ups/pull-ups/pullups, pull up/pull-up for beginners, pull ups/pull-ups for beginners, get first pull up/pull-up, learn pull ups/pull-ups, do more pull ups/pull-ups, pull up progression, cannot do pull up, cant do pull up | Pull-up (exercise)
> The way up begins with the way down. | Everybody who can do ten once could do none. | It's a back exercise. Your arms only think it is theirs.
@ You hang there, and nothing moves.
1 | hanging | How do you start to train for a pull-up? | Just hang | Hang from the bar with straight arms for twenty seconds, and pull your shoulders down. | The grip and the shoulders come first. | Do it several times.
2 | low bar | Which exercise builds up to a pull-up? | Row under a low bar | Lie under a low bar that is fixed, and pull your chest to it. | It's a pull-up lying down. | Walk your feet forward as you grow stronger.
3 | lowering | What are negative pull-ups? | Climb up, and lower slowly | Step up on a chair to the top, and let yourself down in five seconds. | You're stronger on the way down. | Five of them are plenty.
4 | rubber band | How does a band help with pull-ups? | Let a band carry part of you | Hang a strong band on the bar and put a foot or knee in it. | It helps most at the bottom. | Take thinner ones as you improve.
5 | calendar | How often should you train pull-ups? | Train it two or three times a week | Two or three times a week with a day of rest between. It often takes some weeks or months. | Muscles grow on the days off. | Stop at pain in elbow or shoulder.
! swinging | swinging up counts as well | Swing carries you, not your muscles. | Slow and clean builds strength.

# yoga-for-beginners | how-to | starting yoga | yoga, yoga for beginners, start/learn/begin/practice yoga, do yoga at home, start/learn yoga at home, beginner yoga, yoga poses, yoga poses for beginners, easy yoga poses, morning yoga, morning yoga stretches, morning yoga routine, yoga in morning, yoga tips, yoga stretches, yoga basics | Yoga
> You don't have to be flexible. That would be like being clean before you shower. | Ten minutes on the carpet are yoga. | Nobody looks at your toes.
@ You unroll the mat, and the cat lies down on it.
1 | mat | What do you need to start yoga? | Take a mat and ten minutes | A mat that doesn't slip, loose clothes, an empty stomach, ten minutes. | Daily and short beats long and seldom. | Bare feet hold best.
2 | breath | How do you breathe in yoga? | Breathe through the nose, slowly | Breathe calmly through your nose and never hold your breath to reach further. | The breath shows whether it is too much. | If it stops, go back a step.
3 | cat and cow | Which yoga pose is good to begin with? | Begin with cat and cow | On hands and knees, arch your back as you breathe in, round it as you breathe out, ten times. | It wakes the spine gently. | Move as slowly as you breathe.
4 | downward dog | How do you do downward dog? | Lift the hips, and bend your knees | From hands and knees lift your hips up and back, spread your fingers, keep your knees bent as much as you need. | A long back matters more than heels on the floor. | Five breaths are enough.
5 | resting | How do you end a yoga session? | Finish in child's pose and at rest | Sit back on your heels with your forehead on the floor, then lie on your back for two minutes. | Rest is where it settles. | Leave out what hurts. Ask a doctor first if you are pregnant or injured.
! flexible | yoga is only for flexible people | It's how people get flexible. | Bent knees and cushions are part of it.

# breathing-while-running | how-to | breathing while running | breathe while/when running, breathe when you run, breathe on run, run without getting tired, run longer without getting tired, run without getting out of breath, out of breath when running, get out of breath running, run longer, run without stopping, side stitch, get rid of side stitch, stitch when running, breathing for running/runners | Running
> If you can't talk, you run too fast. | Breathe out. The in comes by itself. | A stitch isn't a reason to stop. Only to slow down.
@ After two minutes you gasp like a fish.
1 | talking runners | Why do you get out of breath when running? | Slow down until you can talk | Run so slowly that you can speak in whole sentences, and walk in between. | Most beginners simply run too fast. | Slow running is what makes you last.
2 | belly | How should you breathe while running? | Breathe into the belly | Let the belly go out as you breathe in, through mouth and nose together. | That fills the lungs deeper. | Try it lying down first.
3 | footsteps | Is there a rhythm for breathing while running? | Count your steps as you breathe | Try to breathe in for three steps and out for two or three. | A rhythm keeps it calm. | When it falls apart, you are too fast.
4 | hand on side | How do you get rid of a side stitch? | Slow down, and breathe out long | Walk or slow down, press a hand on the spot, and breathe out long and deep. | It usually goes in a few minutes. | A heavy meal right before makes it likelier.
5 | calendar | How do you run longer without getting tired? | Add a little each week | Run three times a week, and add only a few minutes each week. | Heart and tendons need time. | Chest pain or dizziness: stop and see a doctor.
! nose | runners must breathe through the nose only | At a real effort the mouth is needed, too. | Enough air matters, not the way in.

# running-shoes | how-to | choosing running shoes | choose/buy/pick/find running/sports shoes, choose/buy/pick right running shoes, running shoes, running shoes fit, running shoes last, replace/change running shoes, running shoes be replaced, which running shoes, running shoes for beginners, new running shoes, when to replace running shoes, right running shoes | Sneakers
> The best shoe is the one that you forget. | Buy them in the evening. | The color doesn't run for you.
@ A whole wall of shoes, and each of them promises speed.
1 | evening | When do you buy running shoes? | Buy them late in the day | Go in the afternoon or evening, with the socks you run in. | Feet swell in the course of a day, just as on a run. | Bring your old pair along.
2 | thumb | How should running shoes fit? | Leave a thumb's width in front | There should be about a thumb's width before your longest toe, and the heel must not slip. | Feet slide forward downhill. | Many people run a size larger than they walk.
3 | trial run | How do you test running shoes? | Run in them before you pay | Run some minutes in them, in the shop or on a treadmill. | Comfort at once is the best sign that they suit you. | They don't need to be broken in.
4 | path | Which running shoes do you need? | Choose for where you run | Road shoes are soft and smooth, trail shoes have grip. | A trail sole wears out on asphalt. | A beginner needs one pair.
5 | worn sole | How long do running shoes last? | Replace them after some hundred kilometers | Many pairs last about five to eight hundred kilometers, three to five hundred miles. | The foam gets tired before you see it. | New aches are a sign.
! price | expensive shoes prevent injuries | Fit and slow progress matter more. | Last year's model is often the best buy.

# swimming-freestyle | how-to | swimming freestyle | swim freestyle/crawl, swim front crawl, learn freestyle/crawl, swim better/faster, breathe while/when swimming, breathe in freestyle, breathe when swimming freestyle, front crawl, freestyle swimming, swimming tips, freestyle for beginners | Front crawl
> Most people don't swim badly. They breathe badly. | Look at the floor, not at the goal. | Long and lazy is fast.
@ After one length you hang on the edge and pant.
1 | bubbles | How do you breathe when swimming freestyle? | Breathe out under water | Blow bubbles all the time your face is in the water. | Then you only need to breathe in at the side. | Holding your breath is what tires you.
2 | pool floor | Where do you look when swimming? | Look down, so that your legs rise | Look at the floor, with a long neck. | When the head goes up, the legs go down. | Flat glides, slanted brakes.
3 | rolling body | How do you turn to breathe? | Roll, don't lift the head | Roll to the side with your body, one eye stays in the water. | The air is beside you, not above you. | Try every third stroke.
4 | long arm | How do the arms move in freestyle? | Reach long, pull past the hip | Reach forward with a long arm, and push the water back past your hip. | Count your strokes: fewer is better. | The elbow leads when it comes back.
5 | small kick | How do you kick in freestyle? | Kick small, from the hip | Make your kick fast and tiny, with long feet and loose ankles. If your knees bend a lot, you're braking. | The splash should be small, too. | Never swim alone, and ask a teacher for one lesson.
! strong arms | freestyle is a matter of strength | It's a matter of lying flat and breathing out. | Children with thin arms glide past you.

# crochet-for-beginners | how-to | starting to crochet | crochet, start/learn crochet/crocheting, learn to crochet, crochet for beginners, crochet tips, beginner crochet, start crocheting, easy crochet projects, crochet mistakes, crochet chain stitch | Crochet
> One hook, one loop, and no more needles. | Your first row is ugly. So was everyone's. | Count, or your scarf becomes a triangle.
@ The yarn runs through your fingers and makes a knot on its own.
1 | thick hook | What do you need to crochet? | Take a thick hook and light smooth yarn | Take a five millimeter hook and smooth yarn in a light color. | In dark or fluffy yarn you don't see the stitches. | The label on the yarn names the hook.
2 | slip knot | How do you begin to crochet? | Practice chains until they are even | Make a slip knot, pull the yarn through, again and again: that is a chain. | All else is built on it. | Make three long ones and pull them apart again.
3 | single stitch | Which crochet stitch do you learn first? | Learn the single crochet next | Put the hook in, fetch yarn, pull through, fetch yarn, pull through both. | With chain and this one you can make a scarf. | Britain calls it double crochet, so check the pattern.
4 | marker | Why does my crochet get narrower? | Count the stitches in each row | Count at the end of each row, and mark the first and the last stitch. | Nearly always the last one was skipped. | A paper clip makes a good marker.
5 | square cloth | What is a good first crochet project? | Begin with a small square cloth | Make a small washcloth or a scarf before the blanket. | You finish it this week. | Loose hands: if it is tight, take a thicker hook.
! talent | crochet is for patient people | It makes people patient. | Mistakes are pulled out in seconds.

# tuning-a-guitar | how-to | tuning a guitar | tune guitar, tune guitar by ear, tune guitar without tuner, tune acoustic guitar, guitar tuning, guitar out of tune, guitar go/goes out of tune, keep guitar in tune, guitar strings be changed, often should/do you/i change guitar strings, change guitar strings often | Guitar tunings
> Even a perfect song sounds wrong on five good strings. | Always come from below. | New strings lie for a day.
@ You strum, and the dog leaves the room.
1 | six strings | What are the strings of a guitar? | Know the six notes | From thick to thin the strings are E, A, D, G, B, and E. | A line helps: Eddie ate dynamite, good bye, Eddie. | In parts of Europe the B is called H.
2 | tuner | How do you tune a guitar with a tuner? | Pluck one string, and watch the tuner | Use a clip tuner or a phone app, pluck one string at a time, and turn its peg slowly. | Left of the middle is too low, right is too high. | A quiet room helps.
3 | peg | In which direction do you tune? | Always tune up to the note | If a string is too high, go below the note and come up again. | It then sits tight and holds. | Pluck again after each turn.
4 | fifth fret | How do you tune a guitar by ear? | Compare with the fifth fret | Press the fifth fret: it sounds like the next thinner open string. Only from G to B it is the fourth fret. | You need one right note to start. | The wavering between two notes slows down and stops.
5 | new string | How often should you change guitar strings? | Change strings when they sound dull | If you play daily, every month or two, otherwise a few times a year. | Sweat and dirt make them dull. | New ones stretch, so tune often in the first days.
! once | a tuned guitar stays in tune | Warmth and playing shift it each day. | Good players tune before each song.

# making-candles | how-to | making candles | make candles, make candles at home, make scented/soy/beeswax candles, make candle, candle making, candle making for beginners, pour candles, candles at home, homemade candles | Candle
> Wax can burn. Never leave it alone. | The wick decides, not the scent. | A candle remembers its first hour.
@ The wax turns clear, and the kitchen smells of honey.
1 | water bath | How do you melt wax? | Melt wax in a water bath | Put the wax in a pot that stands in hot water, on low heat, and stay with it. | Wax that gets too hot catches fire. | Never put water on burning wax: cover it with a lid and turn off the heat.
2 | wick | Which wick does a candle need? | Choose the wick by the width | Measure the glass, look up the wick in the maker's table, and stick it to the middle. | Too thin, it drowns. Too thick, it smokes. | Two pencils hold it straight.
3 | thermometer | When do you add scent to a candle? | Add scent as the wax cools a bit | Stir in scent made for candles at the temperature that the wax maker names, for two minutes. | Too hot, and it flies off. | Weigh it: more doesn't smell more.
4 | pouring | How do you pour a candle? | Pour slowly into a warm glass | Use a dry, slightly warm glass made for heat, and let the candle cool away from drafts. | Cold glass makes cracks and gaps. | Fill a hole around the wick with a second pour.
5 | burning candle | Why does a candle burn a hole in the middle? | Burn it to the rim the first time | Let it rest for some days, cut the wick to half a centimeter, and burn it until the whole top is liquid. | Otherwise it digs a tunnel. | Never leave a burning candle alone.
! kitchen oil | cooking oil makes a candle smell | It doesn't bind with wax and may spit. | Only use scents made for it.

# wrapping-a-gift | how-to | wrapping a gift | wrap gift/present/box, wrap gift/present/box neatly/nicely/perfectly, wrap presents/gifts, wrap gifts/presents nicely/neatly, wrap christmas presents/gifts, gift wrap/wrapping, gift wrapping ideas/tips, wrap round gift/present, wrap odd/oddly shaped gift/present | Gift wrapping
> Most paper is wasted in one place. | Sharp folds look expensive. | An odd shape wants a box, or a bag.
@ One hand holds the paper, the other one looks for the tape.
1 | measuring | How much paper do you need to wrap a gift? | Measure once around, plus two fingers | Lay the box on the paper: once around plus two fingers, and at the ends a bit over half of the height. | Too much paper makes thick corners. | Cut on a hard floor.
2 | first edge | How do you begin to wrap a gift? | Lay it face down, and fold the edge | Put the box upside down, fold one edge of the paper under, and tape it tightly along the middle. | The seam ends up at the bottom. | Double-sided tape disappears.
3 | corner fold | How do you fold the corners of a gift? | Push the sides in, then fold the flaps | Press the paper in flat so two triangles form, crease them, and fold top and bottom up. | The crease makes the look. | Run a fingernail along each edge.
4 | ribbon | How do you tie a ribbon around a gift? | Cross the ribbon underneath | Lay the ribbon on top, cross it underneath, come up again and tie a bow. | Let the first loop lie over your finger. | A slanted cut keeps the ends from fraying.
5 | odd shape | How do you wrap an oddly shaped gift? | Box it, bag it, or wrap it in cloth | Put odd things in a box, or tie them in a scarf or a cloth. | Paper fights round things. | Cloth can be used again.
! expensive | a beautiful gift needs expensive paper | Plain brown paper with a twig looks just as good. | Folds count more than print.

# cut-flowers | how-to | keeping cut flowers fresh | make flowers/roses/tulips/bouquet last, make cut/fresh flowers last, make cut/fresh flowers last longer, make flowers/roses/tulips/bouquet last longer, keep flowers/roses/tulips/bouquet fresh, keep cut flowers fresh, keep cut/fresh flowers alive, keep flowers alive in vase, cut flowers last, cut flowers, flowers in vase, tulips droop/drooping, drooping tulips, care for bouquet, care for cut flowers | Cut flowers
> Your vase is dirtier than you think. | Two centimeters and a slant give you three more days. | The fruit bowl kills your flowers.
@ On Friday they stood tall. On Sunday they bow to you.
1 | clean vase | Why do cut flowers wilt so fast? | Begin with a clean vase | Wash the vase with hot water and soap before you fill it. | Germs clog the stems. | It's the step that most people leave out.
2 | slanted cut | How do you cut flower stems? | Cut the stems at a slant | Cut two centimeters off at a slant with a sharp knife or shears, and put them in water at once. | A fresh cut drinks. | Do it again each time you change the water.
3 | bare stem | Which leaves do you take off? | Take off leaves below the water | Take all leaves off that would be under water. | They rot. | Leave the upper ones, since they draw the water up.
4 | fresh water | How often should you change flower water? | Change the water every two days | Give fresh water every two days, lukewarm for most, and use the food from the packet. | The packet holds sugar, and something against germs. | Tulips like it low and cool.
5 | fruit bowl | Where should cut flowers not stand? | Keep them from sun, heat and fruit | Put them away from sun, heaters and the fruit bowl, and somewhere cool at night. | Ripe fruit such as apples gives off a gas that ages flowers. | Take wilted ones out at once.
! coin | a copper coin keeps flowers fresh | It hardly does anything. | Clean water and a new cut do.

# hemming-pants | how-to | hemming pants | hem pants/trousers/jeans/dress/skirt/curtains, hem pants by hand, shorten pants/trousers/jeans, take up pants/trousers/jeans, sew for beginners | Hem
> The shoes decide how long your trousers are. | Wash first, cut later. | You can shorten a leg. You can't lengthen it.
@ The trousers are lovely, and lie on the floor.
1 | mirror and shoes | How long should pants be? | Pin them with the right shoes on | Put the shoes on, stand straight, and have a friend pin both legs. Most pants should just touch the shoe. | Your legs may differ. | If you bend down to look, it is wrong.
2 | washing machine | What do you do before you hem pants? | Wash new cloth before you cut it | Wash and dry them once before you cut. | Cotton may shrink. | What is cut off doesn't come back.
3 | iron | How do you prepare a hem? | Leave a few centimeters, and iron the fold | Leave about four centimeters for the hem, fold the edge in, fold it up, iron and pin it. | An ironed fold sews itself. | Try them on once more.
4 | needle | How do you hem pants by hand? | Pick up only a thread or two outside | With a thread of the same color, take small stitches inside and catch only a thread or two of the outer cloth. | So nothing shows. | Don't pull it tight.
5 | second fitting | What do you do before you cut off cloth? | Try them on before you cut | Baste the hem with large stitches, try the pants on with shoes, walk and sit, and only then cut and sew. | A centimeter shows. | Jeans need a strong needle, or a tailor.
! tape | iron-on tape is as good as a seam | It holds for a while and lets go in the wash. | For one evening it is perfect.
`
