import { kind } from './kind.ts'

/** What a book, an encyclopedia or somebody who does it knows. */
export const KNOWN_KINDS = {
  'how-to': kind(
    'steps',
    'Save this and try it once.',
    'howto tips learn',
    `
need | {Yours}: what do you need before you start? | You need …, … and … | What you need ~ You need … | Get this ready before you start. | {Own}
step1 | What is the first step? | First, … | First | The first step makes or breaks it. | {Own}: Start Here
step2 | And the steps after that? One per line, or separated by commas. | Then …, then … | Then | Here is how it's done. | {Own}, Step by Step
step3 | What is the last step? | Finally, … | Last step | Almost everyone skips the last step. | {Own}, to the Last Step
wrong | What do most people get wrong? | Most people … | The usual mistake | Most people get one thing wrong. | {Own}: Where Most People Go Wrong
done | How can you tell that it worked? | You know it worked when … | How you know it worked | How do you know it worked? | {Own}: How to Know It Worked
`,
  ),
  recipe: kind(
    'steps',
    'Save this and try it once.',
    'recipe homecooking foodtok',
    `
takes | {Yours}: what goes in, and how much of it? | It takes … | What goes in ~ You need … | You'll want to save this one. | {Own}
step1 | What do you do first? | First, … | First | It starts like this. | {Own}, Step by Step
step2 | And then, and for how long? One step per line, or separated by commas. | Then … for … minutes | Then | The rest takes a little patience. | How It's Made
trick | What makes it taste the way it should? | The trick is … | The trick ~ The trick is … | There's one trick to it. | The Trick Behind {Own}
memory | What do you see, hear or smell when you think of it? | I can still smell … | What I still remember ~ I still remember … | This one has a story. | The Story of {Own}
from | Whose recipe is it, or when do you make it? | It comes from …, and we make it when … | Where it comes from ~ It comes from … | This one has a story. | The Story of {Own}
serve | How do you know it's done, and what do you serve with it? | It's done when …, and it goes with … | How to serve it ~ It goes with … | Now the best part. | How to Serve It
`,
  ),
  situation: kind(
    'told',
    'Save this for the day you need it.',
    'advice lifetips reallife',
    `
first | {Case}: what should you do first? | First, … | The first thing to do | Start here. | What to Do First
then | What helps after that? | It helps to … | What helps next | Here is what actually helps. | What Helps
avoid | What should you avoid doing or saying? | Don't … | What to avoid | Please don't do this. | What Not to Do
own | When did it happen to you or someone you know, and how did it go? | Once, …, and then … | How it went for me | Let me tell you how it went for me. | How It Went
else | And if that doesn't help? | Then … | If that doesn't help | And if nothing helps? | If That Doesn't Help
keep | What is the one thing to remember? | Remember: … | Remember this | Remember one thing. | The One Thing to Remember
`,
  ),
  meals: kind(
    'told',
    'What do you make? Tell me.',
    'mealideas easyrecipes food',
    `
first | {Yours}: what do you make most often, and what's in it? | I make …, with … | The first one ~ I make … | Here's what I make. | {Own}
second | What else is worth trying, and how do you make it? | Then there's …, with … | The next one ~ Then there's … | You may not know this one. | {Own} Worth Trying
third | And one for a day with no time at all? | On a day like that, I … | With no time ~ On a day with no time, I make … | This one takes almost no time. | {Own} With No Time
home | What do you always keep at home for it? | I always have … | Always at home ~ I always have … at home | Keep this at home. | What to Keep at Home
takes | How long does it take, or what does it cost? | It takes … minutes and costs … | What it takes | It takes less than you think. | What It Takes
wrong | What should people avoid? | Don't … | What to avoid | Don't make this mistake. | The Mistake to Avoid
`,
  ),
  list: kind(
    'items',
    'Which one would you add?',
    'top5 thingstoknow list',
    `
item1 | {Yours}: what comes first on your list, and why? | …, because … | The first one | Here's my list. | {Own}
item2 | And the second? | …, because … | The next one | How many of these do you know? | {Own}: How Many Do You Know?
item3 | And the third? | …, because … | And then | Remember these. | {Own} to Remember
item4 | Any others? Separate them with commas. | …, … and … | And then | Count along. | {Own}: Count Along
best | If you could keep only one, which one, and why? | …, because … | If I could keep only one | If I could keep only one, I know which. | {Own}: If You Could Keep Only One
wrong | Which one would everyone else name that you'd leave out? | Everyone names …, but … | What I left out | One famous answer is missing, and I'll tell you why. | {Own}: What Is Missing
`,
  ),
  places: kind(
    'items',
    'Which place did I miss?',
    'travel hiddengems localtips',
    `
item1 | {Yours}: which one comes first, and what is it like? | …, where … | The first one | Save these before you go. | {Own}
item2 | And the second? | …, where … | The next one | You won't find all of these in a guidebook. | {Own}: Not in Every Guidebook
item3 | And the third? | …, where … | And then | Here are mine. | {Own}: Here Are Mine
find | How do you get there, or find it? | You get there by … | How to get there | Here's how to get there. | {Own}: How to Get There
cost | When is it best, and what does it cost? | Come in …, it costs … | When to go, and what it costs | It costs less than you think. | {Own}: When to Go, and What It Costs
wrong | What mistake do visitors make there? | Most visitors … | The usual mistake | Most visitors make the same mistake. | {Own}: The Usual Mistake
`,
  ),
  tips: kind(
    'items',
    'What would you add?',
    'tips firsttime goodtoknow',
    `
item1 | {Yours}: what is your first tip? | Take …, because … | The first tip | Know this before you go. | {Own}
item2 | And the second? | Don't … | The next one | I wish someone had told me. | {Own}: I Wish Someone Had Told Me
item3 | And the third? | … | And then | Save these. | {Own} to Save
wrong | What do most people get wrong the first time? | Most people … | The usual mistake | Most people get one thing wrong. | {Own}: The Usual Mistake
save | What saves you money, time or nerves? | You save … when you … | What saves money, time or nerves | One thing saves money and nerves. | {Own}: What Saves Your Nerves
worth | What is worth it, even if it costs a little? | … is worth it, because … | What is worth it | One thing is worth every cent. | {Own}: What Is Worth It
`,
  ),
  signs: kind(
    'items',
    'Send this to someone who should know.',
    'signs goodtoknow learn',
    `
item1 | {Yours}: what is the first sign, and how do you notice it? | …, when … | The first one | Look out for these. | {Own}
item2 | And the second? | …, when … | The next one | One of these is easy to miss. | {Own}: Easy to Miss
item3 | And the third? | …, when … | And then | Do you know these? | {Own} to Know
wrong | What do most people mistake them for? | Most people think it's … | What most people think | Most people think it's something else. | {Own}: Often Mistaken
do | What should you do if you notice one? | Then … | What to do | Here's what to do. | {Own}, and What to Do
`,
  ),
  packing: kind(
    'told',
    'What would you never leave at home?',
    'packing travel checklist',
    `
must | {Yours}: what goes in first? | …, … and … | What goes in first ~ First of all, pack … | Don't close your bag until you've seen this. | {Own}
wear | Which clothes, and how many? | Two …, one … | The clothes ~ To wear, pack … | Here's what to wear. | {Own}: What to Wear
forgot | What does everyone forget? | … | What everyone forgets ~ Don't forget … | Everyone forgets one thing. | {Own}: What Everyone Forgets
small | Which small thing saves the day? | …, because … | The small thing that saves the day | One small thing saves the day. | {Own}: The Small Thing That Saves the Day
get | What is better to buy or borrow there? | … | What to get there ~ Get … there | Don't buy everything beforehand. | {Own}: What to Get There
home | What can stay at home? | … | What stays at home ~ Leave … at home | Leave this at home. | {Own}: What Stays at Home
`,
  ),
  itinerary: kind(
    'told',
    'Save this for your trip.',
    'travel itinerary citybreak',
    `
start | {Yours}: where do you start, and when? | Start at …, before … | The start ~ Start at … | Save this plan. | {Own}
eat | Where do you eat, and what? | Eat … at … | Where to eat | Let's start with the food. | {Own}: Where to Eat
next | What comes after that? | Then go to … | After that ~ Then go to … | Here's the plan. | {Own}: The Plan
evening | And in the evening? | In the evening, … | In the evening | Keep the evening free. | {Own}: The Evening
skip | What would you skip? | Skip … | What to skip ~ Skip … | You don't have to see everything. | {Own}: What to Skip
know | What should people know in advance: tickets, buses, money? | Buy … before you … | Good to know | Know this before you go. | {Own}: Know This First
`,
  ),
  explanation: kind(
    'told',
    'Now you know it too.',
    'didyouknow learn explained',
    `
answer | {Yours}: what is the short answer, in a sentence or two? | In short, … | In short | Here's the short answer. | {Own}
how | How does it happen, or why? One thing after the other. | First …, and so … | How it happens | One thing leads to the next. | {Own}: One Thing After the Other
example | What example or number shows it best? | Think of … | An example ~ Think of … | Here's an example. | {Own}: An Example
wrong | What do many people believe that isn't quite right? | Many think that …, but … | What many people think | Many people have this wrong. | {Own}: What Many People Think
use | Why does it matter, or what follows from it? | It matters because … | Why it matters | Why does it matter? | {Own}: Why It Matters
`,
  ),
  past: kind(
    'told',
    'Now you know it too.',
    'history didyouknow learn',
    `
answer | {Yours}: what is the short answer, in a sentence or two? | In short, … | In short | Here's the short answer. | {Own}
before | What was it like before, and how did it begin? | Before that, … | How it began | How did it begin? | {Own}: How It Began
people | Who or what mattered most, and how? | … | What mattered most | Think of the people who were there. | {Own}: What Mattered Most
turn | Which year, number or moment shows it best? | In …, … | The moment that shows it best | One moment says it all. | {Own}: One Moment
after | What came of it? | In the end, … | What came of it | And how did it end? | {Own}: What Came of It
today | What is left of it today? | Today, … | Today | Let me start with today. | {Own}: What Is Left
`,
  ),
  lesson: kind(
    'told',
    'Now you can explain it too.',
    'lesson learn explained',
    `
say | {Yours}: how do you say it in one simple sentence? | It is just … | In one sentence | Here it is in one simple sentence. | {Own}
show | What do you show, draw or do first? | Take … | First | Watch this. | {Own}: Watch This
then | What happens next, one thing after the other? | Then … | Then | One thing after the other. | {Own}, One Step at a Time
wrong | What do many people mix up, and how do you set it straight? | Many think that …, but … | What many mix up | Many people mix this up. | {Own}: What Many Mix Up
try | What can they try or answer themselves? | Now you: … | Now you | Soon it's your turn. | {Own}: Your Turn
keep | Which sentence should they remember? | Remember: … | Remember this | Remember one sentence. | {Own}: The Sentence to Remember
`,
  ),
  account: kind(
    'told',
    'Some things should not be forgotten.',
    'history truestory learn',
    `
what | {Yours}: what happened, in a sentence or two? | In …, … | What happened | This really happened. | {Own}
before | What was it like before, and how did it come to that? | Before that, … | How it came to that | How did it come to that? | {Own}: How It Came to That
people | Who was there, and what did they do? | … | Who was there | Think of the people who were there. | {Own}: The People Who Were There
turn | Which moment decided it? | Then … | The moment that decided it | One moment decided it. | {Own}: The Moment That Decided It
after | What came of it? | Afterward, … | What came of it | What came of it is still with us. | {Own}: What Came of It
family | What does your family say about it? | My … always said that … | What my family says | My family still tells this. | {Own}: What My Family Says
today | What is left of it today? | Today, … | Today | Let me start with today. | {Own}: What Is Left
`,
  ),
  origin: kind(
    'told',
    'Now you know it too.',
    'history origin learn',
    `
begin | {Yours}: how and where did it begin? | It began in …, when … | How it began ~ It began with … | Everything begins somewhere. | {Own}
who | Who made or used it first, and what for? | The first … was … | The first ones | Someone had to be first. | {Own}: The First
first | What was it like then that it isn't today? | At first, … | At first | At first, it was something else. | {Own}: At First
turn | What made everyone want it? | Then … | What changed it | Then came the moment that changed it. | {Own}: What Changed It
today | What is it like today? | Today, … | Today | Let me start with today. | {Own}: Today
`,
  ),
  life: kind(
    'told',
    'Who should more people know about? Tell me below.',
    'biography history people',
    `
known | {Yours}: what should everyone know about this life, in one sentence? | … was the one who … | What everyone should know | You should know this name. | {Own}
early | How did it begin: where, and with whom? | … grew up in … | How it began | It started small. | {Own}: How It Began
against | What stood in the way? | But … | What stood in the way | Everything stood in the way. | {Own}: What Stood in the Way
turn | Which moment changed everything? | Then … | The moment that changed everything | One moment changed everything. | {Own}: The Moment That Changed Everything
after | How did it end, and what is left? | In the end, … | What is left | Something of it is still here. | {Own}: What Is Left
`,
  ),
  matter: kind(
    'told',
    'What do you think?',
    'story today shorts',
    `
say | {Yours}: what do you want to say with it, in a sentence or two? | What I want to say is … | Here it is | There's something I want to say. | {Own}
how | What happens, or what is it like? One thing after the other. | First …, and then … | This is how it goes | Listen to this. | {Own}: How It Is
moment | Which moment or example makes it real? | Once, … | One moment | One moment says it all. | {Own} in One Moment
expected | What would nobody expect, or what do people get wrong? | Most people think …, but … | What people get wrong | Most people get this wrong. | What People Get Wrong
end | What should people think, feel or do at the end? | So … | And now | Let me start with the end. | {Own}: What Stays
`,
  ),
  topic: kind(
    'told',
    'Now you know it too.',
    'didyouknow learn facts',
    `
surprise | What about {yours} would surprise someone who knows nothing about it? | Almost nobody knows that … | What surprises people | Here's something surprising. | The Surprising Side of {Own}
number | Which number or date do you know for sure, and from where? | In the year …, says … | A number to remember | One number to remember. | {Own} in One Number
wrong | What do most people believe about it that isn't true? | Most people think …, but … | What isn't true | A lot of what people say about this isn't true. | What People Get Wrong About {Own}
seen | What did you see, hear or read about it that stuck with you? | The first time I saw it, … | What stuck with me | One thing stuck with me. | {Own}: What Stuck With Me
matters | Why should anyone care today? | It matters because … | Why it matters | Why does it matter today? | Why {Own} Matters
`,
  ),
  reasons: kind(
    'told',
    'Which reason convinced you?',
    'reasons whynot tips',
    `
one | {Yours}: what is the strongest reason? | The strongest reason is … | The strongest reason | One reason is enough. | {Own}
two | Which reason would almost nobody expect? | Almost nobody expects that … | The reason nobody expects | One of these reasons may surprise you. | The Reason Nobody Expects
seen | How did you notice it yourself? | I noticed it when … | How I noticed it | I noticed it myself. | How I Noticed It
against | What do people say against it, and what is your answer? | People say …, but … | What people say against it | Not everyone agrees. | What People Say Against It
begin | How does someone get started? | Start with … | How to start | Starting is easy. | How to Start
`,
  ),
  quiz: kind(
    'told',
    'How many did you get?',
    'quiz trivia testyourself',
    `
first | {Yours}: what is your first question, and its answer? An easy one. | Which …? It is … | The first question | Let's start with an easy one. | {Own}
second | And the second, a little harder? | What …? It is … | The next question | How many can you get? | {Own}: How Many Can You Get?
third | And the third? | Who …? It was … | And the next question | Keep score. | {Own}: Keep Score
hard | Which question does almost nobody get right, and what is the answer? | Few people know …: it is … | The hard one | The last one is hard. | {Own}: The Hard One
trap | Where does almost everyone give the same wrong answer? | Most people say …, but it is … | The trap | One of these is a trap. | {Own}: One Is a Trap
ask | What should people tell you at the end? | Tell me your … | Now you | I want to know your score. | {Own}: Tell Me Your Score
`,
  ),
  difference: kind(
    'told',
    'Now you know which is which.',
    'difference explained learn',
    `
one | {Yours}: what is {one}, and what one thing gives it away? | It is …, and you know it by … | {One} | Let me start with the first one. | {Own}: How to Tell
other | And {other}? | It is …, and you know it by … | {Other} | Now the other one. | {Own}: The Other Side
mixed | Where do people mix them up, and why? | People mix them up when … | Where people mix them up | Almost everyone mixes them up. | {Own}: Where People Mix Them Up
when | When do you use one, and when the other? | Use … when …, and … when … | When to use which | It matters which one you use. | {Own}: When to Use Which
test | What trick helps you remember it? | Remember: … | How to remember it | There's a trick to remember it. | {Own}: How to Remember
`,
  ),
} as const
