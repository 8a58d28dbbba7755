import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MOTION_PROMPT_VERSION, nameService, ProviderError, writeMotionPrompt } from '@hookreel/crew/makers'
import type { Animator, MotionNote, MotionNotes, MotionScene, PhotoShape } from '@hookreel/crew/makers'
import { FRAME_RATE, hashText } from '@hookreel/film'
import type { FrameSize, Picture } from '@hookreel/film'
import { drawThumbnail } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { fitClipToShot } from './fit-clip-to-shot.ts'
import { writePart } from '../part-files.ts'
import { recallStep, rememberStep, stepKey } from '../remember-step.ts'
import type { StepPlace } from '../remember-step.ts'

/** The step under which the file of a moving picture is remembered. */
const MOTION_STEP = 'motion'
/** What is known of a scene's order at a service; it is written before the order is sent. */
export const MOTION_JOB_STEP = 'motion-job'
/** That no service could make it move: its film shows the still, and asks nobody again. */
export const MOTION_FAILED_STEP = 'motion-failed'

/** What services make; a scene that is longer is filled by slowing it and holding its end. */
const SECONDS = { least: 3, most: 6 }
/** The seconds that a service is asked for where a shot has so many frames. */
export function secondsToMove(shotFrames: number): number {
  return Math.min(SECONDS.most, Math.max(SECONDS.least, shotFrames / FRAME_RATE))
}

/** The sides of 720p: what most models make, in a picture of some 200 kB. */
const STILL_SHORT_SIDE = 720
/** Some services take a seed of 31 bits only. */
const SEED_BITS = 0x7fff_ffff

/** A still that is to move, and the scene that it belongs to. */
export type StillToMove = {
  readonly still: Picture
  /** What the still was made from, whatever size it has: under this it is remembered how it moves. */
  readonly source: unknown
  readonly scene: MotionScene
  readonly frameSize: FrameSize
  readonly shape: PhotoShape
  /** How long the shot is, in frames. */
  readonly shotFrames: number
}
type KeptMotion = { readonly file: string; readonly provider: string; readonly model: string }

/** Whether a model may make a picture move: words and figures alone must stay as they are, and a clip moves already. */
export function canMove({ kind, layers }: Pick<Picture, 'kind' | 'layers'>): boolean {
  return kind === 'scene' && drawnLayersOf(layers).length > 0 && layers.every(({ clip }) => !clip)
}

/** What a model is given: a picture without its words, which stand still above what moves. */
const drawnLayersOf = (layers: Picture['layers']): Picture['layers'] => layers.filter(({ cue }) => !cue)

/**
 * The picture as it moves, or the still where it cannot, with the reason: then that is remembered, and nobody is asked again. Without an
 * animator only what is remembered moves. It is paid for once, for whatever frame size and length of its shot.
 */
export async function movePicture(
  place: StepPlace,
  animator: Animator | undefined,
  ffmpeg: Ffmpeg,
  asked: StillToMove,
): Promise<Picture> {
  const { still, scene, frameSize, shotFrames, shape } = asked
  if (!canMove(still)) return still
  const words = writeMotionPrompt(scene, still.description)
  const input = { source: asked.source, ...words, shape, version: MOTION_PROMPT_VERSION }
  const kept =
    (await recallStep<KeptMotion>(place, MOTION_STEP, input)) ??
    (animator && (await takeMotion(place, animator, asked, { input, words })))
  if (!kept) return still
  if ('failure' in kept) return { ...still, stillBecause: kept.failure }
  const shot = { frameSize, style: scene.film.style, shotFrames, isMade: true }
  const moving = await fitClipToShot(place, ffmpeg, kept.file, shot)
  if (moving === null) {
    const failure = `${nameService(kept.provider)} made a clip that cannot be shown.`
    await noteFailure(place, input, failure)
    return { ...still, stillBecause: failure }
  }
  const movedBy = { origin: 'model' as const, maker: nameService(kept.provider), model: kept.model }
  return { ...still, layers: [...moving.layers, ...still.layers.filter(({ cue }) => cue)], movedBy }
}

type MotionInput = Readonly<Record<string, unknown>>
/** Why a service made nothing, in its own words. */
type Unmoved = { readonly failure: string }

async function takeMotion(
  place: StepPlace,
  animator: Animator,
  { still, frameSize, shape, shotFrames, scene }: StillToMove,
  { input, words }: { input: MotionInput; words: ReturnType<typeof writeMotionPrompt> },
): Promise<KeptMotion | Unmoved> {
  const known = await recallStep<{ message: string }>(place, MOTION_FAILED_STEP, input)
  if (known) return { failure: known.message }
  const loadFile = (file: string) => readFile(join(place.partsFolder, file))
  const request = {
    ...{
      still: await drawThumbnail(
        { ...still, layers: drawnLayersOf(still.layers) },
        frameSize,
        loadFile,
        STILL_SHORT_SIDE,
      ),
      shape,
      ...words,
      seconds: secondsToMove(shotFrames),
    },
    seed: hashText(`${scene.seed} ${scene.index} ${stepKey(MOTION_STEP, input)}`) & SEED_BITS,
  }
  try {
    return await rememberStep<KeptMotion>(place, MOTION_STEP, input, async (key) => {
      const moved = await animator.movePicture(request, openNotes(place, input), place.signal)
      const file = `motion/${key}.mp4`
      await writePart(place.partsFolder, file, moved.bytes)
      return { data: { file, provider: moved.provider, model: moved.model }, files: [file] }
    })
  } catch (error) {
    place.signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    await noteFailure(place, input, error.message)
    return { failure: error.message }
  }
}

async function noteFailure(place: StepPlace, input: MotionInput, message: string): Promise<void> {
  const data = { value: { message }, sizes: [] }
  await place.memory.remember(MOTION_FAILED_STEP, stepKey(MOTION_FAILED_STEP, input), {
    ...{ data, files: [], tookMs: 0 },
  })
}

/** Notes are written over: an order is asked, then accepted, then over. */
function openNotes(place: StepPlace, input: MotionInput): MotionNotes {
  const written = new Map<string, MotionNote>()
  const inputFor = (provider: string, model: string) => ({ ...input, provider, model })
  return {
    read: async (provider, model) =>
      written.get(`${provider} ${model}`) ??
      recallStep<MotionNote>(place, MOTION_JOB_STEP, inputFor(provider, model)),
    write: async (note) => {
      const { provider, model } = note
      const key = stepKey(MOTION_JOB_STEP, inputFor(provider, model))
      const data = { value: note, sizes: [] }
      await place.memory.remember(MOTION_JOB_STEP, key, { data, files: [], tookMs: 0 })
      written.set(`${provider} ${model}`, note)
    },
  }
}
