import { sliceKey } from '@hookreel/studio'
import type { FilmInSlices, SliceOrder } from '@hookreel/studio'
import type { Transaction } from '../../../platform/db/open-db.ts'
import { announceVideo } from '../../announce-video.ts'
import { beginSlices } from './slice-progress.ts'
import { forgetSlices, listMadeSlices, lockFilm, saveSlicesProgress } from './slices.queries.ts'
import type { VideoDeps } from '../../video-deps.ts'
import type { Claimed } from '../making.queries.ts'
import type { RememberedStep } from '../steps.queries.ts'
import type { VideoRow } from '../../videos.queries.ts'

/** `left`: others go on with the film. `again`: what was missing has come meanwhile. `lost`: it is no longer made under this claim. */
export type HandedOut = { readonly type: 'left' } | { readonly type: 'again' } | { readonly type: 'lost' }

/**
 * Orders the slices of a film that nobody makes yet, and lets go of the film: anyone who makes the last of them orders that it is
 * finished. `known` are the steps that were known when the slices were found missing: one among them has lost its file.
 */
export async function handOutSlices(
  deps: VideoDeps,
  claimed: Claimed,
  { slices, missing, ...span }: FilmInSlices,
  known: readonly RememberedStep[],
  jobs: {
    readonly listLive: () => Promise<readonly string[]>
    readonly order: (tx: Transaction, slice: SliceOrder) => Promise<void>
  },
): Promise<HandedOut> {
  // Read before what is remembered: one that ends in between is then remembered.
  const live = new Set(await jobs.listLive())
  const knownKeys = new Set(known.map(({ inputHash }) => inputHash))
  const lostKeys = missing.map(sliceKey).filter((key) => knownKeys.has(key))
  const { row, ...end } = await deps.db.transaction(
    async (tx): Promise<HandedOut & { row?: VideoRow | undefined }> => {
      const video = await lockFilm(tx, claimed.id)
      if (video === undefined || video.claim !== claimed.claim) return { type: 'lost' }
      await forgetSlices(tx, video.id, lostKeys)
      const made = new Set(await listMadeSlices(tx, video.id))
      if (slices.every((slice) => made.has(sliceKey(slice)))) return { type: 'again' }
      for (const slice of slices)
        if (!made.has(sliceKey(slice)) && !live.has(sliceKey(slice))) await jobs.order(tx, slice)
      const now = deps.clock.now()
      const facts = slices.map((slice) => {
        const key = sliceKey(slice)
        return { key, frames: slice.range.to - slice.range.from, isMade: made.has(key) }
      })
      const progress = beginSlices(video.progress, span, facts, now)
      const row = await saveSlicesProgress(tx, video.id, progress, { updatedAt: now, claim: null })
      return { type: 'left', row }
    },
  )
  if (row) announceVideo(deps, row)
  return end
}
