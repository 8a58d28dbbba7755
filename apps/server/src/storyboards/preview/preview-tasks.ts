import type { CrewSettings } from '@hookreel/crew'
import type { Picture } from '@hookreel/film'
import type {
  PreviewOrder,
  PreviewVoice,
  StepResult,
  Take,
  TakesOf,
  ToldOfPicture,
  WebAnswer,
} from '@hookreel/studio'
import type { CallerHears } from '../../services/providers/call-messages.ts'

/** What is to be made: `steps` are those that were finished before. */
export type PreviewTask = {
  readonly order: PreviewOrder
  readonly steps: readonly { step: string; inputHash: string; result: StepResult }[]
  readonly partsFolder: string
  /** Other pictures of this scene are made, and nothing else. */
  readonly takes?: TakesOf
  /** The services that make parts of it; the process asks for a permit before every call. */
  readonly crew: CrewSettings
  readonly ffmpegPath?: string
  readonly espeakPath?: string
}

/** A picture that a person sent, to be written anew as the part `file`. */
export type PhotoTask = {
  readonly sentFile: string
  readonly partsFolder: string
  readonly file: string
  readonly maxSide?: number
}

/** Something that was made; the process goes on when it is saved. */
export type MadePart =
  | { readonly part: 'step'; readonly step: string; readonly inputHash: string; readonly result: StepResult }
  | { readonly part: 'voice'; readonly voice: PreviewVoice }
  | {
      readonly part: 'picture'
      readonly sceneId: string
      readonly picture: Picture
      readonly told: ToldOfPicture
    }
  | { readonly part: 'take'; readonly take: Take }

/** What the process of previews does. A preview that fails is an answer, too. */
export type PreviewTasks = {
  /** Answered as soon as the process does not do one thing alone. */
  readonly live: { readonly data: null; readonly hears: object; readonly result: null }
  readonly make: {
    readonly data: PreviewTask
    /** `made` has saved the part when it resolves. */
    readonly hears: CallerHears & { readonly made: (made: MadePart) => Promise<void> }
    readonly result:
      | { readonly type: 'done'; readonly web?: WebAnswer }
      | { readonly type: 'failed'; readonly code: string; readonly message: string }
  }
}
