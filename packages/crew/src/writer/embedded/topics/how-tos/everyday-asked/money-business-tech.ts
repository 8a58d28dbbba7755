/** What people ask about money, small business, marketing, phones and work, for `readTopics`. No advice on what to buy or invest in. */
export const MONEY_BUSINESS_TECH = `
# side-hustles | how-to | starting a side hustle | side hustles, side hustle, side hustle ideas, side hustles for students, side hustles from home, side hustles online, start a side hustle, side jobs, make money online, make extra money, earn money online, ways to make money, make money from home, ways to earn money, make money as a teenager | Side job
> Sell what you can do already. | The first ten dollars are the hardest. | Whoever asks you to pay first is the hustle.
@ It is the twentieth, and the month still has eleven days.
1 | tutor at table | Which side hustle needs no money? | Teach what you learned last year | Teach what you learned last year. Tutoring in math, a language or an instrument needs no stock and no shop. | Those who just learned it often explain it well. | Parents recommend tutors to parents.
2 | dog walker | What can you sell close by? | Do what your neighbors do not like to do | Do what your neighbors do not like to do. Walk dogs, mow lawns, put up furniture, clean windows. A note in the hall is enough. | Time is what busy people buy. | Good work brings the next house.
3 | laptop | What can you do online? | Offer one skill to one kind of customer | Offer one skill to one kind of customer. Short videos for restaurants is easier to buy than I do everything. | Clear offers are passed on. | Show three examples, even unpaid ones.
4 | used things | How do you start selling? | Sell what you own before you buy stock | Sell what you own before you buy stock. Ten used things teach you photos, prices and buyers for free. | Mistakes cost little there. | Keep a list of what sells fast.
5 | warning sign | How do you spot a scam? | Walk away where you must pay first | Walk away where you must pay first, recruit others, or where the income is promised. Look up the tax rules of your country, too. | Real jobs pay you. | If it has to stay secret, stay away.

# money-habits | how-to | avoiding money mistakes | money mistakes, money mistakes in your 20s, money habits, money tips in your 20s, money tips for young adults, money tips for students, financial mistakes, financial tips, personal finance tips, personal finance for beginners, manage money, manage your money, good with money, better with money, money rules, money lessons | Personal finance
> Nobody taught you this in school. | Lifestyle grows faster than salary. | Your future self is reading your bank statement.
@ It was payday on Friday, and you wonder where Friday went.
1 | transfer | When do you save? | Save on payday, and not at the end | Save on payday, and not at the end. Let a fixed sum leave your account on the day the money comes. | What you never saw, you do not miss. | Even a small sum builds the habit.
2 | list of costs | Do you know what you spend? | Write down one month of spending | Write down one month of spending, every coffee of it. Most people find one thing that surprises them. | You cannot change what you do not see. | One month is enough.
3 | credit card | What is the most expensive mistake? | Do not carry debt on a credit card | Do not carry debt on a credit card. Its interest is among the highest that ordinary people pay. | It grows every month that you wait. | Pay off the dearest debt first.
4 | bigger flat | What is lifestyle creep? | Raise your saving with your salary | Raise your saving with your salary. Of every raise, send half away before you get used to it. | New comforts are normal after a month. | You still feel the other half.
5 | umbrella | How large should an emergency fund be? | Keep some months of costs at hand | Keep some months of costs at hand. Many advisers say three to six. A broken car is then a bad day, and no loan. | It buys calm more than anything. | Begin with one month.

# first-time-home-buyers | how-to | buying a first home | first time buyers, tips for first time buyers, buy a house, buy your first house, buying a house, first time homebuyer | Owner-occupancy
> You do not buy a kitchen. You buy a street. | The price is only the beginning. | Visit it in the rain.
@ The agent smiles, it smells of fresh bread, and you already see your sofa there.
1 | calculator | How much house can you afford? | Know your limit before you look | Know your limit before you look. Talk to a lender first, and count in taxes, fees, moving and repairs. | Whoever looks first falls for a house that costs too much. | Leave room for a bad year.
2 | two lists | What should you look for? | Write down what can be changed, and what not | Write down what can be changed, and what not. Walls, kitchens and floors can. Light, noise, neighbors and the way to work cannot. | Paint is cheap. Locations are not. | Three must-haves are enough.
3 | rainy street | When should you view a house? | Go there at three different hours | Go there at three different hours. On a weekday morning, at night, and in the rain. Open the windows and listen. | A viewing shows the house on its best day. | Talk to somebody who lives there.
4 | inspector | What is a house inspection for? | Pay somebody to find its faults | Pay somebody to find its faults before you sign. Roof, damp, wiring and pipes are what becomes expensive. | It costs little beside what it can save. | Use the list when you negotiate.
5 | closed folder | When do you walk away? | Be ready to walk away | Be ready to walk away. There is always somebody who says that another buyer is waiting. Sleep on it for one night. | Hurry is how people overpay. | Laws differ, so have the contract read.

# marketing-on-no-budget | how-to | marketing a small business without a budget | marketing tips small business, marketing tips, promote your business, marketing ideas small business, advertise for free, free marketing, local business marketing, local marketing, marketing strategies, market your business | Marketing
> Your best ad is already your customer. | People like to buy from faces they know. | One street is a market.
@ The shop is ready, the light is on, and nobody comes in.
1 | one sentence | What do you say about your business? | Put in one sentence what you do | Put in one sentence what you do, and how. I repair bikes in one day in this part of town. Put it everywhere. | If they cannot repeat it, they cannot pass it on. | Test it on a stranger.
2 | map pin | How are you found nearby? | Fill in your profile on the maps | Fill in your profile on the maps completely. Hours, photos, phone, what you offer. It is free, and people look there first. | Wrong hours cost you customers. | New photos each month help.
3 | review stars | How do you get reviews? | Ask happy customers on the spot | Ask happy customers on the spot. Show a code at the counter, say that it takes a minute, and thank them by name. | Most are glad to help if somebody asks. | Answer every review, the bad ones first.
4 | hands at work | What should a small business post? | Show how it is made | Show how it is made. Hands, dough, sawdust, the mess before the result. Nobody needs a studio for that. | People trust what they saw being done. | Twice a week, for half a year.
5 | two shops | Who can help you for free? | Team up with the shop next door | Team up with the shop next door. The florist and the baker send each other people, and both have more. | Its customers are close, and they trust it. | Begin with a card at each counter.

# content-ideas | how-to | finding ideas for posts | content ideas, what to post, what to post on instagram, what to post on tiktok, video ideas, reel ideas, instagram post ideas, tiktok ideas, youtube video ideas, youtube shorts ideas, come up with content ideas, social media ideas, plan social media content | Content marketing
> You have answered next week's post already today. | One idea is five posts. | Post for one person.
@ The cursor blinks, it is Tuesday, and you promised yourself to post.
1 | question bubble | Where do ideas for posts come from? | Write down every question you are asked | Write down every question you are asked, by customers, friends and strangers. Each of them is a post. | If one asks, a hundred wonder. | Use their words as the title.
2 | before after | What always works? | Show before and after | Show before and after. The empty wall and the shelf, the dirty shoe and the clean one, day one and day thirty. | The eye wants to know how. | Film the before, or it is gone.
3 | mistake stamp | What do people save? | Tell a mistake, and what you do now | Tell a mistake, and what you do now. Three things I would not do again is useful and human. | Mistakes make you believable. | Only ones that you really made.
4 | cut cake | How do you get five posts from one? | Cut one idea into five | Cut one idea into five. A list, each of its points, a question to the viewers, and what they answered. | Few people see all of them. | Ideas are scarce, and cuts are not.
5 | calendar | How do you keep posting? | Make four in one afternoon | Make four in one afternoon. With everything set up, the second takes half as long as the first. | A stock keeps you calm on bad days. | Plan two days a week, and keep them.

# spotting-phone-scams | how-to | protecting yourself from phone scams | phone scams, scam calls, common scams, protect from scams, scams to avoid, scams targeting seniors | Scam
> The bank will never ask for it. | Hurry is the tool. Fear is the handle. | Hang up. It is not rude.
@ A friendly voice says that your money is in danger.
1 | ticking clock | How do you recognize a scam? | Notice when somebody makes you hurry | Notice when somebody makes you hurry. Now, at once, or your account is closed. Real offices give you time. | People in a hurry do not think. | The more urgent, the slower you go.
2 | hung up phone | What do you do with a strange call? | Hang up, and call back yourself | Hang up, and call back yourself, by the number on your card or on the letter. Not by the one they give you. | Numbers on the display can be faked. | Your real bank will praise you.
3 | code on screen | What do scammers want to know? | Keep every code to yourself | Keep every code to yourself that came to your phone. It is the key, and nobody who works there needs it. | With it they enter as you. | That is true for family chats, too.
4 | gift cards | How do scammers want to be paid? | Stop where gift cards are wanted | Stop where gift cards, crypto or a wire abroad are wanted. No court and no tax office is paid in gift cards. | Such money can hardly be called back. | Shops know it and will help you.
5 | family word | How do you protect against fake voices? | Agree on a family word | Agree on a family word. A voice can be copied by a machine. Whoever calls in need has to know the word. | Fear makes us believe our ears. | Choose it today, at dinner.

# phone-tricks | how-to | using hidden tricks of your phone | phone tricks, phone hacks, iphone tricks, iphone tips, iphone hacks, android tips, android tricks, smartphone tips, hidden phone features, hidden iphone features, phone tips, phone settings to change | Smartphone
> You paid for these. You just never found them. | Five tricks, ten minutes. | One of them may save your life.
@ You have had it for three years, and it still has secrets.
1 | heart sign | What should be on every phone? | Fill in your emergency details | Fill in your emergency details. Blood group, allergies and a contact can be read on the locked screen, without your code. | Helpers know where to look. | It is under health or safety.
2 | silent bell | How do you get fewer notifications? | Turn off notifications app by app | Turn off notifications app by app. Keep people, and drop shops, games and news. It takes five minutes. | Each one pulls you out for minutes. | You can still look when you want to.
3 | scanning page | How do you scan without a scanner? | Scan papers with the camera | Scan papers with the camera. On most phones, the notes, files or drive app has a scan that straightens the page by itself. | A plain photo is often crooked. | It becomes a PDF that you can send.
4 | magnifier | What can the camera read? | Let the camera read for you | Let the camera read for you. Point it at a sign or a number, and the text can be copied, called or translated. | Typing a long number goes wrong. | It works in old photos, too.
5 | map pin | How do you find a lost phone? | Switch on the search before you lose it | Switch on the search before you lose it. It is in the settings, and as long as the phone is on, it can then be found, rung or locked from a computer. | Afterward it is too late. | Try it once now.

# buying-a-laptop | how-to | choosing a laptop | buy a laptop, choose a laptop, laptop buying guide, laptop for students, best laptop for students, laptop for college, what laptop to buy, new laptop | Laptop
> Few people need the fastest one. | The screen you look at. The processor you never see. | In many of them, memory cannot be added later.
@ Forty laptops stand in a row, and all of them blink.
1 | paper list | How do you start choosing a laptop? | Write down what you will do with it | Write down what you will do with it. Texts and browsing need little. Video, games and large projects need a lot more. | Many people pay for what they never use. | Ask your school what it demands.
2 | memory chip | How much memory should a laptop have? | Take sixteen gigabytes of memory | Take sixteen gigabytes of memory if you want to keep it for years. Eight is the least, and often cannot be changed. | Too little of it slows a machine down. | A solid-state disk is a must.
3 | bag | How heavy should a laptop be? | Carry it before you buy it | Carry it before you buy it. The difference between one kilo and two is small in a shop, and large on the stairs. | The charger weighs something, too. | Fourteen inches is a good middle.
4 | keyboard | What do people forget to test? | Type on it for two minutes | Type on it for two minutes, and look at the screen from the side. These are what you touch and see all day. | Numbers on a sign do not tell you. | Check that it has the ports you need.
5 | price tag | When are laptops cheap? | Look at last year's model | Look at last year's model, or at one restored by the maker with a warranty. The difference is often small. | Prices often fall when the new one comes. | Back to school weeks often bring discounts.

# better-customer-service | how-to | giving good customer service | customer service, better customer service, rude customers | Customer service
> An angry customer wants something simple: to be heard. | Solve it well, and they may stay for years. | Never argue with a feeling.
@ Somebody stands at the counter, and the whole queue is listening.
1 | listening ear | What do you do first with an angry customer? | Let them finish | Let them finish. Do not explain, do not interrupt, and nod. Anger needs somewhere to go before it can hear. | Many run out of steam in a minute. | Write down the facts meanwhile.
2 | name tag | What do you say then? | Say back what went wrong for them | Say back what went wrong for them. You waited a week, and then it was the wrong color. Now you are on one side. | It proves that you have listened. | Use their name once.
3 | open hands | Do you have to be guilty to say sorry? | Say sorry for what they went through | Say sorry for what they went through. That costs nothing, and it does not say whose fault it was. | A person apologizes, and not a policy. | Leave out every but.
4 | two doors | How do you solve it? | Offer two solutions to choose from | Offer two solutions to choose from. A new one by Friday, or the money back today. Whoever chooses has won something. | Saying what you can do beats what you cannot. | If you must ask, say when you call.
5 | phone call | What makes them come back? | Call once more after it is solved | Call once more after it is solved. Two minutes: is it all right now? Hardly anybody does that. | People tell others about a rescue. | Then mend the cause, so that it stays the last.

# being-a-good-manager | how-to | being a good manager | good manager, be a good manager, be a better manager, first time manager, new manager, new manager tips, leadership tips, be a good leader, good leader, leadership skills, qualities of a good leader, lead a team, habits of great leaders, be a good boss | Management
> Your team notices what you do on bad days. | Praise in public. Criticize behind a door. | The best sentence of a boss: I was wrong.
@ On Monday you were one of them. Today they stop talking when you come in.
1 | two chairs | How often should you talk to your people? | Talk to each of them alone every week | Talk to each of them alone every week. Half an hour, their topics first. Do not cancel it. | Problems are small when they are said early. | Ask: what is in your way?
2 | clear target | What do people need from a boss? | Say what good looks like | Say what good looks like, and by when. Then let them find out how. | Many conflicts come from unclear expectations. | Let them say it back once.
3 | clapping | How do you praise well? | Praise something exact, and soon | Praise something exact, and soon. Your summary saved us an hour on Tuesday beats Great job. | People repeat what was seen. | Do it where others hear it.
4 | closed door | How do you criticize? | Criticize alone, and the same day | Criticize alone, and the same day. What happened, what it caused, and what you want next time. | Saved up criticism explodes. | One point at a time.
5 | raised hand | What builds trust in a boss? | Admit your own mistakes first | Admit your own mistakes first. Then others will tell you theirs while there is still time. | A team that hides mistakes flies blind. | Protect them when others attack.

# changing-careers | how-to | changing careers | change careers, career change, switch careers, career switch, change career at 30, change career at 40, new career, career change at 40 | Career change
> You do not start at zero. You start with all you know. | Try it before you jump. | Sunday evening is a measuring device.
@ It is Sunday evening, and your stomach already knows that tomorrow is Monday.
1 | two columns | Is it the job or the boss? | Find out what exactly you want to leave | Find out what exactly you want to leave. The work, the boss, the hours or the pay? Some of it can be mended without leaving. | Otherwise you take the trouble along. | Note for two weeks what drains you.
2 | coffee chat | How do you learn about another job? | Ask three people who do it | Ask three people who do it. What does a Tuesday look like, what do you hate, how did you get in? | Job ads only show the shop window. | Most people like to be asked.
3 | evening course | How can you try a new career? | Try it small before you leave | Try it small before you leave. A course, a weekend, one customer, a day beside somebody. | A dream needs a test drive. | It is cheaper to learn that you hate it.
4 | toolbox | What do you bring from the old job? | Translate what you can already do | Translate what you can already do. A nurse leads, explains and stays calm. Say it in the words of the new trade. | Skills travel, and titles do not. | Numbers and examples convince.
5 | piggy bank | How do you make the change safe? | Save some months of costs first | Save some months of costs first. Then you can say no to the first bad offer. | Fear makes people take the next wrong job. | Set a date, or it stays a dream.

# elevator-pitch | how-to | pitching an idea in a minute | pitch an idea, pitch your business, pitch to investors | Elevator pitch
> If it needs ten minutes, it is not ready. | Begin with their problem. | End with a question.
@ The door closes, you have nine floors, and the right person is beside you.
1 | problem knot | How do you begin a pitch? | Begin with a problem they know | Begin with a problem they know. You wait a week for a plumber, right? Whoever nods is listening. | Nobody cares for a solution without a problem. | One sentence is enough.
2 | simple shape | How do you say what you do? | Say it as to a child of ten | Say it as to a child of ten. No platform, no solutions, no synergy. We send somebody the same day. | Clear words sound like clear thoughts. | Test it on your grandmother.
3 | proof number | Why should they believe you? | Give one proof | Give one proof. A number, a customer, a thing that works. Forty families booked us in May. | One fact beats five adjectives. | It must be true, of course.
4 | difference | What makes you different? | Say the one thing that others do not | Say the one thing that others do not. Only one. Three differences are none. | People remember a single edge. | Do not talk others down.
5 | open hand | How do you end a pitch? | End with a small question | End with a small question. May I send you one page? It is easy to say yes to, and it keeps the door open. | The aim is the next talk, and no contract. | Then stop talking.

# email-marketing | how-to | writing emails that customers read | email marketing tips, email subject lines, marketing emails, email list, build an email list, grow an email list | Email marketing
> Nobody waits for your newsletter. So bring something. | The subject line is the whole shop window. | One mail, one thing.
@ You hit send to four hundred people, and eleven open it.
1 | subject line | How do you write a subject line? | Write the subject as to one friend | Write the subject as to one friend. Short, plain, and about them. Your table on Friday beats News from us. | People decide in a second. | What you promise there has to come.
2 | single arrow | How much belongs in one email? | Ask for one thing only | Ask for one thing only. Book, read or answer: one button, and nothing beside it. | Whoever has three choices often takes none. | The rest can wait a week.
3 | first line | What does the first line do? | Cut the first paragraph | Cut the first paragraph. Many mails begin in the second one. Begin there, with what is in it for them. | Phones often show only the first line. | Greetings may be short.
4 | consent box | Who may get your emails? | Write only to those who said yes | Write only to those who said yes, and let them leave with one click. In many countries that is the law. | Bought lists ruin your name. | A small list that reads is worth more.
5 | test pair | How do you get better at it? | Try two subject lines, and look | Try two subject lines, and look which one is opened. Change one thing at a time. | Guesses about readers are often wrong. | Write down what you learned.
`
