/** Animals that people ask for; the format is that of `readTopics`. */
export const PETS_AND_SEA_ASKED = `
# guinea-pigs | animal | guinea pigs | guinea pig, guinea pigs, cavy, cavies, guinea pig facts | Guinea pig
> Guinea pigs aren't pigs, and they aren't from Guinea. | In Switzerland, you can't have just one guinea pig. | Guinea pigs jump for joy, and it's called popcorning.
@ It hears the refrigerator, and it whistles.
3 | name | Why are they called guinea pigs? | Guinea pigs come from South America | Guinea pigs are rodents from the Andes. Why they're named after Guinea, nobody knows. Maybe the squeals made them pigs. | Ships brought them to Europe in the sixteenth century. | In German, they're little sea pigs.
4 | two animals | Is it illegal to have one guinea pig? | Switzerland forbids a guinea pig alone | Guinea pigs live in groups, and Swiss law says that social animals must have company. | A rabbit doesn't count. They don't speak the same language. | When one of a pair dies, some people there will lend you another.
4 | jump | What is popcorning? | Happy guinea pigs pop like corn | A happy guinea pig jumps straight up and twists in the air, most of all when it's young. It's called popcorning. | They purr, too. | And they whistle when the fridge opens.
4 | plate | Are guinea pigs eaten? | Guinea pigs are food in the Andes | In the Andes, people have bred guinea pigs for thousands of years, for meat and for feasts. The dish is called cuy. | Pets today are a different size. | In Cusco, a painting of the Last Supper has one on the table.
4 | vegetables | What do guinea pigs have in common with us? | Guinea pigs need vitamin C like us | Most animals make their own vitamin C. Guinea pigs can't, and neither can you. Without it, both get scurvy. | So they need fresh greens. | Vitamin C itself was found in tests with them.

# pugs | animal | pugs | pug, pugs, pug dog, pug dogs, pug facts | Pug
> A pug saved a prince by barking. | Pugs were the dogs of emperors. | A pug snores because its face is too short.
@ It's snoring, and it's awake.
3 | emperor | Where do pugs come from? | Pugs come from China | Small dogs with flat faces lived at China's court many centuries ago. Dutch ships brought pugs to Europe. | They've been lap dogs from the start. | Emperors gave them guards, people say.
4 | prince | Which pug saved a prince? | A pug saved a Dutch prince | As the story goes, a pug named Pompey barked when Spaniards came to kill William of Orange, in fifteen seventy two. | The pug became the dog of his house. | On his tomb, a stone dog lies at his feet.
4 | letter | Who used a pug as a messenger? | A pug carried Josephine's messages | Before she married Napoleon, Josephine was in prison. Her family is said to have hidden messages under her pug's collar. | The pug was called Fortune. | On the wedding night, the story goes, he bit Napoleon.
3 | flat nose | Why do pugs snore? | Pugs have too little room to breathe | A pug's skull got shorter, and the soft parts in its throat didn't. Many have trouble in the heat, and when they run. | Old paintings show pugs with longer faces. | The Netherlands has banned breeding dogs with noses that short.
3 | group | What is a group of pugs called? | A group of pugs is a grumble | A group of pugs is called a grumble. It started as a joke, and it stuck. | They want to be near people all day. | The breed has a Latin motto that means: a lot in a little.

# chihuahuas | animal | chihuahuas | chihuahua, chihuahuas, chihuahua dog, chihuahua dogs, smallest dog, smallest dogs, smallest dog breed | Chihuahua (dog)
> The smallest dog in the world was a chihuahua. | Some chihuahuas have a soft spot in the skull. | Chihuahuas are named after a state in Mexico.
@ It weighs two kilos and fears nobody.
4 | tiny dog | What is the smallest dog? | A chihuahua was the world's smallest dog | Pearl, a chihuahua from Florida, measured under four inches tall in twenty twenty two. That's no taller than a coffee cup. | At birth, she weighed less than an ounce. | The record before hers belonged to her aunt.
3 | map | Where do chihuahuas come from? | Chihuahuas are named after a Mexican state | Travelers bought chihuahuas in the Mexican state of that name in the nineteenth century. | Clay figures show that Mexico had small dogs long before. | Their genes still hold a small share of old American blood.
4 | soft spot | Do chihuahuas have a soft spot? | Many chihuahuas have a hole in the skull | Like human babies, many chihuahuas are born with a soft spot on the head. In some, it never closes. | It's called a molera. | So be careful with that little head.
3 | coat | Why do chihuahuas shiver? | Small dogs lose heat fast | Small dogs have a lot of skin for their weight, so a chihuahua loses heat fast, and shivers. It also shivers when it's excited. | It burns a lot of energy for its size. | In winter, the little coat isn't just for show.
3 | old dog | How long do chihuahuas live? | Chihuahuas live long for dogs | Many chihuahuas reach fourteen or more. Small dogs live longer than large ones. | Large dogs age sooner. | Exactly why is still being studied.

# hammerhead-sharks | animal | hammerhead sharks | hammerhead, hammerheads, hammerhead shark, hammerhead sharks | Hammerhead shark
> A hammerhead's head is a metal detector. | A shark once had a baby without a father. | A hammerhead sees all around itself.
@ A wide head sweeps over the sand like a metal detector.
4 | wide head | Why do hammerheads have such heads? | A hammerhead's head finds hidden rays | A hammerhead's wide head is packed with organs that feel electric fields. It sweeps the sand like a metal detector and finds hidden rays. | Then the head pins the ray to the ground. | The sting doesn't seem to bother it.
4 | eyes | How well do hammerheads see? | Hammerheads see above and below | With its eyes so far apart, a hammerhead judges distance well. As it swims, it sees all around. | A study in two thousand nine measured it. | What it can't see is right in front of its nose.
4 | school | Do hammerheads swim in schools? | Hammerheads gather by the hundred | By day, scalloped hammerheads swim in schools of hundreds near islands such as the Galapagos. | At night, they hunt alone. | Most of those in the schools are females.
5 | pup | Can sharks have young without a father? | A hammerhead was born without a father | In two thousand one, a hammerhead in a Nebraska zoo gave birth. She'd lived without a male for years. Genes proved that the pup had no father. | Nobody had ever shown that in a shark. | Since then, others have done it too.
3 | danger | Are hammerheads dangerous? | Hammerheads are in more danger than we | Hammerheads almost never attack people. But great and scalloped hammerheads are critically endangered, for their fins. | On a line, they die quickly. | Trade in them is limited now.

# electric-eels | animal | electric eels | electric eel, electric eels, how do electric eels work, electric eel shock | Electric eel
> One river fish delivers eight hundred volts. | An electric eel isn't an eel. | An electric eel can jump out of the water at you.
@ Something moves in the brown water, and your arm goes numb.
4 | shock | How strong is an electric eel? | One electric eel made eight hundred sixty volts | One electric eel was measured at eight hundred and sixty volts. No other animal is known to make more. | The shock is short and the current small, so people rarely die. | But a stunned swimmer can drown.
3 | knife fish | Is an electric eel an eel? | Electric eels are no eels | Electric eels aren't eels. They're knifefish from the Amazon and the Orinoco, closer to catfish and carp. | They breathe air. | Every few minutes, they have to come up for it.
4 | cells | How do electric eels make electricity? | Electric eels are living batteries | An electric eel is a living battery. Thousands of flat cells lie in a row, each with a tenth of a volt or so, and they all fire at once. | They fill most of its body. | A fish like it inspired Alessandro Volta to build the real thing.
5 | leap | Do electric eels leap? | Electric eels leap to shock | An electric eel can rise out of the water and press its chin against whatever threatens it, so the shock goes right in. | Humboldt told of it in eighteen hundred, and people doubted him. | Then a scientist let one do it to his own arm.
4 | hunt | How do electric eels hunt? | Electric eels make prey twitch | An electric eel sends two quick pulses, and the muscles of a hidden fish twitch. The eel feels that, and stuns it. | It sees with electricity. | In twenty twenty one, it came out that some even hunt in packs.

# leeches | animal | leeches | leech, leeches, medical leeches, do leeches hurt | Leech
> Hospitals use leeches again. | A leech has three jaws. | One doctor built a storm alarm out of leeches.
@ You look down, and something is holding on to your ankle.
3 | jaws | How do leeches bite? | Leeches bite with three jaws | The medical leech has three jaws, and its bite looks like a star. It drinks several times its own weight. | Something in its spit thins your blood. | You barely feel a thing.
4 | finger | Why do doctors use leeches? | Doctors use leeches on sewn fingers | When surgeons sew a finger back on, blood can't always flow out. Leeches draw it off until new veins have grown. | Each one is used once. | In two thousand four, the United States approved leeches, as a medical device.
4 | jar | What was the leech barometer? | A doctor built a storm alarm from leeches | In eighteen fifty one, George Merryweather showed a machine with twelve leeches in bottles. Before a storm, they were meant to climb and ring a bell. | It was on show at the Great Exhibition in London. | He called it the tempest prognosticator.
4 | brain | How many brains does a leech have? | A leech has many small brains | A leech has a knot of nerves in each of its thirty two segments, like a row of small brains. | Some join up in the head and the tail. | It's so simple that science learned a lot about nerves from it.
3 | rare animal | Are leeches rare? | Leeches were nearly used up | In the nineteenth century, Europe's doctors used leeches by the million, every year. In many places, they got rare. | France brought in tens of millions in a single year. | Today, the medical leech is protected.
`
