/** Cities that people ask for; the format is that of `readTopics`. */
export const CITIES_ASKED_FOR = `
# edinburgh | city | Edinburgh | edinburgh, history of edinburgh, edinburgh castle, edinburgh scotland | Edinburgh
> A city on a dead volcano. | A gun is fired there every day at one. | Its oldest streets lie below others.
@ You climb toward a castle on black rock.
3 | castle rock | What is Edinburgh Castle built on? | Edinburgh's castle stands on an old volcano | The castle stands on a plug of hard rock that once filled a volcano. Glaciers scraped away the softer rock around it. | Arthur's Seat, the hill nearby, is part of an old volcano, too. | From above you see why the castle was hard to take.
4 | one o'clock gun | Why is a gun fired in Edinburgh every day? | Edinburgh fires a gun at one o'clock | Since eighteen sixty one a gun has been fired from the castle, on most days at one. Ships set their clocks by it. | On Sundays it stays silent. | Visitors jump, and people who live there check their watches.
4 | buried street | What lies under Edinburgh's old town? | Old streets lie hidden under Edinburgh | When a new hall was built in the eighteenth century, the lower floors of old alleys were built over. Mary King's Close can be visited today. | Houses there had been many floors high. | So many people lived on one narrow ridge.
3 | festival stage | What is the Edinburgh Fringe? | Edinburgh's Fringe began with uninvited actors | In nineteen forty seven eight groups came to the new festival without being asked, and played anyway. The Fringe is now among the largest festivals of the arts. | Anybody who finds a stage may play. | In August the city fills with visitors.
4 | little dog statue | Who was Greyfriars Bobby? | Edinburgh honors a dog at a grave | As the story goes, a small terrier called Bobby stayed at his master's grave for fourteen years. A statue remembers him. | Historians doubt parts of the tale. | Visitors rub his nose, though the city asks them not to.

# beijing | city | Beijing | beijing, history of beijing, peking, forbidden city, the forbidden city, beijing china | Beijing
> A palace that nobody was allowed to enter. | One city, two kinds of Olympic Games. | Its old name is still on the menu.
@ You walk through one red gate after another.
4 | palace gate | What is the Forbidden City? | Beijing's Forbidden City had hundreds of buildings | For about five hundred years emperors lived in a palace of nearly a thousand buildings, behind walls and a moat. Ordinary people could not go in. | The last emperor left in nineteen twenty four. | It is now a museum with millions of visitors a year.
4 | Olympic flame | Which city has held both Olympic Games? | Beijing held summer and winter Olympic Games | The city was host in summer two thousand eight and in winter twenty twenty two. It was the first to hold both. | Stadiums of the first were used again. | Most of the snow for the winter was made by machines.
3 | roast duck | Why is it called Peking duck? | Peking is an older name for Beijing | Peking and Beijing are two ways to write the same Chinese name. It means northern capital. | Nanjing means southern capital. | The old spelling stays with the duck and a university.
3 | narrow lane | What are Beijing's hutongs? | Old Beijing lived in narrow lanes | Hutongs are lanes between houses that are built around a yard. Many have been torn down, and some are protected today. | Several families often shared one yard. | Whoever walks there sees another city than that of the towers.
4 | subway train | How large is Beijing's subway? | Beijing's subway is among the world's longest | The subway has more than eight hundred kilometers of track. Most of it was built in this century. | Its first line opened around nineteen seventy. | Millions ride it every day.

# moscow | city | Moscow | moscow, history of moscow, red square, kremlin, the kremlin, moscow russia | Moscow
> Red Square is not named after a color of flags. | Its subway looks like palaces. | The largest bell there never rang.
@ You come up an escalator into the cold.
4 | red square | Why is Red Square called red? | Red Square's name once meant beautiful | The Russian word that means red today also meant beautiful in older times. The name of the square is older than the red flags. | The square lies beside the wall of the Kremlin. | Parades, markets and concerts have been held there.
4 | cracked bell | What is the Tsar Bell? | Moscow's largest bell has never rung | The Tsar Bell weighs about two hundred tons. In a fire of seventeen thirty seven a piece broke off, before it was ever hung. | The broken piece alone weighs more than ten tons. | It stands on the ground in the Kremlin.
4 | subway station | Why is Moscow's subway so beautiful? | Moscow's subway was built as people's palaces | From nineteen thirty five stations opened with marble, mosaics and chandeliers. They were to show what the new state could do. | Some stations were shelters in the war. | Several lie very deep.
3 | colorful domes | Who built Saint Basil's Cathedral? | Ivan the Terrible ordered Moscow's colorful church | Saint Basil's was built from fifteen fifty five, after a victory over Kazan. That its architects were blinded is a legend. | Each of its towers stands over a chapel of its own. | Its bright colors came later.
3 | burning city | Who burned Moscow in eighteen twelve? | Napoleon found Moscow empty and burning | When Napoleon's army came in eighteen twelve, most people had left, and fire destroyed much of the city. Who lit it is argued about. | Napoleon waited weeks for an offer of peace. | The way home in the cold ruined his army.

# jerusalem | city | Jerusalem | jerusalem, history of jerusalem, western wall, the western wall, dome of the rock, old city of jerusalem | Jerusalem
> Three religions, one square kilometer. | The key of a church lies with a Muslim family. | A ladder nobody may move.
@ You walk on stones that feet have made smooth.
3 | old city walls | Why is Jerusalem holy to three religions? | Three religions have their holy places in Jerusalem | For Jews it is the place of the Temple, for Christians of the death of Jesus, and for Muslims of the Prophet's night journey. | The holy places lie within a short walk. | That is one reason why the city has been fought over so often.
4 | church key | Who keeps the key to the Church of the Holy Sepulchre? | Muslims keep a Jerusalem church's key | Two Muslim families have opened the Church of the Holy Sepulchre for centuries. Six Christian churches share it. | The families hold it as people whom all sides trust. | Who may clean which step is written down.
5 | short ladder | What is the immovable ladder? | A ladder in Jerusalem must not move | A small ladder under a window of the Church of the Holy Sepulchre has stood there since the eighteenth century at the latest. | Nothing may be changed unless all churches agree. | It has become a sign of how hard agreement is.
3 | western wall | What is the Western Wall? | Jerusalem's Western Wall held up a hill | It is a part of the wall that King Herod had built around the hill of the Temple about two thousand years ago. | Romans destroyed the Temple in the year seventy. | People put notes with prayers between its stones.
3 | pale stone | Why is Jerusalem one color? | Jerusalem builds with one kind of stone | Since British times a rule has asked that houses show the pale stone of the region. In the evening the city looks golden. | The rule goes back to a governor of about nineteen eighteen. | Even new towers are covered with it.

# lagos | city | Lagos | lagos, history of lagos, lagos nigeria, nollywood lagos | Lagos
> A giant city named after lakes. | One of the longest bridges of Africa crosses its lagoon. | It is not the capital.
@ A yellow bus stops, and you squeeze in.
3 | lagoon | What does the name Lagos mean? | Lagos is Portuguese for lakes | Portuguese sailors gave the name, after the lagoons. In Yoruba the city is called Eko. | There is a town with the same name in Portugal. | Much of the city lies on islands and by the water.
3 | government building | Is Lagos the capital of Nigeria? | Lagos is no longer Nigeria's capital | In nineteen ninety one the capital moved to Abuja, in the middle of the country. Lagos is still the largest city. | Abuja was planned on paper. | No single one of the large peoples was to be favored.
4 | long bridge | How long is the Third Mainland Bridge? | A Lagos bridge is over eleven kilometers long | The Third Mainland Bridge runs above the lagoon for more than eleven kilometers. It was finished in nineteen ninety. | For years it was the longest of Africa. | The Third Mainland Bridge links the islands with the mainland.
4 | film set | What is Nollywood? | Lagos is the home of Nollywood | Nigeria makes more films a year than almost any other country, and many come from Lagos. | A film sold on tape in nineteen ninety two is often named as the start. | Its stars are known all over Africa.
3 | wooden houses | What is Makoko? | Part of Lagos stands on stilts | Makoko is a settlement of wooden houses above the lagoon. People go from door to door by canoe. | Fishermen founded it in the nineteenth century. | The quarter is poor, and it has been threatened with being cleared.

# nairobi | city | Nairobi | nairobi, history of nairobi, nairobi kenya, nairobi national park | Nairobi
> Lions live within sight of the towers. | The city began as a railway camp. | Giraffes come to breakfast there.
@ A giraffe walks by, and behind it stand towers.
5 | lion and skyline | Which capital has a wildlife park? | Lions live beside Nairobi's towers | A national park begins a few kilometers from the center. Lions, rhinos and giraffes live there, and there is a fence toward the city. | The park is the oldest national park of Kenya. | On its south side animals can come and go.
3 | cool stream | What does Nairobi mean? | Nairobi's name means cool water | The name comes from words of the Maasai for cool water. Before the railway came, few people lived there. | The place was a swamp by a stream. | The city lies well over one thousand six hundred meters high.
3 | railway | Why was Nairobi founded? | Nairobi began as a railway depot | In eighteen ninety nine the builders of the railway from Mombasa to Uganda set up a depot there. A few years later it was the capital of the colony. | The place was about halfway along the line. | From the depot, the city grew.
4 | baby elephant | What happens to orphaned elephants in Nairobi? | Nairobi raises orphaned elephants | The Sheldrick trust has raised hundreds of young elephants that lost their mothers, and brings them back to the wild. | Daphne Sheldrick found out which milk they can drink. | Keepers sleep beside them.
3 | mobile phone | What is M-Pesa? | Nairobi pays by telephone | M-Pesa, which began in Kenya in two thousand seven, sends money by simple phones. Most adults there use such a service. | Pesa means money in Swahili. | Many people there had never had a bank account.

# manila | city | Manila | manila, history of manila, intramuros, manila philippines | Manila
> One of the most crowded cities on Earth. | Silver from America paid for silk there. | Old army cars became its buses.
@ A painted jeepney honks, and you hop on.
4 | crowded street | How crowded is Manila? | Manila is among the densest cities | The City of Manila has more than forty thousand people on each square kilometer. The whole region has over thirteen million. | The region around it is made of sixteen cities and a town. | Traffic there is famous.
4 | silver galleon | What was the Manila galleon? | Manila traded silver for silk | From fifteen sixty five to eighteen fifteen, Spanish ships sailed between Manila and Acapulco. They brought silver one way, and silk and porcelain the other. | A trip to Mexico took months. | The ships linked Asia and America for the first time on a regular way.
4 | jeepney | What is a jeepney? | Manila turned army jeeps into buses | After the Second World War people made the jeeps that Americans left into small buses, longer and painted all over. | Jeepneys have names, saints and horses on them. | Modern ones are to take their place.
3 | old walls | What is Intramuros? | Old Manila stands within walls | Intramuros means within the walls. The Spanish built it in stone from the end of the sixteenth century. | In nineteen forty five most of it was destroyed in battle. | San Agustin, a church of the year sixteen oh seven, stood through it.
3 | sunset bay | Why is Manila called a pearl? | Manila is called Pearl of the Orient | The nickname was known in Spanish and American times, and the bay is famous for its sunsets. | Its name may come from a plant called nilad. | On the shore people gather every evening.

# mumbai | city | Mumbai | mumbai, bombay, history of mumbai, mumbai india | Mumbai
> Mumbai used to be seven islands. | Leopards live at the edge of Mumbai. | Mumbai delivers lunch without computers.
@ A train with open doors rolls in, and everyone moves.
4 | seven islands | What was Mumbai built on? | Mumbai was once seven islands | Over about two centuries the water between seven islands was filled up with earth and stone. Now it is one long piece of land. | Portugal gave them to an English king as part of a dowry in sixteen sixty one. | Much of the city lies low.
5 | lunch boxes | Who are Mumbai's dabbawalas? | Mumbai's lunch carriers work without computers | Some thousands of men bring home-cooked lunches to offices by train and bicycle. Marks on the box say where each one goes. | The dabbawalas began around eighteen ninety. | Very few boxes go astray.
3 | film poster | Why is it called Bollywood? | Bollywood is named after Bombay | The word joins Bombay, the old name of the city, and Hollywood. It means the films in Hindi that are made there. | India makes more films a year than any other country. | Other cities have film industries of their own.
3 | station | When did Bombay become Mumbai? | Bombay became Mumbai in nineteen ninety five | The name Mumbai goes back to the goddess Mumbadevi. It had been used in Marathi all along. | The stock exchange kept the old name. | Many who live there use both.
4 | park at the edge of the city | Do leopards live in Mumbai? | Leopards live at Mumbai's edge | A national park lies within the limits of the city, and some dozens of leopards live there. At night they eat mostly stray dogs and wild animals. | People near it learn how to live beside them. | Few large cities have big cats as neighbors.

# shanghai | city | Shanghai | shanghai, history of shanghai, shanghai china, the bund | Shanghai
> A train there floats. | Its port is the busiest for containers. | In nineteen ninety the towers were fields.
@ You look over the river, and the towers light up.
4 | floating train | How fast is Shanghai's maglev? | A Shanghai train floats on magnets | The train to the airport was built to run at four hundred and thirty kilometers an hour. It hovers above its track. | It opened in the first years of this century. | Thirty kilometers take about eight minutes.
3 | towers | What was Pudong before? | Shanghai's towers stand on former fields | Around nineteen ninety much of Pudong, across the river, was farmland and warehouses. Today one of the tallest buildings of the world stands there. | The state had made Pudong a special zone. | The view from the Bund is the picture of the city.
3 | containers | Which port is the busiest? | Shanghai has the busiest container port | Since twenty ten more containers have passed through Shanghai than through any other port. | Part of it lies on islands, with a bridge of more than thirty kilometers. | What you wear may have come through it.
3 | old banks | What is the Bund? | Shanghai's Bund shows old bank fronts | The Bund is a row of banks and trading houses of about a hundred years ago by the river. Foreign powers held parts of the city then. | The word bund came with the British from India. | Today it is the place for a walk in the evening.
4 | refugees | Who found refuge in Shanghai? | Shanghai took in Jews without visas | In the late nineteen thirties some twenty thousand Jewish refugees came to Shanghai, since one could land there without a visa. | Most of the refugees came from Germany and Austria. | A museum tells of them.

# naples | city | Naples | naples, history of naples, naples italy | Naples
> Naples lies between two volcanoes. | Naples has a second city underground. | In Naples, you can buy a stranger's coffee.
@ A scooter passes between you and the wall.
3 | volcano | Why is Naples in danger? | Naples lies between two volcanoes | Vesuvius rises on one side, and on the other lie the Phlegraean Fields, a wide volcano that lifts and sinks the ground. | Hundreds of thousands of people live in the areas of danger. | Plans for leaving exist.
4 | underground city | What lies under Naples? | Naples has a second city below | The Greeks cut stone for building from under their feet, and the hollows became tanks for water. In the war, people hid there from bombs. | Parts of it can be visited. | The city stands on its own quarry.
3 | pizza oven | What makes a pizza Neapolitan? | Naples has rules for its pizza | A true one is baked for a minute or so in a very hot oven, and its rim is high and soft. An association checks it. | UNESCO lists the art of the bakers. | You fold it and eat it in the street.
4 | coffee cup | What is a suspended coffee? | In Naples you pay for a stranger's coffee | Whoever has a good day pays for two coffees and drinks one. The other waits for somebody who cannot pay. | The coffee that waits is called caffe sospeso. | The custom spread to other countries.
3 | new city | What does the name Naples mean? | Naples means new city | Greeks founded it more than two and a half thousand years ago and called it Neapolis, the new city. | It is one of the oldest cities of Europe in which people have always lived. | Its center is World Heritage.

# cape-town | city | Cape Town | cape town, history of cape town, table mountain, robben island | Cape Town
> A mountain with a tablecloth. | Penguins walk on its beach. | The city nearly ran out of water.
@ A cloud rolls over the flat mountain above you.
3 | flat mountain | Why is there a cloud on Table Mountain? | Table Mountain wears a tablecloth of cloud | When moist wind from the sea is pushed up the mountain, it cools and becomes cloud. On the other side it sinks and melts away. | The wind of summer is called the Cape Doctor. | A cable car goes up, when there is no storm.
4 | penguin on a beach | Where do penguins live near Cape Town? | Penguins live on a Cape Town beach | In the nineteen eighties some African penguins settled at Boulders Beach. A colony of some thousands grew from them. | They bray like donkeys. | The African penguin is in great danger.
4 | empty dam | What was Day Zero? | Cape Town nearly turned off its taps | In twenty eighteen, after years of drought, the city counted down to a day when most taps would be shut. People saved so much that it never came. | People were asked to use no more than fifty liters a day. | Rain then filled the dams.
3 | prison island | Who was held on Robben Island? | Nelson Mandela was held within Cape Town's sight | Nelson Mandela spent eighteen of his twenty seven years in prison on Robben Island. It lies off the city and is a museum today. | Former prisoners have led the tours. | From Robben Island one sees Table Mountain.
3 | flowers | What is special about plants in Cape Town? | Cape Town has plants found nowhere else | The Cape is the smallest of the six realms into which plants are often divided. Thousands of its plants grow nowhere else. | The plants of the Cape are called fynbos, fine bush. | Table Mountain has over a thousand kinds.

# madrid | city | Madrid | madrid, history of madrid, prado, madrid spain | Madrid
> Madrid's oldest restaurant may be older than the United States. | There's an Egyptian temple in Madrid. | Madrid's symbol is a bear at a tree.
@ It is ten at night, and dinner begins.
4 | old restaurant | Which is the oldest restaurant? | Madrid claims the world's oldest restaurant | Sobrino de Botin opened in seventeen twenty five. The Guinness book names it as the oldest that still works. | The oven of Botin is for suckling pigs. | Ernest Hemingway wrote about it.
4 | Egyptian temple | Why is there an Egyptian temple in Madrid? | An Egyptian temple stands in Madrid | Egypt gave the Temple of Debod to Spain, since Spain had helped to save monuments from a new lake. It opened in nineteen seventy two. | It is more than two thousand years old. | People come there for the sunset.
3 | bear statue | What is on Madrid's coat of arms? | Madrid's sign is a bear at a tree | The coat of arms shows a bear that stands at a strawberry tree. Its statue is a place to meet. | The tree's fruit only looks like a strawberry. | The bear goes back to the Middle Ages.
3 | museum hall | What is the Prado known for? | Madrid's Prado holds the king's paintings | The Prado opened in eighteen nineteen with paintings of the royal family. Velazquez, Goya and Bosch hang there. | Las Meninas is the most famous. | Picasso was once its director, on paper.
3 | center of roads | Where is Spain's kilometer zero? | Spain's roads are counted from Madrid | A plate in the Puerta del Sol marks kilometer zero, from which the main roads are counted. | At New Year, people eat grapes there to the strokes of the clock. | The city lies near the middle of the country.

# hanoi | city | Hanoi | hanoi, history of hanoi, hanoi vietnam, train street, hanoi train street | Hanoi
> A train passes an arm's length from the tables. | Coffee with egg is no mistake. | A turtle took back a sword.
@ You step into the street, and the scooters flow around you.
4 | train street | What is Train Street in Hanoi? | A Hanoi train passes between houses | In one narrow street trains roll by right in front of doors and cafes. People pull their tables in. | The city has closed it to visitors several times. | The line is more than a hundred years old.
4 | egg coffee | Why does Hanoi put egg in coffee? | Hanoi invented coffee with egg | In the nineteen forties milk was scarce, and Nguyen Van Giang beat egg yolk with sugar instead. His family still runs the cafe. | It tastes like a dessert. | Other places copied it.
3 | lake and tower | What is Hanoi's lake legend? | Hanoi's lake is named after a returned sword | As the legend goes, a king gave a magic sword back to a golden turtle in the lake. It is called the lake of the returned sword. | A huge soft-shelled turtle lived there until twenty sixteen. | Few such turtles are left on Earth.
3 | old streets | Why are Hanoi's streets named after goods? | Hanoi's old streets are named after goods | In the old quarter streets are called after silver, silk or paper, since each trade had a street. | There are said to be thirty six. | Some still sell what they are named after.
3 | river | What does Hanoi mean? | Hanoi means inside the river | The name says inside the river, since the Red River bends around it. It has had it since eighteen thirty one. | Before, it was called rising dragon. | It became a capital in ten ten.
`
