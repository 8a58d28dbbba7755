/** Insects, other small legs, and lizards, for `readTopics`. */
export const INSECTS_AND_LIZARDS = `
# crickets-and-grasshoppers | animal | crickets and grasshoppers | cricket insect, cricket insects, crickets, crickets chirp, crickets chirping, a cricket chirps, grasshopper, grasshoppers, locust swarm, locust swarms, locusts form swarms | Grasshopper
> A cricket can tell you the temperature. | A cricket's ears are on its legs. | One shy grasshopper can turn into a plague.
@ A warm night, and the meadow does not stop ringing.
3 | singing cricket | Why do crickets chirp? | A cricket sings with its wings | A male cricket drags a ridge on one wing across the teeth on the other to call females. | Near a rival, they sing another song. | Grasshoppers mostly rub legs on wings.
4 | thermometer | Can crickets tell the temperature? | A cricket is a tiny thermometer | Crickets chirp faster when it's warm. With the snowy tree cricket of America, you can count chirps and get the temperature. | A formula for it was printed in eighteen ninety seven. | Below about fifty degrees, they mostly go quiet.
4 | leg | Where do crickets have their ears? | Crickets hear with their front legs | Just below the knee of the front leg there is a tiny eardrum. Grasshoppers have theirs at the belly. | So a female turns toward the song. | Crickets hear bats as well.
4 | jump | How far can a grasshopper jump? | A grasshopper's knees are loaded springs | A grasshopper jumps twenty times its length, by loading springs in its knees and letting go at once. | Muscles alone would be too slow. | Some jump almost three feet.
5 | dark cloud | How do locusts form swarms? | Locusts are grasshoppers that change in crowds | When grasshoppers of some kinds are crowded, a touch on their hind legs makes them seek company. They change color and fly off in swarms. | A swarm can hold billions. | In one day it can eat what thousands of people eat.
3 | food plate | Do people eat crickets? | Millions of people eat crickets | In Mexico, Thailand and many other countries, crickets and grasshoppers are roasted and eaten. They're full of protein. | They need little feed and water. | People with an allergy to shrimp should be careful.

# beetles | animal | beetles | beetles, beetle insect, beetle insects, beetle facts, scarab holy, dung beetles find their way | Beetle
> One in four known animals is a beetle. | One beetle steers by the Milky Way. | One beetle shoots boiling liquid.
@ You lift a piece of bark, and something shiny runs.
5 | collection | How many beetles are there? | About one animal kind in four is a beetle | Some four hundred thousand kinds of beetle are known, about a quarter of all known kinds of animals. | Many more are waiting for a name. | Their hard front wings protect them well.
5 | dung ball | How do dung beetles find their way? | Dung beetles steer by the Milky Way | Dung beetles roll their ball away in a straight line. In a planetarium, they managed it with nothing but the Milky Way overhead. | With caps on their eyes, they went astray. | By day they use the sun.
5 | hot spray | What does a bombardier beetle do? | One beetle fires boiling spray | The bombardier beetle mixes chemicals in its rear, and they react at the boiling point of water. It shoots in bursts. | It can aim nearly anywhere. | Some toads that swallow one spit it back out.
4 | strong beetle | What is the strongest insect? | A dung beetle pulled a thousand times its weight | In an experiment, a horned dung beetle pulled over a thousand times its own weight. | Males fight in tunnels over females. | For us that would be some full buses.
4 | old Egypt | Why was the scarab holy? | The scarab beetle stood for the rising sun | The Egyptians saw a beetle that rolls its ball and thought of the god who rolls the sun over the sky. | They wore it as a charm. | A stone scarab was laid on the heart of the dead.
3 | grub | How does a beetle grow up? | Most beetles spend most of life as grubs | From the egg comes a grub, then a pupa, and then the beetle. A stag beetle lives for years as a grub in dead wood. | A grown stag beetle lives only for weeks. | Many beetles need old wood.

# flies | animal | flies | housefly, houseflies, house fly, house flies, fly insect, flies insects, flies rub their hands, flies rub their legs, flies rub their hands together, fruit fly facts, facts about flies, fly facts, maggot, maggots, swat a fly, catch a fly, hard to swat | Fly
> A fly sees you in slow motion. | A fly tastes your cake with its feet. | Fruit flies helped win many Nobel Prizes.
@ You raise the newspaper slowly, and it is gone.
4 | swatter | Why are flies so hard to swat? | A fly sees faster than you do | A fly's eyes take in about four times as many pictures a second as ours. Within a fraction of a second it turns its body away from you. | It plans the jump before it flies. | Aim where it will go.
4 | rubbing legs | Why do flies rub their legs? | Flies rub their legs to clean their senses | Flies taste with hairs on their feet. Dust would spoil that, so they clean them. | A fly walks on your cake to taste it. | It also brushes its eyes.
4 | ceiling | How do flies walk on the ceiling? | Sticky pads hold a fly on the ceiling | Two pads with tiny hairs on each foot leave a thin, sticky liquid. Claws help to pull them off. | It walks with three feet on the ground at a time. | To land there, it turns over in the last moment.
3 | food | How do flies eat? | A fly spits on your food first | A housefly can only drink, so it lets digestive juice out onto your food and sucks up the soup. | A fly on your food may have sat on dung before. | Food should be covered against flies.
5 | laboratory | What do we owe to the fruit fly? | Fruit flies taught us how genes work | Fruit flies breed within ten days or so. Work with them brought several Nobel Prizes, on chromosomes, growth and the inner clock. | Many genes that make us ill have a match in them. | They were the first animals in space, in nineteen forty seven.
4 | maggot | What are maggots good for? | Maggots clean up, even in wounds | Maggots turn dead animals into soil. Doctors put clean, bred ones on wounds that do not heal, since they eat mostly dead tissue. | They let out substances against germs, too. | Some solve crimes. Their age tells how long somebody has been dead.

# moths | animal | moths | moth, moths, moths attracted to light, insects attracted to light, bugs attracted to light, moths like light, moths love light, moths fly to the light, moths are attracted to light, insects are attracted to light, insects fly to light, silk made, silk is made, how silk is made | Moth
> Moths don't love the light. It confuses them. | Some moths have no mouth. | Your silk shirt was spun by a moth.
@ The lamp on the porch has company again.
5 | lamp | Why are moths attracted to light? | Lamps trap moths by confusing them | Flying insects keep their backs to the brightest side, which was always the sky. At a lamp, they tilt and circle. | Fast cameras showed it in twenty twenty four. | They are trapped more than drawn.
4 | ear | How do moths escape bats? | Many moths can hear bats | Many moths have ears for the calls of bats and drop down at once. Tiger moths click back and disturb the echo. | Others have soft scales that swallow sound. | It is an arms race of millions of years.
4 | no mouth | Which moths do not eat? | Some moths are born without a working mouth | Adult atlas and luna moths live on the fat they stored as caterpillars. They have about a week to find a mate. | So everything they do is for love. | The atlas moth spans nearly ten inches.
4 | silk thread | How is silk made? | Silk is a moth's cocoon, unwound | A silkworm winds one thread, over a thousand feet long, around itself. Then the cocoon is boiled and unwound. | The moth has been bred in China for thousands of years and can hardly fly any more. | It takes some two thousand cocoons or more to make one dress.
4 | sooty tree | What did the peppered moth show? | Factory smoke turned a moth black | In industrial England, dark peppered moths took over on sooty trees, because birds missed them. With clean air, the light ones came back. | It shows evolution at work. | The gene was found in twenty sixteen.
3 | wool | Which moths eat clothes? | Only the grubs of clothes moths eat wool | The small golden moth that flies in the room eats nothing more. Its grubs eat wool, fur and feathers. | Most moths never touch clothes. | Clean wool in tight boxes is safe.

# cicadas | animal | cicadas | cicada, cicadas, cicada sound, cicadas loud, cicadas so loud, periodical cicadas, seventeen year cicadas, 17 year cicadas | Cicada
> Some cicadas count to seventeen in the dark. | A cicada can be as loud as a lawn mower. | Cicadas come by the billion, all at once.
@ The ground has holes all over, and then the trees begin to scream.
5 | calendar | Why do cicadas come out every seventeen years? | Some cicadas stay below ground for seventeen years | In the east of the United States, broods come out all at once after thirteen or seventeen years. So many come that hunters cannot eat them all. | Thirteen and seventeen are prime numbers, which may keep enemies from matching them. | They seem to count the seasons of trees.
4 | drum | How do cicadas make their sound? | A cicada has drums in its belly | A male cicada buckles ribbed plates in his sides hundreds of times a second, and his hollow belly makes it loud. | Only males sing. | Each kind has its own song.
4 | ear muffs | How loud are cicadas? | A cicada can drown out a lawn mower | Up close, the loudest cicadas reach a hundred decibels and more, to call females. | The male can turn down his own ears. | Some birds leave when it begins.
3 | roots | What do cicadas eat? | Cicadas drink sap from roots and twigs | The young suck thin sap from roots for years. Grown ones drink from twigs. | They do not bite and have no sting. | Pets that eat too many may get sick.
4 | empty shell | Why do cicadas leave shells on trees? | Cicadas climb out of their last skin | At night the young climb up, the skin splits at the back, and a soft white cicada pulls itself out. | By morning it is dark and can fly. | The grown ones live for some weeks.
4 | white fungus | Can cicadas become zombies? | A fungus turns cicadas into zombies | A fungus eats away the rear of some cicadas, and they fly and mate on and spread it. It holds substances that drive them. | Infected males even copy the call of females. | People are not infected by it.

# lizards | animal | lizards | lizard, lizards, basilisk lizard, lizards lose their tails, lizard lose its tail, lizards drop their tails, lizard tail, jesus lizard | Lizard
> A lizard throws away its tail and runs. | One lizard shoots blood out of its eyes. | One lizard runs on water.
@ On the warm wall something flicks, and only a tail is left.
4 | twitching tail | Why do lizards lose their tails? | Lizards drop their tail to escape | Many lizards can break off their tail at a set place. It goes on twitching and keeps the hunter busy. | A new one grows, with cartilage in place of bone. | Fat was stored in the old one, so it is a real loss.
5 | running basilisk | Which lizard runs over water? | The basilisk runs over water | The basilisk of Central America slaps the water so fast with its hind feet that it does not sink. Young ones manage some ten or twenty meters. | Fringes on the toes make the foot wider. | When it gets slow, it swims.
5 | red eye | Which lizard shoots blood? | Horned lizards squirt blood from their eyes | When a coyote or dog grabs them, some horned lizards squirt blood from the rim of the eye. It tastes bad to them. | The blood can fly more than a meter. | Their spines are the first defense.
4 | rock in the sea | Which lizard swims in the sea? | One lizard sneezes out sea salt | On the Galapagos, marine iguanas dive for algae and sneeze out the salt. In hungry years, even their bones shrink. | After it they warm up on black rocks. | Darwin found them ugly.
3 | sunbath | Why do lizards lie in the sun? | Lizards take their heat from the sun | Reptiles make hardly any heat of their own. In the sun they get fast, and in the shade they cool down. | So they need much less food than a mammal. | In cold nights they are stiff.

# centipedes | animal | centipedes and millipedes | centipede, centipedes, millipede, millipedes, house centipede, house centipedes, centipede legs, how many legs does a centipede have, is a pill bug | Centipede
> No centipede has exactly one hundred legs. | One millipede has more than a thousand legs. | The pill bug in your basement is a cousin of the crab.
@ You turn a stone, and everything with legs leaves.
5 | many legs | How many legs does a centipede have? | No centipede has exactly one hundred legs | Grown centipedes have an odd number of pairs, from fifteen to nearly two hundred. So one hundred legs never come out. | Each ring has one pair. | The front pair are fangs with venom.
5 | thousand legs | Does a millipede have a thousand legs? | One millipede has over a thousand legs | A white, blind millipede found deep under Australia in twenty twenty had up to one thousand three hundred and six. | All others have fewer, mostly some dozens to hundreds. | It is as thin as a thread.
3 | leaf | What do millipedes eat? | Millipedes eat dead leaves | Millipedes are slow and turn leaves into soil. Centipedes are fast and hunt. | When touched, a millipede curls up and smells bad. | Lemurs rub them on their fur.
4 | giant | How big are centipedes? | One centipede eats bats | The giant centipede of South America grows about a foot long, and it's been seen catching bats in caves. | Its bite hurts badly. | The mother curls around her young.
3 | bathroom wall | Is the house centipede dangerous? | House centipedes are your pest control | The long-legged house centipede on your wall eats spiders, flies and silverfish, and it almost never bites people. | It likes damp rooms. | At night it runs quickly over walls.
4 | rolled ball | What is a pill bug? | Pill bugs are cousins of crabs | Pill bugs and woodlice are crustaceans that moved to land. They still breathe with a kind of gill and so need damp places. | Some roll into a ball. | The young grow in a pouch.

# termites | animal | termites | termite, termites, termite mound, termite mounds, termites eat wood | Termite
> Termites keep a king. | Blind workers build towers for termites. | Termites can't digest wood on their own.
@ The wall sounds hollow when you knock.
4 | mound | How high are termite mounds? | Termites build mounds of many meters | Some mounds in Africa reach eight meters, built by blind workers as small as a grain of rice. | The tunnels let air through. | Old mounds in Brazil cover an area as large as Britain.
4 | king and queen | Who rules the termites? | Termites have a queen and a king | Unlike ants and bees, termites keep a king who stays with the queen. Some queens can lay thousands of eggs a day. | Some queens are thought to live for decades. | Termites are relatives of cockroaches.
4 | wood | How do termites eat wood? | Guests in the gut digest wood for termites | Tiny creatures in their gut break the wood down. Others grow a fungus on chewed plants. | Termites turn dead wood into soil. | Only a few kinds eat houses.
4 | soldier | How do termites defend themselves? | Termite soldiers cannot feed themselves | Soldiers have large jaws, or a nozzle on the head that squirts glue. Workers must feed them. | Some bang their heads on the wood as an alarm. | Old workers of one kind burst and spill poison.
3 | white ant | Are termites ants? | Termites are cousins of cockroaches | Termites look like white ants, but they're relatives of cockroaches, and their young look like small workers right away. | Ants and termites came to live in colonies independently. | Ants are their worst enemies.

# praying-mantis | animal | praying mantises | praying mantis, praying mantises, mantis insect, mantises, mantis eat male, mantis eats male, orchid mantis | Mantis
> A praying mantis turns its head and looks at you. | Sometimes the mantis eats her mate. | A mantis hears with one ear on its chest.
@ It folds its arms as if in prayer, and waits.
4 | turning head | Can a praying mantis turn its head? | A praying mantis can look behind itself | Almost no other insect can turn its head as far as a praying mantis, and its two big eyes see depth. | Researchers put tiny glasses for three D films on them. | It strikes in less than a tenth of a second.
4 | couple | Does the praying mantis eat her husband? | The mantis sometimes eats her mate | Female mantises of many kinds eat the male, more often when they're hungry, and his body helps make more eggs. | Males come closer with great care. | In captivity it was seen more than in the wild.
4 | one ear | How do mantises hear? | Many mantises hear with one ear | A single ear sits in the middle of the chest and hears the calls of bats. A flying mantis then drops in a spiral. | It cannot tell where a sound comes from. | Some cannot fly and cannot hear.
4 | flower | What is an orchid mantis? | One mantis pretends to be a flower | The orchid mantis is white and pink, with legs like petals. In tests, it drew more insects than real flowers did. | It need not sit on a flower. | It lives in Southeast Asia.
3 | foam | How do mantises lay eggs? | Mantis eggs come in a hard foam | The female lays dozens to hundreds of eggs in foam that gets hard. The young come out all at once. | Young mantises look like small adults. | Young mantises eat one another if they stay together.

# stick-insects | animal | stick insects | stick insect, stick insects, walking stick insect, leaf insect, leaf insects, phasmids | Phasmatodea
> You've probably looked right at one and missed it. | Ants carry its eggs home and don't know it. | One stick insect was lost for eighty years.
@ A twig on the branch slowly lifts a leg.
5 | twig | How long are stick insects? | The longest stick insects pass half a meter | In China, stick insects of more than sixty centimeters with legs stretched were found. They are among the longest insects. | They sway like a twig in the wind. | Many females need no males.
4 | lone female | Do stick insects need males? | Many stick insects have young without males | In many kinds, females lay eggs that grow without being fertilized. In some, males are hardly ever seen. | All the young are then daughters. | That works well where mates are hard to find.
4 | egg | Why do ants carry stick insect eggs? | Ants carry stick insect eggs to safety | Some eggs look like seeds with a fatty knob. Ants take them to the nest, eat the knob and leave the egg. | In the nest, an egg is safe from wasps. | Other eggs simply fall.
5 | island rock | Which insect came back from the dead? | A giant stick insect was lost for eighty years | Rats from a ship wiped out the giant stick insect of Lord Howe Island around nineteen twenty. In two thousand and one, a few were found on a rock. | The survivors sat below a single bush. | Zoos have bred thousands since.
3 | swaying | How do stick insects hide? | Stick insects sway like twigs | Stick insects sit still by day and sway when they walk. Some drop as if dead, or shed a leg. | A lost leg grows again in the young. | Leaf insects even have fake bites at the edge.

# ticks | animal | ticks | tick insect, ticks, tick facts, ticks jump, ticks fall from trees, ticks dangerous, avoid ticks, tick bite, tick bites | Tick
> A tick smells your breath and raises its arms. | Ticks don't fall out of trees. | A tick can go a year without food.
@ You come out of the high grass, and something small climbs your sock.
4 | grass blade | How do ticks find us? | Ticks wait on grass with raised legs | Ticks cannot jump and do not drop from trees. They sit on grass and bushes and hold on to whoever brushes by. | They smell breath and sweat with their front legs. | Eight legs make them relatives of spiders.
4 | full tick | How long can a tick live without food? | A tick takes only a few meals in life | Most ticks take one meal of blood in each stage. Between, some can starve for a year or longer. | Full females swell to the size of a pea. | After the last meal, a female lays thousands of eggs and dies.
3 | long socks | How do you avoid ticks? | Long pants and a check stop ticks | Stay on the path, tuck your pants into your socks, and check your skin after a walk, even behind the knees. | Ticks can pass on diseases such as Lyme disease. | The sooner it is out, the better.
3 | tweezers | How do you remove a tick? | Pull a tick straight out with fine tweezers | Grip the tick close to the skin with fine tweezers and pull slowly upward. Skip the oil, the glue and the fire. | Clean the spot and write down the date. | With a spreading red ring or fever, see a doctor.
4 | numb bite | Why do you not feel a tick? | A tick numbs you before it drinks | A tick's spit numbs the spot and keeps your blood flowing, so it can drink for days unnoticed. | A kind of cement holds it in the skin. | Looking is better than waiting for an itch.

# fleas | animal | fleas | flea, fleas, fleas jump, flea jump, flea circus, flea circuses, flea facts | Flea
> A flea jumps about a hundred times its height. | Fleas once pulled tiny coaches. | A flea is as flat as a coin on edge.
@ Something small is there, and then it is not.
5 | jumping flea | How far can a flea jump? | A flea can jump a hundred times its height | A pad of rubbery protein stores the force like a spring. A cat flea reaches about twenty centimeters in height. | It speeds up more than a rocket. | It is flat, so that it slips through fur.
4 | tiny circus | Were flea circuses real? | Flea circuses were real | In the nineteenth century, fleas on thin gold wires pulled tiny coaches in front of an audience. They weren't trained, only tied. | Today most are tricks with magnets. | The human flea has become rare.
4 | plague doctor | Did fleas spread the plague? | Fleas carried the plague | The plague bacterium blocks the gut of a flea, so that it bites again and again and spits germs into the wound. | Rat fleas have spread it in many outbreaks. | How the Black Death moved so fast is still debated.
3 | carpet | Where do fleas live? | Most fleas at home are not on the pet | Eggs fall off the cat or dog into carpets and beds. Most fleas in a home are eggs, larvae and pupae. | A pupa can wait for months until it feels footsteps. | So vacuuming and hot washing matter as much as treating the animal.
3 | flat flea | Why are fleas flat? | A flea is flat as a coin on edge | Because a flea is flat from side to side, it slips between hairs, and backward bristles keep it from being combed out. | It has no wings. | The ancestors of fleas had wings.

# salamanders | animal | salamanders | salamander, salamanders, newt, newts, fire salamander, fire salamanders, giant salamander, giant salamanders, salamanders fire proof | Salamander
> People believed salamanders lived in fire. | Most salamanders breathe without lungs. | One salamander grows as long as a person.
@ After the rain, something black and yellow walks over the path.
4 | fire | Do salamanders live in fire? | Salamanders don't live in fire | People burned damp logs, salamanders crawled out, and a legend was born. | The black and yellow skin warns of poison. | They breathe through their skin, too.
5 | giant | How big are salamanders? | Giant salamanders can grow as long as a person | The giants of China and Japan can reach about one and a half meters and more. They live in cold streams and breathe through their folded skin. | They can live for decades. | In China they have become very rare in the wild.
5 | new leg | Can salamanders grow back legs? | Salamanders grow back whole legs | Many can grow back legs and tail, with bones and nerves, and even parts of the heart and eye. | Cells at the wound turn young again. | Doctors would love to know how.
4 | wet skin | How do salamanders breathe? | Most salamanders have no lungs | About two thirds of all salamanders breathe only through their skin and mouth. | So they must stay damp. | They are most varied in the Appalachian Mountains.
4 | green egg | Which animal lives with algae in its body? | Spotted salamanders have algae in their eggs | Green algae live in the eggs of the spotted salamander and even in the cells of its young. They give oxygen. | Algae inside the body are very rare among animals with a spine. | That the algae live inside cells was found only around twenty ten.
`
