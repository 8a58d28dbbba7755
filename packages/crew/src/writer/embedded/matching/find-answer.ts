import { tableOf } from '@hookreel/film'
import { nlp } from '../../../text/english.ts'
import { rememberWords } from '../../../text/remember-words.ts'
import { wordsOfMyth, type Fact, type Pack } from '../known/fact.ts'
import { PACKS } from '../facts/packs.ts'
import type { PackMatch } from './pack-match.ts'
import { listTopicPacks } from '../topics/topics.ts'

/** What a question wants to be told: somebody, a time, a place, one of many, a number. */
type Wanted = 'who' | 'when' | 'where' | 'which' | 'how many'

const ASKS =
  /^(?:so |ok |and )?(who(?! (?:is|was|are|were) (?!the\b))|when(?! to\b)|where(?! to\b)|which|what (?:is|are) (?=the \p{L}+est\b)|(?=(?:the )?\p{L}+est (?!of\b)\p{L}+ (?:in|on|of) )|how many)\b(.*)$/iu
const YEARS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|two thousand'
/** What a text must hold to be an answer. */
const HOLDS: Readonly<Record<Wanted, RegExp>> = {
  who: /(?<![.!?] |^)\p{Lu}\p{Ll}+ (?:[a-z]{2,3} )?\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u,
  when: new RegExp(
    String.raw`\b(?:${YEARS}) (?:hundred|oh|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: \w+)?)\b|\bcentury\b|\byears ago\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|fall|winter)\b`,
    'i',
  ),
  where: /\b(?:in|at|on|near|from|off|of) (?:the )?(?:(?:south|north|east|west)(?:ern)? )?\p{Lu}\p{Ll}+/u,
  which: /./,
  'how many':
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half)\b/i,
}
/** Words that say nothing of what is asked after. */
const EMPTY = new Set(
  'a an the of in on at to for from with by and or is are was were be been do does did has have had it its this that there their his her my your our world ever whole all really actually exactly many much there time times solar system why get gets got can could would who when where which how what'.split(
    ' ',
  ),
)
/** What else is said for a word: what an inventor does, and how a war is counted. */
const ALIKE: Readonly<Record<string, string>> = tableOf({
  big: 'large|great',
  large: 'big|great',
  tall: 'high',
  high: 'tall',
  start: 'begin|began|begun',
  begin: 'start',
  humans: 'people|men|man',
  people: 'humans?|men|man',
  man: 'person|human',
  usa: 'united|states',
  us: 'united|states',
  '1': 'one|first|i',
  first: 'one|i|1',
  one: 'first|i|1',
  '2': 'two|second|ii',
  ii: 'two|second|2',
  second: 'two|ii|2',
  two: 'second|ii|2',
  invent: 'invent|built|made|created|developed|introduced|designed',
  discover: 'discover|found|noticed',
  create: 'creat|made|built|invent|wrote',
  make: 'made|built|creat|invent',
})

/** Whether a question asks after somebody, a time, a place or a number, so that nothing else is an answer. */
export const asksAfter = (prompt: string): boolean =>
  /^(?:who|when|where|how many)\b/i.test(ASKS.exec(prompt.trim())?.[1] ?? '')

