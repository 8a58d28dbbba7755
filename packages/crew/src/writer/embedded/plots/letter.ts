/** Letters that are read aloud. `for` says to whom they suit: oneself, or somebody else. */
export const LETTER = `
# keep-the-box | Keep the Box | for=self
1 Dear {dear}, you're about to throw something away. Please keep it.
2 You think it is childish: the notebook, the stone, the ticket.
1 I'd give a month of my life for one look at it.
3 Not because it is worth anything. Because your hand was on it, and I have forgotten your hand.
2 You'll be told to travel light. Do it with people who hurt you, not with the small things.
1 I'm writing from a kitchen that you'd like.
2 There's a yellow cup. There is someone who laughs at your jokes, the bad ones, too.
3 You still count the stairs. You still can't whistle.
1 You'll doubt it for years. I only want to say: it comes.
1 Keep the box. I'm waiting for it. Yours, me.

# you-were-right | You Were Right About the Dog | for=self
1 Dear {dear}, you were right about three things, and nobody told you.
1 You were right about the dog. You were right to leave early that night.
2 And you were right that the quiet one at the back of the class would be a friend for life.
3 You were wrong about bangs, and about wine, but that can wait.
2 You think everyone else has been given a book with the rules.
1 I have looked for it for years. There is none.
3 They're guessing. The loud ones guess loudest.
2 So when your stomach says no, it isn't being difficult. It's being on time.
1 Trust it sooner than I did.
1 And go home now. The dog is waiting. Yours, me.

# small-door | The Small Door | for=self
1 Dear {dear}, today a big door closed, and you're still standing in front of it.
1 I know. I stood there for a year.
2 I knew each scratch in its paint. I had speeches ready, in case it opened.
2 Meanwhile there was a small one, on the left, and it was never even locked.
3 Behind it was nothing grand: a course on Tuesdays, a borrowed bicycle, a neighbor who needed help.
1 Everything that I love today came through the small one.
3 Nobody clapped. There was no music. I didn't know it was happening.
2 I can't tell you what it looks like. You'd go looking, and walk past it.
1 Only turn round from time to time.
1 The light is better over here. Yours, me.

# seventeen-things | Things That Will Not Matter | for=self
1 Dear {dear}, here's what won't matter in ten years.
1 The mark in chemistry. The silence after your joke. The shoes.
2 What he said about your voice, which, by the way, people will one day ask to hear.
3 The room you didn't get, in the city you'd have hated.
1 And here's what will: who you called when it was bad.
2 The walk you took with your mother, though it rained. You nearly said no to that.
3 The evening on the roof, when nobody took a picture.
2 You lie awake over the first list. I lie awake, smiling, over the second.
1 You can't tell them apart yet. Nobody can, at your age.
1 So call, and walk, and sleep. I have the rest. Yours, me.

# light-on | You Left the Light On | for=other
1 Dear {dear}, I never thanked you for leaving the light on.
1 You did it without a word, so I thought that lights were simply like that.
2 I thought the jacket hung itself over the chair. I thought the last piece of cake was always left over.
3 Children believe in magic, because someone is doing it.
1 Now I do it for others, and I know what it costs to be tired and do it all the same.
2 You stand there with your hand on the switch, and you think of someone, and you leave it.
3 It's the smallest thing. It is nearly everything.
2 I should have asked what kept you awake. I only ever asked for breakfast.
1 So I'm asking now. I have time. I'll put the kettle on.
1 And when you come, you'll see it from the road: the light is on.

# chair | The Chair by the Window | for=other
1 Dear {dear}, nobody sits in your chair.
2 Nobody decided it. We only go round it, like water round a stone.
1 Yesterday a guest sat down in it, and the whole room held its breath.
1 And then we laughed, because it creaked, exactly as it always creaked for you.
3 He jumped up. We had to explain, and all of us explained at once.
2 It was the first time that your name was said aloud with a laugh in it.
3 Someone told the one about the goose. Someone told it properly, with the voice.
2 I had been afraid of that moment. It turned out to be a door.
1 So the chair is for sitting again. You'd have wanted that, I think.
1 But the creak we're going to keep. Love, from all of us.

# what-you-said | The Thing You Said in the Car | for=other
1 Dear {dear}, you once said something in the car, and I have lived by it ever since.
2 You won't remember. You were looking for a parking space.
1 I had failed at something, and I wasn't crying, very hard.
1 You said: "Well. Now you know how the road goes."
3 Then you found the space, and it was too small, and you got in all the same.
2 That was all. No advice, no sigh. You bought us both an ice cream.
3 Mine was lemon. I can still taste what it is to be forgiven for nothing.
2 I have said it to others since. To a friend after her divorce. To my own reflection.
1 I wanted you to know it's still on its way.
1 And whenever I fail now, I think of lemon.

# not-sent | A Letter I Did Not Send | for=other
1 Dear {dear}, this is the fourth letter. I didn't send the other three.
2 The first was angry. The second was long. The third was perfect, so I didn't trust it.
1 This one is short: I miss you, and I was wrong about the summer.
2 Not about all of it. You really did forget the tent.
3 And it really did rain, and we really did laugh, before we did not.
1 But I kept count of who had called last, and that's no way to love anyone.
3 I have the list still, in my head. You were ahead, if you want to know.
2 I have passed your street often. I know you painted the door.
1 I'd like to see it from the inside.
1 There's no need to answer. I'm downstairs.

# first-day | The First Day Without a Map | for=other
1 Dear {dear}, you taught me to read a map, and then you took it away.
1 "Now," you said, "get us lost."
2 I was furious. We were late, it was getting dark, and you were whistling.
3 You had your hands in your pockets, and you let me be wrong at every corner.
2 I found a river, two wrong villages, and a field full of fireflies.
1 You said nothing until we stood in the middle of it.
1 Then you said: "This is on no map at all."
3 I didn't understand. I only saw that you were happy.
2 I have been lost many times since. I have never again been as frightened of it.
1 Whenever I don't know the way, I look for the lights. Thank you.
`
