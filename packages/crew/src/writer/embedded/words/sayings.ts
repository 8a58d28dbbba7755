/** Proverbs: kinds, the people that say it among them | the proverb. Those of other languages are translated. */
export const PROVERBS = `
irish,friendship | Two people shorten the road.
irish,friendship | It is in the shelter of each other that people live.
irish,work | A good start is half the work.
irish,home | There is no hearth like your own hearth.
irish,time | Time is a good storyteller.
irish,health | Health is better than wealth.
irish,food | Hunger is a good sauce.
japanese,giveup | Fall seven times, get up eight.
japanese,work | Even monkeys fall from trees.
japanese,learning | The frog in the well knows nothing of the great sea.
japanese,hard | After the rain, the ground hardens.
japanese,time | Sit on a cold stone for three years, and it gets warm.
japanese,life | The nail that sticks out is hammered down.
chinese,success | A journey of a thousand miles begins with a single step.
chinese,giveup | Dripping water pierces the stone.
chinese,learning | The teacher opens the door. You enter by yourself.
chinese,friendship | Distant water does not put out a near fire.
chinese,work | If you want to make good work, sharpen your tools first.
swahili,african,time | Hurry, hurry has no blessing.
swahili,african,work | Little by little fills the measure.
swahili,african,friendship | Unity is strength, division is weakness.
swahili,african,kindness | Let the guest come, so that the host may benefit.
german,work | All beginnings are hard.
german,learning | Practice makes the master.
german,truth | Lies have short legs.
german,morning | The morning hour has gold in its mouth.
german,love | Old love does not rust.
italian,time | Who goes slowly goes safely, and goes far.
italian,friendship | Who finds a friend finds a treasure.
italian,success | Who sleeps catches no fish.
french,giveup | Little by little, the bird makes its nest.
french,work | It is by forging that one becomes a blacksmith.
french,hope | After the rain comes fine weather.
spanish,hope | There is no bad from which some good does not come.
spanish,friendship | Tell me with whom you go, and I will tell you who you are.
spanish,love | What the eyes do not see, the heart does not feel.
spanish,work | The shrimp that falls asleep is carried off by the current.
russian,work | Measure seven times, cut once.
russian,giveup | Without effort you will not even pull a fish out of the pond.
russian,friendship | Better a hundred friends than a hundred rubles.
korean,hope | Even if the sky falls, there is a hole to climb out of.
korean,kindness | If the words that go are kind, the words that come are kind.
korean,work | Starting is half.
turkish,friendship | A cup of coffee is remembered for forty years.
turkish,giveup | Drop by drop, a lake is made.
english,friendship | A friend in need is a friend indeed.
english,time | A stitch in time saves nine.
english,work | Many hands make light work.
english,giveup | Rome was not built in a day.
english,hope | Every cloud has a silver lining.
english,kindness | One good turn deserves another.
english,life | Still waters run deep.
english,money | A penny saved is a penny earned.
english,success | Fortune favors the bold.
english,truth | Actions speak louder than words.
english,home | There is no place like home.
english,love | Absence makes the heart grow fonder.
english,learning | You are never too old to learn.
english,change | When one door shuts, another opens.
`

