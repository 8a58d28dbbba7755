import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawSoft, glow, linear, radial } from '../brush.ts'
import { pictureArea, type Layer } from '../canvas.ts'
import { mix, withAlpha } from '../colour.ts'
import { paintClouds } from './texture.ts'
import type { Stage } from './stage.ts'

/** Paints sky, stars, sun or moon and clouds down to `horizon`; the light stands at `light`. */
export function paintSky(
  stage: Stage,
  layer: Layer,
  sky: { horizon: number; light: { x: number; y: number } },
): void {
  const { context } = layer
  const { frame, palette, plan } = stage
  const area = pictureArea(frame)
  const reach = Math.max(frame.width, frame.height)
  context.fillStyle = linear(context, [0, area.top, 0, sky.horizon + 60], palette.sky)
  context.fillRect(area.left - reach, area.top - reach, 3 * reach, 3 * reach)
  if (plan.time === 'night' && plan.weather !== 'storm') paintStars(stage, context, sky.horizon * 0.95, 150)
  const { x, y } = sky.light
  const isNight = plan.time === 'night'
  glow(context, [x, y, reach * 0.55], palette.sun, isNight ? 0.26 : plan.time === 'day' ? 0.24 : 0.34)
  // There is one sun and one moon, also when they are what the scene shows.
  const isShown = plan.subjects.includes(isNight ? 'moon' : 'sun')
  if (!isShown && (plan.weather === 'clear' || plan.weather === 'snow')) {
    if (isNight) paintMoon(stage, context, sky.light, 62)
    else paintSun(stage, context, sky.light, 70)
  }
  paintSkyClouds(stage, context, sky)
  if (!isNight) glow(context, [x, y, reach * 0.24], palette.sun, 0.28)
}

function paintSkyClouds(
  stage: Stage,
  context: SKRSContext2D,
  sky: { horizon: number; light: { x: number } },
): void {
  const { frame, palette, plan, random, finish } = stage
  const area = pictureArea(frame)
  const isHeavy = plan.weather === 'storm' || plan.weather === 'rain'
  if (finish === 'cel' || finish === 'flat') {
    const shade = mix(palette.cloud, palette.sky[1], 0.45)
    for (let i = 0; i < 2; i += 1) {
      const at = { x: random.between(-0.1, 1.1) * frame.width, y: sky.horizon * random.between(0.94, 1.04) }
      paintCumulus(
        stage,
        context,
        { ...at, width: random.between(900, 1400) },
        mix(palette.cloud, palette.sky[2], 0.12),
        shade,
      )
    }
    for (let i = 0; i < 3; i += 1) {
      const at = { x: random.between(0.02, 0.98) * frame.width, y: sky.horizon * random.between(0.25, 0.7) }
      paintCumulus(stage, context, { ...at, width: random.between(380, 720) }, palette.cloud, shade)
    }
    return
  }
  paintClouds(context, frame, {
    seed: plan.filmSeed + 3 * plan.index + 1,
    top: area.top,
    bottom: sky.horizon + 20,
    cover: isHeavy ? 0.95 : random.between(0.38, 0.62),
    size: 560,
    lit: mix(palette.cloud, palette.sun, isHeavy ? 0.15 : 0.55),
    shade: mix(palette.sky[1], palette.cloud, isHeavy ? 0.1 : 0.35),
    alpha: plan.time === 'night' ? 0.62 : 0.8,
    lightX: sky.light.x,
  })
}

/** Stars over the upper part of the picture, some of them with a cross of light. */
export function paintStars(stage: Stage, context: SKRSContext2D, bottom: number, count: number): void {
  const { random, frame } = stage
  const area = pictureArea(frame)
  const many = Math.round((count * frame.width) / 1080)
  for (let i = 0; i < many; i += 1) {
    const x = random.between(area.left, area.right)
    const y = area.top + random.next() ** 1.3 * (bottom - area.top)
    const size = random.next() ** 4 * 2.6 + 0.7
    context.fillStyle = `rgba(255,${random.whole(232, 255)},${random.whole(212, 255)},${random.between(0.25, 0.95).toFixed(2)})`
    context.beginPath()
    context.arc(x, y, size, 0, 7)
    context.fill()
    if (size < 2.85) continue
    glow(context, [x, y, 30], '#bcd8ff', 0.6)
    context.fillStyle = 'rgba(230,240,255,0.5)'
    context.fillRect(x - 15, y - 0.7, 30, 1.4)
    context.fillRect(x - 0.7, y - 15, 1.4, 30)
  }
}

