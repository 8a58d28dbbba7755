/** Speeches for work, money and what people make; the form is that of `speeches-body-and-study.ts`. */
export const SPEECHES_WORK_AND_MONEY = `
# newjob-first | Day One | for=newjob
1 Today you won't know where the coffee is.
1 You'll forget eleven names, and someone will have to show you how the door works. Twice. That's not failing. That's day one.
2 Everyone in that building had a day one. Most of them got lost looking for the bathroom.
1 They didn't hire you for what you know about their printer. They hired you for what you've already done.
3 Bring a notebook. Ask the dumb question now. In three months, it gets harder to ask.
1 Find one person who laughs at lunch, and sit there.
1 Nobody needs you to shine today. Be on time, be kind, write down the password. Tomorrow, you're already someone who was here yesterday.

# newjob-choice | They Chose You | for=newjob
1 There was a whole pile of applications, and your name came out on top.
1 Remember that at ten o'clock, when everyone's talking in acronyms and you're just nodding.
2 You're not a fraud. You're new, and new wears off by itself.
1 Listen more than you talk this week. You've got fresh eyes, and nobody else in there does. Write down everything that seems weird.
3 Some of it'll make sense by Friday. The rest is why they need you.
1 When you don't know something, say: I'll find out. And then do.
1 Tonight, kick off the new shoes. You only get one first day, and you just did it.

# newjob-old | You Have Been New Before | for=newjob
1 You've been new before. You just don't remember it as fear anymore.
1 First day of school. First night in an apartment that smelled like paint. First time behind the wheel.
2 Now all of that's just your life.
1 In a few weeks you'll walk through that door without thinking. Someone new will ask you where the conference room is, and you'll know.
3 You'll even have a favorite mug.
1 So let it be strange today. Strange is just a place you haven't had lunch in yet.
1 Stand up straight, say your name clearly, and ask for theirs.

# business-quiet | The Quiet Shop | for=business
1 The phone isn't ringing. Nobody tells you how loud that is.
1 You painted the sign. You picked the name at the kitchen table. And now you're dusting a shelf that isn't dusty.
2 Every business you know by name has had this week.
1 So don't wait for customers. Go find one. One. Call the person who said: let me know when you open.
3 Ask what they need, not what they think of your logo.
1 Do that job so well they bring it up at dinner. That's the best ad there is: someone, at dinner, saying your name.
1 The first customer takes the longest. The second one's already heard of you.

# business-why | Why You Opened the Door | for=business
1 Remember the night you couldn't stop talking about it?
1 You drew it on the back of an envelope. You were exhausted and didn't notice, because it was yours.
2 That person didn't know a thing about invoices, and was right anyway.
1 Now there's taxes, slow days, and a supplier who won't call back. It's still the same envelope.
3 Look at what worked this month, even if it was small. Do more of that, and drop one thing that didn't.
1 You don't have to win the market. You have to be the best choice on your street.
1 Flip the sign to open. Someone out there's looking for exactly this and doesn't know you exist. Go tell them.

# business-first | Nobody Knows You Yet | for=business
1 No customers yet. Two of those words hurt. The third one's the one that counts: yet.
1 Nobody's said no to you. They haven't heard of you. That's a different problem, and you can fix that one.
2 Write down ten people who have the problem you fix. Real names.
1 Before lunch, talk to one person you could help. Don't sell. Ask how they handle it today and what drives them crazy.
3 You'll learn more from that than from a month of tweaking colors on your website.
1 Make one customer really happy. Then ask if you can tell people about it.
1 That's how it starts. It's never started any other way.

# write-draft | The First Draft Is Allowed to Be Bad | for=write
1 You hate your first draft. Good. You have taste.
1 It means you can already hear what the page should sound like, and your hands just aren't there yet.
2 A first draft isn't the house. It's the pile of bricks on the lawn.
1 Nobody's ever fixed a blank page. A bad sentence can be cut, flipped, patched up. A missing one can't.
3 Lower the bar until you can step over it: two hundred words, no looking back.
1 Somewhere on page nine there's one line that surprised you. You didn't plan it. It showed up because you did.
1 So sit there. The next good line is hiding behind three bad ones, and you have to write those first.

# write-desk | Write It Badly Today | for=write
1 Open the file. Don't read what you wrote yesterday.
1 Yesterday's you was tired, too, and meant well.
2 Today you owe the story one scene. Someone comes in. Someone wants something. It doesn't have to be good. It has to be there.
1 That voice asking who'd ever read this? It's never finished a book in its life. You're going to.
3 Can't find the word? Leave a hole. Put a star there and keep going.
1 Books get written by people who got interrupted, who doubted it, who did the dishes in between.
1 One page a day is a book a year. You don't have to believe in the book. Just in the page.

# create-few | Twelve People Watched It | for=create
1 Twelve people watched your last video. Picture them in your living room.
1 Twelve chairs. Twelve faces looking at you. You'd have ordered pizza.
2 You call it nobody. It's a room full.
1 Every channel you admire has a first year its owner wishes you'd never find. Bad light, bad sound, too many ums.
3 They kept the ums and lost the fear. Then they lost the ums.
1 So make the next one a little better at one thing. Just one: the first line, or the lighting.
1 You're not behind. You're at the beginning of something that most people only talk about. Press record.

# save-jar | Every Coin Is a Brick | for=save
1 You just didn't buy something. Nobody clapped, so let me.
1 That coffee, that jacket, that weekend: every one of them's a brick now. You can't see the house yet because you're standing too close.
2 Give it a name. Not savings. The key. The door. The first night on the floor with a pizza.
1 Move the money the day you get paid, before it gets comfortable. What you don't see, you don't miss.
3 And keep a little for fun. A plan with no fun lasts about a month.
1 Other people will show you what they bought. You're buying something that doesn't fit in a photo.
1 One day you'll turn a key, and you'll hear every no you ever told yourself, in one click.

# save-slow | Slow Is Still Moving | for=save
1 At this rate, it's going to take years. You've done the math, at night, more than once.
1 Here's the other math: the years are coming anyway. The only question is what's in the jar when they get here.
2 You had a setback. The car, the dentist. That's not failing. That's what the money was for.
1 Start again with a small number, so small it's almost funny. Set it up this week, and then forget about it.
3 Rates change. Prices change. The habit is the one part you own.
1 Look back at where it stood a year ago. Go on, look.
1 You did that. You, with these same bills. Now imagine what you do next.

# smoke-minute | Three Minutes | for=smoke
1 A craving for a smoke comes like a wave, and waves pass.
1 Most of them are over in a few minutes. You don't have to be strong for the rest of your life. You just have to stay busy until it's gone.
2 Drink a glass of water, slowly. Walk around the block. Call someone and talk about something else.
1 Your first coffee without one will feel weird. So will the first party, and the first bad day. You only do each first once.
3 Throw out the lighter. Tell one person the truth.
1 And if you slip, you didn't lose everything. You had one cigarette. That's not the same as being a smoker again.
1 The next one is the only one that counts. Let it go by.

# smoke-why | What Comes Back | for=smoke
1 Think of the last time you stood in the rain, alone, for a cigarette.
1 You don't even like the rain. The cigarette told you where to stand, and when, and you went.
2 Now it's getting fired, and it's going to yell a little.
1 But things come back. Bread smells like bread. The stairs get shorter. Your jacket smells like you.
3 And in a jar on the shelf there's money that used to go up in smoke.
1 You've quit before? Then that was practice. You know the traps by name.
1 Don't say you're giving something up. You're taking something back. Start with the next hour.

# joblost-next | It Was a Job | for=joblost
1 They took back a chair, a badge, and an email address.
1 They didn't get what your hands know, or the people who'd pick up if you called.
2 Take a day to be angry. Eat something. Sleep. Be angry again.
1 Then make a list, by hand: everything that worked because you were there. Don't be modest. Nobody's reading it yet.
3 It'll be longer than you think. That's the start of your next application.
1 Tell people. Don't hide it like a stain. A lot of jobs get found because someone says: I know someone.
1 You lost a place. You didn't lose your worth. They only ever rented that.

# joblost-morning | The First Free Morning | for=joblost
1 No job to go to, and the alarm still goes off at six thirty. Nobody told it.
1 So get up anyway. Not for them. For you.
2 Shower. Get dressed. Open a window. A day with shoes on is a different day.
1 Give the morning to the search: one application, one call, one listing you actually read.
3 Don't sit on the side of the table where you open the bills. Sit on the other side.
1 Give the afternoon to something that answers back: a run, a repair, a kid, a pot of soup.
1 Whatever made you good at that job wasn't theirs to let go. It still gets up with you.

# joblost-people | Say It Out Loud | for=joblost
1 The hardest sentence is short: I lost my job.
1 Say it once to someone who loves you. After that, it weighs half as much.
2 You'll be surprised how many people say: yeah, me too, once. Then they'll tell you what came next.
1 A job can end for reasons that have nothing to do with you. A budget. A merger. A spreadsheet.
3 Nobody in that meeting ever saw you working late on a Thursday.
1 So don't carry their decision around like a verdict. Carry what you learned there. It's lighter, and it's yours.
1 Today, one call. Tomorrow, one more. That's how you find the door.

# joblost-left | What Is Left | for=joblost
1 When a job is gone, count what's left.
1 Your hands. Your head. The people who ask for you when something is broken.
2 The years you put in. Nobody can lay those off.
1 Then count the money, honestly, on one sheet of paper. A number you know is less scary than one you imagine.
3 Cross off what you won't miss. Keep one small treat. This is a hard month, not a punishment.
1 And write down one thing you never had time to learn. You've got mornings now.
1 One door closed. You were always bigger than that room.

# monday-coffee | Dear Monday | for=monday
1 Monday is the only day that gets blamed for what Sunday did.
1 It didn't steal your weekend. It brought you a clean page, and nobody has spilled coffee on it yet.
2 So don't look at the whole week. Nobody can lift a week.
1 Pick the one thing that makes everything else easier. Do it before you open your inbox.
3 Put something nice on Monday night. A walk, a friend, the good pasta. Give the day a reason to end well.
1 You don't have to love it. You have to win the first hour, and the rest follow like ducks.
1 Shoes on, music up, out the door. It's just a Tuesday with bad PR.

# monday-nobody | Nobody Is Ready | for=monday
1 It's Monday morning, and nobody's ready. Look around: not one of them.
1 The guy with the perfect hair ironed that shirt four minutes ago.
2 So stop waiting to feel like it. The feeling shows up about an hour after the work does.
1 Pick the smallest thing on your list, and finish it before anyone asks you for anything.
3 Then the next smallest. Trains start slow, too, and nobody laughs at a train.
1 By noon, you've got the one thing Mondays are good for: a start.
1 Tie your shoes. The week's waiting on someone, and you're already dressed.

# monday-friday | A Call From Friday | for=monday
1 Imagine your Friday could call your Monday.
1 It wouldn't ask you to be brilliant. It'd ask one favor: start now.
2 Half of what blows up on a Friday got put off on a Monday.
1 So make the call you're afraid of. Send the message. Write the first bad sentence.
3 It takes eleven minutes. You've been dreading it for three days.
1 And on a Friday night you can't see yet, someone sits down, breathes out, and feels grateful. It's you.
1 Good morning, Monday. Let's make it quick.

# monday-start | Small, Then Big | for=monday
1 The alarm goes off, and you start negotiating. Five more minutes. Everyone does it.
1 Here's a better deal: put both feet on the floor, and you don't have to decide anything else yet.
2 Open the curtains. Drink a glass of water. Make the bed, so one thing's already finished.
1 There. You just did the hardest part of Monday, and it's before coffee.
3 Somewhere, someone else is staring at the same ceiling, being exactly as heroic as you.
1 The week isn't asking you to be great. It's asking you to start, and it's surprised every time you do.
1 So surprise it. Go.

# habit-boring | The Day You Do Not Feel Like It | for=habit
1 Today you don't feel like it. That's why today counts.
1 On good days, everyone shows up. Habits get built on the other ones.
2 So make it small. One push-up. One line. One minute. So small it's almost a joke.
1 You're not training your body today, or your brain. You're training the part of you that keeps a promise when nobody's checking.
3 Tie it to something that happens anyway: after the coffee, before the shower.
1 Miss one day, and it's a day off. Miss two, and it's a new habit. So never miss two.
1 Motivation is a guest. It comes and goes. Set the table anyway, and sit down.
`
