import { drawSoft, glow, linear, radial, createRidge, traceRidge } from '../brush.ts'
import { drawUnframed, pictureArea, type Layer } from '../canvas.ts'
import { mix, parseHex, sampleRamp, withAlpha } from '../colour.ts'
import { createNoise } from '../noise.ts'
import { createStageLayer, throughFraming, type Backdrop, type Stage } from '../painting/stage.ts'
import { paintStars } from '../painting/sky.ts'
import { paintPixels, paintSurface } from '../painting/texture.ts'
import { isDeepSky } from '../subjects/deep-sky.ts'
import { drawPlanet, isPlanet } from '../subjects/planet.ts'
import { mainSize } from './spots.ts'

const FLIES: ReadonlySet<string> = new Set(['satellite', 'flying-saucer', 'meteor'])

/** Deep space: nebula and stars, above the limb of a planet, over the ground of a moon, or with nothing near. */
export async function paintSpace(stage: Stage): Promise<Backdrop> {
  const { frame, plan, framing } = stage
  const back = createStageLayer(stage, 'back')
  const middle = createStageLayer(stage, 'middle')
  const fore = createStageLayer(stage, 'fore')
  paintDeep(stage, back)
  const first = plan.subjects[0]
  const isHeavenly = first === undefined || isPlanet(first) || isDeepSky(first)
  // What flies stands on no ground.
  const kind = isHeavenly ? plan.index % 2 : FLIES.has(first) ? 0 : 2
  const light = throughFraming(stage, 'back', { x: frame.width * 0.16, y: frame.height * 0.14 })
  if (kind === 0) paintLimb(stage, middle)
  if (kind === 2) paintMoonGround(stage, middle)
  if (kind === 1) paintDrift(stage, fore)
  if (plan.kind === 'type') paintWorld(stage, middle, kind === 0 ? 0.07 : 0.9)
  const size = mainSize(frame) * framing.subjectScale
  const spots =
    kind === 2
      ? [
          {
            x: frame.width * framing.subjectX,
            y: frame.height * 0.655,
            size: size * 0.94,
            footing: 'ground' as const,
          },
          { x: frame.width * 0.82, y: frame.height * 0.2, size: size * 0.4, footing: 'air' as const },
          { x: frame.width * 0.15, y: frame.height * 0.27, size: size * 0.3, footing: 'air' as const },
        ]
      : [
          {
            x: frame.width * framing.subjectX,
            y: frame.height * 0.39,
            size: size * 1.42,
            footing: 'air' as const,
          },
          {
            x: frame.width * (framing.subjectX < 0.5 ? 0.84 : 0.16),
            y: frame.height * 0.16,
            size: size * 0.4,
            footing: 'air' as const,
          },
          {
            x: frame.width * (framing.subjectX < 0.5 ? 0.16 : 0.84),
            y: frame.height * 0.6,
            size: size * 0.36,
            footing: 'air' as const,
          },
        ]
  return { back, middle, fore, light, spots, gloss: 0.06 }
}

/** Behind words a world hangs in a corner, another one in each scene; `share` is its height in the frame. */
function paintWorld(stage: Stage, layer: Layer, share: number): void {
  const { frame, plan } = stage
  const turn = plan.index + plan.filmSeed
  const name = ['mars', 'moon', 'neptune', 'venus', 'mercury'][turn % 5] ?? 'moon'
  const size = Math.min(frame.width, frame.height) * ([1.15, 0.8, 1, 0.66][turn % 4] ?? 1)
  const x = frame.width * (turn % 2 === 0 ? 0.9 : 0.1)
  const globe = drawPlanet(name, Math.round(size * frame.scale), plan.seed, turn % 2 === 0 ? -0.9 : 0.9)
  drawUnframed(layer, frame, (context) =>
    context.drawImage(globe, x - size / 2, frame.height * share - size / 2, size, size),
  )
}

function paintDeep(stage: Stage, layer: Layer): void {
  const { frame, palette, plan, random, finish } = stage
  const { context } = layer
  const area = pictureArea(frame)
  const deep = palette.nebula.map(parseHex)
  const night =
    finish === 'cel' || finish === 'flat'
      ? (palette.nebula[0] ?? '#101840')
      : mix(palette.nebula[0] ?? '#101840', '#02030a', 0.72)
  context.fillStyle = linear(
    context,
    [area.left, area.top, area.right, area.bottom],
    [
      mix(night, '#000000', 0.25),
      night,
      mix(night, palette.nebula[1] ?? night, 0.22),
      mix(night, '#000000', 0.35),
    ],
  )
  context.fillRect(area.left * 3, area.top * 3, frame.width * 2, frame.height * 2)
  const noise = createNoise(plan.filmSeed % 99991)
  const dust = createNoise((plan.filmSeed % 99991) + 9)
  const [offsetX, offsetY] = [random.between(0, 40), random.between(0, 40)]
  const columns = Math.round((area.right - area.left) / 5)
  const rows = Math.round((area.bottom - area.top) / 5)
  const slant = plan.index % 2 === 0 ? 0.7 : -0.7
  const canvas = paintPixels(columns, rows, (px, py) => {
    const x = (px * 5) / 330 + offsetX
    const y = (py * 5) / 330 + offsetY
    // A band of cloud across the picture, as the Milky Way lies: the rest stays dark and calm.
    const across = ((px / columns - 0.5) * slant + (py / rows - 0.36)) * 2.1
    const band = Math.exp(-across * across * 2.2)
    const bend = noise.fractal(x + 5, y + 1, 3) * 2.3
    const cloud = dust.fractal(x + bend, y + bend, 5)
    const strength = Math.max(0, cloud - 0.4) * 3.3 * (0.3 + band)
    const hue = Math.min(1, Math.max(0, (noise.at(x * 0.6 + bend, y * 0.6) - 0.15) * 0.9 + strength * 0.35))
    const [red, green, blue] = sampleRamp(deep, hue)
    return [red, green, blue, Math.min(0.96, strength * strength * 1.7)]
  })
  context.globalCompositeOperation = 'screen'
  context.imageSmoothingQuality = 'medium'
  context.drawImage(canvas, area.left, area.top, area.right - area.left, area.bottom - area.top)
  context.globalCompositeOperation = 'source-over'
  paintStars(stage, context, area.bottom, 300)
}

