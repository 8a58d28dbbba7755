/** Lists of words that mislead, and words that other languages lack; `read-lists.ts` says how they are written. */
export const LISTS_OF_WORDS_AND_TONGUES = `
# spanish-false-friends | gathered | Spanish words that look like English and mean something else | spanish/spain words/word/cognates/friends look/looks/sound/sounds/false/mislead/misleading/trick/fool/confuse/mistake/resemble (that/like/english/but/mean/means/meaning/something/else/different/don't/do/not/are/completely/totally/the/same/friends/cognates/you/who/learners/speakers/have/another/with/meanings); spanish words don't/doesn't mean (that/what/you/think/they/do/it/look/like)
- Embarazada | Embarazada looks like embarrassed. It means pregnant. | Ashamed is avergonzada. | False friend
- Sopa | Sopa looks like soap. It means soup. | Soap is jabon, so ask for that in the bathroom. | Spanish language
- Ropa | Ropa looks like rope. It means clothes. | A rope is a cuerda. | Spanish language
- Carpeta | Carpeta looks like carpet. It means a folder. | The carpet is an alfombra, a word from Arabic. | Spanish language
- Constipado | In Spain, constipado means that you have a cold. Your stomach is fine. | The other trouble has a word of its own. | False friend
- Largo | Largo looks like large. It means long. | Large is grande. | Spanish language
- Actual | Actual doesn't mean real. It means now: the current boss, this year. | Actually is en realidad. | False friend
- Sensible | In Spanish, a sensible person is sensitive. Somebody reasonable is sensato. | Sunburned skin is sensible, too. | False friend
- Molestar | Molestar only means to bother. No molestar hangs on every hotel door. | Do not disturb, it says. | False friend
- Once | Once isn't one time. It's the number eleven. | One time is una vez. | Spanish language
- Pie | Pie isn't for dessert. It's your foot. | The dessert is a tarta. | Spanish language

# german-false-friends | gathered | German words that look like English and mean something else | german words/word/cognates look/looks/sound/sounds/false/mislead/misleading/trick/fool/confuse/mistake (that/like/english/but/mean/means/meaning/something/else/different/don't/do/not/are/completely/totally/the/same/friends/friend/cognates/you/who/learners/speakers/have/another); german words don't/doesn't mean (that/what/you/think/they/do/it/look/like)
- Gift | In German, Gift means poison. It once meant something given, and became a quiet word for what kills. | Mitgift is still a dowry. | False friend
- Bald | Bald has nothing to do with hair. It means soon. | A head without hair is kahl. | German language
- Chef | Der Chef is the boss, in any office. The one who cooks is a Koch. | English took chef from a French kitchen. | False friend
- Fast | Fast means almost. Fast fertig: almost done, and maybe very slow. | Quick is schnell. | German language
- Handy | A Handy is a cell phone. It sounds English, and Germans made it up. | English speakers only smile. | Pseudo-anglicism
- Mist | Mist is manure. As a curse it's mild: darn. | What hangs over the fields in the morning is Nebel. | False friend
- Rat | Rat means advice, or a council. The town hall is a Rathaus. | The animal is a Ratte. | German language
- Brav | Brav isn't brave. It's a child or a dog who behaves. | Brave is mutig. | False friend
- Also | Also means so, or well then. Germans say it when they get up to leave. | Too is auch. | German language

# french-false-friends | gathered | French words that look like English and mean something else | french words/word/cognates look/looks/sound/sounds/false/mislead/misleading/trick/fool/confuse/mistake (that/like/english/but/mean/means/meaning/something/else/different/don't/do/not/are/completely/totally/the/same/friends/friend/cognates/you/who/learners/speakers/have/another); french words don't/doesn't mean (that/what/you/think/they/do/it/look/like)
- Coin | Un coin is a corner. A coin in your pocket is a piece. | A nice coin is a nice spot. | False friend
- Pain | Pain is bread, in every bakery. What hurts is douleur. | Un petit pain is a roll. | French language
- Chair | La chair is flesh. You sit on a chaise. | Of a peach, it's the soft inside. | French language
- Librairie | A librairie sells books. To borrow them, go to the bibliotheque. | You pay in one, and whisper in the other. | False friend
- Monnaie | Monnaie isn't money in general. It's your change. | Money is argent, which also means silver. | False friend
- Bras | Un bras is an arm. You have two of them. | The garment is a soutien-gorge. | French language
- Location | A location is a rental: cars, skis, a flat. | A place is an endroit. | False friend
- Four | Four is an oven. Petits fours are little things from a small one. | The number is quatre. | French language
- Rester | Rester means to stay. After a hike, that's the wrong thing to ask for. | To rest is se reposer. | False friend

# german-untranslatable | gathered | German words that English has no single word for | german words/word untranslatable/no/without/can't/cannot/don't/doesn't (with/that/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/for/beautiful/funny/language)
- Schadenfreude | Schadenfreude is joy at somebody else's bad luck. English gave up and borrowed it. | Damage and joy, put together. | Schadenfreude
- Fernweh | Fernweh is homesickness for places where you've never been. | Far and ache. | Wanderlust
- Kummerspeck | Kummerspeck is the weight that you put on while you're sad. Literally, grief bacon. | It sits on the hips. | German language
- Feierabend | Feierabend is the hour when work ends and the evening is yours. Germans wish it to each other. | It begins with a closed laptop. | German language
- Verschlimmbessern | To make a thing worse by trying to improve it. Every haircut at home. | Worsen and better, in one word. | German language
- Torschlusspanik | Torschlusspanik is the fear that time is running out. Literally, panic at a closing gate. | Medieval towns shut theirs at night. | German language
- Treppenwitz | The perfect answer that comes to you on the stairs, too late. | French has it, too, and passed it on. | L'esprit de l'escalier
- Ohrwurm | A song that won't leave your head is an Ohrwurm, an ear worm. English copied it. | Chewing gum can help against it. | Earworm
- Waldeinsamkeit | The calm of being alone in the woods. Poets loved it two hundred years ago. | Forest and solitude. | Ludwig Tieck

# japanese-untranslatable | gathered | Japanese words that English has no single word for | japanese words/word untranslatable/no/without/can't/cannot/don't/doesn't (with/that/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/for/beautiful/language)
- Komorebi | Komorebi is sunlight that falls through leaves. | Everybody has seen it, and no English word holds it. | Japanese language
- Tsundoku | Tsundoku is buying books and letting them pile up unread. | The joke is more than a hundred years old. | Tsundoku
- Mono no aware | The soft sadness of things that pass, like cherry blossoms. | They're lovely because they fall. | Mono no aware
- Wabi-sabi | Wabi-sabi finds beauty in what is worn, plain and not perfect. | A cracked bowl, mended. | Wabi-sabi
- Ikigai | Ikigai is what makes your life worth living. It may be small: morning coffee, a grandchild. | It needn't be a job. | Ikigai
- Shinrin-yoku | Shinrin-yoku means forest bathing, walking slowly among trees. A ministry coined it in nineteen eighty two. | Nobody gets wet. | Forest bathing
- Kuchisabishii | Kuchisabishii: your mouth is lonely, so you eat without hunger. | It stands in front of the fridge. | Japanese language
- Majime | Majime is somebody serious, reliable, who does things properly. It's praise with a small sigh. | Everybody wants one on the team. | Japanese language
- Yugen | Yugen is a deep beauty that you feel and can't see: a ship behind an island, geese in the clouds. | The theater of Noh is built on it. | Japanese aesthetics

# spanish-untranslatable | gathered | Spanish words that English has no single word for | spanish words/word untranslatable/no/without/can't/cannot/don't/doesn't (with/that/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/for/beautiful/language)
- Sobremesa | Sobremesa is the time after a meal when nobody gets up and everybody talks. | It can last longer than lunch. | Sobremesa
- Madrugada | Madrugada is the time between midnight and dawn. Neither night nor morning quite says it. | Madrugar is getting up then. | Spanish language
- Estrenar | Estrenar means to wear or use a thing for the first time. New shoes ask for it. | Movies do it, too, at a premiere. | Spanish language
- Friolero | Friolero is somebody who is always cold. You know one. | She brings a sweater in July. | Spanish language
- Tocayo | Your tocayo is a person with the same first name as you. It starts a friendship. | In America, people say namesake, and mean something else. | Namesake
- Anteayer | Anteayer is the day before yesterday, in one word. | English once had ereyesterday, and lost it. | Spanish language
- Consuegro | Consuegro is your child's father in law. Two families, one word. | English just calls him Bob. | Spanish language
- Desvelado | Desvelado: you couldn't sleep, and it shows. | Coffee follows. | Spanish language

# literal-german | gathered | German words that are funny when you take them literally | german words/word/compound/animals/names literal/literally/funny/funniest/hilarious (that/translation/translations/translated/are/when/you/translate/them/meaning/meanings/mean/in/english/the/names/with)
- Handschuh | A glove is a Handschuh, a shoe for the hand. | It makes sense, and you'll never forget it. | German language
- Fledermaus | A bat is a Fledermaus, a flutter mouse. | English once had flittermouse, and lost it. | Bat
- Faultier | A sloth is a Faultier, a lazy animal. | Sloth means the same, if you look it up. | Sloth
- Stachelschwein | A porcupine is a Stachelschwein, a spike pig. | The English name says nearly that in old French. | Porcupine
- Staubsauger | A vacuum cleaner is a Staubsauger, a dust sucker. | It does what it says. | Vacuum cleaner
- Nacktschnecke | A slug is a Nacktschnecke, a naked snail. | Now look at one again. | Slug
- Krankenwagen | An ambulance is a car for the sick. The hospital is a sick house. | The nurse was a sick sister. | Ambulance
- Spiegelei | A fried egg is a Spiegelei, a mirror egg. | Sunny side up, it shines. | Fried egg
- Wasserhahn | A faucet is a Wasserhahn, a water rooster. | Old taps had a handle like a comb. | Tap (valve)
- Zahnfleisch | Your gums are Zahnfleisch, tooth meat. | Dentists say it all day. | Gums
- Flugzeug | An airplane is a Flugzeug, flying stuff. Toys are play stuff, and a lighter is fire stuff. | German has stuff for everything. | German language

# british-words | gathered | British words that mean something else in America | british/uk/england words/word/phrases/terms different/mean/else/differently/confuse (america/american/americans/us/usa/something/in/that/means/things/the/not/do/have/meanings/vs/and)
- Pants | In Britain, pants are underwear. A nice pair of pants is a very personal compliment. | What Americans wear on top are trousers. | Comparison of American and British English
- Rubber | A British pupil asks for a rubber to erase a mistake. | In an American class, it's silent for a moment. | Eraser
- Chips | British chips are fries. The thin ones from a bag are crisps. | So fish and chips comes hot. | French fries
- First floor | In Britain, the first floor is above the ground floor. You climb stairs to it. | Elevators disappoint tourists daily. | Storey
- Biscuit | A British biscuit is a cookie, hard enough to dunk in tea. | Under gravy it would be a scandal. | Biscuit
- Boot and bonnet | British luggage goes into the boot, and the engine sits under the bonnet. | Clothes for a car, front and back. | Comparison of American and British English
- Football | Football is what America calls soccer, and soccer is an English word. | Students in Oxford cut it out of association. | Names for association football
- Quite | In Britain, quite good can mean not that good. In America, it's praise. | Jobs have hung on it. | Comparison of American and British English
- Table | To table a motion means to discuss it now. In America, it means to put it off. | Allies argued over it in the war, Churchill wrote. | Table (parliamentary procedure)

# words-that-changed | gathered | words that used to mean something else | words/word changed/change/used/originally/meant (meaning/meanings/their/that/have/over/time/to/mean/something/else/completely/different/opposite/english/the/history/different/things)
- Nice | Nice once meant foolish. It comes from the Latin for not knowing. | It took centuries to become kind. | Semantic change
- Silly | Silly once meant happy and blessed. Then innocent, then weak, then what it is now. | German selig still means blessed. | Semantic change
- Girl | In the Middle Ages, a girl was a child of either sex. | A knave girl was a boy. | Girl
- Meat | Meat was any food. That's why a sweetmeat is candy. | And one man's meat is another man's poison. | Meat
- Awful | Awful meant full of awe. A cathedral was awful, and it was praise. | Terrific went the other way. | Semantic change
- Clue | A clue was a ball of yarn, like the one that leads out of the maze in the Greek myth. | Follow it, and you're out. | Ariadne
- Hussy | A hussy was just a housewife. | The word went down in the world, as words for women often did. | Pejoration
- Decimate | To decimate was to punish one soldier in ten. Now it means to destroy most. | Roman legions drew lots. | Decimation (punishment)
- Deer | A deer was any animal. In German, Tier still is. | Shakespeare spoke of mice and such small deer. | Deer

# eponyms | gathered | words that come from real people | words/word/things/eponyms/objects people/person/someone/somebody (that/come/came/from/named/after/real/are/were/names/of/the/everyday/english/you/didn't/know/who/a)
- Boycott | Boycott comes from Charles Boycott, a land agent in Ireland. In eighteen eighty, the whole village stopped working for him. | Even the mail wasn't brought. | Charles Boycott
- Sandwich | The Earl of Sandwich is said to have asked for meat between bread, at the card table or at his desk. | It kept his fingers clean. | John Montagu, 4th Earl of Sandwich
- Nicotine | Nicotine comes from Jean Nicot, who sent tobacco from Lisbon to the French court as a cure. | It was meant for headaches. | Jean Nicot
- Saxophone | Adolphe Sax invented the saxophone, after a childhood of falls, burns and a swallowed pin. | His mother thought that he wouldn't live. | Adolphe Sax
- Leotard | The leotard comes from Jules Leotard, who flew on the first trapeze. | He also inspired a song about a daring young man. | Jules Leotard
- Guillotine | Doctor Guillotin didn't build the guillotine. He asked for a kinder way to execute. | His family is said to have changed its name. | Joseph-Ignace Guillotin
- Diesel | Rudolf Diesel built the engine, and vanished from a ship in nineteen thirteen. | His hat and coat lay folded on deck. | Rudolf Diesel
- Silhouette | Etienne de Silhouette cut the budget of France. Cheap shadow portraits got his name. | He was minister for eight months. | Etienne de Silhouette
- Maverick | Samuel Maverick of Texas didn't brand his cattle. A cow without a mark was a maverick. | Now it's a person. | Samuel Maverick

# misused-words | gathered | English words that don't mean what many think | words/word mean/means/misused/misuse/wrong (that/don't/do/not/what/you/think/they/it/english/commonly/most/people/use/using/incorrectly/everyone/often/are/probably/always)
- Nonplussed | Nonplussed means so surprised that you don't know what to do. Many use it for calm. | It comes from Latin: no more. | Nonplussed
- Peruse | To peruse is to read with care. Many take it for a quick look. | Dictionaries now list both. | Perusal
- Ironic | Rain on your wedding day is bad luck. Irony is when a fire station burns down. | It needs the opposite of what was expected. | Irony
- Literally | It means word for word. It has been used to exaggerate for more than two hundred years, by great writers, too. | Purists still suffer. | Literally
- Bemused | Bemused means puzzled. It has no smile in it. | Amused has. | Bemusement
- Enormity | Enormity is a great evil, and hugeness only in a second sense. | The enormity of a crime. | Enormity
- Disinterested | Somebody disinterested is fair, with nothing to gain. Bored is uninterested. | You want it in a judge. | Disinterest
- Infamous | Infamous means famous for something bad. It's no stronger word for famous. | Ask the villain. | Infamy
- Travesty | A travesty is a bad imitation, and no tragedy. | A travesty of justice only looks like a trial. | Travesty
`
