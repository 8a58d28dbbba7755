import type { Delivery } from '@hookreel/film'

export const PACE_WORDS: Readonly<Record<Delivery['pace'], string>> = {
  0.85: 'Slower',
  1: 'As usual',
  1.15: 'Faster',
}
export const PAUSE_WORDS: Readonly<Record<Delivery['pauseSeconds'], string>> = {
  0: 'None',
  0.5: '0.5 s',
  1.2: '1.2 s',
}

/** How a scene is said, in one line; `voice` is the name of its own voice, null where it has none. */
export function describeDelivery(
  { pace, pauseSeconds, stresses }: Delivery,
  isLast: boolean,
  voice: string | null,
): string {
  const parts = [
    voice !== null && `by ${voice}`,
    pace !== 1 && PACE_WORDS[pace].toLowerCase(),
    pauseSeconds > 0 && !isLast && `with a pause of ${PAUSE_WORDS[pauseSeconds]} after it`,
    stresses.length > 0 && `with stress on ${stresses.map(({ word }) => `“${word}”`).join(', ')}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Said as usual' : `Said ${parts.join(', ')}`
}
