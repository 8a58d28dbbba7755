import { trade } from './trade.ts'

export const MADE = [
  trade(
    /\bpodcasts?\b/i,
    `
? What do you listen to on the way home?
? Who's talking while you do the dishes?
= One episode. You'll know.
- A voice in your ear is closer than any picture.
- Try the third episode, not the first. By then, they've found it.
- Walk while you listen. It stays longer.
- Dishes are half an episode.
- Send one to a friend, and you have something to talk about.
- Stars help, but a sentence helps more.`,
  ),
  trade(
    /\b(?:habit|budget\w*|fitness|meditation|to-?do|planner|language|plants?|water|study|productivity)\b[^.,;]{0,30}\bapps?\b|\bapps? (?:that|which|for|to)\b/i,
    `
? What do you keep forgetting?
? How many apps on your phone do you open?
= Try it for one week. Then decide.
- A new habit holds on to an old one: after coffee, after brushing your teeth.
- Begin so small that it's embarrassing.
- Miss a day, and nothing's lost. Don't miss two.
- What you write down, you don't have to carry.
- One reminder at the right minute beats ten at the wrong one.
- Turn off all the others.`,
  ),
  trade(
    /\bcandles?\b/i,
    `
? Some nights, all you need is a little light.
? What does your home smell of?
= Light one when the day's done, and let the evening start.
- The first time, let it burn until the wax has melted to the edge.
- A candle remembers: stop early, and it burns a tunnel from then on.
- Cut the wick to the length of a grain of rice before you light it.
- Too long a wick makes soot.
- Keep it out of the draft, and never leave it alone.
- Smell is the shortest way to a memory.`,
  ),
  trade(
    /\bsoaps?\b/i,
    `
? Your skin's been working all day. Be good to it.
? What have you been washing with all your life?
= If you use it every day, it might as well be a good one.
- Soap is oil and lye that have become something new.
- A bar that's left to cure for weeks gets harder, milder, and lasts longer.
- Let it dry between showers, on something with holes.
- One bar can replace a bottle, and needs no plastic.
- Cut in two, it lasts twice as long in the shower.
- And it makes a drawer smell nice while it waits.`,
  ),
  trade(
    /\b(?:skin ?care|cream|lotion|beard oil|serum|balm|cosmetics)\b/i,
    `
? Your skin's been working all day. Be good to it.
? How many bottles stand in your bathroom?
= If you use it every day, it might as well be a good one.
- Three things do most of the work: clean, moisturize, sunscreen.
- Put cream on damp skin. It holds the water in.
- Try it on the inside of your arm first.
- Give it some weeks. Skin is slow.
- The neck is skin, too.
- Less is often more.`,
  ),
  trade(
    /\bbab(?:y|ies)\b/i,
    `
? Know someone who's expecting a baby?
? What do new parents really need?
= For the first nap, the first walk, and every cuddle in between.
- Babies outgrow everything but being held.
- Everyone gives the smallest size. Buy one that fits in half a year.
- Soft seams, no cords, nothing that comes off.
- Wash it before it's worn.
- Bring food for the parents, too.
- And hold the baby while they sleep.`,
  ),
  trade(
    /\b(?:flowers?|florists?|bouquets?)\b/i,
    `
? Someone you know deserves flowers today.
? When did you last bring flowers home for no reason?
= You don't need a reason. No reason is the best one.
- Cut the stems at a slant, and they can drink.
- Take off the leaves that would stand in the water.
- Fresh water every second day does more than any powder.
- Keep them away from the fruit bowl: ripe fruit makes flowers old.
- Tulips go on growing in the vase.
- Men like to get flowers, too. Hardly anyone tries.`,
  ),
  trade(
    /\bplants? (?:shop|store|nursery)\b|\bhouse ?plants?\b|\bgarden (?:center|centre)\b|\bplant nursery\b|\bsucculents?\b|\bplants\b/i,
    `
? How many plants have you killed?
? Is there an empty corner by your window?
= Take one home. It'll forgive you more than you think.
- Most house plants die of too much water, not of too little.
- Put a finger into the soil. If it's wet, wait.
- Plants lean toward the window. Turn the pot.
- Yellow below is mostly water. Brown at the tips is mostly dry air.
- A plant from the shop wants a week to get used to you.
- Start with one that you can't kill.`,
  ),
  trade(
    /\b(?:jewel\w+|earrings?|rings?|necklaces?|bracelets?|goldsmith)\b/i,
    `
? Need a gift that nobody else has?
? What do you wear every day without noticing?
= For someone you love, or just for you.
- Jewelry is the last thing you put on and the first to take off.
- Perfume first, pearls after.
- Silver gets dark in the air. Wear it, and it stays bright.
- Keep chains apart, closed, and they won't tangle.
- A ring fits differently in the morning and at night, in July and in January.
- The small ones are worn every day.`,
  ),
  trade(
    /\b(?:bookshops?|bookstores?|second[- ]hand books|books? (?:shop|store|subscription))\b/i,
    `
? Looking for your next favorite book?
? When did a book last keep you awake?
= Come in for one, leave with three. It happens to everybody.
- Read the first page, not the back.
- Tell them the last three books that you loved. Then ask.
- You may stop at page fifty. Nobody will know.
- A book by the bed wins against a phone in the kitchen.
- Used ones come with somebody's notes in the margin.
- Give the one that you couldn't stop talking about.`,
  ),
  trade(
    /\b(?:my|our|first|new|debut) (?:\p{L}+ )?(?:novel|book|memoir|cook ?book|poetry collection|children'?s book)\b/iu,
    `
? When did a book last keep you awake?
? What are you reading?
= It began as one sentence. Now it's a book.
- Read the first page. You'll know.
- Every book was a bad first draft once.
- Somebody wrote it alone, so that you aren't.
- A review of two lines helps a book more than you'd think.
- So does asking for it at your library.
- And lending it to a friend.`,
  ),
  trade(
    /\b(?:boutiques?|cloth(?:es|ing) (?:shop|store|brand|line)|fashion (?:brand|store|label)|vintage|thrift|second[- ]hand (?:shop|store|clothes)|streetwear)\b/i,
    `
? Full closet, and nothing to wear?
? What do you put on when you want to feel like yourself?
= Try it on. Somebody should wear it.
- You wear a small part of what you own. Look which part.
- Turn it inside out: the seams tell you the truth.
- Cotton breathes, wool warms when it's damp, linen likes creases.
- Sit down in it before you buy it.
- The price is what you pay divided by how often you wear it.
- And something with pockets.`,
  ),
  trade(
    /\b(?:shoes? (?:repair|shop|store)|cobblers?|shoemak\w+|sneakers?)\b/i,
    `
? What do your shoes say about your week?
? Which pair would you walk home in?
= Your feet carry you all day. Carry them well.
- Feet are bigger in the evening. Buy shoes then.
- Leather wants a day of rest between two days of wear.
- Newspaper in wet shoes, never a heater.
- A heel that's worn down on one side pulls at the knee.
- New soles cost less than new shoes.
- A thumb's width at the toe is the right size.`,
  ),
  trade(
    /\b(?:pottery|ceramics?|mugs?|tableware)\b/i,
    `
? Do you love things that were made by hand?
? Which cup do you always take?
= You can tell when somebody took their time.
- Everyone has a favorite mug, and knows why.
- Clay shrinks in the fire, so no two come out alike.
- It goes through the kiln twice, and nobody knows before what the glaze will do.
- Feel the bottom: that's where the hands were.
- Warm it before you pour.
- A small crooked thing on the table makes breakfast yours.`,
  ),
  trade(
    /\b(?:crochet\w*|knit\w*|handmade toys|amigurumi|quilts?|embroider\w*|macrame)\b/i,
    `
? Do you love things that were made by hand?
? How many stitches are in a teddy bear?
= You can tell when somebody took their time.
- A machine can knit. Crochet is still done by hand.
- A small toy takes a long evening, and a blanket takes a winter.
- Thousands of loops, and every one went through somebody's fingers.
- Wash it cool, and dry it flat.
- Look at the back. That's where care shows.
- Children can tell which one was made for them.`,
  ),
  trade(
    /\b(?:handmade|hand[- ]?made|hand[- ]?crafted|etsy|crafts?|gift (?:shop|baskets?|boxes))\b/i,
    `
? Do you love things that were made by hand?
? Need a gift that doesn't look like a gift card?
= You can tell when somebody took their time.
- What's made by hand is never quite the same twice.
- Somebody decided on every edge of it.
- Order early: hands can't be sped up in December.
- A small thing with a name on it is kept for years.
- Write a line by hand, too. It costs nothing.
- And the best gift is one that's used.`,
  ),
]
