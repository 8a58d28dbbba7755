import { nameEncoder, type FilmEncoding } from '@hookreel/studio'
import type { Transaction } from '../../platform/db/open-db.ts'
import { settleHold } from './settle-hold.ts'

/**
 * Keeps what was held for a video that is finished, but for what comes back of it: `stillScenes` did not move, the first for the reason `stillBecause`. The receipt tells which encoder of the
 * machine made it, or gave up. Does nothing when its hold is settled already or was never made.
 */
export async function captureCredits(
  tx: Transaction,
  video: { userId: string; videoId: string },
  {
    givenBack = 0,
    stillScenes = 0,
    stillBecause,
    encoding,
  }: {
    readonly givenBack?: number
    readonly stillScenes?: number
    readonly stillBecause?: string | undefined
    readonly encoding?: FilmEncoding | undefined
  } = {},
): Promise<void> {
  const still =
    stillScenes === 0
      ? ''
      : `; ${stillScenes} ${stillScenes === 1 ? 'scene that was to move shows its still picture' : 'scenes that were to move show their still pictures'}${stillBecause === undefined ? '' : `. ${stillBecause}`}`
  await settleHold(tx, video, {
    kind: 'capture',
    reason: `Video completed${still}${describeEncoding(encoding)}`,
    givenBack,
  })
}

function describeEncoding(encoding: FilmEncoding | undefined): string {
  if (encoding?.gaveUp) return `; encoded by x264, because ${nameEncoder(encoding.gaveUp.encoder)} gave up`
  if (encoding === undefined || encoding.encoder === 'x264') return ''
  return `; encoded by ${nameEncoder(encoding.encoder)}`
}
