import type { NetworkId } from './post-options.ts'

/** When a network began to count something else by the same name. */
export type ViewChange = {
  /** The first and the last day of the change: figures of these days are of both kinds. */
  readonly from: string
  readonly until: string
  /** What was counted before, to follow "before". */
  readonly before: string
}

/** What a network counts as one view. */
export type ViewMeaning = { readonly counts: string; readonly change: ViewChange | null }

export const VIEW_MEANINGS: Readonly<Record<NetworkId, ViewMeaning>> = {
  tiktok: { counts: 'every start of the video', change: null },
  instagram: { counts: 'every start of the reel, played again or not', change: null },
  youtube: {
    counts: 'every start of the video',
    change: { from: '2026-08-24', until: '2026-08-27', before: 'only who went on watching' },
  },
}

/**
 * Views of a network may be compared when they were counted in the same way: the same answer, the same kind. Undefined: the post was
 * out while the meaning changed, so its figure is of two kinds. Days are ISO dates.
 */
export function viewKindOf(network: NetworkId, sentOn: string, countedOn: string): string | undefined {
  const { change } = VIEW_MEANINGS[network]
  if (change === null) return network
  if (countedOn < change.from) return `${network} before ${change.from}`
  return sentOn > change.until ? network : undefined
}
