/** Parts of the body, classics of school and worlds of space that people name without a question, for `readTopics`. */
export const SCIENCE_PLAIN = `
# human-foot | body | the human foot | human foot, the human foot, human feet, facts of feet, feet facts, foot bones, bones of the foot, big toe | Foot
> A quarter of your bones are in your feet. | Your foot has a spring that apes lack. | Your left foot isn't quite your right.
@ You stand up, and fifty two bones take over.
3 | foot bones | What is the human foot made of? | The human foot has twenty six bones | The human foot has twenty six bones, thirty three joints and more than a hundred ligaments, tendons and muscles. Both feet together hold a quarter of all your bones. | So many parts let a foot fit itself to rough ground. | A horse walks on one toe.
4 | arch | What is the arch of the human foot for? | The human foot has a built in spring | The arch of the human foot gives way and springs back at each step, and so gives energy back when you run. | Apes have flat feet. | Children get their arch only over the years.
3 | sweat | Why do feet smell? | Bacteria make the human foot smell | The human foot has a great many sweat glands, more tightly packed than nearly anywhere else. Sweat itself hardly smells, but what bacteria make of skin and sweat does. | Closed shoes keep a foot damp. | Relatives of these bacteria also ripen cheese.
4 | big toe | Why do humans have a big toe? | The big toe pushes us forward | In humans the big toe stands in line with the others and takes the last push of each step. In apes it grasps like a thumb. | It was one of the last parts of our foot to change. | Without a big toe, running gets harder.
3 | ruler | Are both feet the same size? | Hardly anybody has two equal feet | In most people one foot is a bit longer or wider than the other. Human feet also swell in the course of a day. | So try on shoes in the afternoon or evening. | Buy shoes for the larger foot.

# human-hands | body | human hands | human hand, the human hand, human hands, facts of hands, hand bones, bones of the hand, human fingers, the human fingers, fingers facts | Hand
> The muscles that bend your fingers are elsewhere. | They are among your most sensitive parts. | Your thumb made history.
@ You bend one finger, and a muscle moves in your forearm.
3 | hand bones | What is the human hand made of? | Your hands hold a quarter of your bones | The human hand has twenty seven bones, so your two hands together hold over a quarter of all the bones in your body. | Eight of them are in the wrist. | The fingers have three each, the thumb two.
5 | forearm | Do fingers have muscles? | Your fingers move on strings | The fingers of the human hand have practically no muscles that bend them. Those are in the palm and the forearm, and pull on tendons. | Wiggle a finger and watch your forearm. | That keeps fingers slim.
4 | thumb | Why is the thumb so special? | The human thumb can meet each finger | In the human hand, the thumb can be set against every fingertip, firmly and exactly. So we can hold a needle or a hammer. | The thumbs of apes are shorter. | Our thumb has its own set of muscles.
3 | fingertips | How sensitive are fingertips? | Fingertips feel the tiniest ridges | The tips of the human hand's fingers are packed with sensors. In tests, people felt ridges far thinner than a hair. | Readers of Braille use that. | A large part of the brain's map of touch is for the hands.
3 | left hand | How many people are left handed? | One person in ten is left handed | About one person in ten prefers the left hand, and cave paintings suggest that there were left handers in the Stone Age. | Genes explain a part of it. | A preference can show even before birth.

# lymphatic-system | body | the lymphatic system | lymphatic system, the lymphatic system, lymph nodes, lymph, lymph system, lymph node | Lymphatic system
> You have a second set of vessels. | Lymph flows without a heart. | Even your brain has lymph vessels.
@ A swelling in your neck tells you that it is at work.
3 | body vessels | What is the lymphatic system? | The lymphatic system drains the body | The lymphatic system is a net of vessels that brings fluid from the tissues back into the blood. On its way it passes through nodes, where germs are met. | The fluid is called lymph. | Lymph is mostly clear, and milky after a fatty meal.
4 | walking | How does lymph move without a heart? | The lymphatic system has no pump like a heart | Lymph is moved by the squeezing of its vessels, by your muscles and by your breath. Valves keep it from flowing back. | So walking helps. | Several quarts of lymph come back to your blood each day.
3 | neck | Why do lymph nodes swell? | Swollen nodes are the lymphatic system at work | Lymph nodes swell when white blood cells multiply in them against germs. You feel it in the neck with a sore throat. | A person has some five to eight hundred nodes. | If a node stays large for weeks, or grows, a doctor should look at it.
3 | spleen | Which organs belong to the lymphatic system? | The lymphatic system includes the spleen | The lymphatic system includes the nodes, the spleen, the thymus, the tonsils and bone marrow. | The thymus shrinks as you grow up. | In the thymus, certain white blood cells learn what is the body's own.
5 | brain | Does the brain have lymph vessels? | The brain's lymphatic system was found late | It was long taught that the brain has no lymph vessels. In twenty fifteen, two teams showed them in the brain's coverings in mice. | Humans have lymph vessels there, too. | An anatomist had drawn them two centuries before, and was not believed.

# human-skeleton | body | the human skeleton | skeletal system, the skeletal system, human skeleton, the human skeleton, human bones | Human skeleton
> A baby has more bones than you. | Your bones make your blood cells. | One bone touches no other.
@ You knock on your shin, and something answers.
3 | skeleton | How many bones are in the human skeleton? | The human skeleton has two hundred six bones | The grown human skeleton has two hundred six bones, give or take a few. Babies begin with some three hundred, and many grow together. | Over half are in hands and feet. | Some people have an extra rib.
3 | marrow | What does the skeleton do? | The human skeleton makes blood cells | The human skeleton holds you up and protects organs, and its marrow makes millions of blood cells each second. It stores calcium, too. | Old bone is taken down and built anew all your life. | About a tenth is renewed each year.
4 | ear | What is the smallest bone? | The smallest bone is in the ear | The stirrup in the middle ear is the smallest bone of the human skeleton, about three millimeters long. The largest is that of the thigh. | The stirrup passes on sound. | It is about full size at birth.
4 | throat | Which bone touches no other? | One bone of the skeleton floats | The hyoid bone in the throat is held by muscles and ligaments alone and touches no other bone. It helps you to speak and swallow. | The hyoid has the shape of a horseshoe. | Detectives in crime stories like to look at it.
3 | steel | How strong is bone? | Bone can beat concrete | Bone of the human skeleton can bear more pressure than ordinary concrete, though it is lighter: it is part mineral, part tough protein. | The ends of long bones are built like a sponge inside. | It grows stronger where it is used.

# saliva | body | saliva | saliva, spit, human saliva, what is saliva | Saliva
> You make about a quart of spit a day. | Without spit, you'd taste almost nothing. | Spit helps repair your teeth.
@ You think of a lemon, and your mouth is full.
3 | mouth | What is saliva? | Saliva is nearly all water | Saliva is more than ninety nine percent water, with enzymes, minerals and mucus. Three pairs of large glands and many small ones make it. | Saliva begins to digest starch. | So bread gets sweet when you chew it for a long time.
4 | bottle | How much saliva do you make in a day? | You make about a quart of spit a day | A person makes around a pint to a quart and a half of saliva a day, and almost none at night. | That dry night is one reason for morning breath. | A healthy mouth is never quite dry.
3 | dry tongue | Can you taste without saliva? | Without saliva, food tastes of almost nothing | Food has to dissolve in saliva to reach the sensors on your tongue. On a dried tongue, even sugar tastes of almost nothing. | Try it with a paper towel. | Many medicines make the mouth drier.
3 | tooth | How does saliva protect teeth? | Saliva repairs teeth a little | Saliva washes off food, makes acid harmless and brings minerals back to the enamel. | It works best if you do not snack all day. | Chewing sugar free gum makes more saliva.
4 | wound | Does saliva heal wounds? | Saliva helps wounds in the mouth to heal | Wounds in the mouth heal faster than wounds on the skin, and proteins in saliva seem to help. Licking a cut is still a bad idea. | The mouth is full of bacteria. | Dogs' mouths are no cleaner.

# mitosis | nature | mitosis | mitosis, cell division, stages of mitosis, phases of mitosis | Mitosis
> You have done it millions of times in this sentence. | It takes about an hour. | An error can make a tumor.
@ Under the microscope, one becomes two.
3 | dividing cell | What is mitosis? | Mitosis makes two cells from one | Mitosis is the way in which a cell's nucleus divides, so that two cells get the same set of chromosomes. | You grow and heal by it. | Eggs and sperm are made in another way, by meiosis.
3 | four pictures | What are the phases of mitosis? | Mitosis runs in four phases | The phases of mitosis are prophase, metaphase, anaphase and telophase. The chromosomes thicken, line up, are pulled apart, and two new nuclei form around them. | Students remember them as PMAT. | Before mitosis, the DNA has been copied.
4 | clock | How long does mitosis take? | Mitosis takes about an hour | In many human cells, mitosis takes around one hour, out of a cycle of about a day. The rest is for growing and copying. | Your gut renews its lining within days. | Grown nerve cells hardly ever divide.
4 | red threads | Who discovered mitosis? | Mitosis was seen in salamanders | Walther Flemming stained cells of salamanders and described mitosis around eighteen eighty. He named it after the Greek word for thread. | Flemming did not know of Mendel's peas. | What the threads hold became clear only decades later.
3 | control point | What happens when mitosis goes wrong? | Mitosis is checked at several points | Cells check several times that all is right with their division. A cell whose controls are broken can go on dividing: that is how a tumor can grow. | Damaged cells mostly stop dividing or die. | Some medicines against cancer stop mitosis.

# osmosis | nature | osmosis | osmosis, what is osmosis, reverse osmosis | Osmosis
> Osmosis wrinkles a potato. | Osmosis lets trees drink. | Run osmosis backward, and you can drink the sea.
@ You salt a cucumber, and it begins to cry.
3 | membrane | What is osmosis? | Osmosis moves water to where more is dissolved | Osmosis is the movement of water through a membrane that lets it pass, but not what is dissolved, to the side where more is dissolved. | Nothing has to push the water. | It goes on until both sides hold each other in balance.
3 | egg | How can you see osmosis at home? | An egg without shell shows osmosis | Lay an egg in vinegar until its shell is gone. In water it then swells, in syrup it shrinks: that is osmosis. | Gummy bears and raisins swell, too. | Wash your hands after touching the egg.
4 | root | How do plants use osmosis? | Roots drink by osmosis | The cells of roots hold more dissolved stuff than the soil, so water moves in by osmosis. Water pressure in cells also keeps leaves firm. | Too much fertilizer draws water out of the roots. | Wilted lettuce comes back in plain water.
4 | drinking sea water | Why can you not drink sea water? | Sea water takes water from you by osmosis | Sea water is saltier than your body, and saltier than the urine that your kidneys can make. To get rid of the salt, you lose more water than you drank. | Sea birds have a gland that gets rid of salt. | Freshwater fish barely drink at all.
3 | water plant | What is reverse osmosis? | Pressure turns osmosis around | In reverse osmosis, high pressure pushes water through a fine membrane and leaves the salt behind. Millions of people drink such water. | It takes a lot of energy. | Israel and the Gulf states get much of their water from it.

# prime-numbers | nature | prime numbers | prime number, prime numbers, primes, the prime numbers | Prime number
> Prime numbers never end. | Some insects seem to count in prime numbers. | Online banking relies on prime numbers.
@ You try to share seventeen sweets, and it never works out.
3 | numbers | What is a prime number? | Prime numbers divide only by one and themselves | A prime number is a whole number above one that can be divided only by one and by itself. Two, three, five, seven and eleven are the first. | Two is the only even one. | One is not counted among them.
4 | old proof | Do prime numbers ever end? | Prime numbers never end | Euclid proved some two thousand three hundred years ago that there are infinitely many prime numbers. Multiply all those that you know and add one: a new one must divide the result. | The proof fits into a few lines. | Primes get rarer, but never stop.
4 | cicada | Which insects use prime numbers? | Cicadas wait a prime number of years | Some cicadas in America come out of the ground every thirteen or seventeen years, both prime numbers. That may keep enemies and other broods from meeting them in step. | It is only a guess, if a good one. | The rest of the time, cicadas live underground and suck on roots.
3 | lock | What are prime numbers used for? | Prime numbers protect secrets | Multiplying two huge prime numbers is easy, and finding them again from the result is extremely hard. Much encryption on the internet rests on that. | A strong enough quantum computer could break it. | For centuries nobody expected such a use.
4 | long paper | What is the largest known prime number? | Known primes have tens of millions of digits | A prime number found in twenty twenty four has over forty one million digits. A volunteer found it with the help of many graphics cards. | Anybody can join the search. | Printed out, such a number fills thousands of pages.

# roman-numerals | culture | Roman numerals | roman numerals, roman numeral, roman numbers, history of roman numerals | Roman numerals
> Roman numerals have no zero. | Many clocks write four in an odd way. | Roman numerals outlasted Rome by a thousand years.
@ You read the year on an old house, letter by letter.
3 | stone letters | What are Roman numerals? | Roman numerals are seven letters | Roman numerals write numbers with seven letters: I is one, V five, X ten, L fifty, C a hundred, D five hundred, M a thousand. | A smaller letter in front of a larger one is subtracted. | IV is five less one.
3 | empty sign | Why do Roman numerals have no zero? | Roman numerals have no zero | Romans reckoned with counters on a board and wrote down only the result in Roman numerals, so they needed no sign for nothing. | Our zero came from India. | Our calendar has no year zero to this day.
4 | clock face | Why do clocks write four as IIII? | Clocks write their four in an older way | Many clocks with Roman numerals show four strokes instead of IV. It is an old way of writing it, and it balances the VIII on the other side. | The reason is not known for certain. | The clock of Big Ben has IV.
4 | account book | When did Europe give up Roman numerals? | Arabic numbers replaced Roman numerals slowly | Fibonacci praised the numbers from India in twelve oh two. But in twelve ninety nine, Florence forbade money changers to use them in their books. | The change took some three hundred years. | Printing helped the new numbers to win.
3 | movie end | Where are Roman numerals still used? | Kings and films keep Roman numerals | Roman numerals are found in the names of kings and popes, on clocks and buildings, in prefaces and at the end of films. | The Super Bowl counts with them. | In twenty sixteen the Super Bowl used the number fifty instead of a lonely L.

# palindromes | culture | palindromes | palindrome, palindromes, palindrome words | Palindrome
> Read it again backward. | One old square reads four ways. | Your DNA has them.
@ You read it to the end, and you are back at its beginning.
3 | mirror word | What is a palindrome? | Palindromes read the same backward | A palindrome is a word or sentence that reads the same from both ends, such as level, racecar or madam. | Punctuation and spaces do not count in sentences. | The name is Greek and means running back.
4 | canal | What is a famous palindrome? | A canal made a famous palindrome | A man, a plan, a canal: Panama is perhaps the most famous palindrome in English. Leigh Mercer published it in nineteen forty eight. | Others have made it longer since. | Madam, I'm Adam is another.
5 | stone square | What is the Sator square? | A Roman palindrome reads in four directions | The Sator square has five words, most of them Latin, that read the same across, down and backward. Copies were found in Pompeii. | What it means is argued about. | For centuries, people used the square as a charm.
4 | dna | Are there palindromes in DNA? | DNA has palindromes, too | In DNA, a palindrome reads the same on both strands. Many enzymes that cut DNA find their place by such palindromes. | Bacteria fight viruses with enzymes that find palindromes. | The P in CRISPR stands for palindromic.
3 | fear | What is the word for a fear of palindromes? | A cruel palindrome names the fear of them | Aibohphobia is a joking word for the fear of palindromes, and it is itself one. | Doctors do not use the word. | One of the longest palindromes is Finnish: saippuakauppias, a seller of soap.

# echoes | nature | echoes | echo, echoes, echos, what is an echo | Echo
> An echo is a wall that answers. | A duck's quack does echo. | One gunshot rang for almost two minutes.
@ You call, and the mountain calls back.
3 | mountain | What is an echo? | Echoes are sound thrown back by something | An echo is sound that is thrown back by something, such as a rock wall, so late that you hear it a second time. | Count five seconds for each mile the sound travels. | In rooms, the echoes blur together into reverberation.
3 | distance | How far must a wall be for an echo? | An echo takes about seventeen meters | The ear hears an echo as a separate sound only when it comes about a tenth of a second later. So a wall must be some seventeen meters away. | From a nearer wall, the sound just seems fuller. | Count the seconds, and you can work out the distance.
4 | duck | Does a duck's quack echo? | A duck's quack has an echo | It is often said that a duck's quack has no echo. Researchers in Salford in England tested it in two thousand three, and it has one. | The echo is soft and blends in, so one hardly notices it. | The duck was called Daisy.
5 | oil tank | Where is the longest echo? | One echo lasted almost two minutes | In an old oil tank at Inchindown in Scotland, the low tones of a pistol shot, fired with a blank, rang for one hundred twelve seconds. | It was called a world record. | The tanks had been hidden in a hill around the time of the Second World War.
4 | nymph | Where does the word echo come from? | Echo was a nymph in Greek tales | In a Greek myth, the nymph Echo could only repeat the last words of others. She fell in love with Narcissus and faded until only her voice was left. | Hera had punished her. | Bats and dolphins find their way by echoes.

# mirages | nature | mirages | mirage, mirages, fata morgana, desert mirage, desert mirages | Mirage
> A camera sees a mirage, too. | The water in a mirage is sky. | A mirage may have turned a ship around.
@ The road ahead is wet, and it never gets nearer.
3 | hot road | What is a mirage? | A mirage is bent light | A mirage is an image that appears in the wrong place, because light is bent where warm and cool air meet. It is not a trick of the mind. | You can photograph a mirage. | It is best seen in calm air.
3 | wet asphalt | Why do roads look wet in the heat? | The water of a mirage is the sky | Close to hot asphalt, the air is hotter than above. It bends light from the sky up to your eyes, and this mirage looks like water. | As you come near, the water moves away. | In deserts, hot sand does the same.
4 | floating ship | What is a Fata Morgana? | Cold seas make ships float | A Fata Morgana is a mirage with many layers over cold sea or ice, in which coasts stretch to towers and ships seem to hang in the air. | It is named after Morgan le Fay of the Arthur legends. | Sailors off Italy thought that they saw castles.
5 | arctic ridge | Which explorer was fooled by a mirage? | A mirage may have ended an explorer's fame | In eighteen eighteen, John Ross turned back in the Arctic from mountains that did not exist. A mirage is the likely reason. | He named the mountains after a high official of the navy. | Others later sailed right through.
4 | sunset | Is the setting sun a mirage? | The Sun has set before it sets | Air bends light so much that, when you see the Sun touch the horizon, it is in truth already below it. | So days are some minutes longer. | The flattened shape of the setting Sun comes from that, too.

# europa-moon | space | Jupiter's moon Europa | europa, europa moon, europa jupiter, jupiter's moon europa, moon europa, europa clipper | Europa (moon)
> One moon probably has more water than Earth. | The cracks on Europa are red. | A probe is on its way to an ocean moon.
@ You stand on ice, and below you is a sea.
3 | cracked ice | What is Jupiter's moon Europa? | Europa is a moon of ice | Europa is one of the four large moons of Jupiter, a little smaller than our Moon, with a smooth crust of ice. | Galileo saw it in sixteen ten. | Europa is among the smoothest worlds that we know.
4 | hidden sea | How much water does Europa have? | Europa probably has more water than Earth | Under the ice of Europa there is very likely a salty ocean, with perhaps twice as much water as all seas of the Earth. | The ocean may be about a hundred kilometers deep. | Tides raised by Jupiter keep the water from freezing.
4 | red lines | Why does Europa have red lines? | Europa's cracks are stained | Brownish red bands cross Europa where the ice has cracked. Their color may come from salts that radiation has changed. | The ice moves with the tides. | Some pieces look like drifting ice floes.
3 | probe | Will we land on Europa? | A probe was sent to fly past Europa | NASA's Europa Clipper was launched in October twenty twenty four to reach Jupiter in twenty thirty. It is meant to fly past Europa almost fifty times, without landing. | It is to find out whether life could exist there. | A poem travels with the probe.
3 | radiation | Could people live on Europa? | Europa's surface would kill within a day | Jupiter's radiation on Europa is so strong that a person without protection would get a deadly dose within about a day. | Thick ice would protect anything that lived below. | It is about minus one hundred sixty degrees Celsius on the surface.

# titan-moon | space | Saturn's moon Titan | titan, titan moon, saturn's moon titan, moon titan, titan saturn | Titan (moon)
> On Titan, it rains liquid gas. | On Titan, you could fly by flapping your arms. | A probe landed among Titan's pebbles.
@ You stand at a shore, and the sea is gas.
3 | orange haze | What is Saturn's moon Titan? | Titan is larger than Mercury | Titan is the largest moon of Saturn, larger than the planet Mercury. It is the only moon with a thick atmosphere. | Christiaan Huygens found it in sixteen fifty five. | An orange haze hides its ground.
5 | methane lake | What are the lakes of Titan? | Titan has lakes of liquid gas | On Titan there are rain, rivers and seas, not of water, but of methane and ethane. It is the only world besides Earth known to have lakes on its surface today. | It is about minus one hundred eighty degrees Celsius there. | The largest sea is called Kraken Mare.
4 | wings | Could a person fly on Titan? | People could probably flap and fly on Titan | Titan's air is thicker than ours, and its gravity is about a seventh of ours. With wings on your arms you could probably fly. | You would need a warm suit and oxygen. | Even rain falls slowly on Titan.
4 | landing | Has something landed on Titan? | A probe landed on Titan in two thousand five | In January two thousand five, the European probe Huygens landed on Titan and sent pictures of round stones of ice. No landing was ever farther away. | The probe sent data for over an hour from the ground. | The stones seem to have been rounded by flowing liquid.
3 | drone | What is the Dragonfly mission? | A drone is meant to fly over Titan | NASA plans to send Dragonfly, a drone with eight rotors, to Titan. The launch is planned for twenty twenty eight. | Dragonfly is about as large as a car. | It is to study the chemistry that may come before life.

# io-moon | space | Jupiter's moon Io | io, io moon, moon io, jupiter's moon io, io jupiter | Io (moon)
> One moon looks like a pizza. | Io's volcanoes throw gas into space. | On Io, solid rock has tides.
@ The ground trembles, and a fountain rises to the stars.
3 | yellow moon | What is Jupiter's moon Io? | Io is the most volcanic world known | Io is a large moon of Jupiter with about four hundred active volcanoes, more than any other known world. | It is a little larger than our Moon. | Sulfur paints Io yellow and red.
4 | squeezed ball | Why does Io have volcanoes? | Jupiter kneads Io | Jupiter and its other moons pull at Io, so that its ground rises and falls by up to a hundred meters. That makes it hot inside. | The other moons keep its orbit slightly oval. | On Earth, tides raise the solid ground by less than a meter.
5 | plume | How high do volcanoes on Io erupt? | Io's volcanoes throw stuff hundreds of kilometers up | Plumes of Io's volcanoes can rise some three to four hundred kilometers or more. There is little gravity and hardly any air. | Part of the gas falls back as sulfur snow. | Part of it escapes to space.
4 | photo | Who discovered Io's volcanoes? | An engineer found Io's volcanoes | In March nineteen seventy nine, Linda Morabito looked for stars in a picture from Voyager One and saw a cloud at the edge of Io. It came from a volcano. | Researchers had predicted the heat days before. | It was the first volcano seen to erupt beyond Earth.
4 | speed of light | How did Io help to measure light? | Io showed that light needs time | In sixteen seventy six, Ole Romer noted that Io came late out of Jupiter's shadow when Jupiter was far away. Light needs time to travel. | Romer was the first to show it. | The speed worked out from it was only about a quarter off.

# space-junk | space | space junk | space junk, space debris, space trash, kessler syndrome, space garbage | Space debris
> Space junk flies faster than any bullet. | An astronaut's glove became space junk. | The space station has to dodge junk.
@ You look up, and a dead satellite passes overhead.
3 | debris ring | What is space junk? | Space junk is what we left in orbit | Space junk is everything useless that people left around the Earth: dead satellites, burned out rockets and millions of splinters. | Tens of thousands of the larger pieces are tracked. | Most are in low orbits.
4 | pitted window | Why is space junk dangerous? | Space junk hits faster than bullets | In a low orbit, space junk flies at over seven kilometers a second. A fleck of paint has chipped a window of a space shuttle. | A piece the size of a marble can destroy a satellite. | The space station steers out of its way.
4 | crash | Have satellites ever collided? | Two satellites collided in two thousand nine | In February two thousand nine, a dead Russian satellite and an Iridium satellite collided over Siberia. The crash left some two thousand large pieces. | It was the first such crash of two whole satellites. | Many of the pieces stayed up for years.
5 | domino | What is the Kessler syndrome? | Space junk could make more of itself | Donald Kessler warned in nineteen seventy eight that crashes make pieces that cause more crashes, until some orbits cannot be used. | It would take decades. | The film Gravity shows it in a matter of hours.
3 | burning streak | What happens to space junk? | Low space junk burns up in the end | Thin air brakes space junk in low orbits until it falls and burns. At several hundred kilometers that takes years, far above it takes centuries. | Nets, harpoons and robot arms have been tried. | Many satellites now have to be brought down after use.

# betelgeuse | space | Betelgeuse | betelgeuse, beetlejuice star, betelguese | Betelgeuse
> Betelgeuse is going to explode. | Betelgeuse would swallow the Earth. | One winter, a giant star went dim.
@ You find Orion, and its shoulder is red.
3 | red star | What is Betelgeuse? | Betelgeuse is a giant red star | Betelgeuse is a red supergiant, the shoulder of Orion. It lies some five to seven hundred light years away. | You can see its color without a telescope. | The name comes from Arabic, by way of a misreading.
4 | orbits | How large is Betelgeuse? | Betelgeuse would reach as far as Mars | In the place of our Sun, Betelgeuse would swallow Mercury, Venus, Earth and probably Mars. It is many hundred times as wide as the Sun. | Betelgeuse has the mass of only some fifteen to twenty Suns. | Its outer layers are thinner than air.
4 | explosion | Will Betelgeuse explode? | Betelgeuse will end as a supernova | Betelgeuse will explode as a supernova, probably within some hundred thousand years. It could be tonight or in ages. | The supernova would be seen by day for weeks. | Betelgeuse is far enough away not to harm us.
5 | dark cloud | Why did Betelgeuse get dim? | Betelgeuse coughed out a cloud of dust | At the end of twenty nineteen, Betelgeuse lost about two thirds of its light for some months. It had thrown out gas, which became dust in front of it. | People hoped for an explosion. | By April it was bright again.
3 | young star | How old is Betelgeuse? | Betelgeuse is young and nearly finished | Betelgeuse is only around ten million years old. Heavy stars burn their fuel fast. | Our Sun is over four billion years old. | When Betelgeuse was born, there were already apes on Earth.

# exotic-antimatter | space | antimatter | antimatter, anti matter, antimatter explained, positron, positrons | Antimatter
> Bananas give it off. | A gram would match a large bomb. | Until lately, nobody knew for sure that it falls down.
@ You eat a banana, and a positron flies off.
3 | mirror | What is antimatter? | Antimatter is matter with its charges reversed | Antimatter is made of particles like ours with the opposite charge: an antielectron is positive. When both meet, they turn into energy. | Paul Dirac predicted it around nineteen thirty. | Carl Anderson found the antielectron in nineteen thirty two.
5 | banana | Do bananas make antimatter? | Bananas give off antimatter | A banana holds a little radioactive potassium, which gives off an antielectron now and then. By a common estimate, that happens about every hour and a quarter. | The antielectron vanishes at once. | It is entirely harmless.
4 | hospital scanner | What is antimatter used for? | Hospitals use antimatter | In a PET scan, a substance in the body gives off antielectrons, which are antimatter. When they meet electrons, two rays show where it is. | The P in PET stands for positron. | Such scans can find tumors.
4 | falling | Does antimatter fall up? | Antimatter falls down | In twenty twenty three, researchers at CERN reported that atoms of antihydrogen, let out of a trap, fell down, as normal matter does. | Some people had hoped otherwise. | Einstein would not have been surprised.
4 | empty universe | Why is there so little antimatter? | Nobody knows where the antimatter went | The Big Bang should have made as much antimatter as matter, and both should have vanished. Some matter was left over, and that is us. | Only about one particle in a billion survived. | It is among the great riddles of physics.
`
