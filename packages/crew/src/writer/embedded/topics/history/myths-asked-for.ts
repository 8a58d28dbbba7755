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

# odysseus | culture | Odysseus | odysseus, ulysses, cyclops, the cyclops, polyphemus, sirens, the sirens, penelope | Odysseus
> Odysseus told a giant his name was Nobody. | Odysseus's dog waited twenty years. | Odysseus had himself tied up to hear a song.
@ The mast creaks, and your crew ties you to it.
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
4 | bull head | What was the Minotaur? | The Minotaur was half man, half bull | The Minotaur had a bull's head on a man's body. The wife of King Minos bore him by a white bull, as a punishment from Poseidon. | Athens had to send young people for him to eat. | The monster even had a name: Asterion.
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
2 | one-eyed god | Who was Odin? | Odin was the chief of the Norse gods | Odin was the chief god of the Norse: of war, wisdom, poetry and the dead. He had one eye and two ravens, and gathered fallen warriors in Valhalla. | Wednesday is his day: Woden's day. | At the end of the world, a wolf will eat him.
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
4 | mistletoe | How did Balder die? | Mistletoe killed Balder | Everything in the world had sworn not to hurt Balder, except the mistletoe. Loki gave a dart of it to a blind god, and Balder fell dead. | As punishment, Loki was tied up under a snake that drips poison. | His wife catches it in a bowl.
4 | dark Sun | What is Ragnarok? | Ragnarok ends the world and begins another | In Ragnarok, after a winter of three years, gods and giants kill each other, and the earth sinks. Then it rises again, green. | Some of the gods return. | And two people survive, hidden in a wood.

# egyptian-gods | culture | the gods of Egypt | ra egyptian god, ra god, goddess isis, isis and osiris, osiris, horus, eye of horus, bastet, egyptian gods explained, gods of egypt, ancient egyptian gods, set egyptian god, osiris myth | Ancient Egyptian deities
> Egypt's sun god fights a snake every night. | The god Osiris was cut into pieces and put back together. | Egypt had a goddess for cats.
@ A boat carries the Sun, and it is night below.
4 | Sun boat | Who was Ra? | Ra sails through the night | Ra, the Egyptian sun god, crossed the sky by day. Every night he sailed through the underworld and fought the snake Apep. | If the sun came up, he'd won. | Kings called themselves sons of Ra.
4 | green god | What happened to Osiris? | Osiris was killed and put together | Osiris was cut to pieces by his brother Set. Isis gathered up the parts, and he became king of the dead. | Mummies follow his example. | He's painted green, the color of plants.
3 | throne | Who was Isis? | Isis was goddess of magic and mothers | Isis was the goddess of magic and mothers, and raised her son Horus hidden in the reeds. | Under the Romans, people worshiped her as far away as Britain. | Her last temple didn't close until the sixth century.
4 | eye | What is the Eye of Horus? | The Eye of Horus was healed | Horus lost an eye fighting Set, and it was made whole again. So the Eye of Horus protects you. | Sailors painted eyes on their boats. | Every king was Horus on Earth.
4 | cat | Who was Bastet? | Bastet was a goddess with a cat's head | Bastet, the Egyptian goddess with a cat's head, started out as a lioness. Hundreds of thousands of cats were mummified. | Her festival in Bubastis was wild, says Herodotus. | He also says families shaved off their eyebrows when a cat died.

# mermaids-kraken | culture | mermaids and the kraken | mermaid, mermaids, mermaids legend, mermaid legend, kraken, the kraken, sea monsters, sea monster, merman | Mermaid
> The kraken was real, only smaller. | The Fiji mermaid was half monkey, half fish. | The mermaid on your coffee cup has two tails.
@ Something sings beyond the reef.
4 | giant squid | Was the kraken real? | The kraken was most likely a giant squid | Norwegian stories tell of the kraken, a beast as big as an island. It was most likely a giant squid, which can reach twelve meters or so. | Scientists described it in eighteen fifty seven. | No one photographed a live one in the deep until two thousand four.
3 | sea cow | Where do mermaid stories come from? | Many seas have mermaids of their own | Almost every sea has its mermaids. A Syrian goddess with a fish's body is more than two thousand years old, and in Africa, there's Mami Wata. | Manatees may have helped. | Like the water, they're beautiful and dangerous.
4 | stitched monkey | What was the Fiji mermaid? | The Fiji mermaid was a sewn fake | In eighteen forty two, P. T. Barnum showed the Fiji mermaid in New York: the top of a monkey sewn to the tail of a fish. | People came expecting a beauty. | It was most likely made in Asia.
3 | two tails | Which mermaid has two tails? | Melusine has a tail that she hides | In the French tale, Melusine's husband may never see her on Saturdays. He peeks through a hole, and sees her tail. | Noble families claimed her as an ancestor. | A coffee chain puts a mermaid with two tails on its cup.
3 | old map | Why do old maps show sea monsters? | Monsters on maps meant danger and art | Sea monsters on old maps stood for what sailors had told, and they made a map worth more. | Olaus Magnus drew lots of them in fifteen thirty nine. | Some are just whales, drawn by people who'd never met one.

