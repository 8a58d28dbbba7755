import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The countries of the world; each has its name. */
export type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

let keptWorld: World | undefined

/** Countries at 1:110 million (Natural Earth, public domain). */
export function loadWorld(): World {
  if (!keptWorld) {
    const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
    keptWorld = JSON.parse(readFileSync(file, 'utf8')) as World // the package's documented shape
  }
  return keptWorld
}
