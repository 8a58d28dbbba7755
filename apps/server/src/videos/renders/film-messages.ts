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
import type { FromCaller, ToCaller } from '../../providers/call-messages.ts'

/** What the server tells the process that makes a film. */
export type ToWorker =
  | ToCaller
  | {
      readonly type: 'make'
      readonly order: FilmOrder
      readonly steps: readonly { step: string; inputHash: string; result: StepResult }[]
      readonly partsFolder: string
      readonly ffmpegPath?: string
      /** Found by the server; x264 when left out. */
      readonly encoder?: VideoEncoder | undefined
      readonly espeakPath?: string
      readonly stepCosts: StepCosts
      /** The services that make parts of it; the process asks for a permit before every call. */
      readonly crew: CrewSettings
      /** Of the certificate that films are signed with here; undefined: none is. */
      readonly signerId: string | undefined
      /** Films that are longer are left in slices; undefined: none is. */
      readonly sliceSeconds: number | undefined
    }
  | {
      readonly type: 'slice'
      readonly slice: SliceOrder
      readonly partsFolder: string
      readonly ffmpegPath: string | undefined
    }
  | { readonly type: 'remembered'; readonly id: number }
  /** In base64. */
  | { readonly type: 'signed'; readonly id: number; readonly signature: string }

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
  | 'encoding'
  | 'isSealed'
>

/** A service that failed; the failure is one of ProviderFailure. */
export type FailedService = { readonly provider: string; readonly failure: string }

/** What the process that makes a film tells the server. */
export type FromWorker =
  | FromCaller
  | { readonly type: 'ready' }
  /** A scene has a small picture now, at this path inside the parts folder. */
  | { readonly type: 'scene'; readonly index: number; readonly count: number; readonly file: string }
  /** A stretch of the film, or its sound, can be watched. */
  | { readonly type: 'rush'; readonly rush: Rush }
  | { readonly type: 'progress'; readonly progress: FilmProgress }
  | {
      readonly type: 'remember'
      readonly id: number
      readonly step: string
      readonly inputHash: string
      readonly result: StepResult
    }
  /** What content credentials claim, in base64: the key stays with the server. */
  | { readonly type: 'sign'; readonly id: number; readonly claim: string }
  /** `madeOf`: the keys of the remembered steps that it was made of. */
  | { readonly type: 'finished'; readonly film: WorkerFilm; readonly madeOf: readonly string[] }
  | { readonly type: 'in-slices'; readonly film: FilmInSlices }
  /** So many frames of a slice are done. */
  | { readonly type: 'frames'; readonly done: number }
  | { readonly type: 'slice-made' }
  | {
      readonly type: 'failed'
      readonly code: string
      readonly message: string
      /** Which service failed, and how. */
      readonly service?: FailedService | undefined
    }