# werewolves | culture | werewolves | werewolf, werewolves, werewolves legend, werewolf legend, wolfman, full moon werewolf, lycanthropy | Werewolf
> The full moon came late to the werewolf. | Courts burned people for being werewolves. | Silver bullets are from the movies, nearly.
@ The forest is quiet, and then it is not.
3 | Greek king | Where do werewolves come from? | A Greek king became the first werewolf | In Greek myth, King Lycaon served Zeus human flesh. Zeus turned him into a wolf, so he's the first werewolf. | Lycanthropy is Greek for wolf and human. | Norse heroes put on wolf skins.
4 | trial | Were people tried as werewolves? | Courts burned people as werewolves | In fifteen eighty nine, Peter Stumpp was executed near Cologne for murders he'd supposedly done as a werewolf. He'd confessed under torture. | It was the age of witch hunts. | Some hundreds of people stood trial.
4 | silver bullet | Does silver kill werewolves? | Silver bullets came late to werewolves | Old stories use silver against witches. It was twentieth century movies that made it the way to kill a werewolf. | In The Wolf Man, from nineteen forty one, it's a silver cane. | The bullet came in a sequel.
3 | full Moon | Do people go mad at full Moon? | The full Moon changes almost nothing | Studies find almost no effect of the full Moon on crimes or births. Some find that people sleep a little less. | In old werewolf stories, the Moon rarely matters. | Before lamps, it was the only light at night.
3 | hairy face | Is there a reason for the belief? | Illness and rabies may have fed it | A rare disorder covers the whole body in hair. Rabies makes animals and people bite. Either may have fed the werewolf. | Wolves did kill people at times. | No single cause has been proven.

# zombies | culture | zombies | zombie, zombies, zombie origin, zombies come from, zombie apocalypse, voodoo zombie, night of the living dead | Zombie
> The first zombies were slaves, not monsters. | Zombies only began eating brains in nineteen eighty five. | A fungus turns ants into real zombies.
@ A stranger walks toward you, and doesn't blink.
4 | Haitian night | Where do zombies come from? | Zombies come from Haiti | In Haiti, a zombie is a dead person forced to work for a sorcerer. It comes from the fear of being a slave even after death. | Those zombies didn't bite. | The word goes back to West or Central Africa.
4 | old film | Who made zombies eat people? | A film of nineteen sixty eight changed zombies | Night of the Living Dead, made by George Romero in nineteen sixty eight, turned zombies into hungry crowds. No one in it says zombie. | It cost little more than a hundred thousand dollars. | By mistake, it had no copyright.
4 | brain | Why do zombies eat brains? | Brains came with a comedy | In the comedy The Return of the Living Dead, from nineteen eighty five, zombies want brains to ease the pain of being dead. | Romero's zombies didn't. | Ever since, everyone thinks they do.
5 | ant with stalk | Are there real zombies? | A fungus turns ants into zombies | In warm forests, a fungus grows through an ant, makes it climb up and bite a leaf, and then sprouts from its head. | Some wasps do it too, with spiders or cockroaches. | The ant never gets a say.
3 | government page | Is there a plan for zombies? | A health agency used zombies as a joke | In twenty eleven, America's CDC published a guide for a zombie attack. | Be ready for zombies, it said, and you're ready for a storm. | So many people read it that the page crashed.

