import { parseHex, toHex } from '@hookreel/film'
import type { Rgb } from '@hookreel/film'

export { mix, parseHex, type Rgb } from '@hookreel/film'

/** `#rrggbb` with an alpha of 0 to 1, as CSS. */
export function withAlpha(hex: string, alpha: number): string {
  const [r, g, b] = parseHex(hex)
  return `rgba(${r},${g},${b},${Math.max(0, Math.min(1, alpha)).toFixed(4)})`
}

/** The colour at `position` (0 to 1) along a row of colours. */
export function sampleRamp(ramp: readonly Rgb[], position: number): Rgb {
  const at = Math.max(0, Math.min(0.9999, position)) * (ramp.length - 1)
  const index = Math.floor(at)
  const part = at - index
  const a = ramp[index] ?? [0, 0, 0]
  const b = ramp[index + 1] ?? a
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

/**
 * A colour of a drawing as it is where the whole drawing is of another colour (hue in degrees, saturation and lightness 0 to 1): its light
 * and shade stay.
 */
export function tinge(hex: string, [hue, saturation, lightness]: readonly [number, number, number]): string {
  const whole = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  const rgb = parseHex(whole)
  const [least, most] = [Math.min(...rgb) / 255, Math.max(...rgb) / 255]
  const own = (least + most) / 2
  // Around the tint's own lightness, so that white and black things keep their shades.
  const light = Math.max(0.03, Math.min(0.98, lightness + (own - 0.5) * 0.62))
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (turn: number) => {
    const at = (turn + hue / 30) % 12
    return light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return toHex([channel(0) * 255, channel(8) * 255, channel(4) * 255])
}
