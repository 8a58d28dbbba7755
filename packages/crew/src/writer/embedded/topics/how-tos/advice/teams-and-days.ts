/** Leading people and getting through the working day, step by step, for `readTopics`. */
export const TEAMS_AND_DAYS = `
# training-a-new-employee | how-to | training a new employee | train new employee, train new employees, train staff, train employees, train new staff, train new coworker, onboard new employee, onboard new employees, onboarding new employee, onboarding tips, train someone at work, train your team, train restaurant staff, train cafe staff, train salon staff | Onboarding
> They forget nine things out of ten on day one. | Show, do it together, let them do it. | Their questions are a free inspection.
@ Someone new stands at the door, in shoes that are too clean.
1 | laid table | What do you do before they come? | Have the desk, the keys and a friend ready | Set up access, a place, a name on the door, and pick one person they may ask anything. | Nothing says you're welcome like a working password. | Tell the team who's coming.
2 | short list | What do you teach first? | Teach the three things they do most | Nobody can keep forty rules on a Monday. Choose the three daily tasks, and leave the odd cases for later. | Success on day one makes people brave. | Have the rest on a page to look up.
3 | four hands | How do you teach a task? | Show it, do it together, then let them | First they watch, then you do it side by side, then they do it while you keep your hands in your pockets. | Hands learn by doing. | Have them explain it back to you.
4 | ten minutes | How do you notice what is unclear? | Talk for ten minutes after each day | Ask: what was odd, what was missing, what should we change? Write it down. | New eyes see what you no longer do. | No question is silly for three months.
5 | own task | When are they ready? | Give them something small of their own | After a week or two, hand over one area, with a goal and a date. Praise the first thing that works. | Trust teaches faster than control. | In three months, let them train the next one.

# letting-someone-go | how-to | firing someone | fire someone, fire employee, let someone go, let employee go, fire someone nicely, fire someone with kindness, terminate employee, dismiss employee, lay someone off, tell someone they're fired, fire a friend | Dismissal (employment)
> Ten minutes, no speech. | It should never be a surprise. | You'll be remembered for these ten minutes.
@ There's a box of tissues on the table, and you moved it twice.
1 | warning notes | What has to come before? | Make sure it's no surprise, and legal | There should have been clear talks, help and time. Then check the contract and the law with someone who knows. | Rules on notice and reasons differ by country. | Who's surprised was never really told.
2 | quiet room | Where and when? | Tell them in private, early in the week | Choose a quiet room, and a time when they can go home after. Have a second person with you. | Not on Friday evening, and not before a holiday. | Turn off your phone.
3 | first sentence | How do you begin? | Say it within the first minute | Say: I have bad news. We're ending your contract, on the thirtieth. Then be silent. | Small talk now is cruelty. | One clear reason, and no debate.
4 | listening | What do you do next? | Listen, and don't defend yourself | Let them be angry or quiet. Say: I understand. Don't say that it's hard for you, too. | It's not your hour. | Have the practical points on paper: pay, date, reference, things to return.
5 | team circle | What comes after? | Tell the team the same day, with respect | Say that they're leaving, who takes over, and thank them. No reasons. | Those who stay watch how you treat those who go. | If you can, help them to the next job.

# motivating-a-team | how-to | motivating a team | motivate team, motivate your team, motivate employees, motivate staff, keep team motivated, keep employees motivated, team motivation, boost team morale, boost morale, employee motivation, motivate unmotivated employees, keep good employees, keep employees, retain employees, employee retention, keep good staff, keep staff, make employees happy, reduce staff turnover | Employee motivation
> Pizza isn't a strategy. | Take the stones out of the road. | People leave bosses on a Tuesday.
@ Nobody looks up when you say good morning.
1 | stone on path | Where do you begin? | Ask what slows them down, and remove one thing | Ask each: what's stupid about our work? Then get rid of one form, one meeting or one bad tool this week. | Most people want to do well, and are kept from it. | Nothing motivates like progress.
2 | why sign | What makes work worth it? | Show whom the work is for | Bring in a customer, read out a letter, show the repaired thing. In a study, callers who met a student helped by their work raised far more. | Purpose is a face. | Figures alone warm nobody.
3 | own key | How much do you control? | Give the goal, and let them find the way | Say what and by when, and leave the how to them. | Whoever may decide cares. | Ask for news, and don't ask for hours.
4 | small note | How do you praise? | Praise soon, exactly, and by name | Say: the way you calmed Mrs. Lee saved us the order. Within a day. | A well done to all is for nobody. | In front of others, if they like that.
5 | fair scales | What makes people leave? | Be fair, above all about pay and shifts | Unfair pay, chaos in the plan and a boss who lies drive out the best first. Explain how you decide. | Ask before they quit: what would make you stay? | And keep the promise you made in March.

# leaving-work-at-work | how-to | leaving work on time | leave work on time, leave work at work, stop working late, stop thinking about work, stop thinking about work at home, stop checking email after work, stop checking work email, stop checking emails at night, switch off after work, switch off from work, disconnect from work, unplug after work, stop working overtime, stop working so much, work life balance, work-life balance, better work life balance, have work life balance, stop bringing work home | Work-life balance
> The work won't end. The day can. | Park facing downhill. | An evening needs a door.
@ It's nine, and your thumb opens the mail by itself.
1 | end time | How do you get out on time? | Book something at the end of the day | A class, a friend, a child to fetch. At four, decide what's still done today and what's tomorrow's. | Without an end, work fills the evening. | Tell the others: I'm leaving at five.
2 | small note | How do you clear your head? | Write tomorrow's first step before you go | Note the three things for tomorrow, and the very first move of the first one. | An open end keeps turning in your head, and a written one doesn't. | You also begin faster.
3 | icon gone | What about the phone? | Take work mail off your phone | Delete the app, or mute it from six to eight. For real emergencies, people have your number. | Each peek costs you half an evening. | Try it for one week.
4 | changed shirt | How does the evening begin? | Make a small ritual of the way home | Walk once around the block, change your clothes, wash your hands, put on a song. | The body learns: now it's over. | If you work at home, shut the laptop in a drawer.
5 | honest talk | What if it's never enough? | Show your boss the list of everything | If it doesn't fit into the day for weeks, it's not your pace. Bring the list, and have them choose. | Answering at midnight teaches them that you do. | Rest isn't the prize for work. It's what it's made of.

# finding-a-mentor | how-to | finding a mentor | find mentor, get mentor, ask someone to be your mentor, find business mentor, find career mentor, find mentor at work, mentor, how to get a mentor, good mentee, be good mentee, ask someone to mentor you, mentorship | Mentorship
> Never ask: will you be my mentor? | Ask one good question. | Two steps ahead beats twenty.
@ You write to someone you admire, and the cursor blinks.
1 | two steps | Whom do you choose? | Pick someone two steps ahead of you | They still remember how it was. The famous one has forgotten, and has no time. | A former boss, a neighbor, someone from a club will do. | Have three, for different things.
2 | one question | How do you begin? | Ask one question that only they can answer | Write five lines: who you are, what you liked of their work, one clear question, twenty minutes. | Be my mentor sounds like a marriage proposal. | Pick your brain sounds like surgery.
3 | notes | What do you do in the talk? | Come prepared, and end on time | Bring three questions and what you've tried already. Stop after twenty minutes, even if it's nice. | They'll notice that you value their time. | Ask last: who else should I speak to?
4 | done check | How do you get a second talk? | Do what they said, and report it | Two weeks later, write: I did it, and this came out. Hardly anyone does that. | It's the best thank you there is. | Then ask the next question.
5 | two way street | What do you give back? | Be useful to them, too | Send them an article, a contact, a view from your generation. | It's a friendship with a slope, and slopes change. | One day, someone will write to you.

# surviving-an-open-office | how-to | working in an open office | survive open office, work in open office, work in open plan office, open office, open plan office, open office noise, noisy office, focus in noisy office, concentrate in noisy office, focus in open office, noisy coworkers, loud coworkers, deal with loud coworkers, deal with noisy coworkers, loud coworker, coworker talks too much, coworker who talks too much, chatty coworker, deal with chatty coworker | Open plan
> The loudest thing is half a phone call. | Headphones are a door. | Agree on a sign.
@ Three calls, one birthday song, and somebody eats carrots.
1 | headphones | How do you shut out the noise? | Wear headphones, and play something without words | Words pull your attention, and half a conversation pulls most. Rain or calm music covers them. | Tell people it means: not now. | Take them off twice a day, or you'll be a ghost.
2 | early bird | When do you do the hard work? | Put the hard work into the quiet hours | Find the calm hour, mostly early or over lunch, and block it. Save small tasks for the loud times. | Noise hurts thinking more than typing. | Two good hours beat eight torn ones.
3 | kind sentence | What do you say to talkers? | Say when you do have time | Say: I'd love to hear it, at twelve? I have to finish this. Then do come at twelve. | People don't mind later. They mind nothing. | Stand up to talk, and it gets short.
4 | little flag | What can the team agree on? | Agree on a sign for do not disturb | A flag, a lamp, a color in the chat. And a room for calls. | Rules by all are kept by all. | Propose it with cake.
5 | other place | What if it doesn't work? | Ask for a corner, or a day at home | Show what it costs: this report took two days, and half a day at home. Ask for a month's trial. | Plants and shelves dampen sound. | Facing a wall helps more than you'd think.

# staying-awake-at-work | how-to | staying awake by day | stay awake at work, stay awake at desk, not fall asleep at work, tired at work, stop being tired at work, beat afternoon slump, avoid afternoon slump, stay awake in class, stay awake while studying, stop being tired while studying, stay awake in meetings, stay awake without coffee, stay awake, stop falling asleep in class, three pm slump, energy at work | Somnolence
> The low at three is in your clock. | Light first, coffee second. | Twenty minutes, and not forty.
@ The letters swim, and your head does a little nod.
1 | bright window | What wakes you fastest? | Go outside into daylight for ten minutes | Light tells the inner clock that it's day, and walking gets blood moving. | Even a gray sky is far brighter than an office. | Take the stairs back.
2 | cold water | What helps at the desk? | Stand up, drink water, cool your wrists | Change posture every half hour, and open a window. Stale warm air makes you drowsy. | Cold water on the wrists is a small alarm. | Do the next task standing.
3 | light lunch | What should you eat? | Eat a lighter lunch, with less sugar | A heavy meal and sweet drinks deepen the dip that comes after noon anyway. Take protein, vegetables, some grain. | A handful of nuts beats a candy bar. | Save the pasta for the evening.
4 | cup and clock | When is coffee right? | Drink coffee before two, then nap twenty minutes | Caffeine needs some twenty minutes to work. A short nap right after the cup, and you wake with both. | Longer naps leave you groggy. | After two, it steals from the night.
5 | bed | What is the real cure? | Pay back the sleep at night | No trick replaces seven to nine hours. Go to bed half an hour earlier for a week. | If you nod off though you sleep enough, ask a doctor. | And never drive like that: pull over and nap.

# a-good-handover | how-to | doing a handover at work | do handover, handover at work, write handover notes, write handover, handover notes, handover document, hand over work, hand over your work, handover before leaving, handover before vacation, hand over tasks before vacation, job handover, shift handover | Handover
> Write it for someone at midnight. | Who's waiting for what, till when? | A good handover has no phone number. Or exactly one.
@ In two days you're gone, and it's all in your head.
1 | open list | What goes on top? | List what's open, for whom, and by when | One line for each: task, state, next step, date, person. Start with what burns. | That's what your successor needs at eight on Monday. | Everything else can wait below.
2 | calendar | What comes back regularly? | Write down what happens each week and month | The report on the first, the call on Tuesdays, the invoice that someone always forgets. | Nobody asks for it until it's missed. | A year's calendar shows the rest.
3 | key board | What do they need to get in? | Note where things are, and who opens them | Files, accounts, keys, people. Passwords go through the safe of your firm, and not into the note. | One hour of searching is one angry client. | Check the rights before you go.
4 | face and note | What isn't in any file? | Describe the people, kindly | Mrs. Sato likes calls before nine. Tom says no first, and yes on Thursday. | That's the part that takes years to learn. | Write only what they could read.
5 | empty chair | How do you test it? | Let them do a day while you watch | Sit beside them with your hands tied. Each question you hear goes into the note. | What's missing shows up at once. | Then switch off, and mean it.

# a-bad-day-at-work | how-to | getting through a bad day at work | get through bad day at work, bad day at work, survive bad day at work, get over bad day at work, recover from bad day at work, rough day at work, stressful day at work, cry at work, crying at work, stop crying at work, hold back tears at work, hate your job, i hate my job, get through job you hate, survive job you hate | Occupational stress
> Name it, and it shrinks. | Cut the day down to the next hour. | Don't decide anything before dinner.
@ It's ten past ten, and you'd like to lie under the desk.
1 | bathroom door | What do you do when it hits? | Leave the room for five minutes | Walk to the bathroom or around the block, breathe out longer than you breathe in, drink something cold. | Tears and anger pass their peak within minutes. | Nobody keeps a log of your steps.
2 | one hour | How do you get on? | Do only the next small thing | Forget the day. Take one task of twenty minutes that you can surely finish. | A done thing gives you back the wheel. | Then take the next.
3 | phone call | Whom do you tell? | Tell one person who likes you | Call or write: bad day, you needn't solve it. Two minutes of being heard weigh more than an hour of scrolling. | Choose someone outside the office. | Don't send the angry mail. Save it.
4 | door and shoes | How do you keep it out of the evening? | Shake it off before you're home | Walk the last stop, shower, change. Say one sentence about it, then talk of something else. | Move first, since the stress sits in the body. | Eat something warm.
5 | three marks | When is it more than a day? | Mark each bad day in the calendar | Make a mark for each. A few are a job. Four a week are a message. | Then speak to your boss, look around, or ask a doctor, if sleep and joy are gone. | Decide that on a good day.

# the-exit-interview | how-to | going through an exit interview | exit interview, exit interviews, prepare for exit interview, do exit interview, what to say in exit interview, exit interview tips, exit interview questions, answer exit interview questions, write exit interview, last day at work, last day of work, goodbye email to coworkers, write goodbye email, farewell email to colleagues, farewell email, say goodbye to coworkers, goodbye speech at work, farewell speech at work | Exit interview
> It's not a confession. | Say what would help the next one. | The file stays when you've left.
@ So, they say, and click the pen: why are you leaving us?
1 | three notes | How do you prepare? | Write down three points you can stand by | Choose two things that worked and one that should change. If you wouldn't sign it, don't say it. | You won't be able to take it back. | Sleep before it.
2 | open hand | How do you begin? | Begin with something that was good | Name a person or a thing that you've learned. It needs to be true. | It opens ears. | Your reference may still be unwritten.
3 | gear | How do you criticize? | Talk about things, and not about people | Say: shifts came out two days before, so nobody could plan. Not: Karl is lazy. | A process can be changed after you. | Serious wrongs are another matter. Those you should name.
4 | closed lips | What don't you have to say? | Keep your new job and your anger to yourself | You needn't say where you go or what you'll earn. Let your best friend have the rest. | The field is smaller than you think. | I'd rather keep that private is a full sentence.
5 | last mail | How do you say goodbye? | Write a short goodbye, with one real memory | Three lines: thanks, one moment you'll keep, how to reach you. Send it on the last afternoon. | People save such mails. | Then give back the badge, and take the mug.
`
