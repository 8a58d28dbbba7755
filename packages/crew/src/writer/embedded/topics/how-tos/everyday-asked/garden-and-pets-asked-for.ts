/** Plants, garden and pets, step by step, for `readTopics`. */
export const GARDEN_AND_PETS_ASKED_FOR = `
# growing-roses | how-to | growing roses | grow roses, plant roses, plant a rose, grow a rose, care for roses, take care of roses, rose care, roses for beginners, grow roses in pots, water roses, fertilize roses, feed roses | Rose
> Wet leaves give roses black spots. | Cut the old flower, and a new one comes. | Stop feeding roses in late summer.
@ You bend down to smell it, and it scratches you a little.
1 | sunny bed | Where do roses grow best? | Give roses six hours of sun | Plant roses where they get at least six hours of sun and a little wind. | Dry leaves stay healthy. | Leave two feet or more between them.
2 | planting hole | How do you plant a rose? | Plant a rose deep and water it well | Soak bare roots for a few hours, dig wide, set the graft an inch or two below ground, fill, and water. | Underground, the graft is safe from frost. | In warm places, it can sit at the surface.
3 | watering can | How do you water roses? | Water deeply at the base | Water a lot once or twice a week, at the ground, in the morning. | Deep roots make it strong, and dry leaves don't get black spots. | In pots, they need it more often.
3 | compost | When do you feed roses? | Feed roses from spring to summer | Give compost or rose food in spring and after the first bloom, and stop in late summer. | Late shoots freeze. | Mulch keeps the ground damp.
4 | scissors | How do you deadhead roses? | Cut faded flowers above a full leaf | Snip faded flowers just above a healthy leaf with five leaflets. | The rose makes new flowers instead of seeds. | In fall, leave the last ones for rose hips.
5 | spotted leaf | How do roses stay healthy? | Take sick leaves away at once | Pick off spotted leaves, even from the ground, and put them in the trash. | The fungus spends the winter on them. | Wait a bit, and ladybugs eat the aphids.

# growing-onions-and-beans | how-to | growing onions and beans | grow onions, plant onions, grow beans, plant beans, grow green beans, grow runner beans, grow bush beans, onion sets, grow spring onions, regrow green onions, regrow spring onions, grow onions from scraps | Vegetable farming
> Plant beans too early, and they rot. | A green onion grows back in a glass. | Never eat green beans raw.
@ You push a bean into the soil, and a week later it lifts its head.
1 | calendar | When do you plant onions and beans? | Onions early, beans after the frost | Plant onion sets in early spring. Wait with beans until the frost is over and the soil is warm. | Beans rot in cold soil. | The packet tells you when for your area.
2 | sets | How deep do you plant onions? | Push onion sets in up to the tip | Set them a hand apart, with just the tip showing. | Too deep, and they grow thick necks. | They want sun and loose soil.
2 | bean seed | How do you plant beans? | Plant beans an inch or two deep | Push them one to two inches deep, a hand apart, and water. | They come up in a week or two. | Don't soak the seed for long.
3 | pole | What do climbing beans need? | Give climbing beans poles | Put up poles or strings six feet tall before they start climbing. Bush beans don't need any. | Climbing beans wind up by themselves. | Later, you'd only disturb the roots.
4 | folded leaves | When do you harvest onions? | Pull onions when the leaves fall over | When most leaves have flopped, pull them and dry them somewhere airy for two weeks. | Dry necks keep for months. | Pick beans young and often, and cook them. Raw ones are poisonous.
5 | glass | How do you regrow green onions? | Put green onion roots in a glass | Stand the white root ends in a glass of water at the window, and change it every two days. | They grow back from the base. | After two or three cuts, start with new ones.

# growing-pumpkins | how-to | growing pumpkins | grow pumpkins, grow a pumpkin, plant pumpkins, grow squash, grow giant pumpkins, pumpkin plant | Pumpkin
> The first flowers on a pumpkin never make fruit. | Put a board under your pumpkin. | If a pumpkin tastes bitter, spit it out.
@ In June it's a leaf. By September, you can't lift it.
1 | pot on sill | When do you sow pumpkins? | Start them warm, plant them late | Sow them indoors three to four weeks before the last frost, or outside once the soil is warm. | Frost kills them. | Lay the seed on its edge.
2 | compost heap | Where do pumpkins grow best? | Give pumpkins rich soil, sun and room | Plant them in full sun with lots of compost, three to six feet apart. | Few plants are this hungry. | The edge of a compost heap is ideal.
3 | watering can | How much water do pumpkins need? | Water deeply at the root | Water at the root two or three times a week, and keep the leaves dry. | Wet leaves get mildew. | Limp at noon is normal. Limp in the morning isn't.
3 | two flowers | Why does my pumpkin have flowers but no fruit? | Wait for the female flowers | The first flowers are male, and that's normal. The female ones come later, and you can tell by the tiny ball underneath. | Few bees around? Move pollen with a brush, in the morning. | And yes, you can eat the male ones.
4 | board | How do pumpkins stay clean? | Leave few fruits and lay a board below | Keep two or three fruits per plant, with a board or straw underneath. | They get big and don't rot. | Don't turn them. The stem breaks.
5 | hard shell | When do you harvest pumpkins? | Harvest pumpkins when shell and stem are hard | Cut it when the skin resists your fingernail and the stem is dry and corky, and leave a hand of stem on. | Without it, they rot. | Squash or pumpkin that tastes bitter is poisonous. Spit it out.

# growing-berries | how-to | growing blueberries and raspberries | grow blueberries, plant blueberries, grow raspberries, plant raspberries, grow berries, grow blueberries in pots, prune raspberries, prune blueberries, blueberry bush, berry bushes | Blueberry
> Your blueberries are yellow because of the tap water. | Plant two blueberries, or you'll pick less. | A blue blueberry isn't ripe yet.
@ You pick one, and it's warm from the sun.
1 | acid soil | What soil do blueberries need? | Plant blueberries in acid soil | Blueberries need acidic soil, the kind that's sold for rhododendrons, in a bed or a big pot. In ordinary soil, the leaves turn yellow. | Rainwater suits them better than hard tap water. | Raspberries are happy in good garden soil.
2 | two bushes | Do blueberries need a partner? | Plant two different blueberries | Give your blueberry a partner of another kind that blooms at the same time. Both will make more berries, and bigger ones. | The bees do the rest. | Raspberries manage alone.
3 | rain barrel | How do you water blueberries? | Water blueberries with rainwater | Keep them damp with rainwater. | Hard tap water takes the acid away. | Bark on top keeps it damp and acidic.
3 | wire | What do raspberries need? | Train raspberries along a wire | Plant them in a sunny row, two feet apart, and tie the canes to a wire. | Air keeps mold away. | They wander, so put in a barrier.
4 | cut cane | How do you prune raspberries? | Cut the canes that already had fruit | Cut summer raspberry canes that have fruited down to the ground. Fall kinds get cut down completely in winter. | Old canes are done. | Blueberries only lose old wood after several years.
5 | net | When are berries ripe? | Pick berries when they fall into your hand | Pick them when they come off at a touch. A blueberry needs a few days after it turns blue. | Once picked, they don't get sweeter. | A tight net keeps birds out without trapping them.

# growing-mushrooms-at-home | how-to | growing mushrooms at home | grow mushrooms, grow mushrooms at home, grow your own mushrooms, mushroom kit, mushroom growing kit, grow oyster mushrooms, grow oyster mushrooms at home | Fungiculture
> Mushrooms can double in a day. | Never grow mushrooms you found in the woods. | Wait one day too long, and mushrooms drop spores.
@ In the morning there are pins. By evening, there are fans.
1 | kit | How do you start growing mushrooms? | Start with a kit from a shop | Get an oyster mushroom kit. The white threads are already in it. | That way, you know what's growing. | Never breed what you found in the woods.
2 | clean hands | Why must everything be clean? | Work with clean hands | Wash your hands and the knife, and cut the bag the way it says. | Mold likes the same food. | Green spots mean it's lost.
3 | spray | How much water do mushrooms need? | Mist them two or three times a day | Keep the opening damp with a fine mist, not wet. | Mushrooms are nine tenths water. | Dry air makes them crack.
3 | shade | Where do mushrooms grow best? | Keep them in shade with fresh air | Keep them at room temperature or cooler, in weak light, with fresh air. | Without air, they grow long stems. | Sun dries them out.
4 | harvest | When do you harvest oyster mushrooms? | Twist them off before the edges turn up | Twist off the whole bunch while the edges still curl down. | Later, they drop white spores. | Spores bother your lungs, so don't wait.
5 | second bloom | How often can you harvest mushrooms? | Soak the block and grow them again | Let it rest, soak it in cold water for a few hours, and start over. You'll get two or three crops. | Each one is smaller. | Then compost the block. And cook all mushrooms before you eat them.

# caring-for-aloe | how-to | caring for aloe vera | grow aloe vera, grow an aloe vera, care for aloe vera, care for an aloe vera, take care of aloe vera, aloe vera care, water aloe vera, aloe care, aloe vera plant, propagate aloe vera, repot aloe vera, care for aloe, aloe turning brown | Aloe vera
> Aloe dies of kindness. | Soft leaves mean too much water. Thin leaves mean too little. | Chewing aloe can make your cat sick.
@ A leaf bends, and you reach for the watering can. Wait.
1 | window | How much light does aloe need? | Put aloe in bright light | Put it in a bright window, and get it used to full sun slowly. | In the dark, it grows long and floppy. | Too much sun at once turns it brown or red.
2 | dry finger | How often do you water aloe? | Water aloe only when the soil is dry | Stick a finger in. Water well when it's dry all the way down, about every two or three weeks, less in winter. | Its leaves store water. | Never leave water in the saucer.
3 | gritty soil | What soil does aloe like? | Plant it in cactus soil | Use cactus mix, or add sand and grit, in a pot with a hole. | Wet roots rot. | Clay pots dry faster.
3 | small plants | How do you propagate aloe? | Pull off the baby plants | Take off the babies at the base with their roots, let the cut dry a day, and pot them. | Leaves alone usually rot. | Wait a week before you water.
4 | soft leaf | Why is my aloe turning brown? | Read the leaves of an aloe | Check the leaves. Soft and brown means too much water, thin and curled too little, reddish too much sun. | If the heart is firm, it'll recover. | Cut off anything mushy.
5 | cat | Is aloe poisonous to pets? | Keep aloe away from cats and dogs | Put it where pets can't chew it. Chewed aloe can make them vomit, or worse. | Cats and dogs are the ones at risk. | The yellow juice under the skin isn't for people either.

# pothos-care | how-to | caring for a pothos | care for a pothos, care for pothos, take care of pothos, pothos care, water pothos, pothos plant, pothos cuttings, pothos yellow leaves, golden pothos, grow pothos in water, devil's ivy | Epipremnum aureum
> A pothos grows where other plants give up. | One leaf with a knot makes a whole new pothos. | Let a pothos climb, and its leaves get huge.
@ It's gone around the shelf twice, and all you do is water it.
1 | bright corner | How much light does a pothos need? | Give a pothos bright light without sun | Keep it somewhere bright, out of direct sun. It lives in dim corners, but loses its pattern there. | Direct sun burns it. | Few, pale leaves mean it's too dark.
2 | limp leaf | How often do you water a pothos? | Water a pothos when the top is dry | Water when the top inch or two is dry, about every week or two. | Limp leaves come back within hours. | Yellow ones usually mean too much.
3 | glass | How do you propagate pothos? | Put a cutting with a knot in water | Cut a piece with a knot and a leaf or two, and put the knot in water. | In about two weeks, roots grow out of it. | Pot it when they're as long as a finger.
3 | scissors | How does a pothos get bushy? | Trim long vines to make it bushy | Cut back long bare vines, and stick the pieces in the same pot. | It branches below the cut. | It forgives everything.
4 | moss pole | How do pothos leaves get large? | Let it climb for bigger leaves | Give it a moss pole or a board. | In nature it climbs trees, and the leaves grow with height. | Hanging down, they get smaller.
5 | cat | Is pothos poisonous to pets? | Hang it out of reach of pets | Hang it high, away from cats, dogs and small kids. | Crystals in the leaves burn the mouth. | Wipe the dust off now and then.

# making-a-terrarium | how-to | making a terrarium | make a terrarium, build a terrarium, closed terrarium, terrarium for beginners, make a closed terrarium, diy terrarium, bottle garden, make a bottle garden, plants in a jar, terrarium plants | Terrarium
> It rains inside a closed jar all by itself. | One terrarium in England was watered once in decades. | Never put a succulent in a closed jar.
@ You close the lid, and a small world begins.
1 | clean jar | What jar do you need for a terrarium? | Take a clear jar with a wide mouth | Wash a clear jar with a lid, big enough for your hand. | Germs grow in there too. | Colored glass steals light.
2 | layers | What goes at the bottom? | Layer stones, charcoal and soil | Add pebbles, a little charcoal, and a few inches of potting soil. | Extra water collects at the bottom. | A bit of mesh keeps the soil up.
3 | small fern | Which plants suit a terrarium? | Choose small plants that like it damp | Pick moss, small ferns or fittonia for a closed jar. | Succulents rot in there. | They should all want the same thing, and have room to grow.
3 | spoon on stick | How do you plant in a jar? | Plant with a spoon on a stick | Make holes with a long spoon, set the plants, and press the soil down. | Leaves shouldn't touch the glass. | Tall plants go in back.
4 | spray | How much water does a terrarium need? | Mist the soil a little, then close it | Mist until the soil's damp, not wet, and close the lid. | Water rises, condenses, and rains back down. | If the glass is always wet, open it for a day.
5 | window | Where does a terrarium stand best? | Keep it bright, but out of the sun | Put it somewhere bright with no direct sun. | In the sun, it cooks. | Take out rotten leaves right away.

# attracting-birds | how-to | attracting birds to your garden | attract birds, attract birds to your garden, attract birds to your yard, attract birds to my garden, feed birds, feed the birds, feed wild birds, bird feeder, hang a bird feeder, bird bath, put up a bird house, birdhouse, bird house, feed birds in winter | Bird feeder
> Water brings more birds than seeds. | Bread is junk food for birds. | A dirty bird feeder kills.
@ You pour in the seeds, and before you're back inside, somebody's there.
1 | hanging feeder | Where do you hang a bird feeder? | Hang a feeder near cover, safe from cats | Hang it with a clear view, six feet from a bush, and high up. | Birds want to see cats coming and get away fast. | Near a window, hang it very close or far away, so they don't crash.
2 | seeds | What do you feed birds? | Offer sunflower seeds, nuts and fat | Put out sunflower seeds, unsalted nuts and fat. No bread, nothing salty. | Bread fills them without feeding them. | Every kind likes something else.
3 | bowl | How do you make a bird bath? | Put out shallow fresh water | Use a shallow bowl, an inch or two deep, with a stone in it, and change the water daily. | Birds drink and bathe all year. | In summer it matters most.
3 | brush | How do you keep birds healthy? | Clean feeder and bath every week | Wash the feeder and the bath with hot water every week, and let them dry. | Droppings spread disease. | If you see sick birds, stop for a few weeks.
4 | nest box | How do you put up a bird house? | Face the birdhouse away from weather | Hang it six to ten feet up by late winter, away from noon sun and rain. The hole decides who moves in. | About an inch and a quarter suits small birds like chickadees. | Clean it in the fall.
5 | wild corner | What helps birds most? | Leave berries, leaves and a wild corner | Plant native bushes with berries, leave the leaves and seed heads, and skip the poison. | Chicks need insects. | A hedge is house and pantry in one.

# dog-manners | how-to | stopping a dog from jumping and digging | stop a dog from jumping, stop a dog from jumping on people, stop dog from jumping up, dog jumps on people, stop a dog from digging, dog digging, dog digs holes, teach a dog to stay, teach dog stay, teach my dog to stay, teach a dog to lie down, teach a dog to roll over, teach a dog to shake, teach a dog new tricks, dog tricks, easy dog tricks, stop a dog from chewing, stop dog chewing, dog training basics | Dog training
> A dog that's sitting can't jump. | Pushing your jumping dog is a reward. | Give a digging dog its own sandbox.
@ The bell rings, and eighty pounds of joy fly at the door.
1 | turned back | How do you stop a dog from jumping on people? | Turn away until all paws are down | When it jumps, turn away and say nothing. Greet it the second all four paws are down. | Pushing and scolding are attention too. | Every visitor has to do the same.
2 | sitting dog | What should a dog do instead of jumping? | Ask for a sit before every hello | Make it sit before every greeting, every meal and every open door. | A dog that sits can't jump. | Practice when nobody's there.
3 | open hand | How do you teach a dog to stay? | Teach stay in seconds, then in steps | Sit, show your palm, say stay, wait one second, reward. Then go longer, and then farther. | It has to win every time. | Always walk back to your dog to end it.
3 | lure | How do you teach a dog tricks? | Lure with a treat, then add the word | Lead it into the move with a treat, reward it, and add the word once it works. | Dogs learn the movement first. | Five minutes, two or three times a day.
4 | digging box | How do you stop a dog from digging? | Give a digger its own place to dig | Walk and play more, and bury toys in one sandy corner. | Bored dogs dig. | Shade and water help, because holes are cool.
5 | chew toy | How do you stop a dog from chewing things? | Swap what it chews for a toy | Put the shoes away, hand over chew toys, and praise it for those. | Puppies chew when teeth come in. | Shouting later tells it nothing.

# training-a-cat | how-to | training and playing with a cat | train a cat, train your cat, train my cat, play with a cat, play with your cat, play with my cat, cat training, clicker train a cat, teach a cat tricks, teach a cat to come, trim a cat's nails, trim cat nails, cut a cat's nails, cut cat nails, clip cat nails, keep an indoor cat happy, keep a cat entertained, entertain a cat, bored cat, make a cat happy, make your cat happy, bond with a cat, get a cat to like you, get a cat to trust you | Cat training
> Cats can be trained. They just want to be paid. | Always let your cat win the game. | Look away, and the cat comes to you.
@ The feather twitches, and two pupils get as big as coins.
1 | clicker | Can you train a cat? | Pay your cat right away with a treat | Reward the right move within a second with a tiny treat, and one short word. | Cats learn what pays. | Never punish. It'll only be afraid of you.
2 | short lesson | How long do you train a cat? | Train for two minutes before dinner | Train a hungry cat for two or three minutes, one thing at a time. | It has no patience for more. | Sit and come are good first tricks.
3 | feather | How do you play with a cat? | Move the toy like prey | Make the toy creep, stop, flee and hide for ten minutes, twice a day, and let it catch the toy at the end. | A hunt needs an ending. | Put strings away, because cats can swallow them.
3 | high shelf | How do you keep an indoor cat happy? | Give it heights, views and hiding spots | Add shelves, a window seat, boxes and scratching posts. | Height is safety, and a room turns into a territory. | Hide some of its food.
4 | paw | How do you trim a cat's nails? | Clip only the clear tip of the nail | When your cat's sleepy, press a toe gently, and clip just the clear tip, away from the pink. | The pink part bleeds and hurts. | One paw a day and a treat is enough.
5 | slow blink | How do you get a cat to trust you? | Let the cat make the first move | Sit down, look past it, blink slowly, hold out a finger, and wait. | Whoever decides isn't afraid. | Start with cheeks and chin, and stop before it wants you to.

# keeping-chickens | how-to | keeping chickens | keep chickens, take care of chickens, raise chickens, raising chickens, care for chickens, keep hens, chickens for beginners, backyard chickens, get chickens to lay eggs, start with chickens, chicken coop, build a chicken coop | Chicken as pet
> You don't need a rooster to get eggs. | The fox comes the one night you forget. | Hens live for years after they stop laying.
@ You reach into the straw, and it's still warm.
1 | three hens | How many chickens should you start with? | Start with at least three hens | Check what your town allows, and start with three or more. | Hens need company and a pecking order. | They lay without a rooster.
2 | coop | What does a chicken coop need? | Build a dry coop nothing can get into | Build in a perch, nest boxes with straw, air without a draft, and strong mesh, underneath too. | Foxes and raccoons dig and open latches. | One nest for about three hens.
3 | closed door | What must you do every evening? | Close the coop every evening | Count your hens, and close the door at dusk. An automatic door helps. | Predators come at night. | In the morning, they want out early.
3 | feed | What do chickens eat? | Give layer feed, grit and fresh water | Feed layer feed, grit, shell for calcium, and clean water daily. Greens are extra. | Eggs take a lot of calcium. | Nothing salty or moldy, no raw beans, no avocado.
4 | dust bath | How do chickens stay healthy? | Let them take dust baths | Give them a dry corner of sand and soil, and check them over every week. | Dust fights mites. | Wash your hands afterward, since they can carry germs.
5 | egg basket | How many eggs do hens lay? | Collect the eggs every day | Collect every day. Young hens of laying breeds give up to five or six eggs a week, fewer in winter. | Light drives it. | They live for years after they stop laying, so plan for it.

# senior-dog-care | how-to | caring for an old dog | take care of a senior dog, care for a senior dog, take care of an old dog, care for an old dog, senior dog, senior dog care, old dog care, help an old dog | Ageing in dogs
> Give an old dog shorter walks, and more of them. | Slow isn't always just old age. | A car in the sun is an oven.
@ The muzzle is gray, and the tail still wags when your key turns.
1 | short walk | How much should an old dog walk? | Walk an old dog shorter and more often | Trade one long walk for three or four short ones, at its pace. | Joints need movement without strain. | Let it sniff. That's its newspaper.
2 | rugs | How do you help an old dog at home? | Put down rugs and ramps | Lay rugs on smooth floors, a ramp to the couch or car, and a soft bed away from drafts. | Slipping hurts joints and confidence. | If its neck is stiff, ask the vet about a raised bowl.
2 | scale | What should an old dog eat? | Keep an old dog slim | Weigh it monthly, and feed small meals made for its age. | Every extra pound presses on the joints. | Sudden weight loss is a job for the vet.
3 | calendar | How often does an old dog see the vet? | See the vet twice a year | Have the teeth, eyes, heart and blood checked about twice a year. | Much can be eased if it's found early. | Being slow isn't always just age.
4 | shade and water | How do you keep a dog cool in summer? | Walk in the cool hours | Walk early and late, test the pavement with your hand, and offer shade and water. | Dogs cool themselves mostly by panting. | Flat-nosed and old dogs suffer most.
5 | parked car | What must you never do in the heat? | Never leave a dog in a parked car | Never leave your dog in the car. It gets deadly hot within minutes, even with a window open. | If a dog pants hard, staggers or vomits in the heat, cool it with cool water, not ice. | Go straight to a vet. Don't wait for it to pass.
`
