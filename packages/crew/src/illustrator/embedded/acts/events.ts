import type { SKRSContext2D } from '@napi-rs/canvas'
import { glow } from '../brush.ts'
import { drawIcon } from '../icons.ts'
import type { ThingEvent } from '../lexicon/events.ts'
import {
  after,
  before,
  darkened,
  drawSprite,
  halves,
  mirrored,
  moved,
  pale,
  strip,
  through,
  turned,
  type Piece,
  type Sprite,
} from './piece.ts'

/** What an event is drawn with: the thing, and the colour that marks are made in. */
type Scene = { readonly sprite: Sprite; readonly ink: string }

/** What the pieces of a thing do when something happens to it: the last of them show what became of it. */
export const HAPPENINGS: Readonly<
  Record<Exclude<ThingEvent, 'multiply'>, (scene: Scene) => Piece[] | Promise<Piece[]>>
> = {
  enter: ({ sprite }) => [through(sprite, 'enter')],
  leave: ({ sprite }) => [{ sprite: pale(sprite) }, through(moved(sprite, { x: 0.62 }), 'leave')],
  fly: ({ sprite }) => [through(sprite, 'fly')],
  fall: ({ sprite }) => [before(sprite), after(lying(sprite), 'fall')],
  rise: ({ sprite }) => [through(sprite, 'rise')],
  grow: ({ sprite }) => [through(sprite, 'grow')],
  shrink: ({ sprite }) => [{ sprite: pale(sprite) }, through(moved(sprite, { scale: 0.48 }), 'shrink')],
  break: ({ sprite }) => {
    const [left, right] = halves(sprite, true)
    return [
      before(sprite),
      after(moved(turned(left, -0.22), { x: -0.1 }), 'partLeft'),
      after(moved(turned(right, 0.22), { x: 0.1 }), 'partRight'),
    ]
  },
  split: ({ sprite }) => {
    const [left, right] = halves(sprite, false)
    return [
      before(sprite),
      after(moved(left, { x: -0.09 }), 'partLeft'),
      after(moved(right, { x: 0.09 }), 'partRight'),
    ]
  },
  turn: ({ sprite }) => [before(sprite), after(mirrored(sprite), 'turn')],
  spin: ({ sprite }) => [through(sprite, 'spin')],
  shake: (scene) => [through(scene.sprite, 'shake'), after(drawTremor(scene), 'pop')],
  fill: ({ sprite }) => [{ sprite: pale(sprite) }, after(sprite, 'fill')],
  empty: ({ sprite }) => [before(sprite), { sprite: pale(sprite) }, after(strip(sprite, 0.82, 1), 'cut')],
  vanish: ({ sprite }) => [before(sprite), { sprite: pale(sprite) }],
  appear: ({ sprite }) => [{ sprite: pale(sprite) }, after(sprite, 'pop')],
  glow: (scene) => [{ sprite: scene.sprite }, { ...after(drawLight(scene.sprite), 'pop'), isLight: true }],
  darken: ({ sprite }) => [before(sprite), after(darkened(sprite), 'cut')],
  open: (scene) => [{ ...after(drawLight(scene.sprite), 'pop'), isLight: true }, { sprite: scene.sprite }],
  close: ({ sprite }) => [before(sprite), after(darkened(sprite), 'cut')],
  float: ({ sprite }) => [through(moved(sprite, { y: -0.08 }), 'float')],
  sink: (scene) => [
    before(scene.sprite),
    after(moved(strip(scene.sprite, 0, 0.55), { y: 0.8 }), 'sink'),
    after(drawWaterline(scene), 'wipe'),
  ],
  cross: (scene) => [
    { sprite: scene.sprite },
    after(drawStroke(scene, 1), 'wipe', 0),
    after(drawStroke(scene, -1), 'wipe', 2),
  ],
  find: (scene) => [{ sprite: scene.sprite }, after(drawRing(scene), 'pop')],
  burn: async ({ sprite }) => {
    const flame = await drawIcon('fire', sprite.width * 0.62)
    const flames = [-0.24, 0.26, 0].map((x, order) => {
      const size = sprite.width * (order === 2 ? 0.62 : 0.44)
      const place = {
        ...{ width: size, height: size, y: sprite.y + sprite.height - size * 0.93 },
        x: sprite.x + sprite.width * (0.5 + x) - size / 2,
      }
      return after(
        drawSprite(place, (context, w, h) => context.drawImage(flame, 0, 0, w, h)),
        'sprout',
        order,
      )
    })
    return [{ sprite }, ...flames]
  },
  explode: async ({ sprite }) => {
    const size = sprite.width * 0.9
    const burst = await drawIcon('collision', size)
    const place = {
      width: size,
      height: size,
      x: sprite.x + (sprite.width - size) / 2,
      y: sprite.y - size * 0.28,
    }
    return [
      { sprite },
      after(
        drawSprite(place, (context, w, h) => context.drawImage(burst, 0, 0, w, h)),
        'pop',
      ),
    ]
  },
}

