import { pickGround } from '../../art/direct-scene.ts'
import { paintArt } from '../../art/paint-art.ts'
import type { Tones } from '../../art/sheet.ts'
import { paintPlate } from '../../art/plate.ts'
import { pictureArea } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import { CRAYON_FAMILY } from '../type/looks.ts'
import type { Sheet } from './sheet.ts'

/** Paper, what lies on it, ground, and what stands out. */
type Crayons = readonly [paper: string, light: string, ground: string, accent: string]
type Family = readonly [Crayons, Crayons, Crayons]

const YELLOW: Crayons = ['#ffe7a8', '#ffc94d', '#e58f74', '#e8452f']
const BLUE: Crayons = ['#d6e9fb', '#9cc8f0', '#5b8fd0', '#f2b45c']
const GREEN: Crayons = ['#dff0c9', '#a9d68a', '#5fa05a', '#f0a500']
const ROSE: Crayons = ['#ffdccf', '#ffae96', '#9c84cc', '#e0569a']
const SEA: Crayons = ['#cdeeea', '#86d0cb', '#3f9aa8', '#ff8a5c']
const LILAC: Crayons = ['#e6ddfa', '#bda7ea', '#7a5fc0', '#ffc94d']
/** A film has one of these families; blue over blue would be a sea, so its ground differs. */
const DAYS: readonly Family[] = [
  [BLUE, GREEN, YELLOW],
  [YELLOW, SEA, ROSE],
  [LILAC, YELLOW, SEA],
  [GREEN, ROSE, LILAC],
]
/** The same at night in darker crayons. */
const NIGHTS: readonly Family[] = [
  [
    ['#7d86cf', '#a9b0ea', '#4b3f8c', '#ffe98a'],
    ['#6a9fc4', '#9cc8e4', '#3a5a9c', '#ffd98a'],
    ['#9c84cc', '#c4b0ea', '#4b449c', '#ffe98a'],
  ],
]

/** One colour above, one below and a plate behind what is drawn: a child's page for what happens nowhere in particular; words have a ground of their own. */
export function drawPlain({ context, frame, plan, horizon, art }: Sheet): void {
  const area = pictureArea(frame)
  const [paper, light, ground, accent] = pickGround(plan, plan.time === 'night' ? NIGHTS : DAYS)
  context.fillStyle = paper
  context.fillRect(area.left, area.top, frame.width * 1.2, frame.height * 1.2)
  const tones: Tones = {
    ...{ paper, light, second: light, dark: ground, accent, panel: '#fdf8ec', line: null },
    family: CRAYON_FAMILY,
  }
  if (art !== null) return paintArt({ context, frame, plan, tones }, art)
  context.fillStyle = ground
  context.fillRect(area.left, horizon + frame.height * 0.06, frame.width * 1.2, frame.height)
  paintPlate({ context, frame, plan, tones: { ...tones, light: mix(light, '#ffffff', 0.2) } })
}
