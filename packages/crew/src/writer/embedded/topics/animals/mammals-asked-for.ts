/** Wild and small mammals after the best known ones, for `readTopics`. */
export const MAMMALS_ASKED_FOR = `
# platypus | animal | the platypus | platypus, platypuses, the platypus, duck billed platypus, platypus lay eggs, platypus venom, platypus real, platypus weird | Platypus
> Scientists thought that someone had sewn the platypus together. | The platypus sweats milk and hunts with electricity. | The platypus has no stomach.
@ A beaver's tail, a duck's beak and an otter's feet come out of the same river.
4 | scissors | Why did people think that the platypus was a fake? | The platypus was first taken for a fake | When a platypus skin first reached London, in seventeen ninety eight, experts looked for the stitches. They were sure it was a fake. | Who'd believe a duck's beak on a furry body with a beaver's tail? | It took almost a century more to prove that it lays eggs.
4 | egg | Does a platypus lay eggs? | The platypus lays eggs and gives milk | Platypus and echidnas are the only mammals alive that lay eggs. They have no teats, so the young lick milk from the skin. | The platypus lives only in Australia. | The line of egg layers parted from ours long ago.
5 | electric beak | How does a platypus hunt? | The platypus hunts with electricity | Underwater, a platypus shuts its eyes, ears and nose. Its beak picks up the tiny electric currents of muscles moving nearby. | There are some forty thousand sensors in it. | A shrimp buried in the mud only has to twitch.
4 | spur | Is the platypus poisonous? | Male platypuses have a venomous spur | A male platypus has a spur on each hind foot, with venom that hurts terribly. It's mostly for fighting rivals. | No person is known to have died of it. | But ordinary painkillers hardly help, and the pain can last for weeks.
4 | missing organ | What does a platypus lack? | The platypus has no stomach | A platypus's throat leads straight into its gut. It lost the genes for stomach juice long ago. | A grown one has no teeth, either. It grinds its food between plates. | And it stores its fat in its tail.

# deer | animal | deer | deer, deers, white tailed deer, red deer, roe deer, stag, stags, fawn, fawns, antlers, deer antlers, deer freeze in headlights, deer in headlights | Deer
> Deer grow the fastest growing bone in the world. | A fawn lying all alone usually isn't lost. | Deer sometimes chew on bones.
@ Two ears turn in the fog, and you stop breathing.
5 | antlers | How fast do antlers grow? | Antlers are the fastest growing bone | A big deer's antlers can grow an inch a day in summer. Every year they fall off, and it starts over. | A skin full of blood vessels, the velvet, feeds them. | To build them that fast, a deer even borrows minerals from its own bones.
3 | horn and antler | What is the difference between antlers and horns? | Antlers fall off, horns stay | Antlers are bone and are shed each year. Horns of cows and goats have a bony core with a sheath of keratin, and stay. | Among deer mostly males have them. | In reindeer, females have them, too.
4 | spotted fawn | Why do fawns lie alone? | A fawn that lies alone is not lost | A fawn alone in the grass is usually hiding, not lost. It has hardly any scent, and its mother only comes back to nurse it. | So don't touch it. Just walk away. | Once you're gone, she'll be back.
4 | headlights | Why do deer freeze in headlights? | Headlights blind a deer, so it freezes | A deer's eyes are made for twilight. Your headlights blind it, and when a deer isn't sure, it stands still. | Brake, stay in your lane, dim the lights and use the horn. | And if one crosses, expect more behind it.
3 | twilight | When are deer active? | Deer are busy at dawn and dusk | Deer feed at dawn and dusk. By day they rest under cover and chew their cud, and near people they switch to nights. | Those are the hours when most cars hit them. | Fall is the worst season, because deer have mating on their minds.
4 | four chambers | What do deer eat? | Deer eat plants, and sometimes chew bones | Deer live on leaves, buds, grass and acorns. But now and then they chew bones and old antlers, for the minerals. | They have a stomach with four chambers. | And not one upper front tooth.

# monkeys | animal | monkeys | monkey, monkeys, snow monkeys bathe, monkeys vs apes, difference between monkeys and apes, monkey vs ape | Monkey
> One monkey can be heard through miles of jungle. | In Japan, monkeys take hot baths in winter. | Pay a monkey unfairly, and it throws the cucumber at you.
@ A branch moves, and twenty faces look down at you.
3 | tail | What is the difference between monkeys and apes? | Most monkeys have tails, and apes have none | Nearly all monkeys have a tail. Apes, such as chimpanzees, gorillas and we, have none. | Only some monkeys of America can hold on with it. | Apes can swing their arms over their heads.
5 | howler | What is the loudest monkey? | Howler monkeys can be heard for kilometers | A hollow bone in the throat makes the call of a howler deep and loud. In the forest it carries several kilometers. | It saves fights between groups. | Howlers often begin to call at dawn.
4 | hot spring | Why do monkeys bathe in hot springs? | Snow monkeys warm up in hot springs | In Nagano, Japan, macaques spend winter days in a hot spring. It began with just a few, in the nineteen sixties. | Their stress hormones are lower in there. | Other macaques learned to wash sweet potatoes in the sea.
5 | stone | Do monkeys use tools? | Capuchins have used stone tools for thousands of years | In Brazil, capuchins crack nuts with stones. Researchers dug up such tools that were three thousand years old. | The young need years of practice. | They choose heavy stones with care.
4 | fairness | Do monkeys know what is fair? | Capuchin monkeys protest unfair pay | In an experiment, one capuchin got cucumber while its neighbor got grapes for the same task. Often it threw the cucumber right back. | What it feels in that moment is debated. | Dogs reacted in a similar way.
3 | baboon troop | How do baboons live? | Baboons live in troops with ranks | Baboons live in troops of dozens, and a daughter takes her rank from her mother. Friends groom each other. | Those with more friends live longer. | Grown males have canine teeth as long as a finger.

# wombats | animal | wombats | wombat, wombats, wombat poop, cube poop, square poop, wombats poop cubes | Wombat
> Wombats poop cubes. | A wombat defends its home with its butt. | A wombat's pouch faces backward, for a very good reason.
@ In the morning a neat brown cube lies on the rock.
5 | cube | Why is wombat poop square? | Wombats poop cubes | Some parts of a wombat's gut wall are stiffer than others, so its droppings come out with corners. No other animal is known to do it. | A wombat marks its territory with them, on top of rocks, where a cube won't roll off. | The study won an Ig Nobel Prize.
4 | burrow | How do wombats defend themselves? | A wombat's rear end is its shield | A wombat's rear is tough skin and cartilage. It plugs its burrow with it, and may crush an attacker against the roof. | There's hardly any tail to grab. | And over a short stretch it runs twenty five miles an hour.
4 | pouch | Why does the wombat's pouch face backward? | The wombat's pouch faces backward | A wombat's pouch opens toward the back, so the mother can dig without filling it with dirt. The baby looks out between her hind legs. | Its closest relative is the koala. | Try digging with a front pocket full of baby.
4 | teeth | What do wombats eat? | A wombat's teeth never stop growing | Wombats graze on grass, roots and bark. Their teeth grow all their life, as in a beaver. | Food takes days to pass, so that they get most of the water out. | Wombats look like small bears and are none.
3 | giant | Were there giant wombats? | A wombat's relative was as big as a rhino | Diprotodon was a giant relative of the wombat, more than two tons heavy. It died out in Australia some forty thousand years ago. | It's the largest pouched animal that we know of. | The first Australians may have met it.

# opossums | animal | opossums | opossum, opossums, possum, possums, playing possum, opossums play dead, possums play dead, virginia opossum | Virginia opossum
> An opossum doesn't decide to play dead. | An opossum can survive a rattlesnake bite. | An opossum is born the size of a bee.
@ In the beam of your flashlight somebody smiles with fifty teeth.
5 | lying opossum | Why do opossums play dead? | An opossum can't help playing dead | A terrified opossum falls over, drools and smells like a corpse. It's a reflex, and it can last for minutes or hours. | Many hunters walk away from something that's already dead. | So it isn't acting. It's more like fainting.
4 | snake | Are opossums immune to snakes? | Opossums withstand the venom of many snakes | The blood of opossums holds a protein that binds the venom of rattlesnakes and others. | Researchers hope to make an antidote from it. | They rarely carry rabies, too.
3 | bee size | How small are baby opossums? | Newborn opossums are as small as bees | Newborn opossums are the size of a bee, born after less than two weeks. They climb to the pouch by themselves, and later ride on their mother's back. | There are often more babies than teats. | It's the only pouched animal in the United States.
4 | teeth | How many teeth does an opossum have? | An opossum bares fifty teeth | An opossum has fifty teeth, more than any other land mammal in North America, and it shows them all when it's scared. | It hisses and drools, but it'd rather run. | And it'll eat anything: fruit, insects, roadkill, your trash.
3 | tail | Do opossums hang by their tails? | Opossums don't hang around by their tails | An opossum's tail helps it climb and carry leaves, but a grown one is too heavy to hang from it for long. | Their hind feet have a thumb. | Possums of Australia are of other families.

# wildebeest | animal | wildebeest | wildebeest, wildebeests, gnu, gnus, great migration, the great migration, wildebeest migration, serengeti migration | Wildebeest
> A million animals walk in a circle every year, with no leader. | A wildebeest calf can stand within minutes. | Drowned wildebeest feed a river for years.
@ The river is brown, and on the bank thousands wait for the first to jump.
5 | river crossing | What is the great migration? | Over a million wildebeest wander in a circle | In Serengeti and Masai Mara, well over a million wildebeest, with zebras and gazelles, follow the rain around the year. | They look for fresh grass. | It is one of the largest treks of land animals.
4 | calf | How soon can a wildebeest calf run? | A newborn wildebeest stands within minutes | Most wildebeest calves are born within the same few weeks, and they can run with the herd soon after birth. | So many calves at once are more than the hunters can eat. | A calf that is born later is in greater danger.
4 | crocodile | What happens to drowned wildebeest? | Drowned wildebeest feed a whole river | Thousands drown in the Mara River every year, many more than crocodiles eat. | Fish, birds and insects live on them for weeks, and the bones give minerals for years. | So the dead feed the land.
3 | zebra | Why do zebras and wildebeest go together? | Zebras and wildebeest eat different parts of the grass | Zebras bite off the tall tops, wildebeest eat what is below, and gazelles the short rest. | More eyes see more as well. | So they hardly compete.
3 | beard | Why is it called gnu? | The gnu says its own name | The word gnu comes from a language of southern Africa and seems to copy the animal's call. Wildebeest is Afrikaans for wild beast. | It looks like an ox with the mane of a horse. | It is an antelope.

# antelopes | animal | antelopes | antelope, antelopes, gazelle, gazelles, impala, impalas, springbok, springboks, antelope vs deer, deer vs antelope | Antelope
> Gazelles show off to the animals that hunt them. | Antelopes are closer to cows than to deer. | The smallest antelope is as small as a hare.
@ A hundred heads go up at once.
4 | high jump | Why do gazelles jump so high? | Gazelles jump to show off | When gazelles see a hunter, they bounce high on stiff legs, as if to say: don't even try. | Wild dogs chase the ones that bounce less. | It is called stotting.
3 | horns | Is an antelope a deer? | Antelopes are closer to cows than to deer | Antelopes have horns that stay all their life, as cows and goats do. Deer shed their antlers. | There are about ninety kinds. | The smallest is as small as a hare.
4 | eland | What is the largest antelope? | One antelope weighs as much as a car | A bull eland can weigh up to two thousand pounds and still jump a fence as high as a man. | Their knees click as they walk. | The royal antelope weighs only about six pounds.
4 | dry desert | How do antelopes live in the desert? | The oryx lives almost without water | Instead of sweating, the desert oryx lets its body heat up by day, and it gets its water from plants. | A net of vessels seems to help to keep its brain cooler. | The Arabian oryx was gone in the wild and was brought back.
3 | leap | How far can an impala jump? | An impala can leap ten meters far | Impalas jump up to about three meters high and ten meters far, in all directions, so that the hunter loses one in the crowd. | Only males have horns. | Impalas reach full speed within moments.

# rats | animal | rats | rat, rats, rats laugh, rats smart, rats intelligent, brown rat, brown rats, rat facts, lab rats, hero rats, landmine rats, rats in new york | Brown rat
> Rats giggle when you tickle them. You just can't hear it. | A rat won a gold medal for finding land mines. | A rat will free a trapped friend before it eats the chocolate.
@ Something rustles behind the wall, and it knows you better than you know it.
5 | tickling | Do rats laugh? | Rats seem to laugh beyond our hearing | When researchers tickled rats, the rats chirped, too high for human ears, and came back for more. | They also play hide and seek. | And they do it for fun, with no food as a prize.
5 | medal | What is a hero rat? | A rat won a medal for finding mines | Magawa, a giant pouched rat of another kind, sniffed out over one hundred mines and other explosives in Cambodia and got a gold medal in twenty twenty. | The rat was too light to set one off. | Others sniff out tuberculosis.
4 | locked friend | Are rats kind? | Rats free other rats that are trapped | In experiments, rats opened a cage for a trapped companion, though chocolate lay beside it. Mostly they shared it. | They did it less for strangers of another breed. | Some researchers see kindness in it, others a wish for company.
4 | ladder | How smart are rats? | Some rats learned to drive tiny cars | Rats find their way through mazes and seem to run them again in their sleep. In one test, they skipped questions that were too hard. | Some were even taught to drive tiny cars. | Those that had grown up with toys were the better drivers.
3 | new food | Why are rats so hard to poison? | Rats taste new food with care | A rat takes one small bite of anything new, and waits. If it gets sick, it never touches that again. | It can't throw up, so it has to be careful. | And it smells on the breath of other rats what's safe to eat.
3 | city street | Are there more rats than people in cities? | One rat for every person is a myth | An old guess gave London and New York one rat for each person. A careful estimate for New York came to about two million, one for every four people. | Nobody can count them exactly. | Rats stay close to home, mostly within some streets.

# mice | animal | mice | mouse animal, mice, mice like cheese, mouse facts, facts about mice, house mouse, lab mice, mice sing, mice and cheese | House mouse
> Mice don't really like cheese. | Mice sing love songs, too high for you to hear. | A mouse can squeeze through a hole the width of a pencil.
@ Something small crosses the kitchen, close along the wall.
3 | cheese | Do mice like cheese? | Mice prefer grain and sweets to cheese | Mice eat cheese if they must, but like grain, seeds and peanut butter better. | Perhaps cheese used to be what lay open in pantries. | Cartoons did the rest.
4 | hole | How small a hole can a mouse use? | A mouse fits through a hole like a pencil | A young mouse can squeeze through a gap of little more than half a centimeter. If the skull fits, the rest does. | It feels the way with its whiskers. | A rat needs about two centimeters.
4 | singing mouse | Do mice sing? | Male mice sing to females | Male house mice sing in ultrasound when they smell a female. Slowed down, it sounds like birds. | In the cloud forest, singing mice take turns as in talk. | The front teeth of mice grow all their life.
3 | family | How fast do mice multiply? | A mouse can have babies every month | A female mouse can have five to ten litters a year, with five to eight babies each, and those can breed at six weeks. | Most of them are eaten early. | In a house they live about a year.
3 | laboratory | Why are mice used in laboratories? | Most mouse genes have a match in us | Mice are small, breed quickly, and nearly all their genes have a counterpart in people. | Many drugs work in mice and fail in people, though. | So researchers look for tests without animals.

# honey-badgers | animal | honey badgers | honey badger, honey badgers, ratel, ratels, honey badger fearless, honey badgers fearless | Honey badger
> A honey badger will stand up to a lion. | A honey badger can turn around inside its own skin. | One honey badger kept breaking out of his cage.
@ Something low and striped comes toward you, and it does not step aside.
4 | honey badger | Why is the honey badger fearless? | The honey badger has a loose, thick skin | Honey badgers have fought off even lions and leopards. If one grabs them, they turn inside their skin and bite back. | They withstand much snake venom. | They live in Africa and Asia.
4 | snake | Do honey badgers eat snakes? | Honey badgers survive cobra bites | Honey badgers eat cobras and adders, because their nerves block part of the venom. | Bee stings barely get through their thick skin. | Even so, some die of stings or bites.
4 | open gate | How smart are honey badgers? | One honey badger kept escaping his cage | In a South African rescue center, a honey badger called Stoffel used rakes, stones and tires to climb over the wall. | He even opened gates, with his partner helping. | Few of his relatives are known to use tools.
4 | bird | Does a bird lead honey badgers to honey? | The honey badger's bird guide may be a myth | The honeyguide bird really does lead people to bees. That it leads honey badgers, too, has almost never been seen. | Hunters in Tanzania and elsewhere say that it happens. | The bird gets wax, and people the honey.
3 | smell | How does a honey badger chase others away? | A honey badger carries a stink bomb | A pouch under a honey badger's tail lets out a smell that drives off enemies and may calm bees. | It digs a hole in minutes. | It is no close relative of the European badger.

# badgers | animal | badgers | badger, badgers, european badger, american badger, badger sett | European badger
> Badgers inherit their homes. | Badgers and coyotes hunt together. | A badger can eat hundreds of worms in one night.
@ At dusk a striped face comes out of the hill and sniffs.
4 | sett | How do badgers live? | Badgers inherit houses older than you | European badgers live in burrows passed down for generations, some for over a century, and they even air out their bedding. | They have toilets outside. | American badgers live alone.
4 | coyote | Who hunts together with badgers? | Badgers and coyotes hunt together | In North America, a badger digs for ground squirrels, and a coyote catches those that run. Both gain. | In California, a camera filmed a pair that went through a tunnel together. | Later they part in peace.
4 | worms | What do badgers eat? | A badger can eat hundreds of worms a night | Earthworms are the main food of European badgers in damp places. They also eat grubs, fruit, nuts and wasps' nests. | They smell them in the grass. | Long claws dig them out.
3 | winter | Do badgers hibernate? | Badgers doze through winter | In a hard winter, badgers stay underground for weeks and live off their fat, but they don't truly hibernate. | In mild places they come out all winter. | Cubs are born in February.
3 | stripes | Why do badgers have stripes? | A badger's face is a warning sign | A badger's black and white stripes may say that there's a strong bite behind them, and it doesn't let go. | Skunks use the same colors. | It would still rather run than fight.

# mongooses | animal | mongooses | mongoose, mongooses, mongoose vs cobra, mongoose cobra, mongoose and snake, mongoose fight | Mongoose
> A mongoose can beat a cobra. | Some mongoose mothers can't tell whose baby is whose. | Hawaii brought in mongooses to catch rats. It went badly.
@ Something thin and gray stands up on its hind legs.
4 | cobra | Why does a mongoose win against a cobra? | Cobra venom bounces off a mongoose's nerves | The nerves of a mongoose have a changed lock that cobra venom doesn't fit well, and the mongoose is very quick. | It isn't fully immune. | Banded mongooses raise their young together.
4 | babies | How do banded mongooses raise their young? | Mongoose mothers can't tell whose baby is whose | Female banded mongooses give birth on the same day, and all of them look after all of the pups. | So none of them can favor her own. | The smallest get the most help.
4 | Hawaii | Why were mongooses taken to Hawaii? | Hawaii imported mongooses, and it went badly | In the nineteenth century, planters brought mongooses to Hawaii to kill the rats. But mongooses hunt by day, and rats come out at night. | So they ate the birds and their eggs. | Other islands made exactly the same mistake.
3 | egg throw | How does a mongoose open eggs? | A mongoose pitches eggs between its legs | To open an egg, a mongoose grabs it in its front feet and hurls it backward against a rock. | It opens snails in the same way. | Young banded mongooses learn it from one grown helper.
3 | sentry | Are meerkats mongooses? | A meerkat is a mongoose | Meerkats are one of more than thirty kinds of mongoose, from lone hunters to groups with sentries. | Most mongooses live in Africa. | Mongooses are relatives of hyenas and cats, not of weasels.

# ferrets | animal | ferrets | ferret, ferrets, ferret facts, pet ferret, pet ferrets, black footed ferret | Ferret
> Ferrets have worked for people for two thousand years. | A happy ferret dances sideways. | The ferret's name means little thief.
@ Where did your sock go? Something long and soft knows.
3 | ferret | What were ferrets kept for? | Ferrets have had jobs for two thousand years | The Romans sent ferrets down burrows to drive out rabbits. | In our time, they've pulled cables through pipes. | When happy, they hop wildly sideways.
3 | thief | Why do ferrets steal things? | Ferrets steal your keys like prey | Ferrets drag socks, keys and toys into a corner, because their wild ancestors stored food that way. | The name goes back to Latin for little thief. | So check under the sofa.
3 | sleep | How much do ferrets sleep? | Ferrets sleep most of the day | Ferrets sleep some fourteen to eighteen hours and are awake at dawn and dusk. | They sleep so deeply that owners get a fright. | Awake, they need hours of play.
4 | cloned ferret | Which ferret was saved from extinction? | A ranch dog saved the black-footed ferret | The black-footed ferret was thought extinct, until a ranch dog in Wyoming brought one home in nineteen eighty one. From eighteen animals, hundreds now live in the wild. | One was cloned from cells that had been frozen for thirty years. | It is another kind than the pet.
3 | meat bowl | What do ferrets eat? | Ferrets live on meat | A ferret's gut is short and can't handle much starch, so it eats small, meaty meals all day. | So dog food is not right for them. | In some places it is forbidden to keep them.

# moles | animal | moles | mole animal, moles, star nosed mole, star-nosed mole, star nosed moles, molehills, molehill, moles blind, a mole digs, moles dig | Mole (animal)
> A mole has one thumb too many. | One mole eats faster than you can blink. | Moles keep living worms in a pantry.
@ Your lawn is smooth in the evening, and in the morning it has hills.
4 | six fingers | Why do moles dig so well? | A mole has an extra thumb | Next to its five fingers, a mole's hand has a sickle-shaped bone that makes the shovel wider. It digs yards of tunnel an hour. | Its fur lies both ways, so it can back up. | Its blood copes with stale air.
3 | tiny eyes | Are moles blind? | Moles aren't blind | A mole's tiny eyes tell light from dark, but it finds its way by touch and smell. | They smell in stereo. | Whiskers tell them what is ahead.
5 | star nose | What is the star nosed mole? | One mole eats faster than you can blink | The star nosed mole has twenty two fleshy fingers around its nose. It can find and eat a bite in less than a quarter of a second. | It can even smell underwater, with bubbles. | It lives in wet places in eastern North America.
3 | worms | What do moles eat? | Moles keep worms alive in a pantry | Moles bite earthworms in the head, so they live but can't crawl off, and store them in chambers. | A mole eats about half its weight a day. | Plants are not on its list. Roots are just in the way.
3 | molehill | Why do moles make hills? | A molehill is just digging trash | A mole pushes up the dirt from its deeper tunnels, so many hills usually mean one busy mole. | It lives alone. | The loose soil is good for flowerpots.

# naked-mole-rats | animal | naked mole rats | naked mole rat, naked mole rats, naked mole-rat, naked mole-rats, mole rat, mole rats | Naked mole-rat
> Naked mole rats almost never get cancer. | Naked mole rats have a queen, like bees. | A naked mole rat can go eighteen minutes without oxygen.
@ In a dark tunnel, something pink and wrinkled runs backward.
5 | naked mole rat | Why are naked mole rats special? | Naked mole rats can live over thirty years | Naked mole rats hardly ever get cancer, and they can go without oxygen for eighteen minutes. Some live for more than thirty years. | Only the queen has young. | Other rodents that size mostly live for a few years.
5 | queen | How do naked mole rats live? | Naked mole rats have a queen | Dozens to hundreds of naked mole rats live together underground in East Africa. One female has all the babies, and the others dig and serve. | Among mammals that is nearly unique. | When the queen dies, females fight for her place.
4 | chili | Do naked mole rats feel pain? | Acid doesn't hurt a naked mole rat | Acid and the burn of chili peppers don't hurt naked mole rats, maybe because the stale air in their burrows makes tissue acidic. | They still feel cuts and heat. | Researchers hope to learn about pain.
4 | teeth | How do naked mole rats dig? | Naked mole rats dig with their teeth | A naked mole rat's front teeth sit outside its lips, so no dirt gets in, and it can move each one alone. | A large part of their muscles is in the jaws. | They work in a chain and kick the earth back.
4 | dialect | Do naked mole rats talk? | Every naked mole rat colony has its accent | Naked mole rats chirp softly to say hello, and each colony sounds different, so a stranger gives itself away. | Pups learn it after birth. | If the queen is lost, the dialect gets blurred.

# lynxes | animal | lynxes | lynx, lynxes, bobcat, bobcats, iberian lynx, canada lynx, eurasian lynx | Lynx
> Nobody is sure what a lynx's ear tufts are for. | A lynx walks on built-in snowshoes. | One lynx came back from almost nothing.
@ In the snow is a track like a cat's, only as big as your hand.
3 | ear tufts | Why do lynxes have ear tufts? | A lynx's ear tufts are still a mystery | A lynx's black ear brushes may help it signal or hear, but no test has settled it. | The short tail and the beard belong to the lynx as well. | It hears a mouse from afar.
3 | snow paw | How does a lynx walk on snow? | A lynx wears snowshoes | Wide, furry paws keep the lynx on top of the snow. In Canada it lives mostly on snowshoe hares. | When there are few hares, there soon are few lynxes. | The records of fur traders show it over two centuries.
4 | Iberian lynx | Which lynx came back? | The Iberian lynx came back from the brink | Around the year two thousand, Spain had fewer than one hundred Iberian lynxes. Breeding and protection brought them to over two thousand. | They eat rabbits. | It's one of the great comebacks of any cat.
3 | bobcat | What is a bobcat? | A bobcat is a small lynx | The bobcat, named for its stubby tail, is the smallest lynx. It lives from Canada to Mexico, even close to towns. | It hunts mostly rabbits. | There are four kinds of lynx in all.
3 | scream | What sound does a lynx make? | Lynxes settle fights by screaming | In spring, rival lynxes stand face to face and scream, and it sounds almost human. | They also purr. | They live alone and roam over wide areas.

# small-wild-cats | animal | small wild cats | small wild cats, small wild cat, wild cats, wildcat, wildcats, caracal, caracals, sand cat, sand cats, black footed cat, black footed cats, deadliest cat, the deadliest cat, smallest cat, smallest wild cat, species of wild cats | Felinae
> The deadliest cat fits in a shoebox. | One cat leaps ten feet in the air for a bird. | One wild cat almost never needs to drink.
@ In the desert night, two eyes shine close to the ground.
5 | small spotted cat | What is the deadliest cat? | The deadliest cat fits in a shoebox | The black-footed cat of southern Africa catches its prey about six times in ten. Lions manage two or three. | It weighs two to four pounds. | It catches some ten to fourteen small animals a night.
4 | caracal | How high can a caracal jump? | A caracal leaps three meters for birds | The caracal of Africa and Asia jumps some three meters up from a stand and hits birds in flight. | Its hind legs are longer than its front legs. | The name means black ear in Turkish.
4 | sand | How do sand cats live? | Sand cats hardly ever drink | The sand cat of the deserts takes its water from its prey. Fur on its soles keeps it from burning and leaves hardly a track. | By day it rests in a burrow. | It eats snakes as well.
4 | house cat | Which wild cat is the house cat's ancestor? | House cats come from the African wildcat | Genes show that all house cats come from wildcats of the Near East and North Africa. They came for the mice in the grain, some ten thousand years ago. | They look almost the same. | In Cyprus, one was buried with a person at that time.
4 | fishing cat | Which cat likes water? | The fishing cat dives for its meal | The fishing cat of South Asia scoops fish out of the water and even jumps in. Its fur has two layers. | It has partly webbed feet. | It lives in swamps, and those are getting fewer.

# coyotes | animal | coyotes | coyote, coyotes, coyotes in cities, coyotes howl, coyote facts, coyote animal | Coyote
> Coyotes live in the middle of Chicago. | The more we hunted coyotes, the farther they spread. | Two coyotes can sound like ten.
@ At night something trots down the middle of the street, and it waits at the light.
4 | city | How do coyotes live in cities? | Thousands of coyotes live around Chicago | Coyotes in Chicago come out at night, and they've learned when the traffic is light. | They eat mostly rodents, rabbits, fruit and deer. | Food and open trash make them bold.
4 | map | Why did coyotes spread? | Hunting helped the coyote spread | With wolves gone from most of the United States, coyotes moved in. When many are shot, more of their young often survive. | Today they live from Alaska to Panama. | Hundreds of thousands are killed a year.
4 | two howlers | Why do coyotes sound like so many? | Two coyotes can sound like ten | A pair of coyotes changes pitch so fast, and echoes so much, that it sounds like a whole pack. | The calls say where the family is and who must stay away. | Their scientific name means barking dog.
4 | trickster | What are coyotes in old stories? | The coyote is the trickster of old tales | Many Native peoples of North America tell of Coyote, who steals fire and fools everyone, including himself. | Some say that he shaped the world. | The cartoon coyote is a late grandson.
3 | pair | How do coyotes live? | Coyotes don't cheat | DNA from more than two hundred young coyotes around Chicago showed not one affair. Pairs stay together until one dies. | Both raise the pups. | They can breed with wolves and dogs.

# african-wild-dogs | animal | African wild dogs | african wild dog, african wild dogs, painted dog, painted dogs, painted wolf, painted wolves, wild dogs of africa, african wild dogs hunt | African wild dog
> Some wild dogs vote by sneezing. | African wild dogs hunt better than lions. | In a wild dog pack, the kids eat first.
@ Round ears rise over the grass, one pair after the other.
5 | sneeze | How do African wild dogs vote? | African wild dogs seem to vote by sneezing | In Botswana, the more dogs sneezed at a rally, the likelier the pack set out to hunt. If leaders wanted it, fewer sneezes were enough. | They let the pups eat first. | They feed the sick as well.
4 | hunt | How good are wild dogs as hunters? | African wild dogs out-hunt lions | In some areas, African wild dogs succeed in well over half of their hunts, far more than lions, by running prey tired. | Each has its own pattern of spots. | There are only some thousands left.
4 | pups | How do African wild dogs share? | In wild dog packs, pups eat first | The pups eat first, and those that stayed at home are fed by the hunters. The sick and old get a share, too. | Mostly only one pair has young. | The pack raises ten and more of them.
3 | four toes | Are African wild dogs dogs? | African wild dogs aren't dogs gone wild | African wild dogs are a line of their own, with four toes on each foot, and they can't breed with dogs or wolves. | They were never domesticated. | Their name in science means painted wolf.
3 | map | Why are African wild dogs rare? | One wild dog pack needs a county | A pack of African wild dogs roams over hundreds of square miles. Roads, snares and dog diseases kill many. | Some six thousand are left. | Lions kill them as well.

# okapis | animal | okapis | okapi, okapis, forest giraffe, okapi facts | Okapi
> It has zebra stripes, and it's the giraffe's cousin. | Science only learned of the okapi in the twentieth century. | An okapi can lick its own ears.
@ In the wet forest stands an animal that nobody believed in.
4 | okapi | What is an okapi? | The okapi is the giraffe's only close cousin | An okapi has stripes like a zebra, but it's a giraffe's cousin. Science learned of it only in nineteen hundred and one. | It lives in the rainforest of the Democratic Republic of the Congo. | Its tongue reaches its ears.
4 | ear and tongue | How long is an okapi's tongue? | An okapi can lick its own ears | An okapi's dark tongue is more than a foot long, and it pulls leaves and cleans its eyes and ears. | A giraffe has the same tool. | It eats more than a hundred kinds of plants.
4 | striped legs | Why do okapis have stripes? | Stripes help an okapi calf to follow | The stripes break up its shape in the spots of light, and the calf may follow its mother by them. | Each has its own pattern. | Dark oily fur lets the rain run off.
4 | silent call | How do okapis talk? | Okapi mothers call below our hearing | Mother and calf call in tones that are too low for us and, it seems, for leopards. | They live alone otherwise. | The calf lies hidden for its first two months.
3 | ranger | How many okapis are left? | The last okapis have never been counted | Nobody knows how many okapis are left. They live only in the northeast of the Democratic Republic of the Congo, where war and gold miners threaten them. | The okapi is the national animal of the Democratic Republic of the Congo. | A reserve is named after it.

# warthogs | animal | warthogs | warthog, warthogs, pumbaa, warthog tusks, warthog facts | Warthog
> A warthog kneels down to eat. | A warthog goes to bed backward. | Wild warthogs get their ticks picked off by mongooses.
@ Five tails run through the grass, all straight up.
4 | kneeling | Why do warthogs kneel? | Warthogs kneel down to eat | A warthog's neck is too short for its long legs, so it grazes on its knees. The calluses are there before birth. | They back into their burrow, tusks toward the door. | Warthogs dig for roots with their snout.
3 | tail | Why do warthogs run with their tails up? | A warthog's tail is a flag | A running warthog holds its tail straight up, so the tuft sticks out of the tall grass and the young can follow. | They reach about thirty miles an hour. | They'd rather run than fight.
3 | burrow | Where do warthogs sleep? | Warthogs sleep in other animals' holes | Warthogs move into old aardvark burrows. The young go in first, and the adult backs in, tusks toward the door. | When something comes, it shoots out. | Some let others use the hole.
4 | mongooses | Who cleans warthogs? | Mongooses pick ticks off warthogs | In Uganda, warthogs lie down before banded mongooses, which climb over them and eat their ticks. | Birds do it as well. | Such trust between mammals is rare.
3 | tusks | What are a warthog's tusks for? | A warthog sharpens its own tusks | A warthog's long upper tusks curve up, and its short lower ones get sharpened against them, ready for a fight. | The warts of males soften blows. | Leopards and lions are careful with them.

# tapirs | animal | tapirs | tapir, tapirs, malayan tapir, baby tapir, tapir facts | Tapir
> A tapir's nose works as a snorkel. | A baby tapir looks like a watermelon on legs. | In Brazil, tapirs help replant burned forests.
@ A nose comes out of the river and looks around.
3 | trunk | What is a tapir? | A tapir's nose is a snorkel | A tapir grabs leaves with its short trunk and breathes through it under water. Its nearest relatives are horses and rhinos. | Calves have stripes like a melon. | It sows the seeds of the forest.
4 | melon | What do baby tapirs look like? | A baby tapir looks like a watermelon | Every tapir calf is brown with white stripes and spots, which hide it on the forest floor. | The pattern is gone after about half a year. | One calf is born after about thirteen months.
3 | snorkel | Can tapirs swim? | Tapirs walk on the river bottom | Tapirs swim and dive well, walk along the bottom and use the nose as a snorkel. | Water keeps them cool and safe from jaguars. | Tapirs also leave their droppings in the water.
3 | black and white | Why is one tapir black and white? | The Malayan tapir dresses like a rock | At night, the white back of a Malayan tapir breaks up its shape, so perhaps it doesn't look like an animal at all. | The three kinds of America are brown. | The Malayan tapir lives in Asia, far from the others.
3 | seeds | Why are tapirs called gardeners? | Tapirs replant burned forests | Tapirs eat fruit and carry the seeds far. In Brazil, they bring seeds even to burned land. | Large seeds need a large animal. | So where they vanish, the forest changes.

# buffalo | animal | African buffalo | african buffalo, african buffalos, cape buffalo, cape buffaloes, buffalo herd, african buffaloes, buffalo vs lion, lion vs buffalo | African buffalo
> Buffalo seem to vote on where to go. | African buffalo come back for their own. | Many hunters feared the buffalo more than the lion.
@ A hundred faces turn, and none of them blinks.
4 | buffalo herd | How do buffalo decide? | Buffalo cows seem to vote on the way | Cows of the African buffalo stand up and look in one direction. Later the herd goes where most of them looked. | They fight lions off together. | African buffalo were never domesticated, and the water buffalo was.
4 | rescue | Do buffalo help each other? | African buffalo come back for their own | When lions grab a buffalo, the herd sometimes turns around and drives them off. Millions have watched a video of it. | Calves are taken into the middle. | Blind ones have lived on in herds.
4 | horns | Why are buffalo dangerous? | A wounded buffalo may wait for you | A hurt African buffalo may hide in the bushes and wait for the hunter, so it's one of the five animals hunters feared most. | The horns of bulls grow together to a shield. | Calm buffalo just stare.
3 | bird | Why do birds sit on buffalo? | Oxpeckers help buffalo and drink their blood | Oxpeckers pick ticks and flies off buffalo and hiss a warning, but they also keep wounds open and drink from them. | So it is half help and half theft. | Egrets follow for the insects in the grass.
3 | mud | Why do buffalo lie in mud? | Mud cools buffalo and stops insects | African buffalo sweat little. Mud cools them, and dry mud takes parasites with it when it falls off. | Old bulls like it the most. | They have to drink every day.

# echidnas | animal | echidnas | echidna, echidnas, spiny anteater, spiny anteaters, echidna egg | Echidna
> An echidna lays an egg into its own pouch. | Male echidnas follow a female in a line, nose to tail. | Echidnas blow snot bubbles to keep cool.
@ The spiny ball sinks into the ground as if it were water.
4 | spiny ball | What is an echidna? | An echidna lays an egg into its pouch | The echidna is a spiny mammal that lays a single egg and carries it in a pouch on its belly. | The baby is called a puggle. | When in danger, it digs itself in straight down.
4 | bubbles | How do echidnas keep cool? | Echidnas keep cool with snot bubbles | An echidna can't sweat or pant, so it blows mucus bubbles. They burst, dry, and cool the blood in its nose. | Heat cameras showed it. | In the heat of the day they rest in logs.
4 | train | What is an echidna train? | Male echidnas line up behind one female | In mating season, up to ten male echidnas walk behind one female, nose to tail, for days or weeks. | At the end they dig a ditch around her and push one another out. | The male that is left at the end mates.
4 | tongue | How do echidnas eat? | An echidna eats without any teeth | An echidna's sticky tongue flicks out a hundred times a minute, and it mashes ants against the roof of its mouth. | Its name in science means quick tongue. | It feels electric fields a little, too.
3 | cold body | How warm is an echidna? | Echidnas run cool for a mammal | An echidna's body is only around ninety degrees Fahrenheit, and in cold months it drops far lower. | They live slowly, and some reach fifty years. | Some sat out a bush fire in a deep sleep below ground.
`
