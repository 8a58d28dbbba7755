import { mkdir } from 'node:fs/promises'
import { readOwnClip, timeShots } from '@hookreel/film'
import type { Picture } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { USUAL_SHOT_FRAMES } from '../pictures/draw-pictures.ts'
import type { StudioContext } from '../film-order.ts'
import { castFor } from '../pictures/cast-of-picture.ts'
import { illustrateScenes } from '../pictures/illustrate-scenes.ts'
import { spokenInstead, wordsOfPicture } from '../pictures/words-of-picture.ts'
import type { SceneToIllustrate } from '../pictures/scene-to-illustrate.ts'
import { listDrawn, planPreview, type PlannedFilm } from '../plan-scenes.ts'
import type { StepPlace } from '../remember-step.ts'
import { createEmbeddedCrew } from '../studio-crew.ts'
import type { StudioCrew } from '../studio-crew.ts'
import { orFailAs } from '../studio-error.ts'
import type { PreviewVoice, PreviewOrder } from './preview-order.ts'
import { speakPreview } from './speak-preview.ts'

/** What a picture was made with besides its words: it is the same again when it is made with the same. */
export type ToldOfPicture = {
  readonly earlierSubjects: readonly string[]
  readonly avoids: readonly string[]
}

/** What a preview is made with, and who is told of its parts as they come. */
export type PreviewContext = Omit<StudioContext, 'report'> & {
  readonly crew?: StudioCrew
  /** What clips are cut with; the one on the PATH when left out. */
  readonly ffmpegPath?: string | undefined
  /** The voice is told before the first picture, so that playing can begin with it. */
  readonly onVoice: (voice: PreviewVoice) => Promise<void>
  readonly onPicture: (id: string, picture: Picture, told: ToldOfPicture) => Promise<void>
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
  const ffmpeg = await findCutter(order, context)
  const earlier: string[] = []
  const scenes = listPreviewScenes(order, { film, storyboard }, shotFrames)
  const illustrate = illustrateScenes(place, crew, order.pictures, scenes, ffmpeg)
  for (const [at, scene] of order.scenes.entries()) {
    const earlierSubjects = scene.drawing.earlierSubjects ?? [...earlier]
    const { still, avoids, shown } = await illustrate(at, earlierSubjects)
    earlier.push(...still.subjects)
    await onPicture(scene.id, await shown, { earlierSubjects, avoids })
  }
}

/** What clips are cut with, where there may be any. Found ones are shown where they can be cut, and are not needed. */
async function findCutter(
  { pictures, scenes }: PreviewOrder,
  { crew, ffmpegPath, signal }: Pick<PreviewContext, 'crew' | 'ffmpegPath' | 'signal'>,
): Promise<Ffmpeg | undefined> {
  const find = () => findFfmpeg({ ffmpegPath })
  const isNeeded = pictures === 'clips' || scenes.some(({ moves, upload }) => moves || readOwnClip(upload))
  if (isNeeded) return orFailAs('ffmpeg_missing', '', signal, find)
  const mayHelp = (pictures === 'real' || pictures === 'mixed') && crew?.illustrator.engine.takeClip
  return mayHelp ? find().catch(() => undefined) : undefined
}

type Planned = { readonly film: PlannedFilm['film']; readonly storyboard: Omit<PlannedFilm, 'film'> }

/** What each picture of a preview is made from. What was seen of a scene stays, whatever is unwanted by now. */
export function listPreviewScenes(
  order: PreviewOrder,
  { film, storyboard }: Planned,
  shotFrames: ReadonlyMap<string, number>,
): SceneToIllustrate[] {
  const drawn = listDrawn(order.scenes)
  return order.scenes.map(
    ({ id, narration, drawnFrom, description, drawing, upload, focus, ...scene }, at) => {
      const spoken = storyboard.scenes[at]?.narration ?? narration
      return {
        request: {
          ...wordsOfPicture(drawn[at] ?? spoken, description),
          film,
          ...castFor(order.cast, { narration: drawnFrom ?? narration, description }, order.about.title),
          frameSize: order.frameSize,
          seed: drawing.seed,
          index: drawing.index,
          sceneCount: drawing.sceneCount,
          avoids: drawing.avoids,
        },
        unwanted: scene.isSeen ? undefined : order.unwanted,
        upload,
        focus,
        lettering: spokenInstead(spoken, { drawnFrom, description }),
        shotFrames: shotFrames.get(id) ?? USUAL_SHOT_FRAMES,
        motion: scene.moves ? ('remembered' as const) : undefined,
      }
    },
  )
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
