import { isEnglish } from '../../../text/is-english.ts'
import { capitalize, hasCharacters } from '../wording.ts'
import { cleanLines } from './clean-lines.ts'
import { isTitle, standsAlone } from './heading-lines.ts'

/** One sentence of the user's. `isItem`: a bullet or list line that stands on its own. */
export type Note = {
  readonly text: string
  readonly isItem: boolean
  readonly paragraph: number
  /** How long it is to speak (`speechSize`). */
  readonly size: number
}

export type Notes = {
  readonly sentences: readonly Note[]
  /** A heading above the notes, when they have one. */
  readonly heading: string | null
  readonly isEnglish: boolean
}

const BULLET = /^\s*(?:[-*+•‣▪●○–—・]|\(?\d{1,3}[.):、．]|[a-zA-Z][.)])\s+|^\s*[・•●]/u
const END = /[.!?…。！？؟।۔]["'”’」』)]*$/u
/** "Dr.", "z. B.", "am 3. Mai", "Sra." and an initial do not end a sentence. */
const OPEN_END =
  /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|e\.g|i\.e|approx|ca|bzw|vgl|Nr|Abb|Sr|Sra|Srta|Ud|Uds|Mme|Mlle|pp|art|\p{L}|\d{1,2})\.$/iu

/** One for all lines: to make one takes as long as to read ten. */
const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' })
/** Two hours of speech; what comes later is left out. So are lines beyond so many sentences, told twice or not. */
const MAX_SENTENCES = 1000
const MAX_READ = 4000

/** Reads pasted notes: bullets, numbered lists, headings and paragraphs in any language, into whole sentences. */
export function parseNotes(notes: string): Notes {
  const lines = cleanLines(notes)
  const sentences: Omit<Note, 'size'>[] = []
  let heading: string | null = null
  let paragraph = 0
  let running = ''
  // Numbers beside plain bullets are steps of a recipe or of a plan, and none can be left out.
  const hasSteps = ['d', '-'].every((kind) =>
    lines.some((line) => BULLET.test(line) && /^\s*\d/.test(line) === (kind === 'd')),
  )
  const widest = Math.max(0, ...lines.map((line) => line.length))
  const flush = () => {
    for (const text of splitText(running)) sentences.push({ text, isItem: false, paragraph })
    running = ''
  }
  lines.forEach((line, index) => {
    if (sentences.length >= MAX_READ) return
    const text = line.replace(/\s+/gu, ' ').trim()
    if (text === '') {
      flush()
      paragraph += 1
    } else if (BULLET.test(line)) {
      flush()
      if (headsList(text, lines[index + 1])) {
        paragraph += 1
        return
      }
      const item = splitText(
        text
          .replace(BULLET, '')
          .replace(/^\*+|\*+$/g, '')
          .trim(),
      )
      const isStep = hasSteps && /^\s*\d/.test(line)
      item.forEach((sentence, at) =>
        sentences.push({ text: sentence, isItem: at === 0 && !isStep, paragraph }),
      )
    } else if (
      /^#{1,6}\s/.test(text) ||
      isHeading(text, lines[index + 1]) ||
      (running === '' && isTitle(text, lines[index + 1], heading === null && sentences.length === 0))
    ) {
      flush()
      heading ??= text.replace(/^#+\s*/, '').replace(/[:：]$/, '')
    } else {
      running = running === '' ? text : `${running} ${text}`
      if (standsAlone(text, lines[index + 1], widest)) flush()
    }
  })
  flush()
  const spoken = sentences.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const unique = new Map(spoken.toReversed().map((note) => [note.text, note]))
  const kept = spoken.filter((note) => unique.get(note.text) === note).slice(0, MAX_SENTENCES)
  return {
    sentences: kept.map((note) => ({ ...note, size: speechSize(note.text) })),
    heading,
    isEnglish: isEnglish(notes),
  }
}

/** "1. Water" above "- The barrels are full": the point of an agenda. */
const headsList = (text: string, next = ''): boolean =>
  !END.test(text) &&
  text.split(' ').length <= 5 &&
  BULLET.test(next) &&
  /^\s*\d/.test(text) !== /^\s*\d/.test(next) &&
  /^\d/.test(text)

/** A short line without an end mark, right above a list or an empty line. */
function isHeading(text: string, next: string | undefined): boolean {
  const isLong = text.length > 80 && hasCharacters(text, 81)
  if (isLong || (END.test(text) && !/[:：]$/.test(text))) return false
  return (
    /[:：]$/.test(text) ||
    (next !== undefined && (BULLET.test(next) || next.trim() === '') && text.split(' ').length <= 8)
  )
}

function splitText(text: string): string[] {
  // Each of sixty thousand empty lines asks.
  if (text === '') return []
  const pieces = [...SENTENCES.segment(text)].map(({ segment }) => segment.trim())
  const sentences: string[][] = []
  for (const piece of pieces.filter((candidate) => candidate !== '')) {
    const open = sentences.at(-1)
    if (open !== undefined && OPEN_END.test(open.at(-1) ?? '')) open.push(piece)
    else sentences.push([piece])
  }
  return sentences.map((parts) => closeSentence(parts.join(' ')))
}

/** Ends a sentence that has no end mark with the one of its script. */
function closeSentence(text: string): string {
  const opened = /^\p{Ll}\p{Ll}|^\p{Ll} /u.test(text) ? capitalize(text) : text
  if (END.test(opened) || opened === '') return opened
  const bare = opened.replace(/[\s,;:،、-]+$/u, '')
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(bare)) return `${bare}。`
  if (/\p{Script=Devanagari}$/u.test(bare)) return `${bare}।`
  return `${bare}.`
}

/**
 * How long a text is to speak, in English words of the same length. Scripts without blanks between words are
 * counted by characters: about 2.2 to a word.
 */
export function speechSize(text: string): number {
  const dense =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu,
    )?.length ?? 0
  const spaced = text
    .replace(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu,
      ' ',
    )
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return dense / 2.2 + spaced
}
