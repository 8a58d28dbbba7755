import { setTimeout } from 'node:timers/promises'
import type { Illustrator } from '@hookreel/crew/makers'
import { UNDRAWN } from '@hookreel/film'
import type { Timeline } from '@hookreel/film'
import type { FilmOrder } from './film-order.ts'
import { drawAhead } from './pictures/draw-ahead.ts'
import { timeNarration, type Narration } from './narration/time-narration.ts'
import type { PlannedFilm } from './plan-scenes.ts'
import { askVoice, speakLines } from './narration/speak-lines.ts'
import type { PaceFit } from './narration/fit-pace.ts'
import type { ProductionContext } from './production-context.ts'
import { rememberStep } from './remember-step.ts'
import { createTimeline } from './render/create-timeline.ts'
import { beatsToCutOn } from './sound/choose-music.ts'

/** The step under which pace and silences of a film are remembered. */
export const FIT_STEP = 'fit'

/**
 * Plans the scenes and speaks the lines. Of the pictures that are drawn here the first one begins at once, alongside; all others begin when the
 * voice is done, alongside the sound and the first frames, or at once where a service speaks.
 */
export async function produceAssets(production: ProductionContext) {
  const { order, progress } = production
  progress.at('plan', 0)
  const planned = await production.planned
  progress.at('voice', 0)
  const voice = Promise.withResolvers<void>()
  const early = isDrawnFreely(order)
    ? beginPictures(holdDrawing(production, voice.promise), planned, new Map())
    : undefined
  try {
    const { narration, beats, outline } = await speak(production, planned).finally(voice.resolve)
    const { drawing } = early ?? beginPictures(production, planned, listShotFrames(narration, outline))
    progress.at('pictures', 0)
    progress.beside('pictures', early?.share() ?? 0)
    return { narration, beats, outline, drawing }
  } catch (error) {
    early?.drawing.stop()
    throw error
  }
}

/** Whether all pictures are drawn here: they are free, so a failing voice wastes no money, and they fit any length. */
function isDrawnFreely({ choices: { pictures, storyboard } }: FilmOrder): boolean {
  const scenes = storyboard?.scenes ?? []
  return pictures === 'drawn' && scenes.every(({ upload, moves }) => upload === null && !moves)
}

/** So long the drawing gives way when the voice is done: until the first frames, and the music, are ordered of their threads. */
const GIVES_WAY_MS = 100

/**
 * Holds all drawing but the first until the voice is done. Each line goes to its thread and to the disk through the main one, where
 * the drawing kept it waiting: of 14 lines, a second of work, the last one was spoken after 4 to 6 s, and before it no frame is composed.
 */
function holdDrawing(production: ProductionContext, voice: Promise<void>): ProductionContext {
  const { crew, order } = production
  if (crew.narrator.engine.makerOf?.(order.voiceId)) return production
  const { engine } = crew.illustrator
  const behindVoice = voice.then(() => setTimeout(GIVES_WAY_MS))
  let free: Promise<unknown> | undefined
  const holding: Illustrator = {
    ...engine,
    drawPicture: async (...asked) => {
      await free
      free = behindVoice
      return engine.drawPicture(...asked)
    },
  }
  return { ...production, crew: { ...crew, illustrator: { ...crew.illustrator, engine: holding } } }
}

async function speak(production: ProductionContext, planned: PlannedFilm) {
  const { order, place, crew, progress } = production
  const spoken = await speakLines(place, crew, planned, askVoice(order), (done, of) =>
    progress.at('voice', done / of),
  )
  const { fit } = spoken
  // For anyone who changes the film later: what is not changed is then said as it was.
  await rememberStep<PaceFit>(place, FIT_STEP, fit, async () => ({ data: fit, files: [] }))
  const narration = timeNarration(spoken)
  const beats = await beatsToCutOn(production, narration)
  return { narration, beats, outline: createTimeline(production, narration, () => UNDRAWN, beats) }
}

function listShotFrames(narration: Narration, { shots }: Timeline): ReadonlyMap<number, number> {
  return new Map(
    shots.map(({ index, startFrame, endFrame }) => [
      narration.scenes[index]?.sceneIndex ?? -1,
      endFrame - startFrame,
    ]),
  )
}

function beginPictures(
  { order, place, crew, ffmpeg, frameSize, progress, onScene }: ProductionContext,
  planned: PlannedFilm,
  shotFrames: ReadonlyMap<number, number>,
) {
  let share = 0
  const pictures = { crew, planned, order, frameSize, ffmpeg, shotFrames }
  const drawing = drawAhead(place, pictures, (done, count, index, picture) => {
    share = done / count
    progress.beside('pictures', share)
    onScene?.({ index, count, picture, frameSize })
  })
  return { drawing, share: () => share }
}
