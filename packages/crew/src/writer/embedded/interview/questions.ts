import type { SubjectKind } from './read-kind.ts'

/**
 * A question of the interview with what its answer becomes. `{yours}` and `{own}` are the prompt's own words as the asker and
 * as the person says them, capitalized as `{Yours}` and `{Own}`; `{sell}`, `{we}` and `{us}` follow the prompt.
 */
export type Asked = {
  readonly id: string
  readonly text: string
  /** How an answer may begin, in words that fit any prompt of the kind: examples of another trade read like a misunderstanding. */
  readonly example: string
  /** Stands before an answer that is no whole sentence. */
  readonly lead: string
  /** Stands before it where it opens the film. */
  readonly hook: string
  /** Of a film that opens with it. */
  readonly title: string
}

const asked = (rows: string): readonly Asked[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', text = '', example = '', lead = '', hook = '', title = ''] = row
        .split(' | ')
        .map((cell) => cell.trim())
      return { id, text, example, lead, hook, title }
    })

/** What is asked of each kind, in the order of the script: id | question | example | lead | hook | title. */
export const QUESTIONS: Readonly<Record<SubjectKind, readonly Asked[]>> = {
  place: asked(`
special | What does {yours} {sell} that others don't? | Only here you get … | What you only find here | What makes {own} different? | {Own}: What You Only Find Here
start | How did it begin? | It began in …, when … | How it began | Here is how {own} began. | How {Own} Began
senses | What does somebody see, hear or smell in the first minute there? | The first thing you notice is … | The first thing you notice | Walk into {own} with me for a minute. | One Minute Inside {Own}
people | Who works there, and what are they known for? | … has been here since … and is known for … | Who you meet | Meet the people behind {own}. | The People Behind {Own}
return | What do people come back for? | People come back for … | What people come back for | Why do people keep coming back to {own}? | Why People Come Back to {Own}
visit | Where is it, and when can people come? | You find us at …, open from … to … | Where to find {us} | Here is where to find {own}. | Where to Find {Own}
`),
  product: asked(`
what | {Yours}: what is that, in one sentence, for somebody who has never heard of it? | It is … that … | What it is | Let me show you {own}. | Meet {Own}
why | Why did you make it? | I made it because … | Why it exists | Why does {own} exist? | Why I Made This
made | How is it made, or what is in it? | It is made of …, by … | How it is made | This is how {own} is made. | How It Is Made
buyer | Who is it for, and what did one of them say? | It is for people who … | Who it is for | Who is {own} for? | Who It Is For
number | Is there a number that says something about it: how long, how many, how much? | It took … / lasts … / costs … | The number behind it | One number tells you about {own}. | The Number Behind It
get | Where can people get it? | You get it at … | Where to get it | Here is where to get {own}. | Where to Get It
`),
  service: asked(`
whom | Whom do you help with {yours}, and with what? | I help … with … | Who {we} help | Who is {own} for? | Who {Own} Is For
case | Tell one case: how was it before, and how was it afterwards? | Before, … Afterwards, … | One case | Here is one story from {own}. | One Story From {Own}
way | What do you do that others in your trade don't? | Others …, but I … | What {we} do differently | What is different about {own}? | What Makes {Own} Different
mistake | What should people stop doing, or know before they call you? | Please stop … | What to know first | Before you call anybody, know this. | Know This Before You Call
number | For how long have you done it, or for how many? | For … years, and … so far | So far | One number says a lot about {own}. | {Own} in Numbers
reach | How do people reach you? | Write to … or call … | How to reach {us} | Here is how to reach {us}. | How to Book
`),
  event: asked(`
what | What happens at {yours}? | There will be … | What happens | What happens at {own}? | {Own}: What to Expect
when | When and where is it? | On … at …, in … | When and where | Mark the date. | {Own}: When and Where
why | Why is it held, and what does it mean to you? | It matters to us because … | Why it matters | Why does {own} matter? | Why {Own} Matters
moment | Which moment should nobody miss? | Be there when … | The moment not to miss | There is one moment that nobody should miss. | The Moment Not to Miss
past | What happened last time, or while you prepared it? | Last time, … | What happened before | You should hear what happened before {own}. | The Story Behind {Own}
come | What should people do now, or bring? | Bring … and come to … | What to do now | Want to be there? | How to Be There
`),
  personal: asked(`
begin | {Yours}: where does it begin? Say the place and the day. | It was …, in … | Where it begins | I want to tell you about {own}. | {Own}
hard | What was the hardest part? | The hardest part was … | The hardest part | Let me start with the hardest part. | The Hardest Part
turn | What changed it? | Then … | What changed it | One moment changed everything for {me}. | The Moment That Changed It
detail | Which small thing do you still see, hear or smell? | I still see … | What I still see | One small thing stayed with {me}. | The Detail That Stayed
now | How is it today? | Today I … | Today | Let me tell you how it is today. | How It Is Today
tell | What would you say to somebody who stands where you stood? | I would tell you: … | What I would say to you | If you are where I was, listen. | If You Are Where I Was
`),
  advice: asked(`
wrong | {Yours}: what do most people get wrong? | Most people … | What most people get wrong | Most people get this wrong. | What Most People Get Wrong
mistake | Which mistake did you make yourself, and what did it cost you? | I once …, and it cost me … | My own mistake | This mistake was mine, so that it need not be yours. | The Mistake I Made
works | What works instead? Say it so that somebody can do it. | What works is … | What works | Here is what works. | What Works Instead
second | What else do you know now that you did not know then? | I also learned that … | What else I know now | I wish I had known this earlier. | What I Know Now
proof | How do you know that it works? | Since then, … | How I know | How do I know? | How I Know It Works
first | What is the first small step, today? | Today, just … | The first step | Start with one small step. | The First Step
`),
  opinion: asked(`
claim | {Yours}: how do you say it, in one sentence? | I think that … | What I say | Here is what I think, and you may disagree. | {Own}
reason | What is your strongest reason? | Because … | My reason | There is one strong reason. | My Strongest Reason
seen | What have you seen with your own eyes that shows it? | I have seen … | What I have seen | Let me tell you what I have seen. | What I Have Seen
other | What do those say who disagree, and what is your answer? | Others say …, but … | What others say | Some people disagree. | What the Others Say
exception | When would you be wrong? | I would be wrong if … | Where I would be wrong | There is one case in which I would be wrong. | When I Would Be Wrong
`),
  situation: asked(`
first | {Case}: what should somebody do first? | First, … | The first thing to do | Start here. | What to Do First
then | What helps after that? | It helps to … | What helps then | There is something that helps. | What Helps
avoid | What should they better not do or say? | Do not … | What to avoid | Please do not do this. | What Not to Do
own | When did it happen to you or to somebody you know, and how did it go? | Once, …, and then … | How it went once | Let me tell you how it went once. | How It Went
else | And if that does not help? | Then … | If that does not help | And if nothing helps? | If That Does Not Help
keep | What should somebody remember of this? | Remember: … | Remember this | Remember one thing. | The One Thing to Remember
`),
  'how-to': asked(`
need | {Yours}: what does somebody need before they start? | You need … | What you need | Before you start, get this ready. | What You Need First
first | What is the first step? | First, … | First | The first step decides a lot. | Start Here
next | What comes then? | Then … | Then | Here is how {I} do it. | Step by Step
wrong | Where do most people go wrong? | Most people … | Where most people go wrong | Most people go wrong at the same point. | Where Most People Go Wrong
done | How do you see that it worked? | It worked when … | How you see that it worked | How do you know that it worked? | How to Know It Worked
trick | Which trick did you find out yourself? | What helped me: … | My own trick | There is one trick that {I} found out {myself}. | My Own Trick
`),
  recipe: asked(`
takes | {Yours}: what goes in, and how much? | It takes … | What goes in | Here is what goes in. | {Own}: What Goes In
first | What is done first? | First, … | First | It begins like this. | {Own}, Step by Step
then | And then, and for how long? | Then … for … minutes | Then | The rest takes a little patience. | How It Is Made
trick | What makes it taste as it should? | The trick is … | The trick | There is one trick to it. | The Trick Behind {Own}
from | Whose recipe is it, or when is it made? | It comes from …, and we make it when … | Where it comes from | This one has a story. | The Story of {Own}
serve | How do you see that it is done, and what goes with it? | It is done when …, and it goes with … | How to serve it | Now the best part. | How to Serve It
`),
  meals: asked(`
first | {Yours}: what do you make most often, and what is in it? | I make …, with … | The first one | Here is what I make. | {Own}
second | What else is worth trying, and how is it made? | Then there is …, with … | The next one | You may not know this one. | {Own} Worth Trying
third | And one for a day with no time at all? | On such a day, I … | With no time | This one takes no time. | {Own} With No Time
home | What do you always have at home for it? | I always have … | Always at home | Have this at home. | What to Keep at Home
takes | How long does it take, or what does it cost? | It takes … minutes and costs … | What it takes | It takes less than you think. | What It Takes
wrong | What should people better not do? | Do not … | What to avoid | Do not make this mistake. | The Mistake to Avoid
`),
  list: asked(`
first | {Yours}: which one comes first, and why is it on your list? | Number one is …, because … | The first one | Here is my list. | {Own}
second | And the second? Say what somebody should know about it. | Then there is … | The next one | You may know one of these. | {Own}: How Many Do You Know?
third | And the third? | And …, which … | And then | Remember these. | {Own} to Remember
wrong | Which one does everybody name that is not on your list, and why not? | Everybody names …, but … | What is not on my list | One famous answer is missing, and I will tell you why. | {Own}: What Is Missing
best | Which one is your number one, and what makes it the best or the worst? | The best of all is … | Number one | Wait for number one. | {Own}: Wait for Number One
ask | What should people answer you? | Tell me … | Now you | I want to hear your list, too. | {Own}: What Is Yours?
`),
  reasons: asked(`
one | {Yours}: which reason is the strongest? | The strongest reason is … | The strongest reason | There is one reason that is enough. | {Own}
two | Which reason does hardly anybody expect? | Hardly anybody expects that … | The reason that nobody expects | One of these reasons may surprise you. | The Reason Nobody Expects
seen | How did you notice it yourself? | I noticed it when … | How I noticed it | I noticed it myself. | How I Noticed It
against | What do people say against it, and what is your answer? | People say …, but … | What people say against it | There is something to be said against it. | What People Say Against It
begin | How does somebody begin? | Begin with … | How to begin | It is easy to begin. | How to Begin
`),
  quiz: asked(`
first | {Yours}: what is your first question, and its answer? An easy one. | Which …? It is … | The first question | Let us begin with an easy one. | {Own}
second | And the second, a little harder? | What …? It is … | The next question | How many do you get? | {Own}: How Many Do You Get?
third | And the third? | Who …? It was … | And the next question | Count your points. | {Own}: Count Your Points
hard | Which question does hardly anybody get right, and what is the answer? | Only few know …: it is … | The hard one | The last one is hard. | {Own}: The Hard One
trap | Where does nearly everybody give the same wrong answer? | Most people say …, but it is … | The trap | One of these is a trap. | {Own}: Mind the Trap
ask | What should people tell you at the end? | Tell me your … | Now you | I want to know your score. | {Own}: Tell Me Your Score
`),
  difference: asked(`
one | {Yours}: what is {one}, so that somebody can tell it by one thing? | It is …, and you know it by … | {One} | Let me begin with the first of them. | {Own}: How to Tell
other | And {other}? | It is …, and you know it by … | {Other} | Now the other one. | {Own}: The Other Side
mixed | Where do people mix them up, and why? | People mix them up when … | Where people mix them up | Nearly everybody mixes them up. | {Own}: Where People Mix Them Up
when | When do you take or say the one, and when the other? | Take … when …, and … when … | When to take which | It matters which one you take. | {Own}: When to Take Which
test | Which trick helps to remember it? | Remember: … | How to remember it | There is a trick to remember it. | {Own}: How to Remember
`),
  jokes: asked(`
first | {Yours}: what is your first one? Say the setup, and then the punch line. | Why did …? Because … | The first one | Here is the first one. | {Own}
second | And the second, in another shape? | What do you call …? … | And another one | Try not to laugh. | {Own}: Try Not to Laugh
third | Which one makes people groan? | … walks into … and says … | This one hurts | This one hurts. | {Own}: This One Hurts
true | What really happened to you that was just as funny? | Once, … | And this really happened | This really happened. | {Own}, and One True Story
best | Which one is the best? It comes last. | What did … say to …? … | And the best one | Wait for the last one. | {Own}: Wait for the Last One
`),
  riddles: asked(`
first | {Yours}: what is your first one, and its answer? An easy one. | I have …, but no … What am I? … | The first one | Can you solve these? | {Own}: Can You Solve Them?
second | And the second, a little harder? | The more …, the more … What is it? … | And a harder one | The next one is harder. | {Own}: The Next One Is Harder
third | And the third? | What … but never …? … | And another one | Think before you answer. | {Own}: Think First
wrong | Where does nearly everybody give the same wrong answer? | Most people say …, but it is … | Where most people are wrong | Most people get this wrong. | {Own}: Most People Get One Wrong
last | Which one does hardly anybody solve, and what is the answer? | Only few know …: it is … | And the hardest | The last one is the hardest. | {Own}: The Last One Is the Hardest
`),
  choices: asked(`
first | {Yours}: what are the first two to choose from? | Would you rather … or …? | The first choice | You have three seconds for each. | {Own}
second | And two that are harder to choose from? | Would you rather … or …? | And a harder one | It gets harder. | {Own}: It Gets Harder
third | Which two would make friends argue? | Would you rather … or …? | This one makes friends argue | This one makes friends argue. | {Own}: For Friends Who Argue
own | Which would you take yourself, and why? | I would … because … | What I would take | Here is what I would take. | {Own}: What I Would Take
last | Which one is almost impossible? | Would you rather … or …? | And the impossible one | The last one is impossible. | {Own}: The Last One Is Impossible
`),
  lines: asked(`
first | {Yours}: what is the first one, and by whom, if somebody else said it? | “…”, said … | The first one | Keep one of these for today. | {Own}
second | And the second? | “…” | And another one | Save the one that is yours. | {Own} to Save
mine | What do you say to yourself, in your own words? | I tell myself: … | What I tell myself | This is what I tell myself. | {Own}: What I Tell Myself
when | When did one of them help you? | When …, I thought of … | When one helped me | One of them helped me once. | {Own}: When One Helped Me
last | Which one should stay with people? It comes last. | “…” | And the one to keep | Wait for the last one. | {Own}: The One to Keep
`),
  poem: asked(`
first | {Yours}: what are its first two lines? | …, / … | So it begins | Listen to this. | {Own}
see | What do you see, hear or smell in it? | I see …, / I hear … | And then | Close your eyes for a moment. | {Own}: Close Your Eyes
turn | What changes in the middle? | But then … | But then | It turns in the middle. | {Own}: And Then It Turns
feel | What do you feel, without naming the feeling? | My hands …, / my … | What it feels like | You know this feeling. | {Own}: You Know This Feeling
last | What is the last line? | And … | The last line | Wait for the last line. | {Own}: The Last Line
`),
  story: asked(`
who | Who is your story about, and what do they want? | … only wants to … | It begins with somebody | This is how it began. | How It Began
where | Where and when does it happen? | It is …, in … | The place | Imagine this place. | The Place
wrong | What goes wrong, or what is strange? | But … | Then | Something was not right. | Something Was Not Right
turn | What do they do, and what happens then? | So …, and then … | And then | Nobody was ready for this. | What Happened Then
end | How does it end? Say the last line. | The last line is: … | The end | Wait for the last line. | The Last Line
`),
  speech: asked(`
whom | Whom is it for, and what are they going through? | Somebody who has just … | This is for you | This is for somebody who needs it today. | For Whoever Needs It Today
true | What is true that they cannot see right now? | You cannot see it now, but … | What you cannot see right now | There is something that you cannot see right now. | What You Cannot See Right Now
own | When were you there yourself, and what helped? | When I …, what helped was … | I was there, too | I was there once, too. | I Was There, Too
do | What is one small thing that they can do today? | Today, just … | Do this today | Do one small thing today. | One Small Thing for Today
last | What is the last line that they should remember? | Remember: … | Remember this | Wait for the last line. | The Line to Remember
`),
  question: asked(`
answer | {Yours}: what is the short answer, as far as you know? | In short, … | The short answer | Here is the short answer. | {Own}
source | How do you know: who found it out, or where did you read it? | I read it in … | How we know | How do we know? | {Own}: How We Know
wrong | What do most people answer instead? | Most people say … | What most people say | Most people give the wrong answer. | {Own}: What Most People Say
seen | What would help somebody to picture it? | Imagine … | Picture it like this | Picture this. | {Own}: Picture This
use | What changes for somebody who knows it? | So next time, … | What it changes | What does it change? | {Own}: Why It Matters
`),
  'pros-cons': asked(`
pro | {Yours}: what is the strongest point for it? | The best thing about it is … | What speaks for it | First, what speaks for {own}. | {Own}: For and Against
more | What else speaks for it? | It also … | And this speaks for it, too | There is more good about it than people say. | What Speaks for {Own}
con | What is the strongest point against it? | The worst thing about it is … | What speaks against it | Now the part that nobody tells you. | What Speaks Against {Own}
cost | What does it cost: money, time or nerves? | It takes … | What it costs | Here is what it costs. | What {Own} Costs
whom | Whom does it suit, and whom not? | It suits you if …, and not if … | Whom it suits | It does not suit everybody. | Whom {Own} Suits
own | What would you do yourself? | I would … | What I would do | Here is what I would do. | What I Would Do
`),
  versus: asked(`
one | {Yours}: what speaks for {one}? | It is better when … | What speaks for {one} | First, what speaks for the one side. | {Own}: Both Sides
other | And what speaks for {other}? | It is better when … | What speaks for {other} | Now the other side. | {Own}: The Other Side
against | What is the worst thing about each of them? | The worst thing about … is …, and about … it is … | What speaks against them | Neither of them is perfect. | {Own}: What Nobody Tells You
cost | What do they cost: money, time or nerves? | … costs …, and … costs … | What they cost | Here is what they cost. | {Own}: What They Cost
whom | Whom does the one suit, and whom the other? | … suits you if …, and … if … | Whom they suit | It depends on who you are. | {Own}: Which One Suits You
ask | What should people answer you? | Tell me which … | Now you | Which side are you on? | {Own}: Your Turn
`),
  'before-after': asked(`
before | {Yours}: how was it before? | Before, … | Before | This is how it was before. | {Own}: Before and After
why | Why did it have to change? | I wanted … | Why it had to change | It could not stay like this. | Why It Had to Change
did | What did you do, step by step? | First …, then … | What I did | Here is what I did. | What I Did
wrong | What nearly went wrong? | I nearly … | What nearly went wrong | It nearly went wrong. | What Nearly Went Wrong
after | How is it now? | Now … | After | And this is how it is now. | How It Is Now
number | How long did it take, or what did it cost? | It took … | What it took | One number says it all. | What It Took
`),
  dialogue: asked(`
who | {Yours}: who are the two, and where do they meet? | … meets …, in … | The two of them | Listen to these two. | Listen to These Two
first | What does the first one say? Write it as it is spoken. | The first one says: … | The first one says | It begins with one sentence. | The First Sentence
second | What does the other one answer? | The other one says: … | The other one answers | You will like the answer. | The Answer
turn | What is said then that changes everything? | Then the first one says: … | Then somebody says | One sentence changes everything. | The Sentence That Changed It
last | Who has the last word, and what is it? | The last word has …: … | The last word | Wait for the last word. | The Last Word
`),
  topic: asked(`
surprise | What about {yours} would surprise somebody who knows nothing about it? | Almost nobody knows that … | What surprises people | Here is something surprising about {own}. | The Surprising Side of {Own}
number | Which number or date do you know for certain, and from where? | In the year …, says … | A number to keep | One number to remember. | {Own} in One Number
wrong | What do most people believe about it that is not true? | Most people think …, but … | What is not true | Much of what people say about this is not true. | What People Get Wrong About {Own}
seen | What did you see, hear or read of it that stayed with you? | The first time I saw it, … | What stayed with me | One thing stayed with me. | {Own}: What Stayed With Me
matters | Why should somebody care today? | It matters because … | Why it matters | Why does it matter today? | Why {Own} Matters
`),
}

