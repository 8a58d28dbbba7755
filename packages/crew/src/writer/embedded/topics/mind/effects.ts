/** Effects, rules and ideas about the mind that bear a name, for `readTopics`. */
export const EFFECTS = `
# spotlight-effect | mind | the spotlight effect | spotlight effect, the spotlight effect, nobody notices you | Spotlight effect
> Nobody saw your shirt. | The light is only in your head. | They are busy thinking of themselves.
@ You walk in late, and every eye seems to be on you.
3 | spotlight | What is the spotlight effect? | We think others notice us more than they do | The spotlight effect is the feeling that everybody sees our mistakes, our hair or our clothes. Others notice far less of it than we think. | We know ourselves best, so we take our view for theirs. | It makes small slips feel huge.
4 | odd t shirt | Which experiment showed the spotlight effect? | A silly T-shirt proved the spotlight effect | In the year two thousand, students had to enter a room in a T-shirt with a singer they were ashamed of. They guessed that half would notice. About a quarter did. | The study was made at Cornell. | Half of the attention was imagined.
3 | mirror | Why does the spotlight effect happen? | We start from what we feel ourselves | Your own blushing and stumbling feels strong, and the mind corrects too little for the fact that others do not feel it. | Psychologists call that an anchor. | The same holds for our good moments.
3 | crowd | How can you use the spotlight effect? | Remember that others think of themselves | When you feel watched, ask what you noticed of others today. Mostly it is little. | That is how much they noticed of you. | It can make speaking in public easier.
4 | glass head | What is the illusion of transparency? | We also think that others can read us | A close relative of the spotlight effect is the illusion of transparency: we believe that our nervousness shows far more than it does. | Speakers who were told of it spoke better in a study. | Your listeners cannot hear your heart.

# frequency-illusion | mind | the Baader-Meinhof phenomenon | baader meinhof phenomenon, the baader meinhof phenomenon, baader-meinhof phenomenon, baader meinhof effect, frequency illusion, the frequency illusion, why do i see the same thing everywhere, why do i keep seeing the same thing | Frequency illusion
> You learn a word, and it follows you. | Nothing changed, except you. | Buy a red car, and the streets are full of them.
@ You read a word for the first time, and then three times more before the evening.
3 | red cars | What is the Baader-Meinhof phenomenon? | What you just learned seems to be everywhere | The Baader-Meinhof phenomenon, or frequency illusion, is the feeling that something you have just noticed suddenly turns up all the time. | It was there before. | You simply did not see it.
3 | filter | Why does the frequency illusion happen? | Attention and memory work together | First your attention picks the new thing out. Then each hit feels like proof, and all the misses are forgotten. | The brain throws away most of what it sees. | The second part is called confirmation bias.
5 | newspaper letter | Where does the name Baader-Meinhof come from? | A reader's letter named the phenomenon | In nineteen ninety four a newspaper reader in Minnesota wrote that he had come across the German Baader-Meinhof group twice in one day. Others knew the feeling. | The group itself has nothing to do with it. | Arnold Zwicky coined the term frequency illusion about ten years later.
3 | pregnant women | What are examples of the frequency illusion? | New parents see strollers everywhere | Whoever expects a child sees pregnant people and strollers at every corner. Whoever wants a certain car sees it at each light. | The number on the street is the same. | What matters to you gets through.
4 | doctor | Can the frequency illusion be harmful? | The illusion can mislead experts too | A doctor who has just read of a rare illness may see it where it is not, and investors may see a pattern in chance. | Counting helps. | How often something seems to happen is a poor measure.

# pygmalion-effect | mind | the Pygmalion effect | pygmalion effect, the pygmalion effect, rosenthal effect, self-fulfilling prophecy, self fulfilling prophecy | Pygmalion effect
> Expect more, and get more. | The list was drawn by chance. | A teacher's belief can be a push.
@ A teacher gets a list of children who will bloom, and the list is a lie.
3 | class room | What is the Pygmalion effect? | High expectations can lift performance | The Pygmalion effect means that people often do better when others expect more of them. | It is a prophecy that fulfills itself. | The opposite, with low hopes, is called the golem effect.
4 | random list | Which experiment showed the Pygmalion effect? | Children picked by chance did better | In the sixties, Robert Rosenthal and Lenore Jacobson told teachers that some pupils would bloom soon. The names were random, and some of these pupils gained more. | The effect was clearest in the youngest classes. | The study has been argued about ever since.
3 | patient teacher | How does the Pygmalion effect work? | Teachers give hopeful pupils more | Whoever expects much is warmer, waits longer for an answer, gives harder tasks and says more clearly what was good. | Mostly nobody notices doing it. | The pupils feel it anyway.
3 | marble statue | Who was Pygmalion? | Pygmalion was a sculptor in a myth | In the Greek and Roman myth, Pygmalion carves a woman so beautiful that he falls in love, and the goddess of love brings her to life. | The Roman poet Ovid tells it. | My Fair Lady goes back to it.
4 | small scale | How strong is the Pygmalion effect? | The effect is real, and mostly small | Later research found effects of teachers' expectations, but smaller than the first study made people think. | Teachers' expectations are often simply right. | Belief alone does not replace teaching.

# mere-exposure-effect | mind | the mere exposure effect | mere exposure effect, the mere exposure effect, mere-exposure effect, familiarity principle, exposure effect | Mere-exposure effect
> You like it because you know it. | The song was bad, the first time. | That is why ads repeat.
@ You hated that song. Now you hum it.
3 | same poster | What is the mere exposure effect? | We come to like what we see often | The mere exposure effect is that people tend to like things more just because they have met them before. | It works with faces, songs, words and shapes. | Robert Zajonc made it famous in nineteen sixty eight.
4 | invented signs | How was the mere exposure effect shown? | Unknown signs became likable by repetition | Robert Zajonc showed people signs that looked like Chinese. Those that they had seen more often, they took for something better. | They could not read any of them. | So meaning had nothing to do with it.
5 | mirror face | Why do we dislike photos of ourselves? | You know your face the wrong way round | We see ourselves in mirrors, so a photo looks odd. In a study, people liked their mirror image more, and their friends the true picture. | No face is quite the same on both sides. | Each liked what they were used to.
4 | eiffel tower | Did people dislike the Eiffel Tower at first? | Paris got used to the Eiffel Tower | Artists protested against the Eiffel Tower in eighteen eighty seven. Today it is loved, and being used to it may be a part of that. | It was meant to stand for twenty years. | Its antennas saved it as well.
3 | annoying ad | Does the mere exposure effect always work? | Too much repetition makes us tired | Liking grows over the first meetings and may fall again when something comes too often. What is disliked at first can get worse. | Songs on the radio show it. | Breaks between meetings help.

# zeigarnik-effect | mind | the Zeigarnik effect | zeigarnik effect, the zeigarnik effect, unfinished tasks, why cliffhangers work | Zeigarnik effect
> What is not finished stays in your head. | It began with a waiter. | Series live from it.
@ The episode ends, and the door is only half open.
3 | open door | What is the Zeigarnik effect? | Unfinished tasks stick in the mind | The Zeigarnik effect says that we remember interrupted tasks better than those we have finished. | A goal keeps a kind of tension until it is reached. | That is the idea, and studies do not always find it.
4 | waiter | How was the Zeigarnik effect discovered? | A waiter's memory started it | It is told that the professor Kurt Lewin noticed how waiters knew open orders by heart and forgot them once they were paid. | His student Bluma Zeigarnik tested the idea in Berlin. | She published it in nineteen twenty seven.
4 | to do list | How do you get unfinished tasks out of your head? | A plan quiets open tasks | In a study of twenty eleven, open goals disturbed people less once they had written down when and how they would go on. | They need not be finished. | A list in the evening is made for that.
3 | cliffhanger | How do series use the Zeigarnik effect? | Cliffhangers leave a question open | A story that stops in the middle makes us want the end. Authors of serials used it long before television. | Dickens was read that way. | Short videos do it in their first sentence.
3 | first step | Can the Zeigarnik effect help against putting off? | Just begin, and it pulls you on | Once a task is begun, many people feel drawn to go on with it. So a start of five minutes is a good trick. | Going back to interrupted work is a known tendency. | Stop in the middle of a sentence, some writers advise.

# barnum-effect | mind | the Barnum effect | barnum effect, the barnum effect, forer effect, the forer effect, why horoscopes seem true, why do horoscopes feel true | Barnum effect
> It fits you. It fits everybody. | The same page for all of them. | Horoscopes live from it.
@ You read about yourself, and nod. So does the whole class.
3 | horoscope | What is the Barnum effect? | Vague praise feels made for you | The Barnum effect is that people take general statements that fit nearly everybody as a good description of themselves. | You tend to be critical of yourself: that is such a sentence. | Horoscopes and some personality tests use it.
4 | same sheet | Who showed the Barnum effect? | A teacher gave everybody the same result | In nineteen forty eight, Bertram Forer gave students a personality test, and then one and the same text to all. On average they rated it over four out of five. | He had taken it partly from an astrology book. | They found out when he read it aloud.
3 | circus | Why is it called the Barnum effect? | It is named after a showman | P. T. Barnum ran a circus and museums in the nineteenth century. The psychologist Paul Meehl named the effect after him. | Something for everybody was the idea of his shows. | It is called the Forer effect, too.
3 | two faces | Why does the Barnum effect work? | We look for what fits | The sentences of horoscopes are double, such as: at times you are outgoing, at times reserved. We remember the half that fits. | Praise is believed more easily than blame. | So most of them flatter.
3 | question mark | How do you notice the Barnum effect? | Ask whether it would fit your neighbor, too | Read the horoscope as if it were meant for somebody else. If it still fits, it says nothing about you. | A good test can also say what you are not. | Swapped horoscopes feel as true as the right ones.

# learned-helplessness | mind | learned helplessness | learned helplessness, learned optimism | Learned helplessness
> The door was open. They did not go. | It can be learned, and unlearned. | Control is a medicine.
@ There is a way out, and you do not even look.
3 | open cage | What is learned helplessness? | Whoever could never change anything stops trying | Learned helplessness means that somebody who had no control for long no longer tries, even when there is a way. | It was found in animals first. | It is one of the models of depression.
4 | old laboratory | Who discovered learned helplessness? | Seligman and Maier found it in the sixties | Martin Seligman and Steven Maier saw that dogs that could not stop small shocks later did not flee, although they could have. | Such tests would hardly be allowed now. | Those with control before did flee.
5 | brain | Is helplessness really learned? | Decades later, they turned it around | In twenty sixteen, Maier and Seligman wrote that giving up is the first reaction of the brain, and that control is what must be learned. | Brain research led them there. | So what helps is to feel that one's acts matter.
3 | small step | How do you overcome learned helplessness? | Small successes teach control | Begin with something small that you can decide, and notice that it worked. Then take the next. | Therapy works with that, too. | In the tests, the animals were led to the way out by hand.
3 | open hand | How can parents prevent helplessness? | Let children do what they can do | Children who may choose, try and fail in small things learn that what they do matters. | Praise for effort points the same way. | Doing everything for them teaches the opposite.

# cognitive-dissonance | mind | cognitive dissonance | cognitive dissonance, cognitive dissonance theory, cognitive dissonance examples | Cognitive dissonance
> You know better, and find a reason. | They were paid one dollar to lie. | The world did not end. They believed all the more.
@ You know that it is bad for you, and light another one.
3 | two arrows | What is cognitive dissonance? | It is the discomfort when thoughts do not fit | Cognitive dissonance is the uneasy feeling when what we believe and what we do contradict each other. We change one of them to feel better. | Mostly the belief is easier to change. | Leon Festinger described it in nineteen fifty seven.
5 | one dollar | Which experiment showed cognitive dissonance? | Those paid less believed their lie more | Students did a very dull task and had to tell the next person that it was fun, for one dollar or twenty. Those with one dollar later liked it more. | Twenty dollars was a good reason to lie. | One dollar was not, so they changed their minds.
5 | flying saucer | Which sect did Festinger study? | The world did not end, and belief grew | In nineteen fifty four, a group near Chicago waited for a flood that did not come. Some then believed that their faith had saved the world. | Researchers had joined in secret. | Some had given up jobs and homes for it.
3 | cigarette | What are examples of cognitive dissonance? | Smokers know the danger, and find excuses | A smoker may say that a grandfather smoked and got old. Somebody who bought an expensive phone reads only good reviews. | The reason comes after the act. | After a choice, we like what we took even more.
3 | honest note | How do you deal with cognitive dissonance? | Notice the excuse, and ask what you would advise | When a reason comes a bit too quickly, ask whether you would accept it from a friend. | Admitting a mistake early costs least. | The discomfort can be the start of a change.

# groupthink | mind | groupthink | groupthink, group think | Groupthink
> All agreed, and all were wrong. | Nobody wanted to be the one. | Silence is not agreement.
@ The room nods, and you swallow your doubt.
3 | meeting table | What is groupthink? | Harmony gets more important than truth | Groupthink is when a close group wants to agree so much that doubts are not said, and bad decisions follow. | It needs no bad people. | Irving Janis made the term known in nineteen seventy two.
4 | beach landing | What is a famous example of groupthink? | The Bay of Pigs is the classic case | In nineteen sixty one, advisers of President Kennedy kept their doubts to themselves, and a landing in Cuba failed within three days. | Afterward, Kennedy changed how his advisers met. | In the missile crisis, they argued openly.
3 | zipped lips | What are the signs of groupthink? | Doubters are pushed, and silence counts as yes | Typical signs: the group feels that nothing can happen to it, laughs at outsiders and presses those who doubt. | Some keep bad news away from the leader. | Everybody believes that all the others agree.
3 | devil's advocate | How do you prevent groupthink? | Let somebody argue against it | The leader should speak last, outsiders should be asked, and someone should get the task of finding faults. | Writing opinions down first helps, too. | A second meeting lets doubts come out.
4 | bus trip | What is the Abilene paradox? | A family went where nobody wanted to go | In the Abilene paradox, a family drives for hours in the heat to a bad meal, because each thought that the others wished it. | Jerry Harvey told it in nineteen seventy four. | One honest no would have been enough.

# maslow-pyramid | mind | Maslow's hierarchy of needs | maslow's hierarchy of needs, maslows hierarchy of needs, hierarchy of needs, maslow pyramid, maslow's pyramid, abraham maslow | Maslow's hierarchy of needs
> He never drew the pyramid. | First bread, then meaning. | Everybody knows it, and few have read it.
@ You are hungry, and nothing else matters.
3 | pyramid | What is Maslow's hierarchy of needs? | Maslow ordered what people need | Abraham Maslow wrote in nineteen forty three that people need food and safety first, then belonging, then respect, and at last to become all that they can be. | The last is called self-actualization. | He put the needs in five groups.
5 | pen and triangle | Did Maslow draw the pyramid? | Maslow never drew a pyramid | The famous triangle is in none of Abraham Maslow's writings on it. Others who taught managers drew it years later. | He wrote that several needs work at once. | It looks stricter than what he wrote.
3 | hungry artist | Is Maslow's hierarchy of needs true? | The order is not proved | People seek love and meaning in need and danger, too. Studies find that the needs matter everywhere, and not that one must come after the other. | Maslow knew of exceptions. | As a list, it is still useful.
3 | office | How is Maslow's hierarchy used? | Managers and teachers use the list | A hungry or frightened child learns badly, and somebody who fears for a job has no eye for growth. So look at the basics first. | Shops use it to plan what they promise. | That much is common sense.
4 | mountain top | What comes at the top of Maslow's hierarchy? | Late in life, Maslow looked beyond the self | In his last years, Abraham Maslow thought of one more step: to live for something larger than oneself. | He called it transcendence. | He died in nineteen seventy.

# murphys-law | mind | Murphy's law | murphy's law, murphys law | Murphy's law
> Whatever can go wrong. | It began with a sensor put in backward. | Toast is not out to get you.
@ You are in the other line, of course.
3 | toast on floor | What is Murphy's law? | Whatever can go wrong will go wrong | Murphy's law says that whatever can go wrong will go wrong. For engineers it means: plan for every mistake. | It is a saying, not a law of nature. | A plug that fits only one way is built by it.
4 | rocket sled | Who was Edward Murphy? | Edward Murphy was an engineer of the Air Force | In nineteen forty nine, Edward Murphy worked on tests of how much braking a person survives. His sensors had been put in the wrong way, and he swore about it. | John Stapp, who rode the rocket sled, told the press of Murphy's law. | Stapp survived more than forty times the force of gravity.
4 | buttered bread | Why does toast land on its buttered side? | Tables are too low for a full turn | Toast that slides off a table turns about half around before it hits the floor, so the top lands below. | A much higher table would change that. | Butter has little to do with it.
3 | traffic lines | Why is the other line always faster? | With more lines, one is likely to be faster | With three lines, yours is the fastest one time in three. And you remember the times when you lost. | While you stand, you see the others move. | When you are fast, you do not look.
4 | two ships | Are there other laws like Murphy's? | Parkinson and Peter have laws, too | Parkinson's law says that work fills the time it is given. The Peter principle says that people rise until a job is too hard for them. | Both began as jokes with a true core. | Both are from the fifties and sixties.

# parkinsons-law | mind | Parkinson's law | parkinson's law, parkinsons law, parkinson law of time | Parkinson's law
> Give it a week, and it takes a week. | A card took an old lady a day. | The bike shed was discussed longest.
@ Two hours left, and suddenly you are fast.
3 | clock and desk | What is Parkinson's law? | Work fills the time it is given | Parkinson's law says that work expands so as to fill the time available for it. Give a task a week, and it takes a week. | It is an observation, not a law of nature. | Deadlines use it.
3 | magazine | Who wrote Parkinson's law? | Parkinson wrote it as a joke on offices | The British historian Cyril Northcote Parkinson wrote it in The Economist in nineteen fifty five. | He showed that the navy's offices grew while its ships got fewer. | A small book on it became a best seller.
3 | alarm | How do you use Parkinson's law? | Set a shorter deadline than feels right | Give yourself half of the time, tell somebody when it will be finished, and stop then. | A timer makes it real. | Not everything can be rushed, so keep a reserve for the rest.
4 | bike shed | What is the law of triviality? | The bike shed is debated longer than the reactor | Cyril Northcote Parkinson also wrote that committees talk longest about small things that everybody understands. | Nobody dares to judge the nuclear reactor. | Programmers still call it bikeshedding.
3 | full closet | Does Parkinson's law hold for money? | Spending grows with income | Parkinson also wrote that expenses rise to meet income. The same can be said of closets, and of storage on a phone. | So put savings aside first. | What is out of sight is not spent.

# peter-principle | mind | the Peter principle | peter principle, the peter principle, why bad managers get promoted | Peter principle
> The best seller becomes a poor boss. | Everybody rises until it hurts. | A joke that turned out to be measurable.
@ Your best colleague becomes your boss, and nobody is happy.
3 | ladder | What is the Peter principle? | People rise until a job is too hard | The Peter principle says that people are promoted as long as they do well, so in the end they stand where they do not. | Good work in one job says little about the next. | Then nobody promotes them any more.
3 | book | Who invented the Peter principle? | A teacher named Laurence Peter described it | Laurence Peter and Raymond Hull published the book in nineteen sixty nine. It was meant as satire. | Several publishers had turned it down. | It became a best seller.
4 | sales chart | Is the Peter principle true? | A study of sellers found it | A study of over fifty thousand workers in sales found that the best sellers were promoted most often, and that they made poorer managers on average. | It was published in twenty nineteen. | Companies rewarded the wrong skill.
3 | two ladders | How do you avoid the Peter principle? | Pay experts without making them bosses | Some companies have two ladders, one for leading and one for experts, and let people try a new role before they keep it. | A way back without shame helps. | Money should not be the only reason to lead.
4 | dice | What else could companies do? | In a model, promoting by chance did no harm | Physicists in Italy calculated that chance could do better than promoting the best, if skills of two jobs have nothing in common. | They won a prize for research that first makes people laugh. | It is a model, not advice.

# occams-razor | mind | Occam's razor | occam's razor, occams razor, ockham's razor, ockhams razor | Occam's razor
> Think of horses, not zebras. | A friar with a sharp idea. | Simple is not always true.
@ You hear hoofbeats behind you.
3 | razor | What is Occam's razor? | Take the explanation with fewer assumptions | Occam's razor is a rule of thumb: of two explanations that fit equally well, try the one that needs fewer assumptions first. | It shaves off what is not needed. | It is no proof.
3 | monk | Who was Occam? | William of Ockham was an English friar | William of Ockham lived in the fourteenth century and taught at Oxford. The rule was known before him, and named after him later. | Ockham is a village in Surrey. | He quarreled with the pope and fled to Munich.
3 | hoof prints | What is an example of Occam's razor? | Hoofbeats mean horses, doctors say | Medical students learn: when you hear hoofbeats, think of horses, not zebras. Common illnesses come first. | A crop circle is more likely from people with boards. | Rare things do happen, though.
4 | planet orbits | How is Occam's razor used in science? | Science cuts what explains nothing | Light was once thought to need an ether to travel in. Einstein's theory did without it, and the ether was dropped. | Each extra part must earn its place. | A theory may be as complex as the facts require.
4 | tangled map | When is Occam's razor wrong? | The simple answer is sometimes wrong | Biology and history are full of things with several causes. The razor only says where to start looking. | Patients can have two illnesses at once. | Facts decide in the end.

# pareto-principle | mind | the Pareto principle | pareto principle, the pareto principle, 80 20 rule, the 80 20 rule, eighty twenty rule, pareto rule | Pareto principle
> Few causes, most effects. | It began with land in Italy. | You wear the same few shirts.
@ Your closet is full, and you wear five things.
3 | pie | What is the Pareto principle? | A few causes bring most effects | The Pareto principle says that often some eighty percent of the effect comes from twenty percent of the causes. | The two numbers need not be exact. | It is a rule of thumb.
3 | italian fields | Who was Pareto? | Pareto looked at who owned the land | The economist Vilfredo Pareto is said to have found in the eighteen nineties that about eighty percent of the land in Italy belonged to twenty percent of the people. | Joseph Juran named the principle after him. | Juran used it for faults in factories.
3 | few shirts | What are examples of the Pareto principle? | A few customers often bring most sales | A few shirts are worn most days, a few customers bring most of the sales, a few bugs cause most crashes. | Look at your own phone: few apps take most of the time. | It is not a law for everything.
3 | list with stars | How do you use the Pareto principle? | Find the few things that matter most | Write down what you did last week and mark what brought most. Do more of that, and drop some of the rest. | Ask the same about what annoys you. | Small tasks feel useful since they are quick.
4 | last details | What are the limits of the Pareto principle? | The rest is sometimes what counts | A plane that is eighty percent safe is of no use. In such things, the last details are the work. | Rare customers may be those of tomorrow. | The rule says where to begin, not where to stop.

# stockholm-syndrome | mind | Stockholm syndrome | stockholm syndrome, the stockholm syndrome | Stockholm syndrome
> They feared the police more. | Six days in a vault. | It is no official diagnosis.
@ The vault closes, and the man with the gun gives you his coat.
3 | bank vault | What is Stockholm syndrome? | Hostages may side with their captors | Stockholm syndrome is said of hostages who come to trust or defend those who hold them. | It may help to survive. | It is not in the manuals of mental illness.
4 | bank in stockholm | Where does the name Stockholm syndrome come from? | A bank robbery in Stockholm gave the name | In August nineteen seventy three, a robber held four people in a bank at Norrmalmstorg for six days. Afterward they did not want to speak against him in court. | One was Kristin Enmark. | A psychiatrist who advised the police coined the term.
5 | phone | Why did the hostages fear the police? | A hostage begged the prime minister on the phone | Kristin Enmark told the prime minister that she trusted the robbers, and that she feared the police would storm in. She found the fear quite sensible. | He did not let her leave with them. | The psychiatrist had never spoken with her.
3 | rare | How common is Stockholm syndrome? | It seems to be rare | Most hostages do not bond with their captors. Researchers have found few well described cases. | The media use the word far more often. | Fear explains much of what looks like sympathy.
3 | handcuffs | Who was Patty Hearst? | Patty Hearst robbed a bank with her kidnappers | The heiress Patty Hearst was kidnapped in nineteen seventy four and took part in a robbery two months later. A jury found her guilty. | She said that she had been forced and abused. | She was later pardoned.

# uncanny-valley | mind | the uncanny valley | uncanny valley, the uncanny valley, why are humanlike robots creepy, why do dolls look creepy | Uncanny valley
> Almost human is worse than not at all. | A curve with a hole in it. | Cartoons are safe.
@ It smiles at you, and something is wrong.
3 | robot face | What is the uncanny valley? | Nearly human faces make us uneasy | The uncanny valley is the drop in liking when a robot or figure looks nearly human, but not quite. | A toy robot is cute, and a wax figure may be creepy. | The word valley means the dip in a curve.
3 | japanese robot | Who described the uncanny valley? | Masahiro Mori drew the curve | The Japanese robot builder Masahiro Mori described it in nineteen seventy. He advised builders to make robots that look like robots. | His essay was hardly noticed for decades. | Hands of wood were better, he thought, than hands of rubber.
3 | wax figure | Why is the uncanny valley creepy? | Nobody knows exactly why | It may remind us of illness or death, or the brain cannot decide what it sees. Eyes that do not fit the face make it worse. | Several reasons may work together. | Not every study finds the valley.
4 | train film | Which films fell into the uncanny valley? | The Polar Express looked eerie to many | The animated film The Polar Express of two thousand four copied real actors, and many viewers found the eyes lifeless. | Studios learned from it. | Exaggerated faces work better.
4 | two monkeys | Do animals feel the uncanny valley? | Monkeys looked away from near-real monkey faces | In a study of two thousand nine, monkeys looked longer at plain and at real pictures than at artificial faces that were almost right. | So it may be old. | They cannot tell us what they feel.

# fomo | mind | FOMO, the fear of missing out | fomo, fear of missing out, the fear of missing out, what is fomo, jomo, joy of missing out | Fear of missing out
> The party is always elsewhere. | Four letters, and a hand on the phone. | You see the best hour of five hundred people.
@ You are at home, and all the others seem to be there.
3 | phone at night | What is FOMO? | FOMO is the fear of missing out | FOMO is the worry that others have good experiences without us, and the wish to stay connected all the time. | The fear was described in marketing in the nineties. | The four letters have been in dictionaries since about twenty thirteen.
3 | feed | Why do social media cause FOMO? | We compare our day with others' best moments | A feed gathers the best hour of hundreds of people. Beside that, an ordinary evening looks poor. | Nobody posts the dishes. | Notifications pull us back each time.
3 | countdown | How do shops use FOMO? | Countdowns and few left sell by fear | Only two left, ends tonight, twelve others are looking: such lines press us to buy before we think. | A night's sleep is the best answer. | Mostly the next sale comes soon.
3 | sofa | What is JOMO? | JOMO is the joy of missing out | JOMO is to be glad of what one does, and to let the rest go by. | It is chosen, not forced. | It begins with one evening without the phone.
3 | muted phone | How do you get over FOMO? | Turn off what calls you, and plan something | Switch off most notifications, look at the feed at set times, and plan something with real people. | Ask whether you would really have liked to be there. | Often the answer is no.

# parasocial | mind | parasocial relationships | parasocial relationship, parasocial relationships, parasocial, what does parasocial mean, one-sided relationship with a celebrity | Parasocial interaction
> You know all about them. They do not know you. | A friend who never answers. | It is older than the internet.
@ You know the name of their dog.
3 | television | What is a parasocial relationship? | It is a friendship from one side only | A parasocial relationship is a bond with somebody famous or invented who does not know you. | A streamer, a singer or a figure in a series can be that. | It is common and mostly harmless.
3 | old television | Who coined the word parasocial? | Two sociologists coined it | Donald Horton and Richard Wohl described it in nineteen fifty six. Hosts looked into the camera and spoke as if to a friend. | Listeners of the radio had felt it, too. | Saying you to the camera is the trick.
3 | brain | Why do parasocial relationships feel real? | The brain treats familiar faces as friends | Whoever hears a voice each day at breakfast learns its habits and moods. Our minds are older than screens. | Personal stories make it stronger. | Losing a series can feel like a parting.
3 | warm lamp | Can parasocial relationships be good? | They can comfort and inspire | They can ease loneliness, give courage and show ways to live. Shy people may practice feelings with them. | Fans find real friends through them. | It is a matter of how much.
4 | stop sign | When does a parasocial relationship become a problem? | It gets risky when it replaces real people | Spending money you do not have, being furious at their private choices, or dropping your friends are signs that it is too much. | Fame can be lonely and dangerous because of it. | Talk to somebody who can answer.

# law-of-attraction | mind | manifesting and the law of attraction | manifesting, manifestation, law of attraction, the law of attraction, does manifesting work, what is manifesting | Law of attraction (New Thought)
> Wishing is not enough. | Dreaming of success can make you tired. | Plan for the obstacle.
@ You cut out a beach and pin it to the wall.
3 | vision board | What is manifesting? | Manifesting means to wish something into being | Manifesting is the belief that thoughts and feelings draw what we want into our lives. It is also called the law of attraction. | The idea is from the nineteenth century. | The Secret made it famous in two thousand six.
3 | scientist | Is the law of attraction proved? | No study shows that wishes draw things | There is no evidence that thoughts alone attract money or health. What may help is that a clear goal makes us act. | No force of that kind is known to physics. | Whoever wishes and works gets further than somebody who only wishes.
5 | daydream | Can positive thinking hold you back? | Dreaming of success can sap energy | Gabriele Oettingen found that people who mostly dreamed of a good end did worse later: in looking for a job, and with exams. | The mind enjoys it as if it had happened. | Hoping for success was different, and helped.
3 | obstacle | What works better than manifesting? | Wish, outcome, obstacle, plan | Imagine what you want, then what stands in your way, and decide: if that happens, I will do this. | Studies show that such plans help. | The method is called WOOP.
3 | kind note | What is the danger of manifesting? | It can make people blame themselves | If thoughts cause everything, the sick and the poor would be at fault. That is neither true nor kind. | Luck and circumstances count. | Never put off a doctor for it.

# occupational-ikigai | mind | ikigai | ikigai, what is ikigai, ikigai meaning | Ikigai
> A reason to get up. | The four circles are not from Japan. | It may be a small thing.
@ Early morning on Okinawa, and somebody waters the beans.
3 | morning garden | What is ikigai? | Ikigai is what makes life worth living | Ikigai is a Japanese word for what gives somebody joy and a reason to get up in the morning. | Iki is life, and gai is worth. | It may be a grandchild, a garden or a cup of coffee.
5 | four circles | Is the ikigai diagram Japanese? | The four circles were added in the West | The drawing of four circles for ikigai, from what you love to what pays, was about purpose at first. A British writer put the word ikigai into it in twenty fourteen. | In Japan, ikigai need not earn money. | It spread because it fits on one page.
3 | old people | What has ikigai to do with Okinawa? | Many of Okinawa's old people speak of it | On the islands of Okinawa, many people once grew very old. Asked for their secret, they named ikigai, friends and work in the garden. | Food and moving mattered, too. | It is hard to say what did most.
4 | heart study | Do people with ikigai live longer? | In a large study, they lived longer | In the Japanese study of Ohsaki, with more than forty thousand people, those who said that they had ikigai died less often within seven years. | That does not prove that it is the cause. | Healthy people may find it more easily.
3 | notebook | How do you find your ikigai? | Notice small joys | Write down for some weeks when you forget the time and what you look forward to. It is found in small things, and may change. | Nobody has only one. | Do more of it, even ten minutes.

# wabi-sabi | culture | wabi-sabi and kintsugi | wabi sabi, wabi-sabi, what is wabi sabi, kintsugi, what is kintsugi, japanese gold repair, broken pottery gold | Wabi-sabi
> The crack is the most beautiful part. | Nothing lasts, nothing is finished, nothing is perfect. | A broken bowl gets gold.
@ The bowl breaks, and somebody smiles.
3 | rough bowl | What is wabi-sabi? | Wabi-sabi finds beauty in the imperfect | Wabi-sabi is a Japanese sense of beauty that values what is simple, old, worn and not perfect. | Wabi is quiet simplicity, sabi the mark of time. | A mossy stone is an example.
3 | gold seams | What is kintsugi? | Kintsugi mends broken pottery with gold | Kintsugi is the Japanese art of joining broken pottery with lacquer and dusting the seams with gold, so that the break stays visible. | The word means joining with gold. | It takes weeks until the lacquer is hard.
4 | tea room | Where does wabi-sabi come from? | Tea masters made wabi-sabi a style | In the sixteenth century, the tea master Sen no Rikyu preferred small huts and plain bowls to expensive Chinese porcelain. | Zen Buddhism stands behind it. | He had great influence on rulers, until one ordered him to take his own life.
4 | stapled bowl | What is the legend of kintsugi? | An ugly repair is said to have begun it | A story tells that a shogun sent a cracked bowl to China and got it back with metal staples. So his craftsmen looked for a finer way. | It is a legend. | The bowl is kept in a museum in Tokyo.
3 | old table | How do you live wabi-sabi? | Keep what is worn, and mend it | Use the old table, mend what breaks, leave some space empty, and let things show their age. | It costs less than buying new. | It is not an excuse for dirt.

# hygge | culture | hygge and lagom | hygge, what is hygge, lagom, what is lagom, danish hygge, scandinavian lifestyle | Hygge
> Candles, socks, and nobody in a hurry. | Denmark's most famous export is a feeling. | Not too much, not too little.
@ It is dark at four, and somebody lights a candle.
3 | candles | What is hygge? | Hygge is Danish coziness | Hygge is a Danish word for a warm, calm time with people you like, or alone, often with candles and something to eat. | It is a verb as well. | You say it about like hoo-gah.
4 | burning candles | Why do Danes burn so many candles? | Danes burn more candles than almost anybody | Long dark winters make light precious. Danes are counted among the greatest users of candles in Europe. | The room should be aired after it. | Several small lamps do as well.
3 | old norse | Where does the word hygge come from? | The word came from Norway | Hygge appeared in Danish around eighteen hundred and came from Norwegian. It is often linked with words for thought and comfort. | In Norway, the word is koselig. | In twenty sixteen, English dictionaries counted hygge among the words of the year.
3 | scale | What is lagom? | Lagom is Swedish for just enough | Lagom means not too little and not too much: enough. It is said of milk in coffee, of work and of praise. | A tale that it comes from a shared drink is not true. | It is from an old word for law.
3 | board game | How do you make your home hygge? | Dim the light and put the phones away | Turn off the ceiling lamp, light a candle, make something warm to drink, and do nothing that must be done. | Blankets and books help. | Showing off does not belong there.
`
