import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMemoryStream, main } from 'assemblyscript/asc'

const folder = dirname(fileURLToPath(import.meta.url))
const assembly = join(folder, 'assembly')
const output = join(folder, 'compositor.wasm')

/** Compiles the SIMD core from AssemblyScript to compositor.wasm; does nothing when that is newer than its sources. */
export async function buildCompositor(): Promise<void> {
  const sources = readdirSync(assembly)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(assembly, name))
  const newest = Math.max(
    ...[...sources, fileURLToPath(import.meta.url)].map((file) => statSync(file).mtimeMs),
  )
  if ((statSync(output, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= newest) return
  // Written beside and renamed, so that nobody reads half a file.
  mkdirSync(dirname(output), { recursive: true })
  const unfinished = `${output}.${process.pid}`
  const options = [
    '--enable',
    'simd',
    '--enable',
    'relaxed-simd',
    '--runtime',
    'stub',
    '-O3',
    '--noAssert',
    '--use',
    'abort=',
    '--initialMemory',
    '16',
  ]
  const messages = createMemoryStream()
  const { error } = await main([join(assembly, 'index.ts'), ...options, '--outFile', unfinished], {
    stderr: messages,
  })
  if (error) throw new Error(`the compositor does not compile: ${error.message}\n${messages.toString()}`)
  renameSync(unfinished, output)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCompositor()
