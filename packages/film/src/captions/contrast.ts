import { mix, parseHex } from '../colour.ts'

/** Contrast that letters need against their ground, with room for what encoding and half-size colour take from it. */
const WANTED_CONTRAST = 6.5

/** Contrast of two colours ("#rrggbb") from 1 to 21, by the formula of WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The colour itself, or as much lighter or darker as it must be to be read on `ground` (both "#rrggbb"). */
export function readableOn(ground: string, colour: string): string {
  const end = contrastOf(ground, '#ffffff') > contrastOf(ground, '#000000') ? '#ffffff' : '#000000'
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, end, share)
    if (contrastOf(ground, mixed) >= WANTED_CONTRAST) return mixed
  }
  return end
}

/** Relative luminance, 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = parseHex(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
