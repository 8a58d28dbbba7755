import type { DesignFrame } from '../canvas.ts'
import type { ChartShape, Plane, TextShape, Tone } from './chart-shape.ts'

/** The part of the frame a chart may use: below what networks lay over the top, above the captions. */
export type Zone = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const TOP = 0.135
const BOTTOM = 0.545
const SIDE = 0.1

export function zoneOf(frame: DesignFrame): Zone {
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
