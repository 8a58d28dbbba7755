import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { inpaintBackground } from './inpaint-background.ts'
import { findSubject, type Looked } from './find-subject.ts'
import { boxOf, cutOut, drawMask, growMask, type Box } from './photo-mask.ts'
import { blurBox, measureBarriers, readChannels, weighCentre } from './photo-salience.ts'

/** Where depth is looked for: nothing finer decides what is near. */
const LOOK_WIDTH = 150
/** The subject takes this much of its surroundings with it, as a share of the width: it fades out in the outer half. */
const RIM = 0.026
/** Depths of what is furthest and of what is nearest. */
const FAR = 0.34
const NEAR = 0.7
/** So many sheets that neighbours never lie more than some four pixels of a film apart. */
const SHEETS = 4

/** A sheet of a photo; those before it cover those behind it. The first is whole, the others are transparent around. */
export type PhotoSheet = {
  readonly name: string
  readonly depth: number
  readonly box: Box
  readonly canvas: Canvas
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

/** From the back to the front. */
type PhotoSheets = [PhotoSheet, ...PhotoSheet[]]

/**
 * A photo as sheets at several depths. At rest they are the photo again; moved against each other by a few hundredths of the width
 * they show depth without an edge. A clear subject is cut out with a rim of its own surroundings, and the place behind it is filled.
 * Anything else becomes a gentle relief: its middle and its floor come nearer in steps too small to be seen.
 * `depth`: of the photo as it was, where it is painted over. `back`: what is seen around a subject, where that is painted otherwise.
 */
export function layerPhoto(photo: Canvas, depth: PhotoDepth = findDepth(photo), back = photo): PhotoSheets {
  return depth.subject === undefined ? cutRelief(photo, depth) : cutSubject(photo, depth.subject, depth, back)
}

/** Where a photo is near, told before anything is painted over it. */
export type PhotoDepth = Looked & {
  /** Which pixels of what was looked at belong to a subject that can be cut out. */
  readonly subject: Uint8Array | undefined
}

export function findDepth(photo: Canvas): PhotoDepth {
  const looked = look(photo)
  return { ...looked, subject: findSubject(looked) }
}

function look(photo: Canvas): Looked {
  const small = resize(photo, LOOK_WIDTH, Math.max(2, Math.round((LOOK_WIDTH * photo.height) / photo.width)))
  const { width, height } = small
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  const channels = readChannels({ width, height, data })
  const salience = measureBarriers(channels, width, height)
  return { channels, salience, centre: weighCentre(width, height), width, height }
}

function cutSubject(photo: Canvas, mask: Uint8Array, { width, height }: Looked, behind: Canvas): PhotoSheets {
  const shape = drawMask(Float32Array.from(mask), width, height)
  const rim = RIM * photo.width
  // Less is filled than the subject covers, so that at rest nothing but the photo is seen.
  const back = inpaintBackground(behind, growMask(shape, photo, rim * 0.45, rim * 0.15))
  const box = boxOf(Float32Array.from(mask), width, height, 2 * RIM)
  const subject = cutOut(photo, growMask(shape, photo, rim * 0.95, rim * 0.4), box)
  return [
    { name: 'ground', depth: FAR, box: WHOLE, canvas: back },
    { name: 'subject', depth: NEAR, box, canvas: subject },
  ]
}

function cutRelief(photo: Canvas, { salience, centre, width, height }: Looked): PhotoSheets {
  const radius = Math.round(width / 14)
  const bulge = blurBox(
    blurBox(
      salience.map((value, i) => value * (centre[i] ?? 0)),
      width,
      height,
      radius,
    ),
    width,
    height,
    radius,
  )
  const highest = bulge.reduce((most, value) => Math.max(most, value), 0.01)
  const rough = bulge.map((value, i) => {
    const down = Math.max(0, Math.floor(i / width) / height - 0.45) / 0.55
    return 0.7 * (value / highest) + 0.5 * down * down
  })
  const nearest = rough.reduce((most, value) => Math.max(most, value), 0.01)
  const sheets = Array.from({ length: SHEETS }, (_, index): PhotoSheet => {
    const from = (index + 0.5) / (SHEETS + 0.5)
    const alpha = rough.map((value) => smoothStep((value / nearest - from) * (SHEETS + 0.5)))
    const box = boxOf(alpha, width, height, 0.01)
    return {
      name: `relief-${index + 1}`,
      depth: FAR + ((NEAR - FAR) * (index + 1)) / SHEETS,
      box,
      canvas: cutOut(photo, drawMask(alpha, width, height), box),
    }
  })
  return [{ name: 'ground', depth: FAR, box: WHOLE, canvas: photo }, ...sheets]
}

function smoothStep(value: number): number {
  const x = Math.min(1, Math.max(0, value))
  return x * x * (3 - 2 * x)
}

function resize(image: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}
