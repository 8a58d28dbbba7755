/** Clean jokes of animals, food, seasons and the sky: a heading names what they are about; then the setup | the end. */
export const JOKES_OF_NATURE = `
# dog,animal
What do you call a dog that does magic? | A labracadabrador.
Why did the dog sit in the shade? | It did not want to be a hot dog.
What do you call a cold dog? | A chili dog.
What kind of dog keeps the best time? | A watch dog.
Why are dogs such bad dancers? | They have two left feet. Twice.
What happens when it rains cats and dogs? | You might step in a poodle.
Why did the dog cross the road twice? | It was trying to fetch a boomerang.
What do dogs eat for breakfast? | Woofles.
What did the dog say when it sat on sandpaper? | Rough.
My dog ate all the Scrabble tiles. | He keeps leaving little messages around the house.
How do you stop a dog from digging in the garden? | You take away its shovel.
What is a dog's favorite pizza? | Pupperoni.
What did the hungry dalmatian say after dinner? | That hit the spots.
Why did the dog go to the bank? | To make a de-paws-it.
# cat,animal
What is a cat's favorite color? | Purrple.
Why did the cat sit on the computer? | To keep an eye on the mouse.
What do you call a pile of kittens? | A meowtain.
What is a cat's favorite breakfast? | Mice crispies.
How does a cat end a fight? | It hisses and makes up.
Why was the cat so grumpy? | It was in a bad mewd.
What do cats like to read? | The mewspaper.
What is a cat's favorite song? | Three blind mice.
Why don't cats play poker in the jungle? | Too many cheetahs.
What do you call a cat that bowls? | An alley cat.
Dogs have owners. | Cats have staff.
What did the cat say when it lost its toy? | You have to be kitten me.
Why did the cat come in first? | It was the purrfect day for it.
What happened when the cat ate a ball of wool? | She had mittens.
# animal,kids
What do you call a fish without eyes? | A fsh.
Why did the chicken join a band? | It had the drumsticks.
What do you call a bear without teeth? | A gummy bear.
Why do seagulls fly over the sea? | If they flew over the bay, they would be bagels.
How do you catch a squirrel? | Climb a tree and act like a nut.
What do you call a lazy kangaroo? | A pouch potato.
Why do giraffes have long necks? | Because their feet smell.
What do you call a pig that does karate? | A pork chop.
Why did the owl invite friends over? | It did not want to be owl alone.
What is black and white and red all over? | A penguin with a sunburn.
Why did the turtle cross the road? | To get to the shell station.
Why don't oysters share? | They are shellfish.
What do you call an elephant that does not matter? | An irrelephant.
What do you call a deer with no eyes? | No idea.
# horse,animal
Why did the pony ask for a glass of water? | It was a little horse.
What is a horse's favorite sport? | Stable tennis.
Where do sick horses go? | To the horse-pital.
What did the horse say when it fell? | I can't giddy up.
What do you call a horse that lives next door? | A neigh-bor.
# bird,animal
What do you call a parrot that flew away? | A polygon.
Why did the bird go to hospital? | To get a tweetment.
Why do hummingbirds hum? | They do not know the words.
Which bird is always out of breath? | A puffin.
# cheese,food
What kind of cheese is not yours? | Nacho cheese.
What do you call cheese that is sad? | Blue cheese.
What is a cat's favorite cheese? | Mouse-arella.
What cheese can hide a horse? | Mascarpone.
What kind of cheese do you use to get a bear out of a tree? | Camembert.
Why did the cheese go to the gym? | It wanted to get shredded.
What did the cheese say when it looked in the mirror? | Halloumi.
What happens when a cheese factory explodes? | All that is left is de brie.
How do you handle dangerous cheese? | Caerphilly.
What is the most religious cheese? | Swiss. It is holey.
What do you call a cheese that walks on its own? | Gone-zola.
What did the cracker say to the cheese? | You are so mature.
Which cheese is made backward? | Edam.
Why did the cheese lose the argument? | It had too many holes in it.
When should you keep an eye on your cheese? | When it is up to no Gouda.
# coffee,food
Why did the coffee file a police report? | It got mugged.
How does Moses make his coffee? | Hebrews it.
What do you call sad coffee? | Depresso.
What do you call a cow that has just had a coffee? | De-calf-inated.
Why are coffee beans always in trouble? | They get grounded.
How do you say goodbye to a good coffee? | I will miss you a latte.
What is the opposite of coffee? | Sneezy.
My coffee and I have a strong relationship. | We have bean together for years.
What did the coffee say to the milk? | You are the cream of the crop.
Decaf coffee? | I do not get the point of it.
Why did the espresso keep checking its watch? | It was pressed for time.
What is a coffee's favorite spell? | Espresso patronum.
I drink so much coffee | that my blood type is dark roast.
What do you call it when somebody steals your coffee? | A mugging.
# tea,food
Why did the tea bag get a day off? | It was in hot water all week.
What did the tea say to the biscuit? | Do not go soft on me.
Why was the teapot so good at secrets? | It never spilled.
What did the teapot wear to bed? | A nigh-tea.
What do you call a talking teapot? | Chatty brew.
# food
Why did the tomato turn red? | It saw the salad dressing.
What do you call a fake noodle? | An impasta.
What did the bread say to the butter? | You are on a roll.
Why do bakers work so hard? | They knead the dough.
Why did the mushroom get invited to the party? | He was a fun guy.
What do you call an avocado that has been blessed? | Holy guacamole.
What did the baby corn ask the mother corn? | Where is pop corn?
Why did the grape stop in the road? | It ran out of juice.
Why do eggs never tell jokes? | They would crack each other up.
What is orange and sounds like a parrot? | A carrot.
What did the plate whisper to the other plate? | Dinner is on me.
# pizza,food
I would tell you a joke about pizza. | But it is too cheesy.
Why did the pizza maker go broke? | He had no dough.
How do you fix a broken pizza? | With tomato paste.
What kind of person does not like pizza? | A weir-dough.
What does a pizza say when it introduces itself? | Slice to meet you.
# chocolate,food
What do you call a sheep covered in chocolate? | A candy baa.
What kind of candy is always late? | Choco-late.
What is an astronaut's favorite chocolate? | A Mars bar.
A balanced diet | is chocolate in both hands.
# winter
What do snowmen eat for breakfast? | Frosted flakes.
What do you get when you cross a snowman and a vampire? | Frostbite.
What falls in winter and never gets hurt? | Snow.
How do snowmen get around? | By riding an icicle.
What do you call an old snowman? | Water.
What does a snowman call his parents? | Mom and Pop-sicle.
Why did the snowman look through the carrots? | He was picking his nose.
What do mountains wear in the cold? | Snowcaps.
What is a snowman's favorite lunch? | An ice burger.
How does a snowman lose weight? | He waits for spring.
Where do snowmen keep their money? | In a snow bank.
Why is the slippery road the friendliest in winter? | Everybody falls for it.
What bites but has no teeth? | Frost.
What did one snowman say to the other? | Do you smell carrots?
# summer
Why did the sun go to school? | To get brighter.
Do fish go on summer holidays? | No, they are always in school.
Why do bananas wear sunscreen? | They peel.
What do you call a snowman in July? | A puddle.
Why did the sand blush? | Because the sea weed.
How does the beach say hello? | It waves.
What is brown, hairy and wears sunglasses? | A coconut on holiday.
Why did the ice cream cone read the news? | It wanted the latest scoop.
Where do sheep go in summer? | The Baa-hamas.
What is the best day for the beach? | Sun-day.
Why did the lemonade stand fall over? | It had a soft drink problem.
What do frogs drink on a hot day? | Croak-a-cola.
# autumn
Why did the leaf go to the doctor? | It was feeling green, and then it wasn't.
What did the tree say to autumn? | Leaf me alone.
How do you fix a broken pumpkin? | With a pumpkin patch.
Why is autumn the best time to be lazy? | Everything else is falling, too.
What do trees say in the wind? | I am falling for you.
How do leaves get from place to place? | With autumn-mobiles.
# spring
Can February march? | No, but April may.
Why are people always tired in April? | They have just finished a March.
Which month hates to wait? | May. It may not.
What does the Easter bunny get for scoring? | Two points and a basket.
Why is the letter A like a flower? | A bee always comes after it.
# christmas,winter
What do you get when you cross a snowman with a baker? | Frosty the dough man.
What do elves learn at school? | The elf-abet.
What do you call Santa when he stops moving? | Santa Pause.
Why does Santa have three gardens? | So that he can hoe, hoe, hoe.
What do reindeer hang on their tree? | Horn-aments.
What is Santa's favorite sandwich? | Peanut butter and jolly.
Who is never hungry at Christmas? | The turkey. It is always stuffed.
What do you call an elf who sings? | A wrapper.
Why was the Christmas tree so bad at sewing? | It kept dropping its needles.
Why did Rudolph get a bad report card? | Because he went down in history.
What do snowmen wear on their heads? | Ice caps.
What did one Christmas light say to the other? | You light me up.
How much did Santa pay for his sleigh? | Nothing. It was on the house.
What do you get if you eat Christmas decorations? | Tinsel-itis.
What is the best Christmas present of all? | A broken drum. You just can't beat it.
# halloween
Why don't skeletons fight each other? | They do not have the guts.
Why did the skeleton stay home? | It had no body to go with.
What is a ghost's favorite dessert? | I scream.
What is a witch's favorite subject? | Spelling.
Why did the vampire need cough drops? | It was coffin.
What fruit do scarecrows love? | Straw-berries.
Why are ghosts bad liars? | You can see right through them.
What do you call a witch at the beach? | A sand witch.
What is a vampire's favorite fruit? | A blood orange.
Why did the ghost go into the elevator? | To raise its spirits.
What room does a ghost not need? | A living room.
Why do mummies never relax? | They are afraid to unwind.
What do you call two witches who live together? | Broom mates.
How do you know that a vampire likes baseball? | It turns into a bat every night.
# space
How does the moon cut its hair? | Eclipse it.
How do you organize a party in space? | You planet.
Why did the sun not go to college? | It already had a million degrees.
What kind of music do planets sing? | Nep-tunes.
What do you do with a green alien? | Wait until it is ripe.
Why did the star get a detention? | It was spaced out.
What is a light-year? | The same as a normal year, but with fewer calories.
How does an astronaut say sorry? | He Apollo-gizes.
When does the moon stop eating? | When it is full.
Why did the cow go to space? | To see the Milky Way.
What did Mars say to Saturn? | Give me a ring sometime.
Why don't astronauts keep their jobs? | They get fired into space.
What is an astronaut's favorite key? | The space bar.
# weather
What is the difference between weather and climate? | You can't weather a tree, but you can climate.
What did one raindrop say to the other? | Two is company, three is a cloud.
What do clouds wear under their clothes? | Thunderwear.
How do hurricanes see? | With one eye.
What did the tornado say to the sports car? | Want to go for a spin?
Why did the woman go outdoors with her purse open? | She expected some change in the weather.
What is a tornado's favorite game? | Twister.
What happens when fog lifts in California? | UCLA.
What do you call it when it rains ducks and chickens? | Foul weather.
Why is the weather forecast always nervous? | It has a lot of pressure.
What goes up when the rain comes down? | An umbrella.
How do you wrap a cloud? | With a rainbow.
What did the lightning say to the thunder? | You always have to have the last word.
Whatever you do, do not trust a cloud. | They are always up to something.
# plant
What do you call a nervous tree? | A sweaty palm.
How do succulents confess their love? | Aloe you very much.
Why did the cactus get invited? | It made a good point.
What is a plant's favorite drink? | Root beer.
Why do plants hate math? | It gives them square roots.
What did the big flower say to the little one? | Hi, bud.
Why did the gardener quit? | The celery was too low.
What did the tree wear to the pool party? | Swimming trunks.
I wanted to tell you a joke about my garden. | But it has not grown on me yet.
Why couldn't the flower ride a bike? | It had lost its petals.
My plants are not dead. | They are on a very long break.
What kind of flower grows on your face? | Two lips.
Be like a seedling. | Root for yourself.
# garden,plant
Why did the gardener plant light bulbs? | He wanted to grow a power plant.
What is small, red and whispers in the garden? | A hoarse radish.
Why did the scarecrow win an award? | He was outstanding in his field.
# sea,animal
What did the sea say to the shore? | Nothing. It just waved.
Why is the ocean so friendly? | It waves.
What lies at the bottom of the sea and shakes? | A nervous wreck.
Why did the crab never share? | It was a bit shellfish.
What do sharks say when something cool happens? | Jawsome.
Why are fish so clever? | They live in schools.
What do you call a fish with a tie? | So-fish-ticated.
Where do fish keep their money? | In the river bank.
How do you make an octopus laugh? | With ten tickles.
What is the strongest animal of the sea? | A mussel.
# dinosaur,animal,kids
What do you call a dinosaur with a big vocabulary? | A thesaurus.
What do you call a sleeping dinosaur? | A dino-snore.
Why can't you hear a pterodactyl in the bathroom? | The P is silent.
What do you call a dinosaur that never gives up? | Try-try-try-ceratops.
What do you call a dinosaur with bad eyesight? | Do-you-think-he-saurus.
What did the dinosaur use to build its house? | A dino-saw.
# knock,kids
Knock, knock. Who's there? Boo. Boo who? | Do not cry, it is only a joke.
Knock, knock. Who's there? Cow says. Cow says who? | No, a cow says moo.
Knock, knock. Who's there? Tank. Tank who? | You are welcome.
Knock, knock. Who's there? Olive. Olive who? | Olive you, too.
Knock, knock. Who's there? Harry. Harry who? | Harry up, it is cold out here.
Knock, knock. Who's there? Nobel. Nobel who? | No bell, so I knocked.
Knock, knock. Who's there? Banana. Banana who? | Banana split. I am leaving.
Knock, knock. Who's there? Ice cream. Ice cream who? | Ice cream every time I see a spider.
Knock, knock. Who's there? Atch. Atch who? | Bless you.
Knock, knock. Who's there? Wooden shoe. Wooden shoe who? | Wooden shoe like to hear another one?
Knock, knock. Who's there? Dwayne. Dwayne who? | Dwayne the bathtub, I am drowning.
Knock, knock. Who's there? Owls say. Owls say who? | Yes, they do.
`
