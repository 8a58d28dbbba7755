import type { Canvas } from '@napi-rs/canvas'
import type { Layer } from '../canvas.ts'
import { drawingArea, fitInto } from '../composition.ts'
import type { Backdrop, Spot, Stage } from '../painting/stage.ts'
import { composeShot } from '../shot-framing.ts'
import { isAirborne } from './airborne.ts'
import { drawPlaced, type Placed } from './draw-placed.ts'
import { drawSubject, kindOf, type SubjectKind } from './draw-subject.ts'
import { needsFloor } from './figure/cast.ts'
import type { Placement } from './placement.ts'
import { measureShape } from './shape.ts'

/**
 * Draws the plan's subjects, the main one last: themselves on `hero`, the light behind them on the backdrop's back, their
 * shadows and reflections on its middle, beams of lamps on `beams`.
 */
export async function placeSubjects(
  stage: Stage,
  backdrop: Backdrop,
  layers: { hero: Layer; beams: Layer },
  placement: Placement,
): Promise<void> {
  const { plan, frame } = stage
  const chosen = plan.subjects.slice(0, backdrop.spots.length)
  for (let i = chosen.length - 1; i >= 0; i -= 1) {
    const subject = chosen[i]
    const given = backdrop.spots[i]
    if (subject === undefined || !given) continue
    const kind = kindOf(subject, plan.cast)
    const spot = besideWords(stage, fitSpot(stage, kind, subject, given))
    const side = backdrop.light.x < spot.x ? -1 : 1
    const isTurned = i === 0 && plan.framing === 'turned'
    const drawn = await drawSubject(stage, subject, spot.size * frame.scale, side * (isTurned ? -0.9 : 0.9))
    const raw = composeShot(plan, subject, drawn)
    const treated = placement.treat(stage, raw, { kind, spot, side })
    const placed = placeSprite(treated, raw, spot)
    drawPlaced(
      stage,
      { ...layers, back: backdrop.back, middle: backdrop.middle },
      {
        placed,
        spot,
        subject,
        kind: i === 0 && kind === 'building' && isTurned ? 'object' : kind,
        side,
        gloss: backdrop.gloss,
        placement,
        isMain: i === 0,
      },
    )
  }
}

/** Beside words a thing keeps its footing, as large as its part of the frame lets it be. */
function besideWords({ plan, frame }: Stage, spot: Spot): Spot {
  const area = drawingArea(plan, frame)
  if (area === null) return spot
  const { footing } = spot
  const lift = footing === 'air' ? 0 : spot.size / 2
  const [placed = spot] = fitInto(area, [{ ...spot, y: spot.y - lift }])
  const size = placed.size * (plan.framing === 'small' ? 0.72 : 1)
  return { ...placed, size, y: footing === 'air' ? placed.y : area.bottom }
}

// Globes fill less of their box than drawings do; buildings tower.
function fitSpot(stage: Stage, kind: SubjectKind, subject: string, spot: Spot): Spot {
  const { frame, plan } = stage
  if (kind === 'globe' || kind === 'glowing') {
    // Either the whole globe is seen or it is clearly cut by the frame: touching the edge looks like a mistake.
    const most = Math.min(frame.width, frame.height * 0.62)
    const isWide =
      plan.framing !== 'small' && spot.size * 0.78 > most * 0.8 && kind === 'globe' && subject !== 'saturn'
    if (isWide && spot.footing === 'air' && frame.width < frame.height) {
      const isLeft = stage.plan.index % 2 === 0
      return { ...spot, x: frame.width * (isLeft ? 0.22 : 0.8), y: frame.height * 0.36, size: most * 1.5 }
    }
    const size = Math.min(spot.footing === 'air' ? spot.size : spot.size * 0.95, most * 0.98)
    const y = spot.footing === 'air' ? spot.y : spot.y - frame.height * 0.31
    return { ...spot, size: subject === 'saturn' ? size * 1.3 : size, y, footing: 'air' }
  }
  if (kind === 'building' && spot.footing !== 'air') {
    const factor = subject === 'lighthouse' ? 1.5 : subject === 'house' ? 1.28 : 1.45
    return { ...spot, size: Math.min(spot.size * factor, frame.height * 0.6) }
  }
  if (kind === 'figure' && spot.footing !== 'air') return fitFigure(stage, spot)
  if (isAirborne(subject) && spot.footing !== 'air') {
    return { ...spot, y: spot.y - spot.size * 0.5 - frame.height * 0.07, footing: 'air' }
  }
  return spot
}

function fitFigure(stage: Stage, spot: Spot): Spot {
  const { frame } = stage
  const inMiddle = { ...spot, x: frame.width / 2, footing: 'ground' } as const
  // Before a table, as near as a camera comes, the legs go out of the picture; in a room the floor is seen.
  if (spot.footing === 'table' && isHalfFigure(stage))
    return { ...inMiddle, y: frame.height * 1.14, size: frame.height * 0.95 }
  return { ...spot, size: Math.min(spot.size * 1.22, frame.height * 0.52) }
}

function isHalfFigure({ plan }: Stage): boolean {
  const { cast } = plan
  return plan.environment !== 'room' && cast?.people.length === 1 && !needsFloor(cast.pose)
}

// A treatment may grow the sprite (an outline): its drawing keeps its size.
function placeSprite(treated: Canvas, raw: Canvas, spot: Spot): Placed {
  const shape = measureShape(treated)
  const size = (spot.size * treated.width) / raw.width
  const left = spot.x - size / 2
  const top = spot.footing === 'air' ? spot.y - size / 2 : spot.y - shape.bottom * size
  return { sprite: treated, shape, left, top, size, base: spot.y, middle: top + size / 2 }
}
