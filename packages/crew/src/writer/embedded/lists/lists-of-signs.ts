/** Lists of signs, tricks, habits and mistakes of people; `read-lists.ts` says how they are written. */
export const LISTS_OF_SIGNS = `
# jealous-signs | gathered | signs that somebody is secretly jealous of you | signs/sign jealous/jealousy/envious/envy/envies (secretly/friend/friends/somebody/subtle)
- Good news makes them quiet | You tell them that you won, and they change the subject. Once means nothing, and every time means something. | Ask them how they are. | Envy
- Praise with a sting | They say that it looks great, for a beginner. A compliment with a hook in it is a put-down. | You are free to answer it kindly. | Compliment
- They call it luck | When you get something, it was luck or help. When they do, it was work. | Most people see their own work best. | Attribution bias
- They have to top it | Whatever you did, they did more of it, or earlier. | You can leave it at that. | Envy
- They copy you, and deny it | People copy those whom they admire. Where envy comes in, they say they had it first. | It can also just be taste. | Envy
- They like to see you fail | They smile a little when things go wrong for you. German has a word for it, schadenfreude. | Nearly everybody knows the feeling. | Schadenfreude
- They run you down elsewhere | Others tell you what was said about you. Talk to the person first, because stories grow. | One calm question clears up a lot. | Gossip

# lying-signs | gathered | signs that somebody may be lying to you | signs/sign/tell/spot lying/lies/lie/liar (to/if/when)
- The story does not fit the facts | Check what can be checked. In studies, that works far better than reading faces. | Most lies come out by evidence. | Lie detection
- Few details | People who lie often say less, and keep it vague, since each detail could be checked. | Ask about what can be checked. | Lie detection
- It falls apart backward | Telling a story from its end is harder if you made it up. Police have tried questions like that. | Honest people get mixed up, too. | Cognitive interview
- The story changes | Small mistakes are normal, because memory is like that. What matters is when the main part changes. | Ask again another day. | Deception
- They dodge the question | They answer with a question, or tell you how honest they are. | Wait, and ask it again. | Deception
- A story without a hitch | Honest people often correct themselves, or say that they do not remember. Rehearsed stories have less of that. | Looking away says little, as studies found. | Lie detection

# toxic-friend-signs | gathered | signs of a toxic friend | signs/sign/traits toxic/fake/bad friend/friends/friendship/friendships (of/not/your/real/true)
- You are tired after each time | Look at how you feel on the way home. A good friend mostly leaves you feeling lighter. | Months count, and not one bad day. | Friendship
- Only their problems count | They call when they need you. When you need them, they are busy. | Ask for something small, and see. | Friendship
- Jokes at your expense | You say that it hurts, and they tell you that you are too sensitive. Friends stop when it hurts. | Nobody has to laugh along. | Teasing
- Your secrets travel | Somebody who tells you everyone's secrets tells yours, too. | Share something harmless, and wait. | Gossip
- They keep score | Each favor comes with a bill. Friends give, and trust that it evens out. | You can say no to a favor. | Reciprocity (social psychology)
- They are not glad for you | They go quiet, or find the catch. Good news shows you who your friends are. | Small wins are a good test. | Friendship
- Your no makes them angry | A boundary is a sentence, and friends can hear it. | Say it once, calmly. | Personal boundaries

# dating-red-flags | gathered | red flags in dating | red/warning flags/flag/signs date/dates/dating (first/early/men/women/guy/guys/watch/ignore/app/apps/online/when/on/for/look)
- They push past a no | Somebody who will not take a small no will not take a large one. That alone is reason to leave. | You owe nobody a second date. | Personal boundaries
- Every ex was crazy | If all stories have the same villain, listen to how they talk of those they loved. | One day they may talk of you like that. | Dating
- Too much too soon | Gifts, big words and plans for a wedding in week two can be love bombing. | Slow down, and see what happens. | Love bombing
- Rude to waiters | That is how they treat people who can do nothing for them. | You will meet that side at home. | Dating
- They ask for money | Somebody you have never met has an emergency, and only you can help. It is the oldest trick of online dating. | Send nothing. | Romance scam
- Hot, then cold | They write for days, and then vanish for a week. You cannot build on that. | Say once what you need. | Dating
- They want you to themselves | Friends and family get in the way, they say. Being cut off is how control often begins. | Keep your Friday with your friends. | Coercive control

# maturity-signs | gathered | signs of emotional maturity | signs/sign/traits emotionally/emotional mature/maturity/intelligent/intelligence (of/high/person/people)
- You say sorry without a but | You name what you did, and do it differently next time. | The other person need not forgive you at once. | Apology (act)
- You wait before you answer | You let ten minutes pass between the anger and the message. Often you never send it. | The feeling is real, the message can wait. | Emotional self-regulation
- You can name it | Putting a feeling into words takes some of its force, as brain scans suggest. | Try hurt, tired or afraid, and not just bad. | Affect labeling
- You change your mind | A good reason counts for more than having been right. | Say it out loud. | Intellectual humility
- You can be glad for others | Their win takes nothing from you. | Even if you wanted the same. | Emotional intelligence
- You say no kindly | You give a short reason or none, and no excuse. | People can plan with a clear no. | Assertiveness
- You ask what happened | Before you judge, you want to hear the other side. | Most rudeness is a bad day. | Empathy

# intelligence-signs | gathered | signs that often go with high intelligence | signs/sign/traits intelligence/intelligent/smart/smarter/genius (high/highly/of/person/people/than/average/how/that)
- You learn new things fast | That is the heart of what tests measure. No single sign proves anything, and this one comes closest. | A trained tester takes hours. | Human intelligence
- You know many words | Vocabulary goes along with test results more closely than nearly anything else. | Reading is where most of it comes from. | Vocabulary
- You see patterns | You find the rule, and know what comes next. Many tests are made of just that. | Practice helps a little. | Raven's Progressive Matrices
- You can hold a lot in mind | Remembering numbers and turning them around at the same time is called working memory. | It gets worse when you are tired. | Working memory
- You are curious | Openness to new ideas goes along with test results, though loosely. | It also makes life more interesting. | Openness to experience
- You can wait | In studies, people who chose more money later did somewhat better in tests. | It depends on what you can afford, too. | Delayed gratification
- You know what you do not know | People who do badly in a test often think they did well. The best ones tend to be more exact. | It is a famous effect, and debated. | Dunning-Kruger effect

# anxiety-signs | gathered | signs of anxiety | signs/sign/symptoms anxiety/anxious (of/disorder/high/functioning/high-functioning/hidden/subtle)
- Worry that will not stop | It lasts for weeks, and about many things. If it gets in the way of your life, see a doctor. It can be treated well. | Talking therapy helps many people. | Generalized anxiety disorder
- A racing heart | Your body gets ready to run, though nobody is chasing you. A doctor can rule out other causes. | Slow breathing out helps some. | Fight-or-flight response
- Bad nights | You lie awake and go through tomorrow, or wake up at four. | Writing it down can help. | Insomnia
- Tense muscles | Neck, jaw and shoulders are hard, often without your noticing. | Let your shoulders sink now. | Anxiety
- You avoid things | Staying away feels better at once, and makes the fear larger over time. | Small steps go the other way. | Avoidance coping
- Stomach trouble | Gut and brain talk to each other, so worry can be felt in the belly. | Lasting pain needs a doctor. | Gut-brain axis

# body-language-list | gathered | signs of body language and what they may mean | body language signs/sign/secrets/cues/meanings (reading/read/mean/what/secret)
- A real smile | The muscles around the eyes move as well, and small folds appear. Some people can fake even that. | It is named for Duchenne. | Smile
- Mirroring | People who get along often copy each other's posture without knowing. | Doing it on purpose is easily noticed. | Mirroring
- Crossed arms | They can mean no. More often the person is cold, or comfortable. | Look for what changed just before. | Body language
- Feet that point away | Some who read body language say that a person wants to leave. There is little proof, so take it as a hint. | A look at the clock says more. | Body language
- Touching the face or neck | People do it more under stress. It says that they are tense, and not why. | A soft question helps. | Body language
- Eye contact | Most people find about three seconds pleasant, a study found. It differs among cultures. | Looking away helps to think. | Eye contact
- An open posture | Loose arms, visible hands and a body that faces you seem friendly to most people. | It works for you as well. | Posture (psychology)

# psychology-tricks | gathered | psychology tricks that studies support | psychology/psychological tricks/trick/hacks/hack (on/everyday/use/work/that/human/people/life/social)
- Plan with if and then | Say: when it is seven, I put on my running shoes. In many studies, people with such a plan followed through clearly more often. | Tie it to something you do anyway. | Implementation intention
- Ask for a small favor | People tend to like you more after they have helped you. Benjamin Franklin borrowed a book from a rival. | It has to be a favor they can do. | Ben Franklin effect
- Ask questions | In studies of conversations, people liked those better who asked more, above all questions that follow up. | Then listen to the answer. | Conversation
- Start small | Someone who said yes to a little thing says yes to a larger one more often. | Stores know that, too. | Foot-in-the-door technique
- End on a high | People remember the best moment and the end, and hardly how long it took. | Keep something nice for last. | Peak-end rule
- Be seen often | What we meet again and again, we tend to like more. | It fails if the first meeting was bad. | Mere-exposure effect
- Test yourself | Trying to remember makes things stick better than reading them again. | Close the book, and tell it to the wall. | Testing effect

# dark-psychology | gathered | tricks of dark psychology to recognize | dark/manipulative/manipulation psychology/tricks/tactics/techniques/psychological (manipulation/tricks/tactics/people/use/on/recognize/know/that/techniques/manipulators)
- Gaslighting | Somebody denies what happened until you doubt your own memory. Write things down, and ask a person you trust. | The word comes from a play of the nineteen thirties. | Gaslighting
- Love bombing | A flood of praise and gifts ties you fast, and is then taken away. Go slowly, and keep your friends. | Cults have used it, too. | Love bombing
- Guilt trips | You are made to feel bad so that you give in. Ask yourself what you would do without the guilt. | A fair request can stand a no. | Guilt trip
- False hurry | Only today, only now, everyone else has said yes. Whoever rushes you does not want you to think. | Sleep on it. | Scarcity (social psychology)
- The huge request first | You say no to something absurd, and then yes to what they wanted all along. | Judge the second request alone. | Door-in-the-face technique
- The silent treatment | Days of silence as a punishment are meant to make you come begging. A break that is announced is something else. | Say that you will talk when they are ready. | Silent treatment
- Tables turned | You complain, they deny it, attack you, and end up as the victim. It has a name, DARVO. | Stick to your point. | DARVO

# successful-habits | gathered | habits of famous successful people | habits/habit/routines/traits successful/achievers (highly/of/daily/all/most/have/that)
- Stop while it goes well | Ernest Hemingway ended his day of writing when he knew what came next, so that he could start at once in the morning. | He told it to young writers. | Ernest Hemingway
- Read a lot | Warren Buffett has said that he spends most of his working day reading. | He began as a boy. | Warren Buffett
- Take a walk | Charles Darwin walked around a path in his garden nearly every day, and thought. He called it the sandwalk. | It is still there. | Down House
- Think in peace | Bill Gates went off alone for a week of reading, twice a year. He called it a think week. | He took a pile of papers along. | Bill Gates
- Practice what is hard | The cellist Pablo Casals still practiced past the age of ninety. He thought he was making progress, the story goes. | He died at ninety six. | Pablo Casals
- Write it down | Leonardo da Vinci filled thousands of pages with notes and sketches. | He wrote them from right to left. | Leonardo da Vinci
- Sleep | Roger Federer and LeBron James have both spoken of long nights and naps. | Rest is part of training. | LeBron James

# twenties-mistakes | gathered | mistakes to avoid in your twenties | mistakes/mistake twenties/20s (in/avoid/your/make/made/people/biggest)
- Waiting with savings | A dollar put away at twenty five has forty years to grow. Even a small sum each month is a start. | Interest earns interest. | Compound interest
- Debt on a credit card | In America it often costs more than twenty percent a year. Pay the whole bill each month, or leave the card at home. | Pay off the one with the highest interest first. | Credit card debt
- Comparing yourself | Online you see everybody's best day next to your ordinary one. | Nobody posts the Tuesday. | Social comparison theory
- Skipping sunscreen | Much of what makes skin look old comes from the sun, and it also raises the risk of cancer. | Even on cloudy days. | Photoaging
- Losing touch | Friendships live on time spent together. A short call does more than a like. | Write to one person today. | Friendship
- Not asking for more | Many people take the first offer. A polite question about the pay costs one minute. | Look up what others earn. | Negotiation
- Staying for too long | A job or a love does not get better because you put years into it. That is called the sunk cost fallacy. | Ask if you would choose it again. | Sunk cost

# rich-people-never | gathered | things that people who build wealth seldom do | rich/wealthy/millionaires never/don't/dont/avoid (things/people/do/buy/that/waste/money/on)
- Buy to impress | A famous study of American millionaires found many in plain houses and used cars. Wealth is what is not spent. | The book is called The Millionaire Next Door. | The Millionaire Next Door
- Carry card debt | Interest of twenty percent works against you. They would rather be paid interest than pay it. | The whole bill, each month. | Credit card debt
- Put everything in one place | They spread their money, because any one company can fail. | A broad fund does it for you. | Diversification (finance)
- Sell in a panic | Markets fall, and have often come back after some years. Whoever sells at the bottom locks in the loss. | Nobody can promise it, so keep cash for hard times. | Stock market crash
- Lend what they cannot lose | If you lend to a friend, be ready never to see it again. | Or make it a gift. | Loan
- Chase quick money | High gains without risk do not exist. It is the first sentence of most frauds. | Ask who pays for it. | Get-rich-quick scheme
- Spend each raise | When the pay goes up, the lifestyle often goes up with it. They save a part first. | Raise your savings on the same day. | Lifestyle creep
`
