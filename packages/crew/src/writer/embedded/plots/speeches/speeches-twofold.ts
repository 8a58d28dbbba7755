/** Speeches to those who do one thing and another besides; {role} is who they are, {deed} the other thing. */
export const SPEECHES_TWOFOLD = `
# both | As If One Life Were Not Enough | for=two
1 You're {role}. You know what that takes: early hours, sore feet, and work that nobody thanks you for.
1 And then there's {deed}. As if one life weren't enough.
2 Other people have an evening. You have a second start.
3 Nobody sees how you sit in the car for one minute and don't turn the key.
1 But look at what the one has taught you for the other.
1 You know how to be tired and friendly at once. You know that things get done while one complains.
1 Whoever can get through your days has already trained for {deed}.
1 So hold your head up. You're not half of two things. You're the whole of both.

# fine | Fine Is Not an Answer | for=two
1 People ask {role} how they do it. Nobody has asked you yet about {deed}.
1 So let me ask. How tired are you, on a scale from fine to fine?
2 You say fine because there's no time for the other answer.
1 You carry two things, and hardly anyone sees both of them at once.
1 I see both. And I tell you that {deed}, on top of all the rest, is nothing small.
3 It doesn't look like much from outside. A light in a window, late.
1 You need not be perfect at two things. You only have to come back to both of them tomorrow.
1 Tonight, sit down first. That counts, too.

# columns | A Week Has Seven Days | for=two
1 Look at your week. Nobody would believe it has only seven days.
1 In one column stands what {role} do. In the other stands {deed}, written very small, so that it fits.
2 Between the columns there's a thin line. That line is you, with a cold coffee.
1 Don't wait until there's time. There will never be time. There will be twenty minutes, here and there.
3 Twenty minutes before the others wake up. Twenty minutes in a parked car.
1 Twenty minutes are enough. They were enough for everyone who ever got there.
1 Some day someone will call it luck. You'll think of this week, and smile.

# watched | Somebody Is Walking in Your Steps | for=two
1 Somewhere, someone is about to give up on {deed}. Then they see you.
1 They see that {role} can do it, with the same twenty four hours and the same tired legs.
2 They don't see how often you sat on the edge of the bed and said: not today. You went anyway.
1 You never planned to be an example. You only put on your shoes.
3 Nobody gave you a speech for it. So this one is yours.
1 But that's how it works. One goes ahead, and there's a path.
1 So keep going. Someone is walking in your steps.

# why-not | Why Not Me | for=two
1 There was a time when {deed} was something that only other people did.
1 You were {role}. Everyone said this was enough for one life.
1 Then one evening you thought: why not me?
2 That was the bravest part, and nobody was there to see it.
1 It's harder than you hoped, and slower than you planned. Both are true, and neither is a reason to stop.
3 You've stopped before. You know how that feels a year later.
1 {Role} don't choose things because they're easy.
1 So go on, badly if it must be, slowly if it must be. Only go on.
`
