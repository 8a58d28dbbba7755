/** Wild and farm animals that people ask for after the best known ones, for `readTopics`. */
export const ANIMALS_NEXT = `
# pangolins | animal | pangolins | pangolin, pangolins | Pangolin
> A pangolin looks like a walking pine cone. | A pangolin's tongue starts near its last ribs. | A pangolin's armor beats a lion and fails against people.
@ Something rolls up at your feet and becomes a ball of scales.
4 | rolled ball | How do pangolins defend themselves? | Pangolins roll up into armored balls | Scare a pangolin, and it rolls up with its soft belly inside. Even a lion can barely open it. | The word comes from Malay and means one that rolls up. | Against two hands that just pick it up, it has no defense.
4 | scale | What are pangolin scales made of? | Pangolin scales are made of keratin | A pangolin's scales are made of keratin, the same stuff as your fingernails. No other mammal has a coat like it. | They make up a good part of its weight. | They have no proven use as medicine.
5 | long tongue | How long is a pangolin's tongue? | A pangolin's tongue is rooted deep inside | A pangolin's sticky tongue can be as long as its body. It isn't rooted in the mouth, but down near the last ribs. | It has no teeth, so it grinds up insects in its stomach. | One pangolin eats millions of ants and termites in a year.
3 | baby on tail | How do pangolins carry their young? | Pangolin babies ride on the mother's tail | A young pangolin rides on the base of its mother's tail. In danger, she rolls up around it. | At first, its scales are soft. | Most mothers have one baby at a time.
4 | scales sack | Why are pangolins endangered? | Pangolins are smuggled more than most mammals | Pangolins are thought to be some of the most smuggled wild mammals on Earth, for their meat and scales. | Trade between countries has been banned since two thousand seventeen. | Every kind there is, in Asia and in Africa, is in danger.

# anteaters | animal | anteaters | anteater, anteaters, giant anteater, giant anteaters | Anteater
> An anteater eats thirty thousand insects a day, without a single tooth. | An anteater walks on its knuckles. | An anteater is colder than almost any mammal its size.
@ A nose comes through the grass, and it doesn't end.
4 | thin tongue | How do anteaters eat? | Anteater tongues flick more than twice a second | A giant anteater's tongue is around two feet long, and it flicks in and out up to a hundred and sixty times a minute. | The insects stick to its thick spit. | It swallows up to thirty thousand of them in a day.
4 | ant hill | Why do anteaters eat so fast? | Anteaters leave before the soldiers come | Ants bite back. So an anteater feeds at one nest for only a minute or so, then moves on before the soldiers come. | The nest survives, and there'll be dinner there next time. | It's a farmer who never plants.
4 | knuckle walk | Why do anteaters walk on their knuckles? | Knuckle walking keeps an anteater's claws sharp | An anteater folds its long front claws under and walks on the sides of its hands. That keeps them sharp for ripping open nests. | They're also a weapon, and a jaguar knows it. | To use them, it stands up on its hind legs.
4 | cool body | How warm is an anteater? | Anteaters are cooler than most mammals | A giant anteater's body is only about ninety one degrees Fahrenheit, cooler than almost any other mammal its size. | Ants are poor food, and a cool body saves energy. | It sleeps more than half the day, with its tail for a blanket.
3 | baby on back | How do anteaters carry their young? | Anteater babies hide on their mother's back | A baby anteater rides on its mother's back for many months. Its stripe lines up with hers, so you can hardly see it. | She has one at a time. | From far away, the two look like one animal.

# armadillos | animal | armadillos | armadillo, armadillos | Armadillo
> Some armadillos are always born as identical quadruplets. | Only two kinds of armadillo can roll into a ball. | Scare an armadillo, and it jumps three feet straight up.
@ A small tank rustles through the leaves and doesn't even see you.
5 | four pups | Do armadillos have twins? | Armadillos often have identical quadruplets | The nine-banded armadillo nearly always has four babies from a single egg. They're all sisters, or all brothers. | No other mammal is known to do that as a rule. | Researchers love them for it.
4 | rolled armadillo | Can all armadillos roll into a ball? | Only three-banded armadillos close into balls | Of about twenty kinds of armadillo, only the three-banded ones can close up completely. The rest dig or run. | The nine-banded one has too many plates. | One of the ball rollers was the mascot of Brazil's World Cup.
4 | high jump | Why do armadillos jump? | A startled armadillo jumps straight up | Scare a nine-banded armadillo, and it can jump about three feet straight up. That may confuse an attacker. | Under a car, the same jump is deadly. | That's why you see so many beside the road.
4 | river crossing | Can armadillos swim? | Armadillos swim, or walk on the bottom | An armadillo's armor makes it sink. So it holds its breath for minutes and walks across the bottom of a stream. | If the way is longer, it swallows air and floats. | That's how it crossed rivers and got to Texas in the nineteenth century.
3 | bony plate | What is an armadillo's armor made of? | Armadillo armor is bone inside skin | An armadillo's plates are bone that grows in its skin, under a layer of horn. No other living mammal has a shell like that. | In Spanish, its name means little armored one. | The Aztecs called it something like turtle rabbit.

# porcupines | animal | porcupines | porcupine, porcupines, porcupine quills | Porcupine
> A porcupine can't shoot its quills. It doesn't have to. | A porcupine carries thirty thousand barbed needles. | Porcupines sometimes stab themselves, so their quills carry an antibiotic.
@ Something rattles in the dark, and it wants you to hear it.
4 | quill | Do porcupines shoot their quills? | Porcupines cannot shoot their quills | Porcupine quills sit so loosely that they come off at a touch. So people thought they'd been shot. | Even Aristotle told that story. | One slap of the tail is quick enough.
4 | barbs | Why are porcupine quills hard to pull out? | Tiny barbs hold the quill fast | A North American porcupine's quill has hundreds of tiny barbs at the tip. It slides in easily and barely comes out. | Engineers study them for better needles. | If your dog gets quills in the face, see a vet.
5 | falling from tree | What happens when a porcupine falls? | Porcupine quills carry a natural antibiotic | A North American porcupine climbs trees, falls, and sticks itself. So its quills are coated with a fat that fights germs. | It's protected from its own weapons. | Many old skeletons show healed bones.
4 | thirty thousand | How many quills does a porcupine have? | One porcupine carries thirty thousand quills | A North American porcupine has about thirty thousand quills. Every one is a hair that went stiff. | Lost quills grow back. | A baby's quills are soft at birth and harden within hours.
3 | chewed boot | Why do porcupines chew on tools? | Porcupines love salt, even on axes | Plants have little salt, so porcupines chew whatever sweaty hands have touched: axes, boots, even outhouses. | Road salt draws them to cars. | Rangers hang their boots up high.

# tasmanian-devils | animal | Tasmanian devils | tasmanian devil, tasmanian devils, tassie devil | Tasmanian devil
> You hear a Tasmanian devil before you see it. | A Tasmanian devil eats everything, bones included. | Twenty newborn devils race for four places.
@ A scream comes out of the dark bush, and then another.
4 | open jaws | How strong is a Tasmanian devil's bite? | A Tasmanian devil's bite cracks bones | For its size, a Tasmanian devil has one of the strongest bites of any meat eating mammal. It eats the hair, the skin and the bones. | That's why its head looks too big for its body. | It can eat some four tenths of its own weight in one meal.
4 | screaming devil | Why is it called a Tasmanian devil? | Screams gave the Tasmanian devil its name | European settlers heard screams and growls in the night, then saw red ears and a wide open mouth. They called it the devil. | Most of the noise is about dinner. | It would rather threaten than fight.
5 | tiny young | How many young does a Tasmanian devil have? | Twenty or more devils fight for four places | A Tasmanian devil gives birth to twenty to thirty babies, each the size of a grain of rice. She has four teats, so most don't make it. | The newborns race over an inch or two of fur. | Her pouch opens backward, so it doesn't fill with dirt.
5 | sick face | What illness threatens Tasmanian devils? | A contagious cancer nearly killed all devils | Since the nineteen nineties, Tasmanian devils have been giving each other a cancer by biting. In places, it killed more than four in five. | Cancer that jumps from one animal to another is very rare. | Some devils now seem to resist it.
3 | island map | Where do Tasmanian devils live? | Wild devils live in Tasmania | Tasmanian devils once lived on the Australian mainland too, and vanished there some three thousand years ago. Dingoes and people may be to blame. | It's the biggest meat eater with a pouch that's left. | Healthy ones are kept apart as a reserve.

# quokkas | animal | quokkas | quokka, quokkas | Quokka
> The happiest animal on Earth isn't happy. It's just shaped that way. | Sailors once took quokkas for giant rats. | Petting a quokka can cost you a fine.
@ It hops up to you and seems to smile for the picture.
4 | quokka selfie | Why do quokkas smile? | The quokka's smile is built in | A quokka's mouth turns up at the corners, and that looks like a smile. It says nothing about how it feels. | It's curious, and not shy of people. | Put the two together, and everyone wants the selfie.
4 | rat island | How did Rottnest Island get its name? | Dutch sailors took quokkas for rats | In sixteen ninety six, a Dutch captain took quokkas for giant rats and called their island rats' nest. It's still named Rottnest. | It lies off Perth in Western Australia. | Most of the quokkas that are left live there.
3 | small kangaroo | What kind of animal is a quokka? | The quokka is a small wallaby | A quokka is a small wallaby, about as big as a cat. It hops like a kangaroo and carries one baby in its pouch. | It can even climb into low bushes for leaves. | It's awake mostly at night.
3 | fat tail | How do quokkas survive dry months? | A quokka's tail stores fat | A quokka stores fat in its tail and body for lean months, and it can go a long time with little water. | It gets what it needs from plants. | On the island, summers are hard.
3 | warning sign | Are you allowed to touch a quokka? | Touching a quokka can cost a fine | On their island, you can't touch or feed a quokka, and it can cost you a fine. Human food makes them sick. | A selfie without touching is fine. | And like any wild animal, it carries germs.

# falcons | animal | falcons and hawks | falcon, falcons, peregrine falcon, peregrine falcons, hawk, hawks | Peregrine falcon
> The fastest animal on Earth does it by folding its wings. | The fastest bird on Earth lives on skyscrapers. | A falcon is closer to a parrot than to a hawk.
@ A dot high above the towers folds its wings.
5 | diving falcon | How fast is a peregrine falcon? | Peregrine falcons dive faster than racing cars | In a dive, a peregrine falcon tops two hundred miles an hour. Nothing alive is faster. | Flying level, it's far slower. | It strikes its prey in midair.
4 | nostril | How can a falcon breathe in a dive? | Small cones slow air in a falcon's nose | Small bony cones in a falcon's nostrils break the rush of air. They're thought to help it breathe at high speed. | A clear third eyelid wipes and guards the eye. | Some jet engines have a cone in their mouth too.
4 | tower nest | Why do falcons live in cities? | Towers are cliffs full of pigeons | To a falcon, a skyscraper is a cliff, and the streets are full of pigeons. | Many big cities have pairs, and New York has a lot of them. | You can watch some of the nests live.
4 | thin shell | Why did falcons almost vanish? | A pesticide broke the falcons' eggs | The pesticide DDT made falcons' eggshells so thin that they broke in the nest. By the nineteen sixties, they were gone from the eastern United States. | After the ban, breeders helped them come back. | Today, they live on every continent but Antarctica.
3 | hooked beak | What is the difference between a hawk and a falcon? | Falcons are nearer to parrots than hawks | Genes show that falcons are closer to parrots than to hawks. Falcons have long, pointed wings and kill with a notch in the beak. | Hawks kill with their claws. | They look alike because they live alike.

# vultures | animal | vultures | vulture, vultures, condor, condors | Vulture
> A vulture's stomach kills what would kill you. | When India's vultures died, wild dogs took over. | A vulture once hit an airliner at thirty seven thousand feet.
@ High above the plain, something circles, and another one joins it.
5 | stomach acid | Why don't vultures get sick? | A vulture's stomach acid kills deadly germs | A vulture's stomach is far more acid than yours, and it destroys most of the germs in rotten meat. | What gets through does it no harm. | It's a cleanup crew that stops germs from spreading.
4 | bald head | Why are vultures bald? | A bald head stays clean, and cool | A vulture sticks its head into a carcass, so a bald head is easy to keep clean. Measurements show that it also helps the bird cool off. | In the cold, it pulls in its neck. | Not all vultures are bald.
5 | highest bird | How high can vultures fly? | A vulture once hit a plane miles up | In nineteen seventy three, an airliner over West Africa hit a Ruppell's griffon vulture at about thirty seven thousand feet. | It's the highest bird flight on record. | Its blood takes up oxygen very well.
4 | sick cow | What happens when vultures vanish? | When vultures died, dogs took over | In India, a painkiller given to cattle killed nearly all the vultures from the nineteen nineties on. Carcasses lay around, and wild dogs multiplied. | With the dogs came more rabies. | In two thousand six, the drug was banned for cattle.
3 | smelling bird | How do vultures find food? | Turkey vultures smell it, others look | A turkey vulture can smell a carcass through the treetops. Most others have sharp eyes, and they watch each other. | When one goes down, the neighbors follow. | Within minutes, the circle is full.

# puffins | animal | puffins | puffin, puffins, atlantic puffin, atlantic puffins | Atlantic puffin
> A puffin's bright beak falls off every year. | A puffin can carry ten fish at once. | In Iceland, children throw baby puffins off cliffs, to save them.
@ The cliff is full of little clowns in tuxedos.
4 | many fish | How many fish can a puffin carry? | A puffin carries ten fish at once | A puffin often brings home ten small fish crosswise in its beak. Spines on its tongue hold them while it catches the next. | So it doesn't have to fly home for each one. | The record is more than sixty.
4 | gray beak | Is a puffin's beak always colorful? | A puffin's bright beak falls off | After the breeding season, a puffin sheds the colored plates of its beak. In winter, the beak is small and dull. | The color is for courtship. | Under ultraviolet light, it even glows.
4 | under water wings | How do puffins swim? | Puffins fly under water | A puffin flies under water. It beats its wings, steers with its feet, and dives about two hundred feet down. | Wings that work in both are a compromise. | In the air, it has to flap some four hundred times a minute.
4 | burrow | Where do puffins nest? | A puffin lays its egg in a tunnel | A puffin pair digs a tunnel about three feet into a grassy cliff, or takes over a rabbit's. They raise one chick in it. | Most pairs meet again in the same burrow. | Over half of all Atlantic puffins breed in Iceland.
3 | child and puffling | Why do children throw pufflings in Iceland? | Children rescue lost chicks in Iceland | Young puffins leave at night and head for the light over the sea. On Iceland's Westman Islands, street lamps lead them astray, so children carry them to the water. | There, they throw them into the air. | They do it every late summer.

# alpacas-and-llamas | animal | alpacas and llamas | alpaca, alpacas, llama, llamas, llamas and alpacas, alpaca and llama, llama and alpaca | Alpaca
> Llamas all use the same toilet. | A llama carries your bags. An alpaca makes your sweater. | One llama can guard a whole flock of sheep.
@ A long neck turns, two large eyes, and an opinion.
3 | two heads | What is the difference between a llama and an alpaca? | Llamas are twice as large as alpacas | A llama is about twice as heavy, with a long face and ears like bananas. An alpaca has a short face, a fluffy head and ears like spears. | Llamas carry loads, and alpacas give wool. | They did the same for the Incas.
4 | guanaco | Where do alpacas and llamas come from? | Llamas and alpacas came from wild kin | Llamas come from the wild guanaco, and alpacas mostly from the vicuna. People in the Andes bred them several thousand years ago. | They're camels without a hump. | Their ancestors came from North America.
4 | spit | Why do llamas spit? | Llamas spit to settle who leads | Llamas mostly spit at each other: over food, or to send a male away. It starts as air and ends with what was in the stomach. | Well raised ones seldom spit at people. | If the ears go back, step aside.
4 | dung pile | Do alpacas use a toilet? | A herd of alpacas shares one toilet | A whole herd of alpacas shares a few dung heaps and keeps the rest of the pasture clean. | In the Andes, they dry the dung and burn it as fuel. | It also makes alpacas easy to keep.
4 | guard llama | Can llamas guard sheep? | A llama can guard a flock | A single llama often adopts a flock of sheep and chases off dogs and coyotes. Farmers in North America hire them for it. | It sounds a shrill alarm, too. | Against wolves or a whole pack, it's no match.

# donkeys | animal | donkeys | donkey, donkeys, donkeys stubborn, mules, mule | Donkey
> A donkey isn't stubborn. It's thinking. | A donkey's bray carries two miles. | Donkeys carried Egypt's goods long before horses did.
@ It stands still in the middle of the path and won't explain.
4 | still donkey | Are donkeys really stubborn? | A donkey freezes where horses flee | When a donkey isn't sure, it stops and looks. A horse would run. People call that stubborn. | It comes from mountains and deserts, where running blindly can kill you. | Once it trusts you, it walks on.
4 | old caravan | When were donkeys tamed? | Donkeys were tamed in East Africa | Genes point to East Africa, some seven thousand years ago. Donkeys carried goods for Egypt long before horses or camels did. | Their ancestor is the African wild ass. | Today it's nearly extinct.
4 | large ears | Why do donkeys have big ears? | A donkey's large ears cool and listen | In the open desert, donkeys live far apart. Big ears catch a distant call, and they give off heat too. | A bray can carry about two miles. | Donkeys bray breathing in and breathing out.
3 | mule | What is a mule? | A mule has two kinds of parents | A mule is the child of a male donkey and a female horse. It's strong, calm, and almost never has young of its own. | Horses have sixty four chromosomes, and donkeys sixty two. | The other way around, it's called a hinny.
3 | cross on back | Why do donkeys have a cross on their back? | Most donkeys wear a dark cross | Most gray donkeys wear a dark cross: one stripe down the back, and one across the shoulders. | A Christian legend ties it to the ride into Jerusalem. | Their wild ancestors have stripes too.

# sheep | animal | sheep | sheep, lambs, lamb animal, sheep wool, sheep dumb, sheep smart, sheep stupid | Sheep
> A sheep never forgets a face. | The most famous sheep in the world was a copy. | One lost sheep grew forty kilos of wool.
@ A hundred heads come up at once, and look at you.
5 | sheep faces | Can sheep recognize faces? | Sheep remember fifty faces for years | In tests, sheep learned the faces of fifty other sheep, and still knew them two years later. | They can learn human faces from photos, too. | And they prefer a calm face to a stressed one.
4 | wide eye | How far can sheep see? | Sheep see almost all around | A sheep's eyes sit at the sides, and the pupils are wide slots. It sees almost everything around it without turning its head. | The only blind strip is right behind it. | Right in front of its nose, it sees badly.
4 | cloned lamb | Who was Dolly the sheep? | Dolly was copied from an adult cell | In nineteen ninety six, a sheep named Dolly was born in Scotland. She was the first mammal cloned from an adult's cell. | It came from an udder, so they named her after Dolly Parton. | She had lambs of her own and lived for six years.
3 | huge fleece | What happens to a sheep that isn't shorn? | An unshorn sheep never stops growing wool | Most wool sheep never shed. Chris, a sheep that got lost for years in Australia, was carrying about forty kilos of wool. | They sheared him in two thousand fifteen. | Sheep are like that because people bred them that way, over thousands of years.
3 | following flock | Why do sheep follow each other? | Following the flock is their defense | Alone, a sheep is easy prey. In a tight flock, a wolf has a hard time picking one out. | The ones at the edge push toward the middle. | If one starts to run, they all go.

# reindeer | animal | reindeer | reindeer, reindeers, caribou | Reindeer
> A reindeer's eyes turn blue in winter. | Santa's reindeer are probably female. | A reindeer clicks when it walks.
@ A clicking comes through the snow, and then a hundred legs.
5 | blue eyes | Why do reindeer eyes change color? | Reindeer eyes turn blue in winter | Behind a reindeer's retina is a mirror. It's golden in summer and turns blue in the dark of winter, which makes the eye far more sensitive. | No other mammal is known to do that. | The price is a blurrier picture.
4 | antlers | Do female reindeer have antlers? | Female reindeer grow antlers, too | Reindeer are the only deer whose females regularly have antlers. Old males drop theirs in late autumn, and most females keep them till spring. | They use them to defend food. | So at Christmas, Santa's sleigh would be pulled by females or young males.
4 | clicking leg | Why do reindeer click? | Reindeer feet click with every step | With every step, a tendon slides over a bone in a reindeer's foot and clicks. In a snowstorm, it may keep the herd together. | You can hear it from yards away. | Nobody has settled what it's good for.
4 | warm nose | Do reindeer have red noses? | Reindeer noses are full of blood | A reindeer's nose is packed with fine blood vessels that keep it warm. In a heat camera, it glows. | To the eye, it isn't red. | It warms the cold air before it reaches the lungs.
3 | long trek | Are reindeer and caribou the same? | Caribou are wild American reindeer | Reindeer and caribou are the same species. Caribou is the North American name. | In Europe and Siberia, people herd many of them. | Some caribou herds walk farther in a year than any other land mammal.

# bison | animal | bison | bison, american bison, american buffalo, buffaloes, bisons | American bison
> Tens of millions of bison became a few hundred. | A bison weighs a ton and outruns you. | All of Europe's bison come from twelve animals in zoos.
@ The ground trembles before you see the first one.
5 | empty plain | How many bison were there? | Tens of millions shrank to hundreds | Around eighteen hundred, tens of millions of bison lived in North America. By the end of that century, a few hundred wild ones were left. | People shot them for hides, for sport, and to starve the peoples of the plains. | Several hundred thousand live today, most of them on ranches.
4 | running bison | How fast can a bison run? | A bison outruns any human | A bull bison can weigh almost a ton, run more than thirty miles an hour, and turn on a dime. | In Yellowstone, bison hurt more visitors than any other animal does. | So stay two bus lengths away.
4 | snow storm | What do bison do in a storm? | Bison face the snow with their heads | A bison's coat is so thick that snow doesn't melt on its back. It plows with its huge head to reach the grass. | The hump is the muscle that drives that plow. | Many say it even turns to face the storm.
3 | two animals | Is a bison the same as a buffalo? | A bison is no true buffalo | A bison isn't a buffalo. True buffalo live in Africa and Asia, and have no hump. | Settlers used the French word for an ox, and it stuck. Even Buffalo Bill hunted bison. | Since two thousand sixteen, it's been the national mammal of the United States.
4 | european bison | Do bison live in Europe? | Europe's bison came back from zoos | The European bison died out in the wild around nineteen twenty seven. Every one alive today comes from twelve animals in zoos. | It's Europe's heaviest land animal. | Thousands roam in Poland and other countries again.

# orangutans | animal | orangutans | orangutan, orangutans, orang utan, orang utans | Orangutan
> A wild orangutan put medicine on his own wound. | An orangutan makes a new bed every night. | An orangutan child stays with its mother for eight years.
@ High in the leaves, a long red arm reaches out, in no hurry.
5 | leaf on wound | Do orangutans use medicine? | An orangutan treated his wound with leaves | In two thousand twenty two, an orangutan on Sumatra, named Rakus, chewed the leaves of a healing plant and put them on a wound in his face. It healed well. | People there use that plant, too. | Nobody had ever seen a wild animal do that.
4 | nest in tree | Where do orangutans sleep? | Orangutans build a new nest each evening | Nearly every evening, an orangutan bends branches into a new bed, high in a tree. Some add a pillow, or a roof against the rain. | Children take years to learn it. | Researchers count old nests to know how many there are.
4 | mother and child | How long do orangutan children stay? | Young orangutans stay eight years with mother | An orangutan child nurses for up to eight years, longer than almost any other animal. | There's a lot to learn about fruit. | A mother has a baby only every seven to nine years, so lost numbers return very slowly.
4 | cheek pads | Why do some orangutans have big cheeks? | Wide cheeks mark the leading males | Some male orangutans get wide cheek pads and a long, deep call. Others go without for years, and may still change. | Females prefer the cheeks. | The call carries more than half a mile.
3 | forest | What does the word orangutan mean? | Orangutan means person of the forest | In Malay, orang means person, and hutan means forest. Orangutans live only on Borneo and Sumatra. | They're the heaviest animals that live mainly in trees. | Cleared forest is their greatest danger.

# snails | animal | snails and slugs | snail, snails, slug facts, facts about slugs, about slugs, garden snail, garden snails | Snail
> A snail has thousands of teeth. | A museum snail woke up after four years on a card. | A snail can crawl over a razor blade.
@ It took all night, and there's a silver line across your path.
5 | tiny teeth | Do snails have teeth? | Snails have thousands of tiny teeth | A garden snail has many thousands of tiny teeth, in rows on a ribbon like a tongue. It uses them to rasp its food. | Worn rows get replaced from behind. | The teeth of a sea snail, the limpet, are among the strongest stuff in nature.
4 | sealed shell | How long can snails sleep? | Some snails can sleep for years | In a drought, a snail seals its shell with dried slime and waits. Most garden snails sleep for some months. | One desert snail was glued to a card in the British Museum. | After about four years, somebody got it damp, and it woke up.
4 | razor blade | Can a snail crawl over a razor blade? | Slime carries snails over sharp edges | A snail travels on its own slime, which is slippery and sticky at once. So it can crawl over a razor blade unhurt. | Its foot moves in small waves. | Making all that slime takes much of its energy.
4 | growing shell | Are snails born with a shell? | Snails hatch with a small shell | A snail hatches with a tiny, soft shell and adds to the rim as it grows. It needs chalk, so its first meal may be its own eggshell. | A muscle ties it to the shell. | A snail can never move out.
4 | two snails | Are snails male or female? | Most land snails are both at once | Most land snails are male and female in one animal, and when two meet, they fertilize each other. | Some shoot a dart of chalk at the other one first. | Many sea snails have two sexes.

# earthworms | animal | earthworms | earthworm, earthworms, worms in the soil, worms come out when it rains, worms come out in the rain, worms come out after rain | Earthworm
> Cut a worm in two, and you don't get two worms. | Darwin's family played the piano for worms. | An earthworm has five pairs of hearts, so to speak.
@ It rained all night, and the sidewalk is full of them.
4 | wet sidewalk | Why do worms come out when it rains? | On wet ground, worms can travel | People used to think worms were fleeing from drowning. But many can live in water for days, so they may just be using the wet ground to travel. | Their skin has to stay moist, or they can't breathe. | The drumming of rain may also sound like a mole.
4 | cut worm | Do two worms grow from one that is cut? | One cut worm makes no two worms | If an earthworm loses only its tail, the front may grow a new one. The back part dies. | The vital parts are all up front. | Some other worms can do more.
4 | old book | Why did Darwin study worms? | Darwin wrote his last book on worms | Charles Darwin watched earthworms for decades and measured how they bury stones. His family even played them the bassoon and the piano. | The worms couldn't hear the music, but they felt the piano shake. | Few animals, he thought, have mattered more to the world.
4 | red hearts | How many hearts does an earthworm have? | Five pairs of vessels pump like hearts | A common earthworm has five pairs of thick vessels that pump its blood. People call them hearts. | It has no lungs and breathes through its skin. | In dry air, it suffocates.
3 | crumbly soil | Why are earthworms good for soil? | Worms turn leaves into soil | Earthworms pull leaves down, eat their way through, and leave behind crumbs that plants love. Their tunnels let in air and water. | A good meadow can hold hundreds under every square yard. | In some forests of North America, they're newcomers, and they do harm.

# cockroaches | animal | cockroaches | cockroach, cockroaches, roaches, cockroach survive, cockroach live without head | Cockroach
> A cockroach can live for days without its head. | A cockroach fits through a gap as thin as two coins. | Cockroaches wouldn't survive everything, whatever people say.
@ You switch on the light, and the floor moves.
5 | headless roach | Can a cockroach live without its head? | A headless cockroach lives for days | A cockroach breathes through holes along its body, and it doesn't bleed out. So without its head it can live for days, or even weeks. | Simple reflexes need no brain. | In the end, it dies of thirst.
4 | mushroom cloud | Would cockroaches survive nuclear war? | Cockroaches bear much radiation, not everything | Cockroaches can take about ten times as much radiation as people. Fruit flies can take far more. | Near a blast, the heat would kill them anyway. | The legend is tougher than the roach.
4 | tiny gap | How small a gap can a cockroach pass? | Cockroaches slip through gaps like coins | A cockroach can squeeze through a gap as thin as two coins, and it's still fast while it's flat. | Engineers built a robot like it. | It may help to search under rubble.
4 | roach group | Do cockroaches like company? | Cockroaches dislike being alone | Some cockroaches live in groups, and young ones that grow up alone develop more slowly. They even decide together where to hide. | They know each other by smell. | So when you see one, it probably didn't come alone.
3 | forest roach | Are all cockroaches pests? | Very few cockroaches live with us | Of more than four thousand kinds of cockroach, only some thirty live near people. Most live in forests and eat dead leaves. | One from Madagascar hisses, and people keep it as a pet. | Termites are close relatives.

# wasps | animal | wasps | wasp, wasps, wasp sting, hornet, hornets, wasp nest, wasps sting, yellow jackets | Wasp
> Wasps made paper long before we did. | Wasps crash your picnic because they lost their jobs. | A bee is a wasp that went vegetarian.
@ You open your lemonade, and a wasp is already there.
4 | paper nest | What are wasp nests made of? | Wasps make paper from wood | Wasps scrape fibers off fences and branches, chew them with spit, and spread the pulp in thin sheets. It's paper. | In spring, one queen starts the nest alone. | A French scientist watched them and suggested that we make paper from wood, too.
4 | picnic table | Why are wasps annoying in late summer? | In late summer, wasps crave sugar | Wasp workers feed the young, and the young pay them with a sweet drop. From August on there are fewer young, so they go looking for sugar elsewhere. | So they come to your cake. | With the first frosts, the workers die.
4 | caught fly | What are wasps good for? | Wasps hunt pests, and visit flowers | A wasp nest catches huge numbers of flies and caterpillars. Wasps also carry pollen, and some figs and orchids can't do without them. | Without wasps, we'd need more poison. | Most kinds live alone and almost never sting people.
4 | stinger | Can a wasp sting more than once? | A wasp can sting again and again | A wasp's stinger has almost no barbs, so she can use it many times. A honeybee's has barbs, and it stays in your skin. | Only females sting. | The stinger was once a tool for laying eggs.
3 | bee and wasp | What is the difference between a bee and a wasp? | Bees are furry, wasps are smooth | Bees are hairy and collect pollen for their young. Wasps are smooth, with a narrow waist, and feed their young on insects. | Bees come from wasps that turned vegetarian. | Hornets are just big wasps.
`
