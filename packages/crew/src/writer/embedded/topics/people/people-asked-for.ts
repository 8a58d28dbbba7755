/** More people of history and art that are asked for, for `readTopics`. */
export const PEOPLE_ASKED_FOR = `
# harriet-tubman | person | Harriet Tubman | harriet tubman, tubman, underground railroad, the underground railroad | Harriet Tubman
> She went back thirteen times. | No train, no tracks, and it ran for decades. | She led a raid with gunboats.
@ It is night in Maryland, and somebody knocks softly twice.
3 | night forest | Who was Harriet Tubman? | Harriet Tubman escaped and came back for others | Harriet Tubman escaped and came back for others. Born into slavery in Maryland, she fled in eighteen forty nine, and went back about thirteen times to lead some seventy people to freedom. | She was never caught, and lost nobody on the way. | Many of them were her family.
4 | lantern in window | What was the Underground Railroad? | The Underground Railroad was no railroad | The Underground Railroad was no railroad. It was a network of people, paths and houses that helped enslaved people to flee north, as far as Canada. | Helpers used words such as conductor and station. | Free Black people carried much of it.
4 | gunboat | What did Harriet Tubman do in the Civil War? | Tubman led a raid on the Combahee | Tubman led a raid on the Combahee. In June of eighteen sixty three she guided Union boats in South Carolina, and more than seven hundred people were freed. | She had worked as a nurse and a scout before. | She waited decades for a pension.
3 | scar | Why did Harriet Tubman have sleeping spells? | A blow to the head marked her for life | A blow to the head marked her for life. As a girl she was hit by a heavy weight thrown at another. Since then she fell asleep suddenly and had visions. | She took them for signs from God. | She went on all the same.
3 | voting women | What did Harriet Tubman do later? | Tubman fought for votes for women | She lived in Auburn in New York, cared for the old and poor, and spoke for women's votes. | She died there in nineteen thirteen. | The home for old people that she wished for bore her name.

# benjamin-franklin | person | Benjamin Franklin | benjamin franklin, ben franklin, franklin's kite, benjamin franklin kite | Benjamin Franklin
> He went to school for two years. | He gave away his best invention. | He asked Paris to get up earlier, as a joke.
@ A kite rises into a dark cloud over Philadelphia.
3 | printing press | Who was Benjamin Franklin? | Benjamin Franklin was printer, scientist and statesman | Born in Boston in seventeen oh six, he made money as a printer in Philadelphia and helped to found the United States. | He left school at ten. | He signed both the Declaration and the Constitution.
4 | kite | What did Franklin's kite show? | Franklin's kite showed lightning is electric | Franklin's kite showed lightning is electric. In seventeen fifty two he described an experiment with a kite and a key in a thunderstorm. It drew sparks. | The kite was not struck, or he would have died. | Do not repeat it.
4 | lightning rod | What did Benjamin Franklin invent? | Franklin invented the lightning rod | Franklin invented the lightning rod. He also made a stove and glasses for near and far. | He took no patents. | He said that we use the inventions of others, and should be glad to serve them with ours.
4 | French court | What did Franklin do in France? | Franklin won France for the Revolution | From seventeen seventy six he sought help in Paris, and France joined the war against Britain. | He came in a plain fur cap, and Paris loved it. | He was over seventy.
3 | library | What else did Franklin found? | Franklin started a lending library | Franklin started a lending library. Its members paid for the books. He also founded a fire company and a school that became the University of Pennsylvania. | He was also head of the post. | His memoirs are still read.
! turkey | Franklin wanted the turkey as the national bird | He only joked about it in a letter to his daughter, after the eagle was chosen. | He found the eagle a bird of bad moral character.

# thomas-jefferson | person | Thomas Jefferson | thomas jefferson, jefferson, monticello | Thomas Jefferson
> He wrote that all men are created equal, and owned more than six hundred. | He died on the Fourth of July. So did his rival. | He doubled his country for a few cents an acre.
@ A quill scratches in a rented room in Philadelphia.
3 | quill | Who was Thomas Jefferson? | Thomas Jefferson wrote the Declaration of Independence | Thomas Jefferson wrote the Declaration of Independence. He drafted it in seventeen seventy six at thirty three, and was the third president of the United States. | Congress cut about a quarter of his text. | It hurt him.
4 | field workers | Did Thomas Jefferson own slaves? | Jefferson enslaved over six hundred people | He called slavery a crime, and held more than six hundred people in his life. He freed very few. | Most historians hold that he had children with Sally Hemings, whom he enslaved. | DNA tests support it.
4 | map | What was the Louisiana Purchase? | Jefferson doubled the country in eighteen oh three | Jefferson doubled the country in eighteen oh three. For fifteen million dollars he bought a huge land from Napoleon. | It reached from New Orleans to the Rockies. | The peoples who lived there were not asked.
3 | bookshelf | What happened to Jefferson's books? | Jefferson's books filled the Library of Congress | Jefferson's books filled the Library of Congress. After British troops burned it in eighteen fourteen, he sold it some six and a half thousand books. | He could not live without books, he wrote, and bought new ones. | Many of them burned in a later fire.
5 | calendar | When did Thomas Jefferson die? | Jefferson and Adams died on one day | Jefferson and Adams died on one day. Both died on the fourth of July of eighteen twenty six, fifty years after the Declaration. | Adams is said to have spoken of Jefferson last, who had died hours before. | They had been friends, rivals and friends again.

# john-f-kennedy | person | John F. Kennedy | john f kennedy, jfk, john kennedy, kennedy, president kennedy, jfk assassination, kennedy assassination, the kennedy assassination | John F. Kennedy
> A coconut saved his life. | He chose the Moon because it was hard. | Nobody younger was ever elected.
@ A motorcade turns a corner in Dallas.
3 | White House | Who was John F. Kennedy? | John Kennedy was elected president at forty three | John Kennedy was elected president at forty three. He was the youngest person elected president of the United States, and the first Catholic. | He took office in January of nineteen sixty one. | Theodore Roosevelt was younger when he came in, but not by election.
5 | coconut | What did Kennedy do in World War Two? | A carved coconut saved Kennedy | In nineteen forty three a Japanese destroyer cut his boat in two. He swam with his men to islands, and sent a message carved in a coconut shell. | Two islanders carried it. | It stood on his desk later.
4 | Moon rocket | What did Kennedy say about the Moon? | Kennedy set the goal of the Moon | Kennedy set the goal of the Moon. In nineteen sixty one he asked to land a person there and bring them back before the decade was out. | It was done in July of nineteen sixty nine. | He did not see it.
4 | missiles | How did Kennedy handle the Cuban Missile Crisis? | Kennedy chose ships, not bombs | Kennedy chose ships, not bombs. In October of nineteen sixty two he put a blockade around Cuba and bargained in secret. | The Soviet Union took its missiles away. | American ones in Turkey went, too.
4 | Dallas street | What happened in Dallas? | Kennedy was shot in Dallas | Kennedy was shot in Dallas. He was killed on the twenty second of November of nineteen sixty three. Lee Harvey Oswald was arrested, and shot two days later. | An official commission found that Oswald acted alone. | Many people doubt it to this day.

# princess-diana | person | Princess Diana | princess diana, diana princess of wales, lady diana, lady di, diana spencer | Diana, Princess of Wales
> She shook a hand without a glove. | She walked through a minefield twice. | Before all that, she worked with small children.
@ A crowd stands behind a rope, and she comes to the rope.
3 | wedding dress | Who was Princess Diana? | Diana married Prince Charles in nineteen eighty one | Diana married Prince Charles in nineteen eighty one. Lady Diana Spencer was twenty. Some seven hundred fifty million people watched the wedding on television, it is estimated. | They had two sons, William and Harry. | They divorced in nineteen ninety six.
4 | handshake | What did Diana do for people with AIDS? | Diana shook hands without gloves | In nineteen eighty seven she opened a ward for AIDS in London and shook a patient's hand before cameras. | Many believed that touch could infect. | It changed minds.
4 | minefield | What did Diana do against land mines? | Diana walked through a minefield | In January of nineteen ninety seven she walked a cleared path in Angola, with mines on both sides. | She walked it twice, so that cameras got it. | Late that year a treaty against such mines was signed.
3 | kindergarten | What did Diana do before her marriage? | Diana worked in a kindergarten | Diana worked in a kindergarten. She was an assistant at one in London when the press found her. | She came from a noble family. | A photo with children there went around the world.
3 | flowers | How did Princess Diana die? | Diana died in a car in Paris | Diana died in a car in Paris. She died on the thirty first of August of nineteen ninety seven, at thirty six. | A British inquest blamed the driver, who was drunk, and the following vehicles. | A sea of flowers lay before the palace.

# jane-austen | person | Jane Austen | jane austen, austen, pride and prejudice | Jane Austen
> Her first book said only: by a lady. | Six novels, and the world still marries in them. | She sold her most famous one for a hundred and ten pounds.
@ A small round table stands by a window in Hampshire.
3 | writing desk | Who was Jane Austen? | Jane Austen wrote six famous novels | Jane Austen wrote six famous novels. She was born in the south of England in seventeen seventy five and wrote Pride and Prejudice, Emma and others. | She made fun of money and marriage. | She herself never married.
4 | title page | Did Jane Austen publish under her name? | Austen's first book said by a lady | Austen's first book said by a lady. Sense and Sensibility came out in eighteen eleven without her name, and so did the next ones. | Her family knew, and soon others. | Her brother named her only after her death.
4 | pound notes | What did Jane Austen earn? | Austen sold Pride and Prejudice for little | Austen sold Pride and Prejudice for little. She sold the rights for a hundred and ten pounds. | The publisher earned much more. | For her next books, she kept them.
3 | engagement | Was Jane Austen ever engaged? | Austen was engaged for one night | Austen was engaged for one night. In eighteen oh two she said yes to a rich neighbor, and took it back the next morning. | A marriage would have made her safe. | She wrote that anything is better than marrying without affection.
3 | gravestone | How did Jane Austen die? | Jane Austen died at forty one | Jane Austen died at forty one. She died in Winchester in eighteen seventeen. What illness it was is not certain. | Her gravestone there does not mention her books. | A plate was added later.

# charles-dickens | person | Charles Dickens | charles dickens, dickens, a christmas carol, oliver twist, who wrote a christmas carol | Charles Dickens
> At twelve he glued labels on polish. | He wrote A Christmas Carol in six weeks. | They say that people waited at the harbor for the next part.
@ Fog, a lamp, and a boy with ink on his hands.
3 | London fog | Who was Charles Dickens? | Charles Dickens wrote of the poor of London | Charles Dickens wrote of the poor of London. Born in eighteen twelve, he wrote Oliver Twist, David Copperfield and Great Expectations. | He was the best known writer of his time. | He gave faces to people whom others did not see.
4 | blacking bottle | What was Dickens's childhood like? | Dickens worked in a factory at twelve | Dickens worked in a factory at twelve. His father was in prison for debt, and the boy stuck labels on pots of boot polish. | He hid it for most of his life. | It is in many of his books.
4 | Christmas goose | When did Dickens write A Christmas Carol? | A Christmas Carol took six weeks | A Christmas Carol took six weeks. He wrote it in the autumn of eighteen forty three. The first six thousand copies were sold by Christmas Eve. | It helped to shape how Christmas is kept. | It earned him less than he hoped.
3 | magazine parts | How did Dickens publish his novels? | Dickens wrote his novels in parts | Dickens wrote his novels in parts. They came out month by month or week by week, each with an open end. | He could see what readers liked. | Poor people could afford a part.
4 | pen | What did Dickens leave unfinished? | Dickens left a mystery without its end | Dickens left a mystery without its end. He died in eighteen seventy, halfway through The Mystery of Edwin Drood. | Nobody knows who the murderer is. | He lies in Westminster Abbey.

# edgar-allan-poe | person | Edgar Allan Poe | edgar allan poe, poe, edgar poe, the raven poem | Edgar Allan Poe
> He invented the detective. | The Raven made him famous, and he stayed poor. | How he died, nobody knows.
@ A bird sits above a door and says one word.
3 | raven | Who was Edgar Allan Poe? | Edgar Allan Poe wrote tales of terror | The American, born in Boston in eighteen oh nine, wrote The Raven, The Tell-Tale Heart and many stories. | His parents were actors, and he was an orphan at two. | He tried to live by writing alone.
4 | magnifier | Did Poe invent the detective story? | Poe wrote the first detective story | Poe wrote the first detective story. The Murders in the Rue Morgue came out in eighteen forty one, with Dupin, who solves it by thinking. | The creator of Sherlock Holmes praised him for it. | The word detective was not yet common.
4 | few coins | How much did Poe earn with The Raven? | The Raven made Poe famous, not rich | The Raven made Poe famous, not rich. It came out in eighteen forty five, and he is said to have got only some nine to fifteen dollars. | It is told that children followed him and flapped their arms. | He was in debt to the end.
3 | hidden message | What else did Poe like? | Poe loved secret writing | Poe loved secret writing. He asked readers to send him ciphers, and solved many of them. | The Gold-Bug is a tale of one. | It made codes popular.
4 | Baltimore street | How did Poe die? | Nobody knows how Poe died | Nobody knows how Poe died. In October of eighteen forty nine he was found confused in Baltimore, in clothes that seemed not his own, and died four days later. | The papers on his death are lost. | Drink, illness and violence have been suggested.

# mark-twain | person | Mark Twain | mark twain, samuel clemens, tom sawyer, huckleberry finn | Mark Twain
> His name means twelve feet of water. | He came with the comet, and went with it. | He lost a fortune on a machine.
@ A paddle steamer turns into the Mississippi.
3 | steamboat | Who was Mark Twain? | Mark Twain was born Samuel Clemens | Mark Twain was born Samuel Clemens. The American, born in eighteen thirty five, wrote Tom Sawyer and Huckleberry Finn. | He had been a printer, a river pilot and a reporter. | He grew up by the Mississippi, in Hannibal.
4 | sounding line | What does the name Mark Twain mean? | Mark Twain means two fathoms deep | On the river the call meant water of two fathoms, about three and a half meters, and thus safe. | A pilot hears it gladly. | He used the name from eighteen sixty three.
5 | comet | What has Mark Twain to do with a comet? | Twain came and went with Halley's Comet | It was in the sky in the year of his birth. He said that he expected to go out with it, and died a day after it came closest to the Sun. | That was in April of nineteen ten. | It returns about every seventy six years.
4 | typesetter | How did Mark Twain lose his money? | Twain lost a fortune on a machine | Twain lost a fortune on a machine. He put his money into a machine for setting type that never worked well. | He went bankrupt. | Then he toured the world with talks, and paid all his debts.
3 | typewriter | What did Mark Twain have early? | Twain handed in a typed book early | Twain handed in a typed book early. Life on the Mississippi was one of the first books given to a publisher in typing. | He also patented a scrapbook with glue on its pages. | The scrapbook sold well.

# agatha-christie | person | Agatha Christie | agatha christie, hercule poirot, miss marple, the mousetrap, queen of crime | Agatha Christie
> She vanished for eleven days. | She learned poisons in a pharmacy. | No novelist has sold more.
@ A car stands empty above a quarry, with its lights on.
3 | bookshelf | Who was Agatha Christie? | Agatha Christie wrote sixty six detective novels | Agatha Christie wrote sixty six detective novels. The Englishwoman, born in eighteen ninety, made up Hercule Poirot and Miss Marple. | Her books are said to have sold some two billion copies. | She is the best selling novelist of all.
4 | poison bottle | How did Agatha Christie know poisons? | Christie learned about poisons at work | Christie learned about poisons at work. In World War One she worked in a hospital's pharmacy. | Dozens of her victims die of poison. | A journal for pharmacists praised her first book.
5 | empty car | Why did Agatha Christie disappear? | Christie was missing for eleven days | Christie was missing for eleven days. In December of nineteen twenty six her car was found empty. Thousands searched, and she was found in a hotel in Harrogate, under another name. | Her husband had asked for a divorce. | In her memoirs she left it out.
4 | theater | What is the longest running play? | The Mousetrap has run since nineteen fifty two | The Mousetrap has run since nineteen fifty two. Her play opened in London and stopped only for a pandemic. | The audience is asked not to tell the end. | She had thought that it would run for eight months.
3 | desert dig | What else did Agatha Christie do? | Christie cleaned finds with face cream | She went with her second husband to digs in Iraq and Syria. There she cleaned ivory with her cream and a needle. | Murder on the Orient Express came of such trips. | She was also one of the first Europeans to surf standing.

# hans-christian-andersen | person | Hans Christian Andersen | hans christian andersen, andersen, the little mermaid story, the ugly duckling, the ugly duckling author | Hans Christian Andersen
> He was the ugly duckling. | He was afraid to be buried alive. | He stayed at Dickens's house for five weeks. He was not asked back.
@ A poor boy cuts figures from paper in Odense.
3 | paper cutting | Who was Hans Christian Andersen? | Hans Christian Andersen wrote The Little Mermaid | Hans Christian Andersen wrote The Little Mermaid. Born in Odense in Denmark in eighteen oh five, he wrote over a hundred and fifty tales. | His father made shoes, and his mother washed clothes. | He went to Copenhagen at fourteen to be an actor.
4 | duckling | Is The Ugly Duckling about Andersen? | The Ugly Duckling is Andersen's own story | The Ugly Duckling is Andersen's own story. Asked whether he would write his life, he said that he had done so in it. | He was tall, awkward and laughed at. | He was loved by kings in the end.
4 | note on bed | What was Andersen afraid of? | Andersen feared being buried alive | Andersen feared being buried alive. He is said to have laid a note beside his bed: I only seem dead. | He also traveled with a rope, for fear of fire. | It is shown in his museum.
4 | guest room | What happened at Dickens's house? | Andersen stayed with Dickens too long | Andersen stayed with Dickens too long. In eighteen fifty seven he came for two weeks and stayed for five. | Dickens put a card on the mirror that said it seemed ages. | They never met again.
3 | statue | Why is there a mermaid in Copenhagen? | The Little Mermaid has sat there since nineteen thirteen | The Little Mermaid has sat there since nineteen thirteen. A brewer paid for the statue after he had seen a ballet of the tale. | It is smaller than visitors expect. | In the tale she does not get her prince.

# coco-chanel | person | Coco Chanel | coco chanel, chanel, gabrielle chanel, little black dress, chanel no 5 | Coco Chanel
> Nuns taught her to sew. | Number five was the fifth bottle. | She made a dress out of underwear cloth.
@ Scissors, pins between her lips, and nothing too much.
3 | sewing | Who was Coco Chanel? | Coco Chanel made fashion simple | Coco Chanel made fashion simple. Gabrielle Chanel, born in France in eighteen eighty three, helped to free women from corsets with plain, easy clothes. | She began with hats. | She came from poverty.
3 | convent | Where did Chanel learn to sew? | Chanel learned to sew from nuns | Chanel learned to sew from nuns. After her mother's death she grew up in an orphanage in Aubazine. | Black and white and plain lines may come from there. | She later told other stories of her youth.
4 | perfume bottle | Why is it called Chanel number five? | Chanel chose the fifth sample | In nineteen twenty one Ernest Beaux showed her numbered samples, and she took the fifth. | Five was also her lucky number. | It was one of the first to use much aldehyde.
4 | black dress | Who made the little black dress? | Chanel made black a color of fashion | Chanel made black a color of fashion. In nineteen twenty six Vogue drew her short black dress and compared it to a Ford. | Black had been for mourning and maids. | Others had made black dresses before.
4 | hotel | What did Chanel do in the war? | Chanel had ties to the Nazis | Chanel had ties to the Nazis. During the occupation she lived at the Ritz in Paris with a German officer, and files link her to their secret service. | She left for Switzerland afterward. | In nineteen fifty four she came back with a new collection.

# salvador-dali | person | Salvador Dali | salvador dali, dali, melting clocks, the persistence of memory | Salvador Dali
> The clocks came from cheese. | He walked an anteater in Paris. | A lollipop wears his drawing.
@ A watch hangs over a branch, as soft as cheese.
3 | mustache | Who was Salvador Dali? | Salvador Dali painted dreams | Salvador Dali painted dreams. The Spaniard, born in Figueres in nineteen oh four, was the best known of the surrealists. | He called his pictures hand-painted dream photographs. | The group threw him out, and he said that he himself was surrealism.
4 | soft watch | What do Dali's melting clocks mean? | Melting cheese gave Dali his soft clocks | Melting cheese gave Dali his soft clocks. He painted The Persistence of Memory in nineteen thirty one and said that a soft Camembert had given him the idea. | It is only about twenty four by thirty three centimeters. | It hangs in New York.
4 | lollipop | Did Dali design a logo? | Dali drew the Chupa Chups logo | Dali drew the Chupa Chups logo. In nineteen sixty nine he sketched the flower for the lollipop. | He wanted it on top, so that it is always whole. | It is still used.
4 | diving suit | What was Dali's strangest talk? | Dali nearly choked in a diving suit | Dali nearly choked in a diving suit. In London in nineteen thirty six he gave a talk in one, to dive into the mind, and could hardly breathe. | People took it for a part of the show. | Friends freed him.
3 | egg roof | Where is Dali buried? | Dali lies under his own museum | He died in nineteen eighty nine, and lies in a crypt in Figueres, in a theater that he turned into a museum. | Giant eggs stand on the roof. | In twenty seventeen he was dug up for a test of fatherhood, which was negative.

# claude-monet | person | Claude Monet | claude monet, monet, water lilies painting, impressionism, impressionist, impressionists | Claude Monet
> An insult gave the movement its name. | He painted his pond two hundred and fifty times. | He saw colors that others did not.
@ You stand on a green bridge, and the pond looks back.
3 | sunrise harbor | Who was Claude Monet? | Claude Monet painted light | The Frenchman, born in Paris in eighteen forty, painted outdoors, in quick strokes, what light does. | He painted haystacks and a cathedral again and again, at other hours. | The subject mattered less than the light.
4 | newspaper | Where does the word impressionism come from? | An insult gave impressionism its name | An insult gave impressionism its name. In eighteen seventy four a critic mocked Monet's Impression, Sunrise. The painters took the word. | The salon had refused them. | Today crowds line up for them.
4 | water lilies | How often did Monet paint water lilies? | Monet painted his pond about two hundred fifty times | Monet painted his pond about two hundred fifty times. He made the garden in Giverny himself, with a pond and a Japanese bridge. | The largest hang in two oval rooms in Paris. | He gave them to France after World War One.
4 | cloudy eye | What happened to Monet's eyes? | Cataracts turned Monet's world brown | Cataracts turned Monet's world brown. His pictures got redder and blurred. In nineteen twenty three he had an operation on one eye. | Some think that he then could see a bit of ultraviolet. | He destroyed some of his late pictures.
3 | slashed canvas | Was Monet ever poor? | Monet was poor for many years | Monet was poor for many years. In eighteen sixty eight he wrote that he had thrown himself into the water in despair. | Dealers and Americans made him rich later. | He is said to have cut up pictures so that nobody could seize them.

# rembrandt | person | Rembrandt | rembrandt, rembrandt van rijn, the night watch, night watch painting | Rembrandt
> The Night Watch is no night. | He painted himself some eighty times. | He died poor, in a rented grave.
@ A face comes out of the dark, lit from one side.
3 | old face | Who was Rembrandt? | Rembrandt painted with light and shadow | Rembrandt van Rijn was born in Leiden in sixteen oh six, and became the best known painter of Amsterdam. | He signed with his first name only. | He also made some three hundred etchings.
4 | militia | Is The Night Watch a night scene? | The Night Watch shows day | The Night Watch shows day. Dark varnish made it look like night, and so it got its name. Rembrandt finished it in sixteen forty two. | It shows a company of the city guard. | Strips were cut off in seventeen fifteen to fit a wall.
4 | mirror | How often did Rembrandt paint himself? | Rembrandt made some eighty pictures of himself | Rembrandt made some eighty pictures of himself. Paintings, etchings and drawings follow him from a young man to an old one. | He did not flatter himself. | It was practice and also sold well.
4 | auction | Did Rembrandt go bankrupt? | Rembrandt lost his house and his art | Rembrandt lost his house and his art. In sixteen fifty six he was insolvent, and all was sold. | He had bought too much art and a costly house. | The house is a museum today.
3 | students | Why are some Rembrandts not real? | Many Rembrandts are by his students | Many Rembrandts are by his students. He had dozens of pupils who painted like him. | Experts have cut the list to some three hundred and fifty paintings. | Some have come back to it.

# bach | person | Johann Sebastian Bach | bach, johann sebastian bach, js bach, j s bach | Johann Sebastian Bach
> He walked four hundred kilometers for a concert. | He had twenty children. | He went to prison because he wanted to quit.
@ The organ breathes in, and the church is quiet.
3 | organ | Who was Johann Sebastian Bach? | Bach wrote more than a thousand works | Bach wrote more than a thousand works. He was born in Eisenach in Germany in sixteen eighty five, and worked as organist and choir master, in the end in Leipzig. | In his first years there he wrote nearly a cantata a week. | He was known as an organist first.
4 | walking boots | How far did Bach walk for music? | Bach walked to hear an organist | Bach walked to hear an organist. In seventeen oh five he went from Arnstadt to Luebeck, some four hundred kilometers, to hear Dieterich Buxtehude. | He had four weeks off and stayed for about four months. | His employers were angry.
4 | cell door | Was Bach in prison? | Bach was locked up for quitting | Bach was locked up for quitting. In seventeen seventeen the Duke of Weimar kept him for four weeks, because he insisted on leaving. | Then he could go to Koethen. | There he wrote some of his best known music for instruments.
3 | family | How many children did Bach have? | Bach had twenty children | Bach had twenty children. With two wives he had twenty, of whom ten grew up. | Several became composers, more famous at their time than he. | His second wife copied his music.
4 | old score | Was Bach famous in his lifetime? | Bach was nearly forgotten | Bach was nearly forgotten. In eighteen twenty nine Felix Mendelssohn, twenty years old, brought the Saint Matthew Passion back on stage. | Musicians had always known him. | Three pieces of his fly on the Voyager probes.

# chopin | person | Frederic Chopin | chopin, frederic chopin, fryderyk chopin | Frederic Chopin
> His heart is in Warsaw, and the rest in Paris. | He gave only some thirty concerts for the public. | He hardly wrote anything but for the piano.
@ A waltz begins next door, very softly.
3 | piano | Who was Chopin? | Chopin wrote nearly everything for piano | Chopin wrote nearly everything for piano. He was born near Warsaw in eighteen ten, and lived in Paris from the age of twenty one. | His nocturnes, waltzes and etudes are played everywhere. | Every piece that he wrote has a piano in it.
5 | sealed pillar | Where is Chopin's heart? | Chopin's heart is in a pillar in Warsaw | Chopin's heart is in a pillar in Warsaw. He was buried in Paris in eighteen forty nine, and his sister took his heart home in a jar of alcohol. | It is in the Holy Cross Church. | In the war it was hidden.
3 | salon | Did Chopin give many concerts? | Chopin played some thirty public concerts | Chopin played some thirty public concerts. He preferred small rooms with friends, and lived by teaching. | Crowds frightened him, he said. | He played so softly that people held their breath.
4 | island | Who was George Sand? | Chopin lived with the writer George Sand | Chopin lived with the writer George Sand. She was a woman with a man's name as a writer. They spent a cold winter on Majorca in eighteen thirty eight. | There he finished his preludes. | They parted after about nine years.
3 | cough | How did Chopin die? | Chopin died at thirty nine | Chopin died at thirty nine. He was ill for most of his life. A look at the jar with his heart points to tuberculosis. | He wanted Mozart's Requiem at his funeral. | Some three thousand people came.

# freddie-mercury | person | Freddie Mercury | freddie mercury, queen band, queen the band, bohemian rhapsody, farrokh bulsara | Freddie Mercury
> He was born on Zanzibar. | Six minutes, no chorus, and it became number one. | He had four extra teeth.
@ Seventy thousand hands clap over their heads.
3 | microphone | Who was Freddie Mercury? | Freddie Mercury sang for Queen | Freddie Mercury sang for Queen. He was born Farrokh Bulsara on Zanzibar in nineteen forty six, and went to school in India. | His family fled to England in nineteen sixty four. | He designed Queen's crest.
4 | record | What is special about Bohemian Rhapsody? | Bohemian Rhapsody has no chorus | Bohemian Rhapsody has no chorus. It lasts nearly six minutes, with a ballad, an opera and hard rock. It came out in nineteen seventy five. | The company found it too long for radio. | It was number one in Britain for nine weeks.
4 | teeth | Why did Freddie Mercury not fix his teeth? | Mercury had four extra teeth | Mercury had four extra teeth. They pushed the front teeth out. He feared that an operation would change his voice. | So he covered them with his hand. | He never had them fixed.
4 | stadium | What happened at Live Aid? | Twenty minutes at Live Aid made history | In July of nineteen eighty five Queen played for some twenty minutes at Wembley, and musicians called it one of the best shows ever. | They had rehearsed it to the second. | The crowd sang back every note.
3 | cat | What did Freddie Mercury love? | Mercury loved his cats | Mercury loved his cats. He called home on tour to talk to them, and wrote a song about Delilah. | He dedicated an album to them. | He died in nineteen ninety one, of an illness that came with AIDS.

# bob-marley | person | Bob Marley | bob marley, reggae, reggae music | Bob Marley
> He was shot, and two days later he sang. | He joined two enemies' hands on stage. | The doctor spoke of his toe. He did not listen.
@ A bass begins, and all of Kingston nods.
3 | guitar | Who was Bob Marley? | Bob Marley carried reggae into the world | Bob Marley carried reggae into the world. He was born in a village in Jamaica in nineteen forty five and grew up in Trenchtown in Kingston. | He began with the Wailers. | His mother was Jamaican, his father a white man born there, too.
4 | stage | Was Bob Marley shot? | Marley sang two days after he was shot | In December of nineteen seventy six gunmen came into his house. He was hit in chest and arm, and gave a concert two days later. | Jamaica stood before a violent election. | Nobody was ever convicted.
5 | joined hands | What was the One Love Peace Concert? | Marley made two rivals shake hands | Marley made two rivals shake hands. In April of nineteen seventy eight he called the leaders of both parties onto the stage in Kingston and held their hands together. | Their followers were killing each other. | The violence came back, but the picture stayed.
4 | foot | How did Bob Marley die? | A cancer of the toe killed Marley | In nineteen seventy seven it was found under a nail, and he refused to have the toe taken off. He died in May of nineteen eighty one, at thirty six. | His faith was one reason. | He had a state funeral.
3 | dreadlocks | What is Rastafari? | Marley was a Rastafarian | Marley was a Rastafarian. The faith arose in Jamaica in the thirties, and honors Haile Selassie of Ethiopia. Many do not cut their hair. | The emperor came to Jamaica in nineteen sixty six. | Marley's wife Rita saw him.

# jesse-owens | person | Jesse Owens | jesse owens, 1936 olympics, berlin olympics, 1936 berlin olympics | Jesse Owens
> Six records in a day, with a hurt back. | His German rival became his friend. | The name was a teacher's mistake.
@ A hundred thousand people stand, and the track is made of cinders.
3 | starting line | Who was Jesse Owens? | Jesse Owens won four golds in Berlin | Jesse Owens won four golds in Berlin. At the Olympics of nineteen thirty six he won a hundred and two hundred meters, long jump and relay. | Hitler had wanted to show that Germans are superior. | Owens was a grandson of enslaved people.
5 | stopwatch | What did Jesse Owens do in Ann Arbor? | Owens set records within an hour | Owens set records within an hour. In May of nineteen thirty five he broke three world records and tied one in about forty five minutes, with a sore back. | Some count more, as one run was good for two distances. | The record in the long jump held for twenty five years.
4 | long jump pit | Who was Luz Long? | A German rival became Owens's friend | A German rival became Owens's friend. Luz Long came second in the long jump and was the first to congratulate him, arm in arm. | Owens told that Long had given him advice before. | They are said to have written each other until Long died in the war.
3 | classroom | Why was he called Jesse? | Jesse was a misheard J C | His name was James Cleveland. A teacher took J C for Jesse. | He did not dare to correct it. | He was nine then.
4 | horse | What happened to Jesse Owens afterward? | Owens raced horses for money | Owens raced horses for money. At home he found no work that fit his fame, and ran against horses. | At the hotel for his own reception he had to take the freight elevator. | Honors came late.

# henry-ford | person | Henry Ford | henry ford, ford model t, model t, assembly line, the assembly line | Henry Ford
> He did not invent the car. He made it cheap. | A slaughterhouse gave him the idea. | He doubled wages in a day.
@ A chassis rolls by, and you have ninety seconds.
3 | Model T | Who was Henry Ford? | Henry Ford made cars for everybody | Henry Ford made cars for everybody. Born on a farm in Michigan in eighteen sixty three, he founded his company in nineteen oh three. | The Model T of nineteen oh eight got cheaper year by year. | About fifteen million were built.
4 | moving line | Did Henry Ford invent the assembly line? | Ford made the assembly line move | Ford made the assembly line move. In nineteen thirteen the car began to roll past the workers. A chassis took about an hour and a half in place of twelve hours. | The idea came from slaughterhouses, among others. | Others had used lines before.
4 | pay envelope | Why did Ford pay five dollars a day? | Ford doubled wages to keep workers | Ford doubled wages to keep workers. In nineteen fourteen he paid up to five dollars a day, about twice what was usual. | The work was so dull that people left. | Inspectors looked at how they lived, too.
3 | black car | Did the Model T come only in black? | The Model T was not always black | The Model T was not always black. Until nineteen fourteen and in the last years there were other colors. In between it was black. | Black was cheap and lasted. | His sentence about any color so long as it is black comes from his memoir.
4 | newspaper | What was the dark side of Henry Ford? | Ford spread hatred of Jews | Ford spread hatred of Jews. In the twenties his newspaper printed lies about them, which were read in Germany, too. | He apologized in nineteen twenty seven. | In nineteen thirty eight he took a Nazi medal.

# alfred-nobel | person | Alfred Nobel | alfred nobel, nobel prize, nobel prizes, the nobel prize, the nobel prizes, dynamite | Alfred Nobel
> They say that he read his own obituary. | Explosives paid for the peace prize. | There is none for mathematics.
@ A will is opened in Stockholm, and the family is not amused.
3 | dynamite | Who was Alfred Nobel? | Alfred Nobel made dynamite | Alfred Nobel made dynamite. The Swede, born in Stockholm in eighteen thirty three, made nitroglycerin safe to handle, and patented it in eighteen sixty seven. | A blast had killed his younger brother. | He held over three hundred and fifty patents.
4 | obituary | Why did Alfred Nobel found a prize? | Nobel may have read his own obituary | Nobel may have read his own obituary. When his brother Ludvig died in eighteen eighty eight, a French paper is said to have mourned Alfred as a merchant of death. | The story is told often, and is hard to prove. | In his will he gave nearly all to the prizes.
3 | medal | What are the Nobel Prizes for? | Nobel named five prizes in his will | Nobel named five prizes in his will. Physics, chemistry, medicine, literature and peace. The first were given in nineteen oh one. | The one for economics was added by Sweden's bank. | They are given on the tenth of December, the day he died.
4 | Oslo | Why is the Peace Prize given in Oslo? | Norway gives the Peace Prize | Norway gives the Peace Prize. Nobel wished it so, and did not say why. Sweden and Norway were one union then. | All the others are given in Stockholm. | A committee of five, chosen by Norway's parliament, decides.
4 | numbers | Why is there no Nobel Prize for mathematics? | No prize for mathematics was ever meant | No prize for mathematics was ever meant. Nobel wanted to reward what helps people, and did not name it. The tale of a rival in love has no proof. | He never married. | Mathematicians have other prizes.

# sun-tzu | person | Sun Tzu | sun tzu, the art of war, art of war, sunzi | Sun Tzu
> The best battle is the one you do not fight. | Nobody knows whether he lived. | Thirteen chapters, on bamboo.
@ Strips of bamboo, tied with string, lie in a tomb.
3 | bamboo strips | Who was Sun Tzu? | The Art of War names Sun Tzu | The Art of War names Sun Tzu. He is said to have been a general in China in the time of Confucius. Whether he lived is debated. | Sun is the name, and Tzu means master. | The book is more than two thousand years old.
4 | laid-down sword | What does The Art of War say? | The best win needs no battle | The best win needs no battle. To subdue the enemy without fighting is the highest skill, says the book. | War is costly, even for the winner. | It speaks much of spies and planning.
3 | mirror | What is the best known sentence of Sun Tzu? | Know the enemy and know yourself | Know the enemy and know yourself. Whoever knows both need not fear a hundred battles, it says. | Whoever knows neither loses each. | Managers and coaches quote it.
4 | tomb | How do we know the text is old? | A tomb held The Art of War | A tomb held The Art of War. In nineteen seventy two strips of bamboo with the text came to light in a grave in Shandong. | It was from the second century BC. | With it lay a lost book by another Sun.
3 | French translation | How did The Art of War reach Europe? | A priest brought Sun Tzu to Europe | A priest brought Sun Tzu to Europe. The Jesuit Joseph Amiot published a French version in Paris in seventeen seventy two. | That Napoleon read it is told without proof. | English ones came after nineteen hundred.

# archimedes | person | Archimedes | archimedes, eureka archimedes, archimedes eureka, archimedes screw | Archimedes
> He wanted a lever and a place to stand. | A prayer book hid his work. | A soldier killed him over a drawing.
@ Circles in the sand, and a shadow falls on them.
3 | circle in sand | Who was Archimedes? | Archimedes was a mathematician and an engineer | Archimedes was a mathematician and an engineer. The Greek lived in Syracuse on Sicily in the third century BC, and worked on circles, levers, pumps and machines of war. | He proved the law of the lever, and found that of floating. | He came very close to the value of pi.
4 | crown | What does eureka mean? | Eureka means I have found it | Eureka means I have found it. He was to tell whether a crown was pure gold, it is told, and saw the answer when his bath ran over. | The tale was written down two centuries later. | That he ran through town naked belongs to it.
3 | spiral pump | What is an Archimedes screw? | The Archimedes screw lifts water | The Archimedes screw lifts water. A spiral in a tube carries water up as it turns. It is still used. | He may have seen it in Egypt. | Backward, it makes electricity in rivers.
4 | giant claw | How did Archimedes defend his city? | Archimedes's machines held Rome off | Archimedes's machines held Rome off. For two years his catapults and a claw that lifted ships kept the Romans out of Syracuse. | That he burned ships with mirrors is doubtful. | The city fell in two hundred and twelve BC.
5 | erased page | What is the Archimedes Palimpsest? | A prayer book hid Archimedes's work | A prayer book hid Archimedes's work. In the thirteenth century a monk scraped off a copy and wrote prayers over it. Scientists made it readable with X-rays. | It holds texts known from nowhere else. | He was close to ideas of calculus.

# pythagoras | person | Pythagoras and his theorem | pythagoras, pythagorean theorem, the pythagorean theorem, pythagoras theorem, pythagorean, pythagoreans, pythagoras's theorem | Pythagoras
> Others knew his theorem a thousand years before. | He forbade beans, they say. | He left not one line.
@ A right angle, three squares, and a surprise.
4 | three squares | What is the Pythagorean theorem? | Two small squares make the large one | In a triangle with a right angle, the squares over the two short sides have together just the area of the square over the long side. | Sides of three, four and five fit: nine and sixteen make twenty five. | Builders get right angles with it.
3 | Greek bust | Who was Pythagoras? | Pythagoras founded a school of secrets | Pythagoras founded a school of secrets. He came from the island of Samos and taught in the south of Italy in the sixth century BC. | He left no writing. | So legend and truth are hard to part.
5 | clay tablet | Did Pythagoras discover his theorem? | Babylon knew the theorem before Pythagoras | Babylon knew the theorem before Pythagoras. Clay tablets show that it was used more than a thousand years before him. India and China had it early, too. | Whether he proved it, nobody knows. | Hundreds of proofs exist, one by an American president.
4 | strings | What has Pythagoras to do with music? | Simple ratios sound well | His school found that strings of lengths like two to one or three to two sound well together. | They took number for the root of all. | The tale with the hammers is wrong.
4 | beans | Why did Pythagoreans not eat beans? | Pythagoras's followers shunned beans | Pythagoras's followers shunned beans. Ancient writers give several reasons, from souls to wind. | They are said to have eaten no meat, either. | Vegetarians were once called Pythagoreans.

# copernicus-kepler | person | Copernicus and Kepler | copernicus, nicolaus copernicus, kepler, johannes kepler, kepler's laws, heliocentrism, copernicus and kepler | Nicolaus Copernicus
> He saw the first copy on the day he died, they say. | Planets do not run in circles. | He saved his mother from the stake.
@ A canon in a cold tower moves Earth with a pen.
3 | Sun in middle | Who was Copernicus? | Copernicus put the Sun in the middle | Nicolaus Copernicus, born in Torun in fourteen seventy three, argued that the sky makes more sense if Earth goes around the Sun. | Aristarchus of Samos had said so in ancient Greece. | He was a church official by profession.
4 | printed book | When did Copernicus publish his book? | Copernicus published in the year he died | Copernicus published in the year he died. On the Revolutions came out in Nuremberg in fifteen forty three. It is told that he got it on his last day. | He feared to be laughed at. | The church banned it only in sixteen sixteen.
4 | ellipse | Who was Kepler? | Kepler found that planets run in ellipses | Johannes Kepler, born in Germany in fifteen seventy one, found three laws of how planets move. | He used the exact measurements of Tycho Brahe. | Mars had not fit a circle, by a hair.
5 | trial | Did Kepler save his mother? | Kepler saved his mother from witch hunters | Kepler saved his mother from witch hunters. She was accused in sixteen fifteen and locked up for over a year. He defended her himself, and she went free. | She died half a year later. | He went on with his books meanwhile.
4 | Moon dream | Did Kepler write science fiction? | Kepler wrote of a trip to the Moon | Kepler wrote of a trip to the Moon. In his Dream a spirit tells how Earth looks from there. It came out after his death. | Some call it the first science fiction. | It also served to explain Copernicus.
`