/** On its side, no higher than it stood. */
function lying(sprite: Sprite): Sprite {
  const fallen = turned(sprite, 1.32)
  return moved(fallen, { scale: Math.min(1, sprite.height / fallen.height) })
}

/** Marks are inked twice: dark, then in the style's own colour, so that they are seen on any ground. */
function ink(context: SKRSContext2D, colour: string, width: number, trace: () => void): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [stroke, wide] of [
    ['rgba(12,10,20,0.85)', 1.75],
    [colour, 1],
  ] as const) {
    context.strokeStyle = stroke
    context.lineWidth = width * wide
    context.beginPath()
    trace()
    context.stroke()
  }
}

/** Arcs at both sides of what shakes. */
function drawTremor({ sprite, ink: colour }: Scene): Sprite {
  const reach = sprite.width * 0.3
  const place = { ...sprite, x: sprite.x - reach, width: sprite.width + reach * 2 }
  return drawSprite(place, (context, width, height) =>
    ink(context, colour, height * 0.022, () => {
      for (const [side, x] of [
        [-1, reach],
        [1, width - reach],
      ] as const)
        for (const arc of [0.2, 0.34]) {
          const radius = height * arc
          const middle = x - side * height * 0.04
          const from = side < 0 ? Math.PI - 0.7 : -0.7
          context.moveTo(middle + Math.cos(from) * radius * 0.6, height * 0.45 + Math.sin(from) * radius)
          for (let turn = 0; turn <= 1.4; turn += 0.1)
            context.lineTo(
              middle + Math.cos(from + turn) * radius * 0.6,
              height * 0.45 + Math.sin(from + turn) * radius,
            )
        }
    }),
  )
}

/** One of the strokes of a cross; `slope` 1 goes down to the right. */
function drawStroke({ sprite }: Scene, slope: 1 | -1): Sprite {
  return drawSprite(sprite, (context, width, height) =>
    ink(context, '#e5261f', width * 0.075, () => {
      const pad = 0.1
      context.moveTo(width * pad, height * (slope > 0 ? pad : 1 - pad))
      context.lineTo(width * (1 - pad), height * (slope > 0 ? 1 - pad : pad))
    }),
  )
}

/** A marker's ring around what is found. */
function drawRing({ sprite, ink: colour }: Scene): Sprite {
  const [width, height] = [sprite.width * 1.3, sprite.height * 1.16]
  const place = {
    ...{ width, height, y: sprite.y - (height - sprite.height) / 2 },
    x: sprite.x - (width - sprite.width) / 2,
  }
  return drawSprite(place, (context, w, h) =>
    ink(context, colour, w * 0.03, () => {
      for (let angle = -0.6; angle < 6.1; angle += 0.06) {
        const wobble = 0.46 + 0.012 * Math.sin(angle * 2.3)
        context.lineTo(w * (0.5 + Math.cos(angle) * wobble), h * (0.5 + Math.sin(angle) * wobble))
      }
    }),
  )
}

/** The water that something sinks in. */
function drawWaterline({ sprite }: Scene): Sprite {
  const [width, height] = [sprite.width * 1.5, sprite.height * 0.12]
  const place = { width, height, x: sprite.x - sprite.width * 0.25, y: sprite.y + sprite.height * 0.93 }
  return drawSprite(place, (context, w, h) => {
    for (const [row, colour] of ['#2f7fc4', '#6fc0f0'].entries()) {
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(0, h)
      for (let x = 0; x <= w; x += w / 48)
        context.lineTo(x, h * (0.25 + row * 0.34) + Math.sin((x / w) * 26 + row * 1.7) * h * 0.16)
      context.lineTo(w, h)
      context.fill()
    }
  })
}

/** Light about a thing, to be added to what is there. */
function drawLight(sprite: Sprite): Sprite {
  const size = Math.max(sprite.width, sprite.height) * 1.5
  const place = {
    ...{ width: size, height: size, x: sprite.x + (sprite.width - size) / 2 },
    y: sprite.y + (sprite.height - size) / 2,
  }
  return drawSprite(place, (context, w) => {
    context.fillStyle = '#000000'
    context.fillRect(0, 0, w, w)
    glow(context, [w / 2, w / 2, w / 2], '#ffcf6e', 0.95)
  })
}
