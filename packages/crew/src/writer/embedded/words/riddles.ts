/** Old riddles: kinds | the riddle | the answer. */
export const RIDDLES = `
hard | What has to be broken before you can use it? | An egg.
kids,animal | I have no legs, yet I can move along the ground and shed my own coat. What am I? | A snake.
kids | What has hands but cannot clap? | A clock.
kids | What has a neck but no head? | A bottle.
kids | What gets wetter the more it dries? | A towel.
kids | What has teeth but cannot bite? | A comb.
kids | What has keys but cannot open a door? | A piano.
kids | What goes up but never comes down? | Your age.
hard | The more you take, the more you leave behind. What are they? | Footsteps.
hard | What can travel around the world while it stays in a corner? | A stamp.
hard | What belongs to you, but other people use it more than you do? | Your name.
hard | I speak without a mouth and hear without ears. What am I? | An echo.
hard | What can fill a room but takes up no space? | Light.
kids | What has many rings but no fingers? | A telephone.
hard | The more of it there is, the less you see. What is it? | Darkness.
kids | What has one eye but cannot see? | A needle.
kids | What can you catch but not throw? | A cold.
kids | What has a thumb and four fingers but is not alive? | A glove.
hard | What has cities but no houses, forests but no trees, and water but no fish? | A map.
hard | I am not alive, but I grow. I have no lungs, but I need air. What am I? | Fire.
kids | What kind of room has no doors and no windows? | A mushroom.
hard | What runs but never walks, and has a mouth but never talks? | A river.
hard | What breaks as soon as you say its name? | Silence.
hard | Forward I am heavy, but backward I am not. What am I? | The word ton.
kids | What has words but never speaks? | A book.
kids | What has a head and a tail but no body? | A coin.
hard | What comes once in a minute, twice in a moment, and never in a thousand years? | The letter M.
hard | The person who makes it sells it. The person who buys it never uses it. What is it? | A coffin.
kids | What is full of holes but still holds water? | A sponge.
kids | What question can you never answer with yes? | Are you asleep yet?
hard | What is always in front of you but cannot be seen? | The future.
kids | What can you break without touching it? | A promise.
hard | What goes up and down stairs without moving? | The carpet.
kids | If you have me, you want to share me. If you share me, you no longer have me. What am I? | A secret.
hard | What has thirteen hearts but no other organs? | A deck of cards.
kids | What building has the most stories? | The library.
kids,animal | What do you call a bear without teeth? | A gummy bear.
kids,animal | What walks on four legs in the morning, on two at noon, and on three in the evening? | A human being: as a baby, as a grown person, and with a stick.
animal | I carry my house on my back and leave a silver road behind me. What am I? | A snail.
animal | I have wings and fly, but I am no bird. I sleep upside down. What am I? | A bat.
animal | I build without hands, I sew without a needle, and I catch without a rod. What am I? | A spider.
animal | I wear stripes and dance to tell my sisters where the flowers are. What am I? | A bee.
animal | I wake the farm and own no clock. What am I? | A rooster.
animal | First I crawl, then I sleep, then I fly. What am I? | A butterfly.
animal | I have a pocket, but I never carry money. What am I? | A kangaroo.
animal | I wear a black coat and a white shirt all year, and I never go to a party. What am I? | A penguin.
hard | Two fathers and two sons go fishing. Each catches one fish, and they carry home three. How? | They are a grandfather, his son and his grandson.
hard | A man pushes his car to a hotel and loses his money. What happened? | He is playing a board game.
hard | What word becomes shorter when you add two letters to it? | Short.
hard | A girl has as many brothers as sisters, but each brother has twice as many sisters as brothers. How many children are there? | Seven: four girls and three boys.
hard | What five letter word sounds the same when you take four letters away? | Queue.
hard | How many months have twenty eight days? | All of them.
hard | You pass the runner in second place. Which place are you in? | Second.
hard | What weighs more: a kilo of feathers or a kilo of iron? | Neither. Both weigh a kilo.
hard | A rooster lays an egg on the top of a roof. Which way does it roll? | Roosters lay no eggs.
kids | What has legs but does not walk? | A table.
kids | What has ears but cannot hear? | A field of corn.
kids | What is black when it is clean and white when it is dirty? | A blackboard.
kids | I am tall when I am young and short when I am old. What am I? | A candle.
kids | What invention lets you look right through a wall? | A window.
kids | What goes through towns and over hills but never moves? | A road.
`
