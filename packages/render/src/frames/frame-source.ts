import {
  createCompositor,
  frameAt,
  getStyle,
  type KnownVisibility,
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
}

/** Opens the frames of a film; pictures are loaded when their shot comes on screen. */
export async function openFrames(
  timeline: Timeline,
  loadFile: LoadFile,
  { slots = 4, pictureOf, hasGrain = true, ffmpeg }: FrameOptions = {},
): Promise<FrameSource> {
  registerFonts(timeline.captionLook, captionTextOf(timeline))
  const style = getStyle(timeline.style)
  const { frameSize, seed } = timeline
  const grainStrength = hasGrain ? style.grain : 0
  const compositor = createCompositor(await loadCore(), { frameSize, slots, seed, grainStrength })
  const captions = createCaptionBitmaps(compositor, timeline.captionLook, frameSize)
  const moving = openMovingLayers(ffmpeg, loadFile, frameSize)
  const stays: KnownVisibility = new WeakMap()
  let known = timeline
  let slot = 0

  const loadShot = async (index: number) => {
    const picture = (await pictureOf?.(index)) ?? timeline.shots[index]?.picture
    if (picture === undefined) return
    known = {
      ...known,
      shots: known.shots.map((shot) => (shot.index === index ? { ...shot, picture } : shot)),
    }
    compositor.beginShot(index)
    moving.keepNear(index)
    const still = { ...picture, layers: picture.layers.filter((layer) => !moving.has(layer)) }
    for await (const { layer, pixels } of loadPicture(still, frameSize, loadFile)) {
      compositor.storeLayer(index, layer, pixels)
    }
  }

  return {
    frameBytes: compositor.frameBytes,
    memoryBytes: compositor.memoryBytes,
    close: () => moving.close(),
    draw: async (n) => {
      const { groups } = frameAt(known, n, stays)
      for (const { shot } of groups) if (!compositor.hasShot(shot)) await loadShot(shot)
      const list = frameAt(known, n, stays)
      for await (const { shot, layer, frame } of moving.read(list)) compositor.storeFrame(shot, layer, frame)
      const sprites = list.caption === null ? [] : captions.place(list.caption)
      slot = (slot + 1) % slots
      return compositor.drawFrame(list, slot, sprites)
    },
  }
}
