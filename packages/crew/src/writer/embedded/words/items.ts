import { capitalize } from '../wording.ts'
import type { WordsKind } from './find-words.ts'
import { AFFIRMATIONS_BY_ACTIVITY } from './affirmations-by-activity.ts'
import { AFFIRMATIONS } from './affirmations.ts'
import { IDIOMS, STRONG_WORDS } from './english.ts'
import { JOKES_OF_LIFE } from './jokes-of-life.ts'
import { JOKES_OF_NATURE } from './jokes-of-nature.ts'
import { JOKES } from './jokes.ts'
import { ROWS_OF_LANGUAGES } from './words-in-rows.ts'
import { PHRASES_SPELLED } from './phrases-spelled.ts'
import { PHRASES, sayWord } from './phrases.ts'
import { QUOTES_BY_TOPIC } from './quotes-by-topic.ts'
import { QUOTES } from './quotes.ts'
import { RIDDLES_BY_TOPIC } from './riddles-by-topic.ts'
import { RIDDLES } from './riddles.ts'
import { NEVER_HAVE_I, QUIZ, REMINDERS, THIS_OR_THAT } from './quizzes.ts'
import { PROVERBS, TONGUE_TWISTERS, TWO_SENTENCES } from './sayings.ts'
import { VERSES } from './verses.ts'
import { WOULD_YOU_RATHER_BY_TOPIC } from './would-you-rather-by-topic.ts'
import { WOULD_YOU_RATHER } from './would-you-rather.ts'

/** One thing that is said whole: a quote with its source, a riddle with its answer. */
export type Item = {
  readonly kinds: readonly string[]
  readonly said: string
  /** What a title may tell of it: no answer. */
  readonly head: string
  readonly tag: string
  readonly who?: string
  readonly work?: string
}

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.trim()))

/** Rows of a file whose headings ("# dog,animal") say of what kinds the lines below them are, each with its kinds in front. */
function readSections(text: string): string[][] {
  let kinds = ''
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [[kinds, ...line.split(' | ').map((cell) => cell.trim())]]
      kinds = line.slice(2).trim()
      return []
    })
}

type Say = (cells: readonly string[]) => Omit<Item, 'kinds'>
const read = (text: string, say: Say): Item[] => readRows(rowsOf(text), say)
/** Each is said once, however many files hold it. */
const readRows = (rows: readonly (readonly string[])[], say: Say): Item[] => {
  const items = rows.map(([kinds = '', ...cells]) => ({ kinds: kinds.split(','), ...say(cells) }))
  return [...new Map(items.map((item) => [item.said, item])).values()]
}

const alone = ([said = '']: readonly string[]) => ({ said, head: said, tag: '' })
/** What a title tells of a line, since it names the game already. */
const bare = (said: string): string => capitalize(said.replace(/^(?:True or false: |Never have I ever )/, ''))

/** All that is kept of each kind. */
export const ITEMS: Readonly<Record<Exclude<WordsKind, 'phrases'>, readonly Item[]>> = {
  quotes: readRows([...rowsOf(QUOTES), ...rowsOf(QUOTES_BY_TOPIC)], ([said = '', who = '', work = '']) => ({
    said: `${who}: “${said}”`,
    head: said,
    tag: who,
    who,
    work: `${who}, ${work}`,
  })),
  'bible verses': read(VERSES, ([said = '', book = '', where = '']) => ({
    said: `“${said}” From ${book}.`,
    head: said,
    tag: '',
    work: `King James Bible, ${where}`,
  })),
  riddles: readRows([...readSections(RIDDLES_BY_TOPIC), ...rowsOf(RIDDLES)], ([asked = '', answer = '']) => ({
    said: `${asked} Think. The answer: ${answer}`,
    head: asked,
    tag: answer,
  })),
  quiz: read(QUIZ, ([asked = '', answer = '']) => ({
    said: `${asked} Think. ${/^(?:True|False)\b/.test(answer) ? answer : `The answer: ${answer}`}`,
    head: bare(asked),
    tag: '',
  })),
  jokes: readRows(
    [...readSections(JOKES_OF_LIFE), ...readSections(JOKES_OF_NATURE), ...rowsOf(JOKES)],
    ([start = '', end = '']) => ({ said: `${start} ${end}`, head: start, tag: '' }),
  ),
  'would you rather': readRows(
    [...readSections(WOULD_YOU_RATHER_BY_TOPIC), ...rowsOf(WOULD_YOU_RATHER)],
    ([one = '', other = '']) => ({
      said: `Would you rather ${one}, or ${other}?`,
      head: `${capitalize(one)}, or ${other}?`,
      tag: '',
    }),
  ),
  'this or that': read(THIS_OR_THAT, ([one = '', other = '']) => ({
    said: `${capitalize(one)} or ${other}?`,
    head: `${capitalize(one)} or ${other}?`,
    tag: '',
  })),
  idioms: read(IDIOMS, ([said = '', meaning = '']) => ({
    said: `${said.replace(/\?$/, '')}. It means: ${meaning.replace(/\?$/, '')}${meaning.endsWith('?') ? '?' : '.'}`,
    head: said,
    tag: '',
  })),
  'strong words': rowsOf(STRONG_WORDS).map(([word = '', strong = '']) => ({
    kinds: [],
    said: `Not very ${word}: ${strong}.`,
    head: `Not Very ${capitalize(word)}: ${capitalize(strong)}`,
    tag: '',
  })),
  proverbs: read(PROVERBS, alone),
  'tongue twisters': read(TONGUE_TWISTERS, alone),
  'two sentences': read(TWO_SENTENCES, alone),
  affirmations: readRows([...rowsOf(AFFIRMATIONS), ...readSections(AFFIRMATIONS_BY_ACTIVITY)], alone),
  reminders: read(REMINDERS, alone),
  'never have I ever': read(NEVER_HAVE_I, ([said = '']) => ({ said, head: bare(said), tag: '' })),
}

export type Language = {
  readonly name: string
  readonly words: readonly string[]
  readonly items: readonly Item[]
}

export const LANGUAGES: readonly Language[] = `${PHRASES.trim()}\n${PHRASES_SPELLED.trim()}`
  .split(/\n?# /)
  .filter((block) => block !== '')
  .map((block) => {
    const [head = '', ...rows] = block.split('\n')
    const [name = '', words = ''] = head.split(' | ')
    const all = [...rowsOf(rows.join('\n')), ...(ROWS_OF_LANGUAGES.get(name) ?? [])]
    const items = readRows(all, ([word = '', meaning = '']) => ({
      said: sayWord(word, meaning),
      head: sayWord(word, meaning),
      tag: '',
    }))
    return { name, words: words.split(','), items }
  })
