/** Lists of peppers, caves, paintings, words and of what belongs nowhere; `read-lists.ts` says how they are written. */
export const LISTS_OF_KINDS = `
# spiciest-peppers | gathered | of the spiciest peppers | spiciest/hottest peppers/pepper/chilies/chilis/chillies/chili (world/earth/chili/most)
- Pepper X | It was named the hottest pepper in twenty twenty three, with almost two point seven million Scoville units on average. | It was bred by Ed Currie in South Carolina. | Pepper X
- The Carolina Reaper | It held the record from twenty thirteen to twenty twenty three, with some one point six million units. | Its small tail gave it the name. | Carolina Reaper
- The Trinidad Moruga Scorpion | It comes from Trinidad, and single fruits passed two million units. | It is named for a district there. | Trinidad Moruga scorpion
- The ghost pepper | It comes from the northeast of India, and it was the first to be measured at over a million units. | Its local name is bhut jolokia. | Ghost pepper
- The habanero | It has some one hundred to three hundred and fifty thousand units, many times as many as a jalapeno. | It smells of fruit. | Habanero

# longest-rivers-list | gathered | of the longest rivers | longest rivers (world/earth/planet/globe)
- The Nile | It is about six thousand six hundred and fifty kilometers long, and usually named the longest of all. | Its water comes from eleven countries. | Nile
- The Amazon | It is about six thousand four hundred kilometers long, and carries more water than any other. | Some who measure it otherwise name it the longest. | Amazon River
- The Yangtze | It is about six thousand three hundred kilometers long, all of it in China. | It is the longest river of Asia. | Yangtze
- The Mississippi and the Missouri | Together they are almost six thousand kilometers long. | They drain parts of more than thirty states. | Mississippi River
- The Yenisei | With the rivers that feed it, it is about five and a half thousand kilometers long, from Mongolia to the Arctic. | It is frozen for months. | Yenisey
- The Yellow River | It is almost five and a half thousand kilometers long. | Fine yellow soil gives it the color. | Yellow River

# deepest-caves | gathered | of the deepest caves | deepest caves/cave (world/earth/planet/known)
- The Veryovkina Cave | It is more than two thousand two hundred meters deep, and no deeper one is known. | It lies in Georgia, in the Caucasus. | Veryovkina Cave
- The Krubera Cave | It is about two thousand two hundred meters deep, in the same mountains. | It was the first that people followed below two thousand meters. | Krubera Cave
- The Sarma Cave | It is more than one thousand eight hundred meters deep. | It also lies in that part of Georgia. | Sarma Cave
- The Lamprechtsofen | It is more than one thousand seven hundred meters deep, in Austria. | Visitors see a small part of it. | Lamprechtsofen

# not-in-the-microwave | gathered | things never to put in the microwave | microwave things/thing/items/foods/stuff never/not/dont/don't/shouldn't/avoid (put/should/your/in/heat)
- Metal | Foil, forks and gold rims can make sparks, and damage the oven. | Even a thin golden line can do it. | Microwave oven
- Eggs in their shell | Steam builds up inside, and they can burst, even after you take them out. | The same holds for a peeled hard boiled one. | Microwave oven
- Closed containers | Steam finds no way out, and the lid or the whole box can fly off. | Open it a little. | Microwave oven
- Grapes | Two that touch can make a glowing ball of hot gas. | Leave that to laboratories. | Microwave oven
- Foam boxes and thin plastic | They may melt, and some give things off into the food. | Look for the sign that allows it. | Microwave oven
- Nothing at all | An empty oven has nothing to heat, and may be harmed. | Put the dish in first. | Microwave oven

# not-in-the-dishwasher | gathered | things never to put in the dishwasher | dishwasher things/thing/items/stuff never/not/dont/don't/shouldn't/avoid (put/should/your/in/wash)
- Good kitchen knives | They get blunt and stained, and the handle suffers. | Wash them by hand, and dry them at once. | Dishwasher
- Cast iron | Soap and a long wet heat take its coating, and it rusts. | Hot water and a brush are enough. | Dishwasher
- Wood | Boards and spoons swell, crack and warp. | Dry them standing. | Dishwasher
- Thin crystal | It can chip, or go cloudy for good. | Wash it warm by hand. | Dishwasher
- Insulated cups | Water can get between the walls, and they no longer keep warm. | Some are made for it, so look at the bottom. | Dishwasher
- Aluminum | It turns gray and dull. | The strong powder does it. | Dishwasher

# not-in-the-compost | gathered | things not to put in the compost | compost things/thing/items/stuff/foods never/not/dont/don't/shouldn't/avoid (put/should/your/in)
- Meat and fish | They stink, and call rats. | An industrial plant can take them, a heap in the garden cannot. | Compost
- Dairy and fat | They rot without air, and smell. | A trace of butter on bread does no harm. | Compost
- Waste of cats and dogs | It can carry germs and parasites, which a small heap does not kill. | Do not use it where you grow food. | Compost
- Sick plants | Many germs survive, and come back with the compost. | They belong in the trash. | Compost
- Weeds with ripe seeds | Most heaps do not get hot enough to kill them. | You would sow them yourself. | Compost
- Glossy or coated paper | Plastic in it does not rot. | Plain cardboard is welcome. | Compost

# not-in-the-freezer | gathered | foods not to put in the freezer | freeze/freezer foods/food/things/items never/not/dont/don't/shouldn't/avoid (put/should/your/in)
- Eggs in their shell | The inside swells, and the shell cracks. | Beaten, they freeze well. | Frozen food
- Salad and cucumbers | They are mostly water, and come out limp and wet. | Ice tears their cells. | Frozen food
- Bottles of fizzy drink | Water swells as it freezes, and they can burst. | Glass is the worst. | Frozen food
- Mayonnaise | It splits into oil and water. | The same goes for many creamy sauces. | Frozen food
- Soft cheese and sour cream | They get grainy. | In cooked dishes, nobody notices much. | Frozen food
- Fried food | The crust gets soft. | An oven brings some of it back. | Frozen food

# cat-likes-you | gathered | signs that your cat likes you | cat/cats likes/loves/like/love/trusts (signs/your/you/me/my/that/if/how/tell/a)
- It blinks at you slowly | A cat that closes its eyes near you feels safe. | Blink back slowly. | Cat communication
- It comes with its tail up | A raised tail is a friendly greeting among cats. | A small hook at its end is no bad sign. | Cat communication
- It rubs its head on you | Its cheeks have glands, and it marks you as one of its own. | Furniture gets the same. | Cat communication
- It kneads you | Kittens do that at their mother, and grown cats do it where they feel at ease. | Claws come with it. | Cat communication
- It shows you its belly | That is trust, but mostly no invitation to touch. | Stroke its cheeks. | Cat communication
- It sleeps beside you | Asleep, a cat is off guard, so it picks a place that is safe. | Warmth counts as well. | Cat behavior

# dog-likes-you | gathered | signs that your dog likes you | dog/dogs likes/loves/like/love/trusts (signs/your/you/me/my/that/if/how/tell/a)
- It looks at you softly | Long calm looks raise oxytocin in both of you, a study found. | A hard stare means something else. | Dog communication
- It leans on you | Many dogs seek closeness that way, and calm. | It is not about who is the boss. | Dog communication
- It wags with its whole body | Loose and wide wagging goes with joy. | A stiff tail does not. | Dog communication
- It brings you its toy | It wants to play with you, or shares what matters to it. | Throw it. | Dog behavior
- It follows you around | Dogs live in groups, and you are theirs. | If it panics without you, train being alone. | Dog behavior
- It yawns when you yawn | Dogs can catch yawns from people, and some studies found that it works better with their own. | A yawn can mean stress, too. | Dog behavior

# borrowed-words | gathered | English words borrowed from other languages | english words borrowed/stole/stolen/took/languages/language/loanwords/foreign (other/from/come/came/that/are/in/the/list)
- Kindergarten | It is German for a garden of children. | Friedrich Froebel coined it in eighteen forty. | Kindergarten
- Shampoo | It comes from Hindi, from a word for pressing or massage. | At first it meant a massage. | Shampoo
- Tsunami | It is Japanese for a wave in the harbor. | Fishermen met it when they came home. | Tsunami
- Pajamas | They come from Persian and Urdu words for a garment of the legs. | The British brought them from India. | Pajamas
- Robot | It comes from Czech, from a word for forced work. | A play of nineteen twenty made it known. | Robot
- Safari | It is Swahili for a journey, and goes back to Arabic. | Travelers brought it home. | Safari
- Ketchup | It probably comes from a Chinese word for a sauce of fish. | Tomatoes came into it much later. | Ketchup

# expensive-paintings | gathered | of the most expensive paintings ever sold | expensive paintings/painting/artworks (most/ever/sold/world/top)
- Salvator Mundi | It was sold in twenty seventeen for about four hundred and fifty million dollars, as a work of Leonardo da Vinci. | Some experts doubt that he painted all of it. | Salvator Mundi (Leonardo)
- Interchange by Willem de Kooning | It went to a new owner in twenty fifteen for about three hundred million dollars. | It is an abstract landscape. | Interchange (de Kooning)
- The Card Players by Paul Cezanne | It was bought for Qatar around twenty eleven for some two hundred and fifty million dollars. | He painted five of that scene. | The Card Players
- Portrait of Elisabeth Lederer by Gustav Klimt | It brought about two hundred and thirty six million dollars at an auction in twenty twenty five. | It is among the few of his large portraits in private hands. | Gustav Klimt
- When Will You Marry by Paul Gauguin | It was sold in twenty fourteen for about two hundred and ten million dollars. | It shows two women of Tahiti. | When Will You Marry?

# visited-countries | gathered | of the most visited countries | visited countries/country (most/world/tourists/top/earth/by)
- France | About a hundred million visitors came in twenty twenty four, more than to any other country. | Many of them come for Paris. | Tourism in France
- Spain | It had about ninety four million visitors in that year. | The coasts and islands draw most. | Tourism in Spain
- The United States | More than seventy million people came from abroad in twenty twenty four. | They spend more there than anywhere else. | Tourism in the United States
- Italy | Well over fifty million people come each year. | Rome, Venice and Florence are full of them. | Tourism in Italy
- Turkey | It had more than fifty million visitors in twenty twenty four. | Istanbul and Antalya lead. | Tourism in Turkey

# dehydration-signs | gathered | signs that you drink too little | signs dehydrated/dehydration (you/you're/are/of/that/the)
- Dark yellow urine | Pale yellow is good. Some vitamins and foods change the color, too. | It is the easiest sign. | Dehydration
- Thirst and a dry mouth | Thirst comes when water is already missing. Old people feel it less. | Offer them a glass. | Dehydration
- Headache | Too little water is one of many causes. | A glass of water and a rest often help. | Dehydration
- Dizziness when you stand up | Less fluid means less pressure for a moment. | Sit down first. | Dehydration
- Tiredness | Even a small lack makes it harder to stay alert. | It has many other causes. | Dehydration
- Confusion, or hardly any urine | That is serious, above all in children and old people. Get help. | Do not wait for it. | Dehydration
`
