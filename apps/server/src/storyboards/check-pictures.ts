import { listPhotoKinds } from '@hookreel/crew'
import type { PictureSource } from '@hookreel/film'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'

/** Refuses pictures that no service here can make: `pictures_unavailable`. */
export function checkPictures({ config }: Pick<Deps, 'config'>, pictures: PictureSource): void {
  if (pictures === 'drawn' || listPhotoKinds(config.crew.settings).includes(pictures)) return
  throw new AppError('pictures_unavailable', { fields: { pictures: 'Choose drawn pictures.' } })
}
