import { lookupTable } from '@hookreel/film'
import { capitalize } from '../wording.ts'

/** A beat: 1 is needed for the plot to hold, 2 and 3 are told when there is time. */
export type Beat = { readonly level: 1 | 2 | 3; readonly text: string }

/** A story with a cause from beat to beat, and the parts that the prompt may fill. */
export type Plot = {
  readonly id: string
  readonly title: string
  /** Parts as they are when the prompt does not name them. */
  readonly parts: Readonly<Record<string, string>>
  readonly beats: readonly Beat[]
}

/**
 * Reads plots from their data files:
 *
 *     # id | title | part=default; part=default
 *     1 a beat that is always told, with {who}, {a_thing} or {in_place} for the parts
 *     2 one that is told when there is time, 3 when there is more
 */
export function readPlots(text: string): Plot[] {
  return text
    .trim()
    .split(/\n(?=# )/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
      const [id = '', title = '', parts = ''] = head
        .replace(/^# /, '')
        .split(' | ')
        .map((cell) => cell.trim())
      return { id, title, parts: readParts(parts), beats: lines.map(readBeat) }
    })
}

const readParts = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .map((pair) => pair.trim().split('='))
      .flatMap(([name, value]) => (name !== undefined && value !== undefined ? [[name, value]] : [])),
  )

function readBeat(line: string): Beat {
  const level = Number(line[0])
  if (level !== 1 && level !== 2 && level !== 3) throw new Error(`a beat has no level: ${line}`)
  return { level, text: line.slice(2).trim() }
}

/** Something that a story is about, in the forms in which a sentence needs it. */
export type Part = {
  /** With its article or owner: "the piano", "my grandmother's clock", "Rosie". */
  readonly known: string
  /** As it is first met: "a piano". */
  readonly first: string
}

const OWNED =
  /^(?:my|our|your|his|her|their|this|that|these|those|each|every|no|any|\p{Lu}[\p{L}]*$)(?!\p{L})|^[\p{L}]+'s\b|^[\p{L}]+s' |^(?:someone|somebody|everyone|everybody|nobody|no one|anyone|anybody)\b/u
/** Has no article when it is first met: there is no "a rain". */
const UNCOUNTED =
  /(?:^|\s)(?:rain|snow|thunder|lightning|water|music|milk|bread|sand|money|homework|furniture|luggage|darkness|silence|ice|fog|dust|smoke|blood|laughter|fire|sunshine|weather|advice|news|information|traffic|rice|coffee|tea|honey|grass|hair)$/i
const NOT_MANY =
  /(?:ss|us|is|[^s]ous)$|(?:^|\s)(?:gas|lens|news|series|species|canvas|atlas|christmas|chess|mathematics|physics|alias|bias|yes|his|hers)$/i
const MANY_PEOPLE =
  /(?:^|\s)(?:people|children|men|women|police|mice|geese|feet|teeth|sheep|twins|[\p{L}-]+men|[\p{L}-]+women)$/iu

/** Whether a noun phrase is of several: "twins", "old neighbors". */
export const isMany = (phrase: string): boolean =>
  MANY_PEOPLE.test(phrase) ||
  /^(?:the )?(?:two|three|four|five|six|seven|both|many|some|several)\b/i.test(phrase) ||
  (/\p{L}{2}s$/u.test(phrase) && !NOT_MANY.test(phrase) && !/^\p{Lu}\p{L}*$/u.test(phrase))

/** A noun phrase of a prompt or of a plot as a part. */
export function readPart(phrase: string): Part {
  const named = /^(.*?)\s+(?:named|called)\s+(\p{L}[\p{L}' -]*)$/u.exec(phrase)
  if (named?.[2] !== undefined) {
    const name = named[2].split(' ').map(capitalize).join(' ')
    return { known: name, first: `${withArticle(named[1] ?? '')} named ${name}` }
  }
  if (OWNED.test(phrase)) return { known: phrase, first: phrase }
  if (/^another\s/i.test(phrase))
    return { known: phrase.replace(/^another/i, 'the other'), first: phrase.replace(/^another/i, 'another') }
  const bare = phrase.replace(/^(?:an?|the|some|one)\s+/i, '')
  return { known: `the ${bare}`, first: /^the /i.test(phrase) ? `the ${bare}` : withArticle(bare) }
}

/** Begins with the sound of a vowel, or with another one in spite of its letter. */
const AN =
  /^(?:8|11\b|18\b|[aeio](?!ne?-|nce\b|ne\b)|e(?!u|we)|u(?!ni(?!n|m)|s[eu]|k|ti|r[aei]|biq)|hours?\b|honest|heir|hono?r|[FHLMNRSX]-|x-)/i
const NOT_AN = /^(?:eu|ewe|one\b|one-|once)/i

function withArticle(phrase: string): string {
  const bare = phrase.replace(/^(?:an?|the|some|one)\s+/i, '')
  if (isMany(bare) || UNCOUNTED.test(bare)) return bare
  return `${AN.test(bare) && !NOT_AN.test(bare) ? 'an' : 'a'} ${bare}`
}

/** What fills a plot's slots: parts by name, and words that stand as they are. */
export type Cast = {
  readonly parts: Readonly<Record<string, Part>>
  readonly words: Readonly<Record<string, string>>
}

/** The words of a beat with its slots filled; a slot in capitals begins a sentence. */
export function fillBeat(text: string, { parts, words }: Cast): string {
  const told = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const low = slot.charAt(0).toLowerCase() + slot.slice(1)
    const form = /^(a|in|to)_(\w+)$/.exec(low)
    const part = parts[form?.[2] ?? low]
    let told = words[low] ?? ''
    if (part !== undefined && words[low] === undefined)
      told = form?.[1] === 'a' ? part.first : form?.[1] === 'to' ? `to ${part.known}` : part.known
    return slot === low ? told : capitalize(told)
  })
  const several = Object.values(parts).flatMap(({ known }) => (isMany(known) ? [known] : []))
  return agree(told, several).replace(/(["”]) (asked|said|answered) I\b/gu, '$1 I $2')
}

/** Several were, and one was. */
const agree = (told: string, several: readonly string[]): string =>
  ['they', ...several].reduce(
    (text, who) =>
      text.replace(
        new RegExp(
          String.raw`\b(${who.replace(/[^\p{L}\p{N}' -]/gu, '.')}) (was|has|is|wasn't|isn't)\b`,
          'giu',
        ),
        (_, name: string, verb: string) => `${name} ${VERBS[verb.toLowerCase()] ?? verb}`,
      ),
    told,
  )
const VERBS: Readonly<Record<string, string>> = lookupTable({
  ...{ was: 'were', has: 'have', is: 'are', "wasn't": "weren't", "isn't": "aren't" },
})
