import { capitalize, lookupTable } from '@hookreel/film'

/** For whom an ad is and when they need it: a line for those of a trade, and one that says nothing of the shop that was not typed. */
type Trade = { readonly words: RegExp; readonly hook: string; readonly line: string }

const trade = (words: RegExp, hook: string, line: string): Trade => ({ words, hook, line })

/** The narrowest first. */
const TRADES: readonly Trade[] = [
  trade(
    /\b(?:laundromat|laundry|dry[- ]clean\w*)\b/i,
    'Is your laundry pile staring back at you?',
    'Take your evening back, and let the machines do the work.',
  ),
  trade(/\b(?:bike|bicycle|cycling)\b/i, 'Flat tire again?', 'Bikes are for riding, not for pushing home.'),
  trade(
    /\bdogs?\b.*\bgroom\w*|\bgroom\w*.*\bdogs?\b|\bdog (?:wash|salon)\b/i,
    'Does your dog smell like an adventure?',
    'Your dog gets the bath, and your bathroom stays dry.',
  ),
  trade(
    /\bdog[- ]?(?:walk\w*|sit\w*|daycare)\b|\bpet[- ]?sit\w*\b/i,
    "Long day at work, and someone furry's waiting by the door?",
    "You come home, and everybody's happy to see you.",
  ),
  trade(
    /\b(?:phones?|screens?|iphones?)\b/i,
    'Cracked screen?',
    "You don't have to keep swiping around the cracks.",
  ),
  trade(
    /\b(?:laptops?|computers?|pc)\b/i,
    'Is your laptop giving up on you?',
    'Before you buy a new one, have someone take a look.',
  ),
  trade(
    /\bwindows?\b(?=.*\bclean|\b)|\bclean \p{L}*windows\b/iu,
    'When could you last see clearly through your windows?',
    'Same house, a whole lot more light.',
  ),
  trade(
    /\bpiano\b/i,
    'Have you always wanted to play the piano?',
    "It's not too late. Everybody starts with one finger.",
  ),
  trade(
    /\b(?:guitar|violin|singing|drums?|ukulele|music) (?:lessons?|teacher|school)\b/i,
    'Have you always wanted to make music?',
    'That song in your head? You could be playing it.',
  ),
  trade(
    /\b(?:tutor\w*|homework|maths? lessons?|english lessons?)\b/i,
    'Been stuck on the same page for an hour?',
    'Sometimes all it takes is someone who explains it differently.',
  ),
  trade(
    /\bcandles?\b/i,
    'Some nights, all you need is a little light.',
    "Light one when the day's done, and let the evening start.",
  ),
  trade(
    /\bbab(?:y|ies)\b/i,
    "Know someone who's expecting a baby?",
    'For the first nap, the first walk, and every cuddle in between.',
  ),
  trade(
    /\b(?:cakes?|cupcakes?|cookies|pastr\w+|donuts?)\b/i,
    'Got a sweet tooth in the house?',
    'Someone you know has a birthday coming up. Someone always does.',
  ),
  trade(
    /\b(?:bakery|bread|sourdough|rolls)\b/i,
    'You know that smell of fresh bread?',
    'Take some home, and see how long it lasts.',
  ),
  trade(/\b(?:coffee|caf[eé]|espresso)\b/i, 'Had a good coffee yet today?', 'Take a seat, or take it to go.'),
  trade(
    /\b(?:samosas?|tacos?|pizzas?|burgers?|noodles?|dumplings?|food truck|kebabs?|jollof|biryani|curry|sandwich\w*|street food|tamales|empanadas?|restaurant|lunch)\b/i,
    'Hungry? Stay right here.',
    "Bring someone who's as hungry as you are.",
  ),
  trade(
    /\b(?:barbers?|hair ?cuts?|hair salon|hairdresser|braids?|braiding)\b/i,
    'Is your hair overdue?',
    'Sit down, lean back, and leave the rest to us.',
  ),
  trade(
    /\bnails?\b/i,
    'When did your hands last get an hour off?',
    'Bring a friend, and make an afternoon of it.',
  ),
  trade(
    /\b(?:plumb\w+|drains?|leaks?|boilers?)\b/i,
    'Is something dripping at your place?',
    'A small leak is a lot easier to fix than a big one.',
  ),
  trade(
    /\b(?:roof\w*|gutters?)\b/i,
    'Is your roof ready for the next storm?',
    "It's better to ask now than to grab a bucket later.",
  ),
  trade(
    /\b(?:gardens?|lawns?|hedges?|landscap\w+)\b/i,
    'Is your yard getting away from you?',
    'You get the lawn chair. Somebody else gets the work.',
  ),
  trade(
    /\b(?:house|home|office) clean\w*|\bcleaning (?:service|company|lady)\b|\bcleaners?\b/i,
    'What would you do with a free Saturday?',
    "Anything's better than scrubbing the bathroom floor.",
  ),
  trade(
    /\b(?:photograph\w*|photo (?:studio|shoots?))\b/i,
    'When did someone last take a really good picture of you?',
    "Ten years from now, you'll be glad you have it.",
  ),
  trade(
    /\b(?:yoga|pilates|gym|fitness|boxing)\b/i,
    "Need one hour that's all yours?",
    "Come as you are. That's how everybody starts.",
  ),
  trade(
    /\b(?:flowers?|florist|bouquets?)\b/i,
    'Someone you know deserves flowers today.',
    "You don't need a reason. No reason is the best one.",
  ),
  trade(
    /\b(?:jewel\w+|earrings?|rings?|necklaces?|bracelets?)\b/i,
    'Need a gift that nobody else has?',
    'For someone you love, or just for you.',
  ),
  trade(/\b(?:mov(?:ers|ing)|removals?)\b/i, 'Moving soon?', 'Your back has done enough heavy lifting.'),
  trade(
    /\b(?:car ?wash(?:es|ing)?|(?:car|auto|mobile) detailing|detailers?)\b/i,
    'When did your car last look brand new?',
    "You'll want to park it where everyone can see it.",
  ),
  trade(
    /\b(?:mechanic|garage|tires?|tyres?|auto repair|cars?)\b/i,
    'Is your car making that noise again?',
    "It's better to ask now than from the side of the road.",
  ),
  trade(
    /\b(?:soaps?|skin ?care|cream|lotion)\b/i,
    "Your skin's been working all day. Be good to it.",
    'If you use it every day, it might as well be a good one.',
  ),
  trade(
    /\b(?:books?|bookshop|bookstore)\b/i,
    'Looking for your next favorite book?',
    'Come in for one, leave with three. It happens to everybody.',
  ),
  trade(
    /\b(?:tailor|sewing|alterations|dresses)\b/i,
    'Got something in your closet that almost fits?',
    'It deserves better than the back of the closet.',
  ),
  trade(
    /\b(?:crochet\w*|knit\w*|handmade|hand[- ]?made|pottery|ceramics?|mugs?)\b/i,
    'Do you love things that were made by hand?',
    'You can tell when somebody took their time.',
  ),
]

