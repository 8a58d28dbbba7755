/** What people ask about money, small business, marketing, phones and work, for `readTopics`. No advice on what to buy or invest in. */
export const MONEY_BUSINESS_TECH = `
# side-hustles | how-to | starting a side hustle | side hustles, side hustle, side hustle ideas, side hustles for students, side hustles from home, side hustles online, start a side hustle, side jobs, make money online, make extra money, earn money online, ways to make money, make money from home, ways to earn money, make money as a teenager | Side job
> If you have to pay to start, you're the hustle. | The first ten dollars are the hardest. | You can sell what you learned last year.
@ It's the twentieth, and the month still has ten days to go.
1 | tutor at table | Which side hustle needs no money? | Teach what you learned last year | Tutor somebody in what you just learned: math, a language, an instrument. You don't need stock or a store. | People who just learned it often explain it best. | Parents recommend tutors to other parents.
2 | dog walker | What can you sell close by? | Do what your neighbors hate doing | Walk dogs, mow lawns, build furniture, wash windows. One note in the hallway is enough. | Busy people buy time. | Good work gets you the house next door.
3 | laptop | What can you do online? | Offer one skill to one kind of customer | Sell one skill to one kind of customer, like short videos for restaurants. | It's easier to buy than I do everything, and easier to pass on. | Show three examples, even unpaid ones.
4 | used things | How do you start selling? | Sell what you own before buying stock | Sell ten used things you already own. They'll teach you photos, prices and buyers for free. | Mistakes cost you very little there. | Keep a list of what sells fast.
5 | warning sign | How do you spot a scam? | Walk away if you have to pay first | Real jobs pay you. If they want money first, or recruits, or promise you an income, that's your cue to leave. | And if it has to stay secret, that's another one. | Whatever you earn, look up the tax rules where you live.

# money-habits | how-to | avoiding money mistakes | money mistakes, money mistakes in your 20s, money habits, money tips in your 20s, money tips for young adults, money tips for students, financial mistakes, financial tips, personal finance tips, personal finance for beginners, manage money, manage your money, good with money, better with money, money rules, money lessons | Personal finance
> Nobody taught you this in school. | Your lifestyle grows faster than your salary. | Send half your raise away before you feel it.
@ Payday was Friday, and you're wondering where Friday went.
1 | transfer | When do you save? | Save on payday, not later | Have a fixed amount leave your account the day your money comes in. | What you never saw, you don't miss. | Even a small amount builds the habit.
2 | list of costs | Do you know what you spend? | Write down one month of spending | Every rent payment, every coffee: for thirty days, it all goes on the list. Most people find at least one thing that shocks them. | A note on your phone is enough. | One month is enough to see it.
3 | credit card | What is the most expensive mistake? | Never carry debt on a credit card | Pay your credit card off in full. Its interest is among the highest ordinary people pay. | It grows every month you wait. | If you've got several debts, hit the most expensive one first.
4 | bigger flat | What is lifestyle creep? | Raise your saving with your salary | Every time you get a raise, send half of it to savings before you get used to it. | A month in, new comforts feel normal. | And you still feel the other half.
5 | umbrella | How large should an emergency fund be? | Keep a few months of costs in cash | Build up three to six months of living costs. That's what many advisers say. | Then a broken car is a bad day, not a loan. | Start with one month.

# first-time-home-buyers | how-to | buying a first home | first time buyers, tips for first time buyers, buy a house, buy your first house, buying a house, first time homebuyer | Owner-occupancy
> You're not buying a kitchen. You're buying a street. | Visit the house in the rain. | There's always another buyer waiting. Supposedly.
@ The agent smiles, it smells like fresh bread, and you can already see your couch there.
1 | calculator | How much house can you afford? | Know your limit before you look | Talk to a lender before you look at a single house, and count in taxes, fees, moving and repairs. | Look first, and you'll fall for one that costs too much. | Leave room for a bad year.
2 | two lists | What should you look for? | List what can change and what can't | You can change walls, kitchens and floors. You can't change light, noise, neighbors or the commute. | Paint is cheap. Location isn't. | Three must-haves are enough.
3 | rainy street | When should you view a house? | Go back at three different times | Go on a weekday morning, at night, and in the rain. Open the windows and listen. | A showing is the house on its best day. | Talk to somebody who lives there.
4 | inspector | What is a house inspection for? | Pay somebody to find its faults | Pay an inspector to find the faults before you sign. Roof, damp, wiring and pipes are the expensive ones. | It costs little next to what it can save. | Use the list when you negotiate.
5 | closed folder | When do you walk away? | Be ready to walk away | Sleep on it for one night, even when somebody says another buyer is waiting. | Hurry is how people overpay. | Laws differ, so have somebody read the contract.

# marketing-on-no-budget | how-to | marketing a small business without a budget | marketing tips small business, marketing tips, promote your business, marketing ideas small business, advertise for free, free marketing, local business marketing, local marketing, marketing strategies, market your business | Marketing
> Your best ad is already your customer. | People buy from faces they know. | One wrong opening hour online costs you customers.
@ The store is ready, the light's on, and nobody's coming in.
1 | one sentence | What do you say about your business? | Boil your business down to one sentence | Write one sentence and put it everywhere: I fix bikes in one day in this part of town. | If they can't repeat it, they can't pass it on. | Test it on a stranger.
2 | map pin | How are you found nearby? | Fill out your map profile completely | Your free profile on the map is where people nearby look first. Add your hours, photos, a phone number, and what you sell. | A half empty profile looks like a closed store. | New photos every month help.
3 | review stars | How do you get reviews? | Ask happy customers for a review | Show a QR code at the counter, say it takes a minute, and thank them by name. | Most people are glad to help if somebody asks. | Answer every review, the bad ones first.
4 | hands at work | What should a small business post? | Show how you make it | Film hands, dough, sawdust, the mess before the result. You don't need a studio. | People trust what they saw being made. | Twice a week, for half a year.
5 | two shops | Who can help you for free? | Team up with the shop next door | The florist and the baker next door have the same customers. Send yours over, and let them send theirs back. | It costs you a conversation. | Start with a stack of cards on each counter.

# content-ideas | how-to | finding ideas for posts | content ideas, what to post, what to post on instagram, what to post on tiktok, video ideas, reel ideas, instagram post ideas, tiktok ideas, youtube video ideas, youtube shorts ideas, come up with content ideas, social media ideas, plan social media content | Content marketing
> You already answered next week's post today. | One idea is five posts. | The mistake you're hiding is your best post.
@ The cursor's blinking, it's Tuesday, and you promised yourself you'd post.
1 | question bubble | Where do ideas for posts come from? | Write down every question you are asked | Customers, friends, strangers: if one person asks, a hundred wonder. Every question goes on the list. | Each one is a post. | Use their exact words as the title.
2 | before after | What always works? | Show before and after | Film the empty wall and the shelf, the dirty shoe and the clean one, day one and day thirty. | The eye wants to know how. | Film the before, or it's gone forever.
3 | mistake stamp | What do people save? | Share a mistake and what you do now | Tell people three things you'd never do again, and what you do now. | Mistakes make you believable. | Only use ones you really made.
4 | cut cake | How do you get five posts from one? | Cut one idea into five | Turn one idea into five: the list, each point by itself, a question for viewers, and what they answered. | Few people see all of them. | Ideas are scarce. Cuts aren't.
5 | calendar | How do you keep posting? | Make four posts in one afternoon | Set up once, and make four in a row. The second takes half as long as the first. | A stockpile keeps you calm on bad days. | Pick two days a week, and keep them.

# spotting-phone-scams | how-to | protecting yourself from phone scams | phone scams, scam calls, common scams, protect from scams, scams to avoid, scams targeting seniors | Scam
> Your bank will never ask for that code. | A scammer's best tool is hurry. | Hang up. It isn't rude.
@ A friendly voice says your money is in danger.
1 | ticking clock | How do you recognize a scam? | Notice when somebody makes you hurry | When somebody says now, right away, or your account gets closed, slow down. | People in a hurry don't think, and real offices give you time. | The more urgent it sounds, the slower you go.
2 | hung up phone | What do you do with a strange call? | Hang up and call back yourself | The number on your screen can be faked. So hang up, find the one on your card or letter, and dial that yourself. | Never use the number they give you. | Your real bank will praise you for it.
3 | code on screen | What do scammers want to know? | Keep every code to yourself | Never read anyone a code that came to your phone. Nobody who really works there needs it. | With that code, they log in as you. | That goes for family chats too.
4 | gift cards | How do scammers want to be paid? | Stop when they want gift cards | The moment somebody wants gift cards, crypto or a wire abroad, stop. | No court and no tax office gets paid in gift cards. | That money is nearly impossible to get back, and store clerks know it.
5 | family word | How do you protect against fake voices? | Agree on a family password | Pick a secret family word. Anyone who calls in trouble has to know it. | A machine can copy a voice. | Choose it tonight at dinner.

# phone-tricks | how-to | using hidden tricks of your phone | phone tricks, phone hacks, iphone tricks, iphone tips, iphone hacks, android tips, android tricks, smartphone tips, hidden phone features, hidden iphone features, phone tips, phone settings to change | Smartphone
> You paid for these features. You just never found them. | A stranger can read this on your locked phone. | Five tricks, ten minutes.
@ You've had it for three years, and it still has secrets.
1 | heart sign | What should be on every phone? | Fill in your emergency info | Under health or safety, add your blood type, allergies and a contact. Helpers can read it without your code. | They know where to look. | It works on the locked screen.
2 | silent bell | How do you get fewer notifications? | Turn off notifications app by app | Go through your apps, keep the people, and drop the shops, games and news. | Each one pulls you out for minutes. | You can still look whenever you want.
3 | scanning page | How do you scan without a scanner? | Scan papers with the camera | Use the scan in your notes, files or drive app. On most phones, it straightens the page by itself. | A plain photo is often crooked. | It comes out as a PDF you can send.
4 | magnifier | What can the camera read? | Let the camera read for you | Point the camera at a sign or a number, and you can copy it, call it or translate it. | Typing a long number goes wrong. | It works on old photos too.
5 | map pin | How do you find a lost phone? | Turn on find my phone now | Turn on the find feature in your settings. Then you can find, ring or lock your phone from a computer. | Once it's gone, it's too late to turn on. | Try it once today.

# buying-a-laptop | how-to | choosing a laptop | buy a laptop, choose a laptop, laptop buying guide, laptop for students, best laptop for students, laptop for college, what laptop to buy, new laptop | Laptop
> Hardly anyone needs the fastest laptop. | On many laptops, you can't add memory later. | Type on a laptop before you buy it.
@ Forty laptops in a row, and they're all blinking.
1 | paper list | How do you start choosing a laptop? | Write down what you will do with it | Writing and browsing need very little. Video, games and big projects need a lot. Be honest before you see the shiny ones. | Many people pay for power they never use. | Ask your school what it requires.
2 | memory chip | How much memory should a laptop have? | Get sixteen gigabytes of memory | Eight gigabytes of memory is the bare minimum. Sixteen keeps it fast for years, and you often can't add any later. | Too little, and everything crawls. | A solid state drive is a must.
3 | bag | How heavy should a laptop be? | Carry it before you buy it | Pick it up. Two pounds or four feels the same in the store, and very different on the stairs. | The charger weighs something too. | Fourteen inches is a good middle.
4 | keyboard | What do people forget to test? | Type on it for two minutes | The keyboard and the screen are what you'll use all day. So write a page in the store, and look at it from the side. | If the store won't let you, find one that does. | Make sure it has the ports you need.
5 | price tag | When are laptops cheap? | Look at last year's model | Check last year's model, or one refurbished by the maker with a warranty. | The difference is often small, and prices often drop when the new one comes. | Back to school weeks often bring discounts.

# better-customer-service | how-to | giving good customer service | customer service, better customer service, rude customers | Customer service
> An angry customer wants one simple thing: to be heard. | Fix it well, and they may stay for years. | Never argue with a feeling.
@ Somebody's at the counter, and the whole line is listening.
1 | listening ear | What do you do first with an angry customer? | Let the customer finish first | Let them get it all out. Don't explain, don't interrupt, just nod. | Anger has to go somewhere before it can hear you. | Many run out of steam within a minute.
2 | name tag | What do you say then? | Say back what went wrong for them | Say it back: you waited a week, and then it was the wrong color. Now you're on the same side. | It proves you listened. | Use their name once.
3 | open hands | Do you have to be guilty to say sorry? | Say sorry for what they went through | Say you're sorry it happened to them. It's free, and it doesn't say whose fault it was. | People apologize. Policies don't. | Leave out every but.
4 | two doors | How do you solve it? | Offer two solutions to choose from | Offer two fixes: a new one by Friday, or the money back today. | A customer who gets to choose has won something. | If you have to ask somebody, say when you'll call.
5 | phone call | What makes them come back? | Call once more after it's fixed | A few days later, take two minutes and call: is it all right now? | Almost nobody does that, and people talk about a rescue. | Then fix the cause, so it's the last time.

# being-a-good-manager | how-to | being a good manager | good manager, be a good manager, be a better manager, first time manager, new manager, new manager tips, leadership tips, be a good leader, good leader, leadership skills, qualities of a good leader, lead a team, habits of great leaders, be a good boss | Management
> Your team watches what you do on bad days. | Praise in public. Criticize behind a door. | The best thing a boss can say: I was wrong.
@ On Monday you were one of them. Today they stop talking when you walk in.
1 | two chairs | How often should you talk to your people? | Talk to each of them alone every week | Give every person half an hour alone each week, their topics first, and don't cancel it. | Problems are small when you hear them early. | Ask: what's in your way?
2 | clear target | What do people need from a boss? | Say what good looks like, then let go | Tell them what done looks like and by when, and leave the how to them. | Many conflicts start with unclear expectations. | Have them say it back once.
3 | clapping | How do you praise well? | Praise one exact thing, right away | Say exactly what was good, soon: your summary on Tuesday saved us an hour. | People repeat what gets noticed. | Do it where others can hear.
4 | closed door | How do you criticize? | Criticize in private, the same day | Say what happened, what it caused, and what you want next time, alone and the same day. | Saved-up criticism explodes. | One point at a time.
5 | raised hand | What builds trust in a boss? | Admit your own mistakes first | If you hide your mistakes, so will they. Say yours out loud before anybody finds it. | Then they'll come to you while there's still time. | A team that hides mistakes is flying blind.

# changing-careers | how-to | changing careers | change careers, career change, switch careers, career switch, change career at 30, change career at 40, new career, career change at 40 | Career change
> You're not starting at zero. You're bringing all you know. | Try the new job before you quit the old one. | Your stomach on Sunday night is telling you something.
@ It's Sunday night, and your stomach already knows tomorrow is Monday.
1 | two columns | Is it the job or the boss? | Find out what exactly you want to leave | For two weeks, write down what drains you: the work, the boss, the hours or the pay. | Some of that you can fix without leaving. | Otherwise, you take the trouble with you.
2 | coffee chat | How do you learn about another job? | Ask three people who do that job | Ask what a normal Tuesday looks like, what they hate about it, and how they got in. | A job ad only shows you the shop window. | Most people like being asked.
3 | evening course | How can you try a new career? | Try it small before you leave | Take a class, find one customer, or spend a day next to somebody who does it. | A dream needs a test drive. | Finding out you hate it is cheaper now.
4 | toolbox | What do you bring from the old job? | Translate what you already know | Say your skills in the words of the new field. A nurse leads, explains and stays calm. | Skills travel. Titles don't. | Back it up with numbers and examples.
5 | piggy bank | How do you make the change safe? | Save a few months of costs first | Put away a few months of expenses, so you can say no to the first bad offer. | Fear makes people take the next wrong job. | Set a date, or it stays a dream.

# elevator-pitch | how-to | pitching an idea in a minute | pitch an idea, pitch your business, pitch to investors | Elevator pitch
> If it takes ten minutes, your idea isn't ready. | Start your pitch with their problem, not your idea. | Three differences are none. Name one.
@ The doors close, you've got nine floors, and the right person is next to you.
1 | problem knot | How do you begin a pitch? | Begin with a problem they know | Open with a problem they know: you wait a week for a plumber, right? If they nod, they're listening. | Nobody wants a solution without a problem. | One sentence is enough.
2 | simple shape | How do you say what you do? | Say it like you'd tell a child | No platform, no synergy. Say it so that a ten year old gets it: we send somebody the same day. | Clear words sound like clear thinking. | Test it on your grandmother.
3 | proof number | Why should they believe you? | Give one proof | Give one number, one customer, or one thing that works: forty families booked us in May. | One fact beats five adjectives. | It has to be true, of course.
4 | difference | What makes you different? | Say the one thing others don't do | Name one thing only you do. Just one. | People remember a single edge. Three are none. | Don't talk anyone else down.
5 | open hand | How do you end a pitch? | End with a small question | Ask for something tiny: may I send you one page? | It's easy to say yes to. The goal is the next talk, not a contract. | Then stop talking.

# email-marketing | how-to | writing emails that customers read | email marketing tips, email subject lines, marketing emails, email list, build an email list, grow an email list | Email marketing
> Nobody's waiting for your newsletter. So bring something. | Cut the first paragraph of your email. | Three buttons get fewer clicks than one.
@ You hit send to four hundred people, and eleven open it.
1 | subject line | How do you write a subject line? | Write the subject like to a friend | Make it short, plain and about them: your table on Friday, not news from us. | People decide in a second. | Whatever you promise there has to be inside.
2 | single arrow | How much belongs in one email? | Ask for one thing only | Should they book, read, or answer? Choose one. Then one button, and nothing next to it. | Give people three choices, and they often take none. | The rest can wait a week.
3 | first line | What does the first line do? | Cut the first paragraph | Delete your first paragraph, and start with what's in it for them. | Phones often show only the first line. | Most emails really begin in paragraph two.
4 | consent box | Who may get your emails? | Only write to people who said yes | Bought lists ruin your name, and in many countries they're against the law. Write to people who signed up, and let them go with one click. | Someone who didn't ask for it just marks it as spam. | A small list that reads is worth more.
5 | test pair | How do you get better at it? | Test two subject lines | Send two subject lines, and see which one gets opened. Change one thing at a time. | Guesses about readers are often wrong. | Write down what you learned.
`
