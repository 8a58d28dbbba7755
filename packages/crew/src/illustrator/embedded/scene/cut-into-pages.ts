import { endsInAbbreviation, textWidth } from '@hookreel/film'

/** How many letters a page holds: as many as are best, and at most. */
type PageSize = { readonly full: number; readonly most: number }

/** What is shorter is hardly read before it goes. */
const LEAST = 14

/** Where the cheapest pages end behind each word, and where the last of them begins. */
type Ending = { readonly cost: number; readonly from: number }

/** The pages whose costs sum up to the least (dynamic programming over their ends). Words are measured once, not on each page that may hold them. */
export function cutIntoPages(words: readonly string[], costs: readonly number[], size: PageSize): string[][] {
  const measured = words.map(measure)
  const ends: Ending[] = words.map((_, at) => ({ cost: Infinity, from: at }))
  for (const from of words.keys()) {
    let [width, syllables, inner] = [0, 0, 0]
    for (const [at, word] of measured.slice(from).entries()) {
      // What stood last on a shorter page is inside of this one.
      if (at > 0) inner += endsIn(measured, from, from + at - 1)
      for (const letter of word.letters) width += letter
      syllables += word.syllables
      const length = width + syllables
      if (length > 2 * size.most && at > 0) break
      const before = from === 0 ? 0 : (ends[from - 1]?.cost ?? 0)
      const cost = before + costOfPage(inner, length, size) + (costs[from + at] ?? 0)
      if (cost <= (ends[from + at]?.cost ?? Infinity)) ends[from + at] = { cost, from }
      for (const letter of word.space) width += letter
    }
  }
  const pages: string[][] = []
  for (let end = words.length; end > 0; end = ends[end - 1]?.from ?? 0)
    pages.unshift(words.slice(ends[end - 1]?.from ?? 0, end))
  return pages
}

type Measured = {
  readonly letters: readonly number[]
  readonly space: readonly number[]
  readonly syllables: number
  /** Whether a sentence ends with it: behind the word before it, and where it is the first of its page. */
  readonly isEnd: boolean
  readonly isEndAlone: boolean
}

function measure(word: string, at: number, words: readonly string[]): Measured {
  const said = word.trimEnd()
  return {
    letters: Array.from(said, textWidth),
    space: Array.from(word.slice(said.length), textWidth),
    syllables: countSyllables(word),
    isEnd: endsSentence(words, at),
    isEndAlone: endsSentence(words.slice(at, at + 2), 0),
  }
}

const endsIn = (measured: readonly Measured[], from: number, at: number): number =>
  Number((at === from ? measured[at]?.isEndAlone : measured[at]?.isEnd) ?? false)

/** In letters as long to say as those of English: a sign of Chinese, Japanese or Korean takes as long as three. */
export function lengthOf(text: string): number {
  return textWidth(text) + countSyllables(text)
}

const countSyllables = (text: string): number => text.match(SYLLABLES)?.length ?? 0

const SYLLABLES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** How far a page is from its measure, with so many sentences that end inside of it: what is short flickers past, what is long is small; a word or two left over are worst. */
function costOfPage(inner: number, length: number, { full, most }: PageSize): number {
  const short = length < LEAST ? 1.2 + (3 * (LEAST - length)) / LEAST : 0
  const over = length > most ? 4 + (length - most) / 4 : 0
  const off = (length - full) / full
  return off ** 2 * (off > 0 ? 2 : 0.6) + inner + short + over
}

/** Whether a sentence ends with a word. */
export function endsSentence(words: readonly string[], at: number): boolean {
  const bare = `${words[at - 1]?.trimEnd() ?? ''} ${words[at] ?? ''}`.trimEnd()
  return /[.!?…。！？؟।]["'”’)\]]*$/u.test(bare) && !endsInAbbreviation(bare, words[at + 1])
}
