/** What people ask of studying, crafts, music and games, for `readTopics`. */
export const STUDY_AND_CRAFTS = `
# multiple-choice-exams | how-to | passing multiple choice exams | pass multiple choice exam/exams/test/tests, multiple choice exams/exam/test/tests, multiple choice tips, multiple choice exam tips, multiple choice test tips, multiple choice strategies, guess on multiple choice test/exam, study for multiple choice exam/test, test taking tips, test taking strategies | Multiple choice
> Answer before you look at the answers. | Easy ones first. The clock is the enemy. | Change an answer only with a reason.
@ Question nine has four answers, and all of them look right.
1 | covered answers | How do you read a question? | Cover the choices and answer first | Cover the choices, answer it in your head, then look for that answer. | Wrong choices are made to sound good. | Underline not, except and always.
2 | skipped star | In what order? | Do the easy ones first | Skip what makes you think, mark it, and come back. | In most tests, easy points weigh as much as hard ones. | Later questions often give hints.
3 | crossed out | What if you do not know? | Cross out what can't be right | Strike the impossible answers, then choose between what's left. | Two of four double your chance. | If wrong ones cost nothing, leave none empty.
4 | eraser | Should you change an answer? | Change it when you have a reason | Change an answer when you read it wrong or remember better. In studies, more changes go from wrong to right. | First feelings are no better. | Don't change out of fear.
5 | own quiz | How do you prepare? | Practice by recalling, not by recognizing | Practice with questions without choices, then with old tests against the clock. | Recognizing feels like knowing. | Write two questions a page yourself.

# learning-math | how-to | learning math | learn math, learn maths, get better at math, get better at maths, be better at math, be good at math, study math, study for math test/exam, understand math, math study tips, math tips, struggle with math, hate math, bad at math, learn algebra, learn calculus, math mistakes | Mathematics education
> You can't learn it by watching. | The gap is two years back. | A wrong line is the best line.
@ The teacher's board is clear. Your page is empty.
1 | missing brick | Where do you begin? | Go back to where it was still easy | Find the last chapter you really understood, even if it's two grades back. From there, move fast. | New things stand on old ones. | Fractions are the usual gap.
2 | closed book | How do you use examples? | Read an example, then do it alone | Read an example, shut the book, and do it alone. Then change the numbers. | Watching feels like being able to. | Stuck? One look, then shut again.
3 | red pen | What do you do with errors? | Keep a list of your mistakes | Write down what went wrong, why, and the right way. | The same three return. | Read it before a test.
4 | mixed tasks | How do you practice? | Mix different kinds of problems | Shuffle old and new for fifteen minutes a day. | In a test, no one tells you the chapter. | Put old and new in one set.
5 | speaking aloud | How do you know that you understand? | Explain each step aloud with because | Talk yourself through it: I divide by two, because. | Where you get stuck is the hole. | Draw it, too.
5 | small pile | How often should you practice? | Do a little math on most days | Short sessions beat one long night. Begin with a task you can do, and end with one you just learned. | A good end makes you come back. | Ask for help before you fall behind.

# cramming | how-to | studying the night before an exam | cram, cram for exam/test, cram the night before exam/test, study the night before exam/test, night before test, night before exam tips, study last minute, last minute study tips, last minute studying, study in one day, study for exam/test in one day/night, study for final/finals in one day, cramming, finals week, survive finals week, finals week tips, study hacks for finals week | Cramming (education)
> Tonight you choose what not to learn. | Sleep is revision. | Old exams first.
@ It's nine in the evening, and it is all new.
1 | old exam | Where do you begin? | Look at an old exam first | Before you open the book, get an old test or the teacher's list, and mark what comes up every time. | A small part of it often brings most points. | No book from page one.
2 | three piles | What do you learn? | Sort into know, half know, no idea | Sort topics into know, half know, no idea. Begin with half know. | Points are cheapest there. | Leave two hard ones out.
3 | blank page | How do you learn? | Close it, and write what you remember | Read for ten minutes, close it, write what you remember, check. | Recall sticks, and reading slips. | Say it while you walk.
4 | short breaks | How do you keep going? | Work in blocks of thirty minutes | Study for thirty, walk for five, and leave the phone in another room. | Attention runs out. | Water, and no third coffee.
5 | moon | When do you stop? | Stop early enough to sleep | Stop in time for sleep, as much as you can. Memory is sorted in it. | Without sleep, you read questions wrong. | Look at your one page in the morning.

# study-mistakes | how-to | avoiding study mistakes | study mistakes, studying mistakes, study mistakes to avoid, study mistakes that waste your time, study habits to avoid, stop studying like this, bad study habits, study wrong, studying wrong, you are studying wrong, you're studying wrong | Study skills
> Your book is yellow, and your head is empty. | If it feels easy, it may not be working. | Music with words is another lesson.
@ Four hours at the desk. What do you know?
1 | yellow book | What is the most common one? | Don't highlight and read again | Don't highlight everything and read it again. Close the book, and write down what it said. | Rereading feels like knowing. | Highlight at most one line a page.
2 | long night | What about long sessions? | Don't study one subject for hours | Spread a subject over several days, and mix two, instead of studying one for hours. | Forgetting a bit makes it stick. | Three times an hour beats three hours.
3 | buzzing phone | What costs most time? | Keep the phone off the desk | Put your phone out of sight. Face down on the desk isn't enough. | Each look costs minutes to get back. | Another room is far enough.
4 | pretty notes | Which work is none? | Don't copy notes to make them pretty | Turn notes into questions, instead of copying them to make them pretty. | Fine colors train the hand. | Answer them the next day.
5 | skipped hard part | What do people avoid? | Don't start with what you know | Don't practice what you can already. Begin with what is hard, while you are fresh. | Easy work feels good and brings little. | Test yourself to find it.

# study-schedules | how-to | making a study schedule | make study schedule, study schedule, create study schedule, study plan, make study plan, create study plan, study timetable, make study timetable, study planner, plan studying, plan study time, stick to study schedule, study routine, make study routine | Schedule
> Plan backward from the exam. | A plan without air breaks on Tuesday. | Topics, not hours.
@ Four subjects, three weeks, and a pretty empty calendar.
1 | exam flags | Where do you begin? | Enter the exams, and count backward | Enter the exams, then count the real free hours backward, without sport, work and sleep. | There are fewer than you think. | The last day is for looking over.
2 | small boxes | How do you divide it? | Break subjects into small topics | Break each subject into topics of one sitting, and mark hard ones. | Chemistry is no plan, acids are. | Hard ones get the morning.
3 | repeat arrows | When do you repeat? | Plan each topic three times | Put it in the calendar for today, in two days, and in a week. | Much is forgotten in between. | The second time is short.
4 | empty slot | What keeps it alive? | Leave one day in seven empty | Keep a free day for whatever went wrong. | Something always does. | If all went well, it is free.
5 | checked box | How do you stick to it? | Fixed time, fixed place, first move | Give studying a fixed time and place, and write the first move: page ten, task three. | Deciding is what costs power. | Cross off in ink.

# group-projects | how-to | getting through a group project | group project, group projects, group projects survival guide, survive group project/projects, group project tips, group work, group work tips, deal with lazy group member/members, lazy group member/members, deal with freeloaders in group projects, group project partner who does nothing, lead group project, school project tips | Project-based learning
> Everybody does it means nobody does it. | Five files named final. | One person writes the end.
@ It's due on Friday, and the chat is full of thumbs.
1 | name by task | What do you settle first? | Put one name behind each task | Put one name and one date behind each task in the first meeting. | Shared tasks are nobody's. | Let people choose what they can.
2 | early date | When is it due? | Make your own deadline three days early | Agree on a date well before the real one, and treat it as final. | Parts seldom fit at once. | Small dates before it show who is missing.
3 | single file | How do you work together? | Work in one shared file | From the start, write in the same document, with its history on. | You see who wrote what. | Chats lose things.
4 | direct question | What about a member who does nothing? | Ask directly, in private, what they can do | Ask directly and in private: what can you finish by Wednesday? Something small. | Often it is shame or confusion. | Write down what was agreed.
5 | one editor | How does it become one thing? | Let one person write it through | Let one person go through all of it for style, and practice the talk once aloud. | Five voices sound like five homeworks. | Tell the teacher early, with facts, if it fails.

# emailing-a-professor | how-to | writing an email to a professor | write email to professor/teacher, email professor, email your professor, email professor/teacher, email to professor, write email to your professor/teacher, ask professor for extension, ask for extension, ask professor for help, ask teacher for help, email mistakes students make | Email
> Hey is no greeting. | It's in the syllabus. Look first. | One question, six lines.
@ You write: hey prof, did I miss anything important?
1 | subject line | What stands in the subject? | Write the course and the matter in the subject | Write the course, the group and the matter into the subject. | Many professors teach hundreds of students. | Write it from your university's address.
2 | greeting | How do you greet? | Use title and family name | Write Professor and the last name, spelled right, until they sign differently. | Too formal never hurts. | Hey does.
3 | looked up page | What do you do before? | Look it up first, and say where | Look in the syllabus first, and say that you did. | It's the most common answer. | Ask one thing.
4 | short lines | How long? | Who, what, by when, in six lines | Say who you are, what you need and by when, in six lines. For an extension, name a date and what you have. | Long stories look like excuses. | Ask before the deadline, not after.
5 | calendar | When do you write, and how do you end? | Write days before, and say thanks after | Write some days before, wait for two or three working days, and thank them. For a letter: weeks before, with your list. | Night mails look like panic. | Read it aloud once.

# speed-reading | how-to | reading faster | read faster, speed reading, speed read, learn speed reading, speed reading tips, read faster and remember more, increase reading speed, improve reading speed, read faster and understand, read book in one day, speed reading for beginners, speed reading explained | Speed reading
> A thousand words a minute? Then you skimmed. | Reading less is the fastest method. | Your finger knows the line.
@ Forty pages until tomorrow, and you read one line three times.
1 | contents page | What comes before reading? | Look at headings and the end first | Look at headings, pictures and the summary first for two minutes. | You know where to be slow. | Ask: what do I want from it?
2 | finger | What helps at once? | Lead your eyes with a finger | Run a finger or a pen along the line at an even pace. | A finger keeps the eyes from jumping back. | A bit faster than is comfortable.
3 | first sentences | When do you skim? | Read first sentences where little counts | Where little counts, read the first sentence of each paragraph. | Writers put the point there. | Slow down where it is new.
4 | word treasure | What makes good readers fast? | Read a lot of one subject | Read much of one subject, and look up words. Known words are read at a glance. | Knowledge is the real speed. | Half an hour a day.
5 | limit sign | What does research say? | Don't believe in thousands of words a minute | Studies find that understanding falls as reading speed rises, so thousands of words a minute are skimming. | The inner voice is no enemy. | Contracts are read slowly.

# college-essays | how-to | writing a college application essay | write college application essay, college application essay, college essay, college essays, write college essay, write college essay that stands out, college essay tips, college essay mistakes, write personal statement, personal statement, personal statement tips, personal statement mistakes, start college essay, start personal statement, scholarship essay, write scholarship essay, scholarship essay tips | Application essay
> Small moment, large person. | They have read the winning goal. | Could your cousin have written it? Then no.
@ Tell us about yourself, it says, in six hundred and fifty words.
1 | small key | What do you write about? | Choose a small moment, not your life | Tell the one only you could tell: the bus, the broken oven, the bad grade. | Big topics make essays look alike. | Ask friends what is typical of you.
2 | open scene | How do you begin? | Begin in the middle of a scene | Open with something one can see. | Quotes and dictionaries are skipped. | The first line is written last.
3 | turning point | What has to happen? | Show how you changed your mind | Show what you thought, what happened, and what you do differently now. | Colleges look for people who learn. | More after than before.
4 | plain words | How should it sound? | Write as you speak to a good teacher | Use plain words and true feelings, and no list of prizes. | The list stands elsewhere. | Delete each word that you wouldn't say.
5 | second reader | How does it get good? | Let one person read it, not ten | Let the essay lie for some days, read it aloud, and let one person say what they learned of you. | Ten readers file it smooth. | Check the name of the college.

# needs-and-wants | money | needs and wants | needs vs wants, wants vs needs, needs and wants, need vs want, want vs need, need or want, needs versus wants, difference between needs and wants, wants and needs, needs and wants explained, needs vs wants for kids/teens | Need
> Water is a need. The brand of water is a want. | The trick is in the middle. | Ask: what happens without it?
@ You hold sneakers. They're needed. These?
2 | bread and roof | What is a need? | Needs are what you can't live without | Think of food, a roof, warmth, medicine, and a way to get to work. Those are needs. | Without them something breaks. | They come first in every budget.
2 | game console | What is a want? | Wants make life nicer | A newer phone, eating out, a trip: without those wants, nothing breaks. | Wants are allowed. | They come after the needs are paid.
3 | plain and fancy shoe | Can one thing be both? | Many needs carry a want on top | Shoes are a need. The brand on them is a want. The same holds for phones, cars and flats. | The price is often in the want. | Split it into two sums.
3 | waiting clock | How can you tell them apart? | Waiting shows which one it is | If you can wait a month and nothing bad happens, it was probably a want. | Wants fade, and needs get louder. | Hunger makes a poor judge in a shop.
3 | different houses | Are needs the same for all? | One person's want is another's need | A car is a want in a city with trains, and a need for a nurse in a village. | Place, work and health decide. | So nobody's list fits all.
3 | three jars | How much for which? | A known rule gives wants thirty percent | A well known rule gives half of the income to needs, thirty percent to wants and twenty to saving. | It's a start, and no law. | Where rent is high, it doesn't fit.

# knitting-and-crochet | culture | knitting and crochet | crochet vs knitting, knitting vs crochet, crochet or knitting, knitting or crochet, crochet and knitting, knitting and crochet, difference between knitting and crochet, difference between crochet and knitting, is crochet easier than knitting | Crochet
> Two needles or one hook. | A dropped stitch is a tragedy, or nothing. | No machine can do one of them.
@ Yarn in your lap, and two ways to begin.
2 | hook and needles | Which tools do they use? | Knitting takes two needles, crochet one hook | Knitting keeps many stitches on two needles. Crochet works with one hook, mostly on a single stitch. | That's why crochet is easy to carry. | Both take the same yarn.
3 | dropped stitch | Which forgives more? | Crochet forgives a dropped stitch | In crochet, one loop is open, so little comes undone. In knitting, a dropped stitch can run down many rows. | It can be picked up with a hook. | Both can be pulled out and begun anew.
2 | sweater and toy | What is each good at? | Knitting stretches, crochet stands | Knitted cloth stretches and falls softly, as in sweaters and socks. Crocheted cloth is often firmer, as in toys, bags and blankets. | Shapes are easier with a hook. | There are exceptions to both.
3 | yarn ball | Which takes more yarn? | Crochet usually takes more yarn | For the same area, crochet usually takes more yarn, as its stitches are taller and thicker. | It often grows faster. | Thin hooks and open patterns save some.
4 | machine | Which one can machines do? | True crochet is made by hand | Knitting machines have existed since the late sixteenth century. True crochet is still made by hand, and shops often sell knitted imitations. | So a real crocheted thing took a person hours. | William Lee built the first frame in fifteen eighty nine.
2 | beginner hands | Which one is easier to begin with? | Many beginners find crochet easier | Many find crochet easier in the first days, since there is one tool and one stitch to hold. | Others like the even rows of knitting. | Try both with thick, light yarn.

# making-slime | how-to | making slime | make slime, slime, make slime at home, make fluffy slime, fluffy slime, slime recipe, slime for kids, slime for beginners, make slime with glue, homemade slime, fix sticky slime, slime too sticky, make slime less sticky, make slime stretchy | Slime (toy)
> Glue, and something that ties it together. | Sticky? Knead. Then knead. | Not in the drain.
@ It hangs from the spoon, and you have to touch it.
1 | glue bowl | What do you need? | Take white school glue and a bowl | Take white or clear school glue, the kind made of PVA, a bowl, and a spoon. Color goes in now. | Other glues don't set. | Half a cup makes a handful.
2 | contact solution | What makes it slime? | Stir in baking soda and contact lens solution | Stir in half a teaspoon of baking soda, then contact lens solution with boric acid, a little at a time. | It links the glue's long chains. | Grown-ups pour, and nobody eats it.
3 | pulling bowl | When is it ready? | Stop when it leaves the bowl | Stop stirring when the slime pulls off the bowl in one lump. | Too much makes it rubber. | It looks wrong until you knead.
4 | kneading hands | What if it sticks? | Knead it with lotion on your hands | Knead the slime with a drop of lotion on your hands for five minutes. Then a few drops more of solution, if need be. | Kneading mixes what stirring missed. | Shaving foam makes it fluffy.
5 | closed jar | How do you keep it? | Keep it in a jar, off cloth and drains | Keep slime in a closed jar for a week or two, away from sofas, hair and drains, and wash your hands after. | Vinegar loosens it from cloth. | Leave borax powder out of it.

# paper-mache | how-to | making paper mache | make paper mache, paper mache, make paper mache bowl/mask/balloon/animals, make papier mache, papier mache, paper mache recipe, paper mache for kids/beginners, paper mache paste, make paper mache paste, make pinata, pinata, make papier mache mask | Papier-mache
> Flour, water, old news. | Thin layers, long waits. | The balloon pops at the end.
@ Your fingers stick together, and it is wonderful.
1 | paste bowl | How do you make the paste? | Mix one part flour with two parts water | Stir one part flour into about two parts water until it runs like cream. | Lumps make bumps. | A tablespoon of salt slows mold.
2 | torn strips | Cut or tear? | Tear the paper into strips | Tear newspaper into strips two fingers wide. | Torn edges lie flat. | Short ones for curves.
3 | balloon | What is the shape? | Build on a balloon or bowl | Choose a balloon as your mold, or a bowl covered with foil. | Foil lets it go. | Set the balloon in a cup.
4 | wiped strip | How do you lay it? | Wipe off the paste, cross the strips | Pull a strip through, wipe it between two fingers, and lay it across the last. | Too wet doesn't dry. | Two layers at once.
5 | window sill | How long does it dry? | Dry each round for a day | Let the layers dry for a day, then add two more layers, four in all. Pop, sand, prime white, paint. | Wet inside means mold. | Bin the bits of balloon, as small children choke on them.
5 | white primer | How do you paint it? | Sand it, prime it white, then paint | Sand the bumps, paint it white so that the print doesn't show, and then add colors. A coat of varnish keeps it for years. | White below makes colors bright. | Use acrylics, as watercolors soften the paper.

# bath-bombs | how-to | making bath bombs | make bath bombs, bath bombs, make bath bomb, bath bomb recipe, diy bath bombs, homemade bath bombs, bath bombs for beginners, bath bombs crack, bath bomb mistakes, make fizzy bath bombs | Bath bomb
> Two to one. That's the recipe. | The enemy is water. | It should feel like damp sand.
@ It fizzes in the bowl. It shouldn't. Not yet.
1 | two powders | What goes in? | Two parts baking soda, one part citric acid | Sift two parts baking soda with one part citric acid and one part cornstarch. | Acid and soda make the fizz in water. | Don't breathe in the dust, as citric acid stings.
2 | oil jar | What is wet? | Stir oil, color and scent apart | Mix a tablespoon of mild oil with color and a few drops of scent that suits skin. | Oil binds without fizz. | Less scent for children, or none.
3 | spray bottle | How does it hold? | Spray water until it feels like damp sand | Whisk the oil in, then spray a little water or witch hazel while you stir, until it holds when squeezed. | Too much starts the fizz. | One spray at a time.
4 | mold halves | How do you form it? | Fill the mold high and press once | Fill both halves a bit too high, press them together, and wait some minutes. | Turning breaks it. | A muffin tin works.
5 | drying rack | How do they last? | Dry a day, then pack airtight | Let bath bombs dry for a day in a dry room, then pack them airtight. | Damp rooms make them swell. | Oily tubs are slippery, so step with care.

# macrame-for-beginners | how-to | starting macrame | macrame, macrame for beginners, start macrame, learn macrame, do macrame, macrame knots, basic macrame knots, macrame wall hanging, make macrame, make macrame wall hanging, make macrame plant hanger, macrame plant hanger, macrame tutorial | Macrame
> Three knots make most of it. | Four times as long as you think. | Pull evenly. That's the art.
@ A stick, some string, and your hands remember scout camp.
1 | measuring cord | How long are the cords? | Cut cords eight times the finished length | Cut each cord about eight times the finished length, as it hangs folded. | Knots eat cord. | Too long is easily cut.
2 | lark's head | How does it start? | Hang them with a lark's head | Fold a cord, lay the loop over the stick, and pull the ends through. | It holds without tools. | An even number of cords.
3 | square knot | What is the main knot? | Learn the square knot | Take four cords: left over the two middle ones and under the right, right behind and through. Then the same from the right. | It lies flat. | Only one side again and again makes a spiral.
4 | diagonal line | What makes lines? | Learn the double half hitch | Hold one cord across, and wind each other one around it twice. | Lines and leaves come from it. | Hold it tight.
5 | comb | How does it look good? | Keep gaps equal, comb the fringe, cut last | Keep the gaps equal, comb out the ends, and cut them straight at the very end. | Small unevenness shows in rows. | Hang it up while you work.

# drawing-hands | how-to | drawing hands | draw hands, draw hand, draw hands easily, draw hands for beginners, drawing hands, draw anime hands, draw fingers, draw realistic hands | Drawing
> A mitten first, fingers later. | The middle finger is half of it. | Your model is always with you.
@ You drew a face. The hands are behind the back.
1 | box palm | Where do you begin? | Draw the palm as a flat box | Start with a simple block, a bit wider toward the fingers. | Hands are blocks first. | Keep the lines light.
2 | mitten shape | What comes next? | Draw the fingers as one mitten | Draw all fingers as one mitten shape, about as long as the palm, and the thumb as a wedge at the side. | The whole shape counts more than a nail. | Look at the gap.
3 | curved rows | Where do fingers bend? | Draw knuckles on curves | Draw the joints on three curves, with the middle finger the longest. | Straight rows look like forks. | Fingers get shorter joint by joint.
4 | cylinders | How do they get round? | Build fingers from short tubes | Build each finger from short tubes, and let them overlap when they bend. | Tubes can turn. | No sausages, the joints are wider.
5 | own hand photo | How do you get better? | Draw your own hand daily for two weeks | Draw your own other hand for ten minutes daily, in ten poses, from the big shape. | It holds still and costs nothing. | Photograph it for hard angles.

# shuffling-and-tricks | how-to | shuffling cards | shuffle cards, shuffle deck of cards, shuffle, shuffle cards like pro, riffle shuffle, do riffle shuffle, bridge cards, do bridge with cards, shuffle cards bridge, overhand shuffle, shuffle cards for beginners, how many times to shuffle cards | Shuffling
> Seven times. Mathematicians counted. | Thumbs up the corners, and let go. | Soft cards, soft hands.
@ Half of the deck is on the floor, and your friends laugh.
1 | overhand | Which shuffle is easiest? | Learn the overhand shuffle first | Hold the deck in one hand, lift it out with the other, and let small packets fall in front. | Nothing has to bend. | Do it many times, as it mixes slowly.
2 | two halves | How do you begin a riffle? | Split it, thumbs at the inner ends | Split the deck in two, hold each with the thumb at the inner end and three fingers at the outer, index on top. | The index makes the bend. | On a cloth it is easier.
3 | corners meet | How do they mix? | Let only the corners fall into each other | Bend up the inner corners a little, let them touch, and let go slowly with both thumbs. | Little bend is enough. | Uneven falls are fine.
4 | bridge arch | How does the bridge go? | Push into an arch, and let go | Push the halves a bit together, arch them with the thumbs on top, and open the hands below. | The spring does the noise. | New cards slide best.
5 | number seven | How often? | Riffle it seven times | Seven riffles are enough. Mathematicians showed that this mixes a deck of fifty two well. | Three leave traces. | Cut at the end.

# card-tricks | how-to | doing a card trick | card trick, card tricks, do card trick/tricks, card tricks for beginners, easy card trick/tricks, learn card trick/tricks, do magic trick/tricks, magic trick, magic tricks, easy magic trick/tricks, magic tricks for beginners/kids, learn magic, learn magic tricks | Card manipulation
> The secret is one card. The magic is your mouth. | Never twice for the same people. | Peek, then forget that you did.
@ Your friend holds a card, and you already know it.
1 | bottom card | What do you need to know? | Secretly look at the bottom card | While you square the deck, take a peek from below. That's your key card. | Nobody watches before it begins. | Shuffle so that it stays below.
2 | picked card | What does your friend do? | Let them put their card on top | Let your friend pick any card from the middle, remember it, and lay it on top. | Your friend hides the card from you alone. | Look away, openly.
3 | cut deck | How does it get lost? | Let them cut the deck | Let your friend cut the deck and put the halves together. Your key card now lies right on top of theirs. | It seems lost. | One more cut does no harm.
4 | dealt faces | How do you find it? | Deal face up, and stop after your key card | Deal the cards face up. The next after your key card is theirs. Deal on for some cards. | Going past it makes them sure that you failed. | Let your face show nothing.
5 | turned card | How does it become magic? | Say: the next card I turn over is yours | Announce that the next card you turn over is theirs. Then reach back and turn their card. | The story makes it magic. | Don't repeat it, and never tell.

# singing-better | how-to | singing better | sing better, sing, learn to sing, singing, singing for beginners, singing tips, singing lessons for beginners, improve singing voice, improve your singing voice, improve your voice, sing high notes, hit high notes, sing in tune, stop being tone deaf, sing without straining, singing mistakes, warm up voice, warm up your voice, vocal warm up | Singing
> Hum first. | The belly sings, and the shoulders sleep. | Record it. It's awful, and it helps.
@ In the shower it was fine.
1 | humming lips | How do you warm up? | Hum and bubble your lips for five minutes | Slide up and down with a hum, then with lips that flutter. | Cold voices crack. | Drink water at room temperature.
2 | belly hand | How do you breathe? | Breathe low, and let it out slowly | Breathe so that the belly moves and the shoulders don't, and let it out on sss for twenty seconds. | The air carries the tone. | Stand on both feet.
3 | piano key | How do you hit the tone? | Hear it, hum it, then sing it | Hear the tone, hum it, and only then sing the word. A tuner app shows whether it is high or low. | Most people are out of practice, not tone deaf. | Begin in your speaking range.
4 | open mouth | How does it sound better? | Open the mouth and sing on the vowels | Open the mouth more than feels normal, and hold the vowels. | Consonants close the tap. | Smile with the cheeks.
5 | phone recorder | How do you get better? | Record one line, ten times | Record one line, listen, change one thing, ten times. | The head lies to you about your sound. | Pain or hoarseness: stop, and rest.

# dancing-for-beginners | how-to | dancing if you cannot dance | dance, learn to dance, dance if you can't dance, dance for beginners, dancing, dancing for beginners, dance at party/club/wedding/parties, dance better, dance at club, dance like nobody is watching, get rhythm, dance with no rhythm, dance tips, dance moves for beginners, easy dance moves, slow dance, learn slow dance | Dance
> Bend your knees. You're dancing. | Small is cool. | The beat is in the drum, and not in the words.
@ The song you love comes on, and your arms don't know where to go.
1 | bouncing knees | What is the first move? | Bend your knees on the beat | Bend your knees a little on each beat, and stay there for a minute. | Many dances begin with that. | Listen for the kick drum.
2 | step touch | What do the feet do? | Step to the side, touch, and back | Move one foot out, let the other one join it, and return. That fits a lot of songs. | Four counts, then you can think. | Small steps.
3 | relaxed arms | Where do the arms go? | Let the elbows hang at your sides | Keep your arms loose, and let the hands follow the shoulders. | Straight arms look lost. | A drink gives one hand a job.
4 | mirror song | How do you practice? | Dance one song a day in the kitchen | Do it once without a mirror, and once with. | Bodies learn by doing. | Copy one move from a video.
5 | looking up | How do you look sure? | Look at people, and do less | Look at people, smile, and do half of what you think. | Ease is what looks good. | Slow dance: sway from foot to foot, and don't steer.

# sheet-music | how-to | reading sheet music | read sheet music, sheet music, read music, read notes, read music notes, learn to read music, learn to read sheet music, read sheet music for beginners, sheet music for beginners, read piano sheet music, read notes on piano, music theory for beginners, read treble clef, read bass clef | Sheet music
> Every Good Boy Does Fine. | Up is up. | The dot on the paper tells how long, and where.
@ Five lines, and black eggs on them.
1 | five lines | What do the lines mean? | Higher on the lines is higher in sound | The five lines are a ladder. Each line and each gap is one step of the scale. | Higher is higher. | Small lines above and below go on.
2 | curled clef | Where is which note? | Let the treble clef show you G | The treble clef curls around the second line from below, and that is G. Count from there. | The bass clef's two dots hold F. | Lines are E, G, B, D, F, gaps say FACE.
3 | note shapes | How long is a note? | Read the length from head, stem and flag | In four-four time, an empty note without a stem is four beats, an empty one with a stem two, a full one one, and one with a flag half. | Each is half of the one before. | A dot adds half of it.
4 | two numbers | What do the two numbers mean? | Count each bar by the top number | The top number says how many beats a bar has, the lower one which note counts as one. | Bars are sentences. | Clap before you play.
5 | sharp sign | What are sharps and flats? | Look at the start for sharps and flats | A sharp makes a note half a step higher, a flat lower. Those at the start hold for the whole line. | Sharps and flats are mostly the black keys. | Learn three notes a day.

# writing-a-poem | how-to | writing a poem | write poem, poem, poetry, poetry for beginners, write poetry, start writing poetry, poetry writing tips, write good poem, write love poem, write poem about love, write poem for kids/beginners, writing poetry, write free verse, write rhyming poem | Poetry
> Don't say sad. Say: his cup is still there. | Begin with a thing. | Cut the last line.
@ A feeling, a pen, and every word is too large.
1 | cup on table | Where do you begin? | Start with a thing, not a feeling | Choose something you can touch, and let the feeling come by itself. | Love is large, a cup is near. | Write ten things of that day.
2 | five senses | How does it become alive? | Use smell, sound and touch | Leave the eyes out for once, and add one comparison that's your own. | Eyes are overworked. | No like a rose.
3 | line breaks | Where do lines break? | End lines on strong words | End a line on a strong word, or where you would take a breath. | The end of a line rings. | And and the shouldn't stand there.
4 | rhyme or none | Must it rhyme? | Let it rhyme only if it says the same | Let a poem rhyme only if it says the same without. Repeat a sound or a line instead. | Forced rhymes make it a card. | Rhythm can be tapped.
5 | scissors | How is it finished? | Read it aloud and cut a third | Read the poem aloud, cut a third, above all the line that explains it. | Readers like to find it. | Let it lie for a night.

# writing-a-song | how-to | writing a song | write song, songwriting, songwriting for beginners, write songs, write your first song, write lyrics, write song lyrics, write rap, write rap lyrics, write rap for beginners, write chorus, write hook for song, songwriting tips, start songwriting | Songwriter
> The title is the chorus. | Four chords were enough for many hits. | Hum nonsense first.
@ Three chords, and you hum something that isn't there yet.
1 | title card | Where do you begin? | Begin with one sentence that you mean | Write one sentence that you mean. It's the title, and the heart of the chorus. | All else leads to it. | Listen to how people talk.
2 | four chords | Which chords? | Take four chords and loop them | Take four common chords, such as C, G, A minor, F, and loop them. | Nobody owns them. | A capo fits them to your voice.
3 | humming wave | How does a melody come? | Hum nonsense over it and record | Hum nonsense over the loop for ten minutes, and record it all. | The ear finds more than the head. | Keep what you still know tomorrow.
4 | verse picture | What goes into verses? | Verses show, the chorus says | Let verses show scenes and things, and let the chorus say the feeling. The second verse goes on with the story. | New pictures keep it moving. | Sing the chorus higher.
5 | whole draft | How do you finish? | Finish a bad one today | Finish the song today, badly, then mend one line at a time. | Half songs teach little. | Rappers: tap the beat, and put rhymes on the snare.

# writing-a-book | how-to | writing a book | write book, start writing book, writing book, write novel, write your first book, write your first novel, writing novel, finish writing book, book writing tips, write book for beginners, become author, become writer, outline novel, write children's book, write memoir, novel writing tips, writing tips for beginners, writing mistakes beginners make | Novel
> Three hundred words a day is a book a year. | Don't mend chapter one. | Someone wants something. Something is in the way.
@ Chapter one is perfect. There's no chapter two.
1 | want and wall | Where do you begin? | Know who wants what | Write one sentence: who wants what, and what stands in the way. | Without it you describe. | For a guide: whose problem do you solve?
2 | ten cards | Do you need a plan? | Put ten scenes on ten cards | Write one scene on each card, the ending included, and shuffle until each leads to the next. | Gaps show on the table. | It may change.
3 | daily page | How do you get it written? | Write three hundred words a day | Sit down at the same hour every day. In a year that makes about a hundred thousand words. | Mood comes while writing. | Stop in the middle of a sentence.
4 | ugly draft | What stops most people? | Don't mend before the end | Write on to the end without mending. Leave notes in brackets and go on. | Chapter one changes anyway. | The first draft is for you.
5 | rest drawer | What comes then? | Let it lie for a month, then cut | Let the draft lie for a month, read it in one go, cut what bores you, then give it to three readers. | Distance makes you a reader. | Ask where they put it down.

# fishing-for-beginners | how-to | starting to fish | fishing, fishing for beginners, learn to fish, start fishing, go fishing, go fishing for the first time, first time fishing, fishing tips, fishing tips for beginners, catch fish, catch your first fish, catch more fish, cast fishing rod, cast fishing line, tie fishing hook, bait hook, fishing mistakes | Fishing
> Fish live at edges. | Be quiet, be early. | Wet your hands first.
@ Fog on the lake, and the float trembles.
1 | license card | What comes first? | Ask for the license and the rules | Get the license, and look up seasons, sizes and where it is allowed. | Rules differ from lake to lake. | Some places give day tickets.
2 | simple rod | What do you need? | Take a medium spinning rod and small hooks | Get a rod of six or seven feet, thin line, small hooks, a float, and weights without lead. | Small hooks catch small and large. | A friend's gear is fine.
3 | reeds | Where are the fish? | Fish at edges, early or late | Fish at edges: reeds, shade, drops, inflows, in the first and last hours of light. | Food gathers there. | Walk softly, as fish feel steps.
4 | overhead cast | How do you cast? | Open the line, swing, let go at eleven | Hold the line with a finger, open the bail, swing forward, let go as the rod points up ahead. | Too late hits the water. | Look behind you first, and up for power lines.
5 | wet hands | What when you have one? | Keep it short and wet | Wet your hands, take the hook out with pliers, and let it go quickly, or kill it at once. | Dry hands take its slime. | Take your line home, as birds die in it.
`
