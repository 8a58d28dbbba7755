import { z } from 'zod'
import { asData, DATA_RULE } from './as-data.ts'
import type { EnhanceRequest, ToneName } from './enhancer.ts'

/** How many variations are offered. */
export const VARIATIONS = 3
export const textsSchema = z.object({
  texts: z.array(z.string()).describe('The new texts, each complete in itself'),
})

/** What each of the eight tones means. */
const TONES: Readonly<Record<ToneName, string>> = {
  professional: 'clear, exact and calm; no slang, no exclamation marks',
  casual: 'like a friend talking; short words, contractions',
  enthusiastic: 'full of energy and delight, without shouting',
  mysterious: 'withholding, hinting; questions left open until the end',
  humorous: 'light and witty; a joke where it fits, never at the cost of people',
  dramatic: 'tension, short sentences, strong verbs, a turn near the end',
  informative: 'plain and explaining, one fact after the other',
  inspirational: 'warm and encouraging, towards what the viewer can do',
}

export const ENHANCE_INSTRUCTIONS = [
  'You edit scripts and captions of short videos.',
  'Keep the language of the text, its facts, numbers and names. Add no new claim and leave no fact out.',
  'A script is only what a narrator speaks: plain sentences, about as long as before, without headings, directions, emoji, hashtags or markup. A caption may keep its hashtags and emoji.',
  'No web addresses, no blanks in brackets.',
  DATA_RULE,
  'Answer only with JSON of the given schema.',
].join('\n')

/** One text in a tone, or three variations. */
export function promptEnhancement({ field, text, wish }: Omit<EnhanceRequest, 'seed'>): string {
  const task =
    wish === 'variations'
      ? `Write ${VARIATIONS} variations of the ${field} in the data: another opening, another order of thoughts, another close in each.`
      : `Write the ${field} in the data once more in this tone: ${wish.tone} (${TONES[wish.tone]}).`
  return `${task}\n${asData({ [field]: text })}`
}
