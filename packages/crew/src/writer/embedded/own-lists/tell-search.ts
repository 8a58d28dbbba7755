import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { ANIMAL } from '../offers/tell-newcomer.ts'
import { capitalize, countWords, titleApart, titleCase } from '../wording.ts'
import { withSmallWord } from '../offers/announcements/name-things.ts'
import { stripPictures } from '../prompt/emoji.ts'
import { speakStreets } from '../prompt/spelling/places.ts'
import { withArticle } from '../../../text/with-article.ts'
import { MOST_CHARACTERS } from './read-listed.ts'
import { cutOrders, isFilmOrder } from './film-orders.ts'
import { low, spell, stop } from './spell.ts'

const THING = String.raw`(?:${ANIMAL}|rings?|keys?|wallet|purse|phone|iphone|bike|bicycle|e-?bike|backpack|bag|handbag|glasses|sunglasses|necklace|bracelet|earrings?|watch|teddy|toy|blanket|plush\p{L}*|camera|laptop|tablet|drone|scooter|car|truck|van|motorcycle|jacket|coat|hat|scarf|gloves?|airpods|earbuds|headphones|passport|license|card|umbrella|stroller|kayak|canoe|suitcase|luggage|guitar|violin|hearing aids?|package|parcel|drill|tools|trailer|generator)`
/** "Lost dog in Maplewood", "I lost my wallet on the 7 bus". */
const NOTICE = new RegExp(
  String.raw`^(?:(?:i|we)(?:'ve| have)? |please help[,!:]? )?(lost|missing|stolen|found)\b\s*[:!,–—-]*\s*((?:an? |the |my |our |some )?(?:[\p{L}\p{N}'-]+ ){0,5}?${THING}\b[^:;.!?]*)`,
  'iu',
)
/** "My bike was stolen from outside the gym". */
const TURNED = new RegExp(
  String.raw`^((?:my|our) (?:[\p{L}\p{N}'-]+ ){0,4}?${THING}) (?:was|got|has been|is|went|has gone) (lost|missing|stolen)\b([^:;.!?,]*)`,
  'iu',
)
/** "Stolen from my driveway in Tulsa: white Ford F150": what it is comes behind where it was. */
const FROM_WHERE =
  /^(?:please help[,!:.]? )?(stolen|missing|lost) ((?:from|in|at|near|on|outside) [^:;.!?]{4,80}):\s+(?=\S)/iu
const NO_NOTICE =
  /\?$|\b(?:stor(?:y|ies)|poem|film|movie|facts?|tips|how (?:to|do|can)|joke|quotes?|scene|mystery)\b/i
