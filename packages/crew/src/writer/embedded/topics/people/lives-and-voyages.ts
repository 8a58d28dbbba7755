/** Lives, voyages and a play that everybody has heard of, for `readTopics`. */
export const LIVES_AND_VOYAGES = `
# malala-yousafzai | person | Malala Yousafzai | malala yousafzai, malala, biography of malala, malala story | Malala Yousafzai
> Malala was shot for going to school. | Malala won the Nobel Prize at seventeen. | Malala got the news in chemistry class.
@ A school bus stops, and a stranger asks for your name.
3 | school books | Who is Malala Yousafzai? | Malala fights for girls' right to school | Under the Taliban, girls in Malala Yousafzai's part of Pakistan weren't allowed to go to school. She wrote about it for the world. | She was eleven when she began, under another name. | Her father ran a school.
5 | school bus | What happened to Malala? | A gunman shot Malala on her school bus | In October twenty twelve, a Taliban gunman asked for Malala Yousafzai by name, and shot her in the head. She was fifteen. | Two other girls were hurt. | Doctors in Pakistan and England saved her life.
5 | medal | When did Malala win the Nobel Peace Prize? | Malala won the Nobel Prize at seventeen | In twenty fourteen, Malala Yousafzai shared the Nobel Peace Prize with Kailash Satyarthi of India. Nobody has ever won a Nobel Prize younger. | She heard about it at school, in chemistry. | She finished her lessons that day.
3 | graduation hat | What did Malala study? | Malala studied at Oxford | Philosophy, politics and economics: Malala Yousafzai studied them at Oxford, and finished in twenty twenty. | Benazir Bhutto of Pakistan had studied the same there. | Her birthday, the twelfth of July, is called Malala Day.
3 | girls in class | What is the Malala Fund? | Malala's fund helps girls to learn | Since twenty thirteen, the Malala Fund has supported people who fight for twelve years of school for every girl. | She gave prize money for schools. | More than a hundred million girls still don't go to school.

# michael-faraday | person | Michael Faraday | michael faraday, faraday, faraday cage, biography of faraday | Michael Faraday
> Michael Faraday learned science from the books he bound. | Michael Faraday built a motor with hardly any math. | Michael Faraday turned down a title.
@ A wire turns around a magnet, and a man dances around the table.
3 | wire and magnet | Who was Michael Faraday? | Faraday made electricity move things | Michael Faraday built the first electric motor and found out how magnets make electric current. | Every generator works that way. | And he knew very little mathematics.
4 | book binding | How did Michael Faraday learn science? | Faraday read the books that he bound | Michael Faraday left school early for a bookbinder's shop, where he read about electricity. Then he heard Humphry Davy lecture, and sent him his notes. | Davy made him his assistant. | His father was a blacksmith.
4 | metal cage | What is a Faraday cage? | A Faraday cage keeps electricity out | On a closed metal cage, electric charge stays outside. In eighteen thirty six, Michael Faraday climbed into one himself. | That's how a car protects you from lightning. | And your microwave keeps its waves in.
4 | candle | What are the Christmas Lectures? | Faraday explained science to the young | In eighteen twenty five, the Royal Institution in London started Christmas Lectures for young people. Michael Faraday gave nineteen series of them. | The one on a candle became a book. | They're still held every year.
3 | plain stone | Did Michael Faraday become a knight? | Faraday turned down a knighthood | Michael Faraday declined to be knighted, and twice refused to lead the Royal Society. He wanted to stay plain Mister Faraday. | He belonged to a strict Christian group. | He lies in Highgate Cemetery, not in Westminster Abbey.

# race-to-the-south-pole | event | the race to the South Pole | race to the south pole, roald amundsen, amundsen, robert falcon scott, amundsen and scott, scott and amundsen, scott of the antarctic, who was first at the south pole, first to reach the south pole | Amundsen's South Pole expedition
> Amundsen said he was going north. | Dogs beat ponies to the South Pole. | Scott's men died eleven miles from food.
@ Endless white, and in front of you a flag that is not yours.
3 | flag in snow | Who was first at the South Pole? | Amundsen was first at the South Pole | On the fourteenth of December nineteen eleven, the Norwegian Roald Amundsen and four men reached the South Pole. Robert Falcon Scott came five weeks too late. | Amundsen left a tent and a letter for him. | All five Norwegians came home.
5 | telegram | Did Amundsen keep his plan secret? | Amundsen kept his true aim a secret | Everyone thought Amundsen was headed for the Arctic. On the way, he told his men the truth, and Scott learned by telegram that he was going south. | Others had just claimed the North Pole. | Even Nansen, who'd lent him the ship, found out late.
4 | sled dogs | Why did Amundsen win against Scott? | Dogs and skis beat ponies and motors | Amundsen used dogs, skis and furs, the way Arctic peoples do. Scott's ponies and motor sleds failed, and his men pulled the sleds themselves. | Amundsen had marked his food stores well. | Some dogs became food on the way.
5 | tent | How did Scott die? | Scott's men died eleven miles from food | On the way back, in March nineteen twelve, Scott and his last two men died in their tent in a blizzard. A big food store was eleven miles away. | They were found in November. | To the end, they'd carried stones with fossils.
4 | man in snow | Who said I am just going outside? | Oates walked out to save the others | Lawrence Oates, with frozen feet, said: I am just going outside and may be some time. Then he walked into the storm. | He didn't want to slow the others down. | We know it from Scott's diary.

# the-vasa | event | the ship Vasa | the vasa, vasa ship, the vasa ship, vasa museum, the warship vasa | Vasa (ship)
> The Vasa sailed for about twenty minutes. | They stopped the Vasa's test because it was going too badly. | Nearly all of the Vasa's wood is the old wood.
@ A light wind, open gun ports, and a whole city at the shore.
3 | warship | What was the Vasa? | The Vasa sank on its first trip | In August sixteen twenty eight, the Swedish warship Vasa sank off Stockholm, after little more than a kilometer. | Some thirty people died. | The king was at war with Poland.
4 | running sailors | Why did the Vasa sink? | The Vasa was too high and too narrow | With two decks of guns, the Vasa was top-heavy. A gust laid it on its side, and water poured in through the open gun ports. | In a test, thirty men ran from side to side, until it was stopped. | The admiral feared it would roll over in the harbor.
4 | diver | How was the Vasa found? | An amateur found the Vasa with a steel tube | Anders Franzen searched Stockholm's harbor for years. In nineteen fifty six, his tool brought up a plug of black oak: the Vasa. | Five years later, the ship came up. | Steel cables were pulled through tunnels below it.
4 | cold water | Why is the Vasa so well preserved? | The worm that eats ships was missing | The Baltic isn't salty enough for shipworms. So the Vasa lay there for three hundred thirty three years and stayed nearly whole. | Nearly all the wood is original. | It was sprayed with wax for seventeen years.
3 | museum | Where can you see the Vasa? | The Vasa stands in a museum in Stockholm | In Stockholm, the Vasa Museum was built around the ship, and opened in nineteen ninety. | Masts above the roof show how tall it was. | It is dim inside, to protect the wood.

# romeo-and-juliet | culture | Romeo and Juliet | romeo and juliet, romeo juliet, the story of romeo and juliet, wherefore art thou romeo | Romeo and Juliet
> Romeo and Juliet need four days from first look to grave. | Wherefore doesn't mean where. | Shakespeare wrote no balcony for Romeo and Juliet.
@ A masked ball, and you take the hand of your enemy's child.
3 | two lovers | What is Romeo and Juliet about? | Two children of enemies fall in love | In Shakespeare's play, Romeo and Juliet of Verona marry in secret, although their families hate each other. By a mistake, both take their own lives. | Their death ends the feud. | It was first printed in fifteen ninety seven.
4 | calendar | How long does Romeo and Juliet last? | Romeo and Juliet's story takes about four days | Between a Sunday and the early hours of Thursday, Romeo and Juliet meet, marry, part and die. | In the poem that Shakespeare used, it's months. | Juliet is not yet fourteen.
5 | window | Is there a balcony in Romeo and Juliet? | Shakespeare wrote no balcony | In Romeo and Juliet, she appears above, at a window. The word balcony isn't in the play. | Later stages added it. | Verona added the famous one for visitors, in the twentieth century.
4 | question mark | What does wherefore art thou Romeo mean? | Wherefore means why, not where | Juliet isn't looking for Romeo. She asks why he has to be Romeo, a name from the enemy's side. | That's why the next line says: deny thy father. | She doesn't know he's listening.
3 | old book | Did Shakespeare invent Romeo and Juliet? | Shakespeare retold an Italian story | Italian writers told of Romeo and Juliet first. Shakespeare worked from an English poem by Arthur Brooke, of fifteen sixty two. | Luigi da Porto set it in Verona. | West Side Story tells it again in New York.
`
