import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CARRIED } from '../../launcher/carried-programs.ts'
import { listShipped } from '../../launcher/list-shipped.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
/** Read by the build alone. */
const BUILDING = ['apps/web/src/routes.ts']
const flags = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      optional: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})
const lockText = read('package-lock.json')
const shipped = listShipped(lockText)
const places = new Set(shipped.map(({ place }) => place))
const locked = Object.entries(flags.parse(JSON.parse(lockText)).packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
)

test('everything that npm says is not for development alone is shipped, and nothing that is', () => {
  const needed = locked.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)
  expect(needed.length).toBeGreaterThan(250)
  expect(needed.map(([place]) => place).filter((place) => !places.has(place))).toEqual([])
  const forDevelopment = locked.filter(([, { dev, devOptional }]) => dev || devOptional)
  expect(forDevelopment.map(([place]) => place).filter((place) => places.has(place))).toEqual([])
})

test('what the root names for development, too, is there: npm’s own list leaves it out', () => {
  const names = new Set(shipped.map(({ name }) => name))
  expect(
    ['hono', 'drizzle-orm', 'stripe', 'undici', 'zod', '@hono/node-server'].filter(
      (name) => !names.has(name),
    ),
  ).toEqual([])
})

test('every library that a shipped file imports is there', () => {
  const names = new Set(shipped.map(({ name }) => name))
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) =>
      !/\.(test|spec)\.tsx?$/.test(file) && !/\/build-[\w-]+\.ts$/.test(file) && !BUILDING.includes(file),
  )
  const imported = new Set(files.flatMap((file) => listImports(read(file))))
  expect(imported.size).toBeGreaterThan(40)
  expect([...imported].filter((name) => !names.has(name))).toEqual([])
})

/** Names of packages; types alone are gone when it runs. */
function listImports(source: string): string[] {
  return [...source.matchAll(/^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^'.~][^']*)'/gm)]
    .map(([, from = '']) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !isBuiltin(name) && !name.startsWith('@hookreel') && !name.startsWith('virtual:'))
}

test('programs inside of packages are named with the versions that the lockfile has, and each has its line of known holes', () => {
  const holes = read('docs/security.md')
  for (const { name, version, carrier, carrierVersion } of CARRIED) {
    const found = shipped.find((one) => one.name === carrier)
    expect([carrier, found?.version]).toEqual([carrier, carrierVersion])
    expect(holes).toContain(`| ${name} ${version} | \`${carrier}\` ${carrierVersion} |`)
  }
  const carriers = shipped.filter(({ name }) => /^@ffmpeg-|^node-(linux|win|darwin)-/.test(name))
  expect(
    carriers.map(({ name }) => name).filter((name) => !CARRIED.some((one) => one.carrier === name)),
  ).toEqual([])
})

test('the list is written as CycloneDX, with a version, a licence and an address of npm for each library', () => {
  const done = spawnSync(process.execPath, [path.join(ROOT, 'launcher/sbom.ts')], { encoding: 'utf8' })
  const { components } = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      components: z.array(
        z.object({
          name: z.string().min(1),
          version: z.string().min(1),
          licenses: z.array(z.object({})).min(1),
          purl: z.string().optional(),
        }),
      ),
    })
    .parse(JSON.parse(done.stdout))
  const addresses = components.flatMap(({ purl }) => (purl === undefined ? [] : [purl]))
  expect(addresses).toContain(`pkg:npm/hono@${shipped.find(({ name }) => name === 'hono')?.version}`)
  expect(addresses.filter((address) => !/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/.test(address))).toEqual(
    [],
  )
  expect(components.length).toBeGreaterThan(shipped.length + CARRIED.length)
})
