/** Musicians, athletes and people of the screen whom people ask for, for `readTopics`. */
export const STARS_OF_STAGE_AND_TRACK = `
# johnny-cash | person | Johnny Cash | johnny cash, johnny cash biography, man in black, folsom prison blues, walk the line, ring of fire song, june carter | Johnny Cash
> Johnny Cash never was in prison, except to sing. | Johnny Cash set fire to a forest. | Johnny Cash's last video made the man who wrote the song weep.
@ Black coat, low voice: hello, I'm Johnny Cash.
3 | black guitar | Who was Johnny Cash? | Johnny Cash sang for those who'd lost | Johnny Cash of Arkansas picked cotton as a boy and became one of the great voices of country, with Ring of Fire and I Walk the Line. He wore black. | It's for the poor and beaten down, he sang. | His beat sounds like a train.
4 | prison stage | Was Johnny Cash in prison? | Cash only came to prison to sing | Johnny Cash spent a few nights in jails, for pills and for picking flowers. In nineteen sixty eight, he recorded at Folsom Prison, for an audience of inmates. | The cheer at a line on a killing was added later. | Merle Haggard heard him as a prisoner.
5 | burned hills | Did Johnny Cash burn a forest? | His camper burned half the condors away | In nineteen sixty five, Johnny Cash's truck set fire to a refuge in California, and forty nine of fifty three condors left. I don't care about your damn yellow buzzards, he said. | He was on pills. | He paid eighty two thousand dollars.
4 | morse headphones | What did he do in the Air Force? | He listened to Soviet Morse code | In Germany, Johnny Cash copied Russian messages by ear, faster than most. He told that he was among the first to hear of Stalin's death, which others doubt. | He bought his guitar there. | He wrote Folsom after a film.
4 | old hands | What is Hurt? | Hurt became his farewell | In two thousand two, Johnny Cash sang a song by Nine Inch Nails, and the video shows his closed museum and his wife June. She died three months after. | The writer said: that song isn't mine any more. | He followed in four months.

# dolly-parton | person | Dolly Parton | dolly parton, jolene, imagination library, i will always love you, dolly parton biography | Dolly Parton
> Dolly Parton said no to Elvis. | Dolly Parton sends a book to each child, each month. | Dolly Parton lost a contest for looking like herself.
@ Rhinestones, a tiny waist, and a voice from the mountains.
3 | rhinestone guitar | Who is Dolly Parton? | Dolly Parton went from a cabin to the top | Dolly Parton, born in nineteen forty six, grew up with eleven brothers and sisters in Tennessee's Smoky Mountains. She's written thousands of songs. | The doctor was paid with corn meal. | She left for Nashville the day after school ended.
5 | contract | Why did Elvis not sing her song? | She kept the rights, and cried | Elvis wanted to record I Will Always Love You. The day before, his manager asked Dolly Parton for half the rights. She said no, and wept all night. | Whitney Houston's version made her rich. | She bought a shopping center in a Black quarter with it.
4 | mailbox book | What is the Imagination Library? | She gives children books, over two hundred million | Dolly Parton's father couldn't read or write. So in nineteen ninety five, she began to mail each small child in her county a book a month. Other countries followed. | Children call her the book lady. | He was proudest of that.
4 | red hair | Who was Jolene? | A bank clerk was behind Jolene | A redhead at the bank flirted with Dolly Parton's husband. The name came from a little girl who asked for an autograph. | She has said that she wrote it and I Will Always Love You in the same days. | He was married to her for nearly sixty years.
4 | lookalike stage | Did she lose a Dolly contest? | Dolly lost a Dolly contest to drag queens | In Hollywood, Dolly Parton joined men dressed as her, made up a bit more. She got the least applause. | She laughs about it. | It costs a lot to look this cheap, she says.

# aretha-franklin | person | Aretha Franklin | aretha franklin, queen of soul, aretha, respect song, aretha franklin biography | Aretha Franklin
> Aretha Franklin took a man's song and turned it around. | Aretha Franklin kept her purse in sight. | Aretha Franklin sang an aria with hours' notice.
@ A piano, a fur coat that drops, and the church gets up.
3 | soul piano | Who was Aretha Franklin? | Aretha Franklin was the Queen of Soul | Aretha Franklin grew up in Detroit as a preacher's daughter, sang in church, and won eighteen Grammys. She was the first woman in the Rock and Roll Hall of Fame. | She learned the piano by ear. | She was a mother at twelve.
4 | spelled word | What did she change in Respect? | Aretha turned a plea into a demand | Otis Redding's song of sixty five asks for respect at home. Aretha spelled it out, added sock it to me, and it became an anthem. | She and her sister worked it out at the piano. | He said that she'd taken it away from him.
5 | opera night | When did she sing opera? | She stepped in for Pavarotti | At the Grammys of nineteen ninety eight, Pavarotti fell ill. Aretha listened to a tape, and twenty minutes later or so sang Nessun dorma in his key, with full orchestra. | People stood up. | She'd sung it two nights before, at a dinner.
4 | handbag | Why did she put her purse on the piano? | She was paid in cash, before she sang | Aretha Franklin had seen great singers cheated. So the money went into her bag, and the bag came on stage. | At the Kennedy Center, it stands on the piano. | She played as the president wept.
3 | march singer | What did she do for civil rights? | She put up bail and sang for King | Aretha Franklin toured with Martin Luther King, offered bail for Angela Davis, and sang at his funeral. | Her contract said that she'd never play before a divided audience. | She sang for three presidents.

# billie-holiday | person | Billie Holiday | billie holiday, lady day, strange fruit song, strange fruit, billie holiday biography | Billie Holiday
> Waiters stopped when she began that song. | Billie Holiday sang behind the beat. | Billie Holiday died with seventy cents in the bank.
@ One light, on one face, and no encore.
3 | gardenia singer | Who was Billie Holiday? | Billie Holiday sang as if she spoke to you | Billie Holiday, born in nineteen fifteen, couldn't read music and had a small voice. She bent notes and came in late, and changed how people sing. | Lester Young called her Lady Day. | She wore gardenias, first to hide a burn.
5 | bare tree | What is Strange Fruit? | One song made the room go dark | In nineteen thirty nine, in a New York club, Billie Holiday first sang of bodies on southern trees. Service stopped, the lights went out, and she left without a bow. | A teacher had written it. | Her own label wouldn't record it.
4 | bus door | What did she live through on tour? | The star used the freight elevator | With a white band in nineteen thirty eight, Billie Holiday had to eat on the bus, and in one New York hotel to take the service lift. | She quit. | A Black singer with a white band was rare.
4 | hospital guard | How did Billie Holiday die? | Police stood at her deathbed | Billie Holiday fought with heroin, and agents with her. In nineteen fifty nine, dying of her liver, she was arrested in the hospital. | She was forty four. | On her leg were taped seven hundred and fifty dollars.
3 | trumpet | What was new in her singing? | She sang behind the beat like a horn | Billie Holiday said that she thought of singing as blowing a horn, and hated it straight. | Frank Sinatra named her as his greatest influence. | Three notes were enough.

# prince-musician | person | Prince, the musician | prince musician, prince the musician, prince singer, purple rain, love symbol prince, why did prince change his name | Prince (musician)
> For seven years, his name couldn't be said. | Prince played all twenty seven instruments. | It rained for Prince on the right night.
@ Purple light, real rain, and a guitar that doesn't care.
3 | purple guitar | Who was Prince? | Prince of Minneapolis could play nearly everything | Prince, born in nineteen fifty eight, played twenty seven instruments on his first album. He mixed funk, rock and soul, and wrote hits for others. | He was a meter fifty eight. | He never moved away for long.
4 | symbol | Why did Prince change his name? | He became a sign to fight his label | In nineteen ninety three, Prince took an unspeakable sign as his name, and wrote slave on his face, to get free of his contract. The label sent out disks with the letter. | People called him the artist formerly known as Prince. | In two thousand, he was Prince again.
5 | rain stadium | What did he do in the rain? | Can you make it rain harder, he asked | Before the Super Bowl of two thousand seven, it poured. Prince asked for more, and played Purple Rain on slippery tiles. | Nobody slipped. | It's often called the best of those shows.
4 | vault door | What is the vault? | A vault held thousands of songs | Prince recorded every day, and kept it below his house near Minneapolis. Nobody else knew the code, so it was drilled. | He slept little. | He left no will.
4 | flying guitar | What happened to his guitar? | A guitar flew up and never came down | In two thousand four, at a tribute to George Harrison, Prince played a solo, threw his guitar up, and walked off. Nobody saw it land. | A man below the stage caught it. | Harrison's son grinned all through.

# franz-schubert | person | Franz Schubert | franz schubert, schubert, schubert biography, unfinished symphony | Franz Schubert
> Schubert wrote eight songs in one day. | Schubert hardly owned a piano. | Schubert left a symphony unfinished, and nobody knows why.
@ Friends around a piano, and a small man with round glasses.
3 | round glasses | Who was Franz Schubert? | Schubert wrote six hundred songs in a short life | Franz Schubert of Vienna, a teacher's son, turned poems into songs, with the piano as a second voice. He died in eighteen twenty eight, at thirty one. | Friends called him little mushroom. | He was about a meter fifty two.
4 | dark rider | What is the Erlking? | At eighteen, he wrote the ride with death | In Schubert's Erlking, a father rides with his sick child, and one singer is four people. The piano gallops. | He wrote it in an afternoon, a friend told. | Goethe didn't answer his letter.
5 | half symphony | Why is it unfinished? | Two movements lay in a drawer for decades | In eighteen twenty two, Schubert wrote two movements of a symphony and gave them away. It was first played in eighteen sixty five. | Why he stopped is unknown. | It isn't because he died.
4 | evening party | What were Schubertiads? | His friends were his concert hall | Schubert's friends met in homes to hear what he'd written, danced, and ate sausages. He gave one public concert of his own. | It was in his last year. | Paganini came, and the papers wrote about him.
4 | torch bearer | What did Schubert have to do with Beethoven? | He carried a torch at Beethoven's grave | Schubert and Beethoven lived in one city, and may have met just once. He asked to lie near him, and does. | On his stone stands: music buried here a rich possession, and richer hopes. | He died next year.

# franz-liszt | person | Franz Liszt | franz liszt, liszt, lisztomania, liszt biography, first rock star | Franz Liszt
> Women fought for his cigar. | Liszt turned the piano sideways. | Liszt ended in a priest's robe.
@ A glove on the floor, and two ladies who tear at it.
3 | piano profile | Who was Franz Liszt? | Liszt was the first star of the piano | Franz Liszt, born in Hungary in eighteen eleven, played so that people fainted. He gave over a thousand concerts in eight years, and stopped at thirty five. | He composed and taught after that. | He took no money for lessons.
5 | cigar stub | What was Lisztomania? | A lady wore his cigar stub at her neck | In Berlin in the eighteen forties, women tore Liszt's gloves and strings, and one put his cigar in a locket, in diamonds. The poet Heine called it Lisztomania. | Doctors saw a sickness. | Ken Russell made a film.
4 | side stage | What did Liszt invent for concerts? | He played alone, by heart, and from the side | Before Liszt, pianists shared a program and read notes. He turned the piano so people saw him, and its lid sends the sound to the hall. | He called it a recital. | The concerts are me, he wrote.
4 | large hand | How hard is Liszt's music? | He wrote what only he could play | Tenths in the left hand, leaps, octaves in flight: Liszt's studies were too hard for others. | He played Grieg's new concerto from the page, unseen. | Grieg stood by and watched.
4 | priest collar | How did he end? | The lover became an abbe | In eighteen sixty five, after two children had died and a wedding failed, Liszt took minor orders in Rome. His daughter married Wagner. | He died in Bayreuth. | He was buried there, against his wish for a quiet place.

# jim-thorpe | person | Jim Thorpe | jim thorpe, jim thorpe olympics, jim thorpe mismatched shoes, wa-tho-huk | Jim Thorpe
> Jim Thorpe won gold in shoes from the trash, it's said. | Jim Thorpe lost his medals over small pay. | A town bought his body.
@ One shoe is too big, and he wears more socks.
3 | two shoes | Who was Jim Thorpe? | Jim Thorpe was good at every sport | Jim Thorpe of the Sac and Fox won the pentathlon and decathlon at the Games of nineteen twelve, and played baseball and football as a pro. | His name means bright path. | He won a ballroom dancing contest, too.
5 | odd pair | Did he run in mismatched shoes? | He won in shoes that didn't match | Before the decathlon, Jim Thorpe's shoes were gone. A picture shows him in two that don't match, and it's told that one came from the trash. | He won by a huge margin. | It stood for sixteen years.
4 | taken medal | Why did he lose his medals? | Small pay for baseball cost him his gold | Jim Thorpe had played summer ball for a few dollars a week, as many did under false names. He'd used his own. In nineteen thirteen, he was struck off. | The deadline for a complaint had passed. | He didn't know, he wrote.
4 | king's hand | What did the king say? | Thanks, king | Sir, you are the greatest athlete in the world, said Sweden's king. Thanks, king, Jim Thorpe is said to have answered. | New York gave him a parade. | I didn't know that one man had so many friends, he said.
4 | returned gold | Did he get them back? | It took a hundred and ten years | In nineteen eighty two, copies were given to Jim Thorpe's children, and he was listed as a joint winner. In twenty twenty two, he was sole winner again. | The silver medalists had never wanted it. | A town in Pennsylvania is named for him, and has his grave.

# emil-zatopek | person | Emil Zatopek | emil zatopek, zatopek, zatopek marathon, czech locomotive | Emil Zatopek
> Zatopek had never run a marathon, and won. | Zatopek ran in boots, and with his wife on his back. | Zatopek gave his gold away.
@ A tongue hangs out, a head rolls, and nobody can follow.
3 | grimacing runner | Who was Emil Zatopek? | Zatopek ran as if in pain, and won | The Czech Emil Zatopek won three golds at Helsinki in nineteen fifty two: five thousand meters, ten thousand, and the marathon. Nobody has done it since. | It isn't figure skating, he said of his face. | His wife won the javelin within the hour.
5 | marathon chat | How did he win his first marathon? | He asked the favorite if it was too fast | Having never run a marathon, Zatopek joined Britain's Jim Peters, and after some fifteen kilometers asked him. Too slow, said Peters, to tire him. So he sped up. | He chatted to cameramen on the way. | Peters dropped out.
4 | heavy boots | How did Zatopek train? | A hundred times four hundred meters, in boots | Zatopek ran laps fast, with short rests, again and again, even in army boots or on the spot in a tub of washing. Nobody had trained so. | He held his breath between trees until he fainted once. | All runners use intervals now.
5 | gold gift | Why did he give a medal away? | He slipped his gold into a friend's bag | Ron Clarke of Australia held records and never won Olympic gold. At the airport in Prague, Zatopek gave him a parcel: because you deserve it. | He opened it on the plane. | It was the gold of ten thousand.
4 | street sweeper | What happened after Prague's spring? | He spoke up, and was sent to the mines | In nineteen sixty eight, Zatopek stood against the tanks. He lost his rank and had to work in uranium and wells, in a trailer. | People helped him carry trash, it's told. | Later he was made to take it back.

# abebe-bikila | person | Abebe Bikila | abebe bikila, bikila, barefoot marathon, barefoot olympic marathon | Abebe Bikila
> Bikila ran through Rome without shoes. | Bikila did exercises after the finish. | Bikila competed once more, in a wheelchair.
@ Bare feet on the Appian Way, and torches.
3 | bare feet | Who was Abebe Bikila? | Abebe Bikila won the marathon barefoot | In Rome in nineteen sixty, the Ethiopian guardsman Abebe Bikila won gold with no shoes, in a world best. He was the first Black African to win Olympic gold. | He'd joined at the last moment. | The new shoes gave him blisters.
4 | obelisk | Where did he break away? | He sped up at a stolen obelisk | Near the finish stood the obelisk of Axum, which Italy had taken from Ethiopia. There, as planned, Bikila left the other man behind. | He passed the arch where Mussolini's troops had set out. | The stone was returned in two thousand five.
5 | gymnastics | What did he do in Tokyo? | He won again, and did gymnastics | In nineteen sixty four, weeks after his appendix was out, Abebe Bikila won in shoes and socks, the first to win twice. Then he stretched on the grass to fill the time. | I could run ten kilometers more, he said. | Nobody knew Ethiopia's anthem, so the band played Japan's.
4 | wheelchair bow | How did he go on? | After a crash, he shot arrows from a wheelchair | In nineteen sixty nine, Bikila's car went off the road, and he couldn't walk. He took part in archery, table tennis, and a sled race in Norway, which he won. | It was God's will that I won, he said, and that I had my accident. | He died at forty one.
3 | radio cheer | What did he begin? | Africa's runners followed him | Since then, Ethiopia and Kenya have won more long races than anyone. Haile Gebrselassie heard of Bikila as a boy. | As a boy, Haile ran ten kilometers to school. | His emperor gave him a ring.

# bobby-fischer | person | Bobby Fischer | bobby fischer, fischer chess, fischer spassky, match of the century chess | Bobby Fischer
> Fischer gave up his queen at thirteen. | The Cold War sat at one board. | Fischer wouldn't come out to play.
@ An empty chair, and a clock that runs.
3 | chess board | Who was Bobby Fischer? | Bobby Fischer beat the Soviets alone | The American Bobby Fischer learned chess at six from a set with instructions. In nineteen seventy two, he took the world title that Soviets had held for twenty four years. | He was a grandmaster at fifteen. | He left school for it.
5 | lost queen | What is the Game of the Century? | At thirteen, he gave up his queen and won | In nineteen fifty six, against Donald Byrne, Fischer let his queen be taken, and hunted the king with the small pieces. | A magazine named it so within weeks. | He'd seen it far ahead.
4 | cold war board | What happened in Reykjavik? | The world watched a board on Iceland | Fischer came late, complained of cameras, and lost two games, one by not showing up. Then he won. Kissinger had phoned him. | The Soviets had chairs X-rayed, and found two dead flies. | Spassky applauded one game.
4 | empty throne | Why did Fischer not defend? | He never played for the title again | In nineteen seventy five, his terms weren't met, and Karpov was champion without a move. Fischer vanished for nearly twenty years. | He'd hummed hymns with a sect. | He was seen in buses.
3 | shuffled pieces | What did Fischer leave to chess? | He shuffled the back row | To kill learned openings, Fischer proposed to set the main pieces at random: nine hundred and sixty ways. | The clock that adds seconds is his, too. | He ended in Iceland, full of hate, at sixty four, the number of squares.

# james-dean | person | James Dean | james dean, rebel without a cause, james dean death, little bastard car | James Dean
> James Dean made three films. | An actor warned him of his car. | James Dean's Porsche won't leave the story.
@ A red jacket, a cigarette, and a shrug.
3 | red jacket | Who was James Dean? | James Dean became a legend with three films | The American James Dean played the lead in East of Eden, Rebel Without a Cause and Giant, in a year and a half. He died at twenty four, before two were shown. | He made the teenager a hero. | He was put up for two Oscars after his death.
5 | warned driver | Who warned him? | An actor foretold James Dean's death | A week before, James Dean showed the actor Alec Guinness his new Porsche. If you get in that car, Guinness said, by his own account, you'll be found dead in a week. | It was a Friday. | He wrote it in his memoirs.
4 | road crossing | How did James Dean die? | A student turned left in front of him | On September thirtieth, nineteen fifty five, on the way to a race, Dean's Porsche hit a Ford. That guy's got to stop, he'd said. | Two hours before, he'd got a ticket for speed. | The student was barely hurt.
4 | silver wreck | Is the car cursed? | The curse was told by its owner | Parts of James Dean's car were said to have killed others, and the wreck vanished from a truck in nineteen sixty. The man who showed it for money told it. | A gearbox turned up in twenty twenty. | Nobody has found the rest.
3 | safety ad | What was his last film? | He told teens to drive slowly | Weeks before, Dean filmed an ad: take it easy driving, the life you save might be mine. The line was his own. | It had been yours. | He's in a cowboy's clothes.

# grace-kelly | person | Grace Kelly | grace kelly, princess grace, grace kelly wedding, grace of monaco | Grace Kelly
> Eleven films, and a crown. | Grace Kelly's handbag hid a baby. | Grace Kelly couldn't come back for one role.
@ White gloves, and a ship across the ocean with eighty suitcases.
3 | white gloves | Who was Grace Kelly? | Grace Kelly left Hollywood for a throne | Grace Kelly of Philadelphia made eleven films in five years, three for Hitchcock, and won an Oscar. In nineteen fifty six, she married Rainier of Monaco. | Her father had laid bricks and won gold at rowing. | She was twenty six.
4 | photo date | How did they meet? | A photo for a magazine led to a wedding | At Cannes in nineteen fifty five, a magazine arranged pictures with the prince. The power was out, Grace Kelly's hair was wet, and he was late. | He showed her his tigers. | They wrote letters for months.
4 | kelly bag | Why is a bag named after her? | She hid her belly behind a bag | In nineteen fifty six, pregnant, Grace Kelly held her Hermes bag before her as photographers came. Women asked for the Kelly. | The firm later named it so. | It dates from the thirties.
5 | lost role | Did she want to return to film? | Monaco said no to Hitchcock | In nineteen sixty two, Grace Kelly agreed to play a thief in Marnie. Monaco's people didn't want their princess kissing on screen. | She wept in her room for days. | She painted with dried flowers.
4 | curve road | How did Grace Kelly die? | She died on a bend above Monaco | In nineteen eighty two, Grace Kelly had a small stroke at the wheel, and the car went down the slope. Her daughter Stephanie was hurt. | It isn't the road of her film, though it's close. | Her dress is still copied.

# buster-keaton | person | Buster Keaton | buster keaton, keaton, the great stone face, buster keaton stunts, steamboat bill | Buster Keaton
> A house fell on him, and he'd measured. | Keaton broke his neck and didn't notice. | Keaton never smiled.
@ A wall falls, and a man stands in the window.
3 | flat hat | Who was Buster Keaton? | Buster Keaton risked his neck and never smiled | The American Buster Keaton wrote, shot and risked his silent comedies of the twenties. If he laughed, he'd found as a child on stage, they didn't. | His parents threw him around the stage. | Houdini is said to have named him.
5 | falling wall | Was the falling house real? | Two tons fell, with a hand's width to spare | In Steamboat Bill Junior, a real house front comes down on Keaton, and the attic window passes around his head. A nail marked where to stand. | Some of the crew looked away. | He'd just heard that his studio was gone.
4 | water tower | How did he break his neck? | He read of his broken neck years later | In Sherlock Junior, water from a tower threw Keaton onto the rails. He had headaches, and went on. A doctor saw the healed crack a decade after. | He'd never stopped filming. | It's in the film.
4 | train in river | What was the most expensive shot? | He drove a real train into a river | In Buster Keaton's The General, in nineteen twenty six, a locomotive falls through a burning bridge. It was filmed once. | It was the dearest shot of the silent age. | The engine lay there till the war.
4 | late clap | How did Keaton end? | He was forgotten and found again | The studio took away Keaton's freedom, and he drank. In the sixties, in Venice, they stood for ten minutes. Sure it's great, he said, but it's thirty years late. | He worked with Chaplin once. | Jackie Chan names him as his teacher.

# jim-henson | person | Jim Henson | jim henson, muppets creator, who invented the muppets, kermit the frog, the muppets, jim henson biography | Jim Henson
> Kermit was his mother's coat. | Jim Henson sold coffee with violence. | Big Bird sang at his funeral.
@ A hand in green felt, and suddenly somebody's there.
3 | green puppet | Who was Jim Henson? | Jim Henson gave the world the Muppets | The American Jim Henson built puppets for television that live in the frame, with soft faces and no stage. Sesame Street, the Muppet Show and The Dark Crystal are his. | He'd hoped to get into TV, by any way. | He'd been a shy boy in Mississippi.
4 | spring coat | What was Kermit made of? | Kermit was cut from a coat | In nineteen fifty five, Henson made a kind of lizard from his mother's old green coat, with half a ping-pong ball for each eye. | He became a frog later. | He was Henson's own voice.
5 | coffee ad | What were his ads? | He shot and froze those who wouldn't drink | From nineteen fifty seven, in ads of ten seconds for Wilkins coffee, Wilkins asks Wontkins to have some, who says no, and is blown up. Jim Henson made hundreds. | Sales rose. | Nobody had been so rude.
4 | bird song | What happened at his memorial? | Big Bird sang for him | Jim Henson died suddenly at fifty three, in nineteen ninety. He'd asked that no one wear black and that a band play. Big Bird sang It's Not Easy Being Green. | Puppeteers held up their characters. | He'd left letters for his children.
3 | letter garden | What did Henson want? | He hoped to leave the world a bit better | In Fraggle Rock, Jim Henson set out to help end war, by showing how kinds depend on each other. It ran behind the Iron Curtain, too. | Children in ninety lands saw it. | Silly, he thought, was a serious matter.
`