/** The last line of a script of each kind, where there is room for one; it asks for nothing that nobody offered. */
export const CLOSES: Readonly<Record<SubjectKind, string>> = {
  place: 'Come by and see for yourself.',
  product: 'Take a look and decide for yourself.',
  service: 'Save this for the day you need it.',
  event: 'See you there.',
  personal: 'Thank you for listening.',
  advice: 'Save this for the day you need it.',
  opinion: 'I read every answer.',
  'how-to': 'Save this, and try it once.',
  situation: 'Save this for the day you need it.',
  recipe: 'Save this, and try it once.',
  meals: 'What do you make? Tell me.',
  reasons: 'Which reason convinced you?',
  quiz: 'How many did you get?',
  difference: 'Now you know which is which.',
  list: 'Which one would you add?',
  jokes: 'Which one made you laugh? Tell me yours.',
  riddles: 'How many did you solve?',
  choices: 'Write your choices below.',
  lines: 'Which one is yours?',
  poem: 'Thank you for listening.',
  story: 'Would you have gone in?',
  speech: 'Send this to the one who needs it.',
  question: 'Now you know it too.',
  'pros-cons': 'What would you choose?',
  versus: 'Which one would you choose?',
  'before-after': 'Would you have tried it?',
  dialogue: 'Which of the two are you?',
  topic: 'Now you know it too.',
}
