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

const OWNED = /^(?:my|our|your|his|her|their|this|that|these|those|\p{Lu}[\p{L}]*$)|^[\p{L}]+'s\b/u

/** A noun phrase of a prompt or of a plot as a part. */
export function readPart(phrase: string): Part {
  const named = /^(.*?)\s+(?:named|called)\s+(\p{L}[\p{L}' -]*)$/u.exec(phrase)
  if (named?.[2] !== undefined) {
    const name = named[2].split(' ').map(capitalize).join(' ')
    return { known: name, first: `${withArticle(named[1] ?? '')} named ${name}` }
  }
  if (OWNED.test(phrase)) return { known: phrase, first: phrase }
  const bare = phrase.replace(/^(?:an?|the|some|one)\s+/i, '')
  return { known: `the ${bare}`, first: /^the /i.test(phrase) ? `the ${bare}` : withArticle(bare) }
}

function withArticle(phrase: string): string {
  const bare = phrase.replace(/^(?:an?|the|some|one)\s+/i, '')
  return `${/^(?:[aeio]|u(?!ni|se|k)|hour|honest)/i.test(bare) ? 'an' : 'a'} ${bare}`
}

/** What fills a plot's slots: parts by name, and words that stand as they are. */
export type Cast = {
  readonly parts: Readonly<Record<string, Part>>
  readonly words: Readonly<Record<string, string>>
}

/** The words of a beat with its slots filled; a slot in capitals begins a sentence. */
export function fillBeat(text: string, { parts, words }: Cast): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const low = slot.charAt(0).toLowerCase() + slot.slice(1)
    const form = /^(a|in|to)_(\w+)$/.exec(low)
    const part = parts[form?.[2] ?? low]
    let told = words[low] ?? ''
    if (part !== undefined && words[low] === undefined)
      told = form?.[1] === 'a' ? part.first : form?.[1] === 'to' ? `to ${part.known}` : part.known
    return slot === low ? told : capitalize(told)
  })
}
