import { trade } from './trade.ts'

export const SERVICES = [
  trade(
    /\b(?:repair\w*|restor\w+|fix\w*) (?:old |antique |vintage |broken )*(?:violins?|guitars?|cellos?|accordions?|instruments?|typewriters?|watches|clocks?|radios?|cameras?|sewing machines?|chairs?|furniture|toys)\b|\b(?:violin maker|luthier|watch ?maker|clock ?maker|watch repair)\b/i,
    `
? What's been standing silent in your attic?
? Is it broken, or is it only waiting?
= Don't throw it away. Ask first.
- What was made by hand can mostly be mended by hand.
- Old things have screws. New ones have glue.
- Don't oil it yourself: oil gathers dust, and dust grinds.
- Keep every piece that fell off, even the smallest.
- Damp and heat do more harm than use.
- Somebody used it every day once. It knows how to work.`,
  ),
  trade(
    /\b(?:print(?:ing)? (?:shop|service|house|company)|screen ?printing|t-?shirt print\w*|copy shop)\b/i,
    `
? Is it still only on your screen?
? When did you last hold your own work?
= Paper doesn't need a battery.
- Screens glow, and paper doesn't: prints come out darker.
- Print one before you print five hundred.
- Leave a margin, because paper moves.
- Read it backward. That's how you find the typo.
- Heavy paper says something before anyone reads a word.
- A card in a hand is a minute. A post is a second.`,
  ),
  trade(
    /\bphones? repair\w*|\brepair\w* (?:phones?|screens?)|\b(?:cracked )?(?:phone )?screens?\b|\biphones?\b|\bphone (?:shop|stall)\b/i,
    `
? Cracked screen?
? Does your phone die at noon?
= You don't have to keep swiping around the cracks.
- Small cracks grow, and they let water in.
- Make a copy of your photos before anyone opens it.
- A battery that's two or three years old has often lost a fifth of what it held.
- If it fell into water, switch it off. Rice only makes it dusty.
- If the back bulges, stop charging it at once.
- A repair is mostly cheaper than new, and kinder to the planet.`,
  ),
  trade(
    /\b(?:laptops?|computers?|pc|it) (?:repair\w*|support|service|shop)\b|\brepair\w* (?:laptops?|computers?)\b|\b(?:laptops?|computers?|pc)\b/i,
    `
? Is your laptop giving up on you?
? When did you last back up your photos?
= Before you buy a new one, have someone take a look.
- Slow often means full: of dust, of programs, or of pictures.
- A new drive can make an old machine quick again.
- If a hard disk clicks, switch it off. Every minute counts.
- What exists once doesn't exist: keep two copies in two places.
- Nobody from a big company calls you about a virus.
- Updates close doors. Let them.`,
  ),
  trade(
    /\bweddings? (?:photo\w*|video\w*|film\w*|plann\w*)\b|\bwedding (?:business|venue)\b/i,
    `
? Who's crying in the back row while you say yes?
? What will you still have of that day in thirty years?
= You live it once. Then you want to see it again.
- The flowers last for days, the cake for an hour, the pictures for good.
- Plan half an hour of nothing after the ceremony. You'll need it.
- The best light is the last hour before sunset.
- Tell somebody who must be in the group picture. Somebody always wanders off.
- What goes wrong is what everybody tells later.
- Eat something. Couples forget.`,
  ),
  trade(
    /\b(?:photograph\w*|photo (?:studio|shoots?)|portrait studio|headshots?)\b/i,
    `
? When did someone last take a really good picture of you?
? Do you hate pictures of yourself?
= Ten years from now, you'll be glad you have it.
- You know yourself from the mirror. That's why photos look wrong to you.
- Nobody is unphotogenic. Most people are only early: the real smile comes later.
- Chin a little forward, shoulders down, breathe out.
- Wear what you feel like yourself in, without big letters.
- Soft light by a window flatters everyone.
- And get in the picture, even if you're the one who takes them all.`,
  ),
  trade(
    /\b(?:videograph\w*|video production|drone (?:video|footage|business)|film production)\b/i,
    `
? Who's telling your story?
? Would you watch your own video to the end?
= Ten seconds decide. Make them yours.
- People forgive a shaky picture. They don't forgive bad sound.
- The first three seconds are the film.
- Show the hands, not the logo.
- Most people watch without sound, so write it down, too.
- One idea for one video.
- Real people beat perfect sentences.`,
  ),
  trade(
    /\b(?:graphic design\w*|logo design\w*|branding|web ?design\w*|websites? (?:design\w*|build\w*|for small)|(?:make|build|design)\w* websites|web develop\w*)\b/i,
    `
? Does your website still open with "Welcome"?
? What do people see before they see you?
= First they see it. Then they read you.
- Visitors decide in seconds whether they stay.
- What you do, for whom, and where: that belongs on top.
- Open your own page on your phone. Most of your visitors do.
- One button. Not five.
- Two fonts are enough.
- A logo should work in one color and as small as a stamp.`,
  ),
  trade(
    /\b(?:marketing|social media|advertising|seo) (?:agency|company|manager|service|consultant|business)\b/i,
    `
? Who knows that you exist?
? Did you post today, or did you mean to?
= You do what you do best. The talking is taken care of.
- Being good isn't enough if nobody hears about it.
- Speak of what your customers want, not of what you have.
- Once a week for a year beats every day for a month.
- Answer the ten questions that everyone asks you. That's ten videos.
- A customer's sentence is worth more than ten of your own.
- Measure one thing.`,
  ),
  trade(
    /\b(?:account(?:ants?|ing)|book-?keep\w*|tax (?:advis\w+|prep\w*|consult\w*|firm|office|service))\b/i,
    `
? Where are your receipts?
? Does that envelope scare you, too?
= Numbers are only scary until somebody sorts them.
- A shoebox isn't bookkeeping, but it's a start.
- Put money for taxes aside the day you're paid. It was never yours.
- One account for the business, and one for you.
- Photograph receipts at once. Thermal paper fades.
- Ask before you sign, not after.
- Deadlines don't move. Your evening can.`,
  ),
  trade(
    /\b(?:law ?yers?|attorneys?|law (?:firm|office)|legal (?:services?|advice)|notary|solicitors?)\b/i,
    `
? Did you read what you signed?
? Do you have a letter that you don't dare to open?
= Ask once, and sleep again.
- Open it today: most letters have a date in them.
- Don't answer in anger. Don't answer alone.
- Write down what happened while you still know it.
- Keep the envelope. The stamp can matter.
- A question before you sign costs less than one in court.
- Bring everything, even what looks bad.`,
  ),
  trade(
    /\binsurance\b/i,
    `
? What happens if it happens?
? Do you know what you're insured for?
= You hope that you'll never need it. That's the point.
- Insure what would ruin you, not what would annoy you.
- Read what isn't covered. It's the shorter list.
- Lives change: a child, a house, a new job. The contract doesn't notice.
- Take pictures of what you own, once a year.
- A higher share of your own makes it cheaper.
- The best time to ask is when nothing has happened.`,
  ),
  trade(
    /\b(?:therap(?:y|ists?)|counsell?(?:or|ing)\w*|psycholog\w+ (?:practice|office)|life coach\w*|career coach\w*|business coach\w*)\b/i,
    `
? When did you last say how you really are?
? Are you tired of being strong?
= You don't have to know what to say. You only have to come.
- "Fine" is the most common answer, and the least true.
- A stranger who listens can hear what friends are too close to hear.
- You don't need to be broken to ask for help.
- If you don't click with the first one, try another. That's allowed.
- What's said out loud gets smaller.
- If you're in danger or think of ending it, call your emergency number now.`,
  ),
  trade(
    /\b(?:travel (?:agency|agent|planner|company)|tour operator)\b/i,
    `
? Where would you be right now?
? How many tabs are open for your next trip?
= You pack. The rest is done.
- The best trip has an empty afternoon in it.
- Look at your passport today, not in May: many countries want six months left on it.
- The second cheapest flight is often the one that you survive.
- One place for five days beats five places in five days.
- Ask somebody who has been there in that month.
- What goes wrong is easier when somebody answers the phone.`,
  ),
  trade(
    /\b(?:hotels?|hostels?|guest ?houses?|b ?& ?b|bed and breakfast|air ?bnb|holiday (?:home|flat|rental|apartment)s?|vacation rentals?|campsite|glamping|cabins?)\b/i,
    `
? When did you last wake up somewhere else?
? What do you hear when you open the window?
= The key's waiting.
- Two nights feel like a week if you leave the laptop at home.
- Ask the host where they eat. That's the guidebook.
- Arrive by daylight: places look their best when you meet them.
- The quiet season is when a place belongs to you.
- A good bed isn't in the pictures. It's in the reviews.
- Nothing planned is a plan.`,
  ),
  trade(
    /\b(?:kayak\w*|canoe\w*|boat|sailing|surf\w*|diving|snorkel\w*|rafting|paddle ?board\w*|fishing|whale) (?:school|tours?|trips?|rental\w*|lessons?|charters?|centre|center|hire|camp)\b|\bkayak\w*\b/i,
    `
? When did you last see land from the water?
? What's the quietest place you know?
= From out there, it looks like another place.
- Mornings are calm. The wind gets up later than the sun.
- The life jacket stays on, also for those who can swim.
- Sit still, and the birds forget you.
- Sun comes from above and from the water. Take a hat.
- Everybody paddles in circles for the first five minutes.
- Leave your phone ashore, or tie it on.`,
  ),
  trade(
    /\b(?:tour guides?|guided tours?|walking tours?|city tours?|food tours?|hiking tours?|safaris?)\b/i,
    `
? Do you want to see it, or to understand it?
? What do locals know that the map doesn't?
= You'll never walk down that street the same way again.
- The best stories aren't on the signs.
- Look up: the old city begins above the shops.
- Locals cross the main street, and eat two corners away.
- Ask the question that you think is silly. Everybody has it.
- Comfortable shoes, water, an empty stomach.
- Go on the first day, and use it all week.`,
  ),
  trade(
    /\bescape rooms?\b/i,
    `
? Could you get out?
? Who in your family stays calm?
= The clock starts when the door closes.
- Say out loud what you find. That's half of it.
- Look under, behind and inside. Then look again.
- Used keys go on one pile.
- The quiet one often has the answer.
- Ask for a hint before you fight.
- You'll learn who your friends are in an hour.`,
  ),
]
