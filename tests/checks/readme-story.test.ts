import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const FILES = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT })

/** The chains of the story, each a list of the files that it names in this order. */
function readStory(): string[][] {
  const story = /## The story of a video, in file names\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? ''
  const chains = story.match(/`[^`\n]+`(?: → `[^`\n]+`)+/g) ?? []
  return chains.map((chain) => [...chain.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = '']) => name))
}

/** The one file that a name of the story means. */
function findFile(name: string): string {
  const found = FILES.filter((file) => `/${file}`.endsWith(`/${name}`))
  expect(found, `"${name}" is the end of one path`).toHaveLength(1)
  return found[0] ?? ''
}

/** The file that an import in `from` means, when it is one of ours; of a package, its front door or the door that is named. */
function resolveImport(from: string, name: string): string | undefined {
  const [, ours, door = 'index'] = /^@hookreel\/([a-z]+)(?:\/([a-z-]+))?$/.exec(name) ?? []
  const file = ours ? `packages/${ours}/src/${door}.ts` : path.join(path.dirname(from), name)
  if (!ours && !name.startsWith('.')) return undefined
  return existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile() ? file : undefined
}

/** A type or a constant leads nowhere; the path of an endpoint leads to who serves it, and a table of functions to what they do. */
const isCalled = (name: string, file: string | undefined) =>
  !name.startsWith('type ') &&
  (!/^[A-Z][A-Z\d_]*$/.test(name) ||
    name.endsWith('_PATH') ||
    (file !== undefined && hasFunctions(file, name)))

const hasFunctions = (file: string, table: string) =>
  new RegExp(`export const ${table} = \\{\\s*\\w+: \\([^)]*\\) =>`).test(read(file))

/** What a file imports, or exports again, to be called: the names and where they come from. */
const importsOf = (file: string) =>
  [
    ...read(file).matchAll(/(?:import|export)\s+((?:[\w*][\w*, ]*)?(?:\{[^{}]*\})?)\s+from\s+'([^']+)'/g),
    ...read(file).matchAll(/(?:\{([^{}]*)\} =\s+)?await import\('([^']+)'\)/g),
  ].map(([, names = '*', from = '']) => {
    const imported = resolveImport(file, from)
    return { names: listNames(names).filter((name) => isCalled(name, imported)), file: imported }
  })

/** The names as they are declared, and `*` for all of a file. */
const listNames = (names: string) =>
  (names.startsWith('type ') ? '' : names)
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name !== '')

const declares = (file: string, name: string) =>
  new RegExp(`export (?:async )?(?:const|function|class) ${name}\\b`).test(read(file))

/** `a` imports of `b` what it calls, from itself or through the index of its package. */
function imports(a: string, b: string): boolean {
  return importsOf(a).some(({ names, file }) => {
    if (file === b) return names.length > 0
    if (file === undefined || !/^packages\/[a-z]+\/src\/[a-z-]+\.ts$/.test(file)) return false
    const shown = importsOf(file).filter((one) => one.file === b)
    return names.some((name) =>
      shown.some((one) => one.names.includes(name) || (one.names.includes('*') && declares(b, name))),
    )
  })
}

/** `a` puts a job into the queue whose name stands in `b`, or in what `b` imports. */
const enqueuesFor = (a: string, b: string) =>
  [...read(a).matchAll(/\.enqueue\([^,]+,\s*([A-Z_]+)/g)].some(([, job]) => read(b).includes(job ?? ' '))

/** `b` does the job that `a` says is to be done. */
const isDoneBy = (a: string, b: string) =>
  [...read(a).matchAll(/export const ([A-Z_]+): JobKind</g)].some(([, job = ' ']) =>
    new RegExp(`defineJob\\(\\{\\s*\\.\\.\\.${job}\\b`).test(read(b)),
  )

/** `a` starts `b` as a program of its own. */
const starts = (a: string, b: string) =>
  /new URL\('(?:.\/)?([\w-]+\.ts)'/.exec(read(a))?.[1] === path.basename(b)

/** `b` answers the calls that `a`, a file of the contract, describes. */
const isServedBy = (a: string, b: string) =>
  a.startsWith('packages/contract/') && b.endsWith('.routes.ts') && imports(b, a)

test('the story of a video in README.md is what the files do, step by step', () => {
  const story = readStory()
  expect(story.length).toBeGreaterThanOrEqual(20)
  const gaps = story.flatMap((names) => {
    const files = names.map(findFile)
    return files.slice(1).flatMap((file, index) => {
      const before = files[index] ?? ''
      const holds = [imports, enqueuesFor, isDoneBy, starts, isServedBy].some((leadsTo) =>
        leadsTo(before, file),
      )
      return holds ? [] : [`${before} → ${file}`]
    })
  })
  expect(gaps).toEqual([])
})
