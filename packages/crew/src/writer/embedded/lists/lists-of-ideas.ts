/** Things to do, alone and with others, which are proposals and no facts; `read-lists.ts` says how they are written. */
export const LISTS_OF_IDEAS = `
# rainy-day | ideas | cozy rainy day activities | rainy/rain/rains/raining activities/activity/do/plans/hobbies (day/days/afternoon/weekend/cozy/cosy/indoor/inside/home/indoors/when/stuck/fun); rainy/rain/rains day/days ideas (cozy/cosy/indoor/home)
- Build a blanket fort. | A lamp inside makes it a room.
- Bake something that smells of cinnamon. | The whole house gets warmer.
- Start the thick book at last. | A window seat helps.
- Do a puzzle on the big table. | Nobody may finish it alone.
- Watch an old film in pajamas. | Popcorn counts as lunch.
- Cook a soup that takes hours. | Time does most of the work.
- Write a letter by hand. | Somebody will keep it.
- Sort one drawer and one photo box. | You will find something you missed.
- Play a board game with the phones away. | The loser makes the tea.
- Put on boots and jump in puddles. | A hot shower afterward is half the fun.

# bored-at-home | ideas | things to do when you are bored at home | bored/boredom do/activities/home/ideas (things/house/inside/alone/nothing)
- Rearrange one shelf. | A room looks new for free.
- Learn one song, one dance or one card trick. | Twenty minutes is enough for a start.
- Cook from what is already in the fridge. | The rule: no shopping.
- Call somebody you have not heard from in a year. | They will be glad.
- Draw what you see out of the window. | It does not have to be good.
- Delete a hundred photos. | You will smile at ten.
- Walk around the block without headphones. | Count what you never noticed before.
- Write down ten things you want to do this year. | Circle one.
- Do a workout in the living room. | Ten minutes can change a mood.
- Make your own quiz and send it to friends. | You know the answers for once.

# snow-day | ideas | fun things to do with kids on a snow day | snow/snowy day/days/activities/do (kids/kid/children/child/family/fun/winter/outside/play/toddlers)
- Build a snowman that looks like somebody you know. | Guessing is allowed.
- Paint the snow with colored water in spray bottles. | Water and food coloring will do.
- Make snow angels, and give them faces. | Twigs make good eyebrows.
- Follow animal tracks around the house. | Decide who walked there.
- Dig a tunnel for toy cars. | Keep it small, so that nobody crawls in.
- Race on sleds. | Pick a slope without trees or a road, one that ends in a field.
- Fill cups with water and freeze ice lanterns. | A small LED light goes in the middle.
- Hide things in the snow for a treasure hunt. | Bright colors are easier to find in April.
- Drink cocoa by the window. | Whoever is quietest hears the snow.
- Cut paper snowflakes for the window. | Fold it in sixths, and it gets six points.

# kids-at-home | ideas | things to do with kids at home | kids/children/toddlers/toddler/kid/preschoolers activities/activity/do/games/crafts (home/indoor/indoors/inside/fun/screen-free/screens/without/no/screen/weekend/house/family)
- Build a fort of chairs and blankets. | Lunch is served inside.
- Make an obstacle course of pillows. | Time each other.
- Paint with water on the patio or the fence. | The sun cleans up.
- Put on a puppet show with socks. | Every sock has a voice.
- Bake cookies in odd shapes. | Ugly ones taste the same.
- Play hide and seek with a toy. | Say warmer and colder.
- Make a city of cardboard boxes. | Streets are made of tape.
- Play freeze dance. | When the music stops, nobody moves.
- Sort socks, blocks or spoons by color. | It is tidying, but do not say so.
- Let them read a book to a stuffed animal. | It listens to the end.

# date-night-home | ideas | date night ideas at home | date/dates home (night/nights/ideas/in/cheap/stay/fun/cozy/romantic/couples/couple/indoor); date/dates stay in (night/nights/ideas/home)
- Cook a dish that neither of you knows. | Burning it together counts.
- Put a blanket on the floor and have a picnic. | A lamp is the sun.
- Taste five kinds of chocolate with closed eyes. | The loser does the dishes.
- Ask each other questions you have never asked. | Take turns, and skip what you like.
- Build a fort, and watch a film in it. | Each brings one snack.
- Dance to the song from when you met. | The kitchen is big enough.
- Draw each other in two minutes. | Frame the worst one.
- Plan a trip that you may never take. | Dessert comes from that country.
- Look at old photos, from before you met. | Tell one story for each.
- Play a board game for small favors. | A back rub is a fair stake.

# cheap-dates | ideas | cheap date ideas | cheap/free/budget/inexpensive/affordable date/dates (ideas/night/nights/fun/couples/couple/broke)
- Walk through a part of town you do not know. | Take every turn that looks nice.
- Watch the sunset from the highest place nearby. | Bring a thermos.
- Go to a museum on its free day. | Choose a painting for each other.
- Cook with what costs least this week. | The market decides.
- Go to a library, and pick a book for each other. | It says more than a test.
- Have a picnic on a bench. | Sandwiches taste better outside.
- Take a bus to its last stop. | Find one thing worth a photo.
- Look at the stars from a dark place. | A blanket, and no phones.
- Play cards in a cafe. | One drink each is enough.
- Volunteer together for a morning. | You see how somebody treats others.

# first-date-talk | ideas | conversation starters for a first date | conversation/talk/questions/question/starters/starter/topics date/dates (first/ask/about/starters/starter/conversation/awkward/good/on/interesting/fun)
- What made you laugh this week? | It keeps the start light.
- What could you talk about for an hour? | Watch their face when they answer.
- Which place would you go back to tomorrow? | Ask what happened there.
- What did you want to be when you were ten? | There is always a story.
- What is your small daily luxury? | Coffee counts.
- Which film have you seen far too many times? | You will learn what comforts them.
- Who is the funniest person you know? | Families come up by themselves.
- What are you learning right now? | It may be anything.
- What would a perfect Sunday look like? | See whether two Sundays fit.
- What should everybody try once? | Maybe it is your second date.

# family-table | ideas | conversation starters for the family dinner table | conversation/questions/talk/starters dinner/family/table (starters/starter/kids/table/dinner/ask/topics/at/family/good)
- What was the best minute of your day? | One minute is easier to find than a good day.
- Who was kind to you today? | And who were you kind to?
- What was hard today? | Just listen. Advice can wait.
- If you could change one rule at home, which one? | One may really be changed.
- What would you do with a day off tomorrow? | Plans begin that way.
- Which animal were you today? | A sleepy bear is an answer.
- What did you learn that I do not know? | Let them be the teacher.
- What made you laugh? | Tell it with all the noises.
- Who would you like to invite to dinner? | Living or from a book.
- What are you looking forward to? | It is a good last word.

# hobbies | ideas | hobbies to start | hobbies/hobby (start/starting/try/adults/adult/thirties/30s/twenties/20s/40s/forties/cheap/home/free/pick/take/age/at/new/women/men/indoor)
- Gardening, on a windowsill if need be. | Herbs forgive a lot.
- Running or walking. | Shoes are all it takes.
- Baking bread. | Flour, water, salt and patience.
- Drawing. | Ten minutes a day shows after a month.
- Learning a language. | The first joke in it is a great day.
- Playing an instrument. | The ukulele is kind to beginners.
- Knitting or crochet. | Your hands are busy, and your head rests.
- Photography. | The phone you have is enough.
- Hiking. | Every region has a trail you do not know.
- Chess. | Learned in an afternoon, never finished.

# summer-free | ideas | free things to do in summer with friends | free/cheap summer (friends/friend/activities/activity/do/fun/bored/outside/teens/teenagers/budget); summer friends (activities/activity/do/fun/bored/bucket/free)
- Watch the sun rise once. | Breakfast comes after it.
- Have a picnic where everybody brings one thing. | Nobody plans, and it works.
- Go swimming where there is a lifeguard. | A lake is cooler than the city.
- Play a ball game in the park. | Bad players make it better.
- Watch a film on a sheet in the yard. | Ask the neighbors in.
- Lie down somewhere dark and look for shooting stars. | August has the most famous ones.
- Swap clothes and books. | You leave with something new.
- Walk along a river until you are tired. | Take the bus back.
- Go to a free concert or a street fair. | Town pages list them.
- Cook outside where it is allowed. | Corn and potatoes are enough.

# fall-activities | ideas | things to do in fall | fall/autumn activities/activity/do/bucket/dates/weekend (cozy/cosy/fun/friends/family/kids/ideas/list/season)
- Walk in the woods when the leaves turn. | Go before the first storm.
- Pick apples or pumpkins. | Eat the first apple there.
- Bake a pie. | The smell is the best part.
- Carve a pumpkin. | The seeds can be roasted.
- Make soup for people you like. | Big pots make long evenings.
- Press the finest leaves in a heavy book. | You find them again in spring.
- Light a fire where it is allowed. | Bring a second sweater.
- Watch a scary film with the lights off. | Somebody will scream.
- Bring out the thick blankets. | Read under one tonight.
- Visit a farmers market. | Buy one thing that you cannot name.

# winter-activities | ideas | cozy things to do in winter | winter activities/activity/do/bucket/weekend (cozy/cosy/fun/friends/family/kids/ideas/list/season/home/indoor)
- Drink hot chocolate made in a pot. | A pinch of salt makes it better.
- Read by lamplight at four in the afternoon. | It is dark anyway.
- Go skating at the rink, badly. | Hold on to somebody.
- Bake cookies for the neighbors. | The plate may come back full.
- Take a walk in fresh snow. | It swallows every sound.
- Cook a stew on Sunday. | It is better on Monday.
- Knit one simple scarf. | Straight lines are enough.
- Play board games all evening. | Candles, and no phones.
- Feed the birds. | The shy ones come last.
- Take a long bath. | Cold feet are an invitation.

# friends-night | ideas | things to do with friends at home | friends/girls/friend night/home/sleepover/hangout (in/do/ideas/activities/fun/girls/things/games/with/cheap)
- Cook one dish in teams. | Whoever washes up decides.
- Give slide shows about silly topics. | Three minutes each.
- Swap clothes. | What nobody wants is given away.
- Taste snacks with closed eyes and score them. | The cheap one often wins.
- Paint the same picture. | Hang all of them up.
- Watch the worst film you can find. | Talking is allowed.
- Play charades. | It is old, and it still works.
- Make pizza, each with your own toppings. | Pineapple is discussed once.
- Write letters to yourselves, to open in a year. | One of you keeps them.
- Sing karaoke from a phone. | Nobody is good, and that is the point.

# self-care | ideas | small self care ideas | self-care/selfcare (ideas/sunday/day/routine/activities/home/small/night/cheap/free); self care (ideas/sunday/day/routine/activities/home/small/night/cheap/free/things/do)
- Go to bed an hour earlier. | It is the cheapest gift.
- Take a walk without a goal. | Leave the phone in your pocket.
- Take a long shower, with good music. | Sing if the walls are thick.
- Say no to one thing this week. | You owe nobody a reason.
- Drink a glass of water before the coffee. | The day starts softer.
- Put fresh sheets on the bed. | Tonight feels like a hotel.
- Call somebody who makes you laugh. | Ten minutes is enough.
- Clear one small surface. | The eye rests there.
- Eat one meal sitting down, with no screen. | Taste it.
- Write down three good things of today. | Small ones count.

# happy-habits | ideas | small habits that make you happier | habits/habit happy/happier/happiness/mood/joy (small/tiny/daily/little/life/people/feel/simple); habits/things/ways happier/happy (small/tiny/daily/feel/habits/feeling)
- Go outside within the first hour. | Daylight wakes you up.
- Move every day, even for ten minutes. | Walking counts.
- Write down three good things each night. | Your eyes learn to look for them.
- Say thank you, and say what for. | It makes two people glad.
- Go to bed at the same time. | Everything is easier when you are rested.
- See a friend every week. | Put it in the calendar.
- Keep the phone out of the bedroom. | Mornings become yours again.
- Do one kind thing that nobody asked for. | It need not be large.
- Make the bed. | One thing is done already.
- Plan something to look forward to. | Half of the joy comes before.

# calm-morning | ordered | steps of a calm morning ritual | morning/mornings ritual/rituals/calm/peaceful/slow (five/minute/min/routine/calm/ritual/peaceful/slow/gentle/mindful/for/minutes/quiet)
- Leave the phone where it is. | The world can wait five minutes.
- Open the window and breathe out slowly, ten times. | Breathe out longer than you breathe in.
- Drink a glass of water. | Do it standing at the window.
- Stretch your arms up, and let your neck relax. | Slowly, and only as far as it feels good.
- Name one thing that you are glad of. | Say it aloud.
- Choose the one thing that matters today. | Write it on paper.

# calm-evening | ordered | steps of a calm evening ritual | evening/night/nighttime ritual/rituals/wind/calm (ten/minute/minutes/min/routine/calm/ritual/peaceful/slow/gentle/down/before/bed/for/wind/unwind)
- Put the phone in another room. | It can charge there until morning.
- Dim the lights. | One lamp is enough.
- Write down what tomorrow needs. | On paper, it no longer has to be remembered.
- Wash your face and brush your teeth, slowly. | Nothing else is to be done now.
- Stretch your neck and your back. | Breathe out longer than you breathe in.
- Read two pages of a paper book. | A dull one is fine.
`
