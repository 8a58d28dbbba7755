/** Animals, plants, places and legends that people name without a question, for `readTopics`. */
export const NATURE_PLAIN = `
# worms | animal | worms | worm, worms, earth worm, facts of worms | Earthworm
> Cut a worm in two, and you don't get two worms. | Darwin played the piano to worms. | Worms swallow fields.
@ It rains, and they come out of the ground.
3 | earthworm | What are worms? | Worms are not a single family | Worm is a name for many long animals without legs that are not close relatives. The one in gardens is the earthworm, built of rings. | Roundworms and flatworms are others. | Some worms live as parasites in people.
3 | cut worm | Does a worm become two when it is cut? | A cut worm does not become two | If an earthworm is cut, the front may live on and grow a new tail, if enough is left. The rear dies. | Some flatworms really can become two. | So take care with the spade.
4 | piano | What did Darwin find out about worms? | Darwin tried piano music on worms | Charles Darwin studied earthworms for decades. They did not hear his piano, but they felt it shake when their pot stood on it. | At first, his book on worms sold faster than the Origin of Species. | He measured how stones sink into the ground through the work of worms.
4 | five hearts | How many hearts does a worm have? | An earthworm has five pairs of hearts | An earthworm has, in most kinds, five pairs of arches that pump blood like hearts. It breathes through its damp skin. | So it dies when it dries out. | It has no eyes, but it senses light.
3 | rain | Why do worms come out when it rains? | Nobody knows for sure why worms come up | Earthworms may come up in rain because they can travel over wet ground. Fear of drowning is hardly the whole reason, since many can live in water for days. | Some researchers think that rain feels like a digging mole to worms. | Some birds tap the ground to get the same effect.

# cuttlefish | animal | cuttlefish | cuttlefish, cuttle fish, cuttlefishes | Cuttlefish
> A cuttlefish changes color and is color blind. | A cuttlefish has three hearts. | A cuttlefish waits for a better meal.
@ It hovers, and its skin becomes the sand.
3 | cuttlefish | What is a cuttlefish? | A cuttlefish is not a fish | Cuttlefish are relatives of the octopus and squid. They have eight arms, two long tentacles and a light shell inside, the cuttlebone. | Pet birds are given cuttlebone to peck at. | The cuttlebone helps cuttlefish to float.
5 | colors | How do cuttlefish change color? | Color blind cuttlefish hide perfectly | Cuttlefish have vast numbers of tiny sacs of color in the skin that open and close within a second. Yet most likely they see no colors. | How they match colors is still a riddle. | Cuttlefish can change their skin's texture, too.
4 | three hearts | How many hearts does a cuttlefish have? | Cuttlefish have three hearts and bluish blood | Cuttlefish have three hearts: two for the gills and one for the body. Their blood carries oxygen with copper and is blue green. | Our blood uses iron instead. | Ink serves cuttlefish as a smoke screen.
5 | two doors | Can cuttlefish wait? | Cuttlefish passed a test for children | In a test like the one with the marshmallow, cuttlefish left food that they liked less and waited up to about two minutes for something better. | Those that waited longest also learned fastest. | The study came out in twenty twenty one.
4 | two faces | How do cuttlefish cheat rivals? | Male cuttlefish show two faces | Some male cuttlefish show a female the pattern of a male on one side, while the other side shows a rival the pattern of a female. | They do so mostly when just one rival is near. | So the male can court in peace.

# krill | animal | krill | krill, antarctic krill, krill swarm | Krill
> Krill weigh about as much as all people. | One swarm of krill can hold billions. | Hungry krill shrink.
@ The water turns red, and a whale opens its mouth.
3 | krill | What is krill? | Krill are small crustaceans of the open sea | Krill look like small shrimp and live in swarms in all oceans. Antarctic krill grow up to two and a half inches long. | The word comes from Norwegian, where it means small fry. | Antarctic krill can live for five years or more.
4 | scales | How much krill is there? | Krill weigh about as much as all people | Antarctic krill alone weigh some three to five hundred million tons, by common estimates, about as much as all human beings. | Hardly any other wild species weighs so much in all. | A single swarm can hold billions.
4 | whale | Who eats krill? | A blue whale eats tons of krill a day | Whales, seals, penguins, squid and fish live on krill. A blue whale can eat ten tons or more on a good day. | A blue whale's tongue can weigh as much as a small elephant. | Much of the life around Antarctica depends on krill.
5 | shrinking | What does krill do without food? | Hungry krill shrink | Without food, krill in tanks have lived for over two hundred days. They use up their own body and shrink at each molt. | So the size of krill does not tell their age. | In winter they scrape algae off the ice.
3 | glow | Does krill glow? | Krill glow from below | Most krill have organs that give off blue light, near the eyes and on the belly. The light probably hides their outline from hunters below. | Antarctic krill mostly swim up at night. | Their droppings carry carbon down to the deep.

# cassowaries | animal | cassowaries | cassowary, cassowaries, cassowary bird | Cassowary
> A cassowary kicks with a dagger. | Cassowary fathers do all the work. | Forests grow from a cassowary's dung.
@ Something tall with a blue neck stands on the path.
3 | blue bird | What is a cassowary? | Cassowaries are giant birds that cannot fly | Cassowaries live in the forests of New Guinea and northern Australia. They can be as tall as a person, with a blue neck and a helmet of horn. | Only ostriches and emus compare. | Cassowaries can run about thirty miles an hour.
5 | claw | How dangerous are cassowaries? | A cassowary has a dagger on each foot | A cassowary's inner toe has a claw up to five inches long, and it kicks forward. Two human deaths are known for certain, in nineteen twenty six and twenty nineteen. | Most attacks come from birds that people had fed. | If you meet one, back away slowly and keep something between it and you.
4 | father and chicks | Who raises cassowary chicks? | Cassowary fathers raise the chicks | The female cassowary lays green eggs and leaves. The male sits on them for about fifty days and leads the chicks for nine months or more. | The father barely eats while he sits on the eggs. | Cassowary chicks are striped.
4 | fruit | Why are cassowaries important for the forest? | Cassowaries plant forests | Cassowaries swallow fruit whole and leave the seeds far away in a heap of dung. Some seeds sprout far better for it. | Cassowaries even eat fruit that is poisonous to others. | Many of the seeds are too large for other animals.
4 | low sound | What sound does a cassowary make? | A cassowary rumbles like an earthquake | Cassowaries make very low booming calls, at the edge of what people can hear. One feels them rather than hears them. | Such low calls carry far through dense forest. | The helmet may help with heat or sound.

# dandelions | nature | dandelions | dandelion, dandelions | Taraxacum
> Dandelion seeds fly like nothing people have built. | Dandelion milk makes tires. | A dandelion is a lion's tooth.
@ You blow, and wishes fly off.
3 | yellow flower | What is a dandelion? | Each dandelion is many flowers | A dandelion is a bunch of up to two hundred small flowers. Each makes one seed with a parachute. | Bees visit dandelions in spring. | The flower head closes at night.
5 | parachute | How do dandelion seeds fly? | Dandelion seeds ride on a ring of air | In twenty eighteen, researchers in Edinburgh showed that a stable ring of whirling air floats above a dandelion's parachute and holds it up. Nobody had seen such flight before. | Some seeds travel for miles. | In wet weather the parachutes stay closed.
3 | lion tooth | Where does the name dandelion come from? | Dandelion means lion's tooth | Dandelion comes from French words for lion's tooth, after its jagged leaves. The French today call it wet the bed. | It was used to make people pass water. | English once had such a name for it, too.
4 | tire | Can you make rubber from dandelions? | Dandelion milk becomes tires | The white milk of dandelions holds rubber. A Russian kind holds so much that the Soviet Union grew it in the war, and it has gone into modern bicycle tires. | Rubber trees grow only in the tropics. | Dandelions grow even on poor soil.
3 | salad | Can you eat dandelions? | You can eat a whole dandelion | Leaves of dandelions are eaten as salad, flowers are made into syrup or wine, and roasted roots into a drink like coffee. | Take none from roadsides or sprayed lawns. | Young leaves are less bitter.

# tide-pools | nature | tide pools | tide pool, tide pools, tidepool, tidepools, rock pools, rock pool | Tide pool
> Hot, cold, salty and dry in a day. | A word of ecology comes from one. | Its flowers eat meat.
@ The sea goes, and leaves you a small one.
3 | rock pool | What is a tide pool? | Tide pools are sea that stays behind | Tide pools are hollows in rocky shores in which sea water stays when the tide goes out. Starfish, crabs, anemones and small fish live there. | Twice a day the sea comes back on most coasts. | Each height on the shore has its own animals.
4 | sun and rain | Why is life in tide pools hard? | Tide pools change within hours | In a tide pool the sun heats the water and makes it saltier, and rain makes it almost fresh. Waves beat it, and gulls hunt in it. | Limpets press down so tightly that they hardly dry out. | Mussels close with some water inside.
5 | starfish | What is a keystone species? | Starfish in tide pools gave ecology a word | From nineteen sixty three, Robert Paine threw starfish off a shore in the state of Washington. Mussels took over and pushed out most other species. | Paine called the starfish a keystone. | Sea otters are keystone species, too.
3 | anemone | What are the flowers in tide pools? | The flowers of tide pools are animals | Sea anemones in tide pools look like flowers, but they are animals that sting and eat small prey. | When the water goes, they pull in their arms. | Some anemones split in two and fight other clones.
3 | careful hand | How should you visit tide pools? | Leave tide pools as they were | Visit tide pools at low tide, keep an eye on the waves, touch only with wet hands, turn stones back over and take nothing with you. | What lives below a stone dies on top of it. | Look up when the tide comes back before you go.

# ocean-at-night | nature | the ocean at night | ocean at night, the ocean at night, sea at night, the sea at night, bioluminescence in the ocean, glowing waves, sea sparkle | Bioluminescence
> The largest animal migration happens each night. | Waves can light up. | Ships have sailed through seas like milk.
@ You put your hand into the black water, and it glows.
3 | dark sea | What happens in the ocean at night? | Countless animals rise in the ocean at night | In the ocean at night, countless small animals rise from the deep toward the surface to feed, and sink again at dawn. It is the largest daily movement of animals on Earth. | In the Second World War, sonar mistook them for a sea floor. | Darkness hides them from hunters.
4 | glowing wave | Why do waves glow at night? | Tiny algae make the ocean glow at night | The blue glow of waves in the ocean at night comes mostly from tiny single celled algae, which flash when they are shaken. | The flash may startle the animals that eat them. | Bays in Puerto Rico are famous for it.
5 | white sea | What are milky seas? | Some nights the ocean shines like milk | Now and then, a vast area of ocean glows evenly white at night, probably from bacteria. In twenty nineteen, satellites saw one off Java about the size of Kentucky. | For a long time, sailors who told of it were not believed. | A yacht sailed through a huge one in twenty nineteen.
4 | corals | When do corals spawn? | Corals spawn in the ocean at night | On many reefs, corals release eggs and sperm on the same few nights of the year, some days after a full moon. It looks like snow falling upward. | The Moon and the warmth of the water give the signal. | On the Great Barrier Reef it was first described in the nineteen eighties.
3 | sleeping fish | Do fish sleep in the ocean at night? | Parrotfish sleep in slime at night | At night, many fish of reefs hide in holes and rest. Some parrotfish wrap themselves in slime, which keeps small bloodsuckers away. | Fish like these have no eyelids to close. | Many sharks and eels come out then.

# mothman | mystery | Mothman | mothman, the mothman, moth man, point pleasant mothman, mothman prophecies | Mothman
> Red eyes on a country road. | A bridge fell, and he was gone. | A town holds a festival for him.
@ Two red eyes are in your headlights.
3 | red eyes | What is Mothman? | Mothman is a winged figure of West Virginia | Mothman is said to be a gray winged man with glowing red eyes. Two couples told of him near Point Pleasant in West Virginia in November nineteen sixty six. | It was near an old explosives plant. | Newspapers made the name known.
4 | bridge | What does Mothman have to do with a bridge? | Mothman became linked with a bridge | In December nineteen sixty seven, the Silver Bridge at Point Pleasant fell, and forty six people died. People later tied Mothman to it. | The true cause was a crack in one link. | Bridges in America have been inspected regularly since.
3 | owl | What was Mothman really? | Mothman may have been a big bird | Some think that Mothman was a sandhill crane or a large owl, whose eyes can shine red in headlights. Nothing was ever caught. | Fear makes sizes hard to judge. | There were hoaxes, too.
4 | statue | Where is the Mothman statue? | Mothman has a statue and a festival | Point Pleasant put up a shining statue of Mothman in two thousand three. The town also has a museum and a festival for him. | Thousands of people come to the festival. | The town lives partly on the legend now.
3 | book | Who wrote The Mothman Prophecies? | A writer of UFO tales made Mothman famous | John Keel wrote The Mothman Prophecies in nineteen seventy five. A film with Richard Gere followed in two thousand two. | The film moved the story to its own time. | A chief's curse is another tale that is told in the town.

# the-yeti | mystery | the yeti | yeti, the yeti, abominable snowman, the abominable snowman | Yeti
> A mistake gave it its English name. | DNA says bear. | America once made rules for hunting it.
@ Above the snow line, there are tracks.
3 | footprint | What is the yeti? | The yeti is a legend of the Himalayas | The yeti is an apelike being in stories from the Himalayas. For people there it is old lore; climbers made it known to the world. | No proof of it was ever found. | In some tales the yeti whistles.
4 | newspaper | Why is it called the abominable snowman? | A translation made the yeti abominable | In nineteen twenty one, a journalist translated a local name, told by the porters of an expedition, as abominable snowman. He probably got it wrong. | The journalist later said that filthy would have been nearer. | The name stuck.
4 | photo of track | Who photographed yeti tracks? | A climber's photo made the yeti famous | In nineteen fifty one, Eric Shipton photographed a large footprint, said to be a yeti's, on a glacier near Everest, with an ice axe beside it. | Melting can make small prints large. | Edmund Hillary later looked for the yeti in vain.
5 | bear | What did DNA say about the yeti? | The yeti's bones belong to bears | In twenty seventeen, researchers reported on nine samples kept as remains of the yeti. Eight were from bears, and one was from a dog. | A yeti scalp in a monastery was made from the hide of a goatlike animal. | The bears themselves are rare.
4 | rules | Did America make rules for yeti hunting? | There were rules for hunting the yeti | In nineteen fifty nine, the American embassy in Kathmandu sent out rules: pay for a permit, do not shoot the yeti except in self defense, and report to Nepal first. | The paper is kept in an archive. | Nobody is known to have needed it.

# uluru | nature | Uluru | uluru, ayers rock, uluru australia | Uluru
> You see only the tip of Uluru. | Climbing Uluru is over. | Uluru changes color.
@ The sun goes down, and the rock begins to glow.
3 | red rock | What is Uluru? | Uluru is a giant rock of sandstone | Uluru is a sandstone rock in the middle of Australia, more than eleven hundred feet high and almost six miles around. | It was long called Ayers Rock on maps. | Most of the rock lies below the ground, it is thought.
3 | gate | Can you climb Uluru? | Climbing Uluru is forbidden | Since October twenty nineteen, nobody may climb Uluru. It is sacred to the Anangu, who had asked people for decades not to climb it. | More than thirty people had died while climbing it. | In nineteen eighty five the land was given back to the Anangu.
4 | rust | Why is Uluru red? | Uluru is rusty | The sandstone of Uluru is gray inside. Iron in it rusts at the surface and makes it red. | Low sun makes it glow. | In rain it turns dark and silver.
4 | parcel | Why do people send stones back to Uluru? | People mail stones back to Uluru | The park at Uluru gets packages with stones that visitors took, often with letters of apology. Some tell of bad luck since then. | The stones are called sorry rocks. | Taking stones from the park is forbidden.
4 | waterfalls | Does it rain at Uluru? | Waterfalls run down Uluru | On rare days of heavy rain, dozens of waterfalls run down Uluru. Pools at its foot keep water for weeks. | Small shrimps hatch in the pools that the rain leaves. | The shrimps' eggs can wait in dry ground for years.

# death-valley | city | Death Valley | death valley, death valley national park, sailing stones, the sailing stones, furnace creek | Death Valley
> The hottest air on record was measured there. | Stones move by themselves. | Fish live in it.
@ You open the car door, and it is an oven.
3 | salt flat | Where is Death Valley? | Death Valley is America's lowest place | Death Valley is a desert in California. Its lowest point lies two hundred eighty two feet below sea level, the lowest in North America. | Mountains beside it rise above ten thousand feet. | Gold seekers who got lost there gave it its name.
4 | thermometer | How hot is Death Valley? | Death Valley holds the heat record | In July nineteen thirteen, a hundred thirty four degrees Fahrenheit were measured in Death Valley. It's the official record. | Some experts doubt that old reading. | About a hundred thirty degrees have been measured there in this century.
5 | stone track | Why do stones move in Death Valley? | Ice moves the stones of Death Valley | Heavy stones leave long tracks on a dry lake in Death Valley. In twenty thirteen, researchers saw why: thin sheets of ice, driven by light wind, push them through wet mud. | Nobody had seen the stones move before. | It seldom happens.
4 | tiny fish | What lives in Death Valley? | Fish live in Death Valley | Pupfish live in salty springs of Death Valley and its surroundings. One kind, at Devils Hole nearby, lives only in a single water hole. | Their ancestors lived in lakes of the Ice Age. | Some kinds can live in water as warm as a hot bath.
3 | flowers | Does Death Valley bloom? | Death Valley can bloom | After unusual rain, seeds that have waited for years sprout in Death Valley, and its ground turns yellow. People call it a superbloom. | A great bloom comes about once in ten years. | The flowers last only for weeks.

# brooklyn-bridge | machine | the Brooklyn Bridge | brooklyn bridge, the brooklyn bridge, history of the brooklyn bridge, emily roebling | Brooklyn Bridge
> A woman helped to lead its building. | Elephants walked across to show that it held. | A swindler sold it.
@ You walk above the cars, through two pointed arches.
3 | bridge | What is the Brooklyn Bridge? | The Brooklyn Bridge was once the longest suspension bridge | The Brooklyn Bridge opened in eighteen eighty three and joins Manhattan and Brooklyn. It was the longest suspension bridge of its time, and the first with cables of steel. | Its main span is nearly sixteen hundred feet. | Its towers were among the tallest things in the city.
5 | woman with plans | Who built the Brooklyn Bridge? | A woman helped lead work on the Brooklyn Bridge | John Roebling, who planned the Brooklyn Bridge, died after an accident, and his son Washington fell ill. Washington's wife Emily Roebling helped to run the work for over ten years. | Emily was the first to ride across it. | She is said to have carried a rooster as a sign of victory.
4 | elephants | Why did elephants walk over the Brooklyn Bridge? | Elephants marched over the Brooklyn Bridge | In eighteen eighty four, P. T. Barnum led twenty one elephants over the Brooklyn Bridge, to show that it held. It was an ad for his circus, too. | A year before, a panic on the bridge had killed twelve people. | Camels walked along.
4 | divers | Why did workers on the Brooklyn Bridge fall ill? | Caissons made Brooklyn Bridge workers ill | The foundations of the Brooklyn Bridge were dug in boxes of compressed air under the river. Workers who came out too fast got the bends. | Divers know the danger today. | Washington Roebling watched from his window by telescope.
4 | swindler | Who sold the Brooklyn Bridge? | A swindler sold the Brooklyn Bridge | George Parker is said to have sold the Brooklyn Bridge to newcomers again and again, and the police had to stop buyers from setting up toll gates. | Parker died in prison. | People who believe anything are still told: I have a bridge to sell you.

# merlin | mystery | Merlin | merlin, merlin the wizard, merlin wizard, wizard merlin | Merlin
> He was put together from two figures. | In the tale, he moved Stonehenge. | His pupil shut him in.
@ An old man in the forest knows your name.
3 | wizard | Who was Merlin? | Merlin is the wizard of King Arthur | Merlin is the wizard of the legends of King Arthur. Geoffrey of Monmouth made him known around eleven thirty six. | Geoffrey mixed a mad Welsh bard with a boy who could foretell things. | The Welsh name was Myrddin.
4 | dragons | What did young Merlin foretell? | Merlin saw two dragons | In the legend, a king's tower falls again and again. The boy Merlin says that two dragons fight below it, a red and a white one. | The red dragon is on the flag of Wales. | The story is older than Merlin's part in it.
4 | stonehenge | Did Merlin build Stonehenge? | In legend, Merlin brought Stonehenge from Ireland | In Geoffrey of Monmouth's book, Merlin brings the stones of Stonehenge from Ireland, as a monument. In truth, it is thousands of years older. | Some stones did come from far away, from Wales. | The tale guessed the right direction.
3 | tree | How did Merlin end? | Merlin was shut in by his pupil | In the later legends, Merlin falls in love with the Lady of the Lake, teaches her his magic, and she shuts him into a tree, a tower or a cave. | In the legends, her name is Nimue or Viviane. | Merlin saw it coming.
3 | name | Why is he called Merlin? | Merlin's name avoided a bad word | The Welsh Myrddin would have been Merdinus in Latin, close to a French word for dung. Geoffrey of Monmouth may have put in an L for that reason. | It is a guess by scholars. | The small falcon called merlin has nothing to do with him.
`
