/** Lists of gods, monsters, haunted places and legends, told as such; `read-lists.ts` says how they are written. */
export const LISTS_OF_GODS_AND_GHOSTS = `
# norse-gods | gathered | Norse gods worth knowing | norse/viking/nordic gods/god/goddesses/mythology/deities (and/what/they/did/most/powerful/important/the/of/list/to/know/you/should/their/powers/for/beginners)
- Odin | Odin gave an eye for a drink from the well of wisdom, and hung nine nights in a tree for the runes. | Two ravens tell him the news. | Odin
- Thor | Thor keeps the giants away with a hammer that comes back. A giant stole it, and he dressed as a bride to fetch it. | Thursday is his. | Thor
- Loki | Loki lies, helps, and makes it worse. He's the mother of a horse with eight legs. | He's bound under a snake that drips poison. | Loki
- Freyja | Freyja drives a wagon drawn by cats, and takes half of the fallen warriors. | The other half goes to Odin. | Freyja
- Tyr | Tyr put his hand into the wolf's mouth as a pledge. It was a lie, and the hand was gone. | Tuesday is his. | Tyr
- Baldr | Nothing could hurt Baldr, except the mistletoe that had been forgotten. | Loki found it. | Baldr
- Hel | Hel is half alive and half dead in color, and rules over those who didn't fall in battle. | The English word hell has the same root. | Hel (mythological being)
- Heimdall | Heimdall hears grass grow. He'll blow his horn when the end comes. | He has nine mothers. | Heimdall

# egyptian-gods-list | gathered | Egyptian gods worth knowing | egyptian/egypt gods/god/goddesses/deities (and/what/they/did/most/powerful/important/the/of/list/to/know/you/should/their/powers/ancient/names/ranked)
- Osiris | Osiris was cut into pieces by his brother, put together by his wife, and became king of the dead. | He's green, like young grain. | Osiris
- Ra | Ra sails the sky by day and through the underworld by night. A snake attacks each time. | If it won, no morning would come. | Ra
- Isis | Isis brought Osiris back long enough to have a son. Her temples stood as far as London. | She tricked Ra into telling his secret name. | Isis
- Anubis | Anubis has a jackal's head and holds the scales. Your heart lies on one side, a feather on the other. | A beast waits beside them. | Anubis
- Horus | Horus fought his uncle for the throne, and lost an eye. It was healed, and became a charm. | Every pharaoh was Horus. | Horus
- Thoth | Thoth has an ibis's head, and invented writing. He writes down the verdict. | He won five days from the Moon at a game. | Thoth
- Bastet | Bastet is a cat. Pilgrims brought her hundreds of thousands of cat mummies. | Her feast was the loudest of the year, a Greek wrote. | Bastet
- Sekhmet | Sekhmet, the lioness, was to punish people, and didn't stop. They got her drunk on beer, dyed red like blood. | She's for doctors, too. | Sekhmet

# hindu-gods | gathered | Hindu gods worth knowing | hindu/hinduism/indian gods/god/goddesses/deities (and/what/they/do/most/powerful/important/the/of/list/to/know/you/should/their/for/beginners/main)
- Ganesha | Ganesha has an elephant's head and is asked first, before any journey or exam. He rides on a mouse. | His father cut off the first head by mistake. | Ganesha
- Shiva | Shiva dances, and a world ends so that another can begin. A snake hangs around his neck. | The Ganges flows through his hair. | Shiva
- Vishnu | Vishnu keeps the world. When it's in trouble, he comes down: as a fish, a boar, as Rama, as Krishna. | One coming is still awaited. | Vishnu
- Lakshmi | Lakshmi brings luck and wealth. At Diwali, lamps show her the way. | She stands on a lotus. | Lakshmi
- Krishna | Krishna stole butter as a child, and spoke the Bhagavad Gita as a charioteer. | He's blue. | Krishna
- Durga | Durga got a weapon from each god, and killed a demon that none of them could. | She rides a lion or a tiger. | Durga
- Hanuman | Hanuman, the monkey, jumped to Lanka. Sent for one herb, he brought the whole mountain. | He set the city on fire with his tail. | Hanuman
- Saraswati | Saraswati is for learning and music, with a stringed veena in her hands. | Pupils lay their books before her. | Saraswati

# greek-monsters | gathered | monsters of Greek myths | greek/greece monsters/monster/creatures/beasts (mythology/myth/myths/scariest/most/famous/the/of/in/from/mythical/and/their/deadliest/list/ancient)
- Medusa | Whoever looked at Medusa turned to stone. Perseus looked into his shield, and struck. | A winged horse sprang from her neck. | Medusa
- The Hydra | Cut off one head, and two grow back. Hercules's nephew burned the stumps. | The poison later killed Hercules himself. | Lernaean Hydra
- The Minotaur | A bull's head on a man, in a maze on Crete. Theseus found his way out by a thread. | Ariadne gave it to him, and he left her on an island. | Minotaur
- Cerberus | Three heads guard the way out of the underworld. A song put it to sleep, and so did cake. | Hercules carried it up. | Cerberus
- The Sphinx | It asked: four legs, two, three? Who didn't know was eaten. Oedipus knew: man. | It threw itself off the rock. | Sphinx
- The Chimera | Lion in front, goat in the middle, snake behind, and fire. | Bellerophon shot it from above. | Chimera (mythology)
- The Sirens | They sang, and ships broke. Odysseus had himself tied to the mast to hear them. | They were half bird, and no mermaids. | Siren (mythology)
- Scylla and Charybdis | Six heads on one side, a whirlpool on the other. Odysseus chose the heads. | He lost six men. | Scylla

# yokai-list | gathered | Japanese ghosts and monsters | japanese/japan ghosts/ghost/monsters/monster/yokai/demons/spirits/creatures (scariest/creepiest/most/famous/of/the/from/folklore/and/their/stories/legends/in/list/weird/strange)
- Kuchisake-onna | A woman in a mask asks if she's pretty. Behind it, her mouth is slit to the ears. Say so so, and run. | In nineteen seventy nine, schools sent children home in groups. | Kuchisake-onna
- The kappa | The kappa lives in rivers, with water in a bowl on its head. Bow, and it bows and spills it. | It loves cucumbers, and a sushi roll has its name. | Kappa (folklore)
- Teke Teke | A girl who was cut in two by a train drags herself along on her hands. That's the sound. | It's a tale of schools and stations. | Teke Teke
- Hanako of the toilet | Knock three times at the third stall on the third floor, and ask for Hanako. | A child's hand may answer, children say. | Hanako-san
- The kitsune | A fox that lives long grows more tails, and turns into a woman. | Nine is the most. | Kitsune
- The tengu | Long nose, wings, a monk's clothes: the tengu teaches swordsmen in the mountains, and kidnaps the proud. | A boastful person becomes a tengu. | Tengu
- Tsukumogami | A tool that's a hundred years old may come to life, and it's angry if you throw it away. | Umbrellas hop on one leg. | Tsukumogami
- Yuki-onna | The woman of the snow freezes travelers with her breath. She once spared one, and married him. | He told the secret. | Yuki-onna

# haunted-america | gathered | places in America that people call haunted | haunted/creepiest/scariest/creepy/spooky places/place/houses/locations/hotels/spots america/usa/us/states/american (most/in/the/united/that/are/real/to/visit/you/can/stay/of)
- The Winchester house | A rifle maker's widow built for decades, with stairs that end at the ceiling. To confuse the ghosts, it's said. | Historians say that she liked building, and a quake did the rest. | Winchester Mystery House
- The Stanley Hotel | Stephen King slept there almost alone, dreamed badly, and wrote The Shining. | Guests now ask for his room. | The Stanley Hotel
- Eastern State | A prison of silence in Philadelphia, where a prisoner saw only a patch of sky. Guides tell of shadows and whispers. | Al Capone complained of a ghost, it's said. | Eastern State Penitentiary
- The Villisca house | Eight people were killed there with an axe in nineteen twelve. Nobody was convicted. You can book the night. | It still has no power. | Villisca axe murders
- The Myrtles | A plantation in Louisiana, with a mirror full of handprints. The best known ghost has no trace in the records. | The inn runs on her all the same. | Myrtles Plantation
- The Queen Mary | An ocean liner in California, with a door that crushed a sailor. Cabin B three forty is sold for its noises. | She once cut another ship in two. | RMS Queen Mary
- Gettysburg | Over fifty thousand men were killed, hurt or missing in three days. Visitors hear drums. | Most photos of ghosts there are reenactors. | Battle of Gettysburg
- The Whaley House | It was built on a gallows hill in San Diego. The owner had seen the hanging himself. | Heavy steps on the stairs, the family told the papers. | Whaley House (San Diego, California)

# haunted-britain | gathered | places in Britain that people call haunted | haunted/creepiest/scariest/creepy/spooky places/place/houses/locations/castles/pubs/spots britain/uk/england/british/scotland (most/in/the/united/kingdom/that/are/real/to/visit/you/can/stay/of)
- The Tower of London | Anne Boleyn is said to walk with her head under her arm. Even a bear was reported by a guard. | A song made fun of it in the thirties. | Tower of London
- Borley Rectory | A ghost hunter called it the most haunted house in England. Later researchers found tricks, some of them his own. | It burned down in nineteen thirty nine. | Borley Rectory
- Raynham Hall | The Brown Lady was photographed on the stairs in nineteen thirty six. Two pictures on one plate may explain her. | It's still the most famous ghost photo. | Brown Lady of Raynham Hall
- Edinburgh's vaults | Under a bridge, the poor lived without light, and visitors feel watched. A psychologist measured drafts and light, and the feelings went with them. | He let people walk in alone. | Edinburgh Vaults
- Pluckley | A village in Kent with a dozen ghosts, among them a highwayman and a screaming man. One was made up by a reporter. | He said so himself. | Pluckley
- Chillingham Castle | A blue boy cried in the wall. Bones and a scrap of blue cloth were found there, the owners say. | The crying stopped. | Chillingham Castle
- Hampton Court | Catherine Howard ran down a gallery to beg the king for her life, and her scream stayed, it's told. | In two thousand three, a camera caught a figure in a robe. | Hampton Court Palace

# true-legends | gathered | urban legends that turned out to be partly true | urban legends/legend/myths true/real (scariest/creepiest/most/disturbing/that/turned/out/to/be/are/actually/were/came/scary/creepy/stories/partly/based/on/in/based)
- Cropsey | Parents on Staten Island warned of Cropsey, a man from the old asylum. Then children really vanished, and a former worker there was convicted of kidnapping. | He had slept in the ruins. | Cropsey (film)
- Charlie No Face | In Pennsylvania, a green man walked the road at night. He was Raymond Robinson, burned by a power line as a boy. | He walked in the dark so as not to frighten anyone. | Raymond Robinson (Green Man)
- The funhouse corpse | In nineteen seventy six, a film crew broke an arm off a hanging dummy. It had a bone in it. | It was an outlaw who was shot in nineteen eleven. | Elmer McCurdy
- The body under the bed | Guests in several American motels complained of a smell, and slept above a body. | It happened more than once. | Urban legend
- The buried games | Atari was said to have buried its failed games in the desert. In twenty fourteen, they were dug up. | Some thirteen hundred cartridges came up, E.T. among them. | Atari video game burial
- Rats in the toilet | Rats really can climb through pipes and come up in a toilet. They hold their breath for minutes. | Cities advise a closed lid. | Brown rat
- Alligators in the sewer | In nineteen thirty five, boys in Harlem shoveled snow into a manhole and pulled out an alligator. | A colony was never found. | Sewer alligator
`
