import type { Idea } from '@hookreel/contract'

/** Ideas of one batch are saved together; this much apart they are still one. */
const BATCH_SPREAD_MS = 60_000

/** The ideas that were suggested last, together: same prompt, saved at the same moment. `ideas` is newest first. */
export function latestBatch(ideas: readonly Idea[]): Idea[] {
  // A new version of an idea was not suggested.
  const suggested = ideas.filter((idea) => idea.originalId === null)
  const newest = suggested[0]
  if (!newest) return []
  const since = Date.parse(newest.createdAt) - BATCH_SPREAD_MS
  return suggested.filter((idea) => idea.prompt === newest.prompt && Date.parse(idea.createdAt) >= since)
}
