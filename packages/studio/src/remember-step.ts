import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StudioMemory } from './film-order.ts'

/** Where remembered work lives: the memory of results and the folder of their files. */
export type StepPlace = {
  readonly memory: StudioMemory
  readonly partsFolder: string
  readonly signal: AbortSignal
}

/** What doing a step leaves: data for the steps after it (plain JSON) and the files it wrote into the parts folder. */
export type StepOutcome<Data> = { readonly data: Data; readonly files: readonly string[] }

type Remembered = { readonly value: unknown; readonly sizes: readonly number[] }

/**
 * Does a named part of the work unless it was done before with the same input: then it answers what was
 * remembered. `input` must hold everything that decides the result, the engine's version included. A remembered
 * part whose file is missing or of another size is done again.
 */
export function rememberStep<Data>(
  place: StepPlace,
  step: string,
  input: unknown,
  work: (key: string) => Promise<StepOutcome<Data>>,
): Promise<Data> {
  return rememberByKey(place, step, stepKey(step, input), work)
}

/** `rememberStep` where the key is known: that of a large input takes milliseconds to make. */
export async function rememberByKey<Data>(
  place: StepPlace,
  step: string,
  key: string,
  work: (key: string) => Promise<StepOutcome<Data>>,
): Promise<Data> {
  const known = await recallByKey<Data>(place, step, key)
  if (known !== undefined) return known
  const startedAt = performance.now()
  const outcome = await work(key)
  const tookMs = performance.now() - startedAt
  const sizes = await Promise.all(outcome.files.map((file) => sizeOf(join(place.partsFolder, file))))
  const data: Remembered = { value: outcome.data, sizes }
  place.signal.throwIfAborted()
  await place.memory.remember(step, key, { data, files: outcome.files, tookMs })
  return outcome.data
}

/** What `rememberStep` left under the same input, if its files are still there. */
export async function recallStep<Data>(
  place: StepPlace,
  step: string,
  input: unknown,
): Promise<Data | undefined> {
  place.signal.throwIfAborted()
  return recallByKey(place, step, stepKey(step, input))
}

/** `recallStep` where the key is known. */
export async function recallByKey<Data>(
  place: StepPlace,
  step: string,
  key: string,
): Promise<Data | undefined> {
  place.signal.throwIfAborted()
  const known = await place.memory.recall(step, key)
  if (known === undefined || !isRemembered(known.data)) return undefined
  if (!(await areWhole(place.partsFolder, known.files, known.data.sizes))) return undefined
  // What was remembered under this key is what the work returned for the same input, so it has the same type.
  return known.data.value as Data
}

/** The key under which a step is remembered with this input. */
export function stepKey(step: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([step, input]))
    .digest('hex')
    .slice(0, 32)
}

function isRemembered(data: unknown): data is Remembered {
  return (
    typeof data === 'object' &&
    data !== null &&
    'value' in data &&
    'sizes' in data &&
    Array.isArray(data.sizes)
  )
}

async function areWhole(
  folder: string,
  files: readonly string[],
  sizes: readonly number[],
): Promise<boolean> {
  const found = await Promise.all(files.map((file) => sizeOf(join(folder, file))))
  return found.every((size, index) => size >= 0 && size === sizes[index])
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return -1
  }
}
