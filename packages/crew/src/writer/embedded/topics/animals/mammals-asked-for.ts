/** Wild and small mammals after the best known ones, for `readTopics`. */
export const MAMMALS_ASKED_FOR = `
# platypus | animal | the platypus | platypus, platypuses, the platypus, duck billed platypus, platypus lay eggs, platypus venom, platypus real, platypus weird | Platypus
> Experts thought that somebody had sewn it together. | It sweats milk and hunts with electricity. | It has no stomach.
@ A beaver's tail, a duck's beak and an otter's feet come out of the same river.
4 | scissors | Why did people think that the platypus was a fake? | The platypus was first taken for a fake | The platypus was first taken for a fake. When a skin came to London in seventeen ninety eight, scholars looked for stitches. | It had a beak, fur and a flat tail. | It took almost a century to prove that it lays eggs.
4 | egg | Does a platypus lay eggs? | The platypus lays eggs and gives milk | Platypus and echidnas are the only mammals alive that lay eggs. They have no teats, so the young lick milk from the skin. | They live in Australia and New Guinea. | Their line parted from ours long ago.
5 | electric beak | How does a platypus hunt? | A platypus hunts with electric sense | A platypus hunts with electric sense. It closes eyes, ears and nose under water. Its beak feels the tiny currents of muscles that move. | Some forty thousand sensors are in it. | It finds shrimp in the mud.
4 | spur | Is the platypus poisonous? | Male platypuses have a venomous spur | Male platypuses have a venomous spur. Males have a spur on the hind foot, with venom that hurts terribly, mostly for fights with rivals. | No death of a person is known. | Painkillers help little against it.
4 | missing organ | What does a platypus lack? | The platypus has no stomach | The platypus has no stomach. Its gullet leads straight into the gut. It lost the genes for stomach juice long ago. | A grown platypus has no teeth either, and grinds food between plates. | It stores fat in its tail.

# deer | animal | deer | deer, deers, white tailed deer, red deer, roe deer, stag, stags, fawn, fawns, antlers, deer antlers, deer freeze in headlights, deer in headlights | Deer
> It grows the fastest bone in the world. | Its baby has hardly any smell. | Among reindeer, even females wear antlers.
@ Two ears turn in the fog, and you stop breathing.
5 | antlers | How fast do antlers grow? | Antlers are the fastest growing bone | The antlers of large deer can grow two centimeters and more a day in summer. Each year they fall off and grow anew. | A skin with blood vessels, the velvet, feeds them. | To build them, deer even draw minerals from their own bones.
3 | horn and antler | What is the difference between antlers and horns? | Antlers fall off, horns stay | Antlers are bone and are shed each year. Horns of cows and goats have a bony core with a sheath of keratin, and stay. | Among deer mostly males have them. | In reindeer, females have them, too.
4 | spotted fawn | Why do fawns lie alone? | A fawn that lies alone is not lost | A fawn that lies alone is not lost. The mother hides it and comes only to nurse. A fawn has hardly any scent, and its spots look like light on leaves. | Do not touch it, and go away. | The mother comes back when people have left.
4 | headlights | Why do deer freeze in headlights? | Headlights blind deer | Headlights blind deer. A deer's eyes are made for twilight. Bright light dazzles them, and standing still is what they do when they are unsure. | Brake, stay in your lane, dim the lights and use the horn. | Where one crosses, more follow.
3 | twilight | When are deer active? | Deer are busy at dawn and dusk | Deer are busy at dawn and dusk. Then they feed, and by day they chew the cud in cover. Near people they turn to the night. | Most accidents with deer happen at those hours. | In autumn, when deer mate, such accidents are more common.
4 | four chambers | What do deer eat? | Deer eat plants, and sometimes bones | Deer eat plants, and sometimes bones. They eat leaves, buds, grass and acorns. Now and then they chew bones and old antlers for the minerals. | Their stomach has four chambers. | They have no upper front teeth.

# monkeys | animal | monkeys | monkey, monkeys, snow monkeys bathe, monkeys vs apes, difference between monkeys and apes, monkey vs ape | Monkey
> One is heard through kilometers of jungle. | One goes to a hot bath in winter. | Some use stones as hammers, and have for centuries.
@ A branch moves, and twenty faces look down at you.
3 | tail | What is the difference between monkeys and apes? | Most monkeys have tails, and apes have none | Nearly all monkeys have a tail. Apes, such as chimpanzees, gorillas and we, have none. | Only some monkeys of America can hold on with it. | Apes can swing their arms over their heads.
5 | howler | What is the loudest monkey? | Howler monkeys can be heard for kilometers | A hollow bone in the throat makes the call of a howler deep and loud. In the forest it carries several kilometers. | It saves fights between groups. | Howlers often begin to call at dawn.
4 | hot spring | Why do monkeys bathe in hot springs? | Snow monkeys warm up in hot springs | Snow monkeys warm up in hot springs. In Nagano in Japan, macaques sit in a hot pool in winter. It began in the nineteen sixties with a few. | Their stress hormones are lower then. | In Japan others learned to wash sweet potatoes in the sea.
5 | stone | Do monkeys use tools? | Capuchins have used stone tools for thousands of years | In Brazil, capuchins crack nuts with stones. Researchers dug up such tools that were three thousand years old. | The young need years of practice. | They choose heavy stones with care.
4 | fairness | Do monkeys know what is fair? | Capuchins protest against unfair pay | Capuchins protest against unfair pay. In an experiment, a capuchin got cucumber while its neighbor got grapes for the same task. Often it threw the cucumber back. | What they feel there is debated. | In tests, dogs reacted in a similar way.
3 | baboon troop | How do baboons live? | Baboons live in troops with ranks | Baboons live in troops of dozens, and a daughter takes her rank from her mother. Friends groom each other. | Those with more friends live longer. | Grown males have canine teeth as long as a finger.

# wombats | animal | wombats | wombat, wombats, wombat poop, cube poop, square poop, wombats poop cubes | Wombat
> Its droppings are cubes. | Its pouch is the wrong way round, and rightly so. | It guards its door with its rear.
@ In the morning a neat brown cube lies on the rock.
5 | cube | Why is wombat poop square? | Wombats drop cubes | Wombats drop cubes. The wall of the wombat's gut is stiffer in some places than in others, so the droppings get corners. No other animal is known for it. | They leave them on rocks as marks, where cubes do not roll. | The study won an Ig Nobel Prize.
4 | burrow | How do wombats defend themselves? | A wombat shields its burrow with its rear | A wombat shields its burrow with its rear. Its rear is full of cartilage and tough skin. It blocks the hole with it and may press an attacker against the roof. | It has hardly any tail to grip. | It can run forty kilometers an hour for a short way.
4 | pouch | Why does the wombat's pouch face backward? | The wombat's pouch faces backward | The wombat's pouch faces backward. So it does not fill with earth when the mother digs. The young looks out between her hind legs. | Koalas are its nearest relatives. | All of them belong to Australia.
4 | teeth | What do wombats eat? | A wombat's teeth never stop growing | Wombats graze on grass, roots and bark. Their teeth grow all their life, as in a beaver. | Food takes days to pass, so that they get most of the water out. | They look like bears and are none.
3 | giant | Were there giant wombats? | A wombat's relative was big as a rhino | A wombat's relative was big as a rhino. Diprotodon of Australia weighed more than two tons. It died out some forty thousand years ago. | It is the largest pouched animal that is known. | People may have met it.

# opossums | animal | opossums | opossum, opossums, possum, possums, playing possum, opossums play dead, possums play dead, virginia opossum | Virginia opossum
> It lies down dead, and does not even decide to. | The venom of many snakes hardly harms it. | It is born as small as a bee.
@ In the beam of your flashlight somebody smiles with fifty teeth.
5 | lying opossum | Why do opossums play dead? | Opossums cannot help playing dead | Opossums cannot help playing dead. In great fear, the Virginia opossum falls over, drools and smells rotten. It is a reflex, and it may last for minutes or hours. | Many hunters leave what seems to be dead. | So it is no acting.
4 | snake | Are opossums immune to snakes? | Opossums withstand the venom of many snakes | The blood of opossums holds a protein that binds the venom of rattlesnakes and others. | Researchers hope to make an antidote from it. | They rarely carry rabies, too.
3 | bee size | How small are baby opossums? | Newborn opossums are as small as bees | Newborn opossums are as small as bees. They are born after less than two weeks and climb to the pouch by themselves. Later they ride on the mother's back. | Often there are more of them than teats. | It is the only pouched animal of the United States.
4 | teeth | How many teeth does an opossum have? | An opossum has fifty teeth | An opossum has fifty teeth. That is more than any other land mammal of North America. It shows them when it is afraid. | It hisses and looks fierce, but rather flees. | It eats fruit, insects, carrion and garbage.
3 | tail | Do opossums hang by their tails? | Opossums do not sleep hanging by their tails | Opossums do not sleep hanging by their tails. The tail helps them to climb and to carry leaves. Grown ones are too heavy to hang from it for long. | Their hind feet have a thumb. | Possums of Australia are of other families.

# wildebeest | animal | wildebeest | wildebeest, wildebeests, gnu, gnus, great migration, the great migration, wildebeest migration, serengeti migration | Wildebeest
> More than a million set out every year, without a leader. | A calf stands before it is ten minutes old. | The dead ones feed a river for years.
@ The river is brown, and on the bank thousands wait for the first to jump.
5 | river crossing | What is the great migration? | Over a million wildebeest wander in a circle | In Serengeti and Masai Mara, well over a million wildebeest, with zebras and gazelles, follow the rain around the year. | They look for fresh grass. | It is one of the largest treks of land animals.
4 | calf | How soon can a wildebeest calf run? | A wildebeest calf stands within minutes | A wildebeest calf stands within minutes. Most calves are born within a few weeks of each other and can run with the herd soon after. | So many at once are too many for the hunters. | Whoever comes later is in greater danger.
4 | crocodile | What happens to drowned wildebeest? | Drowned wildebeest feed a whole river | Thousands drown in the Mara River every year, many more than crocodiles eat. | Fish, birds and insects live on them for weeks, and the bones give minerals for years. | So the dead feed the land.
3 | zebra | Why do zebras and wildebeest go together? | Zebras and wildebeest eat different parts of the grass | Zebras bite off the tall tops, wildebeest eat what is below, and gazelles the short rest. | More eyes see more as well. | So they hardly compete.
3 | beard | Why is it called gnu? | The wildebeest says its own name | The wildebeest says its own name. The word gnu comes from a Khoekhoe or San language and seems to copy its call. Wildebeest comes from Afrikaans, for wild beast. | It looks like an ox with the mane of a horse. | It is an antelope.

# antelopes | animal | antelopes | antelope, antelopes, gazelle, gazelles, impala, impalas, springbok, springboks, antelope vs deer, deer vs antelope | Antelope
> They jump high before a hunter, and for good reason. | They are closer to cows than to deer. | The smallest is as small as a hare.
@ A hundred heads go up at once.
4 | high jump | Why do gazelles jump so high? | Gazelles jump to show how fit they are | Gazelles jump to show how fit they are. Springboks and gazelles bounce high with stiff legs when they see a hunter. It seems to say, do not bother to chase me. | Wild dogs chase those that jump less. | It is called stotting.
3 | horns | Is an antelope a deer? | Antelopes are closer to cows than to deer | Antelopes have horns that stay all their life, as cows and goats do. Deer shed their antlers. | There are about ninety kinds. | The smallest is as small as a hare.
4 | eland | What is the largest antelope? | Big elands weigh as much as a small car | Big elands weigh as much as a small car. Bulls of the elands can weigh some nine hundred kilograms and still jump over a fence as high as a man. | Their knees click as they walk. | The royal antelope weighs about three kilograms.
4 | dry desert | How do antelopes live in the desert? | Some antelopes live nearly without water | Some antelopes live nearly without water. The oryx lets its body warm up by day in place of sweating. It takes water from plants. | A net of vessels seems to help to keep its brain cooler. | The Arabian oryx was gone in the wild and was brought back.
3 | leap | How far can an impala jump? | An impala can leap ten meters far | Impalas jump up to about three meters high and ten meters far, in all directions, so that the hunter loses one in the crowd. | Only males have horns. | Impalas reach full speed within moments.

# rats | animal | rats | rat, rats, rats laugh, rats smart, rats intelligent, brown rat, brown rats, rat facts, lab rats, hero rats, landmine rats, rats in new york | Brown rat
> It chirps with joy when it is tickled. You cannot hear it. | A distant cousin got a medal for finding mines. | It frees its friends.
@ Something rustles behind the wall, and it knows you better than you know it.
5 | tickling | Do rats laugh? | Rats seem to laugh beyond our hearing | Rats seem to laugh beyond our hearing. When researchers tickled rats, the rats gave chirps too high for our ears and came back for more. | They also play hide and seek. | They do it for fun, without food.
5 | medal | What is a hero rat? | A rat won a medal for finding mines | Magawa, a giant pouched rat of another kind, sniffed out over one hundred mines and other explosives in Cambodia and got a gold medal in twenty twenty. | The rat was too light to set one off. | Others sniff out tuberculosis.
4 | locked friend | Are rats kind? | Rats free other rats that are trapped | In experiments, rats opened a cage for a trapped companion, though chocolate lay beside it. Mostly they shared it. | They did it less for strangers of another breed. | Some researchers see kindness in it, others a wish for company.
4 | ladder | How smart are rats? | Rats learn, remember and seem to doubt | Rats learn, remember and seem to doubt. They find their way in mazes and seem to run it again in sleep. In one test, they skipped questions that were too hard. | Some were taught to drive tiny cars. | Those that had grown up among toys learned it better.
3 | new food | Why are rats so hard to poison? | Rats taste new food with care | Rats taste new food with care. They eat a little and wait. If they get sick, they avoid it later. They smell on the breath of others what is good. | They cannot vomit. | So caution is their best tool.
3 | city street | Are there more rats than people in cities? | One rat for every person is a myth | An old guess gave London and New York one rat for each person. A careful estimate for New York came to about two million, one for every four people. | Nobody can count them exactly. | They stay close to home, mostly within some streets.

# mice | animal | mice | mouse animal, mice, mice like cheese, mouse facts, facts about mice, house mouse, lab mice, mice sing, mice and cheese | House mouse
> Mice do not care much for cheese. | They sing, and you cannot hear it. | They fit through a hole like a pencil.
@ Something small crosses the kitchen, close along the wall.
3 | cheese | Do mice like cheese? | Mice prefer grain and sweets to cheese | Mice eat cheese if they must, but like grain, seeds and peanut butter better. | Perhaps cheese used to be what lay open in pantries. | Cartoons did the rest.
4 | hole | How small a hole can a mouse use? | A mouse fits through a hole like a pencil | A young mouse can squeeze through a gap of little more than half a centimeter. If the skull fits, the rest does. | It feels the way with its whiskers. | A rat needs about two centimeters.
4 | singing mouse | Do mice sing? | Male mice sing to females | Male house mice sing in ultrasound when they smell a female. Slowed down, it sounds like birds. | In the cloud forest, singing mice take turns as in talk. | The front teeth of mice grow all their life.
3 | family | How fast do mice multiply? | A mouse can have young every month | A mouse can have young every month. A female can have five to ten litters a year of some five to eight young. Those can breed at six weeks. | Most of them are eaten early. | In a house they live about a year.
3 | laboratory | Why are mice used in laboratories? | Most mouse genes have a match in us | Mice are small, breed quickly, and nearly all their genes have a counterpart in people. | Many drugs work in mice and fail in people, though. | So researchers look for tests without animals.

# honey-badgers | animal | honey badgers | honey badger, honey badgers, ratel, ratels, honey badger fearless, honey badgers fearless | Honey badger
> It stands up to lions. | It turns around inside its own skin. | One escaped from its cage again and again.
@ Something low and striped comes toward you, and it does not step aside.
4 | honey badger | Why is the honey badger fearless? | The honey badger has a loose, thick skin | Honey badgers have fought off even lions and leopards. If one grabs them, they turn inside their skin and bite back. | They withstand much snake venom. | They live in Africa and Asia.
4 | snake | Do honey badgers eat snakes? | Honey badgers can survive many snake bites | Honey badgers can survive many snake bites. They eat cobras and adders. Their nerves have a changed lock for a part of the venom. | Bees' stings hardly get through the thick skin. | Even so, some die of stings or bites.
4 | open gate | How smart are honey badgers? | The honey badger Stoffel escaped again and again | The honey badger Stoffel escaped again and again. In a South African rescue center, Stoffel used rakes, stones and tires to climb the wall. | Stoffel opened gates with a partner. | Few of its family are known to use tools.
4 | bird | Does a bird lead honey badgers to honey? | The tale of bird and honey badger is doubtful | The tale of bird and honey badger is doubtful. The honeyguide does lead people to bees. That it leads honey badgers is often told, but it has hardly been seen. | Hunters in Tanzania and elsewhere say that it happens. | The bird gets wax, and people the honey.
3 | smell | How does a honey badger chase others away? | A honey badger has a stink bomb | A honey badger has a stink bomb. A pouch below the tail lets out a smell that chases enemies and may calm bees. | It digs a hole in minutes. | It is no close relative of the European badger.

# badgers | animal | badgers | badger, badgers, european badger, american badger, badger sett | European badger
> It inherits its home. | It hunts with a coyote. | It keeps its toilet outside.
@ At dusk a striped face comes out of the hill and sniffs.
4 | sett | How do badgers live? | Badgers inherit their homes | Badgers inherit their homes. European badgers live in groups in burrows that are used for generations, some for over a century. They air their bedding. | They have toilets outside. | American badgers live alone.
4 | coyote | Who hunts together with badgers? | Badgers and coyotes hunt together | In North America, a badger digs for ground squirrels, and a coyote catches those that run. Both gain. | In California, a camera filmed a pair that went through a tunnel together. | Later they part in peace.
4 | worms | What do badgers eat? | A badger can eat hundreds of worms a night | Earthworms are the main food of European badgers in damp places. They also eat grubs, fruit, nuts and wasps' nests. | They smell them in the grass. | Long claws dig them out.
3 | winter | Do badgers hibernate? | Badgers doze through the cold | Badgers doze through the cold. In hard winters, badgers stay below for weeks and live on fat. They do not sleep as deeply as a dormouse. | In mild places they come out all winter. | Cubs are born in February.
3 | stripes | Why do badgers have stripes? | A badger's face seems to be a warning | A badger's face seems to be a warning. The black and white stripes may say that a strong bite is behind them. It holds on firmly. | Skunks use the same colors. | It flees rather than fights.

# mongooses | animal | mongooses | mongoose, mongooses, mongoose vs cobra, mongoose cobra, mongoose and snake, mongoose fight | Mongoose
> It fights cobras and often wins. | Whose baby is whose, its mothers do not know. | Meerkats are of the family.
@ Something thin and gray stands up on its hind legs.
4 | cobra | Why does a mongoose win against a cobra? | A mongoose resists cobra venom | A mongoose resists cobra venom. Its nerves have a changed lock into which the venom does not fit well, and it is very quick. | It is not fully immune. | Banded mongooses raise their young together.
4 | babies | How do banded mongooses raise their young? | Mongoose mothers do not know their own | Mongoose mothers do not know their own. In banded mongooses, the females of a group give birth on the same day, and all care for all. | So none of them favors her own. | The smallest get the most help.
4 | Hawaii | Why were mongooses taken to Hawaii? | Mongooses in Hawaii were a costly mistake | Mongooses in Hawaii were a costly mistake. Planters brought them in the nineteenth century against rats. Mongooses hunt by day and rats at night. | There they ate birds and eggs. | Other islands made the same mistake.
3 | egg throw | How does a mongoose open eggs? | A mongoose throws eggs through its legs | A mongoose throws eggs through its legs. It takes the egg in its front feet and hurls it backward against a rock. | It opens snails in the same way. | Young banded mongooses learn it from one grown helper.
3 | sentry | Are meerkats mongooses? | Meerkats belong to the mongooses | Meerkats belong to the mongooses. There are more than thirty kinds of mongoose, from single hunters to groups with sentries. | Most live in Africa. | They are relatives of hyenas and cats, not of weasels.

# ferrets | animal | ferrets | ferret, ferrets, ferret facts, pet ferret, pet ferrets, black footed ferret | Ferret
> It has worked for people for two thousand years. | It dances sideways for joy. | Its name means little thief.
@ Where did your sock go? Something long and soft knows.
3 | ferret | What were ferrets kept for? | Ferrets have worked for two thousand years | Ferrets have worked for two thousand years. Romans sent ferrets into burrows to drive rabbits out. They come from the polecat. | In our time they pulled cables through pipes. | When happy, they hop wildly sideways.
3 | thief | Why do ferrets steal things? | Ferrets hide things as food | Ferrets hide things as food. Ferrets carry socks, keys and toys into a corner. In the wild, their ancestors store prey. | The name goes back to Latin for little thief. | So check under the sofa.
3 | sleep | How much do ferrets sleep? | Ferrets sleep most of the day | Ferrets sleep some fourteen to eighteen hours and are awake at dawn and dusk. | They sleep so deeply that owners get a fright. | Awake, they need hours of play.
4 | cloned ferret | Which ferret was saved from extinction? | The black footed ferret was thought to be extinct | The black footed ferret was thought to be extinct. In nineteen eighty one a ranch dog in Wyoming brought one home. From eighteen animals, hundreds now live in the wild. | One was cloned from cells that had been frozen for thirty years. | It is another kind than the pet.
3 | meat bowl | What do ferrets eat? | Ferrets need meat | Ferrets need meat. Their gut is short and cannot handle much starch. They eat small meals all day. | So dog food is not right for them. | In some places it is forbidden to keep them.

# moles | animal | moles | mole animal, moles, star nosed mole, star-nosed mole, star nosed moles, molehills, molehill, moles blind, a mole digs, moles dig | Mole (animal)
> It has one thumb too many. | One hunts faster than you can blink. | It keeps its worms alive in a larder.
@ Your lawn is smooth in the evening, and in the morning it has hills.
4 | six fingers | Why do moles dig so well? | Moles have an extra thumb | Moles have an extra thumb. Beside its five fingers, a mole's hand has a sickle of bone that makes the shovel wider. It can dig some meters an hour and more. | Its fur lies both ways, so it can go backward. | Its blood copes with stale air.
3 | tiny eyes | Are moles blind? | Moles see little but are not blind | Moles see little but are not blind. Their tiny eyes tell light from dark. They find their way by touch and smell. | They smell in stereo. | Whiskers tell them what is ahead.
5 | star nose | What is the star nosed mole? | The star nosed mole is among the fastest eaters | The star nosed mole is among the fastest eaters. Its nose has twenty two fleshy fingers. It can find and eat a bite in less than a quarter of a second. | It even sniffs under water, with bubbles. | It lives in wet places of North America.
3 | worms | What do moles eat? | Moles store living worms | Moles store living worms. Moles eat mostly earthworms. They bite them in the head, so that they live but do not flee, and keep them in chambers. | A mole eats about half its weight a day. | Plants are not on its list. Roots are just in the way.
3 | molehill | Why do moles make hills? | Molehills are waste from the tunnels | Molehills are waste from the tunnels. The mole pushes out earth where it digs deep. Many hills show one mole rather than many. | It lives alone. | The loose soil is good for flowerpots.

# naked-mole-rats | animal | naked mole rats | naked mole rat, naked mole rats, naked mole-rat, naked mole-rats, mole rat, mole rats | Naked mole-rat
> It hardly gets cancer. | It has a queen, like bees. | It can live without air for longer than you can.
@ In a dark tunnel, something pink and wrinkled runs backward.
5 | naked mole rat | Why are naked mole rats special? | Naked mole rats can live over thirty years | Naked mole rats can live over thirty years. They hardly ever get cancer and can do without oxygen for eighteen minutes. | Only the queen has young. | Other rodents of that size mostly live for a few years.
5 | queen | How do naked mole rats live? | Naked mole rats have a queen | Naked mole rats have a queen. Dozens to hundreds live together below ground in East Africa. One female has all the young with a few males, the others dig and serve. | Among mammals that is nearly unique. | When the queen dies, females fight for her place.
4 | chili | Do naked mole rats feel pain? | Some pain is unknown to naked mole rats | Some pain is unknown to naked mole rats. Acid and the hot stuff of chilies do not hurt them. In their stale burrows, acid in the tissue would be common. | They still feel cuts and heat. | Researchers hope to learn about pain.
4 | teeth | How do naked mole rats dig? | Naked mole rats dig with their teeth | Naked mole rats dig with their teeth. The front teeth stand outside the lips, so no earth gets in. They can move them one by one. | A large part of their muscles is in the jaws. | They work in a chain and kick the earth back.
4 | dialect | Do naked mole rats talk? | Each naked mole rat colony has a dialect | Each naked mole rat colony has a dialect. They chirp softly to greet, and each colony has its own sound. Strangers are recognized by it. | Pups learn it after birth. | If the queen is lost, the dialect gets blurred.

# lynxes | animal | lynxes | lynx, lynxes, bobcat, bobcats, iberian lynx, canada lynx, eurasian lynx | Lynx
> Its ears have brushes. | It wears snowshoes. | One of them came back from nearly nothing.
@ In the snow is a track like a cat's, only as big as your hand.
3 | ear tufts | Why do lynxes have ear tufts? | Nobody is sure what lynx ear tufts do | Nobody is sure what lynx ear tufts do. The black brushes may help in signals to others or in hearing. No test has settled it. | The short tail and the beard belong to the lynx as well. | It hears a mouse from afar.
3 | snow paw | How does a lynx walk on snow? | A lynx wears snowshoes | Wide, furry paws keep the lynx on top of the snow. In Canada it lives mostly on snowshoe hares. | When there are few hares, there soon are few lynxes. | The records of fur traders show it over two centuries.
4 | Iberian lynx | Which lynx came back? | The Iberian lynx came back from near extinction | The Iberian lynx came back from near extinction. Around the year two thousand there were fewer than one hundred in Spain. Breeding and protection brought them to over two thousand. | They eat rabbits. | It is one of the great rescues of a cat.
3 | bobcat | What is a bobcat? | The bobcat is the smallest lynx | The bobcat is the smallest lynx. It is named after its short tail and lives from Canada to Mexico, even near towns. It is about twice as large as a house cat. | It hunts mostly rabbits. | There are four kinds of lynx in all.
3 | scream | What sound does a lynx make? | Lynxes scream at one another | Lynxes scream at one another. In spring, rivals face each other and scream, and it sounds almost human. Otherwise they are mostly silent. | They also purr. | They live alone and roam over wide areas.

# small-wild-cats | animal | small wild cats | small wild cats, small wild cat, wild cats, wildcat, wildcats, caracal, caracals, sand cat, sand cats, black footed cat, black footed cats, deadliest cat, the deadliest cat, smallest cat, smallest wild cat, species of wild cats | Felinae
> The deadliest cat fits in a shoe box. | One leaps three meters into the air for a bird. | One hardly ever needs to drink.
@ In the desert night, two eyes shine close to the ground.
5 | small spotted cat | What is the deadliest cat? | The black footed cat succeeds in most hunts | The black footed cat succeeds in most hunts. The small cat of southern Africa catches prey in about six of ten tries. Lions manage it in around two or three. | It weighs one to two kilograms. | It catches some ten to fourteen small animals a night.
4 | caracal | How high can a caracal jump? | A caracal leaps three meters for birds | The caracal of Africa and Asia jumps some three meters up from a stand and hits birds in flight. | Its hind legs are longer than its front legs. | The name means black ear in Turkish.
4 | sand | How do sand cats live? | Sand cats hardly ever drink | The sand cat of the deserts takes its water from its prey. Fur on its soles keeps it from burning and leaves hardly a track. | By day it rests in a burrow. | It eats snakes as well.
4 | house cat | Which wild cat is the house cat's ancestor? | House cats come from the African wildcat | Genes show that all house cats come from wildcats of the Near East and North Africa. They came for the mice in the grain, some ten thousand years ago. | They look almost the same. | In Cyprus, one was buried with a person at that time.
4 | fishing cat | Which cat likes water? | The fishing cat dives for its meal | The fishing cat of South Asia scoops fish out of the water and even jumps in. Its fur has two layers. | It has partly webbed feet. | It lives in swamps, and those are getting fewer.

# coyotes | animal | coyotes | coyote, coyotes, coyotes in cities, coyotes howl, coyote facts, coyote animal | Coyote
> It lives in the middle of Chicago. | The more it was hunted, the further it went. | Two of them sound like ten.
@ At night something trots down the middle of the street, and it waits at the light.
4 | city | How do coyotes live in cities? | Coyotes live in the middle of cities | Coyotes live in the middle of cities. Thousands live around Chicago, active at night, and they learn when traffic is light. | They eat mostly rodents, rabbits, fruit and deer. | Food and open trash make them bold.
4 | map | Why did coyotes spread? | Coyotes spread while they were hunted | Coyotes spread while they were hunted. Wolves were gone from most of the United States, and coyotes took their place. When many are shot, often more of the young survive. | Today they live from Alaska to Panama. | Hundreds of thousands are killed a year.
4 | two howlers | Why do coyotes sound like so many? | Two coyotes sound like a whole pack | Two coyotes sound like a whole pack. They change pitch quickly, and echoes add to it. So a pair seems to be ten. | The calls say where the family is and who must stay away. | Their scientific name means barking dog.
4 | trickster | What are coyotes in old stories? | The coyote is the trickster of old tales | The coyote is the trickster of old tales. Many native peoples of North America tell of Coyote, who steals fire, fools others and himself. | Some say that he shaped the world. | The cartoon coyote is a late grandson.
3 | pair | How do coyotes live? | Coyote pairs are faithful | Coyote pairs are faithful. Genes of over two hundred young in Chicago showed no affair of the parents. Pairs stay together until one dies. | Both raise the pups. | They can breed with wolves and dogs.

# african-wild-dogs | animal | African wild dogs | african wild dog, african wild dogs, painted dog, painted dogs, painted wolf, painted wolves, wild dogs of africa, african wild dogs hunt | African wild dog
> They vote by sneezing. | They hunt better than lions. | They let the children eat first.
@ Round ears rise over the grass, one pair after the other.
5 | sneeze | How do African wild dogs vote? | African wild dogs vote by sneezing | In Botswana, the more dogs sneezed at a rally, the likelier the pack set out to hunt. If leaders wanted it, fewer sneezes were enough. | They let the pups eat first. | They feed the sick as well.
4 | hunt | How good are wild dogs as hunters? | African wild dogs are very good hunters | African wild dogs are very good hunters. In some areas, they succeed in well over half of their hunts, far more than lions. They run their prey tired. | Each has its own pattern of spots. | There are only some thousands left.
4 | pups | How do African wild dogs share? | In wild dog packs, pups eat first | The pups eat first, and those that stayed at home are fed by the hunters. The sick and old get a share, too. | Mostly only one pair has young. | The pack raises ten and more of them.
3 | four toes | Are African wild dogs dogs? | African wild dogs are no feral dogs | African wild dogs are no feral dogs. They are a line of their own, with four toes on each foot and no dewclaw. They cannot breed with dogs or wolves. | They were never domesticated. | Their name in science means painted wolf.
3 | map | Why are African wild dogs rare? | African wild dogs need huge areas | African wild dogs need huge areas. A pack roams over hundreds of square kilometers. Roads, snares and diseases of dogs kill many. | Some six thousand are left. | Lions kill them as well.

# okapis | animal | okapis | okapi, okapis, forest giraffe, okapi facts | Okapi
> It has stripes like a zebra and is a giraffe's cousin. | Science learned of it only in the twentieth century. | It cleans its ears with its tongue.
@ In the wet forest stands an animal that nobody believed in.
4 | okapi | What is an okapi? | The okapi is the giraffe's only close relative | The okapi is the giraffe's only close relative. It has stripes on its legs and looks like a zebra. Science learned of it only in nineteen hundred and one. | It lives in the rainforest of the Democratic Republic of the Congo. | Its tongue reaches its ears.
4 | ear and tongue | How long is an okapi's tongue? | An okapi can lick its own ears | An okapi can lick its own ears. The dark tongue is some thirty to forty centimeters long. It pulls leaves and washes eyes and ears. | A giraffe has the same tool. | It eats more than a hundred kinds of plants.
4 | striped legs | Why do okapis have stripes? | Stripes help an okapi calf to follow | The stripes break up its shape in the spots of light, and the calf may follow its mother by them. | Each has its own pattern. | Dark oily fur lets the rain run off.
4 | silent call | How do okapis talk? | Okapi mothers call below our hearing | Mother and calf call in tones that are too low for us and, it seems, for leopards. | They live alone otherwise. | The calf lies hidden for its first two months.
3 | ranger | How many okapis are left? | Nobody knows how many okapis are left | Nobody knows how many okapis are left. They live only in the northeast of the Democratic Republic of the Congo. War and gold seekers threaten them. | It is the national animal there. | A reserve is named after it.

# warthogs | animal | warthogs | warthog, warthogs, pumbaa, warthog tusks, warthog facts | Warthog
> It kneels to eat. | It goes to bed backward. | Its tail is an antenna.
@ Five tails run through the grass, all straight up.
4 | kneeling | Why do warthogs kneel? | Warthogs kneel down to graze | Warthogs kneel down to graze. Their neck is short and their legs are long, so they graze on their knees. Calluses are there before birth. | They back into their burrow, tusks toward the door. | Warthogs dig for roots with their snout.
3 | tail | Why do warthogs run with their tails up? | Warthogs run with the tail straight up | Warthogs run with the tail straight up. The tuft sticks out of the high grass, so the young can follow. It warns others as well. | They reach about fifty kilometers an hour. | They rather flee than fight.
3 | burrow | Where do warthogs sleep? | Warthogs sleep in the holes of others | Warthogs sleep in the holes of others. They take old burrows of aardvarks. The young go in first, and the adult backs in, tusks toward the door. | When something comes, it shoots out. | Some let others use the hole.
4 | mongooses | Who cleans warthogs? | Mongooses pick ticks off warthogs | In Uganda, warthogs lie down before banded mongooses, which climb over them and eat their ticks. | Birds do it as well. | Such trust between mammals is rare.
3 | tusks | What are a warthog's tusks for? | A warthog has four tusks | A warthog has four tusks. The upper ones curve up, and the short lower ones are whetted on them. They are for fights and defense. | The warts of males soften blows. | Leopards and lions are careful with them.

# tapirs | animal | tapirs | tapir, tapirs, malayan tapir, baby tapir, tapir facts | Tapir
> It carries a small trunk. | Its baby looks like a melon on legs. | It has hardly changed for millions of years.
@ A nose comes out of the river and looks around.
3 | trunk | What is a tapir? | A tapir carries a small trunk | A tapir carries a small trunk. It grabs leaves with its nose and uses it as a snorkel. Its nearest relatives are horses and rhinos. | Calves have stripes like a melon. | It sows the seeds of the forest.
4 | melon | What do baby tapirs look like? | A baby tapir looks like a watermelon | A baby tapir looks like a watermelon. All tapir calves are brown with white stripes and spots. It hides them on the forest floor. | The pattern is gone after about half a year. | One calf is born after about thirteen months.
3 | snorkel | Can tapirs swim? | Tapirs walk on the river bottom | Tapirs swim and dive well, walk along the bottom and use the nose as a snorkel. | Water keeps them cool and safe from jaguars. | They also leave their droppings there.
3 | black and white | Why is one tapir black and white? | The Malayan tapir looks like a rock at night | The Malayan tapir looks like a rock at night. The white back breaks up its shape in the moonlight, so that perhaps it does not look like an animal. | The three kinds of America are brown. | So one lives in Asia, far from the others.
3 | seeds | Why are tapirs called gardeners? | Tapirs help to sow forests | Tapirs help to sow forests. They eat fruit and carry the seeds far. In Brazil, they bring seeds even to burned places. | Large seeds need a large animal. | So where they vanish, the forest changes.

# buffalo | animal | African buffalo | african buffalo, african buffalos, cape buffalo, cape buffaloes, buffalo herd, african buffaloes, buffalo vs lion, lion vs buffalo | African buffalo
> They vote on where to go. | They come back for their own. | Many hunters fear them more than lions.
@ A hundred faces turn, and none of them blinks.
4 | buffalo herd | How do buffalo decide? | Buffalo cows seem to vote on the way | Cows of the African buffalo stand up and look in one direction. Later the herd goes where most of them looked. | They fight lions off together. | African buffalo were never domesticated, and the water buffalo was.
4 | rescue | Do buffalo help each other? | African buffalo come back for their own | African buffalo come back for their own. When lions have caught one, the herd sometimes turns and drives them off. A film of it from South Africa was seen by millions. | Calves are taken into the middle. | Blind ones have lived on in herds.
4 | horns | Why are buffalo dangerous? | African buffalo attack when they are hurt | African buffalo attack when they are hurt. A wounded one may wait in the bushes for the hunter. They are among the five animals that hunters feared most. | The horns of bulls grow together to a shield. | In calm, they just stare.
3 | bird | Why do birds sit on buffalo? | Oxpeckers eat ticks off buffalo | Oxpeckers eat ticks off buffalo. They pick ticks and flies and warn with hisses. But they also keep wounds open and drink blood. | So it is half help and half theft. | Egrets follow for the insects in the grass.
3 | mud | Why do buffalo lie in mud? | Mud cools buffalo and stops insects | African buffalo sweat little. Mud cools them, and dry mud takes parasites with it when it falls off. | Old bulls like it the most. | They have to drink every day.

# echidnas | animal | echidnas | echidna, echidnas, spiny anteater, spiny anteaters, echidna egg | Echidna
> It lays an egg into its own pouch. | Males follow a female like a train, nose to tail. | It blows bubbles to keep cool.
@ The spiny ball sinks into the ground as if it were water.
4 | spiny ball | What is an echidna? | The echidna is a spiny egg layer | The echidna is a spiny egg layer. It carries its single egg in a pouch on the belly. The young is called a puggle. | Its tongue fetches ants. | When in danger, it digs itself in straight down.
4 | bubbles | How do echidnas keep cool? | Echidnas blow bubbles to cool their nose | Echidnas blow bubbles to cool their nose. They cannot sweat or pant. They blow bubbles of slime from the nose, and as these burst and dry, blood there cools. | Heat cameras showed it. | In the heat of the day they rest in logs.
4 | train | What is an echidna train? | Male echidnas follow a female in a line | Male echidnas follow a female in a line. In the mating season, up to ten males walk behind one female, nose to tail, for days or weeks. | At the end they dig a ditch around her and push one another out. | The last one stays.
4 | tongue | How do echidnas eat? | An echidna has no teeth | An echidna has no teeth. Its sticky tongue is as long as its snout and more and goes out a hundred times a minute. It mashes ants against its palate. | Its name in science means quick tongue. | It feels electric fields a little, too.
3 | cold body | How warm is an echidna? | Echidnas are cool for a mammal | Echidnas are cool for a mammal. Their body is at about thirty one to thirty three degrees Celsius, and in cold months it sinks far lower. | They live slowly, and some reach fifty years. | Some sat out a bush fire in a deep sleep below ground.
`
