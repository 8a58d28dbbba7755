import { findMotionOffer, listPhotoKinds } from '@hookreel/crew'
import type { PictureSource } from '@hookreel/film'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'

/** Refuses pictures that no service here can make: `pictures_unavailable`. */
export function checkPictures({ config }: Pick<Deps, 'config'>, pictures: PictureSource): void {
  if (pictures === 'drawn' || listPhotoKinds(config.crew.settings).includes(pictures)) return
  throw new AppError('pictures_unavailable', { fields: { pictures: 'Choose drawn pictures.' } })
}

type Moves = { readonly moves?: boolean | undefined }

/** Refuses scenes that are newly to move where no service makes pictures move: `pictures_unavailable`. */
export function checkMotion(
  { config }: Pick<Deps, 'config'>,
  {
    scenes = [],
    was,
  }: { scenes?: readonly (Moves & { id: string })[]; was?: { scenes?: readonly (Moves & { id: string })[] } },
): void {
  if (findMotionOffer(config.crew.settings) !== undefined) return
  const moved = new Set(was?.scenes?.flatMap(({ id, moves }) => (moves ? [id] : [])))
  if (scenes.some(({ id, moves }) => moves && !moved.has(id))) refuseMotion()
}

/** Throws `pictures_unavailable`. */
export function refuseMotion(): never {
  throw new AppError('pictures_unavailable', {
    message: 'No service here makes pictures move. Let the pictures stand still.',
    fields: { scenes: 'No service here makes pictures move.' },
  })
}
