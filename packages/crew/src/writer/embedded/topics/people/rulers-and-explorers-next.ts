/** Rulers, rebels and explorers whom people ask for, for `readTopics`. */
export const RULERS_AND_EXPLORERS_NEXT = `
# cyrus-the-great | person | Cyrus the Great | cyrus the great, king cyrus, cyrus of persia, cyrus cylinder | Cyrus the Great
> Cyrus the Great sent the exiles home. | Cyrus the Great's tomb stands alone on a plain. | A queen is said to have dipped his head in blood.
@ A small house of stone stands on six steps.
3 | stone tomb | Who was Cyrus the Great? | Cyrus founded the Persian Empire | In the sixth century before Christ, Cyrus made a small kingdom in Iran into the largest empire there had been, from the Aegean to Central Asia. | He spared the kings he beat. | Greeks wrote of him as the model ruler.
4 | clay cylinder | What is the Cyrus Cylinder? | A barrel of clay praises his mercy | After taking Babylon in five thirty nine, Cyrus had it written that he let peoples go home and mended temples. Some call it a first charter of rights, which goes too far. | It's the propaganda of a king. | A copy hangs at the United Nations.
4 | open city | What did Cyrus do for the Jews? | Cyrus let the Jews go home from Babylon | The Bible calls Cyrus the Lord's anointed, the only foreigner so named. He let them rebuild their temple. | They'd been there for about fifty years. | Many stayed.
5 | blood skin | How did Cyrus die? | A nomad queen may have killed him | Herodotus tells that Tomyris, whose son Cyrus had caught, beat him and put his head in a skin of blood: drink your fill. He knew other versions, too. | That was around five thirty before Christ. | She's a hero in Kazakhstan.
3 | garden word | What does paradise have to do with him? | His walled garden is the word paradise | At Pasargadae, Cyrus laid out a garden in four parts with channels. A Persian word for a walled park became paradise. | Alexander found his tomb robbed. | He had it mended.

# ashoka | person | Ashoka | ashoka, ashoka the great, emperor ashoka, king ashoka, ashoka maurya | Ashoka
> Ashoka won a war and was sorry. | Ashoka's words stood on rocks, and nobody could read them. | Ashoka's wheel is on a flag.
@ A king walks over a field after battle, and stops.
3 | lion pillar | Who was Ashoka? | Ashoka ruled India and gave up war | In the third century before Christ, Ashoka of the Maurya ruled nearly all of India. After a bloody war, he turned to Buddhism and peace. | H. G. Wells called his name a star among kings. | He'd been forgotten for long.
5 | battlefield | What was Kalinga? | A hundred thousand dead changed a king | In the war for Kalinga, a hundred thousand were killed and more driven off, Ashoka wrote himself. It weighed on him. | Few rulers have carved their regret in stone. | Not there, though, where it happened.
4 | rock edict | What are the edicts? | Ashoka wrote to his people on rocks | On rocks and pillars from Afghanistan to the south, Ashoka asked for truth, kindness and respect for all faiths. Some are in Greek. | He had wells dug and trees planted. | Animals were spared.
4 | forgotten script | Who read them again? | A mint official read the lost letters | For centuries, no one could read Ashoka's script. In eighteen thirty seven, James Prinsep in Calcutta solved it, by gifts at a shrine. | The king was called beloved of the gods. | Only later was his name found.
3 | flag wheel | Where is Ashoka today? | Ashoka's lions are on India's money | Four lions from one of Ashoka's pillars are India's emblem, and the wheel with twenty four spokes is in its flag. | They stood at Sarnath. | The Buddha first taught there.

# suleiman | person | Suleiman the Magnificent | suleiman the magnificent, suleiman, sultan suleiman, hurrem sultan, roxelana, suleyman | Suleiman the Magnificent
> Suleiman the Magnificent married a slave. | Suleiman the Magnificent had his son strangled. | Suleiman the Magnificent's death was hidden for weeks.
@ A poem, a sword, and a tent at the gates of Vienna.
3 | sultan turban | Who was Suleiman? | Suleiman led the Ottomans at their height | Suleiman was sultan for forty six years, from fifteen twenty. He took Belgrade, Rhodes, most of Hungary and Baghdad, and stood before Vienna. | Europe called him the Magnificent. | His own people called him the Lawgiver.
4 | love letter | Who was Hurrem? | He broke the rule and married a slave | Roxelana, from today's Ukraine, was brought to the harem as a girl. Suleiman freed her and made her his wife, which no sultan had done for ages. | My wealth, my love, my moonlight, he wrote. | She built baths and kitchens for the poor.
5 | silken cord | Why did Suleiman kill his son? | His best son was strangled in his tent | Mustafa, Suleiman's son, was loved by the army. In fifteen fifty three, the sultan was told that he plotted, and called him to his tent. | Hurrem was blamed. | A poet's lament was sung for it.
4 | heart tomb | How was his death hidden? | His doctor told the army that he was ill | Suleiman died at the siege of Szigetvar in fifteen sixty six. For weeks, orders went out in his name, until his heir came. | His heart was buried there, it's said. | The tomb was found in twenty fifteen.
3 | winter siege | Why did Vienna hold? | Rain saved Vienna | In fifteen twenty nine, Suleiman's big guns had stuck in the mud on the way, and it was October. He turned back from Vienna. | The soldiers wanted to be home. | Croissants weren't invented for it.

# richard-the-lionheart | person | Richard the Lionheart | richard the lionheart, richard the lionhearted, king richard, richard i, richard lionheart | Richard I of England
> Richard the Lionheart spent some six months in England. | A boy killed him, and was forgiven. | A singer is said to have found his jail.
@ A king in disguise orders roast chicken, and is caught.
3 | three lions | Who was Richard the Lionheart? | Richard was England's king, and hardly there | Richard was king from eleven eighty nine to ninety nine, and was in England for about six months. He spoke French, and fought in the Third Crusade. | England was his purse. | I'd have sold London, he joked, if I'd found a buyer.
4 | cross and scimitar | Did Richard take Jerusalem? | Richard saw Jerusalem and turned back | Richard beat Saladin at Arsuf and came twice near Jerusalem. He couldn't have held it. Pilgrims were let in by treaty. | The two never met. | He had over two thousand prisoners killed.
5 | roast bird | How was Richard caught? | Good food gave him away near Vienna | On the way home, shipwrecked, Richard traveled as a merchant. Fine dishes, or a ring, betrayed him, and the duke he'd insulted locked him up. | He'd had the duke's banner thrown down. | It cost England tons of silver.
4 | lute at tower | Did Blondel find him? | A minstrel's song at the tower is a legend | Blondel is said to have sung below castles until Richard joined in the second verse. The tale is from the next century. | Everyone knew where he was. | Richard did write songs.
4 | crossbow boy | How did Richard die? | A crossbow shot, and a pardon | At a small castle in France, a man on the wall with a frying pan as a shield, it's told, hit him. The wound festered. Richard forgave him. | After his death, the man was flayed. | His heart lies in Rouen.

# ataturk | person | Mustafa Kemal Ataturk | ataturk, mustafa kemal, mustafa kemal ataturk, kemal ataturk | Mustafa Kemal Ataturk
> Ataturk changed the letters in months. | A watch saved him. | Each year, a country stops for him.
@ Five past nine, and the cars stand still.
3 | chalk letters | Who was Ataturk? | Ataturk made Turkey a republic | After the Ottoman Empire lost the First World War, General Mustafa Kemal fought the occupiers, and in nineteen twenty three became Turkey's first president. | Ataturk means father of Turks. | No one else may have the name.
4 | pocket watch | How did he get famous? | A shot hit his watch at Gallipoli | In nineteen fifteen Ataturk held the heights against the British. Shrapnel broke the watch over his heart. I don't order you to attack, he told his men, I order you to die. | They held. | The watch went to a German general.
5 | new alphabet | How did he change the script? | A nation learned new letters within months | In nineteen twenty eight, Ataturk's Turkey dropped Arabic script for Latin. Experts asked for five years. Three months, said Ataturk, and went with a blackboard from town to town. | Newspapers lost most readers at first. | Far more people could read after.
4 | banned hat | What else did he change? | Hats, days and names were changed by law | Under Ataturk, the fez was banned, Sunday became the day off, everyone got a family name, and women the vote, before France. | Religion was kept from the state. | Opposition was, too.
3 | stopped clock | How is he remembered? | At five past nine, Turkey stands still | On November tenth, at the minute of Ataturk's death, sirens wail and people stop on the street. | It was in nineteen thirty eight. | Clocks in his palace were halted.

# toussaint-louverture | person | Toussaint Louverture | toussaint louverture, toussaint l'ouverture, haitian revolution leader | Toussaint Louverture
> A coachman beat three empires. | Napoleon tricked him. | The tree has deep roots, he said.
@ A man born a slave rides out at the head of an army.
3 | general horse | Who was Toussaint Louverture? | Toussaint's revolt of the enslaved made a state | Toussaint, born enslaved on the French colony of Saint-Domingue, led its people to freedom from seventeen ninety one on. It became Haiti. | He was a coachman and knew herbs. | He was free before it began, and owned land.
4 | three flags | Whom did he fight? | He beat Spain, Britain and France in turn | Saint-Domingue made the most sugar of all colonies, so each power wanted it. Toussaint changed sides when France ended slavery, and drove out the British. | Louverture means the opening. | It may be for his teeth or his tactics.
4 | written law | How did Toussaint rule? | His constitution ended slavery for good | In eighteen oh one, Toussaint wrote that slavery is abolished forever there. He also made people work on the estates, for pay, by force. | He named himself ruler for life. | Napoleon was furious.
5 | cold fort | How was he caught? | An invitation was a trap | In eighteen oh two, a French general asked Toussaint to talk and had him seized. You've cut down only the trunk, he said, the roots are many and deep. | He died in a cold fort in the Jura. | A year later, Haiti was free.
3 | huge bill | What did freedom cost? | Haiti had to pay for its own freedom | In eighteen twenty five, French warships demanded a hundred and fifty million francs for the lost slaves and land. Paying lasted till nineteen forty seven. | Freed people paid their owners. | France has said it was unjust.

# sitting-bull | person | Sitting Bull | sitting bull, chief sitting bull, little bighorn, battle of little bighorn, custer's last stand, custers last stand | Sitting Bull
> Sitting Bull saw soldiers fall from the sky. | Sitting Bull gave away his pay to newsboys. | Sitting Bull's horse danced as he died.
@ He sits down in front of the guns and lights a pipe.
3 | feathered leader | Who was Sitting Bull? | Sitting Bull held the Lakota together | Sitting Bull was a holy man and leader of the Hunkpapa Lakota, who refused to live on a reservation. Under him, Sioux and Cheyenne beat Custer in eighteen seventy six. | As a boy, he was called Slow. | He fought to keep the Black Hills.
4 | falling soldiers | What did Sitting Bull see? | Soldiers fell into camp like grasshoppers | At a sun dance, Sitting Bull gave a hundred bits of his skin and saw soldiers fall head first into the camp. Weeks later, Custer came. | He himself didn't fight that day. | He was forty five.
5 | calm pipe | How brave was Sitting Bull? | He smoked a pipe under fire | In a fight with the army in eighteen seventy two, Sitting Bull sat down between the lines with four others and smoked until the pipe was empty. Then he cleaned it. | The others ran back. | He walked.
4 | show tent | Was he in Buffalo Bill's show? | For four months, he was in a show | In eighteen eighty five, Sitting Bull rode around the ring with Buffalo Bill, sold pictures, and gave the money to poor children. | He called Annie Oakley little sure shot. | He couldn't see why the rich let beggars be.
4 | gray horse | How did Sitting Bull die? | Police of his own people shot him | In December of eighteen ninety, the agency sent Lakota police to arrest Sitting Bull. His show horse is said to have sat and raised a hoof at the shots. | Two weeks later came Wounded Knee. | His body was moved, and fought over.

# geronimo | person | Geronimo | geronimo, geronimo apache, why do people yell geronimo, apache leader geronimo | Geronimo
> Five thousand soldiers chased thirty-some people. | Geronimo's name is a shout from planes. | Geronimo sold the buttons off his coat.
@ Tracks in the dust, and then no tracks.
3 | apache rifle | Who was Geronimo? | Geronimo was the last to give up | Geronimo was a healer and war leader of the Apache. After Mexicans killed his mother, wife and three children, he fought for decades. He surrendered in eighteen eighty six. | His name was Goyaale, one who yawns. | He was never a chief.
4 | desert chase | How many chased Geronimo? | A quarter of the army looked for him | Five thousand American soldiers and some of Mexico's hunted Geronimo's sixteen warriors, with women and children. They were never caught. | They moved over seventy miles in a day. | Apache scouts found him.
5 | parachute | Why do jumpers yell Geronimo? | A soldier bet he'd yell Geronimo | In nineteen forty, at Fort Benning, Aubrey Eberhardt had seen a film about Geronimo. To show that he wasn't scared, he'd shout the name as he jumped. | The others did so, too. | A unit has it on its badge.
4 | coat buttons | What did he do as a prisoner? | As a prisoner he sold his buttons | At fairs, Geronimo sold photos, bows, and the buttons of his coat, and sewed on new ones on the train. He rode in a president's parade. | He asked to go home, in vain. | He died a prisoner after twenty three years.
3 | scout betrayal | Were the scouts rewarded? | Even the scouts were locked up | The Apache who'd served the army were shipped to Florida along with those they'd tracked. | Their chief scouts wore their medals there. | Children were taken to school far away.

# horatio-nelson | person | Horatio Nelson | horatio nelson, admiral nelson, lord nelson, nelson trafalgar, battle of trafalgar, trafalgar | Horatio Nelson
> Nelson put the telescope to his blind eye. | Nelson came home in a barrel of brandy. | Nelson was seasick all his life.
@ Flags go up: England expects.
3 | one-armed admiral | Who was Nelson? | Nelson beat Napoleon at sea | Horatio Nelson went to sea at twelve and became Britain's great admiral. At Trafalgar in eighteen oh five, he broke the fleets of France and Spain, and died. | He'd lost an eye's sight and an arm. | He was often seasick.
5 | telescope eye | What is turning a blind eye? | He held the telescope to his blind eye | At Copenhagen in eighteen oh one, Nelson was told to stop. I really don't see the signal, he said, and he went on. | He won. | So to turn a blind eye is his, people say.
4 | battle line | How did Nelson win Trafalgar? | He sailed straight at the line and cut it | Fleets fought side by side. Nelson drove two columns through the enemy, and took or destroyed eighteen ships without losing one. | A storm sank most prizes. | Franco-Spanish gunners had him in their sights for long.
5 | brandy cask | How did Nelson get home? | A barrel of brandy brought him home | At Trafalgar, a musket ball broke Nelson's spine. To keep him, he was put in a cask of brandy, later wine spirit. That sailors drank from it by straws is a tale. | Tapping the admiral is slang for it. | His coffin was of an enemy's mast.
4 | love letter | Who was Emma Hamilton? | He lived with another's wife, and the husband | Emma Hamilton, wife of the envoy in Naples, was Nelson's great love. Their daughter was called Horatia. All three shared a house. | He asked the nation to care for her. | She died poor in Calais.

# william-wallace | person | William Wallace | william wallace, braveheart real story, braveheart, was braveheart true, is braveheart historically accurate, braveheart accuracy, braveheart mistakes, robert the bruce, bruce and the spider, battle of bannockburn, bannockburn | William Wallace
> William Wallace never wore a kilt or blue paint. | The bridge won the battle. | A spider taught the next one.
@ A narrow bridge, two horses wide, and an army that has to cross.
3 | long sword | Who was William Wallace? | Wallace led Scotland's revolt against England | William Wallace, a knight's son, beat an English army at Stirling Bridge in twelve ninety seven, and was guardian of Scotland. He was betrayed and executed in thirteen oh five. | Little is known of his youth. | A blind minstrel told the tale later.
4 | narrow bridge | How did Wallace win at Stirling? | Wallace waited until half had crossed | The bridge at Stirling let two horsemen pass at a time. When enough were over, the Scots cut them off. | The rest watched. | The film left out the bridge.
5 | blue paint | Is Braveheart historically accurate? | Blue paint came a thousand years late | Scots of thirteen hundred wore no kilts and no war paint, and Wallace can't have loved the princess, who was about nine. Braveheart was Robert the Bruce, or his heart. | Historians put it high on their lists. | Guests stream to Stirling anyway.
4 | spider web | What is Bruce's spider? | A spider tried again, and so did Bruce | Robert the Bruce, hiding in a cave, saw a spider fail and try anew, the story goes. Walter Scott made it known. | In thirteen fourteen, he won at Bannockburn. | His heart was thrown at the Moors in Spain, it's told.
3 | ford fight | How was the Battle of Bannockburn won? | Pits and spears beat the knights | Bruce chose a field between bog and stream, dug pits, and met the horses with rings of spears. Before it, he split a knight's head with his ax. | He only mourned the broken handle. | Scotland stayed free.

# zheng-he | person | Zheng He | zheng he, zheng he treasure fleet, treasure ships, chinese explorer zheng he, admiral zheng he | Zheng He
> Zheng He's ships may have dwarfed Columbus's. | Zheng He brought home a giraffe. | Then China let it all rot.
@ Red sails as far as you see.
3 | treasure ship | Who was Zheng He? | Zheng He sailed with China's treasure fleets | From fourteen oh five, the admiral Zheng He led seven voyages to India, Arabia and East Africa, with up to some three hundred ships and twenty seven thousand men. | He was Muslim, and a eunuch. | As a boy he was caught in war.
4 | two ships | How large were the ships? | Nobody is sure how large his ships were | Texts speak of treasure ships of over a hundred and twenty meters, which is more than wood can bear, say shipbuilders. Sixty or seventy would still be huge. | Columbus's largest was about twenty. | A rudder post of eleven meters was found.
5 | giraffe | What did he bring back? | A giraffe passed for a unicorn | From Bengal and Malindi, Zheng He's ships brought giraffes. The court saw the qilin, a good sign for the emperor, and had one painted. | It walked in the capital. | It ate from the hand.
4 | burned logs | Why did China stop? | The logs were hidden or burned | After fourteen thirty three, the treasure fleets were over. Officials found it too dear, and an emperor needed the money against the Mongols. | Building big ships was later a crime. | Europe came a lifetime after.
3 | stone tablet | Did Zheng He reach America? | That he found America is a fable | A book of two thousand two claimed that Zheng He reached America, and historians tore it apart. A map that was shown is a fake or late. | East Africa is proved. | There's a stone in three languages in Sri Lanka.

# leif-erikson | person | Leif Erikson | leif erikson, leif eriksson, leif ericson, vikings in america, did vikings discover america, leif erikson discovered america, who discovered america first, vinland, l'anse aux meadows | Leif Erikson
> Leif Erikson was in America five hundred years before Columbus. | A tree ring gives the exact year. | Leif Erikson's sister fought with a sword at her breast.
@ Grass, driftwood, and grapes where there shouldn't be any.
3 | viking ship | Who was Leif Erikson? | Leif Erikson reached America a thousand years ago | Leif, son of Erik the Red of Greenland, sailed west and found a land with wood and wild grapes, which he called Vinland, two sagas tell. | His father had been banned for killing. | He was called the Lucky.
5 | cut log | How do we know the year? | The Vikings cut wood there in ten twenty one | A storm on the Sun in nine ninety three marked all trees. In logs from a camp in Newfoundland, it's twenty eight rings from the bark. | So they were cut in ten twenty one. | Iron blades did it.
4 | turf house | Where did the Vikings live? | Eight turf houses lay in Newfoundland | In nineteen sixty, a fisherman showed Helge and Anne Ingstad bumps in the grass at L'Anse aux Meadows. They dug up a forge and a spindle. | It was a base for winter. | Butternuts show that they went farther south.
4 | sword woman | Who was Freydis? | A pregnant woman scared off attackers | In one saga, Freydis, Leif's half sister, bared her breast and slapped it with a sword when locals attacked. They fled. | In another, she's a murderer. | Snorri was the first European child born there.
3 | empty camp | Why did they leave? | The Norse were too few | The Norse fought with the people who lived there, Greenland was far, and had only two or three thousand settlers. | Vinland was forgotten but in Iceland. | America has a Leif Erikson Day.

# jacques-cousteau | person | Jacques Cousteau | jacques cousteau, cousteau, jacques yves cousteau, calypso ship, who invented scuba diving, scuba diving invention | Jacques Cousteau
> A car crash took him to the sea. | Cousteau's famous film used dynamite. | A mine sweeper became the most loved ship.
@ A red cap, a bubble, and silence.
3 | red cap | Who was Jacques Cousteau? | Cousteau showed the world what's below | The Frenchman Jacques Cousteau helped to invent the diver's lung, and made films of the sea from his ship Calypso. He was in a red wool cap. | The Silent World won an Oscar and Cannes. | He'd wanted to fly.
4 | broken arms | How did he come to the sea? | A crash ended his flying and began his swimming | In nineteen thirty six, a car accident broke Cousteau's arms. A friend gave him goggles to swim with, to mend. | Sometimes we're lucky enough to know that our lives have changed, he wrote. | He was twenty six.
4 | air valve | Who invented scuba? | A valve for cars gave divers air | In nineteen forty three, for Cousteau, Emile Gagnan changed a regulator that let cars run on gas in the war. It gives air only when you breathe in. | They tried it in the Marne. | Before, a hose tied you to a ship.
5 | undersea house | Did people live under the sea? | Men lived at the bottom for a month | In nineteen sixty three, five of Cousteau's men lived ten meters down in the Red Sea, with a parrot, and a hangar for a diving saucer. | They smoked. | Its ruins are full of coral.
4 | changed mind | Did Cousteau harm the sea? | He'd blown up reefs, and regretted it | In early films, Cousteau's men killed sharks and used dynamite to count fish. Later he fought dumping of waste and saved Antarctica from mines, with others. | People protect what they love, he said. | Six kids planted six trees for it.
`
