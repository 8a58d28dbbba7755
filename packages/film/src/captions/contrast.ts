/** Contrast that letters need against their ground, with room for what encoding and half-size colour take from it. */
const WANTED_CONTRAST = 6.5

type Channels = readonly [number, number, number]

/** Contrast of two colours ("#rrggbb") from 1 to 21, by the formula of WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The colour itself, or as much lighter or darker as it must be to be read on `ground` (both "#rrggbb"). */
export function readableOn(ground: string, colour: string): string {
  const end = contrastOf(ground, '#ffffff') > contrastOf(ground, '#000000') ? '#ffffff' : '#000000'
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mixColours(colour, end, share)
    if (contrastOf(ground, mixed) >= WANTED_CONTRAST) return mixed
  }
  return end
}

/** A colour between two, `share` of the way from the first to the second. */
export function mixColours(one: string, other: string, share: number): string {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  const mixed = a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function channelsOf(colour: string): Channels {
  const read = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [read(1), read(3), read(5)]
}
