/** What people ask about love, friends, feelings and habits, for `readTopics`. */
export const FEELINGS_AND_PEOPLE = `
# relationship-red-flags | how-to | spotting red flags in a relationship | red flags relationship, red flags dating, dating red flags, relationship red flags, warning signs relationship, red flags partner, toxic relationship signs, signs toxic relationship | Abusive power and control
> A red flag rarely looks red on the first date. | Say one small no, and watch what happens. | Your stomach often knows before you do.
@ You read the text a third time, and you still feel small.
1 | phone held up | Is checking your phone a red flag? | Notice when you have to explain yourself | Notice how often you have to report where you were and who you texted. | Once may be worry. Every day is a pattern. | Trust doesn't need proof every evening.
2 | empty chairs | What if your friends disappear? | Look at who's vanished from your life | Count the friends you've stopped seeing. Somebody who badmouths all of them may want you to themselves. | People who are good for you are glad you have others. | Call one old friend this week.
3 | closed door | What does it mean when no is not accepted? | Say no to something small and watch | Turn down one small thing, like a movie. Do you get sulking, pressure or mockery? | How they take a small no tells you about the big ones. | Respect can be disappointed, but it stops.
4 | broken mirror | What about jokes that hurt? | Listen to how they joke about you | Listen to the jokes they make about you in front of people. If they make you smaller, they're not jokes. | Humor is a great place to hide contempt. | Good jokes make you both laugh.
5 | two chairs | Whom can you tell about red flags? | Tell one person how it really is | Pick somebody you trust and leave nothing out. And if you're scared of anyone, call a help line. | What you say out loud is harder to explain away. | You don't have to prove it's bad enough.

# relationship-green-flags | how-to | recognizing green flags in a relationship | green flags relationship, green flags dating, green flags partner, signs healthy relationship, healthy relationship signs, signs of a good relationship | Interpersonal relationship
> Everybody talks about red flags. Here are the green ones. | Watch how your date treats the waiter. | Calm isn't boring.
@ You come home late, and there's a plate in the oven for you.
1 | kept promise | Why do small promises count? | Look for people who keep small promises | Look for somebody who does what they said: the call at eight, the bread, the thing you mentioned once. | Trust is built from small things that happen. | You can't borrow it for a special day.
2 | waiter | How do they treat strangers? | Watch how they treat strangers | Look at how they talk to the waiter, the driver, the kid who's in the way. With you, they still want to make an impression. | Kindness that needs an audience doesn't last. | Later, they'll talk to you like that.
3 | argument | How does a good couple argue? | Look for someone who argues fair | Look for somebody who argues about what happened, not about what's wrong with you. | Every couple argues. What counts is how it ends. | A sorry without a but is worth a lot.
4 | own hobbies | Should couples do everything together? | See if they want your own life for you | When you've been out with friends, do they ask how it was, and want to hear it? | Two whole people have more to tell each other. | Missing somebody a little is healthy.
5 | quiet sofa | How should a relationship feel? | Be quiet, tired and silly around them | Ask if you can be quiet, tired and silly there, without rehearsing your sentences. | Feeling safe is what everything else stands on. | If you have that, say thank you tonight.

# signs-somebody-likes-you | how-to | reading the signs that somebody likes you | signs he likes you, signs she likes you, signs someone likes you, signs somebody likes you, signs they like you, signs your crush likes you, does he like me, does she like me | Flirting
> One sign is nothing. Five are a hint. | There's one sure way to know, and you already know it. | When everyone laughs, watch their eyes.
@ You look up, and somebody looks away a little too fast.
1 | remembered detail | What do people remember about you? | See if they remember small things | See if on Friday they still know what you said on Monday about your sister's cat. | Attention is the rarest gift. | It's hard to fake for long.
2 | reason to talk | Why do they ask you of all people? | Count their reasons to talk to you | Count the questions they could've just looked up. It may not be about the answer. | People look for a door when they want to come in. | Leave one open, and see who uses it.
3 | mirrored pose | What does body language tell? | Look at where their body turns | In a group, see if they turn toward you and sit the way you sit. | People often do it without thinking. | But shy people may do the exact opposite.
4 | laughing group | To whom do they look when they laugh? | See who they look at when everyone laughs | When the whole table laughs, see who they glance at. | Some people check if the one they like is laughing too. | Don't build a wedding on one glance.
5 | coffee cups | How do you find out if somebody likes you? | Ask them out for coffee | Ask a friendly question with an easy way out: want to get a coffee? | Some people are just nice to everybody. | A clear no beats a year of guessing.

# long-distance-relationship | how-to | making a long-distance relationship work | long distance relationship, long distance relationships, long distance love, make long distance work | Long-distance relationship
> It isn't the distance that hurts. It's the guessing. | Talk less often, and better. | Book the next visit before this one ends.
@ You're waving at the window of a train that's already moving.
1 | two clocks | How often should you call? | Agree on how often you'll talk | Decide together. One of you needs a call every day, the other three a week. | Say it before it turns into a fight. | Change it when life changes.
2 | shared film | What can you do together apart? | Do something together, don't just talk | Start the same movie at the same second, cook the same dish, or play a game. | Couples live on things that happened to both of you. | Reports about your day run out of news.
3 | calendar | When do you see each other again? | Always know the next visit's date | Book the next visit together, even if it's far off. | A date is something to count toward. | Waiting with no end is what wears people down.
4 | letter | What helps on hard days? | Send something they can hold | Mail a letter, a shirt, or a silly rock from the beach. | It says more than a hundred hearts. | The mail is slow, and that's the nice part.
5 | map with a line | Where does it lead? | Talk about how the distance will end | Talk about who could move, and what would have to happen first. | A plan turns distance into time that passes. | If you never talk about it, ask yourselves why.

# toxic-friends | how-to | dealing with a toxic friend | toxic friend, toxic friends, toxic friendship, signs toxic friend, fake friend, fake friends, signs fake friends, ending a friendship, end a friendship | Friendship
> Some friends only clap when you lose. | Tell them good news, and watch their face. | Outgrowing people isn't a crime.
@ Your phone shows a name, and you turn it face down.
1 | tired walk home | How do you know a friend is bad for you? | Notice how you feel on the way home | After the next three times you meet, write down how you felt on the way home. | Everybody's exhausting now and then. Every time is information. | Your mood is an honest witness.
2 | good news | How do friends react to good news? | Tell them good news and watch | Tell them something good. A friend wants to hear more. The other kind changes the subject or finds the catch. | Comforting is easy. Being happy for somebody is the harder test. | Envy happens to all of us. It shouldn't stay.
3 | scales | Is it always you who calls? | Stop being the one who calls | For a while, don't call first. It's not a punishment. You just see what happens. | Some friendships are only your own effort. | And some people are just bad at calling, so ask.
4 | calm talk | How do you talk to a toxic friend? | Say once what you want changed | Name one thing that happened, how it felt, and what you'd like instead. | People can't fix what they don't know about. | The answer tells you almost everything.
5 | open hand | How do you end a friendship? | Let it get smaller without a war | Meet less, tell less, and stay friendly. Only if that fails do you need a clear goodbye. | Not every friendship has to end with a verdict. | Leave room for people to change.

# jealousy | how-to | handling jealousy | deal with jealousy, handle jealousy, stop being jealous, overcome jealousy, jealous, being jealous, jealousy relationship, control jealousy | Jealousy
> Jealousy is a smoke alarm. It also goes off for toast. | If you check their phone today, you'll check it tomorrow. | You're not bad for feeling it.
@ They laugh at somebody else's joke, and your stomach turns over.
1 | pause sign | What do you do first when jealous? | Wait before you send that text | Put your phone in another room for twenty minutes before you send that text. | The feeling passes faster than the message does. | Nothing you need to know will be lost.
2 | two columns | Is it a fact or a fear? | Write down what you know and fear | Make two columns: what you know, and what you fear. | From inside, a fear feels like knowledge. | Most of it lands in column two. Only column one needs an answer.
3 | I sentence | How do you tell your partner? | Talk about yourself, not their fault | Say I felt left out when you danced with everybody else. | They can answer that. Accuse them, and they'll only defend themselves. | Ask for something they can actually do.
4 | locked phone | Should you check their phone? | Don't look in their phone | Leave their phone alone. Find nothing, and you'll look again tomorrow. | Checking feeds jealousy. It never fills it up. | And you're hurting somebody who may have done nothing.
5 | own life | What makes jealousy smaller? | Put more weight on your own life | Fill your own days: friends, sports, work you like. | The more you have, the less hangs on one person. | If jealousy runs your life, a counselor can help.

# feeling-lonely | how-to | feeling less lonely | feel less lonely, feeling lonely, stop feeling lonely, deal with loneliness, overcome loneliness, being lonely, loneliness tips | Loneliness
> Some of the people you envy are lonely too. | Loneliness is like hunger, and it's just as normal. | You don't need a crowd. You need a Tuesday.
@ It's Sunday afternoon, and nobody has said your name today.
1 | same place | Where do you meet people? | Go to the same place at the same time | Pick one class, one cafe, one dog park, and come at the same hour every week. Strangers turn into faces, and faces into people. | You don't have to be charming. You just have to come back. | Give it two months before you judge.
2 | short call | Whom can you call? | Call somebody for just five minutes | Call somebody and say it up front: I've got five minutes, and I thought of you. | It's easy to say yes to. | Studies find we underestimate how happy people are to hear from us.
3 | small talk | Does small talk help? | Say one line to a stranger a day | Talk to the cashier, the neighbor, whoever's at the bus stop. Once a day, and the weather will do as a topic. | Small contacts lift your mood more than you'd expect. | And they're good practice.
4 | helping hands | Why does helping help? | Be useful to somebody once a week | Once a week, carry, teach, cook or read for somebody. | A job to do takes the fear out of meeting people. | You don't have to be interesting.
5 | phone face down | Does scrolling help? | Trade half an hour of scrolling | Take thirty minutes of scrolling, and write to one of those people instead. | A feed looks like company, but it never answers. | If it stays dark for weeks, talk to a doctor.

# taking-criticism | how-to | taking criticism well | take criticism, taking criticism, handle criticism, deal with criticism, accept criticism, receive feedback, taking feedback | Criticism
> Your first answer to criticism isn't for saying. | Even unfair criticism has two percent of truth in it. | You can be hurt and still learn something.
@ Your boss says, can I give you some feedback? and your ears get hot.
1 | deep breath | What do you do first? | Take a breath before you answer | Take one slow breath before you say a word. Your body may think you're under attack. | Anything you say in the first second is mostly defense. | Silence looks like thinking, because it is.
2 | question mark | How do you understand criticism? | Ask for one example | Ask: can you give me an example? You're unreliable is a cloud. The report came two days late is something you can fix. | An example turns a judgment into a task. | Ask like you want to know, because you do.
3 | sieve | What if only part is true? | Find the part of it that's right | Look for the two percent that's true, write it down, and let the rest go. | You don't have to accept the tone to use the content. | Even clumsy or unfair criticism often has a grain in it.
4 | thank you | How do you answer criticism? | Thank them, and say your next step | Say: thank you, I'll send a draft on Wednesdays. Then it's over, and you look strong. | People remember how you took it. | You can also say you need a day.
5 | whose voice | Whose criticism counts? | Decide whose opinion counts | Ask yourself: would I go to this person for advice? If not, let it go. | Not every voice weighs the same. | Strangers on the internet weigh the least.

# imposter-syndrome | how-to | dealing with imposter syndrome | imposter syndrome, impostor syndrome, feel like a fraud, feeling like a fraud, overcome imposter syndrome | Impostor syndrome
> Half the room may feel like the only fake. | You can do good work and still doubt it. | On bad days, your memory lies about you.
@ They're clapping for you, and you're waiting for somebody to find out.
1 | raised hands | Who has imposter syndrome? | Ask someone you admire if they feel it | Ask a colleague you admire if they ever feel like a fraud. | Psychologists described it in the nineteen seventies, and studies have found it in many kinds of jobs since. | You're comparing your inside with their outside.
2 | folder | What helps on bad days? | Keep a folder of your wins | Save thank-you emails, finished work and numbers in one folder. | On bad days your memory lies. The folder doesn't. | Add one line every Friday.
3 | luck dice | Was it only luck? | Say what you did, not just luck | Tell it straight: maybe luck opened the door, but somebody walked through and did the work, and it was you. | That feeling blames you for failures and thanks luck for wins. | Flip it around once, and hear how it sounds.
4 | first draft | What about perfectionism? | Let something be good enough | Pick one task a week, hand it in at ninety percent, and see who notices. | If you have to be perfect, you always feel behind. | Usually nobody notices.
5 | spoken doubt | Should you tell somebody? | Say it to somebody who knows your work | Tell somebody who knows your work: sometimes I feel like a fraud. | It's a secret that shrinks when you say it. | You'll often hear: you too?

# productive-habits | how-to | building the habits of productive people | habits of productive people, habits of highly productive people, habits of successful people, productive habits, successful people habits, habits of highly successful people, productive people | Productivity
> Productive people don't do more. They do less, first. | You don't have to get up at four. | One of these habits is doing nothing.
@ It's five o'clock, your list is longer than this morning, and you were busy all day.
1 | three lines | What do productive people do in the morning? | Choose three things before the day does | Write down the three things that would make it a good day, and start with the hardest. | A list of twenty is a wish. A list of three is a plan. | The rest can wait, without the guilt.
2 | phone in drawer | How do they keep their focus? | Hide your phone while you work | Put your phone in a drawer or another room while you work. | Even a silent phone on the table can tempt you. | It can take minutes to get back after an interruption.
3 | closed mailbox | When do they read mail? | Answer email in two or three blocks | Pick two or three times a day for email, and close it in between. Otherwise you're working on other people's plans. | Each look at the inbox costs more than the minute it takes. | Anyone who needs you right now will call.
4 | empty bench | Do productive people take breaks? | Take real breaks before you need them | Stand up, look out the window, and walk around the block before you're worn out. | Attention gets tired, just like legs do. | A break with a feed isn't one for your head.
5 | closing notebook | How do they end their day? | End the day by writing down tomorrow | Take two minutes, write three lines for tomorrow, and close the notebook. | What's written down, you don't have to remember in bed. | Tomorrow, you'll know exactly where to start.

# self-discipline | how-to | building self-discipline | self discipline, self-discipline, be more disciplined, build discipline, be disciplined, how to be disciplined, become disciplined, discipline yourself, willpower | Self-control
> Discipline is mostly furniture. | Strong-willed people are tempted less, not tougher. | Don't win the fight. Don't have it.
@ The alarm rings, and last night's plan looks ridiculous.
1 | hidden cookies | How do disciplined people resist? | Move the temptation out of reach | Don't keep it in the house. You can't eat at ten at night what isn't there. | Studies suggest good self-control often means having fewer temptations. | Change the room before you change yourself.
2 | tiny step | How small should you start? | Start so small you can't say no | Do one push-up. Read one page. The point is to start every day. | Starting is the part that takes discipline. | Most days, you'll do more anyway.
3 | if then note | What is an if-then plan? | Decide ahead when and where | Make it one sentence: when I put down my coffee, I open the report. | In studies, plans like that work better than good intentions. | When the moment comes, you've already decided.
4 | chain of crosses | Why mark a calendar? | Mark every day you did it | Put an X on the calendar for every day you did it. | You won't want to break the chain. | One missed day is no reason to throw it out.
5 | open palm | What if you fail? | Go easy on yourself after a bad day | Forgive yourself for the bad day, and start again tomorrow. | In one study, people who forgave themselves for procrastinating did it less the next time. | Shame only makes us hide from the task.

# morning-routine | how-to | building a morning routine | morning routine, good morning routine, perfect morning routine, morning habits routine, healthy morning routine, start your day right, that girl morning routine | Habit
> A good morning starts the night before. | You don't have to get up at five. | Your first ten minutes belong to you or to your phone.
@ The alarm rings, and your thumb is already reaching for the screen.
1 | clothes on chair | When does a morning routine begin? | Set up your morning the night before | Clothes on a chair, bag by the door, breakfast decided. Take five minutes before bed. | A tired head shouldn't have to choose. | Every decision you skip is a minute you gain.
2 | alarm clock | Should the phone be in the bedroom? | Wake up without your phone | Put a real alarm clock by the bed, and leave your phone in the kitchen. | The first thing you read sets the tone. | The news will be the same half an hour later.
3 | open curtain | Why do you need light in the morning? | Get some light and a glass of water | Open the curtains or step outside, and drink a glass of water. | Morning light tells your body clock the day has started. | It helps you fall asleep tonight, too.
4 | stretching | How much should you move? | Move for five minutes | Stretch, dance to one song, or walk around the block. It's not a workout, just a signal. | A body that's moved is awake. | Five minutes happen. An hour doesn't.
5 | one line | What comes before the rush? | Do one thing that's only for you | Read a page, drink a quiet coffee, or write three lines before anybody wants something from you. | Then the day has already had something good in it. | Protect it, even if it's short.

# evening-routine | how-to | winding down in the evening | wind down before bed, evening routine, night routine, bedtime routine for adults, nighttime routine, wind down, things to do before bed, before bed routine, relax in the evening | Sleep hygiene
> Sleep doesn't switch off like a light. It lands like a plane. | Write down tomorrow, and you'll fall asleep faster. | A warm shower helps you sleep by cooling you down.
@ It's eleven, you're tired, and somehow you open one more tab.
1 | dimmed lamp | What does light do in the evening? | Dim the lights an hour before bed | An hour before bed, switch to small lamps and turn your screens down. | Bright light tells your body clock it's still day. | The sleep hormone comes with the dark.
2 | notebook | How do you stop thinking in bed? | Write down what is on your mind | Spend five minutes writing down tomorrow's tasks. | In one study, people who did that fell asleep faster. | Write tasks, not worries.
3 | charging phone | Where should your phone sleep? | Park the phone outside the bedroom | Leave your phone outside the bedroom. One more video has no end, and that's the whole idea. | If you can't reach it, you don't need discipline. | An alarm clock costs very little.
4 | warm shower | Does a warm shower help you sleep? | Take a warm shower an hour or two before | A warm shower works backward. Afterward your body sheds heat, and that makes you sleepy, so leave an hour or two before bed. | Afterward your body sheds heat, and a cooling body falls asleep more easily. | It sounds backward, but studies back it up.
5 | book | What is the last thing before sleep? | Read something that doesn't matter | Read a few pages of a quiet book, at the same time every night. | It becomes a signal your body knows. | If you lie awake for long, get up for a while.

# handling-stress | how-to | handling stress | handle stress, deal with stress, reduce stress, manage stress, stress relief, stress management, relieve stress, less stress, cope with stress, stressed out | Stress management
> Stress is a body ready to run, stuck in a chair. | You can't think yourself calm. Breathe. | Sometimes your stress is just your calendar.
@ Three people want something, and your shoulders are up by your ears.
1 | slow breath | What calms you fastest? | Breathe out longer than you breathe in | In for four, out for six, for two minutes. A slow breath out slows your heart. | It's the one switch you can reach. | Nobody in the meeting will notice.
2 | walking shoes | Why does moving help? | Move for ten minutes | Walk fast or climb stairs for ten minutes, and burn off what your body got ready. | It was getting ready to run or fight. | A short walk lifts many people's mood, and outside it's even better.
3 | sorted list | What can you control? | Sort what you can and can't change | Make two lists. Take one step from the first today, and put the second away. | A worry with no step goes in circles. | One small step is enough.
4 | struck line | What can you drop? | Cross one thing off today's list | Take one thing off today's list. Don't postpone it. Cut it, hand it over, or say no. | Many days are simply too full. | Ask who'd even notice.
5 | friend on bench | When should you get help? | Talk to somebody before it is too much | Tell a friend, a colleague or a doctor before it's too much. | Stress often shrinks when you share it. | Weeks of bad sleep or no joy are a good reason.

# people-pleasing | how-to | stopping people-pleasing | stop being a people pleaser, stop pleasing everyone | Sociotropy
> Every yes is a no to something else. | Being kind and being afraid are two different things. | They'll live. So will you.
@ You hear yourself say of course, no problem, and it is one.
1 | clock | How do you stop saying yes at once? | Don't answer right away | Say let me check and get back to you. Use it for everything. | Your yes comes out before you've thought. | An hour later, you know what you want.
2 | small no | How do you practice a no? | Start with a no that costs nothing | Say no to the bag, the dessert and the survey. | Your mouth has to get used to the word. | Count three a day.
3 | short sentence | Should you explain a no? | Give no more than one reason | Give one reason and stop: I can't on Saturday. | Every extra reason is something to argue with. | A long excuse sounds like you did something wrong.
4 | waves | What if they are disappointed? | Let people be disappointed for a while | Let them be disappointed. It's their feeling, it passes, and it isn't your fire to put out. | You can't protect people from all weather. | Most of them forget it sooner than you do.
5 | own wish | What do you want yourself? | Say one wish of your own every day | Say one thing you want every day: I'd rather have pizza. | Small wishes teach people you have some. | The right ones will be relieved.

# keeping-new-years-resolutions | how-to | keeping a New Year's resolution | new years resolutions, new year resolution, new year resolutions, keep resolutions, stick to resolutions | New Year's resolution
> Most resolutions fail for a boring reason. | More exercise isn't a plan. Tuesday at seven is. | Cut your New Year's resolution in half.
@ It's the second week of January, and the gym is already emptier.
1 | one line | How many resolutions should you make? | Choose one thing and only one | Pick one resolution. Start five new lives at once, and the old one wins. | One change often pulls others along. | The next one can start in March.
2 | plan in calendar | How do you word a goal? | Say what, when and where | Put it like an appointment: I run Tuesday at seven in the park. | Your calendar understands that. It doesn't understand get fitter. | If you can't put it in a calendar, it's a wish.
3 | half size | How large should a goal be? | Cut the plan in half | Sure you can do three times a week? Plan for two. | A plan you keep grows by itself. | You can always do more.
4 | old habit | What do you hang a habit on? | Attach it to something you already do | Pick something that happens anyway, like your coffee or your toothbrush. The new habit comes right after it. | The old habit reminds you. | Remembering takes no willpower.
5 | blank page | What if you miss a day? | Plan now for a bad week | Decide now that the day after a slip counts as day one. It's going to happen. | Many people give up after the first slip. | A late start in February is still a start.

# date-ideas | how-to | planning a date without spending much | date ideas, cheap date ideas, fun date ideas, date night ideas, romantic date ideas, valentines date ideas, free date ideas | Dating
> The best dates cost less than the parking. | Don't sit across from each other. Do something. | One great date needs two books and twenty minutes.
@ It's Friday, you want to see each other, and nobody wants another restaurant.
1 | market | What is a cheap date? | Go to a market with ten dollars | Take ten dollars to a market, and buy each other one thing to taste. The strangest one wins. | You learn more from choices than from questions. | It ends whenever you want it to.
2 | sunset bench | Where can you talk well? | Walk to a view at sunset | Head for a hill, a bridge or a rooftop. Get there before the sun goes down, and talk on the way. | Many people talk more easily side by side, and silence is no problem. | Bring something hot to drink.
3 | two cooks | What can you do at home? | Cook something neither of you can cook | Try fresh pasta, dumplings or a cake. If it flops, that's half the fun. | Failing together can bring people close. | Have bread in the house, just in case.
4 | game board | What is fun for two? | Play a game you can lose | Play cards, mini golf or a bar quiz, and see how you both lose. | Nobody can pose while they're laughing. | The loser picks the next date.
5 | used books | What is a quiet date? | Choose a book for each other | Take a small budget to a used bookstore, pick a book for each other, and meet at the register in twenty minutes. | It shows how you see each other. | And you've got a reason to meet again.

# conversation-starters | how-to | starting a conversation | start conversations, good conversation topics, conversation tips, what to talk about | Conversation
> How are you is where conversations go to die. | Interesting people are mostly interested. | The second question is the one that counts.
@ You're next to somebody with a drink in your hand, and your mind is blank.
1 | room around | How do you start talking to strangers? | Start with something you both see | Mention the line, the music or the strange dessert. It's true, it's right there, and it takes no courage. | One shared thing turns two strangers into a small group. | It doesn't have to be clever.
2 | open door | Which questions work best? | Ask what can't be answered with yes | Ask what's been good about your week, not did you have a good week. | Open questions give people something to choose from. | Start with what or how.
3 | second question | How do you keep it going? | Ask a follow-up question | Ask about the answer: you said you moved here. What surprised you? | In studies, people who ask follow-up questions are liked more. | Most people change the subject too soon.
4 | small gift | Should you talk about yourself? | Give a little of yourself, too | Answer your own question too, in two sentences. | Nothing but questions feels like an interview. | People open up as far as you do.
5 | waving | How do you end a conversation? | Leave while it's still good | Say: it was nice talking to you, I'm going to get a drink. Nobody minds a clear goodbye. | People tend to remember the end. | Mention one thing you'll take with you.
`
