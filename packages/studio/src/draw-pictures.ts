import type { FrameSize, Picture, Storyboard } from '@hookreel/film'
import type { FilmOrder } from './film-order.ts'
import { writePart } from './part-files.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'
import type { StudioCrew } from './studio-crew.ts'
import { orFailAs } from './studio-error.ts'

/** How many scenes back the illustrator is told of, so that neighbours differ. */
const SUBJECTS_REMEMBERED = 12

/**
 * Draws the scenes, each remembered by itself. The layers' `file` names then lead into the parts folder.
 * Throws StudioError `picture_failed`.
 */
export async function drawPictures(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  order: Pick<FilmOrder, 'title' | 'script' | 'style' | 'seed'>,
  frameSize: FrameSize,
  onPicture: (done: number, of: number) => void,
): Promise<ReadonlyMap<number, Picture>> {
  const pictures = new Map<number, Picture>()
  const earlierSubjects: string[] = []
  for (const scene of storyboard.scenes) {
    const request = {
      narration: scene.narration,
      topic: `${order.title}. ${order.script}`,
      style: order.style,
      frameSize,
      index: scene.index,
      sceneCount: storyboard.scenes.length,
      earlierSubjects: earlierSubjects.slice(-SUBJECTS_REMEMBERED),
      seed: order.seed,
    }
    const { engine, version } = crew.illustrator
    const picture = await rememberStep<Picture>(place, 'pictures', { request, version }, async (key) => {
      const drawn = await orFailAs('picture_failed', 'A picture could not be drawn.', place.signal, () =>
        engine.drawPicture(request, place.signal),
      )
      const partFile = (file: string) => `pictures/${key}-${file.replaceAll(/[^\w.-]/g, '_')}`
      for (const [file, bytes] of drawn.files) await writePart(place.partsFolder, partFile(file), bytes)
      const layers = drawn.picture.layers.map((layer) => ({ ...layer, file: partFile(layer.file) }))
      return { data: { ...drawn.picture, layers }, files: [...drawn.files.keys()].map(partFile) }
    })
    earlierSubjects.push(...picture.subjects)
    pictures.set(scene.index, picture)
    onPicture(pictures.size, storyboard.scenes.length)
  }
  return pictures
}
