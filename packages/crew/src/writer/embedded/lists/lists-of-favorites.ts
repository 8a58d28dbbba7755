/** Lists of books, films, places, riches and records that people ask for most; `read-lists.ts` says how they are written. */
export const LISTS_OF_FAVORITES = `
# life-changing-books | gathered | books that may change how you see life | books/book change/changed/changing/life-changing (life/lives/will/read/your/the/that/you); books/book everyone/everybody/lifetime read/reads (should/must/needs/once/in/a/to/life)
- Man's Search for Meaning by Viktor Frankl | Worth reading because a doctor who survived the camps asks what keeps people going. | It is short. | Man's Search for Meaning
- The Diary of a Young Girl by Anne Frank | Worth reading because a girl in hiding writes with wit, anger and hope, and makes history a person. | She began it at thirteen. | The Diary of a Young Girl
- To Kill a Mockingbird by Harper Lee | Worth reading because a child sees her father defend an innocent man when the town does not want to hear it. | It won a Pulitzer Prize. | To Kill a Mockingbird
- Meditations by Marcus Aurelius | Worth reading because the most powerful man of Rome told himself, each day, to be decent. | He never meant to publish it. | Meditations
- Nineteen Eighty-Four by George Orwell | Worth reading because it shows what happens to people when truth belongs to the state. | Big Brother comes from it. | Nineteen Eighty-Four
- The Little Prince by Antoine de Saint-Exupery | Worth reading because it reminds grown-ups of what they have stopped seeing. | It is read in hundreds of languages. | The Little Prince
- Atomic Habits by James Clear | Worth reading because it shows how to change your days by very small steps. | It suits people who hate big plans. | Atomic Habits
- Night by Elie Wiesel | Worth reading because it tells in few pages what a boy saw in Auschwitz, and what it did to him. | It is hard to read, and should be. | Night (memoir)
- Thinking, Fast and Slow by Daniel Kahneman | Worth reading because it shows where your own judgment slips. Some studies in it did not hold up later. | He said so himself. | Thinking, Fast and Slow

# useful-websites | gathered | free websites that feel illegal to know | websites/website feel/feels/useful/free/secret (illegal/know/that/to/about/internet/should/cool/interesting/every/student/students/for/online/the/you)
- The Wayback Machine | It shows how web pages looked years ago, even many that are gone. It is perfectly legal. | The Internet Archive runs it. | Wayback Machine
- Project Gutenberg | It has tens of thousands of books whose copyright has run out, free to read and keep. | Sherlock Holmes is there. | Project Gutenberg
- Radio Garden | You turn a globe, and listen to radio stations from Lima to Tokyo. | It began as a project of a museum in the Netherlands. | Radio Garden
- Have I Been Pwned | You enter your email, and it says in which leaks of data it has turned up. | If it has, change that password. | Have I Been Pwned?
- Khan Academy | It teaches math, science and more, from the first grade to college, for free. | It began with one man who tutored his cousin. | Khan Academy
- LibriVox | Volunteers read old books aloud, and anyone can listen for free. | You could read one, too. | LibriVox
- Wolfram Alpha | It solves equations and answers questions with numbers. | It can show a graph as well. | WolframAlpha
- Photopea | It edits photos right in the browser, much like Photoshop does. | Nothing has to be installed. | Photopea

# true-story-movies | gathered | movies based on true stories | movies/movie/films/film true/real stories/story/events (based/on/a/the/good/watch)
- Schindler's List by Steven Spielberg | Worth seeing because it shows how one businessman saved more than a thousand Jews. | Most of it is in black and white. | Schindler's List
- Apollo 13 by Ron Howard | Worth seeing because you know how it ends, and hold your breath anyway. | Parts were filmed in a diving plane, without weight. | Apollo 13 (film)
- Hidden Figures by Theodore Melfi | Worth seeing because it shows the Black women who did the math for the first American in orbit. | Some scenes are made up. | Hidden Figures
- Catch Me If You Can by Steven Spielberg | Worth seeing because the chase is great fun, though much of what the con man told is in doubt. | The real one appears for a moment. | Catch Me If You Can
- Spotlight by Tom McCarthy | Worth seeing because it shows reporters in Boston at work, door by door, on abuse in the Church. | It won best picture. | Spotlight (film)
- The Pursuit of Happyness by Gabriele Muccino | Worth seeing because a father without a home keeps his son's world whole. | Will Smith's own son plays the boy. | The Pursuit of Happyness
- The Pianist by Roman Polanski | Worth seeing because it follows a musician who survived in Warsaw. The director survived that war as a child himself. | It is hard to watch. | The Pianist (2002 film)
- Lion by Garth Davis | Worth seeing because a lost boy finds his way home twenty five years later, with a map on a screen. | It tells of Saroo Brierley's life. | Lion (2016 film)

# scary-places | gathered | of the scariest places on Earth | scariest/scary/creepiest/creepy/haunted/spookiest places/place (earth/world/most/real/planet/visit/in/on)
- The catacombs of Paris | The bones of some six million people lie in tunnels under the city. | Visitors see a small part of them. | Catacombs of Paris
- The Island of the Dolls | Old dolls hang from the trees on an island near Mexico City. A man hung them up for a girl who had drowned, the story goes. | He is said to have drowned there, too. | Island of the Dolls
- Pripyat | It was a city for almost fifty thousand people, and was emptied a day after the disaster of Chernobyl. | A Ferris wheel still stands there. | Pripyat
- Snake Island off Brazil | Thousands of venomous vipers live on it, and nobody may land without permission. | They live nowhere else. | Ilha da Queimada Grande
- The Capuchin crypt of Palermo | Thousands of mummies stand and lie along the walls, in their own clothes. | A small girl looks as if she were asleep. | Catacombe dei Cappuccini
- Eastern State Penitentiary | Prisoners in Philadelphia were kept all alone in their cells there. Many visitors call it haunted. | Al Capone was an inmate. | Eastern State Penitentiary
- The Sedlec Ossuary | In this Czech chapel, a chandelier is made from human bones. | It was arranged in eighteen seventy. | Sedlec Ossuary
- The Tower of London | Two young princes vanished in it, and Anne Boleyn lost her head there. Her ghost is said to walk. | No ghost was ever proved. | Tower of London

# beautiful-places | gathered | of the most beautiful places in the world | beautiful/prettiest/breathtaking/stunning/gorgeous places/place (most/earth/world/visit/planet/see/in/on/nature)
- Salar de Uyuni in Bolivia | After rain, the largest salt flat on Earth mirrors the whole sky. | It lies higher than three and a half thousand meters. | Salar de Uyuni
- Ha Long Bay in Vietnam | More than a thousand islands of limestone rise from green water. | Its name means descending dragon. | Ha Long Bay
- The Plitvice Lakes in Croatia | Sixteen lakes flow into each other over waterfalls. | The falls build themselves of stone that the water leaves. | Plitvice Lakes National Park
- Cappadocia in Turkey | Towers of soft rock stand in valleys, and hot air balloons rise over them at dawn. | People carved churches into them. | Cappadocia
- Moraine Lake in Canada | Ground rock from glaciers makes it a blue that looks painted. | Ten peaks stand around it. | Moraine Lake
- Antelope Canyon in Arizona | Floods have cut smooth waves of red rock, and beams of light fall in. | You can enter only with a Navajo guide. | Antelope Canyon
- Milford Sound in New Zealand | Cliffs rise more than a thousand meters straight out of the sea. When it rains, waterfalls come down everywhere. | It rains there a lot. | Milford Sound
- The Taj Mahal in India | White marble turns pink at sunrise. An emperor built it for his wife who had died. | It took about twenty years. | Taj Mahal

# cheap-countries | gathered | of the cheaper countries to live in | cheap/cheapest/affordable countries/country live/living/retire/move (in/to/world/earth/for/the/abroad)
- Vietnam | Prices are less than half of those in the United States, and street food is among the best there is. | Look up the rules for visas before you plan. | Vietnam
- Nepal | A plate of lentils and rice costs very little, and trails into the Himalayas begin behind the villages. | Its money is tied to the Indian rupee. | Nepal
- India | It has some of the lowest prices on Earth, though Mumbai can be expensive. | Trains cross all of it for little. | India
- Indonesia | Bali is the best known, and other islands cost far less. | It has over seventeen thousand islands. | Indonesia
- Laos | Life is slow along the Mekong, and rooms and meals are cheap. | Better hospitals are across the border in Thailand. | Laos
- Bolivia | It has long been among the cheaper countries of South America. Many of its cities lie very high. | Take your time with the thin air. | Bolivia
- Egypt | Low prices and a warm winter bring people to the Red Sea and the Nile. | Cairo is among the largest cities of Africa. | Egypt

# rich-countries | gathered | of the richest countries, counted per person | richest/wealthiest/rich countries/country/nations (world/earth/most/in/on/the/per/person/capita/gdp)
- Luxembourg | It has some seven hundred thousand people, and a huge business with funds and banks. | In twenty twenty, buses and trains became free. | Luxembourg
- Singapore | When it became independent in nineteen sixty five, it was far from rich. Its port is now among the busiest of all. | It imports nearly all its food. | Singapore
- Ireland | Large American companies book their profits there, so on paper it is richer than the people who live there. | They came for low taxes. | Economy of the Republic of Ireland
- Qatar | It sells gas, and only about one in ten who live there are citizens. | The gas field is shared with Iran. | Qatar
- Norway | It put the money from its oil into a fund, which is one of the largest in the world. | It owns a bit of thousands of companies. | Government Pension Fund of Norway
- Switzerland | It lives on medicine, watches, machines and banks. | It has hardly any oil, gas or ore. | Switzerland
- The United States | Of the countries with more than a hundred million people, none earns more per person. | That money is spread unevenly. | Economy of the United States

# richest-in-history | gathered | of the richest people in history | richest/wealthiest people/person/men/man/humans history/ever/lived/time (of/all/in/that/who/the/world)
- Mansa Musa | He ruled Mali in the thirteen hundreds, and gave away so much gold in Cairo that its price fell for years, writers reported. | Nobody can put a number on it. | Mansa Musa
- John D. Rockefeller | His company refined most of the oil in America. Many call him its first billionaire. | He gave hundreds of millions away. | John D. Rockefeller
- Augustus | As the emperor, he owned Egypt like a private estate. | He left millions to the people of Rome. | Augustus
- Jakob Fugger | This banker of Augsburg lent money to emperors, and paid to get one of them elected. | Poor people still live in houses that he gave. | Jakob Fugger
- Andrew Carnegie | A poor boy from Scotland made a fortune in steel, and sold it for about half a billion dollars. | He paid for some twenty five hundred libraries. | Andrew Carnegie
- Marcus Crassus | The story goes that he bought burning houses in Rome for little, before his men put out the fire. | He died in a war he did not need. | Marcus Licinius Crassus
- The last Nizam of Hyderabad | He owned mines and jewels, and used a huge diamond as a paperweight, the story goes. | In nineteen thirty seven, Time showed him as the richest man alive. | Mir Osman Ali Khan

# strongest-animals | gathered | of the strongest animals | strongest/powerful animals/animal/creatures (world/earth/planet/most/in/on/alive)
- The dung beetle | One kind can pull more than a thousand times its own weight. For its size, no insect is known to be stronger. | Males use it in fights. | Onthophagus taurus
- The African elephant | It pushes over trees, and its trunk alone can lift some three hundred kilograms. | The trunk has no bones. | African bush elephant
- The saltwater crocodile | Its bite was the strongest ever measured in a living animal. | The muscles that open its mouth are weak. | Saltwater crocodile
- The gorilla | A grown male is far stronger than any human, though nobody has tested one in a gym. | It eats mostly plants. | Gorilla
- The mantis shrimp | Its club strikes faster than almost anything an animal does, and breaks the shells of snails. | The blow makes the water boil for an instant. | Mantis shrimp
- The rhinoceros beetle | It could carry a hundred times its weight in tests. | With thirty times its weight, it still walked for a long time. | Dynastinae
- The leafcutter ant | It carries pieces of leaf that weigh many times what it does. | It does not eat them but grows fungus on them. | Leafcutter ant

# fastest-animals | gathered | of the fastest animals | fast/fastest/quickest animals/animal/creatures (world/earth/planet/most/in/on/the/alive)
- The peregrine falcon | In a dive it gets faster than three hundred kilometers an hour. No animal is known to be faster. | It strikes birds in the air. | Peregrine falcon
- The cheetah | It runs about a hundred kilometers an hour, for a few hundred meters. | On land, nothing beats it. | Cheetah
- The Mexican free-tailed bat | It was measured at about a hundred and sixty kilometers an hour in level flight. | Some doubt the wind was counted right. | Mexican free-tailed bat
- The common swift | It flies over a hundred kilometers an hour by its own power, and can stay in the air for ten months. | It sleeps up there. | Common swift
- The sailfish | It is often named the fastest fish, but the old record is in doubt. Newer studies found far less. | Its sail folds away. | Sailfish
- The tiger beetle | It runs so fast for its size that it cannot see clearly, and has to stop to find its prey. | One in Australia is the fastest. | Tiger beetle
- The pronghorn | It keeps up high speed for kilometers, where a cheetah must stop. | It lives in North America. | Pronghorn

# weird-laws | gathered | weird laws that are real | weird/weirdest/strange/strangest/craziest/crazy/dumbest/odd/stupid/funny laws/law/rules (world/earth/around/still/exist/real/in/the/that/are/from/countries)
- No lonely guinea pigs | In Switzerland, whoever keeps guinea pigs must keep at least two, since they need company. | It is in the rules on animal welfare. | Animal welfare and rights in Switzerland
- No chewing gum for sale | Singapore banned the sale of gum in nineteen ninety two. Gum from a dentist or pharmacist was allowed later. | Gum had jammed train doors. | Chewing gum sales ban in Singapore
- Marry the dead | In France, you can marry somebody who has died, if the president allows it. There must be a serious reason, and proof that the two wanted to marry. | It goes back to a dam that burst. | Posthumous marriage
- No pigeons to feed | In Venice, feeding pigeons can cost you a fine. Their droppings hurt the old stone. | On Saint Mark's Square, seed was once sold. | Piazza San Marco
- No rabbit as a pet | In Queensland in Australia, you may keep a rabbit only for things like research or magic shows. | Wild ones ate the land bare. | Rabbits in Australia
- No heels in the ruins | At ancient sites in Greece, high heels were forbidden, as they harm the stone. | The rule dates from two thousand nine. | High-heeled shoe
- Only so many coins | In Canada, a shop may refuse more than twenty five pennies in one payment. | It has stopped making pennies anyway. | Legal tender

# jobs-without-degree | gathered | jobs in America that can pay well without a college degree | jobs/job/careers without/no degree/college/degrees (highest/paying/high/best/pay/that/well/paid/a/college/good/money/6/six/figure/figures/in)
- Elevator mechanic | You learn it as an apprentice for about four years. Half of those who do it earned over a hundred thousand dollars in twenty twenty four. | There are not many of these jobs. | Elevator mechanic
- Air traffic controller | Half of all controllers earn well over a hundred thousand dollars a year. You must start young, and pass hard tests. | Experience at work can count in place of college. | Air traffic controller
- Power line worker | It takes years of training and no fear of heights. Most earn far more than the typical job pays. | Storms bring overtime. | Lineworker
- Nuclear reactor operator | Half of these operators earn over a hundred thousand dollars a year. You train for long, and need a license. | Many come from the Navy. | Reactor operator
- Electrician | You earn while you learn, mostly for four or five years. A master with a firm of their own can earn a lot. | The country needs more of them. | Electrician
- Plumber | It is learned as a trade, and pays more than the typical job. | Water never stops leaking. | Plumber
- Police detective | Many begin on patrol, and some departments ask for college. About half of all detectives earn over ninety thousand dollars a year. | It takes years to get there. | Detective
- Salesperson in technology | Many firms care for results more than for diplomas. Part of the pay depends on what you sell. | A bad year pays less. | Sales

# myth-creatures | gathered | creatures of myth | mythical/mythological/legendary creatures/animals/beasts/monsters/creature (folklore/from/world/around/myth/mythology/famous/legends/the)
- The dragon | Europe and China both told of dragons. The European one guards gold, and the Chinese one brings rain and luck. | Bones of dinosaurs may have helped. | Dragon
- The unicorn | Greek writers took it for a real animal from India. Tusks of narwhals were sold as its horn. | It is the national animal of Scotland. | Unicorn
- The phoenix | It burns, and rises young from its ashes. | Greeks heard of it from Egypt. | Phoenix (mythology)
- The kraken | Sailors of the north told of a beast as large as an island. Giant squids may be behind it. | They can be over ten meters long. | Kraken
- The Minotaur | It was half man and half bull, and lived in a maze on Crete. | Theseus found the way out with a thread. | Minotaur
- The basilisk | It was said to kill with one look, and to fear weasels. | Pliny wrote of it. | Basilisk
- The kelpie | In Scotland, it is a horse by the water. Whoever mounts it is pulled under. | It can look like a person, too. | Kelpie
- The tengu | It lives in the mountains of Japan, and has a long nose or a beak. | It was said to teach the sword. | Tengu
`
