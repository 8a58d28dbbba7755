/** Dishes that everybody cooks, and what travelers get wrong, for `readTopics`. */
export const KITCHEN_AND_TRIPS = `
# air-fryer-hacks | how-to | getting more out of an air fryer | air fryer hacks, airfryer hacks, air fryer tips, airfryer tips, air fryer tricks, airfryer tricks, air fryer mistakes, airfryer mistakes, use an air fryer, use an airfryer, air fryer for beginners, airfryer for beginners | Air fryer
> An air fryer is a small oven with a strong wind. | Not crispy? Your air fryer is too full. | Don't microwave that pizza. Do this.
@ The basket rattles, and the kitchen smells like fries.
1 | half full basket | Why is air fryer food not crisp? | Leave room in the basket | Put food in one layer with space around it. Hot air has to reach every side. | Anything in a pile gets steamed. | Two small batches are faster than one full one.
2 | paper towel | What do you do with wet food? | Dry wet food before it goes in | Pat chicken, tofu and potatoes dry with a towel. Water has to boil off before a crust can form. | That's why wet food stays pale. | Frozen fries can go straight in.
3 | oil spoon | Does an air fryer need oil? | Toss the food in a spoonful of oil | Toss it in a tablespoon of oil. A thin coat browns. A thick one just drips. | Fresh vegetables and potatoes need it most. | Fatty meat doesn't need any.
4 | shaken basket | Why do you shake the basket? | Shake the basket halfway | What's on the bottom gets less air. So halfway through, give everything a toss, and flip the big pieces. | Don't stack it higher than two layers, either. | Set a timer. With fries, it matters most.
5 | reheated pizza | What else is an air fryer good for? | Reheat what went soft | Reheat pizza, fries and bread for a few minutes, and the crust comes back. | A microwave can't do that. | Make sure it's hot in the middle, and weigh loose paper down with food.

# creamy-garlic-pasta | how-to | making creamy garlic pasta | make creamy garlic pasta, creamy garlic pasta, creamy garlic pasta recipe, garlic pasta, garlic pasta recipe, creamy pasta, creamy pasta recipe, garlic cream pasta | Pasta
> Brown garlic ruins a pasta sauce. | The best thickener is in the pot, and you pour it away. | The sauce is done when the pasta is done.
@ The butter foams, and the garlic starts to smell.
1 | salted pot | How does the pasta begin? | Boil the pasta a minute short | Boil your pasta in salted water, and take it out a minute before it's done. | It finishes in the sauce. | You can make the sauce in the same time.
2 | pasta water cup | Why do you keep pasta water? | Scoop out a cup of pasta water | Before you drain, save a cup of the water. Its starch ties fat and water into a sauce, and plain water can't do that. | Add it a splash at a time, and watch the sauce turn glossy. | Put the cup in the colander, and you won't forget.
3 | golden garlic | How do you cook garlic for pasta? | Soften sliced garlic slowly in butter | Soften three or four sliced cloves in butter on low, until they're barely golden. | Brown garlic is bitter. | Crushed garlic burns faster than slices.
4 | cream pan | How do you make the sauce creamy? | Add cream, then cheese off the heat | Add a cup of cream, let it bubble for two minutes, take it off the heat, and stir in a handful of grated hard cheese. | Cheese that boils turns to strings. | Pepper and a little lemon wake it up.
5 | tossed pasta | How do you finish the pasta? | Toss the pasta in the sauce | Toss it with a splash of that water until it shines and clings. | The sauce thickens on the plate, so leave it a bit thin. | Eat it right away.

# carbonara | how-to | making carbonara | make carbonara, carbonara, carbonara recipe, spaghetti carbonara, pasta carbonara, classic carbonara, classic carbonara recipe, real carbonara, authentic carbonara, carbonara without cream, carbonara recipe without cream, carbonara no cream, cook carbonara | Carbonara
> There's no cream in a Roman carbonara. | The egg must never see the fire. | Four ingredients and pepper. That's carbonara.
@ The pan's off the heat, and you've got thirty seconds.
1 | cured pork | What meat is in carbonara? | Crisp the pork in its own fat | Start the pork in a cold pan and heat it slowly, so it crisps in its own fat. Turn off the heat when it's done. | That fat becomes part of the sauce. | In Rome it's guanciale, cured pork cheek. Pancetta works too.
2 | yolks and cheese | What is in the sauce of carbonara? | Stir yolks, cheese and pepper to a paste | Stir yolks, grated pecorino and lots of black pepper into a thick paste: one yolk per person, plus one whole egg. | The cheese is salty, so no salt yet. | If anyone's pregnant, very young, old or sick, use pasteurized eggs.
3 | pasta water | How much salt goes into the water? | Boil the pasta with less salt than usual | Salt the water less than usual, because the pork and the cheese bring plenty. | Save a cup of the water. | Take the pasta out while it still has some bite.
4 | pan off stove | How do you keep the eggs from scrambling? | Stir in the eggs off the heat | Off the heat, toss the pasta in the fat, wait thirty seconds, then stir in the egg paste. | Too hot, and you've got scrambled eggs. | Too cold, and it stays thin.
5 | silky sauce | How does carbonara get creamy without cream? | Toss it with pasta water till it shines | Keep tossing with a little pasta water until it shines like cream. | Starch, fat and egg hold it together. | Serve it right away, with more pepper.

# tacos-at-home | how-to | making tacos at home | make tacos, tacos at home, homemade tacos, taco night, taco recipe, tacos recipe, easy tacos | Taco
> Warm tortillas are half of a taco. | Your tacos are missing lime. | A full taco falls apart.
@ The bowls are on the table, and the pan's still hissing.
1 | warm tortillas | How do you warm tortillas? | Warm the tortillas in a dry pan | Heat each tortilla in a dry pan for thirty seconds a side, and wrap them in a towel. | Cold ones break. | The towel keeps them soft.
2 | spiced meat | How do you season taco filling? | Fry the filling with cumin and chili | Cook ground meat, chicken, beans or mushrooms with cumin, chili and garlic, and let it brown before you stir. | Brown is flavor. | Ground beef is done at one hundred sixty degrees, chicken at one sixty five.
3 | chopped onion | What goes on top of tacos? | Chop the onion and cilantro fine | Chop onion and cilantro fine. In Mexico, many tacos get little else. | Fresh against hot is the whole point. | Hate cilantro? Use parsley.
4 | lime wedges | Why do tacos need lime? | Cut a lime for everyone | What most home tacos are missing is something sour. So everyone gets a wedge of lime, to squeeze on at the end. | It makes the fat taste light. | Keep a few extra on the table.
5 | small plates | How do you serve tacos? | Put everything out in bowls | Fill each one only a little, so it doesn't fall apart. With the bowls in the middle, everybody builds their own. | Lime, onion and cilantro belong in the smallest bowls. | Two small ones beat one big one.

# thailand-mistakes | how-to | avoiding mistakes in Thailand | things not to do in thailand, what not to do in thailand, mistakes in thailand, mistakes tourists make in thailand, tourist mistakes thailand, dos and donts in thailand, thailand etiquette, thai etiquette, do not do in thailand, never do in thailand | Culture of Thailand
> One mistake in Thailand can put you in prison. | Never touch a child's head in Thailand. | In Thailand, your feet can be an insult.
@ You step up to the temple, and everybody else is barefoot.
1 | royal portrait | What must you never say in Thailand? | Don't speak badly of the royal family | Never insult the royal family, not even as a joke. It's a crime, and people have gone to prison for it. | The king is on the money, so don't step on that either. | It would hurt many Thais, too.
2 | bare feet | What is rude about feet in Thailand? | Don't point your feet at anyone | Keep your feet pointed away from people, and above all from a statue of Buddha. | Feet are the lowest part of a person. | In a temple, sit with your feet behind you.
3 | child's head | Why should you not touch heads in Thailand? | Don't touch anybody's head | Keep your hands off people's heads, even a child's. It's the highest part of the body, and it's respected. | What's sweet at home is rude there. | If it happens, say sorry.
4 | covered shoulders | What do you wear in Thai temples? | Don't enter a temple in beach clothes | Cover your shoulders and knees, and take off your shoes. | One thin scarf in your bag is enough. | Women don't touch monks or hand things to them directly.
5 | calm face | How do you complain in Thailand? | Don't shout when something goes wrong | Stay calm, smile, and say it again. Lose your temper, and nobody wants to help you. | You've lost face. | It works better at home, too.

# japan-mistakes | how-to | avoiding mistakes in Japan | things not to do in japan, what not to do in japan, mistakes in japan, mistakes tourists make in japan, tourist mistakes japan, dos and donts in japan, japan etiquette, japanese etiquette, do not do in japan, never do in japan, etiquette in japan | Etiquette in Japan
> Tip in Japan, and they may chase you with the money. | Your chopsticks can say something terrible. | A Japanese bath isn't for washing.
@ You're at a door, and a row of slippers is waiting.
1 | quiet train | How do you behave on Japanese trains? | Don't make calls on the train | Set your phone to silent, and talk softly. No calls. | Texting is fine. | Priority seats are for the people who need them.
2 | slippers | When do you take off shoes in Japan? | Don't walk in with your shoes on | Take off your shoes in homes, in many inns, and on any straw mat. | A step up at the door is your sign. | The toilet has its own slippers. Leave them there.
3 | chopsticks in rice | What must you not do with chopsticks? | Don't stand chopsticks in your rice | Don't stick them upright in rice, and never pass food from chopsticks to chopsticks. Both belong to funerals. | Lay them on the little rest. | Nobody minds if you ask for a fork.
4 | coins on tray | Should you tip in Japan? | Don't leave a tip | Don't tip. Service is in the price, and somebody may run after you with your money. | Say thank you instead. | Put your payment on the little tray.
5 | hot bath | What is the rule of a Japanese bath? | Don't get in the bath unwashed | Sit down at a shower first, wash, rinse off all the soap, and keep your towel out of the water. | The bath is for warming up, not for washing. | Some baths don't allow tattoos, so ask.

# paris-mistakes | how-to | avoiding mistakes in Paris | things not to do in paris, what not to do in paris, mistakes in paris, mistakes tourists make in paris, tourist mistakes paris, tourist mistakes in paris, do not do in paris, never do in paris | Tourism in Paris
> One word changes how everyone in Paris treats you. | Never eat next to the Eiffel Tower. | That clipboard in Paris is a trap.
@ You walk into a bakery, and everybody's waiting for one word.
1 | shop door | What do you say first in a Paris shop? | Don't start without bonjour | Say bonjour before you ask for anything, in stores, cafes and buses. | Skip it, and you were rude before you started. | In the evening, it's bonsoir.
2 | ticket queue | How do you avoid queues in Paris? | Don't show up without a booking | Book timed tickets for the Louvre, the Eiffel Tower and the Sainte-Chapelle before you go. | In high season, book weeks ahead. | Evenings are often quieter.
3 | bracelet trick | What are the tricks of Paris thieves? | Don't stop for clipboards and bracelets | Say no and keep walking. One person keeps you busy while another takes your phone. | Clipboards and bracelets are the classic props. | In the metro, hold your phone tight near the doors.
4 | menu with photos | Where should you not eat in Paris? | Don't eat right next to a big sight | Walk three streets away, and look for a short menu on a chalkboard. | The set lunch is often the best deal. | Tap water is free with a meal. Ask for a carafe.
5 | full program | How much fits into a day in Paris? | Don't plan five sights in one day | Plan two sights, a park and a cafe. You'll remember it better. | You'll walk more than the map suggests. | Many museums close on Mondays or Tuesdays.

# italy-mistakes | how-to | avoiding mistakes in Italy | things not to do in italy, what not to do in italy, mistakes in italy, mistakes tourists make in italy, tourist mistakes italy, tourist mistakes in italy, do not do in italy, never do in italy, italian etiquette | Tourism in Italy
> In Italy, the cappuccino has a closing time. | Your Italian train ticket may be worth nothing. | A camera in an Italian old town costs you money.
@ You're at the bar, and the cup's empty in three sips.
1 | cappuccino | When do Italians drink cappuccino? | Don't order cappuccino after lunch | After lunch, order an espresso if you want to fit in. Milk is for the morning. | Nobody will refuse you a cappuccino. | At the bar, it's cheaper than at a table.
2 | stamped ticket | What do you do with a train ticket in Italy? | Don't board with an unstamped paper ticket | Stamp a paper ticket in the machine on the platform before you board a regional train. | There's a fine, for tourists too. | Tickets on your phone have their own rules, so read them.
3 | camera sign | Can you drive into Italian old towns? | Don't drive into the old town | Park outside and walk. Many old towns are closed to visitors' cars, and a camera sees you. | Look for the letters ZTL. | The fine may show up months later.
4 | covered shoulders | What do you wear in Italian churches? | Don't enter churches with bare shoulders | Cover your shoulders and knees. At Saint Peter's, they'll turn you away. | A scarf does it. | Mass isn't a show, so wait outside.
5 | restaurant bill | What is coperto? | Don't argue about the cover charge | Just pay the coperto. It's a small charge for bread and the table, and it's printed on the menu. | Nobody expects American tips. | If service is on the bill, you don't owe any more.

# iceland-seasons | how-to | choosing when to visit Iceland | best time to visit iceland, when to visit iceland, iceland in summer or winter, iceland summer vs winter, iceland summer or winter, best season for iceland, iceland in summer | Tourism in Iceland
> Midnight sun or northern lights? You can't have both. | In June, Iceland doesn't get dark. | Never bring an umbrella to Iceland.
@ It's midnight, and you can read on the beach.
1 | green sky | How do you see northern lights in Iceland? | Come September to March for northern lights | Go between September and March. Northern lights need a dark, clear night, and summer nights are bright. | Stay several nights, because clouds decide. | Get away from the town lights.
2 | midnight sun | When is the best time to visit Iceland? | Come in June for endless light | Go in June or July for endless light, green hills and puffins. Highland roads only open in summer. | You can drive all the way around the island. | Bring a sleep mask.
3 | icy road | Can you drive in Iceland in winter? | Plan short drives in winter | Keep winter drives short. There are only a few hours of light, and storms close roads. | Check the official road map every morning. | If you don't know ice, take a tour with a driver.
4 | empty hotel | How do you save money in Iceland? | Go in spring or fall for lower prices | Rooms and cars cost the most from June to August. In May or September, you pay less and still get long days. | There are fewer people too. | The weather's less certain.
5 | warm layers | What do you pack for Iceland? | Pack for wind and rain in any season | Pack layers, a windproof jacket and a swimsuit, because many hot pools are open all year. | Umbrellas don't live long there. | Wool stays warm when it's wet.

# japan-seasons | how-to | choosing when to visit Japan | best time to visit japan, when to visit japan, japan spring or autumn, japan spring vs autumn, japan spring vs fall, japan in spring, japan in autumn, japan in fall, best season for japan | Tourism in Japan
> Don't travel Japan in this one week. | Japan's red leaves last longer than its cherry blossoms. | A Japanese summer is hotter than you think.
@ A petal falls on your lunch, and nobody minds.
1 | cherry blossom | When is the best time to visit Japan? | Come in late March for cherry blossom | Go between late March and early April for blossoms in Tokyo and Kyoto. Each place gets about a week. | Farther north, it's later. | Rooms are booked far ahead.
2 | red maple | When are the autumn leaves in Japan? | Come in November for red maples | Go in November. The color lasts longer than the blossoms, and the air is dry and mild. | The north and the mountains turn first. | Kyoto is packed at the end of the month.
3 | crowded train | When should you not travel in Japan? | Skip Golden Week in early May | Skip late April to the first days of May. Half of Japan seems to be on the road. | New Year and mid-August are full too. | Trains and hotels sell out.
4 | summer fan | What is summer like in Japan? | Expect summer to be hot and wet | Expect rain in June and serious heat in July and August, in most of Japan. | Fireworks and festivals make up for it. | The mountains and the north are cooler.
5 | snowy roof | Is winter good for Japan? | Think of winter for snow and hot springs | Go in winter for snow and hot springs. Tokyo's skies are often clear, and you may see Mount Fuji. | The north has some of the best powder anywhere. | Away from New Year and the slopes, it's quieter.

# mexican-street-food | food | Mexican street food | street food from mexico, street food in mexico, mexico street food, tacos al pastor, al pastor, best mexican street food | Tacos al pastor
> Tacos al pastor started with immigrants from Lebanon. | Don't eat the leaf. | In Mexico City, they put a tamale in a bread roll.
@ A knife flashes, and a slice of pineapple lands on your taco.
5 | turning spit | Where do tacos al pastor come from? | Tacos al pastor grew out of shawarma | Immigrants from Lebanon brought meat on a spinning spit to Mexico. There it turned into pork with chili on a corn tortilla. | A slice of pineapple off the top often lands on it. | Al pastor means in the style of the shepherd.
4 | corn on stick | What is elote? | Elote is corn with mayonnaise, cheese and chili | Elote is grilled or boiled corn on the cob, rolled in mayo or cream, cheese and chili, with lime. | Off the cob in a cup, it's called esquites. | Carts sell it in the evening.
4 | corn leaf parcel | What is a tamal? | Tamales are steamed in a leaf | A tamal is corn dough with a filling, wrapped in a corn husk or banana leaf and steamed. You don't eat the leaf. | People made them long before the Spanish came. | In Mexico City, some eat it inside a bread roll.
3 | stuffed masa | What is a gordita? | A gordita is a fat, stuffed tortilla | A gordita, the little fat one, is a thick corn cake that's split and stuffed with meat, beans or cheese. | It's cooked on a griddle or fried. | Every region stuffs it with something else.
3 | crisp tostada | What is a tostada? | A tostada is a tortilla fried flat | A tostada is a tortilla fried flat and crisp, piled with beans, chicken, seafood or cactus. | It's a great use for yesterday's tortillas. | Nobody eats one neatly.
`
