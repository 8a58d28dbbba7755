/** Lists of home, pets and the body; `read-lists.ts` says how they are written. */
export const LISTS_OF_HOME_AND_PETS = `
# baking-soda-uses | ideas | uses for baking soda at home | baking soda uses/use/using/hacks (for/home/house/around/cleaning/the/in/you/can/other/household/surprising)
- Leave an open box in the fridge. | It takes the edge off smells.
- Scrub the sink with a paste of it and water. | It is fine enough not to scratch steel.
- Sprinkle it on a carpet, wait, and vacuum. | Fifteen minutes do for the smell.
- Soak a burned pot in hot water and two spoons of it. | Not for aluminum, which turns dark.
- Put a spoon of it into smelly shoes overnight. | Shake them out in the morning.
- Rub crayon off the wall with a damp cloth and a little of it. | Try a hidden spot first.
- Soak a trash can with it. | Dry it in the sun.
- Clean the fridge with a spoon of it in a quart of warm water. | It has no smell of its own.

# vinegar-uses | ideas | uses for white vinegar at home | vinegar uses/use/using/hacks (for/home/house/around/cleaning/the/in/white/you/can/household/other) | Never mix vinegar with bleach, and keep it off marble.
- Descale the kettle: half vinegar, half water, heat it, let it stand, rinse it twice. | The white crust just dissolves.
- Tie a bag of it around a shower head overnight. | The white crust lets go.
- Wipe windows with some of it in water. | A cloth without lint leaves no streaks.
- Steam the microwave with a bowl of it and water. | Then everything wipes off.
- Take the smell out of a lunch box with it. | Half an hour is enough.
- Rub off the glue of a label. | Let a soaked cloth lie on it.
- Pickle onions in it. | Sugar, salt and an hour.
- Wipe a smelly cutting board with it. | Rinse it, and let it dry standing up.

# throw-away-today | ideas | things to throw away today | things/stuff throw/declutter/trash/toss/rid (away/out/today/of/get/now/right/your/house/home/can/you/should/to)
- Expired food at the back of the fridge. | Start with the sauces.
- Socks without a partner. | The other one will not come back.
- Pens that do not write. | Test them all in a minute.
- Lids without a box, and boxes without a lid. | Match them on the floor.
- Instructions of things that you no longer own. | The others are on the internet.
- Old makeup. | Mascara lasts a few months once it is open.
- Chargers for phones that are gone. | They go to electronic waste.
- Receipts for what you will never return. | Keep those for taxes and warranties.
- Towels that no longer dry. | An animal shelter may want them.
- Medicine past its date. | A pharmacy tells you where it goes.

# dirtiest-things | gathered | of the dirtiest things in most homes | dirtiest/germiest/filthiest things/places/spots/items home/house/household (your/in/most/the)
- The kitchen sponge | It is warm, wet and full of food, so studies found more bacteria in it than nearly anywhere else. Change it every week or two. | Let it dry between. | Sponge (tool)
- The kitchen sink | Juice from raw meat drips there, and then salad is washed. Studies often find more germs than on the toilet seat. | Hot water and soap, each evening. | Sink
- The cutting board | Cuts in it hold what came from the chicken. Keep one for meat alone. | It may go into the dishwasher if it is plastic. | Cutting board
- Your phone | It goes where your hands go, the bathroom too. Wipe it with a cloth that the maker allows. | No water in the holes. | Mobile phone
- The toothbrush holder | Water runs down and stays. In one study of homes, it was among the dirtiest. | Rinse it once a week. | Toothbrush
- The coffee maker | Its tank is damp and dark, and yeast and mold like that. | Let it stand open. | Coffeemaker
- Pet bowls | A slimy film grows on them within a day or so. | Wash them like your own plate. | Biofilm

# tools-to-own | choices | tools that everyone should own | tools/tool own/home/toolbox/homeowner/need (everyone/should/basic/every/house/in/your/have/first/must/a/needs/essential/diy)
- A cordless drill | It drills, drives screws, and builds the shelf in half the time. | Two batteries save the day. | Cordless drill
- A claw hammer | One side drives nails, the other pulls them out. | Hold it at the end. | Claw hammer
- A screwdriver with bits | Phillips, flat, hex and star in one handle. | Magnetic ones lose no screw. | Screwdriver
- A tape measure | Sixteen feet are enough for a room. Measure twice. | The loose hook at its end is meant to move. | Tape measure
- A level | A crooked ceiling fools your eye, but not a bubble. | A phone has one for small things. | Spirit level
- Pliers | They hold, turn and pull what fingers cannot. | Slip joint ones fit most. | Pliers
- An adjustable wrench | One tool for many nuts, under the sink above all. | Pull it, do not push. | Adjustable spanner
- A utility knife | Snap off a piece, and it is sharp again. Cut away from yourself. | Boxes, carpet, tape. | Utility knife

# household-poisons | gathered | common things at home that are poisonous | toxic/poisonous/poison things/household/items/products house/home/household (common/your/in/are/that/everyday/the/kids/you/didn't/know/could/hidden)
- Detergent pods | They look like candy, and burn mouth and eyes. Lock them away, and in an emergency call poison control. | In America, that number works around the clock. | Detergent
- Bleach with other cleaners | With vinegar or ammonia it makes gases that hurt the lungs. Use one thing at a time. | Open a window. | Bleach
- Carbon monoxide | It comes from stoves, heaters and grills, and has no smell. An alarm costs little. | Never run a grill indoors. | Carbon monoxide poisoning
- Antifreeze | It tastes sweet, and a small amount can kill a dog or a child. | Wipe up drops at once. | Ethylene glycol
- Button batteries | A child that swallows one needs a hospital at once, because it burns within two hours. | Tape the lid of the toy. | Button cell
- Lilies | For cats, every part can be deadly, even the pollen on their fur. | Choose other flowers. | Lily
- Acetaminophen | Too much of this common painkiller damages the liver, and a small child finds every handbag. | High and locked is right. | Paracetamol poisoning

# saving-electricity | ideas | ways to save electricity at home | save/saving/reduce/lower/cut electricity/energy/electric/power (home/bill/bills/ways/at/on/your/the/tips/in/apartment/to/easy/house)
- Wash cold. | Most of the power of a wash heats the water.
- Dry on a line. | The dryer is among the hungriest of all.
- Switch the last old bulbs to LED. | They use a small part of it.
- Put TV and console on a strip with a switch. | Standby costs money, too.
- Set the fridge to about four degrees Celsius, or thirty eight Fahrenheit. | Colder just costs more.
- Put a lid on the pot. | Boil only the water you need.
- Run the dishwasher full, in its eco program. | It takes longer, and needs less.
- Turn the heating or cooling by one degree. | You get used to it within days.
- Close the curtains at night, and on hot afternoons. | Windows are where it gets lost.
- Read your meter once a week. | What is measured gets less.

# spring-cleaning | ideas | things for your spring cleaning checklist | spring cleaning/clean (checklist/list/to/do/home/house/tasks/the/what/day/deep/for/your)
- Wash the windows. | On a cloudy day they dry without streaks.
- Pull out the fridge, and vacuum behind it. | It may use less power.
- Turn the mattress, and vacuum it. | Let it breathe for an hour.
- Wash curtains and blankets. | They hold a winter of dust.
- Empty the closet, and put back what you wear. | The rest goes today.
- Clean the filter of washer, hood and air conditioner. | Most forget all three.
- Wipe the tops of doors, lamps and shelves. | Start up high, and end on the floor.
- Test the smoke alarms. | New batteries, if they need them.
- Go through medicine and spices. | Look at the dates.
- Wash the trash cans. | Outside, in the sun.

# laundry-mistakes | gathered | common laundry mistakes | laundry/washing mistakes/mistake (common/everyone/makes/ruin/clothes/that/your/avoid/you/make/machine/clothes/people/the)
- Too much detergent | It does not rinse out, makes clothes stiff, and feeds a film in the machine. | The cap is larger than what you need. | Laundry detergent
- A full drum | Clothes have to fall to get clean. A hand should fit in on top. | Half loads waste water, too. | Washing machine
- Softener on towels | It coats the loops, so they soak up less. | Dry them with a tennis ball instead. | Fabric softener
- Hot water on blood | Heat sets it. Rinse it cold at once. | Salt helps a little. | Stain
- No look at the tag | Wool shrinks, silk goes dull. The number or dots in the tub say how warm it may be. | A hand means by hand. | Laundry symbol
- Zippers left open | Their teeth eat the cloth beside them. | Bras go into a bag. | Zipper
- Wet clothes in the machine | In some hours they smell, and so does the rubber. Leave the door open after. | A timer helps. | Washing machine

# cat-safe-plants | choices | houseplants that are safe for cats | houseplants/plants/houseplant cat/cats safe/non-toxic/nontoxic/friendly/cat-friendly (for/that/are/with/indoor/pet); houseplants/plants/houseplant cat-friendly/cat-safe (indoor/that/are); houseplants/plants/houseplant cat/cats non toxic (for/that/are/with/indoor/to)
- Spider plant | Cats love its long leaves. It is not poisonous, but much of it can upset a stomach. | Hang it high. | Chlorophytum comosum
- Boston fern | Soft, green and harmless. It likes the damp of a bathroom. | Brown tips mean dry air. | Nephrolepis exaltata
- Parlor palm | It grows slowly, needs little light, and looks like a jungle. | Many other plants called palm are poisonous. | Chamaedorea elegans
- Calathea | Leaves like paintings, that fold up at night. | It does not like hard water. | Calathea
- Cast iron plant | It puts up with dark corners and people who forget. | The name says it. | Aspidistra elatior
- Moth orchid | It blooms for months, and no part of it is poisonous. | One cup of water a week. | Phalaenopsis
- Chinese money plant | Round leaves, easy to share with friends. | Turn it toward the light. | Pilea peperomioides

# dog-in-a-flat | ideas | tips for a first dog in a small apartment | dog/puppy flat/apartment/condo (first/first-time/time/small/owner/owners/tips/new/in/a/living/with/for/having/keeping/city) | Choose the dog by its energy, not by its size.
- Ask whether your lease allows a dog. | Get it in writing.
- Walk before you leave. | A tired dog sleeps, and does not bark.
- Give it one place of its own, away from the door. | There it hears less of the stairs.
- Let its nose work: hide food in a towel. | Ten minutes tire it like a long walk.
- Practice being alone, a minute at first. | Come back before it cries.
- Go out at the same hours. | It learns to wait for the next one.
- Put down rugs. | The neighbors below hear claws.
- Say hello to the neighbors before they complain. | Leave them your number.

# never-for-dogs | gathered | foods that dogs should never eat | foods/food/things dogs/dog never/toxic/poisonous/avoid/not/bad/can't/shouldn't/dangerous (eat/should/feed/your/for/to/human/that/are/give/a/the/people)
- Grapes and raisins | They can make kidneys fail, and nobody can say how few are safe. Call a vet at once. | It does not hit every dog. | Grape and raisin toxicity in dogs
- Chocolate | Dogs break down theobromine slowly. The darker it is, the worse. | Note how much was eaten. | Theobromine poisoning
- Xylitol | This sweetener is in gum and some peanut butter. It makes blood sugar crash within an hour or so. | Labels also call it birch sugar. | Xylitol
- Onions and garlic | They damage red blood cells, whether raw, cooked or powdered. | The harm shows days later. | Onion
- Macadamia nuts | Dogs get weak in the hind legs and tremble. | Most recover in a day or two. | Macadamia
- Raw dough | It rises in the warm stomach, and makes alcohol. | Both are dangerous. | Dough
- Cooked bones | They splinter, and can cut the gut. | Chicken bones are among the worst. | Bone
- Alcohol | A little of it is a lot for a small body. | Watch the glasses at parties. | Ethanol

# human-foods-for-dogs | gathered | foods of yours that dogs can eat | foods/food/fruits/vegetables human/people dogs/dog (can/eat/safe/for/that/are/your/give/share/the/okay/which)
- Carrots | Raw and cold, they are something to chew. Cut them for small dogs. | Few calories, much crunch. | Carrot
- Plain chicken | Cooked, without skin, bones, salt or onion. It is what many vets suggest after stomach trouble. | With rice. | Chicken as food
- Apples | Without the core. The seeds hold a bit of cyanide. | Slices fit into a toy. | Apple
- Pumpkin | Plain and cooked, a spoon of it helps digestion. | Not the spiced pie filling. | Pumpkin
- Blueberries | They are small, sweet, and easy to throw. | A few at a time. | Blueberry
- Green beans | They fill a dog that has to lose weight. | Without butter and salt. | Green bean
- Peanut butter | Only if the label names no xylitol. A little goes a long way. | It hides pills. | Peanut butter
- Rice | Plain white rice is gentle on the gut. | It is no full meal. | Rice

# smart-dogs | gathered | of the smartest dog breeds, by a well known ranking | smartest/intelligent/clever/cleverest dog/dogs (breeds/breed/most/world/in)
- The border collie | In the ranking by Stanley Coren, it comes first. One called Chaser knew the names of more than a thousand toys. | It needs work every day. | Border Collie
- The poodle | It was bred to fetch birds from water. The haircut came from that. | It is second in that ranking. | Poodle
- The German shepherd | It learns a new task after a handful of tries, judges of obedience said. | Police all over use it. | German Shepherd
- The golden retriever | It wants to please, and its bite is so soft that some carry an egg without breaking it. | It often guides the blind. | Golden Retriever
- The Doberman | A tax collector bred it to guard him. It learns fast, and watches you. | His name was Dobermann. | Dobermann
- The Shetland sheepdog | It is small, quick and talkative. | It may herd children if there are no sheep. | Shetland Sheepdog
- The Labrador | It learns for food, and it always wants food. | It leads in many rescue teams. | Labrador Retriever

# largest-dogs | gathered | of the largest dog breeds | largest/biggest/giant dog/dogs (breeds/breed/world/in)
- The Great Dane | It is among the tallest. One called Zeus stood more than a meter high at the shoulder. | They often live only eight years or so. | Great Dane
- The Irish wolfhound | It hunted wolves, and is gentle as a pillow at home. | It is among the tallest, too. | Irish Wolfhound
- The English mastiff | It is among the heaviest, often over seventy kilograms, and one weighed more than a hundred and fifty. | He was called Zorba. | English Mastiff
- The Saint Bernard | Monks kept it on a pass in the Alps to find people in the snow. The barrel at its neck is a painter's idea. | Helicopters do that work today. | St. Bernard (dog breed)
- The Newfoundland | It is a strong swimmer, and has pulled people out of the water. | Its feet are webbed. | Newfoundland dog
- The Leonberger | A town councilor in Germany bred it to look like a lion. | It was almost gone after the wars. | Leonberger
- The Anatolian shepherd | It guards sheep alone. In Namibia, it keeps cheetahs away from goats, so farmers need not shoot the cats. | It decides for itself. | Kangal Shepherd Dog

# cats-hate | gathered | things that most cats hate | things/what cats/cat hate/dislike (most/that/your/do/the/smells/secretly)
- A closed door | A cat wants to check all of its land, and your bathroom belongs to it. | It need not want to go in. | Cat behavior
- Being held down | It likes to decide when it is over. Let it go before it asks. | A swishing tail means enough. | Cat communication
- The smell of oranges | Most cats turn away from citrus. Its oils are not good for them. | Do not rub it on furniture they lick. | Cat senses
- A dirty litter box | Its nose is far better than ours. One box per cat, and one more. | Scoop every day. | Litter box
- Water next to the food | Many owners find that their cat drinks more when the bowl stands elsewhere. | Some want it to run. | Cat
- Staring | Among cats, a long stare is a threat. Blink slowly instead. | It may blink back. | Cat communication
- Loud noise | The vacuum cleaner is a roaring beast to ears that hear mice. | Give it a way out. | Cat senses
- Changes | New furniture, new people, new food: go slowly. | An old blanket helps. | Cat behavior

# easy-pets | choices | pets that are easy to look after | pets/pet easy/easiest/low-maintenance/maintenance (take/care/of/to/low/for/beginners/kids/apartment/good/are/look/after/the/best/that)
- A leopard gecko | It is quiet, tame, and eats insects every other day. It can live twenty years, so think first. | It stores fat in its tail. | Common leopard gecko
- Guppies | Bright, lively fish for a warm tank. The tank has to run some weeks before they move in. | They have young, often. | Guppy
- A grown cat | It washes itself, and sleeps most of the day. It needs you more than people say. | Shelters know their character. | Cat
- Snails | Water snails eat algae and leftovers in a tank. | Some multiply fast. | Freshwater snail
- Stick insects | They eat leaves, make no noise, and look like twigs. | Never let them go outdoors. | Phasmatodea
- Guinea pigs | They whistle when the fridge opens. Keep two at least, with room to run. | They need hay without end. | Guinea pig
- A corn snake | It eats a thawed mouse every week or two, and lives in one warm box. | The lid has to lock. | Corn snake

# dog-stress-signs | gathered | signs that your dog is stressed | signs/sign dog/dogs stressed/stress/anxious (your/is/are/of/that/a/out/in)
- It yawns and is not tired | Dogs yawn to calm down. Look at what is happening around it. | It also spreads from people. | Dog communication
- It licks its lips without food | A quick tongue says that something is too much. | Step back, and it may stop. | Calming signals
- It turns its head away | You see the white of the eye. That is a polite no. | Stop the hug. | Dog communication
- Ears back, tail low | The whole body gets smaller. | Do not pull it out of its corner. | Dog communication
- It pants though it is cool | Heat is ruled out, so it may be fear, or pain. If it lasts, ask a vet. | Thunder does it to many. | Panting
- It shakes itself dry when it is dry | That shakes off the tension, often after a meeting. | It is a good sign that it is over. | Dog behavior
- It paces and cannot settle | Back and forth, up and down. Give it a quiet room. | Old dogs may have other reasons. | Dog behavior

# desk-exercises | ideas | exercises that you can do at your desk | exercises/exercise/workout/workouts/moves desk/chair/office (do/at/can/you/your/in/while/sitting/work/easy/quick/the/simple/stretches) | Stop if something hurts.
- Stand up and sit down ten times, without hands. | It is a squat in disguise.
- Pull your shoulder blades together, and hold for five. | As if to hold a pencil between them.
- Stretch one leg out straight, and hold it for ten. | Then the other.
- Rise on your toes while you are on the phone. | Twenty times.
- Push yourself up from the edge of a firm desk. | Hands wide, body straight.
- Turn your upper body to the back of the chair. | Breathe out as you turn.
- Circle your feet. | Your calves will thank you on the plane, too.
- Reach both arms up and make yourself long. | Look far out of the window.

# healthy-without-gym | ideas | ways to be healthier without a gym | healthier/healthy/fit/fitter gym (without/the/be/ways/to/get/stay/a/how/going/no/tips/in/shape)
- Walk while you talk on the phone. | It adds up to miles.
- Take the stairs, at least down at first. | Hearts count every flight.
- Go to bed at the same time each night. | Sleep makes the rest easier.
- Drink water where you drank soda. | One swap, every day.
- Fill half of your plate with vegetables. | Frozen ones count.
- Get up once an hour. | Your back knows why.
- Carry your groceries. | It is lifting with a reason.
- Dance to one song. | Badly is fine.
- See a friend for a walk. | Being alone is not healthy, either.

# leftover-body-parts | gathered | body parts that we hardly need anymore | useless/vestigial/unnecessary/needless body/human parts/part/organs (the/you/we/in/that/are/your/still/have); body parts/part don't/longer need (you/we/in/that/are/no/really/your/still/have/anymore)
- The tailbone | It is what is left of a tail that every embryo has for some weeks. Muscles still hold on to it. | You notice when you fall on it. | Coccyx
- Wisdom teeth | Larger jaws once ground raw plants with them. Many people never get all four. | Cooked food made them needless. | Wisdom tooth
- The muscle of the long palm | Touch thumb to little finger and bend the wrist. If no cord stands out at your wrist, you lack it, and your grip is just as good. | About one in seven has none. | Palmaris longus muscle
- Muscles of the ear | A cat turns its ears. You have the same muscles, and perhaps you can wiggle. | They still twitch at a sound. | Auricular muscles
- Goose bumps | On a furry animal, raised hair is warm and looks large. On us it just looks chilly. | Music can do it, too. | Goose bumps
- The pink corner of the eye | It is what is left of a third eyelid, which birds and cats still use. | It helps tears drain. | Plica semilunaris of conjunctiva
- The appendix | It was held to be useless for long. It may be a shelter for good bacteria, so it is the doubtful one here. | You can live well without it. | Appendix (anatomy)

# body-on-its-own | gathered | things your body does that you cannot control | body/human things control can't/cannot/don't/without (your/you/that/does/the/do/on/its/own)
- Hiccups | The diaphragm jerks, and the voice box snaps shut. One man hiccupped for sixty eight years. | He was Charles Osborne. | Hiccup
- Sneezing | Air rushes out, and the eyes close. In about one in four people, bright light is enough. | It runs in families. | Sneeze
- Blushing | Adrenaline opens the vessels of the face. The more you think of it, the redder you get. | Darwin called it the most human of expressions. | Blushing
- Yawning | You may yawn because you heard the word. Nobody is sure what it is for. | Dogs catch it from us. | Yawn
- Twitching as you fall asleep | Muscles jump, and you dream that you fall. It is harmless. | Coffee and stress make it more common. | Hypnic jerk
- Your pupils | They get wide in the dark, and when something moves you. | Poker players wear dark glasses. | Pupillary response
- Goose bumps | Tiny muscles pull up each hair when you are cold, or hear a certain song. | Fur would need them. | Goose bumps

# posture-habits | ideas | habits for better posture | habits/habit posture (better/good/for/improve/your/fix/tips/ways/daily/the/that) | If pain stays for weeks, let a doctor look at it.
- Change how you sit every half hour. | The best posture is the next one.
- Raise the screen to your eyes. | Books below it do.
- Hold the phone up. | A bent neck strains more.
- Put both feet on the floor. | A box helps short legs.
- Switch the shoulder of your bag. | Or wear two straps.
- Pull your shoulder blades together ten times a day. | Nobody sees it.
- Walk after lunch. | Nothing else undoes a chair so well.
- Sleep with a pillow that fills the gap at your neck. | On your side it has to be higher.

# sleep-killers | gathered | habits that ruin your sleep | habits/habit/things sleep ruin/ruining/destroy/bad/killing/hurt/hurting/steal (that/your/for/the/quality)
- Late coffee | Half of it is still in you some five or six hours later. Make lunch your limit. | Cola and black tea count. | Caffeine
- The phone in bed | It is less the light than the next thing, and the next. Charge it in another room. | An alarm clock costs little. | Screen time
- Sleeping in on Sunday | Two hours later is like a small flight west, and Monday pays. | One hour is fine. | Social jetlag
- A glass to fall asleep | Alcohol brings sleep sooner, and breaks it up after midnight. | Dreams come late and wild. | Alcohol and sleep
- A warm room | The body has to cool down to sleep. About eighteen degrees Celsius, or sixty five Fahrenheit, suits most. | Warm feet help. | Sleep hygiene
- Lying awake for hours | The bed becomes a place for worry. Get up, read something dull, and come back sleepy. | Turn the clock around. | Stimulus control
- Heavy dinners at ten | A full stomach can keep you awake. | A small snack is fine. | Sleep hygiene

# better-with-age | gathered | things that get better with age | things age/aging/older better/improve/improves (get/that/with/gets/when/you/as/life/getting/are)
- Your vocabulary | It grows for decades, in many studies until past sixty. | Crosswords show it. | Vocabulary
- Calm | Older people report fewer bad moods than the young, on average. | Time feels too short for anger. | Positivity effect
- Cast iron pans | Each meal bakes a new layer of oil on. Grandmother's is the smoothest. | A little dish soap does no harm. | Seasoning (cookware)
- Friendships | You can pick up after years, and need not explain a thing. | It takes years to have one. | Friendship
- Some cheeses | Time breaks proteins down, and the crunch in an old one is made of crystals. | Not every cheese can. | Cheese ripening
- Violins, perhaps | Old ones sell for millions. In blind tests, players liked new ones at least as well. | So it may be us. | Stradivarius
- Confidence | Self esteem rises on average until about sixty. | You know what you can stand. | Self-esteem
`
