import type { ToneName } from '../../enhancer.ts'
import { countWords } from '../wording.ts'
import { bareScript, isCounted, partsOfScript, type ScriptParts } from './parts-of-script.ts'
import { joinLines, readLines, toLines, type Placed } from './read-lines.ts'
import { swapEnd, swapJoin, swapShortForms } from './swap-words.ts'
import { TONE_DRESS, type ToneDress } from './tones.ts'
import { wordRoom } from './word-room.ts'

/** An aside goes before a sentence of at least so many words, after a statement. */
const ASIDE_BEFORE_WORDS = 6

/**
 * A script in a tone: opening and closing line, joining words, short forms and end marks change; every sentence keeps
 * what it says. The result stays within 15 % of the words (3 words for a single line).
 */
export function refineScript(text: string, tone: ToneName, seed: number): string {
  const dress = TONE_DRESS[tone]
  const parts = partsOfScript(text)
  if (parts === null) return text
  const told = tellParts(parts, dress)
  const room = wordRoom(plainWords(bareScript(parts)), bareScript({ ...parts, ...told }))
  const opening = room.take(turn(dress.openings, seed), 0.5)
  const closing = room.take(dress.closings, 0.7)
  const at = isCounted(parts) ? -1 : findAside(told.body)
  const aside = at < 0 ? undefined : room.take(dress.asides)
  const body = told.body.flatMap((sentence, index) =>
    aside !== undefined && index === at ? [{ ...sentence, text: aside }, sentence] : [sentence],
  )
  const lastLine = told.call?.line ?? body.at(-1)?.line ?? told.opening.line
  return joinLines(
    toLines(
      [
        ...(opening === undefined ? [] : [{ text: opening, line: told.opening.line }]),
        told.opening,
        ...body,
        ...closeScript(told.call, closing === undefined ? null : { text: closing, line: lastLine }),
      ],
      parts.lineCount,
    ),
  )
}

/** Lines of its own that a tone has where it is ordered with a prompt. Openings and asides read as pasted on, in every blind judging. */
const ORDERED_LINES: Readonly<Partial<Record<ToneName, 'opening' | 'closing'>>> = {
  enthusiastic: 'closing',
  mysterious: 'opening',
  inspirational: 'closing',
}

/** A new script in the tone that its prompt orders: short forms, and at most one line of the tone's own where there is room. */
export function shadeScript(text: string, tone: ToneName): string {
  const dress = TONE_DRESS[tone]
  const parts = partsOfScript(text)
  if (parts === null) return text
  // "Do not" is told as "don't", and never the other way: what is read out sounds stiff in full.
  const tell = ({ text: said, line }: Placed): Placed => ({
    text: dress.shortForms === 'contract' ? swapShortForms(said, 'contract') : said,
    line,
  })
  const told = {
    opening: tell(parts.opening),
    body: parts.body.map(tell),
    call: parts.call && tell(parts.call),
  }
  const which = ORDERED_LINES[tone]
  const room = wordRoom(plainWords(bareScript(parts)), bareScript({ ...parts, ...told }))
  const line = which === undefined ? undefined : room.take(dress[`${which}s`], 0.7)
  const at = which === 'opening' ? told.opening.line : (told.body.at(-1)?.line ?? told.opening.line)
  const own = line === undefined ? [] : [{ text: line, line: at }]
  return joinLines(
    toLines(
      [
        ...(which === 'opening' ? own : []),
        told.opening,
        ...told.body,
        ...(which === 'closing' ? own : []),
        ...(told.call === null ? [] : [told.call]),
      ],
      parts.lineCount,
    ),
  )
}

/** A closing stands before a call; thanks come after a question. */
function closeScript(call: Placed | null, closing: Placed | null): Placed[] {
  const isThanksLast = call?.text.endsWith('?') === true && closing?.text.startsWith('Thank') === true
  const ends = isThanksLast ? [call, closing] : [closing, call]
  return ends.filter((end) => end !== null)
}

/** As few words as say it, so that an earlier tone does not change how much room there is. */
const PLAIN = { but: 'But', so: 'So', and: 'And' }
const plainWords = (text: string): string =>
  readLines(swapShortForms(text, 'contract'))
    .flat()
    .map((sentence) => swapJoin(sentence, PLAIN))
    .join(' ')

const ENDS = { calm: '.', loud: '!', trailing: '...' } as const

function tellParts(parts: ScriptParts, dress: ToneDress) {
  const tell = ({ text, line }: Placed, end: '.' | '!' | '...'): Placed => ({
    text: swapEnd(swapShortForms(text, dress.shortForms), end),
    line,
  })
  const last = parts.body.length - 1
  return {
    opening: tell(parts.opening, ENDS[dress.ends]),
    body: parts.body.map((sentence, index) => {
      const told = tell(sentence, dress.ends === 'loud' && index === last ? '!' : '.')
      return { ...told, text: swapJoin(told.text, dress) }
    }),
    call: parts.call && tell(parts.call, dress.ends === 'loud' ? '!' : '.'),
  }
}

/** The latest place in the body where a statement may be announced; -1 when there is none. */
function findAside(body: readonly Placed[]): number {
  return body.findLastIndex((sentence, index) => {
    const before = body[index - 1]
    return (
      before !== undefined &&
      /[.!]$/.test(before.text) &&
      /[.!]$/.test(sentence.text) &&
      countWords(before.text) >= ASIDE_BEFORE_WORDS &&
      countWords(sentence.text) >= ASIDE_BEFORE_WORDS
    )
  })
}

/** The two longest lines change places by the seed, so that asking again brings another. */
function turn(lines: readonly string[], seed: number): readonly string[] {
  const [first, second, ...rest] = lines
  return seed % 2 === 1 && first !== undefined && second !== undefined ? [second, first, ...rest] : lines
}
