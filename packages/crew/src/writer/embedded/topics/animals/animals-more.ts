/** More animals that people ask for, for `readTopics`. */
export const ANIMALS_MORE = `
# zebras | animal | zebras | zebra, zebras, zebra stripes, plains zebra | Zebra
> No two zebras wear the same stripes. | Flies can't land on a zebra. | Nobody ever really tamed the zebra.
@ You stand in tall dry grass, and it moves in black and white.
4 | biting fly | Why do zebras have stripes? | Stripes make flies miss their landing | Stripes seem to make biting flies miss their landing. In experiments, horseflies came close to striped coats and mostly failed to touch down. | It's the best explanation we have. | Put a horse in a striped coat, and fewer flies land on it, too.
3 | fingerprint | Are all zebras striped alike? | Each zebra has its own stripes | Every zebra's stripes are different, like a fingerprint. | Scientists recognize a zebra from a photo. | The stripes run right on into the mane.
3 | dark skin | Are zebras black with white stripes? | Zebras have dark skin below their stripes | Under the fur the skin is dark, and the white stripes are hair without pigment. | So black with white stripes fits better than white with black ones. | Now and then one is born with spots.
3 | kicking zebra | Can you ride a zebra? | Zebras refused to be tamed | People tried to ride zebras and hitch them to carriages, and nearly everyone gave up. | They panic easily, bite hard and kick. | Horses and donkeys proved far easier to work with.
3 | three kinds | How many kinds of zebra are there? | Three kinds of zebra live in Africa | Africa has three kinds of zebra: plains, mountain and Grevy's, the biggest, with pinstripes. | Grevy's zebra is endangered. | Plains zebras walk far each year after the rain.
! white horse | zebras are striped horses | They belong to the horse family, but are a branch of their own. | Zebras and horses can have foals together, which are nearly always sterile.

# rhinos | animal | rhinos | rhino, rhinos, rhinoceros, rhinoceroses, white rhino, black rhino, white rhinos, black rhinos | Rhinoceros
> A rhino's horn is made of fingernail stuff. | The white rhino is gray. So is the black one. | A rhino wears mud as sunscreen.
@ The bush cracks, and something very heavy breathes out.
4 | horn | What is a rhino's horn made of? | A rhino's horn has no bone in it | A rhino's horn is keratin, the same stuff as your hair and fingernails. | Cut above the root, it grows back. | Poachers kill for it, though it cures nothing.
4 | two rhinos | What is the difference between white and black rhinos? | Both white and black rhinos are gray | The white rhino has a wide mouth for grass, the black one a pointed lip for leaves. | Where the name white comes from is not certain. | The white is the larger of the two.
3 | ears | Can rhinos see well? | Rhinos see badly but smell you coming | Rhinos are nearsighted, but their noses and swiveling ears pick you up early. | They may charge at whatever they can't make out. | Birds that sit on them can warn them.
3 | mud bath | Why do rhinos bathe in mud? | Mud is sunscreen for rhinos | A coat of mud cools a rhino's skin and keeps off both sunburn and insects. | The skin is thick, but it still burns and gets bitten. | They like to use the same hole again and again.
3 | map with five dots | How many kinds of rhino are there? | Only five kinds of rhino are left | Two kinds of rhino live in Africa and three in Asia, and two of those, the Javan and the Sumatran, are nearly gone. | Fewer than a hundred or so are left of each. | Some kinds have one horn, others two.
! fire | rhinos stamp out fires | Nobody has shown that they do. The tale comes from films and stories. | Wild animals mostly run from fire.

# otters | animal | otters | otter, otters, sea otter, sea otters, river otter, river otters | Otter
> Sea otters hold hands so they don't drift apart. | Sea otters have the thickest fur on Earth. | Some sea otters keep a favorite rock.
@ Something small and furry floats by, with a clam on its belly.
4 | floating pair | Why do otters hold hands? | Sea otters hold hands to stay together | Resting sea otters sometimes hold paws, and many wrap themselves in kelp so they don't drift away. | The current would carry them apart. | A mother wraps up her pup in kelp before she dives.
5 | dense fur | How thick is an otter's fur? | Nothing has thicker fur than a sea otter | A patch of sea otter fur the size of your fingernail holds more than a hundred thousand hairs. | They have no blubber, so fur is all that keeps them warm. | They clean it for hours, so that it holds air.
4 | stone on belly | Do otters use tools? | Sea otters smash shells with rocks | A sea otter floats on its back, sets a rock on its belly, and bangs clams against it. | It carries food in a pouch of loose skin under its arm. | Some hold on to a favorite rock for a while.
3 | kelp forest | Why are sea otters important? | Sea otters protect underwater forests | Sea otters eat the sea urchins that would otherwise mow down whole forests of kelp. | Where the otters vanished, urchins ate the sea floor bare. | Hunters took nearly all of them for their fur until nineteen eleven.
3 | webbed feet | How much does a sea otter eat? | A sea otter eats a quarter of itself daily | Every day, a sea otter eats twenty to thirty percent of its own weight. | It burns that much to stay warm in cold water. | River otters are smaller, and at home on land, too.

# red-pandas | animal | red pandas | red panda, red pandas, lesser panda | Red panda
> The red panda was the first panda. | The red panda isn't a bear, a raccoon or a fox. | A scared red panda puts its hands up.
@ High in a tree in the fog, something red looks down at you.
4 | two pandas | Is a red panda a panda? | The red panda is the original panda | Science described the red panda in eighteen twenty five, more than forty years before the giant panda. | The giant panda borrowed its name. | The two aren't even close relatives.
4 | family tree | What is a red panda related to? | The red panda is alone in its family | The red panda has a family all to itself. Its nearest relatives include raccoons, weasels and skunks. | For a long time, scientists didn't know where to put it. | Two kinds are told apart today by many scientists.
3 | bamboo | What do red pandas eat? | Red pandas live on bamboo | Red pandas eat mostly bamboo leaves and shoots, plus some fruit, eggs and insects. | They digest so little of it that they have to eat for hours. | A false thumb from a wrist bone helps them hold it.
3 | ringed tail | What is a red panda's tail for? | A red panda sleeps under its own tail | When it's cold, a red panda curls up and pulls its tail over its face like a blanket. | On a branch, the tail helps it balance. | They live in cool forests of the Himalayas and China.
3 | raised paws | Why do red pandas stand up? | A scared red panda puts its hands up | A frightened red panda stands up on its hind legs and throws its paws in the air to look big. | It's a threat, and people just find it cute. | They are hard to see, since their fur matches moss and lichen.

# capybaras | animal | capybaras | capybara, capybaras | Capybara
> The biggest rodent on Earth weighs as much as you. | Birds use the capybara as a bench. | A capybara can hold its breath for five minutes.
@ You sit by a river in Brazil, and a very large guinea pig looks at you.
3 | size beside dog | How big is a capybara? | A capybara is the biggest rodent on Earth | A grown capybara often weighs more than a hundred pounds, about as much as a person. | Guinea pigs are among its closest relatives. | Mice and beavers are rodents as well.
4 | bird on back | Why are capybaras friends with everyone? | Other animals use capybaras as furniture | Birds sit on capybaras and pick the insects out of their fur, and the capybaras just let it happen. | They are calm grazers that live in groups. | That does not make them pets for a home.
3 | nose above water | Can capybaras swim? | Capybaras can hide underwater | Capybaras have webbed toes, and they can stay under for up to five minutes. | Their eyes, ears and nose sit high on the head, like a crocodile's. | The water is where they hide from jaguars.
3 | long teeth | What do capybaras eat? | Capybaras eat grass twice | A capybara grazes its way through several pounds of grass and water plants a day. | All that chewing wears down its teeth, so they never stop growing. | In the morning it eats its own droppings, to get more out of the grass.
3 | young ones | How do capybaras raise their young? | Capybara mothers nurse each other's young | In a group, young ones drink from several mothers. | Groups often have ten to twenty animals. | Babies can follow and graze soon after birth.
! hot spring | capybaras come from Japan | They come from South America. Zoos in Japan let them bathe in hot water in winter. | The bath at one zoo made them famous.

# meerkats | animal | meerkats | meerkat, meerkats, suricate | Meerkat
> Meerkats teach their kids with live scorpions. | One meerkat stands guard so the others can eat. | Meerkats wear built-in sunglasses.
@ On a mound in the Kalahari, thirty small heads turn at once.
3 | guard on a mound | Why do meerkats stand up? | Meerkats take turns on guard duty | While the others dig, one meerkat climbs up, watches the sky, and peeps to say that it's still there. | Eagles and jackals hunt them. | Different calls mean danger from above or from the ground.
5 | scorpion | Do meerkats teach their young? | Meerkats run a scorpion school | Meerkats hand their pups a dead scorpion first, then a live one without its sting, then the real thing. | It's one of the best cases of teaching in the animal world. | They bear much of the poison themselves.
3 | dark eye rings | Why do meerkats have black eyes? | Meerkats wear built-in sunglasses | The black fur around a meerkat's eyes is thought to cut the glare. | It helps them spot an eagle against a bright sky. | They can close their ears when they dig.
3 | burrow | Where do meerkats live? | Meerkats sleep underground in a crowd | Some twenty meerkats share a burrow under the deserts of southern Africa. | They have many holes to run to. | In the morning they warm their dark bellies in the Sun.
3 | pups | Who has babies in a meerkat group? | One meerkat pair has most of the pups | In a meerkat group, the top female has most of the pups, and the others feed and guard them. | She drives off any rival. | Meerkats are a kind of mongoose.

# lemurs | animal | lemurs | lemur, lemurs, ring-tailed lemur, ring-tailed lemurs, aye-aye, aye aye | Lemur
> All wild lemurs live on one island. | Lemurs fight with stink. | One lemur taps on wood and listens for dinner.
@ A tail with black and white rings stands up in the grass.
3 | island map | Where do lemurs live? | All wild lemurs live around one island | About a hundred kinds of lemur live on Madagascar and the small islands nearby, and wild nowhere else. | Their ancestors probably drifted there on floating plants. | Many are close to dying out, because their forests are cut.
4 | smelly tail | How do lemurs fight? | Ring-tailed lemurs fight with stink | Male ring-tailed lemurs rub scent on their tails and wave them at each other until one gives up. | It's called a stink fight. | The females are in charge of the group.
4 | long finger | What is an aye-aye? | The aye-aye knocks on wood for dinner | The aye-aye knocks on bark, listens for grubs, and hooks them out with one long, skinny finger. | It does the job that woodpeckers do elsewhere. | It is the largest primate that is active at night.
4 | sleeping lemur | Do lemurs hibernate? | Some lemurs sleep for months | Dwarf lemurs rest for up to seven months, on fat stored in their tails. | No other primates hibernate like that. | The smallest lemur weighs about as much as an egg yolk or two.
3 | sitting in the Sun | Why do lemurs sit in the Sun? | Lemurs sunbathe with open arms | Ring-tailed lemurs sit upright with spread arms in the morning to warm up. | Nights can be cold on the island. | They are primates, like us, but no monkeys.

# chimpanzees | animal | chimpanzees | chimpanzee, chimpanzees, chimp, chimps | Chimpanzee
> Chimpanzees fish for termites with a stick. | Tickle a chimpanzee, and it laughs. | A chimpanzee beat college students at a memory game.
@ In the forest of Gombe, somebody strips leaves off a twig.
4 | termite stick | Do chimpanzees use tools? | Chimpanzees make their own tools | Chimpanzees strip twigs to fish for termites, crack nuts with stones, and soak up water with leaves. | Jane Goodall saw it in nineteen sixty. | Until then, many thought only people made tools.
3 | double helix | How close are chimpanzees to humans? | Chimpanzees are our closest cousins | Chimpanzees and bonobos are our closest living relatives. Depending on how you count, about ninety nine percent of comparable DNA is the same. | Our lines parted some six to seven million years ago. | We do not come from chimpanzees.
3 | laughing ape | Do chimpanzees laugh? | Chimpanzees laugh when you tickle them | A tickled chimpanzee pants in a way that sounds like breathy laughter. | They also kiss, embrace and comfort. | Laughter seems to be older than humans.
4 | number screen | Are chimpanzees smart? | A chimpanzee beat students at a memory test | In Kyoto, a chimpanzee named Ayumu saw numbers flash on a screen, then tapped their spots in order faster than students could. | To be fair, he'd trained for a long time. | They can also make plans for later.
3 | nest in a tree | Where do chimpanzees sleep? | Chimpanzees make their bed every night | Almost every evening, a chimpanzee bends branches into a fresh nest up in a tree. | It's safe up there, and soft. | Wild ones live in Africa and are endangered.

# moose | animal | moose | moose, mooses, eurasian elk, bull moose | Moose
> A moose can dive like a submarine. | A moose grows a new set of antlers every year. | In Europe, a moose is called an elk.
@ A dark wall stands in the road, on four very long legs.
3 | beside a car | How big is a moose? | The moose is the largest deer | A bull moose can stand over six feet at the shoulder and weigh more than a thousand pounds. | Long legs carry it through snow and swamps. | That height is why your headlights often miss it.
4 | antlers | Why do moose lose their antlers? | Moose regrow their antlers every year | Bull moose drop their antlers in winter and grow a new set by fall that can be wider than you are tall. | Almost nothing on a mammal grows as fast. | Only males have them.
4 | diving moose | Can moose dive? | Moose dive for their dinner | Moose are strong swimmers, and they dive down more than ten feet to eat plants off the bottom. | They can close their nostrils. | They're after the salt in water plants.
3 | two names | Is a moose an elk? | A European elk is a moose | The animal that Americans call a moose is called an elk in Europe. | The American elk is a different deer, the wapiti. | Settlers mixed up the names.
3 | twigs | What do moose eat? | A moose eats trees | A moose can put away some forty pounds of twigs, bark and leaves a day. | The name comes from an Algonquian word, often explained as the one who strips off bark. | The flap below the chin is called a bell.

# beavers | animal | beavers | beaver, beavers, beaver dam, beaver dams | Beaver
> A beaver's teeth are orange because of iron. | A beaver builds a lake so it can feel safe. | A beaver's front door is under water.
@ A tree falls in the night, and nobody has an axe.
4 | orange teeth | Why are beaver teeth orange? | Iron makes beaver teeth orange | A beaver's tooth enamel holds iron, which makes it hard and orange. | The back wears down faster, so they stay sharp. | They never stop growing.
4 | dam | Why do beavers build dams? | Beavers flood the land to hide their door | A beaver's dam raises the water, so the door of its lodge stays hidden and food can float home. | The longest known dam, in Canada, is almost half a mile long. | The sound of running water sets them building.
3 | lodge | How do beavers live in winter? | A beaver's front door is under water | A beaver's lodge has its door under water and a dry room above. | In winter they eat branches that they sank beside it. | They do not hibernate.
3 | flat tail | What is a beaver's tail for? | A beaver's tail is an alarm | When a beaver slaps the water with its tail, everyone dives. The tail also steers, props it up and stores fat. | They do not plaster with it. | They can stay under for about fifteen minutes.
3 | wet meadow | Why are beavers good for nature? | Beavers build homes for everyone else | Beaver ponds hold water through dry spells, and frogs, fish and birds move in. | Few animals change a landscape so much. | Hunters nearly wiped them out for their fur.
! wood | beavers eat fish | They live on bark, leaves and water plants. | Otters, which share the river, are the ones that fish.

# skunks | animal | skunks | skunk, skunks, skunk spray | Skunk
> A skunk always warns you first. | Owls eat skunks anyway. | Tomato juice won't save your dog from skunk smell.
@ Something black and white stamps its feet in front of you.
4 | spray | How far can a skunk spray? | A skunk hits a target ten feet away | Two glands under a skunk's tail shoot an oily spray with good aim, ten feet and more. | You can smell it from far away. | Your nose notices its sulfur in the tiniest traces.
3 | stamping feet | Do skunks warn you? | Some skunks do a handstand before they fire | A skunk stamps its feet and raises its tail first, and spotted skunks even do a handstand. | They carry only a few shots and need days to reload. | The black and white coat is a warning, too.
4 | great horned owl | Who eats skunks? | Owls hunt skunks and barely smell them | Great horned owls eat skunks, because most birds hardly smell a thing. | A fox or a dog tries it once. | Cars are a greater danger for them.
3 | dog in bath | How do you get rid of skunk smell? | Tomato juice won't wash off a skunk | Tomato juice only covers up the skunk smell while your nose gets tired of it. | What works is changing the sulfur compounds chemically. | Vets know a mixture for dogs.
3 | grubs | What do skunks eat? | Skunks dig up your lawn for grubs | At night, skunks dig for grubs and insects, and also eat mice, eggs, fruit and trash. | They dig up wasps' nests, too. | Their closest relatives are the stink badgers of Asia.

# ants-insects | animal | ants | ant, ants, ant colony, ant colonies, leafcutter ants, fire ants, ants find their way, army ants | Ant
> Every ant you see at work is a sister. | Ants were farming long before we were. | Fire ants turn themselves into a raft.
@ You sit on the grass, and a crumb begins to walk.
4 | trail of ants | How do ants find their way? | Ants follow invisible trails of scent | An ant that finds food lays a scent trail on the way home, and every ant that follows makes it stronger. | A trail that leads to nothing fades. | Desert ants steer by the sky and count their steps.
3 | workers | Are worker ants male or female? | Every worker ant is female | All the workers in an ant nest are daughters of the queen. Males have wings, mate and soon die. | So nearly all the ants you see are sisters. | A queen can live for years, of some kinds more than twenty.
4 | leaf piece | Do ants farm? | Ants were the first farmers | Leafcutter ants don't eat the leaves. They chew them up and feed them to a fungus, and eat that. | Ants have been farming for tens of millions of years. | Others keep aphids and milk them for sweet juice.
4 | big load | How strong are ants? | Ants carry many times their own weight | Many kinds lift ten to fifty times what they weigh. | Small bodies have much muscle for their weight. | At our size, the trick would not work.
4 | raft of ants | What do ants do in a flood? | Fire ants build rafts out of themselves | In a flood, fire ants grab on to each other and float for weeks, with the queen in the middle. | Hairs trap air, so those below can breathe. | Ants have no lungs, but tubes in the body.
4 | single scout | How do ants find food? | Scout ants wander until they smell food | Single scouts walk winding paths in all directions. One that meets food goes home and leaves a line of scent, and others follow it. | Each ant that finds food adds more scent. | So the best food gets the strongest trail.
3 | line of ants | Why do ants walk in a line? | Ants in a line follow a smell | Each ant keeps its feelers over the scent that others left on the ground. So they all walk the same path. | Shorter ways get more scent, so most ants end up on them. | Wipe the line with soapy water, and they're lost for a while.

# ladybugs | animal | ladybugs | ladybug, ladybugs, ladybird, ladybirds, lady beetle | Coccinellidae
> A ladybug bleeds from its knees. | A ladybug's dots won't tell you its age. | Baby ladybugs look like tiny dragons.
@ Something tickles your hand, and opens its back.
3 | spots | Do the dots tell a ladybug's age? | A ladybug's dots don't show its age | A ladybug's dots depend on its kind, and they never change once it's grown. | Kinds have from none to more than twenty. | The seven-spotted one is the best known in Europe.
4 | yellow drop | Why do ladybugs leave a yellow drop? | Ladybugs bleed from their knees | A ladybug in danger squeezes bitter yellow blood out of its leg joints. | Birds learn to leave red beetles alone. | That's what the red is for: it's a warning.
4 | aphid | What do ladybugs eat? | One ladybug eats thousands of aphids | A single ladybug may eat several thousand aphids in its life, and the young eat them, too. | That's why gardeners buy them. | A few kinds eat leaves or mildew.
3 | larva | What do baby ladybugs look like? | Baby ladybugs look like tiny dragons | A young ladybug is long, dark and spiny, and looks nothing like a beetle. | They change in a pupa within about a week. | So don't squash it as a pest.
3 | winter cluster | Where do ladybugs go in winter? | Ladybugs sleep through winter in crowds | Ladybugs pile together in leaves, cracks and houses and wait for spring. | In California, millions meet in the mountains. | They live about a year.
! lady | all ladybugs are female | Males look nearly the same. The lady in the name is Mary, mother of Jesus. | In many languages the beetle bears her name.

# dragonflies | animal | dragonflies | dragonfly, dragonflies | Dragonfly
> A dragonfly catches nearly everything it hunts. | Dragonfly relatives once had the wings of a crow. | A young dragonfly breathes through its rear end.
@ Something glitters over the pond, stands still, and is gone.
5 | caught fly | How good are dragonflies at hunting? | Dragonflies almost never miss | In studies, dragonflies caught over ninety percent of what they went after. | They fly to where the prey is going to be. | A lion misses most of the time.
4 | fossil wing | How big were dragonflies once? | Dragonfly relatives were once crow-sized | Some three hundred million years ago, relatives of dragonflies had wings more than two feet from tip to tip. | The air held more oxygen then. | They were no true dragonflies yet.
4 | four wings | How do dragonflies fly? | A dragonfly flies each wing separately | Dragonflies move each of their four wings on its own, so they fly forward, backward, sideways, and hover. | Four wings with their own muscles make it possible. | Engineers copy them.
3 | larva in water | How long do dragonflies live? | Dragonflies live mostly under water | The larva spends months to years in water, and the flying insect lives some weeks. | It catches prey with a lip that shoots out. | It breathes with gills in its rear end, and can jet away.
4 | huge eyes | How well do dragonflies see? | A dragonfly's head is almost all eyes | Each of a dragonfly's eyes can have up to thirty thousand tiny lenses. | They see almost all around. | And no, it can't sting.

# starfish | animal | starfish | starfish, sea star, sea stars, starfishes | Starfish
> A starfish hunts without a brain. | A starfish eats outside its body. | Every arm of a starfish has an eye.
@ The tide is out, and a star lies in the pool.
4 | arm growing | Can a starfish regrow an arm? | Starfish grow new arms | A starfish that loses an arm grows a new one in months to a year or so. | In some kinds, an arm with a piece of the middle becomes a whole star. | They'll drop an arm just to get away.
5 | open clam | How do starfish eat? | A starfish eats outside its own body | A starfish pulls a clam open a crack, slides its stomach in, and digests the clam right there. | So they can eat what is larger than their mouth. | Then they pull the stomach back.
4 | tube feet | How do starfish walk? | Starfish walk on hundreds of tiny feet | A starfish pumps water through its body to move hundreds of small feet. | Together the feet are strong enough to pull a clam open. | They have no brain, but nerves in each arm.
3 | eye at tip | Do starfish have eyes? | Starfish have an eye on every arm | At the tip of each starfish arm sits a simple eye that sees light, dark and big shapes. | It helps them find their way back to the reef. | Most have five arms, some forty and more.
3 | sea star | Is a starfish a fish? | A starfish isn't a fish | A starfish has no scales, no fins and no spine. Its relatives are sea urchins. | So many say sea star. | Taken out of the water for a photo, they can die.

# frogs | animal | frogs | frog, frogs, toad, toads, tree frog, tree frogs, tadpole, tadpoles, poison dart frog, poison dart frogs | Frog
> A frog swallows with its eyes. | Frogs drink through their skin. | One frog freezes solid, then hops off in spring.
@ It is dusk, and the whole pond begins to sing.
4 | frog eyes | How do frogs swallow? | Frogs swallow with their eyes | When a frog swallows, its eyes sink into its head and help push the food down. | They have few teeth or none that chew. | That is why they blink at dinner.
4 | wet skin | How do frogs drink? | Frogs drink without their mouths | Frogs soak up water through their skin, most of it at the belly. | They also breathe through it. | That's why dirty water hurts frogs first.
5 | frozen frog | Can a frog freeze? | Wood frogs freeze and thaw | In Alaska and Canada wood frogs let much of their body turn to ice, and the heart stops. | Sugar protects the cells. | In spring they thaw and hop away.
4 | bright frog | Are colorful frogs poisonous? | Bright frogs warn of poison | The golden poison frog of Colombia carries enough poison to kill several people. | It comes from what it eats, and tame ones lose it. | People there put it on darts.
3 | tadpole | What is the difference between frogs and toads? | Toads are frogs with dry skin | Toads are a family of frogs, with dry, bumpy skin and shorter legs. | Frogs leave clumps of eggs, toads mostly strings. | A tadpole becomes a frog within weeks or months.
! wart | toads give you warts | Warts come from a virus of people. | The bumps on a toad are glands.

# chameleons-geckos | animal | chameleons and geckos | chameleons, chameleon, gecko, geckos, chameleon tongue, gecko feet | Chameleon
> Chameleons don't change color to hide. | A chameleon can look two ways at once. | A gecko walks on the ceiling without glue.
@ The branch in front of you opens one eye, and then the other.
4 | color change | Why do chameleons change color? | Chameleons change color to talk | A chameleon's colors show its mood, its warmth and its rank more than they hide it. | Tiny crystals in the skin move and reflect other light. | A bright male is saying that he'll fight.
4 | two eyes | How do chameleon eyes work? | A chameleon looks two ways at once | Each of a chameleon's eyes goes its own way, until both swing forward to take aim. | So they see almost all around. | Geckos mostly lick their eyes clean.
5 | shooting tongue | How long is a chameleon's tongue? | A chameleon's tongue is longer than its body | A chameleon's tongue can shoot out to about twice its body's length in a fraction of a second. | It is wound up like a spring. | Sticky spit holds the insect.
5 | gecko foot | How do geckos walk on walls? | Geckos stick without any glue | A gecko's toes have millions of hairs that split finer and finer and cling to every bump. | The hold is the pull between molecules. | They peel off the toes with each step.
4 | lost tail | Why do geckos drop their tails? | Geckos drop their tail to escape | The tail goes on wriggling, and the gecko runs. | A new one grows within weeks or months, a bit different. | Chameleons cannot do that.

# swans-ducks | animal | ducks | duck, ducks, duckling, ducklings, mallard, mallards | Anatidae
> Some ducks sleep with one eye open. | Ducklings follow the first thing they see. | Ducks stand on ice without frozen feet.
@ You throw nothing, and twelve ducks come anyway.
4 | one open eye | How do ducks sleep? | Ducks sleep with half of the brain | At the edge of a group, ducks keep one eye open and rest one half of the brain. | They watch for enemies. | Those in the middle close both.
3 | water drop | Why do ducks not get wet? | Ducks wear a raincoat of oily feathers | Ducks spread oil from a gland near the tail, and their fine feathers keep the water out. | Air below keeps them warm. | Water runs off in drops.
4 | line of ducklings | Why do ducklings follow their mother? | Ducklings follow the first thing they see | In its first hours, a duckling learns who to follow. It's called imprinting. | Konrad Lorenz had geese walking behind him. | Then they stay with her for weeks.
3 | flat bill | How do ducks eat? | Ducks sieve food with their bills | A duck's bill has fine plates at its edges. They hold back seeds and small animals as the water runs out. | Some ducks dive, others only tip over. | Geese mostly graze on land.
3 | ice pond | Why do ducks' feet not freeze? | Cold feet keep ducks warm | Warm blood on its way down heats the cold blood on its way up. | So the feet stay just above freezing and lose little heat. | That is why they can stand on ice.
! echo | a duck's quack does not echo | It does. It is soft and fades slowly, so that one hardly hears it. | An English university recorded it.
! bread | bread is good for ducks | It fills them without feeding them and spoils the water. | Peas, oats or corn are better.

# pigeons | animal | pigeons | pigeon, pigeons, homing pigeon, homing pigeons, carrier pigeon, carrier pigeons, doves, dove | Rock dove
> A pigeon won a medal for bravery. | Pigeons can tell a Monet from a Picasso. | City pigeons are really cliff birds.
@ You sit on a bench, and a gray bird looks at your sandwich.
4 | flight map | How do pigeons find home? | Pigeons find home from hundreds of miles away | Homing pigeons steer home over hundreds of miles by the Sun, Earth's magnetic field, smells and landmarks. | Some even follow highways. | How it all works together is still studied.
4 | medal | Were pigeons used in war? | Pigeons won medals in war | Pigeons carried messages in both world wars, and thirty two of them got Britain's Dickin Medal. | One, Cher Ami, is said to have saved nearly two hundred Americans. | Today, Cher Ami stands in a museum in Washington.
4 | painting | Are pigeons smart? | Pigeons can tell Monet from Picasso | In a Japanese study, pigeons learned to tell paintings by Monet from paintings by Picasso. | They know faces of people, too. | They recognize letters after training.
3 | cliff | Why do pigeons live in cities? | City pigeons think buildings are cliffs | City pigeons descend from the rock dove, which nests on cliffs, and a window ledge is close enough. | Ledges of houses are like rocks. | People kept them for thousands of years.
3 | crop milk | Why do you never see baby pigeons? | Baby pigeons hide until they're nearly grown | Baby pigeons stay in the nest for about a month, and look almost grown when they leave. | Both parents feed them a kind of milk made in the crop. | Males make it, too.

# woodpeckers | animal | woodpeckers | woodpecker, woodpeckers | Woodpecker
> A woodpecker's tongue wraps around its skull. | Woodpeckers lean on a third leg: the tail. | Woodpeckers drum just to be heard.
@ It drums in the forest, faster than you can count.
4 | drumming | Why do woodpeckers peck? | Woodpeckers drum to be heard | Woodpeckers knock for food and to dig a nest, and drum to claim a place and call a mate. | Each kind has its rhythm. | Gutters are loud, so some use yours.
5 | long tongue | Where does a woodpecker keep its tongue? | A woodpecker's tongue wraps around its skull | The bones and muscles of a woodpecker's tongue run around the back of its skull to the front. | So it can stick the tongue far out. | Barbs and sticky spit pull grubs out of holes.
4 | small brain | Why do woodpeckers get no headache? | A tiny brain saves the woodpecker | A woodpecker's brain is so small and light that a knock does less to it than to ours. | Newer measurements found that the skull hardly softens the blow. | A soft helmet would waste the knock.
3 | stiff tail | How do woodpeckers hold on? | Woodpeckers sit on their tails | Stiff tail feathers prop a woodpecker up, and on most kinds two toes point backward. | So they stand on a trunk as on three legs. | Fine feathers keep dust from the nose.
3 | owl in hole | Who lives in woodpecker holes? | Old woodpecker holes house other animals | Owls, titmice, bats and martens move into old woodpecker holes. | A pair makes new holes again and again. | So they help many in the forest.

# ravens-crows | animal | ravens and crows | ravens, raven, crows and ravens, ravens and crows | Common raven
> Ravens hide food and check who's watching. | Ravens can plan for tomorrow. | Legend says Britain falls if the ravens leave.
@ A deep croak sounds over you, and you feel seen.
5 | tool box | How smart are ravens? | Ravens plan ahead like apes do | In a Swedish study, ravens passed up a small treat now and kept a tool for a better one later. | Apes and young children do so, too. | They do well beside apes in such tests.
4 | hidden food | Do ravens cheat? | Ravens fake out thieves | When another raven is watching, a raven pretends to hide its food, or moves it later. | They seem to know what others see. | The worst thieves are the most careful.
3 | two birds | What is the difference between a crow and a raven? | A raven is a crow, supersized | A raven is as big as a hawk, with a thick beak and a wedge-shaped tail. | Crows have a fan-shaped tail and caw. | Ravens croak and often soar.
3 | tower | Why are there ravens in the Tower of London? | Ravens guard the Tower of London | Legend says the kingdom will fall if the ravens ever leave the Tower of London, so at least six are kept there. | The story seems to come from the nineteenth century. | A ravenmaster cares for them.
4 | snow slide | Do ravens play? | Ravens go sledding for fun | Ravens slide down snowy roofs and hills, and fly upside down, just to play. | Young ones also play with sticks and wolves. | They can copy sounds and even words.

# leopards-jaguars | animal | leopards and jaguars | leopard, leopards, jaguar, jaguars, black panther, panther, panthers, leopard vs jaguar | Leopard
> The black panther has spots. | A leopard carries its meal up a tree. | Leopards live inside a city of millions.
@ Two eyes shine on a branch, with a tail below.
4 | dark coat | What is a black panther? | Black panthers are leopards or jaguars | A black panther isn't a species. It's a leopard or a jaguar with dark fur. | In good light, you can still see the spots. | In each of the two, a change in one gene makes it.
3 | rosettes | What is the difference between a leopard and a jaguar? | Jaguars have dots inside their spots | Leopards and jaguars both wear rings, but a jaguar's often have a dot in the middle. A jaguar is heavier, with a bigger head. | Leopards live in Africa and Asia, jaguars in the Americas. | They never meet.
4 | prey in tree | How strong are leopards? | Leopards haul their dinner up a tree | A leopard can drag an animal heavier than itself up a tree, out of reach of lions and hyenas. | Neck and shoulders are very strong. | They hunt alone and at night.
4 | caiman | How strong is a jaguar's bite? | Jaguars bite through skulls and shells | Most big cats go for the throat. A jaguar often bites straight through the skull. | They eat turtles and caimans. | They swim well.
3 | leopard map | Where do leopards live? | Leopards even live in a big city | Leopards live from Africa to the Russian Far East, in forests, in deserts, and even inside the city of Mumbai. | They eat nearly all they can catch. | The Amur leopard is one of the rarest cats.

# snow-leopards-pumas | animal | snow leopards and pumas | snow leopard, snow leopards, puma, pumas, cougar, cougars, mountain lion, mountain lions | Snow leopard
> A snow leopard can't roar. | One cat has more names than any other. | A snow leopard wears its tail as a scarf.
@ A stone rolls down the slope, and the slope has eyes.
4 | long tail | Why do snow leopards have long tails? | A snow leopard wears its tail as a scarf | A snow leopard's tail is nearly as long as its body. It balances the cat on cliffs and covers its face in sleep. | Wide furry feet carry it on snow. | It lives in the mountains of Central Asia.
4 | silent cat | Can snow leopards roar? | The snow leopard can't roar | Snow leopards purr, hiss and make a soft puff, but they never roar. | Their voice box is built otherwise than a lion's. | Even so, their closest relatives are tigers.
4 | many names | Is a puma a mountain lion? | Puma, cougar, mountain lion: it's all one cat | The puma has dozens of names, because the same cat lives from Canada to the south of Chile. | No wild land mammal of the Americas reaches farther. | It purrs, and does not roar.
4 | jump | How far can a puma jump? | A puma can jump onto a roof | A puma can jump about fifteen feet straight up, and even farther forward. | They hunt deer from an ambush. | People hardly ever see them.
3 | tufted ear | What is a lynx? | A lynx has tufts on its ears | Lynxes are cats with short tails, tufted ears and wide feet for snow. | The bobcat is one of the four kinds. | The Iberian lynx was nearly gone and has come back.

# seals-walruses | animal | seals and walruses | seal, seals, walrus, walruses, sea lion, sea lions, elephant seal, elephant seals, seals and sea lions | Pinniped
> An elephant seal naps on the way down. | A walrus finds clams in the dark with its whiskers. | One seal can stay under for two hours.
@ A round head looks out of the waves, with very large eyes.
3 | ear flap | What is the difference between seals and sea lions? | Sea lions have ears that you can see | Sea lions have ear flaps and walk on their flippers, and true seals wriggle on their bellies. | In water, true seals push with the hind flippers, sea lions with the front ones. | Shows mostly have sea lions.
4 | tusks | What are walrus tusks for? | A walrus climbs with its teeth | A walrus hauls itself onto the ice with its tusks, and uses them to keep holes open and show rank. | Males and females both have them. | They're teeth, and they can grow to three feet.
4 | whiskers | How do walruses find food? | A walrus finds dinner by its whiskers | A walrus searches the dark sea floor with hundreds of whiskers, then sucks the clams right out of their shells. | They can eat thousands in one meal. | They blow water to dig.
5 | sleeping dive | How do elephant seals sleep? | Elephant seals nap while they sink | Out at sea, elephant seals sleep about two hours a day, in dives, spiraling down like falling leaves. | Deep down they are safe from sharks and orcas. | The longest known dive lasted about two hours.
3 | pup | Why do seal pups have white fur? | White pups are born on ice | Pups of harp seals and some others are born white and lose that fur within weeks. | They drink very fat milk and grow fast. | Pups on the beach are often just waiting, so keep away.

# manatees | animal | manatees | manatee, manatees, sea cow, sea cows | Manatee
> Columbus thought manatees were mermaids. | A manatee's cousin has a trunk. | A manatee has one neck bone fewer than you.
@ A gray shape the size of a car floats toward you, and eats grass.
4 | mermaid carving | Were manatees mistaken for mermaids? | Columbus took manatees for mermaids | In fourteen ninety three, Columbus noted three mermaids and complained that they weren't as beautiful as in paintings. | They were almost certainly manatees. | Their order is named after the sirens.
4 | elephant | What are manatees related to? | Manatees are cousins of elephants | Manatees share ancestors with elephants. They still have nails on their flippers. | Worn teeth fall out in front, and new ones move up from behind. | Both eat plants all day.
3 | sea grass | What do manatees eat? | Manatees are underwater cows | A manatee grazes six to eight hours a day and eats about a tenth of its weight. | That's why they're called sea cows. | A grown one weighs around a thousand pounds.
3 | warm spring | Why do manatees like warm water? | Manatees warm up at power plants | Below about sixty eight degrees, manatees get sick, so in winter they crowd into Florida's springs and the warm water of power plants. | They have little fat to keep them warm. | Boats are their other big danger.
4 | neck bones | How many neck bones do manatees have? | A manatee can't turn its head | Nearly all mammals, even giraffes, have seven neck bones. Manatees have six. | To look behind it, a manatee turns its whole body. | They come up for air every few minutes.
`
