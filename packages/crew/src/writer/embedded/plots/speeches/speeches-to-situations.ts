/** Speeches to whoever is in a situation that a prompt states: {situation} is that, said to them; {event} what a team stands before. */
export const SPEECHES_TO_SITUATIONS = `
# out-loud | Say It Out Loud | for=said-setback
1 {Situation}
1 Say it out loud, once. It sounds smaller in a room than it does in your head.
1 Now let me say what is also true: you tried, where everyone could see it.
2 Most people never risk enough to fail at anything.
1 Take one evening to be angry about it. Eat something warm. Go to bed early.
1 And then ask one question. Not: what is wrong with me? But: what do I do differently?
1 Write the answer down. That sheet of paper is your head start. You're not beginning again. You're beginning with everything you know now.

# result | A Result, and Nothing More | for=said-setback
1 {Situation}
1 That's a result. It's not a verdict on you.
1 A result says where you stood on one day. It doesn't say where you'll stand in six months.
2 Ask the people who made it. Most of them have a day like yours in their story. They only tell it faster now.
1 So be disappointed. It means you wanted it.
1 But don't decide anything about yourself while it hurts.
1 Tomorrow, one small step. One call, one page, one hour. The next try needs no more than that from you.

# bravest-seat | The Bravest Seat in the Room | for=said-anew
1 {Situation}
1 Do you know what that takes? Most people would rather be unhappy with what they know.
1 You'll be slow at first. You'll ask questions that feel stupid. Someone will explain something to you twice, and you'll say thank you.
2 Let it be like that. The beginner's seat is the bravest one in the room.
1 You bring every year that you've lived, and every mistake you won't make again. Nobody can call that nothing.
1 So today, one hour. Tomorrow, one more.
1 And in a year someone will ask you how you did it.

# start-badly | Start Badly | for=said-anew
1 {Situation}
1 People will call it late. The year passes either way.
1 In five years you'll be five years older. You can be that with it, or without it.
2 You know how to get up when it's dark. You know how to finish what nobody thanks you for. No beginner gets that for free.
1 So put your shoes on. Start badly. Start small. Start in front of people who don't understand it.
1 But start today, so that next year you can point at this date and say: that was the day.

# put-down | Put One Thing Down | for=said-tired
1 {Situation}
1 So I'm not going to tell you to push harder. You've done that. It's how you got here.
1 Tired isn't weak. Tired is what's left when someone carries too much for too long.
2 A phone gets to lie on the table and charge, and nobody calls it lazy.
1 Put one thing down today. Only one. The one nobody will miss.
1 Drink a glass of water. Leave one message unanswered. Go to bed while it's still today.
1 The world has survived your days off before. And it needs you for longer than this week.

# how-are-you | How Are You, Really? | for=said-tired
1 {Situation}
1 And when someone asks how you are, you say: fine.
1 So here's the question again, and nobody's listening. How are you, really?
2 What came to your mind first was the truth. It's allowed to be the truth.
1 You're not a machine that needs repair. You're a person who needs rest, or help, or both.
1 Ask for one of them today. One sentence is enough: I can't do this alone right now.
1 It'll be the hardest sentence of your week, and the strongest.

# good-morning-first | Say Good Morning First | for=said-alone
1 {Situation}
1 Nobody tells you how quiet an evening can be, or how long.
1 Missing something isn't weakness. It means something was good.
2 It also means you can build it again, because you know what it's made of.
1 So do one small thing today where people are. The same shop, the same bench, the same hour. Say good morning first.
1 It feels silly for a week. Then someone knows your face. Then someone knows your name.
1 That's how it begins, everywhere, for everyone. Give it time to find you.

# after-nine | Not After Nine O'Clock | for=said-alone
1 {Situation}
1 It's worst in the evening. That's not because the evening tells the truth. It's because you're tired.
1 So decide nothing about your life after nine o'clock.
2 Call someone who knows your laugh. Cook the one dish that smells like home, even if you burn it.
1 Cry, if it comes. It knows where to go.
1 And tomorrow, open the window first. There's a day out there that doesn't know yet that you're sad.
1 You won't always feel like this. Until then: one evening at a time.

# first-line | Nobody Is Ready | for=said-late
1 {Situation}
1 You're waiting until you feel ready. Nobody feels ready. They only get tired of waiting.
1 Think of what you would have done by now if you had begun when you first thought of it.
2 That hurts a little. Good. Use it as fuel, and not as a bill.
1 Nobody will give you permission, so here's mine, in case you need a piece of paper.
1 Set a clock to ten minutes. Do the first, smallest, ugliest part of it. Stop when it rings.
1 You won't stop. That's the trick.

# your-own-table | Your Own Table | for=said-behind
1 {Situation}
1 You hold your inside against other people's outside. Nobody can win that.
1 They show the kitchen after it was cleaned. You live in yours.
2 And someone out there looks at you, and thinks you've figured it out.
1 So close the window with the others for today. Put your own things on the table: what you can do, who you have, what you have carried this far.
1 It's more than you think. It only never had good light.

# heart | It Is Getting You Ready | for=said-afraid
1 {Situation}
1 Feel how your heart beats? It's not betraying you. It's getting you ready.
1 Brave people aren't calm. They shake, and they go.
2 So don't wait until the fear leaves. Take it along. It may sit in the back.
1 Breathe out, longer than you breathe in. Once more.
1 Now look only at the next step, and not at the whole staircase.
1 You've been afraid before, and here you are. Go.

# evening | Picture This Evening | for=said-afraid
1 {Situation}
1 Picture the evening after it. You sit somewhere with something to eat, and someone asks how it went.
1 However it went, you'll be able to say: I was there.
2 Nobody will remember what you got wrong. You'll remember that you stood there.
1 Until then there's only this to do: feet on the floor, shoulders down, one long breath.
1 You don't have to be perfect. You only have to be there, all of you.
1 That's enough. It always was.

# no-clock | Behind Who? | for=said-behind
1 {Situation}
1 Behind who? There's no starting gun, and no finish line that everyone agreed on.
1 One friend has the house. One has the career. One has the family. None of them has all of it, and all of them are tired.
2 You see their photos. You don't see their three in the morning.
1 Stop counting what you haven't done. Count what you have learned, and lived through, and loved. That list is longer.
1 You're on your own road. It has one lane, and nobody can overtake you on it.

# math | Let Us Do the Math | for=said-late
1 {Situation}
1 Easy to say? Then let's do the math.
1 If it takes three years, you'll be three years older at the end of it. You'll be that anyway.
2 Nobody has ever looked back and said: I wish I had started later.
1 You don't need a plan for all of it. You need fifteen minutes today, before you find an excuse.
1 Begin so small that it's almost embarrassing. Embarrassing counts. Not beginning does not.
1 And on the day that you finish, nobody will ask how old you were when you began.

# read-again | Once More, Slowly | for=said-claim
1 {Situation}
1 You probably nodded, and you were about to scroll on. So once more, slowly. {Situation}
1 You know that for other people. You'd say it to a friend without thinking twice.
2 You'd put a hand on their arm, and you'd mean it.
1 Today, be that friend to yourself.
1 What is the one thing you'd do tomorrow if you really believed it? You thought of something just now.
1 Do that. You can believe it afterward.

# give-it-back | Give It Back | for=said-claim
1 One sentence, and then you may go on with your day. {Situation}
1 Someone once made you think the opposite. Someone with a louder voice.
1 You've repeated it so often since then that it sounds like your own.
2 It's not your own. You may give it back.
1 Put this in its place. Say it in the kitchen. Say it in the car. Say it until it gets boring.
1 Boring means you have begun to believe it.

# on-your-side | Somebody Is on Your Side | for=said-any
1 {Situation}
1 I don't know you, and I won't pretend that it's easy.
1 But I know this much: you got up today. You did what had to be done, and nobody clapped.
2 You've come through every hard day so far. All of them. That's your record.
1 You don't have to solve it tonight. You only have to do the next right thing, and it's usually a small one.
1 Make the call. Take the walk. Ask for help. Pick one.
1 And when it gets hard again, come back to this: someone out there is on your side. I am.

# lamp-post | To the Next Lamp Post | for=said-any
1 {Situation}
1 That's where you are. It's not where you will stay.
1 Don't look down the whole road. Nobody can walk a whole road. You can walk to the next lamp post.
2 Then you look up, and there's another one.
1 Ask one question in the morning: what would make today a little easier? Do that first.
1 Some days will go backward. They count, too. They're part of the way, and you're still on it.
1 Keep going. Slowly is fine. Slowly is still going.

# use-it | Use It | for=said-game
1 Look around this room. Look at the one on your left, and at the one on your right.
1 {Situation}
1 You remember how that felt. Good. Don't forget it. Put it into your legs.
1 Nobody asks you to be perfect in {event}. I ask you to be loud. I ask you to run for each other when it hurts.
2 If you lose the ball, win it back. If one of you goes down, the others pull them up.
1 They have a plan against your feet. They have none against your heart.
1 Walk out there as one. And when it's over, come back in here with nothing left.
1 Now. Hands in. Who are we?

# paid-for-it | You Have Paid for This Lesson | for=said-game
1 {Situation}
1 Before we leave this room: I'm not going to tell you to forget it. I want you to use it.
1 You know what it costs to be one step too late. You've paid for that lesson. Today you spend it.
1 First ball: ours. First run: ours. First word out there: ours.
2 Don't look at the score. Look at each other. The score follows.
1 Everything that we trained is in you already. You don't have to look for it.
1 Trust the pass. Trust the one beside you. And play {event} the way you'll want to tell it in twenty years.
1 Hands in!

# this-room | Look Around This Room | for=game
1 Look around this room. Look at the one on your left, and at the one on your right.
1 That's what we have. That's all that we need.
1 In {event} nobody asks you to be perfect. I ask you to be loud. I ask you to run for each other when it hurts.
2 If you lose the ball, win it back. If one of you goes down, the others pull them up.
1 Everything that we trained is in you already. You don't have to look for it.
1 Walk out there as one. And when it's over, come back in here with nothing left.
1 Now. Hands in. Who are we?

# nobody-saw | What Nobody Saw | for=said-motto
1 {Situation}
1 Think of the best one you know. You saw the one minute in which it looked easy.
1 You didn't see the mornings. You didn't see the hundred times when it went wrong, and what came then: once more.
2 What comes easily goes easily. What you have earned is still there when you're tired.
2 You can't do all of it today. You can do today's part. It's not big, and it counts.
1 Do it well. Do it when nobody claps. Do it again on the day when you don't want to.
1 And one day someone will watch you, and think it was easy.

# last-ten | The Last Ten Minutes | for=said-motto
1 {Situation}
1 Nothing is decided in the first ten minutes. Everyone is fresh then, and everyone is brave.
1 It's decided in the last ten, when it's no fun anymore. You need no gift for those. You need a decision.
2 You've made it before, on days when nobody was there to see it.
2 Nobody chooses what they were born with. Everyone chooses whether they come back on a cold Tuesday.
1 So don't ask today whether you're good enough. Ask whether you're here. You are.
1 Once more, then. A little cleaner than the last time.

# ordinary-tuesday | As on Any Tuesday | for=said-before
1 {Situation}
1 What could be prepared is prepared. You don't have to be better today than you have ever been.
1 You only have to be as good as you are on an ordinary Tuesday, when nobody watches and it simply works.
2 If your heart beats fast, let it. It has read the date, too.
1 Something will go wrong, because something always does. Then it's over, and you do the next thing.
1 And when it's done, whatever the list on the wall says, you can say you were all there.
1 Breathe out. It's your turn.

# hands-know | Your Hands Know It | for=said-before
1 {Situation}
1 I've seen you prepare for it. I've seen the evenings when it didn't work, and that you came back.
1 That's all in there now. You don't have to look for it. You only have to let it out.
2 Look at one face that's on your side. There's more than one.
1 Don't count what the others can. They're counting you.
1 Begin quietly. One thing, and then the next one, each as if it were the only one.
1 Whatever comes out of it, I'm proud of you already. Now go.

# not-a-fact | A Thought Is Not a Fact | for=said-doubt
1 {Situation}
1 That's a thought. It's not a fact, even if it comes every evening.
1 Ask it for proof. It'll show you one bad day. It won't show you all the days when you got up and did what had to be done.
2 Those who don't care never ask themselves that. You do, because it matters to you.
1 Someone sees you every day, and sees something else: someone who comes back, and tries again after a bad morning.
1 So don't try to be more today. Do one thing you'd do anyway, and let it count.
1 You're not the worst sentence in your head.

# late-voice | The Voice That Comes Late | for=said-doubt
1 {Situation}
1 When does that voice come? Mostly late, and mostly when you're tired and alone with it.
1 It never comes in the moments when someone laughs because of you, or sleeps well because of you.
2 You wouldn't speak like that to a friend. You'd put the kettle on.
1 So when it comes tonight, say: not now. And write down one thing that went well today. One is enough.
1 Tomorrow, ask someone who knows you what they would miss without you. Then listen, and don't argue.
1 You're needed, just as you are.
`
