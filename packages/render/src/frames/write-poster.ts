import { writeFile } from 'node:fs/promises'
import { createCanvas, type Image } from '@napi-rs/canvas'
import { drawFrame, frameAt, type Timeline } from '@hookreel/film'
import { captionTextOf, registerFonts } from './fonts.ts'
import { decodeImage, type LoadFile } from './load-picture.ts'
import { writeWhole } from '../ffmpeg/write-whole.ts'

/** Which frame of which film becomes the poster. */
export type PosterRequest = {
  readonly timeline: Timeline
  readonly loadFile: LoadFile
  /** Which frame to show. */
  readonly frame: number
  /** Where the JPEG goes; it appears only when it is whole. */
  readonly outputFile: string
}

const QUALITY = 88

/** Writes one frame of a film as a JPEG of the film's size. Throws a RangeError for a frame that the film does not have. */
export async function writePoster({ timeline, loadFile, frame, outputFile }: PosterRequest): Promise<void> {
  const canvas = await drawStill(timeline, loadFile, frame)
  const jpeg = await canvas.encode('jpeg', QUALITY)
  await writeWhole(outputFile, (unfinished) => writeFile(unfinished, jpeg))
}

/** Draws one frame on a canvas, with the same display list as the film. */
export async function drawStill(timeline: Timeline, loadFile: LoadFile, frame: number) {
  registerFonts(timeline.captionLook, captionTextOf(timeline))
  const list = frameAt(timeline, frame)
  const { width, height } = timeline.frameSize
  const images = new Map<string, Image>()
  for (const { layer } of list.groups.flatMap((group) => group.layers)) {
    images.set(layer.file, await decodeImage(layer.file, await loadFile(layer.file)))
  }
  const canvas = createCanvas(width, height)
  const scratch = createCanvas(width, height)
  const imageOf = (file: string) => images.get(file)
  drawFrame(canvas.getContext('2d'), list, timeline.captionLook, imageOf, {
    canvas: scratch,
    context: scratch.getContext('2d'),
  })
  return canvas
}
