/** Mends, signs of trouble and light exercise, for `readTopics`. No doses, no cures. */
export const HOME_AND_BODY = `
# gum-in-hair | how-to | getting gum out of hair | get gum out of hair, get chewing gum out of hair, remove gum from hair, remove chewing gum from hair, gum in hair, chewing gum in hair, gum stuck in hair | Chewing gum
> Put the scissors down. | Fat is what gum cannot stand. | Pulling makes it worse.
@ The mirror shows a pink lump, and somebody says scissors.
1 | hair strands | What do you do first with gum in hair? | Hold the hair above the gum | Hold the hair above the gum, and part off the clean strands. That way it does not spread, and nothing pulls. | Clip the rest away. | Do not rub it.
2 | oil spoon | What dissolves gum in hair? | Work in oil or peanut butter | Work in cooking oil, conditioner or peanut butter with your fingers. Fat makes the gum soft and slippery. | Use no peanut butter if anybody near you is allergic. | Cover the gum on all sides.
3 | clock | How long does oil need for gum? | Wait for some minutes | Wait for some minutes, until the gum feels like soft dough. | Patience saves hair. | A little more oil does no harm.
4 | comb | How do you take out the gum? | Slide it down, strand by strand | Slide it down with your fingers, strand by strand, and then with a wide comb, from the tips up. | Wipe the comb after each stroke. | What is left needs oil once more.
5 | shampoo | How do you get the oil out of hair? | Wash it twice with shampoo | Wash it twice with shampoo. The first time takes the oil, the second time what is left. | Warm water helps. | Conditioner makes it soft again.

# failing-boiler | how-to | spotting a failing boiler | boiler is about to die, boiler about to die, boiler about to fail, failing boiler, boiler is dying, boiler breaking down, boiler warning signs, boiler problems, signs of a bad boiler, boiler needs replacing | Boiler
> Many boilers warn you before they stop. | The cold morning is the wrong time to find out. | One of these signs means: out of the house.
@ The shower runs cold, and behind the wall something bangs.
1 | banging boiler | What do strange boiler noises mean? | Listen for banging and gurgling | Listen for banging, whistling and gurgling. Limescale, air or a tired pump often sound like that. | A healthy boiler hums. | The sooner it is looked at, the smaller the job.
2 | pressure dial | Why does a boiler lose pressure? | Watch the pressure for a week | Watch the pressure for a week. If you have to top it up again and again, water is usually getting out somewhere. | The manual says what the dial should show. | Look for damp spots under the pipes.
3 | cold radiator | What do cold radiators mean? | Notice when heat comes late or not at all | Notice when heat comes late or not at all, or when hot water turns cold again. | Parts wear out slowly, and you get used to it. | Bleed the radiators first.
4 | yellow flame | What does a yellow boiler flame mean? | Yellow flame or soot: leave, and call for help | If the gas flame is yellow, or you see soot, switch off, open windows, go outside, and call for help. With an alarm or headaches, go out first. | Carbon monoxide has no smell. | Every home that burns gas, oil or wood needs an alarm for it.
5 | service book | When is a boiler old? | Look up its age and its last service | Look up its age and its last service. After fifteen years or so, repairs come more often, and each costs more. | A yearly service finds much of it early. | Only a licensed engineer should open a gas boiler.

# roof-needs-repair | how-to | spotting a roof that needs repair | roof needs a repair, roof needs repair, roof needs repairs, roof needs replacing, roof damage, roof warning signs, bad roof, failing roof, need a new roof | Roof
> A roof fails from the outside, and you see it inside. | Look from the ground. Falling off costs more. | The stain is seldom right below the hole.
@ It rains, and a brown ring grows on the ceiling.
1 | ceiling stain | What does a stain on the ceiling mean? | Look for stains on the top ceiling | Look for brown rings on the top ceiling and damp wood in the attic. There, water has probably found a way in. | Water runs along the beams before it drips. | After heavy rain you see it best.
2 | missing tiles | How do you check a roof safely? | Count missing tiles from the ground | Count missing, cracked or slipped tiles from the ground, with binoculars. | Never climb up for it. | Do it after every storm.
3 | gutter grit | What do gutters say about a roof? | Look at what the gutters wash down | Look at what the gutters wash down: dark grit or bits of tile. Old shingles that lose a lot of grit are wearing out. | Overflowing gutters wet the wall, too. | Have them cleaned before winter.
4 | daylight in attic | What do you look for in the attic? | Look for daylight in the attic | Look for daylight in the attic on a sunny day, with the lamp off. Where light comes in, other than at a vent, rain may come in, too. | Check the insulation for damp, too. | Step on the beams only. What lies between them may not hold you.
5 | sagging line | Is a sagging roof dangerous? | If the roof line sags, call a professional | Call a professional at once if the line of the roof sags. Then the trouble is not the tiles, but the wood below. | Chimneys and edges are the next weak spots. | Take photos for the insurance.

# posture-exercises | how-to | doing posture exercises | posture exercises, posture exercise, exercises for posture, exercises for better posture, posture workout, posture routine, exercises for people who sit all day, posture exercises for people who sit all day, posture exercises for desk workers | Posture
> A few minutes, and no machine. | Your back is not lazy. It is bored. | Do them slowly, and stop if it hurts.
@ You lean against a wall, and your shoulders remember something.
1 | wall angel | What is a wall angel? | Do ten wall angels | Do ten wall angels. Stand with your back at a wall, arms up like a goalpost, and slide them up and down. | It moves the shoulders the way a desk never does. | Keep the lower ribs down.
2 | tucked chin | What helps a forward head? | Tuck your chin ten times | Tuck your chin ten times. Pull your head straight back, as if to make a double chin, and hold for three seconds. | Screens pull the head forward. | Do not tip it up or down.
3 | squeezed shoulders | How do you train the upper back? | Squeeze your shoulder blades together | Squeeze your shoulder blades together and down, hold for five seconds, ten times. | It can be done on any chair. | Leave the neck long.
4 | lunge | What opens the hips after sitting? | Stretch your hips in a lunge | Stretch your hips in a lunge. One knee on the floor, push the hip gently forward, half a minute a side. | Sitting keeps your hips bent for hours. | Hold on to a chair.
5 | glute bridge | Which exercise makes the hips strong? | Lift your hips from the floor | Lift your hips from the floor, lying on your back with bent knees. Ten times, slowly, up and down. | Strong hips carry the back. | If the pain stays, ask a professional.

# finger-whistle | how-to | whistling with your fingers | whistle with your fingers, whistle with their fingers, whistle with fingers, whistle with my fingers, whistle with two fingers, finger whistle, finger whistling, whistle loudly, loud whistle, learn to whistle with fingers | Whistling
> It is no gift. It is a shape. | For the first half hour you only blow. | Wash your hands first.
@ You blow, and for the first time something answers.
1 | two fingers | Which fingers do you whistle with? | Choose two fingers and make an A | Choose two fingers, such as both index fingers, and let the tips meet like the letter A. | The little fingers work, too. | Clean hands are part of it.
2 | lips over teeth | What do your lips do in a finger whistle? | Pull your lips in over your teeth | Pull your lips in over your teeth, as if you had none. | The lips become the edge that the air blows over. | Keep them tight.
3 | folded tongue | What does the tongue do in a finger whistle? | Fold the tip of your tongue back | Fold the tip of your tongue back with your fingers, up to the first joint. | That leaves a small space behind the teeth. | Most beginners push back too little.
4 | closed mouth | Why does no sound come out? | Close your mouth around your fingers | Close your mouth around your fingers, so that air leaves only between them. | Every leak takes the sound away. | Tilt your fingers until it hisses.
5 | blowing | How do you get the tone? | Blow gently, and move a little | Blow gently, and move tongue and fingers a little, until a tone comes. Then blow harder. | Stop if you feel dizzy. | Ten minutes a day work better than one long hour.

# small-home-dogs | how-to | choosing a dog for an apartment | dog for an apartment, dogs for apartments, dogs for small apartments, dog breeds for apartments, dog breeds for small apartments, breeds for small apartments, best dogs for apartments, apartment dogs, apartment dog breeds, dogs for small spaces, dogs for a small apartment | Dog breed
> Size is not the point. Noise is. | A big greyhound may need less room than a small terrier. | Every one of them needs a walk.
@ You hear the lift, and behind the door nobody barks.
1 | greyhound on sofa | Is a greyhound good for an apartment? | Consider a greyhound | Consider a greyhound. It is calm indoors, seldom barks, and sleeps most of the day. It needs a sofa, and room to run now and then. | A greyhound may chase small animals. | Many retired racers look for a home.
2 | cavalier spaniel | Which small dog is friendly to all? | Consider a Cavalier King Charles spaniel | Consider a Cavalier King Charles spaniel. It is small, gentle and likes nearly everybody. But heart trouble is common in the breed. | Ask a breeder for health tests. | It does not like to be alone.
3 | bichon | Which apartment dog sheds little? | Consider a bichon frise | Consider a bichon frise. It is cheerful, small and sheds little. But the coat has to be brushed often and cut. | The groomer is part of the price. | It wants company.
4 | small poodle | Is a poodle good for an apartment? | Consider a small poodle | Consider a small poodle. It is clever, learns fast and sheds little. But it gets bored, and a bored one barks. | Games for the head tire it out. | Toy and miniature are the small sizes.
5 | french bulldog | Is a French bulldog good for an apartment? | Think twice about a French bulldog | Think twice about a French bulldog. It is quiet, funny and needs short walks. But its flat nose often makes breathing hard, above all in heat. | Many vets warn of breeds with flat noses. | A mixed dog from a shelter may fit you better.

# pets-for-beginners | how-to | choosing a first pet | first pet, pets for beginners, best pets for beginners, good pets for beginners, beginner pets, easy pets, pets for first time owners, choose a pet, low maintenance pets | Pet
> Even an easy pet is work every day. | Ask how long it lives before you ask how cute it is. | Some must never live alone.
@ Your child points at a cage, and you count the years.
1 | grown cat | Is a cat a good first pet? | Consider a grown cat | Consider a grown cat from a shelter. It needs no walks, cleans itself, and people there know its character. | It may stay with you for ten years and more. | Food, litter and vet cost money each month.
2 | two guinea pigs | Are guinea pigs good for beginners? | Consider two guinea pigs | Consider two guinea pigs. They are active by day and talk a lot. One alone is unhappy. | They need more room than most cages give. | They usually live for five to eight years.
3 | aquarium | Is an aquarium easy? | Consider a larger aquarium | Consider a larger aquarium rather than a bowl. More water stays stable, and mistakes do less harm. | Let it run for some weeks before fish move in. | Part of the water has to be changed every week or two.
4 | budgies | Are budgies good first pets? | Consider a pair of budgies | Consider a pair of budgies. They are lively, small and learn to come to your hand. They need to fly every day. | They are not quiet. | Fumes of an overheated nonstick pan can kill them.
5 | dog on sofa | Is a dog a good first pet? | Take a dog only if somebody is home | Take a dog only if somebody is home for most of the day. A dog is the most work, and the most company. | It needs two or three walks a day, in any weather. | A calm grown one is easier than a puppy.
`
