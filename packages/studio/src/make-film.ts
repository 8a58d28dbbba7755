import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTimeline, frameSizeOf, getStyle, planSoundEffects, UNDRAWN } from '@hookreel/film'
import type { CaptionCue, Credit, FrameSize, Picture, Timeline } from '@hookreel/film'
import { findFfmpeg } from '@hookreel/render'
import type { Ffmpeg } from '@hookreel/render'
import { checkFinishedFilm } from './check-finished-film.ts'
import { composeMusic } from './compose-music.ts'
import { convertForDownload } from './convert-for-download.ts'
import { drawAhead } from './draw-ahead.ts'
import type { FilmOrder, StudioContext } from './film-order.ts'
import type { FilmInSlices } from './film-slice.ts'
import { layOutNarration } from './lay-out-narration.ts'
import type { Narration } from './lay-out-narration.ts'
import { mixFilmSound } from './mix-film-sound.ts'
import { writePart } from './part-files.ts'
import { planScenes } from './plan-scenes.ts'
import type { StepPlace } from './remember-step.ts'
import { renderFilm } from './render-film.ts'
import { renderInSlices } from './render-in-slices.ts'
import type { FilmToRender, RenderedFilm } from './render-film.ts'
import { askVoice, speakLines } from './speak-lines.ts'
import { hireEmbeddedCrew } from './studio-crew.ts'
import type { StudioCrew } from './studio-crew.ts'
import { orFailAs, StudioError } from './studio-error.ts'
import { trackProgress } from './track-progress.ts'
import type { ProgressTracker, StepCosts } from './track-progress.ts'
import { writeSubtitles } from './write-subtitles.ts'

/** A film that passed its check. Files are absolute paths inside the parts folder. */
export type FinishedFilm = {
  /** The master: MP4. */
  readonly filmFile: string
  readonly posterFile: string
  /** In the format that was ordered; the master itself for mp4. */
  readonly downloadFile: string
  readonly subtitleFiles: { readonly srt: string; readonly vtt: string }
  readonly durationSeconds: number
  readonly sizeBytes: number
  readonly wordCount: number
  readonly cues: readonly CaptionCue[]
  readonly credits: readonly Credit[]
  /** Seconds each step took for one second of film; steps that were remembered are missing. */
  readonly stepCosts: StepCosts
}

export type MakingContext = StudioContext & {
  readonly ffmpegPath?: string
  /** The program eSpeak NG; `espeak-ng` on the PATH when left out. */
  readonly espeakPath?: string
  /** Who makes the parts; the embedded crew when left out. */
  readonly crew?: StudioCrew
  /** What steps cost in earlier films, for the remaining time. */
  readonly stepCosts?: StepCosts
  /** Told of every scene as soon as its picture is there; the layers' files lie in the parts folder. */
  readonly onScene?: (scene: { index: number; count: number; picture: Picture; frameSize: FrameSize }) => void
  /** A film that is longer than this is left to be made in slices; without it, every film is made whole. */
  readonly sliceSeconds?: number | undefined
  /** Another frame size than the order's: for small, quick films in tests. */
  readonly frameSize?: FrameSize
}

type Making = {
  readonly order: FilmOrder
  readonly place: StepPlace
  readonly crew: StudioCrew
  readonly ffmpeg: Ffmpeg
  readonly frameSize: FrameSize
  readonly progress: ProgressTracker
  readonly onScene: MakingContext['onScene']
  readonly sliceSeconds: number | undefined
}

/** A film that fails its check is rendered once more before it is given up. */
const RENDER_ATTEMPTS = 2

/**
 * Makes a film from an order, step by step; what the memory knows is not done again. The film lies in the parts
 * folder and has passed its check. One that is longer than `sliceSeconds` is made up to its slices, and answered when some of
 * them are missing. Throws StudioError with the reason, or the signal's reason when aborted.
 */
