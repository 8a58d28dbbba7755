import { createRandom } from '@hookreel/film'
import { glow, linear, radial } from '../brush.ts'
import { createLayer, drawUnframed, pictureArea } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { pickGround } from '../art/direct-scene.ts'
import { motionOfMotif, paintArtGround, paintArtMotif } from '../art/paint-art.ts'
import type { Tones } from '../art/sheet.ts'
import { paintPlate } from '../art/plate.ts'
import { prepareArt } from '../art/prepare-art.ts'
import { hasBoth } from '../scene-plan.ts'
import { TYPE_LOOKS } from '../styles/type/looks.ts'
import { paintRays } from '../painting/sky.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintSurface } from '../painting/texture.ts'
import { FLOOR, type StageLayer } from './furniture.ts'
import { paintForm } from './forms.ts'
import { isTextured } from './land.ts'
import { standingSpots } from './spots.ts'

/** By turns: where the light falls from, as shares of the frame, and how warm the paper behind is. */
const LIGHTS = [
  { x: 0.5, y: 0.34, warmth: 0.16 },
  { x: 0.2, y: 0.16, warmth: 0.3 },
  { x: 0.8, y: 0.2, warmth: 0.08 },
  { x: 0.36, y: 0.42, warmth: 0.24 },
  { x: 0.7, y: 0.4, warmth: 0.14 },
  { x: 0.24, y: 0.3, warmth: 0.26 },
] as const
/** Families of grounds; a film has one, and its third is the strongest. Each ground with what stands out from it. */
const PAINTED: readonly Family[] = [
  [ground('#14479f', '#ffb54a'), ground('#0a6a78', '#ffd166'), ground('#a8242f', '#ffc24d')],
  [ground('#0b6f58', '#ffcf5c'), ground('#1d3f97', '#ff9d5c'), ground('#b8331f', '#ffd98a')],
  [ground('#5a2bab', '#ffb84d'), ground('#1a55bd', '#ff8f6b'), ground('#a1286f', '#ffd166')],
  [ground('#0a6a88', '#ff9a62'), ground('#3a349e', '#5fd3c4'), ground('#8c1f56', '#ffc24d')],
]
const GRIM: readonly Family[] = [
  [ground('#1d4a60', '#b9362c'), ground('#37502a', '#c9a45c'), ground('#7a1216', '#e8d9b8')],
  [ground('#472458', '#c8553f'), ground('#1c2c5e', '#a33038'), ground('#6e1f10', '#d9b46a')],
]
/** Clear colours of flat tones, which an opening of a series has. */
const FLAT: readonly Family[] = [
  [ground('#3c8cf0', '#ffd84d'), ground('#7459ee', '#ff8fc0'), ground('#ff5f94', '#ffe27a')],
  [ground('#14b1a6', '#ffe066'), ground('#3c7df0', '#ff9ac2'), ground('#ff8a3d', '#fff0a8')],
  [ground('#7459ee', '#ffd84d'), ground('#ff6fa3', '#7be0ff'), ground('#1f9be8', '#ffe27a')],
]

type Ground = { readonly colour: string; readonly accent: string }
type Family = readonly [Ground, Ground, Ground]

function ground(colour: string, accent: string): Ground {
  return { colour, accent }
}
/** The families of every finish, of which a film has one. */
const FAMILIES: Readonly<Record<Stage['finish'], readonly Family[]>> = {
  ...{ painted: PAINTED, grim: GRIM },
  ...{ cel: FLAT, flat: FLAT },
}
/** How much of its own colour a ground has; more, and things lit by its light look pasted on. */
const GROUND_SHARE = 0.8

