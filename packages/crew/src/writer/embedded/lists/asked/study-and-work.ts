/** Lists of study and work; `read-lists.ts` says how they are written. */
export const LISTS_OF_STUDY_AND_WORK = `
# study-techniques | gathered | study techniques that hold up in research | study/studying/learning techniques/technique/methods/method/strategies (that/work/actually/best/effective/students/for/exams/science/proven/backed/based/by); study/studying tips/tip (for/exams/exam/students/best/that/work/actually/test)
- Test yourself | Close the book, and write down what you know. Pulling it out of memory makes it stick better than reading again. | Even wrong tries help, if you check them. | Testing effect
- Space it out | Four half hours on four days beat two hours on one. Forgetting a little in between is part of it. | Put the dates into your calendar. | Spaced repetition
- Mix it | Do not solve ten problems of one kind in a row. Mixed ones teach you to see which way fits. | It feels harder, and often works better. | Interleaved practice
- Explain it | Tell it to somebody who does not know it. Where you get stuck is what you have not understood. | A chair will do. | Learning by teaching
- Ask why | After each fact, ask why it is so. A reason ties it to what you know. | One sentence is enough. | Elaborative encoding
- Words and a picture | Draw what you read, however badly. Two traces in memory are easier to find than one. | Arrows are allowed. | Dual-coding theory
- Sleep | What you learned is sorted and stored at night. A night without it costs more than it brings. | A nap helps as well. | Sleep and memory

# grammar-mistakes | gathered | common grammar mistakes in English | grammar mistakes/errors/mistake (common/english/most/people/everyone/makes/make/avoid/that/you/embarrassing/writing)
- Its and it's | It's means it is. If you cannot say it is, leave out the apostrophe. | The dog wags its tail. | Apostrophe
- Your and you're | You're means you are. Say it in full, and you hear which one it is. | You're late, and your coffee is cold. | Contraction (grammar)
- There, their and they're | A place, something of theirs, and they are. Their has heir in it, who owns things. | They're over there with their dog. | English homophones
- Could of | It is could have. Spoken fast, it sounds like of, and so it gets written. | Say could've. | Could of
- Less and fewer | Fewer for what you can count, less for what you cannot. Fewer cars, less traffic. | Stores with ten items or less started many arguments. | Fewer versus less
- Me and I | Between you and I sounds elegant, and is held to be wrong. Leave the other person out, and you hear it. | Nobody says between I. | English personal pronouns
- Then and than | Then is about time, than compares. Better late than never, and then an excuse. | Than has an A, like compare. | English grammar

# mispronounced-words | gathered | words that people often mispronounce | mispronounce/mispronounced/mispronouncing/pronounce words/word (people/all/time/wrong/most/english/commonly/often/everyone/that/pronouncing)
- Espresso | There is no X in it. It is pressed out, as the Italian word says. | The coffee comes just as fast. | Espresso
- Quinoa | Say keen wah. It came through Spanish, from a language of the Andes. | The plant is no grass. | Quinoa
- Epitome | Four syllables, with a long E at the end. It is Greek, and it does not rhyme with home. | Most people read it before they hear it. | Epitome
- Gnocchi | Say nyoh key. The G is silent, and gives the N a twist. | They are small dumplings. | Gnocchi
- February | There is an R before the U, but most dictionaries allow you to leave it out. | Even announcers drop it. | February
- Colonel | It sounds like a kernel of corn. English took the spelling from Italian and the sound from French. | One said L, the other R. | Colonel
- Hyperbole | It ends in a long E, and has nothing to do with a bowl. | It means that you exaggerate. | Hyperbole
- Often | With or without the T, dictionaries give both. The T had once been lost. | Spelling brought it back. | Often

# longest-words | gathered | of the longest words in English dictionaries | longest words/word english (in/language/dictionary/the)
- Pneumonoultramicroscopicsilicovolcanoconiosis | Forty five letters for a lung disease from fine dust. It was made up in the thirties to be the longest word. | Dictionaries took it in anyway. | Pneumonoultramicroscopicsilicovolcanoconiosis
- Antidisestablishmentarianism | Twenty eight letters. It was against taking from a church its place in the state. | Hardly anybody has used it in earnest. | Antidisestablishmentarianism
- Floccinaucinihilipilification | Twenty nine letters for calling something worthless. Students made it from a Latin grammar. | It has been said in the British parliament. | Floccinaucinihilipilification
- Supercalifragilisticexpialidocious | Thirty four letters from Mary Poppins. The word had been sung in some form before. | It stands in dictionaries. | Supercalifragilisticexpialidocious
- Hippopotomonstrosesquippedaliophobia | A joke that became a name: the fear of long words. | Somebody had a mean streak. | Longest word in English
- Uncopyrightable | Fifteen letters, and none comes twice. It is among the longest words of that kind. | Try to find another. | Isogram

# night-before-exam | gathered | mistakes in the night before an exam | mistakes/mistake exam/test/exams night/day before (students/make/the/an/avoid/don't)
- No sleep | Without it you remember less, and think more slowly. What you learn at three in the morning is hardly there at nine. | The week before is the time to learn. | Sleep and memory
- Starting something new | A chapter you have never seen eats your hours and your nerves. Go over what you half know. | One page of key points is enough. | Cramming (education)
- Reading and reading | It feels like knowing. Cover the page, and say it aloud. | Ten minutes show you where the gaps are. | Testing effect
- A phone in bed | One message becomes an hour, and the chat is full of panic. | Put it in the next room. | Screen time
- Too much coffee | Half of it is still in you some five or six hours later. | Have your last cup after lunch. | Caffeine
- Nothing packed | Pens, water, a pass, the way there. Lay them out tonight, and the morning is quiet. | Set two alarms. | Test anxiety
- No dinner, or a huge one | Hunger wakes you, and so does a heavy stomach. Eat what you always eat. | It is no night for experiments. | Sleep hygiene

# free-language-learning | ideas | free ways to learn a language | language/languages learn/learning free (ways/way/for/new/at/home/without/money/apps/resources/online/paying)
- Borrow a course from the library. | Many lend audio and apps, too.
- Swap an hour with somebody who learns yours. | Half an hour in each language.
- Listen to a podcast for learners each day. | The dishes are a good time.
- Set your phone to the language. | You know the buttons already.
- Watch one film twice, with subtitles in that language. | The second time you hear the words.
- Label things at home. | The fridge will teach you every day.
- Write three lines about your day. | Short, wrong, and every day.
- Sing along with songs. | Rhymes hold words in place.
- Read what you know: a book from your childhood. | You can guess the rest.
- Talk to yourself. | Nobody corrects you, and you find what you lack.

# college-truths | ideas | things that few people tell you about college | college/university nobody/nobody's/tells/told/wish/knew/know (things/you/no/one/about/before/i/tell/freshman/first/starting/everyone/should/going)
- Nobody checks whether you come. | That is the hardest class of all.
- Office hours are for you. | Professors sit there, and hardly anyone comes.
- Most people are lonely in the first weeks. | They just post something else.
- You may change your major. | Many do, and it is no failure.
- A used or borrowed book says the same. | Ask before you buy any.
- The syllabus tells you what counts. | Put all dates into one calendar on day one.
- Your first friends need not be your last. | Keep saying yes for a while.
- Sleep is worth a grade. | A schedule beats an all nighter.
- Help is paid for already. | Writing center, advising, counseling: just go.
- Grades matter less than what you can show. | Build something, or help somebody build.

# fading-jobs | gathered | jobs that may be rare or gone by twenty forty | jobs/careers/professions exist (may/not/won't/in/2040/2030/2050/that/will/soon/the/might/be/years/next/anymore/longer/no); jobs/careers/professions disappear/disappearing/vanish/gone/dying/extinct/replace/replaced (may/in/2040/2030/2050/ai/that/will/soon/the/by/could/might/be/years/next/robots/are/going/to)
- Cashiers | Self checkout and paying by phone do much of it already. Some stores have gone back, because of theft, and because people like people. | Nobody can promise a year. | Cashier
- Bank tellers | Their number has fallen in America for more than ten years, as people bank by phone. | Advice may be what is left. | Bank teller
- Data entry clerks | Programs read forms and bills, and ask a person only when in doubt. | It is on most lists of jobs that shrink. | Data entry clerk
- Telemarketers | A voice made by a computer does not get tired. Laws may stop it before people do. | Few will miss the calls. | Telemarketing
- Toll collectors | Cameras read the plate, and the booth is gone. Many roads have done that already. | Lines got shorter. | Toll collector
- Travel agents for simple trips | People book flights themselves. Those who plan hard trips still have work. | Their number has fallen for decades. | Travel agency
- Mail sorters | Machines read the addresses, and there are fewer letters each year. | Parcels grow. | Mail sorter
- Translators of simple texts | Machines do the rough work. Contracts, novels and jokes still need somebody who is liable, or funny. | Checking becomes the job. | Machine translation
- Truck drivers on long roads | Trucks without drivers are on trial on highways. In cities it is much harder. | How fast it goes is open. | Self-driving truck
- Proofreaders | Programs find the typos. Whether a sentence is true, they do not know. | Editors may stay. | Proofreading

# odd-jobs | gathered | of the weirdest jobs in the world | jobs/job/careers weirdest/weird/strangest/strange/unusual/odd/craziest (world/earth/around/that/exist/in/real/actually)
- Snake milker | Somebody has to take venom from snakes, because antivenom is made with it. | The snake bites a cup. | Snake venom
- Professional mourner | From Egypt to China, people have been paid to weep at funerals, and some still are. | Some sing about the dead. | Professional mourning
- Odor tester | They smell armpits for a living, before and after a deodorant. | Coffee is off limits before. | Odor
- Train pusher | In Tokyo, staff in white gloves used to press people in at rush hour. It has become rare. | They had a title of their own. | Oshiya
- Pet food taster | They check taste, smell and feel, and mostly spit it out. | Dogs cannot fill in forms. | Pet food
- Golf ball diver | They collect lost balls from ponds, and in Florida also meet alligators. | Millions are sold again. | Golf ball
- Ravenmaster | One guard of the Tower of London looks after its ravens. Should they leave, legend says, the kingdom falls. | They get meat and biscuits with blood. | Ravens of the Tower of London

# not-to-the-boss | ideas | things better not said to your boss | boss/manager say/tell/saying never/not/don't/shouldn't (things/to/your/should/you/at/work/a)
- That is not my job. | Say what you would have to drop for it.
- I don't have time. | Ask which of the two comes first.
- I only did what you said. | Say what happened, and what you will do now.
- We have always done it this way. | Ask what should become better.
- I will quit if. | Say it only when you have packed.
- It is not my fault. | Fix first, and find out later.
- What does everybody else earn? | Talk of what you bring, with numbers.
- I am bored. | Ask for something harder.
- Sorry, I was on my phone. | Put it away, and say nothing.

# meeting-mistakes | gathered | common meeting mistakes | meeting/meetings mistakes/mistake (common/everyone/makes/make/work/that/people/biggest/managers/you)
- No reason for it | If nobody can say what will be decided, a message would have done. | Write it in the invitation. | Agenda (meeting)
- Too many people | With more than eight, many stay silent. Whoever only has to know can read the notes. | One rule says two pizzas must be enough. | Meeting
- The loudest one talks first | Others then follow. Let everyone write for two minutes before anyone speaks. | It brings more ideas. | Groupthink
- An hour out of habit | Work fills the time it has. Try twenty five minutes. | The clock on the wall helps. | Parkinson's law
- Nobody writes it down | Two weeks later, everyone remembers something else. Who does what, until when: three lines. | Send them the same day. | Minutes
- The first topic eats the rest | People argue longest about what is small. Put the hard one first. | It is called bike shedding. | Law of triviality
- Laptops open | Everybody is there, and nobody is. | Close them, or cancel it. | Human multitasking

# green-flags-interview | ideas | green flags in a job interview | green/good flag/flags/signs job/interview/interviewer/employer (job/interview/interviews/for/look/company/hiring/in/a/went/well/boss)
- They have read your resume. | They ask about things that are in it.
- They tell you what is hard about the job. | Honest people do that.
- You meet those you would work with. | And they speak freely in front of the boss.
- They can say what a good first year looks like. | So you know how you are measured.
- They name the pay, or a range. | Without being asked twice.
- They start on time, and end on time. | That is how they treat your day.
- People have been there for years. | Ask what they like about it.
- They answer your questions. | And do not just smile.
- They say when you will hear from them. | And then you do.

# resume-mistakes | gathered | resume mistakes | cv/resume/cvs/resumes mistakes/mistake (common/biggest/avoid/that/people/make/cost/the/your/job/you/a)
- Duties instead of results | Responsible for sales says nothing. Sold a third more in a year says it all. | Put a number into every second line. | Résumé
- The same one for every job | Move what the ad asks for to the top. It takes ten minutes. | Use its words, if they are true. | Résumé
- Typos | One can be enough for the no pile. Read it backward, line by line. | Let someone else read it, too. | Proofreading
- Too long | A first look takes seconds. One page is enough for most people, two for long careers. | White space helps the eye. | Résumé
- A funny email address | What was funny at fifteen is not funny now. First name and last name will do. | It is free. | Email address
- Tables and pictures | Many firms let a program read it first, and it can stumble over columns. | Save it as the ad asks. | Applicant tracking system
- Claims without proof | Team player, hard working, creative: everyone writes that. Tell what you did. | Delete the word, and keep the story. | Résumé

# dangerous-jobs | gathered | of the most dangerous jobs | jobs/job/professions/occupations dangerous/deadliest/deadly/risky (world/earth/most/in)
- Logging | Trees fall where they like, on slopes far from any doctor. In American counts of deaths per worker, it is at the top year after year. | A helmet does not stop a tree. | Logging
- Fishing at sea | Cold water, ice and tired crews. Falling overboard without a vest kills many. | Life vests save many. | Commercial fishing
- Roofing | Falls are the main danger, and most could be prevented with a line. | Summer roofs are hot besides. | Roofer
- Small plane piloting | Bush pilots and crop dusters fly low, in bad weather, and alone. | Airlines are another world. | Bush flying
- Mining | Many of the deaths happen in small mines without rules, where nobody counts. | Dust kills slowly. | Mining accident
- Steel work on high buildings | Those who join beams work on edges as wide as a shoe. | Ropes made it much safer. | Ironworker
- Garbage collecting | Traffic kills more of them than the trash does. | Slow down behind the truck. | Waste collector

# jobs-that-travel | choices | jobs that let you travel | jobs/job/careers travel/traveling/travelling (that/let/you/with/while/for/around/world/the/to/where/pay/can/involve)
- Flight attendant | You see the world one night at a time. Seniority decides which part of it. | Calm counts more than smiles. | Flight attendant
- Ship's crew | Months at sea, little to pay for, and ports you would never book. | The days are long. | Cruise ship
- English teacher abroad | Many countries look for people with a degree and a certificate. | Check the contract before the flight. | Teaching English as a foreign language
- Travel nurse | Hospitals with gaps hire for some weeks or months. Then you move on. | A license is needed. | Travel nursing
- Tour guide | You go to the same wonders, with people who see them for the first time. | Stories earn the tips. | Tour guide
- Merchant sailor | Most goods travel by sea, and somebody has to steer. | There is a shortage of officers. | Merchant navy
- Work from anywhere | Writing, code and design only need a laptop. Ask about visas and taxes first. | Some countries have a visa just for that. | Digital nomad
`
