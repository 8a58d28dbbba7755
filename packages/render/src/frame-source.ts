import { createCompositor, frameAt, getStyle, type Picture, type Timeline } from '@hookreel/film'
import { createCaptionBitmaps } from './caption-bitmaps.ts'
import { captionTextOf, registerFonts } from './fonts.ts'
import { loadCore } from './load-core.ts'
import { loadPicture, type LoadFile } from './load-picture.ts'

/** Draws the frames of a film in planar YUV 4:2:0, one call a frame, best in order. */
export type FrameSource = {
  readonly frameBytes: number
  /** Memory the compositor reserved, in bytes. */
  readonly memoryBytes: number
  /** Frame `n`; the view stays good until `slots` further frames were drawn. */
  draw(n: number): Promise<Uint8Array>
}

/** Gives the picture of a shot, maybe one that is still being drawn. */
export type PictureOf = (shot: number) => Promise<Picture>

/**
 * Opens the frames of a film; pictures are loaded when their shot comes on screen. `slots`: how many frames are kept at once.
 * `pictureOf`: where the pictures come from when those of the timeline are not drawn yet. `hasGrain`: off to compare frames.
 */
export async function openFrames(
  timeline: Timeline,
  loadFile: LoadFile,
  slots = 4,
  pictureOf?: PictureOf,
  hasGrain = true,
): Promise<FrameSource> {
  registerFonts(timeline.captionLook, captionTextOf(timeline))
  const style = getStyle(timeline.style)
  const { frameSize, seed } = timeline
  const grainStrength = hasGrain ? style.grain : 0
  const compositor = createCompositor(await loadCore(), { frameSize, slots, seed, grainStrength })
  const captions = createCaptionBitmaps(compositor, timeline.captionLook, frameSize)
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
    for await (const { layer, pixels } of loadPicture(picture, frameSize, loadFile)) {
      compositor.storeLayer(index, layer, pixels)
    }
  }

  return {
    frameBytes: compositor.frameBytes,
    memoryBytes: compositor.memoryBytes,
    draw: async (n) => {
      for (const { shot } of frameAt(known, n).groups) if (!compositor.hasShot(shot)) await loadShot(shot)
      const list = frameAt(known, n)
      const sprites = list.caption === null ? [] : captions.place(list.caption)
      slot = (slot + 1) % slots
      return compositor.drawFrame(list, slot, sprites)
    },
  }
}
