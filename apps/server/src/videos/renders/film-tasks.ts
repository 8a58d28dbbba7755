import type { CrewSettings } from '@hookreel/crew'
import type {
  FilmInSlices,
  FilmOrder,
  FilmProgress,
  FinishedFilm,
  Rush,
  SliceOrder,
  StepCosts,
  StepResult,
  VideoEncoder,
} from '@hookreel/studio'
import type { CallerHears } from '../../services/providers/call-messages.ts'

/** What the process of a film does: it is asked for a film or a slice once, and may get ready before. */
export type FilmTasks = {
  readonly warmUp: {
    readonly data: { readonly ffmpegPath?: string }
    /** It has begun: it sees its folder, and what it gets ready may go on beside a film. */
    readonly hears: { readonly begun: () => void }
    readonly result: void
  }
  readonly make: {
    readonly data: FilmTask
    readonly hears: FilmHears
    readonly result:
      | {
          readonly type: 'finished'
          readonly film: WorkerFilm
          /** The keys of the remembered steps that it was made of. */
          readonly madeOf: readonly string[]
        }
      | { readonly type: 'in-slices'; readonly film: FilmInSlices }
      | FailedWork
  }
  readonly slice: {
    readonly data: SliceTask
    readonly hears: FilmHears
    readonly result: { readonly type: 'slice-made' } | FailedWork
  }
}

type FilmTask = {
  readonly order: FilmOrder
  readonly steps: readonly { step: string; inputHash: string; result: StepResult }[]
  readonly partsFolder: string
  /** What that folder was called when the process was started; left out, as it is now. */
  readonly waitedIn?: string | undefined
  readonly ffmpegPath?: string
  /** Found by the server; x264 when left out. */
  readonly encoder?: VideoEncoder | undefined
  readonly espeakPath?: string
  readonly stepCosts: StepCosts
  /** The services that make parts of it; the process asks for a permit before every call. */
  readonly crew: CrewSettings
  /** Of the certificate that films are signed with here; undefined: none is. */
  readonly signerId: string | undefined
  /** It waits for services in a lane of its own, and for a turn before its frames. */
  readonly waitsForTurn?: boolean | undefined
  /** Films that are longer are left in slices; undefined: none is. */
  readonly sliceSeconds: number | undefined
}
type SliceTask = {
  readonly slice: SliceOrder
  readonly partsFolder: string
  readonly ffmpegPath: string | undefined
}

/** What the server hears of a film, or is asked for it, while it is made. */
export type FilmHears = CallerHears & {
  readonly progress: (progress: FilmProgress) => void
  /** So many frames of a slice are done. */
  readonly frames: (done: number) => void
  /** A scene has a small picture now, `file` inside the parts folder. */
  readonly scene: (scene: { index: number; count: number; file: string }) => void
  /** A stretch of the film, or its sound, can be watched; its file is inside the parts folder. */
  readonly rush: (rush: Rush) => void
  /** Has stored it when it resolves: only then does the work go on. */
  readonly remember: (step: string, inputHash: string, result: StepResult) => Promise<void>
  /** Resolves when it is this film's turn to keep all cores busy. */
  readonly turn: () => Promise<void>
  /** Signs what content credentials claim: the key stays with the server. */
  readonly sign: (claim: Uint8Array) => Promise<Uint8Array>
}

/** The finished film as the worker hands it over. */
export type WorkerFilm = Pick<
  FinishedFilm,
  | 'filmFile'
  | 'posterFile'
  | 'downloadFile'
  | 'subtitleFiles'
  | 'durationSeconds'
  | 'sizeBytes'
  | 'credits'
  | 'parts'
  | 'stillScenes'
  | 'stillBecause'
  | 'encoding'
  | 'isSealed'
>

type FailedWork = {
  readonly type: 'failed'
  readonly code: string
  readonly message: string
  /** Which service failed, and how. */
  readonly service?: FailedService | undefined
}
/** A service that failed; the failure is one of ProviderFailure. */
export type FailedService = { readonly provider: string; readonly failure: string }
