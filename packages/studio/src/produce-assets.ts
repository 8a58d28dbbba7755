import { UNDRAWN } from '@hookreel/film'
import { drawAhead } from './pictures/draw-ahead.ts'
import { timeNarration } from './narration/time-narration.ts'
import { planScenes } from './plan-scenes.ts'
import { askVoice, speakLines } from './narration/speak-lines.ts'
import type { PaceFit } from './narration/fit-pace.ts'
import type { ProductionContext } from './production-context.ts'
import { rememberStep } from './remember-step.ts'
import { createTimeline } from './render/create-timeline.ts'
import { beatsToCutOn } from './sound/choose-music.ts'

/** The step under which pace and silences of a film are remembered. */
export const FIT_STEP = 'fit'

/** Plans and speaks; the pictures are then begun, and drawn beside the sound and the first frames. */
export async function produceAssets(production: ProductionContext) {
  const { order, place, crew, ffmpeg, frameSize, progress, onScene } = production
  progress.at('plan', 0)
  const planned = await planScenes(place, order)
  progress.at('voice', 0)
  const spoken = await speakLines(place, crew, planned, askVoice(order), (done, of) =>
    progress.at('voice', done / of),
  )
  const { fit } = spoken
  // For whoever changes the film later: what is not changed is then said as it was.
  await rememberStep<PaceFit>(place, FIT_STEP, fit, async () => ({ data: fit, files: [] }))
  const narration = timeNarration(spoken)
  const beats = await beatsToCutOn(production, narration)
  const outline = createTimeline(production, narration, () => UNDRAWN, beats)
  const shotFrames = new Map(
    outline.shots.map(({ index, startFrame, endFrame }) => [
      narration.scenes[index]?.sceneIndex ?? -1,
      endFrame - startFrame,
    ]),
  )
  progress.at('pictures', 0)
  const room = { ffmpeg, shotFrames }
  const drawing = drawAhead(place, crew, planned, order, frameSize, room, (done, count, index, picture) => {
    progress.beside('pictures', done / count)
    onScene?.({ index, count, picture, frameSize })
  })
  progress.beside('pictures', 0)
  return { narration, beats, outline, drawing }
}
