import type { Video } from '@hookreel/contract'
import { formatPlural } from '../../../lib/format.ts'

/** How long a film became or will become; `isMeasured` when its voice has been spoken. */
export type KnownLength = { readonly seconds: number; readonly isMeasured: boolean }

/** How long a film is, and what was chosen where that is another length: one number never stands against another. */
export function describeDuration(chosen: Video['duration'], length: KnownLength | undefined): string {
  if (!length) return chosen === 'script' ? 'As long as the script' : formatPlural(chosen, 'second')
  const seconds = Math.round(length.seconds)
  const is = `${length.isMeasured ? '' : 'about '}${formatPlural(seconds, 'second')}`
  if (chosen === 'script') return `${is}, as long as the script`
  return seconds === chosen
    ? formatPlural(chosen, 'second')
    : `${is}, ${formatPlural(chosen, 'second')} chosen`
}
