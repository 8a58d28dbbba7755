import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CARRIED } from './carried-programs.ts'
import { listShipped } from './list-shipped.ts'

// `npm run -s sbom > hookreel.cdx.json`: everything that is shipped, as CycloneDX 1.6.

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string }

/** A hash as CycloneDX writes it, from npm's `sha512-<base64>`. */
function hashOf(integrity: string | undefined): object {
  const [algorithm, value] = (integrity ?? '').split('-')
  if (algorithm !== 'sha512' || value === undefined) return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] }
}

const isExpression = (licence: string) => /^[\w.+()-]+( (OR|AND|WITH) [\w.+()-]+)+$/.test(licence)
const licenceOf = (licence: string) =>
  isExpression(licence) ? [{ expression: licence }] : [{ license: { name: licence } }]

/** Programs of the natural voice and of the writer on this machine are fetched when an operator asks for them, from a lockfile of their own. */
const LOCKS = [
  { file: 'package-lock.json', scope: 'required' },
  { file: 'packages/crew/kokoro/package-lock.json', scope: 'optional' },
  { file: 'packages/crew/llama/package-lock.json', scope: 'optional' },
]
const libraries = LOCKS.flatMap(({ file, scope }) =>
  listShipped(read(file)).map((library) => ({
    ...{ type: 'library', 'bom-ref': `${file}#${library.place}`, scope },
    ...{ name: library.name, version: library.version, licenses: licenceOf(library.licence) },
    purl: `pkg:npm/${library.name.replace('@', '%40')}@${library.version}`,
    ...hashOf(library.integrity),
  })),
)
const programs = CARRIED.map((program) => ({
  ...{ type: 'application', 'bom-ref': `${program.carrier}#${program.name}` },
  ...{ name: program.name, version: program.version, licenses: licenceOf(program.licence) },
  properties: [{ name: 'hookreel:carrier', value: `${program.carrier}@${program.carrierVersion}` }],
}))

console.log(
  JSON.stringify(
    {
      ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
      metadata: { component: { type: 'application', name, version, 'bom-ref': name } },
      components: [...libraries, ...programs],
    },
    null,
    2,
  ),
)
