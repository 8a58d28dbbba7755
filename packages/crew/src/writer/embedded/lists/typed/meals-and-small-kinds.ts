/** Meals, more books, and small kinds of things that people ask for; `read-lists.ts` says how they are written. */
export const LISTS_OF_MEALS_AND_SMALL_KINDS = `
# one-pot-meals | ideas | one pot meals | pot/one-pot meals/meal/dinners/dinner/recipes (one/ideas/cheap/easy/quick/simple/weeknight/for/week/students/student/lazy)
- Lentils with carrots, cumin and a splash of vinegar at the end. | Red ones are done in fifteen minutes.
- Pasta, tomatoes, garlic and basil in one pan, with just enough water. | Stir, and the starch makes the sauce.
- Chickpeas, spinach and coconut milk with curry paste, over rice. | It freezes well.
- Sausages, potatoes and peppers on one tray. | The oven is the pot.
- Chili with beans and a square of dark chocolate. | Better the next day.
- Rice fried with egg, peas and soy sauce. | Cold rice from yesterday is best.
- Eggs poached in spiced tomatoes, with bread to wipe. | It's called shakshuka.

# cheap-lunches | ideas | cheap lunches that you can take along | lunches/lunch cheap/budget/affordable/work (for/to/work/office/school/ideas/on/a/budget/meal/prep/that/you/can/take/bring/packed/easy)
- Couscous with chickpeas, lemon and whatever is green. Boiling water is all it needs. | It's good cold.
- A jar of soup from Sunday's pot. | Leave room at the top.
- Hummus, carrots and a boiled egg in flatbread. | Roll it tight.
- Cold noodles with peanut butter, soy sauce and cucumber. | Lime wakes it.
- Yesterday's dinner, cooked double on purpose. | That's the cheapest lunch of all.
- Tuna, white beans, onion and vinegar. | Dress it at home.
- A baked potato with cottage cheese and chives. | Three minutes in the office microwave.

# romance-classics | choices | love stories in books that have lasted | romance/love books/book/novels/novel/stories classic/classics/best/famous (read/reading/must/should/everyone/you/worth/of/all/time/story)
- Pride and Prejudice | She thinks that he's proud, he thinks that she's beneath him. Both are right at first. | The letter turns it. | Pride and Prejudice
- Persuasion | She gave him up eight years ago, and he's back. Jane Austen's last book has her best letter. | Half agony, half hope. | Persuasion (novel)
- Jane Eyre | A poor governess, a house with a laugh in the attic, and a man with a secret. | Reader, I married him. | Jane Eyre
- Wuthering Heights | Two children on a moor can't live with or without each other. It's love as weather. | Nobody in it is nice. | Wuthering Heights
- Love in the Time of Cholera | He waits for her for fifty one years, nine months and four days. | The boat won't land. | Love in the Time of Cholera
- Anna Karenina | A married woman and an officer. In between, somebody mows a meadow, and it's just as strong. | You know how it ends, and hope. | Anna Karenina
- The Age of Innocence | He could have her, and the whole of old New York stands in the way, politely. | At the end, he stays on the bench. | The Age of Innocence

# lighthouses-list | choices | lighthouses with a story | lighthouses/lighthouse famous/beautiful/most/world/best (in/the/world/around/on/earth/with/story/stories/remote)
- Bell Rock | It stands on a reef off Scotland that the sea covers twice a day. Robert Stevenson built it between tides. | It's over two hundred years old. | Bell Rock Lighthouse
- The Tower of Hercules | Spain's light was built by Romans, and still works. | It has shone for nineteen hundred years or so. | Tower of Hercules
- Thridrangar | Iceland's stands on a needle of rock. Men climbed on each other's shoulders to build it. | Now you land by helicopter. | Thridrangaviti Lighthouse
- Cordouan | France calls it the king of lighthouses. It has a royal apartment and a chapel, in the sea. | The keeper wipes much marble. | Cordouan Lighthouse
- La Jument | A keeper opened the door as a giant wave rose around his tower, for a photo. He'd taken the helicopter for his rescue. | He shut it in time. | La Jument
- Peggy's Cove | On granite in Nova Scotia, red on white, and photographed by all. | Black rocks are slippery, say the signs. | Peggys Point Lighthouse
- Cape Hatteras | America's tallest of brick was rolled inland by nine hundred meters in nineteen ninety nine, in one piece. | The sea was at its foot. | Cape Hatteras Lighthouse

# famous-hoaxes | gathered | famous hoaxes | hoaxes/hoax/pranks/fakes famous/greatest/biggest/best (in/history/of/all/time/ever/the/that/fooled/world/people)
- The Cottingley fairies | Two girls photographed fairies of paper in nineteen seventeen. The author of Sherlock Holmes believed them. | They owned up more than sixty years later. | Cottingley Fairies
- The spaghetti harvest | In nineteen fifty seven, the BBC showed Swiss families who pick spaghetti from trees. People asked how to grow them. | Put a strand in tomato sauce, they were told. | Spaghetti-tree hoax
- The Cardiff Giant | In eighteen sixty nine, a man of stone was dug up in New York State. He'd been carved and buried the year before. | A showman copied the fake. | Cardiff Giant
- The Great Moon Hoax | In eighteen thirty five, a New York paper told of bat people on the Moon. Sales rose. | It never took it back. | Great Moon Hoax
- Piltdown Man | A human skull and an ape's jaw fooled science for forty one years. | The teeth had been filed. | Piltdown Man
- The chess machine | The Turk beat Napoleon and Franklin, it's told. A man sat inside. | A candle's smoke gave a hint. | Mechanical Turk
- The balloon boy | In two thousand nine, millions watched a silver balloon, with a boy in it, they thought. He was in the attic. | We did this for the show, he said. | Balloon boy hoax

# ways-to-greet | gathered | ways to greet people around the world | ways/greetings/greeting world/countries/cultures/different (around/the/in/of/different/to/say/hello/greet/people/say/each/other/how/from/weird/unusual/cultures/countries)
- The hongi | Maori press nose and forehead, and share the breath of life. | Take off your hat. | Hongi
- The wai | Thais put their palms together and bow. The higher the hands, the more respect. | You don't wai children. | Thai greeting
- The tongue | In Tibet, people stuck it out to show that it wasn't black, as a cruel king's was said to be. | The king was Lang Darma. | Tibetan culture
- The kiss | France kisses two, three or four times, by region. There's a map. | Start right, or left, and hope. | Cheek kissing
- The bow | In Japan, the deeper and longer, the more respect. People bow on the phone. | Hands stay at the sides. | Bowing in Japan
- The elders' hand | In the Philippines, you take an elder's hand and press it to your forehead. | It's called mano. | Mano (gesture)
- The long question | In Senegal, you ask after health, family, work and the night. Only then comes the matter. | Peace only, is the answer. | Greeting

# famous-statues | gathered | famous statues, and what few notice about them | statues/statue famous/world/most/iconic (in/the/world/around/of/and/what/few/notice/facts/about/on/earth)
- The Statue of Liberty | Broken chains lie at her feet, where hardly anyone sees them. | She's stepping forward. | Statue of Liberty
- David | His right hand is too large, and his eyes look in two directions. He was to stand high up. | He hides a sling on his back. | David (Michelangelo)
- Christ the Redeemer | Six million tiles of soapstone cover him, and women wrote wishes on the back. | Lightning takes a fingertip now and then. | Christ the Redeemer
- The Little Mermaid | She's lost her head twice and an arm once. The sculptor's family keeps the molds. | She's smaller than you. | The Little Mermaid (statue)
- The Moai | Many have a body below the ground. They look inland, at their people. | Seven face the sea. | Moai
- Manneken Pis | Brussels' boy has over a thousand costumes. He was stolen so often that he's a copy. | There's a girl, and a dog. | Manneken Pis
- The Great Sphinx | He was painted. His nose was knocked off long before Napoleon. | A dream's told on a stone between his paws. | Great Sphinx of Giza
`
