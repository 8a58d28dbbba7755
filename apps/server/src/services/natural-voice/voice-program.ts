import { fileURLToPath } from 'node:url'
import type { ProgramSource } from '../installing/install-program.ts'

const RUNTIME = `bin/napi-v3/${process.platform}/${process.arch}`
/** What the runtime's addon links, by system: Linux has its library twice, by two names, and one for graphics cards. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  linux: ['libonnxruntime.so.1'],
  darwin: ['libonnxruntime.1.21.0.dylib'],
  win32: ['onnxruntime.dll', 'DirectML.dll'],
}
const KEPT = {
  'onnxruntime-node': [
    ...['index', 'backend', 'binding', 'version'].map((name) => `dist/${name}.js`),
    ...['onnxruntime_binding.node', ...(LIBRARIES[process.platform] ?? [])].map(
      (file) => `${RUNTIME}/${file}`,
    ),
  ],
  'onnxruntime-common': ['dist/cjs'],
  phonemizer: ['dist/phonemizer.js', 'LICENSE'],
}
/** It takes 24 MB on the disk (measured on Linux, x64), and 310 MB while npm is at it. */
export const VOICE_PROGRAM_BYTES = 310_000_000

/** The program that speaks, as a package of its own. Most of its packages is runtimes of other systems: only what runs is kept. */
export const VOICE_PROGRAM: ProgramSource = {
  folder: fileURLToPath(new URL('../../../../../packages/crew/kokoro/', import.meta.url)),
  files: ['package.json', 'package-lock.json', 'speak.mjs', 'to-sounds.mjs'],
  kept: Object.entries(KEPT).flatMap(([name, files]) =>
    ['package.json', ...files].map((file) => `${name}/${file}`),
  ),
}
