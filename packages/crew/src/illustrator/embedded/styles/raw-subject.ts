import type { Canvas } from '@napi-rs/canvas'
import { drawIcon } from '../icons.ts'
import { choosePalette } from '../painting/palettes.ts'
import { drawDeepSky, isDeepSky } from '../subjects/deep-sky.ts'
import { drawPerson } from '../subjects/figure.ts'
import { drawPlanet, isPlanet } from '../subjects/planet.ts'

/** Painted subjects that the graphic styles take from Noto instead: a clean outline suits ink, crayon and scissors. */
const AS_ICON: Record<string, string> = {
  lighthouse: 'lighthouse',
  house: 'house',
  ghost: 'ghost',
  tree: 'deciduous-tree',
  'dead-tree': 'leafless-tree',
}

/** A subject as it is, without a style's light, on a square transparent canvas. Do not draw on it: it may be shared. */
export async function drawRawSubject(name: string, pixels: number, seed: number): Promise<Canvas> {
  const side = Math.max(16, Math.round(pixels))
  if (name === 'person') return drawPerson(side, seed, choosePalette('flat', 'day', 0))
  if (isPlanet(name)) return drawPlanet(name, side, seed, -0.6)
  if (isDeepSky(name)) return drawDeepSky(name, side, seed)
  return drawIcon(AS_ICON[name] ?? name, side)
}
