/** Riddles, most of them old: a heading names what they are about; then the riddle | the answer. */
export const RIDDLES_BY_TOPIC = `
# animal,kids
I carry my house on my back and never pay rent. What am I? | A snail.
I have a trunk, but I never pack it. What am I? | An elephant.
I wear a mask, and I come for your trash at night. What am I? | A raccoon.
I have eight arms and not one sleeve. What am I? | An octopus.
I am black and white, and I never went to school, yet I look dressed for a concert. What am I? | A penguin.
I sleep all winter and nobody calls me lazy. What am I? | A bear.
I am a king with a mane and no crown. What am I? | A lion.
I hang upside down to sleep and fly when you go to bed. What am I? | A bat.
I was born in water, I lived on a leaf, and I can jump farther than I am long. What am I? | A frog.
I eat leaves all day, then I sleep, and I wake up with wings. What am I? | A caterpillar.
I have a hump, and I do not mind if you forget my water. What am I? | A camel.
The taller my neck, the higher my lunch. What am I? | A giraffe.
I build a dam and have never seen a school for it. What am I? | A beaver.
I turn my head almost all the way round, and I ask you who. What am I? | An owl.
I spin my own bed, my door and my dinner table out of one thread. What am I? | A spider.
# dog,animal,kids
I have four feet, I follow you everywhere, and my tail tells you what I think. What am I? | A dog.
I bury my treasure in the garden, and it is always a bone. Who am I? | A dog.
# cat,animal,kids
I have whiskers and no beard, and I land on my feet. What am I? | A cat.
I hear a can being opened from three rooms away, but never my own name. What am I? | A cat.
# space
I follow you all night, and in the morning I am gone. I change my shape and never my face. What am I? | The Moon.
I rise without legs and set without a table. What am I? | The Sun.
I have rings, and I never got married. What am I? | Saturn.
I have a tail and no body that wags it. I come by once in a lifetime. What am I? | A comet.
Everybody makes a wish on me, and I am only a grain of burning dust. What am I? | A shooting star.
I was here before you and I am under you now. From far away I am a blue marble. What am I? | The Earth.
They come out at night without being called, and by day they are lost without being stolen. What are they? | The stars.
I swallow everything, even light, and I am never full. What am I? | A black hole.
I am red, I am cold, and I carry the name of a god of war. What am I? | Mars.
I am a bear, but I have no fur, and you find me only at night. What am I? | The Great Bear, in the stars.
I wear a suit that cost millions, and I go to work by falling around the world. Who am I? | An astronaut.
# food,kitchen
I have many layers, and whoever undresses me cries. What am I? | An onion.
I have ears, but I cannot hear. You find me in a field. What am I? | Corn.
I am a fruit, and I am also a bird, and I am also a person from far away. What am I? | A kiwi.
I have eyes and cannot see, and I grow in the dark. What am I? | A potato.
I am white when I am dirty and black when I am clean, and some people eat beside me. What am I? | A blackboard in a café.
You throw away my outside, cook my inside, eat my outside, and throw away my inside. What am I? | An ear of corn.
I am a box without hinges, key or lid, yet a golden treasure is hid inside me. What am I? | An egg.
What kind of cup cannot hold water? | A cupcake.
What is always on the table, is cut every day, and is never eaten? | A deck of cards.
I am red outside, white inside, and I keep a star at my heart. What am I? | An apple.
I was grapes, and then I was left in the sun too long. What am I? | A raisin.
I come from a mine, and without me your soup is nothing. What am I? | Salt.
The more I dry, the sweeter I get, and the desert would miss me. What am I? | A date.
I go into the oven soft and flat, and I come out tall and proud. What am I? | Bread.
I am made by thousands of workers who are never paid, and I never go bad. What am I? | Honey.
# kitchen
I have a mouth and I whistle when I am hot. What am I? | A kettle.
I have teeth and no jaw, and I eat nothing that I lift. What am I? | A fork.
I am full of ice and I have a light that nobody sees go out. What am I? | A fridge.
I have holes all over, and I keep the pasta but not the water. What am I? | A colander.
I spin and never get dizzy, and I turn a banana into a drink. What am I? | A blender.
I have a face, a spout and no voice, and I am filled with leaves. What am I? | A teapot.
# school
I have a spine, but no bones, and a cover, but no bed. What am I? | A book.
Take off my skin, and I will not cry, but my point will improve. What am I? | A pencil.
I am black, I am green or I am white, and everybody looks at me to learn. What am I? | A board.
The more mistakes you make, the smaller I get. What am I? | An eraser.
I have thirty days off a year and four walls, and I am quiet only then. What am I? | A classroom.
I tell the whole school what to do, and I have only one tone. What am I? | The bell.
# math
I am an odd number. Take away one letter, and I become even. What am I? | Seven.
What three numbers give the same result when they are added and when they are multiplied? | One, two and three.
If two is company and three is a crowd, what are four and five? | Nine.
A farmer has seventeen sheep. All but nine run away. How many are left? | Nine.
How many times can you subtract five from twenty-five? | Once. After that, it is twenty.
I have six faces, but no body, and twenty-one eyes. What am I? | A die.
What weighs more, a kilo of feathers or a kilo of iron? | They weigh the same.
# weather
I can run, but I have no legs. I can cry, but I have no eyes. What am I? | A cloud.
I come down, but I never go up. What am I? | Rain.
I have many colors, and nobody has ever touched me. What am I? | A rainbow.
I howl, I whistle, I knock on your door, and I have no body. What am I? | The wind.
I fall all night without getting hurt, and I make everything quiet. What am I? | Snow.
First you see me, and only then you hear me. What am I? | Lightning, and its thunder.
# winter,christmas
I have a carrot for a nose and I am afraid of the heater. What am I? | A snowman.
I hang from the roof, I grow downward, and I die in the sun. What am I? | An icicle.
I come indoors once a year, I am dressed in lights, and in January I am thrown out. What am I? | A Christmas tree.
I am worn in pairs and lost alone, mostly in winter. What am I? | A glove.
I am hung up empty at night, and in the morning I am full. What am I? | A Christmas stocking.
Everybody tears off my coat, and nobody keeps it. What am I? | A present.
What comes at the end of Christmas Day? | The letter Y.
# halloween
I have a smile, and I have no brain. My insides are a candle. What am I? | A jack-o'-lantern.
I have hundreds of bones and no skin, and I stay in the wardrobe. What am I? | A skeleton.
I fly without feathers and sweep without a maid. What am I? | A witch's broom.
I walk through walls, and I cannot open a door. What am I? | A ghost.
The more you feed me, the taller I burn. What am I? | A candle.
# sea
I am always running to the shore, and I never arrive. What am I? | A wave.
I have a bed, but I never sleep, and a mouth, but I never eat. What am I? | A river.
I light up at night and warn those who look for me. I never leave my rock. What am I? | A lighthouse.
I have five arms and no hands, and I am named after something in the sky. What am I? | A starfish.
I am hard and plain outside, and inside I turn a grain of sand into a jewel. What am I? | An oyster.
I hold a whole ship, and I am let go to make it stay. What am I? | An anchor.
# plant
I drink with my feet and eat with my hands, which are green. What am I? | A plant.
I have bark, and I never bite. What am I? | A tree.
I have a hundred needles, and I cannot sew. What am I? | A cactus.
My head is yellow, and I turn it after the light. What am I? | A sunflower.
Blow on me, and my hair flies away over the field. What am I? | A dandelion.
# body
I have roots that nobody sees, and a crown, but I rule nothing. What am I? | A tooth.
Two brothers live on both sides of a road, and they never see each other. What are they? | Your eyes.
I work all night while you sleep, and I never ask for a day off. What am I? | Your heart.
You use me to count before you can count. What am I? | Your fingers.
I grow and grow, and it never hurts when I am cut. What am I? | Your hair.
# music
I have eighty-eight keys, and I cannot open a single door. What am I? | A piano.
I have a neck and strings, but I am no puppet. What am I? | A guitar.
The harder you beat me, the louder I answer. What am I? | A drum.
I come out of a flute and a bird, and you cannot hold me. What am I? | A tune.
# computer,tech
I have a mouse, but I have no cat to fear. What am I? | A computer.
I have keys, but no locks, space, but no room, and you can enter, but not go in. What am I? | A keyboard.
I am full of friends and fit into your pocket, and I die every evening without a wire. What am I? | A phone.
I have a web, and I am no spider. What am I? | The internet.
# travel
I go all around the world, and I never leave my corner. What am I? | A stamp.
I have a hundred legs on each side, and I never move. Others run over me. What am I? | A railway track.
I have wings, and I have no feathers. I carry hundreds in my belly. What am I? | An airplane.
I run from town to town, and I never take a step. What am I? | A road.
I am packed before the trip, and I am never finished. What am I? | A suitcase.
# time
I have two hands, and I cannot clap. What am I? | A clock.
You can spend me, save me and waste me, but you can never buy more of me. What am I? | Time.
I am always coming, and I never arrive. What am I? | Tomorrow.
I come once in a minute, twice in a moment, and never in a thousand years. What am I? | The letter M.
I am full of days, and I hang on your wall. What am I? | A calendar.
I am full of sand, I have a thin waist, and you turn me on my head to count. What am I? | An hourglass.
I wake you every morning, and you hit me for it. What am I? | An alarm clock.
I work only when the sun shines, and I tell you the time with a shadow. What am I? | A sundial.
# home
I open and close all day long, and I never leave the house. What am I? | A door.
You climb me every day, and I never get any higher. What am I? | The stairs.
I have four legs and I cannot walk, but dinner stands on me. What am I? | A table.
I am cold inside, and a light goes on whenever you visit me. What am I? | A fridge.
I show you your face, and I have none of my own. What am I? | A mirror.
I fill the whole house, and I fit through a keyhole. What am I? | Light.
# weather
I come down, but I never go up. What am I? | Rain.
You carry me closed when it is dry, and open in the rain. What am I? | An umbrella.
I am born in the rain, I show you the sky, and children jump into me. What am I? | A puddle.
# money
I have a head and a tail, and no body. What am I? | A coin.
I am made of paper, I go from hand to hand, and everybody is glad to see me. What am I? | A banknote.
I have a slot in my back, and I am only happy when I am full. What am I? | A piggy bank.
The more of me you have, the less you own. What am I? | Debt.
# work,office
I bite your papers once, and they stay together. What am I? | A stapler.
I have a back and four legs, and I cannot walk, but you sit on me all day. What am I? | An office chair.
Everybody wants me to end on a Friday, and I come back every Monday. What am I? | The working week.
I have keys and no lock, and you hit me all day without being angry. What am I? | A keyboard.
`
