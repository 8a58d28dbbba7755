import { createCompositor, frameAt, getStyle, type Picture, type Timeline } from '@hookreel/film'
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

/**
 * Opens the frames of a film; pictures are loaded when their shot comes on screen. `slots`: how many frames are kept at once.
 * `pictureOf`: where the pictures come from when those of the timeline are not drawn yet. `hasGrain`: off to compare frames.
 * `ffmpeg` decodes what moves; without it, stills stand there.
 */
export async function openFrames(
  timeline: Timeline,
  loadFile: LoadFile,
  slots = 4,
  pictureOf?: PictureOf,
  hasGrain = true,
  ffmpeg?: Ffmpeg,
): Promise<FrameSource> {
  registerFonts(timeline.captionLook, captionTextOf(timeline))
  const style = getStyle(timeline.style)
  const { frameSize, seed } = timeline
  const grainStrength = hasGrain ? style.grain : 0
  const compositor = createCompositor(await loadCore(), { frameSize, slots, seed, grainStrength })
  const captions = createCaptionBitmaps(compositor, timeline.captionLook, frameSize)
  const moving = openMovingLayers(ffmpeg, loadFile, frameSize)
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
      for (const { shot } of frameAt(known, n).groups) if (!compositor.hasShot(shot)) await loadShot(shot)
      const list = frameAt(known, n)
      for await (const { shot, layer, frame } of moving.read(list)) compositor.storeFrame(shot, layer, frame)
      const sprites = list.caption === null ? [] : captions.place(list.caption)
      slot = (slot + 1) % slots
      return compositor.drawFrame(list, slot, sprites)
    },
  }
}
