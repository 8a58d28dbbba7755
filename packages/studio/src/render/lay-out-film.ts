import { buildTimeline } from '@hookreel/film'
import type { Picture, Timeline } from '@hookreel/film'
import type { Narration } from '../narration/lay-out-narration.ts'
import type { Making } from '../film-making.ts'

/** The timeline of a narration whose scenes have these pictures. */
export function layOutFilm(
  { order, frameSize }: Making,
  narration: Narration,
  picture: (sceneIndex: number) => Picture,
): Timeline {
  return buildTimeline({
    frameSize,
    style: order.style,
    seed: order.seed,
    words: narration.words,
    scenes: narration.scenes.map(({ sceneIndex, startSeconds, endSeconds }) => ({
      startSeconds,
      endSeconds,
      picture: picture(sceneIndex),
    })),
    seconds: narration.seconds,
    captions: order.choices.captions,
  })
}
