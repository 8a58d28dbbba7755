import type { Canvas } from '@napi-rs/canvas'
import { glow, linear, tinted } from './brush.ts'
import { createSprite } from './canvas.ts'
import { hasBoth, SHOT_FRAMINGS, type ScenePlan, type ShotFraming } from './scene-plan.ts'
import { isDeepSky } from './subjects/deep-sky.ts'
import { isPlanet } from './subjects/planet.ts'
import { measureShape } from './subjects/shape.ts'

/** These would be read backwards. */
const LETTERED = /calendar|clock|watch|newspaper|keyboard|map|button|sign|book|abacus|card|chart/
/** There is one of these in the world, or in the film. */
const ONLY_ONE =
  /^(?:person|child|older-person|ghost|astronaut|volcano|earth|lighthouse|house|world-map|.*(?:globe|statue|tower|castle|bridge).*)$/

/** The framings that a thing can be shown in: what shines has no dark side, and nobody is there several times. */
export function framingsOf(subject: string): ShotFraming[] {
  const shines = isPlanet(subject) || isDeepSky(subject)
  return SHOT_FRAMINGS.filter((framing) => {
    if (framing === 'turned') return !shines && !LETTERED.test(subject)
    if (framing === 'silhouette') return !shines
    return framing !== 'many' || (!shines && !ONLY_ONE.test(subject))
  })
}

/**
 * How a film shows a thing that it has shown so often before: each time otherwise; undefined when there is no way left, and something
 * else must stand there.
 */
export function frameShot(subject: string, showing: number): ShotFraming | undefined {
  return framingsOf(subject)[showing]
}

/** How a scene is framed: which part of the environment the picture shows. */
export type Framing = {
  readonly zoom: number
  /** The environment is mirrored. */
  readonly flipped: boolean
  /** Where the subject stands, as a fraction of the frame's width. */
  readonly subjectX: number
  /** How large the subject is, 1 is usual. */
  readonly subjectScale: number
}

const STAGES: Record<Exclude<ShotFraming, 'whole'>, Framing> = {
  close: { zoom: 1.5, flipped: true, subjectX: 0.5, subjectScale: 1.75 },
  silhouette: { zoom: 1.12, flipped: false, subjectX: 0.54, subjectScale: 1.14 },
  small: { zoom: 1, flipped: false, subjectX: 0.33, subjectScale: 0.54 },
  turned: { zoom: 1.2, flipped: true, subjectX: 0.64, subjectScale: 1.06 },
  detail: { zoom: 1.34, flipped: false, subjectX: 0.5, subjectScale: 1.2 },
  many: { zoom: 1.06, flipped: true, subjectX: 0.48, subjectScale: 1.3 },
}

/** What of the environment a scene shows by how its subject is framed; undefined where its turn in the film decides. */
export function stageOf({ framing = 'whole' }: ScenePlan): Framing | undefined {
  return framing === 'whole' ? undefined : STAGES[framing]
}

const SIZES: Record<Exclude<ShotFraming, 'whole'>, number> = {
  close: 1.6,
  silhouette: 1.14,
  small: 0.6,
  turned: 1.04,
  detail: 1.12,
  many: 1.24,
}

/** How many times its usual size a thing has on a sheet of its own; `turn`: how large it is by its turn when it is shown whole. */
export function sizeOf({ framing = 'whole' }: ScenePlan, turn = 1): number {
  return framing === 'whole' ? turn : SIZES[framing]
}

/** Whether a subject is no more the plain drawing, so that nothing can be lit in it by place. */
export function isComposed({ framing = 'whole' }: ScenePlan): boolean {
  return framing !== 'whole' && framing !== 'close' && framing !== 'small'
}

/** The drawing as its framing shows it, on a canvas of the same size. What is beside the main subject stays as it is. */
export function composeShot(plan: ScenePlan, subject: string, drawn: Canvas): Canvas {
  const { framing, subjects, style } = plan
  // What something happens to is shown plainly.
  if (subject !== subjects[0] || (plan.event && framing !== 'turned')) return drawn
  if (framing === 'close') return hasBoth(plan) ? drawUpper(drawn, PAINTED.test(style)) : drawn
  if (framing === 'turned') return turnRound(drawn)
  if (framing === 'silhouette') return drawSilhouette(drawn, PAINTED.test(style))
  if (framing === 'detail') return drawDetail(drawn)
  return framing === 'many' ? drawMany(drawn) : drawn
}

function turnRound(drawn: Canvas): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  context.translate(drawn.width, 0)
  context.scale(-1, 1)
  context.drawImage(drawn, 0, 0)
  return canvas
}