# ghosts-belief | culture | the belief in ghosts | belief in ghosts, ghost belief, ghosts where does the belief come from, why people see ghosts, why people believe in ghosts, ouija, ouija board, ouija boards, where ghosts come from, seances | Ghost
> A fan once made a lab haunted. | Two sisters cracked their toes, and millions believed in ghosts. | The Ouija board was a toy.
@ The stairs creak, and you are alone in the house.
4 | clay tablet | How old is the belief in ghosts? | Ghosts are as old as writing | Babylonian tablets explain how to send a ghost home. Nearly every culture knows the restless dead. | In Rome, Pliny wrote about a haunted house with rattling chains. | The dead come back, people said, when they're buried wrong.
4 | fan | Can a sound make ghosts? | A slow sound once made a lab haunted | Vic Tandy, an engineer in England, felt a gray figure next to him in his lab. It was a fan, making a sound too low to hear. | When he switched it off, the ghost was gone. | Others couldn't always repeat it.
4 | two sisters | How did seances begin? | Two sisters' cracking toes started a movement | In eighteen forty eight, the Fox sisters of New York let spirits knock. Millions believed it. It was their toes. | In eighteen eighty eight, one of them showed how they'd done it. | A year later, she took it back.
4 | board | How does a Ouija board work? | Your own muscles move the board | On a Ouija board, people make tiny moves without noticing. Blindfold them, and they spell nothing. | It was patented as a game in eighteen ninety one. | Decades later, movies made it sinister.
3 | sleeping face | Why do people see ghosts at night? | Half asleep, people see figures | In sleep paralysis, your mind is awake and your body isn't, and many people feel someone in the room. That's how ghosts are made. | In the dark, your brain looks for faces. | And what you expect, you see.

# leprechauns-fairies | culture | leprechauns and fairies | leprechaun, leprechauns, fairies, fairy, fairies folklore, fairy folklore, banshee, banshees, changeling, cottingley fairies, irish folklore | Leprechaun
> Leprechauns used to wear red. | Two girls fooled the creator of Sherlock Holmes with paper fairies. | In Ireland, a road was moved for a fairy bush.
@ A small hammer taps behind the hedge.
4 | red coat | What color did leprechauns wear? | Leprechauns used to wear red | In older stories, leprechauns wear red. The green only came in the twentieth century. | They're shoemakers. | They only ever make one shoe at a time, people say.
3 | pot of gold | Why do leprechauns have gold? | A leprechaun's gold is always out of reach | Catch a leprechaun, and he has to tell you where his gold is. But blink, and he's gone. | One man tied a red ribbon to the right bush. The leprechaun tied one to every bush. | So the end of the rainbow suits him fine.
4 | old photo | What were the Cottingley fairies? | Paper fairies fooled Conan Doyle | In nineteen seventeen, two English girls photographed fairies cut out of paper. Conan Doyle, who invented Sherlock Holmes, wrote a book about them. | They admitted it in the nineteen eighties. | They hadn't wanted to hurt his feelings, they said.
3 | wailing woman | What is a banshee? | A banshee cries before a death | In Ireland, a banshee, the woman of the fairy mound, wails when someone in certain old families is about to die. She warns. She doesn't kill. | Owls, and women paid to mourn, may be behind it. | Some of them comb their hair.
4 | lone bush | Do people still respect fairies? | A bush delayed a road in Ireland | In nineteen ninety nine, a storyteller protested for a fairy thorn near Latoon, in Ireland. The road was planned around it. | Farmers leave those bushes alone, too. | People say they don't believe in fairies, and still won't cut one.

