/** Students, gamers, fans and others; `read-fields.ts` says how they are written. */
export const FIELDS_OF_PEOPLE = `
# student | student/students (exam/exams/during/week/college/university/school/class/classroom/finals/before)
## types
> Types of Students | There are a thousand students in every school, and only these few kinds.
> Types of Students Before an Exam | Look around before the exam. They are all there.
> Who Sits in Every Class | Every class in the world has the same people in it. Which one were you?
- The one with the colors. Six markers. The whole page is yellow now.
- The one who asks, "Wait, we have a test?"
- The one who says, "I didn't study at all," and gets the best grade.
- The one who sleeps, is called on, and knows the answer.
- The one who needs a pen. Every day. Since second grade.
- The one who asks for more paper while you still write your name.
- The one who eats. Chips. In the quiet part.
- The one who hands it in after nine minutes. Genius, or the opposite. Nobody knows.
- The one who wants to compare answers afterwards. Nobody wants that. Run.
- The one who reminds the teacher of the homework. We still know where you live.
< And you? You are the one who is watching this and not studying.
< Tag your class. They know who they are.
< I was the pen one. I still have yours.
## you
> Students Be Like | If you are a student, this is your week.
> Things Only Students Understand | Only students will understand this.
> Signs You Are a Student | You can tell a student by the fridge. There is mustard in it.
- You will start at six. It is one minute past six. You will start at seven.
- You have cleaned your whole room. The exam must be tomorrow.
- You have nine tabs open for the essay, and one for a video of a raccoon.
- You eat noodles. With what? With noodles.
- You carry the book home. You carry it back. It has had a nice trip.
- You ask the group, "Did anybody understand this?" Twenty people have read it. Nobody answers.
- You read one page four times. You now know that there is a page.
- You choose a course, because it begins at noon. You are still late.
- You write your name on the test, and that is the last thing you are sure of.
< And then you pass by half a point, and walk out like a king.
< Send this to whoever should be studying now. So, to everybody.
< Next term you will do it all differently. Sure.

# essay-night | essay/paper/assignment/assignments/homework/thesis/dissertation/deadline night/last/deadline/due/midnight/minute (before/writing/write/doing/finishing/starting/tomorrow/university/college/school/student/students)
## stages
> Stages of an Essay the Night Before | It is due at eight in the morning. It is nine in the evening. You have a title.
> Stages of a Last-Minute Essay | You had four weeks. You have eleven hours. Here we go.
> Stages of Writing It in One Night | Some people plan their essays. And then there is tonight.
- Calm. Eleven hours is a lot of time. You make a snack.
- Preparation. You need the right playlist. That takes an hour and a half.
- The title. You center it. You make it bold. It looks like work.
- Cleaning. Never in your life has this desk been so clean.
- Panic. It is midnight. You have ninety words, and sixty are your name.
- Genius. It is two o'clock, and you write like a god. Do not read it again.
- Bargaining. Font size fourteen. Wider margins. You write "due to the fact that".
- Tears. The birds have started. Birds are so loud.
- Peace. You press send at seven fifty nine. You will never do this again. Until the next one.
< And you get a better grade than on the one that you planned.
< If you are in one of these stages right now: stop watching. Go.
< Which stage are you in? Write it below. Not the essay. Below.
## pov
> POV: It Is Due at Eight | POV: it is three in the morning, and you are on sentence two.
> POV: The Night Before the Deadline | POV: you had four weeks, and now you have tonight.
> POV: You Start the Essay at Midnight | POV: you have just opened the document for the first time.
- You write the date. That is a start.
- You count the words. Eleven. You count them again.
- You make coffee. You look up where coffee comes from. It is now one o'clock.
- You write "since the dawn of time". You are writing about a bridge.
- You find the one perfect source. It costs thirty dollars to read.
- Your friend writes, "Done!" You put your phone in a drawer.
- You read your best paragraph aloud. It has no verb.
- The sun comes up. Nobody asked it to.
- You write "in conclusion" with the last of your strength.
- You hit send. It says that the file is too large.
< And next time, you will start on the first day. You always say so.
< Two minutes later, you get a mail: "The deadline has been moved to Friday."
< And now sleep. Oh no. It is your first class.

# exam-night | studying/cramming/study exam/exams/test/tests/final/finals (night/before/last/minute/week/all); studying/cramming (night/last/minute/all); exam/exams/finals night/week/before/last (minute/studying)
## stages
> Stages of Studying for an Exam | The exam is tomorrow. You open the book. It makes the sound of a new book.
> Stages of the Night Before an Exam | There is one night left. Every student knows its stages.
> Stages of Exam Night | You said that you would start early. It is early. It is nearly morning.
- Hope. You make a plan. It has colors. The plan takes two hours.
- Denial. It cannot be this whole chapter. It is this whole chapter, and six more.
- The snack. Nobody can learn when they are hungry. Or thirsty. Or tired.
- Shortcuts. You look for a video that explains it all in four minutes.
- Math. You work out how many points you need. It is all of them.
- Philosophy. What is a grade, really? Would the stars ask for a grade?
- Panic. You read so fast that the page feels a wind.
- Sleep. Book on your face. They say that it goes in like that.
- Exam. Question one is from the page that you skipped.
< And afterwards you say, "It went okay." It did not go okay.
< Good luck to everybody who is at stage three. Put the snack down.
< Close this. Open the book. Go.

# gamer | gamer/gamers (pc/console)
## you
> Signs You Are a Gamer | You do not need a test to know that you are a gamer. You need these.
> Things Only Gamers Understand | Only gamers will understand this.
> Gamers Be Like | If you play games, tell me that this is not you.
- "One more round," you said. That was in another month.
- You lean to the left, in your chair, when the car turns left.
- You save all the potions for later. The game is over. You have ninety nine potions.
- You blame the controller. You always blame the controller.
- You cannot pause it, Mom. It is online. You have explained this since you were ten.
- You have three hundred games. You play the one from school.
- You spend two hours making your face. You wear a helmet for the rest of the game.
- You see an empty room with a lot of medicine, and you know what comes next.
- You break every pot in a stranger's house, take their money, and then save the world.
- Dinner is ready. You have one life. It will be cold. It will be worth it.
- You wake up, and there is a print of the headset on your hair.
< And now you say "good game", and you do not mean it.
< Tag the friend who says "last one". It is never the last one.
< Real life has great graphics. The story is a bit slow, though.

# introvert | introvert/introverts/introverted (doorbell/rings/phone/party/parties)
## you
> Introverts Be Like | If you are an introvert, do not worry. You can nod quietly.
> Things Only Introverts Understand | Only introverts will understand this. They will not comment.
> Signs You Are an Introvert | You love people. In photos. From home.
- The doorbell rings. You turn off the TV, and become furniture.
- Your phone rings. You watch it until it stops. Then you write, "What's up?"
- You practice your order in the line. You still say, "You too."
- You see somebody you know in the store. You now need something from another aisle.
- You look through the peephole until the neighbor is down the stairs.
- They cancel the plans. You write, "Oh, what a pity," and dance.
- At a party, you find the cat. You have a good talk.
- You say goodbye by not being there anymore.
- You had one conversation today. You will be thinking about it until Thursday.
- You meet somebody who does not want to talk, either. You have never felt so close to anyone.
< And now you need to be alone for a while, after this video.
< Send this to an introvert. They will answer in three to five days.
< We should all meet up sometime. At our own homes.

# old | old/older getting/growing/officially/becoming/become/are/youre/feel (adult)
## you
> Signs You Are Getting Old | You do not feel old. You only make a sound when you sit down.
> Signs You Are Officially Old | There is no birthday on which it happens. There are only signs.
> Things That Happen When You Get Older | One day you are young. And then you get excited about a sponge.
- You have a favorite burner on the stove.
- You say "oof" when you get up, and "ahh" when you sit down.
- You turn down the music in the car to see better.
- You like a song. It is on in the supermarket.
- You look at a bag and think, "That's a good bag. I'll keep that."
- A good night out ends at half past nine, with parking right in front.
- You hurt your back. You were sleeping.
- You know what kind of weather it is from your knee.
- You say "that was about ten years ago", and it was twenty.
- You get a new vacuum cleaner, and call somebody to tell them.
- They ask for your year of birth, and you have to scroll. And scroll.
- You see the young people on the street without jackets, and you are cold for them.
< And the best one: you got what you wanted for your birthday. It was socks.
< Which one was it for you? Write it below, in large letters.
< If you held the phone further away to watch this, that counts, too.

# adult | adult/adults/adulting/adulthood/grownup/grownups (officially/becoming/become)
## you
> Signs You Are an Adult Now | Nobody tells you when it happens. It just comes in the mail, and it is a bill.
> Being an Adult, Honestly | As a kid, you wanted to be an adult. Let's ask that kid again.
> Things Only Adults Understand | You may eat cake for breakfast. So why are you buying cauliflower?
- You can go to bed whenever you want. You want to at nine.
- You have a drawer with bags, and a bag with bags.
- You ask what to cook today. And tomorrow. And every day from now on.
- You say "this week is crazy, but next week". You have said so for years.
- Your back hurts. No reason. Just a Tuesday.
- You have been waiting for an adult. It turns out that it is you.
- You are happy about a free weekend. You clean on it.
- You look at the fridge. You pay for this fridge, and there is nothing in it.
- You make a phone call, and are proud of it for the rest of the day.
- You cancel plans, in order to lie down, on purpose, at six.
< And the thing that nobody told you: they were all making it up, too.
< Send this to somebody who also has no idea.
< Now drink some water, and pay that bill.

# parent-turn | dad/father/mom/mum/mother/parents/parent turning/turn/turned/becoming/become (into)
## you
> Signs You Are Turning Into Your Parents | You swore that you would never become like them. And then you said "shoes off".
> Signs It Has Begun | You open your mouth, and your parents come out.
> You Are Becoming Them | It starts with a light that you turn off behind somebody. It does not stop there.
- You walk through the home and turn off lights.
- You say "we have food at home". To yourself.
- You bring a jacket. Just in case. You bring one for somebody else, too.
- You stand at the window with a cup, and watch a neighbor park.
- You keep the box. It is a good box.
- You slap your knees, say "right, then", and stand up.
- You wake up at six on a Sunday, and say that you have slept in.
- You wash out the yogurt cup. You now have forty.
- You ask what it cost. You say what it used to cost.
- You are at the airport four hours early, and somehow, you are in a hurry.
- You text with one finger, and sign it with your name.
< And one day you will call them, and say, "You were right." Not about everything. About the jacket.
< Send this to your parents. They will not say a thing. They will just smile.
< It is not so bad, you know. Somebody has to turn off the lights.

# fan | team/club supporting/support/supports/fan/fans/supporter/supporters/following loses/lose/losing/lost/bad/terrible/worst (football/soccer/minute/last/93rd/90th/94th/always/local/game/games/extra/time/again); team/club supporting/support/supports/fan/fans/supporter/supporters/following never wins/win/winning/won (football/soccer/anything/local/game/games)
## you
> Supporting a Team That Never Wins | You could have chosen any team. You chose this one.
> Things Only Fans of a Losing Team Understand | If your team loses in the last minute, every time, this is for you.
> The Fan Life | You do not watch football to have fun. You have a team.
- "This is our year." You say so in August. You have said so since you were nine.
- You know the rules of offside. You lose them when it is against you.
- You have a lucky shirt. It has never worked. You wear it anyway.
- You cannot sit down, and you cannot look. You look through your fingers.
- "We played well," you say. They say that it was four to nothing.
- You lead by one goal. You have never been so afraid.
- The other team brings on a nineteen-year-old. You know what will happen. Everybody knows.
- It is the ninetieth minute. The board goes up. Five more. From where?
- The ninety-third minute. A corner. It hits a knee, a post, and your soul.
- You say that you are done. You say it aloud, to the whole family. You mean it.
- It is Monday. You check when the next game is.
< Because anybody can support a team that wins. It takes character to have ours.
< And once, in nineteen years, they will win, and you will cry in the arms of a stranger.
< See you on Saturday. Same seat, same shirt, same pain.

# phone | phone/phones/screen/scrolling/smartphone much/addicted/constantly/owns/long (too/time/spend/spending/need/day)
## you
> Signs You Spend Too Much Time on Your Phone | You don't have a problem. You can stop at any time. After this video.
> Signs Your Phone Owns You | You are looking at it right now. That is one.
> You and Your Phone | You unlocked it to see what time it is. That was an hour ago.
- You look at the time, put it away, and do not know the time.
- You are looking for your phone. You are using its light to look.
- It buzzes in your pocket. It is not in your pocket.
- You wait four seconds at a red light, and reach for it.
- You take it to the bathroom. Your legs have been asleep since nine.
- Five percent. You walk through a stranger's home and look at the walls.
- You tell a friend about something you saw, and they sent it to you.
- You watch a show on TV. You have no idea what it is about.
- You close an app. Your thumb opens it again. Nobody asked you.
- It shows you your screen time for the week. You press "okay" very fast, as if somebody were watching.
- It falls on your face. You pick it up, and go on.
< Now put it down. Right after you have sent this to somebody.
< If you have watched this to the end: hello. It is late. Go to bed.
< There is a window somewhere behind your phone. Have a look. It is in color.

# vacation | vacation/holiday/break need/needs/needing (badly/desperately/long/really)
## you
> Signs You Need a Vacation | You say that you are fine. You said it to a printer.
> Signs You Need a Break | You do not need coffee. You have had coffee. You need a beach.
> You Need a Vacation | Your body has sent you some messages. Here are the latest ones.
- Your alarm rings, and you try to negotiate with it.
- You wrote "love you" at the end of a mail to your landlord.
- You wave at your screen when a call is over, and nobody else is there.
- You tried to open your front door with the key card from work.
- You envy the dog. It is lying in the sun. It has no meetings.
- It is Monday, and you already need another weekend.
- You read one mail three times. It says "hi".
- You know the background picture of your computer so well that you have named the mountain.
- You got a cold, and your first thought was: finally, two days.
- You sat in the car in front of your home, in silence, and it was the best part of the week.
< So book something. Anything. Even a bench.
< Send this to your boss. No, wait. Do not do that. Send it to a friend.
< You have counted four of these? Then close the laptop.

# single-wedding | single wedding/weddings (one/person/guest/only/being)
## pov
> POV: You Are the Only Single Person at the Wedding | POV: you are at a wedding, and you have come with a plus none.
> POV: Single at a Wedding | POV: everybody at this wedding is a pair. Even the salt has the pepper.
> POV: Table Nine, One Chair | POV: you have found your seat at the wedding, and it is next to the children.
- "And did you bring somebody?" You brought a salad bowl. It cost sixty dollars.
- You are at the table with the kids. One of them is seven. He is good company.
- An aunt takes your hand in both of hers. "It will happen to you, too." She means it as comfort.
- "Couples to the dance floor, please!" You suddenly have a lot of interest in bread.
- You are the one who holds the bags. You are a coat stand with a drink.
- You take the photo of everybody. You are in none of them.
- They throw the flowers. You take one step back. They land on your shoe.
- A man of eighty asks you to dance. He is better at it than you are. It is the best dance of the evening.
- You tell the seven-year-old about your ex. "You can do better," he says.
- Midnight. You have your shoes in your hand, and your third piece of cake. There is nobody to share it with. Good.
< And you go home, lie across the whole bed, and sleep like a star.
< Send this to the friend you will sit with at the next one.
< And you have already been invited to the next one. In June. With a plus one.
`