/** How much larger a thing is where words leave no room to come close to the whole of it. */
const UPPER = 1.5

/** Its upper part, cut at the lower edge; in styles of light and shade it fades there. */
function drawUpper(drawn: Canvas, isSoft: boolean): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  const side = canvas.width
  const { left, right, top } = measureShape(drawn)
  const middle = (left + right) / 2
  const factor = Math.min(UPPER, 0.98 / Math.max(0.2, right - left))
  context.drawImage(
    drawn,
    side * (0.5 - middle * factor),
    side * (0.02 - top * factor),
    side * factor,
    side * factor,
  )
  if (!isSoft) return canvas
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = linear(context, [0, side * 0.78, 0, side], ['rgba(0,0,0,0)', 'rgba(0,0,0,1)'])
  context.fillRect(0, side * 0.78, side, side * 0.22)
  return canvas
}

const DARK = '#14161f'
const LOW_LIGHT = ['#fff1c9', '#ffc46b'] as const

/** Styles of light and shade; the others have inks and edges. */
const PAINTED = /^(?:default|horror)$/

/** A dark shape before a large low light, which has an edge only where the style has edges. */
function drawSilhouette(drawn: Canvas, isSoft: boolean): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  const side = canvas.width
  const light = isSoft
    ? context.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side * 0.5)
    : context.createLinearGradient(0, 0, 0, side)
  light.addColorStop(0, LOW_LIGHT[0])
  light.addColorStop(isSoft ? 0.55 : 1, isSoft ? `${LOW_LIGHT[1]}b0` : LOW_LIGHT[1])
  if (isSoft) light.addColorStop(1, `${LOW_LIGHT[1]}00`)
  context.fillStyle = light
  context.beginPath()
  context.arc(side / 2, side * 0.5, side * 0.49, 0, 7)
  context.fill()
  const { bottom } = measureShape(drawn)
  const size = side * 0.8
  context.drawImage(tinted(drawn, DARK), (side - size) / 2, side * 0.93 - bottom * size, size, size)
  return canvas
}

/** So much of a thing's smaller side is seen in a lens. */
const SEEN = 0.62

/** What is most told by, its upper half as a rule, in a round lens. */
function drawDetail(drawn: Canvas): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  const side = canvas.width
  const shape = measureShape(drawn)
  const [width, height] = [shape.right - shape.left, shape.bottom - shape.top]
  const seen = Math.max(0.2, Math.min(width, height) * SEEN)
  const y = shape.top + Math.min(height / 2, seen * 0.56)
  const middle = { x: middleOf(drawn, shape.top, shape.top + seen), y }
  context.save()
  context.beginPath()
  context.arc(side / 2, side / 2, side * 0.46, 0, 7)
  context.fillStyle = '#e9edf0'
  context.fill()
  context.clip()
  glow(context, [side * 0.4, side * 0.36, side * 0.5], '#ffffff', 0.8)
  const factor = 0.92 / seen
  context.drawImage(
    drawn,
    side * (0.5 - middle.x * factor),
    side * (0.5 - middle.y * factor),
    side * factor,
    side * factor,
  )
  context.restore()
  context.lineWidth = side * 0.028
  context.strokeStyle = '#39424c'
  context.beginPath()
  context.arc(side / 2, side / 2, side * 0.465, 0, 7)
  context.stroke()
  return canvas
}

const CELLS = 48

/** Where the middle of what is drawn between two heights lies, in shares of its side: a head is seldom over the middle of its body. */
function middleOf(drawn: Canvas, from: number, to: number): number {
  const { canvas, context } = createSprite(CELLS)
  context.drawImage(drawn, 0, 0, CELLS, CELLS)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let [sum, weight] = [0, 0]
  for (let y = Math.floor(from * CELLS); y < Math.min(CELLS, to * CELLS); y += 1)
    for (let x = 0; x < CELLS; x += 1) {
      const alpha = data[(y * CELLS + x) * 4 + 3] ?? 0
      sum += alpha * (x + 0.5)
      weight += alpha
    }
  return weight === 0 ? 0.5 : sum / weight / CELLS
}

/** Three of it, the nearest one large. */
function drawMany(drawn: Canvas): Canvas {
  const { canvas, context } = createSprite(drawn.width)
  const side = canvas.width
  const other = turnRound(drawn)
  const put = (one: Canvas, x: number, base: number, size: number) =>
    context.drawImage(one, side * (x - size / 2), side * (base - size), side * size, side * size)
  put(other, 0.23, 0.74, 0.46)
  put(drawn, 0.77, 0.78, 0.46)
  put(drawn, 0.46, 1, 0.62)
  return canvas
}
