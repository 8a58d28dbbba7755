/** More things that people choose between at home, at work and on the way; `sides.ts` says how they are written. */
export const SIDES_OF_LIFE = `
# puppy-adult-dog | A puppy or an adult dog? | A puppy, say some | An adult dog, say others | puppy/puppies adult/older/grown/rescue dog/dogs (adopt/buy/adopting)
+ You see every step of its life. | It grows up with your rules. | It gets used early to children, cats and traffic. | You shape its habits from the start.
- You know its size and its temper. | Many are house trained already. | It sleeps through the night. | Older dogs wait longer for a home.

# kitten-older-cat | A kitten or an older cat? | A kitten, say some | An older cat, say others | kitten/kittens older/adult/grown/senior cat/cats (adopt/buy/adopting)
+ It plays with everything that moves. | It gets used to your home and your other animals. | You have the most years together. | You see its character grow.
- You know what kind of cat it is. | It leaves your curtains alone, mostly. | It is content with a calm day. | In shelters, kittens go first. The older ones wait.

# new-used-car | A new or a used car? | New, say some | Used, say others | new used/second-hand/secondhand car/cars (buy/buying)
+ It comes with a full warranty. | It has the newest safety systems. | Nobody drove it before you. | You choose the color and the seats.
- A new car loses much of its value in the first years. | For the same money you get a bigger one. | The first scratch hurts less. | Its weak points are known by now.

# lease-buy-car | Lease or buy a car? | Lease, say some | Buy, say others | lease/leasing buy/buying car/cars
+ You drive a new one every few years. | The warranty often lasts as long as the contract. | You never have to sell it. | The monthly rate is known.
- In the end, it is yours. | You may drive as far as you like. | Once it is paid, the months without a rate begin. | You can sell it whenever you want.

# glasses-contacts | Glasses or contact lenses? | Team glasses | Team lenses | glasses contacts/lenses/lens (contact)
+ You put them on, and you are done. | They suit your face, and your mood. | Nothing touches your eye. | They need a cloth, and nothing else.
- You see sharply at the edges, too. | They do not fog up in winter. | For sports, nothing slips. | Any sunglasses fit.

# shower-time | Shower in the morning or in the evening? | Team morning | Team evening | shower/showers/showering morning/mornings evening/evenings/night/nights (before/bed/at)
+ It wakes you up. | Your hair starts the day in shape. | You leave the house fresh. | A warm night is washed off.
- The day stays outside your bed. | Warm water lets you wind down. | The morning is ten minutes longer. | The sheets stay clean for longer.

# ipad-tablet | iPad or Android tablet? | Team iPad | Team Android tablet | ipad/ipads android/samsung tablet/tablets; ipad/ipads android/samsung
+ Many apps are made for it first. | It gets updates for years. | Used ones still sell well. | It works hand in hand with an iPhone.
- There is one for every budget. | Some take a memory card. | You choose among many makers. | Files move in and out with ease.

# big-small-trips | One big trip or many small ones? | One big trip, say some | Many small ones, say others | big/long trip/trips/vacation/holiday small/short
+ After a week away, work is really far. | You get to places that no weekend reaches. | One flight instead of five. | You remember it for years.
- There is always one to look forward to. | You discover what lies near your home. | If it rains, the next one is soon. | You need no month off.

# solo-group-travel | Travel alone or with friends? | Alone, say some | With friends, say others | travel/traveling/travelling/trip/vacation solo/alone friends/group/together
+ You do what you like, at your own pace. | You meet more new people. | Nobody argues about dinner. | You find out that you can.
- You laugh about it for years. | Rooms and taxis are shared. | Somebody watches your bag. | When something goes wrong, there are two of you.

# window-aisle | Window or aisle seat? | Team window | Team aisle | window aisle (seat/seats/plane)
+ You have something to look at. | You can lean against the wall. | Nobody climbs over you. | You see the first lights of the city.
- You stand up whenever you like. | There is room for one leg. | You are out sooner. | No stranger has to wake up for you.

# guitar-piano | Guitar or piano? | Team guitar | Team piano | guitar piano (learn/first/instrument/play)
+ You can carry it on your back. | With three chords, you play many songs. | A decent one costs little. | It belongs to every campfire.
- Press a key, and the note is right. | You see all the notes before you. | Both hands can play a whole song alone. | With headphones, a keyboard disturbs nobody.

# online-store | Shop online or in a store? | Online, say some | In a store, say others | online store/stores/shop/shops shopping; shop/shopping online store/stores/person
+ The shop is open at midnight. | You compare prices in a minute. | Heavy things come to the door. | Nobody talks you into anything.
- You see and touch it first. | You take it home at once. | It keeps the street alive. | Somebody can answer a question.

# chocolate-vanilla | Chocolate or vanilla? | Team chocolate | Team vanilla | chocolate vanilla (ice/cream/cake)
+ One bite, and the day is better. | It can be sweet, dark or bitter. | No birthday cake is safe from it. | It needs no topping.
- It goes with every fruit and every sauce. | Real vanilla is anything but plain. | It is never too much. | Hot apple pie asks for it.

# dark-milk-chocolate | Dark or milk chocolate? | Team dark | Team milk | dark milk chocolate
+ You taste the cocoa itself. | One piece is enough. | It has less sugar. | It goes with coffee, and even with cheese.
- It melts on the tongue. | It tastes like childhood. | Nuts and caramel love it. | Everybody at the table takes a piece.

# swim-run | Swimming or running? | Team swimming | Team running | swimming/swim running/run
+ Water carries you. | Arms and legs work together. | On hot days, nothing is better. | No joint has to take a hit.
- Your front door is the start. | All it takes is a pair of shoes. | You see the neighborhood change with the seasons. | No opening hours.

# bike-car | Bike or car to work? | Team bike | Team car | bike/bikes/bicycle/cycling car/cars/driving (work/commute)
+ Your workout is done before nine. | It passes the traffic jam. | It parks at the door. | It needs no fuel.
- Rain stays outside. | It takes long distances. | Bags and children fit in. | You arrive with your hair in place.

# oat-almond | Oat or almond milk? | Team oat | Team almond | oat almond (milk)
+ It is creamy, and foams well. | Oats grow in cool, rainy countries. | It tastes mild, and a little sweet. | People with a nut allergy can look to it.
- It tastes of nuts. | It is thin and light. | Without added sugar, it has few calories. | It goes well with cereal and fruit.

# camping-hotel | Camping or a hotel? | Team camping | Team hotel | camping/tent hotel/hotels (holiday/vacation/weekend)
+ The stars are the ceiling. | It costs little, and children love it. | You wake up to birds. | Dinner over a fire tastes better.
- There is a real bed. | The shower is next door, and warm. | Rain is only a sound. | Breakfast is ready.

# carpet-wood | Carpet or wooden floor? | Team carpet | Team wood | carpet/carpets wood/wooden/hardwood/laminate (floor/floors/flooring)
+ It is warm under bare feet. | It swallows noise. | A fall is softer on it. | It makes a big room cozy.
- It is swept in minutes. | Spills wipe off. | It can be sanded and look new again. | It fits every style.

# dishwasher-hand | Dishwasher or washing up by hand? | Team dishwasher | Team by hand | dishwasher hand/hands (dishes/washing)
+ It gives you half an hour. | A full machine often uses less water. | The sink stays empty. | Nobody argues whose turn it is.
- One cup is clean at once. | Good knives and wooden boards need it. | It costs nothing to buy. | Two at the sink talk.

# headphones | Wired or wireless headphones? | Team wired | Team wireless | wired wireless/bluetooth (headphones/earbuds/earphones)
+ They never need charging. | There is no delay. | They cost less for the same sound. | They do not get lost one by one.
- No cable catches on the door. | You can walk away from the phone. | New phones often have no socket for a cable. | They vanish in a pocket.

# wedding-size | A big or a small wedding? | A big one, say some | A small one, say others | big/large small/tiny/intimate wedding/weddings
+ Everybody you love is in one room. | The dance floor is full. | Nobody is hurt at being left out. | It happens once, you hope.
- You speak with every guest. | The money goes into a life together. | It is planned in weeks. | It fits into a garden, or on a beach.

# audiobook-book | Audiobook or printed book? | Team audiobook | Team book | audiobook/audiobooks book/books/reading/printed/paper
+ You read while you cook or drive. | A good voice brings it to life. | Tired eyes can rest. | It makes a long way short.
- You choose the speed, line by line. | You can turn back a page. | It needs no battery. | It can be lent, and given away.

# study-alone-group | Study alone or in a group? | Alone, say some | In a group, say others | study/studying/learn/learning alone group/groups/together
+ Nobody changes the subject. | You go at your own pace. | You find out what you really know. | It starts when you sit down.
- What you explain, you remember. | Others see your mistake at once. | It is harder to give up. | Somebody always has the notes.

# instagram-tiktok | Instagram or TikTok? | Team Instagram | Team TikTok | instagram/insta/reels tiktok/tiktoks
+ Photos, stories and videos live in one place. | Your friends are there. | A profile works like a shop window. | Messages go back and forth easily.
- A small account can be seen by many. | Its editor is made for video. | Trends often begin there. | You need no perfect pictures.

# youtube-netflix | YouTube or Netflix? | Team YouTube | Team Netflix | youtube netflix
+ It costs nothing, if you bear the ads. | You can learn nearly anything there. | Anybody can have a channel. | There is a video about every hobby.
- Whole series are waiting. | No ads, if you pay for that. | Films are made for the big screen. | The story does not stop for a sponsor.

# sparkling-still | Sparkling or still water? | Team sparkling | Team still | sparkling/fizzy still/flat/tap (water)
+ It feels like a real drink. | It wakes up the tongue. | It goes with heavy food. | A slice of lemon, and it is a party.
- It comes out of the tap. | You can drink a whole glass at once. | No burps in the meeting. | No bottles to carry.

# rice-pasta | Rice or pasta? | Team rice | Team pasta | rice pasta/noodles (dinner)
+ It goes with nearly every kitchen of the world. | Leftovers become fried rice. | It takes any sauce. | It has no gluten by nature.
- It is done in about ten minutes. | There is a shape for every sauce. | Children rarely say no. | Even with butter alone, it is a dinner.

# sunrise-sunset | Sunrise or sunset? | Team sunrise | Team sunset | sunrise sunset
+ You have it to yourself. | The whole day is still ahead. | The air is clear and cool. | You earned it.
- You need no alarm. | You can share it. | Dinner is on the table. | The warm air is still there.

# workout-time | Work out in the morning or in the evening? | Team morning | Team evening | workout/workouts/train/training/exercise/gym morning/mornings evening/evenings/night
+ Nothing can come in between. | The gym is emptier. | You are awake when work begins. | The evening is free.
- Your body is warm already. | It shakes off the day. | You need no second alarm. | Friends have time, too.

# treadmill-outdoors | Run on a treadmill or outside? | Team treadmill | Team outside | treadmill outdoor/outdoors/outside (running/run/runs)
+ No rain, no ice, no dogs. | You choose the hill and the speed. | The belt gives a little under your feet. | A film makes the miles shorter.
- Every turn looks different. | Wind and curves train the whole leg. | Fresh air lifts the mood. | It costs nothing.

# memory-foam-spring | Memory foam or spring mattress? | Team foam | Team springs | foam/memory-foam spring/springs/innerspring (memory/mattress/mattresses)
+ It takes the shape of your body. | You hardly feel the other one turn. | It makes no sound. | Shoulders and hips sink in.
- Air moves through it, so it stays cooler. | Turning over is easy. | The edge holds when you sit on it. | It feels as a bed always did.

# wood-laminate | Hardwood or laminate floor? | Team hardwood | Team laminate | hardwood laminate/vinyl (floor/floors/flooring)
+ It can be sanded and made new again. | It lasts for generations. | It is warm under bare feet. | No two boards are alike.
- It costs a fraction. | It bears dog claws and chair legs. | You can lay it on a weekend. | It shrugs off sun and spills for a while.

# quartz-granite | Quartz or granite countertop? | Team quartz | Team granite | quartz granite (counter/counters/countertop/countertops/kitchen)
+ It needs no sealing. | Red wine wipes off. | The pattern is the same all over. | It has no pores for crumbs.
- It bears a hot pan. | Each slab is one of a kind. | It is stone as it came out of the mountain. | Sun does not yellow it.

# drip-press | Drip coffee or French press? | Team drip | Team press | drip/filter press (coffee/french)
+ Press a button and go. | The paper makes it clear and light. | It brews for the whole office. | Nothing grainy in the last sip.
- It is full and heavy. | No plug, no paper. | You choose the strength by the minute. | It costs less than a bag of beans.

# peanut-almond | Peanut or almond butter? | Team peanut | Team almond | peanut almond (butter)
+ It costs a third. | It has a bit more protein. | It was made for jelly. | It tastes like childhood.
- It has more vitamin E and calcium. | It tastes milder. | It goes with fruit and porridge. | Peanut allergies leave it alone.

# down-synthetic | Down or synthetic jacket? | Team down | Team synthetic | down/feather synthetic (jacket/jackets/sleeping/bag/comforter/duvet)
+ Nothing is warmer for its weight. | It packs as small as a loaf. | It lasts for decades. | It feels like nothing.
- It warms even when it is wet. | It goes into the washing machine. | It costs less. | No goose had to give for it.

# stocks-real-estate | Stocks or real estate? | Stocks, say some | Real estate, say others | stocks/shares property/estate/houses (real/invest/investing/investment)
+ You can begin with ten dollars. | You own a bit of a thousand firms. | It is sold in a minute. | No tenant calls at night.
- You can live in it. | A bank lends you most of the price. | Rent comes every month. | You can improve it with your own hands.

# gas-charcoal | Gas or charcoal grill? | Team gas | Team charcoal | gas charcoal (grill/grills/grilling/bbq/barbecue)
+ It is hot in ten minutes. | You turn the heat with a knob. | Off is off. | A Tuesday is enough of an occasion.
- It tastes of smoke. | It gets hotter for a steak. | Fire brings people around it. | It needs no bottle and no hose.

# white-brown-rice | White or brown rice? | Team white | Team brown | white brown (rice)
+ It is done in a quarter of an hour. | It is easy on the stomach. | It takes up any sauce. | Half the world eats it daily.
- It has the bran, and so more fiber. | It keeps you full for longer. | It tastes of nuts. | It has more minerals.

# newspaper-phone | Newspaper on paper or on the phone? | Team paper | Team phone | newspaper/newspapers paper phone/app/online
+ It has a last page. | Nothing blinks. | You meet articles you never looked for. | Afterward it lights the fire.
- It is here before breakfast. | It costs less. | You can search it. | It weighs nothing.
`