function paintLimb(stage: Stage, layer: Layer): void {
  const { frame, palette, random } = stage
  const { context } = layer
  const air = mix(palette.nebula[2] ?? palette.fog, '#9fd4ff', 0.45)
  const radius = Math.max(frame.width, frame.height) * 1.5
  const x = frame.width * random.between(0.3, 0.7)
  const y = frame.height * 0.735 + radius
  context.fillStyle = radial(
    context,
    [x, y, radius * 0.995, radius * 1.07],
    [
      [0, withAlpha(air, 0.85)],
      [0.12, withAlpha(air, 0.4)],
      [0.4, withAlpha(air, 0.12)],
      [1, withAlpha(air, 0)],
    ],
  )
  context.beginPath()
  context.arc(x, y, radius * 1.07, 0, 7)
  context.fill()
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.clip()
  paintSurface(context, frame, {
    seed: stage.plan.filmSeed % 9973,
    top: frame.height * 0.72,
    bottom: frame.height * 1.1,
    grainX: 420,
    grainY: 130,
    lit: mix(air, '#ffffff', 0.1),
    base: mix(palette.nebula[1] ?? air, palette.near, 0.45),
    shade: palette.near,
    lightSide: -1,
    contrast: 2.2,
    perspective: true,
  })
  context.fillStyle = radial(
    context,
    [x, y, radius * 0.86, radius],
    [
      [0, 'rgba(0,0,0,0.97)'],
      [0.55, 'rgba(0,0,0,0.84)'],
      [0.86, 'rgba(0,0,0,0.35)'],
      [1, withAlpha(air, 0.55)],
    ],
  )
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  context.restore()
  glow(context, [x - frame.width * 0.3, y - radius * 0.985, frame.width * 0.5], mix(air, '#ffffff', 0.4), 0.5)
}

function paintMoonGround(stage: Stage, layer: Layer): void {
  const { frame, palette, random } = stage
  const { context } = layer
  const dust = mix(mix('#a3a7ad', palette.nebula[2] ?? '#8899aa', 0.22), palette.near, 0.08)
  const far = createRidge(frame, random, {
    y: frame.height * 0.6,
    height: frame.height * 0.11,
    roughness: 0.5,
  })
  const near = createRidge(frame, random, { y: frame.height * 0.645, height: 40, roughness: 0.5 })
  for (const [ridge, shade, top, perspective] of [
    [far, 0.62, 0.5, false],
    [near, 0.36, 0.6, true],
  ] as const) {
    context.save()
    traceRidge(context, frame, ridge)
    context.clip()
    paintSurface(context, frame, {
      seed: stage.plan.seed % 9973,
      top: frame.height * top,
      bottom: frame.height * 1.1,
      grainX: perspective ? 260 : 200,
      grainY: perspective ? 120 : 130,
      lit: mix(dust, '#ffffff', 0.3 - shade * 0.3),
      base: mix(dust, palette.near, shade),
      shade: mix(dust, palette.near, 0.92),
      lightSide: -1,
      contrast: 3.4,
      perspective,
      haze: { colour: palette.near, amount: perspective ? 0.75 : 0.3 },
    })
    context.restore()
  }
}

function paintDrift(stage: Stage, layer: Layer): void {
  const { frame, palette, random } = stage
  drawSoft(
    layer.context,
    frame,
    5,
    (context) => {
      for (let i = 0; i < 12; i += 1) {
        const x = random.pick([random.between(-0.06, 0.2), random.between(0.8, 1.06)]) * frame.width
        const y = random.between(0.5, 1.04) * frame.height
        const size = random.between(14, 66)
        context.fillStyle = linear(
          context,
          [x - size, y - size, x + size, y + size],
          [
            mix(palette.nebula[2] ?? palette.fog, '#a0a8b8', 0.5),
            mix(palette.near, '#1a1a22', 0.4),
            '#020306',
          ],
        )
        context.beginPath()
        for (let k = 0; k < 9; k += 1) {
          const angle = (k / 9) * 6.283
          const away = size * random.between(0.7, 1.1)
          context.lineTo(x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.8)
        }
        context.fill()
      }
    },
    { detail: 0.5 },
  )
}
