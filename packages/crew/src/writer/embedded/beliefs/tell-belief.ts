import { AS_SCRIPT, createRandom } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { hasStrangeWord } from '../matching/find-pack.ts'
import { capitalize, isFarFrom } from '../wording.ts'
import { BELIEFS } from './beliefs.ts'

type Belief = {
  readonly keys: readonly (readonly string[])[]
  readonly verdict: string
  readonly claim: string
  readonly known: string
  readonly article: string
}

let all: readonly Belief[] | undefined
const listBeliefs = (): readonly Belief[] =>
  (all ??= BELIEFS.trim()
    .split('\n')
    .map((row) => {
      const [keys = '', verdict = '', claim = '', known = '', article = ''] = row.split(' | ')
      return { keys: keys.split('; ').map((key) => key.split(' ')), verdict, claim, known, article }
    }))

/** Asks for more than whether one thing is true. */
const ASKS_MORE =
  /\b(?:facts|myths|how to|how do|how does|why|story|stories|tips|tricks|recipes?|history|who|when|where|my|top|best|signs|vs|versus|songs?|games?|pregnan\w*|diabet\w*|made of)\b|^(?:our|i|\d)\b/i
const ABOUT_TRUTH =
  /\b(?:is it (?:really |actually )?true(?: that)?|true or false|true|false|myths?|fact or (?:fiction|myth)|fact check|debunk(?:ed|ing)?|busted|they say(?: that)?|really|actually|bad|good|healthy|ok|okay|can|should|does|do|did|every|day|never|always)\b/gi

const HOOKS = [
  'They say that {claim}. True or false?',
  'You have heard it a hundred times: {claim}. Is it true?',
  'True or false: {claim}?',
]

/** What is known of a belief that a prompt states or asks about: "bulls hate red", "do we swallow spiders in our sleep"; null for others. */
export function tellBelief(request: IdeasRequest): IdeaDraft[] | null {
  const belief = findBelief(request.prompt)
  if (belief === null) return null
  const { claim, verdict, known, article } = belief
  const random = createRandom(request.seed)
  return random
    .shuffle(HOOKS)
    .slice(0, request.count)
    .map((hook, at) => {
      const opening = capitalize(hook.replace('{claim}', claim))
      const script = [opening, `${verdict}.`, known].join(' ')
      return {
        title:
          `${at === 0 ? 'True or False' : at === 1 ? 'Fact or Myth' : 'Is It True'}: ${capitalize(claim)}?`.slice(
            0,
            120,
          ),
        summary: `${verdict}: ${known}`,
        caption: joinCaption(opening, hashtagsFrom(['myth', 'trueorfalse', 'didyouknow'])),
        script,
        description: `${opening} ${verdict}. See Wikipedia, "${article}".`,
        framework: 'belief',
        // Written from memory: what is named is where it can be checked.
        sources: [{ work: `See Wikipedia, "${article}"`, year: 2026 }],
        ...(isFarFrom(script, request) && { length: AS_SCRIPT }),
      }
    })
}

function findBelief(prompt: string): Belief | null {
  const text = ` ${prompt
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}%' -]+/gu, ' ')
    .replace(/\s+/g, ' ')} `
  if (ASKS_MORE.test(text) || text.trim().split(' ').length > 14) return null
  return (
    listBeliefs().find(
      (belief) =>
        belief.keys.some((words) => words.every((word) => text.includes(` ${word.replaceAll('_', ' ')}`))) &&
        speaksOfNothingElse(text, belief),
    ) ?? null
  )
}

/** What else a prompt says must be said by the belief: "goldfish memory game" asks for something else. */
function speaksOfNothingElse(text: string, { keys, claim, known }: Belief): boolean {
  const words = keys.flatMap((key) =>
    key.flatMap((word) => word.split('_').filter(({ length }) => length > 2)),
  )
  const told = ` ${`${claim} ${known} ${words.join(' ')}`.toLowerCase()} `
  const rest = text
    .replace(ABOUT_TRUTH, ' ')
    .split(' ')
    .filter(
      (word) =>
        word !== '' &&
        !words.some((key) => word.startsWith(key)) &&
        !told.includes(` ${word.replace(/'s$|s$|ing$|ed$|e$/, '')}`),
    )
    .join(' ')
  return !hasStrangeWord(rest)
}