/** Tongue twisters: kinds | the line. The old ones are by nobody, and the others were made for this list. */
export const TONGUE_TWISTERS = `
easy,kids | Red lorry, yellow lorry, red lorry, yellow lorry.
easy,kids | She sells sea shells by the sea shore.
hard | The sixth sick sheik's sixth sheep's sick.
easy,kids | Peter Piper picked a peck of pickled peppers.
easy,kids | How much wood would a woodchuck chuck if a woodchuck could chuck wood?
easy,kids | Fuzzy Wuzzy was a bear. Fuzzy Wuzzy had no hair.
hard | Irish wristwatch, Swiss wristwatch.
easy,kids | I scream, you scream, we all scream for ice cream.
hard | Unique New York, you know you need unique New York.
easy,kids | A proper copper coffee pot.
hard | Six slippery snails slid slowly seaward.
easy,kids | Toy boat, toy boat, toy boat.
easy,kids | Betty Botter bought some butter, but she said, this butter's bitter.
hard | Fred fed Ted bread, and Ted fed Fred bread.
easy,kids | Four furious friends fought for the phone.
hard | Three free throws, three thick thumbs.
easy,kids | The big bug bit the little beetle.
hard | Which witch wished which wicked wish?
easy,kids | Black bugs bleed black blood, but blue bugs bleed blue.
hard | Thirty three thin thieves thought a thousand thoughts on Thursday.
sea,animal | A shy shark shares shiny shells with sharp shrimp.
sea,summer | Six sunny sailors sang sad sea songs.
sea,animal | Freshly fried fresh fish, fresh fried fish.
snake,animal | Seven sleepy snakes slid slowly south on slick stones.
snake,animal | Sixty silly snakes sip soup and slurp spaghetti.
snake,animal | The snake's sixth sister hissed at six swift mice.
cat,animal | Clean clams crammed in clean cans for quick cats.
cat,animal | Kit's kitten quickly kicked the cook's crooked kettle.
cat,animal | Crazy cats catch crunchy crickets.
dog,animal | Ten tiny terriers tug two torn towels.
dog,animal | Big brown Bruno buried bad bones behind the barn.
dog,animal | Poodles paddle past puddles with purple pails.
bird,animal | Five fat finches flew from Fife to France.
bird,animal | The plump pink parrot picked a proper perch.
bird,animal | Quick ducks quack at cracked crockery.
horse,animal | Harry's hungry horse hauled heavy hay up Hatter's Hill.
horse,animal | Prancing ponies prefer plain pears.
animal | Greek grapes, gray goats, great green grass.
animal | Black-backed bats blink back at big brown bears.
animal | Lazy llamas lick long lemon lollies.
food | Fresh French fries for four fussy friends.
food | Crisp crusts crackle crunchily.
food,pizza | Pete's plump pepperoni pizza popped on Peggy's plate.
food,pizza | Paul's pizza pan, Pam's pasta pot.
food,cheese | Cheap sheep cheese, cheap cheese chips.
food,cheese | Chester chose the choicest cheddar chunk.
food,coffee | Copper cups cool Casper's coffee quite quickly.
food,coffee | Cathy's cup of creamy coffee keeps Kathy quick.
food,chocolate | Chatty children chew chunks of chilly chocolate.
food,chocolate | Chuck's cherry chocolate chips chip.
winter,weather | Slim Sam slid sideways on slippery slush.
winter | Snow slows Sloan's slow sleigh.
christmas,winter | Santa's short suit shrank.
christmas | Running reindeer romp round red wreaths.
christmas | Tiny Timmy trims the tall tree with tinsel.
halloween | Which witch watched which switch?
halloween | Ghosts grow gray grapes in the green gloom.
halloween | Creepy crawly critters crawl through creepy crawly craters.
spring,easter | Bouncing bunnies bring bright blue baskets.
spring,garden | Blooming bluebells brighten bare brown beds.
summer | Sam's shop stocks short spotted socks for summer.
autumn | Leafy lanes lead lonely Larry left.
autumn | Plump pumpkins pile up past Peter's porch.
school | Six school scissors sliced sixteen sheets.
school,book | Brave Brenda's bookshelf broke, and the big books bounced.
book | Read red-rimmed records, reread rare ones.
space | Star-struck Stella studied stray striped stars.
space | Mars men make merry at midnight on many moons.
weather,rain | Wet Wednesdays were why Walter wore Wellingtons.
weather | Whistling winds whip Winnie's wide white washing.
plant,garden | Fred's fresh flowers flourish in five flat flowerpots.
plant,garden | Theo threw thick thistles through the thorny thicket.
travel | Two trains to Trent, three trams to Tring.
travel | Busy buses bump past big beige bridges.
music | Drew's drum thrums through the three thin walls.
music | Fran's friend's flute fluffed five fine flats.
dinosaur | Drowsy dinosaurs dribble dragonfruit.
dinosaur | Three thumping T-rexes thrashed through thick thorns.
`

/** Horror stories of two sentences each: kinds | the story. */
export const TWO_SENTENCES = `
home | I always check the back seat before I drive off. Tonight somebody had fastened the belt for me.
home | The new house has a fine old key in every door. The one in the cellar door is on the other side.
home | The smart speaker said good night to everybody in the house. It took me an hour to notice that it had said five names, and that there are four of us.
phone | My phone showed me the best photos of the year. In eleven of them I am asleep.
phone | The navigation told me that I had arrived. It was my own address, but it was still two hundred miles to my house.
night | I live alone, so I always leave one light on in the hall. Tonight somebody turned it off to save power.
night | The baby monitor woke us, because somebody was singing to her. It was the song that my grandmother always sang, and it ended with the words: I will take this one, too.
mirror | I waved at my reflection, and it waved back. Then it looked over my shoulder and stopped smiling.
mirror | After the accident they covered all the mirrors in our house. Yesterday I looked behind the cloth, and there was only the room.
outside | Our snowman looked at the house when we went to bed. In the morning the tracks led to the door, and there were none that led back.
outside | There is a scarecrow in the field behind our house, and my daughter waves at it on every school day. Today, for the first time, she said: "Look, it remembered."
school | The teacher counted us twice before she let us off the bus. She shook her head, counted again, and locked the door.
school | In the class photo from nineteen sixty two, everybody is smiling. The girl in the third row is wearing my watch.
lift | The elevator stopped on a floor that our building does not have. Before the doors closed again, everybody out there turned around and said my name.
sea | The diver's rope went slack, so we pulled it up. At its end was a perfect knot, tied by somebody who had no thumbs.
sea | We answered the lighthouse all night long, signal for signal. In the morning the captain told us that it was torn down before he was born.
toys | The doll said "Mama" when you pressed its belly. Tonight I heard it from the attic, again and again, as if somebody were pressing very fast.
`
