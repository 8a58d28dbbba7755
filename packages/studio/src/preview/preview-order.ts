import type {
  AskedLength,
  CastMember,
  Delivery,
  Focus,
  FrameSize,
  PictureSource,
  Saying,
  SceneDrawing,
  SpeakerVoice,
  StyleId,
  WordTime,
} from '@hookreel/film'
import type { FilmOrder } from '../film-order.ts'
import type { KeptSilences } from '../narration/fit-pace.ts'

/** A scene of a storyboard; `earlierSubjects` are null until its picture was drawn for the first time. */
export type PreviewScene = {
  readonly id: string
  readonly narration: string
  /** The words that its picture is made from, where those that are spoken are a translation of them. */
  readonly drawnFrom?: string | undefined
  readonly drawing: Omit<SceneDrawing, 'earlierSubjects'> & {
    readonly earlierSubjects: readonly string[] | null
  }
  /** What its picture shows, in the person's own words; without it what is spoken decides. */
  readonly description?: string | null
  /** A part file with a picture of the person's own. */
  readonly upload: string | null
  /** The point of it that is shown; left out: what stands out is found. */
  readonly focus?: Focus | undefined
  /** Whether its film makes it move. The preview shows it moving once it was made. */
  readonly moves?: boolean | undefined
  /** How it is said; left out: as usual. */
  readonly delivery?: Delivery | undefined
  /** Whether its picture was seen already: it stays, though its person may want it no more. */
  readonly isSeen?: boolean | undefined
}

/** A storyboard to be played before its film is ordered; `seconds` is the length it shall have. */
export type PreviewOrder = {
  readonly style: StyleId
  readonly voiceId: string
  /** The voices of names that begin lines of the script. */
  readonly speakers?: readonly SpeakerVoice[] | undefined
  readonly seconds: AskedLength
  /** What its pictures are told that the film is about. */
  readonly about: Pick<FilmOrder, 'title' | 'script'>
  /** The pace it was spoken at before. */
  readonly pace: number | null
  /** The silences that it was set with before. */
  readonly silences: KeptSilences | null
  readonly frameSize: FrameSize
  readonly pictures: PictureSource
  /** Whom the film shows, with their pictures as part files. */
  readonly cast?: readonly CastMember[] | undefined
  /** Words that are said otherwise than they are written. */
  readonly sayings?: readonly Saying[] | undefined
  /** What its person never wants to see again (`ShownThing.key`). */
  readonly unwanted?: readonly string[] | undefined
  readonly scenes: readonly PreviewScene[]
}

/** How the film sounds and when its scenes are; times in seconds of the film. */
export type PreviewVoice = {
  /** A part file: mono WAV of the whole film's length. */
  readonly file: string
  readonly pace: number
  readonly silences: KeptSilences
  readonly seconds: number
  readonly words: readonly WordTime[]
  readonly scenes: readonly {
    readonly id: string
    readonly startSeconds: number
    readonly endSeconds: number
  }[]
  /** Why the film will be shorter or longer than was asked: what its words take. */
  readonly problem: { readonly message: string; readonly nearest: number | null } | null
}
