/** Lists of nature and history; `read-lists.ts` says how they are written. */
export const LISTS_OF_NATURE_AND_HISTORY = `
# poisonous-plants | gathered | of the most poisonous plants | poisonous/toxic/deadly/deadliest/dangerous plants/plant/flowers (world/earth/most/in/on/the)
- The castor bean | Its seeds hold ricin. A few chewed seeds can kill, and still it stands in many gardens for its leaves. | The oil is pressed so that no ricin is left in it. | Ricinus
- Water hemlock | It may be the most violently poisonous plant of North America. It smells like parsnip, and it attacks the nerves. | A bite of the root can be enough. | Cicuta
- Monkshood | Blue flowers that look like hoods. The poison works within hours, and gardeners wear gloves. | Hunters put it on arrows. | Aconitum
- Deadly nightshade | Black, sweet berries that children take for cherries. A drug from it lets eye doctors widen the pupil. | Belladonna means beautiful woman. | Atropa belladonna
- Oleander | It stands along streets in warm countries, and every part of it hits the heart. | Never grill on its twigs. | Nerium
- The manchineel | On beaches of the Caribbean, red marks warn of it. Even rain that drips from it blisters the skin. | Spanish sailors wrote of its little apples. | Manchineel
- The rosary pea | Red seeds with a black eye, made into beads. Inside is a poison stronger than ricin. | A hard shell keeps most of it in. | Abrus precatorius

# venomous-snakes | gathered | of the most venomous and deadliest snakes | venomous/poisonous/dangerous/deadliest/deadly snakes/snake (world/earth/most/in/on/the)
- The inland taipan | Drop for drop, its venom is the strongest known of any snake on land. It is shy, and hardly anybody meets it. | It lives in the dry middle of Australia. | Inland taipan
- The saw scaled viper | It may kill more people than any other snake, because it lives near villages and strikes fast. | It warns by rubbing its scales. | Echis
- The black mamba | It is among the fastest, and named for the inside of its mouth. Without antivenom, hardly anyone lives. | It can grow to three meters or so. | Black mamba
- The king cobra | It is the longest of venomous ones, and its dose is huge. It eats other snakes. | The mother builds a nest. | King cobra
- Russell's viper | It kills thousands of people in South Asia, most of them farmers. | It hisses like a kettle. | Russell's viper
- The eastern brown snake | It causes the most deaths from snakes in Australia, which are about two a year. | It likes mice, and so farms. | Eastern brown snake
- The common krait | It bites at night, often in beds, and the bite hardly hurts. Then breathing fails. | A net over the bed helps. | Common krait

# meat-eating-plants | gathered | plants that eat animals | carnivorous plants/plant (types/of/in/the/world/weird/kinds); meat-eating plants/plant (types/of/in/the/world); plants/plant eat/eating meat/insects/animals/flesh/flies/bugs (that/weird/the/in)
- The Venus flytrap | Two touches within some twenty seconds, and it snaps shut. It grows wild only in the Carolinas. | It counts before it eats. | Venus flytrap
- Pitcher plants | Insects slip on the rim and drown in a soup that digests them. The largest can hold a rat. | Shrews use some as a toilet, and feed them so. | Pitcher plant
- Sundews | Each hair ends in a drop of glue. The leaf slowly rolls around its prey. | Darwin cared more for it than for the origin of all species, he wrote. | Drosera
- Bladderworts | Under water, a trap sucks in its prey within a thousandth of a second or so. | They have no roots at all. | Utricularia
- Butterworts | Their leaves look buttered, and hold small flies. People once curdled milk with them. | They bloom like violets. | Pinguicula
- The cobra lily | False windows in its hood let flies tire themselves looking for a way out. | It has a forked tongue, too. | Darlingtonia californica
- The waterwheel plant | It is a flytrap that floats, small and almost gone from Europe. | It snaps faster than its cousin. | Aldrovanda vesiculosa

# glowing-animals | gathered | animals that make their own light | animals/animal/creatures glow/glowing/bioluminescent/light/shine (in/the/dark/that/make/their/own/can/up/produce)
- Fireflies | Nearly all of the energy becomes light, and hardly any becomes heat. Some kinds all blink at once. | They are beetles. | Firefly
- The anglerfish | A lamp full of bacteria hangs in front of its teeth. Only the female has one. | The male may grow onto her. | Anglerfish
- The crystal jelly | Its green protein now makes cells glow in laboratories. It brought three people a Nobel Prize. | It comes from the Pacific. | Aequorea victoria
- The Hawaiian bobtail squid | Bacteria light its belly like the moon above, so that it casts no shadow. | It lets most of them go each morning. | Euprymna scolopes
- Glowworms of New Zealand | Larvae hang sticky threads from the ceilings of caves, and shine to bring in flies. | It looks like a sky of stars. | Arachnocampa luminosa
- The vampire squid | Instead of ink, it throws glowing slime. It eats flakes that sink from above. | It is harmless. | Vampire squid
- The railroad worm | A beetle larva with green lamps along its sides and a red one on its head. | It looks like a night train. | Phrixothrix

# faithful-animals | gathered | animals that mostly stay with one mate | animals/animal mate/partner/mates life/forever (for/that/stay/one/with/are/have/to/their/a); animals/animal monogamous/faithful (that/are/most)
- The albatross | Pairs dance for years before they choose, and meet again on the same island. They do part, but seldom. | It can live past sixty. | Albatross
- Gibbons | They sing duets at dawn. Now and then, one looks elsewhere. | They are small apes. | Gibbon
- Swans | Pairs mostly stay together, and raise gray chicks. Genes show that not all of these are the father's. | The neck makes the heart. | Swan
- Beavers | A pair shares one lodge for years, with last year's young as helpers. | Genes say that the European one is the more faithful. | Beaver
- The prairie vole | After mating, a hormone binds them. Scientists learned much about bonding from it. | They sit close and groom. | Prairie vole
- The California mouse | Of all mammals tested, hardly any is so true. Genes found no strangers. | The father warms the young. | California mouse
- Black vultures | Others in the flock attack a pair that mates in public. | Genes found no cheating. | Black vulture
- The shingleback | This lizard meets the same mate each spring, for twenty years and more. | They look like pine cones. | Tiliqua rugosa

# flower-meanings | gathered | flowers, and what they are said to mean | flowers/flower mean/meaning/meanings/symbolize (and/what/they/their/their/of/each/different/to/the/language)
- The red rose | Love, since the Greeks gave it to Aphrodite. Yellow once meant jealousy, and now means friends. | A bud is a beginning. | Rose
- The white lily | Purity in paintings of Mary, and a farewell at funerals. | Keep it from cats. | Lilium candidum
- The sunflower | Loyalty, because young ones turn with the sun. | Grown ones just face east. | Common sunflower
- The chrysanthemum | In Japan it stands for the emperor, in France for the dead. Mind where you give it. | It blooms in the fall. | Chrysanthemum
- The forget me not | Remember me. A knight is said to have thrown it from the river in which he drowned. | In German it has that name, too. | Myosotis
- The red poppy | It stands for soldiers, since it grew over the graves of Flanders. | A poem made it known. | Remembrance poppy
- Lavender | Calm today. The Victorians also sent it for distrust. | Bees do not mind. | Lavandula
- The lotus | It rises clean from the mud, so it stands for a pure mind. | It closes at night. | Nelumbo nucifera

# regrowing-animals | gathered | animals that can regrow parts of their body | animals/animal/creatures regrow/regenerate (that/can/body/parts/limbs/lost/their/part/limb/a); animals/animal/creatures grow back (that/can/body/parts/limbs/lost/their/part/limb/a)
- The axolotl | Legs, tail, parts of heart and brain, and no scar. It stays young all its life. | It comes from lakes in Mexico City. | Axolotl
- The flatworm | Cut it into many pieces, and most become a new worm, each with a head. | Its stem cells are everywhere. | Planarian
- Starfish | A lost arm grows again within a year or so. In a few kinds, one arm becomes a whole animal. | They have no brain. | Starfish
- Lizards | Many drop the tail, and it twitches while they run. The new one has a rod of gristle, and no bones. | It costs them much fat. | Autotomy
- Deer | Each year, males grow new antlers, among the fastest growing bone there is. | Then they fall off. | Antler
- Sea cucumbers | Some throw out their guts at an attacker, and grow new ones within weeks. | They do without until then. | Sea cucumber
- The African spiny mouse | Its skin tears off in a predator's mouth. It grows back, with hair. | Doctors study it. | Spiny mouse
- Spiders | A lost leg comes back as they molt, thinner at first. | Grown ones often molt no more. | Spider

# cloud-types | gathered | types of clouds | clouds/cloud types/kinds/type (of/the/different/and/names/what/they/mean/explained/how/tell)
- Cumulus | White heaps with flat bases, on fine days. If they grow tall by noon, look for a roof. | The word means heap. | Cumulus cloud
- Cirrus | Thin feathers of ice, very high. They may announce rain for tomorrow. | They are blown hair, says the Latin. | Cirrus cloud
- Stratus | A gray sheet without edges. On the ground, we call it fog. | It drizzles at most. | Stratus cloud
- Cumulonimbus | The thunderstorm: a tower with a flat top like an anvil. | It can be taller than Everest. | Cumulonimbus cloud
- Nimbostratus | Dark, thick and without shape. It rains for hours. | It hides the sun completely. | Nimbostratus cloud
- Altocumulus | Small white sheep in rows. In the morning of a damp day, they can mean thunder later. | Each looks as wide as your thumb. | Altocumulus cloud
- Lenticular clouds | Smooth lenses above mountains, that stand still in the wind. Many were reported as flying saucers. | Glider pilots look for them. | Lenticular cloud

# wiped-out-animals | gathered | animals that are extinct because of humans | animals/animal/species extinct/extinction/wiped humans/human/people/us/hunted (because/of/that/are/went/due/to/by/out/the)
- The dodo | It lived on Mauritius and knew no enemies. Sailors, pigs and rats ended it within a century. | It was a large pigeon. | Dodo
- The passenger pigeon | Flocks of it darkened the sky for hours. The last one, Martha, died in a zoo in nineteen fourteen. | There had been billions. | Passenger pigeon
- The thylacine | Tasmania paid money for each dead one. The last known one died in a zoo in nineteen thirty six. | It looked like a dog with stripes. | Thylacine
- The great auk | This bird could not fly, and was killed for feathers and oil. The last pair was strangled in eighteen forty four. | A collector had ordered them. | Great auk
- Steller's sea cow | It was almost as long as a bus, and gone within twenty seven years of being found. | It ate kelp. | Steller's sea cow
- The quagga | Half of it was striped like a zebra. Nobody noticed that the last one died in Amsterdam in eighteen eighty three. | It was a kind of zebra. | Quagga
- Moas | The largest stood taller than a man, without wings. People in New Zealand ate them all within some two hundred years. | The giant eagle went with them. | Moa

# rare-animals | gathered | of the rarest animals | rarest/rare animals/animal/creatures/species (world/earth/planet/in/on/the/most)
- The vaquita | This small porpoise lives only in the Gulf of California. Counts find about ten. | Nets for another fish drown it. | Vaquita
- The Javan rhino | Perhaps fifty are left, all in one park on Java. | Poachers killed many in a few years. | Javan rhinoceros
- The kakapo | A parrot that cannot fly and booms at night. About two hundred and fifty are left, and each has a name. | They climb well. | Kākāpō
- The northern white rhino | Two are left, mother and daughter. Scientists try to raise embryos. | Guards are with them day and night. | Northern white rhinoceros
- The Amur leopard | It hunts in snow, in the far east of Russia and in China. A hundred or some more live wild. | There were about thirty once. | Amur leopard
- The saola | It was found in Vietnam in nineteen ninety two. No scientist has seen it in the wild. | It was last photographed in twenty thirteen. | Saola
- The Devils Hole pupfish | All that live in the wild are in one hot pool in Nevada. | There are often fewer than two hundred. | Devils Hole pupfish

# tallest-trees | gathered | of the tallest kinds of trees | tallest/highest trees/tree (world/earth/in/on/the/species/kinds)
- The coast redwood | One called Hyperion stands about one hundred and sixteen meters tall in California. Visitors must keep out. | No taller tree is known. | Sequoia sempervirens
- The Tibetan cypress | In twenty twenty three, one of about one hundred and two meters was found in a canyon. | It is the tallest known in Asia. | Cupressus torulosa
- The yellow meranti | One on Borneo is about one hundred meters tall, the tallest known in the tropics. | A man climbed it with a tape. | Shorea faguetiana
- The mountain ash | One in Tasmania, named Centurion, was measured at about one hundred meters. It is a eucalypt, the tallest of flowering trees. | Fire burned its foot. | Eucalyptus regnans
- The Douglas fir | One in Oregon was almost one hundred meters tall when it was measured. Older reports tell of more. | It is no true fir. | Douglas fir
- The Sitka spruce | It grows to about one hundred meters near the cold Pacific coast. | Its wood flew in planes. | Picea sitchensis
- The giant sequoia | It is not the tallest, at up to some ninety five meters, but the heaviest. | One is called General Sherman. | Sequoiadendron giganteum

# short-wars | gathered | of the shortest wars in history | shortest/short wars/war (in/history/the/ever/of/world)
- Britain against Zanzibar | On an August morning in eighteen ninety six, it lasted less than an hour, most say thirty eight minutes. | The palace was hit by shells. | Anglo-Zanzibar War
- The Football War | In nineteen sixty nine, El Salvador and Honduras fought for about a hundred hours. Soccer was just the spark. | Land was the reason. | Football War
- The Six Day War | In June nineteen sixty seven, Israel fought Egypt, Jordan and Syria. The map still shows it. | Most planes were hit on the ground. | Six-Day War
- India against Pakistan | In December nineteen seventy one, thirteen days were enough, and Bangladesh became a state. | It had cost many lives before. | Indo-Pakistani war of 1971
- Serbia against Bulgaria | In November eighteen eighty five, they fought for two weeks. | A play by Shaw makes fun of it. | Serbo-Bulgarian War
- Georgia and Russia | In August two thousand eight, the fighting lasted five days or so. | It began as the Olympics opened. | Russo-Georgian War

# last-words | gathered | famous last words, as they are reported | last words/sentences (famous/people/of/history/in/final/their/before/they/died/from)
- Archimedes | Do not disturb my circles, he is said to have told the soldier. Nobody was there to write it down. | Rome had wanted him alive. | Archimedes
- Oscar Wilde | Of the wallpaper in his room in Paris he said that one of them had to go. It was some weeks before the end. | He could not afford the room. | Oscar Wilde
- Marie Antoinette | She stepped on the executioner's foot and said that she had not meant to do it. | So it is told. | Marie Antoinette
- John Sedgwick | The Union general said that they could not hit an elephant at this distance. A sharpshooter did. | It was in eighteen sixty four. | John Sedgwick
- Steve Jobs | Oh wow, three times, his sister told. He was looking past his family. | She said so at the memorial. | Steve Jobs
- Voltaire | Asked to renounce Satan, he said that this was no time to make new enemies. It is probably invented. | It suits him too well. | Voltaire
- Winston Churchill | He is said to have been bored with it all. Then he was unconscious for days. | He was ninety. | Winston Churchill

# ruling-queens | gathered | queens who ruled | queens/queen ruled/powerful/greatest/famous/reigned (who/in/history/that/alone/world/of/the/most)
- Elizabeth the First | She ruled England for forty four years without a husband. Her navy met the Armada. | She wrote and spoke several languages. | Elizabeth I
- Hatshepsut | She ruled Egypt for some twenty years, and was shown with a king's beard. Later her name was chiseled away. | She sent ships to Punt. | Hatshepsut
- Cleopatra | She was the first of her Greek family to learn Egyptian, ancient writers say. With her the line of pharaohs ended. | She lived closer to us than to the pyramids. | Cleopatra
- Catherine the Great | A German princess who took the Russian throne from her own husband. | She wrote letters to Voltaire. | Catherine the Great
- Wu Zetian | The only woman in Chinese history who called herself emperor. She began as a concubine. | Her stone was left without words. | Wu Zetian
- Victoria | She ruled for more than sixty three years, and her grandchildren sat on thrones all over Europe. | She wore black for forty years. | Queen Victoria
- Nzinga | In what is now Angola, she was offered no chair by a governor. A servant knelt, and she sat on the servant, it is told. | She fought Portugal for decades. | Nzinga of Ndongo and Matamba
- Isabella of Castile | She joined Spain by marriage, sent Columbus, and drove out the Jews. | All in about one reign of thirty years. | Isabella I of Castile

# great-mistakes | gathered | big mistakes in history | mistakes/blunders/mistake history (biggest/greatest/worst/in/human/expensive/costly/of/costliest/world/the/famous)
- The march on Moscow | Napoleon went in with more than half a million men in eighteen twelve. Fewer than one in five came back. | Hunger and sickness took more than winter. | French invasion of Russia
- A metric mix up | In nineteen ninety nine, one team worked in pounds, another in newtons. The Mars orbiter was lost. | It cost over a hundred million dollars. | Mars Climate Orbiter
- The Titanic at full speed | It had warnings of ice, and lifeboats for about half of those on board. | That was legal then. | Titanic
- No to the Beatles | In nineteen sixty two, Decca turned them down. Groups with guitars were on their way out, the manager was told, as he wrote. | Another label took them. | The Beatles' Decca audition
- Rabbits for Australia | In eighteen fifty nine, a man set some free to hunt. Within decades there were hundreds of millions. | Fences did not stop them. | Rabbits in Australia
- The war on sparrows | In nineteen fifty eight, China killed its sparrows, and insects ate the harvest. It made a famine worse. | Later, sparrows were spared. | Four Pests campaign
- Selling Alaska | In eighteen sixty seven, Russia got about two cents an acre. Gold and oil came later. | Some in America called it a waste. | Alaska Purchase

# ancient-inventions-in-use | gathered | ancient inventions that we still use | ancient/old inventions/invention/technology (still/we/use/used/today/that/you/every/day/in/are)
- Concrete | Romans built a dome of it that still stands. Theirs even healed small cracks. | It is the Pantheon. | Roman concrete
- Paper | China made it some two thousand years ago, from bark and rags. | A court official gets the praise. | Paper
- The wheel | It is more than five thousand years old, and may have begun with potters. | Some cultures did without. | Wheel
- The calendar | Julius Caesar gave the year its leap day. A pope corrected it by ten days. | July is his month. | Julian calendar
- Soap | Fat and ashes, as a tablet from Babylon tells. It is over four thousand years old. | Fat still goes into it. | Soap
- Glass | It was made over four thousand years ago, first as beads. Blowing it came with the Romans' time. | It took a tube. | History of glass
- The alphabet | Workers near Egypt turned pictures into sounds, almost four thousand years ago. | The A was an ox. | Proto-Sinaitic script
- Sunglasses, almost | In the Arctic, people cut slits into bone against the glare of snow. | They needed no lens. | Snow goggles

# deadly-disasters | gathered | of the deadliest natural disasters in history | deadliest/worst disasters/disaster/catastrophes (in/history/natural/of/all/time/world/the/ever)
- The floods of nineteen thirty one | The Yangtze and other rivers of China rose. Hunger and sickness followed, and estimates run into millions. | Nobody knows the exact number. | 1931 China floods
- The Shaanxi earthquake | In fifteen fifty six, some eight hundred thousand are said to have died in China, many in cave homes. | Their slopes were of soft soil. | 1556 Shaanxi earthquake
- The Bhola cyclone | In nineteen seventy, the sea rose over the delta of the Ganges. Three hundred thousand or more died. | Anger over slow help fed the wish for a state of its own. | 1970 Bhola cyclone
- The Indian Ocean tsunami | On December twenty six, two thousand four, about two hundred and thirty thousand died in fourteen countries. | Now buoys warn. | 2004 Indian Ocean earthquake and tsunami
- Tambora | In eighteen fifteen, this volcano in Indonesia killed tens of thousands, and the next year had no summer. | Harvests failed in Europe. | 1815 eruption of Mount Tambora
- The Tangshan earthquake | In nineteen seventy six, it struck a Chinese city at night. The official count is more than two hundred and forty thousand. | Most houses were of brick. | 1976 Tangshan earthquake
- The Messina earthquake | In nineteen oh eight, it destroyed two cities in the south of Italy, and a wave followed. Some eighty thousand died. | Russian sailors were among the first to help. | 1908 Messina earthquake

# odd-laws-of-history | gathered | strange laws in history | laws/law/rules history/historical/past/ancient (strange/strangest/weird/weirdest/in/crazy/from/the/of/that/odd/craziest/funny)
- The tax on beards | Peter the Great wanted shaved Russians. Those who paid carried a coin to prove it. | It was a matter of looking western. | Beard tax
- The tax on windows | In England, people bricked them up to pay less. You can still see it. | It lasted for more than a hundred and fifty years. | Window tax
- The tax on urine | Tanners needed it, so the emperor Vespasian took his share. Money does not smell, he said, the story goes. | Public urinals in France once bore his name. | Pecunia non olet
- No silk for men | In Rome, the senate forbade it under Tiberius. It was held to be unmanly. | People could see through it, writers complained. | Sumptuary law
- Only so many dishes | In England, a law of thirteen thirty six allowed two courses a meal, on most days. | The rich found ways. | Sumptuary law
- No bowling | Henry the Eighth forbade it to workers, except at Christmas. They were to practice with the bow. | It stood for three hundred years. | Bowls
- Animals on trial | In the Middle Ages, pigs stood before courts in France. | Some were hanged. | Animal trial
`