function paintSun(stage: Stage, context: SKRSContext2D, at: { x: number; y: number }, radius: number): void {
  glow(context, [at.x, at.y, radius * 4], stage.palette.sun, 0.75)
  context.fillStyle = mix(stage.palette.sun, '#ffffff', 0.6)
  context.beginPath()
  context.arc(at.x, at.y, radius, 0, 7)
  context.fill()
}

/** A moon with seas and a soft halo. */
export function paintMoon(
  stage: Stage,
  context: SKRSContext2D,
  at: { x: number; y: number },
  radius: number,
): void {
  const { palette, random } = stage
  glow(context, [at.x, at.y, radius * 5.5], palette.sun, 0.55)
  context.save()
  context.beginPath()
  context.arc(at.x, at.y, radius, 0, 7)
  context.clip()
  const lit = mix(palette.sun, '#ffffff', 0.35)
  context.fillStyle = radial(
    context,
    [at.x - radius * 0.3, at.y - radius * 0.3, 0, radius * 1.5],
    [lit, mix(lit, palette.fog, 0.35), mix(lit, palette.far, 0.8)],
  )
  context.fillRect(at.x - radius, at.y - radius, 2 * radius, 2 * radius)
  for (let i = 0; i < 16; i += 1) {
    const angle = random.between(0, 6.28)
    const away = random.between(0, 0.85) * radius
    const size = radius * random.between(0.06, 0.3)
    const [x, y] = [at.x + Math.cos(angle) * away, at.y + Math.sin(angle) * away]
    context.fillStyle = radial(
      context,
      [x, y, 0, size],
      [
        [0, withAlpha(mix(lit, palette.far, 0.75), 0.4)],
        [0.7, withAlpha(mix(lit, palette.far, 0.75), 0.24)],
        [1, withAlpha(palette.far, 0)],
      ],
    )
    context.fillRect(x - size, y - size, 2 * size, 2 * size)
  }
  context.restore()
}

/** A heaped cloud of flat tones with a level base. */
export function paintCumulus(
  stage: Stage,
  context: SKRSContext2D,
  cloud: { x: number; y: number; width: number },
  lit: string,
  shade: string,
): void {
  const { random } = stage
  const { x: centre, y: base, width } = cloud
  const puffs = Array.from({ length: 13 }, (_, i) => {
    const along = i / 12
    const heap = Math.sin(Math.PI * along)
    return {
      x: centre + (along - 0.5) * width,
      y: base - heap * width * 0.22 * random.between(0.4, 1.25),
      r: width * random.between(0.08, 0.15) * (0.45 + heap * 0.85),
    }
  })
  context.save()
  context.beginPath()
  context.rect(centre - width, base - width, 2 * width, width)
  context.clip()
  const tones: readonly (readonly [string, number, number, number])[] = [
    [shade, 0, 0, 1],
    [mix(lit, shade, 0.42), -0.1, -0.2, 0.9],
    [lit, -0.18, -0.36, 0.76],
  ]
  for (const [colour, dx, dy, share] of tones) {
    context.fillStyle = colour
    context.beginPath()
    for (const puff of puffs) {
      const [x, y] = [puff.x + dx * puff.r, puff.y + dy * puff.r]
      context.moveTo(x + puff.r * share, y)
      context.arc(x, y, puff.r * share, 0, 7)
    }
    context.fill()
  }
  context.restore()
}

/** Shafts of light from a point downwards, meant for a layer that is added. */
export function paintRays(
  stage: Stage,
  context: SKRSContext2D,
  from: { x: number; y: number },
  look: { count: number; length: number; strength: number; colour: string },
): void {
  const { random, frame } = stage
  drawSoft(
    context,
    frame,
    14,
    (soft) => {
      for (let i = 0; i < look.count; i += 1) {
        const angle = random.between(0.3, Math.PI - 0.3)
        const spread = random.between(0.012, 0.05)
        soft.fillStyle = radial(
          soft,
          [from.x, from.y, 20, look.length],
          [withAlpha(look.colour, look.strength * random.between(0.5, 1.3)), withAlpha(look.colour, 0)],
        )
        soft.beginPath()
        soft.moveTo(from.x, from.y)
        soft.lineTo(
          from.x + Math.cos(angle - spread) * look.length,
          from.y + Math.sin(angle - spread) * look.length,
        )
        soft.lineTo(
          from.x + Math.cos(angle + spread) * look.length,
          from.y + Math.sin(angle + spread) * look.length,
        )
        soft.fill()
      }
    },
    { mode: 'lighter' },
  )
}
