import {
  createCompositor,
  frameAt,
  getStyle,
  type Compositor,
  type DisplayList,
  type Timeline,
} from '@hookreel/film'
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

/** Opens the frames of a film; pictures are loaded when their shot comes on screen. `slots`: how many frames are kept at once. */
export async function openFrames(timeline: Timeline, loadFile: LoadFile, slots = 4): Promise<FrameSource> {
  registerFonts(timeline.captionLook, captionTextOf(timeline))
  const style = getStyle(timeline.style)
  const { frameSize, seed } = timeline
  const compositor = createCompositor(await loadCore(), {
    frameSize,
    pictures: timeline.shots.map((shot) => shot.picture),
    slots,
    seed,
    grainStrength: style.grain,
  })
  const captions = createCaptionBitmaps(compositor, timeline.captionLook, frameSize)
  let slot = 0
  return {
    frameBytes: compositor.frameBytes,
    memoryBytes: compositor.memoryBytes,
    draw: async (n) => {
      const list = frameAt(timeline, n)
      await loadShots(compositor, timeline, list, loadFile)
      const sprites = list.caption === null ? [] : captions.place(list.caption)
      slot = (slot + 1) % slots
      return compositor.drawFrame(list, slot, sprites)
    },
  }
}

async function loadShots(
  compositor: Compositor,
  timeline: Timeline,
  list: DisplayList,
  loadFile: LoadFile,
): Promise<void> {
  for (const { shot } of list.groups) {
    const picture = timeline.shots[shot]?.picture
    if (picture === undefined || compositor.hasShot(shot)) continue
    compositor.beginShot(shot)
    for await (const { layer, pixels } of loadPicture(picture, timeline.frameSize, loadFile)) {
      compositor.storeLayer(shot, layer, pixels)
    }
  }
}
