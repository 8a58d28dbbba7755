/** Reasons for each of two things that people choose between; `sides.ts` says how they are written. */
export const SIDES_OF_THINGS = `
# toothbrush | Electric or manual toothbrush? | Team electric | Team manual | electric manual toothbrush/toothbrushes/brush; electric normal/regular toothbrush/toothbrushes
+ It moves by itself, and you only guide it. | Many have a timer, and two minutes feel long without one. | Some warn you when you press too hard. | Tired hands do not matter.
- It costs little, and needs no charger. | It fits into every bag. | Nothing in it breaks. | Done well, it does the job.

# cat-dog-apartment | A cat or a dog for an apartment? | A cat, say some | A dog, say others | cat/cats dog/dogs apartment/apartments/flat/flats
+ It needs no walk in the rain. | It climbs, so even a small room is big enough. | Neighbors hardly hear it. | It copes better with a long day alone.
- A calm dog needs less room than most people think. | It gets you out of the door, every day. | It is glad when you come home, and shows it. | Neighbors start to talk to you.

# apartment-house | Apartment or house? | Team apartment | Team house | apartment/apartments/flat/condo house/houses
+ Somebody else clears the snow and mends the roof. | Heating costs less when neighbors live above and below. | The city is at the door. | One key, and you are off on a trip.
- Nobody walks above your head. | There is a garden, or at least a step to sit on. | You may be loud. | If it is yours, you can build and paint as you like.

# laptop-desktop | Laptop or desktop? | Team laptop | Team desktop | laptop/laptops desktop/desktops/pc
+ It goes wherever you go. | It needs no room, and few cables. | It keeps running when the power goes. | One machine for home, train and class.
- You get more power for the same money. | Parts can be swapped one by one. | A big screen at the right height is kind to your neck. | It is easier to keep cool under load.

# laptop-tablet | Laptop or tablet? | Team laptop | Team tablet | laptop/laptops tablet/tablets/ipad/ipads
+ A real keyboard makes long texts easy. | Full desktop programs run on it. | Several windows fit side by side. | Files are where you put them.
- It is light, and starts at once. | You can draw and write on it by hand. | The battery often lasts all day. | On the sofa, it is a book and a cinema.

# mac-windows | Mac or Windows? | Team Mac | Team Windows | mac/macs/macbook/macbooks windows/pc
+ It works hand in hand with an iPhone. | One maker for both the machine and the system. | Used ones still sell well. | Many who edit film and music learned on it.
- There is a machine for every budget. | Nearly every game comes to it. | Many can be opened and upgraded. | Most offices use it.

# console-pc | Console or gaming PC? | Team console | Team PC | console/consoles/playstation/xbox pc/pcs/computer (gaming)
+ Plug it in, and play. | It often costs less than a PC that is as fast. | Every game made for it runs on it. | The sofa is the place for it.
- You can change its parts for years. | Games are often cheaper in sales. | It also does your homework. | Mouse, keyboard or pad: you choose.

# streaming-cinema | Cinema or streaming? | Team cinema | Team streaming | cinema/theater/theaters/theatre/movies streaming/netflix/home
+ Nobody pauses the film. | The screen fills everything that you see. | A full room laughs louder. | The evening starts when you leave the house.
- You can stop for tea. | One ticket can cost as much as a month of it. | Nobody is chewing behind you. | Pajamas are allowed.

# train-plane | Train or plane? | Team train | Team plane | train/trains plane/planes/flying/fly/flight/flights
+ You get on in the middle of a city. | There is room for legs and for bags. | You see the country go by. | It usually does far less harm to the climate.
- Over long distances, nothing is as quick. | It crosses oceans. | Some tickets cost less than the train. | The clouds look best from above.

# car-public | Car or public transport? | Team car | Team bus and train | car/cars/driving/drive bus/buses/public/transit/train/subway/metro (transport/transportation)
+ It leaves when you do. | It carries the shopping and the children. | Where no bus goes, it does. | Nobody else chooses the music.
- You can read on the way. | You never look for a place to park. | A ticket costs less than a car that stands around. | A few steps a day come with it.

# hotel-airbnb | Hotel or vacation rental? | Team hotel | Team rental | hotel/hotels airbnb/rental/rentals/apartment
+ Somebody is at the desk at night. | The bed is made for you. | Breakfast is downstairs. | You can often cancel late.
- There is a kitchen. | A family fits into it. | You live among the locals. | For a week, it can cost less.

# sweet-salty | Sweet or salty? | Team sweet | Team salty | sweet salty/savory/savoury (snacks/breakfast/popcorn)
+ Every party ends with cake. | Chocolate has no rival. | Fruit is on this side, too. | A bad day asks for it.
- One chip is never enough. | Cheese is on this side. | It does not stick to your fingers, or only in a good way. | It goes with everything you drink.

# pizza-burger | Pizza or burger? | Team pizza | Team burger | pizza/pizzas burger/burgers
+ It is made to be shared. | Cold for breakfast, it is still good. | There is one for everybody. | The smell of the box is half the joy.
- Everything is in one bite. | You build it as you like. | It comes with fries. | Nobody takes a slice of yours.

# pancakes-waffles | Pancakes or waffles? | Team pancakes | Team waffles | pancake/pancakes waffle/waffles
+ A pan is all you need. | They stack. | Thin or thick, nearly every country has its own. | The first one belongs to the cook.
- Syrup stays in the pockets. | They are crisp outside and soft inside. | No flipping. | They look good without trying.

# coffee-energy | Coffee or energy drink? | Team coffee | Team energy drink | coffee energy (drink/drinks)
+ You can drink it without any sugar. | The smell is half of it. | A cup at home costs little. | It comes with a chair and a talk.
- It is cold, and ready at once. | It is sweet, and some like that. | It fits into a bag. | The can tells you how much caffeine is in it.

# running-walking | Running or walking? | Team running | Team walking | running/run/jogging walking/walk/walks
+ It does as much for you in less time. | Your heart and lungs get a real workout. | The head is empty afterward. | A finish line is a fine thing.
- You need no shower afterward. | It is gentler on the knees. | You can talk, listen and look around. | It fits into any day.

# yoga-pilates | Yoga or Pilates? | Team yoga | Team Pilates | yoga pilates
+ Breath and movement go together. | It ends lying down. | You can do it anywhere you can lie down. | There is a quiet style and a hard one.
- It trains the core with great precision. | Small moves, and big effects. | Many say that they stand straighter. | A mat is enough, and machines exist.

# weights-cardio | Weights or cardio? | Team weights | Team cardio | weights/lifting/strength cardio/running (training)
+ Strong muscles help with every bag and stair. | You see your progress in numbers. | It can be done in a small room. | Bones like the load, too.
- It trains heart and lungs. | Shoes are all you need. | It happens outdoors, if you like. | It clears the head.

# journal-app | Paper or phone for notes? | Team paper | Team phone | paper/notebook/handwriting/planner phone/app/digital/typing (notes/journal/journaling/calendar/planner/note-taking/taking)
+ Nothing blinks on it. | What you write by hand, you think through. | You can draw an arrow anywhere. | It never needs to be charged.
- It is always with you. | You find a word again in a second. | A copy is safe if you lose the bag. | It reminds you by itself.

# spring-autumn | Spring or autumn? | Team spring | Team autumn | spring autumn/fall
+ The days get longer. | Everything that was gray turns green. | The first coffee outside tastes best. | Birds come back.
- The woods turn red and gold. | You may stay in without feeling guilty. | Soup, apples and pumpkins. | Sweaters.

# small-big-city | Big city or small town? | Team big city | Team small town | big/large city small town; city small town/towns
+ Something is open at every hour. | There is work of every kind. | Nobody asks why you dress that way. | You can live without a car.
- People greet you. | Rent is often lower. | You can hear birds, and your own thoughts. | Children can often walk to school.

# oldest-youngest | Oldest or youngest child? | Team oldest | Team youngest | oldest/older/eldest youngest/younger (child/sibling/kid/siblings/being)
+ You had your parents to yourself once. | You got the first bike, and it was new. | Somebody looks up to you. | You know how to take charge.
- The rules were softer by then. | Somebody had tried everything before you. | There was always someone to play with. | Nobody expects you to be the sensible one.

# cook-or-order | Cook at home or order in? | Team home cooking | Team delivery | cook/cooking order/ordering/takeout/delivery/eating (home/out/in)
+ You know what is in it. | It usually costs less. | The house smells of it. | Leftovers are lunch.
- Nobody has to wash up. | You can eat what you cannot cook. | It gives a tired evening back. | Everybody picks their own.

# freelance-employee | Freelance or employed? | Team freelance | Team employed | freelance/freelancing/freelancer employee/employed/job/salary/full-time (work/nine/five)
+ You choose your hours and your clients. | Good work can be paid better at once. | You can work where you like. | Nobody has to approve your vacation.
- The money comes every month. | When you are ill, somebody steps in. | Colleagues are around. | Somebody else does the invoices.

# bath-or-shower | Bath or shower? | Team bath | Team shower | bath/baths shower/showers
+ You can read in it. | Warm water holds you. | It ends a cold day. | Good ideas like warm water.
- It takes five minutes. | It often uses less water. | Nothing wakes you up as well. | All good songs are sung there.

# vinyl-streaming | Vinyl or streaming? | Team vinyl | Team streaming | vinyl/records/record streaming/spotify/digital (music)
+ You listen to a whole album. | The cover is a picture you can hold. | You own it. | Turning it over is part of it.
- Nearly every song is in your pocket. | It takes up no shelf. | You find new music every day. | Nothing scratches.

# gas-induction | Gas or induction stove? | Team gas | Team induction | gas induction (stove/stoves/cooktop/cooking/hob)
+ You see the flame, and the heat. | Every pot works on it. | Woks love it. | It works in many power cuts.
- It heats very fast, and wastes little. | The surface is wiped in seconds. | There is no flame in the room. | It stays cooler around the pot.

# air-fryer-oven | Air fryer or oven? | Team air fryer | Team oven | airfryer/fryer oven (air)
+ It is hot in a few minutes. | Small meals get crisp. | It needs less power for a portion. | The kitchen stays cool.
- A whole family fits in. | Bread, cake and roasts are its home. | Most kitchens have one already. | No extra machine on the counter.

# homeschool | Homeschooling or school? | Team homeschooling | Team school | homeschool/homeschooling/home-school school/public/private (regular)
+ Each child learns at its own pace. | A day can follow one question. | No bus at seven. | Families see more of each other.
- Friends sit in the same room. | Teachers are trained to teach. | Labs, teams and stages are there. | Parents can go to work.

# long-short-hair | Long or short hair? | Team long | Team short | long short hair
+ A braid, a bun or loose: a new look every day. | A bad cut can be tied back. | It keeps the neck warm. | It can always be cut.
- It is dry before the coffee is ready. | One bottle of shampoo lasts. | A face has nowhere to hide, and looks great. | It grows back.
`
