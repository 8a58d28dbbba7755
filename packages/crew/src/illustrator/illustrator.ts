import type { CastMember, Credit, FrameSize, Picture } from '@hookreel/film'
import type { FilmBrief } from './embedded/film/film-brief.ts'

/** One scene to be drawn. */
export type PictureRequest = {
  /** The words spoken during the scene; or what a person wants to be shown instead, which is then the `description`, too. */
  readonly narration: string
  /** A person's own words for the picture: no model describes it then. */
  readonly description?: string
  /** What is spoken in place of the narration that it is drawn from, a translation or the sentence of a described picture: words that are set large are these. */
  readonly translation?: string | undefined
  /** What keeps the scenes of one film together. */
  readonly film: FilmBrief
  /** Whom it shows of the person's cast; left out: nobody. */
  readonly cast?: readonly CastMember[] | undefined
  readonly frameSize: FrameSize
  /** Position of the scene in the film, from 0, and how many there are: framing, side and time of day vary by it. */
  readonly index: number
  readonly sceneCount: number
  /** Subjects of all scenes before, nearest last, so that none looks like another. */
  readonly earlierSubjects: readonly string[]
  readonly seed: number
  /** What it does not show: drawn things, pages of pictures, `NO_DRAWING` for words alone; left out: anything may be shown. */
  readonly avoids?: readonly string[] | undefined
}

/** A drawn scene with its encoded layer images, keyed by `PictureLayer.file`. */
export type DrawnPicture = {
  readonly picture: Picture
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Where a single picture comes from: made by a model, a photograph of stock, a clip that somebody filmed, or a `real` picture of an
 * open collection; `mixed` are those of them that surely show what is spoken of.
 */
export type PhotoKind = 'generated' | 'stock' | 'clips' | 'real' | 'mixed'

/** A JPEG that shows what a member of the cast looks like. */
export type PhotoReference = { readonly name: string; readonly bytes: Uint8Array }

/** The shape of a film's frame. */
export type PhotoShape = 'portrait' | 'landscape' | 'square'

/** One scene as a single picture by a service. Its size is the service's: the same picture serves preview and film. */
export type PhotoRequest = Pick<
  PictureRequest,
  'narration' | 'description' | 'film' | 'cast' | 'index' | 'sceneCount' | 'seed' | 'avoids'
> & {
  readonly kind: PhotoKind
  readonly shape: PhotoShape
  /** Pictures of its cast, for models that take them. */
  readonly references?: readonly PhotoReference[] | undefined
  /** What the film has shown of open collections: their pages, and how they look. */
  readonly shown?: { readonly works: readonly string[]; readonly looks: readonly string[] }
  /** Pages of pictures that its person never wants again. */
  readonly unwanted?: readonly string[] | undefined
  /** Not the best of what is found but the next, or the one after it; for anyone who asked for another. */
  readonly other?: number | undefined
}

/** The same from open collections alone. */
export type OpenPhotoRequest = PhotoRequest & { readonly kind: 'real' | 'mixed' }

/** What proves on which terms a picture was taken. */
export type Provenance = {
  /** Where its bytes came from. */
  readonly file: string
  readonly sha256: string
  /** The fields that its terms were read from, as they came. */
  readonly evidence: Readonly<Record<string, unknown>>
}

/** A single picture as a service gave it: a whole PNG, JPEG or WebP; of the kind `clips` a whole MP4. Footage of open collections says what it is. */
export type TakenPhoto = {
  readonly bytes: Uint8Array
  /** Id of the service that made it. */
  readonly provider: string
  /** Of a picture that a model made: which one. */
  readonly model?: string
  readonly credit: Credit
  /** What the service was told to show, when a model or a person said it. */
  readonly description?: string
  /** How many pictures of the cast the service was given. */
  readonly references?: number
  readonly provenance?: Provenance
  /** What it is when it is footage of an open collection. */
  readonly clip?: 'mp4' | 'webm'
  /** How it looks, in 64 bits: those of nearly the same picture differ in few. */
  readonly look?: string
}

/** Thrown where nobody can say whether there is a picture: those who know did not answer. It is asked again another time. */
export class PhotoUnanswered extends Error {
  override name = 'PhotoUnanswered'
}

/** Who draws the scenes. */
export type Illustrator = {
  drawPicture(request: PictureRequest, signal?: AbortSignal): Promise<DrawnPicture>
  /** The drawn things that it would show, most important first, as `avoids` names them. Cheap: nothing is drawn. */
  readonly listDrawn?: (request: PictureRequest) => readonly string[]
  /**
   * A single picture by the first service that can make it; undefined when none could, or when the scene is better drawn
   * (a chart, a call on the viewers). It may cost money: anyone who asks remembers the answer. Throws PhotoUnanswered for what is
   * no answer: that is not to be remembered. Missing: there are no services.
   */
  takePhoto?(request: PhotoRequest, signal?: AbortSignal): Promise<TakenPhoto | undefined>
  /** The same of footage, from open collections and for nothing. Missing: nobody is to be asked. */
  readonly takeClip?: (request: OpenPhotoRequest, signal?: AbortSignal) => Promise<TakenPhoto | undefined>
}
