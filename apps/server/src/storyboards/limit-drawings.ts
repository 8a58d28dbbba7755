import { HOUR_MS, PREVIEW_PICTURES_PER_HOUR } from '@hookreel/contract'
import type { Deps } from '../deps.ts'
import type { Transaction } from '../platform/db/open-db.ts'
import { AppError } from '../platform/http/app-error.ts'
import { countDrawings } from './storyboards.queries.ts'
import type { KeptScene } from './storyboards.queries.ts'

/** Throws `rate_limited` when drawing these scenes would be more than a user may have drawn within an hour. */
export async function limitDrawings(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  scenes: readonly Pick<KeptScene, 'picture'>[],
): Promise<void> {
  const wanted = scenes.filter((scene) => scene.picture === null).length
  if (wanted === 0) return
  const drawn = await countDrawings(tx, userId, new Date(clock.now().getTime() - HOUR_MS))
  if (drawn + wanted <= PREVIEW_PICTURES_PER_HOUR) return
  throw new AppError('rate_limited', {
    message: `At most ${PREVIEW_PICTURES_PER_HOUR} pictures are drawn for previews in an hour. Generate the video, or go on with the preview later.`,
    details: { drawn, limit: PREVIEW_PICTURES_PER_HOUR },
  })
}
