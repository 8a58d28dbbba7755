import { kind } from './kind.ts'

/** What only the person knows: what they offer, what they lived, whom they know. */
export const OWN_KINDS = {
  place: kind(
    'told',
    'Come by and see for yourself.',
    'smallbusiness shoplocal behindthescenes',
    `
special | What {does} {yours} {sell} that others don't? | Only here can you get … | What you'll only find here ~ Only here will you find … | What makes {own} different? | {Own}: What You'll Only Find Here
start | How did it begin? | It began in …, when … | How it began | Here's how {own} began. | How {Own} Began
senses | What do people see, hear or smell in their first minute there? | The first thing you notice is … | The first thing you notice | Walk into {own} with me for a minute. | One Minute Inside {Own}
people | Who works there, and what are they known for? | … has been here since … and is known for … | Who you'll meet ~ Here you'll meet … | Meet the people behind {own}. | The People Behind {Own}
return | What do people come back for? | People come back for … | What people come back for ~ People come back for … | Why do people keep coming back to {own}? | Why People Come Back to {Own}
visit | Where is it, and when are you open? | You'll find us at …, open from … to … | Where to find {us} | Here's where to find {own}. | Where to Find {Own}
`,
  ),
  product: kind(
    'told',
    'Take a look and decide for yourself.',
    'smallbusiness madewithlove newproduct',
    `
what | {Yours}: what is it, in one sentence, for someone who has never heard of it? | It is … that … | What it is | Let me show you {own}. | Meet {Own}
why | Why did you make it? | I made it because … | Why it exists | Why does it exist? | Why I Made This
made | How is it made, or what is in it? | It's made of …, by … | How it's made ~ It's made of … | This is how it's made. | How It's Made
buyer | Who is it for, and what did one of them say? | It's for people who … | Who it's for ~ It's for … | Who is it for? | Who It's For
number | Is there a number that tells its story: how long, how many, how much? | It took … / lasts … / costs … | The number behind it | One number tells you a lot about it. | The Number Behind It
get | Where can people get it? | You can get it at … | Where to get it | Here's where to get it. | Where to Get It
`,
  ),
  service: kind(
    'told',
    'Save this for the day you need it.',
    'smallbusiness behindthescenes atwork',
    `
whom | {Yours}: who do you help, and with what? | I help … with … | Who {we} help ~ {We} help … | Is this for you? | Who {Own} Is For
case | Describe one case: what was it like before, and after? | Before, … Afterward, … | One case | Here's one story from {our} work. | One Story From {Own}
way | What do you do that others in your trade don't? | Others …, but I … | What {we} do differently | What do {we} do differently? | What Makes {Own} Different
mistake | What should people stop doing, or know before they call you? | Please stop … | What to know first | Before you call anybody, know this. | Know This Before You Call
number | How long have you done it, or for how many people? | For … years, and … so far | So far | One number says a lot about {our} work. | {Own} in Numbers
reach | How can people reach you, and by when? | Write to … or call … | How to reach {us} | Here's how to reach {us}. | How to Book
`,
  ),
  invite: kind(
    'told',
    'Come along and see for yourself.',
    'travel tour localguide',
    `
see | {Yours}: what do people see, hear or taste there? | You see … | What you see ~ You see … | Come with {us} for a minute. | {Own}
way | How does it go, from start to finish? | We meet at …, then … | How it goes | This is how it goes. | How It Goes
secret | What do you show that nobody finds on their own? | I show you … | What nobody finds on their own ~ {We} show you … | There's something nobody finds on their own. | What Nobody Finds on Their Own
said | What did a guest say or do at the end? | One guest said: … | What a guest said | Listen to what a guest said. | What a Guest Said
costs | When does it start, how long does it take, and what does it cost? | It starts at …, takes … and costs … | When, and how much | Here's when, and how much. | When to Come
book | How do people book? | Write to … or call … | How to book | Here's how to come along. | How to Come Along
`,
  ),
  event: kind(
    'told',
    'See you there.',
    'event savethedate community',
    `
what | {Yours}: what happens there? | There will be … | What happens ~ There will be … | Something is coming up. | {Own}: What to Expect
when | When and where is it? | On … at …, in … | When and where | Mark the date. | {Own}: When and Where
why | Why are you doing it, and what does it mean to you? | It matters to us because … | Why it matters | Why does it matter? | Why {Own} Matters
moment | Which moment should nobody miss? | Be there when … | The moment not to miss | There's one moment nobody should miss. | The Moment Not to Miss
past | What happened last time, or while you were getting ready? | Last time, … | What happened before | You should hear what happened before. | The Story Behind {Own}
come | What should people do now, or bring? | Bring … and come to … | What to do now ~ Bring … | Want to be there? | How to Be There
`,
  ),
  notice: kind(
    'told',
    'Thanks for being with us.',
    'smallbusiness shoplocal',
    `
what | {Yours}: what changes, in one sentence? | From … on, … | What changes | We have news for you. | {Own}
when | From when, and until when? | From … to … | When | Please keep one date in mind. | {Own}: When
why | Why, as much as you want to share? | Because … | Why | You may wonder why. | {Own}: Why
until | What can people do instead, or in the meantime? | Until then, … | Until then | Here's what you can do in the meantime. | {Own}: What to Do Until Then
thanks | Who do you want to thank, and for what? | Thank you to …, for … | And one more thing | There's someone to thank. | {Own}: Thank You
`,
  ),
  trial: kind(
    'told',
    'Would you try it?',
    'itried challenge honest',
    `
start | {Yours}: what made you start, and what did you expect? | I wanted to …, and expected … | Why I started ~ I started because of … | I wanted to know what would happen. | {Own}
first | What were the first days like? | The first days were … | The first days ~ The first days were … | The first days weren't what I expected. | {Own}: The First Days
worst | Which day was the worst, and why? | On day …, … | The worst day ~ The worst was … | One day I almost quit. | {Own}: The Worst Day
half | What had changed by the halfway point? | After …, … | Halfway ~ Halfway, there was … | Then something changed. | {Own}: What Changed
end | What was it like at the end? Give a number if you have one. | At the end, … | At the end ~ At the end, there was … | Here's how it ended. | {Own}: How It Ended
keep | What are you keeping, and what would you do differently? | I kept …, and next time … | What I'm keeping ~ I'm keeping … | Would I do it again? | {Own}: Would I Do It Again?
`,
  ),
  personal: kind(
    'told',
    'Thanks for listening.',
    'mystory storytime reallife',
    `
begin | {Yours}: where does it begin? Name the place and the day. | It was …, in … | Where it begins | I want to tell you something. | {Own}
hard | What was the hardest part? | The hardest part was … | The hardest part ~ The hardest part was … | Let me start with the hardest part. | The Hardest Part
turn | What changed it? | Then … | What changed it | One moment changed everything for {me}. | The Moment That Changed It
detail | Which small thing do you still see, hear or smell? | I still see … | What I still see | One small thing stayed with {me}. | The Detail That Stayed
now | What is it like today? | Today I … | Today | Let me tell you what it's like today. | What It's Like Today
tell | What would you say to someone who is in the middle of it now? | I would tell you: … | What I'd say to you | If you are where I was, listen. | If You Are Where I Was
`,
  ),
  day: kind(
    'told',
    'What does your day look like?',
    'dayinmylife reallife atwork',
    `
start | {Yours}: when does it start, and what comes first? | It starts at …, and first I … | How it starts | Come with {me} for one day. | {Own}
best | What is the best part? | The best part is … | The best part ~ The best part is … | Wait for the best part. | {Own}: The Best Part
unseen | What is hard about it that nobody sees? | Nobody sees that … | What nobody sees | There's a part nobody sees. | {Own}: What Nobody Sees
odd | What happened that could only happen there? | Once, … | What happened once | This could only happen here. | {Own}: This Really Happened
end | How does it end? | At the end, I … | How it ends | Let me start with the end of the day. | {Own}: How It Ends
know | What should everyone know about it? | I wish people knew that … | What everyone should know | I wish people knew this. | {Own}: What to Know
`,
  ),
  portrait: kind(
    'told',
    'Who is that person for you? Tell me below.',
    'meet portrait reallife',
    `
first | {Yours}: what does everyone notice first? | The first thing you notice is … | The first thing you notice | There's someone you should meet. | Meet {Name}
habit | What {does} {they} do that nobody else does? | Every day, … | What nobody else does | Nobody else does this. | {Name}: Nobody Else Does This
moment | Which moment with {whom} will you never forget? | Once, … | A moment I'll never forget ~ I'll never forget … | There's one moment I'll never forget. | One Moment With {Name}
hear | What do you hear when you are with {whom}: a sentence, a laugh, a noise? | You always hear … | What you always hear ~ You always hear … | Listen. | {Name}: What You Always Hear
without | What would be missing without {whom}? | Without …, there would be no … | What would be missing ~ Without {name} there would be no … | Imagine one day without {name}. | One Day Without {Name}
wish | What would you like to tell {whom}? | I would like to say: … | What I want to say | This one is for {name}. | For {Name}
`,
  ),
  message: kind(
    'told',
    "That's all. I wanted you to hear it.",
    'foryou message fromtheheart',
    `
moment | {Yours}: which moment do you still think of? | Do you remember when …? | I still think of this ~ I still think of … | I have something to say to you. | {Own}
like | What do you like about {them}? Say it the way you'd say it to {them}. | I like that you … | What I like about you ~ I like … | There's something I don't say often enough. | {Own}: What I Don't Say Often Enough
joke | What makes you laugh together? | We still laugh about … | What makes us laugh ~ We still laugh about … | One thing still makes us laugh. | {Own}: What Makes Us Laugh
thanks | What do you want to thank {them} for? | Thank you for … | Thank you ~ Thank you for … | First of all: thank you. | {Own}: Thank You
wish | What do you wish {them}? | I wish you … | What I wish you ~ I wish you … | I have a wish for you. | {Own}: A Wish for You
last | How should it end? Write the last words. | See you … | And one last thing | Wait for the last words. | {Own}: The Last Words
`,
  ),
} as const
