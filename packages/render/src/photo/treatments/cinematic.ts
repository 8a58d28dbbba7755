import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { bleed } from './full-bleed.ts'
import { paintPixels } from './paint-pixels.ts'
import { drawShade, type Shade } from './shade.ts'
import { WHOLE_BOX, type Treatment } from './treatment.ts'

/** Behind a subject the photo is out of focus by this much of its width. */
const DEFOCUS = 0.0026
const SHADE: Shade = { colour: '6,10,18', edge: 0.62, foot: 0.42, head: 0.16, clear: 0.52 }

/** Full-bleed, graded as film, the subject before its softer background. */
export const treatCinematic: Treatment = (shot) => {
  const { sheets } = bleed(shot, { whole: grade, behind: defocus, hasRelief: true })
  return [...sheets, { name: 'light', depth: null, box: WHOLE_BOX, canvas: drawShade(shot.frameSize, SHADE) }]
}

/** More contrast in the middle, cool shadows, warm lights. */
function grade(photo: Canvas): Canvas {
  const curves = [
    { from: 2, to: 255, gamma: 0.98 },
    { from: 4, to: 251, gamma: 1 },
    { from: 9, to: 240, gamma: 1.03 },
  ].map(({ from, to, gamma }) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const x = (value / 255) ** gamma
      return from + (to - from) * (x + 0.32 * x * (1 - x) * (2 * x - 1))
    }),
  )
  return paintPixels(photo, (data) => {
    const [reds, greens, blues] = curves
    if (!reds || !greens || !blues) return
    for (let at = 0; at < data.length; at += 4) {
      data[at] = reds[data[at] ?? 0] ?? 0
      data[at + 1] = greens[data[at + 1] ?? 0] ?? 0
      data[at + 2] = blues[data[at + 2] ?? 0] ?? 0
    }
  })
}

function defocus(photo: Canvas): Canvas {
  const canvas = createCanvas(photo.width, photo.height)
  const context = canvas.getContext('2d')
  context.drawImage(photo, 0, 0)
  context.filter = `blur(${Math.max(0.5, DEFOCUS * photo.width)}px)`
  context.drawImage(photo, 0, 0)
  return canvas
}
