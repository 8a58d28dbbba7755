import { captionFont, type Timeline } from '@hookreel/film'
import { createClipPlayers, type ClipPlayers } from '../clip-players.ts'
import { createPainter } from '../create-painter.ts'
import type { LayerImages } from '../layer-images.ts'
import { toPlanes } from './to-planes.ts'

/** A clip that is not at its place after so long does not come. */
const PATIENCE_MS = 20_000

/** Frames of a film, drawn one by one. */
export type DrawnFrames = {
  /** Frame `n` in planar YUV 4:2:0, BT.709, limited range. */
  draw(n: number): Promise<Uint8Array<ArrayBuffer>>
  close(): void
}

/**
 * Opens the frames of a preview for a file: with the same drawing as on the page, but with clips of their own, since those of the page may be
 * played meanwhile, and waiting for each to be at its place. A worker could not do it: players of clips and letters are of the page alone.
 */
export async function openFrames(
  timeline: Timeline,
  images: LayerImages,
  files: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<DrawnFrames> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, timeline.frameSize)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('This browser could not open a canvas.')
  await loadLetters(timeline)
  const turn = new EventTarget()
  const clips = createClipPlayers(() => turn.dispatchEvent(new Event('change')))
  const opened = openClips(clips, timeline, files)
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await waitForChange(turn, signal)
  }
  const paint = createPainter()
  const pictures = { get: images.get, clips }
  try {
    await until(() => opened.every((file) => clips.imageOf(file)))
  } catch (error) {
    clips.close()
    throw error
  }
  const { width, height } = timeline.frameSize
  return {
    draw: async (n) => {
      await until(() => paint(context, { timeline, n }, pictures, false))
      return toPlanes(context.getImageData(0, 0, width, height).data, timeline.frameSize)
    },
    close: () => clips.close(),
  }
}

/** All letters of the captions: what is missing when a frame is drawn would be drawn in another font. */
async function loadLetters({ captionLook, cues }: Timeline): Promise<void> {
  const text = cues.flatMap(({ lines }) => lines.flatMap((line) => line.map((word) => word.text))).join('')
  // Some looks have capitals alone.
  await document.fonts.load(captionFont(captionLook, 20), text + text.toUpperCase())
}

function openClips(
  clips: ClipPlayers,
  timeline: Timeline,
  files: Readonly<Record<string, string>>,
): string[] {
  const names = timeline.shots.flatMap(({ picture }) =>
    picture.layers.flatMap(({ clip }) => (clip ? [clip.file] : [])),
  )
  return [...new Set(names)].filter((name) => {
    const url = files[name]
    if (url !== undefined) clips.open(name, url)
    return url !== undefined
  })
}

function waitForChange(turn: EventTarget, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => reject(signal.reason)
  const timer = setTimeout(() => reject(new Error('A clip could not be read.')), PATIENCE_MS)
  turn.addEventListener('change', () => resolve(), { once: true })
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}
