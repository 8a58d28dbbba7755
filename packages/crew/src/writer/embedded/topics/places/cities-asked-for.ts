/** Cities that people ask for; the format is that of `readTopics`. */
export const CITIES_ASKED_FOR = `
# edinburgh | city | Edinburgh | edinburgh, history of edinburgh, edinburgh castle, edinburgh scotland | Edinburgh
> Edinburgh's castle sits on a dead volcano. | Edinburgh fires a gun every day at one. | Edinburgh's oldest streets are underground.
@ You climb toward a castle on black rock.
3 | castle rock | What is Edinburgh Castle built on? | Edinburgh's castle stands on an old volcano | Edinburgh Castle stands on hard rock that once plugged a volcano. Glaciers scraped away the softer rock around it. | Arthur's Seat, the hill nearby, is part of an old volcano, too. | From up there, you see why it was hard to take.
4 | one o'clock gun | Why is a gun fired in Edinburgh every day? | Edinburgh fires a gun at one o'clock | Since eighteen sixty one, a gun has gone off at Edinburgh Castle on most days at one. Ships used to set their clocks by it. | On Sundays, it's silent. | Visitors jump, and locals check their watches.
4 | buried street | What lies under Edinburgh's old town? | Old streets lie hidden under Edinburgh | In the eighteenth century, Edinburgh put a new hall on top of old alleys. You can still walk down into one of them, Mary King's Close. | Houses there were many floors high. | So many people lived on one narrow ridge.
3 | festival stage | What is the Edinburgh Fringe? | Edinburgh's Fringe began with uninvited actors | In nineteen forty seven, eight groups came to Edinburgh's new festival without being asked, and performed anyway. Today the Fringe is one of the biggest arts festivals on Earth. | If you find a stage, you can play. | In August the city fills with visitors.
4 | little dog statue | Who was Greyfriars Bobby? | Edinburgh honors a dog at a grave | In Edinburgh, the story goes, a small terrier named Bobby stayed at his master's grave for fourteen years. He has a statue. | Historians doubt parts of it. | Visitors rub his nose, though the city asks them not to.

# beijing | city | Beijing | beijing, history of beijing, peking, forbidden city, the forbidden city, beijing china | Beijing
> For five hundred years, nobody could just enter Beijing's palace. | Beijing was the first to hold both Olympics. | Peking duck kept Beijing's old name.
@ You walk through one red gate after another.
4 | palace gate | What is the Forbidden City? | Beijing's Forbidden City had hundreds of buildings | For about five hundred years, emperors lived in Beijing behind walls and a moat, in nearly a thousand buildings. Ordinary people were kept out, so it's the Forbidden City. | The last emperor left in nineteen twenty four. | Now millions of visitors walk in every year.
4 | Olympic flame | Which city has held both Olympic Games? | Beijing held summer and winter Olympic Games | Beijing had the summer Olympics in two thousand eight and the winter Olympics in twenty twenty two. No city had held both before. | They used some of the same stadiums. | Most of the winter snow came from machines.
3 | roast duck | Why is it called Peking duck? | Peking is an older name for Beijing | Peking and Beijing are two spellings of one Chinese name: northern capital. | Nanjing is the southern capital. | The duck kept the old spelling, and so did a university.
3 | narrow lane | What are Beijing's hutongs? | Old Beijing lived in narrow lanes | Beijing's hutongs are lanes between houses built around a yard. Many have been torn down, and some are protected now. | Several families often shared one yard. | Walk through one, and the towers are gone.
4 | subway train | How large is Beijing's subway? | Beijing's subway is among the world's longest | Beijing's subway has more than eight hundred kilometers of track, and most of it is younger than the century. | Its first line opened around nineteen seventy. | Millions ride it every day.

# moscow | city | Moscow | moscow, history of moscow, red square, kremlin, the kremlin, moscow russia | Moscow
> Moscow's largest bell never rang. | Moscow's subway was built like a palace. | Napoleon took Moscow, and found it empty.
@ You come up an escalator into the cold.
4 | red square | Why is Red Square called red? | Red Square's name once meant beautiful | The Russian word for red used to mean beautiful, too. Moscow's Red Square is older than any red flag. | The square lies beside the wall of the Kremlin. | Parades, markets and concerts have been held there.
4 | cracked bell | What is the Tsar Bell? | Moscow's largest bell has never rung | Moscow's Tsar Bell weighs about two hundred tons. In a fire in seventeen thirty seven, before it was ever hung, a piece broke off. | The broken piece alone weighs more than ten tons. | It stands on the ground in the Kremlin.
4 | subway station | Why is Moscow's subway so beautiful? | Moscow's subway was built as people's palaces | From nineteen thirty five on, Moscow opened subway stations with marble, mosaics and chandeliers. They were meant to show what the new state could do. | In the war, some were shelters. | Several lie very deep.
3 | colorful domes | Who built Saint Basil's Cathedral? | Ivan the Terrible ordered Moscow's colorful church | Ivan the Terrible had Saint Basil's built in Moscow from fifteen fifty five on, after a victory over Kazan. That he blinded its architects is a legend. | Every tower stands over its own chapel. | Its bright colors came later.
3 | burning city | Who burned Moscow in eighteen twelve? | Napoleon found Moscow empty and burning | When Napoleon reached Moscow in eighteen twelve, most people were gone, and fire destroyed much of the city. Who lit it is still argued about. | He waited for weeks for a peace offer. | The march home in the cold ruined his army.

# jerusalem | city | Jerusalem | jerusalem, history of jerusalem, western wall, the western wall, dome of the rock, old city of jerusalem | Jerusalem
> Muslims keep the key to a church in Jerusalem. | In Jerusalem, nobody may move one ladder. | Jerusalem must be built in one kind of stone.
@ You walk on stones that feet have made smooth.
3 | old city walls | Why is Jerusalem holy to three religions? | Three religions have their holy places in Jerusalem | In Jerusalem stood the Temple of the Jews, Jesus died there, and Muslims believe the Prophet came there on his night journey. | It's all within a short walk. | That's one reason the city has been fought over so often.
4 | church key | Who keeps the key to the Church of the Holy Sepulchre? | Muslims keep a Jerusalem church's key | In Jerusalem, two Muslim families have opened the Church of the Holy Sepulchre for centuries. Six Christian churches share it. | All sides trust the families. | It's even written down who may clean which step.
5 | short ladder | What is the immovable ladder? | A ladder in Jerusalem must not move | Under a window of the Church of the Holy Sepulchre stands a small ladder. It's been there since the eighteenth century at least. | Nothing changes unless all the churches agree. | And they rarely do.
3 | western wall | What is the Western Wall? | Jerusalem's Western Wall held up a hill | About two thousand years ago, King Herod built a wall around Jerusalem's Temple hill. The Western Wall is a part of it. | Romans destroyed the Temple in the year seventy. | People tuck notes with prayers between its stones.
3 | pale stone | Why is Jerusalem one color? | Jerusalem builds with one kind of stone | For about a century, a rule has asked that houses in Jerusalem show the region's pale stone. In the evening, the city looks golden. | It goes back to a British governor. | Even new towers are covered with it.

# lagos | city | Lagos | lagos, history of lagos, lagos nigeria, nollywood lagos | Lagos
> Lagos has a quarter on stilts. | Lagos isn't Nigeria's capital anymore. | Lagos makes more movies than almost anywhere.
@ A yellow bus stops, and you squeeze in.
3 | lagoon | What does the name Lagos mean? | Lagos is Portuguese for lakes | Portuguese sailors saw the lagoons and named the place Lagos, lakes. In Yoruba, the city is Eko. | There is a town with the same name in Portugal. | Much of the city lies on islands and by the water.
3 | government building | Is Lagos the capital of Nigeria? | Lagos is no longer Nigeria's capital | In nineteen ninety one, Nigeria's capital moved from Lagos to Abuja, in the middle of the country. | Abuja was planned on paper. | That way, none of the big peoples was favored.
4 | long bridge | How long is the Third Mainland Bridge? | A Lagos bridge is over eleven kilometers long | The Third Mainland Bridge in Lagos runs over the lagoon for more than eleven kilometers. It was finished in nineteen ninety. | For years, no bridge in Africa was longer. | The Third Mainland Bridge links the islands with the mainland.
4 | film set | What is Nollywood? | Lagos is the home of Nollywood | Nollywood makes more films a year than almost any other industry, and many come from Lagos. | A movie sold on tape in nineteen ninety two is often called the start. | Its stars are known all over Africa.
3 | wooden houses | What is Makoko? | Part of Lagos stands on stilts | In Makoko, a part of Lagos, wooden houses stand above the lagoon, and people go from door to door by canoe. | Fishermen founded it in the nineteenth century. | It's poor, and the city has threatened to clear it.

# nairobi | city | Nairobi | nairobi, history of nairobi, nairobi kenya, nairobi national park | Nairobi
> Lions live within sight of Nairobi's towers. | Nairobi raises orphaned elephants. | Nairobi pays by phone, even without a bank.
@ A giraffe walks by, and behind it stand towers.
5 | lion and skyline | Which capital has a wildlife park? | Lions live beside Nairobi's towers | A few kilometers from downtown Nairobi, lions, rhinos and giraffes live in a national park. There's a fence on the city side. | It's Kenya's oldest national park. | On its south side animals can come and go.
3 | cool stream | What does Nairobi mean? | Nairobi's name means cool water | Nairobi comes from Maasai words for cool water. Before the railroad came, few people lived there. | It was a swamp by a stream. | The city lies well over one thousand six hundred meters high.
3 | railway | Why was Nairobi founded? | Nairobi began as a railway depot | In eighteen ninety nine, the builders of the railroad from Mombasa to Uganda set up a depot at Nairobi. A few years later, it was the colony's capital. | It was about halfway along the line. | From the depot, the city grew.
4 | baby elephant | What happens to orphaned elephants in Nairobi? | Nairobi raises orphaned elephants | The Sheldrick trust in Nairobi has raised hundreds of young elephants that lost their mothers, and returned them to the wild. | Daphne Sheldrick found the milk they can drink. | At night, keepers sleep beside them.
3 | mobile phone | What is M-Pesa? | Nairobi pays by phone | Since two thousand seven, Kenyans have sent money by M-Pesa, on the simplest phones. Most adults in Nairobi use it. | Pesa means money in Swahili. | Many had never had a bank account.

# manila | city | Manila | manila, history of manila, intramuros, manila philippines | Manila
> Manila turned army jeeps into buses. | Silver from Mexico bought silk in Manila. | Manila is one of the most crowded cities on Earth.
@ A painted jeepney honks, and you hop on.
4 | crowded street | How crowded is Manila? | Manila is among the densest cities | More than forty thousand people live on each square kilometer of Manila. The whole region has over thirteen million. | It's made up of sixteen cities and a town. | Traffic there is famous.
4 | silver galleon | What was the Manila galleon? | Manila traded silver for silk | From fifteen sixty five to eighteen fifteen, Spanish ships ran between Manila and Acapulco, with silver one way and silk and porcelain the other. | The trip to Mexico took months. | For the first time, Asia and America had a regular route.
4 | jeepney | What is a jeepney? | Manila turned army jeeps into buses | After the Second World War, people in Manila took the jeeps the Americans left, stretched them, painted them and ran them as buses. | They carry names, saints and horses. | Modern ones are supposed to replace them.
3 | old walls | What is Intramuros? | Old Manila stands within walls | Intramuros means within the walls. The Spanish built old Manila in stone, from the end of the sixteenth century on. | In nineteen forty five, a battle destroyed most of it. | San Agustin, a church from sixteen oh seven, came through.
3 | sunset bay | Why is Manila called a pearl? | Manila is called Pearl of the Orient | The nickname was known in Spanish and American times, and the bay is famous for its sunsets. | Its name may come from a plant called nilad. | On the shore people gather every evening.

# mumbai | city | Mumbai | mumbai, bombay, history of mumbai, mumbai india | Mumbai
> Mumbai used to be seven islands. | Leopards live at the edge of Mumbai. | Mumbai delivers lunch without computers.
@ A train with open doors rolls in, and everyone moves.
4 | seven islands | What was Mumbai built on? | Mumbai was once seven islands | Mumbai used to be seven islands. Over about two centuries, people filled in the water between them. | In sixteen sixty one, Portugal gave them to an English king as part of a dowry. | Much of the city lies low.
5 | lunch boxes | Who are Mumbai's dabbawalas? | Mumbai's lunch carriers work without computers | In Mumbai, thousands of men carry home-cooked lunches to offices by train and bicycle. Marks on the box say where it goes. | The dabbawalas began around eighteen ninety. | Very few boxes go astray.
3 | film poster | Why is it called Bollywood? | Bollywood is named after Bombay | Put Bombay, Mumbai's old name, together with Hollywood, and you get Bollywood: the films made there in Hindi. | India makes more films a year than any other country. | Other cities have film industries of their own.
3 | station | When did Bombay become Mumbai? | Bombay became Mumbai in nineteen ninety five | Mumbai goes back to the goddess Mumbadevi. In Marathi, people had said it all along. | The stock exchange kept the old name. | Many locals use both.
4 | park at the edge of the city | Do leopards live in Mumbai? | Leopards live at Mumbai's edge | Inside Mumbai's city limits lies a national park, with some dozens of leopards. At night they mostly eat stray dogs and wild animals. | People nearby learn how to live with them. | Few big cities have neighbors like that.

# shanghai | city | Shanghai | shanghai, history of shanghai, shanghai china, the bund | Shanghai
> A train in Shanghai floats. | Around nineteen ninety, Shanghai's towers were fields. | Shanghai took in refugees without visas.
@ You look over the river, and the towers light up.
4 | floating train | How fast is Shanghai's maglev? | A Shanghai train floats on magnets | Shanghai's airport train was built to do four hundred thirty kilometers an hour. It hovers above its track. | It opened in the first years of this century. | Thirty kilometers take about eight minutes.
3 | towers | What was Pudong before? | Shanghai's towers stand on former fields | Around nineteen ninety, much of Pudong, across the river in Shanghai, was farmland and warehouses. Today one of the tallest buildings in the world stands there. | The state made it a special zone. | The view from the Bund is the picture of the city.
3 | containers | Which port is the busiest? | Shanghai has the busiest container port | Since twenty ten, no port has handled more containers than Shanghai. | Part of it lies on islands, at the end of a bridge of more than thirty kilometers. | What you wear may have come through it.
3 | old banks | What is the Bund? | Shanghai's Bund shows old bank fronts | Shanghai's Bund is a row of banks and trading houses by the river, about a hundred years old. Back then, foreign powers held parts of the city. | The British brought the word bund from India. | Today it's the place for an evening walk.
4 | refugees | Who found refuge in Shanghai? | Shanghai took in Jews without visas | In the late nineteen thirties, you could land in Shanghai without a visa. Some twenty thousand Jewish refugees did. | Most came from Germany and Austria. | A museum tells their story.

# naples | city | Naples | naples, history of naples, naples italy | Naples
> Naples lies between two volcanoes. | Naples has a second city underground. | In Naples, you can buy a stranger's coffee.
@ A scooter passes between you and the wall.
3 | volcano | Why is Naples in danger? | Naples lies between two volcanoes | Vesuvius rises on one side of Naples. On the other, the Phlegraean Fields, a wide volcano, lift and drop the ground. | Hundreds of thousands of people live in the areas of danger. | There are plans for getting out.
4 | underground city | What lies under Naples? | Naples has a second city below | The Greeks cut the stones for Naples from right under their feet, and the hollows became water tanks. In the war, people hid there from bombs. | You can visit parts of it. | The city stands on its own quarry.
3 | pizza oven | What makes a pizza Neapolitan? | Naples has rules for its pizza | A true Neapolitan pizza bakes for a minute or so in a very hot oven. Its rim is high and soft, and an association checks. | UNESCO lists the bakers' art. | In the street, you fold it.
4 | coffee cup | What is a suspended coffee? | In Naples you pay for a stranger's coffee | Had a good day in Naples? Pay for two coffees and drink one. The other waits for a person who can't pay. | It's called a caffe sospeso. | The custom spread to other countries.
3 | new city | What does the name Naples mean? | Naples means new city | More than two and a half thousand years ago, Greeks founded Naples and called it Neapolis, the new city. | People have lived there ever since. | Its center is World Heritage.

# cape-town | city | Cape Town | cape town, history of cape town, table mountain, robben island | Cape Town
> Penguins walk on Cape Town's beach. | Cape Town nearly ran out of water. | Mandela's prison lay within sight of Cape Town.
@ A cloud rolls over the flat mountain above you.
3 | flat mountain | Why is there a cloud on Table Mountain? | Table Mountain wears a tablecloth of cloud | When moist wind from the sea gets pushed up Table Mountain, it cools and turns to cloud. On the other side, it sinks and melts away. | The summer wind is called the Cape Doctor. | A cable car goes up, when there is no storm.
4 | penguin on a beach | Where do penguins live near Cape Town? | Penguins live on a Cape Town beach | In the nineteen eighties, a few African penguins settled at Boulders Beach near Cape Town. Now it's a colony of thousands. | They bray like donkeys. | But the African penguin is in great danger.
4 | empty dam | What was Day Zero? | Cape Town nearly turned off its taps | In twenty eighteen, after years of drought, Cape Town counted down to the day when most taps would be shut. People saved so much that it never came. | The limit was fifty liters a day. | Then rain filled the dams.
3 | prison island | Who was held on Robben Island? | Nelson Mandela was held within Cape Town's sight | Nelson Mandela spent eighteen of his twenty seven years in prison on Robben Island, off Cape Town. It's a museum now. | Former prisoners have led the tours. | From there, you can see Table Mountain.
3 | flowers | What is special about plants in Cape Town? | Cape Town has plants found nowhere else | Around Cape Town lies the smallest of the world's six plant realms. Thousands of its plants grow nowhere else. | They're called fynbos, fine bush. | Table Mountain has over a thousand kinds.

# madrid | city | Madrid | madrid, history of madrid, prado, madrid spain | Madrid
> Madrid's oldest restaurant may be older than the United States. | There's an Egyptian temple in Madrid. | Madrid's symbol is a bear at a tree.
@ It is ten at night, and dinner begins.
4 | old restaurant | Which is the oldest restaurant? | Madrid claims the world's oldest restaurant | Madrid's Sobrino de Botin opened in seventeen twenty five. Guinness calls it the oldest restaurant still running. | Its oven is for suckling pigs. | Ernest Hemingway wrote about it.
4 | Egyptian temple | Why is there an Egyptian temple in Madrid? | An Egyptian temple stands in Madrid | Spain helped save Egyptian monuments from a new lake. So Egypt gave it the Temple of Debod, which has stood in Madrid since nineteen seventy two. | It's more than two thousand years old. | People come there for the sunset.
3 | bear statue | What is on Madrid's coat of arms? | Madrid's sign is a bear at a tree | On Madrid's coat of arms, a bear stands at a strawberry tree. People meet at its statue. | The tree's fruit only looks like a strawberry. | The bear goes back to the Middle Ages.
3 | museum hall | What is the Prado known for? | Picasso once ran Madrid's Prado, on paper | Madrid's Prado opened in eighteen nineteen with the royal family's paintings. Velazquez, Goya and Bosch hang there. | Las Meninas is the most famous. | In the civil war, Picasso was its director, without ever moving in.
3 | center of roads | Where is Spain's kilometer zero? | Spain's roads are counted from Madrid | In Madrid's Puerta del Sol, a plate marks kilometer zero. Spain's main roads are counted from there. | At New Year, people eat grapes there to the strokes of the clock. | The city lies near the middle of the country.

# hanoi | city | Hanoi | hanoi, history of hanoi, hanoi vietnam, train street, hanoi train street | Hanoi
> In Hanoi, a train passes an arm's length from your table. | Hanoi puts egg in its coffee. | In Hanoi, a turtle took back a sword.
@ You step into the street, and the scooters flow around you.
4 | train street | What is Train Street in Hanoi? | A Hanoi train passes between houses | In one narrow street in Hanoi, trains roll past right in front of doors and cafes. People pull in their tables. | The city has closed it to visitors several times. | The line is more than a hundred years old.
4 | egg coffee | Why does Hanoi put egg in coffee? | Hanoi invented coffee with egg | In the nineteen forties, milk was scarce in Hanoi, so Nguyen Van Giang beat egg yolk with sugar instead. His family still runs the cafe. | It tastes like a dessert. | Other places copied it.
3 | lake and tower | What is Hanoi's lake legend? | Hanoi's lake is named after a returned sword | Legend says a king gave a magic sword back to a golden turtle in Hanoi's lake. It's still called the lake of the returned sword. | A huge soft-shelled turtle lived there until twenty sixteen. | Few such turtles are left on Earth.
3 | old streets | Why are Hanoi's streets named after goods? | Hanoi's old streets are named after goods | In old Hanoi, each trade had its street. So they're called silver, silk or paper. | There are said to be thirty six. | Some still sell what the sign says.
3 | river | What does Hanoi mean? | Hanoi means inside the river | The Red River bends around Hanoi, so the city is called inside the river. It has been since eighteen thirty one. | Before that, it was rising dragon. | It became a capital in ten ten.
`
