/** More that people name without a question, for `readTopics`. */
export const MORE_PLAIN = `
# middle-ages | event | the Middle Ages | middle ages, the middle ages, medieval times, medieval europe, medieval period, the medieval period, dark ages, the dark ages | Middle Ages
> Medieval people washed more than you think. | In the Middle Ages, animals stood trial. | The Middle Ages lasted about a thousand years.
@ You walk through the gate, and the street is mud.
3 | castle | What were the Middle Ages? | The Middle Ages lasted about a thousand years | The Middle Ages were the time in Europe between the fall of Rome in the west, around five hundred, and about fifteen hundred. | Scholars of the Renaissance named them so. | Those scholars saw their own time as a new start.
4 | round earth | Did people in the Middle Ages think the Earth was flat? | The Middle Ages knew the Earth was round | Educated people in the Middle Ages knew that the Earth is a ball. Textbooks of the thirteenth century explained it. | Writers of the nineteenth century spread the tale of the flat Earth. | Columbus's critics argued about the Earth's size, not its shape.
4 | bath house | Did people wash in the Middle Ages? | The Middle Ages had many bath houses | Towns of the Middle Ages had public bath houses, and people washed their hands before meals. Many bath houses closed later, partly for fear of disease. | Soap was made in many places. | Rivers and tubs did the rest.
5 | pig in court | Were animals put on trial in the Middle Ages? | The Middle Ages put pigs on trial | In the late Middle Ages, pigs that had hurt people were put on trial in France, with judges and a sentence. | It is told that one pig was dressed in human clothes. | Later, even rats were summoned to court.
3 | university | What did the Middle Ages invent? | The Middle Ages gave us universities and glasses | Europe's Middle Ages brought universities, eyeglasses, mechanical clocks and windmills. They were far from dark. | Bologna's university is the oldest in Europe. | Eyeglasses came from Italy in the late thirteenth century.

# robots | machine | robots | robot, robots, history of robots, first robot, the first robot | Robot
> The word comes from a play. | The first one in a factory lifted hot metal. | A clockwork boy writes with a quill.
@ It turns its head, and you say hello.
3 | factory arm | What is a robot? | Robots sense, decide and move | A robot is a machine that senses something, follows a program and moves by itself. Most are arms in factories. | Hardly any look like people. | A vacuum cleaner that finds its own way is a robot, too.
4 | theater | Where does the word robot come from? | Robots come from a Czech play | The word robot comes from a play by Karel Capek of nineteen twenty. It goes back to a Czech word for forced labor, and Capek's brother Josef suggested it. | In the play, the robots rise up against people. | The play's robots are made of a kind of flesh, not of metal.
4 | car factory | What was the first robot in a factory? | The first factory robot lifted hot metal | In nineteen sixty one, Unimate began to take hot parts from a machine at General Motors in New Jersey. | Unimate was invented by George Devol. | A Unimate also poured a beer on television.
5 | writing doll | What did robots look like before electricity? | A clockwork boy has written since seventeen seventy four | Pierre Jaquet-Droz and his helpers in Switzerland built a clockwork boy who writes any text of up to forty letters with a quill. The boy still works. | The clockwork boy has some six thousand parts. | He can be programmed with a wheel.
3 | walking robot | Why is it hard for robots to walk? | Robots find easy things hard | What is easy for a toddler, such as walking and grasping, is hard for robots, while chess is easy for computers. This is called Moravec's paradox. | Evolution had millions of years to perfect walking. | A robot has to correct its balance all the time.

# sinkholes | nature | sinkholes | sinkhole, sinkholes, sink hole, sink holes, great blue hole, the great blue hole | Sinkhole
> The ground can be gone in a minute. | Eight sports cars fell into one. | Forests grow at the bottom of some.
@ The road was there this morning.
3 | hole in road | What is a sinkhole? | Sinkholes open where rock dissolves | A sinkhole is a hollow or hole in the ground, mostly where rain water has dissolved limestone, gypsum or salt below. | The roof of a cave can fall within a minute. | Others sink slowly over years.
4 | sports cars | What happened at the Corvette Museum? | A sinkhole swallowed eight Corvettes | In February twenty fourteen, a sinkhole opened in the Corvette Museum in Kentucky and swallowed eight cars. It was before opening time, and nobody was hurt. | Security cameras filmed it. | Some of the cars were repaired, and others are shown as they are.
4 | forest below | What is at the bottom of large sinkholes? | Forests grow inside giant sinkholes | In southern China, giant sinkholes hold forests of their own. The deepest, Xiaozhai, goes down some two thousand feet. | In Chinese they are called tiankeng, heavenly pits. | In twenty twenty two, explorers found trees more than a hundred feet tall in one.
4 | blue hole | What is the Great Blue Hole? | The Great Blue Hole is a drowned sinkhole | The Great Blue Hole off Belize is a round sinkhole in the sea, about a thousand feet wide and over four hundred deep. It formed on land in the ice ages. | Stalactites hang in it. | Stalactites can only grow in air, so it was once dry.
3 | water pipe | Do people cause sinkholes? | People cause sinkholes as well | Broken pipes, mines and the pumping of ground water can make the ground fall in. Strictly speaking, many holes in cities are not natural sinkholes. | New cracks and doors that stick can be signs. | Anybody who sees one should keep away and call for help.

# lavender | nature | lavender | lavender, lavender flower, lavender flowers, lavender plant, lavender oil | Lavandula
> Its name may come from washing. | Much of it is a sterile cross. | It scents a whole region.
@ You rub a leaf, and summer stays on your fingers.
3 | purple field | What is lavender? | Lavender is a cousin of mint | Lavender is a shrub of the mint family from around the Mediterranean. Its oil is in its flowers and leaves. | Lavender likes sun and poor, dry ground. | Bees love it.
3 | wash tub | Where does the name lavender come from? | Lavender's name may come from washing | The name lavender is often traced to the Latin word for washing, as it scented baths and linen. Some doubt it. | Washerwomen were once called lavenders. | Little bags of it lie in closets to this day.
4 | two plants | What grows in the fields of Provence? | Most fields of Provence are lavandin | Most purple fields of Provence are lavandin, a natural cross of two lavenders. It gives more oil, but makes no seeds of its own. | Lavandin is grown from cuttings. | The finest oil comes from true lavender high up.
4 | burned hand | Who used lavender on a burn? | A burn and lavender gave us aromatherapy | The French chemist Rene-Maurice Gattefosse reported that lavender oil helped his burned hands in nineteen ten. Later he gave aromatherapy its name. | For real burns use cool water, not oil. | Oils can irritate the skin.
3 | pillow | Does lavender help you sleep? | Lavender may calm a little | Small studies suggest that the scent of lavender calms some people a little. The effect is modest. | Lavender oil is not for swallowing without advice. | For cats, such oils can be harmful.

# magpies | animal | magpies | magpie, magpies, magpie bird | Magpie
> A magpie may know itself in the mirror. | Magpies don't steal what shines. | One old rhyme counts magpies.
@ One looks at you from the fence, and you greet it.
3 | black and white bird | What is a magpie? | Magpies belong to the crow family | Magpies are black and white birds with a long tail, of the crow family. The black shines blue and green in the sun. | Australia's magpie is not a close relative. | Their nests have a roof of twigs.
5 | mirror | Do magpies know themselves? | Some magpies passed the mirror test | In two thousand eight, researchers reported on magpies with a colored dot that only a mirror could show them. Some birds tried to scratch it off. | It was the first such success for a bird. | Later tests on magpies were less clear.
4 | ring | Do magpies steal shiny things? | Magpies do not love shiny things | In a test in Exeter in twenty fourteen, wild magpies avoided shiny things rather than taking them. | Rossini wrote an opera about a thieving magpie. | New things make them wary.
3 | rhyme | What does the magpie rhyme mean? | Magpies are counted for luck | One for sorrow, two for joy, begins an English rhyme about magpies. So some people greet a single one to ward off bad luck. | In China and Korea, magpies bring good news. | The rhyme was written down in the eighteenth century.
4 | football | Do magpies attack people? | Australian magpies dive at cyclists | In spring, some male Australian magpies dive at people near their nest. Some cyclists put plastic spikes on their helmets. | These magpies remember faces. | European magpies do not do it.
`
