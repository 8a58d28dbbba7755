/** Cars and brands that are asked for by their name, for `readTopics`: what has passed, and nothing of prices. */
export const BRANDS_BY_NAME = `
# mini-car | machine | the Mini | mini car, the mini, mini cooper, history of the mini, british mini, alec issigonis, italian job mini | Mini
> The Mini was born of a fuel crisis. | The Mini's engine lies sideways. | The Mini beat the giants in the snow.
@ Ten feet of car, and four people get out.
4 | small car | What is the Mini? | The Mini put a big car in three meters | The British Mini of nineteen fifty nine was three meters long, and four fifths of that was for people and bags. | Alec Issigonis set the engine sideways. | Nearly all small cars have followed.
3 | fuel can | Why was the Mini built? | The Suez crisis gave birth to the Mini | In nineteen fifty six, the Suez Canal was shut and gas was rationed in Britain. The boss of BMC asked for a car that sips. | Bubble cars from Germany were in the way. | He wanted them off the road.
5 | rally snow | How did the Mini win Monte Carlo? | Minis won Monte Carlo against far bigger cars | Mini Coopers won the rally in nineteen sixty four, sixty five and sixty seven. In nineteen sixty six, the first three home were thrown out over their headlights. | A French car got the win. | Its driver didn't want the cup, it's told.
4 | sketch napkin | How did Issigonis draw the Mini? | Issigonis drew the Mini on tablecloths | The designer of the Mini sketched by hand on whatever lay there. He hated radios and soft seats, and left them out. | A hard seat keeps you awake, he thought. | He smoked, so there was an ashtray.
3 | three cars | Why is the Mini in The Italian Job? | Three Minis stole the show, and the gold | In the film of nineteen sixty nine, a red, a white and a blue Mini drive through Turin's sewers and over roofs. | Fiat would have given cars for free. | The makers wanted British ones.

# citroen-2cv | machine | the Citroen 2CV | citroen, deux chevaux, citroen deux chevaux, two horsepower car, duck car, ugly duckling car, history of citroen | Citroen 2CV
> The deux chevaux had to carry eggs over a field. | The deux chevaux was hidden from the Germans. | A man turned one into a motorcycle in the desert.
@ The roof rolls up, and the car leans like a boat.
4 | farm car | What was the deux chevaux for? | France's duck was built for eggs and farmers | Citroen's boss asked for an umbrella on four wheels: two farmers, fifty kilos of potatoes, and a basket of eggs that doesn't break on a plowed field. | It had to be easy for his wife. | It came in nineteen forty eight.
5 | hidden barn | Why was the deux chevaux hidden? | The first ones were walled up from the Nazis | In the war, Citroen hid its test cars in barns and lofts so the Germans wouldn't get them. Three were found in a roof in nineteen ninety four. | Others were buried or broken up. | Nothing was to be used for war.
4 | waiting list | How long did people wait for a deux chevaux? | A used one cost more than a new one | The list for a deux chevaux was years long, with country doctors and priests first. So used ones went for more. | Journalists had laughed at the tin. | One asked if it came with a can opener.
5 | desert bike | Who built a motorcycle from a deux chevaux? | A Frenchman made his way out of the desert | In nineteen ninety three, Emile Leray broke his car in the Moroccan desert. In twelve days, he built a motorcycle from its parts, by his account. | The police fined him for it. | It isn't registered for that, they said.
3 | long run | How long was the deux chevaux made? | The duck was made for forty two years | From nineteen forty eight to ninety, nearly four million were built, and over five million deux chevaux with the vans. The last came from Portugal. | It did eighty kilometers an hour, downhill. | Nuns and James Bond drove it.

# toyota-story | machine | Toyota | toyota, toyota corolla, corolla, history of toyota, toyota hilux, just in time production, how did toyota get its name, why is it called toyota | Toyota
> Toyota began with looms. | Eight strokes bring luck. | A pickup was burned, drowned and dropped, and it started.
@ A robot bows, and a door panel clicks in.
4 | weaving loom | What did Toyota make first? | Toyota began with looms | Sakichi Toyoda invented looms that stop when a thread breaks. Money from the patent helped his son Kiichiro to build cars in the thirties. | Stop when something's wrong is still the rule. | Any worker can halt the line.
5 | brush strokes | How did Toyota get its name? | Toyota is written with eight lucky strokes | The family's name is Toyoda. In Japanese script, Toyota takes eight strokes, a number of luck, and sounds clearer. | It was chosen in a contest. | It also set the firm apart from the family.
4 | many cars | Which car was sold the most? | More Corollas have been sold than any car | Since nineteen sixty six, Toyota has sold over fifty million Corollas. The name means small crown, a ring of petals. | Only the name has stayed, not the car. | The Beetle hardly changed.
4 | store shelf | Where did just in time come from? | An American supermarket inspired Toyota | Taiichi Ohno saw how shelves are refilled as customers take. So Toyota has parts come just when they're needed. | No heaps, no waste. | Factories and hospitals copied it.
5 | pickup in sea | Can you kill a Hilux? | A British show couldn't kill a Toyota pickup | In two thousand three, Top Gear left a Hilux in the tide, hit it with a wrecking ball, burned it, and blew up a tower below it. It started. | They had only basic tools. | It stood in the studio for years.

# volvo-story | machine | Volvo | volvo, history of volvo, volvo safety | Volvo
> Volvo gave its best patent away. | Volvo's name is Latin. | A man drove one three million miles.
@ A click at your hip, and you're safe.
4 | belt buckle | What did Volvo invent? | Volvo gave its belt patent away | In nineteen fifty nine, Nils Bohlin of Volvo invented the belt over chest and lap. The patent was opened for all makers. | It may have saved over a million lives. | He'd made ejection seats before.
3 | rolling ring | What does Volvo mean? | Volvo means I roll | Volvo's Latin name was first meant for ball bearings. The company began to make cars in Sweden in nineteen twenty seven. | Its sign is the old one of iron. | The first car had no heater, in Sweden.
5 | odometer | Who drove the farthest in one car? | One Volvo went over three million miles | Irv Gordon of New York bought a red sports Volvo in nineteen sixty six. He drove it more than three million miles, the most for one owner. | He changed the oil himself. | He'd go far for lunch.
4 | child seat | What else did Volvo begin? | Volvo turned children around | In the sixties and seventies, Volvo built seats in which children face backward, as astronauts lay in capsules. | A small neck can't hold a big head. | Sweden keeps them so till four.
3 | moose dummy | Why does Volvo test with a moose? | Volvo crashes cars into a moose | On Swedish roads, moose are a danger, so cars are run into a dummy of one. | Its long legs put the body at the windshield. | Swerving has a test of its own.

# mercedes-story | machine | Mercedes-Benz | mercedes, mercedes-benz, mercedes benz, history of mercedes, who was mercedes, daimler benz, how did mercedes get its name | Mercedes-Benz
> Mercedes is named after a girl of eleven. | The star meant land, sea and air. | Mercedes' silver may be a story.
@ A three-pointed star, at the end of a long hood.
4 | girl portrait | How did Mercedes get its name? | Mercedes was a girl | Emil Jellinek sold Daimler cars on the Riviera and raced under the name of his daughter, Mercedes. In nineteen oh one a new car got it. | She was eleven. | She never owned one, as far as is known.
3 | three points | What does the Mercedes star mean? | The star stands for land, water and air | Gottlieb Daimler is said to have drawn a star on a card to his wife: one day it will shine over my works. | His sons remembered it. | The wreath came from Benz.
4 | old motor | Did Benz and Daimler know each other? | Benz and Daimler seem never to have met | Karl Benz and Gottlieb Daimler built cars a hundred kilometers apart in the eighteen eighties. Their firms joined in nineteen twenty six, after Daimler's death. | Each had his own way. | Benz had the first real car.
5 | silver racer | Why are Mercedes racers called Silver Arrows? | They scraped off the paint, the story goes | In nineteen thirty four, a racer was a kilo too heavy, its team boss told, so the white paint was ground off, and the metal shone. | Historians doubt it. | Silver stayed.
4 | gull doors | Why does the Gullwing have such doors? | The frame left no room for doors | The Mercedes three hundred SL of nineteen fifty four had a frame of tubes so high at the sides that the doors had to open upward. | The wheel folds away to let you in. | It got hot inside.

# audi-story | machine | Audi | audi, audi rings, history of audi, what do the audi rings mean | Audi
> Audi's name is a joke in Latin. | Four rings are four rivals. | An Audi drove up a ski jump.
@ Snow, a ramp like a wall, and a car at its foot.
4 | four rings | What do the Audi rings mean? | Four rings stand for four companies | In nineteen thirty two, in the crisis, Audi, DKW, Horch and Wanderer joined. Each got a ring. | The Olympic committee once didn't like them. | There are five of those.
5 | listening ear | What does Audi mean? | Audi is Latin for listen | August Horch, whose name means listen in German, had lost the right to it. A schoolboy doing his Latin said: why not audi? | He was the son of a partner. | His father had told him to be quiet.
5 | ski jump | Did an Audi climb a ski jump? | A car drove up a Finnish ski jump | In nineteen eighty six, an Audi Quattro went up the jump in Kaipola for an ad. It had spikes, and a net and cable for safety only. | The driver was a rally man. | Years later, they did it again.
3 | rally dust | What did the Quattro change? | All four wheels won the rallies | In nineteen eighty, Audi put four wheel drive in a sports car, an idea from an army car that ran well in snow. | Michele Mouton won four world rallies in it. | No woman had before.
3 | badge wheel | What did the test in snow show? | An army jeep beat Audi's best on ice | In tests in Finland, a small military car with all wheels driven outran Audi's stronger ones. An engineer asked for such a car. | They built it half in secret. | It won over the boss on a wet, steep meadow, it's told.

# fiat-500 | machine | the Fiat 500 | fiat cars, fiat car, fiat cinquecento, cinquecento, history of fiat, fiat 500 history | Fiat 500
> The Fiat Cinquecento had a roof of cloth to save steel. | A test track is on a factory's roof. | The Fiat Cinquecento moved a nation off the scooter.
@ A tiny car, a family of five, and a mattress on top.
4 | tiny car | What is the Fiat Cinquecento? | The Cinquecento put Italy on wheels | The Fiat of nineteen fifty seven was under three meters long, with a small engine in the back, air cooled. Nearly four million were made. | It was to replace the scooter. | Dante Giacosa drew it.
3 | cloth roof | Why did the Cinquecento have a cloth roof? | Cloth was cheaper than steel, and quieter | The open roof of the Cinquecento saved steel, which was dear, and let out the engine's noise. | It cooled, too. | And you could stand up in it.
5 | roof track | Where is a race track on a roof? | Fiat tested cars on the roof | At Lingotto in Turin, parts came in below, cars rose floor by floor, and came out on a track on the roof. | It opened in the twenties. | Now it's a garden.
4 | little mouse | What was the Topolino? | Its father was called Mickey Mouse | The first small Fiat of nineteen thirty six had headlamps like ears, so Italians called it Topolino, little mouse, their name for Mickey. | It held two people. | Families sat in it anyway.
3 | heart road | Why do Italians love the Cinquecento? | Half of Italy grew up in its back seat | For many Italians, the Cinquecento was the first holiday, the first kiss, the first crash. A museum in Liguria is all about it. | The door opened backward at first. | That was handy, and risky.

# jeep-story | machine | the Jeep | jeep, jeeps, history of the jeep, willys jeep, why is it called jeep, who invented the jeep | Jeep
> The Jeep was designed in two days. | Nobody knows where its name comes from. | A general called it one of three tools that won the war.
@ Mud, a folded windshield, and a star on the hood.
4 | army jeep | What is a Jeep? | The Jeep was built for war in weeks | In nineteen forty, the US Army gave makers forty nine days for a light car that goes anywhere. Bantam, Willys and Ford then built over six hundred thousand. | It could be lifted by its crew. | Its hood was a table and an altar.
5 | drawing board | Who designed the Jeep? | One man drew the Jeep in two days | Karl Probst went to little Bantam without pay and drew the whole Jeep in two days. The prototype arrived half an hour before the deadline. | Bantam was too small for the big order. | Willys and Ford got the plans.
4 | question mark | Why is it called Jeep? | Nobody knows where the word Jeep comes from | Jeep may come from GP, for general purpose, or from a small magic animal in the Popeye comics that could go anywhere. Soldiers also used it for any untried thing. | A driver told it to a reporter in nineteen forty one. | Then everybody said it.
3 | slot grille | Why does a Jeep have seven slots? | Seven slots are its face | Ford stamped the grille with nine slots, since it was cheaper than bars. Willys went on with seven. | It's guarded by lawyers. | Hummer has had seven, too.
3 | wooden crate | Could you buy a Jeep in a crate? | The Jeep for fifty dollars was a myth | Ads promised war Jeeps in crates for almost nothing. What you got was a list of auctions. | Many were left in the Philippines. | People made buses of them.

# land-rover | machine | the Land Rover | land rover, land-rover, range rover, history of land rover, defender car | Land Rover
> The Land Rover was drawn in the sand. | The Land Rover's green was army leftovers. | The Land Rover had the wheel in the middle.
@ Rain, a gate, and a sheepdog on the seat.
4 | beach drawing | How did the Land Rover begin? | Somebody drew the Land Rover in the sand | In nineteen forty seven, on a beach in Wales, Rover's Maurice Wilks sketched a farm car with a stick for his brother. He'd worn out an army Jeep. | It was shown a year later. | The beach is Red Wharf Bay.
4 | green paint | Why was the Land Rover green? | Army leftovers made it green | Paint for cockpits and airplanes was left from the war. So all early Land Rovers were light green. | Steel was short, so the body is of aluminum. | That doesn't rust.
5 | center wheel | Where was the first Land Rover's wheel? | The first one had the wheel in the middle | Like a tractor, the first Land Rover had its wheel in the center, so it would suit any country. It didn't catch on. | It was built on a Jeep's frame. | It hasn't been found.
3 | elephant | Why is the Land Rover loved in the wild? | For some, the first car ever seen was one | Land Rovers went through the Darien Gap, and in nineteen fifty five took six students from London to Singapore. | The makers of nature films swear by it. | A guess says most are still on the road.
3 | queen at wheel | Did the queen drive a Land Rover? | The queen scared a Saudi prince in one | At Balmoral, Elizabeth drove Abdullah in her Land Rover, fast, on narrow lanes, a diplomat wrote. He begged her to slow down. | Women weren't allowed to drive in his land. | She'd been an army mechanic.

# rolls-royce | machine | Rolls-Royce | rolls-royce, rolls royce, spirit of ecstasy, history of rolls royce | Rolls-Royce Motor Cars
> A love affair is on the hood. | The clock was its loudest part. | A maharaja had them carry trash, it's told.
@ A door opens backward, and an umbrella slides out.
4 | silver lady | Who is the lady on the hood? | A secret love rides on the Rolls-Royce | The Spirit of Ecstasy of nineteen eleven was modeled on Eleanor Thornton. Her boss, a lord, loved her, and she'd posed with a finger on her lips. | She drowned when a ship was torpedoed. | The lady now sinks away when touched.
3 | two names | Who were Rolls and Royce? | Rolls sold, and Royce built | Charles Rolls was a lord's son who flew and sold cars. Henry Royce had sold newspapers as a boy. They met in nineteen oh four in Manchester. | Rolls died in a plane at thirty two. | Royce had hardly been to school.
4 | quiet clock | How quiet is a Rolls-Royce? | Only the clock was loud, an ad said | At sixty miles an hour, ran Rolls-Royce's ad of nineteen fifty eight, the loudest noise comes from the electric clock. The line came from a test report. | It's among the most famous ads. | An engineer said they should do something about the clock.
5 | garbage car | Did a maharaja use a Rolls-Royce for garbage? | Rolls-Royces swept a maharaja's streets, it's told | A prince from India was treated badly in Rolls-Royce's London shop, so he bought several and had them carry waste. Photos of it are wrong, and proof is missing. | It's told of different men. | The photo shows brooms that protect the tires.
3 | jet engine | Does Rolls-Royce make planes? | Engines and cars parted ways | In nineteen seventy one, Rolls-Royce went broke over a jet engine. Since then, car and engine makers are apart. | The cars belong to BMW. | The engines fly a large part of the world's big jets.

# harley-davidson | machine | Harley-Davidson | harley-davidson, harley davidson, harley, harleys, history of harley davidson, why are harleys loud | Harley-Davidson
> The first carburetor was a tomato can. | A pig gave it a nickname. | A Harley says potato potato.
@ The light turns green, and you feel it in your chest.
4 | wooden shed | How did Harley-Davidson begin? | Harley-Davidson began in a shed | In nineteen oh three, William Harley and the Davidson brothers built a motorized bike in a shed in Milwaukee, three meters by four and a half. | The first carburetor was a tomato can, it's told. | An aunt painted the stripes.
4 | two cylinders | Why does a Harley sound like that? | Uneven firing makes a Harley's beat | A Harley's two cylinders share one pin, so they fire close together, then comes a pause: potato, potato. | The firm tried to protect the sound. | It gave up after six years.
5 | pig | Why are Harleys called hogs? | A real pig made it a hog | Around nineteen twenty, Harley's racers took a small pig on their round of honor when they won. | They were called the hog boys. | Now it's the owners' club.
3 | leather vest | Who brought Harley back? | Thirteen managers bought Harley back | In nineteen eighty one, when quality was poor, thirteen managers bought Harley-Davidson and copied Japanese ways of building. | A tariff on big bikes helped. | They asked to end it early.
3 | war bike | What did Harleys do in the wars? | An American rode into Germany on a Harley | A photo shows a corporal on his Harley, said to be the first American in Germany, a day after the armistice of nineteen eighteen. | Some ninety thousand were built in the second war. | Soldiers kept riding at home.

# adidas-and-puma | invention | Adidas and Puma | adidas, adidas and puma, adidas vs puma, dassler brothers, history of adidas, what does adidas stand for, puma vs adidas, adi dassler, adidas puma rivalry, adidas puma brothers | Adidas
> Two brothers split a town. | People there looked at your shoes first. | The brothers' graves are far apart.
@ You come into the pub, and everyone looks down.
4 | two brothers | Who founded Adidas and Puma? | Two brothers who hated each other made both | Adolf and Rudolf Dassler made sports shoes together in the German town of Herzogenaurach. After the war they broke, and founded Adidas and Puma on two sides of a river. | Why is still not clear. | Adi Dassler gives Adidas.
5 | looking down | Why is the Dasslers' town the town of bent necks? | The town looked at your shoes before greeting | In the Dasslers' town, each side had its bakers, bars and teams for decades. People looked first at what you had on your feet. | Marriages across were rare. | Workmen came in the wrong shoes on purpose, to get a free pair.
4 | running spikes | What did Jesse Owens wear? | Owens won in Dassler spikes | Before the split, Adi Dassler got his shoes to Jesse Owens at the Berlin Games of nineteen thirty six. Owens won four golds. | After the war, Americans knew the shop for it. | The brothers were party members.
4 | three stripes | Where do the three stripes come from? | Adidas bought its three stripes | A Finnish brand had three stripes. It sold them to Adidas for about sixteen hundred euros of today and two bottles of whiskey, it's told. | They were there to hold the shoe. | Now they're on everything.
3 | name tag | What does Adidas stand for? | Adidas is Adi and the start of Dassler | Adidas is short for Adi Dassler, its founder. That it stands for all day I dream about sports is a later joke. | Rudolf first called his firm Ruda. | Puma sounded faster.
3 | handshake match | Did Adidas and Puma make peace? | A football match made peace in two thousand nine | Workers of Adidas and Puma played together on a peace day, the first joint thing in sixty years. | The bosses were on the same team. | The brothers lie at opposite ends of the cemetery.

# converse-shoes | invention | Converse | converse shoes, converse sneakers, converse all stars, chuck taylors, chuck taylor, all stars shoes, who was chuck taylor | Chuck Taylor All-Stars
> Converse's star was a salesman. | The sole hides felt. | Converse left the court and joined a band.
@ Squeak, squeak, squeak, and the ball goes in.
4 | high sneaker | What are Chuck Taylors? | Chucks were basketball shoes | Converse brought out the All Star in nineteen seventeen. For decades nearly all basketball players wore it, and now everyone does. | It has hardly changed. | Well over half a billion were sold.
5 | salesman car | Who was Chuck Taylor? | Chuck Taylor sold them from his car | Chuck Taylor, a player of small teams, drove through America from nineteen twenty two, gave clinics, and slept in motels. His name came on the patch. | He got no share, only his pay. | He said how to make them better.
4 | felt sole | Why is there felt on a Converse sole? | Fuzzy soles may pay less duty | A layer of felt on the bottom lets imported Chucks count as slippers, with a lower tariff. It soon wears off. | Other makers do it, too. | Lawyers love shoes.
3 | rock stage | How did Chucks get into rock? | When players left, musicians came | In the seventies, leather took the court. Chucks were cheap, and the Ramones and Kurt Cobain wore them. | Converse went broke in two thousand one. | Nike bought it.
3 | side holes | What are the two holes in Chucks for? | The side holes let air and laces in | The eyelets on a Chuck's inside let your foot breathe. Some players pulled laces through for hold. | The patch on the side shielded the ankle. | They sit on the side of the star.

# swatch-watch | invention | the Swatch | swatch, swatch watch, swatch watches, history of swatch, swiss watch crisis, quartz crisis | Swatch
> Quartz nearly killed Swiss watches. | Fifty one parts saved them. | A giant hung on a bank.
@ A loud tick, and neon at your wrist.
4 | plastic watch | How did Swatch save Swiss watches? | A plastic watch saved the Swiss | In the seventies, quartz from Japan cost Switzerland two thirds of its watch jobs. In nineteen eighty three came Swatch: cheap, loud and of plastic. | Banks had wanted to sell the brands. | A consultant named Hayek said no.
3 | few parts | What was new about the Swatch? | The Swatch had fifty one parts | Usual quartz watches had ninety or more. The Swatch was built into its own case, from one side, by robots. | It can't be opened to repair. | So it's sealed.
5 | giant watch | Where did a Swatch hang on a bank? | A watch of thirteen tons hung in Frankfurt | In nineteen eighty four, a working Swatch over a hundred meters long hung on a bank's tower. | It told price and name. | Everybody knew by evening.
4 | quartz watch | Who invented the quartz watch? | The Swiss had quartz first, and dropped it | A Swiss center had a quartz wristwatch ready in nineteen sixty seven. Seiko sold the first in nineteen sixty nine, and the Swiss hesitated. | They thought that it was a toy. | It keeps time better than any spring.
3 | second watch | What does Swatch stand for? | Swatch meant a second watch | Swiss watch or second watch: the idea was that you'd own several, like ties. | Artists like Keith Haring drew some. | People slept on sidewalks for them.

# sony-story | invention | Sony | sony, history of sony, sony walkman history, akio morita, betamax, sony betamax, how did sony start, what does sony mean | Sony
> Sony's first product burned rice. | Sony made its shirts' pockets larger. | Sony lost the better format.
@ A small radio slides into a shirt pocket that's a bit too big.
4 | rice cooker | How did Sony begin? | Sony's first try was a bad rice cooker | In a bombed store in Tokyo in nineteen forty six, Masaru Ibuka and Akio Morita started with a wooden rice cooker. It burned or undercooked. | They mended radios. | A tape recorder was their first success.
5 | shirt pocket | Why did Sony's salesmen have large pockets? | Sony sewed larger pockets for its radio | In nineteen fifty seven, Sony's pocket radio was a bit too big for pockets. So the salesmen got shirts with bigger ones. | That's how Morita told it. | It was the smallest there was.
3 | sound word | What does Sony mean? | Sony mixes sound and sonny boy | The name Sony is made of sonus, Latin for sound, and sonny, slang for bright lads. No one was to stumble over it abroad. | It was written in Roman letters. | A bank had wanted the old name kept.
4 | headphones | Who wanted the Walkman? | The Walkman was for opera on planes | Sony's founder Ibuka wanted to hear music on flights. His engineers took the recorder out of a dictation device, and in nineteen seventy nine, the Walkman was on sale. | Others said that nobody buys a player that can't record. | At first it had two jacks, to share.
4 | two tapes | Why did Betamax lose? | Betamax was better, and lost | Sony's Betamax tape had a fine picture and one hour. VHS had two, enough for a film, and more makers. | Length beat quality. | Sony made the last tapes in twenty sixteen.

# samsung-story | invention | Samsung | samsung, history of samsung, what does samsung mean, how did samsung start | Samsung
> Samsung sold dried fish. | A boss burned his own phones. | Samsung builds ships and towers.
@ A bonfire of phones, and two thousand workers watch.
4 | dried fish | How did Samsung begin? | Samsung began with dried fish and noodles | In nineteen thirty eight, Lee Byung-chul opened his Samsung store in Daegu in Korea and traded fish, fruit and noodles. Then came sugar and cloth. | Electronics came in nineteen sixty nine. | A black and white TV was first.
3 | three stars | What does Samsung mean? | Samsung means three stars | In Samsung's name, three stands for something big and strong, stars for lasting. Early signs had them drawn. | Other firms were named so, too. | The name was to last forever.
5 | phone bonfire | Why did Samsung burn its phones? | A boss had a hundred and fifty thousand burned | In nineteen ninety five, Samsung's gifts of phones turned out faulty. The chairman had a heap of devices smashed and burned before the workers. | Quality first, said their headbands. | He'd said: change all but your wife and children.
4 | tall tower | What else does Samsung make? | Samsung built the world's tallest tower, with others | Samsung's builders had a part in the Burj Khalifa. It has made ships, tanks, insurance and an amusement park. | A large share of Korea's exports is its own. | Some call the country after it.
3 | memory chip | Why is Samsung big in chips? | Samsung bet its money on memory | In nineteen eighty three, Samsung went into memory chips, against all advice, and built a factory in six months. | Engineers marched sixty kilometers at night to be hardened, it's told. | Ten years on, it led.

# red-bull | food | Red Bull | red bull, red bull history, history of red bull, krating daeng, who invented red bull, red bull energy drink, where does red bull come from | Red Bull
> Red Bull comes from Thai truck drivers. | An Austrian had jet lag. | Red Bull's empty cans made it famous.
@ A thin silver can, and a hiss.
4 | silver can | Who invented Red Bull? | Red Bull comes from Thailand | Chaleo Yoovidhya sold Krating Daeng, red gaur, to drivers and workers in Thailand. In nineteen eighty two, Dietrich Mateschitz of Austria tried it against jet lag. | Each put up half a million dollars. | They added bubbles and sold it from nineteen eighty seven.
3 | brown bottle | Where does Red Bull come from? | Red Bull's recipe was sold to Thai drivers | Red Bull comes from Thailand, where Krating Daeng was sold flat and sweet, in small brown bottles. The silver can and the bubbles came from Austria. | Both are still sold. | The Thai family owns a bit more than half.
5 | empty cans | How did Red Bull get known? | Empty cans in clubs made it look popular | Empty cans of Red Bull are said to have been left on tables and in bins where young people went out. It looked as if everybody drank it. | Tests had said: disgusting. | He took that as a good sign.
4 | falling man | Who jumped from space for Red Bull? | A man jumped from the edge of space | In twenty twelve, Felix Baumgartner, paid by Red Bull, stepped out of a capsule thirty nine kilometers up and broke the sound barrier. | Eight million watched live. | Two years later, another man jumped from higher, quietly.
3 | caffeine cup | What's in Red Bull? | One can holds a coffee's caffeine | A quarter liter of Red Bull has about eighty milligrams, and some twenty seven grams of sugar. Taurine was first found in ox bile. Now it's synthetic. | Children shouldn't drink it. | The wings aren't in it.
3 | wings lawsuit | Was Red Bull sued for no wings? | Red Bull paid over its promise | In twenty fourteen, it settled a case in America for thirteen million dollars: it promised more energy than coffee. | Buyers got ten dollars or cans. | So many signed up that it was about four.

# pepsi | food | Pepsi | pepsi, pepsi cola, pepsi history, history of pepsi, pepsi navy, pepsi points harrier, cola wars, pepsi had a navy, did pepsi own a navy, soviet navy pepsi | Pepsi
> Pepsi once took warships as payment. | A student wanted the jet from the ad. | Pepsi was for digestion.
@ A blind sip, a face, and a pause.
4 | pharmacy bottle | Who invented Pepsi? | A pharmacist made Pepsi in eighteen ninety three | Caleb Bradham of North Carolina sold it as Brad's Drink. Pepsi comes from dyspepsia, upset stomach. | There was no pepsin in it, as far as is known. | He went broke on sugar after the First World War.
5 | warships | Did Pepsi own a navy? | Moscow paid Pepsi in old warships | The ruble was worth nothing abroad, so Pepsi was paid in vodka. In nineteen eighty nine, it took seventeen old submarines and some ships, for scrap. | We're disarming the Soviets faster than you, its boss joked. | It never sailed them.
5 | jet fighter | Who sued Pepsi for a jet? | A student wanted the Harrier from the ad | In nineteen ninety five, an ad showed a fighter jet for seven million points. Points cost ten cents, so John Leonard sent in seven hundred thousand dollars. | A court said that it was clearly a joke. | The ad was changed to seven hundred million.
4 | blind cups | What was the Pepsi Challenge? | Sip by sip, Pepsi won | From nineteen seventy five, shoppers at Pepsi's stands tasted two cups blind, and more chose Pepsi. Sweetness wins in sips. | Coke was so scared that it changed its recipe. | That went badly.
3 | winning number | What went wrong in the Philippines? | One wrong number made riots | In nineteen ninety two, a cap with three four nine was to win a million pesos. By mistake, some hundreds of thousands had it. | Trucks burned, and people died. | Pepsi paid a small sum each.

# nutella | food | Nutella | nutella, nutella history, history of nutella, who invented nutella, ferrero, michele ferrero, world nutella day, where does nutella come from, origin of nutella | Nutella
> War made Nutella of nuts. | Nutella began as a loaf to slice. | A jar would go around the Earth.
@ A knife goes in, and comes out with too much.
4 | hazelnut | Who invented Nutella? | Nutella comes from a lack of cocoa | After the war, cocoa was scarce in Italy. Pietro Ferrero of Alba stretched it with hazelnuts from the hills. His son made it Nutella in nineteen sixty four. | Napoleon's blockade had led Turin to the same trick. | It was called gianduja.
4 | wrapped loaf | Where does Nutella come from? | Nutella was a loaf that you sliced | Nutella comes from Alba in Italy, where in nineteen forty six it began as a block in foil to lay on bread. Children ate only the slice, it's told. | In a hot summer it melted, says a legend. | So it became a spread.
5 | many jars | How much Nutella is there? | A quarter of the hazelnuts go to Ferrero | Ferrero buys about a quarter of the world's hazelnuts, mostly from Turkey. The jars of a year could ring the Earth more than once, it's said. | A frost there moves prices. | The recipe differs a bit by country.
3 | sugar spoon | What is in Nutella? | More than half of Nutella is sugar | Sugar and palm oil make up most of Nutella, then hazelnuts with thirteen percent, cocoa and milk. | A spoon has as much sugar as two cubes and more. | In America, an ad that called it part of a balanced breakfast cost it money.
3 | speech bubble | How do you say Nutella? | It's noo-tella, says the maker | Nut with an Italian ending: the company says noo, and the rest of the world argues. | In Germany, even its article is fought over. | A French judge forbade it as a girl's name.

# oreo-and-snacks | food | Oreo | oreo cookies, history of oreo, who invented oreos | Oreo
> The cookie that people call a copy of the Oreo came first. | The middle of an Oreo isn't milk. | Nobody knows what Oreo means.
@ A twist, a lick, and a dunk.
4 | black cookie | Who invented the Oreo? | Oreo was the copy | Hydrox came out in nineteen oh eight. Oreo, made by Nabisco, followed in nineteen twelve, in New York. | Hydrox sounded like a cleaner. | Now most think that it's the fake.
4 | question mark | What does Oreo mean? | Nobody knows where Oreo comes from | Oreo may be French for gold, from the first tin, Greek for hill, or just a sound that pleased. The company has no record. | The O's look like cookies. | A street in New York has its name.
5 | pattern lines | Who drew the pattern? | One man drew the face of the Oreo | William Turnier of Nabisco is said to have drawn the Oreo's pattern in nineteen fifty two: twelve flowers, dashes and a cross with two bars. | The cross is a sign of the firm. | Some see Templars in it.
3 | sugar cream | What is the cream? | The cream has no cream in it | Sugar, oil and vanilla flavor make up an Oreo's cream. Until the nineties, it had lard. | The split ratio is seventy one to twenty nine, it's been measured. | Double isn't quite double, a math class found.
4 | twist test | Can you split the cream evenly? | Engineers built a device to twist Oreos | At MIT in twenty twenty two, students twisted over a thousand Oreos with a machine. The cream almost always stays on one side. | They called it Oreology. | It's how they're made: the cream goes on one first.

# pringles-and-sweets | food | Pringles | pringles, pringles can, pringles history, who invented pringles, pringles shape, kit kat, kit kat japan | Pringles
> Pringles' maker is buried in the can. | A court asked what a chip is. | In Japan, a candy bar brings luck.
@ Pop, and your hand is too big.
5 | ashes in can | Who is buried in a Pringles can? | The can's inventor is buried in one | Fredric Baur designed the Pringles tube in the sixties and was proud of it. When he died in two thousand eight, his children put some of his ashes in one. | They stopped at a store on the way. | They chose Original.
4 | saddle shape | Why are Pringles curved? | A saddle shape stacks and doesn't break | The Pringle is a hyperbolic paraboloid, curved both ways. It's stiff, and fits the next one. | A supercomputer checked how they fly off the belt. | They're as good as airplanes, said one engineer.
4 | court chip | Are Pringles potato chips? | Judges had to say what a Pringle is | Less than half of a Pringle is potato. In Britain, its maker said that it's no crisp, to save tax, and lost in two thousand nine. | In America, chip makers made it say crisps. | Each land decided against the name it wanted.
3 | ringing machine | Who invented Pringles? | Several men made Pringles, one of them a writer | Fredric Baur made the shape and the can of Pringles, others the taste, and Gene Wolfe, later a great writer of fantasy, helped to design the machine that cooks them. | Some say that the mustached face is his. | He denied that.
4 | lucky bar | Why does Japan love Kit Kat? | Kit Kat sounds like you will surely win | In Japan, Kit Kat is close to kitto katsu, surely win. So students get one before exams, and there've been over three hundred flavors. | Soy sauce was one. | You can mail it, with a wish.
`
