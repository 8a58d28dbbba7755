import { createRandom } from '@hookreel/film'
import type { FilmLength } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, countWords, isFarFrom, numberWord, titleCase, wantedWords } from '../wording.ts'
import { NEUTRAL_WORDS } from '../prompt/neutral-words.ts'
import { wordPatterns } from '../matching/weigh-nearness.ts'
import { AFFIRMATIONS } from './affirmations.ts'
import { findWords, type Wanted, type WordsKind } from './find-words.ts'
import { JOKES } from './jokes.ts'
import { PHRASES } from './phrases.ts'
import { QUOTES } from './quotes.ts'
import { RIDDLES } from './riddles.ts'
import { PROVERBS, TONGUE_TWISTERS, TWO_SENTENCES } from './sayings.ts'
import { WOULD_YOU_RATHER } from './would-you-rather.ts'

/** One thing that is said whole: a quote with its source, a riddle with its answer. */
type Item = {
  readonly kinds: readonly string[]
  readonly said: string
  readonly tag: string
  readonly who?: string
  readonly work?: string
}

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.trim()))

const read = (text: string, say: (cells: readonly string[]) => Omit<Item, 'kinds'>): Item[] =>
  rowsOf(text).map(([kinds = '', ...cells]) => ({ kinds: kinds.split(','), ...say(cells) }))

const ITEMS: Readonly<Record<Exclude<WordsKind, 'phrases'>, readonly Item[]>> = {
  quotes: read(QUOTES, ([said = '', who = '', work = '']) => ({
    said: `${who}: “${said}”`,
    tag: who,
    who,
    work: `${who}, ${work}`,
  })),
  riddles: read(RIDDLES, ([asked = '', answer = '']) => ({
    said: `${asked} Think. The answer: ${answer}`,
    tag: answer,
  })),
  jokes: read(JOKES, ([start = '', end = '']) => ({ said: `${start} ${end}`, tag: '' })),
  'would you rather': read(WOULD_YOU_RATHER, ([one = '', other = '']) => ({
    said: `Would you rather ${one}, or ${other}?`,
    tag: '',
  })),
  proverbs: read(PROVERBS, ([said = '']) => ({ said, tag: '' })),
  'tongue twisters': read(TONGUE_TWISTERS, ([said = '']) => ({ said, tag: '' })),
  'two sentences': read(TWO_SENTENCES, ([said = '']) => ({ said, tag: '' })),
  affirmations: read(AFFIRMATIONS, ([said = '']) => ({ said, tag: '' })),
}

type Language = { readonly name: string; readonly words: readonly string[]; readonly items: readonly Item[] }