export async function makeFilm(
  order: FilmOrder,
  context: MakingContext & { readonly sliceSeconds?: undefined },
): Promise<FinishedFilm>
export async function makeFilm(order: FilmOrder, context: MakingContext): Promise<FinishedFilm | FilmInSlices>
export async function makeFilm(
  order: FilmOrder,
  context: MakingContext,
): Promise<FinishedFilm | FilmInSlices> {
  const { memory, partsFolder, signal } = context
  const ffmpeg = await orFailAs('ffmpeg_missing', '', signal, () =>
    findFfmpeg(context.ffmpegPath === undefined ? {} : { ffmpegPath: context.ffmpegPath }),
  )
  await mkdir(partsFolder, { recursive: true })
  const frameSize = context.frameSize ?? frameSizeOf(order.resolution, order.aspectRatio)
  const costs = context.stepCosts ?? {}
  const making: Making = {
    order,
    place: { memory, partsFolder, signal },
    crew: context.crew ?? hireEmbeddedCrew({ espeakPath: context.espeakPath }),
    ffmpeg,
    frameSize,
    onScene: context.onScene,
    sliceSeconds: context.sliceSeconds,
    progress: trackProgress({ seconds: order.seconds, frameSize, costs }, context.report, () =>
      performance.now(),
    ),
  }
  const { narration, outline, drawing } = await beginParts(making)
  try {
    const { soundFile, credits } = await makeSound(making, narration, outline)
    const whole = drawing.all.then((pictures) =>
      layOutFilm(making, narration, (sceneIndex) => pictureOf(pictures, sceneIndex)),
    )
    // Awaited by the rendering; until then a failure must not count as unhandled.
    whole.catch(() => undefined)
    const sceneOf = (shot: number) => narration.scenes[shot]?.sceneIndex ?? -1
    const rendered = await renderAndCheck(making, {
      ...{ outline, whole, soundFile },
      isDrawn: await drawing.isNearlyDone(),
      pictureOf: (shot) => drawing.pictureOf(sceneOf(shot)),
    })
    if ('missing' in rendered) return rendered
    const allCredits = [...listCredits(await drawing.all), ...credits]
    return await deliver(making, { rendered, timeline: await whole, narration, credits: allCredits })
  } finally {
    drawing.stop()
  }
}

