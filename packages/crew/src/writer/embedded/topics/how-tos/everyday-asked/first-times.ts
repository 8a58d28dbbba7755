/** What people ask before they do it for the first time; the format is that of `readTopics`. */
export const FIRST_TIMES = `
# half-marathon | how-to | training for a half marathon | train for half marathon, training for half marathon, half marathon training, run half marathon, half marathon, half marathon plan, first half marathon, prepare for half marathon, half marathon for beginners, half marathon training plan, train for 21k, run 21k | Half marathon
> Most people start too fast. | Slow runs make you fast. | The last long run is not the whole way.
@ You tie your shoes, and there are three months left.
1 | calendar | How long should you train for a half marathon? | Take about three months | If you can run five kilometers, plan some twelve weeks. Run three or four days a week, and rest on the others. | Body and tendons need time to get used to it. | Whoever has been ill or is in pain asks a doctor first.
2 | slow runner | How fast should you run in training? | Run most kilometers slowly | Choose a pace at which you could speak in whole sentences. One faster run a week is enough. | Slow runs build endurance and wear you out less. | Running too fast each day is the usual mistake.
3 | long road | How long is the long run? | Make one run a week longer | Add one or two kilometers a week to one run, and go back a bit each fourth week. Sixteen to eighteen are enough before the race. | The crowd and the rest do the others. | So you come to the start fresh.
4 | bottle | What should you eat and wear? | Try out all before race day | Use in your long runs what you will eat, drink and wear. On the day itself, nothing should be new. | Stomach and feet do not like surprises. | New shoes are the classic mistake.
5 | start line | How should you run a half marathon? | Begin slower than you want to | In the last two weeks run less. On the day, run the first kilometers slower than you feel, and pass people at the end. | At the start everybody is too fast. | What you save there carries you home.

# interview-questions | how-to | answering job interview questions | answer job interview questions, answer interview questions, job interview questions, interview questions, common interview questions, common job interview questions, prepare for job interview questions, prepare for interview questions, interview questions and answers, answer questions in job interview, top interview questions, most common interview questions | Job interview
> They ask the same five things. | A story beats a word. | You should ask, too.
@ The door opens, and they say: tell us about yourself.
1 | short talk | How do you answer tell me about yourself? | Give a minute that ends at this job | Say what you do now, what led you there, and why you want this job. No life story. | They want to know why you sit there. | Say it aloud at home, with a clock.
2 | story | How do you answer questions about your experience? | Answer with one small story | Tell what the situation was, what you had to do, what you did, and what came of it. | Anybody can say that they work hard. | Prepare four stories, and they fit most questions.
3 | weakness | What is your biggest weakness? | Name a real weakness and what you do | Choose something true that is not the heart of the job, and say what you do about it. | Perfectionism is what they hear all day. | It shows that you know yourself.
4 | salary number | What do you say about salary? | Know a range before you go | Look up what is paid for such work where you live, and name a range. | Whoever does not know it names too little. | You may ask what they have planned.
5 | your questions | What should you ask in a job interview? | Ask two questions of your own | Ask what the first months look like, or how they will know that you do well. | It shows that you think of the work. | You also find out whether you want it.
`
