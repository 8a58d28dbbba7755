/** Choices: a heading names what they are about; then one | the other. */
export const WOULD_YOU_RATHER_BY_TOPIC = `
# school
have no homework for a year | no tests for a year
start school at noon | have every Friday off
be best friends with the teacher | be taught by your best friend
give a speech to the whole school | sing the school song alone
eat only cafeteria food | cook lunch for your whole class
forget your homework every Monday | forget your lunch every Friday
be the smartest one and have no time | an average one with every afternoon off
have class outside in winter | gym first thing every morning
repeat your favorite year | skip your worst one
have a robot as a teacher | a ghost as a janitor
sit in the front row forever | sit next to your crush and fail the test
write with the wrong hand | read everything backward
# travel
travel a hundred years back | a hundred years ahead
have a free flight every year | free hotels for life
see every country for one day | one country for a year
travel alone for a month | with your whole family for a week
lose your luggage | lose your phone
take a train across a continent | a boat across an ocean
visit only cities | only places without a road
know every language | never pay for food abroad
plan every hour of the trip | know nothing but the date
sit in the middle seat for ten hours | next to a crying baby for three
go back to the best place you know | to a place that you have never heard of
sleep under the stars | in a castle with a ghost
# programmer,computer,tech
write code without a search engine | without an undo key
fix an old bug in somebody else's code | write documentation for a week
work in a language that you hate | on a product that you love, with a deadline tomorrow
have perfect code and no users | a million users and a mess
only use a keyboard | only use a mouse
deploy on a Friday at five | be on call over the holidays
explain recursion to your grandmother | explain to your boss why it takes three weeks
have a build that takes an hour | a meeting every hour
name every variable after a vegetable | write every comment as a poem
lose your last commit | lose your dark mode forever
debug at three in the morning | present at eight
work beside the loudest keyboard | the quietest person who solves everything
# tech
give up your phone for a month | your bed for a month
have the fastest internet in the world | a battery that lasts a year
have a robot that cooks | a robot that cleans
live without videos | without music
have all your messages read aloud once | all your searches
# animal
talk to animals | understand every human language
have a pet elephant the size of a cat | a pet cat the size of an elephant
have wings | a tail
be a dolphin for a day | an eagle for a day
swim with sharks | sleep among snakes
have a parrot that tells your secrets | a dog that judges your clothes
meet a dinosaur | a creature that nobody has discovered
run like a cheetah | see like an eagle
be a house cat | a street cat
look after a hundred hamsters | one very moody camel
# dog,cat,animal
have a dog that can talk | a cat that does what you say
walk five dogs at once | bathe one angry cat
have a dog that snores | a cat that sings at four in the morning
come home to ten puppies | ten kittens
# music
hear your favorite song once a year | every hour
play every instrument badly | one perfectly
sing everything you say | dance everywhere you go
see a concert from the past | the biggest one of the future
live without music | without films
be a famous singer nobody knows in person | a songwriter nobody knows by name
have your life set to music | set your own alarm to a marching band
only listen to songs from your childhood | only to songs that come out tomorrow
have a perfect voice and no rhythm | perfect rhythm and no voice
give up headphones | give up live concerts
# money
find a thousand today | ten thousand in five years
have a job that you love for half the pay | one that bores you for twice
win once | earn a little more every month
never pay rent | never pay for food
be rich and unknown | famous and broke
give away half of what you have | never be able to give anything
know the price of everything | never have to ask for it
buy one great thing a year | a small thing every day
# winter,christmas
have Christmas every month | a birthday every month
be snowed in with your family | with total strangers
wear a Christmas sweater all year | never get a present again
build a snowman every day | never see snow again
open all presents at once | one a day until February
have no heating for a day | no light for a day
ski down a mountain | drink hot chocolate at the bottom
sing carols on the street | cook for thirty guests
be Santa for one night | an elf for a year
have only winter | only summer
# halloween
spend a night in a haunted house | in a graveyard
be a vampire | a werewolf
meet a friendly ghost | a shy monster
eat all the candy tonight | one piece a day all year
wear your costume for a week | go to the party without one
hear steps above you | a voice below you
never be scared again | never stop laughing when you are
be followed by a black cat | by a very small, polite bat
# summer
have a pool in the garden | live ten minutes from the sea
eat only ice cream | only watermelon
have endless sun | one perfect evening a week
forget the sunscreen | forget the water
camp for a week | stay in a hotel for a day
be stung once | hear a mosquito every night
# sport
win one gold medal | play for your whole life
run a marathon | swim across a lake
be the coach | the player
train alone at five in the morning | with ten others at ten at night
lose the final | miss the start
play in front of a full stadium | with your best friends and nobody watching
be the fastest | the one who never gets tired
never be injured | never be nervous
# book
live in the last book that you read | in the last film that you saw
read every book once | one book forever, always as if for the first time
meet your favorite author | your favorite character
know the ending first | never find out who did it
own a huge library | one book that answers every question
only read | only write
# superpower
be able to fly | to be invisible
read minds | stop time
be very strong | very fast
see the future | change one thing in the past
teleport, but only to places that you know | fly, but only at walking pace
heal others | never get sick yourself
have one great power for a day | a small one for life
talk to machines | talk to plants
# friend
have one friend who tells you everything | ten who make you laugh
live next door to your best friend | travel with them once a year
know what your friends say about you | never wonder
forget a birthday | be forgotten on yours
share a flat with all your friends | never live with anybody
tell the truth always | keep every secret forever
# space
be the first on Mars and never come back | the last to leave the Earth
see the Earth from above for a day | live on the Moon for a year
meet aliens who are kind and dull | ones who are clever and rude
travel at the speed of light | stand still and see everything
sleep without gravity | eat without taste
have a star with your name | a crater with your name
`
