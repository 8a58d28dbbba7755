/** What people ask about their job, their studies and their money habits, for `readTopics`. */
export const WORK_STUDY_MONEY = `
# procrastination | how-to | stopping procrastination | stop procrastinating, stop procrastination, procrastinating, procrastination, overcome/beat/avoid procrastination, quit procrastinating, stop putting things off, procrastination tips, get things done | Procrastination
> You are not lazy. The task is too big. | Two minutes are harder than two hours. | You will not feel like it. Begin anyway.
@ The document is open, and you are cleaning the kitchen.
1 | tiny step | How do you begin a task you put off? | Shrink the task to two minutes | Shrink the task to two minutes. Make the first step tiny: open the file, write one bad sentence. | Starting is the hard part, and going on is easier. | If you still put it off, make it smaller.
2 | question mark | Why do people procrastinate? | Name what you are avoiding | Name what you are avoiding. Ask what is unpleasant about it: boring, unclear or frightening. | We put off feelings rather than work. | Unclear needs a question, frightening needs a small try.
3 | timer | How long should you work at once? | Set a timer for a short while | Set a timer for a short while. Work for fifteen or twenty five minutes, then stop for five. | An end in sight makes it bearable. | Often you go on by yourself.
4 | phone in drawer | What keeps you from being distracted? | Clear away whatever distracts you | Clear away whatever distracts you. Put the phone in another room, and lay out only this one task. | What takes effort to reach is reached less. | Tell somebody when you will be done.
5 | calendar | How do you plan against procrastination? | Say when and where you will do it | Say when and where you will do it. Write down a day, an hour and a place in place of a wish. | Plans with a time and a place are kept more often. | Forgive yourself for yesterday, since guilt only makes you avoid it more.

# difficult-coworker | how-to | dealing with a difficult coworker | deal with difficult coworker/coworkers/colleague/colleagues/people, deal with toxic coworker/coworkers/colleague, deal with annoying/rude/lazy coworker/coworkers/colleague, work with someone you dislike, difficult coworker/colleague, difficult people at work | Workplace conflict
> You cannot change them. You can change what you answer. | Talk to them before you talk about them. | Write down what happened, not what they are.
@ The mail has four people in copy, and it is about you.
1 | notebook | What do you do first about a difficult coworker? | Write down what happened, not who they are | Write down what happened, not who they are. Note what was said or done, when, and what it cost. | Facts can be talked about, characters cannot. | After a week you see whether there is a pattern.
2 | two cups | How do you talk to a difficult coworker? | Talk in private, and early | Talk in private, and early. Ask for ten minutes, say what you saw and what you need. | Many do not know how they come across. | Begin with I, not with you always.
3 | question | How do you stay calm? | Ask before you answer back | Ask before you answer back. Take a breath, and ask what they mean or what they need. | A question slows down both. | Not every remark needs an answer.
4 | written summary | How do you set limits at work? | Agree on who does what, in writing | Agree on who does what, in writing. Sum up in a short mail who does what by when. | It leaves little to argue about. | Keep it friendly and short.
5 | office door | When do you go to the boss? | Get help when it does not stop | Get help when it does not stop. If talking fails, bring your notes and a proposal to your manager. | A proposal is more than a complaint. | For insults or threats, go at once.

# micromanaging-boss | how-to | dealing with a micromanaging boss | deal with micromanaging boss/manager, micromanaging boss/manager, deal with micromanager, micromanager, boss micromanages, deal with difficult/bad/toxic boss, deal with boss | Micromanagement
> Tell them before they ask. | Micromanagers are afraid of surprises. | Trust is built in small reports.
@ Your phone shows the third message of the morning: any news?
1 | calm face | Why do bosses micromanage? | Look for what worries them | Look for what worries them. Ask what matters most to them: the date, the money or their own boss. | Control often comes from worry, not from you. | When you know it, you can ease it.
2 | short message | How do you calm a micromanager? | Report before you are asked | Report before you are asked. Send three lines at a fixed time: done, next, stuck. | What they know, they need not check. | Keep the hour, even when there is little to say.
3 | checklist | How do you get more freedom? | Agree on the result at the start | Agree on the result at the start. Ask what done looks like, and when they want to look in. | Then checks have a place. | Write it down and send it.
4 | small project | How do you win trust at work? | Ask for one thing to run alone | Ask for one thing to run alone. Offer to do one small project your way, with one look in the middle. | Success with a small thing speaks for the next. | Keep every date you name.
5 | two chairs | How do you tell your boss? | Say how you work best | Say how you work best. Say it kindly: I work faster if I can show it on Thursday. | A wish for the work is easier to grant than a complaint. | If nothing changes, think about what you want to bear.

# linkedin-profile | how-to | writing a LinkedIn profile | write linkedin profile/summary/headline, make linkedin profile, linkedin profile, linkedin profile tips, linkedin headline, improve linkedin profile, linkedin for beginners/students, stand out on linkedin | LinkedIn
> Your title is not your headline. | They decide in the time of one breath. | Write it for the person who needs you.
@ Somebody types what you can do into a search box.
1 | face photo | What photo do you use on LinkedIn? | Use a clear photo of your face | Use a clear photo of your face. Take one in daylight, with a plain background, looking at the camera. | People trust a face. | Dress as you would for the job you want.
2 | headline | What do you write in a LinkedIn headline? | Say what you do and for whom | Write what you do, for whom, and with what, in place of only a title. | It stands under your name everywhere. | Use the words that others would search for.
3 | text box | How do you write a LinkedIn summary? | Write three short parts about yourself | Write three short parts about yourself. What you do, what you have done, what you are looking for. | Only the first lines show before a click. | Write as you speak, in the first person.
4 | bar chart | What do you write about jobs? | Show results, not duties | Show results, not duties. Under each job put two or three results, with numbers where you may. | Duties say what you had to do, results what you did. | Leave out what is secret.
5 | handshake | How do people find you on LinkedIn? | Be there, and be kind | Be there, and be kind. Add people whom you know with a line of text, and comment where you have something to say. | Active profiles are seen more. | Ask two people for a recommendation, and write one first.

# asking-for-a-promotion | how-to | asking for a promotion | ask for promotion, get promotion, get promoted, asking for promotion, get promoted at work, get promoted faster, promotion tips, ask boss for promotion | Promotion (rank)
> Nobody promotes a secret. | Ask for the way there, not for the title. | The best proof is the job that you already do.
@ You close the door of your boss's office behind you.
1 | list of results | How do you prepare for a promotion? | Collect what you have done | Collect what you have done. Note results, praise and new duties of the last year, with numbers. | Your boss has forgotten half of it. | Keep the list all year.
2 | job description | How do you know what the next level needs? | Find out what the next level asks | Find out what the next level asks. Read the description, or ask somebody who has the job. | You then see what is missing. | Begin to do a part of it already.
3 | calendar | When do you ask for a promotion? | Choose the moment with care | Choose the moment with care. Ask before budgets are fixed, and after a success, in a meeting of its own. | In the hallway, the answer is no. | Say beforehand what it is about.
4 | two people talking | What do you say when asking for a promotion? | Say it plainly and show the proof | Say it plainly and show the proof. Say that you would like to move up, and give your three best reasons. | What others earn or do is no reason. | Then be quiet and let them think.
5 | plan | What do you do after a no? | Ask what is missing and by when | Ask what is missing and by when. Agree on two or three goals and a date to look again. | A no with a plan is half a yes. | Send a short mail about it.

# prioritizing-tasks | how-to | prioritizing tasks | prioritize tasks/work, prioritise tasks/work, prioritize, prioritizing, prioritizing tasks, prioritize when everything is urgent/important, tasks when everything is urgent, eisenhower matrix, urgent and important, set priorities, eisenhower box | Time management
> If everything is urgent, nothing is. | Urgent shouts. Important waits. | Three tasks. The rest is decoration.
@ Fourteen things are due today, and it is nine o'clock.
1 | full list | How do you start to prioritize? | Write everything down first | Write everything down first. Put every task on one list, with its date. | What is on paper need not be kept in your head. | Some of them you can cross out at once.
2 | four boxes | What is the Eisenhower matrix? | Sort by urgent and by important | Make four boxes: both, only important, only urgent, neither. | Urgent asks for now, important pays off later. | Do the first, plan the second, hand on the third, drop the fourth.
3 | three stars | How many tasks are right for a day? | Choose three for today | Choose three for today. Mark the three that would make it a good day, and do one of them first. | Three fit into a day with surprises. | The hardest goes where you are awake.
4 | question | What if everything is urgent? | Ask what happens if it waits | Ask what happens if it waits. For each one ask who waits, and what a day later would cost. | Often it costs nothing. | If two still collide, ask your boss which comes first.
5 | small pile | What do you do with small tasks? | Do small tasks in one batch | Do small tasks in one batch. Answer mails and calls in one or two blocks. | Each switch costs attention. | What takes two minutes can be done at once.

# burnout | how-to | avoiding burnout | avoid/prevent burnout, avoiding burnout, burnout, burn out, avoid burnout at work, signs of burnout, burnout tips, avoid burning out | Occupational burnout
> Rest is part of the work. | Your calendar shows it before you feel it. | Say no while you still can.
@ It is Sunday evening, and you are already tired.
1 | empty battery | What are signs of burnout? | Notice the signs early | Notice the signs early. Constant tiredness, cynicism and the feeling of getting nothing done are typical. | Those three are how the World Health Organization describes it. | If it lasts for weeks, talk to a doctor.
2 | evening clock | How do you stop working in the evening? | Give your workday an end | Give your workday an end. Set an hour, write down tomorrow's first task, and close everything. | What is written down lets you go. | Turn off work messages on your phone.
3 | short list | How do you reduce stress at work? | Take something off the list | Take something off the list. Ask which tasks can wait, shrink or go to others. | Rest does not help if the load stays. | Talk to your boss before it is late, with a proposal.
4 | lunch outside | Which breaks help? | Eat lunch far from the screen | Eat lunch far from the screen. Get up every hour or so, and eat lunch elsewhere. | A scroll on the phone is no break for the eyes. | A short walk clears more.
5 | hobby | What protects you from burnout? | Keep one thing that is not work | Keep one thing that is not work. Plan sleep, friends, sport or a hobby like a meeting. | What is not in the calendar is the first to go. | Joy is no reward, it is fuel.

# delegating | how-to | delegating tasks | delegate tasks/work, delegate, delegating, delegating tasks, delegate better/effectively, delegation, learn to delegate | Delegation
> You can do it better. That is not the point. | Hand over the result, not the steps. | The first time costs you an hour. The tenth saves ten.
@ It is eight in the evening, and you are doing a task that anybody could do.
1 | sorted tasks | Which tasks can be delegated? | Choose what somebody else can learn | Choose what somebody else can learn. Hand on what comes again and again, or what would let somebody grow. | What is secret or praise and blame stays with you. | Start with one.
2 | right person | Whom do you delegate to? | Pick the person, and say why | Pick the person, and say why. Choose by skill, time and interest, and tell them why you thought of them. | People carry more gladly what has a meaning. | Ask what they would have to drop.
3 | goal flag | How do you explain a task? | Describe the result, not every step | Describe the result, not every step. Say what done looks like, by when, with which money and limits. | The way there is theirs. | Let them repeat it in their own words.
4 | check dates | How do you check without micromanaging? | Agree on when you look in | Agree on when you look in. Set one or two dates, and keep away between them. | They know when to come, and you need not ask. | Be there for questions.
5 | thank you | What do you do at the end? | Thank them, and do not redo it | Thank them, and do not redo it. Say what was good and what to change, and give the credit in public. | Whoever is corrected in secret stops trying. | Good enough is often good.

# tell-me-about-yourself | how-to | introducing yourself in an interview | answer tell me about yourself, tell me about yourself, answer tell me about yourself in interview, tell me about yourself interview, elevator pitch, write elevator pitch, self introduction | Job interview
> They do not want your life. They want a trailer. | Now, before, next: sixty seconds. | Your first answer is the only one you can rehearse.
@ The door closes, they smile, and there it is, the first question.
1 | today | How do you begin? | Start with what you do now | Start with what you do now. Say in one or two sentences what you do and what you are good at. | The present interests them most. | Where you were born can stay out.
2 | path | What comes next in the answer? | Tell how you got there | Tell how you got there. Name two stations or results that fit the job, with a number if you can. | They should hear that you have done such things. | The rest is on your resume.
3 | arrow | How do you end the answer? | End with why you are here | End with why you are here. Say what draws you to this job, and why now. | It leads over to them. | One honest reason beats three polite ones.
4 | stopwatch | How long should the answer be? | Keep it at about a minute | Keep it at about a minute. Say it aloud with a clock, and cut what is not needed. | After a minute and a half, people stop listening. | Learn points by heart, not sentences.
5 | microphone | How do you practice? | Practice it on somebody | Practice it on somebody. Tell it to a friend, and ask what stuck. | What sticks is what you really said. | Record yourself once.

# pomodoro | how-to | working with the pomodoro technique | pomodoro technique, pomodoro, pomodoro method, pomodoro timer, use pomodoro, study with pomodoro, pomodoro explained, stay focused, concentrate while studying, concentrate, stay focused while studying, focus while studying, focus better | Pomodoro Technique
> It is named after a kitchen timer in the shape of a tomato. | Twenty five minutes. Nothing else. | The break is not optional.
@ A tomato ticks on your desk.
1 | one task | How do you start a pomodoro? | Choose a single task | Choose a single task. Write down one thing that you want to move on. | One task leaves nothing to decide on the way. | A large one gets split, small ones are put together.
2 | tomato timer | How long is a pomodoro? | Set a timer for twenty five minutes | Set a timer for twenty five minutes. Work on just that until it rings. | Francesco Cirillo, who made it up as a student, used a timer like a tomato. | Twenty five is the custom, not a law.
3 | note paper | What do you do when you are distracted? | Write down what distracts you, and go on | Write down what distracts you, and go on. Put each thought on a piece of paper for later. | What is written down stops knocking. | Silence the phone before you begin.
4 | stretching | How long is the break? | Take five minutes off | Take five minutes off. Stand up, drink, look out of the window. | The head sorts what it has taken in. | A screen is no rest.
5 | four marks | How many pomodoros make a set? | Rest longer after four of them | Rest longer after four of them. After four rounds, take fifteen to thirty minutes. | Attention needs a real pause. | The marks on your paper show how long things take.

# time-blocking | how-to | planning with time blocking | time blocking, time block, time blocking explained, use time blocking, plan day, plan your day, time management tips, manage time, manage time better | Time management
> A list says what. A calendar says when. | If it has no hour, it has no chance. | Leave a third of the day empty.
@ You open the calendar, and it is full of other people's wishes.
1 | blank calendar | What is time blocking? | Give every task a place in the day | Give every task a place in the day. Draw blocks for what you will do, and for how long. | A list has no end, and a day does. | Begin the evening before.
2 | morning sun | When do you do the hardest work? | Put hard work in your best hours | Put hard work in your best hours. Note for some days when you are most awake, and keep that time for one hard thing. | An hour then does more than two later. | Mail can have the tired hours.
3 | mail envelope | How do you handle emails? | Give mail and calls blocks of their own | Give mail and calls blocks of their own. Two or three blocks a day are enough for most. | Each look costs you the thread. | Say when you answer, and people adapt.
4 | gap | How much time should stay free? | Leave gaps for what comes up | Leave gaps for what comes up. Leave at least a quarter of the day without a block. | Everything takes longer than you think. | Breaks belong in the plan.
5 | eraser | What if the plan breaks? | Move blocks, and do not drop them | Move blocks, and do not drop them. When something comes between, draw the rest of the day anew. | The plan is there to decide, not to be right. | On Friday, see what always gets lost.

# memorizing-a-speech | how-to | memorizing a speech | memorize/memorise/learn speech, memorize/memorise speech fast/quickly, memorize presentation/script/lines, learn speech by heart, memorize poem, learn lines fast, memorise poem | Memorization
> Do not learn words. Learn stations. | The last line first. | Sleep is a part of the rehearsal.
@ You stand in front of the mirror, and sentence three is gone.
1 | sketch of points | How do you start to learn a speech? | Break it into five or six parts | Break it into five or six parts. Give each part a heading of one or two words. | You learn a way with stations, not a wall of text. | Lose a word, and you still know the way.
2 | house rooms | What is a memory palace? | Put each part in a room you know | Put each part in a room you know. Walk through your home in your mind, and place a picture for each part. | We remember places well. | Speakers of ancient Rome did it.
3 | speaking aloud | Why speak aloud when learning? | Say it aloud without the text | Say it aloud without the text. Read a part, look away, say it, and check. | Recalling is what makes it stick. | Reading it again only feels like learning.
4 | last page | How do you learn the end? | Learn the first and last lines exactly | Learn the first and last lines exactly. The beginning calms you, and the end is what stays. | Between them you may speak freely. | Practice the way from part to part, too.
5 | bed | How often do you practice? | Spread it over days, with sleep between | Spread it over days, with sleep between. Fifteen minutes on five days beat one long evening. | Memory settles in sleep. | Say it once on a walk, and once to a friend.

# thesis-statement | how-to | writing a thesis statement | write thesis statement, thesis statement, write strong/good thesis, write thesis statement for essay, thesis statement examples, write thesis for essay, strong thesis statement | Thesis statement
> If nobody can disagree, it is no thesis. | One sentence carries the whole essay. | Your question is not your thesis. Its answer is.
@ The cursor blinks, and the essay has a topic but no point.
1 | question | How do you find a thesis? | Turn the topic into a question | Turn the topic into a question. Ask how, why or whether about your topic. | A topic has no answer, a question has. | Narrow it to a time, a place or a group.
2 | answer | What is a thesis statement? | Answer it in one sentence | Answer it in one sentence. The answer that you will defend is your thesis. | The rest of the essay proves it. | Write it down, even if it is clumsy.
3 | two sides | How do you know that a thesis is good? | Check that somebody could disagree | Check that somebody could disagree. If everybody nods, it is a fact. If nobody could prove it, it is only taste. | An essay argues. | Try to write the other side in a sentence.
4 | because | How do you make a thesis strong? | Add your reasons with because | Add your reasons with because. Name two or three reasons in it, in the order of your paragraphs. | Reader and writer then know the way. | Cut words such as some and very.
5 | pencil | When do you write the thesis? | Change it when the essay changes | Change it when the essay changes. Look at it again when you are done. | You often learn while writing what you think. | It usually stands at the end of the first paragraph.

# citing-sources | how-to | citing sources | cite sources/source, cite website/book/article, cite sources in essay/paper, citing sources, citations for beginners, apa or mla, avoid plagiarism, make bibliography, quote sources | Citation
> If it is not yours, say whose it is. | Collect the source when you read it, not at three in the morning. | Each comma has a rule, and a tool knows it.
@ The essay is done, and you do not know where that quote is from.
1 | asking teacher | Which style do you cite in? | Ask which style is wanted | Ask which style is wanted. Teachers and journals ask for a style, such as APA, MLA or Chicago. | They differ in order and commas. | Never mix two.
2 | notes | What do you note from a source? | Note the source while you read | Note the source while you read. Write down author, title, year, page and address at once. | Later you will not find it. | Mark your own thoughts and quotes differently.
3 | quotation marks | When do you need to cite? | Cite each quote, idea and number | Cite each quote, idea and number. Cite whatever you took from others, also in your own words. | What everybody knows needs no source. | If in doubt, cite.
4 | short note | How do you cite in the text? | Put a short note in the text | Put a short note in the text. Put author and year or page in parentheses or in a footnote, as the style says. | The reader finds the full entry at the end. | Each note needs an entry, and each entry a note.
5 | list | How do you write the list of sources? | Check what a tool makes | A citation tool saves typing, but check names, dates and capitals. | Tools copy mistakes. | The list is sorted as your style asks.

# mental-math | how-to | doing mental math | do mental math, mental math, mental maths, mental math tricks, do math in head, calculate in head, multiply in head, math tricks, calculate percentages in head, do maths in head, mental arithmetic | Mental calculation
> Eight percent of fifty is fifty percent of eight. | Take the numbers apart, and they get small. | Left to right, not right to left.
@ The bill is on the table, and the phone is empty.
1 | number blocks | How do you add in your head? | Add from left to right | Add from left to right. For forty seven and thirty eight, take seventy first, then fifteen: eighty five. | You speak numbers in that order. | Large parts come first, so you are close at once.
2 | round number | How do you subtract in your head? | Round up, then put it right | Round up, then put it right. Minus nineteen is minus twenty plus one. | Round numbers are easy. | It works for prices that end in ninety nine.
3 | split number | How do you multiply in your head? | Split one of the numbers | Split one of the numbers. Seven times fourteen is seven times ten and seven times four: ninety eight. | Each part is in the times tables. | Times five is half of times ten.
4 | percent sign | How do you calculate percentages in your head? | Swap the percent when it helps | Swap the percent when it helps. Eight percent of fifty is the same as fifty percent of eight, which is four. | Both are the same product. | Ten percent is easy, so build from that.
5 | estimate | How do you check it? | Guess the size before you answer | Guess the size before you answer. Round both numbers, and see whether your answer is near. | It catches a lost zero. | Five minutes a day make it quick.

# long-division | how-to | doing long division | do long division, long division, long division step by step, long division for kids/beginners, divide big/large numbers, teach long division, explain long division | Long division
> Four verbs, again and again. | It is only guessing and checking. | Divide, multiply, subtract, bring down.
@ You look at the worksheet, and your child looks at you.
1 | first digits | Where do you begin a long division? | Look at the first digits only | Look at the first digits only. Take as many digits from the left as it needs to fit the divisor. For ninety six by four, begin with nine. | You share out the large part first. | If one digit is too small, take two.
2 | how often | What is the first step? | Divide, and write how often it fits | Divide, and write how often it fits. Four fits into nine two times. Write the two above. | A bit too small is fine, too large is not. | Write down the times table beside it.
3 | multiply sign | What comes after dividing? | Multiply, and write it below | Multiply, and write it below. Two times four is eight. Write it under the nine. | It shows what you have shared out. | Keep the columns straight, on squared paper.
4 | minus sign | What comes after multiplying? | Subtract what you have shared out | Subtract what you have shared out. Nine minus eight leaves one. | What is left must be smaller than the divisor. | If it is not, your number above was too small.
5 | arrow down | What does bring down mean? | Bring down the next digit and repeat | Bring down the next digit and repeat. Bring down the six: sixteen. Four fits four times, and the answer is twenty four. | The same four steps go on to the end. | Check it by multiplying back.

# active-recall | how-to | studying with active recall | active recall, active recall and spaced repetition, use active recall, study with active recall, spaced repetition explained, study smarter, learn anything fast, learn faster, study effectively, feynman technique, learn anything fast feynman technique, remember what you study | Testing effect
> Reading it again feels like learning. It does little. | Close the book. Now say it. | Forgetting a little is a part of it.
@ You have read the page three times, and you know nothing.
1 | closed book | What is active recall? | Close the book and say what you know | Close the book and say what you know. After each page, look away and tell it in your own words. | Pulling it out of memory makes it stick. | What you cannot say is what you study.
2 | question cards | How do you make questions from notes? | Make questions out of your notes | Make questions out of your notes. Write questions in the margin or on cards, with the answer hidden. | A question makes you think, a marker does not. | One card, one idea.
3 | simple words | What is the Feynman technique? | Explain it as to a child | Explain it as to a child. Tell it in simple words without the terms. | Where you get stuck, you have not understood it. | Go back to that place only.
4 | calendar dots | What is spaced repetition? | Repeat it after one, three and seven days | Repeat it after one, three and seven days. Look at it again just as you begin to forget it, with longer gaps each time. | Each recall makes the memory last. | Cards that you know well can wait longer.
5 | mixed cards | How do you practice for a test? | Mix the topics | Mix the topics. Shuffle questions of different chapters. | You learn to tell which method fits. | It feels harder, and works better.

# book-report | how-to | writing a book report | write book report/review, book report, write book report fast, write good book report/review, write book review, book report for school/kids | Book report
> A report tells what you think, not only what happens. | Read with a pencil. | Nobody wants the whole plot.
@ The book is closed, and the page is empty.
1 | pencil in book | How do you read for a report? | Mark places while you read | Mark places while you read. Put notes at scenes and sentences that matter. | You will need them as proof. | A name list of characters helps.
2 | title page | How does a book report begin? | Open with title, author and a hook | Open with title, author and a hook. Name title, author, year and kind of book, and say in one sentence what it is about. | The reader knows at once whether it is for them. | A good quote can come first.
3 | short summary | How long is the summary? | Sum it up without the ending | Sum it up without the ending. Tell setting, people and problem in one or two paragraphs. | The report is not the book. | For a review, keep the ending to yourself.
4 | characters | What is the main part of a book report? | Show one theme and its proof | Show one theme and its proof. Choose a question such as how a person changes, and show it at two or three scenes. | It makes it yours. | Quote short and say where.
5 | stars | How does a book report end? | Say what you think, and why | Say what you think, and why. Write whom you would give it to, and what worked and what did not. | Boring is no reason, a slow middle is. | Read it aloud once before you hand it in.

# preparing-for-a-debate | how-to | preparing for a debate | prepare for debate, debate, win debate/argument, debate tips, debate for beginners, start debate speech, write debate speech, debating for beginners | Debate
> You win a debate on the other side's paper. | Three points. The judge has one pen. | Answer their best point, not their worst.
@ You draw a card, and it says the side that you do not believe in.
1 | two columns | How do you prepare for a debate? | Write the case for both sides | Write the case for both sides. Make two columns, and fill in the other side as well as your own. | You will know what comes. | You may even find your weakest point before they do.
2 | three fingers | How many arguments do you need? | Choose your three strongest points | Choose your three strongest points. Take three that do not depend on each other. | People keep three. | The strongest goes first or last.
3 | source | How do you build an argument? | Claim, reason, example | Claim, reason, example. Say what you claim, why it is so, and give a case or number with its source. | Without a reason and a proof, a claim is only a wish. | Know where each number comes from.
4 | listening | How do you answer in a debate? | Listen, then answer the best point | Listen, then answer the best point. Repeat their point fairly in a sentence, and show where it breaks. | Judges notice when you dodge a question. | Never attack the person.
5 | stopwatch | How do you practice for a debate? | Rehearse aloud, against the clock | Rehearse aloud, against the clock. Practice with somebody who interrupts you. | Nerves make you faster than you think. | Write out the first and the last sentence.

# fractions-for-kids | how-to | understanding fractions | understand/learn/explain/teach fractions, fractions, fractions explained, fractions for kids/beginners, fractions explained for kids, add fractions, fractions explained simply, understand fractions easily | Fraction
> A fraction is a pizza with a question. | The bigger the number below, the smaller the piece. | Halves and quarters live in your kitchen.
@ You cut a pizza, and somebody asks for the bigger piece.
1 | pizza slices | What is a fraction? | Read it as pieces of a whole | Read it as pieces of a whole. The number below says into how many equal pieces it is cut, the one above how many you have. | Three quarters are three of four pieces. | Equal is the important word.
2 | thin slice | Why is a third more than a quarter? | More pieces make smaller ones | More pieces make smaller ones. A third is larger than a quarter, since the pizza is shared by fewer. | It feels wrong, because four is more than three. | Draw it, and it is clear.
3 | folded paper | When are two fractions the same? | Fold paper to see that they match | Fold paper to see that they match. One half, two quarters and four eighths cover the same piece of paper. | Cutting finer does not change how much it is. | You may multiply both numbers by the same one.
4 | same pieces | How do you add fractions? | Add only pieces of the same size | Add only pieces of the same size. One half and one quarter: make the half two quarters, and you have three quarters. | You count pieces, so they must be alike. | The number below stays the same.
5 | measuring cup | How do children practice fractions? | Cook with them | Cook with them. Halve a recipe, fill cups, and share out fairly. | Hands understand before heads do. | Say the words aloud while you do it.

# better-handwriting | how-to | improving your handwriting | improve handwriting, better handwriting, have better/neat/nice/good handwriting, make handwriting better/neat/neater/nicer, write neatly/neater, get better handwriting, handwriting tips/practice | Handwriting
> Slow is the whole trick. | Three letters make your writing ugly. Find them. | Ten minutes a day, three weeks.
@ You find your own note, and cannot read it.
1 | relaxed hand | How do you hold a pen? | Hold the pen loosely | Hold the pen loosely. Let it rest on the middle finger, with thumb and forefinger just guiding it. | A cramped hand makes cramped letters. | If your fingers turn white, loosen up.
2 | tilted paper | How should you sit to write? | Sit well and tilt the paper | Sit well and tilt the paper. Put both feet on the floor, and turn the page a little, with your forearm on the table. | The arm moves, not only the fingers. | Left-handers tilt it the other way.
3 | lined letters | Which letters should you practice? | Find your three worst letters | Find your three worst letters. Write a page, circle what is hard to read, and practice just those on lined paper. | A few letters spoil the whole. | Copy from a style that you like.
4 | even spaces | What makes handwriting neat? | Keep size and slant even | Keep size and slant even. Let all small letters be one height, and all strokes lean one way. | Evenness looks neat, even with plain letters. | Leave the space of an o between words.
5 | notebook | How long does it take? | Write slowly for ten minutes a day | Write slowly for ten minutes a day. Copy a text you like, slower than you want to. | Speed comes back by itself. | Keep the first page, and compare after a month.

# writing-a-haiku | how-to | writing a haiku | write haiku, haiku, writing haiku, haiku for kids/beginners, make haiku, haiku poem, write haiku poem, haiku explained | Haiku
> Three lines can hold a whole morning. | Do not say that you are sad. Show the empty chair. | The last line should turn your head.
@ A drop hangs on a branch, and you have a pencil.
1 | small moment | What is a haiku about? | Catch one small moment | Catch one small moment. Choose something that you saw, heard or smelled just now. | A haiku is a picture, not a thought. | Go outside for it.
2 | five seven five | How many syllables does a haiku have? | Count five, seven, five | In English it is mostly written in three lines of five, seven and five syllables. | In Japanese the units are shorter sounds. | Many poets today count loosely.
3 | autumn leaf | What is a season word? | Name the season by a thing | Name the season by a thing. Frost, a frog or falling leaves tell the season without naming it. | Traditional haiku have such a word. | One is enough.
4 | cut | What makes a haiku good? | Set two pictures side by side | Set two pictures side by side. Put a break after the first or second line, and let two pictures meet. | The reader makes the link. | A dash can mark the break.
5 | crossed-out words | How do you finish a haiku? | Cross out what explains | Cross out what explains. Delete words such as beautiful and like, and read it aloud. | What is left unsaid rings on. | Write five, and keep one.

# saving-every-month | how-to | saving money every month | save money every/each month, save money monthly, save money, save more money, start saving money, money saving tips/habits, ways to save money, pay yourself first | Saving
> What you do not see, you do not spend. | Pay yourself first. | The rest of the month always looks empty.
@ It is the twenty eighth, and the account looks at you.
1 | notebook | How do you start to save money? | Note what you spend for a month | Note what you spend for a month. Write down each expense, by hand or in an app. | Most people are surprised by two or three kinds. | You can only change what you know.
2 | standing order | What does pay yourself first mean? | Move money away on payday | Move money away on payday. Set up a transfer to a savings account on the day that you are paid. | What is left at the end is never much. | Start small and raise it later.
3 | three jars | What is the fifty thirty twenty rule? | Split your income into three parts | Split your income into three parts. A common rule gives fifty percent to needs, thirty to wishes and twenty to savings. | It shows at a glance where you stand. | Where rent is high, the parts must shift.
4 | envelopes | What is cash stuffing? | Give each kind of spending an envelope | Give each kind of spending an envelope. Put the cash for food, fun and gifts into envelopes at the start of the month. | An empty envelope is a clear answer. | It is as good as its honesty.
5 | empty cart | What is a no spend challenge? | Try a week of buying only needs | Try a week of buying only needs. For a week, buy nothing but food, travel and bills. | You notice what you buy out of habit. | Write down what you did without.

# impulse-buying | how-to | stopping impulse buying | stop impulse buying/shopping/spending, stop buying things i don't need, stop buying stuff, stop online shopping, stop spending money, stop overspending, avoid impulse buying/purchases, spend less money | Impulse purchase
> The sale is not saving you money. | Wait a day. Most wishes die overnight. | Your card is saved on too many pages.
@ The button says buy now, and your thumb is already there.
1 | clock | What is the waiting rule? | Wait a day before you buy | Wait a day before you buy. Put it on a list, and decide after a day, for larger things after a month. | The rush fades fast. | Most of the list crosses itself out.
2 | deleted card | How do you make buying harder? | Delete saved cards and shop apps | Delete saved cards and shop apps. Remove your card from shops, and turn off their messages. | Each extra step gives you time to think. | Unsubscribe from newsletters, too.
3 | work hours | How do you see what a thing costs? | Count the price in hours of work | Count the price in hours of work. Divide the price by what you earn in an hour. | Six hours for a gadget sounds different. | Ask where it will stand in a year.
4 | shopping list | How do you shop without impulse? | Shop with a list, and not hungry | Shop with a list, and not hungry. Write down what you need, take only that, and leave. | Shops are built to be walked through slowly. | Paying cash hurts more.
5 | walk | What helps against emotional spending? | Find out what you are really after | Find out what you are really after. Note how you feel when you want to buy: bored, sad or stressed. | Buying soothes for a short time. | A walk or a call may do what you need.

# children-and-money | how-to | teaching children about money | teach kids/children about money, teach kids/children to save, teach kids/children to save money, teach kids/children value of money, kids and money, pocket money, allowance for kids/children, pocket money for kids/children | Pocket money
> The best money lesson costs a few coins. | Let them waste it while it is little. | Three jars beat a lecture.
@ Your child stands in front of a shelf with three coins in hand.
1 | coins | How do you give pocket money? | Give a small sum on a fixed day | Give a small sum on a fixed day. Pay the same amount each week without being asked. | Waiting for it is the first lesson. | It is theirs, so they decide.
2 | three jars | How do children learn to save? | Use three clear jars | Use three clear jars. Label them spend, save and give, and let them sort their money. | They see it grow. | Clear glass is better than a bank app at first.
3 | toy picture | How do you teach a goal? | Save for one thing with a picture | Save for one thing with a picture. Stick a picture of the wish on the jar, and count the weeks. | A goal near enough is one that they reach. | Do not pay the rest for them too soon.
4 | broken toy | What if they waste their money? | Let them make small mistakes | Let them make small mistakes. If it is spent, wait with them until the next payday. | A small regret at eight saves a large one at twenty. | No scolding, only questions.
5 | shopping together | How do you talk about money with children? | Let them see you decide | Let them see you decide. In the shop, say aloud why you choose this one. | They learn from what you do. | Show them a bill now and then.

# haggling | how-to | haggling | haggle, haggling, haggle at flea market/market, bargain at flea market/market, negotiate price, haggle for better price, negotiate at flea market, get better price at flea market | Bargaining
> Smile. It is a game for two. | The one who names a number first gives something away. | Walking off is a sentence, too.
@ You hold an old lamp, and the seller is watching you.
1 | look around | What do you do before haggling? | Look around before you ask | Look around before you ask. Walk the whole market, and see what such things cost. | You need a number in your head. | Early has choice, late has prices.
2 | flaws | How do you check a used thing? | Turn it over and look for flaws | Turn it over and look for flaws. Check seams, zippers, cracks and whether it works. | A flaw is a reason for less. | Smell cloth, and hold it to the light.
3 | friendly talk | How do you start to haggle? | Ask kindly what they would take | Ask kindly what they would take. Greet, ask about the piece, and ask for their best price. | People give more to those they like. | Do not run it down.
4 | cash in hand | How much less can you offer? | Offer less, and meet in the middle | Offer less, and meet in the middle. Offer a bit below what you want to pay, with cash in your hand. | Both then have something to give. | Several pieces together are good for a discount.
5 | leaving | When do you walk away? | Know your limit and leave with a smile | Know your limit and leave with a smile. If it is above your limit, thank them and go. | Often you are called back. | If not, you have kept your money.

# wedding-on-a-budget | how-to | planning a wedding on a budget | plan wedding on budget, plan wedding, wedding on budget, cheap wedding, plan cheap/small/affordable wedding, save money on wedding, wedding planning for beginners, wedding planning | Wedding
> The guest list is the budget. | A Friday in November is cheaper than love in June. | Nobody remembers the napkins.
@ The ring is on, and the first offer has five digits.
1 | piggy bank | How do you begin a wedding plan? | Fix the total before anything else | Fix the total before anything else. Decide together what you can spend, and who pays what. | All offers look small one by one. | Keep a tenth for surprises.
2 | two lists | What matters at a wedding? | Choose three things that matter | Choose three things that matter. Each of you names what matters most: food, music, photos. Spend there, save elsewhere. | You cannot have it all, and need not. | Guests remember mood more than chairs.
3 | guest list | What makes a wedding cheaper? | Keep the guest list short | Keep the guest list short. Each guest costs food, drink, a chair and a card. | It is the strongest lever. | Invite those whom you would take to dinner.
4 | off season | When is a wedding cheaper? | Marry on a weekday or off season | Marry on a weekday or off season. Fridays, Sundays and winter months often cost less. | Places like to fill those days. | A lunch is cheaper than a dinner.
5 | helping friends | What can you do yourself at a wedding? | Ask friends for help, and hire the rest | Ask friends for help, and hire the rest. Let friends bake, decorate or play, with one task each. | It is a gift that you will remember. | Photos and food you may leave to those who do it daily.

# winter-heating | how-to | lowering your heating bill in winter | lower/reduce/save heating/energy bill, lower energy bill in winter, lower heating bill in winter, save heating costs, reduce heating bill, save energy in winter, keep house warm in winter, keep house warm, heat home cheaply, keep room warm | Energy conservation
> One degree less costs nothing and saves every day. | You are heating the street through a gap. | Close the curtains at dusk.
@ You pull the blanket up, and think of the bill.
1 | thermostat | How much does one degree save? | Turn it down by one degree | Turn it down by one degree. One degree Celsius less saves some six percent of heating. | The loss grows with the difference to outside. | Wear a sweater, and you do not notice it.
2 | draft stopper | How do you find drafts? | Stop the drafts | Stop the drafts. Hold the back of your hand at windows and doors, and close gaps with tape or a roll of cloth. | Warm air leaves through cracks. | Do not block vents that are there for safety.
3 | radiator | Why should radiators be free? | Keep radiators free and bleed them | Keep radiators free and bleed them. Move sofas and curtains away, and let the air out when it gurgles. | The heat must get into the room. | Dust takes heat away, too.
4 | open window | How do you air a room in winter? | Air briefly with windows wide open | Air briefly with windows wide open. Open them wide for five minutes, a few times a day, with the heating off. | The air changes and walls stay warm. | A tilted window cools walls, and mold likes that.
5 | curtains | How do you keep heat in at night? | Close curtains and doors at dusk | Draw curtains and shutters when it gets dark, and close doors to cold rooms. | Glass is the coldest part of a wall. | Open them when the Sun comes in.

# fifty-thirty-twenty | how-to | budgeting with the fifty thirty twenty rule | 50 30 20 rule, 50 30 20, fifty thirty twenty, 50 30 20 budget, 50 30 20 budgeting, 50 30 20 method, budget with 50 30 20 | Budget
> Three numbers, one budget. | Half for life, some for joy, the rest for later. | A budget that fits on a sticky note.
@ You look at your pay slip and a blank sheet of paper.
1 | pay slip | What is the fifty thirty twenty rule based on? | Begin with what you take home | Begin with what you take home. Use your income after taxes, for one month. | Only that money can be spent. | If it changes, take the average of some months.
2 | house key | What are needs in a budget? | Give half of it to needs | Give half of it to needs. Rent, food, heating, insurance, the way to work, at most fifty percent. | These come even in a bad month. | If rent alone is more, the other parts have to shrink.
3 | concert ticket | What are wants in a budget? | Give thirty percent to wants | Give thirty percent to wants. Eating out, hobbies, trips, streaming. | A budget without joy does not last. | Wants may be cut when you must.
4 | savings jar | How much should you save by this rule? | Give twenty percent to later | Give twenty percent to later. Savings and paying off debt more than you have to. | Move it on payday. | Less is fine as a start.
5 | red pen | How do you use the rule? | Compare it with a real month | Compare it with a real month. Sort last month's spending into the three parts, and see which is too big. | The rule is a mirror, not a law. | Change one thing, and look again in a month.

# cash-stuffing | how-to | budgeting with cash envelopes | cash stuffing, cash stuffing explained, cash stuffing for beginners, start cash stuffing, cash envelopes, envelope budgeting, envelope method, cash envelope method, envelope system, envelope budget | Envelope system
> Your grandmother's budget is a trend now. | An empty envelope cannot be argued with. | Cash hurts more than a card. That is the trick.
@ You count bills onto the table, and write names on envelopes.
1 | list of bills | Where do you start with cash stuffing? | Take off the fixed bills first | Take off the fixed bills first. Leave money for rent and bills in your account. | Those are paid by transfer anyway. | The rest is what you decide about.
2 | labeled envelopes | Which envelopes do you need? | Label a few envelopes | Label a few envelopes. Food, household, going out, gifts, clothes. Five or six are enough. | Too many, and you give up. | Clear pockets in a binder do as well.
3 | bills in envelope | How do you fill the envelopes? | Fill them on payday | Fill them on payday. Put in what you want to spend until the next one. | You decide once, not a hundred times. | Last month shows how much is realistic.
4 | empty envelope | What happens when an envelope is empty? | Stop when the envelope is empty | Stop when the envelope is empty. What is gone is gone, or moves over from another one. | You see the choice in your hand. | Note each move.
5 | piggy bank | What do you do with what is left? | Save whatever is left | Save whatever is left. Put the rest into a savings envelope, or on an account. | A small rest each month adds up. | Do not keep large sums at home.

# no-spend-month | how-to | doing a no spend challenge | no spend challenge/month/week/weekend, do no spend challenge/month/week, no spend challenge rules, no spend challenge tips, no spend january, no buy challenge, no buy year, low buy year | Frugality
> You may buy food. You may not buy boredom. | Thirty days show you what you never needed. | The rules come before the start.
@ It is the first of the month, and your cart is empty on purpose.
1 | rule sheet | What are the rules of a no spend challenge? | Write down what is allowed | Write down what is allowed. Rent, bills, basic food and medicine are allowed. Decide on the rest now. | Rules made in the shop are always in your favor. | Choose a week to begin with, or a month.
2 | full pantry | How do you prepare for a no spend month? | Eat what you have | Eat what you have. Look through freezer and pantry, and plan meals from them. | Many homes hold food for a week or more. | Buy fresh things from a list.
3 | deleted app | How do you resist shopping? | Take temptation out of sight | Take temptation out of sight. Unsubscribe from newsletters, delete shop apps, and walk another way home. | You miss less what you do not see. | Write wishes on a list for later.
4 | park bench | What can you do without spending? | Plan free things to do | Plan free things to do. A library, a walk, a board game, a dinner where each brings something. | Bored evenings cost the most. | Tell your friends, and some join.
5 | savings total | What do you do at the end? | Look at what you did not miss | Look at what you did not miss. Count what is left, and move it to your savings. | Cross out half of the wish list. | Keep one of the rules.

# thrift-shopping | how-to | shopping at thrift stores | thrift shopping, thrift shopping tips, thrifting, thrifting tips, thrift, thrift stores, thrift like pro, second hand shopping, buy second hand clothes, thrift for beginners, shop at thrift store, find good clothes at thrift store | Charity shop
> The best piece hangs in the wrong size. | Touch first, look second. | Cheap is not a reason to carry it home.
@ A rack of a hundred shirts, and one of them is yours.
1 | short list | How do you prepare for thrift shopping? | Go with a short list | Go with a short list. Note three things that you are really looking for, and your measurements. | Otherwise you buy by price. | Wear something easy to slip off.
2 | fabric between fingers | How do you find good clothes in a thrift store? | Feel for good fabric first | Feel for good fabric first. Run your hand along the rack, and pull out wool, linen, silk and thick cotton. | Hands find quality faster than eyes. | Read the label inside.
3 | seams | What do you check on second hand clothes? | Check seams, armpits and zippers | Check seams, armpits and zippers. Hold it to the light, turn it inside out, and try the zipper. | Small holes and stains hide there. | A missing button is easy, a worn elbow is not.
4 | other rack | Where are the best finds? | Look in other sizes and departments | Look in other sizes and departments. Sizes changed over the years, and things hang in the wrong place. | Always try it on. | The shelf of new arrivals comes first.
5 | mirror | When do you buy it? | Ask whether you would pay full price | Ask whether you would pay full price. If you want it only because it is cheap, leave it. | Three things in your closet should go with it. | Wash it before you wear it.
`
