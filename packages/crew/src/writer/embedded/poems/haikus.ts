/** Haikus of five, seven and five syllables: words of a prompt that ask for them, "/" between them, then the three lines. */
export const HAIKUS = `
# leaf/leaves/autumn/fall/october
One leaf lets go first | and all the others listen | to how it lands there
The tree counts its gold | and gives it to the cold wind | and keeps the blue sky
Under my slow steps | the whole summer is talking | in a dry, small voice
# rain/rainy/storm
Rain on the tin roof | and nobody has to speak | for an hour or so
A street full of sky | and a child in yellow boots | stepping on the clouds
After the hard rain | the whole garden holds its breath | then the birds begin
# snow/winter/cold/december/january
Snow fell all night long | and this morning the whole street | forgot its own name
One set of small prints | crosses the white field and stops | where the wings began
Bare black apple tree | every branch is carrying | its own line of white
# spring/blossom/blossoms/cherry/april/may
The cherry tree blooms | and for one week the old street | is late for its work
A crack in the stone | and out of it comes, unasked, | something small and green
Somebody upstairs | has opened up the windows | and the winter leaves
# summer/july/august/heat
Long day, bare feet, dust | and the ice cream running down | faster than we talk
Crickets in the grass | the night is too warm for sleep | and too good for it
The last day of it | salt still drying on our arms | and sand in the car
# moon/moonlight/night
The moon in my cup | I drink it slowly and still | it is in the sky
Late train, empty seat | the moon rides along with me | and does not get off
Nobody awake | but the moon and the kettle | and one barking dog
# star/stars/sky/space/universe
So old, that small light | it left before we were here | and arrived just now
Lying in the grass | I count until I lose count | and begin once more
The power went out | and somebody said: look up | and we all looked up
# sea/ocean/beach/wave/waves
The sea comes to me | and takes back what it has brought | and brings it again
Shell against her ear | the whole of the wide ocean | in a child's small hand
Every wave erased | the name that I had written | with so much patience
# cat/cats/kitten
The cat on my desk | lies on the only letter | that I have to read
Four in the morning | somebody with cold soft paws | asks about breakfast
A box much too small | and in it, full of itself, | the happiest cat
# dog/dogs/puppy
I was gone for bread | and the dog welcomes me home | as from a long war
Gray around the nose | he still runs for the same ball | just a bit slower
Rain, and a wet dog | he shakes it all over me | and looks so happy
# coffee
The kettle clicks off | and the day that I have feared | smells of coffee now
Two cups on the sill | one of them is getting cold | for you, as always
Before the first word | there has to be the first sip | please, do not talk yet
# tea
Steam above the cup | the garden outside is wet | and I need nothing
Leaves in hot water | they unfold their small secrets | slowly, so do I
# monday/work/office/job/meeting
Monday, doors slide shut | five people look at the floor | and one of them yawns
This whole hour of talk | could have been, if we are frank, | a two-line email
Desk by the window | I type, and a cloud goes by | and gets more work done
# mountain/mountains/hiking
The mountain says no | so I sit down with my bread | and we share the view
All the way up here | and the first thing that I see | is the way back down
# morning/sunrise/dawn
Light under the door | the day is standing outside | and has not knocked yet
One bird, then the next | somebody has to go first | even in singing
# sunset/evening/dusk
The sun goes so slow | you would think it has something | to tell us at last
Orange, then dark blue | two strangers on the same bench | do not say a word
# love/heart
You moved the blanket | over to my side, asleep, | and did not wake up
In all of this noise | I would know among thousands | the sound of your keys
# friend/friends/friendship
We have not talked for | a year, and we go on from | the very same word
You brought me some soup | and did not ask one question | and so I told you
# book/books/reading/library
The last page is read | and I look up, and my room | is a foreign land
In an old used book | someone underlined one word | and it was: enough
# forest/tree/trees/woods/nature
So many tall trees | and not a single one asks | what I do for work
The oak takes its time | a hundred years for one trunk | and no one complains
# flower/flowers/garden/rose
The rose has no plan | it opens up when it can | and that is enough
I watered the stones | all of spring, and one morning | there stood a flower
# bird/birds
A sparrow lands here | looks at me, at the bread crumbs, | and makes up its mind
South, says the long line | of geese that is drawn at dusk | by no hand at all
# city/street/traffic
A thousand windows | and in each of them a lamp | and somebody's soup
The light turns to green | and for one breath nobody | remembers to go
# time/clock/aging/old
The clock on the wall | has been wrong for many years | and still we look up
My mother's own hands | are holding my coffee cup | since when, I wonder
# home/house
The key knows the lock | and the third step knows my foot | and it says hello
# silence/peace/calm/quiet
The fridge stops humming | only then do I notice | how loud it has been
I sat by the pond | until it was so quiet | that the frog came back
# loss/grief/goodbye
Your coat on the hook | I have not moved it since then | it still smells of you
Three plates, as always, | I set the table each night | and put one away
`
