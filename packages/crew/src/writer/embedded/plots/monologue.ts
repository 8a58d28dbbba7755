/** Plots told by the one who lives them: `{a_who}` is the speaker. */
export const MONOLOGUE = `
# patience | What Waiting Taught Me | who=the old tree; place=the edge of the field
1 I am {a_who}, and I have been waiting longer than you have been alive.
2 People think that waiting is doing nothing. They have never tried it properly.
1 I have seen the same couple come {to_place} twice: once to begin, and once to end.
2 The third time only one of them came, and stayed until dark.
3 I didn't say anything. I'm good at that. It is most of what I do.
3 The wind asked me about it. I gave it nothing.
2 Children have told me what they wouldn't tell their mothers.
1 I kept it all. That's what I'm for.
3 Storms come, and they are loud, and then they're a story.
2 You hurry past, and you think you're alone.
1 But someone has been looking out for you, quietly, for years.
1 You're welcome. Come by again. I'll be here.

# last-shift | My Last Shift | who=the keeper; place=the tower; for=person
1 I am {a_who}, and tonight I do it for the last time.
2 They have a machine for it now. It's a good machine. It doesn't sing.
1 In all the years {in_place} nobody ever thanked me, because nothing ever happened.
1 That was the work: that nothing happened.
3 If you do it well, they think there was nothing to do.
2 I have a drawer full of nothing: nights without a name, mornings without news.
2 Once, a small boat came through weather that should have broken it.
3 It never knew I was there. It only knew which way was home.
3 I still have the date. I haven't told anyone, until now.
2 I thought of asking for its name. Then I thought: it has one. That's the point.
1 Soon the machine will hum. I'll sit {in_place} a little longer.
1 Someone should be there when nothing happens.

# secret | The Secret I Keep | who=the old house; place=the end of the lane; for=thing
1 I am {a_who}, and I know what happened on the night you never speak of.
2 Don't be afraid. I have known for years, and I haven't told.
1 You came home late and stood {in_place}, and you couldn't go on.
2 You thought nobody saw. You put your forehead against me, and you cried.
3 I had never felt anything so warm. I'm mostly cold, you understand.
1 I could do only one thing, and I did it: I didn't move.
3 It is harder than it looks. Ask anyone who has held someone.
2 In the morning you washed your face, and went out, and were brave in front of everyone.
3 They said how strong you were. I could have told them what it weighed.
2 I have held up many things. Nothing was ever as heavy, or as light.
1 So when you think you did it alone, think again.
1 I was there. I'm still standing. So are you.

# rival | Everybody Looks at the Other One | who=the second violin; place=the shadow; for=person
1 I am {a_who}. You haven't noticed me, and that is quite all right.
2 There's always someone brighter beside me, and that one gets the flowers.
1 I used to be bitter about it. I stood {in_place} and counted them.
3 Eleven bouquets in one evening. I know, because I carried them out.
2 Then one night the other one faltered, for a moment, and was gone.
1 It was so quiet. And in the quiet, they heard me.
3 I had been there all the time, holding the low note that you stand on without knowing.
2 Nobody clapped. But one old woman closed her eyes and smiled, at me.
3 I saw her mouth. She said: "There you are."
2 Since then I count something else.
1 Not the flowers. The ones who close their eyes.
1 You'd be surprised how many there are.

# beginner | I Was New Once | who=the old master; place=the back of the room; for=person
1 I am {a_who}, and on my first day I did everything wrong.
2 I was too early, too loud, and I stood {in_place} where nobody stands.
1 They didn't laugh. That was the worst of it.
3 One of them moved aside a little, as you do for the weather.
2 I made up my mind to leave at noon, with some dignity.
1 At half past eleven someone put a cup of tea beside me and said: "It took me nine years."
2 I stayed until one. Then until Friday. Then it was forty years.
3 I have forgotten his name. I have his cup.
2 Today a new one came. Too early, too loud, in the wrong place.
3 Everyone looked away, kindly. I looked at the clock.
1 It is half past eleven. I'm putting the kettle on.
1 "It took me eleven," I shall say. One should always leave them room.

# borrowed | Nothing of This Is Mine | who=the traveler; place=the road; for=person
1 I am {a_who}, and I own nothing I couldn't carry or lose.
2 I had a lot, once. It stood about {in_place} and looked at me.
1 Then came a night when I had to choose what to take, and there were four minutes.
1 I took a spoon.
3 Not the papers. Not the ring. Don't ask me why.
2 People hear that and laugh. I laugh, too. It's a good spoon.
2 But in the years after, I have eaten with it at two hundred tables.
3 At each of them someone said: "Oh, we have spoons." And I said: "I know."
3 It makes them ask. And when they have asked, we are no longer strangers.
2 Things that you keep stay where they are. Things that you carry bring you somewhere.
1 Everything else I have since been given, and have given on.
1 Only the spoon I keep. One should arrive with something.

# weather | I Do Not Do It on Purpose | who=the storm; place=the coast; for=thing; fits=storm|wind|sea|ocean|rain|river|fire|night|winter|snow
1 I am {a_who}, and I hear what you say about me.
2 You give me names, and then you close the windows.
1 I don't come to hurt anyone. I come because I was pulled.
3 Something was empty somewhere, and I'm what fills it.
2 I have tried to be gentle {in_place}. It went well for an hour.
2 Once a girl came out and stood in the middle of me, with her arms wide.
3 Her mother called. She didn't hear it, or she did.
1 She wasn't afraid. She was as loud as I was.
1 I went round her. It's the only time I ever managed it.
3 I have thought about that more than about all the roofs.
2 So perhaps it isn't true, what they say, that I can't help it.
1 Perhaps someone only has to stand there, and be glad I came.

# mirror | What I See When You Look Away | who=the mirror; place=the hall; for=thing; fits=mirror|window|photo|camera|wall|phone|screen
1 I am {a_who}, and I see you in the moment after you have turned round.
2 You come here {in_place}, and pull in your stomach, and practise your face.
1 That isn't the one I mean.
3 That one is for others. It fits you, but it pinches.
1 I mean the one you have when you have just remembered something funny.
2 I mean you, with a towel on your head, telling the cat about your day.
2 You think your best side is the left. It's the one you don't know about.
3 I have seen you dance. I shall say no more.
3 I have seen you try on a sentence, eleven times, and then go and say it.
2 I would show it to you, but the moment you look, it is gone.
1 So you'll have to believe me, or someone else who has seen it.
1 They keep trying to tell you. Let them.
`