const tradeOf = (prompt: string): Trade | undefined => TRADES.find(({ words }) => words.test(prompt))

const WANTED =
  /\b(?:want|need|looking for|would like|hoping for|trying to get) (?:some |many |to (?:get|reach|attract) )?(?:more )?((?:\p{L}+ )?\p{L}+)(?: to (?:come|visit|book|buy|know|join|find|order|try|call)\b.*)?$/iu
const ANYBODY =
  /^(?:\p{L}+ )?(?:customers?|clients?|people|sales|orders|bookings|followers|business|video|ad|reel|promo|it|help|this|that|to)$/iu

/** Whom a clause wishes for: "students"; null for any other clause, '' where it wishes for anybody. */
export function readAudience(clause: string): string | null {
  const whom = WANTED.exec(clause)?.[1]
  if (
    whom === undefined ||
    !/\bmore\b|\bto (?:come|visit|book|buy|know|join|find|order|try|call)\b/i.test(clause)
  )
    return null
  return ANYBODY.test(whom) ? '' : whom.toLowerCase()
}

/** First lines of an ad that name whom it is for, or when they need it. */
export function hooksFor(prompt: string, audience: string, place: string): readonly string[] {
  const known = tradeOf(prompt)
  const whom = audience === '' ? [] : [`${capitalize(audience)}${place}, this one is for you.`]
  return [...whom, ...(known === undefined ? [] : [known.hook])]
}

/** What speaks for such an offer anyone who makes it; empty for a trade that is not kept. */
export const lineFor = (prompt: string): string => tradeOf(prompt)?.line ?? ''

/** What to do now, where the prompt says nothing of it. */
export function callFor(prompt: string): string {
  if (/\bwe come to (?:you|u|your)\b|\bmobile\b|\bat your (?:home|door|place)\b/i.test(prompt))
    return "Send us a message, and we'll come to you."
  if (/\bpodcast\b/i.test(prompt)) return 'Listen to the first few minutes today.'
  if (/\b(?:app|website|game|plugin|software)\b/i.test(prompt))
    return 'Try it today, and tell us how it goes.'
  if (/\b(?:brand|online|etsy|shipping|ship|deliver\w*|web ?shop)\b/i.test(prompt))
    return 'Order yours today.'
  if (/\b(?:lessons?|class(?:es)?|course|tutor\w*|appointments?|groom\w*|salon|barber)\b/i.test(prompt))
    return 'Message us today, and pick a day that works for you.'
  return /\b(?:in|near|behind|next to|opposite|at) (?:the )?\p{L}/iu.test(prompt)
    ? 'Come by this week, and tell a friend about us.'
    : 'Send us a message today.'
}

const STATES =
  'ak|az|ar|ca|ct|fl|ga|il|ia|ks|ky|md|mi|mn|ms|mt|nv|nh|nj|nm|ny|nc|nd|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|uk|usa|uae'
const IN_STATE = new RegExp(
  String.raw`\b(in|near|from|around|at) ((?:\p{L}+ ){1,3})(${STATES})(?=$|[.,;!:]|\s(?:and|we|open|call)\b)`,
  'giu',
)
const HALF_NAME =
  /\b(san|los|las|saint|fort|santa|el|cape|port|kuala|rio|tel|abu|addis|buenos) (?=\p{Lu}\p{Ll})/gu

const SHORT_DAY = /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi
const DAYS: Readonly<Record<string, string>> = lookupTable({
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
})

/** "San antonio tx" as it is written. */
export const spellPlaces = (prompt: string): string =>
  prompt
    .replace(
      IN_STATE,
      (_, at: string, city: string, state: string) =>
        `${at} ${city.split(' ').map(capitalize).join(' ')}${state.toUpperCase()}`,
    )
    .replace(HALF_NAME, capitalize)
    .replace(/\b(to|for|near) u\b/gi, '$1 you')
    .replace(/\bopen [^,.;]*/gi, (hours) =>
      hours.replace(SHORT_DAY, (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day),
    )

/** "San Antonio TX" in a sentence. */
export const withComma = (text: string): string =>
  text.replace(new RegExp(String.raw`(?<=\p{Lu}\p{Ll}+) (${STATES.toUpperCase()})\b`, 'gu'), ', $1')

/** Where an offer is, as its first lines say it: " in Leeds". */
export const placeOf = (prompt: string): string => {
  const found = /\b(in|near) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/u.exec(prompt)
  return found === null ? '' : ` ${found[1] ?? 'in'} ${found[2] ?? ''}`
}
