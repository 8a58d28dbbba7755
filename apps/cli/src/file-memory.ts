import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '@hookreel/studio'
import type { StepResult, StudioMemory } from '@hookreel/studio'

/** Remembers finished steps in one JSON file in the film's folder, replaced whole each time. */
export async function createFileMemory(folder: string): Promise<StudioMemory> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'steps.json')
  const steps = new Map<string, StepResult>(await readSteps(file))
  let writing: Promise<void> = Promise.resolve()
  const save = async () => {
    await writeWhole(file, (unfinished) => writeFile(unfinished, JSON.stringify([...steps])))
  }
  return {
    recall: async (step, inputHash) => steps.get(`${step}:${inputHash}`),
    remember: async (step, inputHash, result) => {
      steps.set(`${step}:${inputHash}`, result)
      writing = writing.then(save)
      await writing
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
