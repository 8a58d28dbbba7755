/** The hard hours of working life, step by step, for `readTopics`. */
export const OFFICE_DAYS = `
# ending-a-presentation | how-to | beginning and ending a presentation | end presentation, end speech, end presentation well, finish presentation, close presentation, close speech, presentation ending, conclude presentation, conclude speech, start and end presentation, start presentation, start speech, open presentation, open speech, begin presentation, begin speech, hook for presentation | Presentation
> Never end with: that's it. | The last line is the one they carry home. | Thank you isn't an ending. It's a full stop.
@ The last slide is up, and you hear yourself say: so, yeah.
1 | opening scene | How do you begin, so that you can end well? | Open with a scene, a number or a question | Start with one picture: last Tuesday, a customer waited for forty minutes. You'll come back to it at the end. | Who I am and what I'll cover can wait. | They decide within a minute if they listen.
2 | one line | What is the last thing they should know? | Write the last sentence first | Write the one line that they should repeat at dinner. Everything before leads there. | If you can't write it, you don't have it yet. | Learn it by heart, word for word.
3 | closing signal | How do they notice that it ends? | Say that you're closing, and then do it | Say: one last thing. Heads come up again. | Then you've got half a minute, and no more. | Three endings are worse than none.
4 | circle | What makes it round? | Go back to where you began | Return to your first picture, now changed: that customer now waits four minutes. | A circle feels finished. | It takes one sentence.
5 | next step | What do you ask for? | Ask for one thing they can do | Say it with a date: please send me one name by Friday. | An applause isn't a result. | Then your last line, a breath, and silence.
5 | question mark | Where do the questions go? | Take questions before your last line | Ask for questions, answer them, and only then say your prepared ending. | Otherwise a stranger's question is your finale. | The last word is yours.

# not-saying-um | how-to | speaking clearly without saying um | stop saying um, stop saying like, stop saying um and like, not say um, stop using filler words, filler words, avoid filler words, reduce filler words, get rid of filler words, stop saying uh, speak without filler words, say um less, stop saying you know, speak more clearly, speak clearly, talk more clearly, talk clearly, stop mumbling, speak slower, stop talking so fast, stop talking fast, talk slower, speak with confidence, sound more confident, articulate better, be more articulate, become more articulate, speak more articulately | Filler (linguistics)
> A pause sounds clever. Um sounds busy. | Nobody minds silence but you. | Count them once, and you'll hear them forever.
@ You play back your own voice, and there are forty of them.
1 | recorder | Where do you begin? | Record two minutes, and count | Talk about your weekend into your phone, and count each um, like and you know. Most people are shocked once. | Noticing is half the cure. | Do it again each Sunday.
2 | closed mouth | What do you do instead? | Close your mouth, and breathe | When the next word isn't there, shut your lips for one breath. The pause feels long, and sounds calm. | Um fills a hole that nobody had noticed. | Great speakers live off their pauses.
3 | short steps | How do you need fewer of them? | Speak in short sentences | One thought, full stop, breath. Long sentences run into a wall, and there the um waits. | It also slows you down. | Your breath does the commas.
4 | two cards | What about your openings? | Learn the first and the last sentence by heart | Most fillers come at the start and in between. Prepare the joints: the second reason is. | Begin with a word, and never with so. | The middle may be free.
5 | pencil | How do you get clearer? | Read aloud with a pen between your teeth | Read a page like that, then once more without it. Your lips suddenly work. | Actors warm up in such ways. | Open the mouth wider than feels polite.
5 | friend's finger | How does it last? | Ask a friend to lift a finger | For one dinner a week, a friend lifts a finger at each filler. No words. | It's annoying, and it works in a month. | A few may stay. You're no machine.

# questions-after-a-talk | how-to | answering questions after a presentation | answer questions after presentation, answer difficult questions, answer hard questions, answer hard questions in presentation, handle questions after presentation, handle difficult questions, handle tough questions, q and a after presentation, handle q and a, presentation q and a, answer question you don't know, answer questions you don't know, someone asks question you can't answer | Question and answer
> You're allowed not to know. | The mean question is a gift. | Repeat it, and you've won five seconds.
@ A hand goes up, in the third row, very slowly.
1 | list of ten | How do you prepare? | Write down the ten worst questions | Ask a colleague to be nasty: money, risk, why you, why now. Answer each in two sentences. | Seven of them will come. | The fear is in the ones you didn't write.
2 | echo | What do you do first? | Repeat the question in your own words | Say: you ask what it costs if it fails. All can hear it, and you gain time. | You may soften a sharp one on the way. | Look at the whole room while you answer.
3 | short answer | How long is an answer? | Answer in one line, then one reason | Yes, and here's why. Stop there. | Long answers sound like hiding. | They'll ask more if they want it.
4 | empty hands | What if you don't know it? | Say that you don't know, and when you will | Say: I don't know the figure. You'll have it tomorrow by noon. Write it down in front of them. | Guessing costs your good name. | Then do send it.
5 | open door | And the one who attacks? | Thank them, find the true part, and go on | Say: fair point on the dates. On the rest, let's talk over coffee. Then look at another hand. | The room sides with the calm one. | Don't ask: does that answer it?

# calling-in-sick | how-to | calling in sick | call in sick, call in sick to work, call out sick, call out of work, text boss you're sick, text boss that you're sick, sick day text, sick day email, write sick day email, tell boss you're sick, tell boss you are sick, call in sick without guilt, feel guilty calling in sick, sick day message, take sick day | Sick leave
> Three sentences. No coughing. | Nobody needs your symptoms. | Sick is not a crime, and no performance.
@ Six in the morning, a real fever, and you still practice a croak.
1 | early clock | When do you call? | Tell them before the day starts | Write or call as early as you can, in the way your workplace wants it. Look it up today, while you're well. | Others have to plan. | A late call annoys more than the illness.
2 | three lines | What do you say? | Say that you're ill, and nothing more | That's all. You needn't say what it is. | Long stories sound made up, even when they're true. | No theater on the phone.
3 | handed task | What about your work? | Name the one thing that can't wait | Add: the offer for Weber is due today, Ana has the file. Cancel your meetings. | Then the laptop stays shut. | One line spares you ten calls.
4 | paper slip | What do you need for it? | Know when you need a doctor's note | Rules differ by country and firm: some want one from the first day, some from the third or later. | Keep a copy. | It's also your protection.
5 | bed | What about the guilt? | Rest so that it ends sooner | Sick people at desks infect others and make mistakes. One day in bed often saves three. | The firm has survived worse. | Sleep. The mail will wait.

# back-from-maternity-leave | how-to | going back to work after maternity leave | come back after maternity leave, go back to work after maternity leave, return to work after maternity leave, return after maternity leave, back to work after baby, go back to work after baby, return to work after having baby, going back to work after maternity leave, maternity leave return, first day back at work after baby, back to work mom, returning to work after baby | Maternity leave
> Begin on a Thursday. | You'll cry in the car. So did the others. | Nobody expects the old you, and the new one is faster.
@ The badge still works. Your heart is at the daycare.
1 | trial morning | How do you get ready? | Practice one full morning before it counts | A week before, do it all: breakfast, bags, daycare, the way to work. Then have a coffee, alone. | It shows what takes longer. | Let the child get used to it in small steps, if you can.
2 | thursday | When do you start? | Start on a Wednesday or Thursday | A short first week is easier on everybody. Ask for it. | Two days, then a weekend to fall over. | Fewer hours at first may be your right. Ask.
3 | calendar block | What do you tell your boss? | Say when you leave, and block the time | Name your fixed times, when you can be reached, and whether you need breaks to pump. In many countries, that's protected by law. | A clear line is kinder than a daily sorry. | Block it, in color.
4 | spare shirt | What's in the bag? | Keep a spare shirt and a plan B | A shirt, a snack, a photo, and a list of who fetches the child when it's ill. Because it'll be ill. | Daycare germs are a season of their own. | Share the sick days with the other parent.
5 | tears in car | What about the feelings? | Give it three months before you judge it | Guilt, relief and tears take turns. Children settle, and so do you. | Call the daycare at ten: they're usually painting. | If you stay sad for weeks, talk to a doctor. It's common, and it can be helped.

# a-real-lunch-break | how-to | taking a real lunch break | take lunch break, take lunch break at work, take real lunch break, lunch break, lunch breaks, take breaks at work, take more breaks, take break at work, stop eating at your desk, stop eating lunch at desk, eat lunch away from desk, lunch break ideas, use lunch break well | Break (work)
> Crumbs in the keyboard aren't a break. | Put it in the calendar, like a client. | Twenty minutes outside buy two good hours.
@ It's four, and your sandwich has one bite in it.
1 | calendar block | How do you make room? | Book the break like a meeting | Enter half an hour a day, each day at the same time, and call it appointment. | What isn't in the calendar gets eaten by others. | Move it if you must, but don't delete it.
2 | empty desk | Where do you eat? | Leave your desk, without your phone | Another room, a bench, a step. If you eat in front of a screen, you don't notice, and you want more. | Your eyes need distance as well. | Look at something over ten meters away.
3 | shoes | What do you do besides eating? | Walk for ten minutes in daylight | Around the block is enough. Light and legs do more against the afternoon low than a third coffee. | In studies, people felt fresher after a park. | Ideas like to come at the corner.
4 | second chair | How do you keep it up? | Eat with someone once a week | Ask one person for Wednesday. A break with a name is kept. | It's also how you hear things. | No shop talk until the coffee.
5 | boss with apple | What if nobody does it? | Take your break visibly, without an excuse | Say: I'm at lunch, back at one. In most countries, breaks are a right by law. | Others are waiting for someone to begin. | In a month, there'll be two of you.

# turning-down-a-job-offer | how-to | turning down a job offer | turn down job offer, decline job offer, say no to job offer, reject job offer, refuse job offer, turn down job politely, decline job offer politely, decline job offer email, turn down job offer email, decline interview, turn down interview, withdraw job application, turn down promotion, say no to promotion, decline promotion | Employment
> Fast is kind. | One reason is plenty. | Leave the door on the latch.
@ They chose you. And you have to say no.
1 | slept night | How do you make sure? | Sleep on it once, then decide for good | List what you'd need to say yes. If they could give you that, talk before you refuse. | A no can't be taken back well. | If no money would do it, it's a no.
2 | clock | When do you tell them? | Tell them within a day of knowing | Someone in second place is waiting. Don't leave them hanging to feel safe. | First sign the other one, though. | The speed is what they'll remember.
3 | phone | How do you tell them? | Call the one who wanted you, then write | Two minutes on the phone, then a short mail for the file. | It's harder, so it's worth more. | If they only wrote to you, a mail will do.
4 | one sentence | What do you say? | Thank them, say no, give one honest reason | Say: thank you for your time and trust. I've decided to take a role closer to home. | Don't list what's wrong with them. | And don't say maybe when you mean no.
5 | ajar door | How do you part? | Name something real that you liked | Tell them what impressed you, wish them luck, and stay in touch with one person. | Branches are small, and people move. | They may be your boss in five years.

# negotiating-a-job-offer | how-to | negotiating a job offer | negotiate job offer, negotiate salary offer, negotiate starting salary, negotiate salary for new job, counter job offer, counter offer salary, negotiate offer, ask for more money in job offer, negotiate benefits, negotiate remote work, negotiate salary by email, negotiate job offer by email, respond to job offer, respond to low salary offer, lowball offer job | Salary negotiation
> They expect you to ask. | Say the number, and then be quiet. | Pay isn't the only thing on the table.
@ The offer is in your inbox, and it's a little too low.
1 | thank you note | What do you answer first? | Thank them, and ask for a day or two | Say: I'm glad, thank you. May I get back to you on Thursday? Get it all in writing. | Offers are hardly ever pulled because someone asked. | Joy and haggling don't mix.
2 | range chart | How do you know your worth? | Find three figures for the same job | Look at pay sites, ads with ranges, and ask two people in the field. Write down your floor, too. | The offer is their first figure. | You need a reason, and not a feeling.
3 | one number | What do you say? | Name one number, a reason, and stop | Say: given my six years with this tool, I'd like sixty eight thousand. Then be quiet. | The one who fills the silence gives in. | Go a bit higher than you need.
4 | gift box | What if the pay is fixed? | Ask for days, hours, title or training | Say: if the pay is fixed, could I have five more days off, or two days at home? | Those cost them less. | Choose one or two, and not eight.
5 | signed page | How do you close? | Say yes at once when it's right, in writing | When they move, say: then I'm in. Have every promise put into the contract. | A promise on the phone leaves with the one who made it. | They'll respect you for how you asked.

# asking-for-feedback | how-to | asking for feedback | ask for feedback, ask for feedback at work, ask boss for feedback, get honest feedback, get feedback, ask for constructive feedback, ask for criticism, get better feedback, ask coworkers for feedback, ask for feedback email | Feedback
> Don't ask how it was. | Ask for one thing. | The answer you get is the one your face allows.
@ How was I? Fine, they say. Fine.
1 | narrow question | How do you ask? | Ask for one thing that you could do better | Say: what's one thing that I should do otherwise in these meetings? One is easy to name. | Asking for any feedback gets a shrug. | Ask about what you did, and not who you are.
2 | early draft | When do you ask? | Ask early, while it can still be changed | Show the plan at a third, and not the finished thing. Or ask within a day after the talk. | Later, people only remember if you were nice. | Tell them beforehand what to watch for.
3 | three people | Whom do you ask? | Ask someone who sees you when it's hard | Your boss, one who works beside you, and one who has to live with your work. | Friends are too kind. | Ask a critic, if you dare.
4 | closed mouth | What do you do while they speak? | Listen, write it down, and don't explain | Say thank you and one question: can you give me an example? | Each but costs you the next honest word. | You needn't agree. Sleep on it.
5 | changed slide | What do you do with it? | Change one thing, and show them | Two weeks later: you said I talk too fast, so I've put in pauses. Did it help? | That's what makes people tell you the truth again. | Nothing flatters like being used.

# admitting-a-mistake-at-work | how-to | admitting a mistake at work | admit mistake, admit mistake at work, own up to mistake, own up to mistake at work, made mistake at work, made big mistake at work, tell boss you made mistake, tell your boss you made a mistake, recover from mistake at work, get over mistake at work, deal with mistake at work, deal with mistakes at work, messed up at work, apologize for mistake at work, handle mistakes at work, fix mistake at work | Accountability
> Bad news doesn't keep. | Come with the fix in your hand. | The cover-up is always bigger.
@ You hit send, and the floor goes cold.
1 | stop sign | What do you do in the first minutes? | Stop the damage before you explain it | Call the mail back, stop the order, warn whoever is next in line. Then take one deep breath. | Panic makes the second mistake. | Note what happened, while you know it.
2 | knocking hand | Whom do you tell, and when? | Tell your boss before somebody else does | Within the hour, in person or by phone. Early, it's a problem. Late, it's a breach of trust. | They can only help with what they know. | Bosses hate surprises more than errors.
3 | plain words | What do you say? | Say what you did and what you're doing | Say: I sent the wrong price list to forty clients. I've written a correction, may I send it? | Say I, and leave the weather out. | One sorry. Not ten.
4 | two fixes | How do you mend it? | Bring one or two ways out | Offer a choice, with its cost: call all forty today, or write and call the top ten. | You're now part of the solution. | Then work until it's done.
5 | new checklist | How do you regain trust? | Change the process, and tell them | Add a check, a second pair of eyes, a list. A week later, report that it holds. | Everyone slips. Few learn in public. | You're the one who says so. That's rare.
`