/** What is known that answers such a question; null where nothing does. */
export function findAnswer(prompt: string): PackMatch | null {
  const asked = ASKS.exec(prompt.trim().replace(/[?!.]+$/, ''))
  if (asked === null) return null
  const said = (asked[1] ?? '').toLowerCase().trim()
  const wanted = said === '' || said.startsWith('what') ? 'which' : (said as Wanted) // what the pattern lets through
  const words = contentOf(asked[2] ?? '')
  // "Who invented" asks after nothing.
  if (words.length < (wanted === 'which' || wanted === 'how many' ? 1 : 2)) return null
  const found = [...PACKS, ...listTopicPacks()]
    .filter(({ unit }) => unit.one === 'fact')
    .flatMap((pack) => pack.facts.map((fact) => ({ pack, fact, score: scoreOf(fact, pack, wanted, words) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [best] = found
  if (best === undefined) return null
  const subject = best.pack.subjects.find(({ id }) => id === best.fact.subject) ?? null
  const answers = found
    .filter(
      ({ pack, fact, score }) =>
        pack === best.pack && fact.subject === best.fact.subject && score === best.score,
    )
    .map(({ fact }) => fact)
  return { pack: best.pack, focus: subject, named: subject === null ? [] : [subject], words: [], answers }
}

const WHETHER =
  /^(?:so |ok )?(?:is|are|was|were|do|does|did|can|could|should|will|has|have) (?!you\b|it true\b|we really\b)(.+)$/i

/** Whether a question is answered by yes or no. */
export const asksWhether = (prompt: string): boolean => WHETHER.test(prompt.trim())

/** Whether such a question is answered by something that is known: "are bats blind". Always, for any other prompt. */
export function isDecided(prompt: string, { pack, focus }: PackMatch): boolean {
  const asked = WHETHER.exec(prompt.trim().replace(/[?!.]+$/, ''))?.[1]
  if (asked === undefined) return true
  const words = contentOf(asked).map(({ said }) => said)
  const isMeant = (subject: string) => focus === null || focus.id === subject
  const about = `${pack.name} ${focus?.name ?? ''}`
  return [
    ...pack.facts
      .filter(({ subject }) => isMeant(subject))
      .map(({ question, short, long }) => `${question} ${short} ${long}`),
    ...pack.myths.filter(({ subject }) => isMeant(subject)).map(wordsOfMyth),
  ].some((told) => words.every((word) => word.test(`${told} ${about}`)))
}

type Word = { readonly said: RegExp; readonly alike: RegExp }

const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{N}+|[\p{L}'-]{2,}/gu) ?? []).filter((word) => !EMPTY.has(word))
const contentOf = (text: string): Word[] => [...new Set(contentWords(text))].map(wordOf)
const wordOf = rememberWords(readWord, readWhole)

/** A word as it is, and what is another word for it. */
function readWhole(word: string): Word {
  const whole = (all: readonly string[]) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return { said: whole([word]), alike: whole([word, ...(ALIKE[word] === undefined ? [] : [ALIKE[word]])]) }
}

/** A word in each of its forms: "fell" for "fall", "deep" for "deepest". */
function readWord(word: string): Word {
  // "Cannot fly" is no form of flying, and the most is no form of much.
  if (/^(?:not|never|cannot|can't|most|least|first|last|second|one|two|ii|usa|us|\p{N}+)$/u.test(word))
    return readWhole(word)
  const [verb] = nlp(word).verbs().conjugate() as Readonly<Record<string, string>>[] // its output is any
  const base = word.replace(/(?:est|er)$/, '').replace(/(\p{L})\1$/u, '$1')
  const stem = word.length > 4 ? word.replace(/(?:ing|ies|es|ed|s|e)$/, '') : word
  const forms = [
    ...new Set([word, stem, ...(word.endsWith('est') ? [base] : []), ...Object.values(verb ?? {})]),
  ]
    .filter((form) => form.length > 1)
    .map((form) => form.replace(/^(?:will|is|am) /, ''))
  const alike = ALIKE[word] ?? ALIKE[base] ?? ALIKE[verb?.['Infinitive'] ?? ''] ?? ''
  const pattern = (all: readonly string[]) =>
    new RegExp(`(?<!\\p{L})(?:${all.join('|')})\\p{L}{0,4}(?!\\p{L})`, 'iu')
  return { said: pattern(forms), alike: pattern(alike === '' ? forms : [...forms, alike]) }
}

/**
 * How well a fact answers, 0 when it does not. Its own question asks just that, in whatever words; or its shortest line says
 * all that is asked after. What merely speaks of it is a neighbor: pineapple pizza does not answer where pizza was invented.
 */
function scoreOf(
  { question, short, long, subject }: Fact,
  pack: Pack,
  wanted: Wanted,
  words: readonly Word[],
): number {
  const name = pack.subjects.find(({ id }) => id === subject)?.name ?? ''
  const starts =
    wanted === 'which'
      ? /^(?:(?:which|what)\b|where is (?=the \p{L}+est\b))/iu
      : new RegExp(`^${wanted}\\b`, 'i')
  if (starts.test(question)) {
    const told = contentWords(question.replace(starts, ''))
    const isAsked = words.every(({ alike }) => told.some((one) => alike.test(one)) || alike.test(name))
    const isMore = told.some((one) => !words.some(({ alike }) => alike.test(one)))
    if (isAsked && !isMore && HOLDS[wanted].test(`${short}. ${long}`)) return 10
  }
  if (wanted !== 'how many') return 0
  return words.every(({ said }) => said.test(short)) && HOLDS[wanted].test(short) ? 5 : 0
}
