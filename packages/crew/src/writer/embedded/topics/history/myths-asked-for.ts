/** Gods, heroes, beings of tales and customs that people ask for, for `readTopics`. */
export const MYTHS_ASKED_FOR = `
# poseidon | culture | Poseidon | poseidon, neptune god, god of the sea, trident, greek god of the sea | Poseidon
> Poseidon got the sea by drawing lots. | Poseidon lost Athens to an olive tree. | One man blinded Poseidon's son, and paid for it for years.
@ The sea is flat, and then it is not.
3 | trident | Who was Poseidon? | Poseidon was the Greek god of sea | Poseidon, brother of Zeus and Hades, ruled the sea, shook the earth with his trident, and was the god of horses. | The Romans called him Neptune. | Sailors prayed to him before they left.
4 | three lots | How did Poseidon get the sea? | Poseidon got the sea by lot | When the Titans were beaten, Poseidon and his brothers drew lots. Zeus got the sky, Hades the underworld, and Poseidon the sea. | The earth belonged to all three. | That's how Homer tells it.
4 | olive tree | Why is Athens not named after Poseidon? | Poseidon lost Athens to an olive tree | Poseidon and Athena both wanted Athens. He offered a salt spring, and she offered an olive tree. The city took the tree. | He was so angry that he sent a flood. | There's still an olive tree on the Acropolis.
4 | blinded giant | Why was Poseidon angry with Odysseus? | Odysseus blinded Poseidon's son | Odysseus put out the eye of the Cyclops Polyphemus, who was Poseidon's son. So the god kept him from getting home for years. | He might have gotten away with it, but pride made him shout his name. | That's why the Odyssey is so long.
3 | winged horse | Who were Poseidon's children? | Poseidon was father of a flying horse | Pegasus, the flying horse, sprang from the neck of Medusa, and Poseidon was his father. | Theseus is called his son, too. | He had dozens of children.

# hades | culture | Hades | hades, god of the underworld, underworld, greek underworld, persephone, hades and persephone, cerberus, river styx, styx | Hades
> Hades wasn't the devil. | A few pomegranate seeds made winter. | Hades had a cap that made him invisible.
@ A dark river, a boat, and a hand that wants a coin.
3 | dark throne | Who was Hades? | Hades ruled the Greek land of the dead | Hades, brother of Zeus, ruled the land of the dead. He was stern, but not evil, and he didn't kill anyone. | The place was called Hades, too. | People hardly dared say his name.
4 | pomegranate | Why is there winter in Greek myth? | Pomegranate seeds bound Persephone to Hades | Hades carried Persephone off, and she ate some pomegranate seeds down there. So she has to stay with him for part of every year. | While she's gone, her mother Demeter lets nothing grow. | When she comes back, it's spring.
4 | three heads | Who is Cerberus? | Cerberus let people in, not out | Cerberus, a dog with mostly three heads, guarded the gate of Hades. Getting in was easy. Getting out wasn't. | Orpheus calmed him with music, and Hercules carried him off. | People even brought him cake.
4 | coin | Why were coins put in the mouths of the dead? | The dead paid a ferryman | In Greek myth, Charon rowed the dead across the river to Hades for one coin. So people put a coin in a dead person's mouth. | Archaeologists find those coins in graves. | If you couldn't pay, you had to wait.
3 | helmet | What did Hades own? | A cap made Hades invisible | The Cyclopes gave Hades a cap that made him invisible, at the same time they gave Zeus the thunderbolt. | Perseus borrowed it to fight Medusa. | His other name, Pluto, means the rich one, because ore lies in the ground.

# athena | culture | Athena | athena, pallas athena, goddess of wisdom, minerva, arachne | Athena
> Athena was born in armor, out of her father's head. | Athena turned a weaver into a spider. | Athena's owl was on Greek money.
@ An owl sits on a helmet and looks at you.
4 | split head | How was Athena born? | Athena sprang from the head of Zeus | Zeus had swallowed Athena's pregnant mother. Then his head ached, so Hephaestus split it with an axe. Out stepped Athena, in full armor. | She gave a war cry. | She was her father's favorite.
3 | owl | Who was Athena? | Athena was goddess of wisdom and war | Athena stood for skill, crafts and war with a plan, and she guarded Athens. | For war without a plan, there was Ares. | The Romans called her Minerva.
3 | temple | What is the Parthenon? | The Parthenon was Athena's temple | The Parthenon in Athens was Athena's temple, built between four forty seven and four thirty two BC. Inside stood a statue of gold and ivory. | Its columns lean in a bit, and almost no line is straight. | In sixteen eighty seven, gunpowder stored inside blew it up.
4 | spider web | Who was Arachne? | Athena made a weaver a spider | Arachne bragged that she wove better than Athena, and wove the gods' worst deeds into her cloth. Athena struck her and turned her into a spider. | Ovid tells it. | Arachne is simply Greek for spider.
4 | silver coin | What does the owl have to do with Athena? | Athena's owl was on Athens's money | Athens put Athena's owl on its silver coins, with an olive branch. They were used all around the sea. | Carrying owls to Athens means doing something pointless. | The Greek one euro coin has the owl again.

# odysseus | culture | Odysseus | odysseus, odyssey, the odyssey, ulysses, cyclops, the cyclops, polyphemus, sirens, the sirens, penelope | Odysseus
> Odysseus told a giant his name was Nobody. | Odysseus's dog waited twenty years. | Odysseus had himself tied up to hear a song.
@ The mast creaks, and somebody ties you to it.
3 | ship | Who was Odysseus? | Odysseus needed ten years to get home | Odysseus, king of Ithaca, fought at Troy for ten years, and then needed ten more to get home. That's Homer's Odyssey. | The wooden horse was his idea. | The Romans called him Ulysses.
4 | one eye | How did Odysseus trick the Cyclops? | Odysseus called himself Nobody | Odysseus told the Cyclops his name was Nobody. Then he blinded him. The giant cried that Nobody was hurting him, so nobody came. | They escaped hanging under sheep. | Then he shouted his real name anyway.
4 | mast | What did the Sirens do? | Odysseus heard the Sirens at the mast | The Sirens' song drew sailors to their death. Odysseus had his men plug their ears with wax and tie him to the mast. | He wanted to hear it, and live. | In old pictures, Sirens are birds with women's heads.
4 | loom | How did Penelope keep suitors away? | Penelope unwove her cloth at night | Penelope, the wife of Odysseus, said she'd pick a new husband when her cloth was done. By night, she undid what she'd woven by day. | It worked for three years. | Then a maid gave her away.
4 | old dog | Who knew Odysseus when he came home? | His dog Argos knew Odysseus first | After twenty years, Odysseus came home dressed as a beggar. His old dog Argos knew him, wagged his tail, and died. | Later, his nurse recognized a scar. | Then he shot an arrow through twelve axes.

# achilles | culture | Achilles | achilles, achilles heel, achilles' heel, trojan war hero, patroclus | Achilles
> Homer never mentions Achilles's heel. | Achilles hid from war in a dress. | Achilles chose fame over a long life.
@ Bronze glows in the morning before Troy.
3 | shield | Who was Achilles? | Achilles was the best Greek fighter at Troy | Achilles, son of the goddess Thetis, was the best Greek fighter at Troy. Homer's Iliad is about his anger. | It covers just some weeks of ten years of war. | His death isn't even in it.
4 | heel | What is an Achilles heel? | Homer knows nothing of Achilles's heel | The heel isn't in Homer. A Roman poet, Statius, told it later: his mother dipped Achilles in the Styx and held him by the heel. | An arrow from Paris killed him. | We still call the tendon there Achilles.
4 | dress | How did Achilles hide from the war? | Achilles hid among girls | To save Achilles from the war, his mother hid him on an island in a dress. Odysseus laid out jewels and weapons, and he grabbed the sword. | She knew he'd die at Troy. | Painters loved that scene.
4 | friend | Why did Achilles fight again? | Achilles fought again for Patroclus | Achilles had quit the battle in anger. Then his friend Patroclus went out in his armor, and Hector killed him. So Achilles came back. | He killed Hector and dragged his body around. | In the end, he gave it back to the old father.
3 | two roads | What did Achilles choose? | Achilles chose fame over long life | Achilles could go home and live a long life, or die young and be remembered forever. He chose to be remembered. | In the Odyssey, his ghost would rather be a poor man's servant, and alive. | Alexander the Great admired him.

# icarus | culture | Icarus and Daedalus | icarus, icarus and daedalus, daedalus, icarus and the sun, minotaur, the minotaur, labyrinth, the labyrinth, theseus, ariadne, theseus and the minotaur | Icarus
> Icarus was warned twice. | The man who built the maze couldn't get out. | A ball of thread beat the Minotaur's maze.
@ Wax drips on your arm, and the sea is far below.
3 | feather wings | Who was Icarus? | Icarus flew too close to the Sun | Icarus and his father Daedalus escaped from Crete on wings of feathers and wax. He flew too high, the Sun melted the wax, and he fell into the sea. | His father had warned him about the Sun, and about the waves. | The sea there is named after him.
4 | maze | Who built the labyrinth? | Daedalus built the labyrinth | King Minos had Daedalus build the labyrinth for the Minotaur. Then he locked up the builder, so he couldn't tell. | So Daedalus left by air. | The real palace of Knossos has hundreds of rooms.
4 | bull head | What was the Minotaur? | The Minotaur was half man, half bull | The Minotaur was half man, half bull. The wife of King Minos bore him by a white bull, as a punishment from Poseidon. | Athens had to send young people for him to eat. | His name was Asterion.
4 | thread | How did Theseus get out? | Ariadne's thread led Theseus out | Ariadne gave Theseus a ball of thread. He killed the Minotaur, and followed the thread back out. | Then he left her on an island. | Clue comes from an old word for a ball of thread.
3 | black sail | Why is the Aegean called so? | A black sail named the Aegean | Theseus forgot to hoist the white sail that meant he was alive. His father Aegeus saw black, and threw himself into the sea. | That's the Aegean. | So says the myth.

# pandora-prometheus | culture | Prometheus and Pandora | prometheus, pandora, pandora's box, pandoras box, prometheus and pandora, prometheus fire | Prometheus
> Pandora's box was a jar. | Prometheus's liver grew back every night. | Only hope stayed in Pandora's jar.
@ A lid, a noise below it, and your hand.
3 | stolen fire | Who was Prometheus? | Prometheus stole fire for people | The Titan Prometheus stole fire from the gods and gave it to humans. Zeus had him chained to a rock. | His name is said to mean one who thinks ahead. | In some stories, he'd made people out of clay.
4 | eagle | How was Prometheus punished? | An eagle ate his liver daily | Every day, an eagle ate the liver of Prometheus. Every night, it grew back. Finally Hercules freed him. | Livers really do grow back. | Whether the Greeks knew that is doubtful.
4 | jar | What was Pandora's box? | Pandora's box was a jar | The Greek poet Hesiod speaks of a large jar. Erasmus of Rotterdam turned it into Pandora's box in the sixteenth century. | He mixed up two Greek words, it seems. | The box stuck.
4 | escaped evils | Why did Pandora open it? | Pandora was a gift with a trap | Zeus had Pandora made as the first woman, to punish people for the fire. She lifted the lid, and illness and evil flew out. | Her name means all gifts. | Every god had given her something.
3 | small light | What stayed in the jar? | Only hope stayed in the jar | Pandora closed the jar just in time to keep one thing in: hope. Was it kept for us, or from us? People have argued ever since. | Hesiod doesn't say. | Maybe that's why we still tell it.

# midas-narcissus | culture | King Midas, Narcissus and Orpheus | king midas, midas, midas touch, narcissus, narcissus myth, echo and narcissus, orpheus, orpheus and eurydice, eurydice, narcissus and echo | Midas
> King Midas almost starved on gold. | King Midas had the ears of a donkey. | Orpheus only had to not look back.
@ Your hand touches the bread, and it rings.
3 | golden bread | What is the story of King Midas? | All that Midas touched became gold | Dionysus granted King Midas a wish: everything he touched became gold. Bread and wine, too. He had to wash it off in a river. | That river is said to carry gold ever since. | The golden daughter was added later.
4 | donkey ears | Why did Midas have donkey ears? | Midas got the ears of a donkey | King Midas liked Pan's pipe better than Apollo's lyre, and got donkey ears for it. His barber whispered the secret into a hole, and the reeds told everyone. | He'd been hiding them under a cap. | There was a real king Mita in Phrygia.
4 | pond | Who was Narcissus? | Narcissus fell in love with his reflection | Narcissus saw his reflection in a pond, fell in love, and wasted away there. A flower grew in his place. | Ovid tells it best. | That's where we get narcissism.
3 | echo | Who was Echo? | Echo could only repeat | Hera took away Echo's own words, so she could only repeat what others said. She loved Narcissus, and in the end only her voice was left. | That's why mountains answer. | Her crime was keeping Hera busy with small talk.
5 | look back | Who was Orpheus? | Orpheus turned around too early | Orpheus sang so well that Hades let Eurydice go, as long as he didn't look back on the way out. He looked back. | She was gone a second time. | One of the oldest operas still played tells the story.

# odin | culture | Odin | odin, odin god, valhalla, valkyries, valkyrie, wotan, woden, valhalla explained | Odin
> Odin gave an eye for a drink of water. | Odin hung himself from a tree for nine nights. | Wednesday is Odin's day.
@ Two ravens land on your shoulders and tell you the news.
4 | one eye | Why did Odin have one eye? | Odin gave an eye for wisdom | Odin gave one of his eyes for a single drink from Mimir's well. It made him wise. | He wanted to know everything. | Few gods ever paid that much.
4 | runes | How did Odin learn the runes? | Odin hung nine nights on a tree | Wounded by his own spear, Odin hung from the world tree for nine nights until he saw the runes. | He'd sacrificed himself to himself. | A poem of the Edda tells it.
3 | two ravens | Who are Hugin and Munin? | Two ravens tell Odin the news | Odin's two ravens, Hugin and Munin, fly over the world every day and tell him the news. Their names mean thought and memory. | He feared for memory more than for thought. | Two wolves lie at his feet.
4 | hall | What is Valhalla? | Half of the fallen go to Valhalla | Half of the warriors who die in battle go to Valhalla, Odin's hall with a roof of shields. They fight all day and feast all night. | The other half goes to the goddess Freyja. | They're all waiting for the last battle.
3 | calendar | Which day is named after Odin? | Wednesday is Odin's day | In English, Odin was Woden, and Wednesday is his day. Thursday belongs to Thor, and Friday to Frigg. | Tuesday comes from Tyr. | So there are Norse gods in your calendar.

# loki-ragnarok | culture | Loki and Ragnarok | loki, loki god, ragnarok, ragnarok explained, fenrir, midgard serpent, jormungandr, norse end of the world | Loki
> Loki gave birth to a horse. | Mistletoe killed the best loved of the gods. | Loki is no brother of Thor.
@ A wolf swallows the Sun, and you stand in the snow.
3 | sly smile | Who was Loki? | Loki was a trickster among Norse gods | Loki, a giant's son, lived among the Norse gods, and both helped and hurt them. | He could change his shape. | He isn't Thor's brother. That's from the movies.
5 | horse | Was Loki mother of a horse? | Loki gave birth to Odin's horse | As a mare, Loki lured away a giant's stallion. He came back with Sleipnir, Odin's horse, which has eight legs. | The giant had been building a wall, and wanted the Sun and Moon as pay. | The wall was never quite finished.
4 | wolf | Who were Loki's children? | Wolf, snake and Hel are Loki's | Loki had three terrible children: Fenrir the wolf, the serpent around the world, and Hel, who rules the dead. | The gods tied up the wolf with a ribbon. | It cost Tyr his hand.
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
