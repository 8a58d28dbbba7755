import { createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalizeNames } from '../interview/read-subject.ts'
import { capitalize, countWords, titleCase } from '../wording.ts'
import { splitClauses } from './tell-offer.ts'

/** What somebody lived and says themselves. */
const LIVED =
  /^(?:so |ok )?(?:i|we) (?:once |finally |almost |just )?(?:moved|quit|lost|met|survived|failed|grew|started|left|became|ran|walked|lived|sold|bought|built|opened|learned|spent|wrote|raised|beat|won|fell|broke|adopted|married|worked|dropped|gave|taught|arrived|came|went|got|had|was|were)\b/i
/** Asks for the film, and is no part of the story. */
const WISH =
  /(?:^|,?\s+)(?:and |so |but )?(?:(?:i|we) (?:want|need|would like)\b|(?:this|that) is (?:my|our) story\b|make (?:a|me|something|it)\b|(?:can|could) you\b|tell (?:it|that|this|my|our)\b|my story\b|please\b).*$/i
/** Asks how it is done, whoever says before what happened to them: "I failed my test, how do I pass it". */
const ASKS_HOW =
  /\b(?:how (?:to|do|can|should|would)|tips|steps|advice|guide|ways|what (?:to|should|can|do|now|next)|help me|teach|explain)\b/i
/** What happened to somebody, and what they did: told in the past, in the first person, it is theirs. */
const HAPPENED_TO_ME =
  /^(?:so |ok |and |today |yesterday |last \p{L}+ )*(?:i|we)(?:'ve| have)? (?:(?:just|once|finally|almost|never|only|also|already|both|got|was|were) )*(?:(?!(?:need|feed|bleed|breed|speed|weed)\b)\p{L}{2,}ed|lost|met|quit|left|became|ran|sold|bought|built|spent|wrote|beat|won|fell|broke|taught|came|went|got|had|was|were|made|did|found|grew|began|kept|cut|put|took|gave|saw|felt|paid|knew|learnt|told|hurt|forgot|threw|hit|stood|slept|drove|swam|caught|froze|tore|burnt|hid)\b/iu
/** Whether somebody tells what happened to them, and does not ask how it is done: no instructions answer that. */
export const isLivedAlone = (told: string): boolean =>
  HAPPENED_TO_ME.test(told.trim()) && !ASKS_HOW.test(told)

const FEWEST_CLAUSES = 3
const ONLY_WHEN = /^(?:now|then|today|later|finally|so)$/i
const SHORTEST_WORDS = 24
const HELLOS = [
  'This is a true story, and it is mine.',
  'I have never told this on camera.',
  'Here is how it went.',
]
const GOODBYES = [
  'That is my story. What is yours?',
  'If you are in the middle of something like it, write to me below.',
  'Send this to somebody who is just starting out.',
]

/** A life told in the prompt's own words, where these hold three details or more; empty where only answers could tell it. */
export function tellLived(request: IdeasRequest): IdeaDraft[] {
  const prompt = request.prompt.replace(/[’‘]/g, "'")
  if (!LIVED.test(prompt)) return []
  const said = splitClauses(prompt)
    .map((clause) => clause.replace(WISH, '').replace(/[,;:\s]+$/, ''))
    .filter((clause) => /\p{L}{3}/u.test(clause))
    .reduce<string[]>((told, clause) => {
      // "Now, we have three kids" is one sentence.
      const before = told.at(-1) ?? ''
      return ONLY_WHEN.test(before) ? [...told.slice(0, -1), `${before} ${clause}`] : [...told, clause]
    }, [])
    .map((clause) => `${capitalize(capitalizeNames(clause.replace(/\bi\b/g, 'I')))}.`)
  const [first = ''] = said
  if (said.length < FEWEST_CLAUSES) return []
  const random = createRandom(request.seed)
  const goodbyes = random.shuffle(GOODBYES)
  return random
    .shuffle(HELLOS)
    .map((hello, at): IdeaDraft => {
      const script = [hello, ...said, goodbyes[at] ?? ''].join(' ')
      return {
        title: titleCase(first.replace(/\.$/, '')).slice(0, 120),
        summary: `In your own words: ${first}`.slice(0, 300),
        caption: joinCaption(first.slice(0, 180), hashtagsFrom(['mystory', 'storytime', 'truestory'])),
        script,
        description: script.slice(0, 300),
        framework: 'lived',
        length: 'script',
        sources: [],
      }
    })
    .filter(({ script }) => countWords(script) >= SHORTEST_WORDS)
    .slice(0, request.count)
}
