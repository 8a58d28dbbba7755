/** Countries of the Pacific, for `readTopics`. */
export const COUNTRIES_PACIFIC_ASKED_NEXT = `
# fiji | country | Fiji | fiji, fijian, fijians | Fiji
> It won its first gold by rugby. | Men walk on hot stones here. | The date line used to run through it.
@ You sit in Fiji in a circle, and a bowl of kava comes around.
4 | rugby ball | What was its first gold? | Rugby brought Fiji its first Olympic gold | In twenty sixteen, Fiji won in sevens. The team's faces came on coins and notes. | It won again in twenty twenty one. | Its coach was British and red-haired.
5 | hot stones | Who walks on hot stones? | Men of Beqa walk over glowing stones | Men of Beqa walk over glowing stones. The Sawau say that a spirit gave them power over fire. It is done for guests and feasts. | Women may not touch them before. | India's people in Fiji walk on embers, too.
4 | kava bowl | What is kava? | A bowl of kava opens all talks | A bowl of kava opens all talks. The root of a pepper plant makes lips numb and minds calm. One claps and says bula. | It looks like mud. | Chiefs drink first.
4 | many islands | How many islands are there? | Fiji has over three hundred islands | About a hundred have people. The date line was bent around it. | One could once stand on two days on Taveuni. | Films of castaways were shot there.
3 | old shoe | Was a missionary eaten there? | A missionary was eaten in Fiji | In eighteen sixty seven, Thomas Baker was killed and eaten. In two thousand three, villagers said sorry to his family. | His shoe is in a museum. | Forks are sold as a joke.

# papua-new-guinea | country | Papua New Guinea | papua new guinea, png, papua new guinean | Papua New Guinea
> A tenth of all languages are spoken here. | Birds here clear a stage to dance. | People here farmed before most of the world.
@ You stand in Papua New Guinea before men with wigs of their own hair.
5 | speaking people | Where are the most languages? | Over eight hundred languages are spoken there | Over eight hundred languages are spoken there. No country has more. Mountains and swamps kept villages apart. | Tok Pisin ties them: it grew from English and others. | Some have a few hundred speakers.
4 | bird dancing | What are birds of paradise? | Most birds of paradise live in New Guinea | Most birds of paradise live in New Guinea. Males clean a stage, turn into black ovals with blue eyes, and dance. One is on the flag. | Early skins had no feet, so Europe thought that they never land. | Feathers were money.
4 | poison bird | Which bird is poisonous? | A bird there carries poison | The hooded pitohui has the poison of arrow frogs in skin and feathers. A researcher licked his burning finger and found out. | It comes from beetles. | Hunters had known it as rubbish bird.
4 | old garden | Who invented farming on their own? | People there farmed seven thousand years ago | People there farmed seven thousand years ago. Ditches in the highlands show that bananas and taro were grown on their own. | It was one of the few places where farming began. | It is heritage of the world.
3 | shell money | What is paid with shells? | Shells are still money in New Britain | The Tolai pay for school and brides with strings of shells. A bank changes them. | Rings of them are kept for funerals. | They are measured by arm lengths.

# samoa | country | Samoa | samoa, samoan, samoans | Samoa
> A whole day was left out here. | Everybody changed sides of the road here in one morning. | A famous writer is buried on a hill here.
@ You go to bed in Samoa on Thursday, and wake on Saturday.
5 | calendar page | Which country skipped a day? | Samoa skipped the thirtieth of December | Samoa skipped the thirtieth of December. In twenty eleven, it moved over the date line to be on the same day as Australia. Friday fell out. | In eighteen ninety two, it had a day twice. | American Samoa, near by, is a day behind.
4 | left road | Why did it change sides? | All of Samoa changed sides of the road | All of Samoa changed sides of the road. In two thousand nine, it went from right to left to get cheaper cars. People prayed and stayed home. | Two days off were given. | It was the first change in decades.
4 | treasure writer | Who is buried there? | The author of Treasure Island is buried there | The author of Treasure Island is buried there. Robert Louis Stevenson lived there for four years, and was called teller of tales. Samoans cut a path to carry him up. | His house is a museum. | His own verse is on the grave.
4 | tattoo | Where does the word tattoo come from? | Tattoo comes from Polynesian words | Samoan men are tattooed from waist to knee, with combs of bone, over days. To stop is a shame. | Sailors took it home. | It was never broken off there.
3 | rugby | How strong are Samoans? | Many great players come from Samoa | In rugby and American football, there are far more Samoans than their number says. | Dwayne Johnson's family is from there. | Before games, they dance a siva tau.

# tonga | country | Tonga | tonga, tongan, tongans | Tonga
> It never lost its king. | A volcano here was heard around the Earth. | An oiled man carried its flag.
@ You stand in Tonga, and the year begins before nearly everyone's.
5 | eruption | How loud was its volcano? | A volcano in Tonga was heard in Alaska | In January of twenty twenty two, an undersea volcano blew up. Its cloud rose over fifty kilometers, and its wave of pressure ran around the Earth several times. | A cable broke, and Tonga was cut off. | A man swam for more than a day.
4 | crown | Who kept their king? | Tonga was never fully a colony | Tonga was never fully a colony. It is the Pacific's last kingdom. It gave Britain its foreign affairs, and got them back. | The same line has ruled since eighteen forty five. | Sunday is holy by law.
4 | oiled man | Who carried the flag? | Tonga's flag bearer came oiled and bare | Pita Taufatofua came so to Rio, and to the snow of Korea, where he skied. | He had learned to ski within weeks. | He finished, ahead of two.
4 | whale | Where can one swim with whales? | Humpback whales come to Tonga to give birth | Humpback whales come to Tonga to give birth. From July to October, mothers rest with young in warm bays. Guests may swim near. | Males sing there. | Rules keep boats few.
3 | stone gate | What is Ha'amonga? | A gate of stone is as old as castles | A gate of stone is as old as castles. Three blocks of coral, some forty tons in all, have stood since about twelve hundred. | One king saw in it a calendar. | It is called the Stonehenge of the Pacific.

# vanuatu | country | Vanuatu | vanuatu, ni vanuatu | Vanuatu
> Bungee was done here with vines. | One can post a letter below water. | Villagers here honored a British prince as a god.
@ You stand in Vanuatu, and a man leaps off a tower of sticks, with vines at his feet.
5 | land diver | Where does bungee come from? | Men leap from towers with vines there | Men leap from towers with vines there. On Pentecost, men jump from up to thirty meters so that their hair brushes the ground. It is for good yams. | A legend tells of a wife who fled. | Bungee jumping was modeled on it.
4 | underwater post box | Where is a post office under water? | Vanuatu has a post office below the sea | Vanuatu has a post office below the sea. Three meters down, divers send cards that stand water. It was opened in two thousand three. | A float shows when it is open. | The stamp is pressed in.
4 | prince portrait | Who honored Prince Philip? | A village saw Prince Philip as a spirit | A village saw Prince Philip as a spirit. On Tanna, people held the husband of the queen to be a son of their mountain. He sent them photographs. | They mourned him for days. | He never came.
4 | lava | Which volcano can you look into? | One looks down into a live volcano on Tanna | One looks down into a live volcano on Tanna. Yasur has glowed for centuries: Captain Cook saw it. Guests stand at its rim. | It booms every few minutes. | A cult waits there for goods from John Frum.
3 | sand drawing | What is sand drawing? | People draw in sand without lifting a finger | People draw in sand without lifting a finger. One line loops to a picture that tells a tale or leaves a message. | It is heritage of the world. | Languages are over a hundred, for three hundred thousand people.

# solomon-islands | country | the Solomon Islands | solomon islands, the solomon islands, solomon islander | Solomon Islands
> Many people with dark skin have blond hair here. | A coconut saved a president. | Islands here were built by hand.
@ You paddle in the Solomon Islands past a village on an island that people made.
5 | blond child | Why are some people blond? | Blond hair arose there by itself | Blond hair arose there by itself. Some one in ten people have dark skin and fair hair. A gene of their own does it, not Europe's. | Sun and fish were long given as reasons. | It was proved in twenty twelve.
5 | coconut | How did a coconut save Kennedy? | A coconut saved John F. Kennedy | A coconut saved John F. Kennedy. In nineteen forty three, his boat was rammed. Two islanders took a message scratched on a husk past the enemy. | He kept it on his desk. | He had towed a man by his teeth.
4 | island of coral | Who built islands? | People there built islands by hand | In Langa Langa and Lau, families piled coral to islands, safe from raids and mosquitoes. | Some are centuries old. | The sea now rises on them.
3 | sunk ships | What is Iron Bottom Sound? | A bay is named for its sunk ships | A bay is named for its sunk ships. In the fight for Guadalcanal, dozens of ships went down. Divers visit them. | Bombs still lie on land. | It took six months.
3 | shell money | What is a bride worth? | A bride is paid with shell money | A bride is paid with shell money. Strings of red and white disks are still made on Malaita. | Dolphin teeth are money, too. | Firms take dollars.

# kiribati | country | Kiribati | kiribati, i-kiribati | Kiribati
> It lies in all four halves of the Earth. | It is among the first to see a new year. | It bought land in another country, to be safe.
@ You stand in Kiribati between lagoon and ocean, with a hundred steps from one to the other.
5 | globe | What lies in all four hemispheres? | Kiribati lies in all four hemispheres | Kiribati lies in all four hemispheres. Its islands are spread over north and south, east and west, over an ocean as wide as the United States. | Its land is as small as a city. | It is said Kiribass.
4 | new year | Where does a day begin? | The new year begins first in Kiribati | The new year begins first in Kiribati. In nineteen ninety five, it bent the date line so that all of it has one day. Its Line Islands are the first. | One was named Millennium Island. | Hawaii, straight north, is a day behind.
4 | rising sea | Why did it buy land in Fiji? | Kiribati bought land abroad against the sea | Kiribati bought land abroad against the sea. Most of it lies two meters or so above the water. In twenty fourteen, it bought a forest in Fiji. | Salt spoils wells first. | Some islands have grown all the same.
3 | fighting armor | What armor did they wear? | Fighters wore armor of coconut and fish | Suits of coconut fiber, helmets of porcupine fish and swords with shark's teeth are in museums. | One needed help to stand. | Fights settled quarrels.
3 | dance | What is its dance? | Dancers there move like birds | Dancers there move like birds. Arms and heads jerk like a frigate bird's. Smiling was once bad form. | The bird is on the flag. | Songs were dreamed.

# marshall-islands | country | the Marshall Islands | marshall islands, the marshall islands, marshallese | Marshall Islands
> A garment is named for one of its islands. | Sailors read the swell with maps of sticks. | Sharks are safe here.
@ You lie in a canoe in the Marshall Islands, eyes shut, and feel the waves' way.
5 | stick map | What are stick charts? | Sailors made maps of sticks for waves | Sticks show how swell bends around islands, and shells are islands. They were learned by heart and left at home. | Some lay down to feel the waves. | A few can still do it.
5 | mushroom cloud | Why is a bikini called so? | The bikini is named for bombs at Bikini | In July of nineteen forty six, America tested bombs at Bikini Atoll. Days later, a designer named his swimsuit so. | Twenty three bombs went off there. | Its people still cannot go home for good.
4 | concrete dome | What is the tomb on Runit? | A dome of concrete covers atomic waste | On Runit, a crater of a bomb was filled with waste and covered in the seventies. It has cracks. | The sea gets in below. | The soldiers who built it fell ill.
3 | shark | Where are sharks safe? | It made one of the largest refuges for sharks | Since twenty eleven, fishing sharks for sale has been forbidden in an area of nearly two million square kilometers. | Tuna licenses bring money. | Its ships' flag is on many of the world's ships.
3 | passport | How close is it to America? | Its people may live in America without a visa | A treaty gives America its defense. Many have moved to Arkansas, to chicken plants. | The dollar is its money. | It is a state since nineteen eighty six.

# micronesia | country | the Federated States of Micronesia | micronesia, federated states of micronesia, micronesian | Federated States of Micronesia
> Money here is as large as a car. | A city here was built on a reef, without a town. | A fleet rests here on the floor.
@ You stand in Yap before a stone with a hole, as tall as you. It is money.
5 | stone money | What is stone money? | Money of Yap is of stone wheels | Money of Yap is of stone wheels. Disks up to more than three meters wide were brought by canoe from Palau. They stay where they are, and everybody knows whose they are. | One lies on the sea floor and counts all the same. | Economists love it.
5 | stone city | What is Nan Madol? | A city stands on a reef at Pohnpei | A city stands on a reef at Pohnpei. Almost a hundred islets were built of columns of basalt, weighing some hundreds of thousands of tons. Kings lived there until about sixteen hundred. | Legends tell of magic. | How it was moved is not known.
4 | sunk ship | What lies in Chuuk? | A Japanese fleet lies in Chuuk's lagoon | A Japanese fleet lies in Chuuk's lagoon. In February of nineteen forty four, some sixty ships and hundreds of planes were sunk. Divers see tanks and tea cups. | Bones lie there, too. | Oil leaks from rusting hulls.
3 | star path | Who sails by stars? | A man from Satawal sailed by stars alone | A man from Satawal sailed by stars alone. Mau Piailug led a canoe from Hawaii to Tahiti in nineteen seventy six, without any instrument. | He taught it to Hawaiians. | So an art was saved.
3 | islands | How many islands are there? | Six hundred islands make four states | Six hundred islands make four states. Yap, Chuuk, Pohnpei and Kosrae lie over three thousand kilometers. | Land is hardly larger than a city. | Each has languages of its own.

# nauru | country | Nauru | nauru, nauruan, nauruans | Nauru
> It was once the richest, from bird droppings. | It has no capital. | You can run around it in an afternoon.
@ You drive around Nauru in half an hour, and you have seen a country.
5 | mined rock | How did Nauru become rich and poor? | Nauru dug itself up | Nauru dug itself up. Phosphate made it among the richest per head in the seventies. Then it ran out, and the money was lost in hotels and a musical. | Four fifths of the island are bare pinnacles. | It lived by holding refugees for Australia.
4 | small island | How small is it? | No island country is smaller than Nauru | No island country is smaller than Nauru. It has twenty one square kilometers and some twelve thousand people. Only the Vatican and Monaco are smaller. | A road of nineteen kilometers goes around. | Its plane was once seized for debts.
4 | no capital | Which state has no capital? | Nauru has no capital | Government sits in the district of Yaren, and no town is named the capital. | No other republic is so. | There is no river either.
3 | caught bird | What sport have they? | Men there caught and tamed frigate birds | Birds were lured to a stand and belonged to whoever caught them. | It was play and honor. | Weights are the sport now: it won medals for lifting.
3 | star | What does its flag show? | Its flag shows where it lies | Its flag shows where it lies. The line is the equator, and the star just below it is Nauru. | Twelve points are twelve tribes. | One of them has died out.

# palau | country | Palau | palau, palauan, palauans | Palau
> One swims here among millions of jellyfish. | Guests sign a promise in their passports. | Some sunscreens are forbidden here.
@ You float in Palau, and golden jellyfish touch you like balloons.
5 | golden jellyfish | Which lake is full of jellyfish? | Swimmers meet millions of jellyfish in Palau | Swimmers meet millions of jellyfish in Palau. In a salt lake, they follow the Sun from side to side each day. Their stings are hardly felt. | Heat has nearly emptied it at times. | They live off algae within them.
4 | passport stamp | What do guests sign? | Guests of Palau sign a promise | Since twenty seventeen, each passport gets a stamp with a promise to the children, to tread lightly. | It was written with children. | Officers stand by.
4 | sunscreen | Why is sunscreen forbidden? | Palau first forbade sunscreens that harm reefs | Palau first forbade sunscreens that harm reefs. Since twenty twenty, ten substances may not be sold or brought. | They were found in its lake. | Hawaii did so a little later.
3 | no fishing | How much sea is closed? | Four fifths of its waters are closed to fishing | Four fifths of its waters are closed to fishing. The area is larger than California. Sharks have been safe since two thousand nine. | Elders had always closed reefs for a time. | The rest feeds its people.
3 | yellow flag | What is on the flag? | A yellow Moon is on its flag | On blue, a Moon stands a little to one side. At full Moon, it is time to plant and fish. | It looks like Japan's in other colors. | It became free in nineteen ninety four.

# tuvalu | country | Tuvalu | tuvalu, tuvaluan, tuvaluans | Tuvalu
> It sells the end of its web address. | It copies itself into a computer, since it may drown. | Its runway is its playground.
@ You play volleyball in Tuvalu on a runway, until a siren sounds.
5 | web address | How do two letters pay? | Tuvalu earns millions by two letters | Tuvalu earns millions by two letters. Its address on the web ends in T V. Firms of video pay for it: a good part of the state's income. | The first money paid for its seat in the United Nations. | Luck gave it the letters.
5 | digital island | Why does it copy itself? | Tuvalu makes a copy of itself in a computer | As the sea rises, it has its islands measured, and wants to stay a state even without land. A minister spoke standing in the sea. | Its highest place is some four and a half meters. | Australia takes in some of its people each year.
4 | runway | What happens on its runway? | The runway is a park when no plane comes | A few planes a week land. In between, people play, ride and sleep there, where it is cool. | A siren clears it. | Americans built it in the war.
3 | few guests | How few guests come? | It is among the least visited countries | It is among the least visited countries. A few thousand people come in a year. | Flights go from Fiji alone, mostly. | It has one main street.
3 | nine islands | How many islands has it? | Its name means eight standing together | Its name means eight standing together. There are nine, but one had hardly any people. | They are rings of coral. | Some eleven thousand people live there.
`
