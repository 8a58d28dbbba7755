/** Insects, other small legs, and lizards, for `readTopics`. */
export const INSECTS_AND_LIZARDS = `
# crickets-and-grasshoppers | animal | crickets and grasshoppers | cricket insect, cricket insects, crickets, crickets chirp, crickets chirping, a cricket chirps, grasshopper, grasshoppers, locust swarm, locust swarms, locusts form swarms | Grasshopper
> It tells you how warm the night is. | Its ears are on its legs. | One shy green animal can turn into a plague.
@ A warm night, and the meadow does not stop ringing.
3 | singing cricket | Why do crickets chirp? | Crickets chirp to call females | Males rub their wings together. A ridge on one wing runs over the teeth of a file on the other. | Near a rival, they sing another song. | Grasshoppers mostly rub legs on wings.
4 | thermometer | Can crickets tell the temperature? | Crickets chirp faster when it is warm | Their muscles depend on warmth. With the snowy tree cricket of America one can even count out the temperature. | A formula for it was printed in eighteen ninety seven. | Below about ten degrees Celsius they are mostly silent.
4 | leg | Where do crickets have their ears? | Crickets hear with their front legs | Just below the knee of the front leg there is a tiny eardrum. Grasshoppers have theirs at the belly. | So a female turns toward the song. | Bats are heard as well.
4 | jump | How far can a grasshopper jump? | A grasshopper jumps twenty times its length | It loads springs in its knees and lets them go at once. Muscles alone would be too slow. | Some jump most of a meter. | Then the wings open.
5 | dark cloud | How do locusts form swarms? | Locusts are grasshoppers that change in crowds | When grasshoppers of some kinds are crowded, a touch on their hind legs makes them seek company. They change color and fly off in swarms. | A swarm can hold billions. | In one day it can eat what thousands of people eat.
3 | food plate | Do people eat crickets? | Crickets are food for many people | In Mexico, Thailand and many other lands, crickets and grasshoppers are roasted and eaten. They hold much protein. | They need little feed and water. | People with an allergy to shrimp should be careful.

# beetles | animal | beetles | beetles, beetle insect, beetle insects, beetle facts, scarab holy, dung beetles find their way | Beetle
> Every fourth known animal is one of them. | One of them steers by the Milky Way. | One shoots boiling liquid.
@ You lift a piece of bark, and something shiny runs.
5 | collection | How many beetles are there? | About one animal kind in four is a beetle | Some four hundred thousand kinds of beetle are known, about a quarter of all known kinds of animals. | Many more are waiting for a name. | Their hard front wings protect them well.
5 | dung ball | How do dung beetles find their way? | Dung beetles steer by the Milky Way | They roll a ball of dung away in a straight line. In a planetarium, they managed it with only the band of the Milky Way. | With caps on their eyes, they went astray. | By day they use the sun.
5 | hot spray | What does a bombardier beetle do? | A bombardier beetle shoots boiling spray | It mixes chemicals in a chamber of its rear, and they react at about one hundred degrees Celsius. It shoots in bursts. | It can aim nearly anywhere. | Toads spit it out again.
4 | strong beetle | What is the strongest insect? | A dung beetle pulled a thousand times its weight | In an experiment, a horned dung beetle pulled over a thousand times its own weight. | Males fight in tunnels over females. | For us that would be some full buses.
4 | old Egypt | Why was the scarab holy? | The scarab beetle stood for the rising sun | The Egyptians saw a beetle that rolls its ball and thought of the god who rolls the sun over the sky. | They wore it as a charm. | It was laid on the heart of the dead.
3 | grub | How does a beetle grow up? | Most beetles spend most of life as grubs | From the egg comes a grub, then a pupa, and then the beetle. A stag beetle lives for years as a grub in dead wood. | As a beetle it lives for weeks. | So it needs old wood.

# flies | animal | flies | housefly, houseflies, house fly, house flies, fly insect, flies insects, flies rub their hands, flies rub their legs, flies rub their hands together, fruit fly facts, facts about flies, fly facts, maggot, maggots, swat a fly, catch a fly, hard to swat | Fly
> It sees you in slow motion. | It tastes your cake with its feet. | One of its kind helped to win many Nobel Prizes.
@ You raise the newspaper slowly, and it is gone.
4 | swatter | Why are flies so hard to swat? | A fly sees faster than you do | Its eyes take in about four times as many pictures a second as ours. Within a fraction of a second it turns its body away from you. | It plans the jump before it flies. | Aim where it will go.
4 | rubbing legs | Why do flies rub their legs? | Flies rub their legs to clean their senses | Flies taste with hairs on their feet. Dust would spoil that, so they clean them. | So it walks on your cake to taste it. | It also brushes its eyes.
4 | ceiling | How do flies walk on the ceiling? | Sticky pads hold a fly on the ceiling | Two pads with tiny hairs on each foot leave a thin, sticky liquid. Claws help to pull them off. | It walks with three feet on the ground at a time. | To land there, it turns over in the last moment.
3 | food | How do flies eat? | Flies spit on their food | A housefly can only drink. It lets out digestive juice on solid food and sucks up the soup. | It sat on dung before. | That is why food should be covered.
5 | laboratory | What do we owe to the fruit fly? | Fruit flies taught us how genes work | Fruit flies breed within ten days or so. Work with them brought several Nobel Prizes, on chromosomes, growth and the inner clock. | Many genes that make us ill have a match in them. | They were the first animals in space, in nineteen forty seven.
4 | maggot | What are maggots good for? | Maggots clean up, even in wounds | Maggots turn dead animals into soil. Doctors put clean, bred ones on wounds that do not heal, since they only eat dead tissue. | They let out substances against germs, too. | Some solve crimes. Their age tells how long somebody has been dead.

# moths | animal | moths | moth, moths, moths attracted to light, insects attracted to light, bugs attracted to light, moths like light, moths love light, moths fly to the light, moths are attracted to light, insects are attracted to light, insects fly to light, silk made, silk is made, how silk is made | Moth
> It does not love the light. It is confused by it. | Some have no mouth. | One of them gave us silk.
@ The lamp on the porch has company again.
5 | lamp | Why are moths attracted to light? | Moths turn their back to the light | Flying insects keep their back to the brightest side, which was always the sky. At a lamp, they tilt and circle it. | Fast cameras showed it in twenty twenty four. | They are trapped more than drawn.
4 | ear | How do moths escape bats? | Many moths can hear bats | Many moths have ears for the calls of bats and drop down at once. Tiger moths click back and disturb the echo. | Others have soft scales that swallow sound. | It is an arms race of millions of years.
4 | no mouth | Which moths do not eat? | Some grown moths have no working mouth | Atlas and luna moths live on the fat of their time as caterpillars. They have about a week to find a mate. | So all they do is for love. | The atlas moth spans some twenty five centimeters.
4 | silk thread | How is silk made? | Silk comes from the cocoon of a moth | The silkworm winds a single thread of several hundred meters around itself. It is boiled and unwound. | The moth has been bred in China for thousands of years and can hardly fly any more. | Some two thousand cocoons make one dress or so.
4 | sooty tree | What did the peppered moth show? | Soot turned a moth black | In industrial England, dark peppered moths became the rule on sooty trees, since birds overlooked them. With clean air, light ones came back. | It shows evolution at work. | The gene was found in twenty sixteen.
3 | wool | Which moths eat clothes? | Only the grubs of clothes moths eat wool | The small golden moth that flies in the room eats nothing more. Its grubs eat wool, fur and feathers. | Most moths never touch clothes. | Clean wool in tight boxes is safe.

# cicadas | animal | cicadas | cicada, cicadas, cicada sound, cicadas loud, cicadas so loud, periodical cicadas, seventeen year cicadas, 17 year cicadas | Cicada
> They count to seventeen in the dark. | Some are louder than a lawn mower. | They come by the billion, on one evening.
@ The ground has holes all over, and then the trees begin to scream.
5 | calendar | Why do cicadas come out every seventeen years? | Some cicadas stay below ground for seventeen years | In the east of the United States, broods come out all at once after thirteen or seventeen years. So many come that hunters cannot eat them all. | Both are prime numbers, which may keep enemies from matching them. | They seem to count the seasons of trees.
4 | drum | How do cicadas make their sound? | Cicadas click drums in their belly | The male buckles ribbed plates at his sides, hundreds of times a second. His hollow belly makes it loud. | Only males sing. | Each kind has its own song.
4 | ear muffs | How loud are cicadas? | Some cicadas are as loud as a lawn mower | Close by, the loudest reach around one hundred decibels and more. It says come here to females. | The male can turn down his own ears. | Some birds leave when it begins.
3 | roots | What do cicadas eat? | Cicadas drink sap from roots and twigs | The young suck thin sap from roots for years. Grown ones drink from twigs. | They do not bite and have no sting. | Pets that eat too many get sick.
4 | empty shell | Why do cicadas leave shells on trees? | Cicadas climb out of their last skin | At night the young climb up, the skin splits at the back, and a soft white cicada pulls itself out. | By morning it is dark and can fly. | The grown ones live for some weeks.
4 | white fungus | Can cicadas become zombies? | A fungus turns cicadas into zombies | A fungus eats away the rear of some cicadas, and they fly and mate on and spread it. It holds substances that drive them. | Infected males even copy the call of females. | People are not infected by it.

# lizards | animal | lizards | lizard, lizards, basilisk lizard, lizards lose their tails, lizard lose its tail, lizards drop their tails, lizard tail, jesus lizard | Lizard
> It throws away its tail and runs. | One shoots blood out of its eyes. | One runs over water.
@ On the warm wall something flicks, and only a tail is left.
4 | twitching tail | Why do lizards lose their tails? | Lizards drop their tail to escape | Many lizards can break off their tail at a set place. It goes on twitching and keeps the hunter busy. | A new one grows, with cartilage in place of bone. | Fat was stored in the old one, so it is a real loss.
5 | running basilisk | Which lizard runs over water? | The basilisk runs over water | The basilisk of Central America slaps the water so fast with its hind feet that it does not sink. Young ones manage some ten or twenty meters. | Fringes on the toes make the foot wider. | Then it swims.
5 | red eye | Which lizard shoots blood? | Horned lizards squirt blood from their eyes | When a coyote or dog grabs them, some horned lizards squirt blood from the rim of the eye. It tastes bad to them. | It can fly more than a meter. | Their spines are the first defense.
4 | rock in the sea | Which lizard swims in the sea? | The marine iguana grazes in the sea | On the Galapagos, iguanas dive for algae and sneeze out the salt. In hungry years, even their bones shrink. | After it they warm up on black rocks. | Darwin found them ugly.
3 | sunbath | Why do lizards lie in the sun? | Lizards take their heat from the sun | Reptiles make hardly any heat of their own. In the sun they get fast, and in the shade they cool down. | So they need much less food than a mammal. | In cold nights they are stiff.

# centipedes | animal | centipedes and millipedes | centipede, centipedes, millipede, millipedes, house centipede, house centipedes, centipede legs, how many legs does a centipede have, is a pill bug | Centipede
> None of them has exactly one hundred legs. | Only one has more than a thousand. | One in your cellar is a cousin of the crab.
@ You turn a stone, and everything with legs leaves.
5 | many legs | How many legs does a centipede have? | No centipede has exactly one hundred legs | Grown centipedes have an odd number of pairs, from fifteen to nearly two hundred. So one hundred legs never come out. | Each ring has one pair. | The front pair are fangs with venom.
5 | thousand legs | Does a millipede have a thousand legs? | One millipede has over a thousand legs | A white, blind millipede found deep under Australia in twenty twenty had up to one thousand three hundred and six. | All others have fewer, mostly some dozens to hundreds. | It is as thin as a thread.
3 | leaf | What do millipedes eat? | Millipedes eat dead leaves | Millipedes are slow and turn leaves into soil. Centipedes are fast and hunt. | When touched, a millipede curls up and smells bad. | Lemurs rub them on their fur.
4 | giant | How big are centipedes? | The largest centipedes are as long as your forearm | The giant centipede of South America reaches about thirty centimeters. In caves it was seen catching bats. | Its bite hurts badly. | The mother curls around her young.
3 | bathroom wall | Is the house centipede dangerous? | House centipedes hunt other insects | The long legged one on the wall eats spiders, flies and silverfish. It hardly ever bites people. | It likes damp rooms. | At night it runs quickly over walls.
4 | rolled ball | What is a pill bug? | Pill bugs are cousins of crabs | Pill bugs and woodlice are crustaceans that moved to land. They still breathe with a kind of gill and so need damp places. | Some roll into a ball. | The young grow in a pouch.

# termites | animal | termites | termite, termites, termite mound, termite mounds, termites eat wood | Termite
> They keep a king. | Blind workers build towers for them. | They cannot digest wood without guests.
@ The wall sounds hollow when you knock.
4 | mound | How high are termite mounds? | Termites build mounds of many meters | Some mounds in Africa are higher than eight meters, built by blind workers as small as a grain of rice. | The tunnels let air through. | Old mounds in Brazil cover an area as large as Britain.
4 | king and queen | Who rules the termites? | Termites have a queen and a king | Other than ants and bees, termites keep a king who stays with the queen. She can lay thousands of eggs a day. | Some queens are thought to live for decades. | Termites are relatives of cockroaches.
4 | wood | How do termites eat wood? | Guests in the gut digest wood for termites | Tiny creatures in their gut break the wood down. Others grow a fungus on chewed plants. | They turn dead wood into soil. | Only a few kinds eat houses.
4 | soldier | How do termites defend themselves? | Termite soldiers cannot feed themselves | Soldiers have large jaws, or a nozzle on the head that squirts glue. Workers must feed them. | Some bang their heads on the wood as an alarm. | Old workers of one kind burst and spill poison.
3 | white ant | Are termites ants? | Termites are no ants | They look like white ants, but they are relatives of cockroaches. The young look like small workers at once. | Both invented the colony by themselves. | Ants are their worst enemies.

# praying-mantis | animal | praying mantises | praying mantis, praying mantises, mantis insect, mantises, mantis eat male, mantis eats male, orchid mantis | Mantis
> It turns its head and looks at you. | She sometimes eats him. | It hears with one ear on its chest.
@ It folds its arms as if in prayer, and waits.
4 | turning head | Can a praying mantis turn its head? | The praying mantis looks over its shoulder | Hardly any other insect can turn its head so far. Its two big eyes see depth. | Researchers put tiny glasses for three D films on them. | It strikes in less than a tenth of a second.
4 | couple | Does the praying mantis eat her husband? | The mantis eats her mate sometimes | It occurs in many kinds, more often when she is hungry, and not every time. His body helps to make more eggs. | Males come closer with great care. | In captivity it was seen more than in the wild.
4 | one ear | How do mantises hear? | Many mantises hear with one ear | A single ear sits in the middle of the chest and hears the calls of bats. A flying mantis then drops in a spiral. | It cannot tell where a sound comes from. | Some cannot fly and cannot hear.
4 | flower | What is an orchid mantis? | The orchid mantis lures like a flower | It is white and pink with legs like petals. In tests, insects came to it more often than to real flowers. | It need not sit on a flower. | It lives in Southeast Asia.
3 | foam | How do mantises lay eggs? | Mantis eggs come in a hard foam | The female lays dozens to hundreds of eggs in foam that gets hard. The young come out all at once. | They look like small adults. | They eat one another if they stay together.

# stick-insects | animal | stick insects | stick insect, stick insects, walking stick insect, leaf insect, leaf insects, phasmids | Phasmatodea
> You have seen it, and you did not know. | Its eggs get themselves carried home by ants. | One was lost for eighty years.
@ A twig on the branch slowly lifts a leg.
5 | twig | How long are stick insects? | The longest stick insects pass half a meter | In China, stick insects of more than sixty centimeters with legs stretched were found. They are among the longest insects. | They sway like a twig in the wind. | Many females need no males.
4 | lone female | Do stick insects need males? | Many stick insects have young without males | In many kinds, females lay eggs that grow without being fertilized. In some, males are hardly ever seen. | All the young are then daughters. | It works well where it is hard to meet.
4 | egg | Why do ants carry stick insect eggs? | Ants carry stick insect eggs to safety | Some eggs look like seeds with a fatty knob. Ants take them to the nest, eat the knob and leave the egg. | There it is safe from wasps. | Other eggs simply fall.
5 | island rock | Which insect came back from the dead? | A giant stick insect was lost for eighty years | Rats from a ship wiped it out on Lord Howe Island around nineteen twenty. In two thousand and one, a few were found on a rock in the sea. | They sat below a single bush. | Zoos have bred thousands since.
3 | swaying | How do stick insects hide? | Stick insects move like twigs in the wind | They stay still by day and sway when they walk. Some drop as if dead or shed a leg. | A lost leg grows again in the young. | Leaf insects even have fake bites at the edge.

# ticks | animal | ticks | tick insect, ticks, tick facts, ticks jump, ticks fall from trees, ticks dangerous, avoid ticks, remove a tick, tick bite, tick bites | Tick
> It smells your breath and raises its arms. | It does not fall out of trees. | It can starve for a year.
@ You come out of the high grass, and something small climbs your sock.
4 | grass blade | How do ticks find us? | Ticks wait on grass with raised legs | Ticks cannot jump and do not drop from trees. They sit on grass and bushes and hold on to whoever brushes by. | They smell breath and sweat with their front legs. | Eight legs make them relatives of spiders.
4 | full tick | How long can a tick live without food? | A tick takes only a few meals in life | Most ticks take one meal of blood in each stage. Between, some can starve for a year or longer. | Full females swell to the size of a pea. | Then they lay thousands of eggs and die.
3 | long socks | How do you avoid ticks? | Long clothes and a check keep ticks away | Stay on paths, tuck trousers into socks, and look over your skin after a walk, also behind the knees. | Ticks can pass on diseases such as Lyme disease. | The sooner it is out, the better.
3 | tweezers | How do you remove a tick? | Pull a tick straight out with fine tweezers | Grip it close to the skin and pull slowly upward. Use no oil, no glue and no fire. | Clean the spot and write down the date. | With a spreading red ring or fever, see a doctor.
4 | numb bite | Why do you not feel a tick? | A tick's spit numbs the skin | Its spit holds substances that numb the place and keep the blood flowing. So it can suck for days unseen. | A kind of cement holds it in the skin. | That is why looking is better than waiting for an itch.

# fleas | animal | fleas | flea, fleas, fleas jump, flea jump, flea circus, flea circuses, flea facts | Flea
> It jumps a hundred times its height. | It once drew tiny coaches. | It is as flat as a coin on edge.
@ Something small is there, and then it is not.
5 | jumping flea | How far can a flea jump? | A flea jumps over a hundred times its height | A pad of rubbery protein stores the force like a spring. A cat flea reaches about twenty centimeters in height. | It speeds up more than a rocket. | It is flat, so that it slips through fur.
4 | tiny circus | Were flea circuses real? | There were real flea circuses | In the nineteenth century, fleas on thin gold wires pulled tiny coaches before an audience. They were not trained, only tied. | Today most are tricks with magnets. | The human flea has become rare.
4 | plague doctor | Did fleas spread the plague? | Fleas carried the plague | The plague bacterium blocks the gut of a flea, so that it bites again and again and spits germs into the wound. | Rat fleas have spread it in many outbreaks. | How the Black Death moved so fast is still debated.
3 | carpet | Where do fleas live? | Most fleas are in the carpet | Eggs fall off the cat or dog into carpets and beds. Most fleas in a home are eggs, larvae and pupae. | A pupa can wait for months until it feels footsteps. | So vacuuming and hot washing matter as much as the animal.
3 | flat flea | Why are fleas flat? | A flea is flat from side to side | So it slips between hairs. Bristles that point back keep it from being combed out, and its shell is hard to crush. | It has no wings. | Its ancestors had some.

# salamanders | animal | salamanders | salamander, salamanders, newt, newts, fire salamander, fire salamanders, giant salamander, giant salamanders, salamanders fire proof | Salamander
> People believed that it lives in fire. | Most of its kind breathe without lungs. | One is as long as a person.
@ After the rain, something black and yellow walks over the path.
4 | fire | Do salamanders live in fire? | Salamanders do not live in fire | When damp logs were burned, salamanders crept out, so people believed it. Salamanders are amphibians and no lizards. | The black and yellow skin warns of poison. | They breathe through their skin, too.
5 | giant | How big are salamanders? | Giant salamanders can be as long as a person | The giant salamanders of China and Japan live in cold streams and breathe through their folded skin. | They can live for decades. | In China they have become very rare in the wild.
5 | new leg | Can salamanders grow back legs? | Salamanders grow back whole legs | Many can grow back legs and tail, with bones and nerves, and even parts of the heart and eye. | Cells at the wound turn young again. | Doctors would love to know how.
4 | wet skin | How do salamanders breathe? | Most salamanders have no lungs | About two thirds of all kinds have no lungs at all. They breathe through skin and mouth. | So they must stay damp. | They are most varied in the Appalachian Mountains.
4 | green egg | Which animal lives with algae in its body? | Spotted salamanders have algae in their eggs | Green algae live in the eggs of the spotted salamander and even in the cells of its young. They give oxygen. | It is very rare among animals with a spine. | It was found only around twenty ten.
`
