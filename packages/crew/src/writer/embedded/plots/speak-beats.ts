import { countWords } from '../wording.ts'
import { fillBeat, type Beat, type Cast } from './plot.ts'

/** The beats of a plot that come nearest to a number of words, one after the other, as they are spoken. */
export const speakBeats = (beats: readonly Beat[], cast: Cast, words: number): string =>
  chooseBeats(beats, cast, words)
    .map(({ text }) => fillBeat(text, cast))
    .join(' ')

/** All beats of the first level, and of the others those that come nearest to the length. */
function chooseBeats(beats: readonly Beat[], cast: Cast, target: number): Beat[] {
  const sizes = beats.map(({ text }) => countWords(fillBeat(text, cast)))
  const extras = beats.flatMap(({ level }, index) => (level === 1 ? [] : [index]))
  const core = beats.reduce((sum, { level }, index) => sum + (level === 1 ? (sizes[index] ?? 0) : 0), 0)
  let best = { chosen: 0, cost: Number.POSITIVE_INFINITY }
  for (let chosen = 0; chosen < 2 ** extras.length; chosen += 1) {
    let size = core
    let odd = 0
    extras.forEach((index, bit) => {
      const isIn = (chosen & (1 << bit)) !== 0
      if (isIn) size += sizes[index] ?? 0
      // What the second level leaves out is missed; what the third adds is not needed.
      if (isIn === (beats[index]?.level === 3)) odd += 0.04
    })
    const cost = Math.abs(size - target) / target + (size > target * 1.08 ? 1 : 0) + odd
    if (cost < best.cost) best = { chosen, cost }
  }
  const kept = new Set(extras.filter((_, bit) => (best.chosen & (1 << bit)) !== 0))
  return beats.filter(({ level }, index) => level === 1 || kept.has(index))
}

/** What is told, with a goodnight to the child whom it is for in place of one to anybody. */
export const sayGoodnight = (spoken: string, name: string | null): string =>
  name === null ? spoken : `${withoutGoodnight(spoken)} Goodnight, ${name}.`

export const withoutGoodnight = (spoken: string): string => spoken.replace(/\s+Goodnight\.$/, '')

const lastWord = (place: string): string => (place.split(/\s+/).at(-1) ?? '').replace(/[^\p{L}\p{N}-]/gu, '')

/** What a prompt says behind a place: "in Lisbon". */
function whereIs(place: string, prompt: string): string | null {
  const behind = String.raw`\b${lastWord(place)} ((?:in|near|outside) (?:the )?[\p{L}-]+(?: [\p{L}-]+)?)(?=$|[,.;!])`
  return lastWord(place) === '' ? null : (new RegExp(behind, 'iu').exec(prompt)?.[1] ?? null)
}

/** Whether the prompt says where in the world a place is. */
export const isPlacedIn = (place: string, prompt: string): boolean =>
  /\p{Lu}/u.test(whereIs(place, prompt) ?? '')

/** Where a place is, said when it is first named: "the old cinema in Lisbon". */
export function placeWhere(spoken: string, place: string, prompt: string): string {
  const where = whereIs(place, prompt)
  return where === null || spoken.includes(where)
    ? spoken
    : spoken.replace(new RegExp(String.raw`\b${lastWord(place)}\b`, 'iu'), (named) => `${named} ${where}`)
}
