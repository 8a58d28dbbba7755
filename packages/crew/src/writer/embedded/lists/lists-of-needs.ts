/** What to give, cook, pack, check and save, which are proposals and no facts; `read-lists.ts` says how they are written. */
export const LISTS_OF_NEEDS = `
# side-hustles | ideas | side hustles that you can start small | side/extra hustles/hustle/gigs/gig/income/jobs (start/weekend/home/beginners/money/from/online/college/students/student/easy/cash/no/little/earn/ideas/month)
- Teach what you are good at. | One pupil is a start.
- Walk dogs, or look after pets. | Holidays are the busy time.
- Sell what you no longer use. | Good photos sell it.
- Mow lawns, rake leaves or shovel snow. | The neighbors are the market.
- Clean houses or windows. | Regular customers make it steady.
- Bake for birthdays. | Read the rules for home kitchens where you live.
- Write, translate or proofread. | Three samples make a portfolio.
- Take photos of families and pets. | Start with friends.
- Help people with their computers. | Patience is what they pay for.
- Put furniture together. | Many would rather pay than read the instructions.
- Babysit. | A first aid course helps.
- Sell what you make by hand. | Count the hours before you set a price.

# cheap-dinners | ideas | cheap dinners | cheap/budget/inexpensive/affordable/broke/frugal dinner/dinners/meals/meal/suppers (family/families/dollars/dollar/bucks/euros/pounds/students/student/college/week/weeknight/week-night/easy/quick/cook/make/eat/tight/ideas/recipes/recipe/per/serving/night/for/when/broke)
- Pasta with garlic, oil and chili. | Save a cup of the pasta water for the sauce.
- Lentil soup with carrots and onions. | It is even better the next day.
- Fried rice with egg and frozen peas. | Rice chilled in the fridge overnight fries best.
- Bean chili with canned tomatoes. | Cumin does most of the work.
- Baked potatoes with beans or cheese. | The oven does it alone.
- Chickpea curry with spinach. | Canned chickpeas make it quick.
- Eggs in tomato sauce, with bread. | Break the eggs into the hot sauce, and put a lid on.
- Quesadillas with beans and corn. | A dry pan is enough.
- Vegetable omelet. | Whatever is left in the fridge goes in.
- Potato and leek soup. | Blend half of it, and it gets creamy.

# no-oven-dinners | ideas | dinners without an oven | no/without/stovetop/stove oven dinner/dinners/meals/meal (ideas/easy/quick/cook/make/only/recipes/one/pan/pot/students/small/kitchen); stovetop/stove dinner/dinners/meals/meal (ideas/easy/quick/cook/make/only/no/oven/without)
- Stir-fried vegetables with rice. | High heat, and keep it moving.
- Pasta with tomatoes and basil. | Cook the sauce while the water boils.
- Tacos with beans or ground meat. | Warm the tortillas in a dry pan.
- Fried rice with egg. | Use rice kept in the fridge overnight.
- Chickpea curry. | One pot, and twenty minutes.
- Omelet with cheese and mushrooms. | Fry the mushrooms first.
- Grilled cheese with tomato soup. | Low heat melts it before it burns.
- Noodle soup with greens and an egg. | The egg goes in at the end.
- Couscous salad with feta and cucumber. | Couscous needs only hot water.
- Pan-fried fish with potatoes. | Boil the potatoes first.

# lazy-dinners | ideas | quick dinners for a tired evening | quick/easy/lazy/weeknight/fast dinner/dinners/meals/meal (ideas/night/nights/tired/minutes/minute/family/cook/make/week/weeknight/simple/recipes/work/after/for/under)
- Pasta with pesto and peas. | Peas cook in the pasta water.
- Eggs on toast with tomatoes. | Ready before the tea is.
- Quesadillas with cheese and beans. | Salsa on the side.
- Fried rice from leftovers. | One egg makes it a meal.
- Couscous with roasted peppers from a jar. | Hot water, five minutes, done.
- Tomato soup with grilled cheese. | Dip it.
- Stir-fried noodles with frozen vegetables. | Soy sauce at the end.
- Wraps with cooked chicken or hummus. | Nothing has to be cooked.
- Baked potatoes from the microwave. | Prick them first.
- Omelet with whatever is there. | Cheese hides everything.

# easy-breakfasts | ideas | easy breakfasts | breakfast/breakfasts (ideas/easy/quick/work/busy/mornings/morning/go/school/kids/healthy/make/simple/ahead/minutes)
- Oats soaked in milk overnight, in the fridge. | Fruit goes on top in the morning.
- Eggs on toast. | Three minutes.
- Yogurt with fruit and oats. | No cooking at all.
- A banana with peanut butter. | Skip it where nuts are banned.
- A wrap with egg and beans. | It freezes well.
- Porridge with apple and cinnamon. | Grate the apple in.
- Cottage cheese on dark bread. | Tomatoes on top.
- A smoothie with spinach and mango. | You only taste the mango.
- Muffins with egg and vegetables. | Bake once, and keep them in the fridge.
- Avocado on toast with lemon. | Add a pinch of salt.

# healthy-snacks | ideas | healthy snacks | healthy snack/snacks (ideas/work/easy/quick/desk/movie/study/make/late/night/students/dollars/bucks/euros/cheap/under)
- An apple with peanut butter. | Sweet, salty and filling.
- Carrots with hummus. | Cut them on Sunday.
- A handful of nuts. | Not for those with an allergy.
- Plain yogurt with berries. | Frozen berries are fine.
- Popcorn from the pot, with just a little salt. | It is a whole grain.
- A boiled egg. | Cook six at once.
- Roasted chickpeas. | They crunch like chips.
- A banana. | It brings its own wrapper.
- Cheese with grapes. | Small cubes, big plate.
- Cucumber with cottage cheese. | Pepper on top.

# gifts-dad | ideas | gift ideas for dad | gift/gifts/present/presents dad/father/dads/fathers (ideas/birthday/boring/christmas/day/father's/fathers/cheap/old/older/not/that/dollars/bucks/under/has/who)
- A day with you, planned to the minute. | He chooses the food.
- A book on what he always talks about. | Write in it.
- His old photos, printed in an album. | Ask his brothers and sisters for more.
- A tool that is better than the one he has. | Watch what he swears at.
- A tasting of coffee, cheese or hot sauce. | He scores, you write.
- Tickets for a game or a concert. | Two tickets, of course.
- A plant or a tree for the garden. | It gets bigger than a tie.
- A good lamp for camping or the workshop. | He will show it to everybody.
- A recipe box with family dishes. | Let everybody write one.
- A letter that says what you learned from him. | He will keep it.

# gifts-mom | ideas | gift ideas for mom | gift/gifts/present/presents mom/mum/mother/moms/mothers (ideas/birthday/boring/christmas/day/mother's/mothers/cheap/not/that/dollars/bucks/under/has/who)
- A whole free day, with the house taken care of. | Send her wherever she likes.
- Her old photos, printed in a book. | Write who is who.
- A plant that lasts. | It reminds her longer than a bouquet.
- A hotel breakfast at home. | Wash up afterward.
- Tickets for two. | She decides who comes.
- Her favorite recipe, framed in her own handwriting. | Or in her mother's.
- A soft robe or warm slippers. | Get the good ones.
- A course in what she always wanted to learn. | Pottery is a safe bet.
- A playlist with a note for each song. | Say why it is hers.
- A letter. | Say the thing you never say.

# gifts-small | ideas | small gifts that cost little | gift/gifts/present/presents cheap/under/budget/inexpensive/small/affordable/dollars/bucks (ideas/birthday/christmas/friend/friends/dollars/dollar/bucks/euros/pounds/coworkers/coworker/teacher/good/thoughtful/secret/santa/less/than/for)
- A used book that fits the person. | Write inside it why.
- A jar of cookies from your own oven. | Tie the recipe to it.
- A small plant from a cutting. | It costs only the pot.
- A printed photo of the two of you. | Put the date on the back.
- Good chocolate. | One fine bar beats a big box.
- A candle with a scent they like. | Smell it first.
- Warm socks. | They are always needed.
- A pack of cards, with a promise to play. | Name the evening.
- A notebook and a pen that writes well. | Write the first page.
- A voucher for dinner at your place. | Say what there will be.

# gifts-friend | ideas | gift ideas for a friend | gift/gifts/present/presents friend/friends/bestie/girlfriend/boyfriend (ideas/birthday/best/christmas/thoughtful/unique/not/boring/homemade/cool/who/has)
- Something you do together. | Book it, or it will not happen.
- A photo book of your years. | Leave the last page empty.
- A book you loved, with your notes in it. | The notes are the gift.
- A plant with a name. | They have to send photos.
- A box of small things from places you have been. | One note for each.
- Tickets for something they would not buy themselves. | Go along.
- Their favorite snack, in a silly amount. | Ribbon helps.
- A playlist on a card. | One line for each song.
- A good mug and the tea that goes in it. | For long calls.
- A letter to be opened on a bad day. | Seal it.

# beach-bag | ideas | things to pack for a beach day | pack/packing/bring/bag/essentials/take/need/checklist beach (day/days/trip/things/list/kids/what/family/essentials/packing/bag/checklist)
- Sunscreen. | Put it on before you leave, every two hours, and after each swim.
- Water. | More than you think.
- A hat and sunglasses. | For each of you.
- Towels. | One to lie on, one to dry with.
- Shade: an umbrella or a light tent. | The sun is strongest around noon.
- Snacks that do not melt. | Fruit, nuts, sandwiches.
- Dry clothes for the way home. | Wet seats are remembered.
- A bag for trash. | And one for wet things.
- Sandals. | Sand can burn.
- A waterproof pouch for the phone and the keys. | Sand gets in everywhere else.
- A ball, a book or cards. | Nobody swims all day.

# before-vacation | ideas | things to check before you leave for vacation | checklist/check/things/list vacation/holiday/holidays/trip/vacations/travel (before/leave/leaving/go/going/home/house/checklist/list/to/do/you/check/night/for/away)
- Passports, tickets and cards are in one bag. | Keep copies in another place.
- The stove, the iron and the coffee machine are off. | Take a photo, and you will not worry.
- Windows and doors are locked. | Walk around once.
- The trash is out. | You will be thankful when you return.
- The fridge holds nothing that goes bad. | Freeze the bread.
- Taps are off. | Many people turn off the water to the washing machine, too.
- Chargers and medicine are packed. | They are what is most often forgotten.
- Somebody has a key, and your number. | And waters the plants.
- The heat is turned low, or the air conditioning off. | In winter, leave enough on that no pipe freezes.
- An alarm is set, and a second one. | Then sleep.

# carry-on | ideas | things to pack in your carry-on | pack/packing/bring/essentials/put carry-on/carryon/plane/flight (long/things/list/bag/what/in/haul/long-haul/luggage/essentials)
- Your passport and cards. | In the pocket you can reach.
- Medicine that you need. | Never in the checked bag.
- Chargers and a power bank. | Power banks belong in the cabin.
- One change of clothes. | Bags do get lost.
- An empty bottle. | Fill it after security.
- A sweater or a scarf. | Planes get cold.
- Headphones. | And something saved to listen to.
- Snacks. | Airport food is expensive.
- A pen. | Some forms are still on paper.
- A toothbrush. | You land as a new person.

# camping-pack | ideas | things to pack for camping | pack/packing/bring/essentials/checklist/need/gear camping/camp (trip/things/list/beginners/first/time/what/weekend/family/kids/checklist/essentials/gear)
- A tent that you have put up once at home. | Count the pegs.
- A sleeping bag for colder nights than you expect. | And a mat under it.
- A headlamp, with batteries. | Hands stay free.
- Water, or a way to clean it. | Know where the nearest tap is.
- A stove, fuel and a lighter. | Never light it inside the tent.
- A pot, a cup, a spoon and a knife. | More is luxury.
- Food that needs little. | Oats, pasta, nuts.
- A rain jacket and dry socks. | Dry feet, good mood.
- A first aid kit. | Blisters come first.
- Bags for trash. | Leave nothing behind.

# red-flags-interview | ideas | red flags in a job interview | red/warning flag/flags/signs job/interview/interviewer/employer/interviews (job/interview/interviews/watch/for/look/bad/boss/company/hiring/in)
- Nobody can say what the job really is. | Ask what the first week looks like.
- They speak badly of the person before you. | One day that is you.
- Your questions are brushed aside. | It does not get better later.
- The pay is a secret until the end. | Ask for a range.
- They want an answer today. | Good offers can wait a night.
- They call the team a family, and expect your evenings. | Ask when people go home.
- They ask for hours of free work as a test. | A short task is normal.
- Everybody there is new. | Ask how long people stay.
- They come late, and do not say sorry. | How they treat guests may be how they treat staff.
- You are asked to pay for something. | Then go.

# green-flags | ideas | green flags in a relationship | green flag/flags (relationship/partner/dating/friend/friendship/person/guy/girl/in/look/for)
- They listen, and remember. | Your aunt's name, for example.
- They say sorry without a but. | And then do it differently.
- They are kind to waiters. | Even when nobody is watching.
- Your no is an answer. | It is not the start of a negotiation.
- They are glad when you win. | Really glad.
- They have friends of their own. | And like that you have yours.
- You can disagree without being afraid. | Nobody shouts.
- What they say and what they do match. | Over months.
- They ask questions. | And wait for the answer.
- You feel calm around them. | Calm is not boring.

# money-saving | ideas | small ways to save money | save/saving money (ways/tips/easy/small/month/every/simple/home/habits/day/daily/hacks/students/student/college/fast/on)
- Look through your subscriptions, and cancel one today. | Start with the one you forgot.
- Cook one more meal at home each week. | Double it, and lunch is done.
- Write a list before you shop. | And eat before you go.
- Wait a day before you buy what you did not plan. | Most urges pass.
- Move a small sum to savings on payday. | What you do not see, you do not miss.
- Borrow tools and books. | Libraries lend more than books.
- Compare phone plans and insurance once a year. | Loyalty is seldom rewarded.
- Buy the store's own brand. | Try one thing each time.
- Sell what you do not use. | Three things are a start.
- Carry a bottle and a snack. | Thirst is expensive on the road.

# exercises-over-fifty | ideas | gentle exercises for people over fifty | workout/workouts/exercise/exercises/moves/fitness over-50/over-55/over-60/over-65/over-70/seniors/older/elderly (no/without/equipment/gym/weights/home/people/women/men/adults/gentle/easy/simple/at/minute/minutes/ten/low/impact/beginners) | Go slowly, and stop if it hurts or you feel dizzy. With an illness or an old injury, ask your doctor first.
- Stand up from a sturdy chair and sit down again, ten times. | Slowly, and without your hands if you can.
- Push yourself away from a wall, ten times. | The farther back your feet, the harder it gets.
- Rise on your toes, and hold on to the counter. | Down takes longer than up.
- March on the spot for a minute. | Swing your arms.
- Stand on one leg beside the kitchen counter. | Ten seconds for each, one hand near the counter.
- Lift one leg to the side, ten times for each. | Stay upright, and hold on.
- Circle your shoulders, back and then forward. | Keep the neck long.
- Walk for ten minutes. | You should still be able to talk.
`
