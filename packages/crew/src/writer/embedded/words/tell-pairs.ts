import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, countWords, isFarFrom, numberWord, wantedWords } from '../wording.ts'
import { numberOf } from '../prompt/neutral-words.ts'
import { WORD_PAIRS } from './english.ts'

type Pair = { readonly words: readonly string[]; readonly told: readonly string[]; readonly trick: string }

const PAIRS: readonly Pair[] = WORD_PAIRS.trim()
  .split('\n')
  .map((row) => {
    const [words = '', one = '', other = '', trick = ''] = row.split(' | ')
    return { words: words.split('/'), told: [one, other], trick }
  })

/** Asks for several of them. */
const SEVERAL =
  /\b(?:commonly|often|most|easily) (?:confused|mixed[- ]up|misused|mistaken) (?:english )?(?:words?|word pairs|pairs)\b|\b(?:confusing|confused|tricky) (?:english )?(?:words?|word pairs|pairs of words)\b|\bwords? (?:that )?(?:people|everyone|everybody|you|we|students|learners)?(?: (?:always|often|still|keep))* (?:confus\w+|mix(?:es|ing)? up)\b/i
/** Asks what sets two apart. */
const APART =
  /\b(?:differences? between|vs\.?|versus|when to use|how to use|or|mix(?:ing)? up|confus\w+|grammar)\b/i
const OPENINGS = [
  'Even people who grew up with English mix these up.',
  'Two seconds of thought, and you never mix these up again.',
]

const nameOf = ({ words }: Pair): string =>
  capitalize(
    words.length > 2 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}` : words.join(' or '),
  )
const sayOf = (pair: Pair, isWhole: boolean): string =>
  [`${nameOf(pair)}?`, ...pair.told, ...(isWhole ? [pair.trick] : [])].join(' ')

/**
 * Words that are mixed up, told apart with an example each: the pair that a prompt names, or several where it asks for them; null
 * where it asks for neither, or for a pair that is not kept.
 */
export function tellPairs(request: IdeasRequest, count: number | null): IdeaDraft[] | null {
  const text = request.prompt.toLowerCase().replace(/[’‘]/g, "'")
  const named = APART.test(text) ? PAIRS.find(({ words }) => isNamed(words, text)) : undefined
  if (named !== undefined) return [present([named], request, `${nameOf(named)}?`)].slice(0, request.count)
  if (!SEVERAL.test(text)) return null
  const pairs = createRandom(request.seed).shuffle(PAIRS)
  const said = numberOf(/\b(\d{1,2})\b/.exec(text)?.[1] ?? /^\p{L}+/u.exec(text)?.[0])
  const most = count ?? said ?? Math.max(2, Math.floor(wantedWords(request) / WORDS_A_PAIR))
  return Array.from({ length: request.count }, (_, at) => pairs.slice(at * most, (at + 1) * most))
    .filter((some) => some.length === most)
    .map((some) => present(some, request, `${capitalize(numberWord(some.length))} pairs that people mix up.`))
}

/** With its question and both of its sentences. */
const WORDS_A_PAIR = 22

/** Whether a text sets two of these beside each other, and nothing else: whom a prompt is for may stand behind. */
function isNamed(words: readonly string[], text: string): boolean {
  const one = String.raw`["'“”]?(?:${words.map((word) => word.replaceAll('.', String.raw`\.?`)).join('|')})["'“”]?`
  const found = new RegExp(
    String.raw`(?:^|[\s"“'])(${one})\s*(?:,|and|or|vs\.?|versus|from|\/)\s*(?:and |or )?(${one})(?=$|[\s,.;:?!"”])(?!\s+(?!and\b|or\b|vs\b|for\b|in\b|with\b|explained\b|which\b|when\b|what\b|how\b|grammar\b)\p{L})`,
    'iu',
  ).exec(text)
  return found !== null && found[1] !== found[2]
}

function present(pairs: readonly Pair[], request: IdeasRequest, opening: string): IdeaDraft {
  const isOne = pairs.length === 1
  const [first] = pairs
  const hook = OPENINGS[request.seed % OPENINGS.length] ?? ''
  const body = pairs.map((pair) =>
    sayOf(
      pair,
      isOne || countWords(pairs.map((each) => sayOf(each, true)).join(' ')) <= wantedWords(request),
    ),
  )
  const script = [isOne ? '' : opening, ...(isOne ? [hook] : []), ...body].filter(Boolean).join(' ')
  const title =
    isOne && first !== undefined
      ? `${nameOf(first)}? How to Tell Them Apart`
      : `${pairs.length} Pairs of Words That People Mix Up`
  return {
    title,
    summary: `Told apart, with examples: ${pairs.map(nameOf).join('; ')}`,
    caption: joinCaption(
      isOne ? hook : opening,
      hashtagsFrom(['english', 'grammar', 'vocabulary', 'learnenglish']),
    ),
    script,
    description: `Words that are easily mixed up: ${pairs.map(nameOf).join('; ')}.`,
    framework: 'word-pairs',
    sources: [],
    ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
  }
}
