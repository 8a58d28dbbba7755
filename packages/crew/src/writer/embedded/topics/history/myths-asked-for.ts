/** Gods, heroes, beings of tales and customs that people ask for, for `readTopics`. */
export const MYTHS_ASKED_FOR = `
# poseidon | culture | Poseidon | poseidon, neptune god, god of the sea, trident, greek god of the sea | Poseidon
> He drew the sea by lot. | He made horses and earthquakes. | One man blinded his son, and paid for ten years.
@ The sea is flat, and then it is not.
3 | trident | Who was Poseidon? | Poseidon was the Greek god of sea | Poseidon was the Greek god of sea. He was a brother of Zeus and Hades, ruled the sea, shook the earth with his trident, and was the god of horses. | The Romans called him Neptune. | Sailors prayed to him before they left.
4 | three lots | How did Poseidon get the sea? | Poseidon got the sea by lot | Poseidon got the sea by lot. After their win over the Titans, the three brothers drew. Zeus got the sky, Hades the underworld. | Earth belonged to all three. | So says Homer.
4 | olive tree | Why is Athens not named after Poseidon? | Poseidon lost Athens to an olive tree | Poseidon lost Athens to an olive tree. He offered a salt spring, Athena an olive tree, and the city took hers. | An olive tree still stands on the Acropolis. | In anger he sent a flood.
4 | blinded giant | Why was Poseidon angry with Odysseus? | Odysseus blinded Poseidon's son | Odysseus blinded Poseidon's son. He put out the eye of the Cyclops Polyphemus, and the god kept him from home for years. | Pride made him shout his name. | So the Odyssey got long.
3 | winged horse | Who were Poseidon's children? | Poseidon was father of a flying horse | Poseidon was father of a flying horse. Pegasus sprang from the neck of Medusa, whom he had loved. | Theseus is called his son, too. | He had dozens of children.

# hades | culture | Hades | hades, god of the underworld, underworld, greek underworld, persephone, hades and persephone, cerberus, river styx, styx | Hades
> He was not the devil. He was the landlord. | Six seeds made winter. | His dog let everybody in.
@ A dark river, a boat, and a hand that wants a coin.
3 | dark throne | Who was Hades? | Hades ruled the Greek land of the dead | Hades ruled the Greek land of the dead. He was a brother of Zeus. He was stern, but not evil, and did not kill people. | The place was called Hades, too. | People hardly dared to say his name.
4 | pomegranate | Why is there winter in Greek myth? | Pomegranate seeds bound Persephone to Hades | Pomegranate seeds bound Persephone to Hades. He carried her off, and she ate some seeds down there. So she must stay with him for a part of each year. | Then her mother Demeter lets nothing grow. | When she comes back, it is spring.
4 | three heads | Who is Cerberus? | Cerberus let people in, not out | Cerberus let people in, not out. The dog with mostly three heads guarded the gate. | Orpheus calmed him with music, Hercules carried him off. | A cake for him became a saying: a sop to Cerberus.
4 | coin | Why were coins put in the mouths of the dead? | The dead paid a ferryman | The dead paid a ferryman. Charon rowed them over the river for a coin, the obol. | Archaeologists find such coins in graves. | Whoever could not pay had to wait.
3 | helmet | What did Hades own? | A cap made Hades invisible | A cap made Hades invisible. The Cyclopes gave it to him when they gave Zeus the thunderbolt. | Perseus borrowed it against Medusa. | His other name, Pluto, means the rich one, as ores lie in the ground.

# athena | culture | Athena | athena, pallas athena, goddess of wisdom, minerva, arachne | Athena
> She was born in armor, out of a head. | She turned a weaver into a spider. | Her owl is on a coin.
@ An owl sits on a helmet and looks at you.
4 | split head | How was Athena born? | Athena sprang from the head of Zeus | Athena sprang from the head of Zeus. He had swallowed her pregnant mother. Then his head ached, Hephaestus split it with an axe, and she stepped out in armor. | She gave a war cry. | So she was her father's favorite.
3 | owl | Who was Athena? | Athena was goddess of wisdom and war | Athena was goddess of wisdom and war. She stood for skill, crafts and war with a plan, and guarded Athens. | The Romans had Minerva. | Ares stood for the raging kind of war.
3 | temple | What is the Parthenon? | The Parthenon was Athena's temple | The Parthenon was Athena's temple. It was built between four forty seven and four thirty two BC. A statue of gold and ivory stood in it. | Its columns lean in a bit, and hardly a line is straight. | In sixteen eighty seven gunpowder stored in it blew up.
4 | spider web | Who was Arachne? | Athena made a weaver a spider | Athena made a weaver a spider. Arachne claimed to weave better. She showed the gods' misdeeds in her cloth, and the goddess struck her. | Ovid tells it. | Her name is the Greek word for spider.
4 | silver coin | What does the owl have to do with Athena? | Athena's owl was on Athens's money | Athena's owl was on Athens's money. The silver coins with owl and olive branch were used all around the sea. | Carrying owls to Athens means doing something useless. | The Greek one euro coin shows it again.

# odysseus | culture | Odysseus | odysseus, odyssey, the odyssey, ulysses, cyclops, the cyclops, polyphemus, sirens, the sirens, penelope | Odysseus
> Ten years of war, ten years to get home. | Nobody hurt the giant. That was his name. | His old dog knew him first.
@ The mast creaks, and somebody ties you to it.
3 | ship | Who was Odysseus? | Odysseus needed ten years to get home | The king of Ithaca fought at Troy and then wandered for ten years. Homer's Odyssey tells it. | He thought up the wooden horse. | The Romans called him Ulysses.
4 | one eye | How did Odysseus trick the Cyclops? | Odysseus called himself Nobody | Odysseus called himself Nobody. He blinded the giant, who cried that Nobody was hurting him. So nobody came. | They got out below the sheep. | Then he shouted his real name.
4 | mast | What did the Sirens do? | Odysseus heard the Sirens at the mast | Odysseus heard the Sirens at the mast. Their song drew sailors to death. His men had wax in their ears, and he was tied up. | In old pictures they are birds with women's heads. | He wanted to know the song and to live.
4 | loom | How did Penelope keep suitors away? | Penelope unwove her cloth at night | Penelope unwove her cloth at night. She said that she would choose when a shroud was done, and undid by night what she wove by day. | It worked for three years. | A maid gave her away.
4 | old dog | Who knew Odysseus when he came home? | His dog Argos knew Odysseus first | His dog Argos knew Odysseus first. After twenty years the old dog saw through the beggar's clothes, wagged his tail, and died. | Later the nurse saw a scar. | He shot an arrow through twelve axes.

# achilles | culture | Achilles | achilles, achilles heel, achilles' heel, trojan war hero, patroclus | Achilles
> The heel is not in Homer. | He was hidden among girls. | He chose fame over a long life.
@ Bronze glows in the morning before Troy.
3 | shield | Who was Achilles? | Achilles was the best Greek fighter at Troy | Achilles was the best Greek fighter at Troy. The son of the goddess Thetis is at the center of Homer's Iliad, which tells of his anger. | It covers only some weeks of ten years of war. | His death is not in it.
4 | heel | What is an Achilles heel? | Homer knows nothing of Achilles's heel | Homer knows nothing of Achilles's heel. That his mother dipped him into the Styx and held him by the heel was told later, by the Roman poet Statius. | An arrow of Paris killed him. | The tendon there has his name.
4 | dress | How did Achilles hide from the war? | Achilles hid among girls | Achilles hid among girls. His mother sent him to an island in a dress. Odysseus laid out jewels and weapons, and he grabbed the sword. | She knew that he would die at Troy. | Painters loved the scene.
4 | friend | Why did Achilles fight again? | Achilles fought again for Patroclus | Achilles fought again for Patroclus. He had left the battle in anger. His friend went in his armor, and Hector killed him. | Then he killed Hector, and dragged his body around. | In the end he gave it back to the old father.
3 | two roads | What did Achilles choose? | Achilles chose fame over long life | Achilles chose fame over long life. He could go home and live long, or die young and be known forever. | In the Odyssey his ghost would rather be a poor man's servant, and alive. | Alexander the Great admired him.

# icarus | culture | Icarus and Daedalus | icarus, icarus and daedalus, daedalus, icarus and the sun, minotaur, the minotaur, labyrinth, the labyrinth, theseus, ariadne, theseus and the minotaur | Icarus
> Not too high. Also not too low. | The man who built the maze could not get out. | A thread saved a life.
@ Wax drips on your arm, and the sea is far below.
3 | feather wings | Who was Icarus? | Icarus flew too close to the Sun | Icarus flew too close to the Sun. He and his father Daedalus fled from Crete on wings of feathers and wax. The Sun melted it, and he fell into the sea. | His father had warned him of the Sun and of the waves. | The sea there is named after him.
4 | maze | Who built the labyrinth? | Daedalus built the labyrinth | Daedalus built the labyrinth. King Minos wanted it for the Minotaur, and locked up its builder, so that he could not tell. | So he left by air. | The palace of Knossos has hundreds of rooms.
4 | bull head | What was the Minotaur? | The Minotaur was half man, half bull | The wife of Minos bore him by a white bull, as a punishment by Poseidon. | Athens had to send young people for him to eat. | His name was Asterion.
4 | thread | How did Theseus get out? | Ariadne's thread led Theseus out | Ariadne's thread led Theseus out. She gave him a ball of thread, and he killed the Minotaur and found back. | He left her on an island. | Clue comes from an old word for a ball of thread.
3 | black sail | Why is the Aegean called so? | A black sail named the Aegean | Theseus forgot to set the white sail. His father Aegeus thought him dead and threw himself into the sea. | It bears his name. | So the myth says.

# pandora-prometheus | culture | Prometheus and Pandora | prometheus, pandora, pandora's box, pandoras box, prometheus and pandora, prometheus fire | Prometheus
> It was a jar, not a box. | The eagle came every day. | Hope stayed inside.
@ A lid, a noise below it, and your hand.
3 | stolen fire | Who was Prometheus? | Prometheus stole fire for people | Prometheus stole fire for people. The Titan took it from the gods and gave it to humans. Zeus had him chained to a rock. | His name is said to mean one who thinks ahead. | In some tales he made people of clay.
4 | eagle | How was Prometheus punished? | An eagle ate his liver daily | An eagle ate his liver daily. By night it grew again. Hercules set him free at last. | That livers do grow back is true. | Whether the Greeks knew it is doubtful.
4 | jar | What was Pandora's box? | Pandora's box was a jar | Pandora's box was a jar. Hesiod speaks of a large jar. Erasmus of Rotterdam made a box of it in the sixteenth century. | He mixed up two Greek words, it seems. | The box has stayed.
4 | escaped evils | Why did Pandora open it? | Pandora was a gift with a trap | Pandora was a gift with a trap. Zeus had her made as the first woman, to punish people for the fire. She lifted the lid, and illness and evil flew out. | Her name means all gifts. | Every god had given her something.
3 | small light | What stayed in the jar? | Only hope stayed in the jar | Only hope stayed in the jar. She closed it just in time. Whether it was kept for us or from us has been argued about ever since. | Hesiod does not say. | That makes the story last.

# midas-narcissus | culture | King Midas, Narcissus and Orpheus | king midas, midas, midas touch, narcissus, narcissus myth, echo and narcissus, orpheus, orpheus and eurydice, eurydice, narcissus and echo | Midas
> He got all that he wished for, and nearly starved. | He looked at himself until he died. | He only had to not turn around.
@ Your hand touches the bread, and it rings.
3 | golden bread | What is the story of King Midas? | All that Midas touched became gold | All that Midas touched became gold. Dionysus granted him the wish, and bread and wine turned to gold, too. He washed it off in a river. | The river is said to carry gold since. | The daughter of gold was added later.
4 | donkey ears | Why did Midas have donkey ears? | Midas got the ears of a donkey | Midas got the ears of a donkey. He liked Pan's pipe better than Apollo's lyre. His barber whispered it into a hole, and the reeds told all. | He hid them under a cap. | A real king Mita lived in Phrygia.
4 | pond | Who was Narcissus? | Narcissus fell in love with his reflection | Narcissus fell in love with his reflection. He pined away at a pond, and a flower grew there. | The word narcissism comes from him. | Ovid tells it best.
3 | echo | Who was Echo? | Echo could only repeat | Echo could only repeat. Hera had taken her own words from her. She loved Narcissus, and only her voice was left. | So mountains answer. | She had kept Hera busy with talk.
5 | look back | Who was Orpheus? | Orpheus turned around too early | Orpheus turned around too early. His song moved even Hades, who let Eurydice go, if he did not look back on the way. He did. | She was gone a second time. | One of the oldest operas that are still played tells it.

# odin | culture | Odin | odin, odin god, valhalla, valkyries, valkyrie, wotan, woden, valhalla explained | Odin
> He gave an eye for a drink. | His horse had eight legs. | Wednesday is his day.
@ Two ravens land on your shoulders and tell you the news.
4 | one eye | Why did Odin have one eye? | Odin gave an eye for wisdom | Odin gave an eye for wisdom. He paid with it for a drink from Mimir's well. | He wanted to know everything. | Few gods pay so much.
4 | runes | How did Odin learn the runes? | Odin hung nine nights on a tree | Odin hung nine nights on a tree. Wounded by his own spear, he hung on the world tree until he saw the runes. | He sacrificed himself to himself. | A poem of the Edda tells it.
3 | two ravens | Who are Hugin and Munin? | Two ravens tell Odin the news | Two ravens tell Odin the news. Their names mean thought and memory. They fly over the world each day. | He feared for memory more than for thought. | Two wolves lie at his feet.
4 | hall | What is Valhalla? | Half of the fallen go to Valhalla | Half of the fallen go to Valhalla. Odin's hall has a roof of shields. The dead fight all day and feast at night. | The other half goes to the goddess Freyja. | They wait for the last battle.
3 | calendar | Which day is named after Odin? | Wednesday is Odin's day | Wednesday is Odin's day. In English he was Woden. Thursday belongs to Thor, and Friday to Frigg. | Tuesday comes from Tyr. | So gods are in your calendar.

# loki-ragnarok | culture | Loki and Ragnarok | loki, loki god, ragnarok, ragnarok explained, fenrir, midgard serpent, jormungandr, norse end of the world | Loki
> He was mother of a horse. | Mistletoe killed the one whom all loved. | The world ends, and two people hide in a wood.
@ A wolf swallows the Sun, and you stand in the snow.
3 | sly smile | Who was Loki? | Loki was a trickster among Norse gods | Loki was a trickster among Norse gods. A giant's son, he lived with the gods, helped them and harmed them. | He could change his shape. | He is no brother of Thor, as films have it.
5 | horse | Was Loki mother of a horse? | Loki gave birth to Odin's horse | Loki gave birth to Odin's horse. As a mare he lured away a giant's stallion, and came back with Sleipnir, who has eight legs. | The giant had wanted Sun and Moon as pay. | The wall of the gods stayed unfinished by a bit.
4 | wolf | Who were Loki's children? | Wolf, snake and Hel are Loki's | Wolf, snake and Hel are Loki's. Fenrir the wolf, the serpent around the world, and Hel, who rules the dead. | The gods bound the wolf with a ribbon. | Tyr lost his hand by it.
4 | mistletoe | How did Balder die? | Mistletoe killed Balder | Mistletoe killed Balder. All things had sworn not to hurt him, except it. Loki gave a dart of it to a blind god. | Loki was bound below a snake that drips poison. | His wife catches it in a bowl.
4 | dark Sun | What is Ragnarok? | Ragnarok ends the world and begins another | Ragnarok ends the world and begins another. After a winter of three years gods and giants kill each other, and Earth sinks. Then it rises green. | Some gods come back. | Two people survive in a wood.

# egyptian-gods | culture | the gods of Egypt | ra egyptian god, ra god, goddess isis, isis and osiris, osiris, horus, eye of horus, bastet, egyptian gods explained, gods of egypt, ancient egyptian gods, set egyptian god, osiris myth | Ancient Egyptian deities
> The Sun fights a snake every night. | One god was cut into pieces. | Cats had a goddess.
@ A boat carries the Sun, and it is night below.
4 | Sun boat | Who was Ra? | Ra sails through the night | Ra sails through the night. The Egyptian god of the Sun crossed the sky by day and the underworld by night, where he fought the snake Apep. | Each morning he had won. | Kings called themselves sons of Ra.
4 | green god | What happened to Osiris? | Osiris was killed and put together | Osiris was killed and put together. His brother Set cut him up. Isis gathered the parts, and he became king of the dead. | He is painted green, the color of plants. | Mummies follow his example.
3 | throne | Who was Isis? | Isis was goddess of magic and mothers | Isis was goddess of magic and mothers. She raised her son Horus in the reeds. The sign for her name is a throne. | Her cult spread as far as Britain under the Romans. | Her last temple was closed in the sixth century.
4 | eye | What is the Eye of Horus? | The Eye of Horus was healed | The Eye of Horus was healed. Horus lost it in the fight with Set, and it was made whole. So it protects. | Sailors painted eyes on their boats. | Every king was Horus on Earth.
4 | cat | Who was Bastet? | Bastet was a goddess with a cat's head | Bastet was a goddess with a cat's head. Earlier she was a lioness. Hundreds of thousands of cats were mummified. | Her feast in Bubastis was wild, says Herodotus. | He says that a family shaved their eyebrows when a cat died.

# mermaids-kraken | culture | mermaids and the kraken | mermaid, mermaids, mermaids legend, mermaid legend, kraken, the kraken, sea monsters, sea monster, merman | Mermaid
> Sailors saw one nearly everywhere. | The kraken was real, only smaller. | One had two tails, and sells coffee.
@ Something sings beyond the reef.
4 | giant squid | Was the kraken real? | The kraken was most likely a giant squid | Tales of Norway tell of a beast as large as an island. Giant squids can reach twelve meters or so. | Scientists described them in eighteen fifty seven. | In two thousand four one was first photographed alive in the deep.
3 | sea cow | Where do mermaid stories come from? | Many seas have mermaids of their own | Many seas have mermaids of their own. A Syrian goddess with a fish's body is more than two thousand years old. In Africa there is Mami Wata. | Manatees may have helped. | Water is beautiful and dangerous, and so are they.
4 | stitched monkey | What was the Fiji mermaid? | The Fiji mermaid was a sewn fake | The Fiji mermaid was a sewn fake. P. T. Barnum showed it in New York in eighteen forty two: the upper half of a monkey and the tail of a fish. | Crowds came for a beauty. | It was most likely made in Asia.
3 | two tails | Which mermaid has two tails? | Melusine has a tail that she hides | Melusine has a tail that she hides. In the French tale her husband may not see her on Saturdays. He looks through a hole. | Noble families called her their ancestor. | A coffee chain has one with two tails on its cup.
3 | old map | Why do old maps show sea monsters? | Monsters on maps meant danger and art | Monsters on maps meant danger and art. They stood for what sailors had told, and made maps dearer. | Olaus Magnus drew many in fifteen thirty nine. | Some are whales, seen by people who had met none.

# werewolves | culture | werewolves | werewolf, werewolves, werewolves legend, werewolf legend, wolfman, full moon werewolf, lycanthropy | Werewolf
> The full Moon came late into the story. | People were burned for it. | Silver is a film idea, nearly.
@ The forest is quiet, and then it is not.
3 | Greek king | Where do werewolves come from? | A Greek king became the first werewolf | A Greek king became the first werewolf. Lycaon served Zeus human flesh, and was turned into a wolf. | Lycanthropy comes from the Greek for wolf and human. | Norse heroes put on wolf skins.
4 | trial | Were people tried as werewolves? | Courts burned people as werewolves | Courts burned people as werewolves. In fifteen eighty nine Peter Stumpp was executed near Cologne for murders as a wolf. He confessed under torture. | It was the time of witch hunts. | Some hundreds stood trial.
4 | silver bullet | Does silver kill werewolves? | Silver bullets came late to werewolves | Silver bullets came late to werewolves. Older tales speak of silver against witches. Films of the twentieth century made it a rule. | The Wolf Man of nineteen forty one had a silver cane. | The bullet came in a sequel.
3 | full Moon | Do people go mad at full Moon? | The full Moon changes little | The full Moon changes little. Studies find hardly any effect on crimes or births. Some find that people sleep a bit less. | In old tales, the Moon matters rarely. | Before lamps, it was the only light.
3 | hairy face | Is there a reason for the belief? | Illness and rabies may have fed it | A rare disorder covers the body in hair. Rabies makes animals and people bite. | Wolves did kill people at times. | No single cause is proven.

# zombies | culture | zombies | zombie, zombies, zombie origin, zombies come from, zombie apocalypse, voodoo zombie, night of the living dead | Zombie
> The first zombies were slaves, not monsters. | They began to eat brains in nineteen eighty five. | A fungus makes real ones, of ants.
@ Somebody walks toward you, and does not blink.
4 | Haitian night | Where do zombies come from? | Zombies come from Haiti | Zombies come from Haiti. There a zombie is a dead person who must work for a sorcerer. It tells of the fear to be a slave even after death. | They did not bite. | The word goes back to West or Central Africa.
4 | old film | Who made zombies eat people? | A film of nineteen sixty eight changed zombies | A film of nineteen sixty eight changed zombies. Night of the Living Dead by George Romero made them hungry crowds. The word zombie is not said in it. | It cost little over a hundred thousand dollars. | By a mistake it had no copyright.
4 | brain | Why do zombies eat brains? | Brains came with a comedy | Brains came with a comedy. In The Return of the Living Dead of nineteen eighty five they want brains against the pain of being dead. | Romero's did not. | Since then all think so.
5 | ant with stalk | Are there real zombies? | A fungus makes zombies of ants | A fungus makes zombies of ants. It grows through an ant, makes it climb and bite a leaf, and sprouts from its head. | Some wasps steer spiders or cockroaches. | The fungus lives in warm forests.
3 | government page | Is there a plan for zombies? | A health agency used zombies as a joke | A health agency used zombies as a joke. In twenty eleven the American CDC published a guide for a zombie attack. | Whoever is ready for zombies is ready for a storm. | So many read it that the page broke down.

# ghosts-belief | culture | the belief in ghosts | belief in ghosts, ghost belief, ghosts where does the belief come from, why people see ghosts, why people believe in ghosts, ouija, ouija board, ouija boards, where ghosts come from, seances | Ghost
> The oldest picture of a ghost is on a tablet from Babylon. | A fan made a lab haunted. | The board was a toy.
@ The stairs creak, and you are alone in the house.
4 | clay tablet | How old is the belief in ghosts? | Ghosts are as old as writing | Ghosts are as old as writing. Babylonian tablets tell how to send them home. Nearly all cultures know the restless dead. | In Rome Pliny wrote of a haunted house with chains. | The dead who were buried wrongly come back, it is said.
4 | fan | Can a sound make ghosts? | A slow sound once made a lab haunted | Vic Tandy, an engineer in England, felt a gray figure beside him. A fan made a sound too low to hear. | When it was off, the feeling went. | Others could not always confirm it.
4 | two sisters | How did seances begin? | Two sisters' cracking toes started a movement | Two sisters' cracking toes started a movement. In eighteen forty eight the Fox sisters in New York let spirits knock. Millions believed in it. | In eighteen eighty eight one of them showed how they did it. | She took it back a year later.
4 | board | How does a Ouija board work? | Your own muscles move the board | Your own muscles move the board. People make small moves without noticing them. Blindfolded, they spell nothing. | It was patented as a game in eighteen ninety one. | Films made it sinister decades later.
3 | sleeping face | Why do people see ghosts at night? | Half asleep, people see figures | Half asleep, people see figures. In sleep paralysis the mind is awake and the body not, and many feel somebody in the room. | Brains look for faces in the dark. | What one expects, one sees more easily.

# leprechauns-fairies | culture | leprechauns and fairies | leprechaun, leprechauns, fairies, fairy, fairies folklore, fairy folklore, banshee, banshees, changeling, cottingley fairies, irish folklore | Leprechaun
> Leprechauns once wore red. | Two girls fooled the maker of Sherlock Holmes. | A road was moved for a bush.
@ A small hammer taps behind the hedge.
4 | red coat | What color did leprechauns wear? | Leprechauns used to wear red | Leprechauns used to wear red. Older texts dress them in red. Green came in the twentieth century. | They are shoemakers. | Only one shoe at a time, they say.
3 | pot of gold | Why do leprechauns have gold? | A leprechaun's gold is always out of reach | A leprechaun's gold is always out of reach. Catch him and he must tell where it is, but he tricks you as soon as you blink. | One tied a red ribbon to a bush, and he tied one to each. | So the rainbow fits him well.
4 | old photo | What were the Cottingley fairies? | Paper fairies fooled Conan Doyle | In nineteen seventeen two English girls photographed fairies that were cut out of paper. He wrote a book about them. | They admitted it in the nineteen eighties. | They said that they had not wanted to hurt him.
3 | wailing woman | What is a banshee? | A banshee cries before a death | A banshee cries before a death. In Ireland the woman of the fairy mound wails for certain old families. She warns, and does not kill. | Owls and keening women may be behind it. | Some comb their hair.
4 | lone bush | Do people still respect fairies? | A bush delayed a road in Ireland | A bush delayed a road in Ireland. In nineteen ninety nine a storyteller protested for a fairy thorn near Latoon, and the road was planned around it. | Such bushes are left alone in fields. | People say that they do not believe in fairies, and do not cut it.

# latin-american-legends | culture | legends of Latin America | la llorona, llorona, chupacabra, the chupacabra, quetzalcoatl, latin american legends, mexican legends, mexican legend, el dorado, feathered serpent | La Llorona
> She cries for her children by the river. | The goat sucker is younger than the internet. | The golden one was a man.
@ By the canal at night, somebody weeps.
4 | weeping woman | Who is La Llorona? | La Llorona weeps for her children | La Llorona weeps for her children. The Mexican tale tells of a woman who drowned them out of pain and looks for them by the water. | Children are told to be home by dark. | A weeping goddess is in Aztec omens.
4 | chupacabra | Where does the chupacabra come from? | The chupacabra is from nineteen ninety five | The chupacabra is from nineteen ninety five. First reports came from Puerto Rico, of goats without blood. The first description fits a monster of a film then in theaters, a researcher found. | Later ones were dogs with mange. | The name means goat sucker.
4 | feathered snake | Who was Quetzalcoatl? | Quetzalcoatl was a feathered serpent | Quetzalcoatl was a feathered serpent. He was a god of wind and learning in Mexico, and brought maize to people. The Maya had him as Kukulkan. | That Aztecs took Cortes for him is doubted today. | One of the largest flying animals ever is named after him.
4 | golden raft | What was El Dorado? | The golden one was a man | In Colombia a new chief of the Muisca covered himself in gold dust on a lake. | Europeans made a city of him and searched for centuries. | A small raft of gold shows the scene in Bogota.
3 | pyramid shadow | Where does the serpent appear? | A snake of shadow crawls at Chichen Itza | A snake of shadow crawls at Chichen Itza. Around the days when day and night are equal, a shadow runs down the stairs of a pyramid. | Thousands come to see it. | Whether the builders meant it is argued about.

# santa-claus | culture | Santa Claus | santa claus, santa, santa claus origin, father christmas, origin of santa claus, santa origin, history of santa claus, rudolph, krampus, krampus origin | Santa Claus
> He began as a bishop in Turkey. | His bones were stolen. | Rudolph was made for a shop.
@ It is the sixth of December, and there is something in your boot.
3 | bishop | Who was Saint Nicholas, the first Santa Claus? | Santa began as a bishop in Myra | Santa began as a bishop in Myra. Saint Nicholas lived in today's Turkey in the fourth century. He is said to have thrown gold to three poor girls by night. | The Dutch said Sinterklaas, and New York made Santa of it. | He is patron of sailors and children.
4 | stolen bones | Where are the bones of Santa? | Sailors stole the bones of Nicholas | Sailors stole the bones of Nicholas. In ten eighty seven they took them from Myra to Bari in Italy. | Venice says that it has some, too. | A study found that both belong to one man.
4 | reindeer poem | Who gave Santa reindeer? | A poem gave Santa his reindeer | A poem gave Santa his reindeer. A Visit from Saint Nicholas, of eighteen twenty three, has eight with names, and a chimney. | He is a small elf in it. | Thomas Nast drew him as we know him.
4 | red nose | Where does Rudolph come from? | Rudolph was made for a department store | Rudolph was made for a department store. Robert May wrote it in nineteen thirty nine for Montgomery Ward, which gave away millions of booklets. | He had been teased as a child himself. | The song came ten years later.
4 | horned mask | Who is Krampus? | Krampus comes with Saint Nicholas | Krampus comes with Saint Nicholas. In the Alps a horned figure with chains walks on the fifth of December to scare naughty children. | It may go back to older winter customs. | Young men run in carved masks.
! red suit | Coca-Cola invented the red suit | Santa wore red before its advertisements. They made that look known everywhere from nineteen thirty one on. | Nast and others had drawn him in red.

# tooth-fairy-bunny | culture | the tooth fairy and the Easter Bunny | tooth fairy, the tooth fairy, tooth fairy origin, easter bunny, the easter bunny, easter bunny origin, origin of the easter bunny, origin of the tooth fairy, tooth mouse | Tooth fairy
> In many countries it is a mouse. | The rabbit once was a hare, and it had rivals. | Vikings paid children for teeth.
@ There is a small lump under your pillow.
4 | mouse | Who brings money for teeth? | In many countries a mouse takes the tooth | In many countries a mouse takes the tooth. In Spain it is Ratoncito Perez, in France the little mouse. A mouse's teeth keep growing. | A priest wrote the Spanish tale for a boy king. | In Japan teeth are thrown on the roof or under the floor.
4 | newspaper | How old is the tooth fairy? | The tooth fairy is from the twentieth century | The tooth fairy is from the twentieth century. The earliest known mention is in a Chicago newspaper of nineteen oh eight. | A play of nineteen twenty seven made her known. | Before that, lost teeth were buried or burned in many places.
4 | Viking coin | Did Vikings pay for teeth? | Norse parents paid for first teeth | Norse parents paid for first teeth. An old word, tooth fee, stood for a gift to a child for its first tooth. | Warriors are said to have worn teeth as charms. | It was for the tooth that came, not the one that fell.
3 | hare | Where does the Easter Bunny come from? | The Easter Bunny was a German hare | The Easter Bunny was a German hare. Texts of the seventeenth century tell of a hare that hides eggs. Settlers took it to Pennsylvania. | Elsewhere a fox or a rooster brought them. | Hares were a sign of spring.
3 | church bells | Who brings eggs in France? | In France bells bring the eggs | In France bells bring the eggs. They fly to Rome before Easter and drop eggs on the way back. | Bells are silent for three days then. | In Australia a bilby has taken the rabbit's place at times.

# superstitions | culture | superstitions | superstition, superstitions, friday the 13th, friday the thirteenth, the number 13, number 13, unlucky 13, thirteen, black cat superstition, black cats superstition, black cat bad luck, broken mirror, broken mirror superstition, walking under a ladder, knock on wood, spilling salt, four-leaf clover, lucky charms, bad luck, unlucky numbers | Superstition
> Good luck in one country is bad luck in the next. | Black cats bring luck in Scotland. | In Italy it is seventeen.
@ You salt your soup, and throw a pinch over your shoulder.
4 | calendar | Why is Friday the thirteenth unlucky? | Friday the thirteenth is a young fear | Friday and thirteen were unlucky each on their own. Together they came up in the nineteenth century, and a novel of nineteen oh seven spread it. | The story of the Templars was added later. | Each year has one to three of them.
4 | elevator buttons | Why do buildings have no thirteenth floor? | Many houses skip a floor | Many houses skip a floor. Where thirteen is feared, twelve is followed by fourteen. In China and Japan it is four, which sounds like death. | In Italy seventeen is unlucky. | The floor is there all the same.
3 | black cat | Why are black cats unlucky? | Black cats can also mean luck | Black cats can also mean luck. In Europe they were taken for companions of witches. In Scotland and Japan they bring luck. | Sailors liked them on board. | Shelters find homes for them more slowly, some say.
3 | broken mirror | Why does a broken mirror mean seven years? | Seven years go back to Rome | Romans are said to have thought that a mirror holds the soul, and that life renews itself every seven years. | Mirrors were dear. | So servants took care.
4 | stage | Do lucky charms work? | Rituals calm the nerves | Rituals calm the nerves. Some studies found that small rituals lower fear and help people to perform. Not all could be repeated. | Athletes have many. | It works through you, not through the thing.

# baba-yaga-trolls | culture | Baba Yaga and the trolls | baba yaga, baba yaga legend, trolls, troll, norwegian trolls, trolls norwegian folklore, russian folklore, slavic folklore, norwegian folklore, hut on chicken legs | Baba Yaga
> Her house walks. | Sunlight turns them to stone. | She eats you, or she helps you.
@ A hut in the forest turns around on two chicken legs.
4 | hut on legs | Who is Baba Yaga? | Baba Yaga lives in a hut that walks | Baba Yaga lives in a hut that walks. The witch of Slavic tales has a hut on chicken legs and a fence of bones. | It turns when one says the right words. | Storehouses on stumps in the north may have been the model.
4 | mortar | How does Baba Yaga travel? | Baba Yaga flies in a mortar | Baba Yaga flies in a mortar. She steers with the pestle, and wipes out her trace with a broom. | She smells Russians, she says. | Children know the words by heart.
4 | girl with doll | Is Baba Yaga evil? | Baba Yaga can also help | Baba Yaga can also help. She gives Vasilisa fire after hard tasks. Whoever is polite and works gets away. | She tests people. | She is older than good and evil, some say.
4 | stone troll | Why do trolls turn to stone? | Sunlight turns trolls to stone | Sunlight turns trolls to stone. So Norway explains strange rocks. Many mountains bear names of trolls. | They are strong and not clever. | They smell Christians, tales say.
3 | paintbrush | Why do trolls look the way they do? | A painter gave trolls their face | A painter gave trolls their face. Theodor Kittelsen drew them around nineteen hundred, with trees on their heads. | Before that each told it otherwise. | Troll once meant any being of magic.
`
