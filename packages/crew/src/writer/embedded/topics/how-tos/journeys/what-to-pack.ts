/** What to pack for a kind of trip, and single journeys that people plan, for `readTopics`. No prices, and nothing that changes by the year. */
export const WHAT_TO_PACK = `
# packing-for-everest-base-camp | how-to | packing for the Everest Base Camp trek | pack for everest base camp, pack for everest base camp trek, pack for everest base camp in october/november/april/may, pack for trekking to everest base camp, packing list everest base camp, everest base camp packing list, everest base camp checklist, pack for ebc, ebc packing list, everest base camp trek tips | Everest base camps
> Half of it is warm, the other half is dry. | Your boots must be old friends. | Turn around when your head says so.
@ The bridge sways, the flags flap, and your pack is just right.
1 | worn boots | What matters most on the trek? | Pack boots that you walked in for weeks | Pack waterproof boots that you have walked in for weeks, wool socks, and plasters for blisters. | New boots end treks. | Light shoes are for the evening.
2 | layers of clothes | Which clothes do you need? | Pack layers: base, fleece, down, and a shell | Pack two sets of thermal clothes, a fleece, a warm down jacket, and a rain jacket and pants. | October days are mild, and nights far below freezing. | Cotton stays wet.
3 | sleeping bag | What do you sleep in? | Take a sleeping bag for deep frost | Choose one made for about minus fifteen degrees Celsius, and a liner. The bedrooms in the lodges aren't heated. | Bags can be rented in Kathmandu. | Sleep with your battery in it.
4 | sun and water | What protects you up there? | Take sunglasses, sunscreen, and water treatment | Take dark sunglasses, strong sunscreen, a hat, gloves, a head lamp, and tablets or a filter for water. | Snow and height make the sun fierce. | Two bottles of one liter each are enough.
5 | mountain doctor | What about the altitude? | Going down is the cure for altitude sickness | Climb slowly, with rest days. With a bad headache, vomiting, or stumbling, go down at once, and get help. | Ask a doctor before about medicine, and make sure that your insurance covers a helicopter. | Carry permits, passport copies and cash.

# packing-for-the-beach | how-to | packing for a beach vacation | pack for beach, pack for beach holiday, pack for beach vacation, pack for beach trip, pack for beach day, beach packing list, beach bag essentials, beach holiday packing list, beach vacation packing list, what to pack beach | Beach
> Shade comes first, and the book second. | One dry set, always. | Sand wins against everything but powder.
@ The towel is down, the sea is flat, and nothing is missing.
1 | sun hat and cream | What is most important for the beach? | Pack sunscreen, hat, and a shirt with sleeves | Pack sunscreen of factor thirty or more, a wide hat, sunglasses, and a light shirt. Put cream on again every two hours, and after swimming. | Water and sand throw the sun back at you. | Babies stay in the shade.
2 | two swimsuits | How many swimsuits do you need? | Take two swimsuits, one always dry | A wet swimsuit chafes. With two of them, one's drying while you wear the other, and there's a bag for the wet one. | Hang it up overnight, not in the sun all day. | A sarong is towel, skirt and curtain.
3 | beach sandals | What do you wear on your feet? | Take sandals and water shoes | Sand can burn, and stones can cut. Sandals are for the walk, and water shoes are for rocks and sea urchins. | Burned soles can end a vacation. | One pair for the evening is enough.
4 | dry bag | How do you protect phone and money? | Put phone and keys in a waterproof pouch | Phone, room key, a little cash: that's all that comes along, and it hangs around your neck. | Nobody steals what isn't there. | A power bank belongs in the shade.
5 | beach bag | What do people forget? | Pack water, a first aid kit, and cornstarch | Pack two bottles of water, plasters and tweezers, and some cornstarch, which takes sand off dry skin. | Salt and sun make you thirsty. | Ask where lifeguards are, and swim there.

# packing-for-a-safari | how-to | packing for a safari | pack for safari, pack for african safari, safari packing list, what to wear on safari, safari checklist, clothes for safari | Safari
> The bag must be soft. | No white, no dark blue. | Mornings in an open car are cold.
@ The engine stops, and something breathes in the grass.
1 | soft bag | Which bag is for a safari? | Take a soft bag, not a hard suitcase | Small planes in the bush mostly allow around fifteen kilograms, and no hard cases. | Bags are squeezed into a small hold. | Ask your airline for its limit.
2 | khaki clothes | Which colors do you wear? | Wear khaki, brown and green | Dress in the colors of the bush. White shows dust, and dark blue and black draw tsetse flies where they live. | Clothes that look like an army's are banned in some countries. | Three sets are enough: lodges wash.
3 | fleece at dawn | Is it cold on safari? | Pack a fleece, gloves and a hat | Before sunrise, in an open car, Africa is freezing. A fleece, something against the wind, and a warm hat save your morning. | By noon, you'll want a T-shirt and a sun hat. | So think of an onion.
4 | binoculars | What do you need to see animals? | Bring your own binoculars | Bring binoculars for each of you, about eight times forty two, and a dust bag for the camera. | Sharing means missing it. | A bean bag holds a long lens.
5 | mosquito net | What about health? | See a travel doctor weeks before | Six to eight weeks ahead, ask about vaccines and malaria. Pack repellent and long sleeves for the evening. | Some shots need time. | Take your medicines in hand luggage.

# packing-for-a-ski-trip | how-to | packing for a ski trip | pack for ski trip, pack for skiing, pack for ski holiday, pack for snowboarding trip, ski trip packing list, skiing packing list, ski holiday packing list, what to wear skiing | Skiing
> Three thin layers beat a thick one. | Gloves get wet at eleven. | The sun is stronger than you think.
@ Blue sky, squeaking snow, and warm toes.
1 | thermal layers | What do you wear for skiing? | Wear three layers: wool, fleece, and shell | Wear wool or synthetic next to the skin, a fleece above, and a waterproof jacket and pants. | Cotton gets wet and cold. | Two base layers for a week, since they dry overnight.
2 | ski socks | Which socks are for ski boots? | One pair of thin, long ski socks | Wear one pair of thin, knee high ski socks, and never two. | Folds press, and thick socks make cold feet. | Pull your pants over the boot, not into it.
3 | goggles and cream | What protects face and eyes? | Pack goggles, sunscreen and lip balm | For the slopes, pack goggles, sunglasses, sunscreen of factor fifty, and lip balm. | Fresh snow throws back most of the sun's rays. | Clouds do not stop them.
4 | helmet and gloves | What protects the rest? | Pack a helmet and two pairs of gloves | Take a helmet that fits, and two pairs of waterproof gloves. | One pair is always drying. | A neck warmer beats a scarf.
5 | hot drink | What do people forget? | Take insurance papers and a small repair kit | Take your insurance papers for the mountains, plasters, a swimsuit for the pool, and shoes that grip on ice. | Rescue can be expensive. | Boots and skis can be rented.

# packing-for-a-festival | how-to | packing for a music festival | pack for festival, pack for music festival, festival packing list, festival essentials, festival camping list, music festival checklist | Music festival
> Earplugs are the best ticket. | Your tent looks like all the others. | Dry socks are gold.
@ The bass comes through the ground, and your feet are dry.
1 | tent with flag | What do you need to camp at a festival? | Take a tent you have pitched before | Practice at home with the tent, then add a mat, a sleeping bag, and a flag to find it again. | In the dark all tents are alike. | Camp away from the paths.
2 | rubber boots | What do you wear? | Pack boots, rain jacket, and warm layers | Pack waterproof boots, a rain jacket, a warm sweater, and more socks than days. | Nights are cold, also in July. | Break in new boots before you go.
3 | earplugs | How do you protect your ears? | Wear earplugs, stay away from the speakers | Earplugs made for music only take the edge off, and you'll still hear every word. And keep away from the speakers. | Kids need bigger ones, over the ears. | They help you sleep, too.
4 | water bottle | What keeps you well? | Drink water and eat before you dance | Take an empty bottle, sunscreen, wet wipes, toilet paper, and something to eat. | Most festivals have taps. | Look up what may be taken in.
5 | paper with number | What if you lose your friends? | Agree on a meeting place each day | When everyone's calling, the network's gone. So pick a place and a time, write a friend's number on paper, and take a power bank. | Pick something tall that doesn't move. | If a friend feels ill, get the medics. They help, and they don't judge.

# packing-for-a-cold-winter-trip | how-to | packing for a cold winter trip | pack for winter trip, pack for cold weather trip, winter trip packing list, pack for iceland in winter, pack for lapland, pack for norway in winter, pack for finland in winter, pack for northern lights trip | Layered clothing
> Wear the heaviest things on the plane. | Warm feet, warm trip. | Cold empties the battery first.
@ Your breath hangs in the air, and you feel fine.
1 | wool base layer | What is next to the skin? | Wear wool next to your skin | Pack two sets of merino wool underwear. It warms when damp, and hardly smells. | So you need less. | Cotton stays at home.
2 | down jacket | What goes over it? | Put fleece, down, and a windproof shell above | Take a fleece, a light down jacket, and a windproof, waterproof shell that fits over both. | In cafes you take one off. | The shell must be big enough.
3 | winter boots | Which shoes? | Take waterproof boots with room for toes | Your boots should fit over wool socks. Bring ice grips to strap on. | Tight boots make cold toes. | Streets in the north are often ice.
4 | mittens and hat | What keeps hands and head warm? | Take mittens over thin gloves | Take thin gloves with mittens above, a hat that covers the ears, and a neck warmer. | Fingers warm each other in mittens. | So you can still use a phone.
5 | power bank | What do people forget? | Keep batteries close to your body | Keep phone and spare batteries in an inside pocket. Pack a rich face cream, a head lamp, and a swimsuit. | In the cold, batteries fade fast. | There are hot springs and saunas.

# first-aid-kit | how-to | packing a first aid kit | pack first aid kit, make first aid kit, build first aid kit, first aid kit checklist, what goes in first aid kit, put in first aid kit, travel first aid kit, first aid kit essentials, prepare first aid kit | First aid kit
> The best kit is the one you can find. | Gloves first. | Check it when the clocks change.
@ Your child says ouch, and you know which drawer.
1 | gloves and plasters | What belongs in a first aid kit first? | Pack gloves, plasters, and sterile dressings | Pack disposable gloves, plasters of several sizes, sterile gauze, and bandages. | Gloves protect both of you. | For a car, follow your country's list.
2 | scissors and tape | Which tools do you need? | Add scissors, tape, tweezers and a thermometer | Add blunt scissors, medical tape, tweezers for splinters and ticks, and a thermometer. | Tape holds what a plaster cannot. | Safety pins are an old help.
3 | foil blanket | What is for bigger accidents? | Add a foil blanket and triangular bandages | For bigger accidents, keep one foil blanket, two triangular bandages, a cold pack, and a mask for rescue breaths. | Injured people get cold. | Learn to use them in a course.
4 | own medicines | Which medicines go in? | Add your own medicines in their boxes | Add what you need yourself, and what a pharmacist advises, each in its box with the leaflet. | Without the leaflet nobody knows the dose. | Keep medicines locked away from children.
5 | card with numbers | What do people forget? | Write down the emergency number and allergies | Put in a card with emergency and poison numbers, allergies and names. Check dates twice a year. | In a fright you forget numbers. | Keep the kit cool, dry, and where every adult can find it.

# seeing-the-northern-lights | how-to | seeing the northern lights | see northern lights, see aurora, see aurora borealis, watch northern lights, chase northern lights, northern lights tips, where to see northern lights, when to see northern lights, best time to see northern lights, photograph northern lights | Aurora
> Dark, clear, and patient: in this order. | The camera sees them before you do. | A full moon does not spoil it.
@ A gray veil over the hill turns green, and moves.
1 | polar night | When can you see northern lights? | Go between September and March | Come in the dark half of the year. In the northern summer, it never gets dark enough. | Around midnight is a good time. | In summer they are there as well, but unseen.
2 | map of the north | Where do you see them? | Go north: Tromso, Abisko, Iceland or Fairbanks | Go where they appear most: the north of Norway, Sweden, Finland, Alaska or Canada, or Iceland. | These lie below a ring of light around the pole. | In strong storms they reach far to the south.
3 | clear stars | What stops you from seeing them? | Look for clear sky, far from city lights | Check the cloud forecast first, then the aurora forecast, and leave the lights of town. | Clouds hide everything. | Wait twenty minutes, so that your eyes adapt.
4 | camera on tripod | How do you photograph them? | Use a tripod and some seconds | Put the camera on a tripod, focus on a star, and expose for two to ten seconds. | A phone's night mode can do it. | Often the camera shows green where you see gray.
5 | warm waiting | How many nights do you need? | Stay three nights or more, warmly dressed | Plan three or more nights, dress warmer than you think, and drive carefully on ice. | Nobody can promise them. | Never stop on the road: find a parking place.

# walking-the-camino | how-to | walking the Camino de Santiago | walk the camino, walk camino de santiago, hike the camino, hike camino, camino de santiago tips, camino de santiago for beginners, camino packing list, pack for camino, pack for camino de santiago, prepare for camino, camino tips | Camino de Santiago
> A tenth of your weight, and not more. | The arrow is yellow. | Your feet decide.
@ A yellow arrow, a rooster, and the day begins in the dark.
1 | yellow arrow | Which way do you take? | Choose a way, and follow yellow arrows | From Saint Jean in France, the Camino is nearly eight hundred kilometers long. From Sarria it is a little over a hundred. | The last hundred on foot are enough for the certificate. | Shells and arrows show the way.
2 | light pack | How heavy is the backpack? | Carry a tenth of your weight at most | Two sets of clothes, a rain cover, a sleeping bag and sandals will do. | You wash each evening. | Everything else can be bought.
3 | trail shoes | What about the feet? | Wear broken in shoes, tape hot spots | Wear shoes that you have walked in for weeks, air your feet at each rest, and tape hot spots at once. | A blister begins as a warm place. | Wool socks help.
4 | stamp book | Where do you sleep? | Sleep in hostels, with a pilgrim's passport | Get a pilgrim's passport, and have it stamped on the way. It opens the pilgrims' hostels. | Collect two stamps a day at the end: they prove your walk. | Arrive by early afternoon.
5 | slow first days | What do beginners get wrong? | Begin with short days | Begin with fifteen to twenty kilometers a day, and start at dawn. | The first pain comes from pride. | Drink, and fill up at fountains marked as drinkable.
`
