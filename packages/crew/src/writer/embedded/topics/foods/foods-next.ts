/** Fruit, vegetables, sweets and drinks that people ask about, for `readTopics`. */
export const FOODS_NEXT = `
# garlic | food | garlic | about garlic, garlic facts, facts about garlic, garlic, garlic breath, garlic history, garlic smell, garlic and vampires, garlic healthy, is garlic healthy, benefits of garlic, garlic benefits | Garlic
> A whole clove hardly smells. | Vampires fear it, and so does your date. | It lay in the tomb of a pharaoh.
@ The knife comes down, and the whole kitchen knows.
3 | crushed clove | Why does garlic smell? | Garlic smells only when it is hurt | When its cells break, two substances meet and make allicin. It is the plant's defense against pests. | The finer it is cut, the stronger it gets. | Roasted whole, it gets mild and sweet.
4 | open mouth | Why does garlic breath last so long? | Garlic breath comes out of the blood | One of its sulfur gases goes into the blood and leaves through the lungs and skin for many hours. | So brushing helps only a little. | Raw apple, mint or milk weaken it.
4 | tomb | How old is the use of garlic? | Garlic lay in the tomb of Tutankhamun | People have grown it for over four thousand years. Cloves were found in the tomb of Tutankhamun. | Roman soldiers ate it, too. | Its wild home is Central Asia.
3 | vampire | Why do vampires hate garlic? | Garlic was hung up against evil | In many countries people believed that its smell keeps off evil and disease. So it became the weapon against vampires. | The novel Dracula made it famous. | A guess is that mosquitoes were behind it.
3 | globe | Where does most garlic come from? | China grows most of the world's garlic | About three quarters of all garlic are grown in China. | It is planted as cloves and hardly by seed. | Each clove becomes a bulb.
3 | oil jar | Why is garlic in oil risky? | Garlic in oil belongs in the fridge | Without air, germs from the soil can make a strong poison in homemade garlic oil at room temperature. | Use it within some days, cold. | Bought ones have added acid.

# onions | food | onions | onion, onions, onion facts, about onions, facts about onions, red onions, history of onions, onion history | Onion
> It defends itself with tear gas. | The builders of the pyramids ate it. | Its layers are leaves.
@ You only wanted to make soup, and now you cry.
3 | tear | What makes an onion sting? | An onion makes a gas when it is cut | Broken cells mix substances into a gas. In the eye it stings, and tears wash it out. | It is the plant's defense. | A sharp knife and a cold onion make less of it.
4 | pyramid | How old are onions as food? | Onions fed the builders of the pyramids | Onions have been grown for about five thousand years. Herodotus wrote of onions for the workers at the pyramids. | Their rings stood for eternity. | Some lay on the eyes of mummies.
3 | golden pan | Why do onions get sweet in the pan? | Slow heat makes onions sweet | Sharp substances vanish in heat, long sugars break down, and the surface browns. | An onion has about as much sugar as some fruit, hidden behind its bite. | It takes time and low heat.
3 | layers | Why does an onion have layers? | An onion is made of leaves | The layers are thick leaf bases that store food for the next year. At the bottom is the short stem with roots. | If it sprouts, it uses them up. | It may still be eaten.
3 | red onion | What is the difference between onion colors? | Red onions are mild, and yellow ones keep | Yellow onions are strong and good for cooking. Red and white ones are often milder and are eaten raw. | The red comes from the pigment of red cabbage. | Soaking in water takes off the bite.
3 | dog | Why are onions bad for dogs? | Onions are poison for dogs and cats | They destroy red blood cells of dogs and cats, raw or cooked. | Garlic does it as well. | So sauces and leftovers are not for them.

# carrots | food | carrots | carrot, carrots, carrot facts, about carrots, carrots help you see, carrots good for your eyes, carrots make you see better, carrots orange, carrots were purple, purple carrots, baby carrots, carrots improve eyesight | Carrot
> They were not orange at first. | Pilots did not see better by them. Radar did. | You can turn orange.
@ It cracks between your teeth like a twig.
4 | purple carrot | Were carrots always orange? | Early carrots were purple and yellow | Carrots were first grown in Central Asia about a thousand years ago, in purple and yellow. Orange ones spread from the Netherlands in the seventeenth century. | That it was to honor the royal house is a nice tale without proof. | All colors are sold again.
4 | pilot | Do carrots help you see? | Carrots only help eyes that lack vitamin A | The body makes vitamin A from carrots, and eyes need it in the dark. Who has enough gains nothing from more. | British reports in the Second World War said that pilots ate carrots, to hide the radar. | Most people get enough.
4 | orange hand | Can carrots turn you orange? | Too many carrots can turn skin orange | If you eat several a day for weeks, the pigment settles in the skin. It is harmless and goes away. | Palms show it first. | Babies on carrot mash get it, too.
4 | small carrot | What are baby carrots? | Most baby carrots are cut from big ones | In the nineteen eighties, a farmer in California cut crooked carrots into small round pieces. They became a hit. | Before, they were thrown away. | Real young carrots have a green top.
3 | steamed carrot | Are cooked carrots better than raw? | Cooking opens up carrots | Heat breaks the cell walls, so more of the orange pigment gets into the body, most with a bit of fat. | Raw ones have more vitamin C. | Both are good.
3 | white flower | What does a carrot become if you leave it? | A carrot blooms in its second year | The root is a store for the second year. Then a tall stem with white flowers grows. | The wild kind is called Queen Anne's lace. | It has deadly look alikes, so do not pick it.

# strawberries | food | strawberries | strawberry, strawberries, strawberry facts, about strawberries, strawberries berries, strawberry a berry, strawberry seeds, history of strawberries | Strawberry
> It is not a berry, but a banana is. | Its seeds sit outside, and they are the fruit. | A spy brought it to Europe.
@ You pick the reddest one, and it never reaches the basket.
5 | cut fruit | Is a strawberry a berry? | A strawberry is not a true berry | In botany, a berry grows from one ovary with seeds inside. Bananas and tomatoes are berries, and strawberries are not. | The red part is the swollen base of the flower. | In the kitchen the word may stay.
5 | seeds | What are the seeds on a strawberry? | The dots on a strawberry are its fruits | Each of the some two hundred dots is a tiny dry fruit with one seed inside. | They tell the red part to grow. | Where a dot was not fertilized, the berry has a dent.
5 | spy | Where does the strawberry come from? | A French spy brought big strawberries from Chile | Amedee Frezier brought plants with large fruit from Chile in seventeen fourteen. In Europe they met a kind from North America, and ours came of it. | His name sounds like the French word for strawberry. | Wild ones in Europe are tiny.
3 | fridge | Do strawberries ripen after picking? | Strawberries do not ripen after picking | They may get redder and softer, but not sweeter. | So smell them before you buy. | Wash them only just before you eat.
3 | runner | How does a strawberry spread? | A strawberry walks on runners | It sends out long stems that root and become new plants, all alike. | So seeds are hardly needed. | Gardeners cut most of them off.
3 | eight sets | Why is the strawberry loved by students? | A garden strawberry has eight sets of genes | We have two sets of chromosomes, the garden strawberry has eight. | So it is easy to take out its DNA with soap and salt. | School classes like to do it.

# oranges-and-lemons | food | oranges and lemons | orange fruit, oranges, lemons, lemon, citrus, citrus fruit, citrus fruits, orange color or fruit first, orange the fruit or the color, scurvy, scurvy and lemons, vitamin c and scurvy, orange facts, facts about oranges, lemon facts, facts about lemons | Citrus
> The fruit came first, and then the color. | It saved more sailors than any doctor. | An orange can be green and ripe.
@ The peel bursts, and a fine mist is in the air.
4 | color chart | What came first, the color or the fruit? | The color orange is named after the fruit | In English, the fruit was known first. Before, the color was called yellow red. | The word wandered from India through Persia and Arabia. | That is why a robin is red breasted.
5 | sailing ship | How did lemons save sailors? | Lemons saved sailors from scurvy | In seventeen forty seven, the ship's doctor James Lind gave sick sailors different cures, and those with oranges and lemons got well. It took decades until the navy acted. | Vitamin C was found much later. | It was one of the first fair trials.
4 | green orange | Are ripe oranges always orange? | Ripe oranges can be green | In hot countries, many oranges stay green when they are ripe. It takes cool nights to turn them. | So color says little of sweetness. | Weight tells more of the juice.
4 | family tree | Where do lemons come from? | Lemons and oranges are mixtures | Nearly all citrus fruits go back to the mandarin, pomelo and citron. The sweet orange is of the first two, the lemon of sour orange and citron. | They come from Asia. | Genes have told it.
3 | juice | Why is a lemon sour? | Citric acid makes lemons sour | A lemon's juice is about five percent citric acid. It keeps off animals and germs. | Your mouth waters to thin it. | It cuts lime and keeps apples white.
3 | invisible ink | Can lemon juice be ink? | Lemon juice is an invisible ink | Dried, it cannot be seen. When it is warmed, it browns before the paper. | Spies of the First World War used it. | Ask an adult about the heat.

# peanuts | food | peanuts | peanut, peanuts, peanut facts, facts about peanuts, peanut butter, peanut butter facts, history of peanut butter, who invented peanut butter, peanuts a nut, peanuts nuts, peanut allergy facts, george washington carver peanut butter | Peanut
> It is no nut, and it grows below ground. | Space probes start with it. | Its flower digs a hole.
@ You open the jar, and the spoon is faster than the bread.
4 | roots | Is a peanut a nut? | A peanut is a bean and no nut | Peanuts are related to beans and peas. True nuts grow on trees. | In the kitchen it does not matter. | It matters to people with allergies, since each must know theirs.
5 | digging flower | How do peanuts grow? | Peanuts ripen under the ground | After it is fertilized, the flower's stalk bends down and pushes into the earth. There the pods grow. | So they are dug up. | Hardly any other crop does so.
4 | jar | Who invented peanut butter? | Peanut butter has several inventors | The Incas and Aztecs ground peanuts. Marcellus Edson in Canada got a patent for a paste in eighteen eighty four, and John Harvey Kellogg made some for patients. | George Washington Carver is often named, but it was not he. | He found hundreds of uses for the plant.
4 | control room | Why does NASA eat peanuts? | Peanuts bring luck to space probes | At the Jet Propulsion Laboratory, peanuts are passed around at every start and landing, since the lucky probe Ranger Seven in nineteen sixty four. | Six tries before had failed. | It is the custom to this day.
3 | map | Where do peanuts come from? | Peanuts come from South America | People there grew them thousands of years ago. Ships took them to Africa and Asia. | Enslaved Africans brought them to the United States. | China grows the most.
3 | allergy sign | Why are peanut allergies serious? | Traces of peanut can be dangerous to some | For about one or two in a hundred children in some countries, even a little can swell the throat. Quick help is needed then. | So packs must name them. | Whoever has it carries a pen with medicine.

# coconuts | food | coconuts | coconut, coconuts, coconut facts, facts about coconuts, coconut water, coconut milk, coconut a nut, coconuts fall, coconuts kill people, coconut oil | Coconut
> It can cross an ocean. | It does not kill one hundred fifty people a year. | One of them carried a message that saved a president.
@ Something thuds into the sand behind you.
4 | floating | How do coconuts spread? | Coconuts cross the sea | The fiber floats, and the seed stays alive in the sea for weeks or months. So beaches all over the tropics have palms. | People in boats carried them farther. | Inside is food and water for the seedling.
5 | carved shell | How did a coconut save Kennedy? | A coconut saved John F Kennedy | In nineteen forty three, his boat was rammed in the Pacific. He carved a message into a coconut, and islanders took it to a base. | Later it stood on his desk as president. | He had swum for hours, with an injured man in tow.
4 | shark | Do coconuts kill more people than sharks? | The figure of deaths by coconut is made up | It is said that one hundred fifty people die by coconuts a year. Nobody has ever counted it. | An insurance advertisement spread it. | Injuries do happen, so do not sit below one.
3 | botany | Is a coconut a nut? | A coconut is a stone fruit | Like a peach it has skin, a middle layer and a hard stone. The brown ball in shops is only the stone. | The three dark spots look like a face, and the name comes from it. | The shoot comes out of one.
3 | glass | What is the difference between coconut water and milk? | Coconut water is inside, milk is made | The clear water is in young nuts. Milk is pressed from the grated white flesh. | The water was used as a drip in emergencies of war, as is told. | Fat makes the milk white.
3 | monkey | How are coconuts harvested? | Climbers and poles bring down coconuts | People climb with a rope or use knives on long poles. In Thailand, trained monkeys were used, which many criticize. | A palm can bear some fifty to one hundred a year. | It bears for decades.

# wine | food | wine | wine, wines, wine made, wine is made, how wine is made, how red wine is made, red wine, white wine, make wine, history of wine, wine history, champagne made, champagne is made, wine facts, wine tasting facts, raisins, raisins made | Wine
> Red wine and white wine can come from the same grape. | It is eight thousand years old. | Once the roots were eaten by a louse, and America saved France.
@ The cork pops softly, and a whole summer comes out.
3 | crushed grapes | How is wine made? | Yeast turns grape sugar into wine | Grapes are crushed, and yeast eats the sugar and makes alcohol and gas. Then it rests in tanks or barrels. | Some of the yeast is on the skins. | When sugar is gone, it is dry.
4 | red and white | What makes red wine red? | The skin makes red wine red | The juice of most grapes is clear. For red wine the skins stay in, for white they are pressed off. | So white wine can be made of blue grapes. | Skins bring tannin, too, which dries the mouth.
5 | clay pot | How old is wine? | Wine is about eight thousand years old | In Georgia, clay pots with traces of wine from around six thousand before Christ were found. | There it is still made in pots in the ground. | Egypt labeled jars with year and maker.
5 | louse | How did America save French wine? | American roots saved the wine of Europe | In the eighteen sixties, a tiny louse from America destroyed vineyards. Vines were then put on American roots, which it does not harm. | Nearly all of Europe's vines stand on them. | America had brought the louse as well.
4 | bubbles | How do bubbles get into champagne? | Champagne ferments a second time in its bottle | Sugar and yeast go into the bottle, and the gas stays in. In the end the yeast is frozen in the neck and shot out. | Only wine of the Champagne may bear the name in most countries. | The bottle stands the pressure of a bus tire.
3 | raisin | How are raisins made? | Raisins are grapes that dried | Grapes dry in the sun for two or three weeks. Four kilograms give about one. | The sugar keeps them from spoiling. | Neither is for dogs. They can harm the kidneys.

# butter | food | butter | butter is made, butter made, how butter is made, butter, butter facts, history of butter, yogurt made, yogurt is made, how yogurt is made, cream into butter, invented margarine, is greek yogurt | Butter
> Shake cream for ten minutes, and it happens. | Barrels of it lay in bogs for thousands of years. | Yogurt is milk that somebody else has eaten from.
@ The cream gets thick, and then, all at once, there is a lump.
3 | jar | How is butter made? | Butter is cream that was shaken | Shaking breaks the skins around the drops of fat, and they stick together. What is left is buttermilk. | In a jar it takes some ten minutes. | It needs about twenty liters of milk for one kilogram.
5 | bog | How old is the oldest butter? | Butter was kept in bogs for thousands of years | In Ireland, people found barrels of butter in the peat, some over three thousand years old. It was kept there or given to the gods. | The bog is cold and sour and has no air. | It smells like strong cheese.
3 | thick milk | How is yogurt made? | Bacteria turn milk into yogurt | Two kinds of bacteria eat milk sugar at about forty three degrees Celsius and make acid. The acid makes the protein thick. | A spoon of the old one starts the next. | Many who cannot take milk can eat it.
4 | Napoleon | Who invented margarine? | Margarine was invented for an emperor | Napoleon the Third wanted a cheap spread for the navy and the poor. A French chemist made it from beef fat in eighteen sixty nine. | In some American states it had to be pink. | Today it is made of plant oils.
3 | yellow butter | Why is butter yellow? | Grass makes butter yellow | The orange pigment in grass goes into the fat of the milk. In winter, butter is paler. | Goats turn it all into vitamin A, so theirs is white. | In milk, it is hidden by the white.
3 | strained yogurt | What is Greek yogurt? | Greek style yogurt is strained | The thin whey runs off through a cloth, so it gets thicker and has more protein. | It takes two or three times as much milk. | The whey can go into bread.

# spices | food | spices | where vanilla comes from, vanilla comes from, vanilla come from, cinnamon comes from, black pepper history, history of black pepper, spice trade, the spice trade, history of spices, spice facts, facts about spices, is cinnamon | Spice
> A boy of twelve made it possible. | An island was given for it, and the other was Manhattan. | A city was freed for it.
@ You grind it over the plate, and ships once sailed around the world for that.
5 | boy and flower | Where does vanilla come from? | A boy of twelve made vanilla grow everywhere | Vanilla is the fruit of an orchid from Mexico. On the island of Reunion in eighteen forty one, Edmond Albius, an enslaved boy, found out how to pollinate it by hand. | It is still done in that way. | That is one reason why it costs so much.
4 | bark | What is cinnamon? | Cinnamon is the bark of a tree | The inner bark is peeled, and it rolls up as it dries. The finest comes from Sri Lanka. | Arab traders told tales of giant birds that build nests of it. | So nobody asked for the real place.
5 | map of islands | What was nutmeg worth? | The Dutch got a nutmeg island for Manhattan | Nutmeg grew only on the Banda Islands. In sixteen sixty seven the British gave up their claim to the island of Run, and the Dutch theirs to Manhattan. | A terrible war had been waged for the nuts. | Much nutmeg at once is poisonous.
4 | pepper sacks | Why was pepper so precious? | Pepper paid for the freedom of Rome | In four hundred eight, the Goths asked Rome for gold, silver and three thousand pounds of pepper. | It came from India over sea and desert. | To find it, Vasco da Gama sailed around Africa.
3 | green, white, black | Are black and white pepper the same? | Black and white pepper are one plant | Black pepper is dried unripe berries, white pepper the seed without skin, and green ones are kept fresh. | Pink pepper is something else. | Its heat is not that of chilies.
3 | jar | How long do spices last? | Ground spices fade within a year or so | They do not spoil, but light, heat and air take their aroma. Whole ones last longer. | Smell tells it. | So not above the stove.

# sandwiches | food | sandwiches | sandwich, sandwiches, history of the sandwich, history of sandwiches, sandwich history, who invented the sandwich, invented the sandwich, sandwich facts | Sandwich
> An earl would not get up from the table. | One was smuggled into space. | One is toast between bread.
@ You hold two slices of bread, and the world is in between.
4 | card table | Who invented the sandwich? | The sandwich is named after an earl | John Montagu, the fourth Earl of Sandwich, is said to have asked for meat between bread in the eighteenth century, so as not to leave the card table. | Others say that he worked at his desk. | Bread with something in it is far older.
5 | spaceship | Was there a sandwich in space? | An astronaut smuggled a sandwich into space | In nineteen sixty five, John Young took a corned beef sandwich along in his suit. It crumbled, and politicians got upset. | Crumbs can get into the switches. | Today astronauts use tortillas.
4 | sliced loaf | When did sandwiches become everyday food? | Sliced bread made the sandwich easy | In nineteen twenty eight, a bakery in Missouri sold bread that was cut by a machine. Children could then make their own lunch. | The inventor had worked on it for many years. | Since then people say the best thing since sliced bread.
3 | toast | What is the strangest sandwich? | A Victorian sandwich holds only toast | An English cookbook of the nineteenth century puts a slice of toast with butter and salt between two slices of bread. | It was meant for the sick. | It is among the cheapest lunches that there are.
3 | world map | What do others call a sandwich? | Every land has a sandwich of its own | Vietnam has banh mi, Mexico the torta, Italy the panino, Denmark an open one that is eaten with a knife. | Long rolls in America have a dozen names, from sub to hoagie. | Banh mi came of French bread.

# hot-dogs | food | hot dogs | hot dog, hot dogs, history of the hot dog, history of hot dogs, hot dog history, hot dog called hot dog, invented the hot dog, hot dog facts, hot dog eating contest | Hot dog
> A king ate it at a picnic. | It began as a joke about the meat. | In one city, ketchup on it is a sin.
@ It is warm in its paper, and mustard drips on your shoe.
4 | sausage in bun | Where does the hot dog come from? | The hot dog began as a German sausage | Germans brought the sausages to America in the nineteenth century, and sellers in New York put them in rolls. | Nobody knows who was first. | Frankfurt and Vienna both claim the sausage.
4 | dog cartoon | Why is it called a hot dog? | Hot dog began as a joke about the meat | Students of the eighteen nineties joked that there was dog in the sausage. The word was in print before the tale of the cartoonist. | Coney Island even banned it from signs for a time. | It stuck.
3 | eating contest | How many hot dogs can a person eat? | Champions eat over seventy hot dogs in minutes | On the Fourth of July, people compete at Coney Island for ten minutes. Joey Chestnut ate seventy six in twenty twenty one. | They train the stomach to stretch, which is risky. | Do not try it.
4 | picnic | Did a king eat hot dogs? | A king of England ate hot dogs | In nineteen thirty nine, President Roosevelt served hot dogs to King George the Sixth and the queen at a picnic. It was in all the papers. | The war was near, and he wanted Americans to like them. | The king asked for another one, it was reported.
3 | mustard | Why no ketchup in Chicago? | A Chicago hot dog takes no ketchup | It comes with mustard, onion, relish, pickle, tomato, peppers and celery salt in a poppy seed bun. | Tomato is on it anyway. | In New York it is sauerkraut or onions.

# donuts | food | donuts | donuts, donut, doughnuts, doughnut, history of donuts, history of doughnuts, donuts have holes, donuts have a hole, donut holes, invented donuts, donut facts | Doughnut
> The hole has an inventor, perhaps. | It went to war. | A president did not call himself one.
@ The box opens, and it smells of sugar and Saturday.
4 | ring | Why do donuts have holes? | A donut without a hole stays raw inside | A solid ball is brown outside before the middle is done. The ring cooks evenly. | A sailor, Hanson Gregory, said that he cut the first hole in eighteen forty seven. | Dutch settlers had brought the cakes.
3 | soldiers | How did donuts get popular? | Women at the front made donuts famous | In the First World War, helpers of the Salvation Army fried them for American soldiers in France. | A day in June still recalls it. | A machine in nineteen twenty made them cheap.
4 | Berlin | Did Kennedy call himself a donut? | Kennedy did not call himself a donut | In nineteen sixty three he said in German that he is a Berliner. In some places that is a jelly donut, but in Berlin it has another name, and all understood him. | The tale came up years later. | The crowd cheered.
3 | policeman | Why do police officers eat donuts? | Donut shops were open all night | In the twentieth century, few places sold coffee and food at night. Officers on duty met there, and owners felt safe. | So it became a joke. | Films did the rest.
3 | nuts | Why is it called a doughnut? | A doughnut was once a nut of dough | Dutch settlers fried balls of dough with nuts or like nuts. Washington Irving wrote of doughnuts in eighteen hundred and nine. | The short spelling came later. | Both are right today.

# popcorn | food | popcorn | popcorn, pop corn, popcorn pop, popcorn pops, popcorn popping, history of popcorn, popcorn history, popcorn at the movies, popcorn facts, why popcorn pops, eat popcorn at the movies | Popcorn
> It is a steam boiler in a shell. | Cinemas did not want it at first. | It is older than Rome.
@ The first pop, a pause, and then all at once.
4 | steam | Why does popcorn pop? | A popcorn kernel is a tiny steam boiler | A drop of water inside turns to steam. At about one hundred eighty degrees Celsius the hull breaks, and soft starch foams out. | Other corn has a hull that leaks. | It grows to twenty times its size and more.
4 | dig site | How old is popcorn? | Popcorn is thousands of years old | In Peru, popped corn of more than six thousand years was found. | Aztecs wore it as a garland. | Pots for popping were dug up, too.
4 | cinema | Why do we eat popcorn at the movies? | Cinemas first banned popcorn | The fine theaters of the twenties wanted no crumbs. In the poor thirties it cost a nickel, vendors stood outside, and owners saw the money. | It saved many of them. | Talking films hid the crunch.
3 | unpopped kernels | Why do some kernels not pop? | Old kernels leak their steam | If the hull has a crack or the kernel is too dry, no pressure builds up. | So keep them in a tight jar. | About fourteen percent water is best.
3 | butterfly and ball | What shapes does popcorn have? | Popcorn comes as butterfly or mushroom | The butterfly has wings and is light. The round mushroom holds caramel and does not break. | Kind and heat decide it. | Cinemas like butterflies, since they fill the bag.
3 | jump | Why does popcorn jump? | A leg of starch makes popcorn jump | High speed cameras showed how a first bit pushes out, hits the pan and throws the kernel up. | The pop itself is released steam, researchers found. | It turns in the air like a gymnast.
`
