/** Lives and cases that people ask for; the format is that of `readTopics`. */
export const LIVES_ASKED_FOR = `
# franz-kafka | person | Franz Kafka | franz kafka, kafka, kafka biography, kafkaesque, the metamorphosis | Franz Kafka
> Franz Kafka asked his friend to burn everything. | By day, Franz Kafka worked in insurance. | Franz Kafka's name became a word.
@ You sit at a desk at night, while the family sleeps.
3 | writing desk | Who was Franz Kafka? | Kafka wrote in German and lived in Prague | Franz Kafka was born in Prague in eighteen eighty three, into a Jewish family that spoke German. He died of tuberculosis at forty. | Hardly anybody knew him then. | Today his stories are read all over the world.
4 | burning papers | What did Kafka want done with his work? | Kafka wanted his papers burned | He asked his friend Max Brod to burn his manuscripts unread. Brod published them instead, among them The Trial. | Brod said that he had told Kafka he would not do it. | Without him, the novels would be lost.
4 | insurance office | What was Kafka's job? | Kafka worked for an insurance office | He dealt with accidents of workers and wrote reports on how machines could be made safer. He was good at it, and was promoted. | He wrote at night. | Offices fill his stories, too.
4 | insect | What happens in The Metamorphosis? | Kafka let a salesman wake as vermin | Gregor Samsa wakes up changed into a giant vermin, and worries that he will be late for work. The story never says why. | Kafka did not want the animal drawn on the cover. | The Metamorphosis came out in nineteen fifteen.
3 | long corridor | What does Kafkaesque mean? | Kafka's name became a word | Kafkaesque is said of offices, rules and trials that nobody can understand and nobody can leave. | It comes from novels like The Trial and The Castle. | He finished none of his three novels.

# leo-tolstoy | person | Leo Tolstoy | leo tolstoy, tolstoy, tolstoy biography, war and peace, anna karenina | Leo Tolstoy
> A count who wanted to be a farmer. | His wife copied his giant novel again and again. | He ran away from home at eighty two.
@ You see an old man with a beard, behind a plow.
3 | thick novel | Who was Leo Tolstoy? | Tolstoy wrote War and Peace | Leo Tolstoy was a Russian count, born in eighteen twenty eight. War and Peace and Anna Karenina made him one of the most famous writers of all. | He grew up on a country estate. | He fought in the Crimean War as an officer.
4 | copied pages | Who copied War and Peace? | Tolstoy's wife copied his drafts by hand | Sophia Tolstaya wrote out the changing text of War and Peace again and again, at night, as she told it. They had thirteen children. | She also ran the publishing. | Her diaries are read today.
4 | railway station | How did Tolstoy die? | Tolstoy died at a railway station | At eighty two he left home in secret, by train. He fell ill and died ten days later in the house of a stationmaster, in nineteen ten. | Reporters waited outside. | He had quarreled about money and how to live.
4 | two letters | What linked Tolstoy and Gandhi? | Tolstoy and Gandhi wrote to each other | Gandhi read Tolstoy on fighting evil without violence, and they wrote letters. Gandhi named a farm in South Africa after him. | Tolstoy's last long letter went to Gandhi. | Martin Luther King learned from Gandhi in turn.
3 | Nobel medal | Did Tolstoy win the Nobel Prize? | Tolstoy never won the Nobel Prize | He was nominated several times, in literature and for peace, and never got it. | He let it be known that he was glad of it. | Money, he thought, brings only evil.

# david-bowie | person | David Bowie | david bowie, bowie, ziggy stardust, david bowie biography, space oddity | David Bowie
> David Bowie's eyes were the same color. | David Bowie killed his most famous self on stage. | David Bowie's last album was a goodbye.
@ The stage is dark, and a lightning bolt lights up.
3 | lightning bolt face | Who was David Bowie? | David Bowie changed who he was on stage | David Bowie was an English singer, born in London in nineteen forty seven. He invented one stage figure after another, such as Ziggy Stardust. | His real name was David Jones. | He sold well over a hundred million records.
4 | eyes | Why did David Bowie's eyes look different? | Bowie's eyes had the same color | A friend hit him in a fight over a girl when they were teenagers. One pupil stayed wide, so that the eye looked darker. | He and the friend who had hit him remained friends. | The friend later designed covers of his records.
4 | space capsule | When did Space Oddity come out? | Bowie's Space Oddity came before the Moon landing | The song about Major Tom came out in July nineteen sixty nine, days before people walked on the Moon. | In twenty thirteen Chris Hadfield sang it on the space station. | The song was his first hit.
4 | farewell concert | What happened to Ziggy Stardust? | Bowie ended Ziggy Stardust on stage | In July nineteen seventy three he told the crowd in London that it was the last show they would ever do. Even some of his band did not know. | Bowie meant the figure, and not himself. | He went on for more than forty years.
4 | black star | What was David Bowie's last album? | Bowie's last album came days before he died | Blackstar came out on his sixty ninth birthday in January twenty sixteen. Two days later he died of cancer, which few had known of. | In one video he lies in bed with bandaged eyes. | It became a number one.

# zodiac-killer | mystery | the Zodiac Killer | zodiac killer, the zodiac killer, who was the zodiac killer, zodiac murders, zodiac cipher, zodiac case | Zodiac Killer
> A killer who wrote to newspapers. | One code held for fifty one years. | His name is still not known.
@ You open a letter, and it is all signs.
3 | letter with signs | Who was the Zodiac Killer? | The Zodiac Killer was never found | He killed at least five people in northern California in nineteen sixty eight and nineteen sixty nine. Two others whom he attacked lived. | He claimed thirty seven. | Nobody was ever charged.
4 | code | How was the Zodiac's first code solved? | A teacher and his wife solved Zodiac's code | The first code was printed in three newspapers in nineteen sixty nine. Donald and Bettye Harden solved it within days. | They guessed that it would speak of killing. | It gave no name.
5 | computer and code | When was the second Zodiac code solved? | Zodiac's second code held for fifty one years | In December twenty twenty, three amateurs from three countries read the code of three hundred and forty signs. It said that he was not afraid of the gas chamber. | A computer had tried many thousands of ways to read it. | Again, there was no name.
3 | suspect file | Who was suspected of being the Zodiac? | Police named one Zodiac suspect publicly | Arthur Leigh Allen was the only one whom the police named in public. Fingerprints, writing and some DNA did not match. | He died in nineteen ninety two. | New names come up every few years, without proof.
3 | crosshair sign | What was the Zodiac's sign? | The Zodiac signed with a crossed circle | He drew a circle with a cross, like the sight of a gun, below his letters. | A watch brand called Zodiac has the same sign. | Letters kept coming until about nineteen seventy four.

# oak-island | mystery | Oak Island | oak island, oak island treasure, oak island mystery, the curse of oak island, money pit | Oak Island mystery
> Two hundred years of digging. | Six men died, and no treasure was found. | A future president dug there.
@ You look down a shaft that is full of water.
3 | digging boys | What is the Oak Island mystery? | People have dug on Oak Island for two centuries | On a small island of Nova Scotia in Canada, people look for a treasure in what is called the Money Pit. None has been found. | As the story goes, boys found a hollow in the ground in the seventeen nineties. | The first printed accounts are from around eighteen sixty.
4 | young president | Which president dug on Oak Island? | Franklin Roosevelt once dug on Oak Island | In nineteen oh nine Franklin Roosevelt, later president of the United States, was a member of a company that dug on Oak Island. He followed the news of it for years. | He was a lawyer of twenty seven then. | The company found nothing of worth.
4 | flooded shaft | Why does the Money Pit fill with water? | The Oak Island pit fills with water | Treasure hunters believe in flood tunnels from the sea. Geologists say that the rock below has natural holes which water runs through. | Sinkholes are common in that area. | The pit may never have been dug by anybody.
3 | warning | How many people died on Oak Island? | Six people have died on Oak Island | Six men lost their lives in the search, four of them on one day in nineteen sixty five by gas in a shaft. | A later legend says that seven must die. | The legend became a line of a television show.
3 | television crew | Has the Oak Island treasure been found? | Oak Island has given up no treasure | Two brothers have dug there since two thousand six, and a series has shown it since twenty fourteen. Found were coins, wood and a lead cross. | None of it proves a treasure. | People lived and worked on the island for centuries.

# taylor-swift | person | Taylor Swift | taylor swift, eras tour, swifties, taylors version, taylor swift biography | Taylor Swift
> Taylor Swift grew up on a Christmas tree farm. | Taylor Swift recorded her own albums twice. | One Taylor Swift tour sold two billion dollars in tickets.
@ The lights go out, and the whole stadium sings.
3 | guitar | Who is Taylor Swift? | Taylor Swift began as a country singer | Taylor Swift was born in Pennsylvania in nineteen eighty nine and moved near Nashville at fourteen. Her first album came out when she was sixteen. | She writes her own songs. | Later she turned to pop.
4 | record | Why did Taylor Swift record albums again? | Taylor Swift recorded her old albums anew | When the masters of her first six albums were sold without her, she recorded four of them again and called them Taylor's Version. | The new recordings belong to her. | In twenty twenty five she said that she had bought the old ones.
4 | stadium | How much did the Eras Tour earn? | The Eras Tour sold two billion dollars of tickets | From March twenty twenty three to December twenty twenty four she gave one hundred and forty nine shows. No tour is known to have sold more. | A show lasted more than three hours. | Fans traded bracelets of beads.
4 | four trophies | How many times did Taylor Swift win album of the year? | Taylor Swift won album of the year four times | She won the Grammy with Fearless, Nineteen Eighty Nine, Folklore and Midnights. Nobody had won it as often with albums of their own. | The fourth came in twenty twenty four. | She was twenty when she won the first.
3 | fir trees | Where did Taylor Swift grow up? | Taylor Swift lived on a Christmas tree farm | As a child she lived on such a farm in Pennsylvania. It became a song of hers in twenty nineteen. | She picked insect eggs from the trees, she told. | She was named after the singer James Taylor.

# lionel-messi | person | Lionel Messi | lionel messi, messi, leo messi, messi biography | Lionel Messi
> Messi's first contract was on a napkin. | As a boy, Messi needed a shot every night. | It took Messi five World Cups.
@ He gets the ball, and the stadium stands up.
3 | football and left foot | Who is Lionel Messi? | Messi grew up in Argentina | Lionel Messi was born in Rosario in nineteen eighty seven. At thirteen he went to Barcelona, where he played for more than twenty years. | He plays mostly with his left foot. | He then played in Paris and Miami.
5 | paper napkin | What was on Messi's napkin? | Messi's first agreement stood on a napkin | In December two thousand a director of Barcelona wrote on a paper napkin that the club would sign him. His family had been getting impatient. | In twenty twenty four it was sold for more than seven hundred thousand pounds. | Messi was thirteen.
4 | small boy | Why did Messi need hormones as a child? | Messi was treated so that he would grow | His body made too little growth hormone. Barcelona paid for the treatment, which his family could hardly afford. | He gave himself the shots. | He grew to about one hundred and seventy centimeters.
4 | golden ball | How many Ballons d'Or has Messi won? | Messi won eight golden balls | The Ballon d'Or is given to the best player of the year. No man has won it more often. | The first came in two thousand nine, the eighth in twenty twenty three. | Cristiano Ronaldo has five.
4 | trophy | When did Messi win the World Cup? | Messi won the World Cup at thirty five | In Qatar in twenty twenty two Argentina beat France on penalties, after three goals each. Messi scored two. | It was his fifth World Cup. | He was chosen as best player, as in twenty fourteen.

# cristiano-ronaldo | person | Cristiano Ronaldo | cristiano ronaldo, ronaldo, cr7, ronaldo biography | Cristiano Ronaldo
> An airport has his name. | He was named after a president. | No man has scored more for a country.
@ He takes five steps back and breathes out.
3 | island | Who is Cristiano Ronaldo? | Ronaldo comes from the island of Madeira | Cristiano Ronaldo was born in Funchal in nineteen eighty five. He won the Champions League five times, with Manchester United and Real Madrid. | At twelve he left home for Lisbon. | He was homesick and cried often, he told.
4 | goal | How many goals has Ronaldo scored for Portugal? | No man scored more for a country than Ronaldo | No man has scored more goals for a national team. He passed the old record of one hundred and nine in twenty twenty one. | Ali Daei of Iran had held the record. | He went on scoring.
4 | movie poster | Who was Ronaldo named after? | Ronaldo is named after Ronald Reagan | His father liked the actor Ronald Reagan, who was president of the United States then. | He is the youngest of four children. | Ronaldo is only his second name.
3 | airport | What is named after Ronaldo? | An airport is named after Ronaldo | The airport of Madeira got his name in twenty seventeen. A bust shown at the opening was laughed at all over the world. | Another bust took its place. | The runway stands partly on columns in the sea.
4 | trophy | What did Ronaldo win with Portugal? | Ronaldo saw his European title from the side | In the final of twenty sixteen he was hurt early and left in tears. From the side he shouted like a coach, and Portugal won. | It was Portugal's first large title. | The only goal came in extra time.

# barack-obama | person | Barack Obama | barack obama, obama, obama biography, president obama | Barack Obama
> Barack Obama has two Grammys. | Barack Obama won the Nobel Prize in his first year. | Barack Obama was America's first Black president.
@ You hear a crowd in Chicago, on a November night.
3 | White House | Who is Barack Obama? | Obama was the first black US president | Barack Obama was born in Hawaii in nineteen sixty one. He was the forty fourth president of the United States, from two thousand nine to twenty seventeen. | His father came from Kenya, his mother from Kansas. | As a child he lived in Indonesia for some years.
4 | Nobel medal | When did Obama win the Nobel Peace Prize? | Obama won the Nobel Prize in his first year | He got the Nobel Peace Prize in October two thousand nine, less than nine months after he took office. He said that he was surprised. | Many asked what for. | Three other presidents had won it before him.
5 | gramophone trophy | Has Obama won a Grammy? | Obama has won two Grammys | Both were for reading his own books aloud, in two thousand six and two thousand eight. | Bill Clinton and Jimmy Carter have won Grammys, too. | Michelle Obama has won as well.
3 | law review | What did Obama do before politics? | Obama led a famous law journal | In nineteen ninety he became the first black president of the Harvard Law Review. Before that he had worked with poor parts of Chicago. | He taught law for twelve years. | His first book came from it.
3 | health law | What is Obamacare? | Obama signed a law on health insurance | The Affordable Care Act of twenty ten brought insurance to many millions of people. Its opponents called it Obamacare first. | The nickname Obamacare stayed. | It has been fought over in courts and elections.
`
