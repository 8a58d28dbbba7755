/** Things in the street, countries and dishes that people ask for, for `readTopics`. */
export const THINGS_AND_LANDS_ASKED = `
# manhole-covers | machine | manhole covers | manhole cover, manhole covers, why manhole covers are round, manholes, sewer covers | Manhole cover
> A square manhole cover could fall in. | Japan turned manhole covers into art. | A nuclear test shot a steel lid away.
@ You step on one, and it rings like a bell.
4 | round lid | Why are manhole covers round? | A round lid cannot fall into its hole | A circle is equally wide in every direction, so a round manhole cover can't fall in. A square one could, along its diagonal. | You can roll it, and it fits any way you drop it. | There are square ones, too, mostly over cables.
3 | lifting hook | How heavy is a manhole cover? | A manhole cover weighs fifty kilograms or more | Many manhole covers are cast iron and weigh fifty kilograms or more, so that traffic doesn't lift them. | Workers open them with hooks or magnets. | Trucks must be able to drive over them.
4 | painted cover | Why do people photograph manhole covers in Japan? | Japanese towns have manhole covers of their own | Castles, flowers, fish, even cartoon figures: many Japanese towns have manhole covers with pictures of their own. | Some are painted in color. | There are trading cards of them.
4 | open hole | Why are manhole covers stolen? | Thieves sell manhole covers as scrap metal | When scrap metal is expensive, manhole covers get stolen for their iron. The open holes are dangerous. | Some cities lock them. | Others use plastic or concrete, which nobody wants to buy.
5 | flying lid | Did a steel lid fly into space? | A nuclear test blew away a heavy steel lid | In nineteen fifty seven, a nuclear test in Nevada blew the steel cap off a shaft. A high-speed camera caught it in just one picture. | It was estimated at six times the speed that gets you off the Earth. | It was never found, and most likely burned up in the air.

# vpn | invention | VPNs | vpn, vpns, what is a vpn, virtual private network, virtual private networks | Virtual private network
> Your VPN hides less than the ads say. | A VPN doesn't make you anonymous. | VPNs were made for the office.
@ You sit in a cafe, and the Wi-Fi belongs to a stranger.
2 | tunnel | What is a VPN? | A VPN is a locked tunnel to another computer | A VPN encrypts your traffic and sends it to a server first. From there, it goes out into the internet. | The owner of the Wi-Fi sees only the tunnel. | Websites see the server's address, not yours.
3 | office desk | What were VPNs made for? | VPNs were made for people at work | In the nineteen nineties, VPNs let people away from the office use its network safely. | Many firms still ask for one. | Private users came later.
4 | mask | Does a VPN make you anonymous? | A VPN does not make you anonymous | Websites still know you by your login and your cookies. And the company behind the VPN could see where you go. | You're moving your trust to another company. | So it matters who runs it.
3 | globe | Why does a VPN change which films you see? | With a VPN you seem to be elsewhere | With a VPN, you seem to be where the server stands, so you may be shown what's on offer in that country. | Many streaming services forbid or block it. | Some countries restrict VPNs themselves.
3 | fake page | Does a VPN stop viruses? | A VPN stops no virus and no scam | A VPN protects the way, not what you download at the end of it. A fake page stays fake. | Most websites encrypt their traffic anyway. | Updates and good passwords do more.

# cyprus | country | Cyprus | cyprus, cypriot, cypriots, nicosia, halloumi | Cyprus
> A cat was buried in Cyprus nine thousand years ago. | The flag of Cyprus shows a map. | A line cuts through the capital of Cyprus.
@ You swim by a rock, where a goddess is said to have come ashore.
2 | island | Where is Cyprus? | Cyprus lies in the eastern Mediterranean | Look south of Turkey, in the eastern Mediterranean, and you'll find Cyprus. Only Sicily and Sardinia are larger islands in that sea. | It joined the European Union in two thousand four. | Greek and Turkish are its official languages.
5 | cat grave | Where was one of the oldest pet cats found? | Cyprus has one of the oldest cat graves | About nine thousand five hundred years ago, a cat was buried in Cyprus, right next to a person. | Wild cats didn't live there, so people must have brought it by boat. | That is thousands of years before the cats of the pharaohs.
4 | flag | What is on the flag of Cyprus? | The flag of Cyprus shows the island's map | On its flag, Cyprus shows its own map in the color of copper, over two olive branches for peace. | The word copper comes from the island's name. | Kosovo shows a map on its flag, too.
4 | dividing line | Why is Nicosia divided? | A line cuts the capital of Cyprus | Since nineteen seventy four, Cyprus has been divided, and the line runs right through Nicosia. The United Nations watch it. | In that year a coup backed by Greece was followed by Turkish troops. | You can cross on foot.
3 | frying cheese | What is halloumi? | Halloumi is a Cypriot cheese for the pan | Cyprus makes halloumi from the milk of sheep and goats, often with mint. It keeps its shape in a hot pan. | The curd is heated in its own whey. | It squeaks between your teeth.

# botswana | country | Botswana | botswana, okavango, okavango delta, gaborone | Botswana
> A river in Botswana never finds the sea. | Botswana's money is called rain. | No country has more elephants than Botswana.
@ You glide through reeds in a narrow boat, and something large is breathing.
4 | delta | Where does the Okavango end? | The Okavango River ends in the Kalahari | The Okavango never gets to the sea. In Botswana, it spreads into a huge delta in the Kalahari, where its water evaporates or sinks in. | The flood comes in the dry season, from rain far away in Angola. | Animals come to it from all around.
4 | elephants | How many elephants does Botswana have? | Botswana has the most elephants of any country | About one hundred thirty thousand elephants live in Botswana. | Many gather at the Chobe River when it is dry. | They walk into fields, too, and farmers fear for their harvest.
3 | raindrop | What does pula mean? | Botswana's money is called rain | Botswana pays in pula, and pula means rain. It's a blessing, too. | In a dry country, rain is wealth. | A hundredth of it is a thebe, which means shield.
4 | diamond | When were diamonds found in Botswana? | Botswana found diamonds a year after independence | In nineteen sixty six, Botswana became independent, and was one of the poorest countries. A year later, diamonds turned up at Orapa. | The money went into roads and schools, too. | It is one of the largest producers of diamonds.
3 | painted rock | What is at the Tsodilo Hills? | Tsodilo holds thousands of rock paintings | In Botswana's Tsodilo Hills, there are more than four thousand five hundred rock paintings. | Rhinos, giraffes and people are there. | They are on the list of world heritage.

# smashed-potatoes | how-to | making crispy smashed potatoes | make smashed potatoes, make crispy smashed potatoes, smashed potatoes, crispy smashed potatoes, smash potatoes | Potato
> Boiled, flattened, and baked until they crack. | The best tool is the bottom of a glass. | Do not peel them.
@ You press a glass down, and the skin cracks.
1 | pot | How long do potatoes boil for smashing? | Boil small potatoes until they are soft | Small potatoes go into salted water, skin on, for about twenty minutes, until a fork slides right in. | The skin's what holds them together. | Hard ones break when you press them.
2 | steam | Why do you let boiled potatoes steam dry? | Drain them, and let them steam dry | Drain the potatoes, and let them steam dry for five minutes. | Water on the skin keeps them soft. | Dry ones get crisp.
3 | glass | How do you smash a potato? | Press each one flat with a glass | Set them on an oiled tray, and press each one down with a glass, to the thickness of a finger. | Rough edges get crisp first. | Leave some room between them.
4 | brush | What goes on smashed potatoes? | Brush on oil, and sprinkle salt | Brush them well with oil or melted butter, and sprinkle salt and dried herbs. | The fat fries the rough edges. | Fresh garlic burns, so add it in the last minutes.
5 | oven | How hot do smashed potatoes bake? | Bake them hot until the edges are brown | Bake them at about two hundred twenty degrees Celsius for twenty five to thirty minutes, until the edges are brown. | A hot oven dries the outside fast. | Serve them at once, for they soften as they cool.

# chana-masala | how-to | making chana masala | make chana masala, cook chana masala, chana masala, easy chana masala, chana masala for one | Chana masala
> One can, one pot, half an hour. | It is the onion that decides. | It is better on the second day.
@ Cumin hits the hot oil, and the kitchen smells of dinner.
1 | golden onion | How long do you fry the onion? | Fry the onion until it is golden | Fry a chopped onion in oil over medium heat for about ten minutes, until it is golden brown. | Pale onions taste raw in the sauce. | A pinch of salt helps them along.
2 | spices | When do the spices go in? | Stir in garlic, ginger and spices | Garlic, ginger, cumin, coriander, turmeric and a little chili go into the hot oil for one minute. They bloom, and the whole kitchen smells of it. | Ground spices burn fast, so keep stirring. | If they stick, add a spoon of water.
3 | tomatoes | How long do the tomatoes cook? | Cook chopped tomatoes until they are thick | Add chopped tomatoes, and cook them for about ten minutes, until the sauce is thick. | Oil shows at the edge when it is done. | Canned tomatoes do as well.
4 | chickpeas | How long do the chickpeas simmer? | Simmer the chickpeas in the sauce | Add a drained can of chickpeas and half a cup of water, and simmer for fifteen minutes. | Crush some with the spoon: they thicken the sauce. | Dried ones have to be soaked and boiled first.
5 | lemon | How do you finish chana masala? | Finish it with garam masala and lemon | Stir in garam masala, taste for salt, and finish with lemon juice and fresh coriander. | Something sour lifts the whole pot. | Eat it with rice or flat bread.
`
