import { kind } from './kind.ts'

/** What is made up, said or weighed: the person's own words, views and lines. */
export const MADE_KINDS = {
  opinion: kind(
    'told',
    'I read every answer.',
    'opinion hottake debate',
    `
claim | {Yours}: what do you say about it, in one sentence? | I think that … | What I say | Here's what I think, and you may disagree. | {Own}
reason | {Yours}: what is your strongest reason? | Because … | My first reason | I'm not taking it back, and here's why. | {Own}: My Strongest Reason
second | And another one? | Because … | And another one | Here's a reason you haven't heard yet. | {Own}: One More Reason
seen | When did you notice it yourself? | Last …, I … | When I noticed it | I noticed it myself. | {Own}: What I Have Seen
other | What do people who disagree say, and what is your answer? | They say …, but … | What others say | Some people disagree. | {Own}: What Others Say
exception | When would you be wrong? | I would be wrong if … | Where I would be wrong | There's one case where I'd be wrong. | {Own}: When I Would Be Wrong
`,
  ),
  jokes: kind(
    'told',
    'Which one made you laugh? Tell me yours.',
    'jokes funny puns',
    `
first | {Yours}: what is your first one? Give the setup, then the punch line. | Why did …? Because … | The first one | Here's the first one. | {Own}
second | And the second, in another format? | What do you call …? … | And another one | Try not to laugh. | {Own}: Try Not to Laugh
third | Which one makes people groan? | … walks into … and says … | This one hurts | This one hurts. | {Own}: This One Hurts
true | What happened to you in real life that was just as funny? | Once, … | And this really happened | This really happened. | {Own}, and One True Story
best | Which one is your best? It goes last. | What did … say to …? … | And the best one | Wait for the last one. | {Own}: Wait for the Last One
`,
  ),
  riddles: kind(
    'told',
    'How many did you solve?',
    'riddles brainteaser guess',
    `
first | {Yours}: what is your first one, and its answer? An easy one. | I have …, but no … What am I? … | The first one | Can you solve these? | {Own}: Can You Solve Them?
second | And the second, a little harder? | The more …, the more … What is it? … | And a harder one | The next one is harder. | {Own}: The Next One Is Harder
third | And the third? | What … but never …? … | And another one | Think before you answer. | {Own}: Think First
wrong | Where does almost everyone give the same wrong answer? | Most people say …, but it is … | Where most people are wrong | Most people get this wrong. | {Own}: Most People Get One Wrong
last | Which one does almost nobody solve, and what is the answer? | Few people know …: it is … | And the hardest | The last one is the hardest. | {Own}: The Last One Is the Hardest
`,
  ),
  choices: kind(
    'told',
    'Put your choices in the comments.',
    'wouldyourather youdecide game',
    `
first | {Yours}: what are the first two options? | Would you rather … or …? | The first choice | You have three seconds for each. | {Own}
second | And two that are harder to choose between? | Would you rather … or …? | And a harder one | It gets harder. | {Own}: It Gets Harder
third | Which two would start an argument between friends? | Would you rather … or …? | This one starts arguments | This one starts arguments. | {Own}: For Friends Who Argue
own | Which would you pick yourself, and why? | I would … because … | What I'd pick | Here's what I'd pick. | {Own}: What I'd Pick
last | Which one is almost impossible? | Would you rather … or …? | And the impossible one | The last one is impossible. | {Own}: The Last One Is Impossible
`,
  ),
  lines: kind(
    'told',
    'Which one is yours?',
    'quotes words saveit',
    `
first | {Yours}: what is the first one, and who said it, if it wasn't you? | “…”, said … | The first one | Keep one of these for today. | {Own}
second | And the second? | “…” | And another one | Save the one that's yours. | {Own} to Save
mine | What do you say to yourself, in your own words? | I tell myself: … | What I tell myself | This is what I tell myself. | {Own}: What I Tell Myself
when | When did one of them help you? | When …, I thought of … | When one helped me | One of them helped me once. | {Own}: When One Helped Me
last | Which one should stay with people? It goes last. | “…” | And the one to keep | Wait for the last one. | {Own}: The One to Keep
`,
  ),
  poem: kind(
    'told',
    'Thanks for listening.',
    'poem poetry spokenword',
    `
first | {Yours}: what are the first two lines? | …, / … | It begins | Listen to this. | {Own}
see | What do you see, hear or smell in it? | I see …, / I hear … | And then | Close your eyes for a moment. | {Own}: Close Your Eyes
turn | What changes in the middle? | But then … | But then | It turns in the middle. | {Own}: And Then It Turns
feel | What do you feel, without naming the feeling? | My hands …, / my … | What it feels like | You know this feeling. | {Own}: You Know This Feeling
last | What is the last line? | And … | The last line | Wait for the last line. | {Own}: The Last Line
`,
  ),
  story: kind(
    'told',
    'Would you have gone in?',
    'storytime shortstory fiction',
    `
who | Who is your story about, and what do they want? | … only wants to … | It begins with someone | This is how it began. | How It Began
where | Where and when does it happen? | It is …, in … | The place | Imagine this place. | The Place
wrong | What goes wrong, or what seems strange? | But … | Then | Something wasn't right. | Something Wasn't Right
turn | What do they do, and what happens then? | So …, and then … | And then | Nobody was ready for this. | What Happened Then
end | How does it end? Write the last line. | The last line is: … | The end | Wait for the last line. | The Last Line
`,
  ),
  observed: kind(
    'items',
    'Which one are you? Tell me below.',
    'relatable funny everydaylife',
    `
item1 | {Yours}: who or what comes first, and what gives it away? | The one who …, and then … | The first one | You know all of these. | {Own}
item2 | And the second? | The one who … | And the next one | You know all of these. | {Own}
item3 | And the third? | The one who … | And the next one | You know all of these. | {Own}
item4 | Any others? One per line. | The one who … | And the next one | You know all of these. | {Own}
last | Which one is the wildest? It goes last. | And the one who … | And the last one | Wait for the last one. | {Own}: Wait for the Last One
`,
  ),
  moment: kind(
    'told',
    'Tell me this has happened to you too.',
    'pov relatable storytime',
    `
start | {Yours}: what is the first thing you see, hear or think? | You look up, and … | The first thing you notice | POV: {own}. | POV: {Own}
worse | What makes it worse, or funnier? One thing after the other. | And then … | And then | POV: {own}. | POV: {Own}, and It Gets Worse
said | What do you say, and what do you really think? | You say …, and you think … | What you say | POV: {own}. | POV: {Own}, and What You Say
end | How does it end? Write the last line. | And … | And then, at last | POV: {own}. | POV: {Own}, to the End
`,
  ),
  speech: kind(
    'told',
    'Send this to the one who needs it.',
    'motivation mindset nevergiveup',
    `
whom | Who is it for, and what are they going through? | Someone who has just … | This is for you | This is for someone who needs it today. | For Anyone Who Needs It Today
true | What is true that they can't see right now? | You can't see it now, but … | What you can't see right now | There's something you can't see right now. | What You Can't See Right Now
own | When were you there yourself, and what helped? | When I …, what helped was … | I was there too | I was there once too. | I Was There Too
do | What is one small thing they can do today? | Today, just … | Do this today | Do one small thing today. | One Small Thing for Today
last | What last line should they remember? | Remember: … | Remember this | Wait for the last line. | The Line to Remember
`,
  ),
  advice: kind(
    'told',
    'Save this for the day you need it.',
    'advice lessonslearned tips',
    `
wrong | {Yours}: what do most people get wrong? | Most people … | What most people get wrong | Most people get this wrong. | What Most People Get Wrong
mistake | What mistake did you make yourself, and what did it cost you? | I once …, and it cost me … | My own mistake | I made this mistake so you don't have to. | The Mistake I Made
works | What works instead? Say it so that someone can do it. | What works is … | What works | Here's what works. | What Works Instead
second | What else do you know now that you didn't know then? | I also learned that … | What else I know now | I wish I'd known this sooner. | What I Know Now
proof | How do you know that it works? | Since then, … | How I know | How do I know? | How I Know It Works
first | What small first step can someone take today? | Today, just … | The first step | Start with one small step. | The First Step
`,
  ),
  'pros-cons': kind(
    'told',
    'What would you choose?',
    'prosandcons honest worthit',
    `
pro | {Yours}: what is the strongest point for it? | The best thing about it is … | What's good about it | First, the good side of {own}. | {Own}: For and Against
more | What else is good about it? | It also … | And there's more | There's more good about it than people say. | What's Good About {Own}
con | What is the strongest point against it? | The worst thing about it is … | What's bad about it | Now the part nobody tells you. | What's Bad About {Own}
cost | What does it cost: money, time or nerves? | It takes … | What it costs | Here's what it costs. | What {Own} Costs
whom | Who is it right for, and who isn't it for? | It's right for you if …, and not if … | Who it's for | It isn't for everyone. | Who {Own} Is For
own | What would you do yourself? | I would … | What I'd do | Here's what I'd do. | What I'd Do
`,
  ),
  versus: kind(
    'told',
    'Which one would you choose?',
    'versus comparison whichone',
    `
one | {Yours}: what's better about {one}? | It is better when … | What's better about {one} | Let me start with the first one. | {Own}: Both Sides
other | And what's better about {other}? | It is better when … | What's better about {other} | Now the other side. | {Own}: The Other Side
against | What is the worst thing about each? | The worst thing about … is …, and about … it is … | What's bad about them | Neither of them is perfect. | {Own}: What Nobody Tells You
cost | What do they cost: money, time or nerves? | … costs …, and … costs … | What they cost | Here's what they cost. | {Own}: What They Cost
whom | Who is each one right for? | … is for you if …, and … if … | Who they're for | It depends on who you are. | {Own}: Which One Suits You
ask | What should people tell you in the comments? | Tell me which … | Now you | Which side are you on? | {Own}: Your Turn
`,
  ),
  'before-after': kind(
    'told',
    'Would you have tried it?',
    'beforeandafter transformation progress',
    `
before | {Yours}: what was it like before? | Before, … | Before | This is what it was like before. | {Own}: Before and After
why | Why did it have to change? | I wanted … | Why it had to change | It couldn't stay like this. | Why It Had to Change
did | What did you do, step by step? | First …, then … | What I did | Here's what I did. | What I Did
wrong | What nearly went wrong? | I nearly … | What nearly went wrong | It nearly went wrong. | What Nearly Went Wrong
after | What is it like now? | Now … | After | And this is what it's like now. | What It's Like Now
number | How long did it take, or what did it cost? | It took … | What it took | One number says it all. | What It Took
`,
  ),
  dialogue: kind(
    'told',
    'Which of the two are you?',
    'dialogue skit storytime',
    `
who | {Yours}: who are the two, and where do they meet? | … meets …, in … | The two of them | Listen to these two. | Listen to These Two
first | What does the first one say? Write it the way people talk. | The first one says: … | The first one says | It begins with one sentence. | The First Sentence
second | What does the other one say back? | The other one says: … | The other one answers | You will like the answer. | The Answer
turn | What does someone say next that changes everything? | Then the first one says: … | Then someone says | One sentence changes everything. | The Sentence That Changed It
last | Who has the last word, and what is it? | The last word has …: … | The last word | Wait for the last word. | The Last Word
`,
  ),
} as const
