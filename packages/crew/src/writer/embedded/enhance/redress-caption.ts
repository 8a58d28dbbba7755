import type { ToneName } from '../../enhancer.ts'
import { readLines } from './read-lines.ts'
import { swapEnd, swapJoin, swapShortForms } from './swap-words.ts'
import { bareLine, DRESS_HASHTAGS, DRESS_LINES, DRESS_MARKS, TONE_DRESS, VARIATION_DRESS } from './tones.ts'

const MAX_TAGS = 9
const TRAILING_TAGS = /(?:\s*#[\p{L}\p{M}\p{N}_]+)+\s*$/u
const ENDS = { calm: '.', loud: '!', trailing: '...' } as const

/** A caption in a tone: opening line, end marks, one mark of the tone and two hashtags; its own words and hashtags stay. */
export function refineCaption(text: string, tone: ToneName): string {
  const dress = TONE_DRESS[tone]
  const { sentences, tags } = readCaption(text)
  const told = sentences.map((sentence, index) =>
    swapEnd(
      index === 0
        ? swapShortForms(sentence, dress.shortForms)
        : swapJoin(swapShortForms(sentence, dress.shortForms), dress),
      index === 0 ? ENDS[dress.ends] : '.',
    ),
  )
  const opening = dress.openings.at(-1) ?? ''
  const line = [...(told.length > 0 ? [opening] : []), ...told, dress.mark]
  return join(line, [...tags, ...dress.hashtags])
}

/** Three captions that say the same: another closing line and another order of the hashtags each. */
export function varyCaption(text: string): string[] {
  const { sentences, tags } = readCaption(text)
  return VARIATION_DRESS.map((dress, index) => {
    const opening = index === 2 ? [dress.openings.at(-1) ?? ''] : []
    const line =
      index === 1 ? [dress.captionLine, ...sentences] : [...opening, ...sentences, dress.captionLine]
    return join(line, [...tags.slice(index), ...tags.slice(0, index)])
  })
}

/** The sentences of a caption and its hashtags, without any earlier dress. */
function readCaption(text: string): { sentences: string[]; tags: string[] } {
  const trailing = TRAILING_TAGS.exec(text)?.[0] ?? ''
  const words = DRESS_MARKS.reduce(
    (line, mark) => line.replace(mark, ''),
    text.slice(0, text.length - trailing.length),
  )
  const sentences = readLines(words)
    .flat()
    .filter((sentence) => !DRESS_LINES.has(bareLine(sentence)))
  const tags = trailing.split(/\s+/).filter((tag) => tag !== '' && !DRESS_HASHTAGS.has(tag.toLowerCase()))
  return { sentences, tags }
}

function join(line: readonly string[], tags: readonly string[]): string {
  const words = line.filter((part) => part !== '').join(' ')
  return [words, ...new Set(tags)]
    .slice(0, Math.max(MAX_TAGS, tags.length) + 1)
    .join(' ')
    .trim()
}
