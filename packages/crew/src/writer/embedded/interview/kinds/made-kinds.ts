import { kind } from './kind.ts'

/** What is made up, said or weighed: the person's own words, views and lines. */
export const MADE_KINDS = {
  opinion: kind(
    'told',
    'I read every answer.',
    'opinion hottake debate',
    `
claim | {Yours}: what do you say about it, in one sentence? | I think that … | What I say | Here is what I think, and you may disagree. | {Own}
reason | {Yours}: what is your strongest reason? | Because … | My first reason | I will not take it back, and this is why. | {Own}: My Strongest Reason
second | And another one? | Because … | And another one | Here is one reason that you have not heard yet. | {Own}: One More Reason
seen | When did you notice it yourself? | Last …, I … | When I noticed it | I noticed it myself. | {Own}: What I Have Seen
other | What do those say who disagree, and what is your answer? | They say …, but … | What others say | Some people disagree. | {Own}: What the Others Say
exception | When would you be wrong? | I would be wrong if … | Where I would be wrong | There is one case in which I would be wrong. | {Own}: When I Would Be Wrong
`,
  ),
  jokes: kind(
    'told',
    'Which one made you laugh? Tell me yours.',
    'jokes funny puns',
    `
first | {Yours}: what is your first one? Say the setup, and then the punch line. | Why did …? Because … | The first one | Here is the first one. | {Own}
second | And the second, in another shape? | What do you call …? … | And another one | Try not to laugh. | {Own}: Try Not to Laugh
third | Which one makes people groan? | … walks into … and says … | This one hurts | This one hurts. | {Own}: This One Hurts
true | What really happened to you that was just as funny? | Once, … | And this really happened | This really happened. | {Own}, and One True Story
best | Which one is the best? It comes last. | What did … say to …? … | And the best one | Wait for the last one. | {Own}: Wait for the Last One
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
wrong | Where does nearly everybody give the same wrong answer? | Most people say …, but it is … | Where most people are wrong | Most people get this wrong. | {Own}: Most People Get One Wrong
last | Which one does hardly anybody solve, and what is the answer? | Only few know …: it is … | And the hardest | The last one is the hardest. | {Own}: The Last One Is the Hardest
`,
  ),
  choices: kind(
    'told',
    'Write your choices below.',
    'wouldyourather youdecide game',
    `
first | {Yours}: what are the first two to choose from? | Would you rather … or …? | The first choice | You have three seconds for each. | {Own}
second | And two that are harder to choose from? | Would you rather … or …? | And a harder one | It gets harder. | {Own}: It Gets Harder
third | Which two would make friends argue? | Would you rather … or …? | This one makes friends argue | This one makes friends argue. | {Own}: For Friends Who Argue
own | Which would you take yourself, and why? | I would … because … | What I would take | Here is what I would take. | {Own}: What I Would Take
last | Which one is almost impossible? | Would you rather … or …? | And the impossible one | The last one is impossible. | {Own}: The Last One Is Impossible
`,
  ),
  lines: kind(
    'told',
    'Which one is yours?',
    'quotes words saveit',
    `
first | {Yours}: what is the first one, and by whom, if somebody else said it? | “…”, said … | The first one | Keep one of these for today. | {Own}
second | And the second? | “…” | And another one | Save the one that is yours. | {Own} to Save
mine | What do you say to yourself, in your own words? | I tell myself: … | What I tell myself | This is what I tell myself. | {Own}: What I Tell Myself
when | When did one of them help you? | When …, I thought of … | When one helped me | One of them helped me once. | {Own}: When One Helped Me
last | Which one should stay with people? It comes last. | “…” | And the one to keep | Wait for the last one. | {Own}: The One to Keep
`,
  ),
  poem: kind(
    'told',
    'Thank you for listening.',
    'poem poetry spokenword',
    `
first | {Yours}: what are its first two lines? | …, / … | So it begins | Listen to this. | {Own}
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
who | Who is your story about, and what do they want? | … only wants to … | It begins with somebody | This is how it began. | How It Began
where | Where and when does it happen? | It is …, in … | The place | Imagine this place. | The Place
wrong | What goes wrong, or what is strange? | But … | Then | Something was not right. | Something Was Not Right
turn | What do they do, and what happens then? | So …, and then … | And then | Nobody was ready for this. | What Happened Then
end | How does it end? Say the last line. | The last line is: … | The end | Wait for the last line. | The Last Line
`,
  ),
  observed: kind(
    'items',
    'Which one are you? Tell me below.',
    'relatable funny everydaylife',
    `
item1 | {Yours}: what comes first, and what gives it away? | The one who …, and then … | The first one | You know all of these. | {Own}
item2 | And the second? | The one who … | And the next one | You know all of these. | {Own}
item3 | And the third? | The one who … | And the next one | You know all of these. | {Own}
item4 | And the others? One line each. | The one who … | And the next one | You know all of these. | {Own}
last | Which one is the wildest? It comes last. | And the one who … | And the last one | Wait for the last one. | {Own}: Wait for the Last One
`,
  ),
  moment: kind(
    'told',
    'Tell me this has happened to you, too.',
    'pov relatable storytime',
    `
start | {Yours}: what is the first thing you see, hear or think? | You look up, and … | The first thing you notice | POV: {own}. | POV: {Own}
worse | What makes it worse, or funnier? One thing after the other. | And then … | And then | POV: {own}. | POV: {Own}, and It Gets Worse
said | What do you say, and what do you really think? | You say …, and you think … | What you say | POV: {own}. | POV: {Own}, and What You Say
end | How does it end? Say the last line. | And … | And then, at last | POV: {own}. | POV: {Own}, to the End
`,
  ),
  speech: kind(
    'told',
    'Send this to the one who needs it.',
    'motivation mindset nevergiveup',
    `
whom | Whom is it for, and what are they going through? | Somebody who has just … | This is for you | This is for somebody who needs it today. | For Whoever Needs It Today
true | What is true that they cannot see right now? | You cannot see it now, but … | What you cannot see right now | There is something that you cannot see right now. | What You Cannot See Right Now
own | When were you there yourself, and what helped? | When I …, what helped was … | I was there, too | I was there once, too. | I Was There, Too
do | What is one small thing that they can do today? | Today, just … | Do this today | Do one small thing today. | One Small Thing for Today
last | What is the last line that they should remember? | Remember: … | Remember this | Wait for the last line. | The Line to Remember
`,
  ),
  advice: kind(
    'told',
    'Save this for the day you need it.',
    'advice lessonslearned tips',
    `
wrong | {Yours}: what do most people get wrong? | Most people … | What most people get wrong | Most people get this wrong. | What Most People Get Wrong
mistake | Which mistake did you make yourself, and what did it cost you? | I once …, and it cost me … | My own mistake | This mistake was mine, so that it need not be yours. | The Mistake I Made
works | What works instead? Say it so that somebody can do it. | What works is … | What works | Here is what works. | What Works Instead
second | What else do you know now that you did not know then? | I also learned that … | What else I know now | I wish I had known this earlier. | What I Know Now
proof | How do you know that it works? | Since then, … | How I know | How do I know? | How I Know It Works
first | What is the first small step, today? | Today, just … | The first step | Start with one small step. | The First Step
`,
  ),
  'pros-cons': kind(
    'told',
    'What would you choose?',
    'prosandcons honest worthit',
    `
pro | {Yours}: what is the strongest point for it? | The best thing about it is … | What speaks for it | First, what speaks for {own}. | {Own}: For and Against
more | What else speaks for it? | It also … | And this speaks for it, too | There is more good about it than people say. | What Speaks for {Own}
con | What is the strongest point against it? | The worst thing about it is … | What speaks against it | Now the part that nobody tells you. | What Speaks Against {Own}
cost | What does it cost: money, time or nerves? | It takes … | What it costs | Here is what it costs. | What {Own} Costs
whom | Whom does it suit, and whom not? | It suits you if …, and not if … | Whom it suits | It does not suit everybody. | Whom {Own} Suits
own | What would you do yourself? | I would … | What I would do | Here is what I would do. | What I Would Do
`,
  ),
  versus: kind(
    'told',
    'Which one would you choose?',
    'versus comparison whichone',
    `
one | {Yours}: what speaks for {one}? | It is better when … | What speaks for {one} | First, what speaks for the one side. | {Own}: Both Sides
other | And what speaks for {other}? | It is better when … | What speaks for {other} | Now the other side. | {Own}: The Other Side
against | What is the worst thing about each of them? | The worst thing about … is …, and about … it is … | What speaks against them | Neither of them is perfect. | {Own}: What Nobody Tells You
cost | What do they cost: money, time or nerves? | … costs …, and … costs … | What they cost | Here is what they cost. | {Own}: What They Cost
whom | Whom does the one suit, and whom the other? | … suits you if …, and … if … | Whom they suit | It depends on who you are. | {Own}: Which One Suits You
ask | What should people answer you? | Tell me which … | Now you | Which side are you on? | {Own}: Your Turn
`,
  ),
  'before-after': kind(
    'told',
    'Would you have tried it?',
    'beforeandafter transformation progress',
    `
before | {Yours}: how was it before? | Before, … | Before | This is how it was before. | {Own}: Before and After
why | Why did it have to change? | I wanted … | Why it had to change | It could not stay like this. | Why It Had to Change
did | What did you do, step by step? | First …, then … | What I did | Here is what I did. | What I Did
wrong | What nearly went wrong? | I nearly … | What nearly went wrong | It nearly went wrong. | What Nearly Went Wrong
after | How is it now? | Now … | After | And this is how it is now. | How It Is Now
number | How long did it take, or what did it cost? | It took … | What it took | One number says it all. | What It Took
`,
  ),
  dialogue: kind(
    'told',
    'Which of the two are you?',
    'dialogue skit storytime',
    `
who | {Yours}: who are the two, and where do they meet? | … meets …, in … | The two of them | Listen to these two. | Listen to These Two
first | What does the first one say? Write it as it is spoken. | The first one says: … | The first one says | It begins with one sentence. | The First Sentence
second | What does the other one answer? | The other one says: … | The other one answers | You will like the answer. | The Answer
turn | What is said then that changes everything? | Then the first one says: … | Then somebody says | One sentence changes everything. | The Sentence That Changed It
last | Who has the last word, and what is it? | The last word has …: … | The last word | Wait for the last word. | The Last Word
`,
  ),
} as const
