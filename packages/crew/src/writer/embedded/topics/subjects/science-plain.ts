/** Parts of the body, classics of school and worlds of space that people name without a question, for `readTopics`. */
export const SCIENCE_PLAIN = `
# human-foot | body | the human foot | human foot, the human foot, human feet, facts of feet, feet facts, foot bones, bones of the foot, big toe | Foot
> A quarter of your bones are in your feet. | Your foot has a spring that apes lack. | Your left foot isn't quite your right.
@ You stand up, and fifty two bones take over.
3 | foot bones | What is the human foot made of? | The human foot has twenty six bones | Each human foot has twenty six bones and more than a hundred ligaments, tendons and muscles. Together, your feet hold a quarter of all your bones. | With so many parts, a foot can fit itself to rough ground. | A horse makes do with one toe.
4 | arch | What is the arch of the human foot for? | The human foot has a built in spring | The arch of your foot gives way and springs back with every step, so it hands energy back to you when you run. | Apes have flat feet. | Children only get their arch over the years.
3 | sweat | Why do feet smell? | Bacteria make the human foot smell | A foot has more sweat glands packed together than almost any other part of you. Sweat itself hardly smells. What bacteria make of it does. | Closed shoes keep it all damp. | Relatives of those bacteria also ripen cheese.
4 | big toe | Why do humans have a big toe? | The big toe pushes us forward | In humans, the big toe stands in line with the others and gives the last push of every step. In apes, it grasps like a thumb. | Without it, running gets harder. | It was one of the last parts of our foot to change.
3 | ruler | Are both feet the same size? | Hardly anybody has two equal feet | In most people, one foot is a bit longer or wider than the other. And both swell during the day. | So try on shoes in the afternoon or evening. | Buy them for the bigger foot.

# human-hands | body | human hands | human hand, the human hand, human hands, facts of hands, hand bones, bones of the hand, human fingers, the human fingers, fingers facts | Hand
> The muscles that move your fingers are in your arm. | You can feel a ridge far thinner than a hair. | Your thumb made history.
@ You bend one finger, and a muscle moves in your forearm.
3 | hand bones | What is the human hand made of? | Your hands hold a quarter of your bones | Your two hands hold over a quarter of all the bones in your body: twenty seven in each. | Eight of them are in the wrist. | Each finger has three, and the thumb has two.
5 | forearm | Do fingers have muscles? | Your fingers move on strings | Your fingers have practically no muscles that bend them. Those are in your palm and forearm, and pull on strings. | That keeps your fingers slim. | Wiggle one, and watch your forearm.
4 | thumb | Why is the thumb so special? | The human thumb can meet each finger | The human thumb can meet every fingertip, firmly and exactly. That's why you can hold a needle, or swing a hammer. | It has its own set of muscles. | The thumbs of apes are shorter.
3 | fingertips | How sensitive are fingertips? | Fingertips feel the tiniest ridges | Your fingertips are packed with sensors. In tests, people felt ridges far thinner than a hair. | That's how people read Braille. | A large part of the brain's map of touch belongs to the hands.
3 | left hand | How many people are left handed? | One person in ten is left handed | About one person in ten prefers the left hand. Cave paintings suggest it was like that in the Stone Age. | Genes explain part of it. | You may have picked your hand before you were born.

# lymphatic-system | body | the lymphatic system | lymphatic system, the lymphatic system, lymph nodes, lymph, lymph system, lymph node | Lymphatic system
> You have a second set of vessels, and no heart pumps it. | Your brain has vessels that nobody believed in. | Walking keeps your second bloodstream moving.
@ There's a lump in your neck, and it means something is at work.
3 | body vessels | What is the lymphatic system? | The lymphatic system drains the body | The lymphatic system is a net of vessels that brings fluid from your tissues back into the blood. On the way, it passes nodes that fight germs. | The fluid is called lymph. | It's mostly clear, and milky after a fatty meal.
4 | walking | How does lymph move without a heart? | The lymphatic system has no pump like a heart | Lymph has no heart to pump it. Your muscles squeeze it along, and so does your breath, and valves keep it from flowing back. | So walking helps. | Several quarts of it return to your blood every day.
3 | neck | Why do lymph nodes swell? | Swollen nodes are the lymphatic system at work | Lymph nodes swell when white blood cells multiply in them to fight germs. You feel it in your neck with a sore throat. | You have some five to eight hundred nodes. | If one stays big for weeks, or grows, see a doctor.
3 | spleen | Which organs belong to the lymphatic system? | The lymphatic system includes the spleen | The lymphatic system includes the nodes, the spleen, the thymus, the tonsils and the bone marrow. | In the thymus, white blood cells learn what belongs to you. | It shrinks as you grow up.
5 | brain | Does the brain have lymph vessels? | The brain's lymphatic system was found late | For a long time, everyone was taught that the brain has no lymph vessels. In twenty fifteen, two teams found them in its coverings, in mice. | Humans have them, too. | An anatomist had drawn them two centuries before, and nobody believed him.

# human-skeleton | body | the human skeleton | skeletal system, the skeletal system, human skeleton, the human skeleton, human bones | Human skeleton
> A baby has more bones than you do. | Your bones make your blood. | One bone in your body touches no other.
@ You knock on your shin, and something answers.
2 | standing skeleton | What does the skeletal system do? | Bones hold, guard, move and make blood | The skeletal system is bones, cartilage and ligaments. It holds you up, guards brain, heart and lungs, lets muscles move you, makes blood cells and stores calcium. | Where bones meet is a joint: the knee is a hinge, the hip a ball. | Grown-ups have two hundred six of them.
3 | skeleton | How many bones are in the human skeleton? | The human skeleton has two hundred six bones | You have two hundred six bones, give or take a few. Babies start with some three hundred, and many grow together. | Over half are in your hands and feet. | Some people have an extra rib.
3 | marrow | What does the skeleton do? | The human skeleton makes blood cells | Your skeleton holds you up and protects your organs. And its marrow makes millions of blood cells every second. | It stores calcium, too. | About a tenth of it gets rebuilt every year.
4 | ear | What is the smallest bone? | The smallest bone is in the ear | The smallest bone of your skeleton is the stirrup, deep in your ear. It's about three millimeters long. | It passes on sound, and it's about full size at birth. | The biggest one is in your thigh.
4 | throat | Which bone touches no other? | One bone of the skeleton floats | The hyoid bone in your throat touches no other bone. Muscles and ligaments hold it, and it helps you speak and swallow. | It's shaped like a horseshoe. | Detectives in crime stories love it.
3 | steel | How strong is bone? | Bone can beat concrete | Bone can take more pressure than ordinary concrete, and it's lighter. It's part mineral, part tough protein. | Inside, the ends are built like a sponge. | It gets stronger where you use it.

# saliva | body | saliva | saliva, spit, human saliva, what is saliva | Saliva
> You make about a quart of spit a day. | Without spit, you'd taste almost nothing. | Spit helps repair your teeth.
@ You think of a lemon, and your mouth is full.
3 | mouth | What is saliva? | Saliva is nearly all water | Saliva is more than ninety nine percent water. The rest is enzymes, minerals and mucus. | Three pairs of big glands make it, and many small ones. | It starts to digest starch, so bread turns sweet if you chew it long enough.
4 | bottle | How much saliva do you make in a day? | You make about a quart of spit a day | You make around a pint to a quart and a half of saliva a day, and almost none at night. | A healthy mouth is never quite dry. | Those dry nights are one reason for morning breath.
3 | dry tongue | Can you taste without saliva? | Without saliva, food tastes of almost nothing | Food has to dissolve in saliva before your tongue can taste it. Dry your tongue, and even sugar tastes of almost nothing. | Try it with a paper towel. | Many medicines make your mouth drier.
3 | tooth | How does saliva protect teeth? | Saliva repairs teeth a little | Saliva washes off food, neutralizes acid, and even brings minerals back to your enamel. It repairs teeth a little. | It works best if you don't snack all day. | Sugar free gum makes more of it.
4 | wound | Does saliva heal wounds? | Saliva helps wounds in the mouth to heal | Wounds in your mouth heal faster than wounds on your skin, and proteins in saliva seem to help. | Dogs' mouths are no cleaner. | But don't lick a cut. Your mouth is full of bacteria.

# mitosis | nature | mitosis | mitosis, cell division, stages of mitosis, phases of mitosis | Mitosis
> Right now, millions of your cells are splitting in two. | Your gut gets a new lining within days. | When mitosis loses its brakes, it can become a tumor.
@ Under the microscope, one becomes two.
3 | dividing cell | What is mitosis? | Mitosis makes two cells from one | In mitosis, the nucleus of a cell divides, so that two cells get the same set of chromosomes. | It's how you grow, and how you heal. | Eggs and sperm are made another way, by meiosis.
3 | four pictures | What are the phases of mitosis? | Mitosis runs in four phases | The phases of mitosis are prophase, metaphase, anaphase and telophase. The chromosomes thicken, line up, get pulled apart, and two new nuclei form. | Before it starts, the DNA has been copied. | Students remember them as PMAT.
4 | clock | How long does mitosis take? | Mitosis takes about an hour | In many human cells, mitosis takes around one hour, out of a cycle of about a day. The rest is for growing and copying. | Your gut renews its lining within days. | Grown nerve cells almost never divide.
4 | red threads | Who discovered mitosis? | Mitosis was seen in salamanders | Around eighteen eighty, Walther Flemming stained cells of salamanders and watched them divide. He named it after the Greek word for thread. | He'd never heard of Mendel's peas. | Only decades later did anyone know what the threads hold.
3 | control point | What happens when mitosis goes wrong? | Mitosis is checked at several points | A cell checks several times that its division is going right. If the controls are broken, it can divide on and on, and a tumor grows. | Most damaged cells stop, or die. | Some cancer medicines work by stopping mitosis.

# osmosis | nature | osmosis | osmosis, what is osmosis, reverse osmosis | Osmosis
> Osmosis wrinkles a potato. | Osmosis lets trees drink. | Run osmosis backward, and you can drink the sea.
@ You salt a cucumber, and it starts to cry.
3 | membrane | What is osmosis? | Osmosis moves water to where more is dissolved | Osmosis is water moving through a membrane, to the side where more is dissolved. The membrane lets the water through, and not the rest. | Nothing has to push it. | It goes on until the two sides are in balance.
3 | egg | How can you see osmosis at home? | An egg without shell shows osmosis | Lay an egg in vinegar until its shell is gone. In water it swells up, and in syrup it shrinks. That's osmosis. | Gummy bears and raisins swell, too. | Wash your hands after touching the egg.
4 | root | How do plants use osmosis? | Roots drink by osmosis | A root's cells hold more dissolved stuff than the soil, so water moves in by osmosis. That pressure also keeps the leaves firm. | Too much fertilizer pulls water back out of the roots. | Put limp lettuce in plain water, and it comes back.
4 | drinking sea water | Why can't you drink sea water? | Sea water takes water from you by osmosis | Sea water is saltier than anything your kidneys can make. To get rid of the salt, you lose more water than you drank. | Sea birds have a gland for it. | Freshwater fish have the opposite problem. They barely drink at all.
3 | water plant | What is reverse osmosis? | Pressure turns osmosis around | In reverse osmosis, high pressure pushes sea water through a fine membrane, and the salt stays behind. Millions of people drink it. | It takes a lot of energy. | Israel and the Gulf states get much of their water that way.

# prime-numbers | nature | prime numbers | prime number, prime numbers, primes, the prime numbers | Prime number
> Prime numbers never end. | Some insects seem to count in prime numbers. | Online banking relies on prime numbers.
@ You try to share seventeen candies, and it never works out.
3 | numbers | What is a prime number? | Prime numbers divide only by one and themselves | A prime number can only be divided by one and by itself. Two, three, five, seven and eleven are the first. | One doesn't count. | Two is the only even one.
4 | old proof | Do prime numbers ever end? | Euclid proved that prime numbers go on forever | Euclid proved some two thousand three hundred years ago that prime numbers never end. Multiply all you know and add one: a new one must divide the result. | The proof fits into a few lines. | They get rarer, but they never stop.
4 | cicada | Which insects use prime numbers? | Cicadas wait a prime number of years | Some American cicadas come out every thirteen or seventeen years. Both are prime numbers, and that may keep enemies from matching them. | It's only a guess, but a good one. | The rest of the time, they're underground, sucking on roots.
3 | lock | What are prime numbers used for? | Prime numbers protect secrets | Multiplying two huge prime numbers is easy. Getting them back out of the result is extremely hard. Much of the internet's encryption rests on that. | For centuries, nobody had any use for them. | A strong enough quantum computer could break it.
4 | long paper | What is the largest known prime number? | Known primes have tens of millions of digits | A prime number found in twenty twenty four has over forty one million digits. A volunteer found it, with a lot of graphics cards. | Printed out, it would fill thousands of pages. | Anybody can join the search.

# roman-numerals | culture | Roman numerals | roman numerals, roman numeral, roman numbers, history of roman numerals | Roman numerals
> Roman numerals have no zero. | Many clocks write the Roman four in an odd way. | Florence once banned the numbers you use every day.
@ You read the year on an old house, letter by letter.
3 | stone letters | What are Roman numerals? | Roman numerals are seven letters | Roman numerals use seven letters: I is one, V five, X ten, L fifty, C a hundred, D five hundred, M a thousand. | Put a smaller one in front of a larger one, and you subtract it. | So IV is five minus one.
3 | empty sign | Why don't Roman numerals have a zero? | Romans counted on boards, so they skipped zero | Romans did their math with counters on a board and only wrote down the result. So they never needed a sign for nothing. | Our zero came from India. | To this day, our calendar has no year zero.
4 | clock face | Why do clocks write four as IIII? | Clocks write their four in an older way | Many clocks with Roman numerals show four strokes instead of IV. It's an old way to write it, and it balances the VIII on the other side. | Nobody knows the reason for certain. | Big Ben does it the other way: IV.
4 | account book | When did Europe give up Roman numerals? | Arabic numbers replaced Roman numerals slowly | Fibonacci praised the numbers from India in twelve oh two. Yet in twelve ninety nine, Florence banned money changers from using them in their books. | It took some three hundred years to give up Roman numerals. | Printing helped the new ones win.
3 | movie end | Where are Roman numerals still used? | Kings and films keep Roman numerals | You'll find Roman numerals in the names of kings and popes, on clocks and buildings, and at the end of films. | The Super Bowl counts with them. | Except once: in twenty sixteen, it used the number fifty, because a single L looked lonely.

# palindromes | culture | palindromes | palindrome, palindromes, palindrome words | Palindrome
> This sentence about a canal reads the same backward. | One old Roman square reads four ways. | There's a word for the fear of palindromes, and it's cruel.
@ You read it to the end, and you're back at the beginning.
3 | mirror word | What is a palindrome? | Palindromes read the same backward | A palindrome reads the same from both ends, like level, racecar or madam. | In a sentence, spaces and punctuation don't count. | It's Greek for running back.
4 | canal | What is a famous palindrome? | A canal made a famous palindrome | A man, a plan, a canal: Panama. It's perhaps the most famous palindrome in English, published by Leigh Mercer in nineteen forty eight. | People have made it longer since. | Another good one: Madam, I'm Adam.
5 | stone square | What is the Sator square? | A Roman palindrome reads in four directions | The Sator square has five words, most of them Latin, that read the same across, down and backward. Copies were found in Pompeii. | For centuries, people used it as a charm. | What it means, nobody agrees.
4 | dna | Are there palindromes in DNA? | DNA has palindromes, too | In DNA, a palindrome reads the same on both strands. Many enzymes that cut DNA look for one. | Bacteria use them to fight viruses. | The P in CRISPR stands for palindromic.
3 | fear | What is the word for a fear of palindromes? | A cruel palindrome names the fear of them | Aibohphobia is a joke word for the fear of palindromes. Read it backward. | Doctors don't use it. | One of the longest is Finnish: saippuakauppias, a soap seller.

# echoes | nature | echoes | echo, echoes, echos, what is an echo | Echo
> A duck's quack does echo. | One gunshot rang for almost two minutes. | Stand closer than seventeen meters, and there's no echo.
@ You call, and the mountain calls back.
3 | mountain | What is an echo? | Echoes are sound thrown back by something | An echo is sound that gets thrown back, by a rock wall for instance, so late that you hear it twice. | In a room, they all blur together. | Count five seconds for every mile the sound travels.
3 | distance | How far must a wall be for an echo? | An echo takes about seventeen meters | You only hear an echo if it comes about a tenth of a second later. So the wall must be some seventeen meters away. | If it's closer, the sound just seems fuller. | Count the seconds, and you can work out the distance.
4 | duck | Does a duck's quack echo? | A duck's quack has an echo | People say that a duck's quack has no echo. In two thousand three, researchers in Salford, England, tested it. It has one. | It's soft and blends in, so you hardly notice. | The duck was called Daisy.
5 | oil tank | Where is the longest echo? | One echo lasted almost two minutes | In an old oil tank at Inchindown, Scotland, the low tones of a pistol shot rang for one hundred twelve seconds. It was called a world record. | The pistol was loaded with a blank. | The tanks had been hidden in a hill, around the time of the Second World War.
4 | nymph | Where does the word echo come from? | Echo was a nymph in Greek tales | In a Greek myth, the nymph Echo could only repeat other people's last words. She fell in love with Narcissus and faded, until only her voice was left. | Hera had punished her. | Bats and dolphins use echoes to find their way.

# mirages | nature | mirages | mirage, mirages, fata morgana, desert mirage, desert mirages | Mirage
> You can photograph a mirage. | That water on the road is really the sky. | A mirage may have ended an explorer's career.
@ The road ahead is wet, and it never gets any nearer.
3 | hot road | What is a mirage? | A mirage is bent light | A mirage is real. Light bends where warm and cool air meet, so you see something in the wrong place. | It isn't your mind playing tricks. | You can even photograph it.
3 | wet asphalt | Why do roads look wet in the heat? | The water of a mirage is the sky | Close to hot asphalt, the air is hotter than above. It bends light from the sky up to your eyes, and you see water. | Come closer, and it moves away. | In the desert, hot sand does the same.
4 | floating ship | What is a Fata Morgana? | Cold seas make ships float | In a Fata Morgana, layers of air over a cold sea stretch coasts into towers and make ships float in the air. | It's named after Morgan le Fay, from the Arthur legends. | Sailors off Italy thought they saw castles.
5 | arctic ridge | Which explorer was fooled by a mirage? | A mirage may have ended an explorer's fame | In eighteen eighteen, John Ross turned back in the Arctic because of mountains that didn't exist. It was probably a mirage. | He'd even named them after a high official of the navy. | Others later sailed right through.
4 | sunset | Is the setting sun a mirage? | The Sun has set before it sets | Air bends light so much that when you see the Sun touch the horizon, it has already set. | So every day is a few minutes longer. | It's also why the setting Sun looks squashed.

# europa-moon | space | Jupiter's moon Europa | europa, europa moon, europa jupiter, jupiter's moon europa, moon europa, europa clipper | Europa (moon)
> One moon probably has more water than Earth. | On Europa, you'd get a deadly dose of radiation in a day. | A probe is on its way to an ocean moon.
@ You're standing on ice, and below you is a sea.
3 | cracked ice | What is Jupiter's moon Europa? | Europa is a moon of ice | Europa is one of Jupiter's four large moons, a little smaller than ours, with a smooth crust of ice. | Galileo saw it in sixteen ten. | It's one of the smoothest worlds we know.
4 | hidden sea | How much water does Europa have? | Europa probably has more water than Earth | Under the ice of Europa, there's very likely a salty ocean, with perhaps twice as much water as all the seas of the Earth. | It may be about a hundred kilometers deep. | Jupiter's tides keep it from freezing.
4 | red lines | Why does Europa have red lines? | Europa's cracks are stained | Where Europa's ice has cracked, there are brownish red bands. They may be salts that radiation has changed. | The ice moves with the tides. | Some pieces look like drifting ice floes.
3 | probe | Will we land on Europa? | A probe was sent to fly past Europa | NASA's Europa Clipper left in October twenty twenty four and should reach Jupiter in twenty thirty. It'll fly past Europa almost fifty times, without landing. | It's meant to find out if something could live there. | There's a poem on board.
3 | radiation | Could people live on Europa? | Europa's surface would kill within a day | Jupiter's radiation is so strong that on Europa, without protection, you'd get a deadly dose within about a day. | It's about minus one hundred sixty degrees Celsius up there. | But thick ice would protect anything that lives below.

# titan-moon | space | Saturn's moon Titan | titan, titan moon, saturn's moon titan, moon titan, titan saturn | Titan (moon)
> On Titan, it rains liquid gas. | On Titan, you could fly by flapping your arms. | A probe landed among Titan's pebbles.
@ You stand at a shore, and the sea is liquid gas.
3 | orange haze | What is Saturn's moon Titan? | Titan is larger than Mercury | Titan, Saturn's largest moon, is bigger than the planet Mercury. No other moon has a thick atmosphere. | An orange haze hides the ground. | Christiaan Huygens found it in sixteen fifty five.
5 | methane lake | What are the lakes of Titan? | Titan has lakes of liquid gas | Titan has rain, rivers and seas. But it isn't water. It's methane and ethane. | It's about minus one hundred eighty degrees Celsius there. | The biggest sea is called Kraken Mare.
4 | wings | Could a person fly on Titan? | People could probably flap and fly on Titan | Titan's air is thicker than ours, and its gravity is about a seventh. With wings on your arms, you could probably fly. | Even the rain falls slowly. | You'd need a warm suit and oxygen, though.
4 | landing | Has something landed on Titan? | A probe landed on Titan in two thousand five | In January two thousand five, the European probe Huygens landed on Titan and sent pictures of round stones of ice. Nobody ever landed farther away. | From the ground, it sent data for over an hour. | The stones seem to have been rounded by something flowing.
3 | drone | What is the Dragonfly mission? | A drone is meant to fly over Titan | NASA plans to fly a drone on Titan. Dragonfly has eight rotors, and its launch is planned for twenty twenty eight. | It's about as big as a car. | It'll look for the chemistry that may come before life.

# io-moon | space | Jupiter's moon Io | io, io moon, moon io, jupiter's moon io, io jupiter | Io (moon)
> One moon looks like a pizza. | On Io, solid rock rises and falls like the tide. | An engineer looked for stars and found a volcano on Io.
@ The ground trembles, and a fountain rises to the stars.
3 | yellow moon | What is Jupiter's moon Io? | Io is the most volcanic world known | Jupiter's moon Io has about four hundred active volcanoes, more than any other world we know. | Sulfur paints it yellow and red. | It's a little bigger than our Moon.
4 | squeezed ball | Why does Io have volcanoes? | Jupiter kneads Io | Jupiter and its other moons pull at Io so hard that its solid ground rises and falls by up to a hundred meters. That makes it hot inside. | The other moons keep its orbit slightly oval. | On Earth, tides lift the solid ground by less than a meter.
5 | plume | How high do volcanoes on Io erupt? | Io's volcanoes throw stuff hundreds of kilometers up | Io's volcanoes can throw their plumes some three to four hundred kilometers up, or more. There's little gravity and almost no air. | Part of it snows back down as sulfur. | The rest escapes into space.
4 | photo | Who discovered Io's volcanoes? | An engineer found Io's volcanoes | In March nineteen seventy nine, Linda Morabito was looking for stars in a picture from Voyager One and saw a cloud at the edge of Io. It was a volcano. | Nobody had ever seen one erupt beyond the Earth. | Researchers had predicted the heat just days before.
4 | speed of light | How did Io help to measure light? | Io showed that light needs time | In sixteen seventy six, Ole Romer noticed that Io came late out of Jupiter's shadow when Jupiter was far away. So light takes time to travel. | Nobody had shown that before. | The speed that came out of it was only about a quarter off.

# space-junk | space | space junk | space junk, space debris, space trash, kessler syndrome, space garbage | Space debris
> Space junk flies faster than any bullet. | An astronaut's glove became space junk. | The space station has to dodge junk.
@ You look up, and a dead satellite passes overhead.
3 | debris ring | What is space junk? | Space junk is what we left in orbit | Space junk is everything useless that we left around the Earth: dead satellites, burned out rockets and millions of splinters. | Most of it is in low orbits. | The bigger pieces are tracked, tens of thousands of them.
4 | pitted window | Why is space junk dangerous? | Space junk hits faster than bullets | In a low orbit, space junk does over seven kilometers a second. A fleck of paint chipped the window of a space shuttle. | A piece the size of a marble can destroy a satellite. | The space station has to steer out of its way.
4 | crash | Have satellites ever collided? | Two satellites collided in two thousand nine | In February two thousand nine, a dead Russian satellite crashed into an Iridium satellite over Siberia. It left some two thousand large pieces. | Two whole satellites had never collided before. | Many of the pieces stayed up for years.
5 | domino | What is the Kessler syndrome? | Space junk could make more of itself | In nineteen seventy eight, Donald Kessler warned that crashes make pieces, and the pieces make more crashes, until some orbits can't be used. | It would take decades. | In the movie Gravity, it takes hours.
3 | burning streak | What happens to space junk? | Low space junk burns up in the end | Thin air slows down low space junk until it falls and burns. At several hundred kilometers, that takes years. Far above, it takes centuries. | People have tried nets, harpoons and robot arms. | Many satellites now have to be brought down after use.

# betelgeuse | space | Betelgeuse | betelgeuse, beetlejuice star, betelguese | Betelgeuse
> Betelgeuse is going to explode. | Betelgeuse would swallow the Earth. | One winter, a giant star went dim.
@ You find Orion, and his shoulder is red.
3 | red star | What is Betelgeuse? | Betelgeuse is a giant red star | Betelgeuse is a red supergiant, the shoulder of Orion, some five to seven hundred light years away. | You can see its color with your bare eyes. | The name comes from Arabic, through a reading mistake.
4 | orbits | How large is Betelgeuse? | Betelgeuse would reach as far as Mars | Put Betelgeuse in the place of our Sun, and it would swallow Mercury, Venus, Earth and probably Mars. | Its outer layers are thinner than air. | It only has the mass of some fifteen to twenty Suns.
4 | explosion | Will Betelgeuse explode? | Betelgeuse will end as a supernova | Betelgeuse will explode, probably within some hundred thousand years. It could be tonight, or in ages. | You'd see it by day for weeks. | It's far enough away not to harm us.
5 | dark cloud | Why did Betelgeuse get dim? | Betelgeuse coughed out a cloud of dust | At the end of twenty nineteen, Betelgeuse lost about two thirds of its light. It had coughed out gas, and the gas became dust in front of it. | Everyone hoped for an explosion. | By April, it was bright again.
3 | young star | How old is Betelgeuse? | Betelgeuse is young and nearly finished | Betelgeuse is only around ten million years old, and it's almost finished. Heavy stars burn their fuel fast. | Our Sun is over four billion years old. | When Betelgeuse was born, there were already apes on Earth.

# exotic-antimatter | space | antimatter | antimatter, anti matter, antimatter explained, positron, positrons | Antimatter
> Bananas give off antimatter. | Hospitals use antimatter every day. | Until twenty twenty three, nobody had watched antimatter fall.
@ You eat a banana, and a positron flies off.
3 | mirror | What is antimatter? | Antimatter is matter with its charges reversed | Antimatter is made of particles like ours, with the opposite charge. When the two meet, they turn into energy. | Paul Dirac predicted it around nineteen thirty. | Two years later, Carl Anderson found the first piece of it.
5 | banana | Do bananas make antimatter? | A banana's potassium makes a bit of antimatter | A banana holds a little radioactive potassium. By a common estimate, it gives off a bit of antimatter about every hour and a quarter. | It's gone at once. | And it's entirely harmless.
4 | hospital scanner | What is antimatter used for? | Hospitals use antimatter | In a PET scan, something in your body gives off antimatter. When it meets normal matter, two rays show where it is. | Scans like that can find tumors. | The P in PET stands for positron.
4 | falling | Does antimatter fall up? | Antimatter falls down | In twenty twenty three, researchers at CERN let antihydrogen out of a trap to see if it falls up or down. It fell down. | Some people had hoped otherwise. | Einstein wouldn't have been surprised.
4 | empty universe | Why is there so little antimatter? | Nobody knows where the antimatter went | The Big Bang should have made as much antimatter as matter, and then nothing would be left. But some matter was left over, and that's us. | Only about one particle in a billion survived. | Why, nobody knows.
`
