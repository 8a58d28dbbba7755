/** Animals that people ask for by name, for `readTopics`. */
export const ANIMALS_ASKED_FOR = `
# elephants | animal | elephants | elephant, elephants, african elephant, african elephants, asian elephant, asian elephants, baby elephant, baby elephants | Elephant
> They talk through the ground. | Its trunk has no bones at all. | They visit the bones of their dead.
@ You stand very still, and something as big as a truck walks by without a sound.
3 | trunk | What can an elephant do with its trunk? | An elephant's trunk can pick up a chip | The trunk has tens of thousands of small bundles of muscle and no bones. It can lift a log or a single potato chip. | It is nose and hand at once. | Elephants also suck up water with it and spray it into their mouths.
4 | foot on the ground | How do elephants talk over far distances? | Elephants hear rumbles through their feet | Elephants make rumbles too low for us to hear. These travel for kilometers, also through the ground, and others notice them with feet and trunk. | They also seem to call each other by something like names. | A study of twenty twenty four found that in wild elephants in Kenya.
4 | gray calf | How long are elephants pregnant? | Elephants are pregnant for almost two years | An elephant carries its calf for about twenty two months, longer than any other land mammal. A newborn weighs about a hundred kilos. | It can stand within hours. | Aunts and sisters help to raise it.
4 | bones | Do elephants mourn? | Elephants touch the bones of their dead | Elephants stay with dying members of the herd and touch the bones of dead elephants with trunk and feet, more than bones of other animals. | Whether they mourn as we do is not known. | They do treat their dead in a special way.
3 | mouse | Are elephants afraid of mice? | Elephants fear bees more than mice | Elephants may be startled by something small that moves suddenly. What they really avoid is bees. | Farmers in Africa hang beehives on fences to keep elephants off. | It works fairly well, and gives honey.
3 | ears | What are the big ears for? | Elephants cool themselves with their ears | Blood flows through the thin ears and gives off heat when they flap. African elephants have the larger ears. | Their wrinkles hold water and mud. | The largest bulls weigh over six tons.

# giraffes | animal | giraffes | giraffe, giraffes, baby giraffe, baby giraffes, giraffe's neck | Giraffe
> Its heart has to push blood up two meters. | It sleeps for minutes at a time. | A newborn falls two meters to the ground.
@ A face looks at you over the top of a tree.
3 | neck bones | How many bones are in a giraffe's neck? | A giraffe's neck has seven bones | A giraffe has seven bones in its neck, as you do. Each of them can be over twenty centimeters long. | Nearly all mammals have seven. | The neck alone is around two meters long.
4 | heart | How does blood get to a giraffe's head? | A giraffe has twice your blood pressure | To get blood up to the head, a giraffe's heart pumps with about twice the pressure of ours. It weighs about eleven kilos. | Tight skin on the legs works like a stocking. | When it drinks, a net of vessels protects the brain.
4 | sleeping giraffe | How long do giraffes sleep? | Wild giraffes sleep in naps of minutes | Giraffes in the wild mostly sleep for minutes at a time, often standing. In zoos, they slept some four to five hours a day. | Getting up takes them a while. | A lion would not wait.
4 | newborn | How are giraffes born? | Newborn giraffes fall about two meters | The mother gives birth standing, so the calf drops some two meters. It is as tall as a grown man and stands within an hour. | The fall does it no harm. | Within a day it can run.
3 | dark tongue | Why is a giraffe's tongue dark? | A giraffe's tongue is about half a meter | The tongue is around forty five centimeters or more and dark at the front, perhaps as protection from the sun. It pulls leaves from between thorns. | Acacias are their favorite. | They eat for a large part of the day.
3 | spots | Do giraffes have the same spots? | No two giraffes have the same spots | The pattern of each giraffe is its own, and calves get some of it from their mothers. | Vessels below the spots may help to give off heat. | Researchers tell them apart by it.

# dolphins | animal | dolphins | dolphin, dolphins, bottlenose dolphin, bottlenose dolphins, baby dolphin | Dolphin
> They call each other by name. | They sleep with half a brain. | They see with sound.
@ You are in a small boat, and something whistles below you.
3 | whistle | Do dolphins have names? | Dolphins have names made of whistles | Each bottlenose dolphin makes up a whistle of its own when it is young. Others copy it to call it, and it answers. | They remembered whistles of old friends for over twenty years. | It was tested with dolphins that had lived in several zoos.
4 | half asleep | How do dolphins sleep? | Dolphins sleep with half a brain | One half of the brain sleeps while the other keeps watch and comes up for air. One eye mostly stays open. | Dolphins do not breathe by themselves as we do. | A dolphin that passed out would drown.
4 | sound waves | How do dolphins find fish in the dark? | Dolphins see with sound | Dolphins send out clicks and listen to the echo. They can tell a ping pong ball from a golf ball in the dark. | The sound leaves through the forehead and comes in through the jaw. | It also goes through sand, so hidden fish are found.
4 | sponge | Do dolphins use tools? | Some dolphins wear sponges | In Shark Bay in Australia, some dolphins put a sponge on the snout when they dig for fish, so that they are not scratched. | Daughters learn it from their mothers. | It is one of the few tools in the sea.
3 | fish gang | Are dolphins always friendly? | Dolphins are wild and strong hunters | Dolphins hunt in teams, and some kill porpoises without eating them. The smile is just the shape of the jaw. | Swimming with wild ones can harm both. | Orcas are the largest dolphins.

# great-white-sharks | animal | great white sharks | great white shark, great white sharks, white shark, white sharks, jaws shark | Great white shark
> You are not on its menu. | It warms its own blood. | It can live for seventy years.
@ You hang in a cage in cold blue water, and wait.
3 | jumping shark | How big are great white sharks? | Great whites grow to about six meters | The largest great white sharks are females of about six meters and more than a ton and a half. Some jump right out of the water after seals. | They are the largest fish that hunt large prey. | Whale sharks are larger, and eat plankton.
4 | swimmer | Why do sharks bite people? | Great whites mostly bite people by mistake | In most years, fewer than ten people worldwide die from shark bites. Many bites end after one, as if the shark had tested or been mistaken. | Why exactly they bite is still studied. | People kill tens of millions of sharks a year.
4 | warm muscle | Are great white sharks warm blooded? | Great white sharks are warmer than the sea | A net of vessels keeps the heat of their muscles. So they can be more than ten degrees warmer than the water. | Warm muscles are fast. | Most fish are as cold as the sea.
4 | row of teeth | How many teeth does a great white shark have? | Great whites lose thousands of teeth | A great white has about fifty teeth in use, with more rows behind. Lost ones are replaced for all its life. | The teeth are not fixed in the jaw. | Over a life it is thousands.
3 | old shark | How old do great white sharks get? | Great white sharks can live seventy years | Bomb tests of the fifties left a mark in their spines, by which age can be told. Some were over seventy. | Females are not fully grown until about thirty. | That is why they recover so slowly.

# megalodon | animal | the megalodon | megalodon, megalodons, megalodon shark | Megalodon
> Its teeth were as large as your hand. | It ate whales. | It is not hiding in the deep.
@ You find a tooth on the beach, and it fills your hand.
5 | hand with a tooth | How big was the megalodon? | Megalodon was the largest shark known | Only teeth and some bones of the back are left, so estimates reach from fifteen to over twenty meters. That is about three great whites in a row. | Its teeth were up to eighteen centimeters long. | The name means large tooth.
4 | bitten whale bone | What did the megalodon eat? | Megalodon ate whales | Bones of old whales have bite marks of megalodon, and tips of its teeth have been found in them. | It was warmer than the water, so it needed a lot of food. | Young ones ate smaller prey.
3 | shark skeleton | Why is there no skeleton of a megalodon? | Shark skeletons hardly ever last | Sharks have cartilage in place of bones, and that rots. Teeth are hard and were shed by the thousand. | So its shape is still debated. | It may have been slimmer than a giant great white.
4 | empty deep sea | Is the megalodon still alive? | Megalodon died out millions of years ago | The youngest certain teeth are about three and a half million years old. An animal that ate whales near coasts would not stay unseen. | The deep sea is cold and has little food. | Films keep the idea alive.
3 | rival sharks | Why did the megalodon die out? | Cold seas and rivals may have ended megalodon | The sea got cooler, many small whales died out, and the great white shark came up as a rival. What counted most is not known. | It had lived for some twenty million years. | We have been around for a third of a million.
4 | nursery | Where did young megalodons grow up? | Megalodons had nurseries in warm shallow water | In Panama, many teeth of young megalodons were found in what was shallow sea, and few of grown ones. So it was probably a nursery. | Sharks of today do the same. | The newborn may have been two meters long.

# tyrants-and-raptors | animal | Velociraptor and Triceratops | velociraptor, velociraptors, raptor dinosaur, triceratops | Velociraptor
> The raptor was the size of a turkey. | You live nearer to T rex than T rex did to Stegosaurus. | One fossil shows two dinosaurs in the middle of a fight.
@ You hear a twig break, and you remember the movie.
4 | feathered raptor | How big was a velociraptor? | Velociraptor was as big as a turkey | Velociraptor stood about half a meter high at the hip and was two meters long with its tail. It had feathers. | Knobs on its arm bones show where they sat. | The film took the size of a relative, Deinonychus.
5 | fighting fossils | What are the fighting dinosaurs? | Two dinosaurs died while fighting | In nineteen seventy one, a fossil was found in Mongolia of a Velociraptor with its claw in the neck of a Protoceratops, which bit its arm. | A collapsing dune may have buried them. | It is a national treasure of Mongolia.
4 | three horns | What was the frill of Triceratops for? | Triceratops used its horns and frill to fight | Triceratops had a skull of over two meters. Scars on frills fit the horns of others of its kind, so they seem to have fought. | It may also have been for show. | Its name means face with three horns.
4 | long timeline | Which dinosaurs never met? | T rex never met Stegosaurus | Stegosaurus lived about a hundred fifty million years ago, T rex about sixty seven. More time lies between them than between T rex and us. | Triceratops did live beside T rex. | A bite of T rex has been found in its bones.
3 | spiked tail | What is a thagomizer? | A cartoon named the tail of Stegosaurus | The spikes on the tail of Stegosaurus had no name until the cartoonist Gary Larson called them thagomizer in a joke in nineteen eighty two. Scientists took it over. | Holes in other bones show that it was a weapon. | Its brain was about as small as a dog's.

# end-of-the-dinosaurs | event | the end of the dinosaurs | dinosaurs die, dinosaurs died, dinosaurs extinct, dinosaurs go extinct, dinosaurs went extinct, extinction of the dinosaurs, dinosaur extinction, killed the dinosaurs, end of the dinosaurs, chicxulub, asteroid that killed the dinosaurs, dinosaurs died out, dinosaurs die out | Cretaceous-Paleogene extinction event
> The worst day in history may have been in spring. | The dinosaurs did not all die. | A thin line of clay told the secret.
@ You look up, and there is a second sun.
3 | asteroid | How did the dinosaurs die? | An asteroid killed the great dinosaurs | About sixty six million years ago an asteroid of some ten kilometers hit what is now Mexico. Dust and soot darkened the sky, plants died, and then those that ate them. | About three quarters of all species vanished. | Volcanoes in India may have made it worse.
4 | clay line | How do we know of the asteroid? | A thin line of clay gave the asteroid away | In nineteen eighty Luis and Walter Alvarez found much iridium, a metal rare on Earth, in a layer of clay from that time. It is common in asteroids. | The crater was recognized in Yucatan about ten years later. | It is some hundred eighty kilometers wide and buried.
4 | chicken | Did all dinosaurs die? | Birds are dinosaurs that survived | Birds come from small dinosaurs with feathers, and some of them lived through it. So there are over ten thousand kinds of dinosaurs today. | A chicken is nearer to T rex than a crocodile is. | Large animals fared worst.
4 | fish bones | In which season did the asteroid hit? | The asteroid probably fell in spring | In North Dakota, fish were buried within hours of the impact with glass beads in their gills. Their bones show that they died in spring. | In the south, it was fall. | It may be one reason why some survived.
3 | small furry animal | What came after the dinosaurs? | Small mammals took over | The mammals that survived were mostly no larger than a rat or a cat. Within some hundred thousand years they grew. | They could hide, eat seeds and insects, and live on little. | Without the asteroid, we would hardly be here.

# komodo-dragons | animal | Komodo dragons | komodo dragon, komodo dragons | Komodo dragon
> The largest lizard on Earth has venom. | Some are born without a father. | They can eat most of their own weight.
@ You follow a guide with a forked stick over a dry island.
3 | giant lizard | How big is a Komodo dragon? | Komodo dragons are the largest lizards | Komodo dragons of Indonesia grow to up to three meters and more than seventy kilos. | They live on a few islands. | The Western world learned of them around nineteen ten.
4 | teeth | Are Komodo dragons venomous? | Komodo dragons have venom in their bite | Glands in the lower jaw make venom that keeps blood from clotting. Teeth like steak knives open the wound. | For a long time, people believed that germs in the mouth were the weapon. | Their teeth have a cover of iron, as was found in twenty twenty four.
5 | egg | Can Komodo dragons have young without a male? | Some Komodo dragons have no father | In zoos, females that had never met a male laid eggs that hatched. All the young were males. | That way, one female could settle an island. | A few other lizards, snakes and sharks can do it, too.
4 | full belly | How much do Komodo dragons eat? | A Komodo dragon can eat most of its weight | In one meal, a Komodo dragon can swallow up to four fifths of its own weight. Then it may not eat for weeks. | It eats deer, pigs and buffalo. | It smells dead animals from kilometers away, with its tongue.
3 | baby in a tree | Where do young Komodo dragons live? | Young Komodo dragons live in trees | Young ones climb trees, because the grown ones would eat them. | They even roll in dung, so as to be left alone. | Only after some years do they come down.

# foxes | animal | foxes | fox, foxes, red fox, red foxes, arctic fox, arctic foxes, fennec fox | Fox
> They aim with a compass. | In Russia they were turned into pets within decades. | Their scream sounds like a person.
@ Two eyes shine between the parked cars.
4 | jumping fox | How do foxes hunt in the snow? | Foxes may aim by Earth's magnetic field | Foxes hear mice below the snow and jump on them head first. In one study, jumps toward the northeast hit most often, so they may use the magnetic field. | They can hear a mouse under a meter of snow. | Other tests of this are still missing.
4 | tame fox | Can foxes be tamed? | Russian foxes became tame within decades | From nineteen fifty nine on, researchers in Siberia bred only the friendliest foxes. After some generations, they wagged their tails, and some got floppy ears. | How much of that began on the farms before is discussed. | Wild foxes do not become good pets.
3 | city fox | Why do foxes live in cities? | Foxes do well in cities | In cities foxes find garbage, mice, gardens and few enemies. London has thousands of them. | They mostly come out at night. | Feeding them makes them too bold.
3 | white fur | How do Arctic foxes stand the cold? | Arctic foxes hardly feel minus fifty | Arctic foxes have the warmest fur of all mammals, and even the soles are furry. They begin to shiver only far below zero. | White in winter, brown in summer. | One walked from Svalbard to Canada within seventy six days.
3 | big ears | Which fox has the largest ears? | The fennec has the largest ears of foxes | The fennec of the Sahara is the smallest fox, and its ears are up to fifteen centimeters long. They give off heat and hear insects below the sand. | Fur on its feet protects from hot sand. | It gets most of its water from food.

# raccoons | animal | raccoons | raccoon, raccoons, trash panda, trash pandas | Raccoon
> Their hands see. | One lived in the White House. | They remember how to open a lock.
@ The lid of the garbage can moves by itself.
3 | wet hands | Why do raccoons wash their food? | Raccoons see with their hands | Raccoons feel their food rather than wash it. In water, the skin of their hands seems to get more sensitive. | A large part of their brain's sense of touch serves the hands. | Their German name means wash bear.
4 | lock | How clever are raccoons? | Raccoons open locks and remember how | In a test of nineteen hundred eight, raccoons opened most of the locks they were given. In later tests, they remembered solutions for years. | City raccoons are very good at garbage cans. | Toronto bought special bins, and some opened them.
3 | black mask | Why do raccoons have a mask? | A raccoon's mask may cut glare | The dark fur around the eyes may cut glare, as paint does for athletes, and help them to know each other. | It is not settled. | They see well at night.
5 | White House | Which president had a raccoon? | A president kept a raccoon | In nineteen twenty six President Calvin Coolidge was sent a raccoon for Thanksgiving dinner. He kept it, named it Rebecca, and walked it on a leash. | It had a house of its own in a tree. | It got a collar with the words White House Raccoon.
3 | map of Europe | How did raccoons get to Germany? | Raccoons were set free in Germany | In nineteen thirty four two pairs were released at a lake in Hesse. Today there are over a million in Germany. | More escaped from fur farms in the war. | In Japan, a cartoon made them popular pets, which were then let go.

# hyenas | animal | hyenas | hyena, hyenas, spotted hyena, spotted hyenas | Spotted hyena
> The queen rules, and males come last. | They hunt more than they steal. | They are nearer to cats than to dogs.
@ In the dark, somebody laughs.
3 | hunting pack | Are hyenas scavengers? | Spotted hyenas hunt most of their food | In many places spotted hyenas kill more than half of what they eat. Lions steal from them at least as often as the other way around. | They run for kilometers at high speed. | They waste hardly anything of their prey.
4 | queen | Who rules among hyenas? | Females rule among spotted hyenas | Spotted hyenas live in clans of up to a hundred or so. Females lead them, and daughters get the rank of their mother. | A male that joins starts at the very bottom. | Friends count more than muscles.
3 | laughing | Why do hyenas laugh? | A hyena's laugh is no joke | The giggle is heard when hyenas are excited or attacked, often at food. It tells age and rank to others. | Their whoop carries for kilometers. | Each one has its own.
4 | bone | How strong is a hyena's bite? | Hyenas eat bones whole | With jaws and teeth, hyenas crack large bones, and their stomachs dissolve them. Their droppings are white with chalk. | They get to marrow that others leave. | So they clean the savanna of disease.
3 | family tree | Are hyenas dogs? | Hyenas are closer to cats than to dogs | Hyenas look like dogs, but belong with cats and mongooses on the family tree. | There are four kinds. | One of them, the aardwolf, lives on termites.

# ostriches | animal | ostriches | ostrich, ostriches | Ostrich
> No ostrich ever buried its head in the sand. | Its kick can kill a lion. | The largest eye on land belongs to a bird.
@ A bird looks down at you.
3 | running ostrich | How fast is an ostrich? | The ostrich runs seventy kilometers an hour | An ostrich runs about seventy kilometers an hour, faster than any other bird. It cannot fly, but uses its wings for balance. | It has only two toes on each foot. | Its kick can kill a lion.
3 | head in the sand | Do ostriches put their heads in the sand? | Ostriches do not bury their heads | Ostriches turn the eggs in their nest on the ground and lie flat when in danger. From far away, the head seems to be gone. | The story goes back to the Romans. | With a head in the sand, it could not breathe.
4 | big eye | How large is an ostrich's eye? | An ostrich's eye is larger than its brain | The eye is about five centimeters wide, the largest of all land animals, and larger than the brain. | It sees enemies from kilometers away. | The egg is the largest, too, and weighs as much as two dozen of a hen.
3 | nest | How do ostriches hatch their eggs? | Several ostriches lay into one nest | Several hens lay into one nest on the ground. The main hen sits on the eggs by day, and the black male by night. | His color cannot be seen in the dark. | She pushes the eggs of others to the edge when there are too many.
3 | feather hat | Why were ostrich feathers so expensive? | Ostrich feathers were worth a fortune | Around nineteen hundred, ladies wore ostrich feathers on hats, and South African farmers grew rich with them. When cars and war came, the fashion soon ended. | Large hats did not fit into cars. | Some feather palaces are still there.

# peacocks | animal | peacocks | peacock, peacocks, peafowl, peahen, peahens | Peafowl
> A peacock's blue is not blue. | Darwin got sick at the sight of its tail. | The tail is no tail.
@ A hundred eyes open in front of you.
4 | tail feather | Why are peacocks blue? | A peacock's color is a trick of light | The feathers hold brown pigment. Tiny structures in them throw back only blue and green light. | Soap bubbles shine in the same way. | White peacocks lack the brown, and then the trick does not show.
3 | fanned tail | Why do peacocks have such long tails? | Peacocks fan their feathers for females | The train of over a meter is shown to peahens, and shaken so that the eyes seem to stand still. | Darwin wrote that the sight of it made him sick, because he could not explain it. | Only males have it. The whole family is called peafowl.
3 | falling feathers | Do peacocks keep their feathers? | Peacocks drop their train each year | After the season, in summer, a peacock loses all the long feathers and grows new ones. | That is how people get them without harming the bird. | It takes months until the train is back.
4 | shaking train | Why do peacocks shake their feathers? | A peacock's shaking can be felt | When a peacock shakes its train, the air trembles at a low pitch. The crest on the heads of females swings at just that rhythm. | So they may feel it as well as see it. | The crest looks like a small crown.
3 | snake | Why do people keep peacocks? | Peacocks eat small snakes and call loudly | Peacocks eat insects, seeds and even small snakes, and scream when something comes. | In India, their home, the peacock is the national bird. | They can fly up into trees to sleep.

# tardigrades | animal | tardigrades | tardigrade, tardigrades, water bear, water bears | Tardigrade
> They lived through open space. | They can be dry for decades. | You may have walked past a million of them today.
@ You look through a microscope at a bit of moss, and something waves.
3 | water bear | What are tardigrades? | Tardigrades are tiny animals with eight legs | Tardigrades, or water bears, are mostly half a millimeter long, with eight legs and claws. They live in moss, soil and the sea. | The name means slow walker. | More than a thousand kinds are known.
4 | dried ball | How do tardigrades survive? | Dry tardigrades stop almost all activity | When it gets dry, they pull in their legs, lose nearly all water and stop almost all activity. With water, they wake up. | Special proteins protect their cells. | One frozen for thirty years woke up and laid eggs.
5 | satellite | Can tardigrades live in space? | Tardigrades survived ten days in open space | In two thousand seven tardigrades were exposed to space outside a satellite for ten days. Many survived the vacuum, and a few even the full sunlight. | They were dried beforehand. | They were the first animals known to do it.
3 | hot water | What kills tardigrades? | Warm days can kill tardigrades | In their active state, tardigrades are tender. A day in water of some forty degrees Celsius can kill many of them. | Only the dry form is tough. | So they are not immortal.
4 | Moon lander | Are there tardigrades on the Moon? | Tardigrades crashed on the Moon | In twenty nineteen an Israeli lander with dried tardigrades on board crashed on the Moon. Whether any are whole is not known. | Without water, they could not wake up. | Tests suggest that such a crash was probably too hard for them.

# scorpions | animal | scorpions | scorpion, scorpions | Scorpion
> They glow in the dark, under the right lamp. | They dance before they mate. | They carry their babies on their backs.
@ You shake out your boots in the desert.
4 | glowing scorpion | Why do scorpions glow? | Scorpions glow under ultraviolet light | In ultraviolet light scorpions shine blue green. Even fossils millions of years old still do. | Why is not known. It may help them to notice light. | Researchers find them at night with such lamps.
3 | sting | Are all scorpions dangerous? | Few scorpions can kill a person | Of over two thousand kinds, only some dozens have venom that is dangerous to people. | Small pincers and a thick tail are often the sign. | After a sting of an unknown one, see a doctor.
3 | babies on back | How do scorpions care for their young? | Baby scorpions ride on their mother | Scorpions are born alive and climb onto their mother's back. They stay until they have shed their skin for the first time. | Some mothers carry dozens. | They are white at first.
4 | empty plate | How long can scorpions live without food? | Some scorpions can live a year without food | Scorpions can slow down their bodies so much that some live for a year on one meal. | They need little water. | Some live for twenty years and more.
3 | fossil | How old are scorpions? | Scorpions are older than dinosaurs | Scorpions have lived on Earth for over four hundred thirty million years. They are related to spiders, and have eight legs. | Some giant relatives in the sea were longer than a man. | They were among the first animals on land.

# bees | animal | bees | bee, bees, honeybee, honeybees, honey bee, honey bees, bees make honey, queen bee, bumblebees, bumblebee, bees die when they sting, bees die after stinging, bee stings, bee sting | Honey bee
> One bee makes a twelfth of a teaspoon in her life. | They dance a map. | They keep their house at your body temperature.
@ You lift the lid of a hive, and forty thousand wings hum.
3 | honeycomb | How do bees make honey? | Bees make honey by drying nectar | Bees bring nectar home in a special stomach and pass it from mouth to mouth. Enzymes change it, and wings fan it until most of the water is gone. | Then they seal the cell with wax. | It is their food for winter.
4 | teaspoon | How much honey does one bee make? | One bee makes a twelfth of a teaspoon | In her whole life a worker makes about a twelfth of a teaspoon of honey. For a jar, bees visit millions of flowers. | In summer she lives about six weeks. | A colony has tens of thousands of bees.
4 | dance | How do bees tell where flowers are? | Bees dance directions to food | A bee that found food runs in a figure eight. The angle shows the direction to the Sun, and the waggle the distance. | Karl von Frisch got a Nobel Prize for reading it. | They dance in the dark, on the comb.
3 | stinger | Do bees die when they sting? | A honeybee dies when it stings you | The barbed sting of a worker stays in our skin and tears her open. She can sting other insects and live. | Bumblebees and wasps can sting again. | Drones have no sting.
3 | queen | How does a bee become a queen? | Food makes a bee a queen | Queens and workers come from the same eggs. A larva that gets only royal jelly becomes a queen. | She can lay over a thousand eggs a day. | She lives for years.
4 | ball of bees | How do bees get through winter? | Bees shiver in a ball all winter | In winter bees sit in a ball and make heat with their flight muscles. In the middle, it is around thirty degrees Celsius. | They take turns on the outside. | They live on their honey.

# golden-retrievers | animal | golden retrievers | golden retriever, golden retrievers, golden retriever puppy, golden retriever puppies | Golden Retriever
> They were bred to carry birds without a scratch. | They come from Scotland. | Their mouth can hold an egg.
@ A wet golden dog drops a ball at your feet.
3 | duck in mouth | What were golden retrievers bred for? | Golden retrievers were bred to fetch birds | Hunters needed a dog that brings shot birds from land and water. Golden retrievers carry them without hurting them. | To retrieve means to bring back. | That is why they love to carry things.
3 | Scottish estate | Where do golden retrievers come from? | Golden retrievers come from Scotland | Lord Tweedmouth bred them in the Scottish Highlands from eighteen sixty eight, from a yellow retriever and a water spaniel. | His book of breeding is kept. | A kind of water dog used there has died out.
4 | egg | What is a soft mouth? | Golden retrievers can carry an egg | Many of them can be taught to carry a raw egg without breaking it. It is called a soft mouth. | It comes from breeding, and from training. | Young ones chew on everything all the same.
3 | guide dog | Why are golden retrievers guide dogs? | Golden retrievers work as guide dogs | They are friendly, calm and like to please, so many work as guides for the blind, in therapy and in searching. | Labradors are their main rivals. | They make poor guard dogs, because they like everybody.
3 | brush | Do golden retrievers shed? | Golden retrievers shed all year | Their coat has two layers and keeps out water. They lose hair all year, and most in spring and fall. | They need brushing a few times a week. | Shaving it does more harm than good.

# huskies | animal | huskies | husky, huskies, siberian husky, siberian huskies, husky dogs | Siberian Husky
> They can run a hundred miles in a day. | Their blue eyes come from a copied piece of gene. | They would rather howl than bark.
@ You stand on a sled, and ten dogs scream to go.
3 | sled | What were huskies bred for? | Huskies pull light loads far | The Chukchi people of Siberia bred them to pull light sleds over long distances in the cold. Teams can run over a hundred fifty kilometers in a day. | They came to Alaska around nineteen hundred eight. | A team with them saved Nome from diphtheria.
4 | blue eye | Why do huskies have blue eyes? | A copied gene part gives huskies blue eyes | A doubled stretch of DNA near a gene for eyes is linked to the blue eyes of huskies. Some have one blue and one brown eye. | It was found in twenty eighteen, with data of thousands of pets. | Blue eyes see as well as brown ones.
4 | tired team | Why do huskies not get tired? | Sled dogs change their fuel on the run | In long races, sled dogs soon adapt and burn fat and protein without using up their muscle stores. How they do it is not fully known. | They eat over ten thousand calories a day then. | Well fed and trained, they can go on for days.
3 | howling dog | Why do huskies howl? | Huskies howl more than they bark | Howling carries far and keeps a team together. Huskies are known to answer sirens and music. | They also seem to talk with all kinds of sounds. | The neighbors had better like it.
3 | garden fence | Are huskies good pets? | Huskies need far more than a walk | Huskies need hours of running and something to do. Bored ones dig, climb fences and run off. | They often chase small animals. | In hot lands, they must be kept cool.
`
