import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureRequest } from '@hookreel/crew/makers'
import type { Picture } from '@hookreel/film'
import { framePhoto, PHOTO_VERSION } from '@hookreel/render'
import type { PhotoFrame } from '@hookreel/render'
import { writePart } from '../part-files.ts'
import { rememberStep } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs } from '../studio-error.ts'

/** Draws one scene; its layers' `file` names then lead into the parts folder. Throws StudioError `picture_failed`. */
export function drawPicture(place: StepPlace, crew: StudioCrew, request: PictureRequest): Promise<Picture> {
  const { engine, version } = crew.illustrator
  return rememberStep<Picture>(
    place,
    'pictures',
    { request: keyOfRequest(request), version },
    async (key) => {
      const drawn = await orFailAs('picture_failed', 'A picture could not be drawn.', place.signal, () =>
        engine.drawPicture(request, place.signal),
      )
      return keepPicture(place, key, drawn)
    },
  )
}

/**
 * What a picture is remembered under. In this order, with the film's words as a topic, pictures were kept before films had
 * briefs: one that was paid for is found again.
 */
export function keyOfRequest<Rest>({
  narration,
  description,
  film,
  ...rest
}: Pick<PictureRequest, 'narration' | 'description' | 'film'> & Rest) {
  return { narration, description, topic: film.text, style: film.style, ...rest }
}

/** A single picture (a part file) as a scene of this frame size and style, around a point of it if one was chosen. Throws StudioError `picture_failed`. */
export function layPhoto(
  place: StepPlace,
  photo: string,
  { frameSize, style, focus }: PhotoFrame,
): Promise<Picture> {
  const input = { photo, frameSize, style, version: PHOTO_VERSION, ...(focus && { focus }) }
  return rememberStep<Picture>(place, 'pictures', input, async (key) => {
    const framed = await orFailAs(
      'picture_failed',
      'Your picture could not be used.',
      place.signal,
      async () => framePhoto(await readFile(join(place.partsFolder, photo)), { frameSize, style, focus }),
    )
    return keepPicture(place, key, framed)
  })
}

async function keepPicture(
  place: StepPlace,
  key: string,
  drawn: { readonly picture: Picture; readonly files: ReadonlyMap<string, Uint8Array> },
): Promise<{ data: Picture; files: string[] }> {
  const partFile = (file: string) => `pictures/${key}-${file.replaceAll(/[^\w.-]/g, '_')}`
  // At once: each waits for the disk, and the first frame for all of them (16 files, 0.2 s one after the other where others write, too).
  await Promise.all(
    [...drawn.files].map(([file, bytes]) => writePart(place.partsFolder, partFile(file), bytes)),
  )
  const layers = drawn.picture.layers.map((layer) => ({ ...layer, file: partFile(layer.file) }))
  return { data: { ...drawn.picture, layers }, files: [...drawn.files.keys()].map(partFile) }
}
