import type { FrameSize, Picture, Storyboard } from '@hookreel/film'
import type { FilmOrder } from './film-order.ts'
import { drawPicture, layPhoto } from './draw-picture.ts'
import type { StepPlace } from './remember-step.ts'
import type { StudioCrew } from './studio-crew.ts'

/** How many scenes back the illustrator is told of, so that neighbours differ. */
export const SUBJECTS_REMEMBERED = 12

/**
 * Draws the scenes, each remembered by itself. The layers' `file` names then lead into the parts folder.
 * Throws StudioError `picture_failed`.
 */
export async function drawPictures(
  place: StepPlace,
  crew: StudioCrew,
  storyboard: Storyboard,
  order: Pick<FilmOrder, 'title' | 'script' | 'style' | 'seed' | 'choices'>,
  frameSize: FrameSize,
  onPicture: (done: number, of: number, sceneIndex: number, picture: Picture) => void,
): Promise<ReadonlyMap<number, Picture>> {
  const pictures = new Map<number, Picture>()
  const earlierSubjects: string[] = []
  for (const scene of storyboard.scenes) {
    const chosen = order.choices.storyboard?.scenes[scene.index]
    const request = {
      narration: scene.narration,
      topic: order.choices.storyboard?.topic ?? topicOf(order),
      style: order.style,
      frameSize,
      ...(chosen?.drawing ?? {
        index: scene.index,
        sceneCount: storyboard.scenes.length,
        earlierSubjects: earlierSubjects.slice(-SUBJECTS_REMEMBERED),
        seed: order.seed,
      }),
    }
    const upload = chosen?.upload ?? null
    const picture = await (upload === null
      ? drawPicture(place, crew, request)
      : layPhoto(place, upload, frameSize))
    earlierSubjects.push(...picture.subjects)
    pictures.set(scene.index, picture)
    onPicture(pictures.size, storyboard.scenes.length, scene.index, picture)
  }
  return pictures
}

/** What a film is about, as the illustrator is told. */
export function topicOf({ title, script }: Pick<FilmOrder, 'title' | 'script'>): string {
  return `${title}. ${script}`
}
