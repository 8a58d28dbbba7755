import { nameEncoder, type FilmEncoding } from '@hookreel/studio'
import type { Transaction } from '../../platform/db/open-db.ts'
import { settleHold } from './settle-hold.ts'

/**
 * Keeps what was held for a video that is finished, but for what comes back of it: `stillScenes` did not move, the first for the reason
 * `stillBecause`. The receipt tells that, and which encoder of the machine made it, or gave up. Does nothing when its hold is settled
 * already or was never made.
 */
export async function captureCredits(
  tx: Transaction,
  video: { userId: string; videoId: string },
  { givenBack = 0, ...made }: Made & { readonly givenBack?: number } = {},
): Promise<void> {
  // The reason of a service is whole sentences, and comes last.
  const reason = `Video completed${describeEncoding(made.encoding)}${describeStill(made)}`
  await settleHold(tx, video, { kind: 'capture', reason, givenBack })
}

/** What the receipt of a finished video tells of how it was made. */
type Made = {
  readonly stillScenes?: number
  readonly stillBecause?: string | undefined
  readonly encoding?: FilmEncoding | undefined
}

function describeStill({ stillScenes = 0, stillBecause }: Made): string {
  if (stillScenes === 0) return ''
  const scenes =
    stillScenes === 1
      ? '1 scene that was to move shows its still picture'
      : `${stillScenes} scenes that were to move show their still pictures`
  return `; ${scenes}${stillBecause === undefined ? '' : `. ${stillBecause}`}`
}

function describeEncoding(encoding: FilmEncoding | undefined): string {
  if (encoding?.gaveUp) return `; encoded by x264, because ${nameEncoder(encoding.gaveUp.encoder)} gave up`
  if (encoding === undefined || encoding.encoder === 'x264') return ''
  return `; encoded by ${nameEncoder(encoding.encoder)}`
}
