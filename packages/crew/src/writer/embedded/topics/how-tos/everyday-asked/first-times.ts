/** What people ask before they do it for the first time; the format is that of `readTopics`. */
export const FIRST_TIMES = `
# half-marathon | how-to | training for a half marathon | train for half marathon, training for half marathon, half marathon training, run half marathon, half marathon, half marathon plan, first half marathon, prepare for half marathon, half marathon for beginners, half marathon training plan, train for 21k, run 21k | Half marathon
> Most people start their half marathon too fast. | Slow runs make you fast. | Nothing you wear on race day should be new.
@ You tie your shoes, and there are three months left.
1 | calendar | How long should you train for a half marathon? | Give yourself about three months | If you can run three miles, plan about twelve weeks. Run three or four days a week, and rest on the others. | Your body and tendons need time to get used to it. | If you've been sick or you're in pain, ask a doctor first.
2 | slow runner | How fast should you run in training? | Run most of your miles slowly | Run at a pace where you could talk in full sentences. One faster run a week is enough. | Slow runs build endurance without wearing you out. | Running too fast every day is the usual mistake.
3 | long road | How long is the long run? | Make one run a week longer | Add a mile a week to one run, and cut back a little every fourth week. Ten or eleven miles are enough before the race. | The crowd and the rest do what's left. | That way you get to the start fresh.
4 | bottle | What should you eat and wear? | Try everything out before race day | On your long runs, use exactly what you'll eat, drink and wear. | Stomachs and feet don't like surprises. | New shoes are the classic mistake.
5 | start line | How should you run a half marathon? | Start slower than you want to | Run less in the last two weeks. On the day, hold back on the first miles, and pass people at the end. | At the start, everybody's too fast. | What you save there carries you home.

# interview-questions | how-to | answering job interview questions | answer job interview questions, answer interview questions, job interview questions, interview questions, common interview questions, common job interview questions, prepare for job interview questions, prepare for interview questions, interview questions and answers, answer questions in job interview, top interview questions, most common interview questions | Job interview
> Interviewers ask the same five things. | A story beats an adjective. | Perfectionism isn't a weakness. They've heard it all day.
@ The door opens, and they say: tell us about yourself.
1 | short talk | How do you answer tell me about yourself? | Answer in one minute that ends here | Say what you do now, what led you there, and why you want this job. Skip the life story. | They want to know why you're sitting there. | Say it out loud at home, with a clock.
2 | story | How do you answer questions about your experience? | Answer with one small story | Tell them the situation, your job in it, what you did, and how it turned out. | Anyone can say they work hard. | Prepare four stories, and they'll fit most questions.
3 | weakness | What is your biggest weakness? | Name a real weakness and your fix | Pick something true that isn't the heart of the job, and say what you're doing about it. | They hear perfectionism all day. | It shows you know yourself.
4 | salary number | What do you say about salary? | Know a range before you go | Look up what the job pays where you live, and name a range. | If you don't know it, you'll name too little. | You can also ask what they had in mind.
5 | your questions | What should you ask in a job interview? | Ask two questions of your own | Ask what the first months look like, or how they'll know you're doing well. | It shows you're thinking about the work. | And you find out if you even want it.
`