const CONTACT = /^(?:please )?(?:call|text|message|msg|dm|e-?mail|contact|whatsapp|phone|reach|tell)\b/i
const NAME =
  /\b(?:called|named|(?:answers|responds|comes) to|(?:her|his|its|the) name is)\s+(?:the name )?["“]?(\p{L}[\p{L}'-]+)/iu
/** "Our parrot Kiwi" */
const NAMED_PET = new RegExp(String.raw`\b(?:[Oo]ur|[Mm]y) ${ANIMAL} (\p{Lu}\p{Ll}+)`, 'u')
const IS_PET = new RegExp(String.raw`\b${ANIMAL}s?\b`, 'iu')
/** One of a kind, as a notice names it: "brown beagle called Biscuit". */
const ONE = new RegExp(
  String.raw`^(?!an?\b|the\b|my\b|our\b|his\b|her\b|its\b|no\b|one\b|two\b|last\b|missing\b)(?:[\p{L}-]+ ){1,4}?${THING}(?<!s)\b|^(?:[\p{L}-]+ ){1,3}(?:mix|collar|harness|tag|case|cover)(?= (?:called|named|with|on)\b)`,
  'iu',
)
const FEWEST_DETAILS = 2
const SHORTEST_WORDS = 25

const LOST_HOOKS = [
  'Please stop scrolling for a few seconds.',
  'This one needs as many eyes as possible.',
  'If you live around here, please look closely.',
  'You might be the one who has seen this.',
]
const FOUND_HOOKS = [
  'Did you lose something? Then listen.',
  'Somebody may be looking for this right now.',
  'Maybe this is yours, or maybe you know whose it is.',
  'If you live around here, please listen for a few seconds.',
]
const LOST_ENDS = [
  'Please share this, even if you have not seen anything.',
  'One share may reach the right person.',
  'Keep your eyes open today, and pass this on.',
  'Send this to everyone you know around there. Thank you.',
]
const FOUND_ENDS = [
  'If you know the owner, pass this on.',
  'One share may reach the right person.',
  'Send this to someone who might know.',
  'Please share this with everyone around there. Thank you.',
]

type Search = {
  readonly isFound: boolean
  readonly headline: string
  readonly title: string
  readonly details: readonly string[]
}

/** Something that is lost, stolen or found, with all that the prompt says of it and nothing besides; null for any other prompt. */
export function tellSearch(request: IdeasRequest): IdeaDraft[] | null {
  const search = request.prompt.length > MOST_CHARACTERS ? null : readSearch(request.prompt)
  if (search === null) return null
  const { isFound, headline, title, details } = search
  const said = details.map((detail) => stop(sayDetail(detail, request.prompt)))
  const contact = said.filter((detail) => CONTACT.test(detail))
  const others = said.filter((detail) => !CONTACT.test(detail))
  const name = NAME.exec(details.join(', '))?.[1] ?? NAMED_PET.exec(request.prompt)?.[1]
  const random = createRandom(request.seed)
  const hooks = [
    ...(name === undefined || isFound ? [] : [`Have you seen ${capitalize(name)}?`]),
    ...random.shuffle(isFound ? FOUND_HOOKS : LOST_HOOKS),
  ]
  const ends = random.shuffle(isFound ? FOUND_ENDS : LOST_ENDS)
  const ideas = hooks.slice(0, Math.min(request.count, 3)).map((hook, at): IdeaDraft => {
    const script = [hook, headline, ...others, ...contact, ends[at] ?? ''].join(' ')
    return {
      title: titleApart(titleCase(title), hook, at),
      summary: `In your own words: ${headline} ${said.join(' ')}`,
      caption: joinCaption(
        headline,
        hashtagsFrom([isFound ? 'found' : 'lost', 'pleaseshare', ...(IS_PET.test(title) ? ['lostpet'] : [])]),
      ),
      script,
      description: script,
      framework: 'listed-search',
      length: 'script',
      sources: [],
    }
  })
  return ideas.every(({ script }) => countWords(script) >= SHORTEST_WORDS) ? ideas : null
}

/** "Answers to Pumpkin", "white paws": what it does and has is said of it. */
function sayDetail(detail: string, prompt: string): string {
  const said = speakStreets(spell(detail))
  const it = /\bhe\b/i.test(prompt) ? 'he' : /\bshe\b/i.test(prompt) ? 'she' : 'it'
  if (/^(?:answers|responds|comes|has|wears|walks|limps|goes) (?:to |by )?\S/i.test(said))
    return `${it} ${low(said)}`
  if (/^(?:missing|gone|lost) (?:since|from)\b/i.test(said)) return `${it} has been ${low(said)}`
  if (
    /^(?:very |super |a bit )?(?:friendly|shy|scared|skittish|nervous|microchipped|chipped|neutered|spayed|deaf|blind)(?:,? (?:and|but) \p{L}+)?$/iu.test(
      said,
    )
  )
    return `${it}'s ${low(said)}`
  if (/^(?:safe|staying|now) (?:and sound )?(?:in|at|with)\b/i.test(said)) return `${it}'s ${low(said)}`
  if (/^no (?:collar|tags?|chip|microchip)\b/i.test(said)) return `${it} has ${low(said)}`
  if (/^last seen\b/i.test(said)) return `${it} was ${low(said)}`
  if (
    /^(?:\p{L}+ ){1,2}(?:paws|eyes|ears|tail|collar|spots?|stripes?|fur|legs?|tag|nose|belly|patch|chest|face|harness|bell)(?: .*)?$/iu.test(
      said,
    ) &&
    !/^(?:reward|call)/i.test(said)
  )
    return `${it} has ${withSmallWord(said)}`
  return ONE.test(detail) ? withArticle(low(said)) : said
}

function readSearch(prompt: string): Search | null {
  const text = cutOrders(stripPictures(prompt).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim())
  if (NO_NOTICE.test(text)) return null
  const placed = readPlaced(text)
  if (placed !== null) return placed
  const [whole = '', state = '', thing = ''] = NOTICE.exec(text) ?? turn(TURNED.exec(text)) ?? []
  if (whole === '') return null
  const [named = '', ...inline] = thing.split(/,\s+/)
  const details = listDetails([...inline, text.slice(whole.length)])
  if (details.length < FEWEST_DETAILS) return null
  const isFound = /^found$/i.test(state)
  const any = nameThing(spell(named.trim()))
  const who = /\b(?:we|us|our)\b/i.test(text) ? 'We' : 'I'
  const [sentence = ''] = whole.replace(/[\s:;-]+$/, '').split(/,\s+/)
  const help = isFound
    ? `${who} found ${any}.`
    : `Please help find ${any.replace(/^(?!my\b|our\b|the\b)(an? )?/i, (article) => `${article === '' ? '' : 'a '}${state.toLowerCase()} `)}.`
  return {
    isFound,
    headline: !isFound && IS_SENTENCE.test(whole) ? stop(spell(sentence)) : help,
    title: `${state.toLowerCase()} ${any.replace(OWNER, '')}`,
    details,
  }
}

const listDetails = (said: readonly string[]): string[] =>
  said
    .flatMap((part) => part.split(/[,;:]\s+|(?<=[.!])\s+|^[:;.!]+/))
    .map((clause) => clause.replace(/^[\s:;,.!–—-]+|^and\s+|[\s.!,;:]+$/gi, '').trim())
    .filter((clause) => /[\p{L}\p{N}]{2}/u.test(clause) && !isFilmOrder(clause))

/** What is gone from a place; only who can be reached is taken at their word. */
function readPlaced(text: string): Search | null {
  const [whole = '', state = '', where = ''] = FROM_WHERE.exec(text) ?? []
  const details = listDetails([text.slice(whole.length)])
  if (whole === '' || details.length < FEWEST_DETAILS || !details.some((one) => CONTACT.test(one)))
    return null
  const headline = stop(spell(`${state.toLowerCase()} ${where}`))
  return { isFound: false, headline, title: `${state.toLowerCase()}: ${details[0] ?? ''}`, details }
}

const OWNER = /^(?:an?|the|my|our|some) /i
const ARE_MANY =
  /^(?!(?:set|pair|bunch) of\b).*(?:keys|glasses|airpods|earbuds|headphones|earrings|gloves|tools|rings)\b/i
/** A thing as it stands within a sentence: "a black lab", "keys". */
function nameThing(what: string): string {
  if (OWNER.test(what) || ARE_MANY.test(what)) return low(what)
  return withArticle(low(what))
}

/** Says who lost it. */
const IS_SENTENCE = /^(?:i|we|my|our) /i

const turn = (met: RegExpExecArray | null): readonly string[] | null => {
  if (met === null) return null
  const [whole, thing = '', state = '', where = ''] = met
  return [whole, state, `${thing}${where}`]
}
