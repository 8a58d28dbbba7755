/** Questions with one sure answer that stays: kinds | the question | the answer. */
export const QUIZ = `
capital,geography | What is the capital of Australia? | Canberra.
capital,geography | What is the capital of Canada? | Ottawa.
capital,geography | What is the capital of Turkey? | Ankara.
capital,geography | What is the capital of Brazil? | Brasilia.
capital,geography | What is the capital of New Zealand? | Wellington.
capital,geography | What is the capital of Morocco? | Rabat.
capital,geography | What is the capital of Vietnam? | Hanoi.
capital,geography | What is the capital of Kenya? | Nairobi.
capital,geography | What is the capital of Norway? | Oslo.
capital,geography | What is the capital of Portugal? | Lisbon.
capital,geography | What is the capital of Pakistan? | Islamabad.
capital,geography | What is the capital of Peru? | Lima.
capital,geography | What is the capital of Egypt? | Cairo.
capital,geography | What is the capital of Cuba? | Havana.
capital,geography | What is the capital of Poland? | Warsaw.
capital,geography | What is the capital of Iceland? | Reykjavik.
capital,geography | What is the capital of Mongolia? | Ulaanbaatar.
capital,geography | What is the capital of Nepal? | Kathmandu.
capital,geography | What is the capital of Hungary? | Budapest.
capital,geography | What is the capital of Colombia? | Bogota.
capital,geography | What is the capital of Senegal? | Dakar.
capital,geography | What is the capital of Jamaica? | Kingston.
clues | It is long and thin. It has one of the driest deserts on Earth. It lies between the Andes and the Pacific. Which country is it? | Chile.
clues | It gave us paper. It has the longest wall. It is the home of the giant panda. Which country is it? | China.
clues | No river flows there all year. Most of it is desert. Mecca lies there. Which country is it? | Saudi Arabia.
clues | It has more sheep than people. Its national bird cannot fly. It lies far south, in two big islands. Which country is it? | New Zealand.
clues | It has a leaf on its flag. It has two official languages. It shares the longest border in the world with its neighbor. Which country is it? | Canada.
clues | It is shaped like a boot. It has Europe's most famous leaning tower. Pizza comes from there. Which country is it? | Italy.
clues | It has pyramids. It has a river that runs north. Pharaohs ruled it. Which country is it? | Egypt.
clues | It has thousands of lakes. It loves the sauna. It lies between Sweden and Russia. Which country is it? | Finland.
clues | It is the largest country of South America. Its language is Portuguese. It won the football World Cup in two thousand two. Which country is it? | Brazil.
clues | It has a mountain called Fuji. Its trains are famous for being on time. It is called the land of the rising sun. Which country is it? | Japan.
clues | It sits on two continents. Its largest city was once Constantinople. Its flag has a moon and a star. Which country is it? | Turkey.
clues | It has fjords. In summer its north has no night. It gave skiing the word ski. Which country is it? | Norway.
general,geography | Which is the largest ocean? | The Pacific.
general,geography | Which is the smallest country in the world? | Vatican City.
general,geography | Which country has the most people? | India.
general,geography | In which country is Mount Kilimanjaro? | Tanzania.
general,geography | Which river runs through Paris? | The Seine.
general,geography | On which continent is the Sahara? | Africa.
general,geography | Which is the highest mountain above the sea? | Mount Everest.
general,science | Which planet is the largest in our solar system? | Jupiter.
general,science | Which gas do plants take in to make sugar? | Carbon dioxide.
general,science | What is the chemical symbol of gold? | Au.
general,science | How many legs does a spider have? | Eight.
general,science | Which planet is the closest to the Sun? | Mercury.
general,science | What is the hardest natural mineral? | Diamond.
general,science | At how many degrees Celsius does water boil at sea level? | One hundred.
general,body | How many chambers does the human heart have? | Four.
general,body | What is the largest organ of your body? | The skin.
general,body | Which bone is the longest? | The thigh bone.
general,history | In which year did the Berlin Wall fall? | Nineteen eighty nine.
general,history | Who was the first person to walk on the Moon? | Neil Armstrong.
general,history | Who painted the Mona Lisa? | Leonardo da Vinci.
general,history | Which ship sank on its first voyage in nineteen twelve? | The Titanic.
general,history | Which Roman city did Vesuvius bury along with Herculaneum? | Pompeii.
general,art | Who wrote Romeo and Juliet? | William Shakespeare.
general,art | How many strings does a violin have? | Four.
general,art | How many keys does a standard piano have? | Eighty eight.
general,sport | How many players of one team are on the field in soccer? | Eleven.
general,sport | How many rings are on the Olympic flag? | Five.
general,sport | How long is a marathon, to the nearest kilometer? | Forty two.
general,food | Which spice comes from a crocus? | Saffron.
general,food | What is hummus mostly made of? | Chickpeas.
general,food | From which country does the Wiener schnitzel come? | Austria.
general,animal | Which is the largest animal alive today? | The blue whale.
general,animal | Which living bird is the largest? | The ostrich.
general,animal | What is a baby kangaroo called? | A joey.
true,animal | True or false: bats are blind. | False. They see, and many hear their way, too.
true,animal | True or false: an octopus has three hearts. | True.
true,animal | True or false: goldfish remember for three seconds. | False. They can be trained, and remember for months.
true,animal | True or false: a penguin is a bird. | True. It swims, but it cannot fly.
true,animal | True or false: ostriches bury their heads in the sand. | False.
true,animal | True or false: sharks have no bones. | True. It is all cartilage.
true,animal | True or false: bulls hate the color red. | False. They go for what moves.
true,animal | True or false: a group of lions is called a pride. | True.
true,animal | True or false: camels store water in their humps. | False. It is fat.
true,animal | True or false: butterflies taste with their feet. | True.
true,animal | True or false: a spider is an insect. | False. It has eight legs, and an insect has six.
true,animal | True or false: male seahorses carry the babies. | True.
true,food | True or false: a banana is a berry. | True, to a botanist.
true,food | True or false: a tomato is a fruit. | True, to a botanist.
true,food | True or false: white chocolate is made with cocoa butter. | True.
true,food | True or false: carrots let you see in the dark. | False. They only help if you lack vitamin A.
true,food | True or false: a peanut is a nut. | False, to a botanist. It is related to peas and beans.
true,food | True or false: strawberries are berries. | False, to a botanist.
true,space | True or false: the Sun is a star. | True.
true,space | True or false: you can see the Great Wall of China from the Moon. | False.
true,space | True or false: Venus takes longer to turn once than to circle the Sun. | True. It turns very slowly.
true,space | True or false: there is sound in empty space. | False. Sound needs something to travel in.
true,body | True or false: we use only ten percent of our brain. | False.
true,body | True or false: your fingernails grow faster than your toenails. | True.
true,body | True or false: hair and nails keep growing after death. | False. The skin shrinks.
true,body | True or false: a baby has more bones than you. | True. Some grow together later.
true,history | True or false: Vikings wore horns on their helmets. | False. Those came from the opera stage.
true,history | True or false: Cleopatra's family came from Macedonia. | True. It was Greek.
true,history | True or false: Napoleon was tiny. | False. He was about average in height for his time.
true,geography | True or false: Africa is a country. | False. It is a continent with more than fifty.
true,geography | True or false: Istanbul lies on two continents. | True.
true,geography | True or false: Sydney is the capital of Australia. | False. It is Canberra.
`

