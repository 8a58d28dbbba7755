/** Lists of inventions by age, worth and fate; `read-lists.ts` says how they are written. */
export const LISTS_OF_INVENTIONS = `
# victorian-inventions | gathered | strange inventions of the eighteen hundreds | inventions/invention/gadgets/patents 1800s/victorian/eighteen-hundreds/19th/nineteenth-century (weird/weirdest/strange/strangest/odd/crazy/bizarre/worst/century/of/the/from/era/that/actually/existed/in/funny/nineteenth)
- The storm barometer of leeches | In eighteen fifty one, twelve leeches in bottles rang a bell when a storm was coming. The bottles were of glass, so they'd see each other. | Doctor Merryweather didn't want them to be lonely. | Tempest prognosticator
- The mustache cup | A ledge inside the cup kept tea from melting the wax in a man's mustache. | It came in left handed, too. | Moustache cup
- The tipping hat | A patent of eighteen ninety six lifted a man's hat by clockwork when he bowed. | His hands stayed free for parcels. | Hat
- The safety coffin | A bell on a string went from the coffin to the air, for those who weren't dead after all. | No rescue by one is known for sure. | Safety coffin
- The penny farthing | The big wheel made it fast, and a stone in the road sent you over the front. | It had a name: taking a header. | Penny-farthing
- The electric belt | Belts with a tingling current promised to cure nerves, weak backs and weak husbands. | They were sold by mail in huge numbers. | Pulvermacher's chain
- The swimming machine | A patent laid a swimmer on a frame with a propeller, cranked by hands and feet. | Swimming was quicker. | Swimming
- The listening throne | A king of Portugal heard through his chair: visitors knelt and spoke into lions on its arms. | It was made around eighteen twenty. | Ear trumpet

# inventions-of-the-twenties | gathered | of the worst and strangest inventions of the nineteen twenties | inventions/invention/gadgets/products 1920s/twenties/roaring/20s (weird/weirdest/strange/strangest/odd/crazy/bizarre/worst/of/the/from/that/actually/existed/in/funny/dangerous/dumbest/most)
- Radium water | Radithor was water with radium in it, sold as a tonic. A rich golfer drank some fourteen hundred bottles, and his jaw fell apart. | It was off the market by the time he died. | Radithor
- Leaded gasoline | In nineteen twenty one, lead made engines run smoothly. It then poisoned the air for most of a century. | Its maker washed his hands in it for the press, and fell ill. | Tetraethyllead
- The shoe store X-ray | Children looked at their own toe bones while the clerk checked the fit. Everybody in the store got rays. | It took thirty years to ban it. | Shoe-fitting fluoroscope
- The baby cage | A wire cage outside the window gave city babies fresh air. A patent came in nineteen twenty three. | A club in London handed some out. | Baby cage
- X-ray hair removal | Salons promised to take hair off for good. Years later, women had scars and cancer. | It was painless, which was the trap. | Hair removal
- The Isolator | A helmet of nineteen twenty five shut out all sound and nearly all sight, for work. It needed an oxygen tank. | An editor of science fiction invented it. | Hugo Gernsback
- The one wheel motorcycle | The driver sat inside the wheel. Braking hard could spin him around with it. | Magazines loved it. | Monowheel
- The family bathing suit of wood | In nineteen twenty nine, a county in Washington promoted swimsuits of thin spruce. They floated. | So did the jokes. | Swimsuit

# inventions-of-the-thirties | gathered | strange inventions of the nineteen thirties | inventions/invention/gadgets/products 1930s/thirties/30s (weird/weirdest/strange/strangest/odd/crazy/bizarre/worst/of/the/from/that/actually/existed/in/funny/dangerous/most)
- The dimple machine | A spring around the face pressed dimples into the cheeks. Doctors warned against it. | It was advertised in nineteen thirty six. | Dimple
- The snowstorm mask | Clear cones kept sleet off the face in Montreal in nineteen thirty nine. | They look like party hats put on sideways. | Veil
- The bicycle for a family | One tall frame carried father, two children, and mother at a sewing machine. | It rode around Chicago in nineteen thirty nine. | Tandem bicycle
- The amphibious bike | Six hollow floats let a bicycle roll on into the water. It carried a grown man. | It was shown in Paris in nineteen thirty two. | Amphibious cycle
- The camera gun | A revolver with a small camera took a picture with each shot. It's a portrait that nobody wanted. | It was shown in New York in nineteen thirty eight. | Camera
- The bed piano | An upright piano folded over the bed, so that the sick could play lying down. | Neighbors weren't asked. | Piano
- The pram against gas | In England in nineteen thirty eight, a mother could push her baby in a sealed box with a filter. | People expected gas bombs. | Baby transport
- The chandelier perm | Women sat under a chandelier of hot clamps, for hours, to get curls. | The current ran above their heads. | Perm (hairstyle)

# inventions-of-the-nineties | gathered | inventions of the nineties that went nowhere | inventions/invention/gadgets/products/tech 1990s/nineties/90s (weird/weirdest/strange/strangest/odd/crazy/bizarre/worst/of/the/from/that/failed/flopped/in/funny/forgotten/biggest/most/flops/fails)
- The Virtual Boy | Nintendo's goggles showed everything in red and black. Players got headaches, and it was gone within a year. | It's the company's great flop. | Virtual Boy
- Crystal Pepsi | A cola that you could see through. People drank with their eyes, and tasted less. | Coca-Cola answered with one that was meant to fail, its maker later said. | Crystal Pepsi
- Apple's Pippin | Apple made a game console with Bandai. Forty two thousand were sold. | It cost twice as much as its rivals. | Apple Bandai Pippin
- Microsoft Bob | Windows became a cartoon house with a talking dog. Reviewers groaned, and it lasted a year. | The dog lived on in a search box. | Microsoft Bob
- The Iridium phone | Sixty six satellites let you call from anywhere. The phone weighed a pound and didn't work indoors. | The firm was bankrupt within a year. Others revived it. | Iridium Communications
- Olestra | A fat that passes through you made chips with few calories. The bag had to warn of what it did on the way out. | It's gone from most shelves. | Olestra
- DIVX discs | A movie disc that stopped working two days after you first played it. | Stores and buyers hated it. | DIVX

# worst-inventions | gathered | of the worst inventions in history | inventions/invention/ideas worst/deadliest/dumbest/stupidest (ever/in/history/of/all/time/the/world/made/mankind/human/most/dangerous/that)
- Leaded gasoline and Freon | One man, Thomas Midgley, gave us leaded gas and the gas that hurt the ozone layer. | He was found strangled in his last invention, ropes to lift him from bed. | Thomas Midgley Jr.
- Asbestos everywhere | It didn't burn, so it went into roofs, brakes and even fake snow. Its dust kills decades later. | Movie sets used it for snowfall. | Asbestos
- The cigarette machine | In eighteen eighty one, a machine rolled as many as forty eight workers did. Smoking became cheap, and the great killer of its century. | Before that, few people smoked cigarettes. | James Albert Bonsack
- The land mine | It costs a few dollars, and waits for decades. Most of those it hits are civilians. | Rats are trained to find them. | Land mine
- The parachute coat | In nineteen twelve, a tailor jumped off the Eiffel Tower in his own invention. The cameras ran. | He'd told the police he'd use a dummy. | Franz Reichelt
- Arsenic green | A lovely green for wallpaper and dresses was made with arsenic. It made people ill in their own rooms. | Flowers on hats were the worst. | Scheele's Green
- Lobotomy | A tool like an ice pick was pushed behind the eye, to calm patients. The first version had won a Nobel Prize. | It was done to tens of thousands, and many never came back to themselves. | Lobotomy
- Radioactive toothpaste | In Germany, toothpaste with a radioactive element promised shining teeth. | It was sold until the war. | Radioactive quackery

# killed-their-inventors | gathered | inventors who were killed by their inventions | inventors/inventor killed/died/dead/kill (by/their/own/inventions/invention/who/were/that/creations/from/the); inventions/invention killed/kill (their/that/inventors/inventor/own/the/creators/creator)
- Franz Reichelt | The tailor jumped from the Eiffel Tower in nineteen twelve, wearing his parachute coat. It didn't open. | He'd promised a dummy. | Franz Reichelt
- Thomas Midgley | Ill with polio, Midgley built ropes and pulleys to leave his bed. In nineteen forty four, he was found strangled in them. | He also invented leaded gasoline. | Thomas Midgley Jr.
- Otto Lilienthal | Lilienthal glided some two thousand times. In eighteen ninety six, a gust stalled him, and he fell fifteen meters. | The Wright brothers learned from his tables. | Otto Lilienthal
- Horace Hunley | His hand cranked submarine sank in a test in eighteen sixty three, with him in it. | It was raised, and sank again. | Horace Lawson Hunley
- William Bullock | His printing press fed itself with paper. In eighteen sixty seven, it crushed his foot, and gangrene killed him. | The press was a triumph. | William Bullock (inventor)
- Max Valier | His rocket car ran well. In nineteen thirty, an engine blew up on his bench. | He was the first victim of the space age, some say. | Max Valier
- Stockton Rush | He said that safety could go too far. In twenty twenty three, his submersible imploded on the way to the Titanic. | Four others died with him. | Titan submersible implosion

# young-inventors | gathered | inventions by kids and teenagers | inventions/invention/things/inventors kids/kid/children/teenagers/teens/child/teenager/young (by/made/invented/were/that/which/from/the/famous/a)
- Braille | Louis Braille was fifteen when he had his six dots. An accident at three had left him blind. | It was an awl, and with an awl he wrote. | Louis Braille
- The popsicle | Frank Epperson, eleven, left soda with a stick in it outside on a cold night. | He sold it eighteen years later. | Popsicle (brand)
- The trampoline | George Nissen saw acrobats bounce off the net. At sixteen, he began to build one. | He once jumped with a kangaroo in Central Park. | Trampoline
- Earmuffs | Chester Greenwood, fifteen, had cold ears and a grandmother who could sew. | His town in Maine parades for him. | Chester Greenwood
- Television | Philo Farnsworth was fourteen, plowing a field in rows, when he thought of scanning a picture in lines. | He drew it for his teacher, and that won a lawsuit. | Philo Farnsworth
- The snowmobile | Joseph-Armand Bombardier, fifteen, put a car engine and a propeller on a sled. | His father made him take it apart. | Joseph-Armand Bombardier
- Water skis | Ralph Samuelson was eighteen when he tried it on a lake in Minnesota. Barrel staves failed, and boards worked. | He never took a patent. | Water skiing
- The toy truck | Robert Patch was five when he drew a toy truck that comes apart. He signed the patent with an X. | His father was a lawyer. | Toy

# war-inventions | gathered | everyday things that came out of war | things/inventions/everyday/objects military/war/wartime/army/soldiers (from/that/came/were/by/for/invented/everyday/use/you/we/came/started/out/of/the/in/and/daily/life/originally/made/world/every/day)
- The microwave oven | A radar engineer noticed that his candy bar had melted. The next thing he tried was popcorn. | It was nineteen forty five. | Microwave oven
- Duct tape | A mother in an ammunition plant wrote to President Roosevelt that tape would seal boxes better. Her sons were soldiers. | Soldiers mended everything with it. | Duct tape
- Canned food | France wanted to feed its armies, and paid a prize in eighteen ten for food that kept. | The can opener came decades later. | Canning
- The wristwatch for men | Before the trenches, it was a lady's bracelet. Soldiers needed both hands and the minute. | Pocket watches never came back. | Wristwatch
- GPS | The American military built it to guide ships, planes and missiles. | After an airliner was shot down off course, it was promised to everyone. | Global Positioning System
- Sanitary pads | Nurses found that bandages of wood pulp soaked up more than cotton. The makers listened. | Kotex came of it. | Sanitary napkin
- Daylight saving time | Germany set its clocks forward in nineteen sixteen, to save coal. Its enemies followed in weeks. | People have argued ever since. | Daylight saving time
- The Jeep | The army asked for a small car in forty nine days. Farmers bought what was left. | They plowed with it. | Jeep

# nasa-inventions | gathered | everyday things that go back to space research | nasa/space inventions/spinoffs/technology/things/technologies (from/we/use/everyday/every/day/that/came/you/life/came/in/for/the/daily/program/research/by/at/home)
- Phone cameras | The sensor in your phone camera goes back to a NASA lab that wanted tiny cameras for probes. | It was built in the nineties. | Active-pixel sensor
- Memory foam | It was made in nineteen sixty six, to soften crashes in seats. Now it's under your head. | It came out as slow spring back foam. | Memory foam
- Ear thermometers | They measure heat as telescopes do with stars, by infrared light. | It takes a second. | Medical thermometer
- Scratch proof lenses | A coating for helmets and filters made plastic glasses last. | Sunglasses had it first. | Corrective lens
- Baby formula | An oil from algae, studied as food for long flights, is in many formulas. | Mother's milk has it, too. | Infant formula
- Freeze dried food | NASA perfected it for flights, though the Inca had freeze dried potatoes. | It's in your cereal. | Freeze drying
- Foil blankets | Thin metal film keeps satellites from freezing and roasting, and runners from getting cold. | It's at every marathon. | Space blanket

# life-saving-inventions | gathered | inventions that saved the most lives | inventions/invention/discoveries saved/save/saving (most/lives/that/have/the/millions/of/life)
- Clean water | Filters and chlorine ended cholera and typhoid in city after city. | Jersey City began with chlorine in nineteen oh eight. | Water treatment
- Vaccines | Smallpox killed some three hundred million people in its last century. Now it's gone. | It began with a milkmaid and a boy. | Vaccine
- Fertilizer from air | About half of all people eat food grown with nitrogen from Fritz Haber's process. | The same man made poison gas. | Haber process
- Penicillin | A moldy dish showed the way in nineteen twenty eight. It was mass produced for D-Day. | A melon from a market had the best mold. | Penicillin
- The seat belt | Volvo gave away the patent for the three point belt in nineteen fifty nine. | It's said to save a life every few minutes. | Seat belt
- Salt and sugar water | A simple mix saves children with diarrhea. It proved itself in a refugee camp in nineteen seventy one. | It costs cents. | Oral rehydration therapy
- Hand washing | In Vienna, Ignaz Semmelweis made doctors wash their hands, and fewer mothers died. They laughed at him. | He died in an asylum. | Ignaz Semmelweis
- Blood types | In nineteen oh one, Karl Landsteiner found why blood from one person can kill another. | Transfusions became much safer. | Blood type
`
