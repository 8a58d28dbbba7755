import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CompositorCore } from '@hookreel/film'
import { RenderError } from '../render-error.ts'

/** Node's types leave WebAssembly out; these two calls are all we need of it. */
const wasm = (
  globalThis as unknown as {
    WebAssembly: {
      compile(bytes: Uint8Array): Promise<object>
      instantiate(module: object, imports: object): Promise<{ exports: unknown }>
    }
  }
).WebAssembly

let compiled: Promise<object> | undefined

/** A fresh instance of the SIMD core with memory of its own; the module is compiled once for each process. */
export async function loadCore(): Promise<CompositorCore> {
  compiled ??= compileCore()
  const instance = await wasm.instantiate(await compiled, {})
  // The exports are written down in packages/film/compositor/assembly/index.ts; CompositorCore repeats them.
  return instance.exports as CompositorCore
}

async function compileCore(): Promise<object> {
  const file = fileURLToPath(import.meta.resolve('@hookreel/film/compositor.wasm'))
  try {
    return await wasm.compile(await readFile(file))
  } catch (cause) {
    compiled = undefined
    throw new RenderError('render_failed', `${file} is missing or broken; "npm run build" makes it.`, {
      cause,
    })
  }
}
