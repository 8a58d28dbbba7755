import { kind } from './kind.ts'

/** What a book, an encyclopedia or somebody who does it knows. */
export const KNOWN_KINDS = {
  'how-to': kind(
    'steps',
    'Save this, and try it once.',
    'howto tips learn',
    `
need | {Yours}: what does somebody need before they start? | You need …, … and … | What you need ~ You need … | Before you start, get this ready. | {Own}
step1 | What is the first step? | First, … | First | The first step decides a lot. | {Own}: Start Here
step2 | And the steps after that? One line each, or with commas. | Then …, then … | Then | Here is how it is done. | {Own}, Step by Step
step3 | What is the last step? | At the end, … | At the end | The last step is the one that people forget. | {Own}, to the Last Step
wrong | What do most people get wrong? | Most people … | The usual mistake | Most people get one thing wrong. | {Own}: Where Most People Go Wrong
done | How does somebody see that it worked? | It worked when … | How you see that it worked | How do you know that it worked? | {Own}: How to Know It Worked
`,
  ),
  recipe: kind(
    'steps',
    'Save this, and try it once.',
    'recipe homecooking foodtok',
    `
takes | {Yours}: what goes in, and how much? | It takes … | What goes in ~ You need … | Keep this one. | {Own}
step1 | What is done first? | First, … | First | It begins like this. | {Own}, Step by Step
step2 | And then, and for how long? One line each, or with commas. | Then … for … minutes | Then | The rest takes a little patience. | How It Is Made
trick | What makes it taste as it should? | The trick is … | The trick ~ The trick is … | There is one trick to it. | The Trick Behind {Own}
memory | What do you see, hear or smell when you think of it? | I still smell … | What I still remember ~ I still remember … | This one has a story. | The Story of {Own}
from | Whose recipe is it, or when is it made? | It comes from …, and we make it when … | Where it comes from ~ It comes from … | This one has a story. | The Story of {Own}
serve | How does somebody see that it is done, and what goes with it? | It is done when …, and it goes with … | How to serve it ~ It goes with … | Now the best part. | How to Serve It
`,
  ),
  situation: kind(
    'told',
    'Save this for the day you need it.',
    'advice lifetips reallife',
    `
first | {Case}: what should somebody do first? | First, … | The first thing to do | Start here. | What to Do First
then | What helps after that? | It helps to … | What helps then | There is something that helps. | What Helps
avoid | What should they better not do or say? | Do not … | What to avoid | Please do not do this. | What Not to Do
own | When did it happen to you or to somebody you know, and how did it go? | Once, …, and then … | How it went once | Let me tell you how it went once. | How It Went
else | And if that does not help? | Then … | If that does not help | And if nothing helps? | If That Does Not Help
keep | What should somebody remember of this? | Remember: … | Remember this | Remember one thing. | The One Thing to Remember
`,
  ),
  meals: kind(
    'told',
    'What do you make? Tell me.',
    'mealideas easyrecipes food',
    `
first | {Yours}: what do you make most often, and what is in it? | I make …, with … | The first one ~ I make … | Here is what I make. | {Own}
second | What else is worth trying, and how is it made? | Then there is …, with … | The next one ~ Then there is … | You may not know this one. | {Own} Worth Trying
third | And one for a day with no time at all? | On such a day, I … | With no time ~ On a day with no time, I make … | This one takes no time. | {Own} With No Time
home | What do you always have at home for it? | I always have … | Always at home ~ I always have … at home | Have this at home. | What to Keep at Home
takes | How long does it take, or what does it cost? | It takes … minutes and costs … | What it takes | It takes less than you think. | What It Takes
wrong | What should people better not do? | Do not … | What to avoid | Do not make this mistake. | The Mistake to Avoid
`,
  ),
  list: kind(
    'items',
    'Which one would you add?',
    'top5 thingstoknow list',
    `
item1 | {Yours}: which one comes first? Name it, and say why it belongs here. | …, because … | The first one | Here is my list. | {Own}
item2 | And the second? | …, because … | The next one | You may know one of these. | {Own}: How Many Do You Know?
item3 | And the third? | …, because … | And then | Remember these. | {Own} to Remember
item4 | And the others? With commas. | …, … and … | And then | Count along. | {Own}: Count Along
best | If it could be only one, which one, and why? | …, because … | If it could be only one | If it could be only one, I know which one. | {Own}: If It Could Be Only One
wrong | Which one would you leave out, though everybody names it? | Everybody names …, but … | What I would leave out | One famous answer is missing, and I will tell you why. | {Own}: What Is Missing
`,
  ),
  places: kind(
    'items',
    'Which place did I miss?',
    'travel hiddengems localtips',
    `
item1 | {Yours}: which one comes first, and what is it like? | …, where … | The first one | Save these before you go. | {Own}
item2 | And the second? | …, where … | The next one | You will not find all of these in a guide book. | {Own}: Not in Every Guide Book
item3 | And the third? | …, where … | And then | Here are mine. | {Own}: Here Are Mine
find | How does somebody get there, or find it? | You get there by … | How to get there | Here is how to get there. | {Own}: How to Get There
cost | When is it best, and what does it cost? | Come in …, it costs … | When, and how much | It costs less than you think. | {Own}: When, and How Much
wrong | Which mistake do visitors make there? | Most visitors … | The usual mistake | Most visitors make the same mistake. | {Own}: The Usual Mistake
`,
  ),
  tips: kind(
    'items',
    'What would you add?',
    'tips firsttime goodtoknow',
    `
item1 | {Yours}: what is your first tip? | Take …, because … | The first tip | Know this before you go. | {Own}
item2 | And the second? | Do not … | The next one | I wish somebody had told me. | {Own}: I Wish Somebody Had Told Me
item3 | And the third? | … | And then | Save these. | {Own} to Save
wrong | What do most people do wrong the first time? | Most people … | The usual mistake | Most people do one thing wrong. | {Own}: The Usual Mistake
save | What saves money, time or nerves? | You save … when you … | What saves money, time or nerves | One thing saves money and nerves. | {Own}: What Saves Nerves
worth | What is worth it, even if it costs something? | … is worth it, because … | What is worth it | One thing is worth it. | {Own}: What Is Worth It
`,
  ),
  signs: kind(
    'items',
    'Send this to somebody who should know.',
    'signs goodtoknow learn',
    `
item1 | {Yours}: which sign comes first, and how does somebody notice it? | …, when … | The first one | Look out for these. | {Own}
item2 | And the second? | …, when … | The next one | One of these is easy to miss. | {Own}: Easy to Miss
item3 | And the third? | …, when … | And then | Do you know these? | {Own} to Know
wrong | What do most people take them for? | Most people think that it is … | What most people think | Most people think that it is something else. | {Own}: Often Mistaken
do | What should somebody do who notices one? | Then … | What to do | Here is what to do. | {Own}, and What to Do
`,
  ),
  packing: kind(
    'told',
    'What would you never leave at home?',
    'packing travel checklist',
    `
must | {Yours}: what goes in first? | …, … and … | What goes in first ~ First of all, take … | Do not close your bag before you have seen this. | {Own}
wear | Which clothes, and how many? | Two …, one … | The clothes ~ To wear, take … | Here is what to wear. | {Own}: What to Wear
forgot | What does everybody forget? | … | What everybody forgets ~ Do not forget … | Everybody forgets one thing. | {Own}: What Everybody Forgets
small | Which small thing saves the day? | …, because … | The small thing that saves the day | One small thing saves the day. | {Own}: The Small Thing That Saves the Day
get | What is better bought or borrowed there? | … | What to get there ~ Get … there | Do not buy everything before. | {Own}: What to Get There
home | What can stay at home? | … | What stays at home ~ Leave … at home | Leave this at home. | {Own}: What Stays at Home
`,
  ),
  itinerary: kind(
    'told',
    'Save this for your trip.',
    'travel itinerary citybreak',
    `
start | {Yours}: where do you begin, and when? | Start at …, before … | The start ~ Start at … | Save this plan. | {Own}
eat | Where do you eat, and what? | Eat … at … | Where to eat | Let us begin with the food. | {Own}: Where to Eat
next | What comes after that? | Then go to … | After that ~ Then go to … | Here is the plan. | {Own}: The Plan
evening | And in the evening? | In the evening, … | In the evening | Keep the evening free. | {Own}: The Evening
skip | What would you leave out? | Skip … | What to leave out ~ Leave out … | You do not have to see everything. | {Own}: What to Leave Out
know | What should somebody know before: tickets, buses, money? | Buy … before you … | Good to know | Know this before you go. | {Own}: Know This First
`,
  ),
  explanation: kind(
    'told',
    'Now you know it too.',
    'didyouknow learn explained',
    `
answer | {Yours}: what is the short answer, in one or two sentences? | In short, … | In short | Here is the short answer. | {Own}
how | How does it go, or why is it so? One thing after the other. | First …, and so … | How it goes | One thing leads to the next. | {Own}: One Thing After the Other
example | Which example or number shows it best? | Think of … | An example ~ Think of … | Take an example. | {Own}: An Example
wrong | What do many people think that is not quite right? | Many think that …, but … | What many people think | Many people have this wrong. | {Own}: What Many People Think
use | Why does it matter, or what follows from it? | It matters because … | Why it matters | Why does it matter? | {Own}: Why It Matters
`,
  ),
  past: kind(
    'told',
    'Now you know it too.',
    'history didyouknow learn',
    `
answer | {Yours}: what is the short answer, in one or two sentences? | In short, … | In short | Here is the short answer. | {Own}
before | How was it before, and how did it begin? | Before that, … | How it began | How did it begin? | {Own}: How It Began
people | Who or what mattered most in it, and how? | … | What mattered most | Think of those who were there. | {Own}: What Mattered Most
turn | Which year, number or moment shows it best? | In …, … | The moment that shows it best | One moment shows it best. | {Own}: One Moment
after | What came of it? | In the end, … | What came of it | And how did it end? | {Own}: What Came of It
today | What remains of it today? | Today, … | Today | Let me begin with today. | {Own}: What Remains
`,
  ),
  lesson: kind(
    'told',
    'Now you can explain it, too.',
    'lesson learn explained',
    `
say | {Yours}: how do you say it in one simple sentence? | It is just … | In one sentence | Here it is in one simple sentence. | {Own}
show | What do you show, draw or do first? | Take … | First | Watch this. | {Own}: Watch This
then | What happens then, one thing after the other? | Then … | Then | One thing after the other. | {Own}, One Step at a Time
wrong | What do many mix up, and how do you put it right? | Many think that …, but … | What many mix up | Many mix this up. | {Own}: What Many Mix Up
try | What can they try or answer themselves? | Now you: … | Now you | Soon it is your turn. | {Own}: Your Turn
keep | Which sentence should they remember? | Remember: … | Remember this | Remember one sentence. | {Own}: The Sentence to Remember
`,
  ),
  account: kind(
    'told',
    'Some things should not be forgotten.',
    'history truestory learn',
    `
what | {Yours}: what happened, in one or two sentences? | In …, … | What happened | This really happened. | {Own}
before | How was it before, and how did it come to that? | Before that, … | How it came to that | How did it come to that? | {Own}: How It Came to That
people | Who was there, and what did they do? | … | Who was there | Think of those who were there. | {Own}: Those Who Were There
turn | Which moment decided it? | Then … | The moment that decided it | One moment decided it. | {Own}: The Moment That Decided It
after | What came of it? | Afterwards, … | What came of it | What came of it is still here. | {Own}: What Came of It
family | What was told of it in your family? | My … always said that … | What my family told | In my family, this was told. | {Own}: What My Family Told
today | What remains of it today? | Today, … | Today | Let me begin with today. | {Own}: What Remains
`,
  ),
  origin: kind(
    'told',
    'Now you know it too.',
    'history origin learn',
    `
begin | {Yours}: how and where did it begin? | It began in …, when … | How it began ~ It began with … | Everything begins somewhere. | {Own}
who | Who made or used it first, and what for? | The first … was … | The first ones | Somebody was the first. | {Own}: The First
first | How was it then, that it is not today? | At first, … | At first | At first, it was something else. | {Own}: At First
turn | What made everybody want it? | Then … | What changed it | Then came the moment that changed it. | {Own}: What Changed It
today | How is it today? | Today, … | Today | Let me begin with today. | {Own}: Today
`,
  ),
  life: kind(
    'told',
    'Who should more people know about? Tell me below.',
    'biography history people',
    `
known | {Yours}: what should everybody know of this life, in one sentence? | … was the one who … | What everybody should know | You should know this name. | {Own}
early | How did it begin: where, and with whom? | … grew up in … | How it began | It began small. | {Own}: How It Began
against | What stood in the way? | But … | What stood in the way | Everything stood in the way. | {Own}: What Stood in the Way
turn | Which moment changed everything? | Then … | The moment that changed everything | One moment changed everything. | {Own}: The Moment That Changed Everything
after | How did it end, and what remains? | In the end, … | What remains | Something of it is still here. | {Own}: What Remains
`,
  ),
  matter: kind(
    'told',
    'What do you say to that?',
    'story today shorts',
    `
say | {Yours}: what do you want to say with it, in a sentence or two? | What I want to say is … | Here it is | There is something that I want to say. | {Own}
how | What happens in it, or how is it? One thing after the other. | First …, and then … | This is how it goes | Listen to this. | {Own}: How It Is
moment | Which moment or example makes it real? | Once, … | One moment | One moment says it all. | {Own} in One Moment
expected | What does nobody expect of it, or what do people get wrong? | Most people think …, but … | What people get wrong | Most people get this wrong. | What People Get Wrong
end | What should somebody think, feel or do at the end? | So … | And now | Let me begin with the end. | {Own}: What Stays
`,
  ),
  topic: kind(
    'told',
    'Now you know it too.',
    'didyouknow learn facts',
    `
surprise | What about {yours} would surprise somebody who knows nothing about it? | Almost nobody knows that … | What surprises people | Here is something surprising. | The Surprising Side of {Own}
number | Which number or date do you know for certain, and from where? | In the year …, says … | A number to keep | One number to remember. | {Own} in One Number
wrong | What do most people believe about it that is not true? | Most people think …, but … | What is not true | Much of what people say about this is not true. | What People Get Wrong About {Own}
seen | What did you see, hear or read of it that stayed with you? | The first time I saw it, … | What stayed with me | One thing stayed with me. | {Own}: What Stayed With Me
matters | Why should somebody care today? | It matters because … | Why it matters | Why does it matter today? | Why {Own} Matters
`,
  ),
  reasons: kind(
    'told',
    'Which reason convinced you?',
    'reasons whynot tips',
    `
one | {Yours}: which reason is the strongest? | The strongest reason is … | The strongest reason | There is one reason that is enough. | {Own}
two | Which reason does hardly anybody expect? | Hardly anybody expects that … | The reason that nobody expects | One of these reasons may surprise you. | The Reason Nobody Expects
seen | How did you notice it yourself? | I noticed it when … | How I noticed it | I noticed it myself. | How I Noticed It
against | What do people say against it, and what is your answer? | People say …, but … | What people say against it | There is something to be said against it. | What People Say Against It
begin | How does somebody begin? | Begin with … | How to begin | It is easy to begin. | How to Begin
`,
  ),
  quiz: kind(
    'told',
    'How many did you get?',
    'quiz trivia testyourself',
    `
first | {Yours}: what is your first question, and its answer? An easy one. | Which …? It is … | The first question | Let us begin with an easy one. | {Own}
second | And the second, a little harder? | What …? It is … | The next question | How many do you get? | {Own}: How Many Do You Get?
third | And the third? | Who …? It was … | And the next question | Count your points. | {Own}: Count Your Points
hard | Which question does hardly anybody get right, and what is the answer? | Only few know …: it is … | The hard one | The last one is hard. | {Own}: The Hard One
trap | Where does nearly everybody give the same wrong answer? | Most people say …, but it is … | The trap | One of these is a trap. | {Own}: Mind the Trap
ask | What should people tell you at the end? | Tell me your … | Now you | I want to know your score. | {Own}: Tell Me Your Score
`,
  ),
  difference: kind(
    'told',
    'Now you know which is which.',
    'difference explained learn',
    `
one | {Yours}: what is {one}, so that somebody can tell it by one thing? | It is …, and you know it by … | {One} | Let me begin with the first of them. | {Own}: How to Tell
other | And {other}? | It is …, and you know it by … | {Other} | Now the other one. | {Own}: The Other Side
mixed | Where do people mix them up, and why? | People mix them up when … | Where people mix them up | Nearly everybody mixes them up. | {Own}: Where People Mix Them Up
when | When do you take or say the one, and when the other? | Take … when …, and … when … | When to take which | It matters which one you take. | {Own}: When to Take Which
test | Which trick helps to remember it? | Remember: … | How to remember it | There is a trick to remember it. | {Own}: How to Remember
`,
  ),
} as const
