import type { CrewSettings } from '@hookreel/crew'
import type { Picture } from '@hookreel/film'
import type { PreviewOrder, PreviewVoice, StepResult } from '@hookreel/studio'
import type { FromCaller, ToCaller } from '../providers/call-messages.ts'

/** What is to be made: `steps` are those that were finished before. */
export type PreviewTask = {
  readonly order: PreviewOrder
  readonly steps: readonly { step: string; inputHash: string; result: StepResult }[]
  readonly partsFolder: string
  /** The services that make parts of it; the process asks for a permit before every call. */
  readonly crew: CrewSettings
  readonly ffmpegPath?: string | undefined
}

/** A picture that a person sent, to be written anew as the part `file`. */
export type PhotoTask = { readonly sentFile: string; readonly partsFolder: string; readonly file: string }

/** What the server tells the process that makes previews; `task` numbers what it was asked. */
export type ToPreviewer =
  | ({ readonly type: 'make'; readonly task: number } & PreviewTask)
  | { readonly type: 'stop'; readonly task: number }
  | { readonly type: 'saved'; readonly id: number }
  | { readonly type: 'call'; readonly task: number; readonly message: ToCaller }

/** Something that was made; the process goes on when it is saved. */
export type MadePart =
  | { readonly part: 'step'; readonly step: string; readonly inputHash: string; readonly result: StepResult }
  | { readonly part: 'voice'; readonly voice: PreviewVoice }
  | {
      readonly part: 'picture'
      readonly sceneId: string
      readonly picture: Picture
      readonly earlierSubjects: readonly string[]
    }

/** What the process that makes previews tells the server. */
export type FromPreviewer =
  | { readonly type: 'ready' }
  | { readonly type: 'made'; readonly task: number; readonly id: number; readonly made: MadePart }
  | { readonly type: 'call'; readonly task: number; readonly message: FromCaller }
  | { readonly type: 'done'; readonly task: number }
  | { readonly type: 'failed'; readonly task: number; readonly code: string; readonly message: string }
