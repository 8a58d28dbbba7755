/** Speeches to anyone who is in a situation that a prompt states: {situation} is that, said to them; {event} what a team stands before. */
export const SPEECHES_TO_SITUATIONS = `
# out-loud | Say It Out Loud | for=said-setback
1 {Situation}
1 Say it out loud, once. It's smaller in the room than it is in your head.
1 Now here's what's also true: you tried, right where everyone could see it.
2 Most people never risk enough to fail at anything.
1 Take one night to be mad about it. Eat something warm. Go to bed early.
1 Then ask one question. Not what's wrong with me. This one: what do I do differently?
1 Write the answer down. That piece of paper is your head start. You're not starting over. You're starting with everything you know now.

# result | A Result, and Nothing More | for=said-setback
1 {Situation}
1 That's a result. It's not a verdict on you.
1 A result says where you stood that day. It can't say where you'll be in six months.
2 Ask the people who made it. Most of them have a day like this. They just tell it faster now.
1 So be disappointed. It means you wanted it.
1 But don't decide anything about yourself while it still hurts.
1 Tomorrow, one small step. One call, one page, one hour. That's all the next try needs from you.

# bravest-seat | The Bravest Seat in the Room | for=said-anew
1 {Situation}
1 You know what that takes? Most people would rather stay miserable than be new at something.
1 You'll be slow at first. You'll ask questions that feel dumb. Someone will explain it twice, and you'll say thank you.
2 That's fine. The beginner's seat is the bravest seat in the room.
1 You're bringing every year you've lived, and every mistake you won't make again. Don't let anyone call that nothing.
1 So today, one hour. Tomorrow, one more.
1 And a year from now, someone's going to ask how you did it.

# start-badly | Start Badly | for=said-anew
1 {Situation}
1 People will call it late. The years go by either way.
1 In five years you'll be five years older, whether you did it or not.
2 You know how to get up in the dark. You know how to finish what nobody thanks you for. Most beginners don't.
1 So put your shoes on. Start badly. Start small. Start in front of people who don't get it.
1 But start today, so next year you can point at this date and say: that was the day.

# put-down | Put One Thing Down | for=said-tired
1 {Situation}
1 So I'm not going to tell you to push harder. You've done that. It's how you got here.
1 Tired isn't weak. Tired is what happens when you carry too much for too long.
2 Your phone gets to lie there and charge, and nobody calls it lazy.
1 Put one thing down today. Just one. The one nobody's going to miss.
1 Drink a glass of water. Leave one text unanswered. Go to bed while it's still today.
1 The world's survived your days off before. And it needs you around for longer than this week.

# how-are-you | How Are You, Really? | for=said-tired
1 {Situation}
1 And when someone asks how you're doing, you say: fine.
1 So let me ask again, with nobody listening. How are you, really?
2 Whatever came to mind first, that's the truth. It's allowed to be.
1 You're not a machine that needs repair. You're a person who needs rest, or help, or both.
1 Ask for one of them today. One sentence will do it: I can't do this alone right now.
1 It'll be the hardest thing you say all week. And the strongest.

# good-morning-first | Say Good Morning First | for=said-alone
1 {Situation}
1 Nobody tells you how quiet a night can get, or how long.
1 Missing something isn't weakness. It means something was good.
2 And it means you can build it again, because you know what it's made of.
1 So do one small thing today where there are people. Same coffee shop, same bench, same time. Say good morning first.
1 It'll feel silly for a week. Then someone knows your face. Then someone knows your name.
1 That's how it starts, everywhere, for everyone. Give it time to find you.

# after-nine | Not After Nine O'Clock | for=said-alone
1 {Situation}
1 It's always worst at night. Not because the night tells the truth. Because you're tired.
1 So don't decide anything about your life after nine o'clock.
2 Call someone who knows your laugh. Cook the one dish that smells like home, even if you burn it.
1 Cry if it comes. Then wash your face.
1 And tomorrow, open the window first. There's a day out there that doesn't know you've been sad.
1 You won't always feel like this. Until then: one night at a time.

# first-line | Nobody Is Ready | for=said-late
1 {Situation}
1 You're waiting to feel ready. Nobody feels ready. They just get tired of waiting.
1 Think of what you'd have done by now if you'd started when you first thought of it.
2 That hurts a little. Good. Use it as fuel, not as proof.
1 Nobody's going to give you permission, so here's mine, in case you need it in writing.
1 Set a timer for ten minutes. Do the first, smallest, ugliest part of it. Stop when it goes off.
1 You won't stop. That's the trick.

# your-own-table | Your Own Table | for=said-behind
1 {Situation}
1 You're holding your real life up against their best photo. Nobody wins that.
1 They show you the kitchen after they cleaned it. You live in yours.
2 And someone out there looks at you and thinks you've got it figured out.
1 So stop looking next door for today. Put your own things on the table: what you can do, who you've got, what you've carried this far.
1 It's more than you think. It just never got good lighting.

# heart | It Is Getting You Ready | for=said-afraid
1 {Situation}
1 Feel your heart pounding? It's not betraying you. It's getting you ready.
1 Brave people aren't calm. They shake, and they go anyway.
2 So don't wait for the fear to leave. Take it with you. It can ride in the back.
1 Breathe out, longer than you breathe in. One more time.
1 Now look at the next step. Not the whole staircase. Just the step.
1 You've been afraid before, and here you are. Go.

# evening | Picture This Evening | for=said-afraid
1 {Situation}
1 Picture the night after it's over. You're sitting somewhere with takeout, and someone asks how it went.
1 However it went, you get to say: I was there.
2 Nobody's going to remember what you got wrong. You'll remember that you showed up.
1 Until then, there's only this: feet on the floor, shoulders down, one long breath.
1 You don't have to be perfect. You just have to be there, all of you.
1 That's enough. It always has been.

# no-clock | Behind Who? | for=said-behind
1 {Situation}
1 Behind who? There's no starting gun, and nobody ever agreed on a finish line.
1 One friend's got the house. One's got the career. One's got the kids. Nobody's got all of it, and all of them are tired.
2 You see their photos. You don't see them at three in the morning.
1 Stop counting what you haven't done. Count what you've learned, what you've survived, who you've loved. That list is longer.
1 You're on your own road. It's got one lane, and nobody can pass you on it.

# math | Let Us Do the Math | for=said-late
1 {Situation}
1 Okay. Then let's do the actual math.
1 Say it takes three years. You'll be three years older at the end. You'll be three years older anyway.
2 Nobody's ever looked back and said: I wish I'd started later.
1 You don't need a plan for all of it. You need fifteen minutes today, before you find an excuse.
1 Start so small it's almost embarrassing. Embarrassing counts. Not starting doesn't.
1 And on the day you finish, nobody's going to ask how old you were when you began.

# read-again | Once More, Slowly | for=said-claim
1 {Situation}
1 You probably nodded and almost kept scrolling. So one more time, slowly. {Situation}
1 You believe that about other people. You'd tell a friend without thinking twice.
2 You'd put a hand on their shoulder, and you'd mean it.
1 Today, be that friend to yourself.
1 What's the one thing you'd do tomorrow if you really believed it? You just thought of something.
1 Do that. You can believe it later.

# give-it-back | Give It Back | for=said-claim
1 One sentence, and then you can get on with your day. {Situation}
1 Someone once taught you the opposite. Someone with a louder voice.
1 You've repeated it so many times since that it sounds like your own voice.
2 It's not yours. You can give it back.
1 Put this in its place. Say it in the kitchen. Say it in the car. Say it until it gets boring.
1 Boring means you're starting to believe it.

# on-your-side | Somebody Is on Your Side | for=said-any
1 {Situation}
1 I don't know you, and I won't pretend it's easy.
1 But I know this much: you got up today. You did what had to be done, and nobody clapped.
2 You've made it through every hard day so far. All of them. That's your record.
1 You don't have to fix it tonight. You just have to do the next right thing, and it's usually small.
1 Make the call. Take the walk. Ask for help. Pick one.
1 And when it gets hard again, come back to this: someone out there's on your side. I am.

# lamp-post | To the Next Lamp Post | for=said-any
1 {Situation}
1 That's where you are. It's not where you have to stay.
1 Don't look down the whole road. Nobody can walk a whole road. You can walk to the next lamp post.
2 Then you look up, and there's another one.
1 Every morning, ask one question: what would make today a little easier? Do that first.
1 Some days you'll go backward. They count, too. They're still part of the road, and you're still on it.
1 Keep going. Slow is fine. Slow is still going.

# use-it | Use It | for=said-game
1 Look around this room. Look at who's on your left. Look at who's on your right.
1 {Situation}
1 You remember how that felt. Good. Don't forget it. Put it in your legs.
1 Nobody's asking you to be perfect in {event}. I'm asking you to be loud. I'm asking you to run for each other when it hurts.
2 Lose the ball? Win it back. Someone goes down? The rest of you pull them up.
1 They've got a plan for your feet. They don't have one for your heart.
1 Walk out there as one. And when it's over, come back in here with nothing left.
1 Now. Hands in. Who are we?

# paid-for-it | You Have Paid for This Lesson | for=said-game
1 {Situation}
1 Before we leave this room: I'm not going to tell you to forget it. I want you to use it.
1 You know what it costs to be one step too late. You paid for that lesson. Today you cash it in.
1 First ball: ours. First run: ours. First word out there: ours.
2 Don't look at the score. Look at each other. The score will follow.
1 Everything we worked on is already in you. You don't have to go find it.
1 Trust the pass. Trust the one next to you. And play {event} the way you'll want to tell it in twenty years.
1 Hands in!

# this-room | Look Around This Room | for=game
1 Look around this room. Look at who's on your left. Look at who's on your right.
1 That's what we've got. That's all we need.
1 In {event}, nobody's asking you to be perfect. I'm asking you to be loud. I'm asking you to run for each other when it hurts.
2 Lose the ball? Win it back. Someone goes down? The rest of you pull them up.
1 Everything we worked on is already in you. You don't have to go find it.
1 Walk out there as one. And when it's over, come back in here with nothing left.
1 Now. Hands in. Who are we?

# nobody-saw | What Nobody Saw | for=said-motto
1 {Situation}
1 Think of the best one you know. You saw the one minute when it looked easy.
1 You didn't see the mornings. You didn't see the hundred times it went wrong, and what came next: one more.
2 What comes easy goes easy. What you earned is still there when you're tired.
2 You can't do all of it today. You can do today's part. It's small, and it counts.
1 Do it well. Do it when nobody claps. Do it again on the day you don't want to.
1 And someday someone will watch you and think it came easy.

# last-ten | The Last Ten Minutes | for=said-motto
1 {Situation}
1 Nothing gets decided in the first ten minutes. Everyone's fresh, and everyone's brave.
1 It gets decided in the last ten, when it's not fun anymore. You don't need a gift for those. You need a decision.
2 You've made that decision before, on days when nobody was watching.
2 Nobody picks what they're born with. Everyone picks whether they show up on a cold Tuesday.
1 So don't ask if you're good enough today. Ask if you're here. You are.
1 One more, then. A little cleaner than the last one.

# ordinary-tuesday | As on Any Tuesday | for=said-before
1 {Situation}
1 Everything you could prepare is prepared. You don't have to be better today than you've ever been.
1 You just have to be as good as you're on an ordinary Tuesday, when nobody's watching and it goes right.
2 If your heart's racing, let it. It knows what day it is, too.
1 Something will go wrong, because something always does. Then it's over, and you do the next thing.
1 And when it's done, whatever the result says, you'll know you gave it all of you.
1 Breathe out. It's your turn.

# hands-know | Your Hands Know It | for=said-before
1 {Situation}
1 I've seen you get ready for this. I've seen the nights it didn't work, and I've seen you come back.
1 It's all in there now. You don't have to go looking. You just have to let it out.
2 Find one face that's on your side. There's more than one.
1 Don't worry about the others. They're worried about you.
1 Start quietly. One thing, then the next, each one like it's the only one.
1 Whatever happens out there, I'm already proud of you. Now go.

# not-a-fact | A Thought Is Not a Fact | for=said-doubt
1 {Situation}
1 That's a thought. It's not a fact, even if it shows up every night.
1 Ask it for proof. It'll show you one bad day. It won't show you all the days you got up and did it anyway.
2 People who don't care never worry about that. You do, because it matters to you.
1 Someone who sees you every day sees something else: a person who comes back and tries again after a bad morning.
1 So don't try to be more today. Do one thing you were going to do anyway, and let it count.
1 You're not the worst sentence in your head.

# late-voice | The Voice That Comes Late | for=said-doubt
1 {Situation}
1 When does that voice show up? Late, mostly. When you're tired and alone with it.
1 It never shows up when someone's laughing because of you, or sleeping better because of you.
2 You'd never talk to a friend like that. You'd make them coffee.
1 So when it comes tonight, say: not now. And write down one thing that went well today. One is enough.
1 Tomorrow, ask someone who knows you what they'd miss without you. Then listen, and don't argue.
1 You're needed. Exactly the way you are.
`
