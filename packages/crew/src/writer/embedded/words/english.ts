/** English sayings by field: fields | the idiom | what it means, to be said after "It means". */
export const IDIOMS = `
food | Spill the beans | to tell a secret
food | A piece of cake | something very easy
food | Take it with a grain of salt | do not believe all of it
food | The icing on the cake | something good on top of something good
food | Have a lot on your plate | to have much to do
food | Bite off more than you can chew | to take on too much
food | Cry over spilled milk | to be sad about what cannot be changed
food | The apple of my eye | somebody whom you love most
food | Bring home the bacon | to earn the money for the family
food | Full of beans | lively, with a lot of energy
food | In a nutshell | in a few words
food | Butter somebody up | to praise somebody because you want something
food | Not my cup of tea | not what I like
food | A bad apple | one person who spoils it for the others
food | Walk on eggshells | to be careful not to upset somebody
food | Cool as a cucumber | quite calm
animal | Let the cat out of the bag | to tell a secret by mistake
animal | The elephant in the room | a problem that everybody sees and nobody mentions
animal | Kill two birds with one stone | to solve two problems at once
animal | Hold your horses | wait a moment
animal | A wild goose chase | a search that leads nowhere
animal | The black sheep | the one in the family who is different
animal | Have butterflies in your stomach | to be nervous
animal | When pigs fly | never
animal | The early bird catches the worm | who comes first gets the best
animal | A fish out of water | somebody who does not feel at home
animal | Straight from the horse's mouth | from the person who knows it best
animal | Let sleeping dogs lie | do not stir up an old quarrel
animal | Busy as a bee | working hard all the time
animal | Cat got your tongue? | why are you so silent?
body | Break a leg | good luck, before you go on stage
body | Cost an arm and a leg | to be very expensive
body | Keep an eye on it | watch it
body | Get cold feet | to lose courage at the last moment
body | Pull somebody's leg | to make a joke at somebody's cost
body | Play it by ear | to decide as you go along
body | Give somebody a hand | to help somebody
body | Bite your tongue | to keep yourself from saying something
body | Off the top of my head | without thinking long about it
body | See eye to eye | to agree
body | Turn a blind eye | to act as if you had not seen it
body | Get it off your chest | to say at last what troubles you
weather | Under the weather | a little ill
weather | It's raining cats and dogs | it is raining very hard
weather | Break the ice | to start a talk with strangers
weather | Every cloud has a silver lining | there is something good in each bad thing
weather | The calm before the storm | a quiet time before trouble
weather | Head in the clouds | lost in dreams
weather | Take a rain check | to do it another time
weather | A storm in a teacup | much noise about a small thing
weather | On cloud nine | very happy
weather | Once in a blue moon | hardly ever
money | Break the bank | to cost too much
money | Cheap as chips | very cheap
money | Make ends meet | to have just enough money to live
money | Tighten your belt | to spend less
money | Money doesn't grow on trees | it has to be earned
money | Pay through the nose | to pay far too much
money | Born with a silver spoon | born into a rich family
money | A penny for your thoughts | what are you thinking about?
time | Better late than never | it is good to do it, even late
time | In the nick of time | just before it is too late
time | Around the clock | day and night
time | Call it a day | to stop work for today
time | Beat the clock | to be done before the time is up
time | At the eleventh hour | at the last moment
time | Time flies | time passes quickly
work | Burn the midnight oil | to work late into the night
work | Get the ball rolling | to start something
work | Think outside the box | to find an unusual idea
work | Cut corners | to do something badly to save time or money
work | Go the extra mile | to do more than you have to
work | Back to the drawing board | to start again from the beginning
work | Learn the ropes | to learn how a job is done
work | Hit the ground running | to start at once, and well
work | Pull your weight | to do your share
work | On the same page | of the same opinion about a plan
color | Green with envy | very jealous
color | Out of the blue | without any warning
color | Caught red-handed | caught while doing it
color | Give the green light | to allow something to start
color | See red | to become very angry
color | A white lie | a small lie that is meant well
color | Feeling blue | sad
color | In black and white | in writing, so that it is certain
color | A gray area | something without clear rules
sport | Hit it out of the park | to do something very well
sport | The ball is in your court | it is your turn to decide
sport | Throw in the towel | to give up
sport | Move the goalposts | to change the rules while others play
sport | Jump the gun | to start too early
sport | Drop the ball | to make a mistake by not paying attention
sport | Saved by the bell | rescued at the last moment
love | Head over heels | very much in love
love | Tie the knot | to marry
love | Pop the question | to ask somebody to marry you
love | A match made in heaven | two people who fit together well
love | Wear your heart on your sleeve | to show your feelings openly
love | Love is blind | who loves does not see the faults
sea | All in the same boat | with the same problem as the others
sea | Rock the boat | to upset what is running well
sea | Smooth sailing | easy, without trouble
sea | A drop in the ocean | far too little to matter
sea | Test the waters | to try carefully before you decide
sea | Miss the boat | to be too late for a chance
home | Hit the nail on the head | to say just what is right
home | Sit on the fence | not to decide for one side
home | A skeleton in the closet | a secret that one is ashamed of
home | Throw money down the drain | to waste it
home | Home away from home | a place where you feel as well as at home
home | Sweep it under the rug | to hide a problem instead of solving it
`

