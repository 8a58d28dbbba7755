/** Mends, signs of trouble and light exercise, for `readTopics`. No doses, no cures. */
export const HOME_AND_BODY = `
# gum-in-hair | how-to | getting gum out of hair | get gum out of hair, get chewing gum out of hair, remove gum from hair, remove chewing gum from hair, gum in hair, chewing gum in hair, gum stuck in hair | Chewing gum
> Put the scissors down. It's only gum. | Peanut butter gets gum out of hair. | Pulling gum makes it worse.
@ The mirror shows a pink lump, and somebody says scissors.
1 | hair strands | What do you do first with gum in hair? | Hold the hair above the gum | Fingers above the gum, so nothing pulls. Then clip the clean hair out of the way. | Holding it there also means nothing pulls. | Don't rub it.
2 | oil spoon | What dissolves gum in hair? | Work in oil or peanut butter | Fat makes gum soft and slippery. Rub in cooking oil, conditioner or peanut butter, from every side. | Wait a minute or two, and it starts to slide. | Skip the peanut butter if anyone nearby is allergic.
3 | clock | How long does oil need for gum? | Wait a few minutes | Wait until the gum feels like soft dough. | Patience saves hair. | A little more oil won't hurt.
4 | comb | How do you take out the gum? | Slide it down, strand by strand | Now pull the gum toward the tips, a few hairs at a time. A wide comb gets the rest. | Wipe the comb after every stroke. | Whatever's left gets oil again.
5 | shampoo | How do you get the oil out of hair? | Wash it twice with shampoo | Shampoo it twice in warm water. The first time takes the oil, the second time the rest. | Gum that's oily enough leaves nothing behind. | Conditioner makes it soft again.

# failing-boiler | how-to | spotting a failing boiler | boiler is about to die, boiler about to die, boiler about to fail, failing boiler, boiler is dying, boiler breaking down, boiler warning signs, boiler problems, signs of a bad boiler, boiler needs replacing | Boiler
> A boiler warns you before it stops. | One of these boiler signs means: get out of the house. | Don't find out about your boiler on the coldest morning.
@ The shower goes cold, and something bangs behind the wall.
1 | banging boiler | What do strange boiler noises mean? | Listen for banging and gurgling | A healthy boiler hums. If yours bangs, whistles or gurgles, that often means scale, air or a tired pump. | Turn off the radio, and give it a minute. | The sooner somebody looks, the smaller the job.
2 | pressure dial | Why does a boiler lose pressure? | Watch the pressure for a week | Check the gauge for a week. If you keep having to top it up, water is usually getting out somewhere. | The manual tells you what it should show. | Look for damp spots under the pipes.
3 | cold radiator | What do cold radiators mean? | Notice when heat comes late | Pay attention when heat comes late or not at all, or hot water turns cold again. | Parts wear out slowly, and you get used to it. | Bleed the radiators first.
4 | yellow flame | What does a yellow boiler flame mean? | Yellow flame or soot? Leave and call for help | If the gas flame is yellow or you see soot, switch it off, open windows, get out, and call for help. With an alarm or headaches, get out first. | Carbon monoxide has no smell. | Every home that burns gas, oil or wood needs an alarm for it.
5 | service book | When is a boiler old? | Look up its age and its last service | Check its age and its last service. After about fifteen years, repairs come more often, and cost more. | A yearly service catches a lot of it early. | Only a licensed technician should open a gas boiler.

# roof-needs-repair | how-to | spotting a roof that needs repair | roof needs a repair, roof needs repair, roof needs repairs, roof needs replacing, roof damage, roof warning signs, bad roof, failing roof, need a new roof | Roof
> The stain is rarely right below the hole. | Check your roof from the ground. Never climb it. | Sunlight in your attic means rain can get in.
@ It's raining, and a brown ring is growing on the ceiling.
1 | ceiling stain | What does a stain on the ceiling mean? | Look for stains on the top ceiling | Look for brown rings on the top ceiling and damp wood in the attic. Water has probably found a way in. | It runs along the beams before it drips. | After heavy rain, you'll see it best.
2 | missing tiles | How do you check a roof safely? | Count bad shingles from the ground | Count missing, cracked or slipped shingles from the ground, with binoculars. | Never climb up for it. | Do it after every storm.
3 | gutter grit | What do gutters say about a roof? | Look at what the gutters wash down | Check your gutters for dark grit or bits of tile. Old shingles that lose a lot of grit are wearing out. | Overflowing gutters soak the wall, too. | Get them cleaned before winter.
4 | daylight in attic | What do you look for in the attic? | Look for daylight in the attic | On a sunny day, turn off the light in the attic. Wherever daylight gets in, other than a vent, rain may too. | Check the insulation for damp. | Step only on the beams. What's between them may not hold you.
5 | sagging line | Is a sagging roof dangerous? | Call a pro if the roof line sags | If the line of the roof sags, call a professional right away. It's not the tiles. It's the wood underneath. | Chimneys and edges are the next weak spots. | Take photos for the insurance.

# posture-exercises | how-to | doing posture exercises | posture exercises, posture exercise, exercises for posture, exercises for better posture, posture workout, posture routine, exercises for people who sit all day, posture exercises for people who sit all day, posture exercises for desk workers | Posture
> Your back isn't lazy. It's bored. | Ten wall angels undo some of your desk day. | Make a double chin. It's good for your neck.
@ You lean against a wall, and your shoulders remember something.
1 | wall angel | What is a wall angel? | Do ten wall angels | Stand with your back to a wall, arms up like goalposts, and slide them up and down ten times. | It moves your shoulders in a way a desk never does. | Keep your lower ribs down.
2 | tucked chin | What helps a forward head? | Tuck your chin ten times | Pull your head straight back like you're making a double chin, hold three seconds, ten times. | Screens pull your head forward. | Don't tip it up or down.
3 | squeezed shoulders | How do you train the upper back? | Squeeze your shoulder blades together | Pull your shoulder blades back and down, as if you held a pencil between them. Five seconds, ten times. | You can do it in any chair. | Keep your neck long.
4 | lunge | What opens the hips after sitting? | Stretch your hips in a lunge | One knee on the floor, push your hips gently forward, thirty seconds a side. | Sitting keeps your hips bent for hours. | Hold on to a chair.
5 | glute bridge | Which exercise makes the hips strong? | Lift your hips off the floor | Lie on your back with bent knees, and lift your hips slowly, ten times up and down. | Strong hips carry your back. | If the pain stays, see a professional.

# finger-whistle | how-to | whistling with your fingers | whistle with your fingers, whistle with their fingers, whistle with fingers, whistle with my fingers, whistle with two fingers, finger whistle, finger whistling, whistle loudly, loud whistle, learn to whistle with fingers | Whistling
> Finger whistling isn't a gift. It's a shape. | Your whistle fails because of one tiny leak. | For the first half hour, you'll only blow air.
@ You blow, and for the first time something answers.
1 | two fingers | Which fingers do you whistle with? | Make an A with two fingers | Take two fingers, like both index fingers, and touch the tips together in an A. | Your pinkies work too. | Wash your hands first.
2 | lips over teeth | What do your lips do in a finger whistle? | Pull your lips in over your teeth | Tuck your lips in over your teeth, like you don't have any. | The air blows over that edge. | Keep them tight.
3 | folded tongue | What does the tongue do in a finger whistle? | Fold the tip of your tongue back | Push the tip of your tongue back with your fingers, up to the first knuckle. | That leaves a small space behind your teeth. | Most beginners don't push back far enough.
4 | closed mouth | Why does no sound come out? | Close your mouth around your fingers | Close your lips around your fingers, so air only gets out between them. | Any leak kills the sound. | Tilt your fingers until it hisses.
5 | blowing | How do you get the tone? | Blow gently and shift a little | At first, you only hear air. Move the tongue and the fingers a hair at a time, until there's a tone. Then blow harder. | If you get dizzy, stop. | Ten minutes a day beats one long hour.

# small-home-dogs | how-to | choosing a dog for an apartment | dog for an apartment, dogs for apartments, dogs for small apartments, dog breeds for apartments, dog breeds for small apartments, breeds for small apartments, best dogs for apartments, apartment dogs, apartment dog breeds, dogs for small spaces, dogs for a small apartment | Dog breed
> A big greyhound may need less room than a small terrier. | The cutest apartment dog can barely breathe. | A bored poodle barks.
@ You hear the elevator, and behind the door nobody barks.
1 | greyhound on sofa | Is a greyhound good for an apartment? | Consider a greyhound | Think about a greyhound. It's calm indoors, rarely barks, and sleeps most of the day. | It needs a couch, and room to run now and then. | It may chase small animals, and many retired racers need a home.
2 | cavalier spaniel | Which small dog is friendly to all? | Consider a Cavalier King Charles spaniel | Think about a Cavalier King Charles spaniel. It's small, gentle and likes almost everybody. | But heart trouble is common, so ask the breeder for health tests. | It doesn't like being alone.
3 | bichon | Which apartment dog sheds little? | Consider a bichon frise | Think about a bichon frise. It's cheerful and small, and it barely sheds, but the coat needs constant brushing and cutting. | The groomer is part of the price. | It wants company.
4 | small poodle | Is a poodle good for an apartment? | Consider a small poodle | Think about a small poodle. It's smart, learns fast and sheds little, but a bored one barks. | Games for its brain tire it out. | Toy and miniature are the small sizes.
5 | french bulldog | Is a French bulldog good for an apartment? | Think twice about a French bulldog | Think twice. A French bulldog is quiet, funny and fine with short walks, but its flat nose often makes breathing hard. | It's worst in the heat, and many vets warn about flat-nosed breeds. | A mixed dog from a shelter may fit you better.

# pets-for-beginners | how-to | choosing a first pet | first pet, pets for beginners, best pets for beginners, good pets for beginners, beginner pets, easy pets, pets for first time owners, choose a pet, low maintenance pets | Pet
> Even an easy pet is work every single day. | Ask how long it lives before you ask how cute it is. | Your nonstick pan can kill a pet bird.
@ Your kid points at a cage, and you count the years.
1 | grown cat | Is a cat a good first pet? | Consider an adult cat | An adult cat from a shelter needs no walks and no bath, and the staff already know its character. That's an easy start. | It may stay with you ten years or more. | Food, litter and the vet cost money every month.
2 | two guinea pigs | Are guinea pigs good for beginners? | Consider two guinea pigs | Guinea pigs are up during the day, and they talk a lot. Get two, because alone, one is unhappy. | They need more room than most cages give. | They usually live five to eight years.
3 | aquarium | Is an aquarium easy? | Consider a larger aquarium | Consider a bigger aquarium over a bowl. More water stays stable, and mistakes do less harm. | Let it run for weeks before the fish move in. | You'll change part of the water every week or two.
4 | budgies | Are budgies good first pets? | Consider a pair of budgies | Budgies are lively, small, and learn to come to your hand. Get a pair, and let them fly every day. | They're not quiet. | Fumes from an overheated nonstick pan can kill them.
5 | dog on sofa | Is a dog a good first pet? | Take a dog only if somebody is home | Get a dog only if somebody's home most of the day. It's the most work, and the most company. | It needs two or three walks a day, in any weather. | A calm adult is easier than a puppy.
`
