/** Brands, games, books, plays, thinkers and screens that everybody has heard of, for `readTopics`. */
export const BRANDS_BOOKS_AND_SCREENS = `
# netflix | culture | Netflix | netflix, history of netflix, the history of netflix, how did netflix start, who founded netflix, netflix story, story of netflix, netflix history, the netflix story | Netflix
> Netflix began with discs in the mail. | Blockbuster could have bought Netflix. | The story of Netflix and the late fee may be made up.
@ A red envelope in the mailbox, and a disc inside.
3 | red envelope | What was Netflix at first? | Netflix began with discs by mail | In nineteen ninety seven, Netflix started in California by renting out films on DVD, by mail. | The discs came in red envelopes. | Streaming followed ten years later.
3 | two founders | Who founded Netflix? | A single mailed disc proved Netflix could work | Reed Hastings and Marc Randolph founded Netflix. To test the idea, they mailed themselves a disc, and it arrived in one piece. | Film discs were light enough to be sent in a letter. | Tapes would have cost far more to mail.
4 | late fee | Did a late fee start Netflix? | The late fee of Netflix may be a tale | Reed Hastings used to say that a late fee gave him the idea for Netflix. His partner Randolph calls it a handy story. | Companies like a good beginning. | Netflix did do away with late fees.
4 | closed store | Did Blockbuster turn Netflix down? | Blockbuster could have bought Netflix | In two thousand, the founders offered Netflix to the video chain Blockbuster. Blockbuster said no. | Ten years later, Blockbuster was bankrupt. | The founders have told it many times.
3 | film set | When did Netflix make its own shows? | Netflix became a studio | In twenty thirteen, Netflix put out a whole season of its own show at once: House of Cards. | That fed the habit of watching one episode after another. | Other services followed.

# starbucks | culture | Starbucks | starbucks, history of starbucks, the history of starbucks, who founded starbucks, starbucks story, story of starbucks, why is starbucks called starbucks, starbucks history, the starbucks story | Starbucks
> Starbucks is named after a sailor in Moby-Dick. | Starbucks once sold beans, and no cups. | The lady on the Starbucks cup has two tails.
@ A market in Seattle, and a smell of roasted beans.
3 | coffee beans | How did Starbucks begin? | Starbucks first sold beans | In nineteen seventy one, Starbucks opened in Seattle, and sold roasted coffee beans, tea and spices. | Three friends founded it. | Cups of coffee for everyone came later.
4 | whaling ship | Where does the name Starbucks come from? | Starbucks is named after a man in Moby-Dick | The first mate in Moby-Dick is called Starbuck. The founders of Starbucks wanted a name starting with S and T. | One founder said that a mining town called Starbo made him think of Starbuck. | In the book, he comes from the island of Nantucket.
4 | mermaid | Who is on the logo of Starbucks? | The Starbucks logo shows a siren | The woman on the Starbucks cup is a siren with two tails, drawn after an old woodcut. | Sirens lured sailors. | She was brown at first.
3 | espresso bar | Who made Starbucks big? | Howard Schultz made Starbucks a chain | Howard Schultz had seen the espresso bars of Italy and wanted them for America. In nineteen eighty seven, he bought Starbucks. | The founders hadn't shared his plan. | From then on it grew fast.
3 | armchair | What is the idea of a Starbucks? | Starbucks wanted to be a third place | There's home, and there's work. Starbucks wanted its shops to be the third place. | The phrase comes from a sociologist. | Writing names on the cups suits that idea.

# microsoft | invention | Microsoft | microsoft, history of microsoft, the history of microsoft, who founded microsoft, microsoft story, story of microsoft, how did microsoft start, microsoft history, the microsoft story | Microsoft
> Microsoft sold a program before it existed. | Two school friends and a magazine started Microsoft. | Microsoft got rich on a system it had bought.
@ A magazine on a newsstand, with a small computer on the front.
3 | two friends | Who founded Microsoft? | Two school friends founded Microsoft | Bill Gates and Paul Allen knew each other from school. In nineteen seventy five, they founded Microsoft. | It began in Albuquerque in New Mexico. | Later it moved to the Seattle area.
4 | magazine | How did Microsoft start? | Microsoft began with a kit computer | In a magazine, Gates and Allen read about the Altair, a computer kit. Microsoft's first product was a BASIC for it. | They'd offered it before they'd written it. | It ran at the very first showing.
3 | two words | What does the name Microsoft mean? | Microsoft stands for microcomputer software | Microcomputer plus software: that's Microsoft. At first, it had a hyphen. | Small computers were new then. | Few saw a business in programs alone.
4 | black screen | What made Microsoft big? | A system for IBM made Microsoft big | In nineteen eighty one, IBM's PC came with Microsoft's system. Microsoft had bought the basis for it, and kept the right to sell it to others. | The system was called MS-DOS. | Makers of similar computers needed it, too.
3 | window | When did Microsoft Windows come out? | Microsoft Windows came out in nineteen eighty five | Microsoft's first Windows came out in nineteen eighty five. Ten years later, Windows ninety five brought the Start button. | Menus and a mouse took the place of typed commands. | People lined up at midnight to buy it.

# macbeth | culture | Macbeth | macbeth, macbeth analysis, analysis of macbeth, macbeth characters, lady macbeth analysis, character of lady macbeth, macbeth summary, macbeth explained, plot of macbeth, what is macbeth about, lady macbeth, macbeth themes | Macbeth
> Actors won't say the name Macbeth in a theater. | There was a real King Macbeth. | Lady Macbeth can't wash off the blood.
@ Thunder on a Scottish heath, and three voices call you by a title you do not have.
3 | crown | What is Macbeth about? | Macbeth kills a king to be king | In Shakespeare's play, witches tell Macbeth he'll be king. He murders King Duncan, and one murder leads to the next. | His wife urges him on. | In the end he loses everything.
4 | washed hand | Who is Lady Macbeth? | Lady Macbeth cannot wash off the guilt | Lady Macbeth drives her husband to murder. Later, she walks in her sleep and tries to wash off blood that isn't there. | Out, damned spot, she says. | The stronger of the two breaks first.
4 | three witches | What do the witches promise Macbeth? | The witches fool Macbeth with true words | No man born of a woman can harm Macbeth, the witches' spirits say. But Macduff was cut from his mother's womb. | The words were true, and a trap. | A wood that walks is the other sign.
4 | dark stage | Why is Macbeth called the Scottish play? | Actors avoid the name Macbeth | Say Macbeth in a theater, and it brings bad luck, many actors believe. So they say the Scottish play. | Tales of accidents feed it. | The legend is much younger than the play.
4 | real king | Was Macbeth a real king? | There was a real King Macbeth | The real Macbeth ruled Scotland from ten forty to ten fifty seven. King Duncan fell in battle against him. | Shakespeare read a chronicle and changed much. | The real Duncan was no old man.
3 | king james | When was Macbeth written? | Macbeth was written under a Scottish king | Macbeth was probably written about sixteen oh six, under King James, who came from Scotland and had written a book on witches. | James was said to come from Banquo's line. | It is Shakespeare's shortest tragedy.

# hamlet | culture | Hamlet | hamlet, hamlet analysis, analysis of hamlet, hamlet characters, hamlet summary, hamlet explained, plot of hamlet, what is hamlet about, to be or not to be, hamlet themes | Hamlet
> A ghost asks Hamlet for revenge. | Hamlet thinks, and nearly everybody dies. | Alas, poor Yorick: Hamlet says it to a jester's skull.
@ A cold wall at midnight, and a dead king walks by.
3 | ghost | What is Hamlet about? | Hamlet is to avenge his father | In Shakespeare's play, Prince Hamlet meets his father's ghost. His uncle murdered him, it says, and Hamlet must avenge it. | The uncle has married Hamlet's mother. | At the end, nearly all of them are dead.
3 | thinker | What does to be or not to be mean? | Hamlet asks whether life is worth its pain | Hamlet asks if it's better to live with suffering or to end it. What holds people back, he says, is fear of what comes after. | He says it in the third act. | It may be the best known line of any play.
4 | skull | Who is Yorick in Hamlet? | The skull in Hamlet was a jester's | In a graveyard, Hamlet holds a skull. It's Yorick, the jester he knew as a child. | Hamlet says: alas, poor Yorick. | Many people put that line into the wrong scene.
4 | play within play | What is the play within the play in Hamlet? | Hamlet sets a trap with a play | Hamlet has actors play a murder like his father's, and watches his uncle. The king gets up and stops it. | Now Hamlet believes the ghost. | He calls it The Mousetrap.
3 | flowers | What happens to Ophelia in Hamlet? | Ophelia loses her mind in Hamlet | Hamlet rejects Ophelia, who loves him, and kills her father by mistake. She goes mad and drowns. | She hands out flowers with meanings. | Painters have often shown her in the stream.
3 | castle | Where is Hamlet set? | Hamlet is set in Denmark | Elsinore in Denmark, where Hamlet lives, is Kronborg castle in Helsingor. They've even staged the play there. | The tale goes back to a Danish chronicle. | There, the prince is named Amleth.

# niels-bohr | person | Niels Bohr | niels bohr, bohr, bohr model, the bohr model, who was niels bohr, life of niels bohr, bohr's atom | Niels Bohr
> Niels Bohr was a goalkeeper who explained the atom. | In Niels Bohr's lab, gold medals were hidden in acid. | Niels Bohr escaped by boat.
@ Copenhagen, a blackboard, and an atom drawn like a small solar system.
3 | atom rings | Who was Niels Bohr? | Niels Bohr explained how atoms are built | Niels Bohr was a Danish physicist. In his model of nineteen thirteen, electrons circle the nucleus of an atom only on certain paths. | Light is given off when an electron jumps. | He won the Nobel Prize in nineteen twenty two.
4 | soccer ball | Did Niels Bohr play soccer? | Niels Bohr kept goal | Niels Bohr played as a goalkeeper in Copenhagen. His brother Harald won a silver medal with Denmark at the Olympic Games. | His brother Harald played, too, and became a famous mathematician. | The two brothers played for the same club.
4 | fishing boat | How did Niels Bohr escape the Nazis? | Niels Bohr fled by boat | In nineteen forty three, Niels Bohr, whose mother was Jewish, fled from occupied Denmark to Sweden by boat. | From Sweden a plane took him to Britain. | Most Danish Jews were saved that autumn.
5 | dissolved gold | Which medals were hidden at Niels Bohr's institute? | Gold medals were dissolved in Bohr's lab | When the Germans came, George de Hevesy dissolved the Nobel medals of two German physicists in acid at Niels Bohr's institute. | The jar stood on a shelf through the war. | The gold was made into medals again.
3 | two chairs | What did Niels Bohr and Einstein argue about? | Niels Bohr and Einstein argued about chance | Albert Einstein couldn't stand the idea that chance rules the quantum world. Niels Bohr defended it for decades, and they stayed friends. | Einstein said that God does not play dice. | Experiments have sided with quantum physics.

# euclid | person | Euclid | euclid, who was euclid, euclid's elements, euclidean geometry, father of geometry, life of euclid | Euclid
> Euclid's schoolbook lasted two thousand years. | Euclid told a king there's no royal road. | Nobody knows Euclid's face.
@ A stick, sand, and a circle drawn in Alexandria.
3 | compass | Who was Euclid? | Euclid wrote the great book of geometry | Euclid worked in Alexandria around three hundred BC. His book of geometry is called the Elements. | We know almost nothing about his life. | No portrait from his time exists.
4 | old book | What are Euclid's Elements? | Euclid's Elements were taught for two thousand years | Euclid's Elements build up geometry and numbers from a few basic statements, step by step. | Much of it had been found by others. | Few books were printed more often.
4 | endless numbers | What did Euclid prove about primes? | Euclid proved that primes never end | There's no largest prime number, Euclid showed: from any list of primes, you can always find one that's missing. | The proof takes a few lines. | It is still taught that way.
4 | parallel lines | What is Euclid's parallel postulate? | Euclid's fifth rule puzzled people for ages | Euclid's fifth postulate is about parallel lines. For centuries, people tried in vain to prove it from the others. | In the nineteenth century, geometries without it were found. | Einstein used such a geometry.
3 | royal road | Did Euclid say there is no royal road? | Euclid is said to have refused a king | Is there an easier way, King Ptolemy is said to have asked Euclid. There's no royal road to geometry, he answered. | The story was written down much later. | The saying has lived on.

# mendeleev | person | Dmitri Mendeleev | mendeleev, dmitri mendeleev, mendeleyev, dmitri mendeleyev, who was mendeleev, who was dmitri mendeleev, life of mendeleev | Dmitri Mendeleev
> Mendeleev predicted elements nobody had ever seen. | Mendeleev left gaps, and they were filled. | Mendeleev's famous dream may be a legend.
@ Saint Petersburg, a desk full of notes, and an order begins to show.
3 | table of squares | Who was Mendeleev? | Mendeleev put the elements in order | In eighteen sixty nine, the Russian chemist Dmitri Mendeleev published a periodic table of the elements. | He ordered them by weight and likeness. | Others had similar ideas at the time.
5 | empty square | Why did Mendeleev leave gaps? | Mendeleev foretold unknown elements | Mendeleev left gaps in his table and predicted what would fill them. Within twenty years, gallium, scandium and germanium turned up. | They were much as he'd said. | That made the table famous.
4 | long road | Where did Mendeleev come from? | Mendeleev came from Siberia | Mendeleev was born in Tobolsk in Siberia, the youngest of a very large family. His mother took him on a huge journey so that he could study. | His mother had run a glass factory there. | She died soon after the journey.
4 | dream | Did Mendeleev dream the periodic table? | The dream of Mendeleev may be a legend | In a dream, the story goes, Mendeleev saw his table. He'd been working on it for years. | The story of the dream comes from a friend. | Hard work is behind it in any case.
3 | number sign | What is named after Mendeleev? | An element is named after Mendeleev | Element one hundred and one is called mendelevium, after Mendeleev. A crater on the Moon bears his name, too. | Mendelevium was first made in California. | He never won a Nobel Prize.

# roald-dahl | person | Roald Dahl | roald dahl, who was roald dahl, roald dahl books, roald dahl biography, life of roald dahl, matilda by roald dahl | Roald Dahl
> As a schoolboy, Roald Dahl tested chocolate. | Roald Dahl was a fighter pilot. | Roald Dahl wrote in a garden hut.
@ A garden hut, a yellow pencil, and a giant on the page.
3 | golden ticket | Who was Roald Dahl? | Roald Dahl wrote Matilda and the BFG | Roald Dahl was a British writer of children's books, such as Matilda, The BFG, and Charlie and the Chocolate Factory. | His parents came from Norway. | He was born in Wales in nineteen sixteen.
4 | chocolate bar | Where did Roald Dahl get the idea of the chocolate factory? | Schoolboy Roald Dahl tested chocolate | At Roald Dahl's school, a chocolate maker sent boxes of new bars for the boys to test. He remembered it when he wrote of Willy Wonka. | The chocolate maker was Cadbury. | He loved chocolate all his life.
4 | biplane | What did Roald Dahl do in the war? | Roald Dahl was a fighter pilot | Roald Dahl flew for the Royal Air Force in the Second World War. He crashed in the Libyan desert and was badly hurt. | His first published story was about that crash. | He wrote it while he worked in Washington.
3 | hut | Where did Roald Dahl write? | Roald Dahl wrote in a garden hut | Roald Dahl wrote by hand in a hut in his garden, in an armchair with a board across his knees. | He used yellow pencils. | What was inside the hut was later moved to a museum.
4 | medical valve | What did Roald Dahl help to invent? | Roald Dahl helped to invent a valve | After his baby son had been hit by a taxi, Roald Dahl helped to develop a valve that drains fluid from the brain. | An engineer and a surgeon built it with him. | It was used on many children.
3 | two pages | Why is Roald Dahl disputed? | Roald Dahl's hateful words are remembered, too | Roald Dahl made hateful remarks about Jews. His family apologized for them in twenty twenty. | His books are loved all the same. | Readers argue about how to treat both.

# dr-seuss | person | Dr. Seuss | dr seuss, doctor seuss, who was dr seuss, dr seuss books, theodor geisel, theodor seuss geisel, the cat in the hat, green eggs and ham | Dr. Seuss
> Dr. Seuss wasn't a doctor. | Dr. Seuss wrote a book with just fifty words. | Publisher after publisher said no to Dr. Seuss.
@ A rainy window, a tall striped hat, and a rhyme at the door.
3 | striped hat | Who was Dr. Seuss? | Dr. Seuss was Theodor Geisel | Dr. Seuss was the pen name of Theodor Seuss Geisel, an American who wrote and drew children's books. | Seuss was his mother's maiden name. | He was born in nineteen oh four.
5 | green eggs | How many words are in Green Eggs and Ham? | Dr. Seuss wrote a book with fifty words | Green Eggs and Ham by Dr. Seuss uses just fifty different words. His publisher had bet that he could not do it. | All but one have a single syllable. | It became one of his best known books.
4 | reading child | Why did Dr. Seuss write The Cat in the Hat? | Dr. Seuss wrote against dull schoolbooks | The Cat in the Hat came out in nineteen fifty seven. Dr. Seuss wrote it with a short list of words that beginners can read. | Primers were thought to bore children. | It helped to change how reading was taught.
4 | rejected book | Was Dr. Seuss turned down at first? | Many publishers turned Dr. Seuss down | More than twenty publishers are said to have refused the first children's book of Dr. Seuss. Then he met an old friend who worked for one. | The book came out in nineteen thirty seven. | He told the number differently at times.
3 | diploma | Was Dr. Seuss a doctor? | Dr. Seuss was no doctor at first | Theodor Geisel studied at Oxford and left without a doctorate. He put the title of doctor before his name as a joke. | His old college later made him an honorary doctor. | His father had hoped for a professor.
`
