import type { CaptionCue, Credit, FilmPart, FrameRange, FrameSize, Picture } from '@hookreel/film'
import type { Ffmpeg, VideoEncoder } from '@hookreel/render'
import type { FilmEncoding } from './render/render-segments.ts'
import type { FilmOrder, StudioContext } from './film-order.ts'
import type { PlannedFilm } from './plan-scenes.ts'
import type { StepPlace } from './remember-step.ts'
import type { StudioCrew } from './studio-crew.ts'
import type { ProgressTracker, StepCosts } from './track-progress.ts'

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
  /** How its parts came to be. */
  readonly parts: readonly FilmPart[]
  /** Scenes that a model should make move, and that show their still picture. */
  readonly stillScenes?: readonly number[]
  /** Why the first of them does not move, as its service said it. */
  readonly stillBecause?: string | undefined
  /** Who encoded it; missing in films of slices, which x264 makes. */
  readonly encoding?: FilmEncoding | undefined
  /** Whether it carries content credentials; false also when they could not be written. */
  readonly isSealed: boolean
  /** Seconds each step took for one second of film; steps that were remembered are missing. */
  readonly stepCosts: StepCosts
}

/** Who signs a film's content credentials, wherever the key is. */
export type FilmSeal = {
  /** Of the certificate: a film that was sealed with another one is sealed anew. */
  readonly id: string
  readonly sign: (claim: Uint8Array) => Promise<Uint8Array>
}

/**
 * What of a film in the making can be watched already, as MP4 fragments whose first frame is at 0: a stretch of its pictures, or all of
 * its sound. `file` lies in the parts folder.
 */
export type Rush = { readonly file: string; readonly frameCount: number } & (
  | { readonly kind: 'pictures'; readonly range: FrameRange }
  | { readonly kind: 'sound' }
)

/** With what a film is made: its memory and folder, its makers, and whom to tell. */
export type ProductionOptions = StudioContext & {
  readonly ffmpegPath?: string
  /** What `findEncoder` found; x264 when left out. */
  readonly encoder?: VideoEncoder | undefined
  /** The program eSpeak NG; `espeak-ng` on the PATH when left out. */
  readonly espeakPath?: string
  /** Who makes the parts; the embedded crew when left out. */
  readonly crew?: StudioCrew
  /** What steps cost in earlier films, for the remaining time. */
  readonly stepCosts?: StepCosts
  /** Told of every scene as soon as its picture is there; the layers' files lie in the parts folder. */
  readonly onScene?: (scene: { index: number; count: number; picture: Picture; frameSize: FrameSize }) => void
  /** Told of every stretch that can be watched, in the order of the film, and of the sound. */
  readonly onRush?: (rush: Rush) => void
  /**
   * Awaited once all pictures are there and before a frame is composed: what waited for services until then kept no core busy. Without
   * it, the film is composed while its pictures come.
   */
  readonly beforeFrames?: (() => Promise<void>) | undefined
  /** A film that is longer than this is left to be made in slices; without it, every film is made whole. */
  readonly sliceSeconds?: number | undefined
  /** Without one the film carries no content credentials. */
  readonly seal?: FilmSeal | undefined
  /** Another frame size than the order's: for small, quick films in tests. */
  readonly frameSize?: FrameSize
}

/** One film being made, as the parts of its production see it. */
export type ProductionContext = {
  readonly order: FilmOrder
  readonly place: StepPlace
  /** Begun before ffmpeg was found; the step that waits for it hears why it failed. */
  readonly planned: Promise<PlannedFilm>
  readonly crew: StudioCrew
  readonly ffmpeg: Ffmpeg
  readonly encoder: VideoEncoder
  readonly frameSize: FrameSize
  readonly progress: ProgressTracker
  readonly onScene: ProductionOptions['onScene']
  readonly onRush: ProductionOptions['onRush']
  readonly sliceSeconds: number | undefined
  readonly seal: FilmSeal | undefined
  readonly beforeFrames: ProductionOptions['beforeFrames']
}