/** A photographer's backdrop: paper that curves into the floor, and one light. It claims no place at all. */
export async function paintPlain(stage: Stage): Promise<Backdrop> {
  const { frame, palette, plan, finish } = stage
  const back = createStageLayer(stage, 'back')
  const art = await prepareArt(plan, frame)
  // What stands beside words has sharp edges, a floor has none.
  const middle = art === null ? createStageLayer(stage, 'middle') : createLayer(frame)
  const fore = createStageLayer(stage, 'fore')
  const turn = LIGHTS[(plan.index + plan.filmSeed) % LIGHTS.length] ?? LIGHTS[0]
  const lightPlace = { x: frame.width * turn.x, y: frame.height * turn.y }
  const isFlat = !isTextured(stage)
  const { paper, tones } = coloursOf(stage)
  paintPaper(stage, back, paper)
  glow(back.context, [lightPlace.x, lightPlace.y, frame.height * 0.46], palette.sun, isFlat ? 0.5 : 0.42)
  const isShown = art === null && hasBoth(plan)
  if (art !== null || isShown)
    drawUnframed(back, frame, (context) => {
      const sheet = { context, frame, plan, tones }
      if (art !== null) paintArtGround(sheet, art)
      else paintPlate({ ...sheet, tones: { ...tones, line: null, light: plateOf(stage, tones) } })
    })
  else if (isFlat) paintDisc(stage, back)
  else if (plan.words.length > 0 && !hasBoth(plan)) paintForm(stage, back, paper)
  else
    paintRays(stage, back.context, lightPlace, {
      count: 5,
      length: frame.height * 0.6,
      strength: 0.08,
      colour: palette.sun,
    })
  if (art !== null)
    drawUnframed(middle, frame, (context) => paintArtMotif({ context, frame, plan, tones }, art))
  if (finish === 'painted' && art === null) paintLamps(stage, back, turn)
  if (art === null && !isShown) paintFloor(stage, middle, paper, lightPlace.x)
  return {
    back,
    middle,
    fore,
    light: throughFraming(stage, 'back', lightPlace),
    spots: standingSpots(stage, 'ground', frame.height * 0.69),
    gloss: finish === 'painted' ? 0.16 : 0,
    ...(art === null ? {} : { middleMotion: motionOfMotif(art, plan, frame) }),
  }
}

/** The paper of a scene and all that is designed on it, in the family of its film. */
function coloursOf(stage: Stage): { readonly paper: string; readonly tones: Tones } {
  const { palette, plan, finish } = stage
  const families = FAMILIES[finish]
  const chosen = pickGround(plan, families)
  // Flat tones take the sky's own colours, or a day in them turns to slate.
  const paper = !isTextured(stage)
    ? flatPaper(stage, chosen.colour)
    : mix(
        mix(palette.far, palette.sky[1], plan.time === 'day' ? 0.86 : finish === 'painted' ? 0.62 : 0.5),
        chosen.colour,
        GROUND_SHARE,
      )
  // What lies under the paper is that of another scene of its film.
  const other = pickGround({ ...plan, index: plan.index + 1, sceneCount: plan.sceneCount + 9 }, families)
  const tones = tonesOf(stage, paper, { ...chosen, other: other.colour })
  return { paper, tones }
}

function paintPaper(stage: Stage, { context }: StageLayer, paper: string): void {
  const { frame, palette } = stage
  const area = pictureArea(frame)
  context.fillStyle = linear(
    context,
    [0, area.top, 0, frame.height * FLOOR],
    [
      mix(paper, palette.near, isTextured(stage) ? 0.5 : 0.2),
      mix(paper, palette.near, 0.1),
      mix(paper, palette.sun, 0.12),
    ],
  )
  context.fillRect(area.left - frame.width, area.top - frame.height, frame.width * 4, frame.height * 3)
}

/** A warm lamp outside the frame, opposite the light, and others far behind, out of focus. */
function paintLamps(stage: Stage, { context }: StageLayer, { x, warmth }: (typeof LIGHTS)[number]): void {
  const { frame, palette, plan } = stage
  const random = createRandom(plan.seed + 71)
  const away = x > 0.5 ? -0.08 : 1.08
  const warm = 0.34 + warmth * 0.7
  glow(context, [frame.width * away, frame.height * 0.2, frame.height * 0.5], palette.accent, warm)
  glow(
    context,
    [frame.width * (1 - away), frame.height * 0.62, frame.height * 0.36],
    palette.nebula[2] ?? palette.fog,
    0.3,
  )
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let lamp = 0; lamp < 16; lamp += 1) {
    const radius = random.between(16, 74)
    const colour = random.next() < 0.7 ? palette.accent : palette.sun
    const [left, top] = [random.between(-0.05, 1.05) * frame.width, random.between(0.02, 0.62) * frame.height]
    const strength = random.between(0.07, 0.2)
    // A lens out of focus shows a disc that is brightest at its rim.
    context.fillStyle = radial(
      context,
      [left, top, 0, radius],
      [
        [0, withAlpha(colour, strength * 0.7)],
        [0.86, withAlpha(colour, strength)],
        [1, withAlpha(colour, 0)],
      ],
    )
    context.beginPath()
    context.arc(left, top, radius, 0, 7)
    context.fill()
  }
  context.restore()
}

