/** Poems to somebody, who is named once and is "you" from then on. */
export const POEMS_TO_PEOPLE = `
# unplanned | The Unplanned One | mood=love; of=person
1
I wrote a few small lines for {thing}, ~ I wrote some lines for {thing}, ~ A rhyme for {thing},
and threw away the rest.
Of all the things I ever planned,
the unplanned one was best.
1
You steal the blanket, lose the keys,
you sing when it is late.
And if the world is slow to come,
with you I like to wait.
2
I've seen you tired, seen you cross,
I've seen you in the rain.
And every time I thought the same:
I'd choose you once again.
1
So take my hand, and keep it long,
and let the evening start.
I have no gold, I have no land.
You have me, every part.

# shoes | Next to Mine | mood=love; of=person
1
There was a time before you came.
It must have been all right.
I had a table and a chair,
I had a lamp at night.
1
And then a door, a laugh, and {thing}, ~ And then a laugh, and {thing}, ~ And then came {thing},
and coffee there for two,
and every song that I half knew
turned out to be of you.
2
I lost my way, I lost my gloves,
I lost a year or so.
The only thing I ever found
I will not let you know.
1
I do not need the stars for proof,
I do not need a sign.
I only need, at end of day,
your shoes there next to mine.

# overdue | Overdue | mood=thanks; of=person
1
This is a little thanks to {thing}, ~ A little thanks to {thing}, ~ My thanks to {thing},
and it is overdue.
So much of what is good in me
I copied out from you.
1
You never made a lot of noise,
you never kept the score.
You only left a light for me
and an unlocked front door.
2
I did not always know the price
of what you did by day.
You paid it, and you hid the bill,
and looked the other way.
1
And if I have one wish for you,
then let it be just this:
that someone lights, when you come home,
a lamp as warm as this.

# built | What You Built | mood=thanks; of=person
1
Some people build a house of stone,
a bridge, a tower, a wall.
But what was built for me by {thing} ~ But what was built by {thing} ~ The work of {thing}
was bigger than them all.
1
It has no roof, it has no door,
it does not cost or weigh.
I carry it wherever I go
and use it every day.
2
I had it with me in the dark,
I had it in the rain.
And when I dropped it on the way,
you gave it back again.
1
It is the voice inside my head
that says: go on, you can.
I wanted you to hear it once
from where it all began.

# table-for-two | The Table Set for Two | mood=sad; of=person
1
I picked the phone up to call {thing}, ~ I took the phone for {thing}, ~ A call to {thing},
then put it down once more.
The silence that you left in here
stands waiting at the door.
1
I have your coat, I have your cup,
I have your way to laugh.
It turns out that I am, since then,
a good deal less than half.
2
I tell you still about my day,
the bus, the rain, the bread.
The room is very good at it.
It listens well instead.
1
They say that time will make it light.
Perhaps. I let it try.
I set the table still for two,
and do not ask me why.

# fries | An Honest Ode | mood=funny; of=person
1
I wrote an honest ode to {thing}, ~ I wrote an ode to {thing}, ~ An ode to {thing},
and had to leave out half.
I sent it to the lawyer first
and heard the lawyer laugh.
1
You say five minutes. That means ten.
You say that you don't snore.
The neighbors wrote a song of it
and slipped it through the door.
2
You told the joke about the goat
at weddings and a wake.
You said you would not eat dessert,
and then you ate my cake.
1
But if I had to choose again
from all on land and sea,
I'd pick the one who laughs too loud
and shares the fries with me.
`
