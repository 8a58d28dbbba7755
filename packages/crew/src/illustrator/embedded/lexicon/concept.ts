/**
 * One thing that can be drawn and the words that mean it.
 *
 * The data files write one concept a line: `words = subject @environment strength`
 * - words: separated by commas; plurals are added by themselves; `~v` behind a word says that the verb means it too
 *   (`sleep~v`: "when you sleep"); `~n` says that it must be a noun in its sentence (`ring~n`, not "the phones ring").
 * - subject: a drawn subject or an icon of the noto set, coloured in a tint of `qualifiers.ts` behind `~` (`fish~orange`).
 * - environment: where it is at home, a hint only.
 * - strength: `+` a thing so definite that it wins over others, `-` a general word that is drawn only when nothing else is.
 */
export type Concept = {
  readonly words: readonly ConceptWord[]
  readonly subject: string
  readonly environment: string | null
  readonly strength: ConceptStrength
}

export type ConceptWord = { readonly text: string; readonly as: 'thing' | 'noun' | 'verb too' }
export type ConceptStrength = 'definite' | 'usual' | 'general'

const LINE = /^(?<words>[^=]+)=\s*(?<subject>[\w~-]+)\s*(?:@(?<environment>\w+))?\s*(?<strength>[+-])?$/

/** Reads lines of the notation above. Throws a SyntaxError that names a line it cannot read. */
export function readConcepts(lines: string): Concept[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readConcept)
}

function readConcept(line: string): Concept {
  const { words, subject, environment, strength } = LINE.exec(line)?.groups ?? {}
  if (words === undefined || subject === undefined) throw new SyntaxError(`not a concept: ${line}`)
  return {
    words: words.split(',').map(readWord),
    subject,
    environment: environment ?? null,
    strength: strength === '+' ? 'definite' : strength === '-' ? 'general' : 'usual',
  }
}

function readWord(written: string): ConceptWord {
  const [text = '', mark] = written.trim().split('~')
  return { text, as: mark === 'v' ? 'verb too' : mark === 'n' ? 'noun' : 'thing' }
}
