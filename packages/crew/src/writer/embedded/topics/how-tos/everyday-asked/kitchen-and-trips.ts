/** Dishes that everybody cooks, and what travelers get wrong, for `readTopics`. */
export const KITCHEN_AND_TRIPS = `
# air-fryer-hacks | how-to | getting more out of an air fryer | air fryer hacks, airfryer hacks, air fryer tips, airfryer tips, air fryer tricks, airfryer tricks, air fryer mistakes, airfryer mistakes, use an air fryer, use an airfryer, air fryer for beginners, airfryer for beginners | Air fryer
> An air fryer is a small oven with a strong wind. | If it is not crisp, it is too full. | Most of the mistakes are made before it starts.
@ The basket rattles, and the kitchen smells of fries.
1 | half full basket | Why is air fryer food not crisp? | Leave room in the basket | Leave room in the basket. The hot air has to reach all sides, and what lies in a heap is steamed. | Two small rounds are faster than one that is full. | One layer is the rule.
2 | paper towel | What do you do with wet food? | Dry wet food before it goes in | Dry wet food before it goes in. Pat chicken, tofu and potatoes with a towel, because water has to boil off first. | Only then can a crust form. | Frozen fries can go in as they are.
3 | oil spoon | Does an air fryer need oil? | Toss the food in a tablespoon of oil | Toss the food in a tablespoon of oil. A thin coat makes it brown, and a thick one only drips. | Fresh vegetables and potatoes need it most. | Fatty meat needs none.
4 | shaken basket | Why do you shake the basket? | Shake the basket halfway | Shake the basket halfway, or turn what is large. What lies at the bottom gets less air. | Set a timer for it. | It matters most with fries.
5 | reheated pizza | What else is an air fryer good for? | Reheat what went soft | Reheat what went soft. Pizza, fries and bread get a crust again in a few minutes, which a plain microwave cannot do. | Make sure that it is hot in the middle. | Loose paper may fly into the heater, so weigh it down with food.

# creamy-garlic-pasta | how-to | making creamy garlic pasta | make creamy garlic pasta, creamy garlic pasta, creamy garlic pasta recipe, garlic pasta, garlic pasta recipe, creamy pasta, creamy pasta recipe, garlic cream pasta | Pasta
> It is done when the pasta is done. | The best thickener is in the pot, and most people pour it away. | Garlic should sing, and not scream.
@ The butter foams, and the garlic begins to smell.
1 | salted pot | How does the pasta begin? | Boil the pasta in salted water | Boil the pasta in salted water, and take it out a minute before it is done. | It goes on cooking in the sauce. | The sauce can be made in the same time.
2 | pasta water cup | Why do you keep pasta water? | Save a cup of the pasta water | Save a cup of the pasta water before you drain it. Its starch binds fat and water into a sauce. | Plain water cannot do that. | Put the cup in the colander, and you will not forget it.
3 | golden garlic | How do you cook garlic for pasta? | Soften sliced garlic in butter, slowly | Soften three or four sliced cloves in butter over low heat, until they smell and are only just golden. | Brown garlic is bitter. | Crushed garlic burns faster than slices.
4 | cream pan | How do you make the sauce creamy? | Add cream, then cheese off the heat | Add a cup of cream, and let it bubble for two minutes. Then stir in a handful of grated hard cheese, off the heat. | Cheese that boils turns stringy. | Pepper and a little lemon wake it up.
5 | tossed pasta | How do you finish the pasta? | Toss the pasta in the sauce | Toss the pasta in the sauce with a splash of the water, until it shines and clings. | The sauce thickens on the plate, so let it be a bit too thin. | Eat it at once.

# carbonara | how-to | making carbonara | make carbonara, carbonara, carbonara recipe, spaghetti carbonara, pasta carbonara, classic carbonara, classic carbonara recipe, real carbonara, authentic carbonara, carbonara without cream, carbonara recipe without cream, carbonara no cream, cook carbonara | Carbonara
> In Rome there is no cream in it. | Four things and pepper. | The egg must never see the fire.
@ The pan is off the heat, and you have thirty seconds.
1 | cured pork | What meat is in carbonara? | Crisp the pork in its own fat | Crisp the pork in its own fat, in a cold pan that you heat slowly. In Rome it is guanciale, cured pork cheek. Pancetta works, too. | The fat becomes part of the sauce. | Turn off the heat when it is done.
2 | yolks and cheese | What is in the sauce of carbonara? | Stir yolks, cheese and pepper to a paste | Stir yolks, grated pecorino and a lot of black pepper to a thick paste. One yolk for each person and one whole egg are a good start. | The cheese is salty, so add no salt yet. | Whoever is pregnant, very young, old or ill should have pasteurized eggs.
3 | pasta water | How much salt goes into the water? | Boil the pasta with less salt than usual | Boil the pasta with less salt than usual. Pork and cheese bring a lot of it. | Save a cup of the water. | Take the pasta out while it still has some bite.
4 | pan off stove | How do you keep the eggs from scrambling? | Off the heat, stir the egg paste in | Take the pan off the heat, toss the pasta in the fat, and wait half a minute. Then stir in the egg paste. | Too hot, and you get scrambled eggs. | Too cold, and it stays thin.
5 | silky sauce | How does carbonara get creamy without cream? | Toss it with pasta water until it shines | Toss it with a little pasta water, without stopping, until it shines like cream. | Starch, fat and egg bind it. | Serve it at once, with more pepper.

# tacos-at-home | how-to | making tacos at home | make tacos, tacos at home, homemade tacos, taco night, taco recipe, tacos recipe, easy tacos | Taco
> Everybody builds their own, and nobody complains. | Warm the tortillas. It is half of the taste. | Something hot, something fresh, something sour.
@ The bowls are on the table, and the pan still hisses.
1 | warm tortillas | How do you warm tortillas? | Warm the tortillas in a dry pan | Warm the tortillas in a dry pan, half a minute a side, and keep them in a towel. | Cold ones break. | The towel keeps them soft.
2 | spiced meat | How do you season taco filling? | Fry the filling with cumin and chili | Fry the filling with cumin, chili and garlic: ground meat, chicken, beans or mushrooms. | Let it get brown before you stir. | Ground beef is done at seventy one degrees Celsius, chicken at seventy four.
3 | chopped onion | What goes on top of tacos? | Chop onion and cilantro finely | Chop onion and cilantro finely. In Mexico, many tacos get little else. | Fresh against hot is the point. | If you hate cilantro, use parsley.
4 | lime wedges | Why do tacos need lime? | Cut limes for everybody | Cut limes for everybody. A squeeze at the end makes the fat taste light. | Sour is what most home tacos lack. | Salsa brings it, too.
5 | small plates | How do you serve tacos? | Put it all in bowls on the table | Put it all in bowls on the table, and fill each taco with only a little. | A full taco falls apart. | Two small ones are better than one.

# thailand-mistakes | how-to | avoiding mistakes in Thailand | things not to do in thailand, what not to do in thailand, mistakes in thailand, mistakes tourists make in thailand, tourist mistakes thailand, dos and donts in thailand, thailand etiquette, thai etiquette, do not do in thailand, never do in thailand | Culture of Thailand
> The head is high, and the feet are low. | One of these can put you in prison. | A smile opens more doors than a loud voice.
@ You step up to the temple, and everybody else has bare feet.
1 | royal portrait | What must you never say in Thailand? | Do not speak badly of the royal family | Do not speak badly of the royal family, not even as a joke. It is a crime, and people have gone to prison for it. | Money shows the king, so do not step on it either. | It would hurt many Thais, too.
2 | bare feet | What is rude about feet in Thailand? | Do not point your feet at anybody | Do not point your feet at anybody, least of all at a statue of Buddha. Feet are the lowest part of a person. | In temples, sit with your feet behind you. | Shoes stay outside of homes.
3 | child's head | Why should you not touch heads in Thailand? | Do not touch anybody's head | Do not touch anybody's head, not even a child's. It is the highest part, and respected. | What is kind at home is rude there. | Say sorry if it happens.
4 | covered shoulders | What do you wear in Thai temples? | Do not enter a temple in beach clothes | Do not enter a temple in beach clothes. Cover shoulders and knees, and take off your shoes. | A thin scarf in your bag is enough. | Women do not touch monks or hand things to them directly.
5 | calm face | How do you complain in Thailand? | Do not shout when something goes wrong | Do not shout when something goes wrong. If you lose your temper, you lose face, and nobody wants to help. | Stay calm, smile, and say it again. | It works better at home, too.

# japan-mistakes | how-to | avoiding mistakes in Japan | things not to do in japan, what not to do in japan, mistakes in japan, mistakes tourists make in japan, tourist mistakes japan, dos and donts in japan, japan etiquette, japanese etiquette, do not do in japan, never do in japan, etiquette in japan | Etiquette in Japan
> The train is full, and you hear nothing. | A tip may be carried after you. | Your chopsticks can say something terrible.
@ You stand at a door, and a row of slippers waits.
1 | quiet train | How do you behave on Japanese trains? | Do not make phone calls on the train | Do not make phone calls on the train. Set the phone to silent, and talk softly. | Messages are fine. | Priority seats are for those who need them.
2 | slippers | When do you take off shoes in Japan? | Do not walk in with your shoes on | Do not walk in with your shoes on, in homes, in many inns, and on any straw mat. | A step up at the door is the sign. | There are other slippers for the toilet. Leave them there.
3 | chopsticks in rice | What must you not do with chopsticks? | Do not stick chopsticks into your rice | Do not stick chopsticks into your rice, and do not pass food from chopsticks to chopsticks. Both belong to funerals. | Lay them on the small rest. | Nobody minds a fork if you ask.
4 | coins on tray | Should you tip in Japan? | Do not leave a tip | Do not leave a tip. Service is part of the price, and somebody may run after you with your money. | Say thank you instead. | Put the payment on the little tray.
5 | hot bath | What is the rule of a Japanese bath? | Do not get into the bath unwashed | Do not get into the bath unwashed. Sit down at a shower first, wash, rinse off all soap, and keep the towel out of the water. | The bath is for warmth, and not for washing. | Some baths do not allow tattoos, so ask.

# paris-mistakes | how-to | avoiding mistakes in Paris | things not to do in paris, what not to do in paris, mistakes in paris, mistakes tourists make in paris, tourist mistakes paris, tourist mistakes in paris, do not do in paris, never do in paris | Tourism in Paris
> One word changes how everybody treats you. | The best table is three streets away. | The queue is for those who did not book.
@ You walk into a bakery, and everybody waits for one word.
1 | shop door | What do you say first in a Paris shop? | Do not begin without bonjour | Do not begin without bonjour. Say it to the person before you ask for anything, in shops, cafes and buses. | Without it, you were rude before you began. | In the evening it is bonsoir.
2 | ticket queue | How do you avoid queues in Paris? | Do not come to the big sights unbooked | Do not come to the big sights unbooked. The Louvre, the Eiffel Tower and the Sainte-Chapelle sell tickets with a time. | Book some weeks ahead in high season. | Evenings are often quieter.
3 | bracelet trick | What are the tricks of Paris thieves? | Do not stop for clipboards and bracelets | Do not stop for clipboards and bracelets. One person keeps you busy, and another one has your phone. | Say no, and walk on. | In the metro, hold your phone tight near the doors.
4 | menu with photos | Where should you not eat in Paris? | Do not eat right beside a big sight | Do not eat right beside a big sight. Walk three streets, and look for a short menu on a blackboard. | The set lunch is often the best deal. | Tap water is free with a meal. Ask for a carafe.
5 | full program | How much fits into a day in Paris? | Do not plan five sights for one day | Do not plan five sights for one day. Two, a park and a cafe are a better memory. | You will walk more than the map makes you think. | Many museums close on a Monday or a Tuesday.

# italy-mistakes | how-to | avoiding mistakes in Italy | things not to do in italy, what not to do in italy, mistakes in italy, mistakes tourists make in italy, tourist mistakes italy, tourist mistakes in italy, do not do in italy, never do in italy, italian etiquette | Tourism in Italy
> The cappuccino has a closing time. | Your ticket may be worth nothing. | The cover charge is no trick.
@ You stand at the bar, and the cup is empty after three sips.
1 | cappuccino | When do Italians drink cappuccino? | Do not order cappuccino after lunch | Do not order cappuccino after lunch, if you want to fit in. Milk is for the morning. After a meal comes an espresso. | Nobody will refuse it. | At the bar it costs less than at the table.
2 | stamped ticket | What do you do with a train ticket in Italy? | Do not board with an unstamped paper ticket | Do not board a regional train with an unstamped paper ticket. The machine stands on the platform. | There is a fine, for tourists as well. | Tickets on your phone have rules of their own, so read them.
3 | camera sign | Can you drive into Italian old towns? | Do not drive into the old town | Do not drive into the old town. Many are closed to visitors' cars. A camera sees you, and the fine may come months later. | Look for the letters ZTL. | Park outside and walk.
4 | covered shoulders | What do you wear in Italian churches? | Do not enter churches with bare shoulders | Do not enter churches with bare shoulders or knees. At Saint Peter's you are sent away. | A scarf helps. | Mass is not a show, so wait outside.
5 | restaurant bill | What is coperto? | Do not argue about the cover charge | Do not argue about the cover charge. Coperto is a small sum for bread and table, and it is printed on the menu. | Tips are not expected as they are in America. | If service is on the bill, you owe no more.

# iceland-seasons | how-to | choosing when to visit Iceland | best time to visit iceland, when to visit iceland, iceland in summer or winter, iceland summer vs winter, iceland summer or winter, best season for iceland, iceland in summer | Tourism in Iceland
> You can have midnight sun or northern lights, but not on the same night. | In June it does not get dark. | In winter, the road decides.
@ It is midnight, and you can read on the beach.
1 | green sky | How do you see northern lights in Iceland? | Come from September to March for northern lights | Come between September and March for northern lights. They need a dark and clear night, and summer nights are bright. | Stay several nights. Clouds decide. | Get away from the lights of the town.
2 | midnight sun | When is the best time to visit Iceland? | Come in June for light without end | Come in June or July for light without end, green hills and puffins. The roads of the highlands open only in summer. | You can drive around the island. | Bring a mask for sleeping.
3 | icy road | Can you drive in Iceland in winter? | Plan short drives in winter | Plan short drives in winter. Days have only a few hours of light, and storms close roads. | Look at the official road map every morning. | A tour with a driver is safer if you do not know ice.
4 | empty hotel | How do you save money in Iceland? | Go in spring or fall for lower prices | Go in spring or fall for lower prices. Beds and cars usually cost most from June to August. | There are fewer people, too. | The weather is less certain then.
5 | warm layers | What do you pack for Iceland? | Pack for wind and rain in any season | Pack for wind and rain in any season. Layers, a tight jacket and swimwear, because many hot pools are open all year. | Umbrellas do not live long there. | Wool stays warm when it is wet.

# japan-seasons | how-to | choosing when to visit Japan | best time to visit japan, when to visit japan, japan spring or autumn, japan spring vs autumn, japan spring vs fall, japan in spring, japan in autumn, japan in fall, best season for japan | Tourism in Japan
> One week of blossom, or several weeks of red leaves. | There is a week when you should not travel. | Summer is hotter than you think.
@ A petal falls on your lunch, and nobody minds.
1 | cherry blossom | When is the best time to visit Japan? | Come in late March for cherry blossom | Come between late March and early April for cherry blossom in Tokyo and Kyoto. It lasts about a week in each place. | Further north it is later. | Rooms are booked far ahead.
2 | red maple | When are the autumn leaves in Japan? | Come in November for red maples | Come in November for red maples. The color lasts longer than the blossom, and the air is dry and mild. | The north and the mountains turn first. | Kyoto is very full at the end of the month.
3 | crowded train | When should you not travel in Japan? | Avoid Golden Week, around early May | Avoid Golden Week, from late April to the first days of May. Half of Japan seems to be on the road then. | New Year and the middle of August are full, too. | Trains and hotels sell out.
4 | summer fan | What is summer like in Japan? | Expect summer to be hot and wet | Expect summer to be hot and wet. In most of Japan the rains come in June, and the great heat in July and August. | Fireworks and festivals make up for it. | Mountains and the north are cooler.
5 | snowy roof | Is winter good for Japan? | Think of winter for snow and hot springs | Think of winter for snow and hot springs. Skies in Tokyo are often clear then, and you may see Mount Fuji. | The north has some of the best powder snow. | Away from New Year and the ski slopes, it is quieter.

# mexican-street-food | food | Mexican street food | street food from mexico, street food in mexico, mexico street food, tacos al pastor, al pastor, best mexican street food | Tacos al pastor
> The meat turns like kebab, and that is no accident. | Corn comes on a stick, in a cup and in a leaf. | The leaf is not for eating.
@ A knife flashes, and a slice of pineapple lands on your taco.
5 | turning spit | Where do tacos al pastor come from? | Tacos al pastor grew out of shawarma | Immigrants from Lebanon brought meat on a turning spit to Mexico. There it became pork with chili, on a corn tortilla. | A piece of pineapple from the top often lands on it. | Al pastor means in the style of the shepherd.
4 | corn on stick | What is elote? | Elote is corn with mayonnaise, cheese and chili | Elote is a grilled or boiled cob, rolled in mayonnaise or cream, cheese and chili, with lime. | In a cup, without the cob, it is called esquites. | Carts sell it in the evening.
4 | corn leaf parcel | What is a tamal? | Tamales are steamed in a leaf | A tamal is corn dough with a filling, wrapped in a corn husk or a banana leaf and steamed. The leaf is not eaten. | People made them long before the Spanish came. | In Mexico City some eat it inside a bread roll.
3 | stuffed masa | What is a gordita? | A gordita is a thick and filled tortilla | A gordita, the little fat one, is a thick corn cake that is split and filled with meat, beans or cheese. | It is cooked on a griddle or fried. | Every region fills it with something else.
3 | crisp tostada | What is a tostada? | A tostada is a tortilla fried flat | A tostada is a tortilla fried crisp and flat, and loaded with beans, chicken, seafood or cactus. | It is a good use for yesterday's tortillas. | You cannot eat one tidily.
`