# latin-american-legends | culture | legends of Latin America | la llorona, llorona, chupacabra, the chupacabra, quetzalcoatl, latin american legends, mexican legends, mexican legend, el dorado, feathered serpent | La Llorona
> La Llorona cries for the children she drowned. | The chupacabra is younger than the internet. | El Dorado was a man.
@ By the canal at night, a woman weeps.
4 | weeping woman | Who is La Llorona? | La Llorona weeps for her children | In Mexico's legend, La Llorona drowned her children out of grief, and looks for them by the water forever, crying. | It gets kids home before dark. | Aztec omens already have a weeping goddess.
4 | chupacabra | Where does the chupacabra come from? | The chupacabra is from nineteen ninety five | The chupacabra showed up in Puerto Rico in nineteen ninety five, with reports of goats without blood. The first description matches a monster in a movie playing then, a researcher found. | Later ones were dogs with mange. | The name means goat sucker.
4 | feathered snake | Who was Quetzalcoatl? | Quetzalcoatl was a feathered serpent | Quetzalcoatl, a feathered serpent, was a god of wind and learning in Mexico who brought people corn. The Maya called him Kukulkan. | That the Aztecs took Cortes for him is doubted today. | One of the largest flying animals ever is named after him.
4 | golden raft | What was El Dorado? | El Dorado was a man, not a city | In Colombia, a new chief of the Muisca covered himself in gold dust on a lake. That was El Dorado, the golden one. | Europeans turned him into a city and searched for centuries. | A little gold raft in Bogota shows the scene.
3 | pyramid shadow | Where does the serpent appear? | A snake of shadow crawls at Chichen Itza | Around the days when day and night are equal, a shadow like a snake runs down the stairs of a pyramid at Chichen Itza. | Thousands of people come to watch. | Whether the builders meant it is argued about.

# santa-claus | culture | Santa Claus | santa claus, santa, santa claus origin, father christmas, origin of santa claus, santa origin, history of santa claus, rudolph, krampus, krampus origin | Santa Claus
> Santa Claus began as a bishop in Turkey. | Sailors stole Santa's bones. | Santa got his reindeer from a poem.
@ It is the sixth of December, and there is something in your boot.
3 | bishop | Who was Saint Nicholas, the first Santa Claus? | Santa began as a bishop in Myra | Saint Nicholas was a bishop in Myra, in today's Turkey, in the fourth century. He's said to have tossed gold to three poor girls at night. | The Dutch called him Sinterklaas. New York turned that into Santa Claus. | He's the patron saint of sailors and children.
4 | stolen bones | Where are the bones of Santa? | Sailors stole Santa's bones | In ten eighty seven, sailors stole the bones of Saint Nicholas, the original Santa, from Myra and took them to Bari, Italy. | Venice says it has some, too. | A study found that both sets belong to one man.
4 | reindeer poem | Who gave Santa reindeer? | A poem gave Santa his reindeer | A poem of eighteen twenty three, A Visit from Saint Nicholas, gave Santa eight reindeer with names, and the chimney. | In it, he's a tiny elf. | Thomas Nast drew him the way we know him.
4 | red nose | Where does Rudolph come from? | Rudolph was made for a department store | Robert May wrote Rudolph in nineteen thirty nine for the store Montgomery Ward, which gave away millions of booklets. | He'd been teased as a kid himself. | The song came ten years later.
4 | horned mask | Who is Krampus? | Krampus comes with Saint Nicholas | In the Alps, on December fifth, Saint Nicholas brings Krampus, a horned figure with chains who scares naughty children. | It may go back to older winter customs. | Young men run through town in carved masks.
! red suit | Coca-Cola invented the red suit | Santa wore red before its advertisements. They made that look known everywhere from nineteen thirty one on. | Nast and others had drawn him in red.

# tooth-fairy-bunny | culture | the tooth fairy and the Easter Bunny | tooth fairy, the tooth fairy, tooth fairy origin, easter bunny, the easter bunny, easter bunny origin, origin of the easter bunny, origin of the tooth fairy, tooth mouse | Tooth fairy
> In many countries, the tooth fairy is a mouse. | The Easter Bunny was a hare, and he had rivals. | Norse parents paid for their kids' teeth.
@ There is a small lump under your pillow.
4 | mouse | Who brings money for teeth? | In many countries a mouse takes the tooth | In Spain, a mouse named Ratoncito Perez takes your tooth. In France, it's just the little mouse. A mouse's teeth never stop growing. | A priest wrote the Spanish story for a boy king. | In Japan, you throw the tooth on the roof or under the floor.
4 | newspaper | How old is the tooth fairy? | The tooth fairy is barely a century old | The earliest known mention of the tooth fairy is in a Chicago newspaper of nineteen oh eight. | A play of nineteen twenty seven made her famous. | Before her, people in many places buried or burned lost teeth.
4 | Viking coin | Did Vikings pay for teeth? | Norse parents paid for first teeth | Norse parents gave a child a gift for the first tooth. They had a word for it: tooth fee. | It was for the tooth that came in, not the one that fell out. | Warriors are said to have worn teeth as lucky charms.
3 | hare | Where does the Easter Bunny come from? | The Easter Bunny was a German hare | The Easter Bunny started as a German hare. Texts from the seventeenth century tell of a hare that hides eggs, and settlers took it to Pennsylvania. | Hares were a sign of spring. | Elsewhere, a fox or a rooster did the job.
3 | church bells | Who brings eggs in France? | In France bells bring the eggs | In France, the church bells fly to Rome before Easter and drop eggs on their way home. | For three days, they're silent. | In Australia, a bilby sometimes replaces the rabbit.

