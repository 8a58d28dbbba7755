/** Speeches for work, money and what people make; the form is that of `speeches-body-and-study.ts`. */
export const SPEECHES_WORK_AND_MONEY = `
# newjob-first | Day One | for=newjob
1 Today you won't know where the coffee is.
1 You'll forget eleven names, and someone will have to show you twice how the door works. That's not failing. That's what day one looks like.
2 Every person in that building had it once. Most of them got lost on the stairs.
1 They didn't hire you for what you know about their printer. They hired you for what you have already done.
3 Bring a notebook. Ask the question. In three months it'll be too late to ask it.
1 Find one person who laughs at lunch, and sit there.
1 Nobody expects you to shine today. Be on time, be kind, write down the password. Tomorrow you're already someone who was here yesterday.

# newjob-choice | They Chose You | for=newjob
1 There was a pile of applications, and your name was left on the table.
1 Remember that at ten o'clock, when everyone speaks in abbreviations and you nod.
2 You're not an impostor. You're a beginner, and that's a job that ends by itself.
1 Listen more than you speak this week. You have fresh eyes, and nobody else in there does. Write down everything that seems strange to you.
3 Some of it will make sense on Friday. The rest is why they need you.
1 When you don't know something, say: I'll find out. And then do.
1 Tonight, take off the new shoes. You've done the hardest day. It doesn't come again.

# newjob-old | You Have Been New Before | for=newjob
1 You've been new before. You just don't remember it as fear anymore.
1 The first day of school. The first night in a flat that smelled of paint. The first time behind a wheel.
2 All of these are now simply your life.
1 In a few weeks you'll walk through that door without looking for the handle. Someone will ask you where the meeting room is, and you'll know.
3 You'll even have a favorite mug.
1 So let it be strange today. Strange is only a place that you haven't had lunch in yet.
1 Stand up straight, say your name clearly, and ask for theirs.

# business-quiet | The Quiet Shop | for=business
1 The phone isn't ringing. Nobody tells you how loud that is.
1 You painted the sign. You chose the name at the kitchen table. And now you dust a shelf that's not dusty.
2 Every business that you know by name has had this week.
1 So don't wait for customers. Go and find one. One. Call the person who said: tell me when you open.
3 Ask what they need, and not what they think of your logo.
1 Do that job so well that they mention it at dinner. That's all advertising is: someone, at dinner, saying your name.
1 The first customer is the slowest. The second one has heard of you.

# business-why | Why You Opened the Door | for=business
1 Remember the evening when you couldn't stop talking about it?
1 You drew it on the back of an envelope. You were tired, and you didn't notice, because it was yours.
2 That person didn't know about invoices yet, and was right anyway.
1 Now there are taxes, slow days and a supplier who doesn't call back. It's still the same envelope.
3 Look at what worked this month, even if it was small. Do that again, and stop doing one thing that did not.
1 You don't have to win the market. You have to be the best choice for the street that you're in.
1 Turn the sign to open. Someone out there is looking for exactly this, and doesn't know yet that you exist. Tell them.

# business-first | Nobody Knows You Yet | for=business
1 No customers yet is a sentence with three words that hurt, and one that counts: yet.
1 Nobody has said no to you. They haven't heard of you. That's a different problem, and it has a solution.
2 Write down ten people who have the trouble that you can solve. Real names.
1 Talk to one of them before lunch. Don't sell. Ask how they solve it today, and what annoys them about it.
3 You'll learn more from that than from a month of changing the colors on your website.
1 Make one of them truly happy. Ask if you may tell others about it.
1 That's how it begins. It has never started any other way.

# write-draft | The First Draft Is Allowed to Be Bad | for=write
1 You hate your first draft. Good. You have taste.
1 It means you can already hear what the page should sound like, and your hands just aren't there yet.
2 A first draft isn't the house. It's the pile of bricks on the lawn.
1 Nobody has ever repaired an empty page. A bad sentence can be cut, turned, mended. A missing one cannot.
3 Lower the bar until you can step over it: two hundred words, no looking back.
1 Somewhere on page nine there's one line that surprised you. You didn't plan it. It came because you were sitting there.
1 So sit there. The next good line is hiding behind three bad ones, and you'll have to write those first.

# write-desk | Write It Badly Today | for=write
1 Open the file. Don't read what you wrote yesterday.
1 Yesterday's you was tired, too, and meant well.
2 Today you owe the story one scene. Someone comes in. Someone wants something. It doesn't have to be good. It has to be there.
1 The voice that says who would read this has never finished a book in its life. You're going to.
3 Leave the hole where the right word is missing. Put a star there and go on.
1 Books are written by people who were interrupted, who doubted, who did the dishes in between.
1 One page a day is a book a year. You don't have to believe in the book. Only in the page.

# create-few | Twelve People Watched It | for=create
1 Twelve people watched your last video. Imagine them in your living room.
1 Twelve chairs. Twelve faces turned to you. You'd have baked a cake.
2 You call it nobody. It's a room full.
1 Every channel that you admire has a first year that its owner would like to hide. Bad light, bad sound, too many ums.
3 They kept the ums and lost the fear. Then they lost the ums.
1 So make the next one a little better in one thing. Only one: the first line, or the light.
1 You're not behind. You're at the beginning of something that most people only talk about. Press record.

# save-jar | Every Coin Is a Brick | for=save
1 You just didn't buy something. Nobody clapped, so let me.
1 That coffee, that jacket, that weekend: each of them is now a brick. You can't see the house yet, because you're standing too close.
2 Give it a name. Not savings. The key. The door. The first night on the floor with a pizza.
1 Send the money away on the day that it arrives, before it learns your name. What you don't see, you don't miss.
3 And keep a little for joy. A plan without joy lasts a month.
1 Others will show you what they bought. You're buying something that doesn't fit into a picture.
1 One day you'll turn a key, and it'll sound like every no you ever said to yourself, in one click.

# save-slow | Slow Is Still Moving | for=save
1 At this rate it takes years. You've done the math, at night, more than once.
1 Here's the other math: the years come anyway. The only question is whether there's something in the jar when they do.
2 You had a setback. The car, the dentist. That's not failing. That's what the money was for.
1 Begin again with a small number, so small that it's almost funny. Do it this week, and do it without thinking.
3 Rates change, prices change. Your habit is the part that belongs to you.
1 Look back at where it stood a year ago. Go on, look.
1 You did that. You, with the same bills as now. Imagine what you do next.

# smoke-minute | Three Minutes | for=smoke
1 The wish to smoke comes like a wave, and a wave passes.
1 Most of them are over in a few minutes. You don't have to be strong for the rest of your life. You have to be busy until it's gone.
2 Drink a glass of water, slowly. Walk around the block. Call someone and talk about something else.
1 Your first coffee will feel strange. So will the first party, and the first bad day. You only have to do each first once.
3 Throw out the lighter. Tell one person the truth.
1 And if you slip, you haven't lost everything. You've had one cigarette. You don't have your old life back.
1 The next one is the only one that counts. Let it go by.

# smoke-why | What Comes Back | for=smoke
1 Think of the last time you stood in the rain, alone, for a cigarette.
1 You never liked the rain. It told you where to stand, and when, and you went.
2 Now it's losing its job, and it's going to shout a little.
1 But things come back. Bread smells of bread. The stairs get shorter. Your jacket smells of you.
3 And in a jar on the shelf there's money that used to go up in smoke.
1 You've quit before? Then you have practiced. You know the traps by name.
1 Don't say you're giving something up. You're taking something back. Start with the next hour.

# joblost-next | It Was a Job | for=joblost
1 They took back a chair, a badge and an email address.
1 They didn't get what your hands know, or the people who would pick up if you called.
2 You may be angry for a day. Set the table, sleep, be angry.
1 Then write a list, by hand: everything that worked because you were there. Don't be modest. Nobody's reading it yet.
3 It'll be longer than you think. It's the beginning of your next letter.
1 Tell people. Don't hide it like a stain. Most jobs are found because someone says: I know someone.
1 You lost a place. You didn't lose your worth. They only ever rented that.

# joblost-morning | The First Free Morning | for=joblost
1 No job to go to, and the alarm still rings at six thirty. It doesn't know yet.
1 So get up anyway. Not for them. For you.
2 Wash, dress, open a window. A day with shoes on is another day.
1 Give the morning to the search: one letter, one call, one page read properly.
3 Don't sit at the side of the table where you open the bills. Sit at the other one.
1 And give the afternoon to something that answers: a run, a repair, a child, a pot of soup.
1 What made you good at that job wasn't theirs to let go. It still gets up with you.

# joblost-people | Say It Out Loud | for=joblost
1 The hardest sentence is short: I lost my job.
1 Say it once to someone who loves you. After that it weighs half.
2 You'll be surprised how many people answer: me too, once. And then they tell you what came next.
1 A job can end for reasons that have nothing to do with you. A budget. A merger. A spreadsheet.
3 Nobody in that meeting had watched you work on a Thursday night.
1 So don't carry their decision around like a verdict. Carry what you learned there. It's lighter, and it's yours.
1 Today one call. Tomorrow one more. That's how doors are found.

# joblost-left | What Is Left | for=joblost
1 When a job is gone, count what is left.
1 Your hands. Your head. The people who ask for you when something is broken.
2 The years you've worked. Nobody can lay off those.
1 Then count the money, honestly, on one sheet of paper. A number that you know is smaller than one that you fear.
3 Strike out what you won't miss. Keep one small treat. This is a hard month, and no punishment.
1 And write down one thing you never had time to learn. You have a morning now.
1 One door is closed. You were always more than that room.

# monday-coffee | Dear Monday | for=monday
1 Monday is the only day that gets blamed for what Sunday did.
1 It didn't steal your weekend. It brought you a clean page, and nobody has spilled coffee on it yet.
2 So don't look at the whole week. Nobody can lift a week.
1 Choose one thing that, once it's done, makes the rest easier. Do it before you open your messages.
3 Put something nice on Monday evening. A walk, a friend, the good pasta. Give the day a reason to end well.
1 You don't need to love it. You need to win the first hour, and the others follow like ducks.
1 Shoes on, music up, out of the door. It's only a Tuesday with bad advertising.

# monday-nobody | Nobody Is Ready | for=monday
1 It's Monday morning, and nobody's ready. Look around: not one of them.
1 The one with the neat hair ironed that shirt four minutes ago.
2 So stop waiting until you feel like it. The feeling comes about an hour after the work does.
1 Pick the smallest thing on your list, and finish it before anyone asks you for anything.
3 Then the next smallest. A train starts slowly, too, and nobody laughs at a train.
1 By noon you have the one thing that Mondays are good for: a beginning.
1 Tie your shoes. The week is waiting for someone, and you're dressed.

# monday-friday | A Call From Friday | for=monday
1 Imagine that your Friday could call your Monday.
1 It wouldn't ask you to be brilliant. It would ask for one favor: start now.
2 Half of what goes wrong on a Friday was put off on a Monday.
1 So make the call you're afraid of. Send the message. Write the first bad sentence.
3 It takes eleven minutes. You've been dreading it for three days.
1 And on a Friday evening that you can't see yet, someone sits down, breathes out, and is grateful. It's you.
1 Good morning, Monday. Let's be quick.

# monday-start | Small, Then Big | for=monday
1 The alarm rings, and you bargain. Five more minutes. Everyone does it.
1 Here's a better deal: put both feet on the floor, and you don't have to decide anything else yet.
2 Open the curtain. Drink a glass of water. Make the bed, so that one thing is finished.
1 Now you're a person who has done three things before the coffee.
3 Somewhere another person is looking at the same gray sky, and is just as heroic as you.
1 The week doesn't ask you to be great. It asks you to begin, and it's surprised every time you do.
1 So surprise it. Go.

# habit-boring | The Day You Do Not Feel Like It | for=habit
1 Today you don't feel like it. This is the day that counts.
1 On good days everyone shows up. A habit is made of the others.
2 So make it small. One push-up. One line. One minute. It's allowed to be laughable.
1 You're not training your body or your brain today. You're training the one who keeps a promise when nobody checks.
3 Tie it to something that happens anyway: after the coffee, before the shower.
1 Miss one day, and it's a day off. Miss two, and it's a new habit. So never miss two.
1 Motivation is a guest. It comes and goes. Set the table anyway, and sit down.
`
