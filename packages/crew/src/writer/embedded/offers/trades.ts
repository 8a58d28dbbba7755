import { lookupTable } from '@hookreel/film'

/** For whom an ad is and when they need it: a line for those of a trade, and one that says nothing of the shop that was not typed. */
type Trade = { readonly words: RegExp; readonly hook: string; readonly line: string }

const trade = (words: RegExp, hook: string, line: string): Trade => ({ words, hook, line })

/** The narrowest first. */
const TRADES: readonly Trade[] = [
  trade(
    /\b(?:laundromat|laundry|dry[- ]clean\w*)\b/i,
    'Is your laundry pile looking back at you?',
    'Get your evening back, and let somebody else do the spinning.',
  ),
  trade(/\b(?:bike|bicycle|cycling)\b/i, 'Flat tire again?', 'You would rather ride it than push it.'),
  trade(
    /\bdogs?\b.*\bgroom\w*|\bgroom\w*.*\bdogs?\b|\bdog (?:wash|salon)\b/i,
    'Does your dog smell like an adventure?',
    'Your dog gets the bath, and your bathroom stays dry.',
  ),
  trade(
    /\bdog[- ]?(?:walk\w*|sit\w*|daycare)\b|\bpet[- ]?sit\w*\b/i,
    'Long day at work, and somebody is waiting at the door?',
    'Four happy legs when you come home.',
  ),
  trade(/\b(?:phones?|screens?|iphones?)\b/i, 'Cracked screen?', 'Stop swiping around the cracks.'),
  trade(
    /\b(?:laptops?|computers?|pc)\b/i,
    'Is your laptop giving up on you?',
    'Before you buy a new one, let somebody look at it.',
  ),
  trade(
    /\bwindows?\b(?=.*\bclean|\b)|\bclean \p{L}*windows\b/iu,
    'When did you last really see through your windows?',
    'Same house, a lot more light.',
  ),
  trade(
    /\bpiano\b/i,
    'Did you always want to play the piano?',
    'It is not too late, and nobody is listening at the door.',
  ),
  trade(
    /\b(?:guitar|violin|singing|drums?|ukulele|music) (?:lessons?|teacher|school)\b/i,
    'Did you always want to make music?',
    'The best day to begin is the one on which you finally do.',
  ),
  trade(
    /\b(?:tutor\w*|homework|maths? lessons?|english lessons?)\b/i,
    'Stuck on the same page for an hour?',
    'Sometimes it only takes somebody who explains it another way.',
  ),
  trade(
    /\bcandles?\b/i,
    'Some evenings only need a small light.',
    'Light one when the day is over, and let the evening begin.',
  ),
  trade(
    /\bbab(?:y|ies)\b/i,
    'Do you know somebody who is expecting a baby?',
    'For the first nap, the first walk, and every cuddle in between.',
  ),
  trade(
    /\b(?:cakes?|cupcakes?|cookies|pastr\w+|donuts?)\b/i,
    'Is there a sweet tooth in your house?',
    'Somebody you know has a birthday soon. They always do.',
  ),
  trade(
    /\b(?:bakery|bread|sourdough|rolls)\b/i,
    'You know that smell of fresh bread?',
    'Come early. You know how it goes with the good ones.',
  ),
  trade(
    /\b(?:coffee|caf[eé]|espresso)\b/i,
    'Have you had a good coffee today?',
    'Take a seat, or take it with you.',
  ),
  trade(
    /\b(?:samosas?|tacos?|pizzas?|burgers?|noodles?|dumplings?|food truck|kebabs?|jollof|biryani|curry|sandwich\w*|street food|tamales|empanadas?|restaurant|lunch)\b/i,
    'Are you hungry?',
    'Bring somebody who is as hungry as you are.',
  ),
  trade(
    /\b(?:barbers?|hair ?cuts?|hair salon|hairdresser|braids?|braiding)\b/i,
    'Is it time for your hair?',
    'Sit down, lean back, and leave the rest to us.',
  ),
  trade(
    /\bnails?\b/i,
    'When did your hands last get an hour off?',
    'Bring a friend, and make an hour of it.',
  ),
  trade(
    /\b(?:plumb\w+|drains?|leaks?|boilers?)\b/i,
    'Is something dripping at your place?',
    'The sooner somebody looks at it, the smaller it stays.',
  ),
  trade(
    /\b(?:roof\w*|gutters?)\b/i,
    'Is your roof ready for the next storm?',
    'Better to ask before it rains in.',
  ),
  trade(
    /\b(?:gardens?|lawns?|hedges?|landscap\w+)\b/i,
    'Is your garden getting away from you?',
    'You do the sitting. Somebody else does the rest.',
  ),
  trade(
    /\b(?:house|home|office) clean\w*|\bcleaning (?:service|company|lady)\b|\bcleaners?\b/i,
    'What would you do with a free Saturday?',
    'Anything but the bathroom floor.',
  ),
  trade(
    /\b(?:photograph\w*|photo (?:studio|shoots?))\b/i,
    'When did somebody last take a good picture of you?',
    'In ten years you will be glad that you have it.',
  ),
  trade(
    /\b(?:yoga|pilates|gym|fitness|boxing)\b/i,
    'Do you need an hour that is only yours?',
    'Come as you are. That is how everybody begins.',
  ),
  trade(
    /\b(?:flowers?|florist|bouquets?)\b/i,
    'Somebody deserves flowers today.',
    'You do not need a reason. That is the best reason.',
  ),
  trade(
    /\b(?:jewel\w+|earrings?|rings?|necklaces?|bracelets?)\b/i,
    'Do you need a present that nobody else has?',
    'For somebody you love, or for yourself.',
  ),
  trade(/\b(?:mov(?:ers|ing)|removals?)\b/i, 'Are you moving soon?', 'Your back has done enough.'),
  trade(
    /\b(?:car wash|mechanic|garage|tires?|tyres?|auto repair|cars?)\b/i,
    'Is your car making that noise again?',
    'Better to ask once too often than to stand beside the road.',
  ),
  trade(
    /\b(?:soaps?|skin ?care|cream|lotion)\b/i,
    'Be good to your skin.',
    'A small thing that you use every day may as well be a good one.',
  ),
  trade(
    /\b(?:books?|bookshop|bookstore)\b/i,
    'Are you looking for your next favorite book?',
    'Come for one, and leave with three. It happens to everybody.',
  ),
  trade(
    /\b(?:tailor|sewing|alterations|dresses)\b/i,
    'Do you have something in the closet that almost fits?',
    'It deserves to be worn.',
  ),
  trade(
    /\b(?:crochet\w*|knit\w*|handmade|hand[- ]?made|pottery|ceramics?|mugs?)\b/i,
    'Do you like things that somebody made by hand?',
    'No two of them are quite the same.',
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
  const whom =
    audience === ''
      ? []
      : [`${audience.charAt(0).toUpperCase()}${audience.slice(1)}${place}, this one is for you.`]
  return [...whom, ...(known === undefined ? [] : [known.hook])]
}

/** What speaks for such an offer whoever makes it; empty for a trade that is not kept. */
export const lineFor = (prompt: string): string => tradeOf(prompt)?.line ?? ''

/** What to do now, where the prompt says nothing of it. */
export function callFor(prompt: string): string {
  if (/\bwe come to (?:you|u|your)\b|\bmobile\b|\bat your (?:home|door|place)\b/i.test(prompt))
    return 'Send us a message, and we come to you.'
  if (/\bpodcast\b/i.test(prompt)) return 'Listen to the first minutes today.'
  if (/\b(?:app|website|game|plugin|software)\b/i.test(prompt))
    return 'Try it today, and tell us how it goes.'
  if (/\b(?:brand|online|etsy|shipping|ship|deliver\w*|web ?shop)\b/i.test(prompt))
    return 'Order yours today.'
  if (/\b(?:lessons?|class(?:es)?|course|tutor\w*|appointments?|groom\w*|salon|barber)\b/i.test(prompt))
    return 'Write to us today, and pick your first date.'
  return /\b(?:in|near|behind|next to|opposite|at) (?:the )?\p{L}/iu.test(prompt)
    ? 'Come by this week, and tell a friend.'
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

const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** "San antonio tx" as it is written. */
export const spellPlaces = (prompt: string): string =>
  prompt
    .replace(
      IN_STATE,
      (_, at: string, city: string, state: string) =>
        `${at} ${city.split(' ').map(large).join(' ')}${state.toUpperCase()}`,
    )
    .replace(HALF_NAME, large)
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