const LANGUAGES: readonly Language[] = PHRASES.trim()
  .split(/\n?# /)
  .filter((block) => block !== '')
  .map((block) => {
    const [head = '', ...rows] = block.split('\n')
    const [name = '', words = ''] = head.split(' | ')
    const items = read(rows.join('\n'), ([word = '', meaning = '']) => ({
      said: `${capitalize(meaning)}: ${word}.`,
      tag: '',
    }))
    return { name, words: words.split(','), items }
  })

/** The languages that words are known of, by their names in a prompt. */
export const LANGUAGE_NAMES: readonly string[] = LANGUAGES.flatMap(({ words }) => words)

const HOOKS: Readonly<Record<Exclude<WordsKind, 'phrases'>, readonly string[]>> = {
  quotes: [
    'Save this for {mood}.',
    '{Count} lines that have outlived their century.',
    'Somebody felt like you, long before you did.',
    'Old words, still true.',
    'Read slowly. Each of these has survived for a reason.',
  ],
  riddles: [
    'Can you solve all {count}?',
    'Pause after each one. No cheating.',
    'Your brain will itch at number two.',
    '{Count} riddles. How many do you get?',
    'Most people miss at least one of these.',
  ],
  jokes: [
    'Try not to laugh.',
    '{Count} jokes. I am not sorry.',
    'Somebody has to tell you these.',
    'Send this to the friend who groans.',
    'Bad jokes are good for you. Here is the proof.',
  ],
  'would you rather': [
    'You have to choose. No maybe.',
    '{Count} choices. Be honest.',
    'Ask the person next to you.',
    'There is no right answer, only yours.',
    'Answer quickly, before you can think.',
  ],
  proverbs: [
    'They are short, they are old, and people still say them.',
    '{Count} old sayings, and each of them has been tested.',
    'Grandmothers everywhere agree on these.',
  ],
  'tongue twisters': [
    'Say each of these three times, fast.',
    '{Count} lines, and your tongue will hate all of them.',
    'Whoever gets through without laughing wins.',
  ],
  'two sentences': [
    'Two sentences are enough. Turn off the light.',
    'Each of these is only two sentences long.',
    'Do not listen to these alone.',
  ],
  affirmations: [
    'Breathe in, and say it with me.',
    'Close your eyes, or do not. Just listen.',
    'You do not have to believe it yet. Say it once.',
    'Repeat after me, slowly.',
    'Put a hand on your heart for this one.',
  ],
}
const CLOSES: Readonly<Record<WordsKind, readonly string[]>> = {
  quotes: [
    'Which one stays with you?',
    'Keep the one that hurt a little.',
    'Send one to somebody who needs it.',
  ],
  riddles: ['How many did you get?', 'Write your score below.', 'Try them on somebody tonight.'],
  jokes: ['Which one made you groan?', 'Tell one to somebody today.', 'You laughed. I heard it.'],
  'would you rather': [
    'Write your answers below.',
    'Which one was the hardest?',
    'Now ask somebody you love.',
  ],
  proverbs: [
    'Which one did you hear at home?',
    'Write one from your family below.',
    'Keep the one that fits today.',
  ],
  'tongue twisters': [
    'Where did you trip? Write it below.',
    'Send this to somebody, and listen.',
    'Now all of them in one breath.',
  ],
  'two sentences': [
    'Which one will you remember at three in the morning?',
    'Write your own two sentences below.',
    'Sleep well.',
  ],
  affirmations: [
    'Come back to this when you need it.',
    'Say one of them again tonight.',
    'That is enough for today.',
  ],
  phrases: [
    'Which one do you know already?',
    'Say them aloud once. Then they are yours.',
    'Save this for your next trip.',
  ],
}
const TAGS: Readonly<Record<WordsKind, readonly string[]>> = {
  quotes: ['quotes', 'wisdom', 'books'],
  riddles: ['riddles', 'brainteaser', 'quiz'],
  jokes: ['jokes', 'funny', 'dadjokes'],
  'would you rather': ['wouldyourather', 'thisorthat', 'game'],
  proverbs: ['proverbs', 'wisdom', 'sayings'],
  'tongue twisters': ['tonguetwister', 'challenge', 'funny'],
  'two sentences': ['horror', 'twosentencehorror', 'scary'],
  affirmations: ['affirmations', 'selflove', 'mindset'],
  phrases: ['languagelearning', 'vocabulary', 'travel'],
}
const NAMES: Readonly<Record<Exclude<WordsKind, 'phrases'>, string>> = {
  quotes: 'Quotes',
  riddles: 'Riddles',
  jokes: 'Jokes',
  'would you rather': 'Would You Rather',
  proverbs: 'Proverbs',
  'tongue twisters': 'Tongue Twisters',
  'two sentences': 'Two-Sentence Horror Stories',
  affirmations: 'Affirmations',
}

/**
 * Quotes, riddles, jokes, choices, affirmations or words of a language that a prompt asks for, no item in two ideas; null
 * when it asks for none of them. What the prompt narrows down ("about love", "for kids") comes first.
 */
export function tellWords(request: IdeasRequest): IdeaDraft[] | null {
  const wanted = findWords(request.prompt, LANGUAGE_NAMES)
  if (wanted === null) return null
  const language = LANGUAGES.find(({ words }) => wanted.language !== null && words.includes(wanted.language))
  if (wanted.kind === 'phrases' && language === undefined) return null
  const all = wanted.kind === 'phrases' ? (language?.items ?? []) : ITEMS[wanted.kind]
  const random = createRandom(request.seed)
  const { people } = wanted
  const pool = narrow(
    keepTopic(people === null ? all : all.filter(({ kinds }) => kinds.includes(people)), wanted),
    wanted,
  )
  let rest = wanted.kind === 'phrases' && wanted.kinds.includes('number') ? pool : random.shuffle(pool)
  const ideas: IdeaDraft[] = []
  while (ideas.length < request.count && rest.length > 0) {
    const frame = frameOf(wanted, language, ideas.length)
    const items = take(rest, frame, wantedWords(request), wanted.asked)
    // A short remainder is no film of its own.
    if (items.length < 2 || (ideas.length > 0 && items.length < 3)) break
    rest = rest.filter((item) => !items.includes(item))
    ideas.push(present(wanted, language, frame, items, request))
  }
  return ideas
}

/** Riddles about the ocean speak of it: others are none. What is wise fits many days, and is not held to a word. */
function keepTopic(items: readonly Item[], { kind, topic }: Wanted): readonly Item[] {
  if (topic === null || !['riddles', 'jokes', 'would you rather'].includes(kind)) return items
  const words = wordPatterns(
    (topic.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !NEUTRAL_WORDS.has(word)),
  )
  const fitting = items.filter(({ said }) => words.some((word) => word.test(said)))
  return fitting.length >= 2 ? fitting : []
}

/** Those that fit what is asked; by one author alone where one is named. */
function narrow(items: readonly Item[], { kind, kinds, author, asked }: Wanted): Item[] {
  const byAuthor = author === null ? [] : items.filter(({ who }) => who?.toLowerCase().includes(author))
  // A school of thought is kept to: a stoic quote for hard days is stoic first.
  const bySchool =
    kinds.includes('stoic') && byAuthor.length === 0
      ? items.filter((item) => item.kinds.includes('stoic'))
      : []
  const from = [byAuthor, bySchool, items].find((list) => list.length > 0) ?? items
  const moods = bySchool.length > 0 && kinds.length > 1 ? kinds.filter((each) => each !== 'stoic') : kinds
  const fitting = from.filter((item) => moods.some((mood) => item.kinds.includes(mood)))
  // More are asked for than fit: the others of the language follow.
  const others =
    kind === 'phrases' && fitting.length < (asked ?? 0) ? from.filter((item) => !fitting.includes(item)) : []
  return fitting.length >= 2 ? [...fitting, ...others] : [...from]
}

type Frame = { readonly hook: string; readonly close: string }

function frameOf(wanted: Wanted, language: Language | undefined, at: number): Frame {
  const closes = CLOSES[wanted.kind]
  const close = closes[at % closes.length] ?? ''
  if (wanted.kind !== 'phrases')
    return { hook: HOOKS[wanted.kind][at % HOOKS[wanted.kind].length] ?? '', close }
  const name = language?.name ?? ''
  const hooks = [
    `Learn {count} words of ${name} in one go.`,
    `${name}, {count} words at a time.`,
    `With these {count} words of ${name} you get far.`,
  ]
  return { hook: hooks[at % hooks.length] ?? '', close }
}

/** So many items that they fill the length, or as many as are asked for. */
function take(items: readonly Item[], { hook, close }: Frame, target: number, asked: number | null): Item[] {
  if (asked !== null && asked <= 20) return items.slice(0, asked)
  const taken: Item[] = []
  let size = countWords(hook) + countWords(close)
  for (const item of items) {
    const next = size + countWords(item.said)
    if (next > target * 1.08) continue
    taken.push(item)
    size = next
    if (size > target * 0.92) break
  }
  return taken.length >= 2 ? taken : items.slice(0, 2)
}

function present(
  wanted: Wanted,
  language: Language | undefined,
  { hook, close }: Frame,
  items: readonly Item[],
  request: IdeasRequest,
): IdeaDraft {
  const count = numberWord(items.length)
  const opening = hook
    .replaceAll('{count}', count)
    .replaceAll('{Count}', capitalize(count))
    .replaceAll('{mood}', wanted.mood)
  const script = [opening, ...items.map(({ said }) => said), close].join(' ')
  const noun =
    wanted.kind === 'phrases'
      ? `${language?.name ?? ''} Words`
      : `${wanted.people === null ? '' : `${capitalize(wanted.people)} `}${NAMES[wanted.kind]}`
  const title = `${items.length} ${titleCase(wanted.title === '' ? noun : `${noun} ${wanted.title}`)}`
  const works = [...new Set(items.flatMap(({ work }) => (work === undefined ? [] : [work])))]
  const first = items[0]?.said ?? ''
  const authors = wanted.kind === 'quotes' ? items.map(({ tag }) => tag) : []
  const far = isFarFrom(script, request)
  const length: FilmLength = far ? 'script' : request.seconds
  return {
    title: `${title}: ${shorten(first)}`.slice(0, 120),
    summary: `${noun} in ${items.length}: ${first}`.slice(0, 300),
    caption: joinCaption(
      opening,
      hashtagsFrom([...TAGS[wanted.kind], ...(language ? [language.name] : []), ...authors]),
    ),
    script,
    description: works.length === 0 ? opening : `${opening} From: ${works.join('; ')}.`,
    framework: wanted.kind.replaceAll(' ', '-'),
    // The year of the edition is not known: the work is named in the description.
    sources: [],
    length,
  }
}

const shorten = (text: string): string =>
  text.length <= 60 ? text.replace(/[.?!]$/, '') : `${text.slice(0, 57).replace(/\s+\S*$/, '')}...`
