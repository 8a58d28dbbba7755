/** Lists of what to try at home, at work and with money, which are proposals; `read-lists.ts` says how they are written. */
export const LISTS_OF_TIPS = `
# passive-income | ideas | passive income ideas | passive income (online/start/beginners/money/from/home/earn/for/streams/students/make/little/no/ways/without/sources) | None of it is sure to earn, most of it takes work first, and income is taxed.
- Put savings into an account that pays good interest. | Check that deposits there are insured.
- Buy a broad index fund, month by month. | Its price can fall, so give it years.
- Rent out a room. | Ask your landlord and the tax office first.
- Rent out a parking spot or a garage. | Near a station, people look for them.
- Sell photos to stock sites. | Many small sales add up slowly.
- Sell a template that you built for yourself. | A budget sheet or a wedding plan, for example.
- Record a course on something you can do. | Film it once, and keep it up to date.
- Write a short book and publish it yourself. | Print on demand needs no stock.
- Design shirts or mugs that are printed when ordered. | Use only pictures that are yours.
- Recommend what you use, with a link that pays you. | Say openly that it does.

# productivity-apps | ideas | apps that help you get things done | apps/app productivity/productive (phone/iphone/android/free/work/students/student/for/being/stay/studying/should/need)
- Keep your to-do list in Todoist. | You type a task and a day, and it reminds you.
- Plan your week in Google Calendar. | Give work a time, and not only meetings.
- Learn with cards in Anki. | It shows each card just before you would forget it.
- Grow a tree in Forest. | It dies if you pick up your phone.
- Move cards across a board in Trello. | Everyone sees what is waiting and what is done.
- Keep notes and plans together in Notion. | Start with one page, or you will build for weeks.
- Link your notes in Obsidian. | They stay plain files on your own computer.
- See where your hours go with Toggl. | A week of it is an honest mirror.
- Keep passwords in Bitwarden. | You remember one, and it keeps the rest.
- Block distracting sites with Freedom. | Set it the evening before.

# skills-to-learn | ideas | skills worth learning | skills/skill learn/learning (worth/should/everyone/new/free/online/your/20s/money/future/every/valuable/most/at/home/useful/high-income/that/pay/off)
- Learn to write clearly. | Every job has emails.
- Learn to speak in front of people. | Start with two minutes, and a friend.
- Learn to cook five dishes by heart. | It saves money for life.
- Learn to use a spreadsheet. | Totals, filters and one chart will do.
- Learn to negotiate. | Ask, and then wait for the answer.
- Learn first aid. | One day of class can save a life.
- Learn the basics of a second language. | Ten minutes a day beat two hours on Sunday.
- Learn to code a little. | Let the computer do what bores you.
- Learn how money grows and how debt does. | It is the same math.
- Learn to listen. | Repeat what you heard before you answer.

# kitchen-hacks | ideas | kitchen hacks | kitchen/cooking hack/hacks/tricks (every/home/should/know/that/easy/genius/time/saving/cook/beginners/will/your/save)
- Put a damp towel under the cutting board. | It stops sliding.
- Chill an onion before you cut it. | Your eyes will sting less. A sharp knife helps, too.
- Peel ginger with a spoon. | It follows every bump.
- Freeze leftover herbs in oil. | An ice cube tray is the right size.
- Smash garlic with the flat of a knife. | The skin comes off by itself.
- Cool hard boiled eggs in ice water. | Most of them peel more easily.
- Salt pasta water, and keep a cup of it. | Its starch binds the sauce.
- Dry meat with paper before you fry it. | Wet meat steams, and does not brown.
- Roll a lemon under your hand. | It gives more juice.
- Freeze ripe bananas in slices. | In a blender, they become soft ice cream.

# excel-tricks | ideas | Excel tricks | excel/spreadsheet tricks/trick/shortcuts/hacks/functions/formulas (everyone/should/know/beginners/office/work/time/save/that/you/for/job/every)
- Press Control and T to make a table. | Filters and colors come by themselves.
- Double click the corner of a cell to fill the column. | It goes as far as the column next to it.
- Press Control and E for flash fill. | Show it one example, and it splits names for you.
- Press Alt and the equals sign for a sum. | It guesses the range, so look once.
- Press the key F four to fix a cell in a formula. | The dollar signs keep it in place when you copy.
- Freeze the top row. | You find it in the View tab.
- Use XLOOKUP to find a value in another table. | Older versions have VLOOKUP.
- Make a pivot table. | It adds up a thousand rows in a few clicks.
- Remove duplicates in the Data tab. | Save a copy first.
- Press Control and an arrow to jump to the end. | Hold Shift to select on the way.

# cleaning-hacks | ideas | cleaning hacks | cleaning/clean hacks/hack/tricks (home/house/every/easy/that/should/know/genius/work/fast/lazy/your/for) | Never mix bleach with vinegar, ammonia or other cleaners.
- Clean from the top down. | Dust falls, so the floor comes last.
- Let the cleaner do the work. | Spray, wait five minutes, and wipe.
- Heat a bowl of water with lemon in the microwave. | After some minutes, the dirt wipes off. Let it cool first.
- Tie a bag of vinegar around the shower head overnight. | It dissolves the scale. Do not use it on gold or brass.
- Wipe the shower dry after you use it. | Scale and mold never get started.
- Pick up pet hair with a rubber glove. | A bit damp works best.
- Sprinkle baking soda on the carpet before you vacuum. | Leave it for a quarter of an hour.
- Clean glass with a cloth of microfiber and water. | Newspaper is not needed.
- Carry a basket from room to room. | What does not belong goes in.
- Set a timer for ten minutes. | You will be surprised how far you get.

# life-hacks | ideas | small life hacks | life hacks/hack (every/everyone/should/know/that/easy/daily/simple/work/save/time/useful/actually/will/make/better/your/for/you)
- Put what you must not forget on your shoes. | You cannot leave without it.
- Take a photo of where you parked. | Take the sign, too.
- Do at once what takes two minutes. | Lists get shorter that way.
- Put the charger away from the bed. | Your alarm gets you up, and your phone sleeps elsewhere.
- Pack a spare bag of cables and soap for travel. | It never gets unpacked.
- Lay out your clothes in the evening. | Mornings have enough decisions.
- Write down what you lent, and to whom. | A photo is enough.
- Shop with a list, and not hungry. | Both keep the bill small.
- Label the plugs behind the desk. | You will thank yourself under the table.
- Put a reminder one week before each birthday. | On the day it is too late for a gift.

# before-next-birthday | ideas | things to do before your next big birthday | before turn/turning/thirty/forty/birthday (things/do/must/you/everyone/should/bucket/your/next/big/list)
- Travel somewhere alone. | One night counts.
- Learn to cook your family's favorite dish. | Ask while you still can.
- Save enough to live on for three months. | Start with one week.
- Run, walk or swim a distance that feels too far. | Tell someone the date.
- Say sorry to one person. | Without a but.
- See a sunrise from a mountain. | Bring a warm jacket and a friend.
- Read one very long book. | Ten pages a day will do.
- Record your grandparents' stories. | A phone on the table is enough.
- Sing or speak in front of strangers. | They forget your mistakes by the next morning.
- Get a checkup. | Ask the doctor what is due at your age.

# life-lessons | ideas | life lessons worth knowing early | life lessons (everyone/should/know/learn/early/young/i/wish/knew/hard/every/learned/too/late/important/that/you/your/brutal/sooner/harsh)
- People remember how you made them feel. | Nobody recalls your grades.
- You can be kind and still say no. | The two go well together.
- Small things done daily win. | Big plans often stay plans.
- Most people think about themselves. | So do not worry what they think of you.
- Money buys calm up to a point. | After that it buys things.
- Sleep on a big decision. | Very few cannot wait a night.
- Ask for help early. | Most people like to be asked.
- Tell people that you love them. | Do it while it is an ordinary day.
- Nobody is coming to start it for you. | Begin badly, and get better.
- Being alone is not the same as being lonely. | Practice it.

# home-remedies-cold | ideas | things that make a cold easier to bear | remedies/remedy cold/colds (for/a/the/at/home/that/work/help/natural/common) | See a doctor if you find it hard to breathe, if a fever lasts for days, or if you get worse again.
- Rest. | Your body does the work, and needs the energy.
- Drink warm things. | Tea or broth soothes, even if it does not heal.
- Take a spoon of honey for the cough. | Never for a baby under one year.
- Rinse your nose with salt water. | Use boiled or distilled water, and a clean bottle.
- Gargle with salt water. | It can ease a sore throat for a while.
- Sleep with your head a bit higher. | Your nose stays clearer.
- Keep the air fresh and not too dry. | Open the window for some minutes.
- Suck on a lozenge. | It keeps your throat wet.
- Stay at home, and wash your hands. | The others will thank you.
`
