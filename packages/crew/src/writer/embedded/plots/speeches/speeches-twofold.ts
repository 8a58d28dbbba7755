/** Speeches to those who do one thing and another besides; {role} is who they are, {deed} the other thing. */
export const SPEECHES_TWOFOLD = `
# both | As If One Life Were Not Enough | for=two
1 You're {role}. You know what that takes: early mornings, sore feet, and work nobody thanks you for.
1 And then there's {deed}. Like one life wasn't enough.
2 Other people get an evening. You get a second shift.
3 Nobody sees you sitting in the car for one minute before you turn the key.
1 But look at what one has taught you about the other.
1 You know how to be tired and kind at the same time. You know you can complain and still get it done.
1 Anyone who gets through your days has already trained for {deed}.
1 So hold your head up. You're not half of two things. You're all of both.

# fine | Fine Is Not an Answer | for=two
1 People ask {role} how they do it. Nobody's asked you about {deed} yet.
1 So let me ask. How tired are you, on a scale from fine to fine?
2 You say you're fine, because there's no time for the real answer.
1 You're carrying two things, and hardly anyone sees both at once.
1 I see both. And I'm telling you, {deed}, on top of everything else, is no small thing.
3 It doesn't look like much from outside. A light in a window, late.
1 You don't have to be perfect at two things. You just have to come back to both tomorrow.
1 Tonight, sit down first. That counts, too.

# columns | A Week Has Seven Days | for=two
1 Look at your week. Nobody would believe it has only seven days.
1 One column is what {role} do. The other one is {deed}, written really small so it fits.
2 Between the columns there's a thin line. That line is you, holding a cold coffee.
1 Don't wait until there's time. There's never going to be time. There's going to be twenty minutes, here and there.
3 Twenty minutes before anyone else wakes up. Twenty minutes in a parked car.
1 Twenty minutes is enough. Plenty of people got there twenty minutes at a time.
1 Someday someone will call it luck. You'll think of this week and smile.

# watched | Somebody Is Walking in Your Steps | for=two
1 Somewhere, someone's about to give up on {deed}. Then they see you.
1 They see that {role} can do it, with the same twenty-four hours and the same tired legs.
2 They don't see how many times you sat on the edge of the bed and said: not today. And went anyway.
1 You never signed up to be anyone's hero. You just put your shoes on.
3 Nobody gave you a speech for it. So this one is yours.
1 But that's how it works. One person goes first, and now there's a path.
1 So keep going. Someone's walking in your footsteps.

# why-not | Why Not Me | for=two
1 There was a time when {deed} was something only other people did.
1 You were {role}. Everyone said that was enough for one life.
1 Then one night you thought: why not me?
2 That was the bravest part, and nobody was there to see it.
1 It's harder than you hoped and slower than you planned. Both true. Neither one's a reason to stop.
3 You've quit before. You know how that feels a year later.
1 {Role} don't pick things because they're easy.
1 So keep going, badly if you have to, slowly if you have to. Just keep going.
`
