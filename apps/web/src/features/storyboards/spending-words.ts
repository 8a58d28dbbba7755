import type { SpendingEstimate } from '@hookreel/contract'
import { formatDollars } from '../../lib/format.ts'

const isTooMuch = ({ microdollars, leftMicrodollars }: SpendingEstimate) => microdollars > leftMicrodollars

/** What a preview takes, beside its button. */
export function describePreviewCost(estimate: SpendingEstimate | undefined): string {
  if (!estimate || estimate.microdollars === 0) return 'It is free and takes a few seconds.'
  const cost = formatDollars(estimate.microdollars)
  const left = formatDollars(estimate.leftMicrodollars)
  return isTooMuch(estimate)
    ? `It would take about ${cost} of AI services, and ${left} is left for your previews today.`
    : `It takes no credits, but about ${cost} of AI services. ${left} is left for your previews today.`
}

/** The same for a preview that is brought up to date; empty when it takes nothing. */
export function describeUpdateCost(estimate: SpendingEstimate | undefined): string {
  if (!estimate || estimate.microdollars === 0) return ''
  return ` To update it takes about ${formatDollars(estimate.microdollars)} of AI services.`
}
