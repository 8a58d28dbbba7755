import { createRandom } from '@hookreel/film'
import type { Area, DesignFrame } from '../canvas.ts'
import { drawingArea } from '../composition.ts'
import { boxOfContent, cutOut } from '../encode-layers.ts'
import type { PlannedEvent, ScenePlan } from '../scene-plan.ts'
import type { PaintedLayer } from '../style-painter.ts'
import { TYPE_LOOKS } from '../styles/type/looks.ts'
import { HAPPENINGS } from './events.ts'
import { after, drawSprite, mirrored, type Piece, type Sprite } from './piece.ts'

/**
 * Splits the layer of a scene's thing into before, during and after, so that an event can be animated. At rest the picture shows the
 * end state. A scene without an event is returned as it was painted.
 */
export async function actOut(
  painted: readonly PaintedLayer[],
  plan: ScenePlan,
  frame: DesignFrame,
): Promise<readonly PaintedLayer[]> {
  const { event } = plan
  const hero = painted.find(({ name }) => name === 'hero')
  const found = event && hero ? boxOfContent(hero.canvas) : undefined
  if (!event || !hero || !found || found.opaque) return painted
  const sprite = { ...found.box, canvas: cutOut(hero.canvas, found.box) }
  const pieces =
    event.kind === 'multiply'
      ? multiply(sprite, event, { plan, frame })
      : await HAPPENINGS[event.kind]({ sprite, ink: TYPE_LOOKS[plan.style].main[1] })
  const { width, height } = hero.canvas
  const layers = pieces.map(({ sprite: { canvas, ...place }, act, isLight }): PaintedLayer => ({
    ...hero,
    canvas,
    ...(isLight ? { name: 'light', blend: 'add' } : {}),
    // What comes has a move of its own.
    ...(act?.when === 'after' ? { motion: 'none' } : {}),
    ...(act ? { act: { ...act, says: event.says } } : {}),
    box: {
      x: place.x / width,
      y: place.y / height,
      width: place.width / width,
      height: place.height / height,
    },
  }))
  return painted.flatMap((layer) => (layer === hero ? layers : [layer]))
}

/** A picture has few layers: of a crowd several come at a time. */
const MAX_LAYERS = 4
/** Where a crowd stands that fills the frame. */
const WHOLE = { left: 0.06, top: 0.12, right: 0.94, bottom: 0.66 }

/** As many of a thing as are told of, in rows, the nearest last. */
function multiply(
  sprite: Sprite,
  { count }: PlannedEvent,
  { plan, frame }: { readonly plan: ScenePlan; readonly frame: DesignFrame },
): Piece[] {
  const area = inPixels(drawingArea(plan, frame) ?? wholeArea(frame), frame)
  const [wide, tall] = [area.right - area.left, area.bottom - area.top]
  const shape = sprite.width / sprite.height
  const widthIn = (rows: number) =>
    Math.min((wide / Math.ceil(count / rows)) * 1.12, (tall / (1 + (rows - 1) * STEP)) * shape)
  const rows = rowsOf(count, widthIn)
  const most = widthIn(rows)
  const random = createRandom(plan.seed + 97)
  const copies: Sprite[] = []
  const other = mirrored(sprite)
  for (let row = 0; row < rows; row += 1) {
    // What does not part evenly stands nearest.
    const inRow = Math.floor((count * (row + 1)) / rows) - Math.floor((count * row) / rows)
    for (let at = 0; at < inRow; at += 1) {
      const width = most * (0.78 + (0.22 * (row + 1)) / rows)
      const height = (width * sprite.height) / sprite.width
      const x = area.left + (wide * (at + 0.5)) / inRow + random.between(-0.11, 0.11) * width
      const y = area.bottom - (rows - 1 - row + random.between(0, 0.22)) * (most / shape) * STEP
      const canvas = random.next() < 0.4 ? other.canvas : sprite.canvas
      copies.push({ canvas, width, height, x: x - width / 2, y: y - height })
    }
  }
  const perLayer = Math.ceil(count / MAX_LAYERS)
  const groups = Array.from({ length: Math.ceil(count / perLayer) }, (_, group) =>
    copies.slice(group * perLayer, (group + 1) * perLayer),
  )
  return groups.map((group, order) => {
    const drawn = gather(group)
    return order === 0 ? { sprite: drawn } : after(drawn, 'pop', order - 1)
  })
}

/** How far one row stands behind another, in heights of a thing. */
const STEP = 0.52
const MAX_ROWS = 9

/** In how many rows so many stand: few in one or two, a crowd in those in which they are largest. */
function rowsOf(count: number, widthIn: (rows: number) => number): number {
  if (count <= 6) return count <= 2 ? 1 : 2
  const all = Array.from({ length: MAX_ROWS - 1 }, (_, at) => at + 2)
  return all.reduce((best, rows) => (widthIn(rows) > widthIn(best) * 1.02 ? rows : best))
}

/** Several sprites as one. */
function gather(sprites: readonly Sprite[]): Sprite {
  const x = Math.min(...sprites.map((one) => one.x))
  const y = Math.min(...sprites.map((one) => one.y))
  const width = Math.max(...sprites.map((one) => one.x + one.width)) - x
  const height = Math.max(...sprites.map((one) => one.y + one.height)) - y
  return drawSprite({ x, y, width, height }, (context) => {
    for (const one of sprites) context.drawImage(one.canvas, one.x - x, one.y - y, one.width, one.height)
  })
}

function wholeArea({ width, height }: DesignFrame): Area {
  return {
    left: WHOLE.left * width,
    top: WHOLE.top * height,
    right: WHOLE.right * width,
    bottom: WHOLE.bottom * height,
  }
}

function inPixels(area: Area, { marginX, marginY, scale }: DesignFrame): Area {
  return {
    left: (area.left + marginX) * scale,
    top: (area.top + marginY) * scale,
    right: (area.right + marginX) * scale,
    bottom: (area.bottom + marginY) * scale,
  }
}
