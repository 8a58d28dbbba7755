import { mkdir } from 'node:fs/promises'
import { readOwnClip, timeShots } from '@hookreel/film'
import type { Picture } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import { USUAL_SHOT_FRAMES } from '../pictures/draw-pictures.ts'
import type { StudioContext } from '../film-order.ts'
import { castFor } from '../pictures/cast-of-picture.ts'
import { illustrateScenes, wordsOfPicture } from '../pictures/illustrate-scenes.ts'
import { listDrawn, planPreview } from '../plan-scenes.ts'
import type { StepPlace } from '../remember-step.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs } from '../studio-error.ts'
import type { PreviewVoice, PreviewOrder } from './preview-order.ts'
import { speakPreview } from './speak-preview.ts'

/** What a preview is made with, and who is told of its parts as they come. */
export type PreviewContext = Omit<StudioContext, 'report'> & {
  readonly crew?: StudioCrew
  /** What clips are cut with; the one on the PATH when left out. */
  readonly ffmpegPath?: string | undefined
  /** The voice is told before the first picture, so that playing can begin with it. */
  readonly onVoice: (voice: PreviewVoice) => Promise<void>
  readonly onPicture: (id: string, picture: Picture, earlierSubjects: readonly string[]) => Promise<void>
}

/**
 * Speaks a storyboard at full quality and draws its scenes for a smaller frame; what the memory knows is not done
 * again, and a film made from the same storyboard knows it too. Throws StudioError, or the signal's reason when aborted.
 */
export async function makePreview(order: PreviewOrder, context: PreviewContext): Promise<void> {
  const { memory, partsFolder, signal, onVoice, onPicture } = context
  const crew = context.crew ?? createEmbeddedCrew()
  const place: StepPlace = { memory, partsFolder, signal }
  await mkdir(partsFolder, { recursive: true })
  const { film, ...storyboard } = planPreview(order)
  const voice = await speakPreview(place, crew, order, storyboard)
  await onVoice(voice)
  const shotFrames = measureShots(order, voice)
  const { ffmpegPath } = context
  const ffmpeg =
    order.pictures === 'clips' || order.scenes.some(({ moves, upload }) => moves || readOwnClip(upload))
      ? await orFailAs('ffmpeg_missing', '', signal, () => findFfmpeg(ffmpegPath ? { ffmpegPath } : {}))
      : undefined
  const earlier: string[] = []
  const drawn = listDrawn(order.scenes)
  const illustrate = illustrateScenes(
    place,
    crew,
    order.pictures,
    order.scenes.map(({ id, narration, drawnFrom, description, drawing, upload, focus, moves }, at) => ({
      request: {
        ...wordsOfPicture(drawn[at] ?? storyboard.scenes[at]?.narration ?? narration, description),
        film,
        ...castFor(order.cast, { narration: drawnFrom ?? narration, description }, order.about.title),
        frameSize: order.frameSize,
        seed: drawing.seed,
        index: drawing.index,
        sceneCount: drawing.sceneCount,
      },
      upload,
      focus,
      translation: drawnFrom === undefined ? undefined : (storyboard.scenes[at]?.narration ?? narration),
      shotFrames: shotFrames.get(id) ?? USUAL_SHOT_FRAMES,
      motion: moves ? ('remembered' as const) : undefined,
    })),
    ffmpeg,
  )
  for (const [at, scene] of order.scenes.entries()) {
    const earlierSubjects = scene.drawing.earlierSubjects ?? [...earlier]
    const { still, shown } = await illustrate(at, earlierSubjects)
    earlier.push(...still.subjects)
    await onPicture(scene.id, await shown, earlierSubjects)
  }
}

/** How long each scene will be on screen, in frames, by its id: with the pauses and the transitions around its words. */
export function measureShots(
  { style }: Pick<PreviewOrder, 'style'>,
  { words, scenes, seconds }: PreviewVoice,
): ReadonlyMap<string, number> {
  if (scenes.length === 0) return new Map()
  const shots = timeShots({ style, words, scenes, seconds })
  return new Map(shots.map(({ scene, startFrame, endFrame }) => [scene.id, endFrame - startFrame]))
}
