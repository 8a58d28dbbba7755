/** Books, films and games of one kind that are worth a try; `read-lists.ts` says how they are written. */
export const LISTS_OF_BOOKS_AND_FILMS_BY_KIND = `
# science-fiction-books | choices | science fiction books worth reading | sci-fi/scifi/science-fiction/science books/book/novels/novel (fiction/read/reading/must/should/everyone/you/classic/worth/time/beginners/essential/start)
- Dune | On a desert planet, a boy, a spice and giant worms decide who rules. Frank Herbert wrote it after studying dunes. | Twenty publishers said no. | Dune (novel)
- The Left Hand of Darkness | An envoy visits a frozen world where people have no fixed sex. Ursula Le Guin changes how you see yours. | The crossing of the ice is unforgettable. | The Left Hand of Darkness
- Neuromancer | A burned-out hacker gets one more job. William Gibson wrote it on a typewriter, and the word cyberspace is his. | He'd hardly used a computer. | Neuromancer
- The Hitchhiker's Guide to the Galaxy | The Earth is torn down for a bypass, and one man survives in his bathrobe. | The answer is forty two. | The Hitchhiker's Guide to the Galaxy (novel)
- Kindred | A Black woman of today is pulled back to a plantation, again and again. Octavia Butler makes history hurt. | She comes home without an arm. | Kindred (novel)
- Solaris | A station floats above an ocean that thinks, and sends its guests their dead. Stanislaw Lem doesn't explain it. | That's what frightens. | Solaris (novel)
- The Martian | A man left on Mars has to grow potatoes and keep his humor. Andy Weir first gave it away, chapter by chapter. | Readers checked his sums. | The Martian (Weir novel)

# books-for-one-day | choices | books that you can read in one day | short books/novels read/one/day/sitting/afternoon/weekend (in/a/you/can/under/pages/quick/great/classic/that/finish/one/day); books/novels finish/read day/sitting/afternoon (in/a/you/can/one/that/short/under/hours)
- Animal Farm | Animals chase off the farmer, and the pigs take over. Some are more equal than others. | It takes an evening. | Animal Farm
- The Little Prince | A pilot in the desert meets a boy from a tiny star, with a rose and a fox. | It gets sadder as you get older. | The Little Prince
- Of Mice and Men | Two friends, one dream of a small farm, and hands that are too strong. | A puppy ate the first draft. | Of Mice and Men
- The Old Man and the Sea | An old fisherman hooks a fish larger than his boat. | Hemingway got a Pulitzer Prize for it. | The Old Man and the Sea
- The Metamorphosis | A man wakes up as vermin, and his family is mainly embarrassed. | It's funnier than people say. | The Metamorphosis
- We Have Always Lived in the Castle | Two sisters live alone since the family died of arsenic in the sugar. Shirley Jackson lets one of them tell it. | Don't trust her. | We Have Always Lived in the Castle
- Chronicle of a Death Foretold | The whole town knows that he'll be killed this morning, except him. | You know it from the first line. | Chronicle of a Death Foretold

# fantasy-books | choices | fantasy books to begin with | fantasy books/book/novels/novel/series (read/reading/must/should/everyone/you/classic/worth/beginners/start/begin/with/get/into/for/new)
- The Hobbit | A small man who loves his pantry is hired as a burglar. It began as a line on an exam paper. | It's the gentlest way into Middle-earth. | The Hobbit
- A Wizard of Earthsea | A proud boy sets a shadow free and has to hunt it over the sea. | To know a thing's name is to have it. | A Wizard of Earthsea
- Guards! Guards! | A drunk city watch meets a dragon. Terry Pratchett's Discworld rides on a turtle. | You can start here. | Guards! Guards!
- The Name of the Wind | A legend tells his own life to a scribe, over three days. The music is as good as the magic. | The third day has been awaited for long. | The Name of the Wind
- Mistborn | A thief finds that she can burn metals for strength, and joins a heist against a god. | Its magic has rules. | Mistborn: The Final Empire
- The Last Unicorn | A unicorn leaves her wood to find out where the others have gone. | Peter Beagle's sentences sing. | The Last Unicorn
- Jonathan Strange and Mr Norrell | Two magicians bring magic back to England in Napoleon's days, with footnotes. | Statues in York begin to speak. | Jonathan Strange & Mr Norrell

# detective-novels | choices | detective novels worth reading | detective/mystery/crime/murder/whodunit novels/novel/books/book (read/reading/must/should/everyone/you/classic/worth/beginners/start/mystery)
- And Then There Were None | Ten people on an island are killed one by one, after a nursery rhyme. It's the best sold mystery of all. | No detective comes. | And Then There Were None
- The Hound of the Baskervilles | A giant hound, a moor, and a footprint. Holmes is away for most of it, or seems to be. | Doyle had killed him before. | The Hound of the Baskervilles
- The Big Sleep | A rich man's daughter is blackmailed, and Marlowe walks through the rain. | Nobody knew who killed the chauffeur, Chandler neither. | The Big Sleep
- The Name of the Rose | Monks die in a library that's a maze. Umberto Eco hid jokes in Latin. | It all turns on one lost book. | The Name of the Rose
- Gaudy Night | Poison letters at a women's college, and a proposal in Latin. Dorothy Sayers asks what work is worth. | Nobody is murdered. | Gaudy Night
- The Moonstone | A cursed diamond is stolen, and each tells what he saw. It was among the first detective novels. | The butler trusts Robinson Crusoe. | The Moonstone
- The Daughter of Time | A policeman in a hospital bed tries to clear Richard the Third. | He solves it from a portrait. | The Daughter of Time

# dystopian-books | choices | dystopian novels worth reading | dystopian/dystopia/dystopias novels/novel/books/book (read/reading/must/should/everyone/you/classic/worth/like/1984)
- Nineteen Eighty-Four | A man writes a diary in a land where that's death. Big Brother and doublethink come from it. | Orwell finished it very ill. | Nineteen Eighty-Four
- Brave New World | Nobody is unhappy, and nobody is free. Babies come from bottles, and a pill does the rest. | Huxley wrote it in four months. | Brave New World
- Fahrenheit four fifty one | Firemen burn books, until one of them reads. Bradbury typed it in a library's cellar, for dimes. | The wives talk to screens on the walls. | Fahrenheit 451
- The Handmaid's Tale | Women are kept for bearing children. Margaret Atwood put in nothing that hadn't been done somewhere. | The end is a lecture. | The Handmaid's Tale
- We | Everyone has a number and walls of glass. Zamyatin wrote it in nineteen twenty, before the others. | His own country printed it only in nineteen eighty eight. | We (novel)
- Never Let Me Go | Children at an English boarding school are told, and not told, what they're for. | It's quiet, and it breaks you. | Never Let Me Go (novel)
- Parable of the Sower | Walls, fires, and a girl who feels others' pain. Octavia Butler set it in the twenty twenties. | She called it a warning. | Parable of the Sower (novel)

# books-with-twists | choices | books with a famous twist | books/novels/book twist/twists/ending/endings (plot/with/a/shocking/surprise/unexpected/best/that/will/you/blow/mind/didn't/see/coming/thriller)
- The Murder of Roger Ackroyd | Poirot grows marrows, and the doctor next door tells of a murder. Some readers never forgave the end. | Read it before anyone tells you. | The Murder of Roger Ackroyd
- Gone Girl | A wife vanishes, and the husband smiles at the wrong time. Halfway, the floor opens. | Both of them tell it. | Gone Girl (novel)
- Rebecca | A shy bride comes to a house where the first wife is everywhere. She's never given a name. | It isn't about what you think. | Rebecca (novel)
- Fingersmith | A thief is sent to cheat an heiress out of her fortune. Sarah Waters turns it around, and then again. | Korea made a film of it. | Fingersmith (novel)
- Atonement | A girl of thirteen tells a lie, and spends a life on it. The last pages change all before. | The library scene is only the start. | Atonement (novel)
- We Were Liars | Rich cousins, a private island, and a summer that she can't remember. | Go back to page one after. | We Were Liars
- Life of Pi | A boy and a tiger in one boat. Then he tells it a second time. | Which one do you prefer? | Life of Pi

# horror-books | choices | horror books worth losing sleep over | horror/scary/scariest books/book/novels/novel (read/reading/must/should/everyone/you/classic/worth/ever/written/stories)
- The Haunting of Hill House | Four guests stay in a house that isn't sane. Its first paragraph is among the best ever written. | Whose hand was I holding? | The Haunting of Hill House
- It | Seven friends come back to the town where they fought a clown as children. | It's long, and mostly about growing up. | It (novel)
- Dracula | Letters and diaries tell of a count who buys a house in England. Stoker had never been to Transylvania. | He walks down his wall head first. | Dracula
- The Woman in Black | A young lawyer has to stay in a house that the tide cuts off. | In London, its play ran for over thirty years. | The Woman in Black
- The Exorcist | A girl in Georgetown changes, and two priests come. The author had read of a case at college. | He wrote it with dread. | The Exorcist (novel)
- House of Leaves | A house is larger inside than outside, and so is the book. Some pages have one word. | You'll turn it upside down. | House of Leaves
- Something Wicked This Way Comes | A carnival arrives at night, with a carousel that runs time backward. | It smells of October. | Something Wicked This Way Comes (novel)

# books-for-non-readers | choices | books for people who don't like to read | books/book/novels hate/don't/dislike/reluctant (read/reading/readers/people/who/like/for/that/to/do/not/non)
- Project Hail Mary | A man wakes up in a spaceship and doesn't know why. You won't put it down at the end of a chapter. | He makes a friend. | Project Hail Mary
- The Hunger Games | Two children from each district must fight till one is left, on TV. | Each chapter ends on an edge. | The Hunger Games (novel)
- Holes | A boy digs holes in a dry lake, since he was cursed by his great-great-grandfather's theft of a pig. | All threads meet. | Holes (novel)
- The Thursday Murder Club | Four pensioners solve murders, with cake. | The chapters are short. | The Thursday Murder Club
- Born a Crime | Trevor Noah tells how his mother threw him from a moving car, and why. | It's even better heard. | Born a Crime
- Maus | A son draws how his father came through Auschwitz, with mice and cats. | It's a comic, and won a Pulitzer Prize. | Maus
- The Alchemist | A shepherd follows a dream to the pyramids. It's short, and reads like a fable. | Some love it, others roll their eyes. | The Alchemist (novel)

# heist-movies | choices | heist movies worth watching | heist/robbery/bank/caper movies/movie/films/film (watch/best/must/see/robbery/heist/ever/made/classic/good)
- Ocean's Eleven | Eleven men, three casinos, one night. The remake of two thousand one is cooler than the first. | Brad Pitt eats in nearly every scene. | Ocean's Eleven (2001 film)
- Heat | A thief and a policeman share a cup of coffee. De Niro and Pacino had never shared a scene before. | Soldiers were shown its gunfight. | Heat (1995 film)
- Rififi | Half an hour of burglary without a word or music. Police are said to have banned it as a lesson. | It's from nineteen fifty five. | Rififi
- Inside Man | A bank robber tells you at the start that he's done the perfect crime. | He leaves by the front door. | Inside Man
- The Italian Job | Three Minis, a tunnel, and a bus that hangs over a cliff. | It ends in mid air. | The Italian Job
- Reservoir Dogs | You never see the robbery, only what came after. | Some actors wore their own suits. | Reservoir Dogs
- The Sting | Two con men take revenge in Chicago, with a fake betting shop. | The music is older than its time. | The Sting

# time-travel-movies | choices | time travel movies worth watching | time travel/loop/travelling/traveling/loops movies/movie/films/film (watch/best/must/see/ever/made/classic/good/travel/that/make/sense)
- Back to the Future | A boy drives to nineteen fifty five and gets in the way of his parents' kiss. | The car was nearly a refrigerator. | Back to the Future
- Groundhog Day | A weatherman wakes up on the same day, over and over. Fans count about thirty years. | Bill Murray was bitten by the animal. | Groundhog Day (film)
- Primer | Two engineers build it in a garage, for seven thousand dollars. You'll need a chart. | Nobody explains. | Primer (film)
- Arrival | Giant visitors write in rings, and a linguist learns to think in them. | The start is not what you thought. | Arrival (film)
- Twelve Monkeys | A prisoner is sent back to find a virus. His dream keeps coming. | It grew from a film of photographs. | 12 Monkeys
- Edge of Tomorrow | A coward dies in battle and wakes up the day before. | Live, die, repeat. | Edge of Tomorrow
- La Jetee | Twenty eight minutes of still pictures, and one that moves. | It's the mother of many. | La Jetee

# movies-about-food | choices | movies that make you hungry | movies/films/movie/film food/cooking/chefs/hungry/restaurant (about/that/make/you/best/watch/the/good/foodies)
- Ratatouille | A rat in Paris wants to cook. A great critic bites, and is a boy again. | The dish on screen was a real chef's. | Ratatouille (film)
- Babette's Feast | A French cook spends all she has on one dinner for stern villagers. | It won an Oscar for Denmark. | Babette's Feast
- Tampopo | A truck driver helps a widow to make the perfect ramen. | It calls itself a noodle western. | Tampopo
- Big Night | Two brothers stake all on one evening. It ends with an omelet, in silence. | The timpano takes two days. | Big Night
- Chef | A star chef quits and drives a food truck with his son. The grilled cheese is famous. | A real truck cook trained him. | Chef (2014 film)
- Eat Drink Man Woman | A master chef cooks Sunday dinners for three daughters who'd rather leave. | He's lost his taste. | Eat Drink Man Woman
- The Lunchbox | A lunch in Mumbai goes to the wrong man, and letters go with it. | The carriers almost never err. | The Lunchbox

# one-room-movies | choices | movies that play in one room, or nearly | movies/films/movie/film room/location/place (one/single/set/in/that/take/play/only/best/watch/a)
- Twelve Angry Men | Twelve jurors, one vote against, and the heat of an afternoon. The camera creeps closer. | Nobody's name is known till the end. | 12 Angry Men (1957 film)
- Rear Window | A man with a broken leg watches his neighbors, and sees too much. The yard was built in a studio. | You know only what he sees. | Rear Window
- Buried | A man, a coffin, a lighter and a phone. Nothing else, for ninety minutes. | Seven coffins were used. | Buried (film)
- Rope | Two students hide a body in a chest and serve dinner on it. | It looks like one long take. | Rope (film)
- The Breakfast Club | Five pupils in detention, who'd never have spoken. | The dandruff snow was parmesan. | The Breakfast Club
- Locke | A man drives through the night and phones. His life falls apart by the exit. | It was shot in eight nights. | Locke (film)
- Cube | Strangers wake up in a room with six doors. Some rooms kill. | Only one and a half were built. | Cube (1997 film)

# courtroom-movies | choices | courtroom movies worth watching | courtroom/court/lawyer/legal/trial movies/movie/films/film/dramas/drama (watch/best/must/see/ever/made/classic/good/room)
- To Kill a Mockingbird | A small town lawyer defends a Black man, and his children watch. | Gregory Peck was given the author's father's watch. | To Kill a Mockingbird (film)
- A Few Good Men | Who ordered it? A young navy lawyer asks a colonel, who answers with a shout. | You can't handle the truth, he shouts. | A Few Good Men
- Anatomy of a Murder | A lawyer who'd rather fish takes a case with no clean hands. The judge was a real lawyer. | Duke Ellington made the music. | Anatomy of a Murder
- My Cousin Vinny | A New Yorker who just passed the bar defends his cousin in Alabama. Law schools show it. | A car expert wins it. | My Cousin Vinny
- Witness for the Prosecution | A wife testifies against her husband. The cast wasn't given the last pages. | Please don't tell, said the credits. | Witness for the Prosecution (1957 film)
- Anatomy of a Fall | A man lies dead in the snow, and his blind son has to say what he heard. | The dog got a prize. | Anatomy of a Fall
- Judgment at Nuremberg | Judges stand trial for what they'd called law. | It showed real films of the camps. | Judgment at Nuremberg

# survival-movies | choices | survival movies worth watching | survival/survive/stranded/wilderness movies/movie/films/film (watch/best/must/see/ever/made/classic/good/about/true)
- Cast Away | A man, an island, and a ball with a face. The crew waited a year for Tom Hanks to lose weight. | There's almost no music. | Cast Away
- Society of the Snow | A team crashes in the Andes, and has to decide what to eat. It's true, and told for the dead. | It was filmed up there, too. | Society of the Snow
- All Is Lost | Robert Redford, a boat with a hole, and hardly a word. | The script had thirty one pages. | All Is Lost
- Touching the Void | A climber cuts the rope on his friend, who crawls down for days. Both tell it. | It's in the Andes. | Touching the Void (film)
- The Revenant | A hunter, torn by a bear, crawls after those who left him. They shot by daylight alone. | The real man forgave. | The Revenant (2015 film)
- Gravity | Two astronauts are cut off from everything. The long first shot is thirteen minutes. | Most of it was made in a box of lights. | Gravity (2013 film)
- Life of Pi | A boy shares a lifeboat with a tiger. Hardly any of it is a real one. | It rained fish. | Life of Pi (film)
`
