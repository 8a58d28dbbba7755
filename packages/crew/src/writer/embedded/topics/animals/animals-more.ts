/** More animals that people ask for, for `readTopics`. */
export const ANIMALS_MORE = `
# zebras | animal | zebras | zebra, zebras, zebra stripes, plains zebra | Zebra
> No two zebras wear the same stripes. | Flies have trouble landing on stripes. | Nobody ever really tamed them.
@ You stand in tall dry grass, and it moves in black and white.
4 | biting fly | Why do zebras have stripes? | Stripes confuse biting flies | Stripes confuse biting flies. In experiments, horseflies came near striped coats and mostly failed to land on them. | Keeping flies away is the best supported reason for the stripes. | Horses in striped coats were landed on less, too.
3 | fingerprint | Are all zebras striped alike? | Each zebra has its own stripes | Each zebra has its own stripes. The pattern differs from one animal to the next, like a fingerprint. | Scientists tell zebras apart by photographs of it. | Stripes run on into the mane.
3 | dark skin | Are zebras black with white stripes? | Zebras have dark skin below their stripes | Under the fur the skin is dark, and the white stripes are hair without pigment. | So black with white stripes fits better than white with black ones. | Now and then one is born with spots.
3 | kicking zebra | Can you ride a zebra? | Zebras were never tamed for good | Zebras were never tamed for good. People tried to ride them and to harness them, and gave up. | They panic easily, bite hard and kick. | Horses and donkeys proved far easier to work with.
3 | three kinds | How many kinds of zebra are there? | Three kinds of zebra live in Africa | Three kinds of zebra live in Africa. There are plains, mountain and Grevy's zebras. Grevy's is the largest, with narrow stripes. | Grevy's zebra is endangered. | Plains zebras walk far each year after the rain.
! white horse | zebras are striped horses | They belong to the horse family, but are a branch of their own. | Zebras and horses can have foals together, which are nearly always sterile.

# rhinos | animal | rhinos | rhino, rhinos, rhinoceros, rhinoceroses, white rhino, black rhino, white rhinos, black rhinos | Rhinoceros
> Its horn is what your fingernails are made of. | The white rhino is gray. So is the black one. | Two tons, and it lives on grass.
@ The bush cracks, and something very heavy breathes out.
4 | horn | What is a rhino's horn made of? | Rhino horn is made of keratin | Rhino horn is made of keratin. The horn is the same stuff as hair and fingernails, without bone inside. | It grows back when it is cut above the root. | People kill rhinos for it, though no cure comes from it.
4 | two rhinos | What is the difference between white and black rhinos? | Both white and black rhinos are gray | The white rhino has a wide mouth for grass, the black one a pointed lip for leaves. | Where the name white comes from is not certain. | The white is the larger of the two.
3 | ears | Can rhinos see well? | Rhinos see badly and smell well | Rhinos see badly and smell well. They are short-sighted, but their noses and turning ears notice you early. | They may charge at what they cannot make out. | Birds that sit on them can warn them.
3 | mud bath | Why do rhinos bathe in mud? | Mud is sunscreen for rhinos | Mud is sunscreen for rhinos. A coat of mud cools the skin, and keeps off Sun and insects. | Their skin is thick, but it burns and gets bitten. | They like to use the same hole again and again.
3 | map with five dots | How many kinds of rhino are there? | Five kinds of rhinos are left | Five kinds of rhinos are left. Two live in Africa, three in Asia. The Javan and the Sumatran are among the rarest large animals. | Of each of those two, fewer than a hundred or so are left. | Some kinds have one horn, others two.
! fire | rhinos stamp out fires | Nobody has shown that they do. The tale comes from films and stories. | Wild animals mostly run from fire.

# otters | animal | otters | otter, otters, sea otter, sea otters, river otter, river otters | Otter
> They hold hands so as not to drift apart. | The thickest fur on Earth floats on its back. | It has a pocket, and a stone in it.
@ Something small and furry floats by, with a clam on its belly.
4 | floating pair | Why do otters hold hands? | Sea otters hold on so as not to drift | Sea otters hold on so as not to drift. When they rest, some sea otters hold paws, and many wrap themselves in kelp. | The sea would carry them apart. | Mothers wrap up their pups before they dive.
5 | dense fur | How thick is an otter's fur? | Sea otters have the densest fur | Sea otters have the densest fur. On a patch as large as a fingernail grow more than a hundred thousand hairs. | They have no blubber, so the fur keeps them warm. | They clean it for hours, so that it holds air.
4 | stone on belly | Do otters use tools? | Sea otters crack shells with stones | Sea otters crack shells with stones. They lie on their backs, put a stone on the belly, and knock clams against it. | They carry food in loose skin under the arm. | Some of them keep a favorite stone for a while.
3 | kelp forest | Why are sea otters important? | Sea otters guard forests of kelp | Sea otters guard forests of kelp. They eat sea urchins, which would eat the kelp. | Where otters vanished, urchins grazed the sea floor bare. | Hunters took nearly all of them for their fur until nineteen eleven.
3 | webbed feet | How much does a sea otter eat? | Sea otters eat a quarter of their weight | Sea otters eat a quarter of their weight. Each day a sea otter eats some twenty to thirty percent of what it weighs. | It burns that much to stay warm in cold water. | River otters are smaller, and at home on land, too.

# red-pandas | animal | red pandas | red panda, red pandas, lesser panda | Red panda
> It had the name panda first. | No bear, no raccoon, no fox. | It wraps itself in its own tail.
@ High in a tree in the fog, something red looks down at you.
4 | two pandas | Is a red panda a panda? | The red panda was named first | The red panda was named first. It was described in eighteen twenty five, more than forty years before the giant panda. | The giant panda got the name from it. | The two are not close relatives.
4 | family tree | What is a red panda related to? | Red pandas are a family of their own | Red pandas are a family of their own. They stand alone in a family. Among their nearer relatives are raccoons, weasels and skunks. | For long, nobody knew where to put them. | Two kinds are told apart today by many scientists.
3 | bamboo | What do red pandas eat? | Red pandas live mostly on bamboo | Red pandas live mostly on bamboo. They eat leaves and shoots of bamboo, and some fruit, eggs and insects. | They digest little of it, so they eat for many hours. | A false thumb from a wrist bone helps them hold it.
3 | ringed tail | What is a red panda's tail for? | The tail is a blanket and a balance | The tail is a blanket and a balance. In the cold they roll up and cover the face with it. | On branches it keeps their balance. | They live in cool forests of the Himalayas and China.
3 | raised paws | Why do red pandas stand up? | Red pandas stand up to look big | Red pandas stand up to look big. When they are frightened, they rise on their hind legs and lift their paws. | It is a threat, and people find it cute. | They are hard to see, since their fur matches moss and lichen.

# capybaras | animal | capybaras | capybara, capybaras | Capybara
> The biggest rodent on Earth has no enemies in the bathtub. | Birds ride on it. Monkeys, too. | It sleeps with its nose out of the water.
@ You sit by a river in Brazil, and a very large guinea pig looks at you.
3 | size beside dog | How big is a capybara? | Capybaras are the largest rodents | Capybaras are the largest rodents. A grown one weighs about as much as a person, often around fifty kilograms. | Its nearest relatives are guinea pigs and rock cavies. | Mice and beavers are rodents as well.
4 | bird on back | Why are capybaras friends with everyone? | Other animals like to sit on capybaras | Other animals like to sit on capybaras. Birds pick insects from their fur, and they let it happen. | They are calm grazers that live in groups. | That does not make them pets for a home.
3 | nose above water | Can capybaras swim? | Capybaras swim and dive very well | Capybaras swim and dive very well. They have some webbing between the toes, and can stay under for up to five minutes. | Eyes, ears and nose sit high on the head. | They hide in the water from jaguars.
3 | long teeth | What do capybaras eat? | Capybaras eat grass all day | Capybaras eat grass all day. They eat a few kilograms of grass and water plants a day. | Their teeth grow all their lives. | They also eat their own droppings in the morning, to use the grass twice.
3 | young ones | How do capybaras raise their young? | Capybara mothers nurse each other's young | In a group, young ones drink from several mothers. | Groups often have ten to twenty animals. | Babies can follow and graze soon after birth.
! hot spring | capybaras come from Japan | They come from South America. Zoos in Japan let them bathe in hot water in winter. | The bath at one zoo made them famous.

# meerkats | animal | meerkats | meerkat, meerkats, suricate | Meerkat
> One stands guard, and twenty can eat. | They teach their children with live scorpions. | Black eye rings are sunglasses.
@ On a mound in the Kalahari, thirty small heads turn at once.
3 | guard on a mound | Why do meerkats stand up? | Meerkats take turns to stand guard | Meerkats take turns to stand guard. One climbs up and watches the sky while the others dig. It peeps, so that they know that it is there. | Eagles and jackals hunt them. | Different calls mean danger from above or from the ground.
5 | scorpion | Do meerkats teach their young? | Meerkats teach pups to handle scorpions | Meerkats teach pups to handle scorpions. They bring a dead scorpion first, then one without its sting, then a live one. | That is one of the best proofs of teaching in animals. | They bear much of the poison themselves.
3 | dark eye rings | Why do meerkats have black eyes? | Dark patches shade a meerkat's eyes | Dark patches shade a meerkat's eyes. The black fur around the eyes is thought to cut the glare. | They look for birds against a bright sky. | They can close their ears when they dig.
3 | burrow | Where do meerkats live? | Meerkats live in burrows in groups | Meerkats live in burrows in groups. A group of some twenty sleeps underground in the deserts of southern Africa. | They have many holes to run to. | In the morning they warm their dark bellies in the Sun.
3 | pups | Who has babies in a meerkat group? | One pair has most of the pups | One pair has most of the pups. The leading female has most young ones, and the others help to feed and guard them. | She drives off rivals. | They belong to the mongooses.

# lemurs | animal | lemurs | lemur, lemurs, ring-tailed lemur, ring-tailed lemurs, aye-aye, aye aye | Lemur
> They live on one island, and nowhere else. | They fight with smell. | One taps on wood and listens for dinner.
@ A tail with black and white rings stands up in the grass.
3 | island map | Where do lemurs live? | Wild lemurs live only on Madagascar | Wild lemurs live only on Madagascar. All of about a hundred kinds come from Madagascar and small islands near it. | Their ancestors most likely drifted there on plants. | Many are close to dying out, because their forests are cut.
4 | smelly tail | How do lemurs fight? | Ring-tailed lemurs fight with stink | Ring-tailed lemurs fight with stink. Males rub scent on their tails and wave them at each other. | Whoever holds out longer wins. | Females lead the groups.
4 | long finger | What is an aye-aye? | The aye-aye taps wood with its finger | The aye-aye taps wood with its finger. It knocks on bark, listens for grubs, and pulls them out with a long thin finger. | It does what woodpeckers do elsewhere. | It is the largest primate that is active at night.
4 | sleeping lemur | Do lemurs hibernate? | Some lemurs sleep for months | Dwarf lemurs rest for up to seven months, on fat stored in their tails. | No other primates hibernate like that. | The smallest lemur weighs about as much as an egg yolk or two.
3 | sitting in the Sun | Why do lemurs sit in the Sun? | Lemurs sunbathe with open arms | Ring-tailed lemurs sit upright with spread arms in the morning to warm up. | Nights can be cold on the island. | They are primates, like us, but no monkeys.

# chimpanzees | animal | chimpanzees | chimpanzee, chimpanzees, chimp, chimps | Chimpanzee
> Your cousin fishes for termites. | They laugh when they are tickled. | They beat people at one game on a screen.
@ In the forest of Gombe, somebody strips leaves off a twig.
4 | termite stick | Do chimpanzees use tools? | Chimpanzees make tools | Chimpanzees make tools. They strip twigs to fish for termites, crack nuts with stones and drink with leaves. | Jane Goodall saw it in nineteen sixty. | Until then many thought that only people make tools.
3 | double helix | How close are chimpanzees to humans? | Chimpanzees are our closest living relatives | Chimpanzees are our closest living relatives. Together with bonobos they are closest to us. Depending on how one counts, about ninety nine percent of comparable DNA is the same. | Our lines parted some six to seven million years ago. | We do not come from chimpanzees.
3 | laughing ape | Do chimpanzees laugh? | Chimpanzees laugh when they are tickled | Chimpanzees laugh when they are tickled. They pant in play, which sounds like breathy laughter. | They also kiss, embrace and comfort. | Laughter seems older than our kind.
4 | number screen | Are chimpanzees smart? | A chimpanzee beat people at numbers | A chimpanzee beat people at numbers. In Kyoto, Ayumu saw numbers on a screen for a moment and touched their places in order, faster than students. | He had trained for long. | They can also make plans for later.
3 | nest in a tree | Where do chimpanzees sleep? | Chimpanzees build a bed every night | Chimpanzees build a bed every night. They bend branches into a nest in a tree, often a new one each evening. | It is safe and soft. | Wild ones live in Africa and are endangered.

# moose | animal | moose | moose, mooses, eurasian elk, bull moose | Moose
> The largest deer can close its nose under water. | Its antlers grow faster than almost any bone. | In Europe it is called elk.
@ A dark wall stands in the road, on four very long legs.
3 | beside a car | How big is a moose? | Moose are the largest deer | Moose are the largest deer. A bull can stand two meters high at the shoulder, and weigh more than five hundred kilograms. | Long legs carry it through snow and swamps. | On the road it is too high for headlights.
4 | antlers | Why do moose lose their antlers? | Moose grow new antlers each year | Moose grow new antlers each year. Bulls drop them in winter and grow new ones by autumn, which can be wider than a person is tall. | Hardly any tissue of a mammal grows as fast. | Only males have them.
4 | diving moose | Can moose dive? | Moose dive for water plants | Moose dive for water plants. They swim well, and dive down several meters to eat plants. | They can close their nostrils. | Water plants hold salt that they need.
3 | two names | Is a moose an elk? | In Europe a moose is called elk | In Europe a moose is called elk. The same animal is moose in North America and elk in British English. | The American elk is another deer, the wapiti. | Settlers mixed up the names.
3 | twigs | What do moose eat? | Moose eat twigs and leaves | Moose eat twigs and leaves. Moose comes from a word of the Algonquian languages, often explained as one who strips off. | They eat twigs, bark and water plants, up to some twenty kilograms a day and more. | The flap below the chin is called a bell.

# beavers | animal | beavers | beaver, beavers, beaver dam, beaver dams | Beaver
> Its teeth are orange because of iron. | It builds a lake to feel safe. | Its front door is under water.
@ A tree falls in the night, and nobody has an axe.
4 | orange teeth | Why are beaver teeth orange? | Iron makes beaver teeth orange | The enamel holds iron, which makes it hard and orange. | The back wears down faster, so they stay sharp. | They never stop growing.
4 | dam | Why do beavers build dams? | Beavers build dams to raise the water | Beavers build dams to raise the water. In deep water the entrance of the lodge stays hidden, and food can be floated. | The longest known dam, in Canada, is more than seven hundred meters long. | The sound of running water makes them build.
3 | lodge | How do beavers live in winter? | Beavers enter their house from below | Beavers enter their house from below. The lodge of sticks and mud has its door under water and a dry room above. | In winter they eat branches that they sank beside it. | They do not hibernate.
3 | flat tail | What is a beaver's tail for? | A slap of the tail means danger | A slap of the tail means danger. A beaver hits the water with it, and all dive. It also steers, props them up and stores fat. | They do not plaster with it. | They can stay under for about fifteen minutes.
3 | wet meadow | Why are beavers good for nature? | Beavers make homes for others | Beavers make homes for others. Their ponds hold water in dry times, and frogs, fish and birds move in. | Few animals change a landscape so much. | They were hunted almost to the end for fur.
! wood | beavers eat fish | They live on bark, leaves and water plants. | Otters, which share the river, are the ones that fish.

# skunks | animal | skunks | skunk, skunks, skunk spray | Skunk
> First it stamps. Then you should go. | Two nozzles, and good aim. | Owls eat them anyway.
@ Something black and white stamps its feet in front of you.
4 | spray | How far can a skunk spray? | Skunks spray several meters | Two glands under the tail shoot an oily spray, with aim over about three meters and more. | You can smell it from far away. | It holds sulfur, which our noses notice in traces.
3 | stamping feet | Do skunks warn you? | Skunks warn before they spray | Skunks warn before they spray. They stamp, raise the tail, and the spotted ones do a handstand. | They have only a few shots, and need days to refill. | The black and white coat is a warning, too.
4 | great horned owl | Who eats skunks? | Great horned owls hunt skunks | Great horned owls hunt skunks. Like most birds, they smell little. | Foxes and dogs try it once. | Cars are a greater danger for them.
3 | dog in bath | How do you get rid of skunk smell? | Tomato juice does not remove skunk smell | Tomato juice does not remove skunk smell. It only covers it, while the nose gets tired. | What helps is to change the sulfur compounds chemically. | Vets know a mixture for dogs.
3 | grubs | What do skunks eat? | Skunks dig for grubs at night | Skunks dig for grubs at night. They eat insects, mice, eggs, fruit and trash. | They dig up wasps' nests, too. | Their closest relatives are the stink badgers of Asia.

# ants-insects | animal | ants | ant, ants, ant colony, ant colonies, leafcutter ants, fire ants, ants find their way, army ants | Ant
> All the ants you see are sisters. | They had farms before us. | They find home by counting steps.
@ You sit on the grass, and a crumb begins to walk.
4 | trail of ants | How do ants find their way? | Ants follow a trail of scent | Ants follow a trail of scent. An ant that found food marks its way home, and others follow and renew it. | A trail that leads to nothing fades. | Desert ants steer by the sky and count their steps.
3 | workers | Are worker ants male or female? | Every worker ant is a female | Every worker ant is a female. Workers are daughters of the queen. Males have wings, mate, and die soon after. | So nearly all ants that you see are sisters. | A queen can live for years, of some kinds more than twenty.
4 | leaf piece | Do ants farm? | Leafcutter ants grow a fungus | Leafcutter ants grow a fungus. They cut leaves, chew them, and feed them to a fungus that they eat. | Ants have done that for tens of millions of years. | Others keep aphids and milk them for sweet juice.
4 | big load | How strong are ants? | Ants carry many times their own weight | Many kinds lift ten to fifty times what they weigh. | Small bodies have much muscle for their weight. | At our size, the trick would not work.
4 | raft of ants | What do ants do in a flood? | Fire ants build rafts of themselves | Fire ants build rafts of themselves. They hold on to each other and float for weeks, with the queen in the middle. | Hairs trap air, so those below can breathe. | Ants have no lungs, but tubes in the body.

# ladybugs | animal | ladybugs | ladybug, ladybugs, ladybird, ladybirds, lady beetle | Coccinellidae
> The dots do not tell its age. | It bleeds from its knees. | Farmers buy them by the bag.
@ Something tickles your hand, and opens its back.
3 | spots | Do the dots tell a ladybug's age? | A ladybug's dots say nothing of age | A ladybug's dots say nothing of age. The number depends on the kind, and stays the same for life. | Kinds have from none to more than twenty. | The seven-spotted one is the best known in Europe.
4 | yellow drop | Why do ladybugs leave a yellow drop? | Ladybugs bleed from their knees | Ladybugs bleed from their knees. In danger they press a bitter yellow blood out of their leg joints. | Birds learn to leave red beetles alone. | So the color is a warning.
4 | aphid | What do ladybugs eat? | Ladybugs eat aphids by the thousand | Ladybugs eat aphids by the thousand. One may eat several thousand in its life, and its larva eats them, too. | So gardeners and growers release them. | A few kinds eat leaves or mildew.
3 | larva | What do baby ladybugs look like? | Young ladybugs look like small dragons | Young ladybugs look like small dragons. The larvae are long, dark and spiny, and do not look like a beetle at all. | They change in a pupa within about a week. | Do not take them for pests.
3 | winter cluster | Where do ladybugs go in winter? | Ladybugs spend the winter in crowds | Ladybugs spend the winter in crowds. They gather in leaves, cracks and houses and wait for spring. | In California, millions meet in the mountains. | They live about a year.
! lady | all ladybugs are female | Males look nearly the same. The lady in the name is Mary, mother of Jesus. | In many languages the beetle bears her name.

# dragonflies | animal | dragonflies | dragonfly, dragonflies | Dragonfly
> It catches nearly everything that it hunts. | Before there were birds, some had wings like a crow. | It breathes through its bottom as a child.
@ Something glitters over the pond, stands still, and is gone.
5 | caught fly | How good are dragonflies at hunting? | Dragonflies catch nearly all they hunt | Dragonflies catch nearly all they hunt. In studies they caught over ninety percent of what they went for. | They fly to where the prey will be. | Lions miss most of the time.
4 | fossil wing | How big were dragonflies once? | Early relatives were as large as crows | Early relatives were as large as crows. Some three hundred million years ago, relatives of dragonflies had wings of about seventy centimeters from tip to tip. | The air held more oxygen then. | They were no true dragonflies yet.
4 | four wings | How do dragonflies fly? | Each wing of a dragonfly moves alone | Each wing of a dragonfly moves alone. Dragonflies fly forward, backward and sideways, and stand in the air. | Four wings with their own muscles make it possible. | Engineers copy them.
3 | larva in water | How long do dragonflies live? | Dragonflies live mostly under water | The larva spends months to years in water, and the flying insect lives some weeks. | It catches prey with a lip that shoots out. | It breathes with gills in its rear end, and can jet away.
4 | huge eyes | How well do dragonflies see? | Dragonfly eyes cover nearly the whole head | Dragonfly eyes cover nearly the whole head. Each eye has up to thirty thousand small lenses. | They see almost all around. | They cannot sting.

# starfish | animal | starfish | starfish, sea star, sea stars, starfishes | Starfish
> No brain, no blood, and it hunts. | It eats outside of its body. | One arm can become a new star.
@ The tide is out, and a star lies in the pool.
4 | arm growing | Can a starfish regrow an arm? | Starfish grow back their arms | Starfish grow back their arms. A lost arm grows again within months to a year or so. | In some kinds, an arm with a piece of the middle becomes a whole star. | They let an arm go to get away.
5 | open clam | How do starfish eat? | Starfish put their stomach outside | Starfish put their stomach outside. They pull a clam open a bit, push the stomach in, and digest it there. | So they can eat what is larger than their mouth. | Then they pull the stomach back.
4 | tube feet | How do starfish walk? | Starfish walk on hundreds of tube feet | Starfish walk on hundreds of tube feet. Water pressed through their body moves small feet with suckers. | Together the feet are strong enough to pull a clam open. | They have no brain, but nerves in each arm.
3 | eye at tip | Do starfish have eyes? | Starfish have an eye on each arm | Starfish have an eye on each arm. At the tip sits a simple eye that sees light, dark and large shapes. | It helps them to find back to the reef. | Most have five arms, some forty and more.
3 | sea star | Is a starfish a fish? | Starfish are no fish | Starfish are no fish. They have no scales, no fins and no spine. Their relatives are sea urchins. | So many say sea star. | Taken out of the water for a photo, they can die.

# frogs | animal | frogs | frog, frogs, toad, toads, tree frog, tree frogs, tadpole, tadpoles, poison dart frog, poison dart frogs | Frog
> It swallows with its eyes. | It drinks through its skin. | One kind freezes solid, and hops off in spring.
@ It is dusk, and the whole pond begins to sing.
4 | frog eyes | How do frogs swallow? | Frogs push food down with their eyes | Frogs push food down with their eyes. When they swallow, the eyes sink into the head and help to push. | They have few teeth or none that chew. | That is why they blink at dinner.
4 | wet skin | How do frogs drink? | Frogs drink through their skin | Frogs drink through their skin. They take in water through the skin, most of it at the belly. | They also breathe through it. | So dirt in the water hurts them first.
5 | frozen frog | Can a frog freeze? | Wood frogs freeze and thaw | In Alaska and Canada wood frogs let much of their body turn to ice, and the heart stops. | Sugar protects the cells. | In spring they thaw and hop away.
4 | bright frog | Are colorful frogs poisonous? | Bright frogs warn of poison | The golden poison frog of Colombia carries enough poison to kill several people. | It comes from what it eats, and tame ones lose it. | People there put it on darts.
3 | tadpole | What is the difference between frogs and toads? | Toads are frogs with dry skin | Toads are a family of frogs, with dry, bumpy skin and shorter legs. | Frogs leave clumps of eggs, toads mostly strings. | A tadpole becomes a frog within weeks or months.
! wart | toads give you warts | Warts come from a virus of people. | The bumps on a toad are glands.

# chameleons-geckos | animal | chameleons and geckos | chameleons, chameleon, gecko, geckos, chameleon tongue, gecko feet | Chameleon
> It does not change color to hide. | Two eyes, two directions. | One walks on the ceiling without glue.
@ The branch in front of you opens one eye, and then the other.
4 | color change | Why do chameleons change color? | Chameleons change color to talk | Chameleons change color to talk. They show mood, warmth and rank more than they hide. | Tiny crystals in the skin move and reflect other light. | A bright male says that he will fight.
4 | two eyes | How do chameleon eyes work? | Chameleon eyes move apart from each other | Chameleon eyes move apart from each other. Each eye looks its own way, and both turn forward to aim. | So they see almost all around. | Geckos mostly lick their eyes clean.
5 | shooting tongue | How long is a chameleon's tongue? | A chameleon's tongue outreaches its body | A chameleon's tongue outreaches its body. It shoots out up to about twice the length of the body in a fraction of a second. | It is wound up like a spring. | Sticky spit holds the insect.
5 | gecko foot | How do geckos walk on walls? | Geckos stick by millions of hairs | Geckos stick by millions of hairs. Their toes bear hairs that split into finer ones and cling to each bump. | It is the pull between molecules, not glue. | They peel off the toes with each step.
4 | lost tail | Why do geckos drop their tails? | Geckos drop their tail to escape | The tail goes on wriggling, and the gecko runs. | A new one grows within weeks or months, a bit different. | Chameleons cannot do that.

# swans-ducks | animal | ducks | duck, ducks, duckling, ducklings, mallard, mallards | Anatidae
> A duck sleeps with one eye open. | Its quack does echo. | A drop of water runs off, and there is a reason.
@ You throw nothing, and twelve ducks come anyway.
4 | one open eye | How do ducks sleep? | Ducks sleep with half of the brain | At the edge of a group, ducks keep one eye open and rest one half of the brain. | They watch for enemies. | Those in the middle close both.
3 | water drop | Why do ducks not get wet? | Oil and fine feathers keep ducks dry | Oil and fine feathers keep ducks dry. They spread oil from a gland near the tail, and the fine structure of feathers keeps water out. | Air below keeps them warm. | Water runs off in drops.
4 | line of ducklings | Why do ducklings follow their mother? | Ducklings follow what they see first | Ducklings follow what they see first. In their first hours they learn whom to follow. It is called imprinting. | Konrad Lorenz had geese walk behind him. | Then they stay with her for weeks.
3 | flat bill | How do ducks eat? | Ducks sieve food with their bills | A duck's bill has fine plates at its edges. They hold back seeds and small animals as the water runs out. | Some ducks dive, others only tip over. | Geese mostly graze on land.
3 | ice pond | Why do ducks' feet not freeze? | Cold feet keep ducks warm | Warm blood on its way down heats the cold blood on its way up. | So the feet stay just above freezing and lose little heat. | That is why they can stand on ice.
! echo | a duck's quack does not echo | It does. It is soft and fades slowly, so that one hardly hears it. | An English university recorded it.
! bread | bread is good for ducks | It fills them without feeding them and spoils the water. | Peas, oats or corn are better.

# pigeons | animal | pigeons | pigeon, pigeons, homing pigeon, homing pigeons, carrier pigeon, carrier pigeons, doves, dove | Rock dove
> It was decorated for bravery. | It can tell Monet from Picasso. | Its ancestors lived on cliffs. Now it lives on yours.
@ You sit on a bench, and a gray bird looks at your sandwich.
4 | flight map | How do pigeons find home? | Homing pigeons find home over far ways | Homing pigeons find home over far ways. They come back over hundreds of kilometers, with the Sun, the field of Earth, smells and landmarks. | Some even follow roads. | How it all works together is still studied.
4 | medal | Were pigeons used in war? | Pigeons won medals in war | Pigeons won medals in war. They carried messages in both world wars. Thirty two got the British Dickin Medal. | One, Cher Ami, is said to have saved nearly two hundred Americans. | It stands in a museum in Washington.
4 | painting | Are pigeons smart? | Pigeons learned to tell painters apart | Pigeons learned to tell painters apart. In a Japanese study, they learned to tell pictures of Monet from those of Picasso. | They know faces of people, too. | They recognize letters after training.
3 | cliff | Why do pigeons live in cities? | City pigeons come from cliffs | City pigeons come from cliffs. They descend from the rock dove, which breeds on cliffs. | Ledges of houses are like rocks. | People kept them for thousands of years.
3 | crop milk | Why do you never see baby pigeons? | Baby pigeons stay hidden in the nest | Baby pigeons stay hidden in the nest. They stay in it for about a month, and are nearly grown when they leave. | Both parents feed them a kind of milk from the crop. | Males make it, too.

# woodpeckers | animal | woodpeckers | woodpecker, woodpeckers | Woodpecker
> Twenty knocks a second, and no headache. | Its tongue goes around its skull. | It knocks to be heard.
@ It drums in the forest, faster than you can count.
4 | drumming | Why do woodpeckers peck? | Woodpeckers drum to be heard | Woodpeckers drum to be heard. They knock for food and for nests, and drum to claim a place and to call a mate. | Each kind has its rhythm. | Gutters and poles are loud, so some use them.
5 | long tongue | Where does a woodpecker keep its tongue? | A woodpecker's tongue wraps its skull | A woodpecker's tongue wraps its skull. Its bones and muscles run around the back of the skull to the front. | So it can stick the tongue far out. | Barbs and sticky spit pull grubs out of holes.
4 | small brain | Why do woodpeckers get no headache? | A small brain saves woodpeckers | A small brain saves woodpeckers. Their brain is small and light, so a knock does less to it than to ours. | Newer measurements found that the skull hardly softens the blow. | A soft helmet would waste the knock.
3 | stiff tail | How do woodpeckers hold on? | Woodpeckers lean on their tails | Woodpeckers lean on their tails. Stiff tail feathers prop them, and two toes point back on most kinds. | So they stand on a trunk as on three legs. | Fine feathers keep dust from the nose.
3 | owl in hole | Who lives in woodpecker holes? | Old woodpecker holes are homes for others | Old woodpecker holes are homes for others. Owls, tits, bats and martens move in. | A pair makes new holes again and again. | So they help many in the forest.

# ravens-crows | animal | ravens and crows | ravens, raven, crows and ravens, ravens and crows | Common raven
> They hide food and watch who is looking. | They plan for tomorrow. | A group in London must never leave.
@ A deep croak sounds over you, and you feel seen.
5 | tool box | How smart are ravens? | Ravens can plan ahead | Ravens can plan ahead. In a study in Sweden, ravens kept a tool for later and passed up a small treat at once. | Apes and young children do so, too. | They do well beside apes in such tests.
4 | hidden food | Do ravens cheat? | Ravens hide food from watchers | Ravens hide food from watchers. When another looks on, they pretend to hide it, or move it later. | They seem to know what others see. | Those who steal themselves are more careful.
3 | two birds | What is the difference between a crow and a raven? | Ravens are larger than crows | A raven is as large as a buzzard, with a thick beak and a wedge-shaped tail. | Crows have a fan-shaped tail and caw. | Ravens croak and often soar.
3 | tower | Why are there ravens in the Tower of London? | The Tower of London keeps ravens | The Tower of London keeps ravens. A legend says that the kingdom falls if they leave. At least six are kept. | The story seems to come from the nineteenth century. | A ravenmaster cares for them.
4 | snow slide | Do ravens play? | Ravens slide on snow for fun | Ravens slide on snow for fun. They roll down roofs and slopes, and fly upside down. | Young ones also play with sticks and wolves. | They can copy sounds and even words.

# leopards-jaguars | animal | leopards and jaguars | leopard, leopards, jaguar, jaguars, black panther, panther, panthers, leopard vs jaguar | Leopard
> The black panther has spots. | One carries a meal up a tree. | One bites through a skull.
@ Two eyes shine on a branch, with a tail below.
4 | dark coat | What is a black panther? | Black panthers are leopards or jaguars | A black panther is no kind of its own, but a leopard or jaguar with dark fur. | In good light one sees the spots. | In each of the two, a change in one gene makes it.
3 | rosettes | What is the difference between a leopard and a jaguar? | Jaguars have dots inside their spots | Jaguars have dots inside their spots. Both have rings, and the jaguar's often have a dot in the middle. It is heavier, with a larger head. | Leopards live in Africa and Asia, jaguars in the Americas. | They never meet.
4 | prey in tree | How strong are leopards? | Leopards carry prey up trees | Leopards carry prey up trees. They drag animals heavier than themselves up, out of reach of lions and hyenas. | Neck and shoulders are very strong. | They hunt alone and at night.
4 | caiman | How strong is a jaguar's bite? | Jaguars bite through skulls and shells | Other cats go for the throat, and jaguars often bite through the skull. | They eat turtles and caimans. | They swim well.
3 | leopard map | Where do leopards live? | Leopards live in forests, deserts and cities | Leopards live in forests, deserts and cities. They live from Africa to the Far East of Russia, and near Mumbai even within a city. | They eat nearly all they can catch. | The Amur leopard is one of the rarest cats.

# snow-leopards-pumas | animal | snow leopards and pumas | snow leopard, snow leopards, puma, pumas, cougar, cougars, mountain lion, mountain lions | Snow leopard
> It cannot roar. | One cat has more names than any other. | Its tail is a scarf.
@ A stone rolls down the slope, and the slope has eyes.
4 | long tail | Why do snow leopards have long tails? | The snow leopard's tail is a scarf | The snow leopard's tail is a scarf. It is nearly as long as the body, keeps balance on rocks, and covers the face in sleep. | Wide furry feet carry it on snow. | It lives in the mountains of Central Asia.
4 | silent cat | Can snow leopards roar? | Snow leopards cannot roar | Snow leopards cannot roar. They purr, hiss and make a soft puff, but do not roar. | Their voice box is built otherwise than a lion's. | They are close to tigers all the same.
4 | many names | Is a puma a mountain lion? | Puma, cougar and mountain lion are one | Puma, cougar and mountain lion are one. The same cat has dozens of names, because it lives from Canada to the south of Chile. | No wild land mammal of the Americas reaches farther. | It purrs, and does not roar.
4 | jump | How far can a puma jump? | Pumas can jump about five meters high | Pumas can jump about five meters high. Forward they leap even farther, from long hind legs. | They hunt deer from an ambush. | People hardly ever see them.
3 | tufted ear | What is a lynx? | A lynx has tufts on its ears | Lynxes are cats with short tails, tufted ears and wide feet for snow. | The bobcat is one of the four kinds. | The Iberian lynx was nearly gone and has come back.

# seals-walruses | animal | seals and walruses | seal, seals, walrus, walruses, sea lion, sea lions, elephant seal, elephant seals, seals and sea lions | Pinniped
> It naps on the way down. | Whiskers read the sea floor. | One can stay below for two hours.
@ A round head looks out of the waves, with very large eyes.
3 | ear flap | What is the difference between seals and sea lions? | Sea lions have ears that you can see | Sea lions have ear flaps and walk on their flippers, and true seals wriggle on their bellies. | In water, true seals push with the hind flippers, sea lions with the front ones. | Shows mostly have sea lions.
4 | tusks | What are walrus tusks for? | Walruses pull themselves up by their tusks | Walruses pull themselves up by their tusks. They heave themselves onto ice, keep holes open and show rank. | Males and females both have them. | They are teeth, and can grow to a meter.
4 | whiskers | How do walruses find food? | Walruses feel for clams with whiskers | Hundreds of whiskers search the dark sea floor, and they suck clams out of their shells. | They can eat thousands in one meal. | They blow water to dig.
5 | sleeping dive | How do elephant seals sleep? | Elephant seals nap as they sink | Elephant seals nap as they sink. On long trips at sea they sleep some two hours a day, in dives, turning like falling leaves. | Deep down they are safe from sharks and orcas. | Some dives last an hour or more.
3 | pup | Why do seal pups have white fur? | White pups are born on ice | Pups of harp seals and some others are born white and lose that fur within weeks. | They drink very fat milk and grow fast. | Pups on the beach are often just waiting, so keep away.

# manatees | animal | manatees | manatee, manatees, sea cow, sea cows | Manatee
> Sailors took it for a mermaid. | It has a relative with a trunk. | It has six bones in its neck. You have seven.
@ A gray shape the size of a car floats toward you, and eats grass.
4 | mermaid carving | Were manatees mistaken for mermaids? | Columbus took manatees for mermaids | Columbus took manatees for mermaids. In fourteen ninety three he noted three mermaids that were not as beautiful as painted. | They were most likely manatees. | Their order is named after the sirens.
4 | elephant | What are manatees related to? | Manatees are relatives of elephants | Manatees are relatives of elephants. They share ancestors with elephants, and have nails on their flippers, and teeth that move forward. | Worn teeth fall out in front, and new ones come from behind. | Both eat plants all day.
3 | sea grass | What do manatees eat? | Manatees graze under water | Manatees graze under water. They eat plants for six to eight hours a day, about a tenth of their weight. | That is why they are called sea cows. | They weigh some five hundred kilograms.
3 | warm spring | Why do manatees like warm water? | Manatees need warm water | Manatees need warm water. Below about twenty degrees Celsius they get ill, so in winter they gather at springs and power plants in Florida. | They have little fat. | Boats are a danger to them.
4 | neck bones | How many neck bones do manatees have? | Manatees have six neck bones | Manatees have six neck bones. Nearly all mammals, giraffes too, have seven. Manatees and some sloths are exceptions. | They cannot turn the head alone, so they turn around. | They come up for air every few minutes.
`
