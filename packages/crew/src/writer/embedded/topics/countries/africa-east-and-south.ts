/** Countries of the middle, the east and the south of Africa, and of its islands, for `readTopics`. */
export const COUNTRIES_AFRICA_EAST_AND_SOUTH = `
# angola | country | Angola | angola, angolan, angolans | Angola
> A queen here is said to have sat on a person, to be as high as her guest. | One of the oddest antelopes lives only here. | A plant here has just two leaves, for a thousand years.
@ You stand in Angola above a waterfall that hardly anybody abroad has heard of.
5 | queen | Who was Queen Nzinga? | Queen Nzinga met Portugal as an equal | In sixteen twenty two, Nzinga went to the Portuguese governor. As no chair was offered, a servant is said to have knelt to be her seat. | She ruled Ndongo and Matamba and fought Portugal for decades. | Statues in Angola show her today.
4 | sable antelope | What is the giant sable? | The giant sable lives in Angola alone | The giant sable lives in Angola alone. This black antelope has horns up to a meter and a half long. Many thought that the war had killed it off. | Cameras in the bush found it again in two thousand five. | It is on the shirt of the national team.
4 | desert plant | Which plant has only two leaves? | Welwitschia grows two leaves for centuries | Welwitschia grows two leaves for centuries. In the desert of Angola and Namibia, welwitschia lives on fog. Some plants are more than a thousand years old. | The wind tears the two leaves to ribbons. | It was named after the botanist who found it in Angola.
3 | waterfall | Which waterfall is hardly known? | Kalandula is one of Africa's great waterfalls | The Kalandula Falls are some hundred meters high and four hundred wide. | Few visitors come. | In the rains, its spray makes rainbows all day.
3 | oil rig | What does Angola live on? | Angola sells oil and diamonds | Angola is among Africa's largest sellers of oil, and sells diamonds, too. | A war of twenty seven years ended in two thousand two. | Portuguese is the language that most people share.

# congo-kinshasa | country | the Democratic Republic of the Congo | congo, democratic republic of the congo, dr congo, drc, congolese | Democratic Republic of the Congo
> Its river is deeper than any other. | An ape that makes peace lives only here. | Some of its metal is in your pocket.
@ You stand in the Congo at a river so wide that the other bank is another country's capital.
4 | deep river | What is the deepest river? | The Congo is the deepest river | In places, the Congo River is more than two hundred twenty meters deep. | Some fish down there are pale and blind. | After the Amazon, it carries the most water.
5 | bonobo | Where do bonobos live? | Bonobos live only south of the Congo River | Bonobos, as near to us as chimpanzees, live in the forest south of the river. They mostly make peace rather than fight. | Females lead their groups. | The river keeps them from chimpanzees.
4 | striped legs | What is an okapi? | The okapi looks like a zebra and is none | The okapi, with striped legs, is the giraffe's only near relative. It lives in the wild only there. | Science heard of it around nineteen hundred one. | Its tongue reaches its own ears.
4 | cobalt stone | What is in a phone from the Congo? | Most of the world's cobalt comes from the Congo | Batteries of phones and cars need cobalt. More than two thirds of it is mined there. | Some is dug by hand, in danger. | Buyers are asked to prove where theirs is from.
3 | two capitals | Which capitals face each other? | Two capitals look at each other over a river | Kinshasa and Brazzaville, capitals of two Congos, lie on two banks of one river. No other two capitals lie so near, Rome and the Vatican apart. | There is no bridge between them. | Ferries take some minutes.

# congo-brazzaville | country | the Republic of the Congo | republic of the congo, congo brazzaville, congo-brazzaville | Republic of the Congo
> Men here dress like dandies, in dusty streets. | Gorillas here wade through clearings. | Its capital was once the capital of free France.
@ You stand in Brazzaville, and a man in a pink suit lights his pipe.
5 | man in suit | Who are the sapeurs? | Sapeurs dress up in the streets of Brazzaville | The sapeurs wear fine suits in bright colors, with never more than three colors at a time. Many earn little. | Their code asks for good manners and peace. | The custom grew from colonial times.
4 | gorilla | What are the bais? | Gorillas bathe in clearings of the Congo | In wet clearings called bais, gorillas, elephants and buffaloes come out of the forest for salty plants. | Researchers sit there on platforms. | Odzala and Nouabale-Ndoki are parks with such places.
4 | capital of france | When was Brazzaville capital of France? | Brazzaville was once the capital of Free France | Brazzaville was once the capital of Free France. In the Second World War, from nineteen forty, the free French had their capital in Brazzaville. | Charles de Gaulle promised Africans more rights there. | The city is named for an explorer, Brazza.
3 | rain forest | How much forest has it? | More than half of the country is forest | More than half of the Republic of the Congo is rain forest, and few people live in it. | Its peat stores huge amounts of carbon. | Most people live in two cities.
3 | rumba guitar | Which music is heritage? | Congolese rumba is heritage of the world | Both Congos share the rumba, which came back over the sea from Cuba and became something new. | Its guitars are heard all over Africa. | In twenty twenty one, it was put on the heritage list.

# central-african-republic | country | the Central African Republic | central african republic, central african | Central African Republic
> A man here crowned himself emperor. | Hundreds of elephants meet in one clearing. | It lies in the very middle of a continent.
@ You sit on a platform in the forest, and below you are a hundred elephants.
5 | crown | Who crowned himself emperor? | A president crowned himself like Napoleon | In nineteen seventy seven, Jean-Bedel Bokassa had himself crowned emperor, with a golden throne in the shape of an eagle. It cost a large part of the country's income. | Two years later, he was overthrown. | The republic came back.
4 | elephants | What happens at Dzanga Bai? | Forest elephants meet at Dzanga Bai | Forest elephants meet at Dzanga Bai. In the clearing Dzanga Bai, up to a hundred or more forest elephants dig for salts at a time. | One researcher knew thousands of them by their ears. | Forest elephants are smaller, with straighter tusks.
4 | singing people | Whose songs are heritage? | The Aka sing in many voices at once | The songs of the Aka of the forest have many voices that are made up as they go. | They are heritage of the world. | Children learn them from birth on.
3 | map middle | Where is the middle of Africa? | Its name says where it lies | The country lies far from any sea, near the center of the continent. | Two great rivers, to Chad and to the Congo, take its water. | Sango, a language of traders, is spoken by nearly all.
3 | diamonds | What lies in its soil? | It has diamonds, and is poor | Diamonds, gold and forest are its riches. It is among the poorest countries all the same. | War and bad roads are reasons. | Most people farm for themselves.

# gabon | country | Gabon | gabon, gabonese | Gabon
> Hippos surf here, and elephants walk on beaches. | A nuclear reactor ran here without people. | Nearly all of it is forest.
@ You stand on a beach in Gabon, and an elephant comes out of the trees.
5 | natural reactor | Where did nature run a reactor? | Nature ran nuclear reactors in Gabon | Nature ran nuclear reactors in Gabon. At Oklo, uranium in wet rock began to split by itself about two billion years ago, on and off for hundreds of thousands of years. | Workers noticed in nineteen seventy two that some uranium was missing. | No other place like it is known.
4 | forest | How much of Gabon is forest? | Almost nine tenths of Gabon is forest | Almost nine tenths of Gabon is rain forest, some of the richest of Africa. | In two thousand two, thirteen national parks were made at once. | It takes up more carbon than it gives off.
4 | elephant on beach | Where do elephants walk on beaches? | Elephants and hippos walk on Gabon's beaches | In Loango, forest meets the sea, and elephants, buffaloes and sometimes hippos come to the waves. | Whales pass by offshore. | Hardly any hotel stands there.
3 | mandrill | Where are the largest groups of mandrills? | Hordes of mandrills roam through Gabon | In Lope, groups of mandrills of several hundred, up to more than a thousand, have been counted. | Males have red and blue faces. | It is among the largest groups of primates besides people.
3 | white doctor | Who built a hospital in Lambarene? | Albert Schweitzer ran a hospital in Gabon | The doctor and organist Albert Schweitzer founded a hospital at Lambarene in nineteen thirteen. | He got the Nobel Peace Prize. | The hospital still works, and studies malaria.

# sao-tome | country | Sao Tome and Principe | sao tome and principe, sao tome, principe | São Tomé and Príncipe
> Einstein was proved right on one of its islands. | A finger of rock points out of its forest. | It was once called the chocolate islands.
@ You stand on an island on the equator, with one foot in each half of the world.
5 | eclipse | Where was Einstein proved right? | An eclipse on Principe made Einstein famous | In nineteen nineteen, Arthur Eddington photographed stars beside the dark Sun from Principe. Their light was bent, as Einstein had said. | Another team did so in Brazil. | Overnight, Einstein was known everywhere.
4 | rock needle | What is Pico Cao Grande? | A needle of rock stands in the rain forest | A needle of rock stands in the rain forest. Pico Cao Grande rises more than three hundred meters from the trees. It is the hardened throat of an old volcano. | Climbers meet mist, moss and snakes. | It looks like a tower in a story.
4 | chocolate bar | What were the chocolate islands? | The islands once sold the most cocoa | Around nineteen thirteen, no other country sold more cocoa than these two small islands. | Much of it was picked by forced workers. | Chocolate makers in Britain stopped buying it over that.
3 | small islands | How small is the country? | Only one African country is smaller | Only one African country is smaller. After the Seychelles, it is the smallest of Africa, with about a thousand square kilometers. | It lies on the equator. | Portuguese is spoken.
3 | giant begonia | Which giants live there? | Some of its plants are giants | Some of its plants are giants. Begonias grow to meters there, and many birds live nowhere else. | Islands far from land make odd sizes. | A tiny ibis is among the rarest.

# rwanda | country | Rwanda | rwanda, rwandan, rwandans | Rwanda
> Plastic bags are forbidden here. | Baby gorillas get their names in a ceremony. | More women than men sit in its parliament.
@ You stand in Rwanda, and there is a hill on every side.
4 | parliament | Where do women lead parliament? | Women hold most seats in Rwanda's parliament | Since two thousand eight, more than half of the members of Rwanda's lower house have been women, more than anywhere else. | The law asks for at least thirty percent. | After the killings of nineteen ninety four, most people alive were women.
4 | baby gorilla | How do gorillas get names? | Baby gorillas are named in a ceremony | Once a year, thousands of people gather in Rwanda as newborn mountain gorillas get names. | It is modeled on the naming of children. | Their number has risen to more than a thousand, with those of Uganda and the Congo.
4 | clean street | What is Umuganda? | Once a month Rwanda cleans up together | Once a month Rwanda cleans up together. On the last Saturday of each month, people clean streets, build and repair together. | Plastic bags have been forbidden since two thousand eight. | Kigali counts as one of Africa's cleanest cities.
5 | drone | What do drones bring? | Drones bring blood to Rwanda's hospitals | Since twenty sixteen, small planes without pilots have dropped blood by parachute at hospitals on hills. | It takes minutes in place of hours by car. | It was the first such service over a whole country.
3 | candle | What happened in nineteen ninety four? | In a hundred days Rwanda lost hundreds of thousands | In a hundred days Rwanda lost hundreds of thousands. In nineteen ninety four some eight hundred thousand people or more, most of them Tutsi, were murdered in about a hundred days. | Village courts later tried many of the killers. | Each April, the country mourns.

# burundi | country | Burundi | burundi, burundian, burundians | Burundi
> Its drums were once for the king alone. | A stone here marks a source of the Nile. | A crocodile here has its own legend.
@ You hear the drums of Burundi before you see them.
5 | drummers | What is special about Burundi's drums? | Burundi's drums were once for kings | Burundi's drums were once for kings. Drummers carry hollow trunks on their heads and beat them while they leap. The royal drum dance is heritage of the world. | Once, only certain families might play. | Pop musicians in Britain copied the beat.
4 | pyramid on hill | Where is the southernmost source of the Nile? | A pyramid in Burundi marks a Nile source | A spring in the hills of Burundi is held to be the southernmost source of the Nile. A small pyramid stands above. | A German explorer had it built in nineteen thirty eight. | Rwanda has another candidate.
4 | huge crocodile | Who is Gustave? | Gustave is a crocodile of legend | A huge crocodile of Lake Tanganyika called Gustave is said to have killed many people. Nobody ever caught him. | His size was guessed at over five meters. | Some of his deeds may be others'.
3 | deep lake | How deep is Lake Tanganyika? | Burundi lies at the second deepest lake | Lake Tanganyika is almost one and a half kilometers deep. Only Lake Baikal is deeper. | Hundreds of its fish live nowhere else. | Four countries share it.
3 | two cities | What is the capital of Burundi? | Burundi changed its capital lately | In twenty nineteen, Gitega became the political capital, and Bujumbura stayed the center of business. | Gitega was the seat of the kings. | It lies in the middle of the land.

# uganda | country | Uganda | uganda, ugandan, ugandans | Uganda
> The Nile begins its long way here. | Half of all mountain gorillas live in one forest. | People here eat grasshoppers like popcorn.
@ You stand in Uganda where the water leaves the lake and becomes the Nile.
4 | river out of lake | Where does the White Nile begin? | The White Nile leaves Lake Victoria in Uganda | At Jinja, water of Lake Victoria sets out on a way of more than six thousand kilometers. It takes some three months to the sea. | Part of Gandhi's ashes was scattered there. | Rafters love the rapids.
5 | mountain gorilla | Where do mountain gorillas live? | About half of all mountain gorillas live in Uganda | About half of all mountain gorillas live in Uganda. In the forest of Bwindi live some four hundred fifty mountain gorillas. Others are in a park nearby. | A visit costs much and pays for their guards. | Visitors keep a distance, since gorillas catch colds from us.
4 | fried grasshoppers | What do Ugandans snack on? | Fried grasshoppers are a treat in Uganda | Fried grasshoppers are a treat in Uganda. After the rains, bright lamps lure clouds of long-horned grasshoppers called nsenene. Fried with onion, they are sold by the cup. | They taste like crisp chicken skin, some say. | Drums below the lamps fill by night.
3 | snow on equator | Where is there ice at the equator? | Ice lies nearly on the equator in Uganda | Ice lies nearly on the equator in Uganda. The Rwenzori, the Mountains of the Moon, are over five thousand meters high. Their glaciers are shrinking fast. | Ancient writers guessed that the Nile came from there. | Giant plants grow on their slopes.
3 | rolled omelette | What is a rolex in Uganda? | In Uganda you can eat a rolex | A rolex is an omelette rolled into a flat bread. The name comes from rolled eggs. | It is sold at nearly every corner. | There is a festival for it.

# south-sudan | country | South Sudan | south sudan, south sudanese | South Sudan
> It is the youngest country on Earth. | Antelopes walk here by the millions. | A giant swamp swallows half of a river.
@ You fly over South Sudan, and the ground below you moves: antelopes.
4 | new flag | What is the youngest country? | South Sudan is the youngest country | South Sudan is the youngest country. On the ninth of July of twenty eleven, South Sudan became independent. Almost ninety nine percent had voted for it. | Decades of war came before, and another war soon after. | It is the newest member of the United Nations.
5 | antelopes | Where is the greatest march of animals? | Millions of antelopes walk through South Sudan | Millions of antelopes walk through South Sudan. From the air in twenty twenty three, some six million antelopes were estimated. It may be the greatest march of land animals. | Nobody had counted well because of war. | Most are white-eared kob.
4 | swamp | What is the Sudd? | The Nile gets lost in a swamp here | The Sudd is a swamp of reeds, in wet years larger than England. About half of the White Nile's water evaporates there. | For centuries, no ship got through. | Explorers of the Nile gave up there.
3 | tall player | Who was Manute Bol? | One of the tallest players came from here | One of the tallest players came from here. Manute Bol, two meters thirty one tall, was a Dinka and blocked shots in the American basketball league. | He gave most of his money to his people. | The national team went to the Olympics in twenty twenty four.
3 | cattle | What are cattle worth? | Cattle are riches in South Sudan | Cattle are riches in South Sudan. For the Dinka and the Nuer, cattle are wealth, and a bride's family is given some. Children get an ox's name. | Ash is rubbed into the skin against insects. | Songs are sung for oxen.

# sudan | country | Sudan | sudan, sudanese | Sudan
> It has more pyramids than Egypt. | Its kings once ruled Egypt as black pharaohs. | Two Niles become one here.
@ You stand in Sudan among pyramids, and there is nobody else.
5 | steep pyramids | Which country has the most pyramids? | Sudan has more pyramids than Egypt | More than two hundred steep pyramids stand in Sudan, most at Meroe. Kings and queens of Kush lie below. | They are smaller and later than those of Giza. | A treasure hunter blew off the tops of some in the nineteenth century.
5 | black pharaoh | Who were the black pharaohs? | Kings from Sudan once ruled Egypt | Kings from Sudan once ruled Egypt. In the eighth century before Christ, kings of Kush took Egypt and ruled it for nearly a hundred years. | The greatest, Taharqa, is named in the Bible. | They built pyramids again when Egypt had long stopped.
4 | two rivers | Where do the two Niles meet? | The Blue and White Nile meet at Khartoum | At Khartoum, the Blue Nile from Ethiopia meets the White Nile. For a while, two colors flow beside each other. | Most of the water in flood is the Blue Nile's. | The city's name may mean elephant's trunk.
3 | candace queen | Who were the kandakes? | Queens of Kush fought Rome | The queens of Kush were called kandake. One of them fought the Romans around twenty five before Christ. | A bronze head of Augustus was found buried under steps, for people to tread on. | The name Candace comes from it.
3 | coral reef | What lies off its coast? | Sudan's reefs are among the finest | Jacques Cousteau built houses below the sea off Sudan in nineteen sixty three, where men lived for a month. | Their remains can still be seen. | Hammerhead sharks gather nearby.

# eritrea | country | Eritrea | eritrea, eritrean, eritreans | Eritrea
> Its capital looks like Italy of the thirties. | A gas station here looks like a plane. | Cyclists are heroes here.
@ You sit in a cafe in Asmara with a macchiato, in the high air of Africa.
5 | airplane gas station | Which gas station looks like a plane? | A gas station in Asmara looks like an airplane | A gas station in Asmara looks like an airplane. The Fiat Tagliero, from nineteen thirty eight, has wings of concrete fifteen meters long without a pillar. | It is told that officials asked for pillars, and the builder held a pistol to a worker to have them taken away. | Nobody can prove that tale.
4 | old cinema | Why does Asmara look Italian? | Asmara is a museum of modern building | Italy ruled Eritrea for more than fifty years and made Asmara a field of trials for its architects. The city is heritage of the world. | There are cinemas, villas and bars as they were. | People still drink macchiato.
4 | cyclist | What do people love in Eritrea? | Eritrea is mad about bicycles | Eritrea is mad about bicycles. Italians brought racing, and now it is the national sport. Biniam Girmay was the first black African to win a stage of the Tour de France. | That was in twenty twenty four. | Thin air on the plateau helps in training.
3 | hot desert | What is the Danakil? | Eritrea shares one of the hottest deserts | The Danakil lies below the sea's level, and is among the hottest places where people live. | Salt is cut there. | Three plates of the Earth drift apart.
3 | steam train | Which railway climbs to Asmara? | A steam railway climbs two kilometers up | A steam railway climbs two kilometers up. From the Red Sea to Asmara, the Italians built a railway with dozens of tunnels and bridges. | After the war, old railway men repaired it. | Steam engines of the thirties ran again.

# djibouti | country | Djibouti | djibouti, djiboutian | Djibouti
> It has the lowest point of a continent. | Armies of rivals are neighbors here. | A lake here is saltier than the Dead Sea.
@ You walk on white salt in Djibouti, far below the sea.
5 | salt lake | What is the lowest point of Africa? | Lake Assal is the lowest point of Africa | Lake Assal in Djibouti lies about a hundred fifty five meters below the sea, and is about ten times as salty. | Salt was carried from it by camel to Ethiopia. | You cannot sink in it.
4 | army bases | Why do armies meet in Djibouti? | Rival armies are neighbors in Djibouti | Rival armies are neighbors in Djibouti. The United States, China, France, Japan and others have bases there, some a few kilometers apart. | A tenth or so of the world's trade passes by. | Rent for the bases is a large income.
4 | chimneys | Where do chimneys stand in a desert? | Chimneys of limestone steam at Lake Abbe | At Lake Abbe, hundreds of spires of limestone stand up to fifty meters high. Some let off steam. | Hot springs made them under water. | A film on the planet of the apes is said to have used the place.
4 | whale shark | What swims off Djibouti? | Young whale sharks gather off Djibouti | Young whale sharks gather off Djibouti. Each winter, young whale sharks come to the Gulf of Tadjoura to eat plankton. | They are the largest of fish and harmless. | Most of those that come are males.
3 | rift | Why does the ground move there? | Djibouti lies where Africa tears apart | Djibouti lies where Africa tears apart. Three plates part there, so the land sinks and cracks. In nineteen seventy eight, a small volcano broke out after earthquakes. | One day the sea may flood in. | It will take a million years or more.

# somalia | country | Somalia | somalia, somali, somalis | Somalia
> It is called a nation of poets. | It has the longest coast of Africa's mainland. | Caves here kept pictures for five thousand years.
@ You sit in Somalia with tea and milk, and somebody recites a poem.
4 | poet | Why is it a nation of poets? | Somalia is called a nation of poets | Poems were the newspapers of Somalia: they told news, made peace and started feuds. Good ones were learned by thousands. | Each line repeats one sound. | Somali was written officially only in nineteen seventy two.
5 | cave painting | What is Laas Geel? | Rock paintings at Laas Geel look like new | In caves near Hargeisa, cows with lyre-shaped horns and decorated necks were painted some five thousand years ago. | Science learned of them in two thousand two. | The place lies in Somaliland, which calls itself a state.
4 | camels | How many camels are there? | Somalia has more camels than nearly any other country | Somalia has millions of camels, for milk, meat and the way. | Somali has dozens of words for them. | Camel's milk is drunk fresh or sour.
3 | banana plate | Why do people eat a banana with rice? | A banana belongs beside Somali rice | With rice and pasta, many Somalis eat a fresh banana, bite by bite. | Pasta came with Italy. | Bananas were once sold all over Italy from there.
3 | long coast | How long is its coast? | No mainland country of Africa has a longer coast | The coast of Somalia is more than three thousand kilometers long. | Ancient Egypt sent ships for incense to Punt, perhaps there. | Most of the world's frankincense still comes from this horn.

# zambia | country | Zambia | zambia, zambian, zambians | Zambia
> A bath at the edge of a waterfall. | Ten million bats come here to one small wood. | A teacher here planned to send a girl to Mars.
@ You swim in Zambia, and a meter away the river falls a hundred meters.
5 | pool at edge | Where can you swim at a waterfall's edge? | You can bathe at the edge of Victoria Falls | You can bathe at the edge of Victoria Falls. In the dry season, a lip of rock makes a pool at the very edge of the falls, on the Zambian side. | It is called Devil's Pool. | One goes only with guides.
5 | bats | Where is the largest march of mammals? | Ten million bats come to one wood in Zambia | From October to December, some ten million fruit bats hang in a small swampy wood of Kasanka. | They come from all over the middle of Africa for fruit. | Branches break under their weight.
4 | space helmet | Which teacher had a space program? | A Zambian teacher trained for Mars | In nineteen sixty four Edward Makuka Nkoloso trained a girl and two cats for space: volunteers rolled down hills in oil drums. | The money that he asked for never came. | Some think that he meant it as mockery.
3 | copper | What does Zambia live on? | Zambia is a land of copper | Copper is most of what Zambia sells abroad. Its flag has an orange stripe for it. | Cables and cars need ever more. | Prices go up and down, and the country with them.
3 | old skull | Who was the man of Kabwe? | An early human lay in a Zambian mine | An early human lay in a Zambian mine. In nineteen twenty one, a miner at Kabwe found a skull with huge brows, some three hundred thousand years old. | It was the first such find in Africa. | It lies in London, and Zambia wants it back.

# malawi | country | Malawi | malawi, malawian, malawians | Malawi
> Its lake has more kinds of fish than any other. | A boy here built a windmill from scrap. | It is called the warm heart of Africa.
@ You stand on a beach in Malawi, and the sea before you is a lake.
5 | colorful fish | Which lake has the most kinds of fish? | No lake has more kinds of fish | No lake has more kinds of fish. Some eight hundred to a thousand kinds of fish live in Lake Malawi, most of them cichlids found nowhere else. | Many keep their young in their mouths. | They are sold to aquariums all over the world.
5 | scrap windmill | Who built a windmill from scrap? | A boy lit his home with a scrap windmill | At fourteen, William Kamkwamba could not pay for school. From a library book, he built a windmill of bicycle parts and blue gum wood. | It lit lamps, and a second one pumped water. | A book and a film tell of it.
4 | handshake | Why is it called the warm heart? | Malawi is the warm heart of Africa | Malawi is the warm heart of Africa. Visitors say that people are uncommonly kind, and the country took it as its slogan. | It has had no war in modern times. | It is among the poorest lands all the same.
3 | lake of stars | What did Livingstone call it? | Livingstone called it the lake of stars | The lamps of fishing boats at night look like stars on the water. | The lake fills almost a third of the country's outline. | It is some five hundred seventy kilometers long.
3 | tea field | What grows in Malawi? | Africa's tea began in Malawi | Tea was grown for sale in Malawi earlier than nearly anywhere else in Africa, from the eighteen eighties. | Tobacco is its main crop. | Tea goes into many mixed teas.

# mozambique | country | Mozambique | mozambique, mozambican, mozambicans | Mozambique
> Its flag shows a modern rifle. | Wild birds here lead people to honey. | A mountain forest was found here on a map of the internet.
@ You eat grilled prawns in Mozambique, with your feet in the sand.
5 | small bird | How do birds and people work together? | Birds lead people to honey in Mozambique | Yao honey hunters call with a trill and a grunt. Honeyguide birds hear it and lead them to bees' nests. | People get honey, the bird gets wax. | A test showed that the call makes success much likelier.
4 | flag with rifle | Whose flag has a modern rifle? | Mozambique's flag shows a rifle | The flag shows a rifle, a hoe and a book, for defense, work and learning. | No other state has a modern rifle on its flag. | A contest for a new one was held, and it stayed.
5 | hidden forest | Which forest was found by computer? | A forest was found on the internet's maps | In two thousand five, a researcher saw a dark green patch on pictures from space: Mount Mabu, one of Africa's largest mountain forests. | New butterflies, snakes and a chameleon were found there. | People nearby had known it well.
3 | elephant tusk | Why do some elephants have no tusks? | War left elephants without tusks | In Gorongosa, most elephants were killed for ivory in the war. Among the females that lived, many were born without tusks. | Those had been spared. | Their daughters inherit it.
3 | island fort | Where does the name come from? | The country is named for a small island | The Island of Mozambique was the capital for centuries. A chapel there may be the oldest European building of the southern half of the Earth. | A bridge leads there. | It is heritage of the world.

# eswatini | country | Eswatini | eswatini, swaziland, swazi, swazis | Eswatini
> A king rules here, and has many wives. | Its name was changed for a birthday. | The oldest mine lies here.
@ You stand in Eswatini, and thousands of girls with reeds come singing.
4 | king | Where does a king still rule? | Eswatini is Africa's last absolute monarchy | The king of Eswatini names the government and has many wives. His mother rules beside him, as the great she-elephant. | Parties may not stand in elections. | Protests were put down in twenty twenty one.
4 | name board | Why did Swaziland change its name? | Swaziland became Eswatini on an anniversary | In twenty eighteen, fifty years after independence, the king renamed it: land of the Swazi, in its own tongue. | Some letters had gone to Switzerland, he joked. | He turned fifty that year, too.
5 | old mine | Where is the oldest mine? | The oldest known mine is in Eswatini | The oldest known mine is in Eswatini. At Ngwenya, people dug for red ochre more than forty thousand years ago, for painting bodies. | Stone tools lay there. | Iron was mined there in modern times.
3 | reed dance | What is the Reed Dance? | Tens of thousands of girls dance with reeds | Tens of thousands of girls dance with reeds. At the Umhlanga, girls cut reeds and bring them to the queen mother to repair her fence. | It takes days. | Unmarried girls take part.
3 | huge rock | Which rock can you climb? | Sibebe is one of the largest granite domes | Sibebe rises out of a valley, bare and steep. After Uluru, it is often called the second largest single rock. | Its rock is three billion years old. | A race goes up it each year.

# lesotho | country | Lesotho | lesotho, basotho, sotho | Lesotho
> All of it lies higher than a thousand meters. | It is an island in another country. | One can ski in it, in Africa.
@ You ride a pony in Lesotho, wrapped in a blanket.
5 | mountain land | Which country lies wholly above a thousand meters? | All of Lesotho lies above a thousand meters | Lesotho's lowest point is some fourteen hundred meters high. No other independent country's is as high. | So it snows there in winter. | It is called the kingdom in the sky.
4 | country in country | Which country lies inside another? | South Africa lies all around Lesotho | South Africa lies all around Lesotho. Only two other states lie wholly inside one country: San Marino and Vatican City. | King Moshoeshoe kept it free from a mountain fortress. | It later asked Britain for protection.
4 | skier | Where can you ski in Africa? | You can ski in Lesotho | You can ski in Lesotho. In the Maluti mountains, there are lifts and slopes in June to August. | Snow cannons help. | Few places of Africa have such winters.
3 | blanket | Why do people wear blankets? | Blankets are dress in Lesotho | The Basotho wear wool blankets with patterns for birth, marriage and cold days. | A trader gave one to King Moshoeshoe in the nineteenth century. | Maize cobs on them stand for children.
3 | dam | What does Lesotho sell? | Lesotho sells water and jeans | Tunnels take water from its mountain dams to Johannesburg. | Its factories sew jeans for American brands. | Water is called white gold there.

# mauritius | country | Mauritius | mauritius, mauritian, mauritians | Mauritius
> The most famous extinct bird lived only here. | An underwater waterfall seems to fall into the deep. | Its stamps with a mistake are worth millions.
@ You stand on a mountain in Mauritius, and the sea below seems to fall off an edge.
5 | dodo | Where did the dodo live? | The dodo lived only in Mauritius | The dodo, a pigeon that could not fly, died out within about a century after Dutch sailors came in fifteen ninety eight. | Rats, pigs and monkeys ate its eggs. | Hardly a complete skeleton is left.
4 | underwater fall | Is there a waterfall under water? | Off Mauritius the sea seems to fall | Off Mauritius the sea seems to fall. From the air, sand that drifts down a shelf looks like a waterfall in the sea. | It is an illusion of light and sand. | The shelf drops off to thousands of meters.
4 | old stamp | What are the Post Office stamps? | Two stamps of Mauritius are worth millions | In eighteen forty seven, Mauritius printed stamps with the words Post Office. Only some twenty seven are left. | They were among the first outside Britain. | A letter with both was sold for millions.
4 | pink pigeon | Which bird came back? | A falcon of four came back | A falcon of four came back. In the seventies, only four Mauritius kestrels were known. Now there are hundreds. | Eggs were hatched by hand. | The pink pigeon was saved in the same way.
3 | seven colors | What are the seven colored earths? | Hills in Mauritius have seven colors | Hills in Mauritius have seven colors. In Chamarel, small dunes are red, brown, violet and yellow, since the ashes hold different metals. | Mixed sands part again by themselves, it is said. | Rain hardly washes them away.

# seychelles | country | the Seychelles | seychelles, the seychelles, seychellois | Seychelles
> The largest seed of any plant grows here. | A tortoise here is older than the telephone. | Its islands are pieces of a lost continent.
@ You walk on a beach in the Seychelles between boulders as round as whales.
5 | double coconut | What is the largest seed? | The largest seed on Earth grows in the Seychelles | The largest seed on Earth grows in the Seychelles. The coco de mer weighs up to some twenty five kilograms. Its shape led sailors to odd thoughts. | Its palm grows wild on two islands only. | Each one that is sold has a number.
5 | giant tortoise | Where do giant tortoises live? | A hundred thousand giant tortoises live on Aldabra | More giant tortoises live on Aldabra than anywhere else. Jonathan, the oldest living land animal, came from the Seychelles. | He hatched around eighteen thirty two. | Aldabra is hardly ever visited.
4 | granite boulders | What are the islands made of? | The Seychelles are bits of an old continent | The Seychelles are bits of an old continent. Most islands of the oceans are volcanoes or coral. The main Seychelles are granite, left over as India broke away from Madagascar. | The rock is some seven hundred fifty million years old. | Waves made it round.
3 | small capital | How small is its capital? | Victoria is among the smallest capitals | Victoria has some twenty five thousand people, and a silver clock tower after one in London. | No other African country has so few people. | All of it can be walked in an hour.
3 | frog | Which frog lives there? | One of the tiniest frogs lives there | One of the tiniest frogs lives there. The Gardiner's frog is about a centimeter long. It hears with its mouth. | It has no middle ear. | It has lived there since the land parted.

# comoros | country | the Comoros | comoros, the comoros, comorian, comorians | Comoros
> A fish that was thought dead for ages was swimming here. | Its perfume is in many bottles. | Its islands changed rulers by mercenaries.
@ You smell the Comoros before you see them: ylang-ylang.
5 | old fish | Where do coelacanths live? | A fish from the age of dinosaurs lives there | The coelacanth was thought to have died out with the dinosaurs. After one was caught off South Africa, more were found off the Comoros. | Fishers there had long known it, and not liked its taste. | It lives in caves, two hundred meters down.
4 | yellow flower | Which flower grows in the Comoros? | The islands grow flowers for perfume | The islands grow flowers for perfume. Most of the world's ylang-ylang oil came from the Comoros. It is in famous perfumes. | The yellow flowers are picked at dawn. | Vanilla and cloves are sold, too.
4 | mercenaries | How often was it overthrown? | The Comoros had some twenty coups | Since nineteen seventy five, there have been about twenty coups and attempts. A French mercenary, Bob Denard, led four. | Calm came in the last twenty years. | One island, Mayotte, chose to stay French.
3 | volcano | What is Karthala? | One of the largest live volcanoes rises there | One of the largest live volcanoes rises there. Karthala on Grande Comore has a huge crater and breaks out every ten years or so. | The islands are volcanoes that rose from the sea. | Rain sinks in, so there are no rivers there.
3 | wedding | What is the Grand Marriage? | A great wedding makes a man there | A great wedding makes a man there. A Grand Marriage lasts for days and costs years of savings. Without one, a man has little say in the village. | Gold is given to the bride. | Houses pass from mother to daughter.
`
