/** Animals that people ask for; the format is that of `readTopics`. */
export const PETS_AND_SEA_ASKED = `
# guinea-pigs | animal | guinea pigs | guinea pig, guinea pigs, cavy, cavies, guinea pig facts | Guinea pig
> Guinea pigs aren't pigs, and they aren't from Guinea. | Switzerland forbids having just one guinea pig. | Guinea pigs jump for joy.
@ It hears the refrigerator, and it whistles.
3 | name | Why are they called guinea pigs? | Guinea pigs come from South America | They are rodents of the Andes. Why they are named after Guinea is not known, and perhaps the squeals made them pigs. | In German they are little pigs of the sea. | Ships brought them to Europe in the sixteenth century.
4 | two animals | Is it illegal to have one guinea pig? | Switzerland forbids a guinea pig alone | Guinea pigs live in groups, and the law of Switzerland says that social animals must have company. | Some people there lend a companion when one of a pair has died. | Rabbits cannot speak with them.
4 | jump | What is popcorning? | Happy guinea pigs pop like corn | Young ones above all jump up straight and twist in the air. It is called popcorning. | It is a sign that they are well. | They also purr and whistle.
4 | plate | Are guinea pigs eaten? | Guinea pigs are food in the Andes | People in the Andes have bred guinea pigs for thousands of years, as meat and for feasts. The dish is called cuy. | In Cusco a painting of the Last Supper shows one. | Pets of today are of another size.
4 | vegetables | What do guinea pigs have in common with us? | Guinea pigs need vitamin C like us | Most animals make their own vitamin C. Guinea pigs and people cannot, so they get scurvy without it. | Vitamin C was found by tests with them. | Fresh greens are a must.

# pugs | animal | pugs | pug, pugs, pug dog, pug dogs, pug facts | Pug
> A pug saved a prince by barking. | They were dogs of emperors. | Their face makes breathing hard.
@ It snores, and it is awake.
3 | emperor | Where do pugs come from? | Pugs come from China | Small dogs with flat faces lived at the court of China many centuries ago. Ships of the Dutch brought them to Europe. | Emperors gave them guards, people say. | They were lap dogs from the start.
4 | prince | Which pug saved a prince? | A pug saved a Dutch prince | As the story goes, the pug Pompey barked when Spaniards came to kill William of Orange in fifteen seventy two. | So it became the dog of his house. | A stone dog lies at his feet on his tomb.
4 | letter | Who used a pug as a messenger? | A pug carried Josephine's messages | Josephine, later Napoleon's wife, had a pug called Fortune. In prison her family hid messages under his collar, it is told. | The dog is said to have bitten Napoleon on the wedding night. | Napoleon wrote of it.
3 | flat nose | Why do pugs snore? | Pugs have too little room to breathe | The skull is short, and the soft parts of throat and nose are not. Many pugs suffer in heat and when they run. | The Netherlands has stopped breeding of dogs with such short noses. | Older pictures show longer faces.
3 | group | What is a group of pugs called? | A group of pugs is a grumble | The word grumble for a group of pugs is a joke that stuck. The Latin motto of the breed is much in little. | Pugs are heavy for their size. | Pugs want to be near people all day.

# chihuahuas | animal | chihuahuas | chihuahua, chihuahuas, chihuahua dog, chihuahua dogs, smallest dog, smallest dogs, smallest dog breed | Chihuahua (dog)
> The smallest dog in the world was a chihuahua. | A chihuahua's head has a soft spot. | The chihuahua is named after a state in Mexico.
@ It weighs two kilos and fears nobody.
4 | tiny dog | What is the smallest dog? | A chihuahua was the world's smallest dog | Pearl, a chihuahua from Florida, measured under four inches tall in twenty twenty two. That's no taller than a coffee cup. | Her aunt held the record before her. | At birth she weighed less than an ounce.
3 | map | Where do chihuahuas come from? | Chihuahuas are named after a Mexican state | Travelers bought chihuahuas in the Mexican state of that name in the nineteenth century. Clay figures show that small dogs lived in Mexico much earlier. | The Toltecs are said to have had a dog called techichi. | Genes show a small share of old American blood.
4 | soft spot | Do chihuahuas have a soft spot? | Many chihuahuas have a hole in the skull | Like human babies, many are born with a soft spot on the head. In some it stays. | It is called a molera. | One has to be careful with it.
3 | coat | Why do chihuahuas shiver? | Small dogs lose heat fast | A small body has much skin for its weight. They shiver from cold, and from being excited. | A chihuahua needs a coat in winter. | A chihuahua burns much for its weight.
3 | old dog | How long do chihuahuas live? | Chihuahuas live long for dogs | Many reach fourteen or more. Small dogs live longer than large ones. | Why that is so, is still studied. | Large ones age sooner.

# hammerhead-sharks | animal | hammerhead sharks | hammerhead, hammerheads, hammerhead shark, hammerhead sharks | Hammerhead shark
> A hammerhead sees all around itself. | A hammerhead finds prey buried under the sand. | One hammerhead had a daughter without a father.
@ A wide head sweeps over the sand like a metal detector.
4 | wide head | Why do hammerheads have such heads? | A hammerhead's head finds hidden rays | The wide head holds many organs that feel electric fields. It swings over the sand and finds rays that hide in it. | The head also pins a ray to the ground. | The stingers of rays do not seem to stop hammerheads.
4 | eyes | How well do hammerheads see? | Hammerheads see above and below | With eyes so far apart, both see the same things ahead, so they judge distance well. As they swim, they see all around. | Right before the nose they miss things. | A study measured it in two thousand nine.
4 | school | Do hammerheads swim in schools? | Hammerheads gather by the hundred | Scalloped hammerheads swim in large schools by day, near islands such as the Galapagos. At night they hunt alone. | Most of those in the schools are females. | Few sharks swim in schools.
5 | pup | Can sharks have young without a father? | A hammerhead was born without a father | In a zoo in Nebraska in two thousand one a female gave birth though she had lived without males for years. Genes proved that the pup had no father. | It was the first time that it was shown in a shark. | Others have followed.
3 | danger | Are hammerheads dangerous? | Hammerheads are in more danger than we | Attacks on people are very rare. Great and scalloped hammerheads are critically endangered, for their fins. | They die quickly on lines. | Trade in them is limited.

# electric-eels | animal | electric eels | electric eel, electric eels, how do electric eels work, electric eel shock | Electric eel
> One river fish delivers eight hundred volts. | An electric eel isn't an eel. | An electric eel can jump at you.
@ Something moves in brown water, and your arm goes numb.
4 | shock | How strong is an electric eel? | One river fish delivers eight hundred volts | One electric eel was measured at eight hundred and sixty volts. The current is small and short, so people rarely die. | A stunned swimmer can still drown. | No other animal is known to make more.
3 | knife fish | Is an electric eel an eel? | Electric eels are no eels | They are knifefish, closer to catfish and carp. They live in the Amazon and the Orinoco. | They breathe air at the surface. | Every few minutes they have to come up.
4 | cells | How do electric eels make electricity? | Electric eels are living batteries | Thousands of flat cells lie in a row, each with a tenth of a volt or so. When all fire at once, it adds up. | The cells that make current fill most of the body. | Alessandro Volta was inspired by a fish like it when he built the battery.
5 | leap | Do electric eels leap? | Electric eels leap to shock | An eel can rise out of the water and press its chin against what threatens it, so that the shock goes in. | Humboldt told of it in eighteen hundred, and for long it was doubted. | A scientist put his own arm there.
4 | hunt | How do electric eels hunt? | Electric eels make prey twitch | Two quick pulses make the muscles of hidden fish twitch, and the eel feels that. Then it stuns them. | Some hunt in packs, it was found in twenty twenty one. | An eel sees with electricity.

# leeches | animal | leeches | leech, leeches, medical leeches, do leeches hurt | Leech
> Doctors use leeches again. | A leech has three jaws. | One doctor built a storm alarm out of leeches.
@ You look down, and something holds on to your ankle.
3 | jaws | How do leeches bite? | Leeches bite with three jaws | The medical leech leaves a mark like a star. It drinks several times its own weight. | Something in its spit thins the blood. | You barely feel it.
4 | finger | Why do doctors use leeches? | Doctors use leeches on sewn fingers | When a finger has been sewn on, blood may not flow off. Leeches draw it until new veins have grown. | The United States approved leeches as a device in two thousand four. | Each leech is used once.
4 | jar | What was the leech barometer? | A doctor built a storm alarm from leeches | In eighteen fifty one, George Merryweather showed a machine with twelve leeches in bottles. When they climbed, a bell rang. | He called it the tempest prognosticator. | It was shown at the Great Exhibition in London.
4 | brain | How many brains does a leech have? | A leech has many small brains | A leech's nerves form a knot in each of its thirty two segments. Some join in head and tail. | Science learned much about nerves from it. | Its body is simple to follow.
3 | rare animal | Are leeches rare? | Leeches were nearly used up | In the nineteenth century Europe's doctors used them by the million each year. In many places they became rare. | France brought in tens of millions in a year. | The medical leech is protected now.
`
