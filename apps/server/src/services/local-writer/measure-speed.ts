import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LOCAL_WRITER_FILE } from '@hookreel/crew'
import type { InstalledWriter } from '@hookreel/crew'
import { InstallError } from '../installing/install-error.ts'
import { ProgramError } from '../installing/program-process.ts'
import { createWriterProcess } from './writer-process.ts'

/** About eighty words: enough that the first of them, which takes longer, does not count for much. */
const TRIAL_TOKENS = 120
const TRIAL = {
  messages: [
    { role: 'system', content: 'You write narration scripts for short videos. Plain sentences only.' },
    { role: 'user', content: 'Write a script of a hundred words about the sea. Answer with JSON.' },
  ],
  schema: { type: 'object', properties: { script: { type: 'string' } }, required: ['script'] },
  maxTokens: TRIAL_TOKENS,
}

/**
 * Has the model write once, so that one that does not run here never counts as installed, and notes how many words a
 * second it wrote. Throws InstallError, or the signal's reason.
 */
export async function measureSpeed(
  folder: string,
  { name, modelFile }: { readonly name: string; readonly modelFile: string },
  signal: AbortSignal,
): Promise<void> {
  const writer = createWriterProcess(folder, modelFile)
  let [text, begun] = ['', performance.now()]
  try {
    await writer.write(
      TRIAL,
      (piece) => {
        if (text === '') begun = performance.now()
        text += piece
      },
      signal,
    )
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    throw new InstallError(`The model does not run on this machine. ${error.message}`, { cause: error })
  } finally {
    writer.close()
  }
  const words = text.split(/\s+/).length
  const wordsPerSecond = Math.round((words / ((performance.now() - begun) / 1000)) * 10) / 10
  const found: InstalledWriter = { name, wordsPerSecond }
  await writeFile(path.join(folder, LOCAL_WRITER_FILE), JSON.stringify(found))
}
