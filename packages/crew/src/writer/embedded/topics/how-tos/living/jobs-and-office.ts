/** What people ask about getting, doing and leaving a job, for `readTopics`. */
export const JOBS_AND_OFFICE = `
# questions-for-the-interviewer | how-to | asking good questions in a job interview | ask at end of interview, ask at end of job interview, ask in interview, ask in job interview, ask interviewer, ask employer, ask recruiter, questions for interviewer, ask during interview, ask hiring manager, end of interview questions, good questions for interview, do you have any questions for us | Job interview
> No, I have no questions is a wrong answer. | You're interviewing them as well. | One question tells you who left, and why.
@ So, they say, do you have any questions for us?
1 | calendar page | What do you ask about the job itself? | Ask what a normal week looks like | An ad describes wishes. So ask: what did last week look like for the person who has this job? | Now you'll hear about the real work. | Listen for what they say with a sigh.
2 | target | What do you ask about expectations? | Ask how success is measured | Ask: what should I have done after six months, so that you are glad you chose me? | It shows that you think about results. | The answer is your plan for the first months.
3 | team | What do you ask about the team? | Ask who you would work with | Who would I work with most? And then: how do you settle it when you two disagree? Watch who looks at whom. | In a bad team, they look at each other first. | People leave bosses more often than tasks.
4 | empty chair | How do you find out why a job is open? | Ask why the position is free | Ask: is it a new job, or did someone leave? | Three people in two years tells you something, too. | Ask it kindly and with interest.
5 | phone | What is the last question in a job interview? | Ask what happens next | Ask: what are the next steps, and when may I expect to hear from you? | You'll wait more calmly. | Leave pay and vacation for when they want you, unless they begin.
! many questions | you should ask as much as possible | Two or three good ones are enough. | Nothing that stands on their website.

# cover-letter | how-to | writing a cover letter | write/start cover letter, write/start cover letter for job, write/start good cover letter, cover letter, cover letter tips, cover letter with no experience, write cover letter with no experience/without experience, write application letter, application letter, motivation letter, write motivation letter, letter of motivation | Cover letter
> Nobody reads beyond a dull first line. | It's about their problem, not about your life. | One page, and half of it white.
@ Dear Sir or Madam. And then nothing.
1 | name | How do you start a cover letter? | Write to a person, with a first line | Find the name of the person, and begin with why this job, in one sentence that fits no other firm. | I hereby apply is what all others write. | Spell the name right.
2 | job ad | What goes into a cover letter? | Answer the ad | Mark three things in the ad that matter most, and show for each where you did it. | It saves them the search. | Use their words for it.
3 | number | How do you show what you can do? | Prove it with one example | Write one short story with a result: what it was, what you did, what came of it. | Everybody is a team player. Few can prove it. | No experience? Take school, clubs or family.
4 | one page | How long should a cover letter be? | Keep it under one page | Three or four short paragraphs, less than one page. | Many are read in under a minute. | Your resume has the rest.
5 | red pen | How do you end a cover letter? | End with a next step, then read it aloud | Close with: I'd be glad to tell you more. Read it aloud, and have a friend read it, too. | The ear finds what the eye skips. | The name of another firm is the classic mistake.
! template | a template from the net is enough | They have read it a hundred times. | Take its order, not its words.

# interview-clothes | how-to | dressing for a job interview | wear to interview, wear to job interview, wear for interview, wear for job interview, dress for interview, dress for job interview, interview outfit, job interview outfit, interview clothes, job interview clothes, wear to zoom/online/video interview | Job interview
> They should remember you, not your tie. | One step above what they wear on a normal day. | The shoes get seen on the way in.
@ The whole bed is covered with clothes.
1 | office photo | How do you find out what to wear to an interview? | Look at how they dress | Look at pictures of the team on their website, or ask when you are invited. | A bank and a bike shop are two worlds. | Asking is allowed and looks careful.
2 | blazer | How formal should an interview outfit be? | Go one step above their everyday | Wear what they wear at work, a touch neater. | It shows respect without a costume. | If in doubt, choose simple and dark.
3 | mirror | How do you test interview clothes? | Sit, bend and walk in it the day before | Try all of it on a day before: sit down, lift your arms, climb stairs. | What pinches shows in your face. | New shoes need a few walks.
4 | iron | Which details are noticed in an interview? | Clean, ironed, and good shoes | Clean shoes, ironed shirt, no stains, little scent. | Care in small things is read as care at work. | Check the back as well.
5 | webcam | What do you wear to a video interview? | For video, dress fully and check the camera | Wear plain colors without fine stripes, and trousers as well. Put the lamp behind the camera. | Fine patterns flicker. | You may have to stand up.
! expensive | an interview needs expensive clothes | Fit and cleanliness matter more than the label. | A friend's jacket does it, too.

# out-of-office | how-to | writing an out of office message | write out of office message/reply/email/note, write out of office, out of office message/reply/email, out of office, automatic/auto reply, auto reply message, vacation message/reply, vacation auto reply, set out of office, out of office message example | Auto-reply
> Nobody needs to know which beach. | Three facts, and then close the laptop. | The date of your return is the whole point.
@ One last mail, and then two weeks of nothing.
1 | calendar | What belongs in an out of office message? | Say from when until when | Write the first day on which you will answer again. | It's the one thing that the sender wants to know. | Count a day for the pile.
2 | colleague | Who should an out of office message name? | Name one colleague who can help | Give one name with an address for urgent things, and ask that person first. | No one likes to be surprised. | Say what they can help with.
3 | short note | How long should an out of office message be? | Keep it to three sentences | Thanks, away until, in urgent cases. That's all of it. | It's read on a phone. | Thank you for your message is polite enough.
4 | lock | What should not be in an out of office message? | Leave out where you are | Don't write where you are, and leave your home and your phone out. | It also goes to strangers. | An empty house is news for some.
5 | test mail | How do you check an automatic reply? | Test it before you go | Send yourself a message from another address and read it. | Old dates from last year are the classic. | Switch it off on the first day back.
! joke | a funny message is always good | It also reaches the customer who is angry. | Keep it friendly and plain.

# asking-for-a-reference | how-to | asking for a reference | ask for reference/recommendation, ask for letter of recommendation, ask for reference/recommendation letter, ask boss/professor/teacher for reference/recommendation, ask professor for letter of recommendation, ask teacher for letter of recommendation, get reference, get letter of recommendation, job reference/references, ask someone to be reference, recommendation letter, ask for linkedin recommendation | Letter of recommendation
> A lukewarm reference is worse than none. | Ask for a good one, in just those words. | Make it easy, and you will get it on time.
@ They want two names, and you haven't spoken to them for a year.
1 | mentor | Who do you ask for a reference? | Ask people who saw you work | Choose a boss, teacher or client who knows your work well. | A detailed letter from a small name beats an empty one from a big name. | Family doesn't count.
2 | open door | How do you ask for a reference? | Ask whether they could write a good one | Ask: would you feel able to give me a good reference? | It lets them say no kindly. | A no saves you from a cool letter.
3 | calendar | When do you ask for a reference? | Ask weeks ahead | Give at least two or three weeks for a letter, and ask before you hand out a name. | Good letters take an evening. | Remind them once, a week before.
4 | folder | What do you send to the person who writes a reference? | Send all they need | Send the job ad, your resume, the deadline, and three things you did together. | Memory fades faster than you think. | A letter full of real examples comes out of it.
5 | thank you card | What do you do after a reference? | Thank them, and tell how it ended | They lent you their good name. So say thank you, and let them know what came of it, even if it was a no. | One line is enough. | It makes the next time easy.
! without asking | you may just write down a name | A surprised boss on the phone is a poor reference. | Always ask first.

# hard-feedback | how-to | giving negative feedback | give negative/hard/critical/bad/honest feedback, give constructive criticism, give negative feedback to employee/coworker/boss/colleague, give feedback to difficult/defensive employee, criticize someone/employee/coworker, criticise someone, difficult conversation at work, difficult conversation with employee, negative feedback | Feedback
> Kind isn't the same as soft. | Talk about what happened, never about who they are. | The feedback sandwich fools no one.
@ You have put off this talk for three weeks.
1 | closed door | Where do you give negative feedback? | In private, and soon | Speak alone with them, within a day or two, and not in anger. | In front of others it is an attack. | After a month nobody remembers.
2 | notebook | How do you word negative feedback? | Say what you saw | Say: in the meeting on Monday you interrupted Ana three times. | Facts can be talked about. You're rude can't. | Leave out always and never.
3 | ripple | How do you explain why it matters? | Say what came of it | Add the effect: she stopped speaking, and we lost her idea. | Most people don't see it themselves. | Keep it to one point.
4 | ear | What do you do after you have said it? | Be silent, and listen | Ask: how do you see it? And wait. | There may be a reason that you don't know. | A pause of ten seconds feels long, and helps.
5 | handshake | How do you end a feedback talk? | Agree on one next step | Agree on what will be different, and when you will look at it again. | Feedback without a next step is only scolding. | Then notice it when it gets better.
! sandwich | bad news belongs between two compliments | People wait for the but, or hear only the praise. | Be clear and be kind.
`
