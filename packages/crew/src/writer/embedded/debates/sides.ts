/**
 * What people say for and against in arguments that everybody knows: id | the question | the one side | the other side | what a
 * prompt says of it, each a set of words of which all are needed, "/" between words of which one is. Then the reasons of the one side, "+",
 * and of the other, "-". They are views, and no facts.
 */
export const SIDES = `
# phones-in-schools | Should phones be banned in schools? | Ban them, say some | Allow them, say others | phone/phones/smartphone/smartphones school/schools/class/classroom/classrooms
+ A phone on the desk pulls your eyes away, even when it is silent. | Children talk to each other again at lunch. | What happens in class doesn't end up online. | Teachers stop being the phone police.
- Parents want to reach their child in an emergency. | A phone is also a dictionary, a camera and a calculator. | Rules teach more than a locked drawer. | Some pupils need theirs for their health.

# homework | Should homework be banned? | No more homework, say some | Keep it, say others | homework ban/banned/abolish/abolished/illegal/useless/necessary/good/bad/pointless/stop/debate/both/fair/waste
+ After a day at school, children need to play and sleep. | Not every child has a quiet desk, or a parent with time. | It starts fights in the evening, in many families. | What matters should fit into the school day.
- What you practice alone, you remember. | It teaches you to plan your own time. | Parents see what their child is learning. | Without it, a slow learner has no second try.

# school-uniforms | Should school uniforms be mandatory? | Yes, say some | No, say others | school uniform/uniforms; uniform/uniforms pupils/students/children/kids
+ Nobody is judged by the brand on their shirt. | Getting dressed takes one minute. | It can make a school feel like a team. | Teachers see at once who doesn't belong there.
- Clothes are a way to show who you are. | Uniforms cost money, and children grow. | Bullies find something else to laugh at. | A shirt has never explained a fraction to anyone.

# later-school-start | Should school start later? | Later, say some | No, say others | school start/starts/begin/begins later
+ Teenagers fall asleep late, and it's not only their fault. | A tired brain sits in class, but it doesn't learn. | Nobody likes to walk to school in the dark. | A calm breakfast changes a whole day.
- Many parents have to be at work by eight. | Sport and music would end in the evening. | Buses and trains run for everyone, not only for schools. | Some would simply go to bed later.

# college | Is college worth it? | It is, say some | It is not, say others | college/university/degree worth; college/university/degree waste; college/university/degree overrated
+ Some jobs are closed to you without a degree. | You meet people who stay in your life. | You get years to find out what you are good at. | Many employers still ask for a degree.
- Debt can follow you for a very long time. | A trade often pays you while you learn it. | Much can be learned online, for little or nothing. | Four years of work are an education, too.

# remote-work | Is working from home better than the office? | Home is better, say some | The office is better, say others | remote work/office/working; work/working home office; wfh office; working/work home better; remote work/jobs debate
+ Nobody misses the hour in traffic. | It is quiet, and you can think. | You can live where you like. | The lunch is your own, and so is the bathroom.
- A quick question becomes a meeting. | New people learn less when nobody sits beside them. | The work never really leaves the living room. | Friends at work are made in the kitchen, not in a chat.

# lonely-home-office | Is working from home making us lonely? | Yes, say some | No, say others | home lonely/lonelier/loneliness/isolated; remote lonely/lonelier/loneliness/isolated
+ A whole day can pass without one real voice. | On a screen, nobody asks how your weekend was. | The walk to the office was also a walk among people. | New colleagues stay strangers.
- You can be lonely in an office full of people. | The hour you save can go to family and friends. | Neighbors become people again, and not only names on a door. | It depends on how you live, not on where the desk stands.

# four-day-week | Should everybody work four days a week? | Four days, say some | Five days, say others | four/4 day/days/four-day/4-day week; four-day/4-day week/workweek
+ Rested people get more done in an hour. | Meetings shrink when time is short. | There's a day for the dentist, the children and the laundry. | Fewer trips to work mean less traffic.
- Shops, hospitals and trains need people every day. | The same work in four days can mean longer days. | Customers don't stop on Fridays. | Small firms would need more people.

# rent-or-buy | Is it better to rent or to buy a home? | Buy, say some | Rent, say others | rent/renting buy/buying/own/owning; rent/renting buy/buying house/home/apartment/flat
+ You pay for something that is yours in the end. | Nobody can give you notice. | You may paint the wall, and keep the dog. | A loan is paid off one day. Rent never is.
- You can leave when life changes. | A broken boiler is someone else's bill. | Your money isn't all in one wall. | The fees of buying are high if you move again soon.

# pineapple-pizza | Does pineapple belong on pizza? | Yes, say some | Never, say others | pineapple pizza
+ Sweet and salty has always been a good idea. | Nobody complains about ham with something sweet. | It is juicy, and pizza can be dry. | Pizza has survived stranger things than fruit.
- Fruit is wet, and a wet pizza is a sad pizza. | Sweet is for dessert. | It drowns the taste of the tomato. | Ask anyone in Naples, but stand back first.

# hot-dog-sandwich | Is a hot dog a sandwich? | Yes, say some | No, say others | hot dog/dogs sandwich/sandwiches; hotdog sandwich
+ It's filling between bread. What more do you want? | A sub is a sandwich, and its bread is joined, too. | Cut it in two, and nobody would ask. | Names follow the bread.
- Nobody has ever ordered a sausage sandwich and meant this. | The bread is one piece, and it stands up. | A taco is no sandwich either. | If everything is a sandwich, then nothing is.

# tea-or-coffee | Tea or coffee? | Team coffee | Team tea | tea coffee
+ One cup, and the day has begun. | The smell alone gets people out of bed. | No other drink comes with so many small cakes. | A coffee with someone is a reason to meet.
- It is kind to your nerves in the afternoon. | There's a different one for every mood. | You can drink a whole pot and still hold a pen. | Waiting for it is part of it.

# cats-or-dogs | Cats or dogs? | Team dog | Team cat | cats/cat dogs/dog
+ A dog is glad every time you come home. | It gets you outside, even in the rain. | It learns your words, and often your moods. | Strangers talk to you when you have one.
- A cat lets you sleep in on Sundays, more or less. | When it sits down on you, you were chosen. | It washes itself. | You can go away for a day without asking the neighbors.

# iphone-android | iPhone or Android? | Team iPhone | Team Android | iphone/iphones/apple android/androids/samsung
+ Phone, watch and computer work together. | Old iPhones get updates for years. | Used iPhones still sell well. | If your family has iPhones, they can help you.
- There's an Android phone for every wallet. | You can change nearly everything about it. | You choose the maker, the size and the camera. | Files move in and out without a fight.

# books-or-movies | Is the book always better than the film? | Team book | Team film | book/books movie/movies/film/films
+ The faces are yours. Nobody has cast them for you. | You hear what people think. | Nothing has been cut to fit two hours. | You can stop where it is best, and stay.
- Music can do what no page can. | Two hours, and you have lived a whole life. | You can share it with a room full of people. | A great actor says with one look what takes three pages.

# city-country | City or countryside? | Team city | Team countryside | city country/countryside/village/suburbs/town
+ There's always something open. | Work, doctors and friends are near. | You don't need a car. | Nobody asks who you were seen with.
- You hear birds, and at night you hear nothing. | Children can run until they're tired. | The same money buys you more room. | People notice when your light stays off.

# beach-mountains | Beach or mountains? | Team beach | Team mountains | beach/sea/ocean mountains/mountain
+ You lie down, and the vacation has begun. | Children can dig for a whole day. | Salt water makes everything taste better. | Nobody ever had to train for it.
- Up there it is cool, even in August. | You have earned the view. | There's always one more path without people. | Sand doesn't get into your sandwich.

# summer-winter | Summer or winter? | Team summer | Team winter | summer winter
+ The evenings have no end. | You need one shirt and no plan. | Tomatoes taste of something. | People sit outside and talk to each other.
- Nothing is as quiet as snow. | You can always put on one more sweater. | Soup, blanket, book: it needs no more. | No mosquitoes. That could end the debate.

# morning-night | Early birds or night owls? | Team early bird | Team night owl | early/morning bird/birds/person/people night/owl/owls; early night owl
+ By nine you have done what others still plan. | The streets are empty, and so is the gym. | Sunrise belongs to very few people. | Nobody writes to you at six.
- The best ideas come when the phone is silent. | Nobody wants anything from you at midnight. | Not everyone's inner clock runs the same. | Stars are only out at night.

# social-media-friends | Is social media ruining friendships? | Yes, say some | No, say others | social media friendship/friendships/friends; instagram friendship/friendships
+ A like has taken the place of a call. | We compare our Tuesday with the best day of others. | You sit at one table, and everyone looks down. | Hundreds of contacts, and nobody to help you move.
- Old friends find each other again. | A shy person can be brave in writing. | Families stay close across an ocean. | A friendship that a phone can ruin was thin before.

# social-media | Does social media do more harm than good? | More harm, say some | More good, say others | social media harm/bad/good/toxic/ruining/debate
+ It takes hours, and leaves little behind. | Anger travels faster there than news. | Young people measure themselves against pictures. | It is built to keep you there.
- A small shop finds its customers. | People with a rare illness find each other. | You learn to cook, to knit and to repair, for free. | People whom nobody listened to have a voice.

# video-games | Are video games bad for children? | They are, say some | They are not, say others | video/computer game/games kids/children/bad/good/violent/waste
+ One more level becomes a whole evening. | Homework and friends have to wait. | Some games are built so that you pay again and again. | You sit, and the sun is outside.
- They train you to plan, to fail and to try again. | Many are played together, with friends. | They can be stories that you walk through. | Chess keeps children inside, too.

# zoos | Should zoos be closed? | Close them, say some | Keep them, say others | zoo/zoos
+ No cage is as large as a home. | Animals aren't there to be looked at. | You see how a bored animal behaves, and not a wild one. | The money could protect the animals where they live.
- Some species are only alive because zoos bred them. | Once you have looked into the eyes of an ape, you want to protect it. | Vets and keepers learn things there that help in the wild. | Good zoos have changed a lot.

# tipping | Has tipping gone too far? | Yes, say some | No, say others | tipping; tip/tips culture
+ A screen asks for a tip before you have been served. | Wages are for employers to pay. | Nobody knows any more how much is right. | Guests should pay what's on the menu.
- For many, tips are a large part of what they earn. | Good service deserves more than thank you. | You decide. Nobody forces you. | Prices would simply rise without them.

# electric-cars | Are electric cars better than gasoline cars? | Electric, say some | Gasoline, say others | electric/ev/evs car/cars gas/gasoline/petrol/diesel/better/worth/future; ev/evs gas/gasoline/petrol/worth; electric car/cars/vehicle/vehicles; ev/evs
+ Nothing comes out of an exhaust, because there is none. | It is quiet, and it pulls away at once. | There is less in it that can wear out. | If you charge at home, you never queue at a pump.
- Filling a tank takes minutes. | On a long trip in winter, you count the kilometers. | Many people have no plug where they park. | Making the battery costs a lot, and not only money.

# cash-card | Cash or card? | Team cash | Team card | cash card/cards/cashless
+ You see what you spend, and it hurts a little. | It works when the power is out. | Nobody keeps a list of what you bought. | Children learn with coins.
- One tap, and you are gone. | A lost card can be blocked. Lost cash is gone. | You have a list of all you have spent. | Shops have no bags of coins to carry to the bank.

# gym-home | Gym or home workout? | Team gym | Team home | gym home workout/workouts/training/exercise; gym home
+ You go there to train, and so you train. | There are weights that no living room holds. | Others push you, without a word. | Someone can tell you what you do wrong.
- Nobody waits for a machine. | Your own weight costs nothing. | Ten minutes are enough, since there's no way there. | Your music, your pajamas, your rules.

# online-school | Is learning online as good as a classroom? | Online is as good, say some | It is not, say others | online school/learning/classes/class/courses/lessons classroom/school/person/better/worse/good
+ You can pause, and hear it again. | The best teacher can live on another continent. | It fits around a job and a family. | Shy people ask more in writing.
- A teacher sees in your face that you are lost. | Friends are half of what school is for. | At home, the bed is very near. | Not everyone has a good connection and a door to close.

# ai-school | Should students be allowed to use AI for homework? | Allow it, say some | Forbid it, say others | ai/chatgpt homework/school/schools/students/essays/class
+ They'll work with it all their lives. | It explains a thing five times without a sigh. | It helps students who have nobody to ask. | A ban only helps those who hide it well.
- If you let others think, you don't learn to think. | It says wrong things in a very sure voice. | Nobody knows any more whose work it is. | Writing is how you find out what you mean.

# ai-jobs | Will AI take our jobs? | It will, say some | It will not, say others | ai job/jobs; robots job/jobs
+ It is fast, cheap, and never sick. | This time it's about thinking, not only about muscle. | Beginners lose the easy tasks that others learned on. | Firms save where they can.
- New tools have always made new work. | Someone has to know whether the answer is right. | People want people where it matters. | It takes tasks. A job is more than its tasks.

# allowance | Should children get paid for chores? | Pay them, say some | Do not, say others | kids/children/chores paid/pay/money/allowance chores/kids/children
+ They learn what work is worth. | Children who earn money learn to save it. | It ends the daily fight about the dishes. | That's how the world works.
- A family is no firm. | What if they don't need money this week? | Helping should need no price. | Paid once, every favor gets a price.

# only-child | Is it better to be an only child? | It is, say some | It is not, say others | only child/children siblings/better/lonely/spoiled; only child
+ Your parents have time for you. | You learn to be happy by yourself. | Nobody breaks your things. | You make friends, since you need them.
- A brother or a sister knows you for a whole life. | You learn to share, whether you like it or not. | Later, nobody helps you look after your parents. | Who else remembers that vacation?

# money-happiness | Can money buy happiness? | It can, say some | It cannot, say others | money happiness/happy
+ People without money can think of little else. | It buys time, and time is life. | With money, a broken car is a bad day, and not a disaster. | Giving it away makes you glad, and for that you need some.
- You get used to everything, even to a pool. | It buys a bed, and not sleep. | Someone always has more. | What we remember was often free.

# love-first-sight | Is there love at first sight? | There is, say some | There is not, say others | love first sight
+ Some people knew it after a minute, and are still married. | The body knows things before the head does. | Nobody can explain why it is this one. | You have to begin somewhere.
- What you see in a minute is a face. | We tell the story backwards, when it went well. | Love is what is left after the first fight. | Most first sights come to nothing, and nobody tells those.

# living-together | Should couples live together before they marry? | They should, say some | They should not, say others | couples live/living together marriage/marry/before; live/living together before marriage
+ You only know someone when you have shared a bathroom. | Better to find out now than later. | Two rents are a lot of money. | After the wedding, daily life goes on as it was.
- Some want to keep something for the marriage. | Sharing a lease makes it harder to leave. | You slide into it without deciding. | For many families, faith and custom matter here.

# fast-fashion | Is fast fashion ever okay? | It can be, say some | It is not, say others | fast fashion
+ Not everyone can pay for a good coat. | Children grow out of everything. | You can wear a cheap shirt for ten years, too. | Jobs depend on it.
- Someone pays the price, and it isn't you. | What is cheap is thrown away sooner. | The wardrobe is full, and there's nothing to wear. | Secondhand costs as little, and lasts.

# meat | Should we eat less meat, or none? | Less or none, say some | Leave my plate alone, say others | less meat; stop/quit/give eating/up meat; everyone/everybody vegan/vegetarian
+ Raising animals takes a lot of land. | Beans are cheap, and they fill you. | No animal has to die for a lentil. | One day a week without meat hurts nobody.
- Meat has been on our tables since there were tables. | Some land is good for grazing, and for little else. | Meat is a simple way to get protein and iron. | What I eat is my own business.

# self-checkout | Are self-checkouts a good idea? | They are, say some | They are not, say others | self checkout/checkouts; self-checkout/self-checkouts
+ The line moves faster. | On some days you want to talk to nobody. | You bag things the way you like. | You see each price as you scan.
- You do the work, and the price is the same. | For some old people, the chat at the checkout is the only one of the day. | There's always an unexpected item in the bagging area. | Someone lost a job for it.

# dc-marvel | Marvel or DC? | Team Marvel | Team DC | marvel dc
+ Its heroes have rent to pay and bad days. | The films belong together, like one long story. | It's allowed to be funny. | Everyone has a favorite Avenger.
- Batman needs no power at all. | Its villains are better. | It dares to be dark. | Superman came first.

# messi-ronaldo | Messi or Ronaldo? | Team Messi | Team Ronaldo | messi ronaldo
+ The ball seems tied to his foot. | He sees the pass before it exists. | He makes everyone around him better. | He won the World Cup.
- He built himself by work, and you can see it. | He has scored in England, in Spain and in Italy. | Right foot, left foot, head: it doesn't matter. | He wants the ball when it counts.

# social-media-age | Should children under sixteen be kept off social media? | Keep them off, say some | Let them, say others | social media under/age/kids/children/teens/teenagers/minors
+ Children compare themselves with pictures that aren't real. | Strangers find them there. | Sleep and homework lose against a feed without an end. | If nobody has it, nobody misses it.
- They'll find a way around any rule. | Their friends are there, and so are the plans for Saturday. | It is better to learn it with help than alone later. | Parents know their child better than a law does.

# screen-time | Should parents limit screen time? | Limit it, say some | Trust them, say others | screen time; screens/tablets/ipads kids/children/toddlers
+ Boredom is where ideas come from. | A screen never says it's enough. | Children need to move, and to look into faces. | A rule is easier than a fight every evening.
- What they watch matters more than how long. | Forbidden things get more interesting. | They learn to stop only if they may decide. | Parents are on their phones, too.

# tattoos | Are tattoos a good idea? | They are, say some | They are not, say others | tattoo/tattoos
+ You wear what matters to you. | It's your own skin. | A good one is a work of art. | They remind you of who you were.
- Taste changes, and ink stays. | Some employers still look twice. | Removing one hurts, and costs more than getting it. | What's in fashion goes out of fashion.

# marriage | Is marriage outdated? | It is, say some | It is not, say others | marriage outdated/overrated/pointless/worth/necessary/dead; married/marry worth
+ Love needs no paper. | A wedding can cost as much as a car. | Many marriages end, and endings are expensive. | People live and raise children well without it.
- A promise before everyone holds in bad weather. | It settles what happens if one of you falls ill. | It says: we mean this. | People all over the world have kept it for a reason.

# kids-or-not | Is it better to have children or not? | Have them, say some | Do without, say others | having/have kids/children worth/not/better/childfree/regret; childfree/child-free; having kids/children
+ Nobody will ever be so glad you came home. | You see the world for the first time again. | Family dinners get louder, and better. | Most of what you fear, you grow into.
- You sleep, and you travel when you like. | It costs money, time and nerves, for twenty years. | A full life has many shapes. | Nobody should have a child because it is expected.

# pets-in-bed | Should pets sleep in the bed? | Yes, say some | No, say others | pet/pets/dog/dogs/cat/cats sleep/sleeping/sleeps bed
+ Nothing warms your feet better. | A calm animal makes a calm night. | They were alone all day. | You wake up, and someone is happy about it.
- Hair, paws, and four in the morning. | Light sleepers wake with every turn. | The bed shrinks from year to year. | Once it's allowed, it's allowed forever.

# split-bill | Who should pay on a first date? | Split it, say some | One pays, say others | split/pay/pays bill/date/dates; men/man pay/pays date/dates/bill
+ Nobody owes anyone anything. | Two adults, two wallets. | It keeps the evening free of second thoughts. | Both chose the restaurant, in a way.
- Whoever asks, pays. | It's a kind thing to do. | The other one gets the second date. | Counting coins isn't how love begins.

# gap-year | Is a gap year a good idea? | It is, say some | It is not, say others | gap year
+ You find out what you want before you pay to study it. | A year of work teaches what no lecture does. | Travel is cheapest when you need little. | Nobody ever asks later whether you were twenty two or twenty three.
- It is hard to go back to books. | Friends move on without you. | Not every family can pay for it. | A year without a plan is over quickly.

# trade-school | College or trade school? | Team college | Team trade school | college/university trade/trades/apprenticeship/vocational
+ Some professions need the degree. | You meet people from everywhere. | You have time to find out what you like. | A degree opens doors that you don't see yet.
- You earn while you learn. | Pipes and wires always need someone. | You begin without a mountain of debt. | At the end of the day, you see what you did.

# hustle | Is hustle culture toxic? | It is, say some | It is not, say others | hustle culture/toxic; hustle grind
+ Rest isn't laziness. | Nobody remembers your emails at your funeral. | People who are always tired make mistakes. | It sells you the feeling that you're never enough.
- Big things need long evenings. | If you love it, it's not only work. | Those who start with nothing have to run faster. | Nobody forces you.

# cursive | Should children still learn cursive handwriting? | Yes, say some | No, say others | cursive; handwriting school/schools/kids/children/dead/obsolete
+ A hand that writes helps the head to remember. | It lets you read the letters of your grandparents. | A pen needs no charger. | It trains patient fingers.
- Hardly anyone writes so any more. | The hours could go to typing, or to coding. | Print can be read by everyone. | For some children, it's only a torment.

# grades | Should schools abolish grades? | Abolish them, say some | Keep them, say others | grades/grading school/schools/abolish/abolished/ban/banned/useless/students
+ They measure one morning, and not a year. | Children learn for the number, and forget the thing. | A sentence says more than a letter. | The fear of them keeps some from trying.
- Everyone wants to know where they stand. | They are short, and everyone can read them. | Later, work is measured, too. | Without them, nice words hide what's missing.

# daylight-saving | Should we stop changing the clocks? | Stop it, say some | Keep it, say others | daylight saving/savings; changing clocks; change clocks
+ Nobody likes to lose an hour of sleep. | Cows and babies don't read clocks. | What it was meant to save is little. | A week of tired people is no gain.
- Summer evenings are bright and long. | Winter mornings would be dark for even longer without it. | We're used to it. | Nobody agrees which time should stay.

# plastic | Should plastic bags be banned? | Ban them, say some | Keep them, say others | plastic bag/bags/bottles/straws
+ They're used for minutes, and last for lifetimes. | They end up in rivers and in the sea. | A cloth bag carries more. | Most of us managed in a week where it was done.
- Many of us use them twice, as trash bags. | A cloth bag has to be used very often before it pays. | What replaces them isn't always better. | Better to collect them well than to forbid them.

# public-transport | Should buses and trains be free? | Free, say some | Paid, say others | public transport/transportation/transit free; buses/trains free
+ Fewer cars mean quieter streets. | Everyone can get to work, also without money. | Nobody has to understand the ticket machine. | Roads are free to use in many places, too.
- Someone pays for it anyway. | What costs nothing is treated like nothing. | The money is better spent on more trains. | Those who never ride would pay, too.

# cars-in-cities | Should cars be banned from city centers? | Ban them, say some | Keep them, say others | cars city/cities/downtown ban/banned/free/centers/center/centre; car-free city/cities
+ Children could play where cars park. | Walking people look into shop windows. | The air gets better, and the noise goes. | A parking space is a large place for one person.
- Not everyone can walk or ride. | Shops need deliveries, and craftsmen their vans. | Where buses are rare, the car is the only way. | The traffic only moves to the next street.

# ebooks | Printed books or e-books? | Team paper | Team e-book | paper/printed/physical/real ebook/ebooks/e-books/e-book/kindle/kindles/audiobooks; book/books ebook/ebooks/kindle; audiobooks/audiobook reading/books/count/cheating
+ You can lend it, and leave it to someone. | It smells of what it is. | Its battery never dies. | A shelf tells who lives here.
- A whole library weighs as much as a bar of chocolate. | You can read in the dark without waking anyone. | The letters grow with your age. | Nobody has to carry boxes when you move.

# texting-calling | Texting or calling? | Team text | Team call | texting/text/texts calling/call/calls
+ You answer when you have time. | You can think before you speak. | Nobody hears where you are. | It's still there tomorrow, if you forgot.
- A voice says what no emoji says. | Two minutes instead of forty messages. | A joke is heard as a joke. | Your mother prefers it.

# first-phone | At what age should a child get a phone? | Early, say some | Late, say others | age kid/kids/child/children phone/phones/smartphone; first phone kid/kids/child/children
+ They can call when the bus doesn't come. | All the others in class have one. | What you learn early, you learn with help. | Parents worry less.
- A simple phone can call, too. | Once it is there, it's always there. | Childhood is short, and screens can wait. | A class that agrees makes it easy for everyone.

# christmas-tree | Real or artificial Christmas tree? | Team real | Team artificial | real fake/artificial/plastic christmas/tree/trees
+ The smell of it is half of the evening. | It grew, and it can become compost. | Choosing it's an outing of its own. | No two are the same.
- You buy it once, and keep it for many years. | No needles in the carpet until Easter. | It stands straight. | No tree has to be cut.

# ketchup | Does ketchup belong in the fridge? | Fridge, say some | Cupboard, say others | ketchup fridge/cupboard/pantry/refrigerator
+ Cold sauce on hot fries is half of the joy. | It keeps its color and taste for longer. | Everything that is open goes in there. | The label often says so.
- It has vinegar, sugar and salt in it. | Restaurants leave it on the table all day. | Cold ketchup cools the fries. | The fridge is full enough.

# toilet-paper | Toilet paper: over or under? | Over, say some | Under, say others | toilet paper over/under
+ You find the end at once. | It doesn't touch the wall. | Hotels fold it that way. | It was drawn so in its patent.
- Cats and toddlers can't unroll it so easily. | It looks tidier from the front. | It tears off more gently. | Whoever changes the roll decides.

# gifts-cash | Is money a good gift? | It is, say some | It is not, say others | money/cash/gift gift/present/presents/gifts card/cards/money/cash/good/rude/bad
+ Everyone can use it. | Nothing has to be returned. | Many small sums become one big wish. | It fits every size.
- It says you had no time. | Everyone knows what it cost. | You forget what became of it. | A small thing with a thought in it stays.
`
