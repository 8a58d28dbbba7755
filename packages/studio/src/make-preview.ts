import { mkdir } from 'node:fs/promises'
import { buildTimeline, UNDRAWN } from '@hookreel/film'
import type { FrameSize, Picture, PictureSource, SceneDrawing } from '@hookreel/film'
import type { Storyboard, StyleId, WordTime } from '@hookreel/film'
import { encodeWav, findFfmpeg } from '@hookreel/render'
import { SUBJECTS_REMEMBERED, USUAL_SHOT_FRAMES } from './draw-pictures.ts'
import { estimatePace } from './estimate-seconds.ts'
import type { StudioContext } from './film-order.ts'
import { LENGTH_TOLERANCE } from './fit-pace.ts'
import { illustrateScenes, wordsOfPicture } from './illustrate-scenes.ts'
import { layOutNarration } from './lay-out-narration.ts'
import type { Narration } from './lay-out-narration.ts'
import { joinLines } from './mix-film-sound.ts'
import { writePart } from './part-files.ts'
import { cutIntoLines } from './plan-scenes.ts'
import { rememberStep } from './remember-step.ts'
import type { StepPlace } from './remember-step.ts'
import { speakAtOwnPace, speakLines } from './speak-lines.ts'
import type { SpokenScript } from './spoken-script.ts'
import { hireEmbeddedCrew } from './studio-crew.ts'
import type { StudioCrew } from './studio-crew.ts'
import { orFailAs, StudioError } from './studio-error.ts'

/** A scene of a storyboard; `earlierSubjects` are null until its picture was drawn for the first time. */
export type PreviewScene = {
  readonly id: string
  readonly narration: string
  readonly drawing: Omit<SceneDrawing, 'earlierSubjects'> & {
    readonly earlierSubjects: readonly string[] | null
  }
  /** What its picture shows, in the person's own words; without it what is spoken decides. */
  readonly description?: string | null
  /** A part file with a picture of the person's own. */
  readonly upload: string | null
}

/** A storyboard to be played before its film is ordered; `seconds` is the length it shall have. */
export type PreviewOrder = {
  readonly style: StyleId
  readonly voiceId: string
  readonly seconds: number
  readonly topic: string
  /** The pace it was spoken at before. */
  readonly pace: number | null
  readonly frameSize: FrameSize
  readonly pictures: PictureSource
  readonly scenes: readonly PreviewScene[]
}

/** How the film sounds and when its scenes are; times in seconds of the film. */
export type PreviewVoice = {
  /** A part file: mono WAV of the whole film's length. */
  readonly file: string
  readonly pace: number
  readonly seconds: number
  readonly words: readonly WordTime[]
  readonly scenes: readonly {
    readonly id: string
    readonly startSeconds: number
    readonly endSeconds: number
  }[]
  /** Why this is no film yet: the words do not fill the length that was asked. */
  readonly problem: { readonly message: string; readonly nearest: number | null } | null
}

/** What a preview is made with, and who is told of its parts as they come. */
export type PreviewContext = Omit<StudioContext, 'report'> & {
  readonly crew?: StudioCrew
  /** What clips are cut with; the one on the PATH when left out. */
  readonly ffmpegPath?: string | undefined
  /** The voice is told before the first picture, so that playing can begin with it. */
  readonly onVoice: (voice: PreviewVoice) => Promise<void>
  readonly onPicture: (id: string, picture: Picture, earlierSubjects: readonly string[]) => Promise<void>
}

/** Beyond this share the estimated pace is measured and spoken anew. */
const ESTIMATE_MAY_MISS = 0.06
const WAV_VERSION = 1
/** Loudness of the previewed voice (root mean square where it speaks), and its highest sample. */
const VOICE_LEVEL = 0.14
const VOICE_PEAK = 0.95

/**
 * Speaks a storyboard at full quality and draws its scenes for a smaller frame; what the memory knows is not done
 * again, and a film made from the same storyboard knows it too. Throws StudioError, or the signal's reason when aborted.
 */
