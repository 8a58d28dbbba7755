/** Women of history, art and science whom people ask for, for `readTopics`. */
export const WOMEN_OF_HISTORY_NEXT = `
# wu-zetian | person | Wu Zetian | wu zetian, empress wu, wu zetian story, only female emperor of china, wu zhao | Wu Zetian
> China had one woman as emperor. | Wu Zetian left her gravestone blank. | Wu Zetian came to court as a girl of fourteen.
@ A copper box stands open, and anyone may denounce anyone.
3 | dragon throne | Who was Wu Zetian? | Wu Zetian was China's only woman emperor | Wu Zetian came to court as a young concubine, ruled through her husband and sons, and in six ninety took the throne herself, as emperor. | She founded a dynasty of her own. | It ended when she did.
4 | blank stone | Why is Wu Zetian's stone blank? | Wu Zetian's great stone has no words | Before Wu Zetian's tomb stands a tablet of over seven meters with nothing on it. Some say that she wanted others to judge. | Nobody knows for sure. | Her husband's is full of praise.
4 | exam hall | What did Wu Zetian do as ruler? | Wu Zetian let exams decide, and not birth | Wu Zetian opened the service to able men from beyond the great clans, and herself set questions. She lowered taxes for farmers. | She also ran a secret police. | Historians, all men, hated her.
4 | copper box | How did spies work under Wu Zetian? | A copper urn collected denunciations | In six eighty six, Wu Zetian had a box with four slots set up: praise, complaints, omens and plots. Informers traveled at the state's cost. | Thousands came. | Her torturers died by their own tools.
5 | baby cradle | Did Wu Zetian kill her child? | She was accused of killing her baby | Chronicles say that Wu Zetian smothered her daughter to blame the empress. They were written by her enemies, long after. | It can't be known. | The empress fell.

# eleanor-of-aquitaine | person | Eleanor of Aquitaine | eleanor of aquitaine, queen eleanor, eleanor of aquitaine biography | Eleanor of Aquitaine
> Eleanor of Aquitaine was queen of two countries. | Eleanor of Aquitaine's husband locked her up for sixteen years. | At nearly eighty, she crossed the Pyrenees.
@ A queen rides to Jerusalem, with three hundred ladies, they say.
3 | two crowns | Who was Eleanor of Aquitaine? | Eleanor was queen of France, then of England | Eleanor of Aquitaine inherited a quarter of France as a girl. She married the king of France, left him, and eight weeks later married Henry, soon king of England. | She had ten children. | Two sons were kings: Richard and John.
4 | cross and horse | Did Eleanor go on a crusade? | Eleanor rode along on the Second Crusade | In eleven forty seven, Eleanor went with her husband to the Holy Land, with her own knights. Gossip tied her to her uncle in Antioch. | They came home in two ships. | The marriage was over.
4 | locked tower | Why was Eleanor locked up? | Henry held Eleanor for sixteen years | Eleanor backed their sons' revolt in eleven seventy three, and was caught, in men's clothes, one monk wrote. Henry kept her under guard until he died. | At Christmas she was let out. | Her first act as a widow was to free prisoners.
4 | ransom silver | How did Eleanor save Richard? | Eleanor ransomed her son with tons of silver | When Richard was held for ransom in Germany, Eleanor gathered a hundred thousand marks and took it there herself, in her seventies. | She signed as queen by the wrath of God. | He was freed.
5 | granddaughter ride | What was Eleanor's last journey? | Near eighty, Eleanor fetched a bride from Spain | In twelve hundred, Eleanor crossed the mountains to choose a granddaughter for France's prince. She picked Blanche over her sister. | Blanche became a great queen. | A kidnapper held Eleanor on the way.

# grace-omalley | person | Grace O'Malley | grace o'malley, grace omalley, granuaile, pirate queen of ireland, irish pirate queen, grainne mhaol | Grace O'Malley
> Grace O'Malley met a queen, and didn't bow, they say. | Grace O'Malley cut her hair to go to sea. | Grace O'Malley divorced from a castle wall.
@ Two women talk in Latin, and both have armies.
3 | galley | Who was Grace O'Malley? | Grace O'Malley led a fleet off Ireland | Grace O'Malley, born around fifteen thirty, came from a family of lords and seamen in the west of Ireland. She traded, taxed ships and raided. | The English called her the nurse of all rebellions. | She lived to about seventy.
5 | two queens | Did Grace O'Malley meet Queen Elizabeth? | Pirate and queen spoke Latin at Greenwich | In fifteen ninety three, Grace O'Malley sailed to Elizabeth to free her son and brother. They had no common language but Latin, it's told. | They were about the same age. | She got what she'd asked, in part.
4 | cut hair | Why was Grace called bald? | She cut off her hair to sail | Grace's father said that long hair would catch in the ropes, the story goes. So she cut it, and was called Grainne Mhaol, bald Grace. | She wanted to go to Spain with him. | The name stuck.
4 | castle wall | How did Grace O'Malley divorce? | She divorced by shutting the gate | Old Irish law let a couple try marriage for a year. When it was up, Grace O'Malley called down from Rockfleet: I dismiss you. She kept the castle. | They later worked together. | It's a tale, and a good one.
4 | newborn | Did she fight after giving birth? | A day after birth, she fought off pirates | Grace O'Malley's son was born at sea, it's told, and next day corsairs attacked. She came on deck wrapped in a blanket and fired. | He was called Tibbot of the Ships. | He became a lord.

# mata-hari | person | Mata Hari | mata hari, mata hari spy, margaretha zelle, was mata hari a spy, mata hari story | Mata Hari
> Mata Hari's past was invented. | Mata Hari may have told nobody anything. | Mata Hari blew a kiss to the firing squad, it's said.
@ Veils fall on a museum's stage in Paris.
3 | veil dancer | Who was Mata Hari? | Mata Hari was a dancer, shot as a spy | Margaretha Zelle of the Netherlands danced in Paris from nineteen oh five as Mata Hari, a temple dancer from the East. In nineteen seventeen, France shot her as a spy. | It means eye of the day in Malay. | She'd learned a few steps on Java.
4 | newspaper ad | How did she get to the East? | She answered a lonely officer's ad | At eighteen, Margaretha married a colonial officer twice her age whose friends had placed an ad. They went to Java. Their son died. | It was an unhappy match. | She left with nothing.
4 | agent number | Was Mata Hari really a spy? | She took the Germans' money, and gave little | Mata Hari was agent H twenty one for Germany, for twenty thousand francs, and offered herself to France, too. What she told was mostly gossip. | The money was for her furs, she said. | She'd lost them at the border.
4 | radio tower | How was Mata Hari caught? | A broken code gave Mata Hari away | Germany wired about Mata Hari in a code that it knew was broken, so it may have wanted her caught. France needed someone to blame. | The man who'd hired her was later accused himself. | He was cleared.
5 | blown kiss | How did Mata Hari die? | She refused the blindfold | On October fifteenth, nineteen seventeen, Mata Hari stood before twelve soldiers, and waved to her nuns. Some say that she blew a kiss. | Nobody claimed her body. | Her head, kept in a museum, got lost.

# josephine-baker | person | Josephine Baker | josephine baker, josephine baker spy, josephine baker biography, rainbow tribe, banana skirt | Josephine Baker
> Josephine Baker smuggled secrets on her sheet music. | Josephine Baker walked a cheetah. | Josephine Baker has a place among France's heroes.
@ A drum, a skirt of bananas, and Paris can't look away.
3 | banana skirt | Who was Josephine Baker? | Josephine Baker left Missouri and took Paris | Josephine Baker, born poor in Saint Louis in nineteen oh six, became the star of Paris at nineteen. She danced, sang and made films. | She'd been a maid at eight. | Her cheetah had a diamond collar.
5 | sheet music | Was Josephine Baker a spy? | She carried secrets in invisible ink | In the war, Josephine Baker gathered news at embassies and took it out of France on her sheet music. Who would search a star, she said. | She was made an officer. | She hid people in her castle.
4 | march stage | What did she say in Washington? | Baker spoke at the great march | In nineteen sixty three, Josephine Baker, in her French uniform, spoke before Martin Luther King. I could walk into palaces, she said, and not into a hotel in America for coffee. | She refused to play where Blacks were kept apart. | The FBI had a file.
4 | twelve children | What was the rainbow tribe? | She adopted twelve children from all over | Josephine Baker wanted to show that all can live together, in her castle. Guests paid to look. | Money ran out, and she was put out on her steps. | Grace of Monaco gave her a house.
4 | pantheon | Where is Josephine Baker honored? | She's in France's Pantheon | In twenty twenty one, Josephine Baker was the first Black woman to be honored there. The coffin held earth from four places. | She'd died days after a triumph on stage. | She's buried in Monaco.

# irena-sendler | person | Irena Sendler | irena sendler, irena sendlerowa, sendler jars, life in a jar, woman who saved children warsaw ghetto | Irena Sendler
> Names were buried under an apple tree. | Children left in toolboxes. | Four girls from Kansas found her.
@ A nurse walks past the guards with a sack, and it doesn't cry.
3 | buried jar | Who was Irena Sendler? | Irena Sendler helped save some twenty five hundred children | In Warsaw under the Nazis, the social worker Irena Sendler and her helpers brought Jewish children out of the ghetto and hid them in families and convents. | Helping meant death. | She said that she hadn't done enough.
4 | tool chest | How did the children get out? | They left in sacks, ambulances and sewers | For Irena Sendler, a carpenter took out a baby in his toolbox, with a dog that barked to cover its cry. Others left by the courthouse or under loads. | Mothers asked: can you promise he'll live? | She could only promise that he'd die if he stayed.
4 | apple tree | What was in the jars? | Names in jars lay under an apple tree | On thin paper, Irena Sendler kept the true names and the new ones, and buried them in a friend's garden. | After the war, they were to find their families. | Most had none left.
5 | broken bones | What did the Gestapo do? | She was tortured and told nothing | In nineteen forty three, Irena Sendler was arrested, and her legs were broken. She was to be shot, and a guard had been bribed. | Her name stood on the posters of the dead. | She read it.
4 | school play | How was she found again? | Four schoolgirls made her known | In nineteen ninety nine, girls in Kansas read one line about Irena Sendler and took it for a misprint. They looked her up, and she was alive. | They made a play. | She died at ninety eight.

# artemisia-gentileschi | person | Artemisia Gentileschi | artemisia gentileschi, artemisia, judith slaying holofernes, gentileschi | Artemisia Gentileschi
> Artemisia Gentileschi's hand was tortured so she'd be believed. | Artemisia Gentileschi painted a beheading as it is. | Letters show that she drove a hard bargain.
@ Two women, one sword, and a man who wakes too late.
3 | painter and sword | Who was Artemisia Gentileschi? | Artemisia lived by her brush in baroque Italy | Artemisia Gentileschi of Rome, born in fifteen ninety three, was the first woman in Florence's academy of art. She painted strong women from the Bible, with light like Caravaggio's. | She worked for kings. | She was forgotten for long.
4 | court cords | What was the trial? | She was tortured to prove she told the truth | At seventeen, Artemisia was raped by a painter, her father's colleague. In court in sixteen twelve, cords were tightened around her fingers. It's true, she kept saying. | He was found guilty, and hardly punished. | The papers are kept.
5 | bloody bed | What is Judith Slaying Holofernes? | Her Judith rolls up her sleeves | Artemisia painted Judith and her maid as they press the general down and cut. It takes strength, as with a butcher. | Caravaggio's Judith leans away. | She did it twice.
4 | letter bill | What did she say of prices? | Artemisia set her price like a man | In letters to a buyer in Sicily, Artemisia set her price by the figure and gave no sketch, as others had taken her ideas. | You will find Caesar's spirit in this woman's soul, she added. | I will show you what a woman can do, she wrote.
3 | self portrait | What is special about her self portrait? | She painted herself as painting | In the handbook, Painting is a woman with a gold chain and wild hair. No man could be it, so Artemisia showed herself at work. | It's with Britain's king. | She needed two mirrors.

# hildegard-of-bingen | person | Hildegard of Bingen | hildegard of bingen, hildegard von bingen, saint hildegard | Hildegard of Bingen
> Hildegard of Bingen was given to the church as a tithe. | Hildegard of Bingen wrote to popes as to boys. | Hildegard of Bingen's corpse was fought over.
@ A nun of forty two sees a light, and a voice says: write.
3 | writing nun | Who was Hildegard? | Hildegard wrote music, medicine and visions | Hildegard of Bingen, a German abbess of the twelfth century, founded convents, wrote books on plants and illness, and over seventy songs. | Few composers so old are known by name. | She's a doctor of the church.
4 | stone cell | How did Hildegard grow up? | Hildegard grew up shut in with a nun | Hildegard, the tenth child, was given to God like a tithe. With the nun Jutta, she lived in a cell by a monastery. | There was a window. | It was to be for life.
4 | flame head | What did Hildegard see? | Fire came down on her head | At forty two, Hildegard felt light pour into her and began to write her visions. Modern doctors think of migraine, with its zigzags. | A pope read from it aloud. | She saw awake, she said.
5 | secret letters | What is her secret language? | She made up a language of a thousand words | Hildegard's Lingua Ignota has its own letters and words for God, plants and lice. What for is unknown. | It's among the oldest invented tongues. | Only nouns are left.
4 | open grave | What did she defy at eighty? | At eighty, she defied the bishop over a grave | A noble who'd been banned had made peace and was buried by Hildegard. Told to dig him up, she hid the grave. Her nuns weren't allowed to sing. | Music is from paradise, she wrote back. | The ban was lifted.

# isabella-of-castile | person | Isabella of Castile | isabella of castile, queen isabella, queen isabella of spain, isabella and ferdinand, isabella i of castile | Isabella I of Castile
> Isabella of Castile's husband came dressed as a servant. | Isabella of Castile paid for a voyage and expelled a people. | A daughter of hers was Henry the Eighth's first queen.
@ A mule driver steps in, and he's the prince.
3 | queen map | Who was Isabella of Castile? | Isabella joined Spain and sent off Columbus | Isabella of Castile married Ferdinand of Aragon in fourteen sixty nine, and their crowns became Spain. In fourteen ninety two, they took Granada, sent Columbus, and expelled the Jews. | They're called the Catholic kings. | She wasn't meant to rule.
4 | secret wedding | How did Isabella marry? | The groom came as a mule driver | Isabella's brother wanted another match. So Ferdinand rode by night, dressed as a servant, and they wed with a forged letter from the pope. | They were cousins. | She chose him herself.
4 | jewel box | Did Isabella pawn her jewels for Columbus? | The jewels are a legend | It's told that Isabella offered her jewels. The money came from a treasurer's loan. She'd kept Columbus waiting for six years. | He was already riding away when they called him. | He was treated as an admiral.
4 | open gate | What did Isabella do to the Jews? | She gave Spain's Jews four months | Isabella's decree of March fourteen ninety two made Jews convert or leave. Some hundred thousand or more left. The Inquisition hunted those who'd converted. | Spain took it back in the twentieth century. | Heirs may ask for a passport, or could.
3 | four daughters | Who were her children? | Her daughters were married all over Europe | Joanna was called the Mad, and Catherine was Henry the Eighth's first wife. Isabella had them taught Latin. | Her only son died at nineteen. | A Habsburg grandson got it all.

# empress-sisi | person | Empress Elisabeth of Austria | empress sisi, sisi, sissi, empress elisabeth, elisabeth of austria, empress elisabeth of austria, sissi empress | Empress Elisabeth of Austria
> Empress Sisi's hair took three hours a day. | Empress Sisi had an anchor on her shoulder. | A file killed her.
@ Rings hang from a door frame, and an empress swings.
3 | long hair | Who was Empress Sisi? | Sisi was an empress who fled her court | Elisabeth of Bavaria was sixteen when she married Franz Joseph of Austria, in eighteen fifty four. She hated the court, and traveled. | He'd been meant for her sister. | The film made her sweeter than she was.
4 | hair brush | What did Sisi do for her looks? | Her hair was washed with egg and brandy | Sisi's hair reached to her heels and took three hours a day, in which she learned Greek. She weighed about fifty kilos, at a meter seventy two. | After thirty or so, she let nobody photograph her. | She drank meat juice.
4 | tattoo | Did Sisi have a tattoo? | The empress had an anchor tattooed | At fifty one, in a harbor bar, Sisi had an anchor put on her shoulder. She sailed so much that she had herself tied to a chair in storms. | Her husband was shocked. | She felt at home at sea.
4 | hungarian crown | Why did Hungary love her? | She spoke for Hungary | Sisi learned Hungarian and helped in the deal of eighteen sixty seven that gave the land its own parliament. She was crowned in Buda. | The court resented it. | Its bridge has her name.
5 | steel file | How did Sisi die? | An anarchist stabbed her with a file | In Geneva in eighteen ninety eight, Luigi Lucheni pushed a sharpened file into Sisi's heart. She walked on to the boat before she fell. | Her corset held the blood. | He'd wanted any royal at all.

# beatrix-potter | person | Beatrix Potter | beatrix potter, peter rabbit author, who wrote peter rabbit, peter rabbit | Beatrix Potter
> Beatrix Potter's diary was in a code for seventy years. | Six publishers said no to Peter. | Beatrix Potter raised sheep, and won prizes.
@ A rabbit on a leash, in a London garden.
3 | rabbit jacket | Who was Beatrix Potter? | Beatrix Potter wrote and drew Peter Rabbit | The Englishwoman Beatrix Potter first told Peter Rabbit in a letter to a sick boy, in eighteen ninety three. It has sold over forty million copies. | Her own rabbit was called Peter Piper. | He walked on a leash.
4 | self printed | How was Peter Rabbit published? | Potter printed it herself | Six publishers turned down Peter Rabbit. Beatrix Potter had two hundred and fifty made, small enough for children's hands, and then a firm took it. | She designed a doll of him as well. | It was among the first such toys.
4 | mushroom | What did she find out about fungi? | She grew spores, and men read her paper | Beatrix Potter drew hundreds of mushrooms and showed how spores sprout. In eighteen ninety seven, her paper was read to a learned society, without her, as no women were allowed. | Experts still use her pictures. | The society later said sorry.
5 | code diary | What was in her diary? | She wrote in a secret script | From about fifteen, Beatrix Potter kept a journal in a code of her own. It was broken only in nineteen fifty eight. | The key was a note on Louis the Sixteenth. | There was little to hide.
4 | farm hills | What did she do with the money? | She bought the Lake District and gave it away | With Peter's earnings, Beatrix Potter bought farms to save them from builders, and left four thousand acres to the nation, with her sheep on them. | She'd become Mrs. Heelis. | Farmers knew her for her Herdwicks.

# astrid-lindgren | person | Astrid Lindgren | astrid lindgren, pippi longstocking author, who wrote pippi longstocking, pippi longstocking | Astrid Lindgren
> Pippi began with a fever. | A fairy tale brought down a government. | Astrid Lindgren climbed trees at seventy.
@ A horse on a porch, and a girl who lifts it.
3 | red braids | Who was Astrid Lindgren? | Astrid Lindgren invented Pippi Longstocking | The Swede Astrid Lindgren wrote Pippi, Emil, the Brothers Lionheart and Ronia. Her books have sold about a hundred and seventy million. | She grew up on a farm. | Her childhood was all play.
4 | sick girl | How did Pippi begin? | Her daughter made up the name in bed | In nineteen forty one, Karin lay ill and said: tell me about Pippi Longstocking. Three years on, a sprained ankle made Lindgren write it down. | The first publisher said no. | He regretted it.
4 | foster home | What was her sorrow? | She had to leave her son in Denmark | At eighteen, unmarried, Astrid Lindgren had a boy by her boss. He spent three years with a foster mother. | She visited when she could. | Lonely boys are in all her books.
5 | tax tale | How did she change a government? | Her tax was a hundred and two percent | In nineteen seventy six, Astrid Lindgren reckoned that she owed more than she'd earned. She wrote a fairy tale about it, and the ruling party lost after forty years. | The minister told her to stick to stories. | She was right on the sum.
4 | small stone | What did she say about hitting children? | She told a tale of a stone | In a speech in nineteen seventy eight, Astrid Lindgren told of a boy who was to fetch a stick and brought a stone: mother can throw that. Never violence, she said. | Next year, Sweden was first to ban spanking. | In the tale, the mother keeps it on a shelf.

# catherine-de-medici | person | Catherine de' Medici | catherine de medici, catherine de' medici, catherine medici, serpent queen | Catherine de' Medici
> Three of her sons were kings. | Catherine de' Medici is blamed for a massacre. | Catherine de' Medici didn't bring the fork.
@ A widow in black, with a cabinet of hidden panels.
3 | black queen | Who was Catherine de' Medici? | Catherine ruled France through her sons | Catherine of Florence came to France at fourteen to marry a prince. When he died as king, she led the realm for her sons for some thirty years of religious wars. | They called her the Italian shopkeeper's daughter. | She wore black from then on.
4 | spyhole | What about her husband's mistress? | Her husband loved a woman twenty years older | Catherine's husband Henry loved Diane de Poitiers, who sent him to his wife's bed to get heirs. For ten years there were none, then ten. | When he died, Catherine took back a castle. | Diane drank gold.
4 | bloody night | What was Saint Bartholomew's Day? | A wedding ended in a massacre | In August fifteen seventy two, after Catherine's daughter's wedding to a Protestant, leaders of the guests were to be killed. The mob murdered thousands. | How much she had planned is argued about. | It went on for weeks.
4 | joust splinter | How did her husband die? | A splinter killed the king, as was foretold | At a joust in fifteen fifty nine, a broken lance went through King Henry's visor. An astrologer had warned of single combat. | Nostradamus is said to have, too. | She'd begged him to stop.
3 | silver fork | Did Catherine bring fine food to France? | She didn't teach France to cook | That Catherine brought forks, ice cream and sauces is a later legend. She was fourteen, and French cooking changed much later. | She did bring ballet. | And sidesaddle, it's told.
`
