import { isDeepStrictEqual } from 'node:util'
import {
  createCompositor,
  frameAt,
  getStyle,
  type Compositor,
  type FrameSize,
  type KnownStays,
  type Picture,
  type Timeline,
} from '@hookreel/film'
import { createCaptionBitmaps } from './caption-bitmaps.ts'
import { captionTextOf, registerFonts } from './fonts.ts'
import { loadCore } from './load-core.ts'
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts'
import { loadPicture, type LoadFile } from './load-picture.ts'
import { openMovingLayers } from '../clips/moving-layers.ts'

/** Draws the frames of a film in planar YUV 4:2:0, one call a frame, best in order. */
export type FrameSource = {
  readonly frameBytes: number
  /** Memory the compositor reserved, in bytes. */
  readonly memoryBytes: number
  /** Frame `n`; the view stays good until `slots` further frames were drawn. */
  draw(n: number): Promise<Uint8Array>
  /** Ends the decoders of moving layers; a frame that waits for one fails. */
  close(): void
}

/** Gives the picture of a shot, maybe one that is still being drawn. */
export type PictureOf = (shot: number) => Promise<Picture>

export type FrameOptions = {
  /** How many frames are kept at once; 4 when left out. */
  readonly slots?: number
  /** Where the pictures come from when those of the timeline are not drawn yet. */
  readonly pictureOf?: PictureOf | undefined
  /** Off to compare frames. */
  readonly hasGrain?: boolean
  /** Decodes what moves; without it, stills stand there. */
  readonly ffmpeg?: Ffmpeg
  /** Pictures that were loaded before the film was known. */
  readonly ahead?: FramesAhead | undefined
}

/** What a film's compositor is made for. */
type Drawn = Parameters<typeof createCompositor>[1]

/** A compositor that has pictures before their film is known: what they are drawn for, and the pictures by the numbers of their shots. */
export type FramesAhead = {
  readonly drawn: Drawn
  readonly compositor: Compositor
  readonly pictures: ReadonlyMap<number, Picture>
}

function describeDrawn(
  { frameSize, seed, style }: Pick<Timeline, 'frameSize' | 'seed' | 'style'>,
  slots: number,
  hasGrain: boolean,
): Drawn {
  return { frameSize, slots, seed, grainStrength: hasGrain ? getStyle(style).grain : 0 }
}

/** The shots on both sides of one that is still being drawn, and that one. */
const SHOTS_KEPT_AHEAD = 3

/**
 * Loads the stills of shots for `openFrames`, which takes them over where its film has them: each takes a fifth of a second, in which a film that
 * is known could be composed.
 */
export async function loadFramesAhead(
  film: Pick<Timeline, 'frameSize' | 'seed' | 'style'>,
  pictures: ReadonlyMap<number, Picture>,
  { slots, loadFile }: { readonly slots: number; readonly loadFile: LoadFile },
): Promise<FramesAhead> {
  const drawn = describeDrawn(film, slots, true)
  const compositor = createCompositor(await loadCore(), { ...drawn, shots: SHOTS_KEPT_AHEAD })
  // The later ones first: one that is begun forgets those further back.
  for (const [shot, picture] of [...pictures].toSorted(([one], [other]) => other - one)) {
    compositor.beginShot(shot)
    await storePicture(compositor, shot, picture, { frameSize: film.frameSize, loadFile })
  }
  return { drawn, compositor, pictures }
}

async function storePicture(
  compositor: Compositor,
  shot: number,
  picture: Picture,
  { frameSize, loadFile }: { readonly frameSize: FrameSize; readonly loadFile: LoadFile },
): Promise<void> {
  for await (const { layer, pixels } of loadPicture(picture, frameSize, loadFile))
    compositor.storeLayer(shot, layer, pixels)
}

/** Opens the frames of a film; pictures are loaded when their shot comes on screen. */
export async function openFrames(
  timeline: Timeline,
  loadFile: LoadFile,
  { slots = 4, pictureOf, hasGrain = true, ffmpeg, ahead }: FrameOptions = {},
): Promise<FrameSource> {
  registerFonts(timeline.captionLook, captionTextOf(timeline))
  const { frameSize } = timeline
  const drawn = describeDrawn(timeline, slots, hasGrain)
  const early = ahead !== undefined && isDeepStrictEqual(ahead.drawn, drawn) ? ahead : undefined
  const compositor = early?.compositor ?? createCompositor(await loadCore(), drawn)
  /** What is loaded of shots that nobody asked for yet. */
  const unasked = new Map(early?.pictures)
  const captions = createCaptionBitmaps(compositor, timeline.captionLook, frameSize)
  const moving = openMovingLayers(ffmpeg, loadFile, frameSize)
  const stays: KnownStays = new WeakMap()
  let known = timeline
  let slot = 0

  const loadShot = async (index: number) => {
    const picture = (await pictureOf?.(index)) ?? timeline.shots[index]?.picture
    if (picture === undefined) return
    known = {
      ...known,
      shots: known.shots.map((shot) => (shot.index === index ? { ...shot, picture } : shot)),
    }
    moving.keepNear(index)
    const loaded = unasked.get(index)
    unasked.delete(index)
    // A film's shot may be another than it was thought to be.
    if (loaded && compositor.hasShot(index) && isDeepStrictEqual(loaded.layers, picture.layers)) return
    compositor.beginShot(index)
    const still = { ...picture, layers: picture.layers.filter((layer) => !moving.has(layer)) }
    await storePicture(compositor, index, still, { frameSize, loadFile })
  }

  return {
    frameBytes: compositor.frameBytes,
    memoryBytes: compositor.memoryBytes,
    close: () => moving.close(),
    draw: async (n) => {
      const { groups } = frameAt(known, n, stays)
      for (const { shot } of groups) if (!compositor.hasShot(shot) || unasked.has(shot)) await loadShot(shot)
      const list = frameAt(known, n, stays)
      for await (const { shot, layer, frame } of moving.read(list)) compositor.storeFrame(shot, layer, frame)
      const sprites = list.caption === null ? [] : captions.place(list.caption)
      slot = (slot + 1) % slots
      return compositor.drawFrame(list, slot, sprites)
    },
  }
}
