import { isWide } from '../art/direct-scene.ts'
import { inUnits, type DesignFrame } from '../canvas.ts'
import type { ChartShape, Plane, TextShape, Tone } from './chart-shape.ts'

/** The part of the frame a chart may use: below what networks lay over the top, above what is said of it or the captions. */
export type Zone = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const TOP = 0.135
const BOTTOM = 0.545
const SIDE = 0.1
/** Over the words that are said of it; where the frame is no taller than wide, beside them. */
const OVER_WORDS = { left: 0.12, top: 0.145, right: 0.88, bottom: 0.48 }
const BESIDE_WORDS = { left: 0.08, top: 0.16, right: 0.47, bottom: 0.78 }

export function zoneOf(frame: DesignFrame, hasWords: boolean): Zone {
  if (hasWords) {
    const { left, top, right, bottom } = inUnits(isWide(frame) ? BESIDE_WORDS : OVER_WORDS, frame)
    return { left, top, width: right - left, height: bottom - top }
  }
  const width = Math.min(frame.width * (1 - 2 * SIDE), frame.height * 1.05)
  return {
    left: (frame.width - width) / 2,
    top: frame.height * TOP,
    width,
    height: frame.height * (BOTTOM - TOP),
  }
}

/** A centred line of words. */
export function line(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  width: number,
  tone: Tone = 'rest',
): TextShape[] {
  return text === '' ? [] : [{ type: 'text', text, x, y, size, width, align: 'center', tone, plane: 'type' }]
}

export function axis(points: readonly (readonly [number, number])[], hasArrow = false): ChartShape {
  return { type: 'line', points, width: 7, hasArrow, tone: 'quiet', plane: 'back' }
}

export function bar(
  [x, y, width, height]: readonly [number, number, number, number],
  tone: Tone,
  plane: Plane = 'front',
): ChartShape {
  return { type: 'bar', x, y, width, height, tone, plane }
}
