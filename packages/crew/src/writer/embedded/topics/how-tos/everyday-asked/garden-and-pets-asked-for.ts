/** Plants, garden and pets, step by step, for `readTopics`. */
export const GARDEN_AND_PETS_ASKED_FOR = `
# growing-roses | how-to | growing roses | grow roses, plant roses, plant a rose, grow a rose, care for roses, take care of roses, rose care, roses for beginners, grow roses in pots, water roses, fertilize roses, feed roses | Rose
> They want sun, air and deep water. | Cut the old flower, and a new one comes. | Wet leaves make spots.
@ You bend down to smell it, and it scratches you a little.
1 | sunny bed | Where do roses grow best? | Give roses six hours of sun | Plant roses where they get at least six hours of sun and some wind. | Dry leaves stay healthy. | Leave half a meter and more between them.
2 | planting hole | How do you plant a rose? | Plant a rose deep and water it well | Soak bare roots for some hours, dig wide, set the knot some centimeters below the ground, fill, and water. | Below ground the graft is safe from frost. | In warm places it may sit at the surface.
3 | watering can | How do you water roses? | Water deeply at the foot | Water once or twice a week, a lot, at the ground and in the morning. | Deep roots make it strong, and dry leaves get no black spots. | In pots they need it more often.
3 | compost | When do you feed roses? | Feed roses from spring to summer | Give compost or rose food in spring and after the first bloom, and stop in late summer. | Late shoots freeze. | Mulch keeps the ground damp.
4 | scissors | How do you deadhead roses? | Cut faded flowers above a full leaf | Cut off faded flowers above a healthy leaf with five leaflets. | The rose makes new flowers in place of seeds. | Leave the last ones in fall for hips.
5 | spotted leaf | How do roses stay healthy? | Take sick leaves away at once | Pick off spotted leaves, also from the ground, and put them in the trash. | The fungus spends the winter on them. | Ladybugs eat the aphids if you wait a bit.

# growing-onions-and-beans | how-to | growing onions and beans | grow onions, plant onions, grow beans, plant beans, grow green beans, grow runner beans, grow bush beans, onion sets, grow spring onions, regrow green onions, regrow spring onions, grow onions from scraps | Vegetable farming
> Beans feed the soil. Onions need patience. | Beans wait until the frost is over. | A green onion grows back in a glass.
@ You push a bean into the earth, and in a week it lifts its head.
1 | calendar | When do you plant onions and beans? | Set onions early and beans after frost | Onion sets and peas go out in early spring. Beans wait until no frost comes and the soil is warm. | Beans rot in cold earth. | The packet says it for your place.
2 | sets | How deep do you plant onions? | Press onion sets in up to the tip | Set onions a hand apart with the tip just showing. | Deep ones grow thick necks. | Onions want sun and loose soil.
2 | bean seed | How do you plant beans? | Sow beans a thumb deep | Sow beans about three to five centimeters deep, a hand apart, and water them. | Beans come up in a week or two. | Do not soak the seed for long.
3 | pole | What do climbing beans need? | Give climbing beans poles | Put up poles or strings two meters high before they climb. Bush beans need none. | Climbing beans wind by themselves. | Roots hate to be disturbed later.
4 | folded leaves | When do you harvest onions? | Harvest onions when the leaves fall over | When most leaves have bent, pull them up and dry them in an airy place for two weeks. | Dry necks keep them for months. | Pick beans young and often, and cook them. Raw ones are poisonous.
5 | glass | How do you regrow green onions? | Put green onion roots in a glass | Put the white ends with roots in a glass with some water at the window, and change it every two days. | Green onions grow on from the base. | After two or three cuts use new ones.

# growing-pumpkins | how-to | growing pumpkins | grow pumpkins, grow a pumpkin, plant pumpkins, grow zucchini, plant zucchini, grow squash, grow giant pumpkins, pumpkin plant | Pumpkin
> It is hungry, thirsty, and needs half the garden. | The first flowers bear nothing. | A board saves the fruit.
@ In June it is a leaf, in September you cannot lift it.
1 | pot on sill | When do you sow pumpkins? | Sow pumpkins warm and set them out late | Sow pumpkins indoors three or four weeks before the last frost, or outside when the soil is warm. | Pumpkins die in frost. | Lay the seed on edge.
2 | compost heap | Where do pumpkins grow best? | Give pumpkins rich soil, sun and room | Plant pumpkins in full sun with much compost, one or two meters apart. | Few plants eat so much. | The edge of the compost heap is ideal.
3 | watering can | How much water do pumpkins need? | Water deeply at the root | Water two or three times a week at the root, and keep the leaves dry. | Wet leaves get mildew. | Limp leaves at noon are normal, in the morning not.
3 | two flowers | Why does my pumpkin have flowers but no fruit? | The first pumpkin flowers are male | A pumpkin opens male flowers first. Female ones come later, with a small ball below. With few bees, dab pollen with a brush. | It works best in the morning. | Male flowers can be eaten.
4 | board | How do pumpkins stay clean? | Leave few fruits and lay a board below | Keep two or three fruits on a plant, and put a board or straw below. | So the pumpkins get large and do not rot. | Do not turn them, since the stem breaks.
5 | hard shell | When do you harvest pumpkins? | Harvest pumpkins when shell and stem are hard | Cut when the skin resists your nail and the stem is dry and corky. Leave a hand of the stem on. | Without it, they rot. | Zucchini, squash or pumpkin that tastes bitter is poisonous. Spit it out.

# growing-berries | how-to | growing blueberries and raspberries | grow blueberries, plant blueberries, grow raspberries, plant raspberries, grow berries, grow blueberries in pots, prune raspberries, prune blueberries, blueberry bush, berry bushes | Blueberry
> Blueberries love sour ground. | One bush is lonely. | Birds know the day before you do.
@ You pick one, and it is warm from the sun.
1 | acid soil | What soil do blueberries need? | Plant blueberries in acid soil | Set blueberries in acid soil for rhododendrons, in a bed or a large pot. | In ordinary soil the leaves turn yellow. | Raspberries are happy with good garden soil.
2 | two bushes | Do blueberries need a partner? | Plant two kinds of blueberries | Plant two different kinds that bloom at the same time. | With a partner, they bear more and larger berries. | Raspberries manage alone.
3 | rain barrel | How do you water blueberries? | Give blueberries rain water | Keep blueberries damp with rain water. | Hard tap water takes the acid away. | Bark on top keeps it damp and acid.
3 | wire | What do raspberries need? | Lead raspberries along a wire | Plant raspberries in a row in sun, half a meter apart, and tie the canes to a wire. | Air keeps mold away. | Raspberries wander, so put in a barrier.
4 | cut cane | How do you prune raspberries? | Cut raspberry canes that have borne | Cut summer raspberries that have borne to the ground. Autumn kinds are cut down as a whole in winter. | Old canes bear no more. | Blueberries only lose old wood after some years.
5 | net | When are berries ripe? | Pick berries when they fall into your hand | Pick berries when they come off at a touch. A blueberry needs some days after it turns blue. | Once picked, they do not get sweeter. | A tight net keeps birds out without trapping them.

# growing-mushrooms-at-home | how-to | growing mushrooms at home | grow mushrooms, grow mushrooms at home, grow your own mushrooms, mushroom kit, mushroom growing kit, grow oyster mushrooms, grow oyster mushrooms at home | Fungiculture
> They grow on straw, wood or coffee. | They double in a day. | Only from a kit, never from the wild.
@ In the morning there are pins, and in the evening there are fans.
1 | kit | How do you start growing mushrooms? | Start with a kit from a shop | Take a kit of oyster mushrooms. The white threads are already in it. | So you know what grows. | Do not breed what you found in the woods.
2 | clean hands | Why must everything be clean? | Work with clean hands | Wash your hands and the knife, and cut the bag as told. | Mold likes the same food. | Green spots mean that it is lost.
3 | spray | How much water do mushrooms need? | Spray mushrooms two or three times a day | Keep the opening damp with fine spray, but not wet. | Mushrooms are nine tenths water. | Dry air makes cracks.
3 | shade | Where do mushrooms grow best? | Put mushrooms in light shade with fresh air | Keep mushrooms at room temperature or cooler, in weak light, with fresh air. | Without air they grow long stems. | Sun dries them out.
4 | harvest | When do you harvest oyster mushrooms? | Twist mushrooms off while their edges curl down | Twist the whole bunch off before the edges turn up. | Later, mushrooms drop white spores. | Spores bother the lungs, so do not wait.
5 | second bloom | How often can you harvest mushrooms? | Soak the block for a second crop | Let it rest, soak it in cold water for some hours, and begin anew. It gives two or three crops. | Each crop is smaller. | At last the block goes on the compost. Cook all mushrooms before eating.

# caring-for-aloe | how-to | caring for aloe vera | grow aloe vera, grow an aloe vera, care for aloe vera, care for an aloe vera, take care of aloe vera, aloe vera care, water aloe vera, aloe care, aloe vera plant, propagate aloe vera, repot aloe vera, care for aloe, aloe turning brown | Aloe vera
> It dies of kindness. | Soft means too much, thin means too little. | Its children come by themselves.
@ A leaf bends, and you reach for the can. Wait.
1 | window | How much light does aloe need? | Put aloe in bright light | Put aloe at a bright window, and get it used to full sun slowly. | In the dark it grows long and limp. | Too much sun at once makes it brown or red.
2 | dry finger | How often do you water aloe? | Water aloe only when the soil is dry | Put a finger in the soil. Water aloe well when it is dry all through, about every two or three weeks, in winter less. | It stores water in its leaves. | Never leave water in the saucer.
3 | gritty soil | What soil does aloe like? | Plant aloe in cactus soil | Take cactus soil or mix in sand and grit, in a pot with a hole. | Roots rot when they are wet. | Clay pots dry faster.
3 | small plants | How do you propagate aloe? | Pull off the children of an aloe | Take off small plants at the foot with roots, let the cut dry for a day, and pot them. | Leaves alone mostly rot. | Wait a week before you water.
4 | soft leaf | Why is my aloe turning brown? | Read the leaves of an aloe | Soft and brown means too much water, thin and curled too little, reddish too much sun. | It recovers if the heart is firm. | Cut off what is mush.
5 | cat | Is aloe poisonous to pets? | Keep aloe away from cats and dogs | Put aloe where pets cannot chew it. | Chewed, aloe can make pets vomit and worse. | The yellow juice below its skin is not for people either.

# pothos-care | how-to | caring for a pothos | care for a pothos, care for pothos, take care of pothos, pothos care, water pothos, pothos plant, pothos cuttings, pothos yellow leaves, golden pothos, grow pothos in water, devil's ivy | Epipremnum aureum
> It grows where others give up. | One leaf with a knot makes a new one. | It drinks when it hangs.
@ It has gone around the shelf twice, and you only water it.
1 | bright corner | How much light does a pothos need? | Give a pothos bright light without sun | A pothos lives in dim corners, but keeps its pattern only where it is bright. | Direct sun burns it. | Pale and few leaves mean too dark.
2 | limp leaf | How often do you water a pothos? | Water a pothos when the top is dry | Water when the upper few centimeters are dry, about once a week or two. | Limp leaves come back within hours. | Yellow ones mostly mean too much.
3 | glass | How do you propagate pothos? | Put a pothos cutting with a knot in water | Cut a piece of pothos with a knot and a leaf or two, and put the knot in water. | Roots come from the knot in two weeks or so. | Pot it when they are as long as a finger.
3 | scissors | How does a pothos get bushy? | Trim long vines to make it bushy | Cut long bare vines back, and stick the pieces in the same pot. | It branches below the cut. | It takes nothing amiss.
4 | moss pole | How do pothos leaves get large? | Let a pothos climb for larger leaves | Give a pothos a moss pole or board. | In nature it climbs trees, and leaves grow with height. | Hanging, they get smaller.
5 | cat | Is pothos poisonous to pets? | Hang a pothos out of reach of pets | Hang a pothos high, away from cats, dogs and small children. | Crystals in its leaves burn the mouth. | Wipe dust off the leaves now and then.

# making-a-terrarium | how-to | making a terrarium | make a terrarium, build a terrarium, closed terrarium, terrarium for beginners, make a closed terrarium, diy terrarium, bottle garden, make a bottle garden, plants in a jar, terrarium plants | Terrarium
> It rains in there by itself. | One in England was watered once in decades. | Less water than you think.
@ You close the lid, and a small world begins.
1 | clean jar | What jar do you need for a terrarium? | Take a clear jar with a wide mouth | Wash a clear jar with a lid, big enough for your hand. | Germs grow in there as well. | Colored glass takes light.
2 | layers | What goes at the bottom? | Layer stones, charcoal and soil | Put in a layer of pebbles, a bit of charcoal, and some fingers of potting soil. | Extra water collects below. | A mesh keeps soil up.
3 | small fern | Which plants suit a terrarium? | Choose small plants that like damp air | Take moss, small ferns or fittonia for a closed terrarium. Succulents rot in it. | All should want the same. | Leave room to grow.
3 | spoon on stick | How do you plant in a jar? | Plant with a spoon on a stick | Make holes with a long spoon, set the plants, and press the soil. | Leaves should not touch the glass. | Big plants go at the back.
4 | spray | How much water does a terrarium need? | Spray the soil a little, then close the jar | Spray until the soil is damp and not wet, and close it. | Water goes up, condenses and comes down. | If the glass is always wet, open it for a day.
5 | window | Where does a terrarium stand best? | Keep a terrarium bright but out of the sun | Put a terrarium in bright light with no direct sun. | In the sun it cooks. | Take out rotten leaves at once.

# attracting-birds | how-to | attracting birds to your garden | attract birds, attract birds to your garden, attract birds to your yard, attract birds to my garden, feed birds, feed the birds, feed wild birds, bird feeder, hang a bird feeder, bird bath, put up a bird house, birdhouse, bird house, feed birds in winter | Bird feeder
> Water brings more than seeds. | Bread is poor food. | A dirty feeder kills.
@ You pour in the seeds, and before you are back inside, someone is there.
1 | hanging feeder | Where do you hang a bird feeder? | Hang a feeder near cover, safe from cats | Hang the feeder with a free view, two meters from a bush and high enough. | Birds want to see cats, and flee fast. | Near a window put it very close or far, so that they do not crash.
2 | seeds | What do you feed birds? | Give sunflower seeds, nuts and fat | Offer sunflower seeds, unsalted nuts and fat. No bread, and nothing salty. | Bread fills and does not feed. | Each kind likes something else.
3 | bowl | How do you make a bird bath? | Put out shallow fresh water | Use a flat bowl, some centimeters deep, with a stone in it, and change the water daily. | Birds drink and bathe all year. | In summer it matters most.
3 | brush | How do you keep birds healthy? | Clean feeder and bath every week | Clean feeder and bath with hot water each week, and let them dry. | Droppings spread disease. | If you see sick birds, stop for some weeks.
4 | nest box | How do you put up a bird house? | Turn a bird house away from the weather | Hang a bird house two to three meters high by late winter, away from noon sun and rain. The hole decides who comes. | About three centimeters suits small birds such as chickadees. | Clean it in fall.
5 | wild corner | What helps birds most? | Leave berries, leaves and a wild corner | Plant native bushes with berries, leave leaves and seed heads, and use no poison. | Chicks need insects. | A hedge is house and larder.

# dog-manners | how-to | stopping a dog from jumping and digging | stop a dog from jumping, stop a dog from jumping on people, stop dog from jumping up, dog jumps on people, stop a dog from digging, dog digging, dog digs holes, teach a dog to stay, teach dog stay, teach my dog to stay, teach a dog to lie down, teach a dog to roll over, teach a dog to shake, teach a dog new tricks, dog tricks, easy dog tricks, stop a dog from chewing, stop dog chewing, dog training basics | Dog training
> What pays off is done again. | A dog that sits cannot jump. | Five minutes are a whole lesson.
@ The bell rings, and forty kilograms of joy fly to the door.
1 | turned back | How do you stop a dog from jumping on people? | Turn away until all paws are down | When a dog jumps, turn away and be silent. Greet it the moment all four paws are on the floor. | Pushing and scolding are attention, too. | All visitors must do the same.
2 | sitting dog | What should a dog do instead of jumping? | Ask for a sit before every hello | Have the dog sit before it gets a greeting, food or an open door. | A dog that sits cannot jump. | Practice when no one is there.
3 | open hand | How do you teach a dog to stay? | Teach stay in seconds, then in steps | Have the dog sit, show your palm, say stay, wait one second, and reward. Then longer, then farther. | It must win each time. | Always come back to it to end.
3 | lure | How do you teach a dog tricks? | Lure with a treat, then add the word | Lead the dog into the move with a treat, reward, and say the word once it works. | Dogs learn movement first. | Five minutes two or three times a day.
4 | digging box | How do you stop a dog from digging? | Give a digging dog its own place | Walk and play more with the dog, and set up a corner with sand where you bury toys. | Bored dogs dig. | Shade and water help, since holes are cool.
5 | chew toy | How do you stop a dog from chewing things? | Swap what a dog chews for a toy | Put shoes away, and give the dog toys that may be chewed. Praise it for those. | Puppies chew when teeth come. | Shouting later tells it nothing.

# training-a-cat | how-to | training and playing with a cat | train a cat, train your cat, train my cat, play with a cat, play with your cat, play with my cat, cat training, clicker train a cat, teach a cat tricks, teach a cat to come, trim a cat's nails, trim cat nails, cut a cat's nails, cut cat nails, clip cat nails, keep an indoor cat happy, keep a cat entertained, entertain a cat, bored cat, make a cat happy, make your cat happy, bond with a cat, get a cat to like you, get a cat to trust you | Cat training
> Cats can be trained. They want to be paid. | Let it win. | One claw today is enough.
@ The feather twitches, and two pupils get as large as coins.
1 | clicker | Can you train a cat? | Pay a cat at once with a tiny treat | Reward the right act within a second with a tiny treat, and say a short word with it. | Cats learn what pays. | Never punish, since it only fears you then.
2 | short lesson | How long do you train a cat? | Train for two minutes before dinner | Train a hungry cat for two or three minutes, one thing at a time. | It has no patience for more. | Sit and come are good first tricks.
3 | feather | How do you play with a cat? | Move the toy like prey | Let the toy creep, stop, flee and hide, ten minutes twice a day, and let the cat catch it at the end. | A hunt must have an end. | Put strings away after, since a cat can swallow them.
3 | high shelf | How do you keep an indoor cat happy? | Give a cat height, views and hiding places | Shelves, a window seat, boxes and scratch posts turn a room into a territory. | Height is safety. | Hide some of its food.
4 | paw | How do you trim a cat's nails? | Clip only the clear tip of a cat's nail | When the cat is sleepy, press a toe softly, and clip just the clear tip of the nail, away from the pink. | The pink part bleeds and hurts. | One paw a day with a treat is enough.
5 | slow blink | How do you get a cat to trust you? | Let the cat come to you | Sit down, look past the cat, blink slowly, hold out a finger, and wait. Stroke cheeks and chin first. | The one who decides is not afraid. | Stop before it wants you to.

# keeping-chickens | how-to | keeping chickens | keep chickens, take care of chickens, raise chickens, raising chickens, care for chickens, keep hens, chickens for beginners, backyard chickens, get chickens to lay eggs, start with chickens, chicken coop, build a chicken coop | Chicken as pet
> No rooster is needed for an egg. | The fox comes on the one night that you forget. | Three is company.
@ You reach into the straw, and it is still warm.
1 | three hens | How many chickens should you start with? | Start with at least three hens | Ask your town what is allowed, and start with three or more. | Hens need company and have a rank. | Without a rooster, hens lay all the same.
2 | coop | What does a chicken coop need? | Build a dry coop that nothing gets into | Give the coop a perch, nest boxes with straw, air without draft, and strong mesh, also below. | Foxes and raccoons dig and open latches. | About a nest for three hens.
3 | closed door | What must you do every evening? | Close the coop every evening | Count the hens, and close the door at dusk. An automatic one helps. | Hunters come at night. | In the morning they want out early.
3 | feed | What do chickens eat? | Give layer feed, grit and fresh water | Give hens layer feed, grit, shell for calcium, and clean water each day. Greens are extra. | Eggs cost much calcium. | Nothing salty or moldy, and no raw beans or avocado.
4 | dust bath | How do chickens stay healthy? | Let chickens dust bathe | Give chickens a dry corner of sand and earth, and look them over each week. | Dust fights mites. | Wash your hands after, since they can carry germs.
5 | egg basket | How many eggs do hens lay? | Collect the eggs every day | Young hens of laying breeds give up to five or six eggs a week, less in winter and when they molt. | Light drives it. | Hens live for years after they stop laying, so plan for it.

# senior-dog-care | how-to | caring for an old dog | take care of a senior dog, care for a senior dog, take care of an old dog, care for an old dog, senior dog, senior dog care, old dog care, help an old dog | Ageing in dogs
> Shorter walks, and more of them. | A rug is worth a lot. | A car in the sun is an oven.
@ The muzzle is gray, and the tail still wags at your key.
1 | short walk | How much should an old dog walk? | Walk an old dog shorter and more often | Take three or four short walks in place of a long one, at its pace. | Joints need movement and no strain. | Let it sniff. It is its newspaper.
2 | rugs | How do you help an old dog at home? | Put rugs and ramps where an old dog slips | Lay rugs on smooth floors, a ramp to sofa or car, and a soft bed without drafts. | Slipping hurts joints and courage. | If its neck is stiff, ask the vet about a raised bowl.
2 | scale | What should an old dog eat? | Keep an old dog slim | Weigh an old dog monthly, and give small meals of food for its age. | Each kilogram presses on the joints. | Sudden weight loss belongs to a vet.
3 | calendar | How often does an old dog see the vet? | See the vet twice a year | Have teeth, eyes, heart and blood of an old dog checked about twice a year. | Much can be eased if it is found early. | Being slow is not always just age.
4 | shade and water | How do you keep a dog cool in summer? | Walk a dog in the cool hours | Walk early and late, feel the pavement with your hand, and offer shade and water. | Dogs cool themselves mostly by panting. | Flat nosed and old ones suffer most.
5 | parked car | What must you never do in the heat? | Never leave a dog in a parked car | A car gets deadly hot within minutes, even with a window open. | If a dog in the heat pants hard, staggers or vomits, cool it with cool water, not ice, and go to a vet at once. | Do not wait for it to pass.
`
