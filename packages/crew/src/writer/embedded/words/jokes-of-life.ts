/** Clean jokes of people, places and work: a heading names what they are about; then the setup | the end. */
export const JOKES_OF_LIFE = `
# doctor
Doctor, I feel like a pair of curtains. | Then pull yourself together.
Why did the cookie go to the doctor? | It felt crummy.
Doctor, people keep ignoring me. | Next, please.
Why did the pillow go to the doctor? | It was feeling stuffed up.
Doctor, I think I need glasses. | You certainly do. This is a bakery.
Why do doctors always carry a red pen? | In case they need to draw blood.
Doctor, I broke my arm in two places. | Then stop going to those places.
Why did the banana see the doctor? | It was not peeling well.
What did one tonsil say to the other? | Get dressed, the doctor is taking us out tonight.
Doctor, I keep thinking I am a bridge. | What has come over you? Six cars and a bus.
Why did the bee see a doctor? | It had hives.
I told my doctor that I hear buzzing. | He said it is just a bug that is going around.
Doctor, I have swallowed a spoon. | Sit down and do not stir.
Why did the house go to the doctor? | It had window panes.
# dentist,doctor
What time do you go to the dentist? | At tooth-hurty.
What do you call a dentist who does not like tea? | Denis.
Why did the king go to the dentist? | To get a crown.
What does a dentist call his X-rays? | Tooth pics.
Why did the deer need the dentist? | It had buck teeth.
What did the dentist see at the North Pole? | A molar bear.
Why do dentists seem so sad? | They are always looking down in the mouth.
# parent
Parenting is mostly telling somebody | where the thing is that they are looking at.
My child asked me for five more minutes. | I have now waited since Tuesday.
How do you know that a child has washed its hands? | The towel is dirty.
I asked my son to put the milk away. | He put it away. Nobody has seen it since.
Why do parents carry pictures in their wallets? | Because that is where the money used to be.
My daughter wanted a bedtime story. | I told her about sleep. It was fiction.
What is a home without children? | Quiet, tidy and suspicious.
I told the children that dinner was ready. | The dog came.
Silence is golden. | Unless you have a toddler. Then it is a wall with crayon on it.
My son asked what it is like to have the best son in the world. | I told him to ask his grandfather.
My teenager cleaned her room without being asked. | We are now looking for our missing twelve plates.
# wedding
Marriage is when two people agree | on everything except the thermostat.
Why was the wedding cake so sad? | It was in tiers.
Did you hear about the two spiders that got engaged? | They met on the web.
Did you hear about the two antennas that got married? | The ceremony was dull, but the reception was excellent.
Why did the melons have a big wedding? | Because they cantaloupe.
What do you call two birds in love? | Tweethearts.
The wedding speech should be like a tie. | Long enough to cover everything, and then it ends.
Where do bees go after the wedding? | On a honeymoon.
My wife and I had words at our wedding. | I got to say two of them.
What is the longest sentence in the world? | I do, says everybody who is married and laughs.
# office,work
Why did the stapler get a promotion? | It kept everything together.
I like work. It fascinates me. | I can sit and look at it for hours.
My boss asked who is the stupid one, me or him. | I said: everybody knows that you do not hire stupid people.
I told my boss that I need a day off. | He gave me a calendar with one in it.
Why was the office plant promoted? | It showed steady growth.
Teamwork is important. | It lets you blame somebody else.
I have a lot of jokes about unemployed people. | None of them work.
Why did the paper clip go home? | It was bent out of shape.
The meeting was so long | that my coffee retired.
What is a printer's favorite music? | Anything with a good jam.
My job is secure. | Nobody else wants it.
I am great at multitasking. | I can put off six things at once.
The early bird gets the worm. | The late one gets the doughnuts from the meeting.
# meeting,office,work
This meeting was so urgent | that we planned it for next month.
We had a meeting on how to have fewer meetings. | The next one is on Thursday.
# school
Why did the kid bring a ladder to school? | To go to high school.
What did the pencil say to the sharpener? | Stop going in circles and get to the point.
Why is a school cafeteria clock always slow? | It goes back four seconds.
What flies around the school at night? | The alpha-bat.
What object is king of the classroom? | The ruler.
Why did the clock get sent out of class? | It tocked too much.
Why were the teacher's eyes crossed? | She could not control her pupils.
What did you learn in school today? | Not enough. I have to go back tomorrow.
How do you get straight A's? | Use a ruler.
Why was the geometry book so adult? | It had learned all the angles.
What is a snake's favorite subject? | Hiss-tory.
What is a butterfly's favorite subject at school? | Moth-ematics.
Why did the echo get detention? | It kept answering back.
Why did the bat miss the school bus? | It hung around too long.
# teacher,school
Teacher: what is the plural of baby? | Pupil: twins.
Teacher: name two pronouns. | Pupil: who, me?
Teacher: why is your homework in your father's handwriting? | I used his pen.
Teacher: you missed school yesterday, did you not? | Pupil: not one bit.
Teacher: how many seconds are in a year? | Twelve. January second, February second, and so on.
Teacher: does anybody know what comes after sixty-nine? | Pupil: seventy. Next question, please.
Why did the teacher jump into the pool? | To test the water.
What is the difference between a teacher and a train? | The teacher says spit out your gum, the train says chew chew.
# math,school
Why is the math book always so serious? | It has a lot of problems.
Why did seven eat nine? | You are supposed to eat three squared meals a day.
What do you call friends who love math? | Algebros.
Why was the equal sign so humble? | It knew that it was not less than or greater than anybody.
Parallel lines have so much in common. | It is a shame that they will never meet.
Why did the student do multiplication on the floor? | He was told not to use tables.
What is a math teacher's favorite dessert? | Pi.
What is a math teacher's favorite season? | Sum-mer.
Why do teenagers travel in groups of three and five? | Because they can't even.
Why did the two fours skip lunch? | They already eight.
How does a mathematician plow a field? | With a pro-tractor.
Why is the obtuse angle always upset? | It is never right.
Are monsters good at math? | Only if you Count Dracula.
What do you get if you divide the distance round a pumpkin by its width? | Pumpkin pi.
# computer,tech
Why did the computer go to the dentist? | It had Bluetooth.
Why was the computer late for work? | It had a hard drive.
What is a computer's favorite snack? | Microchips.
Why did the computer squeak? | Somebody stepped on its mouse.
What do computers do at the beach? | They surf the net and put some screen on.
Where does a computer keep its money? | In the cache.
How do trees get online? | They log in.
Why did the phone wear glasses? | It lost its contacts.
I would tell you a joke about the cloud. | But it is over your head.
My password is incorrect. | So whenever I forget it, the computer tells me.
Why did the laptop go outside? | To get some fresh Windows open.
What did the computer do at lunch? | It had a byte.
Why is the keyboard so tired? | It works two shifts.
# programmer,computer,tech
Why do programmers prefer the dark? | Light attracts bugs.
A programmer's partner says: buy bread, and if they have eggs, buy twelve. | The programmer comes home with twelve loaves.
How many programmers does it take to change a light bulb? | None. That is a hardware problem.
There are ten kinds of people. | Those who understand binary, and those who do not.
What is a programmer's favorite place to hang out? | Foo bar.
Why did the programmer quit the job? | Because of a lack of arrays.
Why do Java developers wear glasses? | Because they can't C sharp.
A programmer was found in the shower after two days. | The shampoo said: lather, rinse, repeat.
Why did the developer go broke? | The cache was cleared.
It works on my machine. | Then we will ship your machine.
There are two hard things in programming: | naming things, and off-by-one errors. And naming things.
An SQL query walks into a bar and goes up to two tables. | It asks: may I join you?
What do you call a bug that nobody has reported? | A feature.
I would tell you a UDP joke. | But you might not get it.
# travel
Why don't mountains ever go on holiday? | They are always a little too high strung to come down.
Why did the suitcase see a therapist? | It had too much baggage.
I wanted to take a job in a luggage shop. | I could not handle it.
What travels around the world and stays in one corner? | A stamp.
Why did the airport sandwich cost so much? | It had first class ham.
I used to hate flying. | Now it just goes over my head.
Where do pencils go on holiday? | Pencil-vania.
Where do eggs go on holiday? | New Yolk City.
How do rabbits travel? | By hareplane.
Have you ever been to Prague? | I would go again, but this time I would Czech the weather.
Where do sharks go on holiday? | Finland.
Why did the map get an award? | It had a great legend.
Which city has no people? | Electricity.
# sport
Why was Cinderella so bad at soccer? | She kept running away from the ball.
Why did the golfer bring two pairs of trousers? | In case he got a hole in one.
Why is a basketball court always wet? | The players dribble.
What is a boxer's favorite drink? | Punch.
Why did the soccer ball quit? | It was tired of being kicked around.
Why do runners make bad thieves? | They always want their time.
What is the hardest thing about skydiving? | The ground.
Why did the bicycle need a rest? | It was two tired.
What do you call a pig that plays basketball? | A ball hog.
Why are fish never good tennis players? | They don't like to get close to the net.
What is a ghost's favorite position in soccer? | Ghoul keeper.
I started running this year. | Late for everything, so far.
Why did the swimmer bring bread? | To get to the other slice of the pool.
Why did the stadium get so hot after the game? | All of the fans left.
# run,sport
My favorite part of running | is when I have stopped.
I don't run late. | I run at any time of the day.
Why did the runner stop listening to music? | She kept breaking the record.
What do runners eat before a race? | Nothing. They fast.
What do you call a free race? | A run for no money.
# gym,sport
I told the gym I wanted to see results. | They gave me the bill.
I go to the gym religiously. | About twice a year, around the holidays.
Why did the dumbbell get a divorce? | It could not work it out.
My gym has a new machine that does everything. | Chocolate bars, crisps, cold drinks.
I do five sit-ups every morning. | It may not sound like much, but there are only so many times I can press snooze.
# music
What kind of music do balloons hate? | Pop.
Why did the musician get locked out? | She had the wrong key.
What makes music on your head? | A headband.
Why did the piano lock itself out? | It left the keys inside.
What is a mummy's favorite music? | Wrap.
What part of the turkey is the most musical? | The drumstick.
Why was the guitar so nervous? | It was always being picked on.
How do you fix a broken tuba? | With a tuba glue.
What is a rabbit's favorite music? | Hip hop.
Why did the violin take the day off? | It was too highly strung.
What do you call a cow that plays guitar? | A moo-sician.
I used to play the triangle in a reggae band. | I stood at the back and, ting.
Why did Mozart get rid of his chickens? | They kept saying Bach, Bach, Bach.
# book
Why did the book join the police? | It wanted to go undercover.
I am reading a book on the history of glue. | I just can't seem to put it down.
What does a librarian use to catch fish? | A bookworm.
Why was the library so tall? | It had so many stories.
What do you call a book that is about a mosquito? | A pain in the neck.
Why do authors always get cold? | They sit in drafts.
What happens when a librarian is angry? | She speaks volumes.
I once bought a book of blank pages. | There was no plot, but I drew my own conclusions.
Which building has the most stories? | The library.
# money
Why did the coin go to school? | To get some cents.
I used to be a banker. | But I lost interest.
Money talks. | Mine only ever says goodbye.
Why did the dollar bring an umbrella? | It expected some change in the weather.
Why is money called dough? | Because everybody kneads it.
What did the penny say to the other penny? | Together we make cents.
I tried to save money. | It did not want to be rescued.
Where do polar bears keep their money? | In a snow bank.
My wallet is like an onion. | Opening it makes me cry.
Where can you always find money? | In the dictionary.
Why did the man put his money in the freezer? | He wanted cold, hard cash.
Why did the bank feel lonely? | Everybody left it a loan.
`
