import { createRandom } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, countWords, numberWord, titleApart, titleCase } from '../wording.ts'
import { GRAVE_FRAMES, LIST_FRAMES } from './list-frames.ts'
import { kindOfClause, type ListKind, type NamedList } from './list-kinds.ts'
import { readListed, type Listed } from './read-listed.ts'
import { speakDay, speakGoods, speakThings, withSelf, withThe } from './speak-items.ts'
import { low, spell, stop } from './spell.ts'

/** With fewer words it is no film yet, and the person is asked for more. */
const SHORTEST_WORDS = 25
/** A fourth way to say the same would be filler. */
const MOST_IDEAS = 3

/** Nobody is asked which of these surprised them. */
const GRAVE =
  /\b(?:died|death|suicid\p{L}*|cancer|grief|passed away|funerals?|abus\p{L}+|miscarriages?|overdos\p{L}+|hospice|strokes?|heart attacks?|chemo|dementia|alzheimer's|stillborn|divorc\p{L}*)\b/iu
const KEEPS_FRAMES = new Set<ListKind>(['thanks', 'letter', 'menu', 'sale', 'event', 'rules', 'steps'])

/** Says thanks, or when to be there: who leaves that out stops in the middle. */
const HAS_AN_END = new Set<ListKind>(['thanks', 'sale', 'event'])

/** What a prompt lists itself, told item by item in its own words; null for a prompt that lists nothing of its own. */
export function tellListed(request: IdeasRequest, isLast = false): IdeaDraft[] | null {
  const listed = readListed(request.prompt, isLast)
  if (listed === null) return null
  const random = createRandom(request.seed)
  const isGrave = GRAVE.test(request.prompt) && !KEEPS_FRAMES.has(listed.kind) && !isQuoted(listed)
  const { hooks, ends } = isGrave ? GRAVE_FRAMES : LIST_FRAMES[listed.kind]
  const [opens, closes] = [random.shuffle(hooks), random.shuffle(ends)]
  const ideas = Array.from({ length: Math.min(request.count, MOST_IDEAS) }, (_, at) => {
    const items = speakItems(listed, at)
    if (items === null) return []
    const told = [introduce(listed, at), items, ...listed.more.map((said) => stop(spell(said)))].join(' ')
    const line = speakAs(listed, opens[at] ?? '').replace('{n}', numberWord(listed.items.length))
    // What they say of themselves, what is only theirs, and the second way to tell it, need no line before them.
    const isBare =
      (at === 1 || listed.claims.length > 0 || listed.kind === 'plain') && countWords(told) >= SHORTEST_WORDS
    const hook = isBare ? '' : line
    // A list ends on its last thing, unless its kind has an end of its own; one too short for a film takes a close.
    const close = [...(HAS_AN_END.has(listed.kind) ? [] : ['']), ...closes.slice(at), ...closes].find(
      (end) => countWords(`${hook} ${told} ${end}`) >= SHORTEST_WORDS,
    )
    return close === undefined
      ? []
      : [
          present(listed, hook || firstOf(listed), {
            at,
            script: `${hook} ${told} ${speakAs(listed, close)}`.trim(),
          }),
        ]
  }).flat()
  return ideas.length === 0 ? null : ideas
}

/** Who has said "we" all along goes on so. */
const speakAs = ({ isMany }: Listed, line: string): string =>
  isMany
    ? line
        .replace(/\bI'm\b/g, "we're")
        .replace(/\bI'd\b/g, "we'd")
        .replace(/\bI\b/g, 'we')
        .replace(/\b([Tt])ell me\b/g, '$1ell us')
        .replace(/\blet me\b/gi, 'let us')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : line

/** Names an idea that has no line before it. */
const firstOf = ({ items }: Listed): string => stop(spell(items[0] ?? ''))

const TAGS: Readonly<Partial<Record<ListKind, readonly string[]>>> = {
  menu: ['smallbusiness', 'shoplocal'],
  sale: ['sale', 'shoplocal', 'weekend'],
  event: ['savethedate', 'community'],
  thanks: ['thankyou', 'grateful'],
  routine: ['routine', 'dayinmylife'],
  meals: ['whatieatinaday', 'food'],
  packing: ['checklist', 'packing'],
}

function present(
  listed: Listed,
  hook: string,
  { at, script }: { readonly at: number; readonly script: string },
): IdeaDraft {
  const title = titleCase(
    titleOf(listed)
      .replace(/, (?:he|she|they|we)(?:'\p{L}+)? .+$/iu, '')
      .replace(/\s*\([^)]*\)/g, ''),
  ).replace(/-year-old\b/g, '-Year-Old')
  return {
    title: titleApart(title, hook, at),
    summary: `In your own words: ${listed.items.map(spell).join(', ')}`,
    caption: joinCaption(hook, hashtagsFrom(TAGS[listed.kind] ?? [listed.kind, 'mylist', 'realtalk'])),
    script,
    description: script,
    framework: `listed-${listed.kind}`,
    length: 'script',
    sources: [],
  }
}

/** Owned by the one who speaks alone, which no title has to say. */
const OWNER = /^(?:my|our|the|these|those) $/i
const isPlural = ({ noun }: NamedList): boolean => /(?<!s)s$/i.test(noun)
const IS_COUNTED = new Set<ListKind>([
  'rules',
  'tips',
  'lessons',
  'habits',
  'mistakes',
  'signs',
  'reasons',
  'steps',
])

/** Says nothing without what stands before it: "my 4 steps", "what helped". */
const IS_VAGUE =
  /^(?:(?:my|our|the|here are|these are) )*(?:\d+ |two |three |four |five |six |seven |few )?(?:steps|tips|rules|reasons|lessons|things|secrets|habits|tricks)(?: (?:that|which) (?:helped|worked)| i (?:did|learned))?$|^what (?:\p{L}+ )?(?:helped|worked)\b/iu
/** Says nothing of what it was learned from. */
const IS_BARE = /^what (?:i|we|it)(?:'ve| have)? (?:learned|learnt|know|taught|wish)\b(?: \S+){0,5}$/i
const LONGEST_CLAIM = 64
function titleOf({ head, named, claims, items, kind }: Listed): string {
  const [claim] = claims
  const who = /^(?:i'm|im|i am) (an? .+)$/i.exec(claim ?? '')?.[1]
  if (who !== undefined && IS_VAGUE.test(head) && named !== null)
    return spell(`${items.length} ${named.noun}${named.rest} as ${who}`)
  if (claim !== undefined && IS_VAGUE.test(head))
    return spell(kind === 'steps' && /^(?:i|we) /i.test(claim) ? `how ${claim}` : claim)
  if (named === null)
    return spell(claim !== undefined && IS_BARE.test(head) && claim.length <= LONGEST_CLAIM ? claim : head)
  const { whose, top, count, noun, rest } = named
  const owner = OWNER.test(whose) ? '' : whose
  const isCounted =
    count !== '' || (owner === '' && IS_COUNTED.has(kind) && isPlural(named) && !noun.includes(' '))
  return spell(`${owner}${top}${isCounted ? `${items.length} ` : ''}${noun}${rest}`)
}

/** The name of the list as a sentence, behind what was said before it. */
function introduce(listed: Listed, at: number): string {
  const said = [...listed.claims.map((claim) => stop(spell(claim))), nameList(listed, at)]
  // "My dad's advice, he drove a plow": who says it is a sentence of its own.
  return said.join(' ').replace(ASIDE, (_, who: string, rest: string) => `. ${capitalize(who)}${rest}`)
}
const ASIDE = /, (he|she|they|we)((?:'s|'ve|'re)? [^,.]{6,80}(?=\.$))/iu

function nameList(listed: Listed, at: number): string {
  const { kind, head, named } = listed
  const isOdd = at % 2 === 1
  if (kind === 'thanks') return stop(spell(head))
  if (kind === 'sale' || kind === 'event') return announce(spell(head))
  if (named === null) {
    const bare = withBreath(low(spell(head)))
    if (FAVORITES.test(bare)) return stop(`${isOdd ? 'these are' : 'here are'} ${bare}`)
    const asItIs = sayAsItIs(bare)
    if (asItIs !== null) return asItIs
    const whole = /^(?:my|our|the|an?|what|how|why|this|his|her|their)\b/i.test(bare) ? bare : `the ${bare}`
    return `${isOdd ? 'This is' : "Here's"} ${whole.replace(/^(?:this is|here's) /i, '')}.`
  }
  const { whose, top, count, noun, rest } = named
  if (!isPlural(named)) {
    const article = whose === '' ? (/etiquette|advice|stuff/i.test(noun) ? 'some ' : 'the ') : low(whose)
    return stop(
      `${isOdd && article !== 'some ' ? 'this is' : "here's"} ${article}${withBreath(spell(`${noun}${rest}`))}`,
    )
  }
  const number = numberWord(listed.items.length)
  const isBare = whose === '' && count === ''
  const isNumbered = count !== '' || (OWNER.test(whose) && IS_COUNTED.has(kind) && !noun.includes(' '))
  const bare = noun.includes(' ') || kind === 'menu' || top !== '' ? `the ${low(top)}` : `${number} `
  const before = isBare
    ? bare
    : `${whose === '' && top !== '' ? 'the ' : low(whose)}${low(top)}${isNumbered ? `${number} ` : ''}`
  return stop(`${isOdd ? 'these are' : 'here are'} ${before}${withBreath(spell(`${low(noun)}${rest}`))}`)
}

/** Asks for what the list then answers. */
const IS_QUESTION =
  /^(?:why (?:choose|pick|hire|book|join|visit|come to|(?:us|me)$)|what makes (?:us|our|me|my))\b/i
/** Leads to what the list says: "to everyone who starts on Monday", "my dad always says". */
const LEADS =
  /^to (?:every|any|all|the|new|my|our)|^(?!what\b).*\b(?:says|said|told (?:me|us)|tells (?:me|us)|taught (?:me|us))$/i
/** A name that is a sentence already, or leads to one; null for any other. */
function sayAsItIs(bare: string): string | null {
  if (IS_QUESTION.test(bare)) return `${capitalize(bare)}?`
  if (LEADS.test(bare)) return `${capitalize(bare)}:`
  const isSentence = /^(?:new|back|now|coming|i|we|i'm|we're|i've|we've|\d+)\b/i.test(bare)
  const isClause = kindOfClause(bare) === null && nlp(bare).verbs().found
  return isSentence || isClause ? stop(bare) : null
}

/** "My top 5 orders" are many. */
const FAVORITES =
  /^(?:my|our) (?:all[- ]time )?(?:top|favou?rite|best|biggest) (?:\S+ ){0,4}?\p{L}+(?<!s)s\b/iu
/** Who says it, and in which order, stand behind a breath. */
const withBreath = (head: string): string =>
  head
    .replace(/(?<!,) (?=from (?:some(?:one|body)|an? [\p{L} ]{2,30}?) who\b)/u, ', ')
    .replace(/(?<!,) (?=(?:all )?ranked$)/u, ', ')

const STREET =
  /, (?=\d+[a-z]? (?:\p{L}+ ){1,3}(?:street|road|lane|avenue|square|drive|way|place|court|boulevard|blvd|st|rd|ave|ln|dr)\b)/iu
/** A sale or an event with when and where it is. */
function announce(head: string): string {
  const placed = head.replace(STREET, ', at ')
  if (/^for sale\b/i.test(placed)) return stop(placed)
  return /^(?:[\p{L}'-]+ ){1,3}?(?:sale|market|fair)\b/iu.test(placed) &&
    !/^(?:my|our|the|an?|join|come|we|it)\b/i.test(placed)
    ? stop(`there's a ${low(placed)}`)
    : stop(placed)
}

/** Comes first or last for a reason: nobody tells it the other way around. */
const IN_ORDER = /\b(?:first|last|then|finally|before|after|start|begin|end|finish|next)\b/i
const IN_QUOTES = /^(?:.* )?(?:phrases|sayings|sentences|words|questions)$/i

/** Said by somebody: "phrases my mom says". */
const isQuoted = ({ named, head }: Listed): boolean =>
  (named === null && LEADS.test(head)) ||
  (named !== null &&
    (IN_QUOTES.test(named.noun) || / (?:always |still )?(?:says?|said|asks?|yells?)\b/.test(named.rest)))
const ASKED =
  /^(?:are|is|do|does|did|have|has|can|could|will|would|should|what|when|where|why|who|how|which) /i
const sayQuote = (item: string): string =>
  ASKED.test(item) ? stop(spell(item)).replace(/\.$/, '?') : stop(spell(item))
/** Of a life: what was done in it was done by the one who tells. */
const OF_SELF = /^(?:my|our|what (?:i|we|changed|helped|worked|happened)|(?:i|we)) /i

/** The items, told in another way in each idea; null where there is no other. */
function speakItems(listed: Listed, at: number): string | null {
  const { kind, items, head, isMany } = listed
  if (kind === 'routine' || kind === 'meals') return at === 0 ? speakDay(listed) : null
  if (kind === 'sale' || kind === 'event') return at === 0 ? speakGoods(listed) : null
  if (kind === 'thanks' || isQuoted(listed)) return at === 0 ? items.map(sayQuote).join(' ') : null
  const isCounted = IS_COUNTED.has(kind)
  if (!isCounted && at === 0)
    return speakThings(OF_SELF.test(head) ? items.map((item) => withSelf(spell(item), isMany)) : items)
  if (at === 1 && isCounted) return items.map((typed) => stop(sayOf(listed, typed))).join(' ')
  if (at === 1 && kind === 'menu') return null
  const counted = items.map((typed, place) => {
    const item = isCounted || !OF_SELF.test(head) ? sayOf(listed, typed) : withSelf(spell(typed), isMany)
    return `${labelOf(listed, place, at)} ${low(item).replace(/[.!]+$/, '')}.`
  })
  if (at < MOST_IDEAS - 1) return counted.join(' ')
  const isTurned = isCounted && kind !== 'steps' && !items.some((item) => IN_ORDER.test(item))
  return isTurned ? counted.toReversed().join(' ') : null
}

function sayOf({ kind, isMany }: Listed, typed: string): string {
  const said = kind === 'steps' ? withThe(spell(typed)) : spell(typed)
  return kind === 'steps' || kind === 'mistakes' ? withSelf(said, isMany) : said
}

/** "Rule one:", and elsewhere "One:" or "Number one:". */
function labelOf({ named, kind }: Listed, place: number, at: number): string {
  const number = numberWord(place + 1)
  const one = named?.one || (kind === 'reasons' ? 'reason' : '')
  if (at === MOST_IDEAS - 1) return `Number ${number}:`
  return one === '' || at === 1 ? `${capitalize(number)}:` : `${capitalize(one)} ${number}:`
}