/** Short choices: kinds | one | the other. */
export const THIS_OR_THAT = `
food | Pizza | pasta
food | sweet | salty
food | tea | coffee
food | burger | tacos
food | cake | ice cream
food | crunchy | creamy peanut butter
food | ketchup | mayo
food | pancakes | waffles
food | cooking | ordering
food | breakfast | dinner
food | chocolate | vanilla
food | fries | salad
travel | beach | mountains
travel | plane | train
travel | window | aisle
travel | tent | hotel
travel | city break | road trip
travel | plan everything | plan nothing
couples | call | text
couples | movie night | dinner out
couples | big wedding | two rings and a witness
couples | surprise | wish list
kids | cats | dogs
kids | summer | winter
kids | dragons | unicorns
kids | sledding | swimming
kids | superheroes | wizards
work | home | office
work | Monday morning | Friday evening meeting
work | early | late
work | email | phone call
life | book | movie
life | morning | night
life | rain | snow
life | shower | bath
life | city | village
life | past | future
life | music | silence
life | rich | famous
life | loud party | quiet dinner
`

/** What many have done, and few admit: kinds | the line. */
export const NEVER_HAVE_I = `
friends,life | Never have I ever pretended not to see somebody in the street.
friends,life | Never have I ever laughed at a joke that I did not get.
friends,life | Never have I ever said I was on my way while I was still in bed.
friends,life | Never have I ever given away a gift that I was given.
friends,life | Never have I ever forgotten a name in the middle of an introduction.
friends,life | Never have I ever waved back at somebody who waved at somebody else.
friends,life | Never have I ever pretended to be on the phone.
friends,life | Never have I ever eaten the last piece and blamed somebody else.
friends,life | Never have I ever sent a message to the person it was about.
friends,life | Never have I ever sung into a hairbrush.
friends,life | Never have I ever talked to a pet as if it answered.
friends,life | Never have I ever worn pajamas on a video call.
work | Never have I ever stayed muted on purpose.
work | Never have I ever called a break a meeting.
work | Never have I ever answered an email in my head, and nowhere else.
work | Never have I ever dressed well from the waist up only.
work | Never have I ever written "as discussed" without any discussion.
couples | Never have I ever looked up somebody's old photos and liked one by mistake.
couples | Never have I ever fallen asleep in the movie that I chose.
couples | Never have I ever said "I am fine" when I was not.
couples | Never have I ever let somebody win.
kids | Never have I ever hidden vegetables in a napkin.
kids | Never have I ever read under the blanket with a flashlight.
kids | Never have I ever blamed the dog.
kids | Never have I ever skipped numbers while counting in hide and seek.
kids | Never have I ever put my shoes on the wrong feet.
travel | Never have I ever run for a train and missed it.
travel | Never have I ever packed a book and never opened it.
travel | Never have I ever got lost and pretended it was the plan.
travel | Never have I ever taken the little soap home.
`

