import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killProgram, openCalls, startNode } from '@hookreel/sandbox'
import { RenderError } from '../render-error.ts'
import type { CredentialsWorks } from './credentials-works.ts'

const WORKER = fileURLToPath(new URL('./credentials-worker.ts', import.meta.url))
/** The file three times, and what the program itself takes: a film of three minutes has 60 MB. */
const LIMITS = { memoryBytes: 2 * 1024 ** 3, cpuSeconds: 300, fileBytes: 1024 ** 3, openFiles: 64 }
/** Of what strangers send: the largest film takes 8 s, and one megabyte of nothing but empty boxes takes 50 (the library's time grows with their square). */
const READING = { limits: { ...LIMITS, cpuSeconds: 20 }, niceness: 10 }

/** Asks a confined process of its own for one work. Throws RenderError `credentials_failed`. */
export async function runCredentials<Name extends keyof CredentialsWorks>(
  name: Name,
  data: CredentialsWorks[Name]['data'],
  hears: CredentialsWorks[Name]['hears'],
  signal?: AbortSignal,
): Promise<CredentialsWorks[Name]['result']> {
  signal?.throwIfAborted()
  const child = startNode(WORKER, [], {
    ...{ isOurCode: true, reads: [data.input] },
    ...('output' in data ? { limits: LIMITS, writes: [dirname(data.output)] } : READING),
    ...{ errors: 'pipe', serialization: 'advanced' },
  })
  try {
    return await openCalls<CredentialsWorks>(child, { stopMs: 0 }).ask(name, data, hears, signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw new RenderError('credentials_failed', 'The content credentials could not be handled.', {
      detail: error instanceof Error ? error.message : '',
    })
  } finally {
    killProgram(child)
  }
}
