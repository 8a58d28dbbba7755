/** Run as a process of its own: prints each pattern that the packages of words make when they are loaded, as `[flags, source, file]`. */
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const made = new Map<string, readonly [string, string, string]>()
const Real = globalThis.RegExp

function note(pattern: RegExp): RegExp {
  const place = new Error('where').stack?.split('\n').find((line) => line.includes('/packages/')) ?? ''
  const file = /packages\/[^:)]+:\d+/.exec(place)?.[0]
  if (file !== undefined) made.set(String(pattern), [pattern.flags, pattern.source, file])
  return pattern
}
globalThis.RegExp = new Proxy(Real, {
  construct: (target, [source, flags]: [string | RegExp, string?]) => note(new target(source, flags)),
  apply: (target, _, [source, flags]: [string | RegExp, string?]) => note(new target(source, flags)),
})
for (const file of [
  'crew/src/readings.ts',
  'crew/src/index.ts',
  'studio/src/index.ts',
  'contract/src/index.ts',
])
  await import(path.join(ROOT, 'packages', file))
process.stdout.write(JSON.stringify([...made.values()]))
