/** Poems about a thing, a place, a time or what somebody does; the form is told in `poems.ts`. */
export const POEMS_OF_THINGS = `
# keep | What I Keep | mood=calm; of=thing
1
I never said a word to {thing}, ~ I never spoke to {thing}, ~ I sing to {thing},
I only stood nearby,
and felt my heart grow wide and slow,
and could not tell you why.
1
There are so many louder things,
and each one wants its say,
but I come back again to {thing} ~ but still I turn to {thing} ~ I turn to {thing}
at the far end of the day.
2
The clock can run, the news can shout,
the rain can take its time.
I have a quiet place to go,
and now I have a rhyme.
1
And if you ask me what I own,
it will not take me long:
a cup, a coat, the thought of {thing}, ~ a coat, the thought of {thing}, ~ the thought of {thing},
and half of an old song.

# morning | What the Morning Said | mood=calm; of=thing
1
The morning came in quietly
and sat down on my bed.
I asked it for the news of {thing}. ~ I asked for news of {thing}. ~ I asked of {thing}.
"All well," the morning said.
2
I made us coffee, black and strong,
and put two cups in place.
The morning took it with some milk,
and sunlight on its face.
1
So little in this world stays put,
so much is on its way,
and so I learn it all by heart,
a little every day.
1
And when the evening turns the key
and folds away the light,
I say a word or two to {thing}, ~ I whisper once to {thing}, ~ I nod to {thing},
and then I say good night.

# long-way | The Long Way Home | mood=calm|hope; of=thing|deed
1
I took the long way home today,
I had no need to run,
and all the way I thought of {thing}, ~ and walked and thought of {thing}, ~ and thought of {thing},
my face turned to the sun.
1
Nobody asked me where I'd been
or what I had to show.
The day was only wide and mild,
and I was glad to go.
2
A dog went by, a bell went by,
a cloud went by on high.
I had no questions left to ask,
and no one asked me why.
1
There will be time to do it all,
the list, the calls, the rest.
The hour I spent alone with {thing} ~ The hour I gave to {thing} ~ My hour with {thing}
was mine, and was the best.

# seed | A Seed Has No Plan | mood=hope; of=thing|deed
1
It rained on everything I planned,
it rained into my shoes.
And still there was the thought of {thing}, ~ There was the thought of {thing}, ~ The thought of {thing},
too good a thing to lose.
1
A seed has never made a plan.
It does not know the way.
It only leans a bit each night
to where there might be day.
2
It has no map, it has no watch,
it has no one to ask.
It pushes up against the stone
and calls the stone its task.
1
So here is what I learned from {thing}: ~ So this I learned from {thing}: ~ I learned from {thing}:
lean on till it is done.
You need not see the whole long road.
Just lean into the sun.

# lamp | Until the Lamp Burned Low | mood=sad; of=thing
1
I lit the lamp and thought of {thing} ~ I sat and thought of {thing} ~ I thought of {thing}
until the flame burned low.
There was a door that I could use,
and that was long ago.
1
The cup still has its place, and I
still fill it to the brim.
The chair still looks out on the road.
The evening light grows dim.
2
I know the floor, I know the stair,
I know which board will creak.
I know a name I do not say
more often than each week.
1
I would have given years for {thing}, ~ I'd give ten years for {thing}, ~ My years for {thing},
but nobody would sell.
What goes from us goes quietly
and does not say farewell.

# pane | The Rain on the Pane | mood=sad; of=thing|deed
1
The rain has got so much to say
and says it on the pane.
It talks all night to me of {thing}, ~ It talks to me of {thing}, ~ It talks of {thing},
and then begins again.
1
I had a song for days like this,
I had it word for word.
I tried to sing it to the wall,
and this is what I heard:
1
a little wind, a little clock,
a step that does not come,
and somewhere, very far away,
the rest of it, a hum.
2
So this is all I have of {thing}: ~ So this is left of {thing}: ~ What stays of {thing}:
a line, and then the rain.
I'd give the little that I have
to lose it once again.

# birds | Before the Summer Ends | mood=sad; of=thing|deed
1
I had a hundred words for {thing}, ~ I had the words for {thing}, ~ I spoke of {thing},
and then they flew away,
like birds who know, before we do,
that summer cannot stay.
1
I left the window open wide,
in case they should come back.
The sky was only very large,
and after that was black.
2
The neighbors' lamps went out by ten,
the street was still and wet.
I said the things I should have said.
Nobody heard them yet.
1
And now I keep it to myself,
the way you keep a stone:
a bit of sky, a thought of {thing}, ~ a single thought of {thing}, ~ the thought of {thing},
for when I am alone.

# doctor | What the Doctor Said | mood=funny; of=thing
1
I told my doctor all about {thing}. ~ I told my doctor of {thing}. ~ I told him about {thing}.
He wrote a long report.
"It's serious," the doctor said.
"Your temper is too short."
1
He gave me pills as big as plums
and told me: take them twice.
I took them to the garden, where
they're popular with mice.
2
The mice are fit, the mice are strong,
they jog around the shed.
And I? I had a second look
and stayed a week in bed.
1
So now, whenever I meet {thing}, ~ So when I think of {thing}, ~ When I meet {thing},
I count from one to ten,
I breathe, I smile, I take a bow,
and start to yell again.

# complaint | A Formal Complaint | mood=funny; of=thing|deed
1
Dear Sir or Madam, I regret
to write to you today.
It is, I fear, about {thing}. ~ I write about {thing}. ~ Concerning {thing}:
Please take it all away.
1
I have not slept, I have not dined,
I've hardly combed my hair.
I looked for help beneath the bed.
The help had not been there.
2
I asked my aunt, I asked the cat,
I asked the mayor's wife.
They said to me, all three of them:
"Well, yes. But such is life."
1
I wait for your reply by post
and hope that you are well.
On second thought, I would miss {thing}. ~ In truth I would miss {thing}. ~ I would miss {thing}.
But promise not to tell.

# expert | The Expert | mood=funny; of=thing|deed
1
I gave a great big talk on {thing}. ~ I gave a talk on {thing}. ~ I spoke on {thing}.
The room was full at eight.
By nine o'clock there was one man,
who said that he was late.
1
I showed him slides, I showed him charts,
I showed him how I dance.
"I only came to fix the lamp,"
he said, and took his chance.
2
He left his ladder and his tools,
he left his sandwich, too.
I ate it by the light of slide
two hundred thirty two.
1
Since then I give my talk at home,
my plants are quite impressed.
The cactus knows the most of {thing}. ~ They love the part on {thing}. ~ They ask of {thing}.
The fern recalls it best.
`
