/** What people ask of clothes, hair, makeup and sports, for `readTopics`. No medical advice. */
export const STYLE_AND_SPORT = `
# capsule-wardrobe | how-to | building a capsule wardrobe | build capsule wardrobe, capsule wardrobe, capsule wardrobe for beginners, create capsule wardrobe, make capsule wardrobe, start capsule wardrobe, capsule wardrobe explained, capsule wardrobe essentials, capsule wardrobe for men/women/travel, minimalist wardrobe, wardrobe essentials, wardrobe basics, closet essentials, wardrobe staples, have nothing to wear, nothing to wear | Capsule wardrobe
> A full closet, and nothing to wear. | You wear a small part of it. Find that part. | Every top has to know every bottom.
@ Forty hangers, and you take the gray sweater again.
1 | laundry basket | Where do you begin? | Look at what you wear already | For two weeks, hang what you wore on the right side of the rail, and see what you wear already. | Your favorites tell you your style. | Don't begin with shopping.
2 | color strip | Which colors? | Choose two dark, two light, one you love | Choose two dark basics, two light ones and one color that you love. | Then nearly everything goes together. | Hold them beside your face in daylight.
3 | week plan | How many pieces? | Count your days, not the rules | Look at your real week before you count clothes. Five office days need other things than two. | Thirty to forty pieces are common, and no law. | Leave out sleep and sport.
4 | three outfits | How do you choose a new piece? | Keep what makes three outfits | Keep or buy only what makes three outfits with what you have. | Lonely pieces stay lonely. | Photograph the outfits.
5 | closed box | What about the rest? | Box up the rest for a season | Put the leftovers in a box with a date on it. What you didn't miss by then can go. | It takes the fear out of it. | Keep what is for snow or weddings.

# dressing-better | how-to | dressing better | dress better, dress well, dress better as man/guy/woman, dress better on budget, dressing better, look put together, look more put together, look put together every day, look expensive, look expensive on budget, look more expensive, outfit mistakes, outfit mistakes men make, style mistakes, style mistakes men/women make, fashion mistakes, fashion mistakes to avoid, style tips, style tips for men/women/beginners, fashion tips, fashion for beginners, outfit tips, style rules, fashion rules, fashion hacks, find your style, find your personal style, find personal style, personal style, look stylish, men's fashion tips, mens fashion tips, mens style tips, men's style tips | Fashion
> Fit first. Everything else is decoration. | The most expensive thing you can wear is ironed. | Three colors, and stop.
@ You look in the mirror, and something is off. It's the sleeve.
1 | shoulder seam | What matters more than the brand? | Let the shoulder seam sit on the shoulder | Check the seam first: it ends where your shoulder ends. A tailor can fix most of the rest. | Fit is what makes cheap look dear. | Take in the waist before you buy new.
2 | three colors | How many colors? | Wear no more than three colors | Let one color lead and two follow. Denim, white, gray, navy and beige go with nearly everything. | Calm looks like a plan. | Dark below and light above is easy.
3 | steamer | What looks expensive? | Care for it: ironed, no lint, clean shoes | Wear clothes ironed, without lint, and with clean shoes. | Wrinkles are the first thing people see. | A fabric shaver revives knitwear.
4 | loose and slim | How do shapes go together? | Pair one loose piece with one slim one | Wear one loose piece with one slim one. Loose with loose hides you. | It gives the body a line. | Tuck in the front.
5 | saved pictures | How do you find your style? | Save ten outfits, and look for what repeats | Save ten outfits that you love, and look for what repeats: colors, shapes, shoes. | That's your style, already there. | Copy one with what you own.
5 | belt and shoes | What ties it together? | Repeat one color twice | Match your belt to your shoes, or your scarf to your socks. | It looks as if you meant it. | One statement piece at a time.

# wedding-guest-outfit | how-to | dressing for a wedding as a guest | dress for wedding, dress for wedding as guest, wedding guest outfit, wedding guest outfits, wedding guest dress, wedding guest dress code, wedding guest etiquette, wear to wedding, what to wear to wedding, wedding guest mistakes, things not to wear to wedding, never wear to wedding, things not to do at wedding | Dress code
> Not white. Not cream. Not very light champagne. | Read the card twice. | Grass eats heels.
@ The card says cocktail, and you look into your closet.
1 | white dress | What do you never wear? | Leave white to the bride | Leave white, cream and ivory to the bride, unless the couple asks for it. | Photos make pale colors white. | In some cultures, red is hers.
2 | invitation | What does the card mean? | Read the dress code on the card | Cocktail is a knee-length dress or a dark suit, black tie is a long gown or tuxedo, and smart casual is neat without a suit. | The later the hour, the dressier. | Ask the couple's family when unsure.
3 | lawn | What does the place ask for? | Look up the ground you will stand on | Grass and sand want block heels or flats, and a church wants covered shoulders, so look up the place. | Heels sink. | Take a scarf or jacket.
4 | dance floor | How do you test it? | Sit, eat and dance in it at home | Sit, eat and lift your arms in it at home, in the shoes as well. | It's a day of ten hours. | Wear the shoes for an evening before.
5 | phone down | What else do guests do wrong? | Keep the phone out of the aisle | Leave your phone in your bag, answer the invitation in time, and don't bring anyone who isn't on it. | The photographer gets paid for the photos. | Send the gift rather than carry it.

# washing-jeans | how-to | washing jeans | wash denim, wash jeans without fading, keep jeans from fading, how often to wash jeans, wash raw denim, wash black jeans | Jeans
> Inside out, cold, and never the dryer. | Jeans don't need what you give them. | The freezer doesn't wash them.
@ Your favorite jeans come out, a size smaller and a shade sadder.
1 | window hanger | How often? | Air them, and wash them seldom | Air jeans overnight, dab off spots, and wash them only when they need it. | Each wash takes blue and cotton. | Freezing doesn't clean them. Many germs survive it.
2 | inside out | How do they go into the machine? | Turn them inside out and close the zip | Turn jeans inside out, close zip and buttons, and empty the pockets. | The outside is spared the rubbing. | A tissue can ruin the load.
3 | cold dial | How warm? | Wash them cold, with dark things | Wash jeans cold, gently, with dark things and liquid detergent. | Heat and long cycles fade them. | The first washes color others.
4 | loose drum | What makes pale lines? | Fill the drum loosely | Squeezed jeans fade along the folds, so leave the drum partly empty. | Jeans need room to move. | Spin them slowly.
5 | line drying | How do you dry them? | Pull them into shape and hang them | Pull jeans into shape while damp, and hang them inside out in the shade. | Dryers shrink and wear them. | They get soft again as you wear them.

# washing-wool | how-to | washing wool and sweaters | wash sweater, wash wool sweater, wash cashmere sweater, hand wash sweater, keep sweaters from shrinking, unshrink sweater, fix shrunk sweater, shrunken sweater, dry sweater, remove pilling from sweater, sweater pilling, take care of sweaters/wool | Wool
> Hang a sweater, and it grows. | Wool hates surprises. | Conditioner is for sweaters, too.
@ You take out the sweater, and it fits a doll.
1 | open window | How often do you wash wool? | Air wool instead of washing it | Air wool overnight. It needs washing seldom, as it hardly takes on smells. | Each wash is a risk. | Damp air refreshes it best.
2 | basin | How do you wash it? | Wash it cool, and don't rub | Wash wool cool, by hand or on the wool cycle, with wool detergent, and don't rub or wring. | Heat and movement felt it. | All water at the same temperature.
3 | rolled towel | How do you get the water out? | Roll it in a towel and press | Roll the sweater in a dry towel and press, or kneel on it. | Wringing pulls it out of shape. | Change the towel once.
4 | flat sweater | How does it dry? | Dry it lying flat | Pull the sweater into shape and dry it lying flat, away from sun and heater. | On a hanger it grows long. | Turn it once.
5 | conditioner bowl | Can a shrunk one be saved? | Soak it in conditioner, then pull gently | Soak a shrunk sweater in cool water with hair conditioner, press it out, and pull it gently to size. | It lets the fibers slide. | It often helps a little, and not with felt.

# new-shoes | how-to | breaking in new shoes | break in new shoes, break in shoes/boots, break in new boots, break in leather shoes/boots, break in doc martens, break in heels, stretch shoes, stretch leather shoes, make shoes bigger, make shoes more comfortable, make heels comfortable, walk in heels, walk in high heels, wear heels without pain, new shoes hurt, shoes hurt, avoid blisters, prevent blisters, blisters from new shoes, stop shoes from rubbing | Shoe
> Two pairs of socks and a film. | The first day is at home. | Buy them in the evening.
@ It's noon, and you walk like on hot coals.
1 | carpet walk | How do you begin? | Wear them at home for an hour a day | Wear new shoes at home for an hour a day, for a week, on carpet. | Then they can still go back. | Bend and walk stairs.
2 | thick socks | How do you make them wider? | Wear them at home with thick socks | Walk around the house in thick socks, and stuff the shoes with shoe trees or paper overnight. | Leather stretches. Plastic barely does. | A cobbler has a machine for it.
3 | heel tape | How do you avoid blisters? | Tape the spot before it rubs | Put a blister plaster or sports tape on your heel before you leave the house. | After it hurts, it is late. | Dry feet blister less.
4 | leather balm | What makes leather soft? | Rub balm into the stiff places | Rub leather balm into the stiff places, from the inside and outside, and flex them by hand. | Dry leather cuts. | Try it where nobody sees it.
5 | heel to toe | How do you walk in heels? | Put the heel down first, with small steps | In heels, land on the heel, keep your steps short, and look ahead. Begin with block heels. | Long steps make you tip. | Hold the rail on stairs.
5 | evening fitting | What prevents it? | Buy shoes in the evening | Shop late, when your feet are larger, and go by the bigger foot. | Too small never becomes right. | A thumb's width before the toe.

# makeup-for-beginners | how-to | starting with makeup | makeup for beginners, makeup, start makeup, makeup tips, makeup tips for beginners, do makeup, do your makeup, apply makeup, put on makeup, makeup step by step, makeup order, order to apply makeup, everyday makeup, everyday makeup routine, natural makeup, natural makeup look, no makeup makeup, makeup mistakes, makeup mistakes to avoid, common makeup mistakes, makeup mistakes that age you, find foundation shade, find the right foundation shade, find your foundation shade, match foundation, apply foundation, apply concealer/blush/mascara, fix makeup mistakes | Cosmetics
> Less, thinner, and blended. | The line at the jaw gives you away. | Daylight is the only honest mirror.
@ In the bathroom it was fine. In the elevator it isn't.
1 | clean skin | What comes first? | Moisturize, then wait some minutes | Moisturize, put on sunscreen by day, and wait some minutes. | Makeup on wet skin slides off. | Clean hands and brushes.
2 | jaw stripe | How do you find the shade? | Test the shade on the jaw, in daylight | Test foundation on the jaw, in daylight, and wait ten minutes. The stripe that vanishes is yours. | The hand has another color. | Take two home as samples.
3 | damp sponge | How do you put it on? | Start in the middle, and thin it outward | Dab foundation around the nose and blend toward the edges with a damp sponge. Only where you need it. | Edges are what looks like a mask. | Pat concealer, don't rub.
4 | blush and brows | What gives it life? | Brush up brows, and blush high | Brush the brows up and fill gaps with short strokes. Put blush high on the cheeks and blend it. | It opens the face. | Tap off the brush first.
5 | wing line | How do you draw a wing? | Draw the wing from the end to the lid | Draw a short line from the outer corner toward the end of the brow, then connect it to the lid. Rest your elbow. | Tape or a card makes an edge. | A cotton bud with remover sharpens it.
5 | night cleansing | What is the most common mistake? | Take it off every night | Take makeup off every night, throw away old mascara after some months, and wash brushes weekly. | Old products carry germs. | Never share what touches the eye.

# winged-eyeliner | how-to | drawing winged eyeliner | winged eyeliner, do winged eyeliner, draw winged eyeliner, wing eyeliner, do eyeliner wing, do eyeliner, apply eyeliner, draw eyeliner, put on eyeliner, do cat eye, cat eye, cat eye makeup, cat eye eyeliner, eyeliner for beginners, eyeliner, eyeliner tips, eyeliner mistakes, eyeliner for hooded eyes, fix eyeliner | Eye liner
> Draw the wing first. Then the lid. | Look straight. Always look straight. | A cotton bud saves more wings than talent.
@ The left one is perfect. The right one is a different person.
1 | elbow on table | How do you keep a steady hand? | Rest your elbow and the little finger | Rest your elbow on the table and the little finger on the cheek, with a dry lid. | Hands shake in the air. | A pencil or felt pen is easier than liquid.
2 | three dots | How do both sides match? | Mark both ends with a dot first | Look straight into the mirror, and mark the end of both wings with a dot, on the line toward the end of the brow. | Compare before you draw. | Don't pull the lid.
3 | short line | Where do you start? | Draw from the dot back to the corner | Draw a short line from the dot back to the outer corner. | The wing decides all the rest. | Begin small. It only gets bigger.
4 | lash line | How does it go on? | Fill the lash line in short strokes | Work from the middle outward with tiny strokes, and join them. | One long stroke wobbles. | Press between the lashes.
5 | cotton bud | How does it get sharp? | Sharpen it with remover on a cotton bud | Sharpen the lower edge with a little remover on a cotton bud. | Erasing is cleaner than drawing. | Old liner goes in the bin, and is never shared.

# braiding-hair | how-to | braiding hair | braid hair, braid your hair, braid own hair, braid your own hair, braiding hair, braids for beginners, french braid, do french braid, french braid your own hair, french braid for beginners, french braid hair, dutch braid, do dutch braid, fishtail braid, do fishtail braid, plait hair, simple braids | Braid
> Three strands, one rule: outside over the middle. | Add hair, and it is French. | It isn't even. That's why it looks good.
@ Your arms are tired, and you lost count of the strands.
1 | brush | How do you prepare? | Brush it, and make it a bit rough | Brush the hair well, and use second-day hair or a bit of texture spray. | Freshly washed hair slips. | Wet hair pulls and breaks.
2 | three strands | How does a plain braid go? | Lay the outside over the middle | Part the hair into three. Lay the right strand over the middle, then the left over the middle, and so on. | The middle is always the one that was outside. | Keep it tight near the head.
3 | added strands | How does a French braid go? | Add hair each time from that side | Start with three strands at the crown, and add a little hair to the outer strand each time before it crosses. | That's the whole secret. | Dutch is the same, but under the middle.
4 | finger on scalp | How does it stay even? | Take equal bits, close to the head | Take equal bits with your fingertip, close to the head, and hold with the other hand. | Large bits make holes. | Do it by feel, as mirrors confuse.
5 | loosened edge | How does it look full? | Pull the edges once it is tied | Tie the braid, then pull the edges apart, from the bottom up. | It becomes twice as wide. | A drop of oil calms the rest.
5 | bun on top | How do you do a messy bun? | Twist a loose ponytail and pin where it falls | Make a loose ponytail, pull it through only halfway, wrap the end around, pin it, and pull some strands out. | Perfect looks strict. | Do it without a mirror.

# hair-with-heat | how-to | curling and straightening hair | curl hair, curl your hair, curl hair with straightener, curl hair with curling iron, make hair hold curl, straighten hair, straighten your hair, straighten hair without damage, beach waves, do beach waves, heat damage hair, protect hair from heat, use curling iron, use straightener/flat iron | Hair iron
> Dry first. Then heat. | Steam means: stop. | A curl sets while it cools.
@ It sizzles, and you smell your own hair.
1 | dry towel | What comes before heat? | Let hair get fully dry | No iron on damp hair. Once it's dry, spread a heat protectant through it. | Water boils inside and breaks it. | A dryer held well away is gentler than an iron.
2 | dial | How hot? | Use the lowest heat that works | Turn the iron down until one pass is just enough. Fine hair needs far less than thick hair. | Many passes can harm more than one at the right heat. | Keep off bleached ends.
3 | thin section | How do you straighten? | Take thin strands and move without stopping | Take strands as wide as the plate, and move slowly without stopping, from the root down. | Stops make dents. | Clip the rest away.
4 | wrapped strand | How do you curl? | Curl away from the face, ends out | Wrap the strand away from the face, leave the last bit out, and hold for some seconds. | Loose ends look modern. | Change the direction farther back.
5 | pinned curl | Why do curls fall out? | Let it cool in your hand | Let each curl cool in your hand or pinned, and brush only when all is cold. | It sets as it cools. | Too much conditioner makes it slip.
5 | robe belt | How do you do it without heat? | Wrap nearly dry hair around a belt overnight | Lay a robe's belt over your head like a hair band, wrap nearly dry strands around it, tie, and sleep. | Time does what heat does. | Open it when it is quite dry.

# growing-hair | how-to | growing your hair longer | make hair grow, make hair grow faster, grow hair, grow hair faster, grow hair out, grow out hair, grow long hair, grow longer hair, growing hair out, growing out hair, hair growth tips, get long hair, get longer hair, hair won't grow, hair not growing, make your hair grow, make your hair grow faster | Human hair growth
> Hardly anything makes it grow faster. Much makes it break. | About a centimeter a month, whatever the bottle says. | The ends are years old. Treat them so.
@ It has been at your shoulders for two years.
1 | ruler | How fast does hair grow? | Expect about a centimeter a month | Hair grows about a centimeter a month. No shampoo or massage has been shown to change it much. | Length is what doesn't break off. | Photos every three months show more than the mirror.
2 | trim | Should you cut it? | Trim it when the ends split | Trim a little when ends split. Cutting doesn't make it grow, it stops the split from climbing. | Split ends break higher up. | No splits, no cut.
3 | loose bun | What breaks it? | Avoid tight bands and the same parting | Avoid tight bands, wet ponytails and the same tight style every day. | Pull can damage roots for good. | Soft bands without metal.
4 | pillow | What happens at night? | Braid it loosely for the night | Braid long hair loosely at night, and sleep on something smooth. | Rubbing roughens the ends. | Never sleep with it wet.
5 | meal plate | What grows hair from inside? | Eat enough, and get sudden loss checked | Eat enough, with protein and iron, and have sudden or patchy loss seen by a doctor. | Crash diets cost hair months later. | Pills help only where something is missing.

# hair-washing | how-to | washing your hair right | wash hair, wash your hair, wash hair properly/correctly, washing your hair wrong, signs you are washing your hair wrong, hair washing mistakes, mistakes when washing your hair, shampoo hair, shampoo mistakes, how often to wash hair, how often to wash your hair, greasy hair, get rid of greasy hair, hair gets greasy fast, train your hair, hair care mistakes, hair mistakes, hair mistakes ruining your hair, hair care tips, hair care, hair care routine, hair care for beginners, use conditioner | Hair care
> Shampoo belongs on the head, conditioner in the lengths. | Hair grows about a centimeter a month. What you can do is stop breaking it. | Rubbing with a towel breaks wet hair.
@ You washed it this morning, and by night it shines.
1 | scalp massage | Where does shampoo go? | Wash the scalp, and not the lengths | Wash the scalp with your fingertips for a minute. The foam that runs down is enough for the lengths. | The oil is made at the root. | Nails scratch.
2 | lengths | Where does conditioner go? | Keep conditioner off the roots | Comb conditioner through from the ears down, wait a little, and rinse well. | On the scalp it looks greasy by evening. | Remains make it dull.
3 | shirt towel | What do you do after? | Press it dry, and don't rub | Press wet hair dry with a soft shirt or towel, and don't rub. | Wet hair stretches and breaks. | Comb from the ends upward.
4 | calendar | How often? | Wash when the scalp needs it | Go by your scalp: oily hair often, curly and dry hair less often. | There's no number for all. | Sweat and products count, too.
5 | ruler | How does hair get longer? | Keep what grows from breaking | Use less heat, no tight bands, and trim split ends. Hair grows about half an inch a month. | No shampoo makes it faster. | Sudden loss is for a doctor.

# perfume-and-sunscreen | how-to | putting on sunscreen | put on sunscreen, put on sunscreen properly, apply sunscreen, apply sunscreen properly/correctly, sunscreen mistakes, sunscreen tips, how much sunscreen, how much sunscreen to use, spf explained, sunscreen mistakes everyone makes, reapply sunscreen, reapply sunscreen over makeup, avoid sunburn | Sunscreen
> You use half of what the bottle was tested with. | The ears. Everybody forgets the ears. | Clouds aren't a roof.
@ In the evening, you see exactly where your hand didn't reach.
1 | two fingers | How much? | Use two finger lengths for the face | Squeeze out two fingers of sunscreen for face and neck, and about a shot glass for the whole body. | Less makes the number on the bottle untrue. | Let it sit before you dress.
2 | clock | When? | Put it on before you go out | Put sunscreen on before you go out, about fifteen minutes or more. | Outside, in a hurry, places get missed. | It comes after moisturizer, and before makeup.
3 | ear | Which places get forgotten? | Cover ears, feet and the part, too | Remember the forgotten spots: ears, feet, neck, lips, and the line where you part your hair. | Such places burn easily. | A hat does the rest.
4 | towel | When again? | Put more on every two hours | Set a timer for two hours, and reapply after water, sweat or a towel, too. | It rubs off. | Putting on more doesn't double your time in the sun.
5 | cloud | When is it not needed? | Use it under clouds and at windows | Use sunscreen under clouds, in snow and beside car windows, when the UV index is three or more. | Much of the UV comes through. | Shade at noon protects better than cream alone.

# wearing-perfume | how-to | putting on perfume | put on perfume, apply perfume, wear perfume, perfume, perfume tips, perfume mistakes, make perfume last, make perfume last longer, where to put perfume, choose perfume, choose fragrance, put on cologne, apply cologne, wear cologne, cologne tips, cologne mistakes, smell good, smell good all day, smell nice, smell nice all day, smell better | Perfume
> Don't rub your wrists. | If you smell it all day, so does the bus. | Perfume lasts on skin that drank.
@ You leave the elevator. Your perfume stays.
1 | warm pulse | Where does perfume go? | Spray where skin is warm | Spray perfume where skin is warm: neck, inside of the elbows, behind the knees. | Warmth carries it. | Clothes keep it longer, but may stain.
2 | lotion | How does it last? | Put it on moisturized skin | Put perfume on skin that was moisturized without scent, right after the shower. | Dry skin drinks it. | Spray from a hand's length.
3 | crossed wrists | What is the usual mistake? | Don't rub your wrists together | Let perfume dry on its own, without rubbing your wrists. | Rubbing is said to blur the first notes. | One press is fine.
4 | two sprays | How much? | Two sprays, and trust it | Two or three sprays, and trust it. Your own nose stops noticing after minutes. | Others smell it still. | None for planes, hospitals and choirs.
5 | paper strip | How do you choose one? | Wear it for a day before you buy | Wear a perfume on your skin for a day before you buy. Try at most three. | It changes for hours. | Keep it dark and cool, not in the bathroom.

# gym-etiquette | how-to | minding gym etiquette | gym etiquette, things not to do at the gym, gym etiquette rules, gym rules, gym rules everyone should know, unwritten gym rules, unwritten rules of gym, gym etiquette for beginners, gym etiquette mistakes, annoying gym habits, things not to do at gym, never do at gym | Gym
> Nobody looks at you. Until you leave the weights. | A towel is half of good manners. | Your phone is sitting on the bench.
@ You come to the bench, and forty kilos lie there like dishes.
1 | rack of weights | What is the first rule? | Put the weights back | Return every weight to its rack, even if it wasn't there when you came. | The next one may be half your size. | Wipe what you touched.
2 | hand question | How do you ask for a machine? | Ask how many sets are left | Before you use a machine, ask how many sets are left, and offer to take turns. | Hardly anybody minds being asked. | Wait until the set is done.
3 | mirror line | What do people hate? | Don't walk between someone and the mirror | Go around behind people who are lifting, and keep a step away. | They need the mirror for their form. | Film only yourself.
4 | notebook plan | What is the beginners' mistake? | Don't come without a plan | Come with five exercises for the whole body, written down, three times a week. | Wandering costs an hour. | Add a little when it gets easy.
5 | light dumbbell | How heavy? | Lift only what you can lower slowly | Pick a weight for which the last two reps are hard and still clean. | Swinging trains luck. | Ask staff to look once.
5 | quiet hour | What about the nerves? | Don't begin at six in the evening | Mornings and early afternoons are usually emptier than six in the evening, so begin then. | You can try in peace. | Everybody there had a first day.

# deadlifts | how-to | doing a deadlift | deadlift, deadlifts, do deadlift, do deadlifts, deadlift form, deadlift for beginners, deadlift mistakes, deadlift properly | Deadlift
> The bar stays on your legs. | Push the floor away. | Your back has one job: not to move.
@ The bar lies there, and doesn't know your name.
1 | feet under bar | How do you stand? | Stand with the bar over the middle foot | Stand hip-wide, with the bar over the middle of your feet, a thumb from the shins. | There it can go straight up. | Flat shoes or socks.
2 | hinge | How do you get down? | Push your hips back, then bend the knees | Hinge until your hands reach the bar, grip outside the legs, and bend the knees until the shins touch it. | It's a hinge, and no squat. | Shoulders a little before the bar.
3 | straight back | What about the back? | Keep the back long and the belly tight | Before you lift, breathe in, brace your belly, and pull your armpits down. | Spine still, hips work. | Look at the floor ahead of you.
4 | pushing legs | How do you lift? | Push the floor away | Drive through your feet and keep the bar on the legs. Hips and shoulders rise together. | Hips first makes the back work. | Stand tall, don't lean back.
5 | empty bar | How much? | Learn it with a light bar raised on blocks | Learn the deadlift with a light bar raised on blocks or plates, five clean ones at a time. | Small plates lie too low. | Pain in the back: stop, and have it looked at.

# bench-press | how-to | doing a bench press | bench press, do bench press, bench press form, bench press for beginners, bench press mistakes, bench press properly, bench pressing, increase bench press, bench more | Bench press
> Your feet press, too. | Elbows out is what shoulders hate. | Never alone, and never with a thumb on the wrong side.
@ You lie below a bar, and it is suddenly quiet.
1 | feet on floor | How do you lie? | Put feet flat, and shoulders back and down | Put your feet flat, eyes below the bar, and pull the shoulder blades together and down. | It makes a firm base. | A small arch is normal.
2 | grip | How do you hold it? | Wrap the thumbs around the bar | Grip a bit wider than the shoulders, thumbs around, wrists straight over the elbows. | Without thumbs it can roll onto you. | Forearms upright at the bottom.
3 | elbows | How do you lower it? | Lower it slowly to the lower chest | Lower the bar slowly to the lower chest, with elbows at about half a right angle from the body. | Wide elbows can hurt the shoulders. | Touch, don't bounce.
4 | upward push | How do you press? | Press up and a little back | Drive the bar up toward the shoulders, and breathe out. Your feet push, too. | The path is a slight curve. | Hips stay on the bench.
5 | safety bars | How do you stay safe? | Set safeties, or ask for a spotter | Set the safety bars, or ask for a spotter, and start with the empty bar. | A stuck bar is no joke. | Add little, two or three times a week.

# pilates-basics | how-to | starting pilates | pilates, pilates for beginners, start pilates, pilates at home, pilates workout, pilates basics, pilates exercises, pilates explained, do pilates, pilates tips, pilates mistakes | Pilates
> Ten slow ones beat fifty fast ones. | It looks like lying down. Try it. | Breathe out when it gets hard.
@ You lie on a mat, lift both legs, and begin to shake.
1 | breathing ribs | How do you breathe? | Breathe into the ribs, out on the effort | Breathe in through the nose into the sides of the ribs, and out through the mouth on the effort. | This breath helps to work the deep belly muscles. | Don't hold it.
2 | flat belly | What is the powerhouse? | Draw the navel in gently | Pull your belly in as if you were closing a zipper, and keep it there. | All moves begin from the middle. | You can still talk.
3 | neutral spine | How does the back lie? | Leave a small gap under the lower back | Lie with a small natural gap under the lower back. If it arches, lift the legs less. | The belly has to hold it, and not the back. | Knees bent are fine.
4 | slow bridge | Which moves come first? | Begin with bridge, dead bug and hundred | Begin with the bridge, the dead bug and an easy hundred with feet down. | They teach middle and breath. | Three times ten minutes a week.
5 | shaking legs | How fast? | Move slowly, and stop at ten | Move slowly, with control both ways, and stop while it is still clean. | Speed is swinging. | Shaking is fine, pain isn't.

# pilates-and-yoga | body | pilates and yoga | pilates vs yoga, pilates or yoga, yoga vs pilates, yoga or pilates, pilates and yoga, difference between pilates and yoga, pilates versus yoga, yoga versus pilates | Pilates
> One is a hundred years old, the other thousands. | Both use a mat. That's where it ends. | One counts, the other breathes.
@ Two classes start at six, and you hold a mat.
3 | old man | Where do they come from? | Pilates began around the First World War | Joseph Pilates, a German, worked out his exercises about the time of the First World War, and opened a studio in New York. | Joseph Pilates called his method contrology. | Yoga began in India and is thousands of years old.
2 | center | What are they about? | Pilates trains control, yoga joins breath and mind | Pilates trains strength and control of the middle. Yoga also has roots in faith, and joins postures with breath and rest. | There are quiet and sporty kinds of both. | A class tells you more than a name.
2 | small moves | How do you move in them? | Pilates repeats, and yoga holds | In Pilates you repeat small movements with control. In many kinds of yoga you hold a posture or flow from one to the next. | Shaking comes in both. | Both need little more than a mat.
3 | reformer | Which devices belong to them? | Pilates has machines with springs | The reformer, a bed that slides on springs, belongs to Pilates. | Joseph Pilates is said to have hung springs on hospital beds. | Yoga uses blocks and straps.
2 | two people | Which one should you choose? | Try strength in one, calm in the other | People who want a strong middle often like Pilates. For mobility and calm, many like yoga. Both help balance and posture. | The better one is the one that you go to. | Tell the teacher about injuries and pregnancy.

# handstands | how-to | learning a handstand | handstand, handstands, do handstand, learn handstand, handstand for beginners, learn to handstand, hold handstand, wall handstand, do wall handstand, handstand tips, freestanding handstand | Handstand
> You need a wall and patience more than strong arms. | Look between your hands. | First learn how to fall.
@ The world stands on its head, for one second.
1 | warm wrists | What comes first? | Warm up wrists and shoulders | Take five minutes for circles and for rocking on all fours. | Wrists and shoulders carry all of you. | Fingers spread wide.
2 | wall walk | How do you begin? | Walk up the wall, belly to it | Walk your feet up the wall, belly toward it, until you are steep. Hold for twenty seconds. | It teaches the straight line. | Walk down before you tire.
3 | hollow body | How should the body be? | Push the floor away, ribs in | Squeeze legs and bottom, pull in the ribs, and get as tall as you can. | A banana shape tips over. | Practice the shape lying down.
4 | turning out | How do you fall? | Learn to turn out of it | When you tip, move one hand and step down to the side, like a cartwheel. | Fear of falling is the real limit. | Soft ground, free space.
5 | fingertips | How do you balance? | Brake with your fingertips | Brake with the fingertips when you tip over, and with the heels of the hands when you fall back. | It's like toes when standing. | Ten minutes a day beat an hour a week.

# running-a-race | how-to | training for a first five k | run 5k, run first 5k, run your first 5k, couch to 5k for beginners, train for 5k, run 5k without stopping, first 5k, first race tips, race day tips, race day mistakes | 5K run
> You run too fast. Most beginners do. | The long run is slow on purpose. | Nothing new on race day.
@ The gun goes, and all run away from you.
1 | walk and run | How do you begin? | Run one minute, walk two | Do that eight times, three days a week, and make the running part longer every week. | Tendons need longer than lungs. | Most beginners need two or three months to run five kilometers.
2 | talking runners | How fast? | Keep a pace for talking | Run so slowly that you can talk in sentences. | Slow runs build the base. | If it feels too slow, it is right.
3 | weekend path | What is the key run? | Make one run a week long | Pick one day for distance and add about a tenth each week. Every fourth week stays lighter. | It teaches the legs to go on. | Walk breaks are allowed.
4 | rest day | What about rest? | Rest, before pain makes you | Rest a day between runs, and stop for pain that gets worse while you run. | You get fitter while resting. | Strong calves and hips help.
5 | old shoes | What must not be new on race day? | Wear and eat nothing new on race day | Run in old shoes, eat your usual breakfast, and start at the back. | Blisters and stomachs decide races. | The first third should feel too easy.

# climbing-for-beginners | how-to | starting to climb | climbing for beginners, start climbing, rock climbing for beginners, bouldering, bouldering for beginners, start bouldering, bouldering tips, climbing tips, indoor climbing, indoor climbing for beginners, climbing mistakes, bouldering mistakes, first time bouldering, first time climbing, climb better | Bouldering
> It isn't your arms. Look at your feet. | Straight arms rest. | Falling is a skill.
@ You hang there, three meters up, and your forearms burn.
1 | shoe tip | What do you stand on? | Stand on your toes, and look at them | Stand on the tips of your toes, and look at the foot until it stands. | Legs are stronger than arms. | Shoes are snug, and not cruel.
2 | long arm | How do you save power? | Hang on straight arms | Keep your arms long, and bend your knees instead. | Bent arms tire much sooner. | Shake them out in turns.
3 | hip to wall | How do you reach farther? | Turn the hip to the wall | Turn one hip to the wall before you reach. | It makes you longer by a hand. | Push with the leg, then reach.
4 | soft fall | How do you fall? | Land on both feet and roll back | When you come off, bend the knees, roll onto your back, and cross your arms on your chest. | Hands behind you break. | Climb down when you can, never lie below others.
5 | harness check | What about ropes? | Check each other before every climb | With ropes, check knot, harness and belay of each other before every climb, and learn it from a teacher. | Mistakes happen to the experienced as well. | Two days of rest for fingers at first.

# racket-sports | how-to | starting tennis, padel or badminton | tennis for beginners, start tennis, learn tennis, play tennis, tennis tips, tennis tips for beginners, play badminton, badminton for beginners, badminton tips, play padel, padel, padel for beginners, padel tips, racket sports | Racket (sports equipment)
> Hit the net? Aim higher. | Hit one more ball than they do, and you win. | Feet first, then arm.
@ The ball comes, and you are exactly where it lands.
1 | small hop | What do you do before each shot? | Hop when the other hits | Do a small hop when the other one hits, knees bent, racket in front. | You start faster in any direction. | Go back to the middle after each shot.
2 | loose grip | How do you hold it? | Hold it like a bird | Hold the racket like a bird, firm enough to keep it and loose enough not to hurt it. | Tight arms are slow. | It tightens by itself at the hit.
3 | ball in front | Where do you hit the ball? | Hit it in front of you | Hit the ball in front of you, with the side turned to the net, and let the arm swing through. | Late hits go anywhere. | Look at the ball until after the hit.
4 | high net shot | How do you stop missing? | Aim three feet above the net | In tennis, clear the net with room, and go cross-court, where it's lower and the court is longer. | Many points end by mistakes. | In badminton and padel, height buys time, too.
5 | rally count | How do you practice? | Count the hits, and not the points | Count how often you both hit it, and start close to the net. Ten, then twenty, then step back. | Rallies teach more than games. | Learn the serve last.

# boxing-for-beginners | how-to | starting to box | boxing for beginners, start boxing, learn boxing, learn to box, boxing at home, boxing basics, boxing tips, boxing stance, throw punch, throw punch properly, punch properly, shadow boxing, shadow boxing for beginners, hit punching bag, hit heavy bag, kickboxing for beginners, wrap your hands, wrap hands for boxing, boxing mistakes | Boxing
> The punch comes from the floor. | Hands up, even when you are tired. Above all then. | Breathe, or you last one minute.
@ The bag hangs there, and doesn't move out of your way.
1 | stance | How do you stand? | Stand sideways, heels light, knees soft | Stand a bit sideways, strong hand behind, feet shoulder-wide, heels light, knees soft. | You can move and you don't tip. | Never cross your feet.
2 | guard | Where are the hands? | Hands at the cheeks, chin down | Hold both hands at the cheeks, elbows in, chin down. Each hand comes back there the way it went. | The head is behind a wall. | Look at the chest, not at the fists.
3 | straight jab | How do you punch? | Turn foot, hip and fist together | Start the punch in your foot, thumb outside, wrist straight, and land the first two knuckles. | Arms alone are weak. | Breathe out sharply.
4 | hand wraps | What protects you? | Wrap your hands before the bag | Wrap your hands and wear gloves before you hit a bag. | Wrists break sooner than bags. | Ask a coach to show you the wrap.
5 | round timer | How do you train alone? | Shadow box three rounds | For two minutes, fight the air: jab, jab and cross, move. Rest a minute, and do it three times. | It's the cheapest trainer. | Sparring only with a coach and a mouth guard.

# surfing-for-beginners | how-to | starting to surf | surfing, surfing for beginners, surf, start surfing, learn to surf, learn surfing, surf lesson, surfing tips, surf for the first time, first time surfing, surf etiquette, surfing mistakes, stand up on surfboard, pop up surfing | Surfing
> Big board, small wave, white water. | Look at the beach, and not at your feet. | The sea is never on your side.
@ The wave lifts you, and for two seconds you stand.
1 | foam board | Which board? | Take a big foam board | Take a big, soft foam board. Small ones are for later. | Volume is what carries you. | Wax or a rough top gives you hold.
2 | sand practice | Where do you begin? | Practice standing up on the sand | On the beach, put your hands at your ribs, push, and bring your feet sideways in one go. | In the water there is no time to think. | Knees bent, back straight.
3 | white water | Which waves? | Stay in the white water at first | Start where you can stand, and ride the foam straight in. | White water is slow, and comes again and again. | Paddle until it lifts you, then two more strokes.
4 | looking ahead | Why do you fall? | Look where you want to go | Keep your eyes on the beach and your hips low. | Look at the board, and you'll fall on it. | Fall flat, arms over the head.
5 | rip arrow | How do you stay safe? | Ask about currents, and never go alone | Ask locals about currents and rocks, and never go alone. In a rip, don't fight it, go sideways. | A rip pulls stronger than you swim. Tired? Float and wave for help. | Leash on, board never between you and the wave.
5 | two surfers | Whose wave is it? | Leave the wave to the closest surfer | The surfer closest to where it breaks has the wave. One wave, one surfer. | Two on a wave collide. | Paddle around the others, and say sorry.

# snowboarding | how-to | starting to snowboard | snowboard, snowboarding, snowboarding for beginners, learn to snowboard, start snowboarding, snowboarding tips, snowboarding tips for beginners, first time snowboarding, snowboarding mistakes | Snowboarding
> Day one is for your bottom. | Look where you want to go. | One edge, always one edge.
@ You stand up, and the mountain starts to move.
1 | padded shorts | What do you need? | Wear wrist guards and padded shorts | Wear a helmet, wrist guards and padded shorts under the pants. | Beginners fall on wrists and bottom. | Boots snug, heel down.
2 | one foot | How do you begin? | Skate with one foot first | Strap in the front foot only and skate on the flat. | You need it at nearly every lift. | Find out which foot is front.
3 | heel edge | How do you brake? | Slide on one edge | Stand across the hill and slide down on the heel edge, then on the toe edge. More edge is brake. | The downhill edge catches and throws you. | Knees soft.
4 | falling leaf | How do you turn? | Look and turn shoulders first | Go like a falling leaf from side to side. To turn, look there, turn the shoulders, and let the board follow. | Feet follow the head. | Weight forward, even if it feels wrong.
5 | lesson group | What saves days? | Take lessons for the first two days | Let a teacher save you days of falling, and rest early. | For many, day three is when it works. | Many injuries happen when you are tired. Never sit below a crest.

# floating-and-diving | how-to | floating and diving into water | float on water, float, float in water, float on your back, learn to float, tread water, learn to tread water, dive into pool, dive, dive into water, learn to dive, dive headfirst | Swimming
> Water carries most people who let it. | Full lungs help you float. | Look at your belly when you dive.
@ Ears under water, and it is quiet.
1 | warm shallow | Where do you begin? | Start where you can stand, with someone | Stay in shallow water with a friend beside you, put your face in, and blow bubbles. | Fear goes by small steps. | Warm water helps.
2 | star shape | How do you float? | Ears in, belly up, lungs full | Lay your head back until the ears are in, belly up, arms wide, and keep air in the lungs. | Air in the lungs lifts the chest. | Legs may sink a little.
3 | egg beater | How do you tread water? | Move hands like spreading butter | Move your hands flat to and fro as if spreading butter, and kick like riding a bike. | Slow and wide saves strength. | Lean back to rest.
4 | pool edge | How do you learn to dive? | Dive first from sitting, then kneeling | In deep water, dive from sitting at the edge, then kneeling, then standing: arms over the ears, chin down, fall forward. | The head follows the hands. | Push with the toes.
5 | depth sign | What is the rule? | Never dive where you don't know the depth | Dive only where you know the depth. Head first needs deep water without people below. | Shallow water breaks necks. | Never swim alone.

# cardio-and-weights | body | cardio and weight training | cardio vs weights, cardio or weights, weights vs cardio, cardio vs strength training, strength training vs cardio, cardio and weights, cardio versus weights, cardio before or after weights, difference between cardio and strength training, cardio and strength training | Aerobic exercise
> One trains the pump, the other the engine. | The argument is old. The answer is both. | Which one first? It depends.
@ Treadmills on the left, iron on the right.
2 | heart | What does cardio train? | Cardio trains heart, lungs and vessels | Endurance training makes the heart pump more with each beat, and lets muscles use more oxygen. | Stairs get easier within weeks. | The pulse at rest often falls.
2 | muscle | What do weights train? | Weights keep muscle and bone | Strength training builds muscle and keeps bones strong. Without it, adults slowly lose muscle from about their thirties on. | It counts for old age, too. | Body weight or bands work as well.
3 | health board | How much is recommended? | The World Health Organization asks for both | The World Health Organization recommends at least a hundred and fifty minutes of moderate movement a week, and strength training on two days. | Vigorous movement counts about double. | Some is better than none.
3 | burning clock | Which one burns more? | Cardio burns more per hour | In the same time, running usually burns more energy than lifting. Muscle burns only a little more at rest. | Food has a larger part in weight. | The sport that you keep doing burns most.
3 | two arrows | Which one comes first? | What matters most to you comes first | Do first what matters most to you, while you are fresh. A short warm-up is no cardio. | Tired legs lift worse. | On separate days there is no question.
2 | sleeping runner | Why do rest days matter? | Muscles adapt during rest | Training is only the signal. Muscles and tendons adapt in the hours and days after it. | Sleep is a part of training. | Getting worse for weeks is a sign of too little rest.
`
