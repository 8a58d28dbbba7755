import { trade } from './trade.ts'

export const HOME = [
  trade(
    /\b(?:laundromat|laundry|dry[- ]clean\w*|ironing)\b/i,
    `
? Is your laundry pile staring back at you?
? What's at the bottom of your laundry basket?
= Take your evening back, and let the machines do the work.
- A washing machine that's too full only moves the dirt around.
- Treat a stain while it's wet, and dab, don't rub.
- Warm water sets blood and egg. Use cold.
- Too much detergent stays in the clothes and makes them gray.
- Big blankets need a big drum.
- And a folded shirt needs no iron if it's folded warm.`,
  ),
  trade(
    /\bwindow (?:clean\w*|wash\w*)\b|\bclean \p{L}*windows\b/iu,
    `
? When could you last see clearly through your windows?
? Is that fog, or is it your window?
= Same house, a whole lot more light.
- Don't wash windows in bright sun: they dry before you can wipe, and leave streaks.
- Start at the top, because dirt drips.
- Wipe the inside across and the outside down, and you'll know which side the streak is on.
- Clean glass lets in more of the winter sun.
- The frame matters, too: the dirt runs from there.
- Ladders and upper floors are for people with ropes.`,
  ),
  trade(
    /\b(?:house|home|office|deep|carpet) clean\w*|\bcleaning (?:service|company|lady|business)\b|\bcleaners?\b|\bmaid service\b|\bhousekeep\w+/i,
    `
? What would you do with a free Saturday?
? Who's coming over tonight?
= Anything's better than scrubbing the bathroom floor.
- Clean from the top down, and from the dry to the wet.
- Spray, wait five minutes, then wipe. The waiting does the work.
- The dirtiest thing in a kitchen is often the sponge.
- Doors, switches and handles: everybody touches them, nobody wipes them.
- Never mix cleaners, and never bleach with anything.
- A tidy room isn't a clean one, but it helps to begin there.`,
  ),
  trade(
    /\b(?:plumb\w+|drains?|leaks?|boilers?|water heaters?)\b/i,
    `
? Is something dripping at your place?
? Do you know where your water shuts off?
= A small leak is a lot easier to fix than a big one.
- Find the main valve today, not when the floor is wet.
- A tap that drips once a second can waste thousands of liters a year.
- Wet wipes don't dissolve, whatever the pack says.
- Fat goes in the trash. In the pipe it turns to stone.
- A slow drain is a drain that's about to stop.
- If you smell gas, touch no switch, go out and call from there.`,
  ),
  trade(
    /\belectric(?:ian|al)\w*\b|\bwiring\b|\bev chargers?\b/i,
    `
? Does that light flicker?
? How many plugs hang on your power strip?
= Some things aren't for a video and a screwdriver.
- A breaker that trips again is telling you something. Don't tape it.
- A plug that's warm is a plug that's overloaded.
- Heaters and washing machines don't belong on a power strip.
- Press the test button of your safety switch twice a year.
- A buzzing socket isn't normal.
- Old houses were wired for a lamp and a radio.`,
  ),
  trade(
    /\b(?:roof\w*|gutters?)\b/i,
    `
? Is your roof ready for the next storm?
? When did you last look up at your roof?
= It's better to ask now than to grab a bucket later.
- The stain on the ceiling is rarely below the hole: water walks.
- A gutter full of leaves sends the rain into the wall.
- Most leaks begin where something comes through: a chimney, a pipe, a window.
- Look after every storm, from the ground, with binoculars.
- Moss holds water like a sponge.
- One loose tile is a small job. Ten are a roof.`,
  ),
  trade(
    /\b(?:(?:house|wall) paint\w*|painters?(?: and decorators?)?|decorators?|painting (?:company|business|service))\b/i,
    `
? Are you tired of looking at that wall?
? What color is your bedroom, really?
= New walls, same house, different mornings.
- Paint looks darker on a wall than on the card.
- So try a big patch first, and look at it in the evening.
- Two thirds of painting is what comes before the paint.
- Fill, sand, clean, tape: then it goes fast.
- Light from the side shows every bump.
- And the ceiling comes first.`,
  ),
  trade(
    /\b(?:gardens?|gardeners?|lawns?|hedges?|landscap\w+|tree (?:surgeon|service|removal))\b/i,
    `
? Is your yard getting away from you?
? When did you last sit in your own garden?
= You get the lawn chair. Somebody else gets the work.
- Cut a lawn too short, and the weeds say thank you.
- Water in the morning, deeply and seldom.
- Before you cut a hedge, look for nests.
- The right plant in the right place needs almost nothing.
- Leaves under a bush are free food for the soil.
- What you plant in fall has all winter to grow roots.`,
  ),
  trade(
    /\b(?:carpent\w+|joiner\w*|furniture|cabinet\w*|woodwork\w*|kitchen fitter)\b/i,
    `
? Is there a corner that nothing fits into?
? When did you last own something that will outlive you?
= Made for that wall, and for no other.
- Wood moves: it swells in summer and shrinks in winter.
- That's why good furniture has joints instead of only screws.
- Measure every wall twice. None is straight.
- A scratch in solid wood can be sanded away.
- A drawer that's made well closes with a sigh.
- Cheap shelves last for one move.`,
  ),
  trade(
    /\b(?:interior design\w*|home staging|home decor)\b/i,
    `
? Why does your room never look like the picture?
? What's the first thing you see when you come home?
= You'll want to stay in tonight.
- One lamp in the middle makes every room look like a waiting room. Use three small ones.
- Hang pictures at the height of your eyes, not under the ceiling.
- A rug should reach under the sofa.
- Take a photo of your room. You'll see what's wrong.
- Empty space is part of the furniture.
- Before you buy anything, take something out.`,
  ),
  trade(
    /\b(?:movers|moving (?:company|service|business|van)|removals?)\b/i,
    `
? Moving soon?
? How many boxes do you own?
= Your back has done enough heavy lifting.
- Books go in small boxes. Everyone learns that once.
- Write on the side of a box, not on the top.
- Pack one bag as if you were going on a trip: charger, toothbrush, coffee.
- Take a photo of the cables before you pull them.
- Measure the door before you measure the sofa.
- The last thing in is the first thing out: your bed.`,
  ),
  trade(
    /\blocksmiths?\b/i,
    `
? Locked out?
? Who has a key to your home?
= Save the number before you need it.
- A door that has only fallen shut can mostly be opened without drilling.
- Ask for the whole price before anyone comes.
- Leave a spare key with somebody, not under the pot.
- Change the lock when you move in: you don't know who has a key.
- A key that sticks wants graphite, not oil.
- Photos of keys don't belong online. They can be copied.`,
  ),
  trade(
    /\b(?:pest control|exterminat\w+|bed ?bugs?|termites?)\b/i,
    `
? What was that in the wall?
? Are you the only one who lives there?
= Sleep well. Alone.
- A mouse fits through a hole as wide as a pencil.
- Where you see one by day, there are more at night.
- Close the gaps first: under doors, around pipes.
- Food in glass is food for you alone.
- Bed bugs come in suitcases, and have nothing to do with dirt.
- What you spray yourself often only moves them next door.`,
  ),
  trade(
    /\b(?:air[- ]?condition\w*|hvac|heating|heat pumps?|furnace)\b/i,
    `
? Is it too hot to sleep?
? When did somebody last look at your heating?
= Ask before the first hot night. Everybody else asks on it.
- A dirty filter makes a machine work much harder.
- Close the blinds before the sun comes, not after.
- A room two degrees warmer than you'd like uses far less power.
- A heater that gurgles has air in it.
- A check in spring costs less than a repair in July.
- And never block what it breathes through.`,
  ),
  trade(
    /\bsolar\b/i,
    `
? What is your roof doing all day?
? Who pays for your sunshine?
= It's up there anyway.
- Solar panels work on cloudy days, too, only less.
- They like cold, clear days best.
- East and west roofs make power when people are at home.
- The sun sends no bill, but shade costs: one chimney can matter.
- A battery moves noon into the evening.
- Look at last year's bill first. That's your number.`,
  ),
  trade(
    /\b(?:construction|builders?|renovat\w+|remodel\w+|bathroom fitter|kitchens? and bathrooms?|contractors?|handym\w+)\b/i,
    `
? What have you been meaning to fix?
? How long has that door been squeaking?
= It gets done, and you get your weekend.
- Write down everything that's broken. One visit is cheaper than five.
- Ask for what it costs in writing before anything is opened.
- Keep a tenth of the money for what the wall hides.
- Choose the tiles before the old ones are out.
- Dust goes everywhere. Close the doors, and tape them.
- Take photos of every open wall. You'll want to know where the pipes are.`,
  ),
  trade(
    /\b(?:real estate|realtors?|estate agents?|property (?:agents?|management))\b/i,
    `
? Is it time to move?
? What's your home worth, really?
= It's only a house until somebody wants to live there.
- Buyers make up their mind in the first minutes.
- So light, air and an empty hallway are worth more than a new kitchen.
- Good photos are half of the visits.
- A price that's too high gets stale, and then it falls.
- Come back at night, and listen to the street.
- Look at the damp corners before you look at the view.`,
  ),
  trade(
    /\b(?:tailor|sewing|alterations|dress ?makers?|bridal|seamstress|dresses)\b/i,
    `
? Got something in your closet that almost fits?
? When did something last fit as if it was made for you?
= It deserves better than the back of the closet.
- Most clothes are cut for somebody who doesn't exist.
- Half an inch at the shoulders changes a jacket.
- Bring the shoes that you'll wear. The hem depends on them.
- Come early: a wedding dress wants more than one fitting.
- A good coat can get a new lining and live twice.
- Mending is older than shopping.`,
  ),
]
