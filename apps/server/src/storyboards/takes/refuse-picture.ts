import type { UnwantedPicture } from '@hookreel/contract'
import { shownThing } from '@hookreel/film'
import { AppError } from '../../platform/http/app-error.ts'
import { addUnwanted } from '../../unwanted-pictures/add-unwanted.ts'
import type { StoryboardDeps } from '../storyboard-deps.ts'
import { requireScene } from './require-scene.ts'

/**
 * Has what a scene shows never chosen again. Only what it really shows can be refused: `key` tells that nothing else is seen there by
 * now. Throws `storyboard_not_found`, `scene_not_found`, `changed_elsewhere`, `unwanted_too_many`.
 */
export function refusePicture(
  { db, clock }: Pick<StoryboardDeps, 'db' | 'clock'>,
  userId: string,
  { key, ...of }: { readonly id: string; readonly sceneId: string; readonly key: string },
): Promise<UnwantedPicture> {
  return db.transaction(async (tx) => {
    const { scene } = await requireScene(tx, userId, of)
    const shown = scene.upload === null && scene.picture ? shownThing(scene.picture) : null
    if (shown?.key !== key)
      throw new AppError('changed_elsewhere', { message: 'This scene shows something else by now.' })
    return addUnwanted(tx, userId, shown, clock.now())
  })
}
