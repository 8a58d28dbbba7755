/** What people ask about home, pets, children, feasts and study, for `readTopics`. */
export const HOME_PETS_CHILDREN = `
# easy-houseplants | how-to | choosing houseplants that are hard to kill | houseplants that are hard to kill, plants hard to kill, easy houseplants, low maintenance plants, low maintenance houseplants, best houseplants, houseplants for beginners, plants for beginners, indoor plants for beginners, low light plants, best indoor plants | Houseplant
> You don't have a black thumb. You had the wrong plant. | This plant can live a month without water. | Many houseplants drown in kindness.
@ Another pot of dry sticks goes in the trash.
1 | snake plant | Which plant needs least water? | Start with a snake plant | Get a snake plant. It's fine in low light or some sun, and wants water only every two or three weeks. | Its leaves store water. | Keep it away from cats and dogs that chew.
2 | pothos vine | Which plant shows thirst? | Get a pothos if you forget to water | A pothos droops when it's thirsty and stands back up a few hours after a drink. You can't miss it. | It tells you what it needs. | It's poisonous to cats and dogs.
3 | shiny leaves | Which plant grows in dark corners? | Put a ZZ plant in the dark corner | A ZZ plant has stems underground that work a bit like potatoes. What they store lasts it a month, even in a dark corner. | It needs some light, just not much. | It's poisonous to pets, so put it out of reach.
4 | spider plant | Which easy plant is safe for cats? | Choose a spider plant if you have cats | Pick a spider plant. It isn't poisonous, it grows fast, and it makes babies you can give away. | Cats love its leaves, so hang it up. | Brown tips often come from dry air or hard water.
5 | finger in soil | How do you not drown a plant? | Stick a finger in before you water | Push a finger in two knuckles deep. If it's damp, wait. If it's dry, water, and let the rest drain. | Roots need air as much as water. | A fixed watering day is what drowns them.

# cozy-home | how-to | making a home cozy | cozy home, make home cozy, cozy bedroom, cozy living room, make apartment cozy, cozy room, home decor on a budget, decorate on a budget, decorate apartment cheap | Interior design
> Turn off the ceiling light. You're halfway to cozy. | Your rug is too small. | You can't buy cozy. You light it.
@ You come home, flip the switch, and it looks like a waiting room.
1 | small lamps | What light makes a room cozy? | Use three small lamps, no ceiling light | In the evening, use three small warm lamps, low and in the corners. | Light from above flattens everything. | Look for warm white on the box.
2 | curtains | How do curtains make a room larger? | Hang curtains high and wide | Hang the rod close to the ceiling and past the window frame, so the curtains just touch the floor. | Your eye measures from the highest line. | Windows and rooms look bigger right away.
3 | rug | What size should a rug be? | Choose a bigger rug than you think | Get one big enough for at least the front legs of the couch. | A small rug looks like an island. | It also swallows the echo.
4 | mirror | What helps a small room? | Put a mirror across from the window | Hang a mirror across from the window. It throws the light back, and the room seems to keep going. | Used ones are cheap. | First check what it'll reflect.
5 | cleared table | What makes a room calm? | Clear one surface completely | Clear one table and leave nothing on it but a plant. | Your eye needs a place to rest. | A basket hides whatever has no home.

# new-puppy-mistakes | how-to | avoiding mistakes with a new puppy | puppy mistakes, new puppy owners, new puppy mistakes, mistakes new puppy owners make, mistakes puppy owners, first week with a puppy, bring puppy home, get a puppy, prepare for a puppy | Puppy
> Your puppy isn't naughty. It's tired. | Everybody wants to pet your puppy. That's mistake one. | What's cute at ten pounds isn't at seventy.
@ The car door opens, and eight weeks of fur look up at you.
1 | sleeping puppy | How much does a puppy sleep? | Let it sleep most of the day | A puppy needs about eighteen hours of sleep a day. One that bites and races around at night is often just overtired. | Sleep is when the brain sorts the day. | Never wake a sleeping puppy.
2 | calm corner | How many visitors should a puppy have? | Keep the first days quiet | Keep visitors away at first. Your puppy just lost its mother and everything it knew. | A fear it learns early lasts long. | One new thing a day is plenty.
3 | grass patch | How often does a puppy have to go out? | Take it out before it has to ask | Out you go: after sleeping, after eating, after playing, and every two hours in between. And praise it right there. | Scolding accidents only teaches it to hide. | Nights get better within weeks.
4 | small paws | How far can a puppy walk? | Walk less than you'd like | Do several short walks with lots of sniffing instead of one long march. | Its joints are still growing. | Sniffing tires it out too, and at first, carry it on stairs.
5 | hand held out | What should a puppy learn first? | Teach what it may do when it's grown | Only allow what you'll still want when it's big. Jumping up is cute once. | A dog understands habits, not exceptions. | Reward what you like, right away.

# adopting-a-rescue | how-to | adopting a rescue dog | adopt a rescue dog, rescue dog, rescue dogs, adopt a dog, adopting a dog, shelter dog, adopt from shelter, adopt a shelter dog, before you adopt a dog | Animal rescue group
> Three days, three weeks, three months. | Your rescue dog won't say thank you. Not yet. | Clip your new dog in twice.
@ A dog is standing in your hallway, and doesn't know it gets to stay.
1 | shelter visit | How do you choose a rescue dog? | Visit it more than once | A dog behind bars shows little of who it is. Come back to the shelter another day, and take it for a walk. | Ask the shelter staff. They know it best. | Be honest about how you live.
2 | quiet room | What does a rescue dog need first? | Give it one quiet place of its own | Set up one quiet bed where nobody touches it. For the first days, that's enough world. | It has to learn that nothing bad happens there. | Sit nearby and read.
3 | calendar | How long until a rescue dog feels at home? | Think in days, weeks and months | Give it three days to breathe, three weeks to learn the house, and three months to feel at home. | That's a rule of thumb. Some need far longer. | Don't judge it in the first week.
4 | double leash | How do you keep a new dog from running? | Clip it in twice on every walk | Use a snug harness and a collar, both clipped to the leash. A scared dog slips out of one. | The first days are the riskiest. | A tag with your number is a must.
5 | treat on floor | How do you win its trust? | Let the dog come to you | Turn sideways, look away, and drop a treat. Don't bend over it. | Trust lasts when the dog chooses it. | That first wagging tail is worth the wait.

# cat-body-language | how-to | reading a cat's body language | cat body language, read cat body language, understand your cat, what your cat is telling you, cat signs love, signs your cat loves you, how cats show love, cat behavior, cat tail meaning | Cat communication
> A slow blink is your cat's I love you. | A belly isn't an invitation. | Read your cat's tail before you reach out.
@ Your cat looks at you, and slowly closes both eyes.
1 | raised tail | What does a raised tail mean? | Look at the tail first | Straight up like a flagpole is a friendly hello. Puffed up is fear. Whipping side to side says enough. | It's the easiest part to read. | On a dog, it means something else.
2 | slow blink | What does slow blinking mean? | Blink back slowly | When your cat looks at you, narrow your eyes and blink slowly. | In a study, cats came closer to people who did that, and blinked back more. | To a cat, staring is a threat.
3 | turned ears | What do a cat's ears tell? | Watch the ears before you touch it | Check the ears: forward is curious, sideways or flat means wait. | Ears change before claws do. | Let it sniff your hand first.
4 | soft belly | Why do cats show their belly? | Take the belly as trust, not a request | When it shows its belly, look but don't rub. It's saying I feel safe. | That's where scratched hands come from. | Cheeks and chin are almost always right.
5 | rubbing cheek | Why do cats rub against you? | Let it rub its cheek on you | Hold still when it comes. There are glands in that cheek, and you're being marked as family. | Cats mark what they count as theirs. | It's a compliment, even on black pants.

# confident-children | how-to | raising confident children | raise confident kids, raise confident children, confident children, confident kids, build confidence in children, good parenting, be a better parent | Parenting
> Kids don't believe what you say. They believe what you do. | Let the tower fall. | Saying sorry to your kid costs you nothing.
@ Small hands carry the glass, both thumbs inside, and you hold your breath.
1 | own shoes | What should children do themselves? | Let them do what they almost can | Let them tie the shoes, even if it takes five minutes. Confidence grows in those minutes. | I did it is the best sentence of childhood. | Leave ten minutes earlier.
2 | drawing | How should you praise a child? | Praise the trying, not the talent | Say you tried three ways, not you're so smart. | In a well-known study, kids praised for effort picked harder tasks. | Say what you actually saw.
3 | scraped knee | What do children learn from mistakes? | Let small things go wrong | Don't rescue the forgotten lunch, the lost game or the fallen tower right away. Just be there. | A kid who never fails may learn to fear it. | Ask: what will you do next time?
4 | listening parent | Why should you take their feelings seriously? | Name the feeling before you solve it | Say it first: you're mad because it broke. | Feeling understood often calms faster than reasons do. | Limits can stay: mad is okay, hitting isn't.
5 | apology | Should parents say sorry? | Say sorry when you were wrong | Say it: I was too loud, and that wasn't your fault. | They learn that love survives a fight. | It doesn't cost you any authority.

# holiday-dinner | how-to | hosting a holiday dinner without stress | host christmas dinner, hosting christmas, christmas dinner, christmas dinner tips, host thanksgiving dinner, host thanksgiving, thanksgiving dinner tips, holiday dinner, dinner party tips | Dinner
> Nobody remembers the third side dish. | The host should get to sit down too. | Cook it yesterday.
@ The doorbell rings, the oven's smoking, and you're still in slippers.
1 | short menu | How many dishes do you need? | Cook fewer dishes than you planned | Make one main dish, two sides and one dessert. People come for the company. | Every extra dish costs you an hour at the table. | Hate baking? Buy the dessert.
2 | fridge boxes | What can you cook the day before? | Cook what keeps the day before | Make soup, sauce and dessert, and chop vegetables, the day before. Save the roast and salad for today. | Many sauces taste better then anyway. | Set the table that evening too.
3 | written times | How do you get it all hot at once? | Count backward from when you eat | Write down when each thing goes in, counting back from dinner, and add half an hour of nothing. | The oven is the bottleneck. | A roast has to rest, so there's time.
4 | guest with pot | What should guests do? | Let each guest bring something | Ask every guest to bring one thing: bread, wine, ice, a game. | People relax when they're useful. | Say exactly what and for how many, and ask about allergies.
5 | candles | What if something burns? | Laugh when something goes wrong | If something burns, laugh. In ten years, that's the pie they'll talk about. | A tense host makes tense guests. | Open a window, light the candles, sit down.

# good-gifts | how-to | finding a good gift | gift ideas, last minute gifts, gifts for mom, gifts for dad, gift ideas for mom, gift ideas for dad, gifts for him, gifts for her, birthday gift ideas, christmas gift ideas, cheap gifts, find a gift, choose a gift, diy gifts, gifts for friends | Gift
> They already told you what they want. | The person who has everything needs better socks. | Three sentences by hand beat the gift itself.
@ The store closes in an hour, and you're stuck between candles and mugs.
1 | phone note | How do you know what they want? | Write down what they say all year | Keep a note on your phone of every I'd love to and mine broke. | The best gift proves you were listening. | Start with what they said last week.
2 | better version | What do you give somebody with everything? | Upgrade something they use daily | Give a better version of an everyday thing: good socks, fine salt, a small sharp knife. | They'll use it daily and think of you. | People rarely buy it for themselves.
3 | two tickets | Which gift is remembered? | Give time with you in it | Plan a breakfast, a concert or a day at the lake, with a date on it. | In studies, gifts you experience brought people closer than things did. | Vouchers with no date fade, so put it in both calendars.
4 | jar of cookies | What can you make yourself? | Make something that gets used up | Make granola, jam, cookies or chili oil. | Nobody has to find a place for it. | A handwritten label makes it a gift. Add the recipe.
5 | handwritten card | What makes a small gift large? | Write three sentences by hand | Write down what you like about them, what you remember, and what you wish them. | That's the part they'll keep. | It's free, and it's never wrong.

# focus-while-studying | how-to | staying focused while studying | stay focused studying, focus on studying, study focus, study longer, study tips for students, study hacks, best study tips, study tips, study techniques, study habits | Study skills
> You're not lazy. Your phone is loud. | Rereading isn't studying. | To start studying, you only need twenty five minutes.
@ You've read the same line four times.
1 | phone in bag | What breaks your focus? | Study with your phone somewhere else | Leave your phone in another room, and tell people when you'll be back. | In tests, people did worse with one on the table, even turned off. Later studies argue about how much. | What you can't reach, you stop reaching for.
2 | timer | How long should you study at once? | Study in short rounds with a timer | Set a timer for twenty five minutes on one thing, then five minutes off, away from the screen. | It's easier to start when you can see the end. | After four rounds, take a long break.
3 | closed book | What is the best way to learn? | Close it and write what you know | Shut the book. What can you write down from memory? Testing yourself beats reading it again, in study after study. | It feels harder, and that's why it works. | What's missing tells you where to go next.
4 | spread days | Should you study all in one day? | Spread it over several days | Study half an hour on three days instead of one long evening. | Forgetting a little and finding it again is the training. | Put the sessions in your calendar.
5 | one sheet | How do you begin? | Write one small task on paper | Don't write learn biology. Write answer questions one to five, and start with the easiest. | A clear task doesn't take courage. | Cross it out when it's done.

# first-year-at-college | how-to | starting college well | college tips, tips for college, freshman tips, first year of college, start college, college freshman, tips for freshmen, university tips, first year at university, starting university, college hacks | Freshman
> Nobody knows anybody yet. That's your chance. | Office hours are the best-kept secret in college. | A full bank account in October is lying to you.
@ You're on campus with a map and a bag that's too big.
1 | open door | How do you find friends at college? | Leave your door open the first weeks | Keep your door open, and say yes to small things. Everybody wants somebody to eat with. | Groups form early, and stay open for a while. | Ask the one sitting alone.
2 | office hours | What are office hours for? | Go to office hours with one question | Go once, with one question written down. Few students do, and now you're a face. | Teachers help faces. | And it takes the fear away.
3 | calendar | How do you keep up with deadlines? | Put all deadlines into one calendar | In week one, put every deadline from every class in one calendar. | Your classes don't know about each other. | Mark the week before, too.
4 | lunch box | How do students save money? | Know what one week costs | Divide what you have by the weeks, and pay yourself that amount every Monday. | A full account in October tells lies. | Ask everywhere for a student price.
5 | bed | What do freshmen neglect? | Sleep, and call home now and then | Get your hours in bed, and phone home. Being homesick is normal, and it passes. If it doesn't, the campus has a counselor. | It usually gets better once your days have a rhythm. | Many feel it, and nobody posts it.

# apps-for-students | how-to | choosing apps for studying | apps for students, apps every student needs, best apps for students, study apps, student apps, apps students need, apps for studying | Mobile app
> You need five study apps, not fifty. | The best study app is the one you open. | One app's whole job is keeping the others shut.
@ You've got three apps for notes, and your notes are on paper.
1 | card stack | Which app helps to memorize? | Get one flash card app | Use one that brings cards back at growing gaps. Anki is free on computers, and others do the same. | It shows you a card right about when you'd forget it. | Ten minutes a day is enough.
2 | notebook | Where do notes belong? | Keep all notes in one place | Pick one app with a search, and put every note in it. | Which one matters little. That it's only one matters a lot. | Name each note by subject and date.
3 | calendar | What app is for deadlines? | Use the calendar you already have | Set two reminders for every deadline: a week before, and a day before. | A new app is just a way to avoid the work. | Share it with your group.
4 | lock | Which app blocks distraction? | Block the other apps while you work | Turn on the focus mode built into most phones, and let only some people through. | What doesn't ring takes no willpower. | Set it by the hour.
5 | cloud | How do you not lose your work? | Let everything save itself | Write where it saves to a cloud as you type. Then your laptop can die the night before. | It happens to somebody every year. | Keep one copy on a USB stick too.
`
