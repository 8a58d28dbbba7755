import { buildTimeline } from '@hookreel/film'
import type { Picture, Timeline } from '@hookreel/film'
import type { Narration } from '../narration/time-narration.ts'
import type { ProductionContext } from '../production-context.ts'

/** The timeline of a narration whose scenes have these pictures. */
export function createTimeline(
  { order, frameSize }: ProductionContext,
  narration: Narration,
  picture: (sceneIndex: number) => Picture,
  beats: readonly number[],
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
    beats,
  })
}
