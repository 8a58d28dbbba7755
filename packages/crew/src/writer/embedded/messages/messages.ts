/**
 * Messages to somebody, for `readPlots`: `kind` is what for. {, to} is whom they are spoken to, with its comma; {why} and {details} are
 * what the prompt itself says. Nothing is told of anybody that was not typed.
 */
export const MESSAGES = `
# birthday | Happy Birthday{, to} | kind=birthday
1 Happy birthday{, to}!
2 {We} wanted to say it before everyone else does. So stop what you're doing, just for a moment.
1 {details}
3 Today nobody may ask you for anything, not even where the scissors are.
1 Another year of you. That's what {we} {are} celebrating.
2 Not the cake, although {we} hope there is cake.
1 {We} hope this year brings you more of what makes you laugh, and less of what keeps you awake.
1 And {we} hope you know how glad {we} {are} that you were born.
2 Most days {we} don't say it. Today {we} do.
1 Now make a wish, blow out the candles, and tell nobody. Happy birthday.

# birthday-toast | A Birthday Wish{, to} | kind=birthday
1 This is for you{, to}. Happy birthday!
1 {details}
1 {We} didn't want to send you only a card. A card goes into a drawer.
2 So here is {our} voice in its place, and it doesn't fit into any drawer.
1 Three wishes for you. The first: health, because everything else is built on it.
1 The second: people who are happy when you come through the door. You already have one.
1 The third {we} leave to you. It's your day.
3 Spend it well. Wishes don't keep.
1 Have a wonderful day. Happy birthday.

# thanks | Thank You{, to} | kind=thanks
1 Thank you{, to}.
1 {why}
2 Two small words. People say them at every door and mean nothing by them. This time I mean them.
1 {details}
1 What you did wasn't to be taken for granted, and I don't want it to pass as if it were nothing.
2 It took your time, your patience, and probably more of both than I saw.
1 I noticed. I should have said so earlier, and that's why I'm saying it now.
3 You don't have to answer. Just keep this for a day on which you doubt it.
1 Thank you. Really.

# thanks-seen | I Noticed{, to} | kind=thanks
1 There's something I want to say to you{, to}.
1 {why}
1 {details}
1 Good work is often quiet. When everything runs, nobody asks who made it run.
1 I'm asking, and I know the answer: you did.
2 So this is no announcement, and there's nothing you have to do now.
1 It's only this: I saw it, it mattered, and I'm grateful.
1 Thank you.

# sorry | I Am Sorry{, to} | kind=sorry
1 I'm sorry{, to}.
1 {why}
1 No "but" comes after that. I have thought about it, and there is none.
2 I could explain how it happened. An explanation would help me, and not you.
1 {details}
1 I hurt you, and I understand that it doesn't go away because I say a word.
2 You don't have to answer today, and you don't have to say it is fine.
1 I'd like to make it right. Tell me how, when you're ready, and I'll listen.
1 I'm sorry.

# morning | Good Morning{, to} | kind=morning
1 Good morning{, to}.
1 Before the day begins to pull at you, here's something that's only yours.
1 {details}
2 Someone thought of you early today. That was me.
1 I hope the coffee is hot, that the day is kind, and that one good thing happens that you didn't expect.
2 And if it's one of those days, remember that it has an evening, and that I'm there.
3 You don't have to answer. Just smile once, and nobody has to know why.
1 Have a beautiful day.

# night | Good Night{, to} | kind=night
1 Good night{, to}.
1 Put the day down now. It was heavy enough, and you have carried it far enough.
1 {details}
1 What didn't get done will wait. It's good at waiting.
2 Nothing has to be decided at this hour, and nothing looks as it is.
1 Someone is thinking of you, and wishes you a deep sleep and a light morning.
2 Close your eyes. I would turn off the light for you if I could.
1 Sleep well.

# congratulations | Congratulations{, to} | kind=congratulations
1 Congratulations{, to}!
1 {why}
1 {details}
1 People see the last day of it: the good news, the photo, the applause.
1 They don't see the many days before, on which you could have stopped and did not.
2 {We} want to congratulate you on those.
2 Enjoy it. Don't make a plan tonight for what comes next.
3 The next thing is patient. It'll still be there tomorrow.
1 Be proud for a day, or for a week. {We} {are}, too. Congratulations!

# well | Get Well Soon{, to} | kind=well
1 Get well soon{, to}.
1 {details}
1 {We} won't tell you to be strong. You're allowed to be tired.
2 You're allowed to be bored, too, and in a bad mood, and to let the phone ring.
1 Your only job now is to rest. Everything else can be done by someone else, or tomorrow.
1 If you need anything, a soup, an errand, or someone who just sits there, say one word.
2 You don't even need to say please.
1 {We} {are} thinking of you. Get well.

# anniversary | Happy Anniversary{, to} | kind=anniversary
1 Happy anniversary{, to}.
1 {why}
1 {details}
1 A wedding day, a first day, they are loud. What {we} want to celebrate is the quiet part.
1 All the ordinary mornings. The small arguments, and who said sorry first. The way home, again and again.
2 Nobody takes a photo of that, and it's what all of it is made of.
1 So {we} don't wish you only a bright day with flowers. {We} wish you many more of the plain ones.
1 Here is to all the days that nobody photographs.

# wedding | For You{, to} | kind=wedding
1 This one is for you{, to}.
1 {why}
1 {details}
1 A wedding is one day. All the others begin with it, and it is for those that I wish you well.
2 I wish you a kitchen in which someone laughs, and a door that never stays shut for long.
1 I hope you stay curious about each other, even when you think you know everything.
2 When it is hard, be on the same side of the table. And when it is easy, notice it.
3 The rest of us will be there, with good advice and no idea.
1 So here's my toast: to love that lasts, to a long life together, and to you.

# retirement | Happy Retirement{, to} | kind=retirement
1 Congratulations on your retirement{, to}.
1 {why}
1 {details}
1 Work leaves no statue. It leaves people who do things a little better, because someone showed them how.
1 That's what you leave behind, and nobody can clear it off your desk.
2 Someone will look for you on Monday, out of habit. Then they'll remember, and be a little jealous.
1 {We} wish you slow mornings, no alarm, and plans that nobody has to approve.
2 Do what you put off for later. Later has come.
1 Thank you for all of it. Enjoy every day.

# baby | Congratulations{, to} | kind=baby
1 Congratulations{, to}!
1 {details}
1 Someone very small has just made everything else a little less important.
1 {We} wish you nights with more sleep than everyone predicts, and days that you don't want to forget.
2 The laundry can wait. It is patient, and it'll only grow.
2 You won't know everything, and you don't have to. You know the most important thing already: how to love.
1 If you need a meal, an errand, or someone to hold the baby while you sleep, call {us}.
1 Welcome to the world! You have chosen well.

# missing | I Miss You{, to} | kind=missing
1 I miss you{, to}.
1 {details}
1 Not in a loud way. It's the small things: something funny happens, and I turn around to tell you.
2 Then I remember, and I keep it for later. I have quite a collection by now.
1 It is strange how much room someone takes up who isn't there.
1 But I'd rather miss you than not know what there is to miss.
1 Come back soon, or call, or just think of me at the same time. I will notice.

# love | For You{, to} | kind=love
1 This is for you{, to}.
1 {details}
1 I could say it in the kitchen, between two other sentences. But then it sounds like something small.
1 So here it is, alone, with nothing around it: I love you.
2 Not only on good days. On those it is easy.
2 Also on the days when we're tired, when the dishes stand there, and when neither of us is right.
1 I love you today, as I did before, and I plan to do it tomorrow.
1 That was all. Now you may go on with your day.

# goodbye | Goodbye{, to} | kind=goodbye
1 Goodbye{, to}.
1 {why}
1 {details}
1 We'll say we'll stay in touch. Everyone says that. I'd like to be one of those who do.
1 What you leave behind is more than an empty chair. It's how you did things, and some of us will go on doing them like you.
2 The chair will be taken some day. Your place will not.
1 I wish you good people, good coffee, and a good reason to get up in the morning.
1 Take care, and come by.

# welcome | Welcome{, to} | kind=welcome
1 Welcome{, to}.
1 {details}
1 The first days are the strangest. You don't know where anything is, and everyone else seems to know.
1 They didn't know it either. Everyone has had a first day somewhere, and has asked something silly on it.
2 So ask. Ask twice. No question is too small in the first days.
1 You don't have to prove anything this week. It's enough to look around, and to find out who knows what.
1 We're glad you're here.

# feast | {Feast}{, to} | kind=feast
1 {Feast}{, to}!
1 {details}
1 However you spend the day, I hope there is someone at the table who makes you laugh.
2 I hope nobody counts what you eat, and that nobody asks what your plans are.
1 If it's a loud day, I wish you a quiet corner in it. If it's a quiet one, I wish you a call that you didn't expect.
1 Thank you for being part of my year.
2 That's the best thing about days like this: you can say so.
1 {Feast}!

# feast-business | {Feast}{, to} | kind=feast-business
1 {Feast}{, to}!
1 {details}
1 Today we don't want to sell you anything. We only want to say thank you.
1 You could have gone anywhere, and you came to us. That's what keeps our lights on, and we know it.
2 And if there's something we can do better, tell us. We listen.
1 We wish you and yours good days, full tables, and some hours with nothing to do.
1 See you soon. And once more: {feast}!

# mother | For You{, to} | kind=parent
1 {Feast}{, to}.
1 {details}
1 There's a lot that children only understand when they are grown. How tired you must have been. How seldom you said so.
1 I didn't say thank you then. I didn't know there was something to thank for.
2 It simply was there: the light in the hall, the food on the table, and you.
1 Now I know that nothing is simply there. Someone does it.
1 You did it. Thank you, and {feast}.
`
