import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '@hookreel/studio'
import type { StepResult, StudioMemory } from '@hookreel/studio'

/** Remembers finished steps in one JSON file in the film's folder, replaced whole each time. */
export async function createFileMemory(folder: string): Promise<StudioMemory> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'steps.json')
  const steps = new Map<string, StepResult>(await readSteps(file))
  const save = async () => {
    await writeWhole(file, (unfinished) => writeFile(unfinished, JSON.stringify([...steps])))
  }
  let writing: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  // All that is remembered while the file is being written is written at once, by the next one: each waits for the disk.
  const saveNext = () => {
    waiting ??= writing.then(() => {
      waiting = undefined
      return save()
    })
    writing = waiting
    return waiting
  }
  return {
    recall: async (step, inputHash) => steps.get(`${step}:${inputHash}`),
    remember: (step, inputHash, result) => {
      steps.set(`${step}:${inputHash}`, result)
      return saveNext()
    },
  }
}

/** A missing or half-written memory is an empty one: the steps are simply done again. */
async function readSteps(file: string): Promise<[string, StepResult][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as [string, StepResult][]
  } catch {
    return []
  }
}
