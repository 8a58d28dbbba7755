import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawSoft, glow, radial } from '../brush.ts'
import { mix, withAlpha } from '../colour.ts'
import { HOUSE_WINDOWS, LIGHTHOUSE_HEIGHT, type HouseWindow } from './buildings.ts'
import type { Stage } from './stage.ts'

/**
 * The lights of a building whose square box is `box` (design units): lamps and lit windows shine whatever the scene's
 * light does to the walls, so they are painted after it: on `near` what is part of the building, on `beams` (a layer of
 * light, to be added) what shines through the air.
 */
export function drawBuildingLights(
  stage: Stage,
  contexts: { near: SKRSContext2D; beams: SKRSContext2D },
  building: { subject: string; left: number; top: number; size: number },
): void {
  if (building.subject === 'lighthouse') drawBeams(stage, contexts, building)
  if (building.subject === 'house') {
    for (const pane of HOUSE_WINDOWS) drawWindow(stage, contexts.near, building, pane)
  }
}

function drawBeams(
  stage: Stage,
  contexts: { near: SKRSContext2D; beams: SKRSContext2D },
  box: { left: number; top: number; size: number },
): void {
  const { frame, palette, plan, finish } = stage
  const x = box.left + box.size / 2
  const height = box.size * LIGHTHOUSE_HEIGHT
  const y = box.top + box.size - height * 1.04
  const warm = mix(palette.accent, '#fff3cf', 0.55)
  const length = Math.max(frame.width, frame.height) * 0.8
  const strength = plan.time === 'day' ? 0.1 : finish === 'flat' ? 0.5 : 0.8
  const tilt = (plan.index % 3) * 0.07
  drawSoft(
    contexts.beams,
    frame,
    9,
    (soft) => {
      for (const angle of [Math.PI + 0.1 + tilt, -0.16 - tilt]) {
        soft.fillStyle = radial(
          soft,
          [x, y, 8, length],
          [
            [0, withAlpha(warm, strength)],
            [0.22, withAlpha(warm, strength * 0.42)],
            [1, withAlpha(warm, 0)],
          ],
        )
        soft.beginPath()
        soft.moveTo(x, y)
        soft.lineTo(x + Math.cos(angle - 0.075) * length, y + Math.sin(angle - 0.075) * length)
        soft.lineTo(x + Math.cos(angle + 0.075) * length, y + Math.sin(angle + 0.075) * length)
        soft.fill()
      }
    },
    { mode: 'lighter' },
  )
  glow(contexts.beams, [x, y, height * 0.42], warm, strength, 'lighter')
  glow(contexts.near, [x, y, height * 0.12], '#fffbe8', plan.time === 'day' ? 0.35 : 1)
}

function drawWindow(
  stage: Stage,
  context: SKRSContext2D,
  box: { left: number; top: number; size: number },
  pane: HouseWindow,
): void {
  const { palette, finish, plan } = stage
  if (plan.time === 'day') return
  const unit = box.size * 0.34
  const left = box.left + box.size * 0.47 + pane.x * unit
  const top = box.top + box.size * 0.98 - (pane.y + pane.height) * unit
  const [width, height] = [pane.width * unit, pane.height * unit]
  const light = finish === 'grim' ? mix(palette.accent, '#ff8a3a', 0.3) : palette.accent
  context.fillStyle = mix(light, '#fff2c8', finish === 'grim' ? 0.12 : 0.35)
  context.fillRect(left, top, width, height)
  context.fillStyle = mix(palette.near, '#000000', 0.3)
  context.fillRect(left + width * 0.45, top, unit * 0.025, height)
  context.fillRect(left, top + height * 0.45, width, unit * 0.025)
  glow(context, [left + width / 2, top + height / 2, unit * 0.6], light, 0.55)
}
