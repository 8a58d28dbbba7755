/**
 * More messages, in the form of `messages.ts`, for occasions that are told in a sentence. Who speaks is one or several: {we}, {us},
 * {our} and {are}. {pet} is the animal that is missed, {married} a word to whom somebody marries, {couple} both.
 */
export const OCCASIONS = `
# birthday-reasons | Today Is About You{, to} | kind=birthday
1 Stop what you're doing{, to}. The next minute belongs to you.
1 {details}
1 When {we} think of you, that's what {we} see, and it makes {us} smile every time.
2 So today you do nothing useful. You sit down, you eat cake, and you let yourself be celebrated.
1 May this year be kind to you. May it bring good news, good food, and people who laugh at your jokes.
1 Stay exactly as you are. Happy birthday{, to}!

# birthday-only-one | Happy Birthday{, to} | kind=birthday
1 Attention, please. Today is all about you{, to}.
1 {details}
1 There's only one person like that, and {we} get to celebrate you.
2 You don't have to be wiser today, or better at anything. You only have to blow out the candles.
1 Thank you for every year so far. {We} wouldn't want to miss a single one.
1 Happy birthday{, to}! Now, where is the cake?

# thanks-told | Thank You{, to} | kind=thanks
1 There's something you should know{, to}.
1 {why}
1 {details}
1 You may think it was nothing. It wasn't nothing. It was exactly what was needed.
2 Some people do their job. Some people do it with their whole heart, and you can tell the difference from across the room.
1 {We} won't forget it.
1 Thank you{, to}. It means more than you know.

# congratulations-look | Look at You{, to} | kind=congratulations
1 Look at you{, to}!
1 {why}
1 {details}
1 You wanted it, you worked for it, and now it is yours.
2 Put that on a list somewhere, and read it on the next day when nothing works.
1 Tonight you celebrate. Tomorrow you may pretend that it was easy.
1 {We} {are} so proud of you. Congratulations!

# well-plan | Get Well Soon{, to} | kind=well
1 Hello{, to}. This is your official get-well message.
1 {details}
1 So here's the plan. You rest. You complain as much as you like. Everyone else brings the snacks.
2 Let people carry things for you. Enjoy it while it lasts.
1 Waiting is the worst part. But each day is one day closer to the door.
1 Get well soon{, to}. It's too quiet without you.

# retirement-alarm | Happy Retirement{, to} | kind=retirement
1 From now on{, to}, your alarm clock is out of work, too.
1 {why}
1 {details}
1 Nobody can count that in hours. It stays in people, and people pass it on.
2 You'll never know how many. That's how you know it was many.
1 Now it's your turn: slow breakfasts, long walks, and Monday mornings that are none of your business.
1 Thank you for all of it{, to}. Happy retirement!

# goodbye-minute | Before You Go{, to} | kind=goodbye
1 Before you go{, to}, give {us} one minute.
1 {why}
1 {details}
1 You may not have noticed. {We} did.
2 It's the small things that make a place worth coming to in the morning. You were behind a lot of them.
1 It won't be the same without you, and {we} will notice it on the very first day.
1 Thank you, good luck, and come back to visit. Goodbye{, to}.

# baby-new | Somebody New Is Here | kind=baby
1 Stop everything. Someone new is here!
1 Congratulations{, to}!
1 {details}
1 The nights will be long, and the years will be short. Everyone says so, and everyone is right.
2 Sleep when you can, and leave the dishes. Nobody ever looked back and wished for a tidier kitchen.
1 You'll be wonderful at this, even on the days when it doesn't feel like it.
1 {We} can't wait for everything that comes. Welcome to the world!

# graduation-did-it | You Did It{, to} | kind=graduation
1 You did it{, to}!
1 {why}
1 {details}
1 Others will see the photo and the smile. {We} see everything that it took to get there.
2 Nobody gave this to you. You earned it, and nobody can ever take it away.
1 {We} {are} so proud of you that it's getting embarrassing.
1 Congratulations{, to}. Now go and celebrate!

# graduation-door | Congratulations{, to} | kind=graduation
1 This is for you{, to}. You have earned a minute of applause.
1 {why}
1 {details}
1 You began this as one person, and you finish it as another. The second one knows what you can do.
2 So the next time someone asks whether you can, you have it in writing.
1 Be proud. Be loud about it, at least for one evening.
1 Congratulations, graduate!

# married-rather | Happy Anniversary{, to} | kind=married
1 Happy anniversary{, to}.
1 {details}
1 Other people want fireworks. I'd rather have this.
2 I don't know where the years went. I only know who they went with.
1 If someone asked me again today, I'd say yes before the end of the question.
1 Here is to us, and to whatever comes next. I love you.

# married-again | I Would Do It Again{, to} | kind=married
1 This is for you{, to}, and the whole internet may hear it.
1 {details}
1 That's what a marriage is made of. Not the big days. The small things, done again and again by the same person.
2 We have been tired, and we have been wrong, and we have always come back to the same table.
1 I'd do it all again, from the first day.
1 Happy anniversary, my love.

# bestman-short | A Toast to {Couple} | kind=bestman
1 Good evening, everyone. I promised to keep this short, and I'm going to try.
1 {Address}this is about you, so sit up straight.
1 {details}
1 If you want to know what kind of person we're celebrating tonight, that's all you have to know.
1 {married}
2 May you always be on the same side of the table. May you argue about small things, and agree on the big ones.
1 Everyone, please raise your glasses. To {couple}!

# bestman-why | Raise Your Glasses: {Couple} | kind=bestman
1 They told me that a speech at a wedding should be funny, honest and short. I'll take honest.
1 {Address}here's the truth about you.
1 {details}
1 I could talk for an hour, and it would all come down to that: you show up.
1 {married}
2 I wish you a long life, a loud kitchen, and a love that doesn't need an occasion.
1 Please stand up, raise your glasses, and drink with me: to {couple}!

# pet-quiet | Goodbye{, to} | kind=pet
1 This one is for you{, to}.
1 {details}
1 It's too quiet now. Nobody told {us} how loud quiet can be.
2 {We} still look for you in all your places.
1 You never knew what a Monday was, or a bill, or a bad day at work. You only knew who was home.
1 If love could have kept you, you'd have stayed forever.
1 Sleep well{, to}. You were such a good {pet}.

# pet-only | Thank You{, to} | kind=pet
1 Thank you{, to}.
1 {details}
1 Someone will say it was only a {pet}. They never met you.
2 It hurts this much because it was that good.
1 You made ordinary days warmer, and all you wanted for it was a place beside {us}.
1 {We} will leave that place as it is for a while.
1 Rest now{, to}. You were loved, and you knew it.

# pet-words | One More Ordinary Evening{, to} | kind=pet
1 How do you say goodbye to someone who never needed words?
1 {details}
1 {We} would give a lot for one more ordinary evening with you. Nothing special. Just you, somewhere near.
2 People say it gets easier. {We} {are} not in a hurry.
1 Thank you for every single day.
1 Goodbye{, to}. {We} won't forget you.

# memorial-told | For You{, to} | kind=memorial
1 This is for you{, to}.
1 {details}
1 That's how {we} want to remember you. Not the last days. All the others.
2 {We} will say your name often, and {we} will tell these stories until everyone knows them by heart.
1 You're missed at the table, on the phone, and in all the small moments that nobody else would understand.
1 Thank you for everything. Rest now.

# memorial-stays | What Stays{, to} | kind=memorial
1 They say someone is gone. {We} would like to talk about what stays.
1 {details}
1 None of that ends. It's in {us}, and in everyone who knew you.
2 There will be days when it hurts, and days when {we} laugh about something you'd have said. You belong to both.
1 {We} love you, and {we} miss you{, to}.

# service-thanks | Thank You for All These Years{, to} | kind=service
1 This one is for you{, to}.
1 {details}
1 Nobody can count that in hours. It's in everything that went well because you were there.
2 Most of it was never written down anywhere. It was simply done, again and again.
1 So today {we} {are} saying it out loud: it was seen.
1 Thank you{, to}. Here is to you.

# service-number | A Number Worth Saying Out Loud{, to} | kind=service
1 Today there's a number to celebrate{, to}.
1 {details}
1 Behind a number like that stand early mornings, long days, and patience that nobody ordered.
2 There were easier days, and there were the others. You came on both.
1 {We} {are} glad it was you.
1 Happy anniversary, and thank you{, to}.

# start-luck | Good Luck{, to} | kind=start
1 This is for you{, to}, before it begins.
1 {details}
1 You don't have to know everything on the first day. Nobody does, and most of them hide it well.
2 Ask the question. Get lost once. Laugh about it in the evening.
1 {We} {are} not worried about you. {We} {are} only proud, a little earlier than everyone else.
1 Good luck{, to}. Call when you want to tell someone about it.

# start-door | On Your Way{, to} | kind=start
1 One thing before you go{, to}.
1 {details}
1 It's all right to be nervous. It only means that it matters to you.
2 Every place was strange once, even the ones that feel like home now.
1 Whatever happens there, someone here's on your side.
1 Good luck{, to}. You have got this.

# trial-ready | Good Luck{, to} | kind=trial
1 This is for you{, to}, before it begins.
1 {details}
1 You have come this far. Nobody can take that away again, however it ends.
2 Breathe out. Eat something. Lay out your things tonight, so that the morning has nothing to hide.
1 {We} {are} not counting points. {We} {are} only glad to see you try.
1 Good luck{, to}. Show them.

# trial-nerves | Before It Counts{, to} | kind=trial
1 One minute before it counts{, to}.
1 {details}
1 If your hands are shaking, good. They know it matters.
2 Don't think of all of it at once. Think of the next step, and then of the one after that.
1 And when you look up, remember that someone is thinking of you at that very moment.
1 Good luck{, to}. You have got this.

# cheer-seen | I See What You Are Doing{, to} | kind=cheer
1 This message is for you{, to}.
1 {details}
1 You may think nobody notices. {We} noticed.
2 It doesn't have to go fast, and it doesn't have to be perfect.
1 What counts is that you do it, and that you go on.
1 {We} {are} proud of you{, to}.

# cheer-keep-on | Keep Going{, to} | kind=cheer
1 Stop for a moment{, to}. Someone has something to tell you.
1 {details}
1 That takes more than people think. It takes a bit of courage, every single time.
2 On the days when it doesn't work, remember how it was at the very start.
1 {We} {are} on your side, today and on those days.
1 Keep going{, to}.

# all-morning-first | Good Morning | kind=all-morning
1 Good morning to everyone who sees this.
1 Before you open the next thing, take one breath. That one is only for you.
2 Nothing has gone wrong yet. Nobody has asked you for anything. This minute is still yours.
1 You don't have to win the whole day. Do one thing that helps, and say one thing that is kind.
1 Whatever waits for you out there, begin gently.
1 Have a good day. And if someone comes to your mind just now, send them this.

# all-morning-cup | A New Day | kind=all-morning
1 Good morning! However you slept, you're here, and that counts.
1 Open a window. Drink something warm. Let the light in before the news.
2 Yesterday is finished. It needs nothing from you any more.
1 Today you get a few hours that nobody has ever used before. Keep one of them for something you like.
1 I wish you a calm start and a good reason to smile.

# all-night-light | Good Night | kind=all-night
1 Good night to everyone who's still awake.
1 Put it down now, whatever it was. It'll still be there tomorrow, and it'll look smaller.
2 You did what you could today. On some days that's a lot, and on some it's just enough.
1 Turn the light down. Let your shoulders drop. Breathe out slowly.
1 Sleep well. Tomorrow begins by itself.

# all-night-list | Leave It for Tomorrow | kind=all-night
1 The day is over, and you're allowed to stop.
1 Nobody needs an answer from you tonight. The list can wait, and the dishes are patient.
2 Think of one good moment of today. A small one will do.
1 Hold on to that one, and let the rest go.
1 Good night, and rest well.

# all-weekday-plain | Happy {feast} | kind=all-weekday
1 Happy {feast}, everyone!
1 However the week has treated you so far, this day doesn't have to be perfect to be a good one.
2 Choose one thing that must be done. Choose one that you look forward to. The rest is extra.
1 Be kind to the first person you meet today. It costs nothing, and it travels.
1 Have a good {feast}. Send this to someone who needs it.

# all-weekday-small | It Is {feast} | kind=all-weekday
1 It is {feast}. Here's your reminder that you're doing better than you think.
1 Nobody claps when you get up, go out and carry on. So here is some applause.
2 Leave a little room today for something that wasn't planned.
1 May the coffee be hot, the way be short, and the people be friendly.
1 Happy {feast}!

# all-weekend-off | Happy Weekend | kind=all-weekend
1 You made it. It's the weekend.
1 Nothing has to be useful now. Sleep, walk, cook something, call someone, or do none of it.
2 The week took its share of you. These two days are for what is left, and for filling it up again.
1 Put the phone away at least once, and look at something that is far away.
1 Have a good weekend, wherever you are.

# all-month-page | {feast} | kind=all-month
1 {feast}! A new page, and nothing is written on it yet.
1 You don't need thirty plans. One is enough, if you come back to it.
2 Take with you what was good last month. Leave the rest where it is.
1 May this month bring you good news, enough rest, and one surprise of the nice kind.
1 What's the one thing you want from it? Say it below.
`
