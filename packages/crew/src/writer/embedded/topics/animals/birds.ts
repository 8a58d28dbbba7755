/** Birds of parks, coasts and far lands, and how birds live, for `readTopics`. */
export const BIRDS = `
# how-birds-fly | animal | how birds fly | birds fly, a bird fly, bird fly, birds can fly, bird flight, flight of birds, how birds fly, how birds can fly, bird wings, feathers, bird feathers, feather, bird bones, murmuration, murmurations, starlings fly in clouds, starlings fly together, starlings dance | Bird flight
> Its feathers can weigh more than its skeleton. | A bird breathes in a way that you cannot. | One bird flew eleven days without a break.
@ A sparrow drops off the roof and simply does not fall.
3 | wing | How do birds fly? | Birds fly as wings push air down | A curved wing bends the air downward as it moves, and the air pushes the bird up. Beating drives it forward. | The outer feathers work like propellers. | The tail steers and brakes.
4 | hollow bone | Why are birds so light? | Many bird bones are hollow | Many bones of birds are hollow tubes with struts inside. They have no teeth, and females mostly only one ovary. | In some birds, the feathers weigh more than the skeleton. | Light does not mean weak. The bones are stiff.
4 | breath | How do birds get enough air in flight? | Birds breathe in one direction | Air sacs push fresh air through the lungs of a bird in one direction, when it breathes in and when it breathes out. | So they get more oxygen out of each breath. | Some geese cross the Himalayas.
3 | feather | What are feathers made of? | Feathers are made of keratin | Tiny hooks hold the branches of a feather together like a zipper. When a bird preens, it closes it again. | Most birds change their feathers once or twice a year. | Dinosaurs had feathers long before anything flew.
5 | map | What is the longest flight of a bird? | A bird flew over thirteen thousand kilometers nonstop | In twenty twenty two, a young bar tailed godwit flew from Alaska to Tasmania in eleven days, without food, water or landing. | A transmitter showed the way. | Before that, it shrinks its gut and fills up on fat.
4 | sleeping swift | Can birds sleep while they fly? | Some birds can sleep while they fly | Frigatebirds sleep in flight for seconds at a time, mostly with half of the brain. Swifts stay up for months. | Researchers measured the brain waves. | On land, frigatebirds sleep many hours more.
4 | starling cloud | Why do starlings fly in clouds? | Starlings dance in clouds without a leader | Each bird watches about seven neighbors, and so thousands turn as one. It confuses hunters. | It happens before they settle for the night. | It is called a murmuration.

# bird-song | animal | bird song | birds sing, birdsong, bird song, bird songs, a bird sing, why birds sing, birds sing in the morning, birds sing at dawn, birds chirp, birds chirping, dawn chorus, the dawn chorus, nightingale, nightingales, songbirds, songbird, lyrebird, lyrebirds | Bird vocalization
> It is a love song and a keep out sign in one. | They have a voice box that you do not have. | One bird can imitate a chainsaw.
@ It is four in the morning, and someone sings outside.
3 | singing bird | Why do birds sing? | Birds sing to win mates and defend land | The song says that here is a healthy male and that this place is taken. In many kinds, females sing as well. | Calls are something else. They warn or keep a group together. | It costs strength, so it shows fitness.
3 | dawn | Why do birds sing in the morning? | Birds sing most at dawn | Before sunrise it is too dark to feed, the air is often still, and rivals need to hear who survived the night. | The exact reason is still debated. | Each kind begins at its own hour.
4 | two pipes | How do birds sing? | Birds sing with two voices at once | The voice box of a bird sits where the windpipe forks, and both sides can sound at the same time. | So one bird can sing two tones. | Breath is taken in tiny gulps between.
4 | young bird | Do birds learn to sing? | Many birds learn their song as children | Songbirds listen to adults, then babble and practice until it fits. Those that grow up alone sing poorly. | So there are dialects, as with us. | Only some groups learn, such as songbirds, parrots and hummingbirds.
5 | lyrebird | Which bird is the best imitator? | The lyrebird imitates whole forests | The superb lyrebird of Australia copies many other birds, and in captivity even cameras and chainsaws. | Males do it to impress females. | Mockingbirds and starlings are masters, too.
4 | city at night | Do city birds sing in another way? | City birds sing higher and louder | In noisy places, great tits sing higher notes, and nightingales sing louder. Low tones would be lost in the traffic. | Robins even sing at night there. | When cities were quiet in twenty twenty, sparrows in San Francisco sang softer.

# bird-nests | animal | bird nests | bird nests, birds nest, birds' nests, bird's nest, bird nest, birds build nests, birds build their nests, birds make nests, a bird builds a nest, nest building, weaver birds, weaver bird, weaverbird, cuckoo, cuckoos, birds lay eggs, bird eggs | Bird nest
> Some nests are as heavy as a car. | One bird sews with a beak. | One bird builds none and has others do the work.
@ A bird flies past with a straw longer than itself.
3 | straw | How do birds build nests? | Birds build nests with beak and feet | They weave, press and glue grass, twigs, mud, moss and hair, and round it off with their breast. | Much is inborn, and practice makes it better. | Most nests serve only one season.
5 | huge nest | What is the biggest nest? | An eagle's nest weighed over two tons | A nest of bald eagles in Florida was almost three meters wide and about six meters deep. They add to it every year. | Some trees break under it. | The smallest nests, of hummingbirds, are like a thimble.
5 | hanging village | Which birds build villages? | Sociable weavers build villages of grass | In southern Africa, hundreds of small birds share one roof of grass in a tree, with a chamber for each pair. | Some have been in use for a century. | Inside it is cooler by day and warmer at night.
4 | stitched leaf | Which bird sews its nest? | The tailorbird sews its nest | It pierces the edges of a large leaf and pulls plant fiber or spider silk through, until it is a pouch. | Then it pads it. | It lives in South and Southeast Asia.
4 | cuckoo | Why does the cuckoo build no nest? | The cuckoo lays its eggs in other nests | The common cuckoo lays an egg that looks like the host's. The chick throws the others out and is fed alone. | Its begging sounds like a whole brood. | Some hosts notice it and throw the egg out.
3 | egg | Do birds sleep in their nests? | Most birds use nests only for their young | A nest is a cradle. Outside the breeding season, most birds sleep on branches, in hedges or in holes. | Their toes lock when they bend the legs. | Woodpeckers and wrens do sleep in holes and nests.
4 | walled nest | Why do hornbills wall themselves in? | Hornbill mothers wall themselves in | The female closes the tree hole with mud and droppings but for a slit. The male feeds her and the young through it for months. | So snakes and monkeys stay out. | If he dies, it gets hard for them.

# swans | animal | swans | swan, swans, black swan bird, black swans, swans mate for life, mute swan, mute swans, baby swan, cygnets | Swan
> White swans were the rule, until a ship reached Australia. | They are among the heaviest birds that fly. | In Britain the king may claim many of them.
@ It glides over the water as if nothing moved below.
3 | pair | Do swans mate for life? | Most swans stay with one partner | Pairs often stay together for many years. Divorces occur, mostly after a failed brood. | When a partner dies, many find another one. | The heart shape of two necks is part of courtship.
4 | takeoff | Can swans fly? | Swans are among the heaviest flying birds | A mute swan can weigh more than twelve kilograms. It must run over the water to take off. | In the air its wings sing. | Whoopers have been seen at great height.
4 | black swan | Are there black swans? | Black swans live in Australia | In Europe a black swan stood for what cannot be, until Dutch sailors saw some in sixteen ninety seven. | So a black swan is now a word for a great surprise. | They have white wing tips.
4 | crown | Does the king own all swans? | The British crown may claim unmarked swans | By old law, the crown may claim unmarked mute swans in open water in England and Wales. On the Thames they are counted every July. | Once they were a dish for feasts. | Today they are checked and set free.
3 | gray chick | What are baby swans called? | Baby swans are called cygnets | Cygnets are gray at first, so they stand out less. They ride on their parents' back. | They stay with them for half a year. | The ugly duckling of the tale was one.
3 | swan song | Do swans sing before they die? | The swan song is a tale | The ancient Greeks believed that swans sing most beautifully before their death. It was never shown. | Mute swans hiss and grunt. | The word still stands for a last work.

# geese | animal | geese | goose, geese, canada goose, canada geese, gosling, goslings, goose facts, geese facts, geese so mean, geese mean | Goose
> They once saved Rome, or so the story goes. | Their babies take the first thing they see for a mother. | They fly over the Himalayas.
@ You walk along the lake, and it lowers its neck and hisses.
4 | Konrad Lorenz | Who do goslings follow? | Goslings follow the first moving thing | Newly hatched geese take what they see first for their mother. They followed the scientist Konrad Lorenz through the meadows. | It is called imprinting. | It works only in the first hours and days.
4 | mountain | How high can geese fly? | Some geese fly over the Himalayas | Bar headed geese cross the mountains, mostly below six thousand meters, and some were tracked above seven thousand. | Their blood takes up oxygen very well. | They fly close to the ground and rise and fall with it.
3 | V in the sky | Why do geese fly in a V? | A V saves geese strength | Each bird flies in the rising air behind the wing tip of the one in front. They take turns at the head. | Their wing beats are timed to it. | They can also see each other.
3 | hissing | Why are geese so aggressive? | Geese attack to guard their family | Both parents guard nest and young and charge at anything that comes close. Away from the nest they mostly bluff. | Back off slowly and keep facing them. | That is why farms kept them as watchmen.
4 | Roman temple | Did geese save Rome? | The story says that geese saved Rome | Roman writers tell that in about three ninety before Christ, holy geese woke the guards when Gauls climbed the hill at night. | The dogs had slept. | Whether it happened so, nobody knows.
3 | pair | Are geese faithful? | Geese mostly pair for life | Pairs mostly stay together for years, and the young stay with them for the first winter. | They greet one another loudly. | Those who lose a partner behave like mourning for a time.

# wild-turkeys | animal | turkeys | turkey bird, turkeys, wild turkey, wild turkeys, turkey animal, turkey facts bird, facts about turkeys, turkeys fly, can turkeys fly, turkeys drown in the rain, gobble, turkey birds | Wild turkey
> It was named after a country it never came from. | Its head can change color. | Wild ones sleep in trees.
@ A loud gobble comes out of the woods, and then a fan opens.
4 | map | Why is a turkey called turkey? | Turkeys are named after Turkey by mistake | The bird comes from America. The English mixed it up with guinea fowl, which came by way of Turkish traders. | In Turkey itself, it is named after India. | The Spanish had brought it to Europe.
3 | flying turkey | Can turkeys fly? | Wild turkeys can fly and sleep in trees | Wild turkeys fly short distances at up to about eighty kilometers an hour, and they sleep on branches. | Farmed turkeys are mostly too heavy. | They run fast, too.
4 | blue head | Why does a turkey's head change color? | A turkey's head shows its mood | The bare skin of head and neck turns red, blue or white as blood flows in or out. | A strip of skin over the beak grows long in display. | In calm it is pale.
4 | farm | Who tamed the turkey? | People in Mexico tamed turkeys two thousand years ago | Turkeys were kept in Mexico some two thousand years ago, for meat, feathers and rites. | The Aztecs held them in honor. | The farm bird of today comes from there.
3 | rain | Do turkeys drown in the rain? | Turkeys do not drown by looking up | It is a tale. Chicks can die of cold when they get wet, and that may have begun it. | They watch sideways, since the eyes sit at the sides. | They see very well.
3 | gobbler | Why do turkeys gobble? | Gobbling is for male turkeys | Males gobble in spring to call hens and warn rivals. It can be heard for more than a kilometer. | Hens cluck and yelp. | A gobbler also fans its tail and drags its wings.

# gulls | animal | seagulls | seagull, seagulls, gulls, gull, herring gull, herring gulls, seagulls steal food, seagull facts | Gull
> Stare at it, and it waits. | It drinks from the sea. | It dances to make worms come up.
@ You lift the fries to your mouth, and a shadow comes from behind.
4 | fries | Why do seagulls steal food? | Seagulls steal less when you look at them | In British experiments, gulls took longer to approach food when a person stared at them. Many did not come at all. | They watch where people look. | They prefer food that a human has touched.
4 | sea water | Can seagulls drink salt water? | Seagulls can drink seawater | Glands above the eyes take salt out of the blood. It runs out at the beak in drops. | So they need no fresh water. | Penguins and albatrosses have them, too.
4 | dancing feet | Why do seagulls stamp their feet? | Seagulls dance to fetch worms | On grass they patter with their feet, and worms come up. The worms may take it for rain or for a mole. | In shallow water it stirs up small animals. | Nobody knows just how they learn it.
3 | dropped shell | How do seagulls open shells? | Seagulls drop shells on hard ground | They carry mussels up and let them fall on rocks and roads. Young birds need practice. | They choose the height with some care. | Crows do it, too.
3 | red spot | Why do gulls have a red spot on the beak? | Chicks peck a red spot for food | The red spot on the yellow beak of many gulls makes chicks peck at it, and the parent brings up food. | Chicks even peck at a painted stick. | Niko Tinbergen studied it, and he won a Nobel Prize for such work.
3 | city roof | Why do gulls live in cities? | Gulls nest on roofs as on cliffs | Roofs are safe from foxes, warm, and near to garbage. They know when schools have their break. | The sea has become poorer in fish for them. | Many kinds of gull are getting rarer.

# robins | animal | robins | robin, robins, robin bird, robin birds, european robin, robin redbreast, american robin, american robins | European robin
> It sings in winter, and it means war. | It is named for a red that is orange. | It follows you only for the worms.
@ It hops on the handle of your spade and looks at you.
3 | red breast | Why does the robin have a red breast? | The robin's red breast is a warning | It says that this place is taken. In a test, robins even attacked a bunch of red feathers. | Young ones are spotted and so are left in peace. | It is orange, but the word was not yet known in English.
3 | Christmas card | Why are robins on Christmas cards? | Robins on cards recall the first mailmen | In Victorian Britain, mailmen wore red coats and were nicknamed robins. | The bird also sings and stays through winter. | The American robin is a larger thrush that settlers named after it.
3 | spade | Why do robins follow gardeners? | Robins follow whoever digs | In the woods they followed wild boars, which turn up worms. A gardener does the same work. | Some eat from the hand. | On the European continent they are much shyer.
4 | night song | Why do robins sing at night? | Street lamps make robins sing at night | Robins have large eyes and are busy in the twilight. In towns they sing at night, by the light of lamps and because it is quieter then. | Many people take them for nightingales. | They sing in winter as well.
4 | compass | How do robins find their way? | Robins feel the Earth's magnetic field | In the nineteen sixties, German researchers showed with robins that birds have a magnetic compass. It seems to need light. | Some northern robins fly south for winter. | Many others stay all year.
3 | kettle | Where do robins nest? | Robins nest in odd places | They have nested in old kettles, boots, coat pockets and sheds. The nest is low and well hidden. | The female builds it from moss and leaves. | A pair can raise two or three broods a year.

# sparrows | animal | sparrows | sparrow, sparrows, house sparrow, house sparrows, tree sparrow, sparrow bird, war on sparrows, four pests campaign | House sparrow
> It has been our neighbor for thousands of years. | A dictator made war on it, and lost. | It bathes in dust.
@ It sits beside your cake in the garden and waits for you to look away.
4 | crumbs | How long have sparrows lived with us? | Sparrows have lived with people for thousands of years | House sparrows have followed farmers since grain was first grown, and they hardly live where no people are. | They came to America in the eighteen fifties. | They nest under roofs.
5 | drum | What was the war on sparrows? | China made war on sparrows, and insects won | From nineteen fifty eight, people in China were told to kill sparrows, since they ate grain. Then insects devoured the harvest. | It made a great famine worse. | The sparrows were later taken off the list.
3 | dust bath | Why do sparrows bathe in dust? | Sparrows bathe in dust against pests | Fine dust in the feathers takes up oil and disturbs mites and lice. Afterward they shake and preen. | They bathe in water, too. | They like to do it in company.
3 | black bib | Who is the boss among sparrows? | The bib shows a male sparrow's rank | Males have a black bib. Often those with a larger one are bolder and older, though not every study found it. | Females are plain brown. | So a flock can settle disputes without a fight.
3 | caterpillar | What do sparrows eat? | Sparrow chicks need insects | Grown sparrows live mostly on seeds, but the chicks are fed insects. Without insects they starve. | That is one reason why cities lose their sparrows. | Tidy roofs without gaps are another.

# storks | animal | storks | stork, storks, white stork, white storks, storks bring babies, stork bring babies, storks bring the babies, storks clatter | White stork
> One proved with its own neck where birds go in winter. | It clatters, since it has hardly any voice. | Its nest can weigh as much as a horse.
@ On the roof somebody claps, and it is not for you.
5 | arrow | How was bird migration proved? | A stork with an arrow proved its trip | In eighteen twenty two, a stork was found in Germany with an African spear in its neck. So they must have been in Africa. | Before, some thought that birds slept in mud in winter. | The bird stands in a museum in Rostock.
3 | bundle | Why do storks bring babies? | The tale that storks bring babies is old | Storks come in spring and nest on roofs, and they were a sign of luck. Andersen wrote a tale of it. | Many children were born nine months after midsummer feasts, some say. | Nobody knows how it began.
3 | clattering | Why do storks clatter? | Storks clatter with their beaks | Adult storks can hardly call. They lay the head back and clap the beak to greet one another. | They stay with the nest more than with the partner. | Young storks can still hiss and call.
4 | huge nest | How big is a stork's nest? | Storks build on the same nest for generations | Storks add sticks every year. Old nests have grown to some two meters and more, and weigh hundreds of kilograms. | Some were used for centuries. | Sparrows nest in their walls.
4 | warm air | How do storks travel? | Storks glide on warm air | They circle up in rising warm air and glide on, and hardly beat their wings. Over the sea there is none, so they go around by Gibraltar or the Bosporus. | They fly only by day. | Some now spend winter in Spain.
3 | frog | What do storks eat? | Storks eat far more than frogs | They eat mice, insects, worms, fish and now and then frogs. Some live off garbage dumps. | They walk slowly through meadows. | What they cannot digest they bring up in pellets.

# swallows | animal | swallows and swifts | swallow bird, swallow birds, swallows, barn swallow, barn swallows, swift bird, swift birds, common swift, swallows and swifts, swifts | Swallow
> One of them spends ten months in the air. | They build with a thousand beaks of mud. | They tell the weather, more or less.
@ In April they are back, and nobody saw them arrive.
5 | swift | How long can a swift stay in the air? | A swift can stay up for ten months | Common swifts eat, drink, mate and sleep on the wing. Trackers showed that some never landed for ten months. | They come down to breed. | Their feet can cling but hardly walk.
3 | mud nest | How do swallows build? | Swallows build with a thousand beaks of mud | A pair of swallows brings about a thousand pellets of mud for its nest. They need wet ground near by. | They come back to the same place. | Barn swallows live inside, house martins under the eaves.
3 | low flight | Do swallows tell the weather? | Swallows fly low when insects do | In fine weather warm air lifts insects up. Before rain, they can be lower, and the birds follow. | So the old saying is often right, and not always. | They drink in flight as well.
4 | map | Where do swallows go in winter? | Barn swallows fly from Europe to southern Africa | Barn swallows of Britain winter in South Africa, about ten thousand kilometers away. They cross the Sahara. | They cover some hundreds of kilometers a day. | They eat on the wing.
3 | long tail | Why do swallows have long tails? | Long tails please female swallows | In experiments, males of the barn swallow with longer outer tail feathers found mates sooner. | Tails that are too long disturb them in flight. | So there is a limit.
3 | two birds | What is the difference between swallows and swifts? | Swallows and swifts are not related closely | Swifts have wings like a sickle, scream and never sit on wires. Their next relatives are hummingbirds. | Hunting in the air has made them look alike. | Swallows are songbirds.

# kiwi-birds | animal | the kiwi | kiwi bird, kiwi birds, kiwis bird, kiwis birds, kiwi animal, new zealand kiwi, kiwi egg | Kiwi (bird)
> Its nostrils are at the tip of its beak. | Its egg can weigh a fifth of its mother. | A fruit was named after it.
@ Something with hair in place of feathers walks through the dark.
4 | long beak | What is special about the kiwi? | A kiwi smells with the tip of its beak | The kiwi of New Zealand has its nostrils at the end of the beak and sniffs out worms at night. | Its feathers are like hair. | Its wings are tiny stumps.
5 | huge egg | How big is a kiwi's egg? | A kiwi's egg is a fifth of its mother | The egg can weigh about a fifth of the female, one of the largest of all birds for their size. | In most kinds the male sits on it. | The chick lives on the yolk for its first days.
4 | fruit | Which came first, the kiwi bird or fruit? | The kiwi fruit was named after the bird | The fruit comes from China and was sold as Chinese gooseberry. In the nineteen fifties, sellers in New Zealand gave it the name of their bird. | People of New Zealand call themselves Kiwis, too. | The bird's name is Maori.
4 | stoat | Why are kiwis rare? | Stoats and dogs kill most kiwi chicks | Without care, only about one chick in twenty grows up in the wild. Stoats, cats and dogs get the others. | Rangers raise chicks until they can fight. | There are some seventy thousand kiwis.
3 | marrow | How does a kiwi differ from other birds? | A kiwi lives more like a mammal | It has marrow in its bones, good hearing and smell, weak eyes, and it sleeps in a burrow by day. | New Zealand had no mammals on the ground but for bats and seals. | So the kiwi took their place.

# emus | animal | emus | emu, emus, emu facts, emu bird, emu birds | Emu
> A father hardly eats for eight weeks. | An army once lost to it. | It stands on a coat of arms because of its feet.
@ A head on a long neck looks in through the car window.
3 | running emu | How fast are emus? | Emus can run fifty kilometers an hour | The emu of Australia is the second tallest bird. It runs up to about fifty kilometers an hour. | It can hardly walk backward. | The father sits on the eggs for eight weeks and hardly eats.
4 | nest | Who sits on emu eggs? | Emu fathers sit on the eggs and starve | The father sits on the dark green eggs for about eight weeks. He hardly eats, drinks or leaves. | He loses about a third of his weight. | Then he guards the striped chicks for months.
4 | machine gun | What was the emu war? | The army failed against emus in nineteen thirty two | In western Australia, soldiers with machine guns were sent against some twenty thousand emus that ate the wheat. The birds scattered, and the army gave up. | Fences helped in the end. | It made the newspapers laugh.
3 | coat of arms | Why is the emu on Australia's coat of arms? | Emu and kangaroo hold a nation's shield | Kangaroo and emu hold the shield. Neither is said to walk backward easily, so they stand for a land that moves forward. | Both live nowhere else in the wild. | Both can be eaten there, too.
3 | booming | How do emus talk? | Female emus boom like drums | Females blow up a sac in the neck and boom so that it can be heard for two kilometers. Males grunt. | Females fight over males. | The feathers are double, two from one shaft.

# flightless-birds | animal | birds that cannot fly | flightless birds, flightless bird, birds that can't fly, birds that cannot fly, birds can't fly, birds cannot fly, most dangerous bird, the most dangerous bird, kakapo, kakapos | Flightless bird
> One carries a dagger on each foot. | One is a parrot that climbs. | They gave up the sky, since nobody hunted them.
@ It looks at you, opens its tiny wings, and walks away.
3 | island | Why can some birds not fly? | Birds gave up flying where nobody hunted them | Flying costs strength. On islands without hunters it did not pay, and wings shrank. | Rats and cats then came with ships. | That was the end of many.
4 | claw | Which bird is the most dangerous? | The cassowary is the most dangerous bird | Its inner toe has a claw as long as a finger, and it kicks. Deaths are very rare, and mostly there was feeding before. | It lives in New Guinea and Australia. | It sows the rainforest with seeds.
4 | green parrot | Which parrot cannot fly? | The kakapo is a parrot that cannot fly | The heavy green parrot of New Zealand walks and climbs at night. There are only some two hundred and fifty. | Each one has a name. | Males boom for females through the night.
4 | ostrich | Which is the largest bird that cannot fly? | The ostrich is the largest flightless bird | An ostrich can be more than two and a half meters high. In Madagascar there were elephant birds of half a ton and more. | They died out about a thousand years ago. | Their eggs held some eight liters.
4 | wet wings | How do penguins use their wings? | Penguins fly under water | Their wings have become stiff flippers, and their bones are heavy. So they dive well and cannot lift off. | What is good under water is bad in air. | Their keel for muscles is still there.

# albatrosses | animal | albatrosses | albatross, albatrosses, wandering albatross, oldest bird, oldest wild bird, albatross facts, albatross around the neck | Albatross
> Its wings are wider than a small car is long. | One of them was still laying eggs past seventy. | They dance for years before they marry.
@ It hangs over the waves and does not beat its wings once.
4 | wings | How wide are an albatross's wings? | The albatross has the widest wings of birds | The wandering albatross spans up to about three and a half meters. | It locks its wings open, so that gliding costs hardly any strength. | It rides on the wind above the waves for hours.
5 | Wisdom | How old can an albatross get? | An albatross named Wisdom is over seventy | Wisdom was ringed in nineteen fifty six as an adult. She still came to Midway to nest when she was past seventy. | She is the oldest known wild bird. | She has outlived the man who ringed her.
4 | dance | How do albatrosses find a partner? | Albatrosses dance for years before they pair | Young birds bow, clap beaks and dance with many, until two fit. They mostly stay together for decades. | They raise one chick every year or two. | Divorce is rare.
4 | sailor | Why do sailors fear to kill an albatross? | Albatrosses were the souls of sailors | Many sailors believed that they carry the souls of the drowned. In a famous poem by Coleridge, a man who shoots one brings ruin on his ship. | So people say that a burden is an albatross around the neck. | Fishing lines are their danger today.
4 | globe | How far do albatrosses fly? | An albatross can circle the Earth in weeks | Gray headed albatrosses were tracked around the globe, the fastest in forty six days. | They sail on the west wind of the far south. | For food for one chick, they fly thousands of kilometers.
3 | nostrils | How do albatrosses find food? | Albatrosses smell their food from far | They smell fish and squid over many kilometers and zigzag toward it. Most birds rely more on their eyes. | They drink seawater and get rid of the salt through the nose. | They take floating plastic for food, too.

# pelicans | animal | pelicans | pelican, pelicans, pelican beak, pelican pouch, brown pelican, white pelican, pelican facts | Pelican
> It carries a bucket on its face. | It dives like a falling sack, and it works. | It is among the heaviest birds that fly.
@ It folds its wings and drops like a sack of stones.
4 | pouch | What does a pelican do with its pouch? | A pelican's pouch is a net | It scoops up fish with liters of water, lets the water out and swallows the fish. It does not carry food in it. | On hot days it flutters the pouch to cool. | The brown pelican dives from high up.
3 | circle | Do pelicans fish together? | White pelicans fish together | They form a half circle, beat the water and drive fish into the shallows. | Then all dip at the same time. | They fly in long lines.
4 | dive | How do brown pelicans fish? | Brown pelicans dive from ten meters up | They turn to the left as they hit the water, which seems to protect the windpipe. Air sacs below the skin soften the blow. | Other pelicans only swim. | Gulls wait to steal from the pouch.
4 | heavy bird | How heavy are pelicans? | Pelicans are heavy but full of air | The Dalmatian pelican can weigh more than ten kilograms and span about three meters. Its bones and skin are full of air. | So it floats high and glides well. | It flies in lines with others.
3 | three liters | How much fits in a pelican's pouch? | A pelican's pouch holds more than its stomach | The pouch of some pelicans takes over ten liters of water, and the stomach holds far less. | First the water has to run out. | Then it throws its head back.

# toucans | animal | toucans | toucan, toucans, toucan beak, toucan bird, toco toucan, toucan facts | Toucan
> Its beak is a radiator. | It sleeps as a ball of feathers. | It plants the forest while it eats.
@ Something in the treetop seems to be mostly beak.
4 | big beak | Why does a toucan have such a big beak? | A toucan cools itself with its beak | The beak is full of blood vessels. When it is hot, blood flows in and heat flows out. | It also reaches fruit on thin twigs. | When it sleeps, it lays the beak on its back.
3 | light beak | Is a toucan's beak heavy? | A toucan's beak is light as foam | It is a thin shell of keratin filled with bony foam. It can be a third of the bird's length. | Engineers study how it is built. | It is no weapon for hard blows.
4 | ball of feathers | How do toucans sleep? | A toucan sleeps as a ball of feathers | It turns its head, lays the beak on its back and folds the tail over it. Several share a hole. | The beak is covered, so that no heat is lost. | Its tail joints bend up sharply.
4 | seeds | What do toucans eat? | Toucans plant the trees that feed them | They eat fruit, insects, lizards and eggs of others. They drop large seeds far from the tree. | Some trees depend on them. | They toss the bite and catch it in the throat.
3 | feather tongue | What is a toucan's tongue like? | A toucan's tongue looks like a feather | It is long, thin and frayed at the sides. It helps to feel and move the food. | The beak has edges like a saw. | They cannot chew.

# kingfishers | animal | kingfishers | kingfisher, kingfishers, kookaburra, kookaburras, common kingfisher | Kingfisher
> A train got its nose from it. | Its blue is no color at all. | One of the family laughs every morning.
@ A blue flash crosses the river, and it was there.
5 | train | Which train is built like a kingfisher? | The kingfisher shaped a fast train | The Japanese bullet train banged when it left tunnels. An engineer who loved birds gave it a nose like a kingfisher's beak. | It also saved power. | The bird dives without much of a splash.
4 | blue feather | Why are kingfishers blue? | A kingfisher's blue is no pigment | Tiny structures in its feathers scatter blue light. Ground to powder, the blue would be gone. | The same is true of blue jays. | The orange breast has real pigment.
4 | laughing bird | Which bird laughs? | The kookaburra laughs to mark its land | The kookaburra of Australia is the largest kind of kingfisher. Families laugh together at dawn and dusk. | Films used the sound for jungles all over the world. | It eats snakes and mice.
4 | dive | How does a kingfisher catch fish? | A kingfisher aims past the bend of light | Water bends light, so the fish is not where it seems to be. The bird allows for it and dives within a second. | A clear lid covers the eyes. | It beats the fish on a branch and swallows it head first.
3 | tunnel | Where do kingfishers nest? | Kingfishers dig tunnels in river banks | Pairs dig a tunnel of half a meter to a meter into a steep bank. At its end the chicks sit on fish bones. | It smells of it. | The chicks take turns to be fed.
`
