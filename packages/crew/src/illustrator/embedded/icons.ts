import { loadImage, type Canvas } from '@napi-rs/canvas'
import type { Credit } from '@hookreel/film'
import { createSprite } from './canvas.ts'
import { tinge } from './colour.ts'
import { TINTS } from './lexicon/qualifiers.ts'
import { findNotoBody } from './noto-bodies.ts'
import { OWN_DRAWINGS } from './subjects/own-drawings.ts'

/** Shown with every film that holds one of these drawings. */
export const NOTO_CREDIT: Credit = { work: 'Noto Emoji', author: 'Google', licence: 'Apache-2.0' }

/** Noto draws this sign on a button: its first three shapes are the button, and the sign itself is white. */
const SIGN_ON_A_BUTTON = { name: 'atom-symbol', buttonShapes: 3, white: /#fafafa/g, colour: '#8e24aa' }

function findBody(named: string): string | undefined {
  const [name = '', tint] = named.split('~')
  const body = findPlainBody(name)
  const colours = tint === undefined ? undefined : TINTS[tint]
  return body === undefined || colours === undefined ? body : body.replace(HEX, (hex) => tinge(hex, colours))
}

const HEX = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi

function findPlainBody(name: string): string | undefined {
  const own = OWN_DRAWINGS[name]
  if (own !== undefined) return own
  const body = findNotoBody(name)
  if (body === undefined || name !== SIGN_ON_A_BUTTON.name) return body
  const shapes = body.match(/<[^>]+\/>/g) ?? []
  return shapes
    .slice(SIGN_ON_A_BUTTON.buttonShapes)
    .join('')
    .replaceAll(SIGN_ON_A_BUTTON.white, SIGN_ON_A_BUTTON.colour)
}

/** Whether there is a drawing of this name (`alarm-clock`, `light-bulb`), of ours or of Noto. Tests ask. */
export function hasIcon(name: string): boolean {
  return findBody(name) !== undefined
}

const drawn = new Map<string, Canvas>()
const KEPT_ICONS = 32

/**
 * A drawing of ours or of Noto on a square canvas of `pixels` a side. Kept for the next call: copy it before drawing on it.
 * Throws an Error when there is no drawing of this name.
 */
export async function drawIcon(name: string, pixels: number): Promise<Canvas> {
  const side = Math.max(8, Math.round(pixels))
  const key = `${name} ${side}`
  const known = drawn.get(key)
  if (known) return known
  const body = findBody(name)
  if (body === undefined)
    throw new Error(`there is no drawing called ${name}, neither in own-drawings.ts nor in Noto`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 128 128" ` +
    `width="${side}" height="${side}">${body}</svg>`
  const image = await loadImage(Buffer.from(svg))
  const sprite = createSprite(side)
  sprite.context.drawImage(image, 0, 0, side, side)
  if (drawn.size >= KEPT_ICONS) {
    const oldest = drawn.keys().next().value
    if (oldest !== undefined) drawn.delete(oldest)
  }
  drawn.set(key, sprite.canvas)
  return sprite.canvas
}
