/** Lives, voyages and a play that everybody has heard of, for `readTopics`. */
export const LIVES_AND_VOYAGES = `
# malala-yousafzai | person | Malala Yousafzai | malala yousafzai, malala, biography of malala, malala story | Malala Yousafzai
> She was shot for going to school. | The youngest laureate ever. | The news came in chemistry class.
@ A school bus stops, and somebody asks for your name.
3 | school books | Who is Malala Yousafzai? | Malala fights for girls' right to school | Malala Yousafzai, born in Pakistan in nineteen ninety seven, wrote about life under the Taliban, who forbade girls to go to school. | She was eleven when she began, under another name. | Her father ran a school.
5 | school bus | What happened to Malala? | A gunman shot Malala on her school bus | In October twenty twelve, a man of the Taliban asked for Malala Yousafzai by name and shot her in the head. She was fifteen. | Two other girls were hurt. | Doctors in Pakistan and England saved her life.
5 | medal | When did Malala win the Nobel Peace Prize? | Malala won the Nobel Prize at seventeen | In twenty fourteen, Malala Yousafzai shared the Nobel Peace Prize with Kailash Satyarthi of India. Nobody has got a Nobel Prize younger. | She was at school when she heard of it. | She finished her lessons of the day.
3 | graduation hat | What did Malala study? | Malala studied at Oxford | Malala Yousafzai studied philosophy, politics and economics at Oxford and finished in twenty twenty. | Benazir Bhutto of Pakistan had studied the same there. | Her birthday, the twelfth of July, is called Malala Day.
3 | girls in class | What is the Malala Fund? | Malala's fund helps girls to learn | The Malala Fund, founded in twenty thirteen, supports people who fight for twelve years of school for each girl. | She gave prize money for schools. | More than a hundred million girls do not go to school.

# michael-faraday | person | Michael Faraday | michael faraday, faraday, faraday cage, biography of faraday | Michael Faraday
> A bookbinder who read what he bound. | No mathematics, and yet a motor. | He turned down a title.
@ A wire turns around a magnet, and a man dances around the table.
3 | wire and magnet | Who was Michael Faraday? | Faraday made electricity move things | Michael Faraday was an English scientist, born in seventeen ninety one. He built the first electric motor and found how magnets make electric current. | Every generator works that way. | He had hardly any mathematics.
4 | book binding | How did Michael Faraday learn science? | Faraday read the books that he bound | Faraday left school early and was apprenticed to a bookbinder, where he read about electricity. He heard lectures by the chemist Humphry Davy, and sent him his notes. | Davy made him an assistant. | His father was a blacksmith.
4 | metal cage | What is a Faraday cage? | A Faraday cage keeps electricity out | In a closed metal cage, electric charge stays on the outside. In eighteen thirty six, Faraday sat in one himself. | A car protects from lightning in that way. | Microwave ovens keep their waves in with it.
4 | candle | What are the Christmas Lectures? | Faraday explained science to the young | In eighteen twenty five, the Royal Institution in London began Christmas Lectures for the young, and Faraday gave nineteen series of them. | The one on a candle became a book. | The lectures still take place.
3 | plain stone | Did Michael Faraday become a knight? | Faraday wanted no title | Faraday declined to be knighted and twice refused to lead the Royal Society. He wanted to stay plain Mister Faraday. | He belonged to a strict Christian group. | He lies in Highgate Cemetery, and not in Westminster Abbey.

# race-to-the-south-pole | event | the race to the South Pole | race to the south pole, roald amundsen, amundsen, robert falcon scott, amundsen and scott, scott and amundsen, scott of the antarctic, who was first at the south pole, first to reach the south pole | Amundsen's South Pole expedition
> He said that he was going north. | Dogs against ponies. | I am just going outside.
@ Endless white, and in front of you a flag that is not yours.
3 | flag in snow | Who was first at the South Pole? | Amundsen was first at the South Pole | On the fourteenth of December nineteen eleven, the Norwegian Roald Amundsen and four men reached the South Pole. Robert Falcon Scott came about five weeks later. | Amundsen left a tent and a letter for him. | All five Norwegians came home.
5 | telegram | Did Amundsen keep his plan secret? | Amundsen kept his true aim a secret | Amundsen had said that he would go to the Arctic. On the way he told his men the truth, and let Scott know by telegram that he was going to Antarctica. | Others had just claimed the North Pole. | Even Nansen, who had let him have the ship, learned of it late.
4 | sled dogs | Why did Amundsen win against Scott? | Dogs and skis beat ponies and motors | Amundsen used dogs, skis and furs as people of the Arctic do. Scott's ponies and motor sleds failed, and his men pulled the sleds themselves. | Amundsen had marked his stores well. | Some dogs became food on the way.
5 | tent | How did Scott die? | Scott's men died eleven miles from food | On the way back, Scott and his last two companions died in a blizzard in their tent in March nineteen twelve, eleven miles from a large store. | They were found in November. | They had carried stones with fossils to the end.
4 | man in snow | Who said I am just going outside? | Oates walked out to save the others | Lawrence Oates, whose feet were frozen, said: I am just going outside and may be some time. He walked into the storm. | He did not want to hold the others up. | Scott's diary tells it.

# the-vasa | event | the ship Vasa | the vasa, vasa ship, the vasa ship, vasa museum, the warship vasa | Vasa (ship)
> It sailed for about twenty minutes. | A test was stopped, since it went too badly. | Nearly all of the wood is the old wood.
@ A light wind, open gun ports, and a whole city at the shore.
3 | warship | What was the Vasa? | The Vasa sank on its first trip | The Vasa was a Swedish warship that sank in Stockholm in August sixteen twenty eight, after little more than a kilometer. | Some thirty people died. | The king was at war with Poland.
4 | running sailors | Why did the Vasa sink? | The Vasa was too high and too narrow | With two decks of guns, the Vasa was heavy at the top. A gust laid it on its side, and water came in through the open gun ports. | A test with thirty running men had been stopped. | The admiral feared that it would turn over in the harbor.
4 | diver | How was the Vasa found? | An amateur found the Vasa with a steel tube | Anders Franzen searched the harbor of Stockholm for years, and in nineteen fifty six his tool brought up a plug of black oak. | In nineteen sixty one, the ship was raised. | Steel cables were pulled through tunnels below it.
4 | cold water | Why is the Vasa so well preserved? | The worm that eats ships was missing | The Baltic Sea has too little salt for the shipworm. So the Vasa lay for three hundred and thirty three years and stayed nearly whole. | Nearly all of its wood is original. | It was sprayed with wax for seventeen years.
3 | museum | Where can you see the Vasa? | The Vasa stands in a museum in Stockholm | The Vasa Museum was built around the ship and opened in nineteen ninety. It is among the most visited museums of Scandinavia. | The masts above its roof show the old height. | It is dim inside, to protect the wood.

# romeo-and-juliet | culture | Romeo and Juliet | romeo and juliet, romeo juliet, the story of romeo and juliet, wherefore art thou romeo | Romeo and Juliet
> Four days from first look to grave. | Wherefore does not mean where. | There is no balcony.
@ A masked ball, and you take the hand of your enemy's child.
3 | two lovers | What is Romeo and Juliet about? | Two children of enemies fall in love | In Shakespeare's play, Romeo and Juliet of Verona marry in secret, although their families hate each other. By a mistake, both take their own lives. | Their death ends the feud. | It was first printed in fifteen ninety seven.
4 | calendar | How long does Romeo and Juliet last? | Romeo and Juliet's story takes about four days | From Sunday to the early hours of Thursday, Romeo and Juliet meet, marry, part and die. | In the poem that Shakespeare used, it takes months. | Juliet is not yet fourteen.
5 | window | Is there a balcony in Romeo and Juliet? | Shakespeare wrote no balcony | In Shakespeare's text, Juliet appears above, at a window. The word balcony does not stand in the play. | Later stages added it. | The balcony in Verona was built on for visitors in the twentieth century.
4 | question mark | What does wherefore art thou Romeo mean? | Wherefore means why, not where | Juliet asks: why are you Romeo? She wishes that he had another name, since he belongs to the enemy. | So the next line says: deny thy father. | She does not know that he hears her.
3 | old book | Did Shakespeare invent Romeo and Juliet? | Shakespeare retold an Italian story | Italian writers had told the tale of Romeo and Juliet before, and an English poem by Arthur Brooke of fifteen sixty two was Shakespeare's source. | Luigi da Porto set it in Verona. | West Side Story tells it again in New York.
`
