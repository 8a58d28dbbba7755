import { z } from 'zod'

const namesSchema = z.record(z.string(), z.string()).default({})
const entrySchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  dependencies: namesSchema,
  optionalDependencies: namesSchema,
  peerDependencies: namesSchema,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
})
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })
type Entry = z.output<typeof entrySchema>
type Packages = Readonly<Record<string, Entry>>

/** A library that a server runs with, or that is built into its pages. */
export type Shipped = {
  /** Where it lies, from the lockfile's folder. */
  readonly place: string
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly integrity: string | undefined
}

const FOLDER = 'node_modules/'

/**
 * Everything that our own packages need to run, by package-lock.json: their dependencies, those that npm installs for a kind of
 * machine, and so on down. `npm sbom` and `npm ls --omit=dev` leave out what the root also names for development, as Hono and
 * Drizzle are; this walk knows no development.
 */
export function listShipped(lockText: string): Shipped[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText))
  const found = new Set<string>()
  const walk = (place: string): void => {
    const entry = packages[place]
    if (entry === undefined || found.has(place)) return
    found.add(place)
    if (entry.link) return walk(entry.resolved ?? '')
    for (const name of namesOf(entry)) walk(findPlace(packages, place, name) ?? '')
  }
  for (const place of Object.keys(packages)) if (!place.includes(FOLDER)) walk(place)
  return [...found]
    .filter((place) => place.includes(FOLDER) && packages[place]?.link === false)
    .toSorted()
    .map((place) => describe(place, packages[place]))
}

function namesOf(entry: Entry): string[] {
  const peers = Object.keys(entry.peerDependencies)
  const needed = peers.filter((name) => entry.peerDependenciesMeta[name]?.optional !== true)
  return [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...needed]
}

/** As Node looks for a package: beside the one that asks, then in every folder above. */
function findPlace(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = folder === '' ? FOLDER + name : `${folder}/${FOLDER}${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}

function parentOf(folder: string): string {
  const at = folder.lastIndexOf(`/${FOLDER}`)
  return at < 0 ? '' : folder.slice(0, at)
}

function describe(place: string, entry: Entry | undefined): Shipped {
  const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
  const { version = '', license = 'none', integrity } = entry ?? {}
  return { place, name, version, licence: license, integrity }
}
