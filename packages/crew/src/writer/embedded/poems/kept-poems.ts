/**
 * Poems without rhymes of one sight each: "# " the words that ask for it, as those of lists (`readAsked`), " | " the title, then the
 * lines. {name} is the animal's own, and such a poem is told only where the prompt says it.
 */
export const KEPT_POEMS = `
# bus/buses last/night/late/midnight (city/empty/driver/home) | The Last Bus
The last bus of the night is mostly light,
a lit room that somebody drives past the dark shops.

There is a man asleep with his tie in his pocket,
a girl who holds cold fries like a bouquet,
and a scarf on a seat that belongs to no one now.

Nobody talks. We lean into the same curves.
We are all looking out of the window,
and all we see is each other.

At every stop the doors breathe out.
Somebody says good night, and the driver nods,
as if he had brought us here one by one, by hand.

Then it is my street. The light drives on.
I stand there for a moment longer than I need,
and wave at it. I do not know why.

# station/stations/platform (train/empty/railway/last/night/late/old/waiting/quiet/small/leaving/morning) | Platform
The board has nothing left to say.
One pigeon walks along the yellow line
like somebody who has a ticket.

So many people have said goodbye here
that the bench has grown smooth with it.
You can hear them, if you sit still:
write to me, call me, have you got everything?

Then the rails begin to hum,
long before there is anything to see.

That is the part I love most.
Not the arriving. Not the leaving.
Only the iron, telling the quiet
that somebody is on the way.

# coffee/espresso (morning/first/cup/black/hot/strong/cold/day) | First Cup
Do not speak to me yet. The kettle is speaking.
It begins as a whisper, and works itself into an opinion.

Then the smell walks through the house
and knocks at every door. It wakes up the chairs.
It wakes up the part of me that has a name.

I hold the cup with both hands,
the way you hold somebody's face.

Outside, the day is standing in line
with its forms and its questions.
It can wait four minutes.

I drink. The window gets its street back.
All right, I say. Come in. One at a time.

# monday/mondays (morning/mornings/again/rainy/another/gray/grey) | Monday
Monday comes in without knocking,
in wet shoes, with a list.

It opens the curtain. It eats the last of the bread.
It asks where you left the keys,
and it knows perfectly well where they are.

On the stairs you meet the neighbor,
who also has one. You can tell by the hair.

But listen: somewhere a child is singing on the way to school,
a wrong song, much too loud.
A baker puts out the sign. A tram rings twice.

Monday, you old thing, I say. You again.
And it carries my bag as far as the corner.

# waited dog/puppy (door/home/always/every/day/evening/old) | At the Door
{name} never learned to read a clock,
and was never once late.

Before my key had found the lock,
there were four feet on the other side,
and a tail that told the wall about it.

I have been greeted by people.
They say my name, and then they look at the phone.
{name} looked at me as if I were the news.

I brought in rain, and bad days, and a cheap bag of rolls.
It made no difference. I was back.

I have opened many doors since then.
I still turn the key a little slower than I need to,
to give somebody time to get there first.

# cat window/windowsill/sill (sun/asleep/sleeping/sleeps/sits/lazy/morning/night/old) | Her Majesty's Window
The cat has business at the window.
She has had it since breakfast.

A leaf goes by. She makes a note of it.
A bird says something about her, twice.
One ear turns around to look for me, and turns away.

I work. I worry. I carry things from room to room.
She lies in the one square of sun,
and when it moves, she moves with it.

That is her whole plan, and it has never failed.

In the evening I sit down beside her.
The window has gone dark. There are two of us in the glass.
One of us looks as if she understands it all.

# snow/snowfall first (winter/morning/night/falling/fresh/december/silent/quiet/year) | First Snow
Somebody has turned the sound off.
You notice it before you open your eyes.

Then the window: every car has become a loaf,
every fence post wears a hat,
and the bins stand there like guests at a wedding.

No one has stepped on it yet.
For one minute the whole street is a page,
and even the cat thinks twice.

Then a door, a shout, a child in one boot,
and the first line is written, crooked and deep,
from the steps to the middle of the road.

It will be gray by noon. I know.
I put on my coat all the same. I want to sign.

# sea/ocean/beach winter/december/january/november (cold/empty/gray/grey) | The Sea in Winter
In winter the sea has nobody to please.
It takes off its blue. It says what it thinks.

The ice cream stand is nailed shut.
The chairs are stacked like an argument that is over.
One dog runs along the edge and is shouted at by foam.

I have brought it a question, as one does.
It rolls it over, and over, and gives it back wet.

My ears hurt. My pockets are full of sand and one shell.
I did not get an answer.

But I stood there until I was as small
as I needed to be. And then I went home,
and the kettle sounded like a wave.

# home leaving/leave (childhood/old/first/time) | Leaving Home
The boxes are shut. My life has corners now.
It says FRAGILE on the wrong ones.

On the wall there is a lighter square
where something hung for years. I cannot think what.
I only know that the wall remembers.

I go through the rooms to say goodbye
and it comes out as checking the windows.

On the door frame somebody drew lines with a pencil,
and put a date by each.
I stand against it once more. I am taller than all of them.

Then the key, which I give back.
It is lighter than I thought.
It was never the key that let me in.

# coat/jacket/sweater (old/winter/wool/torn/favorite/favourite/lines/four) | An Old Coat
It has my elbows in it, even when I am not there.
It hangs in the hall like somebody about to speak.

In the left pocket is a hole,
and behind the hole, in the lining, a coin,
a bus ticket, a summer that got lost.

I own a better one. It is warm. It was in a shop window once.
It does not know me.

This one was there in the rain of every year.
It has learned my shoulders by heart.

I should give it away. I say so each November.
Then it gets cold, and I put out one arm,
and it takes me back without a word.

# bike/bicycle (old/red/blue/first/rusty/summer/ride/riding) | The Bicycle
First there was a hand on the saddle.
Then there was only somebody's voice that said it was there.

By the time I looked back, the hand was far away,
waving, and I was already falling,
and had already flown.

Nobody can teach you that. They can only run beside you,
out of breath, and then let go at the right time.

I have had better wheels since then, with more of everything.
None went downhill so fast.

Some evenings, when the road drops and the air gets warm,
I stop pedaling, and I hear it again behind me:
I have got you. Go on. I have got you.

# snail/snails (goodnight/night/bedtime/sleepy/small/little/kids/children/slow) | Goodnight, Snail
The snail goes home. It is not far.
It takes all night. It knows each star.
It says good evening to the stone,
and never walks the path alone,

for where it goes, its house goes, too:
one little room, with half a view.
No key, no stairs, no light to switch,
a bed that does not even itch.

The others hurry, hop and race.
The snail has time. It likes this place.
It yawns a yawn, so small, so deep,
pulls in its horns, and falls asleep.

And you, who lie here warm and snug,
as round and quiet as a slug:
tomorrow comes, and it is slow.
Goodnight. You have nowhere to go.
`