function layOutFilm(
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

/** Plans and speaks; the pictures are then begun, and drawn beside the sound and the first frames. */
async function beginParts(making: Making) {
  const { order, place, crew, ffmpeg, frameSize, progress, onScene } = making
  progress.at('plan', 0)
  const storyboard = await planScenes(place, order)
  progress.at('voice', 0)
  const spoken = await speakLines(place, crew, storyboard, askVoice(order), (done, of) =>
    progress.at('voice', done / of),
  )
  const narration = layOutNarration(spoken)
  const outline = layOutFilm(making, narration, () => UNDRAWN)
  const shotFrames = new Map(
    outline.shots.map(({ index, startFrame, endFrame }) => [
      narration.scenes[index]?.sceneIndex ?? -1,
      endFrame - startFrame,
    ]),
  )
  progress.at('pictures', 0)
  const room = { ffmpeg, shotFrames }
  const drawing = drawAhead(
    place,
    crew,
    storyboard,
    order,
    frameSize,
    room,
    (done, count, index, picture) => {
      progress.beside('pictures', done / count)
      onScene?.({ index, count, picture, frameSize })
    },
  )
  progress.beside('pictures', 0)
  return { narration, outline, drawing }
}

async function makeSound(making: Making, narration: Narration, timeline: Timeline) {
  const { order, place, crew, ffmpeg, progress } = making
  const { music, hasSoundEffects } = order.choices
  progress.at('music', 0)
  const mood = music.mood === 'style' ? getStyle(order.style).mood : music.mood
  const request = { mood, seconds: narration.seconds, seed: order.seed }
  const bed = music.isOn && music.volume > 0 ? await composeMusic(place, crew, request) : null
  progress.at('mix', 0)
  const effects = hasSoundEffects ? planSoundEffects(timeline) : []
  const sound = await mixFilmSound(place, ffmpeg, narration, { bed, volume: music.volume, effects })
  return { soundFile: sound.file, credits: bed?.credits ?? [] }
}

async function renderAndCheck(
  making: Making,
  film: Omit<FilmToRender, 'attempt'>,
): Promise<RenderedFilm | FilmInSlices> {
  const { place, ffmpeg, progress, order } = making
  let reasons = ''
  for (let attempt = 0; attempt < RENDER_ATTEMPTS; attempt += 1) {
    progress.at('render', 0)
    const isDrawn = film.isDrawn || attempt > 0
    const rendered = await renderOnce(making, { ...film, isDrawn, attempt })
    if ('missing' in rendered) return { ...rendered, ...progress.spanOf('render') }
    const timeline = await film.whole
    progress.at('check', 0)
    const askedSeconds = order.seconds
    const verdict = await checkFinishedFilm(place, ffmpeg, { file: rendered.file, timeline, askedSeconds })
    if (verdict.problems.length === 0) return rendered
    reasons = verdict.problems.map((problem) => problem.message).join(' ')
  }
  throw new StudioError('check_failed', `The finished film did not pass its check. ${reasons}`)
}

async function renderOnce(
  { place, ffmpeg, progress, sliceSeconds }: Making,
  film: FilmToRender,
): Promise<RenderedFilm | Pick<FilmInSlices, 'slices' | 'missing'>> {
  if (sliceSeconds !== undefined && film.outline.frameCount > sliceSeconds * film.outline.frameRate) {
    const found = await renderInSlices(place, ffmpeg, { ...film, timeline: await film.whole }, sliceSeconds)
    if (found) return found
  }
  return renderFilm(place, ffmpeg, film, (done, of) => progress.at('render', done / of))
}

type Made = {
  readonly rendered: RenderedFilm
  readonly timeline: Timeline
  readonly narration: Narration
  readonly credits: readonly Credit[]
}

async function deliver(making: Making, made: Made): Promise<FinishedFilm> {
  const { place, ffmpeg, order, progress } = making
  const inFolder = (file: string) => join(place.partsFolder, file)
  const { rendered, timeline, narration } = made
  const downloadFile = await convertForDownload(place, ffmpeg, rendered.file, order.format)
  const subtitles = writeSubtitles(narration.words)
  const subtitleFile = (kind: string) => rendered.file.replace(/mp4$/, kind)
  for (const kind of ['srt', 'vtt'] as const) {
    await writePart(place.partsFolder, subtitleFile(kind), new TextEncoder().encode(subtitles[kind]))
  }
  const sizeBytes = (await stat(inFolder(downloadFile))).size
  progress.at('check', 1)
  return {
    filmFile: inFolder(rendered.file),
    posterFile: inFolder(rendered.posterFile),
    downloadFile: inFolder(downloadFile),
    subtitleFiles: { srt: inFolder(subtitleFile('srt')), vtt: inFolder(subtitleFile('vtt')) },
    durationSeconds: narration.seconds,
    sizeBytes,
    wordCount: narration.words.length,
    cues: timeline.cues,
    credits: made.credits,
    stepCosts: progress.measuredCosts(),
  }
}

function pictureOf(pictures: ReadonlyMap<number, Picture>, sceneIndex: number): Picture {
  const picture = pictures.get(sceneIndex)
  if (picture === undefined)
    throw new StudioError('picture_failed', `Scene ${sceneIndex + 1} has no picture.`)
  return picture
}

/** Each work once. */
function listCredits(pictures: ReadonlyMap<number, Picture>): Credit[] {
  const all = [...pictures.values()].flatMap((picture) => picture.credits)
  return [...new Map(all.map((credit) => [`${credit.work} ${credit.author}`, credit])).values()]
}
