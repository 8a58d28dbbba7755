import { kind } from './kind.ts'

/** What only the person knows: what they offer, what they lived, whom they know. */
export const OWN_KINDS = {
  place: kind(
    'told',
    'Come by and see for yourself.',
    'smallbusiness shoplocal behindthescenes',
    `
special | What {does} {yours} {sell} that others don't? | Only here you get … | What you only find here ~ Only here you find … | What makes {own} different? | {Own}: What You Only Find Here
start | How did it begin? | It began in …, when … | How it began | Here is how {own} began. | How {Own} Began
senses | What does somebody see, hear or smell in the first minute there? | The first thing you notice is … | The first thing you notice | Walk into {own} with me for a minute. | One Minute Inside {Own}
people | Who works there, and what are they known for? | … has been here since … and is known for … | Who you meet ~ Here you meet … | Meet the people behind {own}. | The People Behind {Own}
return | What do people come back for? | People come back for … | What people come back for ~ People come back for … | Why do people keep coming back to {own}? | Why People Come Back to {Own}
visit | Where is it, and when can people come? | You find us at …, open from … to … | Where to find {us} | Here is where to find {own}. | Where to Find {Own}
`,
  ),
  product: kind(
    'told',
    'Take a look and decide for yourself.',
    'smallbusiness madewithlove newproduct',
    `
what | {Yours}: what is it, in one sentence, for somebody who has never heard of it? | It is … that … | What it is | Let me show you {own}. | Meet {Own}
why | Why did you make it? | I made it because … | Why it exists | Why does it exist? | Why I Made This
made | How is it made, or what is in it? | It is made of …, by … | How it is made ~ It is made of … | This is how it is made. | How It Is Made
buyer | Who is it for, and what did one of them say? | It is for people who … | Who it is for ~ It is for … | Who is it for? | Who It Is For
number | Is there a number that says something about it: how long, how many, how much? | It took … / lasts … / costs … | The number behind it | One number tells you a lot about it. | The Number Behind It
get | Where can people get it? | You get it at … | Where to get it | Here is where to get it. | Where to Get It
`,
  ),
  service: kind(
    'told',
    'Save this for the day you need it.',
    'smallbusiness behindthescenes atwork',
    `
whom | {Yours}: whom do you help, and with what? | I help … with … | Who {we} help ~ {We} help … | Is this for you? | Who {Own} Is For
case | Tell one case: how was it before, and how was it afterwards? | Before, … Afterwards, … | One case | Here is one story from {our} work. | One Story From {Own}
way | What do you do that others in your trade don't? | Others …, but I … | What {we} do differently | What do {we} do differently? | What Makes {Own} Different
mistake | What should people stop doing, or know before they call you? | Please stop … | What to know first | Before you call anybody, know this. | Know This Before You Call
number | For how long have you done it, or for how many? | For … years, and … so far | So far | One number says a lot about {our} work. | {Own} in Numbers
reach | How do people reach you, and until when? | Write to … or call … | How to reach {us} | Here is how to reach {us}. | How to Book
`,
  ),
  invite: kind(
    'told',
    'Come along and see it for yourself.',
    'travel tour localguide',
    `
see | {Yours}: what do people see, hear or taste there? | You see … | What you see ~ You see … | Come with {us} for a minute. | {Own}
way | How does it go, from the start to the end? | We meet at …, then … | How it goes | This is how it goes. | How It Goes
secret | What do you show that nobody finds alone? | I show you … | What nobody finds alone ~ {We} show you … | There is something that nobody finds alone. | What Nobody Finds Alone
said | What did a guest say or do at the end? | One guest said: … | What a guest said | Listen to what a guest said. | What a Guest Said
costs | When does it start, how long is it, and what does it cost? | It starts at …, takes … and costs … | When, and how much | Here is when, and how much. | When to Come
book | How do people book? | Write to … or call … | How to book | Here is how to come along. | How to Come Along
`,
  ),
  event: kind(
    'told',
    'See you there.',
    'event savethedate community',
    `
what | {Yours}: what happens there? | There will be … | What happens ~ There will be … | Something is coming up. | {Own}: What to Expect
when | When and where is it? | On … at …, in … | When and where | Mark the date. | {Own}: When and Where
why | Why is it held, and what does it mean to you? | It matters to us because … | Why it matters | Why does it matter? | Why {Own} Matters
moment | Which moment should nobody miss? | Be there when … | The moment not to miss | There is one moment that nobody should miss. | The Moment Not to Miss
past | What happened last time, or while you prepared it? | Last time, … | What happened before | You should hear what happened before. | The Story Behind {Own}
come | What should people do now, or bring? | Bring … and come to … | What to do now ~ Bring … | Want to be there? | How to Be There
`,
  ),
  notice: kind(
    'told',
    'Thank you for being with us.',
    'smallbusiness shoplocal',
    `
what | {Yours}: what changes, in one sentence? | From … on, … | What changes | We have something to tell you. | {Own}
when | From when, and until when? | From … to … | When | Please keep one date in mind. | {Own}: When
why | Why, as far as you want to say it? | Because … | Why | You may wonder why. | {Own}: Why
until | What can people do instead, or until then? | Until then, … | Until then | Here is what you can do until then. | {Own}: What to Do Until Then
thanks | Whom do you thank, and for what? | Thank you to …, for … | And one more thing | There is somebody to thank. | {Own}: Thank You
`,
  ),
  trial: kind(
    'told',
    'Would you try it?',
    'itried challenge honest',
    `
start | {Yours}: what made you start, and what did you expect? | I wanted to …, and expected … | Why I started ~ I started because of … | I wanted to know what happens. | {Own}
first | How were the first days? | The first days were … | The first days ~ The first days were … | The first days were not what I expected. | {Own}: The First Days
worst | Which day was the worst, and why? | On day …, … | The worst day ~ The worst was … | One day I nearly stopped. | {Own}: The Worst Day
half | What changed by the middle of it? | After …, … | Halfway ~ Halfway, there was … | Then something changed. | {Own}: What Changed
end | How was it at the end? With a number, if there is one. | At the end, … | At the end ~ At the end, there was … | Here is how it ended. | {Own}: How It Ended
keep | What do you keep of it, and what would you do otherwise? | I kept …, and next time … | What I keep of it ~ I keep … | Would I do it again? | {Own}: Would I Do It Again?
`,
  ),
  personal: kind(
    'told',
    'Thank you for listening.',
    'mystory storytime reallife',
    `
begin | {Yours}: where does it begin? Say the place and the day. | It was …, in … | Where it begins | I want to tell you something. | {Own}
hard | What was the hardest part? | The hardest part was … | The hardest part ~ The hardest part was … | Let me start with the hardest part. | The Hardest Part
turn | What changed it? | Then … | What changed it | One moment changed everything for {me}. | The Moment That Changed It
detail | Which small thing do you still see, hear or smell? | I still see … | What I still see | One small thing stayed with {me}. | The Detail That Stayed
now | How is it today? | Today I … | Today | Let me tell you how it is today. | How It Is Today
tell | What would you say to somebody who is in the middle of it now? | I would tell you: … | What I would say to you | If you are where I was, listen. | If You Are Where I Was
`,
  ),
  day: kind(
    'told',
    'What does your day look like?',
    'dayinmylife reallife atwork',
    `
start | {Yours}: when does it start, and what comes first? | It starts at …, and first I … | How it starts | Come with {me} for one day. | {Own}
best | What is the best part? | The best part is … | The best part ~ The best part is … | Wait for the best part. | {Own}: The Best Part
unseen | What is hard about it that nobody sees? | Nobody sees that … | What nobody sees | There is a part that nobody sees. | {Own}: What Nobody Sees
odd | What happened that could only happen there? | Once, … | What happened once | This could only happen here. | {Own}: This Really Happened
end | How does it end? | At the end, I … | How it ends | Let me begin with the end of the day. | {Own}: How It Ends
know | What should everybody know about it? | I wish people knew that … | What everybody should know | I wish people knew this. | {Own}: What to Know
`,
  ),
  portrait: kind(
    'told',
    'Who is somebody like that for you? Tell me below.',
    'meet portrait reallife',
    `
first | {Yours}: what does everybody notice first? | The first thing you notice is … | The first thing you notice | There is somebody you should meet. | Meet {Name}
habit | What {does} {they} do that nobody else does? | Every day, … | What nobody else does | Nobody else does this. | {Name}: Nobody Else Does This
moment | Which moment with {whom} will you not forget? | Once, … | A moment that I will not forget ~ I will not forget … | There is one moment that I will not forget. | One Moment With {Name}
hear | What do you hear when you are with {whom}: a sentence, a laugh, a noise? | You always hear … | What you always hear ~ You always hear … | Listen. | {Name}: What You Always Hear
without | What would be missing without {whom}? | Without …, there would be no … | What would be missing ~ Without {name} there would be no … | Imagine one day without {name}. | One Day Without {Name}
wish | What would you like to tell {whom}? | I would like to say: … | What I would like to say | This one is for {name}. | For {Name}
`,
  ),
  message: kind(
    'told',
    'That is all. I wanted you to hear it.',
    'foryou message fromtheheart',
    `
moment | {Yours}: which moment do you still think of? | Do you remember when …? | I still think of this ~ I still think of … | I have something to say to you. | {Own}
like | What do you like about {them}? Say it as you would say it to {them}. | I like that you … | What I like about you ~ I like … | There is something that I do not say often enough. | {Own}: What I Do Not Say Often Enough
joke | What makes you laugh together? | We still laugh about … | What makes us laugh ~ We still laugh about … | One thing still makes us laugh. | {Own}: What Makes Us Laugh
thanks | What do you want to thank {them} for? | Thank you for … | Thank you ~ Thank you for … | First of all: thank you. | {Own}: Thank You
wish | What do you wish {them}? | I wish you … | What I wish you ~ I wish you … | I have a wish for you. | {Own}: A Wish for You
last | How shall it end? Say the last words. | See you … | And one last thing | Wait for the last words. | {Own}: The Last Words
`,
  ),
} as const