# superstitions | culture | superstitions | superstition, superstitions, friday the 13th, friday the thirteenth, the number 13, number 13, unlucky 13, thirteen, black cat superstition, black cats superstition, black cat bad luck, broken mirror, broken mirror superstition, walking under a ladder, knock on wood, spilling salt, four-leaf clover, lucky charms, bad luck, unlucky numbers | Superstition
> In Italy, the unlucky number is seventeen. | Black cats bring good luck in Scotland. | Friday the thirteenth is younger than you think.
@ You salt your soup, and throw a pinch over your shoulder.
4 | calendar | Why is Friday the thirteenth unlucky? | Friday the thirteenth is barely a century old | Friday and thirteen used to be unlucky on their own. They got together in the nineteenth century, and a novel of nineteen oh seven spread it. | The story about the Templars was added later. | Every year has at least one, and up to three.
4 | elevator buttons | Why do buildings have no thirteenth floor? | Many houses skip a floor | Where people fear thirteen, the floor after twelve is fourteen. In China and Japan it's four, which sounds like death. | In Italy, it's seventeen. | The floor is still there. It just has another name.
3 | black cat | Why are black cats unlucky? | Black cats can also mean luck | In Europe, black cats were thought to belong to witches. In Scotland and Japan, they bring good luck. | Sailors liked to have one on board. | Some shelters say they take longer to find a home.
3 | broken mirror | Why does a broken mirror mean seven years? | Seven years go back to Rome | The Romans are said to have believed that a mirror holds your soul, and that life renews itself every seven years. So a broken one costs you seven. | Mirrors were expensive. | It kept the servants careful.
4 | stage | Do lucky charms work? | Rituals calm the nerves | Some studies found that a little ritual or a lucky charm calms people down, so they perform better. Not all could be repeated. | Plenty of athletes have one. | It works through you, not through the thing.

# baba-yaga-trolls | culture | Baba Yaga and the trolls | baba yaga, baba yaga legend, trolls, troll, norwegian trolls, trolls norwegian folklore, russian folklore, slavic folklore, norwegian folklore, hut on chicken legs | Baba Yaga
> Baba Yaga's house walks on chicken legs. | Sunlight turns trolls to stone. | Baba Yaga eats you, or helps you.
@ A hut in the forest turns around on two chicken legs.
4 | hut on legs | Who is Baba Yaga? | Baba Yaga lives in a hut that walks | Baba Yaga, the witch of Slavic fairy tales, lives in a hut on chicken legs, behind a fence of bones. | Say the right words, and it turns around. | Northern storehouses on tree stumps may have been the model.
4 | mortar | How does Baba Yaga travel? | Baba Yaga flies in a mortar | The witch Baba Yaga rides in a mortar, steers with the pestle, and sweeps away her tracks with a broom. | She can smell Russians, she says. | Kids know her lines by heart.
4 | girl with doll | Is Baba Yaga evil? | Baba Yaga helps you if you're polite | Baba Yaga gives Vasilisa fire, after some hard tasks. Be polite, work hard, and you get away. | She's testing you. | Some say she's older than good and evil.
4 | stone troll | Why do trolls turn to stone? | Sunlight turns trolls to stone | A troll that's still out at sunrise turns to stone. That's how Norway explains its strangest rocks, and many mountains are named after trolls. | They're strong, and not very bright. | In the tales, they can smell Christians.
3 | paintbrush | Why do trolls look the way they do? | A painter gave trolls their face | Around nineteen hundred, Theodor Kittelsen painted trolls with trees growing on their heads. That's how we've seen them ever since. | Before him, everyone pictured them differently. | Troll used to mean any magical being.
`