/** Pairs that are mixed up: the two | what the one is | what the other is | how to remember it. */
export const WORD_PAIRS = `
affect/effect | Affect is nearly always a verb: the rain affects the game. | Effect is nearly always a noun: the effect is a wet ball. | A for action, E for end result.
then/than | Then is about time: first we eat, then we go. | Than compares: she is taller than me. | Then and time both have an E.
your/you're | Your says that it belongs to you: your coat. | You're is short for you are: you're late. | Say you are. If it fits, write the apostrophe.
its/it's | Its says that something belongs to it: the dog wags its tail. | It's is short for it is or it has: it's cold. | Say it is. If it fits, write the apostrophe.
there/their/they're | There is a place: over there. Their says that it belongs to them: their house. | They're is short for they are: they're home. | There has here in it. Their has heir in it.
lose/loose | Lose is a verb: do not lose your keys. | Loose is the opposite of tight: a loose button. | Lose has lost one O.
to/too/two | To is for directions and verbs: to Rome, to sing. Two is the number. | Too is also, or more than is good: me too, too loud. | Too has one O too many.
who/whom | Who does something: who called? | Whom has something done to them: whom did you call? | Answer with he or him. Him and whom both end with M.
fewer/less | Fewer is for what you can count: fewer cars. | Less is for what you cannot: less traffic. | If you can count it, it is fewer.
lay/lie | To lay needs a thing: lay the book on the table. | To lie needs none: I lie on the bed. | Lay is to place. Lie is to recline. Listen to the vowels.
accept/except | To accept is to say yes: I accept the offer. | Except is all but this one: all came except Tom. | Except excludes. Both begin with EX.
advice/advise | Advice is the thing you give: good advice. | Advise is what you do: I advise you to rest. | Ice is a thing, and so is advice.
breath/breathe | A breath is a noun: take a deep breath. | To breathe is the verb: breathe slowly. | The verb has an extra E, and takes a little longer.
complement/compliment | A complement completes something: the sauce complements the fish. | A compliment is something nice that you say. | I like compliments, with an I.
principal/principle | A principal is the head of a school, or the main thing. | A principle is a rule that you live by. | The principal is your pal.
stationary/stationery | Stationary means that it does not move. | Stationery is paper and envelopes. | E for envelope.
desert/dessert | A desert is dry and full of sand. | A dessert is sweet, and comes after dinner. | You want two helpings, so it has two S.
weather/whether | Weather is rain and sun. | Whether is if: I do not know whether he comes. | Whether holds the word he. Weather has eat, for a picnic.
farther/further | Farther is for distance that you can measure: two miles farther. | Further is for everything else: further questions. | Farther has far in it.
quiet/quite | Quiet is without noise. | Quite is rather, or completely: quite good. | Quiet ends like diet.
borrow/lend | To borrow is to take for a while: can I borrow your pen? | To lend is to give for a while: I lend you my pen. | You borrow from, and lend to.
bring/take | Bring is toward here: bring it to me. | Take is away from here: take it to her. | Come and bring, go and take.
say/tell | You say something: she said hello. | You tell somebody something: she told me a story. | After tell comes a person.
make/do | You make what was not there before: make a cake, make a plan. | You do tasks: do the dishes, do your homework. | Making leaves something behind. Doing gets something done.
much/many | Much is for what you cannot count: much water. | Many is for what you can: many bottles. | Many things, much stuff.
since/for | Since is with the moment when it began: since Monday. | For is with how long: for three days. | A point takes since, a length takes for.
whose/who's | Whose asks for the owner: whose coat is this? | Who's is short for who is or who has: who's there? | Say who is. If it fits, write the apostrophe.
practice/practise | In British English, practice is the noun: piano practice. Americans write it for both. | In British English, practise is the verb: I practise daily. | Ice is a noun, and so is practice.
licence/license | In British English, a licence is the noun: a driving licence. | License is the British verb, and in America both: licensed to drive. | Ice is a noun, and so is licence.
imply/infer | To imply is to hint at something: she implied that I was late. | To infer is to work it out: I inferred it from her look. | The speaker implies, the listener infers.
emigrate/immigrate | To emigrate is to leave a country: they emigrated from Ireland. | To immigrate is to come into one: they immigrated to Canada. | E for exit, I for in.
allusion/illusion | An allusion is a hint at something known: an allusion to Hamlet. | An illusion is something that only seems to be there. | An illusion makes you feel ill.
peak/peek | A peak is the top of a mountain. | A peek is a quick look. | Two E look out like two eyes.
cite/site | To cite is to quote a source. | A site is a place: a building site, a website. | You sit on a site.
capital/capitol | A capital is a city, money, or a large letter. | A capitol is the building where laws are made. | Most capitols have a dome, with an O.
bare/bear | Bare is without cover: bare feet. | To bear is to carry or to stand: I can't bear it. A bear is also an animal. | A bear has an ear in it.
brake/break | A brake stops a car. | To break is to smash something. A break is a rest. | Break and bread begin with the same four letters.
passed/past | Passed is the verb: she passed the test. | Past is everything else: in the past, past the church. | Passed is what somebody did. Past is where or when.
hear/here | To hear is to notice a sound. | Here is this place. | You hear with your ear.
every day/everyday | Every day is when something happens: I run every day. | Everyday is what something is like: everyday clothes. | If each day fits, write two words.
historic/historical | Historic is important in history: a historic victory. | Historical is about the past: a historical novel. | The longer word covers the longer time.
disinterested/uninterested | Disinterested means fair, with nothing to gain: a disinterested judge. | Uninterested means bored by it. | You want a disinterested judge, not an uninterested one.
continual/continuous | Continual is again and again: continual phone calls. | Continuous is without a stop: continuous rain. | Continuous ends in one uninterrupted sequence: O U S.
assure/ensure | To assure is to promise somebody: I assure you. | To ensure is to make certain: lock it to ensure that it stays shut. | You assure a person, and ensure a thing.
i.e./e.g. | I.e. means that is, and says it in other words. | E.g. means for example, and names a few. | I for in other words, E for example.
`

/** What to say instead of "very": the word | what says it in one. */
export const STRONG_WORDS = `
tired | exhausted
happy | delighted
big | enormous
small | tiny
hungry | starving
cold | freezing
hot | boiling
angry | furious
sad | miserable
scared | terrified
bad | awful
good | excellent
beautiful | gorgeous
ugly | hideous
dirty | filthy
clean | spotless
old | ancient
quiet | silent
loud | deafening
fast | rapid
slow | sluggish
wet | soaked
dry | parched
smart | brilliant
funny | hilarious
interesting | fascinating
important | crucial
easy | effortless
difficult | grueling
expensive | exorbitant
poor | destitute
strong | powerful
weak | feeble
tasty | delicious
bright | dazzling
dark | pitch-black
busy | swamped
crowded | packed
surprised | astonished
worried | anxious
careful | cautious
clear | obvious
rude | vulgar
brave | fearless
boring | tedious
sure | certain
`
