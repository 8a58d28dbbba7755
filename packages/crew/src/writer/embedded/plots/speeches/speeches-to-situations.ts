/** Speeches to whoever is in a situation that a prompt states: {situation} is that, said to them; {event} what a team stands before. */
export const SPEECHES_TO_SITUATIONS = `
# out-loud | Say It Out Loud | for=said-setback
1 {Situation}
1 Say it out loud, once. It sounds smaller in a room than it does in your head.
1 Now let me say what is also true: you tried, where everybody could see it.
2 Most people never risk enough to fail at anything.
1 Take one evening to be angry about it. Eat something warm. Go to bed early.
1 And then ask one question. Not: what is wrong with me? But: what do I do differently?
1 Write the answer down. That sheet of paper is your head start. You are not beginning again. You are beginning with everything that you know now.

# result | A Result, and Nothing More | for=said-setback
1 {Situation}
1 That is a result. It is not a verdict on you.
1 A result says where you stood on one day. It does not say where you will stand in six months.
2 Ask the people who made it. Most of them have a day like yours in their story. They only tell it faster now.
1 So be disappointed. It means that you wanted it.
1 But do not decide anything about yourself while it hurts.
1 Tomorrow, one small step. One call, one page, one hour. The next try needs no more than that from you.

# bravest-seat | The Bravest Seat in the Room | for=said-anew
1 {Situation}
1 Do you know what that takes? Most people would rather be unhappy with what they know.
1 You will be slow at first. You will ask questions that feel stupid. Somebody will explain something to you twice, and you will say thank you.
2 Let it be like that. The beginner's seat is the bravest one in the room.
1 You bring every year that you have lived, and every mistake that you will not make again. Nobody can call that nothing.
1 So today, one hour. Tomorrow, one more.
1 And in a year somebody will ask you how you did it.

# start-badly | Start Badly | for=said-anew
1 {Situation}
1 People will call it late. The year passes either way.
1 In five years you will be five years older. You can be that with it, or without it.
2 You know how to get up when it is dark. You know how to finish what nobody thanks you for. No beginner gets that for free.
1 So put your shoes on. Start badly. Start small. Start in front of people who do not understand it.
1 But start today, so that next year you can point at this date and say: that was the day.

# put-down | Put One Thing Down | for=said-tired
1 {Situation}
1 So I am not going to tell you to push harder. You have done that. It is how you got here.
1 Tired is not weak. Tired is what is left when somebody carries too much for too long.
2 A phone gets to lie on the table and charge, and nobody calls it lazy.
1 Put one thing down today. Only one. The one that nobody will miss.
1 Drink a glass of water. Answer one message less. Go to bed while it is still today.
1 The world has survived your days off before. And it needs you for longer than this week.

# how-are-you | How Are You, Really? | for=said-tired
1 {Situation}
1 And when somebody asks how you are, you say: fine.
1 So here is the question again, and nobody is listening. How are you, really?
2 What came to your mind first was the truth. It is allowed to be the truth.
1 You are not a machine that needs repair. You are a person who needs rest, or help, or both.
1 Ask for one of them today. One sentence is enough: I cannot do this alone right now.
1 It will be the hardest sentence of your week, and the strongest.

# good-morning-first | Say Good Morning First | for=said-alone
1 {Situation}
1 Nobody tells you how quiet an evening can be, or how long.
1 Missing something is no weakness. It means that something was good.
2 It also means that you can build it again, because you know what it is made of.
1 So do one small thing today where people are. The same shop, the same bench, the same hour. Say good morning first.
1 It feels silly for a week. Then somebody knows your face. Then somebody knows your name.
1 That is how it begins, everywhere, for everybody. Give it time to find you.

# after-nine | Not After Nine O'Clock | for=said-alone
1 {Situation}
1 It is worst in the evening. That is not because the evening tells the truth. It is because you are tired.
1 So decide nothing about your life after nine o'clock.
2 Call somebody who knows your laugh. Cook the one dish that smells like home, even if you burn it.
1 Cry, if it comes. It knows where to go.
1 And tomorrow, open the window first. There is a day out there that does not know yet that you are sad.
1 You will not always feel like this. Until then: one evening at a time.

# first-line | Nobody Is Ready | for=said-late
1 {Situation}
1 You are waiting until you feel ready. Nobody feels ready. They only get tired of waiting.
1 Think of what you would have done by now if you had begun when you first thought of it.
2 That hurts a little. Good. Use it as fuel, and not as a bill.
1 Nobody will give you permission, so here is mine, in case you need a piece of paper.
1 Set a clock to ten minutes. Do the first, smallest, ugliest part of it. Stop when it rings.
1 You will not stop. That is the trick.

# your-own-table | Your Own Table | for=said-behind
1 {Situation}
1 You hold your inside against other people's outside. Nobody can win that.
1 They show the kitchen after it was cleaned. You live in yours.
2 And somebody out there looks at you, and thinks that you have figured it out.
1 So close the window with the others for today. Put your own things on the table: what you can do, who you have, what you have carried this far.
1 It is more than you think. It only never had good light.

# heart | It Is Getting You Ready | for=said-afraid
1 {Situation}
1 Feel how your heart beats? It is not betraying you. It is getting you ready.
1 Brave people are not calm. They shake, and they go.
2 So do not wait until the fear leaves. Take it along. It may sit in the back.
1 Breathe out, longer than you breathe in. Once more.
1 Now look only at the next step, and not at the whole staircase.
1 You have been afraid before, and here you are. Go.

# evening | Picture This Evening | for=said-afraid
1 {Situation}
1 Picture the evening after it. You sit somewhere with something to eat, and somebody asks how it went.
1 However it went, you will be able to say: I was there.
2 Nobody will remember what you got wrong. You will remember that you stood there.
1 Until then there is only this to do: feet on the floor, shoulders down, one long breath.
1 You do not have to be perfect. You only have to be there, all of you.
1 That is enough. It always was.

# no-clock | Behind Whom? | for=said-behind
1 {Situation}
1 Behind whom? There is no starting gun, and no finish line that everybody agreed on.
1 One friend has the house. One has the career. One has the family. None of them has all of it, and all of them are tired.
2 You see their photos. You do not see their three in the morning.
1 Stop counting what you have not done. Count what you have learned, and lived through, and loved. That list is longer.
1 You are on your own road. It has one lane, and nobody can overtake you on it.

# math | Let Us Do the Math | for=said-late
1 {Situation}
1 Easy to say? Then let us do the math.
1 If it takes three years, you will be three years older at the end of it. You will be that anyway.
2 Nobody has ever looked back and said: I wish that I had started later.
1 You do not need a plan for all of it. You need fifteen minutes today, before you find an excuse.
1 Begin so small that it is almost embarrassing. Embarrassing counts. Not beginning does not.
1 And on the day that you finish, nobody will ask how old you were when you began.

# read-again | Once More, Slowly | for=said-claim
1 {Situation}
1 You probably nodded, and you were about to scroll on. So once more, slowly. {Situation}
1 You know that for other people. You would say it to a friend without thinking twice.
2 You would put a hand on their arm, and you would mean it.
1 Today, be that friend to yourself.
1 What is the one thing that you would do tomorrow if you really believed it? You thought of something just now.
1 Do that. You can believe it afterward.

# give-it-back | Give It Back | for=said-claim
1 One sentence, and then you may go on with your day. {Situation}
1 Somebody once made you think the opposite. Somebody with a louder voice.
1 You have repeated it so often since then that it sounds like your own.
2 It is not your own. You may give it back.
1 Put this in its place. Say it in the kitchen. Say it in the car. Say it until it gets boring.
1 Boring means that you have begun to believe it.

# on-your-side | Somebody Is on Your Side | for=said-any
1 {Situation}
1 I do not know you, and I will not pretend that it is easy.
1 But I know this much: you got up today. You did what had to be done, and nobody clapped.
2 You have come through every hard day so far. All of them. That is your record.
1 You do not have to solve it tonight. You only have to do the next right thing, and it is usually a small one.
1 Make the call. Take the walk. Ask for help. Pick one.
1 And when it gets hard again, come back to this: somebody out there is on your side. I am.

# lamp-post | To the Next Lamp Post | for=said-any
1 {Situation}
1 That is where you are. It is not where you will stay.
1 Do not look down the whole road. Nobody can walk a whole road. You can walk to the next lamp post.
2 Then you look up, and there is another one.
1 Ask one question in the morning: what would make today a little easier? Do that first.
1 Some days will go backward. They count, too. They are part of the way, and you are still on it.
1 Keep going. Slowly is fine. Slowly is still going.

# use-it | Use It | for=said-game
1 Look around this room. Look at the one on your left, and at the one on your right.
1 {Situation}
1 You remember how that felt. Good. Do not forget it. Put it into your legs.
1 Nobody asks you to be perfect in {event}. I ask you to be loud. I ask you to run for each other when it hurts.
2 If you lose the ball, win it back. If one of you goes down, the others pull her up.
1 They have a plan against your feet. They have none against your heart.
1 Walk out there as one. And when it is over, come back in here with nothing left.
1 Now. Hands in. Who are we?

# paid-for-it | You Have Paid for This Lesson | for=said-game
1 {Situation}
1 Before we leave this room: I am not going to tell you to forget it. I want you to use it.
1 You know what it costs to be one step too late. You have paid for that lesson. Today you spend it.
1 First ball: ours. First run: ours. First word out there: ours.
2 Do not look at the score. Look at each other. The score follows.
1 Everything that we trained is in you already. You do not have to look for it.
1 Trust the pass. Trust the one beside you. And play {event} the way you will want to tell it in twenty years.
1 Hands in!

# this-room | Look Around This Room | for=game
1 Look around this room. Look at the one on your left, and at the one on your right.
1 That is what we have. That is all that we need.
1 In {event} nobody asks you to be perfect. I ask you to be loud. I ask you to run for each other when it hurts.
2 If you lose the ball, win it back. If one of you goes down, the others pull them up.
1 Everything that we trained is in you already. You do not have to look for it.
1 Walk out there as one. And when it is over, come back in here with nothing left.
1 Now. Hands in. Who are we?

# nobody-saw | What Nobody Saw | for=said-motto
1 {Situation}
1 Think of the best one you know. You saw the one minute in which it looked easy.
1 You did not see the mornings. You did not see the hundred times when it went wrong, and what came then: once more.
2 What comes easily goes easily. What you have earned is still there when you are tired.
2 You cannot do all of it today. You can do today's part. It is not big, and it counts.
1 Do it well. Do it when nobody claps. Do it again on the day when you do not want to.
1 And one day somebody will watch you, and think that it was easy.

# last-ten | The Last Ten Minutes | for=said-motto
1 {Situation}
1 Nothing is decided in the first ten minutes. Everybody is fresh then, and everybody is brave.
1 It is decided in the last ten, when it is no fun any more. You need no gift for those. You need a decision.
2 You have made it before, on days when nobody was there to see it.
2 Nobody chooses what they were born with. Everybody chooses whether they come back on a cold Tuesday.
1 So do not ask today whether you are good enough. Ask whether you are here. You are.
1 Once more, then. A little cleaner than the last time.

# ordinary-tuesday | As on Any Tuesday | for=said-before
1 {Situation}
1 What could be prepared is prepared. You do not have to be better today than you have ever been.
1 You only have to be as good as you are on an ordinary Tuesday, when nobody watches and it simply works.
2 If your heart beats fast, let it. It has read the date, too.
1 Something will go wrong, because something always does. Then it is over, and you do the next thing.
1 And when it is done, whatever the list on the wall says, you can say that you were all there.
1 Breathe out. It is your turn.

# hands-know | Your Hands Know It | for=said-before
1 {Situation}
1 I have seen you prepare for it. I have seen the evenings when it did not work, and that you came back.
1 That is all in there now. You do not have to look for it. You only have to let it out.
2 Look at one face that is on your side. There is more than one.
1 Do not count what the others can. They are counting you.
1 Begin quietly. One thing, and then the next one, each as if it were the only one.
1 Whatever comes out of it, I am proud of you already. Now go.

# not-a-fact | A Thought Is Not a Fact | for=said-doubt
1 {Situation}
1 That is a thought. It is not a fact, even if it comes every evening.
1 Ask it for proof. It will show you one bad day. It will not show you all the days on which you got up and did what had to be done.
2 Those who do not care never ask themselves that. You do, because it matters to you.
1 Somebody sees you every day, and sees something else: somebody who comes back, and tries again after a bad morning.
1 So do not try to be more today. Do one thing that you would do anyway, and let it count.
1 You are not the worst sentence in your head.

# late-voice | The Voice That Comes Late | for=said-doubt
1 {Situation}
1 When does that voice come? Mostly late, and mostly when you are tired and alone with it.
1 It never comes in the moments when somebody laughs because of you, or sleeps well because of you.
2 You would not speak like that to a friend. You would put the kettle on.
1 So when it comes tonight, say: not now. And write down one thing that went well today. One is enough.
1 Tomorrow, ask somebody who knows you what they would miss without you. Then listen, and do not argue.
1 You are needed, just as you are.
`
