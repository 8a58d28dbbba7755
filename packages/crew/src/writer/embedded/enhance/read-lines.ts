/** A text as lines of sentences; an empty line has none. */
export type Lines = readonly (readonly string[])[]

const SEGMENTS = new Intl.Segmenter('en', { granularity: 'sentence' })
/** A full stop that ends no sentence. */
const ABBREVIATION = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|Prof|vs|No|e\.g|i\.e|[A-Z])\.$/

/** Splits a text into its lines and their sentences; nothing but the blanks between them is lost. */
export function readLines(text: string): Lines {
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .map((line) => splitLine(line.trim()))
}

/** Puts a text together again. */
export function joinLines(lines: Lines): string {
  return lines.map((sentences) => sentences.join(' ')).join('\n')
}

function splitLine(line: string): string[] {
  const sentences: string[] = []
  for (const { segment } of SEGMENTS.segment(line)) {
    const sentence = segment.trim()
    if (sentence === '') continue
    const last = sentences.at(-1)
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${sentence}`
    else sentences.push(sentence)
  }
  return sentences
}

/** Every sentence with the line it stands in. */
export type Placed = { readonly text: string; readonly line: number }

export function placeSentences(lines: Lines): Placed[] {
  return lines.flatMap((sentences, line) => sentences.map((text) => ({ text, line })))
}

/** The lines of placed sentences, in their order; lines that became empty stay as they were. */
export function toLines(sentences: readonly Placed[], lineCount: number): Lines {
  return Array.from({ length: lineCount }, (_, line) =>
    sentences.filter((sentence) => sentence.line === line).map(({ text }) => text),
  )
}
