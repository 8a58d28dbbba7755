/** Something that is seen, in lines without a rhyme: what names it, four lines that open a poem and two that come back to it. */
export const SIGHTS = `
# autumn/fall/october/november/leaf/leaves
The trees are giving it all away again, | red first, then gold, then brown. | I walk through it slowly, the way one walks | through a house where somebody is asleep.
One leaf comes down beside me. | It takes its time.
# snow/winter/december/january/frost
It began in the night, without a word, | and by the morning the street had no edges. | Every sound was put away somewhere. | Even my own steps seemed to belong to somebody careful.
It is still falling. | It covers everything, and hurts nothing.
# rain/storm/drizzle
It has rained since the early morning. | The window is full of small roads, | each one in a hurry, each one on its way down. | I have put the kettle on, to hear something warm.
Outside, the rain is slowing. | A blackbird tries one note.
# sea/ocean/beach/waves/shore/coast
The sea comes in, and says its one sentence, | and goes out, and thinks of it again. | I stand where the sand is dark and firm | and let it say it to my feet.
The next wave is on its way. | It has come a long way for this.
# spring/blossom/blossoms/april/may/cherry
The tree in front of the house has decided. | Yesterday it was wood, and today it is white. | Nobody told it that it was time. | Nobody told it that it was safe, either.
A petal lands on my sleeve. | I let it stay.
# summer/july/august/heat
The evening will not end. It stands in the yard | with its hands in its pockets, like a boy. | Somebody laughs, three gardens away. | The stones are still warm when I sit down.
The light is nearly gone. | The stones are still warm.
# night/moon/moonlight/stars/star/midnight
It is late, and the house has gone quiet. | The moon has found the floor of my room | and lies there, as if it had always been invited. | I do not turn on the light.
The moon has moved on, to the wall. | I move over a little, to make room.
# garden/flowers/roses/tomatoes
The beans have reached the top of their poles | and are looking for something else to hold. | There is dirt on my knees, and under my nails, | and a smell of leaves, of rain, of Sunday.
Something new has come up in the corner. | I do not remember planting it.
# kitchen/cooking/bread/baking/soup
The kitchen knows it before I do: | flour on the table, steam on the glass, | a spoon that finds its way by itself. | Somebody taught me this, without a single word of it.
The pot is humming now. | I set one plate more than I need.
# workshop/sawdust/wood/tools/shed/garage
The door still needs a push with the shoulder. | Inside, every tool hangs in its own shadow, | and the air is sweet and dry with sawdust. | Light comes in through one window, and stays to watch.
I run my thumb along an edge. | It is as smooth as the day it was finished.
# hands/hand
I looked at hands again today, at those of strangers, | on a cup, on a rail, around a phone. | None of them knew how to be still. | I was looking for two that did.
I hold my own up to the light. | Something of it is there.
# sewing/needle/thread/quilt/knitting
The thread goes in, the thread comes out, | and somewhere in between it becomes a coat. | I have watched hands do this for so long | that I know the sound of it in the dark.
The stitch is still holding. | It was made to.
# train/tram/bus/ferry/station/road/journey/highway
Fields go by, a church, a man on a bicycle, | a life that I will never know, with its lights on. | I have my forehead against the cold glass. | We are all going somewhere, very straight.
The next stop is called out. | It is not mine yet.
# house/home/porch/window/attic/room
The stairs still speak in the same places. | I know which one to skip when it is late. | The afternoon comes in through the long window | and sits down in its usual chair.
Somewhere in the house a clock is counting. | I let it.
# forest/woods/mountain/mountains/trees/hills
The path goes in under the first trees, | and after ten steps the road is only a rumor. | Moss has been at work here for a hundred years. | It does not look up.
A branch moves, and nobody is there. | Somebody small has just left.
# river/lake/boat/water/fishing
The water is so still that it has two skies. | I have learned to sit here and want nothing. | A ring opens, where something came up to look, | and grows, and grows, and is gone.
The water closes over it again. | It keeps what it is told.
# coffee/tea/morning/mornings/breakfast
The first cup is not for drinking. | It is for holding, with both hands, | while the window goes from black to blue to gray, | and the day clears its throat.
The cup is empty now, and still warm. | I keep my hands around it.
# city/street/streets/lights/rooftops
The city is putting on its lights, | one window, and then one window more. | Behind each of them is somebody | who is the middle of the world.
A tram goes by, with all of its windows lit. | Nobody in it looks up.
`

/** What is felt at it: whom or what it is about, then two stanzas and the last line. {whom} is the prompt's own person or place. */
export const FEELINGS = `
# missing-person
I think of {whom} in the middle of ordinary things. | That is how it happens: no bell, no warning, | only a coat like {his}, on somebody's back, | and for one second I am on my way over.
I have not stopped saving things up to tell {him}. | Small things. That it is getting cold early this year. | That I finally fixed the door. | That I am all right, mostly, and that {he} would have laughed.
What {he} gave me did not go anywhere. It is what I am looking with.
# remembering-person
This is where I think of {whom}. | Of {his} hands, more than of anything: | how they never hurried, and were never late, | and how they knew what a thing wanted to become.
{He} did not explain much. {He} let me hold the light. | I thought then that I was helping. | Now I know what I was being given, | and that it was the whole afternoon.
Some people never leave a room. They only stop standing in it.
# missing-place
I think of {whom}, and of how the light fell there, | of a door that I could open in the dark, | of voices in the next room that were not about anything. | Nobody told me to listen while they lasted.
I have other keys now, and I know other streets. | They are good streets. They do me no harm. | But there is one window, somewhere behind me, | and in my mind it is always lit.
You can leave a place. It does not have to leave you.
# growing
I am not who I was when I stood here last. | Some things I have put down, and some were taken. | I used to be afraid of all this changing. | Now I think that it is only how things say that they are alive.
Nobody tells you that it is done in small steps, | that one day you simply reach the shelf. | I would like to go back for a minute, and wave, | and say to the one who was so worried: look.
It is all still moving, and so am I.
# love
And I think of {whom}, of course I do. | Of how the day gets easier when {he} comes in, | how a chair is only a chair until {he} sits in it, | and how I never learned to say this well.
So I say it like this, with what is in front of me. | I would like to show {him} all of it. | I would like to stand here, and say nothing, | and know that {he} sees it, too.
This is what I have. It is better with two.
# hope
For a long time I looked only at what was missing. | Then, one day, without deciding anything, | I noticed that I was humming. | It was no great song. It was enough.
I do not know what is coming. Nobody does. | But something in me has begun to set the table. | Something in me has opened the window a little, | and is listening for steps.
It may take its time. I will leave the light on.
# tired
I am tired in the way that sleep does not know about. | It sits in the shoulders, and behind the eyes, | and it carries my bag for me, very politely, | and does not say how far we are going.
Nobody asked too much. It was only every day. | It was only one thing more, and then one thing more. | For once I am not going to be brave about it. | I lean my head on something, and it holds.
Tomorrow may knock. Tonight I am only this, and it is enough.
# alone
There is nobody beside me, and I notice it, | the way one notices a step that is not there. | I used to fill every silence with something. | Today I let it be as large as it is.
And it turns out that the silence has a bottom. | I stood on it for a while, and looked around. | There was room. There was even a kind of kindness. | I had only never come down far enough to see it.
I am by myself, and that is somebody.
`
