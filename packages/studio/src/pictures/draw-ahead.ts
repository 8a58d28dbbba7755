import type { Picture } from '@hookreel/film'
import { drawPictures } from './draw-pictures.ts'
import type { OnPicture, PicturesToDraw } from './draw-pictures.ts'
import type { StepPlace } from '../remember-step.ts'

/** Pictures that are being drawn while the film is already composed from the first ones. */
export type Drawing = {
  /** The picture of a scene, as soon as it is drawn; throws what the drawing throws. */
  pictureOf(sceneIndex: number): Promise<Picture>
  readonly all: Promise<ReadonlyMap<number, Picture>>
  /** Ends the drawing; harmless when it has ended. */
  stop(): void
}

/** `drawPictures` beside other work. A failure is thrown to the caller that waits for a picture, or for all of them. */
export function drawAhead(place: StepPlace, pictures: PicturesToDraw, onPicture: OnPicture): Drawing {
  const own = new AbortController()
  const signal = AbortSignal.any([place.signal, own.signal])
  const { scenes } = pictures.planned
  const coming = new Map(scenes.map(({ index }) => [index, Promise.withResolvers<Picture>()]))
  const drawing = drawPictures({ ...place, signal }, pictures, (done, of, index, picture) => {
    coming.get(index)?.resolve(picture)
    onPicture(done, of, index, picture)
  })
  drawing.catch((error: unknown) => coming.forEach(({ reject }) => reject(error)))
  // Nobody may be waiting for a picture when the drawing fails.
  for (const { promise } of coming.values()) promise.catch(() => undefined)
  return {
    pictureOf: async (sceneIndex) => {
      const picture = await coming.get(sceneIndex)?.promise
      if (picture === undefined) throw new RangeError(`no scene ${sceneIndex}`)
      return picture
    },
    all: drawing,
    stop: () => own.abort(new Error('no longer needed')),
  }
}
