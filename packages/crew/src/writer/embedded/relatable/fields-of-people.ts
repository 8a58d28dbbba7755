/** Students, gamers, fans and others; `read-fields.ts` says how they are written. */
export const FIELDS_OF_PEOPLE = `
# student | student/students (exam/exams/during/week/college/university/school/class/classroom/finals/before)
## types
> Types of Students | There are a thousand students in every school, and they're all one of these.
> Types of Students Before an Exam | Look around the room before an exam. They're all there.
> Who Sits in Every Class | Every class in the world has the same people in it. Which one were you?
- The Rainbow. Six highlighters. The whole page is yellow now.
- The Surprised One. "Wait, we have a test?"
- The Liar. "I didn't study at all." Top grade.
- The Sleeper. Gets called on, opens one eye, gets it right.
- The Beggar. Needs a pen. Has needed a pen since second grade.
- The Novelist. Asks for more paper while you're still writing your name.
- The Snacker. Chips. During the quiet part.
- The Nine-Minute Man. Hands it in and walks out. Genius, or the opposite. Nobody knows.
- The Autopsy. Wants to compare answers afterward. Do not engage.
- The Group Project Ghost. Name on the slides. Never seen alive.
- The Snitch. "You forgot to collect the homework." We know where you live.
< And you? You're the one watching this instead of studying.
< Tag your class. They know who they are.
< If you don't know which one you were, ask the teacher. They know.
## you
> Students Be Like | If you're a student, this is your week.
> Things Only Students Understand | Only students will understand this.
> Signs You're a Student | You can tell a student by the fridge. There's mustard in it.
> POV: You're a Student | POV: you're a student, and you've just opened the book for the first time.
- You'll start at six. It's six-oh-one. You'll start at seven.
- Your room's never been this clean. There must be an exam tomorrow.
- You have nine tabs open for the essay and one for a raccoon video. Guess which.
- You had noodles. With what? With noodles.
- You carry the book home. You carry it back. It's had a lovely trip.
- You ask the group chat, "Did anyone understand this?" Twenty people read it. Silence.
- You read one page four times. You now know that there's a page.
- You picked the class because it starts at noon. You're still late.
- You say "I'll catch up this weekend." That was six weekends ago.
- You write your name on the test. That's the last thing you're sure of.
< And then you pass by half a point and walk out like a king.
< Send this to someone who should be studying. So, everyone.
< Next semester you'll do it all differently. Sure.

# essay-night | essay/paper/assignment/assignments/homework/thesis/dissertation/deadline night/last/deadline/due/midnight/minute/1am/2am/3am/4am/5am (before/writing/write/doing/finishing/starting/tomorrow/university/college/school/student/students)
## stages
> Stages of an Essay the Night Before | It's due at eight in the morning. It's nine at night. You have a title.
> Stages of a Last-Minute Essay | You had four weeks. You have eleven hours. Here we go.
> Stages of Writing It in One Night | Some people plan their essays. And then there's tonight.
- Calm. Eleven hours is a lot of time. You make a snack.
- Preparation. You need the right playlist. That takes an hour and a half.
- The title. You center it. You make it bold. It looks like work.
- Cleaning. Your desk has never been this clean.
- Panic. It's midnight. You have ninety words, and sixty of them are your name.
- Genius. It's two a.m., and you're writing like a god. Don't read it back.
- Bargaining. Font size fourteen. Wider margins. "Due to the fact that."
- Tears. The birds have started. Why are birds so loud?
- Peace. You hit send at seven fifty-nine. You'll never do this again. Until the next one.
< And you get a better grade than on the one you planned.
< If you're in one of these stages right now: stop watching. Go.
< Which stage are you in? Type it below. It'll be the most you've written all night.
## pov
> POV: It's Due at Eight | POV: it's three in the morning, and you're on sentence two.
> POV: The Night Before the Deadline | POV: you had four weeks, and now you have tonight.
> POV: You Start the Essay at Midnight | POV: you just opened the document for the first time.
- You write the date. That's a start.
- You count the words. Eleven. You count them again.
- You make coffee. You look up where coffee comes from. It's one o'clock now.
- You write "since the dawn of time." Your topic is a bridge.
- You find the one perfect source. It's thirty dollars to read.
- Your friend texts, "Done!" You put your phone in a drawer.
- You read your best paragraph out loud. It doesn't have a verb.
- The sun comes up. Nobody asked it to.
- You type "in conclusion" with the last of your strength.
- You hit submit. The file's too large.
< And next time you'll start on day one. You always say that.
< Two minutes later you get an email: "The deadline has been moved to Friday."
< And now you can sleep. Oh no. It's your first class.

# exam-night | studying/cramming/study exam/exams/test/tests/final/finals (night/before/last/minute/week/all); studying/cramming (night/last/minute/all); exam/exams/finals night/week/before/last (minute/studying)
## stages
> Stages of Studying for an Exam | The exam's tomorrow. You open the book. It makes the sound of a new book.
> Stages of the Night Before an Exam | There's one night left. Every student knows the stages.
> Stages of Exam Night | You said you'd start early. It is early. It's almost morning.
- Hope. You make a plan. It's color-coded. The plan takes two hours.
- Denial. It can't be this whole chapter. It's this whole chapter, and six more.
- The snack. Nobody can study hungry. Or thirsty. Or tired.
- Shortcuts. You look for a video that explains all of it in four minutes.
- Math. You work out how many points you need. It's all of them.
- Philosophy. What is a grade, really? Would the stars care about a grade?
- Speed. You're turning pages so fast you can feel the wind.
- Sleep. Your face is on the book. They say it soaks in.
- The exam. Question one is from the page you skipped.
< And afterward you say, "It went okay." It did not go okay.
< Good luck to everyone in the snack stage. Put it down.
< Close this. Open the book. Go.

# gamer | gamer/gamers (pc/console)
## you
> Signs You're a Gamer | You don't need a test to know you're a gamer. You need these.
> Things Only Gamers Understand | Only gamers will understand this.
> Gamers Be Like | If you play games, tell me this isn't you.
> POV: You're a Gamer | POV: you're a gamer, it's two in the morning, and you just said "one more."
- "One more round," you said. It was still light out.
- You lean left in your chair when the car turns left.
- You saved all the potions for later. The game's over. You have ninety-nine potions.
- It's the controller. It's always the controller.
- You can't pause it, Mom. It's online. You've been explaining this since you were ten.
- You own three hundred games. You play the one from high school.
- You spend two hours on your character's face. They wear a helmet for the rest of the game.
- You see an empty room full of health packs, and you know exactly what's coming.
- The world's ending in three days. You've been fishing for a week.
- You break every pot in a stranger's house, take their money, and go save the world.
- Dinner's ready. You have one life left. It'll get cold. It'll be worth it.
< And now you type "good game," and you don't mean it.
< Tag the friend who says "last one." It's never the last one.
< Real life has great graphics. The story's a bit slow, though.

# introvert | introvert/introverts/introverted (doorbell/rings/phone/party/parties)
## you
> Introverts Be Like | If you're an introvert, don't worry. You can just nod quietly.
> Things Only Introverts Understand | Only introverts will understand this. They won't comment.
> Signs You're an Introvert | You love people. In photos. From home.
> POV: You're an Introvert | POV: you're an introvert, and they've just asked everyone to find a partner.
- The doorbell rings. You turn off the TV and become furniture.
- Your phone rings. You watch it until it stops. Then you text, "What's up?"
- You rehearse your order in line. You still say "you too."
- You see someone you know at the store. You now need something from a different aisle.
- You wait at the peephole until the neighbor's down the stairs.
- They cancel the plans. You text, "Aw, too bad," and dance.
- At a party, you find the cat. You have a great talk.
- You never say goodbye at parties. You evaporate.
- You're recharging. You were out for twenty minutes. It's been two days.
- You had one conversation today. You'll be replaying it until Thursday.
- You meet someone who doesn't want to talk either. You've never felt so close to anyone.
< And now you need some time alone after this video.
< Send this to an introvert. They'll answer in three to five business days.
< We should all meet up sometime. In our own homes.

# old | old/older get/getting/growing/officially/becoming/become/are/youre/feel (adult); thirties/forties/fifties/sixties
## you
> Signs You're Getting Old | You don't feel old. You just make a noise when you sit down.
> Signs You're Officially Old | There's no birthday when you get old. There are only signs.
> Things That Happen When You Get Older | One day you're young. And then you get excited about a sponge.
> POV: You're Getting Old | POV: it's eight thirty, the party starts at ten, and you'd like a word with whoever planned that.
- You have a favorite burner on the stove.
- You say "oof" when you get up and "ahh" when you sit down.
- You turn down the music in the car so you can see better.
- You love this song. It's playing in the supermarket.
- You look at a bag and think, "That's a good bag. I'll keep that."
- A great night out ends at nine thirty, with parking right in front.
- You hurt your back. You were asleep.
- Your knee knows when it's going to rain.
- You say "about ten years ago." It was twenty.
- You got a new vacuum, and you told people.
- They ask for your birth year, and you have to scroll. And scroll.
- You see teenagers without jackets, and you get cold for them.
< And the best one: you got exactly what you wanted for your birthday. It was socks.
< Which one got you? Comment below, in large print.
< If you held the phone farther away to watch this, that counts too.

# adult | adult/adults/adulting/adulthood/grownup/grownups (officially/becoming/become)
## you
> Signs You're an Adult Now | Nobody tells you when you're an adult. It just comes in the mail, and it's a bill.
> Being an Adult, Honestly | As a kid, you couldn't wait to be an adult. Let's check in on that.
> Things Only Adults Understand | You can have cake for breakfast now. So why are you buying cauliflower?
> POV: You're an Adult Now | POV: you're an adult, and you just looked around for one.
- You can go to bed whenever you want. You want to go at nine.
- You have a bag full of bags.
- You have to decide what's for dinner. Every night. Until you die.
- "This week is crazy, but next week." You've been saying that for years.
- Your back hurts. No reason. It's Tuesday.
- You stare into the fridge. You pay for this fridge, and there's nothing in it.
- You finally get a free weekend. You clean on it.
- You made one phone call, and you're proud of yourself for the rest of the day.
- You get a package. You have no idea what it is. It's from you.
- Every friendship is now "we should get together soon." You mean it. It's been two years.
- You're waiting for an adult to handle this. It turns out it's you.
< And the thing nobody told you: they were all making it up too.
< Send this to someone who also has no idea.
< Now drink some water and pay that bill.

# parent-turn | dad/father/mom/mum/mother/parents/parent turning/turn/turned/becoming/become (into)
## you
> Signs You're Turning Into Your Parents | You swore you'd never turn into your parents. And then you said "shoes off."
> Signs It Has Begun | You open your mouth, and your parents come out.
> You're Becoming Them | Turning into your parents starts with one light you switch off behind someone. It doesn't stop there.
- You walk through the house turning off lights.
- You say "we have food at home." You live alone.
- You bring a jacket. Just in case. You bring one for someone else, too.
- You stand at the window with a cup and watch a neighbor park.
- You keep the box. It's a good box.
- You slap your knees, say "right, then," and stand up.
- You wake up at six on a Sunday and say you slept in.
- You wash out the takeout containers. You have forty.
- You hear the price. You say what it used to cost.
- You get to the airport four hours early, and somehow you're in a rush.
- You text with one finger and sign it with your name.
< And one day you'll call them and say, "You were right." Not about everything. About the jacket.
< Send this to your parents. They won't say a thing. They'll just smile.
< It's not so bad, you know. Someone has to turn off the lights.

# fan | team/club supporting/support/supports/fan/fans/supporter/supporters/following loses/lose/losing/lost/bad/terrible/worst (football/soccer/minute/last/93rd/90th/94th/always/local/game/games/extra/time/again); team/club supporting/support/supports/fan/fans/supporter/supporters/following never wins/win/winning/won (football/soccer/anything/local/game/games)
## you
> Supporting a Team That Never Wins | You could've picked any team. You picked this one.
> Things Only Fans of a Losing Team Understand | If your team loses in the last minute, every single time, this is for you.
> The Fan Life | You don't watch for fun. You have a team.
> POV: Your Team Never Wins | POV: it's the ninetieth minute, your team's up by one, and you know exactly how this ends.
- "This is our year." You say it every August. You've said it since you were nine.
- You know the offside rule. You forget it when it's called on you.
- You have a lucky shirt. It has never worked. You wear it anyway.
- You can't sit down and you can't look. You look through your fingers.
- "We played well," you say. It was four nothing.
- You're up by one. You've never been so scared.
- They bring on a nineteen-year-old. You know what happens next. Everyone knows.
- It's the ninetieth minute. Five more, says the board. Five more from where?
- The ninety-third minute. A corner. It hits a knee, a post, and your soul.
- You're done. You announce it to the whole family. You mean it this time.
- It's Monday. You check when the next game is.
< Because anyone can support a team that wins. This takes character.
< And once, in nineteen years, they'll win, and you'll cry in the arms of a stranger.
< See you Saturday. Same seat, same shirt, same pain.

# phone | phone/phones/screen/scrolling/smartphone much/addicted/constantly/owns/long/break/detox (too/from/time/spend/spending/need/day)
## you
> Signs You Spend Too Much Time on Your Phone | You don't have a phone problem. You can stop anytime. After this video.
> Signs Your Phone Owns You | You're looking at it right now. That's one.
> You and Your Phone | You unlocked it to check the time. That was an hour ago.
> POV: You're Addicted to Your Phone | POV: you put your phone down. It's back in your hand.
- You check the time, put it away, and have no idea what time it is.
- You're looking for your phone. You're using its flashlight.
- You felt it buzz in your pocket. It's not in your pocket.
- Four seconds at a red light, and you reach for it.
- You take it to the bathroom. Your legs have been asleep since nine.
- Five percent. You're walking through a stranger's house looking at the walls.
- You tell a friend about something you saw. They sent it to you.
- You're watching a show. You have no idea what it's about. You're also watching something else.
- You close an app. Your thumb opens it again. Nobody asked it to.
- It shows you your screen time. You swipe that away very fast.
- It falls on your face. You pick it up and keep going.
< Now put it down. Right after you send this to someone.
< If you made it to the end: hi. It's late. Go to bed.
< There's a window somewhere behind your phone. Take a look. It's in color.

# vacation | vacation/holiday/break need/needs/needing (badly/desperately/long/really)
## you
> Signs You Need a Vacation | You need a vacation. You say you're fine, but you said it to a printer.
> Signs You Need a Break | You don't need coffee. You've had coffee. You need a beach.
> You Need a Vacation | Your body has sent you some messages. Here are the latest.
> POV: You Need a Vacation | POV: you need a vacation, and you just apologized to a printer.
- Your alarm goes off, and you try to negotiate with it.
- You signed off an email to your landlord with "love you."
- You wave goodbye at your screen. The call ended a minute ago.
- You tried to open your front door with your work badge.
- You're jealous of the dog. It's lying in the sun. It has no meetings.
- It's Monday, and you already need the weekend.
- You've read one email three times. It says "hi."
- You've stared at your desktop wallpaper so long that you named the mountain.
- You got a cold, and your first thought was: finally, two days.
- You sat in your parked car in silence, and it was the best part of your week.
< So book something. Anything. Even a bench.
< Send this to your boss. No, wait. Don't. Send it to a friend.
< Got four or more? Close the laptop.

# single-wedding | single wedding/weddings (one/person/guest/only/being)
## pov
> POV: You're the Only Single Person at the Wedding | POV: you're at a wedding, and you brought a minus one.
> POV: Single at a Wedding | POV: everyone at this wedding is a couple. Even the salt has the pepper.
> POV: Table Nine, One Chair | POV: you found your seat at the wedding, and it's at the kids' table.
- "And did you bring someone?" You brought a salad bowl. It was sixty dollars.
- They've seated you with the kids. One of them is seven. He's good company.
- An aunt takes your hand in both of hers. "It'll happen for you, too." She means well. That's the worst part.
- "All the couples to the dance floor!" You become extremely interested in bread.
- You're holding everyone's bags. You're a coat rack with a drink.
- You take the group photo. You're in none of them.
- They throw the bouquet. You step back. It lands on your shoe.
- A man of eighty asks you to dance. He's better than you are. It's the best dance of the night.
- A seven-year-old at your table asks about your ex. You tell him everything. "You can do better," he says.
- Midnight. Shoes in your hand, third slice of cake. Nobody to share it with. Good.
< And you go home, lie across the entire bed, and sleep like a starfish.
< Send this to the friend you'll sit with at the next one.
< And you're already invited to the next one. In June. With a plus one.
`
