/** What people ask about home, pets, children, feasts and study, for `readTopics`. */
export const HOME_PETS_CHILDREN = `
# easy-houseplants | how-to | choosing houseplants that are hard to kill | houseplants that are hard to kill, plants hard to kill, easy houseplants, low maintenance plants, low maintenance houseplants, best houseplants, houseplants for beginners, plants for beginners, indoor plants for beginners, low light plants, best indoor plants | Houseplant
> You do not have a black thumb. You had the wrong plant. | These four forgive a lot. | Many houseplants drown in kindness.
@ Another pot with dry sticks goes into the trash.
1 | snake plant | Which plant needs least water? | Begin with a snake plant | Begin with a snake plant. It copes with little light and with some sun, and it wants water every two or three weeks. | Its leaves store water. | Keep it away from cats and dogs that chew.
2 | pothos vine | Which plant shows thirst? | Take a pothos if you forget things | Take a pothos if you forget things. It lets its leaves hang when it is thirsty, and stands up again hours later. | It tells you what it needs. | It is poisonous to cats and dogs.
3 | shiny leaves | Which plant grows in dark corners? | Put a ZZ plant into the dark corner | Put a ZZ plant into the dark corner. It has thick stems underground, a bit like potatoes, and can live for a month on what is in them. | Some light it needs, but not much. | It is poisonous to pets, so put it out of reach.
4 | spider plant | Which easy plant is safe for cats? | Choose a spider plant with a cat | Choose a spider plant with a cat. It is not poisonous, it grows fast, and it makes babies that you can give away. | Cats like its leaves, so hang it up. | Brown tips often come from dry air or hard water.
5 | finger in soil | How do you not drown a plant? | Put a finger in before you water | Put a finger in before you water. If the soil is damp two knuckles deep, wait. And let the rest drain. | Roots need air as well as water. | A fixed watering day is what drowns them.

# cozy-home | how-to | making a home cozy | cozy home, make home cozy, cozy bedroom, cozy living room, make apartment cozy, cozy room, home decor on a budget, decorate on a budget, decorate apartment cheap | Interior design
> Turn off the ceiling lamp. Half of it is done. | Cozy is not bought. It is lit. | Empty corners are allowed.
@ You come home, switch on the light, and it looks like a waiting room.
1 | small lamps | What light makes a room cozy? | Use three small lamps and no ceiling light | Use three small lamps and no ceiling light in the evening. Low, warm and in corners, they make a room deeper. | Light from above flattens everything. | Warm white is what to look for on the box.
2 | curtains | How do curtains make a room larger? | Hang curtains high and wide | Hang curtains high and wide. The rod close to the ceiling and past the frame makes windows and rooms look larger. | The eye measures from the highest line. | They should just touch the floor.
3 | rug | What size should a rug be? | Choose the rug larger than you think | Choose the rug larger than you think. At least the front legs of the sofa should stand on it. | A small rug looks like an island. | It also swallows the echo.
4 | mirror | What helps a small room? | Put a mirror across from the window | Put a mirror across from the window. It throws the light back, and the room seems to go on. | Used ones are cheap. | Look at what it will show.
5 | cleared table | What makes a room calm? | Clear one surface completely | Clear one surface completely. A table with nothing but a plant on it calms the whole room. | The eye needs a place to rest. | A basket hides what has no home.

# new-puppy-mistakes | how-to | avoiding mistakes with a new puppy | puppy mistakes, new puppy owners, new puppy mistakes, mistakes new puppy owners make, mistakes puppy owners, first week with a puppy, bring puppy home, get a puppy, prepare for a puppy | Puppy
> Your puppy is not naughty. It is tired. | Everybody wants to pet it. That is mistake number one. | What is cute at five kilos is not at thirty.
@ The car door opens, and eight weeks of fur look up at you.
1 | sleeping puppy | How much does a puppy sleep? | Let it sleep most of the day | Let it sleep most of the day. Puppies need some eighteen hours. One that bites and races in the evening is often just overtired. | Sleep is when the brain sorts the day. | Nobody wakes a sleeping puppy.
2 | calm corner | How many visitors should a puppy have? | Keep the first days quiet | Keep the first days quiet. It has just lost its mother and all it knew. Friends may come next week. | Fear learned early stays long. | One new thing a day is a lot.
3 | grass patch | How often does a puppy have to go out? | Take it out before it has to ask | Take it out before it has to ask: after sleeping, eating and playing, and every two hours. Praise it right there. | Scolding for accidents only teaches it to hide. | Nights get better within weeks.
4 | small paws | How far can a puppy walk? | Walk less than you would like | Walk less than you would like. Its joints are still growing. Several short rounds with a lot of sniffing beat one long march. | Sniffing tires it, too. | Carry it on stairs at first.
5 | hand held out | What should a puppy learn first? | Teach now what it may do when grown | Teach now what it may do when grown. Jumping up is cute once. All of you need the same rules. | A dog understands habits, and not exceptions. | Reward what you like, at once.

# adopting-a-rescue | how-to | adopting a rescue dog | adopt a rescue dog, rescue dog, rescue dogs, adopt a dog, adopting a dog, shelter dog, adopt from shelter, adopt a shelter dog, before you adopt a dog | Animal rescue group
> Three days, three weeks, three months. | It will not say thank you. Not yet. | The shy one in the back is somebody's best friend.
@ A dog stands in your hall and does not know that it may stay.
1 | shelter visit | How do you choose a rescue dog? | Visit it more than once | Visit it more than once, and take it for a walk. A dog behind bars shows little of who it is. | The people of the shelter know it best, so ask. | Say honestly how you live.
2 | quiet room | What does a rescue dog need first? | Give it one quiet place | Give it one quiet place with a bed where nobody touches it. For the first days, that is enough world. | It has to learn that nothing happens there. | Sit near it and read.
3 | calendar | How long until a rescue dog feels at home? | Think in days, weeks and months | Think in days, weeks and months. A rule of thumb says: three days to breathe, three weeks to learn the house, three months to feel at home. | Some need far longer. | Do not judge it in the first week.
4 | double leash | How do you keep a new dog from running? | Secure it twice on every walk | Secure it twice on every walk, with a harness that fits tightly and a collar. A frightened dog slips out of one. | The first days are the riskiest. | A tag with your number is a must.
5 | treat on floor | How do you win its trust? | Let it come to you | Let it come to you. Turn sideways, look away, and drop a treat. Do not bend over it. | Trust that it chooses lasts. | The first tail that wags is worth the wait.

# cat-body-language | how-to | reading a cat's body language | cat body language, read cat body language, understand your cat, what your cat is telling you, cat signs love, signs your cat loves you, how cats show love, cat behavior, cat tail meaning | Cat communication
> A slow blink is a small I love you. | A belly is no invitation. | The tail speaks first.
@ Your cat looks at you, and slowly closes both eyes.
1 | raised tail | What does a raised tail mean? | Look at the tail first | Look at the tail first. Straight up like a flagpole is a friendly hello. Puffed up is fear. Whipping from side to side says: enough. | It is the easiest part to read. | With dogs it means something else.
2 | slow blink | What does slow blinking mean? | Blink back slowly | Blink back slowly. In a study, cats came closer to people who narrowed their eyes at them, and they blinked back more. | Staring is a threat among cats. | Try it across the room.
3 | turned ears | What do a cat's ears tell? | Watch the ears before you touch it | Watch the ears before you touch it. Forward is curious. Turned aside or flat means that you should wait. | Ears change before claws do. | Let it sniff your hand first.
4 | soft belly | Why do cats show their belly? | Take the belly for trust, not a wish | Take the belly for trust, not a wish. It says: I feel safe. Many cats do not want it rubbed. | Scratched hands come from there. | Cheeks and chin are nearly always right.
5 | rubbing cheek | Why do cats rub against you? | Let it rub its cheek on you | Let it rub its cheek on you. It puts its scent on what belongs to its group. You have been marked as family. | Glands sit on the cheeks. | It is a compliment, on black trousers too.

# confident-children | how-to | raising confident children | raise confident kids, raise confident children, confident children, confident kids, build confidence in children, good parenting, be a better parent | Parenting
> Children do not believe what you say. They believe what you do. | Let it fall a little. | Praise the effort, not the star.
@ Small hands hold the glass with both thumbs inside, and you hold your breath.
1 | own shoes | What should children do themselves? | Let them do what they almost can | Let them do what they almost can. The shoes take five minutes. Those are the minutes in which confidence grows. | I did it is the best sentence of childhood. | Leave ten minutes earlier.
2 | drawing | How should you praise a child? | Praise what they did, and not what they are | Praise what they did, and not what they are. You tried three ways helps more than You are so clever. | In a well-known study, children praised for effort chose harder tasks. | Say what you see.
3 | scraped knee | What do children learn from mistakes? | Let small things go wrong | Let small things go wrong. A forgotten lunch, a lost game, a tower that falls. You are there, and you do not repair it at once. | Whoever never fails may come to fear it. | Ask: what will you do next time?
4 | listening parent | Why should you take their feelings seriously? | Name the feeling before you solve it | Name the feeling before you solve it. You are angry because it broke. Being understood often calms faster than reasons. | A feeling with a name is smaller. | Limits may stay: angry yes, hitting no.
5 | apology | Should parents say sorry? | Say sorry when you were wrong | Say sorry when you were wrong. I was too loud, that was not your fault. They learn that love survives a quarrel. | Children copy how we mend things. | It costs no authority at all.

# holiday-dinner | how-to | hosting a holiday dinner without stress | host christmas dinner, hosting christmas, christmas dinner, christmas dinner tips, host thanksgiving dinner, host thanksgiving, thanksgiving dinner tips, holiday dinner, dinner party tips | Dinner
> Nobody remembers the third side dish. | The host should sit, too. | Cook yesterday.
@ The bell rings, the oven smokes, and you still wear your slippers.
1 | short menu | How many dishes do you need? | Cook fewer dishes than you planned | Cook fewer dishes than you planned. One main dish, two sides, one dessert. Guests come for the people. | Every further dish costs you an hour at the table. | Buy the dessert if you hate baking.
2 | fridge boxes | What can you cook the day before? | Do the day before what will keep | Do the day before what will keep: soup, sauce, dessert, chopped vegetables. Only the roast and the salad are for today. | Many sauces taste better then anyway. | Set the table in the evening, too.
3 | written times | How do you get it all hot at once? | Count backward from the time you eat | Count backward from the time you eat. Write down when each thing goes in, and add half an hour for nothing. | The oven is the bottleneck. | A roast has to rest, so there is time.
4 | guest with pot | What should guests do? | Let each guest bring something | Let each guest bring something. Bread, wine, ice, a game. People like to be useful, and they relax. | Say clearly what, and for how many. | Ask about allergies at the same time.
5 | candles | What if something burns? | Laugh when something goes wrong | Laugh when something goes wrong. The burned pie is what they will tell in ten years. | A tense host makes tense guests. | Open a window, light the candles, sit down.

# good-gifts | how-to | finding a good gift | gift ideas, last minute gifts, gifts for mom, gifts for dad, gift ideas for mom, gift ideas for dad, gifts for him, gifts for her, birthday gift ideas, christmas gift ideas, cheap gifts, find a gift, choose a gift, diy gifts, gifts for friends | Gift
> They already told you. You just did not write it down. | Time is the only gift nobody has twice. | One good thing beats five small ones.
@ The shop closes in an hour, and you stand between candles and mugs.
1 | phone note | How do you know what they want? | Write down what they say all year | Write down what they say all year. I would love to, mine broke, that is pretty. A note on the phone turns it into a gift. | The best gift proves that you listened. | Start with what they said last week.
2 | better version | What do you give somebody with everything? | Give a better one of what they use daily | Give a better one of what they use daily. Good socks, the fine salt, a sharp small knife, a pen that writes. | They touch it every day and think of you. | People seldom buy it for themselves.
3 | two tickets | Which gift is remembered? | Give time with you in it | Give time with you in it, with a date. A breakfast, a concert, a day at the lake. Vouchers without a date fade. | In studies, experiences as gifts brought people closer than things did. | Put it in both calendars.
4 | jar of cookies | What can you make yourself? | Make something that gets used up | Make something that gets used up. Granola, jam, cookies, chili oil. Nobody has to find a place for it. | A handwritten label makes it a present. | Put the recipe with it.
5 | handwritten card | What makes a small gift large? | Write three sentences by hand | Write three sentences by hand. What you like about them, what you remember, and what you wish them. | It is what they will keep. | It costs nothing and is never wrong.

# focus-while-studying | how-to | staying focused while studying | stay focused studying, focus on studying, study focus, study longer, study tips for students, study hacks, best study tips, study tips, study techniques, study habits | Study skills
> You are not lazy. Your phone is loud. | Reading it again is not studying. | Twenty-five minutes are enough to begin.
@ You have read the same line four times.
1 | phone in bag | What breaks your focus? | Leave the phone in another room | Leave the phone in another room. In tests, people did worse when it lay on the table, even turned off. Later studies argue about how much. | What you cannot reach, you stop reaching for. | Tell people when you will be back.
2 | timer | How long should you study at once? | Study in short rounds with a timer | Study in short rounds with a timer. Twenty five minutes of one thing, then five minutes off, away from the screen. | Starting is easier when the end is in sight. | After four rounds, take a long break.
3 | closed book | What is the best way to learn? | Close it, and write what you still know | Close it, and write what you still know. Testing yourself beats reading it again, in study after study. | Finding it is what makes the path. | What is missing tells you where to go on.
4 | spread days | Should you study all in one day? | Spread it over several days | Spread it over several days. Three times half an hour stay longer than one long evening. | Forgetting a little and finding it again is the training. | Put the sessions in your calendar.
5 | one sheet | How do you begin? | Write one small task on a sheet | Write one small task on a sheet. Not learn biology, but answer questions one to five. Then start with the easiest. | A clear task needs no courage. | Strike it out when it is done.

# first-year-at-college | how-to | starting college well | college tips, tips for college, freshman tips, first year of college, start college, college freshman, tips for freshmen, university tips, first year at university, starting university, college hacks | Freshman
> Hardly anybody knows anybody. That is your chance. | Go to the first three weeks of everything. | Sit in the second row once.
@ You stand on the campus with a map and a bag that is too big.
1 | open door | How do you find friends at college? | Leave your door open in the first weeks | Leave your door open in the first weeks, and say yes to small things. Everybody is looking for somebody to eat with. | Groups form early, and they stay open for a while. | Ask the one who sits alone.
2 | office hours | What are office hours for? | Go to office hours once, with one question | Go to office hours once, with one question. Few students do. You become a face, and teachers help faces. | It also takes away the fear. | Write the question down beforehand.
3 | calendar | How do you keep up with deadlines? | Put all deadlines into one calendar | Put all deadlines into one calendar in the first week. From every course, from every page of every plan. | Courses do not know of each other. | Mark also the week before.
4 | lunch box | How do students save money? | Know what your week costs | Know what your week costs. Divide what you have by the weeks, and pay yourself that amount each Monday. | A full account in October tells lies. | Ask everywhere for a student price.
5 | bed | What do freshmen neglect? | Sleep, and call home now and then | Sleep, and call home now and then. Being homesick is normal and passes. If it does not, there is a counselor on campus. | Tired people learn badly. | Many feel it, and nobody posts it.

# apps-for-students | how-to | choosing apps for studying | apps for students, apps every student needs, best apps for students, study apps, student apps, apps students need, apps for studying | Mobile app
> You need five kinds of apps, and not fifty. | The best study app is the one you open. | One of them is for keeping others shut.
@ You have three apps for notes, and your notes are on paper.
1 | card stack | Which app helps to memorize? | Get one for flashcards | Get one for flashcards that asks at growing intervals. Anki is free on computers, and others do the same. | It shows a card about when you would begin to forget it. | Ten minutes a day are enough.
2 | notebook | Where do notes belong? | Keep all notes in one place | Keep all notes in one place that has a search. Which app matters little. That it is only one matters a lot. | A note that you cannot find was never written. | Name each by subject and date.
3 | calendar | What app is for deadlines? | Use the calendar that you already have | Use the calendar that you already have, with two reminders for each deadline: a week before, and a day before. | A new app for it is a way to avoid the work. | Share it with your group.
4 | lock | Which app blocks distraction? | Block the others while you work | Block the others while you work. Most phones have a focus mode built in that lets only some people through. | You need no willpower for what does not ring. | Set it by the hour.
5 | cloud | How do you not lose your work? | Let everything save itself | Let everything save itself. Write where it is stored in a cloud as you type, and your laptop may die the night before. | Every year it happens to somebody. | Keep one copy on a stick, too.
`
