import type { IdeaDraft } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { speakStates } from '../prompt/spelling/places.ts'
import { capitalize, countWords } from '../wording.ts'
import { readWish } from './read-wish.ts'
import { withComma } from './customers.ts'

export const SHORTEST_WORDS = 24
/** With so many an ad needs nothing around what was typed. */
export const FULL_WORDS = 45
export const CALL =
  /\b(?:cta|call to action|end with|ends? on)\s*:?\s*(?:an? |the )?(?:(?:call|cta|invitation|invite|reminder|ask(?:ing)?)(?: people| viewers| them)? to )?(?:['"“]([^'"”]{3,60})['"”]|((?:book|call|visit|order|dm|come|sign up|message|find|download|join|subscribe)\b[^,;"]{2,60}?)(?=[.!]?$|[.!]\s|[,;]))/i
/** Says what to do now. */
export const ENDS_IT =
  /^(?:call|text|dm|message|write to|whatsapp|order|book|visit us|the link is in|come (?:by|visit|and see))\b/i
/** Fits behind any offer, and says nothing of it. */
export const AROUND = 'Now you know. Send this to a friend who could use it.'

const COMES_TO_YOU = /\bwe come to (?:you|your)\b|\bonline\b|\bdelivery\b|\bshipping\b/i

/** What may be said at the end of an ad: the call of the prompt itself where it gives one. */
export function closesOf(prompt: string, isJob = false): string[] {
  const call = CALL.exec(prompt)
  const own = call?.[1] ?? call?.[2]
  if (own !== undefined) return [`${capitalize(own.replace(/[.!]+$/, ''))}.`]
  if (isJob) return ['Write to us today.', 'Send us a message today.', 'Know someone? Send them this.']
  const wish = readWish(prompt)
  if (wish !== null) return [`${capitalize(wish)}.`]
  return [
    ...(COMES_TO_YOU.test(prompt) ? [] : ['Come see for yourself.']),
    'Save this so you can find it later.',
    'Send this to someone who needs it.',
  ]
}

/** An ad part by part: the sentences that were typed stand between an opening and a close. */
type Framed = {
  readonly prompt: string
  readonly opening: readonly string[]
  readonly told: readonly string[]
  /** What makes room around a few details, which last a few seconds. */
  readonly line: string
  readonly close: string
  /** With so many words the line is left out. */
  readonly enough: number
}

export function frameScript({ prompt, opening, told, line, close, enough }: Framed): string {
  const ends = told.filter((sentence) => ENDS_IT.test(sentence))
  const others = told.filter((sentence) => !ENDS_IT.test(sentence))
  const last = ends.length > 0 && CALL.exec(prompt) === null ? ends : [...ends, close]
  const bare = [...opening, ...others, ...last].filter(Boolean).join(' ')
  return countWords(bare) >= enough ? bare : [...opening, ...others, line, ...last].filter(Boolean).join(' ')
}

/** An ad as an idea; its caption opens as it does. */
export const presentOffer = (
  named: string,
  spoken: string,
  opening: string,
  name: string | null,
): IdeaDraft => {
  const [title, script] = [withComma(named), speakStates(spoken)]
  return {
    title,
    summary: `An ad in your own words: ${script}`,
    caption: joinCaption(
      opening,
      hashtagsFrom(['smallbusiness', 'shoplocal', ...(name === null ? [] : [name])]),
    ),
    script,
    description: script,
    framework: 'offer',
    length: 'script',
    sources: [],
  }
}
