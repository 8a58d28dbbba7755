/** What people ask of studying, crafts, music and games, for `readTopics`. */
export const STUDY_AND_CRAFTS = `
# multiple-choice-exams | how-to | passing multiple choice exams | pass multiple choice exam/exams/test/tests, multiple choice exams/exam/test/tests, multiple choice tips, multiple choice exam tips, multiple choice test tips, multiple choice strategies, guess on multiple choice test/exam, study for multiple choice exam/test, test taking tips, test taking strategies | Multiple choice
> Cover the answers before you read them. | On a multiple choice exam, easy points come first. | Changing your answer is smarter than they told you.
@ Question nine has four answers, and all of them look right.
1 | covered answers | How do you read a question? | Cover the choices and answer it first | With your hand over the choices, answer it in your head. Then look for that answer. | The wrong ones are written to sound good. | Underline the traps: not, except, always.
2 | skipped star | In what order? | Do the easy ones first | Skip anything that makes you think, and put a mark in the margin. Come back when the easy points are safe. | On most tests, they count just as much as the hard ones. | And later questions often give hints.
3 | crossed out | What if you do not know? | Cross out what can't be right | Strike the impossible answers. With two of four gone, a guess is already fifty fifty. | Look for the two that say almost the same thing. | If wrong answers cost nothing, leave nothing empty.
4 | eraser | Should you change an answer? | Change it when you have a reason | If you misread it, or something came back to you, change it. In studies, more changes go from wrong to right than the other way. | First instincts aren't magic. | Just don't change one out of fear.
5 | own quiz | How do you prepare? | Practice recalling, not recognizing | Take questions without choices, and answer them out loud from memory. Then do an old test against the clock. | Recognizing an answer feels like knowing it. It isn't. | Write two questions yourself for every page.

# learning-math | how-to | learning math | learn math, learn maths, get better at math, get better at maths, be better at math, be good at math, study math, study for math test/exam, understand math, math study tips, math tips, struggle with math, hate math, bad at math, learn algebra, learn calculus, math mistakes | Mathematics education
> You can't learn math by watching. | Your gap in math is two years back. | In math, the wrong line is the best line.
@ The teacher's board is clear. Your page is empty.
1 | missing brick | Where do you begin? | Go back to where math was still easy | Flip back until you hit the last chapter you really understood, even if it's two grades down. From there, you'll move fast. | New things stand on old ones. | For most people, the gap is fractions.
2 | closed book | How do you use examples? | Read an example, then do it alone | Read it, shut the book, and try to get from the question to the answer. If not, one look, and shut it again. | Watching someone do it feels like knowing how. | Then change the numbers.
3 | red pen | What do you do with errors? | Keep a list of your mistakes | For every mistake, write three lines: what went wrong, why, and how it should go. | You'll notice that it's the same three, again and again. | Read the list before a test.
4 | mixed tasks | How do you practice? | Mix different kinds of problems | Do fifteen minutes a day, old and new problems in one pile. On a test, nobody tells you which chapter it's from. | Ten of the same kind just train your hand. | Shuffle them like cards.
5 | speaking aloud | How do you know that you understand? | Explain each step out loud, with because | I divide by two, because. Say it like that, and if you can't finish the sentence, you've found the hole. | Talk to your dog, if you have to. | Then draw it.
5 | small pile | How often should you practice? | Do a little math on most days | Twenty minutes of math most days beat one long night. Start with something you can do, and stop with something you just learned. | A good ending brings you back tomorrow. | Ask for help before you fall behind.

# cramming | how-to | studying the night before an exam | cram, cram for exam/test, cram the night before exam/test, study the night before exam/test, night before test, night before exam tips, study last minute, last minute study tips, last minute studying, study in one day, study for exam/test in one day/night, study for final/finals in one day, cramming, finals week, survive finals week, finals week tips, study hacks for finals week | Cramming (education)
> Tonight, you choose what not to learn. | The night before an exam, sleep is studying. | An old exam is worth more than the book.
@ It's nine in the evening, and it's all new.
1 | old exam | Where do you begin? | Look at an old exam first | Get an old test, or the teacher's list. It tells you what comes up every time, so mark that before you open the book. | A small part of it usually brings most of the points. | Never start on page one tonight.
2 | three piles | What do you learn? | Sort into know, half know, no idea | Make three piles. What you half know comes first, because that's where points are cheapest. | What you know, you'll still know tomorrow. | Leave the two hardest ones out. Really.
3 | blank page | How do you learn? | Close it, and write what you remember | Read for ten minutes, then shut it. What's left in your head? Write it, then check. | What you pull out sticks. What you just read slides off. | Walk around while you say it out loud.
4 | short breaks | How do you keep going? | Work in blocks of thirty minutes | Do thirty minutes on, five minutes up and walking, with the phone in another room. | Your attention runs out before the night does. | Water. Not a third coffee.
5 | moon | When do you stop? | Stop early enough to sleep | Go to bed while there's still some night left. While you sleep, your brain sorts what you learned. | Without it, you'll misread the questions. | Keep one page with the hard stuff for breakfast.

# study-mistakes | how-to | avoiding study mistakes | study mistakes, studying mistakes, study mistakes to avoid, study mistakes that waste your time, study habits to avoid, stop studying like this, bad study habits, study wrong, studying wrong, you are studying wrong, you're studying wrong | Study skills
> Your book is yellow, and your head is empty. | If studying feels easy, it may not be working. | Music with words is a second class in your ear.
@ Four hours at the desk. What do you know?
1 | yellow book | What is the most common one? | Don't just highlight and reread | Rereading feels like knowing. Instead, close the book and write down what it said. | The blank page tells you the truth. | At most one yellow line per page.
2 | long night | What about long sessions? | Don't study one subject for hours | One hour on three days beats three hours on one. You forget a bit in between, and pulling it back is what makes it stick. | Switch subjects once, and your head stays awake. | It feels slower. It isn't.
3 | buzzing phone | What costs most time? | Keep the phone off the desk | Put the phone in another room. As long as it's in sight, part of you is waiting for it. | Every look costs you minutes to get back in. | Two rooms away is even better.
4 | pretty notes | Which work is none? | Don't copy notes to make them pretty | Six colors and a ruler train your hand. Turn the notes into questions instead, and answer them tomorrow. | Nobody gets points for handwriting. | If you want to be creative, invent the questions.
5 | skipped hard part | What do people avoid? | Don't start with what you know | Start with the hard part, while you're fresh. What you know already feels nice and brings nothing. | Your brain will try to talk you out of it. | A quick quiz shows you where it is.

# study-schedules | how-to | making a study schedule | make study schedule, study schedule, create study schedule, study plan, make study plan, create study plan, study timetable, make study timetable, study planner, plan studying, plan study time, stick to study schedule, study routine, make study routine | Schedule
> Plan backward from the exam. | A study plan without air breaks on Tuesday. | Plan topics, not hours.
@ Four subjects, three weeks, and a beautiful empty calendar.
1 | exam flags | Where do you begin? | Enter the exams, and count backward | Put every exam in the calendar. Then take out sport, work and sleep, and see how many hours are really left. | It's fewer than you think. | The last day before each one is just for looking over.
2 | small boxes | How do you divide it? | Break subjects into small topics | Chemistry isn't a plan. Acids are. Cut everything into pieces you can finish in one sitting. | Mark the hard ones. | They get the morning.
3 | repeat arrows | When do you repeat? | Plan each topic three times | Plan each topic for today, in two days, and in a week. Most of forgetting happens in between. | The second round takes half as long. | The third is a walk in the park.
4 | empty slot | What keeps it alive? | Leave one day in seven empty | Keep one day a week with nothing in it. Something always goes wrong, and now there's room for it. | A full calendar falls over at the first cold. | If nothing went wrong, go swimming.
5 | checked box | How do you stick to it? | Fixed time, fixed place, first move | Pick the same time and the same chair. And write down your first move: page ten, task three. | It's the deciding that wears you out. | Cross it off in ink. It feels good.

# group-projects | how-to | getting through a group project | group project, group projects, group projects survival guide, survive group project/projects, group project tips, group work, group work tips, deal with lazy group member/members, lazy group member/members, deal with freeloaders in group projects, group project partner who does nothing, lead group project, school project tips | Project-based learning
> Everybody does it means nobody does it. | Five files, and all of them are named final. | One person should write the end.
@ It's due on Friday, and the chat is full of thumbs up.
1 | name by task | What do you settle first? | Put one name behind each task | In the first meeting, every piece gets one name and one date. If it belongs to everyone, no one does it. | Let people pick what they're good at. | Send around the list the same day.
2 | early date | When is it due? | Set your own deadline three days early | Agree on a date well before the real one, and treat it like the real one. | The parts never fit on the first try. | Smaller dates on the way show you who's missing.
3 | single file | How do you work together? | Work in one shared file | Open one document, on day one, with its history on. Then you can see who wrote what. | Nothing gets lost in a chat. | And no one has an old version.
4 | direct question | What about a member who does nothing? | Ask directly, in private, what they can do | Ask them in private: what can you get done by Wednesday? Something small. | Often they're embarrassed, or just lost. | Then write down what you agreed on.
5 | one editor | How does it become one thing? | Let one person edit all of it | Five voices sound like five homework papers. One person goes over all of it, and then you practice the talk once, out loud. | Pick the one who likes doing it. | If it's falling apart, tell the teacher early, with facts.

# emailing-a-professor | how-to | writing an email to a professor | write email to professor/teacher, email professor, email your professor, email professor/teacher, email to professor, write email to your professor/teacher, ask professor for extension, ask for extension, ask professor for help, ask teacher for help, email mistakes students make | Email
> Hey isn't how you greet a professor. | It's in the syllabus. Look there first. | One question, six lines: that's the email.
@ You type: hey prof, did I miss anything important?
1 | subject line | What stands in the subject? | Put the course and topic in the subject | Some professors have hundreds of students. Which course, which group, what it's about: they should know before they open it. | Question is not a subject. | Send it from your school address.
2 | greeting | How do you greet? | Use their title and last name | Write Professor and the last name, spelled right. Stick with that until they sign with something else. | Too formal never hurt anyone. | Hey has.
3 | looked up page | What do you do before? | Look it up first, and say where | It's in the syllabus is the most common answer there is. So look there, and then write that you did. | It also shows you're serious. | Ask one thing, not five.
4 | short lines | How long? | Who, what, by when, in six lines | Say who you are, what you need, and when you need it, in six lines. For an extension, offer a date and show what you have so far. | Long stories sound like excuses. | Ask before the deadline, not after.
5 | calendar | When do you write, and how do you end? | Write days before, and say thanks after | Write days ahead, give them two or three working days, and send a thank you. For a recommendation, ask weeks ahead. | An email at three in the morning smells like panic. | Read it out loud once before you send it.

# speed-reading | how-to | reading faster | read faster, speed reading, speed read, learn speed reading, speed reading tips, read faster and remember more, increase reading speed, improve reading speed, read faster and understand, read book in one day, speed reading for beginners, speed reading explained | Speed reading
> A thousand words a minute? Then you skimmed. | The fastest way to read is to read less. | Your finger makes you read faster.
@ Forty pages by tomorrow, and you've read the same line three times.
1 | contents page | What comes before reading? | Look at the headings and the end first | Take two minutes for the headings, the pictures and the summary. Now you know where to slow down. | A map makes every road shorter. | Ask yourself: what do I want from this?
2 | finger | What helps at once? | Lead your eyes with a finger | Slide a finger or a pen along the line, at an even pace. It keeps your eyes from jumping back. | Go a little faster than feels comfortable. | You'll look like a kid. It works anyway.
3 | first sentences | When do you skim? | Read first sentences where little matters | Read the first sentence of each paragraph, because most writers put the point there. If it's boring, jump to the next one. | Slow down where it's new. | No one gives medals for every word.
4 | word treasure | What makes good readers fast? | Read a lot about one subject | A word you know, you take in at a glance. So stay with one subject for a while, and look up what's new. | What you know is your real speed. | Half an hour a day is plenty.
5 | limit sign | What does research say? | Don't believe in thousands of words a minute | Studies keep finding the same thing: the faster you go, the less you understand. Beyond a certain speed, it's skimming. | The voice in your head isn't the enemy. | And contracts, you read slowly.

# college-essays | how-to | writing a college application essay | write college application essay, college application essay, college essay, college essays, write college essay, write college essay that stands out, college essay tips, college essay mistakes, write personal statement, personal statement, personal statement tips, personal statement mistakes, start college essay, start personal statement, scholarship essay, write scholarship essay, scholarship essay tips | Application essay
> Pick a small moment for a big essay. | They've read about the winning goal. | Could your cousin have written it? Then start over.
@ Tell us about yourself, it says, in six hundred and fifty words.
1 | small key | What do you write about? | Choose a small moment, not your life | Write about the bus you missed, the broken oven, the bad grade. Tell the one only you could tell. | Big topics make all the essays sound alike. | Ask a friend what's typical of you.
2 | open scene | How do you begin? | Start in the middle of a scene | Open with something they can see. No quote, no dictionary. | They read dozens a day, and they skip those. | Write the first line last.
3 | turning point | What has to happen? | Show how you changed your mind | Show what you thought, what happened, and what you do differently now. Colleges look for people who learn. | Spend more words on after than on before. | It doesn't have to be a tragedy.
4 | plain words | How should it sound? | Write like you talk to a good teacher | Use plain words, real feelings, and no list of prizes. The list is somewhere else in the file. | If you'd never say it, delete it. | Funny is allowed.
5 | second reader | How does it get good? | Let one person read it, not ten | Let it sit for a few days, read it out loud, and ask one person: what did you learn about me? | Ten readers will file it smooth. | And check the name of the college. Twice.

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
> Slime is glue with something that ties it together. | Slime too sticky? Keep kneading. | Slime never goes down the drain.
@ It hangs off the spoon, and you have to touch it.
1 | glue bowl | What do you need? | Take white school glue and a bowl | It has to be school glue made of PVA, white or clear. Half a cup makes a good handful, and the color goes in now. | With other glues, it won't set. | Clear glue makes see-through slime.
2 | contact solution | What makes it slime? | Stir in baking soda and contact lens solution | Stir in half a teaspoon of baking soda. Then comes contact lens solution with boric acid, a few drops at a time. | It links the long chains of the glue. | A grown-up pours, and nobody eats it.
3 | pulling bowl | When is it ready? | Stop when it leaves the bowl | When the slime comes away in one lump, stop stirring. It looks wrong, and that's normal. | Too much solution turns it to rubber. | Now your hands take over.
4 | kneading hands | What if it sticks? | Knead it with lotion on your hands | Sticky? A drop of lotion, and five minutes of squeezing and pulling. If it still sticks, a few more drops of solution. | Your hands mix what the spoon missed. | A little shaving foam makes it fluffy.
5 | closed jar | How do you keep it? | Keep it in a jar, off cloth and drains | In a closed jar, slime lasts a week or two. Keep it off the couch and out of hair, and wash your hands afterward. | Vinegar gets it out of cloth. | And leave out borax powder. You don't need it.

# paper-mache | how-to | making paper mache | make paper mache, paper mache, make paper mache bowl/mask/balloon/animals, make papier mache, papier mache, paper mache recipe, paper mache for kids/beginners, paper mache paste, make paper mache paste, make pinata, pinata, make papier mache mask | Papier-mache
> Flour, water and old news: that's paper mache. | The balloon pops at the end. | Paper mache: thin layers, long waits.
@ Your fingers stick together, and it's wonderful.
1 | paste bowl | How do you make the paste? | Mix one part flour with two parts water | Stir one cup of flour into two cups of water until it runs like cream. | Every lump in the bowl is a bump on the mask. | A tablespoon of salt slows the mold.
2 | torn strips | Cut or tear? | Tear the paper into strips | Rip newspaper into strips two fingers wide, without scissors. Torn edges are thin, so they lie flat. | Newspaper is perfect. | For curves, make them short.
3 | balloon | What is the shape? | Build on a balloon or bowl | Pick your shape: a blown up balloon, or a bowl wrapped in foil, so it lets go later. | Set the balloon in a cup, so it doesn't roll. | Round shapes are the easiest.
4 | wiped strip | How do you lay it? | Wipe off the paste, cross the strips | Dip a strip, wipe it between two fingers, and lay it across the last one. | Too wet, and it won't dry. | Two layers, then stop for today.
5 | window sill | How long does it dry? | Let each round dry for a day | Let two layers dry by the window for a day, then add two more. Four are enough. Then pop the balloon. | Wet on the inside means mold. | Throw away the bits of balloon. Small children choke on them.
5 | white primer | How do you paint it? | Sand it, prime it white, then paint | Sand off the bumps. A coat of white hides the newspaper, and then the colors really shine. | Use acrylics. Watercolor would soften the paper. | Varnish makes it last for years.

# bath-bombs | how-to | making bath bombs | make bath bombs, bath bombs, make bath bomb, bath bomb recipe, diy bath bombs, homemade bath bombs, bath bombs for beginners, bath bombs crack, bath bomb mistakes, make fizzy bath bombs | Bath bomb
> Two to one: that's the recipe for bath bombs. | The enemy of a bath bomb is water. | It should feel like damp sand.
@ It's fizzing in the bowl. Not yet, it shouldn't.
1 | two powders | What goes in? | Two parts baking soda, one part citric acid | Two parts baking soda, one part citric acid, one part cornstarch, all through a sieve. That's what will fizz in the tub. | Measure with the same cup, and you can't go wrong. | Don't breathe the dust. Citric acid stings.
2 | oil jar | What is wet? | Mix oil, color and scent separately | In a jar, mix a tablespoon of mild oil, some color, and a few drops of a scent that's made for skin. | Oil holds it together without setting it off. | For children, less scent, or none.
3 | spray bottle | How does it hold? | Spray water until it feels like damp sand | Whisk in the oil. Then comes one spray of water or witch hazel, stir, squeeze. Does it hold? If not, one more. | Too much, and the party starts in the bowl. | You can always add one. You can't take one out.
4 | mold halves | How do you form it? | Fill the mold high and press once | Heap the mix up in both halves of a mold, press them together hard, and wait a few minutes. | Don't twist. That breaks it. | No mold? A muffin tin will do.
5 | drying rack | How do they last? | Dry for a day, then pack airtight | Give the bath bombs a day in a dry room. Any damp in the air, and they'll swell and crack. | After that, they need a lid. | The oil makes the tub slippery, so watch your step.

# macrame-for-beginners | how-to | starting macrame | macrame, macrame for beginners, start macrame, learn macrame, do macrame, macrame knots, basic macrame knots, macrame wall hanging, make macrame, make macrame wall hanging, make macrame plant hanger, macrame plant hanger, macrame tutorial | Macrame
> Three knots make most of macrame. | In macrame, your cord is always too short. | Macrame is a stick, some string, and three knots.
@ A stick, some string, and your hands remember summer camp.
1 | measuring cord | How long are the cords? | Cut cords eight times the finished length | Knots eat cord. If it's going to hang two feet long, cut sixteen feet and fold it in half. | Too long is easy to fix. | Too short means starting over.
2 | lark's head | How does it start? | Hang them up with a lark's head | For a lark's head, fold a cord, lay the loop over the stick, and pull the two ends through. Done. | It needs no tools, and it holds. | You want an even number of cords.
3 | square knot | What is the main knot? | Learn the square knot | Take four cords. The left one goes over the middle two and under the right. The right one goes behind, and up through the loop. Then mirror it. | It lies flat. | Only ever start on one side, and you get a spiral.
4 | diagonal line | What makes lines? | Learn the double half hitch | For a double half hitch, hold one cord straight across. Every other cord winds around it, twice. That draws a line. | Lines turn into leaves and diamonds. | Keep the straight cord tight.
5 | comb | How does it look good? | Keep gaps equal, comb the fringe, cut last | Check the gaps as you go, brush out the ends with a comb, and cut them straight at the very end. | One crooked row shows in all the others. | Work with it hanging up. You'll see more.

# drawing-hands | how-to | drawing hands | draw hands, draw hand, draw hands easily, draw hands for beginners, drawing hands, draw anime hands, draw fingers, draw realistic hands | Drawing
> Draw a mitten first, fingers later. | The middle finger is half of your hand. | The best model for drawing hands is always with you.
@ You drew a face. The hands are hidden behind the back.
1 | box palm | Where do you begin? | Draw the palm as a flat box | Forget the fingers. A block, a bit wider at the top, gives you the direction of the whole hand. | Every hand is a box first. | Keep the lines light.
2 | mitten shape | What comes next? | Draw the fingers as one mitten | Draw one shape for all four fingers, about as long as the palm. The thumb is a wedge on the side. | If the mitten's right, the hand's right. | Look at the gap between thumb and hand, too.
3 | curved rows | Where do fingers bend? | Draw knuckles on curves | Draw three curves across the mitten, and put the joints on those. The middle finger is the longest. | On straight lines, it turns into a fork. | Each piece is shorter than the one before.
4 | cylinders | How do they get round? | Build the fingers from short tubes | Give each finger three short tubes, and where it bends, one covers the other. | A tube, you can turn in space. A line, you can't. | Wider at the joints, or they're sausages.
5 | own hand photo | How do you get better? | Draw your own hand daily for two weeks | Draw your other hand for ten minutes a day, in a new pose. Start with the big shape every time. | It holds still, and it's free. | For hard angles, take a photo.

# shuffling-and-tricks | how-to | shuffling cards | shuffle cards, shuffle deck of cards, shuffle, shuffle cards like pro, riffle shuffle, do riffle shuffle, bridge cards, do bridge with cards, shuffle cards bridge, overhand shuffle, shuffle cards for beginners, how many times to shuffle cards | Shuffling
> Shuffle seven times. Mathematicians checked. | Your cards don't have to bend much. | Soft hands shuffle best.
@ Half the deck is on the floor, and your friends are laughing.
1 | overhand | Which shuffle is easiest? | Learn the overhand shuffle first | Hold the deck in one hand. The other one lifts it out, and lets small packets drop in front. No bending. | It mixes slowly, so keep going for a while. | You can do it while you talk.
2 | two halves | How do you begin a riffle? | Split it, thumbs at the inner ends | Make two halves, face down. Thumbs at the ends that meet, three fingers at the far ends, index fingers on top. | The index finger makes the bend. | Learn it on a tablecloth, not on bare wood.
3 | corners meet | How do they mix? | Let only the corners fall together | Bend up the inner corners, just a little, let them touch, and let the cards run off both thumbs. | Slow beats strong. | Uneven is fine.
4 | bridge arch | How does the bridge go? | Push into an arch, and let go | Push the halves halfway in. Thumbs on top, hands squeeze it into an arch, and then they open. | That purr is just the cards springing flat. | New cards do it best.
5 | number seven | How often? | Riffle it seven times | Seven riffles are enough to mix fifty two cards well. Mathematicians worked it out. | After three, you can still see traces. | Cut it at the end.

# card-tricks | how-to | doing a card trick | card trick, card tricks, do card trick/tricks, card tricks for beginners, easy card trick/tricks, learn card trick/tricks, do magic trick/tricks, magic trick, magic tricks, easy magic trick/tricks, magic tricks for beginners/kids, learn magic, learn magic tricks | Card manipulation
> The secret of a card trick is one card. | Never do a card trick twice for the same people. | A card trick happens in your mouth, not your hands.
@ Your friend holds a card, and you already know it.
1 | bottom card | What do you need to know? | Secretly look at the bottom card | While you square up the deck, tilt it, and catch a glimpse from below. That's your key card. | No one watches before it starts. | You can shuffle, as long as it stays on the bottom.
2 | picked card | What does your friend do? | Let them put their card on top | Let them pick any card from the middle, remember it, and lay it on the deck. You look away. | They think they're hiding it from you. | Make a show of not looking.
3 | cut deck | How does it get lost? | Let them cut the deck | Let them lift off half the deck and put it under the other half. Now your key card sits right on top of theirs. | It looks completely lost. | They can cut it again. It changes nothing.
4 | dealt faces | How do you find it? | Deal face up, and go past your key card | Turn the cards over one by one. The one right after your key card is theirs. Keep a straight face, and keep dealing. | Now they're sure you missed it. | That's the best moment.
5 | turned card | How does it become magic? | Say: the next card I turn over is yours | Bet that the next card you turn over is theirs. They'll smile, because it's already on the table. Then reach back, and turn that one over. | The story is the trick. | Don't repeat it, and never tell.

# singing-better | how-to | singing better | sing better, sing, learn to sing, singing, singing for beginners, singing tips, singing lessons for beginners, improve singing voice, improve your singing voice, improve your voice, sing high notes, hit high notes, sing in tune, stop being tone deaf, sing without straining, singing mistakes, warm up voice, warm up your voice, vocal warm up | Singing
> To sing better, hum first. | When you sing, your shoulders sleep. | Record yourself. It's awful, and it helps.
@ In the shower, it sounded fine.
1 | humming lips | How do you warm up? | Hum and flutter your lips first | Slide up and down with your mouth closed. Then blow, so that your lips flutter like a horse's. Five minutes. | Cold voices crack. | Drink water, but not ice water.
2 | belly hand | How do you breathe? | Breathe low, and let it out slowly | Put a hand on your belly, and breathe so that it moves, and not your shoulders. Then let the air out on an S, for twenty seconds. | The air carries the tone. | Stand on both feet.
3 | piano key | How do you hit the tone? | Hear it, hum it, then sing it | First listen, then hum, and only then use words. A tuner app shows you if you're high or low. | Very few people are really tone deaf. They're just out of practice. | Start near the pitch you talk at.
4 | open mouth | How does it sound better? | Open the mouth and sing on the vowels | Open your mouth wider than feels normal. The vowels carry the sound, and the consonants shut it off. | Look in a mirror. It's never as wide as you think. | Smile with your cheeks.
5 | phone recorder | How do you get better? | Record one line, ten times | Record the line, listen, change one thing, and sing it again. Your head lies to you about how you sound. | The tenth one will surprise you. | If it hurts or you get hoarse, stop and rest.

# dancing-for-beginners | how-to | dancing if you cannot dance | dance, learn to dance, dance if you can't dance, dance for beginners, dancing, dancing for beginners, dance at party/club/wedding/parties, dance better, dance at club, dance like nobody is watching, get rhythm, dance with no rhythm, dance tips, dance moves for beginners, easy dance moves, slow dance, learn slow dance | Dance
> Bend your knees. You're dancing. | The beat is in the drum, not in the words. | Small moves look cool.
@ Your favorite song comes on, and your arms don't know where to go.
1 | bouncing knees | What is the first move? | Bend your knees on the beat | Every time the bass drum hits, let your knees sink a little. Do just that for a minute. | A lot of dances start there. | It already looks right.
2 | step touch | What do the feet do? | Step to the side, touch, and back | Put your left foot out, let the right one follow, and go back. It fits almost any song. | It's four counts, and then you have time to think. | The smaller the step, the better.
3 | relaxed arms | Where do the arms go? | Keep your elbows at your sides | Keep your arms loose, with hands that follow your shoulders. Straight arms look lost. | Pretend you're carrying something small. | A drink gives one hand a job.
4 | mirror song | How do you practice? | Dance one song a day in the kitchen | Dance to one song a day, once without the mirror, once with it. Bodies learn by doing. | Nobody's watching but the toaster. | Steal one move from a video.
5 | looking up | How do you look sure? | Look at people, and do less | Look up at people, smile, and do half of what you had in mind. Ease is what looks good. | No one remembers your feet. | Slow dance? Sway from one foot to the other.

# sheet-music | how-to | reading sheet music | read sheet music, sheet music, read music, read notes, read music notes, learn to read music, learn to read sheet music, read sheet music for beginners, sheet music for beginners, read piano sheet music, read notes on piano, music theory for beginners, read treble clef, read bass clef | Sheet music
> Every Good Boy Does Fine: that's how you read music. | On sheet music, up is up. | A dot on the page says how long, and how high.
@ Five lines, with black eggs on them.
1 | five lines | What do the lines mean? | Higher on the lines is higher in sound | The five lines are a ladder. Every line and every gap is one step of the scale. | Up on the page is up in sound. | Little extra lines carry on above and below.
2 | curled clef | Where is which note? | Let the treble clef show you G | The treble clef's curl wraps around the second line from the bottom, and that's G. Count up or down from there. | In the bass clef, the two dots hold F. | The lines spell E, G, B, D, F, and the gaps spell FACE.
3 | note shapes | How long is a note? | Read the length from head, stem and flag | A hollow note without a stem is four beats. Hollow with a stem: two. Filled in: one. With a flag: half a beat. | Each is half of the one before. | A dot adds half again.
4 | two numbers | What do the two numbers mean? | Count each bar by the top number | The top number tells you how many beats fit into a bar. The bottom one tells you which note counts as one. | A bar is like a short sentence. | Clap it before you play it.
5 | sharp sign | What are sharps and flats? | Look at the start for sharps and flats | A sharp raises a note half a step, and a flat lowers it. The ones up front count for the whole line. | On a piano, those are mostly the black keys. | Three new notes a day, and you can read in weeks.

# writing-a-poem | how-to | writing a poem | write poem, poem, poetry, poetry for beginners, write poetry, start writing poetry, poetry writing tips, write good poem, write love poem, write poem about love, write poem for kids/beginners, writing poetry, write free verse, write rhyming poem | Poetry
> Don't say sad. Say his cup is still there. | A poem begins with a thing. | Cut the last line of your poem.
@ A feeling, a pen, and every word is too big.
1 | cup on table | Where do you begin? | Start with a thing, not a feeling | Start with a cup, a key, a shoe by the door. Look at it long enough, and the feeling shows up by itself. | Love is too big to see. A cup isn't. | Write down ten things from that day.
2 | five senses | How does it become alive? | Use smell, sound and touch | Everyone writes what they saw. Write what it smelled like, or how it felt in your hand. | One comparison is enough, if it's really yours. | Nothing is like a rose anymore.
3 | line breaks | Where do lines break? | End lines on strong words | Whatever stands at the end of a line keeps ringing. So end on a word that can take it, or where you'd breathe. | Don't waste that spot on and or the. | Read only the last words, top to bottom. That's a poem, too.
4 | rhyme or none | Must it rhyme? | Let it rhyme only if it says the same | If you have to bend the sentence to make it rhyme, drop the rhyme. Repeat a sound or a line. | Forced rhymes turn it into a greeting card. | You can feel the rhythm by tapping it.
5 | scissors | How is it finished? | Read it aloud and cut a third | Read it out loud. The first line to go is the one that explains it, because people want to find it themselves. | Then the pretty words go. | Let it sit overnight.

# writing-a-song | how-to | writing a song | write song, songwriting, songwriting for beginners, write songs, write your first song, write lyrics, write song lyrics, write rap, write rap lyrics, write rap for beginners, write chorus, write hook for song, songwriting tips, start songwriting | Songwriter
> The title of a song is its chorus. | Four chords were enough for a lot of hits. | The melody starts with nonsense.
@ Three chords, and you're humming something that doesn't exist yet.
1 | title card | Where do you begin? | Start with one sentence you mean | Write one line, said the way you'd really say it. It's your title, and it's the heart of the chorus. | Everything else leads up to it. | Listen on the bus. People talk in songs.
2 | four chords | Which chords? | Take four chords and loop them | Play C, G, A minor, F, around and around. Half of the radio lives on those four chords. | Nobody owns four chords. | If it's too high or too low, a capo fixes it.
3 | humming wave | How does a melody come? | Hum nonsense over it and record | Ten minutes of la la la over the loop, with the recorder on. Your ear finds what your head wouldn't. | You're not allowed to judge yet. | What you still remember tomorrow, you keep.
4 | verse picture | What goes into verses? | Verses show, the chorus says | Put a kitchen, a bus, a light left on into the verse. What it all felt like is the chorus. | In the second verse, something has happened. | Sing the chorus higher, and it lifts.
5 | whole draft | How do you finish? | Finish a bad song today | Get to the end of the song today, however clumsy. After that, you fix one line at a time. | You learn nothing from half a song. | If you rap, put the rhymes on the snare.

# writing-a-book | how-to | writing a book | write book, start writing book, writing book, write novel, write your first book, write your first novel, writing novel, finish writing book, book writing tips, write book for beginners, become author, become writer, outline novel, write children's book, write memoir, novel writing tips, writing tips for beginners, writing mistakes beginners make | Novel
> Three hundred words a day is a book a year. | Don't fix chapter one. | A story is someone who wants something, and something in the way.
@ Chapter one is perfect. There is no chapter two.
1 | want and wall | Where do you begin? | Know who wants what | Put it in one sentence: who wants what, and what's in the way? If you can't write it, you'll only describe. | Tape it above your desk. | For a guidebook: whose problem are you solving?
2 | ten cards | Do you need a plan? | Put ten scenes on ten cards | Write one scene per card, with the ending on one of them. Move them around until each one leads to the next. | On a table, you can see the holes. | You're allowed to change it later.
3 | daily page | How do you get it written? | Write three hundred words a day | Write at the same hour, every day, three hundred words. In a year, that's more than a hundred thousand, and a book is shorter. | The mood comes after you start. | Stop in the middle of a sentence. Tomorrow, you'll know how to begin.
4 | ugly draft | What stops most people? | Don't fix anything before the end | If something's wrong, put a note in brackets and keep going. Chapter one is going to change anyway. | The first draft is only for you. | It's supposed to be ugly.
5 | rest drawer | What comes then? | Let it sit for a month, then cut | After a month, you'll read it like a stranger. Go through it in one sitting, and cut whatever bores you. | Then it goes to three readers. | Ask them where they put it down.

# fishing-for-beginners | how-to | starting to fish | fishing, fishing for beginners, learn to fish, start fishing, go fishing, go fishing for the first time, first time fishing, fishing tips, fishing tips for beginners, catch fish, catch your first fish, catch more fish, cast fishing rod, cast fishing line, tie fishing hook, bait hook, fishing mistakes | Fishing
> Fish live at edges. | When you fish, be quiet and be early. | Wet your hands before you touch a fish.
@ There's fog on the lake, and the float trembles.
1 | license card | What comes first? | Get the license, and read the rules | Get a license, and learn the seasons, the sizes, how many, and where. It's different from one lake to the next. | The fines are real. | Some places sell a license for one day.
2 | simple rod | What do you need? | Take a medium spinning rod and small hooks | Take six or seven feet of rod, thin line, a float, and weights without lead. Small hooks catch small fish and big ones. | That's all you need for the first year. | Or borrow a friend's.
3 | reeds | Where are the fish? | Fish at edges, early or late | Fish by the reeds, in the shade, or where a stream runs in. In the first and last light, that's where the food is. | The middle of the lake is mostly water. | Walk softly. Fish feel your steps.
4 | overhead cast | How do you cast? | Open the line, swing, let go at eleven | Finger on the line, bail open, and swing forward. Let go when the rod points at eleven o'clock, up and ahead of you. | Too late, and it hits the water at your feet. | First look behind you, and up, for power lines.
5 | wet hands | What when you have one? | Keep it short and wet | With wet hands, hold the fish low over the water, and get the hook out with pliers. Then it's back in, or you kill it at once. | Dry hands rub off the slime that protects it. | Take your line home. Birds die in it.
`
