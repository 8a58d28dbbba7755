import { formatPlural } from '../../lib/format.ts'

/** What is asked for each thing, in credits. */
export type Costs = { readonly video_ideas: number; readonly video_generation: number }

/** What a balance is enough for, in a sentence; what it is not enough for is left out. */
export function whatBalanceBuys(balance: number, costs: Costs): string {
  const videos = Math.floor(balance / Math.max(1, costs.video_generation))
  const batches = Math.floor(balance / Math.max(1, costs.video_ideas))
  const parts = [
    ...(videos > 0 ? [formatPlural(videos, 'video')] : []),
    ...(batches > 0 ? [formatPlural(batches, 'batch of ideas', 'batches of ideas')] : []),
  ]
  return parts.length === 0
    ? 'Not enough for a video or a batch of ideas.'
    : `Enough for ${parts.join(' or ')}.`
}