/** For days on which somebody wants to stop: kinds | the line. */
export const REMINDERS = `
giveup,hard | You have survived every day that you thought you would not.
giveup,hard | Tired is not the same as finished.
giveup,hard | Rest is allowed. Stopping for today is not giving up.
giveup,hard | The middle is often the ugliest part.
giveup,hard | You do not see how far you have come, because you are looking at what is left.
giveup,hard | Nobody claps for the first hundred tries. Make them anyway.
giveup,hard | One small step counts. Half a step counts, too.
giveup,hard | The person you want to be has had days like this.
giveup,hard | If it were easy, you would have been bored by now.
giveup,hard | Ask for help. That is what people are for.
behind,self,life | You are not late. You are on another road.
behind,self,life | Nobody posts their waiting room.
behind,self,life | Their tenth chapter says nothing about your third.
behind,self,life | There is no age at which you have to be done.
behind,self,life | Some trees bloom in autumn. Nobody tells them that they are wrong.
behind,self,life | You see only the results of others, and all of your own doubts.
behind,self,life | Today you only have to do today.
behind,self,life | Slow still gets you there.
anxiety,calm | You have had this thought before, and the sky stayed where it was.
anxiety,calm | A feeling is a visitor. It does not own the house.
anxiety,calm | You do not have to solve the whole week tonight.
anxiety,calm | Breathe out longer than you breathe in. Now once more.
anxiety,calm | Not everything that you fear will happen.
anxiety,calm | You may leave the room. You may also come back.
confidence,self | You may take up room.
confidence,self | You can be a beginner and still belong here.
confidence,self | Most people are too busy with themselves to judge you.
confidence,self | Speak. Your voice will follow.
confidence,self | You have been wrong before, and people still like you.
heartbreak,loss | It hurts because it mattered.
heartbreak,loss | You can miss somebody and still be right to go.
heartbreak,loss | There is no date by which you have to be over it.
heartbreak,loss | One day you will notice that you have not thought of it all morning.
morning,work | You do not have to feel like it. You only have to begin.
morning,work | The first five minutes are often the hardest.
morning,work | Do the hard thing first, and the day is yours.
morning,work | A small start is still a start.
`
