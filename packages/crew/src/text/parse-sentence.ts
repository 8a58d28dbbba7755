import { nlp } from './english.ts'
import { rememberTexts } from './remember-words.ts'

/** A word of a sentence with what the grammar says about it. */
export type Token = {
  /** As written, without punctuation around it. */
  readonly text: string
  readonly normal: string
  /** Base form: the infinitive of a verb, the singular of a noun. */
  readonly root: string
  readonly part: 'noun' | 'verb' | 'adjective' | 'function' | 'number' | 'other'
  readonly isProperName: boolean
  /** A comma, a stop or a dash stands behind it: what follows is another clause. */
  readonly endsClause: boolean
}

type Term = { text: string; normal: string; root?: string; tags?: string[]; implicit?: string; post?: string }

const FUNCTION_TAGS = [
  'Determiner',
  'Preposition',
  'Conjunction',
  'Pronoun',
  'Auxiliary',
  'Copula',
  'Modal',
  'QuestionWord',
  'Negative',
  'Adverb',
]

function parse(text: string): readonly Token[] {
  const document = nlp(
    text
      .replace(/\s[–—-]+\s|—/g, ', ')
      .replace(/[-–/]/g, ' ')
      .replace(/[“”"()[\]]/g, ' '),
  )
  document.compute('root')
  const sentences = document.json() as { terms: Term[] }[] // compromise documents this shape of json()
  return sentences.flatMap(({ terms }) =>
    terms.flatMap((term, index) => readTerm(term, index === terms.length - 1)),
  )
}

/**
 * Splits a text into words with their parts of speech (English). Texts that were parsed last are kept: a scene's plan asks for the
 * same sentence and its clauses again and again.
 */
export const parseSentence = rememberTexts(parse, 300)

function readTerm(term: Term, isLast: boolean): Token[] {
  const normal = (term.implicit ?? term.normal)
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[^\p{L}\p{N}%.,$€£']/gu, '')
  if (normal === '') return []
  const tags = new Set(term.tags)
  const part = partOf(tags)
  const root = (term.root ?? normal).toLowerCase().replace(/['’]s$/, '')
  const text = term.text.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, '')
  return [
    {
      text: text === '' ? normal : text,
      normal,
      root,
      part,
      isProperName: tags.has('ProperNoun') || tags.has('Acronym'),
      endsClause: isLast || /[,;:.!?…]/.test(term.post ?? ''),
    },
  ]
}

function partOf(tags: ReadonlySet<string>): Token['part'] {
  if (tags.has('Value') || tags.has('Percent') || tags.has('Money')) return 'number'
  if (FUNCTION_TAGS.some((tag) => tags.has(tag))) return 'function'
  if (tags.has('Verb')) return 'verb'
  if (tags.has('Noun')) return 'noun'
  if (tags.has('Adjective')) return 'adjective'
  return 'other'
}