export async function makePreview(order: PreviewOrder, context: PreviewContext): Promise<void> {
  const { memory, partsFolder, signal, onVoice, onPicture } = context
  const crew = context.crew ?? hireEmbeddedCrew()
  const place: StepPlace = { memory, partsFolder, signal }
  await mkdir(partsFolder, { recursive: true })
  const storyboard = cutIntoLines(order.scenes.map((scene) => scene.narration))
  const voice = await speakPreview(place, crew, order, storyboard)
  await onVoice(voice)
  const shotFrames = measureShots(order, voice)
  const { ffmpegPath } = context
  const ffmpeg =
    order.pictures === 'clips'
      ? await orFailAs('ffmpeg_missing', '', signal, () => findFfmpeg(ffmpegPath ? { ffmpegPath } : {}))
      : undefined
  const earlier: string[] = []
  const illustrate = illustrateScenes(
    place,
    crew,
    order.pictures,
    order.scenes.map(({ id, narration, description, drawing, upload }, at) => ({
      request: {
        ...wordsOfPicture(storyboard.scenes[at]?.narration ?? narration, description),
        topic: order.topic,
        style: order.style,
        frameSize: order.frameSize,
        seed: drawing.seed,
        index: drawing.index,
        sceneCount: drawing.sceneCount,
      },
      upload,
      shotFrames: shotFrames.get(id) ?? USUAL_SHOT_FRAMES,
    })),
    ffmpeg,
  )
  for (const [at, scene] of order.scenes.entries()) {
    const earlierSubjects = scene.drawing.earlierSubjects ?? earlier.slice(-SUBJECTS_REMEMBERED)
    const picture = await illustrate(at, earlierSubjects)
    earlier.push(...picture.subjects)
    await onPicture(scene.id, picture, earlierSubjects)
  }
}

/** How long each scene will be on screen, in frames, by its id. */
function measureShots({ frameSize, style }: PreviewOrder, { words, scenes, seconds }: PreviewVoice) {
  if (scenes.length === 0) return new Map<string, number>()
  const timed = scenes.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds, picture: UNDRAWN }))
  const { shots } = buildTimeline({ frameSize, style, seed: 0, words, scenes: timed, seconds })
  return new Map(
    shots.map(({ index, startFrame, endFrame }) => [scenes[index]?.id ?? '', endFrame - startFrame]),
  )
}

async function speakPreview(
  place: StepPlace,
  crew: StudioCrew,
  order: PreviewOrder,
  storyboard: Storyboard,
): Promise<PreviewVoice> {
  const lines = storyboard.scenes.flatMap((scene) => scene.lines)
  const first =
    order.pace === null
      ? { pace: estimatePace(lines, order.voiceId, order.seconds), tolerance: ESTIMATE_MAY_MISS }
      : { pace: order.pace, tolerance: LENGTH_TOLERANCE }
  const asked = { voiceId: order.voiceId, seconds: order.seconds, first }
  let problem: PreviewVoice['problem'] = null
  let spoken: SpokenScript
  try {
    spoken = await speakLines(place, crew, storyboard, asked, () => undefined)
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'script_length') throw error
    const { nearest } = error.details
    problem = { message: error.message, nearest: typeof nearest === 'number' ? nearest : null }
    spoken = await speakAtOwnPace(place, crew, storyboard, asked)
  }
  const narration = layOutNarration(spoken)
  return {
    file: await writeVoice(place, narration),
    pace: spoken.fit.pace,
    seconds: narration.seconds,
    words: narration.words,
    scenes: narration.scenes.map(({ sceneIndex, startSeconds, endSeconds }) => ({
      id: order.scenes[sceneIndex]?.id ?? '',
      startSeconds,
      endSeconds,
    })),
    problem,
  }
}

function writeVoice(place: StepPlace, narration: Narration): Promise<string> {
  const lines = narration.lines.map(({ file, fromSample, toSample, startSeconds }) => [
    file,
    fromSample,
    toSample,
    startSeconds,
  ])
  const input = { lines, seconds: narration.seconds, version: WAV_VERSION }
  return rememberStep<string>(place, 'preview-voice', input, async (key) => {
    const { samples, sampleRate } = await joinLines(place.partsFolder, narration)
    setLevel(samples)
    const file = `voice/${key}.wav`
    await writePart(place.partsFolder, file, encodeWav(samples, sampleRate, 1))
    return { data: file, files: [file] }
  })
}

/** Every voice about as loud as the next; the film's own chain does more. */
function setLevel(samples: Float32Array): void {
  let sum = 0
  let count = 0
  let peak = 0
  for (const sample of samples) {
    const size = Math.abs(sample)
    if (size > peak) peak = size
    if (size < 0.005) continue
    sum += sample * sample
    count += 1
  }
  if (count === 0) return
  const gain = Math.min(VOICE_LEVEL / Math.sqrt(sum / count), VOICE_PEAK / peak)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * gain
}
