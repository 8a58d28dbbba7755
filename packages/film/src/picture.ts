import type { LayerClip } from './clips/clip.ts'
import type { Focus } from './film-choices.ts'
import type { PartMaker } from './film-part.ts'

/** Where a picture or a sound came from and on what terms; shown with the film. */
export type Credit = {
  /** Its page, or its name. */
  readonly work: string
  readonly author: string
  readonly licence: string
  readonly title?: string | undefined
  /** Where the licence's words are. */
  readonly licenceAddress?: string | undefined
  /** Who keeps it: "Wikimedia Commons". */
  readonly source?: string | undefined
  /** The day on which its terms were read, like 2026-11-22. */
  readonly readOn?: string | undefined
  /** The licence wants author and licence named wherever the film is shown. */
  readonly isOwed?: boolean | undefined
  /** It is heard and not seen. */
  readonly isMusic?: boolean | undefined
}

/**
 * One layer of a picture. The picture's own coordinate space is the film's frame with an overscan margin on
 * each side (OVERSCAN of the frame's width and height), so that the camera may move without showing an edge.
 */
export type PictureLayer = {
  /** What is on it, for people: sky, far, mid, hero, fore, light, overlay … Close-ups keep `hero` and `words` whole. */
  readonly name: string
  /**
   * How near it is: 0 stands still far away, 1 moves most. `null`: fixed to the screen (overlay, frame),
   * without overscan: it covers the frame exactly.
   */
  readonly depth: number | null
  /** `normal`: alpha over. `add`: light added to what is below (glow, bloom, rays); its alpha is ignored. */
  readonly blend: 'normal' | 'add'
  /** True when no pixel is transparent: the compositor then skips blending. */
  readonly opaque: boolean
  /**
   * Own motion of the layer: `bob` floats up and down, `sway` rocks sideways. The others come in and rest: `rise` grows from its
   * lower edge, `pop` from its middle; pages of words `stamp` (land from above) or `slide` (come from the left). `none` only follows the camera.
   */
  readonly motion: 'none' | 'bob' | 'sway' | 'rise' | 'pop' | 'stamp' | 'slide'
  /** Layers without a cue are seen as long as their picture. */
  readonly cue?: LayerCue | undefined
  /** What happens to it; layers without an act only follow the camera. */
  readonly act?: LayerAct | undefined
  /** Box of the stored image inside the picture's space, in fractions of the picture's width and height (0 to 1). */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Key of the encoded image (PNG, JPEG or WebP) among the picture's files. The image may be smaller than its box. */
  readonly file: string
  /** What moves here in place of the image, which is a still of it: for small pictures, and where the clip cannot be shown. */
  readonly clip?: LayerClip | undefined
}

/**
 * When a layer of words is seen. Words that are set large come in pages, one after the other, while they are spoken; a page has a layer
 * with all its words, and where they stand in place of captions one more for each word, which is lit when it is heard.
 */
export type LayerCue = {
  /** From 0; a page goes when the next one comes. */
  readonly page: number
  /** What is written on the layer, as it is spoken. */
  readonly says: string
  /** Of lines that come when they are heard: which word of their page they begin with, from 0. Other layers of a page are there from its first word on. */
  readonly starts?: number | undefined
  /** Of one word alone: it is lit while it is heard (`now`), or from then on (`kept`). */
  readonly lit?: 'now' | 'kept' | undefined
  /** The page that stands there when the picture stands still; the first one where none is marked. */
  readonly isResting?: boolean | undefined
}

/** What a layer can do when something happens (`motion/acts.ts`). */
export const ACT_MOVES = [
  'enter',
  'enterRight',
  'leave',
  'fly',
  'fall',
  'rise',
  'grow',
  'shrink',
  'partLeft',
  'partRight',
  'joinLeft',
  'joinRight',
  'turn',
  'spin',
  'shake',
  'fill',
  'sink',
  'float',
  'pop',
  'wipe',
  'sprout',
  'cut',
] as const
export type ActMove = (typeof ACT_MOVES)[number]

/**
 * What happens to a layer when a word is heard. `before`: it goes then, for others to take its place. `after`: it comes then, by its move.
 * `through`: it is there all along, and moves then. Where a layer is at rest, its move is over.
 */
export type LayerAct = {
  readonly when: 'before' | 'after' | 'through'
  readonly move: ActMove
  readonly says: string
  /** Which of those that move alike this one is: each a moment behind the one before. */
  readonly order: number
}

/** The layers of a picture that stands still, as in a small picture: words of one page, and what was to happen has happened. */
export function restingLayers({ layers }: Pick<Picture, 'layers'>): readonly PictureLayer[] {
  const resting = layers.find(({ cue }) => cue?.isResting)?.cue?.page ?? 0
  return layers.filter(
    ({ cue, act }) =>
      (cue === undefined || (cue.page === resting && cue.lit !== 'now')) && act?.when !== 'before',
  )
}

/** Whether a picture shows all that is spoken, word by word: captions would say it twice. */
export function isSetInWords({ layers }: Pick<Picture, 'layers'>): boolean {
  return layers.some(({ cue }) => cue?.lit !== undefined)
}

/** The files that showing a layer takes. */
function filesOfLayer({ file, clip }: PictureLayer): string[] {
  return clip === undefined ? [file] : [file, clip.file]
}

/** The files that a page takes to show a picture, and what can be chosen of it. */
export function filesOfPicture({ layers, whole }: Pick<Picture, 'layers' | 'whole'>): string[] {
  return [...layers.flatMap(filesOfLayer), ...(whole === undefined ? [] : [whole])]
}

/** Margin on each side of a picture's space, as a fraction of the frame's side: a 1080 px frame has a 1210 px picture. */
export const OVERSCAN = 0.06

/** The frame alone within the picture's space: where a clip lies, far away, so that the camera comes nearer and never shifts it. */
export const CLIP_BOX: PictureLayer['box'] = {
  x: OVERSCAN / (1 + 2 * OVERSCAN),
  y: OVERSCAN / (1 + 2 * OVERSCAN),
  width: 1 / (1 + 2 * OVERSCAN),
  height: 1 / (1 + 2 * OVERSCAN),
}

/** A drawn scene: layers from the back to the front. */
export type Picture = {
  readonly layers: readonly PictureLayer[]
  readonly seed: number
  /** Which kind of composition it is: a `scene` with a subject, or `type` (words set large) where no subject fits. */
  readonly kind: 'scene' | 'type'
  readonly environment: string
  readonly subjects: readonly string[]
  /** What a service was told to show, in words for people; pictures that are drawn here have none. */
  readonly description?: string
  readonly credits: readonly Credit[]
  /** Of a photo or clip that fills the frame: the middle of the part that is shown. Others are whole. */
  readonly focus?: Focus | undefined
  /** Part file of the photo or clip that was found or made for it, of which a part is shown. */
  readonly whole?: string | undefined
  /** Left out of what is drawn here. */
  readonly madeBy?: PartMaker
  /** Who made it move, where it was a still that `madeBy` made. */
  readonly movedBy?: PartMaker
  /** Why it does not move, where a service was to make it. */
  readonly stillBecause?: string
}

/** Stands where a picture is not drawn yet. */
export const UNDRAWN: Picture = {
  ...{ layers: [], seed: 0, kind: 'scene', environment: '', subjects: [], credits: [] },
}