/** Behind a drawing: clear enough to be a form, and never its own colour. */
function plateOf({ finish }: Stage, { paper, light, accent }: Tones): string {
  return finish === 'painted' ? mix(light, accent, 0.22) : finish === 'grim' ? mix(light, paper, 0.3) : light
}

/** The colours of a designed ground: shades of its paper, and one that stands out. */
function tonesOf(
  { plan, finish }: Stage,
  paper: string,
  { colour, accent, other }: Ground & { readonly other: string },
): Tones {
  const isCel = finish === 'cel' || finish === 'flat'
  const strength = finish === 'grim' ? 0.8 : 1
  return {
    paper,
    second: isCel ? mix(other, paper, 0.2) : mix(other, mix(paper, '#000000', 0.4), 0.5),
    light: isCel ? mix(paper, '#ffffff', 0.3) : mix(paper, mix(colour, '#ffffff', 0.3), 0.55 * strength),
    dark: mix(paper, isCel ? '#1a1060' : '#000008', isCel ? 0.38 : 0.5),
    accent: isCel ? accent : mix(accent, paper, finish === 'grim' ? 0.2 : 0.12),
    panel: isCel ? mix('#221a6a', colour, 0.2) : mix(paper, '#020309', 0.74),
    line: isCel ? { colour: '#ffffff', width: 10 } : null,
    family: TYPE_LOOKS[plan.style].family,
  }
}

/** Clear colours by turns, at night nearer to the sky. */
function flatPaper({ palette, plan }: Stage, paper: string): string {
  return mix(paper, palette.sky[0], plan.time === 'night' ? 0.28 : 0.06)
}

/** A large pale disc with rays behind the subject: flat tones have no texture to look at. */
function paintDisc({ frame, palette, framing, plan }: Stage, { context }: StageLayer): void {
  const [x, y] = [frame.width * (0.5 + (0.5 - framing.subjectX) * 0.6), frame.height * 0.42]
  const radius = Math.min(frame.width * 0.46, frame.height * 0.36)
  const rays = 20
  context.fillStyle = withAlpha(mix(palette.sun, palette.sky[3], 0.4), 0.15)
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = ((ray + (plan.seed % 10) / 10) / rays) * 2 * Math.PI
    const reach = frame.height + frame.width
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    context.lineTo(x + Math.cos(angle + Math.PI / rays) * reach, y + Math.sin(angle + Math.PI / rays) * reach)
    context.fill()
  }
  context.fillStyle = withAlpha(mix(palette.sun, palette.sky[2], 0.3), 0.46)
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
  context.strokeStyle = withAlpha('#ffffff', 0.5)
  context.lineWidth = 5
  context.beginPath()
  context.arc(x, y, radius * 1.06, 0, 7)
  context.stroke()
}

/** The floor begins where the paper bends: a soft line, lit where the light stands. */
function paintFloor(stage: Stage, { context }: StageLayer, paper: string, lightX: number): void {
  const { frame, palette, plan } = stage
  const area = pictureArea(frame)
  const top = frame.height * (FLOOR - 0.03)
  const base = mix(paper, palette.near, isTextured(stage) ? 0.34 : 0.2)
  const left = area.left - frame.width
  if (isTextured(stage)) {
    context.save()
    context.beginPath()
    context.rect(left, top + 40, frame.width * 4, area.bottom)
    context.clip()
    paintSurface(context, frame, {
      seed: 17 + (plan.filmSeed % 89),
      top: top + 40,
      bottom: area.bottom,
      grainX: 420,
      grainY: 120,
      lit: mix(base, palette.sun, 0.16),
      base,
      shade: mix(base, palette.near, 0.3),
      lightSide: 1,
      contrast: 0.7,
      perspective: true,
      haze: { colour: palette.near, amount: 0.6 },
    })
    context.restore()
  } else {
    context.fillStyle = linear(
      context,
      [0, top + 40, 0, area.bottom],
      [mix(base, palette.sun, 0.16), base, mix(base, palette.near, 0.4)],
    )
    context.fillRect(left, top + 40, frame.width * 4, area.bottom)
  }
  const bend = mix(mix(paper, palette.sun, 0.12), base, 0.5)
  context.fillStyle = linear(
    context,
    [0, top - 60, 0, top + 150],
    [withAlpha(bend, 0), withAlpha(bend, 1), withAlpha(bend, 0)],
  )
  context.fillRect(left, top - 60, frame.width * 4, 210)
  glow(context, [lightX, frame.height * 0.72, frame.width * 0.5], palette.sun, 0.16)
}
