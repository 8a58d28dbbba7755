import type { Canvas } from '@napi-rs/canvas'
import { createRandom } from '@hookreel/film'
import { createSprite } from '../canvas.ts'
import { mix } from '../colour.ts'
import { drawIcon } from '../icons.ts'
import { drawBareTree, drawBroadTree } from '../painting/plants.ts'
import type { Stage } from '../painting/stage.ts'
import type { Cast } from './figure/cast.ts'
import { drawHouse, drawLighthouse, LIGHTHOUSE_HEIGHT } from '../painting/buildings.ts'
import { drawDeepSky, isDeepSky } from './deep-sky.ts'
import { drawFigures } from './figure/figure.ts'
import { drawGhost } from './figure/ghost.ts'
import { drawPlanet, isPlanet } from './planet.ts'

/** What kind of thing a subject is: it decides how it is lit and where it may stand. */
export type SubjectKind = 'globe' | 'glowing' | 'building' | 'figure' | 'object'

const BUILDINGS = ['lighthouse', 'house', 'tree', 'dead-tree']

export function kindOf(subject: string, cast?: Cast): SubjectKind {
  if (subject === cast?.subject) return 'figure'
  if (isPlanet(subject)) return 'globe'
  if (isDeepSky(subject)) return 'glowing'
  if (BUILDINGS.includes(subject)) return 'building'
  return subject === 'person' || subject === 'ghost' ? 'figure' : 'object'
}

/**
 * Draws a subject on a square canvas of `pixels` a side, in its own colours; `lightX` -1 (lit from the left) to 1.
 * Things that stand, stand on the canvas's lower edge or near it. The canvas may be shared: copy it to change it.
 */
export async function drawSubject(
  stage: Stage,
  subject: string,
  pixels: number,
  lightX: number,
): Promise<Canvas> {
  const seed = stage.plan.filmSeed
  const kind = kindOf(subject, stage.plan.cast)
  // A star of space is a ball of fire; one that is counted or wished for has five points.
  if (subject === 'star' && stage.plan.environment !== 'space') return drawIcon('star', pixels)
  // A house of horror is a manor with towers; any other is a house.
  if (subject === 'house' && stage.finish !== 'grim') return drawIcon('house', pixels)
  if (kind === 'globe') return drawPlanet(subject, pixels, seed, lightX)
  if (kind === 'glowing') return drawDeepSky(subject, pixels, seed)
  const cast = castOf(stage, subject)
  if (cast) return drawFigures(pixels, cast, { ...stage.plan, lightX })
  if (subject === 'ghost') return drawGhost(pixels, seed, stage.palette)
  if (kind === 'building') return drawBuilding(stage, subject, pixels, lightX)
  return drawIcon(subject, pixels)
}

/** The people who stand for a subject; a person without a part stands there in everyday clothes. */
function castOf({ plan }: Stage, subject: string): Cast | undefined {
  if (plan.cast?.subject === subject) return plan.cast
  const gender = plan.filmSeed % 2 === 0 ? 'woman' : 'man'
  return subject === 'person'
    ? { subject, pose: 'stand', people: [{ gender, age: 'adult', role: 'none' }] }
    : undefined
}

function drawBuilding(stage: Stage, subject: string, pixels: number, lightX: number): Canvas {
  const { canvas, context } = createSprite(pixels)
  const side = canvas.width
  const { palette, finish } = stage
  const random = createRandom(stage.plan.filmSeed)
  if (subject === 'lighthouse')
    drawLighthouse({ ...stage, random }, context, { x: side / 2, y: side, height: side * LIGHTHOUSE_HEIGHT })
  else if (subject === 'house')
    drawHouse({ ...stage, random }, context, { x: side * 0.47, y: side * 0.98, size: side * 0.34 })
  else if (subject === 'tree' && finish !== 'grim') {
    const night = stage.plan.time === 'night' ? 0.55 : 0.12
    const leaf = mix('#4f9a3f', palette.far, night)
    const tones = [
      mix(leaf, palette.near, 0.6),
      leaf,
      mix(leaf, palette.sun, 0.5),
      mix('#4a2f1c', palette.near, 0.4),
    ] as const
    const tree = { x: side / 2, y: side * 0.98, height: side * 0.98, lightSide: lightX < 0 ? -1 : 1 } as const
    drawBroadTree(context, random, tree, tones)
  } else {
    context.strokeStyle = mix(palette.near, palette.far, 0.12)
    drawBareTree(context, random, {
      x: side / 2,
      y: side,
      length: side * 0.3,
      angle: -Math.PI / 2,
      width: side * 0.06,
    })
  }
  return canvas
}
