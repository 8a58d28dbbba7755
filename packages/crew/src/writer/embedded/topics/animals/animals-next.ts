/** Wild and farm animals that people ask for after the best known ones, for `readTopics`. */
export const ANIMALS_NEXT = `
# pangolins | animal | pangolins | pangolin, pangolins | Pangolin
> A pangolin looks like a walking pine cone. | A pangolin's tongue starts near its last ribs. | A pangolin's armor beats lions and fails against people.
@ Something rolls up at your feet, and becomes a ball of scales.
4 | rolled ball | How do pangolins defend themselves? | Pangolins roll up into armored balls | A frightened pangolin rolls up with its soft belly inside, and even a lion can barely open it. | The word pangolin comes from Malay, and means one that rolls up. | Against hands that pick it up, it has no defense.
4 | scale | What are pangolin scales made of? | Pangolin scales are made of keratin | The scales are keratin, the same stuff as your fingernails. They make up a good part of the animal's weight. | No other mammal has a coat like it. | They have no proven use as medicine.
5 | long tongue | How long is a pangolin's tongue? | A pangolin's tongue is rooted deep inside | The sticky tongue can be as long as the body without the tail. It is rooted near the last ribs, and not in the mouth. | It has no teeth, and grinds insects in its stomach. | One pangolin eats millions of ants and termites in a year.
3 | baby on tail | How do pangolins carry their young? | Babies ride on the mother's tail | A young pangolin holds on to the base of its mother's tail. In danger, she rolls up around it. | Its first scales are soft. | Most mothers have one young at a time.
4 | scales sack | Why are pangolins endangered? | Pangolins are smuggled more than most mammals | Pangolins are thought to be among the most smuggled wild mammals on Earth, for meat and scales. Trade between countries has been banned since two thousand seventeen. | Eight species were counted for a long time, in Asia and Africa. | All of them are in danger.

# anteaters | animal | anteaters | anteater, anteaters, giant anteater, giant anteaters | Anteater
> An anteater has no teeth and eats thirty thousand insects a day. | An anteater walks on its knuckles. | An anteater's tongue flicks more than twice a second.
@ A nose comes through the grass, and it does not end.
4 | thin tongue | How do anteaters eat? | Anteater tongues flick more than twice a second | A giant anteater's tongue is around two feet long, and it flicks in and out up to a hundred and sixty times a minute. | The insects stick to thick spit. | It swallows up to thirty thousand insects in a day.
4 | ant hill | Why do anteaters eat so fast? | Anteaters leave before the soldiers come | Ants and termites bite back, so it feeds at one nest for only a minute or so. Then it goes on to the next. | The nest survives, and it can come again. | It is a farmer who never plants.
4 | knuckle walk | Why do anteaters walk on their knuckles? | Knuckle walking keeps its claws sharp | An anteater folds its long front claws under and walks on the sides of its hands. So the claws stay sharp for opening nests. | They are also a weapon that a jaguar respects. | It stands up on its hind legs to use them.
4 | cool body | How warm is an anteater? | Anteaters are cooler than most mammals | A giant anteater's body is only about ninety one degrees Fahrenheit, cooler than nearly all other mammals of its size. | Ants are poor food, and a cool body saves energy. | It sleeps more than half of the day, covered with its tail.
3 | baby on back | How do anteaters carry their young? | The baby rides on its mother | The young rides on its mother's back for many months. Its stripe lines up with hers, and it is hard to see. | There is one young at a time. | From afar, the two look like one animal.

# armadillos | animal | armadillos | armadillo, armadillos | Armadillo
> Some armadillos are born as four identical babies. | Only two kinds of armadillo can roll into a ball. | Scare an armadillo, and it jumps straight up.
@ A small tank rustles through the leaves, and does not see you.
5 | four pups | Do armadillos have twins? | Armadillos often have identical quadruplets | The nine-banded armadillo nearly always has four young that grew from one egg. They are all sisters, or all brothers. | No other mammal is known to do that as a rule. | Researchers like them for it.
4 | rolled armadillo | Can all armadillos roll into a ball? | Only three-banded armadillos close into balls | Of about twenty kinds, only the three-banded ones can close up completely. The others dig or run. | The nine-banded one has too many plates to do it. | A mascot of the football World Cup in Brazil was one of them.
4 | high jump | Why do armadillos jump? | A startled armadillo jumps straight up | When it gets a scare, the nine-banded armadillo can jump about three feet straight up. That may confuse an attacker. | Under a car, the same jump is deadly. | That's why you see so many beside the road.
4 | river crossing | Can armadillos swim? | Armadillos swim, or walk on the bottom | An armadillo's armor makes it sink, so it can hold its breath for several minutes and walk across the bottom. For longer ways it swallows air, and floats. | That helped it to cross rivers. | It came to Texas only in the nineteenth century.
3 | bony plate | What is an armadillo's armor made of? | Armadillo armor is bone inside skin | The plates are bone that grows in the skin, with a layer of horn above. No other living mammal has such a shell. | Its Spanish name means little armored one. | The Aztecs called it something like turtle rabbit.

# porcupines | animal | porcupines | porcupine, porcupines, porcupine quills | Porcupine
> A porcupine can't shoot its quills. It doesn't have to. | A porcupine carries thirty thousand barbed needles. | Porcupines fall out of trees more often than you'd think.
@ Something rattles in the dark. It wants you to hear it.
4 | quill | Do porcupines shoot their quills? | Porcupines cannot shoot their quills | The quills sit loosely and come off at a touch. So it seemed as if they were shot. | Even Aristotle told the tale. | A slap of the tail is quick enough.
4 | barbs | Why are porcupine quills hard to pull out? | Tiny barbs hold the quill fast | A North American porcupine's quill has hundreds of tiny barbs at the tip. It slides in easily and barely comes out. | Engineers study them for better needles. | A dog with quills in its face belongs at the vet's.
5 | falling from tree | What happens when a porcupine falls? | Porcupine quills carry a natural antibiotic | The quills of the North American porcupine are coated with a fat that fights germs. It climbs trees, falls, and may stick itself. | So the porcupine is protected from its own weapons. | Many old skeletons show healed bones.
4 | thirty thousand | How many quills does a porcupine have? | One porcupine carries thirty thousand quills | The North American porcupine has about thirty thousand quills. They are hairs that became stiff. | Lost quills grow again. | A baby's quills are soft at birth, and harden within hours.
3 | chewed boot | Why do porcupines chew on tools? | Porcupines love salt, even on axes | Plants hold little salt, so they gnaw at whatever sweaty hands touched: handles, boots, even outhouses. | Road salt draws them to cars. | Rangers hang their boots high.

# tasmanian-devils | animal | Tasmanian devils | tasmanian devil, tasmanian devils, tassie devil | Tasmanian devil
> You hear a Tasmanian devil before you see it. | A Tasmanian devil eats everything, bones included. | Twenty newborn devils race for four places.
@ A scream comes out of the dark bush, and then another.
4 | open jaws | How strong is a Tasmanian devil's bite? | A Tasmanian devil's bite cracks bones | For its size, the Tasmanian devil has one of the strongest bites of any living mammal that eats meat. It eats hair, skin and bones as well. | It can eat some four tenths of its weight in one meal. | Its head looks too large for its body for that reason.
4 | screaming devil | Why is it called a devil? | Screams gave the Tasmanian devil its name | European settlers heard screams and growls at night, and saw red ears and wide jaws. They named it after the devil. | Most of the noise is about a meal. | It prefers threats to fights.
5 | tiny young | How many young does a Tasmanian devil have? | Twenty or more devils fight for four places | A devil mother gives birth to twenty to thirty young, each the size of a grain of rice. She has four teats, so most don't survive. | The newborns race over an inch or two of fur. | Her pouch opens backward, so it doesn't fill with dirt.
5 | sick face | What illness threatens Tasmanian devils? | A contagious cancer nearly killed all devils | Since the nineteen nineties, a cancer has spread from face to face by biting. In places, more than four of five animals died. | Cancer that passes from one animal to another is very rare. | Some devils now seem to resist it.
3 | island map | Where do Tasmanian devils live? | Wild devils live in Tasmania | They once lived on the Australian mainland too, and vanished there some three thousand years ago. Dingoes and people may have been the reason. | Healthy ones are kept apart as a reserve. | It is the largest meat eater with a pouch that is left.

# quokkas | animal | quokkas | quokka, quokkas | Quokka
> The quokka is called the happiest animal on Earth. | A quokka's smile is only the shape of its face. | The quokka's island was named by mistake.
@ It hops up to you, and seems to smile for the picture.
4 | quokka selfie | Why do quokkas smile? | The quokka's smile is built in | Its mouth turns up at the corners, and that looks like a smile. It tells nothing of how it feels. | It is also curious, and not shy of people. | Together, that made it famous for selfies.
4 | rat island | How did Rottnest Island get its name? | Dutch sailors took quokkas for rats | In sixteen ninety six, the Dutch captain Willem de Vlamingh took them for giant rats and called their island rats' nest. It is still named Rottnest. | The island lies off Perth in Western Australia. | Most of the quokkas that are left live on it.
3 | small kangaroo | What kind of animal is a quokka? | The quokka is a small wallaby | A quokka is about as large as a cat, hops like a kangaroo, and carries one young in its pouch. | It can also climb into low bushes for leaves. | It is awake mostly at night.
3 | fat tail | How do quokkas survive dry months? | A quokka's tail stores fat | In its tail and body a quokka stores fat for lean months. It can go a long time with little water. | It draws moisture from plants. | On the island, summers are hard.
3 | warning sign | Is it allowed to touch a quokka? | Touching a quokka can cost a fine | Touching or feeding quokkas on their island is forbidden, and can be fined. Human food makes them ill. | A selfie without touching is allowed. | It also carries germs, as wild animals do.

# falcons | animal | falcons and hawks | falcon, falcons, peregrine falcon, peregrine falcons, hawk, hawks | Peregrine falcon
> The fastest animal on Earth does it by falling. | The fastest bird on Earth lives on skyscrapers. | The peregrine falcon came back from almost nothing.
@ A dot high above the towers folds its wings.
5 | diving falcon | How fast is a peregrine falcon? | Peregrine falcons dive faster than racing cars | In a dive, a peregrine falcon tops two hundred miles an hour. Nothing alive is faster. | Flying level, it's far slower. | It strikes its prey in midair.
4 | nostril | How can a falcon breathe in a dive? | Small cones slow air in a falcon's nose | In a falcon's nostrils sit small bony cones that break the rush of air. They are thought to help it breathe at high speed. | A clear third eyelid wipes and guards the eye. | Some jet engines have a cone in their mouth as well.
4 | tower nest | Why do falcons live in cities? | Towers are cliffs full of pigeons | To a falcon, a tall building is a cliff, and there are pigeons to eat. Many large cities have pairs. | New York has many pairs. | Some nests can be watched live.
4 | thin shell | Why did falcons almost vanish? | A pesticide broke the falcons' eggs | The insect poison DDT made the shells of their eggs thin, and the eggs broke in the nest. After it was banned, breeders helped them back. | In the eastern United States they had been gone by the nineteen sixties. | Today they live on every continent but Antarctica.
3 | hooked beak | What is the difference between a hawk and a falcon? | Falcons are nearer to parrots than hawks | Genes show that falcons are closer kin of parrots than of hawks. Falcons have long pointed wings, and kill with a notch in the beak. | Hawks kill with their claws. | They became alike because they live alike.

# vultures | animal | vultures | vulture, vultures, condor, condors | Vulture
> Without vultures, the world would smell far worse. | A vulture's stomach kills what would kill you. | A vulture once hit an airliner at thirty seven thousand feet.
@ High above the plain, a circle turns, and another joins it.
5 | stomach acid | Why do vultures not get sick? | A vulture's stomach acid kills deadly germs | A vulture's stomach is far more acid than ours and destroys most germs of rotten meat. What gets through does it no harm. | So it can eat what died of illness. | It is a clean-up crew that stops germs from spreading.
4 | bald head | Why are vultures bald? | A bald head stays clean, and cool | A bare head does not get clotted with blood. Measurements show that it also helps the bird to lose heat. | In the cold, it pulls in its neck. | Not all vultures are bald.
5 | highest bird | How high can vultures fly? | A vulture once hit a plane miles up | In nineteen seventy three, an airliner over West Africa hit a Ruppell's griffon vulture at about thirty seven thousand feet. | It's the highest bird flight on record. | Its blood takes up oxygen very well.
4 | sick cow | What happens when vultures vanish? | When vultures died, dogs took over | In India, a painkiller given to cattle killed nearly all vultures from the nineteen nineties on. Carcasses stayed lying, and wild dogs increased. | With the dogs came more rabies. | The drug was banned for cattle in two thousand six.
3 | smelling bird | How do vultures find food? | Turkey vultures smell it, others look | Turkey vultures in America can smell a carcass below the trees. Most others have sharp eyes, and watch each other. | When one goes down, the neighbors follow. | So a circle fills within minutes.

# puffins | animal | puffins | puffin, puffins, atlantic puffin, atlantic puffins | Atlantic puffin
> A puffin flies under water. | A puffin's bright beak is only for summer. | Young puffins leave home at night, alone.
@ The cliff is full of small clowns in dinner jackets.
4 | many fish | How many fish can a puffin carry? | A puffin carries ten fish at once | A puffin often brings ten small fish crosswise in its beak, and sometimes many more. Spines on tongue and palate hold them while it catches the next. | It does not have to fly home for each. | Record counts go beyond sixty.
4 | gray beak | Is a puffin's beak always colorful? | A puffin's bright beak falls off | After the breeding season a puffin sheds the colored plates of its beak. In winter, the beak is smaller and dull. | The color is for courtship. | It even glows under ultraviolet light.
4 | under water wings | How do puffins swim? | Puffins fly under water | A puffin beats its wings under water as if it were flying, steers with its feet, and can dive about two hundred feet. | In the air, it has to flap some four hundred times a minute. | Wings that suit both are a compromise.
4 | burrow | Where do puffins nest? | A puffin lays its egg in a tunnel | A puffin pair digs a tunnel about three feet into the turf of a cliff, or takes a rabbit's, and raises one chick there. | Most pairs meet again in the same burrow. | Over half of all Atlantic puffins breed in Iceland.
3 | child and puffling | Why do children throw pufflings in Iceland? | Children rescue lost chicks in Iceland | Young puffins leave at night and head for the light over the sea. On the Westman Islands lamps lead them astray, and children carry them to the water. | There they are thrown into the air. | It is a tradition every late summer.

# alpacas-and-llamas | animal | alpacas and llamas | alpaca, alpacas, llama, llamas, llamas and alpacas, alpaca and llama, llama and alpaca | Alpaca
> A llama carries your bags, an alpaca makes your sweater. | Llamas all use the same toilet. | Llamas spit at each other more than at you.
@ A long neck turns, two large eyes, and an opinion.
3 | two heads | What is the difference between a llama and an alpaca? | Llamas are twice as large as alpacas | A llama is about twice as heavy, with a long face and ears like bananas. An alpaca has a short face, a fluffy head and spear-shaped ears. | Llamas carry loads, alpacas give wool. | Both live in the Andes, as they did under the Incas.
4 | guanaco | Where do alpacas and llamas come from? | Llamas and alpacas came from wild kin | The llama comes from the wild guanaco, and the alpaca mostly from the vicuna. People in the Andes bred them several thousand years ago. | They are relatives of camels, without a hump. | Their ancestors came from North America.
4 | spit | Why do llamas spit? | Llamas spit to settle who leads | They spit mostly at each other: over food, or to send a male away. It starts as air, and ends with what was in the stomach. | Well raised animals seldom spit at people. | Ears laid back are the warning.
4 | dung pile | Do alpacas use a toilet? | A herd of alpacas shares one toilet | A herd uses shared dung heaps, and keeps the rest of the pasture clean. | In the Andes, dried dung serves as fuel. | It also makes them easy to keep.
4 | guard llama | Can llamas guard sheep? | A llama can guard a flock | A single llama often adopts a flock of sheep and chases dogs and coyotes away. Farmers in North America use them for it. | It also gives a shrill alarm call. | Against wolves or a pack, it is no match.

# donkeys | animal | donkeys | donkey, donkeys, donkeys stubborn, mules, mule | Donkey
> A donkey isn't stubborn. It's thinking. | Donkeys built the first trade routes. | You can hear a donkey two miles away.
@ It stands still in the middle of the path, and will not explain.
4 | still donkey | Are donkeys really stubborn? | A donkey freezes where horses flee | When it is unsure, a donkey stands still and looks, while a horse runs. People call that stubborn. | It comes from mountains and deserts, where running blindly can kill. | With trust, it walks on.
4 | old caravan | When were donkeys tamed? | Donkeys were tamed in East Africa | Genes point to East Africa, some seven thousand years ago. Donkeys carried goods for Egypt long before horses or camels did. | Their ancestor is the African wild ass. | It is nearly extinct today.
4 | large ears | Why do donkeys have big ears? | A donkey's large ears cool and listen | In open desert, donkeys live far apart, so big ears catch a distant call, and they give off heat, too. | A bray can carry about two miles. | A donkey brays breathing in and breathing out.
3 | mule | What is a mule? | A mule has two kinds of parents | A mule is the child of a male donkey and a female horse. It is strong and calm, and almost never has young. | Horses have sixty four chromosomes, donkeys sixty two. | The other way around it is called a hinny.
3 | cross on back | Why do donkeys have a cross on their back? | Most donkeys wear a dark cross | Most gray donkeys have a dark stripe down the back and one across the shoulders. | A Christian legend ties it to the ride into Jerusalem. | Their wild ancestors have stripes, too.

# sheep | animal | sheep | sheep, lambs, lamb animal, sheep wool, sheep dumb, sheep smart, sheep stupid | Sheep
> A sheep never forgets a face. | A sheep looks behind itself without turning. | One sheep is the most famous copy in the world.
@ A hundred heads come up at once, and look at you.
5 | sheep faces | Can sheep recognize faces? | Sheep remember fifty faces for years | In tests, sheep learned the faces of fifty other sheep and still knew them after two years. They can learn human faces from photos, too. | So they are not as dumb as they are said to be. | They also prefer a calm face.
4 | wide eye | How far can sheep see? | Sheep see almost all around | The eyes sit at the sides, and the pupils are wide slots. A sheep sees nearly everything around it without turning its head. | Only right behind it is a blind strip. | Right in front of its nose, it sees badly.
4 | cloned lamb | Who was Dolly the sheep? | Dolly was copied from an adult cell | In nineteen ninety six, Dolly was born in Scotland, the first mammal cloned from a cell of an adult. It came from an udder. | She was named after the singer Dolly Parton. | She had lambs of her own, and lived for six years.
3 | huge fleece | What happens to a sheep that is not shorn? | An unshorn sheep never stops growing wool | Most wool sheep do not shed. Chris, a sheep lost for years in Australia, carried about forty kilos of wool. | It was shorn in two thousand fifteen. | People bred them that way over thousands of years.
3 | following flock | Why do sheep follow each other? | Following the flock is their defense | Alone, a sheep is easy prey. In a tight flock, wolves find it hard to pick one out. | Those at the edge push toward the middle. | One that starts to run takes all of them along.

# reindeer | animal | reindeer | reindeer, reindeers, caribou | Reindeer
> A reindeer's eyes change color in winter. | Santa's antlered reindeer are probably female. | A reindeer clicks when it walks.
@ Through the snow comes a clicking, and then a hundred legs.
5 | blue eyes | Why do reindeer eyes change color? | Reindeer eyes turn blue in winter | Behind the retina lies a mirror. It is golden in summer, and turns blue in the dark of winter, which makes the eye far more sensitive. | No other mammal is known to do that. | The picture gets blurrier, and that is the price.
4 | antlers | Do female reindeer have antlers? | Female reindeer grow antlers, too | Reindeer are the only deer whose females regularly have antlers. Old males drop theirs after the rut in late autumn, and most females keep them till spring. | So a sleigh at Christmas would be drawn by females, or young males. | Females defend food with them.
4 | clicking leg | Why do reindeer click? | Reindeer feet click with every step | A tendon slides over a bone in a reindeer's foot and clicks. In a snowstorm, the herd may keep together by the sound. | You can hear it from yards away. | Nobody has settled what it's good for.
4 | warm nose | Do reindeer have red noses? | Reindeer noses are full of blood | A dense net of fine blood vessels keeps the nose warm and helps to cool the brain. In heat cameras it glows. | To the eye, it is not red. | Cold air is warmed before it reaches the lungs.
3 | long trek | Are reindeer and caribou the same? | Caribou are wild American reindeer | Reindeer and caribou are one species. Caribou is the North American name, and some of their herds walk farther each year than any other land mammal. | Some travel well over six hundred miles. | In Europe and Siberia many are herded by people.

# bison | animal | bison | bison, american bison, american buffalo, buffaloes, bisons | American bison
> Thirty million bison became a few hundred. | A bison weighs a ton and outruns you. | A bison plows through snow with its head.
@ The ground trembles before you see the first one.
5 | empty plain | How many bison were there? | Tens of millions shrank to hundreds | Around eighteen hundred, tens of millions of bison lived in North America. By the end of that century, a few hundred wild ones were left. | They were shot for hides and sport, and to starve the peoples of the plains. | Several hundred thousand live today, most of them on ranches.
4 | running bison | How fast can a bison run? | A bison outruns any human | A bull bison can weigh almost a ton and still run more than thirty miles an hour, and turn on a dime. | In Yellowstone, bison hurt more visitors than any other animal does. | So stay two bus lengths away.
4 | snow storm | What do bison do in a storm? | Bison face the snow with their heads | A bison's thick coat keeps snow from melting on its back. It plows with its great head to reach the grass below. | Its hump is muscle that carries the head. | Many say that it turns toward the wind.
3 | two animals | Is a bison the same as a buffalo? | A bison is no true buffalo | True buffalo live in Africa and Asia, and have no hump. Early settlers used the French word for an ox, and it stuck. | Even Buffalo Bill hunted bison. | Since two thousand sixteen it is the national mammal of the United States.
4 | european bison | Do bison live in Europe? | Europe's bison came back from zoos | The European bison died out in the wild about nineteen twenty seven. All of those that live today come from twelve animals in zoos. | Thousands roam in Poland and other countries again. | It is Europe's heaviest land animal.

# orangutans | animal | orangutans | orangutan, orangutans, orang utan, orang utans | Orangutan
> An orangutan makes a new bed every evening. | An orangutan child stays home seven years or more. | An orangutan was seen treating his own wound.
@ High in the leaves a long red arm reaches, and does not hurry.
5 | leaf on wound | Do orangutans use medicine? | An orangutan treated his wound with leaves | In two thousand twenty two, the orangutan Rakus on Sumatra chewed leaves of a healing plant and put them on a wound in his face. It healed well. | People there use that plant, too. | It was the first such case seen in a wild animal.
4 | nest in tree | Where do orangutans sleep? | Orangutans build a new nest each evening | Nearly every evening an orangutan bends branches into a new bed, high in a tree. Some add a pillow, or a roof against rain. | Children learn it over years. | Old nests help researchers to count them.
4 | mother and child | How long do orangutan children stay? | Young orangutans stay eight years with mother | A child is nursed for up to eight years, longer than almost any other animal. A mother has a young only every seven to nine years. | There is much to learn about fruit. | So lost numbers return very slowly.
4 | cheek pads | Why do some orangutans have big cheeks? | Wide cheeks mark the leading males | Some grown males get wide cheek pads and a deep, long call. Others stay without them for years, and may change later. | Females prefer males with wide cheeks. | His call carries more than half a mile.
3 | forest | What does the word orangutan mean? | Orangutan means person of the forest | In Malay, orang means person, and hutan forest. They live only on Borneo and Sumatra. | They are the heaviest animals that live mainly in trees. | Cleared forest is their greatest danger.

# snails | animal | snails and slugs | snail, snails, slug facts, facts about slugs, about slugs, garden snail, garden snails | Snail
> A snail has thousands of teeth on its tongue. | A snail may sleep for years. | A snail glides over a razor blade.
@ It took all night, and there is a silver line across your path.
5 | tiny teeth | Do snails have teeth? | Snails have thousands of tiny teeth | A garden snail has many thousands of tiny teeth, set in rows on a ribbon like a tongue. It rasps its food with them. | Worn rows are replaced from behind. | Those of a sea snail, the limpet, are among the strongest stuff in nature.
4 | sealed shell | How long can snails sleep? | Some snails can sleep for years | In drought, a snail seals its shell with dried slime and waits. A desert snail glued to a card in the British Museum woke after about four years. | It was damp that woke it. | Most garden snails sleep for some months.
4 | razor blade | Can a snail crawl over a razor blade? | Slime carries snails over sharp edges | A snail moves on a film of its own slime, which is slippery and sticky at once. It can crawl over a blade unhurt. | The foot moves in small waves. | It takes much of its energy to make the slime.
4 | growing shell | Are snails born with a shell? | Snails hatch with a small shell | It hatches with a soft, tiny shell, and adds to the rim as it grows. It needs chalk, so its first meal may be its own eggshell. | A snail cannot leave its shell. | It is fastened to it by a muscle.
4 | two snails | Are snails male or female? | Most land snails are both at once | Most land snails are male and female in one animal. Two of them fertilize each other. | Some shoot a dart of chalk at the other first. | Many sea snails have two sexes.

# earthworms | animal | earthworms | earthworm, earthworms, worms in the soil, worms come out when it rains, worms come out in the rain, worms come out after rain | Earthworm
> An earthworm has five pairs of hearts, so to speak. | Cut a worm in two, and you don't get two worms. | Darwin wrote his last book about worms.
@ It has rained all night, and the sidewalk is full of them.
4 | wet sidewalk | Why do worms come out when it rains? | On wet ground, worms can travel | For long, people thought that they flee from drowning. But many kinds live for days in water, so it may be that they use the wet ground to travel. | Their skin has to stay moist to breathe. | The drumming of rain may also sound like a mole.
4 | cut worm | Do two worms grow from one that is cut? | One cut worm makes no two worms | If only the tail is lost, the front part may grow a new one. The rear part dies. | Vital parts lie in the front. | Some other worms can do more.
4 | old book | Why did Darwin study worms? | Darwin wrote his last book on worms | Charles Darwin watched them for decades and measured how they bury stones. His family even played the bassoon and the piano to them. | The worms heard no music, but felt the piano shake. | He thought that few animals mattered more to the world.
4 | red hearts | How many hearts does an earthworm have? | Five pairs of vessels pump like hearts | The common earthworm has five pairs of thick vessels that press blood through its body. They are often called hearts. | An earthworm has no lungs, and breathes with its skin. | In dry air, it suffocates.
3 | crumbly soil | Why are earthworms good for soil? | Worms turn leaves into soil | Earthworms pull leaves down, eat their way through, and leave crumbs that plants love. Their tunnels let in air and water. | A good meadow can hold hundreds under every square yard. | In some forests of North America, they are newcomers that do harm.

# cockroaches | animal | cockroaches | cockroach, cockroaches, roaches, cockroach survive, cockroach live without head | Cockroach
> A cockroach lives for days without a head. | The cockroach's family is older than the dinosaurs. | Cockroaches wouldn't survive everything, whatever people say.
@ You switch on the light, and the floor moves.
5 | headless roach | Can a cockroach live without its head? | A headless cockroach lives for days | It breathes through holes along its body, and its blood does not spurt out. Without a head it can live on for days or even weeks. | In the end it dies of thirst. | Simple reflexes need no brain.
4 | mushroom cloud | Would cockroaches survive nuclear war? | Cockroaches bear much radiation, not everything | Cockroaches stand about ten times as much radiation as people or somewhat more. Fruit flies and other insects stand far more. | Near a blast, heat would kill them all the same. | The legend has outlived its proof.
4 | tiny gap | How small a gap can a cockroach pass? | Cockroaches slip through gaps like coins | A cockroach can squeeze its body through a gap as high as two coins. It is still fast while it is flat. | Engineers built a robot after the cockroach. | It may help to search under rubble.
4 | roach group | Do cockroaches like company? | Cockroaches dislike being alone | Some kinds stay in groups, and young ones that grow up alone develop more slowly. They decide together where to hide. | They know each other by smell. | So one that you see has often not come alone.
3 | forest roach | Are all cockroaches pests? | Very few cockroaches live with us | Of more than four thousand kinds, only some thirty live near people. Most live in forests, and eat dead leaves. | One from Madagascar hisses, and is kept as a pet. | Termites are their close kin.

# wasps | animal | wasps | wasp, wasps, wasp sting, hornet, hornets, wasp nest, wasps sting, yellow jackets | Wasp
> Wasps made paper long before we did. | Without wasps, there'd be far more flies. | In late summer, wasps lose their jobs.
@ You open your lemonade, and a wasp is already there.
4 | paper nest | What are wasp nests made of? | Wasps make paper from wood | Wasps scrape fibers off fences and branches, chew them with spit, and spread the pulp in thin sheets. | Each nest is started by one queen in spring. | A French scientist suggested wood for paper after he had watched wasps.
4 | picnic table | Why are wasps annoying in late summer? | In late summer, wasps crave sugar | Workers hunt for the young, who pay them with a sweet drop. From August on there are fewer young, and they look for sugar elsewhere. | So they come to your cake. | With the first frosts, the workers die.
4 | caught fly | What are wasps good for? | Wasps hunt pests, and visit flowers | A nest catches great numbers of flies and caterpillars. Wasps also carry pollen, and some figs and orchids depend on them. | A world without wasps would need more poison. | Most kinds live alone and almost never sting people.
4 | stinger | Can a wasp sting more than once? | A wasp can sting again and again | A wasp's stinger has almost no barbs, so it can use it many times. A honeybee's has barbs and stays in your skin. | Only females sting. | The sting was once a tool to lay eggs.
3 | bee and wasp | What is the difference between a bee and a wasp? | Bees are furry, wasps are smooth | Bees are hairy and collect pollen for their young. Wasps are smooth, with a narrow waist, and feed their young on insects. | Bees descend from wasps that turned vegetarian. | Hornets are large wasps.
`
