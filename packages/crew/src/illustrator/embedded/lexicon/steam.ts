import { tableOf } from '@hookreel/film'
import type { Token } from '../../../text/parse-sentence.ts'

/** Drawings that steam, and what shows the same thing cold; null where nothing does. */
const WHEN_COLD: Readonly<Record<string, string | null>> = tableOf({
  'hot-beverage': 'teacup',
  'steaming-bowl': null,
  'pot-of-food': 'saucepan',
  'hot-springs': null,
})
const COLD =
  /^(?:cold|colder|ice|iced|chill|chilled|lukewarm|cool|cools|cooled|cooling|fridge|refrigerator|freezer|freeze|frozen|leftover|leftovers)$/

/** What shows a thing as its sentence tells it: nothing steams that is said to be cold. Undefined where nothing shows it truthfully. */
export function unlessCold(drawing: string, tokens: readonly Token[]): string | undefined {
  const cold = WHEN_COLD[drawing]
  return cold === undefined || !tokens.some(({ normal }) => COLD.test(normal)) ? drawing : (cold ?? undefined)
}
