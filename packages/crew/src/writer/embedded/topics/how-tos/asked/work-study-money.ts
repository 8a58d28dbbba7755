/** What people ask about their job, their studies and their money habits, for `readTopics`. */
export const WORK_STUDY_MONEY = `
# procrastination | how-to | stopping procrastination | stop procrastinating, stop procrastination, procrastinating, procrastination, overcome/beat/avoid procrastination, quit procrastinating, stop putting things off, procrastination tips, get things done | Procrastination
> You're not lazy. The task is too big. | You're not avoiding work. You're avoiding a feeling. | You won't feel like it. Start anyway.
@ The document is open, and you're cleaning the kitchen.
1 | tiny step | How do you begin a task you put off? | Shrink the task to two minutes | Cut the first step down to two minutes: open the file, write one bad sentence. | Starting is the hard part. Keeping going is easier. | Still putting it off? Make it even smaller.
2 | question mark | Why do people procrastinate? | Name what you are avoiding | Ask what you don't like about the task: is it boring, unclear or scary? | We don't put off work. We put off a feeling. | Unclear needs a question. Scary needs one small try.
3 | timer | How long should you work at once? | Set a timer for fifteen minutes | Work for just fifteen minutes, by the clock, and then you're allowed to stop. Anything's bearable when you can see the end of it. | Starting is the hard part, and this makes it small. | When it rings, you'll often just keep going.
4 | phone in drawer | What keeps you from being distracted? | Put your phone where you can't see it | Your phone goes into another room. The harder it is to reach, the less you'll reach for it. | Even face down on the desk, it pulls at you. | Then tell somebody when you'll be done.
5 | calendar | How do you plan against procrastination? | Say when and where you will do it | Write down a day, an hour and a place for it: Tuesday at nine, at the library. | Plans with a time and a place get kept more often than wishes. | And forgive yourself for yesterday. Guilt only makes you avoid it more.

# difficult-coworker | how-to | dealing with a difficult coworker | deal with difficult coworker/coworkers/colleague/colleagues/people, deal with toxic coworker/coworkers/colleague, deal with annoying/rude/lazy coworker/coworkers/colleague, work with someone you dislike, difficult coworker/colleague, difficult people at work | Workplace conflict
> You can't change them. You can change your answer. | Talk to them before you talk about them. | A question can stop a fight at work.
@ The email has four people in copy, and it's about you.
1 | notebook | What do you do first about a difficult coworker? | Write down what happened, not who they are | Note the exact words, the day, and what it cost you. Leave out what you think of them as a person. | You can talk about facts. You can't talk about a character. | After a week, you'll see if there's a pattern.
2 | two cups | How do you talk to a difficult coworker? | Talk in private, and early | Ask for ten minutes alone, early, and say what you saw and what you need. | Many people have no idea how they come across. | Start with I, not with you always.
3 | question | How do you stay calm? | Ask before you answer back | Take a breath, and ask what they mean or what they need before you answer. | A question slows you both down. | And not every remark needs an answer.
4 | written summary | How do you set limits at work? | Put who does what in writing | After you agree, send a short email saying who does what by when. | It leaves very little to argue about. | Keep it friendly, and keep it short.
5 | office door | When do you go to the boss? | Get help when it doesn't stop | If talking doesn't work, take your notes to your manager, along with a proposal. | A proposal gets further than a complaint. | For insults or threats, go right away.

# micromanaging-boss | how-to | dealing with a micromanaging boss | deal with micromanaging boss/manager, micromanaging boss/manager, deal with micromanager, micromanager, boss micromanages, deal with difficult/bad/toxic boss, deal with boss | Micromanagement
> Tell your boss before your boss asks. | Micromanagers are afraid of surprises. | Three lines a day can calm a micromanager down.
@ Your phone shows the third message of the morning: any news?
1 | calm face | Why do bosses micromanage? | Find out what worries them | Ask your boss what matters most: the deadline, the money, or the boss above them. | Control often comes from worry, not from you. | Once you know the worry, you can calm it.
2 | short message | How do you calm a micromanager? | Report before you are asked | Send three lines at the same time every day: what's done, what's next, where you're stuck. | What they already know, they don't have to check. | Send it even when there's little to say.
3 | checklist | How do you get more freedom? | Agree on the result at the start | At the start, ask what done looks like, and when they'd like to check in. | Now checking has its own time slot. | Write it down and send it to them.
4 | small project | How do you win trust at work? | Ask for one thing to run alone | Offer to run one small project your way, with one check-in halfway. | One small success speaks for the next one. | Hit every date you name.
5 | two chairs | How do you tell your boss? | Say how you work best | Say it kindly, as a plan: I work faster if I can show you everything on Thursday. | It's easier to grant a wish than to swallow a complaint. | If nothing changes, decide how much you're willing to put up with.

# linkedin-profile | how-to | writing a LinkedIn profile | write linkedin profile/summary/headline, make linkedin profile, linkedin profile, linkedin profile tips, linkedin headline, improve linkedin profile, linkedin for beginners/students, stand out on linkedin | LinkedIn
> Your job title isn't a headline. | Nobody reads past the first lines of your LinkedIn. | Write your LinkedIn for the person who needs you.
@ Somebody is typing what you do into a search box.
1 | face photo | What photo do you use on LinkedIn? | Use a clear photo of your face | For the photo, stand in daylight, in front of something plain, and look into the camera. People trust a face. | Crop it from the shoulders up, so people can see your eyes. | Dress the way you would for the job you want.
2 | headline | What do you write in a LinkedIn headline? | Say what you do and who for | Don't just put your title. Write what you do, who for, and how. | That line follows your name everywhere on the site. | Use the words other people would search for.
3 | text box | How do you write a LinkedIn summary? | Write three short parts in your summary | In the summary, say what you do, what you've done, and what you're looking for. Best line first, because the rest is hidden behind a click. | Only the first lines show before somebody clicks. | Write the way you talk, as I.
4 | bar chart | What do you write about jobs? | Show the results of every job | Under every job, list two or three results, with numbers where you're allowed to share them. | Duties say what you were supposed to do. Results say what you did. | Leave out anything confidential.
5 | handshake | How do people find you on LinkedIn? | Comment, connect and be kind | Add people you know with one line of text, and comment when you've got something to say. | Active profiles get seen more. | Want a recommendation? Write one first.

# asking-for-a-promotion | how-to | asking for a promotion | ask for promotion, get promotion, get promoted, asking for promotion, get promoted at work, get promoted faster, promotion tips, ask boss for promotion | Promotion (rank)
> Nobody promotes a secret. | Your boss has forgotten half of what you did. | Never ask for a promotion in the hallway.
@ You close your boss's office door behind you.
1 | list of results | How do you prepare for a promotion? | Make a list of what you've done | Write down a year of results, praise and new responsibilities, with numbers. | Your boss has forgotten half of it. | Keep that list going all year.
2 | job description | How do you know what the next level needs? | Find out what the next level takes | Read the job description one level up, or ask somebody who has that job what it takes. | Now you can see what's missing. | Then start doing part of it already.
3 | calendar | When do you ask for a promotion? | Ask before the budget is decided | Ask right after a win, while there's still money to hand out, and get a meeting just for this. | In the hallway, the answer is no. | Say in advance what the meeting is about.
4 | two people talking | What do you say when asking for a promotion? | Say it plainly and give three reasons | Say you want to move up, and give your three best reasons. | What other people earn isn't a reason. | Then be quiet and let them think.
5 | plan | What do you do after a no? | Ask what's missing, and by when | If it's a no, agree on two or three goals and a date to talk again. | A no with a plan is half a yes. | Put it in a short email the same day.

# prioritizing-tasks | how-to | prioritizing tasks | prioritize tasks/work, prioritise tasks/work, prioritize, prioritizing, prioritizing tasks, prioritize when everything is urgent/important, tasks when everything is urgent, eisenhower matrix, urgent and important, set priorities, eisenhower box | Time management
> If everything is urgent, nothing is. | Urgent shouts. Important waits. | Three tasks a day. The rest is decoration.
@ Fourteen things are due today, and it's nine in the morning.
1 | full list | How do you start to prioritize? | Put everything on one list | Put every single task on one list, with its due date. | What's on paper, your head doesn't have to hold. | A few of them you can cross off right away.
2 | four boxes | What is the Eisenhower matrix? | Sort by urgent and by important | Draw four boxes: urgent and important, only important, only urgent, neither. Put every task in one. | Urgent wants you now. Important pays off later. | Do the first, schedule the second, hand off the third, drop the fourth.
3 | three stars | How many tasks are right for a day? | Choose three for today | Pick the three tasks that would make today a good day, and do one of them first. | Three fit, even on a day full of surprises. | Do the hardest one when you're most awake.
4 | question | What if everything is urgent? | Ask what happens if it waits a day | For each one, ask who's waiting, and what one more day would cost. | Often it costs nothing. | If two still collide, let your boss pick which comes first.
5 | small pile | What do you do with small tasks? | Do small tasks in one go | Do emails and calls in one or two blocks, not all day long. | Every switch costs you attention. | If it takes two minutes, do it right now.

# burnout | how-to | avoiding burnout | avoid/prevent burnout, avoiding burnout, burnout, burn out, avoid burnout at work, signs of burnout, burnout tips, avoid burning out | Occupational burnout
> Rest is part of the work. | Your calendar knows you're burning out before you do. | Burnout starts with a calendar that has no end.
@ It's Sunday night, and you're already tired.
1 | empty battery | What are signs of burnout? | Watch for the early signs | Watch for three signs: you're always tired, you've turned cynical, and you feel like you get nothing done. | That's how the World Health Organization describes burnout. | If it lasts for weeks, talk to a doctor.
2 | evening clock | How do you stop working in the evening? | Give your workday an end | Pick an hour, write down tomorrow's first task, and close everything. | Once it's written down, your head can let go. | Then turn off work messages on your phone.
3 | short list | How do you reduce stress at work? | Take something off your list | Ask which tasks can wait, get smaller, or go to somebody else. | Rest doesn't help if the load stays the same. | Go to your boss early, and bring a proposal.
4 | lunch outside | Which breaks help? | Eat lunch away from the screen | Get up every hour or so, and eat your lunch anywhere but your desk. | Scrolling on your phone isn't a break for your eyes. | A short walk clears a lot more.
5 | hobby | What protects you from burnout? | Keep one thing that isn't work | Put sleep, friends, sports or a hobby in your calendar like a meeting. | What isn't in the calendar is the first thing to go. | Fun isn't a reward. It's fuel.

# delegating | how-to | delegating tasks | delegate tasks/work, delegate, delegating, delegating tasks, delegate better/effectively, delegation, learn to delegate | Delegation
> You can do it better. That's not the point. | Hand over the result, not the steps. | The first time costs you an hour. The tenth saves you ten.
@ It's eight at night, and you're doing a task anybody could do.
1 | sorted tasks | Which tasks can be delegated? | Pick something somebody else can learn | Start with one task that keeps coming back, or one that would help somebody grow. | Keep what's confidential, and keep praise and criticism. | Just one to begin with.
2 | right person | Whom do you delegate to? | Pick the person, and say why | Choose someone with the skill, the time or the interest, and tell them why you thought of them. | People work harder on something that makes sense to them. | Ask what they'd have to drop.
3 | goal flag | How do you explain a task? | Describe the result, not every step | Say what done looks like, by when, and with how much money. Leave the steps to them. | How they get there is their business. | Have them say it back in their own words.
4 | check dates | How do you check without micromanaging? | Agree on when you'll check in | Set one or two check-in dates, and stay away in between. | They know when you're coming, and you don't have to ask. | Be there for questions.
5 | thank you | What do you do at the end? | Thank them, and don't redo it | Say what was good and what to change, and give them the credit in public. | If you fix it behind their back, they'll stop trying. | Good enough is often good.

# tell-me-about-yourself | how-to | introducing yourself in an interview | answer tell me about yourself, tell me about yourself, answer tell me about yourself in interview, tell me about yourself interview, elevator pitch, write elevator pitch, self introduction | Job interview
> They don't want your life story. They want a trailer. | Now, before, next: sixty seconds. | Tell me about yourself isn't a question about your childhood.
@ The door closes, they smile, and there it is: the first question.
1 | today | How do you begin? | Start with what you do now | Open with one or two sentences on what you do today and what you're good at. | That's what interests them most. | Where you were born can stay out of it.
2 | path | What comes next in the answer? | Tell how you got there | Name two jobs or results that fit this one, with a number if you can. | They should hear that you've done this kind of thing. | The rest is on your resume.
3 | arrow | How do you end the answer? | End with why you are here | Finish with what draws you to this job, and why now. | It hands the conversation over to them. | One honest reason beats three polite ones.
4 | stopwatch | How long should the answer be? | Keep it at about a minute | Say it out loud with a clock, and cut until it's about a minute. | After ninety seconds, people stop listening. | Memorize the points, not the sentences.
5 | microphone | How do you practice? | Practice it on somebody | Tell it to a friend, then ask what they remember. | Whatever stuck is what you really said. | Record yourself once.

# pomodoro | how-to | working with the pomodoro technique | pomodoro technique, pomodoro, pomodoro method, pomodoro timer, use pomodoro, study with pomodoro, pomodoro explained, stay focused, concentrate while studying, concentrate, stay focused while studying, focus while studying, focus better | Pomodoro Technique
> The pomodoro is named after a kitchen timer shaped like a tomato. | Twenty five minutes. Nothing else. | Skip the break, and the trick stops working.
@ A tomato is ticking on your desk.
1 | one task | How do you start a pomodoro? | Choose one single task | Write down the one thing you want to move forward. | With one task, there's nothing left to decide along the way. | Split the big ones. Bundle the small ones.
2 | tomato timer | How long is a pomodoro? | Set a timer for twenty five minutes | For twenty five minutes, until the timer rings, there's only that one thing. Anything else that pops into your head goes on a slip of paper. | Francesco Cirillo came up with it as a student, using a timer shaped like a tomato. | Twenty five is the custom, not a law.
3 | note paper | What do you do when you are distracted? | Write distractions down and keep going | When a thought pulls at you, write it on a piece of paper and keep working. | Once it's written down, it stops knocking. | Silence your phone before you start.
4 | stretching | How long is the break? | Take five minutes off | When it rings, take five minutes: stand up, drink some water, look out the window. | Your brain sorts what it just took in. | A screen isn't rest.
5 | four marks | How many pomodoros make a set? | Rest longer after four of them | After four rounds, take a real break of fifteen to thirty minutes. | Attention needs a real pause. | Check off each round on paper, and you'll see how long things really take.

# time-blocking | how-to | planning with time blocking | time blocking, time block, time blocking explained, use time blocking, plan day, plan your day, time management tips, manage time, manage time better | Time management
> A list says what. A calendar says when. | If it doesn't have an hour, it doesn't have a chance. | Leave part of your calendar empty on purpose.
@ You open your calendar, and it's full of other people's wishes.
1 | blank calendar | What is time blocking? | Give every task its own hours | Draw a block in your calendar for each task, with a start and an end. | A list has no end. A day does. | Do it the night before.
2 | morning sun | When do you do the hardest work? | Put hard work in your best hours | For a few days, notice when you're most awake, and save those hours for one hard thing. | One hour then does more than two hours later. | Email can have your tired hours.
3 | mail envelope | How do you handle emails? | Give email and calls their own blocks | Put email and calls in two or three blocks a day, and stay out of them in between. | Every peek costs you your train of thought. | Tell people when you answer, and they'll adjust.
4 | gap | How much time should stay free? | Leave gaps for what comes up | Leave at least a quarter of the day without a block. | Everything takes longer than you think. | Breaks belong in the plan too.
5 | eraser | What if the plan breaks? | Move blocks, don't drop them | When something comes up, redraw the rest of the day instead of giving up on it. | The plan is there to help you decide, not to be right. | On Friday, look at what always gets lost.

# memorizing-a-speech | how-to | memorizing a speech | memorize/memorise/learn speech, memorize/memorise speech fast/quickly, memorize presentation/script/lines, learn speech by heart, memorize poem, learn lines fast, memorise poem | Memorization
> Don't memorize words. Memorize stops on a route. | Learn the last line first. | Roman speakers memorized speeches by walking through a house.
@ You're in front of the mirror, and sentence three is gone.
1 | sketch of points | How do you start to learn a speech? | Break it into five or six parts | Split your speech into five or six parts, and give each one a heading of one or two words. | You're learning a route with stops, not a wall of text. | Lose a word, and you still know where you're going.
2 | house rooms | What is a memory palace? | Put each part in a room you know | Walk through your home in your mind, and put one picture for each part in each room. | We remember places well. | Speakers in ancient Rome did exactly this.
3 | speaking aloud | Why speak aloud when learning? | Say it aloud without the text | Read a part, look away, say it out loud, then check. | Pulling it out of your memory is what makes it stick. | Reading it again only feels like learning.
4 | last page | How do you learn the end? | Learn the first and last lines exactly | Memorize your opening and your last line word for word. In between, speak freely. | The beginning calms you down, and the ending is what stays. | Practice getting from one part to the next, too.
5 | bed | How often do you practice? | Spread it over days and sleep on it | Practice fifteen minutes a day for five days, not one long evening. | Memory settles while you sleep. | Say it once on a walk, and once to a friend.

# thesis-statement | how-to | writing a thesis statement | write thesis statement, thesis statement, write strong/good thesis, write thesis statement for essay, thesis statement examples, write thesis for essay, strong thesis statement | Thesis statement
> If nobody can disagree, it's not a thesis. | One sentence carries your whole essay. | The word because makes a thesis stronger.
@ The cursor blinks, and your essay has a topic but no point.
1 | question | How do you find a thesis? | Turn the topic into a question | Ask how, why or whether about your topic, until you have one real question. | A topic has no answer. A question does. | Narrow it to a time, a place or a group.
2 | answer | What is a thesis statement? | Answer it in one sentence | You've got a question. Now say what you think, and finish before the period. That's your thesis. | The rest of the essay proves it. | Write it down, even if it's clumsy.
3 | two sides | How do you know that a thesis is good? | Check that somebody could disagree | Ask if somebody could disagree. If everybody nods, it's a fact. If nobody can prove it, it's just taste. | An essay argues. | Try writing the other side in one sentence.
4 | because | How do you make a thesis strong? | Add your reasons after the word because | Write because at the end, and add two or three reasons in the order of your paragraphs. | Now you and your reader both know the way. | Cut words like some and very.
5 | pencil | When do you write the thesis? | Change it when the essay changes | When the essay's finished, go back and rewrite your thesis to match it. | You often find out what you think while writing. | It usually sits at the end of the first paragraph.

# citing-sources | how-to | citing sources | cite sources/source, cite website/book/article, cite sources in essay/paper, citing sources, citations for beginners, apa or mla, avoid plagiarism, make bibliography, quote sources | Citation
> If it's not yours, say whose it is. | Write down the source now, not at three in the morning. | Your citation tool makes mistakes. Check it.
@ The essay is done, and you have no idea where that quote is from.
1 | asking teacher | Which style do you cite in? | Ask which citation style they want | Ask your teacher which style to use. It's usually APA, MLA or Chicago. | They differ in order and punctuation. | Never mix two.
2 | notes | What do you note from a source? | Note the source while you read | While you read, write down the author, title, year, page and address. | Later, you won't find it again. | Mark your own thoughts differently from quotes.
3 | quotation marks | When do you need to cite? | Cite each quote, idea and number | Cite every quote, idea and number you took from somebody, even in your own words. | What everybody knows needs no source. | When in doubt, cite.
4 | short note | How do you cite in the text? | Put a short note in the text | Put the author and the year or page in parentheses or a footnote, the way your style says. | The reader finds the full entry at the end. | Every note needs an entry, and every entry a note.
5 | list | How do you write the list of sources? | Check what the citation tool makes | Let a citation tool do the typing, then check every name, date and capital letter. | Tools copy mistakes. | Sort the list the way your style says.

# mental-math | how-to | doing mental math | do mental math, mental math, mental maths, mental math tricks, do math in head, calculate in head, multiply in head, math tricks, calculate percentages in head, do maths in head, mental arithmetic | Mental calculation
> Eight percent of fifty is fifty percent of eight. | Stop doing mental math from right to left. | To subtract nineteen, subtract twenty.
@ The check is on the table, and your phone is dead.
1 | number blocks | How do you add in your head? | Add from left to right | Start with the tens. For forty seven plus thirty eight: seventy, then fifteen, so eighty five. | You say numbers in that order too. | The big parts come first, so you're close right away.
2 | round number | How do you subtract in your head? | Round up, then fix it | To subtract nineteen, take away twenty and give back one. | Round numbers are easy. | It works great for prices that end in ninety nine.
3 | split number | How do you multiply in your head? | Split one of the numbers | Seven times fourteen? Make it seven times ten and seven times four. Seventy plus twenty eight is ninety eight. | Every part is in your times tables. | Times five is just half of times ten.
4 | percent sign | How do you calculate percentages in your head? | Flip the percent when it helps | Eight percent of fifty looks hard. Flip it: fifty percent of eight is four. It's the same number. | It always works, because both are the same multiplication. | Ten percent is easy, so build from there.
5 | estimate | How do you check it? | Guess the size before you answer | Round both numbers first, and see if your answer lands close. | It catches a lost zero. | Five minutes a day makes you quick.

# long-division | how-to | doing long division | do long division, long division, long division step by step, long division for kids/beginners, divide big/large numbers, teach long division, explain long division | Long division
> Four verbs, over and over. That's long division. | Long division is just guessing and checking. | Divide, multiply, subtract, bring down.
@ You look at the worksheet, and your kid looks at you.
1 | first digits | Where do you begin a long division? | Look at the first digits only | Take just enough digits from the left for the divisor to fit. For ninety six divided by four, start with nine. | You share out the big part first. | If one digit is too small, take two.
2 | how often | What is the first step? | Divide, and write how many times it fits | Ask how many times it fits: four goes into nine two times, so write two on top. | A bit too small you can fix. Too big, you can't. | Write out the times table next to it.
3 | multiply sign | What comes after dividing? | Multiply, and write it underneath | Now multiply: two times four is eight, and you write eight under the nine. | It shows what you've shared out so far. | Keep your columns straight. Graph paper helps.
4 | minus sign | What comes after multiplying? | Subtract what you have shared out | Subtract: nine minus eight leaves one. | What's left has to be smaller than the divisor. | If it isn't, the number on top was too small.
5 | arrow down | What does bring down mean? | Bring down the next digit and repeat | The six comes down next to the one, and you have sixteen. Four fits four times. So the answer is twenty four. | The same four steps repeat until the end. | Multiply back to check it.

# active-recall | how-to | studying with active recall | active recall, active recall and spaced repetition, use active recall, study with active recall, spaced repetition explained, study smarter, learn anything fast, learn faster, study effectively, feynman technique, learn anything fast feynman technique, remember what you study | Testing effect
> Rereading feels like learning. It does almost nothing. | Close the book. Now say it. | Forgetting a little is part of learning.
@ You've read the page three times, and you know nothing.
1 | closed book | What is active recall? | Close the book and say what you know | After every page, look away and say what you just read in your own words. | Pulling it out of your memory is what makes it stick. | Whatever you can't say is what you study next.
2 | question cards | How do you make questions from notes? | Turn your notes into test questions | Write questions in the margin or on cards, and keep the answers covered. | A question makes you think. A highlighter doesn't. | One card, one idea.
3 | simple words | What is the Feynman technique? | Explain it like you would to a child | Explain it in simple words, with none of the technical terms. | The spot where you get stuck is the spot you don't understand yet. | Go back to just that spot.
4 | calendar dots | What is spaced repetition? | Review after one, three and seven days | Look at it again after one day, then three, then seven, right as you start to forget it. | Every time you recall it, the memory lasts longer. | Cards you know well can wait even longer.
5 | mixed cards | How do you practice for a test? | Mix up the topics | Shuffle questions from different chapters instead of doing them one by one. | You learn to tell which method fits. | It feels harder, and it works better.

# book-report | how-to | writing a book report | write book report/review, book report, write book report fast, write good book report/review, write book review, book report for school/kids | Book report
> A book report says what you think, not just what happens. | Nobody wants to read the whole plot. | Boring isn't a reason. A slow middle is.
@ The book is closed, and the page is empty.
1 | pencil in book | How do you read for a report? | Mark key pages as you read | Stick a note on every scene and sentence that matters while you read. | You'll need them as proof later. | Keep a list of the characters too.
2 | title page | How does a book report begin? | Open with title, author and a hook | Open with the title, author, year and kind of book, and say in one sentence what it's about. | The reader knows right away if it's for them. | Or start with a great quote.
3 | short summary | How long is the summary? | Summarize it without the ending | In one or two paragraphs, tell where it happens, who's in it, and what goes wrong. Then stop. | The report isn't the book. | If it's a review, keep the ending to yourself.
4 | characters | What is the main part of a book report? | Pick one theme and prove it | Pick one question, like how the hero changes, and prove it with two or three scenes. | That's what makes the report yours. | Keep quotes short, and say where they're from.
5 | stars | How does a book report end? | Say what you think, and why | Say who you'd give it to, what worked, and what didn't. | Boring isn't a reason. A slow middle is. | Read it out loud once before you hand it in.

# preparing-for-a-debate | how-to | preparing for a debate | prepare for debate, debate, win debate/argument, debate tips, debate for beginners, start debate speech, write debate speech, debating for beginners | Debate
> You win a debate on the other side's paper. | Go after their best point, not their worst. | Bring three points to a debate. Nobody remembers four.
@ You draw a card, and it's the side you don't believe in.
1 | two columns | How do you prepare for a debate? | Write the case for both sides | Make two columns, and fill in the other side just as well as your own. | Now you know what's coming. | You might even find your weakest point before they do.
2 | three fingers | How many arguments do you need? | Choose your three strongest points | Pick three points that don't depend on each other. | People remember three. | Put the strongest one first or last.
3 | source | How do you build an argument? | Give a claim, a reason and an example | For every point, say what you claim, why it's true, and one case or number with its source. | Without a reason and proof, a claim is just a wish. | Know where every number comes from.
4 | listening | How do you answer in a debate? | Listen, then answer their best point | Repeat their best point fairly in one sentence, then show where it breaks. | Judges notice when you dodge. | Never attack the person.
5 | stopwatch | How do you practice for a debate? | Rehearse out loud, against the clock | Practice out loud with a timer, and with somebody who interrupts you. | Nerves make you talk faster than you think. | Write out your first and last sentence.

# fractions-for-kids | how-to | understanding fractions | understand/learn/explain/teach fractions, fractions, fractions explained, fractions for kids/beginners, fractions explained for kids, add fractions, fractions explained simply, understand fractions easily | Fraction
> The bigger the bottom number, the smaller the piece. | A third of a pizza beats a quarter. | Add fractions wrong, and the pizza doesn't fit.
@ You cut a pizza, and somebody asks for the bigger piece.
1 | pizza slices | What is a fraction? | Read it as pieces of a whole | The bottom number says how many equal pieces there are. The top number says how many you've got. | Three quarters means three out of four pieces. | Equal is the important word.
2 | thin slice | Why is a third more than a quarter? | More pieces means smaller pieces | A third is bigger than a quarter, because you're sharing the pizza with fewer people. | It feels wrong, because four is more than three. | Draw it, and it's obvious.
3 | folded paper | When are two fractions the same? | Fold paper to see that they match | Fold a sheet of paper: one half, two quarters and four eighths all cover the same space. | Cutting it finer doesn't change how much there is. | You can multiply top and bottom by the same number.
4 | same pieces | How do you add fractions? | Only add pieces of the same size | To add a half and a quarter, turn the half into two quarters. Now you've got three quarters. | You're counting pieces, so they have to be alike. | The bottom number stays the same.
5 | measuring cup | How do children practice fractions? | Cook with your kids | Cut a recipe in half together, fill the cups, and share it out fairly. | Hands get it before heads do. | Say the fractions out loud while you do it.

# better-handwriting | how-to | improving your handwriting | improve handwriting, better handwriting, have better/neat/nice/good handwriting, make handwriting better/neat/neater/nicer, write neatly/neater, get better handwriting, handwriting tips/practice | Handwriting
> Slow down. That's the whole trick to good handwriting. | Three letters are ruining your handwriting. Find them. | Ten minutes a day fixes your handwriting.
@ You find your own note, and you can't read it.
1 | relaxed hand | How do you hold a pen? | Hold the pen loosely | Rest the pen on your middle finger, and let your thumb and index finger just guide it. | A cramped hand makes cramped letters. | If your fingertips turn white, loosen up.
2 | tilted paper | How should you sit to write? | Sit up and tilt the paper | Put both feet on the floor, rest your forearm on the table, and turn the page a little. | Your arm should move, not just your fingers. | Lefties tilt it the other way.
3 | lined letters | Which letters should you practice? | Find your three worst letters | Write a full page, circle whatever's hard to read, and practice only those letters on lined paper. | A few letters spoil the whole page. | Copy them from a style you like.
4 | even spaces | What makes handwriting neat? | Keep the size and the slant even | Make all your small letters the same height, and lean every stroke the same way. | Even looks neat, no matter how plain the letters are. | Leave the space of one o between words.
5 | notebook | How long does it take? | Write slowly for ten minutes a day | Copy a text you like for ten minutes a day, slower than you want to. | The speed comes back by itself. | Keep your first page, and compare after a month.

# writing-a-haiku | how-to | writing a haiku | write haiku, haiku, writing haiku, haiku for kids/beginners, make haiku, haiku poem, write haiku poem, haiku explained | Haiku
> Three lines can hold a whole morning. | Don't say you're sad. Show the empty chair. | The last line of a haiku should turn your head.
@ A drop hangs from a branch, and you've got a pencil.
1 | small moment | What is a haiku about? | Catch one small moment | Write about one small thing you saw, heard or smelled just now. | A haiku is a picture, not a thought. | Go outside and find one.
2 | five seven five | How many syllables does a haiku have? | Count five, seven, five | In English, most people write three lines of five, seven and five syllables. | In Japanese, the units are shorter sounds. | Many poets today count loosely.
3 | autumn leaf | What is a season word? | Hint at the season with one thing | Put in one thing that gives away the season, like frost, a frog or falling leaves. | Traditional haiku have a word like that. | One is enough.
4 | cut | What makes a haiku good? | Set two images side by side | Put a break after the first or second line, and let two images meet. | The reader makes the connection. | A dash can mark the break.
5 | crossed-out words | How do you finish a haiku? | Cut every word that explains | Cross out words like beautiful and like, and read it out loud. | What you leave unsaid keeps ringing. | Write five, and keep one.

# saving-every-month | how-to | saving money every month | save money every/each month, save money monthly, save money, save more money, start saving money, money saving tips/habits, ways to save money, pay yourself first | Saving
> What you don't see, you don't spend. | Pay yourself first. | Save what's left, and there's nothing left.
@ It's the twenty eighth, and your account is staring back at you.
1 | notebook | How do you start to save money? | Track your spending for one month | Write down everything you spend for one month, on paper or in an app. | Most people are shocked by two or three categories. | You can only change what you know.
2 | standing order | What does pay yourself first mean? | Move money to savings on payday | Set up a transfer to savings for the day you get paid. That's what pay yourself first means. | What's left at the end of the month is never much. | Start small, and raise it later.
3 | three jars | What is the fifty thirty twenty rule? | Split your income into three parts | Put fifty percent of your income into needs, thirty into wants and twenty into savings. | You can see in one glance where you stand. | Where rent is high, the numbers have to shift.
4 | envelopes | What is cash stuffing? | Give each kind of spending an envelope | At the start of the month, put cash for food, fun and gifts in separate envelopes. | An empty envelope is a clear answer. | It only works if you don't cheat.
5 | empty cart | What is a no spend challenge? | Try a week of buying only needs | For one week, buy nothing but food, gas and bills. | You'll notice what you buy out of habit. | Write down everything you skipped.

# impulse-buying | how-to | stopping impulse buying | stop impulse buying/shopping/spending, stop buying things i don't need, stop buying stuff, stop online shopping, stop spending money, stop overspending, avoid impulse buying/purchases, spend less money, impulse buying, impulse purchases, impulse spending, emotional spending, stop emotional spending | Impulse purchase
> The sale isn't saving you money. | Wait one day. Most wishes die overnight. | That gadget costs six hours of your life.
@ The button says buy now, and your thumb is already there.
1 | clock | What is the waiting rule? | Wait a day before you buy | Put it on a list and decide tomorrow. For anything big, wait a month. | The rush fades fast. | Most of the list crosses itself off.
2 | deleted card | How do you make buying harder? | Delete saved cards and shop apps | Delete your saved card from every store, remove the apps, and turn off their messages. | Every extra step gives you time to think. | Unsubscribe from the newsletters too.
3 | work hours | How do you see what a thing costs? | Count the price in hours you work | Divide the price by what you earn in an hour. | Six hours for a gadget sounds very different. | Then ask where it'll be a year from now.
4 | shopping list | How do you shop without impulse? | Shop with a list, and never hungry | Write down what you need, take only that, and leave. And eat something first. | Stores are built to slow you down. | Paying cash hurts more. That's why it helps.
5 | walk | What helps against emotional spending? | Find out what you are really after | When you want to buy, write down how you feel: bored, sad, stressed? | Buying soothes you, but not for long. | A walk or a phone call may do what you actually need.

# children-and-money | how-to | teaching children about money | teach kids/children about money, teach kids/children to save, teach kids/children to save money, teach kids/children value of money, kids and money, pocket money, allowance for kids/children, pocket money for kids/children | Pocket money
> The best money lesson costs a few coins. | Let them waste it while it's small. | Three jars beat a lecture.
@ Your kid is in front of a shelf with three coins in hand.
1 | coins | How do you give pocket money? | Give a small allowance on a fixed day | Pay the same small amount every week, on the same day, without being asked. | Waiting for it is the first lesson. | It's theirs, so they decide.
2 | three jars | How do children learn to save? | Use three clear jars | Label three clear jars spend, save and give, and let them sort their own money. | They can watch it grow. | At first, clear glass beats any bank app.
3 | toy picture | How do you teach a goal? | Save for one thing with its picture | Tape a picture of what they want to the jar, and count the weeks together. | A goal that's close is a goal they'll reach. | Don't pay the rest for them too soon.
4 | broken toy | What if they waste their money? | Let them make small mistakes | When it's all spent, let it be spent. Wait with them until the next payday. | A small regret at eight saves a big one at twenty. | Don't scold. Just ask questions.
5 | shopping together | How do you talk about money with children? | Let them see you decide | At the store, say out loud why you're choosing this one and not that one. | They learn from what you do. | Show them a bill now and then.

# haggling | how-to | haggling | haggle, haggling, haggle at flea market/market, bargain at flea market/market, negotiate price, haggle for better price, negotiate at flea market, get better price at flea market | Bargaining
> Smile. Haggling is a game for two. | Whoever names a number first gives something away. | Walking away is an offer too.
@ You're holding an old lamp, and the seller is watching you.
1 | look around | What do you do before haggling? | Look around before you ask | Walk the whole market first, and see what things like this cost. | You need a number in your head. | Early has the choice. Late has the prices.
2 | flaws | How do you check a used thing? | Turn it over and look for flaws | Check the seams, the zippers and the bottom before you talk money. Every flaw you find is a reason for a lower price. | Check it calmly, and the seller knows you mean business. | Smell fabric, and hold it up to the light.
3 | friendly talk | How do you start to haggle? | Ask nicely what they'd take | Say hello, ask about the piece, and then ask for their best price. | People give more to people they like. | Don't run it down.
4 | cash in hand | How much less can you offer? | Offer less, and meet in the middle | Offer a bit less than you're willing to pay, with the cash in your hand. | That leaves both of you something to give. | Buying several things together is good for a discount.
5 | leaving | When do you walk away? | Know your limit and walk with a smile | If it's over your limit, say thanks and walk away. | Often they'll call you back. | If not, you kept your money.

# wedding-on-a-budget | how-to | planning a wedding on a budget | plan wedding on budget, plan wedding, wedding on budget, cheap wedding, plan cheap/small/affordable wedding, save money on wedding, wedding planning for beginners, wedding planning | Wedding
> Your guest list is your wedding budget. | A Friday in November is cheaper than a Saturday in June. | Nobody remembers the napkins.
@ The ring is on, and the first quote has five digits.
1 | piggy bank | How do you begin a wedding plan? | Fix the total before anything else | Agree on one total you can spend, and who pays for what, before you book anything. | One by one, every quote looks small. | Keep a tenth for surprises.
2 | two lists | What matters at a wedding? | Choose three things that matter | Each of you names what matters most: food, music, photos. Spend there, and save everywhere else. | You can't have it all, and you don't need it. | Guests remember the mood, not the chairs.
3 | guest list | What makes a wedding cheaper? | Keep the guest list short | Cut the guest list first. Every guest costs a meal, drinks, a chair and a card. | Nothing else you cut saves as much. | Invite the people you'd take out to dinner.
4 | off season | When is a wedding cheaper? | Marry on a weekday or off season | Get married on a Friday, a Sunday or in the winter. | Venues want to fill those dates, so they often cost less. | And lunch is cheaper than dinner.
5 | helping friends | What can you do yourself at a wedding? | Ask friends for help, and hire the rest | Let friends bake, decorate or play, one job each, and hire out the rest. | You'll remember it longer than any gift. | Leave photos and food to people who do it every day.

# winter-heating | how-to | lowering your heating bill in winter | lower/reduce/save heating/energy bill, lower energy bill in winter, lower heating bill in winter, save heating costs, reduce heating bill, save energy in winter, keep house warm in winter, keep house warm, heat home cheaply, keep room warm | Energy conservation
> You're heating the street through a gap. | Close the curtains at dusk, and your home stays warmer. | A couch in front of a heater heats the couch.
@ You pull the blanket up and think of the bill.
1 | thermostat | How much does one degree save? | Turn the thermostat down a notch | Turn it down one degree Celsius, about two Fahrenheit, and you save roughly six percent on heating. | The bigger the gap to the outside, the more heat you lose. | Put on a sweater, and you won't notice.
2 | draft stopper | How do you find drafts? | Stop the drafts with tape | Hold the back of your hand to windows and doors, and close every gap with tape or a rolled towel. | Warm air leaks out through cracks. | Don't block vents that are there for safety.
3 | radiator | Why should radiators be free? | Clear the radiators and bleed them | Move couches and curtains away from your radiators, and bleed them when they gurgle. | The heat has to get into the room. | Dust swallows heat too.
4 | open window | How do you air a room in winter? | Open windows wide, but briefly | Open the windows all the way for five minutes a few times a day, with the heat off. | The air changes, and the walls stay warm. | A window open a crack cools the walls, and mold likes that.
5 | curtains | How do you keep heat in at night? | Close curtains and doors at dusk | When it gets dark, close the curtains and shut the doors to cold rooms. | Glass is the coldest part of a wall. | Open them again when the sun comes in.

# fifty-thirty-twenty | how-to | budgeting with the fifty thirty twenty rule | 50 30 20 rule, 50 30 20, fifty thirty twenty, 50 30 20 budget, 50 30 20 budgeting, 50 30 20 method, budget with 50 30 20 | Budget
> Three numbers, one budget. | Half for life, some for joy, the rest for later. | This budget fits on a sticky note.
@ You've got your pay stub and a blank sheet of paper.
1 | pay slip | What is the fifty thirty twenty rule based on? | Start with your take-home pay | Write down what you take home in one month, after taxes. | That's the only money you can spend. | If it changes, use the average of a few months.
2 | house key | What are needs in a budget? | Give half of it to your needs | Keep rent, groceries, heat, insurance and getting to work under fifty percent. | Those come even in a bad month. | If rent alone eats more than that, the other parts have to shrink.
3 | concert ticket | What are wants in a budget? | Give thirty percent to wants | Eating out, hobbies, trips, streaming: almost a third of your money is for fun, on purpose. | A budget with no joy in it doesn't last. | These are the first to cut when you have to.
4 | savings jar | How much should you save by this rule? | Give twenty percent to later | Put twenty percent into savings and paying off debt faster than you have to. | Move it on payday. | Less is fine for a start.
5 | red pen | How do you use the rule? | Compare it with a real month | Sort last month's spending into those three parts, and see which one is too big. | The rule is a mirror, not a law. | Change one thing, and check again in a month.

# cash-stuffing | how-to | budgeting with cash envelopes | cash stuffing, cash stuffing explained, cash stuffing for beginners, start cash stuffing, cash envelopes, envelope budgeting, envelope method, cash envelope method, envelope system, envelope budget | Envelope system
> Your grandmother's budget is a trend now. | You can't argue with an empty envelope. | Cash hurts more than a card. That's the trick.
@ You count bills onto the table, and write names on envelopes.
1 | list of bills | Where do you start with cash stuffing? | Take off the fixed bills first | Leave the money for rent and bills in your account, and take out only what's left for spending. | Those get paid by transfer anyway. | The rest is what you decide about.
2 | labeled envelopes | Which envelopes do you need? | Label a few envelopes | Label five or six envelopes: groceries, household, going out, gifts, clothes. | Any more, and you'll give up. | Clear pockets in a binder work too.
3 | bills in envelope | How do you fill the envelopes? | Fill them on payday | On payday, put in what you want to spend until the next one. | You decide once, not a hundred times. | Last month shows you what's realistic.
4 | empty envelope | What happens when an envelope is empty? | Stop when the envelope is empty | When it's empty, stop, or move cash over from another envelope. | You see the choice right in your hand. | Write down every move.
5 | piggy bank | What do you do with what is left? | Save whatever's left over | Put what's left into a savings envelope or your savings account. | A little every month adds up. | Don't keep large amounts at home.

# no-spend-month | how-to | doing a no spend challenge | no spend challenge/month/week/weekend, do no spend challenge/month/week, no spend challenge rules, no spend challenge tips, no spend january, no buy challenge, no buy year, low buy year | Frugality
> You can buy food. You can't buy boredom. | Thirty days show you what you never needed. | Rules made in the store always favor you.
@ It's the first of the month, and your cart is empty on purpose.
1 | rule sheet | What are the rules of a no spend challenge? | Write down what is allowed | Write your rules before you start: rent, bills, basic food and medicine are in. Decide on the rest now. | Rules made in the store always come out in your favor. | Start with a week, or go for a month.
2 | full pantry | How do you prepare for a no spend month? | Eat what you already have | Go through the freezer and the pantry, and plan your meals around what's there. | Many homes have food for a week or more. | Buy the fresh stuff from a list.
3 | deleted app | How do you resist shopping? | Take temptation out of sight | Unsubscribe from newsletters, delete the shopping apps, and take a different way home. | You don't miss what you don't see. | Put every wish on a list for later.
4 | park bench | What can you do without spending? | Plan free things to do | Line up free things: the library, a walk, a board game, a dinner where everyone brings something. | Bored evenings cost the most. | Tell your friends, and some will join.
5 | savings total | What do you do at the end? | Look at what you didn't miss | Count what's left, and move it to savings. | Cross off half your wish list. | Keep one of the rules for good.

# thrift-shopping | how-to | shopping at thrift stores | thrift shopping, thrift shopping tips, thrifting, thrifting tips, thrift, thrift stores, thrift like pro, second hand shopping, buy second hand clothes, thrift for beginners, shop at thrift store, find good clothes at thrift store | Charity shop
> The best piece is hanging in the wrong size. | Touch first, look second. | Cheap isn't a reason to carry it home.
@ A rack of a hundred shirts, and one of them is yours.
1 | short list | How do you prepare for thrift shopping? | Go with a short list | Write down three things you're really looking for, and your measurements. | Otherwise you'll buy by price. | Wear something that's easy to slip off.
2 | fabric between fingers | How do you find good clothes in a thrift store? | Feel for good fabric first | Run your hand along the rack, and pull out wool, linen, silk and thick cotton. | Hands find quality faster than eyes. | Then read the label inside.
3 | seams | What do you check on second hand clothes? | Check seams, armpits and zippers | Hold it to the light, turn it inside out, and try the zipper. | Small holes and stains hide in the seams and armpits. | A missing button is an easy fix. A worn-out elbow isn't.
4 | other rack | Where are the best finds? | Look in other sizes and departments | Check other sizes and departments too. Sizes have changed over the years, and things get hung wrong. | Always try it on. | The new arrivals rack comes first.
5 | mirror | When do you buy it? | Ask if you'd pay full price | Imagine it in a regular store, with a regular price tag. If you'd walk past it there, walk past it here. | Three things in your closet should go with it. | Wash it before you wear it.
`
