/** Lists of things that are older, or younger, than people think; `read-lists.ts` says how they are written. */
export const LISTS_OF_AGES = `
# older-than-you-think | gathered | things that are older than you think | things/thing/stuff/inventions/everything/something older (than/you/think/thought/people/most/they/look/that/are/much/way/realize/realise/know/expect/surprisingly/actually/everyone/far/you'd/would/imagine/guess/ever/look)
- The fax machine | The fax was patented in eighteen forty three. That's before the telephone, and before the American Civil War. | So a samurai could in theory have faxed Abraham Lincoln. | Fax
- Oxford | There was teaching in Oxford by ten ninety six. The Aztecs founded their capital more than two hundred years later. | The students were already fighting the town. | University of Oxford
- Sharks | Sharks swam the sea before there was a single tree. | They've lived through five mass extinctions. | Shark
- Nintendo | Nintendo began in eighteen eighty nine with hand painted playing cards. | Jack the Ripper was news in those days. | Nintendo
- The vending machine | In the first century, a machine in Egypt gave holy water for a coin. | Hero of Alexandria described how the coin tipped a lever. | Vending machine
- The electric car | Around nineteen hundred, electric cars were common in American cities. | They needed no crank, and they didn't smell. | History of the electric vehicle
- Contact lenses | A German doctor fitted lenses of glass to the eye in eighteen eighty eight. | Nobody could stand them for more than a few hours. | Contact lens
- Fake teeth | Etruscans wore bridges of gold wire some twenty six hundred years ago. | The teeth came from people or oxen. | Dentures
- Sunglasses | Inuit carved snow goggles from bone and ivory, long before glass. A thin slit kept out the glare. | Some are about two thousand years old. | Snow goggles
- OMG | An admiral wrote OMG to Winston Churchill in nineteen seventeen. | He explained it, too: oh my God. | OMG

# foods-older-than-you-think | gathered | foods that are older than you think | foods/food/dishes/snacks/meals/drinks older/old/oldest/ancient (than/you/think/thought/people/most/they/look/that/are/much/way/realize/realise/know/surprisingly/actually/still/eat/we/today/from/world/ever/known/found)
- Cheese | Cheese is some seven thousand years old. Clay strainers in Poland still held traces of milk fat. | It's older than writing and the wheel. | Cheese
- Noodles | A bowl of noodles lay upside down in Chinese mud for four thousand years. They were made of millet. | They crumbled when they met the air. | Lajia
- Popcorn | People in Peru popped corn more than six thousand years ago. | They had it before they had pots. | Popcorn
- Chewing gum | Somebody in Scandinavia chewed birch tar almost ten thousand years ago. The tooth marks are still there. | From one such piece, scientists read the chewer's genes. | Chewing gum
- Beer | Beer may be older than farming. In a cave in Israel, what look like traces of it are thirteen thousand years old. | It looked like thin porridge. | History of beer
- Pancakes | Romans fried flat cakes of flour, milk and spice, and poured honey over them. | The Greeks had eaten them for breakfast. | Pancake
- Ketchup | It was a fish sauce in Asia for centuries. Tomatoes came in around eighteen twelve. | The English tried it with walnuts. | Ketchup
- Burgers | A Roman cookbook has minced meat with pepper, pine nuts and wine. | Only the bun was missing. | Hamburger
- Soda water | Joseph Priestley put bubbles into water over a brewery's vat in seventeen sixty seven. | He gave it to his friends. | Carbonated water
- Chocolate | People in Ecuador used cacao more than five thousand years ago. For most of that time it was a drink. | The bar came in the nineteenth century. | History of chocolate

# home-older-than-america | gathered | things at home that are older than the United States | things/objects/items/inventions older america/states/usa/us (than/the/house/home/your/in/everyday/around/that/are/united/country/kitchen/household/you/use/at)
- Scissors | Scissors are over three thousand years old. The first ones were one bent strip of bronze. | Romans gave them the pivot. | Scissors
- The key | Egypt had wooden locks with pins some four thousand years ago. Your front door works on the same idea. | The keys were as long as a toothbrush, or longer. | Pin tumbler lock
- The comb | Combs five thousand years old look like yours. | In Israel, one has a sentence against lice scratched into it. | Comb
- The flush toilet | John Harington built a flushing toilet for Queen Elizabeth in fifteen ninety six. | She's said to have disliked the noise. | Flush toilet
- The toothbrush | China had brushes of boar bristles on bone or bamboo in the fifteenth century. | Before that, people chewed twigs. | Toothbrush
- Soap | Babylonians boiled fat with ashes more than four thousand years ago. A clay tablet has the recipe. | They may have used it for wool. | Soap
- Playing cards | Cards came from China by way of Egypt to Europe in the fourteenth century. | Priests forbade them within years. | Playing card
- Eyeglasses | Reading glasses were made in Italy around twelve ninety. | They had no arms for four hundred years, and sat on the nose. | Glasses
- The ruler | A copper rod from Mesopotamia is marked in measures, and about forty six hundred years old. | Carpenters haven't changed. | Ruler
- The umbrella | Kings of Assyria had somebody hold one over them, against the sun. | Rain came later. | Umbrella

# younger-than-you-think | gathered | things that are younger than you think | things/foods/inventions/traditions/stuff younger/newer/recent (than/you/think/thought/people/most/they/look/that/are/much/way/realize/surprisingly/actually/more/inventions/far)
- Wheels on suitcases | People walked on the Moon before suitcases had wheels. The patent came in nineteen seventy two. | Until then, porters carried. | Suitcase
- Ciabatta | A baker near Venice invented ciabatta in nineteen eighty two. | He was annoyed by French baguettes. | Ciabatta
- Women's vote in Switzerland | Swiss women could vote for their parliament only from nineteen seventy one. | One canton held out until nineteen ninety. | Women's suffrage in Switzerland
- Tiramisu | No cookbook before the nineteen sixties has tiramisu. | Two regions of Italy still fight over it. | Tiramisu
- The high five | The high five shows up only in the late nineteen seventies. Two baseball players of the Dodgers are often named. | It took off after a home run. | High five
- Clan tartans | Clan tartans as a fixed set are mostly of the nineteenth century. | Weavers sold them after a king's visit. | Tartan
- Sliced bread | Bread came sliced only from nineteen twenty eight. | Television had been shown before that. | Sliced bread
- Plate tectonics | When men flew to the Moon, many schools didn't yet teach that continents move. | It was settled in the sixties. | Plate tectonics
- Baby carrots | A farmer in California cut ugly carrots into short ones in nineteen eighty six. | He'd been throwing tons away. | Baby carrot

# older-than-dinosaurs | gathered | animals that are older than dinosaurs | animals/animal/creatures/species/things older/before dinosaurs/dinosaur (than/that/are/still/alive/today/the/lived/existed/living/survived)
- Jellyfish | Jellyfish drifted through the sea more than five hundred million years ago. | No brain, no bones, and still here. | Jellyfish
- Horseshoe crabs | Horseshoe crabs are some four hundred and forty five million years old. Their blood is blue. | It's used to test vaccines. | Horseshoe crab
- Sharks | The first sharks are older than the first trees. | Most of what they left is teeth. | Evolution of sharks
- Nautiluses | The family of the nautilus has floated around for almost five hundred million years. | It steers by gas in its chambers. | Nautilus
- Coelacanths | Everybody thought the coelacanth had died out with the dinosaurs. In nineteen thirty eight, one lay on a boat in South Africa. | A museum's curator knew what she saw. | Coelacanth
- Lampreys | Lampreys have no jaws, only a round mouth full of teeth. They've kept it for three hundred and sixty million years. | A king of England is said to have died of eating too many. | Lamprey
- Dragonflies | Their cousins of the coal forests had wings as wide as a pigeon's. | Birds came much later. | Meganeura
- Cockroach cousins | Insects like cockroaches ran about in the coal age. Modern ones are younger, of the dinosaurs' time. | They liked it warm then, too. | Cockroach
- Scorpions | Scorpions were among the first animals to walk on land. | They glow under ultraviolet light. | Scorpion

# ahead-of-their-time | gathered | inventions that were ahead of their time | inventions/invention/gadgets/technology/products ahead/early/before (of/their/its/time/were/that/too/failed/came/the/decades/way)
- The Antikythera mechanism | Greeks built a bronze computer for the sky some two thousand years ago. Nothing like it followed for a thousand. | Sponge divers found it. | Antikythera mechanism
- The steam ball | Hero of Alexandria made a ball spin by steam in the first century. Nobody put it to work. | It stayed a toy. | Aeolipile
- The Picturephone | In nineteen sixty four, you could see the caller. Three minutes cost up to twenty seven dollars. | Hardly anyone wanted to be seen. | Videophone
- The analytical engine | Charles Babbage drew a computer with a memory in the eighteen thirties. It was never finished. | Ada Lovelace wrote a program for it. | Analytical engine
- The Newton | Apple's Newton read handwriting in nineteen ninety three, badly. Cartoons laughed at it. | The iPad came seventeen years later. | Apple Newton
- The TV watch | Seiko sold a wristwatch with a television in nineteen eighty two. The tuner sat in your pocket. | It's in a Bond film. | TV watch
- The electric taxi | London had electric cabs in eighteen ninety seven. They were called hummingbirds. | They were gone in two years. | Electric car
- Xerox's desktop | In nineteen seventy three, a lab had windows, a mouse and mail. Xerox hardly sold it. | Steve Jobs came to look. | Xerox Alto
`
